import { expect, it } from 'vitest'
import { type BuildOutput, offlineFiles } from './offline-files.ts'

const chunk = (
  name: string,
  {
    source = null,
    imports = [],
    later = [],
    css = [],
    isEntry = false,
  }: Partial<Record<'imports' | 'later' | 'css', string[]>> & {
    source?: string | null
    isEntry?: boolean
  } = {},
): BuildOutput => ({
  [name]: {
    type: 'chunk',
    fileName: name,
    imports,
    dynamicImports: later,
    facadeModuleId: source && `/x/src/${source}`,
    isEntry,
    viteMetadata: { importedCss: new Set(css) },
  },
})

it('follows what the entry imports, and later only what pages of saved homes need', () => {
  const bundle: BuildOutput = {
    ...chunk('entry.js', {
      isEntry: true,
      imports: ['react.js'],
      later: ['page.js', 'other.js', 'islands.js'],
      css: ['entry.css'],
    }),
    ...chunk('react.js'),
    ...chunk('page.js', {
      source: 'features/collections/detail/collection.page.tsx',
      imports: ['card.js'],
      later: ['map.js'],
    }),
    ...chunk('card.js', { css: ['card.css'] }),
    ...chunk('map.js', { source: 'features/collections/detail/map-of-listings.tsx' }),
    ...chunk('other.js', { source: 'features/home/home.page.tsx', css: ['other.css'] }),
    ...chunk('islands.js'),
    'text.woff2': { type: 'asset' },
    'entry.css': { type: 'asset' },
    'picture.webp': { type: 'asset' },
  }
  expect(offlineFiles(bundle)).toEqual([
    '/card.css',
    '/card.js',
    '/entry.css',
    '/entry.js',
    '/islands.js',
    '/page.js',
    '/react.js',
    '/text.woff2',
  ])
})
