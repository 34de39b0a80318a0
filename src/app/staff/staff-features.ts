import { connectivity } from '#src/features/connectivity/feature.ts'
import { dropdown } from '#src/features/dropdown/feature.ts'
import { sharing } from '#src/features/sharing/feature.ts'
import { theme } from '#src/features/theme/feature.ts'
import { versionCheck } from '#src/features/version-check/feature.ts'
import type { Feature } from '#src/shared/runtime/define-feature.ts'
import { now } from '#src/shared/runtime/later-code.ts'
import { routing } from '../routing/feature.ts'

/** What of the visitors' portal works on the pages of staff too; of the account its session alone, without its pages. */
export const staffFeatures: readonly Feature[] = [
  routing,
  connectivity,
  dropdown,
  theme,
  { islands: [now(() => import('#src/features/account/account.island.tsx'))] },
  versionCheck,
  sharing,
]
