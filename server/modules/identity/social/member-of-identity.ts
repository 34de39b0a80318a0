import { normalisedEmail } from '#domain/members/email-address.ts'
import { memberName, memberNameError } from '#domain/members/member-name.ts'
import { visibleText } from '#domain/text/visible-text.ts'
import type { Database } from '#server/platform/database/database.ts'
import { PortalError } from '#server/platform/http/portal-error.ts'
import { confirmEmail } from '../email-links.queries.ts'
import type { EmailLinks } from '../email-links.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'
import type { MemberStore } from '#server/modules/members/members-services.ts'
import { findMemberOfSocialAccount, insertSocialAccount } from './social-accounts.queries.ts'
import type { ProvenIdentity } from './social-sign-in.ts'

type Parts = {
  database: Database
  members: MemberStore
  emails: EmailLinks
  clock: () => Date
  /** The member signed in in the browser that returned from the provider; null for none. */
  current: MemberRecord | null
}

/**
 * The member of a provider's account, made on the first time. An address that has an account already is not handed over: only
 * its member, signed in, connects the provider, and only where both know the same confirmed address.
 */
export async function memberOfIdentity(
  { database, members, emails, clock, current }: Parts,
  provider: string,
  { subject, email: address, isEmailVerified, name }: ProvenIdentity,
): Promise<MemberRecord> {
  const linkedId = await findMemberOfSocialAccount(database, provider, subject)
  const known = linkedId === null ? null : await members.byId(linkedId)
  const email = normalisedEmail(address ?? '')
  const isProved = email !== null && isEmailVerified
  if (known) {
    const proves = isProved && known.emailConfirmedAt === null && known.email === email
    if (proves && !(await emails.isOfAnother(email, known.id))) await confirmEmail(database, known.id, clock())
    return known
  }
  if (!isProved) throw new PortalError('WRONG_CREDENTIALS', NO_ADDRESS)
  if (current !== null && current.emailConfirmedAt !== null && current.email === email) {
    await insertSocialAccount(database, { provider, subject, memberId: current.id, linkedAt: clock() })
    return current
  }
  if (await emails.isOfAnother(email, null)) throw new PortalError('WRONG_CREDENTIALS', ADDRESS_TAKEN)
  return database.transaction(async () => {
    const member = await members.create({
      name: nameOfNewcomer(name ?? email.split('@')[0] ?? ''),
      email,
      isEmailConfirmed: true,
      passwordHash: null,
      signUpKey: null,
      now: clock(),
    })
    if (member === null) throw new PortalError('WRONG_CREDENTIALS', ADDRESS_TAKEN)
    await insertSocialAccount(database, { provider, subject, memberId: member.id, linkedAt: clock() })
    return member
  })
}

function nameOfNewcomer(text: string): string {
  const name = memberName(visibleText(text)).slice(0, 100)
  return memberNameError(name) === null ? name : 'Member'
}

const NO_ADDRESS = 'This provider didn’t share a confirmed email address, which an account needs.'
const ADDRESS_TAKEN =
  'You already have an account with this email address. Log in with your password; you can connect the provider in your settings.'
