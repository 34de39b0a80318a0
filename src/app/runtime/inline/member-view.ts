import { readAccessToken } from '#src/api/session/session-cookies.ts'

/** What a member sees of a page: markup of the server, and the state of the page as the text that stands in the document. */
type MemberView = { head: string; main: string; state: string }

declare global {
  interface Window {
    /** Asked for by the head of a document whose page has a view for members; null where it did not come. */
    memberView?: Promise<MemberView | null>
  }
}

const LONGEST_WAIT_MS = 4000

/** Asks what the member sees of this page beside everything else that loads: the document is the same for everyone. */
export function askForMemberView(): void {
  const token = readAccessToken()
  if (token === null) return
  // Until then the page is as tall as may be, for a visitor who returns to a place far down (shell.css.ts).
  document.documentElement.dataset['memberView'] = 'awaited'
  const address = encodeURIComponent(location.pathname + location.search)
  window.memberView = fetch(`/api/member-view?address=${address}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  })
    // By the server of this page; whatever else comes, the page goes on without it.
    .then((answer) => (answer.ok ? (answer.json() as Promise<MemberView>) : null))
    .catch(() => null)
}

/** Puts what the member sees in the place of what everybody sees, before the page's modules start from it. */
export async function showMemberView(root: Document): Promise<void> {
  const view = await window.memberView
  delete root.documentElement.dataset['memberView']
  const [main, state] = ['main', 'page-state'].map((id) => root.getElementById(id))
  if (!view || !main || !state) return
  for (const element of root.head.querySelectorAll(
    'title, meta[name=description], meta[name=robots], link[rel=canonical]',
  ))
    element.remove()
  root.head.insertAdjacentHTML('beforeend', view.head)
  main.outerHTML = view.main
  state.textContent = view.state
}
