/** Names that a street of any Australian suburb might bear. */
export const streetNames: readonly string[] =
  `Abbott, Acacia, Ada, Addison, Albany, Albert, Alexander, Alfred, Alice, Allambie,
  Alma, Amelia, Anderson, Angus, Ann, Anzac, Arbour, Archer, Argyle, Armstrong, Arthur, Ash, Ashby, Aster, Athol, Auburn,
  Augusta, Avoca, Balfour, Banksia, Barclay, Barkly, Barnes, Baxter, Beach, Beatrice, Beaufort, Bellbird, Bell, Bennett,
  Berkeley, Best, Bird, Blackwood, Blair, Bligh, Bluebell, Bolton, Boronia, Bourke, Bowden, Boyd, Bradley, Bridge, Brighton,
  Bristol, Brook, Brown, Bruce, Brunswick, Buckley, Burnett, Burns, Bursaria, Byron, Callistemon, Cambridge, Cameron, Campbell,
  Canning, Carlisle, Caroline, Carrington, Cassia, Cedar, Chapel, Charles, Charlotte, Cherry, Chester, Chisholm, Church, Clara,
  Claremont, Clarence, Clarke, Cliff, Clifton, Clyde, Cole, Collins, Compton, Cook, Cooper, Coral, Cornwall, Correa, Cowper,
  Cox, Creek, Crown, Cumberland, Curlew, Curtin, Cypress, Dale, Dalton, Darling, Davidson, Davis, Dawson, Deakin, Denham, Derby,
  Devon, Dickson, Dobson, Dorset, Douglas, Drummond, Dudley, Duke, Dundas, Eagle, Earl, East, Eden, Edgar, Edinburgh, Edith,
  Edward, Elder, Eleanor, Elgin, Elizabeth, Ellen, Elliott, Elm, Emily, Ernest, Esk, Essex, Eucalypt, Evans, Evelyn, Fairview,
  Falcon, Farm, Farrell, Ferguson, Fern, Finch, Fisher, Fitzgerald, Fleet, Fletcher, Flinders, Florence, Forest, Forster,
  Foster, Francis, Franklin, Fraser, Frederick, Fuller, Galah, Gardenia, Garden, George, Gibson, Gilbert, Gipps, Gladstone,
  Glen, Gloucester, Gordon, Gordonia, Government, Grace, Graham, Grange, Grant, Green, Grevillea, Grey, Griffin, Hakea, Hall,
  Hamilton, Hampton, Hardy, Harold, Harriet, Harris, Harvey, Hastings, Hawthorn, Heath, Helen, Henderson, Henry, Herbert,
  Heron, High, Hill, Hodgson, Holly, Hope, Hopkins, Howard, Hudson, Hughes, Hume, Hunter, Ibis, Ida, Inglis, Irene, Iris,
  Ironbark, Isabella, Ivy, Jacaranda, James, Jane, Jasmine, Jean, Jersey, John, Johnson, Jones, Jubilee, Julia, Kangaroo,
  Karri, Keith, Kelly, Kennedy, Kent, Kestrel, Kincaid, King, Kingfisher, Knight, Kookaburra, Kurrajong, Lambert, Lancaster,
  Larch, Laurel, Lavender, Lawrence, Lawson, Lee, Leichhardt, Lennox, Leslie, Lewis, Lilac, Lily, Lincoln, Linden, Lloyd,
  Lomandra, Lorikeet, Louisa, Lucas, Lyall, Lyndhurst, Macquarie, Magnolia, Magpie, Main, Maple, Margaret, Marion, Market,
  Martin, Mary, Mason, Matilda, Maude, May, Melaleuca, Melrose, Menzies, Mercer, Merton, Milton, Mitchell, Monash, Montague,
  Morgan, Morris, Morton, Mulberry, Munro, Murray, Myrtle, Napier, Nelson, Newcastle, Nicholson, Norfolk, Norman, North,
  Norton, Oak, Olive, Orchard, Osborne, Otway, Oxford, Park, Parker, Parkes, Paterson, Patrick, Pearl, Pelican, Percy, Perry,
  Phillip, Pine, Pitt, Plover, Plumtree, Poplar, Porter, Prince, Princess, Protea, Quail, Quarry, Queen, Radford, Railway,
  Raleigh, Ramsay, Raven, Redgum, Reserve, Richmond, Ridge, River, Robert, Robin, Robinson, Rosella, Rose, Ross, Rowan, Roy,
  Royal, Ruby, Rupert, Russell, Ruth, Salisbury, Sandpiper, Saxon, School, Scott, Selwyn, Seymour, Shakespeare, Sheoak, Short,
  Silky Oak, Simpson, Smith, Somerset, South, Spencer, Spring, Springfield, Stanley, Station, Stephen, Stewart, Stirling,
  Stuart, Summit, Surrey, Sussex, Swan, Sydney, Sylvan, Talbot, Tallowwood, Tamarind, Taylor, Tea Tree, Tennyson, Thomas,
  Thornton, Torrens, Tulip, Turner, Tyler, Union, Valley, Vernon, Victor, Victoria, View, Vincent, Vine, Violet, Wallace,
  Walnut, Walter, Waratah, Warwick, Water, Waterloo, Watson, Wattle, Waverley, Webb, Wellington, West, Westbury, Whistler,
  White, Wickham, Wilga, William, Willow, Wilson, Windsor, Winston, Wisteria, Wood, Woodland, Wren, Wright, Yarran, York, Young`
    .split(',')
    .map((name) => name.trim())

/** Names with an apostrophe: they have broken many an address book. */
export const apostropheNames: readonly string[] = [
  "O'Connell",
  "O'Brien",
  "O'Grady",
  "D'Arcy",
  "O'Shea",
  "O'Hara",
  "O'Sullivan",
  "D'Alton",
  "O'Keefe",
  "O'Neill",
  "O'Dea",
  "D'Aguilar",
]

export type StreetType =
  | 'Street'
  | 'Road'
  | 'Avenue'
  | 'Court'
  | 'Drive'
  | 'Crescent'
  | 'Place'
  | 'Parade'
  | 'Terrace'
  | 'Lane'
  | 'Grove'
  | 'Close'
  | 'Way'
  | 'Circuit'
  | 'Boulevard'
  | 'Esplanade'
  | 'Track'

/** How often a kind of street occurs, by the age of the place. */
export const streetTypeWeights: Readonly<
  Record<'old' | 'suburban' | 'country' | 'dirt', Partial<Record<StreetType, number>>>
> = {
  old: { Street: 62, Road: 8, Avenue: 8, Parade: 4, Terrace: 5, Lane: 6, Grove: 3, Place: 4 },
  suburban: {
    Street: 26,
    Road: 9,
    Avenue: 14,
    Court: 15,
    Drive: 10,
    Crescent: 7,
    Place: 7,
    Parade: 3,
    Grove: 4,
    Close: 4,
    Way: 4,
    Circuit: 3,
    Boulevard: 1,
  },
  country: { Street: 52, Road: 12, Avenue: 8, Court: 8, Drive: 8, Crescent: 4, Place: 4, Lane: 3, Parade: 1 },
  dirt: { Road: 68, Lane: 16, Track: 4, Drive: 12 },
}
