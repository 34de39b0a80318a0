import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { documentErrors, type SourceFile } from './document-rules.ts'

const page = { path: 'home/home.graphql', text: 'query Home { home { ...Card_home } }' }
const card = { path: 'home/card.fragment.graphql', text: 'fragment Card_home on Home { id }' }
const cardCode = { path: 'home/card.tsx', text: 'type Props = { home: Card_HomeFragment }' }
const pageCode = { path: 'home/home.page.tsx', text: 'type Home = HomeQuery' }

describe('the documents of the client', () => {
  it('are well where a page composes the fragments of its components', () => {
    expect(documentErrors([page, card], [cardCode, pageCode])).toEqual([])
  })

  it('name each fragment for component and type, beside the component', () => {
    const wrong = { path: 'home/card.fragment.graphql', text: 'fragment card on Home { id }' }
    expect(documentErrors([{ ...page, text: '{ home { ...card } }' }, wrong], [])).toEqual([
      'home/card.fragment.graphql: card is named for component and type, as ListingCard_listing',
      'home/card.fragment.graphql: there is no home/card.ts or .tsx',
    ])
  })

  it('keep fragments and operations apart', () => {
    const both = `${page.text} ${card.text}`
    expect(documentErrors([{ path: page.path, text: both }], [cardCode])).toEqual([
      'home/home.graphql: Card_home belongs beside its component, in a file X.fragment.graphql',
    ])
    expect(documentErrors([{ path: card.path, text: both }], [cardCode])).toEqual([
      'home/card.fragment.graphql: operations are in a file of their own',
    ])
  })

  it('hold no fragment that nothing asks for', () => {
    expect(documentErrors([card], [cardCode])).toEqual([
      'home/card.fragment.graphql: Card_home is part of no operation',
    ])
  })

  it('give the type of a whole operation to one file', () => {
    const other = { path: 'home/photo.tsx', text: "type Photo = HomeQuery['home']['photo']" }
    expect(documentErrors([page, card], [cardCode, pageCode, other])).toEqual([
      'HomeQuery is read by home/home.page.tsx, home/photo.tsx: parts of a page take fragments',
    ])
  })

  it('keep to all of this', () => {
    const code = filesOf('src/**/*.{ts,tsx}').filter(({ path }) => !path.startsWith('src/api/generated/'))
    const documents = filesOf('src/**/*.graphql')
    expect(documents.length).toBeGreaterThan(50)
    expect(documentErrors(documents, code)).toEqual([])
  })
})

const filesOf = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: projectRoot }).map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))
