import { button } from '#src/design/recipes/button.css.ts'
import { classNames } from '#src/design/components/class-names.ts'
import { footerButton } from './consent.css.ts'

/** Opens the notice again; start-consent.tsx answers it. */
export const ConsentButton = () => (
  <button type="button" className={classNames(button({ look: 'quiet', size: 'small' }), footerButton)} data-consent>
    Counting of visits
  </button>
)
