import { type HeldSubscription, renewChanged, type SubscriptionChange } from './changed-subscription.ts'
import { type NotificationWorker, openNotification, type OpenTab, showPush } from './notifications.ts'
import { isListingsMessage, saveListings, saveListingsAgain } from './offline-listings.ts'
import { isKeeping, type OfflineWorker } from './kept-build.ts'
import { answerOf, dropOtherBuilds, savePages } from './offline-pages.ts'

/** Put in where the client is built (tools/service-worker.ts). */
declare const OFFLINE_FILES: readonly string[]

type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type FetchLifeEvent = LifeEvent & { request: Request; respondWith: (answer: Promise<Response>) => void }

/** What is used of ServiceWorkerGlobalScope, whose types do not go with those of documents. */
type Worker = {
  location: { origin: string }
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    pushManager: {
      subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<HeldSubscription>
    }
  }
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenTab[]>
    openWindow: (url: string) => Promise<unknown>
    claim: () => Promise<void>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', handle: (event: LifeEvent) => void): void
    (type: 'message', handle: (event: LifeEvent & { data: unknown }) => void): void
    (type: 'fetch', handle: (event: FetchLifeEvent) => void): void
    (type: 'push', handle: (event: LifeEvent & { data: { text: () => string } | null }) => void): void
    (type: 'pushsubscriptionchange', handle: (event: LifeEvent & SubscriptionChange) => void): void
    (type: 'notificationclick', handle: (event: LifeEvent & { notification: Notification }) => void): void
  }
}
declare const self: Worker

const surroundings: NotificationWorker = {
  origin: self.location.origin,
  show: (title, options) => self.registration.showNotification(title, options),
  tabs: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url) => self.clients.openWindow(url),
}

const offline: OfflineWorker = {
  files: OFFLINE_FILES,
  caches,
  fetch: (request, init) => fetch(request, init),
  isOnline: () => navigator.onLine,
  now: Date.now,
}

self.addEventListener('install', (event) => {
  // Where pages are kept, a new build is used only once its own are.
  event.waitUntil(
    isKeeping(offline)
      .then((isRequested) => (isRequested ? savePages(offline).then(() => saveListingsAgain(offline)) : undefined))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOtherBuilds(offline).then(() => self.clients.claim()))
})
self.addEventListener('message', (event) => {
  // What fails is asked for again by the next page.
  if (event.data === 'keep-pages') event.waitUntil(savePages(offline).catch(() => {}))
  if (isListingsMessage(event.data)) event.waitUntil(saveListings(event.data, offline).catch(() => {}))
})
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).origin !== self.location.origin) return
  const answer = answerOf(event.request, offline, (work) => event.waitUntil(work))
  if (answer !== null) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? null, surroundings)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const data: unknown = event.notification.data
  event.waitUntil(openNotification(data, surroundings))
})
self.addEventListener('pushsubscriptionchange', (event) => {
  const subscribe = (applicationServerKey: string) =>
    self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  event.waitUntil(renewChanged(event, { subscribe, fetch: (path, init) => fetch(path, init) }))
})
