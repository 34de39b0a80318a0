import type { PremierFacts, StoredPremier } from '#domain/premier/premier-workflow.ts'
import { LONGEST_PREMIER_REPLY_HOURS } from '#domain/premier/premier-workflow.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { PremierRow } from './premier-record.ts'

const SELECT = `
  select agent_id as "agentId", state, is_contact_confirmed as "isContactConfirmed", revision, changed_at as "changedAt"
  from premier_workflow`

export async function findWorkflow(database: Database, agentId: number): Promise<PremierRow | null> {
  const [row] = await database.query<PremierRow>(`${SELECT} where agent_id = $1`, [agentId])
  return row ?? null
}

/** Those that changed last first. */
export const latestWorkflows = (database: Database, most: number): Promise<PremierRow[]> =>
  database.query<PremierRow>(`${SELECT} order by changed_at desc, agent_id desc limit $1`, [most])

/** Nobody else changes the workflow of an agent until the end of the transaction. */
export async function lockAgent(database: Database, agentId: number): Promise<void> {
  await database.query('select id from agent where id = $1 for update', [agentId])
}

export async function storeWorkflow(
  database: Database,
  agentId: number,
  { state, isContactConfirmed, now }: Pick<StoredPremier, 'isContactConfirmed' | 'state'> & { now: Date },
): Promise<void> {
  await database.query(
    `insert into premier_workflow (agent_id, state, is_contact_confirmed, revision, changed_at) values ($1, $2, $3, 1, $4)
     on conflict (agent_id) do update
       set state = $2, is_contact_confirmed = $3, revision = premier_workflow.revision + 1, changed_at = $4`,
    [agentId, state, isContactConfirmed, now],
  )
}

type HeldFacts = Omit<PremierFacts, 'reviewCount'>

/** What the tables hold of agents, but for their reviews. */
export async function factsOf(database: Database, agentId: number): Promise<HeldFacts> {
  const [facts] = await database.query<HeldFacts>(
    `select agent.portrait_identifier is not null
         or exists (select from member where agent_id = agent.id and avatar_picture is not null) as "hasPortrait", char_length(agent.bio) as "bioLength",
       (select count(*) from agent_transaction where agent_id = agent.id and status = 'completed') as "pastSaleCount",
       exists (
         select from enquiry_reply reply join enquiry on enquiry.id = reply.enquiry_id
         where reply.agent_id = agent.id and reply.sent_at <= enquiry.received_at + make_interval(hours => $2)
       ) as "hasQuickReply"
     from agent where agent.id = $1`,
    [agentId, LONGEST_PREMIER_REPLY_HOURS],
  )
  if (facts === undefined) throw new Error(`There is no agent ${agentId}`)
  return facts
}

/** Which of these are Premier Agents, who are still with an office. */
export async function premierAmong(database: Database, agentIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database.query<{ agentId: number }>(
    `select agent_id as "agentId" from premier_workflow join agent on agent.id = agent_id
     where agent_id = any($1::int[]) and state = 'completed' and agent.left_on is null`,
    [agentIds],
  )
  return new Set(rows.map(({ agentId }) => agentId))
}

export async function hasManager(database: Database, agentId: number): Promise<boolean> {
  const members = await database.query(
    'select from member where agent_id = $1 and deleted_at is null and closed_at is null limit 1',
    [agentId],
  )
  return members.length > 0
}
