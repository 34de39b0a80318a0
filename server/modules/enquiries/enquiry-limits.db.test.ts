import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type EnquiriesUnderTest,
  enquiriesUnderTest,
  freshKey,
  savedEnquiry,
  storedMail,
} from '#tests/support/enquiries-under-test.ts'

const HOUR = 3_600_000

let enquiries: EnquiriesUnderTest
beforeAll(async () => {
  enquiries = await enquiriesUnderTest()
})
afterAll(() => enquiries.close())
beforeEach(() => enquiries.forget())

describe('an enquiry that comes twice', () => {
  it('is kept once and answered alike, even at the same moment', async () => {
    const body = { idempotencyKey: freshKey() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => enquiries.ask(body)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(200)
    enquiries.pass(60_000)
    expect((await enquiries.ask(body)).text).toBe(answers[0]?.text)
    expect([await enquiries.countOf('enquiry'), await enquiries.countOf('mail')]).toEqual([1, 1])
  })

  it('is kept once also when two servers take it from two addresses at the same moment', async () => {
    const servers = ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((networkAddress) => ({
      networkAddress,
      store: enquiries.store(),
    }))
    const idempotencyKey = freshKey()
    const receipts = await Promise.all(
      servers.map(({ store, networkAddress }) =>
        store.keep(savedEnquiry, { idempotencyKey, networkAddress, memberId: null, mails: [storedMail] }),
      ),
    )
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1)
    expect([await enquiries.countOf('enquiry'), await enquiries.countOf('mail')]).toEqual([1, 1])
  })

  it('is another one each time where it comes without a key', async () => {
    const [first, second] = [
      await enquiries.ask({ idempotencyKey: undefined }),
      await enquiries.ask({ idempotencyKey: undefined }),
    ]
    expect(second.json.reference).not.toBe(first.json.reference)
    expect(await enquiries.countOf('mail')).toBe(2)
  })

  it('is another one when something else is asked under the same key', async () => {
    const idempotencyKey = freshKey()
    const first = await enquiries.ask({ idempotencyKey })
    const second = await enquiries.ask({ idempotencyKey, message: 'And the garage?' })
    expect(second.json.reference).not.toBe(first.json.reference)
    expect(await enquiries.countOf('mail')).toBe(2)
  })
})

describe('too many enquiries', () => {
  it('from one address are refused until the first of them is an hour old', async () => {
    for (let count = 0; count < 3; count += 1) expect((await enquiries.ask()).status).toBe(200)
    enquiries.pass(HOUR / 4)
    const refused = await enquiries.ask({ listingId: 3 })
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2700'])
    expect(refused.json.errors).toEqual([
      { message: 'Too many enquiries. Please try again in 45 minutes.', code: 'TOO_MANY_REQUESTS' },
    ])
    enquiries.pass(2700 * 1000)
    expect((await enquiries.ask()).status).toBe(200)
  })

  it('do not keep a repeat from its answer', async () => {
    const body = { idempotencyKey: freshKey() }
    const first = await enquiries.ask(body)
    await enquiries.ask()
    await enquiries.ask()
    expect((await enquiries.ask()).status).toBe(429)
    expect((await enquiries.ask(body)).text).toBe(first.text)
  })

  it('about one home are refused whoever sends them', async () => {
    const store = enquiries.store()
    for (let sender = 0; sender < 5; sender += 1) {
      await store.keep(savedEnquiry, {
        idempotencyKey: freshKey(),
        networkAddress: `10.1.0.${sender}`,
        memberId: null,

        mails: [storedMail],
      })
    }
    expect((await enquiries.ask()).status).toBe(429)
    expect((await enquiries.ask({ listingId: 3 })).status).toBe(200)
  })

  it('are counted without keeping who sent them', async () => {
    await enquiries.ask()
    const [row] = await enquiries.database.query<{ sender_mark: string }>('select sender_mark from enquiry')
    expect(row?.sender_mark).toMatch(/^[\w-]{43}$/)
  })
})
