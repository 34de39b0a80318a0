import {
  agentEnquiryReasons,
  buyerKinds,
  type DraftField,
  type EnquiryDraft,
  LONGEST_STREET_ADDRESS,
} from '#domain/enquiries/enquiry-draft.ts'
import type { EnquirySubject } from '#domain/enquiries/enquiry-subject.ts'
import { enquiryTopics, topicsFor } from '#domain/lookups/enquiry-topics.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { ChoicePills } from '#src/design/choice-pills/choice-pills.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { enquiryCopy as copy } from './enquiry.copy.ts'
import { SuburbField } from './suburb-field.tsx'

type Props = {
  subject: EnquirySubject
  listingType: 'sale' | 'rental'
  draft: EnquiryDraft
  isBusy: boolean
  idOf: (field: DraftField) => string
  errorOf: (field: DraftField) => string | undefined
  onChange: (part: Partial<EnquiryDraft>) => void
}

/** What is asked beside name and message, by what the enquiry is about. */
export function EnquiryQuestions(props: Props) {
  switch (props.subject.kind) {
    case 'listing':
      return <Requests {...props} />
    case 'development':
      return <Buyer {...props} />
    case 'agent':
      return <Reason {...props} />
    case 'seller':
      return <OwnListing {...props} />
  }
}

/** What people ask most often, so that one need not write. */
function Requests({ listingType, draft, onChange }: Props) {
  const options = topicsFor(listingType).map((value) => ({ value, label: enquiryTopics[value].displayName }))
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

/** For whom a new home would be: one of two, or nothing said. */
const Buyer = ({ draft: { buyerKind }, onChange }: Props) => (
  <ChoicePills
    label={copy.buyerKind}
    isOptional
    name="buyerKind"
    options={buyerKinds.map((value) => ({ value, label: copy.buyerKinds[value] }))}
    values={buyerKind === null ? [] : [buyerKind]}
    onChange={(chosen) => onChange({ buyerKind: chosen.find((kind) => kind !== buyerKind) ?? null })}
  />
)

const Reason = ({ draft: { reason }, isBusy, idOf, errorOf, onChange }: Props) => (
  <SelectField
    id={idOf('reason')}
    label={copy.reason}
    name="reason"
    required
    disabled={isBusy}
    value={reason ?? ''}
    options={[
      { value: '', label: copy.chooseReason, isDisabled: reason !== null },
      ...agentEnquiryReasons.map((value) => ({ value, label: copy.reasons[value] })),
    ]}
    error={errorOf('reason')}
    onChange={({ currentTarget: { value } }) =>
      onChange({ reason: agentEnquiryReasons.find((each) => each === value) ?? null })
    }
  />
)

function OwnListing({ draft, isBusy, idOf, errorOf, onChange }: Props) {
  return (
    <>
      <TextField
        id={idOf('streetAddress')}
        label={copy.streetAddress}
        name="streetAddress"
        autoComplete="street-address"
        required
        maxLength={LONGEST_STREET_ADDRESS}
        readOnly={isBusy}
        value={draft.streetAddress}
        error={errorOf('streetAddress')}
        onChange={({ currentTarget }) => onChange({ streetAddress: currentTarget.value })}
      />
      <SuburbField
        id={idOf('suburb')}
        suburb={draft.suburb}
        isReadOnly={isBusy}
        error={errorOf('suburb')}
        onSuburb={(suburb) => onChange({ suburb })}
      />
    </>
  )
}
