import { Component, type ReactNode } from 'react';

/** Error boundary of a block: removes the block and reports the error. */
export class BlockBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
