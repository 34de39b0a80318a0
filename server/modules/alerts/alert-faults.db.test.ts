import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultSearchParameters } from '#domain/search/search-parameters.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import { addCursor } from '#server/platform/events/domain-events.queries.ts'
import { consumerJob, eventLog } from '#server/platform/events/event-log.ts'
import type { OutgoingMail } from '#server/platform/mail/mail-transport.ts'
import { type AlertServersUnderFault, alertServersUnderFault } from '#tests/support/faults/alert-servers.ts'
import { createFaultPlan } from '#tests/support/faults/fault-plan.ts'
import { INSERT_DEVICE, INSERT_HOME, INSERT_MEMBER } from '#tests/support/faults/fault-rows.ts'
import { pushServiceUnderTest, type PushServiceUnderTest } from '#tests/support/push-service.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { CARLTON, COLLINGWOOD, FITZROY, FOOTSCRAY } from '#tests/support/small-world-listings.ts'
import { alertStore } from './alert-store.ts'

const SEED = process.env.FAULT_SEED ?? 'alerts'
const WAVES = 20
const STEPS_OF_WAVE = 60
const FAULTS = 1000
const suburbIds = [FITZROY, COLLINGWOOD, CARLTON, FOOTSCRAY]
const MEMBERS = 6
const MINUTE = 60_000

/** What each alert looks for: a suburb, at least so many bedrooms, and at most this price. */
const savedSearches = Array.from({ length: MEMBERS * 3 }, (_, index) => ({
  memberId: (index % MEMBERS) + 1,
  suburbId: suburbIds[(index * 7 + Math.floor(index / MEMBERS)) % suburbIds.length] ?? FITZROY,
  bedrooms: index % 2 === 0 ? [2, 3, 4] : [4],
  mostPaid: 600_000 + (index % 5) * 150_000,
  id: 0,
}))
type Listing = { id: number; suburbId: number; bedrooms: number; price: number }

let world: SmallWorld
let service: PushServiceUnderTest
let servers: AlertServersUnderFault
const plan = createFaultPlan(SEED)
const { random } = plan
let now = SMALL_WORLD_NOW
const clock = () => now
const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))
const listings: Listing[] = []
/** What the mail server has taken, and the mails of which a fault hid that it had. */
const taken: OutgoingMail[] = []
const hidden = new Set<string>()
const failures = new Map<string, number>()
let pushesWhoseAnswerWasLost = 0

const transport = {
  async send(mail: OutgoingMail) {
    const { messageId } = mail
    // After seven failures a mail is given up, which no fault of a server may cause here.
    const mayFail = (failures.get(messageId) ?? 0) < 4
    if (mayFail && plan.strikes('SMTP refuses for now', 4)) return fail(messageId)
    if (plan.strikes('SMTP slow, beyond the claim', 2)) {
      // With its claim those of all other mails under way run out.
      await hideClaimed()
      pass(6 * MINUTE)
      await hideClaimed()
    }
    taken.push(mail)
    if (!mayFail || !plan.strikes('SMTP took it, answer lost', 6)) return undefined
    hidden.add(messageId)
    return fail(messageId)
  },
  close() {},
}
async function hideClaimed(): Promise<void> {
  const claimed = await world.database.query<{ messageId: string }>(CLAIMED)
  for (const { messageId } of claimed) hidden.add(messageId)
}
const CLAIMED = `
  select message_id as "messageId" from mail where state = 'pending' and claimed_until is not null`
function fail(messageId: string): never {
  failures.set(messageId, (failures.get(messageId) ?? 0) + 1)
  throw new Error('Fault: the mail server said nothing')
}

function onStruck(text: string, [mailId]: readonly unknown[]): void {
  if (/set state = 'sent'/.test(text)) unmarked.add(Number(mailId))
}
/** Mails that were sent while the database did not learn of it. */
const unmarked = new Set<number>()

beforeAll(async () => {
  world = await createSmallWorld()
  service = await pushServiceUnderTest()
  const { database } = world
  for (let id = 1; id <= MEMBERS; id++) {
    const values = [id, `member-${id}`, `member-${id}@mail.example`, now]
    await database.query(INSERT_MEMBER, values)
  }
  for (const [memberId, path] of [
    [1, '/phone'],
    [1, '/laptop'],
    [2, '/tablet'],
  ] as const) {
    const { endpoint, p256dh, auth } = service.device(path)
    await database.query(INSERT_DEVICE, [memberId, endpoint, p256dh, auth, now])
  }
  const live = { publish: () => Promise.resolve() }
  for (const [index, saved] of savedSearches.entries()) {
    const { memberId, suburbId, bedrooms, mostPaid } = saved
    const plain = defaultSearchParameters('buy')
    const search = { ...plain, bedrooms, price: { min: null, max: mostPaid } }
    const alert = await alertStore({ database, clock, live }).add(memberId, {
      name: `Alert ${index}`,
      search: {
        ...search,
        locationSearchContext: { ...plain.locationSearchContext, searchLocations: [{ uri: `place-${index}` }] },
      },
      area: { kind: 'places', suburbIds: [suburbId], regionIds: [], streetIds: [], includesSurrounding: false },
      timeZone: 'Australia/Melbourne',
      frequency: 'immediately',
      isByEmail: true,
      isByPush: memberId <= 2,
      isPartlyInRange: true,
      idempotencyKey: `key-of-fault-test-${index}`,
    })
    saved.id = alert.id
  }
  await addCursor(database, 'alerts')
  servers = alertServersUnderFault({ world, plan, clock, transport, onStruck })
})
afterAll(async () => {
  await service.close()
  await world.close()
})

