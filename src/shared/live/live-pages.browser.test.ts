import { afterEach, expect, it, vi } from 'vitest'
import type { StreamEvent } from '#machines/live-updates/live-updates.machine.ts'
import { ApiProblem } from '#src/api/graphql/api-problem.ts'
import { openLivePages } from './live-pages.ts'
import { wantTopics } from './subscribed-topics.ts'

type Stream = { url: string; lastId: string | null; isOpen: boolean; write(text: string): void; end(): void }

const closers: (() => void)[] = []
let names = 0

afterEach(() => {
  for (const close of closers.splice(0)) close()
  wantTopics('test', [])
})

/** Tabs of one browser, whose server keeps every stream that it is asked for. */
function browser(answer?: () => Response) {
  const streams: Stream[] = []
  const name = `live-test-${names++}`
  const fetch = async (request: Request) => {
    if (!hasToken && request.url.includes('alerts')) throw new ApiProblem('UNAUTHENTICATED', 'There is no token.')
    if (answer) {
      streams.push({ url: request.url, lastId: null, isOpen: false, write() {}, end() {} })
      return answer()
    }
    const stream: Stream = {
      url: new URL(request.url).search,
      lastId: request.headers.get('last-event-id'),
      isOpen: true,
      write() {},
      end() {},
    }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream.write = (text) => controller.enqueue(new TextEncoder().encode(text))
        stream.end = () => controller.close()
        request.signal.addEventListener('abort', () => {
          stream.isOpen = false
          controller.error(request.signal.reason)
        })
      },
    })
    streams.push(stream)
    return new Response(body)
  }
  let renewed: () => void = () => {}
  let hasToken = true
  const openTab = () => {
    const heard: StreamEvent[] = []
    const close = openLivePages({
      name,
      fetch,
      random: () => 0,
      receive: (event) => void heard.push(event),
      mayAskForOwn: () => hasToken,
      onRenewal(listener) {
        renewed = listener
        return () => {}
      },
    })
    closers.push(close)
    return { heard, close }
  }
  const setToken = (isThere: boolean) => {
    hasToken = isThere
  }
  return { streams, openTab, setToken, renew: () => renewed() }
}

const text = (id: number) => `id: ${id}\nevent: listing.published\ndata: {"listingId":7,"kind":"listing.published"}\n\n`
const event = (id: number) => ({
  id: String(id),
  name: 'listing.published',
  data: { listingId: 7, kind: 'listing.published' },
})

it('all tabs have one stream, and each hears what it tells', async () => {
  const { streams, openTab } = browser()
  wantTopics('test', ['listings:VIC'])
  const tabs = [openTab(), openTab()]
  await vi.waitFor(() => expect(streams.map(({ url }) => url)).toEqual(['?topics=listings:VIC']))
  streams[0]?.write(text(4).slice(0, 20))
  streams[0]?.write(text(4).slice(20))
  await vi.waitFor(() => expect(tabs.map(({ heard }) => heard)).toEqual([[event(4)], [event(4)]]))
})

it('the next tab takes the place of one that is closed, and goes on after the last event', async () => {
  const { streams, openTab } = browser()
  wantTopics('test', ['listing:7'])
  const [first, second] = [openTab(), openTab()]
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.write(text(5))
  await vi.waitFor(() => expect(second.heard).toEqual([event(5)]))
  first.close()
  await vi.waitFor(() =>
    expect(streams.map(({ isOpen, lastId }) => [isOpen, lastId])).toEqual([
      [false, null],
      [true, '5'],
    ]),
  )
})

it('there is no stream while nobody wants to hear of anything; other topics open another', async () => {
  const { streams, openTab } = browser()
  openTab()
  wantTopics('test', ['listing:7'])
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  wantTopics('test', ['listing:8', 'listing:7'])
  await vi.waitFor(() =>
    expect(streams.map(({ url, isOpen }) => [url, isOpen])).toEqual([
      ['?topics=listing:7', false],
      ['?topics=listing:7,listing:8', true],
    ]),
  )
  wantTopics('test', [])
  await vi.waitFor(() => expect(streams.filter(({ isOpen }) => isOpen)).toEqual([]))
})

it('a stream that the server ends is opened again', async () => {
  const { streams, openTab } = browser()
  wantTopics('test', ['listing:7'])
  openTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  streams[0]?.end()
  await vi.waitFor(() => expect(streams).toHaveLength(2), { timeout: 5000 })
})

it('a server that has no live pages is asked again only when something changes', async () => {
  const { streams, openTab } = browser(() => new Response(null, { status: 204 }))
  wantTopics('test', ['listing:7'])
  openTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  wantTopics('test', ['listing:8'])
  await vi.waitFor(() => expect(streams).toHaveLength(2))
})

it('what is a member’s own is left out while there is no token, and asked for once the session is renewed', async () => {
  const { streams, openTab, setToken, renew } = browser()
  setToken(false)
  wantTopics('test', ['alerts', 'listing:7'])
  openTab()
  await vi.waitFor(() => expect(streams.map(({ url }) => url)).toEqual(['?topics=listing:7']))
  setToken(true)
  renew()
  await vi.waitFor(() =>
    expect(streams.map(({ url, isOpen }) => [url, isOpen])).toEqual([
      ['?topics=listing:7', false],
      ['?topics=alerts,listing:7', true],
    ]),
  )
})

it('what is a member’s own alone is asked for no more once it was refused', async () => {
  const refusal = () => {
    setToken(false)
    return new Response(null, { status: 401 })
  }
  const { streams, openTab, setToken } = browser(refusal)
  wantTopics('test', ['alerts'])
  openTab()
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  wantTopics('other', ['listing:9'])
  await vi.waitFor(() => expect(streams).toHaveLength(2))
  expect(streams[1]?.url).toMatch(/topics=listing:9$/)
  wantTopics('other', [])
})
