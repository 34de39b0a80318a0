import type { ReactNode } from 'react'
import { formatLength, formatArea } from '#domain/land/area.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import { FactList } from '#src/design/components/fact-list.tsx'
import { Heading } from '#src/design/components/text.tsx'
import { DayText } from './day-text.tsx'
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
      <Heading level={2}>Property facts</Heading>
      <div className={styles.facts}>
        <FactList items={factsOf(listing)} />
      </div>
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
    ['Bond', summary.statusType === 'available' && rental?.bond ? formatDollars(rental.bond) : null],
    ['Available', summary.statusType === 'available' ? rental?.availableDescription : null],
    ['Leased', rental?.leasedOn && <DayText key="leased" date={rental.leasedOn} />],
    ['Council rates', listing.councilRates],
    ['Municipality', listing.municipality],
    ['On Homely', daysText(summary.daysOnHomely.days)],
    ['Listing number', listing.id],
  ]
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}

const daysText = (days: number): string => (days === 0 ? 'Since today' : days === 1 ? 'For 1 day' : `For ${days} days`)
