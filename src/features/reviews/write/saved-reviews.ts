import { serviceTypes, statisticTypes, type ReviewDraft } from '#domain/reviews/review-types.ts'
import type { SavedReview } from '#machines/review-editor/review-editor.machine.ts'
import { type StoredValue, storedValue } from '#src/shared/storage/stored-value.ts'

export const emptyReviewDraft: ReviewDraft = {
  title: '',
  content: '',
  rating: 0,
  statistics: [],
  serviceProvidedType: 'sale',
  propertyAddress: '',
  evidence: '',
}

/** What was typed and not yet sent, in this browser; `subject` is the agent, the review that is changed, or the request. */
export const savedReview = (subject: string): StoredValue<SavedReview | null> =>
  storedValue(`review:${subject}`, (found) => {
    // Each part is looked at before it is taken.
    const { draft, name, idempotencyKey } = Object(found) as Record<keyof SavedReview, unknown>
    if (typeof idempotencyKey !== 'string' || !/^[\w-]{16,100}$/.test(idempotencyKey)) return null
    return { draft: draftFrom(draft), name: typeof name === 'string' ? name : null, idempotencyKey }
  })

function draftFrom(found: unknown): ReviewDraft {
  // Each part is looked at before it is taken.
  const given = Object(found) as Record<keyof ReviewDraft, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const statistics: unknown[] = Array.isArray(given.statistics) ? given.statistics : []
  return {
    title: text(given.title),
    content: text(given.content),
    propertyAddress: text(given.propertyAddress),
    evidence: text(given.evidence),
    rating: starsFrom(given.rating),
    serviceProvidedType: serviceTypes.find((type) => type === given.serviceProvidedType) ?? 'sale',
    statistics: statisticTypes.flatMap((type) => {
      const stated = statistics.find((each) => Reflect.get(Object(each), 'type') === type)
      const rating = starsFrom(stated === undefined ? 0 : Reflect.get(Object(stated), 'rating'))
      return rating === 0 ? [] : [{ type, rating }]
    }),
  }
}

const starsFrom = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5 ? value : 0
