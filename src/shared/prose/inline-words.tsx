import type { ReactNode } from 'react'
import { Link } from '#src/design/link/link.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'

const MARKED = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|\{phone\}|\{email\})/

/** One wording of a prose text with its links and strong words (prose-text.ts). */
export function InlineWords({ words }: { words: string }) {
  // oxlint-disable-next-line react/no-array-index-key -- the same words may come twice; their place never changes
  return words.split(MARKED).map((part, place) => <Part key={place} part={part} />)
}

function Part({ part }: { part: string }): ReactNode {
  const { supportPhone, helpEmail } = useRequestContext()
  if (part === '{phone}') return <Link href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>{supportPhone}</Link>
  if (part === '{email}') return <Link href={`mailto:${helpEmail}`}>{helpEmail}</Link>
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>
  const [, label, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
  if (label !== undefined && href !== undefined) return <Link href={href}>{label}</Link>
  return part
}
