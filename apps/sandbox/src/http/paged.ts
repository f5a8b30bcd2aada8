/** One page of a list and where it stands; past the end is an empty page, not an error. */
export function paged<T>(items: readonly T[], { page, limit }: { readonly page: number; readonly limit: number }) {
  const total = items.length;
  return {
    items: items.slice((page - 1) * limit, page * limit),
    pagination: { total, page, limit, last_page: Math.max(1, Math.ceil(total / limit)) },
  };
}
