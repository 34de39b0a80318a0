import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  everyQuestion,
  LARGEST_QUESTIONS_PAGE,
  postIdOfUri,
  questionListTypeNames,
  questionOrderNames,
  questionUri,
  readQuestionsSearch,
  searchedWords,
  formatQuestionUrl,
  formatQuestionsUrl,
} from './question-url.ts'

describe('the URL of a list of questions', () => {
  it('is /discussions for the whole country and the place with /questions for one', () => {
    expect(formatQuestionsUrl({ locationUri: null, ...everyQuestion })).toBe('/discussions')
    expect(
      formatQuestionsUrl({ locationUri: 'fitzroy-vic-3065', ...everyQuestion, sortOrder: 'popular', page: 2 }),
    ).toBe('/fitzroy-vic-3065/questions?page=2&sort=popular')
  })

  it('leaves out what cannot be read', () => {
    const first = { type: 'all', sortOrder: 'newest', words: '', page: 1 }
    for (const search of [
      '',
      'page=1',
      'page=0',
      'page=2.5',
      'page=1001',
      'page=x',
      'sort=oldest',
      'sort=constructor',
      'type=4',
      'q=',
      'q=%00+%E2%80%8B',
    ])
      expect([search, readQuestionsSearch(search)]).toEqual([search, first])
    expect(readQuestionsSearch('page=1000').page).toBe(1000)
    expect(readQuestionsSearch('sort=POPULAR&page=3')).toEqual({
      type: 'all',
      sortOrder: 'popular',
      words: '',
      page: 3,
    })
    expect(readQuestionsSearch('type=Discussions').type).toBe('discussions')
  })

  it('has the words that are looked for, in one line of at most 100 characters', () => {
    expect(formatQuestionsUrl({ locationUri: null, ...everyQuestion, words: 'dogs & parks', page: 2 })).toBe(
      '/discussions?page=2&q=dogs+%26+parks',
    )
    expect(readQuestionsSearch('q=++dogs%0A+parks+').words).toBe('dogs parks')
    expect(readQuestionsSearch(`q=${'x'.repeat(101)}`).words).toBe('x'.repeat(100))
  })

  it('is read as it was written', () => {
    const views = fc.record({
      locationUri: fc.constantFrom(null, 'fitzroy-vic-3065'),
      type: fc.constantFrom(...questionListTypeNames),
      sortOrder: fc.constantFrom(...questionOrderNames),
      words: fc.string({ unit: 'grapheme', maxLength: 150 }).map(searchedWords),
      page: fc.integer({ min: 1, max: LARGEST_QUESTIONS_PAGE }),
    })
    fc.assert(
      fc.property(views, ({ locationUri, ...view }) => {
        const [, search = ''] = formatQuestionsUrl({ locationUri, ...view }).split('?')
        expect(readQuestionsSearch(search)).toEqual(view)
      }),
    )
  })
})

describe('the URL of a question', () => {
  it('is its place, the words of its title and its number', () => {
    const uri = questionUri('Is it hard to find a park after 6?', 17)
    expect(uri).toBe('is-it-hard-to-find-a-park-after-6-17')
    expect(formatQuestionUrl({ locationUri: 'fitzroy-vic-3065', uri })).toBe(`/fitzroy-vic-3065/questions/${uri}`)
  })

  it('ends a long title at a whole word', () => {
    const title =
      'Which streets would you look at first if you came with two children, a dog and a piano in the family?'
    expect(questionUri(title, 4)).toBe(
      'which-streets-would-you-look-at-first-if-you-came-with-two-children-a-dog-and-a-4',
    )
  })

  it('takes a title of 80 characters whole, and cuts one endless word', () => {
    const eighty = `${'a'.repeat(40)} ${'b'.repeat(39)}`
    expect(questionUri(eighty, 4)).toBe(`${'a'.repeat(40)}-${'b'.repeat(39)}-4`)
    expect(questionUri(`${eighty}b`, 4)).toBe(`${'a'.repeat(40)}-4`)
    expect(questionUri('x'.repeat(100), 4)).toBe(`${'x'.repeat(80)}-4`)
    expect(questionUri('???', 4)).toBe('4')
  })

  it('may have the largest number there is', () => {
    expect([postIdOfUri('words-2147483647'), postIdOfUri('17'), postIdOfUri('words-17-words')]).toEqual([
      2_147_483_647,
      17,
      null,
    ])
  })

  it('has a number that any title leaves readable', () => {
    const number = fc.integer({ min: 1, max: 2_147_483_647 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 150 }), number, (title, postId) => {
        expect(postIdOfUri(questionUri(title, postId))).toBe(postId)
      }),
    )
  })

  it.each(['', 'words', 'words-', 'words-0', 'words-012', 'words-2147483648', 'Words-17', 'words 17', 'words17'])(
    'has no number in "%s"',
    (uri) => expect(postIdOfUri(uri)).toBeNull(),
  )
})
