-- Members review suburbs and streets. What is said of a place beside what every post has is in location_review, what follows in location_score.

alter table post drop constraint post_kind_check;
alter table post add constraint post_kind_check
  check (kind in ('agentReview', 'locationReview', 'question', 'discussion', 'answer', 'comment'));
alter table post drop constraint post_check, drop constraint post_check2;
alter table post add constraint post_has_location check ((kind in ('locationReview', 'question', 'discussion')) = (location_id is not null));
alter table post add constraint post_has_rating check ((kind in ('agentReview', 'locationReview')) = (rating is not null));
comment on column post.location_id is 'The suburb that a question or discussion is about; the suburb or street that was reviewed';
comment on column post.parent_id is 'The question of an answer, the answer or review of a comment';

create table location_review (
  id integer primary key references post (id) on delete cascade,
  author_relation text not null check (author_relation in ('livesHere', 'livedHere', 'visits', 'agent')),
  since_year smallint check (since_year between 1900 and 2200),
  pros text[] not null default '{}' check (cardinality(pros) <= 5),
  cons text[] not null default '{}' check (cardinality(cons) <= 5)
);
comment on column location_review.id is 'The number of the post';
comment on column location_review.since_year is 'Since when the author knows the place; null where they did not say';

create unique index post_location_review_of_author on post (location_id, author_id)
  where kind = 'locationReview' and status <> 'withdrawn' and author_id is not null;
create index post_useful_location_review on post (location_id, vote_count desc, published_at desc, id desc)
  where kind = 'locationReview' and status = 'published';

-- One row for the whole and one for each topic of a place that has published reviews.
create table location_score (
  location_id integer not null references location (id) on delete cascade,
  topic text not null check (topic in ('overall', 'quiet', 'families', 'transport', 'food', 'parks', 'value', 'safety', 'nightlife')),
  location_type text not null,
  state_code text not null,
  parent_id integer references location (id) on delete cascade,
  review_count integer not null check (review_count > 0),
  rating numeric(2, 1) not null check (rating between 1 and 5),
  score smallint not null check (score between 0 and 100),
  primary key (location_id, topic)
);
comment on table location_score is 'Kept by the triggers of post and location_review; domain/location-reviews/location-score.ts has the same formula';
comment on column location_score.parent_id is 'The suburb of a street, the region of a suburb';
create index location_score_by_country on location_score (location_type, topic, score desc, review_count desc, location_id);
create index location_score_by_state on location_score (location_type, topic, state_code, score desc, review_count desc, location_id);
create index location_score_by_parent on location_score (parent_id, topic, score desc, review_count desc, location_id)
  where parent_id is not null;

-- Whoever writes to a place at the same time waits here, and then sees what the others wrote.
create function refresh_location_scores(ids integer[]) returns void language plpgsql as $$
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
end
$$;

-- What members said of places is among what they did, for as long as it is published.
create function record_location_reviews(ids integer[]) returns void language plpgsql as $$
begin
  delete from activity where type = 'ReviewedALocation' and review_id = any (ids);
  insert into activity (type, member_id, reviewed_location_id, review_id, occurred_at)
  select 'ReviewedALocation', post.author_id, post.location_id, post.id, post.published_at
  from post
  join location_review on location_review.id = post.id
  join member on member.id = post.author_id and member.deleted_at is null
  where post.id = any (ids) and post.kind = 'locationReview' and post.status = 'published'
  order by post.id;
end
$$;

create function location_reviews_added() returns trigger language plpgsql as $$
begin
  perform refresh_location_scores(array(
    select distinct post.location_id from post join changed on changed.id = post.id where post.status = 'published'
  ));
  perform record_location_reviews(array(select id from changed));
  return null;
end
$$;
create trigger location_review_added after insert on location_review
  referencing new table as changed for each statement execute function location_reviews_added();

create function location_review_relation_changed() returns trigger language plpgsql as $$
begin
  perform refresh_location_scores(array(select location_id from post where id = new.id and status = 'published'));
  return null;
end
$$;
create trigger location_review_relation_changed after update of author_relation on location_review
  for each row when (new.author_relation <> old.author_relation) execute function location_review_relation_changed();

create function location_review_changed() returns trigger language plpgsql as $$
begin
  if old.status = 'published' or new.status = 'published' then
    perform refresh_location_scores(array[new.location_id]);
  end if;
  if new.status <> old.status or new.author_id is distinct from old.author_id then
    perform record_location_reviews(array[new.id]);
  end if;
  return null;
end
$$;
create trigger location_review_changed after update of status, author_id, rating, statistics on post
  for each row when (
    new.kind = 'locationReview' and (new.status, new.author_id, new.rating, new.statistics)
      is distinct from (old.status, old.author_id, old.rating, old.statistics)
  ) execute function location_review_changed();

create function location_review_removed() returns trigger language plpgsql as $$
begin
  perform refresh_location_scores(array[old.location_id]);
  return null;
end
$$;
create trigger location_review_removed after delete on post
  for each row when (old.kind = 'locationReview' and old.status = 'published') execute function location_review_removed();
