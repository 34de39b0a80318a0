import { currentOffice } from '#server/modules/offices/merged-offices-record.ts'
import type { Database } from '#server/platform/database/database.ts'

/** The members who are an agent of a listing or a principal of its office and want emails. */
export async function membersToAsk(database: Database, listingId: number): Promise<number[]> {
  const rows = await database.query<{ id: number }>(MEMBERS_TO_ASK, [listingId])
  return rows.map(({ id }) => id)
}

const MEMBERS_TO_ASK = `
  select distinct member.id
  from (select id, ${currentOffice('listing.office_id')} as office_id from listing where id = $1) as asked
  join agent on agent.left_on is null and (
    agent.id in (select agent_id from listing_agent where listing_id = asked.id)
    or agent.is_principal and ${currentOffice('agent.office_id')} = asked.office_id
  )
  join member on member.agent_id = agent.id and member.deleted_at is null
  where not exists (
    select from confirmation_email_stop stop where stop.member_id = member.id and stop.office_id = asked.office_id
  )
  order by member.id`

export type ListingToAsk = { id: number; askedAt: Date; officeId: number }

/** Those of these listings that still wait, the longest first, but for those about whose office a member wants no emails. */
export const listingsToAsk = (
  database: Database,
  memberId: number,
  listingIds: readonly number[],
): Promise<ListingToAsk[]> =>
  database.query<ListingToAsk>(
    `select * from (
       select id, confirmation_asked_at as "askedAt", ${currentOffice('listing.office_id')} as "officeId"
       from listing
       where id = any ($2::int[]) and status_type = 'available' and confirmation_asked_at is not null
     ) as asked
     where not exists (
       select from confirmation_email_stop stop where stop.member_id = $1 and stop.office_id = asked."officeId"
     )
     order by "askedAt", id`,
    [memberId, listingIds],
  )

type Stopping = { memberId: number; officeIds: readonly number[] }

export const namesOfOffices = (database: Database, officeIds: readonly number[]) =>
  database.query<{ id: number; name: string }>('select id, name from office where id = any ($1::int[]) order by id', [
    officeIds,
  ])

export async function stopConfirmationEmails(database: Database, { memberId, officeIds }: Stopping) {
  await database.query(
    `insert into confirmation_email_stop (member_id, office_id)
     select member.id, office.id from member, office where member.id = $1 and office.id = any ($2::int[])
     on conflict do nothing`,
    [memberId, officeIds],
  )
  return namesOfOffices(database, officeIds)
}

export const getEmailsAgain = async (
  database: Database,
  { memberId, officeId }: { memberId: number; officeId: number },
): Promise<void> =>
  void (await database.query('delete from confirmation_email_stop where member_id = $1 and office_id = $2', [
    memberId,
    officeId,
  ]))
