import { useLocation } from 'wouter'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { unopenedPartAt } from './unopened-parts.ts'

export const preparePage: PreparePage = () => Promise.resolve({ status: 404 })

/** Where no page of the portal has this address, or not yet. */
export function Page() {
  const [path] = useLocation()
  const part = unopenedPartAt(path)
  if (!part) return <NotFound title={notFoundCopy.page} />
  return (
    <NotFound title={part.title}>
      <Text size="lead">{part.meanwhile}</Text>
    </NotFound>
  )
}
