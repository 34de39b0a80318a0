import type { Database } from '#server/platform/database/database.ts'

export type SavedSearchRow = { uri: string; name: string; searchUrl: string }

/** The saved search of a uri; null where there is none. */
export async function selectSavedSearch(database: Database, uri: string): Promise<SavedSearchRow | null> {
  const [row] = await database.query<SavedSearchRow>(
    'select uri, name, search_address as "searchUrl" from saved_search where uri = $1',
    [uri],
  )
  return row ?? null
}
