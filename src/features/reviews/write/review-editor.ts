import { serviceTypes, statisticTypes, type ReviewDraft } from '#domain/reviews/review-types.ts'
import { type ReviewForm, reviewEditorMachine } from '#machines/review-editor/review-editor.machine.ts'
import { postEditor } from '#src/shared/posts/post-editor.tsx'

export const emptyReviewDraft: ReviewDraft = {
  title: '',
  content: '',
  rating: 0,
  statistics: [],
  serviceProvidedType: 'sale',
  propertyAddress: '',
  evidence: '',
}

/** The subject is the agent, the review that is changed, or the request. */
export const reviewEditor = postEditor(reviewEditorMachine, { kind: 'review', formFrom })

function formFrom(found: unknown): ReviewForm {
  // Each part is looked at before it is taken.
  const given = Object(found) as Record<keyof ReviewForm, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const statistics: unknown[] = Array.isArray(given.statistics) ? given.statistics : []
  return {
    name: typeof given.name === 'string' ? given.name : null,
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

/** What the server alone can find wrong is the address. */
export const fieldOfAddress = (message: string): string | null =>
  /suburb|for this home|naming a home/.test(message) ? 'propertyAddress' : null
