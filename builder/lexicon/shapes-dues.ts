import { living, type Shape, shape } from './shape.ts'

/** The way of what is to be paid. */
export const owed = 'Unpaid; Mark as paid: Unpaid, Overdue > Paid; Mark as overdue: Unpaid > Overdue; Waive: Unpaid, Overdue > Waived'

/** What is paid again and again: fees of members and learners, and rents. */
export const dueShapes: readonly Shape[] = [
  living(
    owed,
    shape(
      'payment',
      /(?:^| )(?:(?:membership|member|yearly|annual|monthly|club|course|lesson|school|class|training|licence) fee|dues?|contribution|tuition(?: fee)?)$/,
      'Title!;For->offer;Payer;Period;Amount:money#0-!;Due on:date;Note',
      'Ana Silva, first half | payer=Ana Silva; period=January to June; note=By standing order.',
      'Ben Carter, first half | payer=Ben Carter; period=January to June; note=Asked to pay in March.',
      'Mei Chen, whole year | payer=Mei Chen; period=January to December; note=Paid in one go.',
      'Hugo Weber, second half | payer=Hugo Weber; period=July to December; note=Reduced, as agreed.',
      'Grace Liu, second half | payer=Grace Liu; period=July to December; note=Reminded once.',
    ),
  ),
  living(
    owed,
    shape(
      'payment',
      /(?:^| )(?:rents?|rent payment|rental payment)$/,
      'Title!;For->offer;Payer;Period;Amount:money#0-!;Due on:date;Note',
      'Flat 1, October | payer=Ana Silva; period=October; amount=840; note=By standing order.',
      'Flat 2, October | payer=Ben Carter; period=October; amount=690; note=Asked for a week more.',
      'Flat 3, October | payer=Mei Chen; period=October; amount=980; note=On time, as always.',
      'Flat 1, November | payer=Ana Silva; period=November; amount=840; note=By standing order.',
      'Flat 2, November | payer=Ben Carter; period=November; amount=690; note=Half of it so far.',
    ),
  ),
  living(
    owed,
    shape(
      'payment',
      /(?:^| )(?:(?:medical|hospital|patient|clinic|treatment|doctor|health) bill|medical expense bill|treatment fee|consultation fee|registration fee)$/,
      'Title!;For->offer;Payer;Amount:money#0-!;Paid by insurer:money#0-;Due on:date;Note',
      'Check-up and blood test | payer=Ana Silva; amount=120; paid_by_insurer=96; note=Fifth of October.',
      'Two nights on ward 2 | payer=Samir Aziz; amount=840; paid_by_insurer=800; note=With meals.',
      'X-ray, left hand | payer=Grace Liu; amount=75; paid_by_insurer=60; note=Two views.',
      'Knee arthroscopy | payer=Hugo Weber; amount=2400; paid_by_insurer=2400; note=Approved beforehand.',
    ),
  ),
]
