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
/** Words of a site that say more of what is written there than its field of life does. */
// biome-ignore format: a table
const told: readonly (readonly [RegExp, string])[] = [
  [/\b(?:second-?hand|pre-?owned|used (?:items?|goods|clothes|books|things|furniture)|flea market|classified(?:s| ads?)|swap\w*|give ?away|peer-to-peer marketplace)\b/i, 'Still there?=Is it still available?=Yes, it is. Would you like to see it?|Price=Would you take ten less?=Five less, and you pick it up.|Picking up=Could I fetch it on Saturday morning?=At ten, the bell says Lind.|Condition=Are there any scratches?=One small one at the back; I have added a picture.|Sending it=Could you send it by post?=Gladly, for six more.|Thank you=It fits, thank you!=Enjoy it!'],
  [/\b(?:tenants?|landlords?|leases?|apartment rentals?|property management)\b/i, 'Viewing=May we see the flat on Thursday evening?=At six; please ring at Lind.|Heating=The bedroom stays cold since Sunday.=The fitter comes tomorrow between eight and ten.|Keys=May I have a third key?=It is ready at the office.|Deposit=When is the deposit paid back?=Within four weeks of the handover.|Neighbours=It was loud again last night.=I will speak with them today.|Parking=Is there a space in the yard?=Number 4 is free from June.'],
  [/\b(?:repairs?|handym[ae]n|plumb\w+|technicians?|electricians?|housekeep\w+|cleaners?|appliances?)\b/i, 'Appointment=Could somebody come on Friday?=Between two and four; I ring before.|Quotation=Is the spare part included?=Yes, only the way there comes on top.|Before the visit=Shall I turn off the water?=Please do, the tap is below the sink.|Another date=I have to work on Tuesday. Is Wednesday possible?=Wednesday at nine, then.|Still noisy=It hums again since yesterday.=I look at it tomorrow, free of charge.|Thank you=It runs like new, thank you.=Glad to hear it!'],
  [/\b(?:hik\w+|carpool\w*|ride-?shar\w*|trip (?:partners?|companions?|mates?)|travel (?:partners?|companions?|buddies)|cycling (?:groups?|tours?|trips?))\b/i, 'Meeting point=Where do we meet?=At the north car park, at eight.|What to bring=Do I need poles?=They help on the way down; I have a pair to lend.|Places=Is there one more place?=Yes, you are the sixth.|Weather=What if it rains?=Then we go on Sunday instead.|Ride=Could somebody take me along from the station?=I stop there at half past seven.|Pictures=Who has the picture at the top?=I put it in the album tonight.'],
  [/\b(?:gardening|gardens?|houseplants?|allotments?|plant (?:care|lovers?))\b/i, 'Yellow leaves=Why do the lower leaves of my tomatoes turn yellow?=Mostly too much water. Let the top of the soil dry first.|Cuttings=Would you swap a cutting of the monstera?=Gladly, for one of the fern.|Snails=What helps against snails?=Water in the morning, and look under the boards at night.|Pruning=When do I cut the roses?=When the forsythia blooms.|Compost=May lemon peel go in?=A little, cut small.|Thank you=It has a new leaf!=Well done!'],
  [/\b(?:dog (?:owners?|walk\w*)|pet sit\w*|playdates?)\b/i, 'A walk=Are you two in the park tomorrow?=At five, by the big oak.|Sitting=Could you look after Milo over the weekend?=Gladly. Does he eat twice a day?|Shy at first=She needs some time with others.=Ours is calm; we begin on the lead.|Lost ball=Did you find a blue ball?=It is on the bench at the gate.|Vet=Which vet do you go to?=The one by the station, she takes her time.|Thank you=He slept all evening after that!=Ours too!'],
  [/\b(?:baby ?sit\w*|day ?care|nurser(?:y|ies)|kindergartens?|childcare)\b/i, 'Pick-up=My sister picks Mia up today.=Noted; please let her bring a card.|Ill=Leo has a fever and stays at home.=Get well soon!|Spare clothes=Does she need another pair of trousers?=Yes, and rubber boots.|Trip on Friday=When do you come back?=At three, in front of the gate.|Food=Is there fish today?=No, noodles with vegetables.|Thank you=He sings your song all day.=So do we!'],
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

const bySite = told.map(([words, list]) => [words, read(list)] as const)
/** The letters that the words of a site tell; undefined where they tell none. */
export const lettersTold = (words: string): readonly Letter[] | undefined => bySite.find(([site]) => site.test(words))?.[1]

/** What is written on a site of a field of life, or of what its words tell; among people of one kind, what friends write where it is no work of theirs. */
export const lettersOf = (field: string, isAmongEquals = false, words = ''): readonly Letter[] =>
  lettersTold(words) ?? (isAmongEquals && !amongThemselves.test(field) ? undefined : perField.get(field)) ?? between
/** What somebody asks who does not know those of the site yet. */
export const inquiriesTo = (field: string): readonly Letter[] =>
  amongThemselves.test(field) && field !== 'education' ? before : (perField.get(field) ?? before)
