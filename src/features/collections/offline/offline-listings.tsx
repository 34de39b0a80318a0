import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import { ExecuteProvider, useExecute } from '#src/api/graphql/document-query.ts'
import { Button } from '#src/design/button/button.tsx'
import { Container } from '#src/design/container/container.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Inline } from '#src/design/stack/stack.tsx'
import { hideMissingPhotos } from './hide-missing-photos.ts'
import { askWithoutConnection, keepingExecute, onStanding, standingSince } from './keeping-execute.ts'
import { offlineCopy as copy } from './offline.copy.ts'

const TRY_AGAIN_AFTER_MS = 30_000

type Props = {
  memberId: number
  /** Whether what is said of it stands within the width of the page, as around a whole page. */
  isAroundPage?: boolean
  children: ReactNode
}

/** The saved homes of a member as the portal says, or else as it said last, and then since when. */
export function OfflineListings({ memberId, isAroundPage = false, children }: Props) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const keeping = useMemo(() => {
    askWithoutConnection(queryClient)
    return keepingExecute(execute, memberId)
  }, [execute, queryClient, memberId])
  return (
    <ExecuteProvider value={keeping}>
      <Standing isAroundPage={isAroundPage} />
      {children}
    </ExecuteProvider>
  )
}

function Standing({ isAroundPage }: { isAroundPage: boolean }) {
  const queryClient = useQueryClient()
  const since = useSyncExternalStore(
    (listener) => {
      const stops = [onStanding(listener), queryClient.getQueryCache().subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => oldestShown(queryClient),
    () => null,
  )
  const isStanding = since !== null
  useEffect(() => {
    if (!isStanding) return
    const bringPhotosBack = hideMissingPhotos(document)
    const read = () => void readAgain(queryClient)
    // Not every browser knows when its connection is back.
    const timer = setInterval(read, TRY_AGAIN_AFTER_MS)
    window.addEventListener('online', read)
    return () => {
      bringPhotosBack()
      clearInterval(timer)
      window.removeEventListener('online', read)
    }
  }, [queryClient, isStanding])
  return (
    <div role="status">
      {since !== null &&
        (isAroundPage ? (
          <Container paddingY={16}>
            <StandingNotice since={since} />
          </Container>
        ) : (
          <StandingNotice since={since} />
        ))}
    </div>
  )
}

function StandingNotice({ since }: { since: number }) {
  const queryClient = useQueryClient()
  return (
    <Notice tone="warning" role="none">
      <Inline gap={12}>
        {copy.since(timeText(since))} {copy.changes}
        <Button size="small" variant="secondary" onClick={() => void readAgain(queryClient)}>
          {copy.tryAgain}
        </Button>
      </Inline>
    </Notice>
  )
}

/** Since when the oldest of what is on the screen stands. */
function oldestShown(queryClient: QueryClient): number | null {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' })
  const times = shown.flatMap(({ queryHash }) => standingSince(queryHash) ?? [])
  return times.length === 0 ? null : Math.min(...times)
}

const readAgain = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryHash }) => standingSince(queryHash) !== null })

const format = new Intl.DateTimeFormat('en-AU', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

const timeText = (milliseconds: number): string => format.format(milliseconds)
