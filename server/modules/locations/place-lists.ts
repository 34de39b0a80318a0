import { initialOf, nameSortKey } from '#domain/locations/place-words.ts'
import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sharedWork } from '#server/platform/work/request-work.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { type ListedPlaceRow, selectListedPlaces } from './place-lists.queries.ts'

/** What a place is found by in the lists. */
export type ListedPlace = {
  id: number
  stateCode: StateCode
  /** The region of a suburb, the suburb of a street. */
  parentId: number | null
  initial: string | null
}

/** Every place of the country by kind, from A to Z, in memory: pages of it are cut without asking the database. */
export type PlaceLists = {
  of(type: LocationType): readonly ListedPlace[]
  childCount(placeId: number): number
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
    .map(({ row }) => row)
  const byType = Map.groupBy(sorted, ({ type }) => type)
  const lists = new Map([...byType].map(([type, places]) => [type, places.map(listed)]))
  const childCounts = new Map<number, number>()
  for (const { parentId } of sorted) {
    if (parentId !== null) childCounts.set(parentId, (childCounts.get(parentId) ?? 0) + 1)
  }
  return {
    of: (type) => lists.get(type) ?? [],
    childCount: (placeId) => childCounts.get(placeId) ?? 0,
  }
}

const listed = (row: ListedPlaceRow): ListedPlace => ({
  id: row.id,
  stateCode: row.stateCode,
  parentId: row.parentId,
  initial: initialOf(row.name),
})
