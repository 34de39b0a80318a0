import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'

/**
 * The module of code that must be there for the view to be shown, within a Suspense boundary. What the server rendered
 * stays until the code comes; a page that is opened in the browser without it fails.
 */
export function useCode<Module>(code: DeferredCode<Module>): Module {
  // oxlint-disable-next-line react/rules-of-hooks -- who lacks the code is never committed, and who has it never lacks it again
  return code.loaded() ?? useCodeToCome(code)
}

/**
 * The hook that tells hydration renders its component once more afterwards. With the code there it must not be called: the
 * second render would reach parts below that are not hydrated yet, and React would throw their markup away.
 */
function useCodeToCome<Module>(code: DeferredCode<Module>): Module {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return use(isHydrating ? code.eventually() : code.load())
}

/**
 * The module of code that comes once it is wished for, else null. A new wish, or the connection when it returns, asks
 * again for what failed; `onMissing` gets a way to do the same.
 */
export function useCodeOnIntent<Module>(
  code: DeferredCode<Module>,
  wish: unknown,
  onMissing?: (retry: () => void) => void,
): Module | null {
  const [, setModule] = useState<Module>()
  useEffect(() => {
    if (!wish || code.loaded()) return
    let isOver = false
    const ask = () => {
      code.load().then(
        (module) => isOver || setModule(() => module),
        () => {
          if (isOver) return
          addEventListener('online', ask, { once: true })
          onMissing?.(ask)
        },
      )
    }
    ask()
    return () => {
      isOver = true
      removeEventListener('online', ask)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- who is told may change with every render, the wish does not
  }, [code, wish])
  return wish ? code.loaded() : null
}

const never = () => () => {}
