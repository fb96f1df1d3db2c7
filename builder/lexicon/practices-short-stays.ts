import { type Practice, same, unlike } from './practice.ts'

/** What is let by the night is booked, by whatever name that goes. */
export const practicesOfShortStays: readonly Practice[] = [
  unlike(
    /\b(?:tenants?|leases?|landlords?|monthly rent|equipment|cars?|bikes?|tools?|costumes?|boats?)\b/i,
    'property rental|airbnb|vacation rental|holiday rental|short-term rental|villa rental|holiday home|homestay',
    same('booking|!rental|!rental booking|!property rental|reservation'),
  ),
]
