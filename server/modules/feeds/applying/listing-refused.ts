/** A listing that cannot be taken; all of it is undone. The message is for its agency. */
export class ListingRefused extends Error {
  override name = 'ListingRefused'
}
