import { slugify } from '../text/slug.ts'

/** The first letter of a name, A to Z, marks taken off; null where a name begins with something else. */
export function initialOf(name: string): string | null {
  const [first = ''] = slugify(name)
  return /[a-z]/.test(first) ? first.toUpperCase() : null
}

/** `suburbName` is that of a street's suburb. */
type Named = { name: string; suburbName: string | null; id: number; stateCode: string }

/**
 * A text whose order is that of the names from A to Z, marks and case aside; equal names go by suburb, state and number.
 * Worked out once for each place, for names are sorted by the ten thousand.
 */
export const nameSortKey = ({ name, suburbName, stateCode, id }: Named): string =>
  [slugify(name), slugify(suburbName ?? ''), stateCode, String(id).padStart(10, '0')].join(' ')
