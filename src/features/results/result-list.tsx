import { memo, startTransition, useEffect, useState } from 'react'
import { SEARCH_PAGE_SIZE } from '#domain/lookups/limits.ts'
import { writeSearchAddress } from '#domain/search/search-address.ts'
import { pageNumber, type SearchParameters, skipOfPage } from '#domain/search/search-parameters.ts'
import type { ListingSearchQuery } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/components/button.tsx'
import { Card } from '#src/design/components/card.tsx'
import { classNames } from '#src/design/components/class-names.ts'
import { Link } from '#src/design/components/link.tsx'
import { Notice } from '#src/design/components/notice.tsx'
import { Pagination } from '#src/design/components/pagination.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { staleLook } from '#src/design/recipes/layout.css.ts'
import { ListingCard } from '#src/property/listing-card/listing-card.tsx'
import { FilterChips } from './filter-chips.tsx'
import { EmptyResult } from './parts.ts'
import * as styles from './results.css.ts'

type Result = ListingSearchQuery['listingSearch']

type Props = {
  parameters: SearchParameters
  heading: string | null
  result: Result | undefined
  isStale: boolean
  hasFailed: boolean
  onRetry: () => void
}

const SKELETONS = 6
const NO_LISTINGS: Result['results'] = []
/** Cards that are laid out at once. */
const PIECE = 6
const KeptCard = memo(ListingCard)
/** A search passes over at most 10,000 homes. */
const LARGEST_PAGE = 10_000 / SEARCH_PAGE_SIZE + 1

/** How many homes there are, the homes of this page, and the way to the other pages. */
export function ResultList({ parameters, heading, result, isStale: isOld, hasFailed, onRetry }: Props) {
  const listings = useInPieces(result?.results ?? NO_LISTINGS)
  const isStale = isOld || (result !== undefined && listings !== result.results)
  const page = pageNumber(parameters.paging)
  const pageCount = result ? Math.min(Math.ceil(result.total / parameters.paging.take), LARGEST_PAGE) : 0
  return (
    <section aria-busy={isStale || (!result && !hasFailed)}>
      <Heading level={1} size="title" aria-live="polite" className={styles.heading}>
        {heading ?? 'Looking for homes…'}
      </Heading>
      <FilterChips parameters={parameters} />
      {hasFailed && (
        <Notice tone="danger">
          <Button look="secondary" onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      )}
      {result && result.total === 0 && !isStale && (
        <EmptyResult key={JSON.stringify(parameters)} parameters={parameters} />
      )}
      {result && result.results.length === 0 && result.total > 0 && (
        <Text>
          There is no page {page}: these homes fill {pageCount} {pageCount === 1 ? 'page' : 'pages'}.{' '}
          <Link href={pageAddress(parameters, pageCount)}>Go to the last one</Link>
        </Text>
      )}
      <div className={classNames(styles.list, isStale && staleLook)}>
        {result
          ? listings.map((listing, index) => (
              <KeptCard key={listing.id} listing={listing} isFirstInView={index === 0} />
            ))
          : !hasFailed && Array.from({ length: SKELETONS }, (_, index) => <CardSkeleton key={index} />)}
      </div>
      <div className={styles.bottom}>
        <Pagination
          page={page}
          pageCount={pageCount}
          label="Pages of results"
          hrefForPage={(target) => pageAddress(parameters, target)}
        />
      </div>
    </section>
  )
}

/**
 * Other homes take their places a few at a time, and those after them stay until it is their turn: between the pieces a
 * map that is moved or a key that is pressed gets its own.
 */
function useInPieces(listings: Result['results']): Result['results'] {
  const [shown, setShown] = useState(listings)
  // Whoever goes back to a longer page finds it as long as they left it, and so the place where they were.
  if (shown.length + PIECE < listings.length) setShown(listings)
  useEffect(() => {
    if (shown === listings) return
    // The piece before is painted first: else the browser lays all of them out at once.
    const frame = requestAnimationFrame(() => startTransition(() => setShown(withNextPiece(shown, listings))))
    return () => cancelAnimationFrame(frame)
  }, [shown, listings])
  return shown
}

function withNextPiece(shown: Result['results'], listings: Result['results']): Result['results'] {
  const settled = listings.findIndex((listing, index) => listing !== shown[index])
  const end = settled + PIECE
  if (settled < 0 || end >= listings.length) return listings
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

const pageAddress = (parameters: SearchParameters, page: number): string =>
  writeSearchAddress(
    { ...parameters, paging: { ...parameters.paging, skip: skipOfPage(page) } },
    { hasResults: true },
  ) ?? ''
