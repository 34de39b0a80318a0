import { numberText } from '#domain/text/number-text.ts'

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`
const agencies = (count: number): string => plural(count, 'agency', 'agencies')

/** What the map of agencies says. */
export const officeMapCopy = {
  map: 'Map of agencies',
  showMap: 'Show map',
  hideMap: 'Hide map',
  list: 'List',
  loading: 'Looking for agencies …',
  failed: 'We couldn’t show agencies on the map.',
  tryAgain: 'Try again',
  here: (count: number): string => `${agencies(count)} here`,
  agentsHere: (count: number, total: number): string =>
    count === total
      ? `${plural(count, 'agent', 'agents')} here`
      : `${numberText(count)} of ${plural(total, 'agent', 'agents')} here`,
  none: 'No agencies here.',
  zoomOut: 'Zoom out to find one',
  tooMany: (shown: number, total: number): string =>
    `Showing ${numberText(shown)} of ${agencies(total)}. Zoom in to see the rest.`,

  agents: (count: number): string => plural(count, 'agent', 'agents'),
  agentsOfList: (count: number): string => `${plural(count, 'agent', 'agents')} of this list`,
  agency: 'Agency',
  agencies,
  office: (name: string, agents: number): string => `${name}, ${plural(agents, 'agent', 'agents')}`,
  zoomIn: (count: number): string => `${agencies(count)}: zoom in`,
  zoomInTo: (count: number, suburb: string): string => `${agencies(count)} in ${suburb}: zoom in`,

  listOf: 'Agencies on this map',
  moreHere: (count: number): string => `And ${numberText(count)} more. Zoom in to list them.`,
  close: 'Close',
  cardFailed: 'We couldn’t load more about this agency. Its page has it all.',
  agentsOf: (name: string): string => `Agents of ${name}`,
  allAgents: (count: number): string => `All ${numberText(count)} agents`,
} as const
