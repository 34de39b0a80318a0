import { useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Avatar } from '#src/property/avatar/avatar.tsx'
import { useSession } from '#src/property/session/use-session.ts'
import { FeaturePanel, type ReleaseFacts } from './feature-panel.tsx'
import { ProfileMenu } from './profile-menu.tsx'

type Places = { avatar: Element; menu: Element; facts: ReleaseFacts }

/** Fills the corner of the header for whoever is signed in, from now on. */
export function showMember(places: Places): void {
  const outside = document.createElement('div')
  document.body.append(outside)
  createRoot(outside).render(<Corner {...places} />)
}

function Corner({ avatar, menu, facts }: Places) {
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
          onToggleFeatures={() => setAreFeaturesShown(!areFeaturesShown)}
        />,
        menu,
      )}
      {areFeaturesShown && <FeaturePanel onClose={hideFeatures} facts={facts} />}
    </>
  )
}
