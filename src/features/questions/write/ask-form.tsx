import { useDeferredValue } from 'react'
import { formatQuestionUrl } from '#domain/questions/question-url.ts'
import { SimilarQuestionsDocument } from '#src/api/generated/documents/similar-questions.ts'
import { useDocumentQuery } from '#src/api/graphql/document-query.ts'
import { Link } from '#src/design/link/link.tsx'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { questionLinesCopy } from '#src/shared/posts/question-lines.copy.ts'
import { QuestionForm } from '#src/shared/posts/write/question-form.tsx'
import { useSendPost } from '#src/shared/posts/write/question-calls.ts'
import { askSubject } from '#src/shared/posts/write/ask-draft.ts'
import { questionEditor } from '#src/shared/posts/write/question-editor.ts'
import { SentPostNotice } from '#src/shared/posts/write/sent-post.tsx'
import { writeCopy as copy } from '#src/shared/posts/write/write.copy.ts'
import { useReadQuestionsAgain } from './use-own-thread.ts'

type Props = { locationUri: string; onClose: () => void }

/** A question or a discussion about a suburb, with what was asked before in like words. */
export function AskForm({ locationUri, onClose }: Props) {
  const send = useSendPost({ kind: 'ask', locationUri }, useReadQuestionsAgain())
  return (
    <questionEditor.Provider
      subject={askSubject(locationUri)}
      form={{ kind: 'question', title: '', content: '' }}
      needsMember
      send={send}
    >
      <Asking locationUri={locationUri} onClose={onClose} />
    </questionEditor.Provider>
  )
}

const kinds = ['question', 'discussion'] as const

function Asking({ locationUri, onClose }: Props) {
  const { form } = questionEditor.useContext()
  const stage = questionEditor.useStage()
  const change = questionEditor.useChange()
  const kind = form.kind === 'discussion' ? 'discussion' : 'question'
  if (stage === 'sent' || stage === 'sentElsewhere') return <SentPostNotice />
  return (
    <QuestionForm
      label={copy.details}
      hint={copy.detailsHint}
      sendLabel={copy.publish[kind]}
      isOptional
      onCancel={onClose}
      beforeTitle={
        <SegmentedControl
          label={copy.kindOfPost}
          name="kind"
          value={kind}
          options={kinds.map((value) => ({ value, label: copy.kinds[value] }))}
          onChange={(chosen) => change({ ...form, kind: chosen })}
        />
      }
      afterTitle={<SimilarQuestions locationUri={locationUri} title={form.title} />}
    />
  )
}

const LEAST_TYPED = 8

/** What was asked before, so that nobody has to wait for an answer that is there. */
function SimilarQuestions({ locationUri, title }: { locationUri: string; title: string }) {
  const typed = useDeferredValue(title.trim())
  const { data } = useDocumentQuery(
    SimilarQuestionsDocument,
    { locationUniqueUri: locationUri, title: typed },
    { isEnabled: typed.length >= LEAST_TYPED },
  )
  const found = typed.length >= LEAST_TYPED ? (data?.similarQuestions ?? []) : []
  return (
    <section aria-label={copy.similar} aria-live="polite">
      {found.length > 0 && (
        <Stack gap={4}>
          <Text size="small">{copy.similarLead}</Text>
          <ul>
            {found.map(({ postId, uri, title: asked, replyCount, isDiscussion, location }) => (
              <li key={postId}>
                <Link href={formatQuestionUrl({ locationUri: location.uri, uri })} isStandalone>
                  {asked}
                </Link>{' '}
                <Text as="span" size="small" tone="inkSoft">
                  {questionLinesCopy.answers(replyCount, isDiscussion)}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </section>
  )
}
