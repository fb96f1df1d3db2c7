import { type Shape, shape } from './shape.ts'

/** What is read in pictures, or is read aloud. */
export const readShapes: readonly Shape[] = [
  shape(
    'music',
    /(?:^| )(?:audio ?books?|audio (?:novel|story|drama)|story audio|audio fairy tale)$/,
    'Title!;Author;Reader;Genre=Novel|Children|Science|Crime|Poetry;Minutes:number(min)#0-;File:file;Picture:image',
    'The Wind in the Willows | author=Kenneth Grahame; reader=Ana Silva; genre=Children; minutes=380',
    'Middlemarch | author=George Eliot; reader=Mei Chen; genre=Novel; minutes=1920',
    'The Moonstone | author=Wilkie Collins; reader=Ben Carter; genre=Crime; minutes=1140',
    'On the Origin of Species | author=Charles Darwin; reader=Jonas Berg; genre=Science; minutes=1380',
    'Leaves of Grass | author=Walt Whitman; reader=Zoe Walker; genre=Poetry; minutes=610',
    'The Secret Garden | author=Frances Hodgson Burnett; reader=Priya Shah; genre=Children; minutes=470',
  ),
  shape(
    'book',
    /(?:^| )(?:comic|comic book|manga|web ?comic|cartoon)$/,
    'Title!;Author;Genre=Adventure|Everyday|Fantasy|Comedy;Year:number;Available:boolean;Description:long;Picture:image',
    'The Paper Fox | author=Mei Lan; genre=Adventure; year=2024; available=yes; description=A fox of folded paper must not get wet.',
    'Lantern Street | author=Tom Becker; genre=Everyday; year=2022; available=yes; description=Eleven houses, one landlady.',
    'Sky Harbour | author=Ana Duarte; genre=Fantasy; year=2023; available=yes; description=Ships land where clouds are thick enough.',
    'Cat and Kettle | author=Rosa Mendes; genre=Comedy; year=2021; available=yes; description=One of the two always boils over.',
    'The Last Lift | author=Karim Nasser; genre=Adventure; year=2025; available=no; description=Forty floors and no stairs.',
    'Rain Week | author=Hana Sato; genre=Everyday; year=2020; available=yes; description=Seven days, seven umbrellas.',
  ),
]
