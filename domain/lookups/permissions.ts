/** The claims of each permission area (docs/product.md, section 10.1). */
export const permissions = {
  agents_permission: [
    'CanGenerateVideo',
    'CanToggleVideoVisibility',
    'CanTriggerPremierAgentWorkflow',
    'CanChangeAnyAgentsSetting',
    'CanManageAnyAgentReview',
  ],
  listings_permission: ['CanViewHidden', 'CanBoost', 'CanManageAny'],
  apps_permission: ['CanToggleFeatures'],
  collections_permission: ['CanManageAny'],
  users_permission: ['CanViewAnyMember', 'CanManageAny'],
  multiloaders_permission: ['CanViewFiles', 'CanStoreAFile', 'CanViewErrors', 'CanStoreAnError'],
  tracking_permission: ['CanAddListingEvent'],
  ugc_permission: ['CanManageAny', 'CanViewAny'],
} as const satisfies Record<string, readonly string[]>

export type PermissionArea = keyof typeof permissions

export type ClaimOf<Area extends PermissionArea> = (typeof permissions)[Area][number]
