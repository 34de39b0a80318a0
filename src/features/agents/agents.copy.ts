import type { AgentOrder, AgentsView } from '#domain/agents/agents-url.ts'
import { numberText } from '#domain/text/number-text.ts'

type Service = AgentsView['service']

const plural = (count: number, one: string, many: string): string => `${numberText(count)} ${count === 1 ? one : many}`
const whoOf: Readonly<Record<Service, readonly [one: string, many: string]>> = {
  selling: ['agent sells', 'agents sell'],
  managing: ['property manager works', 'property managers work'],
}

/** What the pages of agents say. */
export const agentsCopy = {
  home: 'Home',
  finder: 'Agent Finder',
  loading: 'Finding agents …',
  title: (service: Service, place: string): string =>
    service === 'selling' ? `Real estate agents in ${place}` : `Property managers in ${place}`,
  titleOfPage: (title: string, page: number): string => `${title}, page ${page}`,
  description: (service: Service, place: string): string =>
    service === 'selling'
      ? `Who sells homes in ${place}: what each agent sold in the last 12 months, for how much, and what clients say.`
      : `Who manages rentals in ${place}: how many homes each property manager leased in the last 12 months, and what clients say.`,
  services: 'What you need an agent for',
  serviceNames: { selling: 'Selling', managing: 'Renting out' } satisfies Record<Service, string>,
  count: (total: number, service: Service, place: string): string => {
    const [one, many] = whoOf[service]
    return `${plural(total, one, many)} in ${place}`
  },
  orders: 'Order of the agents',
  orderNames: (service: Service): Record<AgentOrder, string> => ({
    results: service === 'selling' ? 'Most homes sold' : 'Most homes leased',
    rating: 'Best rated',
    name: 'Name, A to Z',
  }),
  explained: (order: AgentOrder, service: Service, place: string): string =>
    ({
      results: `Those who ${service === 'selling' ? 'sold' : 'leased'} the most homes in ${place} in the last 12 months come first. Nobody can pay for a place in this list.`,
      rating:
        'Those with the best average rating come first; with equal ratings, those with more reviews. Nobody can pay for a place in this list.',
      name: 'From A to Z, whatever they have sold or been rated.',
    })[order],
  filters: 'Filter agents',
  office: 'Agency',
  anyOffice: 'Any agency',
  officeWithCount: (name: string, count: number): string => `${name} (${numberText(count)})`,
  rating: 'Rating',
  anyRating: 'Any rating',
  leastRating: (stars: number): string => `${stars} stars or more`,
  recent: (service: Service): string =>
    service === 'selling' ? '5 or more homes sold in 12 months' : '5 or more homes leased in 12 months',
  videos: 'Has videos',
  show: 'Show agents',
  clear: 'Clear filters',
  nothing: (place: string): string => `We found no agents in ${place}.`,
  nothingFits: 'No agent fits all of these filters.',
  inRegion: (region: string): string => `See agents in ${region}`,
  pages: 'Pages of agents',
  missingPlace: 'We couldn’t find that place',
  figures:
    'Figures come from listings on Homely that were sold or leased in the last 12 months. With fewer than 5 sales we show no median.',
  otherPages: 'More about this place',
  agenciesIn: (place: string): string => `Agencies in ${place}`,
  placePage: (place: string): string => `${place} prices and schools`,
} as const
