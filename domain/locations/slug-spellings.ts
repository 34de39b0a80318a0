import { officialWords, withDirectionMoved } from './name-forms.ts'
import { shortDirections } from './short-directions.ts'

/**
 * Other ways to write the slug of the same place, as people do: "mt-eliza-vic-3930" for "mount-eliza-vic-3930", "saint-kilda" for
 * "st-kilda", "west-brunswick" or "brunswick-w" for "brunswick-west". They keep state and postcode, so none is the slug of a place elsewhere.
 */
export function slugSpellings(slug: string): string[] {
  const words = slug.split('-')
  const end = /^\d+$/.test(words.at(-1) ?? '') ? -2 : -1
  const name = withWholeDirection(officialWords(words.slice(0, end)))
  const orders = [name, withDirectionMoved(name)].filter((each) => each !== null)
  return orders.map((each) => [...each, ...words.slice(end)].join('-')).filter((each) => each !== slug)
}

/** "nth-fitzroy", "fitzroy-n": a direction at either end may be short. */
function withWholeDirection(words: readonly string[]): string[] {
  if (words.length < 2) return [...words]
  return words.map((word, at) => (at === 0 || at === words.length - 1 ? (shortDirections.get(word) ?? word) : word))
}

/** What is known under a slug, or under another way to write it. */
export const bySpelling = <Value extends object>(bySlug: ReadonlyMap<string, Value>, slug: string): Value | null =>
  [slug, ...slugSpellings(slug)].flatMap((each) => bySlug.get(each) ?? [])[0] ?? null
