/** The postcodes of Queensland from 4500 on, see postcode-table.ts. */
export const northQldPostcodes = `
4500 Bray Park|Brendale|Cashmere|Joyner|Strathpine|Warner
4501 Lawnton
4502 Petrie
4503 Dakabin|Griffin|Kallangur|Kurwongbah|Murrumba Downs
4504 Narangba
4505 Burpengary|Burpengary East
4506 Morayfield
4507 Banksia Beach|Bellara|Bongaree|Woorim
4508 Deception Bay
4509 Mango Hill|North Lakes
4510 Beachmere|Bellmere|Caboolture|Caboolture South|Upper Caboolture
4511 Ningi|Sandstone Point
4512 Wamuran
4514 D'Aguilar|Delaneys Creek|Woodford
4515 Kilcoy
4516 Elimbah
4518 Glass House Mountains
4519 Beerwah|Peachester
4520 Camp Mountain|Highvale|Samford Valley
4521 Dayboro
4550 Landsborough
4551 Aroona|Battery Hill|Caloundra|Caloundra West|Currimundi|Dicky Beach|Golden Beach|Kings Beach|Little Mountain|Meridan Plains|Moffat Beach|Pelican Waters
4552 Maleny|Witta
4553 Glenview
4554 Eudlo
4555 Palmwoods
4556 Buderim|Forest Glen|Sippy Downs|Tanawha
4557 Mooloolaba|Mountain Creek
4558 Kuluin|Maroochydore
4559 Diddillibah|West Woombye|Woombye
4560 Bli Bli|Burnside|Coes Creek|Mapleton|Montville|Nambour|Rosemount
4561 Maroochy River|Ninderry|Yandina
4562 Doonan|Eumundi
4563 Black Mountain|Cooroy|Lake Macdonald
4564 Marcoola|Mudjimba|Pacific Paradise|Twin Waters
4565 Cooroibah|Tewantin
4566 Noosaville
4567 Noosa Heads|Sunrise Beach|Sunshine Beach
4568 Pomona
4569 Cooran
4570 Chatsworth|Curra|Gympie|Monkland|Pie Creek|Southside
4572 Alexandra Headland
4573 Coolum Beach|Mount Coolum|Peregian Beach|Peregian Springs|Yaroomba
4575 Birtinya|Bokarina|Buddina|Minyama|Parrearra|Warana|Wurtulla
4580 Cooloola Cove|Tin Can Bay
4581 Rainbow Beach
4605 Cherbourg|Murgon
4606 Wondai
4610 Booie|Kingaroy
4614 Yarraman
4615 Nanango
4625 Gayndah
4626 Mundubbera
4630 Monto
4650 Aldershot|Granville|Maryborough|Oakhurst|Tinana
4655 Booral|Craignish|Dundowran Beach|Eli Waters|Hervey Bay|Kawungan|Pialba|Point Vernon|River Heads|Scarness|Toogoom|Torquay|Urangan|Urraween|Wondunna
4659 Burrum Heads|Howard
4660 Childers|Woodgate
4670 Avenell Heights|Avoca|Bargara|Branyan|Bucca|Bundaberg|Bundaberg East|Bundaberg North|Bundaberg South|Bundaberg West|Burnett Heads|Coral Cove|Elliott Heads|Gooburrum|Innes Park|Kalkie|Kepnock|Millbank|Moore Park Beach|Norville|Sharon|South Kolan|Svensson Heights|Thabeban|Walkervale
4671 Gin Gin
4677 Agnes Water
4680 Barney Point|Benaraby|Boyne Island|Calliope|Clinton|Gladstone|Gladstone Central|Glen Eden|Kin Kora|Kirkwood|New Auckland|South Gladstone|Sun Valley|Tannum Sands|Telina|West Gladstone
4700 Allenstown|Depot Hill|Rockhampton|The Range|Wandal|West Rockhampton
4701 Berserker|Frenchville|Kawana|Koongal|Norman Gardens|Park Avenue
4702 Alton Downs|Bouldercombe|Gracemere|Parkhurst|The Gemfields
4703 Cooee Bay|Lammermoor|Mulambin|Taranganba|Yeppoon
4709 Tieri
4710 Emu Park|Zilzie
4714 Mount Morgan
4715 Biloela
4717 Blackwater
4718 Moura
4720 Emerald
4721 Clermont
4722 Springsure
4723 Capella
4725 Barcaldine
4730 Longreach
4735 Winton
4737 Sarina
4740 Andergrove|Bakers Creek|Beaconsfield|Blacks Beach|East Mackay|Eimeo|Glenella|Hay Point|Mackay|Mackay City|Mount Pleasant|North Mackay|Ooralea|Rural View|Slade Point|South Mackay|West Mackay
4741 Coppabella
4742 Nebo
4744 Moranbah
4745 Dysart
4746 Middlemount
4750 Bucasia
4751 Walkerston
4753 Marian
4754 Mirani
4800 Proserpine
4802 Airlie Beach|Cannonvale|Jubilee Pocket
4804 Collinsville
4805 Bowen
4806 Home Hill
4807 Ayr
4808 Brandon
4810 Belgian Gardens|North Ward|Railway Estate|South Townsville|Townsville|West End@-19.27,146.79
4811 Idalia|Oonoonba|Stuart|Wulguru
4812 Currajong|Gulliver|Hermit Park|Hyde Park|Mundingburra|Pimlico|Rosslea
4814 Aitkenvale|Annandale|Cranbrook|Douglas|Garbutt|Heatley|Mount Louisa|Murray|Vincent
4815 Condon|Kelso|Rasmussen
4816 Alligator Creek|Nome|Palm Island
4817 Alice River|Bohle Plains|Kirwan|Rangewood
4818 Black River|Bluewater|Burdell|Bushland Beach|Deeragun|Jensen|Mount Low
4819 Magnetic Island|Nelly Bay
4820 Charters Towers|Charters Towers City|Queenton
4821 Hughenden
4824 Cloncurry
4825 Healy|Menzies|Mornington|Mount Isa|Parkside|Pioneer|Soldiers Hill|Sunset|Townview|Winston
4830 Doomadgee
4849 Cardwell
4850 Ingham
4852 Mission Beach|Wongaling Beach
4854 Tully
4860 East Innisfail|Innisfail|Innisfail Estate
4861 Babinda
4865 Gordonvale
4868 Bayview Heights|Mount Sheridan|White Rock|Woree
4869 Bentley Park|Edmonton
4870 Brinsmead|Bungalow|Cairns|Cairns City|Cairns North|Earlville|Edge Hill|Freshwater|Kamerunga|Kanimbla|Manoora|Manunda|Mooroobool|Parramatta Park|Redlynch|Westcourt@-16.93,145.75|Whitfield
4871 Aurukun|Julatten|Yarrabah
4872 Dimbulah
4873 Mossman
4874 Mission River|Nanum|Trunding|Weipa
4875 Thursday Island
4876 Bamaga
4877 Craiglie|Port Douglas
4878 Caravonica|Holloways Beach|Machans Beach|Yorkeys Knob
4879 Clifton Beach|Kewarra Beach|Palm Cove|Trinity Beach|Trinity Park
4880 Mareeba
4881 Kuranda
4882 Tolga
4883 Atherton
4884 Yungaburra
4885 Malanda
4888 Millstream|Ravenshoe
4890 Normanton
4891 Karumba
4895 Cooktown|Hope Vale
`
