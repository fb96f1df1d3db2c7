import type { KitName } from './kits.ts'
import type { Recorded } from './recorded.ts'

const whose = '(?:(?:an?|the|their|his|her|your|its|own|current|latest|new|official|relevant|corresponding) )*'
const people = 'Ana Silva|Ben Carter|Mei Chen|Farid Haddad'
const staff = 'Noah Fischer|Olivia Grant|Samir Aziz|Tara Novak'
const papers =
  'certificate|valuation|value|estimate|appraisal|statement|transcript|survey document|document|report|credit score|score|proof|extract|letter|copy of'
const many = '(?:several|multiple|many|different|various|all|more than one)'
const recommended: readonly KitName[] = [
  'product',
  'article',
  'video',
  'course',
  'event',
  'music',
  'book',
  'service',
  'attraction',
  'store',
  'dish',
  'recipe',
  'job',
  'game',
  'work',
  'movie',
  'trip',
  'tool',
  'link',
]

/** What is kept of what somebody asks for, runs at several places or is shown because it suits them, where the words name only that. */
// biome-ignore format: a table
export const recordedAsked: readonly Recorded[] = [
  { said: new RegExp(`\\brequest(?:s|ing)? ${whose}(?:[a-z-]+ ){0,2}?(?:${papers})s?\\b`), unless: /\b(?:https?|api|rest|graphql|server) requests?\b/i, noun: 'request', kit: 'trade_request', lacks: /request|applica|quote|inquir|enquir/, own: true, made: 'request', fields: `Wanted!~A value|A document|Both;Of->@house|home|property|vehicle|car|boat|apartment|=flat|company|enterprise|=loan|=account|=student|=product|=plot;Name!~${people};Email:email;Details:long;Answer:long;Requested on:date`, rows: ['A value | details=For the bank, by the end of the month.', 'A document | details=Two signed copies, please.', 'Both | details=Sent to my address as well.'] },
  { said: new RegExp(`\\b(?:run|runs|running|manage|manages|managing|operate|operates|use|handle|bind|connect|add)s? ${many} ((?:(?!accounts?\\b)[a-z]+ ){0,2}(?:phone number|sender number|number|mailbox|inbox|phone line))(?:s|es)?\\b`), noun: '$1', kit: 'trade_item', lacks: /number|mailbox|inbox|phone line|sender/, fields: `Name!~Orders|Advice|Offers;Number:phone!;Channel=SMS|Phone|Chat|Email;Run by~${staff};Connected:boolean;Messages today:number#0-240;Used since:date;Note`, rows: ['Orders | channel=SMS; connected=yes; messages_today=142', 'Advice | channel=Chat; connected=yes; messages_today=38', 'Offers | channel=SMS; connected=no; messages_today=0', 'Complaints | channel=Phone; connected=yes; messages_today=9'] },
  { said: new RegExp(`\\b(?:run|runs|running|manage|manages|managing|operate|operates|use|bind|connect|switch between)s? ${many} (?:personal|business|work|service|social|social media|whatsapp|wechat|telegram|messenger|company|official|staff|agent|sender) accounts\\b`), noun: 'channel account', kit: 'trade_item', lacks: /account/, fields: `Name!~Shop account|Ana, advice|Offers;Channel=WhatsApp|WeChat|Telegram|Email|SMS!;Number or address~+1 415 555 0142|advice@example.com;Run by~${staff};Connected:boolean;Messages today:number#0-240;Contacts:number#0-900;Used since:date`, rows: ['Shop account | channel=WhatsApp; connected=yes; messages_today=142; contacts=610', 'Ana, advice | channel=WeChat; connected=yes; messages_today=38; contacts=204', 'Offers | channel=Telegram; connected=no; messages_today=0; contacts=880', 'Second shop account | channel=WhatsApp; connected=yes; messages_today=61; contacts=320'] },
  { said: /\b(?:personali[sz]ed|intelligent|smart|customi[sz]ed|tailored|popular|daily|product|course|content|book|article|music|song|video|movie|drama|travel|recipe|event|job|service) recommendations?\b(?! algorithm)|\b(?:recommending|suggesting) (?:[a-z]+ ){0,2}[a-z]+s\b|\b(?:receive|get|view|see|obtain|display|provide)(?:s|ing)? (?:the |their )?recommendations? (?:based|by|according|for)\b/, noun: 'recommendation', kit: 'recommendation', lacks: /recommend|suggest/, of: recommended },
  { said: /\b(?:improvement|optimi[sz]ation) (?:recommendations|suggestions|advice)\b|\b(?:recommendations|suggestions) for improvement\b/, noun: 'improvement suggestion', kit: 'trade_record', lacks: /recommend|suggest|improve|advice/, fields: 'Suggestion!;Of->@=report|=analysis|=check|=review|=test|=evaluation|=assessment|=page|=website;Area~Pictures|Headings|Speed|Contrast;Reason:long;Effort=Small|Middle|Large;Priority=Low|Normal|High;Made on:date;Done:boolean', rows: ['Describe each picture in a sentence | area=Pictures; reason=Eleven have no description.; effort=Small; priority=High', 'Darker text on the buttons | area=Contrast; reason=Hard to read in sunlight.; effort=Small; priority=Normal', 'Smaller pictures on the first page | area=Speed; reason=Four seconds on a phone.; effort=Middle; priority=High', 'One heading for each question | area=Headings; reason=Three pages have none.; effort=Middle; priority=Low'] },
  { said: /\bsupervision\b/, unless: /\bunder (?:the )?(?:close )?supervision\b|\bsupervision (?:platform|system|website|department|authority|bureau)\b/i, noun: 'supervision record', kit: 'trade_record', lacks: /supervis/ },
  { said: /\bresources?(?:,| and|, and) records\b|\brecords(?:,| and|, and) resources\b/, noun: 'work record', kit: 'trade_record', made: 'record', lacks: /^records?$|(?:work|operation|business|daily|activity) (?:record|log)/, fields: `Title!;Resource->@resource|machine|vehicle|equipment;Kind=Work done|Delivery|Fault|Remark!;Content:long;Hours:number#1-12;Recorded by~${staff};Date:date!`, rows: ['Hall 2, first shift | kind=Work done; content=All that was planned, one hour less.', 'Delivery of the morning | kind=Delivery; content=Complete, two boxes dented.', 'Crane stopped | kind=Fault; content=Fuse changed, runs again.', 'Visit of the safety officer | kind=Remark; content=Wants a second exit marked.'] },
  { said: /\b((?:puzzling|difficult|unclear|unknown) (?:feature|term|character|word|mark|sign))s\b/, unless: /\b(?:games?|players?|puzzles?|levels?)\b/i, noun: '$1', kit: 'trade_item', lacks: /(?:^| )(?:feature|term|character|sign)s?$/, fields: 'Name!;Explanation:long!;Kind=Shape|Colour|Place|Word;Example;Picture:image', rows: ['Ring on the stem | explanation=What is left of the skin that covered the young one.; kind=Shape', 'Milky | explanation=White juice where it is cut.; kind=Colour', 'Under birches only | explanation=Lives together with their roots.; kind=Place', 'Fringed | explanation=With a soft, torn edge.; kind=Word'] },
  { said: /\b(?:(?:one|single)[- ]click )?(city|district|area|region|town|county|province|campus|branch|language region) (?:switch(?:ing|er|over)?|selection|selector|changing)\b|\bswitch(?:es|ing)? (?:(?:between|to|their|the|a|an|another|other|different) )*(city|district|area|region|town|county|province|campus|branch|citie|countie|branche)(?:s|es)?\b/, unless: /\b(?:text|screen|selected|shooting|game|drawing|display|input|drop) areas?\b/i, noun: '$1', kit: 'trade_item', lacks: /^(?:city|district|area|region|town|county|province|campus|branch)$/, holdsAll: /^(?:event|place|offer|text|media|thing)$/, fields: `Name!;Office~4 Mill Lane|Town hall, room 12;Phone:phone;In charge~${staff};Order:number#1-9;Open to all:boolean`, rows: ['North bank | order=1; open_to_all=yes', 'Old town | order=2; open_to_all=yes', 'Harbour side | order=3; open_to_all=yes', 'Hill villages | order=4; open_to_all=no'] },
  { said: /\b(door|gate|locker|cabin|cabinet|room) openings?\b|\bopen(?:s|ing)? (?:and (?:close|lock) )?(?:(?:the|their|a|booked) )*(door|gate|locker|cabinet|room)s?(?= |$|,)/, unless: /\b(?:games?|watch part(?:y|ies)|nicknames?|chat rooms?|escape rooms?|opening hours|live rooms?|meetings?|stores|recognition)\b/i, noun: '$1 opening', kit: 'trade_record', lacks: /opening|unlock/, fields: `Number!;Booking->@order|=booking|=reservation;Of->@=door|=gate|=locker|=cabin|sauna|=room|=court;Opened by=Code on the phone|Door code|Staff!;Date:date!;Opened at:time!;Closed at:time;Note`, rows: ['OP-2041 | opened_by=Code on the phone; opened_at=18:02; closed_at=20:05', 'OP-2042 | opened_by=Door code; opened_at=14:31; closed_at=17:40', 'OP-2043 | opened_by=Code on the phone; opened_at=09:58; note=Still open', 'OP-2044 | opened_by=Staff; opened_at=20:15; closed_at=23:45; note=Phone had no power.'] },
  { said: /\bsign(?:s|ing)? off(?: (?:with|from|for|sick)\b|(?= ,|,|$))/, unless: /\b(?:documents?|invoices?|inspections?|reports?|contracts?|plans|work orders?) sign(?:ed|ing)? off|\bsign(?:s|ing)? off (?:the |on )?(?:documents?|reports?|work)\b/i, noun: 'absence', kit: 'trade_record', lacks: /absen|leave|sign-?off/, made: 'report', fields: `Who!~${people};From->@rehearsal|=training|=practice|=match|=shift|=lesson|=event|=meeting;Date:date!;Reason=Ill|Travelling|Family|Work|Other!;Note:long;Signed off on:date` },
  { said: /\bescrow\b|\bsecure (?:delivery|trading|transactions?)\b|\b(?:guaranteed|secured) (?:transactions?|payments?)\b/, unless: /\bescrow compan|\bsecure transactions? (?:for|between|of) (?:data|files)/i, noun: 'escrow payment', kit: 'trade_record', lacks: /escrow|held|guarant/ },
  { said: /\b(?:daily|monthly|business) (?:sales|order|turnover) (?:data|figures)\b|\border business data\b|\bdaily (?:[a-z]+ and )?sales\b/, noun: 'daily sales figure', kit: 'trade_record', lacks: /figure|sales|turnover|revenue|business data|statistic/, of: ['order'], fields: 'Date:date!;Product->@=product|=dish|=service|=item;Orders:number#2-60!;Pieces sold:number#2-140;Income:money#40-4200!;Refunds:money#0-120;New customers:number#0-14' },
  { said: /\b(?:evaluat|check|test|assess|audit|scor)(?:e|es|ing|s)? (?:the )?(accessibility|security|performance|speed|seo|quality|usability|readability) of (?:(?:the|their|a|any|other) )*(?:web ?sites?|web pages?|pages?|digital content)\b/, noun: '$1 evaluation', kit: 'site_evaluation', lacks: /evaluation|audit|assessment/ },
]
