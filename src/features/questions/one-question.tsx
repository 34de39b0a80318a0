import { writeQuestionAddress } from '#domain/questions/question-address.ts'
import { QuestionItemDocument } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Link } from '#src/design/components/link.tsx'
import { Text } from '#src/design/components/text.tsx'
import { LoadingPage } from '#src/property/loading-page/loading-page.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
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
  if (!data) return <LoadingPage title="Loading this question" />
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
