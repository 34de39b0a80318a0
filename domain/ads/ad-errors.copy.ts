export const adErrors = {
  notStaff: 'Only staff who manage listings can see and change ads.',
  placement: 'Choose one of the places that the portal has.',
  advertiser: (least: number, most: number) => `Say who advertises, in ${least} to ${most} characters.`,
  text: (least: number, most: number) => `Write the ad in ${least} to ${most} characters.`,
  action: (least: number, most: number) => `Say what the link does, in ${least} to ${most} characters.`,
  href: 'Give the link as a path of the portal, like /new-apartments, or as an https address.',
  script: 'Give the https address of the script.',
  scriptOrigin: 'This portal isn’t set up to show scripts of that site. AD_ORIGINS names those that it is.',
  days: (most: number) => `An ad runs for 1 to ${most} days.`,
  reason: (least: number, most: number) => `Say why, in ${least} to ${most} characters.`,
  taken: 'An ad is running there. End it first.',
  noAd: 'There’s no ad with this number.',
} as const
