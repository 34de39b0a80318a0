import { type SearchMode, searchModeNames } from '#domain/lookups/search-modes.ts'
import { formatProfileUrl, type ProfileView } from '#domain/profiles/profile-url.ts'
import { ProfileListingsDocument } from '#src/api/generated/documents/profile-listings.ts'
import type { ProfileListingsQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { SegmentedLinks } from '#src/design/segmented-links/segmented-links.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { PastLastPage } from '#src/shared/page/past-last-page.tsx'
import { ProfileFrame } from '../frame/profile-frame.tsx'
import { listingsCopy as copy, profileCopy } from '../profile.copy.ts'
import * as styles from '../profile.css.ts'
import { isBeyond, partOf, type PrepareTab } from '../tab-preparation.ts'
import { ListingsOnMap } from './listings-on-map.tsx'

const LISTINGS_ON_PAGE = 24

const variablesOf = (view: ProfileView) => ({
  username: view.username,
  mode: view.mode,
  ...partOf(view, LISTINGS_ON_PAGE),
})

export const prepareListings: PrepareTab = async (view, { queryClient, execute }) => {
  const { profile } = await queryClient.fetchQuery(documentQuery(execute, ProfileListingsDocument, variablesOf(view)))
  return { profile, isPastEnd: isBeyond(view, profile?.listings) }
}

type Profile = NonNullable<ProfileListingsQuery['profile']>

/** The homes that an agent sells and lets, has sold and has leased, in a list and on a map. */
export function ListingsTab({ view }: { view: ProfileView }) {
  const { data, error } = useDocumentQuery(ProfileListingsDocument, variablesOf(view))
  if (error) throw error
  return (
    <ProfileFrame view={view} profile={data?.profile}>
      {(profile: Profile) => <Listings view={view} profile={profile} />}
    </ProfileFrame>
  )
}

function Listings({ view, profile }: { view: ProfileView; profile: Profile }) {
  const { name, listings, listingCount, listingCounts } = profile
  const total = view.mode === null ? listingCount : listingCounts[view.mode]
  const hrefOf = (mode: SearchMode | null, page: number) => formatProfileUrl({ ...view, mode, page })
  if (isBeyond(view, listings)) return <PastLastPage page={view.page} firstPageHref={hrefOf(view.mode, 1)} />
  return (
    <Stack as="section" gap={24}>
      <SegmentedLinks
        label={copy.kinds}
        links={[
          { href: hrefOf(null, 1), label: copy.counted(copy.all, listingCount), isShown: view.mode === null },
          ...searchModeNames.map((mode) => ({
            href: hrefOf(mode, 1),
            label: copy.counted(copy.modes[mode], listingCounts[mode]),
            isShown: view.mode === mode,
          })),
        ]}
      />
      <Heading level={2} size="lead">
        {copy.count(total)}
      </Heading>
      {listings.length === 0 ? (
        <Text tone="inkSoft">{copy.none(name)}</Text>
      ) : (
        <>
          <ListingsOnMap key={hrefOf(view.mode, view.page)} listings={listings} />
          <div className={styles.listings}>
            {listings.map((listing) => (
              <ListingCard key={listing.id} listing={listing} headingLevel={3} />
            ))}
          </div>
        </>
      )}
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / LISTINGS_ON_PAGE)}
        label={profileCopy.pages}
        hrefForPage={(page) => hrefOf(view.mode, page)}
      />
    </Stack>
  )
}
