import { essential } from './essential.ts'
import { means, type Practice, practice } from './practice.ts'

const project = 'Project->@construction project|building project|project|construction site|building'
const projects = '~Harbour flats|School roof|Mill Lane 12'
const rules = 'Fire safety|Building permit|Scaffolding|Energy|Access|Noise and dust'

/** Rules of building, and whether those who build keep them. */
// biome-ignore format: a table
export const practicesOfCompliance: readonly Practice[] = [
  practice('building and construction|construction and building|construction compliance|building compliance|compliance for construction|compliance for building|compliance in construction|building regulation|building code|construction regulation',
    means('trade_record', 'compliance check|compliance record|compliance inspection|compliance audit', `Title!;${project}${projects};Requirement=${rules}!;Result=Kept|Small faults|Not kept|Not yet checked!;Score:percent#0-100;Checked by;Checked on:date!;Findings:long`,
      'Escape stairs, block B | requirement=Fire safety; result=Small faults; score=82; findings=Second door opens inwards.',
      'Scaffold, north side | requirement=Scaffolding; result=Kept; score=100; findings=Tagged and signed this week.',
      'Insulation of the roof | requirement=Energy; result=Not kept; score=54; findings=Four centimetres thinner than in the plans.',
      'Ramp at the entrance | requirement=Access; result=Kept; score=96; findings=Six percent, as drawn.',
      'Permit on the fence | requirement=Building permit; result=Small faults; score=78; findings=Page with the dates is missing.',
      'Dust at the cutting place | requirement=Noise and dust; result=Not kept; score=40; findings=Water was switched off.'),
    means('article', 'compliance update|regulatory update|regulation update|compliance news', `Title!;Regulation~Fire code, part 3|Building act, section 12|Energy rules for roofs;Category=${rules}!;Issued by;Valid from:date;Published on:date!;Text:long!`,
      'Escape stairs need a second light from May | regulation=Fire code, part 3; category=Fire safety; issued_by=Fire authority; text=Each landing of escape stairs gets a light with its own battery. Buildings under construction have six months for it.',
      'Roofs: two centimetres more insulation | regulation=Energy rules for roofs; category=Energy; issued_by=Ministry of Housing; text=For permits that are asked for from the first of the month. Work that has begun goes on as planned.',
      'Scaffolds are looked at every seven days | regulation=Site safety order, section 8; category=Scaffolding; issued_by=Labour inspection; text=And after each storm. The tag names who looked, and when.',
      'Changes of plans go in online | regulation=Building act, section 12; category=Building permit; issued_by=Building office; text=Drawings are sent as one file. An answer comes within fifteen working days.'),
    means('trade_work', 'construction project|building project', 'Name!;Location!;Kind=Homes|Offices|School|Road|Works!;Builder;Permit number;Starts on:date;Ends on:date;Compliance=Compliant|At risk|Not compliant!;In charge;Description:long',
      'Harbour flats | location=Harbour Street 4; kind=Homes; builder=North Build; permit_number=BP-2041; compliance=Compliant; description=Thirty-two flats in two blocks.',
      'School roof | location=Station Road 11; kind=School; builder=Oakline; permit_number=BP-2066; compliance=Not compliant; description=New roof of the north wing.',
      'Mill Lane 12 | location=Mill Lane 12; kind=Offices; builder=Harbour Works; permit_number=BP-2079; compliance=At risk; description=Old mill turned into offices.',
      'Bridge road, part 2 | location=Riverside; kind=Road; builder=Bright Build; permit_number=BP-2083; compliance=Compliant; description=Eight hundred metres with a pavement.'),
    essential(/compliance update|regulat\w+ update|compliance news/, 'Users can read compliance updates.', /\b(?:complian\w+|regulat\w+)(?:-related)? (?:updates|news|changes)\b/i),
    essential(/project|site|building/, 'Managers can manage construction projects.', /\b(?:monitor|track|check|ensur)\w* (?:\w+ )?complian\w+/i),
  ),
]
