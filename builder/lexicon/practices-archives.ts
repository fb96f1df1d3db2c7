import { essential } from './essential.ts'
import { means, type Practice, practice } from './practice.ts'

const archive = '@zip archive|zip file|compressed archive|=archive'

/** What those keep who pack files into archives and send them to one another. */
// biome-ignore format: a table
export const practicesOfArchives: readonly Practice[] = [
  practice('zip archive|zip file|zip|compressed archive|compress file|file compression|zip package',
    means('trade_item', 'zip archive|zip file|compressed archive|archive', 'Name!;Folder->@folder;Files:number#1-60;Size:number(KB)#4-9000;Zip file:file!;Packed on:date;Note', 'Letters of June | files=12; size=340; note=As they were sent', 'Plans of the house | files=4; size=2180; note=Ground floor and roof', 'Pictures for the flyer | files=9; size=6420; note=Those without people', 'Accounts, second quarter | files=6; size=415; note=For the tax office', 'Songs of the choir | files=18; size=8240; note=Notes alone'),
    means('trade_item', 'archived file|packed file|uploaded file|archive file|file', `Path!;Archive->${archive}!;Size:number(KB)#1-2400;Kind=Text|Table|Picture|Sound|Other;Changed on:date`, 'letters/june/02-bank.txt | size=14; kind=Text', 'plans/ground-floor.png | size=840; kind=Picture', 'plans/roof.png | size=620; kind=Picture', 'accounts/q2.csv | size=38; kind=Table', 'choir/evening-hymn.txt | size=22; kind=Text'),
    means('trade_item', 'folder|uploaded folder', 'Name!;Files:number#1-60;Size:number(KB)#4-9000;Uploaded on:date;Description:long', 'Letters | files=48; size=1210; description=One folder a month.', 'Plans | files=11; size=5300; description=Of the house and the yard.', 'Accounts | files=24; size=1640; description=By quarter.', 'Songs | files=18; size=8240; description=Of the choir.', 'Pictures | files=36; size=8800; description=Large ones first.'),
    essential(/(?:packed|archived|uploaded) file/, 'Users can view archived files.', /\bfolders?\b|\bfiles\b/),
  ),
]
