import { topicTypeOf } from '#domain/questions/question-url.ts'
import { LocationQuestionIndexDocument } from '#src/api/generated/documents/location-question-index.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { questionListPage } from './question-list-page.tsx'

/** What is asked and discussed about one place. */
export default questionListPage({
  query: ({ locationUri, type, ...variables }) =>
    ask(LocationQuestionIndexDocument, {
      locationUniqueUri: locationUri ?? '',
      type: topicTypeOf[type],
      ...variables,
    }),
  foundIn: ({ locationQuestionIndex }) => locationQuestionIndex,
})
