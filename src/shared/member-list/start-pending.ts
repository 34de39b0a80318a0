import { type Actor, createActor, fromPromise } from 'xstate'
import type { createPendingSubmission, SubmissionOutput } from '#machines/pending-submission/pending-submission.ts'
import type { Member } from '#src/api/session/member.ts'
import { preparePageNotice } from '#src/shared/page/page-notice.tsx'
import { currentMember, followMember } from '#src/shared/session/current-member.ts'

type Machine<Created> = ReturnType<typeof createPendingSubmission<Created>>
export type PendingActor<Created> = Actor<Machine<Created>>

type Parts<Created> = {
  /** Where it stands in local storage. */
  storageKey: string
  hasPending: () => boolean
  isUnfinished?: boolean
  create: (member: Member, signal: AbortSignal) => Promise<SubmissionOutput<Created>>
  /** What follows a creation; tried until it does not reject. */
  finish: () => Promise<unknown>
  clear: () => void
  announceCreated: (created: Created) => void
  announceFailure: (reason: 'UNREACHABLE' | 'REFUSED') => void
}

/** Begins the life on this page of what waits in storage for its member. */
export function startPending<Created>(machine: Machine<Created>, parts: Parts<Created>): PendingActor<Created> {
  preparePageNotice()
  let hasNotifiedFailure = false
  const actor = createActor(
    machine.provide({
      actors: {
        createPending: fromPromise<SubmissionOutput<Created>>(async ({ signal }) => {
          const member = currentMember()
          return member === null ? { ok: false, reason: 'SESSION_ENDED' } : parts.create(member, signal)
        }),
        finish: fromPromise<void>(async () => void (await parts.finish())),
      },
      actions: {
        clearPending: parts.clear,
        announceCreated: (_, output) => {
          hasNotifiedFailure = false
          if (output.ok && output.created !== null) parts.announceCreated(output.created)
        },
        announceFailure: (_, reason) => {
          // Each try says the same.
          if (hasNotifiedFailure) return
          hasNotifiedFailure = true
          parts.announceFailure(reason)
        },
      },
    }),
    {
      input: {
        hasMember: currentMember() !== null,
        hasPending: parts.hasPending(),
        isUnfinished: parts.isUnfinished ?? false,
      },
    },
  ).start()
  followMember((member) => actor.send({ type: member === null ? 'member.left' : 'member.arrived' }))
  window.addEventListener('online', () => actor.send({ type: 'network.returned' }))
  // Told of what other tabs do, and not of what this one does.
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== parts.storageKey) return
    actor.send({ type: parts.hasPending() ? 'submission.kept' : 'submission.takenElsewhere' })
  })
  return actor
}
