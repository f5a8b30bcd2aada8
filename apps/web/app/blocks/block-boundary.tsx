import { Component, type ReactNode } from 'react';

/** Leaves out what breaks inside of it and tells whoever listens to the errors of the page. */
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
