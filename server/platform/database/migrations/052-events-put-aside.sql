-- How often in a row a consumer failed where it is.
alter table event_cursor add column failures integer not null default 0 check (failures >= 0);

-- Changes that a consumer could not take, for people to look at; it went on without them.
create table event_put_aside (
  consumer text not null,
  event_id bigint not null,
  kind text not null,
  subject_id integer not null,
  details jsonb not null,
  occurred_at timestamptz not null,
  problem text not null check (length(problem) <= 500),
  put_aside_at timestamptz not null,
  primary key (consumer, event_id)
);
create index event_put_aside_by_time on event_put_aside (consumer, put_aside_at);
