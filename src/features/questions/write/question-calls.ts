import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { WrittenKind } from '#domain/posts/post-limits.ts'
import type { SendPostInput } from '#machines/post-editor/post-editor.ts'
import type { QuestionForm } from '#machines/question-editor/question-editor.machine.ts'
import { AnswerQuestionDocument } from '#src/api/generated/documents/answer-question.ts'
import { AskQuestionDocument } from '#src/api/generated/documents/ask-question.ts'
import { CommentOnAnswerDocument } from '#src/api/generated/documents/comment-on-answer.ts'
import { LocationQuestionIndexDocument } from '#src/api/generated/documents/location-question-index.ts'
import { OwnThreadDocument } from '#src/api/generated/documents/own-thread.ts'
import { QuestionIndexDocument } from '#src/api/generated/documents/question-index.ts'
import { QuestionItemDocument } from '#src/api/generated/documents/question-item.ts'
import { UpdatePostDocument } from '#src/api/generated/documents/update-post.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { becameOf, sendPost } from '#src/shared/posts/send-post.ts'

/** What a post is about: a suburb that is asked about, a post that is replied to, or one's own that is changed. */
export type PostSubject =
  | { kind: 'ask'; locationUri: string }
  | { kind: Extract<WrittenKind, 'answer' | 'comment'>; postId: number }
  | { kind: 'change'; postId: number }

/** Sends a post as its subject wants it; then what shows posts is read again. */
export function useSendPost(subject: PostSubject) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const write = async ({ form: { kind, title, content }, idempotencyKey }: SendPostInput<QuestionForm>) => {
    if (subject.kind === 'ask') {
      const { locationUri: locationUniqueUri } = subject
      const isDiscussion = kind === 'discussion'
      const input = { locationUniqueUri, idempotencyKey, isDiscussion, title, content }
      return (await execute(AskQuestionDocument, { input })).askQuestion.post
    }
    const { postId } = subject
    if (subject.kind === 'change') {
      return (await execute(UpdatePostDocument, { input: { postId, title, content } })).updatePost.post
    }
    const input = { postId, idempotencyKey, content }
    return subject.kind === 'answer'
      ? (await execute(AnswerQuestionDocument, { input })).answerQuestion.post
      : (await execute(CommentOnAnswerDocument, { input })).commentOnAnswer.post
  }
  return (input: SendPostInput<QuestionForm>) =>
    sendPost(async () => {
      const { status, path } = await write(input)
      void readQuestionsAgain(queryClient)
      return { became: becameOf(status), path }
    })
}

const hashes: ReadonlySet<unknown> = new Set(
  [LocationQuestionIndexDocument, OwnThreadDocument, QuestionIndexDocument, QuestionItemDocument].map(documentHash),
)

const isOfQuestions = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => hashes.has(queryKey[0])

/** What was asked before a post was there may not stand for what is there now. */
export async function readQuestionsAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate: isOfQuestions })
  await queryClient.invalidateQueries({ predicate: isOfQuestions })
}
