import type { KitName } from './kits.ts'
import { kitOf } from './nouns.ts'
import { peopleNouns } from './people.ts'
import { type Shape, shape } from './shape.ts'

const taken =
  /(?:^| )(?:court|room|classroom|pool|lane|studio|lab|laboratory|hall|field|pitch|gym|rink|kitchen|equipment|machine|instrument|dock|space|venue|theat(?:er|re))$/
const made = /(?:^| )(?:baking|bake|brewing|brew|cooking|roasting|firing|kiln|milling|printing|preparation|prep|bottling|packing)$/
const sent = /(?:^| )(?:delivery|pick-?up|drop-off|shuttle|route|(?:waste |garbage |rubbish |bin )?collection)$/
const given = /(?:^| )(?:medication|medicine|vaccination|dosing|dose|treatment|injection|supplement|vitamin)$/
const grown = /(?:^| )(?:planting|sowing|harvest|harvesting|pruning|spraying|grazing)$/
const kept = /(?:^| )(?:cleaning|service|servicing|filter|calibration|laundry)$/

/** What a schedule is of, by the words before it: the hours of people, when a place is taken, when something is made, sent, given or grown. */
const sorts: readonly (readonly [RegExp, KitName])[] = [
  [taken, 'trade_record'],
  [sent, 'trade_record'],
  [made, 'trade_work'],
  [grown, 'trade_work'],
  [given, 'trade_record'],
  [kept, 'upkeep_plan'],
]
const timed = /^(.+) (?:schedule|timetable)$/
const dated = /^(.+) calendar$/

/** The kind of "therapist schedule", "court schedule" or "baking schedule", none of which is a list of events; null for any other noun. */
export function scheduleOf(noun: string): { readonly noun: string; readonly kit: KitName } | null {
  const inner = timed.exec(noun)?.[1]
  if (inner === undefined) return null
  if (peopleNouns.has(inner.slice(inner.lastIndexOf(' ') + 1))) return { noun, kit: 'roster_entry' }
  const kit = sorts.find(([said]) => said.test(inner))?.[1]
  return kit ? { noun, kit } : null
}

/** What a calendar shows where that is something which people come to: the races of a race calendar; null for any other noun. */
export function datedIn(noun: string): string | null {
  const inner = dated.exec(noun)?.[1]
  return inner !== undefined && kitOf(inner) === 'event' ? inner : null
}

const whole = (said: RegExp): RegExp => new RegExp(`(?:${said.source.slice(0, -1)}) (?:schedule|timetable)$`)

/** What rows of such schedules have. */
// biome-ignore format: a table
export const scheduleShapes: readonly Shape[] = [
  shape('trade_record', whole(taken), 'Title!;Date:date!;From:time!;Until:time!;Used for=Open to all|Group|Lesson|Upkeep;Taken by;State=Free|Taken|Closed;Note', 'Morning, open | from=09:00; until=11:00; used_for=Open to all; state=Free', 'Beginners’ group | from=17:00; until=18:30; used_for=Group; taken_by=Ana Silva; state=Taken', 'Cleaning and check | from=07:00; until=08:30; used_for=Upkeep; state=Closed; note=Every second week.', 'Evening lesson | from=19:00; until=20:00; used_for=Lesson; taken_by=Ben Carter; state=Taken', 'Noon, open | from=12:00; until=14:00; used_for=Open to all; state=Free'),
  shape('trade_record', whole(sent), 'Route!;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday!;From:time!;Until:time!;Area;Stops:number#1-60;Driver;Note', 'Old town, early | weekday=Monday; from=07:00; until=09:30; area=Old town; stops=14; driver=Omar Reyes', 'Harbour and quay | weekday=Tuesday; from=09:00; until=12:00; area=Harbour; stops=22; driver=Ida Holm', 'Hill villages | weekday=Thursday; from=08:00; until=13:00; area=Hillside; stops=17; driver=Ben Marsh; note=No vans above the mill.', 'Station and north | weekday=Friday; from=14:00; until=17:00; area=North; stops=19; driver=Omar Reyes', 'Market morning | weekday=Saturday; from=06:00; until=08:00; area=Centre; stops=9; driver=Ida Holm'),
  shape('trade_work', whole(made), 'Title!;Date:date!;Starts at:time!;Ready at:time!;Quantity:number#1-400;In charge;Note', 'First batch | starts_at=03:30; ready_at=06:00; quantity=80; in_charge=Ida Holm', 'Second batch | starts_at=06:30; ready_at=09:00; quantity=60; in_charge=Ida Holm', 'For the weekend | starts_at=14:00; ready_at=18:30; quantity=120; in_charge=Ben Marsh; note=Begin the evening before.', 'Small orders | starts_at=10:00; ready_at=12:00; quantity=24; in_charge=Mara Klein', 'Trial of the new recipe | starts_at=13:00; ready_at=15:30; quantity=10; in_charge=Mara Klein'),
  shape('trade_work', whole(grown), 'Title!;Where;From:date!;Until:date!;Area:number(m²)#1-5000;In charge;Note', 'Early rows | where=Bed 1; area=120; in_charge=Ida Holm', 'Under glass | where=Greenhouse; area=60; in_charge=Ben Marsh; note=Water in the morning.', 'South slope | where=Field 2; area=900; in_charge=Omar Reyes', 'Late rows | where=Bed 4; area=150; in_charge=Ida Holm'),
  shape('trade_record', whole(given), 'What!;For;Dose;Times a day:number#1-6;At:time;Starts on:date!;Ends on:date;Note', 'Iron tablets | dose=1 tablet; times_a_day=1; at=08:00; note=With water, before breakfast.', 'Drops, evening | dose=5 drops; times_a_day=1; at=20:00', 'Ointment | dose=A thin layer; times_a_day=2; at=07:30', 'Second of two | dose=1; times_a_day=1; at=09:00; note=Six weeks after the first.'),
  shape('roster_entry', /(?<!(?:staff|employee|duty|shift|work|nurse|on-call|security|guard|crew|personnel|worker|cleaner|volunteer|member)) (?:schedule|timetable)$/, 'Title!;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday!;From:time!;Until:time!;Minutes each:number(min)#10-180;Place;Note', 'Monday morning | weekday=Monday; from=08:30; until=12:30; minutes_each=30; place=Room 1', 'Tuesday afternoon | weekday=Tuesday; from=13:00; until=18:00; minutes_each=45; place=Room 2', 'Thursday, long day | weekday=Thursday; from=10:00; until=20:00; minutes_each=30; place=Room 1; note=Break from 14:00 to 15:00.', 'Friday morning | weekday=Friday; from=08:00; until=12:00; minutes_each=60; place=Room 3', 'Every other Saturday | weekday=Saturday; from=09:00; until=12:00; minutes_each=30; place=Room 2'),
]
