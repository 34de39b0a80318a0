import { describe, expect, it } from 'vitest'
import {
  changesForLog,
  companyErrors,
  mayManageOffices,
  officeErrors,
  officeUris,
  standingOfOffice,
  tidyOffice,
} from './manage-offices.ts'

const office = {
  name: 'Nelson Fitzroy',
  companyId: 1,
  address: '211 Gertrude Street, Fitzroy, VIC 3065',
  suburbUri: 'fitzroy-vic-3065',
  phone: '03 5550 0101',
  email: 'front@nelson.example',
  website: 'https://nelson.example',
}
const errorsOf = (change: object) => officeErrors(tidyOffice({ ...office, ...change })).map(({ field }) => field)

describe('an office', () => {
  it('is for staff who manage listings', () => {
    expect(mayManageOffices({ listings_permission: ['CanManageAny'] })).toBe(true)
    expect(mayManageOffices({ listings_permission: ['CanBoost'], users_permission: ['CanManageAny'] })).toBe(false)
  })

  it('is kept without needless spaces, its web site with a scheme and its email address in lower case', () => {
    const typed = {
      name: '  Nelson \t Fitzroy ',
      website: 'nelson.example ',
      email: ' Front@Nelson.example',
      phone: ' ',
    }
    expect(tidyOffice({ ...office, ...typed })).toEqual({ ...office, phone: '' })
  })

  it.each([
    ['nothing wrong', {}, []],
    ['nothing but what must be', { phone: '', email: '', website: '', companyId: null }, []],
    ['no name', { name: ' - ' }, ['name']],
    ['a long name', { name: 'x'.repeat(101) }, ['name']],
    ['no address', { address: '' }, ['address']],
    ['no suburb', { suburbUri: ' ' }, ['suburbUri']],
    ['no telephone number', { phone: 'ask for Jo' }, ['phone']],
    ['no email address', { email: 'front@nelson' }, ['email']],
    ['no web site', { website: 'javascript:alert(1)' }, ['website']],
    [
      'all of it',
      { name: '', address: '', suburbUri: '', phone: '1', email: '1', website: 'x' },
      ['name', 'address', 'suburbUri', 'phone', 'email', 'website'],
    ],
  ])('with %s', (_about, change, fields) => {
    expect(errorsOf(change)).toEqual(fields)
  })

  it('stands merged before closed', () => {
    expect(standingOfOffice({ mergedIntoId: 2, isClosed: true })).toBe('merged')
    expect(standingOfOffice({ mergedIntoId: null, isClosed: true })).toBe('closed')
    expect(standingOfOffice({ mergedIntoId: null, isClosed: false })).toBe('open')
  })

  it('takes the uri of its name, then with its suburb, then counted', () => {
    const uris = officeUris('O’Brien & Co.', 'fitzroy-vic-3065')
    expect([uris.next().value, uris.next().value, uris.next().value]).toEqual([
      'obrien-and-co',
      'obrien-and-co-fitzroy-vic-3065',
      'obrien-and-co-fitzroy-vic-3065-2',
    ])
    expect(officeUris('中', 'fitzroy-vic-3065').next().value).toBe('office')
  })
})

it('a company needs a name', () => {
  expect(companyErrors({ name: 'Nelson', stateCode: 'VIC' })).toEqual([])
  expect(companyErrors({ name: '', stateCode: 'VIC' })).toMatchObject([{ field: 'name' }])
})

it('the log has what is another now', () => {
  expect(changesForLog(office, { ...office, name: 'Nelson North', companyId: null })).toEqual([
    { field: 'name', before: 'Nelson Fitzroy', after: 'Nelson North' },
    { field: 'companyId', before: '1', after: '' },
  ])
})
