/** The figures of docs/product.md, sections 6.8 and 6.8.1. */
export const MOST_POINTS = 5
export const LEAST_POINT = 2
export const LONGEST_POINT = 60
export const FIRST_YEAR = 1900
export const MOST_PHOTOS = 6
/** In characters. */
export const LONGEST_CAPTION = 120
/** Pixels of the longer side of a photo as it is stored. */
export const PHOTO_SIDE = 1600
/** Photos that a member uploads in 24 hours. */
export const MOST_UPLOADS = 60
export const UPLOAD_TERM = 24 * 60 * 60 * 1000
/** How long a photo is stored that belongs to no review. */
export const UNUSED_PHOTO_TERM = 30 * 24 * 60 * 60 * 1000
export const LONGEST_QUOTE = 160
export const RANKING_PAGE_SIZE = 20
/** Votes that double weigh as much as this. */
export const USEFUL_TERM = 182 * 24 * 60 * 60 * 1000
