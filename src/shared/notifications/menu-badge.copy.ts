import type { BadgeName } from './badge-counts.ts'

/** What a badge of a menu counts, after the number. */
export const menuBadgeCopy: Readonly<Record<BadgeName, string>> = {
  alerts: 'new homes',
  enquiries: 'new enquiries',
}
