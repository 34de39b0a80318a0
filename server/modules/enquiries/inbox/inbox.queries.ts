import type { EnquiryFolder } from '#domain/enquiries/enquiry-inbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { InboxRow, ReplyRow } from './inbox-record.ts'

/** The agents whose enquiries somebody reads: themselves unless they left, and everybody of the office that is theirs. */
export async function agentsAnswered(
  database: Database,
  { agentId, officeId }: { agentId: number; officeId: number | null },
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_AGENTS, [agentId, officeId], { isPrepared: true })
  return rows.map(({ id }) => id)
}

const SELECT_AGENTS = `
  with recursive taken_over as (
    select $2::int as id
    union
    select office.id from office join taken_over on office.merged_into_id = taken_over.id
  )
  select id from agent where id = $1 and left_on is null
  union
  select agent.id from agent join taken_over on taken_over.id = agent.office_id
  order by id`

/** The members who read the enquiries of an agent: who manages the profile, and the principals of the office. */
export async function membersWhoAnswer(database: Database, agentId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(SELECT_MEMBERS, [agentId])
  return rows.map(({ id }) => id)
}

const SELECT_MEMBERS = `
  with recursive taken_over as (
    select ${currentOffice('agent.office_id')} as id from agent where agent.id = $1
    union
    select office.id from office join taken_over on office.merged_into_id = taken_over.id
  )
  select member.id
  from member join agent on agent.id = member.agent_id and agent.left_on is null
  where agent.id = $1 or (agent.is_principal and agent.office_id in (select id from taken_over))
  order by member.id`

type Wanted = { agentIds: readonly number[]; folder: EnquiryFolder; query: string }

/** How many there are in a folder, and how many wait unread. */
export async function countInbox(
  database: Database,
  { agentIds, folder, query }: Wanted,
): Promise<{ total: number; unreadCount: number }> {
  const [row] = await database.query<{ total: number; unreadCount: number }>(COUNT_INBOX, [
    agentIds,
    folder,
    wordsPattern(query),
  ])
  return row ?? { total: 0, unreadCount: 0 }
}

/** A page of a folder, the latest first. */
export const findInbox = (
  database: Database,
  { agentIds, folder, query }: Wanted,
  { skip, take }: { skip: number; take: number },
): Promise<InboxRow[]> => database.query<InboxRow>(SELECT_INBOX, [agentIds, folder, wordsPattern(query), skip, take])

/** One of them, null where it is another's; held until the end of the transaction with `isLocked`. */
export async function findInboxEnquiry(
  database: Database,
  { reference, agentIds, isLocked = false }: { reference: string; agentIds: readonly number[]; isLocked?: boolean },
): Promise<InboxRow | null> {
  const text = isLocked ? `${SELECT_ONE} for update of enquiry` : SELECT_ONE
  const [row] = await database.query<InboxRow>(text, [reference, agentIds])
  return row ?? null
}

const COLUMNS = `
  enquiry.id, enquiry.reference::text as reference, enquiry.kind, enquiry.listing_id as "listingId",
  enquiry.agent_id as "agentId", enquiry.suburb_id as "suburbId", enquiry.name, enquiry.email, enquiry.phone,
  enquiry.message, enquiry.details, enquiry.received_at as "receivedAt", enquiry.read_at as "readAt",
  enquiry.answered_at as "answeredAt", enquiry.archived_at as "archivedAt"`

/** Only what is somebody's to read comes this far: the words are looked for in few rows. */
const FITTING = `
  from enquiry
  left join listing on listing.id = enquiry.listing_id
  left join location suburb on suburb.id = coalesce(enquiry.suburb_id, listing.suburb_id)
  where enquiry.agent_id = any ($1::int[])
    and ($3 = '%%' or concat_ws(' ', enquiry.name, enquiry.email, enquiry.message, enquiry.details ->> 'streetAddress',
      listing.street_address, suburb.name) ilike $3)`

const IN_FOLDER = `
  case
    when enquiry.archived_at is not null then 'archived'
    when enquiry.answered_at is not null then 'answered'
    else 'waiting'
  end = $2`

