import { Text } from '#src/design/text/text.tsx'
import { now } from '#src/shared/runtime/later-code.ts'
import { viewOf } from '#src/shared/runtime/view-of.tsx'
import { multiloaderCopy } from './multiloader.copy.ts'

/** What is for agencies and staff comes once it is known that one is there. */
export const multiloader = now(() => import('./multiloader.tsx'))
export const Multiloader = viewOf(
  multiloader,
  (module) => module.Multiloader,
  <Text role="status">{multiloaderCopy.loading}</Text>,
)
