import { Script } from 'node:vm'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inlineScript } from './inline-script.ts'

let vite: ViteDevServer
beforeAll(async () => {
  vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [inlineScript()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(() => vite.close())

it.each(['head', 'end-of-body'])(
  'compiles %s into one script that imports nothing and fits a document',
  async (name) => {
    const { default: text } = await vite.ssrLoadModule(`inline-script:${name}`)
    expect(text).not.toMatch(/\bimport\b|\bexport\b|<\/script/)
    expect(text.length).toBeLessThan(3000)
    // It can be parsed as a classic script.
    expect(() => new Script(text)).not.toThrow()
  },
)
