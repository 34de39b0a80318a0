import { AcceptAnswerDocument } from '#src/api/generated/documents/accept-answer.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { PostToggle } from '#src/shared/posts/post-toggle.tsx'
import { OwnHelpful } from '#src/shared/posts/votes/own-helpful.tsx'
import { HelpfulToggle } from '#src/shared/posts/votes/helpful-toggle.tsx'
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
  const thread = useOwnThread(questionId)
  const execute = useExecute()
  const readAgain = useReadQuestionsAgain()
  const { postId, votes, isAccepted } = answer
  const author = answer.author?.name ?? copy.formerMember
  const isOwn = thread?.posts.some((own) => own.postId === postId) ?? false
  return (
    <>
      {isOwn ? (
        <OwnHelpful count={votes} />
      ) : (
        <HelpfulToggle
          post={{ postId, of: 'post' }}
          isOn={thread?.votedIds.includes(postId) ?? false}
          count={votes}
          label={copy.voteLabel(author)}
          readAgain={readAgain}
        />
      )}
      {isOfQuestion && thread?.isAuthor && (
        <PostToggle
          name={`accept ${postId}`}
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
