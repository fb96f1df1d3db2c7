/** What goods weigh, in kilograms, and the room that they take, in cubic metres, by their names. */
const weights: readonly (readonly [RegExp, number, number])[] = [
  [/\bgrand piano\b/i, 420, 3.5],
  [/\bpiano\b/i, 220, 1.4],
  [/\b(?:wardrobe|kitchen unit|sideboard)\b/i, 85, 1.6],
  [/\b(?:washing machine|dishwasher|dryer)\b/i, 68, 0.4],
  [/\b(?:fridge|freezer|refrigerator)\b/i, 64, 0.8],
  [/\b(?:sofa|couch|bed|mattress)\b/i, 58, 1.9],
  [/\b(?:desk|table)(?: and chairs?)?\b/i, 42, 0.9],
  [/\b(?:bookshelf|bookshelves|shelf|shelves)\b/i, 34, 0.6],
  [/\b(?:armchair|bicycle|bike)\b/i, 18, 0.7],
  [/\b(?:chairs?|lamp|mirror)\b/i, 8, 0.2],
  [/\b(?:boxes|cartons|books)\b/i, 120, 0.9],
  [/\b(?:flat|apartment|household|home|office)(?: move)?\b/i, 1400, 14],
  [/\bsteel coils?\b/i, 8200, 2],
  [/\b(?:machine parts|machines?|engines?)\b/i, 1800, 3],
  [/\b(?:paper rolls?|waste paper)\b/i, 2400, 6],
  [/\b(?:bottled water|drinks|wine|beer)\b/i, 1600, 2],
  [/\b(?:frozen berries|fresh fruit|vegetables|frozen food)\b/i, 900, 3],
  [/\b(?:garden furniture|furniture)\b/i, 640, 9],
  [/\b(?:car tyres|tyres)\b/i, 720, 6],
  [/\b(?:cement|sand|gravel|bricks|timber)\b/i, 3200, 3],
  [/\b(?:circuit boards|electronics|phones?|laptops?|tablets?)\b/i, 6, 0.1],
  [/\b(?:documents?|letters?|envelopes?|contracts?)\b/i, 1, 0.1],
  [/\b(?:flowers?|cake|clothes|shoes|apron|scarf|shirt|jacket|tote|bag)\b/i, 1, 0.1],
  [/\b(?:candles?|mugs?|soap|cream|pralines?|chocolates?|coffee|tea|honey|kettle|whisky|malt|gin|perfume)\b/i, 1, 0.1],
]

/** The weight and the volume of goods by what they are called; undefined where that tells nothing. */
export function weightOf(goods: string): { readonly weight: number; readonly volume: number } | undefined {
  const [, weight, volume] = weights.find(([name]) => name.test(goods)) ?? []
  return weight === undefined || volume === undefined ? undefined : { weight, volume }
}
