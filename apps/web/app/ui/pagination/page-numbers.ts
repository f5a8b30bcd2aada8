/** The page numbers to show, null for a gap: the first, the last, and one on either side of the current one. */
export function pageNumbers(page: number, lastPage: number): readonly (number | null)[] {
  const shown = [1, page - 1, page, page + 1, lastPage].filter((number) => number >= 1 && number <= lastPage);
  const numbers = [...new Set(shown)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
}
