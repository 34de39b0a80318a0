/** Of `alert` and what it `found`: its member does not hide the home (docs/product.md, section 15.51). */
export const NOT_HIDDEN = `not exists (
  select from hidden_listing where hidden_listing.member_id = alert.member_id and hidden_listing.listing_id = found.listing_id)`
