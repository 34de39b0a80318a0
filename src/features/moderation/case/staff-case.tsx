import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { MODERATION_PATH } from '#domain/posts/moderation-url.ts'
import { StaffCaseDocument } from '#src/api/generated/documents/staff-case.ts'
import { StaffCasesDocument } from '#src/api/generated/documents/staff-cases.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { documentHash } from '#src/api/graphql/execute-document.ts'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { RetryNotice } from '#src/design/notice/retry-notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { moderationCopy as copy } from '../moderation.copy.ts'
import { CaseAuthor } from './case-author.tsx'
import { CaseDecision } from './case-decision.tsx'
import { CaseView } from './case-view.tsx'

const listHash = documentHash(StaffCasesDocument)

/** One post with all that staff need to decide about it. */
export function StaffCase({ postId, isStaff }: { postId: number; isStaff: boolean }) {
  const queryClient = useQueryClient()
  const [said, setSaid] = useState('')
  const { data, error, isFetching, refetch } = useDocumentQuery(StaffCaseDocument, { postId }, { isEnabled: isStaff })
  const found = data?.moderationCase
  const refresh = () => {
    void refetch()
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === listHash })
    emit('moderation.decided', null)
  }
  return (
    <Container width="reading" paddingY={32}>
      <Stack gap={24}>
        <Link href={MODERATION_PATH}>{copy.back}</Link>
        <Heading level={1}>{found ? copy.kind[found.kind] : copy.title}</Heading>
        {!isStaff && <Text>{copy.notStaff}</Text>}
        {error && !data && (
          <RetryNotice label={copy.tryAgain} text={copy.failed} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {isStaff && !data && !error && <Text role="status">{copy.loading}</Text>}
        {found === null && <Text>{copy.noCase}</Text>}
        <Text role="status">{said}</Text>
        {found && (
          <>
            <CaseView found={found} />
            <CaseDecision
              // Who reads another text or decision begins anew; the reason stays.
              key={found.revision}
              found={found}
              onDecided={() => {
                setSaid(copy.saved)
                refresh()
              }}
              onStale={refresh}
            />
            <CaseAuthor found={found} mayClose={found.decisions.includes('edit')} onSet={refresh} />
          </>
        )}
      </Stack>
    </Container>
  )
}
