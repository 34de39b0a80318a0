-- What a search reads: one narrow row for each listing on the market, sold or leased, derived from the wide tables by
-- refreshListingSearch (server/modules/search) and by nothing else. Removed listings have no row.

create table listing_search (
  listing_id integer primary key references listing (id) on delete cascade,
  mode smallint not null check (mode between 1 and 4),
  boost smallint not null,
  property_type smallint not null,
  bedrooms smallint check (bedrooms between 0 and 5),
  bathrooms smallint check (bathrooms between 0 and 5),
  car_spaces smallint check (car_spaces between 0 and 5),
  suburb_id integer not null,
  street_id integer,
  office_id integer not null,
  price_from integer,
  price_to integer,
  price_middle integer,
  land_size_m2 integer,
  frontage_dm integer,
  latitude_micro integer,
  longitude_micro integer,
  completed_on date,
  auction_on date,
  features bigint not null,
  listed_at timestamptz not null,
  auction_at timestamptz,
  last_inspection_ends_at timestamptz,
  position point,
  is_approximate boolean not null,
  is_under_offer boolean not null,
  has_virtual_tour boolean not null,
  has_videos boolean not null
);
comment on column listing_search.mode is '1 buy, 2 rent, 3 sold, 4 leased';
comment on column listing_search.bedrooms is 'Capped at 5; null when not stated and for bare land, as bathrooms and car_spaces';
comment on column listing_search.street_id is 'Null when the address is hidden, so that a search by street cannot find the home';
comment on column listing_search.features is 'Bits of domain/lookups/features';
comment on column listing_search.position is '(longitude, latitude) in whole micro-degrees: the home, or the suburb''s centre when the address is hidden';

create index listing_search_by_suburb on listing_search (mode, suburb_id, boost desc, listed_at desc, listing_id desc)
  include (price_from, price_to, property_type, bedrooms, bathrooms, car_spaces, land_size_m2, features, is_under_offer);
create index listing_search_by_boost on listing_search (mode, boost desc, listed_at desc, listing_id desc)
  include (price_from, price_to, property_type, bedrooms, bathrooms, car_spaces, land_size_m2, features, is_under_offer, latitude_micro, longitude_micro);
create index listing_search_by_office on listing_search (office_id, mode);
create index listing_search_by_street on listing_search (street_id, mode) where street_id is not null;
create index listing_search_buy_by_position on listing_search using gist (position) where mode = 1;
create index listing_search_rent_by_position on listing_search using gist (position) where mode = 2;
create index listing_search_sold_by_position on listing_search using gist (position) where mode = 3;
create index listing_search_leased_by_position on listing_search using gist (position) where mode = 4;

create index listing_inspection_by_day on listing_inspection (local_date, ends_at) include (listing_id);
