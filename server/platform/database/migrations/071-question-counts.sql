-- How many questions and discussions a suburb has, so that no list counts posts. A row counts what is published; no row is none.
create table question_count (
  location_id integer not null,
  is_discussion boolean not null,
  is_unanswered boolean not null,
  count integer not null,
  primary key (location_id, is_discussion, is_unanswered)
);
comment on table question_count is 'Kept by the triggers of post. No foreign key: the posts of a location that is deleted are taken off after it';

insert into question_count
select location_id, kind = 'discussion', reply_count = 0, count(*) from post
where kind in ('question', 'discussion') and status = 'published'
group by 1, 2, 3;

-- What is added and taken off is summed first, so that a vote changes no row. In the order of the key, or two statements could wait for each other.
create function count_questions() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from question_count;
  elsif tg_op = 'INSERT' then
    insert into question_count as counted
    select location_id, kind = 'discussion', reply_count = 0, count(*) from added
    where kind in ('question', 'discussion') and status = 'published'
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (location_id, is_discussion, is_unanswered) do update set count = counted.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into question_count as counted
    select location_id, kind = 'discussion', reply_count = 0, -count(*) from removed
    where kind in ('question', 'discussion') and status = 'published'
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (location_id, is_discussion, is_unanswered) do update set count = counted.count + excluded.count;
  else
    insert into question_count as counted
    select location_id, is_discussion, is_unanswered, sum(change)
    from (
      select location_id, kind = 'discussion' as is_discussion, reply_count = 0 as is_unanswered, 1 as change
      from added where kind in ('question', 'discussion') and status = 'published'
      union all
      select location_id, kind = 'discussion', reply_count = 0, -1
      from removed where kind in ('question', 'discussion') and status = 'published'
    ) changed
    group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
    on conflict (location_id, is_discussion, is_unanswered) do update set count = counted.count + excluded.count;
  end if;
  return null;
end
$$;

create trigger question_added after insert on post
  referencing new table as added for each statement execute function count_questions();
create trigger question_removed after delete on post
  referencing old table as removed for each statement execute function count_questions();
create trigger question_changed after update on post
  referencing old table as removed new table as added for each statement execute function count_questions();
create trigger question_truncated after truncate on post for each statement execute function count_questions();
