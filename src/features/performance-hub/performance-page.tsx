import type { ReactNode } from 'react'
import { HasPerformanceHubDocument } from '#src/api/generated/documents/has-performance-hub.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { Member } from '#src/api/session/member.ts'
import { Container } from '#src/design/container/container.tsx'
import { useFeature } from '#src/shared/runtime/use-feature.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { PrivatePage } from '#src/shared/session/private-page.tsx'
import { performanceCopy as copy } from './performance.copy.ts'

type Props = {
  /** Whether there is the listing that the page is about. */ isThere?: boolean
  children: (member: Member) => ReactNode
}

/** The frame of the pages of the performance hub; where that is off there is no such page. */
export function PerformancePage({ isThere = true, children }: Props) {
  const { data } = useDocumentQuery(HasPerformanceHubDocument, {})
  const isOn = useFeature('performanceHub', data?.hasPerformanceHub ?? false)
  if (!isOn) return <NotFound title={notFoundCopy.page} />
  if (!isThere) return <NotFound title={notFoundCopy.home} />
  return (
    <PrivatePage title={copy.title} logIn={copy.logIn}>
      {(member) => <Container paddingY={32}>{children(member)}</Container>}
    </PrivatePage>
  )
}
