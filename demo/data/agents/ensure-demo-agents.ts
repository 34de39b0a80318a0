import type { Database } from '#server/platform/database/database.ts'
import type { DemoState } from '#demo/data/demo-state.ts'
import { createRandom } from '#demo/data/random/random.ts'
import { factsOfAgent, type WorkingAgent } from './agent-facts.ts'

const MERGED_OFFICES = 3
const SALES_OF_LEAVER = 8
const BRAND_COLOUR = '#37474f'
const formerNames = ['Candlebark & Sons', 'Harrow Lane', 'Old Post Office Realty'] as const
const leavers = ['Winifred Cole', 'Stavros Pappas', 'Delphine Hart'] as const

/** Adds what the agents of the demonstration state of themselves, offices that were merged and agents who left; once. Answers how many state something. */
export async function ensureDemoAgents(database: Database, { seed, date }: DemoState): Promise<number> {
  const [known] = await database.query('select 1 from agent_serviced_location limit 1')
  if (known !== undefined) return 0
  return database.transaction(
    async () => {
      const agents = await database.query<WorkingAgent>(SELECT_AGENTS)
      const facts = agents.map((agent) => ({ id: agent.id, ...factsOfAgent(seed, agent, Number(date.slice(0, 4))) }))
      await database.query(UPDATE_FACTS, [JSON.stringify(facts)])
      await database.copyRows(
        'agent_serviced_location',
        ['agent_id', 'location_id', 'position'],
        facts.flatMap(({ id, servicedLocationIds }) =>
          servicedLocationIds.map((locationId, position) => [id, locationId, position]),
        ),
      )
      await database.query(APPOINT_PRINCIPALS)
      await addMergedOffices(database, seed, date)
      return facts.filter(({ isClaimed }) => isClaimed).length
    },
    { isLong: true },
  )
}

const SELECT_AGENTS = `
  with work as (
    select taking_part.agent_id, listing.suburb_id, listing.property_type, listing.listing_type
    from listing_agent taking_part join listing on listing.id = taking_part.listing_id
  ),
  places as (
    select agent_id, array_agg(suburb_id order by homes desc, suburb_id) as ids
    from (select agent_id, suburb_id, count(*) as homes from work group by agent_id, suburb_id) as counted
    group by agent_id
  ),
  kinds as (
    select agent_id, array_agg(property_type order by homes desc, property_type) as types
    from (select agent_id, property_type, count(*) as homes from work group by agent_id, property_type) as counted
    group by agent_id
  ),
  trade as (
    select agent_id, count(*) filter (where listing_type = 'sale') as sales,
      count(*) filter (where listing_type = 'rental') as rentals
    from work group by agent_id
  )
  select agent.id, agent.name, agent.tier, coalesce(trade.sales, 0) as sales,
    coalesce(trade.rentals, 0) as rentals, coalesce(kinds.types, '{}') as "propertyTypes",
    coalesce(places.ids, '{}') as "suburbIds", suburb.name as "suburbName"
  from agent
  join office on office.id = agent.office_id
  join location suburb on suburb.id = office.location_id
  left join places on places.agent_id = agent.id
  left join kinds on kinds.agent_id = agent.id
  left join trade on trade.agent_id = agent.id
  order by agent.id`

const UPDATE_FACTS = `
  update agent set awards = stated.awards, videos = stated.videos, is_claimed = stated."isClaimed",
    areas_of_expertise = array(select jsonb_array_elements_text(stated."areasOfExpertise"))
  from jsonb_to_recordset($1::jsonb) as stated (
    id int, awards jsonb, videos jsonb, "isClaimed" boolean, "areasOfExpertise" jsonb
  )
  where agent.id = stated.id`

/** The first agent of each office, who sells. */
const APPOINT_PRINCIPALS = `
  update agent set is_principal = true
  where id in (select distinct on (office_id) id from agent order by office_id, id)`

/** Offices that another took over; from each an agent left whose sales stay. */
async function addMergedOffices(database: Database, seed: string, date: string): Promise<void> {
  const random = createRandom(seed, 'merged offices')
  const successors = await database.query<{ id: number }>(
    `select office_id as id from listing where status_type = 'completed' and listing_type = 'sale'
     group by office_id order by count(*) desc, office_id limit $1`,
    [MERGED_OFFICES],
  )
  for (const [index, { id }] of successors.entries()) {
    const names = { office: formerNames[index] ?? formerNames[0], agent: leavers[index] ?? leavers[0] }
    const [office] = await database.query<{ id: number }>(INSERT_OFFICE, [id, names.office, BRAND_COLOUR])
    const years = random.whole(6, 21)
    const bio = `${names.agent} sold homes here for ${years} years and has now put the signboards away.`
    const [leaver] = await database.query<{ id: number }>(INSERT_LEAVER, [office?.id, names.agent, bio, date])
    await database.query(HAND_SALES_OVER, [leaver?.id, id, SALES_OF_LEAVER])
  }
}

const INSERT_OFFICE = `
  insert into office (company_id, uri, name, location_id, street_address, phone, brand_colour, about, merged_into_id)
  select company_id, trim(both '-' from regexp_replace(lower($2::text || ' ' || suburb.name), '[^a-z0-9]+', '-', 'g')),
    $2::text || ' ' || suburb.name, location_id, street_address, phone, $3, '', office.id
  from office join location suburb on suburb.id = office.location_id
  where office.id = $1
  returning id`

const INSERT_LEAVER = `
  insert into agent (office_id, username, name, job_title, tier, bio, is_claimed, left_on)
  select $1, trim(both '-' from regexp_replace(lower($2::text), '[^a-z0-9]+', '-', 'g')), $2, 'Sales Agent', 'basic', $3, true,
    $4::date - 45
  returning id`

const HAND_SALES_OVER = `
  update listing_agent set agent_id = $1
  where position = 0 and listing_id in (
    select id from listing
    where office_id = $2 and status_type = 'completed' and listing_type = 'sale'
    order by completed_on desc, id limit $3
  )`
