import type { KitName } from './kits.ts'

/** Likely amounts by kind of thing, from and to. */
// biome-ignore format: a table
export const amounts: Readonly<Partial<Record<KitName, readonly [number, number]>>> = {
  dish: [5, 28], room: [60, 220], space: [8, 40],
  bay: [1, 6], seat: [2, 9], course: [40, 320], class: [12, 35], trip: [180, 1900], ticket_travel: [12, 140], hotel: [60, 220], flight: [60, 480], used_car: [4000, 38000], campaign: [500, 9000], investment: [500, 20000], earning: [2, 60], parking: [2, 24], transfer: [5, 300], insurance_policy: [12, 90], insurance_claim: [120, 4800], holiday_let: [40, 260], estate: [90000, 620000], itinerary: [200, 4000], charging: [4, 40], ride: [5, 48], membership: [9, 59], transaction: [20, 900], payment: [12, 240], invoice: [180, 2400], salary: [2400, 5200], credit: [2000, 40000], repayment: [90, 640], instalment: [90, 640], donation: [10, 200],
  vacancy: [28000, 68000], doctor: [40, 120], asset: [2, 60000], account: [200, 9000], deal: [900, 24000], project: [2000, 60000], contract: [1200, 48000], expense: [8, 220], coupon: [5, 50], lottery: [1, 10], commission: [12, 260], trade: [20, 4000], property: [650, 2400],
}
/** Likely amounts by the name of a field, from and to, where it says more than the kind of thing. */
export const sums: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:monthly|net|gross)_(?:income|salary|pay)$/, 1800, 5200],
  [/^monthly_(?:instalment|installment|payment|repayment)$/, 90, 640],
  [/^(?:outstanding|remaining)_(?:balance|amount)$/, 900, 18000],
  [/^most_amount$|^credit_limit$|^loan_amount$/, 12000, 90000],
  [/^least_amount$/, 1000, 6000],
  [/^paid_by_(?:employer|employee)$/, 90, 480],
  [/^base$/, 1800, 5200],
  [/^commission$/, 120, 4800],
  [/^offered_price$/, 90000, 620000],
  [/^tuition(?:_fee)?$/, 200, 4800],
]
/** Likely shares of a hundred by the name of a field, from and to; others are anywhere between. */
export const shares: readonly (readonly [RegExp, number, number])[] = [
  [/interest|^rate$|rebate|commission|return|yield|^(?:tax|vat)/, 2, 12],
  [/discount/, 5, 40],
  [/pass_mark/, 50, 75],
  [/chance/, 5, 40],
]
/** Likely numbers by the name of a field, from and to. */
export const ranges: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:free|available|open|remaining)_(?:seats|places|spots)$/, 1, 4],
  [/awakening|caffeine|intake/, 0, 4],
  [/^year_(?:built|founded|established)$/, 1850, 1995],
  [/^(?:founded|established)$/, 1950, 2018],
  [/^graduated$/, 1992, 2023],
  [/^longest_term$/, 4, 40],
  [/^term$/, 1, 10],
  [/^months$/, 6, 24],
  [/pages/, 90, 420],
  [/^(?:maximum_)?number_of_(?:players|participants)$/, 8, 24],
  [/^number_of_/, 1, 6],
  [/quantity|servings|sleeps|people|guests|times/, 1, 6],
  [/stock|left|questions|tracks/, 4, 60],
  [/lowest/, 5, 20],
  [/^age$/, 24, 58],
  [/distance|length|kilomet/, 3, 18],
  [/goals/, 0, 12],
  [/places|seats|members/, 6, 24],
  [/minutes|duration/, 3, 18],
  [/lessons/, 4, 20],
  [/experience|age/, 2, 15],
  [/^stars$/, 3, 5],
  [/^rooms$/, 12, 80],
  [/^people_needed$/, 5, 12],
  [/^joined$/, 1, 4],
  [/^energy$/, 8, 60],
  [/bedrooms|floor|bathrooms/, 1, 4],
  [/area/, 38, 160],
  [/year/, 2015, 2026],
  [/level|days/, 1, 28],
  [/streak/, 1, 40],
  [/score|points/, 40, 100],
  [/strength/, 20, 95],
  [/size/, 1, 90],
  [/rows|volume|mileage/, 1200, 98000],
  [/weight/, 3, 80],
  [/order/, 1, 9],
]
