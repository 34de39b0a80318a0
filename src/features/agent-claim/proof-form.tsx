import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { agentClaimErrors } from '#domain/agents/agent-claim-errors.copy.ts'
import { licenceNumberOf, LONGEST_LICENCE_NUMBER } from '#domain/agents/agent-claims.ts'
import { type StateCode, states } from '#domain/lookups/states.ts'
import { ClaimAgentDocument } from '#src/api/generated/documents/claim-agent.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { emit } from '#src/shared/runtime/app-events.ts'
import { LogInButtons } from '#src/shared/session/log-in-buttons.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { proofCopy as copy } from './agent-claim.copy.ts'
import { savedProof, type ProofDraft } from './saved-licence.ts'

type Props = { agentId: number; name: string; officeEmailHint: string | null }

// The table's keys are the codes.
const stateCodes = Object.keys(states) as StateCode[]
type Errors = { number?: string; state?: string }

/** How somebody proves that they are this agent. What is chosen and typed stays until the claim was made. */
export function ProofForm({ agentId, name, officeEmailHint }: Props) {
  const queryClient = useQueryClient()
  const session = useSession()
  const [draft, setDraft] = useState<ProofDraft>(() => firstDraft(officeEmailHint))
  const [errors, setErrors] = useState<Errors>({})
  const [isSent, setIsSent] = useState(false)
  const { isBusy, failure, change } = useChange(ClaimAgentDocument)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])

  const update = (part: Partial<ProofDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    savedProof.write(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = errorsOf(draft)
    setErrors(found)
    const first = found.number ? 'number' : found.state ? 'state' : null
    if (first !== null) return document.getElementById(`${id}${first}`)?.focus()
    if (session.status !== 'member') return emit('auth.requested', { form: 'signIn', position: 'other' })
    const { proof, licenceNumber, licenceState } = draft
    const licence = proof === 'licence' ? { licenceNumber, licenceState } : {}
    void change({ input: { agentId, proof, ...licence } }, () => {
      savedProof.write(null)
      setIsSent(true)
      void queryClient.invalidateQueries()
    })
  }

  if (isSent) {
    return (
      <Notice tone="success">
        {draft.proof === 'licence' ? copy.sentByLicence : copy.sentByEmail(officeEmailHint ?? '')}
      </Notice>
    )
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={copy.title(name)}>
      <Stack>
        <Heading level={4} size="small">
          {copy.title(name)}
        </Heading>
        <FieldGroup label={copy.how}>
          <Stack gap={8}>
            {officeEmailHint !== null && (
              <CheckboxField
                type="radio"
                name={`${id}proof`}
                label={copy.byEmail(officeEmailHint)}
                hint={copy.byEmailHint}
                checked={draft.proof === 'officeEmail'}
                onChange={() => update({ proof: 'officeEmail' })}
              />
            )}
            <CheckboxField
              type="radio"
              name={`${id}proof`}
              label={copy.byLicence}
              hint={copy.byLicenceHint}
              checked={draft.proof === 'licence'}
              onChange={() => update({ proof: 'licence' })}
            />
          </Stack>
        </FieldGroup>
        {draft.proof === 'licence' && <Licence id={id} draft={draft} errors={errors} onChange={update} />}
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {session.status === 'loggedOut' && <LogIn />}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? copy.sending : copy.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type LicenceProps = { id: string; draft: ProofDraft; errors: Errors; onChange: (part: Partial<ProofDraft>) => void }

const Licence = ({ id, draft, errors, onChange }: LicenceProps) => (
  <>
    <TextField
      id={`${id}number`}
      label={copy.number}
      name="licenceNumber"
      autoComplete="off"
      maxLength={LONGEST_LICENCE_NUMBER}
      value={draft.licenceNumber}
      error={errors.number}
      onChange={({ currentTarget }) => onChange({ licenceNumber: currentTarget.value })}
    />
    <SelectField
      id={`${id}state`}
      label={copy.state}
      name="licenceState"
      value={draft.licenceState ?? ''}
      options={[
        { value: '', label: copy.chooseState },
        ...stateCodes.map((value) => ({ value, label: states[value].name })),
      ]}
      error={errors.state}
      onChange={({ currentTarget: { value } }) =>
        onChange({ licenceState: stateCodes.find((code) => code === value) ?? null })
      }
    />
  </>
)

const LogIn = () => (
  <Stack gap={8}>
    <Text>{copy.logIn}</Text>
    <LogInButtons size="small" isAside />
  </Stack>
)

function firstDraft(officeEmailHint: string | null): ProofDraft {
  const kept = savedProof.read() ?? { proof: 'officeEmail', licenceNumber: '', licenceState: null }
  return officeEmailHint === null ? { ...kept, proof: 'licence' } : kept
}

function errorsOf({ proof, licenceNumber, licenceState }: ProofDraft): Errors {
  if (proof === 'officeEmail') return {}
  return {
    ...(licenceNumberOf(licenceNumber) === null ? { number: agentClaimErrors.licenceNumber } : {}),
    ...(licenceState === null ? { state: agentClaimErrors.licenceState } : {}),
  }
}
