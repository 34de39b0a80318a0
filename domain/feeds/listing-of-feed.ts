import { PRICE_WITHHELD } from '../price/price-display.ts'
import { formatDollars } from '../price/dollars.ts'
import { priceSteps } from '../price/price-options.ts'
import { instantInZone } from '../time/instant-in-zone.ts'
import { propertyTypes } from '../lookups/property-types.ts'
import { slugify } from '../text/slug.ts'
import type { FeedLink } from './feed-media.ts'
import type { FeedTime } from './feed-time.ts'
import { listingTypeOf, type StatedListing } from './stated-listing.ts'
import { isVirtualTour } from './virtual-tours.ts'

/** What a feed states, as the portal keeps listings. */

const classes = { residential: 'residential', rental: 'residential', land: 'land', rural: 'rural' } as const
const plainTypes = { residential: 'Unknown', rental: 'Unknown', land: 'Land', rural: 'Rural' } as const

/** What is said and shown of a home in a suburb; pictures come by themselves. */
export const contentOfFeed = (stated: StatedListing, suburb: { uri: string; name: string }) => ({
  ...wordsOf(stated, suburb),
  ...termsOf(stated),
  ...sizesOf(stated),
  features: stated.features?.names ?? [],
  otherFeatures: stated.features?.others ?? [],
  videos: linksOf(stated.videos, () => 'Video'),
  externalLinks: linksOf(outsideLinks(stated, false), ({ url }) => new URL(url).host.replace(/^www\./u, '')),
  externalMedias: linksOf(outsideLinks(stated, true), () => 'Virtual tour').map((link) => ({
    ...link,
    kind: 'virtualTour' as const,
  })),
  documents: linksOf(stated.statements, () => 'Statement of information').map((link) => ({
    ...link,
    kind: 'statementOfInformation' as const,
  })),
})

function wordsOf(stated: StatedListing, suburb: { uri: string; name: string }) {
  const { type, address, councilRates, municipality } = stated
  const propertyType = stated.propertyType ?? plainTypes[type]
  const streetAddress = address?.streetAddress ?? null
  const kind = propertyType === 'Unknown' ? 'Property' : propertyTypes[propertyType].displayName
  return {
    uri: streetAddress === null ? suburb.uri : `${slugify(streetAddress)}-${suburb.uri}`,
    streetAddress,
    isAddressHidden: streetAddress === null || address?.isHidden === true,
    listingClass: classes[type],
    propertyType,
    title: stated.title || `${kind} in ${suburb.name}`,
    description: stated.description ?? '',
    councilRates: councilRates || null,
    municipality: municipality || null,
  }
}

/** How a home is sold, or on what terms it is let. */
function termsOf(stated: StatedListing) {
  if (listingTypeOf(stated) === 'rental')
    return { saleMethod: null, bond: stated.bond ?? null, availableOn: stated.availableOn ?? null }
  const saleMethod = stated.isByAuction === true ? ('auction' as const) : ('privateTreaty' as const)
  return { saleMethod, bond: null, availableOn: null }
}

function sizesOf({ features, landSizeM2, buildingSizeM2, frontageM = null }: StatedListing) {
  const { bedrooms, bathrooms, carSpaces } = features ?? { bedrooms: null, bathrooms: null, carSpaces: null }
  return {
    bedrooms,
    bathrooms,
    carSpaces,
    landSizeM2: wholeSize(landSizeM2),
    buildingSizeM2: wholeSize(buildingSizeM2),
    frontageM,
  }
}

const wholeSize = (squareMetres: number | null | undefined): number | null => Math.round(squareMetres ?? 0) || null

const outsideLinks = ({ externalLinks = [] }: StatedListing, areTours: boolean): FeedLink[] =>
  externalLinks.filter(({ url }) => isVirtualTour(url) === areTours)

const linksOf = (links: readonly FeedLink[] | undefined, plainTitle: (link: FeedLink) => string) =>
  (links ?? []).map((link) => ({ url: link.url, title: link.title || plainTitle(link) }))

/** A price with whether its figure is kept back. */
export type FeedOffer = { text: string; from: number | null; to: number | null; isPriceWithheld: boolean }

const WITHHELD: Omit<FeedOffer, 'text'> = { from: null, to: null, isPriceWithheld: true }

const atFigure = (text: string, dollars: number | null): FeedOffer => ({
  text,
  from: dollars,
  to: dollars,
  isPriceWithheld: false,
})

/** What is asked: the text is shown, the figure is what searches compare. A hidden price is in no search. */
export function askedPriceOf(stated: StatedListing): FeedOffer {
  const { dollars, text, isHidden } = stated.price ?? { dollars: null, text: '', isHidden: false }
  if (isHidden) return { ...WITHHELD, text: '' }
  if (dollars === null) return atFigure(text, null)
  return atFigure(listingTypeOf(stated) === 'rental' ? perWeek(dollars) : text || formatDollars(dollars), dollars)
}

/** What a home went for. One that is let without a figure went for the rent that was asked. */
export function resultOf(stated: StatedListing): FeedOffer {
  const { dollars, display } = stated.result ?? { dollars: null, display: 'yes' }
  const isRental = listingTypeOf(stated) === 'rental'
  if (display === 'no') return { ...WITHHELD, text: PRICE_WITHHELD }
  if (dollars === null && isRental && stated.price?.isHidden !== true) return askedPriceOf(stated)
  if (dollars === null) return { ...WITHHELD, text: PRICE_WITHHELD }
  if (display === 'range' && !isRental) return rangeAround(dollars)
  return atFigure(isRental ? perWeek(dollars) : formatDollars(dollars), dollars)
}

const perWeek = (dollars: number): string => `${formatDollars(dollars)} per week`

const WIDEST_STEP = 1_000_000

/** The two prices of the price filter between which a sale lies. */
function rangeAround(dollars: number): FeedOffer {
  const steps = priceSteps('sold')
  const highest = steps.at(-1) ?? 0
  const above = Math.floor(dollars / WIDEST_STEP) * WIDEST_STEP
  const [from, to] =
    dollars >= highest
      ? [above, above + WIDEST_STEP]
      : [steps.findLast((step) => step <= dollars) ?? 1, steps.find((step) => step > dollars) ?? highest]
  const text = from === 1 ? `Under ${formatDollars(to)}` : `${formatDollars(from)} - ${formatDollars(to)}`
  return { text, from, to, isPriceWithheld: false }
}

/** A time without a zone is one of the place. */
export const instantOf = ({ day, time, offset }: FeedTime, timeZone: string): Date =>
  offset === null
    ? instantInZone(day, time, timeZone)
    : new Date(`${day}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/u, '$1:$2')}`)

/** Those that have not ended. */
export const inspectionsOf = ({ inspections = [] }: StatedListing, timeZone: string, now: Date) =>
  inspections
    .map(({ day, begins, ends }) => ({
      startsAt: instantInZone(day, begins, timeZone),
      endsAt: instantInZone(day, ends, timeZone),
      localDate: day,
    }))
    .filter(({ endsAt }) => endsAt > now)
