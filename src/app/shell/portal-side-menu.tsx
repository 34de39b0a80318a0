import type { ComponentProps } from 'react'
import { SideMenu } from '#src/features/side-menu/side-menu.tsx'
import { memberEntries, sideMenuEntries } from './navigation.ts'

type Props = Omit<ComponentProps<typeof SideMenu>, 'entries' | 'furtherEntries'>

/** The side menu with the portal's entries, in one file that is loaded when the visitor turns to its button. */
export default function PortalSideMenu(props: Props) {
  return <SideMenu {...props} entries={sideMenuEntries} furtherEntries={memberEntries} />
}
