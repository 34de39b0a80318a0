import { useLocation } from 'wouter'
import { definePageFrame, type PreparePage } from '#src/shared/page/define-page.tsx'
import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { unopenedPartAt } from './unopened-parts.ts'

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
