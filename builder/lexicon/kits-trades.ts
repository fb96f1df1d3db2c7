import { kit } from './kit.ts'

/** What fields of work keep beside the kits that most sites have: their nouns say what rows have. */
export const tradeOfWorkKits = {
  trade_item: kit('record', 'cards', 'catalogue', 'add', 'noun', 'Name!;Category=@categories;Description:long;Picture:image'),
  trade_record: kit('record', 'table', 'public', 'record', 'noun', 'Name!;Date:date!;Recorded by;Notes:long'),
  trade_work: kit(
    'work',
    'table',
    'public',
    'plan',
    'noun',
    'Title!;Assigned to;Due on:date;Notes:long',
    'Planned; Start: Planned > Under way; Finish: Planned, Under way > Done; Cancel: Planned > Cancelled',
  ),
  trade_request: kit(
    'request',
    'table',
    'own',
    'submit',
    'noun',
    'Title!;Details:long!;Wanted on:date',
    'New; Take on: New > In progress; Finish: New, In progress > Done; Refuse: New > Refused',
  ),
} as const
