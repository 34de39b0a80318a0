import { Card, CardLink } from '#src/design/components/card.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { PlaceMedians } from '#src/property/place-medians/place-medians.tsx'
import type { Overview } from './overview.ts'
import { distanceText } from './location-words.ts'
import * as styles from './location.css.ts'

/** The suburbs around with what homes cost there, to compare. */
export function NearbySuburbs({ nearby }: { nearby: Overview['nearbySuburbs'] }) {
  if (nearby.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Suburbs nearby</Heading>
      <ul className={styles.cards}>
        {nearby.map(({ location, distance }) => (
          <Card as="li" key={location.id} padding="medium" isLinked>
            <div className={styles.card}>
              <Heading level={3}>
                <CardLink href={`/${location.uri}`}>{location.label}</CardLink>
              </Heading>
              <PlaceMedians location={location} />
              <Text size="caption" tone="inkSoft">
                {distanceText(distance)} away
              </Text>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
