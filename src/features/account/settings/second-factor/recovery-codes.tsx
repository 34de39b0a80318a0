import CopyIcon from 'lucide-react/icons/copy'
import DownloadIcon from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '#src/design/button/button.tsx'
import { Inline, Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { offerFile } from '#src/shared/page/offer-file.ts'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import * as styles from './second-factor.css.ts'

type Props = { codes: readonly string[]; onDone: () => void }

/** Codes that nobody can look up later. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const [answer, setAnswer] = useState('')
  const copyCodes = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setAnswer(copy.copied),
      () => setAnswer(copy.notCopied),
    )
  return (
    <Stack gap={12}>
      <Heading level={3}>{copy.codesTitle}</Heading>
      <Text>{copy.codesIntroduction}</Text>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Inline gap={12}>
        <Button variant="secondary" size="small" icon={CopyIcon} onClick={() => void copyCodes()}>
          {copy.copyCodes}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={DownloadIcon}
          onClick={() => offerFile(copy.fileName, copy.fileText(codes), 'text/plain')}
        >
          {copy.downloadCodes}
        </Button>
      </Inline>
      <div role="status">{answer}</div>
      <div>
        <Button onClick={onDone}>{copy.done}</Button>
      </div>
    </Stack>
  )
}
