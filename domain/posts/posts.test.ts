import { describe, expect, it } from 'vitest'
import { checkPost, tidyPost } from './check-post.ts'
import { hasEveryWord, isCopied, isRepeated, mostAlike } from './likeness.ts'
import { postHolds, postHoldsAfterChange } from './post-holds.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const fieldsOf = (...given: Parameters<typeof checkPost>) => checkPost(...given).map(({ field }) => field)

describe('a post', () => {
  it.each([
    ['question', { title: 'Is it loud?', content: '' }, []],
    ['question', { title: 'Loud now?', content: '' }, ['title']],
    ['question', { title: 'x'.repeat(150), content: 'y'.repeat(5000) }, []],
    ['question', { title: 'x'.repeat(151), content: 'y'.repeat(5001) }, ['title', 'content']],
    ['discussion', { title: 'Two\nlines of a title', content: '' }, ['title']],
    ['discussion', { title: '🏡🏡🏡🏡🏡🏡🏡🏡🏡🏡', content: '' }, ['title']],
    ['answer', { title: '', content: 'No' }, []],
    ['answer', { title: '', content: ' ' }, ['content']],
    ['answer', { title: '', content: '👍👍👍' }, ['content']],
    ['answer', { title: '', content: 'x'.repeat(50_000) }, ['content']],
    ['comment', { title: '', content: 'x'.repeat(1001) }, ['content']],
    ['comment', { title: '', content: `It is\u0007 a bell` }, ['content']],
  ] as const)('that is %s %j has errors in %j', (kind, draft, fields) => {
    expect(fieldsOf(kind, draft)).toEqual(fields)
  })

  it('is stored without the space around it, an answer without a title', () => {
    expect(tidyPost('question', { title: '  Is it   loud? ', content: ' At night.\r\n\r\n\r\n\r\nI mean. ' })).toEqual({
      title: 'Is it loud?',
      content: 'At night.\n\nI mean.',
    })
    expect(tidyPost('answer', { title: 'Nothing', content: 'Never.' }).title).toBe('')
  })
})

describe('what staff read first', () => {
  const usual = { accountAge: 100 * DAY_MS, isKnownAuthor: true, recentPosts: 0, otherTexts: [], textsOfOthers: [] }
  const text = 'The trams stop at midnight and after that you hear nothing but the possums.'

  it.each([
    ['most', usual, []],
    ['the first of a new account', { ...usual, accountAge: 6 * DAY_MS, isKnownAuthor: false }, ['newAccount']],
    ['the second of a new account', { ...usual, accountAge: 6 * DAY_MS }, []],
    ['the first of an older account', { ...usual, accountAge: 7 * DAY_MS, isKnownAuthor: false }, []],
    ['the fifth within ten minutes', { ...usual, recentPosts: 4 }, []],
    ['the sixth within ten minutes', { ...usual, recentPosts: 5 }, ['flood']],
    ['by two people', { ...usual, textsOfOthers: ['Something else', `I say: ${text.toUpperCase()}`] }, ['copied']],
    ['one more time', { ...usual, otherTexts: ['Something else', `${text} Really.`] }, ['repeated']],
  ])('is not, or is, %s', (_name, about, reasons) => expect(postHolds(text, about)).toEqual(reasons))

  it('is by its text whatever else', () => {
    expect(postHolds('See www.example.com, you idiots', usual)).toEqual(['link', 'insult'])
  })

  it('is after a change what the new text gives a reason for, and what it was held for otherwise', () => {
    const published = { publishedText: '', holdReasons: [], otherTexts: [], textsOfOthers: [] }
    expect(postHoldsAfterChange(text, published)).toEqual([])
    expect(postHoldsAfterChange('See www.example.com', published)).toEqual(['link'])
    expect(postHoldsAfterChange(text, { ...published, publishedText: null, holdReasons: ['link', 'flood'] })).toEqual([
      'flood',
    ])
    const again = {
      publishedText: null,
      holdReasons: ['repeated' as const],
      otherTexts: [`${text} Really.`],
      textsOfOthers: [],
    }
    expect(postHoldsAfterChange(text, again)).toEqual(['repeated'])
    expect(postHoldsAfterChange(text, { ...again, publishedText: '', holdReasons: [] })).toEqual(['repeated'])
    expect(postHoldsAfterChange(text, { ...published, textsOfOthers: [text] })).toEqual(['copied'])
  })

  it('is not a change of what others say as it was published before, however many of them', () => {
    const other = 'Every Sunday somebody practises the trumpet and the whole street has to listen to it.'
    const published = { publishedText: text, holdReasons: [], otherTexts: [], textsOfOthers: [text, other] }
    expect(postHoldsAfterChange(`${text} Thanks.`, published)).toEqual([])
    expect(postHoldsAfterChange(`${other} Thanks.`, published)).toEqual(['copied'])
    const short = 'The trams stop at midnight and then you hear the possums.'
    const ofShort = { ...published, publishedText: short, textsOfOthers: [`${short} Really.`] }
    expect(postHoldsAfterChange(`${short} Thank you all.`, ofShort)).toEqual([])
  })
})

