import { ButtonLink } from '#src/design/button/button.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { profileCopy as copy } from '../profile.copy.ts'

type Props = { label: string; newer: string | null; older: string | null }

/** The way through a list of which nobody counts the pages; nothing where all of it is shown. */
export function NewerAndOlder({ label, newer, older }: Props) {
  if (newer === null && older === null) return null
  return (
    <nav aria-label={label}>
      <Inline gap={12}>
        {newer !== null && (
          <ButtonLink href={newer} variant="secondary" rel="prev">
            {copy.newer}
          </ButtonLink>
        )}
        {older !== null && (
          <ButtonLink href={older} variant="secondary" rel="next">
            {copy.older}
          </ButtonLink>
        )}
      </Inline>
    </nav>
  )
}
