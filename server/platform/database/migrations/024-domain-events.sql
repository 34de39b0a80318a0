-- What changed, for whoever follows it: written in the transaction of the change, read by consumers in the order of the numbers.
-- Writers take turns from their number to their commit (server/platform/events), so no number is committed after a larger one.
create table domain_event (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_id integer not null,
  details jsonb not null default '{}',
  occurred_at timestamptz not null
);
create index domain_event_by_subject on domain_event (subject_id, id);
create index domain_event_by_time on domain_event (occurred_at);

create table event_cursor (
  consumer text primary key,
  last_event_id bigint not null default 0
);
comment on column event_cursor.last_event_id is 'Everything up to here was handled; kept in the transaction of what was done';
