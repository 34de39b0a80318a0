/** The postcodes of Victoria 3000 to 3210, see postcode-table.ts. */
export const metropolitanVicPostcodes = `
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
`
