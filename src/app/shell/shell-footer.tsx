import { Container } from '#src/design/components/container.tsx'
import { Inline, Stack } from '#src/design/components/stack.tsx'
import { Link } from '#src/design/components/link.tsx'
import { Text } from '#src/design/components/text.tsx'
import { ThemeChoice } from '#src/features/theme/theme-choice.tsx'
import { useVisit } from '#src/property/visit/visit.tsx'
import { navigation } from './navigation.ts'
import * as styles from './shell.css.ts'

export function ShellFooter() {
  const { madeAt, version } = useVisit()
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.footerRow}>
          <Stack gap={8}>
            <nav aria-label="Search">
              <Inline gap={16}>
                {navigation.map(({ label, href }) => (
                  <Link key={href} href={href} tone="inkSoft" isStandalone>
                    {label}
                  </Link>
                ))}
              </Inline>
            </nav>
            <Text size="small" tone="inkSoft">
              <span title={`Version ${version}`}>© {new Date(madeAt).getUTCFullYear()} Homely</span>
            </Text>
          </Stack>
          <ThemeChoice />
        </div>
      </Container>
    </footer>
  )
}
