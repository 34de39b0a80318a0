import { alertPriceName } from '../price/price-range-labels.ts'
import type { StateCode } from '../lookups/states.ts'
import { placeNames } from '../search/place-names.ts'
import type { SearchParameters } from '../search/search-parameters.ts'
import { LONGEST_ALERT_NAME } from './alert-limits.ts'
import { alertCopy as copy } from './alert-texts.copy.ts'
import { bedroomsInName, filterTexts, joined, typeNouns } from './filter-texts.ts'

/** A place of an alert; its label tells it from others of its name: "Fitzroy, VIC 3065". */
export type AlertPlace = { name: string; label: string; stateCode: StateCode; postcode?: string | null }

/** An alert's search with the names of what it names by uri; a place or office that is gone is left out. */
export type NamedAlertSearch = { search: SearchParameters; places: readonly AlertPlace[]; officeName: string | null }

/** What the card of an alert says, each part alone. */
export type AlertCardText = { mode: string; place: string; price: string | null; features: string[] }

/**
 * What the portal calls an alert: "3+ bedroom houses for sale in Fitzroy, VIC 3065, $800,000 to $1.2M" (docs/product.md, section 15.12);
 * at most 100 characters.
 */
export function suggestedAlertName({ search, ...named }: NamedAlertSearch): string {
  const beds = bedroomsInName(search.bedrooms)
  const nouns = typeNouns(search.propertyTypes)
  const offer = copy.offers[search.searchMode]
  const where = whereText({ search, ...named })
  const price = alertPriceName(search.price, search.searchMode)
  const candidates = [
    [beds, nouns, offer, where, price],
    [beds, copy.homes, offer, where, price],
    [beds, copy.homes, offer, where, null],
  ].map(([count, what, ...rest]) => nameOf([count, what, ...rest]))
  return candidates.find((name) => [...name].length <= LONGEST_ALERT_NAME) ?? shortened(candidates.at(-1) ?? '')
}

const nameOf = ([beds, nouns, offer, where, price]: (string | null | undefined)[]): string => {
  const words = [beds, nouns, offer, where].filter((word) => word != null).join(' ')
  return capitalised(price == null ? words : `${words}, ${price}`)
}

const shortened = (name: string): string => `${[...name].slice(0, LONGEST_ALERT_NAME - 1).join('')}…`

/** What an alert looks for, in one sentence (docs/product.md, section 15.12). */
export function alertDescription(named: NamedAlertSearch): string {
  const { search } = named
  const price = alertPriceName(search.price, search.searchMode)
  const parts = filterTexts(search)
  const words = [
    typeNouns(search.propertyTypes),
    copy.offers[search.searchMode],
    whereText(named),
    ...(countsSurrounding(search) ? [copy.andSurrounding] : []),
  ].join(' ')
  const rest = [price, parts.length === 0 ? null : copy.withParts(joined(parts, copy.and))]
  return `${capitalised([words, ...rest.filter((part) => part !== null)].join(', '))}.`
}

/** What the card of an alert says of it (docs/product.md, section 15.12). */
export function alertCardText(named: NamedAlertSearch): AlertCardText {
  const { search } = named
  const types = search.propertyTypes.length === 0 ? [] : [typeNouns(search.propertyTypes)]
  const surrounding = countsSurrounding(search) ? [copy.surrounding] : []
  return {
    mode: copy.modes[search.searchMode],
    place: capitalised(placeText(named)),
    price: alertPriceName(search.price, search.searchMode),
    features: [...types, ...filterTexts(search), ...surrounding].map(capitalised),
  }
}

/** Where an alert looks: "Fitzroy, VIC 3065 and 2 more". */
function placeText({ search, places, officeName }: NamedAlertSearch): string {
  const area = areaText({ search, officeName })
  if (area !== null) return area
  const [first, ...others] = places
  if (first === undefined) return noPlaceText(search)
  return others.length === 0 ? first.label : `${first.label} ${copy.and} ${copy.more(others.length)}`
}

function whereText({ search, places, officeName }: NamedAlertSearch): string {
  const area = areaText({ search, officeName })
  if (area !== null) return search.context === 'office' ? copy.byOffice(area) : copy.inPlace(area)
  return copy.inPlace(placeNames(places, ({ label }) => label) ?? noPlaceText(search))
}

const noPlaceText = ({ locationSearchContext }: SearchParameters): string =>
  locationSearchContext.searchLocations.length === 0 ? copy.everywhere : copy.unknownPlace

/** What limits the search instead of its places; null where these do. */
function areaText({ search, officeName }: Omit<NamedAlertSearch, 'places'>): string | null {
  const { drawnArea, bounds } = search.locationSearchContext
  if (search.context === 'office') return officeName ?? copy.unknownOffice
  if (search.context === 'draw' && drawnArea !== null) return copy.drawnArea
  return search.context === 'map' && bounds !== null ? copy.mapArea : null
}

const countsSurrounding = (search: SearchParameters): boolean =>
  areaText({ search, officeName: null }) === null &&
  search.locationSearchContext.includeSurroundingSuburbs &&
  search.locationSearchContext.searchLocations.length > 0

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
