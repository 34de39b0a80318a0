import type { StreamEvent } from '#machines/live-updates/live-updates.machine.ts'
import type { LiveTopic } from '#domain/live/live-topics.ts'
import { randomHex } from '#src/api/random-key.ts'

export type TabState = { topics: readonly LiveTopic[]; isShown: boolean }

type Message =
  | { kind: 'state'; tab: string; state: TabState }
  | { kind: 'left'; tab: string }
  /** Of a tab that has come: it asks the others for their state. */
  | { kind: 'joined' }
  | { kind: 'heard'; event: StreamEvent }

export type TabChannel = {
  /** The state of this tab, and of all others as far as they have told it. */
  states(): TabState[]
  publish(state: TabState): void
  /** Hands an event of the stream to the other tabs. */
  spread(event: StreamEvent): void
  close(): void
}

/** Joins the open tabs of the portal; `onReceived` has the events that another tab heard. */
export function joinTabs(
  name: string,
  own: TabState,
  { onStates, onReceived }: { onStates: () => void; onReceived: (event: StreamEvent) => void },
): TabChannel {
  const channel = new BroadcastChannel(name)
  const tab = randomHex(8)
  const others = new Map<string, TabState>()
  let state = own
  const post = (message: Message) => channel.postMessage(message)
  const publish = (next: TabState) => {
    state = next
    post({ kind: 'state', tab, state })
  }
  // Only tabs of this origin write to the channel.
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'heard') return onReceived(data.event)
    if (data.kind === 'joined') return publish(state)
    if (data.kind === 'left') others.delete(data.tab)
    else others.set(data.tab, data.state)
    onStates()
  })
  post({ kind: 'joined' })
  publish(state)
  return {
    states: () => [state, ...others.values()],
    publish,
    spread: (event) => post({ kind: 'heard', event }),
    close() {
      post({ kind: 'left', tab })
      channel.close()
    },
  }
}
