import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proseOf } from './prose-from-markdown.ts'

const markdown = `Before you sign,
read **all** of it.

> General information only.

## The bond {#the-bond}

At most [four weeks](/for-rent)’ rent.

- Clean
- Photograph

1. Lodge
2. Keep the number

Table: Who to ask

| Where | Bonds |
| --- | --- |
| ACT | Access **Canberra** |
`

describe('a piece of writing in Markdown', () => {
  it('is read with its opening, its sections and every kind of block', () => {
    expect(proseOf(markdown)).toEqual({
      opening: ['Before you sign, read **all** of it.', { note: 'General information only.' }],
      sections: [
        {
          id: 'the-bond',
          title: 'The bond',
          blocks: [
            'At most [four weeks](/for-rent)’ rent.',
            { list: ['Clean', 'Photograph'] },
            { steps: ['Lodge', 'Keep the number'] },
            { table: { caption: 'Who to ask', head: ['Where', 'Bonds'], rows: [['ACT', 'Access **Canberra**']] } },
          ],
        },
      ],
    })
  })

  it.each([
    ['a heading without an anchor', '## Title', 'not "Title"'],
    ['a heading of another level', '# Title {#title}', 'A heading is written'],
    ['a table without a caption', '| a | b |\n| --- | --- |\n| 1 | 2 |', 'names each table'],
    [
      'a caption that another paragraph parts from its table',
      'Table: x\n\nwords\n\n| a |\n| --- |\n| 1 |',
      'names each',
    ],
    ['code', '```\ncode\n```', 'Texts have no code'],
    ['HTML', '<div>x</div>', 'Texts have no html'],
  ])('is refused for %s', (_, text, message) => {
    expect(() => proseOf(text)).toThrow(message)
  })

  it('keeps every paragraph as it is written', () => {
    const sentence = fc.stringMatching(/^[A-Z][a-z’ ]{0,30}[a-z]\.$/)
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
        expect(proseOf(sentences.join('\n\n')).opening).toEqual(sentences)
      }),
    )
  })
})
