import { type StateCode, stateNamed } from '#domain/lookups/states.ts'
import { parseDegrees } from '#domain/geo/bounds.ts'
import { slugify } from '#domain/text/slug.ts'
import { linesOf } from './lines-of.ts'
import { officialName } from './official-names.ts'

/** A place of the GeoNames postal format. */
export type PostalPlace = {
  name: string
  stateCode: StateCode
  /** Four digits. */
  postcode: string
  /** Degrees. */
  latitude: number
  longitude: number
  /** 1 (estimated) to 6 (centre of the place); null when not stated. */
  accuracy: number | null
}

/** What a line of the file holds; line numbers begin at 1. A row of another country is abroad. */
export type PostalRow =
  | { kind: 'place'; line: number; place: PostalPlace }
  | { kind: 'abroad'; line: number }
  | { kind: 'bad'; line: number; reason: string }

type Field = 'country' | 'postcode' | 'name' | 'stateName' | 'stateCode' | 'latitude' | 'longitude' | 'accuracy'
type Columns = Readonly<Partial<Record<Field, number>>>

/** https://download.geonames.org/export/zip/readme.txt: twelve columns between tabs, no header. */
const originalColumns: Columns = {
  country: 0,
  postcode: 1,
  name: 2,
  stateName: 3,
  stateCode: 4,
  latitude: 9,
  longitude: 10,
  accuracy: 11,
}
const ORIGINAL_WIDTH = 12

const headerNames: Readonly<Record<string, Field>> = {
  country_code: 'country',
  postcode: 'postcode',
  postal_code: 'postcode',
  place_name: 'name',
  state_name: 'stateName',
  state_code: 'stateCode',
  latitude: 'latitude',
  longitude: 'longitude',
  accuracy: 'accuracy',
}

/**
 * The rows of a GeoNames postal file, one by one: the original with twelve columns between tabs, or a CSV whose header
 * names `postcode,place_name,state_code,latitude,longitude` (`state_name` and `accuracy` if it has them). Leading zeros
 * that a spreadsheet lost are put back. Blank lines are passed over; a line that is no row is told with its reason.
 */
export async function* readPostalRows(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<PostalRow> {
  let line = 0
  let columns: Columns | null = null
  let isOriginal = false
  for await (const text of linesOf(chunks)) {
    line++
    if (text.trim() === '') continue
    if (columns === null) {
      isOriginal = text.includes('\t')
      columns = isOriginal ? originalColumns : readHeader(text)
      if (columns === null) {
        yield {
          kind: 'bad',
          line,
          reason: 'the header does not name postcode, place_name, state_code, latitude and longitude',
        }
        return
      }
      if (!isOriginal) continue
    }
    yield readRow(line, isOriginal ? text.split('\t') : csvFields(text), columns, isOriginal ? ORIGINAL_WIDTH : null)
  }
}

function readHeader(text: string): Columns | null {
  const columns: Partial<Record<Field, number>> = {}
  csvFields(text)?.forEach((heading, column) => {
    const field = headerNames[heading.trim().toLowerCase()]
    if (field !== undefined) columns[field] = column
  })
  const needed = ['postcode', 'name', 'stateCode', 'latitude', 'longitude'] as const
  return needed.every((field) => columns[field] !== undefined) ? columns : null
}

function readRow(line: number, fields: string[] | null, columns: Columns, width: number | null): PostalRow {
  const bad = (reason: string): PostalRow => ({ kind: 'bad', line, reason })
  if (fields === null) return bad('a quotation mark is out of place')
  if (width !== null && fields.length !== width) return bad(`${fields.length} columns, not ${width}`)
  const field = (name: Field): string => fields[columns[name] ?? -1]?.trim() ?? ''
  if (columns.country !== undefined && field('country').toUpperCase() !== 'AU') return { kind: 'abroad', line }
  const name = officialName(field('name'))
  if (slugify(name) === '' || name.length > 100) return bad(`no name of a place: "${shown(name)}"`)
  const postcode = field('postcode')
  if (!/^\d{3,4}$/.test(postcode)) return bad(`no postcode: "${shown(postcode)}"`)
  const stateCode = stateNamed(field('stateCode')) ?? stateNamed(field('stateName'))
  if (stateCode === null) return bad(`no state: "${shown(field('stateCode'))}"`)
  const latitude = parseDegrees(field('latitude'))
  const longitude = parseDegrees(field('longitude'))
  if (latitude === null || longitude === null || !isInAustralia(latitude, longitude)) {
    return bad(`not in Australia: "${shown(field('latitude'))}, ${shown(field('longitude'))}"`)
  }
  const accuracy = field('accuracy')
  if (!/^[1-6]?$/.test(accuracy)) return bad(`no accuracy: "${shown(accuracy)}"`)
  return {
    kind: 'place',
    line,
    place: {
      name,
      stateCode,
      postcode: postcode.padStart(4, '0'),
      latitude,
      longitude,
      accuracy: accuracy === '' ? null : Number(accuracy),
    },
  }
}

/** With the islands: Cocos, Christmas, Norfolk and Macquarie. */
const isInAustralia = (latitude: number, longitude: number): boolean =>
  latitude >= -55 && latitude <= -9 && longitude >= 96 && longitude <= 169

/** What a message repeats of a field: its beginning, without control characters. */
const shown = (text: string): string => text.replace(/\p{Cc}/gu, ' ').slice(0, 40)

/** The fields of a line of CSV; null when a quotation mark is out of place. */
function csvFields(text: string): string[] | null {
  const fields: string[] = []
  const pattern = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y
  let isLast = false
  while (!isLast) {
    const match = pattern.exec(text)
    if (match === null) return null
    const [, quoted, plain = '', end] = match
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    isLast = end !== ','
  }
  return fields
}
