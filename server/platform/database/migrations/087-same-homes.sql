-- A home that two agencies offer is shown once, in the listing that came first.
alter table listing
  add column address_key text,
  add column shown_in_id integer references listing (id) on delete set null,
  add check (shown_in_id <> id);
comment on column listing.address_key is 'The suburb and the street address as addresses are compared; null without a number. Written with changes of the listing';
comment on column listing.shown_in_id is 'The listing of another agency in which this one is shown, with the agents of both';
create index listing_by_address_key on listing (address_key) where address_key is not null;
create index listing_shown_in on listing (shown_in_id) where shown_in_id is not null;
