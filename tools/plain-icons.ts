import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawnIcon = fileURLToPath(new URL('../src/design/icon/drawn-icon.ts', import.meta.url))

/** Draws the icons of lucide-react by our own component: 1 kB less of the first load, and half as many components to hydrate. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({ code: `export { default } from ${JSON.stringify(drawnIcon)}`, map: null }),
    },
  }
}
