import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('of the reviews that are there only those stay verified that the agent asked for about a sale on record', async () => {
  const database = await databaseBefore('049-proven-reviews.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
    insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
    values (1, 1, 'nelson', 'Nelson', 1, '1 High Street', '#123456');
    insert into agent (id, office_id, name, username, job_title, tier) values (1, 1, 'Mia Chen', 'mia-chen', 'Agent', 'basic');
    insert into listing (id, uri, listing_type, status_type, listing_class, tier_type, property_type, title, description, suburb_id, street_address, price_text, listed_at,
      modified_at, office_id)
    values (1, 'one', 'sale', 'available', 'residential', 'basic', 'house', 'One', 'One.', 1, '1 New Street', 'Contact agent', now(), now(), 1);
    insert into review_request (id, agent_id, idempotency_key, client_name, service_type, typed_address, sale_key, mail_count, requested_at,
      expires_at, answered_at)
    values (1, 1, 'key-of-request', 'Carol', 'sale', '', 'listing:1', 1, now(), now(), now());
    insert into agent_review (id, agent_id, source, author_name, request_id, idempotency_key, status, title, content, rating, service_type,
      typed_address, is_verified, sale_key, written_at, waits_since, published_at)
    values (1, 1, 'member', null, null, 'key-of-review-1', 'published', 'Fine', 'Fine.', 5, 'sale', '', true, 'listing:1', now(), now(), now()),
      (2, 1, 'request', 'Carol', 1, 'key-of-review-2', 'published', 'Fine', 'Fine.', 5, 'sale', '', true, 'listing:1', now(), now(), now()),
      (3, 1, 'member', null, null, 'key-of-review-3', 'published', 'Fine', 'Fine.', 5, 'sale', '', true, 'listing:1', now(), now(), now());
    update agent_review set listing_id = 1 where id < 3;
    insert into agent_rating (agent_id, review_count, verified_count, imported_count, one_star_count, two_star_count, three_star_count,
      four_star_count, five_star_count)
    values (1, 3, 3, 0, 0, 0, 0, 0, 3)`)
  await migrate(database)
  expect(await database.query('select verified_count from agent_rating')).toEqual([{ verified_count: 1 }])
  expect(await database.query('select id from agent_review where is_verified')).toEqual([{ id: 2 }])
})
