import { useEffect, useState } from 'react'
import type { DeferredCode } from '#src/api/code/deferred-code.ts'

/**
 * The module of code that comes on intent, else null. A new intent, or the connection when it returns, asks
 * again for what failed; `onMissing` gets a way to do the same.
 */
export function useCodeOnIntent<Module>(
  code: DeferredCode<Module>,
  intent: unknown,
  onMissing?: (retry: () => void) => void,
): Module | null {
  const [, setModule] = useState<Module>()
  useEffect(() => {
    if (!intent || code.loaded()) return
    let isOver = false
    const ask = () => follow(code.load())
    function follow(loading: Promise<Module>) {
      loading.then(
        (module) => isOver || setModule(() => module),
        () => {
          if (isOver) return
          addEventListener('online', ask, { once: true })
          onMissing?.(() => follow(code.loadAgain()))
        },
      )
    }
    ask()
    return () => {
      isOver = true
      removeEventListener('online', ask)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- who is told may change with every render, the intent does not
  }, [code, intent])
  return intent ? code.loaded() : null
}
