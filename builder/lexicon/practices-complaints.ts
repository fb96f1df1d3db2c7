import { means, type Practice, practice, same } from './practice.ts'
import { living } from './shape.ts'

/** What those keep who look after what people complain of. */
// biome-ignore format: a table
export const practicesOfComplaints: readonly Practice[] = [
  practice('health commission|health supervision|complaint work order|complaint supervision|12345|hotline platform',
    living('Open; Start: Open > In progress; Complete: Open, In progress > Done; Reopen: Done > In progress', means('trade_work', 'complaint work order|complaint|complaint order|hotline work order|work order', 'Subject!;Number;Complainant!;Call back on:phone;About;Kind=Hygiene|Treatment|Fees|Noise|Other;Priority=Low|Normal|High|Urgent;Received on:date;Due on:date;Assigned to;Details:long!;Result:long',
      'Waited three hours with a fever | number=WO-2041; complainant=Ana Silva; about=Clinic on Mill Road; kind=Treatment; priority=High; details=There was nobody at the desk, and no number was called.; result=The desk is held by two people again.',
      'Cockroaches in the kitchen | number=WO-2042; complainant=Ben Carter; about=Canteen of Hill School; kind=Hygiene; priority=Urgent; details=Seen twice in one week, behind the stove.; result=Closed for two days and cleaned, and looked at again afterwards.',
      'Charged twice for one X-ray | number=WO-2043; complainant=Chloe Martin; about=Harbour Hospital; kind=Fees; priority=Normal; details=Both receipts have the same day and hour.; result=The second sum was paid back.',
      'Bandages left in the yard | number=WO-2044; complainant=Daniel Kim; about=Clinic on Station Street; kind=Hygiene; priority=High; details=Two open bags beside the bins, where children pass.; result=Collected, and the bins have a lock now.',
      'No hot water in the ward | number=WO-2045; complainant=Elena Rossi; about=Lakeside Hospital; kind=Hygiene; priority=Normal; details=Since Tuesday, on the second floor.; result=The boiler was repaired.',
      'Tattoo needles used again | number=WO-2046; complainant=Mia Weber; about=Studio at the market; kind=Hygiene; priority=Urgent; details=The package was open before I sat down.; result=A fine was given.')),
    same('complaint work order|!work order'),
  ),
]
