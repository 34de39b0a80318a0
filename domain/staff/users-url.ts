export const USERS_PATH = '/admin/user'

/** The page of staff about a member. */
export const formatUserUrl = (id: number): `${typeof USERS_PATH}/${number}` => `${USERS_PATH}/${id}`
