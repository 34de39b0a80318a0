import { numberText } from '#domain/text/number-text.ts'

/** What the pages of agencies say. */
export const agenciesCopy = {
  home: 'Home',
  finder: 'Agent Finder',
  agencies: 'Agencies',
  loading: 'Finding agencies …',
  everywhere: 'Australia',
  title: (place: string): string => `Real estate agencies in ${place}`,
  titleOfPage: (title: string, page: number): string => `${title}, page ${page}`,
  description: (place: string): string =>
    `Real estate agencies in ${place}, with their agents and how many homes each sold in the last 12 months.`,
  count: (total: number, place: string): string =>
    `${numberText(total)} ${total === 1 ? 'agency' : 'agencies'} in ${place}`,
  field: 'Name of the agency',
  find: 'Find',
  orders: 'Order of the agencies',
  orderNames: { results: 'Most homes sold', name: 'Name, A to Z' },
  explained: (order: 'results' | 'name', place: string): string =>
    order === 'results'
      ? `Those that sold the most homes in ${place} in the last 12 months come first. Nobody can pay for a place in this list.`
      : 'From A to Z, however much they sold.',
  nothing: 'We found no agency like that.',
  showAll: 'Show all agencies',
  pages: 'Pages of agencies',
  agentsIn: (place: string): string => `Agents in ${place}`,
} as const