/** Puts a home on the market, or changes its price, with its event; by a plan it is undone first, and done again. */
async function change(listing: Listing, before: number | null): Promise<void> {
  const { database } = world
  const events = eventLog({
    database,
    clock,
    jobs: servers.jobs.queueOf(database),
    consumers: () => [{ name: 'alerts', kinds: ['listing.published', 'listing.priceChanged'] }],
  })
  const work = (isUndone: boolean) =>
    database.transaction(async () => {
      if (before === null)
        await database.query(INSERT_HOME, [listing.id, listing.suburbId, listing.bedrooms, listing.price, now])
      else
        await database.query('update listing set price_from = $2, price_to = $2 where id = $1', [
          listing.id,
          listing.price,
        ])
      await refreshListingSearch(database, [listing.id])
      const stated = { text: '', from: before, to: before }
      await events.append(
        before === null
          ? { kind: 'listing.published', subjectId: listing.id, details: {} }
          : { kind: 'listing.priceChanged', subjectId: listing.id, details: { before: stated } },
      )
      if (isUndone) throw new Error('Fault: undone')
    })
  plan.setRate(0.1)
  const isStruck = plan.strikes('change of a listing undone', 3)
  plan.setRate(0)
  if (isStruck) await work(true).catch(() => {})
  await work(false)
}

/** The homes of a wave and, as the saved searches say, [member, home, alert] of everybody who is to be told of them. */
function changesOfWave(): { run: () => Promise<void>; expected: [number, number, number][] }[] {
  const published = Array.from({ length: 6 }, () => {
    const listing: Listing = {
      id: 1000 + listings.length,
      suburbId: random.pick(suburbIds),
      bedrooms: random.whole(2, 4),
      price: random.whole(4, 14) * 100_000 - 1000,
    }
    listings.push(listing)
    return { run: () => change(listing, null), expected: whoFits(listing) }
  })
  const repriced = random
    .shuffled(listings.slice(0, -6))
    .slice(0, 4)
    .map((listing) => {
      const before = listing.price
      // No price may fall below zero, however often it is reduced.
      const isDrop = random.chance(0.7) && before > 200_000
      listing.price = before + (isDrop ? -100_000 : 200_000)
      return { run: () => change(listing, before), expected: isDrop ? whoFits(listing) : [] }
    })
  return random.shuffled([...published, ...repriced])
}

const whoFits = ({ id, suburbId, bedrooms, price }: Listing): [number, number, number][] =>
  savedSearches
    .filter((search) => search.suburbId === suburbId && search.bedrooms.includes(bedrooms) && price <= search.mostPaid)
    .map((search) => [search.memberId, id, search.id])

async function doJob(serverIndex: number, name?: string): Promise<void> {
  const job =
    name === undefined ? servers.jobs.take() : { name, data: {}, startAfter: 0, tries: 99, singletonKey: undefined }
  if (job === null) return
  const paths = ['/phone', '/laptop', '/tablet']
  if (job.name === 'push.deliver') {
    for (const path of paths)
      service.statuses.set(path, plan.strikes('push service 5xx', 3) ? random.pick([500, 503]) : 201)
  }
  const before = service.received.length
  await servers.jobs.run(
    job,
    servers.server(serverIndex).handlers.map((handler) => ({
      ...handler,
      handle: (data) =>
        handler.handle(data).catch((error: unknown) => {
          const isTaken = service.received.slice(before).some(({ path }) => service.statuses.get(path) === 201)
          if (handler.name === 'push.deliver' && isTaken) pushesWhoseAnswerWasLost += 1
          throw error
        }),
    })),
  )
}

const FOLLOW = consumerJob('alerts')
const scheduled = [FOLLOW, 'alerts.due', 'deliver-mail', 'push.deliver'] as const

