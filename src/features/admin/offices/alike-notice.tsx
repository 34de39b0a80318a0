import { CheckboxField } from '#src/design/checkbox-field/checkbox-field.tsx'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'

type Props = {
  text: string
  alike: readonly { href: string; name: string }[]
  isMeant: boolean
  onMeant: (isMeant: boolean) => void
}

/** Asks about others of the same name before another one is saved. */
export function AlikeNotice({ text, alike, isMeant, onMeant }: Props) {
  if (alike.length === 0) return null
  return (
    <Stack gap={12}>
      <Notice tone="danger">{text}</Notice>
      <ul className={styles.list}>
        {alike.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
          </li>
        ))}
      </ul>
      <CheckboxField
        label={copy.isMeant}
        checked={isMeant}
        onChange={({ currentTarget }) => onMeant(currentTarget.checked)}
      />
    </Stack>
  )
}
