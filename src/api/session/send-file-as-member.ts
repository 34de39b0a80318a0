import { isSigningOut } from './background-token.ts'
import { memberFetch } from './member-fetch.ts'
import { renewSession } from './renew-session.ts'
import { readAccessToken } from './session-cookies.ts'

type Sending = { file: Blob; onProgress: (byteCount: number) => void; signal: AbortSignal }

/** Sends a file as the body of a request, with the token of the visitor, and says how far it is, which `fetch` cannot. Rejects when no answer came. */
export function sendFileAsMember(request: Request, sending: Sending): Promise<Response> {
  const fetch = (next: Request) => sendFile(next, sending)
  return memberFetch({ fetch, readToken: readAccessToken, renew: renewSession, isSigningOut })(request)
}

function sendFile({ method, url, headers }: Request, { file, onProgress, signal }: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const call = new XMLHttpRequest()
    call.open(method, url)
    for (const [name, value] of headers) call.setRequestHeader(name, value)
    call.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    call.addEventListener('load', () => resolve(new Response(call.responseText, { status: call.status })))
    call.addEventListener('error', () => reject(new TypeError('No answer came.')))
    call.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(file)
  })
}
