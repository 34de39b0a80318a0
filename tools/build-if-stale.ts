import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOfFiles } from './hash-of-files.ts'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'

const stampPath = join(projectRoot, 'dist/.stamp')
const outputs = ['dist/client', 'dist/server']
const inputs = [
  'src',
  'domain',
  'machines',
  'schema',
  'index.html',
  'public',
  'vite.config.ts',
  'tools/first-load-chunk.ts',
  'tools/compiled-script.ts',
  'tools/inline-script.ts',
  'tools/one-path.ts',
  'tools/plain-icons.ts',
  'tools/precompress-assets.ts',
  'tools/service-worker.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Builds the pages unless dist/ was built from exactly these sources. The stamp is written last. */
async function main(): Promise<number> {
  const stamp = await hashOfFiles(projectRoot, inputs, isPartOfTheBuild)
  const isBuilt = outputs.every((folder) => existsSync(join(projectRoot, folder)))
  if (isBuilt && (await readFile(stampPath, 'utf8').catch(() => '')) === stamp) {
    console.log('The build is up to date.')
    return 0
  }
  console.log('Building the pages …')
  await rm(stampPath, { force: true })
  const startedAt = performance.now()
  const { code, output } = await runCommand('npm', ['run', 'build', '--silent'], { timeoutInSeconds: 600 })
  if (code !== 0) {
    console.error(output)
    console.error('The build failed: read the message above.')
    return code
  }
  await mkdir(join(projectRoot, 'dist'), { recursive: true })
  await writeFile(stampPath, stamp)
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
  return 0
}

function isPartOfTheBuild(path: string): boolean {
  return !/\.(?:test|gallery)\.tsx?$/.test(path) && !path.endsWith('.md')
}

process.exitCode = await main()
