import { formatArea, formatLength } from '../land/area.ts'
import { propertyFeatures } from '../lookups/features.ts'
import { LARGEST_ROOM_COUNT } from '../lookups/limits.ts'
import { type PropertyType, propertyTypes } from '../lookups/property-types.ts'
import type { EventFilter, Range, SearchParameters } from '../search/search-parameters.ts'
import { longDayText } from '../time/long-day-text.ts'
import { alertCountOf } from './alert-counts.ts'
import { alertCopy as copy } from './alert-texts.copy.ts'

/** Named one by one; of more than these two are named and the others counted. */
const MOST_NAMED = 3

/** Everything that a search asks for besides its mode, its place, its price and its kinds of home, each in words. */
export function filterTexts(search: SearchParameters): string[] {
  const { bedrooms, bathrooms, carSpaces, landSize, frontageSize, auction, inspection } = search
  return [
    bedroomText(bedrooms),
    countText(bathrooms, copy.bathrooms),
    countText(carSpaces, copy.carSpaces),
    ...search.propertyFeatures.map((feature) => inSentence(propertyFeatures[feature].displayName)),
    rangeText(landSize, formatArea, copy.land),
    rangeText(frontageSize, formatLength, copy.frontage),
    daysText(auction, copy.auction, copy.auctionOn),
    daysText(inspection, copy.inspection, copy.inspectionOn),
    search.isUnderOffer ? null : copy.withoutUnderOffer,
  ].filter((text) => text !== null)
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
