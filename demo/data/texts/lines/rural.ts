import { readLines } from '#demo/data/texts/grammar.ts'

/** First sentences for farms and acreage, by kind; each names its land. */
export const ruralOpenings = readLines([
  '{?Acreage}{?land}[Room to breathe|Space at last]: {land} around a {bedsAdj} home, [close enough to {suburb} for the school run|just outside {suburb}].',
  '{?Acreage}{?land}[A home in the middle of its own landscape|Privacy without isolation]: {bedsLower} on {land} at {suburb}.',
  '{?Acreage}{?land}For [ponies, tractors or plain peace and quiet|those who have outgrown the suburbs], this {bedsAdj} home on {land} [offers the lot|is worth the drive].',
  '{?Acreage}{?land}The drive [winds in from the road|curves up from the gate], the [house appears|city falls away], and {land} of {suburb} [is yours to roam|opens around you].',
  "{?lifestyle}{?land}A lifestyle property of {land} with {beds}: [big enough for animals, small enough for weekends|chooks, a vegetable patch and a good night's sleep].",
  '{?lifestyle}{?land}[Grow something, keep something, or do nothing at all|A little land changes everything]: {land} at {suburb} with a comfortable {bedsAdj} home.',
  '{?lifestyle}{?land}[The good life|Country life] [begins|starts] at the gate of this {landAdj} holding near {suburb}.',
  '{?farmlet}{?land}This farmlet of {land} [has been run with care|makes a fine start in farming], with a {bedsAdj} house and [useful sheds|ground for stock or crops].',
  '{?farmlet}{?land}[A few head of cattle|A few sheep], [an orchard|a big vegetable garden] and [a sound house|a house with a view]: {land} can [do a great deal|keep a family busy].',
  '{?cropping}{?land}[Productive|Reliable] cropping country of {land}, [well fenced and easily worked|with soils that have responded well to good farming].',
  '{?cropping}{?land}{land} of [mostly arable|open, arable] country near {suburb}, [with a long history of grain|farmed with minimum tillage] and a {bedsAdj} house.',
  '{?dairy}{?land}A [working|going] dairy farm of {land}, [well watered|with good laneways] and [within easy reach of the factory|ready to milk on].',
  '{?dairy}{?land}[Green for most of the year|Reliable rainfall country], this {landAdj} dairy near {suburb} [comes with a {bedsAdj} home|carries a {bedsAdj} house and solid improvements].',
  '{?horticulture}{?land}{land} of [deep, friable soil|well-drained soil] set up for [orchard or market-garden use|intensive growing], with a {bedsAdj} home.',
  '{?horticulture}{?land}[Growers will know the value of|Good ground is hard to find, and this is] {land} near {suburb} with [a secure water supply|established plantings] and a {bedsAdj} house.',
  '{?livestock}{?land}A grazing property of {land} [in good heart|with a name for growing out stock], [well subdivided|fenced into handy paddocks] and improved with a {bedsAdj} home.',
  '{?livestock}{?land}[Sheep and cattle country|Sound grazing country]: {land} near {suburb}, [with shelter for lambing|open valleys and timbered ridges].',
  '{?mixedFarming}{?land}[Graze it, crop it or both|Stock and grain together]: {land} of mixed farming country near {suburb}, with a {bedsAdj} homestead.',
  '{?mixedFarming}{?land}A [balanced|versatile] farm of {land}, [part arable and part grazing|farmed by the same family for generations], complete with {bedsAdj} house.',
  '{?viticulture}{?land}[Rows of vines|Vines on a gentle slope], a {bedsAdj} home and {land}: [a vineyard at {suburb} with a following|the label could be yours].',
  '{?viticulture}{?land}This {landAdj} vineyard near {suburb} [has been managed by hand|is planted to varieties that suit the district], and [the house looks over all of it|a {bedsAdj} house goes with it].',
  '{?ruralOther}{?land}[An unusual rural holding|A rural property with several possible uses]: {land} near {suburb} with a {bedsAdj} home.',
  '{?ruralOther}{?land}[Bush, clearing and creek flat|Timbered hills and open ground], {land} in all: [a retreat|a place for bees, horses or solitude] near {suburb}.',
  '{?Rural}{?land}[A farm of a useful size|Country with a bit of everything]: {land} near {suburb}, [held by one family for decades|in good order], with a {bedsAdj} house.',
  '{?Rural}{?land}{land} of [rolling|open] country [on the doorstep of|a short drive from] {suburb}, improved with a {bedsAdj} home and [farm buildings|the usual sheds].',
])

/** The land, water and buildings of a farm. */
export const ruralLines = readLines([
  '{?paddocks}The [land|property] is divided into [fenced|well-fenced] paddocks, [most of them watered|with laneway access].',
  '{?paddocks}[Stock-proof fencing|Sound fencing] [divides the paddocks|keeps the paddocks in order], and [gates swing as they should|little work is needed].',
  '{?dam}[Water comes from a dam|A dam holds the water], [and it has a good catchment|well placed and well fenced].',
  '{?dam}{?bore}A dam and a bore [secure the water|mean water is well in hand].',
  '{?bore}{!dam}Bore water [is reticulated to troughs|serves house and garden].',
  '{?creek}A creek [runs along one side|forms part of the boundary], [with shade for stock and platypus for the patient|a fine place for a picnic].',
  '{?yards}Stock yards with [a crush and ramp|a loading ramp] [are in good order|make handling easy].',
  '{?machineryShed}The machinery shed [has high clearance|takes the big gear], [with a concrete floor and power in one bay|and a workshop corner].',
  "{?hayShed}A hay shed [keeps the season's cut dry|holds several hundred bales].",
  '{?stables}There are stables [and a round yard|with a tack room], [so horses settle in quickly|the work of a careful owner].',
  '{?hectares}The country [falls gently to the east|is a mix of flats and low hills], [easy to get around in a ute|with shelter belts planted along the fences].',
  '{?hectares}[Rainfall is fair for the district|Seasons have been kind], and [the pastures have been looked after|the soil has had its share of attention].',
  '{?hectares}Access is [all-weather|from a sealed road], [and the school bus passes the gate|with mail to the gate].',
  '{?hectares}[Kangaroos at dusk|Wedge-tails overhead], [frogs after rain|stars without number]: [the wildlife comes with it|you share the place with good company].',
])
