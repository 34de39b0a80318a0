import type { Database } from '#server/platform/database/database.ts'
import { SqlError } from '#server/platform/database/errors.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { closeOtherWaysIn } from './other-ways-in.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { portalMail, type QueueMail } from './identity-mail.ts'
import { identityMails } from './identity-mails.copy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { MemberStore } from '#server/modules/members/members-services.ts'
import { hashPassword } from './passwords.ts'
import { randomToken, tokenHash } from './secrets.ts'
import type { SessionStore } from './session-store.ts'

const CONFIRM_HOURS = 24
const UNDO_DAYS = 7

/** What proves an e-mail address, and what takes a change of it back (docs/decisions/030). */
export type EmailLinks = {
  /** Mails the link that confirms an address, in place of any before it; an address of another account gets a mail that says so. */
  askToConfirm: (member: MemberRecord, email: string) => Promise<void>
  /** Makes an address pending: the new one is asked to confirm, and the old one, where it was confirmed, can undo it. */
  startChange: (member: MemberRecord, email: string) => Promise<void>
  /** The address that waits for its confirmation and is not the member's yet. */
  pendingEmailOf: (member: MemberRecord) => Promise<string | null>
  /** For the member who asked, signed in with this session. */
  confirm: (token: string, member: MemberRecord, sessionId: string) => Promise<void>
  undo: (token: string, password: string) => Promise<void>
  /** Whether another account has confirmed an address, or could bring it back. */
  isOfAnother: (email: string, memberId: number | null) => Promise<boolean>
}

export type EmailLinkParts = {
  database: Database
  clock: () => Date
  queueMail: QueueMail
  onMailQueued?: () => void
  portalOrigin: string
  members: MemberStore
  sessions: SessionStore
  limits: AttemptLimits
}

/** Confirmation and undo of addresses, over the database and the queue of mails; throws PortalErrors. */
export function emailLinks(parts: EmailLinkParts): EmailLinks {
  const { database, clock, members, sessions } = parts
  const isOfAnother = async (email: string, memberId: number | null) => {
    const [found] = await database.query(OF_ANOTHER, [email, memberId, clock()])
    return found !== undefined
  }
  const askToConfirm = async (member: MemberRecord, email: string) => {
    const token = randomToken()
    await database.transaction(async () => {
      await database.query(FORGET_CONFIRMATIONS, [member.id])
      await database.query(INSERT_LINK, [
        tokenHash(token),
        member.id,
        'confirm',
        email,
        clock(),
        inHours(clock(), CONFIRM_HOURS),
      ])
      await queueConfirmation(parts, member, { email, token, isOfAnother: await isOfAnother(email, member.id) })
    })
    database.afterCommit(() => parts.onMailQueued?.())
  }
  return {
    isOfAnother,
    askToConfirm,
    async startChange(member, email) {
      await database.transaction(async () => {
        await askToConfirm(member, email)
        if (member.emailConfirmedAt !== null) await queueUndo(parts, member, email)
      })
    },
    async pendingEmailOf({ id, email }) {
      const [found] = await database.query<{ email: string }>(SELECT_PENDING, [id, email, clock()])
      return found?.email ?? null
    },
    async confirm(token, member, sessionId) {
      const now = clock()
      const link = await findLink(database, 'confirm', token, now)
      if (link === null)
        throw linkOver('This link has been used or is older than one day. Ask for a new one in your settings.')
      if (link.memberId !== member.id) throw new PortalError('FORBIDDEN', OTHER_MEMBERS_LINK)
      if (await isOfAnother(link.email, member.id)) throw takenMeanwhile()
      await database.transaction(async () => {
        await useLink(database, token, now)
        await database.query(SET_EMAIL, [member.id, link.email, now]).catch(refuseTakenEmail)
        if (link.email === member.email) return
        await closeOtherWaysIn({ database, sessions }, member.id, now, sessionId)
        await database.query(PROLONG_UNDO, [member.id, inHours(now, UNDO_DAYS * 24), now])
      })
    },
    async undo(token, password) {
      const now = clock()
      const link = await findLink(database, 'undo', token, now)
      const member = link === null ? null : await members.byId(link.memberId)
      if (link === null || member === null) throw linkOver('This link has been used or has expired.')
      requireGoodPassword(password, { name: member.name, email: link.email }, 'password')
      const passwordHash = await hashPassword(password)
      await database.transaction(async () => {
        await useLink(database, token, now)
        await database.query(SET_EMAIL, [member.id, link.email, now]).catch(refuseTakenEmail)
        await database.query('update member set password_hash = $2 where id = $1', [member.id, passwordHash])
        await closeOtherWaysIn({ database, sessions }, member.id, now)
        // Those of addresses that came after the one that is back; an earlier one may still be wanted.
        await database.query(FORGET_LATER_UNDO, [member.id, link.issuedAt])
      })
    },
  }
}

