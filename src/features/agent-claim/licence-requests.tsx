import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { useState } from 'react'
import { LicenceClaimsDocument } from '#src/api/generated/documents/licence-claims.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
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
    return <RetryNotice text={copy.failed} label={copy.tryAgain} onRetry={() => void refetch()} />
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
