/** What is counted for the member, behind a link of the menus. */
export type BadgeName = 'alerts' | 'enquiries' | 'invitations' | 'moderation'

const counts = new Map<BadgeName, number>()
const listeners = new Set<() => void>()

/** How much is new; 0 until somebody has told. */
export const badgeCount = (name: BadgeName): number => counts.get(name) ?? 0

/** How much is new in all. */
export const badgeSum = (): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

export function setBadgeCount(name: BadgeName, count: number): void {
  if (badgeCount(name) === count) return
  counts.set(name, count)
  for (const listener of listeners) listener()
}

/** Tells when a count changes; returns how to stop. */
export function onBadgeCounts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
