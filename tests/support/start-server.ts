import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'
import { projectRoot } from '../../tools/project-root.ts'
import serverProcess from '../../tools/server-process.json' with { type: 'json' }

export type ServerSettings = {
  port: number
  /** The folder of the embedded database, pictures and everything else that the server keeps. */
  dataFolder: string
  /** A PostgreSQL to use in place of the embedded database. */
  databaseUrl?: string
  /** Further variables of its environment. */
  variables?: Readonly<Record<string, string>>
  /** Lets V8 optimise the embedded database: a third less time where much is written, for 600 MB more (docs/decisions/049). */
  isOptimised?: boolean
}
export type RunningServer = {
  url: string
  pid: number
  /** Everything it has printed so far. */
  output: () => string
  /** Sends a signal (SIGTERM unless told otherwise) and resolves with the exit code once it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** How the real server is started: arguments for Node and the environment on top of this process's own. */
export function serverCommand({ port, dataFolder, databaseUrl, variables = {}, isOptimised = false }: ServerSettings) {
  const flags = serverProcess.arguments.filter((flag) => !isOptimised || flag !== '--liftoff-only')
  const environment = {
    ...serverProcess.environment,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    ENQUIRIES_PER_HOUR: '100000',
    SIGN_UPS_PER_HOUR: '100000',
    // All journeys come from one address.
    POINTS_PER_MINUTE: '10000000000',
    // Counts must not move, and a page with an open stream is never idle.
    DEMO_MARKET: 'off',
    LIVE_CONNECTIONS: '0',
    // No test asks anybody else.
    GROUND_PLACES_URL: 'off',
    MAP_TILES_URL: 'off',
    AD_ORIGINS: 'https://ads.example',
    ...variables,
  }
  return {
    args: [...flags, 'server/main.ts'],
    environment: databaseUrl ? { ...environment, DATABASE_URL: databaseUrl } : environment,
  }
}

/**
 * Starts the real server in a process of its own and waits until it answers that it is ready, at most
 * `secondsToStart`. Throws an error with what it printed when it ends or stays silent. `signal` kills it meanwhile.
 */
export async function startServer(
  settings: Omit<ServerSettings, 'port'> & { port?: number; secondsToStart?: number; signal?: AbortSignal },
): Promise<RunningServer> {
  const port = settings.port ?? (await freePort())
  const { args, environment } = serverCommand({ ...settings, port })
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, ...environment } })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const output = () => Buffer.concat(chunks).toString('utf8')
  const url = `http://127.0.0.1:${port}`
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (hasEnded()) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return child.exitCode
  }
  settings.signal?.addEventListener('abort', () => child.kill('SIGKILL'))
  const deadline = Date.now() + (settings.secondsToStart ?? 180) * 1000
  while (!(await isReady(url))) {
    if (hasEnded()) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`)
    if (Date.now() > deadline) {
      await stop('SIGKILL')
      throw new Error(`The server was not ready in time:\n${output()}`)
    }
    await wait(100)
  }
  return { url, pid: child.pid ?? 0, output, stop }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/healthz`).catch(() => null)
  return response?.ok ?? false
}
