import { useState } from 'react'
import {
  formatProfileUrl,
  locationReviewSorts,
  PROFILE_PAGE_SIZE,
  type ProfileView,
  REVIEW_FRAGMENT,
} from '#domain/location-reviews/location-review-url.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { ProfileReviews_PageFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { Link } from '#src/design/link/link.tsx'
import { Pagination } from '#src/design/pagination/pagination.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { staleStyle } from '#src/design/stale/stale.css.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { useIsFragment } from '#src/shared/runtime/use-is-fragment.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import * as locationStyles from '../overview/location.css.ts'
import { placeReviewsCopy as copy } from '../reviews/place-reviews.copy.ts'
import * as styles from '../reviews/place-reviews.css.ts'
import { ReviewedItem } from '../write/reviewed-item.tsx'
import { type ReviewOpening, WriteReview } from '../write/write-review.tsx'

type Props = {
  view: ProfileView
  location: { uri: string; name: string }
  page: ProfileReviews_PageFragment
  isStale: boolean
}

/** A page of the reviews of a place, by whom and in which order one likes. */
export function ProfileReviews({ view, location, page: { total, relations, results }, isStale }: Props) {
  const hrefFor = (change: Partial<ProfileView>) =>
    formatProfileUrl({ ...view, locationUri: location.uri, page: 1, ...change })
  const isNamed = useIsFragment(REVIEW_FRAGMENT)
  const isSessionKnown = useSession().status !== 'unknown'
  const [chosen, setChosen] = useState<ReviewOpening | null>(null)
  const opening = chosen ?? { isOpen: isNamed && isSessionKnown, times: 0 }
  const open = () => setChosen({ isOpen: true, times: opening.times + 1 })
  const isFiltered = view.relation !== null
  return (
    <section id={REVIEW_FRAGMENT} className={locationStyles.section}>
      <Heading level={2}>{copy.reviews(location.name)}</Heading>
      <WriteReview
        key={location.uri}
        location={location}
        opening={opening}
        onOpen={open}
        onClose={() => setChosen({ ...opening, isOpen: false })}
      />
      {relations.length > 1 && (
        <PillLinks label={copy.filter}>
          <PillLink href={hrefFor({ relation: null })} isShown={!isFiltered}>
            {copy.everybody}
          </PillLink>
          {relations.map(({ relation, count }) => (
            <PillLink key={relation} href={hrefFor({ relation })} isShown={view.relation === relation}>
              {copy.filterOf(copy.relations[relation], numberText(count))}
            </PillLink>
          ))}
        </PillLinks>
      )}
      {total > 1 && (
        <PillLinks label={copy.order}>
          {locationReviewSorts.map((sortOrder) => (
            <PillLink key={sortOrder} href={hrefFor({ sortOrder })} isShown={view.sortOrder === sortOrder}>
              {copy.orders[sortOrder]}
            </PillLink>
          ))}
        </PillLinks>
      )}
      {total === 0 && (
        <Stack gap={8}>
          <Text>{isFiltered ? copy.noneOfThese : copy.none(location.name)}</Text>
          {isFiltered && <Link href={hrefFor({ relation: null })}>{copy.showAll}</Link>}
        </Stack>
      )}
      <div className={classNames(styles.list, isStale && staleStyle)}>
        {results.map((review) => (
          <ReviewedItem key={review.postId} location={location} review={review} onChange={open} />
        ))}
      </div>
      <Pagination
        page={view.page}
        pageCount={Math.ceil(total / PROFILE_PAGE_SIZE)}
        label={copy.pages}
        hrefForPage={(page) => hrefFor({ page })}
      />
    </section>
  )
}
