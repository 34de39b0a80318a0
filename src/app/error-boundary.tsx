import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '#src/features/problem/error-screen.tsx'

type Props = { children: ReactNode; isUnavailable: boolean }

/** Shows the error screen where a page crashed (specification 8), or where its data could not be read. */
export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    return this.state.hasCrashed || this.props.isUnavailable ? <ErrorScreen /> : this.props.children
  }
}
