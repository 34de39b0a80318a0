import { useSearch } from 'wouter'
import {
  QUESTIONS_PAGE_SIZE,
  type QuestionsView,
  readQuestionsSearch,
  formatQuestionsUrl,
} from '#domain/questions/question-url.ts'
import { LocationQuestionIndexDocument } from '#src/api/generated/documents/location-question-index.ts'
import { QuestionIndexDocument } from '#src/api/generated/documents/question-index.ts'
import type { QuestionsList_IndexFragment } from '#src/api/generated/graphql.ts'
import { documentQuery, useDocumentQuery } from '#src/api/graphql/document-query.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { LoadingPage } from '#src/shared/loading-page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { QuestionsList } from './questions-list.tsx'
import { questionsCopy } from './questions.copy.ts'

type Params = Readonly<Record<string, string | undefined>>

const viewOf = (params: Params, search: string): QuestionsView => ({
  locationUri: params['locationSlug']?.toLowerCase() ?? null,
  ...readQuestionsSearch(search),
})

/** Another form of the address leads to the one address, a street to its suburb; a page past the last is not found. */
export const prepareList: PreparePage = async ({ path, search, params }, { queryClient, execute }) => {
  const view = viewOf(params, search)
  const found = await fetched(view)
  if (!found) return { status: 404 }
  const address = formatQuestionsUrl({ ...view, locationUri: found.location?.uri ?? null })
  if (address !== (search === '' ? path : `${path}?${search}`)) return { status: 301, redirectTo: address }
  return { status: view.page > Math.max(1, Math.ceil(found.total / QUESTIONS_PAGE_SIZE)) ? 404 : 200 }

  async function fetched({ locationUri, ...rest }: QuestionsView): Promise<QuestionsList_IndexFragment | null> {
    if (locationUri === null) {
      return (await queryClient.fetchQuery(documentQuery(execute, QuestionIndexDocument, rest))).questionIndex
    }
    const variables = { locationUniqueUri: locationUri, ...rest }
    const query = documentQuery(execute, LocationQuestionIndexDocument, variables)
    return (await queryClient.fetchQuery(query)).locationQuestionIndex ?? null
  }
}

/** What is asked and discussed about every place, or about one. */
export function QuestionLists({ params }: { params: Params }) {
  const view = viewOf(params, useSearch())
  return view.locationUri === null ? <OfEveryPlace view={view} /> : <OfPlace view={view} uri={view.locationUri} />
}

function OfEveryPlace({ view: { locationUri: _, ...variables }, view }: { view: QuestionsView }) {
  const { data, error, isPlaceholderData } = useDocumentQuery(QuestionIndexDocument, variables, {
    keepsPrevious: true,
  })
  if (error) throw error
  if (!data) return <LoadingPage title={questionsCopy.loadingList} />
  return <QuestionsList view={view} found={data.questionIndex} isStale={isPlaceholderData} />
}

function OfPlace({ view, uri }: { view: QuestionsView; uri: string }) {
  const { sortOrder, page } = view
  const variables = { locationUniqueUri: uri, sortOrder, page }
  const { data, error, isPlaceholderData } = useDocumentQuery(LocationQuestionIndexDocument, variables, {
    keepsPrevious: true,
  })
  if (error) throw error
  if (!data) return <LoadingPage title={questionsCopy.loadingList} />
  if (!data.locationQuestionIndex) return <NotFound title={notFoundCopy.place} />
  return <QuestionsList view={view} found={data.locationQuestionIndex} isStale={isPlaceholderData} />
}
