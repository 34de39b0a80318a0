import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CollectionHome_HomeFragment, CollectionView_CollectionFragment } from '#src/api/generated/graphql.ts'
import { Button, ButtonLink } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import type { Elements } from '#src/design/elements.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import * as liveStyles from '#src/shared/live/live-notice.css.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { collectionCopy as copy } from '../collection.copy.ts'
import { homesText } from '../collections.copy.ts'
import { CollectionHead } from './collection-head.tsx'
import { CollectionHome } from './collection-home.tsx'
import * as styles from './collection.css.ts'
import { CompareBar } from './compare-bar.tsx'
import type { HomeCollection } from './home-collection.ts'
import { fitsFilter } from './home-filter.ts'
import { HomeGroups } from './home-groups.tsx'
import { group } from './home-groups.css.ts'
import { LazyMap } from './lazy-map.tsx'
import { useCanonicalPath } from './use-canonical-path.ts'
import { useGrowingList } from './use-growing-list.ts'
import { HOMES_A_PAGE, type Homes, useHomes } from './use-homes.ts'
import { formatViewChoice, readViewChoice, type ViewChoice } from './view-choice.ts'
import { ViewTools } from './view-tools.tsx'

type Collection = CollectionView_CollectionFragment

/** What a member adds to a home of a collection in which they take part. */
export type HomeParts = ComponentType<{
  home: CollectionHome_HomeFragment
  collection: HomeCollection
  isGone: boolean
}>

type Props = {
  collection: Collection
  /** Null where nobody is logged in. */
  memberId: number | null
  /** The head of whoever may change the collection. */
  head?: Elements
  Parts?: HomeParts
}

/** A collection with its homes, as everybody sees it; `head` and `Parts` are what members add. */
export function CollectionView({ collection, memberId, head, Parts }: Props) {
  const [choice, choose] = useViewChoice()
  const [compared, setCompared] = useState<readonly number[]>([])
  const { uri, name, canonicalUri, listingIds, listingCount } = collection
  const view = choice.view === 'list' ? 'list' : 'grid'
  const homes = useHomes({ uri, sortBy: choice.sort, listingIds })
  const filtered = useFiltered(homes, choice, memberId)
  const shown = useGrowingList(filtered, memberId === null ? HOMES_A_PAGE : HOMES_OF_FIRST_VIEW)
  const { id, role, contributors, coverListingId } = collection
  const homeCollection = useMemo<HomeCollection>(
    () => ({ id, name, role, contributors, coverListingId }),
    [id, name, role, contributors, coverListingId],
  )
  useCanonicalPath(canonicalUri)
  const compare = useCallback(
    (listingId: number, isCompared: boolean) =>
      setCompared((ids) => [...ids.filter((each) => each !== listingId), ...(isCompared ? [listingId] : [])]),
    [],
  )
  return (
    <Container paddingY={32}>
      <PageHead title={name} description={homesText(listingCount)} canonicalPath={canonicalUri} isIndexed={false} />
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
            <div aria-busy={homes.homes === null || homes.isStale}>
              {homes.homes === null ? (
                <HomeSkeletons />
              ) : (
                <HomeGroups
                  homes={filtered.slice(0, Math.max(shown.length, HOMES_A_PAGE))}
                  view={view}
                  isStale={homes.isStale}
                >
                  {(home, index) =>
                    index < shown.length ? (
                      <CollectionHome
                        key={home.listingId}
                        home={home}
                        view={view}
                        isFirstInView={index < 2}
                        isGone={homes.homes?.gone.has(home.listingId) ?? false}
                        isCompared={compared.includes(home.listingId)}
                        isComparisonFull={compared.length >= MOST_COMPARED}
                        onCompare={compare}
                        collection={homeCollection}
                        Parts={Parts}
                      />
                    ) : (
                      <li key={home.listingId} aria-hidden className={styles.place[view]} />
                    )
                  }
                </HomeGroups>
              )}
            </div>
            <Emptiness collection={collection} choice={choice} choose={choose} homes={homes} count={filtered.length} />
            <MoreHomes homes={homes} total={listingCount} />
          </>
        )}
      </Stack>
      <CompareBar canonicalUri={canonicalUri} listingIds={compared} onClear={() => setCompared([])} />
      <FreshHomes homes={homes} />
    </Container>
  )
}

const MOST_COMPARED = 4
/** What fills a usual screen: a member's homes have many parts, and the others follow frame by frame. Who is no member may have no scripts. */
const HOMES_OF_FIRST_VIEW = 6

/** What stands in the query string, and how it is changed without a step in the history. */
function useViewChoice(): [ViewChoice, (changed: Partial<ViewChoice>) => void] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const choice = readViewChoice(search)
  return [choice, (changed) => navigate(path + formatViewChoice({ ...choice, ...changed }), { replace: true })]
}

/** The homes that a filter shows; further ones are read until a page is full, or none is left. */
function useFiltered(homes: Homes, { only }: ViewChoice, memberId: number | null) {
  const [now] = useState(() => Date.now())
  const shown = homes.homes?.shown ?? []
  const filtered = only === 'all' ? shown : shown.filter((home) => fitsFilter(home, only, { memberId, now }))
  const wantsMore =
    only !== 'all' && filtered.length < HOMES_A_PAGE && homes.hasMore && !homes.isFetching && !homes.hasFailed
  const { showMore } = homes
  useEffect(() => {
    if (wantsMore) showMore()
    // oxlint-disable-next-line react/exhaustive-deps -- how more are read may change with every render, whether they are wanted does not
  }, [wantsMore])
  return filtered
}

const HomeSkeletons = () => (
  <div className={group.grid}>
    {[1, 2, 3].map((home) => (
      <Skeleton key={home} ratio="1:1" />
    ))}
  </div>
)

type EmptinessProps = {
  collection: Collection
  choice: ViewChoice
  choose: (changed: Partial<ViewChoice>) => void
  homes: Homes
  count: number
}

/** Where no home is shown: why, and the way on. */
function Emptiness({ collection: { role, listingCount }, choice, choose, homes, count }: EmptinessProps) {
  if (count > 0 || homes.homes === null || homes.isFetching || homes.hasMore) return null
  if (listingCount > 0) {
    return choice.only === 'all' ? null : (
      <Inline gap={12} role="status">
        {copy.noneOfFilter}
        <Button size="small" variant="secondary" onClick={() => choose({ only: 'all' })}>
          {copy.allOfFilter}
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

function MoreHomes({ homes, total }: { homes: Homes; total: number }) {
  const shown = homes.homes?.shown.length ?? 0
  return (
    <>
      {homes.hasFailed && (
        <Notice tone="danger">
          <Inline gap={12}>
            {copy.homesFailed}
            <Button size="small" variant="secondary" onClick={homes.retry}>
              {copy.tryAgain}
            </Button>
          </Inline>
        </Notice>
      )}
      {homes.hasMore && (
        <Stack gap={8} alignItems="center">
          <Text size="small" tone="inkSoft" role="status">
            {copy.shownOf(shown, total)}
          </Text>
          <Button variant="secondary" isBusy={homes.isFetching} onClick={homes.showMore}>
            {copy.moreHomes}
          </Button>
        </Stack>
      )}
    </>
  )
}

/** Tells of homes that others have added since; nothing moves until the visitor wants it. */
function FreshHomes({ homes }: { homes: Homes }) {
  const count = homes.homes?.freshCount ?? 0
  const take = () => {
    homes.takeFresh()
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
