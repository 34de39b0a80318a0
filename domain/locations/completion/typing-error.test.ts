import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildCompletionIndex } from './completion-index.ts'
import { findWithTypingErrors } from './typing-error.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), minLength: 1, maxLength: 9 })
const words = word.map((text) => text.trim()).filter((text) => text !== '')

/** The distance of a text to the nearest beginning of a key, by the whole table of optimal string alignment. */
function plainDistance(key: string, text: string): number {
  const table = Array.from({ length: key.length + 1 }, (_, row) =>
    Array.from({ length: text.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number): number => table[row]?.[column] ?? Infinity
  for (let row = 1; row <= key.length; row++) {
    for (let column = 1; column <= text.length; column++) {
      const isSame = key[row - 1] === text[column - 1]
      const isSwapped = row > 1 && column > 1 && key[row - 1] === text[column - 2] && key[row - 2] === text[column - 1]
      table[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return Math.min(...table.map((row) => row[text.length] ?? Infinity))
}

it('the index finds the same keys at the same distance as the plain table does', () => {
  const names = fc.array(words, { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(names, words, fc.integer({ min: 1, max: 2 }), (texts, text, maximum) => {
      const { keys, sharedLengths } = buildCompletionIndex(
        texts.map((name) => ({ uri: name, name, stateCode: 'VIC', postcode: null, kind: 'region', population: 0 })),
      )
      const found = new Map<string, number>()
      findWithTypingErrors(keys, sharedLengths, text, maximum, (number, distance) =>
        found.set(keys[number] ?? '', distance),
      )
      const expected = keys.map((key) => [key, plainDistance(key, text)] as const)
      expect(found).toEqual(new Map(expected.filter(([, distance]) => distance <= maximum)))
    }),
    { numRuns: 3000 },
  )
})
