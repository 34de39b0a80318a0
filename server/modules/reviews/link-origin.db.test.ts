import { expect, it } from 'vitest'
import { MIA, reviewsUnderTest } from '#tests/support/reviews-under-test.ts'

it('the link of a mail leads to the port of the portal where no public origin is set', async () => {
  const portal = await reviewsUnderTest({ ownOrigin: 'http://localhost:4123' })
  try {
    await portal.forget()
    const input = {
      idempotencyKey: 'key-of-test-1',
      clientName: 'Carol',
      clientEmail: 'client@mail.example',
      serviceProvidedType: 'sale',
    }
    const text = 'mutation Ask($input: RequestReviewInput!) { requestReview(input: $input) { request { id } } }'
    await portal.ask(MIA, text, { input })
    const [mail] = await portal.database.query<{ text: string }>('select text_body as text from mail')
    expect(mail?.text).toContain('http://localhost:4123/review-request/')
  } finally {
    await portal.close()
  }
})
