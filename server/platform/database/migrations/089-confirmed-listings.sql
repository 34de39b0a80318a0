-- When the agency of a listing last said that it is as shown, and who is not asked by email.

alter table listing
  add column confirmed_at timestamptz not null default now(),
  add column confirmation_asked_at timestamptz;
comment on column listing.confirmed_at is 'When its agency last said that it is as shown: published or changed it, named it in a feed, or confirmed it. No index, so that a confirmation writes none';
comment on column listing.confirmation_asked_at is 'When its agency was asked whether it is still as shown; null once that is confirmed';

update listing
set confirmed_at = greatest(
  listing.modified_at,
  (select feed_listing.confirmed_at from feed_listing where feed_listing.listing_id = listing.id)
)
where status_type = 'available';

alter table feed_listing drop column confirmed_at;

create table confirmation_email_stop (
  member_id integer not null references member (id) on delete cascade,
  office_id integer not null references office (id) on delete cascade,
  primary key (member_id, office_id)
);
comment on table confirmation_email_stop is 'Who is not asked by email to confirm the homes of an office';
create index confirmation_email_stop_by_office on confirmation_email_stop (office_id);
