import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { contactTypes } from '#domain/lookups/contact-types.ts'
import type { Settings } from '#src/api/rest/clients.ts'
import { forgetUnsentTexts } from '#src/shared/storage/unsent-text.ts'
import { member, settings } from '#tests/support/settings-of-member.ts'
import { DetailsSection } from './details-section.tsx'

afterEach(() => {
  cleanup()
  forgetUnsentTexts()
})

const show = (communications: Settings['communications']) =>
  render(<DetailsSection member={member} settings={{ ...settings, communications }} onChange={() => {}} />)

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
