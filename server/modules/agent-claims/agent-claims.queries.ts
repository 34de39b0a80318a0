import type { Database } from '#server/platform/database/database.ts'
import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { ClaimableRow, ClaimRow, ClaimToDecide, NewClaim } from './agent-claim-record.ts'

/** Agents who are there, by the beginning of a name of theirs or of their office; each name by an index. */
export const findClaimable = (database: Database, start: string, most: number): Promise<ClaimableRow[]> =>
  database.query<ClaimableRow>(FIND_CLAIMABLE, [start, most])

const FIND_CLAIMABLE = `
  with found as (
    (select id from agent where lower(name) like $1 and left_on is null order by lower(name), id limit $2)
    union
    (select id from agent where lower(regexp_replace(name, '^.* ', '')) like $1 and left_on is null order by id limit $2)
    union
    (select agent.id from (select id from office where lower(name) like $1 order by id limit 20) as office
      join agent on agent.office_id = office.id and agent.left_on is null order by agent.id limit $2)
  )
  select agent.id as "agentId", office.email as "officeEmail"
  from found join agent using (id) join office on office.id = ${currentOffice('agent.office_id')}
  order by agent.name, agent.id
  limit $2`

export type AgentToClaim = {
  agentId: number
  officeId: number
  officeEmail: string | null
  hasLeft: boolean
  isManaged: boolean
}

/** An agent, held until the end of the transaction, so that two claims are decided one after the other. */
export async function lockAgent(database: Database, agentId: number): Promise<AgentToClaim | null> {
  const [row] = await database.query<AgentToClaim>(LOCK_AGENT, [agentId])
  return row ?? null
}

const LOCK_AGENT = `
  select agent.id as "agentId", office.id as "officeId", office.email as "officeEmail",
    agent.left_on is not null as "hasLeft",
    agent.is_claimed or exists (select from member where member.agent_id = agent.id) as "isManaged"
  from agent join office on office.id = ${currentOffice('agent.office_id')}
  where agent.id = $1
  for update of agent`

/** Whether the member is there, held until the end of the transaction. */
export async function lockMember(database: Database, memberId: number): Promise<{ agentId: number | null } | null> {
  const [row] = await database.query<{ agentId: number | null }>(
    'select agent_id as "agentId" from member where id = $1 and deleted_at is null for update',
    [memberId],
  )
  return row ?? null
}

const CLAIM = `
  claim.id, claim.member_id as "memberId", claim.agent_id as "agentId", claim.proof,
  claim.licence_number as "licenceNumber", claim.licence_state as "licenceState", claim.state,
  claim.mailed_at as "mailedAt", claim.mail_count as "mailCount", claim.expires_at as "expiresAt",
  claim.requested_at as "requestedAt", claim.reason, office.email as "officeEmail"`

const FROM_CLAIM = `
  from agent_claim claim
  join agent on agent.id = claim.agent_id
  join office on office.id = ${currentOffice('agent.office_id')}`

/** The latest first; those that a later one replaced are left out. */
export const claimsOfMember = (database: Database, memberId: number, most: number): Promise<ClaimRow[]> =>
  database.query<ClaimRow>(
    `select ${CLAIM} ${FROM_CLAIM} where claim.member_id = $1 and claim.state <> 'withdrawn'
     order by claim.requested_at desc, claim.id desc limit $2`,
    [memberId, most],
  )

export async function findPending(database: Database, memberId: number, agentId: number): Promise<ClaimRow | null> {
  const [row] = await database.query<ClaimRow>(
    `select ${CLAIM} ${FROM_CLAIM} where claim.member_id = $1 and claim.agent_id = $2 and claim.state = 'pending'`,
    [memberId, agentId],
  )
  return row ?? null
}

const TO_DECIDE = `select ${CLAIM}, member.name as "memberName", member.email as "memberEmail" ${FROM_CLAIM}
  join member on member.id = claim.member_id and member.deleted_at is null`

/** A claim that an office may answer now. */
export async function findByToken(database: Database, tokenHash: Uint8Array, now: Date): Promise<ClaimToDecide | null> {
  const [row] = await database.query<ClaimToDecide>(
    `${TO_DECIDE} where claim.token_hash = $1 and claim.state = 'pending' and claim.expires_at > $2`,
    [tokenHash, now],
  )
  return row ?? null
}

