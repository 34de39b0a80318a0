import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { testProjects } from './tests/support/vitest-projects.ts'

export default defineConfig({
  plugins: [react({ compiler: true }), vanillaExtractPlugin()],
  test: { projects: testProjects },
})
