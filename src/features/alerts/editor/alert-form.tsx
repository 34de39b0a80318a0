import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import {
  type AlertDraft,
  type AlertFrequency,
  LONGEST_ALERT_NAME,
} from '#machines/alert-editor/alert-editor.machine.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { editorCopy as copy, frequencyCopy } from '../alerts.copy.ts'
import type { Elements } from '#src/design/elements.ts'
import { EditorProblem } from './editor-problem.tsx'
import type { AlertEditorActor } from './new-alert-actor.ts'

const frequencies = (['immediately', 'daily', 'weekly'] as const satisfies AlertFrequency[]).map((value) => ({
  value,
  label: frequencyCopy[value].label,
}))

type Props = {
  actor: AlertEditorActor
  /** Whether what stands in the form besides can be saved; where it cannot, it says so. */
  isReady?: () => boolean
  /** What stands before the name. */
  children?: Elements
}

/** Name, emails, notifications and how strictly the price is taken. What is typed stays in the actor, whatever happens to the form. */
export function AlertForm({ actor, isReady, children }: Props) {
  const { status } = useSession()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const isNew = useSelector(actor, ({ context }) => context.alertId === null)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isNameMissing = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'nameMissing' }))
  const id = useId()
  // Devices are notified by alerts that tell at once, and by no others.
  const notifiesAtOnce = draft.frequency === 'immediately'
  const change = (part: Partial<AlertDraft>) => actor.send({ type: 'draft.changed', draft: { ...draft, ...part } })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isReady?.() === false || !hasReadableSizes(event.currentTarget)) return
    // Until it is known who is there, the server says whether somebody is.
    actor.send({ type: 'alert.submitted', isMember: status !== 'loggedOut' })
    if (draft.name.trim() === '') document.getElementById(id)?.focus()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={24}>
        {children}
        <TextField
          id={id}
          label={copy.name}
          name="alertName"
          autoComplete="off"
          maxLength={LONGEST_ALERT_NAME}
          required
          value={draft.name}
          readOnly={isBusy}
          error={isNameMissing ? copy.nameMissing : undefined}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <Stack gap={12}>
          <CheckboxField
            label={copy.byEmail}
            hint={copy.byEmailHint}
            name="isByEmail"
            checked={draft.isByEmail}
            onChange={({ currentTarget }) => change({ isByEmail: currentTarget.checked })}
          />
          {notifiesAtOnce && (
            <CheckboxField
              label={copy.byPush}
              hint={copy.byPushHint}
              name="isByPush"
              checked={draft.isByPush}
              onChange={({ currentTarget }) => change({ isByPush: currentTarget.checked })}
            />
          )}
          {(draft.isByEmail || !notifiesAtOnce) && (
            <SegmentedControl
              label={copy.frequency}
              name="frequency"
              options={frequencies}
              value={draft.frequency}
              onChange={(frequency) => change({ frequency })}
            />
          )}
        </Stack>
        <CheckboxField
          label={copy.partly}
          hint={copy.partlyHint}
          name="isPartlyInRange"
          checked={draft.isPartlyInRange}
          onChange={({ currentTarget }) => change({ isPartlyInRange: currentTarget.checked })}
        />
        <EditorProblem actor={actor} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? copy.saving : isNew ? copy.save : copy.saveChanges}
        </Button>
        {isNew && status === 'loggedOut' && (
          <Text size="small" tone="inkSoft">
            {copy.replaces}
          </Text>
        )}
      </Stack>
    </form>
  )
}

/** The browser says at the field what is no size. */
function hasReadableSizes(form: HTMLFormElement): boolean {
  const unreadable = form.querySelector<HTMLInputElement>('input[pattern]:invalid')
  unreadable?.closest('details')?.setAttribute('open', '')
  return unreadable?.reportValidity() ?? true
}
