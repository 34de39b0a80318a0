import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTyped } from './use-typed.ts'

afterEach(() => sessionStorage.clear())

type Draft = { name: string; phone: string }
const open = (form: string) => renderHook(() => useTyped<Draft>(form))

it('what is typed outlives a reload, each form its own, until it is forgotten', () => {
  const first = open('office')
  act(() => first.result.current[1]((known) => ({ ...known, name: 'Harrow' })))
  act(() => first.result.current[1]((known) => ({ ...known, phone: '03' })))
  first.unmount()
  expect(open('company').result.current[0]).toEqual({})
  const second = open('office')
  expect(second.result.current[0]).toEqual({ name: 'Harrow', phone: '03' })
  act(() => {
    second.result.current[2]()
    second.unmount()
  })
  expect(open('office').result.current[0]).toEqual({})
})
