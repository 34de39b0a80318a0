import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { mapOriginsOf, readEnvironment } from './environment.ts'
import { illustrationImages } from './modules/images/illustration-images.ts'
import { imagesModule } from './modules/images/images-module.ts'
import { memberImages } from './modules/images/member-images.ts'
import { developmentPages } from './modules/pages/development-pages.ts'
import { pagesModule } from './modules/pages/pages-module.ts'
import { endWithProcess } from './start/end-with-process.ts'
import { runningVersion } from './start/running-version.ts'
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
    images: (database) =>
      imagesModule({
        ...memberImages(database, illustrationImages()),
        cacheFolder: path.join(environment.dataFolder, 'pictures'),
      }),
    pages: (runDocument) => async (app) => {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done))
      await pagesModule(app, {
        ...developmentPages(vite),
        runDocument,
        version,
        clock: () => new Date(),
        queryTimeoutMilliseconds: environment.renderQueryTimeout,
        supportPhone: environment.support.phone,
        helpEmail: environment.support.email,
        mapStyleUrl: environment.mapStyleUrl,
        mapOrigins: mapOriginsOf(environment),
        settings: environment.pageSettings,
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
