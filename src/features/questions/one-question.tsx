import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import { QuestionItemDocument } from '#src/api/generated/documents/question-item.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { Text } from '#src/design/text/text.tsx'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { QuestionView } from './question-view.tsx'
import { questionsCopy } from './questions.copy.ts'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'

type Params = Readonly<Record<string, string | undefined>>

const LONGEST_URI = 200

const uriOf = (params: Params): string => (params['questionUri'] ?? '').toLowerCase().slice(0, LONGEST_URI)

/** The number at the end decides; other words or another place lead to the one address. */
export const prepareQuestion: PreparePage = async (request, { queryClient, execute }) => {
  const variables = { uri: uriOf(request.params) }
  const { question } = await queryClient.fetchQuery(documentQuery(execute, QuestionItemDocument, variables))
  if (!question) return { status: 404 }
  const ownPath = formatQuestionUrl({ locationUri: question.location.uri, uri: question.uri })
  return atOwnPath(ownPath, request)
}

/** One question or discussion with its answers. */
export function OneQuestion({ params }: { params: Params }) {
  const { data, error } = useDocumentQuery(QuestionItemDocument, { uri: uriOf(params) })
  if (error) throw error
  if (!data) return <LoadingPage title={questionsCopy.loadingOne} />
  if (!data.question) {
    return (
      <NotFound title={questionsCopy.missing}>
        <Text size="lead">
          <InlineWords words={questionsCopy.missingAdvice} />
        </Text>
      </NotFound>
    )
  }
  return <QuestionView question={data.question} />
}
