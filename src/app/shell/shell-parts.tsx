import type { ComponentType, ReactNode } from 'react'
import type { MenuLink } from '#src/shared/runtime/define-feature.ts'
import { part } from './shell.css.ts'

const ids = { notices: 'shell-notices', headerLinks: 'shell-header-links', footer: 'shell-footer' } as const

type PartName = keyof typeof ids

/**
 * What of the shell is words and links only. The server renders it; the browser leaves it as it stands in the
 * document, so that neither its code nor its words come a second time.
 */
export type ShellParts = Record<PartName, ReactNode>

export type PartProps = { navigation: readonly MenuLink[] }

export type PartViews = Record<PartName, ComponentType<PartProps>>

/** The parts as the server renders them, and as the browser does where no server did. */
export const renderParts = (views: PartViews, navigation: readonly MenuLink[]): ShellParts =>
  partsOf((name) => {
    const View = views[name]
    return (
      <div id={ids[name]} className={part} data-shell-part data-deferred>
        <View navigation={navigation} />
      </div>
    )
  })

/** The parts as they stand in the document. */
export const hydrateParts = (): ShellParts =>
  partsOf((name) => {
    const markup = { __html: document.getElementById(ids[name])?.innerHTML ?? '' }
    // oxlint-disable-next-line react/no-danger -- the markup of our own server, which already stands in the document
    return <div id={ids[name]} className={part} data-shell-part data-deferred dangerouslySetInnerHTML={markup} />
  })

const partsOf = (make: (name: PartName) => ReactNode): ShellParts => ({
  notices: make('notices'),
  headerLinks: make('headerLinks'),
  footer: make('footer'),
})
