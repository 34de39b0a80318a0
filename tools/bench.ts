import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'

const pagePath = join(projectRoot, 'docs/performance.md')
/** Lighthouse runs sixty times; a bench that takes longer than this hangs. */
const secondsForOne = 3600

/**
 * Builds what is not built, runs every script of tests/bench (or those named) one after another and shows what they print.
 * With `--write` the Markdown tables among it replace those of docs/performance.md, each under the marker
 * `<!-- bench NAME -->`; other options are the script's own.
 */
async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const benches = (await benchNames()).filter((name) => names.length === 0 || names.includes(name))
  if (benches.length === 0) {
    console.error(`No bench of that name. There are: ${(await benchNames()).join(', ') || 'none'}`)
    return 1
  }
  const build = await runCommand(process.execPath, ['tools/build-if-stale.ts'], { timeoutInSeconds: 600 })
  if (build.code !== 0) {
    console.error(build.output)
    return 1
  }
  const options = args.filter((arg) => arg.startsWith('--') && arg !== '--write')
  let failures = 0
  for (const name of benches) {
    console.log(`\n# ${name}\n`)
    const script = `tests/bench/${name}.bench.ts`
    const { code, output } = await runCommand(process.execPath, [script, ...options], {
      timeoutInSeconds: secondsForOne,
      onOutput: (chunk) => process.stdout.write(chunk),
      environment: { NODE_ENV: 'production', NODE_NO_WARNINGS: '1' },
    })
    if (code !== 0) failures += 1
    else if (args.includes('--write')) await writeTables(name, output)
  }
  if (failures > 0) console.error(`\n${failures} of ${benches.length} benches failed.`)
  return failures > 0 ? 1 : 0
}

async function benchNames(): Promise<string[]> {
  const names = await readdir(join(projectRoot, 'tests/bench')).catch(() => [])
  return names.flatMap((name) => /^(.+)\.bench\.ts$/.exec(name)?.[1] ?? []).toSorted()
}

async function writeTables(name: string, output: string): Promise<void> {
  const tables = output.split('\n').filter((line) => line.startsWith('|'))
  const page = await readFile(pagePath, 'utf8').catch(() => '# Performance\n')
  const begin = `<!-- bench ${name} -->`
  const end = `<!-- bench ${name} end -->`
  const section = `${begin}\n\n${tables.join('\n')}\n\n${end}`
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  const isPresent = before !== undefined && after !== undefined
  const added = `${page.trimEnd()}\n\n## ${name}\n\n\`npm run bench ${name}\`\n\n${section}\n`
  await writeFile(pagePath, isPresent ? `${before}${section}${after}` : added)
  console.log(`(written to docs/performance.md)`)
}

process.exitCode = await main(process.argv.slice(2))
