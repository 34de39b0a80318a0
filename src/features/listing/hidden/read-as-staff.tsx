import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayViewHidden } from '#domain/staff/listing-acts.ts'
import { ListingDetailsDocument } from '#src/api/generated/documents/listing-details.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { useSession } from '#src/shared/session/use-session.ts'

/** What is there for nobody is asked for once more by staff who may view hidden homes: the server rendered the page as for everybody. */
export function ReadAsStaff({ id }: { id: number }) {
  const session = useSession()
  const queryClient = useQueryClient()
  const execute = useExecute()
  const mayView = session.status === 'member' && mayViewHidden(session.member.claims)
  useEffect(() => {
    const { queryKey } = documentQuery(execute, ListingDetailsDocument, { id })
    if (mayView) void queryClient.invalidateQueries({ queryKey })
  }, [mayView, id, queryClient, execute])
  return null
}
