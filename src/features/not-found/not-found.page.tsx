import { useLocation } from 'wouter'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { unopenedPartsCopy as copy } from './unopened-parts.copy.ts'

const prepare: PreparePage = () => Promise.resolve({ status: 404 })

export default definePageFrame({ prepare, View: Page })

/** Where no page of the portal has this address, or not yet. */
function Page() {
  const [path] = useLocation()
  const part = unopenedPartAt(path)
  if (!part) return <NotFound title={notFoundCopy.page} />
  return (
    <NotFound title={part.title}>
      <Text size="lead">{part.meanwhile}</Text>
    </NotFound>
  )
}

type UnopenedPart = { path: RegExp; title: string; meanwhile: string }

const parts: readonly UnopenedPart[] = [{ path: /^\/suburb-profile(?:\/|$)/i, ...copy.suburbProfiles }]

/** Parts of the portal that have no page yet, which no link leads to (docs/decisions/034), with what to do in the meantime. */
const unopenedPartAt = (path: string): UnopenedPart | undefined => parts.find((part) => part.path.test(path))
