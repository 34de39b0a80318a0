import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'

/** File, what it says, and a part of the message that the linter must give (null: nothing to complain about). */
const cases: [file: string, code: string, message: string | null][] = [
  ['domain/a1.ts', `export { x } from '#server/x.ts'`, 'domain holds the rules of the business'],
  ['domain/a2.ts', `import { readFileSync } from 'node:fs'`, 'domain holds the rules of the business'],
  ['domain/a3.ts', `import { useState } from 'react'`, 'domain holds the rules of the business'],
  ['domain/a4.ts', `export const read = () => fetch('/')`, 'never call the network'],
  ['domain/a5.ts', `export const width = window.innerWidth`, 'run without a browser'],
  ['domain/a6.ts', `import { addDays } from 'date-fns'\nexport const next = addDays(new Date(0), 1)`, null],
  ['domain/a7.ts', `import type { Listing } from '#src/api/generated/graphql.ts'\nexport type Id = Listing`, null],
  [
    'domain/a8.ts',
    `import { Listing } from '#src/api/generated/graphql.ts'\nexport const id = Listing`,
    'domain holds the rules',
  ],
  ['domain/a9.ts', `import { x } from '../server/x.ts'\nexport const y = x`, 'relative paths stay inside one folder'],
  [
    'machines/menu/b1.machine.ts',
    `import { api } from '#src/api/x.ts'\nexport const y = api`,
    'machines are pure statecharts',
  ],
  ['machines/menu/b2.machine.ts', `import { useMachine } from '@xstate/react'`, 'machines are pure statecharts'],
  ['machines/menu/b3.machine.ts', `export const kept = localStorage.getItem('x')`, 'storage is handed in as an actor'],
  ['machines/menu/b4.machine.ts', `import { setup } from 'xstate'\nexport const s = setup`, null],
  ['src/design/c1.tsx', `import { x } from '#domain/x.ts'\nexport const y = x`, 'no word of property'],
  ['src/design/c2.tsx', `import { x } from '#src/api/x.ts'\nexport const y = x`, 'no word of property'],
  ['src/design/c3.tsx', `import { Link } from 'wouter'\nexport const y = Link`, 'no word of property'],
  [
    'src/api/d1.ts',
    `import { x } from '#src/features/search/x.ts'\nexport const y = x`,
    'src/api speaks to the server',
  ],
  ['src/api/d2.ts', `import { Link } from 'wouter'\nexport const y = Link`, 'src/api speaks to the server'],
  ['src/shared/e1.ts', `import { x } from '#src/features/search/x.ts'\nexport const y = x`, 'several features show'],
  [
    'src/features/search/f1.ts',
    `import { x } from '#src/features/listing/x.ts'\nexport const y = x`,
    'features never import features',
  ],
  [
    'src/features/search/f2.ts',
    `import { x } from '../listing/x.ts'\nexport const y = x`,
    'features never import features',
  ],
  [
    'src/features/search/f3.ts',
    `import { x } from '#src/app/x.ts'\nexport const y = x`,
    'features never import features',
  ],
  ['src/features/search/card/f4.ts', `import { x } from '../x.ts'\nexport const y = x`, null],
  ['src/app/g1.ts', `import { x } from '#mocks/x.ts'\nexport const y = x`, 'src/app composes'],
  ['src/app/g2.ts', `export const load = () => import('#mocks/browser.ts')`, null],
  [
    'src/app/g4.ts',
    `import { x } from '#src/features/search/x.ts'\nexport const y = x`,
    'only src/app/features.ts and src/app/staff name them',
  ],
  ['src/app/features.ts', `import { x } from '#src/features/search/feature.ts'\nexport const y = x`, null],
  ['src/app/g3.ts', `import pg from 'pg'\nexport const y = pg`, 'src/app composes'],
  ['mocks/h1.ts', `import { x } from '#src/features/search/x.ts'\nexport const y = x`, 'mocks are a second server'],
  ['mocks/h2.ts', `import { x } from '#server/x.ts'\nexport const y = x`, 'mocks are a second server'],
  ['server/i1.ts', `import { x } from '#src/app/x.ts'\nexport const y = x`, 'the pages reach it as the built entry'],
  ['server/i2.ts', `import { x } from '#mocks/x.ts'\nexport const y = x`, 'the pages reach it as the built entry'],
  [
    'server/i3.ts',
    `import { x } from '#machines/x/x.machine.ts'\nexport const y = x`,
    'the pages reach it as the built entry',
  ],
  [
    'server/platform/j1.ts',
    `import { x } from '#server/modules/listings/x.ts'\nexport const y = x`,
    'every module stands on and knows none of them',
  ],
  [
    'server/modules/enquiries/k1.ts',
    `import { x } from '../listings/listing-store.ts'\nexport const y = x`,
    'only through the services that it names in dependsOn',
  ],
  ['server/modules/enquiries/k2.ts', `import { x } from '../listings/listings-services.ts'\nexport const y = x`, null],
  ['server/modules/enquiries/k3.ts', `import { x } from '../offices/office-record.ts'\nexport const y = x`, null],
  [
    'server/modules/enquiries/k5.contract-cases.ts',
    `import { x } from '#mocks/world/members.ts'\nimport type { RestCase } from '#tests/contract/support/contract-cases.ts'\nexport const y: RestCase = x`,
    null,
  ],
  [
    'server/modules/enquiries/k6.contract-cases.ts',
    `import { x } from './enquiry-store.ts'\nexport const y = x`,
    'contract cases stand beside their module',
  ],
  ['server/modules/enquiries/k4.ts', `import { x } from './enquiry-store.ts'\nexport const y = x`, null],
  [
    'server/modules/listings/j2.ts',
    `import { x } from '#demo/data/x.ts'\nexport const y = x`,
    'only the start knows the demonstration',
  ],
  ['server/start/j3.ts', `export const x = () => import('#demo/data/x.ts')`, null],
  ['demo/data/j4.ts', `import { x } from '#server/modules/search/x.ts'\nexport const y = x`, null],
  ['demo/data/j5.ts', `import { x } from '#server/start/x.ts'\nexport const y = x`, 'never the app or the start'],
  ['server/i4.ts', `import type { X } from '#src/api/generated/graphql.ts'\nexport type Y = X`, null],
  ['schema/j1.ts', `import { x } from '#server/x.ts'\nexport const y = x`, 'the contract stands alone'],
  ['tests/model/k1.test.ts', `import { x } from '#src/app/x.ts'\nexport const y = x`, null],
  ['domain/l1.ts', `import { x } from './l2'\nexport const y = x`, 'write the ending of the file'],
  ['domain/l3.ts', `import { y } from './l4.ts'\nexport const x = () => y`, 'Dependency cycle'],
  ['domain/l4.ts', `import { x } from './l3.ts'\nexport const y = () => x`, 'Dependency cycle'],
  ['domain/l5.ts', `export * from './l6.ts'\nexport const x = 1`, 'no barrels'],
  ['domain/l8.ts', `export { x } from './l9.ts'`, 'no barrels'],
  ['domain/index.ts', `export const x = 1`, 'no index files'],
  ['domain/utils/m1.ts', `export const x = 1`, 'a folder called utils says nothing'],
  ['domain/m2.ts', `export const x: any = 1`, 'any'],
  ['domain/n1.ts', `export const formatSearchAddress = 1`, 'say search URL, not search-address'],
  ['server/modules/jobs/job-keeper.ts', `export const x = 1`, 'say supervisor, not keeper'],
  ['domain/n3.ts', `export type Row = { search_address: string }`, null],
  ['domain/n2.ts', `export const formatSearchUrl = 1 // never a search address`, null],
  ['domain/m3.ts', `export const x = (y: unknown) => y as string`, 'say why this is safe'],
  ['domain/m4.ts', `// The caller has checked it.\nexport const x = (y: unknown) => y as string`, null],
  ['domain/m5.ts', `export const x = (y: string | null) => y!.length`, 'say why this is safe'],
  ['domain/m6.ts', `export const x = ['a'] as const`, null],
  [
    'domain/m7.ts',
    `// oxlint-disable-next-line no-console\nexport const x = () => console.log(1)`,
    'disabled with its reason',
  ],
  ['domain/m8.ts', `export const x = () => console.log(1)`, 'Unexpected console'],
  [
    'domain/m9.ts',
    Array.from({ length: 310 }, (_, line) => `export const x${line} = ${line}`).join('\n'),
    'too many lines',
  ],
  ['src/app/n1.tsx', `export const N = () => <img src="a.png" />`, 'alt'],
  ['src/app/n2.tsx', `export const N = () => <button>Go</button>`, 'type'],
  [
    'src/app/n3.tsx',
    `import { useState } from 'react'\nexport const N = (p: { a: boolean }) => { if (p.a) { useState(1) } return null }`,
    'conditionally',
  ],
]

let folder = ''
const messages = new Map<string, string>()

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homely-lint-'))
  for (const [file, code] of cases) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const settings: { jsPlugins: string[] } = JSON.parse(readFileSync(join(projectRoot, '.oxlintrc.json'), 'utf8'))
  settings.jsPlugins = settings.jsPlugins.map((path) => join(projectRoot, path))
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(settings))
  const oxlint = join(projectRoot, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  const report: { diagnostics: { filename: string; message: string; code: string }[] } = JSON.parse(stdout)
  for (const { filename, message } of report.diagnostics) {
    messages.set(filename, `${messages.get(filename) ?? ''}${message}\n`)
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter', () => {
  it.each(cases.flatMap(([file, , message]) => (message === null ? [] : [{ file, message }])))(
    'refuses $file: $message',
    ({ file, message }) => expect(messages.get(file)).toContain(message),
  )

  it.each(cases.flatMap(([file, , message]) => (message === null ? [{ file }] : [])))('accepts $file', ({ file }) => {
    expect(messages.get(file) ?? '').toBe('')
  })
})
