import { useQueryClient } from '@tanstack/react-query'
import { AcceptAnswerDocument } from '#src/api/generated/documents/accept-answer.ts'
import { VoteForAnswerDocument } from '#src/api/generated/documents/vote-for-answer.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { HelpfulToggle, PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { readQuestionsAgain } from './question-calls.ts'
import { useOwnThread } from './use-own-thread.ts'
import { writeCopy as copy } from './write.copy.ts'

type Props = {
  questionId: number
  answer: { postId: number; votes: number; isAccepted: boolean; isOfQuestion: boolean }
  author: string
}

/** Whether an answer helps its reader, and whether it is the one that who asked accepts. */
export function AnswerToggles({ questionId, answer, author }: Props) {
  const { isMember, thread } = useOwnThread(questionId)
  const execute = useExecute()
  const queryClient = useQueryClient()
  const { postId, votes, isAccepted, isOfQuestion } = answer
  const isOwn = thread?.posts.some((own) => own.postId === postId) ?? false
  return (
    <>
      {!isOwn && (
        <HelpfulToggle
          isMember={isMember}
          isOn={thread?.votedIds.includes(postId) ?? false}
          count={votes}
          label={copy.voteLabel(author)}
          set={async (isGiven) => {
            await execute(VoteForAnswerDocument, { postId, isGiven })
            await readQuestionsAgain(queryClient)
          }}
        />
      )}
      {isOfQuestion && thread?.isAuthor && (
        <PostToggle
          isMember
          isOn={isAccepted}
          label={copy.acceptLabel(author)}
          set={async (isChosen) => {
            await execute(AcceptAnswerDocument, { postId, isAccepted: isChosen })
            await readQuestionsAgain(queryClient)
          }}
        >
          {(isOn) => (isOn ? copy.unaccept : copy.accept)}
        </PostToggle>
      )}
    </>
  )
}
