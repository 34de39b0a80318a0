-- What is sent to members, whatever it is about. A row of pending_notification is an event that one member is to be notified of; the
-- event says what happened. Marked in the transaction that queues the message.
create table pending_notification (
  kind text not null,
  member_id integer not null references member (id) on delete cascade,
  event_id bigint not null,
  occurred_at timestamptz not null,
  mailed_at timestamptz,
  pushed_at timestamptz,
  primary key (kind, member_id, event_id)
);
create index pending_notification_to_mail on pending_notification (kind, member_id, occurred_at) where mailed_at is null;
create index pending_notification_to_push on pending_notification (kind, member_id, occurred_at) where pushed_at is null;
create index pending_notification_by_member on pending_notification (member_id);
create index pending_notification_by_time on pending_notification (occurred_at);

-- A server of the last release records here until it is replaced; the table goes with the release after this one.
create function move_collection_news() returns trigger language plpgsql as $$
begin
  insert into pending_notification (kind, member_id, event_id, occurred_at, mailed_at, pushed_at)
  values ('collections', new.member_id, new.event_id, new.occurred_at, new.mailed_at, new.pushed_at)
  on conflict do nothing;
  return null;
end $$;
create trigger collection_news_moved before insert on collection_news for each row execute function move_collection_news();

with moved as (delete from collection_news returning *)
insert into pending_notification (kind, member_id, event_id, occurred_at, mailed_at, pushed_at)
select 'collections', member_id, event_id, occurred_at, mailed_at, pushed_at from moved;

-- The record of what was sent is of every kind since collections.
alter table alert_notification add column kind text not null default 'alerts';
update alert_notification set kind = 'collections' where alert_id is null;
comment on table alert_notification is 'What members were sent, of every kind';
comment on column alert_notification.alert_name is 'The name that the sender had then, such as an alert or a collection';
comment on column alert_notification.listing_count is 'How many things it was about, such as listings';
