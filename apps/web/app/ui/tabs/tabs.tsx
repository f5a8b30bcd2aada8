import { useId, useRef, type KeyboardEvent, type ReactNode, useEffect, type RefObject } from 'react';

import styles from './tabs.module.css';

export interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
}

export interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  /** Null where all of them are closed. */
  readonly selected: Key | null;
  /** Also called for the selected tab, which may close it. */
  readonly onSelect: (key: Key) => void;
  /** A line under the chosen tab, or a raised segment. */
  readonly look?: 'line' | 'segment';
  /** A control in the line of the tabs, after them. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** Tabs with one panel. Arrow keys choose a tab; only the chosen one, or the first if none is, is in the tab order. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, look = 'line', end, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(panel);

  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === selected),
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: forward, ArrowLeft: -forward, Home: -index, End: -index - 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    const next = (index + step + tabs.length) % tabs.length;
    event.preventDefault();
    const tab = tabs[next];
    if (tab !== undefined && tab.key !== selected) onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  const head = (
    <div ref={list} className={styles.list} data-look={look} role="tablist" aria-label={label}>
      {tabs.map((tab, at) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          className={styles.tab}
          aria-selected={tab.key === selected}
          aria-controls={`${id}-panel`}
          tabIndex={at === index ? 0 : -1}
          onClick={() => onSelect(tab.key)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {end === undefined ? (
        head
      ) : (
        <div className={styles.head}>
          {head}
          {end}
        </div>
      )}
      <div
        ref={panel}
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={selected === null ? undefined : `${id}-${selected}`}
        data-closed={selected === null || undefined}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}

/**
 * When the focused element inside a box disappears, the box takes the focus, so that the next Tab continues from here
 * and not from the top of the page.
 */
function useKeptFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    let isInside = false;
    const onFocus = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && box.contains(target);
    };
    const observer = new MutationObserver(() => {
      if (isInside && document.activeElement === document.body) box.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', onFocus);
    observer.observe(box, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [ref]);
}