async function step(): Promise<void> {
  pass(random.whole(1, 20) * 1000)
  plan.setRate(random.pick([0, 0.04, 0.1, 0.2]))
  const kind = random.whole(1, 10)
  if (kind <= 5) await doJob(random.whole(0, 1))
  else if (kind <= 6) await doJob(random.whole(0, 1), random.pick(scheduled))
  else if (kind <= 7) {
    plan.note('consumer from an old cursor')
    await world.database.query('update event_cursor set last_event_id = greatest(last_event_id - $1::int, 0)', [
      random.whole(1, 40),
    ])
    await doJob(random.whole(0, 1), FOLLOW)
  } else {
    plan.note('two servers at once')
    const name = random.pick([FOLLOW, 'deliver-mail', undefined])
    await Promise.all([doJob(0, name), doJob(1, name)])
  }
  plan.setRate(0)
}

/** Lets everything run without faults until nothing is left to be told. */
async function runQuietly(): Promise<void> {
  plan.setRate(0)
  for (let round = 0; round < 60; round++) {
    pass(round < 20 ? 61_000 : 60 * MINUTE)
    for (const name of scheduled) await doJob(round % 2, name)
    for (let count = 0; count < 200; count++) await doJob(round % 2)
    const [left] = await world.database.query<{ total: number }>(LEFT)
    if (left?.total === 0 && round > 1) return
  }
  throw new Error('Something is never told')
}
const LEFT = `
  select (select count(*) from alert_match where notified_at is null or pushed_at is null)
    + (select count(*) from mail where state = 'pending') + (select count(*) from push_delivery)
    + (select max(id) - min(last_event_id) from domain_event, event_cursor) as total`

const asKey = (...parts: unknown[]) => parts.join(' ')

it(`tells each member of each match once, over ${FAULTS} faults`, async () => {
  const allMatches = new Set<string>()
  for (let wave = 0; wave < WAVES; wave++) {
    const takenBefore = taken.length
    const [last] = await world.database.query<{ id: number }>(
      'select coalesce(max(id), 0) as id from alert_notification',
    )
    const changes = changesOfWave()
    const expected = changes.flatMap(({ expected: each }) => each)
    for (let count = 0; count < STEPS_OF_WAVE; count++) {
      if (count % 3 === 0) await changes.pop()?.run()
      await step()
    }
    for (const { run } of changes) await run()
    await runQuietly()

    for (const [, listingId, alertId] of expected) allMatches.add(asKey(alertId, listingId))
    const found = await world.database.query<{ alertId: number; listingId: number }>(
      'select alert_id as "alertId", listing_id as "listingId" from alert_match',
    )
    expect(found.map(({ alertId, listingId }) => asKey(alertId, listingId)).toSorted()).toEqual(
      [...allMatches].toSorted(),
    )

    const mails = new Map(taken.slice(takenBefore).map((mail) => [mail.messageId, mail]))
    const told = [...mails.values()].flatMap(({ recipient, text }) =>
      [...text.matchAll(/\/homes\/\S+?\/(\d+)/g)].map(([, listingId]) => asKey(recipient, listingId)),
    )
    const toTell = new Set(expected.map(([memberId, listingId]) => asKey(`member-${memberId}@mail.example`, listingId)))
    expect(told.toSorted()).toEqual([...toTell].toSorted())

    const pushed = await world.database.query<{ memberId: number; homes: number }>(PUSHED, [last?.id])
    const toPush = [1, 2].map((memberId) => ({
      memberId,
      homes: new Set(expected.filter(([member]) => member === memberId).map(([, id]) => id)).size,
    }))
    expect(pushed).toEqual(toPush.filter((each) => each.homes > 0))
  }

  // A mail is handed over a second time, as the same mail, only where nobody could know that it had been taken.
  for (const { id } of taken) if (unmarked.has(id)) hidden.add(taken.find((mail) => mail.id === id)?.messageId ?? '')
  const counts = new Map<string, number>()
  for (const { messageId } of taken) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  expect([...counts].filter(([messageId, count]) => count > 1 && !hidden.has(messageId))).toEqual([])
  const [deliveries] = await world.database.query<{ total: number }>(DELIVERIES)
  const accepted = service.received.length
  console.info(`${plan.total()} faults`, plan.counts(), {
    matches: allMatches.size,
    mails: counts.size,
    handedOverAgain: taken.length - counts.size,
    notifications: deliveries?.total,
    accepted,
    pushesWhoseAnswerWasLost,
  })
  expect(plan.total()).toBeGreaterThanOrEqual(FAULTS)
})

const PUSHED = `
  select member_id as "memberId", sum(listing_count)::int as homes from alert_notification
  where push_message_id is not null and id > $1 group by member_id order by member_id`
const DELIVERIES = `
  select sum((select count(*) from push_subscription device where device.member_id = push_message.member_id))::int as total
  from push_message where accepted_at is not null`
