import { distanceInMetres } from '#domain/geo/distance.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PostalPlace, PostalRow } from './geonames-postal.ts'
import { slugsOfOtherPostcodes } from '#domain/locations/other-names/other-slugs.ts'
import { bySpelling } from '#domain/locations/slug-spellings.ts'
import { stateOfPostBoxes } from '#domain/locations/post-box-postcodes.ts'
import { ensureRegions } from './region-rows.ts'
import { nearestRegion } from './regions.ts'
import { settlementOf } from './settlement.ts'

export type ImportReport = {
  /** Rows of the file, bad ones included. */
  rows: number
  bad: number
  /** Of the bad rows the first twenty. */
  firstBad: { line: number; reason: string }[]
  abroad: number
  /** Rows whose postcode belongs to post boxes and bulk mail: nobody lives there. */
  postOnly: number
  /** Rows that say a place again, also under another of its postcodes. */
  repeated: number
  added: number
  /** Known places that got better coordinates. */
  moved: number
  unchanged: number
  /** Known places that the file puts far away: left where they are. */
  doubtful: string[]
}

const FIRST_BAD = 20
/** Coordinates of this accuracy belong to a named place; below, they are often tens of kilometres off. */
const GOOD_ACCURACY = 4
/** Further away than this the file means a homonym. */
const DOUBTFUL_METRES = 10_000

/**
 * Loads every place of the rows into the table `location`, all or none. A place that is known by name, however it is spelt, state and
 * postcode keeps its id, uri, name and region, and gets the file's coordinates where those are better: of accuracy 4 or
 * more and of more than it has, and not far from coordinates that no accuracy is stated for. Running it again changes
 * nothing.
 */
export async function importPlaces(database: Database, rows: AsyncIterable<PostalRow>): Promise<ImportReport> {
  const report = emptyReport()
  const places = await gather(rows, report)
  if (places.size > 0) await database.transaction(() => merge(database, places, report), { isLong: true })
  return report
}

const emptyReport = (): ImportReport => ({
  rows: 0,
  bad: 0,
  firstBad: [],
  abroad: 0,
  postOnly: 0,
  repeated: 0,
  added: 0,
  moved: 0,
  unchanged: 0,
  doubtful: [],
})

type Places = Map<string, PostalPlace>

/** The places by uri, each with the most accurate of its coordinates. */
async function gather(rows: AsyncIterable<PostalRow>, report: ImportReport): Promise<Places> {
  const places: Places = new Map()
  for await (const row of rows) {
    report.rows++
    if (row.kind === 'abroad') report.abroad++
    else if (row.kind === 'bad') {
      report.bad++
      if (report.firstBad.length < FIRST_BAD) report.firstBad.push({ line: row.line, reason: row.reason })
    } else if (stateOfPostBoxes(row.place.postcode) !== null) report.postOnly++
    else keep(places, row.place, report)
  }
  return places
}

function keep(places: Places, place: PostalPlace, report: ImportReport): void {
  const uri = suburbSlug(place)
  const known = bySpelling(places, uri)
  if (known === null) return void places.set(uri, place)
  report.repeated++
  const { name } = known
  if ((known.accuracy ?? 0) < (place.accuracy ?? 0)) places.set(suburbSlug(known), { ...place, name })
}

type KnownPlace = {
  id: number
  type: 'region' | 'suburb' | 'street'
  uri: string
  name: string
  state_code: PostalPlace['stateCode']
  postcode: string | null
  latitude_micro: number
  longitude_micro: number
  coordinate_accuracy: number | null
}

async function merge(database: Database, places: Places, report: ImportReport): Promise<void> {
  // Two imports at once would both add the same place.
  await database.exec('lock table location in share row exclusive mode')
  // Others may have given ids of their own.
  await database.exec(
    "select setval(pg_get_serial_sequence('location', 'id'), (select coalesce(max(id), 0) + 1 from location), false)",
  )
  const regionIds = await ensureRegions(database)
  const known = await database.query<KnownPlace>(
    `select id, type, uri, name, state_code, postcode, latitude_micro, longitude_micro, coordinate_accuracy
     from location order by id desc`,
  )
  const former = await database.query<{ uri: string }>('select uri from former_location')
  const uris = new Set([...known, ...former].map(({ uri }) => uri))
  const suburbs = new Map(known.flatMap((row) => (row.type === 'suburb' ? [[keyOf(row), row] as const] : [])))
  const added: unknown[][] = []
  const moved: (PostalPlace & { id: number })[] = []
  for (const [uri, place] of places) {
    const suburb = bySpelling(suburbs, uri)
    if (suburb !== null) {
      const verdict = compare(suburb, place)
      if (verdict === 'better') moved.push({ ...place, id: suburb.id })
      else report.unchanged++
      if (verdict === 'doubtful') report.doubtful.push(suburb.uri)
    } else if (uris.has(uri)) report.unchanged++
    else if (isPostcodeOf(uri, suburbs, places)) report.repeated++
    else added.push(rowOf(uri, place, regionIds.get(nearestRegion(place).uri) ?? null))
  }
  report.added = await database.copyRows('location', columns, added)
  report.moved = moved.length
  await moveTo(database, moved)
}

/** Whether a place has a second postcode in this uri, under which its own is known or in the file. */
function isPostcodeOf(uri: string, ...known: ReadonlyMap<string, unknown>[]): boolean {
  const own = slugsOfOtherPostcodes().get(uri)
  return own !== undefined && known.some((places) => places.has(own))
}

/** A known suburb under the uri that its name would have today, whatever uri it once got. */
const keyOf = ({ name, state_code: stateCode, postcode }: KnownPlace): string =>
  suburbSlug({ name, stateCode, postcode: postcode ?? '' })

function compare(known: KnownPlace, place: PostalPlace): 'better' | 'worse' | 'doubtful' {
  const accuracy = place.accuracy ?? 0
  if (accuracy < GOOD_ACCURACY || accuracy <= (known.coordinate_accuracy ?? 0)) return 'worse'
  if (known.coordinate_accuracy !== null) return 'better'
  const point = { latitude: known.latitude_micro / 1e6, longitude: known.longitude_micro / 1e6 }
  return distanceInMetres(point, place) > DOUBTFUL_METRES ? 'doubtful' : 'better'
}

const columns = [
  'uri',
  'type',
  'name',
  'state_code',
  'postcode',
  'region_id',
  'latitude_micro',
  'longitude_micro',
  'coordinate_accuracy',
  'settlement',
]

const micro = (degrees: number): number => Math.round(degrees * 1e6)

const rowOf = (uri: string, place: PostalPlace, regionId: number | null): unknown[] => [
  uri,
  'suburb',
  place.name,
  place.stateCode,
  place.postcode,
  regionId,
  micro(place.latitude),
  micro(place.longitude),
  place.accuracy,
  settlementOf(place),
]

async function moveTo(database: Database, places: readonly (PostalPlace & { id: number })[]): Promise<void> {
  await database.query(
    `update location set latitude_micro = new.latitude, longitude_micro = new.longitude,
       coordinate_accuracy = new.accuracy, settlement = new.settlement
     from unnest($1::int[], $2::int[], $3::int[], $4::smallint[], $5::text[])
       as new (id, latitude, longitude, accuracy, settlement)
     where location.id = new.id`,
    [
      places.map(({ id }) => id),
      places.map(({ latitude }) => micro(latitude)),
      places.map(({ longitude }) => micro(longitude)),
      places.map(({ accuracy }) => accuracy),
      places.map(settlementOf),
    ],
  )
}
