-- What open pages are told, apart from the changes that consumers follow (domain_event): who hears it, and numbers to read again by.
-- Numbered in the order of the commits, as domain_event is.
create table live_event (
  id bigint generated always as identity primary key,
  kind text not null,
  topics text[] not null check (cardinality(topics) > 0),
  data jsonb not null,
  occurred_at timestamptz not null
);
create index live_event_by_time on live_event (occurred_at);

-- Streams had the numbers of domain_event until now: none of those may be taken for one of these.
select setval(pg_get_serial_sequence('live_event', 'id'), coalesce(max(id), 0) + 1, false) from domain_event;
