type Properties = Readonly<Record<string, { type?: unknown; items?: { type?: unknown } }>>

const number = /^-?\d{1,20}(?:\.\d{1,20})?$/
const truths: Readonly<Record<string, boolean>> = { true: true, false: false }

/**
 * What the texts of an address stand for, by the types that the contract gives them: numbers in plain decimal notation,
 * `true` and `false`, and a list where the key may be repeated or its value
 * parted by commas: no list of the contract has items with a comma. A text that stands for nothing stays a text, and the
 * contract then refuses it.
 */
export function addressValues(texts: Readonly<Record<string, unknown>>, properties: Properties) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (property?.type !== 'array') return [name, valueOf(text, property?.type)]
      return [
        name,
        [text]
          .flat()
          .flatMap(partsOf)
          .map((item) => valueOf(item, property.items?.type)),
      ]
    }),
  )
}

const partsOf = (text: unknown): unknown[] => (typeof text === 'string' ? text.split(',') : [text])

function valueOf(text: unknown, type: unknown): unknown {
  if (typeof text !== 'string') return text
  if ((type === 'number' || type === 'integer') && number.test(text)) return Number(text)
  return type === 'boolean' ? (truths[text] ?? text) : text
}
