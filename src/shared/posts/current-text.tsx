import type { Elements } from '#src/design/elements.ts'
import { Text } from '#src/design/text/text.tsx'

/** What a post says now, in short. */
export const CurrentText = ({ title, content, children }: { title: string; content: string; children?: Elements }) => (
  <>
    {title !== '' && <Text weight="strong">{title}</Text>}
    {content !== '' && <Text hasLineBreaks>{content}</Text>}
    {children}
  </>
)
