import type { ReactNode } from 'react'
import { Link } from '#src/design/link/link.tsx'
import { Notice } from '#src/design/notice/notice.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading } from '#src/design/text/text.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'

/** Something that staff may do, below its heading. */
export const Panel = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section className={styles.panel} aria-labelledby={id}>
    <Stack gap={16}>
      <Heading level={3} id={id}>
        {heading}
      </Heading>
      {children}
    </Stack>
  </section>
)

/** Says that something was merged, and leads to what took it over. */
export const MergedNotice = ({ href }: { href: string }) => (
  <Notice>
    <span>{copy.mergedInto}</span> <Link href={href}>{copy.seeOther}</Link>
  </Notice>
)
