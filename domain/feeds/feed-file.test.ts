import { expect, it } from 'vitest'
import { contentTypeOfFeed, feedFileProblem } from './feed-file.ts'

it.each([
  ['friday.xml', 10, null],
  ['FRIDAY.ZIP', 1_073_741_824, null],
  ['friday.csv', 10, 'noFeed'],
  ['xml', 10, 'noFeed'],
  ['friday.xml', 0, 'empty'],
  ['friday.zip', 1_073_741_825, 'tooLarge'],
])('%s of %i bytes: %s', (name, byteCount, problem) => {
  expect(feedFileProblem({ name, byteCount })).toBe(problem)
})

it('is sent as what its name says', () => {
  expect(['a.xml', 'a.ZIP'].map(contentTypeOfFeed)).toEqual(['application/xml', 'application/zip'])
})
