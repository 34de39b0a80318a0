/**
 * A condition in SQL on rows of listing_search: what an office offers, with the homes that are shown in a listing of another office
 * (docs/product.md, section 29.16).
 */
export const homesOfOffice = (row: string, officeId: string): string =>
  `(${row}.office_id = ${officeId} or ${row}.listing_id = any (array(
    select shown_in_id from listing where office_id = ${officeId} and status_type = 'available' and shown_in_id is not null
  )))`
