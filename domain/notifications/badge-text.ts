import { LARGEST_BADGE_COUNT } from '../lookups/limits.ts'

/**
 * What a notification badge shows: the number up to 50, then "50+"; null where there is nothing to tell of (docs/product.md, section 15.3).
 * Anything that is no whole number above zero tells of nothing.
 */
export function badgeText(count: number): string | null {
  if (!Number.isInteger(count) || count <= 0) return null
  return count > LARGEST_BADGE_COUNT ? `${LARGEST_BADGE_COUNT}+` : String(count)
}
