import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ExecuteProvider } from '#src/api/graphql/document-query.ts'
import type { ExecuteDocument } from '#src/api/graphql/execute-document.ts'
import { useOfficeForm } from './use-office-form.ts'

const execute: ExecuteDocument = () => Promise.reject(new Error('Nothing is asked for'))
const wrapper = ({ children }: { children: ReactNode }) => <ExecuteProvider value={execute}>{children}</ExecuteProvider>

it('a suburb that is chosen while a company is typed stays chosen', () => {
  const { result } = renderHook(() => useOfficeForm(null, () => {}), { wrapper })
  const suburb = { uri: 'fitzroy-vic-3065', label: 'Fitzroy, VIC 3065' }
  act(() => {
    result.current.set({ suburb })
    result.current.set({ isCompanyOpen: true })
  })
  expect(result.current.draft).toMatchObject({ suburb })
})
