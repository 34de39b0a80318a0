-- Staff decide about posts of all kinds: publish, reject, edit, merge; who wrote a post appeals; staff close the writing of an account.

alter table post add column merged_into_id integer references post (id) on delete set null;
comment on column post.merged_into_id is 'The question that staff merged it into; it is rejected then';
create index post_by_merged_into on post (merged_into_id) where merged_into_id is not null;

alter table post add column is_appealed boolean not null default false;
comment on column post.is_appealed is 'Its author appeals what staff decided last';

drop index post_to_read;
create index post_to_read on post (waits_since, id)
  where status = 'held' or (status = 'published' and report_count > 0) or (is_appealed and status in ('published', 'rejected'));

comment on table post_decision is 'Every step of staff about a post or the writing of an account, and every appeal, for good';
alter table post_decision drop constraint post_decision_decision_check;
alter table post_decision add constraint post_decision_decision_check
  check (decision in ('publish', 'reject', 'edit', 'merge', 'appeal', 'closeWriting', 'openWriting'));
alter table post_decision alter column post_id drop not null;
alter table post_decision alter column status_before drop not null;
alter table post_decision add column member_id integer references member (id) on delete cascade;
alter table post_decision add constraint post_decision_is_about_one check ((post_id is null) <> (member_id is null));
alter table post_decision add constraint post_decision_about check ((decision in ('closeWriting', 'openWriting')) = (member_id is not null));
comment on column post_decision.member_id is 'Whose writing is closed or opened';
comment on column post_decision.moderator_id is 'Who decided; null for appeals and for who has left';
create index post_decision_by_member on post_decision (member_id, id) where member_id is not null;
create index post_decision_latest on post_decision (decided_at desc, id desc) where post_id is not null;

-- Answers move with a question that is merged; both questions are locked before.
create function count_replies_of_both() returns trigger language plpgsql as $$
begin
  update post
  set reply_count = (select count(*) from post reply where reply.parent_id = post.id and reply.status = 'published')
  where id in (old.parent_id, new.parent_id);
  return null;
end
$$;

create trigger post_moved after update of parent_id on post
  for each row when (old.parent_id is distinct from new.parent_id) execute function count_replies_of_both();
