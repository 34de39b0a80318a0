import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Link } from '#src/design/link/link.tsx'
import { ConsentButton } from '#src/features/consent/consent-button.tsx'
import { ThemeChoice } from '#src/features/theme/theme-choice.tsx'
import { useVisit } from '#src/shared/request-context/request-context.tsx'
import { PartnerMark, SocialMark, StoreBadge } from './footer-drawings.tsx'
import { footerColumns, partners, socialLinks } from './footer-links.ts'
import * as styles from './footer.css.ts'
import { footerCopy } from './shell.copy.ts'

/**
 * What stands in the footer of every page and never changes while it is shown. Only the server renders it (see
 * shell-parts.tsx), so it holds no state, and its code is not sent to the browser.
 */
export default function FooterContent() {
  return (
    <>
      <div className={styles.upper}>
        {footerColumns.map(({ title, links }) => (
          <nav
            key={title}
            aria-label={title}
            className={title === footerCopy.columns.search ? styles.searchColumn : undefined}
          >
            <h2 className={styles.columnTitle}>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} tone="inkSoft" isQuiet isStandalone>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <AppAndSocial />
      </div>
      <div className={styles.partners}>
        <h2 className={styles.partnersTitle}>{footerCopy.partners}</h2>
        <ul className={styles.partnerList}>
          {partners.map(({ name, words, emblem }) => (
            <li key={name}>
              <PartnerMark name={name} words={words} emblem={emblem} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.lower}>
        <SmallPrint />
        <ConsentButton />
        <ThemeChoice />
      </div>
    </>
  )
}

function AppAndSocial() {
  return (
    <div className={styles.appAndSocial}>
      <div>
        <h2 className={styles.columnTitle}>{footerCopy.pocket}</h2>
        <ul className={styles.badges}>
          {(['iPhone', 'Android'] as const).map((device) => (
            <li key={device}>
              <Anchor href="/app" className={styles.badge}>
                <StoreBadge device={device} />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.columnTitle}>{footerCopy.follow}</h2>
        <ul className={styles.socials}>
          {socialLinks.map(({ name, drawing, href }) => (
            <li key={name}>
              <Anchor href={href} className={styles.social} aria-label={footerCopy.social(name)}>
                <SocialMark drawing={drawing} />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function SmallPrint() {
  const { madeAt, version } = useVisit()
  return (
    <div className={styles.smallPrint}>
      <Link href="/privacy-policy" tone="inkSoft" isStandalone>
        {footerCopy.privacy}
      </Link>
      <Link href="/terms-of-use" tone="inkSoft" isStandalone>
        {footerCopy.terms}
      </Link>
      <span className={styles.copyrightLine}>
        <button type="button" className={styles.copyright} aria-describedby="version">
          {footerCopy.copyright(new Date(madeAt).getUTCFullYear())}
        </button>
        <span role="tooltip" id="version" className={styles.version}>
          {footerCopy.version(version)}
        </span>
      </span>
    </div>
  )
}
