import { startTransition, useEffect, useState } from 'react'

/** Homes that are rendered at once beyond those of the first page. */
const CHUNK = 3

/** The beginning of a list, which grows by a few with each frame until it is whole: no step keeps the page from answering. */
export function useGrowingList<Item>(list: readonly Item[], first: number): readonly Item[] {
  const [count, setCount] = useState(first)
  const isWhole = count >= list.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + CHUNK)))
    return () => cancelAnimationFrame(frame)
  }, [count, isWhole])
  return isWhole ? list : list.slice(0, count)
}
