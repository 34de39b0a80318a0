import MapPinIcon from 'lucide-react/icons/map-pin'
import { ListingSurroundingsDocument } from '#src/api/generated/documents/listing-surroundings.ts'
import type { LocationSection_ListingFragment } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { DirectionsLink } from './directions-link.tsx'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import * as styles from '#src/features/listing/listing.css.ts'
import { mapInPrint, notInPrint } from '#src/features/listing/print.css.ts'
import { MapInPage } from './map-in-page.tsx'
import { SCHOOLS_SHOWN, SchoolsTable } from './schools-table.tsx'
import { StreetViewLink } from './street-view-link.tsx'

const { location: copy, schools: schoolsCopy } = listingCopy

/** Where the home is, as far as it may be known, and the schools around it: on a map, then as a table. */
export function LocationSection({ listing }: { listing: LocationSection_ListingFragment }) {
  const { summary, suburb } = listing
  const { location, address } = summary
  const { data } = useDocumentQuery(ListingSurroundingsDocument, { id: listing.id })
  const schools = data?.schools ?? []
  return (
    <>
      <section className={`${styles.section} ${mapInPrint}`}>
        <Heading level={2}>{copy.title}</Heading>
        <Text>{location.isHidden ? `${address.longAddress}. ${copy.addressOnRequest}` : address.longAddress}</Text>
        {location.isApproximate && !location.isHidden && (
          <Text size="small" tone="inkSoft">
            {copy.roughlyHere}
          </Text>
        )}
        <MapInPage key={listing.id} listing={listing} schools={schools.slice(0, SCHOOLS_SHOWN)} />
        <Inline>
          {location.latLong && (
            <Button variant="secondary" icon={MapPinIcon} data-action="map" aria-haspopup="dialog">
              {location.isHidden ? copy.openMapOfSuburb : copy.openMap}
            </Button>
          )}
          {location.latLong && !location.isApproximate && <StreetViewLink latLong={location.latLong} />}
          <DirectionsLink to={address.longAddress} />
        </Inline>
        <Link href={`/${suburb.uri}`} isStandalone>
          {copy.aboutSuburb(suburb.label)}
        </Link>
      </section>
      {schools.length > 0 && (
        <section className={`${styles.section} ${notInPrint}`}>
          <Heading level={2}>{schoolsCopy.title}</Heading>
          <SchoolsTable schools={schools} />
          {location.isApproximate && (
            <Text size="small" tone="inkSoft">
              {location.isHidden ? schoolsCopy.fromCentre : schoolsCopy.fromAbout}
            </Text>
          )}
        </section>
      )}
    </>
  )
}
