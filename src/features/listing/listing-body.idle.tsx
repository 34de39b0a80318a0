import type { ListingAround_ListingFragment, ListingBody_ListingFragment } from '#src/api/generated/graphql.ts'
import { Breadcrumbs } from '#src/design/breadcrumbs/breadcrumbs.tsx'
import { AgentPanel } from './enquiry/agent-panel.tsx'
import { ContactBar } from './enquiry/contact-bar.tsx'
import { Description } from './details/description.tsx'
import { FeatureGroups } from './details/feature-groups.tsx'
import { EditListing } from './own/edit-listing.tsx'
import { GalleryGrid } from './gallery/gallery-grid.tsx'
import { ListingFacts } from './details/listing-facts.tsx'
import { ListingHeader } from './details/listing-header.tsx'
import { ListingLinks } from './details/listing-links.tsx'
import { LocalTopics, SurroundingListings } from './details/listing-surroundings.tsx'
import { listingCopy } from './listing.copy.ts'
import * as styles from './listing.css.ts'
import { LocalRatings } from './details/local-ratings.tsx'
import { LocationSection } from './details/location-section.tsx'
import { MediaTiles } from './gallery/media-tiles.tsx'
import { PhotoVideo } from './gallery/photo-video.tsx'
import { MorePhotos } from './gallery/more-photos.tsx'
import { NearbyLocations } from './details/nearby-locations.tsx'
import { OpenTimes } from './details/open-times.tsx'
import { notInPrint } from './print.css.ts'
import { OwnConfirmation } from '#src/shared/listing/confirmation/own-confirmation.tsx'
import { PriceHistory } from './details/price-history.tsx'
import { trailOf } from './details/listing-trail.ts'

type Props = { listing: ListingBody_ListingFragment }

/** The pictures, then everything about the home, with its agents beside it. */
export function ListingBody({ listing }: Props) {
  // The preview of a draft has no number yet.
  const isPublished = listing.id > 0
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs items={trailOf(listing)} />
      </div>
      <GalleryGrid listing={listing} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ListingHeader listing={listing} />
          <div className={`${styles.ownNotice} ${notInPrint}`}>
            {isPublished && <OwnConfirmation listingId={listing.id} />}
            {isPublished && <EditListing listingId={listing.id} />}
          </div>
          <OpenTimes listing={listing.summary} />
          <Description key={listing.id} listing={listing} />
          <ListingFacts listing={listing} />
        </div>
        <aside className={styles.aside} aria-label={listingCopy.agents.panel}>
          <AgentPanel listing={listing} />
        </aside>
        <div className={styles.column}>
          <Details listing={listing} />
        </div>
      </div>
      <ContactBar listing={listing} />
    </>
  )
}

function Details({ listing }: Props) {
  return (
    <>
      <div className={notInPrint}>
        <FeatureGroups listing={listing} />
        <MorePhotos listing={listing} />
        <MediaTiles listing={listing} />
        <PhotoVideo listing={listing} />
        <ListingLinks listing={listing} />
      </div>
      <LocationSection listing={listing} />
      <div className={notInPrint}>
        <PriceHistory events={listing.priceHistory} />
      </div>
    </>
  )
}

/** Homes and places around it, over the whole width. */
export function ListingAround({ listing }: { listing: ListingAround_ListingFragment }) {
  return (
    <div className={notInPrint}>
      <SurroundingListings listing={listing} />
      <LocalRatings listing={listing} />
      <LocalTopics listing={listing} />
      <NearbyLocations places={listing.nearbyLocations} />
    </div>
  )
}
