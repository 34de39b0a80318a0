import { useLayoutEffect, useState } from 'react'
import { SegmentedControl } from '#src/design/segmented-control/segmented-control.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { Link } from '#src/design/link/link.tsx'
import { SkipLink } from '#src/design/visually-hidden/visually-hidden.tsx'
import type { GalleryEntry } from './gallery-entry.ts'
import * as styles from './gallery.css.ts'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Theme = (typeof themes)[number]['value']

/** Every component of the design layer in its states; `?theme=light` or `?theme=dark` in the URL sets the theme. */
export function GalleryPage({ entries }: { entries: readonly GalleryEntry[] }) {
  const [theme, setTheme] = useTheme()
  return (
    <>
      <SkipLink targetId="components" />
      <header className={styles.header}>
        <Heading level={1} size="title">
          Components
        </Heading>
        <SegmentedControl label="Theme" isLabelHidden name="theme" options={themes} value={theme} onChange={setTheme} />
      </header>
      <div className={styles.columns}>
        <nav aria-label="Components" className={styles.contents}>
          <ul className={styles.links}>
            {entries.map(({ title }) => (
              <li key={title}>
                <Link href={`#${idOf(title)}`} isQuiet isStandalone>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="components" tabIndex={-1} className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.title} {...entry} />
          ))}
        </main>
      </div>
    </>
  )
}

function Entry({ title, states }: GalleryEntry) {
  return (
    <section id={idOf(title)} className={styles.entry}>
      <Heading level={2}>{title}</Heading>
      {Object.entries(states).map(([name, example]) => (
        <div key={name} className={styles.state}>
          <Text as="h3" size="caption" tone="inkSoft">
            {name}
          </Text>
          <div>{example}</div>
        </div>
      ))}
    </section>
  )
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(/\W+/g, '-')

function useTheme() {
  const [theme, setTheme] = useState(themeOfUrl)
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    const url = new URL(location.href)
    if (theme === 'system') url.searchParams.delete('theme')
    else url.searchParams.set('theme', theme)
    history.replaceState(null, '', url)
  }, [theme])
  return [theme, setTheme] as const
}

function themeOfUrl(): Theme {
  const inUrl = new URLSearchParams(location.search).get('theme')
  return themes.find(({ value }) => value === inUrl)?.value ?? 'system'
}
