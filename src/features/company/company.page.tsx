import { useLocation } from 'wouter'
import { companyPages, type CompanyPage } from '#domain/content/company-pages.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import type { PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/components/container.tsx'
import { NavigationLink } from '#src/design/components/link.tsx'
import { Heading, Text } from '#src/design/components/text.tsx'
import { NotFound } from '#src/property/not-found/not-found.tsx'
import { PageHead } from '#src/property/page-head/page-head.tsx'
import { Prose, ProseContents } from '#src/property/prose/prose.tsx'
import { useSectionOfAddress } from '#src/property/prose/use-section-of-address.ts'
import { BrandShowcase, showcaseSections } from './brand-showcase.tsx'
import { companyTexts } from './company-texts.ts'
import * as styles from './company.css.ts'
import { ContactWays } from './contact-ways.tsx'

export const preparePage: PreparePage = async ({ path }) => {
  const page = pageOf(path)
  if (!page) return { status: 404 }
  if (page.path !== path) return { status: 301, redirectTo: page.path }
  await companyTexts.load(page.name)
  return { status: 200 }
}

/** The text of this address, before its page is shown. */
export async function loadText(path: string): Promise<void> {
  const page = pageOf(path)
  if (page) await companyTexts.load(page.name)
}

/** A page about the portal, or one for agents. */
export function Page() {
  const [path] = useLocation()
  const page = pageOf(path)
  return page ? <CompanyText page={page} /> : <NotFound title="This page does not exist" />
}

function CompanyText({ page }: { page: CompanyPage }) {
  const text = companyTexts.useText(page.name)
  useSectionOfAddress()
  const isBrand = page.name === 'brand-guidelines'
  return (
    <Container paddingTop={32}>
      <PageHead title={page.title} description={page.description} canonicalPath={page.path} />
      <header className={styles.opening}>
        <Text size="small" weight="strong" tone="brand">
          {areaTitles[page.area]}
        </Text>
        <Heading level={1} size="display">
          {page.title}
        </Heading>
        <Text size="lead" tone="inkSoft">
          {page.description}
        </Text>
      </header>
      <div className={styles.columns}>
        <div>
          <ProseContents sections={isBrand ? [...text.sections, ...showcaseSections] : text.sections} />
        </div>
        <div className={styles.words}>
          {page.name === 'contact-us' && <ContactWays />}
          <Prose text={text} />
          {isBrand && <BrandShowcase />}
          <Text size="small" tone="inkSoft" className={styles.changed}>
            Last changed on {longDayText(page.modifiedOn)}
          </Text>
        </div>
      </div>
      <OtherPages page={page} />
    </Container>
  )
}

function OtherPages({ page }: { page: CompanyPage }) {
  return (
    <nav aria-label={areaTitles[page.area]} className={styles.others}>
      {companyPages
        .filter(({ area }) => area === page.area)
        .map(({ path, title }) => (
          <NavigationLink key={path} href={path} isCurrent={path === page.path}>
            {title}
          </NavigationLink>
        ))}
    </nav>
  )
}

const areaTitles = { company: 'Pages about the company', agents: 'Pages for agents' } as const

function pageOf(path: string): CompanyPage | undefined {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return companyPages.find((page) => page.path === plain)
}
