-- What staff did, for good: rows are added and never changed.

create table staff_action (
  id bigint generated always as identity primary key,
  staff_id integer not null,
  kind text not null,
  thing text not null check (thing in ('post', 'member', 'agent', 'office', 'listing')),
  thing_id integer not null,
  reason text not null,
  changes jsonb not null,
  acted_at timestamptz not null
);
comment on table staff_action is 'Every action of staff; it refers to no other table, for it outlives what it is about and who did it';
comment on column staff_action.staff_id is 'The member who did it';
comment on column staff_action.reason is 'As it was given; empty where none is asked for';
comment on column staff_action.changes is 'What changed, as a list of field, before and after';
create index staff_action_by_person on staff_action (staff_id, id);
create index staff_action_by_thing on staff_action (thing, thing_id, id);

create function refuse_change_of_staff_action() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of staff_action are never changed or deleted' using errcode = 'restrict_violation';
end
$$;

create trigger staff_action_is_append_only before update or delete or truncate on staff_action
  for each statement execute function refuse_change_of_staff_action();
