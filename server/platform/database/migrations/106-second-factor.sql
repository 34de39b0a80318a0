-- What members prove themselves with beside their password, and the codes for when it is lost.

create table member_second_factor (
  member_id integer primary key references member (id) on delete cascade,
  secret bytea not null,
  made_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer,
  check ((confirmed_at is null) = (last_step is null))
);
comment on column member_second_factor.secret is 'Encrypted with a key of the server';
comment on column member_second_factor.confirmed_at is 'From then on no session begins without it';
comment on column member_second_factor.last_step is 'The step of time of the newest code that was used: no code of it or before is taken again';

create table member_recovery_code (
  member_id integer not null references member_second_factor (member_id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (member_id, code_hash)
);
