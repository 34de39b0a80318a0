import { MOST_OFFICES_COUNTED, type OfficeStanding } from '#domain/staff/manage-offices.ts'
import type { Database } from '#server/platform/database/database.ts'
import type {
  CompanyFilter,
  OfficeFilter,
  OfficeOrder,
  Page,
  StaffCompanyRow,
  StaffOfficeRow,
} from './staff-office-record.ts'

const OFFICES_OF_COMPANY = `(select count(*) from office own where own.company_id = company.id and own.merged_into_id is null)`

const SELECT_OFFICE = `
  select office.id, office.uri, office.name, office.street_address as address, office.location_id as "suburbId",
    coalesce(office.phone, '') as phone, coalesce(office.email, '') as email, coalesce(office.website, '') as website,
    office.closed_at as "closedAt", office.merged_into_id as "mergedIntoId", office.revision,
    case when company.id is not null then jsonb_build_object(
      'id', company.id, 'name', company.name, 'stateCode', company.state_code, 'officeCount', ${OFFICES_OF_COMPANY},
      'mergedIntoId', company.merged_into_id, 'revision', company.revision
    ) end as company
  from office left join company on company.id = office.company_id`

const SELECT_COMPANY = `
  select company.id, company.name, company.state_code as "stateCode", ${OFFICES_OF_COMPANY} as "officeCount",
    company.merged_into_id as "mergedIntoId", company.revision
  from company`

const standings: Readonly<Record<OfficeStanding, string>> = {
  open: 'office.merged_into_id is null and office.closed_at is null',
  closed: 'office.merged_into_id is null and office.closed_at is not null',
  merged: 'office.merged_into_id is not null',
}

/** After every text that begins so. */
const LAST = '\u{10ffff}'

type Condition = { where: string; values: unknown[] }

function conditionOf(parts: (bind: (value: unknown) => string) => readonly (string | false)[]): Condition {
  const values: unknown[] = []
  const found = parts((value) => `$${values.push(value)}`).filter((part) => part !== false)
  return { where: ['true', ...found].map((part) => `(${part})`).join(' and '), values }
}

const begins = (column: string, text: string, bind: (value: unknown) => string): string =>
  `lower(${column}) collate "C" >= ${bind(text)} and lower(${column}) collate "C" < ${bind(text + LAST)}`

const conditionOfOffices = (filter: OfficeFilter): Condition =>
  conditionOf((bind) => [
    filter.id !== null && `office.id = ${bind(filter.id)}`,
    filter.name !== '' && begins('office.name', filter.name, bind),
    filter.suburb !== '' &&
      `office.location_id in (select id from location where type = 'suburb' and ${begins('name', filter.suburb, bind)})`,
    filter.stateCode !== null &&
      `exists (select from location where id = office.location_id and state_code = ${bind(filter.stateCode)})`,
    filter.company !== '' &&
      `office.company_id in (select id from company where ${begins('name', filter.company, bind)})`,
    filter.companyId !== null && `office.company_id = ${bind(filter.companyId)}`,
    filter.standing !== null && standings[filter.standing],
  ])

/** Whether few are found: they are gathered by their index before they are put in order. */
const areFew = ({ id, name, suburb, company, companyId, standing }: OfficeFilter): boolean =>
  id !== null || companyId !== null || [name, suburb, company].some((text) => text !== '') || standing === 'closed'

const orders: Readonly<Record<OfficeOrder, string>> = {
  name: 'lower(office.name) collate "C", office.id',
  nameDescending: 'lower(office.name) collate "C" desc, office.id desc',
  newest: 'office.id desc',
  oldest: 'office.id',
}

export async function findOffices(
  database: Database,
  filter: OfficeFilter,
  { order, skip, take }: Page & { order: OfficeOrder },
): Promise<StaffOfficeRow[]> {
  const { where, values } = conditionOfOffices(filter)
  // The page first, so that what is told of an office is looked up for those of the page alone.
  const page = areFew(filter)
    ? `with office as materialized (select id, name from office where ${where}) select id from office`
    : `select id from office where ${where}`
  return database.query<StaffOfficeRow>(
    `${SELECT_OFFICE} where office.id in (${page} order by ${orders[order]} offset ${skip} limit ${take})
     order by ${orders[order]}`,
    values,
  )
}

/** How many there are; more than are counted are one more than that. */
export const countOffices = (database: Database, filter: OfficeFilter): Promise<number> =>
  count(database, 'office', conditionOfOffices(filter))

const conditionOfCompanies = ({ name, stateCode }: CompanyFilter): Condition =>
  conditionOf((bind) => [
    'company.merged_into_id is null',
    name !== '' && begins('company.name', name, bind),
    stateCode !== null && `company.state_code = ${bind(stateCode)}`,
  ])

const BY_NAME = 'lower(company.name) collate "C", company.id'

export function findCompanies(
  database: Database,
  filter: CompanyFilter,
  { skip, take }: Page,
): Promise<StaffCompanyRow[]> {
  const { where, values } = conditionOfCompanies(filter)
  const page = `select id from company where ${where} order by ${BY_NAME} offset ${skip} limit ${take}`
  return database.query<StaffCompanyRow>(`${SELECT_COMPANY} where company.id in (${page}) order by ${BY_NAME}`, values)
}

export const countCompanies = (database: Database, filter: CompanyFilter): Promise<number> =>
  count(database, 'company', conditionOfCompanies(filter))

async function count(database: Database, table: 'company' | 'office', { where, values }: Condition): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*) as count from (select from ${table} where ${where} limit ${MOST_OFFICES_COUNTED + 1}) found`,
    values,
  )
  return row?.count ?? 0
}

export async function findOffice(database: Database, id: number): Promise<StaffOfficeRow | null> {
  const [row] = await database.query<StaffOfficeRow>(`${SELECT_OFFICE} where office.id = $1`, [id])
  return row ?? null
}

export async function findCompany(database: Database, id: number): Promise<StaffCompanyRow | null> {
  const [row] = await database.query<StaffCompanyRow>(`${SELECT_COMPANY} where company.id = $1`, [id])
  return row ?? null
}

/** Others of this name in the suburb. */
export const officesAlike = (
  database: Database,
  { id, name, suburbId }: { id: number | null; name: string; suburbId: number },
  limit: number,
): Promise<StaffOfficeRow[]> =>
  database.query<StaffOfficeRow>(
    `${SELECT_OFFICE} where lower(office.name) collate "C" = lower($1) and office.location_id = $2
       and office.id is distinct from $3 and office.merged_into_id is null order by office.id limit $4`,
    [name, suburbId, id, limit],
  )

/** Others of this name in the state. */
export const companiesAlike = (
  database: Database,
  { id, name, stateCode }: { id: number | null; name: string; stateCode: string },
  limit: number,
): Promise<StaffCompanyRow[]> =>
  database.query<StaffCompanyRow>(
    `${SELECT_COMPANY} where lower(company.name) collate "C" = lower($1) and company.state_code = $2
       and company.id is distinct from $3 and company.merged_into_id is null order by company.id limit $4`,
    [name, stateCode, id, limit],
  )
