import { expect, it } from 'vitest'
import { isChangedSince, postRevisionOf } from './post-revision.ts'

it('another window has changed a post that is another than the one that was read', () => {
  const [first, second] = [new Date(1000), new Date(1001)]
  expect(isChangedSince(postRevisionOf(null), null)).toBe(false)
  expect(isChangedSince(postRevisionOf(first), first)).toBe(false)
  expect(isChangedSince(postRevisionOf(null), first)).toBe(true)
  expect(isChangedSince(postRevisionOf(first), second)).toBe(true)
  expect([isChangedSince(null, first), isChangedSince(undefined, first)]).toEqual([false, false])
})
