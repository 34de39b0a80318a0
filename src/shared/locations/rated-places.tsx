import { locationProfilePath } from '#domain/location-reviews/location-review-url.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { RatedPlaces_RatedFragment } from '#src/api/generated/graphql.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Grid, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { ratedPlacesCopy as copy } from './rated-places.copy.ts'
import * as styles from './rated-places.css.ts'

type Props = {
  places: readonly RatedPlaces_RatedFragment[]
  headingLevel: 2 | 3
  /** The ranking of the first; without it nothing is ranked. */
  firstPlace?: number
  /** How many stand side by side in a wide window. */
  columns?: 2 | 3
}

/** Places with their score, and what is said best of each. */
export const RatedPlaces = ({ places, headingLevel, firstPlace, columns = 3 }: Props) => (
  <Grid as="ul" columns={{ mobile: 1, tablet: 2, desktop: columns }} gap={16}>
    {places.map(({ location, score, rating, reviewCount, quote }, index) => (
      <Card as="li" key={location.uri} padding="medium" isLinked>
        <Stack gap={8}>
          <Heading level={headingLevel} size="lead">
            <CardLink href={locationProfilePath(location.uri)}>
              {firstPlace === undefined ? labelOf(location) : copy.ranked(firstPlace + index, labelOf(location))}
            </CardLink>
          </Heading>
          <div className={styles.scoreLine}>
            <Text as="span" weight="strong" isTabular>
              {copy.score(score)}
            </Text>
            <RatingStars rating={rating} />
            <Text as="span" size="small" tone="inkSoft">
              {copy.count(reviewCount, numberText(reviewCount))}
            </Text>
          </div>
          {quote && <Text size="small">{copy.quote(quote.text, copy.relations[quote.authorRelation])}</Text>}
        </Stack>
      </Card>
    ))}
  </Grid>
)

const labelOf = ({ name, stateCode, postcode }: RatedPlaces_RatedFragment['location']): string =>
  copy.place(name, stateCode, postcode ?? null)
