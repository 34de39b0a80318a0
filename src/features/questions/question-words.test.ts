import { describe, expect, it } from 'vitest'
import { answersText } from '#src/property/questions/question-lines.tsx'
import { countText, followersText, shortened, titleOfList, votesText } from './question-words.ts'

describe('the words of the pages of questions', () => {
  it('name the place, the order and the page in the title', () => {
    expect(titleOfList(null, { sortOrder: 'newest', page: 1 })).toBe('Questions and local discussions')
    expect(titleOfList('Fitzroy, VIC 3065', { sortOrder: 'popular', page: 2 })).toBe(
      'Questions about Fitzroy, VIC 3065, most answered, page 2',
    )
  })

  it('count in every form', () => {
    expect([0, 1, 1204].map((count) => countText(count, 'newest'))).toEqual([
      'Nothing has been asked yet',
      '1 question or discussion',
      '1,204 questions and discussions',
    ])
    expect([0, 1].map((count) => countText(count, 'unanswered'))).toEqual([
      'Nothing waits for an answer',
      '1 question or discussion without an answer',
    ])
    expect([0, 1, 2].map((count) => answersText(count, false))).toEqual(['No answer yet', '1 answer', '2 answers'])
    expect([0, 1, 2].map((count) => answersText(count, true))).toEqual(['No reply yet', '1 reply', '2 replies'])
    expect([0, 1, 2].map(followersText)).toEqual([
      'Nobody follows this yet',
      '1 member follows this',
      '2 members follow this',
    ])
    expect([0, 1, 2].map(votesText)).toEqual([null, '1 vote', '2 votes'])
  })

  it('shorten what was written to one line of whole words', () => {
    expect(shortened(' A\n\nshort one. ')).toBe('A short one.')
    const long = shortened('word, '.repeat(60))
    expect(long.length).toBeLessThanOrEqual(160)
    expect(long).toMatch(/word…$/)
  })
})
