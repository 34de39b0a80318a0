import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { setPasswordHash } from './account.queries.ts'
import { requireGoodPassword } from './chosen-password.ts'
import { portalMail, type QueueMail } from './identity-mail.ts'
import { identityMails } from './identity-mails.copy.ts'
import type { MemberStore } from '#server/modules/members/members-services.ts'
import { closeOtherWaysIn } from './other-ways-in.ts'
import { findMemberOfReset, insertPasswordReset, usePasswordReset } from './password-resets.queries.ts'
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
  portalOrigin: string
}

/** Mailed links to a new password: each is good once, for an hour, and for the member of a confirmed address alone. */
export function passwordResets(
  { database, clock, queueMail, portalOrigin }: Parts,
  members: MemberStore,
  sessions: SessionStore,
): PasswordResets {
  const mailNotConfirmed = async (email: string) => {
    if ((await members.whoMaySignIn(email)).length === 0) return
    const mail = identityMails.addressNotConfirmed({ signUpLink: `${portalOrigin}/user/sign-up` })
    await queueMail(portalMail(email, mail, portalOrigin))
  }
  return {
    async request(email, token) {
      const member = await members.byConfirmedEmail(email)
      if (member === null) return mailNotConfirmed(email)
      const expiresAt = new Date(clock().getTime() + LINK_MINUTES * 60_000)
      await database.transaction(async () => {
        const reset = { tokenHash: tokenHash(token), memberId: member.id, issuedAt: clock(), expiresAt }
        await insertPasswordReset(database, reset)
        const link = `${portalOrigin}/user/reset-password#token=${token}`
        const mail = identityMails.choosePassword({ name: member.name, link })
        await queueMail(portalMail(email, mail, portalOrigin))
      })
    },

    async use(token, password) {
      const now = clock()
      const memberId = await findMemberOfReset(database, tokenHash(token), now)
      const member = memberId === null ? null : await members.byId(memberId)
      if (member === null) throw linkOver()
      requireGoodPassword(password, member, 'password')
      const passwordHash = await hashPassword(password)
      await database.transaction(async () => {
        if (!(await usePasswordReset(database, tokenHash(token), now))) throw linkOver()
        await setPasswordHash(database, member.id, passwordHash)
        await closeOtherWaysIn({ database, sessions }, member.id, now)
      })
    },
  }
}

const linkOver = () =>
  new PortalError('BAD_INPUT', 'This link has been used or is older than one hour. Ask for a new one.', {
    field: 'token',
  })
