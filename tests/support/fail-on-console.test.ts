import { describe, expect, it, vi } from 'vitest'

describe('the console during tests', () => {
  it.fails('fails a test that says console.error', () => {
    console.error('something is wrong')
    expect(true).toBe(true)
  })

  it.fails('fails a test that says console.warn', () => {
    console.warn({ reason: 'deprecated' })
    expect(true).toBe(true)
  })

  it('lets a test expect a complaint by replacing the function itself', () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
    console.error('expected')
    expect(heard).toHaveBeenCalledWith('expected')
    heard.mockRestore()
  })
})
