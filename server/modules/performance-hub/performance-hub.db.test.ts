import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import type { CallingMember } from '#server/platform/rest/caller.ts'
import { copyListing } from '#tests/support/copied-listings.ts'
import { type Answer, testSupport } from '#tests/support/portal-under-test.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'

/** Mia, agent 1, and Tom, agent 2, are of the office in Fitzroy, Eva of that in Maleny. */
const members: Record<string, CallingMember> = {
  mia: { memberId: 1, claims: {}, agentId: 1 },
  tom: { memberId: 2, claims: {}, agentId: 2 },
  eva: { memberId: 3, claims: {}, agentId: 3 },
  local: { memberId: 4, claims: {}, agentId: null },
  staff: { memberId: 5, claims: { agents_permission: ['CanChangeAnyAgentsSetting'] }, agentId: null },
  otherStaff: { memberId: 6, claims: { listings_permission: ['CanManageAny'] }, agentId: null },
  switcher: {
    memberId: 7,
    claims: { apps_permission: ['CanToggleFeatures'], agents_permission: ['CanChangeAnyAgentsSetting'] },
    agentId: null,
  },
}
const everybody = [...Object.keys(members), null]

let world: SmallWorld
let app: FastifyInstance
let appWithout: FastifyInstance
beforeAll(async () => {
  world = await createSmallWorld()
  const appWith = (isOffered: boolean) =>
    buildApp({
      ...world.parts,
      support: testSupport,
      performanceHub: { isOffered },
      identify: async ({ headers }) => members[String(headers['x-member'])] ?? null,
    })
  app = await appWith(true)
  appWithout = await appWith(false)
})
afterAll(async () => {
  await app.close()
  await appWithout.close()
  await world.close()
})
beforeEach(() =>
  world.database.exec('truncate listing_day_count; update agent set is_principal = false, left_on = null'),
)

async function ask(who: string | null, query: string, on: FastifyInstance = app): Promise<Answer> {
  const headers = { 'x-member': who ?? '' }
  return (await on.inject({ method: 'POST', url: '/graphql', payload: { query }, headers })).json<Answer>()
}
const count = (id: number, day: string, views: number, enquiries = 0, saves = 0) =>
  world.database.query(
    `insert into listing_day_count (listing_id, counted_on, views, enquiries, saves) values ($1, $2, $3, $4, $5)`,
    [id, day, views, enquiries, saves],
  )
/** Who gets an answer. */
async function answered(query: string, on?: FastifyInstance): Promise<(string | null)[]> {
  const all = await Promise.all(everybody.map(async (who) => [who, await ask(who, query, on)] as const))
  expect(all.flatMap(([, { errors }]) => errors ?? [])).toEqual([])
  return all.flatMap(([who, { data }]) => (Object.values(data).some((value) => value !== null) ? [who] : []))
}

const hubOf = (username: string, rest = '') => `{ performanceHub(username: "${username}"${rest}) { homeCount } }`
const performanceOf = (id: number) => `{ listingPerformance(listingId: ${id}) { listing { id } } }`

describe('who sees how homes do', () => {
  const principal = () => world.database.exec('update agent set is_principal = true where id = 2')

  it('of an agent: that agent, the principal of the office and staff', async () => {
    expect(await answered(hubOf('mia-chen'))).toEqual(['mia', 'staff', 'switcher'])
    await principal()
    expect(await answered(hubOf('MIA-CHEN'))).toEqual(['mia', 'tom', 'staff', 'switcher'])
    expect(await answered(hubOf('eva-rossi'))).toEqual(['eva', 'staff', 'switcher'])
    expect(await answered('{ performanceHubUrls(username: "mia-chen") { hub } }')).toEqual([
      'mia',
      'tom',
      'staff',
      'switcher',
    ])
  })

  it('of an office: its principal and staff', async () => {
    expect(await answered(hubOf('mia-chen', ', isOfOffice: true'))).toEqual(['staff', 'switcher'])
    await principal()
    expect(await answered(hubOf('mia-chen', ', isOfOffice: true'))).toEqual(['tom', 'staff', 'switcher'])
    await world.database.exec(`update agent set left_on = '2026-01-01' where id = 2`)
    expect(await answered(hubOf('mia-chen', ', isOfOffice: true'))).toEqual(['staff', 'switcher'])
  })

  it('of a home: its agents, the principal of its office and staff; of one that was withdrawn nobody', async () => {
    expect(await answered(performanceOf(1))).toEqual(['mia', 'tom', 'staff', 'switcher'])
    expect(await answered(performanceOf(2))).toEqual(['mia', 'staff', 'switcher'])
    await principal()
    expect(await answered(performanceOf(2))).toEqual(['mia', 'tom', 'staff', 'switcher'])
    expect(await answered(performanceOf(9))).toEqual(['eva', 'staff', 'switcher'])
    expect(await answered(performanceOf(8))).toEqual([])
    expect(await answered(performanceOf(999_999))).toEqual([])
  })

  it('nobody where there is no such agent, and each agent their own without a name', async () => {
    expect(await answered(hubOf('nobody-at-all'))).toEqual([])
    expect(await answered('{ performanceHub { agent { username } } }')).toEqual(['mia', 'tom', 'eva'])
  })
})

describe('where the feature is off', () => {
  it('nobody is answered but who may switch it on', async () => {
    expect(await answered(hubOf('mia-chen'), appWithout)).toEqual(['switcher'])
    expect(await answered(performanceOf(1), appWithout)).toEqual(['switcher'])
    expect(await answered('{ performanceHubUrls(username: "mia-chen") { hub } }', appWithout)).toEqual(['switcher'])
    expect((await ask(null, '{ hasPerformanceHub }', appWithout)).data).toEqual({ hasPerformanceHub: false })
    expect((await ask(null, '{ hasPerformanceHub }')).data).toEqual({ hasPerformanceHub: true })
  })
})

