import {
  QUESTIONS_PAGE_SIZE,
  type QuestionsView,
  readQuestionsSearch,
  formatQuestionsUrl,
} from '#domain/questions/question-url.ts'
import type { QuestionsList_IndexFragment } from '#src/api/generated/graphql.ts'
import type { DocumentRequest } from '#src/api/graphql/document-query.ts'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { notFound, pastLastPage } from '#src/shared/page/page-ends.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { toOwnUrl } from '#src/shared/page/page-outcome.ts'
import { QuestionsList } from './questions-list.tsx'
import { questionsCopy } from './questions.copy.ts'

type Options<Data> = {
  query: (view: QuestionsView) => DocumentRequest<Data>
  foundIn: (data: Data) => QuestionsList_IndexFragment | null | undefined
}

/** A list of what is asked and discussed. Another form of the URL leads to the one URL, a street to its suburb. */
export const questionListPage = <Data extends object>({ query, foundIn }: Options<Data>) =>
  definePage({
    read: ({ params, search }): QuestionsView => ({
      locationUri: params['locationSlug']?.toLowerCase() ?? null,
      ...readQuestionsSearch(search),
    }),
    query,
    outcome(data, view, url) {
      const found = foundIn(data)
      if (!found) return notFound(notFoundCopy.place)
      const ownView = { ...view, locationUri: found.location?.uri ?? null }
      const isPastLast = view.page > Math.max(1, Math.ceil(found.total / QUESTIONS_PAGE_SIZE))
      return (
        toOwnUrl(url, formatQuestionsUrl(ownView)) ??
        (isPastLast ? pastLastPage(view.page, formatQuestionsUrl({ ...ownView, page: 1 })) : { status: 200, found })
      )
    },
    keepsPrevious: true,
    loading: <LoadingPage title={questionsCopy.loadingList} />,
    View: ({ view, found, isStale }) => <QuestionsList view={view} found={found} isStale={isStale} />,
  })
