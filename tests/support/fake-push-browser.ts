import type { DeviceRegistration, PushBrowser } from '#src/shared/notifications/push-browser.ts'

type FakeOptions = {
  isSupported?: boolean
  permission?: NotificationPermission
  isSubscribed?: boolean
  /** What the visitor answers when asked. */
  answer?: NotificationPermission
  /** How often subscribing fails. */
  failures?: number
}

const text = { endpoint: 'https://push.example/1', expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }

/** A browser for tests, which writes down what it is asked to do. */
export function fakePushBrowser(options: FakeOptions = {}): { browser: PushBrowser; log: string[] } {
  const log: string[] = []
  let { permission = 'default', isSubscribed = false, failures = 0 } = options
  const subscription = {
    endpoint: text.endpoint,
    toJSON: () => text,
    unsubscribe: () => {
      log.push('unsubscribe')
      isSubscribed = false
      return Promise.resolve(true)
    },
  }
  const registration: DeviceRegistration = {
    pushManager: {
      getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
      subscribe: ({ applicationServerKey }) => {
        log.push(`subscribe ${applicationServerKey}`)
        failures -= 1
        if (failures >= 0) return Promise.reject(new DOMException('no', 'AbortError'))
        isSubscribed = true
        return Promise.resolve(subscription)
      },
    },
  }
  const browser: PushBrowser = {
    isSupported: () => options.isSupported ?? true,
    permission: () => permission,
    askPermission: () => {
      log.push('ask')
      permission = options.answer ?? permission
      return Promise.resolve(permission)
    },
    registration: () => Promise.resolve(isSubscribed ? registration : null),
    register: () => {
      log.push('register')
      return Promise.resolve(registration)
    },
  }
  return { browser, log }
}
