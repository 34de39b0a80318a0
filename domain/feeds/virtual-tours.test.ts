import { expect, it } from 'vitest'
import { isVirtualTour } from './virtual-tours.ts'

it.each([
  ['https://my.matterport.com/show/?m=abc', true],
  ['https://matterport.com/discover', true],
  ['http://www.au.open2view.com/properties/314244/tour#floorplan', true],
  ['https://agency.example/homes/12/virtual-tour', true],
  ['https://agency.example/3dtour/12', true],
  ['https://notmatterport.com/show', false],
  ['https://agency.example/tours-of-the-area', false],
  ['https://matterport.com.example/show', false],
  ['https://agency.example/', false],
])('%s: %s', (url, isTour) => {
  expect(isVirtualTour(url)).toBe(isTour)
})
