-- The rows by which alerts are found say whose alert it is and how it takes prices, and whether they say all that it looks for: then
-- nothing of the alert itself is read to know that a listing fits. Alerts that wait or were deleted have no such rows. Those from before are
-- read until they are changed.
delete from alert_place using alert where alert.id = alert_place.alert_id and (alert.is_paused or alert.deleted_at is not null);
delete from alert_box using alert where alert.id = alert_box.alert_id and (alert.is_paused or alert.deleted_at is not null);

alter table alert_place
  add column member_id integer, add column is_partly_in_range boolean, add column is_whole boolean not null default false;
update alert_place set member_id = alert.member_id, is_partly_in_range = alert.is_partly_in_range
from alert where alert.id = alert_place.alert_id;
alter table alert_place
  alter column member_id set not null, alter column is_partly_in_range set not null, alter column is_whole drop default,
  drop constraint alert_place_pkey,
  add primary key (kind, place_id, mode, alert_id)
    include (price_min, price_max, bedroom_bits, property_type_bits, member_id, is_partly_in_range, is_whole);

alter table alert_box
  add column member_id integer, add column is_partly_in_range boolean, add column is_whole boolean not null default false;
update alert_box set member_id = alert.member_id, is_partly_in_range = alert.is_partly_in_range
from alert where alert.id = alert_box.alert_id;
alter table alert_box
  alter column member_id set not null, alter column is_partly_in_range set not null, alter column is_whole drop default;
