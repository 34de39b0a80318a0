import { fromPromise } from 'xstate'
import { emit } from '#src/shared/runtime/app-events.ts'
import type { CopyOutcome, ShareOutcome, SharingSubject } from '#machines/sharing/sharing.machine.ts'

/** The sheet of the system that shares; a visitor who closes it has cancelled. */
export const openNativeSheet = fromPromise<ShareOutcome, SharingSubject | null>(async ({ input }) => {
  if (input === null) return { ok: false, reason: 'FAILED' }
  try {
    const { title, text, url } = input
    await navigator.share({ title, text, url })
    return { ok: true }
  } catch (problem) {
    const isCancelled = problem instanceof DOMException && problem.name === 'AbortError'
    return { ok: false, reason: isCancelled ? 'CANCELLED' : 'FAILED' }
  }
})

export const copyLink = fromPromise<CopyOutcome, SharingSubject | null>(async ({ input }) => {
  if (input === null) return { ok: false }
  try {
    await navigator.clipboard.writeText(input.url)
    return { ok: true }
  } catch {
    return { ok: false }
  }
})

/** Tells the rest of the portal that a home was shared (docs/product.md, section 11.1); tracking listens for it on the window. */
export function logSharedListing(subject: SharingSubject | null): void {
  if (subject === null || subject.listingId === null) return
  const { listingId, pageType } = subject
  emit('listing.shared', { listingId, pageType })
}
