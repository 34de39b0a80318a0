/** The status of the homes that an `alert` looks for: an alert for a sold or leased search tells of those. */
export const MATCHED_STATUS = `case when alert.search ->> 'searchMode' in ('sold', 'leased') then 'completed' else 'available' end`
