import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('news of saved homes that is not sent yet is still to be sent, also what a server of the last release records', async () => {
  const database = await databaseBefore('064-notifications-of-every-kind.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
    insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
    values (1, 1, 'nelson', 'Nelson', 1, '1 High Street', '#123456');
    insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description, suburb_id, street_address, price_text, listed_at,
      modified_at, office_id)
    values (1, 'one', 'sale', 'available', 'residential', 'basic', 'house', 'One', 'One.', 1, '1 New Street', 'Contact agent', now(), now(), 1);
    insert into member (id, username, name, created_at) values (1, 'mia-chen', 'Mia', now());
    insert into collection_news values (1, 1, 7, null, 'available', now(), null, now());
    insert into alert_notification (member_id, alert_name, listing_count, created_at) values (1, 'Shortlist', 2, now())`)
  await migrate(database)
  const record = `insert into collection_news values (1, 1, 8, null, 'available', now(), now(), null) on conflict do nothing`
  await database.exec(record)
  await database.exec(record)
  expect(await database.query('select 1 from collection_news')).toEqual([])
  expect(
    await database.query(
      `select kind, event_id as id, mailed_at is null as "isToBeMailed", pushed_at is null as "isToBePushed"
       from pending_notification order by event_id`,
    ),
  ).toEqual([
    { kind: 'collections', id: 7, isToBeMailed: true, isToBePushed: false },
    { kind: 'collections', id: 8, isToBeMailed: false, isToBePushed: true },
  ])
  expect(await database.query('select kind from alert_notification')).toEqual([{ kind: 'collections' }])
})
