import { HtmlValidate } from 'html-validate'
import { expect, requestTest } from './support/test.ts'

/** One page of every kind, besides those of homes and buildings, which have other addresses every day. */
const pages = [
  '/',
  '/for-sale/fitzroy-vic-3065/real-estate',
  '/sold-properties/fitzroy-vic-3065',
  '/for-sale/richmond-vic-3121/land?bedrooms=5&features=pool,tenniscourt&pricemaximum=50000',
  '/search/filters?of=/for-sale/fitzroy-vic-3065/real-estate',
  '/search?query=atlantis',
  '/for-sale/atlantis-vic-9999/real-estate',
  '/for-sale/fitzroy-vic-3065/real-estate/frobnicate',
  '/fitzroy-vic-3065',
  '/inner-melbourne-vic',
  '/ashby-road-fitzroy-vic-3065',
  '/fitzroy-vic-3065/questions',
  '/discussions',
  '/where-to-live',
  '/suburb-profile/fitzroy-vic-3065',
  '/find-suburb?letter=F&state=vic',
  '/find-region',
  '/find-street',
  '/new-apartments',
  '/real-estate-agents',
  '/real-estate-agents?query=rich',
  '/real-estate-agents/richmond-vic-3121',
  '/property-managers/richmond-vic-3121',
  '/real-estate-agencies',
  '/real-estate-agencies/inner-melbourne-vic',
  '/real-estate-agency/cobalt-and-clay-residential-richmond/properties-for-sale',
  '/advice',
  '/advice/buying-at-auction',
  '/news',
  '/about-us',
  '/contact-us',
  '/connect',
  '/app',
  '/brand-guidelines',
  '/agent-advice/the-upshot-podcast',
  '/agent/agnes-keane',
  '/agent/agnes-keane/listings?mode=sold',
  '/agent/agnes-keane/activities',
  '/agent/agnes-keane/answers',
  '/agent/agnes-keane/followers',
  '/user/lena',
  '/user/lena/discussions',
  '/user/lena/reviews',
  '/following',
  '/my-places',
  '/_app',
  '/agent/agnes-keane/reviews',
  '/agent/agnes-keane/settings',
  '/claim-your-agent-profile/find?q=olivia',
  '/claim-your-agent-profile/office/none',
  '/claim-your-agent-profile/requests',
  '/user/sign-in',
  '/user/sign-up',
  '/user/reset-password',
  '/user/signout',
  '/settings',
  '/no-such-page',
]

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

requestTest('every kind of page is valid HTML', async ({ request }) => {
  const results = await (await request.get('/for-sale/fitzroy-vic-3065/real-estate')).text()
  const [, listing = ''] = /href="(\/homes\/[^"]+)"/.exec(results) ?? []
  const questions = await (await request.get('/discussions')).text()
  const [, question = ''] = /href="(\/[a-z0-9-]+\/questions\/[^"]+)"/.exec(questions) ?? []
  const apartments = await (await request.get('/new-apartments')).text()
  const [, building = ''] = /href="(\/new-apartments\/[a-z0-9-]+\/[^"]+)"/.exec(apartments) ?? []
  const enquiry = `/enquire/${listing.split('/').at(-1)}`
  for (const address of [...pages, listing, question, building, enquiry]) {
    const markup = await (await request.get(address)).text()
    expect.soft(markup, address).toContain('</html>')
    const report = await validator.validateString(markup)
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    )
    expect.soft(found, address).toEqual([])
  }
})
