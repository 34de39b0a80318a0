import { useState } from 'react'
import { ActOnDeadLettersDocument } from '#src/api/generated/documents/act-on-dead-letters.ts'
import type { ActOnDeadLettersMutation, DeadLetterAct, DeadLettersQuery } from '#src/api/generated/graphql.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { jobsCopy as copy } from './jobs.copy.ts'

export type Letter = DeadLettersQuery['deadLetters']['results'][number]

const ALL = 'all'
const acts = ['retry', 'discard'] as const

type Props = { waiting: readonly Letter[]; onDone: () => void }

/**
 * Has one dead letter, or all that wait on the page, tried again or discarded. What somebody else settles meanwhile stays to choose:
 * nothing else is chosen in its place, and what was typed stays.
 */
export function DeadLetterActs({ waiting, onDone }: Props) {
  const [chosen, setChosen] = useState<Letter | null>(null)
  const [seen, setSeen] = useState(waiting)
  const [last, setLast] = useState(waiting)
  const [done, setDone] = useState<readonly number[]>([])
  const [outcome, setOutcome] = useState('')
  if (waiting !== seen) {
    setSeen(waiting)
    setDone([])
    if (waiting.length > 0) setLast(waiting)
  }
  const open = waiting.filter(({ id }) => !done.includes(id))
  const shown = open.length > 0 ? open : last
  const listed = chosen === null || shown.some(({ id }) => id === chosen.id) ? shown : [chosen, ...shown]
  const ids = chosen === null ? shown.map(({ id }) => id) : [chosen.id]
  const settle = (act: DeadLetterAct, answer: Answer) => {
    setChosen(null)
    setLast([])
    setDone(ids)
    setOutcome(outcomeText(act, answer))
    onDone()
  }
  return (
    <Stack gap={16}>
      <Text role="status">{outcome}</Text>
      {listed.length > 0 && (
        <Disclosure summary={copy.act}>
          <Stack gap={16}>
            <SelectField
              label={copy.which}
              value={chosen === null ? ALL : String(chosen.id)}
              options={[
                { value: ALL, label: copy.all(shown.length) },
                ...listed.map(({ id, consumer, kind }) => ({
                  value: String(id),
                  label: copy.one(id, consumer, kind),
                })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                setChosen(listed.find(({ id }) => String(id) === value) ?? null)
              }
            />
            {acts.map((act) => (
              <ActForm key={act} act={act} ids={ids} onDone={(answer) => settle(act, answer)} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

type Answer = ActOnDeadLettersMutation['actOnDeadLetters']

function outcomeText(act: DeadLetterAct, { done, settled }: Answer): string {
  const text = act === 'retry' ? copy.retried(done) : copy.discarded(done)
  return [done > 0 ? text : '', settled > 0 ? copy.settled(settled) : ''].filter(Boolean).join(' ')
}

type FormProps = { act: DeadLetterAct; ids: readonly number[]; onDone: (answer: Answer) => void }

function ActForm({ act, ids, onDone }: FormProps) {
  const { isBusy, failure, change } = useChange(ActOnDeadLettersDocument)
  return (
    <ReasonForm
      label={copy[act]}
      isBusy={isBusy}
      failure={failure}
      onSubmit={(reason, onSaved) =>
        void change({ input: { ids: [...ids], act, reason } }, ({ actOnDeadLetters }) => {
          onSaved()
          onDone(actOnDeadLetters)
        })
      }
    >
      <Text tone="inkSoft">{act === 'retry' ? copy.retryHint : copy.discardHint}</Text>
    </ReasonForm>
  )
}
