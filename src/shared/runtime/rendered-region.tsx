import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'
import { AwaitCode } from './await-code.tsx'
import * as styles from './rendered-region.css.ts'
import { replayEarlyInput } from './early-input.ts'

type Props<Module> = {
  code: DeferredCode<Module>
  /** Tells the page itself, where that is hydrated so, from the parts within it. */
  name?: 'page'
  /** Shown where neither the code nor markup of the server is there. */
  fallback?: ReactNode
  /** Calls no hook, as for AwaitCode. */
  children: (module: Module) => ReactNode
}

/** A region of the document that is hydrated by itself: what the server sent stays until the code is there, and what was changed or pressed before is replayed then. */
export function RenderedRegion<Module>({ code, name, fallback = null, children }: Props<Module>) {
  const region = useRef<HTMLDivElement>(null)
  const [replay] = useState(() => () => {
    if (region.current) replayEarlyInput(region.current)
  })
  return (
    <div ref={region} className={styles.region} data-deferred={name ?? true}>
      <Suspense fallback={fallback}>
        <AwaitCode code={code}>
          {(module) => (
            <>
              {children(module)}
              <AfterHydration run={replay} />
            </>
          )}
        </AwaitCode>
      </Suspense>
    </div>
  )
}

/** Stands behind the view in its tree, so that its effect runs after those of the view. */
function AfterHydration({ run }: { run: () => void }) {
  useEffect(run, [run])
  return null
}
