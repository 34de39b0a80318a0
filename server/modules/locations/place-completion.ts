import type { Database } from '#server/platform/database/database.ts'
import type { LocationType } from '#server/generated/schema-types.ts'
import { complete } from './completion/complete.ts'
import { buildCompletionIndex } from './completion/completion-index.ts'
import { selectCompletionPlaces } from './place-completion.queries.ts'

/** Finds places by what was typed. */
export type PlaceCompletion = {
  /** The numbers of the places that fit, the best first; of any type when `types` is empty. */
  complete(query: string, options: { types: readonly LocationType[]; take: number }): Promise<readonly number[]>
  /** Reads the places now, so that the first who types does not wait for it. */
  load(): Promise<void>
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
      return complete(await index(), query, options).map(({ place }) => place.id)
    },
    async load() {
      await index()
    },
  }
}

async function readIndex(database: Database) {
  const rows = await selectCompletionPlaces(database)
  return buildCompletionIndex(
    rows.map(({ suburbName, ...row }) => (suburbName === null ? row : { ...row, suburbName })),
  )
}
