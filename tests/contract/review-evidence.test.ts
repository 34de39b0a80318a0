import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from './support/graphql-call.ts'
import { openSubject, type Subject, subjectNames } from './support/subjects.ts'

describe.each(subjectNames)('the %s', (name) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await openSubject(name)
  })
  afterAll(() => subject.close())

  it('leaves the evidence of a review as it is where a change says nothing of it', async () => {
    const update =
      'mutation ($review: AgentReviewInput!) { updateAgentReview(reviewId: "9101", review: $review) { review { evidence } } }'
    const text = { title: 'Calm and clear', content: 'Every question was answered on the same day.', rating: 5 }
    const change = async (rest: object) => {
      const review = { ...text, serviceProvidedType: 'sale', ...rest }
      const { body } = await post(subject, { query: update, variables: { review } }, 'lena')
      return JSON.parse(body).data.updateAgentReview.review.evidence
    }
    expect(await change({ evidence: 'Ask my conveyancer.' })).toBe('Ask my conveyancer.')
    expect(await change({})).toBe('Ask my conveyancer.')
    expect(await change({ evidence: null })).toBe('Ask my conveyancer.')
    expect(await change({ evidence: '' })).toBe('')
  })
})
