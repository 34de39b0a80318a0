import type { PushNotification } from '#domain/notifications/push-notification.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingStore } from '#server/modules/listings/listing-store.ts'
import { visibleLongAddress, visibleStreet, visibleUri } from '#domain/listing/visible-address.ts'
import { photosOf } from '#server/modules/listings/photos.ts'
import { placeDirectory } from '#server/modules/locations/place-directory.ts'
import { officeDirectory } from '#server/modules/offices/office-directory.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import { createSmallWorld, SMALL_WORLD_NOW, type SmallWorld } from '#tests/support/small-world.ts'
import { notificationsOfMember } from '#server/modules/notifications/sent-notifications.queries.ts'
import { notifications, notifiersOf } from '#server/modules/notifications/notifications.ts'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { mailQueue } from '#server/platform/mail/mail-queue.ts'
import { alertNotifications } from './alert-notifications.ts'

const DEVICE = `
  insert into push_subscription (member_id, endpoint, p256dh, auth, device, created_at)
  values (1, 'https://push.example/' || $1::text, repeat('A', 87), repeat('A', 22), $1, $2)`

let world: SmallWorld
let now = SMALL_WORLD_NOW
let jobs: [string, object][] = []
const clock = () => now

beforeAll(async () => {
  world = await createSmallWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  now = SMALL_WORLD_NOW
  jobs = []
  await world.database.exec('delete from member')
  await world.database.query(
    `insert into member (id, username, name, created_at) values (1, 'alice-lee', 'Alice', $1)`,
    [now],
  )
  await world.database.query(DEVICE, ['phone', now])
})

function pusher(fail?: () => void) {
  const { database } = world
  const places = placeDirectory(database, clock)
  const offices = officeDirectory(database, clock)
  const queue = { send: async (name: string, data: object) => void jobs.push([name, data]) }
  const push = pushQueue({ database, clock, jobs: queue })
  const parts = {
    database,
    clock,
    jobs: queue,
    live: liveChannel({ database, clock }),
    mail: mailQueue({ database, clock, jobs: queue }),
    origin: '',
    push: {
      queue: async (memberId: number, notification: PushNotification) => {
        const id = await push.queue(memberId, notification)
        fail?.()
        return id
      },
    },
    listings: listingStore({ database, clock, places, offices }),
    listingView: { longAddress: visibleLongAddress, street: visibleStreet, uri: visibleUri, photos: photosOf },
  }
  return notifiersOf(parts, alertNotifications({ ...parts, notifications: notifications(parts) })).push
}

type Delivery = { frequency?: 'immediately' | 'daily'; isByPush?: boolean; isPaused?: boolean }

const addAlert = (
  id: number,
  { frequency = 'immediately', isByPush = true, isPaused = false }: Delivery = {},
): Promise<unknown> =>
  world.database.query(
    `insert into alert (id, member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, is_paused,
       time_zone, idempotency_key, created_at)
     values ($1, 1, $6, '{}', '{}', $2, true, $3, true, $4, 'Australia/Melbourne', $7, $5)`,
    [id, frequency, isByPush, isPaused, SMALL_WORLD_NOW, `Alert ${id}`, `key-of-alert-${id}`],
  )

const find = (alertId: number, listingId: number, at: Date = now) =>
  world.database.query(
    `insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at)
     values ($1, $2, 'listed', $4, 1, $3)`,
    [alertId, listingId, at, `Reason ${listingId}`],
  )

async function messages(): Promise<unknown[]> {
  const rows = await world.database.query<{ payload: string }>('select payload from push_message order by id')
  return rows.map(({ payload }) => JSON.parse(payload))
}
const waiting = async () => (await world.database.query('select 1 from alert_match where pushed_at is null')).length

