import type { Plugin } from 'vite'

const VITE_LOADER = '\0vite/preload-helper.js'

/** Leads every `import()` of the build through a function of ours, `importCode` of `path`, in place of Vite's own loader. */
export const importThrough = (path: string): Plugin => ({
  name: 'import-through',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`^${VITE_LOADER}$`) },
    handler: () => `export { importCode as __vitePreload } from ${JSON.stringify(path)}`,
  },
})
