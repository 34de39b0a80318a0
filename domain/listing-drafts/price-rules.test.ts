import { expect, it } from 'vitest'
import { type PricedHome, priceRuleOf } from './price-rules.ts'

const home: PricedHome = {
  stateCode: 'WA',
  listingType: 'sale',
  listingClass: 'residential',
  saleMethod: 'privateTreaty',
}
const today = '2026-11-29'

it.each([
  [{ stateCode: 'VIC' }, ['fixed', 'range', 'words'], 10, true],
  [{ stateCode: 'NSW' }, ['fixed', 'range', 'words'], 10, false],
  [{ stateCode: 'NSW', saleMethod: 'auction' }, ['fixed', 'range', 'words'], 10, false],
  [{ stateCode: 'SA' }, ['fixed', 'range', 'words'], null, false],
  [{ stateCode: 'QLD' }, ['fixed', 'range', 'over', 'words'], null, false],
  [{ stateCode: 'QLD', saleMethod: 'auction' }, ['words'], null, false],
  [{ stateCode: 'QLD', saleMethod: 'auction', listingClass: 'land' }, ['words'], null, false],
  [{ stateCode: 'WA' }, ['fixed', 'range', 'over', 'words'], null, false],
  [{ stateCode: null }, ['fixed', 'range', 'over', 'words'], null, false],
  [{ stateCode: 'VIC', listingClass: 'rural' }, ['fixed', 'range', 'over', 'words'], null, false],
  [{ stateCode: 'VIC', listingType: 'rental', saleMethod: null }, ['fixed'], null, false],
  [{ stateCode: 'NT', listingType: 'rental', saleMethod: null }, ['fixed'], null, false],
] as const)('of %j is %j', (change, statements, widestRangePercent, needsStatement) => {
  expect(priceRuleOf({ ...home, ...change }, today)).toMatchObject({ statements, widestRangePercent, needsStatement })
})

it('counts from the day of its law', () => {
  const victorian: PricedHome = { ...home, stateCode: 'VIC' }
  expect(priceRuleOf(victorian, '2017-04-30')).toMatchObject({ widestRangePercent: null, laws: [] })
  expect(priceRuleOf(victorian, '2017-05-01').laws).toEqual(['Estate Agents Act 1980 (Vic)'])
})
