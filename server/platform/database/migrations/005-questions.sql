-- Questions and discussions about suburbs. Questions, answers and comments are counted together: a number names one post.

create sequence post_number as integer;

create table question (
  id integer primary key default nextval('post_number'),
  -- A suburb.
  location_id integer not null references location (id) on delete cascade,
  author_id integer references member (id) on delete set null,
  title text not null check (length(title) between 1 and 150),
  content text not null default '' check (length(content) <= 5000),
  is_discussion boolean not null default false,
  posted_at timestamptz not null,
  reply_count integer not null default 0 check (reply_count >= 0),
  follower_count integer not null default 0 check (follower_count >= 0)
);
comment on column question.reply_count is 'Kept by the triggers of question_reply';
comment on column question.follower_count is 'Kept by the triggers of question_follower';
create index question_newest on question (posted_at desc, id desc);
create index question_popular on question (reply_count desc, follower_count desc, posted_at desc, id desc);
create index question_unanswered on question (posted_at desc, id desc) where reply_count = 0;
create index question_by_location on question (location_id, posted_at desc);
create index question_by_author on question (author_id);

create table question_reply (
  id integer primary key default nextval('post_number'),
  question_id integer not null references question (id) on delete cascade,
  author_id integer references member (id) on delete set null,
  content text not null check (length(content) between 1 and 5000),
  posted_at timestamptz not null
);
create index question_reply_by_question on question_reply (question_id);
create index question_reply_by_author on question_reply (author_id);

create table question_comment (
  id integer primary key default nextval('post_number'),
  reply_id integer not null references question_reply (id) on delete cascade,
  author_id integer references member (id) on delete set null,
  content text not null check (length(content) between 1 and 1000),
  posted_at timestamptz not null
);
create index question_comment_by_reply on question_comment (reply_id);
create index question_comment_by_author on question_comment (author_id);

create table question_vote (
  reply_id integer not null references question_reply (id) on delete cascade,
  member_id integer not null references member (id) on delete cascade,
  primary key (reply_id, member_id)
);
create index question_vote_by_member on question_vote (member_id);

create table question_follower (
  question_id integer not null references question (id) on delete cascade,
  member_id integer not null references member (id) on delete cascade,
  primary key (question_id, member_id)
);
create index question_follower_by_member on question_follower (member_id);

-- The counts by which questions are ordered are true whoever writes.
create function count_question_replies() returns trigger language plpgsql as $$
begin
  update question
  set reply_count = (select count(*) from question_reply where question_reply.question_id = question.id)
  where id in (select question_id from changed);
  return null;
end
$$;

create trigger question_reply_added after insert on question_reply
  referencing new table as changed for each statement execute function count_question_replies();
create trigger question_reply_removed after delete on question_reply
  referencing old table as changed for each statement execute function count_question_replies();

create function count_question_followers() returns trigger language plpgsql as $$
begin
  update question
  set follower_count = (select count(*) from question_follower where question_follower.question_id = question.id)
  where id in (select question_id from changed);
  return null;
end
$$;

create trigger question_follower_added after insert on question_follower
  referencing new table as changed for each statement execute function count_question_followers();
create trigger question_follower_removed after delete on question_follower
  referencing old table as changed for each statement execute function count_question_followers();
