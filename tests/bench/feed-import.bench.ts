import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { importFeed } from '#server/modules/feeds/applying/import-feed.ts'
import { feeds } from '#server/modules/feeds/feeds-services.ts'
import { servicesForCommand } from '#server/start/services-for-command.ts'
import { createSmallWorld } from '#tests/support/small-world.ts'
import { writtenFeed } from '#tests/support/written-feed.ts'

/** How long `npm run feed:import` takes for a feed of 10,000 homes: new ones, the same again, and each of them changed. */
const LISTINGS = Number(process.env.FEED_LISTINGS ?? 10_000)
const OFFICE = 1

const world = await createSmallWorld()
const folder = await mkdtemp(path.join(tmpdir(), 'feed-bench-'))
const services = await servicesForCommand(world.database)
const { feedApplier } = services.of(feeds)

console.log(`A feed of ${LISTINGS} homes, embedded database.\n`)
console.log('| upload | outcomes | seconds | listings a second |\n|---|---|---|---|')
for (const [name, round] of [
  ['new', 1],
  ['the same again', 1],
  ['each changed', 2],
] as const) {
  const file = path.join(folder, `${name}.xml`)
  await writeFile(file, writtenFeed({ count: LISTINGS, round }))
  const outcomes: Record<string, number> = {}
  const start = performance.now()
  for await (const { outcome } of importFeed(file, OFFICE, feedApplier))
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  const seconds = (performance.now() - start) / 1000
  const counted = Object.entries(outcomes).map(([outcome, count]) => `${count} ${outcome}`)
  console.log(`| ${name} | ${counted.join(', ')} | ${seconds.toFixed(1)} | ${Math.round(LISTINGS / seconds)} |`)
}
await services.stop()
await world.close()
await rm(folder, { recursive: true })
