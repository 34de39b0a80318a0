import { describe, expect, it } from 'vitest'
import { mayHoldUnwantedWord, unwantedWordIn, unwantedWords } from './unwanted-words.ts'

describe('an unwanted word', () => {
  it.each(['keeper', 'workerKeeper', 'KeeperOfFiles', 'KEEPER_NAME', 'keepers', 'server/start/worker-keeper.ts'])(
    'is found in %s, with what to say instead',
    (name) => {
      expect(unwantedWordIn(name)).toEqual({ word: 'keeper', instead: 'supervisor' })
      expect(mayHoldUnwantedWord(name)).toBe(true)
    },
  )

  it('of two parts is found in every way to write it', () => {
    for (const name of ['writeSearchAddress', 'SEARCH_ADDRESS', 'search-address.ts']) {
      expect(unwantedWordIn(name)?.instead).toBe('search URL')
      expect(mayHoldUnwantedWord(name)).toBe(true)
    }
  })

  it.each(['housekeepers', 'beekeeper', 'emailAddress', 'searchByAddress', 'streetAddress'])('is not in %s', (name) => {
    expect(unwantedWordIn(name)).toBeNull()
  })

  it('is listed once, in kebab case', () => {
    const words = unwantedWords.map(({ word }) => word)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => !/^[a-z]+(?:-[a-z]+)*$/.test(word))).toEqual([])
  })
})
