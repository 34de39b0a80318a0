import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

type Props = { parameters: SearchParameters }

let Loaded: ComponentType<Props> | null = null

/** Loads what an empty result shows; loaded beforehand, as on the server, it renders at once. */
export async function loadEmptyResult() {
  const [view, relaxations] = await Promise.all([import('./empty-result.tsx'), import('./relaxations.ts')])
  Loaded = view.default
  return { default: view.default, relaxationsQuery: relaxations.relaxationsQuery }
}

const Lazy = lazy(loadEmptyResult)

export function EmptyResult(props: Props) {
  const [View] = useState(() => Loaded ?? Lazy)
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}
