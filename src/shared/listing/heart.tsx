import { saveLabel } from './heart.copy.ts'
import { heart } from './heart.css.ts'

/**
 * Saves the home of the nearest element with its `data-listing-id`. What answers it, and whether the home is saved, comes late
 * (features/collections/heart); as a region of its own it keeps a press until then.
 */
export const Heart = ({ listing }: { listing: string }) => (
  <button type="button" data-deferred="heart" className={heart} aria-label={saveLabel(listing)} />
)
