import { topicTypeOf } from '#domain/questions/question-url.ts'
import { QuestionIndexDocument } from '#src/api/generated/documents/question-index.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { questionListPage } from './question-list-page.tsx'

/** What is asked and discussed about every place. */
export default questionListPage({
  query: ({ locationUri: _, type, ...variables }) =>
    ask(QuestionIndexDocument, { type: topicTypeOf[type], ...variables }),
  foundIn: ({ questionIndex }) => questionIndex,
})
