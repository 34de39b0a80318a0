import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AlertArea } from '#domain/alerts/alert-area.ts'
import { defaultSearchParameters, type SearchParameters } from '#domain/search/search-parameters.ts'
import { refreshListingSearch } from '#server/modules/search/refresh-listing-search.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { NewDomainEvent } from '#server/platform/events/domain-event.ts'
import type { NewLiveEvent } from '#server/platform/live/live-events.queries.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { alertConsumer } from './alert-consumer.ts'
import type { AlertRecord } from './alert-record.ts'
import { alertStore } from './alert-store.ts'

let world: SmallWorld
const told: { events: NewLiveEvent[]; jobs: unknown[] } = { events: [], jobs: [] }
const clock = () => SMALL_WORLD_NOW
const live = { publish: async (...published: NewLiveEvent[]) => void told.events.push(...published) }

beforeAll(async () => {
  world = await createSmallWorld()
  await world.database.query(
    `insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1), (2, 'bruno-costa', 'Bruno', $1)`,
    [SMALL_WORLD_NOW],
  )
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.exec('delete from alert')
  told.events = []
  told.jobs = []
})

const fitzroy: AlertArea = { kind: 'places', suburbIds: [11], regionIds: [], streetIds: [], includesSurrounding: false }
let keys = 0

async function addAlert({
  memberId = 1,
  area = fitzroy,
  search = {},
  isPartlyInRange = true,
  isByEmail = true,
  isByPush = false,
}: {
  memberId?: number
  area?: AlertArea
  search?: Partial<SearchParameters>
  isPartlyInRange?: boolean
  isByEmail?: boolean
  isByPush?: boolean
} = {}): Promise<AlertRecord> {
  keys += 1
  const searchLocations = [{ uri: `place-${keys}` }]
  const plain = defaultSearchParameters('buy')
  const alert = await alertStore({ database: world.database, clock, live }).add(memberId, {
    name: `Alert ${keys}`,
    search: { ...plain, locationSearchContext: { ...plain.locationSearchContext, searchLocations }, ...search },
    area,
    timeZone: 'Australia/Melbourne',
    frequency: 'immediately',
    isByEmail,
    isByPush,
    isPartlyInRange,
    idempotencyKey: `key-of-test-${keys}`,
  })
  told.events = []
  return alert
}

const consumer = (database: Database = world.database) => {
  const { locationIndex } = world.parts
  const jobs = { send: async (...job: unknown[]) => void told.jobs.push(job) }
  return alertConsumer({ database, clock, locationIndex, live, jobs })
}

const change = <E extends NewDomainEvent>(id: number, event: E) => ({ ...event, id, occurredAt: SMALL_WORLD_NOW })
const published = (id: number, subjectId: number) => change(id, { kind: 'listing.published', subjectId, details: {} })
const priceChanged = (id: number, subjectId: number, from: number, to = from) =>
  change(id, { kind: 'listing.priceChanged', subjectId, details: { before: { text: '', from, to } } })

/** [alert, listing, kind, reason, whether it was seen] */
const found = async () =>
  (
    await world.database.query<{ alert_id: number; listing_id: number; kind: string; reason: string; seen: boolean }>(
      `select alert_id, listing_id, kind, reason, seen_at is not null as seen from alert_match order by alert_id, listing_id`,
    )
  ).map(({ alert_id, listing_id, kind, reason, seen }) => [alert_id, listing_id, kind, reason, seen])

const seeAll = () => world.database.query('update alert_match set seen_at = $1, notified_at = $1', [SMALL_WORLD_NOW])

