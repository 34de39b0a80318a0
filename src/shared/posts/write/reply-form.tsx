import type { QuestionForm as WrittenText } from '#machines/question-editor/question-editor.machine.ts'
import { QuestionForm } from './question-form.tsx'
import { type PostSubject, useSendPost } from './question-calls.ts'
import { questionEditor } from './question-editor.ts'
import { SentPostNotice } from './sent-post.tsx'
import { writeCopy as copy } from './write.copy.ts'

type Props = {
  subject: Extract<PostSubject, { postId: number }>
  /** What the form holds at first: nothing, or what is changed. */
  form: WrittenText
  revision?: string | null
  readAgain: () => Promise<void>
  onClose: () => void
}

/** An answer, a comment, or a change of one's own. */
export function ReplyForm({ subject, form, revision, readAgain, onClose }: Props) {
  const send = useSendPost(subject, readAgain)
  return (
    <questionEditor.Provider
      subject={`${subject.kind}-${subject.postId}`}
      form={form}
      revision={revision}
      needsMember
      send={send}
    >
      <Replying isChange={subject.kind === 'change'} onClose={onClose} />
    </questionEditor.Provider>
  )
}

function Replying({ isChange, onClose }: { isChange: boolean; onClose: () => void }) {
  const stage = questionEditor.useStage()
  const { form } = questionEditor.useContext()
  if (stage === 'sent' || stage === 'sentElsewhere') return <SentPostNotice isChange={isChange} />
  const kind = form.kind === 'comment' ? 'comment' : 'answer'
  const isTopic = form.kind === 'question' || form.kind === 'discussion'
  return (
    <QuestionForm
      label={isTopic ? copy.details : copy.replies[kind]}
      hint={isTopic ? copy.detailsHint : copy.replyHint}
      sendLabel={isChange ? copy.saveChange : copy.publishReply[kind]}
      onCancel={onClose}
    />
  )
}
