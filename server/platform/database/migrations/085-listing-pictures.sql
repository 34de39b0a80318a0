-- Pictures of listings in the object store, and what feeds state of them.

create table listing_picture (
  identifier text primary key,
  listing_id integer references listing (id) on delete set null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  unnamed_at timestamptz
);
comment on column listing_picture.digest is 'SHA-256 of the file that it was made of';
comment on column listing_picture.unnamed_at is 'Since when its listing does not name it; null while it does';
create index listing_picture_by_listing on listing_picture (listing_id);
create index unnamed_listing_picture on listing_picture (unnamed_at) where unnamed_at is not null;

create table feed_picture (
  listing_id integer not null references listing (id) on delete cascade,
  kind text not null check (kind in ('photo', 'floorPlan')),
  picture_id text not null,
  stated text not null,
  source text,
  host text not null,
  identifier text unique references listing_picture (identifier),
  fetched_source text,
  due_at timestamptz,
  claimed_until timestamptz,
  attempts smallint not null default 0,
  failure text,
  primary key (listing_id, kind, picture_id),
  check (source is not null or (identifier is null and due_at is null))
);
comment on column feed_picture.stated is 'The address or the name of the file, as the feed has it';
comment on column feed_picture.source is 'An address, or the key of an object; null where the feed deleted the picture, or where there is nothing to fetch';
comment on column feed_picture.identifier is 'What was made of fetched_source; stays until another one is made';
comment on column feed_picture.due_at is 'When it is fetched; null where there is nothing to do, or no more to hope for';
comment on column feed_picture.failure is 'Why it was not fetched at the last attempt, for the agency';
create index due_feed_picture on feed_picture (due_at) where due_at is not null;
