-- Uploads as offices and staff look at them, and files that are sent by hand again after a lost answer.

update feed_upload set idempotency_key = null where key_id is null;
create unique index feed_upload_by_hand on feed_upload (member_id, idempotency_key)
  where key_id is null and idempotency_key is not null;
create index feed_upload_latest on feed_upload (received_at desc, id desc);
create index feed_result_by_outcome on feed_result (upload_id, outcome, position);
