import { formatArea, formatLength } from '../land/area.ts'
import { propertyFeatures } from '../lookups/features.ts'
import { LARGEST_ROOM_COUNT } from '../lookups/limits.ts'
import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'
import type { EventFilter } from '../search/filters/days.ts'
import type { Range } from '../search/filters/range.ts'
import { type FilterName, filtersInOrderOf, type FilterValues } from '../search/filters/search-filters.ts'
import { longDayText } from '../time/long-day-text.ts'
import { alertCountOf } from './alert-counts.ts'
import { alertCopy as copy } from './alert-texts.copy.ts'

/** Named one by one; of more than these two are named and the others counted. */
const MOST_NAMED = 3

/** Everything that a search asks for besides its mode, its place, its price and its kinds of home, each in words. */
export const filterTexts = (values: FilterValues): string[] => {
  const textsOf = <Name extends FilterName>(name: Name) => texts[name](values[name])
  return filtersInOrderOf(texts)
    .flatMap(textsOf)
    .filter((text) => text !== null)
}

/** In the order of the sentence. */
const texts: { [Name in FilterName]: (value: FilterValues[Name]) => readonly (string | null)[] } = {
  // The kinds of home and the price have a place of their own in the sentence.
  propertyTypes: () => [],
  price: () => [],
  bedrooms: (counts) => [bedroomText(counts)],
  bathrooms: (counts) => [countText(counts, copy.bathrooms)],
  carSpaces: (counts) => [countText(counts, copy.carSpaces)],
  propertyFeatures: (features) => features.map((feature) => inSentence(propertyFeatures[feature].displayName)),
  landSize: (range) => [rangeText(range, formatArea, copy.land)],
  frontageSize: (range) => [rangeText(range, formatLength, copy.frontage)],
  auction: (events) => [daysText(events, copy.auction, copy.auctionOn)],
  inspection: (events) => [daysText(events, copy.inspection, copy.inspectionOn)],
  isUnderOffer: (isIncluded) => [isIncluded ? null : copy.withoutUnderOffer],
}

/** "houses and apartments"; "homes" where any kind will do. */
export function typeNouns(types: readonly PropertyType[]): string {
  if (types.length === 0) return copy.homes
  const nouns = types.map((type) => propertyTypes[type].queryWord.replaceAll('-', ' '))
  return nouns.length > MOST_NAMED
    ? joined([...nouns.slice(0, 2), copy.more(nouns.length - 2)], copy.and)
    : joined(nouns, copy.and)
}

/** "3+ bedroom", "studio or 1 bedroom"; null where any number will do. */
export function bedroomsInName(counts: readonly number[]): string | null {
  const rooms = counts.filter((count) => count > 0)
  const text = countsText(rooms)
  const parts = [...(counts.includes(0) ? [copy.studio] : []), ...(text === null ? [] : [copy.bedroom(text)])]
  return parts.length === 0 ? null : joined(parts, copy.or)
}

/** "one, two and three". */
export function joined(parts: readonly string[], conjunction: string): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${conjunction} ${last}`
}

function bedroomText(counts: readonly number[]): string | null {
  const rooms = countText(
    counts.filter((count) => count > 0),
    copy.bedrooms,
  )
  const parts = [...(counts.includes(0) ? [copy.studio] : []), ...(rooms === null ? [] : [rooms])]
  return parts.length === 0 ? null : joined(parts, copy.or)
}

function countText(counts: readonly number[], inWords: (count: string) => string): string | null {
  const text = countsText(counts)
  return text === null ? null : inWords(text)
}

/** "3+" for three or more, "1 or 2", "5+" for the largest. */
function countsText(counts: readonly number[]): string | null {
  const { min, only } = alertCountOf(counts)
  if (min !== null) return `${min}+`
  if (only.length === 0) return null
  return joined(
    only.map((count) => (count >= LARGEST_ROOM_COUNT ? `${count}+` : String(count))),
    copy.or,
  )
}

function rangeText(
  { min, max }: Range,
  format: (value: number) => string,
  inWords: (range: string) => string,
): string | null {
  if (min === null && max === null) return null
  if (min === null) return inWords(copy.rangeTo(format(max ?? 0)))
  return inWords(max === null ? copy.rangeFrom(format(min)) : copy.range(format(min), format(max)))
}

function daysText(
  { dates, forthcoming }: EventFilter,
  coming: string,
  onDays: (days: string) => string,
): string | null {
  if (dates.length > 0) return onDays(joined(dates.map(longDayText), copy.or))
  return forthcoming ? coming : null
}

/** The name of a feature within a sentence: "pool", "solar panels", "pay TV". */
const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
