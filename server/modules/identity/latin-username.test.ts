import anyAscii from 'any-ascii'
import { expect, it } from 'vitest'
import { latinName } from '#domain/members/latin-name.ts'
import { suggestedUsername } from '#domain/members/username.ts'

it.each([
  ['李明', 'li-ming'],
  ['김민준', 'gim-min-jun'],
  ['さくら', 'sakura'],
  ['Ольга Петрова', 'olga-petrova'],
  ['محمد علي', 'mhmd-ly'],
  ['Γιώργος', 'giorgos'],
  ['नरेन्द्र', 'nrendr'],
  ['Łukasz Żółć', 'lukasz-zolc'],
  ['Đặng Thị Hoa', 'dang-thi-hoa'],
  ['Jürgen Groß', 'jurgen-gross'],
  ['Søren Æbelø', 'soren-aebelo'],
  ['O’Brien', 'obrien'],
  ["Zoë O'Hara", 'zoe-o-hara'],
])('%s suggests %s', (name, username) => {
  expect(suggestedUsername(latinName(name, anyAscii), 0)).toBe(username)
})
