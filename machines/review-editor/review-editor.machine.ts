import { checkReview, checkReviewerName } from '#domain/reviews/check-review.ts'
import type { ReviewDraft } from '#domain/reviews/review-types.ts'
import { createPostEditor } from '#machines/post-editor/post-editor.ts'

/** What is typed; the name is that of a client who was asked by mail, and null for a member. */
export type ReviewForm = ReviewDraft & { name: string | null }

/** The review of an agent, from the first word to what became of it. */
export const reviewEditorMachine = createPostEditor<ReviewForm>('reviewEditor', {
  errorsOf: ({ name, ...draft }) => [...(name === null ? [] : checkReviewerName(name)), ...checkReview(draft)],
})
