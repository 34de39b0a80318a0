import type { ReactNode } from 'react'
import { formatLength, formatArea } from '#domain/land/area.ts'
import { propertyTypes } from '#domain/lookups/property-types.ts'
import { formatDollars } from '#domain/price/dollars.ts'
import type { ListingFacts_ListingFragment } from '#src/api/generated/graphql.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { DayText } from './day-text.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'

const copy = listingCopy.facts

/** What is known of the home, as a table; what is not known has no row. */
export function ListingFacts({ listing }: { listing: ListingFacts_ListingFragment }) {
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.title}</Heading>
      <div className={styles.facts}>
        <FactList items={factsOf(listing)} />
      </div>
      {listing.confirmedOn && (
        <Text size="small" tone="inkSoft">
          {copy.confirmed(listing.confirmedOn)}
        </Text>
      )}
    </section>
  )
}

function factsOf(listing: ListingFacts_ListingFragment): { term: string; detail: ReactNode }[] {
  const { summary } = listing
  const { landFeatures: land, rentalDetails: rental, saleDetails: sale } = summary
  const facts: [string, ReactNode][] = [
    [copy.propertyType, propertyTypes[listing.propertyType].displayName],
    [copy.land, land.landSizeDescription],
    [copy.frontage, land.frontage && formatLength(land.frontage)],
    [copy.building, listing.buildingSize && formatArea(listing.buildingSize)],
    [copy.method, summary.statusType === 'available' && sale ? copy.methods[sale.method] : null],
    [copy.sold, sale?.soldOn && <DayText key="sold" date={sale.soldOn} />],
    [copy.bond, summary.statusType === 'available' && rental?.bond ? formatDollars(rental.bond) : null],
    [copy.available, summary.statusType === 'available' ? rental?.availableDescription : null],
    [copy.leased, rental?.leasedOn && <DayText key="leased" date={rental.leasedOn} />],
    [copy.councilRates, listing.councilRates],
    [copy.council, listing.municipality],
    [copy.daysOnHomely, String(summary.daysOnHomely.days)],
    [copy.listingNumber, listing.id],
  ]
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
