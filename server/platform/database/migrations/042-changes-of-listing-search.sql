-- Whoever keeps answers of searches hears that they may be others now, once the change is committed.
create function tell_of_listing_search() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_search', '');
  return null;
end
$$;

create trigger listing_search_changed after insert or update or delete or truncate on listing_search
  for each statement execute function tell_of_listing_search();
