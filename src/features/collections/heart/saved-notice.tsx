import { Button } from '#src/design/button/button.tsx'
import { Link } from '#src/design/link/link.tsx'
import type { IslandContext } from '#src/shared/runtime/define-feature.ts'
import { hidePageNotice, showPageNotice } from '#src/shared/page/page-notice.tsx'
import { emit } from '#src/shared/runtime/app-events.ts'
import { addToOutbox } from '#src/shared/outbox/outbox-actor.ts'
import { heartCopy as copy } from './heart.copy.ts'

type Saved = { listingId: number; collectionId: string; name: string }
type Surroundings = Pick<IslandContext, 'execute'>

/** Says where a home was saved, with the ways to take that back and to choose other collections. */
export const showSavedNotice = (saved: Saved, surroundings: Surroundings): void =>
  showPageNotice({
    tone: 'success',
    children: (
      <>
        {copy.saved(saved.name)}
        <Button size="small" variant="secondary" onClick={() => takeBack(saved, surroundings)}>
          {copy.undo}
        </Button>
        <ChooseCollections listingId={saved.listingId} />
      </>
    ),
  })

function takeBack({ listingId, collectionId, name }: Saved, surroundings: Surroundings): void {
  addToOutbox({ kind: 'remove', listingId, collectionId }, surroundings)
  showPageNotice({ tone: 'information', children: copy.removed(name) })
}

function ChooseCollections({ listingId }: { listingId: number }) {
  const choose = () => {
    hidePageNotice()
    emit('collections.requested', { listingId })
  }
  return (
    <Button size="small" variant="quiet" onPointerEnter={intend} onFocus={intend} onClick={choose}>
      {copy.chooseCollections}
    </Button>
  )
}

const intend = () => void emit('event.intended', 'collections.requested')

/** Says why a home was not saved or removed, in the portal's words. */
export const showRefusalNotice = (text: string, listingId: number): void =>
  showPageNotice({
    tone: 'danger',
    children: (
      <>
        {text}
        <ChooseCollections listingId={listingId} />
      </>
    ),
  })

/** Says that a home waits on this device, and for what. */
export const showWaitingNotice = (text: string, form?: 'signIn' | 'signUp', undo?: () => void): void =>
  showPageNotice({
    tone: 'information',
    children: (
      <>
        {text}
        {form && (
          <Button size="small" onClick={() => emit('auth.requested', { form, position: 'other' })}>
            {form === 'signIn' ? copy.logIn : copy.signUp}
          </Button>
        )}
        {undo && (
          <Button size="small" variant="secondary" onClick={undo}>
            {copy.undo}
          </Button>
        )}
        <Link href="/collections" isStandalone onClick={hidePageNotice}>
          {copy.collections}
        </Link>
      </>
    ),
  })
