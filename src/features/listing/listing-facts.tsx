import type { ReactNode } from 'react'
import { formatLength, formatArea } from '#domain/land/area.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { FactList } from '#src/design/components/fact-list.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading } from '#src/design/components/text.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'

const methods = {
  privateTreaty: 'Private treaty',
  auction: 'Auction',
  expressionsOfInterest: 'Expressions of interest',
  tender: 'Tender',
} as const

/** What is known of the home, as a table; what is not known has no row. */
export function ListingFacts({ listing }: { listing: ListingDetails }) {
  return (
    <section className={styles.section}>
      <Stack gap={12}>
        <Heading level={2}>Property facts</Heading>
        <FactList items={factsOf(listing)} />
      </Stack>
    </section>
  )
}

function factsOf(listing: ListingDetails): { term: string; detail: ReactNode }[] {
  const { summary } = listing
  const { landFeatures: land, rentalDetails: rental, saleDetails: sale } = summary
  const facts: [string, ReactNode][] = [
    ['Property type', propertyTypes[listing.propertyType].displayName],
    ['Land', land.landSizeDescription],
    ['Frontage', land.frontage && formatLength(land.frontage)],
    ['Building', listing.buildingSize && formatArea(listing.buildingSize)],
    ['Sale by', summary.statusType === 'available' && sale ? methods[sale.method] : null],
    ['Sold', sale?.soldOn && <DayText key="sold" date={sale.soldOn} />],
    ['Bond', rental?.bond && formatDollars(rental.bond)],
    ['Available', summary.statusType === 'available' ? rental?.availableDescription : null],
    ['Leased', rental?.leasedOn && <DayText key="leased" date={rental.leasedOn} />],
    ['Council rates', listing.councilRates],
    ['Municipality', listing.municipality],
    ['On Homely', daysText(summary.daysOnHomely.days)],
    ['Listing number', listing.id],
  ]
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

const dayFormat = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })

/** A calendar day without a zone of its own. */
export const DayText = ({ date }: { date: string }) => (
  <time dateTime={date}>{dayFormat.format(new Date(`${date}T00:00:00Z`))}</time>
)

const daysText = (days: number): string => (days === 0 ? 'Since today' : days === 1 ? 'For 1 day' : `For ${days} days`)
