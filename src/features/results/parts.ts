import { partOfPage } from './part-of-page.tsx'

export const { load: loadEmptyResult, Part: EmptyResult } = partOfPage(() => import('./empty-result.tsx'))

export const { load: loadOfficeHead, Part: OfficeHead } = partOfPage(() => import('./office-head.tsx'))
