import { type QuestionForm, questionEditorMachine } from '#machines/question-editor/question-editor.machine.ts'
import { postEditor } from '#src/shared/posts/post-editor.tsx'

/** The subject is what is asked about, replied to or changed. */
export const questionEditor = postEditor(questionEditorMachine, { kind: 'post', formFrom })

const kinds = ['question', 'discussion', 'answer', 'comment'] as const

function formFrom(found: unknown): QuestionForm {
  // Each part is looked at before it is taken.
  const { kind, title, content } = Object(found) as Record<keyof QuestionForm, unknown>
  return {
    kind: kinds.find((each) => each === kind) ?? 'question',
    title: typeof title === 'string' ? title : '',
    content: typeof content === 'string' ? content : '',
  }
}
