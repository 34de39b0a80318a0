// Plain JavaScript for Node 18: on a fresh clone this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockPath = join(root, 'package-lock.json')
const stampPath = join(root, 'node_modules/.homely-stamp')
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Installs the packages of package-lock.json unless they are there already; ends the process when that fails. */
export function setUp() {
  process.chdir(root)
  const lock = readFileSync(lockPath, 'utf8')
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  if (!isStamped(stamp) && !isInstalled(JSON.parse(lock))) installPackages()
  if (!runsPinnedNode()) repairPinnedNode()
  writeFileSync(stampPath, stamp)
}

/**
 * Runs the pinned Node and resolves with its exit code. Ctrl-C in a terminal already reaches every process in the
 * foreground, so SIGINT is passed on only without one; SIGTERM and SIGHUP always are.
 */
export function runPinned(args, extraEnvironment = {}) {
  const path = [join(root, 'node_modules/.bin'), dirname(pinnedNode), process.env.PATH].join(delimiter)
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path, ...extraEnvironment },
  })
  const passOn = (signal) => child.exitCode === null && child.kill(signal)
  process.on('SIGINT', (signal) => process.stdin.isTTY || passOn(signal))
  process.on('SIGTERM', passOn)
  process.on('SIGHUP', passOn)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Node ${pinnedNode} does not start: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function isStamped(stamp) {
  return existsSync(stampPath) && readFileSync(stampPath, 'utf8') === stamp
}

/** npm keeps its own record of what it installed: when that agrees with the lock, nothing needs to be fetched. */
function isInstalled(lock) {
  const recordPath = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(recordPath)) return false
  const installed = JSON.parse(readFileSync(recordPath, 'utf8')).packages
  const sameVersion = (path) => installed[path]?.version === lock.packages[path]?.version
  return (
    Object.keys(installed).every((path) => lock.packages[path] !== undefined) &&
    Object.entries(lock.packages).every(([path, entry]) => path === '' || entry.optional || sameVersion(path))
  )
}

function installPackages() {
  console.log('Installing the packages of package-lock.json (npm ci); the first time takes a minute or two …')
  const startedAt = Date.now()
  const result = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (result.status !== 0) {
    console.error('npm ci failed: read its message above. Is the network there?')
    process.exit(result.status || 1)
  }
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

function runsPinnedNode() {
  return existsSync(pinnedNode) && spawnSync(pinnedNode, ['--version']).status === 0
}

/** The package `node` fetches its program in an install script, which some npm settings hold back. */
function repairPinnedNode() {
  console.log('Fetching Node 24 for the project …')
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(root, 'node_modules/node'),
    stdio: 'inherit',
  })
  if (runsPinnedNode()) return
  console.error('Node 24 could not be installed as a package. Run `npm ci --ignore-scripts=false` and try again.')
  process.exit(1)
}

function runNpm(args) {
  const npmScript = process.env.npm_execpath
  if (npmScript?.endsWith('.js'))
    return spawnSync(process.execPath, [npmScript, ...args], { cwd: root, stdio: 'inherit' })
  return spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
}
