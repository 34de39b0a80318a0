import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { readEnvironment } from './environment.ts'
import { developmentPages } from './modules/pages/development-pages.ts'
import { pagesModule } from './modules/pages/pages-module.ts'
import { endWithProcess } from './start/end-with-process.ts'
import { runningVersion } from './start/running-version.ts'
import { pageFacts, portalImages } from './start/portal-modules.ts'
import { startPortal } from './start/start-portal.ts'

const projectFolder = fileURLToPath(new URL('../', import.meta.url))

/** The server of `npm run dev`: the same portal, its pages straight from their sources with hot reload. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env, projectFolder)
  if (!reading.ok) {
    console.error(reading.mistakes.join('\n'))
    process.exit(1)
  }
  const { environment } = reading
  const vite = await createServer({ root: projectFolder, server: { middlewareMode: true }, appType: 'custom' })
  const version = await runningVersion(projectFolder)
  const portal = await startPortal({
    environment,
    version,
    clientFolder: null,
    say: (line) => console.log(line),
    images: portalImages(environment),
    pages: (parts) => async (app) => {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
      await pagesModule(app, {
        ...developmentPages(vite),
        ...parts,
        ...pageFacts(environment, version),
      })
    },
  })
  endWithProcess(async () => {
    await vite.close()
    await portal.stop()
  })
  await portal.isReady
}

await main()
