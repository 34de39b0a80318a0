import type { Claim } from './authorisation-portal.ts'
import type { MemberRow } from './authorisation-rows.ts'

const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']

/** How homes do; Agnes manages Imogen's profile. */
export const performanceRows: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'hasPerformanceHub',
    operation: '{ hasPerformanceHub }',
    outcomes: '                                                                       yes yes yes yes yes yes yes',
  },
  {
    field: 'performanceHubUrls',
    operation: '{ performanceHubUrls(username: "imogen-achterberg") { hub } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
  {
    field: 'performanceHub',
    operation: '{ performanceHub(username: "imogen-achterberg") { totals { views } } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
  {
    field: 'performanceHub',
    about: 'of the office',
    operation: '{ performanceHub(username: "imogen-achterberg", isOfOffice: true) { totals { views } } }',
    outcomes:
      '                                                                       none none none none none yes none',
    claim,
  },
  {
    field: 'listingPerformance',
    operation: '{ listingPerformance(listingId: 1002) { totals { views } } }',
    outcomes: '                                                                       none none none yes none yes none',
    claim,
  },
]
