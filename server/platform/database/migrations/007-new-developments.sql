-- Homes that their developers sell new, found without looking through all the others. Derived by refreshListingSearch.

alter table listing_search add column is_new_development boolean not null default false;
comment on column listing_search.is_new_development is 'Whether the class of the listing is newDevelopment';

update listing_search
set is_new_development = true
from listing
where listing.id = listing_search.listing_id and listing.listing_class = 'newDevelopment';

create index listing_search_of_new_development on listing_search (mode, boost desc, listed_at desc, listing_id desc)
  include (suburb_id) where is_new_development;
