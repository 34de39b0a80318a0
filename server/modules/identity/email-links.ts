import type { Database } from '#server/platform/database/database.ts'
import { SqlError } from '#server/platform/database/errors.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { setPasswordHash } from './account.queries.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { closeOtherWaysIn } from './other-ways-in.ts'
import { requireGoodPassword } from './chosen-password.ts'
import {
  deleteConfirmationLinks,
  deleteLaterUndoLinks,
  extendUndoLinks,
  findEmailLink,
  findPendingEmail,
  insertEmailLink,
  isEmailOfAnother,
  setConfirmedEmail,
  useEmailLink,
} from './email-links.queries.ts'
import { portalMail, type QueueMail } from './identity-mail.ts'
import { identityMails } from './identity-mails.copy.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { MemberStore } from '#server/modules/members/members-services.ts'
import { hashPassword } from './passwords.ts'
import { randomToken, tokenHash } from './secrets.ts'
import { deleteLaterSecondFactor } from './second-factor/second-factors.queries.ts'
import type { Origin, SessionStore } from './session-store.ts'

const CONFIRM_HOURS = 24
const UNDO_DAYS = 7

/** Links that confirm an e-mail address or undo a change of it (docs/decisions/030). */
export type EmailLinks = {
  /** Mails the link that confirms an address, in place of any before it; an address of another account gets a mail that says so. */
  askToConfirm: (member: MemberRecord, email: string) => Promise<void>
  /** Makes an address pending: the new one is asked to confirm, and the old one, where it was confirmed, can undo it. */
  startChange: (member: MemberRecord, email: string) => Promise<void>
  /** The address that waits for its confirmation and is not the member's yet. */
  pendingEmailOf: (member: MemberRecord) => Promise<string | null>
  /** For the member who asked, signed in with this session. */
  confirm: (
    token: string,
    member: MemberRecord,
    session: { sessionId: string | undefined; from: Origin },
  ) => Promise<void>
  undo: (token: string, password: string) => Promise<void>
  /** Whether another account has confirmed an address, or could bring it back. */
  isOfAnother: (email: string, memberId: number | null) => Promise<boolean>
}

export type EmailLinkParts = {
  database: Database
  clock: () => Date
  queueMail: QueueMail
  portalOrigin: string
  members: MemberStore
  sessions: SessionStore
  limits: AttemptLimits
}

/** Confirmation and undo of addresses, over the database and the queue of mails; throws PortalErrors. */
export function emailLinks(parts: EmailLinkParts): EmailLinks {
  const { database, clock, members, sessions, limits } = parts
  const isOfAnother = (email: string, memberId: number | null) =>
    isEmailOfAnother(database, { email, memberId, now: clock() })
  const askToConfirm = async (member: MemberRecord, email: string) => {
    const token = randomToken()
    await database.transaction(async () => {
      await deleteConfirmationLinks(database, member.id)
      await insertEmailLink(database, {
        tokenHash: tokenHash(token),
        memberId: member.id,
        kind: 'confirm',
        email,
        issuedAt: clock(),
        expiresAt: inHours(clock(), CONFIRM_HOURS),
      })
      await queueConfirmation(parts, member, { email, token, isOfAnother: await isOfAnother(email, member.id) })
    })
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
    pendingEmailOf: (member) => findPendingEmail(database, member, clock()),
    async confirm(token, member, { sessionId, from }) {
      const now = clock()
      const link = await findEmailLink(database, { tokenHash: tokenHash(token), kind: 'confirm', now })
      if (link === null)
        throw linkOver('This link has been used or is older than one day. Ask for a new one in your settings.')
      if (link.memberId !== member.id) throw new PortalError('FORBIDDEN', OTHER_MEMBERS_LINK)
      if (await isOfAnother(link.email, member.id)) throw takenMeanwhile()
      await database.transaction(async () => {
        await useLink(database, token, now)
        await setConfirmedEmail(database, member.id, { email: link.email, now }).catch(refuseTakenEmail)
        if (link.email === member.email) return
        await closeOtherWaysIn({ database, sessions }, member.id, now, sessionId)
        await extendUndoLinks(database, member.id, { expiresAt: inHours(now, UNDO_DAYS * 24), now })
      })
      if (member.emailConfirmedAt === null) await limits.giveBack('unconfirmed sign-up from address', from.address, now)
    },
    async undo(token, password) {
      const now = clock()
      const link = await findEmailLink(database, { tokenHash: tokenHash(token), kind: 'undo', now })
      const member = link === null ? null : await members.byId(link.memberId)
      if (link === null || member === null) throw linkOver('This link has been used or has expired.')
      requireGoodPassword(password, { name: member.name, email: link.email }, 'password')
      const passwordHash = await hashPassword(password)
      await database.transaction(async () => {
        await useLink(database, token, now)
        await setConfirmedEmail(database, member.id, { email: link.email, now }).catch(refuseTakenEmail)
        await setPasswordHash(database, member.id, passwordHash)
        await closeOtherWaysIn({ database, sessions }, member.id, now)
        // One that came with the other address keeps its owner out; one from before is the owner's.
        await deleteLaterSecondFactor(database, member.id, link.issuedAt)
        // Those of addresses that came after the one that is back; an earlier one may still be wanted.
        await deleteLaterUndoLinks(database, member.id, link.issuedAt)
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
  await queueMail(portalMail(email, mail, portalOrigin))
}

async function queueUndo(
  { database, queueMail, clock, portalOrigin }: EmailLinkParts,
  member: MemberRecord,
  newAddress: string,
): Promise<void> {
  const token = randomToken()
  await insertEmailLink(database, {
    tokenHash: tokenHash(token),
    memberId: member.id,
    kind: 'undo',
    email: member.email,
    issuedAt: clock(),
    expiresAt: inHours(clock(), UNDO_DAYS * 24),
  })
  const link = `${portalOrigin}/user/undo-email-change#token=${token}`
  const mail = identityMails.addressChanging({ name: member.name, newAddress, link })
  await queueMail(portalMail(member.email, mail, portalOrigin))
}

async function useLink(database: Database, token: string, now: Date): Promise<void> {
  if (!(await useEmailLink(database, tokenHash(token), now))) throw linkOver('This link has been used.')
}

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * 3_600_000)

const linkOver = (message: string) => new PortalError('BAD_INPUT', message, { field: 'token' })
const takenMeanwhile = (cause?: unknown) =>
  new PortalError('BAD_INPUT', 'This email address belongs to another account.', { field: 'token', cause })

const OTHER_MEMBERS_LINK = 'This link belongs to another account. Log in to that account and open the link again.'

const NOT_UNIQUE = '23505'

/** When several members confirm an address at once, the unique index lets one of them have it. */
function refuseTakenEmail(error: unknown): never {
  throw error instanceof SqlError && error.sqlState === NOT_UNIQUE ? takenMeanwhile(error) : error
}
