-- What staff see of every day, counted from time to time, and searches that found nothing.

create table portal_day_count (
  counted_on date not null,
  subject text not null,
  kind text not null,
  count bigint not null check (count >= 0),
  primary key (subject, kind, counted_on)
);
comment on table portal_day_count is 'Counts of a day of Melbourne; views are of the day at the property';
create index portal_day_count_by_day on portal_day_count (counted_on);

create table portal_counting (
  is_only boolean primary key default true check (is_only),
  counted_at timestamptz not null
);
comment on table portal_counting is 'When portal_day_count was counted last';

create table empty_search_day (
  searched_on date not null,
  url text not null check (length(url) <= 500),
  count integer not null check (count > 0),
  last_at timestamptz not null,
  primary key (searched_on, url)
);
comment on table empty_search_day is 'Searches that found nothing, by the day in Melbourne; the empty URL stands for all beyond the most that are kept of a day';
create index empty_search_day_latest on empty_search_day (last_at desc);

create index listing_log_by_day on listing_log (occurred_at) where kind in ('listing.published', 'listing.statusChanged');
create index listing_on_market on listing (listing_type) where status_type = 'available';
create index enquiry_by_day on enquiry (received_at);
create index mail_by_day on mail (created_at);
