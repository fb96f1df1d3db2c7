import { singular } from './inflect.ts'
import { narrowLines } from './wares-narrow.ts'

/** One of the goods that a kind of shop has: its name, the sort that it is under, and a price. */
export interface Ware {
  readonly name: string
  readonly sort: string
  readonly price: number
}

/** Kinds of goods: the words that tell them, then their sorts, each with goods and prices. */
// biome-ignore format: a table
const lines: readonly (readonly [string, string])[] = [
  ['coffee espresso roastery roaster coffee-bean', 'Filter= Ethiopian coffee, 250 g 14, Kenyan coffee, 250 g 15, Colombian coffee, 1 kg 42; Espresso= House espresso blend 13, Dark roast coffee 12; Decaf= Decaf coffee, 250 g 14; Equipment= Hand grinder for coffee 68, Coffee dripper 24'],
  ['tea tea-leaf teahouse', 'Green= Jasmine pearl tea 12, Sencha tea, 100 g 14; Black= Assam breakfast tea 9, Earl Grey tea 10; Oolong= High mountain oolong tea 22; Herbal= Peppermint and verbena tea 8; Teaware= Clay teapot 48, Tea cups, set of four 32'],
  ['milk-tea bubble-tea beverage drink juice smoothie', 'Milk tea= Classic pearl milk tea 5, Brown sugar milk tea 6, Oolong milk tea 5; Fruit tea= Grapefruit green tea 5, Mango and passion fruit tea 6; Juice= Pressed orange juice 4, Lemonade with mint 4; Coffee= Iced latte 5'],
  ['honey beekeeper beekeeping apiary', 'Honey= Wildflower honey, 500 g 9, Acacia honey, 500 g 11, Forest honey, 250 g 6, Heather honey, 500 g 13, Creamed honey with cinnamon 8; Beeswax= Beeswax candle, pair 12, Beeswax wraps 15; Sets= Honey gift box, three jars 24'],
  ['bread bakery baker pastry croissant bun', 'Bread= Sourdough loaf 7, Rye bread with seeds 6, Baguette 3; Pastry= Butter croissant 3, Cinnamon bun 4, Apple tart 5; Savoury= Cheese and spinach pie 6; Sets= Breakfast bread basket 18'],
  ['cake cupcake cookie dessert patisserie', 'Cakes= Chocolate fudge cake 38, Carrot cake 34, Lemon drizzle cake 32, Victoria sponge cake 30; Cupcakes= Vanilla cupcakes, six 18, Red velvet cupcakes, six 20; Cookies= Butter cookies tin 14; To order= Birthday cake for twelve 55'],
  ['chocolate confectionery candy sweet praline', 'Bars= Dark chocolate bar, 70 % 5, Milk chocolate bar with hazelnut 5, White chocolate bar with raspberry 6; Boxes= Chocolate pralines, sixteen 24, Truffle chocolate box 19; Drinks= Drinking chocolate, 250 g 12; Sets= Chocolate gift box 35'],
  ['wine winery vineyard', 'Red= Pinot Noir wine 18, Old vines Rioja wine 16, Merlot wine 14; White= Riesling wine 13, Sauvignon Blanc wine 15; Rosé= Provence rosé wine 14; Sparkling= Brut sparkling wine 22; Sets= Tasting box, six bottles 84'],
  ['beer brewery craft-beer', 'Lager= Golden lager, six bottles 12, Dark lager, six bottles 13; Ale= Pale ale, six bottles 15, Oat stout, four bottles 14; Wheat= Wheat beer, six bottles 13; Free= Alcohol-free pale ale bottle 3; Sets= Tasting box, twelve bottles 32'],
  ['cheese dairy creamery', 'Hard= Aged cheddar cheese, 300 g 9, Alpine cheese, 300 g 11; Soft= Goat cheese with ash 8, Brie cheese 7; Blue= Blue cheese, 200 g 8; Dairy= Farm butter 4, Whole milk bottle 3; Sets= Cheese board for six 42'],
  ['fruit vegetable produce grocery fresh-produce organic-food farm-product agricultural-product', 'Fruit= Apples, 2 kg 6, Pears, 1 kg 4, Berries, 500 g 7; Vegetables= Carrots with greens 3, New potatoes, 2 kg 5, Leeks, three 3; Pantry= Raw honey jar 9, Olive oil bottle 14; Boxes= Weekly vegetable box 24'],
  ['meat butcher poultry', 'Beef= Beef for stew, 1 kg 18, Sirloin steak, two 26; Pork= Pork shoulder, 1 kg 12, Smoked ham, 200 g 6; Poultry= Free-range chicken 14, Duck legs, two 13; Sausages= Farm sausages, six 9; Boxes= Barbecue meat box 45'],
  ['seafood fishmonger fish-market', 'Fish= Salmon fillet, 500 g 19, Whole sea bass 14, Cod fish fillet 16; Shellfish= Mussels, 1 kg 9, Prawns, 500 g 15; Smoked= Smoked trout 11; Boxes= Fish dinner for two 34'],
  ['clothing clothes apparel fashion garment dress outfit t-shirt shirt boutique', 'Dresses= Linen midi dress 89, Pleated dress 72; Knitwear= Merino cardigan sweater 110, Wool sweater 95; Shirts= Cotton shirt 49, Printed T-shirt 25; Jackets= Denim jacket 98; Accessories= Leather bag 120'],
  ['shoe sneaker footwear boot', 'Sneakers= Canvas sneakers 65, Running shoes 95, White leather sneakers 88; Boots= Ankle boots 140, Hiking boots 155; Sandals= Cork sandals 59; Children= First shoes 42; Care= Shoe care kit 18'],
  ['jewelry jewellery necklace earring ring bracelet diamond', 'Rings= Silver band ring 45, Gold ring with pearl 160; Necklaces= Fine chain necklace 68, Moonstone necklace 92; Earrings= Hoop earrings 39, Pearl earrings 54; Bracelets= Braided bracelet 35; Sets= Necklace and earrings set 120'],
  ['wristwatch timepiece watchmaker', 'Automatic= Steel automatic watch 420, Diver watch, 200 m 380; Quartz= Slim quartz watch 140, Field watch 160; Smart= Sports watch with GPS 260; Straps= Leather watch strap 35'],
  ['handbag bag backpack luggage suitcase', 'Handbags= Leather handbag 140, Canvas tote bag 32; Backpacks= City backpack, 18 l 79, Hiking backpack, 40 l 130; Luggage= Cabin suitcase 120, Large suitcase 180; Small= Belt bag 38, Laptop bag 65'],
  ['cosmetic cosmetics makeup skincare perfume beauty-product', 'Face= Rose face oil bottle 32, Daily cream, 50 ml 28, Vitamin C serum 36; Body= Body lotion 16, Sea salt soap 8; Make-up= Lip tint cosmetics 16, Mascara cosmetics 22; Scent= Fig perfume, 50 ml 68'],
  ['furniture sofa chair home-furnishing', 'Living= Two-seat sofa 780, Armchair furniture 420; Dining= Oak dining table 640, Dining chairs, pair 260; Bedroom= Double bed frame 540, Chest of drawers furniture 380; Work= Standing desk 460; Light= Floor lamp 120'],
  ['decoration decor home-decoration homeware houseware', 'Light= Brass desk lamp 120, Paper lamp shade 36; Textiles= Wool throw 95, Linen cushion for the sofa 38; Ceramics= Stoneware vase 44, Serving bowl 54; Wall= Framed picture print 60; Scent= Beeswax candle 16'],
  ['kitchenware cookware tableware', 'Pots= Enamel pot 64, Cast iron pan 89; Knives= Chef’s knife 78, Bread knife 42; Table= Dinner plates, four 56, Stoneware mugs, four 48; Glass= Water bottle, glass 18; Boards= Oak serving plate 38'],
  ['pottery ceramic ceramics porcelain', 'Mugs= Speckled mug 28, Tall mug 26; Bowls= Serving bowl 54, Small bowls, four 60; Plates= Dinner plate 32, Side plate 24; Vases= Bud vase 36, Floor vase 120'],
  ['candle candlemaker', 'Beeswax= Beeswax candle, pair 16, Pillar candle 22; Scented= Fig candle 26, Cedar candle 26, Sea salt candle 24; Sets= Dinner candles, six 18, Candle gift set 48; Extras= Candle holder 20'],
  ['craft handmade handicraft artisan', 'Ceramics= Speckled mug 28, Bud vase 36; Textiles= Woven wall hanging decor 85, Knitted scarf accessory 48; Wood= Carved wood spoon 18, Oak bowl 62; Paper= Hand-bound notebook 22; Jewellery= Silver ring 45'],
  ['painting artwork art-print print poster sculpture', 'Paintings= Harbour at dawn, painting 680, Blue interior, painting 540; Prints= Three birds, art picture 60, Paper city, art picture 45; Photographs= Fog, photo print 140; Small= Art postcards pictures, twelve 18'],
  ['flower bouquet florist', 'Bouquets= Meadow flowers bouquet 29, Peony bouquet 38, Twelve white roses 45; Dried= Lavender flower wreath 41; Pots= Orchid plant in a pot 32; Occasions= Wedding flowers, table 65, Sympathy flowers 55'],
  ['plant houseplant seedling nursery garden-centre succulent gardening', 'Indoor= Monstera plant, 60 cm 38, Snake plant 24, Succulents, set of three plants 18; Outdoor= Lavender plant 8, Climbing rose plant 26; Vegetables= Tomato plants, six 9; Care= Plant soil, 20 l 9, Watering can 19'],
  ['book bookstore bookshop textbook novel e-book ebook comic', 'Novels= Middlemarch, book 12, Pride and Prejudice, book 10; Science= On the Origin of Species, book 16; Children= The Wind in the Willows, book 14; Poetry= Leaves of Grass, book 11; History= The Histories, book 18; Gifts= Reader’s notebook 12'],
  ['stationery notebook pen office-supply', 'Notebooks= Dotted notebook 14, Pocket notebooks, three 12; Pens= Fountain pen stationery 48, Fine pens stationery, six 15; Paper= Letter paper stationery 16, Printer paper stationery, 500 7; Desk= Desk tidy 24'],
  ['toy baby maternal children-product doll', 'Wood= Wooden train 34, Building blocks 28; Soft= Teddy bear 24, Rag doll 29; Puzzles= Puzzle, 48 pieces 14; Baby= Baby blanket 36, Rattle for babies 12; Outdoor= Kids’ kite 22'],
  ['electronics digital-product gadget computer laptop smartphone cellphone headphone appliance 3c', 'Phones= Smartphone, 128 GB 480, Phone case 19; Computers= Laptop, 14 inch 890, Keyboard for computers 120, Monitor, 27 inch 289; Audio= Wireless headphones 149, Desk microphone 95; Power= Phone charger 35'],
  ['camera lens', 'Cameras= Mirrorless camera 980, Instant camera 89; Lenses= 35 mm camera lens 420, 85 mm camera lens 560; Support= Camera tripod 110; Bags= Camera bag 75; Film= Camera film, three rolls 36'],
  ['bicycle bike e-bike', 'City= City bike, seven gears 540, Folding bike 620; Electric= Electric bike 1900; Sport= Gravel bike 1480; Children= Kids’ bike, 20 inch 260; Parts= Bike lights 38, Bike lock 49, Bike pump 28'],
  ['guitar piano violin instrument musical-instrument', 'Strings= Concert guitar 320, Violin for beginners 260; Keys= Digital piano 780; Wind= Concert flute 340; Percussion= Hand drum 95; Extras= Guitar strings 12, Music stand 28'],
  ['record vinyl album-store', 'Jazz= Room for Two, music album 28, Late Trains, music album 26; Folk= Low Tide, music album 24; Electronic= Northern Lines, music album 27; Classical= Winter Suites, music album 25; Extras= Record sleeves for music, fifty 14'],
  ['pet-food pet-supply pet-product pet-store', 'Dogs= Dog food, 3 kg 18, Dog leash 16, Chew rope for dogs 9; Cats= Cat tree 79, Cat scratching board 14; Small animals= Animal hay, 2 kg 8; Travel= Pet travel crate 55'],
  ['spare-part replacement-part machine-part', 'Filters= Oil filter 14, Air filter 12; Drive= Drive belt 22, Bearing set 16; Seals= Seal ring set 11; Electric= Fuse set 8, Switch 15'],
  ['bike-part bicycle-part', 'Brakes= Brake pads 18, Brake cable 7; Drive= Chain 24, Gear cable 6; Wheels= Inner tube 6, Bicycle tyre 28; Fittings= Bicycle bell 9, Saddle 35'],
  ['sports-good sporting-good sportswear sports-equipment fitness-equipment', 'Fitness= Kettlebell for strength, 12 kg 45, Yoga mat 38; Running= Running shoes 95, Running belt 22; Ball games= Football, size 5 29, Basketball 32; Outdoor= Camping tent for two 160; Swimming= Swim goggles for sports 24'],
  ['camping outdoor-gear tent hiking-gear', 'Tents= Camping tent for two 160, Family tent 290; Sleeping= Sleeping bag, -5 °C 89, Camping mat tent 45; Packs= Hiking backpack, 40 l 130; Cooking= Gas stove for camps 42; Light= Head lamp 32; Shoes= Hiking boots 155'],
  ['medicine drug pharmacy medication', 'Pain= Ibuprofen tablets, twenty 5, Paracetamol tablets, twenty 4; Cold= Nasal spray 6, Cough medicine 8; Vitamins= Vitamin D tablets 12; First aid= First aid medical kit 28, Plasters medical, fifty 4'],
  ['supplement vitamin health-product nutrition-product', 'Vitamins= Vitamin D tablets 12, Vitamin C tablets 9; Minerals= Magnesium tablets 14, Zinc tablets 11; Protein= Whey protein bottle, 1 kg 32; Oils= Omega-3 oil 19; Sets= Winter health pills set 38'],
  ['car-part auto-part tyre tire automotive-part', 'Tyres= All-season car tyre 89, Winter car tyre 104; Brakes= Car brake pads 55; Oils= Engine oil, 5 l 38; Electric= Car battery, 70 Ah 120, Charging cable for cars 160; Inside= Car child seat 140'],
  ['hardware building-material construction-material', 'Tools= Cordless drill 129, Hammer, 500 g 18; Fixings= Wood screws, 200 9, Wall plugs, 100 6; Paint= White wall paint, 10 l 48; Timber= Pine timber, 2.4 m 7; Electric= LED lamp, 9 W 6'],
  ['inventory warehouse stockroom storeroom', 'Packaging= Carton, 40 × 30 1, Pallet wrap packaging 12, Packing tape parcels, six 14; Safety= Work gloves uniform, size M 6, Safety shoes 64; Electrical= LED lamp, 9 W 6, Charger for phones 19; Cleaning= Cleaning oil, 5 l 22'],
  ['art-supply paint craft-supply', 'Paint= Watercolour paints set 34, Acrylic paints, twelve 42; Brushes= Paint brushes, five 24; Paper= Painting paper, A3 16; Drawing= Graphite drawing pencils 14; Canvas= Painting canvas, 60 × 80 22'],
  ['game-item game-account game-card prop in-game-item', 'Coins= Hundred coins 3, Thousand coins 19; Skins= Forest hero skin 8, Ice hero skin 9; Passes= Game season pass 15; Boosts= Double score for a day 4; Chests= Treasure chest 12'],
  ['membership-card gift-card', 'Gift cards= Gift card, 25 25, Gift card, 50 50, Gift card, 100 100; Passes= Ten visits pass 90, Monthly pass 49; Sets= Gift bag for two 75'],
  ['souvenir cultural-product merchandise cultural-creative', 'Paper= Postcard pictures, twelve 12, Travel map of the mountains 6; Wear= Souvenir T-shirt 24, Canvas tote bag 18; Table= Souvenir mug 14; Small= Fridge magnet gift, temple 5, Key ring 6; Food= Local honey jar 9'],
  ['fabric cloth textile-shop haberdashery quilting dressmaking', 'Cotton= Striped cotton fabric 14, Cotton poplin fabric, white 12, Quilting fabric, small flowers 16; Linen= Washed linen fabric 24, Linen fabric, sand 22; Wool= Boiled wool fabric 32, Tweed fabric 38; Silk= Silk fabric, ivory 46; Extras= Fabric lining 8, Jersey fabric, navy 15'],
  ['yarn knitting-wool', 'Wool= Merino yarn, 100 g 12, Sock yarn, 100 g 11; Cotton= Cotton yarn, 50 g 5, Linen yarn, 50 g 7; Fine= Mohair and silk yarn 14, Cashmere yarn 22; Needles= Yarn needles of bamboo 9, Circular needles for yarn 13'],
  ['costume fancy-dress theatre-costume', 'Historic= Ivory gown costume 45, Musketeer costume 38, Roman tunic costume 22; Fairy tale= Wolf costume 34, Queen of snow costume 48, Elf costume 26; Animals= Bear costume 36, Owl costume 29; Stage= Ringmaster costume 40, Clown costume 24'],
  ['tool hand-tool power-tool', 'Hand tools= Hammer, 500 g 18, Screwdrivers, six 24, Hand saw 22; Power tools= Cordless drill 129, Angle grinder 89; Garden= Garden shears 34; Measuring= Laser measure 59; Storage= Tool bag 45'],
]

