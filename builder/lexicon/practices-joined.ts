import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice, same } from './practice.ts'

const pupil = 'Student->@student|pupil|child~Mia Berg|Leo Costa'
const member = '@member|gym member'
const room = '@room|hotel room|room type|suite'
const event = 'Event->@event|show|concert|match|performance'

/** What those keep whom people join, visit and come to: gyms, hotels, box offices, schools, leagues, helpers. */
// biome-ignore format: a table
export const practicesOfJoined: readonly Practice[] = [
  practice('gym membership|gym management|gym app|gym member',
    means('trade_item', 'membership plan|plan|membership|membership type', 'Name!;Price a month:money#15-120;Months:number#1-24;Visits a week:number#1-7;Classes included:boolean;Description:long', 'Off-peak | price_a_month=24; months=1; visits_a_week=5', 'All day | price_a_month=39; months=12; visits_a_week=7; classes_included=yes', 'Students | price_a_month=19; months=6; visits_a_week=7', 'Ten visits | price_a_month=60; months=3; visits_a_week=2'),
    means('trade_item', 'class schedule|class|group class|schedule|timetable', 'Class!;Trainer->@trainer|coach|instructor|teacher;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Minutes:number#30-90;Room;Places:number#6-30', 'Strength for beginners | weekday=Monday; minutes=60; room=Hall 1; places=12', 'Yoga before work | weekday=Tuesday; minutes=45; room=Hall 2; places=16', 'Cycling | weekday=Thursday; minutes=50; room=Bike room; places=20', 'Back and balance | weekday=Saturday; minutes=60; room=Hall 2; places=14'),
    has('member|gym member', 'Plan->@membership plan|plan|membership|membership type'),
    has('check-in|visit', `Member->${member}`),
    has('payment|invoice', `Member->${member};Plan->@membership plan|plan|membership`),
  ),
  practice('hotel booking|hotel reservation|room booking|guesthouse booking|hotel app|hostel booking',
    passes('price range'),
    means('trade_item', 'rate|room rate|price|season rate', `Name!;Room->${room};Price per night:money#40-320;From:date;Until:date;Breakfast:boolean;Nights at least:number#1-7`, 'Low season | price_per_night=72; breakfast=yes; nights_at_least=1', 'Summer | price_per_night=118; breakfast=yes; nights_at_least=3', 'Weekend | price_per_night=98; nights_at_least=2', 'Long stay | price_per_night=64; nights_at_least=7'),
    means('trade_record', 'availability|room availability', `Date:date!;Room->${room};Rooms free:number#0-12;Closed:boolean;Note`, '2026-12-04 | rooms_free=3', '2026-12-05 | rooms_free=0; closed=yes', '2026-12-06 | rooms_free=5', '2026-12-07 | rooms_free=6'),
    essential(/booking|reservation|(?:^| )stay$/, 'Guests can book rooms.'),
  ),
  practice('event ticketing|ticketing app|ticket shop|ticket sale|event ticket|ticketing site|box office',
    means('trade_item', 'seat', `Name!;${event};Section=Stalls|Circle|Balcony|Standing;Row;Number:number#1-40;Price:money#8-120;State=Free|Held|Taken`, 'Stalls C 12 | section=Stalls; row=C; number=12; price=42; state=Free', 'Stalls C 13 | section=Stalls; row=C; number=13; price=42; state=Taken', 'Circle A 4 | section=Circle; row=A; number=4; price=35; state=Free', 'Balcony F 20 | section=Balcony; row=F; number=20; price=18; state=Held'),
    means('trade_request', 'qr ticket|e-ticket|issued ticket', `Name!;${event};Seat->@seat;Email:email!;Code;Price:money;Checked in:boolean`, 'Ana Silva | email=ana@example.com; code=K7QM-2214; price=42', 'Ben Carter | email=ben@example.com; code=W8RB-1180; price=42', 'Noor Haddad | email=noor@example.com; code=P3TN-4471; price=35; checked_in=yes', 'Tom Reyes | email=tom@example.com; code=H2LS-9035; price=18'),
    essential(/ticket|booking|order/, 'Visitors can book tickets.'),
  ),
  practice('school portal|class website|gradebook|grade book|parent portal|school app|student portal|classroom app',
    means('score', 'grade|mark|score', `Title!;${pupil};Subject=Mathematics|Languages|Science|Arts;Mark:number#1-100;Weight:percent;Given on:date;Comment:long`, 'Test on fractions | subject=Mathematics; mark=84', 'Essay on the river | subject=Languages; mark=91', 'Experiment, report | subject=Science; mark=76', 'Portrait in charcoal | subject=Arts; mark=88'),
    means('homework', 'assignment|homework|homework task', 'Title!;Subject=Mathematics|Languages|Science|Arts;Given on:date;Due on:date!;Points:number#5-100;Details:long;Worksheet:file', 'Fractions, page 42 | subject=Mathematics; points=20', 'A letter to the mayor | subject=Languages; points=30', 'Measure the rain for a week | subject=Science; points=25', 'Draw a room | subject=Arts; points=20'),
    has('attendance|attendance record|absence', pupil),
    has('submission|hand-in', `${pupil};Assignment->@assignment|homework|homework task`),
    essential(/student|pupil/, 'Teachers can manage students.'),
  ),
  practice('student attendance app|attendance register|class register|class attendance|student attendance|school attendance|pupil attendance',
    means('trade_record', 'attendance|attendance record|attendance per day|daily attendance', `Name!;${pupil};Class->@class|course|group;Date:date!;Present=Present|Late|Absent|Excused;Note`, 'Mia Berg, Monday | present=Present', 'Leo Costa, Monday | present=Late; note=Bus.', 'Mia Berg, Tuesday | present=Excused; note=Dentist.', 'Leo Costa, Tuesday | present=Present'),
    essential(/attendance/, 'Teachers can record attendance.'),
  ),
  practice('volunteer scheduling|volunteer rota|shift planner|volunteer app|shift sign-up',
    means('signup', 'sign-up|signup|shift sign-up|registration', 'Name!;Shift->@shift~Saturday morning|Evening kitchen;Email:email!;Phone:phone;Note', 'Ana Silva | email=ana@example.com', 'Ben Carter | email=ben@example.com', 'Noor Haddad | email=noor@example.com', 'Tom Reyes | email=tom@example.com'),
  ),
  practice('applicant tracking|applicant tracking system|hiring pipeline|ats',
    means('trade_record', 'feedback|interview feedback|scorecard|interview note', 'Interviewer!~Mara Lind|Tom Reyes;Candidate->@candidate|applicant;Stage->@interview stage|stage;Score:rating;Date:date;Recommendation=Hire|Next stage|Reject;Comment:long', 'Mara Lind | score=4; recommendation=Next stage', 'Tom Reyes | score=3; recommendation=Next stage', 'Ida Weber | score=5; recommendation=Hire', 'Leo Costa | score=2; recommendation=Reject'),
    has('candidate|applicant', 'Stage->@interview stage|stage'),
    same('feedback|!feedback message'),
  ),
  practice('chess club|tennis club|squash club|badminton club|table tennis club|darts club',
    means('trade_record', 'ladder|ladder entry|ladder position', 'Player!;Member->@member|player;Place:number#1-40;Points:number#0-900;Played:number#0-60;Won:number#0-40;Last match on:date', 'Mara Lind | place=1; points=412; played=22; won=17', 'Tom Reyes | place=2; points=398; played=25; won=16', 'Ida Weber | place=3; points=371; played=19; won=12', 'Leo Costa | place=4; points=340; played=21; won=11'),
    means('trade_record', 'match|ladder match|club match|game', 'Title!;First player->@player|member~Mara Lind|Ida Weber;Second player->@player|member~Tom Reyes|Leo Costa;Date:date!;Result;Winner', 'Lind against Reyes | result=2:1; winner=Mara Lind', 'Weber against Costa | result=2:0; winner=Ida Weber', 'Reyes against Weber | result=1:2; winner=Ida Weber', 'Costa against Lind | result=0:2; winner=Mara Lind'),
  ),
  practice('tool library|toy library|bike library|seed library|neighborhood library',
    has('loan|reservation|waiting list', 'Tool->@tool|toy|bike|item|seed;Member->@member|borrower'),
    has('tool|toy|bike|item', 'Owner~Mara Lind|Tom Reyes;Condition=Like new|Good|Worn'),
  ),
  practice('podcast|podcast site|podcast website',
    means('trade_item', 'guest|podcast guest', 'Name!;Known for;Episode->@episode|podcast episode;About:long;Link:url;Picture:image', 'Mara Lind | known_for=Repairs of old clocks', 'Tom Reyes | known_for=Bread and its history', 'Ida Weber | known_for=Bridges', 'Leo Costa | known_for=Birds of the harbour'),
    means('trade_item', 'show note', 'Title!;Episode->@episode|podcast episode;Text:long!;Links:long', 'Links to episode 12 | text=Where the mill stands, and when it is open.', 'Books that were named | text=Two on bridges, one on rivers.', 'Corrections | text=The dam was built in 1931, not in 1913.', 'Music of the episode | text=Two waltzes and a march.'),
  ),
]
