import { withoutContacts } from '../posts/contacts-in-text.ts'
import { type Claims, hasClaim } from '../permissions/claims.ts'
import type { StaffActionKind } from './staff-actions.ts'

/** What staff do with a change that could not be taken (docs/product.md, section 30). */
export type DeadLetterAct = 'retry' | 'discard'

const kinds: Readonly<Record<DeadLetterAct, StaffActionKind>> = {
  retry: 'retryDeadLetter',
  discard: 'discardDeadLetter',
}

export const kindOfDeadLetterAct = (act: DeadLetterAct): StaffActionKind => kinds[act]

/** Whether somebody sees what the portal does later, and looks after what it could not do. */
export const mayLookAfterJobs = (claims: Claims): boolean => hasClaim(claims, 'listings_permission', 'CanManageAny')

/** What failed, as staff read it: addresses and telephone numbers of members may be in it. */
export const shownError = (error: string): string => withoutContacts(error)
