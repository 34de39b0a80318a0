import { numberInPath } from './number-in-path.ts'

export const OFFICES_PATH = '/admin/agency'
export const COMPANIES_PATH = `${OFFICES_PATH}/companies` as const

/** The page of staff about an office. */
export const formatOfficeUrl = (id: number): string => `${OFFICES_PATH}/${id}`

/** The page of staff about a company. */
export const formatCompanyUrl = (id: number): string => `${COMPANIES_PATH}/${id}`

/** The offices of a company. */
export const formatOfficesOfCompanyUrl = (id: number): string => `${OFFICES_PATH}?companyNumber=${id}`

/** Where a new office or company is entered. */
export const NEW_OFFICE_PATH = `${OFFICES_PATH}/new`
export const NEW_COMPANY_PATH = `${COMPANIES_PATH}/new`

export type OfficesView =
  | { kind: 'offices' | 'companies' | 'newOffice' | 'newCompany' }
  | { kind: 'office' | 'company'; id: number }

/** What stands below the path of the page; null for nothing. */
export function readOfficesPath(below: string): OfficesView | null {
  if (below === '') return { kind: 'offices' }
  if (below === 'new') return { kind: 'newOffice' }
  if (below === 'companies') return { kind: 'companies' }
  if (below === 'companies/new') return { kind: 'newCompany' }
  const isCompany = below.startsWith('companies/')
  const id = numberInPath(isCompany ? below.slice('companies/'.length) : below)
  return id === null ? null : { kind: isCompany ? 'company' : 'office', id }
}
