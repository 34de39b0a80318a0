export type WrittenFeed = {
  count: number
  /** In all that changes between two feeds, so that a listing of both is found out: title, price, bedrooms and inspections. */
  round: number
  agencyId?: string
}

/** A REAXML feed of homes for sale in Fitzroy, each under the same number in every round. */
export function* writtenFeed({ count, round, agencyId = 'XNWXNW' }: WrittenFeed): Generator<string> {
  yield '<propertyList>\n'
  for (let number = 1; number <= count; number += 1) {
    const modTime = `2026-11-01-00:${String(Math.floor(round / 60)).padStart(2, '0')}:${String(round % 60).padStart(2, '0')}`
    yield `<residential modTime="${modTime}" status="current">
  <agentID>${agencyId}</agentID><uniqueID>H${number}</uniqueID>
  <authority value="exclusive"/>
  <listingAgent><name>Mia Chen</name><email>mia@nelson.example</email></listingAgent>
  <price display="yes">${500_000 + round}</price><priceView>Round ${round}</priceView>
  <address display="yes"><streetNumber>${number}</streetNumber><street>Smith Street</street>
    <suburb>FITZROY</suburb><state>VIC</state><postcode>3065</postcode></address>
  <category name="House"/><headline>Round ${round}</headline>
  <description>${'A home near the park, with light from the north. '.repeat(12)}</description>
  <features><bedrooms>${round % 100}</bedrooms><bathrooms>2</bathrooms><garages>1</garages><airConditioning>1</airConditioning><dishwasher>1</dishwasher></features>
  <landDetails><area unit="squareMeter">320</area></landDetails>
  <inspectionTimes><inspection>${1 + (round % 28)}-Dec-2099 11:00am to 11:30am</inspection></inspectionTimes>
  <externalLink href="https://tours.example/${number}"/>
</residential>
`
  }
  yield '</propertyList>\n'
}
