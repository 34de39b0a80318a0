import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testProjects } from './tests/support/vitest-projects.ts'
import { mockShell } from './tools/mock-shell.ts'

// package.json of this project; its version is a string.
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as { version: string }

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  appType: 'custom',
  publicDir: mode === 'mocks' ? 'mocks/public' : 'public',
  plugins: [
    // Compiled everywhere, the memory of each component costs 6.5 kB of first load; what renders often asks with 'use memo'.
    react({ compiler: { compilationMode: 'annotation' } }),
    vanillaExtractPlugin({ unstable_mode: 'inlineCssInDev' }),
    ...(mode === 'mocks' ? [mockShell()] : []),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
  build: {
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/app/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: 'core', test: /node_modules[\\/](wouter|@tanstack)[\\/]/, priority: 2 },
                {
                  name: 'app',
                  test: /[\\/](src|domain|lucide-react|@vanilla-extract)[\\/]/,
                  minShareCount: 3,
                  priority: 1,
                },
                { name: 'machines', test: /node_modules[\\/](xstate|@xstate)[\\/]/, priority: 2 },
              ],
            },
          },
        },
  },
  // The built server entry is one folder without node_modules; in development packages are left to Node.
  ssr: command === 'build' ? { noExternal: true } : {},
  test: { projects: testProjects },
}))
