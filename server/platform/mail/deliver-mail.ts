import type { Database } from '#server/platform/database/database.ts'
import { doAllDue } from '#server/platform/work/do-all-due.ts'
import { MailRefused, type MailTransport, type OutgoingMail } from './mail-transport.ts'

type MailLog = { warn(facts: object, message: string): void; error(facts: object, message: string): void }

export type MailDelivery = { database: Database; transport: MailTransport; clock: () => Date; log: MailLog }

const MINUTE = 60_000
/** How long to wait after each try that failed, in milliseconds; after the last one the mail is given up. */
export const retryDelays: readonly number[] = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE)

/** How long a mail belongs to the worker that claimed it; a worker that has not reported by then is taken for dead. */
const CLAIM_MILLISECONDS = 5 * MINUTE
const MOST_AT_ONCE = 10
/** Over all servers, to the mailboxes of one host: one that takes long holds up no other. */
const MOST_OF_HOST = 4

/**
 * Sends the mails that are due side by side, and answers how many it tried to send. Several servers may do so at once: each claims
 * mails that no other has. A mail is marked after it was sent, so where a server dies between the two, or no answer of the mail
 * server comes, it is sent a second time under the same Message-ID, and never not at all. The text of a sent mail is deleted: it can hold a link that sets a
 * password.
 */
export async function deliverDueMail(delivery: MailDelivery): Promise<number> {
  let tried = 0
  await doAllDue({
    places: MOST_AT_ONCE,
    claim: (most) => claim(delivery.database, delivery.clock(), most),
    work(mail) {
      tried += 1
      return deliver(delivery, mail)
    },
  })
  return tried
}

async function deliver(
  { database, transport, clock, log }: MailDelivery,
  { attempts, ...mail }: Claimed,
): Promise<void> {
  try {
    await transport.send(mail)
  } catch (error) {
    return recordFailure({ database, clock, log }, { id: mail.id, attempts, error })
  }
  await setSent({ database, clock }, mail.id)
}

const MOST_TRIES_TO_MARK = 3

/** A database that is away for a moment is asked again, for what is not marked would be sent a second time. */
async function setSent({ database, clock }: Pick<MailDelivery, 'database' | 'clock'>, id: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await database.query(MARK_SENT, [id, clock()])
      return
    } catch (error) {
      if (tries >= MOST_TRIES_TO_MARK) throw error
    }
  }
}

type Claimed = OutgoingMail & { attempts: number }

const claim = (database: Database, now: Date, most: number): Promise<Claimed[]> =>
  database.query<Claimed>(CLAIM, [now, new Date(now.getTime() + CLAIM_MILLISECONDS), most, MOST_OF_HOST])

async function recordFailure(
  { database, clock, log }: Omit<MailDelivery, 'transport'>,
  { id, attempts, error }: { id: number; attempts: number; error: unknown },
): Promise<void> {
  const problem = withoutAddresses(error instanceof Error ? error.message : String(error))
  const delay = error instanceof MailRefused ? undefined : retryDelays[attempts - 1]
  if (delay === undefined) {
    log.error({ mail: id, attempts, problem }, 'mail not delivered, no further attempt')
    await database.query(MARK_FAILED, [id, problem, error instanceof MailRefused])
    return
  }
  log.warn({ mail: id, attempts, problem }, 'mail not accepted, will be retried')
  await database.query(MARK_FOR_LATER, [id, problem, new Date(clock().getTime() + delay)])
}

/** What servers answer often repeats who was written to. */
const withoutAddresses = (text: string): string => text.replaceAll(/[^\s<>"',;:]+@[^\s<>"',;:]+/g, '…').slice(0, 500)

const HOST = `lower(split_part(recipient, '@', 2))`

// From host to host along the index, and of each only what may be under way: it costs no more where many mails wait.
const CLAIM = `
  with recursive hosts as (
    (select ${HOST} as host from mail where state = 'pending' order by 1 limit 1)
    union all
    select (select ${HOST} from mail where state = 'pending' and ${HOST} > hosts.host order by 1 limit 1)
    from hosts where hosts.host is not null
  ), under_way as (
    select ${HOST} as host, count(*) as mails from mail where state = 'pending' and claimed_until > $1 group by 1
  ), due as (
    select next.id, next.next_attempt_at
    from hosts
    left join under_way on under_way.host = hosts.host
    cross join lateral (
      select id, next_attempt_at
      from mail
      where state = 'pending' and ${HOST} = hosts.host and next_attempt_at <= $1
        and (claimed_until is null or claimed_until <= $1)
      order by next_attempt_at, id
      limit greatest(0, $4::int - coalesce(mails, 0))
    ) next
  )
  update mail
  set attempts = attempts + 1, claimed_until = $2
  where id in (
    select id
    from mail
    where id in (select id from due order by next_attempt_at, id limit $3)
      and state = 'pending' and (claimed_until is null or claimed_until <= $1)
    for update skip locked
  )
  returning id, recipient, reply_to as "replyTo", subject, text_body as text, html_body as html, headers,
    message_id as "messageId", created_at as "createdAt", attempts`

const MARK_SENT = `
  update mail set state = 'sent', sent_at = $2, claimed_until = null, last_problem = null, text_body = '', html_body = ''
  where id = $1`

const MARK_FAILED = `
  update mail set state = 'failed', claimed_until = null, last_problem = $2, is_refused = $3 where id = $1`

const MARK_FOR_LATER = `
  update mail set next_attempt_at = $3, claimed_until = null, last_problem = $2 where id = $1`
