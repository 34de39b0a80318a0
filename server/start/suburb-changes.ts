import { mergeSuburbs, renameSuburb, type SuburbChange } from '#server/gazetteer/changes/suburb-change.ts'
import { publishPlaces } from '#server/gazetteer/places-changed.ts'
import { refreshAgents, refreshOffices } from '#server/modules/agents/refresh-agents.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import type { Database } from '#server/platform/database/database.ts'

export type AskedChange =
  | { kind: 'rename'; uri: string; name: string }
  | { kind: 'merge'; uri: string; intoUri: string }

/** Renames or merges suburbs with all that follows from it, all or nothing; every server of the database reads its places again. */
export const changeSuburb = (database: Database, asked: AskedChange, now: Date): Promise<SuburbChange> =>
  database.transaction(
    async () => {
      const change =
        asked.kind === 'rename'
          ? await renameSuburb(database, asked.uri, asked.name)
          : await mergeSuburbs(database, asked.uri, asked.intoUri)
      if (!change.ok || change.touched === null) return change
      await refreshListingSearch(database, change.touched.listingIds)
      await refreshAgents(database, now, change.touched.agentIds)
      await refreshOffices(database, now, change.touched.officeIds)
      await publishPlaces(database)
      return change
    },
    { isLong: true },
  )
