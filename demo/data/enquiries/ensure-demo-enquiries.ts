import { set } from 'date-fns/set'
import { subDays } from 'date-fns/subDays'
import { states } from '#domain/lookups/states.ts'
import { zonedDate } from '#domain/time/zoned-date.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type DemoEnquiry, type DemoMoment, demoEnquiries } from './demo-enquiries.ts'

const HOUR_MS = 60 * 60 * 1000
const UNREAD_DAYS = 3

type Agent = { memberId: number; agentId: number; suburbId: number }

/**
 * Adds what people asked of the agent who is a member of the demonstration, to one that has no enquiry yet; answers how many were added.
 * The accounts, the homes and the office come before.
 */
export async function ensureDemoEnquiries(database: Database, now: Date): Promise<number> {
  const [known] = await database.query('select 1 from enquiry limit 1')
  if (known) return 0
  const [agent] = await database.query<Agent>(SELECT_AGENT)
  if (agent === undefined) return 0
  const homes = await database.query<{ id: number }>(SELECT_HOMES, [agent.agentId])
  return database.transaction(async () => {
    const asked = demoEnquiries.filter(({ kind }) => kind !== 'listing' || homes.length > 0)
    for (const [index, enquiry] of asked.entries()) {
      await addEnquiry(database, enquiry, { agent, now, index, listingId: homes[index % homes.length]?.id ?? null })
    }
    return asked.length
  })
}

const SELECT_AGENT = `
  select member.id as "memberId", agent.id as "agentId", office.location_id as "suburbId"
  from member
  join agent on agent.id = member.agent_id
  join office on office.id = agent.office_id
  where member.username = 'agnes'`

const SELECT_HOMES = `
  select listing.id
  from listing join listing_agent on listing_agent.listing_id = listing.id
  where listing_agent.agent_id = $1 and listing.status_type = 'available' and listing.listing_type = 'sale'
  order by listing.id limit 4`

type Place = { agent: Agent; now: Date; index: number; listingId: number | null }

async function addEnquiry(database: Database, enquiry: DemoEnquiry, { agent, now, index, listingId }: Place) {
  const { kind, name, email, phone, message, reply, isArchived = false } = enquiry
  const { topics = [], wantsInspection = false, reason, streetAddress } = enquiry
  const receivedAt = momentOf(now, enquiry.at)
  const answeredAt = reply === undefined ? null : momentOf(now, reply.at)
  const isUnread = answeredAt === null && enquiry.at[0] < UNREAD_DAYS
  const readAt = answeredAt ?? new Date(receivedAt.getTime() + HOUR_MS)
  const [row] = await database.query<{ id: number }>(INSERT_ENQUIRY, [
    kind,
    `demonstration-${index}`,
    kind === 'listing' ? listingId : null,
    agent.agentId,
    kind === 'seller' ? agent.suburbId : null,
    name,
    email,
    phone,
    message,
    JSON.stringify({ topics, wantsInspection, reason, streetAddress }),
    receivedAt,
    isUnread ? null : readAt,
    answeredAt,
    isArchived ? new Date(readAt.getTime() + HOUR_MS) : null,
  ])
  if (row === undefined) throw new Error('No enquiry was added')
  if (reply === undefined) return
  const values = [row.id, agent.memberId, agent.agentId, `demonstration-${index}`, reply.message, answeredAt]
  await database.query(INSERT_REPLY, values)
}

function momentOf(now: Date, [daysAgo, hour]: DemoMoment): Date {
  const day = subDays(zonedDate(now, states.VIC.timeZone), daysAgo)
  return new Date(set(day, { hours: Math.floor(hour), minutes: Math.round((hour % 1) * 60), seconds: 0 }).getTime())
}

const INSERT_ENQUIRY = `
  insert into enquiry (reference, kind, idempotency_key, fingerprint, listing_id, agent_id, suburb_id, name, email, phone,
    message, details, sender_mark, received_at, read_at, answered_at, archived_at)
  values (gen_random_uuid(), $1, $2, 'demonstration', $3, $4, $5, $6, $7, $8, $9, $10::jsonb, 'demonstration', $11, $12, $13, $14)
  returning id`

const INSERT_REPLY = `
  insert into enquiry_reply (enquiry_id, member_id, agent_id, idempotency_key, message, sent_at)
  values ($1, $2, $3, $4, $5, $6)`
