import type { CaseItem_CaseFragment } from '#src/api/generated/graphql.ts'
import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Text } from '#src/design/text/text.tsx'
import { momentText } from '#src/shared/text/moment-text.ts'
import { CaseWhy } from '../case-why.tsx'
import { moderationCopy as copy } from '../moderation.copy.ts'
import * as styles from '../moderation.css.ts'

type Props = { found: CaseItem_CaseFragment; href: string }

/** One case of the list: what it is, how it begins, and why it is read. */
export function CaseItem({ found, href }: Props) {
  const { kind, title, content, about, writtenAt, author } = found
  return (
    <Anchor href={href} className={styles.item}>
      <Text as="span" weight="strong" lines={2}>
        {title === '' ? content : title}
      </Text>
      <CaseWhy found={found} />
      <Text as="span" size="small" tone="inkSoft">
        {[copy.kind[kind], about, author.name, momentText(writtenAt)].join(' · ')}
      </Text>
    </Anchor>
  )
}
