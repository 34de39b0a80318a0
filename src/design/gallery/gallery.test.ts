import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { GalleryEntry } from './gallery-entry.ts'

const entries = import.meta.glob<GalleryEntry>('../*/*.gallery.tsx', { import: 'galleryEntry', eager: true })
const styles = import.meta.glob<Record<string, unknown>>(['../*/*.css.ts', '!../{fonts,gallery,sprinkles,themes}/*'], {
  eager: true,
})
const tests = Object.keys(import.meta.glob('../*/*.test.tsx'))
const sources = import.meta.glob<string>(['../*/*.tsx', '!../gallery/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const folderOf = (path: string): string => path.split('/')[1] ?? ''
const folders = [...new Set([...Object.keys(sources), ...Object.keys(styles)].map(folderOf))].toSorted()

/** The components that the files of each folder export. */
const components = Object.entries(sources)
  .filter(([path]) => folders.includes(folderOf(path)) && !/\.(?:gallery|test)\.tsx$/.test(path))
  .flatMap(([path, source]) =>
    [...source.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(([, name = '']) => ({
      folder: folderOf(path),
      name,
    })),
  )

const examples = Object.values(entries).flatMap(({ states }) => Object.values(states))
const markup = renderToStaticMarkup(createElement(Fragment, null, ...examples))
const shown = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

it('knows every component', () => {
  expect(components.length).toBeGreaterThan(35)
})

describe.each(folders)('the folder %s', (folder) => {
  it('has a gallery entry that renders each of its components', () => {
    const source = sources[`../${folder}/${folder}.gallery.tsx`]
    expect(source, `src/design/${folder}/${folder}.gallery.tsx`).toBeDefined()
    const own = components.filter((component) => component.folder === folder).map(({ name }) => name)
    expect(own.filter((name) => !new RegExp(`<${name}\\b`).test(source ?? ''))).toEqual([])
  })

  it('has a test of its components', () => {
    const hasComponents = components.some((component) => component.folder === folder)
    const names = [`../${folder}/${folder}.test.tsx`, `../${folder}/${folder}.browser.test.tsx`]
    expect(!hasComponents || names.some((name) => tests.includes(name))).toBe(true)
  })

  it('has each variant of its styles in the gallery', () => {
    const variants = Object.entries(styles).flatMap(([path, exported]) =>
      folderOf(path) === folder ? Object.entries(exported).flatMap(variantsOf) : [],
    )
    const missing = variants.filter(({ classes }) => !classes.every((name) => shown.has(name)))
    expect(missing.map(({ variant }) => variant)).toEqual([])
  })
})

/** The variants of a recipe, each with its class names; none for what is no recipe. */
function variantsOf([name, exported]: [string, unknown]): { variant: string; classes: string[] }[] {
  if (!isRecipe(exported)) return []
  return Object.entries(exported.classNames.variants).flatMap(([group, options]) =>
    Object.entries(options).map(([option, classes]) => ({
      variant: `${name} ${group}=${option}`,
      classes: classes.split(' '),
    })),
  )
}

type Recipe = { classNames: { variants: Record<string, Record<string, string>> } }

function isRecipe(value: unknown): value is Recipe {
  return typeof value === 'function' && 'classNames' in value
}
