-- Staff see whether an email of an alert arrived, and how many notifications there were a day.

alter table alert_notification add column mail_id integer references mail (id) on delete set null;
comment on column alert_notification.mail_id is 'Null for a push notification, and for emails of before this migration';
create index alert_notification_by_mail on alert_notification (mail_id) where mail_id is not null;
create index alert_notification_by_day on alert_notification (created_at);
create index alert_notification_of_alert on alert_notification (alert_id, id desc) where alert_id is not null;
drop index alert_notification_by_alert;
