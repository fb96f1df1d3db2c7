import { type Sense, sense } from './sense.ts'

const crowd = /\b(?:crowd-?fund\w*|pledg\w+|backers?|donat\w+|fund-?rais\w+)\b/i
const investing =
  /\b(?:stock (?:trading|market|prices?|quotes?|exchange|data|information|accounts?)|(?:buy|sell|trad\w+|invest\w*)(?: and (?:buy|sell|trade))? (?:in )?(?:stocks?|shares|securities)|securities|shareholders?|dividends?|brokerage|investors?|watch ?lists?|trading strateg\w+|quantitative|cryptocurrenc\w+)\b/i
const storing = /\b(?:warehous\w*|inventory|suppliers?|procurement|in stock|out of stock|stock (?:levels?|management|quantity|alerts?))\b/i
const staying = /\b(?:hotels?|hostels?|homestays?|guesthouses?|hotel rooms?|guest rooms?|resorts?)\b/i
const redeeming =
  /\b(?:(?:redeem|exchang)\w* (?:\w+ ){0,4}(?:gifts?|goods|prizes?|rewards?|items?)|points? (?:mall|shop|store|exchange|redemption)|gift (?:redemption|exchange))\b/i
const bidding = /\bauction\w*\b/i

/** What is sold, offered, invested and redeemed, by the words of the whole description. */
export const tradeSenses: readonly Sense[] = [
  sense(
    'offer',
    'bid',
    /\b(?:mak(?:e|es|ing)|submit\w*|send\w*|receiv\w+|accept\w*|reject\w*|declin\w+|negotiat\w+|counter) (?:\w+ ){0,2}offers?\b|\b(?:price|purchase|counter-?) ?offers?\b|\bagents?\b[^.]{0,200}\boffers\b/i,
    /\b(?:special|discount\w*|promotional|job|limited[- ]time|exclusive|latest|seasonal) offers?\b|\bpromotions?\b|\bcoupons?\b/i,
  ),
  ...(['campaign', 'project'] as const).map((noun) =>
    sense(noun, 'fundraiser', /\b(?:crowd-?fund\w*|pledg\w+|backers?)\b/i, /\b(?:marketing|advertis\w+|email)\b/i),
  ),
  ...(['house', 'property', 'apartment', 'home', 'villa', 'flat', 'listing', 'property listing', 'house listing'] as const).map((noun) =>
    sense(
      noun,
      'estate',
      /\b(?:(?:sell|buy|purchas)\w* (?:and (?:sell|buy|rent)\w* )?(?:\w+ ){0,2}(?:houses?|homes?|apartments?|propert(?:y|ies)|villas?|real estate)|home ?buyers?|house ?buyers?|(?:houses?|homes?|propert(?:y|ies)) for sale|real estate (?:transactions?|sales?|trading)|mortgage calculat\w+|calculate mortgages?)\b/i,
      /\b(?:tenants?|leas(?:e|es|ing)|landlords?|property management|hotels?|homestays?|per night|intellectual property|css)\b/i,
    ),
  ),
  ...(['item', 'game item', 'prop', 'game account', 'equipment'] as const).map((noun) =>
    sense(
      noun,
      'product',
      /\bgame[^.]{0,30}\b(?:items?|accounts?|props?|equipment) trading\b|\btrad(?:e|ing) (?:of )?(?:game |virtual |in-game )(?:items?|accounts?|props?|goods)\b|\b(?:list|sell|buy) (?:\w+ )?(?:game |virtual )?(?:items|accounts|props)\b[^.]{0,80}\b(?:game|server)\b/i,
    ),
  ),
  ...(['station', 'charging station', 'nearby charging station'] as const).map((noun) =>
    sense(noun, 'bay', /\bcharging (?:stations?|piles?|points?)\b/i, /\b(?:trains?|metro|radio)\b/i),
  ),
  ...(['pile', 'charging point', 'charger', 'charging equipment'] as const).map((noun) => sense(noun, 'machine', /\bcharging\b/i)),
  ...(['coin', 'currency', 'virtual currency', 'token'] as const).map((noun) =>
    sense(
      noun,
      'asset',
      /\b(?:crypto\w*|virtual currenc\w+|digital currenc\w+|currency trading|blockchain|bitcoin|candlestick|coin trading)\b/i,
      /\b(?:points|games?|check-?in|gold coins?|lucky coins?|access tokens?|authentication)\b/i,
    ),
  ),
  ...(['package', 'tour package', 'travel package'] as const).map((noun) =>
    sense(noun, 'trip', /\b(?:tour packages?|travel agenc\w+|travel packages?|tours\b[^.]{0,60}packages)\b/i, /\b(?:parcels?|couriers?|express)\b/i),
  ),
  sense(
    'return',
    'earning',
    /\b(?:investors?|invest(?:s|ing|ments?)?|portfolios?|dividends?)\b/i,
    /\b(?:refunds?|return (?:goods|items|products|requests?|orders?)|exchanges?|after-sales)\b/i,
  ),
  sense(
    'ticket',
    'ticket_travel',
    /\b(?:bus|train|flight|ferry|coach|airline|railway|plane|metro) tickets?\b|\bpassengers?\b[^.]{0,160}\btickets?\b/i,
    /\b(?:concerts?|movies?|museums?|scenic)\b/i,
  ),
  sense('fundraising', 'fundraiser', crowd),
  sense(
    'agent',
    'organisation',
    /\b(?:agents? and merchants?|merchants? and agents?|agent (?:registration|levels?|commissions?|system|network)|sub-?agents?|distribut\w+|resellers?|franchis\w+)\b/i,
    /\b(?:real estate|insurance|propert(?:y|ies)|travel agents?|ai agents?|intelligent agents?|support agents?)\b/i,
  ),
  ...(
    [
      'vehicle',
      'electric vehicle',
      'shared vehicle',
      'shared car',
      'scooter',
      'electric scooter',
      'bike',
      'bicycle',
      'shared bike',
      'e-bike',
      'shared bicycle',
      'electric bike',
      'electric car',
    ] as const
  ).map((noun) =>
    sense(
      noun,
      'hire_car',
      /\b(?:(?:car|vehicle|bike|bicycle|scooter|electric vehicle)[- ](?:rentals?|sharing|hire)|shared (?:electric )?(?:vehicles?|cars?|bikes?|bicycles?|scooters?)|rent(?:s|ing)? (?:an? |the )?(?:electric )?(?:cars?|vehicles?|bikes?|bicycles?|scooters?|e-bikes?))\b/i,
      /\b(?:drivers|fleet|logistics|cargo|parking lots?)\b/i,
    ),
  ),
  sense(
    'member',
    'loyal_member',
    /\b(?:member management|manage (?:\w+,? (?:and )?){0,5}members)\b[\s\S]{0,600}\b(?:coupons?|points|vip|cards?|orders|discounts?)\b|\b(?:coupon|card|order|points?) management\b[\s\S]{0,600}\bmember management\b/i,
    /\b(?:team|family|club|group|party|project|church|committee) members?\b/i,
  ),
  ...(['item', 'lot', 'auction', 'artwork', 'antique', 'collectible', 'product'] as const).map((noun) =>
    sense(noun, 'lot', bidding, /\b(?:cart|checkout|auction news)\b/i),
  ),
  ...(['price data', 'trading volume'] as const).map((noun) =>
    sense(
      noun,
      'trade_record',
      /\b(?:crypto\w*|coins?|tokens?|bitcoin|stocks?|shares|securities|futures|currenc(?:y|ies)|exchange)\b/i,
      /\b(?:products?|goods|shops?|inventory)\b/i,
    ),
  ),
  ...(['stock', 'stock quote', 'stock price', 'quote', 'stock information', 'stock data', 'market data'] as const).map((noun) =>
    sense(noun, 'asset', investing, storing),
  ),
  ...(['portfolio', 'position'] as const).map((noun) => sense(noun, 'investment', investing, /\b(?:jobs?|careers?|designers?|photograph\w+|artists?)\b/i)),
  ...(['payment method', 'bank card', 'credit card', 'payment card', 'payment account'] as const).map((noun) =>
    sense(
      noun,
      'pay_method',
      /\b(?:add|manag|sav|bind|link|stor|delet|remov)\w* (?:\w+,? (?:and )?){0,3}(?:payment (?:methods?|cards?|accounts?)|(?:bank|credit|debit) cards?)\b/i,
      /\b(?:card management|supports? (?:multiple|various|different) payment)\b/i,
    ),
  ),
  sense(
    'park',
    'trade_item',
    /\b(?:(?:smart|industrial|business|science|technology|tech|enterprise|logistics) parks?|park (?:enterprises?|compan(?:y|ies)|tenants?|properties)|enterprises?|tenants?|tenancy|investment (?:attraction|promotion|management))\b/i,
    /\b(?:theme|amusement|water|national|car|dog|nature|skate|city) parks?\b|\b(?:parking|trails?|rangers?|wildlife|playgrounds?|rides|scenic|tourists?)\b/i,
  ),
  ...(['check-in', 'check-in record'] as const).map((noun) =>
    sense(noun, 'health_check', /\b(?:health|symptoms?|temperature|epidemic)(?: (?:status|condition|information))? (?:check|clock|punch)-?ins?\b/i),
  ),
  sense(
    'transfer',
    'stock_transfer',
    storing,
    /\b(?:bank\w*|wallets?|remittances?|accounts? transfers?|(?:money|fund|point|file|data|patient|ownership|credit) transfers?|transfer (?:money|funds|points|files|data))\b/i,
  ),
  sense('gift', 'reward', redeeming, /\b(?:gift (?:shop|cards?|box\w*)|live (?:stream|room|broadcast)\w*|send (?:\w+ ){0,2}gifts)\b/i),
  ...(['check-in', 'check-out', 'check in', 'check out'] as const).map((noun) =>
    sense(noun, 'booking', staying, /\b(?:points|attendance|employees?|daily check-?ins?|students?|sign-?in|staff)\b/i),
  ),
  sense('group', 'group_buy', /\bgroup[- ](?:buy\w*|purchas\w+|orders?|deals?)\b/i, /\b(?:chat groups?|group chats?)\b/i),
  ...(['level', 'tier'] as const).map((noun) =>
    sense(
      noun,
      'membership',
      /\b(?:member(?:ship)?s?|vip|loyalty) (?:levels?|tiers?|grades?)\b|\bloyalty (?:program|scheme|card)\w*\b/i,
      /\b(?:games?|players?|courses?|lessons?|students?|permission levels?)\b/i,
    ),
  ),
]
