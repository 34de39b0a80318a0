import type { mailsOfTexts } from './mails-of-texts.ts'
import type { PrivateView } from './private-views.tsx'

/** Where attacks go through what is made of a text: a column whose rows public pages show, a mail, or a view of a private page. */
type Covered = { column: string } | { mail: keyof typeof mailsOfTexts } | { view: PrivateView }
type Excused = { excused: string }

const stored = (column: string): Covered => ({ column })
const told = (mail: keyof typeof mailsOfTexts): Covered => ({ mail })
const seen = (view: PrivateView): Covered => ({ view })

const named: Excused = { excused: 'It names something that is there, and is not stored' }
const key: Excused = { excused: 'A key that is never shown' }
const secret: Excused = { excused: 'A password, token or code that is never shown' }
const webAddress: Excused = { excused: 'A web address that is refused without http or https' }
const emailAddress: Excused = { excused: 'An email address that is refused with signs of markup' }

const each = <Row>(row: Row, ...names: string[]): Record<string, Row> =>
  Object.fromEntries(names.map((name) => [name, row]))
const listingText: Excused = {
  excused: 'Its office reads it as text; published, it is a text of a listing as those of feeds are',
}
const staffReason: Excused = { excused: 'A paragraph that staff alone read, as text' }
const officeText: Excused = { excused: 'What staff alone state of an agency, shown as text' }
const typedFigure: Excused = {
  excused: 'A figure, a day or a time that its office reads as text; another is not published',
}

