import type { BadgeName } from './badge-counts.ts'

/** What a badge of a menu counts, after the number. */
export const menuBadgeCopy: Readonly<Record<BadgeName, (count: number) => string>> = {
  alerts: (count) => (count === 1 ? 'new home' : 'new homes'),
  enquiries: (count) => (count === 1 ? 'new enquiry' : 'new enquiries'),
  invitations: (count) => (count === 1 ? 'invitation' : 'invitations'),
  moderation: () => 'to read',
}

/** The menu button with what is new behind it: "Open menu, 3 new". */
export const menuButtonName = (name: string, text: string): string => `${name}, ${text} new`
