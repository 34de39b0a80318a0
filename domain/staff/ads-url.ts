export const ADS_PATH = '/admin/ads'

/** The page of staff about an ad. */
export const formatStaffAdUrl = (id: number): `${typeof ADS_PATH}/${number}` => `${ADS_PATH}/${id}`
