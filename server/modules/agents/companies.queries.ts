import type { StateCode } from '#domain/lookups/states.ts'
import type { Database } from '#server/platform/database/database.ts'

type CompanyRow = { id: number; name: string; stateCode: StateCode; officeCount: number }
type Page = { skip: number; take: number }

/** Companies with an office, from A to Z. */
export const companiesOfState = (
  database: Database,
  stateCode: StateCode | null,
  { skip, take }: Page,
): Promise<CompanyRow[]> => database.query<CompanyRow>(SELECT_COMPANIES, [stateCode, take, skip])

const SELECT_COMPANIES = `
  select company.id, company.name, company.state_code as "stateCode", count(*) as "officeCount"
  from company
  join office on office.company_id = company.id and office.merged_into_id is null and office.closed_at is null
  where $1::text is null or company.state_code = $1
  group by company.id
  order by company.name collate "C", company.id
  limit $2 offset $3`

/** How many companies have an office. */
export async function countCompanies(database: Database, stateCode: StateCode | null): Promise<number> {
  const [row] = await database.query<{ total: number }>(COUNT_COMPANIES, [stateCode])
  return row?.total ?? 0
}

const COUNT_COMPANIES = `
  select count(*) as total from company
  where ($1::text is null or state_code = $1)
    and exists (select from office where office.company_id = company.id and office.merged_into_id is null and office.closed_at is null)`

/** The uris of the offices of a company, from A to Z; null where there is no such company. */
export async function officesOfCompany(database: Database, companyId: number): Promise<string[] | null> {
  const rows = await database.query<{ uri: string | null }>(SELECT_OFFICES, [companyId])
  return rows.length === 0 ? null : rows.flatMap(({ uri }) => uri ?? [])
}

const SELECT_OFFICES = `
  select office.uri
  from company
  left join office on office.company_id = company.id and office.merged_into_id is null and office.closed_at is null
  where company.id = $1
  order by office.name collate "C", office.id`

/** The pages of agents on Facebook. */
export const facebookPages = (
  database: Database,
  agentIds: readonly number[],
): Promise<{ agentId: number; username: string; url: string }[]> =>
  database.query(
    `select agent.id as "agentId", agent.username, link.value ->> 'url' as url
     from unnest($1::int[]) with ordinality as asked (id, position)
     join agent on agent.id = asked.id and agent.left_on is null
     cross join lateral jsonb_array_elements(agent.social_links) as link
     where link.value ->> 'network' = 'facebook'
     order by asked.position`,
    [agentIds],
  )

/** Homes of an agent on the market. */
export async function marketOfAgent(
  database: Database,
  agentId: number,
): Promise<{ forSale: number; forRent: number }> {
  const [row] = await database.query<{ forSale: number; forRent: number }>(
    `select count(*) filter (where found.mode = 1) as "forSale", count(*) filter (where found.mode = 2) as "forRent"
     from listing_agent taking_part
     join listing_search found on found.listing_id = taking_part.listing_id
     where taking_part.agent_id = $1 and found.mode in (1, 2)`,
    [agentId],
    { isPrepared: true },
  )
  return row ?? { forSale: 0, forRent: 0 }
}
