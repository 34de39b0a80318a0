import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type IdentityUnderTest, identityUnderTest, type TestBrowser } from '#tests/support/identity-under-test.ts'

let portal: IdentityUnderTest
let mia: TestBrowser

const PASSWORD = 'three brown wombats'
const MIA = '/api/user/mia-chen'

async function signUpMia(): Promise<TestBrowser> {
  const browser = portal.browser()
  const email = 'mia@homely.example'
  const form = { name: 'Mia Chen', email, password: PASSWORD, idempotencyKey: 'key-of-mia-0000001' }
  await browser.post('/api/auth/sign-up', form)
  expect((await browser.post('/api/auth/confirm-email', { token: portal.tokenMailedTo(email) })).status).toBe(204)
  return browser
}

beforeAll(async () => {
  portal = await identityUnderTest()
})
afterAll(() => portal.close())
beforeEach(async () => {
  await portal.forget()
  mia = await signUpMia()
})

const settings = (change: object = {}) => ({
  name: 'Mia Chen',
  displayDescription: 'Looking around.',
  communications: [
    { communicationType: 1, details: 'mia@homely.example' },
    { communicationType: 2, details: '0491 570 156' },
  ],
  theme: 'dark',
  ...change,
})

describe('settings', () => {
  it('keep what was set', async () => {
    const { json } = await mia.put(`${MIA}/settings`, settings())
    expect(json).toEqual({
      ...settings(),
      hasPassword: true,
      isEmailConfirmed: true,
      pendingEmail: null,
      avatar: null,
      socialProviders: [],
      hasSecondFactor: false,
      recoveryCodesLeft: 0,
    })
    expect((await mia.get(`${MIA}/settings`)).json).toEqual(json)
  })

  it('change the address that one signs in with only with the password', async () => {
    const other = settings({ communications: [{ communicationType: 1, details: 'New@homely.example' }] })
    const refused = await mia.put(`${MIA}/settings`, other)
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'currentPassword'])
    const { json } = await mia.put(`${MIA}/settings`, { ...other, currentPassword: PASSWORD })
    expect(json).toMatchObject({
      communications: settings().communications.slice(0, 1),
      pendingEmail: 'new@homely.example',
    })
  })

  const email = { communicationType: 1, details: 'mia@homely.example' }
  const notWebsites = [
    'javascript:alert(1)',
    'data:text/html,hi',
    'somewhere',
    'https://a b.example',
    'ftp://a.example',
  ]
  const refused: [about: string, communications: object[], field: string][] = [
    ['no address', [{ communicationType: 2, details: '0491 570 156' }], 'communications'],
    ['two contacts of a kind', [email, email], 'communications'],
    ...[
      ...notWebsites.map((details) => ({ communicationType: 5, details })),
      ...[2, 3, 4].map((communicationType) => ({ communicationType, details: 'javascript:alert(1)' })),
    ].map((contact): [string, object[], string] => [
      `${contact.details} as contact ${contact.communicationType}`,
      [email, contact],
      'communications.1.details',
    ]),
  ]
  it.each(refused)('refuse %s', async (_about, communications, field) => {
    const change = { ...settings({ communications }), currentPassword: PASSWORD }
    const { status, json } = await mia.put(`${MIA}/settings`, change)
    expect([status, json.errors[0].field]).toEqual([400, field])
    expect((await mia.get(`${MIA}/settings`)).json.communications).toHaveLength(1)
  })

  it('take numbers and websites as people write them', async () => {
    const communications = [
      { communicationType: 1, details: 'mia@homely.example' },
      { communicationType: 2, details: '+61 491 570 156' },
      { communicationType: 3, details: '(03) 9123 4567' },
      { communicationType: 5, details: 'www.mia-chen.com.au/homes?of=mine' },
    ]
    expect((await mia.put(`${MIA}/settings`, settings({ communications }))).json.communications).toEqual(communications)
  })

  it('make a link that was mailed before useless when the address or the password changes', async () => {
    const other = settings({ communications: [{ communicationType: 1, details: 'new@homely.example' }] })
    const changes = [
      () => mia.put(`${MIA}/password`, { currentPassword: PASSWORD, newPassword: PASSWORD.toUpperCase() }),
      async () => {
        await mia.put(`${MIA}/settings`, { ...other, currentPassword: PASSWORD.toUpperCase() })
        return mia.post('/api/auth/confirm-email', { token: portal.tokenMailedTo('new@homely.example') })
      },
    ]
    for (const change of changes) {
      await portal.browser().post('/api/auth/forgot-password', { email: 'mia@homely.example' })
      const token = portal.tokenMailedTo('mia@homely.example')
      expect((await change()).status).toBeLessThan(300)
      const late = await portal.browser().post('/api/auth/reset-password', { token, password: 'a heron in reeds' })
      expect([late.status, late.json.errors[0].field]).toEqual([400, 'token'])
    }
  })

  it('take none of the commonest passwords', async () => {
    const change = { currentPassword: PASSWORD, newPassword: 'iloveyou1234' }
    const { status, json } = await mia.put(`${MIA}/password`, change)
    expect([status, json.errors[0].field]).toEqual([400, 'newPassword'])
  })

  it('let a wrong password be tried ten times only', async () => {
    const change = (currentPassword: string) =>
      mia.put(`${MIA}/password`, { currentPassword, newPassword: 'a heron in reeds' })
    for (let time = 0; time < 10; time++) expect((await change('wrong')).status).toBe(400)
    expect((await change(PASSWORD)).status).toBe(429)
  })

  it('end every other session when the password changes', async () => {
    const elsewhere = portal.browser()
    await elsewhere.post('/api/auth/sign-in', { email: 'mia@homely.example', password: PASSWORD })
    expect((await mia.get(`${MIA}/sessions`)).json.results).toMatchObject([
      { device: 'Chrome on Linux', isCurrent: true },
      { device: 'Chrome on Linux', isCurrent: false },
    ])
    await mia.put(`${MIA}/password`, { currentPassword: PASSWORD, newPassword: 'a heron in reeds' })
    expect((await elsewhere.post('/api/auth/token/refresh')).status).toBe(401)
    expect((await elsewhere.get(`${MIA}/settings`)).status).toBe(401)
    expect((await mia.get(`${MIA}/sessions`)).json.results).toHaveLength(1)
  })
})

describe('the picture', () => {
  it('becomes a square without metadata, with a version of its own each time', async () => {
    const file = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#235' } })
      .withExif({ IFD0: { Copyright: 'Mia' } })
      .jpeg()
      .toBuffer()
    const first = await mia.put(`${MIA}/avatar`, { picture: file.toString('base64') })
    expect(first.json).toEqual({ identifier: expect.stringMatching(/^member-\d+$/), version: 1, isDefault: false })
    const [row] = await portal.query(`select avatar_picture as picture from member where username = 'mia-chen'`)
    const kept = await sharp(row?.picture as Buffer).metadata()
    expect([kept.format, kept.width, kept.height, kept.exif]).toEqual(['webp', 400, 400, undefined])
    await mia.delete(`${MIA}/avatar`)
    expect((await mia.get(MIA)).json.avatar).toEqual({ ...first.json, version: 2, isDefault: true })
  })

  it.each(['not a picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a'])(
    'is refused when the file is %j',
    async (text) => {
      const { status, json } = await mia.put(`${MIA}/avatar`, { picture: Buffer.from(text).toString('base64') })
      expect([status, json.errors[0].field]).toEqual([400, 'picture'])
    },
  )
})
