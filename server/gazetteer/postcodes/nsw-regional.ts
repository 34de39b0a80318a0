/** The postcodes of New South Wales from 2300 on, see postcode-table.ts. */
export const regionalNswPostcodes = `
2300 Bar Beach|Cooks Hill|Newcastle|Newcastle East|The Hill
2303 Hamilton
2304 Mayfield|Mayfield East|Mayfield West|Warabrook
2305 New Lambton|New Lambton Heights
2306 Windale
2307 Shortland
2308 Callaghan
2312 Nabiac
2315 Corlette|Fingal Bay|Nelson Bay|Shoal Bay
2316 Anna Bay
2317 Salamander Bay|Soldiers Point
2318 Medowie|Salt Ash|Williamtown
2319 Lemon Tree Passage|Tanilba Bay
2320 Aberglasslyn|Bolwarra Heights|Largs|Lorn|Maitland|Pokolbin|Rutherford|Telarah|Wallalong
2321 Clarence Town|Gillieston Heights|Heddon Greta|Morpeth|Raworth
2322 Beresfield|Tarro|Thornton|Woodberry
2323 Ashtonfield|East Maitland|Metford|Tenambit
2324 Hawks Nest|Karuah|Raymond Terrace|Tea Gardens
2325 Aberdare|Bellbird|Cessnock|Ellalong
2326 Abermain
2327 Kurri Kurri
2328 Denman
2329 Merriwa
2330 Hunterview|Singleton|Singleton Heights|Wattle Ponds
2333 Muswellbrook
2334 Greta
2335 Branxton|East Branxton
2336 Aberdeen
2337 Scone
2338 Murrurundi
2340 Calala|East Tamworth|Hillvue|North Tamworth|Oxley Vale|South Tamworth|Tamworth|West Tamworth|Westdale
2341 Werris Creek
2343 Quirindi
2346 Manilla
2347 Barraba
2350 Armidale
2352 Kootingal
2353 Moonbi
2354 Walcha
2357 Coonabarabran
2358 Uralla
2360 Inverell
2365 Guyra
2370 Glen Innes
2372 Tenterfield
2380 Gunnedah
2382 Boggabri
2388 Wee Waa
2390 Narrabri
2400 Moree
2402 Warialda
2404 Bingara
2420 Dungog
2422 Gloucester
2423 Bulahdelah
2427 Harrington
2428 Forster|Smiths Lake|Tuncurry
2429 Wingham
2430 Cundletown|Old Bar|Taree|Tinonee
2431 South West Rocks
2439 Kendall|Kew
2440 Aldavilla|Crescent Head|East Kempsey|Frederickton|Kempsey|South Kempsey|West Kempsey|Yarravel
2441 Bonville
2443 Camden Haven|Lakewood|North Haven|West Haven
2444 Port Macquarie
2445 Bonny Hills|Lake Cathie
2446 King Creek|Wauchope
2447 Macksville
2448 Nambucca|Nambucca Heads|Valla Beach
2449 Bowraville
2450 Boambee|Coffs Harbour|Korora|Moonee Beach|Nana Glen|North Boambee Valley|Sapphire Beach
2452 Boambee East|Sawtell|Toormina
2453 Dorrigo
2454 Bellingen
2455 Urunga
2456 Corindi Beach|Emerald Beach|Sandy Beach|Woolgoolga
2460 Coutts Crossing|Grafton|Junction Hill|Lawrence|South Grafton|Waterview Heights
2463 Gulmarrad|Maclean
2464 Yamba
2466 Iluka
2470 Casino
2471 Coraki
2473 Evans Head
2474 Kyogle
2477 Alstonville|Wollongbar
2478 Ballina|Cumbalum|East Ballina|Lennox Head|Skennars Head|West Ballina
2479 Bangalow
2480 East Lismore|Girards Hill|Goonellabah|Lismore|Lismore Heights|Nimbin|South Lismore
2481 Byron Bay|Suffolk Park
2482 Mullumbimby
2483 Brunswick Heads|Ocean Shores
2484 Murwillumbah|South Murwillumbah
2485 Tweed Heads|Tweed Heads West
2486 Banora Point|Bilambil Heights|Terranora|Tweed Heads South
2487 Casuarina|Chinderah|Kingscliff
2488 Bogangar
2489 Pottsville|Pottsville Beach
2500 Coniston|Gwynneville|Keiraville|Mangerton|Mount Keira|Mount St Thomas|North Wollongong|West Wollongong|Wollongong
2502 Cringila|Lake Heights|Primbee|Warrawong
2505 Port Kembla
2506 Berkeley
2508 Helensburgh|Stanwell Park
2515 Austinmer|Coledale|Thirroul
2516 Bulli
2517 Russell Vale|Woonona
2518 Bellambi|Corrimal|East Corrimal|Tarrawanna|Towradgi
2519 Balgownie|Fairy Meadow|Fern Hill|Mount Ousley|Mount Pleasant
2525 Figtree
2526 Cordeaux Heights|Farmborough Heights|Mount Kembla|Unanderra
2527 Albion Park|Albion Park Rail
2528 Barrack Heights|Lake Illawarra|Mount Warrigal|Warilla|Windang
2529 Blackbutt|Flinders|Oak Flats|Shell Cove|Shellharbour
2530 Avondale|Dapto|Horsley|Kanahooka|Koonawarra
2533 Jamberoo|Kiama|Kiama Downs
2534 Gerringong
2535 Berry|Shoalhaven Heads
2536 Batehaven|Batemans Bay|Catalina|Long Beach|Malua Bay|Sunshine Bay|Surfside
2537 Broulee|Moruya|Tomakin|Tuross Head
2538 Milton
2539 Burrill Lake|Mollymook|Mollymook Beach|Narrawallee|Ulladulla
2540 Basin View|Callala Bay|Cambewarra Village|Culburra Beach|Greenwell Point|Nowra Hill|Old Erowal Bay|Sanctuary Point|St Georges Basin|Sussex Inlet|Tomerong|Vincentia|Worrigee
2541 Bomaderry|North Nowra|Nowra|South Nowra|West Nowra
2546 Bermagui|Dalmeny|Narooma
2548 Merimbula|Tura Beach
2550 Bega|Tathra
2551 Eden
2556 Bringelly
2557 Catherine Field|Gregory Hills
2558 Eagle Vale|Eschol Park|Kearns
2559 Claymore
2560 Airds|Ambarvale|Appin|Blair Athol@-34.06,150.80|Bradbury|Campbelltown|Glen Alpine|Leumeah|Rosemeadow|Ruse|St Helens Park|Woodbine
2564 Macquarie Fields
2565 Bardia|Denham Court|Ingleburn|Macquarie Links
2566 Bow Bowing|Minto|Raby|St Andrews
2567 Currans Hill|Harrington Park|Mount Annan|Narellan|Narellan Vale
2568 Menangle
2569 Douglas Park
2570 Camden|Camden South|Cobbitty|Elderslie|Grasmere|Oakdale|Oran Park|Orangeville|Spring Farm|The Oaks
2571 Buxton|Picton|Razorback|Wilton
2572 Thirlmere
2573 Tahmoor
2574 Bargo
2575 Colo Vale|Hill Top|Mittagong|Yerrinbool
2576 Bowral|Burradoo
2577 Moss Vale|Robertson
2578 Bundanoon
2579 Marulan
2580 Goulburn
2582 Murrumbateman|Yass
2583 Crookwell
2586 Boorowa
2590 Cootamundra
2594 Young
2619 Jerrabomberra
2620 Carwoola|Crestwood|Googong|Gundaroo|Karabar|Queanbeyan|Queanbeyan East|Queanbeyan West|Sutton|Wamboin
2621 Bungendore|Bywong
2622 Braidwood
2627 East Jindabyne|Jindabyne|Kosciuszko National Park
2628 Berridale
2630 Cooma
2632 Bombala
2640 Albury|East Albury|Glenroy|North Albury|South Albury|Table Top|Thurgoona|West Albury
2641 Lavington|Springdale Heights
2642 Jindera
2643 Howlong
2644 Holbrook
2646 Corowa
2647 Mulwala
2648 Wentworth
2650 Ashmont|Bourkelands|Estella|Glenfield Park|Kooringal|Lake Albert|Mount Austin|Springvale|Tatton|Tolland|Turvey Park|Wagga Wagga
2651 Forest Hill
2653 Tumbarumba
2655 The Rock
2656 Lockhart
2658 Henty
2660 Culcairn
2661 Kapooka
2663 Junee
2666 Temora
2671 West Wyalong
2672 Lake Cargelligo
2675 Hillston
2680 Griffith|Hanwood|Yoogali
2681 Yenda
2700 Narrandera
2701 Coolamon
2705 Leeton
2706 Darlington Point
2707 Coleambally
2710 Deniliquin
2711 Hay
2712 Berrigan
2713 Finley
2714 Tocumwal
2715 Balranald
2716 Jerilderie
2720 Tumut
2722 Gundagai
2730 Batlow
2731 Moama
2732 Barham
2738 Gol Gol
2739 Buronga
2745 Glenmore Park|Luddenham|Mulgoa|Wallacia
2747 Caddens|Cambridge Gardens|Cambridge Park|Claremont Meadows|Jordan Springs|Kingswood Park|Llandilo|Werrington|Werrington County|Werrington Downs
2748 Orchard Hills
2749 Castlereagh|Cranebrook
2750 Emu Heights|Emu Plains|Jamisontown|Leonay|Penrith|South Penrith
2752 Silverdale|Warragamba
2753 Bowen Mountain|Grose Vale|Hobartville|Londonderry|Richmond
2754 North Richmond
2756 Bligh Park|Freemans Reach|Glossodia|McGraths Hill|Pitt Town|South Windsor|Wilberforce|Windsor|Windsor Downs
2758 East Kurrajong|Kurrajong Heights
2759 Erskine Park|St Clair
2760 Colyton|North St Marys|Oxley Park|Ropes Crossing
2761 Colebee|Dean Park|Glendenning|Hassall Grove|Oakhurst|Plumpton
2762 Schofields
2763 Acacia Gardens|Quakers Hill
2765 Berkshire Park|Maraylya|Oakville|Riverstone|Vineyard
2766 Rooty Hill
2767 Bungarribee|Doonside|Woodcroft
2768 Glenwood|Parklea|Stanhope Gardens
2769 The Ponds
2770 Bidwill|Blackett|Dharruk|Emerton|Hebersham|Lethbridge Park|Minchinbury|Mount Druitt|Shalvey|Tregear|Whalan|Willmot
2773 Glenbrook
2774 Blaxland|Mount Riverview|Warrimoo
2776 Faulconbridge
2777 Springwood|Valley Heights|Winmalee
2778 Woodford
2779 Hazelbrook
2780 Katoomba|Leura
2782 Wentworth Falls
2783 Lawson
2784 Bullaburra
2785 Blackheath
2787 Oberon
2790 Bowenfels|Lithgow|South Bowenfels
2794 Cowra
2795 Abercrombie|Bathurst|Eglinton|Kelso|Llanarth|Mitchell|Raglan|South Bathurst|West Bathurst|Windradyne
2798 Millthorpe
2799 Blayney
2800 Orange
2804 Canowindra
2810 Grenfell
2820 Wellington
2821 Narromine
2823 Trangie
2824 Warren
2825 Nyngan
2827 Gilgandra
2829 Coonamble
2830 Dubbo|Eulomogo
2832 Walgett
2834 Lightning Ridge
2835 Cobar
2839 Brewarrina
2840 Bourke
2843 Coolah
2844 Dunedoo
2845 Wallerawang
2847 Portland
2848 Kandos
2850 Mudgee
2852 Gulgong
2866 Molong
2869 Peak Hill
2870 Parkes
2871 Forbes
2877 Condobolin
2880 Broken Hill
3644 Barooga
`
