import type { KitName } from './kits.ts'

/** What sample rows of a kind say of themselves, by field id or `*` for any long text: sentences parted by "|". */
const table: Readonly<Partial<Record<KitName, Readonly<Record<string, string>>>>> = {
  vacancy: {
    '*': 'You work with a team of six and have your own customers from the first month.|Three days a week on site, two wherever you like.|We look for care and curiosity more than for years.|Fixed hours, no weekends, and a yearly budget for courses.|You take over from a colleague who retires and shows you everything.|Part time is possible; tell us what suits you.',
  },
  advert: {
    text: 'Try it for two weeks, without a contract.|From Monday in all shops.|Ten percent less until Sunday.|Made nearby, with you tomorrow.|See in a minute how it works.|Ask for a sample; it is free.',
  },
  recommendation: {
    reason:
      'Close to what was looked at last.|Liked by those with the same taste.|Short, and easy to begin with.|New this week.|Often chosen together.|Rated highest this month.',
  },
  application: {
    '*': 'I have done this work for three years and would like more responsibility.|Your way of working is what I have been looking for.|I live nearby and can begin next month.|A colleague told me about you, and I am curious.|I bring references and two languages.|I would like to learn this properly, and I am patient.',
  },
  answer: {
    '*': 'I did it step by step; the way is written below.|I looked it up in the notes and tried it again.|I worked with a classmate, and we agree on the result.|All but the last part; there I am not sure.|The first half was easy, the second took longer.|I checked the result by going backwards.',
  },
  signup: {
    '*': 'It is my first time.|A friend told me about it.|I was there last year too.|Please write if anything changes.|Looking forward to it.|Count me in.',
    event:
      'I am coming with a friend.|It is my first time.|I may be ten minutes late.|I can help with setting up.|I need a place near the door.|Please put me on the waiting list otherwise.',
  },
  ticket: {
    '*': 'It has happened each morning since Tuesday; a restart helps for an hour.|It worked before the last update. I have added a picture.|Three colleagues see the same.|I need it before Friday’s meeting.|The message says “not allowed”, and nothing else.|It is not urgent, but it comes back every week.',
  },
  request: {
    '*': 'It would help us to have it by Friday.|The old one broke this morning.|Two people are waiting for it.|Same as last month, please.|Any time this week is fine.|Please call before you come.',
  },
  leave: {
    '*': 'Family visit, planned since spring.|Moving house.|Medical appointment and a day of rest.|Summer holiday; Ines covers for me.|School starts for our youngest.|Course in first aid.',
  },
  refund: {
    '*': 'It arrived with a crack on one side.|The size is too small.|I ordered it twice by mistake.|It came after the date that was promised.|The colour is not the one on the picture.|One part is missing.',
  },
  habit: {
    '*': 'It clears my head before the day begins.|I sleep better when I do.|Small steps, every day.|My back thanks me for it.|To have an hour that is mine.|I promised it to a friend.',
  },
  task: {
    '*': 'Ask for the figures first, then write half a page.|Waiting for one answer.|Half done; the rest follows on Thursday.|Needs a second pair of eyes.|Agreed in the last meeting.|Can start any day.',
  },
  project: {
    '*': 'Replaces several tools by one.|Begins with a pilot in one team.|Saves time each week once it runs.|Done together with those who use it.|Agreed with all who are concerned.|Looked at again at the end of each month.',
  },
  organisation: {
    '*': 'Quick answers and fair terms.|Known for work that lasts.|Open to visits; just call before.|One contact for all questions.|We have known each other for years.|Answers within a day.',
  },
  store: {
    '*': 'Two floors, parking behind the house.|Small, with everything that is ordered most.|Next to the station, open late on Thursdays.|Our first one, renovated last spring.|With a workshop and a coffee corner.|Step-free, with a pick-up point outside.',
  },
  department: {
    '*': 'One contact for all questions on this subject.|Answers within two working days.|Plans its work for a month at a time.|Reports to the management once a month.',
  },
  property: {
    '*': 'Bright, on a quiet side street, with a lift.|Renovated last year; the kitchen stays.|South-facing garden and room for two bikes.|Five minutes to the station, shops around the corner.|Old floors, high ceilings, new windows.|Free at once; pets are welcome.',
  },
  space: {
    '*': 'Daylight on two sides, a screen and a whiteboard.|Quiet, for four people and a call.|Seats thirty in rows or sixteen at tables.|With its own entrance and a small kitchen.|Ground floor, step-free.|Can be joined with the room next to it.',
  },
  facility: {
    '*': 'In working order.|Looked at once a month.|Marked on the map.|Easy to reach for maintenance.|Its papers are in the archive.|Last renewed two years ago.',
  },
  trip: {
    '*': 'Small group, two guides, luggage is carried.|By train all the way; hotels near the station.|Four hours of walking a day, and evenings to rest.|With a cooking class and a day on the water.|Good with children from eight years.|Breakfasts and two dinners are included.',
  },
  course: {
    '*': 'From the first step to a project of your own.|Short lessons with an exercise after each.|For beginners; nothing is needed but time.|With feedback on everything that you hand in.|Questions are answered in every lesson.|With a summary to keep at the end.',
  },
  lesson: {
    '*': 'Begin with the example, then try it with numbers of your own.|Three rules and where each of them breaks.|Watch once, then do it without looking.|Questions at the end show what to read again.|A summary of one page is below.|Takes about twenty minutes.',
  },
  homework: {
    '*': 'One page is enough; write in your own words.|Do the first four, the last two are for those who want more.|Work in pairs and hand in one sheet.|Bring it on paper or take a picture.|Explain each step in a sentence.|Use the sources from the lesson.',
  },
  exam: {
    '*': 'One try a day.|Covers what was taught since the last one.|Read each question to its end.|Questions are drawn anew each time.|Answers are explained afterwards.|Shows what to read again.',
  },
  announcement: {
    '*': 'From Monday the entrance is on the garden side. Signs show the way, and somebody is at the door during the first week.|We are closed on the 24th and back on the 2nd. Requests that arrive before noon are still answered.|The new timetable is out. Most things stay as they are; two meetings move to Thursday.|Thank you all for Saturday: there were more of us than ever, and everything was gone by four.|Please check your details once until the end of the month, so that nothing goes to an old address.',
  },
  policy: {
    '*': 'Applies from the first of next month. Those who began before keep the old terms until the end of the year.|In short: apply first, buy afterwards, keep the invoices. Half of the costs are paid back, up to a limit.|Small firms and those who work for themselves may apply all year round; a form of two pages is enough.|What is kept, for how long, and who may look at it, in plain words.',
  },
  question: {
    details:
      'I have read the page twice and am still not sure.|It matters for a group of eight.|Last year it was different, I think.|I would rather ask before I order.|Both ways seem to work; which is better?|I could not find it anywhere.',
  },
  alert: {
    '*': 'Above its limit for ten minutes, then back to normal.|Seen twice within an hour.|Somebody is on the way.|Goes away by itself as a rule.|Began after the change of last night.|Please look at it before noon.',
  },
  meeting: {
    '*': 'What was agreed, what is open, who does what.|Figures of the month, then questions.|Two proposals and a decision.|A look at the draft, page by page.|Plan for the next six weeks.|Short: ten minutes, standing.',
  },
  report: {
    '*': 'Figures and what explains them.|What changed, and what follows from it.|Compared with the time before.|Open questions are listed at the end.|One page, with a table.|Written for the next meeting.',
  },
  contract: {
    '*': 'Twelve months, renewed by a year unless ended in writing.|Fixed price, paid within thirty days.|Ends with the project; extra hours are agreed first.|Notice of three months for both sides.|Includes service and spare parts.|Prices are looked at once a year.',
  },
  patient: {
    '*': 'Allergic to penicillin.|Prefers mornings.|Comes with a daughter who interprets.|Takes blood thinners.|Afraid of needles; takes a little longer.|Next check in six months.',
  },
  customer: {
    '*': 'Wants invoices by email.|Prefers to be called.|Came by recommendation.|Has a second address in town.|Pays early.|Asks for an offer once a year.',
  },
  tender: {
    '*': 'Delivery in three lots, the first within six weeks.|Visit of the site by appointment until the 12th.|Price counts for 60 %, quality for 40 %.|Questions are answered in writing until a week before the end.|Work begins in spring and takes nine months.|References for two similar projects are asked for.',
  },
  pet: {
    '*': 'Gentle with children, shy with men at first.|Loves long walks and knows three tricks.|Grew up with cats; gets along with most dogs.|Needs somebody who is at home during the day.|Found by the river, healthy and always hungry.|Looking for a quiet place together with a sister.',
  },
  place: {
    '*': 'Marked on the map.|Signs show the way.|Open all year.|A short walk from the next stop.|Well known nearby.|Step-free from the street.',
  },
}
const pools = new Map(Object.entries(table).map(([kit, byField]) => [kit, new Map(Object.entries(byField).map(([id, list]) => [id, list.split('|')]))]))

/** What rows of a kit say in a long text; undefined where the kit has no sentences of its own for it. */
export const textsOf = (kit: KitName, field: string): readonly string[] | undefined => pools.get(kit)?.get(field) ?? pools.get(kit)?.get('*')