describe('a home that comes on the market', () => {
  it('is found by the alerts of its place, and their members are told once each', async () => {
    const first = await addAlert()
    const second = await addAlert({ search: { bedrooms: [3, 4, 5] }, isByEmail: false })
    const bruno = await addAlert({ memberId: 2, area: { kind: 'everywhere' } })
    await addAlert({ area: { ...fitzroy, suburbIds: [12] } })
    await consumer().handle([published(1, 1)])
    const reason = '3 bedrooms in Fitzroy; new on the market at $1.46M–$1.6M'
    expect(await found()).toEqual([first, second, bruno].map(({ id }) => [id, 1, 'listed', reason, false]))
    expect(told.events.flatMap(({ topics }) => topics)).toEqual(['alerts:1', 'alerts:2'])
    expect(told.jobs).toEqual([['alerts.news', { memberIds: [1, 2], pushedMemberIds: [] }]])
  })

  it('is found once by an alert of several of its places, and only alerts that say more than their index rows are read', async () => {
    const [{ regionId } = { regionId: 0 }] = await world.database.query<{ regionId: number }>(
      'select region_id as "regionId" from location where id = 11',
    )
    const both = await addAlert({ area: { ...fitzroy, regionIds: [regionId] } })
    const withBaths = await addAlert({ memberId: 2, search: { bathrooms: [1, 2, 3, 4, 5] } })
    const read: unknown[] = []
    const database: Database = {
      ...world.database,
      query(text, parameters, options) {
        if (text.includes('from alert where')) read.push(parameters?.[0])
        return world.database.query(text, parameters, options)
      },
    }
    await consumer(database).handle([published(1, 1)])
    expect((await found()).map(([alertId]) => alertId)).toEqual([both.id, withBaths.id])
    expect(read).toEqual([[withBaths.id]])
  })

  it('is not found for a member who hides it, and found for others', async () => {
    await addAlert()
    const bruno = await addAlert({ memberId: 2 })
    const hide = 'insert into hidden_listing (member_id, listing_id, hidden_at) values (1, 1, $1), (2, 2, $1)'
    await world.database.query(hide, [SMALL_WORLD_NOW])
    try {
      await consumer().handle([published(1, 1)])
    } finally {
      await world.database.exec('delete from hidden_listing')
    }
    expect((await found()).map(([alertId]) => alertId)).toEqual([bruno.id])
    expect(told.events.flatMap(({ topics }) => topics)).toEqual(['alerts:2'])
    expect(told.jobs).toEqual([['alerts.news', { memberIds: [2], pushedMemberIds: [] }]])
  })

  it('is to be pushed and mailed as each alert asks for it', async () => {
    await addAlert({ isByPush: true })
    await addAlert({ memberId: 2, isByEmail: false, isByPush: true })
    await consumer().handle([published(1, 1)])
    expect(told.jobs).toEqual([['alerts.news', { memberIds: [1], pushedMemberIds: [1, 2] }]])
    const untold = await world.database.query(
      'select notified_at is null as mail, pushed_at is null as push from alert_match order by alert_id',
    )
    expect(untold).toEqual([
      { mail: true, push: true },
      { mail: false, push: true },
    ])
  })

  it('changes nothing when the event is consumed a second time, seen or not', async () => {
    await addAlert()
    await consumer().handle([published(1, 1)])
    await seeAll()
    told.events = []
    told.jobs = []
    await consumer().handle([published(1, 1), published(1, 1)])
    expect((await found()).map(([, , , , seen]) => seen)).toEqual([true])
    expect(told).toEqual({ events: [], jobs: [] })
  })

  it('is found from a suburb around which it lies, and from its region', async () => {
    // Collingwood is within 5 km of Fitzroy, Footscray (6.9 km) is not; both are of Inner Melbourne.
    const around = await addAlert({ area: { ...fitzroy, includesSurrounding: true } })
    const region = await addAlert({ area: { ...fitzroy, suburbIds: [], regionIds: [1] } })
    await consumer().handle([published(1, 3), published(2, 11)])
    expect((await found()).map(([alert, listing]) => [alert, listing])).toEqual([
      [around.id, 3],
      [region.id, 3],
      [region.id, 11],
    ])
  })

  it('is found by its street only where the street address is shown', async () => {
    const street = await addAlert({ area: { ...fitzroy, suburbIds: [], streetIds: [21] } })
    await consumer().handle([published(1, 1)])
    await world.database.exec('update listing set is_address_hidden = true where id = 1')
    await refreshListingSearch(world.database, [1])
    await world.database.exec('delete from alert_match')
    await consumer().handle([published(2, 1)])
    expect(await found()).toEqual([])
    await world.database.exec('update listing set is_address_hidden = false where id = 1')
    await refreshListingSearch(world.database, [1])
    await consumer().handle([published(3, 1)])
    expect((await found()).map(([alert]) => alert)).toEqual([street.id])
  })

  it('is found by its office, by a shape with its edge and by a box with its corner', async () => {
    const at = (latitude: number, longitude: number) => ({ latitude, longitude })
    // Listing 11 stands at -37.799, 144.901.
    const edge = [at(-37_799_000, 144_900_000), at(-37_799_000, 144_902_000), at(-37_790_000, 144_901_000)]
    const shape = await addAlert({ area: { kind: 'shape', corners: edge } })
    const beside = edge.map(({ latitude, longitude }) => at(latitude + 1, longitude))
    await addAlert({ area: { kind: 'shape', corners: beside } })
    const southWest = at(-37_800_000, 144_900_000)
    const box = await addAlert({ area: { kind: 'bounds', southWest, northEast: at(-37_799_000, 144_901_000) } })
    await addAlert({ area: { kind: 'bounds', southWest, northEast: at(-37_799_001, 144_901_000) } })
    const office = await addAlert({ area: { kind: 'office', officeId: 1 } })
    await consumer().handle([published(1, 11)])
    expect((await found()).map(([alert]) => alert)).toEqual([shape.id, box.id, office.id])
  })

  it('is found by no alert that waits, was deleted or looks for rent', async () => {
    const store = alertStore({ database: world.database, clock, live })
    const paused = await addAlert()
    await store.change(1, paused.id, { isPaused: true })
    const deleted = await addAlert()
    await store.remove(1, deleted.id)
    await addAlert({ search: defaultSearchParameters('rent') })
    await consumer().handle([published(1, 1)])
    expect(await found()).toEqual([])
    expect(told.jobs).toEqual([])
  })

  it('is found no more once it was withdrawn or sold', async () => {
    await addAlert({ area: { kind: 'everywhere' } })
    await consumer().handle([published(1, 8), published(2, 5), published(3, 999_999)])
    expect(await found()).toEqual([])
  })
})

