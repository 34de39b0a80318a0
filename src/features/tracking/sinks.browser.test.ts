import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushToDataLayer, reportFailure, sentryEnvelope } from './sinks.ts'
import { startVisits } from './start-visits.ts'

const DSN = 'https://key@errors.example/reports/7'
const settings = document.documentElement.dataset

/** Scripts that the page tried to load; nothing is really fetched. */
let scripts: string[]
let requests: [url: string, init: RequestInit | undefined][]

beforeEach(() => {
  scripts = []
  requests = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.flatMap((node) => (node instanceof HTMLScriptElement ? node.src : [])))
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    requests.push([new Request(url).url, init])
    return new Response()
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['features', 'tagContainer', 'sentry']) delete settings[name]
  delete window.dataLayer
  localStorage.clear()
})

describe('the tag manager', () => {
  const visit = (mayTrack: boolean) => startVisits({ mayTrack: () => mayTrack, onPage: () => {} }).open('/for-sale')

  it('is not loaded without a container, and the events wait in the page', () => {
    visit(true)
    expect(scripts).toEqual([])
    expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/for-sale' }])
  })

  it('is logged what it is told where the switch gtmTrackingLog is on, and not otherwise', () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    visit(true)
    expect(log).not.toHaveBeenCalled()
    settings['features'] = 'gtmTrackingLog'
    visit(true)
    expect(log.mock.calls).toEqual([['Data layer', { event: 'page_view', page: '/for-sale' }]])
  })

  it('is neither loaded nor told anything before the visitor agreed, or while tracking is off', () => {
    settings['tagContainer'] = 'GTM-ABC123'
    visit(false)
    expect([scripts, window.dataLayer]).toEqual([[], undefined])
  })

  it('is loaded once where it is configured and agreed to', () => {
    settings['tagContainer'] = 'GTM-ABC123'
    vi.mocked(document.head.append).mockRestore()
    const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      // In the document, but of a type that no browser runs.
      for (const node of nodes) {
        if (!(node instanceof HTMLScriptElement)) continue
        scripts.push(node.src)
        node.type = 'text/plain'
        document.head.appendChild(node)
      }
    })
    visit(true)
    pushToDataLayer({ event: 'login' })
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
    expect(append).toHaveBeenCalledOnce()
    expect(window.dataLayer).toEqual([{ event: 'page_view', page: '/for-sale' }, { event: 'login' }])
    document.querySelector('script[data-tag-manager]')?.remove()
  })
})

describe('the report of a failure', () => {
  it.each([
    ['nothing is configured', undefined, 'sentryTracking', true],
    ['its feature is off', DSN, 'tracking', true],
    ['the visitor did not agree', DSN, 'sentryTracking', false],
  ])('stays in the console where %s', (_about, dsn, features, hasConsent) => {
    if (dsn !== undefined) settings['sentry'] = dsn
    settings['features'] = features
    reportFailure('The post failed', 'listingsTracking', hasConsent)
    expect(requests).toEqual([])
    expect(console.error).toHaveBeenCalledWith('The post failed')
  })

  it('goes to the error service, without cookies, where all three hold', () => {
    settings['sentry'] = DSN
    settings['features'] = 'sentryTracking'
    reportFailure('The post failed', 'listingsTracking', true)
    expect(requests).toHaveLength(1)
    const [[url, init] = ['', undefined]] = requests
    expect(url).toBe('https://errors.example/reports/api/7/envelope/?sentry_key=key&sentry_version=7')
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  })

  it('is three lines of JSON: the envelope, the kind and the event', () => {
    const at = new Date('2026-11-20T01:00:00Z')
    const { lines } = sentryEnvelope(DSN, { message: 'The post failed', feature: 'listingsTracking', at })
    const [head, kind, event] = lines.split('\n').map((line) => JSON.parse(line))
    expect(head).toEqual({ event_id: event.event_id, sent_at: '2026-11-20T01:00:00.000Z' })
    expect(kind).toEqual({ type: 'event' })
    expect(event).toEqual({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: at.getTime() / 1000,
      level: 'error',
      message: 'The post failed',
      tags: { feature: 'listingsTracking' },
    })
  })
})
