import { ALERT_GATHERING_TIME } from '#domain/alerts/alert-limits.ts'
import { lastDigestTime } from '#domain/alerts/digest-time.ts'
import { stateCodes, timeZoneOf } from '#domain/lookups/states.ts'
import type { ListingRecord } from '#server/modules/listings/listing-record.ts'
import type { ListingsServices } from '#server/modules/listings/listings-services.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { JobQueue } from '#server/platform/jobs/job-queue.ts'
import type { MailQueue } from '#server/platform/mail/mail-queue.ts'
import { recordNotifications } from './alert-notifications.queries.ts'
import { alertMail, type MailSection } from './alert-mail.ts'
import {
  type DueMatch,
  dueListingIds,
  type DueTime,
  lockRecipient,
  membersToTell,
  takeDueMatches,
} from './due-matches.queries.ts'
import { mailCard } from './mail-card.ts'
import type { UnsubscribeTokens } from './unsubscribe-token.ts'

/** Puts what the alerts of a member found into one mail. */
export const ALERT_MAIL_JOB = 'alerts.mail'

export type AlertMailerParts = Pick<ListingsServices, 'listings' | 'listingView'> & {
  database: Database
  clock: () => Date
  jobs: JobQueue
  tokens: UnsubscribeTokens
  /** Scheme and host of links. */
  origin: string
  mail: MailQueue
}

export type AlertMailer = {
  /** Has members told in half a minute, so that what is found until then comes in the same mail. */
  tellSoon(memberIds: readonly number[]): Promise<void>
  /** Puts all that is due of a member's alerts into one mail; what was told once is never told again. */
  tellMember(memberId: number): Promise<void>
  /** Has those members told who have something due: each digest after its 7 am, and what a lost job left behind. */
  tellWhoIsDue(): Promise<void>
}

const timeZones = [...new Set(stateCodes.map(timeZoneOf))]
/** What writes at once and was not told by then has lost its job. */
const LOST_AFTER = 45_000

const digestTimes = (now: Date): DueTime[] =>
  timeZones.flatMap((timeZone) =>
    (['daily', 'weekly'] as const).map((frequency) => ({
      frequency,
      timeZone,
      until: lastDigestTime(frequency, timeZone, now),
    })),
  )

/** Writes the mails of alerts (docs/product.md, section 15.13). */
export function alertMailer(parts: AlertMailerParts): AlertMailer {
  const { database, clock, jobs } = parts
  return {
    async tellSoon(memberIds) {
      const startAfter = new Date(clock().getTime() + ALERT_GATHERING_TIME)
      for (const memberId of memberIds) {
        await jobs.send(ALERT_MAIL_JOB, { memberId }, { startAfter, singletonKey: String(memberId) })
      }
    },
    async tellMember(memberId) {
      const now = clock()
      const times: DueTime[] = [{ frequency: 'immediately', timeZone: null, until: now }, ...digestTimes(now)]
      const homes = await homesOf(await dueListingIds(database, memberId, times), parts)
      // What is told is marked, and its mail queued, in one transaction: neither is ever there without the other.
      await database.transaction(async () => {
        const recipient = await lockRecipient(database, memberId)
        const due = await takeDueMatches(database, { memberId, times, now, listingIds: [...homes.keys()] })
        const sections = recipient === null ? [] : await sectionsOf(due, homes, parts)
        if (recipient === null || sections.length === 0) return
        const token = await parts.tokens.of([...new Set(toBeWritten(due).map(({ alertId }) => alertId))])
        const oneClickLink = `${parts.origin}/api/alerts/unsubscribe/one-click?token=${token}`
        await parts.mail.queue(alertMail({ recipient, sections, oneClickLink }))
        const told = sections.map(({ alertId, name, cards }) => ({ alertId, name, listingCount: cards.length }))
        await recordNotifications(database, told, { memberId, pushMessageId: null, now })
      })
    },
    async tellWhoIsDue() {
      const now = clock()
      const until = new Date(now.getTime() - LOST_AFTER)
      const times: DueTime[] = [{ frequency: 'immediately', timeZone: null, until }, ...digestTimes(now)]
      for (const memberId of await membersToTell(database, times)) {
        await jobs.send(ALERT_MAIL_JOB, { memberId }, { singletonKey: String(memberId) })
      }
    },
  }
}

/** Null for a home that was withdrawn. */
type Homes = ReadonlyMap<number, ListingRecord | null>

/** Read before the transaction begins: the listing store and the secret of the tokens are shared with others who may wait for it. */
async function homesOf(listingIds: readonly number[], { listings, tokens }: AlertMailerParts): Promise<Homes> {
  const homes = await listings.byIds(listingIds)
  await tokens.of([])
  return new Map([...listingIds.map((id) => [id, null] as const), ...homes.map((home) => [home.row.id, home] as const)])
}

const toBeWritten = (due: readonly DueMatch[]): DueMatch[] => due.filter(({ isToBeWritten }) => isToBeWritten)

type Section = MailSection & { alertId: number; cards: MailSection['cards'][number][] }

/** One for each alert, in their order; a home that fits several alerts is shown with the first. */
async function sectionsOf(due: readonly DueMatch[], homes: Homes, parts: AlertMailerParts): Promise<Section[]> {
  const homeById = new Map(homes)
  const sections = new Map<number, Section>()
  for (const { alertId, alertName, listingId, reason } of toBeWritten(due)) {
    const home = homeById.get(listingId)
    if (home == null) continue
    homeById.delete(listingId)
    const section = sections.get(alertId) ?? (await emptySection(alertId, alertName, parts))
    section.cards.push(mailCard(home, reason, parts))
    sections.set(alertId, section)
  }
  return [...sections.values()]
}

async function emptySection(alertId: number, name: string, { tokens, origin }: AlertMailerParts): Promise<Section> {
  const alertLink = `${origin}/alerts/${alertId}`
  const stopLink = `${origin}/alerts/unsubscribe?token=${await tokens.of([alertId])}`
  return { alertId, name, cards: [], moreCount: 0, alertLink, editLink: `${alertLink}/edit`, stopLink }
}
