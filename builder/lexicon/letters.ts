/** What somebody writes, and what is answered. */
export interface Letter {
  readonly subject: string
  readonly words: string
  readonly answer: string
}

/** Fields of life, then letters parted by "|": subject=words=answer. */
// biome-ignore format: a table
const table: readonly (readonly [string, string])[] = [
  ['shop fashion food drink grocery flowers crafts household beauty', 'A question about my order=Has my parcel been sent yet?=It left this morning and should be with you tomorrow.|Change of address=Please send it to my office instead.=Done, it goes to your office.|Size and colour=Is the blue one still there in M?=Yes, two of them. Shall we put one aside?|Return=How do I send one of the two back?=Use the label in the box; the post office takes it.|Opening hours=Are you open on Saturday afternoon?=Until four on Saturdays.|Thank you=It came well packed, thank you.=We are glad to hear it!'],
  ['education language kids', 'Homework=Which pages are for Thursday?=Pages 14 and 15, without the last exercise.|A difficult exercise=I do not understand number 6. Could you explain it again?=Let us look at it together at the start of the lesson.|Exam=Is chapter 4 part of it?=Only its first half.|Absence=I am ill and cannot come tomorrow.=Get well soon. I will put the notes here.|Another time=Could we begin an hour later on Wednesday?=Yes, at five then.|Thank you=Your example made it clear.=Well done for asking!'],
  [
    'fitness',
    'First class=Do I need a mat for the first class?=There are mats for everybody; bring a towel.|Another day=May I come on Thursday instead of Tuesday?=Gladly. You are on the list for six.|Membership=Can I pause my membership in August?=Yes, for up to two months.|Lost bottle=I left a blue bottle in the hall.=It stands at the front desk.',
  ],
  ['health', 'Appointment=Could I come an hour later on Friday?=Eleven is free; I have put you down.|Prescription=My tablets last until Sunday.=The prescription is ready at the front desk.|Test result=Are the blood values in yet?=They came today and look good. Details when we meet.|After the visit=My knee hurts less, but it is stiff in the morning.=That is usual. Keep moving it gently twice a day.|Before the test=May I eat before the blood test?=Water only, from ten in the evening.|Thank you=I slept through for the first time.=That is good news!'],
  ['game', 'Friday=Tournament at eight, are you in?=In! I bring the healer.|Trade=Would you swap the ring for two potions?=Three, and it is yours.|Level 4=How do you open the lower gate?=Light both lamps, then wait for the bell.|Guild=We need one more for tonight.=Count me in after nine.|Good game=That last round was close!=Rematch tomorrow?|A bug=I fell through the bridge in level 4.=Thanks, it is fixed in the next version.'],
  ['business hr manufacturing software tech ai government', 'Thursday’s meeting=Could we begin half an hour later?=Half past ten works for everybody.|Draft=My comments are in the margin. Will you have a look?=Read and taken over, all but the last.|Access=I cannot open the reports yet.=It should work now; sign in once more.|The offer=Is the second option still valid?=Yes, until the end of the month.|Handover=Who takes over from Monday?=Ines does. She has the notes.|Thank you=That solved it, thank you.=Any time.'],
  ['travel property event wedding museum outdoors', 'Arrival=We arrive at nine in the evening, is that all right?=Of course. The key is in the box by the door.|Parking=Is there a place for a van?=Yes, in the yard behind the house.|Change of date=Could we come one day later?=That day is still free. Changed.|Group=We are twelve, two of them children.=Lovely, we will keep the large table.|Lost and found=I left a grey scarf in the hall.=It is here and waits for you.|Thank you=We had three lovely days.=Come back soon!'],
  ['finance', 'Transfer=The money has not arrived yet.=It was sent at noon and takes one working day.|New card=My card expires next month.=The new one is on its way to your address.|Statement=Where do I find the one of October?=Under Documents, as a PDF.|Limit=Could the limit be raised for two days?=Done, until Friday evening.|A fee=What is the fee of 4.50?=It is for the transfer abroad on the 12th.|Change of address=We have moved to Maple Street.=Thank you, it is noted.'],
  ['logistics energy automotive agriculture', 'Delivery on Friday=Which dock should the driver take?=Dock 4, from seven.|Delay=The truck is an hour late.=Thank you, we move it to the next slot.|Damaged box=One carton of SH-2041 is wet.=Please send a picture; we replace it.|Papers=The waybill is missing a stamp.=The new one is in your folder.|Order 1042=Could you add two pallets?=Yes, they fit on the same truck.|Thank you=Everything is here and complete.=Good to know!'],
  ['support', 'Cannot sign in=My password is not taken any more.=We have sent you a link to set a new one.|Invoice=Which address stands on it?=The one of your head office. Shall we change it?|Printer=The printer on floor 2 is offline.=It is back; the cable was loose.|Slow pages=Reports take a minute to open.=Found it. It should be fast again.|An idea=Could the list be sorted by date?=That comes with the next version.|Thank you=It works again, thank you.=Happy to help.'],
  ['news media photo music', 'Your last piece=The part about the river was new to me.=There is a second part next week.|Picture rights=May we print the one of the bridge?=Yes, with the name below it.|Correction=The year in the second line is 1962.=Thank you, corrected.|Interview=Would Tuesday suit you?=Tuesday at three, gladly.|An idea=Will you do one about the night buses?=It is on the list.|Thank you=I saw it twice.=That is lovely to read.'],
  [
    'charity',
    'Helping out=I could come on Sunday mornings.=Wonderful. Nine o’clock at the gate?|A gift=Do you send a receipt?=Each January, by post.|Coats=Do you still take winter coats?=Gladly, washed and with their buttons.|A visit=May our class come and see what you do?=Yes, on Wednesdays after two.|Where it goes=How much of a gift arrives?=Eighty-eight of a hundred; the report is on the site.|Thank you=The school has books now.=Send us a picture!',
  ],
  ['pets', 'A visit=May we come and see Bella on Saturday?=Yes, between ten and noon.|Helping out=I could come on Sunday mornings.=Wonderful. Nine o’clock at the gate?|Food=What do you need most at the moment?=Blankets, and food for puppies.|First week=She hides under the sofa. Is that normal?=Quite. Give her time and a quiet corner.|A gift=Do you send a receipt?=Each January, by post.|Thank you=He already feels at home.=Send us a picture!'],
]
const usual =
  'Hello=Nice to meet you! I saw that you like old films too.=I do! Seen anything good lately?|Saturday=Are you coming to the lake on Saturday?=Yes, around three. Shall I bring something?|Your picture=Where did you take the one with the bridge?=On the way to the coast, early in the morning.|Board games=We are still missing one player on Friday.=I am in.|A tip=Do you know a good place for breakfast?=The small one by the station.|Thank you=Your advice worked, thank you.=So glad it did!'
