import { type EnquiriesSettings, enquiriesModule } from './modules/enquiries/module.ts'
import { identityModule } from './modules/identity/module.ts'
import type { IdentitySettings } from './modules/identity/portal-identity.ts'
import { imagesModule, type ImagesSettings } from './modules/images/module.ts'
import { listingsModule } from './modules/listings/module.ts'
import { locationOverviewModule } from './modules/location-overview/module.ts'
import { locationsModule } from './modules/locations/module.ts'
import type { PlaceCompletion } from './modules/locations/place-completion.ts'
import { mapModule } from './modules/map/module.ts'
import { membersModule } from './modules/members/module.ts'
import { officesModule } from './modules/offices/module.ts'
import { pagesOfPortal, type PagesSettings } from './modules/pages/module.ts'
import { profilesModule } from './modules/profiles/module.ts'
import { questionsModule } from './modules/questions/module.ts'
import { searchModule, type SearchSettings } from './modules/search/module.ts'
import { seoModule } from './modules/seo/module.ts'
import { trackingModule } from './modules/tracking/module.ts'
import { versionModule } from './modules/version/module.ts'
import { wellKnownModule } from './modules/well-known/module.ts'
import type { PortalModule } from './platform/modules/define-module.ts'
import type { Support } from './platform/http/error-screen.ts'

/** The configuration of single modules. */
export type ModuleSettings = SearchSettings & {
  completion: PlaceCompletion
  support: Support
  /** The public origin of the portal, scheme and host; by default what each request says. */
  publicOrigin?: string
  /** Where street tiles are that were imported; null without a folder of data. */
  mapFolder?: string | null
  enquiries?: EnquiriesSettings
  /** Events that are counted from one network address. */
  trackedEventsPerMinute?: number
  /** Members and their sessions; without it nobody can be signed in. */
  identity?: IdentitySettings
  /** The image service; none when left out. */
  images?: ImagesSettings
  /** The pages; none when left out. */
  pages?: PagesSettings
}

/** The modules of the portal, each after those that it depends on. */
export function portalModules(settings: ModuleSettings): readonly PortalModule[] {
  const { support, publicOrigin, mapFolder = null, enquiries = {}, trackedEventsPerMinute } = settings
  const { identity, images, pages } = settings
  return [
    versionModule,
    membersModule,
    officesModule,
    searchModule(settings),
    locationsModule(settings),
    listingsModule({ publicOrigin }),
    questionsModule,
    locationOverviewModule,
    profilesModule,
    enquiriesModule(enquiries),
    trackingModule({ eventsPerMinute: trackedEventsPerMinute }),
    ...(identity === undefined ? [] : [identityModule(identity)]),
    ...(images === undefined ? [] : [imagesModule(images)]),
    seoModule({ publicOrigin }),
    wellKnownModule({ helpEmail: support.email, publicOrigin }),
    mapModule({ mapFolder }),
    ...(pages === undefined ? [] : [pagesOfPortal(pages)]),
  ]
}
