import type { ListingDetailsQuery } from '#src/api/generated/graphql.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import type { SearchMode } from '#domain/lookups/search-modes.ts'
import { searchModes } from '#domain/lookups/search-modes.ts'
import { Breadcrumbs } from '#src/design/components/breadcrumbs.tsx'
import { Container } from '#src/design/components/container.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { RoomFacts } from '#src/property/facts/room-facts.tsx'
import { StatusBadges } from '#src/property/facts/status-badges.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { breadcrumbList } from '#src/property/page-head/structured-data/breadcrumb-list.ts'
import { listingThings } from '#src/property/page-head/structured-data/listing-things.ts'
import { AgentPanel } from './agent-panel.tsx'
import { FeatureGroups } from './feature-groups.tsx'
import { Gallery, MorePhotos } from './gallery.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingLinks } from './listing-links.tsx'
import { SurroundingHomes, SurroundingSchools } from './listing-surroundings.tsx'
import * as styles from './listing.css.ts'
import { OpenTimes } from './open-times.tsx'
import { PriceHistory } from './price-history.tsx'

export type ListingDetails = NonNullable<ListingDetailsQuery['listing']>

/** A home from its pictures to what lies around it. */
export function ListingView({ listing }: { listing: ListingDetails }) {
  const { summary } = listing
  return (
    <Container paddingY={24}>
      <PageHead
        title={listing.seo.title}
        description={listing.seo.description}
        canonicalPath={summary.canonicalUri}
        picture={summary.media.photos[0]}
        describe={
          import.meta.env.SSR
            ? (origin) => [...listingThings(origin, listing), breadcrumbList(origin, trail(listing))]
            : undefined
        }
      />
      <Stack gap={16}>
        <Breadcrumbs items={trail(listing)} />
        <Gallery photos={summary.media.photos} />
      </Stack>
      <div className={styles.columns}>
        <div>
          <Stack gap={12}>
            <StatusBadges labels={summary.statusLabels} />
            <Heading level={1}>{summary.address.longAddress}</Heading>
            <Text size="title" weight="strong" isTabular>
              {summary.priceDetails.longDescription}
            </Text>
            <RoomFacts {...summary.features} land={summary.landFeatures.landSizeDescription} />
          </Stack>
          <OpenTimes inspections={summary.inspections} auction={summary.auction} />
          <section className={styles.section}>
            <Stack gap={12}>
              <Heading level={2}>{summary.title}</Heading>
              <Text hasLineBreaks>{listing.description}</Text>
            </Stack>
          </section>
          <ListingFacts listing={listing} />
          <FeatureGroups
            features={summary.features}
            building={listing.buildingFeatures}
            rural={listing.ruralFeatures}
          />
          <MorePhotos photos={summary.media.photos} floorPlans={listing.floorPlans} />
          <ListingLinks listing={listing} />
          <PriceHistory events={listing.priceHistory} />
          <SurroundingSchools id={listing.id} />
        </div>
        <aside className={styles.aside} aria-label="Agents">
          <AgentPanel agents={listing.agents} office={listing.office} />
        </aside>
      </div>
      <SurroundingHomes id={listing.id} />
    </Container>
  )
}

function trail({ summary, suburb }: ListingDetails) {
  const mode = modeOf(summary)
  const address = writeSearchAddress(defaultSearchParameters(mode, { locationUri: suburb.uri }), { hasResults: true })
  return [
    { label: 'Home', href: '/' },
    { label: searchModes[mode].displayName, href: `/${searchModes[mode].pathPrefix}` },
    { label: suburb.label, href: address ?? '/' },
    { label: summary.address.shortAddress },
  ]
}

function modeOf({ listingType, statusType }: ListingDetails['summary']): SearchMode {
  if (statusType === 'completed') return listingType === 'sale' ? 'sold' : 'leased'
  return listingType === 'sale' ? 'buy' : 'rent'
}
