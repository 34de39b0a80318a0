import { Component, type ReactNode } from 'react'
import { emit } from '#src/shared/runtime/app-events.ts'
import { ErrorScreen } from './error-screen.tsx'
import { Hydrated } from './runtime/hydration.tsx'

type Props = { children: ReactNode; path: string; isUnavailable: boolean }
type State = { hasCrashed: boolean; path: string }

/** Shows the error screen where a page crashed (docs/product.md, section 17.1), or where its data could not be read. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { hasCrashed: false, path: this.props.path }

  /** What went wrong on one page is over with the next. */
  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return state.path === path ? null : { hasCrashed: false, path }
  }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidCatch(error: unknown) {
    emit('page.crashed', error)
  }

  override render() {
    if (!this.state.hasCrashed && !this.props.isUnavailable) return this.props.children
    return (
      <>
        <ErrorScreen />
        <Hydrated extent="shell" />
        <Hydrated extent="page" />
      </>
    )
  }
}
