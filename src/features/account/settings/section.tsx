import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import type { Outcome } from './use-saving.ts'

type Props = { title: string; outcome: Outcome; children: ReactNode }

/** One part of the settings, with what became of its last change; the focus goes to what has to be put right. */
export function Section({ title, outcome, children }: Props) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const isOfField = outcome !== null && !outcome.isGood && outcome.field !== null
    if (isOfField) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [outcome])
  return (
    <section ref={section} aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
        <div role="status">
          {outcome?.isGood && (
            <Notice tone="success" role="none">
              {outcome.text}
            </Notice>
          )}
        </div>
        {outcome && !outcome.isGood && outcome.field === null && <Notice tone="danger">{outcome.text}</Notice>}
      </Stack>
    </section>
  )
}
