import { useState } from 'react'
import { LicenceClaimsDocument } from '#src/api/generated/documents/licence-claims.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { requestsCopy as copy } from './agent-claim.copy.ts'
import { LicenceRequest } from './licence-request.tsx'

const TAKE = 25

/** The claims that wait, the oldest first. */
export function LicenceRequests() {
  const { data, isError, refetch } = useDocumentQuery(LicenceClaimsDocument, { paging: { skip: 0, take: TAKE } })
  const [decided, setDecided] = useState<string | null>(null)
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
  const { total, results } = data.licenceClaims
  return (
    <Stack>
      <div role="status">
        <Text>{`${decided === null ? '' : `${copy.decided(decided)} `}${total === 0 ? copy.none : copy.count(total)}`}</Text>
      </div>
      {results.map((claim) => (
        <LicenceRequest
          key={claim.id}
          claim={claim}
          onDecided={() => {
            setDecided(claim.agent.name)
            void refetch()
          }}
        />
      ))}
    </Stack>
  )
}
