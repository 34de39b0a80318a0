import { MOCK_OFFICE_TOKEN } from '#mocks/world/agent-claims.ts'
import type { Claim } from './authorisation-portal.ts'
import type { MemberRow } from './authorisation-rows.ts'
import { performanceRows } from './performance-rows.ts'

const claim: Claim = ['agents_permission', 'CanChangeAnyAgentsSetting']
const videos: Claim = ['agents_permission', 'CanToggleVideoVisibility']

const change =
  'mutation { updateAgentSettings(username: "imogen-achterberg", input: { bio: "Mine.", website: "", awards: [], socialLinks: [], videos: [], servicedLocationUris: [], areasOfExpertise: [], baseVersion: 0 }) { settings { bio } } }'
const appoint =
  'mutation { setOfficePrincipal(username: "imogen-achterberg", isPrincipal: true) { settings { isPrincipal } } }'
const hide =
  'mutation { setAgentVideoVisibility(username: "imogen-achterberg", url: "https://video.example/imogen", isVisible: false) { settings { version } } }'

/** Claims of profiles, what they show, and how homes do: Lena and Omar wait, Agnes manages Imogen's. */
export const agentPageRows: readonly MemberRow[] = [
  // ------------------------------------------------------------------------------ nobody Lena Omar Agnes Alan with without
  {
    field: 'ownAgentClaims',
    operation: '{ ownAgentClaims { reason } }',
    outcomes: '                                                                       who yes part part part part part',
    secret: 'This licence is of another person.',
  },
  {
    field: 'claimAgent',
    operation:
      'mutation { claimAgent(input: { agentId: 12, proof: licence, licenceNumber: "123", licenceState: NSW }) { claim { state } } }',
    outcomes:
      '                                                                       who yes yes CONFLICT CONFLICT yes yes',
  },
  {
    field: 'answerAgentClaim',
    operation: `mutation { answerAgentClaim(token: "${MOCK_OFFICE_TOKEN}", isConfirmed: false) { state } }`,
    outcomes: '                                                                       yes yes yes yes yes yes yes',
  },
  {
    field: 'licenceClaims',
    operation: '{ licenceClaims { results { licenceNumber } } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    secret: '012345L',
    claim,
  },
  {
    field: 'decideAgentClaim',
    operation: 'mutation { decideAgentClaim(claimId: "2", isApproved: true) { state } }',
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'agentSettings',
    operation: '{ agentSettings(username: "imogen-achterberg") { videos { url } } }',
    outcomes: '                                                                       who NO NO yes NO yes yes',
    secret: 'imogen-2023',
    claim,
  },
  {
    field: 'agentSettings',
    about: 'by who may choose videos',
    operation: '{ agentSettings(username: "imogen-achterberg") { videos { url } } }',
    outcomes: '                                                                       who NO NO yes NO yes yes',
    secret: 'imogen-2023',
    claim: videos,
  },
  {
    field: 'updateAgentSettings',
    operation: change,
    outcomes: '                                                                       who NO NO yes NO yes NO',
    claim,
  },
  {
    field: 'updateAgentSettings',
    about: 'by who may choose videos',
    operation: change,
    outcomes: '                                                                       who NO NO yes NO NO yes',
    claim: videos,
  },
  {
    field: 'setOfficePrincipal',
    operation: appoint,
    outcomes: '                                                                       who NO NO NO NO yes NO',
    claim,
  },
  {
    field: 'setAgentVideoVisibility',
    operation: hide,
    outcomes: '                                                                       who NO NO yes NO yes yes',
    claim: videos,
  },
  ...performanceRows,
]
