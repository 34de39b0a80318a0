import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importFeed } from '#server/modules/feeds/applying/import-feed.ts'
import { feeds } from '#server/modules/feeds/feeds-services.ts'
import { createSmallWorld, type SmallWorld } from '#tests/support/small-world.ts'
import { writtenFeed } from '#tests/support/written-feed.ts'
import { type CommandServices, servicesForCommand } from './services-for-command.ts'

const samples = '../shared/data/reaxml'
const OFFICE = 1

let world: SmallWorld
let services: CommandServices
let folder: string

beforeAll(async () => {
  world = await createSmallWorld()
  await world.database.query(`select setval(pg_get_serial_sequence('location', 'id'), 1000),
    setval(pg_get_serial_sequence('agent', 'id'), 1000)`)
  services = await servicesForCommand(world.database)
  folder = await mkdtemp(join(tmpdir(), 'feed-import-'))
}, 60_000)
afterAll(async () => {
  await services.stop()
  await world.close()
  await rm(folder, { recursive: true })
})

async function outcomesOf(file: string): Promise<string[]> {
  const outcomes = []
  for await (const { outcome, remarks } of importFeed(file, OFFICE, services.of(feeds).feedApplier))
    outcomes.push([outcome, ...remarks].join(': '))
  return outcomes
}

it('imports a file with real places, agents and events, and says where it cannot be read on', async () => {
  const file = join(folder, 'feed.xml')
  await writeFile(file, writtenFeed({ count: 3, round: 1 }))
  expect(await outcomesOf(file)).toEqual(['accepted', 'accepted', 'accepted'])
  expect(
    await world.database.query(
      `select listing.uri, listing.title, listing.street_id is not null as "isInStreet", agent.name
       from listing join listing_agent on listing_id = listing.id join agent on agent.id = agent_id
       where listing.title = 'Round 1' order by listing.id limit 1`,
    ),
  ).toEqual([{ uri: '1-smith-street-fitzroy-vic-3065', title: 'Round 1', isInStreet: true, name: 'Mia Chen' }])
  const broken = [...writtenFeed({ count: 2, round: 1 })].slice(0, -1).join('')
  await writeFile(file, `${broken}<residential`)
  expect(await outcomesOf(file)).toEqual(['unchanged', 'unchanged', expect.stringMatching(/^unreadable: line \d+: /u)])
})

/** By the beginnings of their names; the others come on the market, or are known from a sample before. */
const refusedSamples =
  /BadContent|BadStatusType|BadSalePrice|WithABadBedroomNumber|BadAuctionDateTime|PoorlyFormattedDateTime|TooManyBedrooms/u
const unknownSamples = /Sold|Leased|OffMarket|Withdrawn|Deleted/u

it.skipIf(!existsSync(samples))(
  'all samples end as their names say, and are unchanged the second time',
  async () => {
    const files = (await readdir(samples)).filter((name) => name.endsWith('.xml'))
    const wrong: unknown[] = []
    for (const name of files) {
      await world.database.exec('delete from feed_agency')
      const [first, second] = [await outcomesOf(join(samples, name)), await outcomesOf(join(samples, name))]
      if (!endsAsNamed(name, first)) wrong.push([name, ...first])
      const others = first.map((outcome) => outcome.replace(/^accepted/u, 'unchanged'))
      if (others.join('\n') !== second.join('\n')) wrong.push([name, 'again', ...second])
    }
    expect(wrong).toEqual([])
  },
  120_000,
)

function endsAsNamed(name: string, outcomes: readonly string[]): boolean {
  if (refusedSamples.test(name)) return outcomes.some((outcome) => /^(?:refused|unreadable): line \d+/u.test(outcome))
  if (/AllTypes/u.test(name)) return outcomes.includes('accepted')
  if (/MixedContent/u.test(name)) return outcomes.at(-1)?.startsWith('refused') === true
  return outcomes.every((outcome) =>
    unknownSamples.test(name) ? outcome.includes('nothing was published') : outcome.startsWith('accepted'),
  )
}
