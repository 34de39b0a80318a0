import { useState } from 'react'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { ActOnOfficeDocument } from '#src/api/generated/documents/act-on-office.ts'
import type { OfficeActs_OfficeFragment } from '#src/api/generated/graphql.ts'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import type { Named } from './named-field.tsx'
import { OfficeField } from './office-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import { Panel } from './panel.tsx'

type Props = { office: OfficeActs_OfficeFragment; onChanged: () => void }

/** Closes an office, opens it again, and merges it into another. */
export function OfficeActs({ office, onChanged }: Props) {
  const { id: officeId, standing, revision, belongings } = office
  const [target, setTarget] = useState<Named | null>(null)
  const closing = useChange(ActOnOfficeDocument)
  const merging = useChange(ActOnOfficeDocument)
  const act = standing === 'closed' ? 'open' : 'close'
  const close = (reason: string, onDone: () => void) =>
    void closing.change({ input: { officeId, act, revision, reason } }, () => {
      onDone()
      onChanged()
    })
  const merge = (reason: string, onDone: () => void) => {
    if (target === null) return merging.refuse(manageOfficesErrors.noTarget)
    void merging.change({ input: { officeId, act: 'merge', intoId: target.id, revision, reason } }, () => {
      onDone()
      onChanged()
    })
  }
  return (
    <>
      <Panel id="office-close" heading={act === 'close' ? copy.close : copy.open}>
        <ReasonForm
          label={act === 'close' ? copy.close : copy.open}
          isBusy={closing.isBusy}
          failure={closing.failure}
          onSubmit={close}
          isConflict={closing.failure === manageOfficesErrors.changed}
          onConflict={onChanged}
        >
          <Text tone="inkSoft">{act === 'close' ? copy.closeHint : copy.openHint}</Text>
        </ReasonForm>
      </Panel>
      <Panel id="office-merge" heading={copy.merge}>
        <ReasonForm
          label={copy.merge}
          isBusy={merging.isBusy}
          failure={merging.failure}
          onSubmit={merge}
          isConflict={merging.failure === manageOfficesErrors.changed}
          onConflict={onChanged}
        >
          <OfficeField label={copy.intoOffice} chosen={target} onChoose={setTarget} exceptId={officeId} />
          <Text tone="inkSoft">{copy.moves(belongings)}</Text>
        </ReasonForm>
      </Panel>
    </>
  )
}
