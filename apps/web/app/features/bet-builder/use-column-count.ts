import { useLayoutEffect, useState, type RefObject } from 'react';

/** The least inline size for so many columns of cards: one more than its place in the list. */
const sizes = [520, 960, 1280];

/** How many columns of cards an element has room for. */
export function useColumnCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const measure = () => setCount(columnCount(current.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return count;
}

function columnCount(inlineSize: number): number {
  return 1 + sizes.filter((size) => inlineSize >= size).length;
}
