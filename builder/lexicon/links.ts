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
import { plainLinks } from './links-plain.ts'
import { tradeLinks } from './links-trades.ts'
import { has } from './practice.ts'

/** Every line of nouns and what their rows refer to. */
export const links = [links1, links2, links3, links4, links5, links6, links7, links8, links9, plainLinks, tradeLinks, links10, links12, links11].flatMap(
  (text) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const cut = line.indexOf(' : ')
        return has(line.slice(0, cut), line.slice(cut + 3))
      }),
)
const anySite = [links]
const linksFor = byHead(anySite, (all) => all)
/** What rows of a noun refer to on any site that keeps both ("meter readings are of a house"), written as fields of a kit; the noun in lower case, singular. */
export const linksOf = remembered((noun): readonly string[] => fieldsFor(linksFor(anySite, noun), noun))
