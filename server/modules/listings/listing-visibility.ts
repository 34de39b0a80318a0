import { streetInText } from '#domain/locations/street-in-text.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { type PlaceRecord, positionOf } from '../locations/place-record.ts'
import type { ListingRow } from './listing-record.ts'

/**
 * What may be seen of a listing. Every position and text that leaves the server goes through here: a hidden address gives no exact
 * position and no street in any text. Street addresses go through domain/listing/visible-address.ts, prices through
 * domain/price/listing-price.ts.
 */
type Addressed = Pick<ListingRow, 'streetAddress' | 'isAddressHidden' | 'latitudeMicro' | 'longitudeMicro'>

/** Where the home is: the suburb's centre when hidden, null when unknown. */
export function visiblePosition(listing: Addressed, suburb: PlaceRecord): LatLong | null {
  if (listing.isAddressHidden) return positionOf(suburb)
  const { latitudeMicro, longitudeMicro } = listing
  if (latitudeMicro === null || longitudeMicro === null) return null
  return { latitude: latitudeMicro / 1_000_000, longitude: longitudeMicro / 1_000_000 }
}

/** Whether that is only about where it is. */
export const isPositionApproximate = (
  listing: Pick<ListingRow, 'isAddressHidden' | 'isPositionApproximate'>,
): boolean => listing.isAddressHidden || listing.isPositionApproximate

/** The point from which distances are measured: the home, or its suburb's centre when hidden or unknown. */
export const pointOfListing = (listing: Addressed, suburb: PlaceRecord): LatLong =>
  visiblePosition(listing, suburb) ?? positionOf(suburb)

/**
 * A text of the agent or the vendor. Where the address is hidden, the street it names by mistake is replaced with the
 * suburb, with or without the number, long or short ("Street" or "St").
 */
export function visibleText(text: string, listing: Addressed, suburb: PlaceRecord): string {
  if (!listing.isAddressHidden || listing.streetAddress === null) return text
  const pattern = streetPattern(listing.streetAddress)
  return pattern === null ? text : text.replaceAll(pattern, suburb.name)
}

/** Several texts, each as visibleText gives it. */
export const visibleTexts = (texts: readonly string[], listing: Addressed, suburb: PlaceRecord): string[] =>
  texts.map((text) => visibleText(text, listing, suburb))

/** Links with their titles. One whose own address names a hidden street is left out, for without its words it leads nowhere. */
export const visibleLinks = <Link extends { url: string; title: string }>(
  links: readonly Link[],
  listing: Addressed,
  suburb: PlaceRecord,
): Link[] =>
  links
    .filter(({ url }) => visibleLink(url, listing) !== null)
    .map((link) => ({ ...link, title: visibleText(link.title, listing, suburb) }))

/** An address elsewhere; null for one that names a hidden street. */
export function visibleLink(url: string, { isAddressHidden, streetAddress }: Addressed): string | null {
  if (!isAddressHidden || streetAddress === null) return url
  const pattern = streetPattern(streetAddress)
  return pattern !== null && wordsOfLink(url).search(pattern) >= 0 ? null : url
}

function wordsOfLink(url: string): string {
  const spaced = url.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced.replaceAll(/%\w{2}/g, ' ')
  }
}

const patterns = new Map<string, RegExp | null>()
const KEPT_PATTERNS = 5000

function streetPattern(streetAddress: string): RegExp | null {
  const kept = patterns.get(streetAddress)
  if (kept !== undefined) return kept
  if (patterns.size >= KEPT_PATTERNS) patterns.clear()
  const pattern = streetInText(streetAddress)
  patterns.set(streetAddress, pattern)
  return pattern
}
