import { LONGEST_COMMENT, LONGEST_NOTE } from '#domain/collections/collection-limits.ts'
import { reactionTypes } from '#domain/lookups/collections.ts'
import type { ListingStage, OutboxChange, OutboxCurrent, OutboxEntry } from '#machines/outbox/outbox-entries.ts'

const states: readonly OutboxEntry['state'][] = ['waiting', 'conflict', 'refused']
const stages: readonly ListingStage[] = ['toInspect', 'inspected', 'applied', 'offerMade', 'noLonger']

/** An entry of storage as far as it can be one; null for anything else. */
export function outboxEntryFrom(text: string | null): OutboxEntry | null {
  const { id, memberId, at, change, state, current, message } = partsOf(parse(text))
  const changed = changeFrom(change)
  if (typeof id !== 'string' || !/^[\w-]{8,100}$/.test(id) || !isNumber(memberId) || changed === null) return null
  const found = currentFrom(current)
  const stood = states.find((each) => each === state) ?? 'waiting'
  return {
    id,
    memberId,
    at: isNumber(at) ? at : 0,
    change: changed,
    // A conflict with nothing is tried again.
    state: stood === 'conflict' && found === null ? 'waiting' : stood,
    current: found,
    message: typeof message === 'string' ? message : '',
  }
}

function changeFrom(found: unknown): OutboxChange | null {
  const { kind, listingId, collectionId, baseVersion, postId, isGiven, of } = partsOf(found)
  if (kind === 'vote') {
    if (!isNumber(postId) || typeof isGiven !== 'boolean') return null
    return { kind, postId, isGiven, of: of === 'agentReview' ? of : 'post' }
  }
  if (!isNumber(listingId)) return null
  const base = Number.isSafeInteger(baseVersion) ? Number(baseVersion) : 0
  if (kind === 'note') return { kind, listingId, baseVersion: base, ...noteFrom(found) }
  if (typeof collectionId !== 'string' || !/^\d{1,15}$/.test(collectionId)) return null
  if (kind === 'save' || kind === 'remove') return { kind, listingId, collectionId }
  return kind === 'react' ? { kind, listingId, collectionId, baseVersion: base, ...reactionFrom(found) } : null
}

function currentFrom(found: unknown): OutboxCurrent | null {
  const { kind, version } = partsOf(found)
  if (!Number.isSafeInteger(version)) return null
  if (kind === 'note') return { kind, version: Number(version), ...noteFrom(found) }
  return kind === 'react' ? { kind, version: Number(version), ...reactionFrom(found) } : null
}

function reactionFrom(found: unknown) {
  const { reactionType, comment } = partsOf(found)
  return {
    reactionType: reactionTypes.find((each) => each === reactionType) ?? null,
    comment: textFrom(comment, LONGEST_COMMENT),
  }
}

function noteFrom(found: unknown) {
  const { note, stage } = partsOf(found)
  return { note: textFrom(note, LONGEST_NOTE), stage: stages.find((each) => each === stage) ?? null }
}

const textFrom = (found: unknown, longest: number): string =>
  typeof found === 'string' ? [...found].slice(0, longest).join('') : ''

const isNumber = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) > 0

// Each part is looked at before it is taken.
const partsOf = (found: unknown) => Object(found) as Readonly<Record<string, unknown>>

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
