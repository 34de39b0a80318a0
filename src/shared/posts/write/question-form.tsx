import { postLimits } from '#domain/posts/post-limits.ts'
import type { Elements } from '#src/design/elements.ts'
import { TextField } from '#src/design/text-field/text-field.tsx'
import { CurrentText } from '#src/shared/posts/current-text.tsx'
import { LongTextField, PostForm } from '#src/shared/posts/post-form.tsx'
import { questionEditor } from './question-editor.ts'
import { writeCopy as copy } from './write.copy.ts'

type Props = {
  label: string
  hint: string
  sendLabel: string
  isOptional?: boolean
  onCancel: () => void
  beforeTitle?: Elements
  afterTitle?: Elements
}

/** The text of a question, discussion, answer or comment, and the way to send it. */
export function QuestionForm({ label, hint, sendLabel, isOptional = false, onCancel, ...around }: Props) {
  const { form, current } = questionEditor.useContext()
  const change = questionEditor.useChange()
  const topic = form.kind === 'question' || form.kind === 'discussion' ? form.kind : null
  return (
    <PostForm
      sending={questionEditor.useSending()}
      sendLabel={sendLabel}
      onCancel={onCancel}
      current={current && <CurrentText {...current.form} />}
    >
      {({ id, isBusy, errorOf }) => (
        <>
          {around.beforeTitle}
          {topic !== null && (
            <TextField
              id={`${id}title`}
              label={copy.titles[topic]}
              hint={copy.titleHint}
              name="title"
              maxLength={postLimits[topic].title[1]}
              value={form.title}
              readOnly={isBusy}
              required
              error={errorOf('title')}
              onChange={({ currentTarget }) => change({ ...form, title: currentTarget.value })}
            />
          )}
          {around.afterTitle}
          <LongTextField
            id={`${id}content`}
            name="content"
            label={label}
            hint={hint}
            isOptional={isOptional}
            rows={5}
            longest={postLimits[form.kind].content[1]}
            value={form.content}
            isBusy={isBusy}
            error={errorOf('content')}
            onChange={(content) => change({ ...form, content })}
          />
        </>
      )}
    </PostForm>
  )
}
