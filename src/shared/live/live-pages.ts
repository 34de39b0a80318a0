import { createActor, fromCallback } from 'xstate'
import { liveUpdatesMachine, type StreamEvent, type StreamInput } from '#machines/live-updates/live-updates.machine.ts'
import { formatLiveTopics, isOwnTopic } from '#domain/live/live-topics.ts'
import { readStream, type StreamParts } from './read-stream.ts'
import { joinTabs, type TabState } from './tab-channel.ts'
import { onWantedTopics, wantedTopics } from './subscribed-topics.ts'

export type LiveParts = StreamParts & {
  /** Every event of the stream, whichever tab heard it. */
  receive: (event: StreamEvent) => void
  /** Whether there is a token with which it may ask for what is a member's own. */
  mayAskForOwn: () => boolean
  /** Tells when a session was renewed or not, whichever part of this tab asked for it; returns how to stop. */
  onRenewal: (listener: () => void) => () => void
  /** The lock and the channel that all tabs share. */
  name?: string
}

/** Hears of changes while this page is shown; a page that waits to be gone back to holds nothing open. */
export function startLivePages(parts: LiveParts): void {
  let close = openLivePages(parts)
  window.addEventListener('pagehide', () => close())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) close = openLivePages(parts)
  })
}

/** Takes part in live pages with the other tabs; returns how to leave. */
export function openLivePages({
  receive,
  mayAskForOwn,
  onRenewal,
  name = 'live-pages',
  ...stream
}: LiveParts): () => void {
  const ownState = (): TabState => ({ topics: wantedTopics(), isShown: document.visibilityState === 'visible' })
  const tabs = joinTabs(name, ownState(), {
    onStates: () => update(),
    onReceived(event) {
      actor.send({ type: 'stream.heard', event })
      receive(event)
    },
  })
  const actor = createActor(
    liveUpdatesMachine.provide({
      actors: {
        holdLead: fromCallback(({ sendBack }) => holdLead(name, () => sendBack({ type: 'lead.gained' }))),
        readStream: fromCallback<{ type: string }, StreamInput>(({ input, sendBack }) =>
          readStream(input, sendBack, { ...stream, onRefusal: refuseOwn }),
        ),
      },
      actions: {
        spread(_, event) {
          if (event === null) return
          tabs.spread(event)
          receive(event)
        },
      },
    }),
  )
  let wasShown: boolean | null = null
  let isOwnRefused = false
  const update = () => {
    const states = tabs.states()
    isOwnRefused &&= !mayAskForOwn()
    const topics = states.flatMap((state) => state.topics).filter((topic) => !isOwnRefused || !isOwnTopic(topic))
    actor.send({ type: 'topics.changed', topics: formatLiveTopics(topics) })
    const isShown = states.some((state) => state.isShown)
    if (isShown !== wasShown) actor.send({ type: isShown ? 'tabs.shown' : 'tabs.hidden' })
    wasShown = isShown
  }
  // Until there is a token again the stream is for what everybody may hear of.
  const refuseOwn = () => {
    isOwnRefused = true
    update()
  }
  const publish = () => {
    tabs.publish(ownState())
    update()
  }

  const leaving = new AbortController()
  const { signal } = leaving
  document.addEventListener('visibilitychange', publish, { signal })
  window.addEventListener('focus', () => actor.send({ type: 'tabs.shown' }), { signal })
  window.addEventListener('offline', () => actor.send({ type: 'connection.lost' }), { signal })
  window.addEventListener('online', () => actor.send({ type: 'connection.returned' }), { signal })
  const stopWatching = onWantedTopics(publish)
  // The tab that leads may be another one.
  const stopHearing = onRenewal(publish)
  actor.start()
  update()
  if (!navigator.onLine) actor.send({ type: 'connection.lost' })
  return () => {
    if (signal.aborted) return
    leaving.abort()
    stopWatching()
    stopHearing()
    actor.stop()
    tabs.close()
  }
}

/** Waits for the lock that one tab holds; returns how to let go of it. Pages without HTTPS have no locks: each tab leads itself. */
function holdLead(name: string, onGained: () => void): () => void {
  const leaving = new AbortController()
  const left = new Promise<void>((resolve) => {
    leaving.signal.addEventListener('abort', () => resolve())
  })
  const lead = () => {
    onGained()
    return left
  }
  if ('locks' in navigator) navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {})
  else void lead()
  return () => leaving.abort()
}
