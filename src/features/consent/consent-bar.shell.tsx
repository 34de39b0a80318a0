import { Button } from '#src/design/button/button.tsx'
import type { ShellPart } from '#src/shared/runtime/define-feature.ts'
import { consentCopy } from './consent.copy.ts'
import * as styles from './consent.shell.css.ts'

/**
 * Asks whether visits may be counted, in the flow of the page above the header, so that it lies over nothing. The server
 * renders it into every page; the document's `data-consent` shows one of the two, and consent.island.ts answers the buttons.
 */
const ConsentBar = () => (
  <>
    <section className={styles.bar.ask} aria-label={consentCopy.title} data-consent-bar="ask">
      {(['alone', 'withAds', 'withChat', 'withBoth'] as const).map((others) => (
        <p key={others} className={styles.question[others]}>
          {consentCopy.questions[others]}
        </p>
      ))}
      <div className={styles.choices}>
        <Button variant="secondary" size="small" data-consent-choice="given">
          {consentCopy.yes}
        </Button>
        <Button variant="secondary" size="small" data-consent-choice="refused">
          {consentCopy.no}
        </Button>
      </div>
    </section>
    <section className={styles.bar.told} aria-label={consentCopy.title} data-consent-bar="told">
      <p className={styles.words}>{consentCopy.askedNotTo}</p>
      <Button variant="secondary" size="small" data-consent-choice="close">
        {consentCopy.close}
      </Button>
    </section>
  </>
)

export default { place: 'notices', View: ConsentBar } satisfies ShellPart
