import { LONGEST_CONTENT, LONGEST_EVIDENCE, LONGEST_TITLE } from '#domain/reviews/review-limits.ts'
import { type ReviewDraft, serviceTypes, statisticTypes } from '#domain/reviews/review-types.ts'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { CurrentText } from '#src/shared/posts/current-text.tsx'
import { LongTextField, PostForm } from '#src/shared/posts/post-form.tsx'
import { RatingsByPart, StarField } from '#src/shared/posts/rating-fields.tsx'
import { RatingStars } from '#src/shared/posts/rating-stars.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import { reviewEditor } from './review-editor.ts'

type Props = {
  sendLabel: string
  /** Left out where the request says what it is about. */
  asksAbout: boolean
}

/** What somebody says of an agent; what is wrong stands beside its field. */
export function ReviewForm({ sendLabel, asksAbout }: Props) {
  const { form } = reviewEditor.useContext()
  const { name, ...draft } = form
  const changeForm = reviewEditor.useChange()
  const change = (part: Partial<ReviewDraft>) => changeForm({ ...form, ...part })
  return (
    <PostForm sending={reviewEditor.useSending()} sendLabel={sendLabel} current={<CurrentReview />}>
      {({ id, isBusy, errorOf }) => (
        <>
          {asksAbout && (
            <About id={id} draft={draft} error={errorOf('propertyAddress')} isBusy={isBusy} onChange={change} />
          )}
          <StarField
            id={`${id}rating`}
            label={copy.rating}
            rating={draft.rating}
            error={errorOf('rating')}
            onChange={(rating) => change({ rating })}
          />
          <RatingsByPart
            summary={copy.statistics}
            labels={reviewsCopy.statistics}
            types={statisticTypes}
            ratings={draft.statistics}
            onChange={(statistics) => change({ statistics })}
          />
          <TextField
            id={`${id}title`}
            label={copy.reviewTitle}
            name="title"
            maxLength={LONGEST_TITLE}
            value={draft.title}
            readOnly={isBusy}
            required
            error={errorOf('title')}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <LongTextField
            id={`${id}content`}
            name="content"
            label={copy.content}
            hint={copy.contentHint}
            rows={8}
            longest={LONGEST_CONTENT}
            value={draft.content}
            isBusy={isBusy}
            error={errorOf('content')}
            onChange={(content) => change({ content })}
          />
          <LongTextField
            id={`${id}evidence`}
            name="evidence"
            label={copy.evidence}
            hint={copy.evidenceHint}
            isOptional
            rows={3}
            longest={LONGEST_EVIDENCE}
            value={draft.evidence}
            isBusy={isBusy}
            error={errorOf('evidence')}
            onChange={(evidence) => change({ evidence })}
          />
          {name !== null && (
            <TextField
              id={`${id}name`}
              label={copy.name}
              name="name"
              autoComplete="name"
              value={name}
              readOnly={isBusy}
              required
              error={errorOf('name')}
              onChange={({ currentTarget }) => changeForm({ ...form, name: currentTarget.value })}
            />
          )}
        </>
      )}
    </PostForm>
  )
}

function CurrentReview() {
  const { current } = reviewEditor.useContext()
  if (current === null) return null
  return (
    <>
      <RatingStars rating={current.form.rating} />
      <CurrentText {...current.form} />
    </>
  )
}

type PartProps = {
  id: string
  draft: ReviewDraft
  error: string | undefined
  isBusy: boolean
  onChange: (part: Partial<ReviewDraft>) => void
}

const About = ({ id, draft, error, isBusy, onChange }: PartProps) => (
  <>
    <SelectField
      label={copy.service}
      name="service"
      value={draft.serviceProvidedType}
      options={serviceTypes.map((value) => ({ value, label: reviewsCopy.services[value] }))}
      onChange={({ currentTarget }) =>
        onChange({ serviceProvidedType: serviceTypes[currentTarget.selectedIndex] ?? 'sale' })
      }
    />
    <TextField
      id={`${id}propertyAddress`}
      label={copy.address}
      hint={copy.addressHint}
      name="propertyAddress"
      autoComplete="off"
      isOptional
      value={draft.propertyAddress}
      readOnly={isBusy}
      error={error}
      onChange={({ currentTarget }) => onChange({ propertyAddress: currentTarget.value })}
    />
  </>
)
