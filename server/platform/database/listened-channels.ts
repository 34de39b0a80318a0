import type { Listener, Listening } from './driver.ts'

type Run = (text: string) => Promise<unknown>

/** Who listens to which channel, over a connection that can be lost: whoever opens it anew begins again on it. */
export function listenedChannels() {
  const listeners = new Map<string, Set<Listener>>()

  return {
    tell(channel: string, payload: string): void {
      for (const { onNotification } of listeners.get(channel) ?? []) onNotification(payload)
    },
    async listen(channel: string, listener: Listener, run: Run): Promise<Listening> {
      const others = listeners.get(channel) ?? new Set()
      listeners.set(channel, others.add(listener))
      if (others.size === 1) await run(`listen ${quoted(channel)}`)
      listener.onListening()
      return {
        async close() {
          others.delete(listener)
          if (others.size > 0) return
          listeners.delete(channel)
          await run(`unlisten ${quoted(channel)}`)
        },
      }
    },
    /** Listens to every channel on a new connection. */
    async beginAgain(run: Run): Promise<void> {
      if (listeners.size === 0) return
      await run([...listeners.keys()].map((channel) => `listen ${quoted(channel)}`).join('; '))
      for (const each of listeners.values()) for (const { onListening } of each) onListening()
    },
  }
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`
