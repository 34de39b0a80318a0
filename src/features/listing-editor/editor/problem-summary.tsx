import { type MouseEvent, useEffect, useRef } from 'react'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Text } from '#src/design/text/text.tsx'
import { fieldId } from './draft-fields.tsx'
import { editorCopy as copy } from './editor.copy.ts'
import { useEditor } from './listing-editor.provider.tsx'

/** What keeps it from being published, each with the way to its field; it has the focus when it comes. */
export function ProblemSummary() {
  const problems = useEditor(({ context }) => context.problems)
  const hasProblems = problems.length > 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasProblems) place.current?.focus()
  }, [hasProblems])
  return (
    <div ref={place} tabIndex={-1}>
      {hasProblems && (
        <Notice tone="danger">
          <Stack gap={8}>
            <Text weight="strong">{copy.problems.title(problems.length)}</Text>
            <ul>
              {problems.map(({ field, message }) => (
                <li key={field}>
                  <Link href={`#${fieldId(field)}`} isStandalone onClick={(event) => goTo(event, field)}>
                    {message}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </Notice>
      )}
    </div>
  )
}

/** To the control itself, or the first of a group. */
function goTo(event: MouseEvent, field: string): void {
  const place = document.getElementById(fieldId(field))
  if (place === null) return
  event.preventDefault()
  const control = place.matches('input, select, textarea, button')
    ? place
    : place.querySelector<HTMLElement>('input, select, textarea, button')
  place.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
