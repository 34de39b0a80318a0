import { expect, it } from 'vitest'
import { formatMultiloaderUrl, readMultiloaderUrl } from './multiloader-url.ts'

const uploadId = '6f9d1f64-0d3e-4c47-9a1b-000000000001'

it.each([
  ['/agent-centre/multiloader', {}],
  ['/agent-centre/multiloader?filter=refused&office=12&page=3', { officeId: 12, filter: 'refused', page: 3 }],
  [`/agent-centre/multiloader/${uploadId}?office=12&outcome=refused`, { uploadId, officeId: 12, outcome: 'refused' }],
] as const)('writes and reads %s', (url, view) => {
  expect(formatMultiloaderUrl(view)).toBe(url)
  const { pathname, search } = new URL(url, 'https://portal.test')
  const usual = { officeId: null, uploadId: null, filter: 'all', outcome: null, page: 1 }
  expect(readMultiloaderUrl(pathname.split('/')[3], search)).toEqual({ ...usual, ...view })
})

it('takes what a URL cannot ask for as left out', () => {
  expect(readMultiloaderUrl('none', '?office=-1&filter=odd&outcome=lost&page=0')).toEqual({
    officeId: null,
    uploadId: null,
    filter: 'all',
    outcome: null,
    page: 1,
  })
})
