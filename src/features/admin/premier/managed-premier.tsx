import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { premierErrors } from '#domain/premier/premier-errors.copy.ts'
import type { PremierAct } from '#domain/premier/premier-workflow.ts'
import { ActOnPremierDocument } from '#src/api/generated/documents/act-on-premier.ts'
import { ManagedPremierDocument } from '#src/api/generated/documents/managed-premier.ts'
import type { ManagedPremierQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { FactList } from '#src/design/fact-list/fact-list.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { premierCopy } from '#src/shared/agents/premier.copy.ts'
import { PremierSteps } from '#src/shared/agents/premier-steps.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { StaffHistory } from '../acts/staff-history.tsx'
import { premierPageCopy as copy } from './premier-page.copy.ts'
import * as styles from './premier.css.ts'

type Workflow = NonNullable<ManagedPremierQuery['premierWorkflow']>

/** How far an agent is, and what staff can do about it. */
export function ManagedPremier({ username }: { username: string }) {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useDocumentQuery(ManagedPremierDocument, { username })
  if (error && !data) {
    return <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { premierWorkflow: workflow } = data
  if (workflow == null) return <Text role="status">{copy.noAgent}</Text>
  return (
    <Stack gap={24}>
      <Heading level={2}>{workflow.agent.name}</Heading>
      <div className={styles.columns}>
        <FactList items={factsOf(workflow)} />
        <Stack gap={12}>
          <Heading level={3}>{copy.steps}</Heading>
          <PremierSteps workflow={workflow} />
        </Stack>
      </div>
      <PremierActs workflow={workflow} onChanged={() => void queryClient.invalidateQueries()} />
      <StaffHistory thing="agent" id={workflow.agent.id} />
    </Stack>
  )
}

const factsOf = ({ agent, state, changedAt }: Workflow) => [
  { term: copy.facts.profile, detail: <Link href={`/agent/${agent.username}`}>{agent.username}</Link> },
  { term: copy.facts.office, detail: agent.office.name },
  { term: copy.facts.state, detail: premierCopy.states[state] },
  ...(changedAt == null ? [] : [{ term: copy.facts.changed, detail: momentText(changedAt) }]),
]

function PremierActs({ workflow, onChanged }: { workflow: Workflow; onChanged: () => void }) {
  const { agent, acts, revision } = workflow
  const [chosen, setChosen] = useState<PremierAct | null>(null)
  const { isBusy, failure, change } = useChange(ActOnPremierDocument)
  const act = acts.find((each) => each === chosen) ?? acts[0]
  if (act === undefined) return null
  return (
    <ReasonForm
      label={copy.acts[act]}
      isBusy={isBusy}
      failure={failure}
      isConflict={failure === premierErrors.changed || failure === premierErrors.impossible}
      onConflict={onChanged}
      onSubmit={(reason, onDone) =>
        void change({ input: { username: agent.username, act, reason, revision } }, () => {
          onDone()
          setChosen(null)
          onChanged()
        })
      }
    >
      <SelectField
        label={copy.act}
        value={act}
        options={acts.map((each) => ({ value: each, label: copy.acts[each] }))}
        onChange={({ currentTarget }) => setChosen(acts.find((each) => each === currentTarget.value) ?? null)}
      />
    </ReasonForm>
  )
}
