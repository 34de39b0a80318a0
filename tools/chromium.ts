import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/**
 * The flags a browser needs in a container, those that keep it from calling home (measured, see docs), and those that
 * let it draw maps without a graphics card.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // The shell alone knows it, and sets text as no screen does without it.
  '--font-render-hinting=none',
]

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same browser without its windows takes three quarters of the processor time: it starts no renderer that no page asked for. */
const SHELL = 'chromium-headless-shell'
/** Packages of the system; older ones know only the second. */
const packages = [SHELL, 'chromium']

/** The path of a Chromium that is on this machine already: CHROMIUM_PATH, the system's, or Playwright's own; else null. */
export function findChromium(): string | null {
  return process.env.CHROMIUM_PATH || (candidates().at(0) ?? null)
}

/** The path of a Chromium that has windows and push notifications, which the shell has not; else whatever there is, or null. */
export const findWholeChromium = (): string | null => candidates(wholeNames).at(0) ?? findChromium()

/**
 * Finds a Chromium that starts, or installs one: Playwright's download first, then the system's package when running
 * as root. Returns null when none of this works, having said so in plain words.
 */
export function findOrInstallChromium(say: (message: string) => void): string | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return starts(chosen) ? chosen : refuse(say, `CHROMIUM_PATH names ${chosen}, which does not start.`)
  if (candidates(wholeNames).some(starts)) return candidates().find(starts) ?? null
  say('No Chromium on this machine: fetching the one of Playwright …')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: 300_000 })
  const downloaded = candidates(wholeNames).find(starts)
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    say('Playwright could not download it: installing the packages of the system …')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { timeout: 120_000, env: environment })
    for (const name of packages) {
      spawnSync('apt-get', ['install', '-y', '-qq', name], { timeout: 300_000, env: environment })
    }
  }
  return candidates().find(starts) ?? refuse(say, 'No Chromium could be installed.')
}

/** Browsers that lie where browsers lie, the system's before Playwright's. */
function candidates(names: readonly string[] = [SHELL, ...wholeNames]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  const ofSystem = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...ofSystem, chromium.executablePath()].filter((path) => existsSync(path))
}

/** Some systems install a script of that name that only says where to get the browser. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0
}

function refuse(say: (message: string) => void, reason: string): null {
  say(`${reason} Install Chromium or Google Chrome, or set CHROMIUM_PATH to one that starts, and run again.`)
  return null
}
