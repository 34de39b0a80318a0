-- What members said of agents is among what they did, for as long as it is published; whoever writes the review, it is the same statement.

create function follow_review() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.status = 'published'
    and exists (select from member where member.id = new.author_id and member.deleted_at is null)
  then
    insert into activity (type, member_id, reviewed_agent_id, review_id, occurred_at)
    values ('Reviewed', new.author_id, new.agent_id, new.id, new.published_at)
    on conflict do nothing;
  elsif tg_op <> 'INSERT' then
    delete from activity where type = 'Reviewed' and review_id = old.id;
  end if;
  return null;
end
$$;

create trigger agent_review_is_activity
  after insert or delete or update of status, author_id on agent_review
  for each row execute function follow_review();

insert into activity (type, member_id, reviewed_agent_id, review_id, occurred_at)
select 'Reviewed', review.author_id, review.agent_id, review.id, review.published_at
from agent_review as review
join member on member.id = review.author_id and member.deleted_at is null
where review.status = 'published'
on conflict do nothing;
