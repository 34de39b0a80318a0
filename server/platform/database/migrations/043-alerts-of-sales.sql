-- Alerts for sold and leased searches: 3 sold, 4 leased.
alter table alert_place drop constraint alert_place_mode_check, add constraint alert_place_mode_check check (mode between 1 and 4);
alter table alert_box drop constraint alert_box_mode_check, add constraint alert_box_mode_check check (mode between 1 and 4);
create index alert_box_sold_by_area on alert_box using gist (area) where mode = 3;
create index alert_box_leased_by_area on alert_box using gist (area) where mode = 4;

alter table alert_match drop constraint alert_match_kind_check, add constraint alert_match_kind_check
  check (kind in ('listed', 'priceChanged', 'relisted', 'changed', 'completed'));
