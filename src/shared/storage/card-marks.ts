import './card-marks.css.ts'

export type CardMark = 'seen' | 'new' | 'arrived'

export type MarkFacts = {
  viewed: ReadonlySet<number>
  /** Those that came while the page was open. */
  arrived: ReadonlySet<number>
  /** Milliseconds since 1970; null on a first visit, when everything would be new. */
  previousVisitEndedAt: number | null
}

/** What a visitor is told of a home in a list: seen before, come while they looked, or listed after their last visit. */
export function markOf(card: { listingId: number; listedAt: number }, facts: MarkFacts): CardMark | null {
  if (facts.viewed.has(card.listingId)) return 'seen'
  if (facts.arrived.has(card.listingId)) return 'arrived'
  return facts.previousVisitEndedAt !== null && card.listedAt > facts.previousVisitEndedAt ? 'new' : null
}

/**
 * Marks every card on the page. A mark is an attribute that React does not know, shown by style alone: cards carry no
 * state for it, and what the server rendered stays as it is.
 */
export function markCards(root: ParentNode, facts: MarkFacts): void {
  for (const card of root.querySelectorAll<HTMLElement>('article[data-listing-id]')) {
    const { listingId, listedAt = '' } = card.dataset
    const mark = markOf({ listingId: Number(listingId), listedAt: Date.parse(listedAt) }, facts)
    if (mark === null) delete card.dataset['mark']
    else card.dataset['mark'] = mark
  }
}
