import { useEffect, useState } from 'react'

/** Milliseconds without another change after which what depends on a draft is read. */
const SETTLED_AFTER = 250

/** A value once it has not changed for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (settled === value) return
    const timer = setTimeout(() => setSettled(value), SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [settled, value])
  return settled
}
