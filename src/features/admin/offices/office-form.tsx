import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { type OfficeDetails, officeLimits } from '#domain/staff/manage-offices.ts'
import { formatOfficeUrl } from '#domain/staff/offices-url.ts'
import type { ManagedOffice_OfficeFragment } from '#src/api/generated/graphql.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { ReasonForm } from '../acts/reason-form.tsx'
import { AlikeNotice } from './alike-notice.tsx'
import { CompanyField } from './company-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'
import { useOfficeForm } from './use-office-form.ts'

type Line = 'name' | 'address' | 'phone' | 'email' | 'website'
type LineOptions = Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'required' | 'type'>

type Props = {
  office: ManagedOffice_OfficeFragment | null
  onSaved: (id: number) => void
  onConflict?: () => void
}

/** Enters a new office, or corrects one. */
export function OfficeForm({ office, onSaved, onConflict }: Props) {
  const { draft, errors, alike, isMeant, setIsMeant, isBusy, failure, set, save } = useOfficeForm(office, onSaved)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const errorOf = (field: keyof OfficeDetails) => errors.find((error) => error.field === field)?.message
  const line = (name: Line, options: LineOptions) => ({
    label: copy.fields[name],
    name,
    autoComplete: 'off',
    value: draft[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => set({ [name]: currentTarget.value }),
    ...options,
  })
  const { name, address } = officeLimits
  return (
    <ReasonForm
      label={office === null ? copy.addOffice : copy.save}
      isBusy={isBusy}
      failure={failure}
      onSubmit={save}
      isConflict={failure === manageOfficesErrors.changed}
      {...(onConflict && { onConflict })}
    >
      <div ref={fields} className={styles.fields}>
        <TextField {...line('name', { maxLength: name, required: true })} />
        <TextField {...line('address', { maxLength: address, required: true })} hint={copy.fields.addressHint} />
        <SuburbField
          id="office-suburb"
          label={copy.fields.suburb}
          suburb={draft.suburb}
          isReadOnly={false}
          error={errorOf('suburbUri')}
          onSuburb={(suburb) => set({ suburb })}
        />
        <CompanyField
          label={copy.fields.company}
          hint={copy.fields.companyHint}
          chosen={draft.company}
          error={errorOf('companyId')}
          onChoose={(company, text = '') => set({ company, isCompanyOpen: company === null && text.trim() !== '' })}
        />
        <TextField {...line('phone', { type: 'tel' })} isOptional />
        <TextField {...line('email', { type: 'email' })} isOptional />
        <TextField {...line('website', { type: 'url' })} isOptional />
        <AlikeNotice
          text={copy.alikeOffices}
          alike={alike.map((other) => ({ href: formatOfficeUrl(other.id), name: `${other.name}, ${other.address}` }))}
          isMeant={isMeant}
          onMeant={setIsMeant}
        />
      </div>
    </ReasonForm>
  )
}
