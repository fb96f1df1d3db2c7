/** Nouns of restaurants, travel, shops, workshops, events and transport, by the kit that holds what they name. */
// biome-ignore format: a table
export const dealingNouns = {
  dish: 'menu special|special dish|daily dish|chef special|dish of the day|seasonal dish|house special|today special',
  place: 'scenic area|scenic zone|scenic site|scenic location|scenic place|tourist spot|tourist site|tourist area|tourism area|scenic spot project|scenic project|sightseeing spot|camping site|camp site|campground|photo spot|sight|train station|railway station|bus station|metro station|subway station|bus terminal|ferry terminal|coach station|ferry port|movie theater|movie theatre|cinema|theater|theatre|movie house|concert hall location',
  trip: 'tourist route|sightseeing route|tourism route|tourist line|travel line|tourism line|scenic route|tourist path|holiday package|vacation package|free travel|self-guided tour|custom tour|cultural tourism route|travel route package',
  promotion: 'travel deal|hotel deal|flight deal|last-minute deal|holiday deal|vacation deal|deal of the day|daily deal|hot deal|special deal|best deal|shopping deal|travel offer|hotel offer|happy hour|full reduction|full-reduction activity|full reduction activity|full-reduction|full discount|discount promotion|spend-and-save offer|clearance sale',
  coupon: 'coupon package|coupon pack|coupon bundle|discount voucher|cash voucher',
  cargo_load: 'freight source|freight resource|cargo resource|freight listing|cargo listing|freight offer',
  redemption: 'points exchange record|point exchange record|redemption order|points order|point order|points mall order|gift redemption record|reward redemption record|exchange order',
  refund: 'exchange request|goods exchange|product exchange|exchange of goods|exchange and return|replacement request',
  expert: 'hairstylist|hair stylist|hairdresser|beautician|manicurist|nail artist|nail technician|esthetician|masseur|masseuse|massage therapist|makeup artist|make-up artist|tattoo artist|tattooist|repair worker|repairman|repair master|repair technician|maintenance master|service technician|installer|locksmith|plumber|electrician|handyman|craftsman|service worker|service master|cleaning worker|cleaning lady|tour guide|guide for tours|wedding planner|event planner|master of ceremonies',
  service: 'spa treatment|beauty treatment|facial treatment|nail service|car wash|oil change|wheel alignment|tire change|tyre change|car beauty|car detailing',
  quotation: 'estimate|cost estimate|repair estimate|price estimate|service estimate|job estimate',
  ticket_travel: 'train schedule|train timetable|bus schedule|bus timetable|coach schedule|ferry timetable|train number|bus trip|coach trip|shuttle schedule|shuttle timetable',
} as const
