import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { staffPageAt } from '#domain/staff/staff-pages.ts'

const shellOf = (entry: string) => `<!doctype html>
<html lang="en-AU" data-features="tracking systemNotifications">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Homely on mocks</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/app/${entry}.tsx"></script>
  </body>
</html>`

/** For `npm run dev:mocks`: every page of the portal is an empty document that the browser fills by itself. */
export function mockShell(): Plugin {
  return {
    name: 'mock-shell',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.headers.accept?.includes('text/html')) void sendShell(server, request.url ?? '/', response, next)
          else next()
        })
      }
    },
  }
}

const isStaffPage = (url: string): boolean => staffPageAt(url.split('?')[0] ?? '') !== null

async function sendShell(
  server: ViteDevServer,
  url: string,
  response: ServerResponse,
  onFailure: (problem: unknown) => void,
) {
  try {
    const html = await server.transformIndexHtml(url, shellOf(isStaffPage(url) ? 'staff/entry-staff' : 'entry-client'))
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
  } catch (problem) {
    onFailure(problem)
  }
}
