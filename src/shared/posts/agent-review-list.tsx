import type { ComponentType } from 'react'
import { formatReviewsUrl, REVIEWS_PAGE_SIZE, type ReviewsView } from '#domain/reviews/review-url.ts'
import { reviewSorts } from '#domain/reviews/review-types.ts'
import type { AgentReviewList_PageFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { Link } from '#src/design/link/link.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewItem } from './review-item.tsx'
import * as styles from './reviews.css.ts'
import { reviewsCopy as copy } from './reviews.copy.ts'

type Review = AgentReviewList_PageFragment['results'][number]

type Props = {
  found: AgentReviewList_PageFragment
  view: ReviewsView
  isStale?: boolean
  /** What can be done with a review. */
  Actions?: ComponentType<{ username: string; review: Review }>
}

/** What is said of an agent: figures, filters, reviews. A page of its own and the tab of a profile show it. */
export function AgentReviewList({ found, view, isStale = false, Actions }: Props) {
  const { agent, total, results } = found
  const { reviewSummary } = agent
  const hrefFor = (change: Partial<ReviewsView>) => formatReviewsUrl(agent.username, { ...view, page: 1, ...change })
  if (reviewSummary.count === 0 && reviewSummary.importedCount === 0) return <Text>{copy.noneYet(agent.name)}</Text>
  const everything = { rating: null, isVerifiedOnly: false, isImported: false, serviceProvidedType: null }
  return (
    <Stack gap={24}>
      <RatingSummary summary={reviewSummary} hrefFor={(rating) => hrefFor({ ...everything, rating })} />
      <Filters found={found} view={view} hrefFor={hrefFor} />
      {view.isImported && <Text tone="inkSoft">{copy.importedNote}</Text>}
      <section aria-busy={isStale} className={classNames(isStale && staleStyle)}>
        <Stack gap={16}>
          <Heading level={2} size="lead" aria-live="polite">
            {copy.found(total)}
          </Heading>
          {total === 0 && (
            <Text>
              <Link href={hrefFor(everything)}>{copy.noneOfThese}</Link>
            </Text>
          )}
          <div className={styles.list}>
            {results.map((review) => (
              <ReviewItem key={review.id} review={review}>
                {Actions && <Actions username={agent.username} review={review} />}
              </ReviewItem>
            ))}
          </div>
        </Stack>
      </section>
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / REVIEWS_PAGE_SIZE)}
        label={copy.pages}
        hrefForPage={(page) => hrefFor({ page })}
      />
    </Stack>
  )
}

type FilterProps = Pick<Props, 'found' | 'view'> & { hrefFor: (change: Partial<ReviewsView>) => string }

function Filters({ found, view, hrefFor }: FilterProps) {
  const { count, verifiedCount, importedCount } = found.agent.reviewSummary
  const { rating, isVerifiedOnly, isImported } = view
  const isAll = rating === null && !isVerifiedOnly && !isImported
  const none = { rating: null, isVerifiedOnly: false, isImported: false }
  return (
    <Stack gap={12}>
      <PillLinks label={copy.filters}>
        <PillLink href={hrefFor(none)} isShown={isAll}>
          {copy.all}
        </PillLink>
        {verifiedCount > 0 && (
          <PillLink href={hrefFor({ ...none, isVerifiedOnly: true })} isShown={isVerifiedOnly}>
            {copy.verifiedOnly}
          </PillLink>
        )}
        {rating !== null && (
          <PillLink href={hrefFor({ ...none, rating })} isShown>
            {copy.starsOnly(rating)}
          </PillLink>
        )}
        {importedCount > 0 && (
          <PillLink href={hrefFor({ ...none, isImported: true })} isShown={isImported}>
            {copy.imported(importedCount)}
          </PillLink>
        )}
      </PillLinks>
      {count > 1 && (
        <PillLinks label={copy.order}>
          {reviewSorts.map((sortBy) => (
            <PillLink key={sortBy} href={hrefFor({ sortBy })} isShown={sortBy === view.sortBy}>
              {copy.sorts[sortBy]}
            </PillLink>
          ))}
        </PillLinks>
      )}
    </Stack>
  )
}
