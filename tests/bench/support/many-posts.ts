import type { Database } from '#server/platform/database/database.ts'

export type PostText = { title: string; content: string }

/** Of a hundred posts: 30 reviews of places, 12 questions, 6 discussions, 35 answers and 17 comments. */
const SHARES = { locationReview: 0.3, question: 0.12, discussion: 0.06, answer: 0.35 } as const
const MEMBERS_OF_HUNDRED_POSTS = 4

/**
 * Posts into a database that has places alone, in few statements. Where most people live most is written: the largest suburb has
 * one review in 125, as the most read question has one answer in 400. One post in 400 waits for staff, one in 50 was decided.
 */
export async function addManyPosts(
  target: Database,
  { posts, texts }: { posts: number; texts: readonly PostText[] },
): Promise<void> {
  await target.exec('create table bench_text (number integer primary key, title text not null, content text not null)')
  await target.copyRows(
    'bench_text',
    ['number', 'title', 'content'],
    texts.map(({ title, content }, index) => [index, title, content]),
  )
  const members = Math.max(100, Math.ceil((posts / 100) * MEMBERS_OF_HUNDRED_POSTS))
  await target.query(MEMBERS, [members])
  await target.transaction(
    async () => {
      await target.query('select setseed(0.53)')
      await target.exec('alter table post disable trigger user; alter table location_review disable trigger user')
      for (const kind of ['locationReview', 'question', 'discussion'] as const)
        await target.query(OF_PLACES, [kind, Math.round(posts * SHARES[kind]), members, texts.length])
      await target.query(REVIEWS)
      const answers = Math.round(posts * SHARES.answer)
      await target.query(REPLIES, ['answer', answers, members, texts.length, ['question', 'discussion']])
      const [known] = await target.query<{ count: number }>('select count(*) as count from post')
      const comments = posts - (known?.count ?? 0)
      await target.query(REPLIES, ['comment', comments, members, texts.length, ['answer', 'locationReview']])
      await target.exec(COUNTS)
      await target.query(MODERATED)
      await target.query(DECIDED)
      await target.exec('alter table post enable trigger user; alter table location_review enable trigger user')
      await target.exec('drop table bench_text')
    },
    { isLong: true },
  )
}

const MEMBERS = `
  insert into member (username, name, created_at)
  select 'member' || n, 'Member ' || n, now() - interval '6 years' from generate_series(1, $1::int) n`

/** A member reviews a place once. */
const OF_PLACES = `
  with place as materialized (
    select id, row_number() over (order by population desc, id) - 1 as rank from location where type = 'suburb'
  ), drawn as materialized (
    select n, floor(random() ^ 2 * (select count(*) from place)) as rank, floor(random() * $4) as text,
      now() - random() * interval '5 years' as at, random() as luck
    from generate_series(1, $2::int) n
  ), numbered as (
    select drawn.*, place.id as place_id, row_number() over (partition by place.id order by n) as of_place
    from drawn join place using (rank)
  )
  insert into post (kind, location_id, author_id, title, content, rating, statistics, vote_count, follower_count, written_at, published_at)
  select $1, place_id, case when $1 = 'locationReview' then 1 + (place_id * 7919 + of_place) % $3 else 1 + floor(luck ^ 2 * $3) end,
    left(bench_text.title, 150), bench_text.content, case when $1 = 'locationReview' then 1 + floor(5 * sqrt(luck)) end,
    case when $1 = 'locationReview' then jsonb_build_array(
      jsonb_build_object('type', 'quiet', 'rating', 1 + n % 5), jsonb_build_object('type', 'food', 'rating', 1 + n % 4)
    ) else '[]' end,
    floor(luck ^ 6 * 40), floor(luck ^ 4 * 20), at, at
  from numbered join bench_text on bench_text.number = numbered.text`

const REVIEWS = `
  insert into location_review (id, author_relation, since_year)
  select id, (array['livesHere', 'livesHere', 'livesHere', 'livedHere', 'visits', 'agent'])[1 + id % 6], 2015
  from post where kind = 'locationReview'`

const REPLIES = `
  with parent as materialized (
    select id, published_at, row_number() over (order by id) - 1 as rank from post where kind = any ($5::text[])
  ), drawn as materialized (
    select floor(random() ^ 2 * (select count(*) from parent)) as rank, floor(random() * $4) as text,
      random() as age, random() as luck
    from generate_series(1, $2::int)
  )
  insert into post (kind, parent_id, author_id, content, vote_count, written_at, published_at)
  select $1, parent.id, 1 + floor(luck ^ 2 * $3), bench_text.content, floor(luck ^ 6 * 40), moment.at, moment.at
  from drawn join parent using (rank) join bench_text on bench_text.number = drawn.text
  cross join lateral (select parent.published_at + age * (now() - parent.published_at) as at) as moment`

/** What the triggers would have kept. */
const COUNTS = `
  update post set reply_count = counted.replies
  from (select parent_id, count(*) as replies from post where parent_id is not null group by 1) counted
  where counted.parent_id = post.id;
  insert into question_count
  select location_id, kind = 'discussion', reply_count = 0, count(*) from post
  where kind in ('question', 'discussion') group by 1, 2, 3;
  select refresh_location_scores(array(select distinct location_id from post where kind = 'locationReview'));`

const MODERATED = `
  update post set status = case when id % 800 = 0 then 'held' else status end, report_count = 1, waits_since = written_at
  where id % 400 = 0 and kind in ('answer', 'comment')`

const DECIDED = `
  insert into post_decision (post_id, decision, status_before, reason, decided_at)
  select id, 'publish', 'held', 'It says what its author saw.', written_at + interval '1 day' from post where id % 50 = 1`
