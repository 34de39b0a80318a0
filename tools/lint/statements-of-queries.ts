import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A statement that a file asks of the database, and the columns that the code reads of its rows, where both can be told from the text. */
export type Statement = { place: string; text: string; columns: Columns | null }

/** Whether each column must be there. */
type Columns = ReadonlyMap<string, boolean>

/** The statements of a `*.queries.ts`; those that are put together while the program runs are left out. */
export function statementsOf(path: string): Statement[] {
  const file = parsed(path)
  const statements: Statement[] = []
  const visit = (node: ts.Node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'query'
    ) {
      const text = textOf(node.arguments[0], file)
      const row = node.typeArguments?.[0]
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (text !== null) statements.push({ place: `${path}:${line}`, text, columns: row ? columnsOf(row, file) : null })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return statements
}

const files = new Map<string, ts.SourceFile>()

function parsed(path: string): ts.SourceFile {
  const known = files.get(path)
  if (known) return known
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  files.set(path, file)
  return file
}

/** The text of an expression of literals and constants; null for any other. */
function textOf(expression: ts.Expression | undefined, file: ts.SourceFile): string | null {
  if (expression === undefined) return null
  if (ts.isStringLiteralLike(expression)) return expression.text
  if (ts.isNumericLiteral(expression)) return expression.text
  if (ts.isTemplateExpression(expression)) {
    const parts = expression.templateSpans.map((span) => {
      const value = textOf(span.expression, file)
      return value === null ? null : value + span.literal.text
    })
    return parts.includes(null) ? null : expression.head.text + parts.join('')
  }
  if (!ts.isIdentifier(expression)) return null
  const found = declared(expression.text, file, (node) => ts.isVariableStatement(node))
  const constant = found?.node.declarationList.declarations.find(({ name }) => name.getText() === expression.text)
  const isConstant = found !== null && (found.node.declarationList.flags & ts.NodeFlags.Const) !== 0
  return isConstant ? textOf(constant?.initializer, found.file) : null
}

/** The properties of a row's type; null where it is not a plain one. */
function columnsOf(type: ts.TypeNode, file: ts.SourceFile): Columns | null {
  if (ts.isTypeLiteralNode(type)) {
    const members = type.members.filter((member) => ts.isPropertySignature(member))
    return new Map(members.map((member) => [member.name.getText(), member.questionToken === undefined]))
  }
  if (ts.isIntersectionTypeNode(type)) {
    const parts = type.types.map((part) => columnsOf(part, file))
    return parts.includes(null) ? null : new Map(parts.flatMap((part) => [...(part ?? [])]))
  }
  if (!ts.isTypeReferenceNode(type) || type.typeArguments !== undefined) return null
  const found = declared(type.typeName.getText(), file, (node) => ts.isTypeAliasDeclaration(node))
  return found && found.node.typeParameters === undefined ? columnsOf(found.node.type, found.file) : null
}

type Found<Node> = { node: Node; file: ts.SourceFile }

/** The statement at the top of this file, or of the one that it is imported from, which declares a name. */
function declared<Node extends ts.Statement>(
  name: string,
  file: ts.SourceFile,
  isKind: (node: ts.Node) => node is Node,
): Found<Node> | null {
  const node = file.statements.filter(isKind).find((statement) => namesOf(statement).includes(name))
  if (node) return { node, file }
  const from = file.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .find((statement) => namesOf(statement).includes(name))
  const path =
    from && ts.isStringLiteral(from.moduleSpecifier) ? pathOf(from.moduleSpecifier.text, file.fileName) : null
  return path === null ? null : declared(name, parsed(path), isKind)
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isTypeAliasDeclaration(statement)) return [statement.name.text]
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined
  // A name that the import changes is not followed.
  return names && ts.isNamedImports(names)
    ? names.elements.filter((each) => !each.propertyName).map((each) => each.name.text)
    : []
}

function pathOf(specifier: string, importer: string): string | null {
  const path = specifier.startsWith('#') ? specifier.slice(1) : join(dirname(importer), specifier)
  return existsSync(path) ? path : null
}
