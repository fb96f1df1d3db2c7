import { living, type Shape, shape } from './shape.ts'

/** What compounds are whose last word alone means something else, as `kitBehind` finds them. */
export const compoundShapes: readonly Shape[] = [
  living(
    'Valid; Use: Valid > Used; Cancel: Valid > Cancelled',
    shape(
      'trade_item',
      /(?:^| )codes?$/,
      'Code!;For;Holder;Issued on:date;Valid until:date;Note',
      'KD-4471 | for=Order 1042; holder=Ana Silva',
      'MT-9023 | for=Batch 18; holder=Ben Carter',
      'RW-1180 | for=North gate; holder=Mei Chen',
      'PS-6635 | for=Parcel 77; holder=Samir Aziz',
    ),
  ),
  shape(
    'trade_item',
    / cards?$/,
    'Title!;Kind=Basic|Further|Special;Text:long!;Picture:image',
    'First steps | kind=Basic; text=What to begin with, in three sentences.',
    'Who is who | kind=Basic; text=Names, and what each of them wants.',
    'A closer look | kind=Further; text=Two questions to think about.',
    'The other side | kind=Further; text=How it looks from there.',
    'Something odd | kind=Special; text=What nobody expects, with a reason.',
  ),
  shape(
    'trade_item',
    /(?:^| )foods?$/,
    'Name!;Kind=Fruit|Vegetables|Grain|Dairy|Meat and fish|Other;Calories:number(kcal)#0-!;Protein:number(g)#0-;Fat:number(g)#0-;Carbohydrates:number(g)#0-;Portion;Picture:image',
    'Apple | kind=Fruit; calories=52; protein=0; fat=0; carbohydrates=14; portion=100 g',
    'Porridge oats | kind=Grain; calories=372; protein=13; fat=7; carbohydrates=59; portion=100 g',
    'Plain yoghurt | kind=Dairy; calories=61; protein=3; fat=3; carbohydrates=5; portion=100 g',
    'Carrot | kind=Vegetables; calories=41; protein=1; fat=0; carbohydrates=10; portion=100 g',
    'Salmon | kind=Meat and fish; calories=208; protein=20; fat=13; carbohydrates=0; portion=100 g',
    'Walnuts | kind=Other; calories=654; protein=15; fat=65; carbohydrates=14; portion=100 g',
  ),
  shape(
    'diary',
    /^(?!.*\b(?:emotion\w*|mood|personal|private|love|dream|gratitude|life|secret|my|growth|tea|feeling|mental|inner|healing|couple|memory|happiness|internship|thank-you|anonymous)\b)\S.* (?:diary|note)$/,
    'Title!;Date:date!;Text:long!;Picture:image',
    'Began early, done by four | text=All that was planned is done; tomorrow starts with the rest.',
    'Waiting for the second half | text=The first half is there. Nothing else could be begun.',
    'Better than last week | text=Less was lost on the way, and nobody had to wait.',
    'One thing to change | text=It takes too long at the start. Next time the other way round.',
    'Rain until noon | text=Stayed inside and wrote down what was left over.',
    'A good day, in short | text=Three things went as they should.',
  ),
  shape(
    'record',
    / tests?$/,
    'Title!;Tested;Tested by;Date:date!;Value;Result=Passed|Failed|Unclear;Note:long',
    'First test | tested=Sample 12; tested_by=Mei Chen; value=98 %; result=Passed',
    'Second test | tested=Sample 13; tested_by=Mei Chen; value=91 %; result=Passed',
    'Repeat | tested=Sample 9; tested_by=Samir Aziz; value=64 %; result=Failed; note=To be done once more.',
    'Check of the month | tested=Sample 21; tested_by=Ana Silva; result=Unclear; note=The scale was off.',
  ),
]
