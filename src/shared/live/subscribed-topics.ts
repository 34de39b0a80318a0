import { formatLiveTopics, type LiveTopic } from '#domain/live/live-topics.ts'

const wanted = new Map<string, readonly LiveTopic[]>()
const listeners = new Set<() => void>()

/** What the parts of this tab want to hear of, each once. */
export const wantedTopics = (): LiveTopic[] => [...new Set([...wanted.values()].flat())].toSorted()

/** States what one part of the page wants to hear of from now on, in place of what it wanted before. */
export function wantTopics(part: string, topics: readonly LiveTopic[]): void {
  const before = formatLiveTopics(wantedTopics())
  wanted.set(part, topics)
  if (formatLiveTopics(wantedTopics()) === before) return
  for (const listener of listeners) listener()
}

/** Tells when it changes; returns how to stop. */
export function onWantedTopics(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
