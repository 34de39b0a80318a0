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

/** Keeps a search under a uri, where one that is there stays; answers whether it is this search that the uri has. */
export async function insertSavedSearch(database: Database, search: SavedSearchRow, now: Date): Promise<boolean> {
  await database.query(
    'insert into saved_search (uri, name, search_address, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [search.uri, search.name, search.searchUrl, now],
  )
  const [kept] = await database.query<{ searchUrl: string }>(
    'select search_address as "searchUrl" from saved_search where uri = $1',
    [search.uri],
  )
  return kept?.searchUrl === search.searchUrl
}
