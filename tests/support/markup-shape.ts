import { HtmlValidate, type HtmlElement, Parser } from 'html-validate'

const parserConfig = await new HtmlValidate({ root: true }).getConfigFor('page.html')

/** Attributes whose value may do something. */
const leading = new Set(['href', 'src', 'action', 'formaction', 'srcdoc', 'style', 'data', 'xlink:href', 'srcset'])

/** What a document consists of, without its words and their lines: every element in order with the names of its attributes, and the values of those that act. */
export function markupShape(html: string): string[] {
  const shapes: string[] = []
  const visit = (element: HtmlElement) => {
    const attributes = element.attributes.map(({ key, value }) =>
      leading.has(key.toLowerCase()) || key.startsWith('on') ? `${key}=${String(value)}` : key,
    )
    if (element.nodeName !== '#document' && element.nodeName !== 'br')
      shapes.push([element.nodeName, ...attributes].join(' '))
    for (const child of element.childElements) visit(child)
  }
  visit(new Parser(parserConfig).parseHtml(html))
  return shapes
}

/** The first element that is in one and not in the other; null where both consist of the same. */
export function shapeDifference(expected: readonly string[], found: readonly string[]): string | null {
  const at = found.findIndex((shape, index) => shape !== expected[index])
  if (at >= 0) return found[at] ?? null
  return found.length === expected.length ? null : (expected[found.length] ?? null)
}
