-- Links in emails name a place by its number: those that were sent before it was merged go on stopping what they said.
alter table former_location add column former_id integer unique;
comment on column former_location.former_id is 'The number of the place that was merged; null for one that was renamed';
