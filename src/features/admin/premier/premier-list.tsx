import { premierPath } from '#domain/premier/premier-workflow.ts'
import { PremierListDocument } from '#src/api/generated/documents/premier-list.ts'
import type { PremierListQuery } from '#src/api/generated/graphql.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { premierCopy } from '#src/shared/agents/premier.copy.ts'
import { momentText } from '#src/shared/text/moment-text.ts'
import { StaffTable } from '../table/staff-table.tsx'
import type { StaffColumn } from '../table/table-view.ts'
import { premierPageCopy as copy } from './premier-page.copy.ts'

type Workflow = PremierListQuery['premierWorkflows'][number]

const columns: readonly StaffColumn<Workflow>[] = [
  {
    id: 'agent',
    title: copy.columns.agent,
    value: ({ agent }) => agent.name,
    cell: ({ agent }) => <Link href={premierPath(agent.username)}>{agent.name}</Link>,
    isSortable: true,
    filter: 'text',
  },
  {
    id: 'state',
    title: copy.columns.state,
    value: ({ state }) => premierCopy.states[state],
    isSortable: true,
    filter: Object.values(premierCopy.states).map((name) => ({ value: name, label: name })),
  },
  {
    id: 'changed',
    title: copy.columns.changed,
    value: ({ changedAt }) => changedAt ?? '',
    cell: ({ changedAt }) => changedAt != null && <time dateTime={changedAt}>{momentText(changedAt)}</time>,
    isSortable: true,
  },
]

/** Those that changed last. */
export function PremierList() {
  const { data, error, isFetching, refetch } = useDocumentQuery(PremierListDocument, {})
  return (
    <StaffTable
      caption={copy.table}
      columns={columns}
      keyOf={({ agent }) => agent.id}
      rows={data?.premierWorkflows}
      fileName="premier-agents"
      failure={error ? { isBusy: isFetching, onRetry: () => void refetch() } : null}
    />
  )
}
