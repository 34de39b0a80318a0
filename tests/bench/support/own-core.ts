import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'

/**
 * Gives the last core to `servers` (process numbers) alone, and the others to this process and to what it starts from now on: a
 * visitor's browser takes nothing from the server. False where the system cannot do that, or has one core only.
 */
export function keepServersApart(servers: readonly number[]): boolean {
  const last = availableParallelism() - 1
  if (last < 1 || servers.length === 0) return false
  try {
    for (const id of servers) execFileSync('taskset', ['-acp', `${last}`, String(id)])
    execFileSync('taskset', ['-acp', `0-${last - 1}`, String(process.pid)])
    return true
  } catch {
    return false
  }
}

/**
 * Gives the main threads of the pages that are open now the first core, and the rest of the browser, this process and
 * `others` (process numbers) the other cores: elsewhere a graphics card does most of what they do. False where the system
 * cannot do that, or has one core only.
 */
export async function takeOwnCore(browser: Browser, others: readonly number[]): Promise<boolean> {
  const cores = availableParallelism()
  if (cores < 2) return false
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  try {
    for (const id of [process.pid, ...others, ...processInfo.map((info) => info.id)]) {
      execFileSync('taskset', ['-acp', `1-${cores - 1}`, String(id)])
    }
    for (const { type, id } of processInfo) if (type === 'renderer') execFileSync('taskset', ['-cp', '0', String(id)])
    return true
  } catch {
    return false
  }
}
