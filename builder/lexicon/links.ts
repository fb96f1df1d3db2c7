import { remembered } from '../remember.ts'
import { byHead, fieldsFor } from './by-noun.ts'
import { links1 } from './links-1.ts'
import { links2 } from './links-2.ts'
import { links3 } from './links-3.ts'
import { links4 } from './links-4.ts'
import { links5 } from './links-5.ts'
import { links6 } from './links-6.ts'
import { links7 } from './links-7.ts'
import { links8 } from './links-8.ts'
import { links9 } from './links-9.ts'
import { links10 } from './links-10.ts'
import { links11 } from './links-11.ts'
import { links12 } from './links-12.ts'
import { links13 } from './links-13.ts'
import { wholes1, wholes2 } from './links-heads-a.ts'
import { wholes3 } from './links-heads-b.ts'
import { wholes4 } from './links-heads-c.ts'
import { wholes5 } from './links-heads-d.ts'
import { partsM, wholesM } from './links-heads-m.ts'
import { partsN, wholesN } from './links-heads-n.ts'
import { lateLinks } from './links-late.ts'
import { plainLinks } from './links-plain.ts'
import { tradeLinks } from './links-trades.ts'
import { has } from './practice.ts'

const linesOf = (texts: readonly string[]) =>
  texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const cut = line.indexOf(' : ')
        return has(line.slice(0, cut), line.slice(cut + 3))
      }),
  )
/** Every line of nouns and what their rows refer to. */
export const links = linesOf([
  links13,
  links1,
  links2,
  links3,
  links4,
  links5,
  links6,
  links7,
  links8,
  links9,
  plainLinks,
  tradeLinks,
  links10,
  links12,
  links11,
  partsM,
  partsN,
])
/** Every line of plain nouns and all that their rows may be parts, doings or marks of. */
export const wholes = linesOf([wholes1, wholes2, wholes3, wholes4, wholes5, wholesM, wholesN])

function found(lines: typeof links): (noun: string) => readonly string[] {
  const anySite = [lines]
  const linksFor = byHead((all: (typeof anySite)[number]) => all)
  return remembered((noun) => fieldsFor(linksFor(anySite, noun), noun))
}
/** What rows of a noun refer to on any site that keeps both ("meter readings are of a house"), written as fields of a kit; the noun in lower case, singular. */
export const linksOf = found(links)
/** What rows of a noun may be of, the likeliest first, where nothing else tells it; written as fields of a kit. */
export const wholesOf = found(wholes)
/** What rows of a table refer to that comes with what a site can do; written as fields of a kit. */
export const lateLinksOf = found(linesOf([lateLinks]))