const asked =
  'An offer=What would it cost for a team of ten?=From 490 a month; the offer is on its way.|A call=Could we see it in a short call next week?=Gladly. Tuesday at ten?|Beginning=How soon could you start?=In about three weeks.|Working together=Who can I talk to about a partnership?=Ana Silva; she will call you.|A visit=May we come and have a look one afternoon?=Any Thursday after two.|One more question=Does it also work on a phone?=Yes, on every screen.'

const read = (list: string): Letter[] =>
  list.split('|').map((line) => {
    const [subject = '', words = '', answer = ''] = line.split('=')
    return { subject, words, answer }
  })
const perField = new Map(table.flatMap(([fields, list]) => fields.split(' ').map((field) => [field, read(list)] as const)))
const between = read(usual)
const before = read(asked)
const amongThemselves = /^(?:game|business|hr|software|tech|manufacturing|ai|education)$/

/** What is written on a site of a field of life; among people of one kind, what friends write where it is no work of theirs. */
export const lettersOf = (field: string, isAmongEquals = false): readonly Letter[] =>
  (isAmongEquals && !amongThemselves.test(field) ? undefined : perField.get(field)) ?? between
/** What somebody asks who does not know those of the site yet. */
export const inquiriesTo = (field: string): readonly Letter[] =>
  amongThemselves.test(field) && field !== 'education' ? before : (perField.get(field) ?? before)
