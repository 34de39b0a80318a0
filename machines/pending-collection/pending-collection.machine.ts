import { createPendingSubmission } from '../pending-submission/pending-submission.ts'

/** `listingIds`: the homes that were handed over, the last one first. */
export type CreatedCollection = { id: string; name: string; path: string; listingIds: readonly number[] }

/**
 * The homes that a visitor saved before logging in, from then until the member has them; they stand in storage, not here.
 * Created once: one tab at a time, always under one key. They leave storage only after the portal has them, or when the visitor
 * lets go of them. What is to be counted of them is sent after that, once; its failure is not told to the visitor. Whatever fails
 * is tried again when the network or the member is back, and every half minute. Owned by the feature of collections.
 */
export const pendingCollectionMachine = createPendingSubmission<CreatedCollection>('pendingCollection')
