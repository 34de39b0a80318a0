import type { SendPostInput } from '#machines/post-editor/post-editor.ts'
import type { QuestionForm } from '#machines/question-editor/question-editor.machine.ts'
import { AnswerQuestionDocument } from '#src/api/generated/documents/answer-question.ts'
import { AskQuestionDocument } from '#src/api/generated/documents/ask-question.ts'
import { CommentOnAnswerDocument } from '#src/api/generated/documents/comment-on-answer.ts'
import { UpdatePostDocument } from '#src/api/generated/documents/update-post.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import type { PostThread } from './post-thread.ts'
import { becameOf, sendPost } from '#src/shared/posts/send-post.ts'

/** What a post is about: a suburb that is asked about, a post that is replied to, or one's own that is changed. */
export type PostSubject =
  | { kind: 'ask'; locationUri: string }
  | { kind: 'answer' | 'comment'; postId: number }
  | { kind: 'change'; postId: number; readOwn: PostThread['readOwn'] }

/** Sends a post as its subject wants it; then what shows posts is read again. */
export function useSendPost(subject: PostSubject, readAgain: () => Promise<void>) {
  const execute = useExecute()
  const write = async ({ form, revision, idempotencyKey }: SendPostInput<QuestionForm>) => {
    const { kind, title, content } = form
    if (subject.kind === 'ask') {
      const { locationUri: locationUniqueUri } = subject
      const isDiscussion = kind === 'discussion'
      const input = { locationUniqueUri, idempotencyKey, isDiscussion, title, content }
      return (await execute(AskQuestionDocument, { input })).askQuestion.post
    }
    const { postId } = subject
    if (subject.kind === 'change') {
      return (await execute(UpdatePostDocument, { input: { postId, title, content, revision } })).updatePost.post
    }
    const input = { postId, idempotencyKey, content }
    return subject.kind === 'answer'
      ? (await execute(AnswerQuestionDocument, { input })).answerQuestion.post
      : (await execute(CommentOnAnswerDocument, { input })).commentOnAnswer.post
  }
  return (input: SendPostInput<QuestionForm>) =>
    sendPost(
      async () => {
        const { status, path } = await write(input)
        void readAgain()
        return { became: becameOf(status), path }
      },
      { form: input.form, readCurrent: subject.kind === 'change' ? () => readCurrent(subject, input.form) : undefined },
    )
}

async function readCurrent({ postId, readOwn }: Extract<PostSubject, { kind: 'change' }>, { kind }: QuestionForm) {
  const found = await readOwn(postId)
  if (found === undefined) return null
  const { title = '', content, status, revision } = found
  return { form: { kind, title, content }, revision, status }
}
