import { button } from '#src/design/button/button.css.ts'
import { classNames } from '#src/design/class-names.ts'
import { consentCopy } from './consent.copy.ts'
import { footerButton } from './consent.css.ts'

/** Opens the notice again; consent.island.ts answers it. */
export const ConsentButton = () => (
  <button type="button" className={classNames(button({ variant: 'quiet', size: 'small' }), footerButton)} data-consent>
    {consentCopy.title}
  </button>
)
