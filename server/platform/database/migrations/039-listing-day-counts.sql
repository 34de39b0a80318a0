-- How often each home was viewed, enquired about and saved on each day at the property. Nothing here says who did it.
create table listing_day_count (
  listing_id integer not null references listing (id) on delete cascade,
  counted_on date not null,
  views integer not null default 0 check (views >= 0),
  enquiries integer not null default 0 check (enquiries >= 0),
  saves integer not null default 0 check (saves >= 0),
  last_event_id bigint not null default 0,
  primary key (listing_id, counted_on)
);
comment on column listing_day_count.last_event_id is 'The last change that was counted here: one that comes a second time counts no more';
create index listing_day_count_by_day on listing_day_count (counted_on);
