import { distanceText } from '#domain/text/distance-text.ts'
import type { NearbySuburbs_NearbyFragment } from '#src/api/generated/graphql.ts'
import { Card, CardLink } from '#src/design/card/card.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { PlaceMedians } from '#src/shared/locations/location-medians.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'

/** The suburbs around with what homes cost there, to compare. */
export function NearbySuburbs({ nearby }: { nearby: readonly NearbySuburbs_NearbyFragment[] }) {
  if (nearby.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{locationCopy.nearby}</Heading>
      <ul className={styles.cards}>
        {nearby.map(({ location, distance }) => (
          <Card as="li" key={location.id} padding="medium" isLinked>
            <div className={styles.card}>
              <Heading level={3}>
                <CardLink href={`/${location.uri}`}>{location.label}</CardLink>
              </Heading>
              <PlaceMedians location={location} />
              <Text size="caption" tone="inkSoft">
                {locationCopy.away(distanceText(distance))}
              </Text>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
