import { eventLog } from '#server/platform/events/event-log.ts'
import { liveChannel } from '#server/platform/live/live-channel.ts'
import { noJobs } from '#server/platform/jobs/no-jobs.ts'
import { type Mail, mailQueue } from '#server/platform/mail/mail-queue.ts'
import type { NewEnquiry } from '#server/modules/enquiries/enquiry-record.ts'
import { dayCountsIn } from '#server/modules/day-counts/day-counts.ts'
import { type EnquiryStore, enquiryStore } from '#server/modules/enquiries/enquiry-store.ts'
import { TEST_SECRET } from './identity-under-test.ts'
import { type Answered, type RestUnderTest, restUnderTest } from './rest-under-test.ts'
import { SMALL_WORLD_NOW } from './small-world.ts'

const HOUR = 3_600_000
const limits = { perHourFromSender: 3, perHourAboutListing: 5 }

export type EnquiriesUnderTest = RestUnderTest & {
  database: RestUnderTest['portal']['world']['database']
  /** Asks about listing 1, with a key of its own. */
  ask: (change?: object) => Promise<Answered>
  store: () => EnquiryStore
  countOf: (table: 'enquiry' | 'mail') => Promise<number | undefined>
  /** How often somebody was told that a mail waits, since the last `forget`. */
  wakes: () => number
  now: () => Date
  pass: (milliseconds: number) => void
  /** Forgets every enquiry and mail; a day later, so that nothing of before is counted. */
  forget: () => Promise<void>
}

/** The small world's portal taking three enquiries an hour from one address and five about one home. */
export async function enquiriesUnderTest(): Promise<EnquiriesUnderTest> {
  let now = SMALL_WORLD_NOW
  let wakes = 0
  const jobs = { ...noJobs, send: async (name: string) => void (wakes += name.startsWith('events.') ? 0 : 1) }
  const rest = await restUnderTest({
    clock: () => now,
    identity: { secret: TEST_SECRET, portalOrigin: 'http://portal.test', providers: [] },
    enquiries: { limits, origin: 'https://portal.example' },
    jobs,
  })
  const { database } = rest.portal.world
  await database.query(`update agent set email = username || '@agency.example'`)
  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  return {
    ...rest,
    database,
    ask: (change = {}) =>
      rest.call('createListingEnquiry', '/listing/enquiry', {
        body: { listingId: 1, ...enquirerWords, idempotencyKey: freshKey(), ...change },
      }),
    store: () => {
      const clock = () => now
      const events = eventLog({ database, clock, jobs: noJobs, consumers: () => [] })
      const live = liveChannel({ database, clock })
      const mail = mailQueue({ database, clock, jobs: noJobs })
      return enquiryStore({ database, clock, limits, mail, live, dayCounts: dayCountsIn(database, events) })
    },
    countOf: async (table) => {
      const [row] = await database.query<{ count: number }>(`select count(*) as count from ${table}`)
      return row?.count
    },
    wakes: () => wakes,
    now: () => now,
    pass,
    forget: async () => {
      pass(24 * HOUR)
      wakes = 0
      await database.exec('truncate mail, enquiry, enquiry_reply cascade')
    },
  }
}

let keys = 0

/** A key that no enquiry had before. */
export const freshKey = () => `enquiry-key-${String((keys += 1)).padStart(6, '0')}`

export const enquirerWords = {
  name: 'Mia Okafor',
  email: 'mia@mail.example',
  phone: '0491570156',
  message: 'May I see it?',
}

/** An enquiry and its mail as the store takes them. */
export const savedEnquiry: NewEnquiry = {
  ...enquirerWords,
  kind: 'listing',
  listingId: 1,
  agentId: 2,
  suburbId: null,
  details: { topics: [], wantsInspection: false },
}

export const storedMail: Mail = { recipient: 'a@agency.example', replyTo: null, subject: 'S', text: 'T', html: 'H' }
