import { createRecordTracking } from '../record-tracking/record-tracking.ts'

/**
 * What a visitor does with agents; it lives as listingTracking does, beside it, with a storage and posts of its own.
 */
export const agentTrackingMachine = createRecordTracking('agentTracking')
