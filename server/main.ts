import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DiskFull, FolderInUse } from './platform/database/errors.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { openBuiltPages } from './modules/pages/built-pages.ts'
import { pagesModule } from './modules/pages/pages-module.ts'
import { PortUnavailable } from './start/http-listener.ts'
import { runningVersion } from './start/running-version.ts'
import { endWithProcess } from './start/end-with-process.ts'
import { pageFacts, portalImages } from './start/portal-modules.ts'
import { startPortal } from './start/start-portal.ts'

const projectFolder = fileURLToPath(new URL('../', import.meta.url))

/** The server process: reads the environment, starts the portal and ends it when it is told to. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env, projectFolder)
  if (!reading.ok) return fail(reading.mistakes.join('\n'))
  try {
    const portal = await start(reading.environment)
    endWithProcess(portal.stop)
    await portal.isReady
  } catch (error) {
    fail(plainMessage(error))
  }
}

async function start(environment: Environment) {
  const version = await runningVersion(projectFolder)
  const built = await openBuiltPages(path.join(projectFolder, 'dist'))
  return startPortal({
    environment,
    version,
    clientFolder: path.join(projectFolder, 'dist/client'),
    say: (line) => console.log(line),
    images: portalImages(environment),
    pages: (parts) => (app) =>
      pagesModule(app, {
        ...built,
        ...parts,
        ...pageFacts(environment, version),
      }),
  })
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** What the person at the terminal can act on; anything unexpected comes with its stack. */
function plainMessage(error: unknown): string {
  const isPlain = error instanceof PortUnavailable || error instanceof FolderInUse || error instanceof DiskFull
  if (isPlain) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

await main()
