import { useSyncExternalStore } from 'react'

type UnsentVote = { postId: number; isGiven: boolean }

let unsent: readonly UnsentVote[] = []
const listeners = new Set<() => void>()

/** The votes of the member who is there that the portal does not have yet. */
export function setUnsentVotes(votes: readonly UnsentVote[]): void {
  unsent = votes
  for (const listener of listeners) listener()
}

/** The member's vote for a post that is still to be sent; null for none. */
export const useUnsentVote = (postId: number): boolean | null =>
  useSyncExternalStore(
    follow,
    () => unsent.find((vote) => vote.postId === postId)?.isGiven ?? null,
    () => null,
  )

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
