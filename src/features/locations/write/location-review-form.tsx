import { useState } from 'react'
import { userTypes } from '#domain/lookups/user-types.ts'
import { authorRelations, locationTopics } from '#domain/location-reviews/location-review-types.ts'
import { locationReviewErrors } from '#domain/location-reviews/location-review-errors.copy.ts'
import { postLimits } from '#domain/posts/post-limits.ts'
import {
  type LocationReviewForm as Form,
  reviewOf,
} from '#machines/location-review-editor/location-review-editor.machine.ts'
import type { SavedPost, SendPostInput } from '#machines/post-editor/post-editor.ts'
import { UpdateLocationReviewDocument } from '#src/api/generated/documents/update-location-review.ts'
import { WriteLocationReviewDocument } from '#src/api/generated/documents/write-location-review.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { CurrentText } from '#src/shared/posts/current-text.tsx'
import { LongTextField, type PostFields, PostForm } from '#src/shared/posts/post-form.tsx'
import { postFormCopy } from '#src/shared/posts/post-form.copy.ts'
import { RatingsByPart, StarField } from '#src/shared/posts/rating-fields.tsx'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { saidOfPlaceCopy } from '#src/shared/posts/said-of-place.copy.ts'
import { SaidOfPlace } from '#src/shared/posts/said-of-place.tsx'
import { becameOf, sendPost } from '#src/shared/posts/send-post.ts'
import { writeCopy } from '#src/shared/posts/write/write.copy.ts'
import { useSession } from '#src/shared/session/use-session.ts'
import { placeReviewsCopy } from '../reviews/place-reviews.copy.ts'
import { emptyLocationReview, locationReviewEditor } from './location-review-editor.ts'
import { locationWriteCopy as copy } from './location-write.copy.ts'
import { ReviewPhotoFields } from './review-photo-fields.tsx'
import { type OwnReviews, useReviewThread } from './use-own-reviews.ts'

type Props = {
  location: { uri: string; name: string }
  /** The member's own, which is changed. */
  own: OwnReviews['review']
  onClose: () => void
}

/** What somebody says of a suburb or street. */
export function LocationReviewForm({ location, own, onClose }: Props) {
  const { madeAt } = useRequestContext()
  const execute = useExecute()
  const { readAgain, readOwnReview } = useReviewThread(location.uri)
  // Which review it is about stays, whatever is known of the member meanwhile.
  const [changed] = useState(own)
  const [begun] = useState(() => locationReviewEditor.draftOf(location.uri))
  const postId = changed?.post.postId ?? null
  const thisYear = new Date(madeAt).getFullYear()
  const readCurrent = async () => {
    const current = await readOwnReview()
    if (current?.post.postId !== postId) return null
    return { form: formOf(current, thisYear), revision: current.post.revision, status: current.post.status }
  }
  const send = ({ form, revision, idempotencyKey }: SendPostInput<Form>) =>
    sendPost(
      async () => {
        const { statistics, pros, cons, photos, ...draft } = reviewOf(form)
        const lists = { statistics: [...statistics], pros: [...pros], cons: [...cons], photos: [...(photos ?? [])] }
        const review = { ...draft, ...lists }
        const { post } =
          postId === null
            ? (
                await execute(WriteLocationReviewDocument, {
                  input: { locationUniqueUri: location.uri, idempotencyKey, review },
                })
              ).writeLocationReview
            : (await execute(UpdateLocationReviewDocument, { input: { postId, revision, review } }))
                .updateLocationReview
        begun.markAsSent()
        void readAgain()
        return { became: becameOf(post.status), path: post.path ?? null }
      },
      { form, fieldOfMessage, readCurrent: postId === null ? undefined : readCurrent },
    )
  return (
    <locationReviewEditor.Provider
      subject={postId === null ? location.uri : `${location.uri}-${postId}`}
      revision={changed?.post.revision}
      form={changed ? changeOf(formOf(changed, thisYear), begun.read()) : emptyLocationReview(thisYear)}
      needsMember
      send={send}
    >
      <Writing name={location.name} isChange={changed !== null} onClose={onClose} />
    </locationReviewEditor.Provider>
  )
}

const fieldOfMessage = (message: string) => (message === locationReviewErrors.photoGone ? 'photos' : null)

/** Who began a new review before it was known that they have one changes that one, and keeps its photos. */
function changeOf(published: Form, begun: SavedPost<Form> | 'sent' | null): Form {
  if (begun === null || begun === 'sent') return published
  const { photos } = begun.form
  return { ...begun.form, photos: photos.length === 0 ? published.photos : photos }
}

const formOf = (
  { post, pros, cons, photos, sinceYear, ...review }: NonNullable<Props['own']>,
  thisYear: number,
): Form => ({
  ...review,
  title: post.title,
  content: post.content,
  sinceYear: sinceYear ?? null,
  pros: pros.join('\n'),
  cons: cons.join('\n'),
  thisYear,
  photos: photos.map(({ identifier, caption, width, height }) => ({ identifier, caption, width, height })),
  uploading: 0,
})

