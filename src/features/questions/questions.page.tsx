import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { OneQuestion, prepareQuestion } from './one-question.tsx'
import { prepareList, QuestionLists } from './question-lists.tsx'

type Params = Readonly<Record<string, string | undefined>>

const isOne = (params: Params): boolean => params['questionUri'] !== undefined

export const preparePage: PreparePage = (request, tools) =>
  (isOne(request.params) ? prepareQuestion : prepareList)(request, tools)

/** Questions and discussions: about every place, about one, and one of them. */
export const Page = ({ params }: { params: Params }) =>
  isOne(params) ? <OneQuestion params={params} /> : <QuestionLists params={params} />
