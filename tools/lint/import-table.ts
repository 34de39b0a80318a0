import { dirname, join, normalize } from 'node:path/posix'

/** How an import is written: `import type` costs nothing at run time, `import()` only when it is reached. */
export type ImportKind = 'value' | 'type' | 'dynamic'

type Row = {
  /** A folder of the project; the first row whose folder holds the importing file counts. */
  folder: string
  /** Those of its files that the row is for; all when left out. */
  files?: RegExp
  mayImport: readonly string[]
  mayImportTypesOf?: readonly string[]
  mayLoadLater?: readonly string[]
  /** What only tests import. */
  testsMayImport?: readonly string[]
  /** Packages by name; `*` at the end stands for any ending. Either the only ones, or the forbidden ones. */
  packages: { only: readonly string[] } | { except: readonly string[] }
  reason: string
}

const contractTypes = ['src/api/generated', 'schema/generated']
const views = [
  'react-dom',
  'react-dom/*',
  '@xstate/react',
  '@testing-library/*',
  'downshift',
  'lucide-react',
  'lucide-react/*',
]
const serverOnly = ['node:*', 'fastify', '@fastify/*', 'graphql-yoga', 'pg', '@electric-sql/*', 'sharp', 'pino']

const noServerPackages = ['xstate', '@xstate/*', 'msw', 'msw/*', '@mswjs/*']

/** Who may import whom: the table of docs/architecture.md, with the reason that the linter gives. */
const rows: readonly Row[] = [
  {
    folder: 'domain',
    mayImport: ['domain'],
    mayImportTypesOf: contractTypes,
    packages: { only: ['date-fns', 'date-fns/*', '@date-fns/*', 'otpauth'] },
    reason:
      'domain holds the rules of the business, pure and shared by browser, server and mocks: it imports only domain and the libraries for dates and one-time codes',
  },
  {
    folder: 'machines',
    mayImport: ['machines', 'domain'],
    mayImportTypesOf: contractTypes,
    packages: { only: ['xstate', 'xstate/*'] },
    reason:
      'machines are pure statecharts that run without network, browser or React: they import only xstate, machines and domain, and real actors are handed in with provide()',
  },
  {
    folder: 'src/design',
    mayImport: ['src/design'],
    packages: {
      only: [
        'react',
        'react-dom',
        'react-dom/client',
        '@vanilla-extract/*',
        'downshift',
        'lucide-react',
        'lucide-react/*',
        '@fontsource-variable/*',
      ],
    },
    reason:
      'the design layer knows no word of property: it imports only React, vanilla-extract, a headless library and itself',
  },
  {
    folder: 'src/api',
    mayImport: ['src/api', 'schema/generated', 'domain'],
    packages: { except: [...views, 'wouter', 'wouter/*', ...serverOnly] },
    reason:
      'src/api speaks to the server and nothing else: it imports generated code, domain and at most React hooks, never views or the router',
  },
  {
    folder: 'src/shared',
    mayImport: ['src/shared', 'src/design', 'src/api', 'schema/generated', 'domain', 'machines'],
    packages: { except: serverOnly },
    reason:
      'src/shared is what several features show or use: it imports design, api, domain and machines, never a feature or the app',
  },
  {
    folder: 'src/features',
    mayImport: ['src/shared', 'src/design', 'src/api', 'schema/generated', 'domain', 'machines'],
    packages: { except: serverOnly },
    reason:
      'features never import features, the app or the server: compose them in src/app, or lift what they share to src/shared, src/design or domain',
  },
  {
    folder: 'src/app',
    mayImport: ['src', 'schema/generated', 'machines', 'domain'],
    mayLoadLater: ['mocks'],
    packages: { except: serverOnly },
    reason:
      'src/app composes src, machines and domain; the mocks are loaded by one dynamic import in development, so that no visitor downloads them',
  },
  {
    folder: 'mocks',
    mayImport: ['mocks', 'schema', 'src/api/generated', 'domain'],
    packages: { except: ['react', ...views, 'wouter'] },
    reason:
      'mocks are a second server: they import the contract, its generated types and domain, never components or the real server',
  },
  {
    folder: 'server/platform',
    mayImport: ['server/platform', 'server/generated', 'schema', 'src/api/generated', 'domain'],
    testsMayImport: ['server', 'demo'],
    packages: { except: noServerPackages },
    reason:
      'server/platform is what every module stands on and knows none of them: it imports the contract, its generated types and domain, and modules hand in what is theirs',
  },
  {
    folder: 'server/modules',
    files: /\.contract-cases\.ts$/,
    mayImport: ['tests/contract/support', 'mocks/world', 'domain'],
    packages: { only: [] },
    reason:
      'contract cases stand beside their module and say how its operations answer over the world of the mocks: they import that world, domain and what the contract suite offers them, never the module itself',
  },
  {
    folder: 'server/modules',
    mayImport: [
      'server/modules',
      'server/platform',
      'server/generated',
      'server/gazetteer',
      'schema',
      'src/api/generated',
      'domain',
    ],
    testsMayImport: ['server', 'demo'],
    packages: { except: [...noServerPackages, 'sharp'] },
    reason:
      'a module stands on the platform, the gazetteer, the contract and domain, and pictures are decoded by server/platform/pictures; the start puts modules together, and only the start knows the demonstration',
  },
  {
    folder: 'server/start',
    mayImport: ['server', 'demo', 'schema', 'src/api/generated', 'domain'],
    packages: { except: noServerPackages },
    reason:
      'the start puts the server together from its platform, its modules and the demonstration; the pages reach it as the built entry, never as src, machines or mocks',
  },
  {
    folder: 'demo',
    mayImport: ['demo', 'server/modules', 'server/platform', 'server/gazetteer', 'schema', 'domain'],
    packages: { except: noServerPackages },
    reason:
      'the demonstration fills a database through what the server has for it: it imports modules, platform and gazetteer, never the app or the start',
  },
  {
    folder: 'server',
    mayImport: ['server', 'schema', 'src/api/generated', 'domain'],
    testsMayImport: ['demo'],
    packages: { except: noServerPackages },
    reason:
      'the server imports the contract, its generated types and domain; the pages reach it as the built entry, never as src, machines or mocks; only the start knows the demonstration',
  },
  {
    folder: 'schema',
    mayImport: ['schema', 'domain'],
    packages: { only: ['graphql'] },
    reason: 'the contract stands alone: schema imports only domain and graphql',
  },
]

