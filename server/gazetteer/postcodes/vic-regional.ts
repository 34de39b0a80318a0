/** The postcodes of Victoria from 3211 on, see postcode-table.ts. */
export const regionalVicPostcodes = `
3211 Little River
3212 Lara
3213 Lovely Banks
3214 Corio|Norlane
3215 Bell Park|Bell Post Hill|Hamlyn Heights|North Geelong
3216 Belmont|Grovedale|Highton|Mount Duneed|Wandana Heights|Waurn Ponds
3217 Armstrong Creek
3218 Geelong West|Herne Hill|Manifold Heights
3219 East Geelong|Newcomb|St Albans Park|Thomson|Whittington
3220 Geelong|Newtown
3222 Clifton Springs|Drysdale|Wallington
3223 Indented Head|Portarlington|St Leonards
3224 Leopold|Moolap
3225 Point Lonsdale|Queenscliff
3226 Ocean Grove
3227 Barwon Heads
3228 Jan Juc|Torquay
3230 Anglesea
3232 Lorne
3233 Apollo Bay
3241 Winchelsea
3250 Colac|Elliminyt
3260 Camperdown
3264 Terang
3266 Cobden
3268 Timboon
3272 Mortlake
3277 Allansford
3280 Dennington|Warrnambool
3282 Koroit
3284 Port Fairy
3300 Hamilton
3304 Heywood
3305 Portland
3311 Casterton
3321 Inverleigh
3328 Teesdale
3331 Bannockburn
3335 Plumpton|Rockbank
3337 Kurunjang|Melton|Melton West
3338 Brookfield|Eynesbury|Melton South
3340 Bacchus Marsh|Darley|Maddingley
3342 Ballan
3345 Gordon
3350 Alfredton|Ballarat|Ballarat Central|Ballarat East|Ballarat North|Black Hill|Brown Hill|Canadian|Golden Point|Invermay Park|Lake Wendouree|Mount Clear|Mount Helen|Mount Pleasant|Newington|Redan|Soldiers Hill
3351 Haddon|Ross Creek|Smythes Creek|Smythesdale
3352 Miners Rest
3355 Lake Gardens|Wendouree
3356 Delacombe|Sebastopol
3357 Buninyong
3363 Creswick
3370 Clunes
3373 Beaufort
3377 Ararat
3380 Stawell
3393 Warracknabeal
3400 Horsham
3401 Haven
3414 Dimboola
3418 Nhill
3427 Diggers Rest
3429 Sunbury
3434 Romsey
3435 Lancefield
3437 Gisborne
3438 New Gisborne
3440 Macedon
3441 Mount Macedon
3442 Woodend
3444 Kyneton
3450 Castlemaine
3451 Campbells Creek|Chewton
3458 Trentham
3460 Daylesford
3463 Maldon
3464 Carisbrook
3465 Maryborough
3467 Avoca
3480 Donald
3490 Ouyen
3496 Red Cliffs
3498 Irymple
3500 Mildura
3501 Nichols Point
3505 Merbein
3515 Marong
3523 Heathcote
3525 Charlton
3549 Robinvale
3550 Bendigo|East Bendigo|Flora Hill|Ironbark|Kennington|Long Gully|North Bendigo|Quarry Hill|Strathdale|White Hills
3551 Ascot|Epsom|Huntly|Junortoun|Maiden Gully|Strathfieldsaye
3555 Golden Square|Kangaroo Flat
3556 California Gully|Eaglehawk|Jackass Flat
3561 Rochester
3564 Echuca
3568 Cohuna
3579 Kerang
3585 Swan Hill
3608 Nagambie
3612 Rushworth
3616 Tatura
3620 Kyabram
3621 Tongala
3629 Mooroopna
3630 Shepparton
3631 Kialla|Shepparton East
3636 Numurkah
3638 Nathalia
3641 Strathmerton
3644 Cobram
3658 Broadford
3660 Seymour
3662 Puckapunyal
3664 Avenel
3666 Euroa
3672 Benalla
3677 Wangaratta
3683 Chiltern
3685 Rutherglen
3687 Wahgunyah
3690 West Wodonga|Wodonga
3691 Baranduda
3699 Falls Creek
3700 Tallangatta
3707 Corryong
3714 Alexandra
3717 Yea
3722 Mansfield
3723 Mount Buller
3730 Yarrawonga
3737 Myrtleford
3741 Bright|Hotham Heights
3747 Beechworth
3749 Yackandandah
3750 Wollert
3752 South Morang
3753 Beveridge
3754 Doreen|Mernda
3756 Wallan
3757 Eden Park|Kinglake West|Whittlesea
3758 Wandong
3759 Panton Hill
3761 St Andrews
3763 Kinglake
3764 Kilmore
3765 Montrose
3766 Kalorama
3767 Mount Dandenong
3770 Coldstream
3775 Yarra Glen
3777 Badger Creek|Healesville
3781 Cockatoo
3782 Emerald
3783 Gembrook
3786 Ferny Creek
3787 Sassafras
3788 Olinda
3791 Kallista
3792 The Patch
3793 Monbulk
3795 Silvan
3796 Mount Evelyn
3797 Yarra Junction
3799 Millgrove|Warburton|Wesburn
3802 Endeavour Hills
3803 Hallam
3804 Narre Warren North
3805 Narre Warren|Narre Warren South
3806 Berwick
3807 Beaconsfield
3808 Beaconsfield Upper
3809 Officer
3810 Pakenham|Pakenham Upper
3814 Garfield
3815 Bunyip
3816 Longwarry
3818 Drouin
3820 Warragul
3823 Yarragon
3824 Trafalgar
3825 Moe|Newborough|Yallourn North
3831 Neerim South
3840 Hazelwood North|Morwell
3842 Churchill
3844 Traralgon
3847 Rosedale
3850 Sale|Wurruk
3851 Longford
3854 Glengarry
3858 Heyfield
3860 Briagolong|Maffra
3862 Stratford
3871 Mirboo North
3875 Bairnsdale|East Bairnsdale|Lucknow|Wy Yung
3878 Eagle Point
3880 Paynesville
3882 Nicholson
3888 Orbost
3892 Mallacoota
3898 Dinner Plain
3904 Metung
3909 Kalimna|Lakes Entrance
3910 Langwarrin
3911 Baxter|Langwarrin South
3912 Pearcedale|Somerville
3913 Tyabb
3915 Hastings
3918 Bittern
3919 Crib Point
3920 HMAS Cerberus
3922 Cowes|Phillip Island
3925 Cape Woolamai|San Remo
3926 Balnarring
3927 Somers
3930 Mount Eliza
3931 Mornington
3933 Moorooduc
3934 Mount Martha
3936 Dromana|Safety Beach
3938 McCrae
3939 Rosebud
3940 Rosebud West
3941 Rye|St Andrews Beach|Tootgarook
3942 Blairgowrie
3943 Sorrento
3950 Korumburra
3953 Leongatha
3960 Foster
3971 Yarram
3975 Lynbrook
3976 Hampton Park
3977 Botanic Ridge|Cranbourne|Cranbourne East|Cranbourne North|Cranbourne South|Cranbourne West|Devon Meadows|Junction Village|Sandhurst|Skye
3978 Clyde|Clyde North
3980 Blind Bight|Tooradin
3981 Koo Wee Rup
3984 Lang Lang
3987 Nyora
3995 North Wonthaggi|Wonthaggi
3996 Inverloch
`
