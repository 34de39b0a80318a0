/** Of the homes of an alert: the contract passes over at most 10,000. */
export const LARGEST_PAGE = 401
