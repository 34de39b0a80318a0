import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BatchProgressDocument } from '#src/api/generated/documents/batch-progress.ts'
import { StartBatchDocument } from '#src/api/generated/documents/start-batch.ts'
import type { StaffBatchKind, StaffMemberFilter } from '#src/api/generated/graphql.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { Disclosure } from '#src/design/disclosure/disclosure.tsx'
import { Progress } from '#src/design/progress/progress.tsx'
import { SelectField } from '#src/design/select-field/select-field.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { useChange } from '#src/shared/agents/use-change.ts'
import { ReasonForm } from '../acts/reason-form.tsx'
import { usersCopy as copy } from './users.copy.ts'

const ASKED_EVERY_MS = 1000

type Props = { filter: StaffMemberFilter; total: number; onFinished: () => void }

/** Does something to everyone whom the filters find, and shows how far it is. */
export function BatchForm({ filter, total, onFinished }: Props) {
  const [kind, setKind] = useState<StaffBatchKind>('endMemberSessions')
  const [batchId, setBatchId] = useState<number | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { isBusy, failure, change } = useChange(StartBatchDocument)
  const start = (reason: string, onDone: () => void) => {
    const input = { kind, filter, expected: total, reason, idempotencyKey: key }
    void change({ input }, ({ startStaffBatch }) => {
      setBatchId(startStaffBatch.batch.id)
      setKey(crypto.randomUUID())
      onDone()
    })
  }
  return (
    <Disclosure summary={copy.batch}>
      <Stack gap={16}>
        <ReasonForm label={copy.startBatch(total)} isBusy={isBusy} failure={failure} onSubmit={start}>
          <SelectField
            label={copy.batchKind}
            value={kind}
            options={[
              { value: 'endMemberSessions', label: copy.batchKinds.endMemberSessions },
              { value: 'closeAccount', label: copy.batchKinds.closeAccount },
            ]}
            onChange={({ currentTarget }) =>
              setKind(currentTarget.value === 'closeAccount' ? 'closeAccount' : 'endMemberSessions')
            }
          />
        </ReasonForm>
        {batchId !== null && <BatchProgress key={batchId} id={batchId} onFinished={onFinished} />}
      </Stack>
    </Disclosure>
  )
}

function BatchProgress({ id, onFinished }: { id: number; onFinished: () => void }) {
  const { data } = useQuery({
    ...documentQuery(useExecute(), BatchProgressDocument, { id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.staffBatch?.isFinished ? false : ASKED_EVERY_MS),
  })
  const batch = data?.staffBatch
  const isFinished = batch?.isFinished ?? false
  useEffect(() => {
    if (isFinished) onFinished()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it ends
  }, [isFinished])
  if (!batch) return null
  const finished = batch.done + batch.unchanged + batch.refused
  return (
    <div role="status">
      <Progress label={copy.progress(finished, batch.total)} value={finished} max={batch.total} />
      <Text>{isFinished ? copy.outcome(batch) : copy.progress(finished, batch.total)}</Text>
    </div>
  )
}
