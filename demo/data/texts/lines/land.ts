import { readLines } from '#demo/data/texts/grammar.ts'

export const landOpenings = readLines([
  '{?land}[A level block|A parcel] of {land} in {suburb}: [clear, titled and ready for plans|somewhere to build what you have been sketching].',
  '{?land}[Here is|This is] {land} of {suburb}, [waiting for the right house|and nothing on it but grass].',
  '{?land}[Build the home you have in mind|Start from scratch] on {land} in [an established part of {suburb}|a good part of {suburb}].',
  '{?land}{?frontage}With {frontage} to the street and {land} in all, this [block|allotment] [offers a builder something to work with|gives your designer a free hand].',
  '{?land}[Vacant land|Land] is [in short supply|harder and harder to find] in {suburb}, which makes these {land} [all the more interesting|worth a look this week].',
  '{?land}If you have [a builder and a budget|plans and no land], this {landAdj} block in {suburb} [completes the set|may be the missing piece].',
  '{?newDevelopment}{?land}[Newly released|Part of the latest release]: {land} in {suburb}, [with the streets already formed|surrounded by new homes].',
  '{?commercial}{?land}A commercial [site|holding] of {land} in {suburb}, [zoned for business|suited to a range of uses] (subject to approval).',
  '{?commercial}{?land}[Exposure, access and {land} of ground|{land} of ground with good access]: this {suburb} site [suits owner-occupiers and developers|is ready for a new purpose].',
  '{?hectares}[Space, sky and {land}|{land} and a big sky] [on the edge of|just outside] {suburb}: [a place to build and breathe|land like this gives you choices].',
  '{?viewHills}{?land}[Look to the hills|With the hills in view] from {land} in {suburb}, [and start planning where the windows go|a site with a natural front row].',
])

export const landLines = readLines([
  '{?services}Town services are [connected|available at the boundary], [which saves time and money|so you can start sooner].',
  '{!services}Services are [to be confirmed by the buyer|not connected; enquiries are welcome], and [power runs along the road|neighbouring homes use tanks and septic].',
  '{!services}Buyers should [make their own enquiries about services|check the cost of connections], [as usual with land of this kind|and the council can help with the details].',
  '{?frontage}The frontage is {frontage}, [a good width|wide enough for most designs], and the block is [regular in shape|easy to read].',
  '{?cornerBlock}The corner position [gives two street frontages|opens up design options], [one for the house and one for the shed|subject to approval].',
  '{?north}The [rear|back] of the block faces north, [just what a house designer hopes for|so your living rooms can have the sun].',
  '{!commercial}The land is [gently sloping|close to level], [cleared|grassed] and [easy to walk|ready to peg out].',
  '{!commercial}[Neighbouring homes|Homes nearby] are [well kept|a mix of old and new], and [the street has a settled feel|set a good standard].',
  '{!commercial}{!hectares}There is room for [a family home, a garden and a garage|a generous home and still a yard], [subject to planning approval|with the usual approvals].',
  '{?hectares}There is space for [a house, sheds and a few animals|a house well back from the road], [subject to council approval|once plans are approved].',
  '{?commercial}[Access is straightforward|Vehicles can enter and leave easily], and [main roads are close|the main street is near].',
  '{?commercial}[Hold it, lease it or build|Develop now or land-bank]: [the zoning allows a number of uses|talk to council about what the zoning allows].',
  '{?newDevelopment}[Parks, paths and a playground|Landscaped streets and a playground] are [part of the plan|already in place], and [building guidelines protect the look of the estate|titles follow the release].',
  '[There is no time limit on building|Build when you are ready], [so you can plan without pressure|and the land keeps in the meantime].',
  "A [contour survey|title plan] is [available on request|to hand], and [soil tests are the buyer's to arrange|{agentFirst} can send it by e-mail].",
  '[Bring your builder|Bring a designer] and [walk the boundaries|stand in the middle of it]: [it is the best way to see the scale|the possibilities become clear].',
  '{!commercial}[First-home builders|Families planning to build] and [small developers|downsizers with a design in mind] [will both see the point|should take a walk over it].',
  '{!commercial}[The morning light|The evening light] here is [lovely|worth designing for], and [the outlook is unlikely to change|there is a tree or two worth keeping].',
])
