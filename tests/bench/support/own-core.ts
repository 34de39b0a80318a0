import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'

/**
 * Gives the last core to `servers` (process numbers) alone, and the others to this process and to what it starts from now on: a
 * visitor's browser takes nothing from the server. Returns how to share all again. Does nothing where the system cannot do that, or
 * has one core only.
 */
export function separateServers(servers: readonly number[]): () => void {
  const last = availableParallelism() - 1
  if (last < 1) return () => {}
  const use = (cores: string, ids: readonly number[]) => {
    try {
      for (const id of ids) execFileSync('taskset', ['-acp', cores, String(id)])
    } catch {
      // The figures are then those of a server that shares its cores.
    }
  }
  use(String(last), servers)
  use(`0-${last - 1}`, [process.pid])
  return () => use(`0-${last}`, [...servers, process.pid])
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
