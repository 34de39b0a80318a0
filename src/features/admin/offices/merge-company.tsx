import { useState } from 'react'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { MergeCompanyDocument } from '#src/api/generated/documents/merge-company.ts'
import type { CompanyColumns_CompanyFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { CompanyField } from './company-field.tsx'
import type { Named } from './named-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { Panel } from './panel.tsx'

type Props = { company: CompanyColumns_CompanyFragment; onChanged: () => void }

/** Merges a company into another, which has its offices from then on. */
export function MergeCompany({ company: { id: companyId, revision, officeCount }, onChanged }: Props) {
  const [target, setTarget] = useState<Named | null>(null)
  const { isBusy, failure, change, refuse } = useChange(MergeCompanyDocument)
  const merge = (reason: string, onDone: () => void) => {
    if (target === null) return refuse(manageOfficesErrors.noTarget)
    void change({ input: { companyId, intoId: target.id, revision, reason } }, () => {
      onDone()
      onChanged()
    })
  }
  return (
    <Panel id="company-merge" heading={copy.merge}>
      <ReasonForm
        label={copy.merge}
        isBusy={isBusy}
        failure={failure}
        onSubmit={merge}
        isConflict={failure === manageOfficesErrors.changed}
        onConflict={onChanged}
      >
        <CompanyField label={copy.intoCompany} chosen={target} onChoose={setTarget} exceptId={companyId} />
        <Text tone="inkSoft">{copy.movesOffices(officeCount)}</Text>
      </ReasonForm>
    </Panel>
  )
}
