import { useSelector } from '@xstate/react'
import { type ChangeEvent, type ComponentProps, type FormEvent, useId, useState } from 'react'
import { enquiryLengths } from '#domain/enquiries/check-enquiry.ts'
import type { DraftField, EnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import type { EnquirySubjectKind } from '#domain/enquiries/enquiry-subject.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Field } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { control } from '#src/design/field/field.css.ts'
import type { Answerer } from './answerer.ts'
import * as styles from './enquiry.css.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { EnquiryErrors, EnquirySendingError } from './enquiry-errors.tsx'
import { EnquiryQuestions } from './enquiry-questions.tsx'
import { Honeypot } from './honeypot.tsx'

type Props = {
  actor: EnquiryActor
  answerer: Answerer
  /** What may be asked about a home. */
  listingType?: 'sale' | 'rental'
}

/** Who asks and what; what is wrong stands beside its field. */
export function EnquiryForm({ actor, answerer, listingType = 'sale' }: Props) {
  const { context, isBusy, wasTried } = useSelector(actor, selectForm, isSameForm)
  const [timesSubmitted, setTimesSubmitted] = useState(0)
  const { draft, errors, subject } = context
  const id = useId()
  const idOf = (field: string) => `${id}${field}`
  const errorOf = (field: DraftField) => errors.find((error) => error.field === field)?.message
  const change = (part: Partial<EnquiryDraft>) => actor.send({ type: 'draft.changed', draft: { ...draft, ...part } })
  const text = (field: 'name' | 'email' | 'phone' | 'message') => ({
    id: idOf(field),
    name: field,
    value: draft[field],
    readOnly: isBusy,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'enquiry.submitted' })
    setTimesSubmitted((times) => times + 1)
  }

  const isAboutAgent = 'agentId' in subject
  const questions = { subject, listingType, draft, isBusy, idOf, errorOf, onChange: change }

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <EnquiryErrors actor={actor} timesSubmitted={timesSubmitted} idOf={idOf} />
        {isAboutAgent && <EnquiryQuestions {...questions} />}
        <WhoAsks text={text} errorOf={errorOf} />
        {!isAboutAgent && <EnquiryQuestions {...questions} />}
        <Field
          id={idOf('message')}
          label={copy.message}
          isOptional={subject.kind === 'seller'}
          error={errorOf('message')}
        >
          {(wiring) => (
            <textarea
              {...text('message')}
              {...wiring}
              rows={5}
              maxLength={enquiryLengths.message * 2}
              className={`${control()} ${styles.message}`}
            />
          )}
        </Field>
        <Honeypot
          id={idOf('more')}
          value={draft.honeypot}
          onChange={({ currentTarget }) => change({ honeypot: currentTarget.value })}
        />
        <CheckboxField
          label={copy.copy}
          name="wantsCopy"
          checked={draft.wantsCopy}
          onChange={({ currentTarget }) => change({ wantsCopy: currentTarget.checked })}
        />
        <EnquirySendingError actor={actor} answerer={answerer} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? copy.sending : wasTried ? copy.sendAgain : sendLabel(subject.kind)}
        </Button>
        <Text size="small" tone="inkSoft">
          {copy.privacy(answerer.name, answerer.office)}
        </Text>
      </Stack>
    </form>
  )
}

type WhoAsksProps = {
  text: (field: 'name' | 'email' | 'phone') => Omit<ComponentProps<typeof TextField>, 'label'>
  errorOf: (field: DraftField) => string | undefined
}

const WhoAsks = ({ text, errorOf }: WhoAsksProps) => (
  <>
    <TextField {...text('name')} label={copy.name} autoComplete="name" required error={errorOf('name')} />
    <TextField
      {...text('email')}
      label={copy.email}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={errorOf('email')}
    />
    <TextField
      {...text('phone')}
      label={copy.phone}
      type="tel"
      autoComplete="tel"
      isOptional
      error={errorOf('phone')}
    />
  </>
)

const sendLabel = (kind: EnquirySubjectKind): string => (kind === 'seller' ? copy.sendRequest : copy.send)

const selectForm = (snapshot: ReturnType<EnquiryActor['getSnapshot']>) => ({
  context: snapshot.context,
  isBusy: snapshot.hasTag('busy'),
  wasTried: snapshot.matches({ writing: 'unreachable' }),
})

type Selected = ReturnType<typeof selectForm>

const isSameForm = (one: Selected, other: Selected): boolean =>
  one.context === other.context && one.isBusy === other.isBusy && one.wasTried === other.wasTried
