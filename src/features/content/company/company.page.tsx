import { useLocation } from 'wouter'
import { companyPages, type CompanyPage } from '#domain/content/company-pages.ts'
import { longDayText } from '#domain/time/long-day-text.ts'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { toOwnPath } from '#src/shared/page/page-outcome.ts'
import { Container } from '#src/design/container/container.tsx'
import { NavigationLink } from '#src/design/link/link.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { notFoundCopy } from '#src/shared/page/not-found.copy.ts'
import { NotFound } from '#src/shared/page/not-found.tsx'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import type { ProseText } from '#src/shared/prose/prose-text.ts'
import { Prose, ProseContents } from '#src/shared/prose/prose.tsx'
import { useSectionOfAddress } from '#src/shared/prose/use-section-of-address.ts'
import { BrandShowcase, showcaseSections } from './brand-showcase.tsx'
import { companyText } from './company-texts.ts'
import * as styles from './company.css.ts'
import { ContactWays } from './contact-ways.tsx'
import { InstallApp } from './install-app.tsx'
import { companyCopy } from './company.copy.ts'

/** A page about the portal, or one for agents. */
export default definePageFrame({
  View: Page,
  prepare(request) {
    const ofPath = pageOf(request.path)
    return Promise.resolve(ofPath ? (toOwnPath(request, ofPath.path) ?? { status: 200 }) : { status: 404 })
  },
  deferred({ path }) {
    const ofPath = pageOf(path)
    return ofPath ? [companyText(ofPath.name)] : []
  },
})

function Page() {
  const [path] = useLocation()
  const ofPath = pageOf(path)
  if (!ofPath) return <NotFound title={notFoundCopy.page} />
  const { Awaited } = companyText(ofPath.name)
  return <Awaited>{({ text }) => <CompanyText page={ofPath} text={text} />}</Awaited>
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
