import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)
const words = /\.(?:js|css|json|svg)$/
/** Below this a file fits into the first packets either way. */
const LEAST_BYTES = 1024

/** Leaves a `.br` beside each script and style of the build, as small as brotli makes it; the server sends that one. */
export function precompressAssets(): Plugin {
  return {
    name: 'precompress-assets',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => words.test(file) && file.startsWith('assets/'))
          .map((file) => precompress(join(dir, file))),
      )
    },
  }
}

async function precompress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length >= LEAST_BYTES) await writeFile(`${path}.br`, await compress(bytes))
}
