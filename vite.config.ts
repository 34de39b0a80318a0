import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { testProjects } from './tests/support/vitest-projects.ts'
import { firstLoadChunk } from './tools/first-load-chunk.ts'
import { GALLERY_ENTRY, galleryPage } from './tools/gallery-page.ts'
import { inlineScript } from './tools/inline-script.ts'
import { importThrough } from './tools/import-through.ts'
import { INSPECTOR_ENTRY, inspectorPage } from './tools/inspector-page.ts'
import { mockShell } from './tools/mock-shell.ts'
import { plainIcons } from './tools/plain-icons.ts'
import { precompressAssets } from './tools/precompress-assets.ts'
import { proseFromMarkdown } from './tools/prose-from-markdown.ts'
import { serviceWorker } from './tools/service-worker.ts'

// package.json of this project; its version is a string.
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

// The first load names 100 files, and hashes do not compress; the bundler takes none that are shorter.
const fileName = 'assets/[name]-[hash:7]'

/** The pages of staff are built by themselves (docs/architecture.md), into the same folder. */
const STAFF_MODE = 'staff'

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: mode === 'mocks' ? 'mocks/public' : 'public',
  plugins: [
    // Compiled everywhere, the memory of each component costs 6.5 kB of first load; what renders often asks with 'use memo'.
    react({ compiler: { compilationMode: 'annotation' } }),
    vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' }),
    plainIcons(),
    proseFromMarkdown(),
    inlineScript(),
    ...(isSsrBuild || mode === STAFF_MODE ? [] : [serviceWorker()]),
    ...inspectorPage(),
    ...galleryPage(),
    ...(mode === 'mocks' ? [mockShell()] : []),
    ...(isSsrBuild ? [] : [importThrough('/src/api/code/import-code.ts'), precompressAssets()]),
  ],
  // React has had it since 18; the shim is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  // All that pages need is found before the first of them, so that none is loaded again for what was found late.
  optimizeDeps: {
    entries: ['src/app/entry-client.tsx', 'src/app/staff/entry-staff.tsx', INSPECTOR_ENTRY, GALLERY_ENTRY],
    include: ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'],
  },
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  build: {
    manifest: isSsrBuild ? false : mode === STAFF_MODE ? '.vite/staff-manifest.json' : true,
    emptyOutDir: mode !== STAFF_MODE,
    copyPublicDir: !isSsrBuild && mode !== STAFF_MODE,
    assetsInlineLimit: 0,
    // The names of what pages import in turn cost a kilobyte of first load; the pages ask for it themselves. Styles must be there first.
    modulePreload: {
      resolveDependencies: (_, dependencies, { hostId, hostType }) =>
        hostType === 'js' && /entry-(?:client|staff)/.test(hostId)
          ? dependencies.filter((name) => name.endsWith('.css'))
          : dependencies,
    },
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames: `${fileName}[extname]` } }
      : {
          input: mode === STAFF_MODE ? 'src/app/staff/entry-staff.tsx' : 'src/app/entry-client.tsx',
          output: {
            entryFileNames: `${fileName}.js`,
            chunkFileNames: `${fileName}.js`,
            assetFileNames: `${fileName}[extname]`,
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 3 },
                { name: firstLoadChunk(), priority: 2 },
                // Pages of staff that write days, or keep what is typed, do not wait for all the islands, which do so too.
                ...(mode === STAFF_MODE
                  ? [{ name: 'shared', test: /[\\/](?:domain[\\/]time|src[\\/]shared[\\/]storage)[\\/]/, priority: 2 }]
                  : []),
                // What must be there when the connection is gone comes in one file; small ones would compress badly.
                { name: 'islands', test: /\.island\.tsx?$/, priority: 1 },
              ],
            },
          },
        },
  },
  // The built server entry is one folder without node_modules; in development packages are left to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
  // By itself Vitest leaves one core idle, which is half of a machine with two.
  test: { projects: testProjects, maxWorkers: '100%', sequence: { sequencer: LongestFirst } },
}))
