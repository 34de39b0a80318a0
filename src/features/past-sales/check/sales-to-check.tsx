import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useState } from 'react'
import { PastSalesToCheckDocument } from '#src/api/generated/documents/past-sales-to-check.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { checkCopy as copy } from '../past-sales.copy.ts'
import { SaleToCheck } from './sale-to-check.tsx'

const TAKE = 25

/** The past sales that wait, the oldest first. */
export function SalesToCheck() {
  const { data, isError, refetch } = useDocumentQuery(PastSalesToCheckDocument, { paging: { skip: 0, take: TAKE } })
  const [decided, setDecided] = useState('')
  if (isError) {
    return <RetryNotice text={copy.failed} label={copy.tryAgain} onRetry={() => void refetch()} />
  }
  if (!data) return <Text role="status">{copy.loading}</Text>
  const { total, results } = data.pastSalesToCheck
  return (
    <Stack>
      <div role="status">
        <Text>{`${decided} ${total === 0 ? copy.none : copy.count(total)}`.trim()}</Text>
      </div>
      {results.map((sale) => (
        <SaleToCheck
          // Who reads another version begins anew.
          key={`${sale.id} ${sale.check?.version}`}
          sale={sale}
          onDecided={(said) => {
            setDecided(said)
            void refetch()
          }}
        />
      ))}
    </Stack>
  )
}
