import { AlertsDocument } from '#src/api/generated/documents/alerts.ts'
import { documentQuery } from '#src/api/graphql/document-query.ts'
import { AlertChangesProvider } from '../alert-changes.provider.tsx'
import { AlertList } from './alert-list.tsx'

/** The alerts of the member who is there, read each time that the page is opened. */
export const MemberAlerts = () => (
  <AlertChangesProvider
    read={({ execute, queryClient }) =>
      queryClient.fetchQuery({ ...documentQuery(execute, AlertsDocument, {}), staleTime: 0 })
    }
  >
    <AlertList />
  </AlertChangesProvider>
)
