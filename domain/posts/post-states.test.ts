import { expect, it } from 'vitest'
import { isDecidable, statusOfNew } from './post-states.ts'

it('waits for the email address of its author, then for staff where something holds it', () => {
  expect(statusOfNew(false, ['link'])).toBe('unconfirmed')
  expect(statusOfNew(true, ['link'])).toBe('held')
  expect(statusOfNew(true, [])).toBe('published')
})

it('is not decided by staff before it is confirmed or once it is withdrawn', () => {
  const all = ['unconfirmed', 'held', 'published', 'rejected', 'withdrawn'] as const
  expect(all.filter(isDecidable)).toEqual(['held', 'published', 'rejected'])
})
