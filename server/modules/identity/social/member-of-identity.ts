import { normalisedEmail } from '#domain/members/email-address.ts'
import { memberName } from '#domain/members/member-name.ts'
import type { Database } from '#server/database/database.ts'
import { PortalError } from '#server/http/portal-error.ts'
import type { MemberRecord } from '../member-record.ts'
import type { MemberStore } from '../member-store.ts'
import type { ProvenIdentity } from './social-sign-in.ts'

type Parts = { database: Database; members: MemberStore; clock: () => Date }

/**
 * The member of a provider's account, made on the first time. An address that has an account with a password is not taken
 * over: nobody has proved yet that both belong to one person.
 */
export async function memberOfIdentity(
  { database, members, clock }: Parts,
  provider: string,
  { subject, email: address, isEmailVerified, name }: ProvenIdentity,
): Promise<MemberRecord> {
  const [linked] = await database.query<{ memberId: number }>(SELECT_LINK, [provider, subject])
  const known = linked ? await members.byId(linked.memberId) : null
  if (known) return known

  const email = normalisedEmail(address ?? '')
  if (email === null || !isEmailVerified) throw new PortalError('WRONG_CREDENTIALS', NO_ADDRESS)
  return database.transaction(async () => {
    const member = await members.create({
      name: memberName(name ?? email.split('@')[0] ?? '').slice(0, 100) || 'Member',
      email,
      passwordHash: null,
      signUpKey: null,
      now: clock(),
    })
    if (member === null) throw new PortalError('WRONG_CREDENTIALS', ADDRESS_TAKEN)
    await database.query(INSERT_LINK, [provider, subject, member.id, clock()])
    return member
  })
}

const NO_ADDRESS = 'The provider did not tell a confirmed e-mail address, which an account needs.'
const ADDRESS_TAKEN = 'There is an account with this e-mail address already. Log in with its password.'

const SELECT_LINK = 'select member_id as "memberId" from social_account where provider = $1 and subject = $2'
const INSERT_LINK = `
  insert into social_account (provider, subject, member_id, linked_at) values ($1, $2, $3, $4)`
