import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf, DRAFT_ID, draftsUnderTest, HOUSE } from '#tests/support/drafts-under-test.ts'

let test: Awaited<ReturnType<typeof draftsUnderTest>>
beforeAll(async () => {
  test = await draftsUnderTest()
}, 60_000)
afterAll(() => test.close())
beforeEach(() => test.database.exec('delete from listing_draft'))

const FIELDS = `id propertyType description streetAddress agents { username } office { id } suburb { uri } priceHistory { kind }
  floorPlans { identifier } documents { url } nearbyLocations(take: 2) { uri } seo { title }
  summary { id title statusType priceDetails { longDescription } inspections { startsAt } media { photoCount } canonicalUri
    location { isApproximate } features { bedrooms tags } landFeatures { landSizeDescription } }`
const preview = (who: string | null) => test.ask(who, `{ listingDraftPreview(id: "${DRAFT_ID}") { ${FIELDS} } }`)

it('is the page that would be published', async () => {
  await test.save('mia')
  const seen = (await preview('tom')).data.listingDraftPreview
  expect(seen).toMatchObject({
    id: 0,
    propertyType: 'House',
    description: 'Two storeys.\n\nA courtyard.',
    streetAddress: '12 Maple Street',
    agents: [{ username: 'tom-ryan' }, { username: 'mia-chen' }],
    suburb: { uri: 'maleny-qld-4552' },
    summary: {
      title: 'A cottage by the gardens',
      priceDetails: { longDescription: '$1,250,000' },
      inspections: [{ startsAt: '2026-11-28T10:00:00+10:00' }],
      features: { bedrooms: 3, tags: ['courtyard'] },
    },
  })
})

it('leaves out what is wrong or missing', async () => {
  await test.save('mia', { listingType: 'sale', price: 'a lot', bedrooms: 'three', agentUsernames: ['nobody'] })
  const { data, errors } = await preview('mia')
  expect(errors).toBeUndefined()
  expect(data.listingDraftPreview).toMatchObject({
    agents: [],
    suburb: { uri: 'fitzroy-vic-3065' },
    summary: { features: { bedrooms: null }, priceDetails: { longDescription: 'Contact agent' } },
  })
})

it('hides a street as the page would', async () => {
  await test.save('mia', { ...HOUSE, isAddressHidden: true, description: 'Come to 12 Maple Street.' })
  const seen = JSON.stringify((await preview('mia')).data)
  expect(seen).not.toContain('Maple')
  expect(seen).toContain('Come to Maleny.')
})

it('is nobody else’s', async () => {
  await test.save('mia')
  expect(codeOf(await preview(null))).toBe('UNAUTHENTICATED')
  for (const who of ['eva', 'lena']) expect((await preview(who)).data.listingDraftPreview).toBeNull()
})
