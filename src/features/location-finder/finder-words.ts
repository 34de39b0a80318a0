import { numberText } from '#domain/text/number-text.ts'
import type { FinderView } from '#domain/locations/finder-address.ts'
import { states } from '#domain/lookups/states.ts'

export type PlaceKind = 'region' | 'suburb' | 'street'

/** Which kind of place a view lists. */
export function kindOfView({ subject }: FinderView): PlaceKind {
  if ('parentType' in subject) return subject.parentType === 'region' ? 'suburb' : 'street'
  return subject.tab === 'popular' ? 'suburb' : subject.tab
}

const nouns = {
  region: { one: 'region', many: 'regions' },
  suburb: { one: 'suburb', many: 'suburbs' },
  street: { one: 'street', many: 'streets' },
} as const

/** "1 suburb", "3,787 suburbs" */
export const countOfPlaces = (count: number, kind: PlaceKind): string =>
  `${numberText(count)} ${nouns[kind][count === 1 ? 'one' : 'many']}`

/** "Suburbs of Victoria", "Streets of Fitzroy, VIC 3065", with the letter and the page where they are chosen. */
export function titleOfView(view: FinderView, parentLabel: string | null): string {
  const { many } = nouns[kindOfView(view)]
  const place = parentLabel ?? (view.stateCode === null ? 'Australia' : states[view.stateCode].name)
  const letter = view.letter === null ? '' : `, ${view.letter}`
  const page = view.page > 1 ? `, page ${view.page}` : ''
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} of ${place}${letter}${page}`
}

/** "12 suburbs of Victoria that begin with F and fit “fitz”" */
export function countText(total: number, view: FinderView, parentLabel: string | null): string {
  const state = view.stateCode === null ? null : states[view.stateCode].name
  const place = parentLabel ?? state
  const conditions = [
    view.letter !== null && `${total === 1 ? 'begins' : 'begin'} with ${view.letter}`,
    view.query !== '' && `${total === 1 ? 'fits' : 'fit'} “${view.query}”`,
  ].filter((condition) => condition !== false)
  const which = conditions.length === 0 ? '' : ` that ${conditions.join(' and ')}`
  const count = total === 0 ? `No ${nouns[kindOfView(view)].many}` : countOfPlaces(total, kindOfView(view))
  return `${count}${place === null ? '' : ` of ${place}`}${which}`
}

/** "12 for sale · 4 for rent"; null when there is none. */
export function homesText({ forSale, forRent }: { forSale: number; forRent: number }): string | null {
  const parts = [
    forSale > 0 && `${numberText(forSale)} for sale`,
    forRent > 0 && `${numberText(forRent)} for rent`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' · ')
}
