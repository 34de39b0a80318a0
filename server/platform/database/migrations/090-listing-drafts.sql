-- Listings that agents type in, with what of them is not published yet (docs/product.md, section 31).

create table listing_draft (
  id uuid primary key,
  office_id integer not null references office (id),
  listing_id integer unique references listing (id) on delete cascade,
  content jsonb not null,
  published_content jsonb,
  revision integer not null default 1 check (revision > 0),
  created_by_id integer references member (id) on delete set null,
  changed_by_id integer references member (id) on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((listing_id is null) = (published_content is null))
);
comment on column listing_draft.content is 'As it was typed, right or wrong';
comment on column listing_draft.published_content is 'As the page of the listing shows it; null before it is published';
create index listing_draft_by_office on listing_draft (office_id, changed_at desc, id);
create index listing_draft_by_creator on listing_draft (created_by_id);
create index listing_draft_by_editor on listing_draft (changed_by_id);

-- A picture that an agent uploaded has its draft in place of a listing; what is named by nobody is removed later than one of a feed.
alter table listing_picture add column draft_id uuid references listing_draft (id) on delete set null;
alter table listing_picture add column uploaded_by_id integer references member (id) on delete set null;
alter table listing_picture add column uploaded_at timestamptz;
create index listing_picture_by_draft on listing_picture (draft_id) where draft_id is not null;
create index listing_picture_by_uploader on listing_picture (uploaded_by_id, uploaded_at) where uploaded_by_id is not null;

create table listing_document (
  identifier uuid primary key,
  draft_id uuid references listing_draft (id) on delete set null,
  file_name text not null check (file_name <> ''),
  uploaded_by_id integer references member (id) on delete set null,
  uploaded_at timestamptz not null,
  unnamed_at timestamptz
);
comment on table listing_document is 'Documents of listings in the object store';
comment on column listing_document.unnamed_at is 'Since when its draft does not name it; null while it does';
create index listing_document_by_draft on listing_document (draft_id);
create index unnamed_listing_document on listing_document (unnamed_at) where unnamed_at is not null;
create index listing_document_by_uploader on listing_document (uploaded_by_id, uploaded_at);
