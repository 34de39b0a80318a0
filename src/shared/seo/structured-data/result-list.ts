import type { Thing } from './thing.ts'

type Result = { canonicalUri: string; address: { longAddress?: string; shortAddress: string; suburb: string } }

/** The homes of one page of results, numbered from the first of all: `skip` is how many were passed over. */
export const resultList = (origin: string, results: readonly Result[], skip: number): Thing => ({
  '@type': 'ItemList',
  numberOfItems: results.length,
  itemListElement: results.map(({ canonicalUri, address }, index) => ({
    '@type': 'ListItem',
    position: skip + index + 1,
    name: address.shortAddress === address.suburb ? address.suburb : `${address.shortAddress}, ${address.suburb}`,
    url: origin + canonicalUri,
  })),
})
