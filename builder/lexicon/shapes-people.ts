import { living, type Shape, shape } from './shape.ts'

const onAir = 'Scheduled; Go live: Scheduled > Live; End: Live > Ended; Cancel: Scheduled > Cancelled'

/** What people watch live, meet for and gather in, and those whose work is offered, where the noun tells more than its kit. */
export const peopleShapes: readonly Shape[] = [
  shape(
    'employee',
    /(?:^| )(?:team member|member of staff|leadership member|core member)$/,
    'Name!;Position;Department=Operations|Sales|Finance|Engineering|Support;Email:email;Phone:phone;About:long;Picture:image',
  ),
  shape(
    'request',
    /(?:^| )collaboration request$/,
    'Title!;Provider->provided;Starts on:date;Budget:money#0-;Details:long',
    'Website for a café | starts_on=+5d; budget=1200; details=Five pages, with the menu and a map.',
    'Logo and business cards | starts_on=+9d; budget=450; details=Two drafts to choose from.',
    'Texts for a brochure | starts_on=+14d; budget=600; details=Eight pages on what we do.',
    'Photos of the new shop | starts_on=+3d; budget=380; details=Half a day, inside and outside.',
  ),
  living(
    '',
    shape(
      'friend',
      /^contact$/,
      'Name!;State=Online|Away|Busy|Offline;Phone:phone;Email:email;Group=Friends|Family|Colleagues|Other;About:long;Picture:image',
      'Ana Silva | state=Online; group=Friends; about=On the train, answers in the evening.',
      'Ben Carter | state=Away; group=Colleagues; about=In meetings until four.',
      'Mei Chen | state=Online; group=Friends; about=Happy to help.',
      'Farid Haddad | state=Offline; group=Family; about=Call rather than write.',
      'Olivia Grant | state=Busy; group=Colleagues; about=Working on the release.',
      'Noah Fischer | state=Offline; group=Other; about=Back on Monday.',
    ),
  ),
  living('', shape('customer', /^contact$/, 'Name!;Phone:phone;Email:email;Group=Family|Friends|Work|Other;Company;Address;Birthday:date;Note:long')),
  living(
    onAir,
    shape(
      'video',
      /(?:^| )(?:live|livestream|live ?stream|live broadcast|live video|broadcast|webcast|stream)$/,
      'Title!;Host;Category=@categories;Starts on:date;Starts at:time;Link:url;File:file;Description:long;Picture:image',
    ),
  ),
  shape(
    'event',
    /(?:^| )(?:event|activity|exhibition|concert|festival|conference|competition|tournament|contest|campaign|party|meetup|show|ceremony)$/,
    'Title!;Date:date!;Time:time;Place;Organiser;Places:number#1-;Description:long',
  ),
  shape(
    'team',
    /(?:^| )(?:group|circle|community|club|society|association)$/,
    'Name!;Topic;Owner;Members:number#1-;Open to all:boolean;Rules:long;Description:long',
    'Early runners | topic=Running; owner=Ana Silva; members=14; open_to_all=yes; rules=Be kind, be on time.; description=We run along the river on Tuesdays at six.',
    'Book lovers | topic=Reading; owner=Ben Carter; members=22; open_to_all=yes; rules=No spoilers in the first week.; description=One novel a month, talked over on the last Friday.',
    'Street photography | topic=Photography; owner=Mei Chen; members=9; open_to_all=no; rules=Show only your own pictures.; description=A walk with cameras every other Sunday.',
    'New in town | topic=Neighbours; owner=Farid Haddad; members=31; open_to_all=yes; rules=Answer at least one question.; description=Questions and answers for those who have just moved here.',
    'Board game night | topic=Games; owner=Olivia Grant; members=12; open_to_all=no; rules=Bring one game.; description=Four tables, every Thursday from seven.',
  ),
  shape(
    'team',
    /(?:^| )(?:guild|clan|alliance)$/,
    'Name!;Leader;Level:number#1-100;Members:number#1-;Motto;Notice:long',
    'Silver Ravens | leader=Ana Silva; level=12; members=24; motto=Never alone; notice=Raid on Friday at eight.',
    'Night Watch | leader=Ben Carter; level=9; members=18; motto=We keep the gate; notice=New members are welcome from level five.',
    'Iron Harvest | leader=Mei Chen; level=15; members=30; motto=Slow and strong; notice=Bring three days of supplies.',
    'Lantern Bearers | leader=Noah Fischer; level=6; members=11; motto=Light first; notice=Training every morning.',
  ),
  shape(
    'room_chat',
    /(?:^| )(?:group chat|chat group|group conversation|group)$/,
    'Name!;Owner;Members:long;Topic;Description:long',
    'Weekend plans | owner=Ana Silva; members=Ana Silva, Ben Carter, Mei Chen; topic=Where to go; description=Who is free on Saturday, and for what.',
    'Project team | owner=Farid Haddad; members=Farid Haddad, Olivia Grant, Noah Fischer; topic=Work; description=Short questions that need no meeting.',
    'Family | owner=Olivia Grant; members=Olivia Grant, Liam Grant, Rosa Grant; topic=Home; description=Birthdays, keys and dinners.',
    'Class of 2019 | owner=Priya Shah; members=Priya Shah, Hugo Weber, Yara Haddad; topic=Reunion; description=We meet again in June.',
  ),
  shape(
    'announcement',
    /(?:^| )(?:notification|push message|reminder message)s?$/,
    'Title!;To;Kind=Message|Reminder|Update|Alert;Sent on:date;Text:long!',
    'Your request was approved | to=Members; kind=Update; text=You find it under your own entries.',
    'New reply to your post | to=Members; kind=Message; text=Somebody answered you.',
    'Due tomorrow | to=Members; kind=Reminder; text=One entry of yours is due tomorrow.',
    'Maintenance on Sunday | to=Everybody; kind=Alert; text=The site is not available from two to three in the morning.',
  ),
  shape(
    'expert',
    /(?:^| )(?:freelancer|contractor|independent worker)$/,
    'Name!;Profession;Skills;Hourly rate:money#0-;Rating:rating;Email:email;About:long;Picture:image',
  ),
  shape('person', /(?:^| )(?:service provider|provider)$/, 'Name!;Service;Area;Phone:phone;Email:email;Rating:rating;About:long'),
  shape('person', /(?:^| )(?:participant|attendee)$/, 'Name!;Email:email;Phone:phone;Group;Joined on:date;Note:long'),
]
