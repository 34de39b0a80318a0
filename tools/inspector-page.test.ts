import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasPage } from '#src/app/routing/find-route.ts'
import { inspectorPage, inspectorPartIn } from './inspector-page.ts'
import { projectRoot } from './project-root.ts'

describe('the inspector in development', () => {
  const http = createHttpServer()
  let stop = () => Promise.resolve()
  let origin = ''
  beforeAll(async () => {
    const vite = await createServer({
      root: projectRoot,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [inspectorPage()],
    })
    http.on('request', vite.middlewares)
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    // Listening on a port.
    origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    stop = () => vite.close()
  })
  afterAll(async () => {
    http.close()
    await stop()
  })

  it('is a page of its own that starts from its source', async () => {
    const answer = await fetch(`${origin}/inspector.html?from=panel`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain('src="/src/app/inspector/inspector-entry.tsx"')
  })

  it('leaves other addresses to the portal', async () => {
    expect((await fetch(`${origin}/inspector.htm`)).status).toBe(404)
  })
})

describe('the inspector in production', () => {
  it('is an address like any other that is not there', () => {
    expect(hasPage('/inspector.html')).toBe(false)
  })

  it.each([
    ['its page', { code: '', moduleIds: ['/portal/src/app/inspector/watch-machines.ts'] }],
    ['its machine', { code: '', moduleIds: ['/portal/machines/inspector/inspection.ts'] }],
    ['the hosted one', { code: '', moduleIds: ['/portal/node_modules/@statelyai/inspect/dist/index.mjs'] }],
    ['its channel', { code: 'new BroadcastChannel("portal-inspector")', moduleIds: [] }],
    ['a link to it', { code: 'href:"/inspector.html"', moduleIds: [] }],
  ])('fails a build with %s in it', (_, chunk) => {
    expect(inspectorPartIn(chunk)).not.toBeNull()
  })

  it('lets a build pass that has nothing of it', () => {
    expect(
      inspectorPartIn({ code: 'a', moduleIds: ['/portal/src/app/app.tsx', '/portal/machines/chart/a.ts'] }),
    ).toBeNull()
  })
})
