export const USERS_PATH = '/admin/user'

/** The page of staff about a member. */
export const formatUserUrl = (id: number): `${typeof USERS_PATH}/${number}` => `${USERS_PATH}/${id}`

/** The number of a member as it stands below the path of the page; null for none. */
export const readUserId = (below: string): number | null => (/^[1-9]\d{0,8}$/.test(below) ? Number(below) : null)
