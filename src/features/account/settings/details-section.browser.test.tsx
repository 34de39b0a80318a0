import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contactTypes } from '#domain/lookups/contact-types.ts'
import type { Settings } from '#src/api/rest/identity-client.ts'
import { forgetUnsentTexts } from '#src/shared/storage/unsent-text.ts'
import { DetailsSection } from './details-section.tsx'

const member = {
  id: 7,
  username: 'mia',
  name: 'Mia Chen',
  type: 1 as const,
  avatar: null,
  displayDescription: '',
  isAgent: false,
  claims: {},
  communications: [],
}

const settingsWith = (communications: Settings['communications']): Settings => ({
  name: 'Mia Chen',
  displayDescription: '',
  theme: 'system',
  communications,
  isEmailConfirmed: true,
  pendingEmail: null,
  hasPassword: true,
  socialProviders: [],
  avatar: null,
})

afterEach(() => {
  cleanup()
  forgetUnsentTexts()
})

const show = (communications: Settings['communications']) =>
  render(<DetailsSection member={member} settings={settingsWith(communications)} onChange={() => {}} />)

it('asks nobody for a fax number', () => {
  show([])
  expect(screen.queryByRole('textbox', { name: /^Fax/ })).toBeNull()
})

it('keeps the field of a fax number while it is emptied', () => {
  show([{ communicationType: contactTypes.Fax, details: '03 9000 0000' }])
  const field = screen.getByRole('textbox', { name: /^Fax/ })
  expect(field).toHaveProperty('value', '03 9000 0000')
  fireEvent.change(field, { target: { value: '' } })
  expect(screen.getByRole('textbox', { name: /^Fax/ })).toHaveProperty('value', '')
})
