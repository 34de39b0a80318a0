import type { Communication } from '#domain/members/contact-details.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { MemberRecord } from '#server/modules/members/member-record.ts'

/** What a member sets for itself, beside contacts. */
export async function updateMember(
  database: Database,
  memberId: number,
  { name, displayDescription, theme }: Pick<MemberRecord, 'name' | 'displayDescription' | 'theme'>,
): Promise<void> {
  await database.query('update member set name = $2, display_description = $3, theme = $4 where id = $1', [
    memberId,
    name,
    displayDescription,
    theme,
  ])
}

/** Inside a transaction: the old contacts go, these come. */
export async function replaceContacts(
  database: Database,
  memberId: number,
  contacts: readonly Communication[],
): Promise<void> {
  await database.query('delete from member_contact where member_id = $1', [memberId])
  for (const { communicationType, details } of contacts) {
    await database.query(INSERT_CONTACT, [memberId, communicationType, details])
  }
}

const INSERT_CONTACT = 'insert into member_contact (member_id, communication_type, details) values ($1, $2, $3)'

/** Sets the hash of a member's password. */
export async function setPasswordHash(database: Database, memberId: number, passwordHash: string): Promise<void> {
  await database.query('update member set password_hash = $2 where id = $1', [memberId, passwordHash])
}

/** Sets or removes a member's picture; its version moves on either way. */
export async function setAvatarPicture(
  database: Database,
  memberId: number,
  picture: Uint8Array | null,
): Promise<void> {
  await database.query(SET_PICTURE, [memberId, picture])
}

const SET_PICTURE = `
  update member set avatar_picture = $2, avatar_version = avatar_version + 1 where id = $1`

/** Deletes the rows that belong to a member alone, but the member itself; inside a transaction. */
export async function deleteRowsOfMember(database: Database, memberId: number): Promise<void> {
  await database.query('delete from follow where followed_member_id = $1', [memberId])
  for (const table of TABLES_OF_MEMBER) await database.query(`delete from ${table} where member_id = $1`, [memberId])
}

const TABLES_OF_MEMBER = [
  'member_contact',
  'member_claim',
  'member_session',
  'member_second_factor',
  'password_reset',
  'email_link',
  'social_account',
  'member_event',
  'alert',
  'alert_notification',
  'pending_notification',
  'listing_note',
  'collection_reaction',
  'collection_invite_mail',
  'push_message',
  'push_subscription',
  'hidden_listing',
  'inspection_plan',
  'calendar_feed',
  'follow',
  'location_follower',
  'activity',
  'review_photo',
  'staff_batch_member',
] as const

/** Deletes the mail to and from an address that was sent or has failed; pending mail goes out, for others may wait for it. */
export async function deleteMailOf(database: Database, email: string): Promise<void> {
  await database.query(`delete from mail where state <> 'pending' and (recipient = $1 or reply_to = $1)`, [email])
}

/** Leaves a row that names nobody, for what others see of the member's posts. */
export async function clearMember(database: Database, memberId: number, now: Date): Promise<void> {
  await database.query(CLEAR_MEMBER, [memberId, now])
}

const CLEAR_MEMBER = `
  update member set name = 'Former member', username = 'former-member-' || id, email = null, email_confirmed_at = null, password_hash = null,
    display_description = '', avatar_picture = null, avatar_version = 0, agent_id = null, type = 1, sign_up_key = null,
    deleted_at = $2
  where id = $1`
