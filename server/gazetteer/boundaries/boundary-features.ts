import { type StateCode, stateCodeOf, stateNamed } from '#domain/lookups/states.ts'

/** Longitude and latitude, in degrees. */
export type Corner = [longitude: number, latitude: number]
/** Polygons, each with its outer ring first; rings are closed. */
export type Area = Corner[][][]

/** A suburb as a file of boundaries states it. */
export type StatedBoundary = {
  name: string
  stateCode: StateCode | null
  /** The number or id that the file has for it; null where it has none. */
  code: string | null
  area: Area
  /** Who publishes it, by the names of its properties; null for others. */
  source: BoundarySource | null
}

export type BoundarySource = 'abs' | 'geoscape'

export type BoundaryReading = {
  boundaries: StatedBoundary[]
  /** Features of the file. */
  features: number
  /** Of those: without a name or a shape, and hundreds, the old parishes that South Australia lists beside its suburbs. */
  nameless: number
  shapeless: number
  hundreds: number
}

export class NotBoundaries extends Error {}

/**
 * Reads the suburbs of a GeoJSON file by the names that the Bureau of Statistics and Geoscape give to properties. Features of one
 * suburb, by its id or else its name, become one.
 * @throws NotBoundaries with a plain message when the text is no such file.
 */
export const readBoundaries = (text: string): BoundaryReading => boundariesOf(featuresOf(text))

/** The suburbs of the features of GeoJSON, as `readBoundaries` says. */
export function boundariesOf(features: readonly unknown[]): BoundaryReading {
  const reading: BoundaryReading = { boundaries: [], features: features.length, nameless: 0, shapeless: 0, hundreds: 0 }
  const byId = new Map<string, StatedBoundary>()
  for (const [index, feature] of features.entries()) {
    const properties = propertiesOf(feature)
    const name = nameOf(properties)
    const area = areaOf(feature)
    if (name === null) reading.nameless += 1
    else if (isHundred(properties)) reading.hundreds += 1
    else if (area.length === 0) reading.shapeless += 1
    else {
      const code = valueOf(properties, idNames)
      const id = code ?? String(index)
      const known = byId.get(id)
      if (known === undefined)
        byId.set(id, { name, stateCode: stateOf(properties), code, area, source: sourceOf(properties) })
      else known.area.push(...area)
    }
  }
  reading.boundaries.push(...byId.values())
  if (reading.nameless === features.length) {
    throw new NotBoundaries('No feature of the file has a property with the name of a suburb.')
  }
  if (!reading.boundaries.every(({ area }) => area.flat(2).every(isOnGlobe))) {
    throw new NotBoundaries(
      'The coordinates of the file are not degrees. Save it as GeoJSON in GDA2020, GDA94 or WGS 84.',
    )
  }
  return reading
}

/** @throws NotBoundaries */
export function featuresOf(text: string): unknown[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new NotBoundaries('The file is not GeoJSON.')
  }
  const features = isRecord(json) ? json['features'] : null
  if (!Array.isArray(features) || features.length === 0)
    throw new NotBoundaries('The file is no GeoJSON with features.')
  return features
}

type Properties = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Properties => typeof value === 'object' && value !== null

/** The properties of a feature, their names in lower case. */
export function propertiesOf(feature: unknown): Properties {
  const properties = isRecord(feature) ? feature['properties'] : null
  return Object.fromEntries(
    Object.entries(isRecord(properties) ? properties : {}).map(([name, value]) => [name.toLowerCase(), value]),
  )
}

/** Bureau of Statistics (suburbs and localities 2021, state suburbs before), Geoscape in full, Geoscape as shapefiles cut its names. */
const suburbNames = [
  /^sal_name_?(?:20)?\d\d$/,
  /^ssc_name_?(?:20)?\d\d$/,
  /^loc_name$/,
  /^locality_name$/,
  /loca(?:l)?_2$/,
]
const idNames = [/^loc_pid$/, /^locality_pid$/, /^sal_code_?(?:20)?\d\d$/, /^ssc_code_?(?:20)?\d\d$/]
const classNames = [/^loc_class$/, /^locality_class$/, /loca(?:l)?_5$/]
const stateNames = [
  /^state$/,
  /^state_abbreviation$/,
  /^st_abbrev$/,
  /^ste_name_?(?:20)?\d\d$/,
  /^state_name_?(?:20)?\d\d$/,
]

const LONGEST_NAME = 200

/** The text of the first of these properties that has one. */
export function valueOf(properties: Properties, names: readonly RegExp[]): string | null {
  for (const name of names) {
    const key = Object.keys(properties).find((each) => name.test(each))
    const value = key === undefined ? null : properties[key]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return null
}

/** "Ascot (Ballarat - Vic.)" is called Ascot. A text that is much longer than a name is none. */
export function nameOf(properties: Properties): string | null {
  const stated = valueOf(properties, suburbNames)
  return stated === null || stated.length > LONGEST_NAME ? null : stated.replace(/\s*\([^)]*\)$/, '')
}

function sourceOf(properties: Properties): BoundarySource | null {
  const names = Object.keys(properties)
  if (names.some((name) => /^(?:sal|ssc)_name_?(?:20)?\d\d$/.test(name))) return 'abs'
  return names.some((name) => /^loc_pid$|^locality_pid$/.test(name)) ? 'geoscape' : null
}

const isHundred = (properties: Properties): boolean => valueOf(properties, classNames)?.toUpperCase()[0] === 'H'

/** Numbers of the Bureau of Statistics. */
const statesByNumber: Readonly<Record<string, StateCode>> = {
  '1': 'NSW',
  '2': 'VIC',
  '3': 'QLD',
  '4': 'SA',
  '5': 'WA',
  '6': 'TAS',
  '7': 'NT',
  '8': 'ACT',
}
const stateNumberNames = [/^ste_code_?(?:20)?\d\d$/, /^state_code_?(?:20)?\d\d$/]

/** By its property, else by the letters before the number of its id, as in "VIC2615". */
function stateOf(properties: Properties): StateCode | null {
  const stated = valueOf(properties, stateNames)
  const byName = stated === null ? null : stateNamed(stated)
  const byNumber = statesByNumber[valueOf(properties, stateNumberNames) ?? ''] ?? null
  return byName ?? byNumber ?? stateCodeOf(/^[a-z]+/i.exec(valueOf(properties, idNames) ?? '')?.[0] ?? '')
}

/** The polygons of a feature; none where it has another shape. */
export function areaOf(feature: unknown): Area {
  const geometry = isRecord(feature) ? feature['geometry'] : null
  if (!isRecord(geometry)) return []
  const { type, coordinates } = geometry
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : []
  return arrayOf(polygons).flatMap((polygon) => {
    const rings = arrayOf(polygon).map(ringOf)
    return rings[0] === undefined || rings[0].length < 4 ? [] : [rings.filter((ring) => ring.length >= 4)]
  })
}

const ringOf = (ring: unknown): Corner[] =>
  arrayOf(ring).flatMap((corner): Corner[] => {
    const [longitude, latitude] = arrayOf(corner)
    return typeof longitude === 'number' && typeof latitude === 'number' ? [[longitude, latitude]] : []
  })

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isOnGlobe = ([longitude, latitude]: Corner): boolean => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