describe('the notification of an alert that tells at once', () => {
  it('of one home says what, where and why, and leads to it', async () => {
    await addAlert(7)
    await find(7, 1)
    await pusher().notifyMember(1)
    expect(await messages()).toEqual([
      {
        title: 'Alert 7',
        body: '$1,460,000 - $1,600,000 · 12 Smith Street, Fitzroy, VIC 3065 · Reason 1',
        url: '/homes/12-smith-street-fitzroy-vic-3065/1',
        tag: 'alert-7',
      },
    ])
    expect(jobs).toEqual([['push.deliver', {}]])
  })

  it('never says the street of a hidden address', async () => {
    await addAlert(7)
    await find(7, 2)
    await pusher().notifyMember(1)
    expect(await messages()).toMatchObject([{ body: 'Contact agent · Fitzroy, VIC 3065 · Reason 2' }])
  })

  it('of several homes counts them, and leads to the alert', async () => {
    await addAlert(7)
    for (const listing of [1, 2, 12]) await find(7, listing)
    await pusher().notifyMember(1)
    expect(await messages()).toEqual([
      { title: 'Alert 7', body: '3 new homes for Alert 7', url: '/alerts/7', tag: 'alert-7' },
    ])
  })

  it('of an alert for sales tells of what was sold, and not of what is on the market again', async () => {
    await addAlert(7)
    await world.database.exec(`update alert set search = '{"searchMode": "sold"}'`)
    for (const listing of [1, 4, 5]) await find(7, listing)
    await pusher().notifyMember(1)
    expect(await messages()).toMatchObject([{ title: 'Alert 7', body: '2 homes sold or leased for Alert 7' }])
  })

  it('leaves out what its member hides, which is not told of when it is shown again', async () => {
    await addAlert(7)
    await find(7, 1)
    await find(7, 12)
    await world.database.query('insert into hidden_listing values (1, 12, $1)', [now])
    await pusher().notifyMember(1)
    expect(await messages()).toMatchObject([{ title: 'Alert 7', url: '/homes/12-smith-street-fitzroy-vic-3065/1' }])
    await world.database.exec('delete from hidden_listing')
    await pusher().notifyMember(1)
    expect([(await messages()).length, await waiting()]).toEqual([1, 0])
  })

  it('of several alerts is one, which counts each home once', async () => {
    await addAlert(7)
    await addAlert(8)
    await find(7, 1)
    await find(8, 1)
    await find(8, 12)
    await pusher().notifyMember(1)
    expect(await messages()).toEqual([
      { title: '2 new homes for you', body: 'Alert 7, Alert 8', url: '/alerts', tag: 'alerts' },
    ])
  })

  it('is queued once, however often and by however many servers its job is done', async () => {
    await addAlert(7)
    await find(7, 1)
    await world.database.query(DEVICE, ['laptop', now])
    await Promise.all([pusher().notifyMember(1), pusher().notifyMember(1), pusher().notifyMember(1)])
    await pusher().notifyMember(1)
    expect([(await messages()).length, jobs.length, await waiting()]).toEqual([1, 1, 0])
  })

  it('is neither lost nor doubled when the server dies while it is queued', async () => {
    await addAlert(7)
    await find(7, 1)
    const dying = pusher(() => {
      throw new Error('killed')
    })
    await expect(dying.notifyMember(1)).rejects.toThrow('killed')
    expect([(await messages()).length, await waiting()]).toEqual([0, 1])
    await pusher().notifyMember(1)
    expect([(await messages()).length, await waiting()]).toEqual([1, 0])
  })

  it('finds what lost its job, within a day', async () => {
    await addAlert(7)
    await find(7, 1)
    const passed = async (milliseconds: number) => {
      now = new Date(SMALL_WORLD_NOW.getTime() + milliseconds)
      jobs = []
      await pusher().notifyDue()
      return jobs
    }
    expect(await passed(44_000)).toEqual([])
    expect(await passed(45_000)).toEqual([['alerts.push', { memberId: 1 }]])
    expect(await passed(86_400_000)).toEqual([])
  })
})

describe('nobody is notified', () => {
  it.each<[string, Delivery, string]>([
    ['of an alert that is paused', { isPaused: true }, 'select 1'],
    ['of an alert that sends no notifications', { isByPush: false }, 'select 1'],
    ['of an alert with a digest', { frequency: 'daily' }, 'select 1'],
    ['of an alert that was deleted', {}, 'update alert set deleted_at = now()'],
    ['of what was seen', {}, 'update alert_match set seen_at = now()'],
    ['whose account is deleted', {}, 'update member set deleted_at = now()'],
    ['without a device', {}, 'delete from push_subscription'],
  ])('%s', async (_what, delivery, change) => {
    await addAlert(7, delivery)
    await find(7, 1)
    await world.database.exec(change)
    await pusher().notifyMember(1)
    expect([await messages(), jobs, await notificationsOfMember(world.database, 1, 50)]).toEqual([[], [], []])
  })

  it('of a home that is off the market', async () => {
    await addAlert(7)
    await find(7, 5)
    await find(7, 8)
    await pusher().notifyMember(1)
    expect([await messages(), await waiting()]).toEqual([[], 0])
  })
})

it('what was sent is told once a push service took it, the latest first', async () => {
  const { database } = world
  await addAlert(7)
  await find(7, 1)
  await pusher().notifyMember(1)
  expect(await notificationsOfMember(database, 1, 50)).toEqual([])
  const later = new Date(now.getTime() + 5000)
  await database.query('update push_message set accepted_at = $1', [later])
  await database.query(
    `insert into alert_notification (member_id, alert_id, alert_name, listing_count, created_at) values (1, 7, 'Old name', 3, $1)`,
    [now],
  )
  expect(await notificationsOfMember(database, 1, 50)).toEqual([
    { sentAt: later, kind: 'push', topic: 'alerts', alertId: 7, alertName: 'Alert 7', listingCount: 1 },
    { sentAt: now, kind: 'email', topic: 'alerts', alertId: 7, alertName: 'Old name', listingCount: 3 },
  ])
  await database.exec('update alert set deleted_at = now()')
  expect(await notificationsOfMember(database, 1, 1)).toMatchObject([{ kind: 'push', alertId: null }])
})
