import { useSelector } from '@xstate/react'
import { type ChangeEvent, type ComponentProps, type FormEvent, useId, useState } from 'react'
import { enquiryLengths } from '#domain/enquiries/check-enquiry.ts'
import type { EnquiryDraft } from '#domain/enquiries/enquiry-draft.ts'
import { enquiryTopics, topicsFor } from '#domain/lookups/enquiry-topics.ts'
import type { EnquiryForm_ListingFragment } from '#src/api/generated/graphql.ts'
import { Button } from '#src/design/button/button.tsx'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { ChoicePills } from '#src/design/choice-pills/choice-pills.tsx'
import { Field } from '#src/design/field/field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { control } from '#src/design/field/field.css.ts'
import * as styles from './enquiry.css.ts'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import type { EnquiryActor } from './enquiry-actor.ts'
import { answererOf } from './enquiry-contact.ts'
import { EnquiryErrors, EnquirySendingError } from './enquiry-errors.tsx'

type Props = { actor: EnquiryActor; listing: EnquiryForm_ListingFragment }

/** Who asks and what; what is wrong stands beside its field. */
export function EnquiryForm({ actor, listing }: Props) {
  const { context, isBusy, wasTried } = useSelector(actor, selectForm, isSameForm)
  const [timesSubmitted, setTimesSubmitted] = useState(0)
  const { draft, errors } = context
  const id = useId()
  const idOf = (field: string) => `${id}${field}`
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  const change = (part: Partial<EnquiryDraft>) => actor.send({ type: 'draft.changed', draft: { ...draft, ...part } })
  const text = (field: 'name' | 'email' | 'phone' | 'message' | 'website') => ({
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

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <EnquiryErrors actor={actor} timesSubmitted={timesSubmitted} idOf={idOf} />
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
        <Wishes listing={listing} draft={draft} onChange={change} />
        <Field id={idOf('message')} label={copy.message} error={errorOf('message')}>
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
        <Trap {...text('website')} />
        <CheckboxField
          label={copy.copy}
          name="wantsCopy"
          checked={draft.wantsCopy}
          onChange={({ currentTarget }) => change({ wantsCopy: currentTarget.checked })}
        />
        <EnquirySendingError actor={actor} listing={listing} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {isBusy ? copy.sending : wasTried ? copy.sendAgain : copy.send}
        </Button>
        <Text size="small" tone="inkSoft">
          {copy.privacy(answererOf(listing), listing.office.name)}
        </Text>
      </Stack>
    </form>
  )
}

type WishesProps = {
  listing: EnquiryForm_ListingFragment
  draft: EnquiryDraft
  onChange: (part: Partial<EnquiryDraft>) => void
}

/** What people ask most often, so that one need not write. */
function Wishes({ listing, draft, onChange }: WishesProps) {
  const options = topicsFor(listing.summary.listingType).map((value) => ({
    value,
    label: enquiryTopics[value].displayName,
  }))
  return (
    <>
      <ChoicePills
        label={copy.topics}
        name="topics"
        options={options}
        values={draft.topics}
        onChange={(topics) => onChange({ topics })}
      />
      <CheckboxField
        label={copy.inspection}
        name="wantsInspection"
        checked={draft.wantsInspection}
        onChange={({ currentTarget }) => onChange({ wantsInspection: currentTarget.checked })}
      />
    </>
  )
}

/** A field for programs that fill every field. */
const Trap = ({ id, ...input }: ComponentProps<'input'>) => (
  <div className={styles.trap} aria-hidden="true">
    <label htmlFor={id}>{copy.trap}</label>
    <input {...input} id={id} type="text" tabIndex={-1} autoComplete="off" />
  </div>
)

const selectForm = (snapshot: ReturnType<EnquiryActor['getSnapshot']>) => ({
  context: snapshot.context,
  isBusy: snapshot.hasTag('busy'),
  wasTried: snapshot.matches({ writing: 'unreachable' }),
})

type Selected = ReturnType<typeof selectForm>

const isSameForm = (one: Selected, other: Selected): boolean =>
  one.context === other.context && one.isBusy === other.isBusy && one.wasTried === other.wasTried
