import { buildApp } from '#server/app.ts'
import type { PagesOptions } from '#server/modules/pages/pages-module.ts'
import type { Identify } from '#server/platform/rest/caller.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type AskedChange, changeSuburb } from '#server/start/suburb-changes.ts'
import { loadLocationIndex } from '#server/modules/search/location-index.ts'
import { pagesUnderTest } from './pages-under-test.ts'
import { testSupport } from './portal-under-test.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'
import { insertRows } from '#tests/support/insert-rows.ts'

type Suburb = {
  id: number
  uri: string
  name: string
  state_code: string
  postcode: string
  latitude_micro: number
  longitude_micro: number
}

type Page = { status: number; location: string | undefined; type: string; cacheControl: string; body: string }

export type RenderedPortal = {
  database: Database
  get(url: string, memberId?: number): Promise<Page>
  close(): Promise<void>
}

const identify: Identify = ({ headers }) => {
  const memberId = Number(headers['x-member'] ?? 0)
  return Promise.resolve(memberId > 0 ? { memberId, claims: {}, agentId: null } : null)
}

/** The whole server over the small world and a few more suburbs, renamed and merged before it starts, its pages made by the given renderer. */
export async function renderedPortalUnderTest(
  renderer: PagesOptions['renderer'],
  suburbs: readonly Suburb[],
  changes: readonly AskedChange[] = [],
): Promise<RenderedPortal> {
  const { database, parts, close } = await createSmallWorld()
  const place = { type: 'suburb', region_id: null, suburb_id: null, settlement: 'city' } as const
  await insertRows(database, 'location', ...suburbs.map((suburb) => ({ ...place, ...suburb })))
  for (const change of changes) await changeSuburb(database, change, SMALL_WORLD_NOW)
  const app = await buildApp({
    ...parts,
    locationIndex: await loadLocationIndex(database),
    support: testSupport,
    identify,
    pages: ({ runDocument }) => pagesUnderTest({ runDocument, renderer, identify }),
  })
  return {
    database,
    async get(url, memberId = 0) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { 'x-member': String(memberId) } })
      return {
        status: statusCode,
        location: headers.location,
        type: String(headers['content-type']),
        cacheControl: String(headers['cache-control']),
        body,
      }
    },
    async close() {
      await app.close()
      await close()
    },
  }
}
