import { listingStore } from '#server/modules/listings/listing-store.ts'
import { visibleLongAddress, visibleStreet, visibleUri } from '#domain/listing/visible-address.ts'
import { photosOf } from '#server/modules/listings/photos.ts'
import { placeDirectory } from '#server/modules/locations/place-directory.ts'
import { officeDirectory } from '#server/modules/offices/office-directory.ts'
import { mailQueue } from '#server/platform/mail/mail-queue.ts'
import { alertNotifications } from '#server/modules/alerts/alert-notifications.ts'
import type { Notifier } from '#server/modules/notifications/notification-record.ts'
import { notifications, notifiersOf } from '#server/modules/notifications/notifications.ts'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { pushQueue } from '#server/platform/push/push-queue.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSmallWorld, SMALL_WORLD_NOW } from './small-world.ts'

type QueuedMail = {
  recipient: string
  subject: string
  text_body: string
  html_body: string
  headers: Record<string, string>
}

export type AlertMailsUnderTest = {
  database: Database
  now: () => Date
  setNow: (now: Date) => void
  /** Jobs that were sent, and how often the outbox was said to hold a mail, since `forget`. */
  sent: { jobs: unknown[]; wakes: number }
  /** Writes mails; `fail` is called in the middle of one. */
  mailer: (fail?: () => void) => Notifier
  addAlert: (
    id: number,
    frequency?: 'immediately' | 'daily' | 'weekly',
    options?: { timeZone?: string; isByEmail?: boolean },
  ) => Promise<void>
  /** Records that an alert found a listing. */
  find: (alertId: number, listingId: number, at?: Date) => Promise<unknown>
  mails: () => Promise<QueuedMail[]>
  untold: () => Promise<unknown[]>
  /** Leaves one member, who has no alerts and no mails. */
  forget: () => Promise<void>
  close: () => Promise<void>
}

/** The mails of alerts over the small world, with a clock of their own. */
export async function alertMailsUnderTest(): Promise<AlertMailsUnderTest> {
  const world = await createSmallWorld()
  const { database } = world
  const moment = { now: SMALL_WORLD_NOW }
  const clock = () => moment.now
  const sent: AlertMailsUnderTest['sent'] = { jobs: [], wakes: 0 }

  const mailer = (fail?: () => void): Notifier => {
    const places = placeDirectory(database, clock)
    const offices = officeDirectory(database, clock)
    const jobs = { send: async (...job: unknown[]) => void sent.jobs.push(job) }
    const parts = {
      database,
      clock,
      jobs,
      live: liveChannel({ database, clock }),
      listings: listingStore({ database, clock, places, offices }),
      listingView: { longAddress: visibleLongAddress, street: visibleStreet, uri: visibleUri, photos: photosOf },
      origin: 'https://portal.example',
      mail: mailQueue({ database, clock, jobs: { send: async () => void (sent.wakes += 1) } }),
      push: pushQueue({ database, clock, jobs }),
    }
    const kind = alertNotifications({ ...parts, notifications: notifications(parts) })
    const { tokens } = kind.unsubscribe
    const failing = {
      ...tokens,
      of: async (ids: readonly number[]) => {
        if (ids.length > 0) fail?.()
        return tokens.of(ids)
      },
    }
    return notifiersOf(parts, { ...kind, unsubscribe: { ...kind.unsubscribe, tokens: failing } }).email
  }

  return {
    database,
    now: clock,
    setNow: (now) => (moment.now = now),
    sent,
    mailer,
    async addAlert(id, frequency = 'immediately', { timeZone = 'Australia/Melbourne', isByEmail = true } = {}) {
      const values = [id, frequency, isByEmail, timeZone, SMALL_WORLD_NOW, `Alert <${id}>`, `key-of-alert-${id}`]
      await database.query(INSERT_ALERT, values)
    },
    find: (alertId, listingId, at = clock()) =>
      database.query(INSERT_MATCH, [alertId, listingId, at, `Reason <${listingId}>`]),
    mails: () => database.query<QueuedMail>('select * from mail order by id'),
    untold: () => database.query('select 1 from alert_match where notified_at is null'),
    async forget() {
      moment.now = SMALL_WORLD_NOW
      sent.jobs = []
      sent.wakes = 0
      for (const table of ['alert', 'mail', 'member']) await database.exec(`delete from ${table}`)
      await database.query(INSERT_MEMBER, [new Date('2026-11-01T00:00:00Z')])
    },
    close: () => world.close(),
  }
}

const INSERT_MEMBER = `
  insert into member (id, username, name, email, email_confirmed_at, created_at)
  values (1, 'alice-lee', 'Alice <Lee>', 'alice@mail.example', $1, $1)`

const INSERT_ALERT = `
  insert into alert (id, member_id, name, search, area, frequency, is_by_email, is_by_push, is_partly_in_range, time_zone,
    idempotency_key, created_at)
  values ($1, 1, $6, '{}', '{}', $2, $3, false, true, $4, $7, $5)`

const INSERT_MATCH = `
  insert into alert_match (alert_id, listing_id, kind, reason, event_id, matched_at) values ($1, $2, 'listed', $4, 1, $3)`
