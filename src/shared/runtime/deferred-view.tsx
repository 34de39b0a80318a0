import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import { AwaitCode } from './await-code.tsx'
import { hydratedAfter, untilIdle } from './hydrated-after.ts'
import { RenderedRegion } from './rendered-region.tsx'
import { runWhen } from './run-when.ts'
import { useCodeOnIntent } from './use-code-on-intent.ts'

type Options<Module, Props> = {
  /**
   * `load`: with the page that shows it. `idle`: the server renders it, and the browser hydrates it once it has nothing better
   * to do; its links, pictures and `data-action` buttons answer before, and the page imports its styles. `visible`: only in the
   * browser, once its place is near the screen.
   */
  when: 'load' | 'idle' | 'visible'
  /** With `load`: the server renders it, and the browser hydrates it after this; the page imports the styles of its files. */
  hydratesAfter?: () => Promise<unknown>
  view: (module: Module) => ComponentType<Props>
  /** Shown where neither the code nor markup of the server is there. */
  fallback?: ReactNode
}

export type DeferredView<Module, Props> = Pick<DeferredCode<Module>, 'load'> & { View: ComponentType<Props> }

/**
 * A part of a page whose code is not part of the page's own. Loaded beforehand, as the server does, it renders at once; in the
 * browser what the server sent stays until the code is there.
 */
export function deferredView<Module extends object, Props extends object>(
  importModule: () => Promise<Module>,
  { when, hydratesAfter, view, fallback = null }: Options<Module, Props>,
): DeferredView<Module, Props> {
  const code = deferredCode(importModule)
  const pause = hydratesAfter ?? (when === 'idle' ? untilIdle : null)
  const hydratedCode = pause === null ? code : hydratedAfter(pause, code)

  function shown(module: Module, props: Props) {
    const View = view(module)
    return <View {...props} />
  }

  function OnLoad(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <AwaitCode code={hydratedCode}>{(module) => shown(module, props)}</AwaitCode>
      </Suspense>
    )
  }

  function Rendered(props: Props) {
    return (
      <RenderedRegion code={hydratedCode} fallback={fallback}>
        {(module) => shown(module, props)}
      </RenderedRegion>
    )
  }

  function OnVisible(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setIsNear] = useState(false)
    useEffect(() => (place.current ? runWhen('visible', () => setIsNear(true), place.current) : undefined), [])
    const module = useCodeOnIntent(code, isNear)
    return <div ref={place}>{module && shown(module, props)}</div>
  }

  const Immediate = when === 'visible' ? OnVisible : OnLoad
  // `memo`: a part that renders again before its code is there loses what the server rendered of it.
  return { load: code.load, View: memo(pause === null ? Immediate : Rendered) }
}
