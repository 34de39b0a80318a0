import { createActorContext } from '@xstate/react'
import { type ReactNode, type RefObject, useMemo } from 'react'
import { sideMenuMachine } from '#machines/side-menu/side-menu.machine.ts'
import { sideMenuOpenClass } from '#src/design/themes/global.css.ts'

const SideMenuContext = createActorContext(sideMenuMachine)

type Props = { menuButton: RefObject<HTMLButtonElement | null>; children: ReactNode }

/** Runs the side menu's machine for the views below it; `menuButton` gets the focus back. */
export function SideMenuProvider({ menuButton, children }: Props) {
  const logic = useMemo(
    () =>
      sideMenuMachine.provide({
        actions: {
          holdPageStill: () => document.body.classList.add(sideMenuOpenClass),
          letPageScroll: () => document.body.classList.remove(sideMenuOpenClass),
          giveFocusBack: () => menuButton.current?.focus(),
        },
      }),
    [menuButton],
  )
  return <SideMenuContext.Provider logic={logic}>{children}</SideMenuContext.Provider>
}

export const useIsSideMenuOpen = (): boolean => SideMenuContext.useSelector((snapshot) => snapshot.hasTag('open'))

/** What a view may tell the side menu; the same object for its whole life. */
export function useSideMenuCommands() {
  const actor = SideMenuContext.useActorRef()
  return useMemo(
    () => ({
      open: () => actor.send({ type: 'menu.opened' }),
      dismiss: () => actor.send({ type: 'menu.dismissed' }),
      followLink: () => actor.send({ type: 'link.followed' }),
      widenScreen: () => actor.send({ type: 'screen.widened' }),
    }),
    [actor],
  )
}
