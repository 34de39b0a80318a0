import type { Database } from '#server/platform/database/database.ts'

/** The member who connected an account of a provider; null for none. */
export async function findMemberOfSocialAccount(
  database: Database,
  provider: string,
  subject: string,
): Promise<number | null> {
  const [row] = await database.query<{ memberId: number }>(
    'select member_id as "memberId" from social_account where provider = $1 and subject = $2',
    [provider, subject],
  )
  return row?.memberId ?? null
}

export type NewSocialAccount = { provider: string; subject: string; memberId: number; linkedAt: Date }

/** Connects an account of a provider with a member. */
export async function insertSocialAccount(
  database: Database,
  { provider, subject, memberId, linkedAt }: NewSocialAccount,
): Promise<void> {
  await database.query(INSERT_SOCIAL_ACCOUNT, [provider, subject, memberId, linkedAt])
}

const INSERT_SOCIAL_ACCOUNT = `
  insert into social_account (provider, subject, member_id, linked_at) values ($1, $2, $3, $4)`

/** The providers that a member has connected, by name. */
export async function socialProvidersOf(database: Database, memberId: number): Promise<string[]> {
  const rows = await database.query<{ provider: string }>(
    'select provider from social_account where member_id = $1 order by provider',
    [memberId],
  )
  return rows.map(({ provider }) => provider)
}

/** Disconnects one provider. */
export async function deleteSocialAccount(database: Database, memberId: number, provider: string): Promise<void> {
  await database.query('delete from social_account where member_id = $1 and provider = $2', [memberId, provider])
}

/** Disconnects all providers. */
export async function deleteSocialAccounts(database: Database, memberId: number): Promise<void> {
  await database.query('delete from social_account where member_id = $1', [memberId])
}
