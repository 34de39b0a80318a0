/**
 * The kinds of streets of the national address standard, AS 4590, each with the short form of the authority table STREET_TYPE_AUT of the
 * national address file G-NAF, then those of earlier editions and others that people write.
 */
const shortenedTypes = `
access accs acc
airwalk awlk
alley ally al
alleyway alwy
amble ambl
anchorage ancg
approach app appr
arcade arc
arterial artl
artery arty art
avenue av ave aven avn
banan ba
basin basn
beach bch
bend bnd
block blk
boardwalk bwlk
boulevard bvd blvd boul blv boulv
boulevarde bvde blvde
boundary bdy
brace br brce
branch bran
break brk
brett bret
bridge bdge brdg
broadwalk brdwlk
broadway bdwy bway
busway bswy
bypass bypa byp
byway bywy
causeway cswy caus
centre ctr cen
centreway cnwy
chase ch
circle cir circ ccl
circlet clt
circuit cct crct
circus crcs
cloisters clstrs
close cl cls clse
cluster clr clustr
colonnade clde
common cmmn
commons cmmns
concord cncd
concourse con
connection cntn
connector conr
copse cps
corner cnr crn
corso cso
course crse
court ct crt
courtyard ctyd
cove cov
crescent cr cres cresc crs
crest crst
crief crf
crook crk
cross crss
crossing crsg xing
crossover crvr
crossroad crd
crossway cowy
cruiseway cuwy
cul-de-sac csac cds
cutting cutt cttg
deviation de devn
distributor dstr
divide div
domain dom
downs dwns
drive dr drv dve dv
driveway dvwy drwy
easement esmt
elbow elb
entrance ent
esplanade esp espl
estate est
expressway exp
extension extn ext
fairway fawy
firebreak fbrk
fireline flne
firetrack ftrk
firetrail fitr
flats flts
follow folw
footway ftwy
foreshore fshr
formation form
freeway fwy
front frnt
frontage frtg frntg
garden gdn
gardens gdns gds
gate gte
gates gtes
gateway gwy
glade glde gld
grange gra
green grn
ground grnd
grove gr gv grv gve
gully gly
harbour hrbr
haven hvn
heath hth
heights hts
highroad hird hrd
highway hwy hway hgwy highwy
hollow hllw
inlet inlt
interchange intg
intersection intn
island id isld
junction jnc jct jn
knoll knol
ladder ladr
landing ldg
lane ln la
laneway lnwy
leader ledr
link lk
linkway lnkway
lookout lkt
lynne lynn
manor manr
maze mz
meander mndr mandr
motorway mtwy mwy
mount mt
neaves nvs
outlet otlt
outlook otlk
palms plms
parade pde pd par prde
paradise prds
park pk
parklands pkld
parkway pwy pkwy pky
passage psge
pathway pway phwy
peninsula psla
perch prch
piazza piaz
place pl plc
plain pln
plateau plat
plaza plza plz
pocket pkt
point pnt pt
precinct prec
promenade prom prm
pursuit prst
quadrangle qdgl
quadrant qdrt qdt
quay qy
quays qys
ramble rmbl
range rnge
reach rch
reserve res rsv
retreat rtt retr
return rtn
ridge rdge rdg
ridgeway rgwy
right-of-way rofw
rising rsng
river rvr
riverway rvwy
riviera rvra
road rd
roads rds
roadside rdsd
roadway rdwy
ronde rnde
rosebowl rsbl
rotary rty
round rnd
route rte
service-way swy
serviceway svwy
shunt shun
siding sdng
skyline skln
slope slpe
sound snd
square sq sqr
stairs strs
state-highway shwy
steps stps
straight strt
strait stai
strand stra
street st str
strip strp
subway sbwy
terrace tce ter terr tc
thoroughfare thfr thor
throughway thru
tollway tlwy
towers twrs
track trk
trafficway trfy
trail trl
trailer trlr
tramway tmwy
traverse tvse
triangle tri
trunkway tkwy
tunnel tunl
twist twst
underpass upas
valley vlly vly val
viaduct viad vdct
view vw
views vws
villa vlla
village vlge
villas vlls
vista vsta
walk wlk
walkway wkwy
waters wtrs
waterway wtwy
way wy
wharf whrf
wood wd
woods wds
yard yrd
`

/** Kinds that are always written in full. */
const fullTypes = `
acre annex bank bay bidi bowl brae brow bull cut dale dash dell dene dip dock down edge end flat ford fork gap glen
hike hill hills hub key keys lead lees line loop mall mart mead mew mews mile nest nook oval part pass path port
quad ramp reef rest ride ring rise row rowe rue run spur tarn top tor turn vale verge vue wade wynd yards
`

const types = shortenedTypes
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const fullNames: ReadonlySet<string> = new Set([
  ...types.flatMap(([name = '']) => name),
  ...fullTypes.trim().split(/\s+/),
])
const fullNameOf: ReadonlyMap<string, string> = new Map(
  types.flatMap(([name = '', ...shortForms]) => shortForms.map((short) => [short, name.replaceAll('-', ' ')] as const)),
)

/** Whether a plain word is a kind of street in full: "street", "wynd". */
export const isStreetType = (word: string): boolean => fullNames.has(word)

/** What a short form of a kind of street stands for: "street" for "st"; null for any other word. */
export const streetTypeOf = (short: string): string | null => fullNameOf.get(short) ?? null

/** Every short form with what it stands for. */
export const shortStreetTypes: readonly (readonly [short: string, name: string])[] = [...fullNameOf]
