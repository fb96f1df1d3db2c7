/** Practices, written as `practicesOfLines` reads them. */
export const publicSites = `
# government affair|public affairs|representative information|people's congress|citizen suggestion|local government
person representative|deputy|councillor|delegate: Name!;Constituency~North Ward|Harbour District;Group~Independent|Green List;Office~Committee on Transport;Elected in:number#1950-2100;Email:email;Office hours;Biography:long;Portrait:image
- Priya Nair | constituency=North Ward; group=Independent; office=Committee on Transport; elected_in=2021; email=p.nair@council.example; office_hours=Tue 16-18
- Colm Healy | constituency=Harbour District; group=Green List; office=Committee on Schools; elected_in=2017; email=c.healy@council.example; office_hours=Thu 10-12
- Greta Olsen | constituency=Old Town; group=Citizens' Union; office=Budget committee; elected_in=2021; office_hours=Mon 17-19
- Tomas Ferro | constituency=Meadow Ward; group=Independent; office=Deputy speaker; elected_in=2013; office_hours=Fri 9-11
request suggestion|proposal|citizen suggestion|opinion|submission {New|Under review|Answered|Adopted|Refused}: Title!;Topic->@topic|affair category~Transport|Schools;Addressed to->@representative|deputy~Priya Nair;Submitted by~Evan Pugh;Text:long!;Place~Station square;Attachment:file;Supporters:number#0-100000;~Reply:long;~Replied by~Council office
- Crossing at the station | topic=Transport; addressed_to=Priya Nair; submitted_by=Evan Pugh; text=Cars do not stop. Please paint a crossing and add lights.; place=Station square; supporters=214
- Shade in the school yard | topic=Schools; addressed_to=Colm Healy; submitted_by=Rosa Keller; text=Plant six maples along the south fence.; place=Pier School; supporters=96
- Later library hours | topic=Culture; addressed_to=Greta Olsen; submitted_by=Nils Hoek; text=Open until 20:00 on two days.; supporters=152; reply=Trial from September.; replied_by=Council office
- Budget in plain words | topic=Budget; addressed_to=Greta Olsen; submitted_by=Petra Hill; text=Print a two-page summary for each household.; supporters=41
item government news|affairs news|news item|news|announcement|policy: Title!;Topic->@topic|affair category~Transport;Kind=News|Announcement|Policy|Session report;Issued by~Council office|Road department;Published on:date;Text:long;Picture:image;Document:file;~Status=Draft|Published|Archived
- Station square closed for works | topic=Transport; kind=Announcement; issued_by=Road department; text=Buses 4 and 7 stop in Canal Street for three weeks.; status=Published
- New rules for school meals | topic=Schools; kind=Policy; issued_by=Council office; text=Half of all meals come from the region.; status=Published
- Session of the council, May | topic=Budget; kind=Session report; issued_by=Council office; status=Published
- Summer programme of the library | topic=Culture; kind=News; issued_by=Library; status=Draft
record discussion|discussion topic|debate|forum topic: Title!;Topic->@topic|affair category~Budget;Started by~Nils Hoek;Opening text:long;Related news->@government news|news~Station square closed for works;Started on:date;Replies:number#0-100000;~Status=Open|Pinned|Closed
- How should buses run during the works? | topic=Transport; started_by=Nils Hoek; related_news=Station square closed for works; replies=38; status=Open
- What do children like to eat? | topic=Schools; started_by=Rosa Keller; related_news=New rules for school meals; replies=21; status=Open
- Where to save, where to spend | topic=Budget; started_by=Greta Olsen; replies=77; status=Pinned
- Night opening of the library | topic=Culture; started_by=Petra Hill; replies=12; status=Closed
! record discussion reply|reply|contribution: Title!;Discussion->@discussion|debate~Where to save, where to spend;Written by~Evan Pugh;Text:long;Written on:date;Likes:number#0-100000
- Smaller buses | discussion=How should buses run during the works?; written_by=Evan Pugh; text=Use the small buses through Canal Street.; likes=19
- Soup days | discussion=What do children like to eat?; written_by=Ida Moreau; text=Two soup days a week work well with us.; likes=8
- Roof first | discussion=Where to save, where to spend; written_by=Petra Hill; text=The roof of the sports hall cannot wait.; likes=33
- Students would come | discussion=Night opening of the library; written_by=Jun Arai; likes=5
item topic|affair category|category|department|service area: Name!;Department~Road department;Contact email:email;Phone:phone;Description:long
- Transport | department=Road department; contact_email=roads@council.example
- Schools | department=School office; contact_email=schools@council.example
- Budget | department=Treasury; contact_email=treasury@council.example
- Culture | department=Library; contact_email=culture@council.example
item government service|service guide|affairs service: Name!;Topic->@topic|department~Transport;Who can apply;Papers needed:long;Fee:money;Takes days:number#0-365;Where~Town hall, counter 3;Online form:url
- Resident parking permit | topic=Transport; who_can_apply=People living in the Old Town; papers_needed=Identity card, car papers; fee=30; takes_days=3; where=Town hall, counter 3
- School place in another ward | topic=Schools; who_can_apply=Parents; fee=0; takes_days=30; where=School office
- Hire of the town hall | topic=Culture; who_can_apply=Clubs and residents; fee=120; takes_days=7; where=Town hall, counter 1
- Payment plan for taxes | topic=Budget; who_can_apply=Residents; fee=0; takes_days=14; where=Treasury
# complaint work order|health commission|supervision platform|complaint management|complaint handling|work order management
work work order|complaint work order|complaint order {Created|Assigned|In progress|In review|Archived}: Number!;Subject!;Complainant~Rosa Keller;Phone:phone;Category->@complaint category|category~Waiting time;Institution->@institution|organisation~Lake Hospital;Description:long;Received by=Phone|Web|Letter|Visit|Hotline;Urgency=Low|Normal|High;Due on:date!;Assigned to->@handler|officer~Ana Duarte;Evidence:file
- WO-1180 | subject=Five hours in the emergency room; complainant=Rosa Keller; category=Waiting time; institution=Lake Hospital; received_by=Web; urgency=Normal; assigned_to=Ana Duarte
- WO-1181 | subject=Dirty instruments seen; complainant=Anonymous; category=Hygiene; institution=Pier Dental; received_by=Hotline; urgency=High; assigned_to=Tom Reyes
- WO-1182 | subject=Bill for a test not made; complainant=Nils Hoek; category=Fees; institution=Quay Clinic; received_by=Letter; urgency=Normal; assigned_to=Clara Nunes
- WO-1183 | subject=Rude at the counter; complainant=Evan Pugh; category=Conduct; institution=Lake Hospital; received_by=Phone; urgency=Low
record assignment|work order assignment|dispatch|assignment record: Title!;Work order->@work order|complaint work order~WO-1180;From~Front office;To->@handler|officer~Ana Duarte;Assigned on:date;Due on:date;Instruction:long;~State=Waiting|Accepted|Handed back
- 1180 to Ana | work_order=WO-1180; from=Front office; to=Ana Duarte; instruction=Ask for the triage list of that night.; state=Accepted
- 1181 to Tom | work_order=WO-1181; from=Front office; to=Tom Reyes; instruction=Visit within 24 hours.; state=Accepted
- 1182 to Clara | work_order=WO-1182; from=Front office; to=Clara Nunes; state=Waiting
- 1182 from Tom | work_order=WO-1182; from=Front office; to=Tom Reyes; instruction=Check the bill.; state=Handed back
record handling record|processing record|handling step|work order handling: Title!;Work order->@work order|complaint work order~WO-1181;Handler->@handler|officer~Tom Reyes;Done on:date!;Action=Call|Visit|Letter|Meeting|Inspection;What was found:long;Result:long;Minutes:number(min)#0-10000;Attachment:file
- Visit to Pier Dental | work_order=WO-1181; handler=Tom Reyes; action=Inspection; what_was_found=Steriliser log has a gap of four days.; minutes=90
- Call to Rosa | work_order=WO-1180; handler=Ana Duarte; action=Call; what_was_found=Came at 19:10, seen at 00:20.; minutes=15
- Letter to Quay Clinic | work_order=WO-1182; handler=Clara Nunes; action=Letter; result=Answer due in ten days; minutes=30
- Talk with Evan | work_order=WO-1183; handler=Ana Duarte; action=Call; result=Wants an apology; minutes=12
record handling review|review record|audit: Title!;Work order->@work order|complaint work order~WO-1180;Reviewer->@handler|officer~Greta Olsen;Reviewed on:date;Conclusion=Justified|Partly justified|Not justified|Unclear;Decision=Archive|Return|Sanction;Remark:long;Complainant informed:boolean;Satisfaction:rating
- 1180 reviewed | work_order=WO-1180; reviewer=Greta Olsen; conclusion=Justified; decision=Archive; remark=Hospital adds a second triage nurse.; satisfaction=4
- 1181 reviewed | work_order=WO-1181; reviewer=Greta Olsen; conclusion=Justified; decision=Sanction; remark=Closed until the steriliser is tested.
- 1182 sent back | work_order=WO-1182; reviewer=Greta Olsen; conclusion=Unclear; decision=Return
- 1183 reviewed | work_order=WO-1183; reviewer=Greta Olsen; conclusion=Partly justified; decision=Archive; satisfaction=3
person handler|officer|staff member|relevant personnel: Name!;Department~Hospitals;Phone:phone;Email:email;Open orders:number#0-10000;Role=Front office|Handler|Reviewer|Manager;~Availability=On duty|On leave
- Ana Duarte | department=Hospitals; email=duarte@health.example; open_orders=4; role=Handler; availability=On duty
- Tom Reyes | department=Practices; email=reyes@health.example; open_orders=6; role=Handler; availability=On duty
- Clara Nunes | department=Fees; email=nunes@health.example; open_orders=2; role=Handler; availability=On leave
- Greta Olsen | department=Review office; email=olsen@health.example; open_orders=0; role=Reviewer; availability=On duty
item institution|organisation|medical institution|complained unit: Name!;Kind=Hospital|Practice|Clinic|Pharmacy|Laboratory;Address;Phone:phone;Director~Mara Lindt;Licence number~ML-0418;Complaints this year:number#0-10000
- Lake Hospital | kind=Hospital; address=Lakeside 2; director=Mara Lindt; licence_number=ML-0418; complaints_this_year=21
- Pier Dental | kind=Practice; address=Pier Road 14; licence_number=ML-0733; complaints_this_year=3
- Quay Clinic | kind=Clinic; address=Quay Road 5; licence_number=ML-0590; complaints_this_year=7
- Old Town Pharmacy | kind=Pharmacy; address=Weaver Lane 2; licence_number=ML-0212; complaints_this_year=1
item complaint category|complaint type|category: Name!;Department~Hospitals;Days to handle:number#1-365;Urgency=Low|Normal|High;Description:long
- Waiting time | department=Hospitals; days_to_handle=15; urgency=Normal
- Hygiene | department=Practices; days_to_handle=3; urgency=High
- Fees | department=Fees; days_to_handle=20; urgency=Normal
- Conduct | department=Hospitals; days_to_handle=30; urgency=Low
! record monthly figure|statistical report|statistic: Month!;Institution->@institution|organisation~Lake Hospital;Received:number#0-100000;Handled in time:number#0-100000;Overdue:number#0-100000;Justified:number#0-100000;Average days:number#0-1000;Satisfaction:percent
- May, Lake Hospital | institution=Lake Hospital; received=5; handled_in_time=4; overdue=1; justified=2; average_days=11; satisfaction=78
- May, Pier Dental | institution=Pier Dental; received=1; handled_in_time=1; overdue=0; justified=1; average_days=2; satisfaction=90
- May, Quay Clinic | institution=Quay Clinic; received=2; handled_in_time=1; overdue=1; justified=0; average_days=19; satisfaction=60
- April, Lake Hospital | institution=Lake Hospital; received=4; handled_in_time=4; overdue=0; justified=1; average_days=9; satisfaction=81
+ complaint: Type->@complaint category|complaint type|category;Latitude;Longitude;Due on:date;Satisfaction:rating
! record department assignment|complaint assignment [assign\\w*|forward\\w*|department\\w*]: Title!;Complaint->@complaint;Department;Handler->@handler|officer~Ana Duarte;Assigned by;Assigned on:date;Due on:date;Instruction:long;~State=Waiting|Accepted|Handed back|Done
- To the roads office | department=Roads; handler=Ana Duarte; state=Accepted
- To the parks office | department=Parks; handler=Tom Reyes; state=Waiting
- To the hygiene desk | department=Practices; handler=Tom Reyes; state=Handed back
- To the fees desk | department=Fees; handler=Clara Nunes; state=Done

# election result|vote count|polling station|general election|electoral district
item election|vote|ballot: Name!;Type=Municipal|Regional|National|Referendum;Held on:date;Seats:number#1-700;Electorate:number#0-100000000;Turnout:percent;~Status=Announced|Counting|Provisional|Final
- Aldermoor council 2026 | type=Municipal; seats=31; electorate=48200; turnout=54; status=Counting
- Lake region assembly 2025 | type=Regional; seats=80; electorate=910000; turnout=61; status=Final
- Tram line referendum | type=Referendum; seats=1; electorate=48200; turnout=47; status=Final
- Aldermoor mayor 2026 | type=Municipal; seats=1; electorate=48200; turnout=54; status=Provisional
item party|political party|list: Name!;Short name;Colour;Leader~Ada Torvald|Marc Ellison;Founded:number#1800-2030;Website:url
- Civic Alliance | short_name=CA; colour=Blue; leader=Ada Torvald; founded=1968
- Green Valley | short_name=GV; colour=Green; leader=Marc Ellison; founded=1989
- Workers' Union List | short_name=WUL; colour=Red; leader=Rosa Meunier; founded=1921
- Independents | short_name=IND; colour=Grey; leader=Owen Paige; founded=2005
person candidate|nominee|politician: Name!;Party->@party|political party;Election->@election|vote;District->@district|constituency;List position:number#1-100;Occupation;Photo:image
- Ada Torvald | party=Civic Alliance; election=Aldermoor mayor 2026; district=Old Town; list_position=1; occupation=Lawyer
- Marc Ellison | party=Green Valley; election=Aldermoor mayor 2026; district=Riverside; list_position=1; occupation=Teacher
- Rosa Meunier | party=Workers' Union List; election=Aldermoor council 2026; district=Foundry; list_position=1; occupation=Crane driver
- Owen Paige | party=Independents; election=Aldermoor council 2026; district=Old Town; list_position=1; occupation=Baker
item district|constituency|ward|electoral district: Name!;Code;Registered voters:number#0-1000000;Seats:number#1-50;Stations:number#1-500
- Old Town | code=W01; registered_voters=14100; seats=9; stations=8
- Riverside | code=W02; registered_voters=17600; seats=11; stations=10
- Foundry | code=W03; registered_voters=9200; seats=6; stations=5
- Hill Farms | code=W04; registered_voters=7300; seats=5; stations=4
item polling station|station|polling place: Name!;District->@district|constituency;Address;Registered voters:number#0-10000;Chair~Helen Frye|Ivo Santos;~Count status=Not opened|Open|Counting|Reported|Checked
- Town hall, room 2 | district=Old Town; address=Market square 1; registered_voters=1830; chair=Helen Frye; count_status=Reported
- Riverside school gym | district=Riverside; address=Quay 14; registered_voters=1710; chair=Ivo Santos; count_status=Counting
- Foundry canteen | district=Foundry; address=Iron Street 40; registered_voters=1640; chair=Ruth Amsel; count_status=Checked
- Hill Farms fire house | district=Hill Farms; address=Ridge Lane 3; registered_voters=1460; chair=Peter Noon; count_status=Open
record result|election result|vote count|station result|tally: Title!;Election->@election|vote;Station->@polling station|station;Candidate->@candidate|nominee;Party->@party|political party;Votes:number#0-1000000;Share:percent;Reported at:time
- Town hall - Torvald | election=Aldermoor mayor 2026; station=Town hall, room 2; candidate=Ada Torvald; party=Civic Alliance; votes=512; share=52
- Town hall - Ellison | election=Aldermoor mayor 2026; station=Town hall, room 2; candidate=Marc Ellison; party=Green Valley; votes=473; share=48
- Foundry - Meunier | election=Aldermoor council 2026; station=Foundry canteen; candidate=Rosa Meunier; party=Workers' Union List; votes=401; share=46
- Foundry - Paige | election=Aldermoor council 2026; station=Foundry canteen; candidate=Owen Paige; party=Independents; votes=118; share=14
! record turnout report [turnout|real.?time|live|statistic]: Title!;Station->@polling station|station;Reported at:time;Ballots cast:number#0-10000;Invalid ballots:number#0-1000;Turnout:percent
- Town hall, noon | station=Town hall, room 2; ballots_cast=402; invalid_ballots=0; turnout=22
- Town hall, close | station=Town hall, room 2; ballots_cast=998; invalid_ballots=13; turnout=55
- Riverside, noon | station=Riverside school gym; ballots_cast=350; invalid_ballots=0; turnout=20
- Foundry, close | station=Foundry canteen; ballots_cast=880; invalid_ballots=9; turnout=54
! request result objection [complain|objection|verif|audit]: Title!;Station->@polling station|station;Reason:long;Filed by;Filed on:date;Decision:long
- Recount of bundle 3 | station=Town hall, room 2; reason=Difference of two ballots; filed_by=Owen Paige
- Late opening | station=Riverside school gym; reason=Doors opened ten minutes late; filed_by=Marc Ellison
- Wrong total in the protocol | station=Foundry canteen; reason=Sum of column B is off by ten; filed_by=Helen Frye
- Missing seal | station=Hill Farms fire house; reason=Box two came without a seal; filed_by=Peter Noon
# waste management|industrial waste|hazardous waste|solid waste|waste disposal|waste transfer
item enterprise|enterprise information|company|waste producer: Name!;Registration number;Kind=Producer|Carrier|Disposal plant|Storage site;District~Harbour county|Mill district;Address;Contact person~Irma Holt;Phone:phone;Permit number;Permit until:date;~Status=Registered|Checked|Suspended
- Galvano Plating | registration_number=E-10022; kind=Producer; district=Harbour county; contact_person=Irma Holt; permit_number=P-771; status=Checked
- Redline Haulage | registration_number=E-10057; kind=Carrier; district=Mill district; contact_person=Omar Veit; permit_number=P-802; status=Checked
- Eastfield incinerator | registration_number=E-10003; kind=Disposal plant; district=Eastfield; contact_person=Ruth Kane; permit_number=P-119; status=Checked
- Solvent Works | registration_number=E-10104; kind=Producer; district=Mill district; contact_person=Ben Ahr; permit_number=P-840; status=Registered
item waste type|waste category|waste code|industrial waste: Name!;Code;Class=General|Hazardous|Recyclable|Medical;Form=Solid|Liquid|Sludge|Gas;Hazard=None|Toxic|Flammable|Corrosive;Disposal way~Incineration|Landfill;Storage limit:number(days)#1-1000
- Electroplating sludge | code=11 01 09; class=Hazardous; form=Sludge; hazard=Toxic; disposal_way=Stabilising; storage_limit=180
- Spent solvent | code=14 06 03; class=Hazardous; form=Liquid; hazard=Flammable; disposal_way=Incineration; storage_limit=90
- Fly ash | code=10 01 02; class=General; form=Solid; hazard=None; disposal_way=Cement works; storage_limit=365
- Scrap copper | code=12 01 03; class=Recyclable; form=Solid; hazard=None; disposal_way=Smelter; storage_limit=365
record waybill|transfer waybill|manifest|transport record|waste transfer|transportation: Number!;Waste->@waste type|waste category~Spent solvent;Producer->@enterprise|company~Solvent Works;Carrier->@enterprise|company~Redline Haulage;Receiver->@enterprise|company~Eastfield incinerator;Quantity:number(t)#0-1000;Received quantity:number(t)#0-1000;Plate;Driver~Kurt Bay;Shipped on:date;Received on:date;~Status=Draft|On the way|Received|Refused|Closed
- WB-25-0301 | waste=Spent solvent; producer=Solvent Works; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=12; received_quantity=12; plate=RL 410; driver=Kurt Bay; status=Closed
- WB-25-0302 | waste=Electroplating sludge; producer=Galvano Plating; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=8; received_quantity=0; plate=RL 388; driver=Ida Moor; status=On the way
- WB-25-0303 | waste=Scrap copper; producer=Galvano Plating; carrier=Redline Haulage; quantity=3; received_quantity=0; status=Draft
- WB-25-0299 | waste=Spent solvent; producer=Solvent Works; carrier=Redline Haulage; receiver=Eastfield incinerator; quantity=10; received_quantity=9; plate=RL 410; status=Refused
record waste inventory|inventory|inventory account|storage record|ledger: Entry!;Enterprise->@enterprise|company~Galvano Plating;Waste->@waste type|waste category~Electroplating sludge;Direction=Produced|Stored|Shipped|Treated;Quantity:number(t)#0-10000;~In store:number(t)#0-10000;Storage place~Shed 2;Booked on:date
- Sludge of week 20 | enterprise=Galvano Plating; waste=Electroplating sludge; direction=Produced; quantity=4; in_store=12; storage_place=Shed 2
- Sludge shipped | enterprise=Galvano Plating; waste=Electroplating sludge; direction=Shipped; quantity=8; in_store=4; storage_place=Shed 2
- Solvent tank B | enterprise=Solvent Works; waste=Spent solvent; direction=Stored; quantity=6; in_store=17; storage_place=Tank B
- Burned in line 1 | enterprise=Eastfield incinerator; waste=Spent solvent; direction=Treated; quantity=12; in_store=30; storage_place=Bunker
request management plan|plan filing|plan|waste plan|filing: Title!;Enterprise->@enterprise|company~Galvano Plating;Year:number#2000-2100;Waste->@waste type|waste category~Electroplating sludge;Planned quantity:number(t)#0-100000;Measures:long;File:file;Reviewer~County office|City office;Opinion:long;Filed on:date
- Plan 2025 Galvano | enterprise=Galvano Plating; year=2025; waste=Electroplating sludge; planned_quantity=190; reviewer=County office
- Plan 2025 Solvent Works | enterprise=Solvent Works; year=2025; waste=Spent solvent; planned_quantity=140; reviewer=County office; opinion=Tank report is missing.
- Plan 2025 Eastfield | enterprise=Eastfield incinerator; year=2025; planned_quantity=21000; reviewer=City office
- Addendum copper | enterprise=Galvano Plating; year=2025; waste=Scrap copper; planned_quantity=30; reviewer=County office
request cross-provincial application|cross-provincial transfer|cross-provincial business|transfer application: Number!;Enterprise->@enterprise|company~Solvent Works;Waste->@waste type|waste category~Spent solvent;Target province~Westland;Receiver;Quantity:number(t)#0-100000;Route:long;From:date;Until:date;Decision:long
- CP-25-011 | enterprise=Solvent Works; waste=Spent solvent; target_province=Westland; receiver=Westland recycling; quantity=60
- CP-25-012 | enterprise=Galvano Plating; waste=Electroplating sludge; target_province=Southmark; receiver=Metal recovery South; quantity=90
- CP-25-013 | enterprise=Galvano Plating; waste=Scrap copper; target_province=Westland; receiver=Copper smelter; quantity=25
- CP-24-102 | enterprise=Solvent Works; waste=Spent solvent; target_province=Northvale; receiver=Kiln North; quantity=40
# service information platform|medium-sized enterprise|medium-sized|enterprise service platform|policy application|policy inquiry|public welfare activity
item policy|support policy|policy information|subsidy policy: Title!;Number;Issued by~City economy office;Kind=Subsidy|Loan|Tax relief|Training|Award;For whom~Firms under 50 people;Highest amount:money;Text:long;File:file;Apply from:date;Apply until:date;~Status=Announced|Open|Closed
- Digital start grant | number=EO-25-11; issued_by=City economy office; kind=Subsidy; for_whom=Firms under 50 people; highest_amount=12000; status=Open
- Green machine loan | number=DB-25-04; issued_by=Development bank; kind=Loan; for_whom=Makers of goods; highest_amount=250000; status=Open
- Apprentice bonus | number=EO-25-09; issued_by=City economy office; kind=Award; for_whom=Training firms; highest_amount=3000; status=Closed
- Export coaching | number=CC-25-02; issued_by=Chamber of commerce; kind=Training; for_whom=First-time exporters; highest_amount=4500; status=Announced
request policy application|application|declaration: Title!;Policy->@policy~Digital start grant;Enterprise->@enterprise|company~Mill Bakery;Contact person~Ada Mill;Amount asked:money;Amount granted:money;Reason:long;File:file;Reviewer~Economy office;Opinion:long;Sent on:date
- Web shop for Mill Bakery | policy=Digital start grant; enterprise=Mill Bakery; contact_person=Ada Mill; amount_asked=9800; amount_granted=8000; reviewer=Economy office
- New lathe | policy=Green machine loan; enterprise=Turn & Tool; contact_person=Ole Dreyer; amount_asked=180000; reviewer=Development bank
- Two apprentices | policy=Apprentice bonus; enterprise=Turn & Tool; contact_person=Ole Dreyer; amount_asked=6000; amount_granted=6000; reviewer=Economy office
- Stock software | policy=Digital start grant; enterprise=Leather & Lace; contact_person=Sina Roth; amount_asked=14000; amount_granted=0; opinion=Above the limit.
item enterprise|company|enterprise information|business: Name!;Registration number;Industry~Food|Metal;Size=Micro|Small|Medium;Employees:number#1-1000;District;Contact person~Ada Mill;Phone:phone;Email:email;About:long;~Status=Unchecked|Checked|Closed
- Mill Bakery | registration_number=R-20118; industry=Food; size=Micro; employees=9; district=Old Town; contact_person=Ada Mill; status=Checked
- Turn & Tool | registration_number=R-18840; industry=Metal; size=Small; employees=38; district=Harbour; contact_person=Ole Dreyer; status=Checked
- Leather & Lace | registration_number=R-21007; industry=Fashion; size=Micro; employees=4; district=Old Town; contact_person=Sina Roth; status=Unchecked
- Norda Pumps | registration_number=R-10442; industry=Machines; size=Medium; employees=210; district=East; contact_person=Pia Lund; status=Checked
event public welfare activity|welfare activity|activity|public activity: Title!;Kind=Lecture|Free advice|Job fair|Volunteer day|Training;Place;Organizer~Chamber of commerce;Day:date!;Starts at:time;Places:number#1-10000;~Registered:number#0-10000;Description:long;~Status=Open|Full|Held|Cancelled
- Free tax morning | kind=Free advice; place=Town hall, room 3; organizer=Tax advisers' guild; places=40; registered=31; status=Open
- Job fair East | kind=Job fair; place=Hall East; organizer=Chamber of commerce; places=600; registered=412; status=Open
- Safe passwords | kind=Lecture; place=Library; organizer=Town library; places=80; registered=80; status=Full
- Park clean-up | kind=Volunteer day; place=River park; organizer=Business club; places=100; registered=64; status=Held
record activity registration|registration|activity sign-up: Title!;Activity->@public welfare activity|activity~Free tax morning;Enterprise->@enterprise|company~Mill Bakery;Participant~Ada Mill;People:number#1-100;Phone:phone;Registered on:date;~Status=Registered|Confirmed|Came|Cancelled
- Ada at the tax morning | activity=Free tax morning; enterprise=Mill Bakery; participant=Ada Mill; people=1; status=Confirmed
- Norda at the job fair | activity=Job fair East; enterprise=Norda Pumps; participant=Pia Lund; people=3; status=Registered
- Sina at Safe passwords | activity=Safe passwords; enterprise=Leather & Lace; participant=Sina Roth; people=1; status=Confirmed
- Turn & Tool in the park | activity=Park clean-up; enterprise=Turn & Tool; participant=Ole Dreyer; people=8; status=Came
person expert|expert information|adviser|consultant: Name!;Field=Law|Tax|Technology|Marketing|Finance|Personnel;Title~Tax adviser;Organization;Phone:phone;Email:email;Photo:image;About:long;Hours~Tuesdays 9-12;~Status=Listed|Paused
- Dr. Runa Keil | field=Law; title=Lawyer; organization=Keil & Partners; hours=Tuesdays 9-12; status=Listed
- Mario Tess | field=Tax; title=Tax adviser; organization=Tax advisers' guild; hours=Thursdays 14-17; status=Listed
- Wendy Osei | field=Technology; title=Automation engineer; organization=Technical college; hours=By appointment; status=Listed
- Paul Brink | field=Finance; title=Loan officer; organization=Development bank; hours=Mondays; status=Paused
! request expert consultation|consultation|question to an expert: Subject!;Expert->@expert|adviser~Mario Tess;Enterprise->@enterprise|company~Mill Bakery;Question:long;Answer:long;Asked on:date
- Tax on web sales abroad | expert=Mario Tess; enterprise=Mill Bakery; question=From which sum do we register?
- Contract for a trainee | expert=Dr. Runa Keil; enterprise=Turn & Tool; question=Is a written form needed?
- Robot for two shifts | expert=Wendy Osei; enterprise=Norda Pumps; question=Who checks the cell?
- Bridge loan | expert=Paul Brink; enterprise=Leather & Lace; question=Three months would do.
+ news: Kind=Policy|Market|Enterprise|Notice;Source~City economy office;Policy->@policy~Digital start grant
# smart city|behavior recognition|human recognition|dumping behavior|video analytics|video surveillance ai
item recognition camera|camera|data source|video source|monitoring point: Name!;District~Harbour|Mill;Place;Stream address:url;Latitude:number;Longitude:number;Resolution~1920 x 1080;Installed on:date;~Status=Online|Offline|In repair
- Quay 7 bins | district=Harbour; place=Quay 7; latitude=53.5; longitude=9.9; resolution=1920 x 1080; status=Online
- Mill bridge north | district=Mill; place=Bridge head; resolution=1920 x 1080; status=Online
- Market hall gate | district=Centre; place=Gate 2; resolution=3840 x 2160; status=Online
- Old depot yard | district=Harbour; place=Depot; resolution=1280 x 720; status=Offline
record recognition result|behavior recognition|human recognition|dumping behavior|analysis result|detection|recognition: Title!;Camera->@recognition camera|camera~Quay 7 bins;Model->@algorithm model|model|algorithm~Dumping v3;Behaviour=Dumping|Crowd|Fall|Loitering|Fight|Person;People:number#0-10000;Confidence:percent;Picture:image;Seen on:date;Seen at:time;~Status=New|Confirmed|False alarm|Handled
- Sofa left at Quay 7 | camera=Quay 7 bins; model=Dumping v3; behaviour=Dumping; people=2; confidence=94; status=Confirmed
- Sack beside the bin | camera=Quay 7 bins; model=Dumping v3; behaviour=Dumping; people=1; confidence=71; status=New
- Crowd at the market gate | camera=Market hall gate; model=People count v5; behaviour=Crowd; people=214; confidence=89; status=Handled
- Shadow on the bridge | camera=Mill bridge north; model=Fall v1; behaviour=Fall; people=1; confidence=52; status=False alarm
item algorithm model|model|algorithm|ai model: Name!;Task=Person|Behaviour|Object|Crowd|Plate;Version;Framework~ONNX;Training data->@training dataset|dataset~Bins 2024;Accuracy:percent;Recall:percent;Size:number(MB)#1-100000;File:file;Trained by~Dr. Ona Lis;~Status=Training|Tested|Deployed|Retired
- Dumping v3 | task=Behaviour; version=3.0; framework=ONNX; training_data=Bins 2024; accuracy=93; recall=88; size=180; trained_by=Dr. Ona Lis; status=Deployed
- People count v5 | task=Crowd; version=5.2; framework=ONNX; training_data=Gates and squares; accuracy=96; recall=94; size=95; trained_by=Dr. Ona Lis; status=Deployed
- Fall v1 | task=Behaviour; version=1.0; framework=ONNX; training_data=Staged falls; accuracy=71; recall=64; size=140; trained_by=Ben Sow; status=Tested
- Plates v2 | task=Plate; version=2.4; framework=ONNX; accuracy=97; recall=95; size=60; trained_by=Ben Sow; status=Retired
record model deployment|deployment|deployment record: Title!;Model->@algorithm model|model~Dumping v3;Target=Edge box|City server|Cloud;Camera->@recognition camera|camera~Quay 7 bins;Frames per second:number#1-120;Load:percent;Deployed by~Ben Sow;Deployed on:date;~Status=Starting|Running|Stopped|Failed
- Dumping at Quay 7 | model=Dumping v3; target=Edge box; camera=Quay 7 bins; frames_per_second=5; load=48; deployed_by=Ben Sow; status=Running
- Count at the market | model=People count v5; target=City server; camera=Market hall gate; frames_per_second=10; load=22; deployed_by=Ben Sow; status=Running
- Fall trial | model=Fall v1; target=City server; camera=Mill bridge north; frames_per_second=12; load=61; deployed_by=Dr. Ona Lis; status=Stopped
- Plates at the depot | model=Plates v2; target=Edge box; camera=Old depot yard; frames_per_second=8; load=0; deployed_by=Ben Sow; status=Failed
item recognition rule|rule|alarm rule|rule design: Name!;Model->@algorithm model|model~Dumping v3;Behaviour=Dumping|Crowd|Fall|Loitering|Fight|Person;Confidence from:percent;Seconds:number#0-3600;People from:number#0-10000;Area;From:time;Until:time;Action=Alarm|Work order|Count|Notify;Active:boolean
- Dumping at night | model=Dumping v3; behaviour=Dumping; confidence_from=80; seconds=5; people_from=1; area=Round the bins; action=Work order
- Crowd above 200 | model=People count v5; behaviour=Crowd; confidence_from=75; seconds=30; people_from=200; area=Gate 2; action=Notify
- Fall on the bridge | model=Fall v1; behaviour=Fall; confidence_from=85; seconds=3; people_from=1; area=Walkway; action=Alarm
- Loitering at the depot | model=People count v5; behaviour=Loitering; confidence_from=70; seconds=300; people_from=1; area=Yard; action=Notify
record alarm|alert|warning event|handling record: Title!;Result->@recognition result|detection~Sofa left at Quay 7;Rule->@recognition rule|rule~Dumping at night;Level=Notice|Warning|Urgent;Handled by~City cleaning;Outcome:long;Raised on:date;~Status=Open|Sent out|Closed
- Sofa to collect | result=Sofa left at Quay 7; rule=Dumping at night; level=Warning; handled_by=City cleaning; outcome=Collected at 06:30.; status=Closed
- Sack to check | result=Sack beside the bin; rule=Dumping at night; level=Notice; handled_by=City cleaning; status=Open
- Market gate slowed | result=Crowd at the market gate; rule=Crowd above 200; level=Warning; handled_by=Market office; outcome=Gate 3 opened.; status=Closed
- Bridge patrol | result=Shadow on the bridge; rule=Fall on the bridge; level=Urgent; handled_by=Patrol 4; status=Sent out
item training dataset|dataset|collected data|data collection: Name!;Kind=Pictures|Video|Sensor|Text;Source~Quay 7 bins;Items:number#0-100000000;Labelled:percent;Storage:number(GB)#0-1000000;Collected on:date;~Status=Collecting|Labelling|Ready
- Bins 2024 | kind=Pictures; source=Quay 7 bins; items=48200; labelled=100; storage=96; status=Ready
- Gates and squares | kind=Video; source=Market hall gate; items=1240; labelled=100; storage=810; status=Ready
- Staged falls | kind=Video; source=Sports hall; items=310; labelled=84; storage=120; status=Labelling
- Winter nights | kind=Pictures; source=Mill bridge north; items=9100; labelled=0; storage=22; status=Collecting
# low-carbon living|green living|residential construction|healthy residential|healthy housing|green building|eco home|home website
item service project|construction service|service|residential service: Name!;Description:long;Kind=New building|Renovation|Energy advice|Interior|Air and water;Price from:money;Duration:number(weeks)#1-200;Energy saved:percent;Picture:image;~Status=Offered|Paused
- Timber family house | description=Wood, clay and straw, ready to live in.; kind=New building; price_from=240000; duration=40; energy_saved=70; status=Offered
- Warm old walls | description=Insulation with wood fibre.; kind=Renovation; price_from=18000; duration=8; energy_saved=45; status=Offered
- Clean air check | description=Measured in three rooms for a week.; kind=Air and water; price_from=390; duration=1; energy_saved=0; status=Offered
- Clay plaster inside | description=Walls that even out moisture.; kind=Interior; price_from=4200; duration=3; energy_saved=5; status=Paused
item technical advantage|technology|advantage|technical feature: Name!;Description:long;Measured value;Compared with;Field=Energy|Air|Water|Sound|Material;Certificate;Picture:image
- Heat from the ground | description=Pump with two bore holes.; measured_value=1 part power, 4.5 parts heat; compared_with=Gas boiler; field=Energy; certificate=Heat pump seal
- Air without solvents | description=Only paints with mineral binders.; measured_value=below 60 µg per m³; compared_with=300 µg limit; field=Air; certificate=Healthy room mark
- Quiet walls | description=Wood fibre in two layers.; measured_value=58 dB; compared_with=53 dB rule; field=Sound; certificate=Acoustic test
- Rain water use | description=Tank for garden and toilet.; measured_value=40 percent less drinking water; compared_with=Usual house; field=Water; certificate=Water saver
item case|case showcase|reference project|project case|showcase: Title!;Place;Service->@service project|service~Timber family house|Warm old walls;Floor area:number(m²)#10-100000;Built in:number#1900-2100;Energy use:number(kWh/m²)#0-500;Carbon saved:number(t)#0-10000;Client;Story:long;Picture:image
- House at the orchard | place=Apfelau; service=Timber family house; floor_area=148; built_in=2022; energy_use=28; carbon_saved=4; client=Family with three children; story=From meadow to first supper in ten months.
- Row of five | place=Mill road; service=Warm old walls; floor_area=520; built_in=1958; energy_use=61; carbon_saved=19; client=Five neighbours; story=Insulated together and shared the scaffold.
- Kindergarten Sunbeam | place=Lakeside; service=Clay plaster inside; floor_area=610; built_in=2019; energy_use=44; carbon_saved=7; client=Town; story=Less dust and fewer coughs.
- Flat above the bakery | place=Old town; service=Clean air check; floor_area=86; built_in=1911; energy_use=90; carbon_saved=1; client=Young couple; story=Flour dust found and gone.
request inquiry|consultation|contact request|consultation request: Title!;Name!;Email:email;Phone:phone;Service->@service project|service~Timber family house|Clean air check;Place of building;Floor area:number(m²)#0-100000;Message:long;Best time to call:time
- House on a slope | name=Ulla Frey; service=Timber family house; place_of_building=Hill road; floor_area=140; message=Is a slope a problem?
- Cold kitchen | name=Ben Aras; service=Warm old walls; place_of_building=Mill lane; floor_area=95; message=North wall is always damp.
- Headache in the office | name=Studio Blau; service=Clean air check; place_of_building=Quay 8; floor_area=210; message=Since the new carpet.
- Clay for one room | name=Ida Korn; service=Clay plaster inside; place_of_building=Lime street; floor_area=22; message=Bedroom only.
item company introduction|about page|company milestone|team member|company information: Title!;Kind=About|Milestone|Team|Certificate|Partner;Text:long;Year:number#1900-2100;Picture:image;Position:number#0-100
- Who we are | kind=About; text=Twenty carpenters, planners and clay builders.; year=2009; position=1
- First timber house | kind=Milestone; text=Built with the neighbours in one summer.; year=2010; position=2
- Planner Ines Rau | kind=Team; text=Counts every kilowatt hour.; year=2015; position=3
- Healthy room mark | kind=Certificate; text=Tested each year by a laboratory.; year=2018; position=4
# non-profit organization|nonprofit organization|non-profit|nonprofit|charity website|charity platform
item organization|non-profit organization|nonprofit|charity: Name!;Purpose:long;Field=Environment|Education|Health|Animals|Culture|Relief;Registration number;Contact person;Email:email;Address;Logo:image;Founded on:date;~Status=Applied|Verified|Suspended
- Clean Brook Society | purpose=Keeps three brooks free of rubbish.; field=Environment; registration_number=NP-2201; contact_person=Ada Fern; address=Mill lane 2; status=Verified
- Evening Readers | purpose=Teaches adults to read.; field=Education; registration_number=NP-0917; contact_person=Joe Lamb; address=Town hall annex; status=Verified
- Paws in Need | purpose=Foster homes for old dogs.; field=Animals; registration_number=NP-3340; contact_person=Rita Solano; address=Hill farm; status=Applied
- Song for All | purpose=Choirs in care homes.; field=Culture; registration_number=NP-1155; contact_person=Mads Holt; address=Church square 5; status=Verified
item site|organization website|website|own website|web page: Name!;Organization->@organization|nonprofit~Clean Brook Society|Evening Readers;Template->@site template|template~Leaf|Lantern;Web address;Colour;Start page text:long;Published on:date;~Pages:number#0-1000;~Status=Draft|Published|Offline
- Site of the brook society | organization=Clean Brook Society; template=Leaf; web_address=cleanbrook.example.org; colour=Green; start_page_text=Boots on, we meet on Saturday.; pages=7; status=Published
- Site of the readers | organization=Evening Readers; template=Lantern; web_address=readers.example.org; colour=Blue; start_page_text=It is never too late.; pages=5; status=Published
- Dogs' site | organization=Paws in Need; template=Leaf; web_address=paws.example.org; colour=Brown; start_page_text=Old dogs, warm rugs.; pages=2; status=Draft
- Choir site | organization=Song for All; template=Lantern; web_address=song.example.org; colour=Red; start_page_text=Come and hum.; pages=4; status=Offline
! item site template|template: Name!;Description:long;Pages included:number#1-100;Preview:image;~Used:number#0-100000
- Leaf | description=Large photos and a donation button.; pages_included=6; used=41
- Lantern | description=Calm, text first.; pages_included=5; used=28
- Notice board | description=News and dates on top.; pages_included=4; used=19
- One page | description=Everything on one page.; pages_included=1; used=33
item news|news item|announcement: Title!;Organization->@organization|nonprofit~Clean Brook Society|Paws in Need;Text:long;Author;Published on:date;Picture:image;~Status=Draft|Published
- Forty bags of rubbish | organization=Clean Brook Society; text=And one bicycle, still working.; author=Ada Fern; status=Published
- New evening group | organization=Evening Readers; text=Tuesdays at seven, coffee included.; author=Joe Lamb; status=Published
- Bruno found a home | organization=Paws in Need; text=Twelve years old and happy.; author=Rita Solano; status=Published
- Concert in the garden | organization=Song for All; text=Bring a chair.; author=Mads Holt; status=Draft
event event|activity|volunteer event|fundraising event: Name!;Organization->@organization|nonprofit~Clean Brook Society|Song for All;Place;Date:date;Starts at:time;Places:number#1-10000;Description:long;Picture:image;~Signed up:number#0-10000;~Status=Planned|Open|Full|Held
- Brook day | organization=Clean Brook Society; place=Red bridge; places=60; description=Gloves and soup are there.; signed_up=44; status=Open
- Reading night | organization=Evening Readers; place=Library; places=40; description=Learners read aloud.; signed_up=40; status=Full
- Garden concert | organization=Song for All; place=Care home garden; places=120; description=Four choirs.; signed_up=31; status=Open
- Dog walk | organization=Paws in Need; place=Hill farm; places=20; description=Slow pace.; signed_up=20; status=Held
record donation|donation record|gift: Title!;Organization->@organization|nonprofit~Clean Brook Society|Paws in Need;Donor;Email:email;Amount:money!;Kind=Once|Monthly|Yearly;Purpose;Given on:date;Receipt wanted:boolean;~Status=Pledged|Received|Receipt sent|Returned
- For boots | organization=Clean Brook Society; donor=E. Wald; amount=50; kind=Once; purpose=Rubber boots; status=Receipt sent
- Ten each month | organization=Paws in Need; donor=L. Hagen; amount=10; kind=Monthly; purpose=Food; status=Received
- Books | organization=Evening Readers; donor=Bookshop Eule; amount=300; kind=Once; purpose=First readers; status=Received
- Piano tuning | organization=Song for All; donor=Anonymous; amount=120; kind=Yearly; purpose=Piano; status=Pledged
item program|programme|entrepreneurship program|training|training program|social engagement|intercultural exchange|exchange program: Title!;Project->@project|initiative;Kind=Entrepreneurship|Training|Social engagement|Exchange|Skills|Mentorship;For whom~Young people, 16 to 25;Starts on:date;Ends on:date;Apply until:date;Places:number#1-10000;Place;Leader~Hana Cole|Ivo Brand;Cost:money;Description:long;~Status=Announced|Open for applications|Running|Ended
- Start your own | kind=Entrepreneurship; for_whom=Young people, 16 to 25; places=24; place=Impact Lab; leader=Hana Cole; cost=0; status=Open for applications
- Repair and reuse | kind=Skills; for_whom=School leavers; places=16; place=Workshop 3; leader=Ivo Brand; status=Running
- Two weeks in Porto | kind=Exchange; for_whom=Young people, 18 to 25; places=12; leader=Hana Cole; cost=120; status=Announced
- Street of neighbours | kind=Social engagement; for_whom=Everyone; places=40; leader=Ivo Brand; status=Ended
record mentorship|mentor pair|mentoring: Title!;Program->@program|programme|training~Start your own;Mentor~Ruth Sand;Mentee~Eli Moss;Field=Business|Design|Trades|Languages|Technology;Starts on:date;Ends on:date;Meetings:number#0-200;Goal:long;~Status=Matched|Running|Finished|Ended early
- Ruth and Eli | program=Start your own; mentor=Ruth Sand; mentee=Eli Moss; field=Business; meetings=4; status=Running
- Per and Aya | program=Repair and reuse; mentor=Per Lund; mentee=Aya Sen; field=Trades; meetings=9; status=Finished
- Zoe and Tim | mentor=Zoe Hart; mentee=Tim Roy; field=Design; meetings=0; status=Matched
- Ida and Lou | mentor=Ida Bonn; mentee=Lou Weiss; field=Languages; meetings=2; status=Ended early
! record program application|participation application|application [appl\\w*|participat\\w*]: Title!;Program->@program|programme|training~Start your own;Project->@project|initiative;Applicant~Eli Moss;Age:number#10-99;Email:email;Motivation:long;Applied on:date;~Decision=New|Invited|Accepted|Waiting list|Refused
- Eli wants to start | program=Start your own; applicant=Eli Moss; age=19; decision=Accepted
- Aya repairs | program=Repair and reuse; applicant=Aya Sen; age=17; decision=Accepted
- Tim to Porto | program=Two weeks in Porto; applicant=Tim Roy; age=21; decision=Waiting list
- Lou starts | program=Start your own; applicant=Lou Weiss; age=23; decision=New
person volunteer|helper: Name!;Organization->@organization|nonprofit~Clean Brook Society|Evening Readers;Email:email;Phone:phone;Skills;Available=Weekdays|Evenings|Weekends|Any time;Since:date;~Hours given:number#0-100000;~Status=Applied|Active|Paused
- Tom Reed | organization=Clean Brook Society; skills=Driving, carrying; available=Weekends; hours_given=62; status=Active
- Amina Saleh | organization=Evening Readers; skills=Teaching; available=Evenings; hours_given=140; status=Active
- Greta Nyman | organization=Paws in Need; skills=Dogs, first aid; available=Any time; hours_given=35; status=Active
- Pavel Hora | organization=Song for All; skills=Piano; available=Weekdays; hours_given=0; status=Applied
# legal propaganda|legal knowledge|legal education|law and regulation|legal information|legal publicity|law popularization
item law|regulation|law and regulation|legal provision|laws and regulations: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Issued by;Number;In force since:date;Text:long;Source:url;~Status=In force|Changed|Repealed
- Tenancy act | field=Tenancy; issued_by=Parliament; number=TA 2001; text=Rent, deposit, notice and repairs.; status=In force
- Working time act | field=Labour; issued_by=Parliament; number=WT 1994; text=Breaks, night work and rest.; status=In force
- Road traffic order | field=Traffic; issued_by=Ministry of transport; number=RT 2013; text=Rules for all on the road.; status=Changed
- Old door sales rule | field=Consumer; issued_by=Ministry of justice; number=DS 1986; text=Replaced by the consumer act.; status=Repealed
record law article|article of a law|section|clause: Title!;Law->@law|regulation~Tenancy act|Working time act;Number:number#1-10000;Text:long;Plain words:long;Key words
- Deposit | law=Tenancy act; number=14; text=The deposit is at most three monthly rents.; plain_words=No one may ask for more than three rents.; key_words=deposit, rent
- Notice | law=Tenancy act; number=31; text=Three months to the end of a month.; plain_words=Write by the third working day.; key_words=notice
- Breaks | law=Working time act; number=4; text=Thirty minutes after six hours.; plain_words=You must get a break.; key_words=break
- Rest | law=Working time act; number=5; text=Eleven hours between two working days.; plain_words=Eleven hours free.; key_words=rest, night
request legal consultation|legal consulting|legal question|consultation: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Question:long!;Name;Email:email;Adviser->@legal adviser|lawyer~Mira Stahl|Jon Pettersen;Anonymous:boolean;~Answer:long
- Deposit not paid back | field=Tenancy; question=Six months have passed.; name=T. W.; adviser=Mira Stahl; answer=Write once more with a date, then to the court.
- No break in the shop | field=Labour; question=We work eight hours through.; name=Guest; adviser=Jon Pettersen; answer=Section 4 gives you thirty minutes.
- Parcel never came | field=Consumer; question=Seller does not answer.; name=Olga; adviser=Mira Stahl; answer=The seller bears the risk.
- Bike lane parking | field=Traffic; question=Who do I tell?; name=Ben; adviser=Jon Pettersen; answer=The town office.
person legal adviser|lawyer|consultant: Name!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Office;Phone:phone;Email:email;Introduction:long;Photo:image;~Answers:number#0-100000;~Status=Available|Away
- Mira Stahl | field=Tenancy; office=Legal aid house; introduction=Twenty years of tenants' questions.; answers=412; status=Available
- Jon Pettersen | field=Labour; office=Union house; introduction=Work and pay.; answers=298; status=Available
- Salma Idris | field=Family; office=Legal aid house; introduction=Separation and children.; answers=187; status=Away
- Peer Lund | field=Criminal; office=Court street 2; introduction=Rights of victims.; answers=74; status=Available
item legal news|news|legal story|case story: Title!;Field=Family|Labour|Tenancy|Traffic|Consumer|Criminal;Summary:long;Text:long;Author;Published on:date;Picture:image;~Read:number#0-10000000;~Status=Draft|Published
- Higher fines near schools | field=Traffic; summary=From July the fines double.; text=The order was changed last week.; author=Editors; read=2120; status=Published
- Court on broken lifts | field=Tenancy; summary=Rent may be cut by seven percent.; text=Fourth floor without a lift for a month.; author=Mira Stahl; read=1430; status=Published
- Rest after night work | field=Labour; summary=Bakers won.; text=Eleven hours are eleven hours.; author=Jon Pettersen; read=890; status=Published
- False shops online | field=Consumer; summary=Five signs.; text=Price, address, terms, payment, stars.; author=Editors; read=0; status=Draft
event publicity event|propaganda activity|legal lecture|legal activity: Name!;Topic;Place;Date:date;Starts at:time;Speaker->@legal adviser|lawyer~Mira Stahl|Salma Idris;Places:number#1-10000;Description:long;~Signed up:number#0-10000
- Rent and repairs | topic=Tenancy; place=Library; speaker=Mira Stahl; places=60; description=Bring your contract.; signed_up=38
- Law in the school yard | topic=Bullying; place=Hill school; speaker=Peer Lund; places=120; description=For grades 7 to 9.; signed_up=120
- Questions at the market | topic=All; place=Market square; speaker=Jon Pettersen; places=200; description=Tent with coffee.; signed_up=0
- Family evening | topic=Family; place=Town hall; speaker=Salma Idris; places=40; description=Custody and maintenance.; signed_up=22
# lifecycle list|life cycle|environmental impact|life cycle assessment|green data
item lifecycle list|life cycle inventory|inventory list|product system: Name!;Product;Functional unit;Boundary=Cradle to gate|Cradle to grave|Gate to gate;Region;Owner;Version;Started on:date;Description:long;~Status=Draft|Complete|Reviewed|Published
- Oak chair | product=Chair; functional_unit=One chair for 15 years; boundary=Cradle to grave; region=Europe; owner=Joiner Ahlers; version=1.2; description=Timber, glue, transport, disposal.; status=Reviewed
- Glass bottle 0.7 l | product=Bottle; functional_unit=1000 fillings; boundary=Cradle to grave; region=Europe; owner=Spring works; version=2.0; description=Washed forty times.; status=Published
- Wool yarn | product=Yarn; functional_unit=1 kg of yarn; boundary=Cradle to gate; region=Northland; owner=Loom & Thread; version=0.3; description=Sheep to spool.; status=Draft
- Steel tube | product=Tube; functional_unit=1 t of tube; boundary=Gate to gate; region=Europe; owner=Hartmann; version=1.0; description=Rolling and welding.; status=Complete
record inventory flow|flow|data entry|input and output|collected data: Title!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Glass bottle 0.7 l;Stage=Raw material|Production|Transport|Use|Disposal;Direction=Input|Output;Amount:number#0-1000000000;Unit=kg|kWh|m³|tkm|MJ;Source;Quality=Measured|Calculated|Estimated;Collected on:date
- Oak timber | lifecycle_list=Oak chair; stage=Raw material; direction=Input; amount=9.5; unit=kg; source=Weighed; quality=Measured
- Power of the workshop | lifecycle_list=Oak chair; stage=Production; direction=Input; amount=6.2; unit=kWh; source=Meter; quality=Measured
- Washing water | lifecycle_list=Glass bottle 0.7 l; stage=Use; direction=Input; amount=0.4; unit=m³; source=Plant data; quality=Calculated
- Broken glass | lifecycle_list=Glass bottle 0.7 l; stage=Disposal; direction=Output; amount=11; unit=kg; source=Guess; quality=Estimated
record impact assessment|environmental impact assessment|assessment|impact result|analysis: Title!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Glass bottle 0.7 l;Category=Climate|Water|Energy|Acidification|Land use|Toxicity;Method->@assessment method|method~Climate 100 years|Water scarcity;Value:number#-1000000000-1000000000;Unit;Largest share;Assessed by;Assessed on:date;~Status=Draft|Checked|Published
- Climate of the chair | lifecycle_list=Oak chair; category=Climate; method=Climate 100 years; value=14.8; unit=kg CO2; largest_share=Production 41 percent; assessed_by=Dr. Nils Arp; status=Checked
- Water of the bottle | lifecycle_list=Glass bottle 0.7 l; category=Water; method=Water scarcity; value=0.6; unit=m³; largest_share=Washing; assessed_by=Dr. Nils Arp; status=Published
- Climate of the yarn | lifecycle_list=Wool yarn; category=Climate; method=Climate 100 years; value=21; unit=kg CO2; largest_share=Sheep; assessed_by=Oda; status=Draft
- Energy of the tube | lifecycle_list=Steel tube; category=Energy; method=Energy demand; value=3100; unit=MJ; largest_share=Furnace; assessed_by=Oda; status=Checked
! item assessment method|method|impact factor: Name!;Category=Climate|Water|Energy|Acidification|Land use|Toxicity;Unit;Version;Source;Description:long
- Climate 100 years | category=Climate; unit=kg CO2; version=6; source=Climate panel; description=Warming over a hundred years.
- Water scarcity | category=Water; unit=m³; version=1.2; source=Water group; description=Weighted by region.
- Energy demand | category=Energy; unit=MJ; version=2; source=Handbook; description=All primary energy.
- Acid rain | category=Acidification; unit=kg SO2; version=1; source=Handbook; description=Sulphur and nitrogen.
record green data asset|data asset|data file|uploaded data: Name!;Lifecycle list->@lifecycle list|inventory list~Oak chair|Steel tube;File:file;Kind=Data set|Certificate|Report|Model;Owner;Licence=Private|Shared|Open;Value:money;Uploaded on:date;~Downloads:number#0-1000000
- Chair data 1.2 | lifecycle_list=Oak chair; kind=Data set; owner=Joiner Ahlers; licence=Shared; value=400; downloads=6
- Bottle declaration | lifecycle_list=Glass bottle 0.7 l; kind=Certificate; owner=Spring works; licence=Open; value=0; downloads=88
- Tube process model | lifecycle_list=Steel tube; kind=Model; owner=Hartmann; licence=Private; value=2500; downloads=0
- Yarn report | lifecycle_list=Wool yarn; kind=Report; owner=Loom & Thread; licence=Shared; value=150; downloads=2
# charity|donation management|donation platform|donation website|donate|fundraising
item charity project|project|donation project|cause|campaign: Name!;Cause=Children|Health|Nature|Animals|Disaster|Education;Country;Goal:money!;Starts on:date;Ends on:date;Description:long;Picture:image;Partner;~Raised:money;~Donors:number#0-10000000;~Status=Draft|Open|Reached|Closed
- Wells for Karu valley | cause=Health; country=Kenya; goal=24000; partner=Water Hands; raised=17850; donors=412; status=Open
- School bags | cause=Education; country=Romania; goal=6000; partner=Bright Start; raised=6120; donors=205; status=Reached
- Flood relief east | cause=Disaster; country=Germany; goal=80000; partner=River Aid; raised=31200; donors=690; status=Open
- Hedgehog station | cause=Animals; country=Austria; goal=4000; partner=Wild Friends; raised=900; donors=44; status=Open
record donation|gift|contribution: Title!;Project->@charity project|project~Wells for Karu valley;Donor name;E-mail:email;Amount:money!;Frequency=Once|Monthly|Yearly;Way=Credit card|Debit card|PayPal|Bank transfer;Anonymous:boolean;Message:long;Donated on:date;Receipt wanted:boolean;~Status=Started|Paid|Failed|Refunded
- 50 for wells | project=Wells for Karu valley; donor_name=Ada Finch; amount=50; frequency=Once; way=Credit card; message=For clear water.; status=Paid
- 10 a month, flood | project=Flood relief east; donor_name=Ron Abel; amount=10; frequency=Monthly; way=Bank transfer; status=Paid
- 25 for bags | project=School bags; donor_name=Mei Tan; amount=25; frequency=Once; way=PayPal; status=Paid
- 100 for hedgehogs | project=Hedgehog station; donor_name=Anonymous; amount=100; frequency=Once; way=Debit card; status=Failed
item donation amount|suggested amount|amount option: Title!;Project->@charity project|project~Wells for Karu valley;Amount:money!;What it does:long;Position:number#0-100
- 20 litres a day | project=Wells for Karu valley; amount=20; what_it_does=Water for one child for a year.; position=1
- A pump handle | project=Wells for Karu valley; amount=75; what_it_does=Spare part for one well.; position=2
- One filled bag | project=School bags; amount=25; what_it_does=Bag, books, pencils.; position=1
- A dry room | project=Flood relief east; amount=120; what_it_does=Dryer for ten days.; position=1
person donor|supporter: Name!;E-mail:email;Phone:phone;Address;Country;Newsletter:boolean;~Donations:number#0-10000;~Total given:money
- Ada Finch | country=United Kingdom; donations=4; total_given=180
- Ron Abel | country=Germany; donations=12; total_given=120
- Mei Tan | country=Singapore; donations=1; total_given=25
- Lars Holm | country=Norway; donations=2; total_given=90
record project update|progress report|news|update: Title!;Project->@charity project|project~Wells for Karu valley;Text:long!;Picture:image;Spent:money;Published on:date
- First well drilled | project=Wells for Karu valley; text=Water at 62 metres.; spent=7100
- Bags handed out | project=School bags; text=240 children started school.; spent=6000
- Dryers on their way | project=Flood relief east; text=Forty machines left on Monday.; spent=12400
- New warm box | project=Hedgehog station; text=Six places more.; spent=310
! record donation receipt|receipt|tax receipt: Receipt number!;Donation->@donation|gift~50 for wells;Issued on:date;Amount:money;Address;File:file;~Status=Waiting|Sent|Cancelled
- DR-1001 | donation=50 for wells; amount=50; status=Sent
- DR-1002 | donation=25 for bags; amount=25; status=Sent
- DR-1003 | donation=10 a month, flood; amount=10; status=Waiting
- DR-1004 | donation=100 for hedgehogs; amount=100; status=Cancelled
# town grid|grid management|grid staff|community grid|grid member|grid worker|township management
item grid|town grid|grid area|grid information: Name!;Grid number~G-03;Village or street;Grid worker->@grid worker|grid staff~Wen Hua;Area:number(km²)#0-1000;Households:number#0-100000;Residents:number#0-1000000;Buildings:number#0-100000;Map:image;~Status=Staffed|Vacant
- Mill village north | grid_number=G-01; village_or_street=Mill village; grid_worker=Wen Hua; area=2.4; households=310; residents=940; buildings=280; status=Staffed
- Mill village south | grid_number=G-02; village_or_street=Mill village; grid_worker=Tao Lin; area=1.9; households=265; residents=811; buildings=240; status=Staffed
- Station quarter | grid_number=G-03; village_or_street=Station street; grid_worker=Rao Mei; area=0.6; households=720; residents=1905; buildings=64; status=Staffed
- Reservoir hamlets | grid_number=G-04; village_or_street=Upper valley; area=7.8; households=96; residents=214; buildings=120; status=Vacant
person resident|population|population information|special group|special population: Name!;Grid->@grid|grid area~Station quarter;Dwelling->@dwelling|house~Station street 4-302;Gender=Female|Male;Birth year:number#1900-2030;Group=None|Elderly living alone|Left-behind child|Veteran|Disabled|Low income;Registration=Permanent|Floating|Away;Phone:phone;Guardian;Visit every:number(days)#0-365;Note:long
- Zhou Lan | grid=Mill village north; dwelling=Mill village 18; gender=Female; birth_year=1941; group=Elderly living alone; registration=Permanent; guardian=Niece in town; visit_every=7; note=Hard of hearing.
- Peng Bo | grid=Reservoir hamlets; gender=Male; birth_year=2015; group=Left-behind child; registration=Permanent; guardian=Grandmother; visit_every=14
- Han Qiang | grid=Station quarter; dwelling=Station street 4-302; gender=Male; birth_year=1958; group=Veteran; registration=Permanent; visit_every=90
- Su Yun | grid=Station quarter; gender=Female; birth_year=1994; group=None; registration=Floating; visit_every=0
item dwelling|house|housing|housing information|building: Address!;Grid->@grid|grid area~Mill village north;Type=Own house|Flat|Rented flat|Shop with flat|Empty;Rooms:number#0-100;Area:number(m²)#0-10000;Owner;People living there:number#0-100;Safety=Good|To be checked|Dangerous
- Mill village 18 | grid=Mill village north; type=Own house; rooms=3; area=88; owner=Zhou Lan; people_living_there=1; safety=To be checked
- Station street 4-302 | grid=Station quarter; type=Flat; rooms=3; area=92; owner=Han Qiang; people_living_there=2; safety=Good
- Station street 9-101 | grid=Station quarter; type=Shop with flat; rooms=4; area=130; owner=Kang Min; people_living_there=5; safety=Good
- Upper valley 6 | grid=Reservoir hamlets; type=Empty; rooms=4; area=110; people_living_there=0; safety=Dangerous
person grid worker|grid staff|grid member|staff: Name!;Staff number;Grid->@grid|grid area~Station quarter;Phone:phone;Team leader~Director Shen;On post since:date;Tasks open:number#0-1000;~Status=On duty|Off duty|On leave
- Wen Hua | staff_number=W-11; team_leader=Director Shen; grid=Mill village north; tasks_open=2; status=On duty
- Tao Lin | staff_number=W-12; team_leader=Director Shen; grid=Mill village south; tasks_open=1; status=On duty
- Rao Mei | staff_number=W-15; team_leader=Director Shen; grid=Station quarter; tasks_open=4; status=Off duty
- Gu Peng | staff_number=W-19; team_leader=Director Shen; tasks_open=0; status=On leave
record check-in|check in|sign-in|attendance|clock-in|work dynamics: Title!;Worker->@grid worker|grid staff~Wen Hua;Grid->@grid|grid area~Mill village north;Type=Start of work|Visit|Patrol|End of work;Place;Day:date;Time:time;Photo:image;Within the grid:boolean;Note
- Wen begins in Mill village | worker=Wen Hua; grid=Mill village north; type=Start of work; place=Village hall
- Wen visits Zhou Lan | worker=Wen Hua; grid=Mill village north; type=Visit; place=Mill village 18; note=All well, radio mended
- Rao on patrol | worker=Rao Mei; grid=Station quarter; type=Patrol; place=Station street
- Tao ends the day | worker=Tao Lin; grid=Mill village south; type=End of work; place=Bridge
work task|task assignment|assigned task|grid task: Title!;Grid->@grid|grid area~Reservoir hamlets;Assigned to->@grid worker|grid staff~Rao Mei;Kind=Visit|Survey|Safety check|Dispute|Notice|Clean-up;Assigned by~Director Shen;Due on:date;Priority=Low|Normal|High;Details:long;Feedback:long
- Check the empty house | grid=Reservoir hamlets; assigned_to=Wen Hua; kind=Safety check; assigned_by=Director Shen; priority=High; details=Roof of Upper valley 6.
- Count of floating residents | grid=Station quarter; assigned_to=Rao Mei; kind=Survey; assigned_by=Director Shen; priority=Normal
- Noise from the shop | grid=Station quarter; assigned_to=Rao Mei; kind=Dispute; assigned_by=Director Shen; priority=Normal; feedback=Both agreed on ten o'clock.
- Flu shot notice | grid=Mill village south; assigned_to=Tao Lin; kind=Notice; assigned_by=Health desk; priority=Low
! record home visit|visit record|visit [elder|child|veteran|special group|visit]: Title!;Resident->@resident|population~Zhou Lan;Worker->@grid worker|grid staff~Wen Hua;Visited on:date!;Situation=Good|Needs help|Urgent|Not at home;Needs;Help given:long;Next visit:date
- Zhou Lan, weekly | resident=Zhou Lan; worker=Wen Hua; situation=Needs help; needs=Hearing aid; help_given=Radio mended.
- Peng Bo, school start | resident=Peng Bo; worker=Wen Hua; situation=Good; help_given=School bag handed over.
- Han Qiang, veterans' day | resident=Han Qiang; worker=Rao Mei; situation=Good
- Zhou Lan, last week | resident=Zhou Lan; worker=Wen Hua; situation=Not at home
# ocean forecast|forecast warning|marine forecast|ocean warning|weather forecast product|marine data|forecast product
item forecast product|ocean forecast product|warning product|forecast warning product|product information: Title!;Product type=Wave|Storm surge|Sea ice|Sea temperature|Tide|Red tide|Tsunami;Kind=Forecast|Warning|Message;Level=None|Blue|Yellow|Orange|Red;Agency->@forecast agency|agency~National Marine Centre;Sea area->@sea area|area~Northern gulf;Format->@data format|unified format~Forecast text v2;Text:long;File:file;Issued on:date;Valid until:date;Downloads:number#0-1000000;~Status=Uploaded|Checked|Published|Withdrawn
- Wave warning, northern gulf | product_type=Wave; kind=Warning; level=Orange; agency=National Marine Centre; sea_area=Northern gulf; format=Warning sheet v3; text=Waves of four to six metres.; downloads=812; status=Published
- Three-day tide table, Port Ness | product_type=Tide; kind=Forecast; level=None; agency=Ness Harbour Station; sea_area=Ness bay; format=Tide table v1; downloads=1340; status=Published
- Storm surge, delta coast | product_type=Storm surge; kind=Warning; level=Yellow; agency=Delta Regional Office; sea_area=Delta coast; format=Warning sheet v3; downloads=220; status=Checked
- Sea temperature week 24 | product_type=Sea temperature; kind=Forecast; level=None; agency=National Marine Centre; sea_area=Outer shelf; format=Grid data v4; downloads=64; status=Uploaded
item forecast agency|agency|forecast organization|issuing unit: Name!;Level=National|Regional|Province|City|Station;Parent agency;Code~NMC;Contact person;Phone:phone;Email:email;Uploads:number#0-1000000;~Status=Connected|On trial|Suspended
- National Marine Centre | level=National; code=NMC; contact_person=Ebbe Lind; uploads=18400; status=Connected
- Delta Regional Office | level=Regional; parent_agency=National Marine Centre; code=DRO; contact_person=Sana Idris; uploads=5120; status=Connected
- Ness Harbour Station | level=Station; parent_agency=Delta Regional Office; code=NHS; contact_person=Pal Moe; uploads=2210; status=Connected
- Cape Light Station | level=Station; parent_agency=Delta Regional Office; code=CLS; contact_person=Ida Roth; uploads=12; status=On trial
item sea area|area|forecast area|sea region: Name!;Code~A-01;Basin;Northern limit:number(°)#-90-90;Southern limit:number(°)#-90-90;Western limit:number(°)#-180-180;Eastern limit:number(°)#-180-180;Map:image
- Northern gulf | code=A-01; basin=Gulf; northern_limit=41; southern_limit=38.5; western_limit=117.5; eastern_limit=121
- Delta coast | code=A-07; basin=Delta; northern_limit=32.5; southern_limit=30; western_limit=121; eastern_limit=123
- Ness bay | code=A-12; basin=Delta; northern_limit=31; southern_limit=30.2; western_limit=121.5; eastern_limit=122.2
- Outer shelf | code=A-20; basin=Open sea; northern_limit=33; southern_limit=27; western_limit=123; eastern_limit=128
record data upload|upload|uploaded data|upload record|submission: Title!;Agency->@forecast agency|agency~Ness Harbour Station;Product->@forecast product|warning product~Wave warning, northern gulf;File:file;Size:number(MB)#0-100000;Format->@data format|unified format~Tide table v1;Uploaded by~Pal Moe;Uploaded on:date;Format check=Passed|Converted|Failed;Message;~Status=Received|Stored|Returned
- Wave sheet of six o'clock | agency=National Marine Centre; product=Wave warning, northern gulf; size=0.4; format=Warning sheet v3; uploaded_by=Ebbe Lind; format_check=Passed; status=Stored
- Tide file Ness | agency=Ness Harbour Station; product=Three-day tide table, Port Ness; size=0.1; format=Tide table v1; uploaded_by=Pal Moe; format_check=Converted; status=Stored
- Cape Light trial | agency=Cape Light Station; size=3.2; format=Grid data v4; uploaded_by=Ida Roth; format_check=Failed; message=Grid has no origin; status=Returned
- Temperature grid | agency=National Marine Centre; product=Sea temperature week 24; size=88; format=Grid data v4; uploaded_by=Ebbe Lind; format_check=Passed; status=Received
item data format|unified format|format|product format: Name!;File type=Text|XML|NetCDF|GRIB|PDF|Picture;Version~v3;Required parts:long;Schema:file;Valid from:date;~Status=In force|Replaced
- Forecast text v2 | file_type=Text; version=v2; required_parts=Area, period, wind, wave.; status=In force
- Warning sheet v3 | file_type=XML; version=v3; required_parts=Level, area, start, end, advice.; status=In force
- Tide table v1 | file_type=Text; version=v1; required_parts=Port, date, time, height.; status=In force
- Grid data v4 | file_type=NetCDF; version=v4; required_parts=Origin, step, variable.; status=In force
record data download|download|download record|shared data: Title!;Product->@forecast product|warning product~Three-day tide table, Port Ness;Downloaded by~Harbour office;Purpose=Navigation|Fishing|Research|Public information|Disaster relief;Downloaded on:date;Size:number(MB)#0-100000
- Tide table to harbour office | product=Three-day tide table, Port Ness; downloaded_by=Harbour office; purpose=Navigation; size=0.1
- Wave warning to fishers | product=Wave warning, northern gulf; downloaded_by=Fishing guild; purpose=Fishing; size=0.4
- Surge sheet to relief desk | product=Storm surge, delta coast; downloaded_by=Relief desk; purpose=Disaster relief; size=0.4
- Temperatures to university | product=Sea temperature week 24; downloaded_by=Coastal institute; purpose=Research; size=88
# impact investing|social change|gender equity|impact investor|social impact|social enterprise
item entity|impact organization|partner organization|organization|brand: Name!;Kind=Fund|Foundation|Network|Research centre|Social enterprise;Mission:long;Country;Focus->@focus area|topic~Gender equity;Founded:number#1800-2100;Capital:money;Website:url;Logo:image;~Status=Member|Partner|Former
- Level Field Fund | kind=Fund; mission=Loans to firms led by women.; country=Kenya; focus=Gender equity; founded=2014; capital=18000000; status=Member
- Open Ledger Lab | kind=Research centre; mission=Numbers on pay and care.; country=Canada; focus=Fair pay; founded=2009; status=Partner
- Threads Together | kind=Social enterprise; mission=Sewing workshops owned by their workers.; country=India; focus=Decent work; founded=2017; capital=640000; status=Member
- Halfway Network | kind=Network; country=Chile; focus=Gender equity; founded=2011; status=Former
record achievement|work|project|impact story|case study: Title!;Entity->@entity|organization~Level Field Fund;Focus->@focus area|topic~Gender equity;Summary!;Story:long;People reached:number#0-100000000;Invested:money;Women among them:percent;Country;Began on:date;Picture:image;~Status=Running|Completed
- 400 market stalls | entity=Level Field Fund; focus=Gender equity; summary=Small loans for stalls in six towns; people_reached=2100; invested=820000; women_among_them=91; country=Kenya; status=Completed
- Open pay index | entity=Open Ledger Lab; focus=Fair pay; summary=Pay gaps of 300 firms made public; people_reached=54000; invested=140000; women_among_them=50; country=Canada; status=Running
- The second workshop | entity=Threads Together; focus=Decent work; summary=A workshop bought by its seamstresses; people_reached=64; invested=95000; women_among_them=88; country=India; status=Running
- Mentors for founders | entity=Halfway Network; focus=Gender equity; summary=Ninety pairs of mentors and founders; people_reached=180; invested=60000; women_among_them=100; country=Chile; status=Completed
record research report|research|publication|study: Title!;Authors;Entity->@entity|organization~Open Ledger Lab;Focus->@focus area|topic~Fair pay;Summary:long;File:file;Pages:number#1-2000;Published on:date;Language=English|French|Spanish;Downloads:number#0-10000000
- Who signs the cheque | authors=T. Okafor, L. Reyes; entity=Level Field Fund; focus=Gender equity; summary=Women on investment committees.; pages=64; language=English; downloads=2110
- Pay in the open | authors=M. Roy; entity=Open Ledger Lab; focus=Fair pay; summary=What open figures change.; pages=88; language=English; downloads=3904
- Owners at the machine | authors=A. Nair; entity=Threads Together; focus=Decent work; pages=31; language=English; downloads=602
- Care counts | authors=C. Leroux; entity=Open Ledger Lab; focus=Fair pay; pages=47; language=French; downloads=980
item resource|tool|guide|toolkit|shared resource: Title!;Type=Guide|Checklist|Template|Video|Data set;Focus->@focus area|topic~Gender equity;For whom=Investors|Founders|Researchers|Everyone;Description:long;File:file;Link:url;Shared by;Shared on:date;Downloads:number#0-10000000
- Gender lens checklist | type=Checklist; focus=Gender equity; for_whom=Investors; description=Twenty questions before a deal.; shared_by=Level Field Fund; downloads=4410
- Term sheet for shared owners | type=Template; focus=Decent work; for_whom=Founders; shared_by=Threads Together; downloads=730
- Pay gap data 2024 | type=Data set; focus=Fair pay; for_whom=Researchers; shared_by=Open Ledger Lab; downloads=1208
- Measuring without pain | type=Video; focus=Gender equity; for_whom=Everyone; shared_by=Halfway Network; downloads=95
event impact event|conference|webinar|gathering: Title!;Kind=Conference|Webinar|Workshop|Meet-up;Held on:date!;Starts at:time;Place;Host->@entity|organization~Halfway Network;Speakers;Places:number#0-100000;Fee:money;Description:long;Picture:image;~Status=Announced|Open|Full|Held
- Capital with a lens | kind=Conference; place=Nairobi; host=Level Field Fund; speakers=T. Okafor; places=300; fee=120; status=Open
- Reading pay data | kind=Webinar; place=Online; host=Open Ledger Lab; speakers=M. Roy; places=500; fee=0; status=Open
- Owning together | kind=Workshop; place=Jaipur; host=Threads Together; speakers=A. Nair; places=24; fee=0; status=Full
- Founders' breakfast | kind=Meet-up; place=Valparaiso; host=Halfway Network; places=30; fee=8; status=Held
item news|news item|update: Headline!;Entity->@entity|organization~Threads Together;Summary;Text:long;Author;Picture:image;Published on:date;Views:number#0-10000000;Pinned:boolean
- Workshop number two opens | entity=Threads Together; summary=Twenty new owners; author=Press desk; views=640
- Index grows to 300 firms | entity=Open Ledger Lab; author=M. Roy; views=1180
- Fund closes third round | entity=Level Field Fund; summary=Eighteen million pledged; author=Press desk; views=2104
- Call for mentors | entity=Halfway Network; author=Press desk; views=310
! item focus area|topic|theme: Name!;Goal of the UN~Goal 5;Description:long;Icon:image;Order:number#1-50
- Gender equity | goal_of_the_un=Goal 5; description=Power, money and safety shared.; order=1
- Fair pay | goal_of_the_un=Goal 8; order=2
- Decent work | goal_of_the_un=Goal 8; order=3
- Care | goal_of_the_un=Goal 3; order=4
# public security information|information release terminal|security information release|release terminal|sentry post|alarm information|dual-screen
item security information|published information|security notice|public notice|release content|information release: Title!;Kind=Notice|Warning|Wanted person|Missing person|Traffic|Prevention tip;Text:long;Picture:image;Video:file;Urgency=Normal|Important|Urgent;Area~North district;Published by~Officer Kane|Officer Silva;Publish on:date;Show until:date;~Status=Draft|In review|Published|Withdrawn
- Bag thieves at the station | kind=Warning; text=Keep bags closed and in front of you.; urgency=Important; area=Central station; published_by=Officer Kane; status=Published
- Boy of nine is missing | kind=Missing person; text=Blue coat, last seen at the east gate.; urgency=Urgent; area=North district; published_by=Officer Silva; status=Published
- Market street closed on Sunday | kind=Traffic; text=Run through the town, closed from eight to two.; urgency=Normal; area=Old town; published_by=Officer Kane; status=In review
- Calls from a false grandson | kind=Prevention tip; text=Hang up and call your family.; urgency=Normal; area=All districts; published_by=Officer Silva; status=Published
item terminal|release terminal|display terminal|information terminal|device: Name!;Place;Sentry post->@sentry post|guard post~Post 3, east gate;Screens:number#1-4;Resolution~1920 x 1080;IP address~192.0.2.41;Speaker:boolean;Installed on:date;Note:long;~Status=Online|Offline|Fault
- Terminal east gate | place=Hall by the east gate; sentry_post=Post 3, east gate; screens=2; resolution=1920 x 1080; ip_address=192.0.2.41; status=Online
- Terminal station hall | place=Station hall, pillar 4; sentry_post=Post 1, station; screens=2; resolution=3840 x 2160; ip_address=192.0.2.42; status=Online
- Terminal harbour | place=Ferry building; sentry_post=Post 7, harbour; screens=2; resolution=1920 x 1080; ip_address=192.0.2.47; status=Fault
- Terminal market | place=Market hall; sentry_post=Post 5, market; screens=1; resolution=1280 x 720; ip_address=192.0.2.45; status=Offline
item sentry post|guard post|checkpoint: Name!;Address;District~North|Old town;Latitude:number#-90-90;Longitude:number#-180-180;Phone:phone;Officer on duty~Officer Kane;Officers:number#0-50;~Status=Manned|Unmanned|Alarm
- Post 1, station | address=Station square 1; district=Old town; latitude=47.07; longitude=15.42; phone=+43 316 555 011; officer_on_duty=Officer Kane; officers=4; status=Manned
- Post 3, east gate | address=East road 20; district=North; latitude=47.08; longitude=15.46; phone=+43 316 555 013; officer_on_duty=Officer Silva; officers=2; status=Alarm
- Post 5, market | address=Market hall; district=Old town; latitude=47.07; longitude=15.44; phone=+43 316 555 015; officer_on_duty=Officer Brandt; officers=2; status=Manned
- Post 7, harbour | address=Pier 2; district=South; latitude=47.05; longitude=15.43; phone=+43 316 555 017; officer_on_duty=Officer Otieno; officers=3; status=Unmanned
record alarm|alarm information|alarm record|alert|emergency call|received alarm: Title!;Sentry post->@sentry post|guard post~Post 3, east gate;Kind=Button pressed|Intruder|Fire|Fight|Medical|Fault;Level=Low|Medium|High|Critical;Received on:date;Received at:time;Details:long;Picture:image;Handled by~Officer Kane;~Status=New|Accepted|Under way|Closed|False alarm
- Button at the east gate | sentry_post=Post 3, east gate; kind=Button pressed; level=High; details=A man climbs over the fence.; handled_by=Officer Silva; status=Under way
- Smoke in the market hall | sentry_post=Post 5, market; kind=Fire; level=Critical; details=Smoke from a stall, fire brigade is called.; handled_by=Officer Brandt; status=Closed
- Fall on the stairs | sentry_post=Post 1, station; kind=Medical; level=Medium; details=Woman with a hurt knee.; handled_by=Officer Kane; status=Closed
- Button by mistake | sentry_post=Post 7, harbour; kind=Button pressed; level=Low; details=Cleaning staff.; handled_by=Officer Otieno; status=False alarm
record screen content|display content|dual-screen display|screen assignment|playlist|display plan: Title!;Terminal->@terminal|release terminal~Terminal east gate;Screen=Main screen|Second screen|Both screens;Information->@security information|published information~Bag thieves at the station;Layout=Full screen|Text over picture|Scrolling line|Split;Shown for:number(s)#3-3600;Order number:number#1-500;From:date;Until:date;~Status=Planned|On screen|Ended
- East gate, main | terminal=Terminal east gate; screen=Main screen; information=Boy of nine is missing; layout=Full screen; shown_for=30; order_number=1; status=On screen
- East gate, second | terminal=Terminal east gate; screen=Second screen; information=Bag thieves at the station; layout=Text over picture; shown_for=15; order_number=1; status=On screen
- Station, both | terminal=Terminal station hall; screen=Both screens; information=Bag thieves at the station; layout=Split; shown_for=20; order_number=2; status=On screen
- Market, line | terminal=Terminal market; screen=Main screen; information=Market street closed on Sunday; layout=Scrolling line; shown_for=60; order_number=1; status=Planned
! item media file|multimedia file|material|video|picture: Title!;Kind=Picture|Video|Sound|Text;File:file;Length:number(s)#0-7200;Size:number(MB)#0-5000;Used for->@security information|published information~Calls from a false grandson;Uploaded by~Officer Kane;Uploaded on:date
- Film on false calls | kind=Video; length=48; size=62; used_for=Calls from a false grandson; uploaded_by=Officer Silva
- Photo of a blue coat | kind=Picture; length=0; size=2; used_for=Boy of nine is missing; uploaded_by=Officer Silva
- Map of closed streets | kind=Picture; length=0; size=1; used_for=Market street closed on Sunday; uploaded_by=Officer Kane
- Spoken warning | kind=Sound; length=12; size=1; used_for=Bag thieves at the station; uploaded_by=Officer Kane
! record alarm action|handling record|disposal record|response: Title!;Alarm->@alarm|alarm information~Button at the east gate;Done by~Officer Silva;Action=Accepted|Patrol sent|Shown on screens|Called help|Closed;Done on:date;Done at:time;Notes:long
- Patrol to the fence | alarm=Button at the east gate; done_by=Officer Silva; action=Patrol sent; notes=Two officers on foot.
- Market cleared | alarm=Smoke in the market hall; done_by=Officer Brandt; action=Shown on screens; notes=All screens showed the way out.
- Ambulance to the station | alarm=Fall on the stairs; done_by=Officer Kane; action=Called help; notes=There in seven minutes.
- Closed as false | alarm=Button by mistake; done_by=Officer Otieno; action=Closed; notes=Staff were told.
# party discipline|party member|discipline learning|learning check-in|party building learning|party school|integrity education
item learning article|article to learn|learning content|learning material|study article|reading: Title!;Topic->@learning topic|topic~Rules of conduct|Case studies;Text:long;Cover:image;Reading time:number(min)#1-240;Points:number#0-100;Source~Training office;Published on:date;~Read by:number#0-1000000;~Status=Draft|Published|Withdrawn
- Gifts and invitations | topic=Rules of conduct; text=What may be taken and what must be reported.; reading_time=8; points=2; source=Training office; read_by=214; status=Published
- The borrowed car | topic=Case studies; text=A case in five steps and what would have been right.; reading_time=12; points=3; source=Inspection office; read_by=180; status=Published
- Who decides what | topic=Procedures; text=From the proposal to the vote.; reading_time=10; points=2; source=Training office; read_by=96; status=Published
- Travel on duty | topic=Rules of conduct; text=Class, hotel and receipts.; reading_time=6; points=2; source=Finance office; read_by=0; status=Draft
item learning video|video|video lesson|course video: Title!;Topic->@learning topic|topic~Rules of conduct;Video:file;Cover:image;Length:number(min)#1-300;Points:number#0-100;Speaker~Dr. Lin Hua;Description:long;~Watched by:number#0-1000000;~Status=Draft|Published|Withdrawn
- Saying no politely | topic=Rules of conduct; length=14; points=4; speaker=Dr. Lin Hua; description=Three short scenes with an offer.; watched_by=161; status=Published
- A case, told by the auditor | topic=Case studies; length=22; points=5; speaker=Gao Ming; description=How the invoices were found.; watched_by=132; status=Published
- Meeting minutes that hold | topic=Procedures; length=9; points=3; speaker=Dr. Lin Hua; description=What must be written down.; watched_by=88; status=Published
- Complaints and answers | topic=Procedures; length=11; points=3; speaker=Gao Ming; description=Days, forms and duties.; watched_by=47; status=Withdrawn
item learning topic|topic|learning category|column: Name!;Description;Picture:image;Sort number:number#1-100;Responsible~Training office
- Rules of conduct | description=What is allowed; sort_number=1; responsible=Training office
- Case studies | description=What went wrong and why; sort_number=2; responsible=Inspection office
- Procedures | description=How things are done; sort_number=3; responsible=Training office
- History | description=How it came to be; sort_number=4; responsible=Library
item quiz question|question|answering question|test question|exercise: Question!;Topic->@learning topic|topic~Rules of conduct;Kind=Single choice|Several choices|True or false;Choices:long;Right answer;Explanation:long;Points:number#0-100;Difficulty=Easy|Medium|Hard
- Must a gift be reported? | topic=Rules of conduct; kind=True or false; choices=True, False; right_answer=True; explanation=Above the small limit, always.; points=1; difficulty=Easy
- Who may sign for the group? | topic=Procedures; kind=Single choice; choices=Secretary, Any member, Nobody; right_answer=Secretary; explanation=Or a deputy named in writing.; points=2; difficulty=Medium
- What was the first mistake in the case of the car? | topic=Case studies; kind=Single choice; choices=No log, No fuel, No licence; right_answer=No log; explanation=Without a log nobody could see the trips.; points=2; difficulty=Hard
- Which receipts are needed? | topic=Rules of conduct; kind=Several choices; choices=Hotel, Train, Meals on the train; right_answer=Hotel, Train; explanation=Meals are paid as a lump sum.; points=2; difficulty=Medium
record check-in|learning check-in|learning record|study record|learning time: Title!;Member->@party member|member~Wei Sun|Fang Liu;Kind=Article|Video|Questions|Daily check-in;Article->@learning article|article to learn~Gifts and invitations;Video->@learning video|video~Saying no politely;Learned on:date!;Learning time:number(min)#0-600;Points earned:number#0-100;Thoughts:long;~Status=Started|Finished
- Wei reads on gifts | member=Wei Sun; kind=Article; article=Gifts and invitations; learning_time=9; points_earned=2; thoughts=The limit was new to me.; status=Finished
- Fang watches the scenes | member=Fang Liu; kind=Video; video=Saying no politely; learning_time=14; points_earned=4; thoughts=The second scene is like ours.; status=Finished
- Daily check-in of Bo | member=Bo Zhao; kind=Daily check-in; learning_time=1; points_earned=1; status=Finished
- Wei starts the case | member=Wei Sun; kind=Video; video=A case, told by the auditor; learning_time=6; points_earned=0; status=Started
person party member|member|learner|ranking entry|points ranking: Full name!;Branch->@branch|party branch~First branch|Technical branch;Phone:phone;Joined on:date;Position~Secretary|Member;~Total points:number#0-1000000;~Learning time:number(min)#0-1000000;~Rank:number#1-100000
- Fang Liu | branch=First branch; phone=+86 139 5550 0101; position=Secretary; total_points=186; learning_time=640; rank=1
- Wei Sun | branch=Technical branch; phone=+86 139 5550 0102; position=Member; total_points=154; learning_time=522; rank=2
- Bo Zhao | branch=First branch; phone=+86 139 5550 0103; position=Member; total_points=97; learning_time=310; rank=3
- Yan He | branch=Technical branch; phone=+86 139 5550 0104; position=Member; total_points=41; learning_time=120; rank=4
work learning task|task|study task|assignment: Title!;Topic->@learning topic|topic~Case studies;For branch->@branch|party branch~First branch;Article->@learning article|article to learn~The borrowed car;Due on:date;Points:number#0-1000;Needed time:number(min)#0-600;Notes:long
- Case of the month | topic=Case studies; for_branch=First branch; article=The borrowed car; points=10; needed_time=40; notes=Article, film and two questions.
- Rules before the holidays | topic=Rules of conduct; for_branch=Technical branch; article=Gifts and invitations; points=6; needed_time=25; notes=All members.
- How we vote | topic=Procedures; for_branch=First branch; article=Who decides what; points=5; needed_time=20; notes=Before the meeting on Friday.
- Travel rules | topic=Rules of conduct; for_branch=Technical branch; article=Travel on duty; points=4; needed_time=15; notes=When the article is out.
! record answer|answer record|quiz attempt|test result: Title!;Member->@party member|member~Wei Sun;Question->@quiz question|question~Must a gift be reported?;Answer given;Right:boolean;Points earned:number#0-100;Answered on:date
- Wei on gifts | member=Wei Sun; question=Must a gift be reported?; answer_given=True; points_earned=1
- Fang on signing | member=Fang Liu; question=Who may sign for the group?; answer_given=Secretary; points_earned=2
- Bo on the car | member=Bo Zhao; question=What was the first mistake in the case of the car?; answer_given=No fuel; points_earned=0
- Yan on receipts | member=Yan He; question=Which receipts are needed?; answer_given=Hotel, Train; points_earned=2
! item branch|party branch|group|organization: Name!;Secretary~Fang Liu;Address;Members:number#0-10000;~Average points:number#0-100000;Founded on:date
- First branch | secretary=Fang Liu; address=Building 1, room 204; members=2; average_points=142
- Technical branch | secretary=Wei Sun; address=Workshop, room 3; members=2; average_points=98
- School branch | secretary=Lan Wu; address=School road 5; members=0; average_points=0
- Retired members | secretary=Guo An; address=Garden house; members=0; average_points=0
# mayor's hotline|mayor hotline|citizen hotline|government hotline|public hotline|city hotline|hotline system|citizen report
record case|hotline case|citizen case|reported case|request|complaint {Registered|Assigned|In progress|Answered|Closed}: Case number!;Title!;Caller->@caller|reporter~Ida Falk;Category->@case category|topic~Roads and lights;Department->@department|handling department~Road office;Kind=Report|Question|Complaint|Suggestion|Praise;Came by=Phone|Website|App|Visit;Address;Details:long;Picture:image;Due on:date;Answer:long
- MH-24-3011 | title=Street light out for a week; caller=Ida Falk; category=Roads and lights; department=Road office; kind=Report; came_by=Phone; address=Mill Lane 12
- MH-24-3012 | title=When is the licence office open; caller=Cafe Berg; category=Business and permits; department=Permit office; kind=Question; came_by=Website
- MH-24-3013 | title=Noise from the building site; caller=Omar Reis; category=Noise and order; department=Order office; kind=Complaint; came_by=App; address=Quay 4
- MH-24-3014 | title=Bench for the bus stop; caller=Ida Falk; category=Parks and places; department=Parks office; kind=Suggestion; came_by=Website
! record case progress|progress|progress record|handling step|case tracking record: Title!;Case->@case|hotline case~MH-24-3011;Step=Registered|Assigned|Site visit|Question to caller|Answered|Closed;Department->@department|handling department~Road office;Officer~Jana Holt|Piet Maas;Text:long;Done on:date;At:time;Visible to the caller:boolean
- Registered by phone | case=MH-24-3011; step=Registered; officer=Jana Holt
- Passed to the road office | case=MH-24-3011; step=Assigned; department=Road office; officer=Jana Holt
- Lamp looked at | case=MH-24-3011; step=Site visit; department=Road office; officer=Piet Maas; text=Cable broken, part ordered.
- Hours sent | case=MH-24-3012; step=Answered; department=Permit office
! person caller|reporter: Name!;Kind=Person|Business;Phone:phone;Email:email;Address;Company number;Prefers=Phone|Email|Message;~Cases:number#0-10000
- Ida Falk | kind=Person; prefers=Phone; cases=2
- Cafe Berg | kind=Business; company_number=FN 20118; prefers=Email; cases=1
- Omar Reis | kind=Person; prefers=Message; cases=1
- Nord Print Ltd | kind=Business; prefers=Email; cases=0
! item department|handling department|office: Name!;Head;Phone:phone;Email:email;Answers within:number(days)#1-180;~Open cases:number#0-100000
- Road office | head=Gero Wind; answers_within=5; open_cases=41
- Permit office | head=Ute Lahm; answers_within=10; open_cases=18
- Order office | head=Ben Zorn; answers_within=3; open_cases=27
- Parks office | head=Mia Laub; answers_within=14; open_cases=9
! item case category|topic: Name!;Department->@department|handling department~Road office;Urgent:boolean;Answer within:number(days)#1-180;Order:number#1-200
- Roads and lights | department=Road office; answer_within=5; order=1
- Business and permits | department=Permit office; answer_within=10; order=2
- Noise and order | department=Order office; answer_within=3; order=3
- Parks and places | department=Parks office; answer_within=14; order=4
record satisfaction rating|satisfaction|return visit|case evaluation: Title!;Case->@case|hotline case~MH-24-3012;Stars:rating!;Solved:boolean;Answered in time:boolean;Text:long;Called by~Jana Holt;Rated on:date
- Quick answer | case=MH-24-3012; stars=5; called_by=Jana Holt
- Light still flickers | case=MH-24-3011; stars=3; called_by=Jana Holt
- Noise has stopped | case=MH-24-3013; stars=4
- No bench yet | case=MH-24-3014; stars=2
# city management|city services|city service|convenient city|government service hall|one-stop service|e-government|government services
item city service|affair item|service item|public service|government service: Name!;Department->@department|office~Resident office;Category=Residence|Family|Business|Transport|Housing|Environment;For=People|Businesses|Both;Fee:money;Takes:number(days)#0-365;Can be done online:boolean;Icon:image;Description:long
- Register a new address | department=Resident office; category=Residence; for=People; fee=0; takes=1
- Parking permit for residents | department=Transport office; category=Transport; for=People; fee=30; takes=5
- Open a food stall | department=Trade office; category=Business; for=Businesses; fee=85; takes=15
- Bulky waste pick-up | department=Clean city office; category=Environment; for=Both; fee=20; takes=7
record affair|affair application|application|service application {Submitted|Documents missing|In progress|Approved|Refused}: Application number!;City service->@city service|affair item|service item~Parking permit for residents;Applicant~Lea Brandt|Food Corner;ID number;Phone:phone;Documents:file;Submitted on:date;Due on:date;Officer~Nils Korn;Decision:long
- AF-7001 | city_service=Parking permit for residents; applicant=Lea Brandt; officer=Nils Korn
- AF-7002 | city_service=Open a food stall; applicant=Food Corner; officer=Rita Oss
- AF-7003 | city_service=Register a new address; applicant=Jun Arai; officer=Nils Korn
- AF-7004 | city_service=Bulky waste pick-up; applicant=Lea Brandt
! record application progress|handling progress|progress|progress step: Title!;Application->@affair|affair application|application~AF-7001;Step=Received|Checked|Documents asked|Passed on|Decided|Handed out;Officer~Nils Korn;Note:long;Done on:date
- Received online | application=AF-7001; step=Received; officer=Nils Korn
- Proof of address asked | application=AF-7001; step=Documents asked; officer=Nils Korn
- Kitchen plan checked | application=AF-7002; step=Checked; officer=Rita Oss
- New card handed out | application=AF-7003; step=Handed out
record city report|problem report|citizen report|incident report {Reported|Assigned|Being repaired|Solved}: Title!;Kind=Road damage|Street light|Waste|Noise|Trees|Water;Address!;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;Details:long;Department->@department|office~Clean city office;Reported by~Lea Brandt;Reported on:date;Answer:long
- Hole in Station Road | kind=Road damage; address=Station Road 12; department=Transport office; reported_by=Lea Brandt
- Bin overflows | kind=Waste; address=Market 1; department=Clean city office; reported_by=Jun Arai
- Dark underpass | kind=Street light; address=North underpass; department=Transport office
- Branch over the path | kind=Trees; address=Park gate 3; department=Clean city office
item handling guide|service guide|guide|instruction: Title!;City service->@city service|affair item|service item~Open a food stall;Who can apply;Documents needed:long;Steps:long;Where;Opening hours;Form:file;Updated on:date
- How to get a parking permit | city_service=Parking permit for residents; who_can_apply=Residents of the zone; where=Online or counter 4
- Food stall step by step | city_service=Open a food stall; who_can_apply=Registered businesses; where=Counter 9
- Moving within the city | city_service=Register a new address; where=Any counter
- What counts as bulky waste | city_service=Bulky waste pick-up; where=Online
! item department|office: Name!;Address;Phone:phone;Opening hours;Head
- Resident office | address=Town Hall, ground floor; head=Ute Lahm
- Transport office | address=Town Hall, floor 2; head=Gero Wind
- Trade office | address=Bank Street 5; head=Eda Kaya
- Clean city office | address=Depot Road 1; head=Mia Laub
+ payment: City service->@city service|affair item|service item~Parking permit for residents;Application->@affair|affair application|application~AF-7001;Bill number;Amount:money!
# goods donation|donated item|donated goods|used goods|used goods donation|in-kind donation|donation of goods|goods donations
record donated item|item|donated goods|used item|donation item {Offered|Accepted|Received|Handed out|Declined}: Name!;Donor->@donor|giver~Mona Petit;Category->@item category|goods category~Furniture;Condition=As new|Good|Worn|Needs repair;Quantity:number!#1-100000;Worth about:money;Organization->@organization|ngo|charity~Second Home;Stored in->@collection point|storage place|warehouse~Depot West;Received on:date;Picture:image
- Oak table | donor=Mona Petit; category=Furniture; condition=Good; quantity=1; worth_about=80; organization=Second Home; stored_in=Depot West
- Winter coats | donor=Lakeside School; category=Clothing; condition=Good; quantity=34; worth_about=340; organization=Warm Winter; stored_in=Depot West
- Laptop, five years old | donor=Idris Bell; category=Electronics; condition=Needs repair; quantity=2; organization=Learn On
- Picture books | donor=Mona Petit; category=Books and toys; condition=As new; quantity=18; organization=Learn On; stored_in=Library room
record donation|goods donation|used goods donation|donation record: Number!;Donor->@donor|giver~Mona Petit;Given on:date;Way=Brought|Picked up|Sent by post;Items:number#1-10000;Pick-up address;Received by~Sara Oduya;Receipt number;Thanked:boolean;~Status=Announced|Received|Checked|Closed
- D-1401 | donor=Mona Petit; way=Picked up; items=2; received_by=Sara Oduya; status=Closed
- D-1402 | donor=Lakeside School; way=Brought; items=34; received_by=Sara Oduya; status=Checked
- D-1403 | donor=Idris Bell; way=Sent by post; items=2; status=Announced
- D-1404 | donor=Harbour Hotel; way=Picked up; items=40; status=Received
person donor|giver: Name!;Kind=Person|Company|School|Club;Email:email;Phone:phone;Address;Wants receipt:boolean;Since:date;~Donations:number#0-10000
- Mona Petit | kind=Person; donations=4
- Lakeside School | kind=School; donations=2
- Idris Bell | kind=Person; donations=1
- Harbour Hotel | kind=Company; donations=3
! item organization|ngo|non-governmental organization|charity [ngo|non-governmental|organi[sz]ation\\w*|charit\\w*]: Name!;Cause=Housing|Children|Refugees|School|Animals;Contact person;Phone:phone;Address;Needs now:long;Registration number
- Second Home | cause=Housing; contact_person=Sara Oduya; needs_now=Tables, beds, lamps
- Warm Winter | cause=Refugees; contact_person=Jo Lund; needs_now=Coats, boots
- Learn On | cause=School; contact_person=Max Ruiz; needs_now=Laptops, books
- Paws and Tails | cause=Animals; needs_now=Blankets
! record handover|distribution|item status change|item history [status|track\\w*|manag\\w*|distribut\\w*]: Title!;Item->@donated item|item~Oak table;Old status=Offered|Accepted|Received|Handed out;New status=Accepted|Received|Handed out|Declined;Given to;Quantity:number#1-100000;Noted by~Sara Oduya;Noted on:date
- Table accepted | item=Oak table; old_status=Offered; new_status=Accepted; noted_by=Sara Oduya
- Table to a family | item=Oak table; old_status=Received; new_status=Handed out; given_to=Family K.; quantity=1
- Ten coats out | item=Winter coats; old_status=Received; new_status=Handed out; given_to=Shelter North; quantity=10
- Laptops declined | item=Laptop, five years old; old_status=Offered; new_status=Declined
item collection point|storage place|warehouse: Name!;Address;Opening hours;Places:number#0-100000;Keeper~Jo Lund;Takes~Furniture|Clothing
- Depot West | address=Rail Street 80; opening_hours=Tue and Sat; keeper=Jo Lund; takes=Furniture
- Library room | address=School Road 2; takes=Books
- Church cellar | address=Church Square 1; takes=Clothing
- Repair cafe | address=Lane 7; takes=Electronics
record charity need|need|wish list item|wish list|charity wish list|needed item|wish: Title!;Organization->@organization|ngo|charity~Second Home;Category->@item category|goods category~Furniture;Quantity wanted:number#1-100000;~Received:number#0-100000;Urgency=Low|Normal|High;Needed until:date;Description:long;~Status=Open|Partly met|Met|Closed
- Ten winter coats | organization=Second Home; quantity_wanted=10; received=3; urgency=High; status=Partly met
- A table for the tea room | organization=Second Home; category=Furniture; quantity_wanted=1; received=0; urgency=Normal; status=Open
- Laptops for the evening class | organization=Learn On; category=Electronics; quantity_wanted=6; received=6; urgency=Low; status=Met
- Blankets for the kennels | organization=Paws and Tails; quantity_wanted=25; received=12; urgency=High; status=Partly met
request item request|goods request|request for item: Title!;Item->@donated item|item~Oak table;Organization->@organization|ngo|charity~Second Home;Need->@charity need|need;Quantity:number#1-100000;Reason:long;Wanted by:date;Confirmed receipt:boolean;Received on:date
- Table for the tea room | item=Oak table; organization=Second Home; quantity=1
- Coats for the night shelter | item=Winter coats; organization=Second Home; need=Ten winter coats; quantity=7
- Laptop for the evening class | item=Laptop, five years old; organization=Learn On; need=Laptops for the evening class; quantity=1
- Books for the reading corner | item=Picture books; organization=Learn On; quantity=20
! record donation match|match [match\\w*|link\\w*|connect\\w*]: Title!;Item->@donated item|item~Oak table;Need->@charity need|need~A table for the tea room;Organization->@organization|ngo|charity~Second Home;Matched on:date;Matched by;Score:percent;~Status=Suggested|Accepted|Declined|Delivered
- Oak table fits the tea room | item=Oak table; need=A table for the tea room; organization=Second Home; score=92; status=Suggested
- Winter coats fit the shelter | item=Winter coats; need=Ten winter coats; organization=Second Home; score=88; status=Delivered
- Laptop fits the evening class | item=Laptop, five years old; need=Laptops for the evening class; organization=Learn On; score=74; status=Accepted
- Books for the tea room | item=Picture books; need=A table for the tea room; organization=Second Home; score=21; status=Declined
work pickup|donation pickup|pick-up|collection tour|pickup route: Title!;Item->@donated item|item~Oak table;Driver->@driver|courier~Tom Reyes;Organization->@organization|ngo|charity;Address;Pick-up on:date;From:time;Until:time;Stop number:number#1-200;Proof photo:image;Notes:long
- Fetch the oak table | item=Oak table; driver=Tom Reyes; address=Quay Street 8; stop_number=1
- Fetch the winter coats | item=Winter coats; driver=Tom Reyes; organization=Second Home; address=School Road 11; stop_number=2
- Fetch the laptop | item=Laptop, five years old; driver=Hana Weiss; organization=Learn On; address=Canal Road 27; stop_number=1
- Fetch the picture books | item=Picture books; driver=Hana Weiss; organization=Learn On; address=Quay Street 10; stop_number=3
! record delivery status change|delivery step|delivery history [deliver\\w*|track\\w*|driver\\w*]: Title!;Pickup->@pickup|donation pickup~Fetch the oak table;Status=Scheduled|On the way|Picked up|Delivered|Failed;Changed at:time;Date:date;Driver->@driver|courier~Tom Reyes;Note
- Table is in the van | pickup=Fetch the oak table; status=Picked up; driver=Tom Reyes
- Coats handed over | pickup=Fetch the winter coats; status=Delivered; driver=Tom Reyes; note=Signed by Sara Oduya
- Laptop on the way | pickup=Fetch the laptop; status=On the way; driver=Hana Weiss
- Nobody home for the books | pickup=Fetch the picture books; status=Failed; driver=Hana Weiss; note=Try again on Saturday

# quality supervision|quality supervision website|engineering quality|market supervision|construction quality supervision|quality supervision station|supervision station
item enterprise|company|supervised enterprise: Name!;Registration number;Kind=Builder|Designer|Testing laboratory|Manufacturer|Supervisor;Legal representative;Qualification level=First|Second|Third|None;Address;Phone:phone;Credit score:number#0-100;Licence valid until:date;~Status=Active|Under observation|Suspended
- Nordbau | registration_number=HR 20441; kind=Builder; legal_representative=Eva Holm; qualification_level=First; credit_score=91; status=Active
- Test Lab Delta | registration_number=HR 18822; kind=Testing laboratory; qualification_level=Second; credit_score=84; status=Active
- Mill Concrete | registration_number=HR 30007; kind=Manufacturer; legal_representative=Otto Kern; qualification_level=Third; credit_score=62; status=Under observation
- Plan and Line | registration_number=HR 11950; kind=Designer; credit_score=88; status=Active
record declaration|filing|enterprise declaration|application {Draft|Submitted|In review|Approved|Sent back}: Number!;Enterprise->@enterprise|company~Nordbau;Kind=Project start|Qualification|Product batch|Completion|Change of data;Project->@supervised project|project~Clinic West;Submitted by;Submitted on:date;Documents:file;Department->@management department|department~Building quality;Opinion:long
- DC-551 | enterprise=Nordbau; kind=Project start; project=Clinic West; department=Building quality
- DC-552 | enterprise=Mill Concrete; kind=Product batch; department=Product quality
- DC-553 | enterprise=Test Lab Delta; kind=Qualification; department=Licences
- DC-554 | enterprise=Nordbau; kind=Completion; project=School annex; department=Building quality
! record declaration review|review step|approval record: Title!;Declaration->@declaration|filing~DC-551;Reviewer~Jan Pohl|Mei Lin;Department->@management department|department~Building quality;Decision=Passed on|Approved|Sent back|Refused;Opinion:long;Decided on:date
- DC-551 first check | declaration=DC-551; reviewer=Jan Pohl; department=Building quality; decision=Passed on
- DC-551 approved | declaration=DC-551; reviewer=Mei Lin; department=Building quality; decision=Approved
- DC-552 sent back | declaration=DC-552; reviewer=Jan Pohl; department=Product quality; decision=Sent back; opinion=Sample report is missing.
- DC-553 refused | declaration=DC-553; reviewer=Mei Lin; department=Licences; decision=Refused
item supervised project|project|construction project: Name!;Enterprise->@enterprise|company~Nordbau;Address;Stage=Registered|Foundation|Structure|Fitting out|Completed;Area:number(m²)#1-10000000;Supervisor~Jan Pohl;Started on:date
- Clinic West | enterprise=Nordbau; address=West Ring 4; stage=Structure; area=14000; supervisor=Jan Pohl
- School annex | enterprise=Nordbau; stage=Completed; area=2600; supervisor=Mei Lin
- Harbour Hall | enterprise=Nordbau; stage=Foundation; area=9100
- Town Theatre | stage=Registered; area=5200
record quality inspection|inspection|spot check|supervision record: Title!;Enterprise->@enterprise|company~Mill Concrete;Project->@supervised project|project~Clinic West;Inspector~Jan Pohl;Inspected on:date;Finding:long;Level=None|Minor|Serious;Correct by:date;Photo:image;~Status=Passed|To be corrected|Corrected|Fined
- Slab thickness | enterprise=Nordbau; project=Clinic West; inspector=Jan Pohl; level=Minor; status=Corrected
- Concrete cube test | enterprise=Mill Concrete; inspector=Mei Lin; level=Serious; status=To be corrected
- Fire doors | enterprise=Nordbau; project=School annex; level=None; status=Passed
- Scales out of date | enterprise=Test Lab Delta; level=Minor; status=Fined
item shared information|notice|information item|policy document: Title!;Kind=Notice|Policy|Standard|Warning|Form;Department->@management department|department~Building quality;Enterprise->@enterprise|company;Text:long!;File:file;Published on:date;~Reads:number#0-1000000
- New cube test rule | kind=Standard; department=Building quality; reads=812
- Recall of valve batch 40 | kind=Warning; department=Product quality; reads=1204
- Declaration form 3 | kind=Form; department=Licences; reads=2210
- Holiday hours | kind=Notice; reads=95
! item management department|department: Name!;Head;Phone:phone;Email:email;Responsible for
- Building quality | head=Mei Lin; responsible_for=Sites and structures
- Product quality | head=Ole Rask; responsible_for=Materials
- Licences | head=Ana Pop; responsible_for=Qualifications
- Complaints | head=Tom Ude; responsible_for=Reports from citizens
# food waste|reduce food waste|food saving app|surplus food|food rescue|leftover food
item app feature|feature|function: Title!;Summary:long!;For=Shoppers|Shops|Restaurants|Food banks;Icon:image;Picture:image;Position:number#1-100
- Bags at half price | for=Shoppers; position=1; summary=Shops put what is left into bags.
- Pick up on the way home | for=Shoppers; position=2; summary=A map of what is near until closing time.
- Till link | for=Shops; position=3; summary=Tomorrow's surplus is known today.
- Give the rest | for=Food banks; position=4; summary=What nobody buys goes to a food bank.
item how-it-works step|how it works step|step|how it works: Title!;Position:number!#1-20;Text:long!;Picture:image;For=Shoppers|Shops
- Find a bag near you | position=1; text=Set how far you want to walk.; for=Shoppers
- Reserve and pay | position=2; text=The bag is kept for two hours.; for=Shoppers
- Pick it up | position=3; text=Show the code at the till.; for=Shoppers
- Offer your first bag | position=1; text=Say how many and until when.; for=Shops
! item download link|app version|app download [download\\w*|app|store]: Name!;Platform=iPhone|Android|Web;Version;Address:url;Released on:date;What is new:long;~Downloads:number#0-1000000000
- For iPhone | platform=iPhone; version=2.4; downloads=18200
- For Android | platform=Android; version=2.4; downloads=26100
- In the browser | platform=Web; version=2.3; downloads=4100
- Older phones | platform=Android; version=1.9; downloads=880
! item frequent question|faq|question and answer [page\\w*|faq|how it works|learn]: Question!;Answer:long!;Topic=Using the app|Payment|Shops|Food safety;Position:number#1-200
- What is in a bag? | topic=Using the app; position=1; answer=What the shop has left that day.
- Can I get my money back? | topic=Payment; position=2; answer=Up to two hours before pick-up.
- Is the food still good? | topic=Food safety; position=3; answer=Yes, it is checked the same day.
- What does it cost a shop? | topic=Shops; position=4; answer=A share of each bag sold.
! record app sign-up|newsletter sign-up|waiting list entry|early access [learn more|download\\w*|contact|newsletter|sign up]: Email:email!;Name;City;Interest=Shopper|Shop|Food bank|Press;Came from=Home page|How it works|About|Advert;Signed up on:date;~Status=New|Confirmed|Left
- hana@example.com | name=Hana Cole; city=Leeds; interest=Shopper; came_from=Home page; status=Confirmed
- bakery@example.com | name=Corner Bakery; city=York; interest=Shop; came_from=How it works; status=New
- desk@example.com | name=City Paper; interest=Press; came_from=About; status=New
- bank@example.com | name=Food Bank East; interest=Food bank; came_from=Advert; status=Left
item impact figure|impact|saved food figure: Title!;Figure:number!#0-10000000000;Unit=meals|kg|t CO2|shops|litres of water;Year:number#2000-2100;Icon:image;Source
- Meals saved | figure=418000; unit=meals; year=2025
- Shops taking part | figure=960; unit=shops; year=2025
- Carbon avoided | figure=1040; unit=t CO2; year=2025
- Food kept out of bins | figure=210000; unit=kg; year=2025
item partner|partner shop|restaurant partner|food partner: Name!;Kind=Bakery|Supermarket|Restaurant|Food bank|Sponsor;City;Website:url;Logo:image;Since:date
- Corner Bakery | kind=Bakery; city=York
- Green Grocer Nine | kind=Supermarket; city=Leeds
- Casa Oliva | kind=Restaurant; city=Hull
- Food Bank East | kind=Food bank; city=Leeds
# carbon emission|carbon emissions|emission calculation|carbon accounting|blast furnace|ironmaking|emissions data|greenhouse gas
item emission source|source|emission facility|furnace|blast furnace|facility: Name!;Kind=Blast furnace|Boiler|Vehicle fleet|Building|Process|Purchased power;Site~Works North;Scope=Scope 1|Scope 2|Scope 3;Capacity:number#0-10000000;Capacity unit;In service since:date;~Status=Running|Stopped|Under repair
- Furnace 2 | kind=Blast furnace; site=Works North; scope=Scope 1; capacity=2500; capacity_unit=m³; status=Running
- Furnace 3 | kind=Blast furnace; site=Works North; scope=Scope 1; capacity=3200; capacity_unit=m³; status=Under repair
- Office power | kind=Purchased power; site=Head office; scope=Scope 2; status=Running
- Delivery vans | kind=Vehicle fleet; site=Depot; scope=Scope 1; status=Running
! item emission factor|factor|carbon factor: Name!;Material or energy~Coke|Grid power|Diesel;Factor:number!#0-100000;Unit=kg CO2/kg|kg CO2/kWh|kg CO2/l|kg CO2/km;Carbon content:percent;Source~National inventory;Valid from:date;Valid until:date
- Coke | material_or_energy=Coke; factor=3.14; unit=kg CO2/kg; carbon_content=86; source=National inventory
- Pulverised coal | material_or_energy=Coal; factor=2.71; unit=kg CO2/kg; carbon_content=74; source=National inventory
- Grid power | material_or_energy=Grid power; factor=0.36; unit=kg CO2/kWh; source=Grid operator
- Diesel | material_or_energy=Diesel; factor=2.64; unit=kg CO2/l; source=National inventory
! record activity data|material consumption|consumption record|energy consumption|input data: Title!;Source->@emission source|source|furnace~Furnace 2;Factor->@emission factor|factor~Coke;Amount:number!#0-1000000000;Unit=t|kg|kWh|l|km|m³;From:date;Until:date;Evidence:file;Entered by~Lin Wei|Dora Kiss;~Check=Entered|Checked|Rejected
- Coke in May | source=Furnace 2; factor=Coke; amount=62000; unit=t; entered_by=Lin Wei; check=Checked
- Coal injected in May | source=Furnace 2; factor=Pulverised coal; amount=24500; unit=t; entered_by=Lin Wei; check=Entered
- Office power in May | source=Office power; factor=Grid power; amount=48200; unit=kWh; entered_by=Dora Kiss; check=Checked
- Van diesel in May | source=Delivery vans; factor=Diesel; amount=3900; unit=l; check=Rejected
record emission calculation|calculation|calculation result|carbon emission calculation|emission result|furnace ironmaking carbon emission|carbon emission: Title!;Source->@emission source|source|furnace~Furnace 2;Activity data->@activity data|material consumption~Coke in May;Method=Carbon balance|Factor method|Measured;From:date;Until:date;Emissions:number(t CO2)#0-1000000000;Output:number(t)#0-1000000000;Intensity:number(kg CO2/t)#0-100000;Calculated on:date;~Status=Draft|Checked|Reported
- Furnace 2, May | source=Furnace 2; activity_data=Coke in May; method=Carbon balance; emissions=249000; output=160000; intensity=1556; status=Checked
- Furnace 2, May, by factors | source=Furnace 2; activity_data=Coal injected in May; method=Factor method; emissions=66400; status=Draft
- Office, May | source=Office power; activity_data=Office power in May; method=Factor method; emissions=17; status=Reported
- Vans, May | source=Delivery vans; activity_data=Van diesel in May; method=Factor method; emissions=10; status=Draft
record comparison|period comparison|analysis|emission comparison: Title!;Source->@emission source|source|furnace~Furnace 2;First period~April;Second period~May;First emissions:number(t CO2)#0-1000000000;Second emissions:number(t CO2)#0-1000000000;Change:percent#-100-1000;Finding:long;Made by~Dora Kiss
- Furnace 2, April and May | source=Furnace 2; first_period=April; second_period=May; first_emissions=258000; second_emissions=249000; change=-3; made_by=Dora Kiss
- Office, May to May | source=Office power; first_period=May 2024; second_period=May 2025; first_emissions=21; second_emissions=17; change=-19
- Vans, quarter | source=Delivery vans; first_period=Q1; second_period=Q2; first_emissions=31; second_emissions=28; change=-10
- Works total | first_period=2023; second_period=2024; change=-6
item reduction target|target|reduction goal: Name!;Source->@emission source|source|furnace~Furnace 2;Base year:number#1990-2100;Target year:number#2000-2100;Reduction:percent;Measure:long;~Status=On track|Behind|Reached
- Furnace 2 by 2030 | source=Furnace 2; base_year=2020; target_year=2030; reduction=18; measure=More pellets, gas recycling; status=On track
- Green power | source=Office power; base_year=2022; target_year=2026; reduction=100; status=Behind
- Electric vans | source=Delivery vans; base_year=2023; target_year=2028; reduction=80; status=On track
- Heat recovery | base_year=2021; target_year=2025; reduction=5; status=Reached
item policy|emission policy|carbon policy: Title!;Level=National|Regional|Industry|Company;Kind=Limit|Trading|Subsidy|Standard|Reporting;Issued by;Valid from:date;Text:long;File:file
- Emission trading for steel | level=National; kind=Trading; issued_by=Ministry of Climate
- Reporting rule 7 | level=National; kind=Reporting; issued_by=Ministry of Climate
- Scrap use bonus | level=Regional; kind=Subsidy; issued_by=Regional office
- Company carbon price | level=Company; kind=Standard
item green financial product|financial product|green loan: Name!;Provider;Kind=Green loan|Carbon credit|Insurance|Bond|Leasing;Rate:percent;Term:number(months)#1-600;Least amount:money;Conditions:long;~Status=Offered|Withdrawn
- Furnace upgrade loan | provider=Steel Bank; kind=Green loan; rate=3; term=84; least_amount=500000; status=Offered
- Carbon credit line | provider=Climate Desk; kind=Carbon credit; term=12; status=Offered
- Heat recovery leasing | provider=Lease Nord; kind=Leasing; rate=4; term=60; status=Offered
- Green bond 2 | provider=Steel Bank; kind=Bond; rate=2; term=120; status=Withdrawn
# waste recycling|recycling order|recyclers|recycling system|on-site recycling|door-to-door recycling|scrap collection|recycling app|recycling reward|recycling rewards|household recycling
record recycling order|pickup|pickup request|recycling pickup|recycling request|pick-up order|recycling appointment {Submitted|Accepted|On the way|Weighed|Completed|Cancelled}: Order number!;Customer~Nia Rees|Otto Blum;Kind=Once|Regular;Regular plan->@regular plan|regular recycling order|subscription~Every Tuesday, Rees;Recycler->@recycler|collector~Sami Koch;Address!;Pick-up on:date;Between~09:00-11:00;Estimated weight:number(kg)#0-10000;Picture:image;~Points:number#0-1000000
- RC-9001 | customer=Nia Rees; kind=Regular; regular_plan=Every Tuesday, Rees; recycler=Sami Koch; address=Elm Road 4; estimated_weight=8; points=96
- RC-9002 | customer=Otto Blum; kind=Once; recycler=Vera Diaz; address=Quay 17; estimated_weight=25; points=260
- RC-9003 | customer=Cafe Roma; kind=Regular; address=Market 3; estimated_weight=30
- RC-9004 | customer=Otto Blum; kind=Once; address=Quay 17; estimated_weight=4
! record recycling order line|weighing record|weight record|weighing|weighed item|order item|recycled material: Title!;Recycling order->@recycling order|recycling request~RC-9001;Material->@recyclable|material|recyclable material~Cardboard;Weight:number(kg)!#0-10000;Points per kg:number#0-10000;Points:number#0-1000000;Picture:image
- Cardboard from Elm Road | recycling_order=RC-9001; material=Cardboard; weight=6; points_per_kg=10; points=60
- Bottles from Elm Road | recycling_order=RC-9001; material=Plastic bottles; weight=3; points_per_kg=12; points=36
- Old washing machine | recycling_order=RC-9002; material=Appliances; weight=52; points_per_kg=5; points=260
- Cans | recycling_order=RC-9003; material=Metal cans; weight=4; points_per_kg=20; points=80
! record regular plan|regular recycling order|subscription|recurring order [regular|recurring|weekly|period\\w*]: Title!;Customer~Nia Rees;Every=Week|Two weeks|Month;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Between~09:00-11:00;Address;Next pick-up on:date;Recycler->@recycler|collector~Sami Koch;~Status=Active|Paused|Ended
- Every Tuesday, Rees | customer=Nia Rees; every=Week; weekday=Tuesday; address=Elm Road 4; recycler=Sami Koch; status=Active
- Cafe Roma, Mondays | customer=Cafe Roma; every=Week; weekday=Monday; address=Market 3; status=Active
- Blum monthly | customer=Otto Blum; every=Month; weekday=Friday; status=Paused
- School paper | customer=Lakeside School; every=Two weeks; weekday=Thursday; status=Ended
record point record|reward point|recycling point|point balance|points|point transaction|point history: Title!;Customer~Nia Rees;Recycling order->@recycling order|recycling request~RC-9001;Kind=Earned|Withdrawn|Bonus|Correction;Points:number!#-1000000-1000000;Balance:number#0-100000000;Date:date
- RC-9001 earned | customer=Nia Rees; recycling_order=RC-9001; kind=Earned; points=96; balance=412
- Withdrawn to the bank | customer=Nia Rees; kind=Withdrawn; points=-300; balance=112
- RC-9002 earned | customer=Otto Blum; recycling_order=RC-9002; kind=Earned; points=260; balance=260
- Welcome bonus | customer=Cafe Roma; kind=Bonus; points=50; balance=50
person recycler|collector|recycling worker: Name!;Phone:phone;Area~North|Harbour;Vehicle=Cargo bike|Van|Truck;Licence number;Rating:rating;~Orders done:number#0-1000000;~Status=Free|On a tour|Off duty
- Sami Koch | area=North; vehicle=Van; rating=4.8; orders_done=812; status=On a tour
- Vera Diaz | area=Harbour; vehicle=Truck; rating=4.6; orders_done=390; status=Free
- Lu Chen | area=North; vehicle=Cargo bike; rating=4.9; orders_done=144; status=Off duty
- Max Eder | area=Centre; vehicle=Van; orders_done=20; status=Free
item recyclable|recyclable material|material|waste type: Name!;Category=Paper|Plastic|Metal|Glass|Textile|Electronics;Points per kg:number#0-10000;Price per kg:money;Least weight:number(kg)#0-1000;Picture:image;How to prepare:long
- Cardboard | category=Paper; points_per_kg=10; price_per_kg=0.1; least_weight=3
- Plastic bottles | category=Plastic; points_per_kg=12; price_per_kg=0.15; least_weight=2
- Metal cans | category=Metal; points_per_kg=20; price_per_kg=0.4; least_weight=1
- Appliances | category=Electronics; points_per_kg=5; price_per_kg=0.05; least_weight=5
item reward|gift|reward item|gift shop item|voucher: Name!;Points needed:number#1-1000000;Kind=Voucher|Product|Donation|Ticket;Partner;Stock:number#0-100000;Valid until:date;Picture:image;Description:long;~Status=Offered|Sold out|Ended
- Bus day ticket | points_needed=300; kind=Ticket; partner=Town buses; stock=120; status=Offered
- Cotton bag | points_needed=150; kind=Product; stock=40; status=Offered
- Swimming pool voucher | points_needed=500; kind=Voucher; partner=Harbour pool; stock=0; status=Sold out
- Plant a street tree | points_needed=800; kind=Donation; partner=Green Hands; stock=25; status=Ended
! record reward redemption|redemption|point redemption [redeem\\w*|reward\\w*|gift\\w*|exchange\\w*]: Number!;Reward->@reward|gift~Bus day ticket;Customer~Nia Rees|Otto Blum;Points spent:number#1-1000000;Redeemed on:date;Code;~Status=Asked|Sent|Collected|Cancelled
- RD-31 | reward=Bus day ticket; customer=Nia Rees; points_spent=300; status=Sent
- RD-32 | reward=Cotton bag; customer=Otto Blum; points_spent=150; status=Collected
- RD-33 | reward=Bus day ticket; customer=Cafe Roma; points_spent=300; status=Asked
- RD-34 | reward=Swimming pool voucher; customer=Nia Rees; points_spent=500; status=Cancelled

# volunteer service|volunteering|volunteer platform|volunteer management|voluntary service|volunteer activity|volunteer recruitment
! event volunteer opportunity|volunteer activity|opportunity|volunteering opportunity|activity|service activity|volunteer project|project [opportunit\\w*|activit\\w*|project\\w*|event\\w*]: Title!;Organization->@volunteer organization|organization|team~Green Hands;Category->@service category|category~Environment;Place;Starts on:date!;Starts at:time;Hours:number(h)#0-240;Volunteers wanted:number#1-10000;~Signed up:number#0-10000;Sign up until:date;Requirements;Cover:image;~Status=Draft|Open|Full|Running|Finished
- River bank clean-up | organization=Green Hands; category=Environment; place=North bank; hours=4; volunteers_wanted=40; signed_up=31; status=Open
- Reading hour | organization=City Readers; category=Education; place=School 5; hours=2; volunteers_wanted=6; signed_up=6; status=Full
- Soup on Sunday | organization=Warm Table; category=Care; place=Hall 2; hours=5; volunteers_wanted=12; signed_up=8; status=Running
- Marathon water stand | organization=Green Hands; category=Sport; hours=6; volunteers_wanted=60; status=Finished
record activity sign-up|sign-up|volunteer registration|activity registration {Signed up|Accepted|Took part|Absent|Cancelled}: Title!;Activity->@volunteer activity|activity~River bank clean-up;Volunteer->@volunteer|volunteer profile~Ana Petrov;Role=Helper|Team leader|Driver|First aid;Signed up on:date;Remarks:long
- Ana at the river | activity=River bank clean-up; volunteer=Ana Petrov; role=Helper
- Lee leads | activity=River bank clean-up; volunteer=Lee Tan; role=Team leader
- Mona reads | activity=Reading hour; volunteer=Mona Baer; role=Helper
- Ana at the stand | activity=Marathon water stand; volunteer=Ana Petrov; role=Helper
record service hours|hours record|volunteer hours|time record|hours: Title!;Volunteer->@volunteer|volunteer profile~Ana Petrov;Activity->@volunteer activity|activity~Marathon water stand;Date:date;From:time;Until:time;Hours:number(h)!#0-240;Confirmed by~Kurt Lang;Points:number#0-10000;~Status=Waiting|Confirmed|Refused
- Ana, marathon | volunteer=Ana Petrov; activity=Marathon water stand; hours=6; confirmed_by=Kurt Lang; points=60; status=Confirmed
- Lee, river | volunteer=Lee Tan; activity=River bank clean-up; hours=4; status=Waiting
- Mona, reading | volunteer=Mona Baer; activity=Reading hour; hours=2; points=20; status=Confirmed
- Ana, soup | volunteer=Ana Petrov; activity=Soup on Sunday; hours=9; status=Refused
person volunteer|volunteer profile: Name!;Volunteer number;Phone:phone;Email:email;Skills;Available=Weekdays|Evenings|Weekends|Any time;Organization->@volunteer organization|organization|team~Green Hands;Joined on:date;~Hours in all:number#0-100000;Level=New|One star|Two stars|Five stars
- Ana Petrov | volunteer_number=V-0112; skills=First aid; available=Weekends; organization=Green Hands; hours_in_all=84; level=Two stars
- Lee Tan | volunteer_number=V-0140; skills=Driving; available=Evenings; organization=Green Hands; hours_in_all=31; level=One star
- Mona Baer | volunteer_number=V-0203; available=Weekdays; organization=City Readers; hours_in_all=12; level=New
- Jon Eder | skills=Cooking; organization=Warm Table; level=Five stars
record certificate|volunteer certificate|service certificate: Number!;Volunteer->@volunteer|volunteer profile~Ana Petrov;Hours:number(h)#0-100000;From:date;Until:date;Issued by~Kurt Lang;Issued on:date;File:file;~Status=Asked|Issued|Withdrawn
- VC-301 | volunteer=Ana Petrov; hours=84; issued_by=Kurt Lang; status=Issued
- VC-302 | volunteer=Lee Tan; hours=31; status=Asked
- VC-303 | volunteer=Jon Eder; hours=260; issued_by=Kurt Lang; status=Issued
- VC-290 | volunteer=Mona Baer; status=Withdrawn
! item volunteer organization|organization|team|service team: Name!;Kind=Association|School|Company|Public body;Contact person;Phone:phone;Email:email;Members:number#0-1000000;Logo:image;~Status=Under review|Active|Blocked
- Green Hands | kind=Association; contact_person=Kurt Lang; members=140; status=Active
- City Readers | kind=Association; contact_person=Eva Sol; members=35; status=Active
- Warm Table | kind=Public body; contact_person=Ida Holm; members=60; status=Active
- Help at Work | kind=Company; status=Under review
! item service category|category: Name!;Icon;Description:long;Order:number#1-100
- Environment | order=1
- Education | order=2
- Care | order=3
- Sport | order=4
record opportunity application|volunteer application|application {Submitted|Approved|Rejected|Withdrawn}: Title!;Opportunity->@volunteer activity|opportunity|activity~River bank clean-up;Volunteer->@volunteer|volunteer profile~Ana Petrov;Applied on:date;Motivation:long;Decided by~Kurt Lang;Reason
- Ana for the river | opportunity=River bank clean-up; volunteer=Ana Petrov; decided_by=Kurt Lang
- Mona for the reading hour | opportunity=Reading hour; volunteer=Mona Baer; decided_by=Eva Sol
- Jon for the soup kitchen | opportunity=Soup on Sunday; volunteer=Jon Eder; decided_by=Ida Holm; reason=Cooks for large groups
- Lee for the water stand | opportunity=Marathon water stand; volunteer=Lee Tan; decided_by=Kurt Lang; reason=Stand is already full
record volunteer shift|shift|shift schedule: Title!;Opportunity->@volunteer activity|opportunity|activity~River bank clean-up;Date:date!;Starts at:time;Ends at:time;Place;Volunteers wanted:number#1-10000;~Signed up:number#0-10000;Leader~Kurt Lang;~Status=Open|Full|Running|Over
- River morning shift | opportunity=River bank clean-up; place=Mill Bridge; volunteers_wanted=12; signed_up=9; leader=Kurt Lang; status=Open
- Soup kitchen, noon | opportunity=Soup on Sunday; place=Church cellar; volunteers_wanted=6; signed_up=6; leader=Ida Holm; status=Full
- Reading on Thursday | opportunity=Reading hour; place=City library; volunteers_wanted=3; signed_up=2; leader=Eva Sol; status=Running
- Stand at kilometre 30 | opportunity=Marathon water stand; place=Park Avenue; volunteers_wanted=15; signed_up=14; leader=Kurt Lang; status=Over
! record volunteer skill|skill of a volunteer [skill\\w*|availab\\w*]: Title!;Volunteer->@volunteer|volunteer profile~Ana Petrov;Skill;Level=Beginner|Good|Expert;Available on=Weekdays|Evenings|Weekends|Any time;From:time;Until:time;Proof:file
- Ana drives a van | volunteer=Ana Petrov; skill=Driving; level=Good; available_on=Weekends
- Lee gives first aid | volunteer=Lee Tan; skill=First aid; level=Expert; available_on=Any time
- Mona speaks Polish | volunteer=Mona Baer; skill=Polish; level=Good; available_on=Weekdays
- Jon learns sign language | volunteer=Jon Eder; skill=Sign language; level=Beginner; available_on=Evenings

# household registration|resident registration|population management|village affairs|village management|rural management|poverty alleviation|rural revitalization|village committee
item household|family|registered household: Household number!;Head of household;Address;Village group->@village group|village|group~East group;Members:number#1-40;Land:number(m²)#0-10000000;Yearly income:money;Type=Normal|Low income|Supported|Moved away;Helper->@helper|support officer|cadre~Ming Zhao
- H-0104 | head_of_household=Wang Jun; address=East Lane 4; village_group=East group; members=5; land=4200; yearly_income=6100; type=Supported; helper=Ming Zhao
- H-0111 | head_of_household=Rosa Milla; address=East Lane 11; village_group=East group; members=3; yearly_income=14200; type=Normal
- H-0207 | head_of_household=Karel Dub; address=Mill Road 7; village_group=Mill group; members=2; yearly_income=4800; type=Low income; helper=Ana Voss
- H-0215 | head_of_household=Lena Ott; address=Mill Road 15; village_group=Mill group; members=4; type=Moved away
person resident|villager|household member|registered person: Name!;Household->@household|family~H-0104;Relation=Head|Spouse|Child|Parent|Other;Date of birth:date;ID number;Sex=Female|Male;Work;Phone:phone;Insured:boolean;~Status=Living here|Away|Moved out|Deceased
- Wang Jun | household=H-0104; relation=Head; sex=Male; work=Farmer; status=Living here
- Wang Li | household=H-0104; relation=Child; sex=Female; work=Student; status=Away
- Rosa Milla | household=H-0111; relation=Head; sex=Female; work=Teacher; status=Living here
- Karel Dub | household=H-0207; relation=Head; sex=Male; status=Living here
request household change|registration change|move|change application|registration of move: Title!;Household->@household|family~H-0215;Resident->@resident|villager~Wang Li;Kind=Moving in|Moving out|Birth|Death|Marriage|Correction;From address;To address;Happens on:date;Documents:file;Decided by~Ming Zhao
- Family Ott moves out | household=H-0215; kind=Moving out; to_address=Harbour Street 2
- Wang Li studies away | household=H-0104; resident=Wang Li; kind=Moving out
- Newborn at Millas | household=H-0111; kind=Birth
- Name corrected | household=H-0207; resident=Karel Dub; kind=Correction; decided_by=Ana Voss
record certificate|residence certificate|household certificate|proof: Number!;Resident->@resident|villager~Rosa Milla;Kind=Residence|Family|Income|Good conduct;Purpose;Issued on:date;Valid until:date;Issued by~Ming Zhao;File:file;~Status=Asked|Issued|Expired
- C-801 | resident=Rosa Milla; kind=Residence; purpose=School; issued_by=Ming Zhao; status=Issued
- C-802 | resident=Wang Jun; kind=Income; purpose=Loan; status=Asked
- C-803 | resident=Karel Dub; kind=Family; issued_by=Ana Voss; status=Issued
- C-790 | resident=Wang Li; kind=Residence; status=Expired
record affairs notice|notice|village notice|announcement|publicity|financial disclosure: Title!;Kind=Meeting|Money|Project|Land|Support|Election;Text:long!;Amount:money;File:file;Published on:date;Open for objections until:date;Published by~Ana Voss;~Reads:number#0-1000000
- Accounts of the second quarter | kind=Money; amount=18400; published_by=Ana Voss; reads=96
- New road lights | kind=Project; amount=7200; published_by=Ming Zhao; reads=141
- Households with support | kind=Support; reads=203
- Land swap at the mill | kind=Land; reads=58
record support measure|measure|assistance|help measure|support record: Title!;Household->@household|family~H-0104;Kind=Money|Job|School|Housing|Farming|Health;Amount:money;Helper->@helper|support officer|cadre~Ming Zhao;Starts on:date;Ends on:date;Result:long;~Status=Planned|Running|Done
- Twenty hens | household=H-0104; kind=Farming; amount=260; helper=Ming Zhao; status=Running
- School money | household=H-0104; kind=School; amount=400; helper=Ming Zhao; status=Done
- Roof repair | household=H-0207; kind=Housing; amount=1900; helper=Ana Voss; status=Planned
- Job at the dairy | household=H-0207; kind=Job; helper=Ana Voss; status=Running
! record home visit|visit|household visit [visit\\w*|helper\\w*|alleviation|support]: Title!;Household->@household|family~H-0104;Helper->@helper|support officer|cadre~Ming Zhao;Visited on:date;Needs:long;Agreed:long;Photo:image;Next visit on:date
- May visit to Wang | household=H-0104; helper=Ming Zhao; agreed=Look for a buyer of the eggs.
- First visit to Dub | household=H-0207; helper=Ana Voss; needs=Roof leaks.
- June visit to Wang | household=H-0104; helper=Ming Zhao
- Dub at the dairy | household=H-0207; helper=Ana Voss
! record villager feedback|feedback|objection|villager opinion [feedback|opinion\\w*|comment\\w*|objection\\w*|suggest\\w*]: Title!;Notice->@affairs notice|notice~New road lights;From~Rosa Milla;Text:long!;Sent on:date;Answer:long;Answered by~Ana Voss;~Status=New|Answered|Closed
- One light more at the bend | notice=New road lights; from=Rosa Milla; status=Answered
- Where are the receipts | notice=Accounts of the second quarter; from=Karel Dub; status=New
- Wrong plot number | notice=Land swap at the mill; from=Wang Jun; status=Closed
- Thanks | notice=New road lights; status=New
! item helper|support officer|cadre|village group [helper\\w*|officer\\w*|alleviation|group\\w*|staff]: Name!;Position;Phone:phone;Village group;Households:number#0-1000
- Ming Zhao | position=Support officer; village_group=East group; households=12
- Ana Voss | position=Secretary; village_group=Mill group; households=9
- Ola Brandt | position=Doctor; households=0
- Tim Roy | position=Accountant; households=0
# urban planning|planning publicity|city planning|land use plan|public hearing|planning notice|zoning
item plan|planning project|urban plan|planning scheme|publicity project: Title!;Plan number;District->@district|planning area|area~Harbour;Kind=Land use|Road|Housing|Park|Building permit;Applicant;Area:number(m²)#1-100000000;Shown from:date;Shown until:date;Planner~Ida Sorel;Summary:long;Picture:image;~Status=In preparation|On show|Comments closed|Decided
- Harbour quarter | plan_number=P-24-03; district=Harbour; kind=Housing; area=64000; planner=Ida Sorel; status=On show
- Cycle road west | plan_number=P-24-05; district=West; kind=Road; planner=Ben Amar; status=On show
- Mill park | plan_number=P-23-17; district=North; kind=Park; area=21000; planner=Ida Sorel; status=Decided
- Tower at the station | plan_number=P-24-08; district=Centre; kind=Building permit; status=In preparation
item plan document|plan map|map|drawing|document: Title!;Plan->@plan|planning project~Harbour quarter;Kind=Map|Drawing|Report|Environmental study|Model;Version;Scale~1:500;File:file;Picture:image;Published on:date
- Harbour land use map | plan=Harbour quarter; kind=Map; version=2; scale=1:1000
- Noise report | plan=Harbour quarter; kind=Report; version=1
- Road section | plan=Cycle road west; kind=Drawing; version=1; scale=1:200
- Planting plan | plan=Mill park; kind=Drawing; version=4; scale=1:500
record public comment|comment on plan|objection|public opinion|opinion {Received|Under review|Answered}: Title!;Plan->@plan|planning project~Harbour quarter;Name;Address;Stand=For|Against|Suggestion|Question;Text:long!;Attachment:file;Sent on:date;Answer:long;Answered by~Ida Sorel
- Keep the old crane | plan=Harbour quarter; stand=Suggestion
- Too high for the street | plan=Harbour quarter; stand=Against
- Please start this year | plan=Cycle road west; stand=For
- Where will we park | plan=Cycle road west; stand=Question
event hearing|public hearing|planning meeting: Title!;Plan->@plan|planning project~Harbour quarter;Place;Date:date!;Starts at:time;Places:number#1-5000;Chair~Ben Amar;Minutes:file;~Status=Announced|Held|Cancelled
- Harbour hearing one | plan=Harbour quarter; place=Town Hall; places=200; chair=Ben Amar; status=Announced
- Walk along the new road | plan=Cycle road west; place=West bridge; places=40; status=Announced
- Park evening | plan=Mill park; place=School 5; places=80; status=Held
- Tower hearing | plan=Tower at the station; status=Cancelled
! record hearing registration|registration|attendance [hearing\\w*|meeting\\w*|regist\\w*]: Name!;Hearing->@hearing|public hearing~Harbour hearing one;Email:email;Wants to speak:boolean;Topic;Registered on:date
- Lea Grimm | hearing=Harbour hearing one; topic=The crane
- Otto Lund | hearing=Harbour hearing one
- Mia Roth | hearing=Walk along the new road; topic=Crossings
- Ken Abe | hearing=Park evening
! item district|planning area|area: Name!;Residents:number#0-10000000;Office;Phone:phone;Map:image
- Harbour | residents=8200; office=Planning west
- West | residents=14100; office=Planning west
- North | residents=9900; office=Planning north
- Centre | residents=6100; office=Planning centre
# emergency management|emergency response|disaster management|emergency command|rescue dispatch|civil protection|disaster relief
record incident|emergency|emergency event|disaster {Reported|Confirmed|Under way|Contained|Closed}: Title!;Kind=Fire|Flood|Storm|Earthquake|Accident|Chemical;Level=I|II|III|IV;Address!;Latitude:number#-90-90;Longitude:number#-180-180;Reported by;Reported at:time;Injured:number#0-100000;Plan->@emergency plan|plan~Flood plan north;Commander~Rita Sand;Description:long
- Water over the north dike | kind=Flood; level=II; address=North dike, km 4; injured=0; plan=Flood plan north; commander=Rita Sand
- Fire in the paint store | kind=Fire; level=III; address=Works Road 9; injured=2; plan=Large fire; commander=Ivo Lang
- Tree on the tram | kind=Storm; level=IV; address=Park Avenue
- Tank truck leaks | kind=Chemical; level=III; address=Ring exit 3; injured=1
work dispatch task|rescue task|dispatch|task|mission: Title!;Incident->@incident|emergency~Water over the north dike;Team->@rescue team|team~Boat group;Resource->@resource|emergency supply|equipment~Pump 200;Sent at:time;Arrived at:time;Leader~Gil Adams;Report:long
- Move people from km 4 | incident=Water over the north dike; team=Boat group; leader=Gil Adams
- Pump the underpass | incident=Water over the north dike; team=Technical group; resource=Pump 200
- Foam on the store | incident=Fire in the paint store; team=Fire crew 2
- Close the exit | incident=Tank truck leaks; team=Road patrol
item rescue team|team|rescue unit: Name!;Kind=Fire|Medical|Boat|Technical|Dogs|Volunteers;Station;Leader;Phone:phone;Members:number#1-1000;Latitude:number#-90-90;Longitude:number#-180-180;~Status=Ready|On the way|At work|Resting
- Boat group | kind=Boat; station=North; leader=Gil Adams; members=14; status=At work
- Technical group | kind=Technical; station=West; leader=Ann Weir; members=22; status=On the way
- Fire crew 2 | kind=Fire; station=Centre; leader=Leo Marsh; members=9; status=At work
- Road patrol | kind=Volunteers; members=6; status=Ready
item resource|emergency supply|equipment|supply|material: Name!;Kind=Pump|Boat|Tent|Blanket|Food|Generator|Vehicle;Depot->@supply depot|warehouse|shelter~Depot North;Quantity:number#0-1000000;Unit;Least stock:number#0-1000000;Checked on:date;~Status=Available|Lent out|To be replaced
- Pump 200 | kind=Pump; depot=Depot North; quantity=6; unit=piece; least_stock=4; status=Available
- Folding bed | kind=Tent; depot=Depot North; quantity=300; unit=piece; status=Available
- Blanket | kind=Blanket; depot=Depot West; quantity=1200; unit=piece; status=Available
- Generator 40 | kind=Generator; depot=Depot West; quantity=2; unit=piece; status=Lent out
item emergency plan|plan|response plan: Name!;Kind=Fire|Flood|Storm|Earthquake|Accident|Chemical;Level=I|II|III|IV;Steps:long;Responsible~Rita Sand;Valid from:date;File:file;Last drill on:date
- Flood plan north | kind=Flood; level=II; responsible=Rita Sand
- Large fire | kind=Fire; level=III; responsible=Ivo Lang
- Chemical on the road | kind=Chemical; level=III
- Storm tide | kind=Flood; level=I; responsible=Rita Sand
! item supply depot|warehouse|shelter [shelter\\w*|depot\\w*|resource\\w*|supplies|warehouse\\w*]: Name!;Kind=Depot|Shelter;Address;Places:number#0-100000;Keeper;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180
- Depot North | kind=Depot; address=Dike Road 2; keeper=Omar Beck
- Depot West | kind=Depot; address=Works Road 30; keeper=Lena Ortiz
- School 5 hall | kind=Shelter; places=180
- Sports hall | kind=Shelter; places=400
! record situation report|status report|incident log|incident update: Title!;Incident->@incident|emergency~Water over the north dike;Text:long!;Level=I|II|III|IV;Written by~Rita Sand;Date:date;At:time;Photo:image
- Water still rising | incident=Water over the north dike; level=II; written_by=Rita Sand
- Boats in place | incident=Water over the north dike; level=II; written_by=Gil Adams
- Store burnt down to the wall | incident=Fire in the paint store; level=III; written_by=Ivo Lang
- Exit free again | incident=Tank truck leaks; level=IV
# veterans|social security inquiry|social security service|social security platform|pension inquiry|welfare service|social welfare|benefit application|social insurance|subsidy application
person beneficiary|insured person|veteran|veteran profile|applicant: Name!;Insurance number;Date of birth:date;Group=Veteran|Retired|Employee|Self-employed|Family member;Address;Phone:phone;Bank account;Served from:date;Served until:date;~Status=Active|Suspended|Ended
- Harald Nyman | insurance_number=SI-20114; group=Veteran; address=Harbour 4; status=Active
- Celia Ramos | insurance_number=SI-30871; group=Employee; status=Active
- Ton Verhagen | insurance_number=SI-11802; group=Retired; status=Active
- Lily Chen | insurance_number=SI-40022; group=Self-employed; status=Suspended
record contribution|contribution record|payment record|insurance payment: Title!;Person->@beneficiary|insured person~Celia Ramos;Kind=Pension|Health|Unemployment|Accident|Housing;Month~May 2025;Base:money;Own share:money;Employer share:money;Employer;~Status=Paid|Open|Corrected
- Ramos pension May | person=Celia Ramos; kind=Pension; month=May 2025; base=2400; own_share=228; employer_share=228; employer=Sol Foods; status=Paid
- Ramos health May | person=Celia Ramos; kind=Health; month=May 2025; base=2400; own_share=175; employer_share=175; status=Paid
- Chen pension May | person=Lily Chen; kind=Pension; month=May 2025; base=1800; own_share=342; status=Open
- Ramos pension April | person=Celia Ramos; kind=Pension; month=April 2025; status=Corrected
item benefit|benefit type|subsidy|welfare benefit|policy: Name!;Kind=Pension|Sick pay|Housing|Training|Care|One-time help;Amount:money;Paid=Once|Monthly|Yearly;Who can apply:long;Papers needed:long;Legal basis;Valid from:date
- Veterans' training grant | kind=Training; amount=900; paid=Once; who_can_apply=Up to five years after service
- Basic pension | kind=Pension; amount=980; paid=Monthly
- Housing help | kind=Housing; amount=210; paid=Monthly
- Care allowance | kind=Care; amount=330; paid=Monthly
record benefit application|application|subsidy application {Submitted|In review|Papers missing|Approved|Refused}: Number!;Person->@beneficiary|insured person~Harald Nyman;Benefit->@benefit|benefit type~Veterans' training grant;Submitted on:date;Documents:file;Officer~Rita Oss;Approved amount:money;Decision:long
- BA-701 | person=Harald Nyman; benefit=Veterans' training grant; officer=Rita Oss
- BA-702 | person=Lily Chen; benefit=Housing help; officer=Nils Korn
- BA-703 | person=Ton Verhagen; benefit=Care allowance
- BA-690 | person=Ton Verhagen; benefit=Basic pension; approved_amount=980
! record benefit payment|payout|pension payment [benefit\\w*|pension\\w*|paid|payment\\w*|subsid\\w*]: Title!;Person->@beneficiary|insured person~Ton Verhagen;Benefit->@benefit|benefit type~Basic pension;Month~May 2025;Amount:money!;Paid on:date;Account;~Status=Planned|Paid|Returned
- Verhagen May | person=Ton Verhagen; benefit=Basic pension; month=May 2025; amount=980; status=Paid
- Nyman grant | person=Harald Nyman; benefit=Veterans' training grant; amount=900; status=Planned
- Chen June | person=Lily Chen; benefit=Housing help; amount=210; status=Planned
- Verhagen April | person=Ton Verhagen; benefit=Basic pension; amount=980; status=Paid
record consultation|advice request|service consultation|question: Title!;Person->@beneficiary|insured person~Harald Nyman;Topic=Pension|Health|Work|Housing|Papers;Way=Visit|Phone|Chat|Video;Question:long!;Officer~Rita Oss;Answer:long;Date:date;~Status=New|Answered|Closed
- Which course is paid | person=Harald Nyman; topic=Work; way=Chat; officer=Rita Oss; status=Answered
- Gap in 1998 | person=Ton Verhagen; topic=Pension; way=Visit; status=New
- Change of account | person=Lily Chen; topic=Papers; way=Phone; status=Closed
- Moving abroad | person=Celia Ramos; topic=Health; way=Video; status=New
item job offer|job|vacancy|training offer: Title!;Company;Place;Kind=Full time|Part time|Training|Apprenticeship;Pay per month:money;For=Veterans|Everyone;Apply until:date;Description:long;~Status=Open|Filled
- Warehouse shift leader | company=Nordlog; place=Malmö; kind=Full time; pay_per_month=2900; for=Veterans; status=Open
- Drone pilot course | company=Air School; kind=Training; for=Veterans; status=Open
- Office help | company=Town Works; kind=Part time; pay_per_month=1300; for=Everyone; status=Filled
- Electrician apprenticeship | company=Volt and Sons; kind=Apprenticeship; pay_per_month=1100; status=Open

# emergency sos|sos app|personal safety|panic button|panic alert|women safety|women's safety|safety companion
! item trusted contact|emergency contact|guardian|safety contact|contact [contact\\w*|guardian\\w*]: Name!;Phone:phone!;Email:email;Relation=Parent|Partner|Sibling|Friend|Colleague;Call order:number#1-20;Gets text message:boolean;Confirmed:boolean;Note
- Mara Lindt | relation=Sibling; call_order=1
- Joel Abara | relation=Partner; call_order=2
- Ines Calder | relation=Friend; call_order=3
- Pavel Hron | relation=Parent; call_order=4
request sos alert|sos|sos signal|sos request|panic alert|emergency alert|alert|distress call {Sent|Received|Help on the way|Safe|False alarm}: Title!;Kind=Panic|Medical|Fire|Accident|Followed;Latitude:number#-90-90;Longitude:number#-180-180;Address;Sent on:date;Sent at:time;Battery:percent;Recording:file;Message:long
- Followed near Mill Bridge | kind=Followed; latitude=51.48; longitude=-0.12; address=Mill Bridge, east side; battery=42
- Fall on the stairs | kind=Medical; latitude=51.51; longitude=-0.09; address=Quay Street 8; battery=77
- Car in the ditch | kind=Accident; latitude=51.40; longitude=-0.31; address=County road 14; battery=15
- Pressed by mistake | kind=Panic; latitude=51.49; longitude=-0.13; address=Home; battery=90
! record alert response|contact response|alert notification|response [respon\\w*|receiv\\w*|confirm\\w*|notif\\w*]: Title!;Alert->@sos alert|panic alert|alert~Followed near Mill Bridge;Contact->@trusted contact|emergency contact~Mara Lindt;Sent by=Push|Text message|Call|Email;Sent at:time;Answered at:time;Message:long;~State=Sent|Seen|On the way|Called police|No answer
- Mara is coming | alert=Followed near Mill Bridge; contact=Mara Lindt; sent_by=Text message; state=On the way
- Joel called the doctor | alert=Fall on the stairs; contact=Joel Abara; sent_by=Call; state=Seen
- Ines did not answer | alert=Car in the ditch; contact=Ines Calder; sent_by=Push; state=No answer
- Pavel saw it | alert=Pressed by mistake; contact=Pavel Hron; sent_by=Push; state=Seen
record safe check-in|check-in|safety check|check-in timer: Title!;Going to;From:date;Due at:time;Contact->@trusted contact|emergency contact~Mara Lindt;Route;Checked in at:time;~State=Running|Safe|Overdue|Alerted
- Walk home from the late shift | going_to=Home; contact=Joel Abara; route=Along the canal; state=Safe
- Hike to the ridge | going_to=Ridge hut; contact=Pavel Hron; route=North path; state=Running
- First date | going_to=Harbour cafe; contact=Ines Calder; state=Safe
- Night taxi | going_to=Airport; contact=Mara Lindt; route=Ring road; state=Overdue
record location share|live location|shared location|location point: Title!;Alert->@sos alert|panic alert|alert;Contact->@trusted contact|emergency contact~Mara Lindt;Latitude:number#-90-90;Longitude:number#-180-180;Date:date;Time:time;Accuracy:number(m)#0-5000;Shared until:time;Active:boolean
- Mill Bridge 22:14 | alert=Followed near Mill Bridge; contact=Mara Lindt; latitude=51.48; longitude=-0.12; accuracy=8
- Station Road 22:19 | alert=Followed near Mill Bridge; contact=Mara Lindt; latitude=51.485; longitude=-0.125; accuracy=12
- Quay Street 8 | alert=Fall on the stairs; contact=Joel Abara; latitude=51.51; longitude=-0.09; accuracy=5
- County road 14 | alert=Car in the ditch; contact=Ines Calder; latitude=51.4; longitude=-0.31; accuracy=40
item safe place|police station|hospital|nearby place|safe point: Name!;Kind=Police station|Hospital|Fire station|Shelter|Pharmacy|Open shop;Address;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Open=Always|Daytime|Night;Verified:boolean
- Central police station | kind=Police station; address=Guild Square 1; latitude=51.5; longitude=-0.1; open=Always
- St Brid hospital | kind=Hospital; address=Orchard Hill 20; latitude=51.52; longitude=-0.08; open=Always
- Harbour women's shelter | kind=Shelter; address=By phone only; latitude=51.47; longitude=-0.14; open=Night
- Corner pharmacy | kind=Pharmacy; address=Mill Street 3; latitude=51.49; longitude=-0.11; open=Daytime
! item safety setting|alert setting [setting\\w*|timer|trigger\\w*|shake|countdown]: Name!;Countdown:number(s)#0-60;Trigger=Button|Shake|Volume keys|Voice;Siren:boolean;Record sound:boolean;Message text:long
- Standard | countdown=5; trigger=Button; message_text=I need help, this is where I am.
- Silent | countdown=0; trigger=Volume keys; message_text=Call me now.
- Night run | countdown=10; trigger=Shake; message_text=I am out running and something is wrong.
- Hands full | countdown=3; trigger=Voice; message_text=Please call me and follow my position.
! item safety tip|safety guide [tip\\w*|guide\\w*|self-defen\\w*|advice]: Title!;Topic=At home|On the way|Online|First aid;Text:long;Picture:image
- Walking at night | topic=On the way; text=Stay on lit streets and share the route.
- Strange messages | topic=Online; text=Keep the proof and block the sender.
- Check the door chain | topic=At home; text=Ask for a badge before you open to a stranger.
- Deep cut on the hand | topic=First aid; text=Press hard with a clean cloth and hold it up.
record unsafe place|unsafe area|danger spot|incident report|safety report: Title!;Kind=Dark|Harassment|Theft|Traffic|Crowd;Address;Latitude:number#-90-90;Longitude:number#-180-180;Happened on:date;At:time;Severity=Low|Medium|High;Photo:image;Description:long;~Status=New|Verified|Rejected|Solved
- Lamp out behind the station | kind=Dark; address=Station Lane; latitude=51.5; longitude=-0.11; severity=Medium; status=Verified
- Followed in the underpass | kind=Harassment; address=Mill underpass; latitude=51.49; longitude=-0.12; severity=High; status=New
- Bags snatched at the tram stop | kind=Theft; address=Market Square stop; latitude=51.51; longitude=-0.1; severity=Medium; status=Verified
- Crossing without lights | kind=Traffic; address=Ring Road 60; latitude=51.47; longitude=-0.14; severity=Low; status=Solved
item safe route|route|tracked trip|trip|journey: Name!;From place;To place;Length:number(km)#0-500;Contact->@trusted contact|emergency contact~Mara Lindt;Lit:boolean;Started at:time;Arrives at:time;~Status=Planned|On the way|Arrived|Overdue
- Library to dorm | from_place=Library; to_place=Dorm 4; length=1.2; contact=Mara Lindt; status=Arrived
- Station to Quay Street | from_place=North station; to_place=Quay Street; length=2.1; contact=Joel Abara; status=On the way
- Gym to Rope Walk | from_place=Harbour gym; to_place=Rope Walk; length=1.7; contact=Ines Calder; status=Planned
- Cinema to Orchard Hill | from_place=Old cinema; to_place=Orchard Hill; length=3.4; contact=Pavel Hron; status=Overdue
item helpline|emergency number|hotline: Name!;Phone:phone!;Kind=Police|Medical|Women|Child|Fire;Region;Open=Always|Daytime;Languages
- Women's line | kind=Women; region=City; open=Always; languages=English
- Night police desk | kind=Police; region=City; open=Always
- Child and youth line | kind=Child; region=Whole country; open=Daytime; languages=English, Polish
- Poison advice | kind=Medical; region=County; open=Always; languages=English

# permit application|permit portal|online permit|city permit|permit management system|licence application|license application|permitting|e-permit
! item permit category|type of permit|licence type|license type|kind of permit [type\\w*|kind\\w*|configur\\w*|fee\\w*]: Name!;Department=Building|Traffic|Trade|Events|Environment;Fee:money;Days to decide:number#1-365;Valid for:number(months)#1-120;Inspection needed:boolean;Who can apply:long;Legal basis
- Street stall permit | department=Trade; fee=45; days_to_decide=14; valid_for=12
- Garage extension | department=Building; fee=220; days_to_decide=60; valid_for=36
- Scaffold on pavement | department=Traffic; fee=80; days_to_decide=10; valid_for=3
- Open-air concert | department=Events; fee=150; days_to_decide=30; valid_for=1
! item checklist item|document requirement|required document [document\\w*|requirement\\w*|upload\\w*|attach\\w*]: Name!;Category->@permit category|licence type~Garage extension;Mandatory:boolean;Format=PDF|Image|Drawing|Any;Template:file;Hint
- Site plan | category=Garage extension; format=Drawing; hint=Scale 1 to 500
- Proof of insurance | category=Open-air concert; format=PDF
- Trade certificate | category=Street stall permit; format=PDF
- Photo of the pavement | category=Scaffold on pavement; format=Image
request permit application|application|permit request|licence application {Draft|Submitted|In review|Changes wanted|Approved|Rejected|Withdrawn}: Application number!;Category->@permit category|licence type~Street stall permit;Applicant~Nora Pike|Bright Builders;Address of the site;Latitude:number#-90-90;Longitude:number#-180-180;Description:long;Estimated cost:money;Submitted on:date;Reviewer->@reviewer|permit officer~Elin Farrow;Decide by:date;~Decision reason:long
- PA-2301 | category=Garage extension; applicant=Nora Pike; address_of_the_site=Brook Lane 7; estimated_cost=18000; reviewer=Elin Farrow
- PA-2302 | category=Street stall permit; applicant=Waffle Cart; address_of_the_site=Market Square; reviewer=Tomas Reyes
- PA-2303 | category=Scaffold on pavement; applicant=Bright Builders; address_of_the_site=Quay Street 12; reviewer=Elin Farrow
- PA-2304 | category=Open-air concert; applicant=Harbour Sound Club; address_of_the_site=Town park; reviewer=Tomas Reyes
record application document|uploaded document|submitted document|document: Title!;Application->@permit application|application|permit request~PA-2301;Requirement->@required document|document requirement~Site plan;File:file!;Version:number#1-50;Uploaded on:date;~Status=Received|Accepted|Incomplete;Remark
- Plan of the garage | application=PA-2301; requirement=Site plan; version=2; status=Accepted
- Certificate of the waffle cart | application=PA-2302; requirement=Trade certificate; version=1; status=Received
- Pavement at number 12 | application=PA-2303; requirement=Photo of the pavement; version=1; status=Accepted
- Policy of the club | application=PA-2304; requirement=Proof of insurance; version=1; status=Incomplete
record review step|application review|review workflow|review stage|correction request: Title!;Application->@permit application|application|permit request~PA-2301;Reviewer->@reviewer|permit officer~Elin Farrow;Step=Completeness|Technical review|Neighbours heard|Fire safety|Final decision;Result=Open|Passed|Correction wanted|Refused;Comment:long;Date:date;Due on:date
- Papers of the garage complete | application=PA-2301; reviewer=Elin Farrow; step=Completeness; result=Passed
- Fire check of the stage | application=PA-2304; reviewer=Tomas Reyes; step=Fire safety; result=Correction wanted; comment=Second exit is missing.
- Pavement width | application=PA-2303; reviewer=Elin Farrow; step=Technical review; result=Open
- Stall decision | application=PA-2302; reviewer=Tomas Reyes; step=Final decision; result=Passed
record site inspection|inspection|permit inspection: Title!;Application->@permit application|application|permit request~PA-2301;Inspector~Jon Idris|Nora Vane;Scheduled on:date!;Time:time;Result=Open|Passed|Passed with conditions|Failed;Findings:long;Photo:image
- Visit at Brook Lane | application=PA-2301; inspector=Jon Idris; result=Passed
- Stage before the concert | application=PA-2304; inspector=Nora Vane; result=Open
- Scaffold check | application=PA-2303; inspector=Jon Idris; result=Passed with conditions; findings=Lamp at night.
- Stall pitch at the fountain | application=PA-2302; inspector=Nora Vane; result=Failed; findings=Cart blocks the hydrant.
record permit|issued permit|permit certificate|licence: Permit number!;Application->@permit application|application|permit request~PA-2302;Category->@permit category|licence type~Street stall permit;Holder;Issued on:date;Valid until:date;Conditions:long;Document:file;~Status=Valid|Expired|Suspended|Revoked
- P-0881 | application=PA-2302; category=Street stall permit; holder=Waffle Cart; status=Valid
- P-0882 | application=PA-2301; category=Garage extension; holder=Nora Pike; status=Valid
- P-0700 | category=Scaffold on pavement; holder=Bright Builders; status=Expired
- P-0654 | category=Open-air concert; holder=Meadow Festival Ltd; conditions=Music ends at 22:00.; status=Revoked
! record permit fee|fee payment|fee [fee\\w*|pay\\w*]: Reference!;Application->@permit application|application|permit request~PA-2301;Amount:money;Due on:date;Paid on:date;Method=Card|Transfer|Cash;Receipt number;~Status=Open|Paid|Refunded
- FEE-2301 | application=PA-2301; amount=220; method=Card; status=Paid
- FEE-2302 | application=PA-2302; amount=45; method=Transfer; status=Paid
- FEE-2304 | application=PA-2304; amount=150; status=Open
- FEE-2303 | application=PA-2303; amount=80; method=Cash; receipt_number=KR-1178; status=Refunded
person reviewer|permit officer|case officer: Name!;Department=Building|Traffic|Trade|Events|Environment;Email:email;Phone:phone;Open cases:number#0-1000
- Elin Farrow | department=Building; open_cases=14
- Tomas Reyes | department=Events; open_cases=6
- Priya Nand | department=Traffic; open_cases=9
- Oskar Blom | department=Environment; open_cases=11

# government office|public office appointment|service counter|citizen appointment|town hall appointment|queue and appointment|queue ticket|office appointment
item office|government office|office location|location|service centre: Name!;District;Address;Phone:phone;Opens at:time;Closes at:time;Counters:number#1-200;Latitude:number#-90-90;Longitude:number#-180-180;Step-free:boolean
- Town hall citizens' office | district=Old town; address=Guild Square 1; counters=8
- North service centre | district=North; address=Mill Road 40; counters=4
- Vehicle registration office | district=Harbour; address=Dock Lane 3; counters=6
- Harbour family office | district=Harbour; address=Rope Walk 30; counters=3
item service|public service|service type: Name!;Office->@office|government office~North service centre;Department;Minutes:number#1-240;Fee:money;Papers to bring:long;Ticket letter;Online booking:boolean
- New passport | office=Town hall citizens' office; department=Identity; minutes=15; fee=60; papers_to_bring=Photo, old passport; ticket_letter=P
- Register a car | office=Vehicle registration office; department=Traffic; minutes=20; fee=38; ticket_letter=V
- Change of address | office=North service centre; department=Residents; minutes=10; fee=0; ticket_letter=A
- Birth certificate | office=Harbour family office; department=Civil registry; minutes=12; fee=14; papers_to_bring=Identity card of a parent; ticket_letter=B
item counter|service counter|desk|window: Name!;Office->@office|government office~North service centre;Service->@service|public service;Clerk~Dina Roe|Karl Jessop;~Now serving;~State=Open|Paused|Closed
- Counter 1 | office=Town hall citizens' office; service=New passport; clerk=Dina Roe; state=Open
- Counter 2 | office=North service centre; service=Change of address; clerk=Karl Jessop; state=Paused
- Counter 5 | office=Vehicle registration office; service=Register a car; clerk=Ana Costa; state=Open
- Counter 3 | office=Harbour family office; service=Birth certificate; clerk=Femke Vos; state=Closed
item time slot|appointment slot|slot: Title!;Office->@office|government office~North service centre;Service->@service|public service;Date:date!;Starts at:time;Ends at:time;Places:number#1-100;~Booked:number#0-100;~State=Free|Full|Blocked
- Passport Monday 9:00 | office=Town hall citizens' office; service=New passport; places=3; booked=1; state=Free
- Cars Tuesday 10:20 | office=Vehicle registration office; service=Register a car; places=2; booked=2; state=Full
- Address Friday 8:30 | office=North service centre; service=Change of address; places=4; booked=0; state=Free
- Births Wednesday 11:00 | office=Harbour family office; service=Birth certificate; places=2; booked=0; state=Blocked
record queue ticket|ticket|queue number|number: Number!;Service->@service|public service;Office->@office|government office;Counter->@counter|service counter;Citizen~Vera Linney|Moussa Diop;Taken at:time;Called at:time;Served at:time;Waited:number(min)#0-600;~State=Waiting|Called|Being served|Done|No-show|Transferred
- P014 | service=New passport; office=Town hall citizens' office; counter=Counter 1; citizen=Vera Linney; waited=12; state=Done
- P015 | service=New passport; office=Town hall citizens' office; counter=Counter 1; citizen=Moussa Diop; waited=18; state=Called
- V101 | service=Register a car; office=Vehicle registration office; counter=Counter 5; citizen=Rosa Keller; waited=5; state=No-show
- B032 | service=Birth certificate; office=Harbour family office; counter=Counter 3; citizen=Yusuf Karim; waited=9; state=Being served
! record ticket transfer|counter transfer [transfer\\w*|counter\\w*]: Title!;Ticket->@queue ticket|ticket~P014;From counter->@counter|service counter;To counter->@counter|service counter;Moved at:time;Clerk~Dina Roe|Karl Jessop;Reason
- P015 to counter 2 | ticket=P015; from_counter=Counter 1; to_counter=Counter 2; clerk=Dina Roe; reason=Photo machine broken
- V101 to counter 1 | ticket=V101; from_counter=Counter 5; to_counter=Counter 1; clerk=Ana Costa; reason=Wrong service
- B032 to counter 2 | ticket=B032; from_counter=Counter 3; to_counter=Counter 2; clerk=Femke Vos; reason=Counter closes for lunch
- P014 to counter 3 | ticket=P014; from_counter=Counter 1; to_counter=Counter 3; clerk=Dina Roe; reason=Birth certificate needed first
! record service rating|service feedback [rate|rating|feedback|satisf\\w*|evaluat\\w*]: Title!;Service->@service|public service;Office->@office|government office;Ticket->@queue ticket|ticket;Stars:rating;Text:long;Date:date
- Quick and kind | service=New passport; office=Town hall citizens' office; ticket=P014; stars=5
- Long wait | service=Register a car; office=Vehicle registration office; ticket=V101; stars=2
- Clear list of papers | service=Birth certificate; office=Harbour family office; ticket=B032; stars=4; text=Knew what to bring before I came.
- Photo machine broken | service=New passport; office=Town hall citizens' office; ticket=P015; stars=3; text=Had to change the counter.
+ booking|appointment: Service->@service|public service;Office->@office|government office;Slot->@time slot|appointment slot;Citizen number;Papers ready:boolean

# personal carbon|carbon footprint tracker|carbon tracker|carbon footprint app|carbon calculator|footprint tracker|eco-minded|individual carbon
! record footprint entry|carbon activity|activity|activity log|emission entry|daily activity|logged activity [log\\w*|track\\w*|record\\w*|calculat\\w*]: Title!;Category->@emission category|activity category|category~Transport|Food;Factor->@emission factor|factor~Petrol car;Amount:number#0-1000000;Unit=km|kWh|kg|meal|item;Emissions:number(kg CO2)#0-100000;Date:date!;Note
- Drive to the lake | category=Transport; factor=Petrol car; amount=64; unit=km; emissions=10.9
- Heating in March | category=Energy; factor=Natural gas; amount=410; unit=kWh; emissions=82
- Lentil curry | category=Food; factor=Vegetarian meal; amount=2; unit=meal; emissions=1.4
- New jeans | category=Shopping; factor=Cotton clothing; amount=1; unit=item; emissions=23
item emission factor|factor|conversion factor: Name!;Category->@emission category|activity category|category~Transport;Value:number(kg CO2)#0-10000;Per unit=km|kWh|kg|meal|item;Source;Region;Valid from:date
- Petrol car | category=Transport; value=0.17; per_unit=km; source=National agency; region=Europe
- Natural gas | category=Energy; value=0.2; per_unit=kWh; source=National agency; region=Europe
- Vegetarian meal | category=Food; value=0.7; per_unit=meal; source=Food study; region=World
- Cotton clothing | category=Shopping; value=23; per_unit=item; source=Textile study; region=World
! item emission category|activity category|category [categor\\w*|transport|energy|food]: Name!;Icon;Colour;Average a month:number(kg CO2)#0-10000;Description:long
- Transport | average_a_month=180; colour=Blue
- Energy | average_a_month=160; colour=Amber
- Food | average_a_month=140; colour=Green
- Shopping | average_a_month=90; colour=Plum
record reduction goal|goal|monthly goal|carbon goal|target: Title!;Category->@emission category|activity category|category~Transport;Month;Limit:number(kg CO2)#0-100000;~Reached so far:number(kg CO2)#0-100000;Starts on:date;Ends on:date;~Status=Running|Reached|Missed
- Less driving in June | category=Transport; month=June; limit=90; reached_so_far=41; status=Running
- Meat-free May | category=Food; month=May; limit=100; reached_so_far=88; status=Reached
- Heating down | category=Energy; month=March; limit=120; reached_so_far=139; status=Missed
- Nothing new in July | category=Shopping; month=July; limit=40; reached_so_far=23; status=Running
event challenge|eco challenge|green challenge: Title!;Category->@emission category|activity category|category~Transport;Starts on:date!;Ends on:date;Target:number(kg CO2)#0-100000;Points:number#0-10000;Participants:number#0-1000000;Badge->@badge|award~Bike hero;Rules:long;~Status=Upcoming|Running|Ended
- A week without the car | category=Transport; target=25; points=200; participants=318; badge=Bike hero; status=Running
- Plant plate | category=Food; target=20; points=150; participants=142; badge=Green cook; status=Ended
- Lights out | category=Energy; target=10; points=80; participants=77; badge=Power saver; status=Upcoming
- Repair month | category=Shopping; target=30; points=180; participants=96; badge=Mender; status=Running
record challenge participation|participation|challenge entry: Title!;Challenge->@challenge|eco challenge~Plant plate;Player~Mara Lindt|Joel Abara;Joined on:date;~Saved:number(kg CO2)#0-100000;~Points:number#0-100000;~Rank:number#1-1000000;~Status=Joined|Completed|Given up
- Mara without the car | challenge=A week without the car; player=Mara Lindt; saved=14; points=120; rank=3; status=Joined
- Joel eats plants | challenge=Plant plate; player=Joel Abara; saved=22; points=150; rank=1; status=Completed
- Mara repairs | challenge=Repair month; player=Mara Lindt; saved=3; points=20; rank=41; status=Given up
- Ines without the car | challenge=A week without the car; player=Ines Calder; saved=26; points=200; rank=1; status=Completed
item badge|award|achievement: Name!;Condition;Points:number#0-10000;Picture:image;Description:long
- Bike hero | condition=7 days without a car; points=200
- Green cook | condition=20 plant meals; points=150
- Power saver | condition=10 percent less power; points=80
- Mender | condition=5 things repaired; points=120
! record earned badge|badge award [badge\\w*|achievement\\w*]: Title!;Badge->@badge|award;Earned by~Mara Lindt|Joel Abara;Earned on:date;Challenge->@challenge|eco challenge
- Green cook for Joel | badge=Green cook; earned_by=Joel Abara; challenge=Plant plate
- Bike hero for Mara | badge=Bike hero; earned_by=Mara Lindt; challenge=A week without the car
- Mender for Ines | badge=Mender; earned_by=Ines Calder; challenge=Repair month
- Power saver for Joel | badge=Power saver; earned_by=Joel Abara; challenge=Lights out
! item reduction tip|saving tip [tip\\w*|recommend\\w*|suggest\\w*|advice]: Title!;Category->@emission category|activity category|category;Saves a month:number(kg CO2)#0-10000;Effort=Low|Medium|High;Text:long
- Wash at 30 degrees | category=Energy; saves_a_month=4; effort=Low
- Take the train | category=Transport; saves_a_month=60; effort=Medium
- Insulate the loft hatch | category=Energy; saves_a_month=18; effort=High
- Buy the coat second-hand | category=Shopping; saves_a_month=9; effort=Low
item team|eco team|group: Name!;Leader~Mara Lindt|Joel Abara;Members:number#1-100000;~Saved:number(kg CO2)#0-10000000;~Points:number#0-10000000;~Rank:number#1-100000;Logo:image;Motto
- Green Dorm 4 | leader=Mara Lindt; members=18; saved=240; points=1900; rank=1
- Bike Lab | leader=Joel Abara; members=9; saved=130; points=1100; rank=2
- Rope Walk Savers | leader=Ines Calder; members=12; saved=95; points=870; rank=3; motto=Short ways, warm coats
- Canteen Crew | leader=Pavel Hron; members=7; saved=62; points=540; rank=4; motto=Beans first

# apartment community|apartment management|housing society|apartment complex|residential society|society management|residential complex|gated community|condominium|property staff
item unit|flat|apartment|house: Number!;Building->@building|block|tower~Tower A;Floor:number#0-80;Area:number(m²)#10-1000;Bedrooms:number#0-12;Owner->@resident|owner|tenant~Nia Rees;Parking space;~Occupancy=Owner|Rented|Empty
- A-101 | building=Tower A; floor=1; area=72; bedrooms=2; owner=Nia Rees; parking_space=P12; occupancy=Owner
- A-704 | building=Tower A; floor=7; area=98; bedrooms=3; owner=Otto Blum; occupancy=Rented
- B-203 | building=Tower B; floor=2; area=55; bedrooms=1; occupancy=Empty
- C-402 | building=Garden House; floor=4; area=84; bedrooms=2; owner=Mirjam Falk; parking_space=P31; occupancy=Owner
item building|block|tower: Name!;Address;Floors:number#1-80;Units:number#1-1000;Lifts:number#0-20;Manager~Rosa Lind
- Tower A | address=Lakeside 1; floors=12; units=48; lifts=2; manager=Rosa Lind
- Tower B | address=Lakeside 3; floors=8; units=32; lifts=1; manager=Rosa Lind
- Garden House | address=Lakeside 5; floors=5; units=20; lifts=1; manager=Wen Tao
- Boat House | address=Pier Road 2; floors=3; units=9; lifts=0; manager=Wen Tao
person resident|owner|tenant|occupant: Name!;Unit->@unit|flat|apartment~A-101;Kind=Owner|Tenant|Family member;Phone:phone;Email:email;Moved in on:date;Moved out on:date;Vehicle plate;Emergency contact;~Status=Waiting|Active|Moved out
- Nia Rees | unit=A-101; kind=Owner; vehicle_plate=KR 22 LM; status=Active
- Otto Blum | unit=A-704; kind=Owner; status=Active
- Femi Ade | unit=A-704; kind=Tenant; status=Active
- Mirjam Falk | unit=C-402; kind=Family member; vehicle_plate=TS 08 BW; status=Waiting
record maintenance bill|bill|monthly bill|maintenance fee|monthly fee|fee bill|maintenance fee bill|society bill: Bill number!;Unit->@unit|flat|apartment~A-101;Resident->@resident|owner~Nia Rees;Period~June 2026;Amount:money;Late fee:money;Due on:date;Paid on:date;~Status=Unpaid|Paid|Overdue|Waived
- MB-0611 | unit=A-101; resident=Nia Rees; period=June 2026; amount=85; status=Paid
- MB-0612 | unit=A-704; resident=Otto Blum; period=June 2026; amount=110; status=Unpaid
- MB-0511 | unit=A-704; resident=Otto Blum; period=May 2026; amount=110; late_fee=5; status=Overdue
- MB-0613 | unit=C-402; resident=Mirjam Falk; period=June 2026; amount=95; status=Waived
! record bill payment|fee payment [pay\\w*|fee\\w*|bill\\w*]: Reference!;Bill->@maintenance bill|bill~MB-0611;Amount:money;Method=Card|Transfer|Cash|Wallet;Paid on:date;Receipt number
- PAY-9001 | bill=MB-0611; amount=85; method=Card; receipt_number=R-551
- PAY-9002 | bill=MB-0612; amount=50; method=Transfer; receipt_number=R-552
- PAY-9003 | bill=MB-0511; amount=115; method=Cash; receipt_number=R-553
- PAY-9004 | bill=MB-0612; amount=60; method=Wallet; receipt_number=R-554
request repair request|maintenance request|repair|complaint ticket {New|Assigned|In progress|Done|Refused}: Title!;Unit->@unit|flat|apartment~A-101;Category=Water|Electricity|Lift|Door|Heating|Other;Priority=Low|Normal|Urgent;Technician->@technician|repairer|worker~Sam Udo;Photo:image;Description:long;Wanted on:date;~Cost:money;~Rating:rating
- Tap drips in the kitchen | unit=A-101; category=Water; priority=Normal; technician=Sam Udo; cost=35
- Lift stops between floors | unit=A-704; category=Lift; priority=Urgent; technician=Rolf Ek
- Doorbell is dead | unit=B-203; category=Electricity; priority=Low
- Bedroom radiator stays cold | unit=C-402; category=Heating; priority=Normal; technician=Sam Udo; cost=60; rating=4
person technician|repairer|worker|staff: Name!;Trade=Plumber|Electrician|Lift|Cleaner|Guard|Gardener;Phone:phone;Company;Shift=Early|Late|Night;~Status=Free|On a job|Off duty
- Sam Udo | trade=Plumber; shift=Early; status=On a job
- Rolf Ek | trade=Lift; company=Lift Service North; shift=Late; status=Free
- Bea Holt | trade=Electrician; company=Holt Electric; shift=Early; status=Off duty
- Ivan Petrak | trade=Guard; company=Lakeside Security; shift=Night; status=On a job
record visitor|visitor pass|visit|visitor registration|visitor entry|visitor log: Visitor name!;Unit->@unit|flat|apartment~A-101;Host->@resident|owner~Nia Rees;Phone:phone;Purpose=Guest|Delivery|Service|Taxi;Plate number;Entry code;Expected on:date;Came in at:time;Left at:time;Guard~Tom Reyes;~Status=Expected|Inside|Left|Refused
- Lena Ortiz | unit=A-101; host=Nia Rees; purpose=Guest; entry_code=4471; status=Expected
- Parcel van | unit=A-704; host=Otto Blum; purpose=Delivery; guard=Tom Reyes; status=Left
- Piano tuner | unit=A-101; host=Nia Rees; purpose=Service; guard=Tom Reyes; status=Inside
- Airport taxi | unit=C-402; host=Mirjam Falk; purpose=Taxi; plate_number=TX 90 41; guard=Ivan Petrak; status=Refused
! item amenity|common facility [amenit\\w*|facilit\\w*|clubhouse|pool|gym|hall]: Name!;Kind=Pool|Gym|Clubhouse|Hall|Court;Capacity:number#1-1000;Fee:money;Opens at:time;Closes at:time;Rules:long
- Roof terrace | kind=Clubhouse; capacity=30; fee=20
- Gym room | kind=Gym; capacity=12; fee=0
- Garden pool | kind=Pool; capacity=20; fee=3
- Tennis court | kind=Court; capacity=4; fee=8
+ announcement: Building->@building|block;Audience=Everyone|Owners|Tenants;Urgent:boolean;Valid until:date
item parking slot|parking space|parking place: Number!;Building->@building|block|tower~Tower A;Unit->@unit|flat|apartment~A-101;Vehicle plate;Kind=Car|Motorcycle|Guest|Charging;Monthly fee:money;~Status=Free|Taken|Blocked
- P12 | building=Tower A; unit=A-101; vehicle_plate=KR 22 LM; kind=Car; monthly_fee=25; status=Taken
- G01 | building=Tower A; kind=Guest; monthly_fee=0; status=Free
- P31 | building=Garden House; unit=C-402; vehicle_plate=TS 08 BW; kind=Charging; monthly_fee=40; status=Taken
- M04 | building=Tower B; kind=Motorcycle; monthly_fee=10; status=Blocked

# cultural heritage|heritage archive|digital heritage|heritage site|heritage platform|intangible heritage|historic town|local heritage|heritage map
item monument|heritage object|heritage site|building|monument record|site: Name!;Category->@heritage category|category~Church;Period->@period|era~Baroque;Theme->@theme|topic;Address;Latitude:number#-90-90;Longitude:number#-180-180;Built in:number#-3000-2030;Architect;Protection=None|Local|National|World heritage;Condition=Good|Fair|Poor|Ruin;Photo:image;Description:long
- Old salt store | category=Warehouse; period=Baroque; theme=Trade; address=Quay 4; latitude=53.86; longitude=10.68; built_in=1745; protection=National; condition=Good
- Weavers' chapel | category=Church; period=Gothic; theme=Faith; address=Loom Lane 1; latitude=53.87; longitude=10.69; built_in=1390; protection=National; condition=Fair
- Gasworks tower | category=Industry; period=Industrial age; theme=Work; address=Canal Road 9; latitude=53.85; longitude=10.7; built_in=1892; protection=Local; condition=Poor
- Fishers' steps | category=Quay and harbour; period=Renaissance; theme=Seafaring; address=Quay 21; latitude=53.86; longitude=10.67; built_in=1561; protection=Local; condition=Ruin
! item heritage category|category [categor\\w*|monument\\w*|classif\\w*|catalog\\w*]: Name!;Icon;Description:long;Order:number#1-100
- Warehouse | order=1
- Church | order=2
- Industry | order=3
- Quay and harbour | order=4
item period|era|epoch: Name!;From year:number#-10000-2030;To year:number#-10000-2030;Description:long
- Gothic | from_year=1200; to_year=1500
- Baroque | from_year=1600; to_year=1770
- Industrial age | from_year=1830; to_year=1914
- Renaissance | from_year=1500; to_year=1600
item theme|topic: Name!;Description:long;Picture:image;Order:number#1-100
- Trade | order=1
- Faith | order=2
- Work | order=3
- Seafaring | order=4
item historic photograph|photograph|historical photo|photo|archive item|archive object: Title!;Reference number;Monument->@monument|heritage object~Old salt store;Taken in:number#1800-2030;Photographer;Period->@period|era;Theme->@theme|topic;Rights=Free|With permission|Restricted;Given by;File:image;Description:long
- Quay with salt barges | reference_number=PH-0114; monument=Old salt store; taken_in=1908; photographer=Unknown; theme=Trade; rights=Free
- Loom Lane in snow | reference_number=PH-0377; monument=Weavers' chapel; taken_in=1931; photographer=E. Marsh; theme=Faith; rights=With permission
- Shift change | reference_number=PH-0512; monument=Gasworks tower; taken_in=1955; theme=Work; rights=Free
- Nets drying on the steps | reference_number=PH-0641; monument=Fishers' steps; taken_in=1924; photographer=A. Lund; theme=Seafaring; rights=Restricted
record oral history|interview|oral history recording|recording: Title!;Speaker;Born in:number#1850-2030;Interviewer;Recorded on:date;Length:number(min)#1-600;Language;Monument->@monument|heritage object;Theme->@theme|topic;Audio:file;Transcript:long;Access=Open|On site|Closed
- The last gas man | speaker=Hans Obel; born_in=1934; interviewer=Ulla Brandt; length=48; language=English; monument=Gasworks tower; theme=Work; access=Open
- Childhood on Loom Lane | speaker=Greta Olsen; born_in=1940; interviewer=Ulla Brandt; length=35; language=English; monument=Weavers' chapel; access=Open
- Herring in the harbour | speaker=Peder Lund; born_in=1929; interviewer=Noa Peled; length=62; language=Danish; monument=Fishers' steps; theme=Seafaring; access=On site
- Unloading the salt | speaker=Emil Krag; born_in=1931; interviewer=Noa Peled; length=27; language=German; monument=Old salt store; theme=Trade; access=Closed
item timeline event|timeline entry|historical event|interactive timeline|timeline: Title!;Year:number#-10000-2030!;Period->@period|era;Monument->@monument|heritage object;Picture:image;Text:long
- Salt store opens | year=1745; period=Baroque; monument=Old salt store
- First gas light | year=1892; period=Industrial age; monument=Gasworks tower
- Chapel consecrated | year=1390; period=Gothic; monument=Weavers' chapel
- Steps cut into the quay | year=1561; period=Renaissance; monument=Fishers' steps
item walking route|heritage trail|route|walk: Name!;Length:number(km)#0.1-100;Duration:number(min)#5-600;Difficulty=Easy|Medium|Hard;Start point;Theme->@theme|topic;Step-free:boolean;Picture:image;Description:long
- Salt and sails | length=2.4; duration=60; difficulty=Easy; start_point=Old salt store; theme=Trade
- Looms and bells | length=3.1; duration=80; difficulty=Easy; start_point=Weavers' chapel; theme=Faith
- Gas, steam and shift bells | length=5.6; duration=140; difficulty=Medium; start_point=Gasworks tower; theme=Work
- Along the old shore | length=9.2; duration=210; difficulty=Hard; start_point=Fishers' steps; theme=Seafaring
! record route stop|trail stop [route\\w*|trail\\w*|walk\\w*|tour\\w*]: Title!;Route->@walking route|heritage trail~Salt and sails;Monument->@monument|heritage object~Old salt store;Position:number#1-100;Minutes:number#0-120;Hint;Audio:file
- Salt stop 1 | route=Salt and sails; monument=Old salt store; position=1; minutes=10
- Loom stop 1 | route=Looms and bells; monument=Weavers' chapel; position=1; minutes=15
- Gas stop 1 | route=Gas, steam and shift bells; monument=Gasworks tower; position=1; minutes=20; hint=Look for the date over the gate
- Salt stop 2 | route=Salt and sails; monument=Fishers' steps; position=2; minutes=8; hint=Slippery at high water
request contribution|story|community contribution|submission {Submitted|In review|Accepted|Refused}: Title!;Kind=Photograph|Story|Document|Recording;Contributor~Lotte Meyer|Brian Oakes;Monument->@monument|heritage object~Gasworks tower;Dated;File:file;Text:long;Rights granted:boolean;Reviewer~Ida Falk;Review note:long
- My grandfather's lamp | kind=Story; contributor=Brian Oakes; monument=Gasworks tower; dated=1950s; reviewer=Ida Falk
- Wedding at the chapel | kind=Photograph; contributor=Lotte Meyer; monument=Weavers' chapel; dated=1962; reviewer=Ida Falk
- Pay book of a stoker | kind=Document; contributor=Hans Obel; monument=Gasworks tower; dated=1938; reviewer=Ida Falk
- Song of the net menders | kind=Recording; contributor=Lotte Meyer; monument=Fishers' steps; dated=1971; reviewer=Noa Peled
record restoration work|restoration|conservation work: Title!;Monument->@monument|heritage object~Weavers' chapel;Conservator~Noa Peled;Starts on:date;Ends on:date;Cost:money;Funded by;Method:long;Before:image;After:image;~Status=Planned|Under way|Done
- New roof of the chapel | monument=Weavers' chapel; conservator=Noa Peled; cost=84000; funded_by=Heritage fund; status=Under way
- Brick repair at the store | monument=Old salt store; conservator=Hugh Carr; cost=22000; funded_by=Town; status=Done
- Rust removal on the tower | monument=Gasworks tower; conservator=Hugh Carr; cost=56000; funded_by=Lottery; status=Planned
- Lifting the lowest steps | monument=Fishers' steps; conservator=Noa Peled; cost=31000; funded_by=Friends of the harbour; status=Planned
! record collection item|saved item [collection\\w*|save\\w*|favou?rite\\w*|bookmark\\w*]: Title!;Collection;Monument->@monument|heritage object;Photograph->@historic photograph|photograph;Note;Added on:date
- Salt barges in my album | collection=Harbour days; photograph=Quay with salt barges; monument=Old salt store
- Tower | collection=To visit; monument=Gasworks tower
- Chapel in snow | collection=Winter pictures; photograph=Loom Lane in snow; monument=Weavers' chapel
- Nets for the school talk | collection=School talk; photograph=Nets drying on the steps; monument=Fishers' steps; note=Ask for the rights

# political campaign|election campaign|canvassing|canvass|phone banking|campaign volunteers|voter contact|constituent
person voter|voter contact|constituent|supporter contact: Name!;Address;Street->@canvassing area|street|turf~Harbour streets;Phone:phone;Email:email;Age:number#16-120;Support=Strong|Leaning|Undecided|Against|Unknown;Main issue;Do not contact:boolean;Wants a sign:boolean;Tags
- Vera Linney | address=Rope Walk 4; street=Harbour streets; support=Leaning; main_issue=Rents; age=52
- Moussa Diop | address=Rope Walk 19; street=Harbour streets; support=Strong; main_issue=Schools; age=38
- Rosa Keller | address=Brook Lane 2; street=Brook estate; support=Undecided; main_issue=Buses; age=67
- Yusuf Karim | address=Mill Road 12; street=Mill quarter; support=Against; main_issue=Parking; age=45
item canvassing area|canvassing route|door knocking route|turf|street|area|walk list: Name!;District;Doors:number#0-100000;Doors knocked:number#0-100000;Assigned to->@campaign volunteer|volunteer|canvasser~Ana Petrov;Day:date;Starts at:time;Meeting point;Map:file;~Status=Open|Assigned|Under way|Done
- Harbour streets | district=Harbour; doors=240; doors_knocked=130; assigned_to=Ana Petrov; meeting_point=Fish market; status=Under way
- Brook estate | district=Meadow; doors=310; doors_knocked=0; assigned_to=Tom Reyes; meeting_point=Bus stop Brook; status=Assigned
- Mill quarter | district=North; doors=180; doors_knocked=180; assigned_to=Hana Weiss; meeting_point=Old mill; status=Done
- Orchard Hill | district=West; doors=275; doors_knocked=0; meeting_point=Hospital gate; status=Open
record canvass visit|voter conversation|conversation|visit|door knock|door visit|canvassing result: Title!;Voter->@voter|voter contact~Vera Linney;Area->@canvassing area|street|turf~Harbour streets;Volunteer->@campaign volunteer|volunteer|canvasser~Ana Petrov;Visited on:date;Time:time;Result=Talked|Not home|Refused|Moved;Support=Strong|Leaning|Undecided|Against;Left flyer:boolean;Notes:long
- Talk at Rope Walk 4 | voter=Vera Linney; area=Harbour streets; volunteer=Ana Petrov; result=Talked; support=Leaning; notes=Asks about rent cap.
- Nobody at Brook Lane 2 | voter=Rosa Keller; area=Brook estate; volunteer=Tom Reyes; result=Not home
- Door closed at Mill Road 12 | voter=Yusuf Karim; area=Mill quarter; volunteer=Hana Weiss; result=Refused; support=Against
- Talk at Rope Walk 19 | voter=Moussa Diop; area=Harbour streets; volunteer=Ana Petrov; result=Talked; support=Strong; notes=Will host a house party.
record phone call|call|call log|phone banking call: Title!;Voter->@voter|voter contact~Rosa Keller;Caller->@campaign volunteer|volunteer|canvasser~Ana Petrov;Script->@survey|call script~Door questions;Called on:date;Minutes:number#0-240;Result=Reached|No answer|Wrong number|Call back|Refused;Support=Strong|Leaning|Undecided|Against;Notes:long
- Call to Rosa | voter=Rosa Keller; caller=Ana Petrov; script=Door questions; minutes=6; result=Reached; support=Undecided
- Call to Moussa | voter=Moussa Diop; caller=Tom Reyes; script=Door questions; minutes=0; result=No answer
- Call to Vera | voter=Vera Linney; caller=Hana Weiss; script=Door questions; minutes=2; result=Call back; support=Leaning
- Call to Yusuf | voter=Yusuf Karim; caller=Ana Petrov; script=Door questions; minutes=1; result=Refused; support=Against
person campaign volunteer|volunteer|canvasser: Name!;Phone:phone;Email:email;District;Skills;Available=Weekdays|Evenings|Weekends|Any time;~Hours:number#0-10000;~Status=New|Active|Paused
- Ana Petrov | district=Harbour; available=Evenings; hours=34; status=Active
- Tom Reyes | district=Meadow; available=Weekends; hours=12; status=Active
- Hana Weiss | district=North; skills=Turkish, data entry; available=Weekdays; hours=21; status=Paused
- Piet Maas | district=West; skills=Driving; available=Any time; hours=0; status=New
work volunteer task|campaign task|task|shift: Title!;Volunteer->@campaign volunteer|volunteer|canvasser~Ana Petrov;Event->@campaign event|rally|event;Kind=Canvass|Phone|Stall|Driving|Posters|Office;Due on:date;From:time;Until:time;Priority=Low|Normal|High;Notes:long
- Posters on Guild Square | volunteer=Tom Reyes; kind=Posters; priority=Normal
- Phone evening | volunteer=Ana Petrov; kind=Phone; priority=High
- Drive voters to the polls | volunteer=Piet Maas; kind=Driving; priority=High
- Man the market stall | volunteer=Hana Weiss; event=Stall at the market; kind=Stall; priority=Low
event campaign event|rally|event|town hall meeting: Title!;Kind=Rally|Debate|House party|Stall|Fundraiser;Held on:date!;Starts at:time;Place;Places:number#1-100000;Speaker;Budget:money;Description:long;~Signed up:number#0-100000
- Harbour debate | kind=Debate; place=Town hall; places=200; speaker=Candidate; budget=600; signed_up=88
- Stall at the market | kind=Stall; place=Market Square; places=12; budget=80; signed_up=7
- Soup evening at Moussa's | kind=House party; place=Rope Walk 19; places=25; speaker=Candidate; budget=60; signed_up=18
- Final rally on the quay | kind=Rally; place=Quay Park; places=1500; speaker=Party leader; budget=4200; signed_up=430
record campaign donation|donation|contribution: Reference!;Donor;Email:email;Address;Amount:money!;Given on:date;Way=Card|Transfer|Cash|Cheque;Event->@campaign event|rally|event;Receipt sent:boolean;Above report limit:boolean
- D-201 | donor=Otto Blum; amount=50; way=Card
- D-202 | donor=Greta Olsen; amount=1200; way=Transfer; event=Harbour debate
- D-203 | donor=Moussa Diop; amount=25; way=Cash; event=Soup evening at Moussa's
- D-204 | donor=Lindgren Joinery; amount=300; way=Cheque; event=Final rally on the quay
record campaign expense|expense|spending: Title!;Category=Print|Advertising|Venue|Travel|Staff|Other;Amount:money;Spent on:date;Supplier;Event->@campaign event|rally|event;Receipt:file;Approved by~Rosa Lind;~Status=Open|Approved|Paid
- Leaflets, 5000 pieces | category=Print; amount=420; supplier=Quay Print; approved_by=Rosa Lind; status=Paid
- Hall hire | category=Venue; amount=260; event=Harbour debate; status=Approved
- Bus for the rally | category=Travel; amount=540; supplier=Harbour Coaches; event=Final rally on the quay; status=Open
- Local paper, half page | category=Advertising; amount=780; supplier=Harbour Post; approved_by=Rosa Lind; status=Paid
item survey|call script|voter survey: Title!;Purpose;Opens on:date;Closes on:date;Intro text:long;~Answers:number#0-1000000;~Status=Draft|Open|Closed
- Door questions | purpose=Issues and support; answers=130; status=Open
- After the debate | purpose=Opinion; answers=0; status=Draft
- Rent and housing poll | purpose=Issue in the harbour; answers=64; status=Closed
- Phone script, final week | purpose=Turnout; answers=22; status=Open
! record survey answer|voter answer [survey\\w*|answer\\w*|questionnaire\\w*]: Title!;Survey->@survey|call script~Door questions;Voter->@voter|voter contact~Vera Linney;Question;Answer;Recorded by->@campaign volunteer|volunteer|canvasser;Date:date
- Vera on rents | survey=Door questions; voter=Vera Linney; question=Most important issue?; answer=Rents; recorded_by=Ana Petrov
- Rosa on buses | survey=Door questions; voter=Rosa Keller; question=Most important issue?; answer=Buses; recorded_by=Ana Petrov
- Moussa on schools | survey=Rent and housing poll; voter=Moussa Diop; question=Where should the town build?; answer=Next to the school; recorded_by=Ana Petrov
- Yusuf on voting | survey=Phone script, final week; voter=Yusuf Karim; question=Do you plan to vote?; answer=Not sure; recorded_by=Hana Weiss

# social services|social service case|welfare department|social work|social worker|social care|family services|client intake|human services
person client|welfare client|service user|beneficiary|family profile|family: Name!;Client number;Born on:date;Gender=Female|Male|Other;Address;Phone:phone;Email:email;Language;Income a month:money;Housing=Own|Rented|Shelter|Homeless|With family;Social worker->@social worker|caseworker~Adwoa Frimpong;Taken in on:date;~Status=Intake|Active|Closed
- Celia Ramos | client_number=C-1180; language=Spanish; income_a_month=820; housing=Rented; social_worker=Adwoa Frimpong; status=Active
- Harald Nyman | client_number=C-1188; language=English; income_a_month=610; housing=Shelter; social_worker=Lars Hoem; status=Active
- Ton Verhagen | client_number=C-1203; income_a_month=950; housing=Own; social_worker=Adwoa Frimpong; status=Intake
- Safiya Noor | client_number=C-1216; language=Somali; income_a_month=540; housing=With family; social_worker=Petra Lang; status=Closed
person household member|family member|dependant: Name!;Head of household->@client|welfare client|service user~Celia Ramos;Relation=Partner|Child|Parent|Sibling|Other;Born on:date;School or job;Income a month:money;Disability:boolean;Note
- Mateo Ramos | head_of_household=Celia Ramos; relation=Child; school_or_job=Alder Primary
- Ana Verhagen | head_of_household=Ton Verhagen; relation=Partner; school_or_job=Cleaner; income_a_month=400
- Idil Noor | head_of_household=Safiya Noor; relation=Sibling; school_or_job=Nurse trainee; income_a_month=620
- Grietje Verhagen | head_of_household=Ton Verhagen; relation=Parent; note=Needs care at night
record client intake|intake|intake interview: Title!;Client->@client|welfare client|service user~Ton Verhagen;Date:date!;Taken by->@social worker|caseworker;Came by=Self|Police|School|Hospital|Court;Reason:long;Urgency=Low|Normal|High;Consent signed:boolean
- Intake of Ton | client=Ton Verhagen; taken_by=Adwoa Frimpong; came_by=Self; reason=Care costs of the mother.; urgency=Normal
- Intake of Harald | client=Harald Nyman; taken_by=Lars Hoem; came_by=Hospital; reason=No home after discharge.; urgency=High
- Intake of Celia | client=Celia Ramos; taken_by=Adwoa Frimpong; came_by=School; reason=Damp flat, children often ill.; urgency=Normal
- Intake of Safiya | client=Safiya Noor; taken_by=Petra Lang; came_by=Court; reason=Debt order on the wages.; urgency=Low
record case|welfare case|case file {Open|Assigned|In progress|On hold|Closed}: Case number!;Client->@client|welfare client|service user~Celia Ramos;Kind=Housing|Child protection|Debt|Care|Addiction|Income;Social worker->@social worker|caseworker~Adwoa Frimpong;Supervisor~Ulla Brandt;Opened on:date;Closed on:date;Risk=Low|Medium|High;Summary:long
- SC-501 | client=Celia Ramos; kind=Housing; social_worker=Adwoa Frimpong; supervisor=Ulla Brandt; risk=Medium
- SC-502 | client=Harald Nyman; kind=Addiction; social_worker=Lars Hoem; supervisor=Ulla Brandt; risk=High
- SC-503 | client=Ton Verhagen; kind=Care; social_worker=Adwoa Frimpong; supervisor=Ulla Brandt; risk=Low
- SC-504 | client=Safiya Noor; kind=Debt; social_worker=Petra Lang; supervisor=Ulla Brandt; risk=Medium
record needs assessment|assessment: Title!;Case->@case|welfare case~SC-501;Client->@client|welfare client|service user;Assessed on:date!;Assessed by->@social worker|caseworker;Housing need:number#0-10;Health need:number#0-10;Money need:number#0-10;Risk score:number#0-30;Findings:long;Next review on:date
- Needs of Celia | case=SC-501; client=Celia Ramos; assessed_by=Adwoa Frimpong; housing_need=8; health_need=2; money_need=6; risk_score=16
- Needs of Harald | case=SC-502; client=Harald Nyman; assessed_by=Lars Hoem; housing_need=10; health_need=7; money_need=9; risk_score=26
- Needs of Ton | case=SC-503; client=Ton Verhagen; assessed_by=Adwoa Frimpong; housing_need=1; health_need=6; money_need=4; risk_score=11
- Needs of Safiya | case=SC-504; client=Safiya Noor; assessed_by=Petra Lang; housing_need=3; health_need=1; money_need=9; risk_score=13
record case plan|care plan|service plan: Title!;Case->@case|welfare case~SC-501;Goal:long;Starts on:date;Ends on:date;Responsible->@social worker|caseworker;Progress:percent;~Status=Draft|Agreed|Running|Reached|Ended
- A flat by autumn | case=SC-501; goal=Rent contract for three rooms.; responsible=Adwoa Frimpong; progress=40; status=Running
- Detox and room | case=SC-502; goal=Twelve weeks sober.; responsible=Lars Hoem; progress=10; status=Agreed
- Night care for the mother | case=SC-503; goal=Care service three nights a week.; responsible=Adwoa Frimpong; progress=0; status=Draft
- Debts in order | case=SC-504; goal=Plan agreed with all four creditors.; responsible=Petra Lang; progress=100; status=Reached
record case note|note|case log: Title!;Case->@case|welfare case~SC-501;Client->@client|welfare client|service user;Written by->@social worker|caseworker;Date:date;Way=Visit|Phone|Office|Letter;Text:long;Confidential:boolean
- Called the landlord | case=SC-501; client=Celia Ramos; written_by=Adwoa Frimpong; way=Phone; text=Viewing on Friday.
- Missed the meeting | case=SC-502; client=Harald Nyman; written_by=Lars Hoem; way=Office; text=New date sent.
- Saw the night routine | case=SC-503; client=Ton Verhagen; written_by=Adwoa Frimpong; way=Visit; text=Mother falls when alone.
- Creditors answered | case=SC-504; client=Safiya Noor; written_by=Petra Lang; way=Letter; text=Three of four accept the plan.
work home visit|visit|planned visit: Title!;Case->@case|welfare case~SC-501;Client->@client|welfare client|service user;Visitor->@social worker|caseworker~Adwoa Frimpong;Due on:date;Time:time;Address;Purpose;Findings:long
- Visit at Celia's | case=SC-501; client=Celia Ramos; visitor=Adwoa Frimpong; purpose=Damp walls
- Shelter visit | case=SC-502; client=Harald Nyman; visitor=Lars Hoem; purpose=Plan review
- Evening at Ton's | case=SC-503; client=Ton Verhagen; visitor=Adwoa Frimpong; purpose=Care needs at night; findings=No rails in the bathroom.
- Last visit at Safiya's | case=SC-504; client=Safiya Noor; visitor=Petra Lang; purpose=Closing talk; findings=Rent and power are paid.
item benefit programme|benefit program|benefit|program|assistance program: Name!;Kind=Cash|Housing|Food|Care|Training;Amount:money;Paid=Once|Monthly|Yearly;Income limit:money;Who can apply:long;Papers needed:long;Budget:money
- Rent support | kind=Housing; amount=280; paid=Monthly; income_limit=1100; budget=90000
- School start package | kind=Cash; amount=150; paid=Once; income_limit=1400; budget=30000
- Home care grant | kind=Care; amount=2400; paid=Yearly; income_limit=1600; budget=72000
- Job skills course | kind=Training; amount=190; paid=Monthly; income_limit=1200; budget=45000
request benefit application|application|benefit request {Submitted|In review|Papers missing|Approved|Refused}: Number!;Client->@client|welfare client|service user~Celia Ramos;Benefit->@benefit programme|benefit|program~Rent support;Submitted on:date;Documents:file;Amount asked:money;Approved amount:money;Decided by~Ulla Brandt;Reason:long
- BA-880 | client=Celia Ramos; benefit=Rent support; amount_asked=280; approved_amount=280; decided_by=Ulla Brandt
- BA-881 | client=Ton Verhagen; benefit=School start package; amount_asked=150
- BA-882 | client=Ton Verhagen; benefit=Home care grant; amount_asked=2400; approved_amount=1800; decided_by=Ulla Brandt; reason=Care on three nights only.
- BA-883 | client=Safiya Noor; benefit=Job skills course; amount_asked=190; approved_amount=190; decided_by=Ulla Brandt
! record benefit payment|payout [pay\\w*|benefit\\w*]: Title!;Application->@benefit application|application~BA-880;Client->@client|welfare client|service user;Amount:money!;Month~June 2026;Paid on:date;Account;~Status=Planned|Paid|Returned
- Rent June Celia | application=BA-880; client=Celia Ramos; amount=280; month=June 2026; status=Paid
- Rent July Celia | application=BA-880; client=Celia Ramos; amount=280; month=July 2026; status=Planned
- Care grant Ton | application=BA-882; client=Ton Verhagen; amount=1800; month=May 2026; status=Returned
- Course May Safiya | application=BA-883; client=Safiya Noor; amount=190; month=May 2026; status=Paid
! record client referral|referral [referr\\w*|refer]: Title!;Client->@client|welfare client|service user~Harald Nyman;Case->@case|welfare case;Agency->@partner agency|agency|organisation~Quay Clinic;Referred on:date;Referred by->@social worker|caseworker;Reason:long;Answer:long;~Status=Sent|Accepted|Waiting list|Declined|Done
- Harald to the clinic | client=Harald Nyman; case=SC-502; agency=Quay Clinic; referred_by=Lars Hoem; reason=Detox place.; status=Waiting list
- Celia to debt advice | client=Celia Ramos; case=SC-501; agency=Debt advice centre; referred_by=Adwoa Frimpong; status=Accepted
- Ton to the food bank | client=Ton Verhagen; case=SC-503; agency=Harbour food bank; referred_by=Adwoa Frimpong; reason=Warm meals for the mother.; status=Sent
- Safiya to legal aid | client=Safiya Noor; case=SC-504; agency=Quay Legal Aid; referred_by=Petra Lang; reason=Debt order of the court.; status=Done
item partner agency|agency|organisation|service provider: Name!;Kind=Clinic|Shelter|Legal aid|Food bank|School|Advice;Contact person;Phone:phone;Email:email;Address;Free places:number#0-10000
- Quay Clinic | kind=Clinic; contact_person=Dr Sable; free_places=2
- Debt advice centre | kind=Advice; contact_person=Jo Lund; free_places=6
- Quay Legal Aid | kind=Legal aid; contact_person=Mina Ortega; free_places=4
- Harbour food bank | kind=Food bank; contact_person=Bram Tol; free_places=30
! person social worker|caseworker [social worker\\w*|caseworker\\w*|case worker\\w*|assign\\w*]: Name!;Team;Email:email;Phone:phone;Open cases:number#0-500;Languages
- Adwoa Frimpong | team=Families; open_cases=21; languages=English, Spanish
- Lars Hoem | team=Adults; open_cases=17
- Petra Lang | team=Debt and income; open_cases=26; languages=English, Somali
- Ngozi Eze | team=Child protection; open_cases=13; languages=English, French

# neighborhood community|neighbourhood community|neighborhood app|neighbourhood app|neighborhood social|neighborhood network|neighbourhood network|neighbors|local residents|hyperlocal
item neighborhood|neighbourhood|district|area: Name!;City;Postcode;Households:number#0-100000;Members:number#0-100000;Moderator~Rosa Lind;Latitude:number#-90-90;Longitude:number#-180-180;Cover:image;Rules:long
- Mill Hill | city=Harbourton; postcode=2210; households=640; members=212; moderator=Rosa Lind
- Quay Side | city=Harbourton; postcode=2214; households=480; members=177; moderator=Wen Tao
- Orchard Hill | city=Harbourton; postcode=2218; households=920; members=301; moderator=Lena Ortiz
- Canal Bend | city=Harbourton; postcode=2221; households=350; members=58; moderator=Rosa Lind
person resident|neighbor|neighbour|member: Name!;Neighborhood->@neighborhood|neighbourhood~Mill Hill;Street;House number;Email:email;Phone:phone;Skills;Joined on:date;Address proof:file;~Status=Waiting|Verified|Blocked
- Ines Calder | neighborhood=Mill Hill; street=Loom Lane; house_number=8; status=Verified
- Pavel Hron | neighborhood=Quay Side; street=Rope Walk; house_number=19; status=Waiting
- Tilde Moen | neighborhood=Orchard Hill; street=Hospital Road; house_number=41; skills=Sewing; status=Verified
- Greg Stall | neighborhood=Canal Bend; street=Lock Street; house_number=3; status=Blocked
record neighborhood post|post|discussion|board post|discussion topic: Title!;Neighborhood->@neighborhood|neighbourhood~Mill Hill;Category->@post category|category~Question;Author~Ines Calder|Pavel Hron;Text:long!;Photo:image;Pinned:boolean;Urgent:boolean;~Replies:number#0-100000;~Likes:number#0-100000
- Who has a long ladder? | neighborhood=Mill Hill; category=Question; author=Ines Calder; text=Needed for Saturday.; replies=4
- Street party in June | neighborhood=Quay Side; category=News; author=Pavel Hron; text=Who brings tables?; replies=11
- Pram to pass on | neighborhood=Orchard Hill; category=For sale; author=Tilde Moen; text=Blue pram, free from Monday.; replies=2; likes=5
- Water off on Lock Street | neighborhood=Canal Bend; category=Help needed; author=Femke Vos; text=Who can fill a few bottles for number 9?; replies=7; likes=16
item post category|category: Name!;Icon;Order:number#1-100;Description:long
- Question | order=1
- News | order=2
- For sale | order=3
- Help needed | order=4
record classified ad|ad|listing|item for sale|give-away item: Title!;Neighborhood->@neighborhood|neighbourhood~Mill Hill;Category->@post category|category~For sale;Kind=Sell|Give away|Lend|Wanted;Price:money;Condition=New|Good|Worn;Seller~Ines Calder|Pavel Hron;Pick up at;Photo:image;Description:long;~Status=Open|Reserved|Gone
- Child's bike 16 inch | neighborhood=Mill Hill; category=For sale; kind=Sell; price=35; condition=Good; seller=Ines Calder; status=Open
- Moving boxes | neighborhood=Quay Side; category=For sale; kind=Give away; price=0; seller=Pavel Hron; status=Gone
- Pressure washer for a weekend | neighborhood=Orchard Hill; category=For sale; kind=Lend; price=10; condition=Good; seller=Tilde Moen; status=Reserved
- Looking for a cot | neighborhood=Canal Bend; category=Help needed; kind=Wanted; price=40; condition=Worn; seller=Femke Vos; status=Open
record safety alert|alert|incident report: Title!;Neighborhood->@neighborhood|neighbourhood~Quay Side;Kind=Burglary|Suspicious|Traffic|Lost pet|Power cut|Water;Place;Latitude:number#-90-90;Longitude:number#-180-180;Happened on:date;At:time;Photo:image;Details:long;~Status=New|Confirmed|Over
- Cellar broken into | neighborhood=Quay Side; kind=Burglary; place=Rope Walk 21; status=Confirmed
- Grey cat missing | neighborhood=Mill Hill; kind=Lost pet; place=Loom Lane; status=New
- Dark since eight o'clock | neighborhood=Orchard Hill; kind=Power cut; place=Hospital Road; status=Over
- Brown tap water | neighborhood=Canal Bend; kind=Water; place=Lock Street 9; status=Confirmed
item local business|recommended business|business|shop: Name!;Neighborhood->@neighborhood|neighbourhood~Mill Hill;Kind=Craftsman|Shop|Food|Health|Child care|Other;Address;Phone:phone;Website:url;Opening hours;~Recommendations:number#0-100000;Photo:image
- Krume bakery | neighborhood=Mill Hill; kind=Food; address=Mill Street 2; recommendations=31
- Ek plumbing | neighborhood=Quay Side; kind=Craftsman; address=Dock Lane 7; recommendations=12
- Orchard physiotherapy | neighborhood=Orchard Hill; kind=Health; address=Hospital Road 6; recommendations=19
- Little Otters nursery | neighborhood=Canal Bend; kind=Child care; address=Lock Street 14; recommendations=8
! record recommendation|business recommendation [recommend\\w*|local business\\w*]: Title!;Business->@local business|recommended business~Krume bakery;Neighbor~Ines Calder|Pavel Hron;Stars:rating;Text:long;Date:date
- Best rye bread | business=Krume bakery; neighbor=Ines Calder; stars=5
- Came within an hour | business=Ek plumbing; neighbor=Pavel Hron; stars=4
- My back is straight again | business=Orchard physiotherapy; neighbor=Tilde Moen; stars=5
- Kind, but always full | business=Little Otters nursery; neighbor=Femke Vos; stars=3
event neighborhood event|community event|event|street party: Title!;Neighborhood->@neighborhood|neighbourhood~Mill Hill;Host~Ines Calder|Pavel Hron;Held on:date!;Starts at:time;Place;Places:number#1-10000;Bring along;Cover:image;Description:long
- Rope Walk street party | neighborhood=Quay Side; host=Pavel Hron; place=Rope Walk; places=80; bring_along=A salad
- Tool swap | neighborhood=Mill Hill; host=Ines Calder; place=Loom Lane yard; places=20
- Apple pressing | neighborhood=Orchard Hill; host=Tilde Moen; place=Allotment gate; places=40; bring_along=Apples and bottles
- Canal clean-up | neighborhood=Canal Bend; host=Femke Vos; place=Lock bridge; places=25; bring_along=Gloves
! record address verification|resident verification [verif\\w*|address\\w*|confirm\\w*]: Title!;Resident->@resident|neighbor~Pavel Hron;Neighborhood->@neighborhood|neighbourhood;Proof=Postcard code|Document|Neighbour;Code;Document:file;Sent on:date;Checked by~Rosa Lind;~Status=Waiting|Confirmed|Rejected
- Address of Pavel | resident=Pavel Hron; neighborhood=Quay Side; proof=Postcard code; checked_by=Wen Tao; status=Waiting
- Address of Ines | resident=Ines Calder; neighborhood=Mill Hill; proof=Document; checked_by=Rosa Lind; status=Confirmed
- Address of Tilde | resident=Tilde Moen; neighborhood=Orchard Hill; proof=Neighbour; checked_by=Lena Ortiz; status=Confirmed
- Address of Greg | resident=Greg Stall; neighborhood=Canal Bend; proof=Document; checked_by=Rosa Lind; status=Rejected

# cultural event|cultural events|events portal|town events|city events|festival and cultural|culture calendar|event portal for
event event|cultural event|concert|show: Title!;Category->@event category|category~Music;Venue->@venue|location~Town hall;Organizer->@organizer|organiser|association~Harbour Sound Club;Date:date!;Starts at:time;Ends at:time;Entry fee:money;Capacity:number#1-1000000;Age from:number#0-21;Poster:image;Description:long;~Status=Submitted|Approved|Refused|Sold out|Cancelled|Over
- Salt Market Night | category=Music; venue=Town hall; organizer=Harbour Sound Club; entry_fee=12; capacity=300; status=Approved
- Lantern walk | category=Family; venue=Riverside meadow; organizer=Lantern Society; entry_fee=0; capacity=800; status=Submitted
- Mill theatre evening | category=Theatre; venue=Old mill; organizer=Drama Group Mill; entry_fee=9; capacity=120; status=Approved
- Rope Walk courtyard films | category=Film; venue=Rope Walk courtyard; organizer=Town culture office; entry_fee=5; capacity=90; status=Sold out
item event category|category|genre: Name!;Colour;Icon;Description:long
- Music | colour=Plum
- Family | colour=Green
- Theatre | colour=Red
- Film | colour=Navy
item venue|location|place: Name!;Address;Capacity:number#1-1000000;Latitude:number#-90-90;Longitude:number#-180-180;Step-free:boolean;Contact person;Phone:phone;Photo:image
- Town hall | address=Guild Square 1; capacity=400
- Riverside meadow | address=River path; capacity=3000
- Old mill | address=Mill Road 3; capacity=120
- Rope Walk courtyard | address=Rope Walk 15; capacity=90; contact_person=Hana Weiss
item stage|festival stage: Name!;Venue->@venue|location~Riverside meadow;Kind=Main|Small|Tent|Street;Size;Power:number(kW)#0-500;Stage manager~Ana Costa;Roofed:boolean
- River stage | venue=Riverside meadow; kind=Main; size=10 x 8 m; power=60; stage_manager=Ana Costa
- Poets' tent | venue=Riverside meadow; kind=Tent; size=6 x 5 m; power=10; stage_manager=Dev Malik
- Courtyard screen | venue=Rope Walk courtyard; kind=Small; size=5 x 3 m; power=6; stage_manager=Hana Weiss
- Bridge corner | venue=Riverside meadow; kind=Street; size=4 x 3 m; power=3; stage_manager=Dev Malik
person artist|performer|band|act: Name!;Genre;Country;Members:number#1-200;Email:email;Phone:phone;Fee:money;Website:url;Photo:image;Biography:long
- The Salt Sisters | genre=Folk; country=Ireland; members=4; fee=900
- Quay Brass | genre=Brass; country=Belgium; members=9; fee=1200
- Ida Falk | genre=Spoken word; country=Norway; members=1; fee=250
- Trio Lumen | genre=Silent film music; country=Czechia; members=3; fee=480
record performance|stage slot|program item|time slot|programme item|program slot: Title!;Event->@event|cultural event~Salt Market Night;Stage->@stage|festival stage~River stage;Artist->@artist|performer~The Salt Sisters;Date:date!;Starts at:time;Ends at:time;Sound check at:time;Fee:money;~Status=Planned|Confirmed|Moved|Cancelled
- Salt Sisters at the river | event=Salt Market Night; stage=River stage; artist=The Salt Sisters; fee=900; status=Confirmed
- Quay Brass opens | event=Lantern walk; stage=River stage; artist=Quay Brass; status=Planned
- Poems at dusk | event=Lantern walk; stage=Poets' tent; artist=Ida Falk; status=Confirmed
- Lumen plays to the film | event=Rope Walk courtyard films; stage=Courtyard screen; artist=Trio Lumen; fee=480; status=Moved
! record schedule entry|personal schedule|saved event [schedule\\w*|plan\\w*|save\\w*|favou?rite\\w*]: Title!;Event->@event|cultural event;Performance->@performance|stage slot;Visitor~Mara Lindt|Joel Abara;Remind before:number(min)#0-2880;Note
- Mara hears the Sisters | event=Salt Market Night; performance=Salt Sisters at the river; visitor=Mara Lindt; remind_before=60
- Joel's poems | event=Lantern walk; performance=Poems at dusk; visitor=Joel Abara; remind_before=30
- Ines and the silent film | event=Rope Walk courtyard films; performance=Lumen plays to the film; visitor=Ines Calder; remind_before=120; note=Bring a blanket
- Pavel hears the brass | event=Lantern walk; performance=Quay Brass opens; visitor=Pavel Hron; remind_before=15
item ticket type|ticket category: Name!;Event->@event|cultural event~Salt Market Night;Price:money;Places:number#0-1000000;~Sold:number#0-1000000;On sale from:date;On sale until:date
- Salt Night standing | event=Salt Market Night; price=12; places=250; sold=120
- Mill seat | event=Mill theatre evening; price=9; places=120; sold=44
- Courtyard chair | event=Rope Walk courtyard films; price=5; places=90; sold=90
- Lantern kit for a child | event=Lantern walk; price=3; places=200; sold=76
item sponsor|partner: Name!;Event->@event|cultural event;Level=Gold|Silver|Bronze;Amount:money;Contact person;Email:email;Logo:image;Website:url
- Quay Print | event=Salt Market Night; level=Silver; amount=1500; contact_person=Jo Lund
- Krume bakery | event=Lantern walk; level=Bronze; amount=300
- Harbour Savings Bank | event=Rope Walk courtyard films; level=Gold; amount=4000; contact_person=Mina Ortega
- Ek plumbing | event=Mill theatre evening; level=Bronze; amount=250; contact_person=Rolf Ek
! person organizer|organiser|association [organi[sz]er\\w*|submit\\w*]: Name!;Kind=Association|Town|Company|Person;Contact person;Email:email;Phone:phone;Website:url;Verified:boolean
- Harbour Sound Club | kind=Association; contact_person=Dev Malik
- Lantern Society | kind=Association; contact_person=Ulla Brandt
- Drama Group Mill | kind=Association; contact_person=Ted Marsh
- Town culture office | kind=Town; contact_person=Hana Weiss
! record attendance|visitor count [attend\\w*|visitor number\\w*|statistic\\w*]: Title!;Event->@event|cultural event;Counted on:date;Visitors:number#0-1000000;Tickets scanned:number#0-1000000;Counted by
- Salt Night count | event=Salt Market Night; visitors=288; tickets_scanned=241; counted_by=Ana Costa
- Courtyard films count | event=Rope Walk courtyard films; visitors=87; tickets_scanned=87; counted_by=Hana Weiss
- Lantern walk count | event=Lantern walk; visitors=640; tickets_scanned=71; counted_by=Dev Malik
- Mill theatre count | event=Mill theatre evening; visitors=46; tickets_scanned=42; counted_by=Ted Marsh
+ reservation|ticket: Event->@event|cultural event;Ticket type->@ticket type|ticket category;Seats:number#1-20;Code
+ review: Event->@event|cultural event
`
