import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { secondFactorErrors } from '#domain/members/second-factor.copy.ts'
import { member, settings } from '#tests/support/settings-of-member.ts'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (more: Partial<typeof settings> = {}, claims: Record<string, string[]> = {}) =>
  render(<SecondFactorSection member={{ ...member, claims }} settings={{ ...settings, ...more }} onChange={() => {}} />)

it('is recommended to staff, and to nobody else', () => {
  show()
  expect(screen.queryByText(copy.forStaff)).toBeNull()
  cleanup()
  show({}, { ugc_permission: ['CanModerate'] })
  expect(screen.getByText(copy.forStaff)).toBeDefined()
})

it('is offered once there is a password', () => {
  show({ hasPassword: false })
  expect(screen.queryByRole('button', { name: copy.setUp })).toBeNull()
  expect(screen.getByText(copy.passwordFirst)).toBeDefined()
})

it('is turned off with password and code, and says which is missing before anything is sent', () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  show({ hasSecondFactor: true, recoveryCodesLeft: 0 })
  expect(screen.getByText(copy.codesLeft(0))).toBeDefined()
  const turnOff = () => fireEvent.click(screen.getByRole('button', { name: copy.turnOff }))
  turnOff()
  expect(screen.getByText(copy.passwordMissing)).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText(copy.password))
  fireEvent.change(screen.getByLabelText(copy.password), { target: { value: 'three brown wombats' } })
  turnOff()
  expect(screen.getByText(secondFactorErrors.needed)).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
})

it('moves the focus along with its stages', async () => {
  const setup = {
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Homely:lena?secret=GEZDGNBVGY3TQOJQ',
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(setup)))
  show()
  fireEvent.click(screen.getByRole('button', { name: copy.setUp }))
  expect(await screen.findByRole('img', { name: copy.qrCode })).toBeDefined()
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeDefined()
  const focused = () => expect(document.activeElement).toBe(screen.getByRole('group', { name: copy.title }))
  await vi.waitFor(focused)
  fireEvent.click(screen.getByRole('button', { name: copy.cancel }))
  expect(await screen.findByRole('button', { name: copy.setUp })).toBeDefined()
  await vi.waitFor(focused)
})