describe('a home that is sold', () => {
  const sold = (id: number, subjectId: number) =>
    change(id, {
      kind: 'listing.statusChanged',
      subjectId,
      details: { before: 'available', after: 'completed' },
    })

  it('is found by alerts for sales, by place and by map, and by no others', async () => {
    const searchMode = 'sold' as const
    const ofSales = await addAlert({ area: { kind: 'everywhere' }, search: { searchMode } })
    const box = { latitude: -90_000_000, longitude: 90_000_000 }
    const onMap = await addAlert({
      area: { kind: 'bounds', southWest: box, northEast: { latitude: 0, longitude: 180_000_000 } },
      search: { searchMode },
    })
    await addAlert({ area: { kind: 'everywhere' } })
    // Listing 14 was sold, and its price is withheld.
    await consumer().handle([sold(1, 14)])
    const reason = expect.stringMatching(/ in Carlton; sold$/)
    expect(await found()).toEqual([ofSales, onMap].map(({ id }) => [id, 14, 'completed', reason, false]))
  })
})

describe('a home whose price is only partly in the range of an alert', () => {
  // Listing 1 asks for $1.46M to $1.6M.
  const price = { min: 1_000_000, max: 1_500_000 }

  it('fits, and the reason says so', async () => {
    await addAlert({ search: { price } })
    await consumer().handle([published(1, 1)])
    expect((await found())[0]?.[3]).toBe(
      '3 bedrooms in Fitzroy; new on the market at $1.46M–$1.6M, partly in your range',
    )
  })

  it('does not fit an alert that wants it wholly', async () => {
    await addAlert({ search: { price }, isPartlyInRange: false })
    await consumer().handle([published(1, 1)])
    expect(await found()).toEqual([])
  })

  it('without a stated price fits no range and every alert without one', async () => {
    await addAlert({ search: { price } })
    await addAlert({ search: { price: { min: 1, max: null } } })
    const open = await addAlert()
    await consumer().handle([published(1, 2)])
    expect((await found()).map(([alert]) => alert)).toEqual([open.id])
  })
})

