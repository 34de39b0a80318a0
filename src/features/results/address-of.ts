import type { PageRequest } from '#src/api/pages/page-preparation.ts'

export const addressOf = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  search === '' ? path : `${path}?${search}`
