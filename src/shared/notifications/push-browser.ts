/** A subscription as a browser holds it. */
export type DeviceSubscription = Pick<PushSubscription, 'endpoint' | 'toJSON' | 'unsubscribe'>

export type DeviceRegistration = {
  pushManager: {
    getSubscription: () => Promise<DeviceSubscription | null>
    subscribe: (options: { userVisibleOnly: true; applicationServerKey: string }) => Promise<DeviceSubscription>
  }
}

/** What of a browser notifications need. */
export type PushBrowser = {
  isSupported: () => boolean
  permission: () => NotificationPermission
  askPermission: () => Promise<NotificationPermission>
  /** The service worker that is there; null before the first time. */
  registration: () => Promise<DeviceRegistration | null>
  /** The service worker, which is fetched where it is not there. */
  register: () => Promise<DeviceRegistration>
}

/** The browser that this page is shown in. */
export const pushBrowser: PushBrowser = {
  isSupported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  registration: async () => (await navigator.serviceWorker.getRegistration('/')) ?? null,
  async register() {
    await navigator.serviceWorker.register('/service-worker.js')
    return navigator.serviceWorker.ready
  },
}
