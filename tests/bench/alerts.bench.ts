import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '#server/app.ts'
import type { ListingChanges } from '#server/modules/listings/changes/listing-change.ts'
import { listings, type ListingsServices } from '#server/modules/listings/listings-services.ts'
import { startJobs } from '#server/platform/jobs/boss-jobs.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { moduleNamed } from '#server/platform/modules/module-name.ts'
import { subscribeToStream } from '#tests/support/live-stream.ts'
import { testSupport } from '#tests/support/portal-under-test.ts'
import { FITZROY } from '#tests/support/small-world-listings.ts'
import { createSmallWorld } from '#tests/support/small-world.ts'

/**
 * From the change of a listing to the open page of a member, and to the hand-over of the mail, with jobs, streams and the
 * database as they run: first one change after the other, then 100 a second for ten seconds.
 */
const HOME = 1
const SINGLE_CHANGES = 40
const FLOOD_SECONDS = 10
const FLOOD_PER_SECOND = 100
const MEMBER = { memberId: 1, claims: {}, agentId: null }
/** The half minute in which changes are gathered for one mail, and as much again. */
const MAIL_WAIT_MS = 65_000

const world = await createSmallWorld()
const { database } = world
const jobs = await startJobs(database, { warn: console.error, error: console.error })
const mailedAt: number[] = []
let changes: ListingChanges | undefined
const probe = defineModule({
  name: moduleNamed('probe'),
  dependsOn: [listings],
  services: (parts: ListingsServices) => {
    changes = parts.listingChanges
    return {}
  },
})
const app = await buildApp({
  ...world.parts,
  clock: () => new Date(),
  support: testSupport,
  jobs,
  others: [probe],
  mailTransport: { send: async () => void mailedAt.push(performance.now()), close: () => {} },
  identify: () => Promise.resolve(MEMBER),
})
await addMemberWithAlert()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const stream = await subscribeToStream(origin, 'alerts', { authorization: 'Bearer bench' })
let price = 900_000

const single: number[] = []
for (let count = 0; count < SINGLE_CHANGES; count += 1) single.push(await msUntilHeard(lowerPrice))
const { lastHeard, mails, firstMail } = await flood()

const sorted = single.toSorted((left, right) => left - right)
const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
console.log('From the change of a listing to its member, embedded database.\n')
console.log('| what | ms median | worst |\n|---|---|---|')
console.log(`| one change, to the open page | ${at(0.5)} | ${at(1)} |`)
console.log(
  `\n${FLOOD_SECONDS * FLOOD_PER_SECOND} changes asked for in ${FLOOD_SECONDS} s: the last was heard ${lastHeard} ms after it was asked for, the first mail left after ${firstMail} s, ${mails} mails in all.`,
)
stream.close()
await app.close()
await jobs.stop()
await world.close()

async function addMemberWithAlert(): Promise<void> {
  await database.query(
    `insert into member (id, username, name, email, email_confirmed_at, created_at)
     values (1, 'alice-lee', 'Alice Lee', 'alice@mail.example', now(), now())`,
  )
  const input = {
    name: 'Fitzroy',
    filter: { searchMode: 'buy', locationIds: [FITZROY] },
    idempotencyKey: 'alert-of-the-bench',
  }
  const query = 'mutation ($input: AddAlertInput!) { addAlert(input: $input) { alert { id } } }'
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables: { input } } })
  if (answer.json<{ errors?: object[] }>().errors) throw new Error(answer.body)
}

/** Each one is a price drop, and so fits the alert anew. */
async function lowerPrice(): Promise<void> {
  price -= 100
  const text = `$${price}`
  await changes?.changePrice(HOME, { text, from: price, to: price })
}

async function msUntilHeard(change: () => Promise<void>): Promise<number> {
  const before = stream.changes().length
  const start = performance.now()
  await change()
  while (stream.changes().length === before) await wait(1)
  return performance.now() - start
}

async function flood() {
  await wait(MAIL_WAIT_MS)
  mailedAt.length = 0
  const start = performance.now()
  const asked: Promise<void>[] = []
  for (let count = 0; count < FLOOD_SECONDS * FLOOD_PER_SECOND; count += 1) {
    asked.push(lowerPrice())
    await wait(Math.max(0, start + (count * 1000) / FLOOD_PER_SECOND - performance.now()))
  }
  const lastAskedAt = performance.now()
  await Promise.all(asked)
  const [last] = await database.query<{ id: number }>(
    `select max(id) as id from live_event where kind = 'listing.priceChanged'`,
  )
  // What the last change did is recorded after it.
  while (!stream.changes().some(({ id }) => Number(id) > (last?.id ?? 0))) await wait(5)
  const lastHeardMs = performance.now() - lastAskedAt
  await wait(MAIL_WAIT_MS)
  const firstMailMs = (mailedAt[0] ?? Number.NaN) - start
  return {
    lastHeard: Math.round(lastHeardMs),
    mails: mailedAt.length,
    firstMail: (firstMailMs / 1000).toFixed(1),
  }
}
