import { createReadStream } from 'node:fs'
import type { Database } from '#server/platform/database/database.ts'
import { readPostalRows } from './geonames-postal.ts'
import { importPlaces, type ImportReport } from './import-places.ts'

/**
 * Loads the places of a GeoNames postal file, see `importPlaces`.
 * @throws the error of the file system, with its `code`, when the file cannot be read.
 */
export const importFile = (database: Database, path: string): Promise<ImportReport> =>
  importPlaces(database, readPostalRows(createReadStream(path, { encoding: 'utf8' })))

/** The report in lines for the terminal. */
export function reportLines(report: ImportReport): string[] {
  const { rows, added, moved, unchanged, repeated, postOnly, abroad, bad, firstBad, doubtful } = report
  return [
    `${counted(rows)} rows read: ${counted(added)} places added, ${counted(moved)} given better coordinates, ${counted(unchanged)} unchanged.`,
    ...lineIf(repeated, 'rows repeat a place, or state another postcode of one.'),
    ...lineIf(postOnly, 'rows left out: postcodes of post boxes and bulk mail only.'),
    ...lineIf(abroad, 'rows left out: other countries.'),
    ...lineIf(doubtful.length, `places left where they are, far from where the file has them: ${doubtful.join(', ')}`),
    ...lineIf(bad, 'rows could not be read:'),
    ...firstBad.map(({ line, reason }) => `  line ${line}: ${reason}`),
    ...(bad > firstBad.length ? [`  … and ${counted(bad - firstBad.length)} more`] : []),
  ]
}

const counted = (count: number): string => count.toLocaleString('en-AU')

const lineIf = (count: number, text: string): string[] => (count === 0 ? [] : [`${counted(count)} ${text}`])
