import { numberText } from '#domain/text/number-text.ts'
import type { ListingSurroundingsQuery } from '#src/api/generated/graphql.ts'
import * as styles from './listing.css.ts'

type School = ListingSurroundingsQuery['schools'][number]

const sectors = { government: 'Government', catholic: 'Catholic', independent: 'Independent' } as const
const levels = {
  primary: 'Primary',
  secondary: 'Secondary',
  combined: 'Primary and secondary',
  special: 'Special needs',
} as const
const intakes = { coeducational: null, girls: 'Girls', boys: 'Boys' } as const

/** Schools with their sector, years and distance, the nearest first. */
export function SchoolsTable({ schools }: { schools: readonly School[] }) {
  return (
    <table className={styles.foldingTable}>
      <thead>
        <tr>
          <th scope="col">School</th>
          <th scope="col">Sector</th>
          <th scope="col">Level</th>
          <th scope="col">Distance</th>
        </tr>
      </thead>
      <tbody>
        {schools.map(({ id, name, sector, level, gender, distance }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{sectors[sector]}</td>
            <td>{[levels[level], intakes[gender]].filter(Boolean).join(', ')}</td>
            <td>{kilometres(distance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const kilometres = (metres: number): string => (metres < 1000 ? `${metres} m` : `${numberText(metres / 1000, 1)} km`)
