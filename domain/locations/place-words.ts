import { slugify } from '../text/slug.ts'

/** The words of a place that a visitor may type. `suburbName` is that of a street's suburb. */
export type PlaceWords = { name: string; suburbName: string | null; postcode: string | null }

/** The words of a place in one row, as `fitsTyped` looks through them: "smith-street-fitzroy-3065". */
export const searchableWords = ({ name, suburbName, postcode }: PlaceWords): string =>
  slugify([name, suburbName, postcode].join(' '))

/**
 * Whether what was typed stands in the words of a place: whole words one after the other, the last may be begun.
 * What holds neither letter nor digit fits every place.
 */
export const fitsTyped = (words: string, typed: string): boolean => `-${words}`.includes(`-${slugify(typed)}`)

/** The first letter of a name, A to Z, marks taken off; null where a name begins with something else. */
export function initialOf(name: string): string | null {
  const [first = ''] = slugify(name)
  return /[a-z]/.test(first) ? first.toUpperCase() : null
}

type Named = PlaceWords & { id: number; stateCode: string }

/**
 * A text whose order is that of the names from A to Z, marks and case aside; equal names go by suburb, state and number.
 * Worked out once for each place, for names are sorted by the ten thousand.
 */
export const nameSortKey = ({ name, suburbName, stateCode, id }: Named): string =>
  [slugify(name), slugify(suburbName ?? ''), stateCode, String(id).padStart(10, '0')].join(' ')
