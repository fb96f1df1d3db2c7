import type { tradeKits } from './kits-trade.ts'

/** What is let, flown, sent, promoted and earned is called, in the singular. */
// biome-ignore format: a table
export const tradeNouns: Readonly<Record<keyof typeof tradeKits, string>> = {
  hotel: 'hotel|homestay|guesthouse|guest house|accommodation|hostel|inn|resort|lodge|bed and breakfast|motel|lodging',
  flight: 'flight|air ticket|plane ticket|flight ticket|airfare|airline ticket',
  delivery: 'order delivery|order shipment|delivery record|shipping record|logistics record',
  campaign: 'ad placement|advertising placement|targeted placement|marketing|marketing campaign|marketing plan|precision marketing|marketing promotion|ad campaign|advertising campaign|email campaign|promotion campaign|content marketing plan|course promotion strategy|promotion strategy|marketing strategy|placement strategy|seo strategy|channel promotion|brand promotion|precise promotion|product promotion plan|content distribution strategy',
  promotion: 'promotion|promotional activity|special offer|flash sale|seckill|limited-time offer|discount activity|sales promotion|daily deal|discounted product|product promotion|promotional event|flash sale activity|flash sale event|seckill activity|flash deal|limited-time sale|limited-time discount|sales activity|sale activity|clearance sale|discount campaign|sales campaign|discount promotion|time-limited sale',
  group_buy: 'group buying|group purchase|group buy|group deal|group order',
  commission_scheme: 'distribution scheme|commission scheme|commission rule|distribution rule|profit-sharing rule|profit sharing rule|profit sharing|profit-sharing|distribution level|rebate rule|rebate scheme|commission rate|commission setting|distribution setting',
  earning: 'reward record|earning record|income record|bonus record|commission record|profit record|rebate record|earning|invitation reward record|task earning|revenue record',
  investment: 'investment|investment holding|portfolio holding|holding|investment record|investment position',
  transfer: 'transfer|money transfer|fund transfer|transfer transaction|member-to-member transfer|red packet transfer|transfer record|point transfer|balance transfer',
  tax_rate: 'tax rate|vat rate|tax rule',
  holiday_let: 'holiday let|holiday rental|vacation rental|short-term rental|vacation home|holiday apartment|rental villa',
  estate: 'property for sale|house for sale|home for sale|apartment for sale|property listing for sale',
  itinerary: 'itinerary|travel plan|trip plan|travel itinerary|tour plan|customized itinerary|travel schedule|itinerary arrangement|tourist strategy|trip itinerary|route plan|virtual travel itinerary|vacation plan',
  insurance_policy: 'insurance policy|life insurance policy|insurance contract|upgrade policy',
  insurance_claim: 'insurance claim|claim application|claims application|claim record|life insurance claim',
  parking: 'parking record|parking session|parking history|parking stay|vehicle entry record|vehicle access record',
  charging: 'charging record|charging session|charging order|charge session|charging history|charging behavior|user charging behavior|charging service record',
  ride: 'ride|ride record|riding record|ride order|ride request|cycling record|trip record|ride history|taxi order|ride-hailing order',
  pay_method: 'saved payment method|saved card|saved bank card|linked card|linked bank card|bound bank card',
  lot: 'auction|auction item|auction lot|auction product|lot for auction|auctioned item|item for auction|item up for auction',
  used_car: 'used car|second-hand car|car for sale|car listing|vehicle for sale|used vehicle|car model|new car|second-hand vehicle',
}
