import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import signInPage from './sign-in.page.tsx'

const requestContext = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const pageAt = (path: string, search = '') =>
  renderToStaticMarkup(
    <Router ssrPath={path} ssrSearch={search}>
      <RequestContextProvider value={requestContext}>
        <signInPage.View params={{}} />
      </RequestContextProvider>
    </Router>,
  )

const inputs = (html: string) => [...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)

describe('the page for logging in, as the server renders it', () => {
  it('has its form, which a browser sends without scripts', () => {
    const html = pageAt('/user/sign-in', 'returnTo=%2Fsettings%3Fa%3D1')
    const [form = ''] = /<form[^>]*>/.exec(html) ?? []
    expect([form.includes(' method="post"'), form.includes(' action="/user/sign-in"')]).toEqual([true, true])
    expect(inputs(html)).toEqual(['returnTo', 'email', 'password'])
    expect(html).toContain('name="returnTo" value="/settings?a=1"')
    expect(html).toContain('<h1')
  })

  it('says why it did not work, and nothing that somebody else wrote into the URL', () => {
    expect(pageAt('/user/sign-in', 'failed=credentials')).toContain('Incorrect email or password.')
    for (const failed of ['constructor', '<script>', 'hello']) {
      expect(pageAt('/user/sign-in', `failed=${encodeURIComponent(failed)}`)).not.toMatch(/role="alert"|hello|<script>/)
    }
  })

  it('has the field for the code of a second factor where the form before it was told to ask', () => {
    for (const failed of ['codeNeeded', 'code']) {
      const html = pageAt('/user/sign-in', `failed=${failed}`)
      expect(inputs(html)).toEqual(['returnTo', 'email', 'password', 'code'])
      const [field = ''] = /<input[^>]* name="code"[^>]*>/.exec(html) ?? []
      expect(field.toLowerCase()).toContain('autocomplete="one-time-code"')
      expect(html).toContain('role="alert"')
    }
  })

  it('leads back to no other site', () => {
    const html = pageAt('/user/sign-in', 'returnTo=%2F.%2F%2Fevil.example')
    expect(html).toContain('name="returnTo" value="/"')
    expect(html).not.toContain('evil.example')
  })

  it('signs up as well', () => {
    const html = pageAt('/user/sign-up')
    expect(html).toMatch(/<form[^>]* action="\/user\/sign-up"/)
    expect(inputs(html)).toEqual(['returnTo', 'name', 'email', 'password'])
  })

  it('links what one agrees to by signing up, each in a tab of its own', () => {
    const links = [...pageAt('/user/sign-up').matchAll(/<a[^>]* href="(\/[a-z-]+)"[^>]*target="_blank"/g)]
    expect(links.map(([, path]) => path)).toEqual(['/terms-of-use', '/privacy-policy'])
    expect(pageAt('/user/sign-in')).not.toContain('/terms-of-use')
  })
})
