import { useLocation } from 'wouter'
import { askPath } from '#domain/questions/question-url.ts'
import { SuburbField } from '#src/shared/enquiry/suburb-field.tsx'
import { questionsCopy as copy } from '../questions.copy.ts'
import * as styles from '../questions.css.ts'

/** Leads to the questions of the suburb that is chosen, where the form for one is open. */
export function SuburbToAskAbout() {
  const [, navigate] = useLocation()
  return (
    <div className={styles.suburbToAskAbout}>
      <SuburbField
        id="suburb-to-ask-about"
        label={copy.suburbToAskAbout}
        suburb={null}
        isReadOnly={false}
        error={undefined}
        onSuburb={(suburb) => {
          if (suburb) navigate(askPath(suburb.uri))
        }}
      />
    </div>
  )
}
