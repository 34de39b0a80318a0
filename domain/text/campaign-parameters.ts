const campaign =
  /^(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|mc_[ce]id|igshid)$/i

/** The query of an address without what campaigns and social networks add to links; the rest as it is written. */
export function withoutCampaign(search: string): string {
  return search
    .split('&')
    .filter((part) => !campaign.test(part.split('=')[0] ?? ''))
    .join('&')
}
