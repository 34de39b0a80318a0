import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { Fragment, memo, startTransition, useCallback, useEffect, useState } from 'react'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { isPromoted } from '#domain/listing/is-promoted.ts'
import { isByPromotion } from '#domain/lookups/sort-options.ts'
import { hasFilters } from '#domain/search/change-search.ts'
import { formatSearchCount } from '#domain/search/search-count-text.ts'
import { pageNumber, type SearchParameters } from '#domain/search/search-parameters.ts'
import type { ResultList_ResultFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { Card } from '#src/design/card/card.tsx'
import { classNames } from '#src/design/class-names.ts'
import { NoticeFrame } from '#src/design/notice/notice-frame.tsx'
import { Skeleton } from '#src/design/skeleton/skeleton.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { SaveAlert } from '#src/shared/member-list/alerts/save-alert.ts'
import { ListingCard } from '#src/shared/listing/listing-card.tsx'
import { OrderNote } from './order-note.tsx'
import { pageAddress } from './page-address.ts'
import { FilterChips, NoCards, Pagination } from '#src/features/results/parts.ts'
import { resultsCopy } from '#src/features/results/results.copy.ts'
import * as styles from '#src/features/results/results.css.ts'

type Listings = ResultList_ResultFragment['results']

type Props = {
  parameters: SearchParameters
  heading: string | null
  /** How many homes of the search the visitor hides. */
  leftOutCount: number | undefined
  result: ResultList_ResultFragment | undefined
  isStale: boolean
  hasFailed: boolean
  onRetry: () => void
}

const SKELETONS = 6
const NO_LISTINGS: Listings = []
/** Cards that are laid out at once. */
const CHUNK = 6
const KeptCard = memo(ListingCard)
/** A search passes over at most 10,000 homes. */
const LARGEST_PAGE = 10_000 / SEARCH_PAGE_SIZE + 1

/** How many homes there are, the homes of this page, and the way to the other pages. */
export function ResultList({ parameters, heading, leftOutCount, result, isStale: isOld, hasFailed, onRetry }: Props) {
  const listings = useInChunks(result?.results ?? NO_LISTINGS)
  const isStale = isOld || (result !== undefined && listings !== result.results)
  const page = pageNumber(parameters.paging)
  const pageCount = result ? Math.min(Math.ceil(result.total / parameters.paging.take), LARGEST_PAGE) : 0
  const hrefForPage = useCallback((target: number) => pageAddress(parameters, target), [parameters])
  return (
    <section aria-busy={isStale || (!result && !hasFailed)}>
      <div className={styles.head}>
        <Heading level={1} size="title" aria-live="polite" className={styles.heading}>
          {heading ?? resultsCopy.looking}
          <HiddenCount count={leftOutCount} />
        </Heading>
        {result && result.total > 0 && <OrderNote parameters={parameters} />}
        <div className={styles.save}>
          <SaveAlert searchParams={parameters} position="results_list" size="small" isShortOnPhones />
        </div>
      </div>
      {hasFilters(parameters) && <FilterChips parameters={parameters} />}
      {hasFailed && (
        <NoticeFrame tone="danger" role="alert" icon={CircleAlertIcon}>
          <Button variant="secondary" onClick={onRetry}>
            {resultsCopy.tryAgain}
          </Button>
        </NoticeFrame>
      )}
      {result && result.results.length === 0 && !isStale && <NoCards parameters={parameters} pageCount={pageCount} />}
      <div className={classNames(styles.list, isStale && staleStyle)}>
        {result && <Cards parameters={parameters} result={result} listings={listings} />}
        {!result && !hasFailed && Array.from({ length: SKELETONS }, (_, index) => <CardSkeleton key={index} />)}
      </div>
      <div className={styles.bottom}>
        <Pagination page={page} pageCount={pageCount} label={resultsCopy.pages} hrefForPage={hrefForPage} />
      </div>
    </section>
  )
}

const HiddenCount = ({ count }: { count: number | undefined }) =>
  count ? (
    <a href="/collections/hidden" className={styles.hiddenCount}>
      {resultsCopy.hidden(count)}
    </a>
  ) : null

type CardsProps = Pick<Props, 'parameters'> & { result: ResultList_ResultFragment; listings: Listings }

/** The homes of the places asked for first, on every page; a heading parts those nearby from them. */
function Cards({ parameters, result, listings }: CardsProps) {
  const showsPromotion = isByPromotion(parameters.sortBy)
  const firstNearby = result.results[Math.max(0, result.chosenTotal - parameters.paging.skip)]
  return listings.map((listing, index) => (
    <Fragment key={listing.id}>
      {listing === firstNearby && (
        <Heading level={2} size="lead" className={styles.divider}>
          {resultsCopy.nearby(formatSearchCount(result.total - result.chosenTotal))}
        </Heading>
      )}
      <KeptCard listing={listing} isFirstInView={index === 0} isPromoted={showsPromotion && isPromoted(listing)} />
    </Fragment>
  ))
}

/**
 * Other homes take their places a few at a time, and those after them stay until it is their turn: between the chunks a
 * map that is moved or a key that is pressed gets its own.
 */
function useInChunks(listings: Listings): Listings {
  const [shown, setShown] = useState(listings)
  // Whoever goes back to a longer page finds it as long as they left it, and so the place where they were.
  if (shown.length + CHUNK < listings.length) setShown(listings)
  useEffect(() => {
    if (shown === listings) return
    // The chunk before is painted first: else the browser lays all of them out at once.
    const frame = requestAnimationFrame(() => startTransition(() => setShown(withNextChunk(shown, listings))))
    return () => cancelAnimationFrame(frame)
  }, [shown, listings])
  return shown
}

function withNextChunk(shown: Listings, listings: Listings): Listings {
  const end = listings.findIndex((listing, index) => listing !== shown[index]) + CHUNK
  if (end < CHUNK || end >= listings.length) return listings
  const first = listings.slice(0, end)
  return [...first, ...shown.slice(end).filter(({ id }) => !first.some((listing) => listing.id === id))]
}

function CardSkeleton() {
  return (
    <Card padding="medium">
      <Skeleton ratio="3:2" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="quarter" />
    </Card>
  )
}
