import type { Database } from '#server/platform/database/database.ts'
import type { Paging, PastSaleRow, TransactionLine } from './transaction-record.ts'

const ROW = `
  id, agent_id as "agentId", status, type, street_address as "streetAddress", suburb_id as "suburbId", price,
  completed_on as "completedOn", property_type as "propertyType", bedrooms, proof_kind as "proofKind",
  proof_reference as "proofReference", reason, version`

/** What others see is completed; the agent and staff see what waits and what staff removed with a reason too. */
const SHOWN = `(status = 'completed' or ($2 and (status = 'available' or reason <> '')))`

/** Past sales of an agent, the latest first. */
export const pastSalesOf = (
  database: Database,
  { agentId, isOwn, skip, take }: Paging & { agentId: number; isOwn: boolean },
): Promise<PastSaleRow[]> =>
  database.query<PastSaleRow>(
    `select ${ROW} from agent_transaction where agent_id = $1 and ${SHOWN}
     order by completed_on desc, id desc offset $3 limit $4`,
    [agentId, isOwn, skip, take],
  )

export async function countPastSalesOf(
  database: Database,
  { agentId, isOwn }: { agentId: number; isOwn: boolean },
): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    `select count(*) as total from agent_transaction where agent_id = $1 and ${SHOWN}`,
    [agentId, isOwn],
  )
  return row?.total ?? 0
}

/** What waits for staff, the oldest first. */
export const pastSalesToCheck = (database: Database, { skip, take }: Paging): Promise<PastSaleRow[]> =>
  database.query<PastSaleRow>(
    `select ${ROW} from agent_transaction where status = 'available' order by waits_since, id offset $1 limit $2`,
    [skip, take],
  )

export async function countPastSalesToCheck(database: Database): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    "select count(*) as total from agent_transaction where status = 'available'",
  )
  return row?.total ?? 0
}

const ALL_LINES = `
  select id as past_sale_id, null::integer as listing_id, completed_on
  from agent_transaction where agent_id = $1 and ${SHOWN}
  union all
  select null, listing.id, listing.completed_on
  from listing_agent join listing on listing.id = listing_agent.listing_id
  where listing_agent.agent_id = $1 and listing.status_type = 'completed'`

/** All that an agent sold or leased, entered or on record, the latest first. */
export const transactionLines = (
  database: Database,
  { agentId, isOwn, skip, take }: Paging & { agentId: number; isOwn: boolean },
): Promise<TransactionLine[]> =>
  database.query<TransactionLine>(
    `select past_sale_id as "pastSaleId", listing_id as "listingId" from (${ALL_LINES}) as line
     order by completed_on desc, past_sale_id desc nulls last, listing_id desc offset $3 limit $4`,
    [agentId, isOwn, skip, take],
  )

export async function countTransactions(database: Database, agentId: number, isOwn: boolean): Promise<number> {
  const [row] = await database.query<{ total: number }>(`select count(*) as total from (${ALL_LINES}) as line`, [
    agentId,
    isOwn,
  ])
  return row?.total ?? 0
}

export const pastSalesByIds = (database: Database, ids: readonly number[]): Promise<PastSaleRow[]> =>
  database.query<PastSaleRow>(`select ${ROW} from agent_transaction where id = any ($1::int[])`, [[...ids]])

/** One past sale, held until the end of the transaction where it is to be changed. */
export async function findPastSale(
  database: Database,
  id: number,
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<PastSaleRow | null> {
  const [row] = await database.query<PastSaleRow>(
    `select ${ROW} from agent_transaction where id = $1 ${isHeld ? 'for update' : ''}`,
    [id],
  )
  return row ?? null
}

/** Until the end of the transaction nobody else enters or changes past sales of this agent. */
export async function holdAgent(database: Database, agentId: number): Promise<void> {
  await database.query('select id from agent where id = $1 for no key update', [agentId])
}

export async function findByKey(database: Database, memberId: number, key: string): Promise<PastSaleRow | null> {
  const [row] = await database.query<PastSaleRow>(
    `select ${ROW} from agent_transaction where entered_by = $1 and idempotency_key = $2`,
    [memberId, key],
  )
  return row ?? null
}

/** What an agent entered of a suburb and a type and nobody removed, but for one. */
export const enteredBeside = (
  database: Database,
  { agentId, suburbId, type, exceptId }: { agentId: number; suburbId: number; type: string; exceptId: number | null },
): Promise<PastSaleRow[]> =>
  database.query<PastSaleRow>(
    `select ${ROW} from agent_transaction
     where agent_id = $1 and suburb_id = $2 and type = $3 and status <> 'removed' and id is distinct from $4::int`,
    [agentId, suburbId, type, exceptId],
  )

export async function countWaitingOf(database: Database, agentId: number): Promise<number> {
  const [row] = await database.query<{ total: number }>(
    "select count(*) as total from agent_transaction where agent_id = $1 and status = 'available'",
    [agentId],
  )
  return row?.total ?? 0
}

type Stored = Omit<PastSaleRow, 'id' | 'status' | 'reason' | 'version'>

const values = (sale: Stored): (string | number | null)[] => [
  sale.type,
  sale.streetAddress,
  sale.suburbId,
  sale.price,
  sale.completedOn,
  sale.propertyType,
  sale.bedrooms,
  sale.proofKind,
  sale.proofReference,
]

export async function insertPastSale(
  database: Database,
  sale: Stored & { enteredBy: number; idempotencyKey: string; now: Date },
): Promise<PastSaleRow> {
  const [row] = await database.query<PastSaleRow>(
    `insert into agent_transaction (type, street_address, suburb_id, price, completed_on, property_type, bedrooms,
       proof_kind, proof_reference, agent_id, entered_by, idempotency_key, entered_at, waits_since)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning ${ROW}`,
    [...values(sale), sale.agentId, sale.enteredBy, sale.idempotencyKey, sale.now],
  )
  if (row === undefined) throw new Error('A past sale was not kept')
  return row
}

/** What was changed waits for staff again. */
export async function updatePastSale(
  database: Database,
  sale: Stored & { id: number; now: Date },
): Promise<PastSaleRow> {
  const [row] = await database.query<PastSaleRow>(
    `update agent_transaction
     set type = $1, street_address = $2, suburb_id = $3, price = $4, completed_on = $5, property_type = $6, bedrooms = $7,
       proof_kind = $8, proof_reference = $9, status = 'available', version = version + 1, waits_since = $11,
       decided_at = null, decided_by = null
     where id = $10 returning ${ROW}`,
    [...values(sale), sale.id, sale.now],
  )
  if (row === undefined) throw new Error(`The past sale ${sale.id} was not changed`)
  return row
}

export async function setStatus(
  database: Database,
  decision: { id: number; status: 'completed' | 'removed'; reason: string; decidedBy: number; now: Date },
): Promise<PastSaleRow> {
  const { id, status, reason, decidedBy, now } = decision
  const [row] = await database.query<PastSaleRow>(
    `update agent_transaction
     set status = $2, reason = $3, decided_by = $4, decided_at = $5, version = version + 1
     where id = $1 returning ${ROW}`,
    [id, status, reason, decidedBy, now],
  )
  if (row === undefined) throw new Error(`The past sale ${id} was not decided`)
  return row
}

/** What staff have not accepted goes with the account of who entered it; the record of the agent stays, and names them no more. */
export async function leaveChecked(database: Database, memberId: number): Promise<void> {
  await database.query("delete from agent_transaction where entered_by = $1 and status <> 'completed'", [memberId])
  await database.query('update agent_transaction set entered_by = null where entered_by = $1', [memberId])
}
