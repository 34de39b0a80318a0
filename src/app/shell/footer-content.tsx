import { Anchor } from '#src/design/anchor/anchor.tsx'
import { Link } from '#src/design/link/link.tsx'
import { useRequestContext } from '#src/shared/page/request-context.tsx'
import { FeatureParts } from './feature-parts.tsx'
import { StoreBadge } from './footer-drawings.tsx'
import * as styles from './footer.css.ts'
import { menuLinks } from './menu-links.ts'
import type { PartProps } from './shell-parts.tsx'
import { footerCopy } from './shell.copy.ts'

const columns = ['company', 'search', 'agents'] as const

/**
 * What stands in the footer of every page and never changes while it is shown. Only the server renders it (see
 * shell-parts.tsx), so it holds no state, and its code is not sent to the browser.
 */
export default function FooterContent({ navigation }: PartProps) {
  return (
    <>
      <div className={styles.upper}>
        {columns.map((menu) => (
          <nav
            key={menu}
            aria-label={footerCopy.columns[menu]}
            className={menu === 'search' ? styles.searchColumn : undefined}
          >
            <h2 className={styles.columnTitle}>{footerCopy.columns[menu]}</h2>
            <ul>
              {menuLinks(navigation, menu).map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} tone="inkSoft" isQuiet isStandalone>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <GetTheApp />
      </div>
      <OtherSites />
      <div className={styles.lower}>
        <SmallPrint />
        <FeatureParts place="footer" />
      </div>
    </>
  )
}

function GetTheApp() {
  return (
    <div className={styles.app}>
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
  )
}

/** The portal's pages elsewhere and its partners, where it is configured with some. */
function OtherSites() {
  const { footerLinks } = useRequestContext()
  if (footerLinks === undefined) return null
  return (
    <div className={styles.otherSites}>
      {(['social', 'partners'] as const).map(
        (kind) =>
          footerLinks[kind].length > 0 && (
            <nav key={kind} aria-labelledby={`footer-${kind}`}>
              <h2 id={`footer-${kind}`} className={styles.columnTitle}>
                {footerCopy.otherSites[kind]}
              </h2>
              <ul className={styles.siteLinks}>
                {footerLinks[kind].map(({ name, url }) => (
                  <li key={url}>
                    <Link href={url} target="_blank" rel="noopener" tone="inkSoft" isQuiet isStandalone>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ),
      )}
    </div>
  )
}

function SmallPrint() {
  const { madeAt, version } = useRequestContext()
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
