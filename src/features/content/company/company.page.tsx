import { useLocation } from 'wouter'
import { companyPages, type CompanyPage } from '#domain/content/company-pages.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import { atOwnPath, type PreparePage } from '#src/api/pages/page-preparation.ts'
import { Container } from '#src/design/container/container.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/not-found/not-found.copy.ts'
import { NotFound } from '#src/shared/not-found/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import type { ProseText } from '#src/shared/prose/prose-text.ts'
import { Prose, ProseContents } from '#src/shared/prose/prose.tsx'
import { useSectionOfAddress } from '#src/shared/prose/use-section-of-address.ts'
import { AwaitCode } from '#src/shared/runtime/await-code.tsx'
import { BrandShowcase, showcaseSections } from './brand-showcase.tsx'
import { companyText } from './company-texts.ts'
import * as styles from './company.css.ts'
import { ContactWays } from './contact-ways.tsx'
import { InstallApp } from './install-app.tsx'
import { companyCopy } from './company.copy.ts'

export const preparePage: PreparePage = async (request) => {
  const page = pageOf(request.path)
  if (!page) return { status: 404 }
  const outcome = atOwnPath(page.path, request)
  if (outcome.status === 200) await companyText(page.name).load()
  return outcome
}

/** The text of this address, before its page is shown. */
export async function loadParts(path: string): Promise<void> {
  const page = pageOf(path)
  if (page) await companyText(page.name).load()
}

/** A page about the portal, or one for agents. */
export function Page() {
  const [path] = useLocation()
  const page = pageOf(path)
  if (!page) return <NotFound title={notFoundCopy.page} />
  return <AwaitCode code={companyText(page.name)}>{({ text }) => <CompanyText page={page} text={text} />}</AwaitCode>
}

function CompanyText({ page, text }: { page: CompanyPage; text: ProseText }) {
  useSectionOfAddress()
  const isBrand = page.name === 'brand-guidelines'
  return (
    <Container paddingTop={32}>
      <PageHead title={page.title} description={page.description} canonicalPath={page.path} />
      <header className={styles.opening}>
        <Text size="small" weight="strong" tone="brand">
          {companyCopy.areas[page.area]}
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
          {page.name === 'app' && <InstallApp />}
          <Prose text={text} />
          {isBrand && <BrandShowcase />}
          <Text size="small" tone="inkSoft" className={styles.changed}>
            {companyCopy.lastUpdated(longDayText(page.modifiedOn))}
          </Text>
        </div>
      </div>
      <OtherPages page={page} />
    </Container>
  )
}

function OtherPages({ page }: { page: CompanyPage }) {
  return (
    <nav aria-label={companyCopy.otherPages[page.area]} className={styles.others}>
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

function pageOf(path: string): CompanyPage | undefined {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  return companyPages.find((page) => page.path === plain)
}
