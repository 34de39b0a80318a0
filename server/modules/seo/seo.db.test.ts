import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { SMALL_WORLD_NOW } from '#tests/support/small-world.ts'
import { type PortalUnderTest, portalUnderTest } from '#tests/support/portal-under-test.ts'

const origin = 'https://homely.example'
let portal: PortalUnderTest
let now = SMALL_WORLD_NOW
const SHOWN_IN_ANOTHER = 12
beforeAll(async () => {
  portal = await portalUnderTest({ publicOrigin: origin, clock: () => now })
  await portal.world.database.query(
    `insert into agent_rating (agent_id, review_count, verified_count, imported_count, one_star_count, two_star_count,
       three_star_count, four_star_count, five_star_count)
     values (1, 1, 0, 0, 0, 0, 0, 0, 1), (2, 0, 0, 3, 0, 0, 0, 0, 0)`,
  )
  await portal.world.database.query(
    `update listing set listing_class = 'newDevelopment', project_name = case id when 3 then 'Loft Lane' else 'Wren House' end
     where id in (1, 3) or is_address_hidden`,
  )
  await portal.world.database.query('update listing set shown_in_id = 1 where id = $1', [SHOWN_IN_ANOTHER])
  await refreshListingSearch(portal.world.database)
})
afterAll(() => portal.close())

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers })

/** The addresses of a sitemap or an index, each with its date. */
async function entriesOf(url: string): Promise<[string, string | null][]> {
  const { body, statusCode } = await get(url)
  expect(statusCode).toBe(200)
  return [...body.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, address = '', date]) => [
    address,
    date ?? null,
  ])
}

