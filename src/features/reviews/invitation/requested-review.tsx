import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { SendReviewInput } from '#machines/review-editor/review-editor.machine.ts'
import { WriteRequestedReviewDocument } from '#src/api/generated/documents/write-requested-review.ts'
import type { ReviewInvitationQuery } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { editorCopy, invitationCopy as copy } from '../editor.copy.ts'
import { emptyReviewDraft } from '../write/saved-reviews.ts'
import { ReviewEditorProvider, useEditorStage } from '../write/review-editor.provider.tsx'
import { ReviewForm } from '../write/review-form.tsx'
import { sendReview } from '../write/send-review.ts'
import { SentReviewNotice } from '../write/sent-review.tsx'

type Invitation = NonNullable<ReviewInvitationQuery['reviewInvitation']>
type Props = { uniqueIdentifier: string; invitation: Invitation }

/** The review of a client who was asked by mail. */
export function RequestedReview({ uniqueIdentifier, invitation }: Props) {
  const execute = useExecute()
  const { serviceProvidedType, propertyAddress, clientName, agent } = invitation
  const send = ({ draft, name }: SendReviewInput) =>
    sendReview(async () => {
      const review = { ...draft, statistics: [...draft.statistics] }
      const input = { uniqueIdentifier, name: name ?? clientName, review }
      const { writeRequestedReview } = await execute(WriteRequestedReviewDocument, { input })
      emit('agent.reviewed', { agentId: agent.id })
      return writeRequestedReview.isPublished ? 'published' : 'held'
    })
  const draft = { ...emptyReviewDraft, serviceProvidedType, propertyAddress: propertyAddress ?? '' }
  return (
    <ReviewEditorProvider
      subject={`request-${uniqueIdentifier.split('-')[0] ?? ''}`}
      form={{ draft, name: clientName }}
      needsMember={false}
      send={send}
    >
      <Written agent={agent} />
    </ReviewEditorProvider>
  )
}

function Written({ agent }: Pick<Invitation, 'agent'>) {
  const stage = useEditorStage()
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
