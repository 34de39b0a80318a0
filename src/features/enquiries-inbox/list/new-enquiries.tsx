import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EnquiryInboxDocument } from '#src/api/generated/documents/enquiry-inbox.ts'
import type { EnquiryInboxQueryVariables } from '#src/api/generated/graphql.ts'
import { useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { on } from '#src/shared/runtime/app-events.ts'
import { inboxCopy as copy } from '../inbox.copy.ts'
import { refreshInbox, refreshOpenEnquiry } from '../inbox-queries.ts'

type Props = { asked: EnquiryInboxQueryVariables; shown: readonly string[] }

/** Says how many enquiries have come since the list was read; the list moves when the agent wants it to. */
export function NewEnquiries({ asked, shown }: Props) {
  const [newCount, setNewCount] = useState(0)
  const execute = useExecute()
  const queryClient = useQueryClient()
  const known = shown.join(' ')
  const { folder, query, skip, take } = asked
  useEffect(() => {
    const compare = async () => {
      const variables = { folder, query, skip, take }
      const { enquiryInbox } = await execute(EnquiryInboxDocument, variables, { isBackground: true })
      const count = enquiryInbox?.results.filter(({ reference }) => !known.includes(reference)).length ?? 0
      setNewCount(count)
      // What is there changes in its place.
      if (count === 0) await refreshInbox(queryClient)
    }
    return on('enquiries.changed', () => {
      void refreshOpenEnquiry(queryClient)
      compare().catch(() => {})
    })
  }, [execute, queryClient, known, folder, query, skip, take])

  return (
    <div aria-live="polite">
      {newCount > 0 && (
        <Button variant="secondary" size="small" onClick={() => void refreshInbox(queryClient)}>
          {copy.newOnes(newCount)}
        </Button>
      )}
    </div>
  )
}
