import { essential } from './essential.ts'
import { has, means, type Practice, practice, unlike } from './practice.ts'

const skills = '@social emotional skill|social-emotional skill|social skill|skill~Naming feelings|Taking turns|Asking for help'

/** What those keep who teach classes at school and show children programmes that teach, who test code, watch roads, throw dice and buy for a production. */
// biome-ignore format: a table
export const practicesOfLessons: readonly Practice[] = [
  practice('phpunit|php unit|php testing', has('test environment|testing environment', 'PHP version~8.2|8.3|8.4;PHPUnit version~10.5|11.4|12.0;Parallel processes:number#1-16')),
  unlike(/\bphpunit\b/i, 'parallel testing|parallel test|test in parallel|code coverage', has('test environment|testing environment', 'Language version~8.4|22.11|3.13;Parallel processes:number#1-16')),
  practice('traffic news|traffic information|traffic update|traffic service|road traffic|traffic alert|traffic condition',
    has('=alert|traffic alert|traffic warning', 'Road->@=road|=traffic~Ring road, north|Harbour bridge|Station Road;Time:time'),
  ),
  practice('dice game|roll dice|roll the dice|dice|ludo|board game',
    has('move|dice roll|=roll|game move', 'Game character->@game character|character;Rolled:number#1-6'),
    has('battle|duel', 'Opponent~Kestrel|Thorn|Marigold;Outcome=Won|Lost|Drawn'),
    has('=trade|item trade|trading', 'Receiver~Ana Silva|Ben Carter|Mei Chen'),
  ),
  practice('k-12|k12|primary school|middle school|elementary school|school pupil|school subject',
    has('course|online course|educational course', 'Subject=Mathematics|Science|Languages|History|Art;Grade=1–3|4–6|7–9|10–12'),
    has('learning recommendation|course recommendation|recommendation', 'Student~Ana Silva|Ben Carter|Mei Chen'),
  ),
  practice('live and recorded|live and pre-recorded|recorded and live|live or recorded|live video lesson|live lesson',
    means('event', 'lesson broadcast|live lesson|live video lesson|live class', 'Title!;Course->@course|online course|educational course;Teacher->@teacher|instructor~Mara Lind|Tom Reyes;Date:date!;Time:time!;Minutes:number(min)#20-90;Meeting link:url;Places:number#5-60', 'Fractions: questions and answers | minutes=45; meeting_link=https://example.com/live/fractions', 'The living cell, live | minutes=40; meeting_link=https://example.com/live/cell', 'Reading a map together | minutes=30; meeting_link=https://example.com/live/map', 'Essay evening | minutes=60; meeting_link=https://example.com/live/essay'),
    essential(/\blive (?:video )?(?:lesson|class|session|stream|course)|broadcast/, 'Users can browse lesson broadcasts.', /\blive (?:and|or) (?:pre-)?recorded\b|\brecorded (?:and|or) live\b|\blive (?:video )?lessons?\b/i),
  ),
  unlike(/\b(?:tender|bidding|government)\b/i, 'production planning|production management|manufacturing|production process',
    essential(/supplier|vendor/, 'Users can manage suppliers.', /\bprocurement\b|\bpurchasing\b/i),
  ),
  unlike(/\b(?:analysis|analytic|visuali[sz]ation|dashboard)/i, 'business data management|business management software|manage business data|mobile business',
    essential(/customer|client/, 'Users can browse and manage customers.'),
  ),
  practice('socio-emotional|social-emotional|emotional regulation|emotional skill',
    means('trade_item', 'activity|exercise', `Title!;Skill->${skills};Ages=2–4|5–7|8–10|11–12!;Minutes:number(min)#5-40;What to do:long!;Needs;Picture:image`, 'Faces in the mirror | ages=2–4; minutes=10; what_to_do=Make a happy, an angry and a sad face in turn, and say what each is called.', 'The breathing balloon | ages=5–7; minutes=5; what_to_do=Breathe in while the balloon grows and out while it shrinks, five times.', 'My turn, your turn | ages=5–7; minutes=15; what_to_do=Build one tower together. Each puts one block, then waits.', 'A letter to somebody I miss | ages=8–10; minutes=20; what_to_do=Write or draw what you would like to say, and read it to somebody at home.', 'The traffic light | ages=11–12; minutes=15; what_to_do=Red: stop. Yellow: think of two ways. Green: try one, and tell how it went.'),
    has('game|=show|tv show|children tv show|video|episode', `Skill->${skills}`),
    means('video', 'episode|show episode', "Title!;Show->@children tv show|tv show|=show~The Little Lighthouse|Bear and the Blue Day;Number:number#1-26!;Minutes:number(min)#5-25;Video:file;Description:long", 'The lamp that would not shine | number=1; minutes=11; description=Pip is angry, breathes three times, and asks for help.', 'Two friends, one boat | number=2; minutes=12; description=Taking turns is hard, and then it is fun.', 'A rainy birthday | number=3; minutes=10; description=Being sad, saying so, and what helps.', 'The new one in the harbour | number=4; minutes=12; description=How one says hello to somebody shy.'),
    essential(/episode/, 'Users can watch episodes.', /\b(?:tv|shows?|television|series)\b/i),
  ),
]