describe('what search engines are given', () => {
  it('is a file of rules that names the sitemap and holds the programs back', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(body).toContain('Disallow: /graphql')
    expect(body).not.toMatch(/^Disallow: \/$/m)
  })

  it('is an index whose sitemaps are all there', async () => {
    const parts = await entriesOf('/sitemap.xml')
    expect(parts.map(([address]) => address.replace(`${origin}/sitemaps/`, ''))).toEqual([
      'pages-1.xml',
      'places-1.xml',
      'searches-1.xml',
      'offices-1.xml',
      'buildings-1.xml',
      'agents-1.xml',
      'agent-lists-1.xml',
      'homes-for-rent-1.xml',
      'homes-leased-1.xml',
      'homes-for-sale-1.xml',
      'homes-sold-1.xml',
    ])
    for (const [address, date] of parts) {
      const entries = await entriesOf(address.replace(origin, ''))
      expect(entries.length).toBeGreaterThan(0)
      const dates = entries.flatMap(([, each]) => (each === null ? [] : [each]))
      expect(date).toBe(dates.toSorted().at(-1) ?? null)
    }
  })

  it('has every agent, and the reviews of those alone who have some of the portal', async () => {
    const { database } = portal.world
    const agents = await database.query<{ username: string }>('select username from agent order by id')
    const paths = (await entriesOf('/sitemaps/agents-1.xml')).map(([address]) => address.replace(origin, ''))
    const [first, ...others] = agents.map(({ username }) => `/agent/${username}`)
    expect(paths).toEqual([first, `${first}/reviews`, ...others])
  })

  it('has the homes of each kind with the instant of their last change, no withdrawn one and none that another one shows', async () => {
    const rows = await portal.world.database.query<{ id: number; status: string; modifiedAt: Date }>(
      `select id, status_type as status, modified_at as "modifiedAt" from listing where listing_type = 'sale' order by id`,
    )
    const expected = rows
      .filter(({ id, status }) => status === 'available' && id !== SHOWN_IN_ANOTHER)
      .map(({ id, modifiedAt }) => [id, modifiedAt.toISOString()])
    const entries = await entriesOf('/sitemaps/homes-for-sale-1.xml')
    expect(entries.map(([address, date]) => [Number(address.split('/').at(-1)), date])).toEqual(expected)
    expect(rows.some(({ status }) => status === 'removed')).toBe(true)
    expect(entries[0]?.[0]).toBe(`${origin}/homes/12-smith-street-fitzroy-vic-3065/1`)
  })

  it('never names the street of a hidden address', async () => {
    const [hidden] = await portal.world.database.query<{ id: number; uri: string }>(
      `select id, uri from listing where is_address_hidden and status_type <> 'removed' limit 1`,
    )
    const kinds = ['homes-for-sale', 'homes-for-rent', 'homes-sold', 'homes-leased']
    const entries = (await Promise.all(kinds.map((kind) => entriesOf(`/sitemaps/${kind}-1.xml`)))).flat()
    const address = entries.find(([each]) => each.endsWith(`/${hidden?.id}`))?.[0]
    expect(address).toBeDefined()
    const { data } = await portal.ask('query One($id: Int!) { listing(id: $id) { summary { canonicalUri } } }', {
      id: hidden?.id,
    })
    expect(address).toBe(origin + data.listing.summary.canonicalUri)
  })

  it('has the searches of suburbs with homes, the pages of offices and the pages of words', async () => {
    const searches = (await entriesOf('/sitemaps/searches-1.xml')).map(([address]) => address)
    expect(searches).toContain(`${origin}/for-sale/fitzroy-vic-3065/real-estate`)
    expect(searches.some((address) => address.startsWith(`${origin}/sold-properties/`))).toBe(true)
    const offices = (await entriesOf('/sitemaps/offices-1.xml')).map(([address]) => address)
    expect(offices.every((address) => /\/real-estate-agency\/[a-z0-9-]+\/[a-z-]+$/.test(address))).toBe(true)
    const places = new Map(await entriesOf('/sitemaps/places-1.xml'))
    const [changed] = await portal.world.database.query<{ at: Date }>(
      `select max(modified_at) as at from listing join location on location.id = listing.suburb_id where location.uri = 'fitzroy-vic-3065'`,
    )
    expect(places.get(`${origin}/fitzroy-vic-3065`)).toBe(changed?.at.toISOString())
    const pages = (await entriesOf('/sitemaps/pages-1.xml')).map(([address]) => address)
    expect(pages).toContain(`${origin}/`)
    expect(pages).toContain(`${origin}/about-us`)
  })

  it('has every building of new apartments once, and none for the sake of a hidden address', async () => {
    const buildings = (await entriesOf('/sitemaps/buildings-1.xml')).map(([address]) => address)
    expect(buildings).toEqual([
      `${origin}/new-apartments/collingwood-vic-3066/loft-lane`,
      `${origin}/new-apartments/fitzroy-vic-3065/wren-house`,
    ])
  })

  it('comes compressed to who takes it so, and not again to who has it', async () => {
    const plain = await get('/sitemap.xml')
    const packed = await get('/sitemap.xml', { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const tag = String(plain.headers.etag)
    const again = await get('/sitemap.xml', { 'if-none-match': `W/${tag}` })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const refused = await get('/sitemap.xml', { 'accept-encoding': 'gzip;q=0' })
    expect(refused.headers['content-encoding']).not.toBe('gzip')
  })

  it('is read anew after ten minutes', async () => {
    const before = await get('/sitemaps/homes-for-sale-1.xml')
    await portal.world.database.query(`update listing set modified_at = '2026-11-20T01:00:00Z' where id = 1`)
    expect((await get('/sitemaps/homes-for-sale-1.xml')).body).toBe(before.body)
    now = new Date(SMALL_WORLD_NOW.getTime() + 600_001)
    expect((await get('/sitemaps/homes-for-sale-1.xml')).body).toContain('2026-11-20T01:00:00.000Z')
  })

  it.each([
    'nothing-1.xml',
    'homes-for-sale-2.xml',
    'homes-for-sale-0.xml',
    'homes-for-sale-999999.xml',
    'pages-2.xml',
    'constructor-1.xml',
  ])('is no sitemap called %s', async (name) => {
    expect((await get(`/sitemaps/${name}`)).statusCode).toBe(404)
  })
})
