/** Do Not Track or Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  // Neither is in every browser, so neither is in the types.
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: unknown; globalPrivacyControl?: unknown }
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}
