import { describe, expect, it } from 'vitest'
import { createRandom } from '#demo/illustrations/paint/random.ts'
import { drawLooks, portraitStream } from '#demo/illustrations/people/person.ts'
import { nameBackgrounds } from './person-names.ts'
import { portraitSeedFor } from './portrait-choice.ts'

const looksOf = (seed: number) => drawLooks(createRandom(seed).fork(portraitStream))

describe('a portrait', () => {
  it.each(nameBackgrounds.map(({ background }) => background))('fits the women and men with %s names', (background) => {
    for (const isWoman of [true, false]) {
      for (let start = 0; start < 40; start += 1) {
        const looks = looksOf(portraitSeedFor({ background, isWoman }, start))
        expect(looks.isLong).toBe(isWoman)
        expect(isWoman && looks.isBearded).toBe(false)
      }
    }
  })

  it('has a skin that people of such names often have', () => {
    for (let start = 0; start < 40; start += 1) {
      const { skin } = looksOf(portraitSeedFor({ background: 'african', isWoman: start % 2 === 0 }, start))
      expect(['#a86b47', '#7f4d33']).toContain(skin)
    }
  })

  it('stays as it was where it fits already', () => {
    const fitting = portraitSeedFor({ background: 'greek', isWoman: true }, 5)
    expect(portraitSeedFor({ background: 'greek', isWoman: true }, fitting)).toBe(fitting)
  })

  it('is of a man or a woman by the given name', () => {
    const given = new Map(nameBackgrounds.flatMap((each) => each.given.map(({ name, isWoman }) => [name, isWoman])))
    for (const name of ['Sarah', 'Giulia', 'Mei', 'Priya', 'Linh', 'Jisoo', 'Amara', 'Camila'])
      expect(given.get(name)).toBe(true)
    for (const name of ['James', 'Marco', 'Wei', 'Arjun', 'Minh', 'Minjun', 'Kwame', 'Diego'])
      expect(given.get(name)).toBe(false)
  })
})
