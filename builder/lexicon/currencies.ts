/** A currency: how an amount bears it, how it is called, what it is told by, and how many of it are about a dollar, for sample rows. */
export interface Currency {
  readonly sign: string
  readonly name: string
  readonly scale: number
}
interface Row extends Currency {
  /** Words and codes, of which none means anything else. */
  readonly words: string
  /** Countries, and cities and regions that are known by name. */
  readonly places: string
}
const row = (sign: string, name: string, scale: number, words: string, places: string): Row => ({ sign, name, scale, words, places })

// biome-ignore format: a table
const table: readonly Row[] = [
  row('€', 'euros', 1, 'euros?|eur|€', 'Germany|Berlin|Munich|Hamburg|Cologne|Frankfurt|Stuttgart|Leipzig|Dresden|Bavaria|Austria|Vienna|Salzburg|Graz|France|Paris|Lyon|Marseille|Toulouse|Bordeaux|Nice|Nantes|Brittany|Provence|Spain|Madrid|Barcelona|Seville|Valencia|Bilbao|Mallorca|Italy|Rome|Milan|Florence|Naples|Turin|Venice|Bologna|Tuscany|Sicily|Portugal|Lisbon|Porto|Netherlands|Amsterdam|Rotterdam|Utrecht|The Hague|Belgium|Brussels|Antwerp|Ghent|Ireland|Dublin|Cork|Galway|Limerick|Finland|Helsinki|Tampere|Turku|Greece|Athens|Thessaloniki|Crete|Estonia|Tallinn|Latvia|Riga|Lithuania|Vilnius|Slovakia|Bratislava|Slovenia|Ljubljana|Croatia|Zagreb|Split|Luxembourg|Malta|Cyprus'),
  row('£', 'pounds', 1, '(?<!\\b(?:weigh\\w*|lift\\w*|los[et]\\w*|gain\\w*)\\b[^.]{0,30})pounds?(?: sterling)?(?! (?:of|(?:(?:they|i|we|you|somebody) )?(?:have |has )?(?:los[te]|gained?|lifted?))\\b)|gbp|quid|£', 'UK|United Kingdom|Britain|Great Britain|England|Scotland|Wales|Northern Ireland|London|Manchester|Leeds|Birmingham|Liverpool|Bristol|Sheffield|Newcastle|Nottingham|Leicester|Brighton|Oxford|York|Bath|Edinburgh|Glasgow|Aberdeen|Dundee|Cardiff|Swansea|Belfast|Cornwall|Devon|Kent|Yorkshire|Norfolk|Suffolk|Sussex|Surrey|Essex'),
  row('₹', 'rupees', 20, '(?:indian )?rupees?|inr|₹|upi|paytm', 'India|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Chennai|Kolkata|Hyderabad|Pune|Jaipur|Ahmedabad|Goa|Kerala|Punjab|Gujarat'),
  row('¥', 'yuan', 5, 'yuan|rmb|renminbi|cny|wechat pay(?:ments?)?|alipay', 'China|Beijing|Shanghai|Shenzhen|Guangzhou|Chengdu|Hangzhou|Wuhan|Nanjing|Xiamen|Sichuan|Yunnan'),
  row('¥', 'yen', 100, 'yen|jpy', 'Japan|Tokyo|Osaka|Kyoto|Yokohama|Nagoya|Sapporo|Fukuoka|Hokkaido|Okinawa'),
  row('₩', 'won', 1000, 'korean won|krw|₩', 'Korea|South Korea|Seoul|Busan|Incheon|Daegu'),
  row('CHF', 'francs', 1, '(?:swiss )?francs?|chf', 'Switzerland|Zurich|Zürich|Geneva|Basel|Bern|Lausanne|Lucerne'),
  row('zł', 'zloty', 4, 'z[lł]oty(?:ch)?|pln|zł', 'Poland|Warsaw|Krakow|Kraków|Wroclaw|Wrocław|Gdansk|Gdańsk|Poznan|Poznań|Lodz|Łódź'),
  row('Kč', 'koruna', 20, 'koruna|czk|kč', 'Czechia|Czech Republic|the Czech Republic|Prague|Brno|Ostrava'),
  row('Ft', 'forint', 300, 'forints?|huf', 'Hungary|Budapest|Debrecen|Szeged'),
  row('lei', 'lei', 4, 'romanian lei|lei', 'Romania|Bucharest|Cluj|Timisoara|Iasi'),
  row('kr', 'kronor', 10, 'kron(?:a|e|er|or)|sek|nok|dkk', 'Sweden|Stockholm|Gothenburg|Malmo|Malmö|Uppsala|Norway|Oslo|Bergen|Trondheim|Stavanger|Denmark|Copenhagen|Aarhus|Odense|Iceland|Reykjavik'),
  row('₺', 'lira', 30, 'lira|₺', 'Turkey|Türkiye|Istanbul|Ankara|Izmir|Antalya'),
  row('₴', 'hryvnias', 40, 'hryvnias?|uah|₴', 'Ukraine|Kyiv|Kiev|Lviv|Odesa|Kharkiv'),
  row('₽', 'roubles', 80, 'rou?bles?|₽', 'Russia|Moscow|Saint Petersburg|St Petersburg'),
  row('₪', 'shekels', 4, 'shekels?|₪', 'Israel|Tel Aviv|Jerusalem|Haifa'),
  row('AED', 'dirhams', 4, 'dirhams?|aed', 'Dubai|Abu Dhabi|the UAE|UAE|United Arab Emirates|the Emirates'),
  row('SAR', 'riyals', 4, 'riyals?', 'Saudi Arabia|Riyadh|Jeddah'),
  row('E£', 'Egyptian pounds', 30, 'egyptian pounds?|egp', 'Egypt|Cairo|Alexandria|Giza'),
  row('KSh', 'shillings', 50, '(?:kenyan )?shillings?|kes|ksh|m-?pesa', 'Kenya|Nairobi|Mombasa|Kisumu'),
  row('USh', 'Ugandan shillings', 2000, 'ugandan shillings?|ugx', 'Uganda|Kampala'),
  row('TSh', 'Tanzanian shillings', 2000, 'tanzanian shillings?|tzs', 'Tanzania|Dar es Salaam|Zanzibar'),
  row('₦', 'naira', 500, 'naira|ngn|₦', 'Nigeria|Lagos|Abuja|Ibadan'),
  row('GH₵', 'cedis', 10, 'cedis?|ghs', 'Ghana|Accra|Kumasi'),
  row('R', 'rand', 12, 'zar|south african rands?', 'South Africa|Cape Town|Johannesburg|Durban|Pretoria'),
  row('R$', 'reais', 4, 'reais|brl|r\\$|pix payments?', 'Brazil|Rio de Janeiro|Rio|São Paulo|Sao Paulo|Brasília|Salvador|Recife|Curitiba'),
  row('MX$', 'Mexican pesos', 15, 'mexican pesos?|mxn', 'Mexico|Mexico City|Guadalajara|Monterrey|Oaxaca|Cancun'),
  row('CA$', 'Canadian dollars', 1, 'canadian dollars?', 'Canada|Toronto|Vancouver|Montreal|Ottawa|Calgary|Quebec|Ontario|Alberta|British Columbia|Nova Scotia'),
  row('A$', 'Australian dollars', 1, 'australian dollars?|aud', 'Australia|Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Tasmania|Queensland'),
  row('NZ$', 'New Zealand dollars', 1, 'new zealand dollars?|nzd', 'New Zealand|Auckland|Wellington|Christchurch'),
  row('S$', 'Singapore dollars', 1, 'singapore dollars?|sgd', 'Singapore'),
  row('HK$', 'Hong Kong dollars', 6, 'hong kong dollars?|hkd', 'Hong Kong'),
  row('NT$', 'Taiwan dollars', 25, 'taiwan dollars?|twd', 'Taiwan|Taipei|Kaohsiung'),
  row('฿', 'baht', 25, 'baht|thb|฿', 'Thailand|Bangkok|Chiang Mai|Phuket'),
  row('₫', 'dong', 20000, 'vnd|vietnamese dong|₫', 'Vietnam|Hanoi|Saigon|Ho Chi Minh City|Da Nang'),
  row('Rp', 'rupiah', 10000, 'rupiahs?|idr', 'Indonesia|Jakarta|Bali|Bandung|Yogyakarta'),
  row('RM', 'ringgit', 4, 'ringgit|myr', 'Malaysia|Kuala Lumpur|Penang'),
  row('₱', 'Philippine pesos', 40, 'philippine pesos?|php pesos?|₱', 'Philippines|the Philippines|Manila|Cebu|Davao'),
  row('Rs', 'Pakistani rupees', 150, 'pakistani rupees?|pkr', 'Pakistan|Karachi|Lahore|Islamabad'),
  row('৳', 'taka', 80, 'taka|bdt|৳', 'Bangladesh|Dhaka|Chittagong'),
  row('$', 'dollars', 1, '(?:us )?dollars?|usd|\\$|bucks', 'USA|the USA|United States|the United States|America|New York|Chicago|Boston|Seattle|Los Angeles|San Francisco|Houston|Denver|Portland|Texas|California|Florida|Ohio|Oregon|Colorado'),
]
const bounded = (words: string, flags: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}])`, flags)
const told = table.map((one) => ({ one, words: bounded(one.words, 'iu'), alone: new RegExp(`^(?:${one.words})$`, 'iu') }))
/** How somebody says where they are: "in northern Finland", "I'm a tailor from Porto". */
const there =
  "(?:in|near|around|across|throughout|outside|(?:[Ii]['’]m|[Ww]e['’]re|am|are) [^.]{0,40}from) (?:the )?(?:downtown |central |northern |southern |eastern |western |rural )?"
const placed = table.map((one) => ({ one, places: bounded(`${there}(?:${one.places})`, 'u') }))

const every = (of: 'words' | 'places'): string => table.map((one) => one[of]).join('|')
const anyTold = bounded(every('words'), 'iu')
const anyPlaced = bounded(`${there}(?:${every('places')})`, 'u')

/** A currency by its sign, its code or one of its names, and nothing beside it; undefined for other words. */
export function currencyNamed(words: string): Currency | undefined {
  return told.find(({ alone }) => alone.test(words.trim().replace(/^the /i, '')))?.one
}

const first = <Row>(rows: readonly Row[], at: (row: Row) => number): Row | undefined =>
  rows
    .map((of) => ({ of, at: at(of) }))
    .filter((found) => found.at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.of
/** The currency of a description: the one that it names, else that of the first place where it says to be; undefined for neither. */
export const currencyIn = (words: string): Currency | undefined =>
  (
    (anyTold.test(words) ? first(told, (row) => words.search(row.words)) : undefined) ??
    (anyPlaced.test(words) ? first(placed, (row) => words.search(row.places)) : undefined)
  )?.one
