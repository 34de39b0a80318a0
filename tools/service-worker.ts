import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compiledScript } from './compiled-script.ts'
import { offlineFiles } from './offline-files.ts'
import { projectRoot } from './project-root.ts'

const SOURCE = join(projectRoot, 'src/service-worker/service-worker.ts')
/** A service worker is in charge of what lies beside and below it. */
const FILE_NAME = 'service-worker.js'

/** `/service-worker.js`: a script of its own beside the pages, in the build and while developing. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  async generateBundle(_, bundle) {
    const text = await scriptWith(offlineFiles(bundle))
    this.emitFile({ type: 'asset', fileName: FILE_NAME, source: text })
  },
  configureServer(server) {
    server.middlewares.use(`/${FILE_NAME}`, (_request, response) => void answer(response))
  },
})

async function answer(response: ServerResponse): Promise<void> {
  // Without a build there is nothing that could be kept.
  response.setHeader('content-type', 'text/javascript').end(await scriptWith([]))
}

const scriptWith = async (files: readonly string[]): Promise<string> =>
  (await compiledScript(SOURCE, { OFFLINE_FILES: JSON.stringify(files) })).text
