import { means, type Practice, practice } from './practice.ts'

const freelancer = 'Freelancer->@freelancer|freelancer profile'

/** What those offer and are asked who work for themselves. */
// biome-ignore format: a table
export const practicesOfFreelancers: readonly Practice[] = [
  practice('freelancer|freelance|freelance service|freelancing',
    means('service', 'freelancer service|freelance service|service', `Name!;Category=Design|Web|Translation|Writing|Bookkeeping!;${freelancer};Price:money#0-!;Ready in:number(days)#1-30;Rounds of changes:number#0-5;Description:long;Picture:image`,
      'Logo in three drafts | category=Design; price=240; ready_in=7; rounds_of_changes=2; description=Three drafts, then one of them to the end, with all files.',
      'Small shop on the web | category=Web; price=900; ready_in=21; rounds_of_changes=3; description=Up to forty goods, payment and mail to customers.',
      'Menu in two languages | category=Translation; price=80; ready_in=3; rounds_of_changes=1; description=Translated and read by a second pair of eyes.',
      'Five articles for your site | category=Writing; price=300; ready_in=10; rounds_of_changes=2; description=Eight hundred words each, on subjects that we agree on.',
      'Receipts of a month, entered | category=Bookkeeping; price=120; ready_in=5; rounds_of_changes=1; description=Sorted, entered and ready for the tax office.',
      'Faster first page | category=Web; price=180; ready_in=4; rounds_of_changes=1; description=Measured before and after, with a list of what was changed.'),
    means('inquiry', 'inquiry|client inquiry|service inquiry|project inquiry|contact message', `Name!;Concerns->inquired;${freelancer};Email:email!;Message:long!`,
      'Priya Shah | message=We need a logo for a tea shop. Are you free in March?',
      'Elena Rossi | message=Could you also print the signs, or only draw them?',
      'Samir Aziz | message=Forty pages, German to English. What would that cost?',
      'Marta Kowalska | message=Is a short call on Thursday possible before I order?',
      'Tara Novak | message=I liked the choir site. Can mine look as calm as that?'),
  ),
]
