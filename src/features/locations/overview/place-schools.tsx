import { distanceText } from '#domain/text/distance-text.ts'
import type { PlaceSchools_SchoolFragment } from '#src/api/generated/graphql.ts'
import { Heading, Text } from '#src/design/text/text.tsx'
import * as styles from './location.css.ts'
import { locationCopy } from './location.copy.ts'

type Props = { schools: readonly PlaceSchools_SchoolFragment[]; count: number }

const copy = locationCopy.schools

/** The schools nearest to the middle of a place. */
export function PlaceSchools({ schools, count }: Props) {
  if (schools.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>{copy.title}</Heading>
      <ul className={styles.lines}>
        {schools.map((school) => (
          <li key={school.id} className={styles.line}>
            <span>{school.name}</span>
            <span className={styles.lineEnd}>
              {copy.school(copy.levels[school.level], copy.sectors[school.sector], distanceText(school.distance))}
            </span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="inkSoft">
        {copy.within(count)}
      </Text>
    </section>
  )
}
