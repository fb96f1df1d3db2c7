import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice, unlike } from './practice.ts'
import { living } from './shape.ts'

const teacher = '@tutor|=teacher|instructor|coach|lecturer~Clara Weber|Leo Varga|Nina Okafor'
const student = '@=student|learner|pupil!~Ana Silva|Ben Carter|Grace Liu'
const session = '@tutoring session|tutoring offer|tutoring service|=lesson'
const asked = 'Requested; Confirm: Requested > Confirmed; Decline: Requested > Declined; Hold: Confirmed > Held; Call off: Requested, Confirmed > Called off'

/** What those keep who teach one or a few at a time and are paid for it. */
// biome-ignore format: a table
export const practicesOfTutoring: readonly Practice[] = [
  unlike(/\b(?:tutoring|tutor) (?:tests?|articles?|posts?|videos?|information)\b/i, 'tutoring|offline tutoring|online tutoring|private tutoring|home tutoring|private lesson|tutoring session|tutoring platform|tutor',
    means('class', 'tutoring session|tutoring offer|tutoring class|group tutoring session|one-on-one tutoring session|offline tutoring session', `Title!;Teacher->${teacher};Course->@course|=subject;Kind=One-on-one|Group!;Date:date!;Time:time!;Minutes:number#30-120;Place;Places:number#1-8;Price:money#0-;Description:long`, 'Algebra before the exam | kind=One-on-one; minutes=60; place=Room 2, Mill Road; places=1; price=32; description=Bring the two last papers.', 'Essay workshop | kind=Group; minutes=90; place=Town library; places=6; price=14; description=Everybody brings one page.', 'Speaking without fear | kind=One-on-one; minutes=45; place=Café by the station; places=1; price=28; description=We only talk.', 'Chemistry, acids and bases | kind=Group; minutes=90; place=Room 4, Mill Road; places=5; price=16; description=With small experiments.', 'Physics of forces | kind=Group; minutes=75; place=Room 2, Mill Road; places=8; price=15; description=Tasks of the last three years.'),
    living(asked, means('booking', 'tutoring booking|tutor booking|tutoring request|tutoring reservation|tutoring appointment|booking', `Student->${student};Session->${session};Teacher->${teacher};Date:date!;Time:time;People:number#1-8;Goal:long;Phone:phone`, 'Ana Silva | people=1; goal=Fractions before the exam', 'Ben Carter | people=3; goal=Three of us from 8A, essays', 'Grace Liu | people=1; goal=Speaking, for a job', 'Emil Nowak | people=2; goal=Catch up on two weeks')),
    has('=lesson|private lesson', 'Kind=One-on-one|Group;Minutes:number#30-120;Place~Room 2, Mill Road|Town library|Online'),
    essential(/session|class|offer|lesson/, 'Teachers can add tutoring sessions.'),
    essential(/booking|appointment|reservation|enrol|registration|order/, 'Students can book tutoring sessions. Teachers can view and confirm bookings.', /\b(?:book|choose|(?<!-)select|pick|find|hire|one-on-one|one-to-one|offline)\b|\bgroup tutoring/i),
  ),
  unlike(/\b(?:short videos?|tasks?|referrals?|advertis\w+|couriers?|drivers?)\b/i, 'earn income|teaching income|tutoring income|teacher income|tutoring fee|earn money',
    means('earning', 'teacher earning|teacher income|teaching income|tutoring income|tutoring earning', `Reason!;Teacher->${teacher};Source=Course|Tutoring|Live stream;Course->@course;Amount:money#0-!;Earned on:date!`, 'One seat in the course | source=Course; amount=38', 'Two hours, one-on-one | source=Tutoring; amount=64', 'Group of six | source=Tutoring; amount=84', 'Questions and answers, live | source=Live stream; amount=21', 'Three seats in the course | source=Course; amount=114'),
    passes('money|income'),
    essential(/\bearning|income|revenue|payout|commission|settlement/, 'Teachers can view their teacher earnings.', /\b(?:teachers?|tutors?|instructors?|lecturers?)\b[^.]*\bearn\w* (?:an? |their |extra )?(?:income|money)\b/i),
  ),
  practice('education platform|online education|learning platform|e-learning|online learning',
    essential(/enrol|registration|course (?:order|selection|purchase)|sign-?up/, 'Students can enroll in courses.', /\bstudents?\b[^.]*\bcourses? (?:published|offered|given|posted)\b|\blearn\w*\b[^.]*\bcourses?\b/i),
    essential(/lesson|(?<!live )\bvideo(?!s? call)|chapter/, 'Teachers can publish course videos.', /\bonline videos?\b|\bvideo (?:courses?|lessons?|learning|lectures?)\b/i),
  ),
]
