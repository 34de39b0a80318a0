export type ConnectionLimits = {
  /** Takes a place for a network; answers how to give it back, or null where there is none left. */
  take(network: string): (() => void) | null
}

/** How many connections are open at once, in all and from one network. */
export function connectionLimits({ inAll, perNetwork }: { inAll: number; perNetwork: number }): ConnectionLimits {
  const counts = new Map<string, number>()
  let total = 0
  return {
    take(network) {
      const count = counts.get(network) ?? 0
      if (total >= inAll || count >= perNetwork) return null
      total += 1
      counts.set(network, count + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        total -= 1
        const left = (counts.get(network) ?? 1) - 1
        if (left === 0) counts.delete(network)
        else counts.set(network, left)
      }
    },
  }
}
