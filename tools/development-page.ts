import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'

/** A page of the development server that no build may contain any part of. */
export type DevelopmentPage = {
  name: string
  title: string
  path: string
  /** The source file that the page loads. */
  entry: string
  /** The first part of the page that a chunk of a build contains, or null when it contains none. */
  partIn: (chunk: BuiltChunk) => string | null
}

export type BuiltChunk = { code: string; moduleIds: readonly string[] }

/** Serves the page in development, and fails a build that contains a part of it. */
export function developmentPage({ name, title, path, entry, partIn }: DevelopmentPage): Plugin[] {
  return [
    {
      name: `${name}-page`,
      apply: 'serve',
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [requested] = (request.url ?? '').split('?')
          if (requested !== path) return next()
          void sendPage({ server, path, html: documentOf(title, entry), response, onError: next })
        })
      },
    },
    {
      name: `no-${name}-in-builds`,
      apply: 'build',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          const part = chunk.type === 'chunk' ? partIn(chunk) : null
          if (part !== null) this.error(`${chunk.fileName} contains ${part}: the ${name} is for development alone`)
        }
      },
    },
  ]
}

const documentOf = (title: string, entry: string): string => `<!doctype html>
<html lang="en-AU" class="keyboard-navigation">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <script type="module" src="/${entry}"></script>
  </body>
</html>`

type Sending = {
  server: ViteDevServer
  path: string
  html: string
  response: ServerResponse
  onError: (error: unknown) => void
}

async function sendPage({ server, path, html, response, onError }: Sending) {
  try {
    const transformed = await server.transformIndexHtml(path, html)
    response.setHeader('content-type', 'text/html; charset=utf-8').end(transformed)
  } catch (error) {
    onError(error)
  }
}
