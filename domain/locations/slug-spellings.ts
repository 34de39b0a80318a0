const directions: ReadonlySet<string> = new Set(['north', 'south', 'east', 'west', 'upper', 'lower'])
const shortForms: Readonly<Record<string, string>> = { mt: 'mount', saint: 'st' }

/**
 * Other ways to write the slug of the same place, as people do: "mt-eliza-vic-3930" for "mount-eliza-vic-3930", "saint-kilda" for
 * "st-kilda", "west-brunswick" for "brunswick-west". They keep state and postcode, so none is the slug of a place elsewhere.
 */
export function slugSpellings(slug: string): string[] {
  const words = slug.split('-')
  const end = /^\d+$/.test(words.at(-1) ?? '') ? -2 : -1
  const name = words.slice(0, end).map((word) => shortForms[word] ?? word)
  const orders = [name, swapped(name)].filter((each) => each !== null)
  return orders.map((each) => [...each, ...words.slice(end)].join('-')).filter((each) => each !== slug)
}

function swapped(name: readonly string[]): string[] | null {
  const [first = '', ...rest] = name
  const last = name.at(-1) ?? ''
  if (name.length < 2) return null
  if (directions.has(first)) return [...rest, first]
  return directions.has(last) ? [last, ...name.slice(0, -1)] : null
}
