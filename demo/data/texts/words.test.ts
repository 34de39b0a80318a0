import { expect, it } from 'vitest'
import { areaAdjective, areaWords, counted, distanceWords, numberWord, ordinalWord, titleCase } from './words.ts'

it.each([
  [0, 'no'],
  [1, 'one'],
  [12, 'twelve'],
  [20, 'twenty'],
  [34, 'thirty-four'],
  [99, 'ninety-nine'],
  [140, '140'],
])('says %i as %s', (number, word) => expect(numberWord(number)).toBe(word))

it.each([
  [1, 'first'],
  [2, 'second'],
  [5, 'fifth'],
  [8, 'eighth'],
  [9, 'ninth'],
  [12, 'twelfth'],
  [20, 'twentieth'],
  [33, 'thirty-third'],
  [41, 'forty-first'],
])('ranks %i as %s', (number, word) => expect(ordinalWord(number)).toBe(word))

it('counts one thing and several', () => {
  expect([counted(1, 'bedroom'), counted(3, 'bedroom')]).toEqual(['one bedroom', 'three bedrooms'])
})

it('measures land in square metres, and in hectares from one hectare on', () => {
  expect([areaWords(612), areaWords(1_250), areaWords(10_000), areaWords(12_500), areaWords(3_456_000)]).toEqual([
    '612 square metres',
    '1,250 square metres',
    '1 hectare',
    '1.3 hectares',
    '346 hectares',
  ])
  expect([areaAdjective(612), areaAdjective(37_200)]).toEqual(['612-square-metre', '3.7-hectare'])
})

it('rounds distances the way people say them', () => {
  expect([distanceWords(0.4), distanceWords(6.2), distanceWords(23.7), distanceWords(92)]).toEqual([
    'one kilometre',
    'six kilometres',
    '24 kilometres',
    '90 kilometres',
  ])
})

it('writes headlines in title case', () => {
  expect(titleCase('a three-bedroom home to grow into near Kew')).toBe('A Three-bedroom Home to Grow into near Kew')
})
