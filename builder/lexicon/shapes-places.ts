import { type Shape, shape } from './shape.ts'

/** What is booked and is no room; what is given away rather than sold. */
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
  shape(
    'product',
    /\b(?:donated|donation|used|second-?hand|idle|lost|free|shared) (?:items?|goods)$/,
    'Name!;Category=Clothing|Furniture|Toys|Kitchen|Other;Condition=Like new|Good|Worn;Quantity:number#1-;From whom;Picture:image;Description:long',
    'Winter coats | category=Clothing; condition=Good; quantity=6; from_whom=Ana Silva; description=Sizes M to XL, washed.',
    'Oak table | category=Furniture; condition=Worn; quantity=1; from_whom=Ben Carter; description=Two metres, comes apart.',
    'Wooden train | category=Toys; condition=Like new; quantity=1; from_whom=Mei Chen; description=Twenty tracks and a bridge.',
    'Pots and pans | category=Kitchen; condition=Good; quantity=9; from_whom=Tara Novak; description=A whole set and two lids.',
    'Children’s bicycle | category=Other; condition=Good; quantity=1; from_whom=Hugo Weber; description=16 inch, new tyres.',
    'Blankets | category=Other; condition=Like new; quantity=12; from_whom=Elena Rossi; description=Wool, warm.',
  ),
]
