import type { PageRequest } from '#src/shared/page/page-outcome.ts'

export const addressOf = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  search === '' ? path : `${path}?${search}`

/** The same search of the office that another was merged into. */
export const addressOfSuccessor = (address: string, officeUri: string, successorUri: string): string =>
  address.replace(`/real-estate-agency/${officeUri}`, `/real-estate-agency/${successorUri}`)
