import { useState } from 'react'
import { manageOfficesErrors } from '#domain/staff/manage-offices.copy.ts'
import { ActOnOfficeAgentDocument } from '#src/api/generated/documents/act-on-office-agent.ts'
import type { OfficeAgentAct, OfficePeople_OfficeFragment } from '#src/api/generated/graphql.ts'
import { Link } from '#src/design/link/link.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import type { Named } from './named-field.tsx'
import { OfficeField } from './office-field.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'
import { Panel } from './panel.tsx'

type Props = { office: OfficePeople_OfficeFragment; onChanged: () => void }

/** The agents of an office; staff say who is a principal, and move them to another office. */
export function OfficePeople({ office, onChanged }: Props) {
  const { people } = office
  return (
    <Panel id="office-people" heading={copy.people}>
      {people.length === 0 && <Text>{copy.noPeople}</Text>}
      <ul className={styles.list}>
        {people.map(({ id, username, name, jobTitle, isPrincipal }) => (
          <li key={id}>
            <Link href={`/agent/${username}`}>{name}</Link> <span>{copy.person(jobTitle, isPrincipal)}</span>
          </li>
        ))}
      </ul>
      {people.length > 0 && <PersonForm office={office} onChanged={onChanged} />}
    </Panel>
  )
}

function PersonForm({ office: { id: officeId, people }, onChanged }: Props) {
  const [chosenId, setChosenId] = useState<number | null>(null)
  const [isMoving, setIsMoving] = useState(false)
  const [target, setTarget] = useState<Named | null>(null)
  const { isBusy, failure, change, refuse } = useChange(ActOnOfficeAgentDocument)
  const agent = people.find(({ id }) => id === chosenId) ?? people[0]
  if (agent === undefined) return null
  const ownAct: OfficeAgentAct = agent.isPrincipal ? 'dismiss' : 'appoint'
  const act = isMoving ? 'move' : ownAct
  const submit = (reason: string, onDone: () => void) => {
    if (isMoving && target === null) return refuse(manageOfficesErrors.noTarget)
    const to = isMoving && target !== null ? { toId: target.id } : {}
    void change({ input: { agentId: agent.id, officeId, act, reason, ...to } }, () => {
      setTarget(null)
      setIsMoving(false)
      onDone()
      onChanged()
    })
  }
  return (
    <ReasonForm
      label={copy.agentActs[act]}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      isConflict={failure === manageOfficesErrors.agentGone}
      onConflict={onChanged}
    >
      <SelectField
        label={copy.agent}
        value={String(agent.id)}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
      />
      <SelectField
        label={copy.what}
        value={act}
        options={[ownAct, 'move' as const].map((each) => ({ value: each, label: copy.agentActs[each] }))}
        onChange={({ currentTarget }) => setIsMoving(currentTarget.value === 'move')}
      />
      {isMoving && <OfficeField label={copy.toOffice} chosen={target} onChoose={setTarget} exceptId={officeId} />}
      {isMoving && <Text tone="inkSoft">{copy.moveHint}</Text>}
    </ReasonForm>
  )
}
