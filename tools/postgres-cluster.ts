import { spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'

/**
 * A PostgreSQL server that exists for one run of the tests. `stop` ends it and removes its folder; it may be called
 * twice, and when the process exits. The server does not keep the process that started it alive.
 */
export type PostgresCluster = { url: string; version: string; stop: () => void }

type Account = { uid?: number; gid?: number }

const debianFolder = '/usr/lib/postgresql'
const secondsToStart = 30

/** The folder that holds `initdb` and `postgres`, newest version first, or null where PostgreSQL is not installed. */
export function findPostgresBinaries(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const debian = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debianFolder, version, 'bin'))
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
}

/**
 * Creates a cluster in a temporary folder and starts it on a free port of 127.0.0.1 and a socket in that folder.
 * Anyone on this machine may connect (it holds test data only) and nothing is synced to disk.
 * Throws an error with what PostgreSQL said when it cannot be created or does not answer in time.
 */
export async function startPostgresCluster(binaries: string): Promise<PostgresCluster> {
  const account = unprivilegedAccount()
  const folder = mkdtempSync(join(memoryFolder(), 'homely-test-postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const initialise = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const created = spawnSync(join(binaries, 'initdb'), initialise, { ...account, cwd: folder, encoding: 'utf8' })
  if (created.status !== 0) {
    remove()
    throw new Error(`initdb failed: ${created.stderr || created.error?.message}`)
  }
  const port = await freePort()
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'shared_buffers=256MB',
  ]
  const options = settings.flatMap((setting) => ['-c', setting])
  const logPath = join(folder, 'log')
  const log = openSync(logPath, 'w')
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...options],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', log], detached: true },
  )
  closeSync(log)
  // Whoever started it and is done may end: a run of the tests once waited for its own server until it was killed.
  server.unref()
  const stop = () => {
    // SIGQUIT is PostgreSQL's immediate stop: its processes end without saving, and the folder goes away anyway.
    if (server.exitCode === null) server.kill('SIGQUIT')
    waitUntilGone(server.pid)
    remove()
  }
  const isReady = () =>
    spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
  for (let attempt = 0; !isReady(); attempt += 1) {
    if (server.exitCode !== null || attempt > secondsToStart * 10) {
      const said = readFileSync(logPath, 'utf8').slice(-4000)
      stop()
      throw new Error(`PostgreSQL does not start: ${said}`)
    }
    await wait(100)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: versionOf(binaries), stop }
}

function versionOf(binaries: string): string {
  return spawnSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim()
}

/** initdb refuses to run as root, so root lends it the account `postgres`, or `nobody` where there is none. */
function unprivilegedAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = ['postgres', 'nobody'].map((name) => accounts.find((account) => account[0] === name)).find(Boolean)
  if (!found) throw new Error('PostgreSQL refuses to run as root, and there is no account `postgres` or `nobody`.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Waits without the event loop, because it also runs while the process is ending. At most 5 seconds. */
function waitUntilGone(pid: number | undefined): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let attempt = 0; attempt < 100 && pid !== undefined && isAlive(pid); attempt += 1) Atomics.wait(pause, 0, 0, 50)
}

/** A child that has ended but was not collected yet still answers to signals; on Linux its state says so. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !/^\d+ \(.*\) Z/.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '')
  } catch {
    return false
  }
}
