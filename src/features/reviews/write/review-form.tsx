import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { LONGEST_CONTENT, LONGEST_EVIDENCE, LONGEST_TITLE } from '#domain/reviews/review-limits.ts'
import { type ReviewDraft, serviceTypes } from '#domain/reviews/review-types.ts'
import { Button } from '#src/design/button/button.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { editorCopy as copy } from '../editor.copy.ts'
import { RatingFields } from './rating-fields.tsx'
import { SignInChoice } from './sign-in-choice.tsx'
import * as styles from './review-form.css.ts'
import { useEditorCommands, useEditorContext, useEditorFailure, useEditorStage } from './review-editor.provider.tsx'

type Props = {
  sendLabel: string
  /** Left out where the request says what it is about. */
  asksAbout: boolean
}

/** What somebody says of an agent; what is wrong stands beside its field. */
export function ReviewForm({ sendLabel, asksAbout }: Props) {
  const { draft, name, errors } = useEditorContext()
  const stage = useEditorStage()
  const { change: changeForm, submit } = useEditorCommands()
  const [timesSubmitted, setTimesSubmitted] = useState(0)
  const id = useId()
  const isBusy = stage === 'sending'
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const change = (part: Partial<ReviewDraft>) => changeForm({ draft: { ...draft, ...part }, name })
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
    setTimesSubmitted((times) => times + 1)
  }
  return (
    <form noValidate onSubmit={send} aria-busy={isBusy}>
      <Stack gap={24}>
        <Errors id={id} timesSubmitted={timesSubmitted} />
        {asksAbout && (
          <About id={id} draft={draft} error={errorOf('propertyAddress')} isBusy={isBusy} onChange={change} />
        )}
        <RatingFields id={`${id}rating`} draft={draft} error={errorOf('rating')} onChange={change} />
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
        <Field id={`${id}content`} label={copy.content} hint={copy.contentHint} error={errorOf('content')}>
          {(wiring) => (
            <>
              <textarea
                {...wiring}
                name="content"
                rows={8}
                className={`${control()} ${styles.text}`}
                value={draft.content}
                readOnly={isBusy}
                onChange={({ currentTarget }) => change({ content: currentTarget.value })}
              />
              <Text size="small" tone="inkSoft" isTabular>
                {copy.characters([...draft.content].length, LONGEST_CONTENT)}
              </Text>
            </>
          )}
        </Field>
        <Evidence id={`${id}evidence`} draft={draft} error={errorOf('evidence')} isBusy={isBusy} onChange={change} />
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
            onChange={({ currentTarget }) => changeForm({ draft, name: currentTarget.value })}
          />
        )}
        <Failure />
        {stage === 'awaitingMember' && <SignInChoice />}
        <Stack gap={8}>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? copy.sending : sendLabel}
          </Button>
          <Text size="small" tone="inkSoft">
            {copy.kept}
          </Text>
        </Stack>
      </Stack>
    </form>
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

const Evidence = ({ id, draft, error, isBusy, onChange }: PartProps) => (
  <Field id={id} label={copy.evidence} hint={copy.evidenceHint} isOptional error={error}>
    {(wiring) => (
      <textarea
        {...wiring}
        name="evidence"
        rows={3}
        maxLength={LONGEST_EVIDENCE}
        className={`${control()} ${styles.note}`}
        value={draft.evidence}
        readOnly={isBusy}
        onChange={({ currentTarget }) => onChange({ evidence: currentTarget.value })}
      />
    )}
  </Field>
)

/** What has to be put right, with the way to each field. */
function Errors({ id, timesSubmitted }: { id: string; timesSubmitted: number }) {
  const isInvalid = useEditorFailure() === 'refusedAsInvalid'
  const { errors } = useEditorContext()
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isInvalid && timesSubmitted > 0) summary.current?.focus()
  }, [isInvalid, timesSubmitted])
  if (!isInvalid) return null
  return (
    <div ref={summary} tabIndex={-1} role="group" aria-label={copy.errors}>
      <Notice tone="danger">
        <Text weight="strong">{copy.putRight}</Text>
        <ul className={styles.errors}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <Link
                href={`#${id}${field}`}
                tone="ink"
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(`${id}${field}`)?.focus()
                }}
              >
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Failure() {
  const failure = useEditorFailure()
  const { message } = useEditorContext()
  if (failure === 'unreachable') return <Notice tone="danger">{copy.unreachable}</Notice>
  return failure === 'refused' ? <Notice tone="danger">{message}</Notice> : null
}
