import { living, meaning, type Named, named } from './shape.ts'

/** What is kept of subjects whose nouns other trades have too. */
// biome-ignore format: a table
export const subjectTrades: readonly Named[] = [
  meaning('seed|torrent|magnet|magnet link|magnetic link', named('trade_item', 'bt seed|torrent|torrent file|bt torrent|bt resource|bt seed resource|magnet link|magnetic link|bt seed magnetic link|seed resource|bt file|torrent resource',
    'Name!;Kind=Film|Music|Software|Book|Game!;Size:number(MB)#0-!;Magnet link:url!;Seeders:number#0-;Leechers:number#0-;Files:number#1-;Added on:date;Description:long',
    'Debian 13, install disc | kind=Software; size=3900; magnet_link=magnet:?xt=urn:btih:6f84758b0ddd8dc05840bf932a77935d8b5b8b93; seeders=412; leechers=18; files=1; description=The whole system on one disc.',
    'Steamboat films, 1928 to 1930 | kind=Film; size=2140; magnet_link=magnet:?xt=urn:btih:a1dfefec1a9dd7fa8a041ebeeea271db55126d2f; seeders=96; leechers=4; files=9; description=Free to share since their rights ended.',
    'Live at the old mill | kind=Music; size=640; magnet_link=magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a; seeders=58; leechers=7; files=14; description=Recorded with leave of the band.',
    'Novels of the 19th century | kind=Book; size=310; magnet_link=magnet:?xt=urn:btih:0b6b2f3c9e51d8a4476f0d3c2b1a0998877665e4; seeders=204; leechers=2; files=120; description=In two formats, with covers.',
    'Open maps, Europe | kind=Software; size=28400; magnet_link=magnet:?xt=urn:btih:9e107d9d372bb6826bd81d3542a419d6e277d5c1; seeders=33; leechers=11; files=48; description=Streets and paths, of this spring.',
    'Lantern Road, free part | kind=Game; size=1240; magnet_link=magnet:?xt=urn:btih:e4d909c290d0fb1ca068ffaddf22cbd0a7c4f3d1; seeders=71; leechers=9; files=3; description=Two of seven islands.')),
  living('Planned; Start: Planned > Under way; Finish: Under way > Done; Call off: Planned > Called off', meaning('training plan', named('trade_record', 'employee training plan|staff training plan|annual training plan|skill training plan|training schedule of staff',
    'Title!;For whom;Department=Operations|Sales|Finance|Engineering|Support;Trainer;Starts on:date!;Ends on:date;Hours:number#1-;Places:number#1-;Goal:long',
    'Forklift licence, autumn | for_whom=Store room; department=Operations; hours=24; places=8; goal=Everybody in hall A may drive by October.',
    'Difficult calls | for_whom=New in support; department=Support; hours=6; places=12; goal=An answer at the first call.',
    'Reading the ledger | for_whom=Team leads; department=Finance; hours=8; places=10; goal=Each lead plans the budget of the team.',
    'Welding, second level | for_whom=Line 2; department=Engineering; hours=40; places=6; goal=Two more colleagues with the certificate.',
    'First aid, yearly | for_whom=One of each floor; department=Operations; hours=9; places=16; goal=Somebody trained in every shift.',
    'Offers that are read | for_whom=Sales; department=Sales; hours=4; places=14; goal=Offers of one page.'))),
  living('Received; Drain: Received > Drained; Dismantle: Drained > Dismantled; Press: Dismantled > Pressed; Close: Pressed > Closed', meaning('car|vehicle', named('trade_record', 'scrapped car|scrapped vehicle|scrap car|scrap vehicle|end-of-life vehicle|end-of-life car|dismantled vehicle|dismantled car',
    'Plate number!;Make and model!;Year:number#1950-;Frame number;Owner;Weight:number(kg)#0-;Received on:date;Certificate number;Parts to keep:long;Picture:image',
    'HB 2041 | make_and_model=Norvo Lumen 1.4; year=2009; frame_number=NVL14-20417; owner=Ana Silva; weight=1120; certificate_number=CS-1042; parts_to_keep=Gearbox, both front doors',
    'LK 718 | make_and_model=Hauler Courier L1; year=2006; frame_number=HCL1-88120; owner=Harbour Works; weight=1840; certificate_number=CS-1043; parts_to_keep=Engine, alternator',
    'OT 3390 | make_and_model=Vesta Kombi; year=2011; frame_number=VK-55072; owner=Ben Carter; weight=1360; certificate_number=CS-1044; parts_to_keep=Headlamps, rear axle',
    'RS 507 | make_and_model=Norvo Lumen E; year=2016; frame_number=NVE-11830; owner=Mei Chen; weight=1290; certificate_number=CS-1045; parts_to_keep=Battery, motor',
    'HC 9912 | make_and_model=Brio City; year=2003; frame_number=BC-40216; owner=Rosa Mendes; weight=860; certificate_number=CS-1046; parts_to_keep=None',
    'WE 164 | make_and_model=Hauler 7.5 t; year=1999; frame_number=H75-00923; owner=Oakline; weight=3900; certificate_number=CS-1047; parts_to_keep=Tail lift, tyres'))),
  named('student', 'graduate student|university student|college student|postgraduate student|postgraduate|doctoral student|undergraduate student|undergraduate|exchange student',
    'Name!;Student number;Programme!;Year:number#1-9;Email:email;Supervisor;Note:long',
    'Ana Silva | student_number=G-2041; programme=MSc Environmental Engineering; year=1; supervisor=Dr Rossi', 'Ben Carter | student_number=G-2042; programme=MA European Studies; year=2; supervisor=Dr Novak', 'Mei Chen | student_number=G-2043; programme=MSc Computer Science; year=1; supervisor=Dr Weber',
    'Samir Aziz | student_number=G-2044; programme=PhD Biology; year=3; supervisor=Dr Grant', 'Rosa Mendes | student_number=G-2045; programme=MA Linguistics; year=2; supervisor=Dr Costa', 'Hugo Weber | student_number=G-2046; programme=MSc Architecture; year=1; supervisor=Dr Liu'),
]
