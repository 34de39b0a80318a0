import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'

/**
 * Gives the main threads of pages the first core and everything else the others, as a graphics card gives them to the page
 * elsewhere. `keepCoreFree` must be called before the server and the browser start, which inherit what it sets.
 */
export const keepCoreFree = (): boolean => setCores(process.pid, `1-${availableParallelism() - 1}`, ['-a'])

/** Moves the main threads of the pages that are open now onto the first core. Children of `keepCoreFree` only. */
export async function takeOwnCore(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') setCores(id, '0')
  await session.detach()
}

/** False where the system cannot do that, or has one core only. */
function setCores(processId: number, cores: string, options: readonly string[] = []): boolean {
  if (availableParallelism() < 2) return false
  try {
    execFileSync('taskset', [...options, '-cp', cores, String(processId)], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
