import { useCallback, useEffect, useState } from 'react'
import type { Settings } from '#src/api/rest/identity-client.ts'
import { settingsClient } from './settings-client.ts'

/** The settings of a member, read when the page opens. */
export function useSettings(username: string) {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const read = useCallback(
    (signal?: AbortSignal) => {
      settingsClient.settings(username, { signal }).then(
        (result) => (result.ok ? setSettings(result.data) : setProblem(result.problem.message)),
        () => {},
      )
    },
    [username],
  )
  useEffect(() => {
    const asked = new AbortController()
    read(asked.signal)
    return () => asked.abort()
  }, [read])

  const retry = () => {
    setProblem(null)
    read()
  }
  return { settings, problem, retry, replace: setSettings }
}
