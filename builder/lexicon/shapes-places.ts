import { type Shape, shape } from './shape.ts'

/** What is booked and is no room. */
export const placeShapes: readonly Shape[] = [
  shape(
    'space',
    /(?:^| )tables?$/,
    'Name!;Seats:number#1-;Area=Inside|Window|Terrace|Bar;Description:long',
    'Table 1 | seats=2; area=Window; description=Small and quiet, with a view of the street.',
    'Table 2 | seats=2; area=Inside; description=In the corner, under the lamp.',
    'Table 3 | seats=4; area=Inside; description=Round, next to the open kitchen.',
    'Table 4 | seats=4; area=Terrace; description=In the shade from four o’clock.',
    'Table 5 | seats=6; area=Terrace; description=Long, with a bench on one side.',
    'Table 6 | seats=8; area=Inside; description=For families and feasts.',
    'Table 7 | seats=3; area=Bar; description=High stools, quick to be served.',
  ),
  shape(
    'space',
    /(?:^| )(?:courts?|pitch(?:es)?|lanes?)$/,
    'Name!;Surface=Indoor|Grass|Clay|Hard;Price per hour:money#0-;Description:long',
    'Court 1 | surface=Clay; price_per_hour=18; description=Floodlit until ten.',
    'Court 2 | surface=Clay; price_per_hour=18; description=Next to the club house.',
    'Court 3 | surface=Hard; price_per_hour=14; description=With a wall for practice.',
    'Court 4 | surface=Grass; price_per_hour=22; description=From May to September.',
    'Court 5 | surface=Indoor; price_per_hour=26; description=Heated in winter.',
    'Court 6 | surface=Indoor; price_per_hour=26; description=With seats for twenty.',
  ),
]
