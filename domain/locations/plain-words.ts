/** Longer texts name no place: the rest is not read. */
export const LONGEST_PLACE_TEXT = 100

/** Lower-case words of letters and digits with single spaces; marks and apostrophes vanish. At most 100 characters. */
export const plainWords = (text: string): string =>
  text
    .slice(0, LONGEST_PLACE_TEXT)
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`.]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, LONGEST_PLACE_TEXT)
    .trim()
