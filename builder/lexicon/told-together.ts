import { periodOf, sentenceOf, wordedOf } from './described.ts'
import type { KitName } from './kits.ts'
import { type Curated, curatedRow } from './rows.ts'
import { valuesNamed } from './told-by-name.ts'

/** Values that stand together in a row whose name is that of a person, which tells nothing of them, by kit. */
const table: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  feedback: [
    ' | kind=Praise; message=The search finds at once what I look for.; reply=Thank you for the kind words.',
    ' | kind=Suggestion; message=Could the list be sorted by date as well?; reply=A good idea. It comes with the next change.',
    ' | kind=Problem; message=On my phone the page stays empty when I turn it.; reply=Thank you. We have found the fault, and it is mended.',
    ' | kind=Question; message=Can I change my address myself?; reply=Yes, under your account, at the top right.',
    ' | kind=Suggestion; message=A darker look for the evening would be nice.; reply=We have passed it on to those who design the pages.',
    ' | kind=Problem; message=I did not get the mail with the link.; reply=We have sent it again. Please look among the unwanted mails, too.',
    ' | kind=Praise; message=Easy to use, even for my mother.; reply=Glad to hear it, and greetings to her!',
    ' | kind=Question; message=How long are my details kept?; reply=For as long as you have an account.',
  ],
}
const sets = new Map(Object.entries(table).map(([kit, lines]) => [kit, lines.map(curatedRow)]))

/** The values of the row of a kit at a place that belong together; none for most. */
export const setAt = (kit: KitName, at: number): Curated['values'] | undefined => {
  const all = sets.get(kit)
  return all?.[at % all.length]?.values
}

/** What the name of a row tells of its other values, where its kit is one that is known by names. */
export function toldByName(kit: KitName, title: string): Curated['values'] | undefined {
  if (kit === 'report') {
    const [summary, period] = [sentenceOf(title), periodOf(title)]
    return summary === undefined ? undefined : new Map([['summary', summary], ...(period ? [['period', period] as const] : [])])
  }
  if (kit !== 'duty_role') return valuesNamed(kit, title)
  const description = wordedOf(kit, title)
  return new Map([['code', title.toLowerCase().replace(/[^a-z]+/g, '_')], ...(description ? [['description', description] as const] : [])])
}
