import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { STRUCTURED_DATA_NAME } from '#src/shared/seo/sharing-preview.tsx'
import { attackStrings } from '#tests/support/attack-strings.ts'
import { splitHead } from './split-head.ts'

const script = /<script type="application\/ld\+json">(.*?)<\/script>/s

describe('the head of a rendered page', () => {
  it('is what React puts before the markup', () => {
    const { head, body } = splitHead('<title>Homes</title><meta name="robots" content="noindex"/><main>Homes</main>')
    expect(head).toBe('<title>Homes</title><meta name="robots" content="noindex"/>')
    expect(body).toBe('<main>Homes</main>')
  })

  it('holds structured data as a script that says the same and cannot be ended from within', () => {
    const says = (value: unknown) => {
      const text = JSON.stringify(value)
      const markup = renderToString(
        <main>
          <meta name={STRUCTURED_DATA_NAME} content={text} />
          Homes
        </main>,
      )
      const { head, body } = splitHead(markup)
      const [, inner = ''] = script.exec(head) ?? []
      expect(inner).not.toContain('<')
      expect(JSON.parse(inner)).toEqual(JSON.parse(text))
      expect(body).toBe('<main>Homes</main>')
    }
    for (const text of attackStrings) says({ '@type': 'Question', name: text, [text]: [text] })
    says({ name: `</script><script>alert('1 & 2')</script> "&lt;" &amp;quot;` })
    fc.assert(fc.property(fc.jsonValue(), says))
  })
})
