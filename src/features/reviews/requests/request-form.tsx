import { type FormEvent, useState } from 'react'
import { normalisedEmail } from '#domain/members/email-address.ts'
import { readFullAddress } from '#domain/locations/full-address.ts'
import { checkReviewerName } from '#domain/reviews/check-review.ts'
import { reviewErrors } from '#domain/reviews/review-errors.copy.ts'
import { type ServiceProvidedType, serviceTypes } from '#domain/reviews/review-types.ts'
import { RequestReviewDocument } from '#src/api/generated/documents/request-review.ts'
import { ApiProblem, isPassingProblem } from '#src/api/graphql/api-problem.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { newIdempotencyKey } from '#src/api/random-key.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { reviewsCopy } from '#src/shared/posts/reviews.copy.ts'
import { requestsCopy as copy } from './requests.copy.ts'

type Asked = {
  clientName: string
  clientEmail: string
  serviceProvidedType: ServiceProvidedType
  propertyAddress: string
}
type State = { kind: 'writing' | 'wrong' | 'sending' } | { kind: 'sent' | 'failed'; message: string }

const nobody: Asked = { clientName: '', clientEmail: '', serviceProvidedType: 'sale', propertyAddress: '' }

/** Asks one client; what was typed stays until it was sent, and a repeat has the same key. */
export function RequestForm({ onSent }: { onSent: () => void }) {
  const execute = useExecute()
  const [asked, setAsked] = useState(nobody)
  const [idempotencyKey, setKey] = useState(newIdempotencyKey)
  const [state, setState] = useState<State>({ kind: 'writing' })
  const errors = state.kind === 'wrong' ? errorsOf(asked) : {}
  const change = (part: Partial<Asked>) => {
    setAsked({ ...asked, ...part })
    if (state.kind !== 'wrong') setState({ kind: 'writing' })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    if (Object.keys(errorsOf(asked)).length > 0) return setState({ kind: 'wrong' })
    setState({ kind: 'sending' })
    try {
      const { requestReview } = await execute(RequestReviewDocument, { input: { ...asked, idempotencyKey } })
      setState({ kind: 'sent', message: copy.sent(requestReview.request.clientName) })
      setAsked(nobody)
      setKey(newIdempotencyKey())
      onSent()
    } catch (problem) {
      setState({ kind: 'failed', message: messageOf(problem) })
    }
  }
  const isBusy = state.kind === 'sending'
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-busy={isBusy}>
      <Stack>
        <Fields asked={asked} errors={errors} isBusy={isBusy} onChange={change} />
        <div aria-live="polite">
          {state.kind === 'sent' && (
            <Notice tone="success" role="none">
              {state.message}
            </Notice>
          )}
        </div>
        {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
        <div>
          <Button type="submit" isBusy={isBusy}>
            {copy.send}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

type FieldsProps = { asked: Asked; errors: Errors; isBusy: boolean; onChange: (part: Partial<Asked>) => void }

const Fields = ({ asked, errors, isBusy, onChange }: FieldsProps) => (
  <>
    <TextField
      label={copy.clientName}
      name="clientName"
      autoComplete="off"
      value={asked.clientName}
      readOnly={isBusy}
      error={errors.clientName}
      onChange={({ currentTarget }) => onChange({ clientName: currentTarget.value })}
    />
    <TextField
      label={copy.clientEmail}
      name="clientEmail"
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={asked.clientEmail}
      readOnly={isBusy}
      error={errors.clientEmail}
      onChange={({ currentTarget }) => onChange({ clientEmail: currentTarget.value })}
    />
    <SelectField
      label={copy.service}
      name="service"
      value={asked.serviceProvidedType}
      options={serviceTypes.map((value) => ({ value, label: reviewsCopy.services[value] }))}
      onChange={({ currentTarget }) =>
        onChange({ serviceProvidedType: serviceTypes[currentTarget.selectedIndex] ?? 'sale' })
      }
    />
    <TextField
      label={copy.address}
      hint={copy.addressHint}
      name="propertyAddress"
      autoComplete="off"
      isOptional
      value={asked.propertyAddress}
      readOnly={isBusy}
      error={errors.propertyAddress}
      onChange={({ currentTarget }) => onChange({ propertyAddress: currentTarget.value })}
    />
  </>
)

type Errors = Partial<Record<'clientName' | 'clientEmail' | 'propertyAddress', string>>

function errorsOf({ clientName, clientEmail, propertyAddress }: Asked): Errors {
  const [name] = checkReviewerName(clientName)
  const isAddress = propertyAddress.trim() === '' || readFullAddress(propertyAddress).length > 0
  return {
    ...(name === undefined ? {} : { clientName: name.message }),
    ...(normalisedEmail(clientEmail) === null ? { clientEmail: reviewErrors.email } : {}),
    ...(isAddress ? {} : { propertyAddress: reviewErrors.address }),
  }
}

const messageOf = (problem: unknown): string =>
  problem instanceof ApiProblem && (!isPassingProblem(problem) || problem.code === 'TOO_MANY_REQUESTS')
    ? problem.message
    : copy.failed
