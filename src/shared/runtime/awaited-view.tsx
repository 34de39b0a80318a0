import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'
import { isFirstPageHydrated } from './first-page.ts'

type Children<Module> = { children: (module: Module) => ReactNode }

/**
 * Shows what is made of a module; the children call no hook. `isServed`: whether the server may have rendered it, which is told by what
 * stands around its Suspense boundary, for React hydrates what is within later; else all of the first page is.
 */
export type AwaitedView<Module> = ComponentType<Children<Module> & { isServed?: boolean }>

/**
 * What is made of a module whose code must be there to show it, within a Suspense boundary. What the server rendered stays until
 * the code comes; what is opened in the browser without it fails.
 */
export function awaitedView<Module>(code: DeferredCode<Module>): AwaitedView<Module> {
  const lazyView = (load: () => Promise<Module>): AwaitedView<Module> =>
    lazy(async () => {
      const module = await load()
      return { default: ({ children }: Children<Module>) => children(module) }
    })
  const Rendered = lazyView(code.eventually)
  let Opened = lazyView(loadOpened)
  function loadOpened() {
    const loading = code.load()
    // React keeps a failure for as long as the component lives; the next attempt is another one.
    loading.catch(() => (Opened = lazyView(loadOpened)))
    return loading
  }

  return function Awaited({ children, isServed = !isFirstPageHydrated() }) {
    const [wasThere] = useState(() => code.loaded() !== null)
    const [Lazy] = useState(() => (isServed ? Rendered : Opened))
    const module = code.loaded()
    return wasThere && module !== null ? children(module) : <Lazy>{children}</Lazy>
  }
}
