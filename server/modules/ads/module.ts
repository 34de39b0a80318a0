import { staff } from '#server/modules/staff/staff-services.ts'
import { defineModule } from '#server/platform/modules/define-module.ts'
import { adFrame } from './ad-frame.ts'
import { adMutations, adQueries, adResolvers } from './ad-resolvers.ts'
import { adsName } from './ads-services.ts'
import { adsOver } from './ads.ts'

/** Where scripts of ads may come from: origins. */
export type AdsSettings = { origins?: readonly string[] }

/** Ads in the slots of the portal. */
export const adsModule = ({ origins = [] }: AdsSettings) =>
  defineModule({
    name: adsName,
    dependsOn: [staff],
    services: (parts) => ({ ads: adsOver(parts, origins) }),
    resolvers: { ...adResolvers, Query: adQueries, Mutation: adMutations },
    routes: ({ ads }) => adFrame(ads),
  })
