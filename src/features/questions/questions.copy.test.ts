import { describe, expect, it } from 'vitest'
import { questionLinesCopy } from '#src/shared/posts/question-lines.copy.ts'
import { questionsCopy } from './questions.copy.ts'
import { everyQuestion } from '#domain/questions/question-url.ts'
import { shortened } from './shortened.ts'

describe('the copy of the pages of questions', () => {
  it('name the place, the order and the page in the title', () => {
    expect(questionsCopy.titleOfPage(null, everyQuestion)).toBe('Questions and local discussions')
    expect(questionsCopy.titleOfPage('Fitzroy, VIC 3065', { ...everyQuestion, sortOrder: 'popular', page: 2 })).toBe(
      'Questions about Fitzroy, VIC 3065, most answered, page 2',
    )
  })

  it('say what was looked for, and that nothing was found', () => {
    expect(
      questionsCopy.titleOfPage('Fitzroy, VIC 3065', { ...everyQuestion, words: 'dog park', type: 'questions' }),
    ).toBe('Questions about Fitzroy, VIC 3065 with “dog park”, questions only')
    const found = { ...everyQuestion, words: 'dog park' }
    expect([0, 1, 12, 1000].map((count) => questionsCopy.count(count, found))).toEqual([
      'Nothing found for “dog park”',
      '1 question or discussion with “dog park”',
      '12 questions and discussions with “dog park”',
      '1,000 questions and discussions or more with “dog park”',
    ])
    expect([0, 2].map((count) => questionsCopy.count(count, { ...found, sortOrder: 'unanswered' }))).toEqual([
      'Nothing unanswered found for “dog park”',
      '2 questions and discussions without an answer with “dog park”',
    ])
  })

  it('count in every form', () => {
    expect([0, 1, 1204].map((count) => questionsCopy.count(count, everyQuestion))).toEqual([
      'No questions here',
      '1 question or discussion',
      '1,204 questions and discussions',
    ])
    expect([0, 1].map((count) => questionsCopy.count(count, { ...everyQuestion, sortOrder: 'unanswered' }))).toEqual([
      'Every question has an answer',
      '1 question or discussion without an answer',
    ])
    expect([0, 1, 2].map((count) => questionsCopy.count(count, { ...everyQuestion, type: 'discussions' }))).toEqual([
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
