import { useSyncExternalStore } from 'react'
import { onHiddenListingsChange, readHiddenListings } from './hidden-listings.ts'

/** The homes that whoever is there hides; none on the server. */
export const useHiddenListings = () =>
  useSyncExternalStore(onHiddenListingsChange, readHiddenListings, readHiddenListings)
