import { essential } from './essential.ts'
import { has, means, type Practice, practice } from './practice.ts'

/** What those keep who look after animals, plants, land and water. */
// biome-ignore format: a table
export const practicesOfNature: readonly Practice[] = [
  practice('beekeeping|beekeeper|apiary|hive|honey|bee',
    means('trade_record', 'transfer|hive transfer|migration|hive migration|relocation', 'Title!;Hive->@hive|colony|bee colony~Hive 3|Hive 7|Hive 12;From~Home meadow|Mill garden;To~Lime avenue|Heather field;Date:date!;Reason~Nectar flow over|New pasture;Note:long', 'Move to the limes | from=Home meadow; to=Lime avenue; reason=New pasture', 'Heather trip | from=Mill garden; to=Heather field; reason=New pasture', 'Back for winter | from=Heather field; to=Home meadow; reason=Nectar flow over', 'Two hives to the orchard | from=Home meadow; to=Orchard, north; reason=Apple bloom'),
    has('nectar source|bee plant|flowering', 'Flowers from:date;Flowers until:date;Location~Lime avenue|Orchard, north|Rape field'),
    has('honey batch|batch', 'Hive->@hive|colony~Hive 3|Hive 7;Nectar=Lime|Acacia|Heather|Rape|Mixed flowers;Origin~Lime avenue|Heather field;Harvested on:date;Water content:percent'),
    has('inspection|hive inspection', 'Hive->@hive|colony~Hive 3|Hive 7;Queen seen:boolean;Brood frames:number#0-;Mites:number#0-'),
    essential(/hive|colony/, 'Beekeepers can manage hives with number and location.', /\b(?:hives?|colon(?:y|ies))\b/),
  ),
]
