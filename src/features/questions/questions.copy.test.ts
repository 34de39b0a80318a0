import { describe, expect, it } from 'vitest'
import { questionLinesCopy } from '#src/shared/posts/question-lines.copy.ts'
import { questionsCopy } from './questions.copy.ts'
import { everyQuestion } from '#domain/questions/question-url.ts'
import { shortened } from './shortened.ts'

describe('the copy of the pages of questions', () => {
  it('name the place, the order and the page in the title', () => {
    expect(questionsCopy.titleOfPage(null, everyQuestion)).toBe('Questions and local discussions')
    expect(questionsCopy.titleOfPage('Fitzroy, VIC 3065', { type: 'all', sortOrder: 'popular', page: 2 })).toBe(
      'Questions about Fitzroy, VIC 3065, most answered, page 2',
    )
  })

  it('count in every form', () => {
    expect([0, 1, 1204].map((count) => questionsCopy.count(count, everyQuestion))).toEqual([
      'No questions here',
      '1 question or discussion',
      '1,204 questions and discussions',
    ])
    expect([0, 1].map((count) => questionsCopy.count(count, { type: 'all', sortOrder: 'unanswered' }))).toEqual([
      'Every question has an answer',
      '1 question or discussion without an answer',
    ])
    expect([0, 1, 2].map((count) => questionsCopy.count(count, { type: 'discussions', sortOrder: 'newest' }))).toEqual([
      'No discussions here',
      '1 discussion',
      '2 discussions',
    ])
    expect([0, 1, 2].map((count) => questionLinesCopy.answers(count, false))).toEqual([
      'No answer yet',
      '1 answer',
      '2 answers',
    ])
    expect([0, 1, 2].map((count) => questionLinesCopy.answers(count, true))).toEqual([
      'No reply yet',
      '1 reply',
      '2 replies',
    ])
    expect([0, 1, 2].map(questionsCopy.followers)).toEqual([
      'No followers',
      '1 member follows this',
      '2 members follow this',
    ])
  })

  it('shorten what was written to one line of whole words', () => {
    expect(shortened(' A\n\nshort one. ')).toBe('A short one.')
    const long = shortened('word, '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/word…$/)
  })
})
