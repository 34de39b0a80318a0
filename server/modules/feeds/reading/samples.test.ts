import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkFeed } from './check-feed.ts'

const folder = '../shared/data/reaxml'

/** Those of which something is refused or left out, with the element; all others are read as their names say. */
const faults: Readonly<Record<string, string>> = {
  BadContent: 'badContent',
  MixedContent: 'pewPew3',
  'Rental-WithBadStatusType': 'rental',
  'Residential-Current-BadSalePrice': 'price',
  'Residential-Current-WithABadBedroomNumber': 'bedrooms',
  'Residential-Current-WithBadAuctionDateTime': 'auction',
  'Residential-Current-WithBadInspectionTime': 'inspection',
  'Residential-Current-WithMissingDocumentUrl': 'attachment',
  'Residential-Current-WithPoorlyFormattedDateTime': 'auction',
  'Residential-Current-WithTooManyBedrooms': 'bedrooms',
}
/** They are called residential and hold a rental. */
const misnamed = /DateTimeHack/u

it.skipIf(!existsSync(folder))('all samples of REAXML end as their names say', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.xml'))
  expect(files).toHaveLength(64)
  const checked = await Promise.all(files.map(async (file) => [file, await wordsOf(file)] as const))
  expect(checked.filter(([file, words]) => !endsAsNamed(nameOf(file), words))).toEqual([])
})

const nameOf = (file: string): string => file.replace(/^REA-(?:Segment-)?/u, '').replace(/\.xml$/u, '')

async function wordsOf(file: string): Promise<string> {
  const lines: string[] = []
  for await (const { outcome, remarks } of checkFeed(join(folder, file))) lines.push([outcome, ...remarks].join(' '))
  return lines.join('\n')
}

function endsAsNamed(name: string, words: string): boolean {
  const element = faults[name]
  if (element !== undefined) return new RegExp(String.raw`line \d+, ${element}: `, 'u').test(words)
  const [type = '', status = ''] = name.toLowerCase().split('-')
  const isAsNamed = misnamed.test(name) || words.includes(`${status.replace('currentwith', 'current')} ${type}`)
  return !words.includes('line') && (isAsNamed || name === 'AllTypes' || name === 'InvalidCharacter')
}
