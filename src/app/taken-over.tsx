import { useEffect } from 'react'

let tell = () => {}
const taking = new Promise<void>((resolve) => (tell = resolve))

/** Resolves once the first page works: its code holds what the server rendered. */
export const whenTakenOver = (): Promise<void> => taking

/** Stands beside each first page, for React takes a page over in pieces of which the root is not the last. */
export function TakenOver() {
  useEffect(() => tell(), [])
  return null
}
