import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isPrincipal = false

/** Whether the member who is there is a principal of their office; false until somebody has told. */
export const useIsPrincipal = (): boolean => useSyncExternalStore(subscribe, read, read)

export function publishIsPrincipal(next: boolean): void {
  if (next === isPrincipal) return
  isPrincipal = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => isPrincipal
