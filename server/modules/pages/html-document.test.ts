import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { htmlDocument, scriptSafe } from './html-document.ts'

const assets = {
  entry: '/assets/entry.js',
  entryPreloads: ['/assets/react.js'],
  pagePreloads: ['/assets/homes.page.js'],
  styles: [{ href: '/assets/entry.css', text: Buffer.from('body{color:red}') }],
}

const documentOf = (isHydratedOnIdle: boolean): string =>
  String(
    htmlDocument({
      head: '<title>Homes</title>',
      body: Buffer.from('<main>Homes</main>'),
      state: '{"homes":1}',
      assets,
      isHydratedOnIdle,
      nonce: 'once',
      fonts: ['/assets/text.woff2'],
      themeColours: { light: '#fff', dark: '#000' },
      inlineScripts: { head: 'first()', endOfBody: 'last()' },
    }),
  )

describe('the document of a page', () => {
  it('holds head, markup, data, styles and the scripts at its end', () => {
    const html = documentOf(false)
    expect(html).toContain('<title>Homes</title>')
    expect(html).toContain('<div id="app"><main>Homes</main></div>')
    expect(html).toContain('<script type="application/json" id="page-state">{"homes":1}</script>')
    expect(html).toMatch(/<script nonce="once">first\(\)<\/script>.*<\/head>/)
    expect(html).toContain('<style nonce="once">body{color:red}</style>')
    expect(html).toMatch(
      /<\/main>.*<script type="application\/json" id="page-modules">\["\/assets\/entry.js","\/assets\/react.js","\/assets\/homes.page.js"\]<\/script><script nonce="once">last\(\)<\/script>/,
    )
  })

  it('leaves the code of a page that hydrates when idle to the browser, but brings its styles', () => {
    const html = documentOf(true)
    expect(html).toContain('id="page-modules">["/assets/entry.js","/assets/react.js"]</script>')
    expect(html).toContain('<style nonce="once">body{color:red}</style>')
  })

  it('never lets its data end the script they stand in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = scriptSafe(JSON.stringify(value))
        return !text.includes('<') && JSON.stringify(JSON.parse(text)) === JSON.stringify(value)
      }),
    )
    expect(scriptSafe(JSON.stringify('</script><script>alert(1)'))).toBe('"\\u003c/script>\\u003cscript>alert(1)"')
  })
})
