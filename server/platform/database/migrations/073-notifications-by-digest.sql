-- What a member is to be told by digest waits until then.
alter table pending_notification add column due_at timestamptz;
comment on column pending_notification.due_at is 'When its digest goes out; null for at once';
