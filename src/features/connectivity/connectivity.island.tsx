import WifiOffIcon from 'lucide-react/icons/wifi-off'
import WifiIcon from 'lucide-react/icons/wifi'
import type { QueryClient } from '@tanstack/react-query'
import { createActor, type SnapshotFrom } from 'xstate'
import { useLocation } from 'wouter'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { calendarDateOf } from '#domain/time/zoned-date.ts'
import { shortDayText } from '#domain/time/written-day.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { connectivityCopy } from './connectivity.copy.ts'
import * as styles from './connectivity.css.ts'

/**
 * Tells the visitor when the browser goes offline and when it is back. Run once, while there still is a connection:
 * this code cannot be fetched without one. The region that is read out stands empty from then on, because words in a
 * region that comes with them are not read out.
 */
export default function startConnectivity({ queryClient }: IslandContext): void {
  const region = document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.dataset['connection'] = ''
  region.className = styles.region
  document.body.append(region)

  const actor = createActor(
    connectivityMachine.provide({ actions: { readFailedAgain: () => readFailedAgain(queryClient) } }),
  )
  actor.subscribe((snapshot) => showInRegion(region, <ConnectivityNotice state={snapshot.value} />))
  actor.start()

  window.addEventListener('offline', () => actor.send({ type: 'connection.lost' }))
  window.addEventListener('online', () => {
    // It is read again by then.
    delete document.documentElement.dataset['savedAt']
    actor.send({ type: 'connection.returned' })
  })
  if (!navigator.onLine) actor.send({ type: 'connection.lost' })
}

type State = SnapshotFrom<typeof connectivityMachine>['value']

function ConnectivityNotice({ state }: { state: State }) {
  const [path] = useLocation()
  const savedDay = state === 'onlineAgain' ? null : savedDayOf(path)
  if (state === 'online' && savedDay === null) return null
  const isAway = state !== 'onlineAgain'
  return (
    <p className={isAway ? styles.offline : styles.onlineAgain}>
      <Icon drawing={isAway ? WifiOffIcon : WifiIcon} />
      {textOf(state, savedDay)}
    </p>
  )
}

function textOf(state: State, savedDay: string | null): string {
  if (state === 'onlineAgain') return connectivityCopy.onlineAgain
  if (savedDay === null) return connectivityCopy.offline
  return state === 'offline' ? connectivityCopy.savedAsOf(savedDay) : connectivityCopy.unreachableSavedAsOf(savedDay)
}

/** When the home that is shown was saved, where the service worker answered with what it keeps (`offline-listings.ts`). */
function savedDayOf(path: string): string | null {
  const { savedAt, savedPath } = document.documentElement.dataset
  const isHere = savedAt !== undefined && savedPath === path
  if (!isHere) return null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return shortDayText(calendarDateOf(Number(savedAt), timeZone))
}

function readFailedAgain(queryClient: QueryClient) {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
