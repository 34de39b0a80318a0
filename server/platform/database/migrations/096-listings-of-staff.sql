-- Listings that staff hide, those that are first in results for a time, and how staff find any of a million.

create table listing_hiding (
  listing_id integer primary key references listing (id) on delete cascade,
  status_type text not null check (status_type in ('available', 'completed', 'removed')),
  is_under_offer boolean not null,
  completed_on date,
  hidden_at timestamptz not null
);
comment on table listing_hiding is 'Where a hidden listing stood; its own row says that it is withdrawn, so that nothing shows it';

create table listing_boost (
  listing_id integer primary key references listing (id) on delete cascade,
  ends_at timestamptz not null
);
comment on table listing_boost is 'Listings that are first in results until then';
create index listing_boost_by_end on listing_boost (ends_at);

create index listing_by_age on listing (listed_at, id);
create index listing_by_state_and_age on listing (status_type, listed_at, id);
create index listing_under_offer_by_age on listing (listed_at, id) where is_under_offer;
