/** The figures of docs/product.md, section 6.8. */
export const MOST_POINTS = 5
export const LEAST_POINT = 2
export const LONGEST_POINT = 60
export const FIRST_YEAR = 1900
export const LONGEST_QUOTE = 160
export const RANKING_PAGE_SIZE = 20
/** Votes that double weigh as much as this. */
export const USEFUL_TERM = 182 * 24 * 60 * 60 * 1000