describe('likeness', () => {
  const review = 'We have lived here for ten years and would not move, the park is close and the neighbours wave.'

  it.each([
    [review, true],
    [review.replace('ten', 'nine'), true],
    [review.toUpperCase(), true],
    ['The park is close and the neighbours wave, but the trucks at night are a reason to move.', false],
    ['Thanks, that helps!', false],
  ])('of %j', (text, isSo) => expect(isRepeated(text, ['Thanks, that helps!', review])).toBe(isSo))

  it.each([
    ['Great suburb!', 'Great suburb!', false],
    ['Is it hard to find a park there after work?', 'Is it hard to find a park there after work?', false],
    [
      'We came for the park and stayed for the people and the dogs.',
      'We came for the park and stayed for the people and the dogs.',
      true,
    ],
    // Of eleven runs of three words seven are the same, then six.
    [
      'one two three four five six seven eight nine a b c d',
      'one two three four five six seven eight nine e f g h',
      true,
    ],
    ['one two three four five six seven eight a b c d e', 'one two three four five six seven eight f g h i j', false],
    // A short one within a long one.
    [`We came for the park. ${review}`, 'We came for the park.', false],
    [`We agree with this. ${review}`, review, true],
  ])('of %j is copied from %j: %s', (text, other, isSo) => expect(isCopied(text, [other])).toBe(isSo))

  it('finds what was asked before, in other words too, and nothing by words that all have', () => {
    const titles = [
      'Is it hard to find a park on the street?',
      'Where is it quiet?',
      'Are dogs allowed in the park?',
      'Street parking',
    ]
    const like = (typed: string) => mostAlike(typed, titles, { textOf: (title) => title, about: 'Fitzroy', take: 2 })
    expect(like('How is street parking?')).toEqual(['Street parking', 'Is it hard to find a park on the street?'])
    expect(like('is it there')).toEqual([])
    expect(like('')).toEqual([])
  })

  it('finds nothing that shares only the name of the suburb, or what is said of anything', () => {
    const titles = [
      'Is Mount Eliza good for downsizers?',
      'How humid does Mount Eliza get?',
      'Good GP near Mount Eliza?',
    ]
    const like = (typed: string) =>
      mostAlike(typed, titles, { textOf: (title) => title, about: 'Mount Eliza', take: 5 })
    expect(like('Is Mount Eliza a good place for downsizing?')).toEqual([])
    expect(like('Anything for downsizers in Mount Eliza?')).toEqual(['Is Mount Eliza good for downsizers?'])
  })
})

it('a text has every word that is looked for, whatever their endings', () => {
  const text = 'Is parking hard to find? I park on the street.'
  expect(['parks street', 'PARKED', 'finding'].map((typed) => hasEveryWord(typed, text))).toEqual([true, true, true])
  expect(['dog park', 'is it', ''].map((typed) => hasEveryWord(typed, text))).toEqual([false, false, false])
})
