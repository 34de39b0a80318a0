import { Text } from '#src/design/text/text.tsx'
import { postFormCopy as copy } from '../post-form.copy.ts'

/** How many find one's own post helpful, which one doesn't vote for. */
export const OwnHelpful = ({ count }: { count: number }) =>
  count > 0 && (
    <Text as="span" size="small" tone="inkSoft">
      {copy.helpful(count)}
    </Text>
  )
