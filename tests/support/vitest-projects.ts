import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from '../../tools/chromium.ts'
import { memoryFolder } from '../../tools/memory-folder.ts'

const plainSources = '{domain,machines,server,demo,mocks,schema,tools,tests/support}'
const sources = '{domain,machines,src,server,demo,mocks,schema,tools,tests/support}'
const databaseTests = '**/*.db.test.ts'
const browserTests = `${sources}/**/*.browser.test.{ts,tsx}`
/** Milliseconds; generous, because the tests share two cores with whatever else the machine does. */
const testTimeout = 30_000
/**
 * Node resolves `graphql` to CommonJS, Vite to its module; two copies of graphql-js refuse each other's schemas, so tests that
 * run it take the copy that the libraries take.
 */
const resolve = { alias: [{ find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql')) }] }
const setupFiles = ['./tests/support/fail-on-console.ts']
const setupFilesOfPortals = [...setupFiles, './tests/support/cheap-password-hashes.ts']

/**
 * As the server runs (docs/decisions/049): a worker that optimises the embedded database for a short file takes a third longer. The files of
 * the contract are long.
 */
const execArgv = ['--liftoff-only']

/** No test asks a service that is not its own. */
const env = { TMPDIR: memoryFolder(), GROUND_PLACES_URL: 'off' }

/** One process for many files, which halves the time: what they test keeps nothing from one call to the next. */
const withoutIsolation = { isolate: false, environment: 'node', setupFiles, testTimeout } as const

/**
 * The kinds of tests that Vitest runs, told apart by name: `*.db.test.ts` needs a database, `*.browser.test.tsx` a
 * browser, any other test beside the code runs in Node. Tests of the whole are in tests/.
 */
export const testProjects: TestProjectConfiguration[] = [
  {
    resolve,
    test: {
      name: 'unit',
      include: [`${plainSources}/**/*.test.{ts,tsx}`],
      exclude: [databaseTests, browserTests],
      ...withoutIsolation,
    },
  },
  {
    extends: true,
    resolve,
    test: {
      name: 'unit-src',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [databaseTests, browserTests],
      // Styles kept from an earlier run come without what their compiler knew of them, and a test of a page fails.
      fsModuleCache: false,
      ...withoutIsolation,
    },
  },
  { test: { name: 'model', include: ['tests/model/**/*.test.{ts,tsx}'], ...withoutIsolation } },
  {
    resolve,
    test: {
      name: 'database',
      include: [databaseTests],
      isolate: false,
      execArgv,
      env,
      environment: 'node',
      globalSetup: './tests/support/filled-databases-folder.ts',
      setupFiles: setupFilesOfPortals,
      testTimeout: 180_000,
      hookTimeout: 120_000,
    },
  },
  {
    resolve,
    test: {
      name: 'contract',
      include: ['tests/contract/**/*.test.ts'],
      isolate: false,
      env,
      environment: 'node',
      setupFiles: setupFilesOfPortals,
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  },
  {
    test: {
      name: 'kill',
      include: ['tests/kill/**/*.test.ts'],
      environment: 'node',
      setupFiles,
      testTimeout: 600_000,
      hookTimeout: 120_000,
    },
  },
  {
    extends: true,
    // Found late, these would be bundled in the middle of a test and reload its page.
    optimizeDeps: {
      include: [
        'react',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'react/compiler-runtime',
        '@testing-library/react',
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
    test: {
      name: 'browser',
      include: [browserTests],
      setupFiles: [...setupFiles, './tests/support/patient-queries.ts'],
      testTimeout,
      expect: { poll: { timeout: 10_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  },
]
