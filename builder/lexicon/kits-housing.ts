import { kit } from './kit.ts'

/** What those who let and sell homes keep of the people who want them. */
export const housingKits = {
  tenancy: kit(
    'request',
    'table',
    'own',
    'send',
    'people',
    'Name!;Home->homed!;Move in on:date!;Months:number#1-120;People:number#1-20;Monthly income:money#0-;Phone:phone;Email:email;Proof of income:file;Note:long',
    'Submitted; Accept: Submitted > Accepted; Reject: Submitted > Rejected; Hand over keys: Accepted > Let; End: Let > Ended; Withdraw: Submitted, Accepted > Withdrawn',
  ),
  purchase_offer: kit(
    'request',
    'table',
    'own',
    'make',
    'people',
    'Name!;Home->homed!;Offered price:money#1-!;Paid from=Own money|Mortgage|Both;Phone:phone;Email:email;Note:long',
    'Made; Accept: Made > Accepted; Decline: Made > Declined; Complete: Accepted > Completed; Withdraw: Made, Accepted > Withdrawn',
  ),
  dwelling: kit(
    'record',
    'table',
    'public',
    'add',
    '=Maple Street 12, flat 3|Harbour Lane 7|Station Road 48, floor 2|Green Park 16|Hillcrest Avenue 31, flat 9|Lakeside Drive 5',
    'Address!;Type=Flat|House|Farmhouse|Dormitory;Householder->resided;People:number#0-;Area:number(m²)#1-;Use=Owner lives there|Let|Empty;Checked on:date;Note:long',
  ),
} as const