const readPart = (part: string): Ware[] => {
  const [sort = '', goods = ''] = part.split('= ')
  return [...goods.matchAll(/(.+?) (\d+)(?:, (?=\p{Lu})|$)/gu)].map(([, name = '', price]) => ({ name, sort: sort.trim(), price: Number(price) }))
}
const families = [...narrowLines, ...lines].map(([cues, goods]) => ({ cues: cues.split(' '), wares: goods.split(';').flatMap(readPart) }))
/** The families that a cue tells, in their order. */
const byCue = new Map<string, number[]>()
for (const [index, { cues }] of families.entries()) for (const cue of new Set(cues)) byCue.set(cue, [...(byCue.get(cue) ?? []), index])

/** The goods of a kind that a noun names, its last word first: those of "handmade candles" are candles. None where it names no kind. */
export function waresNamed(noun: string): readonly Ware[] {
  const words = noun.toLowerCase().split(' ').map(singular)
  // What is put on record is no music, unless it is vinyl.
  const isPutDown = words.length > 1 && words.at(-1) === 'record' && !words.some((word) => /^(?:vinyl|music|gramophone)$/.test(word))
  const names = isPutDown ? [] : [words.join('-'), ...pairs(words).toReversed(), ...words.toReversed()]
  for (const name of names) {
    const first = byCue.get(name)?.[0]
    if (first !== undefined) return families[first]!.wares
  }
  return []
}

/** Words that also stand for what is done, or for something that is no goods. */
const loose = new Set(
  'book record drink sweet ring print paint lens plant bag tool inventory warehouse drug card beauty art baby candy prop organic drone nut vr'.split(' '),
)
/** What is kept for use where nothing is said of what it is. */
const kept = new Set(['inventory', 'warehouse', 'stockroom', 'storeroom'])
const pairs = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]}-${word}`)

/** The goods of the kind that these words, in the singular, name most, two words together more than one; of none, where they name none. */
export function waresAmong(words: readonly string[]): readonly Ware[] {
  const said = [...words.filter((word) => !loose.has(word)), ...pairs(words)]
  const counts = families.map(() => 0)
  for (const word of said) for (const index of byCue.get(word) ?? []) counts[index]! += word.includes('-') ? 2 : 1
  const most = Math.max(...counts)
  return most > 0 ? families[counts.indexOf(most)]!.wares : words.some((word) => kept.has(word)) ? waresNamed('inventory') : []
}
