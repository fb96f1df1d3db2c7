import { type Measures, measures } from './measures.ts'

/** What is counted month by month of people, their health, learning, media and machines. */
// biome-ignore format: a table
export const measuresOfPublic: readonly Measures[] = [
  measures('epidemics?|pandemics?|covid\\S*|infections?|vaccin\\w*|outbreaks?', '', 'Province=Northmark|Lakeland|Southshore|Westhill; Age group=Under 25|25 to 59|60 and over',
    'New cases:number+1240; Recovered:number+1180; Deaths:number+7; Vaccinated:percent~71'),
  measures('hospitals?|patients?|medical|clinics?|health(?:care)?|doctors?', 'health psychology', 'Department=Surgery|Children|Heart|Eyes; Kind of visit=Planned|Urgent',
    'Patients:number+620; Treatments:number+910; Waiting time:number(min)~24; Costs:money+118000'),
  measures('population|census|residents?|demograph\\w*', '', 'Region=North|South|East|West; Age group=Under 25|25 to 59|60 and over',
    'Residents:number=48200; Births:number+41; Deaths:number+36; Moved in:number+118'),
  measures('schools?|students?|universit(?:y|ies)|education\\w*|courses?|exams?|grades?|learning', 'education language kids', 'Faculty=Science|Languages|Economics; Year of study=First|Second|Third',
    'Students:number=412; Enrolments:number+38; Exams passed:percent~86; Average mark:number~74'),
  measures('(?:campus|fire|food|production|work) safety|safety (?:hazards?|inspections?|information|management|supervision)|hazards?|drills?', '', 'Area=North campus|South campus|Laboratories; Kind=Fire|Food|Traffic',
    'Hazards found:number+18; Hazards removed:number+16; Inspections:number+24; Drills:number+2'),
  measures('(?:cloud|network|application|information|cyber) ?security|threats?|attacks?|intrusions?|vulnerabilit\\w*|malware', '', 'Severity=Low|Medium|High|Critical; Kind=Phishing|Malware|Scans',
    'Threats:number+184; Blocked:number+171; Open:number=9; Time to answer:number(min)~26'),
  measures('crimes?|police|legal cases?|court|law', 'law', 'District=Old Town|Riverside|Eastfield; Kind=Civil|Criminal|Family',
    'Cases opened:number+118; Cases closed:number+109; Days to close:number~74'),
  measures('devices?|equipment|network operations?|servers?|sensors?|iot|machines?', '', 'Site=Head office|Harbour|North hall; Kind=Routers|Servers|Sensors',
    'Devices online:number=184; Traffic:number(GB)+2140; Faults:number+6; Load:percent~48'),
  measures('football|soccer|champions league|matches|basketball|sports?', 'fitness outdoors', 'Competition=League|Cup|Champions League; Played=At home|Away',
    'Goals:number+9; Shots:number+61; Assists:number+6; Minutes:number+780'),
  measures('movies?|films?|box office|cinemas?', '', 'Genre=Drama|Comedy|Adventure|Animation; Country=United States|France|Japan',
    'Box office:money+1840000; Tickets:number+148000; Votes:number+21400; Average score:number~7.8'),
  measures('music|songs?|albums?|streaming|audio', 'music', 'Genre=Pop|Folk|Electronic; Platform=Northwave|Tuneline|Shops',
    'Plays:number+84200; Listeners:number+21600; Royalties:money+3180; Downloads:number+1240'),
  measures('games?|gamers?|casino|lotter(?:y|ies)', 'game', 'Platform=Web|iOS|Android; Region=Europe|Americas|Asia',
    'Players:number=18400; Sessions:number+64200; Revenue:money+21800; Came back:percent~38'),
  measures('social (?:media|networks?)|posts?|followers?|douyin|weibo|communit(?:y|ies)|short videos?|live ?streams?', 'social photo media news', 'Channel=Pictures|Videos|Texts; Audience=Under 25|25 to 44|45 and over',
    'Views:number+148000; Likes:number+9210; New followers:number+640; Engagement:percent~6.2'),
  measures('comments?|sentiments?|public opinion|emotional trends?|reviews?', '', 'Sentiment=Positive|Neutral|Negative; Subject=Politics|Economy|Sport',
    'Comments:number+1840; Readers:number+21400; Average score:number~64'),
  measures('(?:web ?)?site traffic|web ?site visits?|page views|seo|web analytics|mini-?programs', '', 'Source=Search|Direct|Social media; Device=Computer|Phone',
    'Visits:number+21400; Page views:number+68200; Seconds on the site:number~142; Bounces:percent~41'),
  measures('city data|smart city|cit(?:y|ies)|towns?|government|citizens?|grid management', 'government faith', 'District=Old Town|Riverside|Eastfield; Service=Permits|Streets|Schools',
    'Requests:number+640; Answered:number+612; Days to answer:number~6; Spent:money+184000'),
  measures('donations?|charit(?:y|ies)|volunteers?|non-?profits?', 'charity', 'Region=North|South|East; Cause=Children|Nature|Shelter',
    'Donated:money+21400; Donors:number+318; Helped:number+164'),
  measures('museums?|exhibitions?|galler(?:y|ies)|librar(?:y|ies)|events?', 'event wedding museum', 'House=Main hall|North wing|Harbour; Ticket=Full|Reduced|Free',
    'Visitors:number+4820; Tickets:number+3910; Revenue:money+38400'),
  measures('pets?|veterinar\\w*|animals?', 'pets', 'Branch=Harbour|Hillcrest; Animal=Dogs|Cats|Birds',
    'Visits:number+184; Treatments:number+142; Revenue:money+12400'),
  measures('sleep', '', 'Age group=Under 25|25 to 44|45 and over; Day=Weekdays|Weekends',
    'Hours asleep:number(h)~7.2; Deep sleep:percent~21; Nights recorded:number+840'),
  measures('projects?|tasks?|milestones?', '', 'Department=Sales|Service|Development; Kind=Customer|Internal',
    'Tasks opened:number+84; Tasks done:number+79; Hours:number(h)+640; Cost:money+28400'),
]
/** Figures of a firm. */
export const measuresOfFirms = measures('business|enterprise|compan(?:y|ies)|sales|customers?|orders?|products?|crm|operations?', 'business', 'Region=North|South|East|West; Product line=Basic|Standard|Plus',
  'Revenue:money+64200; Costs:money+41800; Orders:number+1180; New customers:number+142') // biome-ignore format: one table
/** Figures of a service that people use with a device. */
export const measuresOfServices = measures('', 'software tech ai support', 'Region=Europe|Americas|Asia; Platform=Web|iOS|Android',
  'Active users:number=18400; Visits:number+64200; Requests:number+184000; Failed requests:percent~0.6') // biome-ignore format: one table
