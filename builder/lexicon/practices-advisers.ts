import { essential } from './essential.ts'
import { means, type Practice, unlike } from './practice.ts'

/** Sites with advisers of their own making, each for one field. */
// biome-ignore format: a table
export const practicesOfAdvisers: readonly Practice[] = [
  unlike(/\b(?:book|booking|hire|hiring|rates?|appointments?|recruit\w*|jobs?)\b/i, 'ai expert|digital expert|virtual expert|ai adviser|ai advisor|ai consultant|ai tutor|ai character|ai role',
    means('trade_item', 'ai expert|digital expert|virtual expert|ai adviser|ai advisor|ai consultant|ai tutor|ai character|ai role|=expert', 'Name!;Field=Copywriting|Marketing|Law|Health|Finance|Technology!;About:long!;Answers in~English|English, Chinese;Example question;Asked:number#12-900;Rating:rating', 'Headline adviser | field=Copywriting; about=Looks at titles and first sentences, and offers three others.; example_question=How do I name a winter tea?', 'Campaign adviser | field=Marketing; about=Plans small campaigns: whom to reach, where, and what it may cost.; example_question=Where do I tell neighbours of our opening?', 'Contract reader | field=Law; about=Explains terms in plain words, and says when a lawyer has to look at them.; example_question=What does a notice period mean?', 'Household adviser | field=Finance; about=Sorts income and spending, and finds what can wait.; example_question=How much should I set aside each month?', 'Computer helper | field=Technology; about=Takes one step at a time, and asks what is on the screen.; example_question=Why does my printer not answer?'),
    essential(/\bexpert|advis[eo]r|\btutor|consultant|character|\bai role/, 'Users can view AI experts.', /\b(?:ai|digital|virtual) experts?\b/),
  ),
]
