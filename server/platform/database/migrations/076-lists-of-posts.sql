-- Lists of posts find their page in an index alone, so that a late page reads no post of the pages before it. Their order is in the key, what
-- they leave out is beside it.
drop index post_newest_question, post_popular_question, post_unanswered_question, post_to_read;
create index post_newest_question on post (published_at desc, id desc) include (kind)
  where kind in ('question', 'discussion') and status = 'published';
create index post_popular_question on post (reply_count desc, follower_count desc, published_at desc, id desc) include (kind)
  where kind in ('question', 'discussion') and status = 'published';
create index post_unanswered_question on post (published_at desc, id desc) include (kind)
  where kind in ('question', 'discussion') and status = 'published' and reply_count = 0;
create index post_question_of_location on post (location_id, published_at desc, id desc) include (kind, reply_count, follower_count)
  where kind in ('question', 'discussion') and status = 'published';
create index post_review_of_location on post (location_id, published_at desc, id desc) include (rating, vote_count)
  where kind = 'locationReview' and status = 'published';
create index post_of_author on post (author_id, status, kind, published_at desc, id desc) where author_id is not null;
create index post_to_read on post (waits_since, id) include (kind)
  where status = 'held' or (status = 'published' and report_count > 0) or (is_appealed and status in ('published', 'rejected'));
drop index post_decision_by_post;
create index post_decision_by_post on post_decision (post_id, id);

-- The kind of a post never changes; here it is counted without the post.
alter table post_decision add column kind text;
comment on column post_decision.kind is 'Of the post; null where it is about the writing of a member';
update post_decision set kind = post.kind from post where post.id = post_decision.post_id;
create index post_decision_by_kind on post_decision (kind, post_id) where kind is not null;

create function name_kind_of_decision() returns trigger language plpgsql as $$
begin
  new.kind := (select kind from post where id = new.post_id);
  return new;
end
$$;
create trigger post_decision_is_of_kind before insert on post_decision
  for each row when (new.post_id is not null) execute function name_kind_of_decision();

-- The words of questions and discussions, as people search for them: without endings and without those that every text has.
alter table post add column words tsvector generated always as (
  case when kind in ('question', 'discussion') then to_tsvector('english', title || ' ' || content) end
) stored;
create index post_question_by_word on post using gin (words)
  where kind in ('question', 'discussion') and status = 'published';

-- How the authors of the reviews of a place know it, so that no page counts reviews.
create table location_review_count (
  location_id integer not null references location (id) on delete cascade,
  author_relation text not null,
  count integer not null check (count > 0),
  primary key (location_id, author_relation)
);
comment on table location_review_count is 'Kept by the triggers of post and location_review, as location_score';

insert into location_review_count
select post.location_id, location_review.author_relation, count(*)
from post join location_review on location_review.id = post.id
where post.kind = 'locationReview' and post.status = 'published'
group by 1, 2;

-- As before, and the counts with them.
create or replace function refresh_location_scores(ids integer[]) returns void language plpgsql as $$
begin
  perform id from location where id = any (ids) order by id for no key update;
  delete from location_score where location_id = any (ids);
  insert into location_score (location_id, topic, location_type, state_code, parent_id, review_count, rating, score)
  select location.id, said.topic, location.type, location.state_code,
    case location.type when 'street' then location.suburb_id else location.region_id end,
    count(*), round(avg(said.rating), 1),
    round(((5 * 3.5 + sum(said.weight * said.rating)) / (5 + sum(said.weight)) - 1) * 25)
  from location
  join (
    select post.location_id, rated.topic, rated.rating,
      case location_review.author_relation when 'agent' then 0.25 when 'visits' then 0.5 else 1 end as weight
    from post
    join location_review on location_review.id = post.id
    cross join lateral (
      select 'overall' as topic, post.rating::integer as rating
      union all
      select statistic ->> 'type', (statistic ->> 'rating')::integer from jsonb_array_elements(post.statistics) as statistic
    ) as rated
    where post.location_id = any (ids) and post.kind = 'locationReview' and post.status = 'published'
  ) as said on said.location_id = location.id
  group by location.id, said.topic;
  delete from location_review_count where location_id = any (ids);
  insert into location_review_count
  select location.id, location_review.author_relation, count(*)
  from location
  join post on post.location_id = location.id and post.kind = 'locationReview' and post.status = 'published'
  join location_review on location_review.id = post.id
  where location.id = any (ids)
  group by 1, 2;
end
$$;
