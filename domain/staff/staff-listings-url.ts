export const STAFF_LISTINGS_PATH = '/admin/listings'

/** The page of staff about a listing. */
export const formatStaffListingUrl = (id: number): `${typeof STAFF_LISTINGS_PATH}/${number}` =>
  `${STAFF_LISTINGS_PATH}/${id}`

/** Those of an office or of an agent, by its number. */
export const formatStaffListingsUrl = (of: { office: number } | { agent: number }): string =>
  `${STAFF_LISTINGS_PATH}?${'office' in of ? `office=${of.office}` : `agent=${of.agent}`}`
