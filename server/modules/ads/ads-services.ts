import { moduleNamed } from '#server/platform/modules/module-name.ts'
import type { Ads } from './ads.ts'

export type AdsServices = { ads: Ads }

export const adsName = moduleNamed<AdsServices>('ads')
