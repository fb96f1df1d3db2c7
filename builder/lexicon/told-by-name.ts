import type { KitName } from './kits.ts'
import { type Curated, curatedRow } from './rows.ts'

/** Values that the name of a row tells, by kit and name, as `curatedRow` reads them: they hold wherever rows of the kit have that name. */
const table: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  refund: [
    'Arrived damaged | details=It arrived with a crack on one side.; wanted=Exchange',
    'Wrong size | details=It is smaller than it says on the page.; wanted=Exchange',
    'Not as described | details=It looks otherwise than on the picture.; wanted=Return',
    'Ordered twice | details=I ordered it twice by mistake.; wanted=Return',
    'No longer needed | details=Somebody gave me the same one.; wanted=Return',
    'Part is missing | details=One part was not in the box.; wanted=Exchange',
    'Came too late | details=It came after the date that was promised.; wanted=Refund',
    'Booked for the wrong date | wanted=Refund',
    'Booked twice | wanted=Refund',
    'Ill on that day | wanted=Refund',
    'Plans have changed | wanted=Refund',
    'Was cancelled by you | wanted=Refund',
  ],
  interface: [
    'List orders | method=GET; path=/v1/orders; group=Orders; description=Returns orders, the newest first.; parameters=page, status; returns=A list of orders; request=page, status; response=A list of orders',
    'Payment callback | method=POST; path=/v1/payments/callback; group=Payments; description=Called by the bank when a payment is made.; parameters=order, amount, signature; returns=200 where the signature is right; request=order, amount, signature; response=200 where the signature is right',
    'Send message | method=POST; path=/v1/messages; group=Messages; description=Sends a message to one or several people.; parameters=to, text; returns=The number of the message; request=to, text; response=The number of the message',
    'Upload file | method=POST; path=/v1/files; group=Files; description=Keeps a file and returns its address.; parameters=file, name; returns=The address of the file; request=file, name; response=The address of the file',
    'Sign in | method=POST; path=/v1/sessions; group=Accounts; description=Checks name and password.; parameters=name, password; returns=A token for an hour; request=name, password; response=A token for an hour',
    'Create customer | method=POST; path=/v1/customers; group=Accounts; description=Adds a customer.; parameters=name, email, phone; returns=The new customer; request=name, email, phone; response=The new customer',
    'Stock level | method=GET; path=/v1/stock; group=Stock; description=Tells how much of an item is in store.; parameters=item; returns=A number and its unit; request=item; response=A number and its unit',
  ],
  form: [
    'Customer satisfaction | purpose=To hear what customers think; questions=How satisfied are you, from one to five? What should we do better?',
    'Event registration | purpose=To know who comes; questions=Your name? How many of you are coming? Anything that you do not eat?',
    'Volunteer sign-up | purpose=To find helping hands; questions=What would you like to do? On which days?',
    'Course feedback | purpose=To make the next course better; questions=What helped you most? What was too quick or too slow?',
    'Room request | purpose=To give out rooms; questions=Which day and from when until when? For how many people?',
    'Allergy information | purpose=To cook for everybody; questions=Which foods can you not eat? What helps in an emergency?',
    'Newsletter preferences | purpose=To send only what is wanted; questions=What would you like to read about? How often?',
    'Access request | purpose=To give access to those who need it; questions=Which system? For what work? Until when?',
    'Sign-up for the beta | purpose=To find people who try it out; questions=Which device do you use? How many hours a week?',
    'Satisfaction with support | purpose=To hear how support was; questions=Was your question answered? How satisfied are you, from one to five?',
    'Bug report | purpose=To find what is broken; questions=What did you do? What happened? What had you expected?',
    'Feature wish | purpose=To collect what is missed; questions=What would you like to do? How do you do it today?',
    'Job application | purpose=To find new colleagues; questions=For which post? What have you done so far? When can you begin?',
  ],
  document: [
    'Getting started | type=Guide',
    'Release notes 4.2 | type=Guide',
    'Interface reference | type=Guide',
    'Data model | type=Guide',
    'Backup and restore | type=Guide',
    'Emergency contacts | type=Guide',
    'Quality handbook | type=Guide',
    'Code of conduct | type=Policy',
    'House rules | type=Policy',
    'Safety rules | type=Policy',
    'Data protection notice | type=Policy',
    'Style of our code | type=Policy',
  ],
  memo: [
    'Drink more water | about=Drinking; text=A glass with each meal and one in between. Tea without sugar counts as well.',
    'Come back in two weeks | about=Next visit; text=Sooner if it gets worse. Please bring the notes of these days.',
    'Less salt at dinner | about=Eating; text=Herbs and lemon in place of salt, and no ready-made sauces.',
    'Write down your questions first | about=Preparing; text=Three are enough. Begin with the one that weighs most.',
    'Wait one night before you answer | about=Quarrels; text=Write the answer, leave it, and read it again in the morning.',
    'Begin with the smallest step | about=Starting; text=Five minutes, then stop. Tomorrow the same again.',
    'Called back, no answer yet | about=Telephone; text=Tried twice, at ten and at three. Next try tomorrow morning.',
    'Waits for the second document | about=Papers; text=The first one is here and complete; the second follows by post.',
    'Prefers to be reached in the morning | about=Telephone; text=Between eight and ten, on the mobile phone.',
    'Agreed on the next step | about=Next step; text=We send the draft, and they answer within a week.',
    'Asked for an extension | about=Dates; text=Two more weeks, because somebody is ill. Granted.',
    'Handed over to a colleague | about=Who is in charge; text=All papers are passed on, and both sides know.',
    'Checked twice, all in order | about=Check; text=Names, amounts and dates agree.',
    'Packing list for Lisbon | category=Travel; about=Lisbon; text=Passport, charger, raincoat, the blue shoes. The adapter is in the drawer.',
    'Ideas for the garden | category=Ideas; about=The garden; text=A bench under the pear tree, herbs by the door, and a barrel for rain.',
    'Book titles from Mei | category=Ideas; about=Books; text=Middlemarch, The Histories, and the one about the lighthouse. Ask her for the third.',
    'Measurements of the hall | category=Home; about=The hall; text=Length 4.20, width 1.35, height 2.60. The niche is 62 wide.',
    'Questions for Thursday | category=Work; about=Meeting on Thursday; text=Who answers while Ben is away? May we order two more? When is the draft due?',
    'Names for the cat | category=Family; about=The cat; text=Miso, Pepper, Luna. Nobody but me likes Gustav.',
  ],
  component: [
    'Orders | type=Data; description=Takes orders and follows them until they are delivered.',
    'Calendar | type=Layout; description=Dates of the team, by day, week and month.',
    'Stock | type=Data; description=What is there, what came in and what went out.',
    'Customers | type=Data; description=Names, addresses and talks with customers.',
    'Reports | type=Data; description=Figures by day, week and month.',
    'Working hours | type=Form; description=Beginning, end and breaks of each working day.',
    'Invoices | type=Form; description=Writes invoices and keeps track of payments.',
    'Chart card | type=Data; description=A figure with its curve, on a card.',
    'Image slider | type=Media; description=Pictures one after the other, with arrows.',
    'Side menu | type=Layout; description=Pages at the side, folded away on phones.',
    'Data table | type=Data; description=Rows that can be sorted and searched.',
    'Date picker | type=Form; description=A calendar to choose a day from.',
    'Button | type=Form; description=Starts what its label says.',
    'Toast | type=Layout; description=A short message that goes away by itself.',
    'Dialog | type=Layout; description=Asks something before it goes on.',
    'Progress bar | type=Data; description=How much of something is done.',
    'Login form | type=Form; description=Name, password and a button.',
  ],
}
const named = new Map(Object.entries(table).map(([kit, lines]) => [kit, new Map(lines.map(curatedRow).map(({ title, values }) => [title, values] as const))]))
/** What the name of a row of a kit tells; undefined where it is not known. */
export const valuesNamed = (kit: KitName, title: string): Curated['values'] | undefined => named.get(kit)?.get(title)

