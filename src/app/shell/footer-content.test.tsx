import { expect, it } from 'vitest'
import type { FooterLinks } from '#domain/content/footer-links.ts'
import { RequestContextProvider } from '#src/shared/page/request-context.tsx'
import { plainMarkup } from '#tests/support/plain-markup.ts'
import FooterContent from './footer-content.tsx'

const context = {
  madeAt: Date.parse('2026-11-20T02:00:00Z'),
  origin: 'https://homely.example',
  version: '1.2.3',
  supportPhone: '(03) 7010 0100',
  helpEmail: 'help@homely.example',
  mapStyleUrl: null,
}

const footer = (footerLinks?: FooterLinks): string =>
  plainMarkup(
    <RequestContextProvider value={footerLinks === undefined ? context : { ...context, footerLinks }}>
      <FooterContent navigation={[]} />
    </RequestContextProvider>,
  )

it('the footer leads to the portal’s pages elsewhere and to its partners, where there are some', () => {
  const social = [{ name: 'Instagram', url: 'https://instagram.com/homely' }]
  const partners = [{ name: 'Tallow Finance', url: 'https://tallow.example/' }]
  const both = footer({ social, partners })
  expect(both).toMatch(/Follow us.+<a[^>]+href="https:\/\/instagram\.com\/homely"[^>]*>Instagram</)
  expect(both).toMatch(/Our partners.+<a[^>]+href="https:\/\/tallow\.example\/"[^>]*>Tallow Finance</)
  expect(footer({ social, partners: [] })).not.toContain('Our partners')
  expect(footer()).not.toMatch(/Follow us|Our partners/)
})
