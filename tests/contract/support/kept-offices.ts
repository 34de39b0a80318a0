import type { Database } from '#server/platform/database/database.ts'

/** Keeps offices and companies, which other tables refer to: rows are changed back in their place. */
export async function copyOffices(database: Database): Promise<void> {
  await database.exec('create table kept_company as select * from company')
  await database.exec('create table kept_office as select * from office')
  await database.exec('create table kept_office_of_agent as select id, office_id, is_principal from agent')
  await database.exec('create table kept_office_of_listing as select id, office_id from listing')
}

export const restoreOffices = `
  delete from staff_created;
  update agent set office_id = kept.office_id, is_principal = kept.is_principal from kept_office_of_agent kept where kept.id = agent.id;
  update listing set office_id = kept.office_id from kept_office_of_listing kept where kept.id = listing.id;
  delete from office where id not in (select id from kept_office);
  update office
  set name = kept.name, company_id = kept.company_id, street_address = kept.street_address, location_id = kept.location_id,
    phone = kept.phone, email = kept.email, website = kept.website, latitude_micro = kept.latitude_micro,
    longitude_micro = kept.longitude_micro, revision = kept.revision, merged_into_id = kept.merged_into_id,
    closed_at = kept.closed_at
  from kept_office kept
  where kept.id = office.id;
  delete from company where id not in (select id from kept_company);
  update company
  set name = kept.name, state_code = kept.state_code, revision = kept.revision, merged_into_id = kept.merged_into_id
  from kept_company kept
  where kept.id = company.id`