/** A claim with a licence that waits for staff. */
export async function findLicenceClaim(database: Database, id: number): Promise<ClaimToDecide | null> {
  const [row] = await database.query<ClaimToDecide>(
    `${TO_DECIDE} where claim.id = $1 and claim.state = 'pending' and claim.proof = 'licence'`,
    [id],
  )
  return row ?? null
}

/** The oldest first. */
export const licenceClaims = (
  database: Database,
  { skip, take }: { skip: number; take: number },
): Promise<ClaimToDecide[]> =>
  database.query<ClaimToDecide>(
    `${TO_DECIDE} where claim.state = 'pending' and claim.proof = 'licence'
     order by claim.requested_at, claim.id offset $1 limit $2`,
    [skip, take],
  )

export async function countLicenceClaims(database: Database): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    "select count(*) as total from agent_claim where state = 'pending' and proof = 'licence'",
  )
  return row?.total ?? 0
}

/** How many claims were made after a moment by a member, and about agents of an office by mail. */
export async function countRecent(
  database: Database,
  { memberId, officeId, after }: { memberId: number; officeId: number; after: Date },
): Promise<{ ofMember: number; ofOffice: number }> {
  const [row] = await database.query<{ ofMember: number; ofOffice: number }>(COUNT_RECENT, [memberId, officeId, after])
  return row ?? { ofMember: 0, ofOffice: 0 }
}

const COUNT_RECENT = `
  select
    (select count(*) from agent_claim where member_id = $1 and requested_at > $3) as "ofMember",
    (select count(*) from agent join agent_claim claim on claim.agent_id = agent.id
      where ${currentOffice('agent.office_id')} = $2 and claim.requested_at > $3 and claim.proof = 'officeEmail') as "ofOffice"`

export async function insertClaim(
  database: Database,
  claim: NewClaim & { expiresAt: Date | null; now: Date },
): Promise<number> {
  const { memberId, agentId, proof, licenceNumber, licenceState, expiresAt, now } = claim
  const [row] = await database.query<{ id: number }>(
    `insert into agent_claim (member_id, agent_id, proof, licence_number, licence_state, expires_at, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [memberId, agentId, proof, licenceNumber, licenceState, expiresAt, now],
  )
  if (row === undefined) throw new Error('A claim was not kept')
  return row.id
}

/** A new link takes the place of the one before. */
export async function setLink(
  database: Database,
  { id, tokenHash, expiresAt, now }: { id: number; tokenHash: Uint8Array; expiresAt: Date; now: Date },
): Promise<void> {
  await database.query(
    `update agent_claim set token_hash = $2, expires_at = $3, mailed_at = $4, mail_count = mail_count + 1 where id = $1`,
    [id, tokenHash, expiresAt, now],
  )
}

export async function decideClaim(
  database: Database,
  decision: {
    id: number
    state: 'approved' | 'refused' | 'withdrawn'
    decidedBy: number | null
    reason: string
    now: Date
  },
): Promise<void> {
  const { id, state, decidedBy, reason, now } = decision
  await database.query(
    `update agent_claim set state = $2, decided_by = $3, reason = $4, decided_at = $5, token_hash = null where id = $1`,
    [id, state, decidedBy, reason, now],
  )
}

/** What else waits of this member is withdrawn, and what others want of this agent is refused. */
export async function closeOthers(
  database: Database,
  { memberId, agentId, reason, now }: { memberId: number; agentId: number; reason: string; now: Date },
): Promise<void> {
  await database.query(CLOSE_OTHERS, [memberId, agentId, reason, now])
}

const CLOSE_OTHERS = `
  update agent_claim
  set state = case when member_id = $1 then 'withdrawn' else 'refused' end,
    reason = case when member_id = $1 then '' else $3 end, decided_at = $4, token_hash = null
  where state = 'pending' and (member_id = $1 or agent_id = $2)`

/** Makes a member the one who manages an agent's profile. */
export async function setAgentOfMember(database: Database, memberId: number, agentId: number): Promise<void> {
  await database.query('update member set type = 2, agent_id = $2 where id = $1', [memberId, agentId])
}

export async function deleteClaimsOf(database: Database, memberId: number): Promise<void> {
  await database.query('delete from agent_claim where member_id = $1', [memberId])
}
