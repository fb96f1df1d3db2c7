import { means, type Practice, unlike } from './practice.ts'
import { single } from './shape.ts'

const beds = '@=field|=plot|garden bed|=bed|greenhouse|orchard'

/** What a smallholding keeps: a few animals, some fields, and the tools for both. */
// biome-ignore format: a table
export const practicesOfSmallholdings: readonly Practice[] = [
  unlike(/\b(?:shop|order\w*|customers?|enterprises?|factory|virtual|game|slaughter\w*)\b/i, 'smallholding|homestead|hobby farm|farm record|farm matter|farm diary|hen|chicken coop|my field|my seed|my goat|my harvest',
    single(means('trade_item', 'tool|garden tool|farm tool|hand tool|implement', 'Name!;Kind=Hand tool|Machine|Container|Protection!;Bought on:date;Price:money#8-900;Kept at~Shed, left wall|Barn|Cellar;Condition=Good|Worn|To be mended;Sharpened on:date;Note', 'Scythe | kind=Hand tool; price=110; condition=Good', 'Wheelbarrow | kind=Container; price=90; condition=Worn', 'Brush cutter | kind=Machine; price=420; condition=To be mended', 'Hay fork | kind=Hand tool; price=45; condition=Good')),
    single(means('trade_item', 'hen|chicken|duck|goose|laying hen', 'Name!;Breed~Sussex|Leghorn|Marans|Silkie!;Hatched on:date;Coop;Eggs a week:number#0-7;Ring number;Note;Picture:image', 'Berta | breed=Sussex; eggs_a_week=5', 'Hilda | breed=Leghorn; eggs_a_week=6', 'Agnes | breed=Marans; eggs_a_week=4', 'Flora | breed=Silkie; eggs_a_week=2')),
    single(means('trade_record', 'harvest|harvest record|crop harvest|yield', `Crop!;Field->${beds}~Long strip|Behind the barn;Quantity:number#1-240!;Unit=kg|Pieces|Bunches|Litres;Quality=First|Second|For animals;Harvested on:date!;Kept at;Note`, 'Potatoes | quantity=140; unit=kg; quality=First', 'Kale | quantity=24; unit=Bunches; quality=First', 'Pumpkins | quantity=18; unit=Pieces; quality=Second', 'Beans | quantity=9; unit=kg; quality=First')),
    single(means('trade_record', 'weather|weather record|weather note|weather entry', 'Title!;Date:date!;Lowest:number(°C)#-10-14;Highest:number(°C)#4-34;Rain:number(mm)#0-40;Wind=Calm|Breeze|Strong;Sky=Clear|Cloudy|Rain|Snow;Note', 'First frost | lowest=-2; highest=8; rain=0; sky=Clear', 'A day of rain | lowest=9; highest=13; rain=24; sky=Rain', 'Warm and still | lowest=12; highest=26; rain=0; sky=Clear', 'Storm in the night | lowest=7; highest=15; rain=11; wind=Strong; sky=Cloudy')),
  ),
]
