import { essential } from './essential.ts'
import { has, means, type Practice, practice, same, unlike } from './practice.ts'
import { single } from './shape.ts'

const halls = '@exhibition hall|virtual exhibition hall|online exhibition hall|exhibition pavilion|3d exhibition hall'
const hallNouns = 'exhibition hall|virtual exhibition hall|online exhibition hall|exhibition pavilion|3d exhibition hall|exhibition area|virtual hall'
const hall = (themes: string): string =>
  `Name!;Theme~${themes};Location~East wing, ground floor|West wing, first floor|By the courtyard;Size:number(m²)#80-2400;Opening hours~9:00–18:00|10:00–20:00;Introduction:long!;Picture:image`
const grounds = '@stadium|arena|sports ground|sports venue|venue'

/** What those keep who show halls of an exhibition, those of a museum too, and who run a stadium. */
// biome-ignore format: a table
export const practicesOfHalls: readonly Practice[] = [
  unlike(/\b(?:museums?|memorial halls?|book(?:s|ed|ing|ings)?|reserv\w+|rent(?:s|al|als|ed|ing)?|hir(?:e|es|ing))\b/i, 'exhibition hall|virtual exhibition hall|online exhibition hall|online exhibition|virtual exhibition|exhibition pavilion|3d exhibition|exhibition area',
    means('trade_item', hallNouns, hall('Home and living|Light and sound|Machines'), 'Hearth hall | theme=Home and living; introduction=Sixty rooms as people live in them, from the north to the islands.', 'Lantern hall | theme=Light and sound; introduction=Lamps, speakers and what happens between them.', 'Gear hall | theme=Machines; introduction=Machines that run, with the people who built them.', 'Harbour hall | theme=Home and living; introduction=Boats, ropes and wood, the largest of all halls.'),
    has('product|exhibition product|exhibit|exhibition item', `Exhibition hall->${halls}`),
  ),
  practice('museum|memorial hall|art museum|history museum|science museum|art gallery',
    means('trade_item', hallNouns, hall('Ceramics|Paintings|Local history'), 'Hall of clay | theme=Ceramics; introduction=Jars and bowls from seven centuries, in the order in which they were fired.', 'Long gallery | theme=Paintings; introduction=Landscapes on one wall, faces on the other.', 'Town and river | theme=Local history; introduction=How the town grew along the water, with a model of 1840.', 'Room of bronze | theme=Ceramics; introduction=Mirrors, bells and weights.'),
  ),
  practice('multi-level advertisement|multi-level advertising|advertisement level|multi-level ad',
    has('advertisement|advert|ad|banner|multi-level advertisement', 'Level=Top of the page|Between the lists|Foot of the page'),
  ),
  unlike(/\b(?:e-?sports?|video games?)\b/i, 'stadium management|stadium owner|stadium manager|stadium operator|stadium event|arena management|arena owner',
    single(means('event', 'event|stadium event|ball game|ball show|arena event|sports event', `Title!;Stadium->${grounds};Kind=Ball game|Tournament|Training|Concert;Date:date!;Time:time!;Places:number#200-12400;Ticket price:money#0-60;Organiser;Description:long`, 'Harbour Rovers – Mill Athletic | kind=Ball game; time=19:30; places=6800; description=Second round of the league.', 'Basketball: Lake City – Upper Town | kind=Ball game; time=18:00; places=4200; description=Doors open an hour before.', 'Youth tournament, under 14 | kind=Tournament; time=09:00; places=1800; description=Sixteen teams, finals at five.', 'Open training with the Rovers | kind=Training; time=15:00; places=900; description=Bring your own boots.', 'Summer night concert | kind=Concert; time=20:00; places=12400; description=Stands and pitch are open.')),
    single(means('trade_record', 'event data record|data record|data|event data|event statistic|stadium data|match data|operation data', `Title!;Event->@event|stadium event|ball game|ball show;Stadium->${grounds};Participants:number#10-400;Visitors:number#100-12000;Tickets sold:number#100-12000;Income:money#1000-90000;Recorded on:date`, 'Rovers at home | participants=44; visitors=5210; tickets_sold=5340; income=61200', 'Basketball evening | participants=28; visitors=3080; tickets_sold=3120; income=29800', 'Youth tournament | participants=240; visitors=1120; tickets_sold=900; income=4500', 'Open training | participants=36; visitors=410; tickets_sold=400; income=1200')),
    same('event data record|!data record|!data'),
    has('event registration|registration|event sign-up|ticket', 'Event->@event|stadium event|ball game|ball show;People:number#1-6'),
    has('stadium owner|stadium manager|stadium operator', 'Phone:phone'),
    essential(/registr|sign-?up|ticket|booking|reservation/, 'Users can register for events.', /\bC-end\b|\bball show\b|\b(?:spectators?|players?|fans) (?:can|to|should)\b/i),
  ),
]
