import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { AgentPanel } from './agent-panel.tsx'
import { ContactBar } from './contact-bar.tsx'
import { Description } from './description.tsx'
import { FeatureGroups } from './feature-groups.tsx'
import { GalleryGrid } from './gallery-grid.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingHeader } from './listing-header.tsx'
import { ListingLinks } from './listing-links.tsx'
import { LocalTopics, SurroundingHomes, SurroundingSchools } from './listing-surroundings.tsx'
import type { ListingDetails } from './listing-view.tsx'
import * as styles from './listing.css.ts'
import { LocationSection } from './location-section.tsx'
import { MorePhotos } from './more-photos.tsx'
import { NearbyLocations } from './nearby-locations.tsx'
import { OpenTimes } from './open-times.tsx'
import { notInPrint } from './print.css.ts'
import { PriceHistory } from './price-history.tsx'
import { trailOf } from './trail.ts'

type Props = { listing: ListingDetails }

/** The pictures, then everything about the home, with its agents beside it. */
export function ListingBody({ listing }: Props) {
  const { summary } = listing
  return (
    <>
      <div className={styles.trail}>
        <Breadcrumbs items={trailOf(listing)} />
      </div>
      <GalleryGrid summary={summary} floorPlans={listing.floorPlans} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <ListingHeader listing={listing} />
          <OpenTimes listing={summary} />
          <Description key={listing.id} title={summary.title} text={listing.description} />
          <ListingFacts listing={listing} />
        </div>
        <aside className={styles.aside} aria-label="Agents">
          <AgentPanel listing={listing} />
        </aside>
        <div className={`${styles.column} ${notInPrint}`}>
          <Details listing={listing} />
        </div>
      </div>
      <ContactBar listing={listing} />
    </>
  )
}

function Details({ listing }: Props) {
  const { summary } = listing
  return (
    <>
      <FeatureGroups features={summary.features} building={listing.buildingFeatures} rural={listing.ruralFeatures} />
      <MorePhotos photos={summary.media.photos} floorPlans={listing.floorPlans} />
      <ListingLinks listing={listing} />
      <LocationSection listing={listing} />
      <SurroundingSchools id={listing.id} isHidden={summary.location.isHidden} />
      <PriceHistory events={listing.priceHistory} />
    </>
  )
}

/** Homes and places around it, over the whole width. */
export function ListingAround({ listing }: Props) {
  return (
    <div className={notInPrint}>
      <SurroundingHomes id={listing.id} />
      <LocalTopics id={listing.id} suburb={listing.suburb} />
      <NearbyLocations places={listing.nearbyLocations} />
    </div>
  )
}
