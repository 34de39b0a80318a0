-- An e-mail address belongs to the account that confirmed it. Until then it is what the account's maker typed, and several
-- accounts may have typed the same one. Addresses from before this migration were never confirmed to us.

alter table member add column email_confirmed_at timestamptz;
alter table member drop constraint member_email_key;
create unique index member_by_confirmed_email on member (email) where email_confirmed_at is not null;
create index member_by_email on member (email, id);

create table email_link (
  token_hash bytea primary key,
  member_id integer not null references member (id) on delete cascade,
  kind text not null check (kind in ('confirm', 'undo')),
  -- The address that a confirmation proves, or the one that an undo brings back.
  email text not null check (email = lower(email)),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_link_by_member on email_link (member_id, kind);
create index email_link_by_email on email_link (email) where kind = 'undo';
