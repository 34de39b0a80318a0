import type { Database } from '#server/platform/database/database.ts'
import type { InvitationRow, InviteRow } from './collection-record.ts'

const INVITE = `
  invite.id, invite.collection_id as "collectionId", invite.email, invite.invited_at as "invitedAt",
  invite.expires_at as "expiresAt"`

/** The invitations of these addresses to a collection that were not answered yet. */
export const pendingInvitesOf = (
  database: Database,
  collectionId: number,
  emails: readonly string[],
): Promise<InviteRow[]> =>
  database.query<InviteRow>(
    `select ${INVITE} from collection_invite invite
     where invite.collection_id = $1 and invite.email = any ($2::text[]) and invite.answered_at is null`,
    [collectionId, emails],
  )

/** Contributors and invitations of a collection that can still be accepted. */
export async function countPlaces(database: Database, collectionId: number, now: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(COUNT_PLACES, [collectionId, now])
  return row?.total ?? 0
}

const COUNT_PLACES = `
  select (select count(*) from collection_contributor where collection_id = $1)
    + (select count(*) from collection_invite where collection_id = $1 and answered_at is null and expires_at > $2) as total`

/** How many take part in a collection. */
export async function countContributors(database: Database, collectionId: number): Promise<number> {
  const text = 'select count(*) as total from collection_contributor where collection_id = $1'
  const [row] = await database.query<{ total: number }>(text, [collectionId])
  return row?.total ?? 0
}

/** Those of these addresses that somebody confirmed who takes part. */
export async function emailsThatTakePart(
  database: Database,
  collectionId: number,
  emails: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ email: string }>(SELECT_TAKING_PART, [collectionId, emails])
  return rows.map(({ email }) => email)
}

const SELECT_TAKING_PART = `
  select member.email from collection_contributor own join member on member.id = own.member_id
  where own.collection_id = $1 and member.email = any ($2::text[]) and member.email_confirmed_at is not null`

/** The members who confirmed these addresses. */
export async function membersOfEmails(database: Database, emails: readonly string[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select id from member where email = any ($1::text[]) and email_confirmed_at is not null and deleted_at is null`,
    [emails],
  )
  return rows.map(({ id }) => id)
}

type Invited = { collectionId: number; inviterId: number; email: string; now: Date; expiresAt: Date }

/** Invites an address, anew where it was invited before; answers the number of the invitation. */
export async function saveInvite(
  database: Database,
  { collectionId, inviterId, email, now, expiresAt }: Invited,
): Promise<number> {
  const [row] = await database.query<{ id: number }>(SAVE_INVITE, [collectionId, inviterId, email, now, expiresAt])
  if (row === undefined) throw new Error('No invitation was made')
  return row.id
}

const SAVE_INVITE = `
  insert into collection_invite (collection_id, inviter_id, email, invited_at, expires_at)
  values ($1, $2, $3, $4, $5)
  on conflict (collection_id, email) where answered_at is null do update set
    inviter_id = excluded.inviter_id, invited_at = excluded.invited_at, expires_at = excluded.expires_at
  returning id`

/** Counts the emails that a member sends now. */
export async function recordSendings(database: Database, memberId: number, now: Date, count: number): Promise<void> {
  const text = `insert into collection_invite_mail (member_id, sent_at) select $1::int, $2::timestamptz
    from generate_series(1, $3::int)`
  await database.query(text, [memberId, now, count])
}

/** How many emails a member sent after a moment. */
export async function countSendings(database: Database, memberId: number, after: Date): Promise<number> {
  const text = 'select count(*) as total from collection_invite_mail where member_id = $1 and sent_at > $2'
  const [row] = await database.query<{ total: number }>(text, [memberId, after])
  return row?.total ?? 0
}

/** Forgets which emails were sent before a moment. */
export async function purgeSendings(database: Database, before: Date): Promise<void> {
  await database.query('delete from collection_invite_mail where sent_at <= $1', [before])
}

/** Takes invitations back; answers the addresses that had one. */
export async function withdrawInvites(
  database: Database,
  { collectionId, emails, now }: { collectionId: number; emails: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await database.query<{ email: string }>(WITHDRAW, [collectionId, emails, now])
  return rows.map(({ email }) => email)
}

const WITHDRAW = `
  update collection_invite set answered_at = $3, answer = 'withdrawn'
  where collection_id = $1 and email = any ($2::text[]) and answered_at is null
  returning email`

export type KnownInvite = InviteRow & {
  answer: 'accepted' | 'declined' | 'withdrawn' | null
  answeredBy: number | null
}

/** An invitation to a collection, answered or not. */
export async function findInvite(database: Database, id: number, collectionId: number): Promise<KnownInvite | null> {
  const [row] = await database.query<KnownInvite>(
    `select ${INVITE}, invite.answer, invite.answered_by as "answeredBy" from collection_invite invite
     where invite.id = $1 and invite.collection_id = $2`,
    [id, collectionId],
  )
  return row ?? null
}

/** Answers an invitation. */
export async function answerInvite(
  database: Database,
  { id, answer, memberId, now }: { id: number; answer: 'accepted' | 'declined'; memberId: number; now: Date },
): Promise<void> {
  const text = 'update collection_invite set answer = $2, answered_by = $3, answered_at = $4 where id = $1'
  await database.query(text, [id, answer, memberId, now])
}

const INVITATION = `
  select ${INVITE}, collection.name as "collectionName", member.name as "inviterName",
    (select count(*) from collection_listing home where home.collection_id = collection.id) as "listingCount"
  from collection_invite invite
  join collection on collection.id = invite.collection_id and collection.deleted_at is null
  join member on member.id = invite.inviter_id
  where invite.answered_at is null and invite.expires_at > $1`

/** An invitation that can still be answered. */
export async function findInvitation(database: Database, id: number, now: Date): Promise<InvitationRow | null> {
  const [row] = await database.query<InvitationRow>(`${INVITATION} and invite.id = $2`, [now, id])
  return row ?? null
}

/** The invitations to an address that can still be answered, the latest first. */
export const invitationsTo = (database: Database, email: string, now: Date): Promise<InvitationRow[]> =>
  database.query<InvitationRow>(`${INVITATION} and invite.email = $2 order by invite.invited_at desc, invite.id desc`, [
    now,
    email,
  ])
