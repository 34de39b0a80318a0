import ts from 'typescript'

const startOfStatement =
  /^\s*(?:(?:select|SELECT)\s|(?:insert into|INSERT INTO)\s|(?:update|UPDATE)\s+\S+\s+(?:set|SET)\s|(?:delete from|DELETE FROM)\s|(?:with|WITH)\s+\S+\s+(?:as|AS)\s)/

/** Where a file holds SQL: texts that begin as a statement does, and what runs one. Each with its line. */
export function sqlIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const what = sqlOf(node)
    if (what !== null) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push(`${line + 1}: ${what}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function sqlOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return startOfStatement.exec(node.text)?.[0].trim() ?? null
  if (ts.isTemplateExpression(node)) {
    const values = node.templateSpans.map(({ literal }) => `value${literal.text}`)
    return startOfStatement.exec([node.head.text, ...values].join(''))?.[0].trim() ?? null
  }
  const isRun = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
  return isRun && ['query', 'copyRows'].includes(node.expression.name.text) ? `${node.expression.name.text}()` : null
}
