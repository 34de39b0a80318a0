import type { Database } from '#server/platform/database/database.ts'
import type { RequestStatus } from '#domain/reviews/review-states.ts'
import { officesMergedInto } from '#server/modules/offices/merged-offices-record.ts'
import type { RequestRow } from './review-record.ts'
import type { OriginMarks } from './review-origins.queries.ts'

const REQUEST = `
  id, agent_id as "agentId", asker_id as "askerId", client_name as "clientName", client_email as "clientEmail",
  service_type as "serviceType", typed_address as "typedAddress", sale_key as "saleKey", mail_count as "mailCount",
  requested_at as "requestedAt", expires_at as "expiresAt", answered_at as "answeredAt", withdrawn_at as "withdrawnAt"`

/** One request. */
export async function findRequest(database: Database, id: number): Promise<RequestRow | null> {
  const [row] = await database.query<RequestRow>(`select ${REQUEST} from review_request where id = $1`, [id])
  return row ?? null
}

/** The same, which nobody else changes until the end of the transaction. */
export async function lockRequest(database: Database, id: number): Promise<RequestRow | null> {
  const [row] = await database.query<RequestRow>(`select ${REQUEST} from review_request where id = $1 for update`, [id])
  return row ?? null
}

/** The request that an agent made under a key. */
export async function findRequestByKey(database: Database, askerId: number, key: string): Promise<RequestRow | null> {
  const text = `select ${REQUEST} from review_request where asker_id = $1 and idempotency_key = $2`
  const [row] = await database.query<RequestRow>(text, [askerId, key])
  return row ?? null
}

/** The request to a client about a sale that was neither answered nor taken back, expired or not. */
export async function findOpenRequest(
  database: Database,
  { agentId, email, saleKey }: { agentId: number; email: string; saleKey: string },
): Promise<RequestRow | null> {
  const [row] = await database.query<RequestRow>(
    `select ${REQUEST} from review_request
     where agent_id = $1 and client_email = $2 and sale_key = $3 and answered_at is null and withdrawn_at is null`,
    [agentId, email, saleKey],
  )
  return row ?? null
}

export type NewRequest = {
  agentId: number
  askerId: number
  idempotencyKey: string
  clientName: string
  clientEmail: string
  serviceType: string
  typedAddress: string
  saleKey: string
  networkMark: string | null
  browserMark: string | null
  now: Date
  expiresAt: Date
}

/** The number of a new request. */
export async function insertRequest(database: Database, request: NewRequest): Promise<number> {
  const [row] = await database.query<{ id: number }>(INSERT_REQUEST, [
    request.agentId,
    request.askerId,
    request.idempotencyKey,
    request.clientName,
    request.clientEmail,
    request.serviceType,
    request.typedAddress,
    request.saleKey,
    request.now,
    request.expiresAt,
    request.networkMark,
    request.browserMark,
  ])
  if (row === undefined) throw new Error('No request was made')
  return row.id
}

const INSERT_REQUEST = `
  insert into review_request (agent_id, asker_id, idempotency_key, client_name, client_email, service_type,
    typed_address, sale_key, mail_count, requested_at, expires_at, network_mark, browser_mark)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, $10, $11, $12) returning id`

/** The client is written to again. */
export async function renewRequest(
  database: Database,
  { id, now, expiresAt, networkMark, browserMark }: { id: number; now: Date; expiresAt: Date } & OriginMarks,
): Promise<void> {
  await database.query(
    `update review_request set mail_count = mail_count + 1, requested_at = $2, expires_at = $3, network_mark = $4, browser_mark = $5
     where id = $1`,
    [id, now, expiresAt, networkMark, browserMark],
  )
}

/** The client has answered. */
export async function setAnswered(database: Database, id: number, now: Date): Promise<void> {
  await database.query('update review_request set answered_at = $2 where id = $1', [id, now])
}

/** The agent has taken it back. */
export async function setWithdrawn(database: Database, id: number, now: Date): Promise<void> {
  await database.query('update review_request set withdrawn_at = $2 where id = $1', [id, now])
}

/** How many requests of an agent were sent after a moment. */
export async function countSent(database: Database, agentId: number, after: Date): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    'select count(*) as total from review_request where agent_id = $1 and requested_at > $2',
    [agentId, after],
  )
  return row?.total ?? 0
}

const conditions: Readonly<Record<RequestStatus, string>> = {
  waiting: 'answered_at is null and withdrawn_at is null and expires_at > $2',
  answered: 'answered_at is not null and $2::timestamptz is not null',
  expired: 'answered_at is null and withdrawn_at is null and expires_at <= $2',
  withdrawn: 'withdrawn_at is not null and $2::timestamptz is not null',
}

type Wanted = { agentId: number; status: RequestStatus; now: Date }

/** How many requests of an agent are as far as this. */
export async function countRequests(database: Database, { agentId, status, now }: Wanted): Promise<number> {
  const text = `select count(*) as total from review_request where agent_id = $1 and ${conditions[status]}`
  const [row] = await database.query<{ total: number }>(text, [agentId, now])
  return row?.total ?? 0
}

/** A page of them, the latest first. */
export const selectRequests = (
  database: Database,
  { agentId, status, now }: Wanted,
  { skip, take }: { skip: number; take: number },
): Promise<RequestRow[]> =>
  database.query<RequestRow>(
    `select ${REQUEST} from review_request where agent_id = $1 and ${conditions[status]}
     order by requested_at desc, id desc offset $3 limit $4`,
    [agentId, now, skip, take],
  )

/** Whether an address is that of an agent of an office, or of a member who is one. */
export async function isOfOffice(database: Database, officeId: number, email: string): Promise<boolean> {
  const [row] = await database.query(
    `select 1 from agent left join member on member.agent_id = agent.id and member.deleted_at is null
     where agent.office_id in ${officesMergedInto('$1')} and (lower(agent.email) = $2 or member.email = $2) limit 1`,
    [officeId, email],
  )
  return row !== undefined
}

/** Where an agent is written to: the member who is the agent, else the agent's own address; null for neither. */
export async function emailOfAgent(database: Database, agentId: number): Promise<string | null> {
  const [row] = await database.query<{ email: string | null }>(
    `select coalesce(case when member.email_confirmed_at is not null then member.email end, agent.email) as email
     from agent left join member on member.agent_id = agent.id and member.deleted_at is null where agent.id = $1`,
    [agentId],
  )
  return row?.email ?? null
}
