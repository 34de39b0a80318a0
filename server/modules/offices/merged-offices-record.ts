type OfficeColumn =
  `${'agent' | 'colleague' | 'feed_agency' | 'feed_key' | 'feed_upload' | 'listing' | 'listing_draft'}.office_id`

/**
 * The office that a column names, else the one that took it over, however often that happened in turn: what agents are shown
 * with. A subquery for a list of columns or a condition.
 */
export const currentOffice = (column: OfficeColumn): string => `(
  with recursive succession as (
    select office.id, office.merged_into_id, 0 as steps from office where office.id = ${column}
    union all
    select successor.id, successor.merged_into_id, succession.steps + 1
    from succession join office successor on successor.id = succession.merged_into_id
    where succession.steps < 10
  )
  select succession.id from succession order by succession.steps desc limit 1
)`

/** An office and those that were merged into it, however often that happened in turn: the other way round, for `in` with an index. */
export const officesMergedInto = (officeId: '$1' | '$2'): string => `(
  with recursive merged as (
    select ${officeId}::int as id
    union
    select office.id from office join merged on office.merged_into_id = merged.id
  )
  select id from merged
)`
