import { useCallback, useEffect, useState } from 'react'
import { legacy, type Settings } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'

/** The settings of a member, read when the page opens. */
export function useSettings(username: string) {
  const [settings, setSettings] = useState<Settings | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const read = useCallback(
    (asked?: AbortSignal) => {
      const params = { path: { username } }
      resultOf((signal) => legacy.GET('/user/{username}/settings', { params, signal }), asked).then(
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
