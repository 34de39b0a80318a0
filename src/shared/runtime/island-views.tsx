import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { emit } from './app-events.ts'

const views = new Map<Element, ReactNode>()
let root: Root | null = null

/** Shows a view of an island in its own region of the document, in place of what it showed there before. One root serves all. */
export function showInRegion(region: Element, view: ReactNode): void {
  views.set(region, view)
  root ??= createRoot(document.createElement('div'))
  root.render([...views].map(([place, shown], index) => createPortal(<Island>{shown}</Island>, place, String(index))))
}

/** An island that crashes takes no other with it. */
class Island extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    emit('page.crashed', error)
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children
  }
}
