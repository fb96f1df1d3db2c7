import { remembered } from '../remember.ts'
import { filesOf } from './file-rows.ts'
import { headOf } from './inflect.ts'
import { type Kit, type KitName, kits } from './kits.ts'
import { type Curated, rowsFor } from './rows.ts'
import { scheduleShapes } from './schedules.ts'
import type { Shape } from './shape.ts'
import { companyShapes } from './shapes-company.ts'
import { compoundShapes } from './shapes-compounds.ts'
import { doneShapes } from './shapes-done.ts'
import { dueShapes } from './shapes-dues.ts'
import { elsewhereShapes } from './shapes-elsewhere.ts'
import { handlingShapes } from './shapes-handling.ts'
import { jobShapes } from './shapes-jobs.ts'
import { logShapes } from './shapes-logs.ts'
import { makingShapes } from './shapes-making.ts'
import { peopleShapes } from './shapes-people.ts'
import { placeShapes } from './shapes-places.ts'
import { playShapes } from './shapes-play.ts'
import { presumedShapes } from './shapes-presumed.ts'
import { readShapes } from './shapes-read.ts'
import { reckoningShapes } from './shapes-reckoning.ts'
import { resultShapes } from './shapes-results.ts'
import { settingShapes } from './shapes-settings.ts'
import { softwareShapes } from './shapes-software.ts'
import { textShapes } from './shapes-texts.ts'
import { tradeShapes } from './shapes-trade.ts'
import { workplaceShapes } from './shapes-workplace.ts'
import { trades } from './trades.ts'
import { bodyShapes } from './trades-body.ts'

const shapes = Map.groupBy(
  [
    ...presumedShapes,
    ...scheduleShapes,
    ...resultShapes,
    ...elsewhereShapes,
    ...doneShapes,
    ...workplaceShapes,
    ...handlingShapes,
    ...companyShapes,
    ...jobShapes,
    ...reckoningShapes,
    ...settingShapes,
    ...softwareShapes,
    ...makingShapes,
    ...logShapes,
    ...readShapes,
    ...textShapes,
    ...playShapes,
    ...peopleShapes,
    ...placeShapes,
    ...dueShapes,
    ...tradeShapes,
    ...bodyShapes,
    ...trades,
    ...compoundShapes,
  ],
  ({ of }) => of,
)
const told = new Map(
  trades.flatMap((one) => one.nouns.filter((noun) => noun.includes(' ')).map((noun): [string, Shape] => [`${one.of} ${noun}`, one])).toReversed(),
)
/** A noun of several words, or its last two, tells before the shapes that its last word fits: a skill tree is no tree. */
const shapeOf = (kit: KitName, noun: string): Shape | undefined => shapeCalled(`${kit} ${noun}`)
const shapeCalled = remembered((called): Shape | undefined => {
  const cut = called.indexOf(' ')
  const [kit, noun] = [called.slice(0, cut) as KitName, called.slice(cut + 1)]
  return told.get(called) ?? told.get(`${kit} ${noun.split(' ').slice(-2).join(' ')}`) ?? shapes.get(kit)?.find(({ said }) => said.test(noun))
})

/** Whether the noun tells more than the kit. */
export const isShaped = (kit: KitName, noun: string): boolean => shapeOf(kit, noun) !== undefined

/** Whether a noun of several words tells other than its last word alone. */
export const isToldWhole = (kit: KitName, noun: string): boolean =>
  noun.includes(' ') && isShaped(kit, noun) && shapeOf(kit, noun) !== shapeOf(kit, headOf(noun))

/** What a thing of this kit and noun is made of, where it does not mean something of its own on its site. */
export function kitFor(kit: KitName, noun: string, meant?: Shape): Kit {
  const { life: usual, ...lasting }: Kit = kits[kit]
  const shaped = meant ?? shapeOf(kit, noun)
  const life = shaped?.life ?? usual
  return shaped ? { ...lasting, fields: shaped.fields, ...(life ? { life } : {}) } : kits[kit]
}

/** The curated rows of a thing of this kit and noun; none for most. */
export const curatedFor = (kit: KitName, noun: string, meant?: Shape): readonly Curated[] =>
  (meant && meant.rows.length === 0 && meant.fields === kits[kit].fields ? undefined : (meant ?? shapeOf(kit, noun))?.rows) ??
  (kit === 'file' ? filesOf(noun) : null) ??
  rowsFor(kit)
