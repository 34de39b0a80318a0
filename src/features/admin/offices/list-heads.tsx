import { COMPANIES_PATH, NEW_COMPANY_PATH, NEW_OFFICE_PATH, OFFICES_PATH } from '#domain/staff/offices-url.ts'
import { ButtonLink } from '#src/design/button/button.tsx'
import { PillLink, PillLinks } from '#src/design/pill-links/pill-links.tsx'
import { officesCopy as copy } from './offices.copy.ts'
import * as styles from './offices.css.ts'

/** The two lists, and the way to something new. */
export const ListHeads = ({ isOfOffices }: { isOfOffices: boolean }) => (
  <div className={styles.heads}>
    <PillLinks label={copy.views}>
      <PillLink href={OFFICES_PATH} isShown={isOfOffices}>
        {copy.offices}
      </PillLink>
      <PillLink href={COMPANIES_PATH} isShown={!isOfOffices}>
        {copy.companies}
      </PillLink>
    </PillLinks>
    <ButtonLink href={isOfOffices ? NEW_OFFICE_PATH : NEW_COMPANY_PATH} variant="secondary">
      {isOfOffices ? copy.addOffice : copy.addCompany}
    </ButtonLink>
  </div>
)
