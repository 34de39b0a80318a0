import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PostError } from '#machines/post-editor/post-editor.ts'
import { Button } from '#src/design/button/button.tsx'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import type { Elements } from '#src/design/elements.ts'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { LogInButtons } from '#src/shared/session/log-in-buttons.tsx'
import type { Sending } from './post-editor.tsx'
import { postFormCopy as copy } from './post-form.copy.ts'
import * as styles from './post-form.css.ts'

export type PostFields = { id: string; isBusy: boolean; errorOf: (field: string) => string | undefined }

type Props = {
  sending: Sending
  sendLabel: string
  /** Where it was opened by a press: it then has the focus, Escape closes it, and the focus goes back. */
  onCancel?: () => void
  /** What a post that was changed since it was read says. */
  current?: Elements
  /** The fields: each has the id of the form and its own name as its id. */
  children: (fields: PostFields) => Elements
}

/** The form of a post around its fields: what is wrong, what became of sending it, and the way to log in. */
export function PostForm({ sending, sendLabel, onCancel, current, children }: Props) {
  const { stage, failure, errors, message, submit, keepWriting } = sending
  const [timesSubmitted, setTimesSubmitted] = useState(0)
  const id = useId()
  const form = useOpenedForm(onCancel)
  const isBusy = stage === 'sending'
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
    setTimesSubmitted((times) => times + 1)
  }
  return (
    <form ref={form} noValidate onSubmit={send} aria-busy={isBusy}>
      <Stack gap={16}>
        {failure === 'refusedAsInvalid' && <FormErrors id={id} errors={errors} timesSubmitted={timesSubmitted} />}
        {children({ id, isBusy, errorOf: (field) => errors.find((error) => error.field === field)?.message })}
        {failure === 'unreachable' && <Notice tone="danger">{copy.unreachable}</Notice>}
        {failure === 'refused' && <Notice tone="danger">{message}</Notice>}
        {failure === 'changedMeanwhile' && <CurrentChoice {...sending}>{current}</CurrentChoice>}
        {stage === 'awaitingMember' && <SignInChoice onKeepWriting={keepWriting} />}
        <Stack gap={8}>
          <Inline gap={12}>
            <Button type="submit" isBusy={isBusy}>
              {isBusy ? copy.sending : sendLabel}
            </Button>
            {onCancel && (
              <Button variant="quiet" onClick={onCancel}>
                {copy.cancel}
              </Button>
            )}
          </Inline>
          <Text size="small" tone="inkSoft">
            {copy.kept}
          </Text>
        </Stack>
      </Stack>
    </form>
  )
}

/** The form of somebody who opened it has the focus at first, and gives it back; Escape closes it. */
function useOpenedForm(onCancel: (() => void) | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isOpened = onCancel !== undefined
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel?.()
  })
  useEffect(() => {
    const opened = form.current
    if (!isOpened || opened === null) return
    const opener = document.activeElement
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    opened.addEventListener('keydown', listener)
    opened.querySelector<HTMLElement>('input, select, textarea')?.focus()
    return () => {
      opened.removeEventListener('keydown', listener)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpened])
  return form
}

type LongTextProps = {
  id: string
  name: string
  label: string
  hint?: string
  isOptional?: boolean
  error: string | undefined
  isBusy: boolean
  rows: number
  /** In characters. */
  longest: number
  value: string
  onChange: (value: string) => void
}

/** Several lines, with how much room is left. */
export const LongTextField = ({ rows, name, longest, value, isBusy, onChange, ...field }: LongTextProps) => (
  <Field {...field}>
    {(wiring) => (
      <>
        <textarea
          {...wiring}
          name={name}
          rows={rows}
          className={`${control()} ${styles.text}`}
          value={value}
          readOnly={isBusy}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Text size="small" tone="inkSoft" isTabular>
          {copy.characters([...value].length, longest)}
        </Text>
      </>
    )}
  </Field>
)

type ErrorsProps = { id: string; errors: readonly PostError[]; timesSubmitted: number }

/** What has to be put right, with the way to each field. */
function FormErrors({ id, errors, timesSubmitted }: ErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (timesSubmitted > 0) summary.current?.focus()
  }, [timesSubmitted])
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

/** The post was changed since it was read: its author sees what it says, and chooses. */
const CurrentChoice = ({
  chooseOwn,
  chooseCurrent,
  children,
}: Pick<Sending, 'chooseOwn' | 'chooseCurrent'> & { children: Elements }) => (
  <Notice tone="danger">
    <Stack gap={12}>
      <Text>{copy.changedMeanwhile}</Text>
      <Disclosure summary={copy.seeCurrent}>
        <Stack gap={4}>{children}</Stack>
      </Disclosure>
      <Inline gap={12}>
        <Button size="small" onClick={chooseOwn}>
          {copy.chooseOwn}
        </Button>
        <Button size="small" variant="secondary" onClick={chooseCurrent}>
          {copy.chooseCurrent}
        </Button>
      </Inline>
    </Stack>
  </Notice>
)

/** What was written waits for its author to log in. */
const SignInChoice = ({ onKeepWriting }: { onKeepWriting: () => void }) => (
  <Notice>
    <Stack gap={12}>
      {copy.needsLogin}
      <LogInButtons size="small">
        <Button size="small" variant="quiet" onClick={onKeepWriting}>
          {copy.keepWriting}
        </Button>
      </LogInButtons>
    </Stack>
  </Notice>
)
