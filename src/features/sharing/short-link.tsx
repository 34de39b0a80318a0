import { useEffect, useRef, useState } from 'react'
import { rest } from '#src/api/rest/clients.ts'
import { resultOf } from '#src/api/rest/rest-result.ts'
import { Button } from '#src/design/button/button.tsx'
import { Text } from '#src/design/text/text.tsx'
import { sharingCopy } from './sharing.copy.ts'
import { pathOf } from './short-link-path.ts'

type Props = { url: string; isWide: boolean; onMade: (url: string) => void }

/** Has the server keep the search under a short path, which is then what is shared. */
export function ShortLink({ url, isWide, onMade }: Props) {
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle')
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])
  const make = async () => {
    if (state === 'making') return
    setState('making')
    const { signal } = leaving.current
    const made = await resultOf(
      (called) => rest.POST('/search/shortlinks', { body: { url: pathOf(url) }, signal: called }),
      signal,
    )
    // Something else is shared by now.
    if (signal.aborted) return
    setState(made.ok ? 'idle' : 'failed')
    if (made.ok) onMade(new URL(made.data.shortPath, url).href)
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void make()} isWide={isWide} isBusy={state === 'making'}>
        {state === 'making' ? sharingCopy.shortening : sharingCopy.shorten}
      </Button>
      {state === 'failed' && (
        <Text role="alert" size="small">
          {sharingCopy.notShortened}
        </Text>
      )}
    </>
  )
}
