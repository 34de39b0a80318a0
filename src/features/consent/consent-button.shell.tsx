import { button } from '#src/design/button/button.css.ts'
import { classNames } from '#src/design/class-names.ts'
import type { ShellPart } from '#src/shared/runtime/define-feature.ts'
import { consentCopy } from './consent.copy.ts'
import { footerButton } from './consent.shell.css.ts'

/** Opens the notice again; consent.island.ts answers it. */
const ConsentButton = () => (
  <button type="button" className={classNames(button({ variant: 'quiet', size: 'small' }), footerButton)} data-consent>
    {consentCopy.title}
  </button>
)

export default { place: 'footer', View: ConsentButton } satisfies ShellPart
