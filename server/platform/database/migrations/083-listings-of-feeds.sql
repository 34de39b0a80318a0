-- Listings that agencies send in feeds.

create table feed_agency (
  agency_id text primary key,
  office_id integer not null references office (id)
);
comment on table feed_agency is 'Whose an agentID is: the office that sent it first. Its row is locked while a listing of it is applied';
create index feed_agency_by_office on feed_agency (office_id);

create table feed_listing (
  agency_id text not null references feed_agency (agency_id) on delete cascade,
  unique_id text not null,
  listing_id integer unique references listing (id) on delete cascade,
  modified_at timestamptz not null,
  stated json not null,
  confirmed_at timestamptz not null,
  primary key (agency_id, unique_id)
);
comment on column feed_listing.listing_id is 'Null for one that was sold, let or withdrawn before the portal heard of it';
comment on column feed_listing.modified_at is 'The newest modTime';
comment on column feed_listing.stated is 'All that feeds have said of it so far (domain/feeds/stated-listing.ts), in the order in which it is compared';
comment on column feed_listing.confirmed_at is 'When a feed last named it';
