import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { SendPostInput } from '#machines/post-editor/post-editor.ts'
import type { ReviewForm as Form } from '#machines/review-editor/review-editor.machine.ts'
import { WriteRequestedReviewDocument } from '#src/api/generated/documents/write-requested-review.ts'
import type { ReviewInvitationQuery } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { editorCopy, invitationCopy as copy } from '../editor.copy.ts'
import { emptyReviewDraft, fieldOfAddress, reviewEditor } from '../write/review-editor.ts'
import { ReviewForm } from '../write/review-form.tsx'
import { sendPost } from '#src/shared/posts/send-post.ts'
import { SentReviewNotice } from '../write/sent-review.tsx'

type Invitation = NonNullable<ReviewInvitationQuery['reviewInvitation']>
type Props = { uniqueIdentifier: string; invitation: Invitation }

/** The review of a client who was asked by mail. */
export function RequestedReview({ uniqueIdentifier, invitation }: Props) {
  const execute = useExecute()
  const { serviceProvidedType, propertyAddress, clientName, agent } = invitation
  const send = ({ form }: SendPostInput<Form>) =>
    sendPost(
      async () => {
        const { name, ...draft } = form
        const review = { ...draft, statistics: [...draft.statistics] }
        const input = { uniqueIdentifier, name: name ?? clientName, review }
        const { writeRequestedReview } = await execute(WriteRequestedReviewDocument, { input })
        emit('agent.reviewed', { agentId: agent.id })
        return { became: writeRequestedReview.isPublished ? 'published' : 'held', path: null }
      },
      { form, fieldOfMessage: fieldOfAddress },
    )
  const draft = { ...emptyReviewDraft, serviceProvidedType, propertyAddress: propertyAddress ?? '' }
  return (
    <reviewEditor.Provider
      subject={`request-${uniqueIdentifier.split('-')[0] ?? ''}`}
      form={{ ...draft, name: clientName }}
      needsMember={false}
      send={send}
    >
      <Written agent={agent} />
    </reviewEditor.Provider>
  )
}

function Written({ agent }: Pick<Invitation, 'agent'>) {
  const stage = reviewEditor.useStage()
  if (stage !== 'sent' && stage !== 'sentElsewhere') return <ReviewForm asksAbout={false} sendLabel={editorCopy.send} />
  return (
    <Stack>
      <SentReviewNotice />
      <Link href={agentReviewsPath(agent.username)} isStandalone>
        {copy.reviewsOf(agent.name)}
      </Link>
    </Stack>
  )
}
