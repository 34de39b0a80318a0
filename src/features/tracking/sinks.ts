import { isOn } from '#src/shared/runtime/feature-switches.ts'

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

const TAG_SCRIPT = 'https://www.googletagmanager.com/gtm.js'

/** Hands an event to the tag manager's data layer; its script is loaded only where a container is configured. */
export function pushToDataLayer(event: Record<string, unknown>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
  if (isOn('gtmTrackingLog')) globalThis.console.info('Data layer', event)
  loadTagManager()
}

function loadTagManager(): void {
  const container = document.documentElement.dataset['tagContainer']
  if (container === undefined || document.querySelector('script[data-tag-manager]')) return
  const script = document.createElement('script')
  script.dataset['tagManager'] = ''
  script.async = true
  script.src = `${TAG_SCRIPT}?id=${encodeURIComponent(container)}`
  document.head.append(script)
}

/** Logs a failure, and reports it. */
export function reportFailure(message: string, feature: string, hasConsent: boolean): void {
  globalThis.console.error(message)
  sendReport(message, feature, hasConsent)
}

/** Reports in Sentry's protocol, where that is configured, switched on and agreed to. */
export function sendReport(message: string, feature: string, hasConsent: boolean): void {
  const dsn = document.documentElement.dataset['sentry']
  if (dsn === undefined || !hasConsent || !isOn('sentryTracking')) return
  const { url, lines } = sentryEnvelope(dsn, { message, feature, at: new Date() })
  fetch(url, { method: 'POST', body: lines, keepalive: true, credentials: 'omit' }).catch(() => {})
}

/** A request that Sentry takes: three lines of JSON under the address of its DSN. */
export function sentryEnvelope(
  dsn: string,
  { message, feature, at }: { message: string; feature: string; at: Date },
): { url: string; lines: string } {
  const { protocol, username, host, pathname } = new URL(dsn)
  const path = pathname.split('/')
  const project = path.pop() ?? ''
  const eventId = crypto.randomUUID().replaceAll('-', '')
  const event = { event_id: eventId, timestamp: at.getTime() / 1000, level: 'error', message, tags: { feature } }
  const lines = [{ event_id: eventId, sent_at: at.toISOString() }, { type: 'event' }, event]
  return {
    url: `${protocol}//${host}${path.join('/')}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`,
    lines: lines.map((line) => JSON.stringify(line)).join('\n'),
  }
}
