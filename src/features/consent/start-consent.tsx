import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { Button } from '#src/design/components/button.tsx'
import { asksNotToBeTracked, chooseConsent, onConsentChange, readConsent } from './consent.ts'
import * as styles from './consent.css.ts'

/**
 * Asks once whether visits may be counted, and again whenever the button of the footer is pressed. The notice takes no focus
 * and stands in nobody's way; until it is answered nothing is counted.
 */
export function startConsent(root: Document): void {
  let opener: HTMLElement | null = null
  const place = noticePlace(root)
  const close = () => {
    place.render(null)
    opener?.focus()
    opener = null
  }
  const ask = () => place.render(<ConsentNotice onChoose={close} />)

  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (!pressed) return
    opener = pressed
    flushSync(ask)
    root.querySelector<HTMLElement>('[data-consent-notice] button')?.focus()
  })
  onConsentChange(() => {
    if (readConsent() !== 'unasked') close()
  })
  if (readConsent() === 'unasked') ask()
}

function noticePlace(root: Document): Root {
  const place = root.createElement('div')
  place.dataset['consentPlace'] = ''
  // After the header and before the page in reading order would move the page; at the end it is found by its name.
  root.body.append(place)
  return createRoot(place)
}

function ConsentNotice({ onChoose }: { onChoose: () => void }) {
  const choose = (choice: 'given' | 'refused') => {
    chooseConsent(choice)
    onChoose()
  }
  return (
    <section className={styles.notice} aria-label="Counting of visits" data-consent-notice>
      {asksNotToBeTracked() ? (
        <p>Your browser asks us not to follow you, so we do not count your visits.</p>
      ) : (
        <p>
          May we count which homes you look at? It tells agents how often a home was seen, and us what to make better.
          Nothing is counted until you agree.
        </p>
      )}
      <div className={styles.choices}>
        {asksNotToBeTracked() ? (
          <Button look="secondary" size="small" onClick={onChoose}>
            Close
          </Button>
        ) : (
          <>
            <Button look="secondary" size="small" onClick={() => choose('given')}>
              Yes, count my visits
            </Button>
            <Button look="secondary" size="small" onClick={() => choose('refused')}>
              No
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
