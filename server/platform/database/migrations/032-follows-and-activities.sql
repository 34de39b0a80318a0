-- Who follows whom: a member follows members and agents. An agent who is a member too is followed as the agent.
create table follow (
  member_id integer not null references member (id) on delete cascade,
  followed_member_id integer references member (id) on delete cascade,
  followed_agent_id integer references agent (id) on delete cascade,
  followed_at timestamptz not null,
  check (num_nonnulls(followed_member_id, followed_agent_id) = 1),
  check (followed_member_id <> member_id)
);
comment on column follow.member_id is 'Who follows';
create unique index follow_of_member on follow (followed_member_id, member_id) where followed_member_id is not null;
create unique index follow_of_agent on follow (followed_agent_id, member_id) where followed_agent_id is not null;
create index follow_by_member on follow (member_id, followed_at desc);
create index follow_of_member_by_time on follow (followed_member_id, followed_at desc) where followed_member_id is not null;
create index follow_of_agent_by_time on follow (followed_agent_id, followed_at desc) where followed_agent_id is not null;

alter table agent add column follower_count integer not null default 0 check (follower_count >= 0);
alter table member add column follower_count integer not null default 0 check (follower_count >= 0);
alter table member add column following_count integer not null default 0 check (following_count >= 0);
comment on column agent.follower_count is 'Kept by the triggers of follow, as are the counts of member';

create function count_follows() returns trigger language plpgsql as $$
declare
  step integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  update member
  set follower_count = follower_count + step * changes.followers, following_count = following_count + step * changes.following
  from (
    select id, sum(followers) as followers, sum(following) as following
    from (
      select followed_member_id as id, 1 as followers, 0 as following from changed where followed_member_id is not null
      union all select member_id, 0, 1 from changed
    ) as single
    group by id
  ) as changes
  where member.id = changes.id;
  update agent
  set follower_count = follower_count + step * changes.followers
  from (
    select followed_agent_id as id, count(*) as followers from changed where followed_agent_id is not null group by 1
  ) as changes
  where agent.id = changes.id;
  return null;
end
$$;

create trigger follow_added after insert on follow
  referencing new table as changed for each statement execute function count_follows();
create trigger follow_removed after delete on follow
  referencing old table as changed for each statement execute function count_follows();

-- What members and agents did that others may see.
create table activity (
  id bigint generated always as identity primary key,
  type text not null check (type in ('ListedAProperty', 'SoldOrLeasedAProperty', 'Reviewed', 'ReviewedALocation', 'AnsweredAQuestion', 'AskedAQuestion')),
  member_id integer references member (id) on delete cascade,
  agent_id integer references agent (id) on delete cascade,
  listing_id integer references listing (id) on delete cascade,
  question_id integer references question (id) on delete cascade,
  reply_id integer references question_reply (id) on delete cascade,
  reviewed_agent_id integer references agent (id) on delete cascade,
  reviewed_location_id integer references location (id) on delete cascade,
  -- Of a review; the number that its own table gives it.
  review_id integer,
  occurred_at timestamptz not null,
  check (num_nonnulls(member_id, agent_id) = 1),
  check ((type in ('ListedAProperty', 'SoldOrLeasedAProperty')) = (agent_id is not null)),
  check ((type in ('ListedAProperty', 'SoldOrLeasedAProperty')) = (listing_id is not null)),
  check ((type in ('AnsweredAQuestion', 'AskedAQuestion')) = (question_id is not null)),
  check ((type = 'AnsweredAQuestion') = (reply_id is not null)),
  check ((type = 'Reviewed') = (reviewed_agent_id is not null)),
  check ((type = 'ReviewedALocation') = (reviewed_location_id is not null)),
  check ((type in ('Reviewed', 'ReviewedALocation')) = (review_id is not null))
);
comment on table activity is 'An agent brings homes on the market and sells them; everything else is done by a member, who may be an agent';
create index activity_by_agent on activity (agent_id, occurred_at desc, id desc) where agent_id is not null;
create index activity_by_member on activity (member_id, occurred_at desc, id desc) where member_id is not null;
create unique index activity_of_listing on activity (listing_id, agent_id, type) where listing_id is not null;
create unique index activity_of_question on activity (question_id) where type = 'AskedAQuestion';
create index activity_of_answered_question on activity (question_id) where question_id is not null;
create unique index activity_of_reply on activity (reply_id) where reply_id is not null;
create unique index activity_of_review on activity (type, review_id) where review_id is not null;
create index activity_of_reviewed_agent on activity (reviewed_agent_id) where reviewed_agent_id is not null;
create index activity_of_reviewed_location on activity (reviewed_location_id) where reviewed_location_id is not null;
