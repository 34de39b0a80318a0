/** Listing tracking event types (docs/product.md, section 12.7). */
export const listingTrackingEvents = {
  DetailView: 1,
  GalleryFullScreenView: 8,
  EmailEnquiry: 9,
  AgentProfileClick: 10,
  AuctionSave: 11,
  InspectionSave: 12,
  AddToCollection: 13,
  Print: 16,
  PhotoView: 17,
  FloorPlanView: 18,
  VideoView: 19,
  MapInteraction: 21,
  StreetViewInteraction: 22,
  PhoneEnquiry: 25,
  StatementOfInfo: 26,
  CardView: 27,
  SimilarPropsCardView: 28,
  VirtualTourView: 29,
  SmsEnquiry: 31,
  SnugClick: 32,
  SharedListing: 33,
  DescReadMoreClick: 34,
  CopyAddress: 35,
  Rating: 36,
  Comment: 37,
  ExternalLinkClick: 42,
} as const

export type ListingTrackingEvent = keyof typeof listingTrackingEvents

/** Agent tracking event codes (docs/product.md, section 12.7). */
export const agentTrackingEvents = {
  AgentPhotoView: 17,
  OfficeLogoView: 18,
  EmailEnquiry: 19,
  CallEnquiry: 20,
  Follow: 21,
  Review: 22,
} as const
