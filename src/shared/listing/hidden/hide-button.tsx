import { hideLabel } from './hide-button.copy.ts'
import { hideButton } from './hide-button.css.ts'

/**
 * Hides the home of the nearest element with its `data-listing-id`. What answers it comes late (features/hidden-listings); as a
 * region of its own it keeps a press until then.
 */
export const HideButton = ({ name }: { name: string }) => (
  <button
    type="button"
    data-deferred
    data-hide
    className={hideButton}
    aria-label={hideLabel(name)}
    title={hideLabel(name)}
  />
)
