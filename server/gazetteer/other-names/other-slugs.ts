import { readLocationSlug } from '#domain/search/location-slug.ts'
import { slugSpellings } from '#domain/locations/slug-spellings.ts'
import { slugify } from '#domain/text/slug.ts'
import { otherNames } from './names.ts'
import { otherPostcodes } from './postcodes.ts'

let known: ReadonlyMap<string, string> | undefined

/** The slug of the portal for each other slug of a place: "brisbane-city-qld-4000" is "brisbane-qld-4000" here. */
export function slugsOfOtherNames(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...entries(otherNames, ({ words: _, ...place }, name) => {
      const [plainName = '', postcode = place.postcode] = name.split('@')
      return slugify(`${plainName} ${place.stateCode} ${postcode}`)
    }),
    ...entries(otherPostcodes, ({ words, stateCode }, postcode) => `${words}-${stateCode.toLowerCase()}-${postcode}`),
  ])
  return known
}

type Slug = NonNullable<ReturnType<typeof readLocationSlug>>

/** Lines of a slug of ours and what else it is known by: "brisbane-qld-4000 Brisbane City|Brisbane CBD". */
function entries(table: string, otherSlug: (ours: Slug, other: string) => string): [other: string, ours: string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const space = line.indexOf(' ')
      const ours = line.slice(0, space)
      const slug = readLocationSlug(ours)
      if (slug === null) throw new Error(`Not a line of other names: "${line}"`)
      return line
        .slice(space + 1)
        .split('|')
        .map((other): [string, string] => [otherSlug(slug, other), ours])
    })
}

/** The slugs under which a place may be found whose own slug is not known, the likeliest first. */
export function otherSlugs(slug: string): string[] {
  const spellings = slugSpellings(slug)
  const named = [slug, ...spellings].flatMap((each) => slugsOfOtherNames().get(each) ?? [])
  return [...new Set([...named, ...spellings])]
}
