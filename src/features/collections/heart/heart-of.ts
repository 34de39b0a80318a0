export const heartSelector = 'button[data-deferred="heart"]'

/** The heart that an event is about. */
export const heartAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(heartSelector) : null

/** Which home a heart saves: its own, or that of the card around it. */
export function listingIdOf(heart: HTMLElement): number | null {
  const id = Number(heart.closest<HTMLElement>('[data-listing-id]')?.dataset['listingId'])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
