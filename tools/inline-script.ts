import { join } from 'node:path'
import type { Plugin } from 'vite'
import { compiledScript } from './compiled-script.ts'
import { projectRoot } from './project-root.ts'

const FOLDER = 'src/app/runtime/inline'

/** `inline-script:name` is the text of a script for the document itself: in one piece, compiled, minified. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  resolveId: { filter: { id: /^inline-script:/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0inline-script:/ },
    async handler(id) {
      const [, name = ''] = id.split(':')
      const { text, files } = await compiledScript(join(projectRoot, FOLDER, `${name}.ts`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  },
})
