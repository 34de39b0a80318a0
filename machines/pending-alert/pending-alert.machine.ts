import { createPendingSubmission } from '../pending-submission/pending-submission.ts'

export type CreatedAlert = { id: string; name: string; path: string }

/**
 * The alert that a visitor saved before logging in, from then until the member has it; it stands in storage, not here.
 * Created once: one tab at a time, always under the key it was saved with. It leaves storage only after the portal has it, or when
 * the visitor lets go of it. Then what the page shows of alerts is read again. Whatever fails is tried again when the network or the
 * member is back, and every half minute. Lives as long as the page; a reload begins again with what storage holds. Owned by the
 * feature of alerts.
 */
export const pendingAlertMachine = createPendingSubmission<CreatedAlert>('pendingAlert')
