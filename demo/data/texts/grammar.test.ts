import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/data/random/random.ts'
import { gatherFacts, newSpeech, readLines, say } from './grammar.ts'

const speechWith = (facts: Record<string, string | undefined>) => newSpeech(createRandom('grammar'), gatherFacts(facts))
const everything = (lines: string[], facts: Record<string, string | undefined> = {}) => {
  const speech = speechWith(facts)
  const read = readLines(lines)
  const said: string[] = []
  for (let sentence = say(speech, read); sentence !== null; sentence = say(speech, read)) said.push(sentence)
  return said.toSorted()
}

describe('a line', () => {
  it('puts facts in, chooses among alternatives and begins with a capital', () => {
    const said = new Set(
      Array.from({ length: 40 }, (_, index) =>
        say(
          newSpeech(createRandom(index), gatherFacts({ noun: 'terrace' })),
          readLines(['[a bright|an old] {noun} [on [high|low] ground|by the sea].']),
        ),
      ),
    )
    expect([...said].toSorted()).toEqual([
      'A bright terrace by the sea.',
      'A bright terrace on high ground.',
      'A bright terrace on low ground.',
      'An old terrace by the sea.',
      'An old terrace on high ground.',
      'An old terrace on low ground.',
    ])
  })

  it('is said only when its facts are there', () => {
    const lines = ['{?pool}Swim.', '{!pool}Paddle.', 'Near {beach}.', '[Walk to {beach}|Walk far].']
    expect(everything(lines)).toEqual(['Paddle.'])
    expect(everything(lines, { pool: 'yes' })).toEqual(['Swim.'])
    expect(everything(lines, { beach: 'Elwood Beach' })[0]).toMatch(/^(Near|Walk)/)
  })

  it('keeps no space before a stop and no double spaces', () => {
    expect(everything(['One [ |two ], three .'], {})[0]).toMatch(/^One( two)?, three\.$/)
  })

  it('says "an" before a vowel that is heard as one', () => {
    const said = (noun: string) => everything(['A {noun} with a {noun}.'], { noun })[0]
    expect(said('apartment')).toBe('An apartment with an apartment.')
    expect(said('unit')).toBe('A unit with a unit.')
    expect(said('Essendon home')).toBe('An Essendon home with an Essendon home.')
    expect(said('European laundry')).toBe('A European laundry with a European laundry.')
    expect(said('one-bedroom flat')).toBe('A one-bedroom flat with a one-bedroom flat.')
    expect(said('eight-bedroom lodge')).toBe('An eight-bedroom lodge with an eight-bedroom lodge.')
  })

  it('refuses a bracket that is not closed, and one too many', () => {
    expect(() => readLines(['[a|b'])).toThrow('not closed')
    expect(() => readLines(['a]'])).toThrow('too many')
  })
})

describe('a text', () => {
  it('takes up a subject once and says no line twice', () => {
    expect(
      everything(['{?deck}A deck.', '{?deck}Another word on the deck.', 'Something else.'], { deck: 'yes' }),
    ).toHaveLength(2)
  })

  it('avoids a word that an earlier choice has used', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const speech = newSpeech(createRandom(seed), gatherFacts({}))
      const lines = readLines(['A [generous|wonderful] kitchen.', 'The [generous|wonderful] garden.'])
      const text = `${say(speech, lines)} ${say(speech, lines)}`
      expect(text).toContain('generous')
      expect(text).toContain('wonderful')
    }
  })
})
