import { type ReactNode, useId } from 'react'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'

/** A part of the sheet under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={3} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  )
}
