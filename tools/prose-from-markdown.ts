import { marked, type Token, type Tokens } from 'marked'
import type { ProseBlock, ProseSection, ProseText } from '#src/shared/prose/prose-text.ts'
import type { Plugin } from 'vite'

const headingPattern = /^(.*\S)\s+\{#([a-z0-9-]+)\}$/
const captionPattern = /^Table: (.+)$/

/** Compiles the Markdown files of `texts/` folders to modules that export a prose text, so that no parser reaches a browser. */
export function proseFromMarkdown(): Plugin {
  return {
    name: 'prose-from-markdown',
    transform: {
      filter: { id: /\/texts\/[a-z0-9-]+\.md$/ },
      handler: (markdown) => ({ code: `export const text = ${JSON.stringify(proseOf(markdown))}`, map: null }),
    },
  }
}

/**
 * Reads a piece of writing: paragraphs, `-` lists, `1.` steps, `>` notes and tables (captioned by a line `Table: …` before
 * them) under headings `## Title {#anchor}`. Throws an error that quotes whatever else it finds.
 */
export function proseOf(markdown: string): ProseText {
  const opening: ProseBlock[] = []
  const sections: (ProseSection & { blocks: ProseBlock[] })[] = []
  let caption: string | null = null
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue
    if (isHeading(token)) {
      sections.push(sectionOf(token))
      continue
    }
    const blocks = sections.at(-1)?.blocks ?? opening
    const captionOfToken = token.type === 'paragraph' ? captionPattern.exec(token.raw.trim())?.[1] : undefined
    if (captionOfToken !== undefined) caption = captionOfToken
    else if (isTable(token)) blocks.push({ table: tableOf(token, caption) })
    else blocks.push(blockOf(token))
    if (captionOfToken === undefined) caption = null
  }
  return { opening, sections }
}

function sectionOf({ text, depth }: Tokens.Heading) {
  const [, title, id] = headingPattern.exec(text) ?? []
  if (depth !== 2 || title === undefined || id === undefined) {
    throw new Error(`A heading is written "## Title {#anchor}", not "${text}"`)
  }
  return { id, title, blocks: [] }
}

function blockOf(token: Token): ProseBlock {
  if (isParagraph(token)) return wordsOf(token.text)
  if (isNote(token)) return { note: wordsOf(token.text) }
  if (!isList(token)) throw new Error(`Texts have no ${token.type}: "${token.raw}"`)
  const items = token.items.map(({ text }) => wordsOf(text))
  return token.ordered ? { steps: items } : { list: items }
}

function tableOf({ header, rows, raw }: Tokens.Table, caption: string | null) {
  if (caption === null) throw new Error(`A line "Table: …" names each table, also this one: "${raw}"`)
  const textsOf = (cells: readonly Tokens.TableCell[]) => cells.map(({ text }) => wordsOf(text))
  return { caption, head: textsOf(header), rows: rows.map(textsOf) }
}

/** Lines of a source may break anywhere. */
const wordsOf = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ')

// Marked's type of a token leaves open what kind it is.
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isNote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote'
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
