-- Questions, discussions, answers and comments are written, changed and accepted; who asked and answered what is recorded as it is published.

alter table post add column accepted_answer_id integer references post (id) on delete set null;
comment on column post.accepted_answer_id is 'The answer that who asked accepted';
create index post_by_accepted_answer on post (accepted_answer_id) where accepted_answer_id is not null;

-- What a post said before it was changed, for staff.
create table post_version (
  id integer generated always as identity primary key,
  post_id integer not null references post (id) on delete cascade,
  title text not null,
  content text not null,
  replaced_at timestamptz not null
);
create index post_version_by_post on post_version (post_id);

create function record_question() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and exists (select from member where id = new.author_id and deleted_at is null) then
    insert into activity (type, member_id, question_id, reply_id, occurred_at)
    values (
      case new.kind when 'answer' then 'AnsweredAQuestion' else 'AskedAQuestion' end,
      new.author_id,
      case new.kind when 'answer' then new.parent_id else new.id end,
      case new.kind when 'answer' then new.id end,
      new.published_at
    )
    on conflict do nothing;
  elsif new.kind = 'answer' then
    delete from activity where reply_id = new.id;
  else
    delete from activity where question_id = new.id and type = 'AskedAQuestion';
  end if;
  return null;
end
$$;

create trigger question_written after insert on post
  for each row when (new.kind in ('question', 'discussion', 'answer')) execute function record_question();
create trigger question_status_changed after update of status, author_id on post
  for each row when (new.kind in ('question', 'discussion', 'answer')) execute function record_question();

insert into activity (type, member_id, question_id, reply_id, occurred_at)
select case kind when 'answer' then 'AnsweredAQuestion' else 'AskedAQuestion' end, author_id,
  case kind when 'answer' then parent_id else post.id end, case kind when 'answer' then post.id end, published_at
from post join member on member.id = post.author_id and member.deleted_at is null
where kind in ('question', 'discussion', 'answer') and status = 'published'
on conflict do nothing;