/** What those who fill a form in answer to its questions, by its title. */
const answers: Readonly<Record<string, readonly string[]>> = {
  'Customer satisfaction': ['Four. Longer opening hours would help.', 'Five. Nothing that I can think of.', 'Three. Answers could come sooner.'],
  'Event registration': ['Ana Silva, two of us, no nuts.', 'Ben Carter, alone, everything.', 'Mei Chen, four of us, two are vegetarians.'],
  'Volunteer sign-up': ['Helping at the desk, on Saturdays.', 'Driving, on Tuesday evenings.', 'Whatever is needed, any day but Monday.'],
  'Course feedback': [
    'The examples helped most; the second evening was too quick.',
    'Trying it myself. The pace was right.',
    'The summary. The beginning was slow.',
  ],
  'Room request': ['Thursday from two to four, for eight people.', 'The 12th, all day, for twenty.', 'Every Monday from nine to ten, for five.'],
  'Allergy information': ['Nuts. I carry my medicine with me.', 'Milk, nothing else.', 'None.'],
  'Newsletter preferences': ['Events, once a month.', 'Everything new, each week.', 'Offers only, four times a year.'],
  'Access request': ['The reports, for the yearly figures, until March.', 'The stock, for my work in the warehouse.', 'The calendar, to plan shifts.'],
  'Sign-up for the beta': ['A phone, two hours a week.', 'A laptop, an hour each day.', 'Both, mostly at the weekend.'],
  'Satisfaction with support': ['Yes, within an hour. Five.', 'In the end, after two mails. Three.', 'Yes. Four.'],
  'Bug report': [
    'I pressed Save twice, and it was there twice. Once would do.',
    'I turned the phone, and the page stayed empty.',
    'I searched for “É” and found nothing.',
  ],
  'Feature wish': ['Sort by date. Today I do it in a table.', 'A dark look. I turn down the light.', 'Export as PDF. I print the page.'],
  'Job application': [
    'Shop assistant. Three years in a bakery. In May.',
    'Designer. Two agencies, one book. Next month.',
    'Driver. Ten years on the road. At once.',
  ],
}
/** What is answered on a form of this title at a place among its submissions; undefined where it is not known. */
export const answerTo = (form: string, at: number): string | undefined => {
  const list = Object.hasOwn(answers, form) ? answers[form]! : undefined
  return list?.[at % list.length]
}
