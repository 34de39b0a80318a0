/** The postcodes of the Northern Territory, see postcode-table.ts. */
export const ntPostcodes = `
0800 Darwin
0810 Alawa|Brinkin|Coconut Grove|Jingili|Lyons|Millner|Moil|Muirhead|Nakara|Nightcliff|Rapid Creek|Tiwi|Wagaman|Wanguri
0812 Anula|Karama|Leanyer|Malak|Marrara|Wulagi
0820 Fannie Bay|Larrakeyah|Ludmilla|Parap|Stuart Park
0822 Galiwinku|Gunbalanya|Maningrida|Milingimbi|Wadeye|Wurrumiyanga
0828 Berrimah
0829 Holtze
0830 Driver|Durack|Farrar|Gray|Moulden|Palmerston|Woodroffe
0832 Bakewell|Bellamack|Gunn|Johnston|Rosebery|Zuccoli
0834 Virginia
0835 Howard Springs
0836 Girraween|Herbert|Humpty Doo
0850 Cossack|Katherine|Katherine East|Katherine South
0852 Ngukurr
0860 Tennant Creek
0870 Alice Springs|Araluen|Braitling|Desert Springs|East Side|Gillen|Larapinta|Ross|Sadadeen|The Gap
0872 Yulara
0880 Nhulunbuy
0885 Alyangula
0886 Jabiru
`
