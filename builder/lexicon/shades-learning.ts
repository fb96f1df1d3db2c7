import type { Shade } from './shades.ts'

/** What is taught, by what the school or the site is called. */
// biome-ignore format: a table
export const shadesOfLearning: readonly Shade[] = [
  {
    cue: /\b(?:camera|photography|photo) (?:\w+ )?(?:class(?:es)?|courses?|school|lessons?|academy|training|webinars?|workshops?)\b/i,
    samples: {
      categories: 'Basics|Portraits|Landscapes|Editing',
      services: 'First look at your pictures 0:1|Private lesson with your camera 60:1|Portrait evening 85:2|Walk at dawn 70:3|Editing hour 45:4|Portfolio review 90:4',
      topics: 'Aperture, explained with a window:1|Five portraits by one lamp:2|What to pack for a morning outside:3|Sharpening, and when to stop:4|Reading a histogram:1|Faces, and where to stand:2',
      sessions: 'Portraits in natural light|Landscape morning|Editing evening|Street walk|Questions to the teacher|Night photography',
      courses: 'Photography for beginners|Portraits in natural light|Landscapes at dawn|Editing your pictures|Composition and colour|Street photography|Products on a kitchen table'.split('|'),
    },
  },
  {
    cue: /^(?:coding|programming)$|\b(?:coding|programming|software development|web development|code) (?:\w+ )?(?:learning|courses?|school|tutorials?|class(?:es)?|bootcamp|academy|training|education|exercises?|practice)\b|\b(?:learn|teach)\w* (?:\w+ )?(?:to code|coding|programming)\b/i,
    samples: {
      categories: 'Basics|Web|Data|Tools',
      offers: 'Course pass, one month 19:1|Web course with projects 79:2|Data course with exercises 89:3|Certificate 35:1|Mentor hours, five 160:2|Exercise book 24:4',
      services: 'First conversation 0:1|Code review, one hour 45:4|Mentor hour 40:1|Project coaching 120:2|Interview practice 60:3|Help with a bug 25:4',
      topics: 'Variables, explained with boxes:1|A first web page in an hour:2|Loops that end:1|Reading an error message:4|Sorting a list, three ways:3|Tables and joins:3|Branches without fear:4',
      sessions: 'Code evening|Pair programming|Project presentation|Questions hour|Algorithms workshop|Web workshop',
      courses: 'Programming for beginners|Web pages with HTML and CSS|JavaScript step by step|Databases and SQL|Version control with Git|Building an API|Testing what you write'.split('|'),
    },
  },
  {
    cue: /\b(?:driving|driver) (?:school|lessons?|test|training|theory|exam)\b/i,
    samples: {
      categories: 'Theory|Practice|Motorway|Test',
      offers: 'Theory pack 45:1|Ten driving lessons 480:2|Motorway afternoon 95:3|Test car for an hour 80:4|First-aid course 35:1|Questions of the theory test 15:1',
      services: 'First driving lesson 45:2|Theory evening 15:1|Motorway drive 70:3|Night drive 65:2|Mock test 60:4|Refresher hour 50:2',
      topics: 'Right of way at four corners:1|Your first motorway exit:3|What the examiner looks at:4|Parking in three moves:2|Braking distance:1|Mirrors, in which order:2',
      courses: 'Theory in eight evenings|Driving in town|Motorways and country roads|Night and rain|Getting ready for the test|First aid for drivers'.split('|'),
    },
  },
  {
    cue: /\b(?:early education|children(?:'s|’s)? (?:classical )?(?:learning|education)|parent-child)\b/i,
    samples: {
      categories: 'Language|Numbers|Music|Nature',
      courses: 'First rhymes|Counting to twenty|Songs and movement|Colours of the garden|Stories to listen to|Drawing with both hands'.split('|'),
      topics: 'Reading aloud, ten minutes a day:1|Counting on the stairs:2|A song for tidying up:3|What lives under a stone:4|First letters, without pressure:1|Sharing toys:4',
      services: 'Trial morning 0:4|Morning group, one month 180:1|Music hour 12:3|Story afternoon 8:1|Talk with parents 0:1|Forest day 15:4',
    },
  },
  {
    cue: /\b(?:study abroad|overseas study|studying abroad|international students?)\b/i,
    samples: {
      categories: 'Universities|Applications|Language tests|Life abroad',
      offers: 'Application pack, three universities 480:2|Language test preparation 240:3|Scholarship search 90:2|Arrival pack 120:4|Portfolio review 150:2|Interview training 85:2',
      services: 'First advice 0:1|Choice of university 90:1|Review of documents 120:2|Visa papers 180:2|Language test preparation 240:3|Room search 150:4',
      topics: 'Choosing three universities:1|Writing a letter of motivation:2|Which language test counts:3|What a month costs:4|Scholarships, and when they close:2|The first week in a new town:4',
      courses: 'IELTS in eight weeks|Academic writing|Interview training|Life on campus|German for students|Writing a research plan'.split('|'),
    },
  },
  {
    cue: /\bparty (?:discipline|school|building|members?|branch|history)\b/i,
    samples: {
      categories: 'Rules|History|Meetings|Practice',
      courses: 'The statutes, chapter by chapter|History in twelve dates|Rules of conduct|Keeping the minutes of a branch|Dues and accounts|How a motion is made'.split('|'),
      topics: 'What the rules of conduct say:1|Dates that everybody should know:2|How a branch meeting is kept:3|Declaring a gift:1|From the minutes to the decision:3|A day of voluntary work:4',
      sessions: 'Branch meeting|Study evening|Lecture on the rules|Visit to the archive|Day of voluntary work|Talk with new members',
    },
  },
  {
    cue: /\b(?:math(?:s|ematics)?) (?:\w+ )?(?:courses?|learning|class(?:es)?|exercises?|games?|practice|tutor\w*)\b/i,
    samples: {
      categories: 'Algebra|Geometry|Calculus|Statistics',
      courses: 'Algebra step by step|Geometry with a ruler|Limits and derivatives|Integrals in practice|Probability from dice|Linear equations and matrices'.split('|'),
      topics: 'Solving for x:1|Angles in a triangle:2|What a derivative tells:3|Mean, median, and when to use which:4|Fractions without fear:1|Area under a curve:3',
    },
  },
  {
    cue: /\b(?:cyber ?security|information security|network security|hacking|penetration)\b/i,
    samples: {
      categories: 'Basics|Networks|Web|Incidents',
      offers: 'Security check, small site 390:3|Awareness course 240:1|Penetration test 1900:2|Incident plan 680:4|Password manager, ten seats 60:1|Log review 320:2',
      services: 'Security check 390:3|Penetration test 1900:2|Training for a team 480:1|Incident help 950:4|Review of passwords 120:1|Firewall review 320:2',
      topics: 'Passwords that last:1|What a phishing mail looks like:1|Reading a firewall log:2|Injection, explained with a form:3|The first hour after a break-in:4|Updates, and why they matter:1|Certificates in plain words:2',
      sessions: 'Capture the flag|Phishing workshop|Talk: a year of incidents|Log reading evening|Question hour|Web security lab',
      courses: 'Security for beginners|Networks and firewalls|Web attacks and how to stop them|Reading logs|After an incident|Cryptography in practice'.split('|'),
    },
  },
  {
    cue: /\b(?:front-?end|javascript|react|vue|css) (?:\w+ )?(?:learning|development (?:learning|blog)|tutorials?|blog|exchange)\b/i,
    samples: {
      categories: 'HTML|CSS|JavaScript|Tools',
      topics: 'Grids without counting:2|A form that explains itself:1|Closures in five lines:3|What a bundler does:4|Dark mode with two variables:2|Events, from the inside out:3|Headings in the right order:1',
      courses: 'HTML from the first tag|Layouts with CSS grid|JavaScript step by step|Components and state|Testing in the browser|Tools for every day'.split('|'),
    },
  },
  {
    cue: /\b(?:industry skills?|vocational|safety training|apprentices?|trade school)\b/i,
    samples: {
      categories: 'Safety|Machines|Electrics|Office',
      courses: 'Safety at work|Welding basics|Reading technical drawings|Electrics for beginners|Forklift driving|First aid|Quality checks'.split('|'),
      topics: 'Gloves, and when to take them off:1|A clean weld:2|Reading a drawing in five steps:2|Five safety rules at the cabinet:3|Lifting with a crane:2|A report that is read:4',
      services: 'Trial day 0:1|Welding course 320:2|Forklift licence 280:2|First-aid day 60:1|Exam preparation 120:3|Advice on a career 0:4',
      sessions: 'Safety briefing|Welding in practice|Exam day|Open workshop|Talk with employers|Repetition before the exam',
    },
  },
]
