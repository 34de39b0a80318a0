import type { StateCode } from '#domain/lookups/states.ts'

/**
 * Numbers that ACMA keeps for works of fiction, so that nobody's telephone rings: (0x) 5550 xxxx and 7010 xxxx,
 * 0491 570 xxx and their like. https://www.acma.gov.au/phone-numbers-use-tv-shows-films-and-creative-works
 */
const fictionalMobiles = [
  '0491 570 006',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
  '0491 570 313',
  '0491 570 737',
  '0491 571 266',
  '0491 571 491',
  '0491 571 804',
  '0491 572 549',
  '0491 572 665',
  '0491 572 983',
  '0491 573 770',
  '0491 573 087',
  '0491 574 118',
  '0491 574 632',
  '0491 575 254',
  '0491 575 789',
  '0491 576 398',
  '0491 576 801',
  '0491 577 426',
  '0491 577 644',
  '0491 578 957',
  '0491 578 148',
  '0491 578 888',
  '0491 579 212',
  '0491 579 760',
  '0491 579 455',
] as const

const areaCodes: Readonly<Record<StateCode, '02' | '03' | '07' | '08'>> = {
  ACT: '02',
  NSW: '02',
  NT: '08',
  QLD: '07',
  SA: '08',
  TAS: '03',
  VIC: '03',
  WA: '08',
}

/** A mobile number of fiction; the few there are come round again. */
export const mobileNumber = (index: number): string =>
  fictionalMobiles[index % fictionalMobiles.length] ?? fictionalMobiles[0]

/** A landline of fiction in the area of a state, the same for the same index; 20,000 to an area. */
export function landlineNumber(stateCode: StateCode, index: number): string {
  const exchange = index % 2 === 0 ? '5550' : '7010'
  const line = String(Math.floor(index / 2) % 10_000).padStart(4, '0')
  return `(${areaCodes[stateCode]}) ${exchange} ${line}`
}
