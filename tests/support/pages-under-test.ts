import type { FastifyPluginAsync } from 'fastify'
import { pagesModule, type PagesOptions } from '#server/modules/pages/pages-module.ts'
import { defaultPageSettings } from '#server/modules/pages/page-settings.ts'
import type { RenderedPage } from '#server/modules/pages/page-renderer.ts'

const page = {
  redirectTo: null,
  source: 'src/page.tsx',
  isHydratedOnIdle: false,
  hasMemberView: false,
  head: '<title>Homes</title>',
  body: Buffer.from('<h1>Homes</h1>'),
  state: '{}',
}

const pages: Readonly<Record<string, RenderedPage>> = {
  '/': { ...page, status: 200 },
  '/moved': { redirectTo: '/', status: 301 },
  '/broken': { ...page, status: 503 },
  '/for-members': { ...page, status: 200, hasMemberView: true },
}

/**
 * The pages of the server without a build of the application: "/", "/moved", "/broken", "/for-members", which has a view for them, "/admin/x" where staff have their pages, and 404 for everything else. Each is
 * rendered when `onRender` lets it.
 */
export function pagesUnderTest(
  options: Partial<PagesOptions> = {},
  onRender: (path: string) => Promise<void> = async () => {},
): FastifyPluginAsync {
  return async (app) =>
    pagesModule(app, {
      renderer: async () => ({
        renderPage: async ({ path, staffHost }) => {
          await onRender(path)
          if (path === '/admin/x' && staffHost !== 'no') return { ...page, status: 200, isOfStaff: true }
          return pages[path] ?? { ...page, status: 404 }
        },
        pageSources: [page.source],
        preloadedFonts: ['/assets/text.woff2'],
        themeColours: { light: '#fff', dark: '#000' },
        renderMemberView: async ({ path, search, runDocument, requestContext: { memberId } }) => {
          if (pages[path]?.redirectTo !== null || !pages[path].hasMemberView) return null
          await runDocument('', { path }, { signal: new AbortController().signal })
          return {
            head: '<title>Yours</title>',
            main: '<main>Yours</main>',
            state: JSON.stringify({ memberId, search }),
          }
        },
        inlineScripts: {
          head: 'head()',
          endOfBody: 'endOfBody()',
          memberHead: 'memberHead()',
          memberEndOfBody: 'memberEndOfBody()',
        },
      }),
      assetsOf: () => ({
        entry: '/assets/entry.js',
        entryPreloads: ['/assets/react.js'],
        pagePreloads: [],
        styles: [{ href: '/assets/entry.css', text: Buffer.from('body{color:red}') }],
      }),
      runDocument: async () => ({ data: null }),
      identify: async () => null,
      sentMarks: { of: async () => 'mark', isOf: async () => false },
      clock: () => new Date('2026-11-20T01:00:00Z'),
      version: '1.2.3',
      queryTimeoutMilliseconds: 6000,
      supportPhone: '(03) 7010 0100',
      helpEmail: 'help@homely.example',
      mapStyleUrl: null,
      mapOrigins: [],
      adPlacements: async () => [],
      adminOrigin: null,
      hasAdFrames: false,
      settings: defaultPageSettings,
      ...options,
    })
}
