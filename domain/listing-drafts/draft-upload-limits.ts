/** Of a member. */
export const MOST_PICTURES_A_DAY = 200
export const MOST_DOCUMENTS_A_DAY = 60

export const LONGEST_FILE_NAME = 120

/** Pixels of the longer side of a picture that is stored. */
export const LARGEST_SIDE = 2400

/** Milliseconds after which a file that its draft does not name is removed. */
export const UNNAMED_FILE_TERM = 30 * 24 * 3_600_000