function Writing({ name, isChange, onClose }: { name: string; isChange: boolean; onClose: () => void }) {
  const sending = locationReviewEditor.useSending()
  const { became, current } = locationReviewEditor.useContext()
  if (sending.stage === 'sentElsewhere') return <Notice>{postFormCopy.sentElsewhere}</Notice>
  if (sending.stage === 'sent' && became !== null) {
    const published = isChange ? writeCopy.changed : writeCopy.published.locationReview
    const words = became === 'published' ? published : writeCopy[became]
    return <Notice tone="success">{words}</Notice>
  }
  return (
    <PostForm
      sending={sending}
      sendLabel={isChange ? copy.sendChange : copy.send}
      onCancel={onClose}
      current={current && <CurrentReview form={current.form} />}
    >
      {(fields) => (
        <>
          <AboutAuthor {...fields} />
          <Ratings {...fields} name={name} />
          <Words {...fields} />
          <ReviewPhotoFields {...fields} />
        </>
      )}
    </PostForm>
  )
}

function CurrentReview({ form }: { form: Form }) {
  const { title, content, rating, authorRelation, sinceYear, photos } = form
  const { pros, cons, statistics } = reviewOf(form)
  return (
    <>
      <RatingStars rating={rating} />
      <CurrentText title={title} content={content}>
        <SaidOfPlace pros={pros} cons={cons} statistics={statistics} />
      </CurrentText>
      <Text size="small">{saidOfPlaceCopy.relation(authorRelation, sinceYear)}</Text>
      {photos.length > 0 && <Text size="small">{copy.photoCount(photos.length)}</Text>}
    </>
  )
}

function AboutAuthor({ id, isBusy, errorOf }: PostFields) {
  const { form } = locationReviewEditor.useContext()
  const change = locationReviewEditor.useChange()
  const session = useSession()
  const isAgent = session.status === 'member' && session.member.type === userTypes.Agent
  return (
    <>
      {!isAgent && (
        <SelectField
          label={copy.relation}
          name="authorRelation"
          value={form.authorRelation}
          options={authorRelations.map((value) => ({ value, label: copy.relations[value] }))}
          onChange={({ currentTarget }) =>
            change({ ...form, authorRelation: authorRelations[currentTarget.selectedIndex] ?? 'livesHere' })
          }
        />
      )}
      <TextField
        id={`${id}sinceYear`}
        label={copy.since}
        name="sinceYear"
        inputMode="numeric"
        maxLength={4}
        isOptional
        value={form.sinceYear === null ? '' : String(form.sinceYear)}
        readOnly={isBusy}
        error={errorOf('sinceYear')}
        onChange={({ currentTarget }) => change({ ...form, sinceYear: yearIn(currentTarget.value) })}
      />
    </>
  )
}

function Ratings({ id, errorOf, name }: PostFields & { name: string }) {
  const { form } = locationReviewEditor.useContext()
  const change = locationReviewEditor.useChange()
  return (
    <>
      <StarField
        id={`${id}rating`}
        label={copy.rating(name)}
        rating={form.rating}
        error={errorOf('rating')}
        onChange={(rating) => change({ ...form, rating })}
      />
      <RatingsByPart
        summary={copy.topics}
        labels={placeReviewsCopy.topics}
        types={locationTopics}
        ratings={form.statistics}
        onChange={(statistics) => change({ ...form, statistics })}
      />
    </>
  )
}

function Words({ id, isBusy, errorOf }: PostFields) {
  const { form } = locationReviewEditor.useContext()
  const change = locationReviewEditor.useChange()
  const [, longestTitle] = postLimits.locationReview.title
  const [, longestContent] = postLimits.locationReview.content
  return (
    <>
      <TextField
        id={`${id}title`}
        label={copy.title}
        hint={copy.titleHint}
        name="title"
        maxLength={longestTitle}
        value={form.title}
        readOnly={isBusy}
        required
        error={errorOf('title')}
        onChange={({ currentTarget }) => change({ ...form, title: currentTarget.value })}
      />
      <LongTextField
        id={`${id}content`}
        name="content"
        label={copy.content}
        hint={copy.contentHint}
        rows={8}
        longest={longestContent}
        value={form.content}
        isBusy={isBusy}
        error={errorOf('content')}
        onChange={(content) => change({ ...form, content })}
      />
      {points.map((field) => (
        <LongTextField
          key={field}
          id={`${id}${field}`}
          name={field}
          label={copy[field]}
          hint={copy.pointsHint}
          isOptional
          rows={3}
          longest={LONGEST_POINTS}
          value={form[field]}
          isBusy={isBusy}
          error={errorOf(field)}
          onChange={(text) => change({ ...form, [field]: text })}
        />
      ))}
    </>
  )
}

const points = ['pros', 'cons'] as const
const LONGEST_POINTS = 300

/** The digits that were typed; null for none. */
function yearIn(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : Number(digits)
}
