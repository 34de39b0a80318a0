import { slugSpellings } from '../slug-spellings.ts'
import { readLocationSlug } from '../../search/location-slug.ts'
import { slugify } from '../../text/slug.ts'
import { otherNames } from './names.ts'
import { popularNames } from './popular-names.ts'
import { otherPostcodes } from './postcodes.ts'

/** What a place is known by besides its own name and postcode. */
type OtherNames = { names: readonly string[]; postcodes: readonly string[] }

type Line = { uri: string; slug: NonNullable<ReturnType<typeof readLocationSlug>>; others: readonly string[] }

let knownSlugs: ReadonlyMap<string, string> | undefined
let knownPostcodes: ReadonlyMap<string, string> | undefined
let knownNames: ReadonlyMap<string, OtherNames> | undefined

/** The slug of the portal for each other slug of a place: "brisbane-city-qld-4000" is "brisbane-qld-4000" here. */
export function slugsOfOtherNames(): ReadonlyMap<string, string> {
  knownSlugs ??= new Map([
    ...linesOf(popularNames).flatMap(slugsOfNames),
    ...linesOf(otherNames).flatMap(slugsOfNames),
    ...slugsOfOtherPostcodes(),
  ])
  return knownSlugs
}

/** The slug of the portal for the slug of a place with another of its postcodes: "melbourne-vic-3001" is "melbourne-vic-3000". */
export function slugsOfOtherPostcodes(): ReadonlyMap<string, string> {
  knownPostcodes ??= new Map(
    linesOf(otherPostcodes).flatMap(({ uri, slug: { words, stateCode }, others }) =>
      others.map((postcode): [string, string] => [`${words}-${stateCode.toLowerCase()}-${postcode}`, uri]),
    ),
  )
  return knownPostcodes
}

/** The other names and postcodes of each place, by its slug. */
export function otherNamesBySlug(): ReadonlyMap<string, OtherNames> {
  knownNames ??= readOtherNames()
  return knownNames
}

function readOtherNames(): Map<string, OtherNames> {
  const names = Map.groupBy([...linesOf(otherNames), ...linesOf(popularNames)], ({ uri }) => uri)
  const postcodes = Map.groupBy(linesOf(otherPostcodes), ({ uri }) => uri)
  const othersIn = (lines: readonly Line[] | undefined) => (lines ?? []).flatMap(({ others }) => others)
  return new Map(
    [...new Set([...names.keys(), ...postcodes.keys()])].map((uri) => [
      uri,
      {
        names: othersIn(names.get(uri)).map((name) => name.split('@')[0] ?? name),
        postcodes: othersIn(postcodes.get(uri)),
      },
    ]),
  )
}

/** Lines of a slug of ours and what else it is known by: "brisbane-qld-4000 Brisbane City|Brisbane CBD". */
const linesOf = (table: string): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ')
      const uri = line.slice(0, space)
      const slug = readLocationSlug(uri)
      if (slug === null) throw new Error(`Not a line of other names: "${line}"`)
      return { uri, slug, others: line.slice(space + 1).split('|') }
    })

/** A name may have a postcode of its own: "Auburn South@3122". */
const slugsOfNames = ({ uri, slug: { stateCode, postcode: own }, others }: Line): [string, string][] =>
  others.map((other) => {
    const [name = '', postcode = own] = other.split('@')
    return [slugify(`${name} ${stateCode} ${postcode}`), uri]
  })

/** The slugs under which a place may be found whose own slug is not known, the likeliest first. */
export function otherSlugs(slug: string): string[] {
  const spellings = slugSpellings(slug)
  const named = [slug, ...spellings].flatMap((each) => slugsOfOtherNames().get(each) ?? [])
  return [...new Set([...named, ...spellings])]
}
