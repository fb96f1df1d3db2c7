import { has, means, type Practice, unlike } from './practice.ts'

const resume = '@resume|personal resume|cv'

/** What a resume tells of somebody: how to reach them, what they sum themselves up as, and where they worked and learnt. */
// biome-ignore format: a table
export const practicesOfResumes: readonly Practice[] = [
  unlike(/\b(?:recruit\w*|employers?|job seekers?|hiring|applicants?|human resources|handwriting)\b/i, 'personal resume|work experience|resume preview|resume display|resume website|online resume|education background',
    has('resume|personal resume|cv', 'Phone:phone;City~Lisbon|Leeds|Lyon;About me~Plans calmly and keeps to what was agreed.|Likes hard questions and short answers.|Ten years with customers, and still curious.;Languages~English, Portuguese|English, French|English, German;Picture:image'),
    means('trade_record', 'work experience|job experience|employment history|work history', `Company!;Resume->${resume};Position!;From:date!;Until:date;Place;What was done:long`, 'Harbour Studio | position=Designer; from=-2920d; until=-1460d; place=Lisbon; what_was_done=Shop fronts, menus and a festival.', 'Brightfield | position=Project lead; from=-1430d; until=-210d; place=Leeds; what_was_done=A team of six, and four launches on time.', 'Northwind | position=Head of design; from=-200d; place=Lyon; what_was_done=All that customers see.', 'Old Mill Press | position=Intern; from=-3400d; until=-3200d; place=Lisbon; what_was_done=Learnt to set type and to ask.'),
    means('trade_record', 'education background|education experience|educational background|education history', `School!;Resume->${resume};Degree!;Subject;From:date!;Until:date;Note`, 'University of Porto | degree=Bachelor; subject=Design; from=-4700d; until=-3600d', 'Technical School Leeds | degree=Diploma; subject=Business; from=-5200d; until=-4400d; note=With distinction', 'University of Lyon | degree=Master; subject=Computing; from=-3600d; until=-2900d', 'Evening school | degree=Certificate; subject=Bookkeeping; from=-900d; until=-600d'),
  ),
]
