import { build } from 'vite'

/** A source file as one classic script, minified, with all that it imports; `define` has what stands in place of names. */
export async function compiledScript(
  file: string,
  define: Record<string, string> = {},
): Promise<{ text: string; files: readonly string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define,
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
