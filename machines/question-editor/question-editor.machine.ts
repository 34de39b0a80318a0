import { checkPost, type PostDraft } from '#domain/posts/check-post.ts'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import { createPostEditor } from '#machines/post-editor/post-editor.ts'

/** A question, discussion, answer or comment as it is typed. */
export type QuestionForm = PostDraft & { kind: Exclude<WrittenKind, 'locationReview'> }

/** A question, discussion, answer or comment, from the first word to what became of it. */
export const questionEditorMachine = createPostEditor<QuestionForm>('questionEditor', {
  errorsOf: ({ kind, ...draft }) => checkPost(kind, draft),
})
