import { type ComponentType, useCallback, useMemo, useState, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type {
  CollectionListing_ListingFragment,
  CollectionView_CollectionFragment,
} from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { classNames } from '#src/design/class-names.ts'
import { Container } from '#src/design/container/container.tsx'
import type { Elements } from '#src/design/elements.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import * as liveStyles from '#src/shared/live/live-notice.css.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { collectionCopy as copy } from '../collection.copy.ts'
import { listingsText } from '../collections.copy.ts'
import { CollectionHead } from './collection-head.tsx'
import { CollectionListing } from './collection-listing.tsx'
import * as styles from './collection.css.ts'
import { CompareBar } from './compare-bar.tsx'
import type { ListingCollection, ListingParts } from './listing-collection.ts'
import { LazyMap } from './lazy-map.tsx'
import { type Listings, useListings } from './use-listings.ts'
import { formatViewChoice, HOMES_ON_PAGE, readViewChoice, type ViewChoice } from './view-choice.ts'
import { ViewTools } from './view-tools.tsx'

type Collection = CollectionView_CollectionFragment

type Props = {
  collection: Collection
  /** Null where nobody is logged in. */
  memberId: number | null
  /** The head of whoever may change the collection. */
  head?: Elements
  Parts?: ListingParts
  /** What those who take part see below the homes. */
  Foot?: ComponentType<{ listings: readonly CollectionListing_ListingFragment[] }>
}

/** A collection with its homes, as everybody sees it; `head` and `Parts` are what members add. */
export function CollectionView({ collection, memberId, head, Parts, Foot }: Props) {
  const [choice, choose] = useViewChoice()
  const [compared, setCompared] = useState<readonly number[]>([])
  const { uri, name, canonicalUri, listingIds, listingCount } = collection
  const view = choice.view === 'list' ? 'list' : 'grid'
  const [path] = useLocation()
  const listings = useListings({ uri, choice, listingIds })
  const { id, role, contributors, coverListingId } = collection
  const listingCollection = useMemo<ListingCollection>(
    () => ({ id, name, role, contributors, coverListingId }),
    [id, name, role, contributors, coverListingId],
  )
  useCanonicalPath(canonicalUri)
  const compare = useCallback(
    (listingId: number, isCompared: boolean) =>
      setCompared((ids) => [...ids.filter((each) => each !== listingId), ...(isCompared ? [listingId] : [])]),
    [],
  )
  const takeFresh = () => {
    listings.takeFresh()
    if (choice.page > 1) choose({ page: 1 })
  }
  return (
    <Container paddingY={32}>
      <PageHead title={name} description={listingsText(listingCount)} canonicalPath={canonicalUri} isIndexed={false} />
      <Stack gap={24}>
        {memberId !== null && (
          <Link href="/collections" isStandalone>
            {copy.all}
          </Link>
        )}
        {head ?? <CollectionHead collection={collection} />}
        {listingCount > 0 && <ViewTools choice={choice} role={collection.role} onChoose={choose} />}
        {choice.view === 'map' ? (
          <LazyMap uri={uri} name={name} listingCount={listingCount} />
        ) : (
          <>
            <div aria-busy={listings.listings === null || listings.isStale}>
              {listings.listings === null ? (
                <ListingSkeletons />
              ) : (
                <ul
                  aria-label={copy.homes}
                  className={classNames(styles.listings[view], listings.isStale && staleStyle)}
                >
                  {listings.listings.shown.map((listing, index) => (
                    <CollectionListing
                      key={listing.listingId}
                      listing={listing}
                      view={view}
                      isFirstInView={index < 2}
                      isGone={listings.listings?.gone.has(listing.listingId) ?? false}
                      isCompared={compared.includes(listing.listingId)}
                      isComparisonFull={compared.length >= MOST_COMPARED}
                      onCompare={compare}
                      collection={listingCollection}
                      Parts={Parts}
                    />
                  ))}
                </ul>
              )}
            </div>
            <Emptiness collection={collection} choice={choice} choose={choose} listings={listings} />
            {Foot && listings.listings && <Foot listings={listings.listings.shown} />}
            {listings.hasFailed && <ListingsFailed onRetry={listings.retry} />}
            <Pagination
              label={copy.pages}
              page={choice.page}
              pageCount={Math.ceil((listings.total ?? 0) / HOMES_ON_PAGE)}
              hrefForPage={(page) => path + formatViewChoice({ ...choice, page })}
            />
          </>
        )}
      </Stack>
      <CompareBar canonicalUri={canonicalUri} listingIds={compared} onClear={() => setCompared([])} />
      <FreshListings count={listings.listings?.freshCount ?? 0} onTake={takeFresh} />
    </Container>
  )
}

const MOST_COMPARED = 4

/** What stands in the query string, and how it is changed without a step in the history. */
function useViewChoice(): [ViewChoice, (changed: Partial<ViewChoice>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const choice = readViewChoice(search)
  return [choice, (changed) => navigate(path + formatViewChoice({ ...choice, page: 1, ...changed }), { replace: true })]
}

const ListingSkeletons = () => (
  <div className={styles.listings.grid}>
    {[1, 2, 3].map((listing) => (
      <Skeleton key={listing} ratio="1:1" />
    ))}
  </div>
)

type EmptinessProps = {
  collection: Collection
  choice: ViewChoice
  choose: (changed: Partial<ViewChoice>) => void
  listings: Listings
}

/** Where no home is shown: why, and the way on. */
function Emptiness({ collection: { role, listingCount }, choice, choose, listings }: EmptinessProps) {
  if (listings.listings === null || listings.listings.shown.length > 0 || listings.isStale) return null
  if (listingCount > 0) {
    const isPastLast = choice.page > 1
    return (
      <Inline gap={12} role="status">
        {isPastLast ? copy.noneOnPage : copy.noneOfFilter}
        <Button size="small" variant="secondary" onClick={() => choose(isPastLast ? { page: 1 } : { only: 'all' })}>
          {isPastLast ? copy.firstPage : copy.allOfFilter}
        </Button>
      </Inline>
    )
  }
  return (
    <Stack>
      <Text size="lead">{role === 'reader' ? copy.emptyForReader : copy.empty}</Text>
      {role !== 'reader' && <Text>{copy.emptyAdvice}</Text>}
      <div>
        <ButtonLink href="/search">{copy.find}</ButtonLink>
      </div>
    </Stack>
  )
}

const ListingsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Notice tone="danger">
    <Inline gap={12}>
      {copy.homesFailed}
      <Button size="small" variant="secondary" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </Inline>
  </Notice>
)

/** Tells of homes that others have added since; nothing moves until the visitor wants it. */
function FreshListings({ count, onTake }: { count: number; onTake: () => void }) {
  const take = () => {
    onTake()
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }
  return (
    <div aria-live="polite" className={liveStyles.region}>
      {count > 0 && (
        <Button className={liveStyles.bar} onClick={take}>
          {copy.newHomes(count)}
        </Button>
      )}
    </div>
  )
}

/** Leads to the path that the collection is known by, where its name has changed. */
function useCanonicalPath(canonicalUri: string): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    if (path !== canonicalUri) navigate(search === '' ? canonicalUri : `${canonicalUri}?${search}`, { replace: true })
  }, [path, search, canonicalUri, navigate])
}
