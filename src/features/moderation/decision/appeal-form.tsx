import type { FormEvent } from 'react'
import { moderationErrors } from '#domain/posts/moderation-errors.copy.ts'
import { appealOf, LEAST_APPEAL, LONGEST_APPEAL } from '#domain/posts/moderation.ts'
import { AppealDecisionDocument } from '#src/api/generated/documents/appeal-decision.ts'
import { Button } from '#src/design/button/button.tsx'
import { control } from '#src/design/field/field.css.ts'
import { Field } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useMemberId } from '#src/shared/session/use-member-id.ts'
import { useUnsentText } from '#src/shared/storage/unsent-text.ts'
import { moderationCopy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'

const copy = moderationCopy.own

/** What the author says against a decision; it stays until it was sent. */
export function AppealForm({ postId, onSent }: { postId: number; onSent: () => void }) {
  const [unsent, setUnsent] = useUnsentText(useMemberId(), `appeal of post ${postId}`)
  const { isBusy, failure, change, refuse } = useChange(AppealDecisionDocument)
  const text = unsent ?? ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (appealOf(text) === null) return refuse(moderationErrors.appeal(LEAST_APPEAL, LONGEST_APPEAL))
    void change({ postId, text }, () => {
      setUnsent(null)
      onSent()
    })
  }
  return (
    <form noValidate onSubmit={send}>
      <Stack gap={12}>
        <Field label={copy.appeal} hint={copy.appealHint} error={failure ?? undefined}>
          {(wiring) => (
            <textarea
              {...wiring}
              className={`${control()} ${styles.text}`}
              value={text}
              maxLength={LONGEST_APPEAL}
              onChange={({ currentTarget }) => setUnsent(currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" isBusy={isBusy}>
            {copy.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
