import { propertyTypes } from '#domain/lookups/property-types.ts'
import { transactionTypes } from '#domain/lookups/transactions.ts'
import {
  enteredPropertyTypes,
  type PastSale,
  type PastSaleError,
  pastSaleLimits as limits,
  proofsOf,
} from '#domain/transactions/past-sale.ts'
import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { FieldGroup } from '#src/design/field/field.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { formCopy as copy, proofNames } from '../past-sales.copy.ts'
import type { PastSaleDraft } from './past-sale-draft.ts'

type Props = {
  id: string
  draft: PastSaleDraft
  today: string
  errors: readonly PastSaleError[]
  onChange: (part: Partial<PastSaleDraft>) => void
}

/** What was sold or leased, and what proves it. */
export function PastSaleFields({ id, draft, today, errors, onChange }: Props) {
  const errorOf = (field: keyof PastSale) => errors.find((error) => error.field === field)?.message
  const text = (name: 'streetAddress' | 'price' | 'completedOn' | 'bedrooms' | 'proofReference') => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  })
  return (
    <Stack gap={24}>
      <FieldGroup label={copy.type} error={errorOf('type')}>
        <Stack gap={8}>
          {transactionTypes.toReversed().map((type) => (
            <CheckboxField
              key={type}
              type="radio"
              name={`${id}type`}
              label={copy.types[type]}
              checked={draft.type === type}
              onChange={() => onChange({ type })}
            />
          ))}
        </Stack>
      </FieldGroup>
      <TextField
        label={copy.streetAddress}
        hint={copy.streetHint}
        maxLength={limits.streetAddress}
        {...text('streetAddress')}
      />
      <SuburbField
        id={`${id}suburb`}
        label={copy.suburb}
        suburb={draft.suburb}
        isReadOnly={false}
        error={errorOf('suburbUri')}
        onSuburb={(suburb) => onChange({ suburb })}
      />
      <TextField label={copy.price[draft.type]} hint={copy.priceHint} inputMode="numeric" {...text('price')} />
      <TextField
        label={copy.completedOn[draft.type]}
        type="date"
        min={`${limits.firstYear}-01-01`}
        max={today}
        {...text('completedOn')}
      />
      <SelectField
        label={copy.propertyType}
        name="propertyType"
        value={draft.propertyType}
        error={errorOf('propertyType')}
        options={[
          { value: '', label: copy.choose },
          ...enteredPropertyTypes.map((value) => ({ value, label: propertyTypes[value].displayName })),
        ]}
        onChange={({ currentTarget }) => onChange({ propertyType: currentTarget.value })}
      />
      <TextField label={copy.bedrooms} isOptional inputMode="numeric" {...text('bedrooms')} />
      <SelectField
        label={copy.proofKind}
        name="proofKind"
        value={proofsOf(draft.type).some((kind) => kind === draft.proofKind) ? draft.proofKind : ''}
        error={errorOf('proofKind')}
        options={[
          { value: '', label: copy.choose },
          ...proofsOf(draft.type).map((value) => ({ value, label: proofNames[value] })),
        ]}
        onChange={({ currentTarget }) => onChange({ proofKind: currentTarget.value })}
      />
      <TextField
        label={copy.proofReference}
        hint={copy.proofHint}
        maxLength={limits.longestReference}
        {...text('proofReference')}
      />
    </Stack>
  )
}
