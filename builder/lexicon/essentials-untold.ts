import { type Essential, essential } from './essential.ts'

const kept = /folder|album|director|playlist|librar|collection|project/
const staff = /department|team|unit|organi|branch/
const hasContent = /article|news|post|blog|page|product|service|resource|event|project|update/
const pages =
  /^(?!.*\babout(?: us|[ -]page| the)\b).*(?:\bwordpress (?:web ?)?site\b|\b(?:navigate to|navigate between|switch between) (?:different|various|multiple) pages\b|\bpages that (?:introduce|describe|explain|present)\b)/
const remarks = /comment|repl|discuss|message/

/** What goes without saying: what somebody who knows such sites keeps there too, though the words tell only of what it is for. Read as the other essentials are. */
// biome-ignore format: a table
export const untoldEssentials: readonly (readonly [RegExp, ...Essential[]])[] = [
  [/\bwordpress\b/, essential(/article|news|post|blog|product/, 'Users can read articles.', /\bnavigation menus?\b/)],
  [/^(?!.*\b(?:games?|restaurants?|ordering|demo)\b).*\b(?:web ?sites?|blogs?|portal|web application)\b/,
    essential(/menu|navigation/, 'Users can view navigation menu items.', /^(?!.*\bfind (?:the )?(?:needed )?information\b).*\b(?:navigation menus?|navigation bars?|menu bars?|menu navigation)\b/)],
  [/^(?!.*\b(?:maps?|visuali[sz]ation|videos?|trailers?|pagination|top menu|demo|effect|upgrade)\b).*\b(?:web ?site|site)\b/,
    essential(hasContent, 'Users can read articles.', pages),
    essential(/page|section|about/, 'Users can view website pages.', pages)],
  [/\bwebsite content\b/, essential(/page|section|about/, 'Users can view website pages.', /\barticles\b/)],
  [/^(?!.*\b(?:accounting|backend)\b).*(?:\bhuman resources?\b|\b(?:employee|personnel|staff) (?:management|information|records)\b|\benterprise (?:resource|financial|management)\b|\binternal company\b)/,
    essential(staff, 'Users can view departments.')],
  [/\bhuman resources? management\b|\bemployee (?:management|information|records)\b/,
    essential(/position|job|post$/, 'Users can view staff positions.', /\bemployees?\b/)],
  [/^(?!.*\b(?:video (?:editor|editing|sharing|platform)|social|repair|download|enterprise)\b).*\b(?:files?|documents?|images?|media|multimedia|photos?|resources?|word processing)\b/,
    essential(kept, 'Users can create folders.', /\b(?:upload|save|store|download|browse)\w*,? (?:and|or) manage (?:\w+ ){0,3}(?:files|documents|images|media|photos|resources)\b|\bmanage (?:their own|uploaded|downloaded|multimedia) (?:\w+ ){0,2}(?:files|documents|images|media|photos|resources)\b|\bsave documents\b/)],
  [/\b(?:warehouse|inventory|replenishment|procurement)\b/,
    essential(/supplier|vendor|manufacturer/, 'Users can view suppliers.', /\binbound\b|\breplenish|\breceiving\b|\bprocurement\b/),
    essential(/warehouse|store|location|shel[fv]|storage|branch|hall|simulation|dish|organi/, 'Users can view warehouses.', /\b(?:inventory|warehous\w+)\b[^.]*\b(?:procurement|replenish\w*|finance)\b|\b(?:procurement|replenish\w*)\b[^.]*\binventory\b/)],
  [/^(?!.*\b(?:buttons?|residence|filter page|q&a)\b).*\bblogs?\b/,
    essential(remarks, 'Users can comment on blog posts.', /\bblog posts\b/),
    essential(remarks, 'Users can comment on articles.', /\barticles\b/)],
  [/\bdocuments?\b/,
    essential(remarks, 'Users can comment on documents.', /\bcollaborative editing\b|\bmulti-user (?:collaborat|edit)/)],
  [/^(?!.*\b(?:museums?|exhibition|dramas?|editing|transcod\w+|advertis\w+|streaming|live)\b)(?=.*\b(?:audio|music|multimedia|videos?)\b).*\b(?:auto)?play(?:s|ing|back|er)?\b/,
    essential(/playlist|queue|album|collection|favou?rite/, 'Users can create playlists.')],
  [/\be-?commerce\b|\bonline (?:store|shop|mall|shopping)\b|\bshopping (?:web ?site|mall|platform|mini-program)\b/,
    essential(/favou?rite|collect|wish|saved|bookmark|follow/, 'Users can favorite products.', /\b(?:user|personal|member) cent(?:er|re)\b|\bbrowse products\b/)],
  [/^(?!.*\bmessaging\b).*\b(?:learning|education\w*|courses?|training)\b/,
    essential(/enrol|regist|order|purchas|sign-?up|booking|selection|participa|student|trainee|progress/, 'Users can enroll in courses.', /\b(?:browse|select|choose|view|video|take) courses?\b/)],
  [/\bmarketing (?:system|platform|data)\b|\badvertising system\b|\bonline marketing\b|\bfor marketing\b/,
    essential(/campaign|activit|promotion/, 'Users can view marketing campaigns.')],
  [/\b(?:school|campus) (?:information |affairs )?(?:management|system|platform)\b|\bsmart campus\b/,
    essential(/class$|grade$/, 'Users can view school classes.', /\bstudents?\b/)],
]
