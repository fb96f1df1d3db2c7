import type { KitName } from './kits.ts'
import { notedRows } from './rows-noted.ts'

/** Sample rows of what things consist of, and of what runs programs, written as those of other kits. */
export const partRows: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  ...notedRows,
  survey_question: [
    'How content are you with us? | type=Rating; required=yes; order=1',
    'Would you come again? | type=Single choice; options=Yes, Perhaps, No; required=yes; order=2',
    'What did you like most? | type=Several choices; options=The place, The people, The price, The opening hours; required=no; order=3',
    'How did you hear of us? | type=Single choice; options=From friends, In a search, By chance; required=no; order=4',
    'What should we do better? | type=Text; required=no; order=5',
    'How often do you come? | type=Single choice; options=Weekly, Monthly, Less often; required=no; order=6',
  ],
  database_table: [
    'customers | columns=id, name, email, city; key=id; rows=1840; description=One row per customer.',
    'orders | columns=id, customer, total, date; key=id; rows=12400; description=One row per order.',
    'products | columns=id, name, price, stock; key=id; rows=310; description=What is sold.',
    'visits | columns=id, page, date, device; key=id; rows=98000; description=One row per visit.',
    'payments | columns=id, order, amount, method; key=id; rows=11950; description=One row per payment.',
  ],
  worker_pool: [
    'Image workers | workers=8; queue_length=200; running_now=6; waiting=14; cpu_used=62; memory_used=840',
    'Mail workers | workers=4; queue_length=500; running_now=1; waiting=3; cpu_used=8; memory_used=120',
    'Report workers | workers=2; queue_length=50; running_now=2; waiting=9; cpu_used=71; memory_used=960',
    'Import workers | workers=6; queue_length=300; running_now=5; waiting=41; cpu_used=55; memory_used=610',
    'Night jobs | workers=3; queue_length=100; running_now=0; waiting=0; cpu_used=1; memory_used=40',
  ],
}
