import { LocationQuestionIndexDocument } from '#src/api/generated/documents/location-question-index.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { questionListPage } from './question-list-page.tsx'

/** What is asked and discussed about one place. */
export default questionListPage({
  query: ({ locationUri, ...variables }) =>
    ask(LocationQuestionIndexDocument, { locationUniqueUri: locationUri ?? '', ...variables }),
  foundIn: ({ locationQuestionIndex }) => locationQuestionIndex,
})
