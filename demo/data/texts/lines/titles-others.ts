import { readLines } from '#demo/data/texts/grammar.ts'

/** Headlines of land. */
export const landTitles = readLines([
  '{land} [to build on|of possibility|ready for your plans|and a blank page] in {suburb}',
  '[Build your dream|Start fresh|Your plans, your home|Design and build] [on {street}|in {suburb}] on {land}',
  '[Prime|Titled|Level|Cleared] {landAdj} block [in {suburb}|on {street}|near {near1}]',
  '[Vacant land|A parcel of land|Room to build] [near {near1}|on {street}, {suburb}|in {suburb}]: {land}',
  '{?frontage}{frontage} of frontage, {land} of land, [endless ideas|your move|one opportunity] in {suburb}',
  '{?cornerBlock}[Corner block|Two frontages]: {land} [on {street}|in {suburb}]',
  '{?newDevelopment}[New release|Now selling|Latest stage]: {landAdj} [lots|blocks] in {suburb}',
  '{?commercial}[Commercial site|Business-zoned land|A site with exposure]: {land} in {suburb}',
  '{?hectares}[Space and sky|Breathing space|Your own patch of country]: {land} near {suburb}',
  '{?viewHills}[Hill views|Outlook and opportunity]: {land} at {suburb}',
  '{street}: [the last good block|land with options|a rare allotment|a block worth a look] of {land}',
  '[Somewhere to put down roots|A good block in a good street|Bring your builder|Land in a growing town]: {land}, {suburb}',
])

/** Headlines of farms and acreage. */
export const ruralTitles = readLines([
  '{?Acreage}[Acreage living|Space, privacy and {bedsLower}|Room for horses and home|A home among the paddocks] on {land}, {suburb}',
  '{?Acreage}{land} [of peace|to call your own|and a {bedsAdj} home] [at|near] {suburb}',
  '{?lifestyle}[Lifestyle property|The good life|Tree-change ready|Weekends sorted]: {land} near {suburb}',
  '{?lifestyle}{land}, {bedsLower} and [a new pace|big skies|chooks at the gate] at {suburb}',
  '{?farmlet}[Farmlet|Small farm|Hobby farm] of {land} [with {bedsAdj} house|near {suburb}|at {suburb}]',
  '{?cropping}[Productive|Reliable|Well-farmed] cropping country: {land} near {suburb}',
  '{?dairy}[Dairy farm|Working dairy|Ready to milk]: {land} [near|at] {suburb}',
  '{?horticulture}[Growers take note|Good soil, good water|Horticulture-ready]: {land} near {suburb}',
  '{?livestock}[Grazing property|Stock country|Sound grazing]: {land} near {suburb}',
  '{?mixedFarming}[Mixed farming|Crop and graze|Balanced farm] on {land} near {suburb}',
  '{?viticulture}[Vineyard|Vines and views|Among the vines]: {land} at {suburb}',
  '{?ruralOther}[Rural retreat|Country with options|Bush and clearing]: {land} near {suburb}',
  '{?Rural}[Rural holding|Farm with options|Country of a useful size]: {land} near {suburb}',
  '[Country living|Wide open space|Off the beaten track] on {street}: {land}, {bedsLower}',
  '{?creek}[Creek frontage|Creek, paddocks and {bedsLower}] on {land} near {suburb}',
  '{?viewHills}[Views to the hills|Big views] from {land} at {suburb}',
  '{?dam}[Well watered|Dam, shedding and {bedsLower}]: {land} near {suburb}',
])

/** Headlines of what else is for sale or for rent. */
export const otherTitles = readLines([
  '{?unitCount}[Block of|All] {unitCount} units [on one title|under one roof|with income] in {suburb}',
  '{?unitCount}[Investors|Portfolio builders]: {unitCount} units on {street}, {suburb}',
  '{?unitCount}[Freestanding block of units|Whole-block opportunity|One title, {unitCount} incomes] in {suburb}',
  '{?shopHouse}[Live and work|Shop below, home behind|Corner shop, new story|Character and commerce] on {street}, {suburb}',
  '{?shopHouse}{decade} shopfront with {bedsLower} [in|at the heart of] {suburb}',
  '{?Retirement}[Over-55s living|Village life made easy|Downsize in comfort|Retire well]: {bedsCapital} in {suburb}',
  '{?Retirement}{bedsCapital} in a [friendly|peaceful|well-run] village, {suburb}',
  '{?ServicedApartment}[Serviced with care|Serviced and furnished|Hotel-style living] in {suburb}: {bedsCapital}',
  '{?ServicedApartment}[Serviced apartment|Furnished city base] on {street}, {suburb}',
  '{?lodge}[Mountain home|Ski-season base|High-country lodge] with {bedsLower} at {suburb}',
  '{?lodge}[Snow gums and fireside|First lifts, last light] at {suburb}: {bedsCapital}',
  '{?warehouse}[Warehouse conversion|Industrial bones|Volume, brick and light] in {suburb}: {bedsCapital}',
  '{?warehouse}[New York style|Converted with flair|Loft living] on {street}, {suburb}',
])

/** Second halves that make a headline long, as some agents like them. */
export const longTails = readLines([
  'with {baths}, generous living and everything a busy household could ask for within a few minutes of {near1}',
  'where [morning light|a quiet street], {parking} and easy living come together only a short trip from {near1}',
  'and a position that puts schools, shops, parks and the best of {near1} and {near2} within easy reach',
  'with {baths}, {parking}, good storage and a location close to {near1}, {near2} and everyday services',
  'all within reach of {near1}, {near2} and {near3}, and ready for somebody to call it home',
])
