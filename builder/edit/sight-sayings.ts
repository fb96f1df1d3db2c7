import type { AppModel } from '../model.ts'
import { entityNamed, managingRole, pageNamed } from './find.ts'
import type { Said } from './leaning.ts'
import { objectOf } from './people.ts'

const others =
  '(?:(?:the )?(?:public|general public|visitors?|strangers|outsiders|others|other people|everyone|everybody|anyone|anybody|all|guests|non-members|normal users|not everyone))'
const not = "(?:(?:should|must|may|can|could|do|does|is|are)(?: not|n(?:'|’)?t|not)|cannot)"

/** What somebody is called by who did something: "who signed up" are the sign-ups. */
const doers: readonly (readonly [RegExp, string])[] = [
  [/^who (?:has |have )?(?:signed|registered)\b/i, 'sign-ups'],
  [/^who (?:has |have )?booked\b/i, 'bookings'],
  [/^who (?:has |have )?(?:bought|ordered)\b/i, 'orders'],
  [/^who (?:has |have )?applied\b/i, 'applications'],
  [/^who (?:has |have )?(?:donated|gave)\b/i, 'donations'],
  [/^who (?:has |have )?(?:paid)\b/i, 'payments'],
  [/^who (?:has |have )?voted\b/i, 'votes'],
]
const thing = (model: AppModel, words: string) => {
  const done = doers.find(([pattern]) => pattern.test(words))?.[1]
  return done ? entityNamed(model, done) : objectOf(model, words.replace(/\s+(?:page|list)$/i, ''))
}
const unseen = (model: AppModel, words: string): string | null => {
  const of = /\bpage$/i.test(words) ? undefined : thing(model, words)
  if (of) return `make ${of.plural} private`
  const page = pageNamed(model, words)
  return page ? `only ${managingRole(model)?.name ?? 'the owner'} can see the ${page.title} page` : null
}

/** How people say who is not to see something. */
export const sightSayings: readonly (readonly [RegExp, Said])[] = [
  [/^(?!only\b)(.{8,100}?),? (?:and |but )?(?:nobody|no one|noone) else$/iu, ([, rest]) => `only ${rest}`],
  [
    new RegExp(
      `^(?:the |our )?(.{2,40}?) ${not} (?:to )?(?:be )?(?:visible|shown|public|seen|readable|accessible|open|displayed)(?: (?:to|by|for) ${others})?$`,
      'iu',
    ),
    ([, what = ''], model) => unseen(model, what),
  ],
  [
    new RegExp(`^${others} ${not}(?: allowed to| be able to)? (?:see|view|read|look at|know) (who .{4,50})$`, 'iu'),
    ([, what = ''], model) => unseen(model, what),
  ],
  [new RegExp(`^(?:hide|conceal) (?:the |our )?(.{2,40}?) from ${others}$`, 'iu'), ([, what = ''], model) => unseen(model, what)],
  [/^(?!only\b)(?:the )?(.{2,30}?) only (?:(?:should|must)(?: be able to)?|can|may|are allowed to) (.{3,80})$/iu, ([, who, acts]) => `only ${who} can ${acts}`],
  [
    /^.{2,30}? (?:should|must|may|can) only (?:be able to )?(?:see|view|read) (?:the )?([\p{L}][\p{L} -]{1,30}?) (?:of|for|from) (?:their|his|her) own\b.{0,30}$/iu,
    ([, what = ''], model) => (entityNamed(model, what) ? `make ${entityNamed(model, what)!.plural} visible to their owners` : null),
  ],
  [
    /^.{2,30}? (?:should|must|may|can)(?: be able to)? (?:only )?(?:see|view|read) (?:only )?(?:their|his|her) (?:own )?([\p{L}][\p{L} -]{1,30}?) only$/iu,
    ([, what = ''], model) => (entityNamed(model, what) ? `make ${entityNamed(model, what)!.plural} visible to their owners` : null),
  ],
  [
    new RegExp(`^.{2,30}? ${not}(?: allowed to| be able to)? (?:see|view|read) (?:the )?(?:other|others|each other|one another)(?:(?:'|’)s)?(?: \\p{L}{3,16}(?:'|’)?s?(?:'|’)?)? ([\\p{L}][\\p{L} -]{1,30})$`, 'iu'), // biome-ignore format: one pattern
    ([, what = ''], model) => (entityNamed(model, what) ? `make ${entityNamed(model, what)!.plural} visible to their owners` : null),
  ],
]
