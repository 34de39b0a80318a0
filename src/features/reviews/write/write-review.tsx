import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reviewPlacePath } from '#domain/location-reviews/location-review-url.ts'
import { agentReviewsPath } from '#domain/reviews/review-url.ts'
import type { SendPostInput } from '#machines/post-editor/post-editor.ts'
import type { ReviewForm as Form } from '#machines/review-editor/review-editor.machine.ts'
import { OwnAgentReviewsDocument } from '#src/api/generated/documents/own-agent-reviews.ts'
import { ReviewedListingDocument } from '#src/api/generated/documents/reviewed-listing.ts'
import { UpdateAgentReviewDocument } from '#src/api/generated/documents/update-agent-review.ts'
import { WriteAgentReviewDocument } from '#src/api/generated/documents/write-agent-review.ts'
import type { OwnReview_ReviewFragment, ReviewedListingQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { draftOf } from '#src/shared/posts/own-review.ts'
import { isOfReviews } from '#src/shared/posts/review-actions.tsx'
import { readNow } from '#src/shared/posts/write/post-thread.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import { placeToReviewCopy } from '#src/shared/locations/place-to-review.copy.ts'
import { OwnReviews } from './own-reviews.tsx'
import { emptyReviewDraft, fieldOfAddress, reviewEditor } from './review-editor.ts'
import { ReviewForm } from './review-form.tsx'
import { becameOf, sendPost } from '#src/shared/posts/send-post.ts'
import { SentReviewNotice } from './sent-review.tsx'

type Agent = { id: number; username: string }
type Props = { agent: Agent; reviewId: string | null; listingId: number | null }

/** A new review, or one of the member's own that is changed. */
export function WriteReview({ agent, reviewId, listingId }: Props) {
  const { username } = agent
  const session = useSession()
  const isMember = session.status === 'member'
  const [changedId, setChangedId] = useState(reviewId)
  const { data, isPending } = useDocumentQuery(OwnAgentReviewsDocument, { username }, { isEnabled: isMember })
  const { listing, isListingPending } = useReviewedListing(listingId)
  if (isListingPending || (isMember && changedId !== null && isPending))
    return <Text role="status">{copy.loading}</Text>
  const own = (isMember && data?.ownAgentReviews) || { reviews: [], canWrite: true }
  if (!own.canWrite) return <Notice>{copy.cannotWrite}</Notice>
  const changed = own.reviews.find(({ id }) => id === changedId) ?? null
  return (
    <Stack gap={32}>
      <OwnReviews reviews={own.reviews} changedId={changed?.id ?? null} onChange={setChangedId} />
      <Editor key={changed?.id ?? 'new'} agent={agent} changed={changed} listing={listing} />
    </Stack>
  )
}

/** The home that the visitor comes from; null for none. */
function useReviewedListing(listingId: number | null) {
  const isEnabled = listingId !== null
  const { data, isPending } = useDocumentQuery(ReviewedListingDocument, { listingId: listingId ?? 0 }, { isEnabled })
  return { listing: data?.listing ?? null, isListingPending: isEnabled && isPending }
}

type EditorProps = {
  agent: Agent
  changed: OwnReview_ReviewFragment | null
  listing: ReviewedListingQuery['listing'] | null
}

function Editor({ agent: { id: agentId, username }, changed, listing }: EditorProps) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const reviews = documentQuery(execute, OwnAgentReviewsDocument, { username })
  const readCurrent = async () => {
    const { ownAgentReviews } = await queryClient.fetchQuery({ ...reviews, ...readNow })
    const current = ownAgentReviews?.reviews.find(({ id }) => id === changed?.id)
    return current ? { ...textOf(current), status: current.status } : null
  }
  const send = ({ form, revision, idempotencyKey }: SendPostInput<Form>) =>
    sendPost(
      async () => {
        const { name: _name, ...draft } = form
        const review = { ...draft, statistics: [...draft.statistics] }
        const status = changed
          ? (await execute(UpdateAgentReviewDocument, { reviewId: changed.id, review, revision })).updateAgentReview
              .review.status
          : (await execute(WriteAgentReviewDocument, { input: { username, idempotencyKey, review } })).writeAgentReview
              .review.status
        if (!changed) emit('agent.reviewed', { agentId })
        void readAgain(queryClient)
        return { became: becameOf(status), path: null }
      },
      { form, fieldOfMessage: fieldOfAddress, readCurrent: changed ? readCurrent : undefined },
    )
  return (
    <reviewEditor.Provider
      subject={changed ? `change-${changed.id}` : username}
      {...(changed ? textOf(changed) : { form: { ...draftAbout(listing), name: null } })}
      needsMember
      send={send}
    >
      <Written username={username} isChange={changed !== null} suburb={listing?.suburb ?? null} />
    </reviewEditor.Provider>
  )
}

const textOf = (review: OwnReview_ReviewFragment) => ({
  form: { ...draftOf(review), name: null },
  revision: review.revision ?? null,
})

/** What was asked before the review was there, as right after its author logged in, may not stand for what is there now. */
async function readAgain(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ predicate: isOfReviews })
  await queryClient.invalidateQueries({ predicate: isOfReviews })
}

type WrittenProps = { username: string; isChange: boolean; suburb: { uri: string; name: string } | null }

function Written({ username, isChange, suburb }: WrittenProps) {
  const stage = reviewEditor.useStage()
  if (stage === 'sent' || stage === 'sentElsewhere') {
    return (
      <Stack>
        <SentReviewNotice />
        <Link href={agentReviewsPath(username)} isStandalone>
          {copy.seeAll}
        </Link>
        {suburb && (
          <Link href={reviewPlacePath(suburb.uri)} isStandalone>
            {placeToReviewCopy.link(suburb.name)}
          </Link>
        )}
      </Stack>
    )
  }
  return <ReviewForm asksAbout sendLabel={isChange ? copy.sendChange : copy.send} />
}

/** The home that the visitor comes from, where its address may be seen: "12 Smith Street, Fitzroy, VIC 3065" as the form takes it. */
function draftAbout(listing: EditorProps['listing']) {
  if (!listing) return emptyReviewDraft
  const { listingType, location } = listing.summary
  return {
    ...emptyReviewDraft,
    serviceProvidedType: listingType === 'sale' ? ('sale' as const) : ('management' as const),
    propertyAddress: location.isHidden ? '' : location.address,
  }
}
