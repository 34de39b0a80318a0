import { collectionErrors } from '#domain/collections/collection-errors.copy.ts'
import type { OutboxChange, OutboxCurrent, SendChangeOutput } from '#machines/outbox/outbox-entries.ts'
import { SaveCollectionReactionDocument } from '#src/api/generated/documents/save-collection-reaction.ts'
import { SaveListingNoteDocument } from '#src/api/generated/documents/save-listing-note.ts'
import { MarkAgentReviewHelpfulDocument } from '#src/api/generated/documents/mark-agent-review-helpful.ts'
import { VoteForAnswerDocument } from '#src/api/generated/documents/vote-for-answer.ts'
import { UpdateListingInCollectionsDocument } from '#src/api/generated/documents/update-listing-in-collections.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { refusalOf } from '#src/shared/member-list/refusal-of.ts'
import { readCurrent, type SendingParts } from './read-current.ts'

/**
 * Does one change on the portal; rejects when nobody can tell whether it was done. It can be done again: where the portal has
 * what was to be done already, because an answer was lost, that is no conflict.
 */
export async function sendChange(change: OutboxChange, parts: SendingParts): Promise<SendChangeOutput> {
  try {
    return { ok: true, version: await send(change, parts) }
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.code === 'CONFLICT' && 'baseVersion' in change) {
      return await comparedWithPortal(change, parts)
    }
    const refusal = refusalOf(problem)
    if (refusal === null) throw problem
    return refusal.reason === 'SESSION_ENDED'
      ? { ok: false, reason: 'SESSION_ENDED' }
      : { ok: false, reason: 'REFUSED', message: refusal.message }
  }
}

async function send(change: OutboxChange, { execute, member, signal }: SendingParts): Promise<number | null> {
  switch (change.kind) {
    case 'vote': {
      const { postId, isGiven } = change
      if (change.of === 'post') await execute(VoteForAnswerDocument, { postId, isGiven }, { signal })
      else {
        const vote = { reviewId: String(postId), isHelpful: isGiven }
        await execute(MarkAgentReviewHelpfulDocument, vote, { signal })
      }
      return null
    }
    case 'save':
    case 'remove': {
      const { listingId } = change
      const ids = [change.collectionId]
      const addToCollectionIds = change.kind === 'save' ? ids : []
      const removeFromCollectionIds = change.kind === 'save' ? [] : ids
      const places = { username: member.username, listingId, addToCollectionIds, removeFromCollectionIds }
      await execute(UpdateListingInCollectionsDocument, places, { signal })
      return null
    }
    case 'react': {
      const { listingId, collectionId, comment, reactionType, baseVersion } = change
      const input = { comment, reactionType, baseVersion }
      const answer = await execute(SaveCollectionReactionDocument, { collectionId, listingId, input }, { signal })
      const { reactions } = answer.saveCollectionReaction.listing
      return reactions.find(({ userId }) => userId === member.id)?.version ?? 0
    }
    case 'note': {
      const { listingId, note, stage, baseVersion } = change
      const variables = { listingId, input: { note, stage, baseVersion } }
      return (await execute(SaveListingNoteDocument, variables, { signal })).saveListingNote.listingNote.version
    }
  }
}

type Text = Extract<OutboxChange, { baseVersion: number }>

async function comparedWithPortal(change: Text, parts: SendingParts): Promise<SendChangeOutput> {
  const current = await readCurrent(change, parts)
  if (current === null) return { ok: false, reason: 'REFUSED', message: collectionErrors.changedMeanwhile }
  return isSameText(change, current)
    ? { ok: true, version: current.version }
    : { ok: false, reason: 'CONFLICT', current }
}

function isSameText(change: Text, current: OutboxCurrent): boolean {
  if (change.kind === 'note') {
    return current.kind === 'note' && change.note === current.note && change.stage === current.stage
  }
  return current.kind === 'react' && change.comment === current.comment && change.reactionType === current.reactionType
}
