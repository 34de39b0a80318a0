-- Homes that members do not want to see any more: left out of what their alerts find and tell, and of their searches.

create table hidden_listing (
  member_id integer not null references member (id) on delete cascade,
  listing_id integer not null references listing (id) on delete cascade,
  hidden_at timestamptz not null,
  primary key (member_id, listing_id)
);
create index hidden_listing_by_listing on hidden_listing (listing_id);
