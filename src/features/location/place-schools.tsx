import { Heading, Text } from '#src/design/components/text.tsx'
import type { Overview } from './overview.ts'
import { distanceText } from './location-words.ts'
import * as styles from './location.css.ts'

type Props = { schools: Overview['schools']; count: number }

const levels = { primary: 'Primary', secondary: 'Secondary', combined: 'All years', special: 'Special needs' } as const
const sectors = { government: 'government', catholic: 'Catholic', independent: 'independent' } as const

/** The schools nearest to the middle of a place. */
export function PlaceSchools({ schools, count }: Props) {
  if (schools.length === 0) return null
  return (
    <section className={styles.section}>
      <Heading level={2}>Schools nearby</Heading>
      <ul className={styles.lines}>
        {schools.map((school) => (
          <li key={school.id} className={styles.line}>
            <span>{school.name}</span>
            <span className={styles.lineEnd}>
              {levels[school.level]}, {sectors[school.sector]} · {distanceText(school.distance)}
            </span>
          </li>
        ))}
      </ul>
      <Text size="small" tone="inkSoft">
        {count === 0 ? 'No school' : count === 1 ? '1 school' : `${count} schools`} within 2 km of the middle.
      </Text>
    </section>
  )
}
