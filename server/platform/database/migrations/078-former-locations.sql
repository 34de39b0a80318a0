-- Places that were renamed, or merged into another: their addresses lead to the place that stays.
create table former_location (
  uri text primary key,
  name text not null,
  location_id integer not null references location (id) on delete cascade
);
comment on table former_location is 'No uri here is one of location';
comment on column former_location.name is 'What the place was called under that uri';
create index former_location_by_location on former_location (location_id);

-- Files and services of places go on naming them: none becomes a place again, whoever adds it.
create function skip_former_location() returns trigger language plpgsql as $$
begin
  return case when exists (select from former_location where uri = new.uri) then null else new end;
end
$$;
create trigger former_location_stays_one before insert on location
  for each row execute function skip_former_location();

comment on column post.merged_into_id is
  'The question that staff merged it into, rejected then; the later review of the author of what became one place, withdrawn then';
