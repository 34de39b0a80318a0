-- Staff find, add, correct, close and merge offices and the companies that they belong to.

alter table company
  add column revision integer not null default 0 check (revision >= 0),
  add column merged_into_id integer references company (id),
  add check (merged_into_id <> id);
create index company_by_merged_into on company (merged_into_id) where merged_into_id is not null;
comment on column company.revision is 'Counts what staff changed, so that two of them overwrite nothing of each other';

alter table office
  alter column company_id drop not null,
  add column revision integer not null default 0 check (revision >= 0),
  add column closed_at timestamptz;
comment on column office.company_id is 'Null for an office that stands for itself';
comment on column office.closed_at is 'When staff closed it: it is on no list, and what it sold stays';

-- How names begin, and the order in which staff list them, alike in every database.
create index office_by_name on office (lower(name) collate "C", id);
create index office_closed on office (id) where closed_at is not null;
create index company_by_name on company (lower(name) collate "C", id);
create index suburb_by_name on location (lower(name) collate "C", id) where type = 'suburb';

create table staff_created (
  staff_id integer not null,
  idempotency_key text not null,
  thing text not null check (thing in ('office', 'company')),
  thing_id integer not null,
  primary key (staff_id, idempotency_key)
);
comment on table staff_created is 'What staff added under which key, so that the same key again adds nothing more';

alter table staff_action drop constraint staff_action_thing_check;
alter table staff_action add constraint staff_action_thing_check
  check (thing in ('post', 'member', 'agent', 'office', 'company', 'listing', 'folder', 'deadLetter'));
