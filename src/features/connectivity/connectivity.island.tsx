import WifiOffIcon from 'lucide-react/icons/wifi-off'
import WifiIcon from 'lucide-react/icons/wifi'
import type { QueryClient } from '@tanstack/react-query'
import { createActor, type SnapshotFrom } from 'xstate'
import { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import type { IslandContext } from '#src/shared/feature/define-feature.ts'
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
  window.addEventListener('online', () => actor.send({ type: 'connection.returned' }))
  if (!navigator.onLine) actor.send({ type: 'connection.lost' })
}

function ConnectivityNotice({ state }: { state: SnapshotFrom<typeof connectivityMachine>['value'] }) {
  if (state === 'online') return null
  const isOffline = state === 'offline'
  return (
    <p className={isOffline ? styles.offline : styles.onlineAgain}>
      <Icon drawing={isOffline ? WifiOffIcon : WifiIcon} />
      {isOffline ? connectivityCopy.offline : connectivityCopy.onlineAgain}
    </p>
  )
}

function readFailedAgain(queryClient: QueryClient) {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
