import type { ReactionType } from '#domain/lookups/collections.ts'

export type ListingStage = 'toInspect' | 'inspected' | 'applied' | 'offerMade' | 'noLonger'
type ReactionText = { reactionType: ReactionType | null; comment: string }
type NoteText = { note: string; stage: ListingStage | null }

/** `baseVersion`: the version that was on the screen when it was changed, 0 for none. */
export type OutboxChange =
  | { kind: 'save' | 'remove'; listingId: number; collectionId: string }
  | ({ kind: 'react'; listingId: number; collectionId: string; baseVersion: number } & ReactionText)
  | ({ kind: 'note'; listingId: number; baseVersion: number } & NoteText)
  /** Reviews of agents have an operation of their own. */
  | { kind: 'vote'; postId: number; isGiven: boolean; of: 'post' | 'agentReview' }

/** What the portal has in place of what a change was made from. */
export type OutboxCurrent =
  | ({ kind: 'react'; version: number } & ReactionText)
  | ({ kind: 'note'; version: number } & NoteText)

/** A change on its way; only its own member's session sends it. */
export type OutboxEntry = {
  id: string
  memberId: number
  /** Milliseconds since 1970; entries are sent in this order. */
  at: number
  change: OutboxChange
  /** A conflict and a refusal wait for the visitor, with everything they typed. */
  state: 'waiting' | 'conflict' | 'refused'
  /** In a conflict: what to show beside the change. */
  current: OutboxCurrent | null
  /** The portal's words for a refusal. */
  message: string
}

/** `version`: that of the saved text; null where there is none, or another tab has sent it. */
export type SendChangeOutput =
  | { ok: true; version: number | null }
  | { ok: false; reason: 'CONFLICT'; current: OutboxCurrent }
  | { ok: false; reason: 'REFUSED'; message: string }
  | { ok: false; reason: 'SESSION_ENDED' }

type NewEntry = Pick<OutboxEntry, 'id' | 'memberId' | 'at' | 'change'>

/**
 * The entries with one more. A change of what an earlier entry changes takes that one's place, unless that is being sent or
 * something else of the same home or post came between. What waits for the visitor is settled by it in any case. The same entry again
 * changes nothing.
 */
export function withChange(
  entries: readonly OutboxEntry[],
  added: NewEntry,
  sendingId: string | null,
): readonly OutboxEntry[] {
  if (entries.some(({ id }) => id === added.id)) return entries
  const entry: OutboxEntry = { ...added, state: 'waiting', current: null, message: '' }
  const others = entries.filter((each) => !isSettledBy(added, each))
  const before = others.findLast(
    ({ memberId, change, state }) =>
      state === 'waiting' && memberId === added.memberId && thingOf(change) === thingOf(added.change),
  )
  if (before === undefined || before.id === sendingId || !isOfSame(before.change, added.change)) {
    return inOrder([...others, entry])
  }
  return others.map((each) => (each === before ? { ...entry, at: each.at } : each))
}

/**
 * The entries after an answer to one of them: gone when it was taken, with what waited for the visitor to settle and is settled by
 * it; else as it stands with the portal.
 */
export function afterAnswer(
  entries: readonly OutboxEntry[],
  id: string,
  output: SendChangeOutput,
): readonly OutboxEntry[] {
  const answered = entries.find((entry) => entry.id === id)
  if (answered === undefined || (!output.ok && output.reason === 'SESSION_ENDED')) return entries
  // It has no words that could be lost.
  if (!output.ok && answered.change.kind === 'vote') return entries.filter((entry) => entry !== answered)
  if (!output.ok) {
    const next: Partial<OutboxEntry> =
      output.reason === 'CONFLICT'
        ? { state: 'conflict', current: output.current }
        : { state: 'refused', message: output.message }
    return entries.map((entry) => (entry === answered ? { ...entry, ...next } : entry))
  }
  return entries.flatMap((entry, index) =>
    entry === answered || (index < entries.indexOf(answered) && isSettledBy(answered, entry))
      ? []
      : [basedOn(entry, answered, output.version)],
  )
}

/** What is sent next for a member: the first that waits; undefined when there is nothing. */
export const nextEntry = (entries: readonly OutboxEntry[], memberId: number | null): OutboxEntry | undefined =>
  entries.find((entry) => entry.memberId === memberId && entry.state === 'waiting')

/** The order in which entries are sent. */
export const inOrder = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] =>
  entries.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))

/** Whether a change says anew what waits for the visitor. */
const isSettledBy = (
  later: Pick<OutboxEntry, 'memberId' | 'change'>,
  { memberId, change, state }: OutboxEntry,
): boolean => state !== 'waiting' && memberId === later.memberId && isOfSame(change, later.change)

/** What was changed on top of an entry that the portal has taken is made from its version. */
function basedOn(entry: OutboxEntry, taken: OutboxEntry, version: number | null): OutboxEntry {
  const { change } = entry
  if (version === null || entry.memberId !== taken.memberId || !isOfSame(change, taken.change)) return entry
  return 'baseVersion' in change ? { ...entry, change: { ...change, baseVersion: version } } : entry
}

/** Whether two changes are of the same text or vote, or of the same home in the same collection. */
const isOfSame = (one: OutboxChange, other: OutboxChange): boolean => subjectOf(one) === subjectOf(other)

/** What two changes of the same thing have in common. */
export function subjectOf(change: OutboxChange): string {
  const subject = change.kind === 'save' || change.kind === 'remove' ? 'place' : change.kind
  return [subject, thingOf(change), ...('collectionId' in change ? [change.collectionId] : [])].join(' ')
}

const thingOf = (change: OutboxChange): string =>
  change.kind === 'vote' ? `post ${change.postId}` : `listing ${change.listingId}`
