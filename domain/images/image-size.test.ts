import { expect, it } from 'vitest'
import { imageSize } from './image-size.ts'

it('asks for twice the whole pixels', () => {
  expect(imageSize(400, 300)).toEqual({ width: 800, height: 600, warning: null })
  expect(imageSize(400)).toEqual({ width: 800, height: null, warning: null })
})

it('rounds a size that is not whole, with a warning', () => {
  expect(imageSize(333.4)).toEqual({ width: 666, height: null, warning: 'Image size 333.4 is not a whole number' })
  expect(imageSize(10.5, 5)).toMatchObject({ width: 22, warning: 'Image size 10.5 x 5 is not a whole number' })
  expect(imageSize(10, 5.5)).toMatchObject({ height: 12, warning: 'Image size 10 x 5.5 is not a whole number' })
})

it('never asks for less than a pixel', () => {
  for (const width of [0, 0.4, 1, -3, Number.NaN, Infinity]) expect(imageSize(width).width).toBe(2)
})
