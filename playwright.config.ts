import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { freshDataFolder } from './tests/support/e2e-data-folder.ts'
import { serverCommand } from './tests/support/start-server.ts'
import { freePort } from './tools/free-port.ts'
import { chromiumFlags, findChromium } from './tools/chromium.ts'

// The workers read this file too, and inherit what the first process decided.
const port = Number((process.env.E2E_PORT ??= '4280'))
const dataFolder = (process.env.E2E_DATA_FOLDER ??= await freshDataFolder())
const providerPort = (process.env.E2E_PROVIDER_PORT ??= String(await freePort()))
const server = serverCommand({ port, dataFolder })

const desktop = { browserName: 'chromium', viewport: { width: 1280, height: 800 } } as const
/** What goes over every page and every part that is loaded later, and what draws maps: about as much work as the rest. */
const everywhere = ['axe-everywhere', 'html', 'links', 'map*', 'missing-code', 'words'].map(
  (name) => `**/${name}.spec.ts`,
)
/** What a project leaves of failed tests stays when the other one runs. */
const outputDir = (project: string) => `.cache/playwright/${project}`

/** Journeys in Chromium on the real, built server with the whole demonstration data. `npm test -- e2e` builds first. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Here a journey passes at once or not at all; what CI repeats is named (docs/decisions/026).
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/playwright.json' }],
    ['./tools/progress/playwright-progress.ts'],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    screenshot: 'only-on-failure',
    // An action that waits longer hangs; ended by itself it says what it waited for.
    actionTimeout: 30_000,
    // A recorded test takes up to half as long again: TRACE=1 npm test -- e2e
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags },
  },
  projects: [
    { name: 'everywhere', testMatch: everywhere, outputDir: outputDir('everywhere'), use: desktop },
    { name: 'journeys', testIgnore: everywhere, outputDir: outputDir('journeys'), use: desktop },
  ],
  webServer: {
    command: [process.execPath, ...server.args].map((part) => JSON.stringify(part)).join(' '),
    cwd: join(import.meta.dirname),
    env: {
      ...server.environment,
      // To draw illustrations took a quarter of the processor time of all journeys.
      DEMO_PICTURES: 'plain',
      FFMPEG: 'off',
      // tests/e2e/social-sign-in.spec.ts starts the provider.
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      GOOGLE_CLIENT_ID: 'portal',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_ISSUER: `http://localhost:${providerPort}`,
    },
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
