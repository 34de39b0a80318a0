import { expect, it } from 'vitest'
import { firstLoadChunk } from './first-load-chunk.ts'

const home = '/portal/src/features/home/home.page.tsx'
const listing = '/portal/src/features/listing/listing.page.tsx'

/** Each module with those that import it at once. */
const importers: Record<string, string[]> = {
  '/portal/src/app/entry-client.tsx': [],
  '/portal/src/app/shell.tsx': ['/portal/src/app/entry-client.tsx'],
  '/portal/node_modules/wouter/index.js': ['/portal/src/app/shell.tsx', '/portal/node_modules/wouter/other.js'],
  '/portal/node_modules/wouter/other.js': ['/portal/node_modules/wouter/index.js'],
  '/portal/node_modules/@tanstack/react-query/build/modern/useQueries.js': ['/portal/src/app/shell.tsx'],
  '/portal/src/shared/seo/structured-data/things.ts': [listing],
  '/portal/domain/labels.ts': ['/portal/src/shared/seo/structured-data/things.ts', '/portal/src/features/map/map.tsx'],
  [home]: [],
  [listing]: [],
  '/portal/src/shared/card.tsx': [home, listing],
  '/portal/src/features/home/near.tsx': [home],
  '/portal/src/features/map/map.tsx': [],
  '/portal/src/design/notice.tsx': [home, '/portal/src/features/map/map.tsx'],
  '/portal/src/features/map/draw.tsx': ['/portal/src/features/map/map.tsx', '/portal/src/features/map/tools.tsx'],
  '/portal/src/features/map/tools.tsx': [],
  '/portal/src/features/map/map.css.ts': ['/portal/src/features/map/map.tsx'],
  '/portal/src/features/map/map.css.ts.vanilla.css': ['/portal/src/features/map/map.css.ts'],
  '/portal/src/features/listing/body.css.ts': ['/portal/src/features/listing/body.idle.tsx'],
  '/portal/src/features/listing/body.css.ts.vanilla.css': ['/portal/src/features/listing/body.css.ts'],
}

const body = '/portal/src/features/listing/body.idle.tsx'

const loadedByThemselves = new Set([
  home,
  body,
  listing,
  '/portal/src/features/map/map.tsx',
  '/portal/src/features/map/tools.tsx',
])
const graph = {
  getModuleInfo: (id: string) => ({
    importers: importers[id] ?? [],
    dynamicImporters: loadedByThemselves.has(id) ? ['somewhere'] : [],
  }),
}

it.each([
  ['/portal/src/app/shell.tsx', 'app'],
  ['/portal/node_modules/wouter/index.js', 'app'],
  ['/portal/node_modules/wouter/other.js', 'app'],
  ['/portal/node_modules/@tanstack/react-query/build/modern/useQueries.js', null],
  ['/portal/domain/labels.ts', null],
  ['/portal/src/shared/card.tsx', 'app'],
  ['/portal/src/design/notice.tsx', 'app'],
  ['/portal/src/features/map/draw.tsx', null],
  ['/portal/src/features/home/near.tsx', null],
  ['/portal/src/features/map/map.tsx', null],
  [home, null],
  ['/portal/src/features/map/map.css.ts.vanilla.css', null],
  ['/portal/src/features/listing/body.css.ts', null],
  ['/portal/src/features/listing/body.css.ts.vanilla.css', 'app'],
  ['/portal/src/features/home/navigation.copy.ts', 'navigation'],
])('puts %s into %s', (id, chunk) => {
  expect(firstLoadChunk()(id, graph)).toBe(chunk)
})
