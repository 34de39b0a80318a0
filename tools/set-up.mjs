// Plain JavaScript for Node 18: on a fresh clone this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockPath = join(root, 'package-lock.json')
const stampPath = join(root, 'node_modules/.homely-stamp')
const executable = process.platform === 'win32' ? 'node.exe' : 'node'
const pinnedNode = join(root, 'node_modules/node/bin', executable)

/** Installs the packages of package-lock.json unless they are there already; ends the process when that fails. */
export function setUp() {
  process.chdir(root)
  const lock = readFileSync(lockPath, 'utf8')
  const stamp = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  if (!isStamped(stamp) && !isInstalled(JSON.parse(lock))) installPackages()
  if (!runs(pinnedNode)) repairPinnedNode()
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
  // npm killed without a chance to pass anything on leaves this process to another parent: then the child ends too.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || passOn('SIGTERM'), 1000)
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`Node ${pinnedNode} does not start: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      resolve(code ?? 128 + constants.signals[signal])
    })
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
  const startedAt = Date.now()
  const { path, remove } = nodeForInstalling()
  // The build and the Node of the project are development dependencies, also where NODE_ENV says production.
  console.log('Installing the packages of package-lock.json (npm ci); the first time takes a minute or two …')
  const result = runNpm(path, ['ci', '--include=dev'], root)
  remove()
  if (result.status !== 0) {
    console.error('npm ci failed: read its message above. Is the network there?')
    process.exit(result.status || 1)
  }
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/**
 * npm leaves out the compiled parts of a package when the Node it runs on is older than the package asks for, and
 * says nothing. So with an older Node, the Node of the project is fetched first and npm runs on that.
 */
function nodeForInstalling() {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node
  const nothing = () => {}
  if (Number(process.versions.node.split('.')[0]) >= Number(version.split('.')[0])) {
    return { path: process.execPath, remove: nothing }
  }
  console.log(`This is Node ${process.versions.node}: fetching Node ${version} for the project …`)
  const folder = join(root, '.cache/node')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }')
  runNpm(process.execPath, ['install', '--no-save', '--no-package-lock', `node@${version}`], folder)
  const path = join(folder, 'node_modules/node/bin', executable)
  if (!runs(path)) fetchProgramOf(join(folder, 'node_modules/node'))
  if (runs(path)) return { path, remove }
  console.error(`Node ${version} could not be fetched with npm: read its message above. Is the network there?`)
  process.exit(1)
}

/** The package `node` fetches its program in an install script, which some npm settings hold back. */
function repairPinnedNode() {
  console.log('Fetching Node for the project …')
  fetchProgramOf(join(root, 'node_modules/node'))
  if (runs(pinnedNode)) return
  console.error('Node could not be installed as a package. Run `npm ci --ignore-scripts=false` and try again.')
  process.exit(1)
}

function fetchProgramOf(packageFolder) {
  if (!existsSync(packageFolder)) return
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: packageFolder, stdio: 'inherit' })
}

function runs(node) {
  return existsSync(node) && spawnSync(node, ['--version']).status === 0
}

function runNpm(node, args, cwd) {
  const quietly = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const npmScript = process.env.npm_execpath
  // What npm told this script about itself is not meant for another npm in another folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_(package|lifecycle)/.test(name)))
  env.PATH = [dirname(node), process.env.PATH].join(delimiter)
  if (npmScript && npmScript.endsWith('.js')) {
    return spawnSync(node, [npmScript, ...quietly], { cwd, env, stdio: 'inherit' })
  }
  return spawnSync('npm', quietly, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' })
}
