import { join } from 'node:path'
import { build, type Plugin } from 'vite'
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
      const { text, files } = await compile(join(projectRoot, FOLDER, `${name}.ts`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(text)}`
    },
  },
})

async function compile(file: string): Promise<{ text: string; files: readonly string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${file} became no script`)
  return { text: chunk.code.trim(), files: chunk.moduleIds }
}
