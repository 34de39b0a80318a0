import { expect, it } from 'vitest'
import { countWords, readingMinutes } from './count-words.ts'

it('counts words, headings and cells, but no addresses, marks or dashes', () => {
  const text = {
    opening: ['Read **this** [first page](/advice/first-page) – now.'],
    sections: [
      {
        id: 'one',
        title: 'Two words',
        blocks: [
          { list: ['three', 'four'] },
          { table: { caption: 'Five', head: ['six', 'seven'], rows: [['eight', 'nine ten']] } },
        ],
      },
    ],
  }
  expect(countWords(text)).toBe(5 + 2 + 2 + 1 + 2 + 3)
})

it('says a minute for a few words, and rounds to the next whole minute', () => {
  const textOf = (words: number) => ({ opening: [Array.from({ length: words }, () => 'word').join(' ')], sections: [] })
  expect(readingMinutes(textOf(3))).toBe(1)
  expect(readingMinutes(textOf(550))).toBe(3)
})
