import { expect, it } from 'vitest'
import { isDecidable, statusAfterChange, statusOfNew } from './post-states.ts'

it('waits for the email address of its author, then for staff where something holds it', () => {
  expect(statusOfNew(false, ['link'])).toBe('unconfirmed')
  expect(statusOfNew(true, ['link'])).toBe('held')
  expect(statusOfNew(true, [])).toBe('published')
  expect(statusOfNew(true, [], true)).toBe('held')
})

it('that its author changes stays published unless something holds it or staff decided against what it said', () => {
  const usual = { isEmailConfirmed: true, holds: [] }
  expect(statusAfterChange('published', usual)).toBe('published')
  expect(statusAfterChange('published', { ...usual, holds: ['link'] })).toBe('held')
  expect(statusAfterChange('published', { ...usual, isDecidedAgainst: true })).toBe('held')
  expect(statusAfterChange('held', { ...usual, isDecidedAgainst: true })).toBe('held')
  expect(statusAfterChange('rejected', usual)).toBe('held')
})

it('is not decided by staff before it is confirmed or once it is withdrawn', () => {
  const all = ['unconfirmed', 'held', 'published', 'rejected', 'withdrawn'] as const
  expect(all.filter(isDecidable)).toEqual(['held', 'published', 'rejected'])
})
