import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

type Timer = { id: number; run: () => void }
type Lock = {
  tab: Tab
  run: () => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** A page that is open in a tab; one that is reloaded is another. */
export type Tab = { isOpen: boolean; events: EventTarget; timers: Timer[]; channels: FakeChannel[] }

const SHORTEST_VIRTUAL_MS = 1000
const inTab = new AsyncLocalStorage<Tab | null>()
const setRealTimeout = globalThis.setTimeout
const clearRealTimeout = globalThis.clearTimeout

class FakeChannel extends EventTarget {
  readonly #tab = inTab.getStore()
  constructor() {
    super()
    this.#tab?.channels.push(this)
  }
  postMessage(data: unknown) {
    notifyOthers((tab) => {
      for (const channel of tab.channels) channel.dispatchEvent(Object.assign(new Event('message'), { data }))
    })
  }
}

class FakeStorage {
  getItem(key: string): string | null {
    const found: unknown = Object.hasOwn(this, key) ? Reflect.get(this, key) : null
    return typeof found === 'string' ? found : null
  }
  setItem(key: string, value: string) {
    if (isGone() || this.getItem(key) === value) return
    Reflect.set(this, key, value)
    notifyOthersOf(key)
  }
  removeItem(key: string) {
    if (isGone() || !Object.hasOwn(this, key)) return
    Reflect.deleteProperty(this, key)
    notifyOthersOf(key)
  }
}

let tabs: Tab[] = []
let isOnline = true
let now = Date.UTC(2026, 10, 23)
let lastTimer = 1_000_000_000
const locks = new Map<string, Lock[]>()

const isGone = (): boolean => inTab.getStore()?.isOpen === false

/** As a browser does: later, and not to the tab that did it. */
function notifyOthers(tell: (tab: Tab) => void): void {
  const own = inTab.getStore()
  for (const tab of tabs) if (tab !== own) setImmediate(() => tab.isOpen && run(tab, () => tell(tab)))
}

const notifyOthersOf = (key: string): void =>
  notifyOthers((tab) => void tab.events.dispatchEvent(Object.assign(new Event('storage'), { key })))

/** Runs code as that of a tab, with all that it does later. */
export const run = <Result>(tab: Tab | null, code: () => Result): Result => inTab.run(tab, code)
export const currentTab = (): Tab | null => inTab.getStore() ?? null

/** Puts the globals of a browser in place that all its tabs share; time passes as the test says. */
export function stubBrowser(): void {
  tabs = []
  const eventsHere = () => inTab.getStore()?.events ?? new EventTarget()
  vi.stubGlobal('window', {
    addEventListener: (type: string, listen: EventListener) => eventsHere().addEventListener(type, listen),
    removeEventListener: (type: string, listen: EventListener) => eventsHere().removeEventListener(type, listen),
    dispatchEvent: (event: Event) => eventsHere().dispatchEvent(event),
  })
  vi.stubGlobal('localStorage', new FakeStorage())
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline
    },
    locks: { request: lockOf },
  })
  vi.stubGlobal('setTimeout', (code: () => void, milliseconds = 0, ...rest: unknown[]) => {
    const tab = inTab.getStore()
    if (!tab || milliseconds < SHORTEST_VIRTUAL_MS) return setRealTimeout(code, milliseconds, ...rest)
    tab.timers.push({ id: ++lastTimer, run: code })
    return lastTimer
  })
  vi.stubGlobal('clearTimeout', (id: unknown) => {
    const tab = inTab.getStore()
    if (tab && typeof id === 'number') tab.timers = tab.timers.filter((timer) => timer.id !== id)
    else clearRealTimeout(id as NodeJS.Timeout)
  })
  // Nobody presses twice within a millisecond.
  vi.spyOn(Date, 'now').mockImplementation(() => ++now)
}

export function openTab(): Tab {
  const tab: Tab = { isOpen: true, events: new EventTarget(), timers: [], channels: [] }
  tabs.push(tab)
  return tab
}

/** The page ends in the middle of whatever it does; what it held is free. */
export function closeTab(tab: Tab): void {
  tab.isOpen = false
  tab.timers = []
  tabs = tabs.filter((each) => each !== tab)
  for (const [name, queue] of locks) {
    const held = queue[0]
    locks.set(
      name,
      queue.filter((lock) => lock.tab !== tab),
    )
    if (held?.tab === tab) grant(name)
  }
}

export function setOnline(next: boolean): void {
  if (isOnline === next) return
  isOnline = next
  for (const tab of tabs) run(tab, () => tab.events.dispatchEvent(new Event(next ? 'online' : 'offline')))
}
export const isBrowserOnline = (): boolean => isOnline

/** Half a minute passes in all tabs: what waits for it is done. */
export function passTime(): void {
  now += 30_000
  for (const tab of tabs) {
    for (const timer of tab.timers.splice(0)) run(tab, timer.run)
  }
}

function lockOf(name: string, { signal }: { signal?: AbortSignal }, code: () => Promise<unknown>): Promise<unknown> {
  const tab = inTab.getStore()
  if (!tab) return code()
  return new Promise((resolve, reject) => {
    const queue = locks.get(name) ?? []
    const lock = { tab, run: code, resolve, reject }
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => {
      const waiting = locks.get(name) ?? []
      if (waiting.indexOf(lock) <= 0) return
      locks.set(
        name,
        waiting.filter((each) => each !== lock),
      )
      reject(signal.reason)
    })
    locks.set(name, [...queue, lock])
    if (queue.length === 0) grant(name)
  })
}

function grant(name: string): void {
  const lock = locks.get(name)?.[0]
  if (lock === undefined) return
  const release = () => {
    const queue = locks.get(name) ?? []
    if (queue[0] !== lock) return
    locks.set(name, queue.slice(1))
    grant(name)
  }
  void run(lock.tab, () => lock.run().then(lock.resolve, lock.reject).finally(release))
}
