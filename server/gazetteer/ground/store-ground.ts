import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { stateCodes } from '#domain/lookups/states.ts'
import { suburbSlug } from '#domain/search/location-slug.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ensureRegions } from '../region-rows.ts'
import { nearestRegion } from '../regions.ts'
import { settlementOf } from '../settlement.ts'
import type { GroundRow } from './state-rows.ts'
import { regionOfNearest } from './region-of-nearest.ts'
import {
  type NewPlace,
  insertPlaces,
  resetIds,
  selectPlacesInRegions,
  selectSuburbIds,
  upsertBoundaries,
} from './store-ground.queries.ts'
import { readPairs, rowsFile } from './write-states.ts'

export type StoreReport = { added: number; outlines: number }

/** Rows that are written at once: some 10 ms in the embedded database, for which requests wait. */
const BATCH = 50

/**
 * Stores what was written of all states: first the places that are new, then the outlines of all. In small transactions, with a pause after
 * each, so that requests come in between; cut off at any moment it can be done again.
 */
export async function storeGround(
  database: Database,
  folder: string,
  pause: () => Promise<unknown>,
): Promise<StoreReport> {
  await resetIds(database)
  const regionIds = await ensureRegions(database)
  const nearestRegionId = regionOfNearest(await selectPlacesInRegions(database))
  const regionIdOf = (row: GroundRow) => nearestRegionId(row) ?? regionIds.get(nearestRegion(row).uri) ?? null
  const report: StoreReport = { added: 0, outlines: 0 }
  const idsByCode = new Map<string, readonly number[]>()
  for await (const rows of batchesIn(folder)) {
    for (const { code, knownIds } of rows) if (knownIds.length > 0) idsByCode.set(code, knownIds)
    const places = rows.flatMap((row) => {
      const place = newPlaceOf(row, regionIdOf)
      return place === null ? [] : [{ code: row.code, place }]
    })
    if (places.length > 0) {
      report.added += await insertPlaces(
        database,
        places.map(({ place }) => place),
      )
      const stored = await selectSuburbIds(
        database,
        places.map(({ place }) => place.uri),
      )
      const ids = new Map(stored.map(({ id, uri }) => [uri, id]))
      for (const { code, place } of places) {
        const id = ids.get(place.uri)
        if (id !== undefined) idsByCode.set(code, [id])
      }
    }
    await pause()
  }
  const across = await readPairs(folder)
  const acrossOf = Map.groupBy([...across, ...across.map(([one, other]) => [other, one] as const)], ([code]) => code)
  for await (const rows of batchesIn(folder)) {
    const boundaries = rows.flatMap((row) =>
      (idsByCode.get(row.code) ?? []).map((id) => ({
        id,
        name: row.name,
        source: row.source,
        box: [row.southMicro, row.westMicro, row.northMicro, row.eastMicro] as const,
        outline: row.outline,
        near: row.near,
        far: row.far,
        neighbourIds: [...row.neighbours, ...(acrossOf.get(row.code) ?? []).map(([, code]) => code)].flatMap(
          (code) => idsByCode.get(code) ?? [],
        ),
      })),
    )
    await upsertBoundaries(database, boundaries)
    report.outlines += boundaries.length
    await pause()
  }
  return report
}

function newPlaceOf(row: GroundRow, regionIdOf: (row: GroundRow) => number | null): NewPlace | null {
  const { name, stateCode, postcode, latitude, longitude, knownIds } = row
  if (postcode === null || knownIds.length > 0) return null
  return {
    uri: suburbSlug({ name, stateCode, postcode }),
    name,
    stateCode,
    postcode,
    regionId: regionIdOf(row),
    latitude,
    longitude,
    settlement: settlementOf(row),
  }
}

async function* batchesIn(folder: string): AsyncGenerator<GroundRow[]> {
  for (const stateCode of stateCodes) {
    let rows: GroundRow[] = []
    const lines = createInterface({ input: createReadStream(rowsFile(folder, stateCode), 'utf8') })
    for await (const line of lines) {
      // Lines of writeStates.
      rows.push(JSON.parse(line) as GroundRow)
      if (rows.length < BATCH) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
  }
}
