import { distanceInMetres } from '#domain/geo/distance.ts'
import type { LatLong } from '#domain/geo/lat-long.ts'
import { propertyFeatures } from '#domain/lookups/features.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { numberText } from '#domain/text/number-text.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import type { ComparisonTable_ListingFragment } from '#src/api/generated/graphql.ts'
import { compareCopy as copy } from './compare.copy.ts'

type Listing = ComparisonTable_ListingFragment
/** A place of the visitor's own. */
export type OwnPoint = { label: string; latLong: LatLong }

/** One fact of all homes; each cell has its lines, none where nothing is known. */
export type ComparisonRow = { title: string; cells: readonly (readonly string[])[]; isDifferent: boolean }

type Fact = readonly [title: string, lines: (listing: Listing) => readonly (string | null | undefined)[]]

/** What homes are compared by, in the order of the table; what is known of none of them is left out. */
export function comparisonRows(listings: readonly Listing[], point: OwnPoint | null): ComparisonRow[] {
  return [...facts, ...(point ? [distanceFact(point)] : [])].flatMap(([title, lines]) => {
    const cells = listings.map((listing) => lines(listing).filter((line) => line !== null && line !== undefined))
    if (cells.every((cell) => cell.length === 0)) return []
    return { title, cells, isDifferent: new Set(cells.map((cell) => cell.join('\n'))).size > 1 }
  })
}

const { rows } = copy

const facts: readonly Fact[] = [
  [rows.price, ({ summary }) => [summary.priceDetails.longDescription]],
  [rows.status, (listing) => [statusText(listing)]],
  [rows.type, ({ summary }) => [propertyTypes[summary.propertyType].displayName]],
  [rows.bedrooms, ({ summary: { features } }) => [roomText(features.bedrooms, copy.studio)]],
  [rows.bathrooms, ({ summary: { features } }) => [roomText(features.bathrooms)]],
  [rows.cars, ({ summary: { features } }) => [roomText(features.cars)]],
  [rows.land, ({ summary }) => [summary.landFeatures.landSizeDescription]],
  [rows.frontage, ({ summary: { landFeatures } }) => [metresText(landFeatures.frontage, copy.metres)]],
  [rows.building, ({ buildingSize }) => [metresText(buildingSize, copy.squareMetres)]],
  [rows.rates, ({ councilRates }) => [councilRates]],
  [rows.bond, ({ summary: { rentalDetails } }) => [rentalDetails?.bond ? formatDollars(rentalDetails.bond) : null]],
  [rows.available, ({ summary: { rentalDetails } }) => [rentalDetails?.availableDescription]],
  [rows.inspections, ({ summary }) => summary.inspections.map(({ description }) => description)],
  [rows.auction, ({ summary }) => [summary.auction?.description]],
  [rows.features, ({ summary: { features } }) => featureTexts(features)],
  [
    rows.history,
    ({ priceHistory }) =>
      priceHistory.map(
        ({ occurredOn, kind, priceDescription }) =>
          `${shortDayText(occurredOn)}: ${copy.kinds[kind]}, ${priceDescription}`,
      ),
  ],
  [rows.listed, ({ summary }) => [shortDayText(summary.listedAt.slice(0, 10))]],
  [rows.agent, ({ summary }) => [summary.agents.map(({ name }) => name).join(', ') || null, summary.office.name]],
]

function statusText({ summary }: Listing): string {
  const { statusType, listingType, isUnderOffer, saleDetails, rentalDetails } = summary
  const { status } = copy
  if (statusType === 'removed') return status.removed
  if (statusType === 'available') return isUnderOffer ? status.underOffer : status[listingType]
  const day = listingType === 'sale' ? saleDetails?.soldOn : rentalDetails?.leasedOn
  return [listingType === 'sale' ? status.sold : status.leased, day && shortDayText(day)].filter(Boolean).join(' ')
}

const roomText = (count: number | null, none?: string): string | null =>
  count === null ? null : count === 0 && none !== undefined ? none : String(count)

const metresText = (size: number | null, text: (metres: string) => string): string | null =>
  size === null ? null : text(numberText(size, 1))

const featureTexts = ({ tags, extraFeatures }: Listing['summary']['features']): string[] =>
  [...tags.map((tag) => propertyFeatures[tag].displayName), ...extraFeatures].toSorted()

const distanceFact = ({ label, latLong }: OwnPoint): Fact => [
  copy.distanceTo(label),
  ({ summary: { location } }) => {
    if (location.latLong === null) return []
    const kilometres = distanceInMetres(latLong, location.latLong) / 1000
    const distance = copy.kilometres(numberText(kilometres, kilometres < 10 ? 1 : 0))
    return [location.isApproximate ? copy.about(distance) : distance]
  },
]
