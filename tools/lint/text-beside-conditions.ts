import ts from 'typescript'

/**
 * Translators put every text of a page into elements of their own. React then finds the text no longer where it was: it fails to
 * remove it, and to put anything before it. Found is text that comes and goes by itself among others, or stands after something
 * that does; within an element of its own it is safe.
 */
export function textsBesideConditions(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      for (const text of unsafeTexts(node.children.filter(isShown), checker)) {
        const { line } = file.getLineAndCharacterOfPosition(text.getStart())
        found.push(`${line + 1}: ${text.getText().trim().replaceAll(/\s+/g, ' ')}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function unsafeTexts(children: readonly ts.JsxChild[], checker: ts.TypeChecker): ts.JsxChild[] {
  if (children.length < 2) return []
  const kinds = children.map((child) => kindOf(child, checker))
  const firstChange = kinds.findIndex((kind) => kind.changes)
  return children.filter((_, index) => {
    const kind = kinds[index]
    return kind?.isText && (kind.comesAndGoes || (firstChange !== -1 && index > firstChange))
  })
}

const isShown = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined

/** What a child may be: text, or whatever a node may be; something that comes and goes; text that does so by itself. */
type Kind = { isText: boolean; isAnyNode: boolean; changes: boolean; comesAndGoes: boolean }

const still: Kind = { isText: false, isAnyNode: false, changes: false, comesAndGoes: false }

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Kind {
  if (ts.isJsxText(child)) return { ...still, isText: true }
  if (ts.isJsxExpression(child)) return child.expression ? kindOfExpression(child.expression, checker) : still
  if (ts.isJsxFragment(child)) return either(child.children.filter(isShown).map((part) => kindOf(part, checker)))
  return kindOfElement(ts.isJsxElement(child) ? child.openingElement : child, checker)
}

function either(kinds: readonly Kind[]): Kind {
  return {
    isText: kinds.some((kind) => kind.isText),
    isAnyNode: kinds.some((kind) => kind.isAnyNode),
    changes: kinds.some((kind) => kind.changes),
    comesAndGoes: kinds.some((kind) => kind.comesAndGoes),
  }
}

function kindOfExpression(expression: ts.Expression, checker: ts.TypeChecker): Kind {
  const branches = branchesOf(expression)
  const kinds = branches.map((branch) => kindOfValue(checker.getTypeAtLocation(branch)))
  const whole = either(kinds)
  const isChosen = branches[0] !== expression
  const isAlwaysText = !isAnd(expression) && kinds.every((kind) => kind.isText && !kind.changes)
  if (!isChosen || isAlwaysText) return whole
  return { ...whole, changes: true, comesAndGoes: kinds.some((kind) => kind.isText && !kind.isAnyNode) }
}

/** Of a value that any node may be, such as `children`, it is not known that it comes and goes. */
function kindOfValue(type: ts.Type): Kind {
  const parts = partsOf(type)
  const isText = parts.some(isTextType)
  const isNothing = parts.every((part) => (part.flags & ts.TypeFlags.Null) !== 0)
  const changes = !isNothing && parts.some((part) => !isTextType(part) && !isElementType(part))
  const isAnyNode = isText && parts.some((part) => isElementType(part))
  return { isText, isAnyNode, changes, comesAndGoes: isText && changes && !isAnyNode }
}

/** A component is taken for what its function returns. */
function kindOfElement(element: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): Kind {
  const [signature] = checker.getTypeAtLocation(element.tagName).getCallSignatures()
  const isHost = /^[a-z]/.test(element.tagName.getText())
  if (isHost || !signature) return still
  const kind = kindOfValue(signature.getReturnType())
  return { ...kind, isText: kind.isText && !kind.isAnyNode }
}

/** The values that an expression chooses between. */
function branchesOf(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branchesOf(expression.expression)
  if (ts.isConditionalExpression(expression))
    return [...branchesOf(expression.whenTrue), ...branchesOf(expression.whenFalse)]
  if (isAnd(expression)) return branchesOf(expression.right)
  return [expression]
}

const isAnd = (expression: ts.Expression): expression is ts.BinaryExpression =>
  ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

const isTextType = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0 &&
  !(type.isStringLiteral() && type.value === '')

const isElementType = (type: ts.Type): boolean => /^(?:Element|ReactElement)$/.test(type.symbol?.name ?? '')
