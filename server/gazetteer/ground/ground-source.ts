import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type StateCode, stateCodes } from '#domain/lookups/states.ts'
import { ServiceError } from '#server/platform/http/service-client.ts'
import {
  boundariesOf,
  featuresOf,
  nameOf,
  NotBoundaries,
  propertiesOf,
  type StatedBoundary,
} from '../boundaries/boundary-features.ts'
import { type LayerQuery, type RawFeature, readLayer, type RequestObject } from './layer-pages.ts'
import { type PostalAreas, postalAreasOf } from './postal-areas.ts'
import { isNoSuburb } from './state-rows.ts'

/** Where names and outlines come from. */
export type GroundSource = {
  postalAreas(): Promise<PostalAreas>
  boundariesOf(stateCode: StateCode): Promise<StatedBoundary[]>
}

const stateNumbers: Readonly<Record<StateCode, string>> = {
  NSW: '1',
  VIC: '2',
  QLD: '3',
  SA: '4',
  WA: '5',
  TAS: '6',
  NT: '7',
  ACT: '8',
}
const OTHER_TERRITORIES = '9'
/** Degrees, about 50 m: postal areas are looked into and never drawn. */
const POSTAL_TOLERANCE = 0.0005
/** Of the suburbs of a state, as a share. */
const MOST_INCOMPLETE = 0.02

export type ServiceSource = {
  /** The folder of services, such as …/rest/services/ASGS2021. */
  url: string
  /** Where the pages of layers are until all are read. */
  folder: string
  request: RequestObject
  onPage: (layer: string, features: number, of: number) => void
}

/**
 * Suburbs and Localities (SAL) and postal areas (POA) of the Australian Statistical Geography Standard 2021, as ArcGIS serves them. A layer
 * that cannot be true is read anew the next time.
 */
export function serviceSource({ url, folder, request, onPage }: ServiceSource): GroundSource {
  async function read<T>(name: string, query: LayerQuery, check: (features: readonly RawFeature[]) => T): Promise<T> {
    const pages = path.join(folder, name)
    const features = await readLayer(query, pages, request, (count, of) => onPage(name, count, of))
    try {
      return check(features)
    } catch (error) {
      if (!(error instanceof ServiceError || error instanceof NotBoundaries)) throw error
      await rm(pages, { recursive: true, force: true })
      const reason = error instanceof ServiceError ? error.message : `sends no outlines (${error.message})`
      throw new ServiceError(reason, { isPassing: true })
    }
  }
  const suburbsOf = (stateNumber: string, stateCode: StateCode | null): Promise<StatedBoundary[]> =>
    read(
      `suburbs-${stateNumber}`,
      {
        layer: `${url}/SAL/MapServer/0`,
        where: `state_code_2021='${stateNumber}'`,
        fields: ['sal_code_2021', 'sal_name_2021', 'state_code_2021'],
        codeField: 'sal_code_2021',
        tolerance: null,
      },
      (features) => suburbsAmong(features, stateCode),
    )
  let territories: Promise<StatedBoundary[]> | null = null
  return {
    postalAreas: () =>
      read(
        'postal-areas',
        {
          layer: `${url}/POA/MapServer/0`,
          where: '1=1',
          fields: ['poa_code_2021'],
          codeField: 'poa_code_2021',
          tolerance: POSTAL_TOLERANCE,
        },
        (features) => {
          const areas = postalAreasOf(features)
          if (areas.count <= features.length / 2) throw new ServiceError('has no postal areas')
          return areas
        },
      ),
    async boundariesOf(stateCode) {
      const own = await suburbsOf(stateNumbers[stateCode], stateCode)
      const others = await (territories ??= suburbsOf(OTHER_TERRITORIES, null))
      return [...own, ...others.filter((each) => stateOfTerritory(each) === stateCode)]
    },
  }
}

/** Of a state, or of the other territories; of these there may be none. */
function suburbsAmong(features: readonly RawFeature[], stateCode: StateCode | null): StatedBoundary[] {
  const suburbs = features.filter((feature) => !isNoSuburb(nameOf(propertiesOf(feature)) ?? ''))
  if (suburbs.length === 0 && stateCode === null) return []
  const { boundaries, nameless, shapeless } = boundariesOf(suburbs)
  if (boundaries.length === 0) throw new ServiceError(`has no suburb of ${stateCode ?? 'other territories'}`)
  if (nameless + shapeless > suburbs.length * MOST_INCOMPLETE) {
    throw new ServiceError(`sends ${nameless + shapeless} suburbs without a name or an outline`)
  }
  if (boundaries.some((each) => each.stateCode !== null && each.stateCode !== stateCode)) {
    throw new ServiceError('sends suburbs of other states than it is asked for')
  }
  return boundaries
}

/** The state that the post reckons a territory to: Christmas and the Cocos Islands, Norfolk Island, Jervis Bay. */
function stateOfTerritory({ area }: StatedBoundary): StateCode {
  const longitude = area[0]?.[0]?.[0]?.[0] ?? 0
  return longitude < 110 ? 'WA' : longitude > 160 ? 'NSW' : 'ACT'
}

const fileName = /\.(?:geo)?json$/i

/** Files of GeoJSON in a folder, of suburbs or of postal areas, each of one state or of all. */
export async function folderSource(folder: string): Promise<GroundSource> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name)).sort()
  const byState = new Map<StateCode, StatedBoundary[]>(stateCodes.map((stateCode) => [stateCode, []]))
  const postal: unknown[] = []
  for (const name of names) {
    const features = featuresOf(await readFile(path.join(folder, name), 'utf8'))
    if (postalAreasOf(features.slice(0, 10)).count > 0) postal.push(...features)
    else {
      for (const each of boundariesOf(features).boundaries) {
        if (each.stateCode !== null) byState.get(each.stateCode)?.push(each)
      }
    }
  }
  return {
    postalAreas: () => Promise.resolve(postalAreasOf(postal)),
    boundariesOf: (stateCode) => Promise.resolve(byState.get(stateCode) ?? []),
  }
}
