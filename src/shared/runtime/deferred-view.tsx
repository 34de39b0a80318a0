import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { type DeferredCode, deferredCode } from '#src/api/code/deferred-code.ts'
import { AwaitCode } from './await-code.tsx'
import * as styles from './deferred-view.css.ts'
import { replayEarlyPress } from './event-replay.ts'
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
  const code = deferredCode(async () => {
    const module = await importModule()
    return { module, View: view(module) }
  })
  const pause = hydratesAfter ?? (when === 'idle' ? idle : null)
  const hydratedCode = pause === null ? code : hydratedAfter(pause, code)

  function Loaded({ props, onHydrated }: { props: Props; onHydrated?: () => void }) {
    return (
      <AwaitCode code={hydratedCode}>
        {({ View }) => (
          <>
            <View {...props} />
            {onHydrated && <AfterHydration run={onHydrated} />}
          </>
        )}
      </AwaitCode>
    )
  }

  function OnLoad(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Loaded props={props} />
      </Suspense>
    )
  }

  function Rendered(props: Props) {
    const region = useRef<HTMLDivElement>(null)
    const [replay] = useState(() => () => {
      if (region.current) replayEarlyPress(region.current)
    })
    return (
      <div ref={region} className={styles.region} data-deferred>
        <Suspense fallback={fallback}>
          <Loaded props={props} onHydrated={replay} />
        </Suspense>
      </div>
    )
  }

  function OnVisible(props: Props) {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setIsNear] = useState(false)
    useEffect(() => (place.current ? runWhen('visible', () => setIsNear(true), place.current) : undefined), [])
    const View = useCodeOnIntent(code, isNear)?.View
    return <div ref={place}>{View && <View {...props} />}</div>
  }

  return {
    load: async () => (await code.load()).module,
    View: pause === null && when !== 'idle' ? { load: OnLoad, visible: OnVisible }[when] : Rendered,
  }
}

/** Stands behind the view in its tree, so that its effect runs after those of the view. */
function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}

const idle = () => new Promise<void>((resolve) => void runWhen('idle', resolve))

/** Asks for the code of what the server rendered only after a pause. */
function hydratedAfter<Module>(pause: () => Promise<unknown>, code: DeferredCode<Module>): DeferredCode<Module> {
  let awaited: Promise<Module> | null = null
  return { ...code, eventually: () => (awaited ??= pause().then(code.eventually)) }
}
