import type { ModerationState } from './moderation.ts'
import { moderatedKindNames } from './moderated-kinds.ts'
import type { PostKind } from './post-limits.ts'

/** The page on which staff read what waits for them. */
export const MODERATION_PATH = '/admin/moderation'

/** Which cases a page shows; null for all kinds. */
export type ModerationView = { kind: PostKind | null; state: ModerationState; page: number }

export const CASES_PAGE_SIZE = 25
const LARGEST_PAGE = 400

/** The URL of a view: `/admin/moderation?kind=answer&page=2`. */
export function formatCasesUrl({ kind, state, page }: ModerationView): string {
  const values = new URLSearchParams()
  if (kind !== null) values.set('kind', kind)
  if (page > 1) values.set('page', String(page))
  if (state === 'decided') values.set('state', state)
  const text = values.toString()
  return text === '' ? MODERATION_PATH : `${MODERATION_PATH}?${text}`
}

/** The view of a query string; what cannot be read is left out. */
export function readCasesSearch(search: string): ModerationView {
  const values = new URLSearchParams(search)
  const page = Number(values.get('page') ?? 1)
  return {
    kind: moderatedKindNames.find((name) => name === values.get('kind')) ?? null,
    state: values.get('state') === 'decided' ? 'decided' : 'waiting',
    page: Number.isInteger(page) && page > 1 && page <= LARGEST_PAGE ? page : 1,
  }
}

export const casePath = (postId: number): string => `${MODERATION_PATH}/${postId}`

/** The page on which an author reads what staff decided, and appeals. */
export const decisionPath = (postId: number): string => `/posts/${postId}/decision`

const LARGEST_ID = 2_147_483_647

/** The number in the URL of a case or a decision; null for what is none. */
export function postIdOfParam(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0
  return id >= 1 && id <= LARGEST_ID ? id : null
}