describe('a home that was found before', () => {
  it('is found again when its price drops into the range or within it, not when it rises within it', async () => {
    // Listing 11 asks for $980,000.
    const footscray: AlertArea = { ...fitzroy, suburbIds: [14] }
    const { id } = await addAlert({ area: footscray, search: { price: { min: null, max: 1_000_000 } } })
    await consumer().handle([priceChanged(1, 11, 1_150_000)])
    expect(await found()).toEqual([
      [id, 11, 'priceChanged', '3 bedrooms in Footscray; dropped from $1.15M to $980k, into your range', false],
    ])
    await seeAll()
    await consumer().handle([priceChanged(2, 11, 900_000)])
    expect((await found())[0]?.[4]).toBe(true)
    await consumer().handle([priceChanged(3, 11, 990_000)])
    expect((await found())[0]?.slice(2)).toEqual([
      'priceChanged',
      '3 bedrooms in Footscray; dropped from $990k to $980k',
      false,
    ])
  })

  it('is found again when it is back on the market', async () => {
    await addAlert()
    await consumer().handle([published(1, 1)])
    await seeAll()
    const details = { before: 'underOffer', after: 'available' } as const
    await consumer().handle([change(2, { kind: 'listing.statusChanged', subjectId: 1, details })])
    expect((await found())[0]?.slice(2)).toEqual([
      'relisted',
      '3 bedrooms in Fitzroy; back on the market at $1.46M–$1.6M',
      false,
    ])
  })

  it('is not found again for going under offer, for its texts or photos, or for new inspections', async () => {
    await addAlert({ search: { inspection: { dates: [], forthcoming: true } } })
    await consumer().handle([published(1, 1)])
    await seeAll()
    const details = { before: 'available', after: 'underOffer' } as const
    await consumer().handle([
      change(2, { kind: 'listing.statusChanged', subjectId: 1, details }),
      change(4, { kind: 'listing.inspectionsChanged', subjectId: 1, details: {} }),
    ])
    expect((await found())[0]?.slice(2)).toEqual(['listed', expect.any(String), true])
    expect(consumer().kinds).not.toContain('listing.contentChanged')
  })
})

describe('a home with new times', () => {
  it('is found by alerts that ask for such a day, once', async () => {
    const day = await addAlert({ search: { inspection: { dates: ['2026-11-21'], forthcoming: false } } })
    const auction = await addAlert({ search: { auction: { dates: [], forthcoming: true } } })
    await addAlert({ search: { inspection: { dates: ['2026-11-22'], forthcoming: false } } })
    await addAlert()
    await consumer().handle([change(1, { kind: 'listing.inspectionsChanged', subjectId: 1, details: {} })])
    await consumer().handle([change(2, { kind: 'listing.auctionChanged', subjectId: 1, details: {} })])
    expect((await found()).map(([alert, , kind, reason]) => [alert, kind, reason])).toEqual([
      [day.id, 'changed', '3 bedrooms in Fitzroy; new inspection times'],
      [auction.id, 'changed', '3 bedrooms in Fitzroy; new auction time'],
    ])
  })
})
