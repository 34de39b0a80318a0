import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { SearchParameters } from '#domain/search/search-parameters.ts'

type Props = { parameters: SearchParameters }

/**
 * A part that few pages show and whose code comes with it. Loaded beforehand, as the server does, it renders at once; in
 * the browser what the server sent stays until the code is there.
 */
export function partOfPage<Module extends { default: ComponentType<Props> }>(importModule: () => Promise<Module>) {
  let Loaded: ComponentType<Props> | null = null
  const load = async (): Promise<Module> => {
    const module = await importModule()
    Loaded = module.default
    return module
  }
  const Lazy = lazy<ComponentType<Props>>(load)

  function Part(props: Props) {
    const [View] = useState(() => Loaded ?? Lazy)
    return (
      <Suspense fallback={null}>
        <View {...props} />
      </Suspense>
    )
  }
  return { load, Part }
}
