/**
 * The pages to offer around `page` of `pageCount` (both from 1): the first, the last, and the neighbours of the current
 * one, ascending. `null` stands for two or more that are left out; a single one is never left out.
 */
export function paginationWindow(page: number, pageCount: number, neighbours = 1): (number | null)[] {
  const shown = new Set([1, pageCount])
  for (let near = page - neighbours; near <= page + neighbours; near += 1) {
    if (near >= 1 && near <= pageCount) shown.add(near)
  }
  const items: (number | null)[] = []
  let previous = 0
  for (const current of [...shown].toSorted((a, b) => a - b)) {
    if (current - previous === 2) items.push(current - 1)
    if (current - previous > 2) items.push(null)
    items.push(current)
    previous = current
  }
  return items
}
