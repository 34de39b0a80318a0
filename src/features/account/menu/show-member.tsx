import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Avatar } from '#src/shared/agents/avatar.tsx'
import { showInRegion } from '#src/shared/runtime/island-views.tsx'
import { useSession } from '#src/shared/session/use-session.ts'
import { FeaturePanel, type ReleaseFacts } from './feature-panel.tsx'
import { ProfileMenu } from './profile-menu.tsx'

type Places = { avatar: Element; menu: Element; facts: ReleaseFacts; hasPage: (path: string) => boolean }

/** Fills the corner of the header for whoever is signed in, from now on. */
export function showMember(places: Places): void {
  const outside = document.createElement('div')
  document.body.append(outside)
  showInRegion(outside, <Corner {...places} />)
}

function Corner({ avatar, menu, facts, hasPage }: Places) {
  const session = useSession()
  const [areFeaturesShown, setAreFeaturesShown] = useState(false)
  if (session.status !== 'member') return null
  const { member } = session
  const hideFeatures = () => {
    setAreFeaturesShown(false)
    // Where the way to the panel was.
    menu.closest('details')?.querySelector('summary')?.focus()
  }
  return (
    <>
      {createPortal(<Avatar user={member} />, avatar)}
      {createPortal(
        <ProfileMenu
          member={member}
          areFeaturesShown={areFeaturesShown}
          hasPage={hasPage}
          onToggleFeatures={() => setAreFeaturesShown(!areFeaturesShown)}
        />,
        menu,
      )}
      {areFeaturesShown && <FeaturePanel onClose={hideFeatures} facts={facts} />}
    </>
  )
}
