import { formatQuestionUrl, postIdOfUri } from '#domain/questions/question-url.ts'
import { QuestionItemDocument } from '#src/api/generated/documents/question-item.ts'
import { ask } from '#src/api/graphql/document-query.ts'
import { Text } from '#src/design/text/text.tsx'
import { LoadingPage } from '#src/shared/page/loading-page.tsx'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { definePage } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { InlineWords } from '#src/shared/prose/inline-words.tsx'
import { QuestionView } from './question-view.tsx'
import { OwnQuestion } from './write/own-question.tsx'
import { questionsCopy } from './questions.copy.ts'

const LONGEST_URI = 200

/** One question or discussion with its answers. The number at the end decides; other words or another place lead to the one URL. */
export default definePage({
  read: ({ params }) => ({ uri: (params['questionUri'] ?? '').toLowerCase().slice(0, LONGEST_URI) }),
  query: (variables) => ask(QuestionItemDocument, variables),
  outcome({ question: found }, { uri }, url) {
    if (!found) return { status: 404, view: <Missing postId={postIdOfUri(uri)} /> }
    const ownPath = formatQuestionUrl({ locationUri: found.location.uri, uri: found.uri })
    return toOwnPath(url, ownPath) ?? { status: 200, found }
  },
  loading: <LoadingPage title={questionsCopy.loadingOne} />,
  View: ({ found }) => <QuestionView question={found} />,
})

/** No number, and it is nobody's. */
function Missing({ postId }: { postId: number | null }) {
  const missing = (
    <NotFound title={questionsCopy.missing}>
      <Text size="lead">
        <InlineWords words={questionsCopy.missingAdvice} />
      </Text>
    </NotFound>
  )
  return postId === null ? missing : <OwnQuestion postId={postId}>{missing}</OwnQuestion>
}
