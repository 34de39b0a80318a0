import { useState } from 'react'
import { PastSalesToCheckDocument } from '#src/api/generated/documents/past-sales-to-check.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
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
    return (
      <Notice tone="danger">
        <Stack gap={8}>
          {copy.failed}
          <div>
            <Button size="small" variant="secondary" onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          </div>
        </Stack>
      </Notice>
    )
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
