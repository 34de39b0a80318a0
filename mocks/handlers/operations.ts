import type { MockPortal } from '../portal.ts'
import { accountOperations } from './accounts.ts'
import { activityOperations } from './activities.ts'
import { agentOperations } from './agents.ts'
import { alertOperations } from './alerts.ts'
import { collectionOperations } from './collection-export.ts'
import { enquiryOperations } from './enquiries.ts'
import { pushOperations, sessionOperations } from './identity.ts'
import { listingDraftFileOperations } from './listing-draft-files.ts'
import { listingOperations } from './listings.ts'
import { locationFollowOperations } from './location-follows.ts'
import { locationOperations } from './locations.ts'
import { transactionOperations } from './past-sales.ts'
import { peopleOperations } from './people.ts'
import { locationReviewOperations } from './location-reviews.ts'
import { postOperations } from './post-operations.ts'
import { questionOperations } from './questions.ts'
import { reviewPhotoOperations } from './review-photos.ts'
import type { RestOperations } from './rest/rest.ts'
import { reviewOperations } from './reviews.ts'
import { secondFactorOperations } from './second-factors.ts'
import { trackingOperations } from './tracking.ts'

/** Every operation of both contracts of REST. */
export const operationsOf = (portal: MockPortal): RestOperations => ({
  ...accountOperations(portal),
  ...activityOperations(portal),
  ...agentOperations(portal),
  ...alertOperations(portal),
  ...collectionOperations(portal),
  ...enquiryOperations(portal),
  ...listingDraftFileOperations(portal),
  ...listingOperations(portal),
  ...locationFollowOperations(portal),
  ...locationOperations(portal),
  ...peopleOperations(portal),
  ...pushOperations(),
  ...postOperations(portal),
  ...questionOperations(portal),
  ...locationReviewOperations(portal),
  ...reviewPhotoOperations(portal),
  ...reviewOperations(portal),
  ...secondFactorOperations(portal),
  ...sessionOperations(portal),
  ...trackingOperations(portal),
  ...transactionOperations(portal),
})
