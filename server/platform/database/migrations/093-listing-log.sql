-- What became of each listing, for staff: changes stay here when those that follow them need them no more.

create table listing_log (
  id bigint generated always as identity primary key,
  listing_id integer not null,
  kind text not null,
  details jsonb not null,
  occurred_at timestamptz not null
);
comment on table listing_log is 'Every change of a listing, added with its domain_event and never changed';
create index listing_log_by_listing on listing_log (listing_id, occurred_at);

insert into listing_log (listing_id, kind, details, occurred_at)
select subject_id, kind, details, occurred_at from domain_event where kind like 'listing.%' order by id;

create function log_change_of_listing() returns trigger language plpgsql as $$
begin
  insert into listing_log (listing_id, kind, details, occurred_at)
  values (new.subject_id, new.kind, new.details, new.occurred_at);
  return null;
end
$$;

create trigger change_of_listing after insert on domain_event
  for each row when (new.kind like 'listing.%') execute function log_change_of_listing();

create index listing_by_street_address on listing (lower(street_address) text_pattern_ops);
