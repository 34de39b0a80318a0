import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The flags a browser needs in a container, and those that keep it from calling home (measured, see docs). */
export const chromiumFlags = ['--no-sandbox', '--disable-quic', '--disable-background-networking']

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium that is on this machine already: CHROMIUM_PATH, the system's, or Playwright's own; else null. */
export function findChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return chosen
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin')
  const installed = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
  if (installed) return installed
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/**
 * Finds a Chromium or installs one: Playwright's download first, then the system's package when running as root.
 * Returns null when none of this works, having said so in plain words.
 */
export function findOrInstallChromium(say: (message: string) => void): string | null {
  const found = findChromium()
  if (found) return found
  say('No Chromium on this machine: fetching the one of Playwright …')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { timeout: 300_000 })
  if (findChromium()) return findChromium()
  if (process.getuid?.() === 0 && process.platform === 'linux') {
    say('Playwright could not download it: installing the package `chromium` of the system …')
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { timeout: 120_000, env: environment })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { timeout: 300_000, env: environment })
  }
  if (!findChromium()) {
    say(
      'No Chromium could be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one, and run again.',
    )
  }
  return findChromium()
}
