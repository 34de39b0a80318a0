import { useEffect, useState } from 'react'
import type { LaterCode } from './later-code.ts'
import { runWhenIdle } from './run-when.ts'
import { useCodeOnIntent } from './use-code-on-intent.ts'

/** The module of code that only the browser shows; null until it has come. */
export function useCodeOnIdle<Module>(code: LaterCode<Module, 'onIdle'>): Module | null {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => runWhenIdle(() => setIsIdle(true)), [])
  return useCodeOnIntent(code, isIdle)
}
