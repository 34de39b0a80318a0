import { describe, expect, it } from 'vitest'
import { readFullAddress } from './full-address.ts'
import { streetKey } from './street-key.ts'

describe('an address with its suburb', () => {
  it.each([
    ['12 Smith Street, Fitzroy VIC 3065', '12 Smith Street', 'fitzroy-vic-3065'],
    ['12 Smith Street, Fitzroy, VIC 3065', '12 Smith Street', 'fitzroy-vic-3065'],
    ['12 Smith Street, Fitzroy, VIC, 3065', '12 Smith Street', 'fitzroy-vic-3065'],
    ['12 Smith Street, Fitzroy VIC 3065, Australia', '12 Smith Street', 'fitzroy-vic-3065'],
    ['12 Smith Street, Fitzroy VIC 3065 AUSTRALIA', '12 Smith Street', 'fitzroy-vic-3065'],
    ['12 Smith Street, Fitzroy, Victoria 3065', '12 Smith Street', 'fitzroy-vic-3065'],
    ['2 King St, Perth, Western Australia 6000', '2 King St', 'perth-wa-6000'],
    ['2 King St, Glenelg South Australia 5045, Australia', '2 King St', 'glenelg-sa-5045'],
    ['2 Smith St, Darwin NT 800', '2 Smith St', 'darwin-nt-0800'],
    [' 3/9  O’Connell St,  North Adelaide sa 5006 ', '3/9 O’Connell St', 'north-adelaide-sa-5006'],
    ['Unit 7, 45 Rose St, Fitzroy VIC 3065', 'Unit 7, 45 Rose St', 'fitzroy-vic-3065'],
    ['45 Rose St, Unit 7, Fitzroy VIC 3065', '45 Rose St, Unit 7', 'fitzroy-vic-3065'],
    ['2 King St, Sydney N.S.W. 2000', '2 King St', 'sydney-nsw-2000'],
    ['2 King St, Sydney NSW 2000, Aust.', '2 King St', 'sydney-nsw-2000'],
    ['Fitzroy VIC 3065', '', 'fitzroy-vic-3065'],
  ])('%j is of %j in %s', (text, street, suburbUri) => expect(readFullAddress(text)).toEqual([{ street, suburbUri }]))

  it('without commas is read with each end that may be a suburb, the longest first', () => {
    expect(readFullAddress('Unit 7, 45 Rose St North Fitzroy VIC 3065')).toEqual([
      { street: 'Unit 7, 45 Rose', suburbUri: 'st-north-fitzroy-vic-3065' },
      { street: 'Unit 7, 45 Rose St', suburbUri: 'north-fitzroy-vic-3065' },
      { street: 'Unit 7, 45 Rose St North', suburbUri: 'fitzroy-vic-3065' },
      { street: 'Unit 7', suburbUri: '45-rose-st-north-fitzroy-vic-3065' },
    ])
  })

  it.each([
    '12 Smith Street',
    'Fitzroy',
    '12 Smith Street, Fitzroy VIC 30',
    '🏡, 🏡 VIC 3065',
    'Smith Street, Fitzroy Tasmanie 3065',
    `${'x'.repeat(200)}, Fitzroy VIC 3065`,
  ])('is not in %j', (text) => expect(readFullAddress(text)).toEqual([]))
})

describe('the key of an address', () => {
  it.each([
    ['9 Napier St', '9 Napier Street'],
    ['Unit 7, 45 Rose St.', '7/45 Rose Street'],
    ['U7/45 Rose St', '7/45 Rose Street'],
    ['45 Rose Street, Unit 7', '7/45 Rose Street'],
    ['7\\45 Rose Str', '7/45 Rose Street'],
    ['apt 7 45 rose street', '7 / 45 Rose Street'],
    ['1 St Georges Rd', '1 St Georges Road'],
    ['2 O’Connell Ave', '2 OConnell Avenue'],
    ['2 O’Connell Av', '2 OConnell Avenue'],
    ['10 – 12 Hill Tce', '10-12 Hill Terrace'],
    ['5 Smith St N', '5 Smith Street North'],
    ['lot 5 Kings Rd', 'Lot 5, Kings Road'],
    ['3 Mt Alexander Rd', '3 Mount Alexander Road'],
    ['8 Café Ct', '8 Cafe Court'],
  ])('%j is that of %j', (one, other) => expect(streetKey(one)).toBe(streetKey(other)))

  it('differs for other homes', () => {
    expect(streetKey('9 Napier St')).toBe('9 napier street')
    expect(streetKey('7/45 Rose St')).toBe('7/45 rose street')
    expect(streetKey('9 Napier St')).not.toBe(streetKey('19 Napier St'))
    expect(streetKey('7/45 Rose St')).not.toBe(streetKey('45 Rose St'))
    expect(streetKey('9 Дом St')).not.toBe(streetKey('9 Сад St'))
    expect(streetKey('!')).toBe('')
  })
})
