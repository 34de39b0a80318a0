import type { PropertyType } from '#domain/lookups/property-types.ts'
import type { TransactionStatus, TransactionType } from '#domain/lookups/transactions.ts'
import type { ProofKind } from '#domain/transactions/past-sale.ts'
import { streetNames } from '#demo/data/addresses/street-names.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import { createRandom, type Random } from '#demo/data/random/random.ts'
import type { Database } from '#server/platform/database/database.ts'

const HOUR_MS = 60 * 60 * 1000
const OTHER_AGENTS = 12
const MOST_SALES = 8
const homes: readonly PropertyType[] = ['House', 'Terrace', 'Apartment', 'Townhouse', 'Unit']

type Agent = { id: number; memberId: number | null; suburbId: number }
type Sale = [
  agentId: number,
  enteredBy: number | null,
  idempotencyKey: string,
  status: TransactionStatus,
  type: TransactionType,
  streetAddress: string,
  suburbId: number,
  price: number,
  completedOn: string,
  propertyType: PropertyType,
  bedrooms: number,
  proofKind: ProofKind,
  proofReference: string,
  version: number,
  enteredAt: Date,
  waitsSince: Date,
]

/**
 * Has some agents of a demonstration that knows no past sales have entered theirs, all checked but two of Agnes's; answers how many were
 * added. The accounts come before.
 */
export async function ensureDemoPastSales(database: Database, { seed }: DemoState, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from agent_transaction limit 1')
  if (known) return 0
  const [agnes] = await database.query<Agent>(`${SELECT_AGENTS} where member.username = 'agnes'`)
  const others = await database.query<Agent>(
    `${SELECT_AGENTS} where agent.left_on is null and agent.is_claimed and member.id is null order by agent.id limit $1`,
    [OTHER_AGENTS],
  )
  const ofAgnes: TransactionStatus[] = ['completed', 'available', 'available']
  const rows = [
    ...(agnes === undefined ? [] : salesOf(agnes, { seed, now, statuses: ofAgnes })),
    ...others.flatMap((agent, at) =>
      salesOf(agent, {
        seed,
        now,
        statuses: Array.from({ length: MOST_SALES - (at % MOST_SALES) }, () => 'completed'),
      }),
    ),
  ]
  await database.transaction(() => database.copyRows('agent_transaction', COLUMNS, rows))
  return rows.length
}

const SELECT_AGENTS = `
  select agent.id, member.id as "memberId", office.location_id as "suburbId"
  from agent join office on office.id = agent.office_id
  left join member on member.agent_id = agent.id and member.deleted_at is null`

const COLUMNS = [
  'agent_id',
  'entered_by',
  'idempotency_key',
  'status',
  'type',
  'street_address',
  'suburb_id',
  'price',
  'completed_on',
  'property_type',
  'bedrooms',
  'proof_kind',
  'proof_reference',
  'version',
  'entered_at',
  'waits_since',
]

type Around = { seed: string; now: Date; statuses: readonly TransactionStatus[] }

const salesOf = (agent: Agent, { seed, now, statuses }: Around): Sale[] =>
  statuses.map((status, at) =>
    saleOf(agent, { random: createRandom(seed, 'past-sales', `${agent.id} ${at}`), now, status, at }),
  )

function saleOf(
  { id, memberId, suburbId }: Agent,
  { random, now, status, at }: { random: Random; now: Date; status: TransactionStatus; at: number },
): Sale {
  const type = random.chance(0.8) ? 'sale' : 'rental'
  const year = random.whole(2004, 2019)
  const month = String(random.whole(1, 12)).padStart(2, '0')
  const day = String(random.whole(1, 28)).padStart(2, '0')
  const price = type === 'sale' ? random.whole(310, 1650) * 1000 : random.whole(28, 95) * 10
  const enteredAt = new Date(now.getTime() - (200 - at) * HOUR_MS)
  return [
    id,
    memberId,
    `demonstration-${id}-${at}`.padEnd(20, '0'),
    status,
    type,
    `${random.whole(1, 180)} ${random.pick(streetNames)} Street`,
    suburbId,
    price,
    `${year}-${month}-${day}`,
    random.pick(homes),
    random.whole(1, 5),
    type === 'sale' ? random.pick(['settlementNotice', 'contractOfSale'] as const) : 'tenancyAgreement',
    `${type === 'sale' ? 'Settlement' : 'Bond'} ${year}/${random.whole(1000, 9999)}`,
    status === 'available' ? 0 : 1,
    enteredAt,
    enteredAt,
  ]
}
