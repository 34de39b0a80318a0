-- Who is not told by email of their way to a Premier Agent.

create table premier_email_stop (
  member_id integer primary key references member (id) on delete cascade
);
comment on table premier_email_stop is 'Members who stopped the emails about Premier Agents';
