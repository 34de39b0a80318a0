import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { portalMail, type QueueMail } from './identity-mail.ts'
import { identityMails } from './identity-mails.copy.ts'
import type { MemberStore } from '#server/modules/members/members-services.ts'
import { closeOtherWaysIn } from './other-ways-in.ts'
import { hashPassword } from './passwords.ts'
import { tokenHash } from './secrets.ts'
import type { SessionStore } from './session-store.ts'

const LINK_MINUTES = 60

export type PasswordResets = {
  /** Mails a link to the member who confirmed an address; where it was only typed, a mail that says so, else nothing. */
  request: (email: string, token: string) => Promise<void>
  /** Sets the password once; nothing older opens the account from then on. */
  use: (token: string, password: string) => Promise<void>
}

type Parts = {
  database: Database
  clock: () => Date
  queueMail: QueueMail
  onMailQueued?: () => void
  portalOrigin: string
}

/** Mailed links to a new password: each is good once, for an hour, and for the member of a confirmed address alone. */
export function passwordResets(
  { database, clock, queueMail, onMailQueued, portalOrigin }: Parts,
  members: MemberStore,
  sessions: SessionStore,
): PasswordResets {
  const tellNotConfirmed = async (email: string) => {
    if ((await members.whoMaySignIn(email)).length === 0) return
    const mail = identityMails.addressNotConfirmed({ signUpLink: `${portalOrigin}/user/sign-up` })
    await queueMail(portalMail(email, mail, portalOrigin), clock())
    onMailQueued?.()
  }
  return {
    async request(email, token) {
      const member = await members.byConfirmedEmail(email)
      if (member === null) return tellNotConfirmed(email)
      const expiresAt = new Date(clock().getTime() + LINK_MINUTES * 60_000)
      await database.transaction(async () => {
        await database.query(INSERT_RESET, [tokenHash(token), member.id, clock(), expiresAt])
        const link = `${portalOrigin}/user/reset-password#token=${token}`
        const mail = identityMails.choosePassword({ name: member.name, link })
        await queueMail(portalMail(email, mail, portalOrigin), clock())
      })
      onMailQueued?.()
    },

    async use(token, password) {
      const now = clock()
      const [reset] = await database.query<{ memberId: number }>(SELECT_RESET, [tokenHash(token), now])
      const member = reset ? await members.byId(reset.memberId) : null
      if (member === null) throw linkOver()
      requireGoodPassword(password, member, 'password')
      const passwordHash = await hashPassword(password)
      await database.transaction(async () => {
        const [used] = await database.query(USE_RESET, [tokenHash(token), now])
        if (!used) throw linkOver()
        await database.query('update member set password_hash = $2 where id = $1', [member.id, passwordHash])
        await closeOtherWaysIn({ database, sessions }, member.id, now)
      })
    },
  }
}

const linkOver = () =>
  new PortalError('BAD_INPUT', 'This link has been used or is older than one hour. Ask for a new one.', {
    field: 'token',
  })

const INSERT_RESET = `
  insert into password_reset (token_hash, member_id, issued_at, expires_at) values ($1, $2, $3, $4)`

const SELECT_RESET = `
  select member_id as "memberId" from password_reset where token_hash = $1 and used_at is null and expires_at > $2`

const USE_RESET = `
  update password_reset set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning member_id`
