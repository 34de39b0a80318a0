import { initialOf, nameSortKey } from '#domain/locations/place-words.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sharedWork } from '#server/platform/work/request-work.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { type ListedPlaceRow, selectListedPlaces } from './place-lists.queries.ts'

/** What a place is found by in the lists. */
export type ListedPlace = {
  id: number
  type: LocationType
  stateCode: StateCode
  /** The region of a suburb, the suburb of a street. */
  parentId: number | null
  initial: string | null
}

/** Every place of the country by kind, from A to Z, in memory: pages of it are cut without asking the database. */
export type PlaceLists = {
  of(type: LocationType): readonly ListedPlace[]
  /** The suburbs of a region, the streets of a suburb. */
  childrenOf(placeId: number): readonly ListedPlace[]
}

/** Reads the places when the lists are first asked for, and again once `refreshCount` says that places were added. */
export function placeLists(database: Database, refreshCount: () => number): () => Promise<PlaceLists> {
  let reading: Promise<PlaceLists> | null = null
  let readAt = 0
  return () => {
    if (refreshCount() !== readAt) reading = null
    readAt = refreshCount()
    reading ??= sharedWork(() => readLists(database)).catch((problem: unknown) => {
      reading = null
      throw problem
    })
    return reading
  }
}

async function readLists(database: Database): Promise<PlaceLists> {
  const rows = await selectListedPlaces(database)
  const sorted = rows
    .map((row) => ({ row, key: nameSortKey(row) }))
    .sort((left, right) => (left.key < right.key ? -1 : 1))
    .map(({ row }) => listed(row))
  const byType = Map.groupBy(sorted, ({ type }) => type)
  const byParent = Map.groupBy(sorted, ({ parentId }) => parentId)
  return {
    of: (type) => byType.get(type) ?? [],
    childrenOf: (placeId) => byParent.get(placeId) ?? [],
  }
}

const listed = (row: ListedPlaceRow): ListedPlace => ({
  id: row.id,
  type: row.type,
  stateCode: row.stateCode,
  parentId: row.parentId,
  initial: initialOf(row.name),
})
