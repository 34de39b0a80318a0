import { numberText } from '#domain/text/number-text.ts'
import type { SchoolsTable_SchoolFragment } from '#src/api/generated/graphql.ts'
import { classNames } from '#src/design/class-names.ts'
import { button } from '#src/design/button/button.css.ts'
import { listingCopy } from '#src/features/listing/listing.copy.ts'
import { readMore } from '#src/features/listing/listing.css.ts'
import * as styles from './tables.css.ts'

/** How many stand on the map, and in the table until all are asked for. */
export const SCHOOLS_SHOWN = 5

const TABLE_ID = 'schools'
const copy = listingCopy.schools

/**
 * Schools with their sector, years and distance, the nearest first. All are in the page; where a script runs, those after
 * the first few are folded away until the button is pressed (listing-actions.tsx).
 */
export function SchoolsTable({ schools }: { schools: readonly SchoolsTable_SchoolFragment[] }) {
  const hasMore = schools.length > SCHOOLS_SHOWN
  return (
    <>
      <table id={TABLE_ID} className={styles.foldingTable} data-folded={hasMore || undefined}>
        <thead>
          <tr>
            <th scope="col">{copy.school}</th>
            <th scope="col">{copy.sector}</th>
            <th scope="col">{copy.level}</th>
            <th scope="col">{copy.distance}</th>
          </tr>
        </thead>
        <tbody>
          {schools.map(({ id, name, sector, level, gender, distance }, index) => (
            <tr key={id}>
              <th scope="row">
                {index < SCHOOLS_SHOWN && (
                  <span aria-hidden="true" className={styles.schoolNumber}>
                    {index + 1}
                  </span>
                )}
                <span>{` ${name}`}</span>
              </th>
              <td>{copy.sectors[sector]}</td>
              <td>{[copy.levels[level], copy.intakes[gender]].filter(Boolean).join(', ')}</td>
              <td>{kilometres(distance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore && (
        <button
          type="button"
          className={classNames(button({ variant: 'quiet', size: 'small' }), readMore)}
          aria-expanded="false"
          aria-controls={TABLE_ID}
          data-action="more"
        >
          <span>{copy.showAll(schools.length)}</span>
          <span>{copy.showFewer}</span>
        </button>
      )}
    </>
  )
}

const kilometres = (metres: number): string => (metres < 1000 ? `${metres} m` : `${numberText(metres / 1000, 1)} km`)
