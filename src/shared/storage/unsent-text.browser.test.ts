import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetUnsentTexts, useUnsentText } from './unsent-text.ts'

beforeEach(forgetUnsentTexts)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const textOf = (owner: number, about: string) => renderHook(() => useUnsentText(owner, about)).result.current[0]
const type = (owner: number, about: string, text: string | null) => {
  const { result } = renderHook(() => useUnsentText(owner, about))
  act(() => result.current[1](text))
}
const stored = () => JSON.parse(sessionStorage.getItem('unsentTexts') ?? '{}')

it('keeps what each member typed about each thing, in this tab', () => {
  type(1, 'note 7', 'Ask about the roof')
  type(1, 'note 8', '')
  type(2, 'note 7', 'Too dear')
  expect(textOf(1, 'note 7')).toBe('Ask about the roof')
  expect(textOf(1, 'note 8')).toBe('')
  expect(textOf(2, 'note 7')).toBe('Too dear')
  expect(textOf(2, 'note 8')).toBeNull()
  expect(stored()).toEqual({ '1 note 7': 'Ask about the roof', '1 note 8': '', '2 note 7': 'Too dear' })
})

it('tells whoever shows it', () => {
  const { result } = renderHook(() => useUnsentText(1, 'note 7'))
  type(1, 'note 7', 'Ask about the roof')
  expect(result.current[0]).toBe('Ask about the roof')
  type(1, 'note 7', null)
  expect(result.current[0]).toBeNull()
})

it('forgets what was sent, and everything when somebody signs out', () => {
  type(1, 'note 7', 'Ask about the roof')
  type(1, 'note 8', 'Near the tram')
  type(1, 'note 7', null)
  expect(stored()).toEqual({ '1 note 8': 'Near the tram' })
  forgetUnsentTexts()
  expect(textOf(1, 'note 8')).toBeNull()
  expect(stored()).toEqual({})
})

it('lives as long as the page where storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError')
  })
  type(1, 'note 7', 'Ask about the roof')
  expect(textOf(1, 'note 7')).toBe('Ask about the roof')
})

it.each(['no JSON', '["a", 1]', 'null', '{"1 note 7": {"text": "x"}}'])('takes nothing from %s', (found) => {
  sessionStorage.setItem('unsentTexts', found)
  expect(textOf(1, 'note 7')).toBeNull()
})

it('reads what the page before it left', () => {
  sessionStorage.setItem('unsentTexts', '{"1 note 7": "Ask about the roof"}')
  expect(textOf(1, 'note 7')).toBe('Ask about the roof')
})
