import type { Database } from '#server/platform/database/database.ts'
import type { TileService } from '#server/modules/map/tile-service/tile-service.ts'

/** The streets that invented addresses stand on; null where no listing is of the demonstration. */
export async function demonstrationStreets(database: Database): Promise<TileService | null> {
  const { readDemoState } = await import('#demo/data/demo-state.ts')
  const state = await readDemoState(database)
  if (state === null) return null
  const { demoStreets } = await import('#demo/ground/demo-streets.ts')
  return demoStreets({ seed: state.seed })
}
