import CheckIcon from 'lucide-react/icons/check'
import CircleIcon from 'lucide-react/icons/circle'
import type { PremierSteps_WorkflowFragment } from '#src/api/generated/graphql.ts'
import { Icon } from '#src/design/icon/icon.tsx'
import { VisuallyHidden } from '#src/design/visually-hidden/visually-hidden.tsx'
import { premierCopy as copy } from './premier.copy.ts'
import * as styles from './premier-steps.css.ts'

/** What makes a Premier Agent, and what of it is done. */
export const PremierSteps = ({ workflow: { steps } }: { workflow: PremierSteps_WorkflowFragment }) => (
  <ul className={styles.list}>
    {steps.map(({ name, isDone }) => (
      <li key={name} className={styles.step}>
        <span className={isDone ? styles.done : styles.open}>
          <Icon drawing={isDone ? CheckIcon : CircleIcon} size="small" />
        </span>
        <span>
          {copy.steps[name]}
          <VisuallyHidden>{`: ${isDone ? copy.done : copy.open}`}</VisuallyHidden>
        </span>
      </li>
    ))}
  </ul>
)
