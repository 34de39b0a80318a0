const notWhole = 'id must be a whole number.'

/** Addresses about agents, offices and people that are refused: [operation, path, the field at fault, the message]. */
export const badAgentAddresses: readonly (readonly [string, string, string, string])[] = [
  ['findAgents', '/agents?take=101', 'take', 'take must be at most 100.'],
  ['getAgent', '/agent/abc', 'id', notWhole],
  ['getAgentListingStats', '/agent/0/listings/stats', 'id', 'id must be at least 1.'],
  ['findOffices', '/offices?skip=-1', 'skip', 'skip must be at least 0.'],
  ['getOffice', '/v1/offices/1.5', 'id', notWhole],
  [
    'listCompanies',
    '/companies/list?stateId=0',
    'stateId',
    'stateId must be one of ACT, NSW, NT, QLD, SA, TAS, VIC, WA.',
  ],
  ['listOfficesOfCompany', '/company/x/offices/list', 'id', notWhole],
  ['searchAgentsAndLocations', '/search/agentsandlocations', 'q', 'q is missing.'],
  ['searchOfficesAndLocations', '/search/officesandlocations?q=', 'q', 'q must have at least 1 character.'],
  ['getFacebookPages', '/members/facebook-pages?ids=x', 'ids.0', 'ids.0 must be a whole number.'],
  ['getAgentFollowers', '/agent/x/followers', 'id', notWhole],
  ['getAgentFollowing', '/agent/1/following?take=0', 'take', 'take must be at least 1.'],
  ['getAgentActivities', '/agents/activities', 'ids', 'ids is missing.'],
  ['getMember', '/member/lena', 'id', notWhole],
  ['getMemberSettings', '/member/0/settings', 'id', 'id must be at least 1.'],
  ['getFollowingSummary', '/member/x/following/summary', 'id', notWhole],
  ['getAgentReviews', '/agent/x/reviews', 'id', notWhole],
  ['getAgentReview', '/agent/review/x', 'id', notWhole],
  ['getImportedAgentReviews', '/agent/reviews/imported', 'agentId', 'agentId is missing.'],
  ['getMemberReviewSummary', '/member/x/agentreviews/summary', 'id', notWhole],
  ['getVendorReviews', '/reviews/vendor', 'agentUserId', 'agentUserId is missing.'],
  ['getVendorReview', '/reviews/vendor/x', 'id', notWhole],
]
