/** The postcodes of the Australian Capital Territory, see postcode-table.ts. */
export const actPostcodes = `
2600 Barton|Deakin|Yarralumla
2601 Acton|Canberra|City
2602 Ainslie|Dickson|Downer|Hackett|Lyneham|O'Connor|Watson
2603 Forrest|Griffith|Red Hill
2604 Kingston|Narrabundah
2605 Curtin|Garran|Hughes
2606 Chifley|Lyons|Phillip
2607 Farrer|Isaacs|Mawson|Pearce|Torrens
2611 Chapman|Coombs|Duffy|Fisher|Holder|Rivett|Stirling|Waramanga|Weston|Wright
2612 Braddon|Campbell|Reid|Turner
2614 Aranda|Cook|Hawker|Macquarie|Page|Scullin|Weetangera
2615 Charnwood|Dunlop|Florey|Flynn|Fraser|Higgins|Holt|Latham|Macgregor|Melba|Spence
2617 Belconnen|Bruce|Evatt|Giralang|Kaleen|McKellar
2900 Greenway
2902 Kambah
2903 Oxley|Wanniassa
2904 Fadden|Gowrie|Macarthur|Monash
2905 Bonython|Calwell|Chisholm|Gilmore|Isabella Plains|Richardson|Theodore
2906 Banks|Conder|Gordon
2911 Crace
2912 Gungahlin
2913 Casey|Franklin|Ngunnawal|Nicholls|Palmerston
2914 Amaroo|Bonner|Forde|Harrison
`
