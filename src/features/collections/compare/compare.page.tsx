import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { ComparedListingDocument } from '#src/api/generated/documents/compared-listing.ts'
import type { ComparedListingQuery } from '#src/api/generated/graphql.ts'
import { documentQuery, useExecute } from '#src/api/graphql/document-query.ts'
import { definePageFrame, type PageProps, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { readComparedIds } from './compared-ids.ts'
import { Comparison } from './comparison.tsx'
import { compareCopy as copy } from './compare.copy.ts'
import * as styles from './compare.css.ts'

/** The homes are everybody's, so the server reads them. */
const prepare: PreparePage = async ({ search }, { queryClient, execute }) => {
  const ids = readComparedIds(search)
  if (ids.length === 0) return { status: 400 }
  await Promise.all(
    ids.map((id) => queryClient.ensureQueryData(documentQuery(execute, ComparedListingDocument, { id }))),
  )
  return { status: 200 }
}

export default definePageFrame({ prepare, View: Page })

/** Two to four homes side by side. */
function Page({ params: { uri, slug } }: PageProps) {
  const ids = readComparedIds(useSearch())
  if (ids.length === 0) {
    return (
      <NotFound title={copy.tooFew}>
        <Text size="lead">{copy.tooFewAdvice}</Text>
        <Link href="/collections" isStandalone>
          {copy.collections}
        </Link>
      </NotFound>
    )
  }
  const collectionPath = uri === undefined ? null : `/collections/${uri}/${slug ?? ''}`
  return (
    <Container paddingY={32} className={styles.printsAsSheet}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Stack gap={8}>
          <div className={styles.notInPrint}>
            <Link href={collectionPath ?? '/collections'} isStandalone>
              {collectionPath === null ? copy.collections : copy.back}
            </Link>
          </div>
          <Heading level={1}>{copy.title}</Heading>
        </Stack>
        <Listings ids={ids} />
      </Stack>
    </Container>
  )
}

function Listings({ ids }: { ids: readonly number[] }) {
  const execute = useExecute()
  const { listings, isPending, hasFailed, retry } = useQueries({
    queries: ids.map((id) => documentQuery(execute, ComparedListingDocument, { id })),
    combine: combined,
  })
  if (hasFailed) {
    return (
      <Notice tone="danger">
        <Stack gap={8}>
          {copy.failed}
          <div>
            <Button size="small" variant="secondary" onClick={retry}>
              {copy.tryAgain}
            </Button>
          </div>
        </Stack>
      </Notice>
    )
  }
  if (isPending) return <Text role="status">{copy.loading}</Text>
  return <Comparison listings={listings} />
}

function combined(results: UseQueryResult<ComparedListingQuery>[]) {
  return {
    listings: results.flatMap(({ data }) => data?.listing ?? []),
    isPending: results.some((result) => result.isPending),
    hasFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}