const SELECT_INBOX = `
  select ${COLUMNS} ${FITTING} and ${IN_FOLDER}
  order by enquiry.received_at desc, enquiry.id desc
  offset $4 limit $5`

const COUNT_INBOX = `
  select
    (select count(*) ${FITTING} and ${IN_FOLDER})::int as total,
    (select count(*) from enquiry
      where agent_id = any ($1::int[]) and archived_at is null and answered_at is null
        and read_at is null)::int as "unreadCount"`

const SELECT_ONE = `
  select ${COLUMNS} from enquiry
  where enquiry.reference = $1::uuid and enquiry.agent_id = any ($2::int[])`

/** A text for ILIKE in which nothing stands for anything else. */
const wordsPattern = (query: string): string => `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

export async function setArchived(database: Database, id: number, archivedAt: Date | null): Promise<void> {
  await database.query('update enquiry set archived_at = $2 where id = $1', [id, archivedAt])
}

export async function setRead(database: Database, id: number, readAt: Date | null): Promise<void> {
  await database.query('update enquiry set read_at = $2 where id = $1', [id, readAt])
}

/** Replies of enquiries, the first one first. */
export const repliesOf = (database: Database, enquiryIds: readonly number[]): Promise<ReplyRow[]> =>
  database.query<ReplyRow>(SELECT_REPLIES, [enquiryIds])

const SELECT_REPLIES = `
  select reply.enquiry_id as "enquiryId", reply.agent_id as "agentId", reply.message, reply.sent_at as "sentAt",
    mail.state as "mailState"
  from enquiry_reply reply left join mail on mail.id = reply.mail_id
  where reply.enquiry_id = any ($1::int[])
  order by reply.sent_at, reply.id`

/** How many replies an enquiry has, whether one of this key is among them, and how many the member sent since. */
export async function countReplies(
  database: Database,
  facts: { enquiryId: number; idempotencyKey: string; memberId: number; since: Date },
): Promise<{ isRepeat: boolean; ofEnquiry: number; ofMember: number }> {
  const { enquiryId, idempotencyKey, memberId, since } = facts
  const [row] = await database.query<{ isRepeat: boolean; ofEnquiry: number; ofMember: number }>(COUNT_REPLIES, [
    enquiryId,
    idempotencyKey,
    memberId,
    since,
  ])
  return row ?? { isRepeat: false, ofEnquiry: 0, ofMember: 0 }
}

const COUNT_REPLIES = `
  select
    exists (select from enquiry_reply where enquiry_id = $1 and idempotency_key = $2) as "isRepeat",
    (select count(*) from enquiry_reply where enquiry_id = $1)::int as "ofEnquiry",
    (select count(*) from enquiry_reply where member_id = $3 and sent_at > $4)::int as "ofMember"`

export type NewReply = {
  enquiryId: number
  memberId: number
  agentId: number
  idempotencyKey: string
  message: string
  mailId: number
}

export async function insertReply(database: Database, reply: NewReply, now: Date): Promise<void> {
  const { enquiryId, memberId, agentId, idempotencyKey, message, mailId } = reply
  await database.query(INSERT_REPLY, [enquiryId, memberId, agentId, idempotencyKey, message, mailId, now])
  await database.query(
    'update enquiry set answered_at = $2, read_at = coalesce(read_at, $2), archived_at = null where id = $1',
    [enquiryId, now],
  )
}

const INSERT_REPLY = `
  insert into enquiry_reply (enquiry_id, member_id, agent_id, idempotency_key, message, mail_id, sent_at)
  values ($1, $2, $3, $4, $5, $6, $7)`

/** What an agent's name, office and address for answers are. */
export async function findReplier(
  database: Database,
  agentId: number,
): Promise<{ name: string; officeName: string; email: string | null } | null> {
  const [row] = await database.query<{ name: string; officeName: string; email: string | null }>(SELECT_REPLIER, [
    agentId,
  ])
  return row ?? null
}

const SELECT_REPLIER = `
  select agent.name, office.name as "officeName", coalesce(agent.email, office.email) as email
  from agent join office on office.id = agent.office_id
  where agent.id = $1`
