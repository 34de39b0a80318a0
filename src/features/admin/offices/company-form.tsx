import { useState } from 'react'
import { type StateCode, stateCodeOf, stateCodes, states } from '#domain/lookups/states.ts'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { companyErrors, officeLimits, tidyCompany } from '#domain/staff/manage-offices.ts'
import { formatCompanyUrl } from '#domain/staff/offices-url.ts'
import { SaveCompanyDocument } from '#src/api/generated/documents/save-company.ts'
import type { CompanyColumns_CompanyFragment, SaveCompanyMutation } from '#src/api/generated/graphql.ts'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { useTyped } from '../acts/use-typed.ts'
import { AlikeNotice } from './alike-notice.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'

type Draft = { name: string; stateCode: StateCode }
type Props = {
  company: CompanyColumns_CompanyFragment | null
  onSaved: (id: number) => void
  onConflict?: () => void
}

/** Enters a new company, or corrects one. */
export function CompanyForm({ company, onSaved, onConflict }: Props) {
  const [typed, setTyped, forgetTyped] = useTyped<Draft>('company')
  const [error, setError] = useState<string | undefined>()
  const [alike, setAlike] = useState<SaveCompanyMutation['saveCompany']['alike']>([])
  const [isMeant, setIsMeant] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isBusy, failure, change } = useChange(SaveCompanyDocument)
  const draft: Draft = { name: company?.name ?? '', stateCode: company?.stateCode ?? 'NSW', ...typed }
  const set = (part: Partial<Draft>) => {
    setTyped({ ...typed, ...part })
    setAlike([])
    setIsMeant(false)
    setKey(crypto.randomUUID())
  }
  const save = (reason: string, onDone: () => void) => {
    const details = tidyCompany(draft)
    const [found] = companyErrors(details)
    setError(found?.message)
    if (found !== undefined) return
    const base =
      company === null ? { revision: 0, idempotencyKey: key } : { companyId: company.id, revision: company.revision }
    void change({ input: { ...base, company: details, isMeant, reason } }, ({ saveCompany }) => {
      setAlike(saveCompany.alike)
      if (saveCompany.company == null) return
      forgetTyped()
      setIsMeant(false)
      onDone()
      onSaved(saveCompany.company.id)
    })
  }
  return (
    <ReasonForm
      label={company === null ? copy.addCompany : copy.save}
      isBusy={isBusy}
      failure={failure}
      onSubmit={save}
      isConflict={failure === manageOfficesErrors.changed}
      {...(onConflict && { onConflict })}
    >
      <div className={styles.fields}>
        <TextField
          label={copy.fields.name}
          name="name"
          autoComplete="off"
          required
          maxLength={officeLimits.name}
          value={draft.name}
          error={error}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <SelectField
          label={copy.fields.state}
          name="state"
          value={draft.stateCode}
          options={stateCodes.map((code) => ({ value: code, label: states[code].name }))}
          onChange={({ currentTarget }) => set({ stateCode: stateCodeOf(currentTarget.value) ?? draft.stateCode })}
        />
        <AlikeNotice
          text={copy.alikeCompanies}
          alike={alike.map(({ id, name }) => ({ href: formatCompanyUrl(id), name }))}
          isMeant={isMeant}
          onMeant={setIsMeant}
        />
      </div>
    </ReasonForm>
  )
}
