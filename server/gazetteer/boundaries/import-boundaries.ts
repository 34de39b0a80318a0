import { readFile } from 'node:fs/promises'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type BoundaryReading, type BoundarySource, readBoundaries } from './boundary-features.ts'
import { boundaryTexts } from './boundary-texts.ts'
import { type KnownSuburb, matchBoundaries } from './match-boundaries.ts'
import { type SimplifiedArea, simplifyAreas } from './simplify-boundaries.ts'

export type BoundariesReport = Omit<BoundaryReading, 'boundaries'> & {
  /** Suburbs of the file, after features of one suburb were put together. */
  stated: number
  matched: number
  doubtful: string[]
  /** Suburbs of ours that the file has no boundary for, in the states it covers. */
  without: string[]
  /** Suburbs of the file that the gazetteer does not have. */
  unknown: string[]
}

/**
 * Stores the boundaries of a GeoJSON file for the suburbs that bear their names, all or none; those of another file stay, those
 * of the same suburbs are replaced.
 * @throws NotBoundaries, or the error of the file system with its `code`.
 */
export async function importBoundaries(database: Database, file: string): Promise<BoundariesReport> {
  const { boundaries, ...counts } = readBoundaries(await readFile(file, 'utf8'))
  const suburbs = await readSuburbs(database)
  const { matches, doubtful, without, unknown } = matchBoundaries(suburbs, boundaries)
  const simplified = simplifyAreas(boundaries.map(({ area }) => area))
  const idsOf = Map.groupBy(matches.keys(), (id) => matches.get(id))
  const rows = [...matches].flatMap(([id, index]) => {
    const [area, boundary] = [simplified[index], boundaries[index]]
    if (area === undefined || boundary === undefined) return []
    const neighbours = area.neighbours.flatMap((neighbour) => idsOf.get(neighbour) ?? [])
    return [rowOf({ id, name: boundary.name, source: boundary.source, area, neighbours })]
  })
  await database.transaction(() => store(database, rows), { isLong: true })
  return {
    ...counts,
    stated: boundaries.length,
    matched: rows.length,
    doubtful: doubtful.map(({ uri }) => uri),
    without: without.map(({ uri }) => uri),
    unknown: unknown.map((index) => boundaries[index]?.name ?? ''),
  }
}

type SuburbRow = { id: number; uri: string; name: string; stateCode: StateCode; latitude: number; longitude: number }

const readSuburbs = (database: Database): Promise<KnownSuburb[]> =>
  database.query<SuburbRow>(
    `select id, uri, name, state_code as "stateCode", latitude_micro / 1e6::float8 as latitude,
       longitude_micro / 1e6::float8 as longitude
     from location where type = 'suburb' order by id`,
  )

const columns = [
  'location_id',
  'stated_name',
  'south_micro',
  'west_micro',
  'north_micro',
  'east_micro',
  'outline_text',
  'near_text',
  'far_text',
  'neighbour_ids',
  'source',
]

async function store(database: Database, rows: readonly unknown[][]): Promise<void> {
  // A fetch of suburbs that stores outlines meanwhile waits, and leaves these.
  await database.exec('lock table location_boundary in share row exclusive mode')
  await database.query('delete from location_boundary where location_id = any($1::int[])', [rows.map(([id]) => id)])
  await database.copyRows('location_boundary', columns, rows)
}

type Row = { id: number; name: string; source: BoundarySource | null; area: SimplifiedArea; neighbours: number[] }

function rowOf({ id, name, source, area, neighbours }: Row): unknown[] {
  const { southMicro, westMicro, northMicro, eastMicro, outline, near, far } = boundaryTexts(area)
  return [
    id,
    name,
    southMicro,
    westMicro,
    northMicro,
    eastMicro,
    outline,
    near,
    far,
    `{${neighbours.join(',')}}`,
    source,
  ]
}

const FIRST_NAMES = 20

/** The report in lines for the terminal. */
export function boundaryReportLines(report: BoundariesReport): string[] {
  const { features, stated, matched, doubtful, without, unknown, nameless, shapeless, hundreds } = report
  return [
    `${counted(features)} features read, ${counted(stated)} suburbs: ${counted(matched)} suburbs of the portal have their boundary now.`,
    ...listed(without, 'suburbs of the portal are not in the file'),
    ...listed(doubtful, 'suburbs left without: the boundary of their name is far away'),
    ...listed(unknown, 'suburbs of the file are not among the places of the portal'),
    ...lineIf(hundreds, 'features left out: hundreds, not suburbs.'),
    ...lineIf(nameless, 'features left out: they have no name.'),
    ...lineIf(shapeless, 'features left out: they have no area.'),
  ]
}

const counted = (count: number): string => count.toLocaleString('en-AU')

const lineIf = (count: number, text: string): string[] => (count === 0 ? [] : [`${counted(count)} ${text}`])

function listed(names: readonly string[], text: string): string[] {
  if (names.length === 0) return []
  const rest = names.length > FIRST_NAMES ? `, and ${counted(names.length - FIRST_NAMES)} more` : ''
  return [`${counted(names.length)} ${text}: ${names.slice(0, FIRST_NAMES).join(', ')}${rest}`]
}
