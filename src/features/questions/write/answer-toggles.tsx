import { AcceptAnswerDocument } from '#src/api/generated/documents/accept-answer.ts'
import { VoteForAnswerDocument } from '#src/api/generated/documents/vote-for-answer.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { HelpfulToggle, PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { writeCopy as copy } from '#src/shared/posts/write/write.copy.ts'
import { useOwnThread, useReadQuestionsAgain } from './use-own-thread.ts'

type Props = {
  questionId: number
  answer: { postId: number; votes: number; isAccepted: boolean; author?: { name: string } | null | undefined }
  /** Not of a discussion. */
  isOfQuestion: boolean
}

/** Whether an answer helps its reader, and whether it is the one that who asked accepts. */
export function AnswerToggles({ questionId, answer, isOfQuestion }: Props) {
  const { isMember, thread } = useOwnThread(questionId)
  const execute = useExecute()
  const readAgain = useReadQuestionsAgain()
  const { postId, votes, isAccepted } = answer
  const author = answer.author?.name ?? copy.formerMember
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
            await readAgain()
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
            await readAgain()
          }}
        >
          {(isOn) => (isOn ? copy.unaccept : copy.accept)}
        </PostToggle>
      )}
    </>
  )
}
