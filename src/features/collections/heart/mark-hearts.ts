import { saveLabel } from '#src/shared/listing/heart.copy.ts'
import { isSaved } from '#src/shared/member-list/collections/saved-listings.ts'
import { heartCopy } from './heart.copy.ts'
import { heartSelector, listingIdOf } from './heart-of.ts'

const { savedLabel } = heartCopy

const beginnings = [savedLabel(''), saveLabel('')] as const

/**
 * Marks the hearts of the homes that are saved. The marks are attributes that React does not change by itself, so cards carry no
 * state for them, and nothing moves.
 */
export function markHearts(root: ParentNode): void {
  for (const heart of root.querySelectorAll<HTMLElement>(heartSelector)) {
    const listingId = listingIdOf(heart)
    const isPressed = listingId !== null && isSaved(listingId)
    if (heart.ariaPressed === String(isPressed)) continue
    heart.ariaPressed = String(isPressed)
    const label = heart.ariaLabel ?? ''
    const beginning = beginnings.find((each) => label.startsWith(each)) ?? ''
    const listing = label.slice(beginning.length)
    heart.ariaLabel = isPressed ? savedLabel(listing) : saveLabel(listing)
  }
}
