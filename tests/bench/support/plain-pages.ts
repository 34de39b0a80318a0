import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { freePort } from '../../../tools/free-port.ts'

const CONNECTIONS = 8
const WARM_UP_SECONDS = 5
const SECONDS = 10
/** Plain pages a second on the machine of the records, as `server-rendering` makes them. */
const OF_THE_RECORDS = 5702

/** How fast this machine is now, as a share of that of the records: 1 is the same. Takes 15 seconds, and counts only where nothing else runs. */
export async function paceOfMachine(): Promise<number> {
  const server = await startPlainPages()
  try {
    await loadPages(server.url, ['/'], WARM_UP_SECONDS)
    const { requests } = await loadPages(server.url, ['/'], SECONDS)
    return requests.average / OF_THE_RECORDS
  } finally {
    server.stop()
  }
}

/** A server of one plain React page of 25 cards. */
export async function startPlainPages() {
  const port = await freePort()
  const child = spawn(process.execPath, ['tests/bench/support/plain-page-server.ts', String(port)], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))) await wait(50)
  return { url, pid: child.pid ?? 0, stop: () => child.kill() }
}

/** Asks a server for pages for so many seconds, on eight connections. */
export function loadPages(url: string, paths: readonly string[], seconds: number) {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: paths.map((path) => pageRequest(path)),
  })
}

export function pageRequest(path: string) {
  return { method: 'GET', path, headers: { 'accept-encoding': 'identity' } } as const
}
