import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readPageAssets } from '#server/modules/pages/page-assets.ts'
import { projectRoot } from '../../tools/project-root.ts'

const clientFolder = join(projectRoot, 'dist/client')
const pages = {
  home: 'src/features/home/home.page.tsx',
  results: 'src/features/results/results.page.tsx',
  listing: 'src/features/listing/listing.page.tsx',
}
const assets = readPageAssets(clientFolder, Object.values(pages))

console.log('What the browser loads before a page is alive, each file compressed by brotli (quality 11).\n')
console.log('| page | JavaScript kB | files | CSS kB (inlined) |\n|---|---|---|---|')
for (const [name, source] of Object.entries(pages)) {
  const page = assets.get(source)
  if (!page) throw new Error(`The build has no page ${source}; run npm run build`)
  const scripts = [page.entry, ...page.modulePreloads]
  const javaScript = scripts.reduce((sum, file) => sum + compressed(readFileSync(join(clientFolder, file))), 0)
  const styles = compressed(Buffer.from(page.styles.map(({ text }) => text).join('')))
  console.log(`| ${name} | ${kilobytes(javaScript)} | ${scripts.length} | ${kilobytes(styles)} |`)
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content).length
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
