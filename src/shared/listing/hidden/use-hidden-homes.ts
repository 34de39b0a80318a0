import { useSyncExternalStore } from 'react'
import { onHiddenHomesChange, readHiddenHomes } from './hidden-homes.ts'

/** The homes that whoever is there hides; none on the server. */
export const useHiddenHomes = () => useSyncExternalStore(onHiddenHomesChange, readHiddenHomes, readHiddenHomes)
