import {
  type CompanyDetails,
  type OfficeDetails,
  officeUris,
  PLAIN_BRAND_COLOUR,
} from '#domain/staff/manage-offices.ts'
import type { Database } from '#server/platform/database/database.ts'

type Creation = { staffId: number; key: string; thing: 'company' | 'office' }

/** Until the end of the transaction nobody changes it, nor adds another of its name beside it. */
export async function lockRow(database: Database, table: 'company' | 'location' | 'office', id: number): Promise<void> {
  await database.query(`select id from ${table} where id = $1 for no key update`, [id])
}

/** What somebody added under a key; null for nothing. */
export async function createdUnder(
  database: Database,
  { staffId, key }: Omit<Creation, 'thing'>,
): Promise<{ thing: string; thingId: number } | null> {
  const [row] = await database.query<{ thing: string; thingId: number }>(
    'select thing, thing_id as "thingId" from staff_created where staff_id = $1 and idempotency_key = $2',
    [staffId, key],
  )
  return row ?? null
}

/** Takes a number and the key for it; null where the key was used meanwhile. */
export async function claimNumber(database: Database, { staffId, key, thing }: Creation): Promise<number | null> {
  const [row] = await database.query<{ id: number }>(
    `insert into staff_created (staff_id, idempotency_key, thing, thing_id)
     values ($1, $2, $3, nextval(pg_get_serial_sequence($3, 'id'))) on conflict do nothing returning thing_id as id`,
    [staffId, key, thing],
  )
  return row?.id ?? null
}

type StoredOffice = OfficeDetails & { suburbId: number }

/** Adds an office under the first of its uris that is free. */
export async function insertOffice(database: Database, id: number, office: StoredOffice): Promise<void> {
  for (const uri of officeUris(office.name, office.suburbUri)) {
    const rows = await database.query(
      `insert into office (id, uri, name, company_id, street_address, location_id, phone, email, website, brand_colour)
       values ($1, $2, $3, $4, $5, $6, nullif($7, ''), nullif($8, ''), nullif($9, ''), $10)
       on conflict (uri) do nothing returning id`,
      [id, uri, ...columnsOf(office), PLAIN_BRAND_COLOUR],
    )
    if (rows.length > 0) return
  }
}

/** Corrects an office; where it is on a map is not known any more when its address is another. */
export async function updateOffice(database: Database, id: number, office: StoredOffice): Promise<void> {
  await database.query(
    `update office set
       name = $2, company_id = $3, street_address = $4, location_id = $5, phone = nullif($6, ''), email = nullif($7, ''),
       website = nullif($8, ''), revision = revision + 1,
       latitude_micro = case when street_address = $4 and location_id = $5 then latitude_micro end,
       longitude_micro = case when street_address = $4 and location_id = $5 then longitude_micro end
     where id = $1`,
    [id, ...columnsOf(office)],
  )
}

const columnsOf = ({ name, companyId, address, suburbId, phone, email, website }: StoredOffice): unknown[] => [
  name,
  companyId,
  address,
  suburbId,
  phone,
  email,
  website,
]

export async function insertCompany(database: Database, id: number, company: CompanyDetails): Promise<void> {
  await database.query('insert into company (id, name, state_code) values ($1, $2, $3)', [
    id,
    company.name,
    company.stateCode,
  ])
}

export async function updateCompany(database: Database, id: number, company: CompanyDetails): Promise<void> {
  await database.query('update company set name = $2, state_code = $3, revision = revision + 1 where id = $1', [
    id,
    company.name,
    company.stateCode,
  ])
}
