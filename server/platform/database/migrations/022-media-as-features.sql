-- Videos and virtual tours are searched as features are: bits 38 and 39 (domain/lookups/features). Sold homes are shown by the
-- day of their sale.

update listing_search
set features = features | (has_videos::int::bigint << 38) | (has_virtual_tour::int::bigint << 39)
where has_videos or has_virtual_tour;

create index listing_search_by_completion on listing_search (mode, completed_on desc nulls last, boost desc, listing_id desc)
  where mode in (3, 4);
