import ts from 'typescript'

/** Attributes, properties and parameters whose value a visitor reads or hears. */
const SHOWN_NAME =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|placeholder|summary|hint|heading|description|message|legend|caption|words|said|shown|text|\w*label)$/i
const LETTERS = /\p{L}{2}/u
const SENTENCE = /^\s*\p{Lu}[\p{Ll}’']+,? [\p{L}’']{2,}/u
/** What is said to those who run the portal, not to its visitors. */
const FOR_OPERATORS = /^(?:log|report)\p{Lu}|^console\b|Error$/u

/** The texts in a component's source that belong into a `*.copy.ts`, each as "line: text". */
export function literalTexts(fileName: string, source: string): string[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const text = textOf(node)
    if (text !== null && isForVisitors(node, text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      found.push(`${line + 1}: ${text.trim().replaceAll(/\s+/g, ' ')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function textOf(node: ts.Node): string | null {
  const isText =
    ts.isJsxText(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  return isText && LETTERS.test(node.text) ? node.text : null
}

function isForVisitors(node: ts.Node, text: string): boolean {
  if (ts.isJsxText(node)) return true
  const user = userOf(node)
  if (ts.isJsxElement(user) || ts.isJsxFragment(user)) return true
  if (ts.isJsxAttribute(user)) return SHOWN_NAME.test(user.name.getText())
  const isNamed = ts.isPropertyAssignment(user) || ts.isBindingElement(user) || ts.isParameter(user)
  if (isNamed && SHOWN_NAME.test(user.name.getText()) && /^\s*\p{Lu}/u.test(text)) return true
  return SENTENCE.test(text) && !isForOperators(node)
}

/** What a value ends up in, past the conditions and templates that choose and complete it. */
function userOf(node: ts.Node): ts.Node {
  const { parent } = node
  const isPassedOn =
    ts.isJsxExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && isChoiceOrSum(parent.operatorToken.kind))
  return isPassedOn ? userOf(parent) : parent
}

const isChoiceOrSum = (kind: ts.SyntaxKind): boolean =>
  kind === ts.SyntaxKind.AmpersandAmpersandToken ||
  kind === ts.SyntaxKind.BarBarToken ||
  kind === ts.SyntaxKind.QuestionQuestionToken ||
  kind === ts.SyntaxKind.PlusToken

function isForOperators(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return false
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node)
  return (isCall && FOR_OPERATORS.test(node.expression.getText())) || isForOperators(node.parent)
}
