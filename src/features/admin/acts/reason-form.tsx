import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { LEAST_REASON, LONGEST_REASON } from '#domain/reviews/review-limits.ts'
import { manageMembersErrors } from '#domain/staff/manage-members.copy.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { actsCopy as copy } from './acts.copy.ts'
import * as styles from './acts.css.ts'

type Props = {
  label: string
  /** What the reason is for, where that is not the label: of one thing of the page. */
  about?: string
  children?: ReactNode
  isBusy: boolean
  failure: string | null
  onSubmit: (reason: string, onDone: () => void) => void
  /** Whether what was refused was decided over something that somebody else has changed meanwhile. */
  isConflict?: boolean
  onConflict?: () => void
}

/** Something that staff do with a reason, which outlives a reload; says when it is done, and why where it is not. */
export function ReasonForm({
  label,
  about = label,
  children,
  isBusy,
  failure,
  onSubmit,
  isConflict = false,
  onConflict,
}: Props) {
  const [typed, keep] = useUnsentText(useMemberId(), `reason of ${about} at ${location.pathname}`)
  const reason = typed ?? ''
  const [error, setError] = useState<string | null>(null)
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    if (isConflict) onConflict?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each conflict
  }, [isConflict])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { length } = [...reason.trim()]
    const isGood = length >= LEAST_REASON && length <= LONGEST_REASON
    setError(isGood ? null : manageMembersErrors.reason(LEAST_REASON, LONGEST_REASON))
    setIsDone(false)
    if (!isGood) return event.currentTarget.querySelector<HTMLElement>('input[name="reason"]')?.focus()
    onSubmit(reason.trim(), () => {
      keep(null)
      setIsDone(true)
    })
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label={label}>
      {children}
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        name="reason"
        autoComplete="off"
        maxLength={LONGEST_REASON}
        value={reason}
        error={error ?? undefined}
        onChange={({ currentTarget }) => keep(currentTarget.value || null)}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div role="status">
        {isDone && (
          <Notice tone="success" role="none">
            {copy.saved}
          </Notice>
        )}
      </div>
      <div>
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
