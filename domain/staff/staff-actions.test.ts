import { expect, it } from 'vitest'
import { staffActionsToRead, thingOfStaffAction } from './staff-actions.ts'

const ofPosts = ['publishPost', 'rejectPost', 'editPost', 'mergePost', 'closeWriting', 'openWriting']
const ofUsers = [
  'changeMemberSettings',
  'changeMemberPicture',
  'removeMemberPicture',
  'endMemberSessions',
  'changeClaims',
  'closeAccount',
  'openAccount',
]
const ofBoosts = ['boostListing', 'endListingBoost']
const ofListingVideos = ['generateListingVideo', 'showListingVideo', 'hideListingVideo']
const ofListings = [
  'saveListingDraft',
  'deleteListingDraft',
  'draftFromListing',
  'publishListing',
  'changeListingState',
  'confirmListing',
  'hideListing',
  'showListing',
  'withdrawListing',
  ...ofBoosts,
  ...ofListingVideos,
  'createOffice',
  'changeOffice',
  'closeOffice',
  'openOffice',
  'mergeOffice',
  'moveAgent',
  'appointPrincipal',
  'dismissPrincipal',
  'createCompany',
  'changeCompany',
  'mergeCompany',
]
const ofPremier = ['startPremier', 'confirmPremierContact', 'completePremier', 'stopPremier']
const ofAgents = [
  'approveAgentClaim',
  'refuseAgentClaim',
  'changeAgentProfile',
  'changeAgentVideo',
  'changePrincipal',
  'addPastSale',
  'changePastSale',
  'acceptPastSale',
  'removePastSale',
  ...ofPremier,
]

it.each([
  ['ugc_permission', 'CanManageAny', ofPosts],
  ['ugc_permission', 'CanViewAny', ofPosts],
  ['agents_permission', 'CanManageAnyAgentReview', ['publishReview', 'rejectReview']],
  ['agents_permission', 'CanChangeAnyAgentsSetting', ofAgents],
  ['agents_permission', 'CanToggleVideoVisibility', ['changeAgentVideo', ...ofListingVideos]],
  [
    'multiloaders_permission',
    'CanStoreAFile',
    ['createFeedKey', 'revokeFeedKey', 'setFeedWebhook', 'removeFeedWebhook', 'sendFeed'],
  ],
  ['multiloaders_permission', 'CanStoreAnError', ['setFeedNote', 'setFolderNote']],
  ['users_permission', 'CanManageAny', ofUsers],
  ['users_permission', 'CanViewAnyMember', ofUsers],
  ['agents_permission', 'CanGenerateVideo', ofListingVideos],
  ['agents_permission', 'CanTriggerPremierAgentWorkflow', ofPremier],
  ['apps_permission', 'CanToggleFeatures', []],
  ['collections_permission', 'CanManageAny', []],
  ['listings_permission', 'CanViewHidden', []],
  ['listings_permission', 'CanBoost', ofBoosts],
  ['listings_permission', 'CanManageAny', [...ofListings, 'retryDeadLetter', 'discardDeadLetter', 'createAd', 'endAd']],
  ['multiloaders_permission', 'CanViewFiles', []],
  ['tracking_permission', 'CanAddListingEvent', []],
])('%s %s reads the actions of its own area', (area, claim, kinds) => {
  expect(staffActionsToRead({ [area]: [claim] })).toEqual(kinds)
})

it('nobody else reads any', () => {
  expect(staffActionsToRead({})).toEqual([])
})

it('an action is about one thing', () => {
  expect(thingOfStaffAction('closeWriting')).toBe('member')
  expect(thingOfStaffAction('acceptPastSale')).toBe('agent')
  expect(thingOfStaffAction('saveListingDraft')).toBe('office')
  expect(thingOfStaffAction('publishListing')).toBe('listing')
  expect(thingOfStaffAction('setFolderNote')).toBe('folder')
  expect(thingOfStaffAction('discardDeadLetter')).toBe('deadLetter')
})
