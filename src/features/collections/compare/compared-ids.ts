/** How many homes are compared. */
const FEWEST_COMPARED = 2
const MOST_COMPARED = 4

const LARGEST_ID = 2_147_483_647

/** The numbers of the homes in a query string, each once and four at most; empty where there are fewer than two. */
export function readComparedIds(search: string): readonly number[] {
  const text = new URLSearchParams(search).get('ids') ?? ''
  const ids = text.split(',').flatMap((part) => (/^[1-9]\d{0,9}$/.test(part) ? Number(part) : []))
  const known = [...new Set(ids)].filter((id) => id <= LARGEST_ID).slice(0, MOST_COMPARED)
  return known.length < FEWEST_COMPARED ? [] : known
}
