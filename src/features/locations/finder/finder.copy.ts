import type { FinderView } from '#domain/locations/finder-url.ts'
import { states } from '#domain/lookups/states.ts'
import { numberText } from '#domain/text/number-text.ts'
import { kindOfView, type PlaceKind } from './finder-variables.ts'

const nouns = {
  region: { one: 'region', many: 'regions' },
  suburb: { one: 'suburb', many: 'suburbs' },
  street: { one: 'street', many: 'streets' },
} as const

/** What the location finder says: popular suburbs, and the lists of regions, suburbs and streets. */
export const finderCopy = {
  home: 'Home',
  australia: 'Australia',
  tabs: 'Ways to find a place',
  find: 'Find',
  fields: { region: 'Region name', suburb: 'Suburb or postcode', street: 'Street, suburb or postcode' },
  letters: 'First letter',
  everyLetter: 'All',
  pages: 'Pages of places',
  nothing: 'Nothing here matches that.',
  showAll: 'Show all of them',

  /** "Suburbs in Victoria", "Streets in Fitzroy, VIC 3065", with the letter and the page where they are chosen. */
  title(view: FinderView, parentLabel: string | null): string {
    const { many } = nouns[kindOfView(view)]
    const place = parentLabel ?? (view.stateCode === null ? finderCopy.australia : states[view.stateCode].name)
    const letter = view.letter === null ? '' : `, ${view.letter}`
    const page = view.page > 1 ? `, page ${view.page}` : ''
    return `${many.charAt(0).toUpperCase()}${many.slice(1)} in ${place}${letter}${page}`
  },
  description: (kind: PlaceKind, title: string): string =>
    kind === 'region'
      ? `${title}: choose a region to see its suburbs, what homes cost there and what’s on the market.`
      : `${title}, A to Z, with the homes for sale and for rent in each.`,
  /** "1 suburb", "3,787 suburbs" */
  places: (count: number, kind: PlaceKind): string =>
    `${numberText(count)} ${nouns[kind][count === 1 ? 'one' : 'many']}`,
  placesWithin: (places: string, name: string, stateCode: string): string => `${places} in ${name}, ${stateCode}`,
  /** "12 suburbs in Victoria starting with F and matching “fitz”" */
  count(total: number, view: FinderView, parentLabel: string | null): string {
    const place = parentLabel ?? (view.stateCode === null ? null : states[view.stateCode].name)
    const conditions = [
      view.letter !== null && `starting with ${view.letter}`,
      view.query !== '' && `matching “${view.query}”`,
    ].filter((condition) => condition !== false)
    const kind = kindOfView(view)
    const count = total === 0 ? `No ${nouns[kind].many}` : finderCopy.places(total, kind)
    const where = place === null ? '' : ` in ${place}`
    return `${count}${where}${conditions.length === 0 ? '' : ` ${conditions.join(' and ')}`}`
  },
  score: (score: number | null): string | null => (score === null ? null : `Locals: ${score} out of 100`),
  /** "12 for sale · 4 for rent"; null when there is none. */
  homes({ forSale, forRent }: { forSale: number; forRent: number }): string | null {
    const parts = [
      forSale > 0 && `${numberText(forSale)} for sale`,
      forRent > 0 && `${numberText(forRent)} for rent`,
    ].filter((part) => part !== false)
    return parts.length === 0 ? null : parts.join(' · ')
  },

  popularTitle: (place: string): string => `Popular suburbs in ${place}`,
  popularOrder:
    'Suburbs with the most homes on the market come first. Prices and rents are the latest yearly medians. A dash means fewer than 10 sales or leases.',
  allSuburbs: (place: string): string => `All suburbs in ${place}, A to Z`,
  noHomes: 'Nothing on the market right now',
} as const