describe('the URLs of the hub', () => {
  it('are the agent’s own hub and a page for each home on the market, the last one first', async () => {
    const urls = '{ performanceHubUrls(username: "mia-chen") { hub listings { listingId url } } }'
    const listings = [
      { listingId: 1, url: '/performance/1' },
      { listingId: 12, url: '/performance/12' },
      { listingId: 2, url: '/performance/2' },
    ]
    expect((await ask('mia', urls)).data.performanceHubUrls).toEqual({ hub: '/performance', listings })
    expect((await ask('staff', urls)).data.performanceHubUrls.hub).toBe('/performance?agent=mia-chen')
  })
})

describe('the hub', () => {
  const all = `period { from to days } totals { views enquiries saves } totalsBefore { views enquiries saves }
    days { day counts { views } } homeCount homes { listing { id } url totals { views } totalsBefore { views } }`

  it('sums up the homes of an agent over the days that end today, beside as many before them', async () => {
    await count(1, '2026-11-20', 4, 1, 2)
    await count(1, '2026-11-14', 10)
    await count(2, '2026-11-14', 30, 2)
    await count(2, '2026-11-13', 100, 0, 7)
    await count(2, '2026-11-07', 1)
    await count(2, '2026-11-06', 1000)
    await count(3, '2026-11-20', 5000)
    const { performanceHub: hub } = (await ask('mia', `{ performanceHub(days: 7) { ${all} } }`)).data
    expect(hub).toMatchObject({
      period: { from: '2026-11-14', to: '2026-11-20', days: 7 },
      totals: { views: 44, enquiries: 3, saves: 2 },
      totalsBefore: { views: 101, enquiries: 0, saves: 7 },
      homeCount: 3,
      homes: [
        { listing: { id: 2 }, url: '/performance/2', totals: { views: 30 }, totalsBefore: { views: 101 } },
        { listing: { id: 1 }, totals: { views: 14 }, totalsBefore: { views: 0 } },
        { listing: { id: 12 }, totals: { views: 0 }, totalsBefore: { views: 0 } },
      ],
    })
    expect(hub.days).toHaveLength(7)
    expect(hub.days[0]).toEqual({ day: '2026-11-14', counts: { views: 40 } })
  })

  it('gives the homes in parts', async () => {
    const page = await ask('mia', '{ performanceHub(skip: 1, take: 1) { homeCount homes { listing { id } } } }')
    expect(page.data.performanceHub).toEqual({ homeCount: 3, homes: [{ listing: { id: 2 } }] })
  })

  it('of an office has the homes of all its agents, and of an office that it took over', async () => {
    const office =
      '{ performanceHub(username: "mia-chen", isOfOffice: true) { maySeeOffice homeCount totals { views } } }'
    await count(1, '2026-11-20', 4)
    await count(3, '2026-11-20', 5)
    await count(9, '2026-11-20', 7)
    const before = (await ask('staff', office)).data.performanceHub
    expect(before).toMatchObject({ maySeeOffice: true, totals: { views: 9 } })
    await world.database.exec('update office set merged_into_id = 1 where id = 2')
    const after = (await ask('staff', office)).data.performanceHub
    await world.database.exec('update office set merged_into_id = null where id = 2')
    expect(after).toMatchObject({ homeCount: before.homeCount + 2, totals: { views: 16 } })
  })

  it('refuses periods and parts that there are not', async () => {
    const codesOf = async (rest: string) =>
      (await ask('mia', `{ performanceHub(${rest}) { homeCount } }`)).errors?.map(({ extensions }) => [
        extensions.code,
        extensions.field,
      ])
    expect(await codesOf('days: 30')).toEqual([['BAD_INPUT', 'days']])
    expect(await codesOf('take: 51')).toEqual([['BAD_INPUT', 'take']])
    expect(await codesOf('skip: -1')).toEqual([['BAD_INPUT', 'skip']])
    expect(await codesOf(`username: "${'x'.repeat(201)}"`)).toEqual([['BAD_INPUT', 'username']])
  })
})

describe('one home', () => {
  const query = `{ listingPerformance(listingId: 2, days: 28) { totals { views } viewsPerDay
    suburbComparison { homeCount viewsPerDay } } }`

  it('stands beside the homes of its suburb where five were long enough on the market', async () => {
    await count(2, '2026-11-10', 40)
    expect((await ask('mia', query)).data.listingPerformance).toEqual({
      totals: { views: 40 },
      viewsPerDay: 2,
      suburbComparison: null,
    })
    const beside = [101, 102, 103, 104, 105]
    await copyListing(world.database, 2, { numbers: beside, listedOn: '2026-10-01' })
    await Promise.all(beside.map((id, index) => count(id, '2026-11-20', 28 * (index + 1))))
    const { suburbComparison } = (await ask('mia', query)).data.listingPerformance
    expect(suburbComparison).toEqual({ homeCount: 5, viewsPerDay: 3 })
    await world.database.query('delete from listing where id = any($1::int[])', [beside])
  })

  it('is compared with nothing once it is off the market', async () => {
    const sold = '{ listingPerformance(listingId: 4) { viewsPerDay suburbComparison { homeCount } } }'
    expect((await ask('staff', sold)).data.listingPerformance).toEqual({ viewsPerDay: null, suburbComparison: null })
  })
})
