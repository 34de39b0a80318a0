import { Container } from '#src/design/container/container.tsx'
import { Stack } from '#src/design/stack/stack.tsx'
import { Heading, Text } from '#src/design/text/text.tsx'
import { definePageFrame } from '#src/shared/page/define-page.tsx'
import { useFeature } from '#src/shared/runtime/use-feature.ts'
import { PageHead } from '#src/shared/seo/page-head.tsx'
import { myPlacesCopy as copy } from './my-places.copy.ts'
import { MyPlaces } from './my-places.tsx'

/** The places are known to the browser alone: the server renders the frame. */
export default definePageFrame({ View: MyPlacesPage })

function MyPlacesPage() {
  const isOn = useFeature('myPlaces', true)
  return (
    <Container width="reading" paddingY={32}>
      <PageHead title={copy.title} isIndexed={false} />
      <Stack gap={24}>
        <Heading level={1}>{copy.title}</Heading>
        {isOn ? <MyPlaces /> : <Text>{copy.off}</Text>}
      </Stack>
    </Container>
  )
}
