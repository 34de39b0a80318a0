import { useState } from 'react'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { type OfficeDetails, officeErrors, tidyOffice } from '#domain/staff/manage-offices.ts'
import { SaveOfficeDocument } from '#src/api/generated/documents/save-office.ts'
import type { ManagedOffice_OfficeFragment, SaveOfficeMutation } from '#src/api/generated/graphql.ts'
import { useChange } from '#src/shared/agents/use-change.ts'
import { useTyped } from '../acts/use-typed.ts'
import type { Named } from './named-field.tsx'

type Office = ManagedOffice_OfficeFragment
type OfficeDraft = Omit<OfficeDetails, 'companyId' | 'suburbUri'> & {
  suburb: { uri: string; label: string } | null
  company: Named | null
}

/** What is typed of an office, until it is saved, also after a reload; what is not typed follows what others save meanwhile. */
export function useOfficeForm(office: Office | null, onSaved: (id: number) => void) {
  const [typed, setTyped, forgetTyped] = useTyped<OfficeDraft>('office')
  // Whether something is typed as a company that is none.
  const [isCompanyOpen, setIsCompanyOpen] = useState(false)
  const [errors, setErrors] = useState<ReturnType<typeof officeErrors>>([])
  const [alike, setAlike] = useState<SaveOfficeMutation['saveOffice']['alike']>([])
  const [isMeant, setIsMeant] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isBusy, failure, change } = useChange(SaveOfficeDocument)
  const draft = { ...draftOf(office), ...typed }

  function set({ isCompanyOpen: isOpen, ...part }: Partial<OfficeDraft> & { isCompanyOpen?: boolean }) {
    if (isOpen !== undefined) setIsCompanyOpen(isOpen)
    // The choice of a list comes after the render, and would take back what was typed since.
    setTyped((known) => ({ ...known, ...part }))
    setAlike([])
    setIsMeant(false)
    setKey(crypto.randomUUID())
  }

  function save(reason: string, onDone: () => void) {
    const details = tidyOffice(detailsOf(draft))
    const found = [...officeErrors(details), ...(isCompanyOpen ? [NO_COMPANY] : [])]
    setErrors(found)
    if (found.length > 0) return
    const base =
      office === null ? { revision: 0, idempotencyKey: key } : { officeId: office.id, revision: office.revision }
    void change({ input: { ...base, office: details, isMeant, reason } }, ({ saveOffice }) => {
      setAlike(saveOffice.alike)
      if (saveOffice.office == null) return
      forgetTyped()
      setIsMeant(false)
      onDone()
      onSaved(saveOffice.office.id)
    })
  }

  return { draft, errors, alike, isMeant, setIsMeant, isBusy, failure, set, save }
}

const NO_COMPANY = { field: 'companyId' as const, message: manageOfficesErrors.company }

const draftOf = (office: Office | null): OfficeDraft => ({
  name: office?.name ?? '',
  address: office?.address ?? '',
  phone: office?.phone ?? '',
  email: office?.email ?? '',
  website: office?.website ?? '',
  suburb: office?.suburb ?? null,
  company: office?.company ?? null,
})

const detailsOf = ({ suburb, company, ...lines }: OfficeDraft): OfficeDetails => ({
  ...lines,
  suburbUri: suburb?.uri ?? '',
  companyId: company?.id ?? null,
})
