import { type Called, called } from './called.ts'

/** Jobs that are open in the trades that a site is about. */
// biome-ignore format: a table
export const calledOpenings: readonly Called[] = [
  called('vacancy', '', '*touris *travel\\sagenc *travel\\s(?:industry|companies|jobs|sector|platform) *airline *cruise', '', 'Tour guide, city walks|Travel consultant|Ticket desk clerk|Cruise host, summer|Planner of group tours|Visa and booking clerk|Hotel buyer'),
  called('vacancy', '', '*bank(?:s|ing)\\b *insuranc *accountan *financial\\s(?:jobs|talent|industry|sector)', '', 'Bookkeeper, part time|Claims handler|Credit analyst|Branch adviser|Payroll clerk|Auditor'),
  called('vacancy', '', '*logistic *courier *freight *warehous', '', 'Dispatcher, early shift|Forklift driver|Lorry driver, regional|Picker, evenings|Customs clerk|Fleet mechanic'),
  called('vacancy', '', '*beauty *hairdress *salon *cosmetic', '', 'Hairdresser, part time|Nail artist|Beautician|Front desk, salon|Make-up artist|Trainee colourist'),
  called('vacancy', '', '*clean(?:ing|ers?) *domestic\\s(?:help|work|service) *housekeep *nann', '', 'House cleaner, mornings|Nanny, three days|Cook for a family|Gardener, weekends|Carer for the elderly|Window cleaner'),
]
