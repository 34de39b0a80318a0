import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { mermaidDiagram } from './mermaid-diagram.ts'
import { projectRoot } from './project-root.ts'

const readmePath = join(projectRoot, 'machines/README.md')
const begin = '<!-- diagrams: written by `npm run diagrams`, do not edit from here -->'
const end = '<!-- diagrams end -->'

/** Writes the diagram of every machine into machines/README.md; with `--check` only says whether it is stale. */
async function main(): Promise<number> {
  const readme = await readFile(readmePath, 'utf8').catch(() => `# Machines\n\n${begin}\n${end}\n`)
  const [before, rest] = readme.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) {
    console.error(`machines/README.md has lost its markers: ${begin} … ${end}`)
    return 1
  }
  const sections = await Promise.all((await machineFiles()).map(sectionOf))
  const wanted = `${before}${begin}\n\n${sections.join('\n')}\n${end}${after}`
  if (wanted === readme && existsSync(readmePath)) {
    console.log(`The diagrams of ${sections.length} machines are up to date.`)
    return 0
  }
  if (process.argv.includes('--check')) {
    console.error('machines/README.md is stale: run `npm run diagrams` and commit it.')
    return 1
  }
  await writeFile(readmePath, wanted)
  console.log(`Wrote the diagrams of ${sections.length} machines to machines/README.md.`)
  return 0
}

async function machineFiles(): Promise<string[]> {
  const names = await readdir(join(projectRoot, 'machines'), { recursive: true })
  return names.filter((name) => name.endsWith('.machine.ts')).toSorted()
}

async function sectionOf(file: string): Promise<string> {
  const path = join(projectRoot, 'machines', file)
  const module: Record<string, unknown> = await import(pathToFileURL(path).href)
  const machine = Object.values(module).find(isMachine)
  if (!machine) throw new Error(`machines/${file} exports no machine`)
  const header = headerComment(await readFile(path, 'utf8'))
  return `## ${machine.id}\n\n[${file}](${file})\n\n${header}\n\n\`\`\`mermaid\n${mermaidDiagram(machine)}\n\`\`\`\n`
}

function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine
}

/** The comment directly above the machine: what one life of it is, what never happens, who owns it. */
function headerComment(source: string): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine\b/.exec(source)?.[1] ?? ''
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()
}

process.exitCode = await main()
