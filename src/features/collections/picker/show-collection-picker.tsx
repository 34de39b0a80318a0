import type { CollectionsRequest } from '#src/shared/member-list/collections/collections-request.ts'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hidePageNotice } from '#src/shared/page/page-notice.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { currentMember, knownSession } from '#src/shared/session/current-member.ts'
import { followSaved } from '../heart/follow-saved.ts'
import { CollectionPicker } from './collection-picker.tsx'
import { pickerActor } from './picker-actor.ts'

const region = document.createElement('div')
let times = 0

/** Opens the picker for a home; without a member it is the window for signing in, for nothing could be chosen. */
export async function showCollectionPicker({ listingId }: CollectionsRequest, context: IslandContext): Promise<void> {
  const opener = document.activeElement
  await knownSession()
  if (currentMember() === null) return void emit('auth.requested', { form: 'signIn', position: 'other' })
  followSaved(context)
  hidePageNotice()
  if (!region.isConnected) document.body.append(region)
  times += 1
  const returnTo = opener instanceof HTMLElement ? opener : null
  showInRegion(region, <CollectionPicker key={times} actor={pickerActor(listingId, context)} returnTo={returnTo} />)
}
