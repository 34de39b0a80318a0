import { useLocation } from 'wouter'
import { writeQuestionAddress } from '#domain/questions/question-address.ts'
import { QuestionItemDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Skeleton } from '#src/design/components/skeleton.tsx'
import { Stack } from '#src/design/components/stack.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { QuestionView } from './question-view.tsx'

type Params = Readonly<Record<string, string | undefined>>

const LONGEST_URI = 200

const uriOf = (params: Params): string => (params['questionUri'] ?? '').toLowerCase().slice(0, LONGEST_URI)

/** The number at the end decides; other words or another place lead to the one address. */
export const prepareQuestion: PreparePage = async ({ path, params }, { queryClient, execute }) => {
  const variables = { uri: uriOf(params) }
  const { question } = await queryClient.fetchQuery(documentQuery(execute, QuestionItemDocument, variables))
  if (!question) return { status: 404 }
  const address = writeQuestionAddress({ locationUri: question.location.uri, uri: question.uri })
  return address === path ? { status: 200 } : { status: 301, redirectTo: address }
}

/** One question or discussion with its answers. */
export function OneQuestion({ params }: { params: Params }) {
  const { data, error } = useDocumentQuery(QuestionItemDocument, { uri: uriOf(params) })
  if (error) throw error
  if (!data) return <QuestionSkeleton />
  if (!data.question) {
    return (
      <NotFound title="There is no such question">
        <Text size="lead">
          It may have been taken away. Read <Link href="/discussions">what else people ask</Link>, or search for a
          place.
        </Text>
      </NotFound>
    )
  }
  return <QuestionView question={data.question} />
}

function QuestionSkeleton() {
  const [path] = useLocation()
  return (
    <Container paddingY={24} aria-busy="true">
      <PageHead title="Loading this question" canonicalPath={path} />
      <Stack gap={24}>
        <Heading level={1}>Loading this question…</Heading>
        <Skeleton shape="line" width="half" />
        <Skeleton shape="block" />
      </Stack>
    </Container>
  )
}
