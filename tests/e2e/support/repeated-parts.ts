/**
 * Elements of the document that are built as three before them and lie in elements that look alike: in a list the parts of cards from
 * the fourth card on. They differ in texts and addresses only, and have the same colours. Runs in the page.
 */
export function repeatedParts(): Element[] {
  const looked = 3
  // Of an attribute that names something or is read out it counts whether it says anything; of others, which may be styled by, the value.
  const saying =
    /^(?:alt|d|datetime|for|href|id|name|sizes|src|srcset|title|value|data-.*-?id|aria-(?:controls|.*by|label))$/
  const seen = new Map<string, number>()
  const repeated: Element[] = []
  visit(document.body, '')
  return repeated

  function visit(parent: Element, path: string): void {
    const within = `${path} ${tagOf(parent)}`
    for (const child of parent.children) {
      const key = within + shapeOf(child)
      const times = (seen.get(key) ?? 0) + 1
      seen.set(key, times)
      if (times > looked) repeated.push(child)
      else visit(child, within)
    }
  }

  function shapeOf(node: Node): string {
    if (node instanceof Text) return node.data.trim() === '' ? '' : 'text'
    if (!(node instanceof Element)) return ''
    return `${tagOf(node)}${Array.from(node.childNodes, shapeOf).join('')}</>`
  }

  function tagOf(element: Element): string {
    const attributes = Array.from(element.attributes, ({ name, value }) =>
      saying.test(name) && value.trim() !== '' ? name : `${name}=${value}`,
    )
    return `<${element.localName} ${attributes.join(' ')}>`
  }
}
