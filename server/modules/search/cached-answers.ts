import { LRUCache } from 'lru-cache'
import type { Database } from '#server/platform/database/database.ts'
import { parameterText } from '#server/platform/database/parameter-text.ts'

type Statement = {
  text: string
  parameters: readonly unknown[]
  /** Whether its answer changes with time alone, without any change of a listing. */
  dependsOnTime: boolean
}

/** The answers of statements that read nothing but listing_search. */
export type StoredAnswers = {
  answerOf<Rows extends object>(statement: Statement, ask: () => Promise<Rows>): Promise<Rows>
}

const MOST_CHARACTERS = 4_000_000
const MOST_OF_ONE = 20_000

/**
 * Keeps answers until listing_search changes. Only over the embedded database: it notifies of a change before whoever made it
 * learns that it is committed, so that nobody reads what was true before their own change (docs/decisions/060). Elsewhere,
 * inside a transaction and for what depends on time everything is asked for.
 */
export async function storeAnswers(database: Database): Promise<StoredAnswers> {
  if (database.dialect !== 'embedded') return { answerOf: (_statement, ask) => ask() }
  const kept = new LRUCache<string, object>({ maxSize: MOST_CHARACTERS, maxEntrySize: MOST_OF_ONE })
  let changes = 0
  const forget = () => {
    changes++
    kept.clear()
  }
  await database.listen('listing_search', { onNotification: forget, onListening: forget })

  return {
    async answerOf<Rows extends object>({ text, parameters, dependsOnTime }: Statement, ask: () => Promise<Rows>) {
      if (dependsOnTime || database.isInTransaction()) return ask()
      const key = `${text}\n${parameters.map(parameterText).join('\n')}`
      const known = kept.get(key)
      // The text of a statement says which rows it answers.
      if (known !== undefined) return known as Rows
      const before = changes
      const rows = await ask()
      if (before === changes) kept.set(key, rows, { size: key.length + JSON.stringify(rows).length })
      return rows
    },
  }
}