/** Tests may reach beyond their folder for the test library and for what tests share. */
const testPackages = [
  'vitest',
  'vitest/*',
  'fast-check',
  'sharp',
  'node:*',
  'xstate',
  'xstate/*',
  'graphql',
  'yaml',
  'react*',
  '@testing-library/*',
]
const testFolders = ['tests/support', 'domain']

/**
 * Why `file` may not import `specifier`, in a sentence for the author, or null when it may.
 * `file` is relative to the root of the project, with forward slashes.
 */
export function reasonAgainstImport(file: string, specifier: string, kind: ImportKind): string | null {
  const target = resolveInProject(file, specifier)
  if (target === null) return reasonAgainstPackage(file, specifier)
  const topFolder = file.split('/')[0] ?? ''
  if (specifier.startsWith('.') && file.includes('/') && target.split('/')[0] !== topFolder && isAliased(target)) {
    return `import '#${target}': relative paths stay inside one folder, so that moving a file changes no other folder`
  }
  if (!/\.[a-z]+(\?.*)?$/.test(target)) {
    return 'write the ending of the file (.ts, .tsx): Node runs these files directly and guesses nothing'
  }
  const row = rowOf(file)
  if (!row || isOwnFeature(file, target)) return null
  if (isForeignModuleFile(file, target)) return MODULE_REASON
  if (isFeatureNamedByApp(file, target)) return APP_REASON
  const allowed = [
    ...row.mayImport,
    ...(kind === 'type' ? (row.mayImportTypesOf ?? []) : []),
    ...(kind === 'dynamic' ? (row.mayLoadLater ?? []) : []),
    ...(isTest(file) ? [...testFolders, ...(row.testsMayImport ?? [])] : []),
  ]
  return allowed.some((folder) => isInside(target, folder)) ? null : row.reason
}

function reasonAgainstPackage(file: string, name: string): string | null {
  const row = rowOf(file)
  if (!row) return null
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => isPackage(name, pattern))
  if (isTest(file) && matches(testPackages)) return null
  if (isServerEntry(file) && matches(['react-dom/*', 'node:*'])) return null
  const isAllowed = 'only' in row.packages ? matches(row.packages.only) : !matches(row.packages.except)
  return isAllowed ? null : row.reason
}

/** The path from the root that an import means, or null when it means a package. */
function resolveInProject(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return normalize(specifier.slice(1))
  if (specifier.startsWith('/')) return normalize(specifier.slice(1))
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return null
}

function rowOf(file: string): Row | undefined {
  return rows.find((row) => isInside(file, row.folder) && (row.files?.test(file) ?? true))
}

const MODULE_REASON =
  'a module reaches another only through the services that it names in dependsOn: import its X-services.ts, or the records of an X-record.ts, never its other files'

const APP_REASON =
  'src/app knows features by their contract (src/shared/runtime/define-feature.ts): only src/app/features.ts and src/app/staff name them'

function isFeatureNamedByApp(file: string, target: string): boolean {
  const isList = file === 'src/app/features.ts' || isInside(file, 'src/app/staff')
  return isInside(file, 'src/app') && !isList && !isTest(file) && isInside(target, 'src/features')
}

/** What one module imports of another, unless that is published: the type of its services and its records. */
function isForeignModuleFile(file: string, target: string): boolean {
  const own = moduleOf(file)
  const other = moduleOf(target)
  if (own === null || other === null || own === other || isTest(file)) return false
  return !target.endsWith(`/${other}-services.ts`) && !target.endsWith('-record.ts')
}

const moduleOf = (path: string): string | null => /^server\/modules\/([^/]+)\//.exec(path)?.[1] ?? null

function isOwnFeature(file: string, target: string): boolean {
  const feature = /^src\/features\/[^/]+\//.exec(file)?.[0]
  return feature !== undefined && target.startsWith(feature)
}

/** Only the folders of package.json "imports" have an alias. */
function isAliased(target: string): boolean {
  return ['domain', 'machines', 'src', 'schema', 'mocks', 'server', 'demo', 'tests'].some((folder) =>
    isInside(target, folder),
  )
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

/** The one part of src that runs on the server: it streams the page. */
function isServerEntry(file: string): boolean {
  return /^src\/app\/.*server[^/]*\.tsx?$/.test(file)
}

function isInside(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`)
}

function isPackage(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
