import { relative, sep } from 'node:path'
import { type ImportKind, reasonAgainstImport } from './import-table.ts'
import { mayHoldUnwantedWord, unwantedWordIn } from './unwanted-words.ts'

/** The little of a syntax tree that these rules read. */
type Node = { type: string; loc: { start: { line: number }; end: { line: number } } }
type Source = Node & { value?: unknown }
type ImportNode = Node & { source: Source | null; importKind?: string; exportKind?: string }
type AsNode = Node & {
  expression: Node & { properties?: unknown[] }
  typeAnnotation: Node & { typeName?: { name?: string } }
}
type Comment = Node & { value: string }
type Context = {
  filename: string
  cwd: string
  sourceCode: { text: string; getAllComments: () => Comment[] }
  report: (problem: { node: Node; message: string }) => void
}

/** The rules of this project that no linter brings along; .oxlintrc.json turns them on. */
const plugin = {
  meta: { name: 'project' },
  rules: {
    'import-table': { create: checkImports },
    'no-barrels': { create: checkReExports },
    'plain-names': { create: checkFileName },
    'reason-beside-assertion': { create: checkAssertions },
    'reason-beside-disabled-rule': { create: checkDisabledRules },
    'unwanted-words': { create: checkWords },
  },
}

function checkImports(context: Context) {
  const check = (node: Node, source: Source | null, kind: ImportKind) => {
    if (typeof source?.value !== 'string') return
    const reason = reasonAgainstImport(pathInProject(context), source.value, kind)
    if (reason) context.report({ node, message: reason })
  }
  const kindOf = (node: ImportNode) => (node.importKind === 'type' || node.exportKind === 'type' ? 'type' : 'value')
  return {
    ImportDeclaration: (node: ImportNode) => check(node, node.source, kindOf(node)),
    ExportNamedDeclaration: (node: ImportNode) => check(node, node.source, kindOf(node)),
    ExportAllDeclaration: (node: ImportNode) => check(node, node.source, kindOf(node)),
    ImportExpression: (node: ImportNode) => check(node, node.source, 'dynamic'),
  }
}

function checkReExports(context: Context) {
  const message = 'no barrels: whoever needs something imports the file that holds it, so that nothing else comes along'
  const isReExport = (node: ImportNode) => node.type.startsWith('Export') && Boolean(node.source)
  return {
    Program: (program: Node & { body: ImportNode[] }) => {
      const [first, ...rest] = program.body
      if (first && [first, ...rest].every(isReExport)) context.report({ node: first, message })
    },
    ExportAllDeclaration: (node: Node) => context.report({ node, message }),
  }
}

function checkFileName(context: Context) {
  return {
    Program: (node: Node) => {
      const path = pathInProject(context)
      const folder = path.split('/').find((name) => ['utils', 'util', 'helpers', 'common', 'misc'].includes(name))
      if (folder) {
        context.report({ node, message: `a folder called ${folder} says nothing: name it for the idea that it holds` })
      }
      if (/(^|\/)index\.tsx?$/.test(path)) {
        context.report({ node, message: 'no index files: import the file that holds what you need, by its own name' })
      }
    },
  }
}

/** `as` and `!` tell the compiler to trust the author, so the author says why: on the line, or just above it. */
function checkAssertions(context: Context) {
  const message =
    'say why this is safe in a comment beside it, or let the types prove it (a guard, `satisfies`, a parser)'
  let lines: Set<number> | null = null
  const check = (node: Node) => {
    lines ??= linesWithComments(context)
    const { start, end } = node.loc
    const near = [start.line - 2, start.line - 1, start.line, end.line]
    if (!near.some((line) => lines?.has(line))) context.report({ node, message })
  }
  return {
    TSAsExpression: (node: AsNode) => {
      const isConst = node.typeAnnotation.typeName?.name === 'const'
      // `types: {} as { … }` is how XState is told the types of a machine; the value is never read.
      const isTypeCarrier = node.expression.type === 'ObjectExpression' && node.expression.properties?.length === 0
      if (!isConst && !isTypeCarrier) check(node)
    },
    TSTypeAssertion: check,
    TSNonNullExpression: check,
  }
}

function linesWithComments(context: Context): Set<number> {
  const comments = context.sourceCode.getAllComments()
  return new Set(comments.flatMap((comment) => [comment.loc.start.line, comment.loc.end.line]))
}

function checkDisabledRules(context: Context) {
  const message = 'a rule is disabled with its reason: `oxlint-disable-next-line rule -- why it does not hold here`'
  return {
    Program: () => {
      for (const comment of context.sourceCode.getAllComments()) {
        const isDisabling = /^\s*(oxlint|eslint)-disable/.test(comment.value)
        const isSilenced = /^\s*@ts-(ignore|expect-error|nocheck)\s*$/.test(comment.value)
        const hasReason = /\s--\s+\S/.test(comment.value)
        if ((isDisabling && !hasReason) || isSilenced) context.report({ node: comment, message })
      }
    },
  }
}

/** Identifiers and file names keep to docs/glossary.md. */
function checkWords(context: Context) {
  const check = (node: Node, name: string) => {
    const found = unwantedWordIn(name)
    if (found) context.report({ node, message: `say ${found.instead}, not ${found.word} (docs/glossary.md): ${name}` })
  }
  const path = pathInProject(context)
  const isOfThisRule = path.startsWith('tools/lint/unwanted-words')
  const checkPath = { Program: (node: Node) => (isOfThisRule ? undefined : check(node, path)) }
  if (!mayHoldUnwantedWord(context.sourceCode.text)) return checkPath
  const named = new Set<string>()
  const checkOnce = (node: Node & { name: string }) => {
    // Columns of the database keep the names that applied migrations gave them.
    const isColumn = /^[a-z\d]+(?:_[a-z\d]+)+$/.test(node.name)
    if (isColumn || named.has(node.name)) return
    named.add(node.name)
    check(node, node.name)
  }
  return { ...checkPath, Identifier: checkOnce, JSXIdentifier: checkOnce }
}

function pathInProject(context: Context): string {
  return relative(context.cwd, context.filename).split(sep).join('/')
}

export default plugin
