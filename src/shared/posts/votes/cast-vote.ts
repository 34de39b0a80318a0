import type { OutboxChange } from '#machines/outbox/outbox-entries.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { addToOutbox, onOutboxAnswer } from '#src/shared/outbox/outbox-actor.ts'

export type Vote = Omit<Extract<OutboxChange, { kind: 'vote' }>, 'kind'>

/** Sends a vote as soon as there is a connection; resolves to what the portal says against it, null for nothing. */
export function castVote(vote: Vote, execute: ExecuteDocument): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = onOutboxAnswer(({ change }, output) => {
      // A later vote for the same post may have taken the place of this one.
      if (change.kind !== 'vote' || change.postId !== vote.postId) return
      stop()
      resolve(output.ok || output.reason !== 'REFUSED' ? null : output.message)
    })
    addToOutbox({ kind: 'vote', ...vote }, { execute })
  })
}
