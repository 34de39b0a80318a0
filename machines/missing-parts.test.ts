import { expect, it } from 'vitest'
import { missingPartsOf } from './missing-parts.ts'

it('names the machine and the part when a part is used that nobody provided', () => {
  const missing = missingPartsOf('enquiryMachine')
  expect(missing('sendEnquiry')).toThrow('enquiryMachine needs provide() with sendEnquiry')
})

it('throws nothing before the part is used', () => {
  expect(() => missingPartsOf('enquiryMachine')('sendEnquiry')).not.toThrow()
})
