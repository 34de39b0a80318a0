import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('counts the reviews of places by who wrote them, and knows of what kind was decided', async () => {
  const database = await databaseBefore('076-lists-of-posts.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into post (id, kind, location_id, title, content, rating, status, written_at, published_at) values
      (1, 'locationReview', 1, 'Loud', 'But good.', 4, 'published', now(), now()),
      (2, 'locationReview', 1, 'Quiet', 'And good.', 5, 'published', now(), now()),
      (3, 'locationReview', 1, 'Held', 'Not seen.', 1, 'held', now(), null),
      (4, 'question', 1, 'Any parks nearby?', '', null, 'published', now(), now());
    insert into location_review (id, author_relation) values (1, 'livesHere'), (2, 'agent'), (3, 'agent');
    insert into member (id, username, name, created_at) values (1, 'mia', 'Mia', now());
    insert into post_decision (post_id, decision, status_before, reason, decided_at) values (4, 'publish', 'held', 'Fine.', now());
    insert into post_decision (member_id, decision, reason, decided_at) values (1, 'closeWriting', 'Floods.', now())`)
  await migrate(database)
  expect(
    await database.query(
      'select author_relation as relation, count from location_review_count order by author_relation',
    ),
  ).toEqual([
    { relation: 'agent', count: 1 },
    { relation: 'livesHere', count: 1 },
  ])
  await database.exec(`
    insert into post_decision (post_id, decision, status_before, reason, decided_at) values (3, 'reject', 'held', 'Rude.', now())`)
  expect(await database.query('select kind from post_decision order by id')).toEqual([
    { kind: 'question' },
    { kind: null },
    { kind: 'locationReview' },
  ])
  expect(await database.query(`select id from post where words @@ plainto_tsquery('english', 'park')`)).toEqual([
    { id: 4 },
  ])
})
