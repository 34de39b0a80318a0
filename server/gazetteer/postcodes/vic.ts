/** The postcodes of Victoria, see postcode-table.ts. */
export const vicPostcodes = `
3000 Melbourne
3002 East Melbourne
3003 West Melbourne
3006 Southbank
3008 Docklands
3011 Footscray|Seddon
3012 Brooklyn|Kingsville|Maidstone|West Footscray
3013 Yarraville
3015 Newport|South Kingsville|Spotswood
3016 Williamstown|Williamstown North
3018 Altona|Seaholme
3019 Braybrook
3020 Albion|Sunshine|Sunshine North|Sunshine West
3021 Albanvale|Kealba|Kings Park|St Albans
3022 Ardeer
3023 Burnside|Burnside Heights|Cairnlea|Caroline Springs|Deer Park|Ravenhall
3024 Wyndham Vale
3025 Altona North
3027 Williams Landing
3028 Altona Meadows|Laverton|Seabrook
3029 Hoppers Crossing|Tarneit|Truganina
3030 Derrimut|Point Cook|Werribee|Werribee South
3031 Flemington|Kensington
3032 Ascot Vale|Maribyrnong|Travancore
3033 Keilor East
3034 Avondale Heights
3036 Keilor
3037 Delahey|Hillside|Sydenham|Taylors Hill
3038 Keilor Downs|Keilor Lodge|Taylors Lakes
3039 Moonee Ponds
3040 Aberfeldie|Essendon|Essendon West
3041 Essendon North|Strathmore
3042 Airport West|Keilor Park|Niddrie
3043 Gladstone Park|Gowanbrae|Tullamarine
3044 Pascoe Vale|Pascoe Vale South
3046 Glenroy|Hadfield|Oak Park
3047 Broadmeadows|Dallas|Jacana
3048 Coolaroo|Meadow Heights
3049 Attwood|Westmeadows
3051 North Melbourne
3052 Parkville
3053 Carlton
3054 Carlton North|Princes Hill
3055 Brunswick West
3056 Brunswick
3057 Brunswick East
3058 Coburg|Coburg North
3059 Greenvale
3060 Fawkner
3061 Campbellfield
3064 Craigieburn|Mickleham|Roxburgh Park
3065 Fitzroy
3066 Collingwood
3067 Abbotsford
3068 Clifton Hill|Fitzroy North
3070 Northcote
3071 Thornbury
3072 Preston
3073 Reservoir
3074 Thomastown
3075 Lalor
3076 Epping
3078 Alphington|Fairfield
3079 Ivanhoe|Ivanhoe East
3081 Bellfield|Heidelberg Heights|Heidelberg West
3082 Mill Park
3083 Bundoora|Kingsbury
3084 Eaglemont|Heidelberg|Rosanna|Viewbank
3085 Macleod|Yallambie
3087 Watsonia|Watsonia North
3088 Briar Hill|Greensborough|St Helena
3089 Diamond Creek
3090 Plenty
3091 Yarrambat
3093 Lower Plenty
3094 Montmorency
3095 Eltham|Eltham North|Research
3096 Wattle Glen
3097 Kangaroo Ground
3099 Hurstbridge
3101 Kew
3102 Kew East
3103 Balwyn
3104 Balwyn North
3105 Bulleen
3106 Templestowe
3107 Templestowe Lower
3108 Doncaster
3109 Doncaster East
3111 Donvale
3113 North Warrandyte|Warrandyte
3114 Park Orchards
3115 Wonga Park
3116 Chirnside Park
3121 Cremorne|Richmond
3122 Glenferrie|Hawthorn|Hawthorn South
3123 Hawthorn East
3124 Camberwell
3125 Burwood
3126 Canterbury
3127 Mont Albert|Surrey Hills
3128 Box Hill|Box Hill South
3129 Box Hill North|Mont Albert North
3130 Blackburn|Blackburn North|Blackburn South
3131 Forest Hill|Nunawading
3132 Mitcham
3133 Vermont|Vermont South
3134 Ringwood|Ringwood North|Warranwood
3135 Heathmont|Ringwood East
3136 Croydon|Croydon Hills|Croydon North|Croydon South
3137 Kilsyth|Kilsyth South
3138 Mooroolbark
3139 Launching Place|Seville|Wandin North|Woori Yallock
3140 Lilydale
3141 South Yarra
3142 Toorak
3143 Armadale
3144 Malvern
3145 Caulfield East|Malvern East
3146 Glen Iris
3147 Ashburton|Ashwood
3148 Chadstone
3149 Mount Waverley
3150 Glen Waverley|Wheelers Hill
3151 Burwood East
3152 Wantirna|Wantirna South
3153 Bayswater|Bayswater North
3154 The Basin
3155 Boronia
3156 Ferntree Gully|Lysterfield
3158 Upwey
3159 Selby
3160 Belgrave|Belgrave Heights|Belgrave South|Tecoma
3161 Caulfield North
3162 Caulfield|Caulfield South
3163 Carnegie|Glen Huntly|Murrumbeena
3165 Bentleigh East
3166 Hughesdale|Huntingdale|Oakleigh|Oakleigh East
3167 Oakleigh South
3168 Clayton|Notting Hill
3169 Clarinda|Clayton South
3170 Mulgrave
3171 Springvale
3172 Dingley Village|Springvale South
3173 Keysborough
3174 Noble Park|Noble Park North
3175 Dandenong|Dandenong North
3177 Doveton|Eumemmerring
3178 Rowville
3179 Scoresby
3180 Knoxfield
3181 Prahran|Windsor
3182 St Kilda|St Kilda West
3183 Balaclava|St Kilda East
3184 Elwood
3185 Elsternwick|Ripponlea
3186 Brighton|North Brighton
3187 Brighton East
3188 Hampton|Hampton East
3189 Moorabbin
3190 Highett
3191 Sandringham
3192 Cheltenham
3193 Beaumaris|Black Rock
3194 Mentone
3195 Aspendale|Aspendale Gardens|Mordialloc|Parkdale|Waterways
3196 Bonbeach|Chelsea|Chelsea Heights|Edithvale
3197 Carrum|Patterson Lakes
3198 Seaford
3199 Frankston|Frankston East|Frankston South
3200 Frankston North
3201 Carrum Downs
3202 Heatherton
3204 Bentleigh|McKinnon|Ormond
3205 South Melbourne
3206 Albert Park|Middle Park
3207 Port Melbourne
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
