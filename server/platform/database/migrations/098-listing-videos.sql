-- Videos that the portal makes from the photos of listings.

create table listing_video (
  listing_id integer primary key references listing (id) on delete cascade,
  state text not null check (state in ('asked', 'running', 'done', 'failed')),
  failure text check (failure in ('photoMissing', 'photosChanged', 'programFailed', 'tooLarge', 'tooSlow')),
  asked_at timestamptz not null,
  started_at timestamptz,
  attempts integer not null default 0,
  next_identifier uuid not null,
  identifier uuid unique,
  photos jsonb not null default '[]',
  byte_count integer,
  is_visible boolean not null default true,
  check ((state = 'failed') = (failure is not null)),
  check ((identifier is null) = (byte_count is null))
);
comment on table listing_video is 'The video of a listing: what became of the last that staff asked for, and the file that was made last';
comment on column listing_video.next_identifier is 'The name of the file that is being made, the same for each attempt';
comment on column listing_video.photos is 'The photos that the file shows';
create index listing_video_by_age on listing_video (asked_at, listing_id);
create index listing_video_unfinished on listing_video (listing_id) where state in ('asked', 'running');
