import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { INSPECTOR_CHANNEL } from '#machines/inspector/inspector-messages.ts'

/** Where `npm run dev` and `npm run dev:mocks` serve the inspector. */
const INSPECTOR_PATH = '/inspector.html'
/** The source from which the page starts. */
export const INSPECTOR_ENTRY = 'src/app/inspector/inspector-entry.tsx'

const page = `<!doctype html>
<html lang="en-AU" class="keyboard-navigation">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Inspector</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <script type="module" src="/${INSPECTOR_ENTRY}"></script>
  </body>
</html>`

/** Serves the inspector in development, and lets no build have a part of it. */
export function inspectorPage(): Plugin[] {
  return [
    {
      name: 'inspector-page',
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [path] = (request.url ?? '').split('?')
          if (path !== INSPECTOR_PATH) return next()
          void sendPage(server, response, next)
        })
      },
    },
    {
      name: 'no-inspector-in-builds',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const part = chunk.type === 'chunk' ? inspectorPartIn(chunk) : null
          if (part !== null) this.error(`${chunk.fileName} holds ${part}: the inspector is for development alone`)
        }
      },
    },
  ]
}

async function sendPage(server: ViteDevServer, response: ServerResponse, onFailure: (problem: unknown) => void) {
  try {
    const html = await server.transformIndexHtml(INSPECTOR_PATH, page)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  } catch (problem) {
    onFailure(problem)
  }
}

/** The first part of the inspector that a chunk of a build holds, or null when it holds none. */
export function inspectorPartIn({ code, moduleIds }: { code: string; moduleIds: readonly string[] }): string | null {
  const module = moduleIds.find((id) => /\/(?:src\/app|machines)\/inspector\/|\/@statelyai\//.test(id))
  const word = [INSPECTOR_CHANNEL, INSPECTOR_PATH].find((each) => code.includes(each))
  return module ?? word ?? null
}