type Confirmation = { email: string; token: string; isOfAnother: boolean }

/** The mail to the address that is to be confirmed; none where it got too many. */
async function queueConfirmation(
  { limits, queueMail, clock, portalOrigin }: EmailLinkParts,
  member: MemberRecord,
  { email, token, isOfAnother }: Confirmation,
): Promise<void> {
  if ((await limits.take('confirmation to address', email, clock())) > 0) return
  const link = `${portalOrigin}/user/confirm-email#token=${token}`
  const mail = isOfAnother
    ? identityMails.addressHasAccount({ signInLink: `${portalOrigin}/user/sign-in` })
    : identityMails[email === member.email ? 'confirmAddress' : 'confirmNewAddress']({ link })
  await queueMail(portalMail(email, mail, portalOrigin), clock())
}

async function queueUndo(
  { database, queueMail, clock, portalOrigin }: EmailLinkParts,
  member: MemberRecord,
  newAddress: string,
): Promise<void> {
  const token = randomToken()
  const values = [tokenHash(token), member.id, 'undo', member.email, clock(), inHours(clock(), UNDO_DAYS * 24)]
  await database.query(INSERT_LINK, values)
  const link = `${portalOrigin}/user/undo-email-change#token=${token}`
  const mail = identityMails.addressChanging({ name: member.name, newAddress, link })
  await queueMail(portalMail(member.email, mail, portalOrigin), clock())
}

type Link = { memberId: number; email: string; issuedAt: Date }

async function findLink(database: Database, kind: 'confirm' | 'undo', token: string, now: Date): Promise<Link | null> {
  const [link] = await database.query<Link>(SELECT_LINK, [tokenHash(token), kind, now])
  return link ?? null
}

async function useLink(database: Database, token: string, now: Date): Promise<void> {
  const [used] = await database.query(USE_LINK, [tokenHash(token), now])
  if (!used) throw linkOver('This link has been used.')
}

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)

const linkOver = (message: string) => new PortalError('BAD_INPUT', message, { field: 'token' })
const takenMeanwhile = (cause?: unknown) =>
  new PortalError('BAD_INPUT', 'This email address belongs to another account.', { field: 'token', cause })

const OTHER_MEMBERS_LINK = 'This link belongs to another account. Log in to that account and open the link again.'

const NOT_UNIQUE = '23505'

/** Of several who confirm an address at once the database lets one have it. */
function refuseTakenEmail(error: unknown): never {
  throw error instanceof SqlError && error.sqlState === NOT_UNIQUE ? takenMeanwhile(error) : error
}

const INSERT_LINK = `
  insert into email_link (token_hash, member_id, kind, email, issued_at, expires_at) values ($1, $2, $3, $4, $5, $6)`

const SELECT_LINK = `
  select member_id as "memberId", email, issued_at as "issuedAt" from email_link
  where token_hash = $1 and kind = $2 and used_at is null and expires_at > $3`

const USE_LINK = `
  update email_link set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning member_id`

const SELECT_PENDING = `
  select email from email_link
  where member_id = $1 and kind = 'confirm' and email <> $2 and used_at is null and expires_at > $3
  order by issued_at desc limit 1`

const FORGET_CONFIRMATIONS = `delete from email_link where member_id = $1 and kind = 'confirm' and used_at is null`

const SET_EMAIL = 'update member set email = $2, email_confirmed_at = $3 where id = $1'

const PROLONG_UNDO = `
  update email_link set expires_at = $2
  where member_id = $1 and kind = 'undo' and used_at is null and expires_at > $3`

const FORGET_LATER_UNDO = `
  delete from email_link where member_id = $1 and kind = 'undo' and used_at is null and issued_at > $2`

const OF_ANOTHER = `
  select 1 from member
  where email = $1 and email_confirmed_at is not null and ($2::integer is null or id <> $2::integer)
  union all
  select 1 from email_link
  where email = $1 and kind = 'undo' and used_at is null and expires_at > $3 and ($2::integer is null or member_id <> $2::integer)
  limit 1`
