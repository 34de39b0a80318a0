import { useSyncExternalStore } from 'react'
import { isSaved, onSavedChange } from './saved-listings.ts'

/** Whether whoever is there has saved a home; false until the browser knows. */
export const useIsSaved = (listingId: number): boolean =>
  useSyncExternalStore(
    onSavedChange,
    () => isSaved(listingId),
    () => false,
  )
