import { setImmediate as turn } from 'node:timers/promises'
import { otherNamesBySlug } from '#domain/locations/other-names/other-slugs.ts'
import { listedPlaces } from '#domain/locations/listed-places.ts'
import { wholeAreas } from '#domain/locations/whole-areas.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { complete } from '#domain/locations/completion/complete.ts'
import { buildCompletionIndexInChunks } from '#domain/locations/completion/completion-index.ts'
import type { ListedPlace } from './place-lists.ts'
import { selectCompletionPlaces } from './place-completion.queries.ts'

/** `isMeant` as `complete` says. */
type CompletedPlace = { id: number; isMeant: boolean }

/** Finds places by what was typed. */
export type PlaceCompletion = {
  /** The places that fit, the best first; of any type when `types` is empty. */
  complete(query: string, options: { types: readonly LocationType[]; take: number }): Promise<readonly CompletedPlace[]>
  /** Those places of a list that what was typed leaves, as `listedPlaces` says. */
  filterList<L extends ListedPlace>(
    places: readonly L[],
    typed: { kind: LocationType; query: string },
  ): Promise<readonly L[]>
  /** Reads the places now, so that the first who types does not wait for it. */
  load(): Promise<void>
  /** Reads the places again, after some were added; those that were read before are found until then. */
  refresh(): Promise<void>
}

/** Completes names in memory, from every place of the database, which is read when it is needed first. */
export function placeCompletion(database: Database): PlaceCompletion {
  let reading: ReturnType<typeof readIndex> | null = null
  const index = () => {
    reading ??= readIndex(database).catch((error: unknown) => {
      reading = null
      throw error
    })
    return reading
  }
  return {
    async complete(query, { types, take }) {
      const options = types.length === 0 ? { limit: take } : { limit: take, kinds: types }
      return complete(await index(), query, options).map(({ place, isMeant }) => ({ id: place.id, isMeant }))
    },
    filterList: async (places, typed) => listedPlaces(await index(), typed, places),
    async load() {
      await index()
    },
    async refresh() {
      const next = await readIndex(database)
      reading = Promise.resolve(next)
    },
  }
}

async function readIndex(database: Database) {
  const rows = await selectCompletionPlaces(database)
  const others = otherNamesBySlug()
  const places = rows.map(({ suburbName, formerNames, listingCount, ...row }) => {
    const { names = [], postcodes: otherPostcodes } = others.get(row.uri) ?? {}
    return {
      ...row,
      otherNames: [...names, ...formerNames],
      otherPostcodes,
      ...(suburbName === null ? {} : { suburbName }),
      ...(listingCount === null ? {} : { listingCount }),
    }
  })
  return buildCompletionIndexInChunks(places, wholeAreas, turn)
}