/** Every text that the contract takes from people; `free-texts.test.ts` holds it to the contract. */
export const freeTexts: Readonly<Record<string, Covered | Excused>> = {
  ...each(stored('post.title'), 'AgentReviewInput.title', 'AskQuestionInput.title', 'LocationReviewFields.title'),
  ...each(stored('post.title'), 'ModeratePostInput.title', 'UpdatePostInput.title', 'askQuestion.title'),
  'importAgentReviews.reviews.title': stored('post.title'),
  ...each(
    stored('post.content'),
    'AgentReviewInput.content',
    'AskQuestionInput.content',
    'LocationReviewFields.content',
  ),
  ...each(stored('post.content'), 'ModeratePostInput.content', 'ReplyInput.content', 'UpdatePostInput.content'),
  ...each(stored('post.content'), 'answerQuestion.content', 'askQuestion.content', 'commentOnAnswer.content'),
  ...each(stored('post.content'), 'importAgentReviews.reviews.content', 'saveComment.content'),
  ...each(stored('location_review.pros'), 'LocationReviewFields.pros', 'ModeratePostInput.pros'),
  ...each(stored('location_review.cons'), 'LocationReviewFields.cons', 'ModeratePostInput.cons'),
  'ReviewPhotoInput.caption': stored('review_photo.caption'),
  'ReviewPhotoInput.identifier': named,
  'AgentReviewInput.evidence': seen('the case of a post'),
  'answerAgentReview.content': stored('agent_review.answer'),
  ...each(stored('post.author_name'), 'WriteRequestedReviewInput.name', 'importAgentReviews.reviews.reviewerName'),
  ...each(stored('agent_review.import_source'), 'importAgentReviews.source'),
  ...each(stored('agent_review.typed_address'), 'AgentReviewInput.propertyAddress'),
  ...each(told('a request for a review'), 'RequestReviewInput.clientName', 'RequestReviewInput.propertyAddress'),
  ...each(told('a request for a review'), 'requestVendorReview.clientName', 'requestVendorReview.propertyAddress'),
  'ModeratePostInput.reason': seen('a decision for its author'),
  'appealDecision.text': seen('the case of a post'),
  ...each(told('closed writing'), 'closeWriting.reason', 'openWriting.reason'),
  ...each(staffReason, 'ChangeClaimsInput.reason', 'EndMemberSessionsInput.reason', 'SetAccountClosedInput.reason'),
  'StartStaffBatchInput.reason': staffReason,
  ...each(staffReason, 'GenerateListingVideoInput.reason', 'ShowListingVideoInput.reason'),
  'ActOnPremierInput.reason': staffReason,
  'ActOnPremierInput.username': named,
  ...each(named, 'ClaimsOfAreaInput.area', 'ClaimsOfAreaInput.claims', 'StaffMemberFilter.text'),
  'StartStaffBatchInput.idempotencyKey': key,

  ...each(stored('member.name'), 'signUp.name', 'socialSignIn.fullName', 'updateSettings.name'),
  'updateSettings.displayDescription': stored('member.display_description'),
  'updateSettings.communications.details': { excused: 'A telephone number or an address, refused otherwise' },

  'AgentSettingsInput.bio': stored('agent.bio'),
  'AgentSettingsInput.areasOfExpertise': stored('agent.areas_of_expertise'),
  ...each(stored('agent.awards'), 'AgentAwardInput.title', 'AgentAwardInput.awardedBy'),
  'AgentVideoInput.title': stored('agent.videos'),
  ...each(webAddress, 'AgentSettingsInput.website', 'AgentVideoInput.url', 'SocialLinkInput.url'),
  'setAgentVideoVisibility.url': named,
  'ClaimAgentInput.licenceNumber': seen('a licence to check'),
  'decideAgentClaim.reason': told('a refused claim'),
  ...each(seen('a past sale to check'), 'addAgentTransaction.streetAddress', 'updateAgentTransaction.streetAddress'),
  ...each(seen('a past sale to check'), 'addAgentTransaction.proofReference', 'updateAgentTransaction.proofReference'),
  'createFeedKey.name': { excused: 'A name that its office alone reads, as text' },
  'revokeFeedKey.keyId': named,
  'setFeedWebhook.url': { excused: 'A web address that is refused without https' },
  ...each(staffReason, 'CreateAdInput.reason', 'EndAdInput.reason'),
  ...each(
    {
      excused:
        'An ad that staff write, shown as text; its link is a path or an https address, its script of a site that is configured',
    },
    ...['placement', 'advertiser', 'text', 'action', 'href', 'script'].map((field) => `CreateAdInput.${field}`),
  ),
  'ActOnListingInput.reason': { excused: 'A paragraph that staff alone read, as text' },
  ...each(staffReason, 'ActOnOfficeInput.reason', 'ActOnOfficeAgentInput.reason', 'MergeCompanyInput.reason'),
  'SaveOfficeInput.reason': staffReason,
  'SaveOfficeInput.idempotencyKey': key,
  'SaveCompanyInput.reason': staffReason,
  'SaveCompanyInput.idempotencyKey': key,
  ...each(officeText, 'OfficeDetailsInput.name', 'OfficeDetailsInput.address', 'CompanyDetailsInput.name'),
  'OfficeDetailsInput.suburbUri': named,
  'OfficeDetailsInput.phone': { excused: 'A telephone number that is refused with other signs than those of one' },
  'OfficeDetailsInput.email': emailAddress,
  'OfficeDetailsInput.website': webAddress,
  'ActOnDeadLettersInput.reason': { excused: 'A paragraph that staff alone read, as text' },
  'setFeedNote.note': { excused: 'A paragraph that its office and staff alone read, as text' },
  'setFeedNote.uploadId': named,
  'decidePastSale.reason': { excused: 'A paragraph that the agent of the sale alone reads' },

  ...each(listingText, 'ListingDraftContentInput.streetAddress', 'ListingDraftContentInput.title'),
  ...each(listingText, 'ListingDraftContentInput.description', 'ListingDraftContentInput.priceWords'),
  ...each(listingText, 'ListingDraftContentInput.auctionPlace', 'DraftPictureInput.caption'),
  ...each(
    typedFigure,
    ...[
      'bedrooms',
      'bathrooms',
      'carSpaces',
      'landSize',
      'buildingSize',
      'price',
      'priceTo',
      'bond',
      'availableOn',
    ].map((field) => `ListingDraftContentInput.${field}`),
  ),
  ...each(typedFigure, 'ListingDraftContentInput.auctionDay', 'ListingDraftContentInput.auctionTime'),
  ...each(typedFigure, 'DraftInspectionInput.begins', 'DraftInspectionInput.day', 'DraftInspectionInput.ends'),
  'uploadListingDocument.fileName': { excused: 'The name of a file that its office alone reads, as text' },
  ...each(typedFigure, 'ListingDraftStateInput.completedOn', 'ListingDraftStateInput.completedPrice'),
  ...each(named, 'ListingDraftContentInput.suburbUri', 'ListingDraftContentInput.agentUsernames'),
  ...each(named, 'ListingDraftContentInput.statement', 'DraftPictureInput.identifier', 'SaveListingDraftInput.id'),
  ...each(named, 'ListingDraftStateInput.id', 'deleteListingDraft.id', 'publishListingDraft.id'),

  ...each(stored('collection.name'), 'AddCollectionInput.name', 'EditCollectionInput.name'),
  'CollectionReactionInput.comment': stored('collection_reaction.comment'),
  'ListingNoteInput.note': stored('listing_note.note'),
  ...each(told('a mail of cards'), 'AddAlertInput.name', 'UpdateAlertInput.name'),

  ...each(seen('an enquiry'), 'createAgentEnquiry.name', 'createDevelopmentEnquiry.name', 'createListingEnquiry.name'),
  ...each(seen('an enquiry'), 'createSellerEnquiry.name', 'createAgentEnquiry.message', 'createListingEnquiry.message'),
  ...each(seen('an enquiry'), 'createDevelopmentEnquiry.message', 'createSellerEnquiry.message'),
  'createSellerEnquiry.streetAddress': told('an enquiry'),
  'EnquiryReplyInput.message': told('the reply to an enquiry'),
  ...each(
    { excused: 'Nobody sees the field; a machine that fills it in is refused' },
    ...['Agent', 'Development', 'Listing', 'Seller'].map((kind) => `create${kind}Enquiry.website`),
  ),

  ...each(key, 'AddAlertInput.idempotencyKey', 'AddCollectionInput.idempotencyKey', 'AskQuestionInput.idempotencyKey'),
  ...each(key, 'EnquiryReplyInput.idempotencyKey', 'ReplyInput.idempotencyKey', 'RequestReviewInput.idempotencyKey'),
  ...each(key, 'WriteAgentReviewInput.idempotencyKey', 'WriteLocationReviewInput.idempotencyKey'),
  ...each(key, 'requestVendorReview.idempotencyKey', 'importAgentReviews.reviews.identifier'),
  ...each(
    emailAddress,
    'CollectionInviteInput.emails',
    'RequestReviewInput.clientEmail',
    'requestVendorReview.clientEmail',
  ),
  'socialSignIn.email': emailAddress,
  ...each(secret, 'signIn.password', 'signUp.password', 'deleteUser.password', 'resetPassword.password'),
  ...each(secret, 'signIn.code', 'confirmSecondFactor.code', 'removeSecondFactor.code', 'renewRecoveryCodes.code'),
  ...each(secret, 'removeSecondFactor.currentPassword', 'renewRecoveryCodes.currentPassword'),
  ...each(secret, 'changePassword.currentPassword', 'changePassword.newPassword', 'updateSettings.currentPassword'),
  ...each(secret, 'undoEmailChange.password', 'undoEmailChange.token', 'confirmEmail.token', 'resetPassword.token'),
  ...each(secret, 'answerAgentClaim.token', 'readUnsubscription.token', 'unsubscribeFromAlerts.token'),
  ...each(secret, 'ConfirmInviteInput.uniqueIdentifier', 'WriteRequestedReviewInput.uniqueIdentifier'),
  ...each(secret, 'socialSignIn.authCode', 'socialSignIn.authError', 'socialSignIn.providerName'),
  ...each(secret, 'savePushSubscription.endpoint', 'deletePushSubscription.endpoint'),
  'createShortLink.url': { excused: 'Only an address of the portal is shortened' },

  ...each(named, 'AddAlertInput.id', 'UpdateAlertInput.id', 'deleteAlert.alertId', 'undoDeleteAlert.alertId'),
  ...each(named, 'deleteAlertNewListing.alertId', 'AlertFilterInput.locations', 'AlertFilterInput.officeUri'),
  ...each(named, 'AlertFilterInput.drawnArea', 'AgentSettingsInput.servicedLocationUris', 'decideAgentClaim.claimId'),
  ...each(named, 'AskQuestionInput.locationUniqueUri', 'WriteLocationReviewInput.locationUniqueUri'),
  ...each(named, 'followLocation.locationUniqueUri', 'WriteAgentReviewInput.username', 'setOfficePrincipal.username'),
  ...each(named, 'setAgentVideoVisibility.username', 'updateAgentSettings.username', 'ModeratePostInput.revision'),
  ...each(named, 'UpdatePostInput.revision', 'UpdateLocationReviewInput.revision', 'updateAgentReview.revision'),
  ...each(named, 'InspectionPlanInput.collectionId', 'acceptCollectionInvitation.collectionId'),
  ...each(named, 'declineCollectionInvitation.collectionId', 'addCollectionInvite.collectionId'),
  ...each(named, 'deleteCollection.collectionId', 'undoDeleteCollection.collectionId', 'updateCollection.collectionId'),
  ...each(named, 'deleteCollectionInvite.collectionId', 'nameInCollection.collectionId', 'addCollections.username'),
  ...each(named, 'removeCollectionCollaborator.collectionId', 'updateCollectionTelling.collectionId'),
  ...each(named, 'saveCollectionReaction.collectionId', 'updateListingInCollections.addToCollectionIds'),
  ...each(named, 'updateListingInCollections.removeFromCollectionIds', 'updateListingInCollections.username'),
  ...each(named, 'answerAgentReview.reviewId', 'markAgentReviewHelpful.reviewId', 'reportAgentReview.reviewId'),
  ...each(named, 'updateAgentReview.reviewId', 'withdrawAgentReview.reviewId', 'withdrawReviewRequest.requestId'),
  ...each(named, 'archiveEnquiry.reference', 'markEnquiryRead.reference', 'replyToEnquiry.reference'),
  ...each(named, 'addAgentTransaction.suburbUri', 'updateAgentTransaction.suburbUri'),
  ...Object.fromEntries(
    ['ListingsByBoundary', 'ListingsByLocation', 'MapByBoundary', 'MapByLocation'].flatMap((search) =>
      ['drawnShape.wellKnownText', 'officeUri', 'searchLocations.uri'].map((name) => [
        `search${search}.locationSearchContext.${name}`,
        named,
      ]),
    ),
  ),
}

/** The columns in which they are stored. */
export const storedColumns: readonly string[] = [
  ...new Set(Object.values(freeTexts).flatMap((row) => ('column' in row ? [row.column] : []))),
]
