import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findMachines } from '#tests/support/machine-findings.ts'
import { reportAsHtml, reportAsMarkdown, reportAsText } from './model-report.ts'
import { projectRoot } from './project-root.ts'
import { runCommand } from './run-command.ts'

const reportFolder = '.cache/model-report'

/**
 * Runs the tests of the machines, then walks every machine and reports it: as a table here, with every arrow in
 * .cache/model-report/. Ends with 1 when a test fails or something is walked by no model.
 */
async function main(): Promise<number> {
  const vitest = join(projectRoot, 'node_modules/.bin/vitest')
  const tests = await runCommand(vitest, ['run', '--project', 'model', '--reporter=dot'], {
    timeoutInSeconds: 900,
    onOutput: (chunk) => process.stdout.write(chunk),
  })
  const { findings, problems } = await findMachines()
  await mkdir(join(projectRoot, reportFolder), { recursive: true })
  await writeFile(join(projectRoot, reportFolder, 'report.md'), reportAsMarkdown(findings, problems))
  await writeFile(join(projectRoot, reportFolder, 'index.html'), reportAsHtml(findings, problems))
  console.log(`${reportAsText(findings)}\n\nEvery arrow: ${reportFolder}/report.md and ${reportFolder}/index.html`)
  for (const problem of problems) console.error(`Not in order: ${problem}`)
  return tests.code === 0 && problems.length === 0 ? 0 : 1
}

process.exitCode = await main()
