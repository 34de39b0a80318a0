import { expect, it } from 'vitest'
import { databaseBefore } from '#tests/support/database-before.ts'
import { migrate } from './migrate.ts'

it('questions, answers, comments and reviews become posts with their numbers, counts and history', async () => {
  const database = await databaseBefore('066-posts.sql')
  await database.exec(`
    insert into location (id, uri, type, name, state_code, postcode, latitude_micro, longitude_micro, settlement)
    values (1, 'fitzroy-vic-3065', 'suburb', 'Fitzroy', 'VIC', '3065', -37798390, 144978330, 'city');
    insert into company (id, name, state_code) values (1, 'Nelson', 'VIC');
    insert into office (id, company_id, uri, name, location_id, street_address, brand_colour)
    values (1, 1, 'nelson', 'Nelson', 1, '1 High Street', '#123456');
    insert into agent (id, office_id, name, username, job_title, tier) values (1, 1, 'Mia Chen', 'mia-chen', 'Agent', 'basic');
    insert into member (id, username, name, type, created_at) values (1, 'lena', 'Lena', 1, now()), (2, 'omar', 'Omar', 1, now());
    insert into question (id, location_id, author_id, title, is_discussion, posted_at)
    values (1, 1, 1, 'Is it loud?', false, '2026-11-01Z'), (2, 1, null, 'Good coffee', true, '2026-11-02Z');
    insert into question_reply (id, question_id, author_id, content, posted_at) values (3, 1, 2, 'Never.', '2026-11-03Z');
    insert into question_comment (id, reply_id, author_id, content, posted_at) values (4, 3, 1, 'Good.', '2026-11-04Z');
    insert into question_vote values (3, 1);
    insert into question_follower values (1, 2);
    insert into agent_review (id, agent_id, source, author_id, idempotency_key, status, title, content, rating, statistics, service_type,
      typed_address, evidence, is_verified, sale_key, helpful_count, report_count, written_at, waits_since, published_at, network_mark)
    values (5, 1, 'member', 1, 'key-of-review', 'published', 'Fine', 'Fine indeed.', 4, '[{"type":"honesty","rating":5}]', 'sale',
      '', 'A receipt', true, 'none:sale', 1, 1, '2026-11-05Z', '2026-11-05Z', '2026-11-06Z', 'mark');
    insert into agent_review_helpful values (5, 2);
    insert into agent_review_report (review_id, member_id, reason, reported_at) values (5, 2, 'offensive', '2026-11-07Z');
    insert into agent_review_decision (id, review_id, moderator_id, decision, status_before, reason, decided_at)
    values (7, 5, 2, 'publish', 'held', 'It is fair.', '2026-11-06Z');
    insert into activity (type, member_id, question_id, occurred_at) values ('AskedAQuestion', 1, 1, '2026-11-01Z');
    select setval('post_number', 5)`)
  await migrate(database)
  const posts = await database.query(
    `select id, kind, location_id, parent_id, author_id, status, vote_count, reply_count, follower_count, report_count from post order by id`,
  )
  const post = { location_id: null, parent_id: null, author_id: 1, status: 'published' }
  const counts = { vote_count: 0, reply_count: 0, follower_count: 0, report_count: 0 }
  expect(posts).toEqual([
    { id: 1, kind: 'question', ...post, location_id: 1, ...counts, reply_count: 1, follower_count: 1 },
    { id: 2, kind: 'discussion', ...post, location_id: 1, author_id: null, ...counts },
    { id: 3, kind: 'answer', ...post, parent_id: 1, author_id: 2, ...counts, vote_count: 1, reply_count: 1 },
    { id: 4, kind: 'comment', ...post, parent_id: 3, ...counts },
    { id: 5, kind: 'agentReview', ...post, ...counts, vote_count: 1, report_count: 1 },
  ])
  const [review] = await database.query(
    `select title, content, rating, statistics, evidence, is_verified, network_mark, published_at from post join agent_review using (id)`,
  )
  expect(review).toEqual({
    title: 'Fine',
    content: 'Fine indeed.',
    rating: 4,
    statistics: [{ type: 'honesty', rating: 5 }],
    evidence: 'A receipt',
    is_verified: true,
    network_mark: 'mark',
    published_at: new Date('2026-11-06Z'),
  })
  expect(await database.query('select type, question_id, reply_id, review_id from activity order by type')).toEqual([
    { type: 'AnsweredAQuestion', question_id: 1, reply_id: 3, review_id: null },
    { type: 'AskedAQuestion', question_id: 1, reply_id: null, review_id: null },
    { type: 'Reviewed', question_id: null, reply_id: null, review_id: 5 },
  ])
  const [written] = await database.query(
    `insert into post (kind, parent_id, content, written_at, published_at) values ('comment', 3, 'True.', now(), now()) returning id`,
  )
  expect(written).toEqual({ id: 6 })
  await database.query(
    `insert into post_decision (post_id, decision, status_before, reason, decided_at) values (5, 'reject', 'published', 'It is not.', now())`,
  )
  expect(await database.query('select id from post_decision order by id')).toEqual([{ id: 7 }, { id: 8 }])
})
