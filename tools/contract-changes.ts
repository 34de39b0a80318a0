import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { breakingGraphqlChanges, breakingOpenApiChanges } from './contract-comparison.ts'
import { projectRoot } from './project-root.ts'

const approvedPath = 'schema/approved-breaking-changes.md'

/**
 * Compares the contract in the work tree with the one that others already build on: that of the merge base with
 * origin's main branch, else that of the previous commit (CONTRACT_BASE names another). Each breaking change that is
 * not listed in schema/approved-breaking-changes.md is printed, and the exit code is 1.
 */
async function main(): Promise<number> {
  const base = baseCommit()
  if (base === null) {
    console.log('No earlier commit to compare the contract with.')
    return 0
  }
  const changes = [...(await graphqlChanges(base)), ...(await openApiChanges(base))]
  const approved = await readFile(join(projectRoot, approvedPath), 'utf8').catch(() => '')
  const unapproved = changes.filter((change) => !approved.includes(change))
  for (const change of unapproved) console.log(`breaking: ${change}`)
  if (unapproved.length > 0) console.log(`Take it back, or write the line with its reason into ${approvedPath}.`)
  else console.log(`${changes.length} breaking changes since ${base.slice(0, 8)}, each approved.`)
  return unapproved.length > 0 ? 1 : 0
}

function baseCommit(): string | null {
  const head = git('rev-parse', 'HEAD')
  const mergeBase = git('merge-base', 'HEAD', 'origin/HEAD') ?? git('merge-base', 'HEAD', 'origin/main')
  const isOnMain = mergeBase === null || mergeBase === head
  return process.env.CONTRACT_BASE ?? (isOnMain ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : mergeBase)
}

async function graphqlChanges(base: string): Promise<string[]> {
  const earlier = filesAt(base, 'schema/graphql', '.graphql').map((path) => fileAt(base, path))
  const names = await readdir(join(projectRoot, 'schema/graphql')).catch(() => [])
  const present = names.filter((name) => name.endsWith('.graphql')).toSorted()
  const texts = await Promise.all(present.map((name) => readFile(join(projectRoot, 'schema/graphql', name), 'utf8')))
  return breakingGraphqlChanges(earlier.join('\n'), texts.join('\n'))
}

async function openApiChanges(base: string): Promise<string[]> {
  const paths = filesAt(base, 'schema/openapi', '.yaml')
  const compared = paths.map(async (path) => {
    const present = await readFile(join(projectRoot, path), 'utf8').catch(() => 'paths: {}')
    return breakingOpenApiChanges(path, fileAt(base, path), present)
  })
  return (await Promise.all(compared)).flat()
}

function filesAt(commit: string, folder: string, extension: string): string[] {
  const listed = git('ls-tree', '-r', '--name-only', commit, '--', `${folder}/`)?.split('\n') ?? []
  return listed.filter((path) => path.endsWith(extension)).toSorted()
}

function fileAt(commit: string, path: string): string {
  return git('show', `${commit}:${path}`) ?? ''
}

/** What git prints, or null when it refuses (no such commit, no repository, no git). */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 1e8 })
  return status === 0 ? stdout.trim() : null
}

process.exitCode = await main()
