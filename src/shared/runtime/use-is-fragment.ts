import { useSyncExternalStore } from 'react'

/** Whether the fragment of the URL is this one, which the server does not know. */
export const useIsFragment = (id: string): boolean =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash === `#${id}`,
    () => false,
  )

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
