import { expect, it } from 'vitest'
import { formatCompanyUrl, formatOfficeUrl, readOfficesPath } from './offices-url.ts'

it('writes the addresses of an office and a company', () => {
  expect([formatOfficeUrl(12), formatCompanyUrl(3)]).toEqual(['/admin/agency/12', '/admin/agency/companies/3'])
})

it.each([
  ['', { kind: 'offices' }],
  ['new', { kind: 'newOffice' }],
  ['12', { kind: 'office', id: 12 }],
  ['companies', { kind: 'companies' }],
  ['companies/new', { kind: 'newCompany' }],
  ['companies/3', { kind: 'company', id: 3 }],
  ['0', null],
  ['12/3', null],
  ['1234567890', null],
  ['companies/x', null],
])('reads what is below the path: %j', (below, view) => {
  expect(readOfficesPath(below)).toEqual(view)
})
