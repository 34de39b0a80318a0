/**
 * Text as lower-case words of letters and digits joined by hyphens; marks and apostrophes vanish
 * ("O'Connor" is "oconnor"), anything else separates. Empty when nothing is left.
 */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`.]/gu, '')
    .replace(/&/g, ' and ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const LONGEST_SLUG = 120

/** True for lower-case words of letters and digits joined by single hyphens, at most 120 characters. */
export const isSlug = (text: string): boolean => text.length <= LONGEST_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)
