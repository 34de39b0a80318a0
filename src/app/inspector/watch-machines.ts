import { Actor, type AnyActor, type InspectionEvent } from 'xstate'
import { INSPECTOR_CHANNEL, readMessage, writeMessage } from '#machines/inspector/inspector-messages.ts'
import { actorRecorder } from './actor-recorder.ts'
import { maskText } from './mask-secrets.ts'

/** Tells the inspector of every actor that starts on this page from now on, and of those that it starts. */
export function watchMachines(): void {
  const id = crypto.randomUUID()
  const channel = new BroadcastChannel(INSPECTOR_CHANNEL)
  const recorder = actorRecorder({
    page: () => ({ id, title: maskText(document.title), path: maskText(location.pathname + location.search) }),
    post: (message) => channel.postMessage(writeMessage(message)),
    now: Date.now,
  })
  watchEveryActor(recorder.note)
  channel.addEventListener('message', ({ data }) => {
    if (readMessage(data)?.kind === 'pages.asked') recorder.notifyAll()
  })
  window.addEventListener('pagehide', () => channel.postMessage(writeMessage({ kind: 'page.left', pageId: id })))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) recorder.notifyAll()
  })
  recorder.notifyAll()
}

/**
 * Every actor that nobody invoked is started by `start`, whether by createActor or by a hook of @xstate/react: here its
 * system learns of the observer, without a word at the places that start machines.
 */
export function watchEveryActor(note: (inspected: InspectionEvent) => void): () => void {
  const watched = new WeakSet<AnyActor['system']>()
  const { start } = Actor.prototype
  Actor.prototype.start = function startWatched(this: AnyActor) {
    if (this._parent === undefined && !watched.has(this.system)) {
      watched.add(this.system)
      this.system.inspect(note)
    }
    return start.call(this)
  }
  return () => {
    Actor.prototype.start = start
  }
}
