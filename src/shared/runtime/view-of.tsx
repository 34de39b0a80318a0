import { type ComponentType, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { awaitedView, type AwaitedView } from './awaited-view.tsx'
import { replayEarlyInput } from './early-input.ts'
import { isFirstPageHydrated } from './first-page.ts'
import type { RenderedCode } from './later-code.ts'
import { renderedByServer } from './rendered-code.ts'
import * as styles from './view-of.css.ts'

/**
 * A part of a page whose code comes later. The server renders it; in the browser what the server sent stays until the code is there.
 * `fallback` is shown where neither is.
 */
export function viewOf<Module, Props extends object>(
  code: RenderedCode<Module>,
  view: (module: Module) => ComponentType<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  renderedByServer(code)
  const Awaited = awaitedView(code)
  const Place = code.when === 'onIdle' ? Region : InPage
  // `memo`: a part that renders again before its code is there loses what the server rendered of it.
  return memo((props: Props) => (
    <Place Awaited={Awaited} fallback={fallback}>
      {(module) => {
        const View = view(module)
        return <View {...props} />
      }}
    </Place>
  ))
}

type PlaceProps<Module> = {
  Awaited: AwaitedView<Module>
  fallback?: ReactNode
  children: (module: Module) => ReactNode
}

function InPage<Module>({ Awaited, fallback, children }: PlaceProps<Module>) {
  const [isServed] = useState(() => !isFirstPageHydrated())
  return (
    <Suspense fallback={fallback}>
      <Awaited isServed={isServed}>{children}</Awaited>
    </Suspense>
  )
}

/**
 * A part of the document that is hydrated by itself: what was changed or pressed before is replayed then. `name` tells the page
 * itself, where that is hydrated so, from the parts within it.
 */
export function Region<Module>({ Awaited, name, fallback, children }: PlaceProps<Module> & { name?: 'page' }) {
  const [isServed] = useState(() => !isFirstPageHydrated())
  const region = useRef<HTMLDivElement>(null)
  const [replay] = useState(() => () => {
    if (region.current) replayEarlyInput(region.current)
  })
  return (
    <div ref={region} className={styles.region} data-deferred={name ?? true}>
      <Suspense fallback={fallback}>
        <Awaited isServed={isServed}>
          {(module) => (
            <>
              {children(module)}
              <AfterHydration run={replay} />
            </>
          )}
        </Awaited>
      </Suspense>
    </div>
  )
}

/** Stands behind the view in its tree, so that its effect runs after those of the view. */
function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
