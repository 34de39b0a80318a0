/** A man's name and a woman's in turn. */
const given = {
  anglo: `James, Sarah, Andrew, Emma, Michael, Kate, David, Rebecca, Matthew, Jessica, Daniel, Laura, Luke, Hannah, Tom, Georgia,
    Ben, Sophie, Nathan, Olivia, Simon, Claire, Peter, Alice, Ryan, Megan, Hugh, Fiona, Angus, Bridget, Callum, Zoe, Lachlan, Tess,
    Patrick, Imogen, Craig, Leanne, Brett, Tracey`,
  italian: 'Marco, Giulia, Paolo, Francesca, Anthony, Daniela, Luca, Bianca, Roberto, Silvana, Dario, Carla',
  greek: 'Nick, Eleni, George, Maria, Dimitri, Sophia, Stavros, Anastasia, Con, Irene, Theo, Voula',
  chinese: 'Wei, Mei, Jason, Grace, Kevin, Vivian, Ming, Fiona, Raymond, Jenny, Hao, Lily, Victor, Ling, Yan, Cindy',
  indian:
    'Arjun, Priya, Rahul, Ananya, Vikram, Deepa, Sanjay, Neha, Rohan, Kavita, Amit, Pooja, Nikhil, Meera, Harpreet, Simran',
  vietnamese: 'Minh, Linh, Huy, Thao, Tuan, Mai, Duc, Hanh, Quang, Kim, Bao, Trang',
  arabic: 'Omar, Layla, Ahmed, Nour, Ali, Yasmin, Hassan, Rania, Karim, Salma, Bilal, Dina',
  filipino: 'Jose, Maricel, Carlo, Angelica, Ramon, Jasmine, Paolo, Carmela',
  slavic: 'Ivan, Katarina, Goran, Milena, Aleksandar, Natasha, Petar, Vesna, Tomasz, Agnieszka, Zoran, Ivana',
  pacific: 'Sione, Mele, Tane, Ana, Semisi, Losa, Wiremu, Aroha',
  korean: 'Minjun, Jisoo, Daniel, Hana, Eric, Sora',
  african: 'Kwame, Amara, Samuel, Zainab, Tendai, Abena, Dawit, Ifeoma',
  latin: 'Diego, Camila, Mateo, Valentina, Andres, Lucia',
}

export type NameBackground = keyof typeof given

const family: Readonly<Record<NameBackground, string>> = {
  anglo: `Walker, Bennett, Hughes, Fraser, Collins, Murphy, Dawson, Ellis, Harper, Gallagher, Whitfield, Barrett, Sheridan, Lawson,
    Pearce, Mercer, Donnelly, Hartley, Lockwood, Ashby, Kearney, Prescott, Thornton, Wilkins, Maddison, Rowe, Sinclair, Buckley,
    Carmody, Fitzpatrick, Holloway, Kirkby, Langford, McAllister, Nolan, Ogilvie, Penhall, Quigley, Redmond, Stapleton, Tierney,
    Upton, Vickers, Wakefield, Yates`,
  italian: 'Bianchi, Moretti, Russo, Gallo, De Santis, Caruso, Ferrara, Marino, Rinaldi, Vitale, Lombardi, Conti',
  greek: 'Papadakis, Nikolaou, Georgiou, Karras, Stavrou, Andreou, Dimitriou, Kostas, Mavros, Vlahos',
  chinese: 'Chen, Wang, Li, Zhang, Liu, Huang, Zhao, Wu, Lin, Xu, Lau, Cheung, Tan, Ng',
  indian: 'Sharma, Patel, Singh, Nair, Iyer, Kapoor, Reddy, Desai, Menon, Raman, Gill, Bhatt, Chopra, Mehta',
  vietnamese: 'Nguyen, Tran, Le, Pham, Vo, Bui, Dang, Do, Huynh, Truong',
  arabic: 'Haddad, Khoury, Mansour, Nasser, Saleh, Farah, Aziz, Rahman, Sabbagh, Tannous',
  filipino: 'Santos, Reyes, Cruz, Bautista, Mendoza, Villanueva, Ramos, Aquino',
  slavic: 'Petrovic, Kovac, Novak, Markovic, Nowak, Babic, Jovanovic, Wojcik, Horvat, Stankovic',
  pacific: 'Taufa, Faleolo, Leota, Ngata, Tupou, Parata, Latu, Sopoaga',
  korean: 'Kim, Park, Lee, Choi, Jung, Han',
  african: 'Okafor, Mensah, Abdi, Tesfaye, Moyo, Diallo, Osei, Bekele',
  latin: 'Rojas, Fernandez, Silva, Morales, Castillo, Vargas',
}

const names = (text: string): string[] => text.split(',').map((name) => name.trim())

export type GivenName = { name: string; isWoman: boolean }

/** Given and family names by the background they often go together in. */
export const nameBackgrounds: readonly {
  background: NameBackground
  share: number
  given: readonly GivenName[]
  family: readonly string[]
}[] = (
  [
    ['anglo', 44],
    ['italian', 8],
    ['greek', 7],
    ['chinese', 11],
    ['indian', 10],
    ['vietnamese', 5],
    ['arabic', 5],
    ['filipino', 2],
    ['slavic', 4],
    ['pacific', 1.5],
    ['korean', 1.5],
    ['african', 2],
    ['latin', 2],
  ] as const
).map(([background, share]) => ({
  background,
  share,
  given: names(given[background]).map((name, index) => ({ name, isWoman: index % 2 === 1 })),
  family: names(family[background]),
}))
