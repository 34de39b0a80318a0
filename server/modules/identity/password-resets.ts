import type { Database } from '#server/database/database.ts'
import { PortalError } from '#server/http/portal-error.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { plainMail, type QueueMail } from './identity-mail.ts'
import type { MemberStore } from './member-store.ts'
import { hashPassword } from './passwords.ts'
import { tokenHash } from './secrets.ts'
import type { SessionStore } from './session-store.ts'

const LINK_MINUTES = 60

export type PasswordResets = {
  /** Mails a link to the member of an address; an address without a member gets nothing. */
  request: (email: string, token: string) => Promise<void>
  /** Sets the password once; every session ends, and every other link of the member with it. */
  use: (token: string, password: string) => Promise<void>
}

type Parts = {
  database: Database
  clock: () => Date
  queueMail: QueueMail
  onMailQueued?: () => void
  portalOrigin: string
}

/** Mailed links to a new password: each is good once, for an hour, and ends every session of its member. */
export function passwordResets(
  { database, clock, queueMail, onMailQueued, portalOrigin }: Parts,
  members: MemberStore,
  sessions: SessionStore,
): PasswordResets {
  return {
    async request(email, token) {
      const member = await members.byEmail(email)
      if (member === null) return
      const expiresAt = new Date(clock().getTime() + LINK_MINUTES * 60_000)
      await database.transaction(async () => {
        await database.query(INSERT_RESET, [tokenHash(token), member.id, clock(), expiresAt])
        await queueMail(plainMail(email, 'Choose a new password', mailText(member.name, portalOrigin, token)), clock())
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
        await database.query(USE_OTHERS, [member.id, now])
        await sessions.endAllOf(member.id, now)
      })
    },
  }
}

const linkOver = () =>
  new PortalError('BAD_INPUT', 'This link has been used or is older than one hour. Ask for a new one.', {
    field: 'token',
  })

function mailText(name: string, portalOrigin: string, token: string): string {
  return [
    `Hello ${name},`,
    'somebody, hopefully you, asked to choose a new password for your account. This link does it, once and within one hour:',
    `${portalOrigin}/user/reset-password#token=${token}`,
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n\n')
}

const INSERT_RESET = `
  insert into password_reset (token_hash, member_id, issued_at, expires_at) values ($1, $2, $3, $4)`

const SELECT_RESET = `
  select member_id as "memberId" from password_reset where token_hash = $1 and used_at is null and expires_at > $2`

const USE_RESET = `
  update password_reset set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2 returning member_id`

const USE_OTHERS = 'update password_reset set used_at = $2 where member_id = $1 and used_at is null'
