import { essential } from './essential.ts'
import { has, means, type Practice, unlike } from './practice.ts'
import { living } from './shape.ts'

const jobs = '@job|position|job posting|vacancy|job opening|job position|recruitment|part-time job|recruitment position|post'
const resumes = '@resume|cv|curriculum vitae'
const sides = '@company|employer|enterprise|recruiter|business'
const seekers = '@candidate|job seeker|applicant|talent|worker'
const invited =
  'Sent; Accept: Sent > Accepted; Decline: Sent > Declined; Hold: Accepted > Held; Move: Sent, Accepted > Moved; Cancel: Sent, Accepted, Moved > Cancelled'

/** What those keep who bring together people who look for work and companies that have it. */
// biome-ignore format: a table
export const practicesOfHiring: readonly Practice[] = [
  unlike(/\b(?:crm|school recruitment of students|volunteers?|game|players?)\b/i, 'recruitment website|recruitment platform|recruitment system|job board|job seeker|job hunting|job search|recruiter|headhunter|headhunting|talent recruitment|job posting|hiring platform|employment platform|online recruitment|job matching|recruitment mini-program|recruitment information|job fair|employment service|talent market|recruitment management|job recruitment|recruitment app|campus recruitment|employment website|job website|applicant tracking|recruitment application|talent exchange|job application|part-time recruitment',
    living(invited, means('trade_work', 'interview|interview invitation|interview arrangement|interview appointment|interview schedule|interview notice|job interview|interview notification', `Candidate->${seekers}!~Nora Lane|Samir Holt|Eva Prior|Tom Reyes;Job->${jobs};Application->@job application|application|position application|resume delivery|resume submission;Company->${sides};Round=First|Second|Last;Date:date!;Time:time;Place;Link:url;Interviewer~Clara Weber|Tom Becker;Note:long`, 'Nora Lane | round=First; place=Harbour Lane 7, room 2', 'Samir Holt | round=Second; place=Clinic, ward 3', 'Eva Prior | round=First; place=By video', 'Tom Reyes | round=Last; place=Mill Road 40')),
    means('trade_record', 'work experience|job experience|employment history|work history|professional experience', `Job title!;Resume->${resumes}~Nora Lane|Samir Holt;Employer;Industry;From:date!;Until:date;What was done:long`, 'Bookkeeper | employer=Oakline; industry=Trade; what_was_done=Closed the books of three shops.', 'Nurse | employer=Harbour Hospital; industry=Health care; what_was_done=Night shifts on ward 3.', 'Tester | employer=Studio North; industry=Software; what_was_done=Wrote and ran tests of two apps.', 'Driver | employer=Old Town Taxi; industry=Transport; what_was_done=Day shifts, airport runs.'),
    means('trade_record', 'education experience|education background|education history|educational experience|educational background|education record|study experience', `School!;Resume->${resumes}~Nora Lane|Samir Holt;Degree=School leaving|Vocational|Bachelor|Master|Doctorate;Subject;From:date!;Until:date;Grade`, 'Harbour College | degree=Bachelor; subject=Accounting; grade=Good', 'Mill School of Nursing | degree=Vocational; subject=Nursing; grade=Very good', 'North Campus | degree=Master; subject=Computing; grade=Good', 'Old Town School | degree=School leaving; subject=Languages; grade=Good'),
    has('=position|position', `Company->${sides}`),
    has('=job|job posting|job opening|vacancy|job position|=position|recruitment|part-time job|recruitment position', 'City~Graston|Fairhaven|Port Ellen'),
    has('=application|job application|position application|resume delivery|resume submission|delivery record|application record', `Job->${jobs};Resume->${resumes}`),
    has('favorite|collection|collected position|saved job|browsing history|job recommendation|conversation|communication|report', `Job->${jobs};Company->${sides}`),
    has('job fair application|job fair registration|booth application|booth booking', `Job fair->@job fair|recruitment fair;Company->${sides}`),
    has('company verification|enterprise certification|company certification|enterprise verification|company review', `Company->${sides};Register number~R-20411|R-18820|R-22107;Business licence:file`),
    has('talent|candidate|job seeker', 'Skills~Bookkeeping, payroll|Nursing, first aid|Testing, SQL'),
    has('offer|job offer|onboarding|entry record|background check|assessment|written test|evaluation', `Candidate->${seekers};Job->${jobs}`),
    has('contact|message|evaluation|company evaluation|company review|rating', `Company->${sides}`),
    essential(/resume|\bcv$|curriculum/, 'Job seekers can manage resumes.', /\bresumes?\b|\bcvs?\b/),
    essential(/experience|work history|employment history/, 'Job seekers can add work experiences.', /\bwork (?:experiences?|history)\b/),
    essential(/education/, 'Job seekers can add education backgrounds.', /\beducation(?:al)?(?: and|,| background| experience| history)/),
    essential(/interview/, 'Companies can manage interviews.', /\binterviews\b|\binterview (?:invit|arrang|sched|appoint|noti|manag|time|record|progress|result|feedback|process)|\b(?:an|the|for|online|job|video) interview\b/),
    essential(/compan|employer|enterprise|recruiter|business/, 'Companies can manage companies with name, industry, contact and city.', /(?<=[a-z,] )(?:companies|employers|enterprises)\b(?! (?:post|publish|offer|hire|accept|reject)\b)/),
    essential(/job|position|vacanc|recruitment/, 'Companies can publish jobs.', /\b(?:jobs|positions|vacancies|recruitment information)\b/),
  ),
]
