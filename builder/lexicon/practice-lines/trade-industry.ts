/** Practices, written as `practicesOfLines` reads them. */
export const industryTrades = `
# cnc|machine shop|cnc machining|milling machine|lathe|machining center
item machine|cnc machine|machine tool: Name!;Machine code;Type=Milling machine|Lathe|Machining center|Grinder|Sawing machine;Axes:number#2-9;Controller~Fanuc 31i|Heidenhain TNC 640;Max part length:number(mm)#10-8000;Hourly rate:money;Bought on:date;~Status=Running|Idle|Set-up|Down
- Mill 3 | machine_code=M-03; type=Machining center; axes=5; controller=Heidenhain TNC 640; max_part_length=800; hourly_rate=92; status=Running
- Lathe 1 | machine_code=L-01; type=Lathe; axes=2; controller=Fanuc 31i; max_part_length=1200; hourly_rate=64; status=Set-up
- Grinder 2 | machine_code=G-02; type=Grinder; axes=3; max_part_length=600; hourly_rate=58; status=Idle
- Band saw 1 | machine_code=S-01; type=Sawing machine; axes=2; max_part_length=6000; hourly_rate=32; status=Down
item part|workpiece|part number|component: Part number!;Name;Drawing number;Revision=A|B|C|D|E;Material=Steel|Stainless steel|Aluminium|Brass|Plastic;Weight:number(kg)#0-500;Cycle time:number(min)#0-600;Drawing:file
- FL-2210 | name=Bearing flange; drawing_number=DR-2210-01; revision=C; material=Steel; weight=1.4; cycle_time=18
- SH-0874 | name=Pump shaft; drawing_number=DR-0874-02; revision=A; material=Stainless steel; weight=3.2; cycle_time=26
- BR-1180 | name=Guide bushing; drawing_number=DR-1180-01; revision=B; material=Brass; weight=0.3; cycle_time=6
- HC-3305 | name=Heat sink cover; drawing_number=DR-3305-04; revision=D; material=Aluminium; weight=0.8; cycle_time=12
work job|work order|production order|shop order: Job number!;Part->@part|workpiece~FL-2210|SH-0874;Machine->@machine|cnc machine~Mill 3|Lathe 1;Customer~Harbour Pumps|Nordal Gear;Quantity:number#1-100000;Due on:date;Machinist~Tomas Ferro|Lin Okafor;Priority=Low|Normal|High;Notes:long
- J-4417 | part=FL-2210; machine=Mill 3; customer=Harbour Pumps; quantity=120; machinist=Lin Okafor; priority=High
- J-4421 | part=SH-0874; machine=Lathe 1; customer=Nordal Gear; quantity=40; machinist=Tomas Ferro; priority=Normal
- J-4426 | part=BR-1180; machine=Lathe 1; customer=Nordal Gear; quantity=600; machinist=Tomas Ferro; priority=Low
- J-4430 | part=HC-3305; machine=Mill 3; customer=Vento Controls; quantity=80; machinist=Lin Okafor; priority=High
record production log|run|production run|machine log: Title!;Job->@job|work order~J-4417|J-4421;Machine->@machine|cnc machine~Mill 3|Lathe 1;Logged on:date!;Shift=Early|Late|Night;Good parts:number#0-100000;Scrap parts:number#0-10000;Run time:number(min)#0-1440;Operator~Tomas Ferro|Lin Okafor;Notes:long
- Flanges, early shift | job=J-4417; machine=Mill 3; shift=Early; good_parts=24; scrap_parts=1; run_time=440; operator=Lin Okafor
- Shafts, first lot | job=J-4421; machine=Lathe 1; shift=Late; good_parts=15; scrap_parts=0; run_time=395; operator=Tomas Ferro
- Bushings, night run | job=J-4426; machine=Lathe 1; shift=Night; good_parts=68; scrap_parts=2; run_time=430; operator=Tomas Ferro
- Covers, first plate | job=J-4430; machine=Mill 3; shift=Early; good_parts=30; scrap_parts=0; run_time=372; operator=Lin Okafor
record downtime|machine downtime|stoppage|breakdown: Title!;Machine->@machine|cnc machine~Mill 3|Lathe 1;Started on:date!;Starts at:time;Duration:number(min)#1-10000;Cause=Tool breakage|No material|Set-up|Electrical fault|Mechanical fault|No operator;Reported by~Tomas Ferro|Lin Okafor;Action taken:long
- Spindle drive alarm | machine=Mill 3; duration=95; cause=Electrical fault; reported_by=Lin Okafor; action_taken=Drive reset and fan replaced.
- Bar stock late | machine=Lathe 1; duration=40; cause=No material; reported_by=Tomas Ferro; action_taken=Borrowed bars from job J-4430.
- Saw blade snapped | machine=Band saw 1; duration=55; cause=Tool breakage; reported_by=Tomas Ferro
- Coolant pump seized | machine=Grinder 2; duration=210; cause=Mechanical fault; reported_by=Lin Okafor; action_taken=Pump swapped with spare.
item cutting tool|end mill|insert|tooling: Name!;Tool code;Kind=End mill|Drill|Insert|Tap|Reamer;Diameter:number(mm)#0-200;In stock:number#0-1000;Minimum stock:number#0-500;Unit price:money;Storage place~Cabinet A, drawer 4|Cabinet B, drawer 1
- Carbide end mill 10 mm | tool_code=EM-10-4; kind=End mill; diameter=10; in_stock=14; minimum_stock=6; unit_price=38; storage_place=Cabinet A, drawer 4
- Drill 8.5 mm | tool_code=DR-085; kind=Drill; diameter=8.5; in_stock=5; minimum_stock=8; unit_price=21; storage_place=Cabinet B, drawer 1
- Turning insert CNMG 12 | tool_code=IN-1204; kind=Insert; diameter=12.7; in_stock=60; minimum_stock=20; unit_price=9
- Tap M8 spiral | tool_code=TP-M8; kind=Tap; diameter=8; in_stock=7; minimum_stock=4; unit_price=26
! record tool change|tool wear [tool\\w* wear|tool li\\w+|tool change]: Title!;Cutting tool->@cutting tool|insert~Carbide end mill 10 mm|Drill 8.5 mm;Machine->@machine|cnc machine~Mill 3|Lathe 1;Changed on:date!;Parts made:number#0-100000;Reason=Worn|Broken|Planned;Changed by~Tomas Ferro|Lin Okafor
- End mill worn at 210 parts | cutting_tool=Carbide end mill 10 mm; machine=Mill 3; parts_made=210; reason=Worn; changed_by=Lin Okafor
- Drill planned swap | cutting_tool=Drill 8.5 mm; machine=Mill 3; parts_made=480; reason=Planned; changed_by=Lin Okafor
- Insert edge broken on shaft | cutting_tool=Turning insert CNMG 12; machine=Lathe 1; parts_made=35; reason=Broken; changed_by=Tomas Ferro
- Tap worn after covers | cutting_tool=Tap M8 spiral; machine=Mill 3; parts_made=320; reason=Worn; changed_by=Lin Okafor

# quality control|nonconformity|non-conformance|corrective action|quality assurance|defect tracking|capa
item part|product line|article number|inspected part: Part number!;Name;Line~Line 1|Press shop;Drawing revision=A|B|C|D;Customer~Velmo Drives|Arden Seating;Critical characteristic;Sample size:number#1-500;Drawing:file
- BR-114 | name=Seat bracket; line=Press shop; drawing_revision=B; customer=Arden Seating; critical_characteristic=Hole distance 64.0 mm; sample_size=8
- HS-302 | name=Gear housing; line=Line 1; drawing_revision=D; customer=Velmo Drives; critical_characteristic=Bore 47 H7; sample_size=5
- SL-220 | name=Slide rail; line=Press shop; drawing_revision=A; customer=Arden Seating; critical_characteristic=Straightness 0.4 mm; sample_size=10
- PN-077 | name=Planet carrier; line=Line 1; drawing_revision=C; customer=Velmo Drives; critical_characteristic=Pin bore 12 H6; sample_size=3
item inspection plan|control plan|test plan|inspection template: Title!;Part->@part|inspected part~BR-114|HS-302;Stage=Incoming|In process|Final|Before shipping;Frequency=Every piece|Hourly|Each shift|Each lot;Characteristics:long;Method=Gauge|Caliper|Measuring machine|Visual;Version:number#1-50;Approved by~Ines Marlow|Petr Havel
- Bracket final check | part=BR-114; stage=Final; frequency=Each lot; characteristics=Hole distance, burr, coating thickness; method=Caliper; version=3; approved_by=Ines Marlow
- Housing bore check | part=HS-302; stage=In process; frequency=Hourly; characteristics=Bore diameter, roundness; method=Measuring machine; version=2; approved_by=Petr Havel
- Rail straightness check | part=SL-220; stage=In process; frequency=Each shift; method=Gauge; version=1; approved_by=Ines Marlow
- Carrier incoming check | part=PN-077; stage=Incoming; frequency=Each lot; method=Visual; version=4; approved_by=Petr Havel
record quality inspection|inspection|quality check|check|inspection record|inspection report: Title!;Part->@part|inspected part~BR-114|HS-302;Inspection plan->@inspection plan|control plan~Bracket final check|Housing bore check;Lot number;Inspected on:date!;Inspector~Dana Reyes|Ola Brandt;Pieces checked:number#1-10000;Pieces rejected:number#0-10000;Result=Pass|Conditional|Fail;Photo:image;Notes:long
- Lot 2291 brackets | part=BR-114; inspection_plan=Bracket final check; lot_number=2291; inspector=Dana Reyes; pieces_checked=8; pieces_rejected=2; result=Fail; notes=Two holes off by 0.3 mm.
- Housing, morning sample | part=HS-302; inspection_plan=Housing bore check; lot_number=H-077; inspector=Ola Brandt; pieces_checked=5; pieces_rejected=0; result=Pass
- Rails, late shift | part=SL-220; inspection_plan=Rail straightness check; lot_number=SL-118; inspector=Dana Reyes; pieces_checked=10; pieces_rejected=1; result=Conditional
- Carriers from Kestrel | part=PN-077; inspection_plan=Carrier incoming check; lot_number=K-4402; inspector=Ola Brandt; pieces_checked=3; pieces_rejected=0; result=Pass
record nonconformity|non-conformance|defect|ncr|deviation|quality issue: Title!;Reference number;Part->@part|inspected part~BR-114|HS-302;Defect type=Dimension|Surface|Material|Assembly|Labelling|Documentation;Severity=Minor|Major|Critical;Found on:date!;Found by~Dana Reyes|Ola Brandt;Quantity affected:number#0-100000;Description:long;~Disposition=Open|Rework|Scrap|Use as is|Return to supplier;Photo:image
- Hole pattern shifted | reference_number=NC-0188; part=BR-114; defect_type=Dimension; severity=Major; found_by=Dana Reyes; quantity_affected=340; description=Punch tool worn on one side.; disposition=Rework
- Scratches on sealing face | reference_number=NC-0189; part=HS-302; defect_type=Surface; severity=Minor; found_by=Ola Brandt; quantity_affected=12; description=Caused in the transport rack.; disposition=Use as is
- Rails bent in bundle | reference_number=NC-0192; part=SL-220; defect_type=Dimension; severity=Major; quantity_affected=45; disposition=Scrap
- Carrier label without lot | reference_number=NC-0195; part=PN-077; defect_type=Labelling; severity=Minor; quantity_affected=60; disposition=Open
work corrective action|capa|preventive action|action: Title!;Nonconformity->@nonconformity|defect|ncr~Hole pattern shifted|Scratches on sealing face;Kind=Containment|Corrective|Preventive;Root cause:long;Responsible~Ines Marlow|Petr Havel;Due on:date;Priority=Low|Normal|High;~Effectiveness=Not checked|Effective|Not effective
- Regrind punch and set stroke limit | nonconformity=Hole pattern shifted; kind=Corrective; root_cause=No limit on strokes between regrinds.; responsible=Petr Havel; priority=High
- Line racks with felt | nonconformity=Scratches on sealing face; kind=Preventive; root_cause=Bare steel in racks.; responsible=Ines Marlow; priority=Normal
- Sort all bundled rails | nonconformity=Rails bent in bundle; kind=Containment; root_cause=Straps too tight.; responsible=Ines Marlow; priority=High
- Label rule for suppliers | nonconformity=Carrier label without lot; kind=Preventive; root_cause=Rule missing in the order text.; responsible=Petr Havel; priority=Low
record quality audit|audit|process audit|internal audit: Title!;Area~Press shop|Goods in;Standard=ISO 9001|IATF 16949|ISO 14001|Customer rule;Audited on:date!;Auditor~Ines Marlow|Petr Havel;Score:percent;Findings:number#0-100;Summary:long
- Press shop process audit | area=Press shop; standard=IATF 16949; auditor=Ines Marlow; score=82; findings=4; summary=Reaction plans missing at two presses.
- Goods-in audit | area=Goods in; standard=ISO 9001; auditor=Petr Havel; score=94; findings=1; summary=One label without lot number.
- Line 1 customer audit | area=Line 1; standard=Customer rule; auditor=Petr Havel; score=88; findings=3
- Waste storage audit | area=Yard; standard=ISO 14001; auditor=Ines Marlow; score=91; findings=2
item supplier|vendor: Name!;Supplier code;Contact person;Email:email;Parts supplied;Rating=A|B|C;Complaints this year:number#0-500;Certified until:date
- Alder Stamping | supplier_code=S-041; contact_person=Greta Paulsen; parts_supplied=Blanks and brackets; rating=B; complaints_this_year=3
- Kestrel Castings | supplier_code=S-017; contact_person=Ivo Tanner; parts_supplied=Raw housings; rating=A; complaints_this_year=1
- Morven Coatings | supplier_code=S-052; contact_person=Lou Hanley; parts_supplied=Zinc coating; rating=C; complaints_this_year=9
- Bredal Fasteners | supplier_code=S-008; contact_person=Ida Bredal; parts_supplied=Screws and pins; rating=A; complaints_this_year=0
! record measurement|measured value|reading [measur\\w*|spc|control chart|tolerance]: Characteristic!;Quality inspection->@quality inspection|inspection|inspection record~Lot 2291 brackets|Housing, morning sample;Nominal:number(mm)#0-5000;Lower limit:number(mm)#0-5000;Upper limit:number(mm)#0-5000;Actual:number(mm)#0-5000;Within limits:boolean
- Hole distance, piece 3 | quality_inspection=Lot 2291 brackets; nominal=64; lower_limit=63.9; upper_limit=64.1; actual=64.3
- Bore diameter, piece 1 | quality_inspection=Housing, morning sample; nominal=47; lower_limit=47; upper_limit=47.03; actual=47.01
- Straightness, rail 4 | quality_inspection=Rails, late shift; nominal=0; lower_limit=0; upper_limit=0.4; actual=0.5
- Pin bore, carrier 2 | quality_inspection=Carriers from Kestrel; nominal=12; lower_limit=12; upper_limit=12.011; actual=12.006
+ complaint: Part->@part|inspected part;Lot number;Quantity affected:number#0-100000;Defect type=Dimension|Surface|Material|Assembly
! record inspection checklist item|checklist|checklist item|inspection checklist|check point [checklist\\w*|check point\\w*|template\\w*]: Check point!;Quality inspection->@quality inspection|inspection|inspection record~Lot 2291 brackets|Housing, morning sample;Inspection plan->@inspection plan|control plan|inspection template~Bracket final check|Housing bore check;Position:number#1-200;Required:boolean;Result=Open|OK|Not OK|Not applicable;Measured value;Photo:image;Remark:long
- Burr at the edge | quality_inspection=Lot 2291 brackets; inspection_plan=Bracket final check; position=1; result=OK
- Coating thickness | quality_inspection=Lot 2291 brackets; inspection_plan=Bracket final check; position=2; result=Not OK; measured_value=6 µm
- Bore clean | quality_inspection=Housing, morning sample; inspection_plan=Housing bore check; position=1; result=OK
- Label in place | quality_inspection=Lot 2291 brackets; position=3; result=Not applicable

# calibration|calibrated|measuring instrument|gauge calibration|metrology
item instrument|measuring instrument|gauge|device|measuring device|equipment: Name!;Serial number;Inventory number;Kind=Caliper|Micrometer|Pressure gauge|Thermometer|Scale|Torque wrench|Multimeter;Measuring range~0-150 mm|0-16 bar;Resolution~0.01 mm|0.1 bar;Location~Goods in|Test bench 2;Interval:number(months)#1-60;Next calibration on:date;~Status=In service|Due|Overdue|Locked|Retired
- Digital caliper 150 | serial_number=DC-88412; inventory_number=MM-014; kind=Caliper; measuring_range=0-150 mm; resolution=0.01 mm; location=Goods in; interval=12; status=In service
- Pressure gauge bench 2 | serial_number=PG-2207; inventory_number=MM-051; kind=Pressure gauge; measuring_range=0-16 bar; resolution=0.1 bar; location=Test bench 2; interval=6; status=Due
- Micrometer 25-50 | serial_number=MC-3310; inventory_number=MM-022; kind=Micrometer; measuring_range=25-50 mm; resolution=0.001 mm; status=Overdue
- Torque wrench 200 | serial_number=TW-1174; inventory_number=MM-067; kind=Torque wrench; measuring_range=40-200 Nm; resolution=1 Nm; status=In service
record calibration|calibration record|calibration result: Title!;Instrument->@instrument|gauge|device~Digital caliper 150|Pressure gauge bench 2;Calibrated on:date!;Technician~Henrik Lowe|Asha Vane;Reference standard->@reference standard|standard~Gauge block set K1|Dead weight tester;Temperature:number(°C)#10-35;Humidity:percent;Largest error~0.01 mm|0.2 bar;Result=Pass|Adjusted and passed|Fail;Valid until:date;Notes:long
- Caliper yearly | instrument=Digital caliper 150; technician=Asha Vane; reference_standard=Gauge block set K1; temperature=20.4; humidity=45; largest_error=0.01 mm; result=Pass
- Gauge half-year | instrument=Pressure gauge bench 2; technician=Henrik Lowe; reference_standard=Dead weight tester; temperature=21.1; humidity=48; largest_error=0.2 bar; result=Adjusted and passed; notes=Zero shifted by 0.2 bar.
- Micrometer spring round | instrument=Micrometer 25-50; technician=Asha Vane; reference_standard=Gauge block set K1; temperature=20.1; humidity=44; result=Fail
- Wrench yearly | instrument=Torque wrench 200; technician=Henrik Lowe; reference_standard=Torque transducer T5; temperature=20.8; humidity=50; result=Pass
item reference standard|standard|calibration standard|master: Name!;Serial number;Traceable to~National institute|Accredited laboratory;Uncertainty~0.2 µm|0.02 percent;Certificate number;Certified on:date;Valid until:date;Storage place
- Gauge block set K1 | serial_number=GB-1190; traceable_to=National institute; uncertainty=0.2 µm; certificate_number=NI-55821; storage_place=Measuring room cabinet
- Dead weight tester | serial_number=DW-030; traceable_to=Accredited laboratory; uncertainty=0.02 percent; certificate_number=AL-7730; storage_place=Pressure lab
- Torque transducer T5 | serial_number=TT-0512; traceable_to=Accredited laboratory; uncertainty=0.1 percent; certificate_number=AL-7781; storage_place=Torque bench
- Platinum probe P2 | serial_number=PT-220; traceable_to=National institute; uncertainty=0.01 °C; certificate_number=NI-55940; storage_place=Measuring room cabinet
record certificate|calibration certificate: Certificate number!;Calibration->@calibration|calibration record~Caliper yearly|Gauge half-year;Instrument->@instrument|gauge|device~Digital caliper 150|Pressure gauge bench 2;Issued on:date!;Valid until:date;Signed by~Asha Vane|Henrik Lowe;Document:file
- CC-2231 | calibration=Caliper yearly; instrument=Digital caliper 150; signed_by=Asha Vane
- CC-2240 | calibration=Gauge half-year; instrument=Pressure gauge bench 2; signed_by=Henrik Lowe
- CC-2246 | calibration=Wrench yearly; instrument=Torque wrench 200; signed_by=Henrik Lowe
- CC-2251 | calibration=Micrometer spring round; instrument=Micrometer 25-50; signed_by=Asha Vane
request calibration request|service request|recalibration request: Title!;Instrument->@instrument|gauge|device~Digital caliper 150|Pressure gauge bench 2;Department~Assembly|Goods in;Needed by:date;Reason=Interval due|Dropped|Doubtful reading|New instrument;Urgency=Low|Normal|High;Description:long
- Caliper was dropped | instrument=Digital caliper 150; department=Goods in; reason=Dropped; urgency=High; description=Jaws no longer close fully.
- Gauge due this month | instrument=Pressure gauge bench 2; department=Assembly; reason=Interval due; urgency=Normal
- Wrench clicks too early | instrument=Torque wrench 200; department=Assembly; reason=Doubtful reading; urgency=High
- New micrometer arrived | instrument=Micrometer 25-50; department=Goods in; reason=New instrument; urgency=Low
work calibration schedule|planned calibration|calibration job: Title!;Instrument->@instrument|gauge|device~Digital caliper 150|Pressure gauge bench 2;Due on:date;Assigned to~Asha Vane|Henrik Lowe;Place=In house|External laboratory;Estimated cost:money;Notes:long
- Caliper autumn round | instrument=Digital caliper 150; assigned_to=Asha Vane; place=In house; estimated_cost=25
- Bench gauge to lab | instrument=Pressure gauge bench 2; assigned_to=Henrik Lowe; place=External laboratory; estimated_cost=110
- Micrometer recheck | instrument=Micrometer 25-50; assigned_to=Asha Vane; place=In house; estimated_cost=30
- Wrench to torque lab | instrument=Torque wrench 200; assigned_to=Henrik Lowe; place=External laboratory; estimated_cost=85
! record test point|measuring point|calibration point [point\\w*|as found|as left|deviation|tolerance]: Test point!;Calibration->@calibration|calibration record~Caliper yearly|Gauge half-year;Nominal:number#0-100000;As found:number#0-100000;As left:number#0-100000;Allowed error:number#0-1000;Within tolerance:boolean
- 50 mm | calibration=Caliper yearly; nominal=50; as_found=50.01; as_left=50.01; allowed_error=0.02
- 8 bar | calibration=Gauge half-year; nominal=8; as_found=8.2; as_left=8; allowed_error=0.1
- 30 mm | calibration=Micrometer spring round; nominal=30; as_found=30.006; as_left=30.006; allowed_error=0.004
- 100 Nm | calibration=Wrench yearly; nominal=100; as_found=101; as_left=101; allowed_error=4
! record instrument loan|loan|check-out [lend|loan|lent|borrow\\w*|check\\w* out]: Title!;Instrument->@instrument|gauge|device~Digital caliper 150|Pressure gauge bench 2;Lent to~Assembly line 2|Ruth Caine;Lent on:date!;Due back on:date;~Returned on:date;Condition=Good|Worn|Damaged
- Caliper to line 2 | instrument=Digital caliper 150; lent_to=Assembly line 2; condition=Good
- Wrench for field crew | instrument=Torque wrench 200; lent_to=Ruth Caine; condition=Worn
- Gauge to pump test | instrument=Pressure gauge bench 2; lent_to=Pump test stand; condition=Good
- Micrometer to lathe cell | instrument=Micrometer 25-50; lent_to=Lathe cell; condition=Damaged

# tool room|tool crib|tool lending|tool library|power tool|tool rental
item tool|power tool|hand tool|device: Name!;Tool code;Category->@tool category|category~Drilling|Garden;Maker;Daily fee:money;Deposit:money;Shelf~A3|C1;Condition=New|Good|Worn|Needs repair;Next safety test on:date;~Status=Available|Lent|Reserved|In repair|Retired;Photo:image;Instructions:long
- Hammer drill 800 W | tool_code=T-017; category=Drilling; maker=Brennar; daily_fee=6; deposit=40; shelf=A3; condition=Good; status=Available; instructions=SDS bits only.
- Hedge trimmer 60 cm | tool_code=T-052; category=Garden; maker=Fellwood; daily_fee=5; deposit=30; shelf=C1; condition=Worn; status=Lent; instructions=Wear goggles and gloves.
- Circular saw 165 mm | tool_code=T-031; category=Sawing; maker=Brennar; daily_fee=7; condition=New; status=Reserved
- Tile cutter 900 mm | tool_code=T-066; category=Tiling; maker=Keravik; daily_fee=9; condition=Needs repair; status=In repair
item tool category|category: Name!;Description:long;Longest loan:number(days)#1-60;Training needed:boolean
- Drilling | description=Drills, hammers and core cutters; longest_loan=7
- Garden | description=Trimmers, tillers and shredders; longest_loan=4
- Sawing | description=Circular, jig and mitre saws; longest_loan=5
- Tiling | description=Cutters, mixers and levelling tools; longest_loan=10
record loan|tool loan|check-out|checkout|issue|rental: Title!;Tool->@tool|power tool~Hammer drill 800 W|Hedge trimmer 60 cm;Borrower->@borrower|tool user~Nadia Firth|Col Beamish;Lent on:date!;Due back on:date!;~Returned on:date;Condition out=New|Good|Worn;~Condition back=Good|Worn|Damaged|Parts missing;Deposit paid:money;~Late fee:money;Handed out by~Rob Saylor|Mia Trent
- Drill for shelf job | tool=Hammer drill 800 W; borrower=Nadia Firth; condition_out=Good; condition_back=Good; deposit_paid=40; handed_out_by=Mia Trent
- Trimmer, long weekend | tool=Hedge trimmer 60 cm; borrower=Col Beamish; condition_out=Worn; deposit_paid=30; handed_out_by=Rob Saylor
- Saw for deck boards | tool=Circular saw 165 mm; borrower=Priya Wells; condition_out=New; condition_back=Good; deposit_paid=50; handed_out_by=Mia Trent
- Cutter for bathroom | tool=Tile cutter 900 mm; borrower=Oskar Lunt; condition_out=Good; condition_back=Damaged; deposit_paid=60; handed_out_by=Rob Saylor
person borrower|tool user: Name!;Card number;Email:email;Phone:phone;Address;Joined on:date;Trained on~Chainsaw|Table saw;~Status=Active|Blocked|Expired
- Nadia Firth | card_number=B-204; address=9 Tanner Row; trained_on=Table saw; status=Active
- Col Beamish | card_number=B-131; address=22 Orchard Close; trained_on=Chainsaw; status=Active
- Priya Wells | card_number=B-219; address=4 Ferry Lane; trained_on=Circular saw; status=Active
- Oskar Lunt | card_number=B-088; address=17 Kiln Street; trained_on=Chainsaw; status=Blocked
request damage report|defect report|repair request|lost tool: Title!;Tool->@tool|power tool~Hammer drill 800 W|Hedge trimmer 60 cm;Loan->@loan|tool loan~Drill for shelf job|Trimmer, long weekend;Kind=Damaged|Lost|Blunt|Unsafe;Happened on:date;Description:long;Photo:image;~Cost:money
- Blade guard cracked | tool=Hedge trimmer 60 cm; loan=Trimmer, long weekend; kind=Damaged; description=Guard split at the left screw.; cost=18
- Chuck slips | tool=Hammer drill 800 W; loan=Drill for shelf job; kind=Unsafe; description=Bit comes loose under load.; cost=25
- Scoring wheel chipped | tool=Tile cutter 900 mm; loan=Cutter for bathroom; kind=Blunt; description=No clean break any more.; cost=22
- Parallel guide missing | tool=Circular saw 165 mm; loan=Saw for deck boards; kind=Lost; cost=15
! work tool maintenance|maintenance|tool service|sharpening [maint\\w*|servic\\w*|repair\\w*]: Title!;Tool->@tool|power tool~Hammer drill 800 W|Hedge trimmer 60 cm;Kind=Sharpening|Safety test|Cleaning|Repair;Due on:date;Assigned to~Rob Saylor|Mia Trent;Cost:money;Notes:long
- Yearly electrical test | tool=Hammer drill 800 W; kind=Safety test; assigned_to=Rob Saylor; cost=12
- Sharpen trimmer blades | tool=Hedge trimmer 60 cm; kind=Sharpening; assigned_to=Mia Trent; cost=15
- New scoring wheel | tool=Tile cutter 900 mm; kind=Repair; assigned_to=Rob Saylor; cost=22
- Blow out saw housing | tool=Circular saw 165 mm; kind=Cleaning; assigned_to=Mia Trent; cost=5
! item accessory|consumable|bit set [accessor\\w*|consumable\\w*|bits?|blades?]: Name!;Tool->@tool|power tool~Hammer drill 800 W|Hedge trimmer 60 cm;In stock:number#0-1000;Minimum stock:number#0-500;Unit price:money;Shelf~A3|C1
- SDS bit set | tool=Hammer drill 800 W; in_stock=6; minimum_stock=3; unit_price=14; shelf=A3
- Saw blade 24 teeth | tool=Circular saw 165 mm; in_stock=4; minimum_stock=2; unit_price=19; shelf=B2
- Scoring wheel 22 mm | tool=Tile cutter 900 mm; in_stock=1; minimum_stock=2; unit_price=11; shelf=D4
- Blade oil 250 ml | tool=Hedge trimmer 60 cm; in_stock=9; minimum_stock=4; unit_price=7; shelf=C1
+ reservation|booking: Tool->@tool|power tool;From:date;Until:date;Picked up at~Main counter|Saturday hatch

# injection moulding|injection molding|plastic moulding|mould shop|3d printing|3d printer|additive manufacturing
item printer|3d printer|moulding machine|press: Name!;Technology=FDM|SLA|SLS|Injection moulding;Build volume~250 x 210 x 220 mm|120 t clamp force;Nozzle or screw~0.4 mm|35 mm;Hourly rate:money;Location;Running hours:number(h)#0-100000;~Status=Idle|Printing|Maintenance|Out of order
- Printer Falcon | technology=FDM; build_volume=250 x 210 x 220 mm; nozzle_or_screw=0.4 mm; hourly_rate=3; location=Bench 1; running_hours=2140; status=Printing
- Resin One | technology=SLA; build_volume=145 x 145 x 185 mm; hourly_rate=5; location=Wet room; running_hours=610; status=Idle
- Sinter Two | technology=SLS; build_volume=165 x 165 x 300 mm; hourly_rate=14; location=Powder room; running_hours=980; status=Maintenance
- Moulder 120 | technology=Injection moulding; build_volume=120 t clamp force; nozzle_or_screw=35 mm; hourly_rate=42; running_hours=15400; status=Idle
item material|filament|resin|granulate|spool: Name!;Kind=PLA|PETG|ABS|Nylon|Resin|Polypropylene;Colour;In stock:number(g)#0-1000000;Minimum stock:number(g)#0-100000;Price per kg:money;Supplier~Plastar|Form Depot;Print temperature:number(°C)#0-450
- PLA signal white | kind=PLA; colour=White; in_stock=5200; minimum_stock=2000; price_per_kg=22; supplier=Plastar; print_temperature=210
- Tough resin grey | kind=Resin; colour=Grey; in_stock=1500; minimum_stock=1000; price_per_kg=64; supplier=Form Depot; print_temperature=25
- PETG clear | kind=PETG; colour=Clear; in_stock=3100; minimum_stock=2000; price_per_kg=26; print_temperature=240
- Polypropylene black | kind=Polypropylene; colour=Black; in_stock=250000; minimum_stock=100000; price_per_kg=2; print_temperature=230
item model|3d model|design|part|stl file: Title!;Designer~Jonas Weil|Amira Said;File:file;Weight:number(g)#0-20000;Print time:number(h)#0-300;Layer height:number(mm)#0-1;Supports needed:boolean;Description:long;Picture:image
- Cable clip 8 mm | designer=Jonas Weil; weight=4; print_time=0.5; layer_height=0.2; description=Clip for desk edges.
- Drone arm v3 | designer=Amira Said; weight=38; print_time=4.5; layer_height=0.15; description=Print flat with four walls.
- Hose bracket | designer=Amira Said; weight=21; print_time=2; layer_height=0.2
- Bottle cap 28 mm | designer=Jonas Weil; weight=3; print_time=0.4; layer_height=0.1
request print request|print order|3d print request|quote request: Title!;Model->@model|design|part~Cable clip 8 mm|Drone arm v3;Material->@material|filament|resin~PLA signal white|Tough resin grey;Quantity:number#1-10000;Colour;Infill:percent;Needed by:date;File:file;~Quoted price:money;Notes:long
- Twenty clips for lab | model=Cable clip 8 mm; material=PLA signal white; quantity=20; colour=White; infill=20; quoted_price=14
- Spare drone arms | model=Drone arm v3; material=Tough resin grey; quantity=4; colour=Grey; infill=100; quoted_price=46
- Hose brackets for greenhouse | model=Hose bracket; material=PETG clear; quantity=12; colour=Clear; infill=40; quoted_price=38
- Cap series 5000 | model=Bottle cap 28 mm; material=Polypropylene black; quantity=5000; colour=Black; infill=100; quoted_price=620
work print job|job|production job|queue entry: Title!;Print request->@print request|print order~Twenty clips for lab|Spare drone arms;Printer->@printer|moulding machine~Printer Falcon|Resin One;Material->@material|filament|resin~PLA signal white|Tough resin grey;Starts on:date;Print time:number(h)#0-300;Material used:number(g)#0-20000;Operator~Jonas Weil|Amira Said;~Outcome=Good|Warped|Failed|Cancelled
- Plate of 20 clips | print_request=Twenty clips for lab; printer=Printer Falcon; material=PLA signal white; print_time=7; material_used=84; operator=Jonas Weil; outcome=Good
- Drone arms, set of 4 | print_request=Spare drone arms; printer=Resin One; material=Tough resin grey; print_time=6; material_used=160; operator=Amira Said
- Brackets, plate 1 | print_request=Hose brackets for greenhouse; printer=Printer Falcon; material=PETG clear; print_time=24; material_used=260; outcome=Warped
- Caps, first shot run | print_request=Cap series 5000; printer=Moulder 120; material=Polypropylene black; print_time=9; material_used=7600; outcome=Good
record maintenance log|printer maintenance|maintenance: Title!;Printer->@printer|moulding machine~Printer Falcon|Resin One;Done on:date!;Kind=Nozzle change|Bed levelling|Cleaning|Film change|Repair;Done by~Jonas Weil|Amira Said;Cost:money;Notes:long
- New brass nozzle | printer=Printer Falcon; kind=Nozzle change; done_by=Jonas Weil; cost=6; notes=Old one clogged by wood filament.
- Vat film replaced | printer=Resin One; kind=Film change; done_by=Amira Said; cost=19
- Powder bed cleaned | printer=Sinter Two; kind=Cleaning; done_by=Amira Said; cost=0
- Heater band replaced | printer=Moulder 120; kind=Repair; done_by=Jonas Weil; cost=85
! record failed print|print failure|failure [fail\\w*|error\\w*|defect\\w*]: Title!;Print job->@print job|job~Plate of 20 clips|Drone arms, set of 4;Failed on:date!;Cause=Warping|Clogged nozzle|No adhesion|Power cut|Layer shift;Material lost:number(g)#0-20000;Photo:image;Notes:long
- Two clips came loose | print_job=Plate of 20 clips; cause=No adhesion; material_lost=8
- Bracket corners lifted | print_job=Brackets, plate 1; cause=Warping; material_lost=65
- Arm shifted at layer 80 | print_job=Drone arms, set of 4; cause=Layer shift; material_lost=22
- Caps stopped by outage | print_job=Caps, first shot run; cause=Power cut; material_lost=140
+ booking|reservation: Printer->@printer|moulding machine;Material->@material|filament;Day:date;Starts at:time;Ends at:time
+ order: Model->@model|design;Material->@material|filament;Quantity:number#1-10000;Colour

# brewery equipment|food factory|bottling plant|batch production|production batch|food manufacturing
item recipe|formula|formulation: Name!;Recipe code;Version:number#1-99;Batch size:number(kg)#1-50000;Shelf life:number(days)#1-1500;Allergens~Milk, nuts|Gluten;Instructions:long;~Status=Draft|Released|Withdrawn
- Tomato sauce basil | recipe_code=R-101; version=4; batch_size=600; shelf_life=365; allergens=Celery; instructions=Heat to 92 °C and hold ten minutes.; status=Released
- Hazelnut spread | recipe_code=R-118; version=2; batch_size=250; shelf_life=270; allergens=Milk, nuts; instructions=Grind below 45 °C.; status=Released
- Cucumber pickle brine | recipe_code=R-122; version=1; batch_size=800; shelf_life=540; allergens=Mustard; status=Draft
- Oat drink plain | recipe_code=R-130; version=6; batch_size=1200; shelf_life=180; allergens=Gluten; status=Withdrawn
item raw material|ingredient|ingredient lot: Name!;Lot number;Supplier~Sunfield Farms|Oleo Trade;In stock:number(kg)#0-100000;Minimum stock:number(kg)#0-50000;Best before:date;Storage=Dry|Chilled|Frozen|Tank;Price per kg:money;~Status=Released|Quarantine|Blocked
- Tomato paste 28 brix | lot_number=TP-7741; supplier=Sunfield Farms; in_stock=3200; minimum_stock=1000; storage=Chilled; price_per_kg=1.4; status=Released
- Roasted hazelnuts | lot_number=HN-0932; supplier=Oleo Trade; in_stock=480; minimum_stock=300; storage=Dry; price_per_kg=9.8; status=Quarantine
- Oat flakes fine | lot_number=OF-2210; supplier=Sunfield Farms; in_stock=2600; minimum_stock=1500; storage=Dry; price_per_kg=0.7; status=Released
- Rapeseed oil | lot_number=RO-0418; supplier=Oleo Trade; in_stock=5400; minimum_stock=2000; storage=Tank; price_per_kg=1.9; status=Blocked
item production line|filling line|line: Name!;Kind=Cooking|Filling|Packing|Mixing;Capacity:number(kg/h)#1-100000;Hall~Hall A|Hall B;Last cleaned on:date;Responsible~Bruno Hale|Tessa Roy;~Status=Running|Cleaning|Stopped
- Filling line 2 | kind=Filling; capacity=900; hall=Hall A; responsible=Tessa Roy; status=Running
- Cooker 1 | kind=Cooking; capacity=600; hall=Hall A; responsible=Bruno Hale; status=Cleaning
- Mixer 3 | kind=Mixing; capacity=1500; hall=Hall B; responsible=Bruno Hale; status=Running
- Packing line 1 | kind=Packing; capacity=2200; hall=Hall B; responsible=Tessa Roy; status=Stopped
record batch|production batch|lot|production lot: Batch number!;Recipe->@recipe|formula~Tomato sauce basil|Hazelnut spread;Production line->@production line|filling line|line~Filling line 2|Cooker 1;Produced on:date!;Planned amount:number(kg)#1-50000;Actual amount:number(kg)#0-50000;Best before:date;Shift leader~Bruno Hale|Tessa Roy;~Status=Planned|In production|In test|Released|Blocked
- B-24117 | recipe=Tomato sauce basil; production_line=Cooker 1; planned_amount=600; actual_amount=588; shift_leader=Bruno Hale; status=Released
- B-24122 | recipe=Hazelnut spread; production_line=Filling line 2; planned_amount=250; actual_amount=246; shift_leader=Tessa Roy; status=In test
- B-24125 | recipe=Oat drink plain; production_line=Mixer 3; planned_amount=1200; actual_amount=1185; shift_leader=Bruno Hale; status=In production
- B-24129 | recipe=Cucumber pickle brine; production_line=Cooker 1; planned_amount=800; actual_amount=0; shift_leader=Tessa Roy; status=Planned
record quality test|lab test|sample|haccp check|control point: Title!;Batch->@batch|lot~B-24117|B-24122;Tested on:date!;Check=pH|Temperature|Weight|Metal detector|Taste|Microbiology;Measured value:number#0-100000;Limit~below 4.3|92 °C or more;Result=Pass|Fail|Pending;Tested by~Lena Fox|Sam Adair;Action taken:long
- pH of B-24117 | batch=B-24117; check=pH; measured_value=4.1; limit=below 4.3; result=Pass; tested_by=Lena Fox
- Taste panel spread | batch=B-24122; check=Taste; limit=Score 6 or more; measured_value=7; result=Pass; tested_by=Sam Adair
- Fill weight of oat drink | batch=B-24125; check=Weight; measured_value=998; limit=1000 g or more; result=Fail; tested_by=Lena Fox
- Plate count B-24125 | batch=B-24125; check=Microbiology; measured_value=0; limit=below 100; result=Pending; tested_by=Sam Adair
work cleaning plan|cleaning|sanitation task: Title!;Production line->@production line|line~Filling line 2|Cooker 1;Kind=Daily|Weekly|Allergen change|Deep clean;Agent~Alkaline foam|Peracetic acid;Due on:date;Assigned to~Milo Grant|Tessa Roy;Notes:long
- Allergen clean before sauces | production_line=Filling line 2; kind=Allergen change; agent=Alkaline foam; assigned_to=Milo Grant
- Cooker daily rinse | production_line=Cooker 1; kind=Daily; agent=Peracetic acid; assigned_to=Tessa Roy
- Mixer weekly wash | production_line=Mixer 3; kind=Weekly; agent=Alkaline foam; assigned_to=Milo Grant
- Packing hall deep clean | production_line=Packing line 1; kind=Deep clean; agent=Peracetic acid; assigned_to=Tessa Roy
! record batch ingredient|ingredient used|recipe line: Title!;Batch->@batch|lot~B-24117|B-24122;Raw material->@raw material|ingredient~Tomato paste 28 brix|Roasted hazelnuts;Amount:number(kg)#0-50000;Lot number;Weighed by~Milo Grant|Bruno Hale
- Paste in B-24117 | batch=B-24117; raw_material=Tomato paste 28 brix; amount=310; lot_number=TP-7741; weighed_by=Milo Grant
- Nuts in B-24122 | batch=B-24122; raw_material=Roasted hazelnuts; amount=62; lot_number=HN-0932; weighed_by=Bruno Hale
- Oats in B-24125 | batch=B-24125; raw_material=Oat flakes fine; amount=132; lot_number=OF-2210; weighed_by=Bruno Hale
- Oil in B-24125 | batch=B-24125; raw_material=Rapeseed oil; amount=12; lot_number=RO-0418; weighed_by=Milo Grant
+ complaint: Batch->@batch|lot;Best before:date;Shop;Photo:image

# machine maintenance|preventive maintenance|cmms|spare part|maintenance technician|factory maintenance|plant maintenance
item machine|asset|equipment|plant asset: Name!;Asset number;Area~Hall 2|Boiler house;Type=Conveyor|Pump|Compressor|Press|Robot|Packaging machine;Maker;Serial number;Criticality=Low|Medium|High;Operating hours:number(h)#0-200000;Commissioned on:date;~Status=Running|Stopped|Under repair|Decommissioned;Manual:file
- Compressor K2 | asset_number=A-0107; area=Boiler house; type=Compressor; maker=Aerolith; serial_number=77-2093; criticality=High; operating_hours=31200; status=Running
- Palletiser 1 | asset_number=A-0233; area=Hall 2; type=Packaging machine; maker=Stapler Works; serial_number=PX-418; criticality=Medium; operating_hours=12850; status=Stopped
- Feed pump P4 | asset_number=A-0142; area=Boiler house; type=Pump; maker=Hydrolan; criticality=High; status=Under repair
- Belt conveyor 7 | asset_number=A-0251; area=Hall 2; type=Conveyor; maker=Stapler Works; criticality=Low; status=Running
work work order|maintenance order|maintenance task|repair order: Title!;Machine->@machine|asset|equipment~Compressor K2|Palletiser 1;Kind=Preventive|Corrective|Inspection|Improvement;Priority=Low|Normal|High|Emergency;Due on:date;Technician->@technician|maintenance technician~Vera Lund|Kofi Mensah;Estimated hours:number(h)#0-500;~Actual hours:number(h)#0-500;~Cost:money;Description:long
- Change oil and filter K2 | machine=Compressor K2; kind=Preventive; priority=Normal; technician=Vera Lund; estimated_hours=3; cost=240
- Gripper valve leaks | machine=Palletiser 1; kind=Corrective; priority=High; technician=Kofi Mensah; estimated_hours=2; cost=95; description=Loses vacuum after the third layer.
- Replace seal of P4 | machine=Feed pump P4; kind=Corrective; priority=Emergency; technician=Ines Carow; estimated_hours=5; cost=320
- Walk-down of conveyor 7 | machine=Belt conveyor 7; kind=Inspection; priority=Low; technician=Bo Stellan; estimated_hours=1; cost=0
request fault report|breakdown report|maintenance request|breakdown|malfunction: Title!;Machine->@machine|asset|equipment~Compressor K2|Palletiser 1;Noticed on:date;Machine stopped:boolean;Symptom=Noise|Leak|Heat|No start|Error code|Damage;Error code;Description:long;Photo:image;Reported by~Shift A|Packing team
- Palletiser drops cartons | machine=Palletiser 1; symptom=Error code; error_code=E-142; description=Vacuum fault at the third layer.; reported_by=Packing team
- K2 runs hot | machine=Compressor K2; symptom=Heat; description=Outlet at 104 °C.; reported_by=Shift A
- P4 drips at the shaft | machine=Feed pump P4; symptom=Leak; description=About a litre an hour.; reported_by=Shift B
- Conveyor squeals | machine=Belt conveyor 7; symptom=Noise; description=Loud at the tail drum.; reported_by=Packing team
item maintenance plan|service plan|maintenance schedule: Title!;Machine->@machine|asset|equipment~Compressor K2|Palletiser 1;Interval=Weekly|Monthly|Quarterly|Yearly|By hours;Every hours:number(h)#0-20000;Last done on:date;Next due on:date;Steps:long;Responsible~Vera Lund|Kofi Mensah
- K2 service 4000 h | machine=Compressor K2; interval=By hours; every_hours=4000; steps=Oil, filter, belt, safety valve.; responsible=Vera Lund
- Palletiser monthly check | machine=Palletiser 1; interval=Monthly; steps=Suction cups, light barriers, chains.; responsible=Kofi Mensah
- P4 quarterly service | machine=Feed pump P4; interval=Quarterly; steps=Seal, coupling, alignment.; responsible=Ines Carow
- Conveyor weekly look | machine=Belt conveyor 7; interval=Weekly; steps=Belt run, rollers, emergency cord.; responsible=Bo Stellan
item spare part|part|spare: Name!;Part number;Machine->@machine|asset|equipment~Compressor K2|Palletiser 1;In stock:number#0-10000;Minimum stock:number#0-1000;Unit price:money;Bin~R4-02|R1-11;Supplier~Aerolith Parts|Pneumo Direct;Lead time:number(days)#0-365
- Oil filter AF-90 | part_number=AF-90; machine=Compressor K2; in_stock=4; minimum_stock=2; unit_price=38; bin=R4-02; supplier=Aerolith Parts; lead_time=5
- Suction cup 60 mm | part_number=SC-60; machine=Palletiser 1; in_stock=3; minimum_stock=8; unit_price=11; bin=R1-11; supplier=Pneumo Direct; lead_time=3
- Shaft seal 45 mm | part_number=SS-45; machine=Feed pump P4; in_stock=1; minimum_stock=2; unit_price=140; lead_time=14
- Carrier roller 89 | part_number=CR-89; machine=Belt conveyor 7; in_stock=12; minimum_stock=6; unit_price=27; lead_time=7
person technician|maintenance technician|mechanic: Name!;Trade=Mechanical|Electrical|Automation|Hydraulics;Email:email;Phone:phone;Shift=Early|Late|Night;Qualifications~High voltage|Welding;~Status=On duty|Off|On leave
- Vera Lund | trade=Mechanical; shift=Early; qualifications=Welding; status=On duty
- Kofi Mensah | trade=Automation; shift=Late; qualifications=High voltage; status=On duty
- Ines Carow | trade=Hydraulics; shift=Night; qualifications=Confined space; status=Off
- Bo Stellan | trade=Electrical; shift=Early; qualifications=High voltage; status=On leave
! record part used|spare part use|consumption: Title!;Work order->@work order|maintenance order~Change oil and filter K2|Gripper valve leaks;Spare part->@spare part|part~Oil filter AF-90|Suction cup 60 mm;Quantity:number#1-1000;Used on:date!;Taken by~Vera Lund|Kofi Mensah
- Filter for K2 | work_order=Change oil and filter K2; spare_part=Oil filter AF-90; quantity=1; taken_by=Vera Lund
- Cups for palletiser | work_order=Gripper valve leaks; spare_part=Suction cup 60 mm; quantity=4; taken_by=Kofi Mensah
- Seal for P4 | work_order=Replace seal of P4; spare_part=Shaft seal 45 mm; quantity=1; taken_by=Ines Carow
- Rollers for conveyor 7 | work_order=Walk-down of conveyor 7; spare_part=Carrier roller 89; quantity=2; taken_by=Bo Stellan
! record downtime|stoppage|machine history [downtime|stop\\w*|oee|availability|mtbf]: Title!;Machine->@machine|asset|equipment~Compressor K2|Palletiser 1;Started on:date!;Starts at:time;Duration:number(min)#1-100000;Cause=Mechanical|Electrical|Operator|Material|Planned;Lost output:number#0-1000000;Notes:long
- Palletiser morning stop | machine=Palletiser 1; duration=75; cause=Mechanical; lost_output=410
- P4 seal stop | machine=Feed pump P4; duration=340; cause=Mechanical; lost_output=900
- K2 planned service | machine=Compressor K2; duration=180; cause=Planned; lost_output=0
- Conveyor cord pulled | machine=Belt conveyor 7; duration=12; cause=Operator; lost_output=60

# carpentry workshop|joinery|furniture maker|cabinetmaker|woodworking|made-to-measure furniture
item furniture piece|furniture|piece|design: Name!;Category=Table|Chair|Cabinet|Shelf|Bed|Kitchen;Wood->@wood|timber~Oak, white|Ash, steamed;Width:number(cm)#1-1000;Depth:number(cm)#1-500;Height:number(cm)#1-400;Base price:money;Weeks to make:number(weeks)#1-52;Picture:image;Description:long
- Trestle table Alma | category=Table; wood=Oak, white; width=200; depth=90; height=74; base_price=1850; weeks_to_make=6; description=Oiled top with two loose trestles.
- Wall shelf Finn | category=Shelf; wood=Ash, steamed; width=120; depth=24; height=30; base_price=340; weeks_to_make=3; description=Hidden brackets.
- Dining chair Ines | category=Chair; wood=Beech, natural; width=46; depth=52; height=84; base_price=420; weeks_to_make=4
- Bed frame Solveig | category=Bed; wood=Walnut, planed; width=180; depth=210; height=90; base_price=2650; weeks_to_make=8
item wood|timber|board stock|lumber: Name!;Species=Oak|Ash|Beech|Walnut|Pine|Maple;Thickness:number(mm)#1-300;In stock:number(m²)#0-10000;Moisture:percent;Square metre price:money;Supplier~Graben Sawmill|Holm Timber;Storage place~Rack 2|Drying shed
- Oak, white | species=Oak; thickness=32; in_stock=46; moisture=9; square_metre_price=88; supplier=Graben Sawmill; storage_place=Rack 2
- Ash, steamed | species=Ash; thickness=26; in_stock=18; moisture=10; square_metre_price=71; supplier=Holm Timber; storage_place=Drying shed
- Beech, natural | species=Beech; thickness=40; in_stock=31; moisture=8; square_metre_price=64; supplier=Graben Sawmill
- Walnut, planed | species=Walnut; thickness=28; in_stock=9; moisture=9; square_metre_price=165; supplier=Holm Timber
request quote request|custom order|commission|inquiry: Title!;Furniture piece->@furniture piece|piece|design~Trestle table Alma|Wall shelf Finn;Wood->@wood|timber~Oak, white|Ash, steamed;Width:number(cm)#1-1000;Depth:number(cm)#1-500;Height:number(cm)#1-400;Finish=Oil|Wax|Lacquer|Untreated;Budget:money;Wanted by:date;Wishes:long;Sketch:image
- Alma for eight people | furniture_piece=Trestle table Alma; wood=Oak, white; width=240; depth=95; height=75; finish=Oil; budget=2500; wishes=Rounded corners please.
- Shelf for the bay | furniture_piece=Wall shelf Finn; wood=Ash, steamed; width=96; depth=22; height=30; finish=Lacquer; budget=300
- Six chairs for cafe | furniture_piece=Dining chair Ines; wood=Beech, natural; finish=Wax; budget=2400; wishes=Stackable if possible.
- Walnut bed 160 | furniture_piece=Bed frame Solveig; wood=Walnut, planed; width=160; depth=200; height=85; finish=Oil; budget=2800
work job|workshop job|production step|project: Title!;Quote request->@quote request|custom order~Alma for eight people|Shelf for the bay;Stage=Design|Cutting|Gluing|Sanding|Finishing|Delivery;Carpenter~Ulla Brand|Theo Marsh;Starts on:date;Due on:date;Planned hours:number(h)#0-500;~Hours worked:number(h)#0-500;Notes:long
- Glue up Alma top | quote_request=Alma for eight people; stage=Gluing; carpenter=Ulla Brand; planned_hours=5; hours_worked=4
- Lacquer bay shelf | quote_request=Shelf for the bay; stage=Finishing; carpenter=Theo Marsh; planned_hours=3; hours_worked=3
- Cut Alma legs | quote_request=Alma for eight people; stage=Cutting; carpenter=Ulla Brand; planned_hours=4; hours_worked=2
- Sand bay shelf boards | quote_request=Shelf for the bay; stage=Sanding; carpenter=Theo Marsh; planned_hours=2; hours_worked=2
record time entry|working time|hours log: Title!;Job->@job|workshop job~Glue up Alma top|Lacquer bay shelf;Worked on:date!;Hours:number(h)#0-16;Carpenter~Ulla Brand|Theo Marsh;Activity=Machine work|Hand work|Assembly|Fitting|Planning;Notes:long
- Alma, jointing and glue | job=Glue up Alma top; hours=4; carpenter=Ulla Brand; activity=Hand work
- Shelf, two coats | job=Lacquer bay shelf; hours=3; carpenter=Theo Marsh; activity=Hand work; notes=Sanded at 320 between coats.
- Alma legs, saw work | job=Cut Alma legs; hours=2; carpenter=Ulla Brand; activity=Machine work
- Shelf dry assembly | job=Sand bay shelf boards; hours=1.5; carpenter=Theo Marsh; activity=Assembly
event fitting appointment|installation|site visit: Title!;Quote request->@quote request|custom order~Alma for eight people|Shelf for the bay;Address;On:date!;Starts at:time;Kind=Measuring|Delivery|Installation;Fitter~Theo Marsh|Ulla Brand;Notes:long
- Measure bay window | quote_request=Shelf for the bay; address=7 Chapel Street; kind=Measuring; fitter=Theo Marsh
- Deliver Alma | quote_request=Alma for eight people; address=31 Mill Bank, second floor; kind=Delivery; fitter=Ulla Brand; notes=Narrow stairs, top goes by the balcony.
- Install bay shelf | quote_request=Shelf for the bay; address=7 Chapel Street; kind=Installation; fitter=Theo Marsh
- Measure dining room | quote_request=Alma for eight people; address=31 Mill Bank; kind=Measuring; fitter=Ulla Brand
! record cut list|cutting list|cut list line [cut\\w* list|cut plan|material list|panel\\w*]: Part!;Job->@job|workshop job~Glue up Alma top|Lacquer bay shelf;Wood->@wood|timber~Oak, white|Ash, steamed;Pieces:number#1-500;Length:number(mm)#1-6000;Width:number(mm)#1-2000;Thickness:number(mm)#1-200
- Top lamella | job=Glue up Alma top; wood=Oak, white; pieces=9; length=2440; width=110; thickness=32
- Table leg | job=Cut Alma legs; wood=Oak, white; pieces=4; length=720; width=80; thickness=80
- Shelf board | job=Sand bay shelf boards; wood=Ash, steamed; pieces=5; length=1100; width=280; thickness=22
- Stretcher | job=Cut Alma legs; wood=Oak, white; pieces=2; length=1500; width=90; thickness=35
+ order: Furniture piece->@furniture piece|piece;Wood->@wood|timber;Finish=Oil|Wax|Lacquer|Untreated;Width:number(cm)#1-1000;Engraving

# metal fabrication|welding|welder|weld|steel fabrication|sheet metal
record weld|weld seam|welding record|weld log: Weld number!;Welding job->@welding job|fabrication job~Balcony railings block C|Tank frame 40 m³;Welder->@welder|certified welder~Goran Pike|Sol Ibarra;Procedure->@welding procedure|procedure|wps~WPS-12 MAG fillet|WPS-20 TIG butt;Welded on:date!;Length:number(mm)#1-100000;Thickness:number(mm)#0-200;Filler lot;~Result=Not inspected|Accepted|Repair|Rejected
- W-0311 | welding_job=Balcony railings block C; welder=Goran Pike; procedure=WPS-12 MAG fillet; length=180; thickness=4; filler_lot=G3-5512; result=Accepted
- W-0340 | welding_job=Tank frame 40 m³; welder=Sol Ibarra; procedure=WPS-20 TIG butt; length=620; thickness=6; filler_lot=TI-088; result=Repair
- W-0318 | welding_job=Machine frame Orlo; welder=Dara Finn; procedure=WPS-31 Stick lap; length=240; thickness=8; result=Not inspected
- W-0344 | welding_job=Ramp at gate 2; welder=Goran Pike; procedure=WPS-12 MAG fillet; length=310; thickness=5; result=Rejected
person welder|certified welder: Name!;Welder stamp;Process=MIG|MAG|TIG|Stick|Submerged arc;Positions~PA, PB|PA to PF;Certificate number;Valid until:date;Phone:phone;~Status=Qualified|Expiring|Expired
- Goran Pike | welder_stamp=GP7; process=MAG; positions=PA, PB; certificate_number=WC-2218; status=Qualified
- Sol Ibarra | welder_stamp=SI2; process=TIG; positions=PA to PF; certificate_number=WC-2305; status=Expiring
- Dara Finn | welder_stamp=DF1; process=Stick; positions=PA, PC; certificate_number=WC-2344; status=Qualified
- Hugo Vance | welder_stamp=HV4; process=Submerged arc; positions=PA; certificate_number=WC-2190; status=Expired
item welding procedure|procedure|wps: Name!;Process=MIG|MAG|TIG|Stick|Submerged arc;Base material=Structural steel|Stainless steel|Aluminium;Thickness range~3-12 mm|2-8 mm;Joint=Fillet|Butt|Lap;Current:number(A)#1-1000;Shielding gas~Argon|82 Ar 18 CO2;Preheat:number(°C)#0-400;Document:file
- WPS-12 MAG fillet | process=MAG; base_material=Structural steel; thickness_range=3-12 mm; joint=Fillet; current=210; shielding_gas=82 Ar 18 CO2; preheat=0
- WPS-20 TIG butt | process=TIG; base_material=Stainless steel; thickness_range=2-8 mm; joint=Butt; current=120; shielding_gas=Argon; preheat=0
- WPS-31 Stick lap | process=Stick; base_material=Structural steel; thickness_range=5-20 mm; joint=Lap; current=130; preheat=80
- WPS-40 MIG butt | process=MIG; base_material=Aluminium; thickness_range=2-6 mm; joint=Butt; current=160; shielding_gas=Argon
work welding job|fabrication job|job|work order|project: Title!;Customer~Elmgate Housing|Dairy Union;Drawing number;Material->@steel stock|material|sheet~Flat bar 40 x 8|Stainless sheet 6 mm;Due on:date;Foreman~Bea Lorne|Rafe Cole;Estimated hours:number(h)#0-5000;Price:money;Notes:long
- Balcony railings block C | customer=Elmgate Housing; drawing_number=EG-C-14; material=Flat bar 40 x 8; foreman=Bea Lorne; estimated_hours=86; price=7400
- Tank frame 40 m³ | customer=Dairy Union; drawing_number=DU-201; material=Stainless sheet 6 mm; foreman=Rafe Cole; estimated_hours=130; price=15800
- Machine frame Orlo | customer=Orlo Presses; drawing_number=OP-331; material=Square tube 80; foreman=Bea Lorne; estimated_hours=44; price=4900
- Ramp at gate 2 | customer=Elmgate Housing; drawing_number=EG-R-02; material=Chequer plate 5 mm; foreman=Rafe Cole; estimated_hours=18; price=2100
item steel stock|material|sheet|metal stock: Name!;Grade=S235|S355|304|316L|AlMg3;Form=Sheet|Flat bar|Tube|Beam|Angle;Dimensions~3000 x 1500 x 6 mm|6 m x 40 x 8 mm;In stock:number#0-10000;Heat number;Price per kg:money;Rack~Yard 1|Rack B
- Flat bar 40 x 8 | grade=S235; form=Flat bar; dimensions=6 m x 40 x 8 mm; in_stock=34; heat_number=H-77120; price_per_kg=1.3; rack=Rack B
- Stainless sheet 6 mm | grade=316L; form=Sheet; dimensions=3000 x 1500 x 6 mm; in_stock=7; heat_number=H-40918; price_per_kg=4.6; rack=Yard 1
- Square tube 80 | grade=S355; form=Tube; dimensions=6 m x 80 x 4 mm; in_stock=22; heat_number=H-77301; price_per_kg=1.5
- Chequer plate 5 mm | grade=AlMg3; form=Sheet; dimensions=2500 x 1250 x 5 mm; in_stock=5; heat_number=H-51166; price_per_kg=5.2
record weld inspection|weld test|inspection: Title!;Weld->@weld|weld seam~W-0311|W-0340;Method=Visual|Dye penetrant|Ultrasonic|X-ray|Magnetic particle;Inspected on:date!;Inspector~Ines Quill|Otto Renn;Defect=None|Porosity|Undercut|Crack|Lack of fusion;Result=Accepted|Repair|Rejected;Photo:image;Notes:long
- Visual W-0311 | weld=W-0311; method=Visual; inspector=Ines Quill; defect=None; result=Accepted
- Penetrant W-0340 | weld=W-0340; method=Dye penetrant; inspector=Otto Renn; defect=Porosity; result=Repair; notes=Two pores near the start.
- Ultrasonic W-0318 | weld=W-0318; method=Ultrasonic; inspector=Ines Quill; defect=Lack of fusion; result=Repair
- Visual W-0344 | weld=W-0344; method=Visual; inspector=Otto Renn; defect=Undercut; result=Rejected
request quote request|offer request|inquiry: Title!;Customer name;Email:email;Kind=Railing|Gate|Frame|Stairs|Repair;Material=Steel|Stainless steel|Aluminium;Quantity:number#1-1000;Finish=Raw|Galvanised|Powder coated;Wanted by:date;Drawing:file;Description:long;~Offered price:money
- Garden gate 3 m | customer_name=Pia Holt; kind=Gate; material=Steel; quantity=1; finish=Galvanised; description=Two wings, opens inwards.; offered_price=1650
- Stairs to the loft | customer_name=Marek Stone; kind=Stairs; material=Steel; quantity=1; finish=Powder coated; offered_price=3900
- Railing for terrace | customer_name=Lena Faro; kind=Railing; material=Stainless steel; quantity=2; finish=Raw; offered_price=1240
- Trailer frame repair | customer_name=Ned Olsen; kind=Repair; material=Aluminium; quantity=1; finish=Raw; offered_price=280

# electronics manufacturing|circuit board|pcb|pcb assembly|soldering|electronic component
item component|electronic component|part: Part number!;Description;Kind=Resistor|Capacitor|Chip|Connector|Sensor|Diode;Package~0603|TQFP-48;Value~10 kΩ|100 nF;In stock:number#0-10000000;Minimum stock:number#0-1000000;Unit price:money;Bin~C-14|D-02;Datasheet:url
- R-0603-10K | description=Resistor 10 kΩ 1 percent; kind=Resistor; package=0603; value=10 kΩ; in_stock=18400; minimum_stock=5000; unit_price=0.01; bin=C-14
- MCU-M4-48 | description=32 bit controller; kind=Chip; package=TQFP-48; value=80 MHz; in_stock=310; minimum_stock=400; unit_price=3.9; bin=D-02
- C-0603-100N | description=Capacitor 100 nF 50 V; kind=Capacitor; package=0603; value=100 nF; in_stock=9200; unit_price=0.02
- TMP-I2C-6 | description=Temperature sensor; kind=Sensor; package=SOT-563; value=0.5 °C; in_stock=640; unit_price=0.9
item board|circuit board|pcb|assembly: Name!;Board number;Revision=A|B|C|D;Layers:number#1-32;Width:number(mm)#1-1000;Height:number(mm)#1-1000;Finish=HASL|ENIG|OSP;Customer~Vento Controls|Aqua Meter;Layout file:file
- Fan controller | board_number=FC-20; revision=C; layers=4; width=80; height=55; finish=ENIG; customer=Vento Controls
- Water meter node | board_number=WM-07; revision=A; layers=2; width=42; height=42; finish=HASL; customer=Aqua Meter
- Door lock keypad | board_number=DK-11; revision=B; layers=2; width=95; height=60; finish=OSP
- Battery gauge | board_number=BG-05; revision=D; layers=6; width=34; height=28; finish=ENIG
record bill of materials line|bom line|bom|bill of materials: Title!;Board->@board|circuit board|pcb~Fan controller|Water meter node;Component->@component|electronic component~R-0603-10K|MCU-M4-48;Quantity:number#1-10000;Reference~R1, R4, R9|U1;Side=Top|Bottom;Alternative part
- Pull-ups of fan controller | board=Fan controller; component=R-0603-10K; quantity=6; reference=R1 to R6; side=Top
- Controller of meter node | board=Water meter node; component=MCU-M4-48; quantity=1; reference=U1; side=Top
- Decoupling of keypad | board=Door lock keypad; component=C-0603-100N; quantity=8; reference=C1 to C8; side=Bottom
- Sensor of battery gauge | board=Battery gauge; component=TMP-I2C-6; quantity=1; reference=U3; side=Top
work production order|assembly order|build|work order: Order number!;Board->@board|circuit board|pcb~Fan controller|Water meter node;Quantity:number#1-100000;Line~SMT 1|Hand soldering;Due on:date;Responsible~Yara Finch|Edo Klein;Priority=Low|Normal|High;~Boards finished:number#0-100000;Notes:long
- P-1180 | board=Fan controller; quantity=250; line=SMT 1; responsible=Yara Finch; priority=High; boards_finished=140
- P-1184 | board=Water meter node; quantity=60; line=Hand soldering; responsible=Edo Klein; priority=Normal; boards_finished=0
- P-1187 | board=Door lock keypad; quantity=500; line=SMT 1; responsible=Yara Finch; priority=Low; boards_finished=500
- P-1190 | board=Battery gauge; quantity=120; line=SMT 2; responsible=Edo Klein; priority=High; boards_finished=36
record board test|test result|functional test|test: Serial number!;Production order->@production order|build~P-1180|P-1184;Tested on:date!;Test=In-circuit|Functional|Optical|Burn-in;Supply current:number(mA)#0-10000;Firmware version;Result=Pass|Fail|Retest;Tester~Yara Finch|Noor Salim;Error:long
- FC20-00141 | production_order=P-1180; test=Functional; supply_current=86; firmware_version=2.3.1; result=Pass; tester=Noor Salim
- FC20-00142 | production_order=P-1180; test=In-circuit; supply_current=0; firmware_version=2.3.1; result=Fail; tester=Noor Salim; error=Open joint at U1 pin 12.
- DK11-00012 | production_order=P-1187; test=Optical; supply_current=14; firmware_version=1.0.4; result=Retest; tester=Yara Finch
- BG05-00003 | production_order=P-1190; test=Burn-in; supply_current=9; firmware_version=0.9.2; result=Pass; tester=Noor Salim
record repair|rework|board repair: Title!;Board test->@board test|test result~FC20-00141|FC20-00142;Repaired on:date!;Cause=Cold joint|Bridge|Wrong part|Missing part|Dead part;Component->@component|electronic component~R-0603-10K|MCU-M4-48;Minutes:number(min)#0-600;Technician~Edo Klein|Noor Salim;Result=Repaired|Scrapped
- Resolder pin 12 | board_test=FC20-00142; cause=Cold joint; component=MCU-M4-48; minutes=12; technician=Edo Klein; result=Repaired
- Remove bridge at C4 | board_test=DK11-00012; cause=Bridge; component=C-0603-100N; minutes=6; technician=Noor Salim; result=Repaired
- Swap dead sensor | board_test=BG05-00003; cause=Dead part; component=TMP-I2C-6; minutes=15; technician=Edo Klein; result=Repaired
- Pad lifted at R2 | board_test=FC20-00142; cause=Missing part; component=R-0603-10K; minutes=20; technician=Noor Salim; result=Scrapped
! record stock movement|component movement|inventory movement [stock|inventor\\w*|reel\\w*|warehouse]: Title!;Component->@component|electronic component~R-0603-10K|MCU-M4-48;Moved on:date!;Direction=In|Out|Correction;Quantity:number#1-10000000;Production order->@production order|build~P-1180|P-1184;Booked by~Yara Finch|Edo Klein
- Resistors for P-1180 | component=R-0603-10K; direction=Out; quantity=1500; production_order=P-1180; booked_by=Yara Finch
- Capacitor reel received | component=C-0603-100N; direction=In; quantity=4000; booked_by=Edo Klein
- Sensors for P-1190 | component=TMP-I2C-6; direction=Out; quantity=120; production_order=P-1190; booked_by=Yara Finch
- Recount of controllers | component=MCU-M4-48; direction=Correction; quantity=6; booked_by=Edo Klein

# garment factory|sewing workshop|clothing manufacturer|textile factory|tailor|dressmaker|alteration
item garment|style|garment model|design: Name!;Style number;Category=Shirt|Dress|Trousers|Jacket|Skirt|Suit;Sizes~S to XL|36 to 46;Fabric->@fabric|cloth|material~Linen 180 g natural|Wool twill navy;Fabric per piece:number(m)#0-20;Sewing time:number(min)#0-3000;Price:money;Picture:image
- Summer shirt Lia | style_number=ST-114; category=Shirt; sizes=S to XL; fabric=Linen 180 g natural; fabric_per_piece=1.6; sewing_time=48; price=79
- Two-button suit | style_number=ST-230; category=Suit; sizes=46 to 58; fabric=Wool twill navy; fabric_per_piece=3.4; sewing_time=620; price=690
- Pleated skirt Mona | style_number=ST-152; category=Skirt; sizes=34 to 44; fabric=Viscose crepe wine; fabric_per_piece=1.9; price=89
- Work jacket Tarn | style_number=ST-171; category=Jacket; sizes=S to XXL; fabric=Cotton canvas olive; fabric_per_piece=2.2; price=129
item fabric|cloth|textile|material: Name!;Composition~100 linen|98 wool 2 elastane;Colour;Width:number(cm)#10-400;In stock:number(m)#0-100000;Minimum stock:number(m)#0-10000;Price per metre:money;Supplier~Loomhall|Weber Mill
- Linen 180 g natural | composition=100 linen; colour=Natural; width=145; in_stock=210; minimum_stock=80; price_per_metre=14; supplier=Loomhall
- Wool twill navy | composition=98 wool 2 elastane; colour=Navy; width=150; in_stock=46; minimum_stock=30; price_per_metre=38; supplier=Weber Mill
- Viscose crepe wine | composition=100 viscose; colour=Wine red; width=140; in_stock=95; minimum_stock=40; price_per_metre=12
- Cotton canvas olive | composition=100 cotton; colour=Olive; width=155; in_stock=320; minimum_stock=100; price_per_metre=11
record measurement|body measurement|customer measurement|size card: Title!;Customer~Ada Rowe|Felix Nyman;Measured on:date!;Chest:number(cm)#30-200;Waist:number(cm)#30-200;Hip:number(cm)#30-220;Sleeve:number(cm)#20-110;Inseam:number(cm)#30-120;Measured by~Rosa Klee|Imre Dal;Notes:long
- Felix Nyman, suit | customer=Felix Nyman; chest=102; waist=88; hip=101; sleeve=64; inseam=82; measured_by=Imre Dal; notes=Right shoulder a little lower.
- Ada Rowe, shirt | customer=Ada Rowe; chest=92; waist=74; hip=98; sleeve=59; inseam=78; measured_by=Rosa Klee
- Nora Quist, skirt | customer=Nora Quist; waist=70; hip=96; measured_by=Rosa Klee
- Ben Aldous, jacket | customer=Ben Aldous; chest=112; waist=104; sleeve=66; measured_by=Imre Dal
request alteration|repair|alteration request|custom order: Title!;Garment->@garment|style~Summer shirt Lia|Two-button suit;Kind=Shorten|Take in|Let out|New zip|Patch|Made to measure;Measurement->@measurement|size card~Felix Nyman, suit|Ada Rowe, shirt;Wanted by:date;Price:money;Tailor~Rosa Klee|Imre Dal;Description:long;Photo:image
- Shorten suit trousers | garment=Two-button suit; kind=Shorten; measurement=Felix Nyman, suit; price=18; tailor=Imre Dal; description=Three centimetres, keep the cuff.
- Linen shirt to measure | garment=Summer shirt Lia; kind=Made to measure; measurement=Ada Rowe, shirt; price=95; tailor=Rosa Klee
- New zip in jacket | garment=Work jacket Tarn; kind=New zip; measurement=Ben Aldous, jacket; price=24; tailor=Imre Dal
- Take in skirt waist | garment=Pleated skirt Mona; kind=Take in; measurement=Nora Quist, skirt; price=22; tailor=Rosa Klee
work production order|sewing order|job|cutting order: Order number!;Garment->@garment|style~Summer shirt Lia|Two-button suit;Quantity:number#1-100000;Size split~S 10, M 20, L 15;Stage=Cutting|Sewing|Ironing|Checking|Packing;Team~Line 1|Line 2;Due on:date;~Pieces finished:number#0-100000;Notes:long
- SO-551 | garment=Summer shirt Lia; quantity=60; size_split=S 15, M 25, L 20; stage=Sewing; team=Line 1; pieces_finished=22
- SO-556 | garment=Two-button suit; quantity=4; size_split=50, 52; stage=Cutting; team=Line 2; pieces_finished=0
- SO-560 | garment=Pleated skirt Mona; quantity=45; size_split=36 15, 38 20, 40 10; stage=Ironing; team=Line 1; pieces_finished=30
- SO-563 | garment=Work jacket Tarn; quantity=120; size_split=M 50, L 50, XL 20; stage=Packing; team=Line 2; pieces_finished=120
event fitting|fitting appointment|try-on: Title!;Alteration->@alteration|custom order~Shorten suit trousers|Linen shirt to measure;Customer~Ada Rowe|Felix Nyman;On:date!;Starts at:time;Round=First|Second|Final;Tailor~Rosa Klee|Imre Dal;Notes:long
- First fitting Rowe | alteration=Linen shirt to measure; customer=Ada Rowe; round=First; tailor=Rosa Klee
- Trousers pick-up | alteration=Shorten suit trousers; customer=Felix Nyman; round=Final; tailor=Imre Dal
- Skirt second fitting | alteration=Take in skirt waist; customer=Nora Quist; round=Second; tailor=Rosa Klee
- Jacket zip pick-up | alteration=New zip in jacket; customer=Ben Aldous; round=Final; tailor=Imre Dal
+ appointment|booking: Kind=Measuring|Fitting|Pick-up;Tailor~Rosa Klee|Imre Dal;Garment->@garment|style
+ order: Garment->@garment|style;Size=XS|S|M|L|XL;Fabric->@fabric|cloth;Hem length:number(cm)#0-200

# print shop|printing house|offset printing|business card printing|copy shop|screen printing
item print product|product type|printed product: Name!;Category=Business card|Flyer|Poster|Brochure|Sticker|Textile;Format=A6|A5|A4|A3|85 x 55 mm|Custom;Paper->@paper|paper stock|substrate~Matt coated 300 g|Recycled 120 g;Smallest run:number#1-100000;Price per 100:money;Production days:number(days)#1-30;Template:file;Picture:image
- Classic business card | category=Business card; format=85 x 55 mm; paper=Matt coated 300 g; smallest_run=100; price_per_100=19; production_days=3
- Recycled flyer A5 | category=Flyer; format=A5; paper=Recycled 120 g; smallest_run=250; price_per_100=12; production_days=4
- Stapled brochure A4 | category=Brochure; format=A4; paper=Gloss coated 135 g; smallest_run=50; price_per_100=180; production_days=6
- Vinyl sticker round | category=Sticker; format=Custom; paper=White vinyl film; smallest_run=100; price_per_100=28; production_days=5
item paper|paper stock|substrate|media: Name!;Weight:number(g/m²)#40-600;Surface=Matt|Gloss|Uncoated|Recycled;Sheet size~SRA3|70 x 100 cm;In stock:number(sheets)#0-1000000;Minimum stock:number(sheets)#0-100000;Price per 1000:money;Supplier~Papyra|Northfold
- Matt coated 300 g | weight=300; surface=Matt; sheet_size=SRA3; in_stock=6200; minimum_stock=2000; price_per_1000=140; supplier=Papyra
- Recycled 120 g | weight=120; surface=Recycled; sheet_size=70 x 100 cm; in_stock=3500; minimum_stock=4000; price_per_1000=95; supplier=Northfold
- Gloss coated 135 g | weight=135; surface=Gloss; sheet_size=SRA3; in_stock=8800; minimum_stock=3000; price_per_1000=78
- White vinyl film | weight=180; surface=Matt; sheet_size=SRA3; in_stock=1200; minimum_stock=500; price_per_1000=420
request quote request|print request|print quote: Title!;Print product->@print product|printed product~Classic business card|Recycled flyer A5;Run:number#1-1000000;Sides=One|Both;Colours=1/0|1/1|4/0|4/4;Finish=None|Foil|Varnish|Folded|Stapled;Wanted by:date;Artwork:file;~Quoted price:money;Notes:long
- Cards for clinic team | print_product=Classic business card; run=500; sides=Both; colours=4/4; finish=None; quoted_price=89
- Flyer for street fair | print_product=Recycled flyer A5; run=2000; sides=One; colours=4/0; finish=None; quoted_price=210
- Season brochure theatre | print_product=Stapled brochure A4; run=800; sides=Both; colours=4/4; finish=Stapled; quoted_price=1380
- Jam jar stickers | print_product=Vinyl sticker round; run=1000; sides=One; colours=4/0; finish=Varnish; quoted_price=265
work print job|job|production job: Job number!;Quote request->@quote request|print request~Cards for clinic team|Flyer for street fair;Press->@press|printing press|machine~Digital press 1|Two-colour offset;Stage=Prepress|Proof|Printing|Finishing|Packing;Due on:date;Operator~Zeno Hart|Mila Crane;Sheets:number#1-1000000;~Spoilage:number#0-100000;Notes:long
- PJ-808 | quote_request=Cards for clinic team; press=Digital press 1; stage=Finishing; operator=Mila Crane; sheets=25; spoilage=2
- PJ-811 | quote_request=Flyer for street fair; press=Two-colour offset; stage=Proof; operator=Zeno Hart; sheets=520; spoilage=0
- PJ-815 | quote_request=Season brochure theatre; press=Two-colour offset; stage=Printing; operator=Zeno Hart; sheets=4200; spoilage=60
- PJ-819 | quote_request=Jam jar stickers; press=Label plotter; stage=Packing; operator=Mila Crane; sheets=42; spoilage=1
item press|printing press|machine|printer: Name!;Type=Digital|Offset|Screen|Large format|Letterpress;Largest sheet~SRA3|52 x 74 cm;Speed:number(sheets/h)#1-20000;Hourly rate:money;Counter:number#0-100000000;~Status=Ready|Printing|Service|Down
- Digital press 1 | type=Digital; largest_sheet=SRA3; speed=4200; hourly_rate=60; counter=3184000; status=Ready
- Two-colour offset | type=Offset; largest_sheet=52 x 74 cm; speed=9000; hourly_rate=95; counter=21450000; status=Printing
- Label plotter | type=Large format; largest_sheet=61 cm roll; speed=40; hourly_rate=45; counter=96000; status=Service
- Platen press Heidi | type=Letterpress; largest_sheet=26 x 38 cm; speed=1500; hourly_rate=70; counter=5120000; status=Down
record proof|proof approval|artwork check: Title!;Print job->@print job|job~PJ-808|PJ-811;Version:number#1-50;Sent on:date!;File:file;Approved by~Clinic office|Fair committee;~Decision=Waiting|Approved|Changes wanted;Comment:long
- Card proof 2 | print_job=PJ-808; version=2; approved_by=Clinic office; decision=Approved
- Flyer proof 1 | print_job=PJ-811; version=1; approved_by=Fair committee; decision=Changes wanted; comment=Date is wrong on the banner.
- Brochure proof 3 | print_job=PJ-815; version=3; approved_by=Theatre office; decision=Approved
- Sticker proof 1 | print_job=PJ-819; version=1; approved_by=Jam maker; decision=Waiting
+ order: Print product->@print product|printed product;Run:number#1-1000000;Paper->@paper|paper stock;Finish=None|Foil|Varnish|Folded|Stapled;Artwork:file;Proof wanted:boolean

# shift handover|shift log|shop floor|kaizen|improvement suggestion|lean manufacturing|factory shift
record shift log|shift handover|handover|shift report: Title!;Production line->@production line|line|work station~Assembly A|Packing 3;Shift on:date!;Shift=Early|Late|Night;Shift leader->@shift leader|employee|worker~Moira Dent|Paolo Rusk;Planned output:number#0-1000000;Actual output:number#0-1000000;Scrap:number#0-100000;Safety remark:long;Open points:long
- Assembly A, early | production_line=Assembly A; shift=Early; shift_leader=Moira Dent; planned_output=480; actual_output=462; scrap=5; open_points=Screwdriver 4 drifts, tool room told.
- Packing 3, night | production_line=Packing 3; shift=Night; shift_leader=Paolo Rusk; planned_output=900; actual_output=915; scrap=2
- Valve test, late | production_line=Valve test 2; shift=Late; shift_leader=Karin Lowe; planned_output=300; actual_output=288; scrap=7
- Motor line, early | production_line=Motor winding; shift=Early; shift_leader=Abel Noor; planned_output=220; actual_output=224; scrap=1
item production line|line|work station|station: Name!;Line code;Hall~North hall|South hall;Product family~Pumps|Valves;Takt time:number(s)#1-10000;Stations:number#1-200;Target per shift:number#0-1000000;~Status=Running|Changeover|Stopped
- Assembly A | line_code=AS-A; hall=North hall; product_family=Pumps; takt_time=58; stations=11; target_per_shift=480; status=Running
- Packing 3 | line_code=PK-3; hall=South hall; product_family=Valves; takt_time=30; stations=4; target_per_shift=900; status=Changeover
- Valve test 2 | line_code=VT-2; hall=South hall; product_family=Valves; takt_time=90; stations=6; status=Stopped
- Motor winding | line_code=MW-1; hall=North hall; product_family=Motors; takt_time=125; stations=8; status=Running
person employee|worker|operator|shift leader: Name!;Personnel number;Job=Operator|Shift leader|Setter|Team leader;Production line->@production line|line~Assembly A|Packing 3;Skills~Screwing, testing|Packing, forklift;Joined on:date;~Status=Active|On leave|Left
- Moira Dent | personnel_number=4410; job=Shift leader; production_line=Assembly A; skills=Screwing, testing; status=Active
- Paolo Rusk | personnel_number=4522; job=Shift leader; production_line=Packing 3; skills=Packing, forklift; status=Active
- Karin Lowe | personnel_number=4318; job=Team leader; production_line=Valve test 2; skills=Leak test, crane; status=Active
- Abel Noor | personnel_number=4607; job=Setter; production_line=Motor winding; skills=Winding, soldering; status=On leave
request improvement suggestion|suggestion|idea|kaizen: Title!;Production line->@production line|line~Assembly A|Packing 3;Area=Safety|Quality|Cost|Time|Ergonomics;Problem:long;Idea:long;Expected saving:money;Photo:image;~Bonus:money;~Evaluated by~Moira Dent|Ilse Varga
- Tilted parts bins | production_line=Assembly A; area=Ergonomics; problem=Reaching over 60 cm for screws.; idea=Tilt bins by 30 degrees.; expected_saving=900; bonus=90; evaluated_by=Ilse Varga
- Label on both sides | production_line=Packing 3; area=Time; problem=Pallets are turned to be scanned.; idea=Print two labels per pallet.; expected_saving=2400; bonus=240
- Leak test with two heads | production_line=Valve test 2; area=Quality; idea=Test two valves at once.; expected_saving=5200; bonus=520; evaluated_by=Ilse Varga
- Guard at winding spindle | production_line=Motor winding; area=Safety; problem=Sleeves come near the spindle.; expected_saving=0; bonus=150
record stop|line stop|downtime|andon call: Title!;Production line->@production line|line~Assembly A|Packing 3;Stopped on:date!;Starts at:time;Minutes:number(min)#1-1440;Reason=Missing parts|Machine fault|Changeover|Quality|No staff;Solved by~Moira Dent|Tool room;Notes:long
- Impellers missing | production_line=Assembly A; minutes=18; reason=Missing parts; solved_by=Moira Dent
- Film tore twice | production_line=Packing 3; minutes=25; reason=Machine fault; solved_by=Tool room; notes=New cutter fitted.
- Test head leaks | production_line=Valve test 2; minutes=42; reason=Quality; solved_by=Karin Lowe
- Wire size change | production_line=Motor winding; minutes=30; reason=Changeover; solved_by=Abel Noor
record near miss|safety incident|accident|incident: Title!;Production line->@production line|line~Assembly A|Packing 3;Happened on:date!;Kind=Near miss|First aid|Lost time|Property damage;Description:long;Immediate action:long;Reported by~Moira Dent|Paolo Rusk;Photo:image;~Status=Open|Investigating|Closed
- Forklift cut the corner | production_line=Packing 3; kind=Near miss; description=Passed 30 cm from a colleague.; immediate_action=Mirror ordered, speed limit sign put up.; reported_by=Paolo Rusk; status=Investigating
- Cut on burr | production_line=Valve test 2; kind=First aid; immediate_action=Gloves handed out.; reported_by=Karin Lowe; status=Closed
- Trolley hit the guard | production_line=Motor winding; kind=Property damage; reported_by=Abel Noor; status=Open
- Oil on walkway | production_line=Assembly A; kind=Near miss; immediate_action=Absorbent spread.; reported_by=Moira Dent; status=Closed
work action item|action|improvement task|follow-up: Title!;Improvement suggestion->@improvement suggestion|suggestion~Tilted parts bins|Label on both sides;Responsible~Ilse Varga|Moira Dent;Due on:date;Priority=Low|Normal|High;Notes:long
- Build three tilted racks | improvement_suggestion=Tilted parts bins; responsible=Moira Dent; priority=Normal
- Second label printer | improvement_suggestion=Label on both sides; responsible=Ilse Varga; priority=High
- Order second test head | improvement_suggestion=Leak test with two heads; responsible=Ilse Varga; priority=Low
- Weld spindle guard | improvement_suggestion=Guard at winding spindle; responsible=Moira Dent; priority=High

# ceramics factory|glassworks|foundry|ceramics plant|porcelain factory
item kiln|furnace|oven: Name!;Type=Electric|Gas|Wood|Induction;Volume:number(l)#1-100000;Highest temperature:number(°C)#100-2000;Power:number(kW)#0-5000;Firings so far:number#0-100000;Location;~Status=Free|Loaded|Firing|Cooling|Out of order
- Kiln Bertha | type=Electric; volume=350; highest_temperature=1300; power=24; firings_so_far=812; location=Back room; status=Cooling
- Small test kiln | type=Electric; volume=40; highest_temperature=1280; power=3.6; firings_so_far=295; location=Glaze lab; status=Free
- Gas kiln Otto | type=Gas; volume=900; highest_temperature=1350; firings_so_far=344; location=Yard shed; status=Firing
- Wood kiln Anna | type=Wood; volume=2200; highest_temperature=1320; firings_so_far=41; location=Orchard; status=Loaded
item glaze|glaze recipe|alloy: Name!;Recipe number;Surface=Matt|Glossy|Satin|Crystal;Colour;Firing temperature:number(°C)#700-1700;Ingredients:long;Food safe:boolean;In stock:number(kg)#0-10000;Picture:image
- Lake blue | recipe_number=G-17; surface=Glossy; colour=Blue; firing_temperature=1240; ingredients=Feldspar 40, quartz 25, chalk 20, kaolin 13, cobalt 2; in_stock=8
- Chalk white matt | recipe_number=G-03; surface=Matt; colour=White; firing_temperature=1220; ingredients=Feldspar 45, dolomite 25, kaolin 20, tin oxide 10; in_stock=14
- Iron tenmoku | recipe_number=G-22; surface=Crystal; colour=Brown black; firing_temperature=1280; in_stock=6
- Moss satin | recipe_number=G-29; surface=Satin; colour=Green; firing_temperature=1230; in_stock=3
record firing|kiln firing|melt|cast|firing log: Title!;Kiln->@kiln|furnace~Kiln Bertha|Small test kiln;Kind=Bisque|Glaze|Lustre|Test;Fired on:date!;Top temperature:number(°C)#100-2000;Hold time:number(min)#0-2000;Energy used:number(kWh)#0-100000;Pieces in:number#0-10000;Pieces lost:number#0-10000;Operator~Edda Moss|Carlo Vint;Notes:long
- Glaze firing 812 | kiln=Kiln Bertha; kind=Glaze; top_temperature=1240; hold_time=20; energy_used=168; pieces_in=96; pieces_lost=2; operator=Edda Moss
- Test tiles blue | kiln=Small test kiln; kind=Test; top_temperature=1235; hold_time=15; energy_used=19; pieces_in=18; pieces_lost=0; operator=Carlo Vint
- Bisque load 345 | kiln=Gas kiln Otto; kind=Bisque; top_temperature=960; hold_time=10; pieces_in=210; pieces_lost=4; operator=Carlo Vint
- Gold lustre firing | kiln=Small test kiln; kind=Lustre; top_temperature=780; hold_time=12; energy_used=11; pieces_in=14; pieces_lost=1
item piece|pot|ware|form|mould: Name!;Piece number;Maker~Edda Moss|Walk-in guest;Clay=Stoneware|Porcelain|Earthenware|Raku;Glaze->@glaze|glaze recipe~Lake blue|Chalk white matt;Height:number(cm)#0-300;Price:money;~Stage=Wet|Drying|Bisque fired|Glazed|Finished|Broken;Photo:image
- Bowl, wide rim | piece_number=P-2201; maker=Edda Moss; clay=Stoneware; glaze=Lake blue; height=9; price=38; stage=Finished
- Tall vase | piece_number=P-2219; maker=Walk-in guest; clay=Porcelain; glaze=Chalk white matt; height=31; price=85; stage=Bisque fired
- Tea bowl tenmoku | piece_number=P-2226; maker=Edda Moss; clay=Stoneware; glaze=Iron tenmoku; height=8; price=46; stage=Glazed
- Garden lantern | piece_number=P-2231; maker=Carlo Vint; clay=Raku; glaze=Moss satin; height=42; price=120; stage=Broken
work production plan|production order|job: Title!;Piece->@piece|pot|form~Bowl, wide rim|Tall vase;Quantity:number#1-100000;Due on:date;Assigned to~Edda Moss|Carlo Vint;Customer~Cafe Linde|Harbour shop;Notes:long
- Forty bowls for cafe | piece=Bowl, wide rim; quantity=40; assigned_to=Edda Moss; customer=Cafe Linde
- Vase series | piece=Tall vase; quantity=12; assigned_to=Carlo Vint; customer=Harbour shop
- Tea bowls for market | piece=Tea bowl tenmoku; quantity=24; assigned_to=Edda Moss; customer=Spring market
- Lanterns for hotel | piece=Garden lantern; quantity=6; assigned_to=Carlo Vint; customer=Hotel Seehof
! record kiln load|firing piece|shelf place [load\\w*|shelf|shel\\w+|space]: Title!;Firing->@firing|kiln firing~Glaze firing 812|Test tiles blue;Piece->@piece|pot~Bowl, wide rim|Tall vase;Shelf:number#1-20;Count:number#1-1000;Result=Good|Crawled|Cracked|Pinholes|Broken;Fee:money
- Bowls on shelf 3 | firing=Glaze firing 812; piece=Bowl, wide rim; shelf=3; count=12; result=Good; fee=24
- Vases, bottom shelf | firing=Bisque load 345; piece=Tall vase; shelf=1; count=8; result=Cracked; fee=16
- Tea bowls on shelf 4 | firing=Glaze firing 812; piece=Tea bowl tenmoku; shelf=4; count=20; result=Pinholes; fee=30
- Lantern at the back | firing=Bisque load 345; piece=Garden lantern; shelf=2; count=2; result=Broken; fee=8
+ booking|reservation: Kiln->@kiln|furnace;Kind=Bisque|Glaze|Lustre|Test;Firing day:date;Shelves:number#1-20

# chemical plant|laboratory chemical|hazardous substance|chemical inventory|safety data sheet|dangerous good
item chemical|substance|hazardous substance|material: Name!;CAS number;Hazard=Flammable|Corrosive|Toxic|Oxidising|Irritant|Not hazardous;Signal word=None|Warning|Danger;Storage class~3|8A;Physical state=Solid|Liquid|Gas;Protective gear~Gloves and goggles|Fume hood;Safety data sheet:file;Sheet dated:date
- Acetone | cas_number=67-64-1; hazard=Flammable; signal_word=Danger; storage_class=3; physical_state=Liquid; protective_gear=Gloves and goggles
- Sodium hydroxide | cas_number=1310-73-2; hazard=Corrosive; signal_word=Danger; storage_class=8B; physical_state=Solid; protective_gear=Face shield
- Hydrogen peroxide 30 % | cas_number=7722-84-1; hazard=Oxidising; signal_word=Danger; storage_class=5.1B; physical_state=Liquid
- Citric acid | cas_number=77-92-9; hazard=Irritant; signal_word=Warning; storage_class=11; physical_state=Solid
record container|bottle|stock item|drum: Container number!;Chemical->@chemical|substance~Acetone|Sodium hydroxide;Storage location->@storage location|cabinet|store~Flammables cabinet 1|Base cabinet 2;Amount:number(l)#0-100000;~Amount left:number(l)#0-100000;Purity:percent;Supplier~Labora|Chemhaus;Opened on:date;Expires on:date;~Status=Sealed|Opened|Empty|Disposed
- CH-0451 | chemical=Acetone; storage_location=Flammables cabinet 1; amount=5; amount_left=3.2; purity=99; supplier=Labora; status=Opened
- CH-0460 | chemical=Sodium hydroxide; storage_location=Base cabinet 2; amount=1; amount_left=1; purity=98; supplier=Chemhaus; status=Sealed
- CH-0466 | chemical=Hydrogen peroxide 30 %; storage_location=Cold store fridge; amount=2.5; amount_left=0; purity=30; status=Empty
- CH-0471 | chemical=Citric acid; storage_location=Shelf plant 2; amount=25; amount_left=18; purity=99; status=Opened
item storage location|cabinet|store|storeroom: Name!;Building~Lab block|Plant 2;Room;Type=Safety cabinet|Fridge|Gas store|Tank|Shelf;Capacity:number(l)#1-1000000;Ventilated:boolean;Responsible~Dr Yuna Park|Bert Silva;Forbidden with~Acids|Oxidisers
- Flammables cabinet 1 | building=Lab block; room=114; type=Safety cabinet; capacity=120; responsible=Dr Yuna Park; forbidden_with=Oxidisers
- Base cabinet 2 | building=Lab block; room=116; type=Safety cabinet; capacity=80; responsible=Bert Silva; forbidden_with=Acids
- Cold store fridge | building=Lab block; room=118; type=Fridge; capacity=60; responsible=Dr Yuna Park
- Shelf plant 2 | building=Plant 2; room=B03; type=Shelf; capacity=500; responsible=Bert Silva
record withdrawal|usage|consumption|stock movement: Title!;Container->@container|bottle~CH-0451|CH-0460;Taken on:date!;Amount:number(l)#0-10000;Purpose~Cleaning glassware|Titration;Taken by~Yuna Park|Bert Silva;Project;Notes:long
- Acetone for rinsing | container=CH-0451; amount=0.5; purpose=Cleaning glassware; taken_by=Bert Silva; project=Coating trial
- Lye for titration | container=CH-0460; amount=0.1; purpose=Titration; taken_by=Yuna Park; project=Water analysis
- Peroxide for bleaching | container=CH-0466; amount=1.2; purpose=Bleach trial; taken_by=Yuna Park
- Citric acid for descaling | container=CH-0471; amount=7; purpose=Descaling of heat exchanger; taken_by=Bert Silva
record risk assessment|hazard assessment|operating instruction: Title!;Chemical->@chemical|substance~Acetone|Sodium hydroxide;Activity;Risk=Low|Medium|High;Measures:long;Assessed on:date!;Assessed by~Yuna Park|Bert Silva;Review due on:date;~Status=Draft|Approved|Outdated
- Rinsing with acetone | chemical=Acetone; activity=Cleaning parts at the bench; risk=Medium; measures=Fume hood, no ignition source.; assessed_by=Yuna Park; status=Approved
- Mixing lye | chemical=Sodium hydroxide; activity=Dissolving pellets; risk=High; measures=Cold water first, face shield.; assessed_by=Bert Silva; status=Approved
- Bleaching with peroxide | chemical=Hydrogen peroxide 30 %; activity=Dosing by hand; risk=High; assessed_by=Yuna Park; status=Draft
- Descaling with citric acid | chemical=Citric acid; activity=Circulating at 60 °C; risk=Low; assessed_by=Bert Silva; status=Outdated
request disposal request|waste request|chemical request|purchase request: Title!;Chemical->@chemical|substance~Acetone|Sodium hydroxide;Kind=Buy|Dispose|Move;Amount:number(l)#0-100000;Reason;Needed by:date;Waste code;Notes:long
- Dispose used acetone | chemical=Acetone; kind=Dispose; amount=10; reason=Rinsing waste; waste_code=14 06 03
- More lye for autumn | chemical=Sodium hydroxide; kind=Buy; amount=2; reason=Stock low
- Move citric acid to plant 2 | chemical=Citric acid; kind=Move; amount=25; reason=Closer to the exchanger
- Dispose empty peroxide bottle | chemical=Hydrogen peroxide 30 %; kind=Dispose; amount=0.1; waste_code=16 05 06
record incident|spill|exposure|accident: Title!;Chemical->@chemical|substance~Acetone|Sodium hydroxide;Storage location->@storage location|cabinet~Flammables cabinet 1|Base cabinet 2;Happened on:date!;Kind=Spill|Exposure|Fire|Leak;Amount:number(l)#0-100000;Injured:boolean;Measures:long;Reported by~Yuna Park|Bert Silva
- Bottle tipped over | chemical=Acetone; storage_location=Flammables cabinet 1; kind=Spill; amount=0.3; measures=Aired the room, absorbent used.; reported_by=Bert Silva
- Lye splash on glove | chemical=Sodium hydroxide; storage_location=Base cabinet 2; kind=Exposure; amount=0.1; reported_by=Yuna Park
- Cap vented in fridge | chemical=Hydrogen peroxide 30 %; storage_location=Cold store fridge; kind=Leak; amount=0.2; reported_by=Yuna Park
- Torn bag on shelf | chemical=Citric acid; storage_location=Shelf plant 2; kind=Spill; amount=2; measures=Swept up, bag repacked.; reported_by=Bert Silva

# construction site|construction company|building site|general contractor|site diary|building contractor|construction project
! item construction site|site|building site|project|construction project: Name!;Project number;Address;Client~Larkfield Council|Bauer Family;Site manager~Hugo Stern|Nele Arens;Contract sum:money;Starts on:date;Finish by:date;Progress:percent;~Status=Planned|Under construction|Handed over|On hold;Photo:image
- School gym Larkfield | project_number=24-017; address=Park Road 12; client=Larkfield Council; site_manager=Hugo Stern; contract_sum=2450000; progress=46; status=Under construction
- Two-family house Bauer | project_number=24-031; address=Hill Lane 5; client=Bauer Family; site_manager=Nele Arens; contract_sum=690000; progress=12; status=Under construction
- Bridge repair Mill Brook | project_number=23-098; address=Mill Brook Road; client=Rehn County; site_manager=Hugo Stern; contract_sum=880000; progress=100; status=Handed over
- Daycare Sonnenweg | project_number=25-004; address=Sonnenweg 7; client=Larkfield Council; site_manager=Nele Arens; contract_sum=1760000; progress=0; status=Planned
record daily log|site diary|daily report|site report|site log|diary entry: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Day:date!;Weather=Sunny|Cloudy|Rain|Snow|Storm;Temperature:number(°C)#-30-45;Workers on site:number#0-500;Work done:long;Hindrances:long;Photo:image;Written by~Hugo Stern|Nele Arens
- Roof beams lifted | construction_site=School gym Larkfield; weather=Cloudy; temperature=11; workers_on_site=14; work_done=Six glulam beams set with the crane.; hindrances=Crane one hour late.; written_by=Hugo Stern
- Base slab poured | construction_site=Two-family house Bauer; weather=Sunny; temperature=16; workers_on_site=6; work_done=38 m³ concrete placed and levelled.; written_by=Nele Arens
- Bearing plates grouted | construction_site=Bridge repair Mill Brook; weather=Rain; temperature=7; workers_on_site=5; work_done=Four bearings grouted under tents.; written_by=Hugo Stern
- Topsoil stripped | construction_site=Daycare Sonnenweg; weather=Storm; temperature=4; workers_on_site=3; hindrances=Stopped at two because of wind.; written_by=Nele Arens
record defect|snag|punch list item|deficiency: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Subcontractor->@subcontractor|trade company~Kranz Carpentry|Volta Electric;Location~Changing room 2|Stairwell;Severity=Minor|Major|Safety;Found on:date!;Fix by:date;Photo:image;Description:long;~Status=Open|Being fixed|Fixed|Accepted
- Door frame out of plumb | construction_site=School gym Larkfield; subcontractor=Kranz Carpentry; location=Changing room 2; severity=Minor; description=8 mm over the height.; status=Open
- Socket missing | construction_site=Two-family house Bauer; subcontractor=Volta Electric; location=Stairwell; severity=Minor; status=Being fixed
- Kerb joint open | construction_site=Bridge repair Mill Brook; subcontractor=Terra Earthworks; location=East abutment; severity=Major; status=Fixed
- Trench without shoring | construction_site=Daycare Sonnenweg; subcontractor=Terra Earthworks; location=Sewer trench; severity=Safety; status=Accepted
item subcontractor|trade company|trade contractor|craftsman: Name!;Trade=Carpentry|Electrical|Plumbing|Roofing|Painting|Earthworks|Drywall;Contact person;Phone:phone;Email:email;Contract value:money;Insured until:date;Rating:rating
- Kranz Carpentry | trade=Carpentry; contact_person=Lutz Kranz; contract_value=182000; rating=4
- Volta Electric | trade=Electrical; contact_person=Maja Orr; contract_value=76500; rating=5
- Terra Earthworks | trade=Earthworks; contact_person=Joss Kaya; contract_value=134000; rating=3
- Aqua Plumb Moser | trade=Plumbing; contact_person=Edith Moser; contract_value=98200; rating=4
work site task|task|construction task|work package|project schedule|schedule item: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Subcontractor->@subcontractor|trade company~Kranz Carpentry|Volta Electric;Starts on:date;Due on:date;Phase=Groundworks|Shell|Roof|Fit-out|Outdoor;Priority=Low|Normal|High;Progress:percent;Notes:long
- Roof boarding gym | construction_site=School gym Larkfield; subcontractor=Kranz Carpentry; phase=Roof; priority=High; progress=30
- Empty conduits ground floor | construction_site=Two-family house Bauer; subcontractor=Volta Electric; phase=Shell; priority=Normal; progress=0
- Sewer trench daycare | construction_site=Daycare Sonnenweg; subcontractor=Terra Earthworks; phase=Groundworks; priority=High; progress=15
- Shower pipes gym | construction_site=School gym Larkfield; subcontractor=Aqua Plumb Moser; phase=Fit-out; priority=Low; progress=60
record time entry|timesheet|working hours|hours: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Worker~Ivan Petric|Sam Boyle;Day:date!;Hours:number(h)#0-16;Activity=Concreting|Formwork|Masonry|Earthworks|Clearing;Overtime:number(h)#0-8;~Approved by~Hugo Stern|Nele Arens
- Petric, formwork gym | construction_site=School gym Larkfield; worker=Ivan Petric; hours=9; activity=Formwork; overtime=1; approved_by=Hugo Stern
- Boyle, slab | construction_site=Two-family house Bauer; worker=Sam Boyle; hours=8; activity=Concreting; overtime=0
- Kaya, sewer trench | construction_site=Daycare Sonnenweg; worker=Joss Kaya; hours=10; activity=Earthworks; overtime=2; approved_by=Nele Arens
- Petric, bridge clean-up | construction_site=Bridge repair Mill Brook; worker=Ivan Petric; hours=6; activity=Clearing; overtime=0; approved_by=Hugo Stern
record delivery|material delivery|delivery note: Delivery note number!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Supplier~Kies and Beton|Holzhof Auer;Material~Concrete C25/30|Glulam beams;Quantity:number#0-100000;Unit=m³|t|pieces|pallets;Delivered on:date!;Complete:boolean;Received by~Hugo Stern|Sam Boyle;Photo:image
- DN-77120 | construction_site=Two-family house Bauer; supplier=Kies and Beton; material=Concrete C25/30; quantity=38; unit=m³; received_by=Sam Boyle
- DN-4406 | construction_site=School gym Larkfield; supplier=Holzhof Auer; material=Glulam beams; quantity=6; unit=pieces; received_by=Hugo Stern
- DN-77158 | construction_site=Bridge repair Mill Brook; supplier=Kies and Beton; material=Grout mortar; quantity=4; unit=pallets; received_by=Hugo Stern
- DN-9031 | construction_site=Daycare Sonnenweg; supplier=Kies and Beton; material=Frost gravel; quantity=52; unit=t; received_by=Sam Boyle
! request change order|variation|extra work [change\\w*|variation\\w*|extra\\w*|addendum]: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Reason=Client wish|Design error|Ground conditions|Authority;Cost effect:money;Days effect:number(days)#-100-365;Description:long
- Extra drainage at gym | construction_site=School gym Larkfield; reason=Ground conditions; cost_effect=14200; days_effect=4
- Larger kitchen window Bauer | construction_site=Two-family house Bauer; reason=Client wish; cost_effect=1900; days_effect=2
- Third bearing type | construction_site=Bridge repair Mill Brook; reason=Design error; cost_effect=6400; days_effect=5
- Second escape stair | construction_site=Daycare Sonnenweg; reason=Authority; cost_effect=28500; days_effect=10
record cost item|budget|budget line|actual cost|project cost|expense: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Cost group=Groundworks|Shell|Roof|Fit-out|Equipment|Labour;Planned:money;Actual:money;Supplier;Date:date;Invoice number;~Approved by~Hugo Stern|Nele Arens
- Concrete for the gym floor | construction_site=School gym Larkfield; cost_group=Groundworks; planned=42000; actual=44150; supplier=Kies and Beton; approved_by=Hugo Stern
- Roof beams Bauer | construction_site=Two-family house Bauer; cost_group=Roof; planned=18500; actual=17900; supplier=Holzhof Auer; approved_by=Nele Arens
- Site wages May | construction_site=School gym Larkfield; cost_group=Labour; planned=31000; actual=29800
- Crane hire | construction_site=School gym Larkfield; cost_group=Equipment; planned=6400; actual=7100
request material request|material order|material requisition|purchase request: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Material~Concrete C25/30|Glulam beams;Quantity:number#0-100000;Unit=m³|t|pieces|pallets;Needed by:date;Task->@site task|task;Estimated cost:money;Supplier;Reason:long;~Approved by~Hugo Stern|Nele Arens
- Concrete for strip footing | construction_site=School gym Larkfield; material=Concrete C25/30; quantity=24; unit=m³; estimated_cost=3100; supplier=Kies and Beton; approved_by=Hugo Stern
- Beams for the ridge | construction_site=Two-family house Bauer; material=Glulam beams; quantity=12; unit=pieces; estimated_cost=5200; supplier=Holzhof Auer
- Bricks, second lot | construction_site=Two-family house Bauer; material=Bricks; quantity=9; unit=pallets; estimated_cost=2800
- Gravel under the gym floor | construction_site=School gym Larkfield; material=Gravel 16 to 32; quantity=85; unit=t; estimated_cost=1900; supplier=Kies and Beton; reason=Frost layer before the slab.; approved_by=Nele Arens
record safety incident|incident|accident|near miss: Title!;Construction site->@construction site|site|project~School gym Larkfield|Two-family house Bauer;Happened on:date!;Place;Severity=Near miss|First aid|Lost time|Serious;Person hurt;Cause:long;Measures:long;Photo:image;Reported by~Ivan Petric|Sam Boyle;~Status=Reported|Investigated|Closed
- Plank slipped on scaffold | construction_site=School gym Larkfield; place=Level 2; severity=Near miss; cause=Plank not fixed.; reported_by=Ivan Petric; status=Investigated
- Cut hand at saw | construction_site=Two-family house Bauer; place=Yard; severity=First aid; person_hurt=Sam Boyle; reported_by=Sam Boyle; status=Closed
- Trench edge fell in | construction_site=School gym Larkfield; place=North side; severity=Near miss; reported_by=Ivan Petric; status=Reported
- Fall from a ladder | construction_site=Two-family house Bauer; place=Stairwell; severity=Lost time; person_hurt=Milos Dan; cause=Ladder stood on loose boards.; measures=Rolling scaffold for the stairwell.; reported_by=Ivan Petric; status=Investigated

# construction equipment rental|excavator|crane|equipment hire|heavy equipment|construction machine|scaffold
item equipment|construction machine|machine|rental machine: Name!;Fleet number;Type->@machine type|category~Mini excavator|Wheel loader;Serial number;Operating weight:number(t)#0-500;Operating hours:number(h)#0-60000;Day rate:money;Week rate:money;Yard->@yard|depot|branch~Yard North|Yard Harbour;~Status=Available|On hire|In service|Sold;Photo:image
- Mini excavator 1.8 t | fleet_number=EX-018; type=Mini excavator; serial_number=18-44071; operating_weight=1.8; operating_hours=2310; day_rate=140; week_rate=560; yard=Yard North; status=On hire
- Loader 6 t | fleet_number=WL-006; type=Wheel loader; serial_number=60-20884; operating_weight=6.1; operating_hours=4890; day_rate=260; week_rate=1050; yard=Yard Harbour; status=Available
- Vibrating plate 120 kg | fleet_number=VP-012; type=Compactor; serial_number=12-90554; operating_weight=0.12; day_rate=45; yard=Yard North; status=In service
- Telehandler 14 m | fleet_number=TH-014; type=Telehandler; serial_number=14-33019; operating_weight=11; operating_hours=3120; day_rate=310; yard=Yard Airport; status=On hire
item machine type|category|equipment category: Name!;Licence needed:boolean;Deposit:money;Shortest hire:number(days)#1-30;Description:long;Picture:image
- Mini excavator | deposit=500; shortest_hire=1; description=For trenches and gardens, up to 2.5 t.
- Wheel loader | deposit=1000; shortest_hire=2; description=For loading and moving bulk goods.
- Compactor | deposit=150; shortest_hire=1; description=Plates and rammers for paving.
- Telehandler | deposit=1500; shortest_hire=2; description=For lifting pallets up to 17 m.
item yard|depot|branch: Name!;Address;Phone:phone;Opening hours;Manager~Pat Orme|Lia Kern
- Yard North | address=Gravel Road 40; opening_hours=Mon to Sat 6.30 to 17.00; manager=Pat Orme
- Yard Harbour | address=Dock Street 3; opening_hours=Mon to Fri 7.00 to 16.00; manager=Lia Kern
- Yard Airport | address=Runway Road 18; opening_hours=Mon to Fri 6.00 to 18.00; manager=Cem Aydin
- Yard Valley | address=Sawmill Lane 2; opening_hours=Mon to Sat 7.00 to 12.00; manager=Gerda Holm
record rental|hire|rental contract|hire contract: Contract number!;Equipment->@equipment|machine|construction machine~Mini excavator 1.8 t|Loader 6 t;Customer~Gartenbau Lind|Pflaster Roth;Site address;From:date!;Until:date!;Hours out:number(h)#0-60000;~Hours back:number(h)#0-60000;Delivery=Pick-up|Delivered;Deposit:money;~Total:money;~Status=Reserved|On hire|Returned|Invoiced
- RC-3301 | equipment=Mini excavator 1.8 t; customer=Gartenbau Lind; site_address=Elm Way 9; hours_out=2286; hours_back=2310; delivery=Delivered; deposit=500; total=560; status=Returned
- RC-3306 | equipment=Loader 6 t; customer=Pflaster Roth; site_address=Market Square; hours_out=4890; delivery=Pick-up; deposit=1000; status=Reserved
- RC-3311 | equipment=Vibrating plate 120 kg; customer=Pflaster Roth; site_address=Church Lane 4; delivery=Pick-up; deposit=150; total=135; status=Invoiced
- RC-3315 | equipment=Telehandler 14 m; customer=Dachbau Krain; site_address=Upper Farm 1; hours_out=3098; delivery=Delivered; deposit=1500; status=On hire
record return check|handover check|machine inspection|inspection|handover: Title!;Rental->@rental|hire~RC-3301|RC-3306;Kind=Hand-out|Return|Yearly;Checked on:date!;Fuel level:percent;Clean:boolean;Damage=None|Scratch|Dent|Hydraulic leak|Broken glass;Damage cost:money;Photo:image;Checked by~Pat Orme|Lia Kern
- Return of RC-3301 | rental=RC-3301; kind=Return; fuel_level=80; damage=Scratch; damage_cost=120; checked_by=Pat Orme
- Hand-out of RC-3306 | rental=RC-3306; kind=Hand-out; fuel_level=100; damage=None; damage_cost=0; checked_by=Lia Kern
- Return of RC-3311 | rental=RC-3311; kind=Return; fuel_level=40; damage=Dent; damage_cost=60; checked_by=Pat Orme
- Hand-out of RC-3315 | rental=RC-3315; kind=Hand-out; fuel_level=95; damage=None; damage_cost=0; checked_by=Cem Aydin
work machine service|maintenance|service|repair: Title!;Equipment->@equipment|machine~Mini excavator 1.8 t|Loader 6 t;Kind=Service by hours|Repair|Safety test|Tyres;Due on:date;At hours:number(h)#0-60000;Mechanic~Udo Grimm|Fay Lowry;~Cost:money;Notes:long
- 2500 h service | equipment=Mini excavator 1.8 t; kind=Service by hours; at_hours=2500; mechanic=Udo Grimm; cost=380
- New front tyres | equipment=Loader 6 t; kind=Tyres; at_hours=5000; mechanic=Fay Lowry; cost=2100
- Plate engine repair | equipment=Vibrating plate 120 kg; kind=Repair; mechanic=Udo Grimm; cost=170
- Yearly boom test | equipment=Telehandler 14 m; kind=Safety test; at_hours=3150; mechanic=Fay Lowry; cost=240
! item attachment|accessory|bucket [attachment\\w*|bucket\\w*|accessor\\w*]: Name!;Fits->@machine type|category~Mini excavator|Wheel loader;Width:number(cm)#10-400;Day rate:money;In stock:number#0-200;Yard->@yard|depot~Yard North|Yard Harbour
- Trench bucket 30 cm | fits=Mini excavator; width=30; day_rate=12; in_stock=4; yard=Yard North
- Pallet forks 120 cm | fits=Wheel loader; width=120; day_rate=18; in_stock=3; yard=Yard Harbour
- Rubber mat for plate | fits=Compactor; width=50; day_rate=6; in_stock=7; yard=Yard North
- Work platform 4 m | fits=Telehandler; width=400; day_rate=55; in_stock=1; yard=Yard Airport
+ booking|reservation: Equipment->@equipment|machine;From:date;Until:date;Delivery=Pick-up|Delivered;Site address;Operator wanted:boolean

# land surveying|surveyor|survey point|cadastral|total station|topographic|geodesy
work survey job|survey|survey project|project: Title!;Job number;Client~Municipality Rehn|Family Okonjo;Kind=Boundary|Topographic|Setting out|As-built|Deformation;Parcel->@parcel|plot|land parcel~Parcel 118/4|Parcel 77/2;Starts on:date;Due on:date;Crew leader~Jan Wirth|Sade Moore;Fee:money;Notes:long
- Boundary of orchard plot | job_number=S-209; client=Family Okonjo; kind=Boundary; parcel=Parcel 77/2; crew_leader=Sade Moore; fee=1450
- Set out new fire station | job_number=S-214; client=Municipality Rehn; kind=Setting out; parcel=Parcel 118/4; crew_leader=Jan Wirth; fee=3200
- Levels of dam crest | job_number=S-218; client=Water Board Rehn; kind=Deformation; parcel=Parcel 203/1; crew_leader=Jan Wirth; fee=2700
- Topography of allotments | job_number=S-221; client=Garden Club Rehn; kind=Topographic; parcel=Parcel 91/1; crew_leader=Sade Moore; fee=1980
item control point|survey point|benchmark|reference point: Point number!;Easting:number(m)#0-10000000;Northing:number(m)#0-10000000;Height:number(m)#-500-9000;Accuracy:number(mm)#0-1000;Marking=Nail|Iron pipe|Stone|Bolt|Pillar;Coordinate system~UTM 32N|UTM 33N;Description:long;Photo:image;~Status=Intact|Damaged|Lost
- CP-1004 | easting=512340.221; northing=5403118.705; height=412.38; accuracy=8; marking=Nail; coordinate_system=UTM 32N; description=Kerb by the school gate.; status=Intact
- CP-1011 | easting=512871.064; northing=5402790.330; height=405.12; accuracy=12; marking=Stone; coordinate_system=UTM 32N; description=Corner of the orchard wall.; status=Damaged
- CP-1020 | easting=513402.115; northing=5401988.74; height=428.9; accuracy=3; marking=Pillar; status=Intact
- CP-1026 | easting=512055.83; northing=5403477.09; height=399.64; accuracy=15; marking=Iron pipe; description=Ploughed over in the field.; status=Lost
item parcel|plot|land parcel|property: Parcel number!;District~Rehn East|Upper Rehn;Owner;Area:number(m²)#1-10000000;Land use=Building|Farm|Forest|Road|Garden;Land register page;Map:file
- Parcel 118/4 | district=Rehn East; owner=Municipality Rehn; area=4820; land_use=Building; land_register_page=R-311
- Parcel 77/2 | district=Upper Rehn; owner=Family Okonjo; area=2210; land_use=Garden; land_register_page=R-095
- Parcel 203/1 | district=Upper Rehn; owner=Water Board Rehn; area=18600; land_use=Forest; land_register_page=R-402
- Parcel 91/1 | district=Rehn East; owner=Garden Club Rehn; area=7350; land_use=Garden; land_register_page=R-118
record field measurement|measurement|observation|field book: Point name!;Survey job->@survey job|survey~Boundary of orchard plot|Set out new fire station;Instrument->@instrument|total station|gnss receiver~Total station TS-1|Rover R-2;Measured on:date!;Easting:number(m)#0-10000000;Northing:number(m)#0-10000000;Height:number(m)#-500-9000;Code=Boundary|Building corner|Tree|Manhole|Edge of road;Observer~Jan Wirth|Sade Moore;Remark
- B-1 | survey_job=Boundary of orchard plot; instrument=Rover R-2; easting=512866.410; northing=5402795.118; height=405.3; code=Boundary; observer=Sade Moore
- F-3 | survey_job=Set out new fire station; instrument=Total station TS-1; easting=512402.775; northing=5403160.020; height=413.02; code=Building corner; observer=Jan Wirth; remark=Pegged.
- D-7 | survey_job=Levels of dam crest; instrument=Level NL-3; height=431.226; code=Edge of road; observer=Jan Wirth
- T-15 | survey_job=Topography of allotments; instrument=Rover R-2; easting=512690.5; northing=5403012.4; height=408.7; code=Tree
item instrument|total station|gnss receiver|survey equipment: Name!;Serial number;Kind=Total station|GNSS receiver|Level|Laser scanner|Drone;Accuracy~1 second|8 mm;Calibrated until:date;Held by~Jan Wirth|Sade Moore;~Status=In office|In the field|In service
- Total station TS-1 | serial_number=TS-88201; kind=Total station; accuracy=1 second; held_by=Jan Wirth; status=In the field
- Rover R-2 | serial_number=GR-3340; kind=GNSS receiver; accuracy=8 mm; held_by=Sade Moore; status=In office
- Level NL-3 | serial_number=NL-2207; kind=Level; accuracy=0.3 mm; held_by=Jan Wirth; status=In service
- Drone Kite 4 | serial_number=DK-0451; kind=Drone; accuracy=20 mm; held_by=Sade Moore; status=In office
record plan|map|survey plan|deliverable: Title!;Survey job->@survey job|survey~Boundary of orchard plot|Set out new fire station;Plan number;Scale=1:100|1:200|1:500|1:1000;Version:number#1-50;Drawn by~Lis Hahn|Sade Moore;Issued on:date;File:file;~Status=Draft|Checked|Delivered
- Boundary plan orchard | survey_job=Boundary of orchard plot; plan_number=PL-209-1; scale=1:500; version=1; drawn_by=Lis Hahn; status=Draft
- Setting-out sketch | survey_job=Set out new fire station; plan_number=PL-214-1; scale=1:200; version=2; drawn_by=Lis Hahn; status=Delivered
- Dam crest report plan | survey_job=Levels of dam crest; plan_number=PL-218-1; scale=1:100; version=1; drawn_by=Lis Hahn; status=Checked
- Allotment height plan | survey_job=Topography of allotments; plan_number=PL-221-2; scale=1:1000; version=2; drawn_by=Sade Moore; status=Draft
request survey request|quote request|inquiry: Title!;Client name;Phone:phone;Parcel number;Kind=Boundary|Topographic|Setting out|As-built|Height;Wanted by:date;Description:long;~Offered fee:money
- Where is my fence line? | client_name=Bo Tilden; parcel_number=91/1; kind=Boundary; description=Neighbour plans a wall.; offered_fee=980
- Set out a carport | client_name=Lia Farago; parcel_number=140/7; kind=Setting out; offered_fee=640
- Height of cellar floor | client_name=Ravi Stolz; parcel_number=118/9; kind=Height; description=Flood insurance asks for it.; offered_fee=390
- As-built of new barn | client_name=Hof Kessler; parcel_number=310/2; kind=As-built; offered_fee=1150

# facility management|facility maintenance|building maintenance|janitor|caretaker|facility manager|building services
item building|property|facility|site: Name!;Address;Floors:number#1-150;Floor area:number(m²)#1-1000000;Built in:number#1500-2100;Use=Office|School|Housing|Hospital|Warehouse;Caretaker~Rolf Enders|Dina Cross;Emergency phone:phone;Photo:image
- Lindenhof offices | address=Linden Street 8; floors=5; floor_area=4200; built_in=1998; use=Office; caretaker=Rolf Enders
- East primary school | address=Meadow Road 2; floors=3; floor_area=6100; built_in=1974; use=School; caretaker=Dina Cross
- Quay warehouse 4 | address=Quay Road 44; floors=2; floor_area=9800; built_in=1961; use=Warehouse; caretaker=Rolf Enders
- Birkenhof flats | address=Birken Lane 10; floors=7; floor_area=5300; built_in=2008; use=Housing; caretaker=Dina Cross
item room|area|space|location: Name!;Building->@building|property~Lindenhof offices|East primary school;Floor:number#-5-150;Area:number(m²)#1-100000;Use=Office|Meeting|Classroom|Plant room|Toilet|Hall;Seats:number#0-2000;Key number
- Meeting room Birch | building=Lindenhof offices; floor=2; area=34; use=Meeting; seats=12; key_number=K-22
- Boiler room | building=East primary school; floor=-1; area=48; use=Plant room; seats=0; key_number=K-01
- Classroom 2B | building=East primary school; floor=1; area=62; use=Classroom; seats=26; key_number=K-14
- Goods hall | building=Quay warehouse 4; floor=0; area=4100; use=Hall; seats=0; key_number=K-41
item asset|technical equipment|equipment|installation: Name!;Asset number;Room->@room|area|location~Meeting room Birch|Boiler room;Kind=Heating|Ventilation|Lift|Fire alarm|Lighting|Door;Maker;Serial number;Installed on:date;Warranty until:date;Service interval:number(months)#1-120;~Condition=Good|Worn|Faulty|Replaced
- Gas boiler 1 | asset_number=HV-001; room=Boiler room; kind=Heating; maker=Thermex; serial_number=GB-2207; service_interval=12; condition=Worn
- Ceiling fan coil Birch | asset_number=VE-034; room=Meeting room Birch; kind=Ventilation; maker=Airolux; serial_number=FC-9912; service_interval=6; condition=Good
- Goods lift 2 | asset_number=LI-002; room=Goods hall; kind=Lift; maker=Hebewerk; service_interval=3; condition=Faulty
- Smoke detector loop 2B | asset_number=FA-117; room=Classroom 2B; kind=Fire alarm; maker=Siren Tech; service_interval=12; condition=Replaced
request maintenance request|fault report|work request|defect report|issue report|damage report: Title!;Room->@room|area|location~Meeting room Birch|Boiler room;Asset->@asset|equipment~Gas boiler 1|Ceiling fan coil Birch;Kind=Electrical|Plumbing|Heating|Lock|Cleaning|Other;Urgency=Low|Normal|Urgent|Danger;Description:long;Photo:image;Contact phone:phone
- No heat in classrooms | room=Boiler room; asset=Gas boiler 1; kind=Heating; urgency=Urgent; description=Radiators cold since the morning.
- Fan is rattling | room=Meeting room Birch; asset=Ceiling fan coil Birch; kind=Other; urgency=Low; description=Noise on level 3.
- Lift door will not close | room=Goods hall; asset=Goods lift 2; kind=Other; urgency=Danger; description=Stops at the upper floor.
- Socket loose at board | room=Classroom 2B; asset=Smoke detector loop 2B; kind=Electrical; urgency=Normal
work work order|maintenance task|task|job: Title!;Maintenance request->@maintenance request|fault report~No heat in classrooms|Fan is rattling;Asset->@asset|equipment~Gas boiler 1|Ceiling fan coil Birch;Kind=Repair|Service|Statutory check|Renewal;Contractor->@contractor|service provider|service company~Warmtec Service|Luft and Co;Assigned to~Rolf Enders|Dina Cross;Due on:date;~Cost:money;Notes:long
- Replace ignition electrode | maintenance_request=No heat in classrooms; asset=Gas boiler 1; kind=Repair; contractor=Warmtec Service; assigned_to=Dina Cross; cost=210
- Balance fan wheel | maintenance_request=Fan is rattling; asset=Ceiling fan coil Birch; kind=Repair; contractor=Luft and Co; assigned_to=Rolf Enders; cost=85
- Adjust lift door drive | maintenance_request=Lift door will not close; asset=Goods lift 2; kind=Repair; contractor=Hebewerk Lifts; assigned_to=Rolf Enders; cost=460
- Yearly alarm check 2B | maintenance_request=Socket loose at board; asset=Smoke detector loop 2B; kind=Statutory check; contractor=Brandwacht Nord; assigned_to=Dina Cross; cost=130
item contractor|service provider|service company|vendor: Name!;Trade=Heating|Electrical|Lifts|Cleaning|Locks|Fire safety;Contact person;Phone:phone;Email:email;Contract until:date;Hourly rate:money;Response time:number(h)#0-240
- Warmtec Service | trade=Heating; contact_person=Gerd Ilg; hourly_rate=78; response_time=4
- Luft and Co | trade=Heating; contact_person=Ann Vesely; hourly_rate=72; response_time=24
- Hebewerk Lifts | trade=Lifts; contact_person=Mo Farkas; hourly_rate=96; response_time=2
- Brandwacht Nord | trade=Fire safety; contact_person=Silke Jahn; hourly_rate=84; response_time=48
record inspection round|inspection|checklist|round: Title!;Building->@building|property~Lindenhof offices|East primary school;Checked on:date!;Checked by~Rolf Enders|Dina Cross;Kind=Fire safety|Playground|Lift|Water hygiene|General;Result=No defects|Minor defects|Serious defects;Findings:long;Next due on:date;Photo:image
- Monthly fire round | building=Lindenhof offices; checked_by=Rolf Enders; kind=Fire safety; result=Minor defects; findings=Extinguisher on floor 3 blocked by boxes.
- Playground check | building=East primary school; checked_by=Dina Cross; kind=Playground; result=No defects
- Lift round warehouse | building=Quay warehouse 4; checked_by=Rolf Enders; kind=Lift; result=Serious defects; findings=Door drive out of adjustment.
- Hot water sampling | building=Birkenhof flats; checked_by=Dina Cross; kind=Water hygiene; result=No defects
! record meter reading|consumption|energy reading [meter\\w*|energy|consumption|utilit\\w*]: Title!;Building->@building|property~Lindenhof offices|East primary school;Kind=Electricity|Gas|Water|Heat;Read on:date!;Reading:number#0-100000000;Read by~Rolf Enders|Dina Cross
- Lindenhof power, March | building=Lindenhof offices; kind=Electricity; reading=188204; read_by=Rolf Enders
- School gas, March | building=East primary school; kind=Gas; reading=55120; read_by=Dina Cross
- Warehouse water, March | building=Quay warehouse 4; kind=Water; reading=8417; read_by=Rolf Enders
- Birkenhof heat, March | building=Birkenhof flats; kind=Heat; reading=20366; read_by=Dina Cross

# electrician|plumber|plumbing|handyman|electrical work|heating engineer|hvac|home repair|tradesman
item service|trade service|job type|service offered: Name!;Trade=Electrical|Plumbing|Heating|Painting|Carpentry|Locks;Duration:number(h)#0-100;Call-out fee:money;Hourly rate:money;Emergency service:boolean;Description:long;Picture:image
- Tap or valve replacement | trade=Plumbing; duration=1.5; call_out_fee=35; hourly_rate=62; description=Kitchen and bathroom, parts extra.
- Socket and light fitting | trade=Electrical; duration=2; call_out_fee=35; hourly_rate=68; description=Up to four points a visit.
- Boiler tune-up | trade=Heating; duration=1.5; call_out_fee=40; hourly_rate=70
- Door opening after lock-out | trade=Locks; duration=0.5; call_out_fee=60; hourly_rate=80; description=Undamaged wherever possible.
person tradesperson|craftsman|technician|handyman|fitter: Name!;Trade=Electrical|Plumbing|Heating|Painting|Carpentry|Locks;Phone:phone;Email:email;Licence number;Area served~West side|Old town;Rating:rating;Hourly rate:money;~Status=Available|On a job|Off
- Milan Kuster | trade=Plumbing; licence_number=PL-4471; area_served=Old town; rating=5; hourly_rate=62; status=On a job
- Joy Hadley | trade=Electrical; licence_number=EL-2290; area_served=West side; rating=4; hourly_rate=68; status=Available
- Berta Ohm | trade=Heating; licence_number=HT-1180; area_served=Riverside; rating=5; hourly_rate=70; status=Off
- Nuri Celik | trade=Locks; licence_number=LK-0562; area_served=Old town; rating=4; hourly_rate=80; status=Available
request service request|repair request|job request|quote request|call-out: Title!;Service->@service|trade service~Tap or valve replacement|Socket and light fitting;Customer name;Address;Phone:phone;Wanted on:date;Urgency=Normal|Soon|Emergency;Description:long;Photo:image;~Quoted price:money
- Dripping mixer tap | service=Tap or valve replacement; customer_name=Vera Sands; address=Canal Street 14; urgency=Soon; description=Drips all night, kitchen.; quoted_price=145
- Three lamps in hall | service=Socket and light fitting; customer_name=Omar Dietz; address=Rose Court 3; urgency=Normal; description=Ceiling height 3.2 m.; quoted_price=190
- Boiler shows error 6 | service=Boiler tune-up; customer_name=Gail Horst; address=Ferry Row 21; urgency=Soon; quoted_price=150
- Locked out at night | service=Door opening after lock-out; customer_name=Tim Okoro; address=Linden Street 8; urgency=Emergency; quoted_price=120
work job|visit|service job|work order|service call: Title!;Service request->@service request|repair request~Dripping mixer tap|Three lamps in hall;Tradesperson->@tradesperson|technician|fitter~Milan Kuster|Joy Hadley;Visit on:date;Starts at:time;~Hours worked:number(h)#0-100;~Material cost:money;~Total:money;Work done:long;Signature:image
- Fit new mixer, Sands | service_request=Dripping mixer tap; tradesperson=Milan Kuster; hours_worked=1.25; material_cost=68; total=180; work_done=Mixer and two hoses replaced.
- Hang lamps, Dietz | service_request=Three lamps in hall; tradesperson=Joy Hadley; hours_worked=0; material_cost=0
- Clean burner, Horst | service_request=Boiler shows error 6; tradesperson=Berta Ohm; hours_worked=1.5; material_cost=22; total=167; work_done=Electrode and filter cleaned.
- Open door, Okoro | service_request=Locked out at night; tradesperson=Nuri Celik; hours_worked=0.5; material_cost=0; total=100
item material|part|van stock|spare part: Name!;Article number;Unit=Piece|Metre|Pack;In stock:number#0-10000;Minimum stock:number#0-1000;Cost price:money;Selling price:money;Van or store~Van 1|Main store
- Flexible hose 3/8 | article_number=FH-38; unit=Piece; in_stock=12; minimum_stock=6; cost_price=4; selling_price=9; van_or_store=Van 1
- Cable 3 x 1.5 | article_number=CB-315; unit=Metre; in_stock=180; minimum_stock=100; cost_price=0.7; selling_price=1.6; van_or_store=Main store
- Ignition electrode | article_number=IE-07; unit=Piece; in_stock=3; minimum_stock=4; cost_price=14; selling_price=29
- Screws 4 x 40 | article_number=SC-440; unit=Pack; in_stock=26; minimum_stock=10; cost_price=3; selling_price=6
record quote|estimate|offer: Quote number!;Service request->@service request|repair request~Dripping mixer tap|Three lamps in hall;Labour:money;Material:money;Total:money;Valid until:date;Sent on:date;~Status=Draft|Sent|Accepted|Declined;Notes:long
- Q-0218 | service_request=Dripping mixer tap; labour=85; material=60; total=145; status=Accepted
- Q-0221 | service_request=Three lamps in hall; labour=150; material=40; total=190; status=Sent
- Q-0224 | service_request=Boiler shows error 6; labour=105; material=45; total=150; status=Declined
- Q-0226 | service_request=Locked out at night; labour=120; material=0; total=120; status=Draft
! record job material|material used|quote line [material\\w*|parts?|line item\\w*|quote\\w*|estimate\\w*]: Title!;Job->@job|visit|work order~Fit new mixer, Sands|Hang lamps, Dietz;Material->@material|part~Flexible hose 3/8|Cable 3 x 1.5;Quantity:number#0-10000;Unit price:money;~Line total:money
- Hoses for Sands | job=Fit new mixer, Sands; material=Flexible hose 3/8; quantity=2; unit_price=9; line_total=18
- Cable for Dietz | job=Hang lamps, Dietz; material=Cable 3 x 1.5; quantity=14; unit_price=1.6; line_total=22.4
- Electrode for Horst | job=Clean burner, Horst; material=Ignition electrode; quantity=1; unit_price=29; line_total=29
- Screws for Dietz | job=Hang lamps, Dietz; material=Screws 4 x 40; quantity=1; unit_price=6; line_total=6
+ booking|appointment: Service->@service|trade service;Tradesperson->@tradesperson|technician;Address;Day:date;Starts at:time;Access note
+ invoice: Job->@job|visit;Labour:money;Material:money;Tax:percent;Due on:date

# roofing|roofer|gutter|window installation|insulation
item roof system|panel|roof material|solar package: Name!;Kind=Tiles|Metal|Flat roof|Solar panels|Battery|Roof window;Maker;Unit=m²|Piece|kWp;Unit price:money;Power:number(W)#0-1000;Guarantee:number(years)#0-50;Picture:image;Description:long
- Clay tile roof, red | kind=Tiles; maker=Tonwerk; unit=m²; unit_price=118; power=0; guarantee=30; description=With battens and membrane.
- Solar module 430 W black | kind=Solar panels; maker=Helia; unit=Piece; unit_price=165; power=430; guarantee=25; description=Full black, glass on glass.
- Zinc standing seam | kind=Metal; maker=Blechner; unit=m²; unit_price=165; guarantee=40
- Home battery 10 kWh | kind=Battery; maker=Akkumo; unit=Piece; unit_price=5200; guarantee=10
request site survey request|quote request|roof check|offer request: Title!;Customer name;Address;Phone:phone;Roof type=Pitched|Flat|Hip|Mansard;Roof area:number(m²)#1-10000;Pitch:number(°)#0-80;Orientation=South|East|West|North|East-west;Problem:long;Photo:image;Wanted by:date
- Leak above stairs | customer_name=Irma Dahl; address=Kiln Lane 6; roof_type=Pitched; roof_area=140; pitch=38; orientation=East-west; problem=Water stain after heavy rain.
- Solar for farmhouse | customer_name=Jonte Ries; address=Upper Farm 1; roof_type=Pitched; roof_area=95; pitch=32; orientation=South
- Garage flat roof | customer_name=Selma Ott; address=Rail Street 30; roof_type=Flat; roof_area=36; pitch=2; problem=Puddles stay for days.
- Zinc for church annex | customer_name=Parish Rehn; address=Church Square 1; roof_type=Hip; roof_area=210; pitch=28; orientation=East
record quote|offer|estimate: Quote number!;Site survey request->@site survey request|quote request~Leak above stairs|Solar for farmhouse;Roof system->@roof system|panel~Clay tile roof, red|Solar module 430 W black;Quantity:number#1-10000;System power:number(kWp)#0-1000;Scaffold cost:money;Labour:money;Total:money;Valid until:date;~Status=Draft|Sent|Accepted|Declined
- Q-118 | site_survey_request=Leak above stairs; roof_system=Clay tile roof, red; quantity=12; system_power=0; scaffold_cost=650; labour=900; total=2966; status=Sent
- Q-121 | site_survey_request=Solar for farmhouse; roof_system=Solar module 430 W black; quantity=24; system_power=10.3; scaffold_cost=900; labour=3400; total=8260; status=Accepted
- Q-126 | site_survey_request=Zinc for church annex; roof_system=Zinc standing seam; quantity=210; scaffold_cost=3200; labour=9800; total=47650; status=Draft
- Q-129 | site_survey_request=Solar for farmhouse; roof_system=Home battery 10 kWh; quantity=1; labour=700; total=5900; status=Declined
work installation|roof job|job|project: Title!;Quote->@quote|offer~Q-118|Q-121;Crew~Crew Nord|Crew Falk;Starts on:date;Finish by:date;Scaffold up on:date;Stage=Scaffold|Strip|Roof|Electrical|Acceptance;Weather hold:boolean;Notes:long
- Re-tile above stairs | quote=Q-118; crew=Crew Nord; stage=Scaffold; notes=Match the old tile colour.
- Farmhouse 10.3 kWp | quote=Q-121; crew=Crew Falk; stage=Electrical; notes=Inverter in the cellar.
- Annex seam roof | quote=Q-126; crew=Crew Nord; stage=Strip
- Battery in barn | quote=Q-129; crew=Crew Falk; stage=Acceptance; notes=Fire wall behind the battery.
record roof inspection|inspection|site survey: Title!;Installation->@installation|roof job~Re-tile above stairs|Farmhouse 10.3 kWp;Inspected on:date!;Inspector~Lorenz Beck|Tilda Moss;Roof condition=Good|Fair|Poor|Unsafe;Leaks found:number#0-100;Asbestos:boolean;Findings:long;Photo:image
- First look, stairs | installation=Re-tile above stairs; inspector=Lorenz Beck; roof_condition=Poor; leaks_found=2; findings=Flashing torn and four tiles cracked.
- Rafter check farmhouse | installation=Farmhouse 10.3 kWp; inspector=Tilda Moss; roof_condition=Good; leaks_found=0; findings=Rafters carry the load.
- Annex boards check | installation=Annex seam roof; inspector=Lorenz Beck; roof_condition=Unsafe; leaks_found=4; findings=Boards rotten at the eaves.
- Barn wall check | installation=Battery in barn; inspector=Tilda Moss; roof_condition=Fair; leaks_found=1
record handover protocol|commissioning|acceptance: Title!;Installation->@installation|roof job~Re-tile above stairs|Farmhouse 10.3 kWp;Handed over on:date!;Defects=None|Minor|Major;Measured power:number(kW)#0-1000;Meter number;Signed by;Document:file;Guarantee until:date
- Farmhouse start-up | installation=Farmhouse 10.3 kWp; defects=Minor; measured_power=8.9; meter_number=PV-44120; signed_by=Jonte Ries
- Stairs roof finished | installation=Re-tile above stairs; defects=None; measured_power=0; signed_by=Irma Dahl
- Annex part one | installation=Annex seam roof; defects=Major; signed_by=Parish Rehn
- Battery start-up | installation=Battery in barn; defects=None; measured_power=4.8; meter_number=BT-10233; signed_by=Jonte Ries
+ appointment|booking: Kind=Site survey|Installation|Service;Address;Roof type=Pitched|Flat|Hip|Mansard;Crew~Crew Nord|Crew Falk

# architect|architecture office|floor plan|building permit|planning office|home renovation|renovation
item project|building project|renovation project|design project: Name!;Project number;Client name;Address;Kind=New build|Conversion|Renovation|Extension|Interior;Floor area:number(m²)#1-1000000;Budget:money;Lead architect~Cleo Brandt|Niko Sato;Phase=Concept|Design|Permit|Tender|Construction|Completed;Finish by:date;Picture:image
- Barn to loft house | project_number=P-88; client_name=Family Ames; address=Brook Farm; kind=Conversion; floor_area=310; budget=620000; lead_architect=Cleo Brandt; phase=Permit
- Corner bakery interior | project_number=P-93; client_name=Kern Bakery; address=Station Square 1; kind=Interior; floor_area=140; budget=180000; lead_architect=Niko Sato; phase=Design
- Daycare in the park | project_number=P-97; client_name=Larkfield Council; kind=New build; floor_area=980; budget=2900000; phase=Tender
- Attic flats Ring 12 | project_number=P-79; client_name=Ring Cooperative; kind=Extension; floor_area=420; budget=1150000; phase=Construction
record drawing|plan|floor plan|plan document: Drawing number!;Title;Project->@project|building project~Barn to loft house|Corner bakery interior;Type=Floor plan|Section|Elevation|Detail|Site plan;Scale=1:20|1:50|1:100|1:200|1:500;Revision:number#0-50;Drawn by~Niko Sato|Ewa Lind;Issued on:date;File:file;~Status=Draft|For approval|Approved|Superseded
- A-101 | title=Ground floor; project=Barn to loft house; type=Floor plan; scale=1:100; revision=3; drawn_by=Ewa Lind; status=Approved
- I-210 | title=Counter section; project=Corner bakery interior; type=Detail; scale=1:20; revision=1; drawn_by=Niko Sato; status=For approval
- E-301 | title=South elevation; project=Daycare in the park; type=Elevation; scale=1:200; revision=0; status=Draft
- S-204 | title=Stair section; project=Attic flats Ring 12; type=Section; scale=1:50; revision=5; status=Superseded
request building permit|permit application|approval request|permit: Title!;Project->@project|building project~Barn to loft house|Corner bakery interior;Authority~Building office Rehn|Heritage board;File number;Submitted on:date;Decision due on:date;Conditions:long;Fee:money;Documents:file
- Change of use, barn | project=Barn to loft house; authority=Building office Rehn; file_number=BO-2217; conditions=Second escape route.; fee=1850
- Shop sign approval | project=Corner bakery interior; authority=Heritage board; file_number=HB-041; fee=120
- Daycare permit | project=Daycare in the park; authority=Building office Rehn; file_number=BO-2301; fee=6400
- Dormer approval | project=Attic flats Ring 12; authority=Heritage board; file_number=HB-052; conditions=Dormers in copper.; fee=480
work task|project task|milestone|to-do: Title!;Project->@project|building project~Barn to loft house|Corner bakery interior;Phase=Concept|Design|Permit|Tender|Construction;Assigned to~Ewa Lind|Niko Sato;Due on:date;Priority=Low|Normal|High;Planned hours:number(h)#0-1000;Notes:long
- Fire safety concept | project=Barn to loft house; phase=Permit; assigned_to=Ewa Lind; priority=High; planned_hours=24
- Tile samples for counter | project=Corner bakery interior; phase=Design; assigned_to=Niko Sato; priority=Normal; planned_hours=6
- Tender text for windows | project=Daycare in the park; phase=Tender; assigned_to=Ewa Lind; priority=High; planned_hours=16
- Check dormer flashing | project=Attic flats Ring 12; phase=Construction; assigned_to=Niko Sato; priority=Low; planned_hours=3
record site meeting|meeting minutes|site visit|client meeting: Title!;Project->@project|building project~Barn to loft house|Corner bakery interior;Held on:date!;Participants;Decisions:long;Open points:long;Next meeting on:date;Minutes by~Cleo Brandt|Niko Sato;Photo:image
- Barn walk-through 4 | project=Barn to loft house; participants=Client, carpenter, structural engineer; decisions=Keep the old beam visible.; open_points=Price of skylight.; minutes_by=Cleo Brandt
- Bakery colours | project=Corner bakery interior; participants=Client; decisions=Green tiles, oak top.; minutes_by=Niko Sato
- Daycare kick-off | project=Daycare in the park; participants=Council, landscape architect; decisions=Keep the old lime tree.; minutes_by=Cleo Brandt
- Attic site day 11 | project=Attic flats Ring 12; participants=Roofer, carpenter; decisions=Crane moves on Thursday.; minutes_by=Niko Sato
record cost item|cost estimate|budget line|expense: Title!;Project->@project|building project~Barn to loft house|Corner bakery interior;Cost group=Structure|Services|Finishes|Outdoor|Fees;Estimated:money;~Contracted:money;~Invoiced:money;Company~Holzbau Rehn|Fliesen Moor;Notes:long
- Roof structure barn | project=Barn to loft house; cost_group=Structure; estimated=88000; contracted=91500; invoiced=30000; company=Holzbau Rehn
- Counter tiling | project=Corner bakery interior; cost_group=Finishes; estimated=7200; contracted=6900; invoiced=0; company=Fliesen Moor
- Play yard daycare | project=Daycare in the park; cost_group=Outdoor; estimated=145000; contracted=0; invoiced=0; company=Garten Sand
- Heating attic flats | project=Attic flats Ring 12; cost_group=Services; estimated=96000; contracted=94200; invoiced=47000; company=Warmtec Service
! record room schedule|room|room list [room\\w*|interior|finish\\w*|furnish\\w*]: Room!;Project->@project|building project~Barn to loft house|Corner bakery interior;Area:number(m²)#1-100000;Height:number(m)#1-30;Floor finish~Oak boards|Terrazzo;Wall finish~Lime plaster|Glazed tile;Notes:long
- Hayloft living room | project=Barn to loft house; area=86; height=5.4; floor_finish=Oak boards; wall_finish=Lime plaster
- Sales room bakery | project=Corner bakery interior; area=52; height=3.4; floor_finish=Terrazzo; wall_finish=Glazed tile
- Nap room | project=Daycare in the park; area=38; height=2.9; floor_finish=Cork; wall_finish=Clay plaster
- Attic kitchen 2 | project=Attic flats Ring 12; area=21; height=2.6; floor_finish=Oak boards; wall_finish=Paint

# demolition|asbestos|salvage yard|reclaimed building material|architectural salvage|building material reuse|used building material
item building part|reclaimed part|salvaged item|material|listing item: Name!;Item number;Category=Door|Window|Timber|Brick|Tile|Radiator|Sanitary;Quantity:number#1-100000;Unit=Piece|m²|Metre|Pallet;Length:number(cm)#0-2000;Width:number(cm)#0-1000;Condition=As new|Good|Worn|Needs repair;Price:money;Source building->@source building|donor building|demolition site~Old dairy Rehn|Villa Sonnhof;~Status=In building|In store|Reserved|Sold;Photo:image
- Oak panel door | item_number=D-044; category=Door; quantity=3; unit=Piece; length=205; width=86; condition=Good; price=240; source_building=Villa Sonnhof; status=In store
- Hand-made bricks | item_number=B-012; category=Brick; quantity=14; unit=Pallet; length=25; width=12; condition=Worn; price=310; source_building=Old dairy Rehn; status=Reserved
- Cast iron radiator | item_number=R-021; category=Radiator; quantity=9; unit=Piece; condition=Good; price=95; source_building=School annex Ost; status=In building
- Pine floor joists | item_number=T-033; category=Timber; quantity=120; unit=Metre; condition=Needs repair; price=14; source_building=Mill store Kahl; status=Sold
item source building|donor building|demolition site|demolition project: Name!;Address;Built in:number#1500-2100;Owner;Volume:number(m³)#1-1000000;Demolition starts on:date;Hazards=None known|Asbestos|Lead paint|Mineral wool|Oil tank;Site manager~Rex Adler|Mona Lutz;Photo:image
- Old dairy Rehn | address=Mill Race 2; built_in=1911; owner=Dairy Union; volume=5200; hazards=Asbestos; site_manager=Rex Adler
- Villa Sonnhof | address=Sun Terrace 9; built_in=1898; owner=Heirs Kemp; volume=1800; hazards=Lead paint; site_manager=Mona Lutz
- School annex Ost | address=East Road 15; built_in=1956; owner=Town of Rehn; volume=3400; hazards=Mineral wool; site_manager=Mona Lutz
- Mill store Kahl | address=Kahl Lane 1; built_in=1924; owner=Mill Kahl; volume=2700; hazards=Oil tank; site_manager=Rex Adler
record hazard survey|asbestos survey|pollutant sample|sample: Sample number!;Source building->@source building|demolition site~Old dairy Rehn|Villa Sonnhof;Taken on:date!;Place~Boiler lagging|Window putty;Substance=Asbestos|Lead|PCB|PAH|Mineral fibre;Result=Not found|Found|Pending;Content:percent;Laboratory;Report:file
- HS-301 | source_building=Old dairy Rehn; place=Boiler lagging; substance=Asbestos; result=Found; content=12; laboratory=Umwelt Lab
- HS-318 | source_building=Villa Sonnhof; place=Window putty; substance=PCB; result=Not found; content=0; laboratory=Umwelt Lab
- HS-325 | source_building=School annex Ost; place=Ceiling boards; substance=Mineral fibre; result=Found; content=60; laboratory=Umwelt Lab
- HS-331 | source_building=Mill store Kahl; place=Tar paper in floor; substance=PAH; result=Pending; laboratory=Analytik Sued
work removal job|dismantling job|deconstruction task|job: Title!;Source building->@source building|demolition site~Old dairy Rehn|Villa Sonnhof;Building part->@building part|reclaimed part~Oak panel door|Hand-made bricks;Crew~Crew Adler|Crew Sand;Starts on:date;Due on:date;Protection=None|Mask|Full suit;Hours:number(h)#0-1000;Notes:long
- Take out three doors | source_building=Villa Sonnhof; building_part=Oak panel door; crew=Crew Sand; protection=None; hours=4
- Clean and stack bricks | source_building=Old dairy Rehn; building_part=Hand-made bricks; crew=Crew Adler; protection=Mask; hours=60
- Drain and lift radiators | source_building=School annex Ost; building_part=Cast iron radiator; crew=Crew Sand; protection=Mask; hours=14
- Joists out of mill store | source_building=Mill store Kahl; building_part=Pine floor joists; crew=Crew Adler; protection=Full suit; hours=36
record waste load|disposal record|waste transfer note|load: Note number!;Source building->@source building|demolition site~Old dairy Rehn|Villa Sonnhof;Waste type=Concrete|Mixed rubble|Wood|Metal|Asbestos|Gypsum;Weight:number(t)#0-1000;Carrier~Trans Kolb|Muldenservice;Taken to~Landfill East|Crushing plant;Loaded on:date!;Cost:money
- WT-1190 | source_building=Old dairy Rehn; waste_type=Asbestos; weight=1.8; carrier=Trans Kolb; taken_to=Landfill East; cost=640
- WT-1194 | source_building=Old dairy Rehn; waste_type=Concrete; weight=24; carrier=Muldenservice; taken_to=Crushing plant; cost=310
- WT-1201 | source_building=School annex Ost; waste_type=Gypsum; weight=5.6; carrier=Trans Kolb; taken_to=Landfill East; cost=420
- WT-1207 | source_building=Mill store Kahl; waste_type=Wood; weight=8.2; carrier=Muldenservice; taken_to=Chip plant; cost=150
request purchase request|viewing request|inquiry|reservation request: Title!;Building part->@building part|reclaimed part~Oak panel door|Hand-made bricks;Buyer name;Email:email;Quantity:number#1-100000;Pick-up on:date;Offer:money;Message:long
- Two doors for cottage | building_part=Oak panel door; buyer_name=Sian Moor; quantity=2; offer=440; message=Is the lock complete?
- Bricks for garden wall | building_part=Hand-made bricks; buyer_name=Luc Perrin; quantity=4; offer=1200
- Radiators for loft | building_part=Cast iron radiator; buyer_name=Eva Lorch; quantity=3; offer=255; message=Are they pressure tested?
- Joists for barn floor | building_part=Pine floor joists; buyer_name=Hof Kessler; quantity=80; offer=960
+ reservation|order: Building part->@building part|reclaimed part;Quantity:number#1-100000;Pick-up on:date;Delivery=Pick-up|Delivered

# painter|painting company|wallpapering|paint shop|flooring|tiler|drywall
item paint|paint colour|covering|flooring product|wall covering: Name!;Colour code;Kind=Wall paint|Wood paint|Wallpaper|Laminate|Parquet|Tile;Colour;Coverage:number(m²)#0-100;Unit=Litre|Roll|m²|Pack;Price per unit:money;In stock:number#0-10000;Supplier~Colora|Bodenwelt;Picture:image
- Silk matt moss | colour_code=CO-4417; kind=Wall paint; colour=Green; coverage=8; unit=Litre; price_per_unit=11; in_stock=60; supplier=Colora
- Oak parquet plank | colour_code=PQ-02; kind=Parquet; colour=Natural; coverage=1; unit=m²; price_per_unit=54; in_stock=85; supplier=Bodenwelt
- Facade white silicate | colour_code=CO-0101; kind=Wall paint; colour=White; coverage=6; unit=Litre; price_per_unit=9; in_stock=140
- Leaf pattern paper | colour_code=WP-318; kind=Wallpaper; colour=Sage; coverage=5; unit=Roll; price_per_unit=38; in_stock=12
request quote request|estimate request|inquiry|job request: Title!;Customer name;Address;Phone:phone;Work=Walls|Ceiling|Facade|Doors|Floor|Tiles;Wall area:number(m²)#1-10000;Rooms:number#1-100;Furnished:boolean;Wanted by:date;Description:long;Photo:image
- Three rooms before move-in | customer_name=Tess Alder; address=Quay 17; work=Walls; wall_area=150; rooms=3; description=Old woodchip must come off.
- Parquet in living room | customer_name=Ravi Shore; address=Beech Row 4; work=Floor; wall_area=28; rooms=1
- North facade repaint | customer_name=Otto Brehm; address=Hill Road 2; work=Facade; wall_area=210; rooms=1
- Six doors in old flat | customer_name=Mina Sato; address=Ring 12; work=Doors; wall_area=24; rooms=4; description=Old lacquer peels.
record quote|estimate|offer: Quote number!;Quote request->@quote request|inquiry~Three rooms before move-in|Parquet in living room;Paint->@paint|paint colour|covering~Silk matt moss|Oak parquet plank;Coats:number#1-6;Area:number(m²)#1-10000;Material:money;Labour:money;Total:money;Valid until:date;~Status=Draft|Sent|Accepted|Declined
- E-071 | quote_request=Three rooms before move-in; paint=Silk matt moss; coats=2; area=150; material=420; labour=1380; total=1800; status=Accepted
- E-074 | quote_request=Parquet in living room; paint=Oak parquet plank; coats=1; area=28; material=1590; labour=980; total=2570; status=Sent
- E-079 | quote_request=North facade repaint; paint=Facade white silicate; coats=2; area=210; labour=4200; total=5050
- E-082 | quote_request=Six doors in old flat; paint=Silk matt moss; coats=3; area=24; labour=760; total=840
work job|painting job|work order|project: Title!;Quote->@quote|estimate~E-071|E-074;Crew lead~Benno Falk|Aya Stone;Starts on:date;Finish by:date;Painters:number#1-30;Step=Masking|Sanding|Priming|First coat|Final coat|Clean-up;Planned hours:number(h)#0-2000;~Hours worked:number(h)#0-2000;Notes:long
- Alder flat, Quay 17 | quote=E-071; crew_lead=Aya Stone; painters=2; step=First coat; planned_hours=32; hours_worked=21
- Shore living room floor | quote=E-074; crew_lead=Benno Falk; painters=2; step=Masking; planned_hours=18; hours_worked=0
- Brehm facade north | quote=E-079; crew_lead=Benno Falk; painters=3; step=Priming; planned_hours=90; hours_worked=38
- Sato doors | quote=E-082; crew_lead=Aya Stone; painters=1; step=Clean-up; planned_hours=16; hours_worked=17
record room|room measurement|surface: Title!;Job->@job|painting job~Alder flat, Quay 17|Shore living room floor;Length:number(m)#0-200;Width:number(m)#0-200;Height:number(m)#0-30;Windows and doors:number(m²)#0-500;Surface=Plaster|Woodchip|Drywall|Wood|Concrete;Paint->@paint|paint colour~Silk matt moss|Oak parquet plank;Photo:image
- Bedroom, Quay 17 | job=Alder flat, Quay 17; length=4.2; width=3.6; height=2.6; windows_and_doors=3.8; surface=Woodchip; paint=Silk matt moss
- Living room Shore | job=Shore living room floor; length=6.2; width=4.5; height=2.5; windows_and_doors=6; surface=Concrete; paint=Oak parquet plank
- Facade north, Brehm | job=Brehm facade north; length=21; height=10; windows_and_doors=32; surface=Plaster; paint=Facade white silicate
- Hall doors, Sato | job=Sato doors; length=6; width=1.8; height=3.1; surface=Wood; paint=Silk matt moss
record time entry|hours|timesheet: Title!;Job->@job|painting job~Alder flat, Quay 17|Shore living room floor;Painter~Aya Stone|Lew Novak;Day:date!;Hours:number(h)#0-16;Step=Masking|Sanding|Priming|Painting|Clean-up;Material used:number#0-1000;Notes:long
- Stone, bedroom first coat | job=Alder flat, Quay 17; painter=Aya Stone; hours=6.5; step=Painting; material_used=7
- Novak, strip woodchip | job=Alder flat, Quay 17; painter=Lew Novak; hours=8; step=Sanding; material_used=0
- Falk, prime facade | job=Brehm facade north; painter=Benno Falk; hours=7.5; step=Priming; material_used=18
- Stone, tape doors | job=Sato doors; painter=Aya Stone; hours=2; step=Masking; material_used=0
+ appointment|booking: Kind=Measuring|Colour advice|Start of work;Address;Day:date;Starts at:time

# fire extinguisher|fire protection|fire safety|fire alarm|sprinkler|smoke detector|emergency exit
item fire device|fire extinguisher|extinguisher|smoke detector|fire equipment|device: Device number!;Type=Foam extinguisher|CO2 extinguisher|Smoke detector|Hydrant|Sprinkler|Fire door|Emergency light;Site->@site|building|property~Hotel Anker|Paper mill hall 3;Location;Size~6 l|5 kg;Made in:number#1980-2100;Installed on:date;Next check on:date;~Status=In order|Due|Defective|Removed;Photo:image
- FE-0120 | type=Foam extinguisher; site=Hotel Anker; location=Corridor 2, by lift; size=6 l; made_in=2019; status=In order
- FD-0047 | type=Fire door; site=Paper mill hall 3; location=Gate to roll store; size=3 x 3 m; made_in=2012; status=Defective
- SD-0311 | type=Smoke detector; site=Fern care home; location=Room 14; made_in=2021; status=Due
- HY-0009 | type=Hydrant; site=School Am Wall; location=Schoolyard gate; size=DN 80; made_in=1995; status=Removed
item site|building|property|location: Name!;Address;Use=Hotel|Factory|School|Office|Care home|Shop;Floors:number#1-100;Persons:number#0-50000;Fire officer~Gina Roth|Arne Pohl;Phone:phone;Escape plan:file
- Hotel Anker | address=Harbour 1; use=Hotel; floors=6; persons=220; fire_officer=Gina Roth
- Paper mill hall 3 | address=Weir Road 30; use=Factory; floors=1; persons=85; fire_officer=Arne Pohl
- Fern care home | address=Fern Road 60; use=Care home; floors=3; persons=96; fire_officer=Gina Roth
- School Am Wall | address=Wall Street 5; use=School; floors=4; persons=540; fire_officer=Arne Pohl
record check|inspection|service visit|maintenance record|test: Title!;Fire device->@fire device|extinguisher|device~FE-0120|FD-0047;Checked on:date!;Technician~Silas Vogt|Emmi Ray;Pressure:number(bar)#0-300;Seal intact:boolean;Accessible:boolean;Result=Passed|Passed with remarks|Failed;Valid until:date;Notes:long;Photo:image
- FE-0120 two-year check | fire_device=FE-0120; technician=Silas Vogt; pressure=15; result=Passed
- FD-0047 closing test | fire_device=FD-0047; technician=Emmi Ray; pressure=0; result=Failed; notes=Stops 20 cm before the frame.
- SD-0311 smoke test | fire_device=SD-0311; technician=Silas Vogt; result=Passed with remarks; notes=Dust in the chamber.
- HY-0009 flow test | fire_device=HY-0009; technician=Emmi Ray; pressure=4; result=Failed; notes=Spindle seized.
record fire drill|evacuation drill|drill: Title!;Site->@site|building~Hotel Anker|Paper mill hall 3;Held on:date!;Starts at:time;Evacuation time:number(min)#0-240;Persons evacuated:number#0-50000;Led by~Gina Roth|Arne Pohl;Rating=Good|Acceptable|Poor;Findings:long
- Autumn drill Anker | site=Hotel Anker; evacuation_time=6.5; persons_evacuated=143; led_by=Gina Roth; rating=Good; findings=One guest used the lift.
- Hall 3 late shift drill | site=Paper mill hall 3; evacuation_time=4; persons_evacuated=38; led_by=Arne Pohl; rating=Acceptable; findings=Assembly point blocked by trailer.
- Night drill care home | site=Fern care home; evacuation_time=19; persons_evacuated=71; led_by=Gina Roth; rating=Poor
- Spring drill school | site=School Am Wall; evacuation_time=5; persons_evacuated=512; led_by=Arne Pohl; rating=Good
request defect|deficiency|fault report|hazard report: Title!;Site->@site|building~Hotel Anker|Paper mill hall 3;Fire device->@fire device|device~FE-0120|FD-0047;Kind=Blocked exit|Missing device|Damaged|False alarm|Missing sign;Severity=Low|Medium|High;Fix by:date;Description:long;Photo:image
- Fire door does not close | site=Paper mill hall 3; fire_device=FD-0047; kind=Damaged; severity=High; description=Closer has lost oil.
- Exit sign dark | site=Hotel Anker; kind=Missing sign; severity=Medium; description=Second floor, west stairs.
- Bed blocks corridor | site=Fern care home; kind=Blocked exit; severity=Medium; description=Spare bed on floor 2.
- Hydrant seized | site=School Am Wall; fire_device=HY-0009; kind=Missing device; severity=Low
work service order|maintenance job|job|repair job: Title!;Site->@site|building~Hotel Anker|Paper mill hall 3;Defect->@defect|deficiency~Fire door does not close|Exit sign dark;Kind=Yearly service|Repair|Refill|Replacement;Due on:date;Technician~Silas Vogt|Emmi Ray;Cost:money;Notes:long
- New door closer hall 3 | site=Paper mill hall 3; defect=Fire door does not close; kind=Repair; technician=Emmi Ray; cost=420
- Yearly service Anker | site=Hotel Anker; kind=Yearly service; technician=Silas Vogt; cost=890
- Clean detectors floor 1 | site=Fern care home; defect=Bed blocks corridor; kind=Refill; technician=Silas Vogt; cost=150
- Hydrant replacement school | site=School Am Wall; defect=Hydrant seized; kind=Replacement; technician=Emmi Ray; cost=2400
! record alarm|alarm log|false alarm [alarm\\w*|incident\\w*|fire panel]: Title!;Site->@site|building~Hotel Anker|Paper mill hall 3;Raised on:date!;At:time;Detector zone;Cause=Fire|Steam|Dust|Test|Manual call|Unknown;Fire brigade came:boolean;Notes:long
- Steam from shower 412 | site=Hotel Anker; detector_zone=4-12; cause=Steam; notes=Guest left the door open.
- Grinding dust hall 3 | site=Paper mill hall 3; detector_zone=3-02; cause=Dust
- Button pressed in break | site=School Am Wall; detector_zone=1-07; cause=Manual call; notes=Pupil owned up.
- Toaster in tea kitchen | site=Fern care home; detector_zone=2-04; cause=Fire; notes=Put out with a blanket.

# key management|key cabinet|locksmith|access card|locking system|key handover|master key
item key|access card|key fob|badge|transponder: Key number!;Kind=Mechanical key|Master key|Card|Fob|Code;Lock system->@locking system|lock system|building~Town hall system|Sports centre system;Opens~All offices floor 2|Boat house;Copies:number#1-500;Hook~A-12|B-03;Replacement cost:money;~Status=In cabinet|Handed out|Lost|Destroyed
- K-210 | kind=Master key; lock_system=Town hall system; opens=All offices floor 2; copies=3; hook=A-12; replacement_cost=85; status=Handed out
- F-033 | kind=Fob; lock_system=Sports centre system; opens=Boat house; copies=1; hook=B-03; replacement_cost=25; status=In cabinet
- C-118 | kind=Card; lock_system=Library system; opens=Staff entrance; copies=1; hook=C-07; replacement_cost=15; status=Lost
- K-305 | kind=Mechanical key; lock_system=Depot system; opens=Salt store; copies=5; hook=A-20; replacement_cost=30; status=Handed out
item locking system|lock system|building: Name!;Address;Maker;System number;Security card holder~Hanne Brook|Iwo Lang;Doors:number#1-10000;Installed on:date;Locking plan:file
- Town hall system | address=Market 1; maker=Zylor; system_number=ZY-88120; security_card_holder=Hanne Brook; doors=64
- Sports centre system | address=Lake Road 20; maker=Simlock; system_number=SL-3051; security_card_holder=Iwo Lang; doors=28
- Library system | address=Book Lane 2; maker=Zylor; system_number=ZY-90442; security_card_holder=Hanne Brook; doors=22
- Depot system | address=Yard Road 9; maker=Keyline; system_number=KL-0718; security_card_holder=Iwo Lang; doors=16
item door|lock|cylinder|access point: Door number!;Locking system->@locking system|building~Town hall system|Sports centre system;Room~Office 2.07|Boat house;Cylinder size~30/40 mm;Type=Mechanical|Electronic|Padlock|Emergency exit;Battery level:percent;Fitted on:date;~Status=In use|Faulty|Replaced
- 2.07 | locking_system=Town hall system; room=Office 2.07; cylinder_size=30/40 mm; type=Mechanical; battery_level=0; status=In use
- BH-1 | locking_system=Sports centre system; room=Boat house; cylinder_size=30/30 mm; type=Electronic; battery_level=64; status=In use
- L-02 | locking_system=Library system; room=Staff entrance; cylinder_size=35/35 mm; type=Electronic; battery_level=18; status=Faulty
- D-11 | locking_system=Depot system; room=Salt store; cylinder_size=40 mm; type=Padlock; status=Replaced
record key handover|handover|key issue|key loan|check-out: Title!;Key->@key|access card|fob~K-210|F-033;Key holder->@key holder|holder|person~Petra Noll|Rowing club;Handed out on:date!;Due back on:date;~Returned on:date;Deposit:money;Handed out by~Hanne Brook|Iwo Lang;Signature:image;~Status=Out|Returned|Overdue|Lost
- Master key to Noll | key=K-210; key_holder=Petra Noll; deposit=0; handed_out_by=Hanne Brook; status=Out
- Boat house fob | key=F-033; key_holder=Rowing club; deposit=25; handed_out_by=Iwo Lang; status=Returned
- Card to night cleaner | key=C-118; key_holder=Mario Senn; deposit=15; handed_out_by=Hanne Brook; status=Lost
- Salt store key for winter | key=K-305; key_holder=Winter crew; deposit=0; handed_out_by=Iwo Lang; status=Overdue
person key holder|holder|tenant: Name!;Organisation~Building department|Rowing club;Email:email;Phone:phone;Personnel number;Entitled to~Floor 2|Boat house;Valid until:date;~Status=Active|Blocked|Left
- Petra Noll | organisation=Building department; personnel_number=2207; entitled_to=Floor 2; status=Active
- Rowing club | organisation=Rowing club; entitled_to=Boat house; status=Active
- Mario Senn | organisation=Glanz Cleaning; entitled_to=Library ground floor; status=Blocked
- Winter crew | organisation=Road depot; entitled_to=Salt store; status=Active
request key request|access request|lost key report|lock repair request|call-out: Title!;Kind=New key|Lost key|Lock repair|Access right|Locked out;Door->@door|lock|cylinder~2.07|BH-1;Key holder->@key holder|holder~Petra Noll|Rowing club;Needed by:date;Reason:long;~Approved by~Hanne Brook|Iwo Lang;~Cost:money
- Second fob for boat house | kind=New key; door=BH-1; key_holder=Rowing club; reason=New training group on Mondays.; approved_by=Iwo Lang; cost=25
- Key snapped in 2.07 | kind=Lock repair; door=2.07; key_holder=Petra Noll; reason=Half the key is stuck.; approved_by=Hanne Brook; cost=110
- Card gone after shift | kind=Lost key; door=L-02; key_holder=Mario Senn; approved_by=Hanne Brook; cost=15
- Crew stands at salt store | kind=Locked out; door=D-11; key_holder=Winter crew; reason=Key left in the other truck.; cost=0
! record access log|door event|access entry [access log|entr\\w* log|who entered|audit trail|opening\\w*]: Title!;Door->@door|lock~2.07|BH-1;Key->@key|fob~K-210|F-033;Day:date!;At:time;Event=Opened|Refused|Left open|Forced
- Fob at boat house | door=BH-1; key=F-033; event=Opened
- Card refused at library | door=L-02; key=C-118; event=Refused
- Office left open | door=2.07; key=K-210; event=Left open
- Padlock forced | door=D-11; key=K-305; event=Forced

# cleaning company|cleaning service|janitorial|housekeeping service|window cleaning|office cleaning|cleaner
item cleaning service|service package|service|cleaning package: Name!;Kind=Office|Home|Window|Carpet|Move-out|Construction clean;Duration:number(h)#0-100;Price:money;Price basis=Per visit|Per hour|Per m²;Cleaners needed:number#1-30;Description:long;Picture:image
- Home clean, standard | kind=Home; duration=3; price=84; price_basis=Per visit; cleaners_needed=1; description=Kitchen, bath, floors and dust.
- Window clean, both sides | kind=Window; duration=2; price=36; price_basis=Per hour; cleaners_needed=2; description=Frames and sills included.
- Carpet shampoo | kind=Carpet; duration=2; price=4; price_basis=Per m²; cleaners_needed=1
- Move-out clean | kind=Move-out; duration=7; price=320; price_basis=Per visit; cleaners_needed=2; description=Oven, windows and cellar included.
item property|cleaning site|object|client site|location: Name!;Address;Kind=Flat|House|Office|Shop|Practice|Stairwell;Area:number(m²)#1-100000;Rooms:number#1-500;Access~Key box 4471|Doorman;Pets:boolean;Client~Dr Mirza|Oak Court owners;Instructions:long
- Practice Dr Mirza | address=Poplar Street 6; kind=Practice; area=180; rooms=7; access=Key box on the left; client=Dr Mirza; instructions=Do not move the lab fridge.
- Oak Court stairwell | address=Oak Court 1 to 5; kind=Stairwell; area=120; rooms=5; access=Caretaker; client=Oak Court owners
- Shop Lumen | address=Arcade 3; kind=Shop; area=95; rooms=2; access=Key at the baker; client=Lumen Lamps
- Flat Kastner | address=Quay 40, door 9; kind=Flat; area=68; rooms=3; client=Ida Kastner
person cleaner|cleaning staff|housekeeper: Name!;Phone:phone;Email:email;Languages~English, Polish|Spanish;Hours per week:number(h)#1-60;Area served~North|Old town;Hourly wage:money;Rating:rating;~Status=Active|Sick|On leave|Left
- Lucia Ferrer | languages=Spanish, English; hours_per_week=30; area_served=Old town; hourly_wage=15; rating=5; status=Active
- Marek Wolny | languages=Polish, English; hours_per_week=38; area_served=North; hourly_wage=16; rating=4; status=Active
- Amara Diallo | languages=French, English; hours_per_week=20; area_served=Harbour; hourly_wage=15; rating=5; status=On leave
- Josip Mar | languages=Croatian, German; hours_per_week=38; area_served=South; hourly_wage=17; rating=4; status=Sick
work cleaning job|visit|job|assignment|cleaning task: Title!;Property->@property|cleaning site~Practice Dr Mirza|Oak Court stairwell;Cleaning service->@cleaning service|service package~Home clean, standard|Window clean, both sides;Cleaner->@cleaner|cleaning staff~Lucia Ferrer|Marek Wolny;Day:date;Starts at:time;Repeat=Once|Weekly|Every two weeks|Monthly;~Hours worked:number(h)#0-24;~Photo:image;Notes:long
- Mirza evening clean | property=Practice Dr Mirza; cleaning_service=Home clean, standard; cleaner=Lucia Ferrer; repeat=Weekly; hours_worked=3
- Oak Court windows | property=Oak Court stairwell; cleaning_service=Window clean, both sides; cleaner=Marek Wolny; repeat=Monthly; hours_worked=2.5
- Lumen carpet | property=Shop Lumen; cleaning_service=Carpet shampoo; cleaner=Josip Mar; repeat=Once; hours_worked=2
- Kastner move-out | property=Flat Kastner; cleaning_service=Move-out clean; cleaner=Amara Diallo; repeat=Every two weeks; hours_worked=7.5
record quality check|checklist|inspection|cleaning check: Title!;Cleaning job->@cleaning job|visit~Mirza evening clean|Oak Court windows;Checked on:date!;Checked by~Olga Stein|Client;Floors=Good|Fair|Poor;Sanitary=Good|Fair|Poor;Surfaces=Good|Fair|Poor;Score:percent;Remarks:long;Photo:image
- Spot check Mirza | cleaning_job=Mirza evening clean; checked_by=Olga Stein; floors=Good; sanitary=Good; surfaces=Fair; score=92; remarks=Dust on the door tops.
- Windows Oak Court | cleaning_job=Oak Court windows; checked_by=Client; floors=Good; sanitary=Good; surfaces=Good; score=98
- Carpet check Lumen | cleaning_job=Lumen carpet; checked_by=Olga Stein; floors=Fair; surfaces=Good; score=84
- Handover Kastner | cleaning_job=Kastner move-out; checked_by=Client; floors=Good; sanitary=Poor; surfaces=Good; score=71
item cleaning supply|supply|cleaning product|consumable: Name!;Use=Floor|Sanitary|Glass|Kitchen|Paper;In stock:number#0-10000;Minimum stock:number#0-1000;Unit=Litre|Pack|Piece;Unit price:money;Supplier~Hygia|Glanz;Hazard=None|Irritant|Corrosive
- Sanitary cleaner 10 l | use=Sanitary; in_stock=6; minimum_stock=3; unit=Piece; unit_price=22; supplier=Hygia; hazard=Irritant
- Glass cloth pack | use=Glass; in_stock=14; minimum_stock=10; unit=Pack; unit_price=9; supplier=Glanz; hazard=None
- Floor cleaner neutral 5 l | use=Floor; in_stock=12; minimum_stock=5; unit=Litre; unit_price=14; hazard=None
- Oven cleaner foam | use=Kitchen; in_stock=4; minimum_stock=6; unit=Piece; unit_price=7; hazard=Corrosive
+ booking|appointment|order: Cleaning service->@cleaning service|service package;Property->@property|cleaning site;Day:date;Starts at:time;Repeat=Once|Weekly|Every two weeks|Monthly;Cleaner->@cleaner;Key handed over:boolean
+ complaint: Cleaning job->@cleaning job|visit;Room;Photo:image;Wish=Re-clean|Refund|Other cleaner

# elevator|lift maintenance|escalator|lift engineer|lift inspection
item elevator|lift|escalator|installation: Lift number!;Building->@building|property|site~Tower Rosen|Clinic West;Kind=Passenger|Goods|Hospital bed|Escalator|Platform lift;Maker;Stops:number#2-200;Rated load:number(kg)#100-20000;Persons:number#1-200;Built in:number#1900-2100;Next test on:date;~Status=In service|Out of service|Restricted|Under repair
- L-118 | building=Tower Rosen; kind=Passenger; maker=Ascendo; stops=14; rated_load=1000; persons=13; built_in=2006; status=In service
- L-204 | building=Clinic West; kind=Hospital bed; maker=Vertika; stops=6; rated_load=2500; persons=33; built_in=1999; status=Out of service
- L-231 | building=Mall Arkade; kind=Escalator; maker=Ascendo; stops=2; persons=60; built_in=2014; status=Restricted
- L-240 | building=Depot Nord; kind=Goods; maker=Hebewerk; stops=3; rated_load=3000; built_in=1987; status=Under repair
item building|property|site: Name!;Address;Owner;Contact person;Phone:phone;Access~Key safe at gate|Reception;Contract=Full service|Basic service|On call;Contract until:date
- Tower Rosen | address=Rose Square 4; owner=Rosen Estates; contact_person=Kai Bolt; access=Reception; contract=Full service
- Clinic West | address=Ward Road 1; owner=Clinic Trust; contact_person=Dr Ute Lamm; access=Key safe at gate; contract=Basic service
- Mall Arkade | address=Arcade 1; owner=Arkade Invest; contact_person=Lena Prior; access=Security desk; contract=Full service
- Depot Nord | address=Rail Yard 6; owner=Nord Freight; contact_person=Piet Aalto; access=Gate code; contract=On call
request fault report|breakdown|entrapment|service call|malfunction: Title!;Lift->@elevator|lift|escalator~L-118|L-204;Reported on:date;At:time;Kind=Stopped|Door fault|Person trapped|Noise|Button dead|Levelling;Persons trapped:number#0-30;Floor:number#-10-200;Caller name;Phone:phone;Description:long
- Doors reopen on floor 3 | lift=L-204; kind=Door fault; persons_trapped=0; floor=3; caller_name=Ward desk; description=Closes after the fifth try.
- Stuck between 6 and 7 | lift=L-118; kind=Person trapped; persons_trapped=2; floor=6; caller_name=Reception
- Escalator squeals at comb | lift=L-231; kind=Noise; persons_trapped=0; floor=1; caller_name=Security desk
- Goods lift stops 5 cm low | lift=L-240; kind=Levelling; persons_trapped=0; floor=2; caller_name=Piet Aalto
work maintenance visit|service visit|maintenance|repair job: Title!;Lift->@elevator|lift~L-118|L-204;Fault report->@fault report|breakdown~Doors reopen on floor 3|Stuck between 6 and 7;Kind=Regular service|Repair|Release of persons|Modernisation;Due on:date;Technician->@technician|lift engineer~Jorin Vale|Amy Quist;~Hours:number(h)#0-200;~Work done:long;Cost:money
- New door roller L-204 | lift=L-204; fault_report=Doors reopen on floor 3; kind=Repair; technician=Amy Quist; hours=2.5; work_done=Two rollers and a belt.; cost=310
- Release on floor 6 | lift=L-118; fault_report=Stuck between 6 and 7; kind=Release of persons; technician=Jorin Vale; hours=1; cost=140
- Comb plate adjusted | lift=L-231; fault_report=Escalator squeals at comb; kind=Regular service; technician=Oren Blau; hours=1.5; cost=180
- New controller L-240 | lift=L-240; fault_report=Goods lift stops 5 cm low; kind=Modernisation; technician=Mika Salo; hours=36; cost=9800
person technician|lift engineer|fitter: Name!;Phone:phone;Email:email;District~North|Centre;Certified for~Ascendo, Vertika|Escalators;Certificate until:date;On call:boolean;~Status=On duty|Off duty|On leave
- Jorin Vale | district=Centre; certified_for=Ascendo, Vertika; status=On duty
- Amy Quist | district=North; certified_for=Vertika; status=On duty
- Oren Blau | district=South; certified_for=Escalators; status=Off duty
- Mika Salo | district=Harbour; certified_for=Hebewerk, Ascendo; status=On leave
record safety inspection|statutory test|inspection|test certificate: Title!;Lift->@elevator|lift~L-118|L-204;Tested on:date!;Inspector~Test body Nord|Test body Mitte;Kind=Main test|Intermediate test|After change;Brake test=Passed|Failed;Result=No defects|Minor defects|Major defects;Valid until:date;Certificate:file;Findings:long
- Main test L-118 | lift=L-118; inspector=Test body Nord; kind=Main test; brake_test=Passed; result=No defects
- Intermediate test L-204 | lift=L-204; inspector=Test body Mitte; kind=Intermediate test; brake_test=Passed; result=Minor defects; findings=Pit lamp broken.
- Test after controller change | lift=L-240; inspector=Test body Nord; kind=After change; brake_test=Failed; result=Major defects
- Escalator main test | lift=L-231; inspector=Test body Mitte; kind=Main test; brake_test=Passed; result=Minor defects
! item spare part|part [spare\\w*|parts?]: Name!;Part number;Fits maker~Ascendo|Vertika;In stock:number#0-1000;Minimum stock:number#0-100;Unit price:money;Shelf~Van 3|Store B
- Door roller 48 mm | part_number=DR-48; fits_maker=Vertika; in_stock=11; minimum_stock=6; unit_price=24; shelf=Van 3
- Comb segment yellow | part_number=CS-22; fits_maker=Ascendo; in_stock=30; minimum_stock=12; unit_price=16; shelf=Store B
- Brake lining set | part_number=BL-90; fits_maker=Hebewerk; in_stock=1; minimum_stock=2; unit_price=210; shelf=Store B
- Car button LED | part_number=CB-07; fits_maker=Vertika; in_stock=18; minimum_stock=8; unit_price=12; shelf=Van 1

# swimming pool construction|pool builder|pool service|pool maintenance|hot tub|pool cleaning|pool chemical
item pool|swimming pool|hot tub: Name!;Owner->@pool owner|customer~Hanna Weir|Motel Palm;Address;Kind=Concrete|Liner|Fibreglass|Hot tub|Natural pool;Volume:number(m³)#0-5000;Filter=Sand|Cartridge|Glass|Biological;Treatment=Chlorine|Salt|Bromine|Active oxygen;Built on:date;~Status=Open|Closed for winter|Under repair;Photo:image
- Weir garden pool | owner=Hanna Weir; address=Hill Crest 9; kind=Liner; volume=42; filter=Sand; treatment=Salt; status=Open
- Motel Palm pool | owner=Motel Palm; address=Route 4; kind=Concrete; volume=95; filter=Glass; treatment=Chlorine; status=Under repair
- Terrace hot tub Lund | owner=Signe Lund; address=Fjord View 3; kind=Hot tub; volume=1.5; filter=Cartridge; treatment=Bromine; status=Open
- Swimming pond Arden | owner=Arden family; address=Old Orchard 8; kind=Natural pool; volume=130; filter=Biological; status=Closed for winter
person pool owner|client|owner: Name!;Email:email;Phone:phone;Address;Contract=None|Weekly|Monthly|Season;Access~Side gate code 2217|Ring the bell;Since:date
- Hanna Weir | address=Hill Crest 9; contract=Weekly; access=Side gate
- Motel Palm | address=Route 4; contract=Season; access=Ring at desk
- Signe Lund | address=Fjord View 3; contract=Monthly; access=Key under the grill
- Arden family | address=Old Orchard 8; contract=None; access=Ring the bell
record water test|water reading|chemical reading|water analysis: Title!;Pool->@pool|hot tub~Weir garden pool|Motel Palm pool;Tested on:date!;pH:number#4-10;Free chlorine:number(mg/l)#0-20;Alkalinity:number(mg/l)#0-500;Temperature:number(°C)#0-45;Salt:number(g/l)#0-40;Clarity=Clear|Cloudy|Green;Tested by~Fynn Castle|Rita Moon
- Weir, week 22 | pool=Weir garden pool; ph=7.3; free_chlorine=0.8; alkalinity=95; temperature=26; salt=4.2; clarity=Clear; tested_by=Rita Moon
- Palm, before shock | pool=Motel Palm pool; ph=7.9; free_chlorine=0.1; alkalinity=140; temperature=28; salt=0; clarity=Green; tested_by=Fynn Castle
- Lund tub, Friday | pool=Terrace hot tub Lund; ph=7.5; free_chlorine=0; temperature=38; clarity=Cloudy; tested_by=Rita Moon
- Arden pond in August | pool=Swimming pond Arden; ph=8.1; alkalinity=160; temperature=23; clarity=Clear; tested_by=Fynn Castle
work service visit|pool visit|maintenance visit|job: Title!;Pool->@pool|hot tub~Weir garden pool|Motel Palm pool;Kind=Weekly clean|Opening|Winter closing|Repair|Shock treatment;Day:date;Technician~Fynn Castle|Rita Moon;~Minutes:number(min)#0-1000;~Photo:image;Work done:long;Price:money
- Weir weekly clean | pool=Weir garden pool; kind=Weekly clean; technician=Rita Moon; minutes=55; work_done=Vacuumed, skimmer emptied, backwash.; price=65
- Palm shock treatment | pool=Motel Palm pool; kind=Shock treatment; technician=Fynn Castle; minutes=90; price=140
- Lund tub opening | pool=Terrace hot tub Lund; kind=Opening; technician=Rita Moon; minutes=70; price=95
- Arden winter closing | pool=Swimming pond Arden; kind=Winter closing; technician=Fynn Castle; minutes=150; work_done=Pumps out, net over the water.; price=210
record chemical dose|chemical used|dosage: Title!;Service visit->@service visit|pool visit~Weir weekly clean|Palm shock treatment;Chemical->@chemical|pool chemical|product~pH minus granules|Chlorine shock;Amount:number(kg)#0-500;Dosed on:date!;Cost:money
- pH down at Weir | service_visit=Weir weekly clean; chemical=pH minus granules; amount=0.4; cost=3
- Shock at Palm | service_visit=Palm shock treatment; chemical=Chlorine shock; amount=2.5; cost=28
- Bromine start at Lund | service_visit=Lund tub opening; chemical=Bromine tabs; amount=0.2; cost=4
- Salt top-up at Weir | service_visit=Weir weekly clean; chemical=Pool salt; amount=25; cost=15
item chemical|pool chemical|pool product: Name!;Use=Raise pH|Lower pH|Chlorine|Algae|Flocculant|Salt;In stock:number(kg)#0-10000;Minimum stock:number(kg)#0-1000;Usual dose:number(g)#0-10000;Price per kg:money;Hazard=None|Irritant|Corrosive|Oxidising
- pH minus granules | use=Lower pH; in_stock=60; minimum_stock=20; usual_dose=100; price_per_kg=7; hazard=Irritant
- Chlorine shock | use=Chlorine; in_stock=35; minimum_stock=25; usual_dose=150; price_per_kg=11; hazard=Oxidising
- Pool salt | use=Salt; in_stock=400; minimum_stock=100; usual_dose=5000; price_per_kg=0.6; hazard=None
- Bromine tabs | use=Algae; in_stock=12; minimum_stock=5; usual_dose=60; price_per_kg=19; hazard=Corrosive
request repair request|quote request|service request: Title!;Pool->@pool|hot tub~Weir garden pool|Motel Palm pool;Kind=Pump|Leak|Heating|Cover|New pool|Green water;Urgency=Low|Normal|High;Wanted by:date;Description:long;Photo:image;~Quoted price:money
- Pump is humming only | pool=Motel Palm pool; kind=Pump; urgency=High; description=Does not start, gets hot.; quoted_price=480
- Solar cover torn | pool=Weir garden pool; kind=Cover; urgency=Low; quoted_price=260
- Tub heater gives 28 degrees | pool=Terrace hot tub Lund; kind=Heating; urgency=Normal; quoted_price=340
- Pond loses water | pool=Swimming pond Arden; kind=Leak; urgency=High; description=Two centimetres a day.; quoted_price=900

# chimney sweep|home inspection|building inspector|house inspection|energy certificate|energy audit|property inspection
item property|house|building|inspected property: Name!;Address;Owner;Kind=House|Flat|Farm|Shop|Apartment block;Built in:number#1500-2100;Living area:number(m²)#1-100000;Heating=Gas|Oil|Wood|Pellets|Heat pump|District heat;Chimneys:number#0-50;Photo:image
- Smith house, Elm 4 | address=Elm Street 4; owner=Gwen Smith; kind=House; built_in=1962; living_area=138; heating=Oil; chimneys=2
- Mill farm | address=Mill Lane 11; owner=Peer Dunn; kind=Farm; built_in=1889; living_area=260; heating=Wood; chimneys=3
- Ring 12 flats | address=Ring 12; owner=Ring Cooperative; kind=Apartment block; built_in=1931; living_area=1240; heating=Gas; chimneys=4
- Bakery Odd | address=Market 22; owner=Nils Odd; kind=Shop; built_in=1978; living_area=190; heating=Pellets; chimneys=2
item fireplace|stove|heating appliance|chimney|boiler: Name!;Property->@property|house~Smith house, Elm 4|Mill farm;Kind=Oil boiler|Gas boiler|Wood stove|Open fire|Pellet stove;Maker;Power:number(kW)#0-1000;Installed on:date;Flue diameter:number(mm)#50-1000;Sweeps per year:number#0-12;~Status=In use|Out of use|Prohibited
- Oil boiler cellar | property=Smith house, Elm 4; kind=Oil boiler; maker=Calora; power=22; flue_diameter=150; sweeps_per_year=1; status=In use
- Tiled stove parlour | property=Mill farm; kind=Wood stove; maker=Hand built; power=9; flue_diameter=180; sweeps_per_year=3; status=In use
- Gas boiler attic | property=Ring 12 flats; kind=Gas boiler; maker=Calora; power=80; flue_diameter=130; sweeps_per_year=1; status=In use
- Open fire salon | property=Bakery Odd; kind=Open fire; power=7; flue_diameter=200; sweeps_per_year=2; status=Prohibited
record inspection report|house inspection|survey report|inspection visit: Title!;Property->@property|house~Smith house, Elm 4|Mill farm;Inspected on:date!;Inspector~Wanda Keel|Tom Asher;Roof=Good|Fair|Poor;Walls=Good|Fair|Poor;Electrical=Good|Fair|Poor;Damp=None|Slight|Severe;Summary:long;Report:file;Fee:money
- Pre-purchase Elm 4 | property=Smith house, Elm 4; inspector=Wanda Keel; roof=Fair; walls=Good; electrical=Poor; damp=Slight; summary=Old fuse box, roof fit for ten years.; fee=480
- Mill farm check | property=Mill farm; inspector=Tom Asher; roof=Poor; walls=Fair; electrical=Fair; damp=Severe; summary=North wall is wet to 80 cm.; fee=620
- Ring 12 roof check | property=Ring 12 flats; inspector=Wanda Keel; roof=Good; walls=Good; electrical=Fair; damp=None; fee=750
- Bakery Odd survey | property=Bakery Odd; inspector=Tom Asher; roof=Fair; walls=Poor; electrical=Good; damp=Slight; fee=540
record finding|defect|inspection item: Title!;Inspection report->@inspection report|house inspection~Pre-purchase Elm 4|Mill farm check;Area=Roof|Facade|Cellar|Electrical|Plumbing|Heating;Severity=Cosmetic|Minor|Major|Danger;Estimated cost:money;Description:long;Photo:image;Recommendation:long
- Fuse box without breaker | inspection_report=Pre-purchase Elm 4; area=Electrical; severity=Danger; estimated_cost=1800; description=No residual current device.; recommendation=Replace before moving in.
- Rising damp north wall | inspection_report=Mill farm check; area=Cellar; severity=Major; estimated_cost=9500; recommendation=Drain and new render.
- Gutter bracket loose | inspection_report=Ring 12 roof check; area=Roof; severity=Minor; estimated_cost=180
- Hairline cracks facade | inspection_report=Bakery Odd survey; area=Facade; severity=Cosmetic; estimated_cost=600
record sweep visit|emission measurement|chimney sweeping|measurement: Title!;Fireplace->@fireplace|stove|chimney~Oil boiler cellar|Tiled stove parlour;Visited on:date!;Carbon monoxide:number(mg/m³)#0-100000;Flue loss:percent;Soot=Little|Normal|Much;Result=In order|Defect|Shut down;Sweep~Wanda Keel|Tom Asher;Next visit on:date;Fee:money
- Elm 4 oil measurement | fireplace=Oil boiler cellar; carbon_monoxide=42; flue_loss=8; soot=Normal; result=In order; sweep=Tom Asher; fee=68
- Mill farm spring sweep | fireplace=Tiled stove parlour; carbon_monoxide=1100; flue_loss=12; soot=Much; result=Defect; sweep=Wanda Keel; fee=54
- Ring 12 gas measurement | fireplace=Gas boiler attic; carbon_monoxide=18; flue_loss=5; soot=Little; result=In order; sweep=Tom Asher; fee=92
- Bakery open fire closed | fireplace=Open fire salon; carbon_monoxide=5200; soot=Much; result=Shut down; sweep=Wanda Keel; fee=48
record energy certificate|energy audit|certificate: Certificate number!;Property->@property|house~Smith house, Elm 4|Mill farm;Issued on:date!;Energy class=A|B|C|D|E|F|G;Demand:number(kWh/m²a)#0-1000;Emissions:number(kg/m²a)#0-500;Recommendations:long;Valid until:date;File:file
- EC-3380 | property=Smith house, Elm 4; energy_class=F; demand=214; emissions=57; recommendations=Insulate the top ceiling, new boiler.
- EC-3391 | property=Mill farm; energy_class=G; demand=302; emissions=21; recommendations=Insulate north wall and roof.
- EC-3402 | property=Ring 12 flats; energy_class=D; demand=121; emissions=29; recommendations=New windows on the street side.
- EC-3408 | property=Bakery Odd; energy_class=C; demand=88; emissions=6
+ appointment|booking: Property->@property|house;Kind=Inspection|Sweeping|Measurement|Energy certificate;Day:date;Starts at:time;Inspector~Wanda Keel|Tom Asher

# photovoltaic|solar plant|solar farm|solar monitoring|solar energy|inverter|solar power
item solar plant|plant|solar farm|installation|site|system: Name!;Location;Peak power:number(kWp)#0-1000000;Modules:number#1-1000000;Orientation=South|East|West|East-west|Tracker;Tilt:number(°)#0-90;Feed-in tariff:money;Commissioned on:date;Owner~Sun Cooperative|School board;~Status=Producing|Reduced|Offline|Under construction;Photo:image
- School roof Linn | location=Linn, School Road 3; peak_power=29.8; modules=72; orientation=East-west; tilt=15; feed_in_tariff=0.08; owner=School board; status=Producing
- Gravel pit field | location=Rehn, pit south; peak_power=748; modules=1740; orientation=South; tilt=25; feed_in_tariff=0.06; owner=Sun Cooperative; status=Reduced
- Barn Oster | location=Oster 1; peak_power=98; modules=236; orientation=West; tilt=30; feed_in_tariff=0.07; status=Offline
- Tracker field Hoch | location=Hoch plateau; peak_power=1200; modules=2700; orientation=Tracker; tilt=40; status=Under construction
item inverter|converter|device: Name!;Solar plant->@solar plant|plant~School roof Linn|Gravel pit field;Serial number;Maker;Rated power:number(kW)#0-10000;Strings:number#1-100;Firmware;Installed on:date;Warranty until:date;~Status=Online|Warning|Fault|Offline
- INV-1 school | solar_plant=School roof Linn; serial_number=SX-20417; maker=Voltron; rated_power=25; strings=4; firmware=3.12; status=Online
- INV-6 pit | solar_plant=Gravel pit field; serial_number=SX-77102; maker=Voltron; rated_power=110; strings=12; firmware=3.09; status=Fault
- INV-2 barn | solar_plant=Barn Oster; serial_number=SX-41180; maker=Helion; rated_power=80; strings=8; status=Offline
- INV-11 Hoch | solar_plant=Tracker field Hoch; serial_number=SX-90021; maker=Voltron; rated_power=200; strings=20; status=Warning
record production reading|yield|energy reading|production record|daily yield|energy production: Title!;Solar plant->@solar plant|plant~School roof Linn|Gravel pit field;Inverter->@inverter~INV-1 school|INV-6 pit;Day:date!;Energy:number(kWh)#0-10000000;Peak power:number(kW)#0-100000;Irradiation:number(kWh/m²)#0-12;Fed in:number(kWh)#0-10000000;Own use:number(kWh)#0-10000000;Performance ratio:percent
- School, clear May day | solar_plant=School roof Linn; inverter=INV-1 school; energy=171; peak_power=23.4; irradiation=6.8; fed_in=112; own_use=59; performance_ratio=85
- Pit, one inverter out | solar_plant=Gravel pit field; inverter=INV-6 pit; energy=3920; peak_power=540; irradiation=7.1; fed_in=3920; own_use=0; performance_ratio=74
- Barn, cloudy April | solar_plant=Barn Oster; inverter=INV-2 barn; energy=210; peak_power=41; irradiation=2.4; performance_ratio=82
- Hoch, first test day | solar_plant=Tracker field Hoch; inverter=INV-11 Hoch; energy=1310; peak_power=188; irradiation=7.4; performance_ratio=80
request fault|alarm|fault report|incident|outage: Title!;Solar plant->@solar plant|plant~School roof Linn|Gravel pit field;Inverter->@inverter~INV-1 school|INV-6 pit;Error code;Kind=Inverter fault|String failure|Grid fault|Communication|Module damage|Shading;Noticed on:date;Lost energy:number(kWh)#0-1000000;Description:long;Photo:image
- Isolation fault INV-6 | solar_plant=Gravel pit field; inverter=INV-6 pit; error_code=301; kind=Inverter fault; lost_energy=640; description=Trips every wet morning.
- No data since Friday | solar_plant=School roof Linn; inverter=INV-1 school; error_code=C-07; kind=Communication; lost_energy=0
- Barn string 3 dead | solar_plant=Barn Oster; inverter=INV-2 barn; error_code=S-33; kind=String failure; lost_energy=120
- Poplar shades row 1 | solar_plant=Tracker field Hoch; inverter=INV-11 Hoch; kind=Shading; lost_energy=45; description=After four in the afternoon.
work maintenance task|maintenance|cleaning|service visit|work order: Title!;Solar plant->@solar plant|plant~School roof Linn|Gravel pit field;Fault->@fault|alarm~Isolation fault INV-6|No data since Friday;Kind=Module cleaning|Inspection|Repair|Mowing|Thermography;Due on:date;Technician~Nils Aro|Fatma Bell;Cost:money;Notes:long
- Find wet connector row 9 | solar_plant=Gravel pit field; fault=Isolation fault INV-6; kind=Repair; technician=Fatma Bell; cost=350
- Restart school router | solar_plant=School roof Linn; fault=No data since Friday; kind=Inspection; technician=Nils Aro; cost=60
- Wash barn modules | solar_plant=Barn Oster; fault=Barn string 3 dead; kind=Module cleaning; technician=Nils Aro; cost=420
- Mow below trackers | solar_plant=Tracker field Hoch; fault=Poplar shades row 1; kind=Mowing; technician=Fatma Bell; cost=700
item tariff|electricity tariff|feed-in contract: Name!;Solar plant->@solar plant|plant~School roof Linn|Gravel pit field;Price per kWh:money;Buyer~Municipal utility|Direct marketer;Valid from:date;Valid until:date;Kind=Feed-in|Own use|Tenant power
- School surplus | solar_plant=School roof Linn; price_per_kwh=0.08; buyer=Municipal utility; kind=Feed-in
- Pit direct sale | solar_plant=Gravel pit field; price_per_kwh=0.06; buyer=Direct marketer; kind=Feed-in
- Barn own use | solar_plant=Barn Oster; price_per_kwh=0.19; buyer=Farm Oster; kind=Own use
- Hoch tenant power | solar_plant=Tracker field Hoch; price_per_kwh=0.21; buyer=Housing cooperative; kind=Tenant power
! item string|module string|panel [strings?|panels?|modules?]: Name!;Inverter->@inverter~INV-1 school|INV-6 pit;Modules:number#1-60;Module type;Module power:number(W)#0-1000;Open voltage:number(V)#0-2000
- String 1 school | inverter=INV-1 school; modules=18; module_type=Mono half cell; module_power=415; open_voltage=672
- String 7 pit | inverter=INV-6 pit; modules=24; module_type=Mono half cell; module_power=430; open_voltage=912
- String 3 barn | inverter=INV-2 barn; modules=20; module_type=Poly 60; module_power=300; open_voltage=780
- String 12 Hoch | inverter=INV-11 Hoch; modules=26; module_type=Bifacial; module_power=445; open_voltage=1040

# energy community|energy cooperative|citizen energy|peer-to-peer energy|electricity sharing|energy sharing|tenant electricity
item generation plant|plant|power plant|energy asset: Name!;Kind=Solar|Wind|Hydro|Biogas|Battery;Address;Power:number(kW)#0-100000;Yearly yield:number(kWh)#0-100000000;Shares issued:number#0-1000000;Commissioned on:date;~Status=Planned|Running|Stopped;Photo:image
- Fire station roof | kind=Solar; address=Ring 4; power=42; yearly_yield=40500; shares_issued=168; status=Running
- Brook micro hydro | kind=Hydro; address=Old mill weir; power=18; yearly_yield=81000; shares_issued=240; status=Running
- Cellar battery Ring 4 | kind=Battery; address=Ring 4; power=30; yearly_yield=0; shares_issued=90; status=Planned
- Farm biogas Lohr | kind=Biogas; address=Lohr 2; power=75; yearly_yield=520000; shares_issued=400; status=Stopped
person participant|shareholder|household|energy community member|prosumer: Name!;Membership number;Address;Email:email;Role=Consumer|Prosumer|Producer;Metering point;Joined on:date;IBAN;~Status=Applied|Active|Left
- Household Wren | membership_number=EC-017; address=Ash Close 3; role=Prosumer; metering_point=AT-0031-17; status=Active
- Bakery Grain | membership_number=EC-042; address=Market 9; role=Consumer; metering_point=AT-0031-42; status=Active
- Farm Lohr | membership_number=EC-003; address=Lohr 2; role=Producer; metering_point=AT-0031-03; status=Active
- Family Sorg | membership_number=EC-058; address=Mill Row 6; role=Consumer; metering_point=AT-0031-58; status=Applied
record share|shareholding|participation|subscription: Title!;Participant->@participant|shareholder~Household Wren|Bakery Grain;Generation plant->@generation plant|plant~Fire station roof|Brook micro hydro;Shares:number#1-10000;Amount paid:money;Bought on:date!;~Status=Reserved|Paid|Sold back
- Wren, hydro shares | participant=Household Wren; generation_plant=Brook micro hydro; shares=4; amount_paid=1000; status=Paid
- Grain, roof shares | participant=Bakery Grain; generation_plant=Fire station roof; shares=10; amount_paid=2500; status=Paid
- Lohr, biogas shares | participant=Farm Lohr; generation_plant=Farm biogas Lohr; shares=40; amount_paid=10000; status=Paid
- Sorg, battery shares | participant=Family Sorg; generation_plant=Cellar battery Ring 4; shares=2; amount_paid=500; status=Reserved
record meter reading|energy reading|consumption|allocation: Title!;Participant->@participant|household~Household Wren|Bakery Grain;Generation plant->@generation plant|plant~Fire station roof|Brook micro hydro;Month starts on:date!;Consumed:number(kWh)#0-10000000;Shared energy:number(kWh)#0-10000000;Grid energy:number(kWh)#0-10000000;Fed in:number(kWh)#0-10000000
- Wren, May | participant=Household Wren; generation_plant=Fire station roof; consumed=310; shared_energy=142; grid_energy=168; fed_in=205
- Grain, May | participant=Bakery Grain; generation_plant=Brook micro hydro; consumed=2840; shared_energy=1630; grid_energy=1210; fed_in=0
- Lohr, May | participant=Farm Lohr; generation_plant=Farm biogas Lohr; consumed=4100; shared_energy=3600; grid_energy=500; fed_in=21000
- Sorg, May | participant=Family Sorg; generation_plant=Fire station roof; consumed=265; shared_energy=98; grid_energy=167; fed_in=0
record billing statement|statement|bill|credit note|payout: Statement number!;Participant->@participant|household~Household Wren|Bakery Grain;Period~May|Second quarter;Shared energy:number(kWh)#0-10000000;Price per kWh:money;Amount:money;Issued on:date!;~Status=Draft|Sent|Paid
- ST-0517 | participant=Household Wren; period=May; shared_energy=142; price_per_kwh=0.14; amount=20; status=Sent
- ST-0542 | participant=Bakery Grain; period=May; shared_energy=1630; price_per_kwh=0.14; amount=228; status=Paid
- ST-0503 | participant=Farm Lohr; period=Second quarter; shared_energy=10800; price_per_kwh=0.12; amount=1296; status=Draft
- ST-0558 | participant=Family Sorg; period=May; shared_energy=98; price_per_kwh=0.14; amount=14; status=Sent
event general meeting|assembly|meeting|info evening: Title!;On:date!;Starts at:time;Place;Agenda:long;Resolutions:long;Chair~Ute Wren|Jon Ellis;Minutes:file
- Yearly assembly | place=Fire station hall; agenda=Accounts, new roof, price per kWh; chair=Jon Ellis
- Info evening heat pumps | place=Library; agenda=Talk and questions; chair=Ute Wren
- Board vote on battery | place=Town hall room 2; agenda=Battery purchase; resolutions=Agreed with 31 to 4.; chair=Ute Wren
- Summer meeting at the weir | place=Old mill weir; agenda=Tour of the turbine; chair=Jon Ellis
request membership application|join request|application: Title!;Applicant name;Email:email;Address;Yearly consumption:number(kWh)#0-10000000;Own plant power:number(kW)#0-10000;Shares wanted:number#0-1000;Message:long
- New household on Ash Close | applicant_name=Bela Horn; address=Ash Close 8; yearly_consumption=3600; own_plant_power=0; shares_wanted=2
- Carpenter joins with roof | applicant_name=Roland Beck; address=Works Lane 12; yearly_consumption=14500; own_plant_power=22; shares_wanted=10
- Tenant on Ring 4 | applicant_name=Nour Saleh; address=Ring 4, door 11; yearly_consumption=1900; own_plant_power=0; shares_wanted=1
- Parish wants shared power | applicant_name=Parish Rehn; address=Church Square 1; yearly_consumption=8200; own_plant_power=9; shares_wanted=6

# wind farm|wind turbine|wind power|wind energy|turbine
item turbine|wind turbine: Name!;Wind farm->@wind farm|wind park|site~North Ridge|Cape Fell;Model~V-117|E-138;Rated power:number(kW)#1-20000;Hub height:number(m)#10-250;Rotor diameter:number(m)#2-300;Serial number;Commissioned on:date;~Status=Producing|Idle|Curtailed|Fault|Service
- NR-01 | wind_farm=North Ridge; model=V-117; rated_power=3450; hub_height=116; rotor_diameter=117; serial_number=221907; status=Producing
- CF-04 | wind_farm=Cape Fell; model=E-138; rated_power=4200; hub_height=131; rotor_diameter=138; serial_number=340118; status=Fault
- NR-05 | wind_farm=North Ridge; model=V-117; rated_power=3450; hub_height=116; rotor_diameter=117; status=Curtailed
- HM-02 | wind_farm=High Moor; model=E-115; rated_power=3000; hub_height=135; rotor_diameter=115; status=Service
item wind farm|wind park|site: Name!;Region;Operator;Turbines:number#1-1000;Installed power:number(MW)#0-10000;Grid connection;Mean wind speed:number(m/s)#0-30;Commissioned on:date;Photo:image
- North Ridge | region=Upland; operator=Ridge Wind; turbines=6; installed_power=20.7; grid_connection=Substation Fern; mean_wind_speed=7.1
- Cape Fell | region=Coast; operator=Fell Energy; turbines=9; installed_power=37.8; grid_connection=Substation Cape; mean_wind_speed=8.4
- High Moor | region=Moorland; operator=Ridge Wind; turbines=4; installed_power=12; grid_connection=Substation Moor; mean_wind_speed=6.6
- Delta Line | region=Coast; operator=Fell Energy; turbines=15; installed_power=63; grid_connection=Substation Delta; mean_wind_speed=8.9
record production reading|production record|power reading|daily production|output: Title!;Turbine->@turbine|wind turbine~NR-01|CF-04;Day:date!;Energy:number(kWh)#0-500000;Mean wind speed:number(m/s)#0-60;Gust:number(m/s)#0-90;Availability:percent;Curtailed energy:number(kWh)#0-500000;Operating hours:number(h)#0-24
- NR-01 windy Tuesday | turbine=NR-01; energy=51200; mean_wind_speed=9.6; gust=17; availability=100; curtailed_energy=1200; operating_hours=24
- CF-04 half day | turbine=CF-04; energy=18700; mean_wind_speed=8.9; gust=19; availability=46; curtailed_energy=0; operating_hours=11
- NR-05 cut back at noon | turbine=NR-05; energy=30100; mean_wind_speed=8.8; availability=100; curtailed_energy=9400; operating_hours=24
- HM-02 calm Sunday | turbine=HM-02; energy=6200; mean_wind_speed=4.1; gust=8; availability=98; operating_hours=20
request fault|alarm|turbine fault|downtime|incident: Title!;Turbine->@turbine|wind turbine~NR-01|CF-04;Error code;Component=Gearbox|Generator|Pitch|Yaw|Blade|Converter;Severity=Info|Warning|Stop;Started on:date;Downtime:number(h)#0-10000;Lost energy:number(kWh)#0-10000000;Description:long
- Pitch battery low | turbine=CF-04; error_code=P-217; component=Pitch; severity=Stop; downtime=13; lost_energy=21000; description=Blade B does not feather in test.
- Yaw noise | turbine=NR-01; error_code=Y-031; component=Yaw; severity=Warning; downtime=0; lost_energy=0
- Gear oil too hot | turbine=HM-02; error_code=G-104; component=Gearbox; severity=Warning; downtime=2; lost_energy=1500
- Converter fan slow | turbine=NR-05; error_code=C-055; component=Converter; severity=Info; downtime=0; lost_energy=0
work maintenance task|service|work order|maintenance visit: Title!;Turbine->@turbine|wind turbine~NR-01|CF-04;Fault->@fault|alarm~Pitch battery low|Yaw noise;Kind=Half-year service|Yearly service|Repair|Blade repair|Oil change;Due on:date;Technician->@technician|service technician~Rune Holt|Elsa Kirk;Wind limit:number(m/s)#0-30;Estimated hours:number(h)#0-1000;Notes:long
- Replace pitch batteries B | turbine=CF-04; fault=Pitch battery low; kind=Repair; technician=Elsa Kirk; wind_limit=12; estimated_hours=6
- Grease yaw ring | turbine=NR-01; fault=Yaw noise; kind=Half-year service; technician=Rune Holt; wind_limit=14; estimated_hours=4
- Gear oil change HM-02 | turbine=HM-02; fault=Gear oil too hot; kind=Oil change; technician=Jonna Reef; wind_limit=12; estimated_hours=8
- NR-05 yearly service | turbine=NR-05; fault=Converter fan slow; kind=Yearly service; technician=Pavel Gorn; wind_limit=14; estimated_hours=24
person technician|service technician|climber: Name!;Company;Phone:phone;Rope access level=None|Level 1|Level 2|Level 3;Height training until:date;First aid until:date;~Status=Available|On site|On leave
- Rune Holt | company=Ridge Service; rope_access_level=Level 2; status=On site
- Elsa Kirk | company=Fell Energy; rope_access_level=Level 1; status=Available
- Jonna Reef | company=Ridge Service; rope_access_level=Level 3; status=Available
- Pavel Gorn | company=Tower Crew; rope_access_level=None; status=On leave
record blade inspection|inspection|drone inspection: Title!;Turbine->@turbine|wind turbine~NR-01|CF-04;Inspected on:date!;Method=Drone|Rope|Ground camera;Blade=A|B|C|All;Damage=None|Erosion|Crack|Lightning|Bond line;Damage class=1|2|3|4|5;Inspector~Rune Holt|Sky Survey;Photo:image;Recommendation:long
- NR-01 spring drone flight | turbine=NR-01; method=Drone; blade=A; damage=Erosion; damage_class=2; inspector=Sky Survey; recommendation=Tape at next service.
- CF-04 after storm | turbine=CF-04; method=Ground camera; blade=All; damage=None; damage_class=1; inspector=Rune Holt
- HM-02 rope check | turbine=HM-02; method=Rope; blade=B; damage=Crack; damage_class=4; inspector=Rune Holt; recommendation=Repair within four weeks.
- NR-05 lightning look | turbine=NR-05; method=Drone; blade=C; damage=Lightning; damage_class=3; inspector=Sky Survey

# charging station|ev charging|electric vehicle charging|charge point|wallbox|charging session|charger
item charging station|charger|charge point|wallbox|station: Name!;Station code;Address;Location->@charging location|charging site|location~Library car park|Mall level 2;Power:number(kW)#1-1000;Connectors:number#1-20;Opening hours;Operator;Payment=App|Card|Free|Contract;~Status=Available|Occupied|Reserved|Out of order;Photo:image
- Library 1 | station_code=DE-L01; address=Book Lane 2; location=Library car park; power=22; connectors=2; opening_hours=Always; operator=City Charge; payment=App; status=Available
- Mall fast 4 | station_code=DE-M04; address=Ring Centre; location=Mall level 2; power=150; connectors=2; opening_hours=6.00 to 24.00; operator=Volt Hub; payment=Card; status=Occupied
- Rail park 2 | station_code=DE-R02; address=Station Square 5; location=Station park and ride; power=11; connectors=4; payment=Card; status=Reserved
- Depot 1 | station_code=DE-D01; address=Yard Road 9; location=Fleet depot; power=50; connectors=2; payment=Contract; status=Out of order
item charging location|charging site|location|car park: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Parking spaces:number#1-5000;Facilities~Toilets, cafe|Playground;Access=Public|Customers|Residents|Staff
- Library car park | address=Book Lane 2; latitude=48.2104; longitude=15.6233; parking_spaces=40; facilities=Toilets, cafe; access=Public
- Mall level 2 | address=Ring Centre; latitude=48.1991; longitude=15.6401; parking_spaces=300; facilities=Shops; access=Customers
- Station park and ride | address=Station Square 5; latitude=48.2058; longitude=15.6277; parking_spaces=180; access=Public
- Fleet depot | address=Yard Road 9; latitude=48.1873; longitude=15.6092; parking_spaces=25; access=Staff
record charging session|charge|charging process|session: Title!;Charging station->@charging station|charger~Library 1|Mall fast 4;Connector->@connector|plug~L01-A Type 2|M04-B CCS;Vehicle->@electric vehicle|car|ev~White hatchback|Delivery van 3;Started on:date!;Starts at:time;Ends at:time;Energy:number(kWh)#0-500;Price per kWh:money;~Cost:money;~Status=Charging|Finished|Aborted
- Hatchback at library | charging_station=Library 1; connector=L01-A Type 2; vehicle=White hatchback; energy=18.4; price_per_kwh=0.42; cost=7.73; status=Finished
- Van at the mall | charging_station=Mall fast 4; connector=M04-B CCS; vehicle=Delivery van 3; energy=41; price_per_kwh=0.59; cost=24.19; status=Charging
- Sedan at rail park | charging_station=Rail park 2; connector=R02-C Type 2; vehicle=Blue sedan; energy=26.3; price_per_kwh=0.42; cost=11.05; status=Finished
- Truck at depot cut off | charging_station=Depot 1; connector=D01-A CCS; vehicle=Pool truck 1; energy=3.2; price_per_kwh=0.25; cost=0.8; status=Aborted
item connector|plug|charging connector|socket: Name!;Charging station->@charging station|charger~Library 1|Mall fast 4;Plug type=Type 2|CCS|CHAdeMO|Type 1|Household;Highest power:number(kW)#1-1000;Cable attached:boolean;~Status=Free|In use|Faulty
- L01-A Type 2 | charging_station=Library 1; plug_type=Type 2; highest_power=22; status=Free
- M04-B CCS | charging_station=Mall fast 4; plug_type=CCS; highest_power=150; status=In use
- R02-C Type 2 | charging_station=Rail park 2; plug_type=Type 2; highest_power=11; status=Free
- D01-A CCS | charging_station=Depot 1; plug_type=CHAdeMO; highest_power=50; status=Faulty
item electric vehicle|ev|electric car|car|vehicle: Name!;Licence plate;Make and model;Battery:number(kWh)#1-1000;Plug type=Type 2|CCS|CHAdeMO|Type 1;Highest AC power:number(kW)#1-50;Range:number(km)#10-1500;Charging card
- White hatchback | licence_plate=LN 204 E; make_and_model=Compact 50; battery=50; plug_type=CCS; highest_ac_power=11; range=340; charging_card=CC-7710
- Delivery van 3 | licence_plate=LN 77 V; make_and_model=Cargo E; battery=75; plug_type=CCS; highest_ac_power=11; range=260; charging_card=CC-7744
- Blue sedan | licence_plate=LN 318 E; make_and_model=Sedan 77; battery=77; plug_type=CCS; highest_ac_power=11; range=510
- Pool truck 1 | licence_plate=LN 90 V; make_and_model=Truck E7; battery=160; plug_type=CCS; highest_ac_power=22; range=220
item tariff|charging tariff|price plan: Name!;Price per kWh:money;Price per minute:money;Start fee:money;Blocking fee:money;Free minutes:number(min)#0-1440;Valid for=Everyone|Subscribers|Residents|Fleet
- Basic AC | price_per_kwh=0.42; price_per_minute=0; start_fee=0; blocking_fee=0.1; free_minutes=240; valid_for=Everyone
- Fast DC | price_per_kwh=0.59; price_per_minute=0; start_fee=1; blocking_fee=0.2; free_minutes=45; valid_for=Everyone
- Resident night | price_per_kwh=0.31; start_fee=0; blocking_fee=0; free_minutes=600; valid_for=Residents
- Fleet flat | price_per_kwh=0.25; start_fee=0; blocking_fee=0.05; free_minutes=120; valid_for=Fleet
request fault report|problem report|charger fault|outage report: Title!;Charging station->@charging station|charger~Library 1|Mall fast 4;Kind=No power|Cable damaged|Payment fails|Screen dark|Space blocked;Noticed on:date;Description:long;Photo:image
- Cable sheath torn | charging_station=Mall fast 4; kind=Cable damaged; description=Left cable, near the plug.
- Space blocked by diesel | charging_station=Library 1; kind=Space blocked; description=Since eight in the morning.
- Card reader rejects all | charging_station=Rail park 2; kind=Payment fails; description=Error 51 on three cards.
- Depot post without power | charging_station=Depot 1; kind=No power; description=Breaker trips at once.
+ reservation|booking: Charging station->@charging station|charger;Connector->@connector|plug;Vehicle->@electric vehicle|ev;Day:date;Starts at:time;Ends at:time;Energy wanted:number(kWh)#0-200
+ payment: Charging session->@charging session|session;Energy:number(kWh)#0-500;Method=Card|App|Invoice

# power outage|electricity grid|substation|power line|transformer|electric utility|power grid
item substation|transformer station|transformer|grid asset|network asset: Name!;Asset number;Region->@supply area|region|district~Lower Valley|Harbour Town;Voltage~20/0.4 kV|110/20 kV;Rated power:number(kVA)#1-500000;Maker;Built in:number#1900-2100;Customers supplied:number#0-1000000;~Condition=Good|Fair|Poor|Replaced;~Status=In operation|Switched off|Fault
- Station Mill Lane | asset_number=TS-0417; region=Lower Valley; voltage=20/0.4 kV; rated_power=630; maker=Trafowerk; built_in=1994; customers_supplied=212; condition=Fair; status=In operation
- Station Quay 3 | asset_number=TS-0502; region=Harbour Town; voltage=20/0.4 kV; rated_power=1000; maker=Trafowerk; built_in=2015; customers_supplied=388; condition=Good; status=Fault
- Station Sawmill | asset_number=TS-0388; region=Upper Forest; voltage=20/0.4 kV; rated_power=400; built_in=1978; condition=Poor; status=Switched off
- Main station South | asset_number=UW-0003; region=South Plain; voltage=110/20 kV; rated_power=40000; built_in=2009; condition=Good; status=In operation
item supply area|region|district|grid area: Name!;Postcodes;Households:number#0-10000000;Line length:number(km)#0-100000;Peak load:number(MW)#0-100000;Area manager~Greta Holm|Leon Pace;Control room phone:phone
- Lower Valley | postcodes=3100 to 3120; households=8400; line_length=310; peak_load=14; area_manager=Greta Holm
- Harbour Town | postcodes=3200 to 3208; households=15200; line_length=260; peak_load=31; area_manager=Leon Pace
- Upper Forest | postcodes=3300 to 3312; households=2900; line_length=420; peak_load=6; area_manager=Greta Holm
- South Plain | postcodes=3400 to 3425; households=21000; line_length=510; peak_load=44; area_manager=Leon Pace
record outage|power outage|power cut|interruption|blackout: Title!;Supply area->@supply area|region~Lower Valley|Harbour Town;Substation->@substation|transformer~Station Mill Lane|Station Quay 3;Started on:date!;Starts at:time;Restored at:time;Customers affected:number#0-10000000;Cause=Storm|Digging|Equipment failure|Overload|Animal|Planned;Public note:long;~Status=Reported|Crew on site|Partly restored|Restored
- Quay 3 cable joint | supply_area=Harbour Town; substation=Station Quay 3; customers_affected=388; cause=Equipment failure; public_note=Crew on site, power by noon.; status=Crew on site
- Tree on line at Mill Lane | supply_area=Lower Valley; substation=Station Mill Lane; customers_affected=97; cause=Storm; status=Restored
- Digger hits cable South | supply_area=South Plain; substation=Main station South; customers_affected=640; cause=Digging; status=Partly restored
- Planned work Sawmill | supply_area=Upper Forest; substation=Station Sawmill; customers_affected=84; cause=Planned; public_note=Off from nine to two.; status=Reported
request outage report|fault report|customer report|street light report: Title!;Address;Postcode;Phone:phone;Kind=No power|Half power|Flicker|Wire down|Street light out;Noticed on:date;At:time;Neighbours affected:boolean;Description:long;Photo:image;~Outage->@outage|power outage~Quay 3 cable joint|Tree on line at Mill Lane
- No power at Dock 12 | address=Dock 12; postcode=3202; kind=No power; description=Bang heard at six.; outage=Quay 3 cable joint
- Wire hangs over path | address=Mill Lane 40; postcode=3110; kind=Wire down; outage=Tree on line at Mill Lane
- Lamps flicker at Plain 7 | address=Plain Road 7; postcode=3404; kind=Flicker; outage=Digger hits cable South
- Street dark at sawmill | address=Sawmill Lane; postcode=3301; kind=Street light out; outage=Planned work Sawmill
work switching order|repair job|work order|planned outage|maintenance: Title!;Substation->@substation|transformer~Station Mill Lane|Station Quay 3;Outage->@outage|power outage~Quay 3 cable joint|Tree on line at Mill Lane;Crew->@crew|field crew|team~Crew 4|Crew Harbour;Planned on:date;Starts at:time;Ends at:time;Steps:long;Approved by~Greta Holm|Leon Pace;Safety measures:long
- New joint at Quay 3 | substation=Station Quay 3; outage=Quay 3 cable joint; crew=Crew Harbour; steps=Open switch 2, earth, joint, test.; approved_by=Leon Pace
- Clear tree and tension wire | substation=Station Mill Lane; outage=Tree on line at Mill Lane; crew=Crew 4; approved_by=Greta Holm
- Ring feed South Plain | substation=Main station South; outage=Digger hits cable South; crew=Crew Plain; steps=Close tie switch 14, check load.; approved_by=Leon Pace
- Replace insulators Sawmill | substation=Station Sawmill; outage=Planned work Sawmill; crew=Crew Forest; safety_measures=Earthed on both sides.; approved_by=Greta Holm
item crew|field crew|team: Name!;Leader;Phone:phone;Members:number#1-30;Vehicle;Supply area->@supply area|region~Lower Valley|Harbour Town;~Status=Free|On the way|On site|Off shift
- Crew 4 | leader=Tomasz Lind; members=3; vehicle=LN 400 G; supply_area=Lower Valley; status=Free
- Crew Harbour | leader=Abi Stone; members=4; vehicle=LN 402 G; supply_area=Harbour Town; status=On site
- Crew Plain | leader=Nadia Fuchs; members=5; vehicle=LN 405 G; supply_area=South Plain; status=On the way
- Crew Forest | leader=Emil Strand; members=3; vehicle=LN 407 G; supply_area=Upper Forest; status=Off shift
! record load reading|load measurement|grid reading [load|measur\\w*|sensor\\w*|monitor\\w*]: Title!;Substation->@substation|transformer~Station Mill Lane|Station Quay 3;Day:date!;At:time;Load:number(kW)#0-500000;Voltage:number(V)#0-500000;Oil temperature:number(°C)#-40-200;Alarm:boolean
- Mill Lane evening peak | substation=Station Mill Lane; load=540; voltage=398; oil_temperature=71
- Quay 3 after repair | substation=Station Quay 3; load=610; voltage=401; oil_temperature=58
- South noon load | substation=Main station South; load=27400; voltage=20150; oil_temperature=64
- Sawmill before switching | substation=Station Sawmill; load=95; voltage=404; oil_temperature=33

# district heating|heat pump|heating plant|boiler service|heating system|heating oil|wood pellet
item heating system|heat pump|heating plant|boiler|substation: Name!;Customer->@heating customer|household|customer~Block Sage 12|Farm Oster;Kind=Heat pump|Pellet boiler|Gas boiler|District heating station|Oil boiler;Maker;Serial number;Power:number(kW)#1-100000;Installed on:date;Next service on:date;Refrigerant or fuel~R290|Pellets;~Status=Running|Fault|Off
- Heat pump Oster | customer=Farm Oster; kind=Heat pump; maker=Nordtherm; serial_number=HP-3071; power=14; refrigerant_or_fuel=R290; status=Running
- Station Sage 12 | customer=Block Sage 12; kind=District heating station; maker=Wermo; serial_number=DH-1180; power=120; refrigerant_or_fuel=Hot water; status=Fault
- Pellet boiler Dorn | customer=School Dornbach; kind=Pellet boiler; maker=Holzer; serial_number=PB-0440; power=60; refrigerant_or_fuel=Pellets; status=Running
- Oil boiler Kern | customer=Kern bakery; kind=Oil boiler; maker=Calora; serial_number=OB-9917; power=35; status=Off
person heating customer|household|connection owner: Name!;Customer number;Address;Phone:phone;Email:email;Heated area:number(m²)#1-1000000;Contract=Service|Heat supply|None;Contract until:date
- Farm Oster | customer_number=4410; address=Oster 1; heated_area=240; contract=Service
- Block Sage 12 | customer_number=4432; address=Sage Street 12; heated_area=1850; contract=Heat supply
- School Dornbach | customer_number=4451; address=Dornbach 20; heated_area=2100; contract=Heat supply
- Kern bakery | customer_number=4466; address=Market 3; heated_area=310; contract=None
record meter reading|heat reading|consumption: Title!;Heating system->@heating system|heat pump|substation~Heat pump Oster|Station Sage 12;Read on:date!;Heat:number(kWh)#0-100000000;Electricity:number(kWh)#0-10000000;Flow temperature:number(°C)#0-130;Return temperature:number(°C)#0-110;Outdoor temperature:number(°C)#-40-45;Read by~Customer|Lars Timm
- Oster, end of January | heating_system=Heat pump Oster; heat=41280; electricity=10840; flow_temperature=35; return_temperature=30; outdoor_temperature=-3; read_by=Customer
- Sage 12, end of January | heating_system=Station Sage 12; heat=618400; electricity=0; flow_temperature=78; return_temperature=49; outdoor_temperature=-3; read_by=Lars Timm
- Dornbach, end of January | heating_system=Pellet boiler Dorn; heat=96200; flow_temperature=70; return_temperature=52; read_by=Lars Timm
- Kern, end of January | heating_system=Oil boiler Kern; heat=22750; flow_temperature=65; return_temperature=50; read_by=Customer
request fault report|service request|emergency call|fault: Title!;Heating system->@heating system|heat pump|substation~Heat pump Oster|Station Sage 12;Error code;Kind=No heat|No hot water|Leak|Noise|Pressure low;Urgency=Normal|Today|Emergency;Room temperature:number(°C)#-10-40;Description:long;Photo:image
- Radiators cold in Sage 12 | heating_system=Station Sage 12; error_code=E-12; kind=No heat; urgency=Emergency; room_temperature=16; description=Since last night, all floors.
- Outdoor unit hums | heating_system=Heat pump Oster; kind=Noise; urgency=Normal; room_temperature=21
- Auger jams at Dornbach | heating_system=Pellet boiler Dorn; error_code=P-04; kind=No hot water; urgency=Today; room_temperature=18
- Oil smell in bakery cellar | heating_system=Oil boiler Kern; kind=Leak; urgency=Emergency; description=Drops below the filter.
work service visit|maintenance|repair|work order: Title!;Heating system->@heating system|heat pump|substation~Heat pump Oster|Station Sage 12;Fault report->@fault report|fault~Radiators cold in Sage 12|Outdoor unit hums;Kind=Yearly service|Repair|Start-up|Hydraulic balancing;Planned on:date;Technician~Lars Timm|Ida Roth;~Hours:number(h)#0-100;Parts used;~Cost:money;Notes:long
- New control valve Sage 12 | heating_system=Station Sage 12; fault_report=Radiators cold in Sage 12; kind=Repair; technician=Ida Roth; hours=3; parts_used=Valve DN32; cost=460
- Oster yearly service | heating_system=Heat pump Oster; fault_report=Outdoor unit hums; kind=Yearly service; technician=Lars Timm; hours=2; cost=190
- Dornbach auger cleared | heating_system=Pellet boiler Dorn; fault_report=Auger jams at Dornbach; kind=Hydraulic balancing; technician=Lars Timm; hours=4; cost=330
- Filter seal Kern | heating_system=Oil boiler Kern; fault_report=Oil smell in bakery cellar; kind=Start-up; technician=Ida Roth; hours=1; cost=120
item fuel|fuel product|pellet stock|heating oil: Name!;Kind=Wood pellets|Wood chips|Heating oil|Logs|Gas;Price per unit:money;Unit=t|l|m³;In stock:number#0-1000000;Smallest delivery:number#0-100000;Heating value:number(kWh)#0-20000;Supplier~Forst Union|Brennstoff Kern
- Pellets, loose | kind=Wood pellets; price_per_unit=310; unit=t; in_stock=84; smallest_delivery=2; heating_value=4900; supplier=Forst Union
- Heating oil, low sulphur | kind=Heating oil; price_per_unit=0.98; unit=l; in_stock=42000; smallest_delivery=500; heating_value=10; supplier=Brennstoff Kern
- Wood chips G30 | kind=Wood chips; price_per_unit=28; unit=m³; in_stock=900; smallest_delivery=20; heating_value=850
- Beech logs 33 cm | kind=Logs; price_per_unit=110; unit=m³; in_stock=64; smallest_delivery=1; heating_value=1900
+ order: Fuel->@fuel|heating oil;Amount:number#0-100000;Delivery on:date;Hose length:number(m)#0-100;Tank access
+ invoice: Heating system->@heating system|substation;Heat:number(kWh)#0-100000000;Price per kWh:money;Base charge:money

# water utility|water meter|water supply|drinking water|waterworks|pipe burst|water leak
item connection|water connection|service connection|house connection|metering point: Connection number!;Address;Customer~Family Irving|Laundry Blank;Zone->@supply zone|zone|pressure zone~High zone|Town zone;Pipe material=Copper|Plastic|Steel|Lead|Cast iron;Diameter:number(mm)#10-1000;Connected on:date;~Status=Active|Shut off|Disconnected
- WC-1187 | address=Spring Lane 3; customer=Family Irving; zone=High zone; pipe_material=Plastic; diameter=32; status=Active
- WC-1240 | address=Factory Road 8; customer=Laundry Blank; zone=Town zone; pipe_material=Steel; diameter=63; status=Active
- WC-1255 | address=Old Market 2; customer=Kern bakery; zone=Old town zone; pipe_material=Lead; diameter=25; status=Shut off
- WC-1262 | address=Lake Camp; customer=Campsite Reed; zone=Lake zone; pipe_material=Cast iron; diameter=80; status=Active
item water meter|meter: Meter number!;Connection->@connection|water connection~WC-1187|WC-1240;Maker;Size~Q3 4|Q3 16;Reading method=Manual|Radio|Online;Installed on:date;Calibrated until:date;Start reading:number(m³)#0-10000000;~Status=Installed|Replaced|Defective
- M-204417 | connection=WC-1187; maker=Hydrona; size=Q3 4; reading_method=Radio; start_reading=0; status=Installed
- M-118823 | connection=WC-1240; maker=Hydrona; size=Q3 16; reading_method=Manual; start_reading=1220; status=Installed
- M-090418 | connection=WC-1255; maker=Aquanor; size=Q3 4; reading_method=Manual; start_reading=310; status=Defective
- M-230077 | connection=WC-1262; maker=Hydrona; size=Q3 25; reading_method=Online; start_reading=0; status=Installed
record meter reading|reading|water consumption|consumption: Title!;Water meter->@water meter|meter~M-204417|M-118823;Read on:date!;Reading:number(m³)#0-10000000;~Consumption:number(m³)#0-10000000;Read by=Customer|Reader|Radio|Estimate;Photo:image;Plausible:boolean
- Irving, year end | water_meter=M-204417; reading=486; consumption=118; read_by=Radio
- Laundry, December | water_meter=M-118823; reading=30415; consumption=742; read_by=Reader
- Bakery, estimate | water_meter=M-090418; reading=1980; consumption=240; read_by=Estimate
- Campsite, August | water_meter=M-230077; reading=5210; consumption=1330; read_by=Customer
item supply zone|zone|pressure zone|reservoir|well: Name!;Source=Spring|Well|Lake|Purchase;Pressure:number(bar)#0-30;Storage:number(m³)#0-1000000;Inhabitants:number#0-10000000;Pipe length:number(km)#0-100000;Hardness:number(°dH)#0-60
- High zone | source=Spring; pressure=5.5; storage=400; inhabitants=1900; pipe_length=22; hardness=9
- Town zone | source=Well; pressure=4.2; storage=1500; inhabitants=7600; pipe_length=58; hardness=16
- Lake zone | source=Lake; pressure=3.8; storage=250; inhabitants=900; pipe_length=14; hardness=6
- Old town zone | source=Purchase; pressure=4.6; storage=600; inhabitants=3100; pipe_length=19; hardness=18
record water sample|water quality test|lab result|sample: Sample number!;Zone->@supply zone|zone|well~High zone|Town zone;Taken on:date!;Place~Kindergarten tap|Reservoir outlet;pH:number#0-14;Nitrate:number(mg/l)#0-500;Chlorine:number(mg/l)#0-10;Coliform:number#0-10000;Result=In order|Exceeded|Pending;Laboratory;Report:file
- WQ-310 | zone=High zone; place=Kindergarten tap; ph=7.4; nitrate=8; chlorine=0; coliform=0; result=In order; laboratory=Aqua Lab
- WQ-314 | zone=Town zone; place=Reservoir outlet; ph=7.6; nitrate=34; chlorine=0.1; coliform=0; result=In order; laboratory=Aqua Lab
- WQ-320 | zone=Lake zone; place=Camp kitchen tap; ph=7.1; nitrate=3; coliform=4; result=Exceeded; laboratory=Aqua Lab
- WQ-325 | zone=Old town zone; place=Fountain; ph=7.5; nitrate=29; result=Pending; laboratory=Hygiene Institute
request leak report|fault report|pipe burst|customer report: Title!;Address;Phone:phone;Kind=Burst pipe|Leak|Low pressure|Brown water|No water|Hydrant damage;Noticed on:date;Connection->@connection|water connection~WC-1187|WC-1240;Description:long;Photo:image
- Water on Spring Lane | address=Spring Lane 5; kind=Burst pipe; connection=WC-1187; description=Comes up between the cobbles.
- Brown water in laundry | address=Factory Road 8; kind=Brown water; connection=WC-1240
- Only a trickle at bakery | address=Old Market 2; kind=Low pressure; connection=WC-1255
- Hydrant hit by van | address=Lake Camp gate; kind=Hydrant damage; connection=WC-1262; description=Leans to one side, drips.
work repair job|work order|meter change|maintenance: Title!;Leak report->@leak report|fault report~Water on Spring Lane|Brown water in laundry;Kind=Pipe repair|Flushing|Meter change|Leak search|New connection;Planned on:date;Crew~Team Blue|Team North;Houses without water:number#0-100000;~Water lost:number(m³)#0-1000000;~Cost:money;Notes:long
- Clamp on main Spring Lane | leak_report=Water on Spring Lane; kind=Pipe repair; crew=Team North; houses_without_water=14; water_lost=60; cost=2300
- Flush Factory Road | leak_report=Brown water in laundry; kind=Flushing; crew=Team Blue; houses_without_water=0; cost=180
- New meter at bakery | leak_report=Only a trickle at bakery; kind=Meter change; crew=Team Blue; houses_without_water=1; cost=160
- Search at camp hydrant | leak_report=Hydrant hit by van; kind=Leak search; crew=Team North; houses_without_water=0; water_lost=9; cost=540
+ invoice|bill: Water meter->@water meter|meter;Consumption:number(m³)#0-10000000;Price per m³:money;Base charge:money;Period from:date;Period until:date
request service request|customer request|service application: Title!;Connection->@connection|water connection~WC-1187|WC-1240;Kind=New connection|Meter check|Shut-off|Move|Billing question;Name;Phone:phone;Address;Wanted on:date;Details:long;Photo:image;~Assigned to~Team Blue|Team North
- Meter runs fast | connection=WC-1187; kind=Meter check; name=Pat Irving; assigned_to=Team Blue
- Moving out in June | connection=WC-1240; kind=Move; name=Rosa Blank
- New house on Spring Lane | kind=New connection; name=Jon Marsh; assigned_to=Team North
- Leak behind the meter | connection=WC-1240; kind=Shut-off; name=Theo Lund; assigned_to=Team Blue; details=Water runs into the cellar, valve does not close.
record planned interruption|interruption|planned outage|supply interruption|maintenance notice: Title!;Zone->@supply zone|zone~High zone|Town zone;Streets;From:date!;From hour:time;Until hour:time;Reason=Pipe work|Flushing|Meter change|New connection;Households:number#0-100000;~Status=Planned|Under way|Over|Called off
- Valve change Mill street | zone=Town zone; streets=Mill street 1 to 40; reason=Pipe work; households=85; status=Planned
- Flushing high zone | zone=High zone; streets=All; reason=Flushing; households=640; status=Over
- New main Spring Lane | zone=High zone; streets=Spring Lane; reason=New connection; households=22; status=Under way
- Meters in Rose street | zone=Town zone; streets=Rose street 2 to 30; reason=Meter change; households=28; status=Called off

# wastewater|sewage|treatment plant|sewer|sewage sludge|septic tank|sludge
item treatment plant|plant|sewage plant|septic tank|pumping station: Name!;Location;Kind=Central plant|Pumping station|Septic tank|Reed bed;Capacity:number(PE)#1-10000000;Flow:number(m³/d)#0-1000000;Built in:number#1900-2100;Permit until:date;Operator~Hubert Lahn|Zoe Marsh;~Status=Normal|Overload|Fault|Out of service
- Rehn treatment plant | location=Weir Road 99; kind=Central plant; capacity=14000; flow=3100; built_in=1988; operator=Zoe Marsh; status=Normal
- Pumping station Low Meadow | location=Low Meadow; kind=Pumping station; capacity=900; flow=180; built_in=2004; operator=Hubert Lahn; status=Fault
- Reed bed Obertal | location=Obertal end; kind=Reed bed; capacity=120; flow=18; built_in=2016; operator=Zoe Marsh; status=Normal
- Septic tank alpine hut | location=Hut Kar; kind=Septic tank; capacity=40; flow=4; built_in=1982; operator=Hubert Lahn; status=Overload
record lab analysis|effluent sample|water sample|daily reading|sample: Title!;Treatment plant->@treatment plant|plant~Rehn treatment plant|Pumping station Low Meadow;Sampled on:date!;Point=Inlet|Aeration tank|Outlet|Sludge;COD:number(mg/l)#0-10000;Ammonium:number(mg/l)#0-500;Phosphorus:number(mg/l)#0-100;pH:number#0-14;Temperature:number(°C)#0-50;Within limit:boolean;Sampled by~Zoe Marsh|Hubert Lahn
- Outlet Monday | treatment_plant=Rehn treatment plant; point=Outlet; cod=31; ammonium=0.8; phosphorus=0.6; ph=7.2; temperature=14; sampled_by=Zoe Marsh
- Inlet Monday | treatment_plant=Rehn treatment plant; point=Inlet; cod=540; ammonium=46; phosphorus=8.1; ph=7.6; temperature=15; sampled_by=Zoe Marsh
- Reed bed outlet June | treatment_plant=Reed bed Obertal; point=Outlet; cod=42; ammonium=3.1; ph=7; temperature=16; sampled_by=Hubert Lahn
- Aeration tank Friday | treatment_plant=Rehn treatment plant; point=Aeration tank; cod=60; ammonium=1.4; ph=7.1; temperature=15; sampled_by=Zoe Marsh
record operating log|daily log|flow reading|log entry: Title!;Treatment plant->@treatment plant|plant~Rehn treatment plant|Pumping station Low Meadow;Day:date!;Inflow:number(m³)#0-1000000;Rain:number(mm)#0-300;Oxygen:number(mg/l)#0-20;Sludge volume:number(ml/l)#0-1000;Energy used:number(kWh)#0-1000000;Operator~Zoe Marsh|Hubert Lahn;Remarks:long
- Rainy weekend | treatment_plant=Rehn treatment plant; inflow=6200; rain=22; oxygen=1.9; sludge_volume=420; energy_used=1480; operator=Hubert Lahn
- Dry Tuesday | treatment_plant=Rehn treatment plant; inflow=2900; rain=0; oxygen=2.1; sludge_volume=450; energy_used=1310; operator=Zoe Marsh
- Pump station alarm night | treatment_plant=Pumping station Low Meadow; inflow=240; rain=12; energy_used=35; operator=Hubert Lahn; remarks=Pump 2 blocked by wipes.
- Reed bed weekly walk | treatment_plant=Reed bed Obertal; inflow=17; rain=3; energy_used=2; operator=Zoe Marsh
record sludge haul|sludge disposal|disposal|tank emptying: Note number!;Treatment plant->@treatment plant|septic tank~Rehn treatment plant|Pumping station Low Meadow;Hauled on:date!;Volume:number(m³)#0-10000;Dry matter:percent;Taken to=Farmland|Incineration|Composting|Central plant;Carrier~Fuhr Lenz|Municipal depot;Cost:money
- SH-117 | treatment_plant=Rehn treatment plant; volume=26; dry_matter=24; taken_to=Incineration; carrier=Fuhr Lenz; cost=1900
- SH-120 | treatment_plant=Pumping station Low Meadow; volume=6; dry_matter=3; taken_to=Central plant; carrier=Municipal depot; cost=210
- SH-124 | treatment_plant=Septic tank alpine hut; volume=8; dry_matter=4; taken_to=Composting; carrier=Fuhr Lenz; cost=640
- SH-128 | treatment_plant=Rehn treatment plant; volume=24; dry_matter=26; taken_to=Farmland; carrier=Fuhr Lenz; cost=980
record sewer inspection|camera inspection|inspection|manhole inspection: Title!;Sewer section->@sewer section|sewer|manhole~Main road 14 to 22|Meadow collector;Inspected on:date!;Method=Camera|Walk|Smoke test;Damage=None|Crack|Roots|Deposit|Collapse;Grade=1|2|3|4|5;Inspector~Kanal Team|Hubert Lahn;Video:file;Notes:long
- Main road camera run | sewer_section=Main road 14 to 22; method=Camera; damage=Roots; grade=3; inspector=Kanal Team; notes=Roots at 17.4 m.
- Meadow collector run | sewer_section=Meadow collector; method=Camera; damage=None; grade=1; inspector=Kanal Team
- Station street walk | sewer_section=Station street 3 to 9; method=Walk; damage=Collapse; grade=5; inspector=Kanal Team
- Lake pipe smoke test | sewer_section=Lake pipe; method=Smoke test; damage=Crack; grade=2; inspector=Hubert Lahn
item sewer section|sewer|manhole|pipe section: Name!;From manhole;To manhole;Length:number(m)#0-10000;Diameter:number(mm)#50-5000;Material=Concrete|Clay|Plastic|Brick;Laid in:number#1850-2100;Kind=Foul|Rain|Combined
- Main road 14 to 22 | from_manhole=M-14; to_manhole=M-22; length=286; diameter=300; material=Clay; laid_in=1961; kind=Combined
- Meadow collector | from_manhole=M-51; to_manhole=M-58; length=410; diameter=500; material=Concrete; laid_in=2004; kind=Foul
- Station street 3 to 9 | from_manhole=M-03; to_manhole=M-09; length=190; diameter=1200; material=Brick; laid_in=1908; kind=Combined
- Lake pipe | from_manhole=M-77; to_manhole=M-81; length=340; diameter=250; material=Plastic; laid_in=1999; kind=Rain
work maintenance task|repair|work order|flushing: Title!;Treatment plant->@treatment plant|pumping station~Rehn treatment plant|Pumping station Low Meadow;Sewer section->@sewer section|sewer~Main road 14 to 22|Meadow collector;Kind=Pump repair|Flushing|Root cutting|Relining|Calibration;Due on:date;Assigned to~Hubert Lahn|Kanal Team;Cost:money;Notes:long
- Unblock pump 2 | treatment_plant=Pumping station Low Meadow; kind=Pump repair; assigned_to=Hubert Lahn; cost=150
- Cut roots Main road | treatment_plant=Rehn treatment plant; sewer_section=Main road 14 to 22; kind=Root cutting; assigned_to=Kanal Team; cost=980
- Reline Station street | treatment_plant=Rehn treatment plant; sewer_section=Station street 3 to 9; kind=Relining; assigned_to=Kanal Team; cost=48000
- Calibrate oxygen probes | treatment_plant=Rehn treatment plant; sewer_section=Lake pipe; kind=Calibration; assigned_to=Hubert Lahn; cost=90

# internet provider|internet service provider|broadband|fibre|fiber optic|isp|fiber network
item internet plan|plan|tariff|package|broadband plan|internet package: Name!;Download:number(Mbit/s)#1-100000;Upload:number(Mbit/s)#1-100000;Monthly price:money;Setup fee:money;Contract length:number(months)#0-48;Technology=Fibre|Cable|DSL|Radio|Satellite;Includes~Router, phone line|TV;~Status=On sale|Hidden|Discontinued
- Fibre Home 250 | download=250; upload=100; monthly_price=39; setup_fee=49; contract_length=12; technology=Fibre; includes=Router; status=On sale
- Radio Village 50 | download=50; upload=10; monthly_price=29; setup_fee=79; contract_length=24; technology=Radio; includes=Antenna; status=On sale
- Cable City 500 | download=500; upload=50; monthly_price=45; setup_fee=0; contract_length=24; technology=Cable; status=Hidden
- DSL Basic 16 | download=16; upload=1; monthly_price=22; setup_fee=29; contract_length=12; technology=DSL; status=Discontinued
person subscriber|internet customer|household: Name!;Customer number;Address;Email:email;Phone:phone;Joined on:date;Payment=Direct debit|Card|Invoice;~Status=Active|Suspended|Cancelled
- Ilja Novak | customer_number=C-20417; address=Fern Road 8; payment=Direct debit; status=Active
- Cafe Orchid | customer_number=C-20502; address=Station Street 1; payment=Invoice; status=Active
- Mei Tanaka | customer_number=C-20533; address=Ring 12, door 4; payment=Card; status=Suspended
- Sawmill Graben | customer_number=C-19870; address=Graben 1; payment=Invoice; status=Cancelled
record subscription|contract|internet contract|connection: Contract number!;Subscriber->@subscriber|customer~Ilja Novak|Cafe Orchid;Internet plan->@internet plan|plan|tariff~Fibre Home 250|Radio Village 50;Installation address;Static IP:boolean;Starts on:date!;Ends on:date;Router serial number;~Status=Ordered|Active|Suspended|Terminated
- CT-8817 | subscriber=Ilja Novak; internet_plan=Fibre Home 250; installation_address=Fern Road 8; router_serial_number=RX-30881; status=Active
- CT-8902 | subscriber=Cafe Orchid; internet_plan=Radio Village 50; installation_address=Station Street 1; router_serial_number=RX-30990; status=Ordered
- CT-8911 | subscriber=Mei Tanaka; internet_plan=Cable City 500; installation_address=Ring 12, door 4; router_serial_number=RX-31007; status=Suspended
- CT-7204 | subscriber=Sawmill Graben; internet_plan=DSL Basic 16; installation_address=Graben 1; router_serial_number=RX-22015; status=Terminated
request trouble ticket|fault report|support ticket|connection problem|outage report: Title!;Subscription->@subscription|contract~CT-8817|CT-8902;Kind=No connection|Slow|Drops|Router|Billing;Measured download:number(Mbit/s)#0-100000;Started on:date;Router light=Green|Red|Off|Blinking;Description:long;Priority=Low|Normal|High;~Solved by~Hotline|Field crew
- Drops every evening | subscription=CT-8817; kind=Drops; measured_download=18; router_light=Green; priority=Normal; description=From eight to ten.; solved_by=Hotline
- Antenna turned by wind | subscription=CT-8902; kind=No connection; measured_download=0; router_light=Red; priority=High; solved_by=Field crew
- Invoice shows two routers | subscription=CT-8911; kind=Billing; router_light=Green; priority=Low; solved_by=Hotline
- Half the booked speed | subscription=CT-8817; kind=Slow; measured_download=118; router_light=Blinking; priority=Normal; solved_by=Field crew
work installation|installation appointment|technician visit|field job: Title!;Subscription->@subscription|contract~CT-8817|CT-8902;Technician~Berk Olsen|Tia Crow;Planned on:date;Time slot=8 to 10|10 to 12|13 to 15|15 to 17;Work=New line|Antenna|Router swap|Line repair|Splicing;Cable length:number(m)#0-5000;~Signal level:number(dBm)#-100-10;Notes:long
- New line Fern Road 8 | subscription=CT-8817; technician=Tia Crow; time_slot=10 to 12; work=New line; cable_length=42; signal_level=-19
- Antenna on cafe roof | subscription=CT-8902; technician=Berk Olsen; time_slot=13 to 15; work=Antenna; cable_length=18; signal_level=-61
- Router swap Ring 12 | subscription=CT-8911; technician=Tia Crow; time_slot=8 to 10; work=Router swap; cable_length=3; signal_level=-8
- Repair line to sawmill | subscription=CT-7204; technician=Berk Olsen; time_slot=15 to 17; work=Line repair; cable_length=120
record network outage|outage|service disruption|incident: Title!;Network node->@network node|node|cabinet~Cabinet Fern|Mast Hill;Started on:date!;Starts at:time;Restored at:time;Customers affected:number#0-1000000;Cause=Cable cut|Power|Equipment|Planned work|Weather;Public note:long;~Status=Investigating|Being repaired|Solved
- Fibre cut by digger | network_node=Cabinet Fern; customers_affected=212; cause=Cable cut; public_note=Splicing until 18.00.; status=Being repaired
- Mast Hill power loss | network_node=Mast Hill; customers_affected=61; cause=Power; status=Solved
- Card fault in exchange | network_node=Exchange Market; customers_affected=430; cause=Equipment; status=Investigating
- Night update Ring room | network_node=Switch room Ring; customers_affected=140; cause=Planned work; public_note=Two to four in the night.; status=Solved
item network node|node|cabinet|access point|pop: Name!;Address;Kind=Cabinet|Mast|Exchange|Switch room;Ports:number#1-100000;Ports used:number#0-100000;Uplink:number(Gbit/s)#0-10000;Battery backup:number(h)#0-200;~Status=Online|Degraded|Offline
- Cabinet Fern | address=Fern Road 1; kind=Cabinet; ports=288; ports_used=212; uplink=10; battery_backup=4; status=Online
- Mast Hill | address=Hill track; kind=Mast; ports=96; ports_used=61; uplink=1; battery_backup=8; status=Degraded
- Exchange Market | address=Market 14; kind=Exchange; ports=2400; ports_used=1910; uplink=100; battery_backup=12; status=Online
- Switch room Ring | address=Ring 12 cellar; kind=Switch room; ports=192; ports_used=140; uplink=10; battery_backup=2; status=Offline
+ invoice: Subscription->@subscription|contract;Period~March|April;Amount:money;Due on:date;~Status=Open|Paid|Overdue

# mobile phone|mobile operator|sim card|phone contract|mobile plan|prepaid
item mobile plan|plan|tariff|phone plan|data plan: Name!;Data:number(GB)#0-10000;Minutes:number#0-100000;Messages:number#0-100000;Monthly price:money;Kind=Prepaid|Contract|Data only|Family;Contract length:number(months)#0-36;Roaming included:boolean;Network speed=4G|5G
- Start 10 GB | data=10; minutes=500; messages=500; monthly_price=12; kind=Prepaid; contract_length=0; network_speed=4G
- Family 60 GB | data=60; minutes=10000; messages=10000; monthly_price=44; kind=Family; contract_length=12; network_speed=5G
- Talk Flat 20 GB | data=20; minutes=10000; messages=10000; monthly_price=19; kind=Contract; contract_length=24; network_speed=4G
- Tablet 100 GB | data=100; minutes=0; messages=0; monthly_price=25; kind=Data only; contract_length=0; network_speed=5G
record sim card|sim|phone number|line|subscription: Phone number!;SIM number;Mobile plan->@mobile plan|plan|tariff~Start 10 GB|Family 60 GB;Holder~Lea Brandt|Omid Karr;Activated on:date;PUK;Data used:number(GB)#0-10000;Balance:money;~Status=Reserved|Active|Blocked|Ported out
- 0660 4417 201 | sim_number=8943-0012-77; mobile_plan=Start 10 GB; holder=Lea Brandt; data_used=6.4; balance=8; status=Active
- 0660 4417 388 | sim_number=8943-0012-91; mobile_plan=Family 60 GB; holder=Omid Karr; data_used=41; balance=0; status=Active
- 0660 4417 512 | sim_number=8943-0013-04; mobile_plan=Talk Flat 20 GB; holder=Gero Falk; data_used=19.8; status=Blocked
- 0660 4417 640 | sim_number=8943-0013-15; mobile_plan=Tablet 100 GB; holder=Pia Lorenz; data_used=0; status=Reserved
item device|phone|smartphone|handset: Name!;Maker;Storage:number(GB)#1-4000;Colour;Price:money;In stock:number#0-10000;Condition=New|Refurbished|Used;Display:number(inch)#1-20;Picture:image
- Nova 5 128 GB | maker=Novatel; storage=128; colour=Black; price=379; in_stock=14; condition=New; display=6.1
- Nova 3 64 GB | maker=Novatel; storage=64; colour=Blue; price=149; in_stock=5; condition=Refurbished; display=5.8
- Orbit Mini 32 GB | maker=Orbitel; storage=32; colour=Red; price=79; in_stock=3; condition=Used; display=4.7
- Orbit Pro 256 GB | maker=Orbitel; storage=256; colour=Silver; price=699; in_stock=8; condition=New; display=6.7
request repair order|phone repair|repair request|repair: Repair number!;Device->@device|phone|smartphone~Nova 5 128 GB|Nova 3 64 GB;Customer name;Phone:phone;IMEI;Fault=Display|Battery|Charging port|Water|Camera|Software;Description:long;Data backup wanted:boolean;~Quoted price:money;~Technician~Yan Lott|Rosi Berg
- R-2207 | device=Nova 5 128 GB; customer_name=Kim Dale; imei=35-204417-0; fault=Display; description=Fell on tiles.; quoted_price=129; technician=Yan Lott
- R-2210 | device=Nova 3 64 GB; customer_name=Alba Ruiz; imei=35-118820-4; fault=Battery; quoted_price=59; technician=Rosi Berg
- R-2214 | device=Orbit Pro 256 GB; customer_name=Ulf Arent; imei=35-330192-7; fault=Water; quoted_price=210; technician=Rosi Berg
- R-2219 | device=Orbit Mini 32 GB; customer_name=Dana Iss; imei=35-090551-2; fault=Charging port; quoted_price=35; technician=Yan Lott
record top-up|recharge|usage|data usage: Title!;SIM card->@sim card|phone number~0660 4417 201|0660 4417 388;Day:date!;Kind=Top-up|Data|Calls|Messages|Roaming;Amount:number#0-100000;Unit=Euro|GB|Minutes|Pieces;Price:money;Channel=Web|Shop|Voucher|App
- Top-up 10 | sim_card=0660 4417 201; kind=Top-up; amount=10; unit=Euro; price=10; channel=App
- Roaming weekend | sim_card=0660 4417 388; kind=Roaming; amount=3; unit=GB; price=9; channel=Web
- Data pack 5 GB | sim_card=0660 4417 512; kind=Data; amount=5; unit=GB; price=8; channel=Voucher
- Call pack 200 | sim_card=0660 4417 201; kind=Calls; amount=200; unit=Minutes; price=5; channel=Shop
item spare part|part|display|battery: Name!;Fits->@device|phone~Nova 5 128 GB|Nova 3 64 GB;Part number;In stock:number#0-1000;Minimum stock:number#0-100;Cost price:money;Selling price:money;Supplier~Partix|Cellparts
- Display Nova 5 | fits=Nova 5 128 GB; part_number=DN5-BK; in_stock=4; minimum_stock=3; cost_price=58; selling_price=99; supplier=Partix
- Battery Nova 3 | fits=Nova 3 64 GB; part_number=BN3; in_stock=9; minimum_stock=4; cost_price=12; selling_price=29; supplier=Cellparts
- Charging port Orbit Mini | fits=Orbit Mini 32 GB; part_number=CP-OM; in_stock=6; minimum_stock=2; cost_price=7; selling_price=19
- Camera Orbit Pro | fits=Orbit Pro 256 GB; part_number=CAM-OP; in_stock=1; minimum_stock=2; cost_price=64; selling_price=119
request porting request|number porting|plan change|cancellation: Title!;SIM card->@sim card|phone number~0660 4417 201|0660 4417 388;Kind=Port in|Port out|Change plan|Block|Cancel;Other operator;Wanted on:date;New plan->@mobile plan|plan~Start 10 GB|Family 60 GB;Reason:long
- Change to family plan | sim_card=0660 4417 201; kind=Change plan; new_plan=Family 60 GB; reason=Second phone for daughter.
- Bring number from Telnova | sim_card=0660 4417 640; kind=Port in; other_operator=Telnova; new_plan=Talk Flat 20 GB
- Block after theft | sim_card=0660 4417 512; kind=Block; reason=Phone stolen on the tram.
- Leave to Ringo Mobile | sim_card=0660 4417 388; kind=Port out; other_operator=Ringo Mobile
+ order: Device->@device|phone;Mobile plan->@mobile plan|plan;Keep number:boolean;Monthly rate:money
+ appointment|booking: Device->@device|phone;Fault=Display|Battery|Charging port|Water|Camera|Software;Day:date;Starts at:time

# radio mast|cell tower|cell site|antenna|base station|amateur radio|ham radio|radio repeater
item radio site|cell tower|mast|tower|base station|station: Name!;Site code;Address;Latitude:number#-90-90;Longitude:number#-180-180;Mast height:number(m)#1-600;Owner;Power backup:number(h)#0-500;Rent per year:money;~Status=On air|Degraded|Off air|Planned;Photo:image
- Water tower Rehn | site_code=RS-017; address=Tower Hill 1; latitude=48.311; longitude=15.702; mast_height=42; owner=Municipality Rehn; power_backup=6; rent_per_year=5200; status=On air
- Ridge mast north | site_code=RS-031; address=Forest road km 4; latitude=48.402; longitude=15.655; mast_height=68; owner=Tower Union; power_backup=24; rent_per_year=7800; status=Degraded
- Silo Obertal | site_code=RS-044; address=Mill Lane 2; latitude=48.35; longitude=15.61; mast_height=36; rent_per_year=4100; status=Off air
- Motorway mast km 88 | site_code=RS-052; address=Motorway service road; latitude=48.28; longitude=15.75; mast_height=50; power_backup=8; status=Planned
item antenna|transmitter|radio unit|repeater: Name!;Radio site->@radio site|mast|cell tower~Water tower Rehn|Ridge mast north;Kind=Sector|Omni|Dish|Yagi|Repeater;Frequency:number(MHz)#0-100000;Power:number(W)#0-100000;Height on mast:number(m)#0-600;Azimuth:number(°)#0-360;Tilt:number(°)#-20-20;Serial number
- Sector A Rehn | radio_site=Water tower Rehn; kind=Sector; frequency=1800; power=40; height_on_mast=39; azimuth=20; tilt=4; serial_number=AN-4471
- Repeater Ridge | radio_site=Ridge mast north; kind=Repeater; frequency=145.6; power=25; height_on_mast=55; azimuth=0; tilt=0; serial_number=RP-008
- Dish to Ridge | radio_site=Silo Obertal; kind=Dish; frequency=18000; power=1; height_on_mast=30; azimuth=312
- Omni club 70 cm | radio_site=Ridge mast north; kind=Omni; frequency=438.9; power=15; height_on_mast=48; serial_number=OM-119
record contact|radio contact|log entry|qso|signal measurement: Call sign!;Radio site->@radio site|station~Water tower Rehn|Ridge mast north;Day:date!;At:time;Frequency:number(MHz)#0-100000;Mode=FM|SSB|CW|Digital|Data;Signal level:number(dBm)#-150-50;Report sent~59|599;Distance:number(km)#0-25000;Operator~Ole Kranz|Mia Fern;Remarks
- ZZ1ABC | radio_site=Ridge mast north; frequency=145.6; mode=FM; signal_level=-71; report_sent=59; distance=38; operator=Mia Fern; remarks=Mobile on the pass.
- ZZ7KLM | radio_site=Water tower Rehn; frequency=14.21; mode=SSB; signal_level=-92; report_sent=57; distance=2140; operator=Ole Kranz
- ZZ4PQR | radio_site=Ridge mast north; frequency=438.9; mode=Digital; signal_level=-83; report_sent=59; distance=61; operator=Ole Kranz
- ZZ9TUV | radio_site=Water tower Rehn; frequency=7.03; mode=CW; signal_level=-88; report_sent=599; distance=860; operator=Mia Fern
request fault|alarm|fault report|outage: Title!;Radio site->@radio site|mast~Water tower Rehn|Ridge mast north;Antenna->@antenna|repeater~Sector A Rehn|Repeater Ridge;Kind=Power|Link|Antenna|Lightning|Interference|Break-in;Severity=Minor|Major|Critical;Started on:date;Users affected:number#0-1000000;Description:long
- Mains lost on ridge | radio_site=Ridge mast north; antenna=Repeater Ridge; kind=Power; severity=Major; users_affected=340; description=Runs on batteries since five.
- Strange carrier on 1800 | radio_site=Water tower Rehn; antenna=Sector A Rehn; kind=Interference; severity=Minor; users_affected=20
- Lightning at the silo | radio_site=Silo Obertal; antenna=Dish to Ridge; kind=Lightning; severity=Critical; users_affected=900
- Fence cut at ridge | radio_site=Ridge mast north; antenna=Omni club 70 cm; kind=Break-in; severity=Minor; users_affected=0
work site visit|maintenance|work order|installation: Title!;Radio site->@radio site|mast~Water tower Rehn|Ridge mast north;Fault->@fault|alarm~Mains lost on ridge|Strange carrier on 1800;Kind=Repair|Climbing inspection|Upgrade|Battery change;Planned on:date;Technician~Ole Kranz|Tove Lind;Climbing needed:boolean;Cost:money;Notes:long
- Swap batteries ridge | radio_site=Ridge mast north; fault=Mains lost on ridge; kind=Battery change; technician=Tove Lind; cost=980
- Search carrier Rehn | radio_site=Water tower Rehn; fault=Strange carrier on 1800; kind=Repair; technician=Ole Kranz; cost=140
- Climb silo after strike | radio_site=Silo Obertal; fault=Lightning at the silo; kind=Climbing inspection; technician=Tove Lind; cost=620
- New link radio ridge | radio_site=Ridge mast north; fault=Fence cut at ridge; kind=Upgrade; technician=Ole Kranz; cost=2400
record licence|frequency permit|license|permit: Permit number!;Holder;Radio site->@radio site|station~Water tower Rehn|Ridge mast north;Call sign;Frequency range~144-146 MHz|1800 MHz band;Class=Novice|Full|Club|Commercial;Issued on:date;Valid until:date;Document:file
- FP-3310 | holder=Radio Club Rehn; radio_site=Ridge mast north; call_sign=ZZ0RCR; frequency_range=144-146 MHz; class=Club
- FP-3402 | holder=Tower Union; radio_site=Water tower Rehn; frequency_range=1800 MHz band; class=Commercial
- FP-3418 | holder=Mia Fern; radio_site=Ridge mast north; call_sign=ZZ2MFN; frequency_range=7-29 MHz; class=Full
- FP-3420 | holder=Ben Rohr; radio_site=Silo Obertal; call_sign=ZZ5BRO; frequency_range=144-146 MHz; class=Novice

# smart home|home automation|smart thermostat|smart device|smart lighting|smart lock
item smart device|device|thermostat|smart light|gadget: Name!;Kind=Light|Thermostat|Plug|Camera|Lock|Blind|Sensor|Speaker;Room->@room|area~Living room|Hallway;Maker;Protocol=Zigbee|Wi-Fi|Z-Wave|Bluetooth|Matter;Address on network;Firmware;Battery:percent;Added on:date;~Status=Online|Offline|Updating|Low battery;~State~On, 60 percent|21.5 °C
- Ceiling lamp living | kind=Light; room=Living room; maker=Lumio; protocol=Zigbee; firmware=2.4; battery=100; status=Online; state=On, 60 percent
- Front door lock | kind=Lock; room=Hallway; maker=Lockwell; protocol=Matter; firmware=1.9; battery=34; status=Low battery; state=Locked
- Bedroom thermostat | kind=Thermostat; room=Bedroom; maker=Warmio; protocol=Z-Wave; battery=72; status=Online; state=19 °C
- Washing machine plug | kind=Plug; room=Laundry cellar; maker=Lumio; protocol=Wi-Fi; status=Offline; state=Off
item room|area|zone: Name!;Home->@home|house|household~Garden house|City flat;Floor=Cellar|Ground|First|Second|Attic;Area:number(m²)#1-1000;Target temperature:number(°C)#5-30;Picture:image
- Living room | home=Garden house; floor=Ground; area=32; target_temperature=21
- Hallway | home=City flat; floor=Second; area=9; target_temperature=18
- Bedroom | home=Garden house; floor=First; area=18; target_temperature=18
- Laundry cellar | home=Holiday cabin; floor=Cellar; area=12; target_temperature=12
item home|house|household: Name!;Address;Time zone;Residents:number#1-50;Electricity price:money;Hub model;Owner~Nora Fink|Per Aalto
- Garden house | address=Willow 3; time_zone=Europe/Vienna; residents=4; electricity_price=0.29; hub_model=Hub 2; owner=Nora Fink
- City flat | address=Gate 20; time_zone=Europe/Helsinki; residents=2; electricity_price=0.21; hub_model=Hub mini; owner=Per Aalto
- Holiday cabin | address=Lake Path 9; time_zone=Europe/Oslo; residents=6; electricity_price=0.17; hub_model=Hub 2; owner=Siv Dahl
- Parents' house | address=Church Row 14; time_zone=Europe/Berlin; residents=2; electricity_price=0.33; hub_model=Hub mini; owner=Nora Fink
item automation|scene|rule|routine: Name!;Home->@home|household~Garden house|City flat;Trigger=Time|Sunset|Motion|Temperature|Arrival|Button;Condition~Only when nobody is home|Below 19 °C;Device->@smart device|device~Ceiling lamp living|Front door lock;Action~Switch on at 40 percent|Lock;Days~Mon to Fri|Every day;At:time;Enabled:boolean
- Evening light | home=Garden house; trigger=Sunset; condition=Somebody is home; device=Ceiling lamp living; action=Switch on at 40 percent; days=Every day
- Lock at night | home=City flat; trigger=Time; condition=Door is closed; device=Front door lock; action=Lock; days=Every day
- Warm bedroom at six | home=Garden house; trigger=Temperature; condition=Below 17 °C; device=Bedroom thermostat; action=Set to 20 °C; days=Mon to Fri
- Plug off on leaving | home=Holiday cabin; trigger=Motion; condition=No motion for an hour; device=Washing machine plug; action=Switch off; days=Every day
record sensor reading|reading|measurement|energy reading|device log: Title!;Device->@smart device|device|sensor~Ceiling lamp living|Front door lock;Measured on:date!;At:time;Kind=Temperature|Humidity|Power|Motion|Brightness|Battery;Value:number#-1000-100000;Unit=°C|percent|W|kWh|lux
- Lamp power at nine | device=Ceiling lamp living; kind=Power; value=7.8; unit=W
- Lock battery | device=Front door lock; kind=Battery; value=34; unit=percent
- Bedroom humidity | device=Bedroom thermostat; kind=Humidity; value=58; unit=percent
- Bedroom at midnight | device=Bedroom thermostat; kind=Temperature; value=18.2; unit=°C
record alert|alarm|event|activity|event log: Title!;Device->@smart device|device~Ceiling lamp living|Front door lock;Raised on:date!;At:time;Kind=Motion|Door left open|Smoke|Water leak|Offline|Low battery;Severity=Info|Warning|Alarm;Message:long;~Acknowledged:boolean
- Lock battery is low | device=Front door lock; kind=Low battery; severity=Warning; message=Change four AA cells.
- Lamp went offline | device=Ceiling lamp living; kind=Offline; severity=Info
- Water in laundry cellar | device=Washing machine plug; kind=Water leak; severity=Alarm; message=Sensor by the drain is wet.
- Door open for ten minutes | device=Front door lock; kind=Door left open; severity=Warning
! record device schedule|schedule|heating schedule [schedul\\w*|timetable|heating plan|timer\\w*]: Title!;Device->@smart device|device~Ceiling lamp living|Front door lock;Days~Mon to Fri|Sat, Sun;From:time;Until:time;Set to~22 °C|Off;Enabled:boolean
- Lamp off at night | device=Ceiling lamp living; days=Every day; set_to=Off
- Bedroom night setback | device=Bedroom thermostat; days=Every day; set_to=16 °C
- Plug for weekend wash | device=Washing machine plug; days=Sat, Sun; set_to=On
- Lock in school hours | device=Front door lock; days=Mon to Fri; set_to=Locked

# iot|internet of things|sensor data|telemetry|iot device|iot sensor|lorawan
item device|sensor|iot device|sensor node|node: Name!;Device EUI;Kind=Temperature|Humidity|Level|Vibration|Air quality|Tracker;Site->@site|location|area~Cold store Bern Road|Tank farm;Gateway->@gateway|hub~Gateway roof|Gateway tanks;Firmware;Battery:percent;Send interval:number(min)#0-10080;Installed on:date;~Last seen on:date;~Status=Online|Silent|Low battery|Retired
- TH-014 freezer 2 | device_eui=A840-4100-0014; kind=Temperature; site=Cold store Bern Road; gateway=Gateway roof; firmware=1.7.2; battery=81; send_interval=10; status=Online
- LV-003 tank east | device_eui=A840-4100-2003; kind=Level; site=Tank farm; gateway=Gateway tanks; firmware=1.5.0; battery=19; send_interval=30; status=Low battery
- VB-021 pump bearing | device_eui=A840-4100-3021; kind=Vibration; site=Pump house Aare; gateway=Gateway pumps; battery=64; send_interval=5; status=Silent
- AQ-009 meeting floor | device_eui=A840-4100-0909; kind=Air quality; site=Office Seefeld; gateway=Gateway office; battery=100; send_interval=15; status=Online
item site|location|area|installation site: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Contact person;Phone:phone;Time zone;Floor plan:image
- Cold store Bern Road | address=Bern Road 55; latitude=47.05; longitude=8.31; contact_person=Ursin Kay; time_zone=Europe/Zurich
- Tank farm | address=Rail Spur 2; latitude=47.09; longitude=8.27; contact_person=Delia Frei; time_zone=Europe/Zurich
- Pump house Aare | address=River Path 1; latitude=47.07; longitude=8.34; contact_person=Marta Ilg; time_zone=Europe/Zurich
- Office Seefeld | address=Lake Street 40; latitude=47.35; longitude=8.55; contact_person=Ravi Stahl; time_zone=Europe/Zurich
item gateway|hub|base station: Name!;Site->@site|location~Cold store Bern Road|Tank farm;Gateway ID;Connection=Ethernet|LTE|Wi-Fi;IP address;Firmware;Signal:number(dBm)#-150-0;~Status=Online|Offline|Updating
- Gateway roof | site=Cold store Bern Road; gateway_id=GW-0A11; connection=Ethernet; ip_address=10.4.0.21; firmware=4.2; signal=-62; status=Online
- Gateway tanks | site=Tank farm; gateway_id=GW-0A17; connection=LTE; ip_address=10.4.8.9; firmware=4.1; signal=-88; status=Online
- Gateway pumps | site=Pump house Aare; gateway_id=GW-0B02; connection=LTE; signal=-104; status=Offline
- Gateway office | site=Office Seefeld; gateway_id=GW-0B09; connection=Wi-Fi; ip_address=10.4.16.5; signal=-55; status=Updating
record reading|measurement|sensor reading|telemetry|data point: Title!;Device->@device|sensor~TH-014 freezer 2|LV-003 tank east;Measured on:date!;At:time;Metric=Temperature|Humidity|Level|Vibration|CO2|Battery;Value:number#-1000-1000000;Unit=°C|percent|cm|mm/s|ppm|V;Signal:number(dBm)#-150-0
- Freezer 2 at noon | device=TH-014 freezer 2; metric=Temperature; value=-21.4; unit=°C; signal=-74
- Tank east, morning | device=LV-003 tank east; metric=Level; value=148; unit=cm; signal=-97
- Pump bearing at eight | device=VB-021 pump bearing; metric=Vibration; value=4.6; unit=mm/s; signal=-108
- Meeting floor at two | device=AQ-009 meeting floor; metric=CO2; value=1240; unit=ppm; signal=-61
item alert rule|threshold|alarm rule|rule: Title!;Device->@device|sensor~TH-014 freezer 2|LV-003 tank east;Metric=Temperature|Humidity|Level|Vibration|CO2|Battery;Condition=Above|Below|No data for;Limit:number#-1000-1000000;Delay:number(min)#0-10080;Notify~duty phone|Delia Frei;Severity=Info|Warning|Critical;Enabled:boolean
- Freezer warmer than -18 | device=TH-014 freezer 2; metric=Temperature; condition=Above; limit=-18; delay=15; notify=duty phone; severity=Critical
- Tank almost empty | device=LV-003 tank east; metric=Level; condition=Below; limit=40; delay=0; notify=Delia Frei; severity=Warning
- Bearing above 4.5 mm/s | device=VB-021 pump bearing; metric=Vibration; condition=Above; limit=4.5; delay=10; severity=Warning
- Office sensor silent | device=AQ-009 meeting floor; metric=CO2; condition=No data for; limit=60; notify=Ravi Stahl; severity=Info
record alert|alarm|incident|notification event: Title!;Alert rule->@alert rule|threshold~Freezer warmer than -18|Tank almost empty;Device->@device|sensor~TH-014 freezer 2|LV-003 tank east;Raised on:date!;At:time;Value:number#-1000-1000000;Severity=Info|Warning|Critical;~Status=Open|Acknowledged|Resolved;~Acknowledged by~Ursin Kay|Delia Frei;Comment:long
- Freezer 2 at -15 | alert_rule=Freezer warmer than -18; device=TH-014 freezer 2; value=-15.2; severity=Critical; status=Resolved; acknowledged_by=Ursin Kay; comment=Door was open for loading.
- Tank east at 38 cm | alert_rule=Tank almost empty; device=LV-003 tank east; value=38; severity=Warning; status=Acknowledged; acknowledged_by=Delia Frei
- Bearing at 4.6 mm/s | alert_rule=Bearing above 4.5 mm/s; device=VB-021 pump bearing; value=4.6; severity=Warning; status=Open
- No data from meeting floor | alert_rule=Office sensor silent; device=AQ-009 meeting floor; value=75; severity=Info; status=Resolved; comment=Gateway was updating.
work device maintenance|maintenance|battery change|field task|firmware update: Title!;Device->@device|sensor~TH-014 freezer 2|LV-003 tank east;Kind=Battery|Firmware|Replacement|Calibration|Installation;Due on:date;Technician~Ursin Kay|Ravi Stahl;New firmware;Notes:long
- New battery LV-003 | device=LV-003 tank east; kind=Battery; technician=Ravi Stahl
- Firmware 1.8 for TH-014 | device=TH-014 freezer 2; kind=Firmware; technician=Ursin Kay; new_firmware=1.8.0
- Replace VB-021 | device=VB-021 pump bearing; kind=Replacement; technician=Ravi Stahl; notes=Bring M8 stud.
- Calibrate AQ-009 outdoors | device=AQ-009 meeting floor; kind=Calibration; technician=Ursin Kay

# energy consumption|energy monitoring|electricity meter|smart meter|energy saving|household energy
item meter|electricity meter|smart meter|energy meter|gas meter: Meter number!;Kind=Electricity|Gas|Water|Heat|Solar;Building->@building|property|household|site~Row house 7|Town library;Location~Hall cupboard|Cellar;Unit=kWh|m³;Tariff->@tariff|energy tariff~Day and night|Flat rate;Installed on:date;Start reading:number#0-100000000;~Status=In use|Replaced|Removed
- E-448120 | kind=Electricity; building=Row house 7; location=Hall cupboard; unit=kWh; tariff=Day and night; start_reading=0; status=In use
- G-112077 | kind=Gas; building=Town library; location=Cellar; unit=m³; tariff=Flat rate; start_reading=20411; status=In use
- W-330918 | kind=Water; building=School gym; location=Boiler room; unit=m³; tariff=City water; start_reading=150; status=In use
- S-007714 | kind=Solar; building=Row house 7; location=Garage; unit=kWh; tariff=Day and night; start_reading=0; status=Replaced
item building|property|household|site: Name!;Address;Area:number(m²)#1-1000000;Persons:number#0-100000;Built in:number#1500-2100;Heating=Gas|Heat pump|Oil|District heat|Wood;Energy class=A|B|C|D|E|F|G;Photo:image
- Row house 7 | address=Garden City 7; area=124; persons=4; built_in=1986; heating=Heat pump; energy_class=C
- Town library | address=Forum 2; area=1900; persons=30; built_in=1971; heating=Gas; energy_class=E
- School gym | address=Park Road 12; area=1300; persons=120; built_in=2003; heating=District heat; energy_class=B
- Caretaker flat | address=Forum 4; area=76; persons=2; built_in=1958; heating=Oil; energy_class=G
record meter reading|reading|consumption entry|energy reading|usage: Title!;Meter->@meter|smart meter~E-448120|G-112077;Read on:date!;Reading:number#0-100000000;~Consumption:number#0-100000000;~Cost:money;Read by~Ella Grant|Caretaker;Estimated:boolean;Photo:image
- Row house, end of April | meter=E-448120; reading=18240; consumption=286; cost=83; read_by=Ella Grant
- Library gas, April | meter=G-112077; reading=24980; consumption=910; cost=765; read_by=Caretaker
- Gym water, April | meter=W-330918; reading=2114; consumption=62; cost=174; read_by=Caretaker
- Row house solar, April | meter=S-007714; reading=6480; consumption=402; cost=0; read_by=Ella Grant
item tariff|energy tariff|electricity tariff|supply contract: Name!;Supplier~Stadtkraft|Green Current;Price per unit:money;Night price:money;Monthly base charge:money;Renewable share:percent;Valid from:date;Valid until:date
- Day and night | supplier=Green Current; price_per_unit=0.29; night_price=0.21; monthly_base_charge=9; renewable_share=100
- Flat rate | supplier=Stadtkraft; price_per_unit=0.84; night_price=0.84; monthly_base_charge=14; renewable_share=10
- City water | supplier=Town Water; price_per_unit=2.8; night_price=2.8; monthly_base_charge=6; renewable_share=0
- Green fix | supplier=Green Current; price_per_unit=0.27; night_price=0.27; monthly_base_charge=11; renewable_share=100
item appliance|consumer|electrical appliance|load: Name!;Building->@building|household~Row house 7|Town library;Power:number(W)#0-1000000;Hours per day:number(h)#0-24;Standby:number(W)#0-1000;Efficiency class=A|B|C|D|E|F|G;Bought in:number#1970-2100
- Fridge kitchen | building=Row house 7; power=90; hours_per_day=9; standby=0; efficiency_class=C; bought_in=2018
- Reading room lamps | building=Town library; power=2400; hours_per_day=10; standby=12; efficiency_class=F; bought_in=2009
- Gym shower heater | building=School gym; power=18000; hours_per_day=3; standby=40; efficiency_class=D; bought_in=2011
- Old freezer cellar | building=Caretaker flat; power=160; hours_per_day=14; standby=0; efficiency_class=G; bought_in=1999
work saving measure|energy measure|action|saving tip: Title!;Building->@building|household~Row house 7|Town library;Kind=Lighting|Heating|Insulation|Behaviour|Solar;Investment:money;Saving per year:number(kWh)#0-10000000;Due on:date;Responsible~Ella Grant|Energy officer;Notes:long
- LED in reading room | building=Town library; kind=Lighting; investment=4800; saving_per_year=5200; responsible=Energy officer
- Night setback 2 degrees | building=Row house 7; kind=Heating; investment=0; saving_per_year=310; responsible=Ella Grant
- Insulate flat ceiling | building=Caretaker flat; kind=Insulation; investment=3600; saving_per_year=2900; responsible=Energy officer
- Solar on gym roof | building=School gym; kind=Solar; investment=42000; saving_per_year=31000; responsible=Energy officer
item saving goal|goal|target|challenge: Title!;Building->@building|household~Row house 7|Town library;Kind=Electricity|Gas|Water|Heat|Emissions;Target:number#0-100000000;Unit=kWh|m³|kg CO2|percent;Starts on:date;Ends on:date;Progress:percent
- Ten percent less power | building=Row house 7; kind=Electricity; target=10; unit=percent; progress=45
- Library below 9000 m³ | building=Town library; kind=Gas; target=9000; unit=m³; progress=30
- Gym below 600 m³ | building=School gym; kind=Water; target=600; unit=m³; progress=65
- Flat minus 500 kg | building=Caretaker flat; kind=Emissions; target=500; unit=kg CO2; progress=10
record energy report|monthly report|consumption report|energy statement: Title!;Building->@building|property|household|site~Row house 7|Town library;Period=Week|Month|Quarter|Year;From:date;Until:date;Used:number(kWh)#0-100000000;Cost:money;Change:percent;CO2:number(kg)#0-100000000;File:file;Made by
- Library, May | building=Town library; period=Month; used=8200; cost=2460; change=4; co2=2900
- Row house, first quarter | building=Row house 7; period=Quarter; used=1120; cost=340; change=8; co2=390
- Library, April | building=Town library; period=Month; used=8600; cost=2580; change=2; co2=3050
- Row house, last year | building=Row house 7; period=Year; used=4310; cost=1290; change=-6; co2=1500

# street light|street lighting|public lighting|lamp post|streetlight|traffic light
item street light|lamp post|streetlight|luminaire|light point|pole: Pole number!;Street;District->@district|quarter|lighting circuit~Old town|Station quarter;Latitude:number#-90-90;Longitude:number#-180-180;Lamp=LED|Sodium|Mercury|Halide;Power:number(W)#1-2000;Pole height:number(m)#1-40;Installed on:date;~Status=Lit|Dark|Flickering|Damaged|Removed;Photo:image
- SL-0417 | street=Castle Steps; district=Old town; latitude=48.2041; longitude=15.6262; lamp=Sodium; power=70; pole_height=4; status=Dark
- SL-1120 | street=Platform Road; district=Station quarter; latitude=48.2078; longitude=15.6241; lamp=LED; power=36; pole_height=8; status=Lit
- SL-0702 | street=River Promenade; district=Riverside; lamp=Halide; power=150; pole_height=6; status=Flickering
- SL-0811 | street=Factory Road; district=Trade park; lamp=Mercury; power=125; pole_height=10; status=Damaged
item district|quarter|lighting circuit|circuit: Name!;Cabinet number;Lights:number#1-100000;Connected load:number(kW)#0-10000;Dimming~50 percent from 23.00|None;Switched by=Sensor|Clock|Remote;Responsible~Anka Weiss|Joe Tarr
- Old town | cabinet_number=SB-04; lights=186; connected_load=13; dimming=None; switched_by=Sensor; responsible=Anka Weiss
- Station quarter | cabinet_number=SB-11; lights=240; connected_load=8.7; dimming=50 percent from 23.00; switched_by=Remote; responsible=Joe Tarr
- Riverside | cabinet_number=SB-17; lights=94; connected_load=7.2; dimming=30 percent from 22.00; switched_by=Clock; responsible=Anka Weiss
- Trade park | cabinet_number=SB-23; lights=130; connected_load=16; dimming=None; switched_by=Sensor; responsible=Joe Tarr
request fault report|citizen report|light report|defect report|outage report: Title!;Street light->@street light|lamp post~SL-0417|SL-1120;Street;Kind=Dark|Flickering|On by day|Knocked over|Glass broken|Too bright;Noticed on:date;Reporter name;Email:email;Description:long;Photo:image
- Steps are pitch dark | street_light=SL-0417; street=Castle Steps; kind=Dark; reporter_name=Olga Finn; description=Three nights in a row, dangerous on the stairs.
- Lamp shines into bedroom | street_light=SL-1120; street=Platform Road; kind=Too bright; reporter_name=Gil Hart
- Disco light on promenade | street_light=SL-0702; street=River Promenade; kind=Flickering; reporter_name=Pete Lang
- Truck hit the pole | street_light=SL-0811; street=Factory Road; kind=Knocked over; reporter_name=Gate porter; description=Leans over the pavement.
work repair order|work order|repair|lamp change|maintenance: Title!;Street light->@street light|lamp post~SL-0417|SL-1120;Fault report->@fault report|citizen report~Steps are pitch dark|Lamp shines into bedroom;Kind=Lamp change|Cable repair|New pole|LED upgrade|Shielding;Planned on:date;Crew~Lift truck 1|Night crew;Lane closed:boolean;~Cost:money;Notes:long
- LED for Castle Steps | street_light=SL-0417; fault_report=Steps are pitch dark; kind=LED upgrade; crew=Lift truck 1; cost=420
- Shield at Platform Road | street_light=SL-1120; fault_report=Lamp shines into bedroom; kind=Shielding; crew=Night crew; cost=55
- New ballast promenade | street_light=SL-0702; fault_report=Disco light on promenade; kind=Lamp change; crew=Lift truck 1; cost=85
- New pole Factory Road | street_light=SL-0811; fault_report=Truck hit the pole; kind=New pole; crew=Night crew; cost=1850
record energy reading|meter reading|consumption: Title!;District->@district|lighting circuit~Old town|Station quarter;Read on:date!;Reading:number(kWh)#0-100000000;Burning hours:number(h)#0-9000;Cost:money;Read by~Anka Weiss|Remote
- Old town, November | district=Old town; reading=204410; burning_hours=410; cost=1490; read_by=Anka Weiss
- Station quarter, November | district=Station quarter; reading=91822; burning_hours=410; cost=690; read_by=Remote
- Riverside, November | district=Riverside; reading=60218; burning_hours=405; cost=520; read_by=Anka Weiss
- Trade park, November | district=Trade park; reading=133870; burning_hours=412; cost=1180; read_by=Remote
record safety test|pole inspection|stability test|inspection: Title!;Street light->@street light|lamp post~SL-0417|SL-1120;Tested on:date!;Tester~Pole Check|Joe Tarr;Corrosion=None|Light|Heavy;Stable:boolean;Insulation:number(MΩ)#0-10000;Result=Passed|Watch|Replace;Next test on:date
- SL-0417 stability | street_light=SL-0417; tester=Pole Check; corrosion=Light; insulation=120; result=Watch
- SL-1120 stability | street_light=SL-1120; tester=Pole Check; corrosion=None; insulation=500; result=Passed
- SL-0702 stability | street_light=SL-0702; tester=Joe Tarr; corrosion=Light; insulation=85; result=Passed
- SL-0811 after crash | street_light=SL-0811; tester=Pole Check; corrosion=Heavy; insulation=2; result=Replace
item lamp type|spare part|lamp stock|bulb: Name!;Power:number(W)#1-2000;Light colour:number(K)#1000-10000;Lifetime:number(h)#0-200000;In stock:number#0-10000;Minimum stock:number#0-1000;Unit price:money
- LED head 36 W warm | power=36; light_colour=2700; lifetime=80000; in_stock=22; minimum_stock=10; unit_price=165
- Sodium 70 W | power=70; light_colour=2000; lifetime=24000; in_stock=40; minimum_stock=20; unit_price=14
- Halide 150 W | power=150; light_colour=4200; lifetime=15000; in_stock=8; minimum_stock=6; unit_price=32
- LED retrofit 20 W | power=20; light_colour=2200; lifetime=50000; in_stock=60; minimum_stock=25; unit_price=48

# biogas|biogas plant|hydropower|hydro plant|digester|biomass plant|power station
item digester|tank|biogas plant|generator|turbine|engine|unit: Name!;Kind=Digester|Post-digester|Gas engine|Gas store|Water turbine;Volume:number(m³)#0-100000;Power:number(kW)#0-1000000;Operating hours:number(h)#0-300000;Maker;Commissioned on:date;Next service at:number(h)#0-300000;~Status=Running|Standby|Service|Fault
- Digester 1 | kind=Digester; volume=2200; power=0; operating_hours=61200; maker=Gaerwerk; status=Running
- Gas engine A | kind=Gas engine; volume=0; power=250; operating_hours=48110; maker=Motorix; next_service_at=49000; status=Running
- Post-digester 2 | kind=Post-digester; volume=2800; operating_hours=40300; maker=Gaerwerk; status=Standby
- Gas store roof | kind=Gas store; volume=900; maker=Foliatec; status=Service
item feedstock|substrate|input material|fuel: Name!;Kind=Manure|Maize silage|Grass|Food waste|Wood chips;Supplier~Farm Lenk|Canteen Ring;Dry matter:percent;Gas yield:number(m³/t)#0-1000;Price per tonne:money;In stock:number(t)#0-100000
- Cattle slurry Lenk | kind=Manure; supplier=Farm Lenk; dry_matter=8; gas_yield=25; price_per_tonne=0; in_stock=180
- Maize silage 2 | kind=Maize silage; supplier=Farm Lenk; dry_matter=33; gas_yield=200; price_per_tonne=42; in_stock=1450
- Canteen leftovers Ring | kind=Food waste; supplier=Canteen Ring; dry_matter=18; gas_yield=120; price_per_tonne=0; in_stock=12
- Meadow grass first cut | kind=Grass; supplier=Farm Lenk; dry_matter=30; gas_yield=160; price_per_tonne=24; in_stock=320
record feeding|feed log|substrate delivery|input log: Title!;Digester->@digester|tank~Digester 1|Gas engine A;Feedstock->@feedstock|substrate~Cattle slurry Lenk|Maize silage 2;Fed on:date!;Amount:number(t)#0-1000;Fed by~Jost Lenk|Ada Riis;Notes:long
- Slurry, morning | digester=Digester 1; feedstock=Cattle slurry Lenk; amount=18; fed_by=Jost Lenk
- Maize, noon | digester=Digester 1; feedstock=Maize silage 2; amount=9.5; fed_by=Ada Riis
- Leftovers, Tuesday | digester=Digester 1; feedstock=Canteen leftovers Ring; amount=3; fed_by=Ada Riis
- Grass into post-digester | digester=Post-digester 2; feedstock=Meadow grass first cut; amount=5; fed_by=Jost Lenk
record process reading|daily reading|lab value|measurement|operating log: Title!;Digester->@digester|tank~Digester 1|Gas engine A;Measured on:date!;Temperature:number(°C)#0-100;pH:number#0-14;Methane:percent;Hydrogen sulphide:number(ppm)#0-10000;Fill level:percent;Acids:number(mg/l)#0-50000;Measured by~Jost Lenk|Ada Riis
- Digester 1, week 12 | digester=Digester 1; temperature=42.1; ph=7.7; methane=54; hydrogen_sulphide=180; fill_level=86; acids=1400; measured_by=Ada Riis
- Digester 1, week 13 | digester=Digester 1; temperature=40.6; ph=7.5; methane=52; hydrogen_sulphide=240; fill_level=88; acids=2300; measured_by=Jost Lenk
- Post-digester, week 12 | digester=Post-digester 2; temperature=39.8; ph=7.9; methane=58; hydrogen_sulphide=90; fill_level=71; measured_by=Ada Riis
- Gas store, week 13 | digester=Gas store roof; temperature=14; methane=55; hydrogen_sulphide=130; fill_level=48; measured_by=Jost Lenk
record energy production|production record|power reading|output: Title!;Unit->@generator|engine|turbine|digester~Digester 1|Gas engine A;Day:date!;Electricity:number(kWh)#0-100000000;Heat:number(kWh)#0-100000000;Gas used:number(m³)#0-10000000;Own use:number(kWh)#0-1000000;Running hours:number(h)#0-24
- Engine A, Monday | unit=Gas engine A; electricity=5810; heat=6020; gas_used=2620; own_use=460; running_hours=23.8
- Engine A, Tuesday | unit=Gas engine A; electricity=4120; heat=4300; gas_used=1890; own_use=440; running_hours=17
- Engine A, Wednesday | unit=Gas engine A; electricity=5920; heat=6110; gas_used=2660; own_use=470; running_hours=24
- Engine A, service day | unit=Gas engine A; electricity=1480; heat=1600; gas_used=690; own_use=390; running_hours=6
request fault report|alarm|fault|incident: Title!;Unit->@digester|engine|turbine~Digester 1|Gas engine A;Kind=Foam|Gas leak|Stirrer|Engine stop|Feeder blocked|Low water;Severity=Info|Warning|Stop;Occurred on:date;Downtime:number(h)#0-10000;Description:long
- Feeder blocked by twine | unit=Digester 1; kind=Feeder blocked; severity=Warning; downtime=2; description=Baler twine in the screw.
- Engine tripped at night | unit=Gas engine A; kind=Engine stop; severity=Stop; downtime=6.8
- Foam in digester 1 | unit=Digester 1; kind=Foam; severity=Warning; downtime=0; description=Up to the sight glass.
- Small leak at gas store | unit=Gas store roof; kind=Gas leak; severity=Stop; downtime=9
work maintenance task|service|maintenance|oil change: Title!;Unit->@digester|engine|turbine~Digester 1|Gas engine A;Kind=Oil change|Spark plugs|Stirrer service|Desulphurisation|Safety check;Due on:date;At hours:number(h)#0-300000;Responsible~Jost Lenk|Motorix Service;Cost:money;Notes:long
- Oil change at 49000 h | unit=Gas engine A; kind=Oil change; at_hours=49000; responsible=Motorix Service; cost=680
- Stirrer gearbox check | unit=Digester 1; kind=Stirrer service; at_hours=61500; responsible=Jost Lenk; cost=120
- Spark plugs engine A | unit=Gas engine A; kind=Spark plugs; at_hours=48500; responsible=Motorix Service; cost=540
- Patch gas store roof | unit=Gas store roof; kind=Safety check; responsible=Jost Lenk; cost=310

# data center|data centre|server room|server rack|server hosting|colocation|network cabinet
item rack|server rack|cabinet|network cabinet: Name!;Room->@server room|room|hall~Hall A|Basement room;Height units:number#1-60;Units used:number#0-60;Power limit:number(kW)#0-100;Power used:number(kW)#0-100;Tenant~Medio Press|Internal;Key number;~Status=Free|In use|Full|Locked
- A-07 | room=Hall A; height_units=42; units_used=31; power_limit=8; power_used=5.2; tenant=Medio Press; key_number=RK-07; status=In use
- B-02 | room=Basement room; height_units=42; units_used=12; power_limit=4; power_used=1.4; tenant=Internal; key_number=RK-22; status=In use
- A-11 | room=Hall A; height_units=47; units_used=47; power_limit=10; power_used=9.1; tenant=Lotte Games; status=Full
- C-01 | room=Hall C; height_units=42; units_used=0; power_limit=6; power_used=0; key_number=RK-40; status=Free
item server|device|network device|hardware|asset: Host name!;Rack->@rack|cabinet~A-07|B-02;Unit position:number#1-60;Kind=Server|Switch|Storage|Firewall|UPS;Maker and model;Serial number;IP address;Memory:number(GB)#0-100000;Warranty until:date;Owner;~Status=Running|Spare|Maintenance|Decommissioned
- web-prod-03 | rack=A-07; unit_position=18; kind=Server; maker_and_model=R-Series 640; serial_number=SV-88120; ip_address=10.7.0.33; memory=256; owner=Medio Press; status=Running
- core-sw-1 | rack=B-02; unit_position=40; kind=Switch; maker_and_model=NX 48; serial_number=SW-2041; ip_address=10.1.0.1; memory=8; owner=Internal; status=Running
- nas-backup-2 | rack=A-11; unit_position=4; kind=Storage; maker_and_model=Store 24; ip_address=10.7.0.80; memory=64; status=Maintenance
- fw-edge-1 | rack=C-01; unit_position=41; kind=Firewall; maker_and_model=Gatekeep 200; ip_address=10.1.0.254; status=Spare
item server room|room|hall|data hall: Name!;Building;Area:number(m²)#1-100000;Racks:number#1-10000;Cooling:number(kW)#0-100000;Target temperature:number(°C)#10-35;Redundancy=N|N+1|2N;Manager~Piet Cole|Hana Ruud
- Hall A | building=East block; area=210; racks=48; cooling=240; target_temperature=23; redundancy=N+1; manager=Hana Ruud
- Basement room | building=Main office; area=28; racks=4; cooling=18; target_temperature=22; redundancy=N; manager=Piet Cole
- Hall C | building=West block; area=140; racks=30; cooling=160; target_temperature=24; redundancy=2N; manager=Hana Ruud
- Battery room | building=East block; area=22; racks=2; cooling=9; target_temperature=20; redundancy=N+1; manager=Piet Cole
record climate reading|temperature reading|power reading|environment reading|measurement: Title!;Room->@server room|room|hall~Hall A|Basement room;Measured on:date!;At:time;Temperature:number(°C)#0-60;Humidity:percent;Load:number(kW)#0-100000;UPS charge:percent;Alarm:boolean
- Hall A at noon | room=Hall A; temperature=23.4; humidity=44; load=131; ups_charge=100
- Basement on Sunday | room=Basement room; temperature=27.9; humidity=38; load=6.1; ups_charge=98
- Hall C at night | room=Hall C; temperature=22.1; humidity=47; load=64; ups_charge=100
- Battery room check | room=Battery room; temperature=20.6; humidity=41; load=3; ups_charge=91
record incident|outage|alarm|disruption: Title!;Server->@server|device~web-prod-03|core-sw-1;Room->@server room|hall~Hall A|Basement room;Started on:date!;Starts at:time;Duration:number(min)#0-100000;Severity=Low|Medium|High|Critical;Cause=Power|Cooling|Hardware|Network|Human;Description:long;~Status=Open|Mitigated|Closed
- Fan failure core switch | server=core-sw-1; room=Basement room; duration=0; severity=Medium; cause=Hardware; description=Fan 2 of 4, spare on the way.; status=Mitigated
- Disk lost in web-prod-03 | server=web-prod-03; room=Hall A; duration=0; severity=Low; cause=Hardware; status=Closed
- Chiller 2 tripped | server=nas-backup-2; room=Hall A; duration=35; severity=High; cause=Cooling; status=Closed
- Cable pulled by mistake | server=fw-edge-1; room=Hall C; duration=12; severity=Critical; cause=Human; status=Open
request access request|remote hands request|change request|visit request: Title!;Visitor name;Company;Rack->@rack|cabinet~A-07|B-02;Kind=Visit|Remote hands|Installation|Removal|Cabling;Wanted on:date;Starts at:time;Hours:number(h)#0-48;Reason:long
- Swap disk in A-07 | visitor_name=Remote hands; company=Medio Press; rack=A-07; kind=Remote hands; hours=0.5; reason=Slot 4, amber light.
- Mount new firewall | visitor_name=Leo Karst; company=Internal; rack=B-02; kind=Installation; hours=3
- Tour for auditor | visitor_name=Greta Lohse; company=Audit Nord; rack=C-01; kind=Visit; hours=2
- Take out old storage | visitor_name=Tim Ruge; company=Lotte Games; rack=A-11; kind=Removal; hours=4; reason=Lease ended.
work maintenance window|maintenance|work order|change: Title!;Server->@server|device~web-prod-03|core-sw-1;Kind=Firmware|Replacement|UPS test|Cooling service|Cabling;Planned on:date;Starts at:time;Ends at:time;Engineer~Hana Ruud|Leo Karst;Impact=None|Reduced|Outage;Roll-back plan:long
- Replace fan 2 | server=core-sw-1; kind=Replacement; engineer=Leo Karst; impact=Reduced; roll_back_plan=Old fan stays on site.
- BIOS update web-prod-03 | server=web-prod-03; kind=Firmware; engineer=Hana Ruud; impact=Outage
- UPS battery test | server=nas-backup-2; kind=UPS test; engineer=Hana Ruud; impact=None
- Recable hall C | server=fw-edge-1; kind=Cabling; engineer=Leo Karst; impact=None; roll_back_plan=Old cables stay in place.

# order picking|warehouse management|storage bin|bin location|goods receipt|warehouse worker|stock movement|pick list
item stock item|item|sku|stored item: Name!;SKU;Barcode;Unit=Piece|Box|Pallet|Kilogram;Weight:number(kg)#0-10000;Length:number(cm)#0-1000;In stock:number#0-10000000;Minimum stock:number#0-1000000;Supplier->@supplier|vendor~Norland Tools|Paper Depot;Unit cost:money;Picture:image
- Cordless drill 18 V | sku=ND-1810; barcode=9001234018104; unit=Piece; weight=1.9; length=28; in_stock=64; minimum_stock=20; supplier=Norland Tools; unit_cost=74
- Copy paper A4 box | sku=PP-A4-5; barcode=9001234550012; unit=Box; weight=12.5; length=31; in_stock=210; minimum_stock=250; supplier=Paper Depot; unit_cost=16
- Pallet wrap film | sku=VP-500; unit=Piece; weight=2.4; in_stock=480; minimum_stock=100; supplier=Verpack Moll; unit_cost=6
- Wood screws 5 x 60 | sku=SC-560; unit=Kilogram; weight=1; in_stock=75; minimum_stock=40; supplier=Bredal Fasteners; unit_cost=8
item storage bin|bin|location|storage location|shelf|bin location: Bin code!;Warehouse->@warehouse|hall|site~Main warehouse|Annex;Aisle;Level:number#0-30;Kind=Shelf|Pallet rack|Floor|Cold|Quarantine;Load limit:number(kg)#1-100000;Occupancy:percent;~Status=Free|Occupied|Full|Blocked
- A-04-2 | warehouse=Main warehouse; aisle=A; level=2; kind=Shelf; load_limit=250; occupancy=60; status=Occupied
- P-11-0 | warehouse=Annex; aisle=P; level=0; kind=Pallet rack; load_limit=1000; occupancy=100; status=Full
- F-00-1 | warehouse=Main warehouse; aisle=F; level=0; kind=Floor; load_limit=5000; occupancy=0; status=Free
- Q-01-0 | warehouse=Annex; aisle=Q; level=0; kind=Quarantine; load_limit=1000; occupancy=30; status=Blocked
item warehouse|hall|site|depot: Name!;Address;Area:number(m²)#1-1000000;Pallet places:number#0-1000000;Docks:number#0-500;Manager~Iris Kolb|Ned Faro;Temperature zone=Ambient|Chilled|Frozen;Opening hours
- Main warehouse | address=Logistics Park 4; area=6200; pallet_places=3400; docks=8; manager=Iris Kolb; temperature_zone=Ambient; opening_hours=6.00 to 22.00
- Annex | address=Logistics Park 6; area=1500; pallet_places=900; docks=2; manager=Ned Faro; temperature_zone=Ambient; opening_hours=7.00 to 16.00
- Cold store South | address=Dock Road 12; area=1900; pallet_places=1100; docks=4; manager=Ned Faro; temperature_zone=Chilled
- Freezer block | address=Dock Road 14; area=800; pallet_places=620; docks=2; manager=Iris Kolb; temperature_zone=Frozen
record stock movement|movement|stock transfer|goods movement|inventory transaction: Title!;Stock item->@stock item|article|sku~Cordless drill 18 V|Copy paper A4 box;From bin->@storage bin|bin|location~A-04-2|P-11-0;To bin->@storage bin|bin|location~A-04-2|P-11-0;Kind=Receipt|Transfer|Pick|Correction|Return|Scrap;Quantity:number#1-1000000;Moved on:date!;Moved by~Gus Orlo|Tina Shah;Reason
- Put away drills | stock_item=Cordless drill 18 V; to_bin=A-04-2; kind=Receipt; quantity=40; moved_by=Gus Orlo; reason=Delivery GR-310
- Paper to shelf | stock_item=Copy paper A4 box; from_bin=P-11-0; to_bin=A-04-2; kind=Transfer; quantity=30; moved_by=Tina Shah; reason=Refill
- Film picked for SO-4420 | stock_item=Pallet wrap film; from_bin=F-00-1; kind=Pick; quantity=12; moved_by=Gus Orlo
- Wet screws scrapped | stock_item=Wood screws 5 x 60; from_bin=Q-01-0; kind=Scrap; quantity=5; moved_by=Tina Shah; reason=Rust
record goods receipt|receipt|inbound delivery|incoming goods|delivery: Receipt number!;Supplier->@supplier|vendor~Norland Tools|Paper Depot;Delivery note number;Arrived on:date!;Dock;Pallets:number#0-1000;Condition=Good|Damaged|Incomplete;Received by~Gus Orlo|Tina Shah;Photo:image;~Status=Expected|Unloading|Checked|Put away
- GR-310 | supplier=Norland Tools; delivery_note_number=NT-88120; dock=3; pallets=2; condition=Good; received_by=Gus Orlo; status=Put away
- GR-314 | supplier=Paper Depot; delivery_note_number=PD-2217; dock=1; pallets=6; condition=Damaged; received_by=Tina Shah; status=Checked
- GR-318 | supplier=Verpack Moll; delivery_note_number=VM-0771; dock=2; pallets=4; condition=Incomplete; received_by=Gus Orlo; status=Unloading
- GR-321 | supplier=Bredal Fasteners; delivery_note_number=BF-3310; dock=5; pallets=1; condition=Good; status=Expected
work pick order|picking list|pick task|shipment task|pick list: Pick number!;Customer order number;Stock item->@stock item|article~Cordless drill 18 V|Copy paper A4 box;Storage bin->@storage bin|bin~A-04-2|P-11-0;Quantity:number#1-100000;~Picked:number#0-100000;Picker~Gus Orlo|Tina Shah;Ship by:date;Priority=Low|Normal|Express
- PK-7701 | customer_order_number=SO-4410; stock_item=Cordless drill 18 V; storage_bin=A-04-2; quantity=4; picked=4; picker=Tina Shah; priority=Express
- PK-7706 | customer_order_number=SO-4418; stock_item=Copy paper A4 box; storage_bin=P-11-0; quantity=20; picked=0; picker=Gus Orlo; priority=Normal
- PK-7711 | customer_order_number=SO-4420; stock_item=Pallet wrap film; storage_bin=F-00-1; quantity=12; picked=12; picker=Gus Orlo; priority=Low
- PK-7715 | customer_order_number=SO-4431; stock_item=Wood screws 5 x 60; storage_bin=A-04-2; quantity=10; picked=4; picker=Tina Shah; priority=Normal
record stock count|inventory count|stocktake|cycle count: Title!;Storage bin->@storage bin|bin~A-04-2|P-11-0;Stock item->@stock item|article~Cordless drill 18 V|Copy paper A4 box;Counted on:date!;Expected:number#0-10000000;Counted:number#0-10000000;~Difference:number#-1000000-1000000;Counted by~Iris Kolb|Ned Faro;Note:long
- Count A-04-2 drills | storage_bin=A-04-2; stock_item=Cordless drill 18 V; expected=64; counted=63; difference=-1; counted_by=Iris Kolb; note=One in the repair box.
- Count P-11-0 paper | storage_bin=P-11-0; stock_item=Copy paper A4 box; expected=180; counted=180; difference=0; counted_by=Ned Faro
- Count F-00-1 film | storage_bin=F-00-1; stock_item=Pallet wrap film; expected=480; counted=486; difference=6; counted_by=Ned Faro
- Count Q-01-0 screws | storage_bin=Q-01-0; stock_item=Wood screws 5 x 60; expected=80; counted=75; difference=-5; counted_by=Iris Kolb
item supplier|vendor: Name!;Supplier number;Contact person;Email:email;Phone:phone;Lead time:number(days)#0-365;Payment terms~30 days net
- Norland Tools | supplier_number=S-210; contact_person=Ella Storm; lead_time=7; payment_terms=30 days net
- Paper Depot | supplier_number=S-244; contact_person=Bert Lamm; lead_time=2; payment_terms=14 days net
- Verpack Moll | supplier_number=S-251; contact_person=Kai Moll; lead_time=4; payment_terms=30 days net
- Bredal Fasteners | supplier_number=S-260; contact_person=Ida Bredal; lead_time=10; payment_terms=2 percent in 10 days
! record order line|pick line|receipt line|line item [order|pick\\w*|line\\w*|position\\w*]: Title!;Goods receipt->@goods receipt|receipt~GR-310|GR-314;Stock item->@stock item|article~Cordless drill 18 V|Copy paper A4 box;Ordered:number#0-1000000;Received:number#0-1000000;Batch number;Best before:date
- Drills of GR-310 | goods_receipt=GR-310; stock_item=Cordless drill 18 V; ordered=40; received=40; batch_number=24-18
- Paper of GR-314 | goods_receipt=GR-314; stock_item=Copy paper A4 box; ordered=240; received=228; batch_number=PP-0311
- Film of GR-318 | goods_receipt=GR-318; stock_item=Pallet wrap film; ordered=200; received=150; batch_number=VM-24
- Screws of GR-321 | goods_receipt=GR-321; stock_item=Wood screws 5 x 60; ordered=50; received=0
! record bin stock|stock level|stock by location|inventory level [bin\\w*|location\\w*|stock level\\w*|reorder]: Title!;Stock item->@stock item|article|sku~Cordless drill 18 V|Copy paper A4 box;Storage bin->@storage bin|bin|location~A-04-2|P-11-0;Quantity:number#0-1000000;Reserved:number#0-1000000;Reorder level:number#0-1000000;Batch number;Last counted on:date
- Drills in A-04-2 | stock_item=Cordless drill 18 V; storage_bin=A-04-2; quantity=48; reserved=6; reorder_level=20
- Paper in P-11-0 | stock_item=Copy paper A4 box; storage_bin=P-11-0; quantity=210; reserved=40; reorder_level=80
- Drills on the pallet place | stock_item=Cordless drill 18 V; storage_bin=P-11-0; quantity=12; reserved=0; reorder_level=0
- Paper in A-04-2 | stock_item=Copy paper A4 box; storage_bin=A-04-2; quantity=16; reserved=16; reorder_level=10
! request stock adjustment|adjustment|inventory adjustment [adjust\\w*|correction\\w*|write-?off\\w*]: Title!;Stock item->@stock item|article|sku~Cordless drill 18 V|Copy paper A4 box;Storage bin->@storage bin|bin|location~A-04-2|P-11-0;Old quantity:number#0-1000000;New quantity:number#0-1000000;Reason=Damaged|Lost|Found|Counting error;Asked by~Gus Orlo|Tina Shah;Approved by~Iris Kolb|Ned Faro;Note:long
- Two drills broken | stock_item=Cordless drill 18 V; storage_bin=A-04-2; old_quantity=50; new_quantity=48; reason=Damaged; asked_by=Gus Orlo; approved_by=Iris Kolb
- Five boxes found | stock_item=Copy paper A4 box; storage_bin=P-11-0; old_quantity=205; new_quantity=210; reason=Found; asked_by=Tina Shah
- Drill missing | stock_item=Cordless drill 18 V; storage_bin=P-11-0; old_quantity=13; new_quantity=12; reason=Lost; asked_by=Gus Orlo
- Paper counted twice | stock_item=Copy paper A4 box; storage_bin=A-04-2; old_quantity=32; new_quantity=16; reason=Counting error; asked_by=Tina Shah; approved_by=Ned Faro

# pallet|europallet|pallet exchange|load carrier|returnable packaging|reusable container|crate
item pallet type|load carrier|pallet|crate type|container type: Name!;Code;Kind=Euro pallet|Display pallet|Mesh box|Crate|Drum|Big bag;Length:number(mm)#100-5000;Width:number(mm)#100-5000;Load capacity:number(kg)#1-10000;Deposit:money;In stock:number#0-1000000;Picture:image
- Euro pallet EPAL | code=EP; kind=Euro pallet; length=1200; width=800; load_capacity=1500; deposit=12; in_stock=1840
- Green crate E2 | code=E2; kind=Crate; length=600; width=400; load_capacity=20; deposit=4; in_stock=5200
- Mesh box standard | code=GB; kind=Mesh box; length=1240; width=835; load_capacity=1500; deposit=95; in_stock=130
- Half display pallet | code=DD; kind=Display pallet; length=800; width=600; load_capacity=500; deposit=7; in_stock=640
item partner|pallet account|account holder|trading partner: Name!;Account number;Kind=Supplier|Customer|Carrier|Depot;Address;Contact person;Email:email;Exchange rule=Direct swap|Monthly settlement|Deposit;Credit limit:number#0-100000;~Balance:number#-100000-100000
- Dairy Alm | account_number=PA-101; kind=Customer; address=Alm Road 2; contact_person=Toni Berg; exchange_rule=Direct swap; credit_limit=200; balance=-46
- Carrier Swiftline | account_number=PA-120; kind=Carrier; address=Truck Stop 9; contact_person=Rhea Pohl; exchange_rule=Monthly settlement; credit_limit=500; balance=112
- Press works Ahorn | account_number=PA-133; kind=Supplier; contact_person=Uli Ahorn; exchange_rule=Deposit; credit_limit=60; balance=18
- Pallet depot Ring | account_number=PA-140; kind=Depot; contact_person=Mia Kort; exchange_rule=Monthly settlement; credit_limit=1000; balance=-210
record pallet movement|movement|pallet transaction|booking entry|exchange: Slip number!;Partner->@partner|pallet account~Dairy Alm|Carrier Swiftline;Pallet type->@pallet type|load carrier~Euro pallet EPAL|Green crate E2;Direction=In|Out;Quantity:number#1-10000;Quality=New|A|B|C|Broken;Moved on:date!;Licence plate;Driver name;Signature:image
- PS-4401 | partner=Dairy Alm; pallet_type=Euro pallet EPAL; direction=Out; quantity=33; quality=B; licence_plate=KB 204 T; driver_name=Miro Sand
- PS-4407 | partner=Carrier Swiftline; pallet_type=Green crate E2; direction=In; quantity=160; quality=A; licence_plate=SW 88 L; driver_name=Jan Eber
- PS-4412 | partner=Press works Ahorn; pallet_type=Mesh box standard; direction=In; quantity=18; quality=C; licence_plate=AH 71; driver_name=Lutz Bahr
- PS-4418 | partner=Pallet depot Ring; pallet_type=Half display pallet; direction=Out; quantity=120; quality=New; driver_name=Olli Penn
record stock count|pallet count|inventory|stocktake: Title!;Location~Yard|Hall 2;Pallet type->@pallet type|load carrier~Euro pallet EPAL|Green crate E2;Counted on:date!;Good:number#0-1000000;Broken:number#0-100000;Booked:number#0-1000000;~Difference:number#-100000-100000;Counted by~Lou Barker|Eda Kim
- Yard, end of quarter | location=Yard; pallet_type=Euro pallet EPAL; good=1790; broken=38; booked=1840; difference=-12; counted_by=Lou Barker
- Hall 2 crates | location=Hall 2; pallet_type=Green crate E2; good=5180; broken=20; booked=5200; difference=0; counted_by=Eda Kim
- Mesh boxes in yard | location=Yard; pallet_type=Mesh box standard; good=122; broken=6; booked=130; difference=-2; counted_by=Lou Barker
- Display pallets hall 1 | location=Hall 1; pallet_type=Half display pallet; good=640; broken=4; booked=640; difference=4; counted_by=Eda Kim
record damage record|pallet damage|sorting|quality check: Title!;Pallet type->@pallet type|load carrier~Euro pallet EPAL|Green crate E2;Partner->@partner|pallet account~Dairy Alm|Carrier Swiftline;Checked on:date!;Quantity:number#1-10000;Damage=Broken board|Missing block|Nail out|Dirt|Crack;Decision=Repair|Scrap|Charge partner;Photo:image;Cost:money
- Eight broken from Alm | pallet_type=Euro pallet EPAL; partner=Dairy Alm; quantity=8; damage=Broken board; decision=Repair; cost=32
- Cracked crates | pallet_type=Green crate E2; partner=Carrier Swiftline; quantity=5; damage=Crack; decision=Charge partner; cost=20
- Greasy mesh boxes | pallet_type=Mesh box standard; partner=Press works Ahorn; quantity=6; damage=Dirt; decision=Charge partner; cost=54
- Blocks missing on displays | pallet_type=Half display pallet; partner=Pallet depot Ring; quantity=4; damage=Missing block; decision=Scrap; cost=28
work pallet repair|repair job|collection|pick-up job: Title!;Pallet type->@pallet type|load carrier~Euro pallet EPAL|Green crate E2;Partner->@partner|pallet account~Dairy Alm|Carrier Swiftline;Kind=Repair|Collection|Washing|Delivery;Quantity:number#1-10000;Due on:date;Assigned to~Lou Barker|Workshop Holz;Cost:money
- Repair lot of 38 | pallet_type=Euro pallet EPAL; partner=Dairy Alm; kind=Repair; quantity=38; assigned_to=Workshop Holz; cost=150
- Fetch crates at Swiftline | pallet_type=Green crate E2; partner=Carrier Swiftline; kind=Collection; quantity=400; assigned_to=Lou Barker; cost=60
- Wash mesh boxes | pallet_type=Mesh box standard; partner=Press works Ahorn; kind=Washing; quantity=6; assigned_to=Lou Barker; cost=54
- Deliver displays to depot | pallet_type=Half display pallet; partner=Pallet depot Ring; kind=Delivery; quantity=120; assigned_to=Lou Barker; cost=90
record settlement|account statement|statement|balance confirmation: Statement number!;Partner->@partner|pallet account~Dairy Alm|Carrier Swiftline;Period~June|Third quarter;Opening balance:number#-100000-100000;In:number#0-100000;Out:number#0-100000;Closing balance:number#-100000-100000;Amount due:money;~Status=Draft|Sent|Confirmed|Disputed
- BS-0601 | partner=Dairy Alm; period=June; opening_balance=-13; in=0; out=33; closing_balance=-46; amount_due=552; status=Sent
- BS-0620 | partner=Carrier Swiftline; period=June; opening_balance=-48; in=160; out=0; closing_balance=112; amount_due=0; status=Confirmed
- BS-0633 | partner=Press works Ahorn; period=June; opening_balance=0; in=18; out=0; closing_balance=18; status=Draft
- BS-0640 | partner=Pallet depot Ring; period=Third quarter; opening_balance=-90; in=0; out=120; closing_balance=-210; status=Disputed

# freight|freight forwarding|freight forwarder|shipment|consignment|haulage|trucking
record shipment|consignment|freight order|transport order: Shipment number!;Shipper->@shipper|freight customer|sender~Textil Korn|Chemie Brandt;Consignee;Pick-up place;Delivery place;Pick-up on:date!;Deliver by:date;Packages:number#1-100000;Weight:number(kg)#0-1000000;Loading metres:number(m)#0-14;Goods~Fabric rolls|Cleaning agents;Freight price:money;~Status=Booked|Picked up|In transit|At customs|Delivered|Delayed
- SH-20417 | shipper=Textil Korn; consignee=Modehaus Lyon; pick_up_place=Linz; delivery_place=Lyon; packages=14; weight=5200; loading_metres=5.6; goods=Fabric rolls; freight_price=1480; status=In transit
- SH-20422 | shipper=Chemie Brandt; consignee=Hygia Depot; pick_up_place=Basel; delivery_place=Gdansk; packages=33; weight=18400; loading_metres=13.2; goods=Cleaning agents; freight_price=2350; status=Booked
- SH-20430 | shipper=Glaswerk Tann; consignee=Fenster Nord; pick_up_place=Passau; delivery_place=Oslo; packages=22; weight=12400; goods=Insulating glass; status=At customs
- SH-20436 | shipper=Obsthof Maier; consignee=Market Hall Brno; pick_up_place=Graz; delivery_place=Brno; packages=26; weight=15600; goods=Apples; status=Delayed
item carrier|haulier|transport company|freight carrier: Name!;Contact person;Phone:phone;Email:email;Fleet size:number#1-10000;Routes~Austria to France|Baltic;Insured until:date;Licence number;On-time rate:percent;Rating:rating
- Alpin Trans | contact_person=Resi Hager; fleet_size=24; routes=Austria to France; licence_number=EU-2207; on_time_rate=94; rating=4
- Balto Cargo | contact_person=Piotr Was; fleet_size=61; routes=Baltic; licence_number=EU-3391; on_time_rate=89; rating=4
- Nordfrost Logistics | contact_person=Liv Aune; fleet_size=38; routes=Scandinavia; licence_number=EU-4107; on_time_rate=97; rating=5
- Kolar Transport | contact_person=Ivo Kolar; fleet_size=9; routes=Austria to Czechia; licence_number=EU-4290; on_time_rate=82; rating=3
item truck|lorry|trailer|vehicle: Licence plate!;Carrier->@carrier|haulier~Alpin Trans|Balto Cargo;Type=Tautliner|Box|Reefer|Tank|Flatbed|Mega;Payload:number(t)#0-60;Loading length:number(m)#0-20;Emission class=Euro 5|Euro 6|Electric;Driver~Josip Bar|Ania Rok;Next inspection on:date;~Status=Free|Loading|On tour|Workshop
- LZ 417 AT | carrier=Alpin Trans; type=Tautliner; payload=24; loading_length=13.6; emission_class=Euro 6; driver=Josip Bar; status=On tour
- GD 8820 B | carrier=Balto Cargo; type=Mega; payload=25; loading_length=13.6; emission_class=Euro 6; driver=Ania Rok; status=Free
- NF 330 R | carrier=Nordfrost Logistics; type=Reefer; payload=22; loading_length=13.4; emission_class=Electric; driver=Nils Aune; status=Loading
- KT 17 BR | carrier=Kolar Transport; type=Flatbed; payload=24; loading_length=13.6; emission_class=Euro 5; driver=Ivo Kolar; status=Workshop
work tour|trip|transport|dispatch|route: Tour number!;Truck->@truck|lorry|trailer~LZ 417 AT|GD 8820 B;Shipment->@shipment|consignment~SH-20417|SH-20422;Starts on:date;Ends on:date;Distance:number(km)#0-20000;Toll:money;Dispatcher~Vroni Haas|Kjell Moe;Stops:number#1-100;Notes:long
- T-911 | truck=LZ 417 AT; shipment=SH-20417; distance=980; toll=312; dispatcher=Vroni Haas; stops=3
- T-915 | truck=GD 8820 B; shipment=SH-20422; distance=1320; toll=288; dispatcher=Kjell Moe; stops=2
- T-918 | truck=KT 17 BR; shipment=SH-20430; distance=1560; toll=395; dispatcher=Vroni Haas; stops=1
- T-922 | truck=NF 330 R; shipment=SH-20436; distance=310; toll=74; dispatcher=Kjell Moe; stops=2
record tracking event|status update|tracking update|shipment status: Title!;Shipment->@shipment|consignment~SH-20417|SH-20422;Happened on:date!;At:time;Place;Event=Picked up|Departed|Border crossed|Arrived at depot|Delivered|Delay;Expected arrival:date;Note:long
- Left Linz | shipment=SH-20417; place=Linz; event=Departed
- Delay at the tunnel | shipment=SH-20417; place=Alpine tunnel; event=Delay; note=About three hours.
- Glass at the border | shipment=SH-20430; place=Svinesund; event=Border crossed
- Apples at depot Vienna | shipment=SH-20436; place=Vienna; event=Arrived at depot; note=Cooling unit checked.
request quote request|freight quote|rate request|offer request: Title!;Shipper->@shipper|freight customer~Textil Korn|Chemie Brandt;From;To;Mode=Road|Sea|Air|Rail;Weight:number(kg)#0-1000000;Pallets:number#0-10000;Dangerous goods:boolean;Ready on:date;Incoterm=EXW|FCA|FOB|CIF|DAP|DDP;~Quoted price:money
- Eight pallets to Porto | shipper=Textil Korn; from=Linz; to=Porto; mode=Road; weight=3100; pallets=8; incoterm=DAP; quoted_price=1720
- Drums to Oslo | shipper=Chemie Brandt; from=Basel; to=Oslo; mode=Rail; weight=9800; pallets=16; incoterm=FCA; quoted_price=2480
- Glass racks to Halifax | shipper=Glaswerk Tann; from=Passau; to=Halifax; mode=Sea; weight=18000; pallets=20; incoterm=CIF; quoted_price=4300
- Samples to Tokyo | shipper=Textil Korn; from=Vienna; to=Tokyo; mode=Air; weight=120; pallets=1; incoterm=DDP; quoted_price=910
person shipper|freight customer|sender|consignor: Name!;Customer number;Address;Contact person;Email:email;Phone:phone;VAT number;Payment terms~30 days net
- Textil Korn | customer_number=K-114; address=Weaver Street 2, Linz; contact_person=Lore Korn; vat_number=ATU0000417; payment_terms=30 days net
- Chemie Brandt | customer_number=K-139; address=Rhine Port 8, Basel; contact_person=Urs Brandt; payment_terms=14 days net
- Glaswerk Tann | customer_number=K-152; address=Tann Road 6, Passau; contact_person=Rike Tann; payment_terms=60 days net
- Obsthof Maier | customer_number=K-160; address=Apple Lane 1, Graz; contact_person=Sepp Maier; payment_terms=14 days net
record freight document|waybill|proof of delivery|cmr|delivery document: Document number!;Shipment->@shipment|consignment~SH-20417|SH-20422;Kind=CMR|Bill of lading|Air waybill|Proof of delivery|Packing list;Issued on:date!;File:file;Signed by;Remarks:long
- CMR-33017 | shipment=SH-20417; kind=CMR; signed_by=Josip Bar
- PL-2042 | shipment=SH-20422; kind=Packing list; signed_by=Urs Brandt
- BL-7702 | shipment=SH-20430; kind=Bill of lading; signed_by=Rike Tann
- POD-1188 | shipment=SH-20417; kind=Proof of delivery; signed_by=Modehaus Lyon; remarks=Two rolls wet.
! record claim|damage claim|cargo damage [claim\\w*|damage\\w*|insur\\w*]: Title!;Shipment->@shipment|consignment~SH-20417|SH-20422;Kind=Damage|Loss|Delay|Wrong delivery;Reported on:date!;Amount:money;Photo:image;Description:long;~Status=Open|With insurer|Paid|Rejected
- Two rolls wet | shipment=SH-20417; kind=Damage; amount=460; description=Cover torn at the rear.; status=Open
- Apples nine hours late | shipment=SH-20436; kind=Delay; amount=380; status=With insurer
- One drum missing | shipment=SH-20422; kind=Loss; amount=145; status=Paid
- Glass sent to wrong yard | shipment=SH-20430; kind=Wrong delivery; amount=210; status=Rejected
+ invoice: Shipment->@shipment|consignment;Freight:money;Fuel surcharge:percent;Toll:money;Due on:date

# parcel|courier|parcel delivery|courier service|express delivery|bike courier|parcel tracking|last mile
record parcel|package|delivery|consignment|shipment: Tracking number!;Sender name;Sender address;Recipient name;Recipient address;Courier->@courier|rider~Zoe Brandl|Emil Saar;Phone:phone;Size=Letter|Small|Medium|Large|Bulky;Weight:number(kg)#0-100;Service->@delivery service|service|rate~City express 2 h|Next day;Cash on delivery:money;Deliver on:date;~Status=Registered|Picked up|At depot|Out for delivery|Delivered|Returned
- CX-44017 | sender_name=Optik Sol; recipient_name=Ada Wiens; recipient_address=Bridge Road 3; size=Small; weight=0.4; service=City express 2 h; cash_on_delivery=0; status=Out for delivery
- CX-44023 | sender_name=Buch und Bohne; recipient_name=Finn Marten; recipient_address=Lake View 14; size=Medium; weight=3.2; service=Next day; cash_on_delivery=28; status=At depot
- CX-44031 | sender_name=Moebel Linn; recipient_name=Kai Osten; recipient_address=Hill Row 40; size=Bulky; weight=24; service=Two-man delivery; status=Registered
- CX-44038 | sender_name=Notary Ebner; recipient_name=Land registry; recipient_address=Forum 9; size=Letter; weight=0.1; service=Night drop; status=Delivered
item delivery service|service|rate|courier rate|shipping option: Name!;Delivery time~2 hours|Next day;Base price:money;Price per km:money;Heaviest weight:number(kg)#0-100;Zone->@delivery zone|zone|area~Inner city|Outer ring;Insured up to:money;Description:long
- City express 2 h | delivery_time=2 hours; base_price=9; price_per_km=1; heaviest_weight=8; zone=Inner city; insured_up_to=500
- Next day | delivery_time=Next day; base_price=6; price_per_km=0; heaviest_weight=30; zone=Outer ring; insured_up_to=500
- Two-man delivery | delivery_time=Three days; base_price=49; price_per_km=1; heaviest_weight=100; zone=Outer ring; insured_up_to=2000
- Night drop | delivery_time=Before 7.00; base_price=15; heaviest_weight=5; zone=Inner city; insured_up_to=300
person courier|rider|delivery person|messenger: Name!;Phone:phone;Email:email;Vehicle=Bike|Cargo bike|Scooter|Van|On foot;Licence plate;Zone->@delivery zone|zone~Inner city|Outer ring;Shift~Morning|Evening;Rating:rating;~Status=Free|On tour|Break|Off
- Zoe Brandl | vehicle=Cargo bike; zone=Inner city; shift=Morning; rating=5; status=On tour
- Emil Saar | vehicle=Van; licence_plate=CX 220; zone=Outer ring; shift=Evening; rating=4; status=Free
- Rafi Toth | vehicle=Van; licence_plate=CX 305; zone=Airport area; shift=Night; rating=4; status=Off
- Mona Geiss | vehicle=Bike; zone=University quarter; shift=Evening; rating=5; status=Break
work delivery tour|tour|route|delivery run|pick-up: Title!;Courier->@courier|rider~Zoe Brandl|Emil Saar;Day:date;Starts at:time;Stops:number#0-500;Distance:number(km)#0-1000;Depot~Depot West|Hub Center;~Delivered:number#0-500;~Failed:number#0-500;Notes:long
- Inner city, morning | courier=Zoe Brandl; stops=24; distance=31; depot=Hub Center; delivered=19; failed=1
- Outer ring, evening | courier=Emil Saar; stops=46; distance=88; depot=Depot West; delivered=0; failed=0
- Night drop round | courier=Rafi Toth; stops=18; distance=42; depot=Hub Center; delivered=18; failed=0
- University, evening | courier=Mona Geiss; stops=15; distance=19; depot=Hub Center; delivered=12; failed=2
record delivery attempt|tracking event|status update|scan|delivery proof: Title!;Parcel->@parcel|package|delivery~CX-44017|CX-44023;Courier->@courier|rider~Zoe Brandl|Emil Saar;Day:date!;At:time;Result=Delivered|Nobody home|Wrong address|Refused|To neighbour|To locker;Received by;Signature:image;Photo:image;Note
- Nobody at Lake View 14 | parcel=CX-44023; courier=Emil Saar; result=Nobody home; note=Card left, new try tomorrow.
- Picked up at Optik Sol | parcel=CX-44017; courier=Zoe Brandl; result=Delivered; received_by=Front desk
- Sofa does not fit stairs | parcel=CX-44031; courier=Emil Saar; result=Refused; note=Customer wants a hoist.
- Deed left in locker | parcel=CX-44038; courier=Rafi Toth; result=To locker; received_by=Locker Forum
request pick-up request|collection request|courier request: Title!;Pick-up address;Contact name;Phone:phone;Ready at:time;Pick-up on:date;Parcels:number#1-1000;Service->@delivery service|service~City express 2 h|Next day;Fragile:boolean;Note:long;~Courier->@courier|rider~Zoe Brandl|Emil Saar
- Three lens boxes | pick_up_address=Optik Sol, Market 7; contact_name=Sol Meran; parcels=3; service=City express 2 h; courier=Zoe Brandl
- Book crates for fair | pick_up_address=Buch und Bohne, Hall Street 1; contact_name=Ina Bohn; parcels=6; service=Next day; courier=Emil Saar
- Sofa from Moebel Linn | pick_up_address=Moebel Linn, Trade Park 3; contact_name=Rosa Linn; parcels=1; service=Two-man delivery; courier=Emil Saar
- Evening deeds | pick_up_address=Notary Ebner, Forum 2; contact_name=Dr Ebner; parcels=2; service=Night drop; courier=Rafi Toth
item delivery zone|zone|area|district: Name!;Postcodes;Surcharge:money;Latest pick-up at:time;Depot~Hub Center|Depot West;Average time:number(min)#1-1440
- Inner city | postcodes=1010 to 1090; surcharge=0; depot=Hub Center; average_time=45
- Outer ring | postcodes=1100 to 1230; surcharge=2; depot=Depot West; average_time=180
- Airport area | postcodes=1300 to 1310; surcharge=4; depot=Depot West; average_time=210
- University quarter | postcodes=1095 to 1099; surcharge=0; depot=Hub Center; average_time=60
! item parcel locker|locker|parcel shop|pick-up point [locker\\w*|pick-?up point\\w*|parcel shop\\w*]: Name!;Address;Compartments:number#1-1000;Compartments free:number#0-1000;Opening hours;Zone->@delivery zone|zone~Inner city|Outer ring
- Locker Central Station | address=Platform hall; compartments=60; compartments_free=17; opening_hours=Always; zone=Inner city
- Locker Forum | address=Forum 9, arcade; compartments=36; compartments_free=4; zone=Inner city
- Locker Trade Park | address=Trade Park 1; compartments=80; compartments_free=52; zone=Outer ring
- Locker Campus | address=Library stairs; compartments=24; compartments_free=0; opening_hours=6.00 to 23.00; zone=University quarter
+ complaint: Parcel->@parcel|package;Kind=Late|Lost|Damaged|Wrong address;Value:money;Photo:image
! record route stop|delivery stop|stop [route\\w*|stop\\w*|tour\\w*]: Title!;Tour->@delivery tour|tour|route;Parcel->@parcel|package|delivery~CX-44017|CX-44023;Order:number#1-500;Address;Planned at:time;Reached at:time;~Result=Open|Delivered|Failed|Skipped
- Stop 1, Garden lane | parcel=CX-44017; order=1; address=Garden lane 8; result=Delivered
- Stop 2, Mill square | parcel=CX-44023; order=2; address=Mill square 3; result=Open
- Stop 3, Harbour gate | order=3; address=Harbour gate 1; result=Failed
- Stop 4, Quarry road | order=4; address=Quarry road 27; result=Skipped

# moving company|removal company|household move|mover|relocation|furniture transport|removal firm
work move|removal|relocation|moving job|job: Title!;Customer name;From address;To address;Moving day:date;Starts at:time;Volume:number(m³)#0-500;Distance:number(km)#0-20000;From floor:number#-2-60;To floor:number#-2-60;Crew->@crew|team~Crew Bear|Crew Swift;Truck->@truck|van~Truck 12 t|Van 20 m³;Price:money
- Arendt, flat to house | customer_name=Mo Arendt; from_address=Tower Lane 8; to_address=Green Hill 2; volume=42; distance=18; from_floor=4; to_floor=0; crew=Crew Bear; truck=Truck 12 t; price=1480
- Studio Voss | customer_name=Edie Voss; from_address=Art Yard 5; to_address=Canal 30; volume=14; distance=6; from_floor=1; to_floor=2; crew=Crew Swift; truck=Van 20 m³; price=520
- Office Lindt to quay | customer_name=Lindt Consulting; from_address=Ring 40; to_address=Quay 9; volume=85; distance=7; crew=Crew Titan; truck=Truck 18 t; price=3650
- Senior move Mrs Abel | customer_name=Herta Abel; from_address=Mill Row 1; to_address=Fern Road 60; volume=11; from_floor=2; to_floor=1; crew=Crew Feather; price=480
request quote request|estimate request|moving request|inquiry: Title!;Customer name;Email:email;Phone:phone;From address;To address;Wanted on:date;Rooms:number#1-50;Special items~Piano, safe|Aquarium;Packing wanted:boolean;Storage wanted:boolean;~Quoted price:money
- Three rooms and a piano | customer_name=Mo Arendt; from_address=Tower Lane 8; to_address=Green Hill 2; rooms=3; special_items=Piano; quoted_price=1480
- Small studio | customer_name=Edie Voss; from_address=Art Yard 5; to_address=Canal 30; rooms=1; special_items=Glass table; quoted_price=520
- Office with forty desks | customer_name=Lindt Consulting; from_address=Ring 40; to_address=Quay 9; rooms=12; special_items=Safe; quoted_price=3650
- To the care home | customer_name=Herta Abel; from_address=Mill Row 1; to_address=Fern Road 60; rooms=1; special_items=Grandfather clock; quoted_price=480
record inventory item|inventory|household item|moving item|packing list item: Item!;Move->@move|removal|moving job~Arendt, flat to house|Studio Voss;Room~Living room|Studio;Quantity:number#1-1000;Volume:number(m³)#0-50;Box number;Fragile:boolean;Dismantle:boolean;Condition=Good|Scratched|Damaged;Photo:image
- Upright piano | move=Arendt, flat to house; room=Living room; quantity=1; volume=1.2; condition=Good
- Book boxes | move=Studio Voss; room=Studio; quantity=14; volume=0.9; box_number=1 to 14; condition=Good
- Desk 160 cm | move=Office Lindt to quay; room=Open office; quantity=40; volume=0.8; condition=Good
- Grandfather clock | move=Senior move Mrs Abel; room=Hall; quantity=1; volume=0.6; condition=Scratched
item crew|team|moving crew: Name!;Leader;Members:number#1-20;Phone:phone;Skills~Piano transport|Furniture assembly;Hourly rate:money;~Status=Free|On a move|Off
- Crew Bear | leader=Dario Lund; members=4; skills=Piano transport; hourly_rate=140; status=On a move
- Crew Swift | leader=Nina Holm; members=2; skills=Furniture assembly; hourly_rate=80; status=Free
- Crew Titan | leader=Otis Brand; members=6; skills=Office moves, safe lifting; hourly_rate=210; status=Free
- Crew Feather | leader=Jana Rees; members=2; skills=Senior moves, packing; hourly_rate=85; status=Off
item truck|van|moving van|vehicle: Name!;Licence plate;Load volume:number(m³)#1-120;Payload:number(kg)#100-40000;Tail lift:boolean;Driver~Dario Lund|Nina Holm;Next inspection on:date;~Status=Free|On the road|Workshop
- Truck 12 t | licence_plate=UM 1200; load_volume=48; payload=5200; driver=Dario Lund; status=On the road
- Van 20 m³ | licence_plate=UM 200; load_volume=20; payload=1100; driver=Nina Holm; status=Free
- Truck 18 t | licence_plate=UM 1800; load_volume=72; payload=9000; driver=Otis Brand; status=Free
- Lift van | licence_plate=UM 77; load_volume=12; payload=800; driver=Jana Rees; status=Workshop
record damage report|damage|claim: Title!;Move->@move|removal~Arendt, flat to house|Studio Voss;Inventory item->@inventory item|household item~Upright piano|Book boxes;Noticed on:date!;Description:long;Photo:image;Amount claimed:money;~Status=Open|With insurer|Paid|Refused
- Scratch on piano lid | move=Arendt, flat to house; inventory_item=Upright piano; description=12 cm, left front.; amount_claimed=240; status=With insurer
- Box 9 got wet | move=Studio Voss; inventory_item=Book boxes; amount_claimed=60; status=Open
- Desk leg bent | move=Office Lindt to quay; inventory_item=Desk 160 cm; amount_claimed=90; status=Paid
- Clock glass cracked | move=Senior move Mrs Abel; inventory_item=Grandfather clock; description=Crack in the lower pane.; amount_claimed=130; status=Refused
item packing material|moving box|box type|material: Name!;Kind=Box|Wardrobe box|Wrap|Blanket|Tape;Volume:number(l)#0-1000;Price:money;Rent per week:money;In stock:number#0-10000
- Moving box strong | kind=Box; volume=70; price=3; rent_per_week=1; in_stock=640
- Wardrobe box | kind=Wardrobe box; volume=270; price=12; rent_per_week=4; in_stock=55
- Bubble wrap 50 m | kind=Wrap; price=18; rent_per_week=0; in_stock=40
- Furniture blanket | kind=Blanket; price=14; rent_per_week=2; in_stock=180
+ order: Packing material->@packing material|moving box;Quantity:number#1-1000;Delivery on:date;Address

# customs office|customs declaration|customs broker|import duty|customs clearance|export declaration|tariff code
record customs declaration|declaration|customs entry|import declaration|clearance: Declaration number!;Kind=Import|Export|Transit|Warehousing;Client->@trader|importer|exporter|client~Gewuerzhaus Alba|Motor Parts Reyes;Customs office~Port Office North|Airport Office;Goods value:money;Currency=Euro|Dollar|Pound|Franc|Yen;Gross weight:number(kg)#0-10000000;Country of origin;Submitted on:date!;Declarant~Klara Ohm|Sami Virta;~Status=Draft|Submitted|Under control|Released|Rejected
- IM-24-0417 | kind=Import; client=Gewuerzhaus Alba; customs_office=Port Office North; goods_value=18400; currency=Dollar; gross_weight=3200; country_of_origin=India; declarant=Klara Ohm; status=Released
- EX-24-0190 | kind=Export; client=Motor Parts Reyes; customs_office=Airport Office; goods_value=7900; currency=Euro; gross_weight=410; country_of_origin=Spain; declarant=Sami Virta; status=Under control
- TR-24-0088 | kind=Transit; client=Alpin Wein; customs_office=Border Office East; goods_value=26500; currency=Franc; gross_weight=8900; country_of_origin=Switzerland; status=Submitted
- WH-24-0012 | kind=Warehousing; client=Tee Kontor; customs_office=Port Office North; goods_value=9300; currency=Yen; gross_weight=740; country_of_origin=Japan; status=Draft
record declaration item|goods item|declared good|goods line|line item: Title!;Declaration->@customs declaration|declaration~IM-24-0417|EX-24-0190;Tariff code->@tariff code|commodity code|hs code~0904 11 00|8708 30 91;Quantity:number#0-10000000;Net weight:number(kg)#0-10000000;Value:money;Duty rate:percent;~Duty amount:money;Origin proof=None|EUR.1|Invoice statement|REX
- Black pepper, 60 bags | declaration=IM-24-0417; tariff_code=0904 11 00; quantity=60; net_weight=3000; value=18400; duty_rate=0; duty_amount=0; origin_proof=REX
- Brake discs | declaration=EX-24-0190; tariff_code=8708 30 91; quantity=48; net_weight=390; value=7900; duty_rate=0; duty_amount=0; origin_proof=Invoice statement
- White wine in bottles | declaration=TR-24-0088; tariff_code=2204 21 00; quantity=7200; net_weight=5400; value=26500; origin_proof=EUR.1
- Green tea in tins | declaration=WH-24-0012; tariff_code=0902 10 00; quantity=900; net_weight=620; value=9300; duty_rate=3.2; origin_proof=None
item tariff code|commodity code|hs code: Code!;Description:long;Duty rate:percent;Import tax:percent;Unit=kg|Piece|Litre|m²;Licence needed:boolean;Valid from:date;Remarks
- 0904 11 00 | description=Pepper, neither crushed nor ground; duty_rate=0; import_tax=10; unit=kg
- 8708 30 91 | description=Brakes and parts for motor vehicles; duty_rate=4.5; import_tax=20; unit=kg
- 2204 21 00 | description=Wine in containers of two litres or less; duty_rate=13; import_tax=20; unit=Litre
- 0902 10 00 | description=Green tea in packings up to 3 kg; duty_rate=3.2; import_tax=10; unit=kg
person trader|importer|exporter|client: Name!;EORI number;VAT number;Address;Contact person;Email:email;Deferment account;Power of attorney until:date
- Gewuerzhaus Alba | eori_number=AT0000417; vat_number=ATU4417; address=Spice Quay 3; contact_person=Rana Alba; deferment_account=DA-71
- Motor Parts Reyes | eori_number=ES0000190; vat_number=ESB190; address=Forge Street 18; contact_person=Luis Prado; deferment_account=DA-88
- Alpin Wein | eori_number=CH0000088; vat_number=CHE088; address=Vine Road 7; contact_person=Reto Alp; deferment_account=DA-90
- Tee Kontor | eori_number=DE0000012; vat_number=DE0120; address=Warehouse Canal 4; contact_person=Yuki Brandt; deferment_account=DA-95
record customs document|document|certificate|licence|supporting document: Document number!;Declaration->@customs declaration|declaration~IM-24-0417|EX-24-0190;Kind=Invoice|Packing list|Bill of lading|Certificate of origin|Plant health|Export licence;Issued on:date;Valid until:date;File:file;~Status=Missing|Received|Checked
- CO-7781 | declaration=IM-24-0417; kind=Certificate of origin; status=Checked
- INV-R-220 | declaration=EX-24-0190; kind=Invoice; status=Received
- BL-4402 | declaration=WH-24-0012; kind=Bill of lading; status=Missing
- PH-0091 | declaration=WH-24-0012; kind=Plant health; status=Received
record customs inspection|goods examination|control|physical check: Title!;Declaration->@customs declaration|declaration~IM-24-0417|EX-24-0190;Ordered on:date!;Kind=Document check|Scan|Physical check|Sampling;Officer~Officer Lenz|Officer Rojo;Place;Result=Conform|Deviation|Seizure|Pending;Findings:long;Cost:money
- Scan at the airport | declaration=EX-24-0190; kind=Scan; officer=Officer Rojo; place=Cargo hall 2; result=Pending; cost=0
- Pepper sampling | declaration=IM-24-0417; kind=Sampling; officer=Officer Lenz; place=Shed 14; result=Conform; findings=No residues above limit.; cost=85
- Seal check in transit | declaration=TR-24-0088; kind=Physical check; officer=Officer Lenz; place=Border bay 3; result=Deviation; findings=Seal number differs.; cost=40
- Tea papers check | declaration=WH-24-0012; kind=Document check; officer=Officer Rojo; result=Pending; cost=0
work clearance task|task|job|deadline: Title!;Declaration->@customs declaration|declaration~IM-24-0417|EX-24-0190;Due on:date;Assigned to~Klara Ohm|Sami Virta;Kind=Request document|Submit|Answer query|Pay duty|Archive;Priority=Low|Normal|High;Notes:long
- Send weight list to office | declaration=EX-24-0190; assigned_to=Sami Virta; kind=Answer query; priority=High
- Archive pepper file | declaration=IM-24-0417; assigned_to=Klara Ohm; kind=Archive; priority=Low
- Ask for bill of lading | declaration=WH-24-0012; assigned_to=Klara Ohm; kind=Request document; priority=High
- Submit transit again | declaration=TR-24-0088; assigned_to=Sami Virta; kind=Submit; priority=Normal
+ invoice: Declaration->@customs declaration|declaration;Clearance fee:money;Duty:money;Import tax:money;Due on:date

# shipping container|container terminal|container yard|container depot|sea freight|container rental|port terminal
item container|shipping container|box: Container number!;Size=20 ft|40 ft|40 ft high cube|45 ft;Type=Dry|Reefer|Open top|Tank|Flat rack;Owner->@shipping line|line|owner~Northsea Line|Blue Anchor;Tare:number(kg)#500-10000;Max gross:number(kg)#1000-50000;Built in:number#1970-2100;Yard position->@yard position|slot|block~B3-14-2|R1-02-1;Condition=Cargo worthy|Damaged|As new;~Status=Gate in|Stored|On vessel|Gate out|In repair
- NSLU 204417 3 | size=40 ft high cube; type=Dry; owner=Northsea Line; tare=3900; max_gross=32500; built_in=2017; yard_position=B3-14-2; condition=Cargo worthy; status=Stored
- BLAU 118820 7 | size=20 ft; type=Reefer; owner=Blue Anchor; tare=3050; max_gross=30480; built_in=2012; yard_position=R1-02-1; condition=Damaged; status=In repair
- SUNU 330415 9 | size=40 ft; type=Open top; owner=Sunrise Shipping; tare=3800; max_gross=30480; built_in=2020; yard_position=E5-02-1; condition=As new; status=Gate in
- GULU 771203 0 | size=20 ft; type=Tank; owner=Gulf Feeder; tare=3600; max_gross=36000; built_in=2009; yard_position=D2-07-1; condition=Cargo worthy; status=On vessel
record gate move|gate in|gate transaction|truck visit|gate entry: Title!;Container->@container|shipping container~NSLU 204417 3|BLAU 118820 7;Direction=In|Out;Day:date!;At:time;Truck plate;Driver name;Seal number;Weight:number(kg)#0-50000;Damage seen:boolean;Clerk~Gate 1|Gate 2;Photo:image
- NSLU in by truck | container=NSLU 204417 3; direction=In; truck_plate=HH 2207; driver_name=Pavel Ruzek; seal_number=S-88120; weight=24800; clerk=Gate 1
- BLAU in, dented door | container=BLAU 118820 7; direction=In; truck_plate=HB 411; driver_name=Sinem Acar; weight=3050; clerk=Gate 2
- SUNU in with machine | container=SUNU 330415 9; direction=In; truck_plate=KI 880; driver_name=Ole Juhl; weight=21400; clerk=Gate 1
- GULU out empty | container=GULU 771203 0; direction=Out; truck_plate=WH 52; driver_name=Anja Prey; weight=3600; clerk=Gate 2
item yard position|slot|block|stack: Name!;Block;Row:number#1-200;Tier:number#1-9;Kind=Dry|Reefer plug|Dangerous goods|Empty|Repair;Highest weight:number(kg)#0-50000;~Status=Free|Occupied|Blocked
- B3-14-2 | block=B3; row=14; tier=2; kind=Dry; highest_weight=32500; status=Occupied
- R1-02-1 | block=R1; row=2; tier=1; kind=Reefer plug; highest_weight=32500; status=Occupied
- E5-02-1 | block=E5; row=2; tier=1; kind=Empty; highest_weight=5000; status=Free
- D2-07-1 | block=D2; row=7; tier=1; kind=Dangerous goods; highest_weight=36000; status=Blocked
event vessel call|ship arrival|port call|sailing|voyage: Vessel name!;Voyage number;Shipping line->@shipping line|line~Northsea Line|Blue Anchor;Berth~Berth 4|Berth 7;Arrives on:date!;Arrives at:time;Departs on:date;Discharge:number#0-30000;Load:number#0-30000;~Status=Expected|At berth|Departed|Delayed
- MV Gannet | voyage_number=GN-412W; shipping_line=Northsea Line; berth=Berth 4; discharge=640; load=580; status=Expected
- MV Petrel | voyage_number=PT-087E; shipping_line=Blue Anchor; berth=Berth 7; discharge=210; load=260; status=At berth
- MV Tern | voyage_number=TN-019N; shipping_line=Sunrise Shipping; berth=Berth 4; discharge=1200; load=900; status=Delayed
- MV Skua | voyage_number=SK-233S; shipping_line=Gulf Feeder; berth=Berth 7; discharge=150; load=180; status=Departed
item shipping line|line|owner|client: Name!;Code;Contact person;Email:email;Free storage:number(days)#0-60;Storage per day:money;Contract until:date
- Northsea Line | code=NSL; contact_person=Wiebke Tarn; free_storage=5; storage_per_day=6
- Blue Anchor | code=BLA; contact_person=Rafiq Onur; free_storage=3; storage_per_day=8
- Sunrise Shipping | code=SUN; contact_person=Aiko Mori; free_storage=7; storage_per_day=5
- Gulf Feeder | code=GUL; contact_person=Samir Aziz; free_storage=4; storage_per_day=9
record container inspection|damage survey|inspection|condition check: Title!;Container->@container|shipping container~NSLU 204417 3|BLAU 118820 7;Inspected on:date!;Surveyor~Quay Survey|Gate 2;Damage=None|Dent|Hole|Rust|Door|Floor;Location code;Repair cost:money;Cleaning=None|Sweep|Wash|Steam;Photo:image;Result=Cargo worthy|Repair|Reject
- BLAU door survey | container=BLAU 118820 7; surveyor=Quay Survey; damage=Door; location_code=DB3N; repair_cost=340; cleaning=Wash; result=Repair
- NSLU arrival check | container=NSLU 204417 3; surveyor=Gate 2; damage=None; repair_cost=0; cleaning=None; result=Cargo worthy
- SUNU floor survey | container=SUNU 330415 9; surveyor=Quay Survey; damage=Floor; repair_cost=180; cleaning=Sweep; result=Repair
- GULU tank survey | container=GULU 771203 0; surveyor=Quay Survey; damage=Rust; repair_cost=900; cleaning=Steam; result=Reject
work repair order|yard move|work order|crane job: Title!;Container->@container|shipping container~NSLU 204417 3|BLAU 118820 7;Kind=Repair|Restack|Plug in|Wash|Load to vessel;To position->@yard position|slot~B3-14-2|R1-02-1;Due on:date;Assigned to~Reach stacker 2|Workshop;Cost:money;Notes:long
- Straighten door BLAU | container=BLAU 118820 7; kind=Repair; assigned_to=Workshop; cost=340
- NSLU to vessel Gannet | container=NSLU 204417 3; kind=Load to vessel; to_position=B3-14-2; assigned_to=Reach stacker 2; cost=95
- Restack SUNU | container=SUNU 330415 9; kind=Restack; to_position=E5-02-1; assigned_to=Reach stacker 2; cost=45
- Plug in BLAU | container=BLAU 118820 7; kind=Plug in; to_position=R1-02-1; assigned_to=Reefer team; cost=30
+ booking|reservation: Container->@container|shipping container;Vessel call->@vessel call|sailing;Empty pick-up on:date;Gate slot:time
+ invoice: Container->@container|shipping container;Storage days:number(days)#0-3650;Handling:money;Storage:money

# self-storage|self storage|storage unit|storage facility|mini storage|storage rental
item storage unit|unit|storage box|storage space|locker: Unit number!;Facility->@storage facility|facility|site|location~Ring Road store|Station store;Size:number(m²)#0-500;Height:number(m)#0-10;Floor:number#-3-20;Monthly rent:money;Kind=Indoor|Drive-up|Climate controlled|Wine|Locker;Door code;~Status=Free|Reserved|Rented|Overlocked|Maintenance;Photo:image
- R-114 | facility=Ring Road store; size=6; height=2.8; floor=1; monthly_rent=89; kind=Indoor; door_code=4417; status=Rented
- S-008 | facility=Station store; size=2; height=2.4; floor=0; monthly_rent=39; kind=Climate controlled; door_code=2088; status=Free
- H-201 | facility=Harbour store; size=12; height=3; floor=0; monthly_rent=160; kind=Drive-up; door_code=7719; status=Overlocked
- V-015 | facility=Old brewery store; size=3; height=2.5; floor=-1; monthly_rent=65; kind=Wine; door_code=3102; status=Reserved
item storage facility|facility|site|location: Name!;Address;Phone:phone;Opening hours;Units:number#1-10000;Gate code;Manager~Lore Pint|Raj Sethi;Security=Cameras|Guard|Alarm;Photo:image
- Ring Road store | address=Ring Road 210; opening_hours=6.00 to 22.00; units=320; manager=Lore Pint; security=Cameras
- Station store | address=Rail Arch 4; opening_hours=Always; units=140; manager=Raj Sethi; security=Alarm
- Harbour store | address=Dock Street 9; opening_hours=5.00 to 23.00; units=210; manager=Lore Pint; security=Guard
- Old brewery store | address=Brewery Yard 2; opening_hours=7.00 to 21.00; units=95; manager=Raj Sethi; security=Cameras
record rental|storage contract|lease|rental agreement|contract: Contract number!;Storage unit->@storage unit|unit~R-114|S-008;Tenant->@tenant|renter~Jule Marsh|Cafe Oriel;Starts on:date!;Ends on:date;Monthly rent:money;Deposit:money;Insured value:money;Notice given:boolean;~Status=Reserved|Active|Overdue|Ended
- SC-2207 | storage_unit=R-114; tenant=Jule Marsh; monthly_rent=89; deposit=178; insured_value=5000; status=Active
- SC-2214 | storage_unit=S-008; tenant=Cafe Oriel; monthly_rent=39; deposit=78; insured_value=2000; status=Reserved
- SC-2220 | storage_unit=H-201; tenant=Dorn Events; monthly_rent=160; deposit=320; insured_value=12000; status=Overdue
- SC-2108 | storage_unit=V-015; tenant=Otto Brehm; monthly_rent=65; deposit=130; insured_value=8000; status=Ended
person tenant|renter|storer: Name!;Email:email;Phone:phone;Address;ID number;Emergency contact;Payment=Direct debit|Card|Cash;~Status=Active|In arrears|Former
- Jule Marsh | address=Fig Street 2; id_number=P4417; emergency_contact=Ben Marsh; payment=Direct debit; status=Active
- Cafe Oriel | address=Arch Lane 1; id_number=FN 20881; payment=Card; status=Active
- Dorn Events | address=Fair Road 3; id_number=FN 31877; payment=Card; status=In arrears
- Otto Brehm | address=Hill Road 2; id_number=P1180; payment=Cash; status=Former
record access log|gate entry|entry|visit: Title!;Storage unit->@storage unit|unit~R-114|S-008;Tenant->@tenant|renter~Jule Marsh|Cafe Oriel;Day:date!;Entered at:time;Left at:time;Door=Main gate|Side door|Lift;Result=Granted|Refused
- Marsh, Saturday | storage_unit=R-114; tenant=Jule Marsh; door=Main gate; result=Granted
- Oriel, wrong code | storage_unit=S-008; tenant=Cafe Oriel; door=Side door; result=Refused
- Dorn, tent pick-up | storage_unit=H-201; tenant=Dorn Events; door=Main gate; result=Refused
- Brehm, last visit | storage_unit=V-015; tenant=Otto Brehm; door=Lift; result=Granted
request move-out request|unit request|service request|reservation request: Title!;Storage unit->@storage unit|unit~R-114|S-008;Kind=Move out|Bigger unit|Lost key|Leak|Question;Wanted on:date;Message:long;Photo:image
- Out at end of month | storage_unit=R-114; kind=Move out; message=House is ready.
- Water on the floor | storage_unit=S-008; kind=Leak
- Need twelve square metres | storage_unit=S-008; kind=Bigger unit; message=For chairs of the terrace.
- Key broke in lock | storage_unit=V-015; kind=Lost key
work maintenance task|unit cleaning|repair|overlock: Title!;Storage unit->@storage unit|unit~R-114|S-008;Kind=Cleaning|Repair|Overlock|Lock cut|Inspection;Due on:date;Assigned to~Raj Sethi|Lore Pint;Cost:money;Notes:long
- Sweep R-114 after move-out | storage_unit=R-114; kind=Cleaning; assigned_to=Lore Pint; cost=20
- Fix gutter above S-008 | storage_unit=S-008; kind=Repair; assigned_to=Raj Sethi; cost=140
- Overlock H-201 | storage_unit=H-201; kind=Overlock; assigned_to=Lore Pint; cost=0
- Check cellar climate | storage_unit=V-015; kind=Inspection; assigned_to=Raj Sethi; cost=15
+ payment|invoice: Storage rental->@rental|storage contract;Month~March|April;Amount:money;Due on:date;~Late fee:money
+ reservation|booking: Storage unit->@storage unit|unit;Move-in on:date;Months:number(months)#1-120;Goods stored;Insurance wanted:boolean

# dock appointment|loading dock|time slot booking|yard management|loading ramp|truck arrival|loading bay
item dock|loading dock|gate|ramp|loading bay|door: Name!;Site->@site|warehouse|plant|location~Distribution centre Ost|Plant Sud;Kind=Inbound|Outbound|Both;Suited for=Trailer|Van|Container|Tank;Leveller:boolean;Temperature zone=Ambient|Chilled|Frozen;Minutes per slot:number(min)#10-480;~Status=Free|Occupied|Closed
- Dock 4 | site=Distribution centre Ost; kind=Inbound; suited_for=Trailer; temperature_zone=Ambient; minutes_per_slot=60; status=Occupied
- Ramp B | site=Plant Sud; kind=Outbound; suited_for=Container; temperature_zone=Chilled; minutes_per_slot=90; status=Free
- Dock 9 | site=Distribution centre Ost; kind=Both; suited_for=Van; temperature_zone=Ambient; minutes_per_slot=30; status=Free
- Tank bay 1 | site=Dairy West; kind=Inbound; suited_for=Tank; temperature_zone=Chilled; minutes_per_slot=45; status=Closed
item site|plant|location|depot: Name!;Address;Gate hours;Docks:number#1-500;Waiting places:number#0-1000;Phone:phone;Safety rules:long;Map:image
- Distribution centre Ost | address=Trade Park 1; gate_hours=5.00 to 21.00; docks=24; waiting_places=30; safety_rules=High-visibility vest, no children in the cab.
- Plant Sud | address=Mill Street 80; gate_hours=6.00 to 18.00; docks=5; waiting_places=8; safety_rules=Engine off at the ramp.
- Dairy West | address=Meadow Road 90; gate_hours=3.00 to 20.00; docks=4; waiting_places=6; safety_rules=Hairnet in the tank bay.
- Freezer Nord | address=Ice Street 2; gate_hours=Always; docks=10; waiting_places=12
record slot booking|time slot|dock appointment|slot: Reference!;Dock->@dock|ramp|loading bay~Dock 4|Ramp B;Carrier->@carrier|transport company~Ostmark Trans|Frigo Line;Day:date!;Starts at:time;Ends at:time;Direction=Delivery|Pick-up;Order number;Pallets:number#0-100;Licence plate;Driver phone:phone;~Status=Booked|Arrived|At dock|Done|No show|Cancelled
- SL-8817 | dock=Dock 4; carrier=Ostmark Trans; direction=Delivery; order_number=PO-4410; pallets=33; licence_plate=OM 417; status=At dock
- SL-8830 | dock=Ramp B; carrier=Frigo Line; direction=Pick-up; order_number=SO-2081; pallets=22; licence_plate=FL 90 K; status=Booked
- SL-8841 | dock=Dock 9; carrier=Kurier Blitz; direction=Delivery; order_number=PO-4432; pallets=2; licence_plate=KB 12; status=Done
- SL-8846 | dock=Tank bay 1; carrier=Milk Haul Egger; direction=Delivery; order_number=MK-0519; pallets=0; licence_plate=EG 88 M; status=No show
item carrier|transport company|haulier: Name!;Contact person;Email:email;Phone:phone;Trucks:number#1-10000;On-time rate:percent;No-shows:number#0-1000;~Status=Approved|Blocked|New
- Ostmark Trans | contact_person=Gabi Ost; trucks=40; on_time_rate=91; no_shows=2; status=Approved
- Frigo Line | contact_person=Nico Frey; trucks=18; on_time_rate=96; no_shows=0; status=Approved
- Kurier Blitz | contact_person=Said Omar; trucks=12; on_time_rate=88; no_shows=5; status=New
- Milk Haul Egger | contact_person=Franz Egger; trucks=7; on_time_rate=79; no_shows=9; status=Blocked
record gate log|check-in|truck arrival|gate entry|arrival: Title!;Slot booking->@slot booking|time slot~SL-8817|SL-8830;Arrived on:date!;Arrived at:time;At dock at:time;Left at:time;Waiting time:number(min)#0-2880;Seal number;Gatekeeper~Hedi Blum|Night guard;Remarks:long
- OM 417 arrival | slot_booking=SL-8817; waiting_time=22; seal_number=77120; gatekeeper=Hedi Blum
- FL 90 K arrival | slot_booking=SL-8830; waiting_time=0; gatekeeper=Night guard; remarks=One hour early.
- KB 12 arrival | slot_booking=SL-8841; waiting_time=5; gatekeeper=Hedi Blum
- EG 88 M came next day | slot_booking=SL-8846; waiting_time=140; gatekeeper=Hedi Blum; remarks=Had no slot.
record loading record|unloading|loading protocol|load check: Title!;Slot booking->@slot booking|time slot~SL-8817|SL-8830;Done on:date!;Pallets counted:number#0-100;Damaged pallets:number#0-100;Temperature:number(°C)#-40-40;Load secured:boolean;Loader~Mert Can|Ana Groll;Photo:image;Signature:image
- Unload OM 417 | slot_booking=SL-8817; pallets_counted=33; damaged_pallets=1; temperature=14; loader=Mert Can
- Load FL 90 K | slot_booking=SL-8830; pallets_counted=22; damaged_pallets=0; temperature=3; loader=Ana Groll
- Unload KB 12 | slot_booking=SL-8841; pallets_counted=2; damaged_pallets=0; temperature=18; loader=Mert Can
- Pump off EG 88 M | slot_booking=SL-8846; pallets_counted=0; damaged_pallets=0; temperature=5; loader=Ana Groll
request slot change|reschedule request|change request|slot request: Title!;Slot booking->@slot booking|time slot~SL-8817|SL-8830;Carrier->@carrier|haulier~Ostmark Trans|Frigo Line;Kind=Later|Earlier|Other day|Cancel;Wanted on:date;Wanted at:time;Reason:long
- Two hours later please | slot_booking=SL-8830; carrier=Frigo Line; kind=Later; reason=Traffic jam on the ring.
- Come an hour earlier | slot_booking=SL-8841; carrier=Kurier Blitz; kind=Earlier; reason=Tour got shorter.
- Move to Thursday | slot_booking=SL-8817; carrier=Ostmark Trans; kind=Other day; reason=Truck in workshop.
- Cancel milk run | slot_booking=SL-8846; carrier=Milk Haul Egger; kind=Cancel; reason=Driver ill.

# cold chain|cold store|refrigerated transport|reefer|frozen food logistics|temperature logger
item cold room|cold store|reefer trailer|refrigerator|storage: Name!;Location;Kind=Cold room|Freezer|Reefer truck|Cool box|Container;Lowest allowed:number(°C)#-90-30;Highest allowed:number(°C)#-90-30;Capacity:number(pallets)#0-100000;Logger->@temperature logger|logger|sensor~TL-07|TL-19;Next service on:date;~Status=In range|Alarm|Defrosting|Out of use
- Freezer hall 1 | location=Hub East; kind=Freezer; lowest_allowed=-26; highest_allowed=-18; capacity=420; logger=TL-07; status=In range
- Reefer 33 | location=On tour; kind=Reefer truck; lowest_allowed=2; highest_allowed=6; capacity=33; logger=TL-19; status=Alarm
- Fish cold room | location=Quay hall; kind=Cold room; lowest_allowed=0; highest_allowed=2; capacity=60; logger=TL-22; status=Defrosting
- Blood box 5 | location=Lab courier; kind=Cool box; lowest_allowed=2; highest_allowed=8; capacity=1; logger=TL-30; status=Out of use
item temperature logger|logger|sensor|data logger: Logger number!;Maker;Interval:number(min)#1-1440;Accuracy~0.5 °C;Battery:percent;Calibrated on:date;Calibrated until:date;~Status=In use|Spare|Recalibration
- TL-07 | maker=Tempo; interval=10; accuracy=0.5 °C; battery=88; status=In use
- TL-19 | maker=Tempo; interval=5; accuracy=0.5 °C; battery=41; status=In use
- TL-22 | maker=Frostec; interval=15; accuracy=0.3 °C; battery=97; status=Spare
- TL-30 | maker=Frostec; interval=2; accuracy=0.2 °C; battery=12; status=Recalibration
record temperature reading|reading|temperature log|measurement: Title!;Cold room->@cold room|reefer trailer|cold store~Freezer hall 1|Reefer 33;Logger->@temperature logger|logger~TL-07|TL-19;Measured on:date!;At:time;Temperature:number(°C)#-90-60;Humidity:percent;Door open:boolean;Within range:boolean
- Hall 1 at six | cold_room=Freezer hall 1; logger=TL-07; temperature=-21.3; humidity=62
- Reefer 33 at the border | cold_room=Reefer 33; logger=TL-19; temperature=8.4; humidity=71
- Fish room at landing | cold_room=Fish cold room; logger=TL-22; temperature=1.1; humidity=88
- Blood box at pick-up | cold_room=Blood box 5; logger=TL-30; temperature=4.6; humidity=40
record deviation|temperature alarm|excursion|alarm: Title!;Cold room->@cold room|reefer trailer~Freezer hall 1|Reefer 33;Shipment->@shipment|delivery|load~CC-204|CC-211;Started on:date!;Duration:number(min)#1-100000;Peak:number(°C)#-90-60;Cause=Door|Unit failure|Power|Loading|Logger;Action:long;Decision=Release|Test|Destroy|Pending;Decided by~Dr Nell Amos|Rico Bauer
- Reefer 33 over six degrees | cold_room=Reefer 33; shipment=CC-211; duration=48; peak=8.4; cause=Unit failure; action=Driver switched to standby unit.; decision=Test; decided_by=Dr Nell Amos
- Hall 1 during loading | cold_room=Freezer hall 1; shipment=CC-204; duration=12; peak=-16.9; cause=Door; decision=Release; decided_by=Rico Bauer
- Fish room power cut | cold_room=Fish cold room; shipment=CC-218; duration=95; peak=5.2; cause=Power; decision=Destroy
- Blood box logger jumped | cold_room=Blood box 5; shipment=CC-223; duration=6; peak=21; cause=Logger; decision=Pending
record shipment|delivery|load|consignment: Shipment number!;Goods~Ice cream|Vaccines;Sender;Recipient;Cold room->@cold room|reefer trailer~Freezer hall 1|Reefer 33;Pallets:number#0-1000;Loaded on:date!;Loading temperature:number(°C)#-90-60;~Arrival temperature:number(°C)#-90-60;~Status=Planned|Loaded|On the way|Delivered|Rejected
- CC-204 | goods=Ice cream; sender=Eisgut; recipient=Market chain West; cold_room=Freezer hall 1; pallets=18; loading_temperature=-22; status=Loaded
- CC-211 | goods=Vaccines; sender=Immuna; recipient=Clinic hub Graz; cold_room=Reefer 33; pallets=4; loading_temperature=4; arrival_temperature=5.1; status=Delivered
- CC-218 | goods=Fresh trout; sender=Fish farm Bach; recipient=Hotel Seehof; cold_room=Fish cold room; pallets=2; loading_temperature=1; status=Rejected
- CC-223 | goods=Blood samples; sender=Practice Dr Mirza; recipient=Central lab; cold_room=Blood box 5; pallets=0; loading_temperature=5; status=On the way
item batch|lot|stored goods|product batch: Batch number!;Goods~Ice cream vanilla|Vaccine A;Cold room->@cold room|cold store~Freezer hall 1|Reefer 33;Quantity:number#1-1000000;Best before:date;Stored on:date;~Status=Released|Blocked|Shipped
- IC-7712 | goods=Ice cream vanilla; cold_room=Freezer hall 1; quantity=4800; status=Released
- VA-0310 | goods=Vaccine A; cold_room=Reefer 33; quantity=1200; status=Blocked
- FT-0612 | goods=Fresh trout; cold_room=Fish cold room; quantity=340; status=Blocked
- IC-7720 | goods=Ice cream chocolate; cold_room=Freezer hall 1; quantity=3600; status=Shipped
work maintenance task|defrosting|service|calibration: Title!;Cold room->@cold room|reefer trailer~Freezer hall 1|Reefer 33;Kind=Service|Defrost|Calibration|Repair|Cleaning;Due on:date;Technician~Kaltwerk Service|Rico Bauer;Cost:money;Notes:long
- Compressor check Reefer 33 | cold_room=Reefer 33; kind=Repair; technician=Kaltwerk Service; cost=380
- Defrost hall 1 | cold_room=Freezer hall 1; kind=Defrost; technician=Rico Bauer; cost=0
- Calibrate TL-30 | cold_room=Blood box 5; kind=Calibration; technician=Rico Bauer; cost=70
- Foam wash fish room | cold_room=Fish cold room; kind=Cleaning; technician=Rico Bauer; cost=25

# lost parcel|returns management|product return|rma|return shipment|reverse logistics
request return request|return|rma|return shipment: Return number!;Order number;Item name;Serial number;Reason=Defective|Wrong item|Does not fit|Not wanted|Damaged in transit;Wish=Refund|Exchange|Repair|Voucher;Quantity:number#1-1000;Bought on:date;Description:long;Photo:image
- RM-4401 | order_number=SO-88120; item_name=Kettle 1.7 l; serial_number=KT-2207; reason=Defective; wish=Exchange; quantity=1; description=Switches off at 60 degrees.
- RM-4408 | order_number=SO-88144; item_name=Rain jacket M; reason=Does not fit; wish=Refund; quantity=1
- RM-4413 | order_number=SO-88161; item_name=Desk lamp brass; reason=Damaged in transit; wish=Repair; quantity=1; description=Shade is dented.
- RM-4419 | order_number=SO-88170; item_name=Running socks 3 pairs; reason=Wrong item; wish=Voucher; quantity=2
record goods inspection|return inspection|check|grading: Title!;Return request->@return request|return|rma~RM-4401|RM-4408;Received on:date!;Inspector~Selin Roth|Gero Maas;Packaging=Original|Damaged|Missing;Condition=As new|Used|Damaged|Scrap;Complete:boolean;Fault confirmed:boolean;Decision=Restock|Repair|Refurbish|Scrap;Photo:image;Notes:long
- Kettle check | return_request=RM-4401; inspector=Gero Maas; packaging=Original; condition=Used; decision=Repair; notes=Thermostat faulty.
- Jacket check | return_request=RM-4408; inspector=Selin Roth; packaging=Original; condition=As new; decision=Restock
- Lamp check | return_request=RM-4413; inspector=Gero Maas; packaging=Damaged; condition=Damaged; decision=Refurbish
- Socks check | return_request=RM-4419; inspector=Selin Roth; packaging=Missing; condition=Scrap; decision=Scrap
record refund|credit|credit note|reimbursement: Refund number!;Return request->@return request|return~RM-4401|RM-4408;Amount:money;Shipping refunded:money;Deduction:money;Method=Card|Bank transfer|Voucher|Cash;Paid on:date;~Status=Pending|Approved|Paid|Declined;Approved by~Selin Roth|Head office
- RF-210 | return_request=RM-4408; amount=79; shipping_refunded=5; deduction=0; method=Card; status=Paid; approved_by=Selin Roth
- RF-214 | return_request=RM-4401; amount=0; shipping_refunded=5; deduction=0; method=Bank transfer; status=Pending; approved_by=Head office
- RF-218 | return_request=RM-4419; amount=24; shipping_refunded=0; deduction=4; method=Voucher; status=Approved
- RF-221 | return_request=RM-4413; amount=59; shipping_refunded=5; deduction=0; method=Bank transfer; status=Declined
record return label|label|return parcel|return shipment tracking: Tracking number!;Return request->@return request|return~RM-4401|RM-4408;Carrier~City Post|Rapid Parcel;Created on:date!;Weight:number(kg)#0-100;Label file:file;Paid by=Shop|Customer;~Status=Created|Handed in|In transit|Received
- RT-77120 | return_request=RM-4401; carrier=City Post; weight=1.6; paid_by=Shop; status=Received
- RT-77131 | return_request=RM-4408; carrier=Rapid Parcel; weight=0.6; paid_by=Customer; status=In transit
- RT-77140 | return_request=RM-4413; carrier=Rapid Parcel; weight=3.4; paid_by=Shop; status=Handed in
- RT-77152 | return_request=RM-4419; carrier=City Post; weight=0.3; paid_by=Shop; status=Created
item return reason|reason|return policy|rule: Name!;Days allowed:number(days)#0-730;Shipping paid by=Shop|Customer;Inspection needed:boolean;Restocking fee:percent;Text for customer:long
- Defective | days_allowed=730; shipping_paid_by=Shop; restocking_fee=0; text_for_customer=We repair or replace it free of charge.
- Not wanted | days_allowed=14; shipping_paid_by=Customer; restocking_fee=0; text_for_customer=Unused and in its packaging.
- Damaged in transit | days_allowed=30; shipping_paid_by=Shop; restocking_fee=0; text_for_customer=Please send a photo of the box.
- Does not fit | days_allowed=30; shipping_paid_by=Customer; restocking_fee=5
work repair job|refurbishment|rework|restocking task: Title!;Return request->@return request|rma~RM-4401|RM-4408;Kind=Repair|Clean|Repack|Restock|Scrap;Assigned to~Gero Maas|Repair corner;Due on:date;~Minutes:number(min)#0-10000;Part cost:money;Notes:long
- New thermostat kettle | return_request=RM-4401; kind=Repair; assigned_to=Repair corner; minutes=25; part_cost=6
- Put jacket back | return_request=RM-4408; kind=Restock; assigned_to=Gero Maas; minutes=5; part_cost=0
- New shade for lamp | return_request=RM-4413; kind=Repack; assigned_to=Repair corner; minutes=15; part_cost=12
- Socks to recycling | return_request=RM-4419; kind=Scrap; assigned_to=Gero Maas; minutes=2; part_cost=0
+ order|product: Returnable until:date;Return window:number(days)#0-730

# meal delivery|food delivery|grocery delivery|delivery rider|takeaway delivery
item delivery zone|zone|delivery area|area: Name!;Postcodes;Delivery fee:money;Smallest order:money;Free from:money;Average time:number(min)#5-240;~Status=Open|Paused
- Riverside | postcodes=4020, 4021; delivery_fee=2; smallest_order=15; free_from=40; average_time=30; status=Open
- University hill | postcodes=4040; delivery_fee=3; smallest_order=20; free_from=50; average_time=40; status=Open
- Old town | postcodes=4010; delivery_fee=1; smallest_order=12; free_from=30; average_time=25; status=Open
- Trade park | postcodes=4060, 4061; delivery_fee=5; smallest_order=30; free_from=80; average_time=55; status=Paused
item meal|dish|menu item|food item: Name!;Restaurant->@restaurant|kitchen|shop|partner~Wok Garden|Pasta Nonna;Category=Starter|Main|Salad|Dessert|Drink;Price:money;Size=Small|Regular|Large;Diet=None|Vegetarian|Vegan|Halal|Gluten free;Allergens~Soy, sesame|Milk, wheat;Calories:number(kcal)#0-5000;~Status=Available|Sold out|Hidden;Photo:image
- Tofu sesame bowl | restaurant=Wok Garden; category=Main; price=12; size=Regular; diet=Vegan; allergens=Soy, sesame; calories=620; status=Available
- Lasagne al forno | restaurant=Pasta Nonna; category=Main; price=14; size=Large; diet=None; allergens=Milk, wheat, egg; calories=910; status=Available
- Double cheeseburger | restaurant=Burger Barn; category=Main; price=13; size=Large; diet=Halal; calories=980; status=Sold out
- Mango lassi | restaurant=Curry Leaf; category=Drink; price=4; size=Small; diet=Vegetarian; calories=240; status=Available
item restaurant|kitchen|partner|shop: Name!;Cuisine=Asian|Italian|Burger|Indian|Grocery|Bakery;Address;Phone:phone;Opens at:time;Closes at:time;Delivery zone->@delivery zone|zone~Riverside|University hill;Preparation:number(min)#1-180;Commission:percent;~Status=Open|Closed|Paused;Picture:image
- Wok Garden | cuisine=Asian; address=Quay 14; delivery_zone=Riverside; preparation=20; commission=18; status=Open
- Pasta Nonna | cuisine=Italian; address=Hill Street 3; delivery_zone=University hill; preparation=25; commission=20; status=Open
- Burger Barn | cuisine=Burger; address=Market 8; delivery_zone=Old town; preparation=15; commission=19; status=Paused
- Curry Leaf | cuisine=Indian; address=Works Road 22; delivery_zone=Trade park; preparation=30; commission=17; status=Closed
person rider|courier|delivery driver|delivery person: Name!;Phone:phone;Vehicle=Bike|E-bike|Scooter|Car;Delivery zone->@delivery zone|zone~Riverside|University hill;Shift~11 to 15|17 to 22;Hourly pay:money;Rating:rating;~Status=Free|Delivering|Break|Off
- Samir Beck | vehicle=E-bike; delivery_zone=Riverside; shift=17 to 22; hourly_pay=14; rating=5; status=Delivering
- Lotte Prinz | vehicle=Scooter; delivery_zone=University hill; shift=11 to 15; hourly_pay=14; rating=4; status=Off
- Jonas Amt | vehicle=Bike; delivery_zone=Old town; shift=17 to 22; hourly_pay=13; rating=4; status=Free
- Aylin Demir | vehicle=Car; delivery_zone=Trade park; shift=11 to 15; hourly_pay=15; rating=5; status=Break
record delivery|delivery run|drop-off: Title!;Order number;Rider->@rider|courier~Samir Beck|Lotte Prinz;Address;Day:date!;Picked up at:time;Delivered at:time;Distance:number(km)#0-100;Tip:money;~Status=Assigned|Picked up|Delivered|Failed;Note for rider
- Order 2207 to Quay 40 | order_number=2207; rider=Samir Beck; address=Quay 40, floor 3; distance=1.8; tip=2; status=Delivered; note_for_rider=Bell is broken, call.
- Order 2211 to dorm B | order_number=2211; rider=Lotte Prinz; address=Campus dorm B; distance=3.1; tip=0; status=Assigned
- Order 2215 to Castle Steps | order_number=2215; rider=Jonas Amt; address=Castle Steps 4; distance=0.9; tip=1; status=Picked up
- Order 2219 to plant gate | order_number=2219; rider=Aylin Demir; address=Plant gate 3; distance=6.2; tip=0; status=Failed
! record order item|order line|basket item [order\\w*|basket|cart]: Title!;Order->@order;Meal->@meal|dish~Tofu sesame bowl|Lasagne al forno;Quantity:number#1-100;Extras~Extra cheese|No onion;Unit price:money;~Line total:money
- Two tofu bowls | meal=Tofu sesame bowl; quantity=2; extras=Extra peanuts; unit_price=12; line_total=24
- One lasagne | meal=Lasagne al forno; quantity=1; extras=Extra cheese; unit_price=14; line_total=14
- Three cheeseburgers | meal=Double cheeseburger; quantity=3; extras=No onion; unit_price=13; line_total=39
- Four mango lassi | meal=Mango lassi; quantity=4; unit_price=4; line_total=16
! record rider shift|shift|shift plan [shifts?|rota|availability]: Title!;Rider->@rider|courier~Samir Beck|Lotte Prinz;Day:date!;Starts at:time;Ends at:time;Delivery zone->@delivery zone|zone~Riverside|University hill;~Deliveries:number#0-100;~Pay:money
- Beck, Friday evening | rider=Samir Beck; delivery_zone=Riverside; deliveries=14; pay=70
- Prinz, Monday lunch | rider=Lotte Prinz; delivery_zone=University hill; deliveries=9; pay=56
- Amt, Saturday evening | rider=Jonas Amt; delivery_zone=Old town; deliveries=17; pay=65
- Demir, Tuesday lunch | rider=Aylin Demir; delivery_zone=Trade park; deliveries=6; pay=60
+ order: Restaurant->@restaurant|kitchen;Delivery zone->@delivery zone|zone;Address;Deliver at:time;Delivery fee:money;Tip:money;Rider->@rider|courier;Note for kitchen
+ review: Restaurant->@restaurant|kitchen;Meal->@meal|dish;Food:rating;Delivery:rating

# forklift|lift truck|pallet truck|forklift licence|reach truck
item forklift|lift truck|reach truck|pallet truck|truck|vehicle: Name!;Fleet number;Kind=Counterbalance|Reach truck|Pallet truck|Order picker|Stacker;Drive=Electric|Diesel|Gas;Load capacity:number(kg)#100-50000;Lift height:number(mm)#0-20000;Serial number;Operating hours:number(h)#0-100000;Next safety check on:date;Area~Hall 1|Yard;~Status=In use|Charging|In repair|Locked
- Stacker yellow 3 | fleet_number=FL-03; kind=Counterbalance; drive=Electric; load_capacity=1600; lift_height=4700; serial_number=91-2207; operating_hours=6120; area=Hall 1; status=In use
- Reach 7 | fleet_number=FL-07; kind=Reach truck; drive=Electric; load_capacity=1400; lift_height=9500; serial_number=93-0188; operating_hours=8840; area=Hall 1; status=In repair
- Diesel 12 yard | fleet_number=FL-12; kind=Counterbalance; drive=Diesel; load_capacity=4000; lift_height=3600; area=Yard; status=Locked
- Picker 15 | fleet_number=FL-15; kind=Order picker; drive=Electric; load_capacity=1000; lift_height=6200; area=Hall 2; status=Charging
person forklift driver|operator|licence holder|driver: Name!;Personnel number;Department~Shipping|Production;Licence number;Licence classes~Counterbalance, reach truck|Pallet truck;Licence valid until:date;Medical check until:date;~Status=Authorised|Suspended|Expired
- Tarek Bloom | personnel_number=3017; department=Shipping; licence_number=FD-441; licence_classes=Counterbalance, reach truck; status=Authorised
- Uschi Wall | personnel_number=3044; department=Production; licence_number=FD-460; licence_classes=Counterbalance; status=Expired
- Renzo Pahl | personnel_number=3060; department=Yard; licence_number=FD-471; licence_classes=Counterbalance; status=Suspended
- Ina Drews | personnel_number=3082; department=Shipping; licence_number=FD-488; licence_classes=Order picker, pallet truck; status=Authorised
record daily check|pre-use check|inspection|checklist|shift check: Title!;Forklift->@forklift|lift truck|truck~Stacker yellow 3|Reach 7;Driver->@forklift driver|operator~Tarek Bloom|Uschi Wall;Checked on:date!;Hours:number(h)#0-100000;Brakes=Good|Worn|Faulty;Tyres=Good|Worn|Faulty;Forks and chain=Good|Worn|Faulty;Battery:percent;Safe to use:boolean;Remarks:long
- Yellow 3, early shift | forklift=Stacker yellow 3; driver=Tarek Bloom; hours=6118; brakes=Good; tyres=Worn; forks_and_chain=Good; battery=94
- Reach 7, late shift | forklift=Reach 7; driver=Uschi Wall; hours=8840; brakes=Good; tyres=Good; forks_and_chain=Faulty; battery=61; remarks=Mast chain hangs loose.
- Diesel 12, Monday | forklift=Diesel 12 yard; driver=Renzo Pahl; hours=11240; brakes=Faulty; tyres=Worn; forks_and_chain=Good
- Picker 15, early shift | forklift=Picker 15; driver=Ina Drews; hours=2930; brakes=Good; tyres=Good; battery=38
request defect report|damage report|fault report|breakdown: Title!;Forklift->@forklift|lift truck~Stacker yellow 3|Reach 7;Driver->@forklift driver|operator~Tarek Bloom|Uschi Wall;Kind=Brakes|Hydraulics|Mast|Battery|Tyres|Collision;Happened on:date;Out of service:boolean;Description:long;Photo:image
- Mast chain loose | forklift=Reach 7; driver=Uschi Wall; kind=Mast; description=Jerks when lowering.
- Rear light broken | forklift=Stacker yellow 3; driver=Tarek Bloom; kind=Collision; description=Touched the rack post B4.
- Brake pedal sinks | forklift=Diesel 12 yard; driver=Renzo Pahl; kind=Brakes; description=Down to the floor plate.
- Battery lasts four hours | forklift=Picker 15; driver=Ina Drews; kind=Battery
work service|maintenance|repair|safety inspection: Title!;Forklift->@forklift|lift truck~Stacker yellow 3|Reach 7;Defect report->@defect report|breakdown~Mast chain loose|Rear light broken;Kind=Service|Repair|Yearly safety check|Battery water;Due on:date;Workshop~Staplerdienst Ost|Own workshop;~Hours:number(h)#0-200;~Cost:money;Notes:long
- Tension mast chain | forklift=Reach 7; defect_report=Mast chain loose; kind=Repair; workshop=Staplerdienst Ost; hours=2; cost=260
- Yearly check yellow 3 | forklift=Stacker yellow 3; kind=Yearly safety check; workshop=Staplerdienst Ost; cost=120
- Brake cylinder diesel 12 | forklift=Diesel 12 yard; defect_report=Brake pedal sinks; kind=Repair; workshop=Own workshop; hours=3; cost=190
- Water for picker battery | forklift=Picker 15; defect_report=Battery lasts four hours; kind=Battery water; workshop=Own workshop; hours=0.5; cost=5
record training|driver training|instruction|licence course: Title!;Driver->@forklift driver|operator~Tarek Bloom|Uschi Wall;Held on:date!;Kind=First licence|Yearly instruction|Extra class|Refresher;Trainer~Safety School Rehn|Own instructor;Score:percent;Result=Passed|Failed;Valid until:date;Certificate:file
- Bloom yearly instruction | driver=Tarek Bloom; kind=Yearly instruction; trainer=Own instructor; score=96; result=Passed
- Wall refresher | driver=Uschi Wall; kind=Refresher; trainer=Safety School Rehn; score=58; result=Failed
- Drews order picker class | driver=Ina Drews; kind=Extra class; trainer=Safety School Rehn; score=89; result=Passed
- Pahl first licence | driver=Renzo Pahl; kind=First licence; trainer=Safety School Rehn; score=72; result=Passed
record battery charge|charging log|charge: Title!;Forklift->@forklift|lift truck~Stacker yellow 3|Reach 7;Day:date!;Starts at:time;Ends at:time;From level:percent;To level:percent;Water topped up:boolean;Station~Charger 2|Charger 5
- Yellow 3 overnight | forklift=Stacker yellow 3; from_level=22; to_level=100; station=Charger 2
- Reach 7 at noon | forklift=Reach 7; from_level=48; to_level=80; station=Charger 5
- Picker 15 overnight | forklift=Picker 15; from_level=15; to_level=100; station=Charger 3
- Yellow 3 lunch break | forklift=Stacker yellow 3; from_level=55; to_level=78; station=Charger 2

# donation warehouse|aid shipment|relief goods|humanitarian logistics|aid convoy|clothing bank
item relief item|aid item|supply|donated item|goods: Name!;Category=Food|Hygiene|Clothing|Shelter|Medical|Tools;Unit=Piece|Box|Kit|Kilogram|Pallet;In stock:number#0-10000000;Minimum stock:number#0-1000000;Weight:number(kg)#0-1000;Value per unit:money;Best before:date;Depot->@depot|relief depot|store~Depot Harbour|Depot Rail
- Hygiene kit family | category=Hygiene; unit=Kit; in_stock=1240; minimum_stock=400; weight=4.5; value_per_unit=18; depot=Depot Harbour
- Winter blanket | category=Shelter; unit=Piece; in_stock=3600; minimum_stock=1500; weight=1.6; value_per_unit=9; depot=Depot Rail
- Rice 5 kg bag | category=Food; unit=Box; in_stock=820; minimum_stock=600; weight=5; value_per_unit=7; depot=Depot Airport
- First aid bag | category=Medical; unit=Piece; in_stock=95; minimum_stock=120; weight=2.2; value_per_unit=32; depot=Depot South
item depot|relief depot|store|hub: Name!;Address;Region;Area:number(m²)#1-100000;Coordinator~Ilka Sorg|Youssef Tan;Phone:phone;Opening hours;Pallet places:number#0-100000
- Depot Harbour | address=Shed 9; region=Coast; area=1800; coordinator=Youssef Tan; opening_hours=8.00 to 17.00; pallet_places=700
- Depot Rail | address=Freight yard 2; region=Inland; area=950; coordinator=Ilka Sorg; opening_hours=9.00 to 16.00; pallet_places=380
- Depot Airport | address=Cargo hall 3; region=Plain; area=1200; coordinator=Nadja Orth; pallet_places=520
- Depot South | address=Fair hall 7; region=South; area=600; coordinator=Jamal Reed; pallet_places=240
request supply request|aid request|needs request|request for goods: Title!;Relief item->@relief item|aid item~Hygiene kit family|Winter blanket;Quantity:number#1-1000000;Place of need;Organisation;Contact person;Phone:phone;Households:number#1-1000000;Urgency=Low|Normal|High|Critical;Needed by:date;Description:long
- Blankets for valley camp | relief_item=Winter blanket; quantity=800; place_of_need=Valley camp; organisation=Camp committee; contact_person=Amal Dorn; households=190; urgency=Critical
- Hygiene kits school shelter | relief_item=Hygiene kit family; quantity=60; place_of_need=School shelter; organisation=Town council; contact_person=Per Winge; households=60; urgency=Normal
- Rice for river villages | relief_item=Rice 5 kg bag; quantity=300; place_of_need=River villages; organisation=Village union; households=150; urgency=High
- Bags for rescue teams | relief_item=First aid bag; quantity=12; place_of_need=Rescue base; organisation=Mountain rescue; urgency=Low
record donation|goods donation|in-kind donation|donated goods: Title!;Donor;Relief item->@relief item|aid item~Hygiene kit family|Winter blanket;Quantity:number#1-1000000;Condition=New|Good|Used|Unusable;Received on:date!;Depot->@depot|store~Depot Harbour|Depot Rail;Value:money;Receipt wanted:boolean;Received by~Ilka Sorg|Youssef Tan
- Blankets from hotel chain | donor=Hotel group Alp; relief_item=Winter blanket; quantity=500; condition=Good; depot=Depot Rail; value=4500; received_by=Ilka Sorg
- Kits from drugstore | donor=Drugstore Lind; relief_item=Hygiene kit family; quantity=200; condition=New; depot=Depot Harbour; value=3600; received_by=Youssef Tan
- Rice from wholesale market | donor=Wholesale Kern; relief_item=Rice 5 kg bag; quantity=400; condition=New; depot=Depot Airport; value=2800
- First aid bags past date | donor=Works medical room; relief_item=First aid bag; quantity=20; condition=Unusable; depot=Depot South; value=0
work aid transport|shipment|convoy|delivery: Title!;Supply request->@supply request|aid request~Blankets for valley camp|Hygiene kits school shelter;From depot->@depot|store~Depot Harbour|Depot Rail;Departs on:date;Arrives on:date;Truck;Driver name;Pallets:number#0-1000;Weight:number(kg)#0-100000;Route note:long
- Convoy to valley camp | supply_request=Blankets for valley camp; from_depot=Depot Rail; truck=7.5 t box; driver_name=Gero Falk; pallets=9; weight=1400; route_note=Bridge at km 14 is closed.
- Van to school shelter | supply_request=Hygiene kits school shelter; from_depot=Depot Harbour; truck=Van; driver_name=Lia Moor; pallets=1; weight=270
- Truck to river villages | supply_request=Rice for river villages; from_depot=Depot Airport; truck=12 t flatbed; driver_name=Omar Sall; pallets=3; weight=1500
- Pick-up to rescue base | supply_request=Bags for rescue teams; from_depot=Depot South; truck=4x4 pick-up; driver_name=Lena Kreis; pallets=0; weight=26
record distribution|hand-out|distribution record|beneficiary list: Title!;Aid transport->@aid transport|shipment~Convoy to valley camp|Van to school shelter;Relief item->@relief item|aid item~Hygiene kit family|Winter blanket;Distributed on:date!;Place;Households served:number#0-1000000;Quantity:number#0-1000000;Left over:number#0-1000000;Team leader~Amal Dorn|Per Winge;Photo:image;Remarks:long
- Camp rows A to D | aid_transport=Convoy to valley camp; relief_item=Winter blanket; place=Valley camp; households_served=120; quantity=480; left_over=320; team_leader=Amal Dorn
- School gym hand-out | aid_transport=Van to school shelter; relief_item=Hygiene kit family; place=School gym; households_served=58; quantity=58; left_over=2; team_leader=Per Winge
- Village square hand-out | aid_transport=Truck to river villages; relief_item=Rice 5 kg bag; place=Lower village; households_served=92; quantity=184; left_over=116
- Bags at rescue base | aid_transport=Pick-up to rescue base; relief_item=First aid bag; place=Rescue base; households_served=0; quantity=12; left_over=0

# car repair|auto repair|car workshop|garage workshop|car mechanic|auto mechanic|vehicle repair
item vehicle|car|customer car|customer vehicle: Licence plate!;Make;Model;Year:number#1900-2100;VIN;Engine=Petrol|Diesel|Hybrid|Electric|Gas;Mileage:number(km)#0-2000000;Colour;Owner->@car owner|customer~Hedda Wirth|Blumen Kaya;Next inspection on:date;Photo:image
- LL 417 HW | make=Skarda; model=Kombi 1.6; year=2016; vin=SK1417HW0016; engine=Diesel; mileage=148200; colour=Grey; owner=Hedda Wirth
- LL 90 BK | make=Transvan; model=Cargo L2; year=2020; vin=TV9020BK0020; engine=Diesel; mileage=86400; colour=White; owner=Blumen Kaya
- LL 62 PM | make=Elan; model=E-Tour; year=2022; engine=Electric; mileage=38900; colour=Blue; owner=Paul Marder
- LL 77 GR | make=Nerva; model=Uno; year=2011; engine=Petrol; mileage=161500; colour=Red; owner=Greta Rung
person car owner|vehicle owner: Name!;Phone:phone;Email:email;Address;Customer since:date;Preferred contact=Phone|Email|Text message;Notes:long
- Hedda Wirth | address=Sunny Side 4; preferred_contact=Text message
- Blumen Kaya | address=Market Hall 12; preferred_contact=Phone; notes=Van is needed on Saturdays.
- Paul Marder | address=Forest Edge 12; preferred_contact=Email
- Greta Rung | address=Mill Row 3; preferred_contact=Phone; notes=Needs a loan car.
work repair order|work order|repair job|job|job card: Order number!;Vehicle->@vehicle|car~LL 417 HW|LL 90 BK;Service->@service|workshop service~Brake pads front|Oil and filter service;Mechanic->@mechanic|technician~Toni Gruber|Sanja Bilic;Complaint:long;Mileage:number(km)#0-2000000;Promised for:date;Bay~Lift 1|Lift 3;~Labour hours:number(h)#0-200;~Total:money
- RO-3310 | vehicle=LL 417 HW; service=Brake pads front; mechanic=Sanja Bilic; complaint=Squeals when braking.; mileage=148200; bay=Lift 1; labour_hours=1.4; total=218
- RO-3314 | vehicle=LL 90 BK; service=Oil and filter service; mechanic=Toni Gruber; complaint=Service light on.; mileage=86400; bay=Lift 3; labour_hours=0.8; total=164
- RO-3319 | vehicle=LL 62 PM; service=Air conditioning service; mechanic=Piet Holl; complaint=Blows warm air.; bay=Lift 2; total=149
- RO-3322 | vehicle=LL 77 GR; service=Dent repair door; mechanic=Uwe Kranz; complaint=Dent from car park.; bay=Body shop; total=380
item service|workshop service|repair type|service package: Name!;Category=Service|Brakes|Engine|Tyres|Electrical|Body|Air conditioning;Duration:number(h)#0-100;Labour price:money;Parts price:money;Description:long
- Brake pads front | category=Brakes; duration=1.4; labour_price=126; parts_price=78; description=Pads, wear sensor and test drive.
- Oil and filter service | category=Service; duration=0.8; labour_price=72; parts_price=92; description=Five litres, filter, check of 20 points.
- Air conditioning service | category=Air conditioning; duration=1; labour_price=85; parts_price=64; description=Refrigerant, leak test, filter.
- Dent repair door | category=Body; duration=3.5; labour_price=300; parts_price=80
person mechanic|technician: Name!;Speciality=Engine|Brakes|Electrical|Body|High voltage;Phone:phone;Hourly rate:money;Certificates~High voltage level 2|Air conditioning;~Status=Working|Free|On leave
- Toni Gruber | speciality=Engine; hourly_rate=90; certificates=Air conditioning; status=Working
- Sanja Bilic | speciality=High voltage; hourly_rate=95; certificates=High voltage level 2; status=Working
- Piet Holl | speciality=Electrical; hourly_rate=92; certificates=Air conditioning; status=Free
- Uwe Kranz | speciality=Body; hourly_rate=86; status=On leave
item spare part|part|car part: Name!;Part number;Fits~Skarda Kombi|Universal;In stock:number#0-10000;Minimum stock:number#0-1000;Cost price:money;Selling price:money;Shelf~E2|F7;Supplier~Partline|Autoteil Nord
- Brake pad set front | part_number=BP-1170; fits=Skarda Kombi; in_stock=3; minimum_stock=2; cost_price=41; selling_price=68; shelf=E2; supplier=Partline
- Oil filter OF-22 | part_number=OF-22; fits=Transvan Cargo; in_stock=9; minimum_stock=4; cost_price=7; selling_price=14; shelf=F7; supplier=Autoteil Nord
- Cabin filter carbon | part_number=CF-90; fits=Elan E-Tour; in_stock=6; minimum_stock=3; cost_price=9; selling_price=22
- Door trim red | part_number=DT-UNO; fits=Nerva Uno; in_stock=0; minimum_stock=1; cost_price=38; selling_price=62
record vehicle check|inspection|service history|vehicle inspection|diagnosis: Title!;Vehicle->@vehicle|car~LL 417 HW|LL 90 BK;Done on:date!;Mileage:number(km)#0-2000000;Mechanic->@mechanic|technician~Toni Gruber|Sanja Bilic;Brakes=Good|Worn|Unsafe;Tyre tread:number(mm)#0-12;Battery=Good|Weak|Dead;Fault codes;Findings:long;Photo:image
- Brake check LL 417 | vehicle=LL 417 HW; mileage=148200; mechanic=Sanja Bilic; brakes=Worn; tyre_tread=4.5; battery=Good; findings=Front pads at 2 mm.
- Service check LL 90 | vehicle=LL 90 BK; mileage=86400; mechanic=Toni Gruber; brakes=Good; tyre_tread=6; battery=Weak; fault_codes=P0671
- Climate check LL 62 | vehicle=LL 62 PM; mileage=38900; mechanic=Piet Holl; brakes=Good; tyre_tread=5.5; battery=Good
- Spring check LL 77 | vehicle=LL 77 GR; mileage=161500; mechanic=Toni Gruber; brakes=Unsafe; tyre_tread=1.8; battery=Dead
! record order part|part used|order line|repair line [parts?|line\\w*|invoice\\w*|estimate\\w*]: Title!;Repair order->@repair order|work order|job~RO-3310|RO-3314;Spare part->@spare part|part~Brake pad set front|Oil filter OF-22;Quantity:number#0-1000;Unit price:money;Labour hours:number(h)#0-100;~Line total:money
- Pads on RO-3310 | repair_order=RO-3310; spare_part=Brake pad set front; quantity=1; unit_price=68; labour_hours=1.4; line_total=194
- Filter on RO-3314 | repair_order=RO-3314; spare_part=Oil filter OF-22; quantity=1; unit_price=14; labour_hours=0.8; line_total=86
- Cabin filter on RO-3319 | repair_order=RO-3319; spare_part=Cabin filter carbon; quantity=1; unit_price=22; labour_hours=0.3; line_total=48
- Trim on RO-3322 | repair_order=RO-3322; spare_part=Door trim red; quantity=1; unit_price=62; labour_hours=0.5; line_total=105
+ appointment|booking: Vehicle->@vehicle|car;Service->@service|workshop service;Day:date;Drop-off at:time;Replacement car wanted:boolean;Problem:long
+ invoice: Repair order->@repair order|work order;Labour:money;Parts:money;Tax:percent
record repair quote|estimate|quote|repair estimate|cost estimate: Title!;Vehicle->@vehicle|car~LL 417 HW|LL 90 BK;Repair order->@repair order|work order|job~RO-3310|RO-3314;Service->@service|workshop service~Brake pads front|Oil and filter service;Labour:money;Parts:money;Tax:percent;Total:money;Valid until:date;Made by->@mechanic|technician~Toni Gruber|Sanja Bilic;Note:long;~Status=Draft|Sent|Approved|Declined
- Front brakes, Wirth | labour=140; parts=96; tax=20; total=283; note=Discs are still good.; status=Approved
- Exhaust rear part | labour=90; parts=210; tax=20; total=360; status=Sent
- Timing belt set | labour=420; parts=260; tax=20; total=816; status=Draft
- Clutch, brought by a dealer | labour=380; parts=340; tax=20; total=864; note=Customer trades the car in instead.; status=Declined

# car dealer|used car|car dealership|car sale|vehicle sale|test drive|second-hand car
item car|vehicle|used car|car listing|car offer: Title!;Make;Model;First registered in:number#1900-2100;Mileage:number(km)#0-2000000;Fuel=Petrol|Diesel|Hybrid|Electric|Gas;Gearbox=Manual|Automatic;Power:number(kW)#1-2000;Colour;Price:money;~Status=In stock|Reserved|Sold|In preparation;Photo:image
- Compact hatch, full history | make=Nerva; model=Uno 1.2; first_registered_in=2019; mileage=46200; fuel=Petrol; gearbox=Manual; power=62; colour=Red; price=11900; status=In stock
- Family estate electric | make=Elan; model=E-Tour 77; first_registered_in=2022; mileage=31800; fuel=Electric; gearbox=Automatic; power=150; colour=Blue; price=32900; status=Reserved
- Diesel van, long wheelbase | make=Transvan; model=L3; first_registered_in=2020; mileage=98400; fuel=Diesel; price=18900; status=In preparation
- Hybrid SUV, first owner | make=Skarda; model=Kroy; first_registered_in=2021; mileage=54100; fuel=Hybrid; price=25400; status=Sold
item branch|dealership|showroom: Name!;Address;Phone:phone;Opening hours;Cars on display:number#0-1000;Manager~Kurt Fels|Ema Lind
- Showroom Ring | address=Ring 8; opening_hours=Mon to Sat 9.00 to 18.00; cars_on_display=24; manager=Ema Lind
- Yard South | address=Exit 14; opening_hours=Mon to Fri 8.00 to 17.00; cars_on_display=60; manager=Kurt Fels
- Electric Point | address=Harbour 30; opening_hours=Tue to Sat 10.00 to 18.00; cars_on_display=12; manager=Nils Arp
- Van Centre | address=Trade Park 11; opening_hours=Mon to Fri 7.00 to 17.00; cars_on_display=35; manager=Dora Voss
record test drive|trial drive: Title!;Car->@car|vehicle~Compact hatch, full history|Family estate electric;Driver name;Phone:phone;Licence number;Day:date!;Starts at:time;Minutes:number(min)#5-2880;Mileage before:number(km)#0-2000000;~Mileage after:number(km)#0-2000000;~Impression:long;Salesperson~Ema Lind|Joris Bank
- Family Otto, estate | car=Family estate electric; driver_name=Rika Otto; licence_number=OT-4417; minutes=60; mileage_before=31800; mileage_after=31842; impression=Quiet, boot is large enough.; salesperson=Joris Bank
- Student, hatch | car=Compact hatch, full history; driver_name=Mats Ohl; licence_number=OH-2081; minutes=30; mileage_before=46200; mileage_after=46214; salesperson=Ema Lind
- Painter, van | car=Diesel van, long wheelbase; driver_name=Benno Falk; minutes=45; mileage_before=98400; mileage_after=98428; salesperson=Ema Lind
- Retired couple, SUV | car=Hybrid SUV, first owner; driver_name=Ute Sand; minutes=90; mileage_before=54060; mileage_after=54100; impression=Easy to get in.
request inquiry|lead|purchase request|enquiry|car inquiry: Title!;Car->@car|vehicle~Compact hatch, full history|Family estate electric;Name;Email:email;Phone:phone;Kind=Question|Test drive|Offer|Trade-in|Financing;Offered price:money;Message:long;~Salesperson~Ema Lind|Joris Bank
- Is the price final? | car=Compact hatch, full history; name=Mats Ohl; kind=Offer; offered_price=11200; message=Could come on Friday.; salesperson=Ema Lind
- Range in winter | car=Family estate electric; name=Rika Otto; kind=Question; salesperson=Joris Bank
- Van with roof rack? | car=Diesel van, long wheelbase; name=Benno Falk; kind=Financing; message=48 months if possible.; salesperson=Joris Bank
- SUV against our estate | car=Hybrid SUV, first owner; name=Ute Sand; kind=Trade-in; offered_price=17000
record sale|sales contract|purchase contract|deal: Contract number!;Car->@car|vehicle~Compact hatch, full history|Family estate electric;Buyer name;Address;Sold on:date!;Price:money;Down payment:money;Payment=Cash|Transfer|Financing|Leasing;Warranty:number(months)#0-60;Salesperson~Ema Lind|Joris Bank;~Status=Draft|Signed|Paid|Handed over
- KV-2201 | car=Family estate electric; buyer_name=Rika Otto; address=Pine Road 6; price=32400; down_payment=5000; payment=Financing; warranty=12; salesperson=Joris Bank; status=Signed
- KV-2204 | car=Compact hatch, full history; buyer_name=Mats Ohl; address=Campus 3; price=11600; down_payment=0; payment=Transfer; warranty=12; salesperson=Ema Lind; status=Draft
- KV-2209 | car=Hybrid SUV, first owner; buyer_name=Ute Sand; price=25000; down_payment=25000; payment=Cash; warranty=24; status=Handed over
- KV-2212 | car=Diesel van, long wheelbase; buyer_name=Benno Falk; price=18500; down_payment=2000; payment=Leasing; status=Paid
request trade-in|trade-in valuation|valuation request|vehicle purchase: Title!;Owner name;Phone:phone;Make;Model;Year:number#1900-2100;Mileage:number(km)#0-2000000;Condition=Very good|Good|Fair|Damaged;Accident free:boolean;Wished price:money;~Our offer:money;Photo:image
- Old van of family Otto | owner_name=Rika Otto; make=Transvan; model=Combi; year=2013; mileage=178000; condition=Fair; wished_price=6500; our_offer=5400
- City car, one owner | owner_name=Hans Mey; make=Nerva; model=Mini; year=2017; mileage=52000; condition=Good; wished_price=7900
- Estate of the Sands | owner_name=Ute Sand; make=Elan; model=Tour; year=2016; mileage=121000; condition=Very good; wished_price=9000; our_offer=8400
- Painter's rusty box van | owner_name=Benno Falk; make=Transvan; model=L1; year=2009; mileage=246000; condition=Damaged; wished_price=1500; our_offer=900
work preparation task|reconditioning|workshop task|preparation: Title!;Car->@car|vehicle~Compact hatch, full history|Family estate electric;Kind=Inspection|Cleaning|Repair|Photos|Registration;Due on:date;Assigned to~Workshop|Polish team;Cost:money;Notes:long
- Polish and photos hatch | car=Compact hatch, full history; kind=Photos; assigned_to=Polish team; cost=90
- Register estate for Otto | car=Family estate electric; kind=Registration; assigned_to=Joris Bank; cost=180
- Replace van clutch | car=Diesel van, long wheelbase; kind=Repair; assigned_to=Workshop; cost=780
- SUV delivery clean | car=Hybrid SUV, first owner; kind=Cleaning; assigned_to=Polish team; cost=60
+ reservation|booking: Car->@car|vehicle;Held until:date;Deposit:money
+ appointment: Car->@car|vehicle;Kind=Viewing|Test drive|Handover;Branch->@branch|showroom

# fleet|fleet management|company car|fleet vehicle|fuel card|driver logbook|pool car
item vehicle|fleet vehicle|company car|car|van: Licence plate!;Make and model;Year:number#1980-2100;Kind=Car|Van|Truck|Bus|Trailer;Fuel=Petrol|Diesel|Hybrid|Electric|Gas;VIN;Odometer:number(km)#0-3000000;Department~Sales|Service;Leased until:date;Next inspection on:date;~Status=Available|In use|Workshop|Sold
- FM 204 K | make_and_model=Nerva Kombi; year=2021; kind=Car; fuel=Hybrid; vin=NK2021204; odometer=61200; department=Sales; status=Available
- FM 880 T | make_and_model=Transvan L3; year=2019; kind=Van; fuel=Diesel; vin=TL2019880; odometer=132400; department=Service; status=Workshop
- FM 311 E | make_and_model=Elan City; year=2023; kind=Car; fuel=Electric; odometer=18900; department=Management; status=In use
- FM 702 A | make_and_model=Box trailer 750; year=2015; kind=Trailer; odometer=0; department=Service; status=Sold
person driver|vehicle user|fleet driver: Name!;Personnel number;Department~Sales|Service;Phone:phone;Licence number;Licence classes~B, BE|C, CE;Licence checked on:date;Next licence check:date;~Status=Active|Suspended|Left
- Ralf Toman | personnel_number=511; department=Sales; licence_number=TR-20417; licence_classes=B; status=Active
- Ifeoma Blake | personnel_number=538; department=Service; licence_number=BI-33071; licence_classes=B, BE; status=Active
- Tilda Brook | personnel_number=552; department=Management; licence_number=BT-11904; licence_classes=B; status=Suspended
- Osman Pelk | personnel_number=490; department=Service; licence_number=PO-20881; licence_classes=C, CE; status=Active
record trip|logbook entry|journey|driver log|trip log: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Driver->@driver|fleet driver~Ralf Toman|Ifeoma Blake;Day:date!;From;To;Start odometer:number(km)#0-3000000;End odometer:number(km)#0-3000000;~Distance:number(km)#0-10000;Purpose=Business|Private|Commute;Customer visited
- Visit at Nordal Gear | vehicle=FM 204 K; driver=Ralf Toman; from=Office; to=Nordal; start_odometer=61040; end_odometer=61200; distance=160; purpose=Business; customer_visited=Nordal Gear
- Service call harbour | vehicle=FM 880 T; driver=Ifeoma Blake; from=Depot; to=Harbour; start_odometer=132352; end_odometer=132400; distance=48; purpose=Business; customer_visited=Crane Works
- Board meeting Graz | vehicle=FM 311 E; driver=Tilda Brook; from=Office; to=Graz; start_odometer=18500; end_odometer=18900; distance=400; purpose=Private
- Home from depot | vehicle=FM 204 K; driver=Ralf Toman; from=Office; to=Home; start_odometer=61200; end_odometer=61222; distance=22; purpose=Commute
record refuelling|fuel entry|fuel log|charging|fuel record|fill-up: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Driver->@driver~Ralf Toman|Ifeoma Blake;Day:date!;Amount:number(l)#0-2000;Price per litre:money;Total:money;Odometer:number(km)#0-3000000;Full tank:boolean;Station;Receipt:image
- FM 204 fill-up | vehicle=FM 204 K; driver=Ralf Toman; amount=38; price_per_litre=1.62; total=61.56; odometer=61180; station=Motorway North
- FM 880 fill-up | vehicle=FM 880 T; driver=Ifeoma Blake; amount=62; price_per_litre=1.58; total=97.96; odometer=132360; station=Depot pump
- FM 880 motorway stop | vehicle=FM 880 T; driver=Osman Pelk; amount=55; price_per_litre=1.74; total=95.7; odometer=131900
- FM 204 before return | vehicle=FM 204 K; driver=Ralf Toman; amount=30; price_per_litre=1.6; total=48; odometer=61222
work maintenance|service|repair|maintenance task|inspection appointment: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Kind=Service|Repair|Tyre change|Yearly inspection|Cleaning;Due on:date;Due at:number(km)#0-3000000;Workshop~Garage Stern|Reifen Hall;~Cost:money;~Days off road:number(days)#0-365;Notes:long
- 135000 km service FM 880 | vehicle=FM 880 T; kind=Service; due_at=135000; workshop=Garage Stern; cost=540; days_off_road=2
- Winter tyres FM 204 | vehicle=FM 204 K; kind=Tyre change; due_at=62000; workshop=Reifen Hall; cost=60; days_off_road=0
- Yearly check FM 311 | vehicle=FM 311 E; kind=Yearly inspection; due_at=20000; workshop=Garage Stern; cost=95; days_off_road=1
- Trailer light repair | vehicle=FM 702 A; kind=Repair; workshop=Own yard; cost=40; days_off_road=1
request damage report|accident report|defect report|damage: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Driver->@driver~Ralf Toman|Ifeoma Blake;Happened on:date;Place;Kind=Accident|Parking damage|Glass|Theft|Technical;Other party;Estimated cost:money;Description:long;Photo:image;~Insurance case number
- Stone in windscreen | vehicle=FM 204 K; driver=Ralf Toman; place=Motorway A2; kind=Glass; estimated_cost=480; description=Crack of 15 cm.; insurance_case_number=IC-7712
- Mirror torn off | vehicle=FM 880 T; driver=Ifeoma Blake; place=Harbour gate; kind=Parking damage; estimated_cost=310
- Charging cable stolen | vehicle=FM 311 E; driver=Tilda Brook; place=Mall level 2; kind=Theft; estimated_cost=240
- Rear-ended at lights | vehicle=FM 204 K; driver=Ralf Toman; place=Ring junction; kind=Accident; other_party=LL 77 GR; estimated_cost=1900
record vehicle cost|expense|toll|fine|lease payment: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Kind=Lease|Insurance|Tax|Toll|Fine|Parking;Day:date!;Amount:money;Driver->@driver~Ralf Toman|Ifeoma Blake;Receipt:file;~Status=Open|Paid|Recharged
- Lease rate FM 204 | vehicle=FM 204 K; kind=Lease; amount=389; status=Paid
- Speeding fine FM 880 | vehicle=FM 880 T; kind=Fine; amount=60; driver=Ifeoma Blake; status=Recharged
- Insurance FM 311 | vehicle=FM 311 E; kind=Insurance; amount=720; status=Open
- Toll week FM 880 | vehicle=FM 880 T; kind=Toll; amount=48; driver=Osman Pelk; status=Paid
+ booking|reservation: Vehicle->@vehicle|car;Driver->@driver;From:date;Starts at:time;Until:date;Ends at:time;Destination;Purpose
! record vehicle assignment|driver assignment|handover|assignment [assign\\w*|handover\\w*|allocat\\w*]: Title!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Driver->@driver|fleet driver~Ralf Toman|Ifeoma Blake;From:date!;Until:date;Start odometer:number(km)#0-3000000;End odometer:number(km)#0-3000000;Condition=Good|Worn|Damaged;Assigned by;Notes:long
- Toman on FM 204 K | vehicle=FM 204 K; driver=Ralf Toman; start_odometer=48200; condition=Good
- Blake on FM 880 T | vehicle=FM 880 T; driver=Ifeoma Blake; start_odometer=121400; condition=Worn
- Toman, spring week | vehicle=FM 880 T; driver=Ralf Toman; start_odometer=120100; end_odometer=121400; condition=Good
- Blake, towing week | vehicle=FM 204 K; driver=Ifeoma Blake; start_odometer=46900; end_odometer=48200; condition=Damaged; notes=Dent beside the tow bar.
! record insurance policy|vehicle insurance|insurance|policy [insur\\w*|polic\\w*]: Policy number!;Vehicle->@vehicle|car|van~FM 204 K|FM 880 T;Insurer;Cover=Liability|Part cover|Full cover;Premium:money;Excess:money;Starts on:date;Expires on:date!;File:file;~Status=Active|Expiring|Expired
- KP-55120 | vehicle=FM 204 K; insurer=Norda Mutual; cover=Full cover; premium=840; excess=500; status=Active
- KP-55121 | vehicle=FM 880 T; insurer=Norda Mutual; cover=Liability; premium=1260; excess=1000; status=Expiring
- HV-20418 | vehicle=FM 204 K; insurer=Hanse Care; cover=Part cover; premium=610; excess=300; status=Expired
- HV-20533 | vehicle=FM 880 T; insurer=Hanse Care; cover=Full cover; premium=1980; excess=750; status=Active

# parking|parking space|parking lot|car park|parking garage|parking permit|parking spot
item parking space|parking spot|space|bay|slot: Number!;Car park->@car park|parking lot|garage|parking area~Garage Opera|Lot Station;Level:number#-10-30;Kind=Standard|Disabled|Family|Electric|Motorcycle|Compact;Width:number(cm)#100-500;Covered:boolean;Hourly rate:money;Monthly rent:money;~Status=Free|Occupied|Reserved|Out of use
- U2-114 | car_park=Garage Opera; level=-2; kind=Electric; width=250; hourly_rate=3.5; monthly_rent=160; status=Free
- P-022 | car_park=Lot Station; level=0; kind=Standard; width=240; hourly_rate=1.8; monthly_rent=75; status=Occupied
- L0-007 | car_park=Lake Garage; level=0; kind=Disabled; width=350; hourly_rate=2; monthly_rent=90; status=Reserved
- M-031 | car_park=Market Deck; level=2; kind=Motorcycle; width=120; hourly_rate=1; monthly_rent=30; status=Out of use
item car park|parking lot|garage|parking area|parking facility: Name!;Address;Spaces:number#1-20000;~Free spaces:number#0-20000;Height limit:number(m)#1-6;Opening hours;Daily maximum:money;Charging points:number#0-1000;Operator;Photo:image
- Garage Opera | address=Opera Square 2; spaces=420; free_spaces=61; height_limit=2; opening_hours=Always; daily_maximum=28; charging_points=12; operator=City Parking
- Lot Station | address=Station Street 40; spaces=180; free_spaces=14; height_limit=3.5; opening_hours=5.00 to 24.00; daily_maximum=12; charging_points=4; operator=Railway Parking
- Lake Garage | address=Promenade 2; spaces=150; free_spaces=88; height_limit=2.1; daily_maximum=15; charging_points=8; operator=City Parking
- Market Deck | address=Market 30; spaces=260; free_spaces=0; height_limit=2; daily_maximum=18; charging_points=6; operator=Market Company
record parking session|parking ticket|stay|parking: Title!;Parking space->@parking space|parking spot|space~U2-114|P-022;Licence plate;Entered on:date!;Entered at:time;Left at:time;Hours:number(h)#0-1000;~Fee:money;Paid with=App|Card|Cash|Permit;~Status=Parked|Left|Unpaid
- W 204 K at the opera | parking_space=U2-114; licence_plate=W 204 K; hours=3; fee=10.5; paid_with=App; status=Left
- KO 88 L at the station | parking_space=P-022; licence_plate=KO 88 L; hours=7; fee=12; paid_with=Card; status=Parked
- Beach day KL 17 | parking_space=L0-007; licence_plate=KL 17 B; hours=5; fee=10; paid_with=Cash; status=Left
- Scooter at market | parking_space=M-031; licence_plate=KO 9 S; hours=2; fee=2; paid_with=Permit; status=Unpaid
record permit|parking permit|season ticket|resident permit|long-term rental: Permit number!;Car park->@car park|parking lot~Garage Opera|Lot Station;Holder;Licence plate;Kind=Resident|Employee|Monthly|Visitor|Disabled;Valid from:date!;Valid until:date;Fee:money;~Status=Applied|Active|Expired|Withdrawn
- PP-3310 | car_park=Garage Opera; holder=Ilse Bahr; licence_plate=W 771 B; kind=Resident; fee=160; status=Active
- PP-3318 | car_park=Lot Station; holder=Ken Duval; licence_plate=KO 12 D; kind=Monthly; fee=75; status=Applied
- PP-3322 | car_park=Market Deck; holder=Rosa Feld; licence_plate=KO 40 F; kind=Employee; fee=45; status=Expired
- PP-3329 | car_park=Lake Garage; holder=Emil Kurz; licence_plate=KL 17 B; kind=Disabled; fee=0; status=Withdrawn
item vehicle|car|registered vehicle: Licence plate!;Owner;Make and model;Colour;Height:number(m)#0-6;Electric:boolean;Default vehicle:boolean
- W 204 K | owner=Ada Brandt; make_and_model=Nerva Uno; colour=Red; height=1.5
- KO 88 L | owner=Luis Karr; make_and_model=Elan Tour; colour=Black; height=1.6
- KL 17 B | owner=Emil Kurz; make_and_model=Skarda Kombi; colour=Blue; height=1.5
- KO 9 S | owner=Mia Sauer; make_and_model=Scooter 125; colour=Yellow; height=1.1
record violation|fine|parking fine|penalty|infringement: Reference number!;Licence plate;Car park->@car park|parking lot~Garage Opera|Lot Station;Seen on:date!;At:time;Kind=No ticket|Overstay|Disabled space|Blocked exit|Two spaces;Amount:money;Officer~Guard Mira|Guard Tom;Photo:image;~Status=Issued|Objected|Paid|Cancelled
- PF-8817 | licence_plate=KO 55 R; car_park=Lot Station; kind=Overstay; amount=30; officer=Guard Tom; status=Issued
- PF-8820 | licence_plate=W 19 M; car_park=Garage Opera; kind=Disabled space; amount=60; officer=Guard Mira; status=Objected
- PF-8824 | licence_plate=KL 80 T; car_park=Lake Garage; kind=Blocked exit; amount=80; officer=Guard Mira; status=Paid
- PF-8827 | licence_plate=KO 31 V; car_park=Market Deck; kind=No ticket; amount=35; officer=Guard Tom; status=Cancelled
item tariff|rate|parking rate|price rule: Name!;Car park->@car park|parking lot~Garage Opera|Lot Station;Hourly rate:money;Daily maximum:money;Free minutes:number(min)#0-240;Days~Mon to Fri|Weekend;From:time;Until:time
- Opera evening | car_park=Garage Opera; hourly_rate=2; daily_maximum=8; free_minutes=0; days=Every day
- Station weekday | car_park=Lot Station; hourly_rate=1.8; daily_maximum=12; free_minutes=15; days=Mon to Fri
- Lake summer weekend | car_park=Lake Garage; hourly_rate=2.5; daily_maximum=18; free_minutes=10; days=Weekend
- Market short stay | car_park=Market Deck; hourly_rate=1.5; daily_maximum=18; free_minutes=30; days=Mon to Sat
+ booking|reservation: Parking space->@parking space|parking spot;Car park->@car park|parking lot;Licence plate;From:date;Arrives at:time;Until:date;Leaves at:time;~Price:money
+ payment: Parking session->@parking session|parking ticket;Licence plate

# car sharing|carsharing|shared car|car club|peer-to-peer car|community car
item car|shared car|vehicle|shared vehicle: Name!;Licence plate;Make and model;Station->@station|car station|parking place|location~Station Church Square|Station Lake;Class=Mini|Compact|Estate|Van|Minibus;Fuel=Petrol|Electric|Hybrid|Diesel;Seats:number#2-9;Price per hour:money;Price per km:money;Odometer:number(km)#0-1000000;~Status=Free|On trip|Charging|In service;Photo:image
- Bluebird | licence_plate=CS 101 E; make_and_model=Elan City; station=Station Church Square; class=Compact; fuel=Electric; seats=5; price_per_hour=3.5; price_per_km=0.25; odometer=31200; status=Free
- Big Bertha | licence_plate=CS 110 D; make_and_model=Transvan 9; station=Station Lake; class=Minibus; fuel=Diesel; seats=9; price_per_hour=6; price_per_km=0.4; odometer=88400; status=On trip
- Little Toad | licence_plate=CS 118 P; make_and_model=Nerva Mini; station=Station Hospital; class=Mini; fuel=Petrol; price_per_hour=2.5; status=In service
- Mover Max | licence_plate=CS 125 V; make_and_model=Transvan L1; station=Station Works; class=Van; fuel=Electric; price_per_hour=7; status=Charging
item station|car station|location|parking place: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Spaces:number#1-100;Charging point:boolean;Key safe code;Description:long;Photo:image
- Station Church Square | address=Church Square 2; latitude=47.8; longitude=13.05; spaces=3; key_safe_code=4417; description=Behind the bike racks.
- Station Lake | address=Lake Road 1; latitude=47.83; longitude=13.11; spaces=2; key_safe_code=2081
- Station Hospital | address=Ward Road 1; latitude=47.81; longitude=13.02; spaces=4; key_safe_code=7719
- Station Works | address=Works Gate 2; latitude=47.79; longitude=13.08; spaces=2; description=Next to the bus stop.
record trip|rental trip|ride|journey|trip log: Title!;Car->@car|shared car~Bluebird|Big Bertha;Driver->@sharer|driver|car club driver~Nele Aigner|Tim Okoro;Day:date!;Starts at:time;Ends at:time;Start odometer:number(km)#0-1000000;End odometer:number(km)#0-1000000;~Distance:number(km)#0-10000;~Cost:money;Fuel or battery level:percent;Left clean:boolean
- Hardware store run | car=Bluebird; driver=Nele Aigner; start_odometer=31178; end_odometer=31200; distance=22; cost=12.5; fuel_or_battery_level=71
- Scout camp weekend | car=Big Bertha; driver=Tim Okoro; start_odometer=88120; end_odometer=88400; distance=280; cost=256; fuel_or_battery_level=35
- Visit to grandma | car=Little Toad; driver=Rhea Moser; start_odometer=52300; end_odometer=52361; distance=61; cost=24; fuel_or_battery_level=50
- Moving day | car=Mover Max; driver=Ivo Stern; start_odometer=20100; end_odometer=20144; distance=44; cost=49; fuel_or_battery_level=28
person sharer|club driver|driver|car club driver: Name!;Email:email;Phone:phone;Licence number;Licence checked on:date;Plan->@tariff|price plan|plan~Basic|Frequent;Deposit:money;~Balance:money;~Status=Applied|Active|Blocked|Left
- Nele Aigner | licence_number=AI-4417; plan=Frequent; deposit=300; balance=0; status=Active
- Tim Okoro | licence_number=OK-3091; plan=Basic; deposit=300; balance=-24; status=Active
- Rhea Moser | licence_number=MO-1177; plan=Student; deposit=100; balance=12; status=Blocked
- Ivo Stern | licence_number=ST-9021; plan=Company; deposit=0; balance=-49; status=Active
item tariff|price plan|plan: Name!;Monthly fee:money;Discount:percent;Free kilometres:number(km)#0-10000;Excess:money;Description:long
- Basic | monthly_fee=0; discount=0; free_kilometres=0; excess=800; description=Pay only when you drive.
- Frequent | monthly_fee=14; discount=20; free_kilometres=30; excess=400; description=From about 100 km a month.
- Student | monthly_fee=4; discount=10; free_kilometres=0; excess=600; description=With a valid student card.
- Company | monthly_fee=25; discount=25; free_kilometres=100; excess=300
request damage report|defect report|problem report|damage: Title!;Car->@car|shared car~Bluebird|Big Bertha;Trip->@trip|ride~Hardware store run|Scout camp weekend;Kind=Scratch|Flat tyre|Dirty|Warning light|Accident|Missing item;Found before trip:boolean;Description:long;Photo:image;~Cost:money
- Scratch on rear door | car=Bluebird; trip=Hardware store run; kind=Scratch; description=20 cm, passenger side.; cost=180
- Mud on the seats | car=Big Bertha; trip=Scout camp weekend; kind=Dirty; cost=45
- Tyre flat at hospital | car=Little Toad; trip=Visit to grandma; kind=Flat tyre; cost=70
- Straps gone from van | car=Mover Max; trip=Moving day; kind=Missing item; description=Two ratchet straps.; cost=22
work maintenance|service|cleaning|car care: Title!;Car->@car|shared car~Bluebird|Big Bertha;Kind=Cleaning|Service|Tyres|Repair|Inspection;Due on:date;Assigned to~Car sponsor Lena|Garage Moos;Cost:money;Notes:long
- Clean Big Bertha | car=Big Bertha; kind=Cleaning; assigned_to=Car sponsor Lena; cost=45
- Summer tyres Bluebird | car=Bluebird; kind=Tyres; assigned_to=Garage Moos; cost=50
- New tube Little Toad | car=Little Toad; kind=Repair; assigned_to=Garage Moos; cost=70
- Yearly inspection Max | car=Mover Max; kind=Inspection; assigned_to=Garage Moos; cost=85
+ booking|reservation: Car->@car|shared car;From:date;Starts at:time;Until:date;Ends at:time;Expected distance:number(km)#0-10000;Purpose;~Price:money
+ invoice: Month~March|April;Kilometres:number(km)#0-100000;Hours:number(h)#0-10000;Amount:money

# carpool|ride sharing|rideshare|ride-share|lift sharing|commuter ride|car pooling
item ride|ride offer|trip|carpool|lift|shared ride: Title!;From;To;Day:date;Departs at:time;Driver~Hanna Berger|Oke Dahl;Car->@car|vehicle~Grey estate|Green mini;Seats offered:number#1-8;~Seats left:number#0-8;Price per seat:money;Repeat=Once|Daily|Weekdays|Weekly;Luggage=None|Small|Large;Notes:long
- Linz to Vienna, Friday | from=Linz station; to=Vienna West; driver=Hanna Berger; car=Grey estate; seats_offered=3; seats_left=1; price_per_seat=12; repeat=Weekly; luggage=Small; notes=No smoking, dog on board.
- Plant north, early shift | from=Steyr; to=Plant gate 3; driver=Oke Dahl; car=Green mini; seats_offered=2; seats_left=2; price_per_seat=3; repeat=Weekdays; luggage=None
- Graz to Linz, Sunday | from=Graz; to=Linz; driver=Milan Horv; car=Blue van; seats_offered=5; seats_left=3; price_per_seat=14; repeat=Once; luggage=Large
- School run Enns | from=Enns; to=Linz campus; driver=Petra Lux; car=White hybrid; seats_offered=3; seats_left=0; price_per_seat=2; repeat=Daily; luggage=Small
request seat request|ride request|join request|passenger request|booking request: Title!;Ride->@ride|ride offer|trip|carpool~Linz to Vienna, Friday|Plant north, early shift;Passenger name;Phone:phone;Seats:number#1-8;Pick-up point->@meeting point|pick-up point|stop~Linz station, west exit|Steyr ring road stop;Drop-off;Luggage=None|Small|Large;Message:long
- One seat to Vienna | ride=Linz to Vienna, Friday; passenger_name=Suri Kolb; seats=1; pick_up_point=Linz station, west exit; drop_off=Vienna West; luggage=Small
- From Monday on | ride=Plant north, early shift; passenger_name=Edo Raab; seats=1; pick_up_point=Steyr ring road stop; drop_off=Plant gate 3; luggage=None
- Two seats with skis | ride=Graz to Linz, Sunday; passenger_name=Tom Ried; seats=2; pick_up_point=Graz East park and ride; luggage=Large
- Student on weekdays | ride=School run Enns; passenger_name=Ava Lind; seats=1; pick_up_point=Enns main square; luggage=Small
item meeting point|pick-up point|stop: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Parking:boolean;Covered:boolean;Description:long
- Linz station, west exit | address=Station Square; latitude=48.29; longitude=14.29; description=By the taxi rank.
- Steyr ring road stop | address=Ring Road 40; latitude=48.04; longitude=14.42
- Graz East park and ride | address=Motorway exit East; latitude=47.04; longitude=15.5; description=At the ticket machine.
- Enns main square | address=Main Square 1; latitude=48.21; longitude=14.48
item car|vehicle: Name!;Licence plate;Make and model;Colour;Seats:number#1-8;Fuel=Petrol|Diesel|Electric|Hybrid;Owner~Hanna Berger|Oke Dahl;Consumption:number(l/100 km)#0-30;Photo:image
- Grey estate | licence_plate=L 417 HB; make_and_model=Nerva Kombi; colour=Grey; seats=4; fuel=Diesel; owner=Hanna Berger; consumption=5.4
- Green mini | licence_plate=SR 20 OD; make_and_model=Elan Mini; colour=Green; seats=3; fuel=Electric; owner=Oke Dahl; consumption=0
- Blue van | licence_plate=G 88 MH; make_and_model=Transvan 9; colour=Blue; seats=8; fuel=Petrol; owner=Milan Horv; consumption=8.9
- White hybrid | licence_plate=LL 5 PL; make_and_model=Skarda Kroy; colour=White; seats=4; fuel=Hybrid; owner=Petra Lux; consumption=4.6
record ride share|passenger|seat|ride booking|confirmed seat: Title!;Ride->@ride|ride offer|trip~Linz to Vienna, Friday|Plant north, early shift;Passenger~Suri Kolb|Edo Raab;Day:date!;Seats:number#1-8;Amount:money;Paid:boolean;~Status=Confirmed|Cancelled|Rode along|No show;Saved emissions:number(kg)#0-1000
- Kolb on Friday | ride=Linz to Vienna, Friday; passenger=Suri Kolb; seats=1; amount=12; status=Confirmed; saved_emissions=22
- Raab on Monday | ride=Plant north, early shift; passenger=Edo Raab; seats=1; amount=3; status=Rode along; saved_emissions=4
- Ried on Sunday | ride=Graz to Linz, Sunday; passenger=Tom Ried; seats=2; amount=28; status=Cancelled; saved_emissions=0
- Lind on Tuesday | ride=School run Enns; passenger=Ava Lind; seats=1; amount=2; status=No show; saved_emissions=0
request ride wish|wanted ride|search request|ride search: Title!;From;To;Wanted on:date;Between:time;And:time;Seats:number#1-8;Contact email:email;Notes:long
- Wels to Graz on Sunday | from=Wels; to=Graz; seats=2; notes=Can share the driving.
- Night shift home | from=Plant gate 3; to=Enns; seats=1
- Concert in Vienna | from=Steyr; to=Vienna arena; seats=3; notes=Back after midnight.
- Airport run Monday | from=Linz; to=Airport; seats=1
+ booking|reservation: Ride->@ride|ride offer|trip;Seats:number#1-8;Pick-up point->@meeting point|pick-up point;Luggage=None|Small|Large
+ review: Ride->@ride|trip;Punctuality:rating;Driving:rating;Friendliness:rating

# driving school|driving lesson|driving instructor|learner driver|theory test|driving licence
person learner|driver|student driver|learner driver|pupil|student: Name!;Born on:date;Phone:phone;Email:email;Address;Licence class=A|B|BE|C|D|AM;Registered on:date;Instructor->@instructor|driving instructor~Gundi Salter|Ravi Holm;Lessons driven:number#0-200;First aid course done:boolean;Eye test done:boolean;~Status=Theory|Practice|Ready for test|Passed|Left
- Mika Sand | address=Elm Street 5; licence_class=B; instructor=Gundi Salter; lessons_driven=14; status=Practice
- Lina Orth | address=Lake Row 9; licence_class=A; instructor=Ravi Holm; lessons_driven=3; status=Theory
- Theo Brandl | licence_class=BE; instructor=Marion Keck; lessons_driven=6; status=Ready for test
- Selma Yilmaz | licence_class=C; instructor=Otto Prem; lessons_driven=22; status=Passed
person instructor|driving instructor|driving teacher: Name!;Phone:phone;Email:email;Teaches~B, BE|A, B;Car->@training car|driving school car|vehicle|car~White hatch|Blue motorbike;Licence until:date;Rating:rating;~Status=Working|On leave
- Gundi Salter | teaches=B, BE; car=White hatch; rating=5; status=Working
- Ravi Holm | teaches=A, B; car=Blue motorbike; rating=4; status=Working
- Marion Keck | teaches=B, BE; car=Estate with trailer; rating=5; status=Working
- Otto Prem | teaches=C, D; car=Yellow truck; rating=4; status=On leave
record driving lesson|lesson|practical lesson|driving hour: Title!;Learner->@learner|student driver|student~Mika Sand|Lina Orth;Instructor->@instructor|driving instructor~Gundi Salter|Ravi Holm;Car->@training car|vehicle~White hatch|Blue motorbike;Day:date!;Starts at:time;Minutes:number(min)#20-300;Kind=Basic|City|Country road|Motorway|Night|Parking;Start point~School|Home;~Skill rating:rating;~Feedback:long;~Status=Booked|Driven|Cancelled|No show
- Sand, city 3 | learner=Mika Sand; instructor=Gundi Salter; car=White hatch; minutes=90; kind=City; start_point=School; skill_rating=4; feedback=Look over the shoulder earlier.; status=Driven
- Orth, basics 1 | learner=Lina Orth; instructor=Ravi Holm; car=Blue motorbike; minutes=45; kind=Basic; start_point=School; status=Booked
- Brandl, reversing trailer | learner=Theo Brandl; instructor=Marion Keck; car=Estate with trailer; minutes=60; kind=Parking; skill_rating=3; status=Driven
- Yilmaz, motorway truck | learner=Selma Yilmaz; instructor=Otto Prem; car=Yellow truck; minutes=120; kind=Motorway; status=Cancelled
item training car|driving school car|vehicle|car|motorcycle: Name!;Licence plate;Make and model;Class=A|B|BE|C|D|AM;Gearbox=Manual|Automatic;Odometer:number(km)#0-1000000;Next inspection on:date;~Status=Available|On lesson|Workshop
- White hatch | licence_plate=DS 204 F; make_and_model=Nerva Uno; class=B; gearbox=Manual; odometer=74200; status=Available
- Blue motorbike | licence_plate=DS 20 M; make_and_model=Raptor 500; class=A; gearbox=Manual; odometer=18300; status=On lesson
- Estate with trailer | licence_plate=DS 31 E; make_and_model=Elan Tour; class=BE; gearbox=Automatic; odometer=41200; status=Workshop
- Yellow truck | licence_plate=DS 12 T; make_and_model=Truck 12 t; class=C; gearbox=Automatic; odometer=133800; status=Available
event theory session|theory class|theory lesson|theory course: Title!;Topic~Right of way|Speed and distance;On:date!;Starts at:time;Ends at:time;Room;Instructor->@instructor|driving instructor~Gundi Salter|Ravi Holm;Seats:number#1-100;Class=A|B|BE|C|D|AM
- Right of way | topic=Right of way; room=Room 1; instructor=Gundi Salter; seats=20; class=B
- Motorbike dynamics | topic=Leaning and braking; room=Room 2; instructor=Ravi Holm; seats=12; class=A
- Towing a trailer | topic=Loads and brakes; room=Room 1; instructor=Marion Keck; seats=10; class=BE
- Driving times | topic=Rest times and tachograph; room=Room 3; instructor=Otto Prem; seats=16; class=C
record driving test|exam|test result|theory test|practical test: Title!;Learner->@learner|student driver~Mika Sand|Lina Orth;Kind=Theory|Practical|Mock;Day:date!;At:time;Place~Test centre North|School;Attempt:number#1-20;Points:number#0-200;Examiner~Examiner Roth|Examiner Dale;Result=Open|Passed|Failed|Postponed;Fee:money;Remarks:long
- Sand, theory | learner=Mika Sand; kind=Theory; place=Test centre North; attempt=1; points=97; examiner=Examiner Roth; result=Passed; fee=25
- Orth, mock theory | learner=Lina Orth; kind=Mock; place=School; attempt=2; points=81; examiner=Examiner Dale; result=Passed; fee=0
- Brandl, practical | learner=Theo Brandl; kind=Practical; place=Test centre North; attempt=1; examiner=Examiner Dale; result=Postponed; fee=90
- Yilmaz, practical | learner=Selma Yilmaz; kind=Practical; place=Test centre South; attempt=2; examiner=Examiner Roth; result=Failed; fee=140
! item course package|package|licence package|price package|lesson package [packages?]: Name!;Licence class=A|B|BE|C|D|AM;Theory sessions:number#0-100;Driving lessons:number#0-100;Price:money;Extra lesson price:money;Duration:number(weeks)#1-104;Description:long
- Car complete | licence_class=B; theory_sessions=16; driving_lessons=18; price=1690; extra_lesson_price=62; duration=10; description=Theory, practice and test drive.
- Motorbike step-up | licence_class=A; theory_sessions=4; driving_lessons=8; price=890; extra_lesson_price=68; duration=5
- Trailer weekend | licence_class=BE; theory_sessions=2; driving_lessons=5; price=590; extra_lesson_price=70; duration=2
- Truck professional | licence_class=C; theory_sessions=20; driving_lessons=24; price=3400; extra_lesson_price=110; duration=14
! item practice question|theory question|quiz question [question\\w*|quiz\\w*|mock|practice test\\w*|exam prep\\w*]: Question!;Topic~Right of way|Signs;Licence class=A|B|BE|C|D|AM;Answer A;Answer B;Answer C;Correct answer=A|B|C;Points:number#1-10;Picture:image
- Who goes first at a crossing without signs? | topic=Right of way; licence_class=B; answer_a=The car from the right; answer_b=The car from the left; answer_c=The faster car; correct_answer=A; points=4
- What does a round sign with a red rim mean? | topic=Signs; licence_class=B; answer_a=An order; answer_b=A ban; answer_c=A warning; correct_answer=B; points=3
- How long is the pause after 4.5 hours? | topic=Driving times; licence_class=C; answer_a=15 minutes; answer_b=30 minutes; answer_c=45 minutes; correct_answer=C; points=5
- Where do you brake before a bend? | topic=Leaning and braking; licence_class=A; answer_a=Before the bend; answer_b=In the bend; answer_c=After the bend; correct_answer=A; points=4
+ booking|appointment: Learner->@learner|student driver;Instructor->@instructor|driving instructor;Car->@training car|vehicle;Day:date;Starts at:time;Minutes:number(min)#20-300;Pick-up point
+ payment: Learner->@learner|student driver;For=Registration|Lesson|Package|Test fee;Amount:money
! record skill progress|learner skill|skill|skill mastered [skill\\w*|progress|master\\w*]: Title!;Learner->@learner|student driver|student~Mika Sand|Lina Orth;Driving lesson->@driving lesson|lesson;Area=Basics|Parking|Town|Country road|Motorway|Night;Level=Begun|With help|Alone|Mastered;Rated by->@instructor|driving instructor~Gundi Salter|Ravi Holm;Rated on:date;Note:long
- Sand, parallel parking | learner=Mika Sand; area=Parking; level=With help; rated_by=Gundi Salter
- Sand, roundabouts | learner=Mika Sand; area=Town; level=Mastered; rated_by=Gundi Salter
- Orth, joining the motorway | learner=Lina Orth; area=Motorway; level=Begun; rated_by=Ravi Holm
- Orth, first night drive | learner=Lina Orth; area=Night; level=Alone; rated_by=Ravi Holm; note=Dips the lights in time.
! record instructor availability|availability|free slot|working time [availab\\w*|free slot\\w*|time slot\\w*]: Title!;Instructor->@instructor|driving instructor~Gundi Salter|Ravi Holm;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;From:time;Until:time;Starts on:date;Kind=Working|Off
- Salter, Monday | instructor=Gundi Salter; weekday=Monday; kind=Working
- Holm, Saturday morning | instructor=Ravi Holm; weekday=Saturday; kind=Working
- Salter, Friday off | instructor=Gundi Salter; weekday=Friday; kind=Off
- Holm, Wednesday evening | instructor=Ravi Holm; weekday=Wednesday; kind=Working

# bicycle repair|bike shop|bicycle shop|bike repair|bicycle workshop|bike workshop|bike service
item bike|bicycle|customer bike: Name!;Frame number;Maker;Kind=City|Mountain|Road|E-bike|Cargo|Kids|Gravel;Wheel size~28 inch|29 inch;Frame size:number(cm)#20-75;Colour;Owner->@bike owner|cyclist~Jette Moll|Amadou Kane;Bought on:date;Battery serial number;Photo:image
- Blue city bike Moll | frame_number=WB-204417; maker=Radhaus; kind=City; wheel_size=28 inch; frame_size=53; colour=Blue; owner=Jette Moll
- Cargo e-bike Kane | frame_number=CG-0881; maker=Lastrad; kind=Cargo; wheel_size=26 inch; frame_size=48; colour=Black; owner=Amadou Kane; battery_serial_number=BT-7781
- Green gravel Ruiz | frame_number=GV-3310; maker=Steppe; kind=Gravel; wheel_size=28 inch; frame_size=56; colour=Green; owner=Nico Ruiz
- Kids bike Lotti | frame_number=KD-0120; maker=Radhaus; kind=Kids; wheel_size=20 inch; frame_size=28; colour=Red; owner=Family Sorg
person bike owner|cyclist: Name!;Phone:phone;Email:email;Address;Height:number(cm)#80-220;Riding style~Commute|Touring;Newsletter:boolean
- Jette Moll | address=Brick Lane 20; height=171; riding_style=Commute
- Amadou Kane | address=Pier 4; height=184; riding_style=Children and shopping
- Nico Ruiz | address=Hill Road 18; height=179; riding_style=Touring
- Family Sorg | address=Mill Row 6; height=168; riding_style=Weekend rides
request repair request|bike repair|service request|repair: Title!;Bike->@bike|bicycle~Blue city bike Moll|Cargo e-bike Kane;Service->@bike service|service|service package~Basic service|Brake bleed;Problem:long;Drop-off on:date;Urgency=Normal|Soon|Today;Price limit:money;Photo:image;~Estimated price:money;~Mechanic~Fritzi Noll|Darek Wolf
- Gears jump under load | bike=Blue city bike Moll; service=Basic service; problem=Skips in third gear.; urgency=Normal; price_limit=80; estimated_price=69; mechanic=Fritzi Noll
- Front brake is soft | bike=Cargo e-bike Kane; service=Brake bleed; problem=Lever touches the grip.; urgency=Today; estimated_price=45; mechanic=Darek Wolf
- Rear wheel wobbles | bike=Green gravel Ruiz; service=Wheel truing; urgency=Soon; estimated_price=35; mechanic=Fritzi Noll
- Training wheels off | bike=Kids bike Lotti; service=Kids check; urgency=Normal; price_limit=30; estimated_price=25; mechanic=Darek Wolf
work repair job|workshop order|job|work order: Job number!;Repair request->@repair request|repair~Gears jump under load|Front brake is soft;Bike->@bike|bicycle~Blue city bike Moll|Cargo e-bike Kane;Mechanic~Fritzi Noll|Darek Wolf;Stand~Stand 1|Stand 2;Ready on:date;~Minutes:number(min)#0-3000;~Work done:long;~Total:money
- BR-511 | repair_request=Gears jump under load; bike=Blue city bike Moll; mechanic=Fritzi Noll; stand=Stand 1; minutes=50; work_done=New chain and cassette.; total=112
- BR-514 | repair_request=Front brake is soft; bike=Cargo e-bike Kane; mechanic=Darek Wolf; stand=Stand 2; minutes=30; total=45
- BR-518 | repair_request=Rear wheel wobbles; bike=Green gravel Ruiz; mechanic=Fritzi Noll; stand=Stand 3; minutes=40; total=49
- BR-521 | repair_request=Training wheels off; bike=Kids bike Lotti; mechanic=Darek Wolf; stand=Stand 1; minutes=20; work_done=Brake lever moved closer.; total=25
item bike service|service|service package: Name!;Kind=Service|Brakes|Gears|Wheels|Suspension|E-bike system;Minutes:number(min)#5-600;Price:money;Parts included:boolean;Description:long
- Basic service | kind=Service; minutes=60; price=69; description=Brakes, gears, tyre pressure, lights.
- Brake bleed | kind=Brakes; minutes=30; price=45; description=Per brake, with fresh fluid.
- Wheel truing | kind=Wheels; minutes=35; price=35; description=Per wheel, with spoke check.
- Kids check | kind=Service; minutes=20; price=25; description=Brakes, chain and seat height.
item spare part|part|bike part|accessory: Name!;Part number;Category=Chain|Brake|Tyre|Light|Saddle|Battery|Accessory;Fits~9-speed|28 inch;In stock:number#0-10000;Minimum stock:number#0-1000;Cost price:money;Selling price:money;Supplier~Velopart|Rad Gross;Picture:image
- Chain 9-speed | part_number=CH-9; category=Chain; fits=9-speed; in_stock=11; minimum_stock=6; cost_price=12; selling_price=24; supplier=Velopart
- Tyre 28 inch puncture safe | part_number=TY-28-42; category=Tyre; fits=28 inch; in_stock=4; minimum_stock=6; cost_price=18; selling_price=35; supplier=Rad Gross
- Spoke 290 mm | part_number=SP-290; category=Accessory; fits=28 inch; in_stock=140; minimum_stock=50; cost_price=0.5; selling_price=2
- Kids saddle red | part_number=SD-K; category=Saddle; fits=20 inch; in_stock=3; minimum_stock=2; cost_price=8; selling_price=17
! record part used|job part|repair line [parts?|invoice\\w*|estimate\\w*|cost\\w*]: Title!;Repair job->@repair job|workshop order~BR-511|BR-514;Spare part->@spare part|part~Chain 9-speed|Tyre 28 inch puncture safe;Quantity:number#1-100;Unit price:money;~Line total:money
- Chain on BR-511 | repair_job=BR-511; spare_part=Chain 9-speed; quantity=1; unit_price=24; line_total=24
- Spokes on BR-518 | repair_job=BR-518; spare_part=Spoke 290 mm; quantity=7; unit_price=2; line_total=14
- Tyre on BR-514 | repair_job=BR-514; spare_part=Tyre 28 inch puncture safe; quantity=1; unit_price=35; line_total=35
- Saddle on BR-521 | repair_job=BR-521; spare_part=Kids saddle red; quantity=1; unit_price=17; line_total=17
+ appointment|booking: Bike->@bike|bicycle;Service->@bike service|service;Day:date;Drop-off at:time;Problem:long
+ product: Category=City bike|E-bike|Kids bike|Accessory|Clothing;Frame size:number(cm)#20-75;Wheel size~28 inch;Test ride possible:boolean

# bike sharing|bike share|bike rental|bicycle rental|bike hire|e-scooter|cargo bike sharing|scooter sharing
item bike|bicycle|rental bike|scooter|shared bike|cargo bike: Name!;Bike number;Kind=City|E-bike|Mountain|Cargo|Kids|E-scooter|Tandem;Frame size=S|M|L|XL|One size;Station->@station|rental station|dock|depot~Lakeside|Old Bridge;Hourly rate:money;Day rate:money;Battery:percent;Odometer:number(km)#0-200000;~Status=Available|Rented|Reserved|Repair|Missing;Photo:image
- City bike 14 | bike_number=B-014; kind=City; frame_size=M; station=Lakeside; hourly_rate=3; day_rate=14; battery=0; odometer=4120; status=Available
- Long John 2 | bike_number=C-002; kind=Cargo; frame_size=One size; station=Old Bridge; hourly_rate=5; day_rate=25; battery=72; odometer=2810; status=Rented
- Trail bike 7 | bike_number=M-007; kind=Mountain; frame_size=L; station=Summit lift; hourly_rate=6; day_rate=32; odometer=1900; status=Repair
- Tandem Berta | bike_number=T-001; kind=Tandem; frame_size=One size; station=Campsite Reed; hourly_rate=6; day_rate=30; odometer=860; status=Reserved
item station|rental station|dock|depot|pick-up point: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Docks:number#1-500;~Bikes available:number#0-500;Opening hours;Covered:boolean;Photo:image
- Lakeside | address=Promenade 8; latitude=46.62; longitude=14.27; docks=18; bikes_available=11; opening_hours=Always
- Old Bridge | address=Bridge Street 1; latitude=46.63; longitude=14.31; docks=10; bikes_available=3; opening_hours=8.00 to 20.00
- Summit lift | address=Lift Road 9; latitude=46.7; longitude=14.22; docks=12; bikes_available=5; opening_hours=9.00 to 17.00
- Campsite Reed | address=Lake Camp; latitude=46.61; longitude=14.35; docks=8; bikes_available=6; opening_hours=Always
record ride|rental|trip|bike rental|hire: Title!;Bike->@bike|bicycle|scooter~City bike 14|Long John 2;Rider~Pia Sommer|Lars Kind;Start station->@station|dock~Lakeside|Old Bridge;End station->@station|dock~Lakeside|Old Bridge;Day:date!;Starts at:time;Ends at:time;Minutes:number(min)#1-20000;Distance:number(km)#0-300;~Price:money;~Status=Running|Finished|Overdue
- Lake tour Sommer | bike=City bike 14; rider=Pia Sommer; start_station=Lakeside; end_station=Lakeside; minutes=170; distance=24; price=9; status=Finished
- Moving a sofa | bike=Long John 2; rider=Lars Kind; start_station=Old Bridge; end_station=Old Bridge; minutes=95; distance=7; price=10; status=Running
- Forest trail | bike=Trail bike 7; rider=Ole Kranz; start_station=Summit lift; end_station=Old Bridge; minutes=65; distance=14; price=12; status=Finished
- Honeymoon tour | bike=Tandem Berta; rider=Ina Moll; start_station=Campsite Reed; end_station=Lakeside; minutes=400; distance=38; price=30; status=Overdue
request fault report|damage report|problem report|defect: Title!;Bike->@bike|scooter~City bike 14|Long John 2;Kind=Flat tyre|Brakes|Chain|Light|Battery|Lock|Vandalism;Noticed on:date;Rideable:boolean;Description:long;Photo:image
- Rear tyre flat | bike=City bike 14; kind=Flat tyre; description=Glass at the promenade.
- Lock does not open | bike=Long John 2; kind=Lock; description=App says open, bolt stays.
- Brake lever bent | bike=Trail bike 7; kind=Brakes; description=After a fall on the trail.
- Front light gone | bike=Tandem Berta; kind=Light; description=Holder is empty.
work repair job|maintenance|relocation|rebalancing task|repair: Title!;Bike->@bike|scooter~City bike 14|Long John 2;Fault report->@fault report|damage report~Rear tyre flat|Lock does not open;Kind=Repair|Service|Relocation|Battery swap|Cleaning;Due on:date;Assigned to~Mechanic Uli|Van team;Cost:money;Notes:long
- Tube for bike 14 | bike=City bike 14; fault_report=Rear tyre flat; kind=Repair; assigned_to=Mechanic Uli; cost=12
- New lock Long John 2 | bike=Long John 2; fault_report=Lock does not open; kind=Repair; assigned_to=Mechanic Uli; cost=85
- Lever for trail bike | bike=Trail bike 7; fault_report=Brake lever bent; kind=Service; assigned_to=Mechanic Uli; cost=28
- Bring tandem back | bike=Tandem Berta; fault_report=Front light gone; kind=Relocation; assigned_to=Van team; cost=15
item tariff|price plan|pass|subscription plan: Name!;Price:money;Period=Per ride|Day|Week|Month|Year;Free minutes:number(min)#0-1440;Price per extra half hour:money;Deposit:money;For=Everyone|Residents|Students|Tourists
- Day pass | price=12; period=Day; free_minutes=60; price_per_extra_half_hour=1; deposit=0; for=Tourists
- Year pass | price=59; period=Year; free_minutes=30; price_per_extra_half_hour=1; deposit=0; for=Residents
- Student month | price=9; period=Month; free_minutes=45; price_per_extra_half_hour=1; deposit=0; for=Students
- Single ride | price=2; period=Per ride; free_minutes=30; price_per_extra_half_hour=1.5; deposit=0; for=Everyone
+ booking|reservation: Bike->@bike|bicycle;Pick-up station->@station|dock;From:date;Starts at:time;Until:date;Ends at:time;Frame size=S|M|L|XL;Helmet:boolean;Child seat:boolean

# car rental|rental car|car hire|vehicle rental|rent a car|van rental
item car|rental car|vehicle|rental vehicle: Name!;Licence plate;Class->@vehicle class|car class|category~Compact|Nine-seater;Make and model;Year:number#1980-2100;Gearbox=Manual|Automatic;Fuel=Petrol|Diesel|Hybrid|Electric;Seats:number#1-60;Day rate:money;Branch->@branch|station|location~Airport desk|Downtown;Odometer:number(km)#0-2000000;~Status=Available|Rented|Cleaning|Workshop|Sold;Photo:image
- Red compact | licence_plate=RC 101; class=Compact; make_and_model=Nerva Uno; year=2022; gearbox=Manual; fuel=Petrol; seats=5; day_rate=44; branch=Airport desk; odometer=28400; status=Available
- Team bus | licence_plate=RC 909; class=Nine-seater; make_and_model=Transvan 9; year=2021; gearbox=Manual; fuel=Diesel; seats=9; day_rate=98; branch=Downtown; odometer=66100; status=Rented
- Silver estate | licence_plate=RC 240; class=Estate; make_and_model=Elan Tour; year=2023; gearbox=Automatic; fuel=Hybrid; day_rate=69; branch=Rail station; status=Cleaning
- City electric | licence_plate=RC 310; class=Mini electric; make_and_model=Elan City; year=2022; fuel=Electric; day_rate=39; branch=Hotel desk; status=Workshop
! item vehicle class|car class|category|vehicle category [class\\w*|categor\\w*]: Name!;Code;Example model;Seats:number#1-60;Doors:number#1-6;Suitcases:number#0-20;Day rate:money;Deposit:money;Minimum age:number(years)#17-30;Picture:image
- Compact | code=CDMR; example_model=Nerva Uno; seats=5; doors=5; suitcases=2; day_rate=44; deposit=300; minimum_age=19
- Nine-seater | code=FVMR; example_model=Transvan 9; seats=9; doors=4; suitcases=6; day_rate=98; deposit=800; minimum_age=23
- Estate | code=SWAR; example_model=Elan Tour; seats=5; doors=5; suitcases=4; day_rate=69; minimum_age=21
- Mini electric | code=MBAE; example_model=Elan City; seats=4; doors=3; suitcases=1; day_rate=39; minimum_age=19
item branch|station|location|rental station: Name!;Address;Phone:phone;Opening hours;After-hours return:boolean;Manager~Lou Petri|Aisha Wend
- Airport desk | address=Arrivals hall, desk 7; opening_hours=6.00 to 23.00; manager=Aisha Wend
- Downtown | address=Garage Street 2; opening_hours=8.00 to 18.00; manager=Lou Petri
- Rail station | address=Station Square 3; opening_hours=7.00 to 20.00; manager=Mo Farkas
- Hotel desk | address=Hotel Seehof lobby; opening_hours=9.00 to 13.00; manager=Jana Prill
record rental|rental contract|rental agreement|hire|contract: Contract number!;Car->@car|rental car|vehicle~Red compact|Team bus;Renter->@renter|driver|hirer~Sonja Ilg|FC Lindau;Pick-up on:date!;Return on:date!;Start odometer:number(km)#0-2000000;~End odometer:number(km)#0-2000000;Included:number(km)#0-100000;Deposit:money;~Total:money;~Status=Open|Returned|Overdue|Closed
- RA-4410 | car=Red compact; renter=Sonja Ilg; start_odometer=28010; end_odometer=28400; included=600; deposit=300; total=132; status=Closed
- RA-4417 | car=Team bus; renter=FC Lindau; start_odometer=66100; included=900; deposit=800; total=294; status=Open
- RA-4422 | car=Silver estate; renter=Dr Pavel Simic; start_odometer=15200; end_odometer=16900; included=1500; deposit=400; total=528; status=Returned
- RA-4430 | car=City electric; renter=Amy Larch; start_odometer=9800; included=200; deposit=200; status=Overdue
person renter|hirer|driver: Name!;Email:email;Phone:phone;Address;Born on:date;Licence number;Licence country;Licence until:date;ID number;~Status=Verified|Unverified|Blocked
- Sonja Ilg | address=Birch Path 3; licence_number=IL-2041; licence_country=Austria; id_number=P771; status=Verified
- FC Lindau | address=Sports Ground 1; licence_number=LI-3308; licence_country=Germany; id_number=VR 88; status=Unverified
- Dr Pavel Simic | address=Clinic Road 8; licence_number=SI-7710; licence_country=Slovenia; id_number=P902; status=Verified
- Amy Larch | address=Hostel Ring; licence_number=LA-1140; licence_country=Ireland; id_number=P318; status=Blocked
! record handover protocol|vehicle check|return check|condition report|handover [hand\\w*|return\\w*|mileage|odometer|fuel level|condition]: Title!;Rental->@rental|rental contract~RA-4410|RA-4417;Kind=Pick-up|Return;Day:date!;Fuel level:percent;Odometer:number(km)#0-2000000;Damage=None|Scratch|Dent|Glass|Tyre|Interior;Damage cost:money;Clean:boolean;Photo:image;Signature:image;Checked by~Lou Petri|Aisha Wend
- Return RA-4410 | rental=RA-4410; kind=Return; fuel_level=100; odometer=28400; damage=None; damage_cost=0; checked_by=Aisha Wend
- Pick-up RA-4417 | rental=RA-4417; kind=Pick-up; fuel_level=100; odometer=66100; damage=Scratch; damage_cost=0; checked_by=Lou Petri
- Return RA-4422 | rental=RA-4422; kind=Return; fuel_level=60; odometer=16900; damage=Dent; damage_cost=220; checked_by=Mo Farkas
- Pick-up RA-4430 | rental=RA-4430; kind=Pick-up; fuel_level=90; odometer=9800; damage=None; damage_cost=0; checked_by=Jana Prill
work vehicle maintenance|maintenance|cleaning|service: Title!;Car->@car|vehicle~Red compact|Team bus;Kind=Cleaning|Service|Tyres|Repair|Inspection;Due on:date;Assigned to~Wash bay|Garage Ruf;Cost:money;Notes:long
- Inside clean Red compact | car=Red compact; kind=Cleaning; assigned_to=Wash bay; cost=20
- Brake service Team bus | car=Team bus; kind=Service; assigned_to=Garage Ruf; cost=310
- Dent Silver estate | car=Silver estate; kind=Repair; assigned_to=Garage Ruf; cost=220
- Winter tyres City electric | car=City electric; kind=Tyres; assigned_to=Garage Ruf; cost=70
! item rental extra|extra|add-on|insurance option [extra\\w*|add-?on\\w*|insurance|child seat\\w*|gps]: Name!;Kind=Insurance|Child seat|Navigation|Extra driver|Snow chains;Price per day:money;Maximum price:money;In stock:number#0-1000;Description:long
- Full cover, no excess | kind=Insurance; price_per_day=14; maximum_price=210; in_stock=0; description=No costs after an accident.
- Child seat 9-18 kg | kind=Child seat; price_per_day=6; maximum_price=48; in_stock=12
- Second driver | kind=Extra driver; price_per_day=5; maximum_price=40; in_stock=0
- Snow chains 16 inch | kind=Snow chains; price_per_day=4; maximum_price=28; in_stock=9
+ booking|reservation: Car->@car|vehicle;Class->@vehicle class|car class;Pick-up branch->@branch|station;Return branch->@branch|station;Pick-up on:date;Pick-up at:time;Return on:date;Return at:time;Driver age:number(years)#17-99;~Price:money

# taxi|cab|taxi ride|chauffeur|airport transfer|taxi dispatch|ride hailing|limousine|shuttle service
record ride|trip|transfer|taxi ride|journey|ride request: Title!;Passenger name;Phone:phone;Pick-up address;Destination;Day:date!;Pick-up at:time;Passengers:number#1-60;Luggage:number#0-50;Cab->@cab|taxi|vehicle|car~Taxi 14|Van 3;Driver~Memo Aslan|Gitte Fuchs;Fare:money;~Status=Requested|Assigned|On the way|On board|Finished|Cancelled
- Early flight Kern | passenger_name=Dora Kern; pick_up_address=Hill 20; destination=Airport; passengers=2; luggage=3; cab=Taxi 14; driver=Memo Aslan; fare=46; status=Assigned
- Clinic trip Hofer | passenger_name=Alois Hofer; pick_up_address=Care home Linde; destination=Clinic West; passengers=1; luggage=0; cab=Van 3; driver=Gitte Fuchs; fare=18; status=Finished
- Theatre trip Anders | passenger_name=Lore Anders; pick_up_address=Ring 12; destination=Opera; passengers=3; cab=Limo 7; driver=Pavlo Shev; fare=14; status=On board
- Ski bus group | passenger_name=Club Alpin; pick_up_address=Station; destination=Summit lift; passengers=4; luggage=8; cab=Taxi 22; driver=Rita Kofler; fare=38; status=Cancelled
item cab|taxi|vehicle|car|limousine: Name!;Licence plate;Concession number;Kind=Taxi|Estate|Van|Limousine|Wheelchair van;Seats:number#1-60;Make and model;Odometer:number(km)#0-2000000;Next inspection on:date;Card terminal:boolean;~Status=Free|On ride|Pause|Workshop
- Taxi 14 | licence_plate=TX 14; concession_number=K-0417; kind=Estate; seats=4; make_and_model=Elan Tour; odometer=212300; status=Free
- Van 3 | licence_plate=TX 303; concession_number=K-0431; kind=Wheelchair van; seats=7; make_and_model=Transvan 9; odometer=98400; status=On ride
- Limo 7 | licence_plate=TX 7; concession_number=K-0402; kind=Limousine; seats=4; make_and_model=Elan Grand; odometer=64100; status=Pause
- Taxi 22 | licence_plate=TX 22; concession_number=K-0440; kind=Taxi; seats=4; make_and_model=Nerva Kombi; odometer=301200; status=Workshop
person taxi driver|driver|chauffeur: Name!;Phone:phone;Licence number;Taxi licence until:date;Languages~German, Turkish|English;Cab->@cab|taxi~Taxi 14|Van 3;Rating:rating;~Status=On duty|Off duty|On ride|Suspended
- Memo Aslan | licence_number=TD-204; languages=German, Turkish; cab=Taxi 14; rating=5; status=On duty
- Gitte Fuchs | licence_number=TD-219; languages=German, English; cab=Van 3; rating=5; status=On ride
- Pavlo Shev | licence_number=TD-225; languages=Ukrainian, English; cab=Limo 7; rating=4; status=Off duty
- Rita Kofler | licence_number=TD-198; languages=German, Italian; cab=Taxi 22; rating=3; status=Suspended
record shift|driver shift|shift report|shift log: Title!;Driver->@taxi driver|driver|chauffeur~Memo Aslan|Gitte Fuchs;Cab->@cab|taxi~Taxi 14|Van 3;Day:date!;Starts at:time;Ends at:time;Start odometer:number(km)#0-2000000;End odometer:number(km)#0-2000000;Rides:number#0-200;Cash taken:money;Card taken:money;~Status=Open|Closed|Settled
- Aslan, Monday night | driver=Memo Aslan; cab=Taxi 14; start_odometer=212110; end_odometer=212300; rides=17; cash_taken=188; card_taken=204; status=Settled
- Fuchs, Tuesday day | driver=Gitte Fuchs; cab=Van 3; start_odometer=98290; end_odometer=98400; rides=9; cash_taken=40; card_taken=160; status=Open
- Shev, Saturday night | driver=Pavlo Shev; cab=Limo 7; start_odometer=63940; end_odometer=64100; rides=12; cash_taken=90; card_taken=310; status=Closed
- Kofler, Sunday day | driver=Rita Kofler; cab=Taxi 22; start_odometer=301090; end_odometer=301200; rides=7; cash_taken=72; card_taken=55; status=Settled
item tariff|fare|fare rate|price zone: Name!;Base fare:money;Price per km:money;Waiting per hour:money;Luggage fee:money;Days~Every day|Sun and holidays;From:time;Until:time;Fixed price:money
- Day tariff | base_fare=4; price_per_km=1.6; waiting_per_hour=30; luggage_fee=0; days=Mon to Sat; fixed_price=0
- Airport fixed price | base_fare=0; price_per_km=0; waiting_per_hour=30; luggage_fee=0; days=Every day; fixed_price=46
- Night and holiday | base_fare=5; price_per_km=1.9; waiting_per_hour=34; days=Sun and holidays; fixed_price=0
- Wheelchair trip | base_fare=6; price_per_km=1.6; waiting_per_hour=25; days=Every day; fixed_price=0
item company account|corporate client|business account: Name!;Account number;Address;Contact person;Email:email;Monthly limit:money;Discount:percent;Billing=Weekly|Monthly;~Status=Active|Blocked
- Hotel Anker | account_number=CA-10; address=Harbour 1; contact_person=Front office; monthly_limit=2000; discount=5; billing=Monthly; status=Active
- Care home Linde | account_number=CA-14; address=Linden Path 2; contact_person=Ward desk; monthly_limit=1500; discount=0; billing=Monthly; status=Active
- Law firm Ebner | account_number=CA-19; address=Forum 2; contact_person=Dr Ebner; monthly_limit=800; discount=3; billing=Weekly; status=Active
- Club Blue | account_number=CA-22; address=Quay 3; contact_person=Door manager; monthly_limit=600; discount=0; billing=Weekly; status=Blocked
+ booking|reservation: Pick-up address;Destination;Day:date;Pick-up at:time;Passengers:number#1-60;Luggage:number#0-50;Child seat:boolean;Flight number;Kind=Taxi|Estate|Van|Limousine|Wheelchair van;~Price:money
+ review: Ride->@ride|trip;Driving:rating;Cleanliness:rating;Punctuality:rating

# tyre|tire|tyre storage|tire storage|wheel change|tyre change|tire change
item tyre set|tire set|wheel set|stored tyres|tyres: Set number!;Vehicle->@vehicle|car~Silver estate Roth|Delivery van Kaya;Season=Summer|Winter|All season;Size~205/55 R16|215/65 R16 C;Maker;Made in:number#1990-2100;Tread:number(mm)#0-12;Rim=Steel|Alloy|None;Shelf->@shelf|rack|storage place~R3-14|R5-02;~Status=Stored|Mounted|Handed back|Worn out
- TS-0417 | vehicle=Silver estate Roth; season=Winter; size=205/55 R16; maker=Gripmark; made_in=2021; tread=6.5; rim=Steel; shelf=R3-14; status=Stored
- TS-0502 | vehicle=Delivery van Kaya; season=Summer; size=215/65 R16 C; maker=Rollfast; made_in=2018; tread=3; rim=Alloy; shelf=R5-02; status=Worn out
- TS-0510 | vehicle=Red mini Pohl; season=All season; size=175/65 R14; maker=Rollfast; made_in=2023; tread=7.5; rim=Steel; status=Mounted
- TS-0517 | vehicle=Family van Orth; season=Winter; size=205/60 R16; maker=Gripmark; made_in=2020; tread=5; rim=Alloy; shelf=C2-01; status=Handed back
item vehicle|car: Name!;Licence plate;Make and model;Year:number#1950-2100;Owner name;Phone:phone;Tyre size~205/55 R16;Torque:number(Nm)#40-600;Pressure sensors:boolean
- Silver estate Roth | licence_plate=LL 20 RO; make_and_model=Elan Tour; year=2019; owner_name=Ines Roth; tyre_size=205/55 R16; torque=120
- Delivery van Kaya | licence_plate=LL 90 BK; make_and_model=Transvan L2; year=2020; owner_name=Blumen Kaya; tyre_size=215/65 R16 C; torque=172
- Red mini Pohl | licence_plate=LL 8 PO; make_and_model=Nerva Mini; year=2014; owner_name=Rhea Pohl; tyre_size=175/65 R14; torque=105
- Family van Orth | licence_plate=LL 33 OR; make_and_model=Skarda Space; year=2018; owner_name=Lina Orth; tyre_size=205/60 R16; torque=130
item shelf|rack|storage place: Code!;Hall~Hall 1|Container 2;Row;Level:number#1-10;Sets possible:number#1-20;~Sets stored:number#0-20
- R3-14 | hall=Hall 1; row=R3; level=2; sets_possible=2; sets_stored=1
- R5-02 | hall=Hall 1; row=R5; level=1; sets_possible=2; sets_stored=2
- C2-01 | hall=Container 2; row=C2; level=1; sets_possible=4; sets_stored=3
- R1-20 | hall=Hall 1; row=R1; level=5; sets_possible=2; sets_stored=0
record wheel change|tyre change|tire change|mounting|fitting: Title!;Vehicle->@vehicle|car~Silver estate Roth|Delivery van Kaya;Tyre set on->@tyre set|wheel set~TS-0417|TS-0502;Done on:date!;Odometer:number(km)#0-2000000;Work=Change wheels|New tyres|Balancing|Puncture;Pressure:number(bar)#0-10;Mechanic~Jo Lenz|Petar Babic;Torque checked:boolean;Price:money
- Roth to winter | vehicle=Silver estate Roth; tyre_set_on=TS-0417; odometer=58200; work=Change wheels; pressure=2.4; mechanic=Petar Babic; price=39
- Kaya puncture | vehicle=Delivery van Kaya; tyre_set_on=TS-0502; odometer=86500; work=Puncture; pressure=3.6; mechanic=Jo Lenz; price=28
- Pohl new tyres | vehicle=Red mini Pohl; tyre_set_on=TS-0510; odometer=91200; work=New tyres; pressure=2.2; mechanic=Petar Babic; price=290
- Orth balancing | vehicle=Family van Orth; tyre_set_on=TS-0517; odometer=102400; work=Balancing; pressure=2.5; mechanic=Jo Lenz; price=48
record tyre check|tread check|tyre inspection|condition check: Title!;Tyre set->@tyre set|wheel set~TS-0417|TS-0502;Checked on:date!;Front left:number(mm)#0-12;Front right:number(mm)#0-12;Rear left:number(mm)#0-12;Rear right:number(mm)#0-12;Damage=None|Nail|Bulge|Cut|Uneven wear;Advice=Keep|Watch|Replace;Checked by~Jo Lenz|Petar Babic
- TS-0417 in autumn | tyre_set=TS-0417; front_left=6.5; front_right=6.5; rear_left=6; rear_right=6; damage=None; advice=Keep; checked_by=Petar Babic
- TS-0502 at removal | tyre_set=TS-0502; front_left=3; front_right=2.5; rear_left=3; rear_right=3; damage=Uneven wear; advice=Replace; checked_by=Jo Lenz
- TS-0510 when new | tyre_set=TS-0510; front_left=7.5; front_right=7.5; rear_left=7.5; rear_right=7.5; damage=None; advice=Keep
- TS-0517 with nail | tyre_set=TS-0517; front_left=5; front_right=5; rear_left=4.5; rear_right=5; damage=Nail; advice=Watch
item tyre offer|tyre model|tire model|new tyre: Name!;Season=Summer|Winter|All season;Size~205/55 R16;Load index;Fuel class=A|B|C|D|E;Wet grip=A|B|C|D|E;Noise:number(dB)#50-90;Price:money;In stock:number#0-1000;Picture:image
- Gripmark Winter 5 | season=Winter; size=205/55 R16; load_index=91H; fuel_class=C; wet_grip=B; noise=71; price=89; in_stock=24
- Rollfast Cargo | season=Summer; size=215/65 R16 C; load_index=109T; fuel_class=B; wet_grip=B; noise=72; price=118; in_stock=8
- Rollfast Quartz | season=All season; size=175/65 R14; load_index=82T; fuel_class=C; wet_grip=C; price=62; in_stock=16
- Gripmark Sport S | season=Summer; size=225/45 R17; load_index=94Y; fuel_class=D; wet_grip=A; price=134; in_stock=12
+ appointment|booking: Vehicle->@vehicle|car;Work=Change wheels|New tyres|Balancing|Puncture|Storage;Tyre set->@tyre set|wheel set;Day:date;Starts at:time
+ order: Tyre offer->@tyre offer|tyre model;Quantity:number#1-20;Fitting wanted:boolean

# camper van|campervan|motorhome|caravan rental|rv rental|camper rental
item camper|camper van|motorhome|caravan|vehicle: Name!;Licence plate;Kind=Van|Semi-integrated|Alcove|Caravan|Roof tent;Make and model;Beds:number#1-8;Seats:number#1-8;Length:number(m)#3-12;Fresh water:number(l)#0-400;Licence needed=B|BE|C1|C;Low season night:money;High season night:money;~Status=Available|Rented|Preparation|Workshop;Photo:image
- Van Juniper | licence_plate=CV 201; kind=Van; make_and_model=Transvan Camp; beds=2; seats=4; length=6; fresh_water=90; licence_needed=B; low_season_night=89; high_season_night=139; status=Available
- Alcove Bear | licence_plate=CV 212; kind=Alcove; make_and_model=Roamer A6; beds=6; seats=6; length=6.9; fresh_water=120; licence_needed=B; low_season_night=109; high_season_night=175; status=Rented
- Semi Otter | licence_plate=CV 220; kind=Semi-integrated; make_and_model=Roamer T7; beds=4; length=7.2; low_season_night=99; high_season_night=159; status=Workshop
- Caravan Snail | licence_plate=CV 305; kind=Caravan; make_and_model=Roamer C4; beds=4; length=6.4; licence_needed=BE; low_season_night=55; high_season_night=85; status=Preparation
item equipment|extra|add-on|camping extra: Name!;Kind=Bedding|Bike rack|Table|Child seat|Awning|Gas;Price per trip:money;Price per night:money;In stock:number#0-200;Picture:image;Description:long
- Bike rack for four | kind=Bike rack; price_per_trip=45; price_per_night=0; in_stock=6; description=Fits e-bikes up to 60 kg in all.
- Bed linen set | kind=Bedding; price_per_trip=25; price_per_night=0; in_stock=20
- Awning tent 3 m | kind=Awning; price_per_trip=60; in_stock=4; description=Fits vans with a rail.
- Child seat 15-36 kg | kind=Child seat; price_per_trip=20; in_stock=8
record rental|rental contract|trip|hire: Contract number!;Camper->@camper|motorhome|caravan~Van Juniper|Alcove Bear;Renter name;Phone:phone;Licence number;From:date!;Until:date!;Nights:number#1-365;Start odometer:number(km)#0-1000000;~End odometer:number(km)#0-1000000;Deposit:money;Total:money;~Status=Reserved|On trip|Returned|Settled
- CR-118 | camper=Van Juniper; renter_name=Lasse Dorn; licence_number=DO-417; nights=7; start_odometer=41200; end_odometer=42910; deposit=1500; total=698; status=Returned
- CR-124 | camper=Alcove Bear; renter_name=Family Mbeki; licence_number=MB-208; nights=14; start_odometer=60120; deposit=1500; total=2540; status=On trip
- CR-130 | camper=Semi Otter; renter_name=Ulla Frey; nights=10; start_odometer=30500; deposit=1500; total=1290; status=Reserved
- CR-133 | camper=Caravan Snail; renter_name=Pit Lammers; nights=5; deposit=800; total=425; status=Settled
record handover|handover check|return check|inspection|checklist: Title!;Rental->@rental|rental contract~CR-118|CR-124;Kind=Pick-up|Return;Day:date!;Fuel level:percent;Gas bottles full:number#0-2;Toilet emptied:boolean;Inside=Clean|Dirty|Damaged;Outside=Good|Scratch|Dent;Extra cost:money;Photo:image;Checked by~Ayla Stein|Bo Winter
- Return CR-118 | rental=CR-118; kind=Return; fuel_level=100; gas_bottles_full=1; inside=Clean; outside=Scratch; extra_cost=150; checked_by=Bo Winter
- Pick-up CR-124 | rental=CR-124; kind=Pick-up; fuel_level=100; gas_bottles_full=2; inside=Clean; outside=Good; extra_cost=0; checked_by=Ayla Stein
- Return CR-133 | rental=CR-133; kind=Return; gas_bottles_full=0; inside=Dirty; outside=Good; extra_cost=80; checked_by=Ayla Stein
- Pick-up CR-130 | rental=CR-130; kind=Pick-up; fuel_level=100; gas_bottles_full=2; inside=Clean; outside=Dent; extra_cost=0
work preparation|maintenance|cleaning|service: Title!;Camper->@camper|motorhome~Van Juniper|Alcove Bear;Kind=Cleaning|Gas test|Leak test|Service|Winterising|Repair;Due on:date;Assigned to~Ayla Stein|Caravan Garage;Cost:money;Notes:long
- Clean and refill Juniper | camper=Van Juniper; kind=Cleaning; assigned_to=Ayla Stein; cost=60
- Yearly leak test Bear | camper=Alcove Bear; kind=Leak test; assigned_to=Caravan Garage; cost=130
- Gas test Otter | camper=Semi Otter; kind=Gas test; assigned_to=Caravan Garage; cost=55
- Drain water Snail | camper=Caravan Snail; kind=Winterising; assigned_to=Ayla Stein; cost=40
item season price|season|price period|rate: Name!;From:date;Until:date;Season=Low|Middle|High;Price factor:percent;Shortest stay:number(nights)#1-60;Free kilometres per day:number(km)#0-1000
- Summer holidays | season=High; price_factor=150; shortest_stay=7; free_kilometres_per_day=250
- Winter months | season=Low; price_factor=90; shortest_stay=3; free_kilometres_per_day=200
- Easter weeks | season=Middle; price_factor=120; shortest_stay=5; free_kilometres_per_day=250
- Autumn colours | season=Middle; price_factor=105; shortest_stay=4; free_kilometres_per_day=300
+ booking|reservation: Camper->@camper|motorhome;From:date;Until:date;Travellers:number#1-8;Destination;Pets:boolean;Extras->@equipment|extra;~Price:money

# car wash|car detailing|vehicle detailing|car valeting|car polish|vehicle wrapping
item wash programme|wash program|detailing package|package|service: Name!;Kind=Wash|Interior|Polish|Ceramic coating|Wrapping|Engine;Vehicle size=Small|Medium|Large|Van;Duration:number(min)#5-3000;Price:money;Steps:long;Points:number#0-1000;Picture:image
- Foam wash with wax | kind=Wash; vehicle_size=Medium; duration=12; price=15; steps=Pre-wash, foam, brush, wax, dry; points=15
- Interior deep clean | kind=Interior; vehicle_size=Large; duration=180; price=149; steps=Vacuum, shampoo seats, leather care, windows; points=150
- Machine polish | kind=Polish; vehicle_size=Large; duration=300; price=260; points=260
- Engine wash van | kind=Engine; vehicle_size=Van; duration=40; price=59; points=60
item wash bay|bay|lane|work bay: Name!;Kind=Tunnel|Self-service|Hand wash|Detailing;Location;Height limit:number(m)#1-5;Cars today:number#0-1000;~Status=Free|Busy|Cleaning|Out of order
- Tunnel 1 | kind=Tunnel; location=Ring Road; height_limit=2.1; cars_today=84; status=Busy
- Detailing room | kind=Detailing; location=Ring Road; height_limit=2.8; cars_today=2; status=Free
- Self-service 3 | kind=Self-service; location=Works Road; height_limit=3.2; cars_today=31; status=Out of order
- Hand wash hall | kind=Hand wash; location=Works Road; height_limit=2.5; cars_today=9; status=Cleaning
item vehicle|car|customer vehicle: Licence plate!;Owner name;Make and model;Size=Small|Medium|Large|Van;Colour;Paint=Standard|Metallic|Matt|Wrapped;Phone:phone;Notes:long
- KL 417 A | owner_name=Vito Brand; make_and_model=Elan Tour; size=Large; colour=Black; paint=Metallic
- KL 20 ZE | owner_name=Zeno Ehrlich; make_and_model=Nerva Uno; size=Small; colour=White; paint=Standard; notes=Small dent at left door.
- KL 77 M | owner_name=Mona Lutz; make_and_model=Skarda Kroy; size=Medium; colour=Grey; paint=Matt
- KL 500 P | owner_name=Pizza Rapid; make_and_model=Transvan L1; size=Van; colour=Yellow; paint=Wrapped
record wash|wash visit|wash job|detailing job|visit: Title!;Vehicle->@vehicle|car~KL 417 A|KL 20 ZE;Wash programme->@wash programme|package~Foam wash with wax|Interior deep clean;Wash bay->@wash bay|bay~Tunnel 1|Detailing room;Day:date!;Starts at:time;Worker~Rosa Beil|Idris Fahr;Price:money;Condition before:long;Photo before:image;Photo after:image;~Status=Waiting|In progress|Finished
- Brand deep clean | vehicle=KL 417 A; wash_programme=Interior deep clean; wash_bay=Detailing room; worker=Idris Fahr; price=149; condition_before=Coffee on rear seat.; status=In progress
- Ehrlich foam wash | vehicle=KL 20 ZE; wash_programme=Foam wash with wax; wash_bay=Tunnel 1; worker=Rosa Beil; price=15; status=Finished
- Lutz matt hand wash | vehicle=KL 77 M; wash_programme=Machine polish; wash_bay=Hand wash hall; worker=Rosa Beil; price=260; status=Waiting
- Pizza van engine | vehicle=KL 500 P; wash_programme=Engine wash van; wash_bay=Self-service 3; worker=Idris Fahr; price=59; status=Finished
record wash card|wash pass|subscription|loyalty card: Card number!;Holder;Licence plate;Kind=Ten washes|Monthly|Unlimited|Company;Price:money;Washes left:number#0-1000;Bought on:date;Valid until:date;~Status=Active|Used up|Expired
- WC-881 | holder=Vito Brand; licence_plate=KL 417 A; kind=Ten washes; price=120; washes_left=6; status=Active
- WC-890 | holder=Pizza Rapid; licence_plate=KL 500 P; kind=Unlimited; price=49; washes_left=0; status=Active
- WC-902 | holder=Mona Lutz; licence_plate=KL 77 M; kind=Monthly; price=39; washes_left=0; status=Expired
- WC-911 | holder=Taxi Aslan; licence_plate=TX 14; kind=Company; price=400; washes_left=22; status=Active
item supply|chemical|consumable|cleaning agent: Name!;Use=Foam|Wax|Shampoo|Polish|Cloth;In stock:number(l)#0-10000;Minimum stock:number(l)#0-1000;Use per wash:number(ml)#0-10000;Price per litre:money;Supplier~Clarochem|Polierhaus
- Active foam citrus | use=Foam; in_stock=140; minimum_stock=50; use_per_wash=60; price_per_litre=4; supplier=Clarochem
- Hard wax | use=Wax; in_stock=25; minimum_stock=20; use_per_wash=30; price_per_litre=11; supplier=Polierhaus
- Microfibre cloth 40 cm | use=Cloth; in_stock=80; minimum_stock=30; use_per_wash=0; price_per_litre=2
- Cut polish P2 | use=Polish; in_stock=6; minimum_stock=4; use_per_wash=80; price_per_litre=28
+ booking|appointment: Wash programme->@wash programme|package;Vehicle->@vehicle|car;Day:date;Starts at:time;Wash bay->@wash bay|bay;Pick-up service:boolean
+ complaint: Wash->@wash|wash job;Kind=Scratch|Not clean|Waiting time;Photo:image

# classic car|vintage car|oldtimer|motorcycle club|motorbike|motorcycle|car collection|restoration of cars
item vehicle|classic car|vintage car|motorcycle|motorbike|car: Name!;Maker;Model;Built in:number#1885-2100;Chassis number;Engine:number(cm³)#0-20000;Power:number(kW)#0-1000;Colour;Mileage:number(km)#0-1000000;Condition=1|2|3|4|5;Owner~Benno Ott|Collection Hall;Estimated value:money;Photo:image
- Cream roadster 1962 | maker=Albion; model=Roadster S; built_in=1962; chassis_number=AL-62-0417; engine=1798; power=66; colour=Cream; mileage=48200; condition=2; owner=Benno Ott; estimated_value=34000
- Twin 500 | maker=Raptor; model=T 500; built_in=1974; chassis_number=RT-74-208; engine=498; power=32; colour=Green; mileage=31400; condition=3; owner=Collection Hall; estimated_value=7800
- Pontoon saloon 1958 | maker=Hansa; model=180 P; built_in=1958; engine=1767; power=38; colour=Black; condition=4; owner=Nele Fuhr; estimated_value=12500
- Beach buggy orange | maker=Kitworks; model=Dune; built_in=1971; engine=1584; power=37; colour=Orange; condition=1; owner=Collection Hall; estimated_value=21000
work restoration task|restoration|repair task|project: Title!;Vehicle->@vehicle|classic car|motorcycle~Cream roadster 1962|Twin 500;Area=Body|Engine|Gearbox|Electrics|Interior|Chrome;Starts on:date;Due on:date;Done by~Benno Ott|Blech Meister;Planned hours:number(h)#0-5000;~Hours:number(h)#0-5000;~Cost:money;Photo:image;Notes:long
- Rebuild twin carburettors | vehicle=Cream roadster 1962; area=Engine; done_by=Benno Ott; planned_hours=12; hours=9; cost=240
- Repaint tank | vehicle=Twin 500; area=Body; done_by=Blech Meister; planned_hours=10; hours=0; cost=380
- Rechrome saloon bumpers | vehicle=Pontoon saloon 1958; area=Chrome; done_by=Chrome works Lohr; planned_hours=4; hours=0; cost=900
- New loom for buggy | vehicle=Beach buggy orange; area=Electrics; done_by=Nele Fuhr; planned_hours=20; hours=23; cost=310
record service entry|service history|maintenance log|maintenance: Title!;Vehicle->@vehicle|classic car|motorbike~Cream roadster 1962|Twin 500;Done on:date!;Mileage:number(km)#0-1000000;Work=Oil|Brakes|Ignition|Tyres|Valves|Inspection;Workshop;Cost:money;Receipt:file;Notes:long
- Oil and points | vehicle=Cream roadster 1962; mileage=47900; work=Ignition; workshop=Own garage; cost=65
- New tyres Twin | vehicle=Twin 500; mileage=31200; work=Tyres; workshop=Moto Hall; cost=260
- Saloon brake hoses | vehicle=Pontoon saloon 1958; mileage=91800; work=Brakes; workshop=Moto Hall; cost=180
- Buggy valve clearance | vehicle=Beach buggy orange; mileage=15200; work=Valves; workshop=Own garage; cost=20
item spare part|part: Name!;Part number;Fits->@vehicle|classic car|motorbike~Cream roadster 1962|Twin 500;Condition=New|Used|Reproduction;Quantity:number#0-1000;Price:money;Shelf~Garage wall|Box 12;Source;Picture:image
- Carburettor jet kit | part_number=JK-1798; fits=Cream roadster 1962; condition=Reproduction; quantity=2; price=38; shelf=Box 12; source=Albion Spares
- Left side cover | part_number=SC-500L; fits=Twin 500; condition=Used; quantity=1; price=55; shelf=Garage wall; source=Parts market
- Bumper bracket rear | part_number=BB-180; fits=Pontoon saloon 1958; condition=New; quantity=2; price=46; shelf=Box 4
- Dune fog lamp | part_number=FL-71; fits=Beach buggy orange; condition=Used; quantity=2; price=35; shelf=Garage wall
event rally|meet-up|outing|tour|ride-out|exhibition: Title!;On:date!;Starts at:time;Meeting point;Route:long;Distance:number(km)#0-5000;Places:number#1-1000;Entry fee:money;Organiser~Benno Ott|Tilda Ruh;Picture:image
- Spring drive to the pass | meeting_point=Market square; route=Valley road, pass inn, lake road; distance=140; places=40; entry_fee=25; organiser=Benno Ott
- Two-wheel evening | meeting_point=Club garage; route=Forest loop; distance=60; places=25; entry_fee=0; organiser=Tilda Ruh
- Autumn castle tour | meeting_point=Castle car park; route=Three castles and the lake; distance=95; places=60; entry_fee=35; organiser=Benno Ott
- Night run with map | meeting_point=Old fire station; route=By road book; distance=80; places=30; entry_fee=20; organiser=Tilda Ruh
record document|vehicle document|appraisal|valuation: Title!;Vehicle->@vehicle|classic car|motorbike~Cream roadster 1962|Twin 500;Kind=Registration|Appraisal|Insurance|Invoice|Photo archive;Issued on:date;Valid until:date;Value:money;Issued by;File:file
- Appraisal roadster | vehicle=Cream roadster 1962; kind=Appraisal; value=34000; issued_by=Gutachter Lahn
- Insurance Twin | vehicle=Twin 500; kind=Insurance; value=7800; issued_by=Classic Cover
- Registration saloon | vehicle=Pontoon saloon 1958; kind=Registration; value=12500; issued_by=Vehicle office Rehn
- Loom invoice buggy | vehicle=Beach buggy orange; kind=Invoice; value=310; issued_by=Elektro Hanak
+ event registration: Vehicle->@vehicle|classic car|motorbike;Passengers:number#0-8;Start number:number#1-999;Lunch:boolean

# flying club|flight school|aircraft|flight instructor|pilot logbook|glider|flight lesson|airplane
item aircraft|airplane|plane|glider: Registration!;Type;Maker;Kind=Single engine|Twin engine|Glider|Motor glider|Ultralight|Helicopter;Seats:number#1-20;Built in:number#1930-2100;Airframe hours:number(h)#0-50000;Hourly rate:money;Home airfield;Next check at:number(h)#0-50000;~Status=Serviceable|Maintenance|Grounded|Flying;Photo:image
- OE-ABC | type=C152; maker=Cestor; kind=Single engine; seats=2; built_in=1981; airframe_hours=11240; hourly_rate=145; home_airfield=Lindau Field; next_check_at=11280; status=Serviceable
- OE-5417 | type=Twin Glide 21; maker=Segelwerk; kind=Glider; seats=2; built_in=1994; airframe_hours=4120; hourly_rate=38; home_airfield=Lindau Field; next_check_at=4200; status=Maintenance
- OE-KMT | type=Twin 44; maker=Cestor; kind=Twin engine; seats=6; built_in=1998; airframe_hours=5210; hourly_rate=390; status=Grounded
- OE-7711 | type=Ultra S; maker=Leichtbau; kind=Ultralight; seats=2; built_in=2016; airframe_hours=1480; hourly_rate=98; status=Flying
person pilot|student pilot|flight student|aviator: Name!;Licence number;Licence=Student|LAPL|PPL|CPL|Glider;Medical until:date;Ratings~Night, towing|None;Total hours:number(h)#0-40000;Phone:phone;Email:email;Emergency contact;~Status=Current|Not current|Inactive
- Timo Falke | licence_number=PL-4417; licence=PPL; ratings=Night, towing; total_hours=212; emergency_contact=Rita Falke; status=Current
- Anouk Perl | licence_number=ST-0208; licence=Student; ratings=None; total_hours=18; emergency_contact=Jean Perl; status=Current
- Marek Dorn | licence_number=CP-0911; licence=CPL; ratings=Twin, instrument; total_hours=1840; status=Current
- Silke Amann | licence_number=GL-2203; licence=Glider; ratings=Winch; total_hours=96; status=Not current
record flight|flight log|logbook entry|flight log entry|flight record: Title!;Aircraft->@aircraft|plane|glider~OE-ABC|OE-5417;Pilot->@pilot|student pilot~Timo Falke|Anouk Perl;Instructor~Greta Hawk|Ole Storm;Day:date!;From;To;Off block at:time;On block at:time;Flight time:number(h)#0-24;Landings:number#1-100;Kind=Solo|Dual|Check|Tow|Passenger
- Falke to Ried | aircraft=OE-ABC; pilot=Timo Falke; from=Lindau Field; to=Ried; flight_time=1.1; landings=2; kind=Passenger
- Perl circuits | aircraft=OE-ABC; pilot=Anouk Perl; instructor=Greta Hawk; from=Lindau Field; to=Lindau Field; flight_time=0.8; landings=7; kind=Dual
- Dorn to the coast | aircraft=OE-KMT; pilot=Marek Dorn; from=Lindau Field; to=Coast North; flight_time=2.4; landings=1; kind=Solo
- Amann check flight | aircraft=OE-5417; pilot=Silke Amann; instructor=Ole Storm; flight_time=0.4; landings=3; kind=Check
record flight lesson|lesson|training record|training flight: Title!;Pilot->@pilot|student pilot|flight student~Timo Falke|Anouk Perl;Instructor~Greta Hawk|Ole Storm;Aircraft->@aircraft|plane~OE-ABC|OE-5417;Day:date!;Exercise~Stalls|Circuits|Navigation;Briefing:number(min)#0-300;Grade=Excellent|Good|Satisfactory|Repeat;Remarks:long;Signed off:boolean
- Perl, circuits 3 | pilot=Anouk Perl; instructor=Greta Hawk; aircraft=OE-ABC; exercise=Circuits; briefing=30; grade=Good; remarks=Flare a little high.
- Falke, night check | pilot=Timo Falke; instructor=Ole Storm; aircraft=OE-ABC; exercise=Night landing; briefing=45; grade=Excellent
- Amann, winch failure | pilot=Silke Amann; instructor=Ole Storm; aircraft=OE-5417; exercise=Cable break; briefing=20; grade=Satisfactory
- Dorn, single engine drill | pilot=Marek Dorn; instructor=Greta Hawk; aircraft=OE-KMT; exercise=Engine out; briefing=60; grade=Repeat
request defect report|squawk|technical defect|defect: Title!;Aircraft->@aircraft|plane|glider~OE-ABC|OE-5417;Reported on:date;System=Engine|Avionics|Gear|Airframe|Electrical|Cabin;Severity=Minor|Deferred|Grounding;Hours at report:number(h)#0-50000;Description:long;Photo:image
- Radio 2 crackles | aircraft=OE-ABC; system=Avionics; severity=Deferred; hours_at_report=11236; description=Only when the strobe is on.
- Wheel brake weak | aircraft=OE-5417; system=Gear; severity=Grounding; hours_at_report=4118
- Door latch loose | aircraft=OE-7711; system=Cabin; severity=Minor; hours_at_report=1476
- Alternator light on | aircraft=OE-KMT; system=Electrical; severity=Grounding; hours_at_report=5210; description=Left engine, comes on in climb.
work aircraft maintenance|maintenance|maintenance check|inspection: Title!;Aircraft->@aircraft|plane|glider~OE-ABC|OE-5417;Kind=50 h check|100 h check|Yearly check|Repair|Directive;Due on:date;Due at:number(h)#0-50000;Mechanic~Aero Service Ried|Club mechanic;~Cost:money;Release certificate:file;Notes:long
- 50 h check ABC | aircraft=OE-ABC; kind=50 h check; due_at=11280; mechanic=Aero Service Ried; cost=620
- Brake pads 5417 | aircraft=OE-5417; kind=Repair; due_at=4120; mechanic=Club mechanic; cost=140
- Yearly check 7711 | aircraft=OE-7711; kind=Yearly check; due_at=1500; mechanic=Club mechanic; cost=480
- Alternator directive KMT | aircraft=OE-KMT; kind=Directive; due_at=5215; mechanic=Aero Service Ried; cost=1250
+ booking|reservation: Aircraft->@aircraft|plane;Pilot->@pilot|student pilot;Instructor~Greta Hawk|Ole Storm;Day:date;Starts at:time;Ends at:time;Kind=Solo|Dual|Check|Passenger;Destination
+ invoice|payment: Flight->@flight|flight log;Flight time:number(h)#0-24;Landing fee:money;Amount:money

# drone|drone pilot|drone flight|drone operator|drone inspection|drone service|inspection mission|unmanned aircraft|aerial survey|drone survey
item drone|unmanned aircraft|uav: Name!;Serial number;Maker and model;Class=C0|C1|C2|C3|C4|Open build;Take-off weight:number(g)#50-150000;Payload~Camera 20 MP|Thermal camera;Flight time:number(min)#1-600;Flight hours:number(h)#0-10000;Insured until:date;Firmware;~Status=Ready|In service|Lost|Retired;Photo:image
- Survey wing 1 | serial_number=DW-20417; maker_and_model=Aeris Map 2; class=C2; take_off_weight=1850; payload=Camera 20 MP; flight_time=52; flight_hours=141; firmware=4.1; status=Ready
- Thermo quad | serial_number=TQ-0331; maker_and_model=Quado T30; class=C2; take_off_weight=920; payload=Thermal camera; flight_time=38; flight_hours=62; firmware=2.8; status=In service
- Film hexa | serial_number=FH-1180; maker_and_model=Cinelift 6; class=Open build; take_off_weight=9800; payload=Cinema camera; flight_time=18; status=Retired
- Mini scout | serial_number=MS-7704; maker_and_model=Quado Mini; class=C0; take_off_weight=245; payload=Camera 12 MP; flight_time=30; status=Lost
person drone pilot|pilot|remote pilot|operator: Name!;Operator number;Certificate=A1/A3|A2|STS|None;Certificate until:date;Phone:phone;Email:email;Flight hours:number(h)#0-20000;~Status=Active|Training|Expired
- Kiera Vogel | operator_number=AUT-4417; certificate=A2; flight_hours=188; status=Active
- Basti Horn | operator_number=AUT-4502; certificate=STS; flight_hours=310; status=Active
- Ravi Menzel | operator_number=AUT-4611; certificate=A1/A3; flight_hours=24; status=Training
- Tanja Brix | operator_number=AUT-3980; certificate=None; flight_hours=55; status=Expired
record drone flight|flight|flight log|mission log: Title!;Drone->@drone|uav~Survey wing 1|Thermo quad;Pilot->@drone pilot|pilot~Kiera Vogel|Basti Horn;Mission->@mission|flight mission|job~Quarry volume May|Roof scan school;Day:date!;Take-off at:time;Duration:number(min)#0-600;Greatest height:number(m)#0-1000;Wind:number(m/s)#0-25;Battery used;Incident=None|Signal loss|Hard landing|Near miss|Bird;Notes:long
- Quarry block A | drone=Survey wing 1; pilot=Kiera Vogel; mission=Quarry volume May; duration=41; greatest_height=110; wind=5; battery_used=B-07; incident=None
- School roof west | drone=Thermo quad; pilot=Basti Horn; mission=Roof scan school; duration=18; greatest_height=35; wind=3; battery_used=B-12; incident=Bird; notes=Crow came close, landed early.
- Vineyard rows north | drone=Mini scout; pilot=Ravi Menzel; mission=Vineyard photos; duration=22; greatest_height=60; wind=7; incident=Signal loss
- Ridge search leg 2 | drone=Thermo quad; pilot=Basti Horn; mission=Missing hiker ridge; duration=31; greatest_height=90; wind=9; incident=None
work mission|flight mission|flight plan|job|survey job|inspection mission: Title!;Client~Quarry Hartl|School board Rehn;Kind=Mapping|Inspection|Photo|Film|Thermography|Search;Location;Area:number(ha)#0-100000;Drone->@drone|uav~Survey wing 1|Thermo quad;Pilot->@drone pilot|pilot~Kiera Vogel|Basti Horn;Planned on:date;Height:number(m)#0-1000;Price:money;Notes:long
- Quarry volume May | client=Quarry Hartl; kind=Mapping; location=Hartl pit; area=22; drone=Survey wing 1; pilot=Kiera Vogel; height=110; price=890
- Roof scan school | client=School board Rehn; kind=Thermography; location=School Road 3; area=0.4; drone=Thermo quad; pilot=Basti Horn; height=35; price=420
- Vineyard photos | client=Winery Sonn; kind=Photo; location=Sonn slope; area=6; drone=Mini scout; pilot=Ravi Menzel; price=260
- Missing hiker ridge | client=Mountain rescue; kind=Search; location=North ridge; area=140; drone=Thermo quad; pilot=Basti Horn; price=0
request flight permit|flight approval|airspace request|permit: Title!;Mission->@mission|flight mission|job~Quarry volume May|Roof scan school;Authority~Air control North|Town of Rehn;Zone=Open|Control zone|Nature reserve|City|Industrial;Highest height:number(m)#0-1000;From:date;Until:date;Conditions:long;Document:file
- Flight near control zone | mission=Quarry volume May; authority=Air control North; zone=Control zone; highest_height=110; conditions=Call the tower ten minutes before.
- Over school yard | mission=Roof scan school; authority=Town of Rehn; zone=City; highest_height=40
- Search in nature reserve | mission=Missing hiker ridge; authority=Nature office; zone=Nature reserve; highest_height=100; conditions=Only for the search.
- Open field at winery | mission=Vineyard photos; authority=Town of Rehn; zone=Open; highest_height=120
item battery|drone battery|flight battery: Battery number!;Fits->@drone|uav~Survey wing 1|Thermo quad;Capacity:number(mAh)#100-100000;Cycles:number#0-2000;Health:percent;Bought on:date;~Status=Charged|Empty|Storage|Retired
- B-07 | fits=Survey wing 1; capacity=5200; cycles=84; health=93; status=Charged
- B-12 | fits=Thermo quad; capacity=4100; cycles=151; health=81; status=Empty
- B-18 | fits=Film hexa; capacity=16000; cycles=210; health=64; status=Retired
- B-21 | fits=Mini scout; capacity=2400; cycles=12; health=99; status=Storage
record maintenance|maintenance log|repair|drone service: Title!;Drone->@drone|uav~Survey wing 1|Thermo quad;Done on:date!;Kind=Propellers|Calibration|Firmware|Repair|Check;Flight hours:number(h)#0-10000;Done by~Kiera Vogel|Service partner;Cost:money;Notes:long
- New propellers quad | drone=Thermo quad; kind=Propellers; flight_hours=61; done_by=Kiera Vogel; cost=24
- Compass calibration wing | drone=Survey wing 1; kind=Calibration; flight_hours=138; done_by=Kiera Vogel; cost=0
- Firmware 2.9 quad | drone=Thermo quad; kind=Firmware; flight_hours=62; done_by=Basti Horn; cost=0
- Gimbal repair hexa | drone=Film hexa; kind=Repair; flight_hours=204; done_by=Service partner; cost=340
item inspected asset|asset|asset record|structure|power line|tower: Name!;Kind=Power line|Wind turbine|Roof|Bridge|Solar plant|Tower;Asset code;Owner~Quarry Hartl|School board Rehn;Address;Latitude:number#-90-90;Longitude:number#-180-180;Height:number(m)#0-500;Built in:number#1900-2100;~Condition=Good|Watch|Repair|Urgent
- Line 4, mast 22 | kind=Power line; asset_code=L4-22; owner=Quarry Hartl; height=38; built_in=1988; condition=Watch
- School hall roof | kind=Roof; asset_code=R-01; owner=School board Rehn; height=12; built_in=2004; condition=Good
- Turbine 7 | kind=Wind turbine; asset_code=WT-7; height=120; built_in=2015; condition=Repair
- Mill bridge, span 2 | kind=Bridge; asset_code=BR-02; owner=County roads office; height=9; built_in=1962; condition=Urgent
record mission image|image|photo|aerial image|image upload: Title!;Mission->@mission|flight mission|inspection mission~Quarry volume May|Roof scan school;Asset->@inspected asset|asset~Line 4, mast 22|School hall roof;Picture:image;Taken on:date;Height:number(m)#0-500;Latitude:number#-90-90;Longitude:number#-180-180;Uploaded by
- Roof north side | mission=Roof scan school; asset=School hall roof; height=20; uploaded_by=Basti Horn
- Roof ridge close | mission=Roof scan school; asset=School hall roof; height=14; uploaded_by=Basti Horn
- Pit edge | mission=Quarry volume May; height=80; uploaded_by=Kiera Vogel
- Vineyard rows, low sun | mission=Vineyard photos; height=35; uploaded_by=Ravi Menzel
record defect|finding|defect annotation|defect tag|annotation: Title!;Image->@mission image|image~Roof north side|Roof ridge close;Asset->@inspected asset|asset~Line 4, mast 22|School hall roof;Mission->@mission|flight mission|inspection mission~Roof scan school;Type=Crack|Corrosion|Erosion|Loose part|Hot spot|Growth;Severity=Minor|Major|Critical;Position in the image;Recommended repair:long;Found by;~Status=Open|Repair planned|Repaired
- Cracked tile | image=Roof north side; asset=School hall roof; mission=Roof scan school; type=Crack; severity=Minor; position_in_the_image=Upper left; recommended_repair=Change two tiles.; status=Open
- Loose ridge cap | image=Roof ridge close; asset=School hall roof; mission=Roof scan school; type=Loose part; severity=Major; status=Repair planned
- Rust on the cross arm | asset=Line 4, mast 22; type=Corrosion; severity=Major; recommended_repair=Grind and paint.; status=Open
- Worn blade edge | asset=Turbine 7; type=Erosion; severity=Critical; position_in_the_image=Blade tip, lower right; recommended_repair=Refill the leading edge.; found_by=Kiera Vogel; status=Repaired

# airport|airline|flight schedule|passenger flight|air cargo|ground handling|boarding
record flight|departure|arrival|flight connection: Flight number!;Airline->@airline|carrier~Alpine Wings|Nord Jet;From;To;Day:date!;Scheduled at:time;Expected at:time;Gate->@gate|stand|terminal gate~B12|C03;Aircraft type;Seats:number#1-900;~Passengers booked:number#0-900;~Status=Scheduled|Boarding|Departed|Landed|Delayed|Cancelled
- AW 417 | airline=Alpine Wings; from=Salzach; to=Porto Sul; gate=B12; aircraft_type=A320; seats=180; passengers_booked=164; status=Boarding
- NJ 208 | airline=Nord Jet; from=Bergstad; to=Salzach; gate=C03; aircraft_type=E190; seats=100; passengers_booked=71; status=Delayed
- SC 88 | airline=Suncoast Air; from=Salzach; to=Isla Verde; gate=B14; aircraft_type=B737; seats=189; passengers_booked=189; status=Departed
- LJ 5 | airline=Lake Jet; from=Bodan; to=Salzach; gate=A01; aircraft_type=PC-24; seats=8; passengers_booked=3; status=Landed
item airline|carrier: Name!;Code;Country;Check-in counters;Contact person;Phone:phone;Email:email;Handling agent;Free baggage:number(kg)#0-100;Logo:image
- Alpine Wings | code=AW; country=Austria; check_in_counters=11 to 14; contact_person=Resa Kuhn; handling_agent=Ramp Union; free_baggage=23
- Nord Jet | code=NJ; country=Norway; check_in_counters=20; contact_person=Even Dahl; handling_agent=Ramp Union; free_baggage=20
- Suncoast Air | code=SC; country=Spain; check_in_counters=30 to 36; contact_person=Luz Perez; handling_agent=Ground Plus; free_baggage=20
- Lake Jet | code=LJ; country=Switzerland; check_in_counters=40; contact_person=Urs Bodmer; handling_agent=Ground Plus; free_baggage=15
item gate|stand|terminal gate|parking stand: Name!;Terminal;Kind=Bridge|Bus|Walk;Largest aircraft;Seats in lounge:number#0-1000;~Status=Free|Occupied|Closed
- B12 | terminal=Terminal 1; kind=Bridge; largest_aircraft=A321; seats_in_lounge=140; status=Occupied
- C03 | terminal=Terminal 2; kind=Bus; largest_aircraft=E195; seats_in_lounge=80; status=Free
- B14 | terminal=Terminal 1; kind=Bridge; largest_aircraft=B757; seats_in_lounge=180; status=Occupied
- A01 | terminal=General aviation; kind=Walk; largest_aircraft=PC-24; seats_in_lounge=12; status=Closed
person passenger|traveller|traveler: Name!;Passport number;Nationality;Born on:date;Email:email;Phone:phone;Frequent flyer number;Meal=Standard|Vegetarian|Vegan|Halal|Kosher;Assistance=None|Wheelchair|Blind|Deaf|Child alone
- Mira Kolb | passport_number=P4417201; nationality=Austrian; frequent_flyer_number=AW88120; meal=Vegetarian; assistance=None
- Sven Ask | passport_number=N2081144; nationality=Norwegian; meal=Standard; assistance=Wheelchair
- Omar Haddad | passport_number=J7710042; nationality=Jordanian; meal=Halal; assistance=None
- Lotte Berg | passport_number=D3310077; nationality=German; meal=Vegan; assistance=Child alone
record baggage|bag|lost luggage|baggage report|luggage: Tag number!;Flight->@flight|departure~AW 417|NJ 208;Passenger->@passenger|traveller~Mira Kolb|Sven Ask;Kind=Checked|Bulky|Fragile|Sports;Weight:number(kg)#0-100;Colour;Last seen at;Reported on:date;Description:long;~Status=Checked in|Loaded|Arrived|Missing|Found|Damaged
- AW 0044172 | flight=AW 417; passenger=Mira Kolb; kind=Checked; weight=19; colour=Red; status=Loaded
- NJ 0020811 | flight=NJ 208; passenger=Sven Ask; kind=Sports; weight=14; colour=Black; last_seen_at=Bergstad; description=Ski bag with sticker.; status=Missing
- SC 0088310 | flight=SC 88; passenger=Omar Haddad; kind=Fragile; weight=8; colour=Grey; status=Damaged
- SC 0088344 | flight=SC 88; passenger=Lotte Berg; kind=Bulky; weight=21; colour=Blue; last_seen_at=Isla Verde belt 2; status=Found
work turnaround task|handling task|ground handling task|ramp task: Title!;Flight->@flight|arrival~AW 417|NJ 208;Kind=Unloading|Fuel|Cleaning|Catering|De-icing|Push-back;Starts at:time;Ends at:time;Team~Ramp 3|Fuel truck 2;Equipment;Notes:long
- Refuel AW 417 | flight=AW 417; kind=Fuel; team=Fuel truck 2; equipment=Fuel truck; notes=6.4 t.
- Push back AW 417 | flight=AW 417; kind=Push-back; team=Ramp 3; equipment=Tug 5
- De-ice NJ 208 | flight=NJ 208; kind=De-icing; team=De-icer 1; equipment=De-icing truck
- Catering SC 88 | flight=SC 88; kind=Catering; team=Sky Kitchen; equipment=High loader; notes=12 vegan meals.
+ booking|reservation|ticket: Flight->@flight|departure;Passenger->@passenger|traveller;Class=Economy|Premium|Business;Seat;Baggage:number(kg)#0-100;Price:money;Booking code

# marina|berth|yacht|boat mooring|harbour|harbor|mooring|boat owner
item berth|mooring|boat place|slip: Berth number!;Pier->@pier|jetty|dock|harbour area~Pier A|Guest jetty;Length:number(m)#2-120;Width:number(m)#1-30;Depth:number(m)#0-30;Power:boolean;Water:boolean;Price per night:money;Yearly rent:money;~Status=Free|Occupied|Reserved|Guest place|Out of use;Photo:image
- A-14 | pier=Pier A; length=12; width=4.2; depth=2.6; price_per_night=38; yearly_rent=2900; status=Occupied
- G-03 | pier=Guest jetty; length=10; width=3.6; depth=2.2; price_per_night=30; yearly_rent=0; status=Free
- C-22 | pier=Pier C; length=18; width=5.5; depth=3.4; price_per_night=64; yearly_rent=5200; status=Reserved
- M-05 | pier=Buoy field South; length=9; width=4; depth=5; price_per_night=18; yearly_rent=600; status=Out of use
item pier|jetty|dock|harbour area: Name!;Berths:number#1-1000;Lighting:boolean;Kind=Floating|Fixed|Buoy field;Gate code;Harbour master~Jens Thorup|Mara Kiel;Description:long
- Pier A | berths=40; kind=Floating; gate_code=4417; harbour_master=Jens Thorup
- Guest jetty | berths=18; kind=Fixed; gate_code=2081; harbour_master=Mara Kiel
- Pier C | berths=28; kind=Floating; gate_code=7719; harbour_master=Jens Thorup
- Buoy field South | berths=15; kind=Buoy field; harbour_master=Mara Kiel; description=Water taxi on request.
item boat|yacht|vessel|sailing boat: Name!;Registration;Kind=Sailing yacht|Motor boat|Catamaran|Dinghy|Fishing boat;Owner->@boat owner|skipper|berth holder~Lena Hauk|Sailing club Rehn;Length:number(m)#2-120;Beam:number(m)#1-30;Draught:number(m)#0-15;Built in:number#1880-2100;Berth->@berth|mooring~A-14|G-03;Insured until:date;Photo:image
- Seeschwalbe | registration=RE-204; kind=Sailing yacht; owner=Lena Hauk; length=10.4; beam=3.4; draught=1.9; built_in=1998; berth=A-14
- Otter II | registration=RE-331; kind=Motor boat; owner=Sailing club Rehn; length=6.2; beam=2.3; draught=0.6; built_in=2012; berth=G-03
- Krabbe | registration=RE-118; kind=Fishing boat; owner=Ole Brix; length=11; beam=3.6; draught=1.8; berth=C-22
- Lagoon Duo | registration=RE-402; kind=Catamaran; owner=Ines Falk; length=12.5; beam=6.8; draught=1.1; berth=M-05
person boat owner|skipper|berth holder: Name!;Phone:phone;Email:email;Address;Boat licence number;Emergency contact;Since:date;~Status=Yearly contract|Guest|Waiting list|Former
- Lena Hauk | address=Dune Road 8; boat_licence_number=SB-417; emergency_contact=Piet Hauk; status=Yearly contract
- Sailing club Rehn | address=Boat House 1; emergency_contact=Club office; status=Yearly contract
- Ole Brix | address=Net Lane 3; boat_licence_number=FB-220; emergency_contact=Kirsten Brix; status=Waiting list
- Ines Falk | address=Cliff 12; boat_licence_number=SB-508; status=Guest
record berth contract|berth rental|mooring contract|visit|stay: Contract number!;Berth->@berth|mooring~A-14|G-03;Boat->@boat|yacht~Seeschwalbe|Otter II;From:date!;Until:date;Kind=Season|Year|Guest night|Winter;Persons:number#1-50;Power used:number(kWh)#0-10000;Amount:money;~Status=Reserved|Active|Left|Unpaid
- BC-310 | berth=A-14; boat=Seeschwalbe; kind=Year; persons=2; amount=2900; status=Active
- BC-318 | berth=G-03; boat=Otter II; kind=Season; persons=1; amount=1400; status=Active
- BC-322 | berth=C-22; boat=Krabbe; kind=Winter; persons=1; power_used=60; amount=900; status=Reserved
- BC-325 | berth=M-05; boat=Lagoon Duo; kind=Guest night; persons=4; power_used=0; amount=54; status=Unpaid
work crane job|slipping|winter storage job|boat work|crane lift|maintenance: Title!;Boat->@boat|yacht~Seeschwalbe|Otter II;Kind=Crane out|Crane in|Hull wash|Antifouling|Winter storage|Engine service;Day:date;Starts at:time;Weight:number(t)#0-500;Done by~Crane team|Yard Nils;Price:money;Notes:long
- Seeschwalbe out of water | boat=Seeschwalbe; kind=Crane out; weight=5.2; done_by=Crane team; price=190
- Otter engine service | boat=Otter II; kind=Engine service; weight=1.4; done_by=Yard Nils; price=260
- Krabbe antifouling | boat=Krabbe; kind=Antifouling; weight=8.1; done_by=Yard Nils; price=740
- Hull wash Lagoon Duo | boat=Lagoon Duo; kind=Hull wash; weight=7.5; done_by=Crane team; price=160
request berth application|waiting list entry|berth request|repair request: Title!;Applicant name;Phone:phone;Boat name;Length:number(m)#2-120;Draught:number(m)#0-15;Kind=Yearly berth|Guest place|Winter storage|Repair;Wanted from:date;Message:long
- Place for eleven metres | applicant_name=Ole Brix; boat_name=Krabbe; length=11; draught=1.8; kind=Yearly berth; message=From spring on, any pier.
- Pier light is out | applicant_name=Lena Hauk; boat_name=Seeschwalbe; kind=Repair
- Two nights for catamaran | applicant_name=Ines Falk; boat_name=Lagoon Duo; length=12.5; draught=1.1; kind=Guest place
- Shed for small yacht | applicant_name=Tom Ried; boat_name=Pip; length=6.5; draught=0.9; kind=Winter storage; message=Mast can come down.
+ booking|reservation: Berth->@berth|mooring;Boat name;Length:number(m)#2-120;Arrives on:date;Leaves on:date;Persons:number#1-50;Power wanted:boolean

# boat rental|boat hire|yacht charter|kayak rental|canoe rental|pedal boat|boat charter|paddle board
item boat|rental boat|kayak|canoe|yacht|board: Name!;Boat number;Kind=Kayak|Canoe|Pedal boat|Motor boat|Sailing boat|Paddle board;Persons:number#1-30;Length:number(m)#1-40;Motor power:number(kW)#0-1000;Licence needed:boolean;Hourly rate:money;Day rate:money;Pier->@pier|boat station|base~North beach|River house;~Status=Ready|Out|Repair|Winter storage;Photo:image
- Kayak double 7 | boat_number=K-07; kind=Kayak; persons=2; length=4.8; motor_power=0; hourly_rate=14; day_rate=48; pier=River house; status=Ready
- Electric boat Marla | boat_number=E-02; kind=Motor boat; persons=5; length=4.6; motor_power=3; hourly_rate=24; day_rate=130; pier=North beach; status=Out
- Swan pedal 4 | boat_number=P-04; kind=Pedal boat; persons=4; length=3.6; motor_power=0; hourly_rate=16; day_rate=60; pier=Canal steps; status=Repair
- Dinghy Lotta | boat_number=S-01; kind=Sailing boat; persons=3; length=4.7; hourly_rate=22; day_rate=95; pier=Harbour mole; status=Winter storage
item pier|boat station|base|location: Name!;Address;Water=Lake|River|Sea|Canal;Opens at:time;Closes at:time;Phone:phone;Parking:boolean;Description:long;Photo:image
- North beach | address=Beach Road 1; water=Lake; description=Next to the kiosk.
- River house | address=Weir 4; water=River; description=Launch ramp and showers.
- Canal steps | address=Old Canal 7; water=Canal; description=Below the mill bridge.
- Harbour mole | address=Mole 2; water=Sea; description=Sailing only with wind below five.
record rental|hire|boat trip|trip: Title!;Boat->@boat|kayak|canoe~Kayak double 7|Electric boat Marla;Customer name;Phone:phone;Day:date!;Out at:time;Back by:time;~Returned at:time;Persons:number#1-30;Life jackets:number#0-30;Deposit:money;~Price:money;~Status=Reserved|Out|Returned|Overdue
- Family Lind on the lake | boat=Electric boat Marla; customer_name=Ines Lind; persons=4; life_jackets=4; deposit=50; price=48; status=Out
- Two friends downriver | boat=Kayak double 7; customer_name=Jo Amsel; persons=2; life_jackets=2; deposit=20; price=48; status=Returned
- Swan for a birthday | boat=Swan pedal 4; customer_name=Cleo Marx; persons=4; life_jackets=2; deposit=20; price=32; status=Overdue
- Afternoon sail | boat=Dinghy Lotta; customer_name=Erik Thal; persons=2; life_jackets=2; deposit=60; price=88; status=Reserved
item equipment|safety equipment|life jacket|paddle: Name!;Kind=Life jacket|Paddle|Dry bag|Helmet|Wetsuit;Size=Child|S|M|L|XL;In stock:number#0-1000;Minimum stock:number#0-200;Hire price:money;Checked on:date;Pier->@pier|base~North beach|River house
- Life jacket child | kind=Life jacket; size=Child; in_stock=22; minimum_stock=15; hire_price=0; pier=North beach
- Dry bag 20 l | kind=Dry bag; size=M; in_stock=14; minimum_stock=8; hire_price=3; pier=River house
- Paddle 220 cm | kind=Paddle; size=L; in_stock=30; minimum_stock=16; hire_price=0; pier=River house
- Wetsuit short | kind=Wetsuit; size=S; in_stock=6; minimum_stock=4; hire_price=8; pier=Harbour mole
record boat check|damage report|inspection|return check: Title!;Boat->@boat|kayak~Kayak double 7|Electric boat Marla;Rental->@rental|hire~Family Lind on the lake|Two friends downriver;Checked on:date!;Hull=Good|Scratch|Crack|Leak;Battery or fuel:percent;Missing items;Damage cost:money;Photo:image;Checked by~Fred Weir|Nora Bay
- Kayak 7 after river trip | boat=Kayak double 7; rental=Two friends downriver; hull=Scratch; missing_items=None; damage_cost=0; checked_by=Fred Weir
- Marla evening check | boat=Electric boat Marla; rental=Family Lind on the lake; hull=Good; battery_or_fuel=35; damage_cost=0; checked_by=Nora Bay
- Swan 4 after birthday | boat=Swan pedal 4; rental=Swan for a birthday; hull=Crack; damage_cost=90; checked_by=Nora Bay
- Lotta before sail | boat=Dinghy Lotta; rental=Afternoon sail; hull=Leak; missing_items=Bailer; damage_cost=0; checked_by=Fred Weir
work maintenance|repair|boat repair|service: Title!;Boat->@boat|kayak~Kayak double 7|Electric boat Marla;Kind=Repair|Cleaning|Battery|Winter storage|Paint;Due on:date;Assigned to~Fred Weir|Boatyard Olm;Cost:money;Notes:long
- Gelcoat on kayak 7 | boat=Kayak double 7; kind=Repair; assigned_to=Fred Weir; cost=35
- New cells for Marla | boat=Electric boat Marla; kind=Battery; assigned_to=Boatyard Olm; cost=780
- Weld swan pedal | boat=Swan pedal 4; kind=Repair; assigned_to=Boatyard Olm; cost=110
- Repaint Lotta | boat=Dinghy Lotta; kind=Paint; assigned_to=Fred Weir; cost=75
event guided tour|tour|course|sunset tour: Title!;On:date!;Starts at:time;Hours:number(h)#0-48;Guide~Nora Bay|Sol Rivera;Pier->@pier|base~North beach|River house;Places:number#1-100;Price:money;Level=Beginner|Family|Advanced;Description:long;Picture:image
- Beaver tour by canoe | hours=2.5; guide=Sol Rivera; pier=River house; places=12; price=32; level=Family
- Board basics | hours=1.5; guide=Nora Bay; pier=North beach; places=8; price=39; level=Beginner
- Night paddle with lanterns | hours=2; guide=Nora Bay; pier=Canal steps; places=10; price=29; level=Family
- White water day | hours=6; guide=Sol Rivera; pier=River house; places=8; price=85; level=Advanced
+ booking|reservation: Boat->@boat|kayak;Day:date;Out at:time;Back by:time;Persons:number#1-30;Life jackets:number#0-30;Licence number;~Price:money
+ event registration: Participants:number#1-30;Swims:boolean;Height:number(cm)#80-220

# ferry|passenger ship|cruise ship|ship crew|shipping company|merchant ship|seafarer|boat line
item vessel|ship|ferry|passenger ship: Name!;IMO number;Kind=Ferry|Passenger ship|Cargo ship|Tanker|Tug|River cruiser;Flag;Length:number(m)#3-460;Passengers:number#0-10000;Vehicles:number#0-3000;Built in:number#1900-2100;Home port;Certificate until:date;~Status=In service|In port|Dry dock|Laid up;Photo:image
- MS Lindholm | imo_number=9204417; kind=Ferry; flag=Norway; length=86; passengers=400; vehicles=90; built_in=2004; home_port=Bergstad; status=In service
- MV Gannet | imo_number=9118820; kind=Cargo ship; flag=Malta; length=134; passengers=0; vehicles=0; built_in=1999; home_port=Valletta; status=In port
- Tug Bjarne | imo_number=8904412; kind=Tug; flag=Norway; length=28; built_in=1990; home_port=Holmøy; status=Laid up
- River Rosa | imo_number=9330118; kind=River cruiser; flag=Germany; length=110; passengers=150; built_in=2012; home_port=Passau; status=Dry dock
item route|ferry route|line|crossing: Name!;From port;To port;Distance:number(nm)#0-10000;Duration:number(min)#1-100000;Adult fare:money;Child fare:money;Car fare:money;Season=All year|Summer|Winter
- Bergstad to Holmøy | from_port=Bergstad; to_port=Holmøy; distance=14; duration=55; adult_fare=12; child_fare=6; car_fare=38; season=All year
- Island loop | from_port=Bergstad; to_port=Bergstad; distance=32; duration=150; adult_fare=28; child_fare=14; car_fare=0; season=Summer
- Fjord evening | from_port=Bergstad; to_port=Fjord head; distance=22; duration=120; adult_fare=34; child_fare=17; season=Summer
- Holmøy to Outer Skerry | from_port=Holmøy; to_port=Outer Skerry; distance=9; duration=40; adult_fare=9; child_fare=4; car_fare=25; season=Winter
event sailing|departure|crossing|voyage|trip: Title!;Vessel->@vessel|ship|ferry~MS Lindholm|MV Gannet;Route->@route|line~Bergstad to Holmøy|Island loop;On:date!;Departs at:time;Arrives at:time;Passenger places:number#0-10000;~Passengers booked:number#0-10000;Car places:number#0-3000;~Status=Planned|Boarding|Departed|Arrived|Cancelled
- Morning crossing | vessel=MS Lindholm; route=Bergstad to Holmøy; passenger_places=400; passengers_booked=188; car_places=90; status=Planned
- Sunday island loop | vessel=MS Lindholm; route=Island loop; passenger_places=400; passengers_booked=320; car_places=0; status=Planned
- Fjord evening Friday | vessel=MS Lindholm; route=Fjord evening; passenger_places=400; passengers_booked=402; status=Boarding
- Skerry supply run | vessel=MV Gannet; route=Holmøy to Outer Skerry; passenger_places=0; car_places=0; status=Cancelled
person crew person|crew|seafarer|sailor|crew person on board: Name!;Rank=Captain|Officer|Engineer|Deckhand|Steward|Cook;Nationality;Passport number;Certificate number;Certificate until:date;Medical until:date;Vessel->@vessel|ship~MS Lindholm|MV Gannet;Signed on:date;~Status=On board|On leave|Available
- Ragna Eide | rank=Captain; nationality=Norwegian; passport_number=N441720; certificate_number=MC-204; vessel=MS Lindholm; status=On board
- Jomar Reyes | rank=Engineer; nationality=Filipino; passport_number=P208114; certificate_number=EC-331; vessel=MV Gannet; status=On board
- Inga Holt | rank=Deckhand; nationality=Danish; passport_number=D118820; certificate_number=DH-118; vessel=MS Lindholm; status=On leave
- Carlo Brizzi | rank=Cook; nationality=Italian; passport_number=I771203; vessel=River Rosa; status=Available
record deck log|log entry|ship log|logbook entry|voyage log: Title!;Vessel->@vessel|ship~MS Lindholm|MV Gannet;Day:date!;At:time;Position;Course:number(°)#0-360;Speed:number(kn)#0-60;Wind=Calm|Light|Fresh|Strong|Gale|Storm;Sea state:number#0-9;Fuel left:number(t)#0-10000;Remarks:long;Officer~Ragna Eide|Second officer
- Noon off Holmøy | vessel=MS Lindholm; position=60.4 N 5.1 E; course=285; speed=15; wind=Fresh; sea_state=3; fuel_left=62; officer=Ragna Eide
- Anchored at roads | vessel=MV Gannet; position=35.9 N 14.6 E; course=0; speed=0; wind=Light; sea_state=1; fuel_left=210; officer=Second officer
- Evening off the fjord | vessel=MS Lindholm; position=60.5 N 5.3 E; course=94; speed=12; wind=Gale; sea_state=5; fuel_left=57
- River Rosa in dock | vessel=River Rosa; position=Passau yard; speed=0; wind=Calm; fuel_left=18; remarks=Shaft drawn.
work ship maintenance|maintenance job|maintenance|repair: Title!;Vessel->@vessel|ship~MS Lindholm|MV Gannet;Area=Engine|Deck|Hull|Safety|Navigation|Galley;Due on:date;Running hours:number(h)#0-300000;Responsible~Jomar Reyes|Yard Kvarn;Priority=Low|Normal|High;Cost:money;Notes:long
- Main engine oil filter | vessel=MV Gannet; area=Engine; running_hours=61200; responsible=Jomar Reyes; priority=Normal; cost=420
- Bow door seal | vessel=MS Lindholm; area=Hull; running_hours=0; responsible=Yard Kvarn; priority=High; cost=5600
- Life raft service | vessel=MS Lindholm; area=Safety; responsible=Yard Kvarn; priority=High; cost=1900
- Galley hood River Rosa | vessel=River Rosa; area=Galley; responsible=Carlo Brizzi; priority=Low; cost=260
record safety drill|drill|safety inspection|inspection: Title!;Vessel->@vessel|ship~MS Lindholm|MV Gannet;Held on:date!;Kind=Fire|Abandon ship|Man overboard|Port state|Internal;Persons:number#0-10000;Duration:number(min)#0-600;Deficiencies:number#0-100;Led by~Ragna Eide|Port officer;Remarks:long
- Abandon ship, May | vessel=MS Lindholm; kind=Abandon ship; persons=18; duration=22; deficiencies=1; led_by=Ragna Eide; remarks=Lamp on raft 3 dead.
- Port control Valletta | vessel=MV Gannet; kind=Port state; persons=12; duration=180; deficiencies=0; led_by=Port officer
- Fire in galley, June | vessel=River Rosa; kind=Fire; persons=24; duration=15; deficiencies=2; led_by=Second officer
- Man overboard Lindholm | vessel=MS Lindholm; kind=Man overboard; persons=18; duration=9; deficiencies=0; led_by=Ragna Eide
+ booking|reservation|ticket: Sailing->@sailing|departure|voyage;Adults:number#0-100;Children:number#0-100;Vehicle=None|Bicycle|Motorcycle|Car|Camper|Truck;Licence plate;Cabin=None|Inside|Outside;~Price:money

# railway|train station|locomotive|rail track|train driver|rail vehicle|railroad|train service
item rail vehicle|locomotive|train|wagon|trainset|carriage: Vehicle number!;Series;Kind=Electric locomotive|Diesel locomotive|Railcar|Passenger coach|Freight wagon|Tram;Built in:number#1850-2100;Seats:number#0-1500;Weight:number(t)#1-500;Top speed:number(km/h)#5-600;Mileage:number(km)#0-20000000;Depot->@depot|station|shed|location~Rehn depot|Valley station;Next overhaul on:date;~Status=In service|Workshop|Parked|Retired;Photo:image
- 4024 117 | series=4024; kind=Railcar; built_in=2006; seats=199; weight=116; top_speed=140; mileage=2410000; depot=Rehn depot; status=In service
- D 208 | series=Valley diesel; kind=Diesel locomotive; built_in=1964; seats=0; weight=48; top_speed=60; mileage=810000; depot=Valley station; status=Workshop
- B4 1012 | series=Valley coach; kind=Passenger coach; built_in=1932; seats=46; weight=11; depot=Upper Valley; status=Parked
- 1144 022 | series=1144; kind=Electric locomotive; built_in=1981; seats=0; weight=84; top_speed=160; depot=Rehn depot; status=Retired
item station|depot|stop|location: Name!;Code;Kind=Station|Halt|Depot|Junction|Freight yard;Platforms:number#0-50;Line->@line|railway line|track section~Valley line|North line;Kilometre:number(km)#0-10000;Step-free:boolean;Address;Photo:image
- Rehn depot | code=RHD; kind=Depot; platforms=0; line=North line; kilometre=0.4; address=Rail Street 90
- Valley station | code=VAL; kind=Station; platforms=2; line=Valley line; kilometre=18.2; address=Station Square 1
- Upper Valley | code=UPV; kind=Halt; platforms=1; line=Valley line; kilometre=26; address=Valley End 1
- Lindau yard | code=LDY; kind=Freight yard; platforms=0; line=Harbour spur; kilometre=2.1; address=Dock Road 40
item line|railway line|track section|route: Name!;Line number;From;To;Length:number(km)#0-10000;Gauge:number(mm)#300-1700;Electrified:boolean;Speed limit:number(km/h)#5-400;Single track:boolean;~Status=Open|Slow section|Closed
- Valley line | line_number=R21; from=Rehn; to=Upper Valley; length=26; gauge=760; speed_limit=60; status=Slow section
- North line | line_number=S4; from=Rehn; to=Lindau; length=48; gauge=1435; speed_limit=140; status=Open
- Harbour spur | line_number=H1; from=Lindau; to=Lindau quay; length=3.4; gauge=1435; speed_limit=25; status=Closed
- South loop | line_number=S7; from=Rehn; to=Steinfeld; length=31; gauge=1435; speed_limit=120; status=Open
event train service|departure|train run|timetable entry|connection: Train number!;Line->@line|railway line|route~Valley line|North line;Vehicle->@rail vehicle|train|locomotive~4024 117|D 208;From;To;On:date!;Departs at:time;Arrives at:time;Platform;Train driver~Rosa Stellwag|Hannes Gleis;~Delay:number(min)#0-1000;~Status=Planned|Running|Arrived|Cancelled
- S4 2207 | line=North line; vehicle=4024 117; from=Rehn; to=Lindau; platform=2; train_driver=Hannes Gleis; delay=4; status=Running
- R21 Steam special | line=Valley line; vehicle=D 208; from=Rehn; to=Upper Valley; platform=11; train_driver=Rosa Stellwag; status=Planned
- S7 3110 | line=South loop; vehicle=4024 117; from=Rehn; to=Steinfeld; platform=4; train_driver=Hannes Gleis; delay=0; status=Arrived
- H1 freight 6 | line=Harbour spur; vehicle=1144 022; from=Lindau; to=Lindau quay; train_driver=Rosa Stellwag; delay=90; status=Cancelled
record incident|disruption|delay report|operational incident: Title!;Line->@line|track section~Valley line|North line;Train service->@train service|train run~S4 2207|R21 Steam special;Happened on:date!;At:time;Kind=Signal|Switch|Vehicle|Weather|Person on track|Level crossing;Delay:number(min)#0-1000;Description:long;~Status=Open|Under repair|Closed
- Switch 14 has no end position | line=North line; train_service=S4 2207; kind=Switch; delay=4; description=Ice in the blade.; status=Under repair
- Tree at km 12 | line=Valley line; kind=Weather; delay=35; status=Closed
- Barrier stays open at Mill Lane | line=South loop; train_service=S7 3110; kind=Level crossing; delay=11; status=Open
- Signal H2 dark | line=Harbour spur; train_service=H1 freight 6; kind=Signal; delay=90; status=Closed
record track inspection|inspection|track check|vehicle inspection: Title!;Line->@line|track section~Valley line|North line;Vehicle->@rail vehicle|wagon~4024 117|D 208;Inspected on:date!;From:number(km)#0-10000;To:number(km)#0-10000;Gauge deviation:number(mm)#-50-50;Defect=None|Rail crack|Sleeper|Ballast|Vegetation|Wheel flat;Grade=1|2|3|4;Inspector~Track team A|Paul Bahn;Photo:image
- Valley km 10 to 14 | line=Valley line; from=10; to=14; gauge_deviation=6; defect=Sleeper; grade=3; inspector=Track team A
- Wheels of 4024 117 | line=North line; vehicle=4024 117; from=0; to=0; gauge_deviation=0; defect=Wheel flat; grade=2; inspector=Paul Bahn
- South loop km 5 to 8 | line=South loop; from=5; to=8; gauge_deviation=2; defect=Vegetation; grade=1; inspector=Track team A
- Harbour spur walk | line=Harbour spur; from=0; to=3; gauge_deviation=12; defect=Rail crack; grade=4; inspector=Paul Bahn
work maintenance task|track work|repair|overhaul|work order: Title!;Line->@line|track section~Valley line|North line;Vehicle->@rail vehicle|locomotive~4024 117|D 208;Kind=Sleepers|Tamping|Switch|Vehicle service|Mowing;Starts on:date;Due on:date;Line closed:boolean;Team~Track team A|Depot night;Hours:number(h)#0-5000;Cost:money;Notes:long
- Replace 40 sleepers km 12 | line=Valley line; kind=Sleepers; team=Track team A; hours=64; cost=5200
- Turn wheels 4024 117 | line=North line; vehicle=4024 117; kind=Vehicle service; team=Depot night; hours=6; cost=1400
- Mow embankment South loop | line=South loop; kind=Mowing; team=Track team A; hours=18; cost=1100
- Tamp harbour spur | line=Harbour spur; vehicle=D 208; kind=Tamping; team=Track team B; hours=40; cost=7800
+ booking|reservation|ticket: Train service->@train service|departure;From;To;Class=First|Second;Coach:number#1-40;Seat;Price:money;Discount card

# public transport|bus line|bus stop|tram|bus route|metro|subway|transit|bus company
item line|bus line|bus route|route|tram line: Line number!;Name;Kind=Bus|Tram|Metro|Trolleybus|Night bus|Ferry;From;To;Length:number(km)#0-500;Stops:number#2-200;Headway:number(min)#1-240;First departure at:time;Last departure at:time;Colour;~Status=Running|Diversion|Suspended
- 17 | name=Cross-town; kind=Bus; from=Hospital; to=Lakeside; length=11.4; stops=24; headway=10; colour=Blue; status=Running
- N3 | name=Night loop; kind=Night bus; from=Main square; to=Main square; length=18; stops=31; headway=60; colour=Black; status=Diversion
- 4 | name=Ring tram; kind=Tram; from=Station; to=Fair; length=7.2; stops=16; headway=6; colour=Red; status=Running
- F1 | name=Lake ferry; kind=Ferry; from=Lakeside; to=Island; length=3; stops=3; headway=30; colour=Turquoise; status=Suspended
item stop|bus stop|station|tram stop|platform: Name!;Stop code;Latitude:number#-90-90;Longitude:number#-180-180;Zone->@fare zone|zone|tariff zone~Zone 100|Zone 210;Shelter:boolean;Step-free:boolean;Display:boolean;Photo:image
- Main square | stop_code=1001; latitude=47.07; longitude=15.44; zone=Zone 100
- Lakeside | stop_code=1188; latitude=47.1; longitude=15.39; zone=Zone 210
- Hospital | stop_code=1040; latitude=47.08; longitude=15.47; zone=Zone 100
- Fair | stop_code=1222; latitude=47.05; longitude=15.46; zone=Zone 320
record stop time|timetable entry|departure|timetable|line stop: Title!;Line->@line|bus line|route~17|N3;Stop->@stop|bus stop~Main square|Lakeside;Order on line:number#1-200;Departs at:time;Minutes from start:number(min)#0-600;Runs on=Weekdays|Saturday|Sunday|Every day|School days;Valid from:date
- 17 at Main square | line=17; stop=Main square; order_on_line=9; minutes_from_start=14; runs_on=Weekdays
- N3 at Lakeside | line=N3; stop=Lakeside; order_on_line=16; minutes_from_start=31; runs_on=Saturday
- 4 at Fair | line=4; stop=Fair; order_on_line=16; minutes_from_start=28; runs_on=Every day
- 17 at Hospital | line=17; stop=Hospital; order_on_line=1; minutes_from_start=0; runs_on=School days
item bus|vehicle|tram car: Vehicle number!;Licence plate;Make and model;Kind=Solo bus|Articulated bus|Minibus|Tram|Coach;Drive=Diesel|Electric|Gas|Hydrogen;Seats:number#1-300;Standing places:number#0-300;Built in:number#1950-2100;Depot~Depot West|Depot Park;Low floor:boolean;~Status=On line|Reserve|Workshop
- 417 | licence_plate=G 417 BUS; make_and_model=Citta 18 E; kind=Articulated bus; drive=Electric; seats=44; standing_places=96; built_in=2022; depot=Depot West; status=On line
- 88 | licence_plate=G 88 BUS; make_and_model=Regio 12; kind=Solo bus; drive=Diesel; seats=42; standing_places=38; built_in=2013; depot=Depot Park; status=Workshop
- 602 | licence_plate=G 602 TR; make_and_model=Vario 30; kind=Tram; drive=Electric; seats=72; standing_places=150; status=Reserve
- 31 | licence_plate=G 31 BUS; make_and_model=Stadtmini 7; kind=Minibus; drive=Hydrogen; seats=18; standing_places=10; status=On line
record disruption|service alert|delay|detour|service message: Title!;Line->@line|bus line|route~17|N3;Kind=Delay|Diversion|Cancelled trip|Stop moved|Strike|Accident;Starts on:date!;Ends on:date;Stops left out;Delay:number(min)#0-600;Text:long;~Status=Planned|Active|Over
- N3 skips Old Bridge | line=N3; kind=Diversion; stops_left_out=Old Bridge, Mill; delay=5; text=Water main works until Friday.; status=Active
- 17 delayed by fair | line=17; kind=Delay; delay=12; text=Fair at the hospital meadow.; status=Planned
- Strike on F1 | line=F1; kind=Strike; delay=0; text=No sailings on Thursday.; status=Over
- Tram 4 hits van at Ring | line=4; kind=Accident; stops_left_out=Ring, Opera; delay=25; status=Active
work duty|driver duty|shift|duty roster entry: Title!;Driver~Sabri Onal|Gudrun Wiese;Line->@line|bus line~17|N3;Bus->@bus|vehicle~417|88;Day:date;Starts at:time;Ends at:time;Break:number(min)#0-120;Depot~Depot West|Depot Park;Notes:long
- Duty 1704 early | driver=Gudrun Wiese; line=17; bus=417; break=45; depot=Depot West
- Night duty N3 | driver=Sabri Onal; line=N3; bus=88; break=30; depot=Depot Park
- Tram duty 4 late | driver=Anja Rauch; line=4; bus=602; break=40; depot=Depot West
- School extra 17 | driver=Gudrun Wiese; line=17; bus=31; break=0; depot=Depot Park
request lost property report|lost item|passenger complaint|feedback|lost property: Title!;Line->@line|bus line~17|N3;Stop->@stop|bus stop~Main square|Lakeside;Kind=Lost item|Late bus|Driver|Full bus|Broken stop|Praise;Happened on:date;At:time;Name;Phone:phone;Description:long;Photo:image
- Red umbrella on line 17 | line=17; stop=Lakeside; kind=Lost item; name=Vera Noll; description=Wooden handle, left on the rear bench.
- Bench broken at Main square | line=17; stop=Main square; kind=Broken stop; name=Ed Marek
- Kind driver on tram 4 | line=4; stop=Fair; kind=Praise; name=Hilde Roth; description=Waited for my walker.
- No room for prams | line=17; stop=Hospital; kind=Full bus; name=Tim Bauer
! item fare|fare type|ticket type|tariff|fare zone|zone [fare\\w*|ticket\\w*|tariff\\w*|zones?|pass\\w*]: Name!;Zones:number#1-50;Price:money;Valid for=Single|24 hours|Week|Month|Year;For=Adult|Child|Senior|Student|Group;Minutes valid:number(min)#0-1000000
- Zone 100 | zones=1; price=2.6; valid_for=Single; for=Adult; minutes_valid=60
- Zone 210 | zones=2; price=4.1; valid_for=Single; for=Adult; minutes_valid=90
- Student month network | zones=4; price=29; valid_for=Month; for=Student; minutes_valid=43200
- Senior year | zones=8; price=310; valid_for=Year; for=Senior; minutes_valid=525600

# school bus|student transport|patient transport|senior transport|dial-a-ride|shuttle bus|coach trip|bus charter
item bus|coach|vehicle|minibus: Name!;Licence plate;Seats:number#1-100;Wheelchair places:number#0-20;Make and model;Year:number#1970-2100;Driver~Dunja Kober|Ralf Witt;Next inspection on:date;Seat belts:boolean;~Status=Available|On tour|Workshop;Photo:image
- Yellow bus 2 | licence_plate=SB 202; seats=28; wheelchair_places=1; make_and_model=Regio 7; year=2018; driver=Dunja Kober; status=Available
- Coach Panorama | licence_plate=SB 500; seats=51; wheelchair_places=0; make_and_model=Touro 13; year=2020; driver=Ralf Witt; status=On tour
- Minibus Ladybird | licence_plate=SB 118; seats=8; wheelchair_places=2; make_and_model=Transvan 9; year=2022; driver=Nora Feld; status=Available
- Green bus 4 | licence_plate=SB 404; seats=35; wheelchair_places=1; make_and_model=Regio 9; year=2011; driver=Dunja Kober; status=Workshop
item route|tour|bus route|line: Name!;Destination;Bus->@bus|coach|vehicle~Yellow bus 2|Coach Panorama;Driver~Dunja Kober|Ralf Witt;Days~Mon to Fri|Saturday;Starts at:time;Arrives at:time;Length:number(km)#0-2000;Stops:number#1-100;~Riders:number#0-500
- Morning route east | destination=East primary school; bus=Yellow bus 2; driver=Dunja Kober; days=Mon to Fri; length=19; stops=8; riders=21
- Ski day coach | destination=Hochalm lifts; bus=Coach Panorama; driver=Ralf Witt; days=Saturday; length=94; stops=3; riders=44
- Special school round | destination=Lindenschule; bus=Minibus Ladybird; driver=Nora Feld; days=Mon to Fri; length=33; stops=6; riders=7
- Swimming shuttle | destination=Pool East; bus=Green bus 4; driver=Dunja Kober; days=Wednesday; length=6; stops=2; riders=31
item stop|pick-up point|bus stop: Name!;Route->@route|bus route~Morning route east|Ski day coach;Order:number#1-100;Address;Time:time;Latitude:number#-90-90;Longitude:number#-180-180;Note
- Mill crossing | route=Morning route east; order=2; address=Mill Lane 1; latitude=48.1; longitude=14.02; note=Wait behind the rail.
- Town hall | route=Ski day coach; order=1; address=Market 1; latitude=48.12; longitude=14.05
- Hill farm gate | route=Special school round; order=3; address=Hill 20; note=Turn in the yard.
- School gate east | route=Swimming shuttle; order=1; address=Meadow Road 2
person rider|passenger|child|pupil|bus student: Name!;School or home;Class;Stop->@stop|pick-up point~Mill crossing|Town hall;Route->@route|bus route~Morning route east|Ski day coach;Guardian name;Guardian phone:phone;Needs=None|Wheelchair|Child seat|Escort;Fare:money;~Status=Active|Paused|Left
- Emmi Gruber | school_or_home=East primary school; class=2b; stop=Mill crossing; route=Morning route east; guardian_name=Ruth Gruber; needs=Child seat; fare=32; status=Active
- Theo Lamprecht | school_or_home=Ski club; stop=Town hall; route=Ski day coach; guardian_name=Ina Lamprecht; needs=None; fare=28; status=Active
- Ali Demir | school_or_home=Lindenschule; class=5; stop=Hill farm gate; route=Special school round; needs=Wheelchair; fare=0; status=Active
- Mia Roth | school_or_home=East primary school; class=3a; stop=School gate east; route=Swimming shuttle; needs=None; fare=4; status=Paused
record boarding|attendance|check-in|boarding record|ride: Title!;Rider->@rider|passenger|child~Emmi Gruber|Theo Lamprecht;Route->@route|bus route~Morning route east|Ski day coach;Day:date!;Direction=There|Back;Boarded at:time;Left at:time;Result=On board|Absent|Picked up by parent|Late;Recorded by~Dunja Kober|Ralf Witt
- Gruber, Monday there | rider=Emmi Gruber; route=Morning route east; direction=There; result=On board; recorded_by=Dunja Kober
- Lamprecht, ski day | rider=Theo Lamprecht; route=Ski day coach; direction=There; result=On board; recorded_by=Ralf Witt
- Demir, Tuesday back | rider=Ali Demir; route=Special school round; direction=Back; result=Picked up by parent; recorded_by=Nora Feld
- Roth, swim day | rider=Mia Roth; route=Swimming shuttle; direction=There; result=Absent; recorded_by=Dunja Kober
request absence notice|route change request|transport request|registration request: Title!;Rider->@rider|passenger~Emmi Gruber|Theo Lamprecht;Kind=Absent|Other stop|New rider|Charter trip|Complaint;From:date;Until:date;Persons:number#1-500;Message:long
- Emmi is ill until Wednesday | rider=Emmi Gruber; kind=Absent; persons=1; message=Fever.
- Coach for company outing | rider=Theo Lamprecht; kind=Charter trip; persons=38; message=To the lake, back at seven.
- Ali gets in at grandma's | rider=Ali Demir; kind=Other stop; persons=1; message=Mill Row 6 on Thursdays.
- Bus came ten minutes early | rider=Mia Roth; kind=Complaint; persons=1
work vehicle check|maintenance|bus service|driver duty: Title!;Bus->@bus|vehicle~Yellow bus 2|Coach Panorama;Kind=Service|Tyres|Inspection|Cleaning|Repair;Due on:date;Assigned to~Garage Witt|Dunja Kober;Cost:money;Notes:long
- Winter tyres yellow bus | bus=Yellow bus 2; kind=Tyres; assigned_to=Garage Witt; cost=90
- Clean Panorama | bus=Coach Panorama; kind=Cleaning; assigned_to=Dunja Kober; cost=40
- Ramp of Ladybird | bus=Minibus Ladybird; kind=Repair; assigned_to=Garage Witt; cost=160
- Yearly inspection green bus | bus=Green bus 4; kind=Inspection; assigned_to=Garage Witt; cost=120
+ booking|reservation: Route->@route|tour;Day:date;Persons:number#1-500;Pick-up point->@stop|pick-up point;Needs=None|Wheelchair|Child seat|Escort;Round trip:boolean

# waste collection|garbage|refuse|bin collection|household waste|waste bin|garbage truck|trash collection
item bin|waste bin|container|waste container: Bin number!;Waste type->@waste type|waste stream|fraction~Residual waste|Organic waste;Size:number(l)#10-40000;Address->@property|collection point|address|household~Lime Street 4|Housing block Ost;Chip number;Delivered on:date;~Fill level:percent;~Status=In use|Damaged|Missing|Withdrawn
- RB-20417 | waste_type=Residual waste; size=120; address=Lime Street 4; chip_number=7F-0417; fill_level=80; status=In use
- OB-11882 | waste_type=Organic waste; size=660; address=Housing block Ost; chip_number=7F-1882; fill_level=45; status=Damaged
- PB-30118 | waste_type=Paper; size=240; address=Fern Road 8; chip_number=7F-3011; fill_level=20; status=Missing
- GC-00471 | waste_type=Glass; size=1100; address=Park island; chip_number=7F-0047; fill_level=90; status=Withdrawn
item waste type|waste stream|fraction: Name!;Colour of bin=Black|Brown|Blue|Yellow|Green|Grey;Collection every:number(weeks)#1-52;What goes in:long;What stays out:long;Fee per litre:money;Disposal site
- Residual waste | colour_of_bin=Black; collection_every=2; what_goes_in=Ash, hygiene articles, vacuum dust; what_stays_out=Batteries, glass, paper; disposal_site=Incinerator Rehn
- Organic waste | colour_of_bin=Brown; collection_every=1; what_goes_in=Peelings, coffee grounds, garden cuttings; what_stays_out=Plastic bags, cat litter; disposal_site=Compost works
- Paper | colour_of_bin=Blue; collection_every=4; what_goes_in=Newspapers, boxes; what_stays_out=Milk cartons, tissues; disposal_site=Paper mill Weir
- Glass | colour_of_bin=Green; collection_every=6; what_goes_in=Bottles, jars; what_stays_out=Windows, mirrors; disposal_site=Glass works
item property|household|collection point|address: Name!;Street;House number;District->@collection district|district|zone~District 2 West|District 5 East;Owner;Persons:number#0-1000;Phone:phone;Account number;Access note
- Lime Street 4 | street=Lime Street; house_number=4; district=District 2 West; owner=Gerda Prohl; persons=3; account_number=WA-4417
- Housing block Ost | street=East Ring; house_number=20 to 26; district=District 5 East; owner=Housing Union; persons=148; account_number=WA-4502; access_note=Gate code at caretaker
- Fern Road 8 | street=Fern Road; house_number=8; district=District 3 North; owner=Ilja Novak; persons=2; account_number=WA-4533
- Park island | street=Park Lane; house_number=1; district=District 1 Centre; owner=Town of Rehn; persons=0; account_number=WA-0012
item collection district|district|zone|collection area: Name!;Streets:long;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Households:number#0-1000000;Truck->@garbage truck|truck|vehicle~Truck 7|Truck 11
- District 2 West | streets=Lime, Oak and Mill Street; weekday=Tuesday; households=1240; truck=Truck 7
- District 5 East | streets=East Ring, Foundry Road; weekday=Thursday; households=1980; truck=Truck 11
- District 3 North | streets=Fern Road, Hill Road, Upper Lane; weekday=Monday; households=860; truck=Truck 7
- District 1 Centre | streets=Market, Forum, Park Lane; weekday=Friday; households=2310; truck=Crane truck 2
work collection tour|collection route|tour|collection date|pick-up: Title!;District->@collection district|district~District 2 West|District 5 East;Waste type->@waste type|fraction~Residual waste|Organic waste;Day:date;Starts at:time;Truck->@garbage truck|truck~Truck 7|Truck 11;Crew~Sepp and Umut|Lea and Goran;~Bins emptied:number#0-5000;~Weight:number(t)#0-100;Notes:long
- West, residual week 14 | district=District 2 West; waste_type=Residual waste; truck=Truck 7; crew=Sepp and Umut; bins_emptied=1104; weight=14.2
- East, organic week 14 | district=District 5 East; waste_type=Organic waste; truck=Truck 11; crew=Lea and Goran; bins_emptied=0; weight=0
- North, paper week 15 | district=District 3 North; waste_type=Paper; truck=Truck 7; crew=Sepp and Umut; bins_emptied=790; weight=8.8
- Centre, glass week 15 | district=District 1 Centre; waste_type=Glass; truck=Crane truck 2; crew=Nedim; bins_emptied=42; weight=11.5
request missed collection|bulky waste request|complaint|bin request: Title!;Address->@property|household~Lime Street 4|Housing block Ost;Kind=Not emptied|Bulky waste|New bin|Bin damaged|Illegal dumping;Waste type->@waste type|fraction~Residual waste|Organic waste;Wanted on:date;Volume:number(m³)#0-100;Description:long;Photo:image
- Sofa and two mattresses | address=Lime Street 4; kind=Bulky waste; waste_type=Residual waste; volume=3; description=On the pavement from seven.
- Lid of brown bin is off | address=Housing block Ost; kind=Bin damaged; waste_type=Organic waste
- Paper bin left full | address=Fern Road 8; kind=Not emptied; waste_type=Paper; volume=0.2
- Rubble behind glass island | address=Park island; kind=Illegal dumping; waste_type=Glass; volume=1.5; description=Tiles and bags.
item garbage truck|truck|vehicle: Name!;Licence plate;Kind=Rear loader|Side loader|Crane|Sweeper;Payload:number(t)#1-30;Mileage:number(km)#0-2000000;Next inspection on:date;~Status=Ready|On tour|Workshop
- Truck 7 | licence_plate=RE 700 M; kind=Rear loader; payload=10; mileage=188000; status=On tour
- Truck 11 | licence_plate=RE 711 M; kind=Side loader; payload=9; mileage=96200; status=Ready
- Crane truck 2 | licence_plate=RE 702 M; kind=Crane; payload=12; mileage=240500; status=Workshop
- Sweeper 1 | licence_plate=RE 721 M; kind=Sweeper; payload=4; mileage=51200; status=Ready
! record bin emptying|emptying record|emptying [empt\\w*|weigh\\w*|chip|scan\\w*]: Title!;Bin->@bin|container~RB-20417|OB-11882;Tour->@collection tour|tour~West, residual week 14|East, organic week 14;Day:date!;At:time;Weight:number(kg)#0-5000;Problem=None|Not out|Blocked|Wrong waste|Too heavy
- Lime Street 4, week 14 | bin=RB-20417; tour=West, residual week 14; weight=18; problem=None
- Block Ost, week 14 | bin=OB-11882; tour=East, organic week 14; weight=310; problem=Wrong waste
- Fern Road 8, week 15 | bin=PB-30118; tour=North, paper week 15; weight=0; problem=Not out
- Park island, week 15 | bin=GC-00471; tour=Centre, glass week 15; weight=420; problem=Blocked

# recycling|recycling centre|recycling center|scrap metal|scrap yard|recyclable|bottle deposit|deposit bottle
item material|recyclable|waste type|material type: Name!;Group=Paper|Metal|Glass|Plastic|Wood|Electronics|Textile;Code;Price per kg:money;Charge per kg:money;Accepted amount:number(kg)#0-100000;How to prepare:long;Container->@container|skip|bay~Skip 4|Bay metal;Picture:image
- Copper wire, stripped | group=Metal; code=17 04 01; price_per_kg=6.2; charge_per_kg=0; accepted_amount=500; how_to_prepare=No insulation, no solder.; container=Bay metal
- Cardboard | group=Paper; code=20 01 01; price_per_kg=0; charge_per_kg=0; accepted_amount=300; how_to_prepare=Folded, without foam.; container=Skip 4
- Old phones and cables | group=Electronics; code=20 01 36; charge_per_kg=0; accepted_amount=50; how_to_prepare=Battery out.; container=Cage electronics
- Painted wood | group=Wood; code=20 01 38; charge_per_kg=0.1; accepted_amount=400; container=Skip 9
item recycling centre|collection point|recycling point|drop-off point|site: Name!;Address;Latitude:number#-90-90;Longitude:number#-180-180;Opens at:time;Closes at:time;Open on~Tue, Fri, Sat;Accepts~Paper, glass, metal;Phone:phone;Weighbridge:boolean;Photo:image
- Yard Rehn | address=Works Road 4; latitude=48.2; longitude=13.9; open_on=Tue, Fri, Sat; accepts=Everything but asbestos
- Glass island Park | address=Park entrance; latitude=48.21; longitude=13.92; open_on=Every day; accepts=White and green glass
- Village corner Oed | address=Oed 14; latitude=48.25; longitude=13.88; open_on=Sat; accepts=Paper, metal, textile
- Trade yard Ost | address=Trade Park 20; latitude=48.19; longitude=13.97; open_on=Mon to Fri; accepts=Metal, wood, electronics
record delivery|drop-off|weighing|weigh ticket|intake|collection: Ticket number!;Centre->@recycling centre|collection point|site~Yard Rehn|Glass island Park;Material->@material|recyclable|waste type~Copper wire, stripped|Cardboard;Customer name;Licence plate;Gross weight:number(kg)#0-60000;Tare weight:number(kg)#0-60000;~Net weight:number(kg)#0-60000;Quality=A|B|C|Rejected;Delivered on:date!;~Amount:money;Taken by~Dora Klapp|Imre Sol
- WT-4417 | centre=Yard Rehn; material=Copper wire, stripped; customer_name=Elektro Hanak; licence_plate=RE 20 EH; gross_weight=1984; tare_weight=1900; net_weight=84; quality=A; amount=520.8; taken_by=Imre Sol
- WT-4420 | centre=Yard Rehn; material=Cardboard; customer_name=Bakery Grain; licence_plate=RE 9 BG; gross_weight=1620; tare_weight=1540; net_weight=80; quality=B; amount=0; taken_by=Dora Klapp
- WT-4426 | centre=Trade yard Ost; material=Painted wood; customer_name=Carpenter Beck; gross_weight=2380; tare_weight=2010; net_weight=370; quality=C; amount=37
- WT-4431 | centre=Yard Rehn; material=Old phones and cables; customer_name=School East; gross_weight=1442; tare_weight=1420; net_weight=22; quality=Rejected; amount=0
item container|skip|bay|press container: Name!;Centre->@recycling centre|site~Yard Rehn|Glass island Park;Volume:number(m³)#1-60;Material group=Paper|Metal|Glass|Plastic|Wood|Electronics|Textile;~Fill level:percent;Last emptied on:date;~Status=In use|Full|Away|Broken
- Skip 4 | centre=Yard Rehn; volume=30; material_group=Paper; fill_level=85; status=In use
- Bay metal | centre=Yard Rehn; volume=40; material_group=Metal; fill_level=40; status=In use
- Cage electronics | centre=Yard Rehn; volume=6; material_group=Electronics; fill_level=100; status=Full
- Skip 9 | centre=Trade yard Ost; volume=36; material_group=Wood; fill_level=10; status=Away
work container pick-up|haul|collection job|transport: Title!;Container->@container|skip|bay~Skip 4|Bay metal;Carrier~Fuhr Lenz|Recytrans;Planned on:date;Buyer->@buyer|recycler|processor~Paper mill Weir|Smelter Union;~Weight:number(kg)#0-60000;~Revenue:money;Notes:long
- Cardboard to mill | container=Skip 4; carrier=Recytrans; buyer=Paper mill Weir; weight=4200; revenue=310
- Metal bay to smelter | container=Bay metal; carrier=Fuhr Lenz; buyer=Smelter Union; weight=0; revenue=0
- Electronics to dismantler | container=Cage electronics; carrier=Fuhr Lenz; buyer=Demonta Workshop; weight=980; revenue=190
- Wood to board factory | container=Skip 9; carrier=Recytrans; buyer=Board factory Lohr; weight=5400; revenue=-60
item buyer|recycler|processor: Name!;Contact person;Phone:phone;Email:email;Buys~Cardboard, paper|Copper, brass;Price per tonne:money;Contract until:date
- Paper mill Weir | contact_person=Olga Weir; buys=Cardboard, paper; price_per_tonne=74
- Smelter Union | contact_person=Kofi Lang; buys=Copper, brass; price_per_tonne=6900
- Demonta Workshop | contact_person=Silvia Kern; buys=Electronics, cables; price_per_tonne=195
- Board factory Lohr | contact_person=Max Lohr; buys=Wood; price_per_tonne=5
request pick-up request|collection request|question|bulky pick-up: Title!;Customer name;Address;Phone:phone;Material->@material|recyclable~Copper wire, stripped|Cardboard;Amount:number(kg)#0-100000;Wanted on:date;Access note;Photo:image
- Pallets of boxes at bakery | customer_name=Bakery Grain; address=Market 9; material=Cardboard; amount=220; access_note=Rear yard
- Cable rest of house rewiring | customer_name=Elektro Hanak; address=Volt Lane 3; material=Copper wire, stripped; amount=90
- Doors from flat clearance | customer_name=Clear Out Kolb; address=Ring 12; material=Painted wood; amount=350
- Box of phones at town hall | customer_name=Town of Rehn; address=Market 1; material=Old phones and cables; amount=18; access_note=Porter's desk
+ payment|payout: Delivery->@delivery|weighing;Net weight:number(kg)#0-60000;Price per kg:money;Method=Cash|Transfer

# repair cafe|repair café|e-waste|electronic waste|broken appliance|refurbished device|refurbished electronics
item device|appliance|broken item|donated device|item: Name!;Category=Kitchen|Computer|Phone|Audio|Lamp|Toy|Clothing|Bicycle;Maker;Model;Year bought:number#1950-2100;Serial number;Fault:long;Owner~Agnes Rohr|Donation;Condition=Working|Broken|Parts only|Refurbished;~Status=Received|In repair|Repaired|Recycled|Given out;Photo:image
- Toaster double slot | category=Kitchen; maker=Brema; model=T2; year_bought=2014; fault=Lever does not stay down.; owner=Agnes Rohr; condition=Broken; status=In repair
- Laptop 14 inch | category=Computer; maker=Lumora; model=L14; year_bought=2017; serial_number=LM-88120; fault=Battery flat, hinge loose.; owner=Donation; condition=Refurbished; status=Repaired
- Desk lamp green glass | category=Lamp; maker=Lumen; year_bought=1978; fault=Flickers when moved.; owner=Kurt Amsel; condition=Working; status=Given out
- Talking bear | category=Toy; maker=Plushy; year_bought=2019; fault=No sound.; owner=Family Sorg; condition=Parts only; status=Recycled
event repair event|repair day|repair cafe day|session: Title!;On:date!;Starts at:time;Ends at:time;Place;Address;Repairers wanted:number#0-100;Places:number#1-500;Organiser~Kaja Winter|Henk Loos;Notes:long
- Saturday repair in the library | place=Library; address=Forum 2; repairers_wanted=6; places=30; organiser=Kaja Winter
- Bike and toaster evening | place=Parish hall; address=Church Lane 1; repairers_wanted=4; places=20; organiser=Henk Loos
- School repair morning | place=East primary school; address=Meadow Road 2; repairers_wanted=5; places=25; organiser=Kaja Winter
- Textile night | place=Community kitchen; address=Mill Row 9; repairers_wanted=3; places=15; organiser=Henk Loos
person repairer|fixer|volunteer|repair volunteer: Name!;Email:email;Phone:phone;Skills=Electronics|Textile|Wood|Bicycle|Computer|Mechanics;Tools brought;Available on~Saturdays|Evenings;Repairs so far:number#0-5000;~Status=Active|Pause|New
- Dolf Marten | skills=Electronics; tools_brought=Soldering iron, meter; available_on=Saturdays; repairs_so_far=118; status=Active
- Siri Hald | skills=Computer; tools_brought=Screwdriver set; available_on=Evenings; repairs_so_far=44; status=Active
- Berta Stoff | skills=Textile; tools_brought=Sewing machine; available_on=Evenings; repairs_so_far=61; status=Pause
- Enzo Radi | skills=Bicycle; tools_brought=Truing stand; available_on=Saturdays; repairs_so_far=3; status=New
record repair|repair attempt|repair record|fix: Title!;Device->@device|appliance|broken item~Toaster double slot|Laptop 14 inch;Repairer->@repairer|fixer|volunteer~Dolf Marten|Siri Hald;Event->@repair event|repair day~Saturday repair in the library|Bike and toaster evening;Repaired on:date!;Diagnosis:long;Work done:long;Minutes:number(min)#0-1000;Parts cost:money;Result=Repaired|Partly|Not repairable|Spare part needed;Weight saved:number(kg)#0-200
- Toaster magnet cleaned | device=Toaster double slot; repairer=Dolf Marten; event=Saturday repair in the library; diagnosis=Crumbs under the magnet.; work_done=Cleaned and tested.; minutes=35; parts_cost=0; result=Repaired; weight_saved=1.8
- New battery laptop | device=Laptop 14 inch; repairer=Siri Hald; event=Bike and toaster evening; diagnosis=Battery at 12 percent.; work_done=Battery and hinge screws.; minutes=60; parts_cost=42; result=Repaired; weight_saved=1.6
- Lamp cable renewed | device=Desk lamp green glass; repairer=Dolf Marten; event=School repair morning; diagnosis=Brittle cable.; minutes=25; parts_cost=4; result=Partly; weight_saved=2.1
- Bear voice box dead | device=Talking bear; repairer=Siri Hald; event=School repair morning; diagnosis=Chip broken.; minutes=40; parts_cost=0; result=Not repairable; weight_saved=0
request repair request|repair registration|device request|help request: Title!;Name;Email:email;Phone:phone;Device->@device|appliance~Toaster double slot|Laptop 14 inch;Category=Kitchen|Computer|Phone|Audio|Lamp|Toy|Clothing|Bicycle;Event->@repair event|repair day~Saturday repair in the library|Bike and toaster evening;Problem:long;Photo:image
- Toaster will not stay down | name=Agnes Rohr; device=Toaster double slot; category=Kitchen; event=Saturday repair in the library; problem=Happens since spring.
- Laptop for a pupil | name=School East; device=Laptop 14 inch; category=Computer; event=Bike and toaster evening
- Lamp from grandfather | name=Kurt Amsel; device=Desk lamp green glass; category=Lamp; event=School repair morning; problem=Goes off when touched.
- Bear lost its voice | name=Leni Sorg; device=Talking bear; category=Toy; event=School repair morning
item spare part|part|tool: Name!;Kind=Part|Tool|Consumable;Fits~Toasters|Laptops;In stock:number#0-1000;Minimum stock:number#0-100;Price:money;Box~Box 3|Wall
- Heat shrink set | kind=Consumable; fits=Cables; in_stock=4; minimum_stock=2; price=6; box=Box 3
- Laptop screw set | kind=Part; fits=Laptops; in_stock=2; minimum_stock=1; price=8; box=Box 7
- Textile cable 5 m | kind=Part; fits=Lamps; in_stock=3; minimum_stock=1; price=9; box=Box 5
- Torx driver set | kind=Tool; fits=Phones; in_stock=2; minimum_stock=1; price=14; box=Wall
+ event registration: Device->@device|appliance;Arrives at:time;Problem:long

# mine site|mining company|quarry|ore|gravel pit|drill hole|underground mine|excavation site
item pit|mine|quarry|deposit|site|mining area: Name!;Location;Material=Limestone|Gravel|Sand|Granite|Copper ore|Salt|Coal;Area:number(ha)#0-100000;Reserve:number(t)#0-1000000000;Permit until:date;Manager~Ulrich Stein|Mpho Dube;Depth:number(m)#0-5000;~Status=Working|Paused|Being restored|Closed;Photo:image
- Hartl limestone | location=Hartl, km 3; material=Limestone; area=22; reserve=4100000; manager=Ulrich Stein; depth=60; status=Working
- Kopano shaft 2 | location=North field; material=Copper ore; area=140; reserve=8800000; manager=Mpho Dube; depth=720; status=Working
- Auen gravel pit | location=River bend; material=Gravel; area=35; reserve=1200000; manager=Petra Kies; depth=18; status=Being restored
- Salt gallery Sol | location=Sol mountain; material=Salt; area=60; reserve=5500000; manager=Ulrich Stein; depth=340; status=Paused
item equipment|mining machine|excavator|dumper|crusher|drill rig: Name!;Fleet number;Kind=Excavator|Dumper|Crusher|Drill rig|Loader|Conveyor;Pit->@pit|mine|quarry~Hartl limestone|Kopano shaft 2;Capacity:number(t)#0-1000;Operating hours:number(h)#0-100000;Operator~Vinko Hras|Thabo Nel;Next service at:number(h)#0-100000;~Status=Working|Standby|Service|Down
- Dumper 4 | fleet_number=D-04; kind=Dumper; pit=Hartl limestone; capacity=40; operating_hours=12200; operator=Vinko Hras; next_service_at=12500; status=Working
- Loader U7 | fleet_number=U-07; kind=Loader; pit=Kopano shaft 2; capacity=10; operating_hours=8840; operator=Thabo Nel; next_service_at=9000; status=Down
- Crusher 2 | fleet_number=C-02; kind=Crusher; pit=Auen gravel pit; capacity=180; operating_hours=15400; operator=Vinko Hras; status=Standby
- Drill rig 9 | fleet_number=R-09; kind=Drill rig; pit=Salt gallery Sol; capacity=0; operating_hours=4210; status=Service
record production record|shift production|extraction|daily production|output: Title!;Pit->@pit|mine|quarry~Hartl limestone|Kopano shaft 2;Day:date!;Shift=Early|Late|Night;Extracted:number(t)#0-1000000;Waste rock:number(t)#0-1000000;Grade:percent;Loads:number#0-10000;Fuel used:number(l)#0-100000;Shift leader~Ulrich Stein|Zanele Moyo
- Hartl, early shift | pit=Hartl limestone; shift=Early; extracted=1840; waste_rock=210; grade=96; loads=52; fuel_used=610; shift_leader=Ulrich Stein
- Kopano, night | pit=Kopano shaft 2; shift=Night; extracted=640; waste_rock=180; grade=1.8; loads=64; fuel_used=420; shift_leader=Zanele Moyo
- Auen, late shift | pit=Auen gravel pit; shift=Late; extracted=920; waste_rock=40; loads=30; fuel_used=280; shift_leader=Petra Kies
- Sol, early | pit=Salt gallery Sol; shift=Early; extracted=410; waste_rock=25; grade=93; loads=41; shift_leader=Ulrich Stein
record blast|drill hole|borehole|blasting record|drilling: Title!;Pit->@pit|mine|quarry~Hartl limestone|Kopano shaft 2;Day:date!;At:time;Holes:number#0-1000;Depth:number(m)#0-3000;Explosive:number(kg)#0-100000;Vibration:number(mm/s)#0-200;Blaster~Egon Pulz|Sipho Zulu;Neighbours warned:boolean;Remarks:long
- Blast 24-017 | pit=Hartl limestone; holes=18; depth=14; explosive=920; vibration=3.1; blaster=Egon Pulz; remarks=Good breakage.
- Face 720 north | pit=Kopano shaft 2; holes=42; depth=3; explosive=180; vibration=0; blaster=Sipho Zulu
- Blast 24-018 | pit=Hartl limestone; holes=12; depth=15; explosive=640; vibration=4.2; blaster=Egon Pulz
- Gallery 4 round 31 | pit=Salt gallery Sol; holes=36; depth=4; explosive=110; vibration=0.6; blaster=Sipho Zulu
record weighbridge ticket|weigh ticket|delivery note|material sale|load: Ticket number!;Pit->@pit|quarry~Hartl limestone|Kopano shaft 2;Customer name;Product~Gravel 0/32|Crushed rock 16/32;Licence plate;Gross weight:number(kg)#0-100000;Tare weight:number(kg)#0-100000;~Net weight:number(kg)#0-100000;Price per tonne:money;Sold on:date!;~Amount:money
- WB-7781 | pit=Hartl limestone; customer_name=Pflaster Roth; product=Gravel 0/32; licence_plate=RE 417 T; gross_weight=39800; tare_weight=14200; net_weight=25600; price_per_tonne=9; amount=230.4
- WB-7790 | pit=Hartl limestone; customer_name=Elmgate Housing; product=Crushed rock 16/32; licence_plate=RE 20 K; gross_weight=26100; tare_weight=11900; net_weight=14200; price_per_tonne=12; amount=170.4
- WB-7795 | pit=Auen gravel pit; customer_name=Gartenbau Lind; product=Washed sand 0/4; gross_weight=18200; tare_weight=9100; net_weight=9100; price_per_tonne=14; amount=127.4
- WB-7801 | pit=Salt gallery Sol; customer_name=Road depot Rehn; product=Road salt; gross_weight=39000; tare_weight=14000; net_weight=25000; price_per_tonne=68; amount=1700
record safety inspection|gas reading|incident|safety check|air measurement: Title!;Pit->@pit|mine~Hartl limestone|Kopano shaft 2;Day:date!;Kind=Gas|Dust|Roof|Slope|Incident|Vehicle;Measured value:number#0-100000;Unit=percent|mg/m³|mm|ppm;Result=Safe|Watch|Evacuate;Inspector~Zanele Moyo|Egon Pulz;Measures:long;Photo:image
- Methane level 720 | pit=Kopano shaft 2; kind=Gas; measured_value=0.3; unit=percent; result=Safe; inspector=Zanele Moyo
- Crack above bench 3 | pit=Hartl limestone; kind=Slope; measured_value=14; unit=mm; result=Watch; inspector=Egon Pulz; measures=Bench closed, marker fitted.
- Roof bolt gallery 4 | pit=Salt gallery Sol; kind=Roof; measured_value=22; unit=mm; result=Evacuate; inspector=Zanele Moyo; measures=Gallery cleared, new bolts.
- Dust at crusher 2 | pit=Auen gravel pit; kind=Dust; measured_value=3; unit=mg/m³; result=Safe; inspector=Egon Pulz
work maintenance task|machine service|repair|work order: Title!;Equipment->@equipment|mining machine~Dumper 4|Loader U7;Kind=Service|Repair|Tyres|Hydraulics|Electrical;Due on:date;Mechanic~Pit workshop|Lindiwe Ncube;Hours:number(h)#0-1000;Cost:money;Priority=Low|Normal|High;Notes:long
- Steering cylinder U7 | equipment=Loader U7; kind=Hydraulics; mechanic=Lindiwe Ncube; hours=9; cost=1850; priority=High
- 12500 h service D-04 | equipment=Dumper 4; kind=Service; mechanic=Pit workshop; hours=7; cost=980; priority=Normal
- New jaws crusher 2 | equipment=Crusher 2; kind=Repair; mechanic=Pit workshop; hours=14; cost=3900; priority=Low
- Cable reel rig 9 | equipment=Drill rig 9; kind=Electrical; mechanic=Lindiwe Ncube; hours=5; cost=620; priority=High

# satellite|space mission|rocket|ground station|spacecraft|cubesat|launch vehicle|orbit
item satellite|spacecraft|cubesat|probe: Name!;Catalogue number;Kind=Cubesat|Communication|Earth observation|Science|Navigation;Mission->@mission|space mission~Alpine Eye|Star Dust;Orbit=Low|Medium|Geostationary|Polar|Lunar;Altitude:number(km)#100-400000;Inclination:number(°)#0-180;Mass:number(kg)#0-20000;Power:number(W)#0-20000;Launched on:date;~Status=Planned|Operational|Safe mode|Lost|Decayed;Picture:image
- EYE-1 | catalogue_number=58417; kind=Earth observation; mission=Alpine Eye; orbit=Polar; altitude=510; inclination=97.4; mass=12; power=28; status=Operational
- DUST-2 | catalogue_number=60208; kind=Cubesat; mission=Star Dust; orbit=Low; altitude=420; inclination=51.6; mass=4; power=9; status=Safe mode
- RELAY-A | catalogue_number=55102; kind=Communication; mission=Arctic Link; orbit=Medium; altitude=8000; mass=480; power=2200; status=Planned
- TIDE-3 | catalogue_number=41877; kind=Science; mission=Tide Watch; orbit=Low; altitude=390; mass=86; power=140; status=Decayed
item mission|space mission|project: Name!;Goal:long;Operator;Starts on:date;Ends on:date;Budget:money;Lead~Dr Ilse Komet|Arjun Vale;Phase=Study|Design|Build|Launch|Operations|Finished;Picture:image
- Alpine Eye | goal=Daily snow cover map of the Alps; operator=Tech University Rehn; budget=1800000; lead=Dr Ilse Komet; phase=Operations
- Star Dust | goal=Count micro dust in low orbit; operator=Student team Orbita; budget=240000; lead=Arjun Vale; phase=Operations
- Arctic Link | goal=Radio for ships in the ice; operator=Nord Sat; budget=64000000; lead=Dr Ilse Komet; phase=Build
- Tide Watch | goal=Sea level within a centimetre; operator=Ocean Institute; budget=9200000; lead=Arjun Vale; phase=Finished
item ground station|antenna|tracking station: Name!;Location;Latitude:number#-90-90;Longitude:number#-180-180;Dish:number(m)#0-80;Band=VHF|UHF|S|X|Ka;Lowest elevation:number(°)#0-90;Operator~Pia Funk|Night crew;~Status=Ready|Tracking|Maintenance
- Rehn roof | location=University roof; latitude=48.2; longitude=13.9; dish=3; band=S; lowest_elevation=7; operator=Pia Funk; status=Ready
- Polar dish 2 | location=Far north; latitude=69.6; longitude=18.9; dish=7; band=X; lowest_elevation=5; operator=Night crew; status=Tracking
- Island dish | location=Isla Verde; latitude=28.1; longitude=-15.4; dish=11; band=Ka; operator=Night crew; status=Maintenance
- Club yagi | location=Radio club Rehn; latitude=48.3; longitude=15.7; dish=0; band=UHF; operator=Mia Fern; status=Ready
record pass|ground pass|contact|satellite pass|contact window: Title!;Satellite->@satellite|spacecraft~EYE-1|DUST-2;Ground station->@ground station|antenna~Rehn roof|Polar dish 2;Day:date!;Rises at:time;Sets at:time;Highest elevation:number(°)#0-90;Data received:number(MB)#0-1000000;Signal:number(dB)#-50-100;Result=Planned|Good|Partly|No signal;Operator~Pia Funk|Night crew
- EYE-1 morning pass | satellite=EYE-1; ground_station=Polar dish 2; highest_elevation=64; data_received=1840; signal=14; result=Good; operator=Night crew
- DUST-2 evening pass | satellite=DUST-2; ground_station=Rehn roof; highest_elevation=31; data_received=2; signal=5; result=Partly; operator=Pia Funk
- TIDE-3 last pass | satellite=TIDE-3; ground_station=Island dish; highest_elevation=12; data_received=0; signal=-3; result=No signal
- EYE-1 noon pass | satellite=EYE-1; ground_station=Rehn roof; highest_elevation=48; data_received=0; result=Planned; operator=Pia Funk
record telemetry|telemetry reading|housekeeping data|reading: Title!;Satellite->@satellite|spacecraft~EYE-1|DUST-2;Pass->@pass|contact~EYE-1 morning pass|DUST-2 evening pass;Received on:date!;Parameter=Battery|Temperature|Attitude|Memory|Solar current;Value:number#-1000-100000;Unit=V|°C|°|percent|mA;Limit=Normal|Warning|Critical
- EYE-1 battery | satellite=EYE-1; pass=EYE-1 morning pass; parameter=Battery; value=8.1; unit=V; limit=Normal
- DUST-2 battery | satellite=DUST-2; pass=DUST-2 evening pass; parameter=Battery; value=6.4; unit=V; limit=Critical
- EYE-1 panel current | satellite=EYE-1; pass=EYE-1 morning pass; parameter=Solar current; value=610; unit=mA; limit=Normal
- DUST-2 board heat | satellite=DUST-2; pass=DUST-2 evening pass; parameter=Temperature; value=48; unit=°C; limit=Warning
event launch|rocket launch|liftoff: Title!;Rocket;Launch site;On:date!;Opens at:time;Satellite->@satellite|payload~EYE-1|DUST-2;Orbit=Low|Medium|Geostationary|Polar|Lunar;Weather chance:percent;~Result=Planned|Success|Failure|Scrubbed;Stream:url;Picture:image
- Rideshare 9 | rocket=Heron 2; launch_site=Coast pad 3; satellite=EYE-1; orbit=Polar; weather_chance=80; result=Success
- Station supply 14 | rocket=Lifter C; launch_site=Cape pad 1; satellite=DUST-2; orbit=Low; weather_chance=60; result=Success
- Arctic pair launch | rocket=Heron 3; launch_site=Coast pad 1; satellite=RELAY-A; orbit=Medium; weather_chance=50; result=Planned
- Tide ride | rocket=Lifter B; launch_site=Cape pad 2; satellite=TIDE-3; orbit=Low; weather_chance=30; result=Scrubbed
request anomaly|anomaly report|fault report|observation request: Title!;Satellite->@satellite|spacecraft~EYE-1|DUST-2;Kind=Power|Attitude|Radio|Software|Thermal|Image wanted;Severity=Low|Medium|High;Noticed on:date;Description:long;~Cause:long
- DUST-2 reboots in eclipse | satellite=DUST-2; kind=Power; severity=High; description=Battery sags under 6.5 V.; cause=Heater left on.
- Picture of Lake Rehn | satellite=EYE-1; kind=Image wanted; severity=Low
- EYE-1 star tracker blind | satellite=EYE-1; kind=Attitude; severity=Medium; cause=Sun in the field of view.
- TIDE-3 carrier drifts | satellite=TIDE-3; kind=Radio; severity=Low
work operation task|command|command plan|mission task: Title!;Satellite->@satellite|spacecraft~EYE-1|DUST-2;Pass->@pass|contact~EYE-1 morning pass|DUST-2 evening pass;Due on:date;Command;Assigned to~Pia Funk|Arjun Vale;Priority=Low|Normal|High;Notes:long
- Switch heater off | satellite=DUST-2; pass=DUST-2 evening pass; command=HTR 0; assigned_to=Pia Funk; priority=High
- Load image plan week 20 | satellite=EYE-1; pass=EYE-1 morning pass; command=PLAN LOAD; assigned_to=Arjun Vale; priority=Normal
- Reset star tracker | satellite=EYE-1; pass=EYE-1 noon pass; command=STR RST; assigned_to=Pia Funk; priority=High
- Final beacon off | satellite=TIDE-3; pass=TIDE-3 last pass; command=TX 0; assigned_to=Arjun Vale; priority=Low

# towing|tow truck|roadside assistance|breakdown service|car recovery|impound
request assistance request|breakdown call|roadside call|tow request|call: Title!;Caller name;Phone:phone;Location;Latitude:number#-90-90;Longitude:number#-180-180;Vehicle->@vehicle|car~White hatch AB 204|Blue van KL 77;Problem=Flat battery|Flat tyre|Accident|Engine|Locked out|Out of fuel;Persons:number#1-60;Dangerous spot:boolean;Description:long;~Arrival in:number(min)#0-600
- Flat battery at the mall | caller_name=Ana Brill; location=Mall, level 2; vehicle=White hatch AB 204; problem=Flat battery; persons=1; arrival_in=25
- Van in the ditch | caller_name=Kerem Lutz; location=Road 14, km 8; vehicle=Blue van KL 77; problem=Accident; persons=2; description=Front axle is bent.; arrival_in=40
- Keys in the boot | caller_name=Uma Vogt; location=Beach car park; vehicle=Red estate MN 31; problem=Locked out; persons=3; arrival_in=50
- Motorbike out of fuel | caller_name=Pit Hansen; location=Motorway A2, km 88; vehicle=Tourer bike PH 9; problem=Out of fuel; persons=1; arrival_in=30
item vehicle|car|broken-down vehicle: Name!;Licence plate;Make and model;Weight:number(kg)#50-60000;Drive=Front|Rear|All wheels;Gearbox=Manual|Automatic;Electric:boolean;Owner name;Insurance number
- White hatch AB 204 | licence_plate=AB 204; make_and_model=Nerva Uno; weight=1100; drive=Front; gearbox=Manual; owner_name=Ana Brill; insurance_number=RS-7712
- Blue van KL 77 | licence_plate=KL 77; make_and_model=Transvan L2; weight=2300; drive=Rear; gearbox=Manual; owner_name=Lutz Catering; insurance_number=RS-8034
- Red estate MN 31 | licence_plate=MN 31; make_and_model=Elan Tour; weight=1650; drive=All wheels; gearbox=Automatic; owner_name=Uma Vogt
- Tourer bike PH 9 | licence_plate=PH 9; make_and_model=Raptor GT; weight=240; drive=Rear; gearbox=Manual; owner_name=Pit Hansen
item tow truck|recovery vehicle|service vehicle|truck: Name!;Licence plate;Kind=Plateau|Crane|Service car|Motorcycle carrier|Heavy;Payload:number(t)#0-60;Winch:boolean;Driver->@recovery driver|driver|patrol~Stipe Vuk|Lena Orb;~Location now;~Status=Free|On the way|On site|Towing|Off duty
- Plateau 2 | licence_plate=AS 202; kind=Plateau; payload=3.5; driver=Stipe Vuk; location_now=Depot; status=Free
- Service car 5 | licence_plate=AS 205; kind=Service car; payload=0.5; driver=Lena Orb; location_now=Mall; status=On site
- Crane 1 | licence_plate=AS 201; kind=Crane; payload=8; driver=Milo Haas; location_now=Motorway A2; status=Towing
- Bike carrier 7 | licence_plate=AS 207; kind=Motorcycle carrier; payload=1; driver=Rita Dunn; location_now=Depot; status=Off duty
person recovery driver|driver|patrol|technician: Name!;Phone:phone;Licence classes~B, C|B;Skills~Electric vehicles|Lock opening;Shift=Early|Late|Night;Area~City|Motorway east;~Status=Free|Busy|Off
- Stipe Vuk | licence_classes=B, C; skills=Electric vehicles; shift=Night; area=Motorway east; status=Free
- Lena Orb | licence_classes=B; skills=Lock opening; shift=Early; area=City; status=Busy
- Milo Haas | licence_classes=B, C, CE; skills=Heavy recovery; shift=Late; area=Motorway west; status=Busy
- Rita Dunn | licence_classes=A, B; skills=Motorcycles; shift=Early; area=Coast; status=Off
work recovery job|tow job|job|mission: Title!;Request->@assistance request|breakdown call~Flat battery at the mall|Van in the ditch;Tow truck->@tow truck|service vehicle~Plateau 2|Service car 5;Driver->@recovery driver|driver~Stipe Vuk|Lena Orb;Day:date;Arrived at:time;Finished at:time;Help=Jump start|Wheel change|Towed|Opened|Fuel;Towed to;Distance:number(km)#0-2000;~Price:money;Photo:image
- Jump start mall | request=Flat battery at the mall; tow_truck=Service car 5; driver=Lena Orb; help=Jump start; distance=6; price=79
- Tow van to yard | request=Van in the ditch; tow_truck=Plateau 2; driver=Stipe Vuk; help=Towed; towed_to=Yard East; distance=18; price=240
- Open estate at beach | request=Keys in the boot; tow_truck=Service car 5; driver=Lena Orb; help=Opened; distance=14; price=95
- Five litres for tourer | request=Motorbike out of fuel; tow_truck=Bike carrier 7; driver=Rita Dunn; help=Fuel; distance=22; price=60
record yard entry|impound record|stored vehicle|impounded vehicle: Title!;Vehicle->@vehicle|car~White hatch AB 204|Blue van KL 77;Job->@recovery job|tow job~Jump start mall|Tow van to yard;Stored on:date!;Place~Row A 3|Hall;Reason=Accident|Illegal parking|Police|Owner wish;Key here:boolean;Daily fee:money;~Released on:date;~Total:money;~Status=Stored|Released|Scrapped
- Van in row A | vehicle=Blue van KL 77; job=Tow van to yard; place=Row A 3; reason=Accident; daily_fee=12; total=36; status=Stored
- Hatch from tram stop | vehicle=White hatch AB 204; job=Jump start mall; place=Row B 1; reason=Illegal parking; daily_fee=12; total=12; status=Released
- Estate kept for owner | vehicle=Red estate MN 31; job=Open estate at beach; place=Hall; reason=Owner wish; daily_fee=18; total=54; status=Stored
- Tourer for police | vehicle=Tourer bike PH 9; job=Five litres for tourer; place=Hall; reason=Police; daily_fee=8; total=160; status=Scrapped
+ invoice|payment: Job->@recovery job|tow job;Distance:number(km)#0-2000;Insurance number;Amount:money

# petrol station|gas station|fuel station|fuel price|fuel pump|filling station
item fuel station|petrol station|gas station|station: Name!;Brand;Address;Latitude:number#-90-90;Longitude:number#-180-180;Opens at:time;Closes at:time;Services~Shop, car wash|Toilet;Payment=Cash and card|Card only|App;Phone:phone;Photo:image
- Station Ring West | brand=Free; address=Ring 210; latitude=48.22; longitude=14.24; services=Shop, car wash; payment=Cash and card
- Village pump | brand=Agrar; address=Main Street 1; latitude=48.31; longitude=14.02; services=None; payment=Card only
- Motorway North | brand=Voltana; address=A2, km 91; latitude=48.4; longitude=14.3; services=Shop, showers; payment=Cash and card
- Harbour fuel pier | brand=Marina; address=Pier A; latitude=48.05; longitude=14.4; services=Toilet; payment=App
record fuel price|price report|price entry|price: Title!;Fuel station->@fuel station|petrol station~Station Ring West|Village pump;Fuel type=Diesel|Petrol 95|Petrol 98|LPG|CNG|AdBlue;Price per litre:money;Reported on:date!;At:time;Reported by;Confirmed:boolean
- Ring diesel, morning | fuel_station=Station Ring West; fuel_type=Diesel; price_per_litre=1.61; reported_by=Nico
- Village petrol | fuel_station=Village pump; fuel_type=Petrol 95; price_per_litre=1.57; reported_by=Heidi
- Motorway super plus | fuel_station=Motorway North; fuel_type=Petrol 98; price_per_litre=1.98; reported_by=Sandra
- Motorway LPG | fuel_station=Motorway North; fuel_type=LPG; price_per_litre=0.94; reported_by=Olaf
item tank|fuel tank|storage tank: Name!;Fuel station->@fuel station|gas station~Station Ring West|Village pump;Fuel type=Diesel|Petrol 95|Petrol 98|LPG|CNG|AdBlue;Capacity:number(l)#100-1000000;~Level:number(l)#0-1000000;Order level:number(l)#0-1000000;Last leak test:date;~Status=In use|Low|Closed
- Tank 1 diesel | fuel_station=Station Ring West; fuel_type=Diesel; capacity=50000; level=21400; order_level=12000; status=In use
- Tank 1 village | fuel_station=Village pump; fuel_type=Petrol 95; capacity=10000; level=1900; order_level=2500; status=Low
- Tank 3 super plus | fuel_station=Motorway North; fuel_type=Petrol 98; capacity=30000; level=18800; order_level=8000; status=In use
- Pier tank | fuel_station=Harbour fuel pier; fuel_type=Diesel; capacity=8000; level=0; order_level=2000; status=Closed
record fuel delivery|tanker delivery|delivery: Delivery note!;Tank->@tank|fuel tank~Tank 1 diesel|Tank 1 village;Supplier~Refinery South|Mineral Trade;Delivered on:date!;Amount:number(l)#1-100000;Temperature:number(°C)#-30-50;Price per litre:money;Total:money;Driver name;Received by~Gabi Senn|Ali Korkmaz
- FD-2207 | tank=Tank 1 diesel; supplier=Refinery South; amount=24000; temperature=14; price_per_litre=1.32; total=31680; driver_name=Udo Kranz; received_by=Gabi Senn
- FD-2210 | tank=Tank 1 village; supplier=Mineral Trade; amount=6000; temperature=12; price_per_litre=1.3; total=7800; driver_name=Jana Bolt; received_by=Ali Korkmaz
- FD-2214 | tank=Tank 3 super plus; supplier=Refinery South; amount=12000; temperature=16; price_per_litre=1.48; total=17760; received_by=Ali Korkmaz
- FD-2219 | tank=Pier tank; supplier=Mineral Trade; amount=5000; temperature=11; price_per_litre=1.34; total=6700; received_by=Gabi Senn
item pump|fuel pump|dispenser: Name!;Fuel station->@fuel station|gas station~Station Ring West|Village pump;Nozzles:number#1-12;Counter:number(l)#0-1000000000;Calibrated until:date;Card reader:boolean;~Status=Open|Closed|Fault
- Pump 3 | fuel_station=Station Ring West; nozzles=4; counter=4120880; status=Open
- Pump village | fuel_station=Village pump; nozzles=2; counter=880120; status=Fault
- Pump 8 LPG | fuel_station=Motorway North; nozzles=1; counter=310440; status=Closed
- Pier hose | fuel_station=Harbour fuel pier; nozzles=1; counter=92210; status=Open
record shift close|cash report|daily sales|shift report|sales record: Title!;Fuel station->@fuel station|gas station~Station Ring West|Village pump;Day:date!;Shift=Early|Late|Night;Litres sold:number(l)#0-1000000;Fuel sales:money;Shop sales:money;Cash counted:money;Difference:money;Cashier~Gabi Senn|Ali Korkmaz
- Ring, early | fuel_station=Station Ring West; shift=Early; litres_sold=6120; fuel_sales=9840; shop_sales=1120; cash_counted=2210; difference=-2; cashier=Gabi Senn
- Ring, late | fuel_station=Station Ring West; shift=Late; litres_sold=4800; fuel_sales=7730; shop_sales=980; cash_counted=1850; difference=0; cashier=Ali Korkmaz
- Motorway, night | fuel_station=Motorway North; shift=Night; litres_sold=3900; fuel_sales=7100; shop_sales=1640; cash_counted=900; difference=5
- Village, early | fuel_station=Village pump; shift=Early; litres_sold=620; fuel_sales=973; shop_sales=0; cash_counted=0; difference=0
work maintenance task|repair|technical check|calibration: Title!;Pump->@pump|dispenser~Pump 3|Pump village;Kind=Repair|Calibration|Leak test|Filter|Cleaning;Due on:date;Assigned to~Tanktech|Ali Korkmaz;Cost:money;Notes:long
- Nozzle 2 drips | pump=Pump village; kind=Repair; assigned_to=Tanktech; cost=180
- Yearly calibration pump 3 | pump=Pump 3; kind=Calibration; assigned_to=Tanktech; cost=240
- Leak test pier hose | pump=Pier hose; kind=Leak test; assigned_to=Tanktech; cost=150
- Wash LPG pump | pump=Pump 8 LPG; kind=Cleaning; assigned_to=Ali Korkmaz; cost=10

# road maintenance|pothole|winter service|snow plough|snow plow|road works|snow removal|road damage
request damage report|pothole report|road report|citizen report|road damage: Title!;Road section->@road section|road|street~Valley road km 0 to 6|School Road;Kind=Pothole|Crack|Sign missing|Ice|Blocked drain|Guard rail;Latitude:number#-90-90;Longitude:number#-180-180;Size:number(cm)#0-10000;Danger=Low|Medium|High;Reported on:date;Reporter name;Photo:image;Description:long
- Deep hole before bend | road_section=Valley road km 0 to 6; kind=Pothole; latitude=47.52; longitude=13.11; size=60; danger=High; reporter_name=Jo Rieder; description=At the bus stop, right lane.
- Stop sign lies in hedge | road_section=School Road; kind=Sign missing; latitude=47.55; longitude=13.08; size=0; danger=Medium; reporter_name=Eva Moll
- Rail bent after crash | road_section=Pass road km 2 to 9; kind=Guard rail; size=400; danger=High; reporter_name=Police post
- Gully under leaves | road_section=Mill path; kind=Blocked drain; size=50; danger=Low; reporter_name=Nils Auer
item road section|road|street|section: Name!;Road number;From;To;Length:number(km)#0-1000;Width:number(m)#1-60;Surface=Asphalt|Concrete|Gravel|Cobbles;Class=Motorway|Main road|Local road|Path;Condition=1|2|3|4|5;Winter priority=1|2|3;Traffic per day:number#0-300000
- Valley road km 0 to 6 | road_number=L114; from=Rehn; to=Upper mill; length=6; width=6.5; surface=Asphalt; class=Main road; condition=4; winter_priority=1; traffic_per_day=5200
- School Road | road_number=G12; from=Market; to=East school; length=0.8; width=5; surface=Asphalt; class=Local road; condition=3; winter_priority=2; traffic_per_day=900
- Pass road km 2 to 9 | road_number=B9; from=Upper mill; to=Pass; length=7; width=7.5; surface=Concrete; class=Main road; condition=2; traffic_per_day=3100
- Mill path | road_number=W3; from=Mill; to=Lake; length=2.2; width=2.5; surface=Gravel; class=Path; condition=5; traffic_per_day=80
work road job|repair job|repair|road work|work order: Title!;Road section->@road section|road~Valley road km 0 to 6|School Road;Damage report->@damage report|pothole report~Deep hole before bend|Stop sign lies in hedge;Kind=Patching|Resurfacing|Sign|Drain|Mowing|Marking;Starts on:date;Due on:date;Crew~Road crew 1|Depot Rehn;Traffic=Open|One lane|Closed;Material:number(t)#0-10000;Cost:money
- Patch bend valley road | road_section=Valley road km 0 to 6; damage_report=Deep hole before bend; kind=Patching; crew=Road crew 1; traffic=One lane; material=1.2; cost=340
- New stop sign | road_section=School Road; damage_report=Stop sign lies in hedge; kind=Sign; crew=Depot Rehn; traffic=Open; material=0; cost=120
- Straighten pass rail | road_section=Pass road km 2 to 9; damage_report=Rail bent after crash; kind=Resurfacing; crew=Road crew 2; traffic=Closed; material=3; cost=4200
- Clear gully mill path | road_section=Mill path; damage_report=Gully under leaves; kind=Drain; crew=Depot Rehn; traffic=Open; cost=60
record winter run|plough run|salting run|winter service log|snow clearing: Title!;Road section->@road section|road~Valley road km 0 to 6|School Road;Vehicle->@service vehicle|plough|vehicle~Plough 3|Small tractor;Day:date!;Starts at:time;Ends at:time;Work=Plough|Salt|Grit|Control drive;Snow:number(cm)#0-300;Temperature:number(°C)#-40-20;Salt used:number(kg)#0-50000;Driver~Poldi Eder|Kim Sands
- Valley road, four in the morning | road_section=Valley road km 0 to 6; vehicle=Plough 3; work=Plough; snow=12; temperature=-4; salt_used=620; driver=Poldi Eder
- School before seven | road_section=School Road; vehicle=Small tractor; work=Grit; snow=2; temperature=-1; salt_used=40; driver=Kim Sands
- Pass before dawn | road_section=Pass road km 2 to 9; vehicle=Plough 5; work=Salt; snow=20; temperature=-9; salt_used=900; driver=Vera Stroh
- Path control at noon | road_section=Mill path; vehicle=Small tractor; work=Control drive; snow=1; temperature=2; salt_used=0; driver=Kim Sands
item service vehicle|plough|vehicle|spreader: Name!;Licence plate;Kind=Plough truck|Tractor|Sweeper|Patch truck|Mower;Salt capacity:number(kg)#0-20000;Plough width:number(cm)#0-600;Operating hours:number(h)#0-60000;Depot~Depot Rehn|Depot Pass;~Status=Ready|On road|Workshop
- Plough 3 | licence_plate=RE 303; kind=Plough truck; salt_capacity=5000; plough_width=320; operating_hours=6120; depot=Depot Pass; status=Ready
- Small tractor | licence_plate=RE 14; kind=Tractor; salt_capacity=400; plough_width=160; operating_hours=2210; depot=Depot Rehn; status=On road
- Plough 5 | licence_plate=RE 305; kind=Plough truck; salt_capacity=7000; plough_width=360; operating_hours=3310; depot=Depot Pass; status=On road
- Patch truck 1 | licence_plate=RE 361; kind=Patch truck; operating_hours=2980; depot=Depot Rehn; status=Workshop
record road inspection|patrol|inspection drive|inspection: Title!;Road section->@road section|road~Valley road km 0 to 6|School Road;Day:date!;Inspector~Vera Stroh|Poldi Eder;Weather=Dry|Wet|Snow|Ice|Fog;Condition=1|2|3|4|5;Defects found:number#0-500;Remarks:long;Photo:image
- Monthly drive valley | road_section=Valley road km 0 to 6; inspector=Vera Stroh; weather=Wet; condition=4; defects_found=7; remarks=Edge breaks off at km 3.
- School Road check | road_section=School Road; inspector=Poldi Eder; weather=Dry; condition=3; defects_found=2
- Pass in fog | road_section=Pass road km 2 to 9; inspector=Vera Stroh; weather=Fog; condition=2; defects_found=1
- Path after thaw | road_section=Mill path; inspector=Poldi Eder; weather=Snow; condition=5; defects_found=11; remarks=Washed out at the ford.
item material stock|salt stock|road material|material: Name!;Kind=Salt|Grit|Asphalt|Sign|Paint;In stock:number(t)#0-100000;Minimum stock:number(t)#0-10000;Price per tonne:money;Store~Silo Pass|Yard;Supplier~Saline Nord|Asphalt Union
- Road salt | kind=Salt; in_stock=210; minimum_stock=80; price_per_tonne=92; store=Silo Pass; supplier=Saline Nord
- Cold asphalt | kind=Asphalt; in_stock=6; minimum_stock=4; price_per_tonne=180; store=Yard; supplier=Asphalt Union
- Grit 2/5 | kind=Grit; in_stock=95; minimum_stock=40; price_per_tonne=22; store=Yard
- Road paint white | kind=Paint; in_stock=1.4; minimum_stock=1; price_per_tonne=2900; store=Yard

# truck driver|driving time|tachograph|lorry driver|delivery route|route planning|delivery stop
person truck driver|driver|lorry driver: Name!;Phone:phone;Licence number;Licence classes~C, CE|B, C;Driver card until:date;Medical until:date;Dangerous goods until:date;Home depot~Depot Ost|Depot Mitte;~Status=Driving|Resting|Off duty|Sick
- Bogdan Ilic | licence_number=CE-4417; licence_classes=C, CE; home_depot=Depot Ost; status=Driving
- Marlies Frank | licence_number=C-2081; licence_classes=B, C; home_depot=Depot Mitte; status=Resting
- Jarek Nowak | licence_number=CE-5120; licence_classes=C, CE; home_depot=Depot Ost; status=Off duty
- Fatima Lorenz | licence_number=C-3307; licence_classes=B, C; home_depot=Depot West; status=Sick
item truck|lorry|delivery truck|vehicle|van: Licence plate!;Kind=Van|7.5 t|12 t|18 t|Articulated;Payload:number(kg)#100-40000;Volume:number(m³)#1-120;Tail lift:boolean;Cooling:boolean;Odometer:number(km)#0-3000000;Next inspection on:date;~Status=Ready|On route|Workshop
- DO 417 | kind=18 t; payload=9200; volume=48; odometer=412000; status=On route
- DM 88 | kind=7.5 t; payload=2600; volume=32; odometer=188400; status=Ready
- DO 502 | kind=Articulated; payload=24000; volume=92; odometer=610200; status=Workshop
- DW 31 | kind=Van; payload=900; volume=12; odometer=74100; status=Ready
work route|delivery route|tour|delivery tour|route plan: Title!;Driver->@truck driver|driver~Bogdan Ilic|Marlies Frank;Truck->@truck|lorry|van~DO 417|DM 88;Day:date;Starts at:time;Planned end at:time;Stops:number#1-200;Distance:number(km)#0-5000;Weight:number(kg)#0-40000;Depot~Depot Ost|Depot Mitte;~Delivered:number#0-200;Notes:long
- East tour Monday | driver=Bogdan Ilic; truck=DO 417; stops=14; distance=310; weight=7800; depot=Depot Ost; delivered=6
- City tour Monday | driver=Marlies Frank; truck=DM 88; stops=22; distance=84; weight=2100; depot=Depot Mitte; delivered=0
- Night line haul | driver=Jarek Nowak; truck=DO 502; stops=3; distance=520; weight=21500; depot=Depot Ost; delivered=3
- West pharmacies | driver=Fatima Lorenz; truck=DW 31; stops=18; distance=112; weight=340; depot=Depot West; delivered=11
record delivery stop|stop|delivery|drop: Title!;Route->@route|tour~East tour Monday|City tour Monday;Sequence:number#1-200;Customer~Hardware Kolm|School canteen;Address;Window from:time;Window to:time;Packages:number#0-1000;Weight:number(kg)#0-40000;~Arrived at:time;~Result=Open|Delivered|Partly|Refused|Closed;~Signature:image
- Stop 1 Hardware Kolm | route=East tour Monday; sequence=1; customer=Hardware Kolm; address=Trade Park 8; packages=12; weight=860; result=Delivered
- Stop 4 School canteen | route=City tour Monday; sequence=4; customer=School canteen; address=School Road 3; packages=6; weight=120; result=Open
- Stop 2 Pharmacy Linde | route=West pharmacies; sequence=2; customer=Pharmacy Linde; packages=3; weight=14; result=Partly
- Stop 3 Depot Mitte | route=Night line haul; sequence=3; customer=Depot Mitte; packages=33; weight=9800; result=Refused
record driving time|working time|tachograph record|rest period|hours of service: Title!;Driver->@truck driver|driver~Bogdan Ilic|Marlies Frank;Day:date!;Starts at:time;Ends at:time;Driving:number(h)#0-15;Other work:number(h)#0-15;Break:number(min)#0-600;Rest:number(h)#0-48;~Violation=None|Too long|Break short|Rest short;File:file
- Ilic, Monday | driver=Bogdan Ilic; driving=8.4; other_work=1.5; break=45; rest=11; violation=None
- Frank, Monday | driver=Marlies Frank; driving=6.1; other_work=3; break=30; rest=12; violation=Break short
- Nowak, Tuesday | driver=Jarek Nowak; driving=10.5; other_work=1; break=45; rest=9; violation=Too long
- Lorenz, Monday | driver=Fatima Lorenz; driving=4.2; other_work=3.5; break=30; rest=8; violation=Rest short
record departure check|pre-trip check|vehicle check|load securing check: Title!;Truck->@truck|lorry~DO 417|DM 88;Driver->@truck driver|driver~Bogdan Ilic|Marlies Frank;Day:date!;Lights=Good|Defect;Tyres=Good|Worn|Defect;Brakes=Good|Defect;Load secured:boolean;Oil and water:boolean;Odometer:number(km)#0-3000000;Defects:long;Photo:image
- DO 417, six o'clock | truck=DO 417; driver=Bogdan Ilic; lights=Good; tyres=Worn; brakes=Good; odometer=411880; defects=Rear left outer tyre at 3 mm.
- DM 88, Monday | truck=DM 88; driver=Marlies Frank; lights=Good; tyres=Good; brakes=Good; odometer=188390
- DO 502, evening | truck=DO 502; driver=Jarek Nowak; lights=Defect; tyres=Good; brakes=Defect; odometer=609700
- DW 31, seven o'clock | truck=DW 31; driver=Fatima Lorenz; lights=Good; tyres=Defect; brakes=Good; odometer=73990
request incident report|delay report|damage report|breakdown: Title!;Route->@route|tour~East tour Monday|City tour Monday;Truck->@truck|lorry~DO 417|DM 88;Kind=Delay|Accident|Breakdown|Damaged goods|Theft;Happened on:date;At:time;Place;Delay:number(min)#0-3000;Description:long;Photo:image
- Jam on the east bridge | route=East tour Monday; truck=DO 417; kind=Delay; place=East bridge; delay=40
- Crate fell from tail lift | route=City tour Monday; truck=DM 88; kind=Damaged goods; place=School Road; delay=5; description=Twelve jars broken.
- Air hose burst at exit 9 | route=Night line haul; truck=DO 502; kind=Breakdown; place=Motorway exit 9; delay=150
- Box stolen from open door | route=West pharmacies; truck=DW 31; kind=Theft; place=Pharmacy Linde; delay=20

# vehicle inspection|inspection station|emission test|vehicle registration|roadworthiness|licence plate registration
item vehicle|car|registered vehicle: Licence plate!;Kind=Car|Motorcycle|Truck|Trailer|Bus|Tractor;Make and model;VIN;First registered on:date;Fuel=Petrol|Diesel|Electric|Hybrid|Gas;Emission class=Euro 3|Euro 4|Euro 5|Euro 6|Electric;Mass:number(kg)#50-60000;Owner->@vehicle owner|owner~Tilman Hof|Bakery Grain;Inspection due on:date;~Status=Registered|Deregistered|Stolen|Prohibited
- KB 417 H | kind=Car; make_and_model=Nerva Kombi; vin=NK2015417; fuel=Diesel; emission_class=Euro 6; mass=1890; owner=Tilman Hof; status=Registered
- KB 9 GR | kind=Truck; make_and_model=Cargo 75; vin=CG2012009; fuel=Diesel; emission_class=Euro 5; mass=7490; owner=Bakery Grain; status=Registered
- KB 71 M | kind=Motorcycle; make_and_model=Raptor 500; vin=RT2018071; fuel=Petrol; emission_class=Euro 4; mass=210; owner=Lola Winter; status=Deregistered
- KB 300 T | kind=Tractor; make_and_model=Agro 95; vin=AG2009300; fuel=Diesel; emission_class=Euro 3; mass=4200; owner=Farm Lenk; status=Prohibited
person vehicle owner|owner|keeper: Name!;Address;Born on:date;ID number;Email:email;Phone:phone;Insurance company;Company:boolean
- Tilman Hof | address=Row 9; id_number=P204417; insurance_company=Alpina Cover
- Bakery Grain | address=Market 9; id_number=FN 4471; insurance_company=Trade Mutual
- Lola Winter | address=Mill Row 2; id_number=P118820; insurance_company=Moto Cover
- Farm Lenk | address=Lenk 1; id_number=FN 2290; insurance_company=Agrar Mutual
record vehicle inspection|inspection report|test|roadworthiness test|periodic inspection: Report number!;Vehicle->@vehicle|car~KB 417 H|KB 9 GR;Inspected on:date!;Inspector->@inspector|test engineer~Irma Pruef|Danilo Vest;Station~Test hall Nord|Test hall Süd;Mileage:number(km)#0-3000000;Brake force:percent;Exhaust value:number#0-100;Result=Passed|Minor defects|Major defects|Dangerous;Valid until:date;Fee:money
- IR-88120 | vehicle=KB 417 H; inspector=Irma Pruef; station=Test hall Nord; mileage=148300; brake_force=64; exhaust_value=0.4; result=Minor defects; fee=68
- IR-88131 | vehicle=KB 9 GR; inspector=Danilo Vest; station=Test hall Süd; mileage=311200; brake_force=43; exhaust_value=1.9; result=Major defects; fee=124
- IR-88140 | vehicle=KB 71 M; inspector=Sarah Prell; station=Test hall Nord; mileage=22100; brake_force=58; result=Passed; fee=45
- IR-88152 | vehicle=KB 300 T; inspector=Danilo Vest; station=Mobile lane; mileage=0; brake_force=22; result=Dangerous; fee=80
record defect|found defect|inspection finding|deficiency: Title!;Inspection->@vehicle inspection|inspection report~IR-88120|IR-88131;Group=Brakes|Steering|Lights|Chassis|Tyres|Exhaust|Body;Severity=Minor|Major|Dangerous;Description:long;Repair by:date;Photo:image;~Fixed:boolean
- Brake hose porous | inspection=IR-88131; group=Brakes; severity=Major; description=Rear left, cracks in the rubber.
- Number plate lamp dark | inspection=IR-88120; group=Lights; severity=Minor
- Steering joint loose | inspection=IR-88152; group=Steering; severity=Dangerous; description=Play of 15 mm at the rod.
- Chain guard scratched | inspection=IR-88140; group=Body; severity=Minor
person inspector|test engineer|examiner: Name!;Inspector number;Qualified for~Cars, motorcycles|Trucks;Email:email;Phone:phone;Training until:date;~Status=Active|On leave|Suspended
- Irma Pruef | inspector_number=TI-21; qualified_for=Cars, motorcycles; status=Active
- Danilo Vest | inspector_number=TI-34; qualified_for=Cars, trucks, buses; status=Active
- Sarah Prell | inspector_number=TI-40; qualified_for=Motorcycles, cars; status=On leave
- Gustav Hain | inspector_number=TI-09; qualified_for=Trucks, trailers; status=Suspended
request registration request|plate request|deregistration|owner change|application: Title!;Vehicle->@vehicle|car~KB 417 H|KB 9 GR;Kind=New registration|Owner change|Deregistration|Custom plate|Export plate|Duplicate papers;Applicant name;Wanted plate;Insurance confirmation;Documents:file;Fee:money;Wanted on:date;~Clerk~Counter 2|Counter 5
- New owner for KB 417 H | vehicle=KB 417 H; kind=Owner change; applicant_name=Rosa Hof; insurance_confirmation=AC-4410; fee=62; clerk=Counter 2
- Plate BREAD 1 | vehicle=KB 9 GR; kind=Custom plate; applicant_name=Bakery Grain; wanted_plate=BREAD 1; fee=145; clerk=Counter 5
- Sell bike abroad | vehicle=KB 71 M; kind=Export plate; applicant_name=Lola Winter; fee=88; clerk=Counter 5
- Papers of tractor lost | vehicle=KB 300 T; kind=Duplicate papers; applicant_name=Jost Lenk; fee=24; clerk=Counter 2
+ appointment|booking: Vehicle->@vehicle|car;Kind=Inspection|Retest|Emission test|Registration;Station~Test hall Nord|Test hall Süd;Day:date;Starts at:time

# bicycle parking|stolen bike|bike theft|bike registration|bicycle registration|bike locker|bike garage
item bicycle|bike|registered bike: Name!;Frame number;Maker;Kind=City|Mountain|Road|E-bike|Cargo|Kids;Colour;Registration code;Value:money;Bought on:date;Special marks:long;Owner~Line Vester|Iker Sol;~Status=With owner|Stolen|Found|Sold;Photo:image
- Green touring bike | frame_number=GT-204417; maker=Radhaus; kind=City; colour=Green; registration_code=RB-0417; value=780; special_marks=Sticker of a fox on the fork.; owner=Line Vester; status=Stolen
- Orange cargo bike | frame_number=OC-1188; maker=Lastrad; kind=Cargo; colour=Orange; registration_code=RB-0520; value=4900; owner=Iker Sol; status=With owner
- White road racer | frame_number=WR-7710; maker=Steppe; kind=Road; colour=White; registration_code=RB-0533; value=2100; owner=Tess Marlin; status=Found
- Kids bike dino | frame_number=KD-0204; maker=Radhaus; kind=Kids; colour=Yellow; registration_code=RB-0541; value=220; owner=Family Orth; status=Sold
record theft report|theft|stolen report|loss report: Title!;Bicycle->@bicycle|bike~Green touring bike|Orange cargo bike;Stolen on:date!;Between:time;And:time;Place;Lock=None|Cable|Chain|U-lock|Frame lock;Police case number;Reward:money;Description:long;~Status=Open|Found|Closed
- Taken at the station | bicycle=Green touring bike; place=Station rack north; lock=Cable; police_case_number=PC-88120; reward=50; description=Cable was cut.; status=Open
- Cargo bike gone from yard | bicycle=Orange cargo bike; place=Yard of Mill 3; lock=Chain; police_case_number=PC-88044; reward=200; status=Found
- Racer gone from cafe | bicycle=White road racer; place=Cafe Oriel; lock=None; police_case_number=PC-88131; reward=100; status=Closed
- Dino bike off the playground | bicycle=Kids bike dino; place=Park playground; lock=Frame lock; reward=20; status=Open
record sighting|find report|found bike|hint: Title!;Theft report->@theft report|theft~Taken at the station|Cargo bike gone from yard;Seen on:date!;At:time;Place;Latitude:number#-90-90;Longitude:number#-180-180;Finder name;Phone:phone;Photo:image;Note:long
- Orange bike behind the market | theft_report=Cargo bike gone from yard; place=Market hall, rear; latitude=48.2; longitude=14.3; finder_name=Pia Holz; note=No front wheel.
- Fox sticker seen | theft_report=Taken at the station; place=Canal path; latitude=48.21; longitude=14.28; finder_name=Anonymous
- White racer at flea market | theft_report=Racer gone from cafe; place=Flea market row 4; finder_name=Luc Perrin; note=Seller wants 200.
- Small yellow bike in creek | theft_report=Dino bike off the playground; place=Mill bridge; finder_name=Jogger
item bike parking|rack|bike garage|bike box|parking place: Name!;Address;Kind=Rack|Garage|Locker|Double-deck|Cargo place;Places:number#1-10000;~Free places:number#0-10000;Covered:boolean;Charging:boolean;Monthly rent:money;Opening hours;Photo:image
- Station garage | address=Station Square 3; kind=Garage; places=620; free_places=41; monthly_rent=9; opening_hours=Always
- Town hall lockers | address=Market 1; kind=Locker; places=12; free_places=2; monthly_rent=14; opening_hours=Always
- School double rack | address=School Road 3; kind=Double-deck; places=160; free_places=33; monthly_rent=0
- Cargo bays Market | address=Market hall; kind=Cargo place; places=10; free_places=0; monthly_rent=12; opening_hours=6.00 to 22.00
record parking permit|locker rental|garage subscription|rental: Contract number!;Bike parking->@bike parking|bike garage~Station garage|Town hall lockers;Bicycle->@bicycle|bike~Green touring bike|Orange cargo bike;Place number;From:date!;Until:date;Monthly rent:money;Key card;~Status=Active|Waiting list|Ended
- BP-204 | bike_parking=Station garage; bicycle=Orange cargo bike; place_number=C-07; monthly_rent=9; key_card=KC-20; status=Active
- BP-219 | bike_parking=Town hall lockers; bicycle=Green touring bike; place_number=4; monthly_rent=14; status=Waiting list
- BP-224 | bike_parking=Station garage; bicycle=White road racer; place_number=A-112; monthly_rent=9; key_card=KC-33; status=Ended
- BP-230 | bike_parking=Cargo bays Market; bicycle=Orange cargo bike; place_number=2; monthly_rent=12; status=Active
event registration day|marking day|coding event|bike market: Title!;On:date!;Starts at:time;Ends at:time;Place;Fee:money;Places:number#1-500;Organiser~Police station West|Cycling club
- Frame marking on the market | place=Market square; fee=5; places=60; organiser=Cycling club
- Student bike coding | place=Campus yard; fee=0; places=120; organiser=Police station West
- Coding at the works gate | place=Works Gate 2; fee=8; places=40; organiser=Cycling club
- Spring check and coding | place=Lake car park; fee=5; places=80; organiser=Police station West

# lost and found|lost property|lost item|found item|lost property office
item found item|found object|item found|find: Title!;Item number;Category=Bag|Phone|Keys|Clothing|Jewellery|Document|Umbrella|Other;Colour;Brand;Place found;Found on:date;Found by;Storage place->@storage place|shelf|locker~Shelf B2|Safe;Description:long;~Status=In store|Matched|Handed out|Donated|Destroyed;Photo:image
- Black backpack with laptop sleeve | item_number=F-2207; category=Bag; colour=Black; brand=Northpack; place_found=Bus line 17; found_by=Bus driver; storage_place=Shelf B2; description=Math book inside.; status=In store
- Silver ring with blue stone | item_number=F-2214; category=Jewellery; colour=Silver; place_found=Swimming hall; found_by=Lifeguard; storage_place=Safe; status=Matched
- Long key with red tag | item_number=F-2220; category=Keys; colour=Red; place_found=Market square; found_by=Street cleaner; storage_place=Box K1; status=Donated
- Checked umbrella | item_number=F-2226; category=Umbrella; colour=Blue; place_found=Library; found_by=Librarian; storage_place=Stand U; status=Handed out
request loss report|lost report|lost item report|missing item|claim: Title!;Category=Bag|Phone|Keys|Clothing|Jewellery|Document|Umbrella|Other;Colour;Lost on:date;Place lost;Name;Email:email;Phone:phone;Description:long;Reward:money;Photo:image;~Found item->@found item|found object~Black backpack with laptop sleeve|Silver ring with blue stone
- Backpack left on the bus | category=Bag; colour=Black; place_lost=Line 17 to Lakeside; name=Mats Ohl; description=Has a math book and a blue pen case.; found_item=Black backpack with laptop sleeve
- Ring lost while swimming | category=Jewellery; colour=Silver; place_lost=Swimming hall; name=Dora Kern; reward=50; found_item=Silver ring with blue stone
- Keys dropped at the fair | category=Keys; colour=Red; place_lost=Market square; name=Tom Ried; reward=10; found_item=Long key with red tag
- Umbrella in reading room | category=Umbrella; colour=Blue; place_lost=Library; name=Greta Rung; found_item=Checked umbrella
record match|possible match|comparison: Title!;Loss report->@loss report|lost report~Backpack left on the bus|Ring lost while swimming;Found item->@found item|found object~Black backpack with laptop sleeve|Silver ring with blue stone;Matched on:date!;Likelihood:percent;Checked by~Counter Eva|Counter Tom;~Decision=Open|Confirmed|Not the same;Question asked:long
- Backpack 17 | loss_report=Backpack left on the bus; found_item=Black backpack with laptop sleeve; likelihood=90; checked_by=Counter Eva; decision=Open; question_asked=Which book is inside?
- Blue stone ring | loss_report=Ring lost while swimming; found_item=Silver ring with blue stone; likelihood=95; checked_by=Counter Tom; decision=Confirmed
- Red tag key | loss_report=Keys dropped at the fair; found_item=Long key with red tag; likelihood=40; checked_by=Counter Eva; decision=Not the same
- Library umbrella | loss_report=Umbrella in reading room; found_item=Checked umbrella; likelihood=85; checked_by=Counter Tom; decision=Confirmed
record handover|return|hand-out|pick-up: Title!;Found item->@found item|found object~Black backpack with laptop sleeve|Silver ring with blue stone;Recipient name;ID number;Handed over on:date!;Fee:money;Finder reward:money;Handed over by~Counter Eva|Counter Tom;Signature:image;Shipped:boolean
- Ring to Kern | found_item=Silver ring with blue stone; recipient_name=Dora Kern; id_number=P771; fee=5; finder_reward=20; handed_over_by=Counter Tom
- Backpack to Ohl | found_item=Black backpack with laptop sleeve; recipient_name=Mats Ohl; id_number=P812; fee=5; finder_reward=0; handed_over_by=Counter Eva
- Umbrella to Rung | found_item=Checked umbrella; recipient_name=Greta Rung; id_number=P440; fee=2; finder_reward=0; handed_over_by=Counter Tom
- Key to caretaker | found_item=Long key with red tag; recipient_name=Town hall caretaker; fee=0; finder_reward=5; handed_over_by=Counter Eva
item storage place|shelf|locker|box: Code!;Room~Cellar 1|Office;Kind=Shelf|Box|Safe|Bicycle rack|Fridge;Capacity:number#1-1000;~Items stored:number#0-1000;Keep for:number(days)#1-1000
- Shelf B2 | room=Cellar 1; kind=Shelf; capacity=40; items_stored=22; keep_for=180
- Safe | room=Office; kind=Safe; capacity=60; items_stored=9; keep_for=365
- Box K1 | room=Office; kind=Box; capacity=200; items_stored=71; keep_for=365
- Stand U | room=Cellar 1; kind=Shelf; capacity=60; items_stored=48; keep_for=90
work disposal task|clearing task|auction lot|follow-up: Title!;Found item->@found item|found object~Black backpack with laptop sleeve|Silver ring with blue stone;Kind=Call owner|Donate|Auction|Destroy|Send to police;Due on:date;Assigned to~Counter Eva|Counter Tom;Notes:long
- Call Ohl about the bag | found_item=Black backpack with laptop sleeve; kind=Call owner; assigned_to=Counter Eva
- Ring deadline | found_item=Silver ring with blue stone; kind=Auction; assigned_to=Counter Tom
- Melt old keys | found_item=Long key with red tag; kind=Destroy; assigned_to=Counter Tom
- Umbrellas to shelter | found_item=Checked umbrella; kind=Donate; assigned_to=Counter Eva

# workplace safety|occupational safety|toolbox talk|protective equipment|ppe|safety training|work accident|hazard report
item workplace|area|site|department: Name!;Address;Kind=Workshop|Construction site|Office|Laboratory|Warehouse|Yard;Workers:number#0-100000;Safety officer~Gritt Olsen|Sami Torres;First aider;Assembly point;Phone:phone
- Press hall | address=Works Road 1; kind=Workshop; workers=64; safety_officer=Gritt Olsen; first_aider=Noah Berg; assembly_point=Gate 2
- Bridge site Rehn | address=River Road; kind=Construction site; workers=22; safety_officer=Sami Torres; first_aider=Ivo Dan; assembly_point=Site office
- Paint laboratory | address=Works Road 3; kind=Laboratory; workers=14; safety_officer=Ada Quinn; first_aider=Bert Silva; assembly_point=Gate 1
- Dispatch warehouse | address=Works Road 5; kind=Warehouse; workers=38; safety_officer=Gritt Olsen; first_aider=Tina Shah; assembly_point=Gate 4
record incident report|accident report|near miss|work accident|injury report: Title!;Workplace->@workplace|area|site~Press hall|Bridge site Rehn;Happened on:date!;At:time;Kind=Near miss|First aid|Lost time|Serious|Property damage;Person affected;Body part=None|Hand|Foot|Head|Eye|Back;Cause:long;Days lost:number(days)#0-1000;Reported by~Noah Berg|Ivo Dan;Photo:image;~Status=Reported|Investigating|Closed
- Cut by sheet edge | workplace=Press hall; kind=First aid; person_affected=Operator line 2; body_part=Hand; cause=Thin gloves worn.; days_lost=0; reported_by=Noah Berg; status=Investigating
- Plank fell from scaffold | workplace=Bridge site Rehn; kind=Near miss; person_affected=Nobody; body_part=None; cause=Toe board missing.; days_lost=0; reported_by=Ivo Dan; status=Closed
- Splash of solvent | workplace=Paint laboratory; kind=Lost time; person_affected=Lab assistant; body_part=Eye; days_lost=2; reported_by=Bert Silva; status=Reported
- Rack post bent | workplace=Dispatch warehouse; kind=Property damage; person_affected=Nobody; body_part=None; days_lost=0; reported_by=Tina Shah; status=Closed
request hazard report|hazard|unsafe condition|safety observation|observation: Title!;Workplace->@workplace|site~Press hall|Bridge site Rehn;Kind=Slip and trip|Machine|Electrical|Height|Chemical|Traffic;Risk=Low|Medium|High;Seen on:date;Location;Description:long;Photo:image;Anonymous:boolean;~Assigned to~Gritt Olsen|Sami Torres
- Oil under press 4 | workplace=Press hall; kind=Slip and trip; risk=Medium; location=Press 4, left; description=Puddle of a metre.; assigned_to=Gritt Olsen
- No toe board level 3 | workplace=Bridge site Rehn; kind=Height; risk=High; location=Scaffold east; assigned_to=Sami Torres
- Solvent can without lid | workplace=Paint laboratory; kind=Chemical; risk=High; location=Fume hood 2; assigned_to=Ada Quinn
- Forklift crosses footpath | workplace=Dispatch warehouse; kind=Traffic; risk=Low; location=Aisle 1; assigned_to=Gritt Olsen
item protective equipment|ppe|safety gear|equipment item: Name!;Kind=Helmet|Gloves|Shoes|Glasses|Harness|Hearing protection|Mask;Size=S|M|L|XL|One size;Standard;In stock:number#0-10000;Minimum stock:number#0-1000;Unit price:money;Replace after:number(months)#1-120;Supplier~Safeline|Schutz Union
- Cut gloves level D | kind=Gloves; size=L; standard=EN 388; in_stock=84; minimum_stock=40; unit_price=9; replace_after=3; supplier=Safeline
- Fall harness 2-point | kind=Harness; size=M; standard=EN 361; in_stock=6; minimum_stock=4; unit_price=118; replace_after=96; supplier=Schutz Union
- Splash goggles | kind=Glasses; size=One size; standard=EN 166; in_stock=32; minimum_stock=15; unit_price=7; replace_after=12
- Safety shoes S3 | kind=Shoes; size=XL; standard=EN 20345; in_stock=9; minimum_stock=10; unit_price=64; replace_after=12
record ppe issue|equipment issue|hand-out: Title!;Protective equipment->@protective equipment|ppe~Cut gloves level D|Fall harness 2-point;Worker~Lia Brandt|Ivo Dan;Issued on:date!;Quantity:number#1-1000;Replace by:date;Issued by~Gritt Olsen|Sami Torres;Signature:image
- Gloves for Brandt | protective_equipment=Cut gloves level D; worker=Lia Brandt; quantity=2; issued_by=Gritt Olsen
- Harness for Dan | protective_equipment=Fall harness 2-point; worker=Ivo Dan; quantity=1; issued_by=Sami Torres
- Goggles for Silva | protective_equipment=Splash goggles; worker=Bert Silva; quantity=1; issued_by=Ada Quinn
- Shoes for Shah | protective_equipment=Safety shoes S3; worker=Tina Shah; quantity=1; issued_by=Gritt Olsen
record safety training|toolbox talk|instruction|safety briefing|training record: Title!;Workplace->@workplace|site~Press hall|Bridge site Rehn;Held on:date!;Topic=Height|Machines|Fire|Chemicals|First aid|Lifting;Instructor~Gritt Olsen|Sami Torres;Minutes:number(min)#5-600;Participants:number#1-500;Valid until:date;Attendance list:file
- Working at height, crew B | workplace=Bridge site Rehn; topic=Height; instructor=Sami Torres; minutes=25; participants=11
- Lockout at the press | workplace=Press hall; topic=Machines; instructor=Gritt Olsen; minutes=40; participants=16
- Solvents in the lab | workplace=Paint laboratory; topic=Chemicals; instructor=Ada Quinn; minutes=45; participants=12
- Lift without back pain | workplace=Dispatch warehouse; topic=Lifting; instructor=Gritt Olsen; minutes=30; participants=24
record safety inspection|safety walk|audit|risk assessment: Title!;Workplace->@workplace|site~Press hall|Bridge site Rehn;Done on:date!;Inspector~Gritt Olsen|Sami Torres;Score:percent;Findings:number#0-200;Worst risk=Low|Medium|High;Summary:long;Next on:date;Photo:image
- Press hall walk, May | workplace=Press hall; inspector=Gritt Olsen; score=88; findings=4; worst_risk=Medium; summary=Two guards open, oil on floor.
- Scaffold check week 20 | workplace=Bridge site Rehn; inspector=Sami Torres; score=74; findings=6; worst_risk=High
- Lab walk, June | workplace=Paint laboratory; inspector=Ada Quinn; score=81; findings=3; worst_risk=High
- Dispatch round, June | workplace=Dispatch warehouse; inspector=Gritt Olsen; score=95; findings=1; worst_risk=Low
work corrective action|safety measure|action|follow-up: Title!;Hazard report->@hazard report|hazard~Oil under press 4|No toe board level 3;Kind=Technical|Organisational|Personal|Training;Responsible~Noah Berg|Ivo Dan;Due on:date;Priority=Low|Normal|High;Cost:money;Photo after:image
- New seal on press 4 | hazard_report=Oil under press 4; kind=Technical; responsible=Noah Berg; priority=Normal; cost=85
- Fit toe boards level 3 | hazard_report=No toe board level 3; kind=Technical; responsible=Ivo Dan; priority=High; cost=120
- Lids on all cans | hazard_report=Solvent can without lid; kind=Organisational; responsible=Bert Silva; priority=High; cost=40
- Instruct forklift drivers | hazard_report=Forklift crosses footpath; kind=Training; responsible=Tina Shah; priority=Low; cost=0

# construction tender|tendering|bid management|building contractor bid|cost estimating|subcontractor bid|bill of quantities
item tender|call for tenders|bid invitation|tendered project: Title!;Tender number;Client~Town of Rehn|Clinic Trust;Trade=Earthworks|Concrete|Electrical|Plumbing|Roofing|Landscape;Place;Estimated value:money;Published on:date;Questions until:date;Closes on:date;Documents:file;~Status=Draft|Open|Closed|Awarded|Cancelled
- Electrical works school gym | tender_number=T-24-017; client=Town of Rehn; trade=Electrical; place=Park Road 12; estimated_value=210000; status=Open
- Flat roof ward C | tender_number=T-24-022; client=Clinic Trust; trade=Roofing; place=Ward Road 1; estimated_value=145000; status=Closed
- Schoolyard planting | tender_number=T-24-026; client=Town of Rehn; trade=Landscape; place=School Road 3; estimated_value=68000; status=Awarded
- Pipe renewal clinic cellar | tender_number=T-24-029; client=Clinic Trust; trade=Plumbing; place=Ward Road 1; estimated_value=96000; status=Draft
item bidder|contractor|company|subcontractor: Name!;Trade=Earthworks|Concrete|Electrical|Plumbing|Roofing|Landscape;Address;Contact person;Email:email;Phone:phone;Employees:number#1-100000;Insured until:date;Rating:rating;~Status=Qualified|Under review|Excluded
- Volta Electric | trade=Electrical; address=Current Lane 4; contact_person=Maja Orr; employees=34; rating=5; status=Qualified
- Flachdach Kern | trade=Roofing; address=Tar Street 9; contact_person=Olli Kern; employees=18; rating=4; status=Qualified
- Garten Sand | trade=Landscape; address=Nursery Lane 3; contact_person=Mona Sand; employees=11; rating=4; status=Qualified
- Aqua Plumb Moser | trade=Plumbing; address=Well Street 7; contact_person=Edith Moser; employees=22; rating=3; status=Under review
record bid|offer|tender bid|quotation|submission: Bid number!;Tender->@tender|call for tenders~Electrical works school gym|Flat roof ward C;Bidder->@bidder|contractor|company~Volta Electric|Flachdach Kern;Submitted on:date!;Net price:money;Discount:percent;Warranty:number(years)#0-30;Start possible on:date;Weeks needed:number(weeks)#1-300;File:file;~Score:number#0-100;~Status=Received|Excluded|Shortlisted|Awarded|Rejected
- B-301 | tender=Electrical works school gym; bidder=Volta Electric; net_price=204800; discount=2; warranty=5; weeks_needed=14; score=88; status=Shortlisted
- B-318 | tender=Flat roof ward C; bidder=Flachdach Kern; net_price=139900; discount=0; warranty=10; weeks_needed=6; score=92; status=Awarded
- B-324 | tender=Schoolyard planting; bidder=Garten Sand; net_price=65400; discount=3; warranty=2; weeks_needed=5; score=90; status=Awarded
- B-330 | tender=Pipe renewal clinic cellar; bidder=Aqua Plumb Moser; net_price=101200; discount=0; warranty=5; weeks_needed=8; score=61; status=Received
record quantity item|bill item|bill of quantities item|position|line item: Position!;Tender->@tender|call for tenders~Electrical works school gym|Flat roof ward C;Description:long;Quantity:number#0-1000000;Unit=m|m²|m³|Piece|Hour|Lump sum;Estimated unit price:money;~Estimated total:money;Group
- 01.02.03 | tender=Electrical works school gym; description=Cable 5 x 2.5 in tray; quantity=1800; unit=m; estimated_unit_price=4; estimated_total=7200; group=Cables
- 03.01.01 | tender=Flat roof ward C; description=Two-layer bitumen sheet; quantity=920; unit=m²; estimated_unit_price=62; estimated_total=57040; group=Sealing
- 05.01.02 | tender=Schoolyard planting; description=Lime tree 18-20 cm girth; quantity=9; unit=Piece; estimated_unit_price=620; estimated_total=5580; group=Trees
- 02.02.07 | tender=Pipe renewal clinic cellar; description=Hourly work fitter; quantity=60; unit=Hour; estimated_unit_price=68; estimated_total=4080
request bidder question|question|clarification|request for information: Title!;Tender->@tender|call for tenders~Electrical works school gym|Flat roof ward C;Bidder->@bidder|company~Volta Electric|Flachdach Kern;Asked on:date;Question:long;~Answer:long;~Answered by~Hugo Stern|Planner Ohm;Public:boolean
- Is the main board included? | tender=Electrical works school gym; bidder=Volta Electric; question=Position 02 names no board.; answer=Yes, see drawing E-04.; answered_by=Planner Ohm
- Crane place in the yard | tender=Flat roof ward C; bidder=Flachdach Kern; question=May we block the ambulance ramp?
- May we plant in autumn? | tender=Schoolyard planting; bidder=Garten Sand; question=Trees grow better then.; answer=Yes, until mid November.; answered_by=Hugo Stern
- Which pipe material? | tender=Pipe renewal clinic cellar; bidder=Aqua Plumb Moser; question=Steel or plastic?
record evaluation|bid evaluation|scoring|bid score: Title!;Bid->@bid|offer~B-301|B-318;Criterion=Price|Quality|Time|References|Ecology;Weight:percent;Points:number#0-100;Evaluated by~Hugo Stern|Planner Ohm;Evaluated on:date!;Reason:long
- B-301 price | bid=B-301; criterion=Price; weight=60; points=90; evaluated_by=Hugo Stern
- B-318 references | bid=B-318; criterion=References; weight=15; points=95; evaluated_by=Planner Ohm; reason=Three clinics of the same size.
- B-324 ecology | bid=B-324; criterion=Ecology; weight=20; points=100; evaluated_by=Planner Ohm; reason=Trees from the region.
- B-330 time | bid=B-330; criterion=Time; weight=15; points=55; evaluated_by=Hugo Stern
record award|contract award|contract|order placed: Contract number!;Tender->@tender|call for tenders~Electrical works school gym|Flat roof ward C;Bidder->@bidder|contractor~Volta Electric|Flachdach Kern;Bid->@bid|offer~B-301|B-318;Signed on:date!;Sum:money;Starts on:date;Ends on:date;Document:file;~Status=Announced|Signed|Completed
- CT-24-09 | tender=Flat roof ward C; bidder=Flachdach Kern; bid=B-318; sum=139900; status=Signed
- CT-24-12 | tender=Schoolyard planting; bidder=Garten Sand; bid=B-324; sum=63438; status=Completed
- CT-24-15 | tender=Electrical works school gym; bidder=Volta Electric; bid=B-301; sum=200704; status=Announced
- CT-24-18 | tender=Pipe renewal clinic cellar; bidder=Aqua Plumb Moser; bid=B-330; sum=101200; status=Announced

# landscaping|gardening company|garden maintenance|lawn mowing|tree surgeon|tree care|arborist|hedge trimming
item garden|property|garden site|green area|customer site: Name!;Address;Client name;Phone:phone;Area:number(m²)#1-1000000;Lawn:number(m²)#0-1000000;Hedge length:number(m)#0-10000;Soil=Sand|Loam|Clay|Humus|Mixed;Access~Side gate|Through garage;Watering system:boolean;Photo:image;Notes:long
- Villa Fern garden | address=Fern Hill 2; client_name=Ida Fern; area=1400; lawn=800; hedge_length=62; soil=Loam; access=Side gate
- Housing yard Ost | address=East Ring 20; client_name=Housing Union; area=5200; lawn=3100; hedge_length=140; soil=Mixed; access=Gate code at caretaker
- Roof garden Quay | address=Quay 9; client_name=Lindt Consulting; area=240; lawn=0; hedge_length=18; soil=Humus; access=Lift, floor 6
- Cemetery south | address=Chapel Road 1; client_name=Parish Rehn; area=9800; lawn=5400; hedge_length=310; soil=Clay; access=Main gate
item garden service|service|package: Name!;Category=Mowing|Hedge|Tree|Planting|Paving|Winter service|Watering;Unit=Hour|m²|Metre|Piece|Visit;Price per unit:money;Season=All year|Spring|Summer|Autumn|Winter;Description:long;Picture:image
- Lawn mowing with edges | category=Mowing; unit=m²; price_per_unit=0.2; season=Summer; description=Clippings are taken away.
- Hedge cut two sides | category=Hedge; unit=Metre; price_per_unit=7; season=Summer; description=Up to 2.5 m high.
- Shrub planting | category=Planting; unit=Piece; price_per_unit=14; season=Autumn; description=With compost and watering in.
- Snow clearing paths | category=Winter service; unit=Visit; price_per_unit=55; season=Winter
work garden job|job|visit|work order|task: Title!;Garden->@garden|property|site~Villa Fern garden|Housing yard Ost;Garden service->@garden service|service~Lawn mowing with edges|Hedge cut two sides;Crew~Crew Green|Crew Oak;Day:date;Starts at:time;Repeat=Once|Weekly|Every two weeks|Monthly;Planned hours:number(h)#0-500;~Hours worked:number(h)#0-500;~Photo:image;Notes:long
- Fern mowing | garden=Villa Fern garden; garden_service=Lawn mowing with edges; crew=Crew Green; repeat=Every two weeks; planned_hours=3; hours_worked=2.5
- East hedge, July | garden=Housing yard Ost; garden_service=Hedge cut two sides; crew=Crew Oak; repeat=Once; planned_hours=14
- Roof shrubs | garden=Roof garden Quay; garden_service=Shrub planting; crew=Crew Green; repeat=Once; planned_hours=6; hours_worked=7
- Chapel paths in snow | garden=Cemetery south; garden_service=Snow clearing paths; crew=Crew Oak; repeat=Weekly; planned_hours=2
item tree|registered tree|tree record: Tree number!;Garden->@garden|site~Villa Fern garden|Housing yard Ost;Species~Norway maple|Copper beech;Height:number(m)#0-120;Trunk girth:number(cm)#1-2000;Crown width:number(m)#0-60;Planted in:number#1500-2100;Health=Good|Fair|Weak|Dead;Protected:boolean;Next check on:date;Photo:image
- T-017 | garden=Villa Fern garden; species=Copper beech; height=22; trunk_girth=310; crown_width=16; planted_in=1912; health=Fair
- T-204 | garden=Housing yard Ost; species=Norway maple; height=14; trunk_girth=140; crown_width=9; planted_in=1978; health=Good
- T-311 | garden=Cemetery south; species=Small-leaved lime; height=19; trunk_girth=260; crown_width=13; planted_in=1890; health=Weak
- T-318 | garden=Roof garden Quay; species=Serviceberry; height=3; trunk_girth=22; crown_width=2; planted_in=2019; health=Dead
record tree check|tree inspection|inspection|crown check: Title!;Tree->@tree|registered tree~T-017|T-204;Checked on:date!;Inspector~Runa Wald|Leo Ast;Damage=None|Dead wood|Fungus|Crack|Root damage|Lean;Stability=Safe|Limited|Unsafe;Action=None|Prune|Cable|Fell|Watch;Act by:date;Photo:image;Notes:long
- Beech after storm | tree=T-017; inspector=Runa Wald; damage=Dead wood; stability=Limited; action=Prune; notes=Branch above the drive.
- Maple yearly | tree=T-204; inspector=Leo Ast; damage=None; stability=Safe; action=None
- Lime with fungus | tree=T-311; inspector=Runa Wald; damage=Fungus; stability=Unsafe; action=Fell
- Roof tree after drought | tree=T-318; inspector=Leo Ast; damage=Root damage; stability=Limited; action=Watch
request quote request|estimate request|inquiry|garden request: Title!;Customer name;Address;Phone:phone;Garden service->@garden service|service~Lawn mowing with edges|Hedge cut two sides;Area:number(m²)#0-1000000;Wanted on:date;Waste taken away:boolean;Description:long;Photo:image;~Quoted price:money
- Wild garden, new owner | customer_name=Samir Ode; address=Rose Path 7; garden_service=Lawn mowing with edges; area=600; description=Grass is a metre high.; quoted_price=340
- Hedge towards the road | customer_name=Ula Brink; address=Hill 31; garden_service=Hedge cut two sides; area=0; quoted_price=210
- Thirty roses at entrance | customer_name=Hotel Seehof; address=Lake Road 5; garden_service=Shrub planting; area=60; quoted_price=620
- Winter service for clinic | customer_name=Clinic West; address=Ward Road 1; garden_service=Snow clearing paths; area=1800; quoted_price=3400
item machine|garden machine|equipment|mower: Name!;Kind=Mower|Trimmer|Chainsaw|Chipper|Tractor|Blower;Serial number;Drive=Petrol|Battery|Diesel|Hand;Operating hours:number(h)#0-20000;Next service at:number(h)#0-20000;Crew~Crew Green|Crew Oak;~Status=Ready|In use|Repair
- Ride-on mower 2 | kind=Mower; serial_number=RM-2207; drive=Petrol; operating_hours=812; next_service_at=850; crew=Crew Green; status=In use
- Battery trimmer | kind=Trimmer; serial_number=BT-118; drive=Battery; operating_hours=240; next_service_at=300; crew=Crew Oak; status=Ready
- Chipper drum 15 | kind=Chipper; serial_number=CD-771; drive=Diesel; operating_hours=1420; next_service_at=1500; crew=Crew Oak; status=Repair
- Chainsaw 40 cm | kind=Chainsaw; serial_number=CS-204; drive=Petrol; operating_hours=310; next_service_at=320; crew=Crew Oak; status=Ready
+ appointment|booking: Garden->@garden|property;Garden service->@garden service|service;Day:date;Starts at:time;Crew~Crew Green|Crew Oak

# air quality|air pollution|particulate matter|noise measurement|noise monitoring|environmental sensor|co2 monitor
item measuring station|station|sensor|air sensor|monitor: Name!;Station code;Kind=Air|Noise|Indoor|Weather|Mobile;Address;Latitude:number#-90-90;Longitude:number#-180-180;Height above ground:number(m)#0-200;Surroundings=Traffic|Housing|Industry|Rural|Classroom;Owner~Town of Rehn|Citizen group;Installed on:date;~Status=Online|Offline|Calibration;Photo:image
- Ring crossing | station_code=AQ-01; kind=Air; address=Ring 40; latitude=48.2; longitude=14.3; height_above_ground=3; surroundings=Traffic; owner=Town of Rehn; status=Online
- Classroom 2b | station_code=IN-07; kind=Indoor; address=School Road 3; latitude=48.21; longitude=14.31; height_above_ground=1.5; surroundings=Classroom; owner=Citizen group; status=Online
- Works fence north | station_code=NO-03; kind=Noise; address=Works Road 9; height_above_ground=4; surroundings=Industry; owner=Town of Rehn; status=Calibration
- Meadow mast | station_code=WE-02; kind=Weather; address=Low Meadow; height_above_ground=10; surroundings=Rural; owner=Citizen group; status=Offline
record reading|measurement|air reading|air quality reading|noise reading: Title!;Station->@measuring station|station|sensor~Ring crossing|Classroom 2b;Measured on:date!;At:time;Pollutant->@pollutant|parameter|substance~PM2.5|CO2;Value:number#0-100000;Unit=µg/m³|ppm|dB|°C|percent;Index=Good|Moderate|Poor|Very poor;Valid:boolean
- Ring, rush hour | station=Ring crossing; pollutant=PM2.5; value=38; unit=µg/m³; index=Poor
- 2b after two hours | station=Classroom 2b; pollutant=CO2; value=1640; unit=ppm; index=Poor
- Works fence at night | station=Works fence north; pollutant=Noise level; value=58; unit=dB; index=Moderate
- Meadow at noon | station=Meadow mast; pollutant=Ozone; value=74; unit=µg/m³; index=Good
item pollutant|parameter|substance|limit value: Name!;Unit=µg/m³|ppm|dB|°C|percent;Limit per hour:number#0-100000;Limit per day:number#0-100000;Limit per year:number#0-100000;Health effect:long;Colour
- PM2.5 | unit=µg/m³; limit_per_hour=0; limit_per_day=25; limit_per_year=10; health_effect=Fine dust reaches the lungs.
- CO2 | unit=ppm; limit_per_hour=1500; limit_per_day=1000; limit_per_year=0; health_effect=Tiredness and headache.
- Noise level | unit=dB; limit_per_hour=65; limit_per_day=60; limit_per_year=55; health_effect=Poor sleep and stress.
- Ozone | unit=µg/m³; limit_per_hour=180; limit_per_day=120; limit_per_year=0; health_effect=Irritates eyes and airways.
record alert|exceedance|limit alert|warning: Title!;Station->@measuring station|station~Ring crossing|Classroom 2b;Pollutant->@pollutant|parameter~PM2.5|CO2;Raised on:date!;At:time;Value:number#0-100000;Level=Information|Warning|Alarm;Advice:long;~Status=Active|Over|False alarm
- CO2 over 1500 in 2b | station=Classroom 2b; pollutant=CO2; value=1640; level=Warning; advice=Open the windows for five minutes.; status=Over
- Fine dust day at the Ring | station=Ring crossing; pollutant=PM2.5; value=31; level=Information; advice=Leave the car at home.; status=Active
- Night noise at the fence | station=Works fence north; pollutant=Noise level; value=71; level=Alarm; status=False alarm
- Ozone over 180 | station=Meadow mast; pollutant=Ozone; value=186; level=Warning; advice=No sport outdoors in the afternoon.; status=Over
request complaint report|citizen observation|smell report|noise complaint|observation: Title!;Address;Kind=Smell|Noise|Smoke|Dust|Light;Noticed on:date;At:time;Strength=Weak|Clear|Strong|Unbearable;Suspected source;Name;Email:email;Description:long;Photo:image
- Burnt plastic smell | address=Mill Lane 9; kind=Smell; strength=Strong; suspected_source=Yard behind the mill; name=Ute Arp; description=Every evening about nine.
- Compressor all night | address=East Ring 4; kind=Noise; strength=Clear; suspected_source=Supermarket roof; name=Jan Roux
- Grey dust on cars | address=Works Road 12; kind=Dust; strength=Clear; suspected_source=Gravel loading; name=Mo Reiter
- Smoke from garden fires | address=Allotment row 3; kind=Smoke; strength=Unbearable; name=Edda Wolf
work station maintenance|maintenance|calibration|sensor service: Title!;Station->@measuring station|station~Ring crossing|Classroom 2b;Kind=Calibration|Filter|Battery|Repair|Move;Due on:date;Technician~Ella Filter|Omar Stahl;Deviation found:percent;Cost:money;Notes:long
- Filter Ring crossing | station=Ring crossing; kind=Filter; technician=Ella Filter; deviation_found=4; cost=45
- Calibrate 2b outdoors | station=Classroom 2b; kind=Calibration; technician=Omar Stahl; deviation_found=6; cost=0
- New microphone works fence | station=Works fence north; kind=Repair; technician=Omar Stahl; deviation_found=9; cost=180
- Battery meadow mast | station=Meadow mast; kind=Battery; technician=Ella Filter; cost=35
item polluter|emission source|polluting facility|industrial site: Name!;Sector=Power|Chemistry|Metal|Farm|Traffic|Waste;Address;Permit number;Contact person;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Pollutants;~Status=In order|Warned|Fined|Closed
- Eastfield incinerator | sector=Waste; address=Eastfield Road 1; permit_number=EP-114; status=In order
- Forge works | sector=Metal; address=Works Road 21; permit_number=EP-120; status=Warned
- Solvent works Rhone bend | sector=Chemistry; address=Bend Street 14; permit_number=EP-142; pollutants=Benzene; status=Fined
- Ring road section 4 | sector=Traffic; address=Ring road, km 11 to 15; permit_number=EP-150; pollutants=Nitrogen dioxide; status=In order
! request pollution report|pollution complaint [pollution report\\w*|report\\w* pollution|report pollution|complain\\w*]: Title!;Kind=Smoke|Smell|Waste water|Dust|Noise;Place;Latitude:number#-90-90;Longitude:number#-180-180;Noticed on:date;Polluter->@polluter|emission source~Forge works;Photo:image;Description:long
- Black smoke at dawn | kind=Smoke; place=Works Road; polluter=Forge works
- Foam on the brook | kind=Waste water; place=Brook Lane bridge
- Sweet smell at the bend | kind=Smell; place=Bend Street school; polluter=Solvent works Rhone bend; description=Strongest when the wind is from the west.
- Lorries queue with engines on | kind=Noise; place=Ring road, exit 4; polluter=Ring road section 4

# well drilling|groundwater|flood warning|water level|river gauge|dam|reservoir
item measuring point|gauge|well|borehole|monitoring well|dam: Name!;Point code;Kind=River gauge|Groundwater well|Reservoir|Spring|Rain gauge;Water body;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-6000;Depth:number(m)#0-3000;Warning level:number(cm)#0-100000;Alarm level:number(cm)#0-100000;~Status=Normal|Warning|Alarm|Out of order;Photo:image
- Rehn bridge gauge | point_code=RG-04; kind=River gauge; water_body=Rehn; latitude=48.2; longitude=14.1; altitude=312; depth=0; warning_level=320; alarm_level=450; status=Normal
- Well meadow 3 | point_code=GW-11; kind=Groundwater well; water_body=Valley aquifer; latitude=48.18; longitude=14.12; altitude=318; depth=42; warning_level=0; alarm_level=0; status=Normal
- Mill spring | point_code=SP-02; kind=Spring; water_body=Mill brook; altitude=402; warning_level=0; status=Out of order
- Ridge reservoir | point_code=RS-01; kind=Reservoir; water_body=Ridge lake; altitude=611; depth=28; warning_level=2500; alarm_level=2700; status=Warning
record water level reading|level reading|reading|measurement: Title!;Measuring point->@measuring point|gauge|well~Rehn bridge gauge|Well meadow 3;Measured on:date!;At:time;Level:number(cm)#-10000-100000;Flow:number(m³/s)#0-100000;Temperature:number(°C)#-5-60;Rain:number(mm)#0-500;Trend=Falling|Steady|Rising;Read by~Ottmar Quell|Logger
- Rehn, Monday seven | measuring_point=Rehn bridge gauge; level=188; flow=42; temperature=9.4; rain=6; trend=Rising; read_by=Logger
- Well 3, spring | measuring_point=Well meadow 3; level=-640; flow=0; temperature=10.8; rain=0; trend=Steady; read_by=Ottmar Quell
- Mill spring, drought | measuring_point=Mill spring; level=4; flow=0.1; temperature=8.9; rain=0; trend=Falling; read_by=Ottmar Quell
- Ridge reservoir after thaw | measuring_point=Ridge reservoir; level=2530; flow=6; temperature=4; rain=14; trend=Rising; read_by=Logger
record flood warning|warning|alert|alarm: Title!;Measuring point->@measuring point|gauge~Rehn bridge gauge|Well meadow 3;Issued on:date!;At:time;Stage=Information|Warning|Alarm|Evacuation;Expected peak:number(cm)#0-100000;Peak at:time;Area;Advice:long;Issued by~Ottmar Quell|Duty office;~Status=Active|Lifted
- Rehn above three metres | measuring_point=Rehn bridge gauge; stage=Warning; expected_peak=360; area=Low Meadow and Weir Road; advice=Clear cellars, move cars.; issued_by=Duty office; status=Active
- High groundwater in the meadow | measuring_point=Well meadow 3; stage=Information; expected_peak=0; area=New estate; advice=Check cellar pumps.; issued_by=Ottmar Quell; status=Lifted
- Ridge reservoir spilling | measuring_point=Ridge reservoir; stage=Alarm; expected_peak=2710; area=Upper Rehn; advice=Keep off the river path.; issued_by=Duty office; status=Active
- Mill brook over the banks | measuring_point=Mill spring; stage=Evacuation; expected_peak=190; area=Mill Row; issued_by=Duty office; status=Lifted
request drilling request|well request|damage report|water permit: Title!;Applicant name;Address;Phone:phone;Kind=New well|Heat pump drilling|Deepening|Flood damage|Withdrawal permit;Expected depth:number(m)#0-3000;Water needed:number(m³/d)#0-1000000;Wanted on:date;Documents:file;Description:long
- Garden well at Hill 4 | applicant_name=Beate Born; address=Hill 4; kind=New well; expected_depth=25; water_needed=2
- Water in the cellar | applicant_name=Gil Sand; address=Weir Road 12; kind=Flood damage; description=40 cm on the first night.
- Two probes for heat pump | applicant_name=Ravi Shore; address=Beech Row 4; kind=Heat pump drilling; expected_depth=120; water_needed=0
- Water for nursery fields | applicant_name=Garten Sand; address=Nursery Lane 3; kind=Withdrawal permit; expected_depth=0; water_needed=40
work drilling job|field task|maintenance|pump test: Title!;Measuring point->@measuring point|well~Rehn bridge gauge|Well meadow 3;Kind=Drilling|Pump test|Sensor change|Cleaning|Dam check;Planned on:date;Crew~Rig 2|Ottmar Quell;Depth:number(m)#0-3000;Cost:money;Notes:long
- Pump test well 3 | measuring_point=Well meadow 3; kind=Pump test; crew=Rig 2; depth=42; cost=1200
- Clean gauge pipe | measuring_point=Rehn bridge gauge; kind=Cleaning; crew=Ottmar Quell; depth=0; cost=0
- Dam walk Ridge | measuring_point=Ridge reservoir; kind=Dam check; crew=Ottmar Quell; depth=0; cost=350
- Logger change Mill spring | measuring_point=Mill spring; kind=Sensor change; crew=Rig 1; depth=2; cost=240
record drill log|soil layer|borehole log|layer: Title!;Well->@measuring point|well|borehole~Rehn bridge gauge|Well meadow 3;From:number(m)#0-3000;To:number(m)#0-3000;Soil=Topsoil|Sand|Gravel|Clay|Rock;Colour;Water bearing:boolean;Drilled on:date;Remarks
- Well 3, 0 to 4 m | well=Well meadow 3; from=0; to=4; soil=Clay; colour=Brown
- Well 3, 4 to 19 m | well=Well meadow 3; from=4; to=19; soil=Gravel; colour=Grey; remarks=Water from 7 m.
- Well 3, 19 to 31 m | well=Well meadow 3; from=19; to=31; soil=Sand; colour=Yellow
- Well 3, 31 to 42 m | well=Well meadow 3; from=31; to=42; soil=Rock; colour=Blue grey; remarks=Drilling ends in rock.

# makerspace|hackerspace|fab lab|fablab|laser cutter|maker space|open workshop
item machine|laser cutter|workshop machine|equipment|tool: Name!;Kind=Laser cutter|3D printer|CNC router|Sewing machine|Lathe|Soldering station|Vinyl cutter;Room->@workshop|room|area~Wood room|Digital room;Training needed:boolean;Hourly fee:money;Work area~600 x 400 mm;Rules:long;Manual:file;Contact person~Ebba Holt|Jun Park;~Status=Free|In use|Defective|Maintenance;Photo:image
- Laser 60 W | kind=Laser cutter; room=Digital room; hourly_fee=12; work_area=600 x 400 mm; rules=Never leave it alone, no PVC.; contact_person=Jun Park; status=Free
- Wood lathe | kind=Lathe; room=Wood room; hourly_fee=5; work_area=900 mm long; rules=Face shield, no loose sleeves.; contact_person=Ebba Holt; status=Defective
- Router table 900 | kind=CNC router; room=Metal room; hourly_fee=10; work_area=900 x 600 mm; contact_person=Ebba Holt; status=Maintenance
- Overlocker 4 thread | kind=Sewing machine; room=Textile corner; hourly_fee=3; contact_person=Lea Zwirn; status=In use
item workshop|room|area|space: Name!;Floor;Area:number(m²)#1-10000;Work places:number#1-200;Keeper~Ebba Holt|Jun Park;Opening hours;Rules:long;Photo:image
- Wood room | floor=Ground; area=80; work_places=8; keeper=Ebba Holt; opening_hours=Tue to Sat
- Digital room | floor=First; area=45; work_places=10; keeper=Jun Park; opening_hours=Every day
- Metal room | floor=Ground; area=60; work_places=6; keeper=Rolf Span; opening_hours=Wed to Sun
- Textile corner | floor=First; area=30; work_places=5; keeper=Lea Zwirn; opening_hours=Every day
record training|machine training|safety briefing|induction|certification: Title!;Person~Mona Adler|Faris Lind;Machine->@machine|laser cutter|equipment~Laser 60 W|Wood lathe;Trainer~Ebba Holt|Jun Park;Held on:date!;Result=Passed|Repeat|No show;Valid until:date;Notes:long
- Adler on laser | person=Mona Adler; machine=Laser 60 W; trainer=Jun Park; result=Passed
- Lind on lathe | person=Faris Lind; machine=Wood lathe; trainer=Ebba Holt; result=Repeat; notes=Tool rest too far away.
- Sorg on overlocker | person=Tina Sorg; machine=Overlocker 4 thread; trainer=Lea Zwirn; result=Passed
- Kern on router | person=Max Kern; machine=Router table 900; trainer=Ebba Holt; result=No show
record usage|machine usage|usage log|machine log: Title!;Machine->@machine|laser cutter~Laser 60 W|Wood lathe;Person~Mona Adler|Faris Lind;Day:date!;Starts at:time;Minutes:number(min)#1-1440;Material->@material|stock material~Poplar plywood 4 mm|Acrylic 3 mm clear;Amount:number#0-1000;~Fee:money;Notes
- Adler, lamp parts | machine=Laser 60 W; person=Mona Adler; minutes=45; material=Poplar plywood 4 mm; amount=2; fee=17
- Lind, bowl | machine=Wood lathe; person=Faris Lind; minutes=90; amount=0; fee=8
- Sorg, hoodie seams | machine=Overlocker 4 thread; person=Tina Sorg; minutes=120; material=Sweat fabric grey; amount=2; fee=6
- Kern, guitar body | machine=Router table 900; person=Max Kern; minutes=180; material=Aluminium sheet 2 mm; amount=1; fee=30
item material|stock material|consumable: Name!;Kind=Wood|Acrylic|Filament|Metal|Fabric|Electronics;In stock:number#0-10000;Minimum stock:number#0-1000;Unit=Sheet|Metre|Roll|Piece;Price per unit:money;Shelf~W-2|D-1
- Poplar plywood 4 mm | kind=Wood; in_stock=26; minimum_stock=10; unit=Sheet; price_per_unit=4; shelf=W-2
- Acrylic 3 mm clear | kind=Acrylic; in_stock=7; minimum_stock=8; unit=Sheet; price_per_unit=9; shelf=D-1
- Sweat fabric grey | kind=Fabric; in_stock=34; minimum_stock=10; unit=Metre; price_per_unit=11; shelf=T-1
- Aluminium sheet 2 mm | kind=Metal; in_stock=5; minimum_stock=4; unit=Sheet; price_per_unit=22; shelf=M-3
item project|maker project|showcase project: Title!;Maker~Mona Adler|Faris Lind;Category=Furniture|Electronics|Art|Toy|Textile|Repair;Machine->@machine|equipment~Laser 60 W|Wood lathe;Hours:number(h)#0-2000;Material cost:money;Files:file;Description:long;Picture:image
- Folded plywood lamp | maker=Mona Adler; category=Furniture; machine=Laser 60 W; hours=6; material_cost=12; description=Living hinge, no glue.
- Cherry bowl | maker=Faris Lind; category=Art; machine=Wood lathe; hours=4; material_cost=5
- Grey hoodie with pocket | maker=Tina Sorg; category=Textile; machine=Overlocker 4 thread; hours=5; material_cost=26
- Lap steel guitar | maker=Max Kern; category=Electronics; machine=Router table 900; hours=30; material_cost=95
request defect report|machine problem|damage report|problem: Title!;Machine->@machine|equipment~Laser 60 W|Wood lathe;Kind=Does not start|Bad result|Broken part|Noise|Missing tool;Noticed on:date;Description:long;Photo:image;~Fixed by~Ebba Holt|Jun Park
- Lathe belt slips | machine=Wood lathe; kind=Broken part; description=Smells burnt at high speed.; fixed_by=Ebba Holt
- Laser cuts unevenly | machine=Laser 60 W; kind=Bad result; description=Left side only half through.
- Overlocker needle gone | machine=Overlocker 4 thread; kind=Missing tool; fixed_by=Jun Park
- Router spindle howls | machine=Router table 900; kind=Noise; description=Above 12000 turns.
+ booking|reservation: Machine->@machine|laser cutter;Day:date;Starts at:time;Ends at:time;Project;Trained:boolean
+ event registration: Material fee paid:boolean;Experience=None|Some|Much

# sailing school|boat licence|sailing course|rowing club|sailing club|regatta|sailor
item boat|sailing boat|rowing boat|dinghy|club boat: Name!;Sail number;Class=Optimist|Laser|Keelboat|Single|Double|Eight|Catamaran;Seats:number#1-9;Built in:number#1900-2100;Weight class:number(kg)#0-200;Place->@boat house|boathouse|jetty|place~Boat house A|Jetty 2;~Status=Ready|On water|Damaged|Blocked;Photo:image
- Libelle | sail_number=1204; class=Optimist; seats=1; built_in=2016; weight_class=0; place=Jetty 2; status=Ready
- Rehn Eight | class=Eight; seats=9; built_in=2011; weight_class=85; place=Boat house A; status=Damaged
- Windsbraut | sail_number=88; class=Keelboat; seats=5; built_in=2004; place=Harbour shed; status=On water
- Scull Nixe | class=Single; seats=1; built_in=2019; weight_class=70; place=River hut; status=Blocked
item boat house|boathouse|jetty|place: Name!;Address;Water=Lake|River|Sea|Canal;Boat places:number#1-1000;Key keeper~Kuno Baer|Vivi Storm;Depth:number(m)#0-100;Photo:image
- Boat house A | address=Weir Path 1; water=River; boat_places=40; key_keeper=Kuno Baer; depth=2
- Jetty 2 | address=Lake Road 18; water=Lake; boat_places=18; key_keeper=Vivi Storm; depth=3
- Harbour shed | address=Mole 4; water=Sea; boat_places=12; key_keeper=Olaf Reef; depth=4
- River hut | address=Canal Path 9; water=Canal; boat_places=20; key_keeper=Ines Blatt; depth=2
record outing|trip|logbook entry|row|sailing trip|training outing: Title!;Boat->@boat|sailing boat|rowing boat~Libelle|Rehn Eight;Day:date!;Out at:time;Back at:time;Crew:long;Distance:number(km)#0-500;Route;Wind:number(bft)#0-12;Damage:long;Entered by~Kuno Baer|Vivi Storm
- Eight to the weir | boat=Rehn Eight; crew=Baer, Holm, Lind, Sato, Amin, Roth, Koch, Wu, cox Storm; distance=14; route=Boat house, weir, back; wind=2; damage=Rudder touched a stone.; entered_by=Kuno Baer
- Kids on the lake | boat=Libelle; crew=Nils F.; distance=3; route=Bay; wind=3; entered_by=Vivi Storm
- Keelboat to the island | boat=Windsbraut; crew=Reef, Amin, Wu; distance=22; route=Mole, island, mole; wind=4; entered_by=Olaf Reef
- Morning scull | boat=Scull Nixe; crew=I. Blatt; distance=9; route=Canal to lock; wind=1; entered_by=Ines Blatt
event sailing course|course|training|licence course: Title!;Level=Beginner|Advanced|Licence A|Licence B|Racing;On:date!;Ends on:date;Instructor->@instructor|coach|trainer~Vivi Storm|Olaf Reef;Places:number#1-100;Price:money;Place->@boat house|jetty~Boat house A|Jetty 2;Description:long;Picture:image
- Kids week Optimist | level=Beginner; instructor=Vivi Storm; places=10; price=190; place=Jetty 2
- Licence A theory and practice | level=Licence A; instructor=Olaf Reef; places=14; price=340; place=Jetty 2
- Keelboat racing weekend | level=Racing; instructor=Olaf Reef; places=5; price=260; place=Harbour shed
- Learn to scull | level=Advanced; instructor=Ines Blatt; places=6; price=140; place=River hut
person instructor|coach|trainer: Name!;Phone:phone;Email:email;Licences~Keelboat, dinghy|Rowing;First aid until:date;Hourly rate:money;~Status=Active|Pause
- Vivi Storm | licences=Dinghy, keelboat; hourly_rate=28; status=Active
- Olaf Reef | licences=Keelboat; hourly_rate=32; status=Active
- Ines Blatt | licences=Rowing; hourly_rate=26; status=Active
- Jack Tarn | licences=Catamaran; hourly_rate=30; status=Pause
record race result|regatta result|result|race: Title!;Regatta->@regatta|competition~Autumn cup|River sprint;Boat->@boat|dinghy~Libelle|Rehn Eight;Crew;Race number:number#1-30;Time:number(min)#0-3000;Place:number#1-500;Points:number#0-1000;Remark=None|Did not start|Did not finish|Disqualified
- Libelle, race 1 | regatta=Autumn cup; boat=Libelle; crew=Nils F.; race_number=1; time=38; place=2; points=2; remark=None
- Rehn Eight, final | regatta=River sprint; boat=Rehn Eight; crew=Club eight; race_number=3; time=2; place=1; points=1; remark=None
- Windsbraut, race 2 | regatta=Harbour bell; boat=Windsbraut; crew=Reef crew; race_number=2; time=74; place=5; points=5; remark=None
- Nixe, heat 1 | regatta=Lock to lock; boat=Scull Nixe; crew=Ines Blatt; race_number=1; time=0; place=12; points=13; remark=Did not finish
event regatta|competition|race day: Title!;On:date!;Starts at:time;Water;Classes~Optimist, Laser|Eight;Entries:number#0-1000;Entry fee:money;Race officer~Olaf Reef|Kuno Baer;Notice of race:file
- Autumn cup | water=Lake Rehn; classes=Optimist, Laser; entries=34; entry_fee=20; race_officer=Olaf Reef
- River sprint | water=River km 14; classes=Eight; entries=6; entry_fee=60; race_officer=Kuno Baer
- Harbour bell | water=Outer harbour; classes=Keelboat; entries=14; entry_fee=45; race_officer=Jack Tarn
- Lock to lock | water=Canal km 2 to 8; classes=Single, Double; entries=22; entry_fee=15; race_officer=Kuno Baer
work boat repair|repair|maintenance|boat care: Title!;Boat->@boat|dinghy~Libelle|Rehn Eight;Kind=Repair|Polish|Rigging|Sail|Safety check;Due on:date;Assigned to~Kuno Baer|Boatyard Olm;Cost:money;Notes:long
- Rudder of the eight | boat=Rehn Eight; kind=Repair; assigned_to=Boatyard Olm; cost=180
- New sheet for Libelle | boat=Libelle; kind=Rigging; assigned_to=Kuno Baer; cost=24
- Polish hull Windsbraut | boat=Windsbraut; kind=Polish; assigned_to=Boatyard Olm; cost=90
- Check buoyancy Nixe | boat=Scull Nixe; kind=Safety check; assigned_to=Ines Blatt; cost=0
+ booking|reservation: Boat->@boat|dinghy;Day:date;Out at:time;Back by:time;Crew:long
+ event registration: Boat->@boat|dinghy;Level=Beginner|Advanced|Licence A|Licence B|Racing;Swims:boolean;Born on:date

# ski lift|cable car|chairlift|ropeway|lift pass|ski resort|slope
item lift|cable car|chairlift|ropeway|gondola: Name!;Kind=Chairlift|Gondola|Drag lift|Funicular|Magic carpet;Valley station:number(m)#0-5000;Top station:number(m)#0-5000;Length:number(m)#10-20000;Capacity:number(persons/h)#10-10000;Chairs:number#1-500;Built in:number#1900-2100;Opens at:time;Last ride at:time;~Status=Open|Closed|Wind hold|Maintenance|Fault;Photo:image
- Sunny chair | kind=Chairlift; valley_station=1120; top_station=1640; length=1820; capacity=2400; chairs=88; built_in=2009; status=Open
- Kids carpet | kind=Magic carpet; valley_station=1120; top_station=1138; length=90; capacity=900; chairs=1; built_in=2018; status=Closed
- Eagle gondola | kind=Gondola; valley_station=1120; top_station=2210; length=3400; capacity=2800; chairs=74; built_in=2016; status=Wind hold
- Forest drag | kind=Drag lift; valley_station=1300; top_station=1480; length=620; capacity=800; chairs=60; built_in=1984; status=Fault
item slope|ski run|piste|trail: Name!;Slope number;Difficulty=Easy|Medium|Hard|Expert;Length:number(m)#10-30000;Lift->@lift|chairlift~Sunny chair|Kids carpet;Snow making:boolean;Night skiing:boolean;Groomed:boolean;~Status=Open|Closed|Avalanche danger|Race
- Meadow run | slope_number=1; difficulty=Easy; length=2100; lift=Sunny chair; status=Open
- Steep wall | slope_number=4; difficulty=Hard; length=900; lift=Sunny chair; status=Closed
- Eagle downhill | slope_number=7; difficulty=Expert; length=5200; lift=Eagle gondola; status=Race
- Forest trail | slope_number=3; difficulty=Medium; length=1300; lift=Forest drag; status=Avalanche danger
record snow report|snow measurement|weather report|conditions: Title!;Day:date!;At:time;Place~Valley|Mountain top;Snow depth:number(cm)#0-1500;New snow:number(cm)#0-300;Temperature:number(°C)#-50-35;Wind:number(km/h)#0-300;Avalanche level=1|2|3|4|5;Visibility=Good|Fair|Poor;Reported by~Sepp Firn|Anja Berg
- Top, Saturday | place=Mountain top; snow_depth=142; new_snow=18; temperature=-7; wind=25; avalanche_level=3; visibility=Good; reported_by=Sepp Firn
- Valley, Saturday | place=Valley; snow_depth=48; new_snow=9; temperature=-1; wind=8; avalanche_level=2; visibility=Fair; reported_by=Anja Berg
- Top, Sunday | place=Mountain top; snow_depth=171; new_snow=32; temperature=-11; wind=70; avalanche_level=4; visibility=Poor; reported_by=Sepp Firn
- Middle station, Monday | place=Middle station; snow_depth=96; new_snow=0; temperature=-4; wind=12; avalanche_level=1; visibility=Good; reported_by=Anja Berg
record operating log|lift log|daily check|lift check: Title!;Lift->@lift|chairlift~Sunny chair|Kids carpet;Day:date!;Started at:time;Stopped at:time;Passengers:number#0-100000;Operating hours:number(h)#0-24;Stops:number#0-200;Brake test=Passed|Failed;Wind limit kept:boolean;Operator~Anja Berg|Toni Seil;Remarks:long
- Sunny chair, Saturday | lift=Sunny chair; passengers=6120; operating_hours=8; stops=3; brake_test=Passed; operator=Toni Seil
- Carpet, Friday | lift=Kids carpet; passengers=310; operating_hours=6; stops=1; brake_test=Passed; operator=Anja Berg; remarks=Belt iced in the morning.
- Gondola, Sunday | lift=Eagle gondola; passengers=1900; operating_hours=3; stops=9; brake_test=Passed; operator=Toni Seil; remarks=Stopped at noon for wind.
- Drag, Sunday | lift=Forest drag; passengers=0; operating_hours=0; stops=0; brake_test=Failed; operator=Anja Berg
item pass type|lift pass|ticket type|tariff: Name!;Days:number(days)#0-365;Adult price:money;Child price:money;Senior price:money;Season=Main|Side|All;Valid from:time;Deposit:money;Description:long
- Day pass | days=1; adult_price=46; child_price=24; senior_price=40; season=Main; deposit=3
- Six-day pass | days=6; adult_price=228; child_price=118; senior_price=205; season=Main; deposit=3
- Afternoon pass | days=1; adult_price=34; child_price=18; senior_price=29; season=All; deposit=3
- Season pass | days=160; adult_price=590; child_price=295; senior_price=510; season=All; deposit=5
work maintenance task|maintenance|grooming task|repair: Title!;Lift->@lift|chairlift~Sunny chair|Kids carpet;Slope->@slope|ski run~Meadow run|Steep wall;Kind=Rope check|Gearbox|Grooming|Snow making|Chair service;Due on:date;Assigned to~Toni Seil|Groomer 2;Hours:number(h)#0-1000;Notes:long
- Shorten rope | lift=Sunny chair; kind=Rope check; assigned_to=Toni Seil; hours=10
- Groom meadow at night | lift=Sunny chair; slope=Meadow run; kind=Grooming; assigned_to=Groomer 2; hours=3
- Gearbox oil forest drag | lift=Forest drag; slope=Forest trail; kind=Gearbox; assigned_to=Toni Seil; hours=5
- Snow guns downhill | lift=Eagle gondola; slope=Eagle downhill; kind=Snow making; assigned_to=Groomer 2; hours=9
record slope incident|accident|rescue|ski patrol report: Title!;Slope->@slope|piste~Meadow run|Steep wall;Day:date!;At:time;Person;Injury=None|Knee|Head|Arm|Back;Cause=Fall|Collision|Illness|Avalanche;Transport=None|Sledge|Helicopter;Patroller~Sepp Firn|Ria Schnee;Notes:long
- Collision at the fork | slope=Meadow run; person=Guest, 34; injury=Arm; cause=Collision; transport=Sledge; patroller=Ria Schnee
- Fall at the steep wall | slope=Steep wall; person=Guest, 51; injury=Knee; cause=Fall; transport=Helicopter; patroller=Sepp Firn
- Faint at the top | slope=Eagle downhill; person=Guest, 67; injury=None; cause=Illness; transport=Sledge; patroller=Ria Schnee
- Loose snow on trail 3 | slope=Forest trail; person=Skier, 22; injury=Back; cause=Avalanche; transport=Helicopter; patroller=Sepp Firn
+ ticket|order: Pass type->@pass type|lift pass;Person type=Adult|Child|Senior|Youth;Valid from:date;Card number;~Price:money

# vending machine|snack machine|coffee machine service|vending operator|water dispenser
item vending machine|machine|coffee machine|dispenser: Name!;Machine number;Kind=Snacks|Cold drinks|Coffee|Combo|Fresh food|Water;Location->@location|site|customer site~Clinic lobby|Factory canteen;Maker;Slots:number#1-200;Installed on:date;Payment=Coins|Card|App|All;~Cash inside:money;~Status=Working|Low stock|Out of order|Removed;Photo:image
- Clinic snacks 1 | machine_number=VM-017; kind=Snacks; location=Clinic lobby; maker=Automat Nord; slots=40; payment=All; cash_inside=86; status=Low stock
- Canteen coffee | machine_number=VM-033; kind=Coffee; location=Factory canteen; maker=Barista Tech; slots=12; payment=Card; cash_inside=0; status=Working
- Campus drinks 2 | machine_number=VM-041; kind=Cold drinks; location=Campus hall; maker=Automat Nord; slots=24; payment=App; cash_inside=0; status=Out of order
- Farm fresh box | machine_number=VM-052; kind=Fresh food; location=Village square; maker=Regiobox; slots=32; payment=Coins; cash_inside=41; status=Working
item location|site|customer site|placement: Name!;Address;Contact person;Phone:phone;Access hours;Visitors per day:number#0-100000;Commission:percent;Contract until:date
- Clinic lobby | address=Ward Road 1; contact_person=Front desk; access_hours=Always; visitors_per_day=900; commission=12
- Factory canteen | address=Works Road 1; contact_person=Chef Lund; access_hours=5.00 to 23.00; visitors_per_day=320; commission=8
- Campus hall | address=Campus 1; contact_person=Porter Hahn; access_hours=6.00 to 22.00; visitors_per_day=2400; commission=15
- Village square | address=Main Street 2; contact_person=Heidi Alm; access_hours=Always; visitors_per_day=140; commission=0
item vended product|snack|drink|slot product|article in machine: Name!;Category=Snack|Drink|Coffee|Fresh food|Sweet;Purchase price:money;Selling price:money;Content~50 g|0.5 l;Store stock:number#0-100000;Minimum stock:number#0-10000;Best before:date;Allergens;Picture:image
- Nut bar 50 g | category=Snack; purchase_price=0.7; selling_price=1.8; content=50 g; store_stock=420; minimum_stock=150; allergens=Nuts
- Still water 0.5 l | category=Drink; purchase_price=0.3; selling_price=1.5; content=0.5 l; store_stock=960; minimum_stock=300; allergens=None
- Eggs, ten pieces | category=Fresh food; purchase_price=2.4; selling_price=3.8; content=10 pieces; store_stock=60; minimum_stock=30; allergens=Egg
- Espresso beans 1 kg | category=Coffee; purchase_price=13; selling_price=24; content=1 kg; store_stock=18; minimum_stock=12; allergens=None
record refill|filling|restock|service visit|refill visit: Title!;Machine->@vending machine|machine~Clinic snacks 1|Canteen coffee;Visited on:date!;Filler~Romy Bach|Deniz Ata;Items filled:number#0-5000;Expired items:number#0-1000;Cash collected:money;Counter:number#0-100000000;Cleaned:boolean;Notes:long
- Clinic, Tuesday | machine=Clinic snacks 1; filler=Romy Bach; items_filled=118; expired_items=3; cash_collected=142; counter=88120
- Canteen, Tuesday | machine=Canteen coffee; filler=Deniz Ata; items_filled=24; expired_items=0; cash_collected=0; counter=204417; notes=New beans, milk powder full.
- Campus, Wednesday | machine=Campus drinks 2; filler=Romy Bach; items_filled=210; expired_items=0; cash_collected=0; counter=311020
- Village, Friday | machine=Farm fresh box; filler=Heidi Alm; items_filled=44; expired_items=2; cash_collected=96; counter=12040
record sale|vend|transaction|daily sales: Title!;Machine->@vending machine|machine~Clinic snacks 1|Canteen coffee;Product->@vended product|snack|drink~Nut bar 50 g|Still water 0.5 l;Sold on:date!;At:time;Quantity:number#1-10000;Amount:money;Paid with=Coins|Card|App
- Nut bars on Monday | machine=Clinic snacks 1; product=Nut bar 50 g; quantity=14; amount=25.2; paid_with=Card
- Water on Monday | machine=Clinic snacks 1; product=Still water 0.5 l; quantity=22; amount=33; paid_with=Coins
- Eggs on Saturday | machine=Farm fresh box; product=Eggs, ten pieces; quantity=9; amount=34.2; paid_with=Coins
- Water at campus | machine=Campus drinks 2; product=Still water 0.5 l; quantity=40; amount=60; paid_with=App
request fault report|refund request|machine problem|complaint: Title!;Machine->@vending machine|machine~Clinic snacks 1|Canteen coffee;Kind=Money lost|Product stuck|No power|Empty|Dirty|Payment fails;Amount lost:money;Happened on:date;Name;Phone:phone;Description:long;Photo:image
- Bar hangs in slot 14 | machine=Clinic snacks 1; kind=Product stuck; amount_lost=1.8; name=Night nurse
- Card reader dead | machine=Canteen coffee; kind=Payment fails; amount_lost=0; name=Chef Lund
- Machine swallowed two euros | machine=Farm fresh box; kind=Money lost; amount_lost=2; name=Edda Wolf
- Dark since Monday | machine=Campus drinks 2; kind=No power; amount_lost=0; name=Porter Hahn
work filling tour|tour|repair job|maintenance|task: Title!;Machine->@vending machine|machine~Clinic snacks 1|Canteen coffee;Kind=Refill|Repair|Cleaning|Installation|Removal;Day:date;Assigned to~Romy Bach|Deniz Ata;Stops:number#1-100;Notes:long
- Reader for canteen | machine=Canteen coffee; kind=Repair; assigned_to=Deniz Ata; stops=1
- Friday north tour | machine=Clinic snacks 1; kind=Refill; assigned_to=Romy Bach; stops=9
- Wash fresh box | machine=Farm fresh box; kind=Cleaning; assigned_to=Deniz Ata; stops=1
- Take campus machine away | machine=Campus drinks 2; kind=Removal; assigned_to=Deniz Ata; stops=1
! record slot|machine slot|slot plan [slots?|planogram|fill level|stock level\\w*|inventory]: Slot number!;Machine->@vending machine|machine~Clinic snacks 1|Canteen coffee;Product->@vended product|snack~Nut bar 50 g|Still water 0.5 l;Capacity:number#1-100;~In slot:number#0-100;Price:money
- 14 | machine=Clinic snacks 1; product=Nut bar 50 g; capacity=12; in_slot=3; price=1.8
- 21 | machine=Clinic snacks 1; product=Still water 0.5 l; capacity=8; in_slot=8; price=1.5
- 3 | machine=Farm fresh box; product=Eggs, ten pieces; capacity=6; in_slot=2; price=3.8
- 11 | machine=Campus drinks 2; product=Still water 0.5 l; capacity=20; in_slot=0; price=1.5

# security camera|cctv|alarm system|surveillance|security company|security guard|guard patrol|burglar alarm
item site|object|guarded site|protected property|property: Name!;Address;Client;Kind=Office|Shop|Factory|Home|Construction site|Event;Contact person;Phone:phone;Alarm code word;Risk=Low|Medium|High;Instructions:long;Site plan:image
- Goldsmith Ring 4 | address=Ring 4; client=Juwelier Amber; kind=Shop; contact_person=Ms Amber; alarm_code_word=Heron; risk=High; instructions=Police first, then owner.
- Depot Ost night | address=Trade Park 1; client=Ostmark Trans; kind=Factory; contact_person=Gate office; alarm_code_word=Maple; risk=Medium; instructions=Check gate C twice.
- Villa Sonnhof | address=Sun Terrace 9; client=Family Kemp; kind=Home; contact_person=Mr Kemp; alarm_code_word=Otter; risk=Low
- Lake festival | address=Lake Meadow; client=Dorn Events; kind=Event; contact_person=Stage office; alarm_code_word=Drum; risk=Medium
item device|security camera|camera|alarm device|detector: Name!;Site->@site|object~Goldsmith Ring 4|Depot Ost night;Kind=Camera|Motion detector|Door contact|Smoke detector|Siren|Control panel;Location;IP address;Serial number;Installed on:date;Battery:percent;Recording days:number(days)#0-365;~Status=Online|Offline|Tampered|Fault
- Camera entrance | site=Goldsmith Ring 4; kind=Camera; location=Above the door; ip_address=10.2.0.11; serial_number=CM-4417; battery=100; recording_days=3; status=Online
- Gate C contact | site=Depot Ost night; kind=Door contact; location=Gate C; serial_number=DC-208; battery=22; recording_days=0; status=Fault
- Hall motion sensor | site=Villa Sonnhof; kind=Motion detector; location=Hall; serial_number=MD-118; battery=80; status=Offline
- Stage siren | site=Lake festival; kind=Siren; location=Stage left; serial_number=SR-021; battery=95; status=Tampered
record alarm|alarm event|security event|alert: Title!;Site->@site|object~Goldsmith Ring 4|Depot Ost night;Device->@device|camera|detector~Camera entrance|Gate C contact;Day:date!;At:time;Kind=Intrusion|Fire|Hold-up|Tamper|Power loss|Test;Action=Called client|Patrol sent|Police called|None;False alarm:boolean;Operator~Control room 1|Selma Wacht;~Status=Open|In progress|Closed;Notes:long
- Gate C opened at two | site=Depot Ost night; device=Gate C contact; kind=Intrusion; action=Patrol sent; operator=Selma Wacht; status=Closed; notes=Wind, bolt not locked.
- Camera covered | site=Goldsmith Ring 4; device=Camera entrance; kind=Tamper; action=Called client; operator=Control room 1; status=Open
- Cat in the hall | site=Villa Sonnhof; device=Hall motion sensor; kind=Test; action=None; operator=Control room 1; status=Closed
- Siren cable cut | site=Lake festival; device=Stage siren; kind=Power loss; action=Police called; operator=Selma Wacht; status=In progress
person guard|security guard|patrol officer: Name!;Badge number;Phone:phone;Email:email;Licence until:date;Qualifications~Fire, first aid|Dog handler;Hourly wage:money;~Status=On duty|Off duty|Sick|On leave
- Emre Kaya | badge_number=G-21; qualifications=Fire, first aid; hourly_wage=16; status=On duty
- Tanja Post | badge_number=G-34; qualifications=Dog handler; hourly_wage=17; status=Off duty
- Milan Horv | badge_number=G-40; qualifications=Events, radio; hourly_wage=15; status=Sick
- Aisha Noor | badge_number=G-47; qualifications=Control room; hourly_wage=18; status=On leave
work guard shift|shift|duty|assignment: Title!;Guard->@guard|security guard~Emre Kaya|Tanja Post;Site->@site|object~Goldsmith Ring 4|Depot Ost night;Day:date;Starts at:time;Ends at:time;Post~Gate|Patrol car;Equipment~Radio, lamp|Dog;~Hours:number(h)#0-24;Notes:long
- Depot night, Kaya | guard=Emre Kaya; site=Depot Ost night; post=Gate; equipment=Radio, lamp; hours=10
- Ring patrol, Post | guard=Tanja Post; site=Goldsmith Ring 4; post=Patrol car; equipment=Dog; hours=8
- Festival night, Horv | guard=Milan Horv; site=Lake festival; post=Stage; equipment=Radio, vest; hours=12
- Villa round, Noor | guard=Aisha Noor; site=Villa Sonnhof; post=Patrol car; equipment=Lamp, keys; hours=6
record patrol|patrol round|checkpoint scan|guard report|round: Title!;Shift->@guard shift|shift~Depot night, Kaya|Ring patrol, Post;Site->@site|object~Goldsmith Ring 4|Depot Ost night;Day:date!;At:time;Checkpoint~Gate C|Rear door;Finding=All well|Open door|Light on|Person met|Damage|Water;Photo:image;Remarks:long
- Gate C, three o'clock | shift=Depot night, Kaya; site=Depot Ost night; checkpoint=Gate C; finding=Open door; remarks=Closed and bolted.
- Rear door Ring | shift=Ring patrol, Post; site=Goldsmith Ring 4; checkpoint=Rear door; finding=All well
- Backstage at one | shift=Festival night, Horv; site=Lake festival; checkpoint=Backstage door; finding=Person met; remarks=Sent to the exit.
- Villa terrace | shift=Villa round, Noor; site=Villa Sonnhof; checkpoint=Terrace; finding=Light on
request service request|installation request|footage request|quote request: Title!;Site->@site|object~Goldsmith Ring 4|Depot Ost night;Kind=New system|Repair|Footage|Extra guard|Code change;Wanted on:date;Description:long;Contact name;Phone:phone;~Technician~Jo Funke|Ilka Sens
- Battery for gate C | site=Depot Ost night; kind=Repair; contact_name=Gate office; technician=Jo Funke
- Footage of Tuesday noon | site=Goldsmith Ring 4; kind=Footage; contact_name=Ms Amber; description=From 12.10 to 12.25.
- Two more guards on Saturday | site=Lake festival; kind=Extra guard; contact_name=Stage office
- New code after renovation | site=Villa Sonnhof; kind=Code change; contact_name=Mr Kemp; technician=Ilka Sens

# permit to work|hot work permit|work permit|gate pass|contractor management|site access|lockout
request work permit|permit|permit to work|hot work permit: Permit number!;Kind=Hot work|Height|Confined space|Electrical|Excavation|Cold work;Plant area->@plant area|area|location~Tank farm 2|Boiler house;Contractor->@contractor|outside company~Schweiss Moor|Rohr und Co;Work:long;From:date;Starts at:time;Ends at:time;Workers:number#1-500;Hazards:long;Precautions:long;~Approved by~Shift lead Orn|HSE Dalia
- PW-2207 | kind=Hot work; plant_area=Boiler house; contractor=Schweiss Moor; work=Weld bracket at steam line.; workers=2; hazards=Sparks, hot surface; precautions=Fire watch for one hour, blanket.; approved_by=Shift lead Orn
- PW-2210 | kind=Confined space; plant_area=Tank farm 2; contractor=Rohr und Co; work=Clean tank T4.; workers=3; hazards=Lack of oxygen; precautions=Gas test, harness, guard at manhole.; approved_by=HSE Dalia
- PW-2214 | kind=Height; plant_area=Pipe bridge 4; contractor=Geruest Bau; work=Scaffold at rack 4.; workers=5; approved_by=HSE Dalia
- PW-2219 | kind=Electrical; plant_area=Switch room 1; contractor=Volta Electric; work=Swap breaker Q7.; workers=2; precautions=Locked, earthed, tested.; approved_by=Shift lead Orn
item plant area|area|location|zone: Name!;Area code;Building;Hazard=None|Explosion|Chemical|Pressure|High voltage|Heat;Responsible~Shift lead Orn|HSE Dalia;Phone:phone;Assembly point;Map:image
- Tank farm 2 | area_code=TF2; building=Outdoor; hazard=Explosion; responsible=HSE Dalia; assembly_point=Gate 3
- Boiler house | area_code=BH; building=Block C; hazard=Pressure; responsible=Shift lead Orn; assembly_point=Gate 1
- Pipe bridge 4 | area_code=PB4; building=Outdoor; hazard=Chemical; responsible=HSE Dalia; assembly_point=Gate 2
- Switch room 1 | area_code=SR1; building=Block A; hazard=High voltage; responsible=Electrician Kai; assembly_point=Gate 1
item contractor|outside company|contract company: Name!;Trade=Welding|Pipework|Electrical|Scaffolding|Cleaning|Civil works;Contact person;Phone:phone;Email:email;Insured until:date;Safety rating=A|B|C;Incidents:number#0-500;~Status=Approved|Blocked|Under review
- Schweiss Moor | trade=Welding; contact_person=Egon Moor; safety_rating=A; incidents=0; status=Approved
- Rohr und Co | trade=Pipework; contact_person=Tina Rohr; safety_rating=B; incidents=1; status=Approved
- Geruest Bau | trade=Scaffolding; contact_person=Ron Stahl; safety_rating=C; incidents=4; status=Under review
- Volta Electric | trade=Electrical; contact_person=Maja Orr; safety_rating=A; incidents=0; status=Approved
person contract worker|worker|contractor worker: Name!;Contractor->@contractor|outside company~Schweiss Moor|Rohr und Co;Badge number;ID number;Safety induction until:date;Qualifications~Welder, fire watch|Tank entry;Phone:phone;~Status=Cleared|Not cleared|Blocked
- Pavel Moor | contractor=Schweiss Moor; badge_number=X-417; id_number=P2204; qualifications=Welder, fire watch; status=Cleared
- Ines Kroll | contractor=Rohr und Co; badge_number=X-430; id_number=P3308; qualifications=Tank entry; status=Cleared
- Dino Ferri | contractor=Geruest Bau; badge_number=X-441; qualifications=Scaffold, harness; status=Blocked
- Lars Ohm | contractor=Volta Electric; badge_number=X-455; qualifications=High voltage switching; status=Not cleared
record gas test|gas measurement|isolation|lockout|measurement: Title!;Permit->@work permit|permit~PW-2207|PW-2210;Done on:date!;At:time;Kind=Oxygen|Explosive gas|Toxic gas|Lockout|Depressurised;Value:number#0-100000;Unit=percent|ppm|bar;Safe:boolean;Lock number;Tested by~HSE Dalia|Fitter Bo
- Oxygen in T4 | permit=PW-2210; kind=Oxygen; value=20.8; unit=percent; tested_by=HSE Dalia
- Steam valve locked | permit=PW-2207; kind=Lockout; value=0; unit=bar; lock_number=L-18; tested_by=Fitter Bo
- Hydrogen sulphide at rack 4 | permit=PW-2214; kind=Toxic gas; value=2; unit=ppm; tested_by=HSE Dalia
- Breaker Q7 locked | permit=PW-2219; kind=Lockout; value=0; unit=percent; lock_number=L-31; tested_by=Fitter Bo
record gate entry|site entry|check-in|gate log|site visit: Title!;Worker->@contract worker|worker~Pavel Moor|Ines Kroll;Permit->@work permit|permit~PW-2207|PW-2210;Day:date!;In at:time;~Out at:time;Gate~Gate 1|Gate 3;Vehicle plate;Badge returned:boolean
- Moor at gate 1 | worker=Pavel Moor; permit=PW-2207; gate=Gate 1; vehicle_plate=SM 20
- Kroll at gate 3 | worker=Ines Kroll; permit=PW-2210; gate=Gate 3
- Ferri at gate 2 | worker=Dino Ferri; permit=PW-2214; gate=Gate 2; vehicle_plate=GB 88
- Ohm at gate 1 | worker=Lars Ohm; permit=PW-2219; gate=Gate 1
work permit closure|safety task|follow-up|fire watch: Title!;Permit->@work permit|permit~PW-2207|PW-2210;Kind=Fire watch|Site check|Unlock|Extend permit;Due on:date;Responsible~Pavel Moor|Shift lead Orn;Notes:long
- One hour fire watch | permit=PW-2207; kind=Fire watch; responsible=Pavel Moor
- Close manhole T4 | permit=PW-2210; kind=Site check; responsible=Shift lead Orn
- Two more days for scaffold | permit=PW-2214; kind=Extend permit; responsible=HSE Dalia
- Take lock L-31 off | permit=PW-2219; kind=Unlock; responsible=Shift lead Orn

# asset tracking|it asset|equipment inventory|company equipment|asset register|device inventory|hardware inventory
item asset|device|equipment|inventory item|company asset: Name!;Asset tag;Category->@asset category|category|asset type~Laptop|Measuring device;Serial number;Maker and model;Location->@location|room|site~Office 2.07|Store cellar;Purchased on:date;Price:money;Warranty until:date;Condition=New|Good|Worn|Broken;~Status=In use|In stock|In repair|Lost|Disposed;Photo:image
- Laptop 14 finance | asset_tag=IT-0417; category=Laptop; serial_number=LM-204417; maker_and_model=Lumora L14; location=Office 2.07; price=1180; condition=Good; status=In use
- Laser meter 60 m | asset_tag=MD-0031; category=Measuring device; serial_number=LS-3310; maker_and_model=Distra 60; location=Store cellar; price=220; condition=Good; status=In stock
- Projector hall | asset_tag=AV-0012; category=Projector; serial_number=PJ-8810; location=Conference hall; price=940; condition=Worn; status=In repair
- Phone field crew 3 | asset_tag=PH-0107; category=Mobile phone; serial_number=NV-77120; location=Depot office; price=379; condition=Broken; status=Lost
item asset category|category|asset type: Name!;Code;Lifetime:number(years)#0-50;Depreciation:percent;Inspection every:number(months)#0-120;Responsible~Service desk|Tool store;Description:long
- Laptop | code=IT; lifetime=4; depreciation=25; inspection_every=0; responsible=Service desk
- Measuring device | code=MD; lifetime=8; depreciation=12.5; inspection_every=12; responsible=Tool store
- Projector | code=AV; lifetime=6; depreciation=16.7; inspection_every=24; responsible=Service desk
- Mobile phone | code=PH; lifetime=3; depreciation=33; inspection_every=0; responsible=Service desk
item location|room|site|office: Name!;Building;Floor:number#-5-100;Department~Finance|Service;Contact person;Address
- Office 2.07 | building=Main house; floor=2; department=Finance; contact_person=Olga Ram
- Store cellar | building=Main house; floor=-1; department=Service; contact_person=Nick Dore
- Conference hall | building=East wing; floor=0; department=Events; contact_person=Ella Rahm
- Depot office | building=Depot; floor=1; department=Field service; contact_person=Jon Kerr
record assignment|check-out|checkout|hand-over|asset assignment: Title!;Asset->@asset|device|equipment~Laptop 14 finance|Laser meter 60 m;Employee->@employee|staff person|holder~Olga Ram|Nick Dore;Given on:date!;Due back on:date;~Returned on:date;Condition out=New|Good|Worn;~Condition back=Good|Worn|Broken;Given by~Service desk|Tool store;Signature:image
- Laptop to Ram | asset=Laptop 14 finance; employee=Olga Ram; condition_out=New; given_by=Service desk
- Laser meter to Dore | asset=Laser meter 60 m; employee=Nick Dore; condition_out=Good; condition_back=Good; given_by=Tool store
- Projector for trade fair | asset=Projector hall; employee=Ella Rahm; condition_out=Worn; condition_back=Worn; given_by=Service desk
- Phone to Kerr | asset=Phone field crew 3; employee=Jon Kerr; condition_out=New; condition_back=Broken; given_by=Tool store
person employee|staff person|holder: Name!;Personnel number;Department~Finance|Service;Email:email;Phone:phone;Location->@location|office~Office 2.07|Store cellar;~Status=Active|Leaving|Left
- Olga Ram | personnel_number=221; department=Finance; location=Office 2.07; status=Active
- Nick Dore | personnel_number=248; department=Service; location=Store cellar; status=Active
- Ella Rahm | personnel_number=263; department=Events; location=Conference hall; status=Leaving
- Jon Kerr | personnel_number=190; department=Field service; location=Depot office; status=Left
! request asset request|equipment request|device request [request\\w*]: Title!;Employee->@employee|staff person~Olga Ram|Nick Dore;Category->@asset category|category~Laptop|Measuring device;Kind=New|Replacement|Repair|Return;Asset->@asset|device~Laptop 14 finance|Laser meter 60 m;Needed by:date;Reason:long;~Approved by~Head of service|Service desk
- Second screen for Ram | employee=Olga Ram; category=Laptop; kind=New; reason=Month-end tables.; approved_by=Service desk
- Laser meter shows error | employee=Nick Dore; category=Measuring device; kind=Repair; asset=Laser meter 60 m; reason=Error 204 in sunlight.
- New phone after loss | employee=Jon Kerr; category=Mobile phone; kind=Replacement; asset=Phone field crew 3; reason=Fell into the canal.; approved_by=Service desk
- Give back projector | employee=Ella Rahm; category=Projector; kind=Return; asset=Projector hall
record maintenance record|repair|maintenance|service record: Title!;Asset->@asset|device|equipment~Laptop 14 finance|Laser meter 60 m;Done on:date!;Kind=Repair|Inspection|Upgrade|Cleaning;Provider;Cost:money;Result=Fixed|Not fixable|Passed|Failed;Next on:date;Notes:long
- Yearly check laser meter | asset=Laser meter 60 m; kind=Inspection; provider=Messlabor Nord; cost=45; result=Passed
- New battery laptop | asset=Laptop 14 finance; kind=Repair; provider=Lumora Service; cost=89; result=Fixed
- Lamp change projector | asset=Projector hall; kind=Upgrade; provider=Bildtechnik Ohl; cost=130; result=Fixed
- Phone after water | asset=Phone field crew 3; kind=Repair; provider=Phone corner; cost=25; result=Not fixable
record stocktake|inventory check|audit|inventory count: Title!;Location->@location|room~Office 2.07|Store cellar;Counted on:date!;Expected:number#0-100000;Found:number#0-100000;Missing:number#0-10000;Counted by~Olga Ram|Nick Dore;Remarks:long
- Office 2.07, yearly | location=Office 2.07; expected=14; found=14; missing=0; counted_by=Olga Ram
- Cellar, yearly | location=Store cellar; expected=61; found=60; missing=1; counted_by=Nick Dore; remarks=Drill T-017 not found.
- Hall, spring | location=Conference hall; expected=22; found=21; missing=1; counted_by=Ella Rahm
- Depot, spring | location=Depot office; expected=48; found=48; missing=0; counted_by=Nick Dore
! record software licence|license|software [licen\\w+|software|subscription\\w*]: Name!;Asset->@asset|device~Laptop 14 finance|Laser meter 60 m;Licence key;Seats:number#1-100000;Cost per year:money;Valid until:date;Vendor
- Office suite | asset=Laptop 14 finance; licence_key=OS-4417; seats=25; cost_per_year=1800; vendor=Papyrus Soft
- Drawing program | asset=Laptop 14 finance; licence_key=DP-1180; seats=3; cost_per_year=2100; vendor=Linea Soft
- Projection manager | asset=Projector hall; licence_key=PM-022; seats=1; cost_per_year=90; vendor=Bildtechnik Ohl
- Field service app | asset=Phone field crew 3; licence_key=FS-771; seats=40; cost_per_year=3600; vendor=Routely
! record audit line|audit item|audit result|counted asset [audit\\w*|stocktak\\w*|count\\w*]: Title!;Audit->@stocktake|inventory check|audit;Asset->@asset|device|equipment~Laptop 14 finance|Laser meter 60 m;Result=Found|Missing|Wrong place|Damaged;Found at->@location|room~Office 2.07|Store cellar;Checked by~Olga Ram|Nick Dore;Checked on:date;Remark
- Laptop seen | asset=Laptop 14 finance; result=Found; found_at=Office 2.07; checked_by=Olga Ram
- Laser meter in the cellar | asset=Laser meter 60 m; result=Wrong place; found_at=Store cellar; checked_by=Nick Dore
- Laptop case torn | asset=Laptop 14 finance; result=Damaged; checked_by=Olga Ram
- Laser meter not seen | asset=Laser meter 60 m; result=Missing; checked_by=Nick Dore; remark=Last lent to the site office.
! record asset disposal|retirement|disposal|write-off [retir\\w*|dispos\\w*|write-?off|scrap\\w*]: Title!;Asset->@asset|device|equipment~Laptop 14 finance|Laser meter 60 m;Retired on:date!;Reason=Worn out|Broken|Sold|Stolen|Replaced;Book value:money;Proceeds:money;Data wiped:boolean;Approved by~Head of service
- Old laptop sold | asset=Laptop 14 finance; reason=Sold; book_value=90; proceeds=120; approved_by=Head of service
- Laser meter broken | asset=Laser meter 60 m; reason=Broken; book_value=0; proceeds=0; approved_by=Head of service
- Laser meter gone from the van | asset=Laser meter 60 m; reason=Stolen; book_value=140; proceeds=0; approved_by=Head of finance
- Laptop exchanged | asset=Laptop 14 finance; reason=Replaced; book_value=210; proceeds=0; approved_by=Head of finance

# procurement|purchase requisition|purchasing department|supplier management|vendor management|purchase request|supplier portal
item supplier|vendor: Name!;Supplier number;Category=Raw material|Parts|Services|Office|IT|Transport;Contact person;Email:email;Phone:phone;Payment terms~30 days net|14 days 2 percent;Delivery time:number(days)#0-365;Certificate until:date;Rating:rating;~Status=Approved|New|Blocked
- Blech Union | supplier_number=S-114; category=Raw material; contact_person=Rita Blech; payment_terms=30 days net; delivery_time=12; rating=4; status=Approved
- Office Point | supplier_number=S-131; category=Office; contact_person=Sven Paul; payment_terms=14 days 2 percent; delivery_time=3; rating=5; status=Approved
- Cargo Nord | supplier_number=S-140; category=Transport; contact_person=Ida Lund; payment_terms=30 days net; delivery_time=1; rating=3; status=New
- Datenhaus | supplier_number=S-152; category=IT; contact_person=Raj Patel; payment_terms=14 days net; delivery_time=7; rating=2; status=Blocked
item catalogue item|purchased item|item: Name!;Item number;Category=Raw material|Parts|Services|Office|IT|Transport;Supplier->@supplier|vendor~Blech Union|Office Point;Unit=Piece|kg|m|Hour|Pack;Unit price:money;Smallest quantity:number#1-100000;Price valid until:date
- Steel sheet 2 mm | item_number=RM-2001; category=Raw material; supplier=Blech Union; unit=kg; unit_price=1.4; smallest_quantity=500
- Copy paper pack | item_number=OF-0101; category=Office; supplier=Office Point; unit=Pack; unit_price=4; smallest_quantity=10
- Freight per hour | item_number=TR-0010; category=Transport; supplier=Cargo Nord; unit=Hour; unit_price=62; smallest_quantity=2
- Monitor 27 inch | item_number=IT-0270; category=IT; supplier=Datenhaus; unit=Piece; unit_price=210; smallest_quantity=1
request purchase request|requisition|purchase requisition|need: Title!;Requested by~Workshop Hall 2|Office 3;Cost centre;Item->@catalogue item|purchased item|item~Steel sheet 2 mm|Copy paper pack;Quantity:number#1-1000000;Estimated price:money;Needed by:date;Urgency=Low|Normal|High;Reason:long;~Approved by~Head Alwin|Finance Rao
- Sheet for May series | requested_by=Workshop Hall 2; cost_centre=4100; item=Steel sheet 2 mm; quantity=1500; estimated_price=2100; urgency=High; reason=Order of Nordal Gear.; approved_by=Head Alwin
- Paper for second quarter | requested_by=Office 3; cost_centre=9100; item=Copy paper pack; quantity=60; estimated_price=240; urgency=Low; approved_by=Finance Rao
- Truck for fair stand | requested_by=Marketing; cost_centre=8200; item=Freight per hour; quantity=6; estimated_price=372; urgency=Normal; approved_by=Head Alwin
- Screens for new team | requested_by=Office 5; cost_centre=9300; item=Monitor 27 inch; quantity=8; estimated_price=1680; urgency=Low
record purchase order|supplier order|po: Order number!;Supplier->@supplier|vendor~Blech Union|Office Point;Request->@purchase request|requisition~Sheet for May series|Paper for second quarter;Ordered on:date!;Deliver by:date;Total:money;Buyer~Nadja Kauf|Ben Orth;Terms;~Status=Draft|Approved|Sent|Confirmed|Received|Closed
- PO-4410 | supplier=Blech Union; request=Sheet for May series; total=2070; buyer=Nadja Kauf; terms=30 days net; status=Confirmed
- PO-4416 | supplier=Office Point; request=Paper for second quarter; total=228; buyer=Ben Orth; terms=14 days 2 percent; status=Sent
- PO-4421 | supplier=Cargo Nord; request=Truck for fair stand; total=372; buyer=Nadja Kauf; terms=30 days net; status=Closed
- PO-4425 | supplier=Datenhaus; request=Screens for new team; total=1680; buyer=Ben Orth; status=Draft
record quotation|supplier quote|bid|offer: Quote number!;Supplier->@supplier|vendor~Blech Union|Office Point;Request->@purchase request|requisition~Sheet for May series|Paper for second quarter;Unit price:money;Quantity:number#1-1000000;Delivery time:number(days)#0-365;Received on:date!;Valid until:date;~Decision=Open|Accepted|Declined;File:file
- Q-8120 | supplier=Blech Union; request=Sheet for May series; unit_price=1.38; quantity=1500; delivery_time=10; decision=Accepted
- Q-8133 | supplier=Office Point; request=Paper for second quarter; unit_price=3.8; quantity=60; delivery_time=2; decision=Open
- Q-8140 | supplier=Cargo Nord; request=Truck for fair stand; unit_price=62; quantity=6; delivery_time=1; decision=Accepted
- Q-8144 | supplier=Datenhaus; request=Screens for new team; unit_price=235; quantity=8; delivery_time=21; decision=Declined
record goods receipt|receipt|delivery: Receipt number!;Purchase order->@purchase order|supplier order~PO-4410|PO-4416;Received on:date!;Quantity:number#0-1000000;Rejected:number#0-1000000;Delivery note;Received by~Gate Ulf|Office 3;On time:boolean;Quality=Good|Fair|Bad;Notes:long
- GR-770 | purchase_order=PO-4410; quantity=1500; rejected=20; delivery_note=DN-881; received_by=Gate Ulf; quality=Good; notes=Two sheets bent.
- GR-774 | purchase_order=PO-4416; quantity=60; rejected=0; delivery_note=OP-2207; received_by=Office 3; quality=Good
- GR-779 | purchase_order=PO-4421; quantity=6; rejected=0; received_by=Marketing; quality=Fair
- GR-783 | purchase_order=PO-4425; quantity=8; rejected=3; delivery_note=DH-119; received_by=Gate Ulf; quality=Bad; notes=Three panels cracked.
record supplier rating|supplier evaluation|evaluation|supplier audit: Title!;Supplier->@supplier|vendor~Blech Union|Office Point;Rated on:date!;Quality:rating;Price:rating;Delivery:rating;Service:rating;Rated by~Nadja Kauf|Ben Orth;Comment:long
- Blech Union, first half | supplier=Blech Union; quality=4; price=4; delivery=3; service=5; rated_by=Nadja Kauf
- Office Point, first half | supplier=Office Point; quality=5; price=4; delivery=5; service=5; rated_by=Ben Orth
- Cargo Nord, first half | supplier=Cargo Nord; quality=3; price=5; delivery=4; service=3; rated_by=Nadja Kauf
- Datenhaus, first half | supplier=Datenhaus; quality=2; price=3; delivery=1; service=2; rated_by=Ben Orth
! record order line|po line|purchase order line [line\\w*|positions?|items?]: Title!;Purchase order->@purchase order|supplier order~PO-4410|PO-4416;Item->@catalogue item|item~Steel sheet 2 mm|Copy paper pack;Quantity:number#1-1000000;Unit price:money;~Line total:money;~Received:number#0-1000000
- Sheet on PO-4410 | purchase_order=PO-4410; item=Steel sheet 2 mm; quantity=1500; unit_price=1.38; line_total=2070; received=1480
- Paper on PO-4416 | purchase_order=PO-4416; item=Copy paper pack; quantity=60; unit_price=3.8; line_total=228; received=60
- Truck on PO-4421 | purchase_order=PO-4421; item=Freight per hour; quantity=6; unit_price=62; line_total=372; received=6
- Screens on PO-4425 | purchase_order=PO-4425; item=Monitor 27 inch; quantity=8; unit_price=210; line_total=1680; received=5
+ invoice: Purchase order->@purchase order|supplier order;Supplier->@supplier|vendor;Invoice number;Amount:money;Due on:date;~Status=Open|Checked|Paid|Disputed

# industrial laundry|laundry service|laundrette|laundromat|dry cleaning|dry cleaner|washing machine booking|laundry room
item washing machine|machine|dryer|washer: Name!;Kind=Washer|Dryer|Ironer|Dry cleaning machine;Room->@laundry room|room|branch|shop~Laundry room block B|Shop Market;Load:number(kg)#1-500;Price per run:money;Minutes per run:number(min)#5-300;Maker;Runs so far:number#0-1000000;~Status=Free|Running|Reserved|Out of order
- Washer 3 | kind=Washer; room=Laundry room block B; load=8; price_per_run=3; minutes_per_run=60; maker=Lavamat; runs_so_far=4120; status=Running
- Steam ironer | kind=Ironer; room=Shop Market; load=20; price_per_run=0; minutes_per_run=30; maker=Plissa; runs_so_far=880; status=Free
- Dryer 5 | kind=Dryer; room=Campsite wash hut; load=12; price_per_run=2; minutes_per_run=45; maker=Lavamat; status=Reserved
- Solvent drum 1 | kind=Dry cleaning machine; room=Works laundry; load=25; minutes_per_run=50; maker=Plissa; status=Out of order
item laundry room|room|branch|shop: Name!;Address;Opens at:time;Closes at:time;Machines:number#1-200;Phone:phone;Door code;Rules:long
- Laundry room block B | address=Elm Court, cellar; machines=6; door_code=4417; rules=Clean the lint filter after use.
- Shop Market | address=Market 14; machines=9; rules=Pick up within 30 days.
- Campsite wash hut | address=Lake Camp; machines=4; door_code=2081; rules=Coins only at the desk.
- Works laundry | address=Works Road 7; machines=22; rules=Staff only.
item cleaning item|laundry item|garment type|service|price list item: Name!;Service=Wash|Wash and iron|Dry clean|Repair|Leather;Price:money;Express price:money;Days needed:number(days)#0-30;Per=Piece|Kilogram|Set;Description:long;Picture:image
- Shirt, wash and iron | service=Wash and iron; price=3.2; express_price=4.8; days_needed=2; per=Piece
- Suit, dry clean | service=Dry clean; price=18; express_price=26; days_needed=3; per=Set
- Work trousers, wash | service=Wash; price=2.6; express_price=3.5; days_needed=4; per=Kilogram
- Leather jacket | service=Leather; price=48; express_price=70; days_needed=10; per=Piece
record laundry order|cleaning ticket|laundry ticket|cleaning order|order slip: Ticket number!;Customer name;Phone:phone;Received on:date!;Ready on:date;Pieces:number#1-1000;Weight:number(kg)#0-1000;Bag number;Stains:long;Express:boolean;~Total:money;~Status=Received|Washing|Ironing|Ready|Picked up
- LT-5510 | customer_name=Felix Nyman; pieces=6; weight=2; bag_number=B-31; stains=Red wine on left cuff.; total=37.2; status=Ironing
- LT-5514 | customer_name=Hotel Anker; pieces=140; weight=62; bag_number=H-02; total=280; status=Ready
- LT-5519 | customer_name=Garage Stern; pieces=48; weight=31; bag_number=W-11; total=80.6; status=Washing
- LT-5522 | customer_name=Ada Rowe; pieces=1; weight=1; bag_number=B-40; total=48; status=Picked up
record ticket line|laundry line|order item|garment: Title!;Laundry order->@laundry order|cleaning ticket~LT-5510|LT-5514;Cleaning item->@cleaning item|laundry item~Shirt, wash and iron|Suit, dry clean;Quantity:number#1-10000;Colour;Tag number;Price:money;Defects=None|Stain|Hole|Button missing|Tear
- Six shirts Nyman | laundry_order=LT-5510; cleaning_item=Shirt, wash and iron; quantity=6; colour=White; tag_number=117 to 122; price=19.2; defects=Stain
- Suit Nyman | laundry_order=LT-5510; cleaning_item=Suit, dry clean; quantity=1; colour=Navy; tag_number=123; price=18; defects=Button missing
- Garage trousers | laundry_order=LT-5519; cleaning_item=Work trousers, wash; quantity=31; colour=Blue; price=80.6; defects=Tear
- Leather jacket Rowe | laundry_order=LT-5522; cleaning_item=Leather jacket; quantity=1; colour=Brown; price=48; defects=None
request pick-up request|fault report|complaint|machine problem: Title!;Kind=Pick-up|Machine fault|Lost item|Damaged item;Name;Phone:phone;Address;Machine->@washing machine|dryer~Washer 3|Steam ironer;Wanted on:date;Description:long;Photo:image
- Washer 3 does not spin | kind=Machine fault; name=Flat 12; machine=Washer 3; description=Water stays in the drum.
- Fetch hotel linen | kind=Pick-up; name=Hotel Anker; address=Harbour 1
- Sleeve of blouse torn | kind=Damaged item; name=Nora Quist; address=Quay 17; description=At the cuff seam.
- One sock bag missing | kind=Lost item; name=Pitch 22; machine=Dryer 5
work machine service|delivery tour|maintenance|task: Title!;Machine->@washing machine|dryer~Washer 3|Steam ironer;Kind=Repair|Descale|Filter|Delivery|Pick-up;Day:date;Assigned to~Caretaker Ilo|Driver Mag;Cost:money;Notes:long
- Pump filter washer 3 | machine=Washer 3; kind=Repair; assigned_to=Caretaker Ilo; cost=0
- Descale ironer | machine=Steam ironer; kind=Descale; assigned_to=Caretaker Ilo; cost=30
- Lint filter dryer 5 | machine=Dryer 5; kind=Filter; assigned_to=Caretaker Ilo; cost=0
- Bring garage bags back | machine=Solvent drum 1; kind=Delivery; assigned_to=Driver Mag; cost=12
+ booking|reservation: Machine->@washing machine|dryer;Day:date;Starts at:time;Ends at:time;Flat number

# scrap car|auto parts|used auto part|car dismantler|car breaker|junkyard|vehicle dismantling
item donor vehicle|scrap vehicle|scrap car|vehicle|car: Name!;Make;Model;Year:number#1950-2100;VIN;Engine code;Mileage:number(km)#0-2000000;Colour code;Yard place;Bought on:date;Purchase price:money;~Status=Arrived|Drained|Dismantled|Pressed;Photo:image
- Nerva Uno 2014 red | make=Nerva; model=Uno 1.2; year=2014; vin=NU2014417; engine_code=N12B; mileage=142000; colour_code=R3; yard_place=Row C 4; purchase_price=350; status=Dismantled
- Elan Tour 2017 blue | make=Elan; model=Tour 2.0; year=2017; vin=ET2017088; engine_code=E20D; mileage=188000; colour_code=B7; yard_place=Row A 1; purchase_price=900; status=Drained
- Transvan L2 2011 white | make=Transvan; model=L2 2.2; year=2011; engine_code=T22D; mileage=312000; yard_place=Row D 2; purchase_price=600; status=Arrived
- Skarda Kombi 2006 grey | make=Skarda; model=Kombi 1.6; year=2006; engine_code=S16B; mileage=266000; yard_place=Press bay; purchase_price=150; status=Pressed
item used part|part|auto part|spare part|car part: Name!;Part number;Category=Engine|Gearbox|Body|Lights|Interior|Wheels|Electrical;Donor vehicle->@donor vehicle|scrap vehicle~Nerva Uno 2014 red|Elan Tour 2017 blue;Condition=A|B|C;Fits years~2012-2018;Price:money;Core deposit:money;Shelf~H2-14|Yard;Warranty:number(months)#0-36;~Status=On car|In stock|Reserved|Sold;Photo:image
- Headlight left Uno | part_number=NU-HL-L; category=Lights; donor_vehicle=Nerva Uno 2014 red; condition=A; fits_years=2012-2018; price=75; core_deposit=0; shelf=H2-14; warranty=12; status=In stock
- Gearbox Tour 6-speed | part_number=ET-GB-6; category=Gearbox; donor_vehicle=Elan Tour 2017 blue; condition=B; fits_years=2015-2020; price=480; core_deposit=80; shelf=Yard; warranty=6; status=On car
- Sliding door right L2 | part_number=TV-SD-R; category=Body; donor_vehicle=Transvan L2 2011 white; condition=C; price=140; shelf=Yard; status=Reserved
- Radio unit Kombi | part_number=SK-RD; category=Electrical; donor_vehicle=Skarda Kombi 2006 grey; condition=B; price=40; shelf=H1-03; warranty=3; status=Sold
request part request|part search|wanted part|inquiry: Title!;Name;Phone:phone;Email:email;Make;Model;Year:number#1950-2100;VIN;Part wanted;Highest price:money;Message:long;~Offered part->@used part|part~Headlight left Uno|Gearbox Tour 6-speed
- Left light for red Uno | name=Mats Ohl; make=Nerva; model=Uno; year=2013; part_wanted=Headlight left; highest_price=90; offered_part=Headlight left Uno
- Gearbox for Tour diesel | name=Garage Stern; make=Elan; model=Tour; year=2016; part_wanted=Gearbox; highest_price=500; offered_part=Gearbox Tour 6-speed
- Door for baker's van | name=Bakery Grain; make=Transvan; model=L2; year=2012; part_wanted=Sliding door right; highest_price=180; offered_part=Sliding door right L2
- Old radio with code | name=Inge Bolt; make=Skarda; model=Kombi; year=2007; part_wanted=Radio; highest_price=45; offered_part=Radio unit Kombi
request scrap offer|vehicle offer|car pick-up request|sell my car: Title!;Owner name;Phone:phone;Address;Make;Model;Year:number#1950-2100;Mileage:number(km)#0-2000000;Drives:boolean;Papers here:boolean;Wished price:money;Photo:image;~Our offer:money
- Old estate, engine dead | owner_name=Inge Bolt; address=Hill 12; make=Skarda; model=Kombi; year=2008; mileage=241000; wished_price=400; our_offer=250
- Hail-damaged mini | owner_name=Per Lunde; address=Park 3; make=Nerva; model=Mini; year=2016; mileage=88000; wished_price=1500
- Van with rust holes | owner_name=Lutz Catering; address=Works Road 19; make=Transvan; model=L1; year=2005; mileage=398000; wished_price=300; our_offer=180
- City car after crash | owner_name=Ana Brill; address=Ring 2; make=Nerva; model=Uno; year=2019; mileage=61000; wished_price=2500; our_offer=1900
work dismantling job|dismantling task|removal|job: Title!;Vehicle->@donor vehicle|scrap vehicle~Nerva Uno 2014 red|Elan Tour 2017 blue;Step=Drain|Remove parts|Clean|Photograph|Press;Mechanic~Ivo Zange|Kat Blech;Due on:date;~Hours:number(h)#0-200;Parts gained:number#0-500;Notes:long
- Take out gearbox Tour | vehicle=Elan Tour 2017 blue; step=Remove parts; mechanic=Ivo Zange; hours=3; parts_gained=1
- Press Uno shell | vehicle=Nerva Uno 2014 red; step=Press; mechanic=Kat Blech; parts_gained=0
- Drain Transvan fluids | vehicle=Transvan L2 2011 white; step=Drain; mechanic=Kat Blech; hours=1; parts_gained=0
- Photos of Kombi parts | vehicle=Skarda Kombi 2006 grey; step=Photograph; mechanic=Ivo Zange; hours=2; parts_gained=6
record recycling certificate|destruction certificate|disposal record|fluid record: Certificate number!;Vehicle->@donor vehicle|scrap vehicle~Nerva Uno 2014 red|Elan Tour 2017 blue;Issued on:date!;Kind=Destruction|Oil|Coolant|Battery|Tyres|Scrap metal;Amount:number(kg)#0-100000;Taken by;Owner name;File:file
- DC-417 | vehicle=Nerva Uno 2014 red; kind=Destruction; amount=960; taken_by=Shredder Nord; owner_name=Rolf Tann
- FL-088 | vehicle=Elan Tour 2017 blue; kind=Oil; amount=5; taken_by=Altoel Sammler; owner_name=Ute Reis
- BT-104 | vehicle=Transvan L2 2011 white; kind=Battery; amount=18; taken_by=Lead works Lohr; owner_name=Bakery Grain
- SM-212 | vehicle=Skarda Kombi 2006 grey; kind=Scrap metal; amount=1040; taken_by=Shredder Nord; owner_name=Inge Bolt
+ order|reservation: Part->@used part|part;Quantity:number#1-100;Shipping=Pick-up|Parcel|Pallet;Core returned:boolean;~Total:money

# junk removal|hazardous waste|skip hire|skip rental|dumpster|waste container rental|clearance of houses|bulky waste
item skip|dumpster|container|skip size|waste container: Name!;Container number;Size:number(m³)#1-60;Kind=Open|Lidded|Roll-off|Big bag|Hazard box;Length:number(m)#0-12;Hire price:money;Days included:number(days)#1-365;Extra day:money;Suited for~Rubble|Wood, mixed waste;~Status=In yard|On site|Full|Repair;Photo:image
- Skip 7 m³ | container_number=SK-07; size=7; kind=Open; length=3.6; hire_price=140; days_included=7; extra_day=4; suited_for=Rubble, soil; status=On site
- Roll-off 30 m³ | container_number=RO-30; size=30; kind=Roll-off; length=6.5; hire_price=290; days_included=7; extra_day=9; suited_for=Wood, mixed waste; status=In yard
- Lidded skip 5 m³ | container_number=SK-15; size=5; kind=Lidded; hire_price=120; days_included=7; extra_day=3; suited_for=Household waste; status=Repair
- Big bag 1 m³ | container_number=BB-22; size=1; kind=Big bag; hire_price=25; days_included=30; extra_day=1; suited_for=Garden waste; status=Full
item waste type|waste stream|waste category|material: Name!;Waste code;Hazardous:boolean;Price per tonne:money;Smallest charge:money;What is allowed:long;What is not allowed:long;Disposal site
- Mixed construction waste | waste_code=17 09 04; price_per_tonne=210; smallest_charge=60; what_is_allowed=Wood, plaster, plastic, stone; what_is_not_allowed=Asbestos, paint, tyres; disposal_site=Sorting plant Ost
- Old paint and solvents | waste_code=20 01 27; price_per_tonne=1400; smallest_charge=80; what_is_allowed=Closed tins; what_is_not_allowed=Gas bottles; disposal_site=Hazard centre
- Garden cuttings | waste_code=20 02 01; price_per_tonne=85; smallest_charge=20; what_is_allowed=Branches, leaves, turf; disposal_site=Compost works
- Clean rubble | waste_code=17 01 07; price_per_tonne=32; smallest_charge=25; what_is_allowed=Brick, concrete, tiles; disposal_site=Crushing plant
record hire|skip hire|container rental|rental: Hire number!;Skip->@skip|dumpster|container~Skip 7 m³|Roll-off 30 m³;Waste type->@waste type|material~Mixed construction waste|Old paint and solvents;Customer name;Site address;Delivered on:date!;~Collected on:date;Road permit:boolean;~Weight:number(t)#0-40;~Total:money;~Status=Ordered|On site|Collected|Invoiced
- SH-310 | skip=Skip 7 m³; waste_type=Mixed construction waste; customer_name=Tess Alder; site_address=Quay 17; weight=3.2; total=812; status=Collected
- SH-318 | skip=Roll-off 30 m³; waste_type=Mixed construction waste; customer_name=Elmgate Housing; site_address=Block C; status=On site
- SH-322 | skip=Big bag 1 m³; waste_type=Garden cuttings; customer_name=Ula Brink; site_address=Hill 31; weight=0.4; total=59; status=Invoiced
- SH-327 | skip=Lidded skip 5 m³; waste_type=Clean rubble; customer_name=Fliesen Moor; site_address=Station Square 1; status=Ordered
request clearance request|junk removal request|quote request|pick-up request: Title!;Customer name;Address;Phone:phone;Kind=House clearance|Single item|Cellar|Garden|Hazardous;Volume:number(m³)#0-500;Floor:number#-3-60;Elevator:boolean;Wanted on:date;Photo:image;Description:long;~Quoted price:money
- Cellar full of old tins | customer_name=Hans Mey; address=Mill 9; kind=Hazardous; volume=1; floor=-1; description=Paint, thinner, two car batteries.; quoted_price=190
- Flat of late aunt | customer_name=Rika Otto; address=Pine Road 40; kind=House clearance; volume=45; floor=2; quoted_price=1900
- Old sofa from attic | customer_name=Nico Ruiz; address=Hill Road 18; kind=Single item; volume=2; floor=3; quoted_price=80
- Overgrown garden shed | customer_name=Gerda Prohl; address=Lime Street 4; kind=Garden; volume=12; floor=0; quoted_price=520
work pick-up job|clearance job|collection|transport|job: Title!;Request->@clearance request|pick-up request~Cellar full of old tins|Flat of late aunt;Hire->@hire|skip hire~SH-310|SH-318;Kind=Deliver skip|Collect skip|Exchange|Clear out;Day:date;Starts at:time;Crew~Crew Kolb|Driver Mag;Truck;~Hours:number(h)#0-200;Notes:long
- Collect SH-310 | hire=SH-310; kind=Collect skip; crew=Driver Mag; truck=Skip lorry 2; hours=1
- Clear flat Pine Road | request=Flat of late aunt; kind=Clear out; crew=Crew Kolb; truck=Roll-off 1; hours=12
- Bring lidded skip | request=Overgrown garden shed; hire=SH-327; kind=Deliver skip; crew=Driver Mag; truck=Skip lorry 1; hours=1
- Swap full bag Hill 31 | request=Old sofa from attic; hire=SH-322; kind=Exchange; crew=Crew Kolb; truck=Pick-up 4; hours=2
record weigh ticket|disposal record|waste transfer note|disposal note: Ticket number!;Hire->@hire|skip hire~SH-310|SH-318;Waste type->@waste type|material~Mixed construction waste|Old paint and solvents;Weighed on:date!;Gross:number(kg)#0-60000;Tare:number(kg)#0-60000;~Net:number(kg)#0-60000;Disposal site;Carrier;Document:file
- WT-9010 | hire=SH-310; waste_type=Mixed construction waste; gross=12400; tare=9200; net=3200; disposal_site=Sorting plant Ost; carrier=Driver Mag
- WT-9021 | hire=SH-318; waste_type=Old paint and solvents; gross=310; tare=30; net=280; disposal_site=Hazard centre; carrier=Driver Mag
- WT-9030 | hire=SH-322; waste_type=Garden cuttings; gross=3400; tare=3000; net=400; disposal_site=Compost works; carrier=Crew Kolb
- WT-9044 | hire=SH-327; waste_type=Clean rubble; gross=15600; tare=9100; net=6500; disposal_site=Crushing plant; carrier=Driver Mag
+ order|booking: Skip->@skip|dumpster;Waste type->@waste type|material;Site address;Delivery on:date;Days:number(days)#1-365;Place=Private ground|Road;~Price:money

# hot air balloon|balloon ride|skydiving|parachute|tandem jump|paragliding|skydiver
item balloon|parachute|glider|wing|equipment|canopy: Name!;Registration;Kind=Balloon|Student parachute|Sport parachute|Tandem|Paraglider|Reserve;Size~4250 m³|210 sq ft;Persons:number#1-30;Made in:number#1970-2100;Hours or jumps:number#0-10000;Packed by~Rolf Himmel|Sky Keller;Next check on:date;~Status=Ready|Check due|Repair|Retired;Photo:image
- Balloon Sunrise | registration=OE-ZSR; kind=Balloon; size=4250 m³; persons=8; made_in=2016; hours_or_jumps=212; status=Ready
- Tandem 3 | registration=TD-03; kind=Tandem; size=365 sq ft; persons=2; made_in=2019; hours_or_jumps=640; packed_by=Sky Keller; status=Check due
- Student canopy 5 | registration=SP-05; kind=Student parachute; size=260 sq ft; persons=1; made_in=2014; hours_or_jumps=880; packed_by=Sky Keller; status=Repair
- Glider Kestrel | registration=PG-12; kind=Paraglider; size=26 m²; persons=1; made_in=2009; hours_or_jumps=310; status=Retired
person pilot|jumper|skydiver|tandem master|instructor: Name!;Licence number;Licence=Student|A|B|C|D|Balloon pilot|Tandem master;Jumps or flights:number#0-30000;Weight:number(kg)#30-150;Medical until:date;Insured until:date;Emergency contact;Phone:phone;~Status=Current|Not current
- Rolf Himmel | licence_number=BP-17; licence=Balloon pilot; jumps_or_flights=912; weight=82; emergency_contact=Ida Himmel; status=Current
- Sky Keller | licence_number=TM-204; licence=Tandem master; jumps_or_flights=4120; weight=78; emergency_contact=Ben Keller; status=Current
- Mona Falter | licence_number=AS-331; licence=A; jumps_or_flights=34; weight=61; emergency_contact=Jan Falter; status=Current
- Dirk Wolke | licence_number=ST-012; licence=Student; jumps_or_flights=3; weight=90; emergency_contact=Eva Wolke; status=Not current
event ride|flight|jump day|balloon ride|load|lift: Title!;On:date!;Starts at:time;Place;Balloon->@balloon|parachute|equipment~Balloon Sunrise|Tandem 3;Pilot->@pilot|tandem master~Rolf Himmel|Sky Keller;Places:number#1-100;~Places taken:number#0-100;Height:number(m)#0-9000;~Status=Planned|Go|Weather hold|Cancelled|Done
- Valley sunrise ride | place=Meadow by the mill; balloon=Balloon Sunrise; pilot=Rolf Himmel; places=7; places_taken=5; height=1200; status=Planned
- Load 4, Saturday | place=Airfield Ried; balloon=Tandem 3; pilot=Sky Keller; places=14; places_taken=14; height=4000; status=Go
- Student load, Sunday | place=Airfield Ried; balloon=Student canopy 5; pilot=Mona Falter; places=6; places_taken=3; height=1500; status=Weather hold
- Castle evening ride | place=Castle meadow; balloon=Balloon Sunrise; pilot=Rolf Himmel; places=7; places_taken=7; height=900; status=Done
record logbook entry|jump|flight log|jump log|log entry: Title!;Pilot->@pilot|jumper|skydiver~Rolf Himmel|Sky Keller;Equipment->@balloon|parachute|equipment~Balloon Sunrise|Tandem 3;Day:date!;Number:number#1-30000;Exit height:number(m)#0-9000;Free fall:number(s)#0-300;Duration:number(min)#0-600;Landing place;Wind:number(kn)#0-60;Remarks:long
- Tandem 4120 | pilot=Sky Keller; equipment=Tandem 3; number=4120; exit_height=4000; free_fall=52; duration=6; landing_place=Airfield Ried; wind=8
- Sunrise 912 | pilot=Rolf Himmel; equipment=Balloon Sunrise; number=912; exit_height=0; free_fall=0; duration=74; landing_place=Field near Lauf; wind=5; remarks=Soft landing, seven guests.
- Falter 34 | pilot=Mona Falter; equipment=Student canopy 5; number=34; exit_height=1500; free_fall=10; duration=5; landing_place=Airfield Ried; wind=10
- Ridge soaring | pilot=Dirk Wolke; equipment=Glider Kestrel; number=3; exit_height=700; duration=22; landing_place=Valley school; remarks=Training hill.
record weather check|weather report|wind check: Title!;Day:date!;At:time;Place;Wind ground:number(kn)#0-80;Wind aloft:number(kn)#0-200;Cloud base:number(m)#0-12000;Visibility:number(km)#0-200;Decision=Go|Wait|Cancel;Checked by~Rolf Himmel|Sky Keller
- Mill meadow, five o'clock | place=Meadow by the mill; wind_ground=3; wind_aloft=11; cloud_base=2400; visibility=30; decision=Go; checked_by=Rolf Himmel
- Ried, noon | place=Airfield Ried; wind_ground=19; wind_aloft=32; cloud_base=1800; visibility=15; decision=Wait; checked_by=Sky Keller
- Castle meadow, six o'clock | place=Castle meadow; wind_ground=4; wind_aloft=9; cloud_base=3000; visibility=40; decision=Go; checked_by=Rolf Himmel
- Ried, Sunday morning | place=Airfield Ried; wind_ground=24; wind_aloft=45; cloud_base=700; visibility=6; decision=Cancel; checked_by=Sky Keller
record voucher|gift voucher|gift card: Voucher code!;Kind=Balloon ride|Tandem jump|Course;Recipient;Bought by;Value:money;Bought on:date!;Valid until:date;~Status=Open|Booked|Used|Expired
- BALL-4417 | kind=Balloon ride; recipient=Omar Dietz; bought_by=Lena Dietz; value=260; status=Open
- JUMP-0208 | kind=Tandem jump; recipient=Mats Ohl; bought_by=Friends; value=240; status=Booked
- BALL-4420 | kind=Balloon ride; recipient=Irma Dahl; bought_by=Bridge club; value=260; status=Used
- CRS-0031 | kind=Course; recipient=Dirk Wolke; bought_by=Eva Wolke; value=890; status=Expired
work packing task|maintenance|equipment check|repair: Title!;Equipment->@balloon|parachute|equipment~Balloon Sunrise|Tandem 3;Kind=Reserve packing|Line check|Burner test|Yearly check|Repair;Due on:date;Assigned to~Rolf Himmel|Sky Keller;Cost:money;Notes:long
- Reserve of tandem 3 | equipment=Tandem 3; kind=Reserve packing; assigned_to=Sky Keller; cost=70
- Burner test Sunrise | equipment=Balloon Sunrise; kind=Burner test; assigned_to=Rolf Himmel; cost=0
- Lines of canopy 5 | equipment=Student canopy 5; kind=Line check; assigned_to=Sky Keller; cost=45
- Patch Kestrel wing | equipment=Glider Kestrel; kind=Repair; assigned_to=Sky Keller; cost=110
+ booking|reservation: Ride->@ride|flight|load;Persons:number#1-30;Weight:number(kg)#20-150;Born on:date;Voucher->@voucher|gift voucher;Video wanted:boolean;~Price:money

# product recall|traceability|serial number tracking|batch tracking|product passport|warranty claim|warranty registration
item product model|model|traced product|product type: Name!;Model number;Category;Maker;Made since:date;Warranty:number(months)#0-240;Safety standard;Manual:file;Picture:image;~Status=In production|Discontinued|Recalled
- Kettle K17 | model_number=K17; category=Kitchen; maker=Brema; warranty=24; safety_standard=EN 60335; status=Recalled
- Drill D800 | model_number=D800; category=Tool; maker=Brennar; warranty=36; safety_standard=EN 62841; status=In production
- Pram Wanda | model_number=W4; category=Children; maker=Kinderrad; warranty=24; safety_standard=EN 1888; status=Discontinued
- Hair dryer H9 | model_number=H9; category=Bathroom; maker=Brema; warranty=24; safety_standard=EN 60335; status=In production
record unit|serial number|device|registered product|item: Serial number!;Product model->@product model|model~Kettle K17|Drill D800;Batch->@batch|lot~K17-2418|D800-2402;Made on:date;Sold to;Sold on:date;Warranty until:date;Registered by;~Status=In stock|Sold|Returned|Scrapped
- K17-204417 | product_model=Kettle K17; batch=K17-2418; sold_to=Home Store Ring; registered_by=Agnes Rohr; status=Sold
- D800-011882 | product_model=Drill D800; batch=D800-2402; sold_to=Tool Market; registered_by=Col Beamish; status=Sold
- W4-077120 | product_model=Pram Wanda; batch=W4-2321; sold_to=Baby Corner; registered_by=Lea Brandt; status=Returned
- H9-330901 | product_model=Hair dryer H9; batch=H9-2410; sold_to=Home Store Ring; status=In stock
record batch|lot|production lot: Batch number!;Product model->@product model|model~Kettle K17|Drill D800;Produced on:date!;Quantity:number#1-10000000;Plant;Line;Supplier lots:long;Quality result=Pass|Fail|Pending;~Status=Released|Blocked|Recalled
- K17-2418 | product_model=Kettle K17; quantity=1200; plant=Plant Sud; line=2; supplier_lots=Thermostat TH-771; quality_result=Pass; status=Recalled
- D800-2402 | product_model=Drill D800; quantity=800; plant=Plant Ost; line=5; supplier_lots=Motor M-204; quality_result=Pass; status=Released
- W4-2321 | product_model=Pram Wanda; quantity=350; plant=Plant Nord; line=1; supplier_lots=Axle AX-19; quality_result=Fail; status=Blocked
- H9-2410 | product_model=Hair dryer H9; quantity=2400; plant=Plant Sud; line=3; supplier_lots=Cable CB-88; quality_result=Pending; status=Released
record recall|product recall|safety notice|recall campaign: Title!;Product model->@product model|model~Kettle K17|Drill D800;Batch->@batch|lot~K17-2418|D800-2402;Announced on:date!;Risk=Fire|Electric shock|Injury|Poisoning|Other;Level=Low|Serious|Critical;Units affected:number#0-10000000;~Units returned:number#0-10000000;Instruction:long;~Status=Draft|Active|Closed
- Kettle switch may overheat | product_model=Kettle K17; batch=K17-2418; risk=Fire; level=Serious; units_affected=1200; units_returned=410; instruction=Stop using it and send it back.; status=Active
- Drill guard, check only | product_model=Drill D800; batch=D800-2402; risk=Injury; level=Low; units_affected=800; units_returned=0; instruction=Tighten the screw.; status=Closed
- Pram axle can break | product_model=Pram Wanda; batch=W4-2321; risk=Injury; level=Critical; units_affected=350; units_returned=212; status=Active
- Dryer plug may give a shock | product_model=Hair dryer H9; batch=H9-2410; risk=Electric shock; level=Serious; units_affected=2400; units_returned=0; status=Draft
request warranty claim|claim|defect report|consumer report|complaint: Title!;Unit->@unit|serial number|device~K17-204417|D800-011882;Customer name;Email:email;Phone:phone;Bought on:date;Shop;Fault=Does not start|Overheats|Leaks|Broken part|Noise;Injury:boolean;Description:long;Receipt:file;Photo:image
- Kettle smells burnt | unit=K17-204417; customer_name=Agnes Rohr; shop=Home Store Ring; fault=Overheats; description=Base is brown.
- Chuck wobbles | unit=D800-011882; customer_name=Col Beamish; shop=Tool Market; fault=Broken part
- Front wheel came off | unit=W4-077120; customer_name=Lea Brandt; shop=Baby Corner; fault=Broken part; description=On the kerb, nobody hurt.
- Dryer roars | unit=H9-330901; customer_name=Nora Quist; shop=Home Store Ring; fault=Noise
record trace event|movement|supply chain event|trace record: Title!;Batch->@batch|lot~K17-2418|D800-2402;Day:date!;Event=Produced|Tested|Shipped|Received|Sold|Returned;Place;Partner~Home Store Ring|Tool Market;Quantity:number#0-10000000;Document:file;Recorded by
- K17 to Home Store | batch=K17-2418; event=Shipped; place=Depot Ost; partner=Home Store Ring; quantity=600; recorded_by=Iris Kolb
- D800 received | batch=D800-2402; event=Received; place=Tool Market; partner=Tool Market; quantity=300; recorded_by=Ned Faro
- W4 returned from shops | batch=W4-2321; event=Returned; place=Plant Nord; partner=Baby Corner; quantity=138; recorded_by=Iris Kolb
- H9 safety test | batch=H9-2410; event=Tested; place=Test lab; partner=Home Store Ring; quantity=20; recorded_by=Ines Marlow
work recall task|replacement task|action|investigation: Title!;Recall->@recall|product recall~Kettle switch may overheat|Drill guard, check only;Kind=Inform shops|Replace unit|Root cause|Inform authority|Test;Assigned to~Ines Marlow|Service desk;Due on:date;Priority=Low|Normal|High;Notes:long
- Send 400 replacement kettles | recall=Kettle switch may overheat; kind=Replace unit; assigned_to=Service desk; priority=High
- Test thermostat TH-771 | recall=Kettle switch may overheat; kind=Root cause; assigned_to=Ines Marlow; priority=High
- Letter to baby shops | recall=Pram axle can break; kind=Inform shops; assigned_to=Service desk; priority=Normal
- Notify market authority | recall=Dryer plug may give a shock; kind=Inform authority; assigned_to=Ines Marlow; priority=High

# bridge inspection|playground inspection|structural inspection|infrastructure inspection|structural engineer|concrete test|material testing
item structure|bridge|playground|asset|tunnel|object: Name!;Structure number;Kind=Bridge|Tunnel|Retaining wall|Playground|Tower|Dam;Address;Latitude:number#-90-90;Longitude:number#-180-180;Material=Concrete|Steel|Wood|Stone|Mixed;Built in:number#1000-2100;Length:number(m)#0-50000;Load limit:number(t)#0-500;~Condition grade=1|2|3|4|5;Photo:image
- Weir footbridge | structure_number=BR-14; kind=Bridge; address=Weir Path; latitude=48.2; longitude=14.1; material=Wood; built_in=1988; length=32; load_limit=3; condition_grade=3
- Elm Park playground | structure_number=PG-07; kind=Playground; address=Elm Park; latitude=48.21; longitude=14.12; material=Mixed; built_in=2014; length=0; load_limit=0; condition_grade=2
- Ridge road tunnel | structure_number=TU-02; kind=Tunnel; address=Pass road km 5; material=Concrete; built_in=1971; length=410; condition_grade=4
- Castle lookout tower | structure_number=TW-01; kind=Tower; address=Castle hill; material=Steel; built_in=2006; length=0; condition_grade=1
item component|structural part|play equipment|element: Name!;Structure->@structure|bridge|playground~Weir footbridge|Elm Park playground;Kind=Beam|Bearing|Railing|Deck|Swing|Slide|Surface;Material=Concrete|Steel|Wood|Stone|Plastic|Rubber;Maker;Installed on:date;~Condition=Good|Worn|Damaged|Closed;Photo:image
- Railing north | structure=Weir footbridge; kind=Railing; material=Wood; condition=Damaged
- Double swing | structure=Elm Park playground; kind=Swing; material=Steel; maker=Spielbau; condition=Worn
- Tunnel lining block 12 | structure=Ridge road tunnel; kind=Surface; material=Concrete; condition=Damaged
- Tower stair railing | structure=Castle lookout tower; kind=Railing; material=Steel; maker=Stahlbau Lohr; condition=Good
record inspection|structural inspection|bridge inspection|main inspection|check: Title!;Structure->@structure|bridge|playground~Weir footbridge|Elm Park playground;Inspected on:date!;Inspector~Dipl Ing Rau|Mina Trag;Kind=Visual|Main|Special|Operational;Weather=Dry|Wet|Frost;Grade=1|2|3|4|5;Summary:long;Next on:date;Report:file
- Footbridge main inspection | structure=Weir footbridge; inspector=Dipl Ing Rau; kind=Main; weather=Dry; grade=3; summary=Railing posts rotten at the foot.
- Playground, monthly | structure=Elm Park playground; inspector=Mina Trag; kind=Operational; weather=Wet; grade=2; summary=Chain link of the swing worn by a third.
- Tunnel special check | structure=Ridge road tunnel; inspector=Dipl Ing Rau; kind=Special; weather=Frost; grade=4; summary=Lining spalls in block 12.
- Tower spring look | structure=Castle lookout tower; inspector=Mina Trag; kind=Visual; weather=Dry; grade=1
record defect|damage|finding|deficiency: Title!;Inspection->@inspection|main inspection~Footbridge main inspection|Playground, monthly;Component->@component|play equipment~Railing north|Double swing;Kind=Crack|Rot|Corrosion|Wear|Loose|Missing|Spalling;Severity=Low|Medium|High|Immediate;Size:number(mm)#0-100000;Photo:image;Recommendation:long;~Status=Open|Planned|Repaired
- Post 6 is rotten | inspection=Footbridge main inspection; component=Railing north; kind=Rot; severity=High; size=120; recommendation=Replace post and lower rail.; status=Planned
- Worn chain link | inspection=Playground, monthly; component=Double swing; kind=Wear; severity=Medium; size=3; status=Open
- Spalling above lane | inspection=Tunnel special check; component=Tunnel lining block 12; kind=Spalling; severity=Immediate; size=600; status=Planned
- Loose screw on stair | inspection=Tower spring look; component=Tower stair railing; kind=Loose; severity=Low; size=10; status=Repaired
record material test|concrete test|test|sample|lab result: Sample number!;Structure->@structure|bridge~Weir footbridge|Elm Park playground;Taken on:date!;Tested on:date;Material=Concrete|Steel|Wood|Soil|Asphalt;Method=Compression|Tension|Moisture|Density|Rebound;Value:number#0-100000;Unit=N/mm²|kN|percent|kg/m³;Required:number#0-100000;Result=Pass|Fail|Pending;Laboratory
- CS-771 | structure=Weir footbridge; material=Concrete; method=Compression; value=34; unit=N/mm²; required=30; result=Pass; laboratory=Baustoff Lab
- WM-088 | structure=Weir footbridge; material=Wood; method=Moisture; value=31; unit=percent; required=20; result=Fail; laboratory=Baustoff Lab
- CS-790 | structure=Ridge road tunnel; material=Concrete; method=Rebound; value=27; unit=N/mm²; required=30; result=Fail; laboratory=Baustoff Lab
- ST-114 | structure=Castle lookout tower; material=Steel; method=Tension; value=372; unit=N/mm²; required=355; result=Pass; laboratory=Stahl Institute
request damage report|citizen report|hazard report|report of damage: Title!;Structure->@structure|playground~Weir footbridge|Elm Park playground;Kind=Broken|Loose|Vandalism|Glass|Slippery|Missing;Noticed on:date;Name;Email:email;Danger=Low|Medium|High;Description:long;Photo:image
- Board sticks up on the bridge | structure=Weir footbridge; kind=Loose; name=Jo Rieder; danger=Medium
- Glass under the slide | structure=Elm Park playground; kind=Glass; name=Tess Alder; danger=High
- Water on tunnel lane | structure=Ridge road tunnel; kind=Slippery; name=Truck driver Nowak; danger=High
- Names sprayed on tower | structure=Castle lookout tower; kind=Vandalism; name=Park ranger; danger=Low
work repair|repair job|maintenance task|measure: Title!;Structure->@structure|bridge|playground~Weir footbridge|Elm Park playground;Defect->@defect|damage~Post 6 is rotten|Worn chain link;Contractor~Zimmerei Ast|Town depot;Due on:date;Priority=Low|Normal|High;Closed to public:boolean;Estimated cost:money;~Cost:money;Photo after:image
- Replace post 6 | structure=Weir footbridge; defect=Post 6 is rotten; contractor=Zimmerei Ast; priority=High; estimated_cost=680
- New swing chain | structure=Elm Park playground; defect=Worn chain link; contractor=Town depot; priority=Normal; estimated_cost=90; cost=84
- Anchor block 12 | structure=Ridge road tunnel; defect=Spalling above lane; contractor=Tunnelbau Graf; priority=High; estimated_cost=18500
- Tighten stair screws | structure=Castle lookout tower; defect=Loose screw on stair; contractor=Town depot; priority=Low; estimated_cost=40; cost=35

# hardware store|building supply|building material|builders merchant|timber yard|sawmill|lumber yard
item building material|material|timber|hardware item|stock item: Name!;Article number;Category=Timber|Stone|Insulation|Fixings|Paint|Tools|Sanitary;Unit=Piece|m²|m³|Metre|Bag|Pallet;Dimensions~4000 x 100 x 50 mm;Unit price:money;Trade price:money;In stock:number#0-1000000;Minimum stock:number#0-100000;Storage place->@storage place|aisle|yard place~Aisle 7|Yard B;Supplier->@supplier|vendor|mill~Sawmill Forst|Ziegel Auer;Picture:image
- Spruce beam 100 x 50 | article_number=TB-1050; category=Timber; unit=Piece; dimensions=4000 x 100 x 50 mm; unit_price=12; trade_price=9.6; in_stock=420; minimum_stock=150; storage_place=Yard B; supplier=Sawmill Forst
- Roof tile red | article_number=RT-01; category=Stone; unit=Piece; dimensions=420 x 260 mm; unit_price=1.4; trade_price=1.1; in_stock=8600; minimum_stock=4000; storage_place=Yard B; supplier=Ziegel Auer
- Wood fibre board 60 mm | article_number=WF-60; category=Insulation; unit=m²; unit_price=14; trade_price=11.5; in_stock=340; minimum_stock=120; supplier=Holzfaser Nord
- Deck screws 5 x 70 | article_number=DS-570; category=Fixings; unit=Bag; unit_price=24; trade_price=19; in_stock=66; minimum_stock=30; supplier=Bredal Fasteners
item supplier|vendor|mill: Name!;Contact person;Email:email;Phone:phone;Delivers~Timber, boards|Tiles;Delivery time:number(days)#0-120;Smallest order:money;Payment terms
- Sawmill Forst | contact_person=Alma Forst; delivers=Timber, boards; delivery_time=5; smallest_order=500; payment_terms=30 days net
- Ziegel Auer | contact_person=Rolf Auer; delivers=Tiles; delivery_time=10; smallest_order=1000; payment_terms=14 days net
- Holzfaser Nord | contact_person=Britt Sund; delivers=Insulation boards; delivery_time=7; smallest_order=800; payment_terms=30 days net
- Bredal Fasteners | contact_person=Ida Bredal; delivers=Screws, anchors; delivery_time=3; smallest_order=150; payment_terms=10 days 2 percent
item storage place|aisle|yard place: Name!;Area=Shop|Hall|Yard;Covered:boolean;Capacity:number(pallets)#0-10000;Responsible~Ede Latte|Gil Ziegler
- Aisle 7 | area=Shop; capacity=10; responsible=Ede Latte
- Yard B | area=Yard; capacity=220; responsible=Gil Ziegler
- Hall 2 insulation | area=Hall; capacity=90; responsible=Gil Ziegler
- Screw wall | area=Shop; capacity=2; responsible=Ede Latte
request quote request|material list|cutting request|special order: Title!;Customer name;Phone:phone;Project=Roof|Terrace|Wall|Floor|Garden|Other;Area:number(m²)#0-100000;Material->@building material|material~Spruce beam 100 x 50|Roof tile red;Quantity:number#1-1000000;Cut to:number(mm)#0-20000;Wanted by:date;List:file;~Quoted price:money
- Roof of a garage | customer_name=Per Dunn; project=Roof; area=42; material=Roof tile red; quantity=560; cut_to=0; quoted_price=720
- Beams for terrace | customer_name=Ida Fern; project=Terrace; area=18; material=Spruce beam 100 x 50; quantity=16; cut_to=3600; quoted_price=190
- Insulate top ceiling | customer_name=Gwen Smith; project=Other; area=70; material=Wood fibre board 60 mm; quantity=74; quoted_price=1010
- Screws for forty metres of deck | customer_name=Garten Sand; project=Garden; area=40; material=Deck screws 5 x 70; quantity=8; quoted_price=152
record delivery|site delivery|delivery note|pick-up: Delivery note!;Customer name;Site address;Material->@building material|material~Spruce beam 100 x 50|Roof tile red;Quantity:number#1-1000000;Weight:number(kg)#0-100000;Truck=Van|Crane truck|Semi-trailer|Customer pick-up;Delivered on:date!;Driver~Max Kran|Lia Tor;Signature:image;~Status=Planned|Loaded|Delivered|Returned
- DN-3310 | customer_name=Per Dunn; site_address=Mill Lane 11; material=Roof tile red; quantity=560; weight=2100; truck=Crane truck; driver=Max Kran; status=Loaded
- DN-3316 | customer_name=Ida Fern; site_address=Fern Hill 2; material=Spruce beam 100 x 50; quantity=16; weight=170; truck=Van; driver=Lia Tor; status=Planned
- DN-3320 | customer_name=Gwen Smith; site_address=Elm Street 4; material=Wood fibre board 60 mm; quantity=74; weight=740; truck=Semi-trailer; driver=Max Kran; status=Delivered
- DN-3325 | customer_name=Garten Sand; site_address=Nursery Lane 3; material=Deck screws 5 x 70; quantity=8; weight=40; truck=Customer pick-up; status=Returned
record stock movement|movement|stock correction|goods receipt: Title!;Material->@building material|material~Spruce beam 100 x 50|Roof tile red;Moved on:date!;Kind=Received|Sold|Returned|Broken|Correction;Quantity:number#-1000000-1000000;From or to;Booked by~Ede Latte|Gil Ziegler;Reason
- Tiles broken on forklift | material=Roof tile red; kind=Broken; quantity=-24; from_or_to=Yard B; booked_by=Gil Ziegler; reason=Strap tore.
- Beams received | material=Spruce beam 100 x 50; kind=Received; quantity=200; from_or_to=Sawmill Forst; booked_by=Ede Latte
- Boards sold to Smith | material=Wood fibre board 60 mm; kind=Sold; quantity=-74; from_or_to=Gwen Smith; booked_by=Ede Latte
- Screws back from Sand | material=Deck screws 5 x 70; kind=Returned; quantity=2; from_or_to=Garten Sand; booked_by=Gil Ziegler; reason=Too many.
work saw job|cutting job|pick task|task: Title!;Request->@quote request|cutting request~Roof of a garage|Beams for terrace;Kind=Cut|Pick|Load|Mix paint|Edge;Due on:date;Assigned to~Ede Latte|Saw desk;Minutes:number(min)#0-1000;Notes:long
- Cut 16 beams to 3600 | request=Beams for terrace; kind=Cut; assigned_to=Saw desk; minutes=40
- Load garage tiles | request=Roof of a garage; kind=Load; assigned_to=Ede Latte; minutes=30
- Pick boards for Smith | request=Insulate top ceiling; kind=Pick; assigned_to=Ede Latte; minutes=25
- Edge deck samples | request=Screws for forty metres of deck; kind=Edge; assigned_to=Saw desk; minutes=15
+ order|product: Material->@building material|material;Cut to:number(mm)#0-20000;Delivery=Pick-up|Van|Crane truck;Site address

# used machine|machinery marketplace|industrial machine sale|machine auction|surplus equipment|machine dealer
item machine offer|used machine|machine|listing|machine listing: Title!;Category->@machine category|category~Lathe|Injection press;Maker;Model;Year:number#1930-2100;Operating hours:number(h)#0-300000;Power:number(kW)#0-10000;Weight:number(kg)#1-1000000;Location;Condition=As new|Good|Working|For parts;Price:money;~Status=Online|Reserved|Sold;Photo:image
- Lathe 500 x 1500 | category=Lathe; maker=Drehwerk; model=DL 500; year=1998; operating_hours=21000; power=11; weight=3800; location=Linz; condition=Good; price=14500; status=Online
- Press 120 t, servo | category=Injection press; maker=Formatec; model=S120; year=2015; operating_hours=18400; power=30; weight=6200; location=Graz; condition=Working; price=48000; status=Reserved
- Panel saw 3200 | category=Panel saw; maker=Formholz; model=PS 32; year=2009; operating_hours=7200; power=5.5; weight=900; location=Wels; condition=For parts; price=1900; status=Online
- Flow packer 80 | category=Flow packer; maker=Packtron; model=FP 80; year=2020; operating_hours=3100; power=4; location=Salzburg; condition=As new; price=36500; status=Sold
item machine category|category: Name!;Parent group=Metal|Plastic|Wood|Food|Packaging|Textile;Key figures~Turning diameter, length|Clamp force;Description:long;Picture:image
- Lathe | parent_group=Metal; key_figures=Turning diameter, length
- Injection press | parent_group=Plastic; key_figures=Clamp force, screw
- Panel saw | parent_group=Wood; key_figures=Cut length, blade
- Flow packer | parent_group=Packaging; key_figures=Packs a minute, film width
item seller|dealer|machine dealer|vendor: Name!;Address;Contact person;Email:email;Phone:phone;VAT number;Verified:boolean;Rating:rating;Since:date
- Maschinen Huber | address=Forge Road 3; contact_person=Rosi Huber; vat_number=ATU2207; rating=5
- Plant closure Ost | address=Trade Park 9; contact_person=Liquidator Ohm; vat_number=ATU8812; rating=4
- Joinery Beck | address=Works Lane 12; contact_person=Roland Beck; vat_number=ATU3391; rating=3
- Biscuit works Lind | address=Mill Street 80; contact_person=Ema Lind; vat_number=ATU5520; rating=5
request purchase inquiry|inquiry|offer|viewing request|price offer: Title!;Machine->@machine offer|used machine|listing~Lathe 500 x 1500|Press 120 t, servo;Buyer name;Company;Country;Email:email;Kind=Question|Viewing|Offer|Transport quote;Offered price:money;Wanted on:date;Message:long
- Is the lathe still under power? | machine=Lathe 500 x 1500; buyer_name=Tomas Ferro; company=Ferro Dreh; country=Italy; kind=Viewing; offered_price=0
- Offer for press | machine=Press 120 t, servo; buyer_name=Anneke Vos; company=Plastiform; country=Netherlands; kind=Offer; offered_price=44000
- Motor of the saw alone? | machine=Panel saw 3200; buyer_name=Ole Brix; company=Brix Boats; country=Denmark; kind=Question
- Freight to Lyon | machine=Flow packer 80; buyer_name=Claire Mont; company=Biscuits Mont; country=France; kind=Transport quote; offered_price=36500
record bid|auction bid|machine bid: Title!;Machine->@machine offer|used machine~Lathe 500 x 1500|Press 120 t, servo;Bidder;Amount:money;Placed on:date!;At:time;~Status=Leading|Outbid|Won|Withdrawn
- Ferro 13000 | machine=Lathe 500 x 1500; bidder=Tomas Ferro; amount=13000; status=Leading
- Vos 44000 | machine=Press 120 t, servo; bidder=Anneke Vos; amount=44000; status=Won
- Brix 1500 | machine=Panel saw 3200; bidder=Ole Brix; amount=1500; status=Outbid
- Mont 35000 | machine=Flow packer 80; bidder=Claire Mont; amount=35000; status=Withdrawn
record machine inspection|inspection report|condition report|appraisal: Title!;Machine->@machine offer|used machine~Lathe 500 x 1500|Press 120 t, servo;Inspected on:date!;Inspector~Gutachter Lahn|Rosi Huber;Mechanics=Good|Fair|Poor;Electrics=Good|Fair|Poor;Runs:boolean;Missing parts;Estimated value:money;Report:file;Photo:image
- Lathe under power | machine=Lathe 500 x 1500; inspector=Gutachter Lahn; mechanics=Good; electrics=Fair; missing_parts=Coolant pump; estimated_value=14000
- Press test shots | machine=Press 120 t, servo; inspector=Rosi Huber; mechanics=Fair; electrics=Good; estimated_value=45000
- Saw stands still | machine=Panel saw 3200; inspector=Rosi Huber; mechanics=Fair; electrics=Poor; missing_parts=Scoring unit; estimated_value=1500
- Packer trial run | machine=Flow packer 80; inspector=Gutachter Lahn; mechanics=Good; electrics=Good; missing_parts=None; estimated_value=37000
work transport job|dismantling|loading|delivery job: Title!;Machine->@machine offer|used machine~Lathe 500 x 1500|Press 120 t, servo;Kind=Dismantle|Load|Transport|Set up;Day:date;Company~Heavy Lift Kern|Trans Kolb;From;To;Crane needed:boolean;Cost:money;Notes:long
- Load press in Graz | machine=Press 120 t, servo; kind=Load; company=Heavy Lift Kern; from=Graz; to=Utrecht; cost=2400
- Move lathe to Udine | machine=Lathe 500 x 1500; kind=Transport; company=Trans Kolb; from=Linz; to=Udine; cost=1100
- Take saw apart | machine=Panel saw 3200; kind=Dismantle; company=Trans Kolb; from=Wels; to=Esbjerg; cost=480
- Set up packer in Lyon | machine=Flow packer 80; kind=Set up; company=Heavy Lift Kern; from=Salzburg; to=Lyon; cost=3100

# soap maker|candle maker|candle|soap making|cosmetics manufacturing|perfume maker|handmade soap
item recipe|formula|soap recipe|candle recipe: Name!;Recipe code;Kind=Soap|Candle|Cream|Perfume|Bath salt|Shampoo;Batch size:number(g)#10-1000000;Scent;Cure or rest:number(days)#0-365;Pour temperature:number(°C)#0-120;Steps:long;Allergens~Linalool, limonene;~Status=Trial|Approved|Retired
- Lavender oat soap | recipe_code=S-04; kind=Soap; batch_size=3000; scent=Lavender; cure_or_rest=35; pour_temperature=40; steps=Lye water, oils, trace, oats, mould.; allergens=Linalool; status=Approved
- Pine soy candle | recipe_code=C-11; kind=Candle; batch_size=2000; scent=Pine; cure_or_rest=10; pour_temperature=62; steps=Melt, scent at 70 °C, pour at 62 °C.; allergens=Limonene; status=Approved
- Rose hand cream | recipe_code=K-02; kind=Cream; batch_size=1200; scent=Rose; cure_or_rest=1; pour_temperature=45; allergens=Geraniol; status=Trial
- Sea bath salt | recipe_code=B-07; kind=Bath salt; batch_size=5000; scent=Eucalyptus; cure_or_rest=2; allergens=None; status=Retired
item ingredient|raw material|wax|oil|fragrance: Name!;Kind=Oil|Wax|Fragrance|Lye|Colour|Wick|Jar;Supplier~Natura Oils|Wachs Haus;Lot number;In stock:number(g)#0-1000000;Minimum stock:number(g)#0-100000;Price per kg:money;Best before:date;Safety data sheet:file
- Soy wax flakes | kind=Wax; supplier=Wachs Haus; lot_number=SW-221; in_stock=12000; minimum_stock=5000; price_per_kg=8
- Lavender oil | kind=Fragrance; supplier=Natura Oils; lot_number=LV-088; in_stock=450; minimum_stock=200; price_per_kg=110
- Sodium hydroxide beads | kind=Lye; supplier=Chemhaus; lot_number=NA-310; in_stock=3500; minimum_stock=1000; price_per_kg=5
- Amber jar 50 ml | kind=Jar; supplier=Glas Depot; lot_number=AJ-50; in_stock=240; minimum_stock=100; price_per_kg=9
record batch|production batch|pour|soap batch: Batch number!;Recipe->@recipe|formula~Lavender oat soap|Pine soy candle;Made on:date!;Amount:number(g)#10-1000000;Pieces:number#1-100000;pH:number#0-14;Ready on:date;Maker~Livia Seif|Jonas Docht;~Status=Curing|Ready|Sold out|Rejected;Notes:long
- B-2418 | recipe=Lavender oat soap; amount=3000; pieces=28; ph=9; maker=Livia Seif; status=Curing
- B-2421 | recipe=Pine soy candle; amount=2000; pieces=11; maker=Jonas Docht; status=Ready
- B-2424 | recipe=Rose hand cream; amount=1200; pieces=24; ph=5.5; maker=Livia Seif; status=Rejected
- B-2427 | recipe=Sea bath salt; amount=5000; pieces=20; maker=Jonas Docht; status=Sold out
record quality test|burn test|test|safety test: Title!;Batch->@batch|pour~B-2418|B-2421;Tested on:date!;Kind=pH|Burn time|Scent throw|Skin patch|Weight;Value:number#0-100000;Unit=h|g|mm|points;Result=Pass|Fail;Tester~Livia Seif|Jonas Docht;Notes:long
- Burn test pine | batch=B-2421; kind=Burn time; value=38; unit=h; result=Pass; tester=Jonas Docht
- pH of lavender soap | batch=B-2418; kind=pH; value=9; unit=points; result=Pass; tester=Livia Seif
- Patch test rose cream | batch=B-2424; kind=Skin patch; value=2; unit=points; result=Fail; tester=Livia Seif
- Bag weight bath salt | batch=B-2427; kind=Weight; value=252; unit=g; result=Pass; tester=Jonas Docht
event workshop|course|making course|class date: Title!;On:date!;Starts at:time;Hours:number(h)#0-24;Teacher~Livia Seif|Jonas Docht;Places:number#1-50;Price:money;Recipe->@recipe|formula~Lavender oat soap|Pine soy candle;Place;Picture:image
- Soap for beginners | hours=3; teacher=Livia Seif; places=8; price=58; recipe=Lavender oat soap; place=Studio
- Candles in glass | hours=2; teacher=Jonas Docht; places=10; price=42; recipe=Pine soy candle; place=Studio
- Creams without water | hours=2.5; teacher=Livia Seif; places=6; price=64; recipe=Rose hand cream; place=Studio
- Kids mix bath salt | hours=1; teacher=Jonas Docht; places=12; price=15; recipe=Sea bath salt; place=Library
work production plan|production task|to-do|wholesale order: Title!;Recipe->@recipe|formula~Lavender oat soap|Pine soy candle;Pieces:number#1-100000;Shop~Market stall|Gift shop Lind;Due on:date;Assigned to~Livia Seif|Jonas Docht;Notes:long
- 60 candles for winter market | recipe=Pine soy candle; pieces=60; shop=Market stall; assigned_to=Jonas Docht
- Labels for soap B-2418 | recipe=Lavender oat soap; pieces=28; shop=Gift shop Lind; assigned_to=Livia Seif
- Second try rose cream | recipe=Rose hand cream; pieces=24; shop=Gift shop Lind; assigned_to=Livia Seif
- Salt for hotel spa | recipe=Sea bath salt; pieces=40; shop=Hotel Seehof; assigned_to=Jonas Docht
! record recipe ingredient|recipe line|formula line [ingredient\\w*|recipe\\w*|formula\\w*]: Title!;Recipe->@recipe|formula~Lavender oat soap|Pine soy candle;Ingredient->@ingredient|wax|oil~Soy wax flakes|Lavender oil;Amount:number(g)#0-100000;Share:percent;Step:number#1-30
- Wax in pine candle | recipe=Pine soy candle; ingredient=Soy wax flakes; amount=1850; share=92.5; step=1
- Scent in lavender soap | recipe=Lavender oat soap; ingredient=Lavender oil; amount=75; share=2.5; step=4
- Lye in lavender soap | recipe=Lavender oat soap; ingredient=Sodium hydroxide beads; amount=390; share=13; step=1
- Jar of rose cream | recipe=Rose hand cream; ingredient=Amber jar 50 ml; amount=1200; share=100; step=6
+ product: Batch->@batch|pour;Weight:number(g)#0-10000;Scent;Burn time:number(h)#0-300;Ingredients:long;Skin type=All|Dry|Sensitive|Oily
+ event registration: Persons:number#1-20;Allergies;Own mould:boolean

# fuel log|car maintenance log|mileage log|vehicle log|car expense|mileage reimbursement|car logbook
item car|vehicle|motorcycle|my car: Name!;Licence plate;Make and model;Year:number#1900-2100;Fuel=Petrol|Diesel|Electric|Hybrid|Gas;Tank or battery:number(l or kWh)#0-1000;Odometer:number(km)#0-2000000;Bought on:date;Purchase price:money;Insurance until:date;Next inspection on:date;Photo:image
- Our estate | licence_plate=LL 77 S; make_and_model=Nerva Kombi; year=2017; fuel=Diesel; tank_or_battery=55; odometer=121400; purchase_price=13900
- Weekend bike | licence_plate=LL 5 B; make_and_model=Raptor 500; year=2012; fuel=Petrol; tank_or_battery=16; odometer=28800; purchase_price=4200
- Little electric | licence_plate=LL 12 E; make_and_model=Elan City; year=2023; fuel=Electric; tank_or_battery=50; odometer=14200; purchase_price=24500
- Grandpa's saloon | licence_plate=LL 60 H; make_and_model=Hansa 180; year=1960; fuel=Petrol; tank_or_battery=52; odometer=91800; purchase_price=8000
record fill-up|fuel entry|refuelling|refueling|charging stop|fuel purchase: Title!;Car->@car|vehicle~Our estate|Weekend bike;Day:date!;Odometer:number(km)#0-2000000;Amount:number(l or kWh)#0-1000;Price per unit:money;~Total:money;Full tank:boolean;~Consumption:number(l/100 km)#0-60;Station;Receipt:image
- Estate, before holidays | car=Our estate; odometer=121100; amount=44; price_per_unit=1.61; total=70.84; consumption=5.9; station=Station Ring West
- Bike, Sunday tour | car=Weekend bike; odometer=28760; amount=11; price_per_unit=1.58; total=17.38; consumption=4.4; station=Village pump
- Electric at the library | car=Little electric; odometer=14120; amount=31; price_per_unit=0.42; total=13.02; station=Library 1
- Saloon before rally | car=Grandpa's saloon; odometer=91700; amount=35; price_per_unit=1.88; total=65.8; consumption=10.6
record service entry|maintenance|maintenance entry|repair|service record: Title!;Car->@car|vehicle~Our estate|Weekend bike;Done on:date!;Odometer:number(km)#0-2000000;Kind=Oil change|Brakes|Tyres|Battery|Inspection|Repair;Workshop;Cost:money;Next due on:date;Next due at:number(km)#0-2000000;Invoice:file;Notes:long
- Oil and filters estate | car=Our estate; odometer=119800; kind=Oil change; workshop=Garage Stern; cost=189; next_due_at=134800
- New chain kit bike | car=Weekend bike; odometer=28100; kind=Repair; workshop=Moto Hall; cost=240; next_due_at=48000
- Brake check electric | car=Little electric; odometer=14000; kind=Inspection; workshop=Elan Centre; cost=95; next_due_at=30000
- Battery for saloon | car=Grandpa's saloon; odometer=91500; kind=Battery; workshop=Own garage; cost=88
record trip|journey|mileage entry|business trip: Title!;Car->@car|vehicle~Our estate|Weekend bike;Day:date!;From;To;Start odometer:number(km)#0-2000000;End odometer:number(km)#0-2000000;~Distance:number(km)#0-10000;Purpose=Business|Private|Commute;Rate per km:money;~Reimbursement:money;Driver~Sonja|Timo
- Visit to supplier | car=Our estate; from=Home; to=Steyr; start_odometer=121200; end_odometer=121284; distance=84; purpose=Business; rate_per_km=0.42; reimbursement=35.28; driver=Sonja
- Pass tour | car=Weekend bike; from=Home; to=Upper Valley; start_odometer=28600; end_odometer=28760; distance=160; purpose=Private; rate_per_km=0; reimbursement=0; driver=Timo
- Daily way to work | car=Little electric; from=Home; to=Office; start_odometer=14150; end_odometer=14172; distance=22; purpose=Commute; driver=Sonja
- Autumn castle tour | car=Grandpa's saloon; from=Home; to=Castle; start_odometer=91705; end_odometer=91800; distance=95; purpose=Private; driver=Timo
record expense|car cost|cost: Title!;Car->@car|vehicle~Our estate|Weekend bike;Day:date!;Category=Insurance|Tax|Parking|Toll|Wash|Fine|Loan|Accessory;Amount:money;Repeat=Once|Monthly|Yearly;Receipt:file;Notes
- Yearly road sticker | car=Our estate; category=Toll; amount=96; repeat=Yearly
- Garage rent | car=Weekend bike; category=Parking; amount=45; repeat=Monthly
- Loan rate electric | car=Little electric; category=Loan; amount=289; repeat=Monthly
- Wash after gravel road | car=Grandpa's saloon; category=Wash; amount=14; repeat=Once
work reminder|car reminder|due service|to-do: Title!;Car->@car|vehicle~Our estate|Weekend bike;Kind=Inspection|Oil|Tyres|Insurance|Tax|Other;Due on:date;Due at:number(km)#0-2000000;Remind before:number(days)#0-365;Notes:long
- Winter tyres estate | car=Our estate; kind=Tyres; due_at=124000; remind_before=14
- Inspection weekend bike | car=Weekend bike; kind=Inspection; due_at=30000; remind_before=30
- Insurance change electric | car=Little electric; kind=Insurance; remind_before=60; notes=Compare three offers.
- Oil for saloon | car=Grandpa's saloon; kind=Oil; due_at=93000; remind_before=7

# home maintenance|household appliance|home inventory|appliance warranty|homeowner|house maintenance|household inventory
item appliance|household item|home item|device|belonging: Name!;Room->@room|area~Kitchen|Utility room;Maker;Model;Serial number;Bought on:date;Price:money;Shop;Warranty until:date;Condition=New|Good|Worn|Broken;Replacement value:money;Receipt:file;Photo:image
- Dishwasher 60 cm | room=Kitchen; maker=Lavamat; model=DW 60; serial_number=DW-88120; price=640; shop=Home Store Ring; condition=Good; replacement_value=700
- Heat pump water heater | room=Utility room; maker=Nordtherm; model=WH 200; serial_number=WH-2207; price=2100; shop=Installer Holm; condition=New; replacement_value=2300
- Robot mower | room=Garden; maker=Fellwood; model=RM 400; serial_number=RM-1180; price=890; condition=Worn; replacement_value=800
- Ceiling fan oak | room=Attic studio; maker=Airolux; model=CF 52; serial_number=CF-0071; price=230; condition=Broken; replacement_value=260
item room|area: Name!;Floor=Cellar|Ground|First|Second|Attic|Outside;Area:number(m²)#1-1000;Wall colour;Flooring;Photo:image;Notes:long
- Kitchen | floor=Ground; area=16; wall_colour=Chalk white; flooring=Tile
- Utility room | floor=Cellar; area=9; wall_colour=White; flooring=Concrete
- Garden | floor=Outside; area=320; flooring=Lawn
- Attic studio | floor=Attic; area=28; wall_colour=Warm grey; flooring=Spruce boards
work maintenance task|home task|house task|chore|to-do: Title!;Room->@room|area~Kitchen|Utility room;Appliance->@appliance|home item~Dishwasher 60 cm|Heat pump water heater;Repeat=Once|Monthly|Quarterly|Half-yearly|Yearly;Due on:date;Season=Any|Spring|Summer|Autumn|Winter;Who~Ines|Karl|Plumber;Priority=Low|Normal|High;Estimated cost:money;Notes:long
- Clean dishwasher filter | room=Kitchen; appliance=Dishwasher 60 cm; repeat=Monthly; season=Any; who=Karl; priority=Normal; estimated_cost=0
- Check anode of heater | room=Utility room; appliance=Heat pump water heater; repeat=Yearly; season=Autumn; who=Plumber; priority=High; estimated_cost=120
- Change mower blades | room=Garden; appliance=Robot mower; repeat=Quarterly; season=Summer; who=Ines; priority=Low; estimated_cost=18
- Rewire ceiling fan | room=Attic studio; appliance=Ceiling fan oak; repeat=Once; season=Spring; who=Electrician; priority=High; estimated_cost=110
record maintenance record|service history|repair|work done|maintenance log: Title!;Task->@maintenance task|home task~Clean dishwasher filter|Check anode of heater;Appliance->@appliance|home item~Dishwasher 60 cm|Heat pump water heater;Done on:date!;Done by->@service provider|contractor|craftsman~Installer Holm|Volta Electric;Cost:money;Invoice:file;Photo:image;Notes:long
- New pump in dishwasher | task=Clean dishwasher filter; appliance=Dishwasher 60 cm; done_by=Volta Electric; cost=145; notes=Noise is gone.
- Anode at 60 percent | task=Check anode of heater; appliance=Heat pump water heater; done_by=Installer Holm; cost=95
- New blades in May | task=Change mower blades; appliance=Robot mower; done_by=Garten Sand; cost=16
- Fan motor tested | task=Rewire ceiling fan; appliance=Ceiling fan oak; done_by=Volta Electric; cost=45; notes=Motor is dead.
item service provider|contractor|craftsman: Name!;Trade=Plumbing|Electrical|Heating|Roof|Garden|Painting;Phone:phone;Email:email;Address;Hourly rate:money;Rating:rating;Recommended by;Notes:long
- Installer Holm | trade=Plumbing; hourly_rate=72; rating=5; recommended_by=Neighbour
- Volta Electric | trade=Electrical; hourly_rate=68; rating=4
- Garten Sand | trade=Garden; hourly_rate=48; rating=4; recommended_by=Garden club
- Dachdecker Lind | trade=Roof; hourly_rate=66; rating=3; recommended_by=Online review
record home document|document|warranty|manual|policy: Title!;Appliance->@appliance|home item~Dishwasher 60 cm|Heat pump water heater;Kind=Warranty|Manual|Invoice|Insurance|Plan|Contract;Issued on:date;Valid until:date;Amount:money;File:file;Notes
- Heater warranty card | appliance=Heat pump water heater; kind=Warranty; amount=0
- Dishwasher invoice | appliance=Dishwasher 60 cm; kind=Invoice; amount=640
- Mower manual | appliance=Robot mower; kind=Manual; amount=0
- Home insurance policy | appliance=Ceiling fan oak; kind=Insurance; amount=310
record home project|renovation project|budget item|project cost: Title!;Room->@room|area~Kitchen|Utility room;Starts on:date!;Ends on:date;Budget:money;~Spent:money;Contractor->@service provider|contractor~Installer Holm|Volta Electric;~Status=Idea|Planned|Under way|Finished;Photo:image
- New kitchen lamps | room=Kitchen; budget=400; spent=310; contractor=Volta Electric; status=Finished
- Shelves in utility room | room=Utility room; budget=250; spent=0; status=Idea
- Raised beds | room=Garden; budget=600; spent=220; contractor=Garten Sand; status=Under way
- Skylight in attic | room=Attic studio; budget=3200; spent=0; contractor=Dachdecker Lind; status=Planned

# pest control|exterminator|pest|rodent|termite|bed bug|wasp nest
item property|site|customer site|treated property|location: Name!;Address;Client name;Phone:phone;Kind=House|Restaurant|Bakery|Warehouse|Office|Farm;Area:number(m²)#1-1000000;Contract=None|Monthly|Quarterly|Yearly;Access note;Plan:image
- Bakery Grain | address=Market 9; client_name=Lore Grain; kind=Bakery; area=420; contract=Monthly; access_note=Rear door until six
- Family Sands | address=Canal Street 14; client_name=Vera Sands; kind=House; area=140; contract=None
- Grain warehouse Ost | address=Trade Park 17; client_name=Mill Kahl; kind=Warehouse; area=3800; contract=Quarterly
- Hotel Seehof kitchen | address=Lake Road 5; client_name=Hotel Seehof; kind=Restaurant; area=260; contract=Yearly
request pest request|callout|treatment request|sighting|quote request: Title!;Property->@property|site~Bakery Grain|Family Sands;Pest=Mouse|Rat|Cockroach|Bed bug|Wasp|Ant|Moth|Pigeon;Seen on:date;Room;Strength=Single|Some|Many;Children or pets:boolean;Urgency=Normal|Soon|Emergency;Photo:image;Description:long;~Quoted price:money
- Wasps in the roller blind | property=Family Sands; pest=Wasp; room=Bedroom; strength=Many; urgency=Emergency; quoted_price=145
- Flour moths in store | property=Bakery Grain; pest=Moth; room=Flour store; strength=Some; urgency=Soon; quoted_price=0
- Rats at loading ramp | property=Grain warehouse Ost; pest=Rat; room=Ramp 2; strength=Some; urgency=Soon; quoted_price=320
- Cockroach behind fridge | property=Hotel Seehof kitchen; pest=Cockroach; room=Cold kitchen; strength=Single; urgency=Normal; quoted_price=180
work treatment|treatment visit|visit|job|service visit: Title!;Property->@property|site~Bakery Grain|Family Sands;Request->@pest request|callout~Wasps in the roller blind|Flour moths in store;Technician->@technician|pest technician~Urs Falle|Dina Koeder;Day:date;Starts at:time;Method=Bait|Trap|Spray|Heat|Removal|Monitoring;Follow-up on:date;Price:money;Notes:long
- Remove wasp nest Sands | property=Family Sands; request=Wasps in the roller blind; technician=Urs Falle; method=Removal; price=145
- Moth traps bakery | property=Bakery Grain; request=Flour moths in store; technician=Dina Koeder; method=Trap; price=90
- Bait ring at ramp | property=Grain warehouse Ost; request=Rats at loading ramp; technician=Milo Graf; method=Bait; price=320
- Gel in hotel kitchen | property=Hotel Seehof kitchen; request=Cockroach behind fridge; technician=Ines Fang; method=Monitoring; price=180
person technician|pest technician: Name!;Phone:phone;Email:email;Licence number;Licence until:date;Skills~Heat treatment|Bird control;Area served;~Status=Available|On a job|On leave
- Urs Falle | licence_number=PC-17; skills=Wasps, heat treatment; area_served=City; status=Available
- Dina Koeder | licence_number=PC-22; skills=Food industry; area_served=City and valley; status=On a job
- Milo Graf | licence_number=PC-30; skills=Rodents, bird control; area_served=Trade park; status=On leave
- Ines Fang | licence_number=PC-35; skills=Hotels, bed bugs; area_served=Lake; status=Available
item trap|bait station|monitor|station|bait point: Number!;Property->@property|site~Bakery Grain|Family Sands;Kind=Bait box|Snap trap|Glue board|Pheromone trap|Light trap;Place;Bait;Placed on:date;Next check on:date;~Status=Active|Missing|Removed
- BG-07 | property=Bakery Grain; kind=Pheromone trap; place=Flour store, shelf 2; bait=Moth pheromone; status=Active
- BG-12 | property=Bakery Grain; kind=Bait box; place=Rear door; bait=Paste without poison; status=Active
- GW-01 | property=Grain warehouse Ost; kind=Snap trap; place=Ramp 2, left; bait=Nut paste; status=Active
- HS-03 | property=Hotel Seehof kitchen; kind=Glue board; place=Behind fridge; status=Removed
record trap check|station check|inspection|monitoring|catch: Title!;Trap->@trap|bait station~BG-07|BG-12;Treatment->@treatment|visit~Remove wasp nest Sands|Moth traps bakery;Checked on:date!;Catch:number#0-10000;Bait eaten:percent;Pest=None|Mouse|Rat|Cockroach|Moth|Ant;Action=None|Refill|Replace|Move|Treat;Checked by~Urs Falle|Dina Koeder;Photo:image
- BG-07 week 20 | trap=BG-07; treatment=Moth traps bakery; catch=14; bait_eaten=0; pest=Moth; action=Replace; checked_by=Dina Koeder
- BG-12 week 20 | trap=BG-12; treatment=Moth traps bakery; catch=0; bait_eaten=0; pest=None; action=None; checked_by=Dina Koeder
- GW-01 week 22 | trap=GW-01; treatment=Bait ring at ramp; catch=2; bait_eaten=80; pest=Rat; action=Refill; checked_by=Milo Graf
- HS-03 week 22 | trap=HS-03; treatment=Gel in hotel kitchen; catch=1; bait_eaten=0; pest=Cockroach; action=Treat; checked_by=Ines Fang
item pesticide|agent|treatment product|bait: Name!;Active substance;Kind=Bait|Spray|Gel|Powder|Gas;Approval number;Approved until:date;In stock:number#0-10000;Unit=kg|l|Piece;Waiting time:number(h)#0-720;Safety data sheet:file
- Ant gel 30 g | active_substance=Imidacloprid; kind=Gel; approval_number=AP-2207; in_stock=24; unit=Piece; waiting_time=2
- Wasp foam 500 ml | active_substance=Permethrin; kind=Spray; approval_number=AP-3310; in_stock=11; unit=Piece; waiting_time=4
- Rodent paste 10 kg | active_substance=Brodifacoum; kind=Bait; approval_number=AP-1180; in_stock=3; unit=kg; waiting_time=0
- Diatom dust | active_substance=Silica; kind=Powder; approval_number=AP-4021; in_stock=15; unit=kg; waiting_time=1
+ appointment|booking: Property->@property|site;Pest=Mouse|Rat|Cockroach|Bed bug|Wasp|Ant|Moth|Pigeon;Day:date;Starts at:time

# interior design|interior designer|kitchen planning|kitchen studio|home staging|moodboard|mood board
item design project|project|interior project|kitchen project: Name!;Client name;Address;Kind=Kitchen|Bathroom|Living room|Whole home|Office|Shop;Style=Modern|Classic|Scandinavian|Industrial|Country|Japandi;Area:number(m²)#1-100000;Budget:money;Designer~Noemi Falk|Rasmus Lind;Starts on:date;Move-in on:date;~Phase=First talk|Concept|Selection|Order|Fitting|Finished;Picture:image
- Kitchen Ostermann | client_name=Iris Ostermann; address=Birch 7; kind=Kitchen; style=Scandinavian; area=18; budget=22000; designer=Noemi Falk; phase=Selection
- Loft Veit | client_name=Carl Veit; address=Mill Bank 31; kind=Whole home; style=Industrial; area=140; budget=65000; designer=Rasmus Lind; phase=Concept
- Bath Sommer | client_name=Pia Sommer; address=Promenade 8; kind=Bathroom; style=Japandi; area=7; budget=14000; designer=Noemi Falk; phase=Fitting
- Practice waiting room | client_name=Dr Mirza; address=Poplar Street 6; kind=Office; style=Modern; area=32; budget=11000; designer=Rasmus Lind; phase=Finished
record room|project room|space: Name!;Project->@design project|project~Kitchen Ostermann|Loft Veit;Length:number(m)#0-100;Width:number(m)#0-100;Height:number(m)#1-20;Wall colour;Flooring;Light=North|South|East|West|None;Photo:image;Plan:file;Notes:long
- Kitchen, Birch 7 | project=Kitchen Ostermann; length=4.8; width=3.7; height=2.6; wall_colour=Linen; flooring=Oak plank; light=East
- Loft living area | project=Loft Veit; length=9; width=7.2; height=4.1; wall_colour=Brick; flooring=Concrete; light=South
- Bath, Promenade 8 | project=Bath Sommer; length=3.2; width=2.2; height=2.5; wall_colour=Clay; flooring=Slate; light=None
- Waiting room Mirza | project=Practice waiting room; length=7; width=4.6; height=2.8; wall_colour=Sage; flooring=Vinyl; light=North
item furnishing|product sample|furniture|material|fabric|fixture: Name!;Category=Furniture|Lamp|Fabric|Tile|Appliance|Worktop|Colour;Maker;Supplier~Nordlicht|Stein Maier;Dimensions;Colour;Price:money;Delivery time:number(weeks)#0-52;Link:url;Picture:image
- Quartz worktop sand | category=Worktop; maker=Quarzo; supplier=Stein Maier; dimensions=20 mm thick; colour=Sand; price=390; delivery_time=4
- Pendant lamp Dome | category=Lamp; maker=Nordlicht; supplier=Nordlicht; dimensions=40 cm; colour=Brass; price=240; delivery_time=3
- Zellige tile sea green | category=Tile; maker=Fliesen Moor; dimensions=10 x 10 cm; colour=Sea green; price=96; delivery_time=6
- Bench Linea 180 | category=Furniture; maker=Nordlicht; dimensions=180 x 45 cm; colour=Ash; price=620; delivery_time=8
record selection|shopping list item|specification|room item|selected item: Title!;Project->@design project|project~Kitchen Ostermann|Loft Veit;Room->@room|space~Kitchen, Birch 7|Loft living area;Furnishing->@furnishing|product sample|furniture~Quartz worktop sand|Pendant lamp Dome;Quantity:number#1-1000;Unit price:money;~Total:money;~Decision=Proposed|Approved|Rejected|Ordered|Delivered;Client comment:long
- Worktop for Ostermann | project=Kitchen Ostermann; room=Kitchen, Birch 7; furnishing=Quartz worktop sand; quantity=4; unit_price=390; total=1560; decision=Approved
- Three domes over table | project=Loft Veit; room=Loft living area; furnishing=Pendant lamp Dome; quantity=3; unit_price=240; total=720; decision=Proposed; client_comment=Black instead of brass?
- Tiles for shower wall | project=Bath Sommer; room=Bath, Promenade 8; furnishing=Zellige tile sea green; quantity=9; unit_price=96; total=864; decision=Delivered
- Benches for Mirza | project=Practice waiting room; room=Waiting room Mirza; furnishing=Bench Linea 180; quantity=4; unit_price=620; total=2480; decision=Rejected
record moodboard|mood board|design proposal|concept: Title!;Project->@design project|project~Kitchen Ostermann|Loft Veit;Version:number#1-50;Colours;Materials;Presented on:date;Picture:image;~Feedback:long;~Status=Draft|Presented|Approved|Changes wanted
- Linen and oak | project=Kitchen Ostermann; version=2; colours=Linen, sage; materials=Oak, quartz; status=Approved
- Brick and brass | project=Loft Veit; version=1; colours=Rust, black; materials=Steel, leather; feedback=Less brass.; status=Changes wanted
- Clay and slate | project=Bath Sommer; version=3; colours=Clay, sea green; materials=Slate, cedar; status=Presented
- Calm waiting | project=Practice waiting room; version=1; colours=Sage, white; materials=Ash, wool; status=Draft
work project task|task|fitting job|milestone: Title!;Project->@design project|project~Kitchen Ostermann|Loft Veit;Kind=Measure|Plan|Order|Deliver|Install|Hand over;Due on:date;Assigned to~Noemi Falk|Fitter Bo;Priority=Low|Normal|High;Notes:long
- Measure kitchen wall | project=Kitchen Ostermann; kind=Measure; assigned_to=Fitter Bo; priority=High
- Sofa samples for Veit | project=Loft Veit; kind=Plan; assigned_to=Rasmus Lind; priority=Normal
- Order shower tiles | project=Bath Sommer; kind=Order; assigned_to=Noemi Falk; priority=High
- Hand over waiting room | project=Practice waiting room; kind=Hand over; assigned_to=Rasmus Lind; priority=Low
request consultation request|design request|inquiry: Title!;Name;Email:email;Phone:phone;Kind=Kitchen|Bathroom|Living room|Whole home|Office|Shop;Area:number(m²)#1-100000;Budget:money;Style=Modern|Classic|Scandinavian|Industrial|Country|Japandi;Wanted by:date;Message:long;Photo:image
- Small bath, big wish | name=Lea Brandt; kind=Bathroom; area=5; budget=9000; style=Japandi; message=Tub and shower if possible.
- Shop with more light | name=Kai Lumen; kind=Shop; area=95; budget=18000; style=Modern
- Farmhouse living room | name=Jost Lenk; kind=Living room; area=44; budget=16000; style=Country; message=The stove stays.
- Kitchen for two cooks | name=Mina Sato; kind=Kitchen; area=20; budget=26000; style=Classic
+ appointment|booking: Kind=First talk|Measuring|Showroom visit|Presentation;Project->@design project|project;Day:date;Starts at:time;Address

# cycling club|bike tour|cycling route|bike route|cyclist group|mountain bike trail|cycling tour
item route|bike route|cycling route|trail|tour route: Name!;Start;Finish;Distance:number(km)#1-3000;Climb:number(m)#0-30000;Surface=Asphalt|Gravel|Forest path|Singletrack|Mixed;Difficulty=Easy|Medium|Hard|Expert;Time needed:number(h)#0-100;Region;Track file:file;Picture:image;Description:long
- Three lakes loop | start=Market square; finish=Market square; distance=54; climb=420; surface=Asphalt; difficulty=Medium; time_needed=2.5; region=Lake district; description=Ice cream at the second lake.
- Fox ridge trail | start=Forest inn; finish=Weir car park; distance=22; climb=780; surface=Singletrack; difficulty=Hard; time_needed=2.5; region=North forest
- Canal family path | start=Old Canal 7; finish=Lake Camp; distance=18; climb=40; surface=Gravel; difficulty=Easy; time_needed=1.5; region=Canal
- Pass monster | start=Rehn; finish=Pass; distance=128; climb=3100; surface=Asphalt; difficulty=Expert; time_needed=7; region=High range
event ride|bike tour|group ride|club ride|cycling tour: Title!;Route->@route|bike route~Three lakes loop|Fox ridge trail;On:date!;Starts at:time;Meeting point;Leader~Greta Rad|Yusuf Kette;Pace=Relaxed|Medium|Fast;Average speed:number(km/h)#5-50;Places:number#1-1000;~Status=Planned|Full|Cancelled|Ridden;Notes:long
- Wednesday lakes ride | route=Three lakes loop; meeting_point=Market fountain; leader=Greta Rad; pace=Medium; average_speed=24; places=15; status=Planned
- Trail Sunday | route=Fox ridge trail; meeting_point=Forest inn; leader=Yusuf Kette; pace=Fast; average_speed=12; places=8; status=Full
- Kids and trailers Saturday | route=Canal family path; meeting_point=Mill bridge; leader=Ana Speiche; pace=Relaxed; average_speed=13; places=25; status=Ridden
- Pass before breakfast | route=Pass monster; meeting_point=Town hall; leader=Yusuf Kette; pace=Fast; average_speed=21; places=10; status=Cancelled
record ride log|training ride|activity|ridden tour|ride entry: Title!;Rider~Ana Speiche|Lou Sattel;Route->@route|bike route~Three lakes loop|Fox ridge trail;Bike->@bike|bicycle~Red gravel|Black hardtail;Day:date!;Distance:number(km)#0-1000;Climb:number(m)#0-20000;Time:number(min)#1-6000;Average speed:number(km/h)#0-80;Heart rate:number(bpm)#40-230;Weather=Sunny|Cloudy|Rain|Wind|Snow;Notes:long
- Lakes after work | rider=Ana Speiche; route=Three lakes loop; bike=Red gravel; distance=54; climb=420; time=132; average_speed=24.5; heart_rate=141; weather=Sunny
- Ridge in mud | rider=Lou Sattel; route=Fox ridge trail; bike=Black hardtail; distance=22; climb=780; time=148; average_speed=8.9; heart_rate=152; weather=Rain
- Canal with trailer | rider=Ana Speiche; route=Canal family path; bike=Blue e-tourer; distance=18; climb=40; time=80; average_speed=13.5; weather=Cloudy
- Pass alone | rider=Lou Sattel; route=Pass monster; bike=White aero; distance=128; climb=3100; time=392; average_speed=19.6; weather=Wind
item bike|bicycle: Name!;Owner~Ana Speiche|Lou Sattel;Kind=Road|Gravel|Mountain|E-bike|City;Frame size:number(cm)#30-70;Frame number;Kilometres:number(km)#0-200000;Chain changed at:number(km)#0-200000;Photo:image
- Red gravel | owner=Ana Speiche; kind=Gravel; frame_size=54; frame_number=RG-417; kilometres=6120; chain_changed_at=4800
- Black hardtail | owner=Lou Sattel; kind=Mountain; frame_size=46; frame_number=BH-88; kilometres=3310; chain_changed_at=2100
- Blue e-tourer | owner=Ana Speiche; kind=E-bike; frame_size=50; frame_number=BE-220; kilometres=2040; chain_changed_at=0
- White aero | owner=Lou Sattel; kind=Road; frame_size=56; frame_number=WA-71; kilometres=15400; chain_changed_at=13800
record stop|waypoint|point of interest|stage: Name!;Route->@route|bike route~Three lakes loop|Fox ridge trail;Kilometre:number(km)#0-3000;Kind=Water|Food|View|Danger|Repair|Camp;Latitude:number#-90-90;Longitude:number#-180-180;Picture:image;Note
- Ice cream kiosk | route=Three lakes loop; kilometre=31; kind=Food; latitude=47.8; longitude=13.4; note=Closed on Mondays
- Root drop | route=Fox ridge trail; kilometre=14; kind=Danger; latitude=47.9; longitude=13.5; note=Walk if wet
- Lock fountain | route=Canal family path; kilometre=9; kind=Water; note=Tap on the left wall
- Pass stone | route=Pass monster; kilometre=64; kind=View; note=Bring a jacket
request hazard report|trail report|route problem|new route idea: Title!;Route->@route|trail~Three lakes loop|Fox ridge trail;Kind=Fallen tree|Closed|Sign missing|Mud|Conflict|New route;Kilometre:number(km)#0-3000;Seen on:date;Description:long;Photo:image
- Tree over the trail | route=Fox ridge trail; kind=Fallen tree; kilometre=9
- Sign turned at second lake | route=Three lakes loop; kind=Sign missing; kilometre=28
- Soft bank after rain | route=Canal family path; kind=Mud; kilometre=12
- Pass closed for works | route=Pass monster; kind=Closed; kilometre=58; description=Until Friday evening.
work trail work|bike service|task|club task: Title!;Route->@route|trail~Three lakes loop|Fox ridge trail;Kind=Trail repair|Signs|Clean-up|Event prep|Bike service;Day:date;Helpers wanted:number#0-100;Leader~Greta Rad|Yusuf Kette;Tools;Notes:long
- Rebuild berm 3 | route=Fox ridge trail; kind=Trail repair; helpers_wanted=6; leader=Yusuf Kette; tools=Shovels, rakes
- New signs at the lakes | route=Three lakes loop; kind=Signs; helpers_wanted=2; leader=Greta Rad
- Litter day at canal | route=Canal family path; kind=Clean-up; helpers_wanted=12; leader=Ana Speiche; tools=Grabbers, bags
- Set up feed zone pass | route=Pass monster; kind=Event prep; helpers_wanted=8; leader=Greta Rad; tools=Tables, gas stove
+ event registration: Bike->@bike|bicycle;Pace=Relaxed|Medium|Fast;Emergency contact;Phone:phone

# composting|compost|worm farm|community compost|organic waste collection|compost bin
item compost site|compost bin|compost heap|composter|bay: Name!;Address;Kind=Heap|Bin|Worm farm|Hot composter|Bay system;Volume:number(l)#10-100000;Households:number#0-1000;Keeper~Mira Humus|Ole Wurm;Opened on:date;Access=Open|Code|Set hours;~Fill level:percent;~Status=Filling|Ripening|Ready|Resting;Photo:image
- Yard bin Elm Court | address=Elm Court 3; kind=Bay system; volume=1800; households=14; keeper=Mira Humus; access=Code; fill_level=70; status=Filling
- School worm farm | address=School Road 3; kind=Worm farm; volume=240; households=0; keeper=Ole Wurm; access=Set hours; fill_level=40; status=Ripening
- Park heap South | address=Elm Park, shed; kind=Heap; volume=6000; households=40; keeper=Jana Laub; access=Open; fill_level=95; status=Ready
- Cafe hot box | address=Station Street 1; kind=Hot composter; volume=600; households=0; keeper=Mira Humus; access=Set hours; fill_level=0; status=Resting
record drop-off|deposit|contribution|waste deposit|collection: Title!;Site->@compost site|compost bin~Yard bin Elm Court|School worm farm;Person or household~Family Arp|Class 4a;Dropped on:date!;Weight:number(kg)#0-10000;Kind=Kitchen scraps|Garden waste|Coffee grounds|Leaves|Cardboard;Wrong items=None|Plastic|Meat|Glass;Points:number#0-1000
- Arp, two buckets | site=Yard bin Elm Court; person_or_household=Family Arp; weight=6.5; kind=Kitchen scraps; wrong_items=None; points=6
- Canteen peelings | site=School worm farm; person_or_household=Class 4a; weight=2; kind=Kitchen scraps; wrong_items=None; points=2
- Orchid coffee grounds | site=Cafe hot box; person_or_household=Cafe Orchid; weight=12; kind=Coffee grounds; wrong_items=None; points=12
- Leaves with a bottle | site=Park heap South; person_or_household=Family Orth; weight=30; kind=Leaves; wrong_items=Glass; points=10
record reading|compost reading|temperature reading|measurement|check: Title!;Site->@compost site|compost bin~Yard bin Elm Court|School worm farm;Measured on:date!;Temperature:number(°C)#-20-90;Moisture:percent;Smell=Earthy|Sour|Rotten|Ammonia;Ratio=Too green|Balanced|Too brown;Pests:boolean;Measured by~Mira Humus|Ole Wurm;Photo:image;Notes:long
- Elm Court, hot phase | site=Yard bin Elm Court; temperature=61; moisture=55; smell=Earthy; ratio=Balanced; measured_by=Mira Humus
- Worms after the holidays | site=School worm farm; temperature=19; moisture=75; smell=Sour; ratio=Too green; measured_by=Ole Wurm; notes=Cardboard added.
- Park heap in frost | site=Park heap South; temperature=34; moisture=48; smell=Earthy; ratio=Too brown; measured_by=Jana Laub
- Hot box overheated | site=Cafe hot box; temperature=72; moisture=35; smell=Ammonia; ratio=Too green; measured_by=Mira Humus
work compost task|turning|duty|task|shift: Title!;Site->@compost site|compost bin~Yard bin Elm Court|School worm farm;Kind=Turn|Water|Sieve|Add brown|Clean|Repair;Day:date;Volunteer~Family Arp|Class 4a;Minutes:number(min)#0-600;Notes:long
- Turn bay 2 | site=Yard bin Elm Court; kind=Turn; volunteer=Family Arp; minutes=40
- Feed the worms cardboard | site=School worm farm; kind=Add brown; volunteer=Class 4a; minutes=15
- Sieve park heap | site=Park heap South; kind=Sieve; volunteer=Family Orth; minutes=90
- Water the hot box | site=Cafe hot box; kind=Water; volunteer=Cafe Orchid; minutes=10
record compost batch|finished compost|harvest|batch: Batch number!;Site->@compost site|compost bin~Yard bin Elm Court|School worm farm;Started on:date;Harvested on:date!;Amount:number(l)#0-100000;Ripeness=Raw|Fresh|Mature;pH:number#0-14;~Given out:number(l)#0-100000;~Status=Ripening|Available|Given out
- EC-24-1 | site=Yard bin Elm Court; amount=320; ripeness=Mature; ph=7.4; given_out=180; status=Available
- SW-24-1 | site=School worm farm; amount=30; ripeness=Mature; ph=7; given_out=30; status=Given out
- PS-24-2 | site=Park heap South; amount=1400; ripeness=Fresh; ph=7.8; given_out=0; status=Ripening
- CH-24-1 | site=Cafe hot box; amount=120; ripeness=Raw; ph=6.4; given_out=0; status=Ripening
request compost request|join request|pick-up request|problem report: Title!;Name;Email:email;Address;Kind=Join|Compost wanted|Pick-up|Full bin|Smell;Site->@compost site|compost bin~Yard bin Elm Court|School worm farm;Amount:number(l)#0-10000;Wanted on:date;Message:long
- Forty litres for balcony | name=Lea Arp; address=Elm Court 5; kind=Compost wanted; site=Yard bin Elm Court; amount=40
- Bin smells in the heat | name=Ed Marek; address=Elm Court 1; kind=Smell; site=Yard bin Elm Court; amount=0
- May we bring our peelings? | name=Kim Dale; address=Canal 30; kind=Join; site=Park heap South
- Cafe bucket is full | name=Cafe Orchid; address=Station Street 1; kind=Full bin; site=Cafe hot box; amount=60

# production planning|production scheduling|manufacturing execution|assembly line|shop order|bill of materials|work instruction
item finished product|manufactured item|assembly|finished good: Name!;Item number;Revision=A|B|C|D;Family~Pumps|Valves;Unit=Piece|Set|kg|m;Lead time:number(days)#0-365;Standard cost:money;In stock:number#0-1000000;Safety stock:number#0-100000;Drawing:file;Picture:image
- Garden pump GP-600 | item_number=GP-600; revision=C; family=Pumps; unit=Piece; lead_time=5; standard_cost=48; in_stock=210; safety_stock=100
- Ball valve BV-25 | item_number=BV-25; revision=A; family=Valves; unit=Piece; lead_time=3; standard_cost=9; in_stock=1240; safety_stock=600
- Pressure tank PT-50 | item_number=PT-50; revision=B; family=Tanks; unit=Piece; lead_time=9; standard_cost=72; in_stock=48; safety_stock=40
- Hose set HS-10 | item_number=HS-10; revision=D; family=Accessories; unit=Set; lead_time=2; standard_cost=11; in_stock=530; safety_stock=200
record bill of materials line|bom line|component line|bill of materials|bom: Title!;Product->@finished product|assembly~Garden pump GP-600|Ball valve BV-25;Component;Component number;Quantity:number#0-10000;Unit=Piece|kg|m|Set;Scrap:percent;Source=Made|Bought;Position:number#1-1000
- Impeller in GP-600 | product=Garden pump GP-600; component=Impeller 90 mm; component_number=IM-090; quantity=1; unit=Piece; scrap=1; source=Bought; position=10
- Seal in BV-25 | product=Ball valve BV-25; component=Seal ring; component_number=SR-25; quantity=2; unit=Piece; scrap=0; source=Bought; position=20
- Membrane in PT-50 | product=Pressure tank PT-50; component=Rubber membrane; component_number=RM-050; quantity=1; unit=Piece; scrap=2; source=Bought; position=10
- Hose in HS-10 | product=Hose set HS-10; component=Hose 19 mm; component_number=HO-19; quantity=10; unit=m; scrap=3; source=Made; position=10
item work center|workstation|production line|assembly line|work station: Name!;Code;Hall;Capacity per shift:number#1-100000;Shifts:number#1-4;Hourly cost:money;Efficiency:percent;Supervisor~Moira Dent|Piet Kraan;~Status=Running|Set-up|Down|Idle
- Pump assembly | code=WC-10; hall=North hall; capacity_per_shift=160; shifts=2; hourly_cost=54; efficiency=91; supervisor=Moira Dent; status=Running
- Valve cell | code=WC-20; hall=South hall; capacity_per_shift=700; shifts=1; hourly_cost=48; efficiency=88; supervisor=Piet Kraan; status=Set-up
- Tank welding | code=WC-30; hall=West hall; capacity_per_shift=40; shifts=2; hourly_cost=66; efficiency=84; supervisor=Bea Lorne; status=Down
- Hose cutting | code=WC-40; hall=South hall; capacity_per_shift=300; shifts=1; hourly_cost=32; efficiency=95; supervisor=Piet Kraan; status=Idle
work production order|manufacturing order|work order|shop order|job: Order number!;Product->@finished product|assembly~Garden pump GP-600|Ball valve BV-25;Work center->@work center|workstation|production line~Pump assembly|Valve cell;Quantity:number#1-1000000;~Quantity finished:number#0-1000000;~Scrap:number#0-100000;Starts on:date;Due on:date;Customer order;Priority=Low|Normal|High|Rush
- MO-5501 | product=Garden pump GP-600; work_center=Pump assembly; quantity=320; quantity_finished=140; scrap=2; customer_order=SO-881; priority=High
- MO-5507 | product=Ball valve BV-25; work_center=Valve cell; quantity=1400; quantity_finished=0; scrap=0; customer_order=Stock; priority=Normal
- MO-5512 | product=Pressure tank PT-50; work_center=Tank welding; quantity=60; quantity_finished=12; scrap=3; customer_order=SO-890; priority=Rush
- MO-5518 | product=Hose set HS-10; work_center=Hose cutting; quantity=300; quantity_finished=300; scrap=4; customer_order=Stock; priority=Low
item operation|routing step|work instruction|work step: Title!;Product->@finished product|assembly~Garden pump GP-600|Ball valve BV-25;Step:number#1-500;Work center->@work center|workstation~Pump assembly|Valve cell;Set-up time:number(min)#0-1000;Time per piece:number(min)#0-1000;Instruction:long;Tools;Picture:image;Check needed:boolean
- Press impeller | product=Garden pump GP-600; step=20; work_center=Pump assembly; set_up_time=10; time_per_piece=1.2; instruction=Press to stop, gap 0.4 mm.; tools=Hand press 2
- Leak test valve | product=Ball valve BV-25; step=40; work_center=Valve cell; set_up_time=5; time_per_piece=0.5; instruction=6 bar, ten seconds.; tools=Test bench
- Weld tank halves | product=Pressure tank PT-50; step=30; work_center=Tank welding; set_up_time=25; time_per_piece=6; instruction=Seam in one pass.; tools=Rotary table
- Cut hose to length | product=Hose set HS-10; step=10; work_center=Hose cutting; set_up_time=5; time_per_piece=0.4; tools=Hose saw
record production report|output report|confirmation|production log|shift output: Title!;Production order->@production order|manufacturing order~MO-5501|MO-5507;Reported on:date!;Shift=Early|Late|Night;Good:number#0-1000000;Scrap:number#0-100000;Minutes:number(min)#0-1440;Operator~Lia Brandt|Omar Veit;Downtime:number(min)#0-1440;Notes:long
- MO-5501 early | production_order=MO-5501; shift=Early; good=140; scrap=2; minutes=430; operator=Lia Brandt; downtime=20; notes=Waited for impellers.
- MO-5501 first pieces | production_order=MO-5501; shift=Late; good=0; scrap=0; minutes=30; operator=Omar Veit; downtime=0
- MO-5512 night | production_order=MO-5512; shift=Night; good=12; scrap=3; minutes=310; operator=Omar Veit; downtime=95
- MO-5518 done | production_order=MO-5518; shift=Early; good=300; scrap=4; minutes=160; operator=Lia Brandt; downtime=0
request material shortage|shortage|material request|change request: Title!;Production order->@production order|manufacturing order~MO-5501|MO-5507;Component;Missing:number#0-1000000;Needed by:date;Cause=Late delivery|Scrap|Wrong stock|Plan change;Description:long
- Impellers run out at ten | production_order=MO-5501; component=Impeller 90 mm; missing=60; cause=Late delivery
- Seal rings not found | production_order=MO-5507; component=Seal ring; missing=400; cause=Wrong stock
- Membranes torn | production_order=MO-5512; component=Rubber membrane; missing=8; cause=Scrap; description=Cut at the collar.
- More hose for new order | production_order=MO-5518; component=Hose 19 mm; missing=200; cause=Plan change

# pharmaceutical production|pharma manufacturing|gmp|cleanroom|batch record|sterile production|medical device manufacturer
item medicinal product|pharma product|product type|device model|formulation: Name!;Product code;Form=Tablet|Capsule|Solution|Cream|Injection|Device;Strength~500 mg|2 mg/ml;Batch size:number#1-10000000;Shelf life:number(months)#1-120;Storage=Below 25 °C|2 to 8 °C|Frozen|Dry;Marketing number;~Status=Development|Approved|Suspended
- Paracetamol tablets | product_code=PT-500; form=Tablet; strength=500 mg; batch_size=400000; shelf_life=36; storage=Below 25 °C; marketing_number=MA-1188; status=Approved
- Eye drops saline | product_code=ED-09; form=Solution; strength=9 mg/ml; batch_size=12000; shelf_life=24; storage=Below 25 °C; marketing_number=MA-2207; status=Approved
- Insulin pen device | product_code=IP-01; form=Device; batch_size=8000; shelf_life=48; storage=Dry; marketing_number=MD-0771; status=Development
- Zinc cream | product_code=ZC-20; form=Cream; strength=200 mg/g; batch_size=5000; shelf_life=30; storage=Below 25 °C; marketing_number=MA-0914; status=Suspended
record batch record|batch|production batch|lot: Batch number!;Product->@medicinal product|pharma product~Paracetamol tablets|Eye drops saline;Made on:date!;Planned:number#1-10000000;~Yield:number#0-10000000;Line->@cleanroom|production room|line~Room B12|Filling suite 2;Expiry on:date;Head of batch~Dr Lena Ritter|Osman Gul;~Status=In process|In test|Released|Rejected|Quarantine
- PT24-118 | product=Paracetamol tablets; planned=400000; yield=393200; line=Room B12; head_of_batch=Osman Gul; status=In test
- ED24-031 | product=Eye drops saline; planned=12000; yield=11820; line=Filling suite 2; head_of_batch=Dr Lena Ritter; status=Released
- ZC24-012 | product=Zinc cream; planned=5000; yield=4610; line=Cream room C4; head_of_batch=Osman Gul; status=Rejected
- IP24-003 | product=Insulin pen device; planned=800; yield=0; line=Assembly D1; head_of_batch=Dr Lena Ritter; status=In process
item cleanroom|production room|line|area: Name!;Class=A|B|C|D|Unclassified;Area:number(m²)#1-10000;Pressure:number(Pa)#-100-100;Temperature:number(°C)#10-30;Qualified until:date;Responsible~Osman Gul|Mia Steril;~Status=Released|Cleaning|Blocked
- Room B12 | class=D; area=64; pressure=15; temperature=21; responsible=Osman Gul; status=Released
- Filling suite 2 | class=B; area=28; pressure=30; temperature=20; responsible=Mia Steril; status=Cleaning
- Cream room C4 | class=C; area=48; pressure=20; temperature=22; responsible=Osman Gul; status=Blocked
- Assembly D1 | class=Unclassified; area=90; pressure=0; temperature=22; responsible=Mia Steril; status=Released
record lab test|quality test|release test|analysis|sample: Sample number!;Batch->@batch record|batch~PT24-118|ED24-031;Tested on:date!;Test=Content|Dissolution|Sterility|pH|Appearance|Particles;Specification~95 to 105 percent|6.8 to 7.6;Value:number#0-100000;Unit=percent|mg|points|count;Result=Pass|Fail|Pending;Analyst~Kira Labor|Noah Wert;Reviewed by
- S-7701 | batch=PT24-118; test=Content; specification=95 to 105 percent; value=99.4; unit=percent; result=Pass; analyst=Kira Labor; reviewed_by=Noah Wert
- S-7714 | batch=ED24-031; test=pH; specification=6.8 to 7.6; value=7.2; unit=points; result=Pass; analyst=Noah Wert; reviewed_by=Kira Labor
- S-7722 | batch=ZC24-012; test=Appearance; specification=White, no lumps; value=2; unit=points; result=Fail; analyst=Kira Labor
- S-7730 | batch=IP24-003; test=Particles; specification=below 50; value=31; unit=count; result=Pending; analyst=Noah Wert
record deviation|nonconformity|out of specification|incident: Title!;Batch->@batch record|batch~PT24-118|ED24-031;Room->@cleanroom|line~Room B12|Filling suite 2;Found on:date!;Class=Minor|Major|Critical;Description:long;Root cause:long;Reported by~Mia Steril|Osman Gul;~Status=Open|Assessed|Closed
- Pressure fell to 8 Pa | batch=ED24-031; room=Filling suite 2; class=Major; description=For four minutes during filling.; root_cause=Door held open.; reported_by=Mia Steril; status=Closed
- Tablet weight at limit | batch=PT24-118; room=Room B12; class=Minor; reported_by=Osman Gul; status=Assessed
- Lumps in cream tank | batch=ZC24-012; room=Cream room C4; class=Critical; root_cause=Stirrer stopped.; reported_by=Osman Gul; status=Open
- Wrong label roll at pens | batch=IP24-003; room=Assembly D1; class=Minor; reported_by=Mia Steril; status=Closed
work capa|corrective action|change control|quality task|cleaning: Title!;Deviation->@deviation|nonconformity~Pressure fell to 8 Pa|Tablet weight at limit;Kind=Corrective|Preventive|Change|Training|Validation;Owner~Dr Lena Ritter|Mia Steril;Due on:date;Effect check on:date;Priority=Low|Normal|High;Notes:long
- Door alarm after 20 seconds | deviation=Pressure fell to 8 Pa; kind=Preventive; owner=Mia Steril; priority=High
- New weight control limits | deviation=Tablet weight at limit; kind=Corrective; owner=Dr Lena Ritter; priority=Normal
- Stirrer alarm and log | deviation=Lumps in cream tank; kind=Change; owner=Dr Lena Ritter; priority=High
- Train label check | deviation=Wrong label roll at pens; kind=Training; owner=Mia Steril; priority=Low
record training record|gmp training|qualification|controlled document|sop: Title!;Person~Osman Gul|Kira Labor;SOP number;Version:number#1-100;Trained on:date!;Trainer~Dr Lena Ritter|Mia Steril;Score:percent;Valid until:date;File:file
- Gowning, Gul | person=Osman Gul; sop_number=SOP-014; version=6; trainer=Mia Steril; score=95
- Dissolution test, Labor | person=Kira Labor; sop_number=SOP-110; version=3; trainer=Dr Lena Ritter; score=100
- Line clearance, Steril | person=Mia Steril; sop_number=SOP-031; version=4; trainer=Dr Lena Ritter; score=98
- Particle count, Wert | person=Noah Wert; sop_number=SOP-122; version=1; trainer=Mia Steril; score=84

# fishing boat|fishing vessel|fishing fleet|fish landing|fisherman|commercial fishing|shipyard|boatyard
item vessel|fishing boat|fishing vessel|ship|boat: Name!;Registration;Home port;Length:number(m)#3-150;Engine power:number(kW)#1-20000;Built in:number#1900-2100;Hold capacity:number(t)#0-5000;Gear=Trawl|Gill net|Longline|Pots|Purse seine|Hand line;Skipper~Ingolf Dahl|Maria Rede;Certificate until:date;~Status=In port|At sea|In yard|Laid up;Photo:image
- Nordlys | registration=M-204-H; home_port=Bergstad; length=18; engine_power=330; built_in=1994; hold_capacity=22; gear=Gill net; skipper=Ingolf Dahl; status=At sea
- Stella Mare | registration=VG-118; home_port=Porto Sul; length=24; engine_power=480; built_in=2003; hold_capacity=40; gear=Trawl; skipper=Maria Rede; status=In yard
- Lillesol | registration=M-77-A; home_port=Holmøy; length=9; engine_power=90; built_in=1982; hold_capacity=3; gear=Pots; skipper=Kari Sund; status=In port
- Ola Senior | registration=H-12-B; home_port=Bergstad; length=42; engine_power=1900; built_in=1999; hold_capacity=300; gear=Purse seine; skipper=Ingolf Dahl; status=Laid up
record fishing trip|trip|voyage|fishing log: Title!;Vessel->@vessel|fishing boat~Nordlys|Stella Mare;Left on:date!;Returned on:date;Fishing ground~North bank|Cape shelf;Crew:number#1-100;Fuel used:number(l)#0-200000;Ice:number(t)#0-500;Wind:number(m/s)#0-50;Skipper~Ingolf Dahl|Maria Rede;Remarks:long
- Nordlys week 14 | vessel=Nordlys; fishing_ground=North bank; crew=4; fuel_used=1900; ice=6; wind=9; skipper=Ingolf Dahl
- Stella week 12 | vessel=Stella Mare; fishing_ground=Cape shelf; crew=7; fuel_used=5200; ice=14; wind=6; skipper=Maria Rede
- Lillesol crab morning | vessel=Lillesol; fishing_ground=Skerry bay; crew=2; fuel_used=60; ice=1; wind=4; skipper=Kari Sund
- Ola autumn herring | vessel=Ola Senior; fishing_ground=North bank; crew=11; fuel_used=14200; ice=0; wind=12; skipper=Ingolf Dahl
record catch|landing|catch record|fish landing|haul: Title!;Trip->@fishing trip|trip|voyage~Nordlys week 14|Stella week 12;Species->@species|fish species~Cod|Hake;Landed on:date!;Weight:number(kg)#0-1000000;Size class=1|2|3|4|5;Price per kg:money;Buyer~Fish hall Bergstad|Auction Porto;~Amount:money;Discarded:number(kg)#0-100000
- Cod, Nordlys 14 | trip=Nordlys week 14; species=Cod; weight=4200; size_class=2; price_per_kg=3.4; buyer=Fish hall Bergstad; amount=14280; discarded=60
- Hake, Stella 12 | trip=Stella week 12; species=Hake; weight=6100; size_class=3; price_per_kg=4.1; buyer=Auction Porto; amount=25010; discarded=310
- Crab, Lillesol | trip=Lillesol crab morning; species=Brown crab; weight=180; size_class=2; price_per_kg=2.9; buyer=Hotel Anker; amount=522; discarded=25
- Herring, Ola | trip=Ola autumn herring; species=Herring; weight=210000; size_class=4; price_per_kg=0.7; buyer=Fish hall Bergstad; amount=147000; discarded=0
item species|fish species|quota: Name!;Scientific name;Minimum size:number(cm)#0-300;Season from:date;Season until:date;Quota:number(kg)#0-100000000;~Landed so far:number(kg)#0-100000000;Area~North bank|Cape shelf;Picture:image
- Cod | scientific_name=Gadus morhua; minimum_size=44; quota=82000; landed_so_far=31400; area=North bank
- Hake | scientific_name=Merluccius merluccius; minimum_size=27; quota=120000; landed_so_far=74100; area=Cape shelf
- Brown crab | scientific_name=Cancer pagurus; minimum_size=13; quota=9000; landed_so_far=2150; area=Skerry bay
- Herring | scientific_name=Clupea harengus; minimum_size=20; quota=900000; landed_so_far=640000; area=North bank
person crew person|crew|fisherman|deckhand|sailor: Name!;Role=Skipper|Mate|Engineer|Deckhand|Cook;Vessel->@vessel|fishing boat~Nordlys|Stella Mare;Phone:phone;Seaman book number;Medical until:date;Safety course until:date;Share:percent;~Status=On board|Ashore|Left
- Pal Garn | role=Deckhand; vessel=Nordlys; seaman_book_number=SB-417; share=8; status=On board
- Rui Costa | role=Engineer; vessel=Stella Mare; seaman_book_number=SB-902; share=10; status=Ashore
- Kari Sund | role=Skipper; vessel=Lillesol; seaman_book_number=SB-118; share=60; status=On board
- Ben Kock | role=Cook; vessel=Ola Senior; seaman_book_number=SB-640; share=5; status=Left
work yard job|ship repair|repair|maintenance|shipyard order: Title!;Vessel->@vessel|ship~Nordlys|Stella Mare;Kind=Hull|Engine|Propeller|Paint|Electrical|Gear;Yard~Boatyard Olm|Doca Sul;Dock place;Starts on:date;Due on:date;Hours:number(h)#0-10000;Estimated cost:money;~Cost:money;Notes:long
- Hull paint and anodes | vessel=Stella Mare; kind=Paint; yard=Doca Sul; dock_place=Slip 2; hours=120; estimated_cost=9800; cost=4100
- Net hauler pump | vessel=Nordlys; kind=Gear; yard=Boatyard Olm; dock_place=Quay; hours=8; estimated_cost=900
- Bent propeller Lillesol | vessel=Lillesol; kind=Propeller; yard=Boatyard Olm; dock_place=Slip 1; hours=6; estimated_cost=700; cost=680
- Rewire bridge Ola | vessel=Ola Senior; kind=Electrical; yard=Doca Sul; dock_place=Dry dock; hours=220; estimated_cost=26000
request purchase offer|fish order|buyer inquiry|licence request: Title!;Buyer name;Phone:phone;Species->@species|fish species~Cod|Hake;Weight wanted:number(kg)#1-1000000;Price offered:money;Wanted on:date;Message:long
- 300 kg cod for Friday | buyer_name=Hotel Anker; species=Cod; weight_wanted=300; price_offered=4
- Hake, weekly | buyer_name=Market chain West; species=Hake; weight_wanted=1200; price_offered=4
- Crab for the festival | buyer_name=Dorn Events; species=Brown crab; weight_wanted=90; price_offered=4
- Herring by the tonne | buyer_name=Smokehouse Lund; species=Herring; weight_wanted=20000; price_offered=0.8

# scaffolding|scaffolder|concrete|ready-mix|concrete plant|formwork|masonry|bricklayer|earthworks
item equipment set|scaffold|formwork set|mixer truck|scaffold part: Name!;Kind=Facade scaffold|Rolling tower|Formwork|Mixer truck|Pump|Excavator;Inventory number;Area or capacity:number#0-100000;Unit=m²|m³|m|Piece;Load class=1|2|3|4|5|6;Weekly rate:money;Depot~Yard Gravel|Plant Ost;~Status=In yard|On site|Repair;Photo:image
- Facade set 800 | kind=Facade scaffold; inventory_number=FS-08; area_or_capacity=800; unit=m²; load_class=3; weekly_rate=420; depot=Yard Gravel; status=On site
- Mixer 9 m³ | kind=Mixer truck; inventory_number=MT-04; area_or_capacity=9; unit=m³; load_class=1; weekly_rate=0; depot=Plant Ost; status=In yard
- Rolling tower 8 m | kind=Rolling tower; inventory_number=RT-02; area_or_capacity=8; unit=m; load_class=2; weekly_rate=85; depot=Yard Gravel; status=Repair
- Wall formwork 120 | kind=Formwork; inventory_number=WF-12; area_or_capacity=120; unit=m²; load_class=4; weekly_rate=310; depot=Yard Gravel; status=In yard
item concrete mix|mix|mix design|building mix|concrete grade: Name!;Strength=C12/15|C20/25|C25/30|C30/37|C35/45;Exposure~XC4, XF1;Consistency=F2|F3|F4|F5;Largest grain:number(mm)#1-63;Cement:number(kg/m³)#100-600;Water cement ratio:number#0-2;Price per m3:money;Winter surcharge:money
- C25/30 ceiling | strength=C25/30; exposure=XC1; consistency=F3; largest_grain=16; cement=300; water_cement_ratio=0.6; price_per_m3=118; winter_surcharge=6
- C30/37 outdoor | strength=C30/37; exposure=XC4, XF1; consistency=F4; largest_grain=22; cement=340; water_cement_ratio=0.5; price_per_m3=131; winter_surcharge=6
- C12/15 blinding | strength=C12/15; exposure=X0; consistency=F2; largest_grain=32; cement=190; water_cement_ratio=0.8; price_per_m3=88
- C35/45 bridge deck | strength=C35/45; exposure=XC4, XD3; consistency=F3; largest_grain=16; cement=380; water_cement_ratio=0.4; price_per_m3=152
item site|construction site|building site|customer site: Name!;Address;Customer name;Site manager;Phone:phone;Access=Easy|Narrow|Crane needed|Pump needed;Starts on:date;Ends on:date;Note:long
- House Bauer | address=Hill Lane 5; customer_name=Family Bauer; site_manager=Nele Arens; access=Pump needed
- School gym | address=Park Road 12; customer_name=Town of Larkfield; site_manager=Hugo Stern; access=Easy
- Bridge ramp Mill Brook | address=Mill Brook Road; customer_name=Rehn County; site_manager=Sami Torres; access=Crane needed
- Old town house 6 | address=Castle Steps 6; customer_name=Holt Estates; site_manager=Bea Lorne; access=Narrow; note=No trucks over 7.5 t.
record delivery|concrete delivery|delivery note|load|pour: Delivery note!;Site->@site|construction site~House Bauer|School gym;Mix->@concrete mix|mix~C25/30 ceiling|C30/37 outdoor;Truck->@equipment set|mixer truck~Facade set 800|Mixer 9 m³;Delivered on:date!;Left plant at:time;Unloaded at:time;Volume:number(m³)#0-1000;Temperature:number(°C)#-10-50;Slump or spread:number(mm)#0-1000;Driver~Vito Mix|Karl Rohr;Signature:image
- CN-8810 | site=House Bauer; mix=C25/30 ceiling; truck=Mixer 9 m³; volume=8.5; temperature=19; slump_or_spread=450; driver=Vito Mix
- CN-8817 | site=School gym; mix=C30/37 outdoor; truck=Mixer 9 m³; volume=6; temperature=18; slump_or_spread=520; driver=Karl Rohr
- CN-8822 | site=Bridge ramp Mill Brook; mix=C35/45 bridge deck; truck=Mixer 9 m³; volume=9; temperature=21; slump_or_spread=440; driver=Karl Rohr
- CN-8829 | site=House Bauer; mix=C12/15 blinding; truck=Mixer 9 m³; volume=2.5; temperature=15; slump_or_spread=380; driver=Vito Mix
record scaffold inspection|scaffold check|inspection|handover check|tag: Tag number!;Scaffold->@equipment set|scaffold~Facade set 800|Mixer 9 m³;Site->@site|construction site~House Bauer|School gym;Checked on:date!;Inspector~Ivo Dan|Gerda Rohr;Ties=Good|Missing|Loose;Toe boards=Good|Missing;Load class=1|2|3|4|5|6;Result=Green|Yellow|Red;Valid until:date;Photo:image;Remarks:long
- ST-204 | scaffold=Facade set 800; site=School gym; inspector=Ivo Dan; ties=Good; toe_boards=Missing; load_class=3; result=Yellow; remarks=Level 3 east.
- ST-211 | scaffold=Facade set 800; site=School gym; inspector=Gerda Rohr; ties=Good; toe_boards=Good; load_class=3; result=Green
- ST-218 | scaffold=Rolling tower 8 m; site=Old town house 6; inspector=Gerda Rohr; ties=Missing; toe_boards=Good; load_class=2; result=Red
- ST-223 | scaffold=Facade set 800; site=Old town house 6; inspector=Ivo Dan; ties=Loose; toe_boards=Good; load_class=3; result=Yellow
record cube test|concrete test|strength test|sample: Sample number!;Delivery->@delivery|concrete delivery~CN-8810|CN-8817;Made on:date!;Tested on:date;Age:number(days)#1-400;Strength:number(N/mm²)#0-150;Required:number(N/mm²)#0-150;Result=Pass|Fail|Pending;Laboratory
- CU-301 | delivery=CN-8810; age=28; strength=34.1; required=30; result=Pass; laboratory=Baustoff Lab
- CU-309 | delivery=CN-8817; age=7; strength=29; required=37; result=Pending; laboratory=Baustoff Lab
- CU-314 | delivery=CN-8822; age=28; strength=41.5; required=45; result=Fail; laboratory=Baustoff Lab
- CU-320 | delivery=CN-8829; age=28; strength=16.2; required=15; result=Pass; laboratory=Beton Control
work crew job|assembly job|erection|dismantling|pour plan|job: Title!;Site->@site|construction site~House Bauer|School gym;Kind=Erect|Alter|Dismantle|Pour|Formwork|Masonry;Crew~Crew Rohr|Crew Stein;Day:date;Starts at:time;Area or volume:number#0-100000;Workers:number#1-100;Hours:number(h)#0-5000;Notes:long
- Erect gym east facade | site=School gym; kind=Erect; crew=Crew Rohr; area_or_volume=420; workers=4; hours=32
- Pour ceiling Bauer | site=House Bauer; kind=Pour; crew=Crew Stein; area_or_volume=34; workers=5; hours=20
- Take down tower Castle Steps | site=Old town house 6; kind=Dismantle; crew=Crew Rohr; area_or_volume=60; workers=3; hours=9
- Formwork ramp wall | site=Bridge ramp Mill Brook; kind=Formwork; crew=Crew Stein; area_or_volume=110; workers=6; hours=48
request quote request|rental request|concrete order request|change request: Title!;Customer name;Phone:phone;Site address;Kind=Scaffold|Concrete|Formwork|Masonry;Amount:number#0-100000;Unit=m²|m³|m;Wanted on:date;Weeks:number(weeks)#0-200;Description:long;~Quoted price:money
- Scaffold for repainting | customer_name=Tess Alder; site_address=Quay 17; kind=Scaffold; amount=180; unit=m²; weeks=4; quoted_price=1650
- Three cubes for foundation | customer_name=Per Dunn; site_address=Mill Lane 11; kind=Concrete; amount=3; unit=m³; weeks=0; quoted_price=410
- Formwork for cellar walls | customer_name=Bau Rehn; site_address=Apple Lane; kind=Formwork; amount=140; unit=m²; weeks=3; quoted_price=1980
- Garden wall of brick | customer_name=Luc Perrin; site_address=Hill 9; kind=Masonry; amount=14; unit=m; weeks=2; quoted_price=2600
+ order: Mix->@concrete mix|mix;Site->@site|construction site;Volume:number(m³)#0-1000;Pour on:date;Pour at:time;Pump needed:boolean

# trailer rental|gas bottle|gas cylinder|propane|party tent rental|equipment rental shop
item rental item|trailer|gas cylinder|gas bottle|tent: Name!;Item number;Kind=Trailer|Gas bottle|Tent|Generator|Heater|Bench set;Size~750 kg|11 kg|6 x 12 m;Quantity owned:number#1-10000;~Available:number#0-10000;Day rate:money;Weekend rate:money;Deposit:money;Licence needed=None|B|BE;Next test on:date;~Status=Available|Out|Repair|Retired;Photo:image
- Trailer 750 kg tarp | item_number=TR-03; kind=Trailer; size=750 kg; quantity_owned=4; available=2; day_rate=25; weekend_rate=45; deposit=100; licence_needed=B; status=Available
- Propane 11 kg | item_number=GB-11; kind=Gas bottle; size=11 kg; quantity_owned=160; available=74; day_rate=0; weekend_rate=0; deposit=40; licence_needed=None; status=Available
- Party tent 6 x 12 m | item_number=PT-612; kind=Tent; size=6 x 12 m; quantity_owned=3; available=0; day_rate=140; weekend_rate=240; deposit=300; status=Out
- Generator 5 kVA | item_number=GE-05; kind=Generator; size=5 kVA; quantity_owned=2; available=1; day_rate=38; weekend_rate=65; deposit=150; status=Repair
record rental|hire|loan|rental contract: Contract number!;Item->@rental item|trailer|tent~Trailer 750 kg tarp|Propane 11 kg;Customer name;Phone:phone;ID number;From:date!;Until:date!;Quantity:number#1-1000;Deposit:money;~Total:money;~Returned on:date;Towing car plate;~Status=Reserved|Out|Returned|Overdue
- RC-701 | item=Trailer 750 kg tarp; customer_name=Per Dunn; id_number=P331; quantity=1; deposit=100; total=45; towing_car_plate=KB 20 D; status=Out
- RC-709 | item=Propane 11 kg; customer_name=Cafe Orchid; id_number=FN 771; quantity=2; deposit=80; total=0; status=Out
- RC-715 | item=Party tent 6 x 12 m; customer_name=Dorn Events; id_number=FN 31877; quantity=2; deposit=600; total=480; status=Overdue
- RC-718 | item=Generator 5 kVA; customer_name=Scout group; id_number=P907; quantity=1; deposit=150; total=65; status=Returned
record exchange|bottle exchange|refill|gas sale: Title!;Item->@rental item|gas bottle~Trailer 750 kg tarp|Propane 11 kg;Customer name;Day:date!;Full out:number#0-1000;Empty in:number#0-1000;Price per bottle:money;~Total:money;Sold by~Ede Latte|Gaby Flamm
- Orchid swap | item=Propane 11 kg; customer_name=Cafe Orchid; full_out=2; empty_in=2; price_per_bottle=29; total=58; sold_by=Gaby Flamm
- Camper, first bottle | item=Propane 11 kg; customer_name=Lasse Dorn; full_out=1; empty_in=0; price_per_bottle=29; total=69; sold_by=Ede Latte
- Food truck, four bottles | item=Propane 11 kg; customer_name=Taco Norte; full_out=4; empty_in=4; price_per_bottle=29; total=116; sold_by=Gaby Flamm
- Roofer swap | item=Propane 11 kg; customer_name=Dachbau Krain; full_out=6; empty_in=5; price_per_bottle=27; total=202; sold_by=Ede Latte
record return check|condition check|handover check|inspection: Title!;Rental->@rental|hire~RC-701|RC-709;Kind=Hand-out|Return|Yearly test;Day:date!;Condition=Good|Dirty|Damaged|Missing parts;Lights and tyres ok:boolean;Damage cost:money;Photo:image;Checked by~Ede Latte|Gaby Flamm
- Trailer out to Dunn | rental=RC-701; kind=Hand-out; condition=Good; damage_cost=0; checked_by=Ede Latte
- Bottles at Orchid | rental=RC-709; kind=Hand-out; condition=Good; damage_cost=0; checked_by=Gaby Flamm
- Tent back from festival | rental=RC-715; kind=Return; condition=Dirty; damage_cost=60; checked_by=Gaby Flamm
- Generator from camp | rental=RC-718; kind=Return; condition=Missing parts; damage_cost=25; checked_by=Ede Latte
work maintenance|repair|pressure test|cleaning: Title!;Item->@rental item|trailer|gas cylinder~Trailer 750 kg tarp|Propane 11 kg;Kind=Repair|Pressure test|Cleaning|Inspection;Due on:date;Assigned to~Gaby Flamm|Garage Stern;Cost:money;Notes:long
- Tail light trailer 3 | item=Trailer 750 kg tarp; kind=Repair; assigned_to=Garage Stern; cost=28
- Ten-year test of 20 bottles | item=Propane 11 kg; kind=Pressure test; assigned_to=Gaby Flamm; cost=300
- Wash tent roof | item=Party tent 6 x 12 m; kind=Cleaning; assigned_to=Gaby Flamm; cost=40
- Generator yearly check | item=Generator 5 kVA; kind=Inspection; assigned_to=Garage Stern; cost=75
item accessory|extra|add-on: Name!;Fits->@rental item|trailer|tent~Trailer 750 kg tarp|Propane 11 kg;Price per hire:money;Sale price:money;In stock:number#0-1000;Description:long
- Load strap pair | fits=Trailer 750 kg tarp; price_per_hire=2; sale_price=12; in_stock=24
- Gas regulator 50 mbar | fits=Propane 11 kg; price_per_hire=0; sale_price=19; in_stock=15
- Tent side wall 3 m | fits=Party tent 6 x 12 m; price_per_hire=8; sale_price=0; in_stock=16
- Cable drum 50 m | fits=Generator 5 kVA; price_per_hire=6; sale_price=79; in_stock=5
+ booking|reservation: Item->@rental item|trailer;From:date;Until:date;Quantity:number#1-1000;Delivery wanted:boolean;Address;~Price:money

# karting|go-kart|kart track|motorsport|race track|racing team|lap time|racing driver
item kart|race car|race bike|vehicle: Number!;Kind=Rental kart|Electric kart|Junior kart|Race car|Motorcycle;Maker;Engine;Power:number(kW)#1-1000;Weight:number(kg)#20-3000;Hours:number(h)#0-20000;Tyres~Hard|Soft;~Status=Ready|On track|Workshop|Retired;Photo:image
- 14 | kind=Electric kart; maker=Voltkart; engine=E-drive 20; power=15; weight=190; hours=412; tyres=Hard; status=Ready
- 88 | kind=Race car; maker=Albion; engine=1.6 turbo; power=180; weight=980; hours=61; tyres=Soft; status=Workshop
- 7 | kind=Junior kart; maker=Minirace; engine=120 cm³; power=4; weight=95; hours=760; tyres=Hard; status=On track
- 31 | kind=Rental kart; maker=Sprinto; engine=270 cm³; power=7; weight=165; hours=3120; tyres=Hard; status=Retired
item track|race track|circuit|layout: Name!;Address;Length:number(m)#100-30000;Corners:number#1-200;Direction=Clockwise|Anticlockwise;Kind=Indoor|Outdoor;Karts at once:number#1-60;~Lap record:number(s)#5-1000;Picture:image
- Hall short | address=Speed Park 1; length=420; corners=11; direction=Clockwise; kind=Indoor; karts_at_once=10; lap_record=27.4
- Ring Rehn | address=Airfield 9; length=2310; corners=14; direction=Anticlockwise; kind=Outdoor; karts_at_once=24; lap_record=74.2
- Kids oval | address=Speed Park 1; length=180; corners=4; direction=Anticlockwise; kind=Indoor; karts_at_once=6; lap_record=16.8
- Quarry bends | address=Hartl, old pit; length=1180; corners=17; direction=Clockwise; kind=Outdoor; karts_at_once=16; lap_record=58.9
event race|heat|race day|session|race session: Title!;Track->@track|circuit~Hall short|Ring Rehn;On:date!;Starts at:time;Kind=Practice|Qualifying|Race|Open session|Endurance;Laps:number#1-1000;Minutes:number(min)#1-3000;Places:number#1-60;Price:money;Race director~Nia Flagge|Otto Kerb;~Status=Open|Full|Running|Finished
- Friday night heat 3 | track=Hall short; kind=Open session; laps=20; minutes=10; places=10; price=19; race_director=Nia Flagge; status=Open
- Ring cup round 2 | track=Ring Rehn; kind=Race; laps=18; minutes=25; places=24; price=140; race_director=Otto Kerb; status=Full
- Junior qualifying | track=Kids oval; kind=Qualifying; laps=15; minutes=6; places=6; price=12; race_director=Nia Flagge; status=Finished
- Six hours of the quarry | track=Quarry bends; kind=Endurance; laps=340; minutes=360; places=16; price=390; race_director=Otto Kerb; status=Running
person racing driver|racer|pilot|driver: Name!;Nickname;Born on:date;Licence number;Weight:number(kg)#20-200;Height:number(cm)#100-220;Team->@racing team|team~Team Apex|Blue Arrows;Email:email;Phone:phone;Best lap:number(s)#5-1000;~Points:number#0-10000
- Juna Schnell | nickname=Jet; licence_number=RD-417; weight=61; height=170; team=Team Apex; best_lap=27.9; points=84
- Marek Pol | nickname=Brick; licence_number=RD-208; weight=82; height=184; team=Blue Arrows; best_lap=75.1; points=61
- Emil Fuchs | nickname=Foxy; licence_number=RJ-031; weight=38; height=148; team=Pit Kids; best_lap=17.2; points=40
- Sofia Brandt | nickname=Sof; licence_number=RD-330; weight=58; height=167; team=Night Shift; best_lap=59.8; points=92
item racing team|team: Name!;Captain;Colour;Founded in:number#1900-2100;Drivers:number#1-50;~Points:number#0-10000;Sponsor;Logo:image
- Team Apex | captain=Juna Schnell; colour=Orange; founded_in=2018; drivers=4; points=132
- Blue Arrows | captain=Marek Pol; colour=Blue; founded_in=2021; drivers=3; points=98
- Pit Kids | captain=Emil Fuchs; colour=Green; founded_in=2023; drivers=5; points=71; sponsor=Speed Park
- Night Shift | captain=Sofia Brandt; colour=Black; founded_in=2015; drivers=6; points=187; sponsor=Garage Stern
record lap time|lap|race result|result|timing: Title!;Race->@race|heat|session~Friday night heat 3|Ring cup round 2;Driver->@racing driver|racer|driver~Juna Schnell|Marek Pol;Kart->@kart|race car~14|88;Lap:number#1-1000;Time:number(s)#5-1000;Position:number#1-100;Points:number#0-100;Remark=None|Penalty|Retired|Record
- Schnell, best lap heat 3 | race=Friday night heat 3; driver=Juna Schnell; kart=14; lap=12; time=27.9; position=1; points=25; remark=None
- Pol, round 2 | race=Ring cup round 2; driver=Marek Pol; kart=88; lap=18; time=75.1; position=4; points=12; remark=Penalty
- Fuchs, pole lap | race=Junior qualifying; driver=Emil Fuchs; kart=7; lap=9; time=17.2; position=1; points=0; remark=Record
- Brandt, hour four | race=Six hours of the quarry; driver=Sofia Brandt; kart=31; lap=212; time=59.8; position=2; points=18; remark=Retired
work kart service|maintenance|set-up|repair: Title!;Kart->@kart|race car~14|88;Kind=Tyres|Brakes|Engine|Chain|Battery|Set-up;Due on:date;Mechanic~Toni Oel|Kati Schraube;Hours:number(h)#0-100;Cost:money;Notes:long
- New brake pads 14 | kart=14; kind=Brakes; mechanic=Kati Schraube; hours=1; cost=38
- Turbo hose 88 | kart=88; kind=Engine; mechanic=Toni Oel; hours=3; cost=120
- Chain and sprocket 7 | kart=7; kind=Chain; mechanic=Toni Oel; hours=0.5; cost=22
- Strip kart 31 | kart=31; kind=Set-up; mechanic=Kati Schraube; hours=4; cost=0
+ booking|reservation: Race->@race|heat|session;Track->@track|circuit;Drivers:number#1-60;Children:number#0-60;Helmet rental:boolean;~Price:money
+ event registration: Kart->@kart|race car;Start number:number#1-999;Licence number;Weight:number(kg)#20-200

# goldsmith|jeweller|jeweler|watch repair|watchmaker|engraving|jewellery workshop|jewelry workshop
item jewellery piece|piece|watch|jewelry piece|ring: Name!;Piece number;Kind=Ring|Necklace|Earrings|Bracelet|Brooch|Watch|Clock;Metal=Gold 14k|Gold 18k|Silver 925|Platinum|Steel;Weight:number(g)#0-5000;Stone->@gemstone|stone~Sapphire oval 1.2 ct|Brilliant 0.3 ct;Ring size:number#40-80;Price:money;Goldsmith~Wilma Fein|Arno Zeiger;~Status=In work|In window|Sold|On loan;Picture:image
- Ring Mare | piece_number=J-417; kind=Ring; metal=Gold 18k; weight=6.2; stone=Sapphire oval 1.2 ct; ring_size=54; price=2180; goldsmith=Wilma Fein; status=In window
- Ear studs Luce | piece_number=J-431; kind=Earrings; metal=Platinum; weight=3.1; stone=Brilliant 0.3 ct; price=1640; goldsmith=Wilma Fein; status=In work
- Pendant Onda | piece_number=J-440; kind=Necklace; metal=Silver 925; weight=11; stone=Opal cabochon 2 ct; price=320; goldsmith=Wilma Fein; status=On loan
- Mantel clock 1910 | piece_number=J-452; kind=Clock; metal=Steel; weight=3200; price=780; goldsmith=Arno Zeiger; status=Sold
request repair request|watch repair|repair|custom order|engraving request: Title!;Customer name;Phone:phone;Email:email;Kind=Resize|Solder|Engrave|Watch service|Battery|Custom piece|Valuation;Item brought;Engraving text;Ring size:number#40-80;Wanted by:date;Budget:money;Photo:image;Description:long;~Quoted price:money
- Ring two sizes larger | customer_name=Ada Rowe; kind=Resize; item_brought=Gold ring with ruby; ring_size=56; budget=120; quoted_price=95
- Grandfather's watch stops | customer_name=Felix Nyman; kind=Watch service; item_brought=Steel wrist watch 1961; budget=300; description=Runs for an hour only.; quoted_price=240
- Initials in cuff links | customer_name=Marek Pol; kind=Engrave; item_brought=Silver cuff links; engraving_text=M.P.; budget=60; quoted_price=48
- Necklace clasp came off | customer_name=Vera Noll; kind=Solder; item_brought=Gold chain 45 cm; budget=80; quoted_price=35
work workshop job|job|bench job|work order: Job bag number!;Request->@repair request|custom order~Ring two sizes larger|Grandfather's watch stops;Piece->@jewellery piece|piece~Ring Mare|Ear studs Luce;Craftsman~Wilma Fein|Arno Zeiger;Step=Design|Cast|Solder|Set stone|Polish|Service|Engrave;Due on:date;~Minutes:number(min)#0-10000;Metal used:number(g)#0-1000;~Total:money;Notes:long
- JB-220 | request=Ring two sizes larger; craftsman=Wilma Fein; step=Solder; minutes=35; metal_used=0.6; total=95
- JB-224 | request=Grandfather's watch stops; craftsman=Arno Zeiger; step=Service; minutes=140; metal_used=0; total=240
- JB-229 | request=Initials in cuff links; piece=Pendant Onda; craftsman=Arno Zeiger; step=Engrave; minutes=30; metal_used=0; total=48
- JB-233 | request=Necklace clasp came off; piece=Ear studs Luce; craftsman=Wilma Fein; step=Polish; minutes=20; metal_used=0.1; total=35
item gemstone|stone|gem|diamond: Name!;Kind=Diamond|Sapphire|Ruby|Emerald|Pearl|Opal;Carat:number(ct)#0-1000;Cut=Brilliant|Oval|Princess|Cabochon|Pear;Colour;Clarity;Certificate number;Purchase price:money;Price:money;Tray~Safe A2|Safe B1;~Status=In stock|Set|Sold;Picture:image
- Sapphire oval 1.2 ct | kind=Sapphire; carat=1.2; cut=Oval; colour=Cornflower; clarity=Eye clean; certificate_number=GC-2207; purchase_price=540; price=980; tray=Safe A2; status=Set
- Brilliant 0.3 ct | kind=Diamond; carat=0.3; cut=Brilliant; colour=G; clarity=VS; certificate_number=GC-3310; purchase_price=390; price=690; tray=Safe B1; status=In stock
- Opal cabochon 2 ct | kind=Opal; carat=2; cut=Cabochon; colour=Milky blue; certificate_number=GC-3391; purchase_price=70; price=150; status=Set
- Ruby pear 0.9 ct | kind=Ruby; carat=0.9; cut=Pear; colour=Pigeon red; certificate_number=GC-3402; purchase_price=610; price=1150; status=Sold
item metal stock|metal|alloy|material: Name!;Metal=Gold 14k|Gold 18k|Silver 925|Platinum|Steel;Form=Sheet|Wire|Grain|Scrap;In stock:number(g)#0-100000;Minimum stock:number(g)#0-10000;Price per gram:money;Supplier~Edelmetall Nord|Refinery Au
- Gold 18k sheet | metal=Gold 18k; form=Sheet; in_stock=62; minimum_stock=30; price_per_gram=54; supplier=Refinery Au
- Silver wire 1 mm | metal=Silver 925; form=Wire; in_stock=410; minimum_stock=150; price_per_gram=1; supplier=Edelmetall Nord
- Platinum grain | metal=Platinum; form=Grain; in_stock=24; minimum_stock=20; price_per_gram=31; supplier=Refinery Au
- Gold 14k scrap | metal=Gold 14k; form=Scrap; in_stock=88; minimum_stock=0; price_per_gram=38; supplier=Edelmetall Nord
record valuation|appraisal|gold purchase|buy-back: Title!;Owner name;Item described;Metal=Gold 14k|Gold 18k|Silver 925|Platinum|Steel;Weight:number(g)#0-5000;Done on:date!;Value:money;Purpose=Insurance|Sale|Inheritance;Appraiser~Wilma Fein|Arno Zeiger;Photo:image;Document:file
- Ruby ring Rowe | owner_name=Ada Rowe; item_described=Ring, ruby 0.8 ct; metal=Gold 14k; weight=4.8; value=1250; purpose=Insurance; appraiser=Wilma Fein
- Silver cutlery | owner_name=Hans Mey; item_described=12 forks; metal=Silver 925; weight=720; value=610; purpose=Sale; appraiser=Arno Zeiger
- Platinum band Kern | owner_name=Dora Kern; item_described=Plain wedding band; metal=Platinum; weight=7.4; value=420; purpose=Inheritance; appraiser=Wilma Fein
- Diver watch Brehm | owner_name=Otto Brehm; item_described=Steel diver watch 1978; metal=Steel; weight=140; value=1900; purpose=Insurance; appraiser=Arno Zeiger
+ appointment|booking: Kind=Advice|Wedding rings|Repair|Valuation;Day:date;Starts at:time;Ring size:number#40-80
+ order|product: Metal=Gold 14k|Gold 18k|Silver 925|Platinum|Steel;Ring size:number#40-80;Engraving text

# shoe repair|cobbler|shoemaker|leather workshop|upholsterer|upholstery|saddler
item shoe model|leather product|model|piece|design: Name!;Model number;Kind=Shoe|Boot|Sandal|Bag|Belt|Saddle|Armchair;Material->@leather|material|hide~Calf black 1.4 mm|Bridle leather brown;Sizes~36 to 46;Hours to make:number(h)#0-500;Price:money;Picture:image;Description:long
- Derby Tom | model_number=D-11; kind=Shoe; material=Calf black 1.4 mm; sizes=39 to 47; hours_to_make=22; price=640; description=Welted, leather sole.
- Post bag | model_number=B-04; kind=Bag; material=Bridle leather brown; sizes=One size; hours_to_make=14; price=380
- Chelsea Ida | model_number=C-07; kind=Boot; material=Goat suede sand; sizes=36 to 42; hours_to_make=19; price=560
- Belt Classic 35 | model_number=G-35; kind=Belt; material=Cow cognac 3 mm; sizes=80 to 120 cm; hours_to_make=2; price=85
item leather|material|hide|fabric: Name!;Kind=Calf|Cow|Goat|Bridle|Suede|Fabric;Colour;Thickness:number(mm)#0-20;In stock:number(m²)#0-1000;Price per unit:money;Tannery~Gerberei Loh|Cuoio Nord;Tanning=Vegetable|Chrome|None;Picture:image
- Calf black 1.4 mm | kind=Calf; colour=Black; thickness=1.4; in_stock=6; price_per_unit=92; tannery=Gerberei Loh; tanning=Chrome
- Bridle leather brown | kind=Bridle; colour=Brown; thickness=3.5; in_stock=4; price_per_unit=118; tannery=Cuoio Nord; tanning=Vegetable
- Goat suede sand | kind=Suede; colour=Sand; thickness=1.2; in_stock=3; price_per_unit=78; tannery=Cuoio Nord; tanning=Chrome
- Cow cognac 3 mm | kind=Cow; colour=Cognac; thickness=3; in_stock=8; price_per_unit=64; tannery=Gerberei Loh; tanning=Vegetable
request repair request|repair|shoe repair|repair ticket|custom order: Title!;Ticket number;Customer name;Phone:phone;Item brought;Kind=Heel|Sole|Stitch|Zip|Stretch|Clean|Re-cover|Made to measure;Wanted by:date;Photo:image;Description:long;~Price:money;~Craftsman~Leon Ahle|Sara Stich
- Heels of red pumps | ticket_number=R-881; customer_name=Tess Alder; item_brought=Red pumps; kind=Heel; price=18; craftsman=Leon Ahle
- Armchair with torn seat | ticket_number=R-890; customer_name=Ida Fern; item_brought=Armchair 1950; kind=Re-cover; description=Same green if possible.; price=420; craftsman=Sara Stich
- Boot zip stuck | ticket_number=R-894; customer_name=Nora Quist; item_brought=Black boots; kind=Zip; price=34; craftsman=Sara Stich
- Derbys pinch at the toe | ticket_number=R-899; customer_name=Marek Pol; item_brought=Brown derbys; kind=Stretch; price=15; craftsman=Leon Ahle
work workshop job|job|work order|making step: Title!;Request->@repair request|repair~Heels of red pumps|Armchair with torn seat;Model->@shoe model|leather product~Derby Tom|Post bag;Step=Pattern|Cut|Stitch|Last|Sole|Finish;Craftsman~Leon Ahle|Sara Stich;Due on:date;~Minutes:number(min)#0-10000;Material used:number(m²)#0-100;Notes:long
- New heel tips | request=Heels of red pumps; step=Sole; craftsman=Leon Ahle; minutes=15; material_used=0
- Strip old seat | request=Armchair with torn seat; step=Pattern; craftsman=Sara Stich; minutes=90; material_used=2
- Sew in new zip | request=Boot zip stuck; model=Chelsea Ida; step=Stitch; craftsman=Sara Stich; minutes=45; material_used=0
- Derbys on the last | request=Derbys pinch at the toe; model=Derby Tom; step=Last; craftsman=Leon Ahle; minutes=20; material_used=0
record foot measurement|measurement|last card|measure: Title!;Customer name;Measured on:date!;Foot length left:number(mm)#100-400;Foot length right:number(mm)#100-400;Ball girth left:number(mm)#100-400;Ball girth right:number(mm)#100-400;Instep:number(mm)#100-450;Size:number#16-55;Last number;Measured by~Leon Ahle|Sara Stich;Notes:long
- Marek, first pair | customer_name=Marek Pol; foot_length_left=271; foot_length_right=274; ball_girth_left=252; ball_girth_right=255; instep=262; size=43; last_number=L-88; measured_by=Leon Ahle
- Rowe, boots | customer_name=Ada Rowe; foot_length_left=244; foot_length_right=243; ball_girth_left=228; ball_girth_right=227; instep=236; size=38; last_number=L-91; measured_by=Leon Ahle
- Quist, Chelsea | customer_name=Nora Quist; foot_length_left=236; foot_length_right=238; instep=230; size=37; last_number=L-95; measured_by=Sara Stich
- Falk, sandals | customer_name=Benno Falk; foot_length_left=283; foot_length_right=282; instep=270; size=45; last_number=L-99; measured_by=Leon Ahle
item repair service|service|price list item: Name!;Kind=Heel|Sole|Stitch|Zip|Stretch|Clean|Re-cover;Price:money;Days:number(days)#0-60;While you wait:boolean;Description:long
- Heel tips ladies | kind=Heel; price=18; days=1
- Leather sole and heel | kind=Sole; price=68; days=5
- New boot zip | kind=Zip; price=34; days=4
- Clean and nourish | kind=Clean; price=22; days=2; description=Brush, soap, cream and wax.
+ order: Model->@shoe model|leather product;Size:number#16-55;Material->@leather|hide;Colour;Initials
+ appointment: Kind=Measuring|Fitting|Pick-up;Day:date;Starts at:time

# robot|robotics|automation cell|agv|autonomous vehicle|robot arm|cobot|robotics team
item robot|cobot|agv|robot arm|unit: Name!;Robot number;Kind=Robot arm|Cobot|AGV|Mobile robot|Humanoid|Kit;Maker and model;Payload:number(kg)#0-3000;Reach:number(mm)#0-10000;Axes:number#1-20;Location->@robot cell|cell|area|site~Cell 4 palletising|Lab arena;Firmware;Operating hours:number(h)#0-200000;Battery:percent;~Status=Running|Idle|Fault|Charging|Maintenance;Picture:image
- Arm R4 | robot_number=RB-04; kind=Robot arm; maker_and_model=Kinex 50; payload=50; reach=2100; axes=6; location=Cell 4 palletising; firmware=8.2; operating_hours=18420; battery=100; status=Running
- Rover Zippy | robot_number=RB-21; kind=Mobile robot; maker_and_model=Own build; payload=3; reach=0; axes=4; location=Lab arena; firmware=0.9; operating_hours=210; battery=64; status=Charging
- Cobot Mia | robot_number=RB-12; kind=Cobot; maker_and_model=Softarm 10; payload=10; reach=1300; axes=6; location=Bench 2 pick; operating_hours=5100; status=Idle
- Carrier A3 | robot_number=RB-17; kind=AGV; maker_and_model=Schlepp 600; payload=600; axes=2; location=Aisle loop; operating_hours=9020; battery=18; status=Fault
item robot cell|cell|area|site|map: Name!;Hall;Task=Palletise|Weld|Pick|Transport|Test|Competition;Safety=Fence|Light curtain|Scanner|Cobot;Size~4 x 6 m;Responsible~Yara Achs|Tim Greif;Drawing:file
- Cell 4 palletising | hall=Hall 2; task=Palletise; safety=Light curtain; size=4 x 6 m; responsible=Yara Achs
- Lab arena | hall=School lab; task=Competition; safety=Cobot; size=3 x 3 m; responsible=Tim Greif
- Bench 2 pick | hall=Hall 1; task=Pick; safety=Cobot; size=2 x 2 m; responsible=Yara Achs
- Aisle loop | hall=Warehouse; task=Transport; safety=Scanner; size=80 x 3 m; responsible=Nils Funk
item robot program|program|mission|routine: Name!;Robot->@robot|cobot|agv~Arm R4|Rover Zippy;Version;Cycle time:number(s)#0-10000;Author~Yara Achs|Tim Greif;File:file;Released on:date;Description:long;~Status=Draft|Test|Released|Retired
- Palletise carton 400 | robot=Arm R4; version=3.1; cycle_time=7; author=Yara Achs; description=Eight per layer, five layers.; status=Released
- Line follow course B | robot=Rover Zippy; version=0.7; cycle_time=41; author=Tim Greif; status=Test
- Pick screws by camera | robot=Cobot Mia; version=1.4; cycle_time=5; author=Yara Achs; status=Draft
- Loop dock to line 3 | robot=Carrier A3; version=2.0; cycle_time=310; author=Nils Funk; status=Retired
record run|mission run|run log|cycle log|test run: Title!;Robot->@robot|agv~Arm R4|Rover Zippy;Program->@robot program|program|mission~Palletise carton 400|Line follow course B;Day:date!;Starts at:time;Minutes:number(min)#0-1440;Cycles:number#0-1000000;Errors:number#0-10000;Distance:number(m)#0-1000000;Result=Finished|Aborted|Collision|Timeout;Notes:long
- R4 early shift | robot=Arm R4; program=Palletise carton 400; minutes=440; cycles=3620; errors=2; distance=0; result=Finished
- Zippy try 14 | robot=Rover Zippy; program=Line follow course B; minutes=1; cycles=1; errors=1; distance=11; result=Timeout; notes=Lost the line at the ramp.
- Mia trial on bench | robot=Cobot Mia; program=Pick screws by camera; minutes=60; cycles=610; errors=14; distance=0; result=Collision
- A3 night shift | robot=Carrier A3; program=Loop dock to line 3; minutes=390; cycles=71; errors=3; distance=11400; result=Aborted
request fault|error report|alarm|incident|robot fault: Title!;Robot->@robot|agv~Arm R4|Rover Zippy;Error code;Kind=Gripper|Drive|Sensor|Collision|Battery|Software|Safety stop;Happened on:date;At:time;Downtime:number(min)#0-100000;Description:long;Photo:image;~Cause:long
- Vacuum lost at layer 3 | robot=Arm R4; error_code=E-512; kind=Gripper; downtime=18; description=Cup torn on the left.
- Left motor stutters | robot=Rover Zippy; error_code=M-01; kind=Drive; downtime=0
- A3 stops at reflector 9 | robot=Carrier A3; error_code=S-209; kind=Sensor; downtime=42; cause=Reflector dirty.
- Mia touched the bin | robot=Cobot Mia; error_code=C-014; kind=Collision; downtime=5
work robot maintenance|maintenance|service|build task: Title!;Robot->@robot|cobot~Arm R4|Rover Zippy;Kind=Grease|Calibrate|Replace part|Update|Safety check|Build;Due on:date;Technician~Yara Achs|Tim Greif;Hours:number(h)#0-500;Parts;Cost:money;Notes:long
- Swap suction cups R4 | robot=Arm R4; kind=Replace part; technician=Yara Achs; hours=0.5; parts=4 cups; cost=44
- Solder motor cable Zippy | robot=Rover Zippy; kind=Build; technician=Tim Greif; hours=1; cost=3
- Calibrate camera Mia | robot=Cobot Mia; kind=Calibrate; technician=Yara Achs; hours=1; cost=0
- Safety check scanner A3 | robot=Carrier A3; kind=Safety check; technician=Nils Funk; hours=2; cost=60
record sensor reading|telemetry|reading|joint data: Title!;Robot->@robot|agv~Arm R4|Rover Zippy;Measured on:date!;At:time;Sensor=Temperature|Current|Battery|Position|Distance|Vibration;Value:number#-10000-1000000;Unit=°C|A|percent|mm|cm|mm/s;Within limit:boolean
- R4 joint 2 temperature | robot=Arm R4; sensor=Temperature; value=58; unit=°C
- Zippy battery at start | robot=Rover Zippy; sensor=Battery; value=92; unit=percent
- A3 drive current | robot=Carrier A3; sensor=Current; value=14; unit=A
- Mia joint 5 vibration | robot=Cobot Mia; sensor=Vibration; value=2; unit=mm/s
+ booking|reservation: Robot->@robot|cobot;Day:date;Starts at:time;Ends at:time;Purpose

# property developer|new homes|housing development|tiny house|modular home|prefab house|home builder|show home
item house model|home type|tiny house|prefab house|plot|unit|apartment: Name!;Unit number;Development->@development|housing development|estate|project~Orchard Row|Mill Quay;Kind=Detached|Terraced|Flat|Tiny house|Modular;Living area:number(m²)#5-2000;Rooms:number#1-30;Bedrooms:number#0-20;Energy class=A|B|C|D|E|F|G;Price:money;Ready on:date;~Status=Planned|For sale|Reserved|Sold|Handed over;Picture:image;Plan:file
- Orchard house 4 | unit_number=OR-04; development=Orchard Row; kind=Terraced; living_area=112; rooms=4; bedrooms=3; energy_class=A; price=389000; status=Reserved
- Quay flat 2.03 | unit_number=MQ-203; development=Mill Quay; kind=Flat; living_area=74; rooms=3; bedrooms=2; energy_class=A; price=312000; status=For sale
- Tiny house Finch | unit_number=WG-11; development=Willow Green; kind=Tiny house; living_area=34; rooms=1; bedrooms=1; energy_class=B; price=98000; status=Planned
- Hill villa 2 | unit_number=HS-02; development=Hillside; kind=Detached; living_area=178; rooms=6; bedrooms=4; energy_class=A; price=745000; status=Sold
item development|housing development|estate|project: Name!;Address;Units:number#1-5000;Architect;Builder;Starts on:date;Finish by:date;Progress:percent;Sales manager~Mona Grund|Kay Haus;Description:long;Picture:image
- Orchard Row | address=Apple Lane; units=12; architect=Cleo Brandt; builder=Bau Rehn; progress=60; sales_manager=Mona Grund
- Mill Quay | address=Quay 30; units=34; architect=Niko Sato; builder=Bau Rehn; progress=25; sales_manager=Kay Haus
- Willow Green | address=Willow 20; units=16; architect=Ewa Lind; builder=Holzbau Rehn; progress=5; sales_manager=Mona Grund
- Hillside | address=Hill Road 40; units=5; architect=Cleo Brandt; builder=Bau Rehn; progress=95; sales_manager=Kay Haus
request inquiry|viewing request|brochure request|prospect request: Title!;Name;Email:email;Phone:phone;House->@house model|home type|unit|plot~Orchard house 4|Quay flat 2.03;Kind=Brochure|Viewing|Call back|Financing;Budget:money;Move-in wanted on:date;Message:long;~Sales manager~Mona Grund|Kay Haus
- Viewing on Saturday? | name=Lea Brandt; house=Quay flat 2.03; kind=Viewing; budget=320000; sales_manager=Kay Haus
- Is the garden south? | name=Omar Dietz; house=Orchard house 4; kind=Call back; budget=400000; sales_manager=Mona Grund
- Loan for the Finch | name=Kim Dale; house=Tiny house Finch; kind=Financing; budget=100000; sales_manager=Mona Grund
- Please send floor plans | name=Dr Pavel Simic; house=Hill villa 2; kind=Brochure; budget=750000
record sales contract|purchase contract|reservation contract|sale: Contract number!;House->@house model|unit|plot~Orchard house 4|Quay flat 2.03;Buyer name;Signed on:date!;Price:money;Deposit:money;Extras:money;Notary;Financing bank;Hand over on:date;~Status=Reserved|Signed|Paid|Cancelled
- PC-118 | house=Orchard house 4; buyer_name=Omar Dietz; price=389000; deposit=10000; extras=14200; notary=Dr Urkund; financing_bank=Valley Bank; status=Reserved
- PC-104 | house=Quay flat 2.03; buyer_name=Vera Noll; price=312000; deposit=8000; extras=0; notary=Dr Urkund; status=Cancelled
- PC-121 | house=Hill villa 2; buyer_name=Dr Pavel Simic; price=745000; deposit=25000; extras=31000; notary=Dr Ebner; status=Paid
- PC-125 | house=Tiny house Finch; buyer_name=Kim Dale; price=98000; deposit=3000; extras=0; notary=Dr Ebner; status=Signed
record extra|buyer option|upgrade|selection|fitting choice: Title!;House->@house model|unit~Orchard house 4|Quay flat 2.03;Category=Kitchen|Bath|Floor|Electrical|Heating|Outdoor;Description:long;Chosen on:date!;Surcharge:money;Decide by:date;~Status=Offered|Chosen|Declined|Built in;Picture:image
- Oak floor upstairs | house=Orchard house 4; category=Floor; surcharge=4200; status=Chosen
- Second shower | house=Quay flat 2.03; category=Bath; surcharge=6100; status=Offered
- Terrace of larch | house=Tiny house Finch; category=Outdoor; surcharge=2900; status=Declined
- Heat pump cooling | house=Hill villa 2; category=Heating; surcharge=5400; status=Built in
record stage payment|payment plan line|instalment|milestone: Title!;Contract->@sales contract|purchase contract~PC-118|PC-104;Stage=Start|Shell|Roof|Windows|Screed|Hand-over;Share:percent;Amount:money;Due on:date!;~Paid on:date;~Status=Planned|Due|Paid|Late
- Shell, house 4 | contract=PC-118; stage=Shell; share=28; amount=108920; status=Due
- Start, house 4 | contract=PC-118; stage=Start; share=30; amount=116700; status=Paid
- Hand-over, villa 2 | contract=PC-121; stage=Hand-over; share=5; amount=37250; status=Paid
- Start, Finch | contract=PC-125; stage=Start; share=30; amount=29400; status=Late
record defect|snag|hand-over defect|warranty claim: Title!;House->@house model|unit~Orchard house 4|Quay flat 2.03;Room;Trade=Paint|Tile|Door|Window|Electrical|Plumbing;Noticed on:date!;Fix by:date;Photo:image;Company~Bau Rehn|Volta Electric;~Status=Open|Being fixed|Fixed|Rejected;Description:long
- Tile cracked in hall | house=Orchard house 4; room=Hall; trade=Tile; company=Bau Rehn; status=Open
- Window does not lock | house=Quay flat 2.03; room=Bedroom; trade=Window; company=Bau Rehn; status=Being fixed
- Socket without power | house=Hill villa 2; room=Study; trade=Electrical; company=Volta Electric; status=Fixed
- Tap drips in show house | house=Tiny house Finch; room=Kitchen; trade=Plumbing; company=Aqua Plumb Moser; status=Rejected
work construction stage|site task|task|hand-over task: Title!;Development->@development|estate~Orchard Row|Mill Quay;House->@house model|unit~Orchard house 4|Quay flat 2.03;Phase=Ground|Shell|Roof|Fit-out|Outdoor|Hand-over;Starts on:date;Due on:date;Responsible~Bau Rehn|Mona Grund;Progress:percent;Notes:long
- Screed house 4 | development=Orchard Row; house=Orchard house 4; phase=Fit-out; responsible=Bau Rehn; progress=20
- Show flat furniture | development=Mill Quay; house=Quay flat 2.03; phase=Fit-out; responsible=Kay Haus; progress=0
- Hedge and paths Hillside | development=Hillside; house=Hill villa 2; phase=Outdoor; responsible=Garten Sand; progress=70
- Screw piles Willow Green | development=Willow Green; house=Tiny house Finch; phase=Ground; responsible=Holzbau Rehn; progress=40
+ appointment|booking: House->@house model|unit;Kind=Viewing|Show home|Selection|Notary;Day:date;Starts at:time;Persons:number#1-20
+ reservation: House->@house model|unit|plot;Held until:date;Deposit:money

# carbon emission|emissions tracking|co2 footprint|sustainability report|greenhouse gas|climate target|esg
item emission source|source|activity type|emission factor: Name!;Scope=Scope 1|Scope 2|Scope 3;Category=Energy|Fuel|Travel|Freight|Waste|Purchased goods;Unit=kWh|l|km|t|kg;Factor:number(kg CO2/unit)#0-100000;Factor source;Valid from:date;Description:long
- Grid electricity | scope=Scope 2; category=Energy; unit=kWh; factor=0.22; factor_source=National list
- Diesel, own fleet | scope=Scope 1; category=Fuel; unit=l; factor=2.65; factor_source=National list
- Rail travel | scope=Scope 3; category=Travel; unit=km; factor=0.03; factor_source=Railway report
- Steel sheet bought | scope=Scope 3; category=Purchased goods; unit=t; factor=1900; factor_source=Supplier data
item site|company site|business unit|facility|department: Name!;Address;Employees:number#0-1000000;Floor area:number(m²)#0-10000000;Activity~Office|Plant;Data owner~Sina Klima|Jorge Luz;Since:date
- Plant Sud | address=Mill Street 80; employees=140; floor_area=9200; activity=Plant; data_owner=Jorge Luz
- Head office | address=Forum 9; employees=62; floor_area=1800; activity=Office; data_owner=Sina Klima
- Depot Ost | address=Trade Park 1; employees=38; floor_area=6400; activity=Warehouse; data_owner=Gus Orlo
- Shop Ring | address=Ring 44; employees=9; floor_area=420; activity=Shop; data_owner=Sina Klima
record activity record|emission entry|emission record|consumption entry|activity data: Title!;Site->@site|company site|facility~Plant Sud|Head office;Source->@emission source|source|activity type~Grid electricity|Diesel, own fleet;Period from:date!;Period until:date;Amount:number#0-1000000000;~Emissions:number(kg)#0-1000000000;Quality=Measured|Calculated|Estimated;Evidence:file;Entered by~Sina Klima|Jorge Luz
- Plant power, March | site=Plant Sud; source=Grid electricity; amount=84200; emissions=18524; quality=Measured; entered_by=Jorge Luz
- Vans, March | site=Head office; source=Diesel, own fleet; amount=910; emissions=2411; quality=Calculated; entered_by=Sina Klima
- Train trips, March | site=Head office; source=Rail travel; amount=6200; emissions=186; quality=Calculated; entered_by=Sina Klima
- Sheet for March series | site=Plant Sud; source=Steel sheet bought; amount=12; emissions=22800; quality=Estimated; entered_by=Jorge Luz
item climate target|target|goal|reduction target: Title!;Site->@site|company site~Plant Sud|Head office;Scope=Scope 1|Scope 2|Scope 3|All;Base year:number#1990-2100;Base value:number(t)#0-1000000000;Target year:number#2020-2100;Reduction:percent;Progress:percent;Responsible~Sina Klima|Jorge Luz
- Halve plant power emissions | site=Plant Sud; scope=Scope 2; base_year=2019; base_value=310; target_year=2030; reduction=50; progress=34; responsible=Jorge Luz
- Vans electric | site=Head office; scope=Scope 1; base_year=2021; base_value=41; target_year=2028; reduction=90; progress=22; responsible=Sina Klima
- Greener steel | site=Plant Sud; scope=Scope 3; base_year=2022; base_value=290; target_year=2032; reduction=30; progress=8; responsible=Jorge Luz
- Depot to zero | site=Depot Ost; scope=All; base_year=2020; base_value=75; target_year=2035; reduction=100; progress=41; responsible=Gus Orlo
work reduction measure|measure|action|project: Title!;Site->@site|facility~Plant Sud|Head office;Target->@climate target|goal~Halve plant power emissions|Vans electric;Investment:money;Saving per year:number(t)#0-1000000;Money saved per year:money;Starts on:date;Due on:date;Responsible~Sina Klima|Jorge Luz;Notes:long
- Solar roof hall 2 | site=Plant Sud; target=Halve plant power emissions; investment=210000; saving_per_year=46; money_saved_per_year=31000; responsible=Jorge Luz
- Three electric vans | site=Head office; target=Vans electric; investment=96000; saving_per_year=14; money_saved_per_year=5200; responsible=Sina Klima
- Buy recycled sheet | site=Plant Sud; target=Greener steel; investment=0; saving_per_year=30; money_saved_per_year=0; responsible=Jorge Luz
- LED and heat pump depot | site=Depot Ost; target=Depot to zero; investment=58000; saving_per_year=19; money_saved_per_year=8400; responsible=Gus Orlo
request supplier survey|data request|supplier data request|questionnaire: Title!;Supplier name;Email:email;Asked for=Product footprint|Energy mix|Transport|Certificate;Sent on:date;Answer by:date;~Answer:long;File:file;~Checked by~Sina Klima|Jorge Luz
- Footprint of castings | supplier_name=Kestrel Castings; asked_for=Product footprint; answer=1.9 kg per piece; checked_by=Jorge Luz
- Energy mix printer | supplier_name=Papyra; asked_for=Energy mix
- Truck fleet of Cargo Nord | supplier_name=Cargo Nord; asked_for=Transport; answer=62 g per tonne and km; checked_by=Sina Klima
- Mill certificate Blech Union | supplier_name=Blech Union; asked_for=Certificate
record offset purchase|offset|carbon credit|certificate: Certificate number!;Project name;Kind=Forest|Stoves|Wind|Biochar|Moor;Bought on:date!;Amount:number(t)#0-1000000;Price per tonne:money;Total:money;Standard;Retired:boolean;Document:file
- CC-24-118 | project_name=Moor Rehn; kind=Moor; amount=20; price_per_tonne=64; total=1280; standard=Moor standard
- CC-24-131 | project_name=Biochar Valley; kind=Biochar; amount=5; price_per_tonne=140; total=700; standard=Biochar certificate
- CC-24-140 | project_name=Village stoves Kisi; kind=Stoves; amount=30; price_per_tonne=22; total=660; standard=Stove standard
- CC-24-152 | project_name=Mixed forest Lauf; kind=Forest; amount=12; price_per_tonne=48; total=576; standard=Forest code
+ report: Year:number#1990-2100;Scope 1:number(t)#0-1000000000;Scope 2:number(t)#0-1000000000;Scope 3:number(t)#0-1000000000;Checked by

# weather station|rain gauge|weather observation|rainfall|weather data|storm report
item weather station|station|sensor site|rain gauge: Name!;Station code;Latitude:number#-90-90;Longitude:number#-180-180;Altitude:number(m)#-500-9000;Kind=Automatic|Manual|Rain gauge|Mast|Buoy;Surroundings=Garden|Roof|Field|Mountain|Coast|City;Observer~Willi Hoch|Ines Regen;Installed on:date;~Status=Online|Offline|Service;Photo:image
- Garden Rehn | station_code=WS-017; latitude=48.2; longitude=14.1; altitude=318; kind=Automatic; surroundings=Garden; observer=Ines Regen; status=Online
- Pass hut | station_code=WS-022; latitude=47.5; longitude=13.1; altitude=1640; kind=Manual; surroundings=Mountain; observer=Willi Hoch; status=Online
- Library roof | station_code=WS-030; altitude=331; kind=Mast; surroundings=Roof; observer=Ines Regen; status=Service
- Lake buoy 2 | station_code=WS-041; altitude=302; kind=Buoy; surroundings=Coast; observer=Nora Bay; status=Offline
record weather reading|reading|observation|weather observation|measurement: Title!;Station->@weather station|station~Garden Rehn|Pass hut;Observed on:date!;At:time;Temperature:number(°C)#-70-60;Humidity:percent;Pressure:number(hPa)#850-1100;Wind speed:number(km/h)#0-400;Wind direction=N|NE|E|SE|S|SW|W|NW;Rain:number(mm)#0-500;Snow depth:number(cm)#0-1000;Sky=Clear|Partly cloudy|Cloudy|Fog|Rain|Snow|Storm
- Rehn at seven | station=Garden Rehn; temperature=11.4; humidity=82; pressure=1014; wind_speed=8; wind_direction=W; rain=2.2; snow_depth=0; sky=Rain
- Pass at seven | station=Pass hut; temperature=-1.8; humidity=95; pressure=836.5; wind_speed=34; wind_direction=NW; rain=0; snow_depth=42; sky=Snow
- Library at noon | station=Library roof; temperature=17.8; humidity=55; pressure=1019; wind_speed=21; wind_direction=SW; sky=Partly cloudy
- Buoy at dusk | station=Lake buoy 2; temperature=12.6; humidity=90; pressure=1009; wind_speed=4; wind_direction=E; sky=Fog
record daily summary|climate record|monthly summary|statistics: Title!;Station->@weather station|station~Garden Rehn|Pass hut;Day:date!;Highest:number(°C)#-70-60;Lowest:number(°C)#-70-60;Mean:number(°C)#-70-60;Rain total:number(mm)#0-1000;Sunshine:number(h)#0-24;Strongest gust:number(km/h)#0-400
- Rehn, rainy Monday | station=Garden Rehn; highest=14.1; lowest=9.2; mean=11.5; rain_total=18.4; sunshine=0.5; strongest_gust=41
- Pass, snowy Monday | station=Pass hut; highest=0.4; lowest=-4.1; mean=-1.9; rain_total=12; sunshine=0; strongest_gust=88
- Library, warm Tuesday | station=Library roof; highest=21.6; lowest=10.4; mean=15.9; rain_total=0; sunshine=9.5; strongest_gust=38
- Buoy, foggy Tuesday | station=Lake buoy 2; highest=14.2; lowest=9.8; mean=11.7; rain_total=0.4; sunshine=2; strongest_gust=19
record weather warning|warning|alert|storm warning: Title!;Region;Kind=Storm|Heavy rain|Snow|Heat|Frost|Thunderstorm|Hail;Level=Yellow|Orange|Red;Valid from:date!;From:time;Valid until:date;Text:long;Issued by~Duty office|Willi Hoch;~Status=Active|Over
- Gusts over 100 on the passes | region=Mountains south; kind=Storm; level=Orange; text=Secure loose objects.; issued_by=Duty office; status=Active
- Late frost in the valley | region=Valley; kind=Frost; level=Yellow; text=Cover young plants.; issued_by=Willi Hoch; status=Over
- Heat above 36 degrees | region=City and plain; kind=Heat; level=Red; text=Drink water, stay in the shade.; issued_by=Duty office; status=Over
- Thunder in the evening | region=Lake; kind=Thunderstorm; level=Yellow; text=Leave the water.; issued_by=Duty office; status=Active
request storm report|damage report|citizen observation|hail report: Title!;Place;Latitude:number#-90-90;Longitude:number#-180-180;Kind=Hail|Flood|Wind damage|Lightning|Snow break|Fog;Seen on:date;At:time;Size:number(mm)#0-500;Reporter name;Photo:image;Description:long
- Hail like cherries | place=Upper Rehn; latitude=48.22; longitude=14.09; kind=Hail; size=20; reporter_name=Lea Arp
- Cellar path under water | place=Weir Road; latitude=48.2; longitude=14.1; kind=Flood; size=150; reporter_name=Gil Sand
- Spruce down on the track | place=North forest; kind=Wind damage; size=400; reporter_name=Yusuf Kette
- Branches broke under snow | place=Castle hill; kind=Snow break; size=120; reporter_name=Park ranger
work station service|maintenance|calibration|sensor change: Title!;Station->@weather station|station~Garden Rehn|Pass hut;Kind=Cleaning|Calibration|Battery|Sensor change|Repair;Due on:date;Assigned to~Willi Hoch|Ines Regen;Cost:money;Notes:long
- Clean rain funnel | station=Garden Rehn; kind=Cleaning; assigned_to=Ines Regen; cost=0
- New battery pass hut | station=Pass hut; kind=Battery; assigned_to=Willi Hoch; cost=45
- New wind cups library | station=Library roof; kind=Sensor change; assigned_to=Ines Regen; cost=60
- Refit buoy mooring | station=Lake buoy 2; kind=Repair; assigned_to=Nora Bay; cost=140
! item sensor|instrument [sensor\\w*|instrument\\w*|device\\w*]: Name!;Station->@weather station|station~Garden Rehn|Pass hut;Measures=Temperature|Humidity|Pressure|Wind|Rain|Snow;Serial number;Height above ground:number(m)#0-100;Calibrated until:date;~Status=Good|Drift|Defective
- Rain gauge tipping | station=Garden Rehn; measures=Rain; serial_number=RG-331; height_above_ground=1; status=Good
- Cup anemometer | station=Library roof; measures=Wind; serial_number=WC-118; height_above_ground=18; status=Defective
- Snow ruler ultrasonic | station=Pass hut; measures=Snow; serial_number=SU-022; height_above_ground=4; status=Good
- Air probe buoy | station=Lake buoy 2; measures=Temperature; serial_number=TP-905; height_above_ground=2; status=Drift

# model railway|model train|model railroad|railway club|scale model|model building
item locomotive|model train|model|wagon|rolling stock: Name!;Item number;Scale=Z|N|TT|H0|0|G;Maker;Kind=Steam|Diesel|Electric|Railcar|Coach|Freight wagon;Era=I|II|III|IV|V|VI;Digital address:number#0-10240;Decoder;Bought on:date;Price:money;Owner~Konrad Weiche|Ella Spur;~Condition=New|Good|Worn|Defective;Photo:image
- Tank engine 64 | item_number=64-017; scale=H0; maker=Kleinbahn Werk; kind=Steam; era=III; digital_address=64; decoder=Sound 5; price=320; owner=Konrad Weiche; condition=Good
- Rail bus red | item_number=RB-798; scale=H0; maker=Schienova; kind=Railcar; era=III; digital_address=98; decoder=Basic 3; price=180; owner=Ella Spur; condition=Defective
- Crocodile green | item_number=CR-662; scale=H0; maker=Schienova; kind=Electric; era=II; digital_address=66; price=410; owner=Ella Spur; condition=New
- Coal hopper grey | item_number=CH-12; scale=N; maker=Minitrack; kind=Freight wagon; era=IV; digital_address=0; price=24; owner=Konrad Weiche; condition=Worn
item layout|module|section|railway layout: Name!;Scale=Z|N|TT|H0|0|G;Length:number(cm)#10-10000;Width:number(cm)#10-3000;Theme~Branch line, Alps|Harbour;Track length:number(m)#0-5000;Turnouts:number#0-1000;Control=Analog|Digital|Computer;Builder~Konrad Weiche|Ella Spur;Photo:image
- Alpine branch line | scale=H0; length=680; width=90; theme=Branch line, Alps; track_length=42; turnouts=18; control=Digital; builder=Konrad Weiche
- Harbour module | scale=H0; length=120; width=60; theme=Harbour; track_length=6; turnouts=5; control=Digital; builder=Ella Spur
- Coal yard N | scale=N; length=240; width=50; theme=Coal yard; track_length=11; turnouts=14; control=Computer; builder=Konrad Weiche
- Garden loop | scale=G; length=2400; width=900; theme=Forest railway; track_length=58; turnouts=6; control=Analog; builder=Ella Spur
event running day|exhibition|operating session|show|club evening: Title!;On:date!;Starts at:time;Ends at:time;Place;Layout->@layout|module~Alpine branch line|Harbour module;Entry fee:money;Helpers wanted:number#0-100;Organiser~Konrad Weiche|Ella Spur;Picture:image
- Winter exhibition | place=School hall; layout=Alpine branch line; entry_fee=5; helpers_wanted=8; organiser=Ella Spur
- Timetable evening | place=Club room; layout=Harbour module; entry_fee=0; helpers_wanted=4; organiser=Konrad Weiche
- Garden steam Sunday | place=Club garden; layout=Garden loop; entry_fee=3; helpers_wanted=6; organiser=Ella Spur
- N scale open night | place=Library; layout=Coal yard N; entry_fee=2; helpers_wanted=3; organiser=Konrad Weiche
record running log|run|operation log|test run: Title!;Locomotive->@locomotive|model train~Tank engine 64|Rail bus red;Layout->@layout|module~Alpine branch line|Harbour module;Day:date!;Minutes:number(min)#0-1000;Derailments:number#0-100;Fault=None|Contact|Coupler|Motor|Decoder;Operator~Konrad Weiche|Ella Spur;Notes:long
- 64 with four coaches | locomotive=Tank engine 64; layout=Alpine branch line; minutes=45; derailments=1; fault=Coupler; operator=Konrad Weiche
- Rail bus stalls | locomotive=Rail bus red; layout=Harbour module; minutes=5; derailments=0; fault=Contact; operator=Ella Spur
- Crocodile on the ramp | locomotive=Crocodile green; layout=Alpine branch line; minutes=90; derailments=0; fault=None; operator=Ella Spur
- Hoppers shunting | locomotive=Coal hopper grey; layout=Coal yard N; minutes=30; derailments=4; fault=Coupler; operator=Konrad Weiche
work building task|maintenance|build step|repair: Title!;Layout->@layout|module~Alpine branch line|Harbour module;Locomotive->@locomotive|model train~Tank engine 64|Rail bus red;Kind=Track|Scenery|Wiring|Repair|Oil|Decoder;Due on:date;Assigned to~Konrad Weiche|Ella Spur;Hours:number(h)#0-1000;Cost:money;Notes:long
- Wire signals of station | layout=Alpine branch line; kind=Wiring; assigned_to=Konrad Weiche; hours=6; cost=38
- Clean wheels of rail bus | layout=Harbour module; locomotive=Rail bus red; kind=Repair; assigned_to=Ella Spur; hours=1; cost=0
- Plant moss in garden | layout=Garden loop; locomotive=Tank engine 64; kind=Scenery; assigned_to=Ella Spur; hours=4; cost=20
- Oil crocodile | layout=Alpine branch line; locomotive=Crocodile green; kind=Oil; assigned_to=Konrad Weiche; hours=0.5; cost=0
item spare part|part|kit|accessory: Name!;Kind=Track|Turnout|House kit|Figure|Decoder|Coupler;Scale=Z|N|TT|H0|0|G;Maker;In stock:number#0-1000;Price:money;Box~Box 4|Drawer 2
- Turnout left 12 degrees | kind=Turnout; scale=H0; maker=Schienova; in_stock=5; price=19; box=Box 4
- Village inn kit | kind=House kit; scale=H0; maker=Hausbau Mini; in_stock=1; price=34; box=Drawer 2
- Close coupler N | kind=Coupler; scale=N; maker=Minitrack; in_stock=18; price=3; box=Drawer 5
- Railway workers set | kind=Figure; scale=G; maker=Hausbau Mini; in_stock=2; price=26; box=Box 9

# electricity supplier|energy supplier|electricity provider|tariff comparison|energy contract|switch supplier|gas supplier
item energy tariff|tariff|electricity tariff|plan: Name!;Provider->@energy supplier|provider|supplier~Green Current|Stadtkraft;Energy=Electricity|Gas|Heat;Price per kWh:money;Base charge per month:money;Price guarantee:number(months)#0-48;Contract length:number(months)#0-48;Renewable share:percent;Bonus:money;Region;~Status=On offer|Closed
- Sun and wind 12 | provider=Green Current; energy=Electricity; price_per_kwh=0.27; base_charge_per_month=9; price_guarantee=12; contract_length=12; renewable_share=100; bonus=50; region=All; status=On offer
- City gas flex | provider=Stadtkraft; energy=Gas; price_per_kwh=0.09; base_charge_per_month=7; price_guarantee=0; contract_length=0; renewable_share=10; bonus=0; region=Rehn; status=On offer
- Night saver | provider=Volta Nord; energy=Electricity; price_per_kwh=0.23; base_charge_per_month=12; price_guarantee=6; contract_length=24; renewable_share=45; region=North; status=Closed
- Home heat fix | provider=Fernwaerme Rehn; energy=Heat; price_per_kwh=0.13; base_charge_per_month=18; price_guarantee=24; contract_length=24; renewable_share=70; region=Rehn; status=On offer
item energy supplier|provider|supplier: Name!;Address;Phone:phone;Email:email;Website:url;Energy mix;Rating:rating;Founded in:number#1850-2100;Logo:image
- Green Current | address=Wind Road 1; energy_mix=Wind 60, sun 30, water 10; rating=4; founded_in=2009
- Stadtkraft | address=Works Street 5; energy_mix=Gas 70, water 30; rating=3; founded_in=1921
- Volta Nord | address=Grid Street 12; energy_mix=Water 45, gas 55; rating=2; founded_in=1998
- Fernwaerme Rehn | address=Boiler Lane 1; energy_mix=Wood chips 70, gas 30; rating=5; founded_in=1984
person energy customer|household|consumer: Name!;Customer number;Address;Email:email;Phone:phone;Persons:number#1-1000;Yearly consumption:number(kWh)#0-10000000;IBAN;~Status=Active|Switching|Left
- Ella Grant | customer_number=K-4417; address=Garden City 7; persons=4; yearly_consumption=3600; status=Active
- Bakery Grain | customer_number=K-4502; address=Market 9; persons=9; yearly_consumption=34000; status=Switching
- Ring Cooperative | customer_number=K-4530; address=Ring 12; persons=46; yearly_consumption=118000; status=Active
- Tim Bauer | customer_number=K-4388; address=Fern Road 2; persons=1; yearly_consumption=1700; status=Left
record supply contract|energy contract|contract: Contract number!;Customer->@energy customer|household~Ella Grant|Bakery Grain;Tariff->@energy tariff|tariff~Sun and wind 12|City gas flex;Metering point;Meter number;Starts on:date!;Ends on:date;Notice:number(weeks)#0-52;Monthly instalment:money;~Status=Applied|Active|Cancelled|Ended
- EC-7701 | customer=Ella Grant; tariff=Sun and wind 12; metering_point=AT-0031-17; meter_number=E-448120; notice=4; monthly_instalment=90; status=Active
- EC-7712 | customer=Bakery Grain; tariff=City gas flex; metering_point=AT-0031-42; meter_number=G-112077; notice=2; monthly_instalment=260; status=Applied
- EC-7720 | customer=Ring Cooperative; tariff=Home heat fix; metering_point=AT-0031-60; meter_number=H-220; notice=12; monthly_instalment=1290; status=Active
- EC-7405 | customer=Tim Bauer; tariff=Night saver; metering_point=AT-0031-09; meter_number=E-330115; notice=4; monthly_instalment=42; status=Ended
record meter reading|reading|consumption: Title!;Contract->@supply contract|contract~EC-7701|EC-7712;Read on:date!;Reading:number#0-100000000;~Consumption:number(kWh)#0-10000000;Read by=Customer|Grid operator|Smart meter|Estimate;Photo:image
- Grant, year end | contract=EC-7701; reading=18240; consumption=3590; read_by=Customer
- Bakery, year end | contract=EC-7712; reading=88120; consumption=33800; read_by=Grid operator
- Ring heat, year end | contract=EC-7720; reading=904200; consumption=117400; read_by=Smart meter
- Bauer, moving day | contract=EC-7405; reading=20980; consumption=640; read_by=Estimate
request supplier switch|switch request|move notice|contract request|instalment change: Title!;Customer->@energy customer|household~Ella Grant|Bakery Grain;Kind=Switch|Move in|Move out|Instalment|Cancel;New tariff->@energy tariff|tariff~Sun and wind 12|City gas flex;Old provider;Wanted on:date;Meter reading:number#0-100000000;Message:long
- Bakery wants green power | customer=Bakery Grain; kind=Switch; new_tariff=Sun and wind 12; old_provider=Stadtkraft; meter_reading=88120
- Grant moves in May | customer=Ella Grant; kind=Move out; meter_reading=18900
- Lower the instalment | customer=Ring Cooperative; kind=Instalment; new_tariff=Home heat fix; meter_reading=904200; message=Windows are new.
- Bauer ends night tariff | customer=Tim Bauer; kind=Cancel; old_provider=Volta Nord; meter_reading=20980
+ invoice: Contract->@supply contract|contract;Period from:date;Period until:date;Consumption:number(kWh)#0-10000000;Energy cost:money;Grid cost:money;Tax:money;~Balance:money

# traffic count|traffic accident|road safety|traffic safety|speed measurement|traffic flow|traffic monitoring
item counting site|counting point|measuring point|junction|road section: Name!;Site code;Road;Latitude:number#-90-90;Longitude:number#-180-180;Speed limit:number(km/h)#5-200;Lanes:number#1-20;Kind=Junction|Road|School zone|Cycle path|Bridge;Sensor=Radar|Camera|Loop|Hose|Manual;Owner;~Status=Active|Planned|Removed;Photo:image
- School Road crossing | site_code=TC-04; road=School Road; latitude=47.55; longitude=13.08; speed_limit=30; lanes=2; kind=School zone; sensor=Radar; owner=Town of Rehn; status=Active
- Canal cycle path | site_code=TC-11; road=Canal path; latitude=47.56; longitude=13.1; speed_limit=20; lanes=2; kind=Cycle path; sensor=Loop; owner=Town of Rehn; status=Active
- Old Bridge south | site_code=TC-15; road=Bridge Street; speed_limit=50; lanes=2; kind=Bridge; sensor=Camera; owner=Rehn County; status=Planned
- Ring and Works junction | site_code=TC-19; road=Ring; speed_limit=50; lanes=4; kind=Junction; sensor=Manual; owner=Town of Rehn; status=Removed
record traffic count|count|traffic reading|traffic data: Title!;Site->@counting site|counting point|junction~School Road crossing|Canal cycle path;Day:date!;From:time;Until:time;Cars:number#0-1000000;Trucks:number#0-100000;Bicycles:number#0-1000000;Pedestrians:number#0-1000000;Direction=Both|In|Out;Weather=Dry|Rain|Snow;Counted by~Sensor|Vera Stroh
- School Road, seven to eight | site=School Road crossing; cars=412; trucks=9; bicycles=58; pedestrians=140; direction=Both; weather=Dry; counted_by=Sensor
- Canal path, Sunday | site=Canal cycle path; cars=0; trucks=0; bicycles=1840; pedestrians=620; direction=Both; weather=Dry; counted_by=Sensor
- Old Bridge, evening peak | site=Old Bridge south; cars=980; trucks=44; bicycles=120; pedestrians=210; direction=Out; weather=Rain; counted_by=Sensor
- Ring junction, snow day | site=Ring and Works junction; cars=1420; trucks=160; bicycles=12; pedestrians=95; direction=In; weather=Snow; counted_by=Vera Stroh
record speed measurement|speed check|speed reading: Title!;Site->@counting site|measuring point~School Road crossing|Canal cycle path;Day:date!;Vehicles:number#0-1000000;Mean speed:number(km/h)#0-250;V85:number(km/h)#0-250;Highest:number(km/h)#0-350;Too fast:percent;Operator~Vera Stroh|Police West
- School Road week 20 | site=School Road crossing; vehicles=9120; mean_speed=34; v85=41; highest=78; too_fast=46; operator=Vera Stroh
- Canal path e-bikes | site=Canal cycle path; vehicles=1200; mean_speed=19; v85=24; highest=44; too_fast=31; operator=Vera Stroh
- Old Bridge night | site=Old Bridge south; vehicles=640; mean_speed=52; v85=61; highest=104; too_fast=55; operator=Police West
- Ring at noon | site=Ring and Works junction; vehicles=3100; mean_speed=38; v85=47; highest=72; too_fast=7; operator=Police West
record traffic accident|accident|crash|collision|accident report: Title!;Site->@counting site|junction|road section~School Road crossing|Canal cycle path;Happened on:date!;At:time;Kind=Rear-end|Turning|Pedestrian|Cyclist|Single vehicle|Head-on;Severity=Damage only|Slight injury|Serious injury|Fatal;Vehicles:number#0-100;Injured:number#0-500;Light=Day|Dusk|Night;Road=Dry|Wet|Icy;Case number;Description:long
- Bike and car at the crossing | site=School Road crossing; kind=Cyclist; severity=Slight injury; vehicles=2; injured=1; light=Day; road=Wet; case_number=TA-118
- Two bikes on the canal | site=Canal cycle path; kind=Head-on; severity=Slight injury; vehicles=2; injured=2; light=Dusk; road=Dry; case_number=TA-121
- Van slid off the bridge ramp | site=Old Bridge south; kind=Single vehicle; severity=Damage only; vehicles=1; injured=0; light=Night; road=Icy; case_number=TA-126
- Left turn at the Ring | site=Ring and Works junction; kind=Turning; severity=Serious injury; vehicles=2; injured=3; light=Day; road=Dry; case_number=TA-130
request hazard report|danger spot|citizen report|near miss|traffic complaint: Title!;Place;Latitude:number#-90-90;Longitude:number#-180-180;Kind=Speeding|Bad sight|Missing crossing|Parked cars|Red light|Near miss;User=Pedestrian|Cyclist|Driver|Child|Wheelchair;Seen on:date;At:time;Description:long;Photo:image;Email:email
- No view behind the hedge | place=School Road 14; latitude=47.55; longitude=13.08; kind=Bad sight; user=Child
- Cars park on the crossing | place=Market; latitude=47.56; longitude=13.09; kind=Parked cars; user=Pedestrian
- Cars race over the bridge | place=Old Bridge; kind=Speeding; user=Cyclist
- Too short green for wheelchair | place=Ring and Works junction; kind=Red light; user=Wheelchair
work safety measure|measure|traffic project|task: Title!;Site->@counting site|junction~School Road crossing|Canal cycle path;Kind=Sign|Crossing|Speed bump|Marking|Light|Campaign;Due on:date;Responsible~Vera Stroh|Road crew 1;Cost:money;Expected effect;Priority=Low|Normal|High;Notes:long
- Raised crossing at school | site=School Road crossing; kind=Crossing; responsible=Road crew 1; cost=18500; expected_effect=V85 below 34; priority=High
- Centre line on canal path | site=Canal cycle path; kind=Marking; responsible=Road crew 1; cost=1200; expected_effect=Fewer head-on crashes; priority=Normal
- Warm light on bridge path | site=Old Bridge south; kind=Light; responsible=Vera Stroh; cost=6400; expected_effect=Fewer falls at night; priority=Low
- Slow down campaign Ring | site=Ring and Works junction; kind=Campaign; responsible=Vera Stroh; cost=900; expected_effect=V85 below 45; priority=Normal

# aircraft maintenance|aviation maintenance|airworthiness|aircraft part|hangar|aircraft mechanic
item aircraft|airplane|helicopter|airframe: Registration!;Type;Serial number;Owner;Kind=Airplane|Helicopter|Glider|Business jet;Engine type;Airframe hours:number(h)#0-150000;Landings:number#0-200000;Hangar->@hangar|bay|hangar place~Hangar 1|Hangar 3;Airworthiness until:date;~Status=Airworthy|In maintenance|Grounded;Photo:image
- OE-KLM | type=C172; serial_number=17280417; owner=Flying club Lindau; kind=Airplane; engine_type=O-320; airframe_hours=8120; landings=14200; hangar=Hangar 1; status=In maintenance
- OE-XHB | type=H120; serial_number=1288; owner=Heli Alp; kind=Helicopter; engine_type=Arrius 2; airframe_hours=4310; landings=9100; hangar=Hangar 3; status=Airworthy
- OE-GJT | type=PC-24; serial_number=214; owner=Lake Jet; kind=Business jet; engine_type=FJ44; airframe_hours=1960; landings=1510; hangar=Hangar 5; status=Grounded
- OE-5602 | type=Twin Glide 21; serial_number=602; owner=Gliding group Ried; kind=Glider; airframe_hours=3340; landings=8800; hangar=Hangar 2; status=Airworthy
item aircraft part|part|component|spare part|rotable: Part number!;Description;Serial number;Aircraft->@aircraft|helicopter~OE-KLM|OE-XHB;Condition=New|Overhauled|Serviceable|Unserviceable;Life limit:number(h)#0-100000;Hours since new:number(h)#0-100000;In stock:number#0-10000;Shelf;Price:money;Release certificate:file
- MAG-4371 | description=Magneto left; serial_number=M-20417; aircraft=OE-KLM; condition=Overhauled; life_limit=500; hours_since_new=410; in_stock=1; shelf=P-14; price=890
- TRB-120-2 | description=Tail rotor blade; serial_number=TB-331; aircraft=OE-XHB; condition=New; life_limit=6000; hours_since_new=0; in_stock=2; shelf=P-31; price=7200
- TYR-18-55 | description=Main wheel tyre; serial_number=TY-5510; aircraft=OE-GJT; condition=Serviceable; life_limit=400; hours_since_new=160; in_stock=3; price=620
- REL-500 | description=Tow release hook; serial_number=RH-077; aircraft=OE-5602; condition=Unserviceable; life_limit=2000; hours_since_new=1998; in_stock=0; price=540
work work order|maintenance order|check|maintenance task: Order number!;Aircraft->@aircraft|helicopter~OE-KLM|OE-XHB;Kind=50 h|100 h|Annual|Repair|Directive|Overhaul;Opened on:date;Due on:date;Mechanic->@mechanic|aircraft mechanic|engineer~Ruth Schraub|Ivan Rotor;Planned hours:number(h)#0-5000;~Hours:number(h)#0-5000;~Cost:money;Description:long
- WO-771 | aircraft=OE-KLM; kind=100 h; mechanic=Ruth Schraub; planned_hours=18; hours=11; cost=1490
- WO-779 | aircraft=OE-XHB; kind=Directive; mechanic=Ivan Rotor; planned_hours=6; hours=0; cost=0; description=Inspect tail rotor hinge.
- WO-783 | aircraft=OE-GJT; kind=Repair; mechanic=Hanna Blech; planned_hours=14; hours=5; cost=2100; description=Leading edge dent after bird.
- WO-788 | aircraft=OE-5602; kind=Annual; mechanic=Peter Lenk; planned_hours=10; hours=9; cost=640
record task card|work step|job card|inspection item: Title!;Work order->@work order|maintenance order~WO-771|WO-779;Step:number#1-1000;Reference;Result=Open|Done|Finding|Not applicable;Finding:long;Part->@aircraft part|part~MAG-4371|TRB-120-2;Done by->@mechanic|engineer~Ruth Schraub|Ivan Rotor;Done on:date!;Inspected by~Inspector Falk;Photo:image
- Change oil and filter | work_order=WO-771; step=4; reference=MM 12-10; result=Done; done_by=Ruth Schraub; inspected_by=Inspector Falk
- Check magneto timing | work_order=WO-771; step=9; reference=MM 74-00; result=Finding; finding=Two degrees late.; part=MAG-4371; done_by=Ruth Schraub
- Blend dent in slat | work_order=WO-783; step=2; reference=SRM 57-40; result=Open; part=TYR-18-55; done_by=Hanna Blech
- Test tow release | work_order=WO-788; step=6; reference=MM 4.2; result=Not applicable; part=REL-500; done_by=Peter Lenk; inspected_by=Inspector Falk
person mechanic|aircraft mechanic|engineer: Name!;Licence number;Category=A|B1|B2|C;Types~C172, PA28|H120;Licence until:date;Human factors until:date;Phone:phone;~Status=Certifying|Support|On leave
- Ruth Schraub | licence_number=AML-204; category=B1; types=C172, PA28; status=Certifying
- Ivan Rotor | licence_number=AML-311; category=B1; types=H120; status=Certifying
- Hanna Blech | licence_number=AML-340; category=C; types=PC-24; status=Certifying
- Peter Lenk | licence_number=AML-118; category=A; types=Gliders; status=On leave
record release certificate|release to service|airworthiness record|directive: Reference!;Aircraft->@aircraft|helicopter~OE-KLM|OE-XHB;Work order->@work order|maintenance order~WO-771|WO-779;Issued on:date!;Kind=Release|Airworthiness review|Directive|Service bulletin;Airframe hours:number(h)#0-150000;Next due at:number(h)#0-150000;Next due on:date;Signed by~Ruth Schraub|Inspector Falk;File:file
- CRS-24-118 | aircraft=OE-KLM; work_order=WO-771; kind=Release; airframe_hours=8120; next_due_at=8220; signed_by=Ruth Schraub
- AD-2024-07 | aircraft=OE-XHB; work_order=WO-779; kind=Directive; airframe_hours=4310; next_due_at=4400; signed_by=Inspector Falk
- ARC-24-031 | aircraft=OE-5602; work_order=WO-788; kind=Airworthiness review; airframe_hours=3340; next_due_at=3540; signed_by=Inspector Falk
- SB-57-012 | aircraft=OE-GJT; work_order=WO-783; kind=Service bulletin; airframe_hours=1960; next_due_at=2400; signed_by=Hanna Blech
request defect report|technical log entry|pilot report|squawk: Title!;Aircraft->@aircraft|helicopter~OE-KLM|OE-XHB;Reported on:date;Pilot;System=Engine|Avionics|Gear|Rotor|Electrical|Cabin;Severity=Minor|Deferred|Grounding;Hours:number(h)#0-150000;Description:long;Photo:image
- Right brake pulls | aircraft=OE-KLM; pilot=Timo Falke; system=Gear; severity=Grounding; hours=8120
- Landing light flickers | aircraft=OE-XHB; pilot=Rita Alp; system=Electrical; severity=Deferred; hours=4309
- Bird strike left slat | aircraft=OE-GJT; pilot=Urs Bodmer; system=Engine; severity=Grounding; hours=1960; description=Dent of 4 cm, fan looks clean.
- Canopy rattles | aircraft=OE-5602; pilot=Silke Amann; system=Cabin; severity=Minor; hours=3338
item hangar|bay|hangar place: Name!;Airfield;Size~30 x 24 m;Places:number#1-100;Heated:boolean;Door height:number(m)#1-30;Manager
- Hangar 1 | airfield=Lindau Field; size=30 x 24 m; places=6; door_height=4.5; manager=Ruth Schraub
- Hangar 3 | airfield=Lindau Field; size=18 x 16 m; places=2; door_height=5; manager=Ivan Rotor
- Hangar 2 | airfield=Ried; size=25 x 18 m; places=9; door_height=3.5; manager=Peter Lenk
- Hangar 5 | airfield=Salzach; size=45 x 40 m; places=3; door_height=8; manager=Hanna Blech

# engineering change|change order|design review|mechanical design|plm
item development project|product project|project: Name!;Project code;Customer~Velmo Drives|Own product;Lead engineer~Dr Jana Welle|Milo Zahn;Budget:money;Starts on:date;Series start on:date;Target cost:money;~Phase=Idea|Concept|Prototype|Pilot run|Series|Stopped;Picture:image
- Compact gearbox G3 | project_code=PR-33; customer=Velmo Drives; lead_engineer=Dr Jana Welle; budget=420000; target_cost=180; phase=Prototype
- Quiet fan wheel | project_code=PR-41; customer=Own product; lead_engineer=Milo Zahn; budget=90000; target_cost=6; phase=Concept
- Brake caliper B7 | project_code=PR-46; customer=Arden Motion; lead_engineer=Milo Zahn; budget=610000; target_cost=41; phase=Pilot run
- Smart valve head | project_code=PR-29; customer=Own product; lead_engineer=Dr Jana Welle; budget=150000; target_cost=28; phase=Stopped
item part|component|drawing|design part|assembly: Part number!;Name;Project->@development project|project~Compact gearbox G3|Quiet fan wheel;Revision=A|B|C|D|E;Material;Weight:number(g)#0-10000000;Unit cost:money;Make or buy=Make|Buy;Designer~Milo Zahn|Eda Kim;Drawing:file;~Status=In work|In review|Released|Obsolete
- G3-1004 | name=Sun gear; project=Compact gearbox G3; revision=B; material=16MnCr5; weight=210; unit_cost=14; make_or_buy=Make; designer=Eda Kim; status=Released
- QF-0201 | name=Fan wheel 7 blades; project=Quiet fan wheel; revision=A; material=PA66; weight=64; unit_cost=2; make_or_buy=Buy; designer=Milo Zahn; status=In work
- B7-0310 | name=Caliper housing; project=Brake caliper B7; revision=D; material=AlSi7; weight=1450; unit_cost=19; make_or_buy=Make; status=In review
- SV-0107 | name=Valve cover; project=Smart valve head; revision=E; material=ABS; weight=38; unit_cost=1; make_or_buy=Buy; status=Obsolete
request engineering change|change request|change order|ecr: Title!;Change number;Part->@part|component|drawing~G3-1004|QF-0201;Reason=Cost|Quality|Function|Supplier|Safety|Customer;Description:long;Cost effect:money;Stock to use up:number#0-1000000;Effective from:date;Requested by~Works Sud|Eda Kim;~Approved by~Dr Jana Welle|Quality Marlow
- Wider chamfer on sun gear | change_number=EC-118; part=G3-1004; reason=Quality; description=Chamfer 0.5 to 0.8 mm against burrs.; cost_effect=0; stock_to_use_up=120; requested_by=Works Sud; approved_by=Dr Jana Welle
- Nine blades instead of seven | change_number=EC-124; part=QF-0201; reason=Function; description=Less tonal noise.; cost_effect=1; stock_to_use_up=0; requested_by=Eda Kim
- Second source for castings | change_number=EC-131; part=B7-0310; reason=Supplier; cost_effect=-2; stock_to_use_up=400; requested_by=Purchasing; approved_by=Quality Marlow
- Flame-safe cover plastic | change_number=EC-109; part=SV-0107; reason=Safety; cost_effect=1; stock_to_use_up=60; requested_by=Eda Kim
record prototype|sample build|test build|sample: Title!;Project->@development project|project~Compact gearbox G3|Quiet fan wheel;Part->@part|component~G3-1004|QF-0201;Built on:date!;Method=Machined|Printed|Cast|Tool sample|Hand made;Quantity:number#1-10000;Cost:money;Builder~Model shop|Kestrel Castings;Photo:image;Notes:long
- Gear set sample 2 | project=Compact gearbox G3; part=G3-1004; method=Machined; quantity=4; cost=960; builder=Model shop
- Printed fan wheel | project=Quiet fan wheel; part=QF-0201; method=Printed; quantity=2; cost=45; builder=Model shop
- Caliper casting 5 | project=Brake caliper B7; part=B7-0310; method=Cast; quantity=12; cost=1800; builder=Kestrel Castings
- Valve cover first shots | project=Smart valve head; part=SV-0107; method=Tool sample; quantity=50; cost=75; builder=Formatec
record test report|test|trial|validation test: Title!;Prototype->@prototype|sample build~Gear set sample 2|Printed fan wheel;Tested on:date!;Test=Endurance|Noise|Strength|Temperature|Leak|Drop;Target:number#0-1000000;Measured:number#0-1000000;Unit=h|dB|N|°C|bar|cycles;Result=Pass|Fail|Repeat;Tester~Noor Salim|Edo Klein;Report:file
- Gear endurance 500 h | prototype=Gear set sample 2; test=Endurance; target=500; measured=512; unit=h; result=Pass; tester=Noor Salim
- Fan noise at 1 m | prototype=Printed fan wheel; test=Noise; target=52; measured=55; unit=dB; result=Fail; tester=Edo Klein
- Caliper burst pressure | prototype=Caliper casting 5; test=Leak; target=180; measured=212; unit=bar; result=Pass; tester=Noor Salim
- Cover drop from table | prototype=Valve cover first shots; test=Drop; target=20; measured=14; unit=cycles; result=Repeat; tester=Edo Klein
event design review|gate meeting|project review: Title!;Project->@development project|project~Compact gearbox G3|Quiet fan wheel;On:date!;Starts at:time;Gate=Concept|Design freeze|Prototype|Pilot run|Series;Chair~Dr Jana Welle|Quality Marlow;Decision=Open|Go|Go with conditions|Stop;Open points:long;Minutes:file
- G3 prototype gate | project=Compact gearbox G3; gate=Prototype; chair=Dr Jana Welle; decision=Go with conditions; open_points=Burrs on the sun gear.
- Fan concept review | project=Quiet fan wheel; gate=Concept; chair=Quality Marlow; decision=Open
- B7 pilot run gate | project=Brake caliper B7; gate=Pilot run; chair=Quality Marlow; decision=Go; open_points=Second caster not released yet.
- Valve head freeze | project=Smart valve head; gate=Design freeze; chair=Dr Jana Welle; decision=Stop
work development task|design task|task|open point: Title!;Project->@development project|project~Compact gearbox G3|Quiet fan wheel;Part->@part|component~G3-1004|QF-0201;Assigned to~Milo Zahn|Eda Kim;Due on:date;Priority=Low|Normal|High;Planned hours:number(h)#0-2000;Notes:long
- Update drawing G3-1004 to C | project=Compact gearbox G3; part=G3-1004; assigned_to=Eda Kim; priority=High; planned_hours=3
- Simulate nine blades | project=Quiet fan wheel; part=QF-0201; assigned_to=Milo Zahn; priority=Normal; planned_hours=16
- Release second caster | project=Brake caliper B7; part=B7-0310; assigned_to=Milo Zahn; priority=High; planned_hours=40
- Archive valve drawings | project=Smart valve head; part=SV-0107; assigned_to=Eda Kim; priority=Low; planned_hours=2

# appliance testing|electrical safety test|pat testing|electrical inspection|ladder inspection
item appliance|electrical device|ladder|test object|equipment: Name!;Test number;Kind=Hand tool|Extension lead|Computer|Kitchen device|Ladder|Machine;Protection class=I|II|III|None;Maker;Serial number;Location->@location|site|room~Workshop 1|Staff kitchen;Interval:number(months)#1-60;Next test on:date;~Status=Passed|Due|Failed|Withdrawn;Photo:image
- Angle grinder 125 | test_number=E-0417; kind=Hand tool; protection_class=II; maker=Brennar; serial_number=AG-2207; location=Workshop 1; interval=6; status=Due
- Coffee maker | test_number=E-0502; kind=Kitchen device; protection_class=I; maker=Barista Tech; serial_number=CM-118; location=Staff kitchen; interval=24; status=Passed
- Step ladder 6 rungs | test_number=L-0033; kind=Ladder; protection_class=None; maker=Steigfix; location=Store cellar; interval=12; status=Failed
- Cable reel 40 m | test_number=E-0611; kind=Extension lead; protection_class=I; maker=Kabelrad; location=Site office; interval=3; status=Withdrawn
item location|site|room: Name!;Building;Address;Client;Contact person;Phone:phone;Devices:number#0-100000
- Workshop 1 | building=Hall 2; address=Works Road 1; client=Nordal Gear; contact_person=Noah Berg; devices=84
- Staff kitchen | building=Office; address=Works Road 1; client=Nordal Gear; contact_person=Olga Ram; devices=9
- Store cellar | building=Main house; address=Forum 9; client=Lindt Consulting; contact_person=Nick Dore; devices=31
- Site office | building=Container 2; address=Park Road 12; client=Bau Rehn; contact_person=Hugo Stern; devices=46
record safety test|test|inspection|test result|measurement: Title!;Appliance->@appliance|electrical device~Angle grinder 125|Coffee maker;Tested on:date!;Tester~Joy Hadley|Silas Vogt;Visual check=Passed|Failed;Earth resistance:number(Ω)#0-1000;Insulation:number(MΩ)#0-10000;Leakage current:number(mA)#0-1000;Result=Passed|Failed|Repair;Valid until:date;Remarks:long
- Grinder spring test | appliance=Angle grinder 125; tester=Joy Hadley; visual_check=Failed; earth_resistance=0; insulation=200; leakage_current=0.1; result=Repair; remarks=Cable sheath cut near the plug.
- Coffee maker test | appliance=Coffee maker; tester=Silas Vogt; visual_check=Passed; earth_resistance=0.1; insulation=50; leakage_current=0.4; result=Passed
- Ladder yearly check | appliance=Step ladder 6 rungs; tester=Joy Hadley; visual_check=Failed; result=Failed; remarks=Second rung bent.
- Reel quarterly test | appliance=Cable reel 40 m; tester=Silas Vogt; visual_check=Passed; earth_resistance=1.4; insulation=0.3; leakage_current=4.2; result=Failed
item test instrument|tester device|measuring device: Name!;Serial number;Maker;Calibrated on:date;Calibrated until:date;Held by~Joy Hadley|Silas Vogt;~Status=In use|Calibration|Defective
- Tester T-2 | serial_number=TS-331; maker=Metra; held_by=Joy Hadley; status=In use
- Tester T-3 | serial_number=TS-340; maker=Metra; held_by=Silas Vogt; status=In use
- Tester T-5 | serial_number=TS-402; maker=Prueftron; held_by=Mika Salo; status=Calibration
- Loop meter L-1 | serial_number=LM-018; maker=Metra; held_by=Joy Hadley; status=Defective
record test certificate|certificate|protocol|test label: Certificate number!;Test->@safety test|test~Grinder spring test|Coffee maker test;Location->@location|site~Workshop 1|Staff kitchen;Issued on:date!;Standard;Signed by~Joy Hadley|Silas Vogt;Label number;File:file
- TC-502 | test=Coffee maker test; location=Staff kitchen; standard=VDE 0701; signed_by=Silas Vogt; label_number=L-8817
- TC-417 | test=Grinder spring test; location=Workshop 1; standard=VDE 0701; signed_by=Joy Hadley; label_number=L-8802
- TC-033 | test=Ladder yearly check; location=Store cellar; standard=EN 131; signed_by=Joy Hadley; label_number=L-8840
- TC-611 | test=Reel quarterly test; location=Site office; standard=VDE 0702; signed_by=Silas Vogt; label_number=L-8851
work test order|test round|repair|task: Title!;Location->@location|site~Workshop 1|Staff kitchen;Kind=Test round|Repair|Withdraw|Retest;Due on:date;Assigned to~Joy Hadley|Silas Vogt;Devices:number#0-10000;Cost:money;Notes:long
- Workshop autumn round | location=Workshop 1; kind=Test round; assigned_to=Joy Hadley; devices=84; cost=420
- New cable for grinder | location=Workshop 1; kind=Repair; assigned_to=Silas Vogt; devices=1; cost=25
- Take ladder out of use | location=Store cellar; kind=Withdraw; assigned_to=Joy Hadley; devices=1; cost=0
- Retest site reels | location=Site office; kind=Retest; assigned_to=Silas Vogt; devices=6; cost=48
request defect report|damage report|test request: Title!;Appliance->@appliance|electrical device~Angle grinder 125|Coffee maker;Noticed on:date;Kind=Cable damaged|Housing broken|Trips fuse|Smell|New device;Reported by;Description:long;Photo:image
- Grinder cable is cut | appliance=Angle grinder 125; kind=Cable damaged; reported_by=Noah Berg
- New kettle in kitchen | appliance=Coffee maker; kind=New device; reported_by=Olga Ram; description=Please test and label.
- Reel trips the breaker | appliance=Cable reel 40 m; kind=Trips fuse; reported_by=Hugo Stern
- Ladder foot cap split | appliance=Step ladder 6 rungs; kind=Housing broken; reported_by=Nick Dore; description=Slides on tiles.

# bike leasing|company bike|job bike|mobility budget|bike to work
item lease bike|company bike|bicycle|bike: Name!;Frame number;Kind=E-bike|City|Road|Cargo|Gravel;Maker;Price:money;Dealer->@bike dealer|dealer|partner shop~Radhaus Ring|Velo Nord;Battery:number(Wh)#0-2000;Insured value:money;~Status=Ordered|In use|Returned|Stolen;Photo:image
- E-bike Tara 500 | frame_number=LB-2207; kind=E-bike; maker=Lastrad; price=3490; dealer=Radhaus Ring; battery=500; insured_value=3490; status=In use
- Gravel Finn | frame_number=LB-2231; kind=Gravel; maker=Radhaus; price=2190; dealer=Velo Nord; battery=0; insured_value=2190; status=Ordered
- Cargo Bruno | frame_number=LB-2240; kind=Cargo; maker=Lastrad; price=5290; dealer=Rad und Tat; battery=625; insured_value=5290; status=Stolen
- City Ella | frame_number=LB-2118; kind=City; maker=Radhaus; price=1290; dealer=Pedal Point; battery=0; insured_value=1290; status=Returned
person employee|commuter|rider|participant: Name!;Personnel number;Department~Assembly|Finance;Email:email;Home town;Distance to work:number(km)#0-500;Usual way=Bike|Car|Train|Bus|On foot|Carpool;~Kilometres this year:number(km)#0-100000;~Status=Active|On leave|Left
- Lia Brandt | personnel_number=417; department=Assembly; home_town=Upper Rehn; distance_to_work=9; usual_way=Bike; kilometres_this_year=1240; status=Active
- Sami Virta | personnel_number=431; department=Finance; home_town=Lindau; distance_to_work=34; usual_way=Train; kilometres_this_year=2800; status=Active
- Jana Prill | personnel_number=452; department=Sales; home_town=Rehn; distance_to_work=3; usual_way=On foot; kilometres_this_year=310; status=On leave
- Omar Veit | personnel_number=398; department=Shipping; home_town=Enns; distance_to_work=21; usual_way=Carpool; kilometres_this_year=1980; status=Active
request lease request|bike request|lease application|application: Title!;Employee->@employee|commuter~Lia Brandt|Sami Virta;Bike->@lease bike|company bike~E-bike Tara 500|Gravel Finn;Bike price:money;Months:number(months)#12-60;Accessories;Wanted on:date;~Monthly rate:money;~Approved by~HR Dana|Head Alwin
- Tara for Lia | employee=Lia Brandt; bike=E-bike Tara 500; bike_price=3490; months=36; accessories=Lock, bags; monthly_rate=98; approved_by=HR Dana
- Gravel bike for Sami | employee=Sami Virta; bike=Gravel Finn; bike_price=2190; months=36; monthly_rate=62
- Cargo bike for Omar | employee=Omar Veit; bike=Cargo Bruno; bike_price=5290; months=48; accessories=Rain cover, child bench; monthly_rate=121; approved_by=Head Alwin
- Simple bike for Jana | employee=Jana Prill; bike=City Ella; bike_price=1290; months=24; monthly_rate=52
record lease contract|lease|contract: Contract number!;Employee->@employee|commuter~Lia Brandt|Sami Virta;Bike->@lease bike|company bike~E-bike Tara 500|Gravel Finn;Starts on:date!;Ends on:date;Monthly rate:money;Employer share:money;Insurance=Basic|Full;Buy-out price:money;~Status=Draft|Active|Ended
- LC-118 | employee=Lia Brandt; bike=E-bike Tara 500; monthly_rate=98; employer_share=20; insurance=Full; buy_out_price=520; status=Active
- LC-124 | employee=Sami Virta; bike=Gravel Finn; monthly_rate=62; employer_share=15; insurance=Basic; buy_out_price=330; status=Draft
- LC-131 | employee=Omar Veit; bike=Cargo Bruno; monthly_rate=121; employer_share=25; insurance=Full; buy_out_price=790; status=Active
- LC-097 | employee=Jana Prill; bike=City Ella; monthly_rate=52; employer_share=15; insurance=Basic; buy_out_price=190; status=Ended
record commute|commute trip|ride|way to work|trip log: Title!;Employee->@employee|commuter~Lia Brandt|Sami Virta;Day:date!;Way=Bike|Car|Train|Bus|On foot|Carpool;Distance:number(km)#0-500;Minutes:number(min)#0-600;~Saved emissions:number(kg)#0-1000;Points:number#0-1000
- Lia, Monday | employee=Lia Brandt; way=Bike; distance=18; minutes=62; saved_emissions=3; points=18
- Sami, Monday | employee=Sami Virta; way=Train; distance=68; minutes=90; saved_emissions=9; points=20
- Omar, Tuesday | employee=Omar Veit; way=Carpool; distance=42; minutes=55; saved_emissions=4; points=8
- Jana, Friday | employee=Jana Prill; way=On foot; distance=6; minutes=70; saved_emissions=1; points=12
item bike dealer|dealer|partner shop: Name!;Address;Phone:phone;Email:email;Opening hours;Discount:percent;Services~Sale, service|Service only
- Radhaus Ring | address=Ring 40; opening_hours=Tue to Sat; discount=5; services=Sale, service
- Velo Nord | address=North 8; opening_hours=Mon to Fri; discount=8; services=Sale, service
- Rad und Tat | address=Mill Street 22; opening_hours=Mon to Sat; discount=4; services=Sale, service
- Pedal Point | address=Station Square 6; opening_hours=Mon to Fri; discount=0; services=Service only
record damage report|insurance claim|service record|theft report: Title!;Bike->@lease bike|company bike~E-bike Tara 500|Gravel Finn;Happened on:date!;Kind=Service|Repair|Theft|Accident|Wear;Dealer->@bike dealer|dealer~Radhaus Ring|Velo Nord;Cost:money;Covered:boolean;Description:long;~Status=Open|Approved|Paid|Refused
- First service Tara | bike=E-bike Tara 500; kind=Service; dealer=Radhaus Ring; cost=79; status=Paid
- Bent wheel Finn | bike=Gravel Finn; kind=Accident; dealer=Velo Nord; cost=140; status=Open
- Cargo Bruno taken at night | bike=Cargo Bruno; kind=Theft; dealer=Rad und Tat; cost=5290; status=Approved
- Worn chain Ella | bike=City Ella; kind=Wear; dealer=Pedal Point; cost=46; status=Refused

# freight marketplace|load board|freight exchange|posting load|post load|bid on load|bidding on load|truck carrier|freight bidding|cargo marketplace|loads to carriers|haulage marketplace
record load|freight offer|freight posting|load posting|cargo|freight job: Reference!;Shipper->@shipper|sender~Textil Korn|Nordic Paper;Pickup address!;Delivery address!;Pickup on:date;Deliver by:date;Truck type=Box|Tautliner|Reefer|Flatbed|Tank;Goods;Weight:number(kg)#0-60000;Pallets:number#0-60;Budget:money;Carrier->@carrier|haulier~Alpin Trans|Balto Cargo;~Status=Open|Awarded|In transit|Delivered|Cancelled
- LD-2041 | shipper=Textil Korn; pickup_address=Weaver road 4, Linz; delivery_address=Dock 7, Lyon; truck_type=Tautliner; goods=Fabric rolls; weight=14200; pallets=22; budget=1450; carrier=Alpin Trans; status=In transit
- LD-2042 | shipper=Nordic Paper; pickup_address=Mill lane 1, Turku; delivery_address=Print park 9, Riga; truck_type=Box; goods=Paper reels; weight=21000; pallets=26; budget=1900; status=Open
- LD-2043 | shipper=Textil Korn; pickup_address=Weaver road 4, Linz; delivery_address=Fair hall 2, Bologna; truck_type=Box; goods=Fair stand; weight=3800; pallets=9; budget=900; carrier=Balto Cargo; status=Delivered
- LD-2044 | shipper=Greenfruit; pickup_address=Orchard yard, Almeria; delivery_address=Market hall, Basel; truck_type=Reefer; goods=Peppers; weight=18500; pallets=33; budget=2600; status=Awarded; carrier=Alpin Trans
record bid|offer|freight bid|load bid|carrier offer: Title!;Load->@load|freight offer~LD-2042|LD-2044;Carrier->@carrier|haulier~Alpin Trans|Balto Cargo;Truck->@truck|lorry~LZ 417 AT|GD 8820 B;Price:money!;Pickup possible on:date;Arrival by:date;Valid until:date;Message:long;~Status=Open|Accepted|Declined|Withdrawn
- Alpin on the peppers | load=LD-2044; carrier=Alpin Trans; truck=LZ 417 AT; price=2550; message=Reefer is in Almeria that day.; status=Accepted
- Balto on the reels | load=LD-2042; carrier=Balto Cargo; truck=GD 8820 B; price=1880; status=Open
- Rhein on the reels | load=LD-2042; carrier=Rhein Haul; price=2010; message=Driver pair, one day faster.; status=Open
- Balto on the fair stand | load=LD-2043; carrier=Balto Cargo; truck=GD 8820 B; price=870; status=Accepted
person carrier|haulier|trucking company: Name!;Contact person;Phone:phone;Email:email;Licence number;Insured until:date;Trucks:number#1-10000;Routes~Austria to France|Baltic;~On-time rate:percent;~Rating:rating;~Status=Applied|Verified|Suspended
- Alpin Trans | contact_person=Josip Bar; licence_number=AT-55812; trucks=24; routes=Austria to France; on_time_rate=96; status=Verified
- Balto Cargo | contact_person=Ania Rok; licence_number=PL-20418; trucks=61; routes=Baltic; on_time_rate=93; status=Verified
- Rhein Haul | contact_person=Udo Kern; licence_number=DE-77120; trucks=8; routes=Rhine valley; on_time_rate=98; status=Verified
- Quick Van | contact_person=Ines Pohl; licence_number=DE-90031; trucks=3; routes=Region; status=Applied
! item truck|lorry|trailer [truck\\w*|lorr\\w*|vehicle\\w*|fleet]: Licence plate!;Carrier->@carrier|haulier~Alpin Trans|Balto Cargo;Type=Box|Tautliner|Reefer|Flatbed|Tank;Payload:number(t)#0-60;Loading length:number(m)#0-20;Driver;Insured until:date;~Status=Free|Loading|On tour|Workshop
- LZ 417 AT | carrier=Alpin Trans; type=Reefer; payload=22; loading_length=13.6; driver=Josip Bar; status=On tour
- GD 8820 B | carrier=Balto Cargo; type=Box; payload=24; loading_length=13.6; driver=Ania Rok; status=Free
- MZ 1180 R | carrier=Rhein Haul; type=Tautliner; payload=24; loading_length=13.6; driver=Udo Kern; status=Free
- LZ 420 AT | carrier=Alpin Trans; type=Tautliner; payload=25; loading_length=13.6; driver=Mato Lip; status=Workshop
record shipment|transport|transport order: Shipment number!;Load->@load|freight offer~LD-2041|LD-2043;Bid->@bid|offer~Alpin on the peppers|Balto on the fair stand;Carrier->@carrier|haulier~Alpin Trans|Balto Cargo;Truck->@truck|lorry~LZ 417 AT|GD 8820 B;Driver;Picked up on:date;Expected on:date;Delivered on:date;Agreed price:money;~Status=Booked|Picked up|In transit|Delivered|Delayed
- SH-901 | load=LD-2041; carrier=Alpin Trans; truck=LZ 420 AT; driver=Mato Lip; agreed_price=1420; status=In transit
- SH-902 | load=LD-2043; bid=Balto on the fair stand; carrier=Balto Cargo; truck=GD 8820 B; driver=Ania Rok; agreed_price=870; status=Delivered
- SH-903 | load=LD-2044; bid=Alpin on the peppers; carrier=Alpin Trans; truck=LZ 417 AT; driver=Josip Bar; agreed_price=2550; status=Booked
- SH-904 | load=LD-2043; carrier=Balto Cargo; truck=GD 8820 B; driver=Ania Rok; agreed_price=910; status=Delayed
! record tracking event|shipment event|status update [track\\w*|status]: Title!;Shipment->@shipment|transport~SH-901|SH-902;Event=Picked up|On the way|Border crossed|Delayed|Delivered;Place;Happened on:date!;At:time;Note
- Left Linz | shipment=SH-901; event=Picked up; place=Linz
- Past the border | shipment=SH-901; event=Border crossed; place=Kiefersfelden
- Unloaded in Bologna | shipment=SH-902; event=Delivered; place=Bologna
- Jam before Lyon | shipment=SH-901; event=Delayed; place=Lyon; note=About one hour.
! record proof of delivery|delivery proof|delivery note|delivery document [proof\\w*|document\\w*|signature\\w*|pod]: Title!;Shipment->@shipment|transport~SH-902|SH-901;Kind=Signed delivery note|Photo|CMR;Received by;Received on:date;Signature:image;File:file;Remarks:long
- Fair stand signed | shipment=SH-902; kind=Signed delivery note; received_by=Porter hall 2
- Pallets photo | shipment=SH-902; kind=Photo; received_by=Porter hall 2; remarks=All nine pallets whole.
- CMR Linz | shipment=SH-901; kind=CMR; received_by=Gate Lyon
- Fair stand, two scratches | shipment=SH-904; kind=Signed delivery note; received_by=Stand crew hall 5; remarks=Two panels scratched on the long side.
+ review: Shipment->@shipment|transport;Carrier->@carrier|haulier;Punctual:rating;Care:rating
+ payment: Shipment->@shipment|transport;Commission:money

# solar installer|solar panel installation|solar installation company|rooftop solar|solar company|solar panel company|solar quote|residential solar
item solar package|solar product|panel|solar panel|battery: Name!;Kind=Panel|Inverter|Battery|Wallbox|Full system;Maker;Power:number(W)#0-100000;Efficiency:percent;Price:money;Guarantee:number(years)#0-50;Picture:image;Description:long
- Roof set 6 kWp | kind=Full system; maker=Helio Nord; power=6000; price=9800; guarantee=20
- Black module 430 | kind=Panel; maker=Helio Nord; power=430; efficiency=21; price=165; guarantee=25
- Home battery 10 | kind=Battery; maker=Voltan; power=5000; price=5400; guarantee=10
- Hybrid inverter 8 | kind=Inverter; maker=Voltan; power=8000; efficiency=97; price=1900; guarantee=10
request quote request|solar quote request|consultation request|enquiry: Name!;Email:email!;Phone:phone;Address;Roof type=Pitched|Flat|Metal|Ground;Roof area:number(m²)#5-10000;Orientation=South|East|West|North|East-west;Monthly bill:money;Usage a year:number(kWh)#0-1000000;Battery wanted:boolean;Photo of the roof:image;Message:long;~Handled by~Lorenz Beck|Tilda Moss
- Hanna Vogt | roof_type=Pitched; roof_area=62; orientation=South; monthly_bill=140; usage_a_year=4200; handled_by=Lorenz Beck
- Piet Maas | roof_type=Flat; roof_area=90; orientation=East-west; monthly_bill=210; usage_a_year=6400; handled_by=Tilda Moss
- Bakery Krume | roof_type=Metal; roof_area=240; orientation=South; monthly_bill=980; usage_a_year=31000; handled_by=Tilda Moss
- Ola Friis | roof_type=Ground; roof_area=40; orientation=South; monthly_bill=95; usage_a_year=3100
! record savings estimate|saving|saved calculation|calculation|calculator result [sav\\w*|calculat\\w*|estimat\\w*]: Title!;Quote request->@quote request|enquiry~Hanna Vogt|Piet Maas;Roof area:number(m²)#5-10000;Monthly bill:money;System size:number(kWp)#0-1000;Yield a year:number(kWh)#0-1000000;Saving a year:money;Pays back after:number(years)#0-50;CO2 saved:number(kg)#0-1000000;Made on:date
- Vogt roof | quote_request=Hanna Vogt; roof_area=62; monthly_bill=140; system_size=6; yield_a_year=5700; saving_a_year=1120; pays_back_after=9; co2_saved=2200
- Maas flat roof | quote_request=Piet Maas; roof_area=90; monthly_bill=210; system_size=9; yield_a_year=8100; saving_a_year=1600; pays_back_after=9; co2_saved=3100
- Krume hall | quote_request=Bakery Krume; roof_area=240; monthly_bill=980; system_size=26; yield_a_year=24000; saving_a_year=5900; pays_back_after=7; co2_saved=9400
- Maas with a smaller system | quote_request=Piet Maas; roof_area=45; monthly_bill=210; system_size=5; yield_a_year=4600; saving_a_year=960; pays_back_after=10; co2_saved=1750
event site visit|site survey|home visit: Title!;Quote request->@quote request|enquiry~Hanna Vogt|Piet Maas;Date:date!;Time:time;Surveyor~Lorenz Beck|Tilda Moss;Roof condition=Good|Fair|Poor;Shading=None|Some|Heavy;Meter cupboard=Fits|Needs change;Notes:long
- Visit at Vogt | quote_request=Hanna Vogt; surveyor=Lorenz Beck; roof_condition=Good; shading=None; meter_cupboard=Fits
- Visit at Maas | quote_request=Piet Maas; surveyor=Tilda Moss; roof_condition=Fair; shading=Some; meter_cupboard=Needs change
- Visit at the bakery | quote_request=Bakery Krume; surveyor=Tilda Moss; roof_condition=Good; shading=None; meter_cupboard=Fits
- Second visit at Maas | quote_request=Piet Maas; surveyor=Lorenz Beck; roof_condition=Poor; shading=Heavy; meter_cupboard=Needs change; notes=Poplar to the south, gravel roof leaks in one corner.
record proposal|quote|offer|solar proposal: Number!;Quote request->@quote request|enquiry~Hanna Vogt|Piet Maas;System->@solar package|solar product~Roof set 6 kWp;System size:number(kWp)#0-1000;Panels:number#1-10000;Equipment:money;Labour:money;Grant:money;Total:money;Valid until:date;Prepared by~Lorenz Beck|Tilda Moss;File:file;~Status=Draft|Sent|Accepted|Declined
- P-301 | quote_request=Hanna Vogt; system=Roof set 6 kWp; system_size=6; panels=14; equipment=9800; labour=2400; grant=900; total=11300; prepared_by=Lorenz Beck; status=Accepted
- P-302 | quote_request=Piet Maas; system_size=9; panels=21; equipment=13900; labour=3100; total=17000; prepared_by=Tilda Moss; status=Sent
- P-303 | quote_request=Bakery Krume; system_size=26; panels=60; equipment=31000; labour=7200; total=38200; prepared_by=Tilda Moss; status=Draft
- P-304 | quote_request=Piet Maas; system=Roof set 6 kWp; system_size=6; panels=14; equipment=9600; labour=2700; grant=900; total=11400; prepared_by=Lorenz Beck; status=Declined
! work installation project|installation|project|solar project [install\\w*|project\\w*]: Title!;Proposal->@proposal|quote~P-301|P-302;Address;Crew~Crew Nord|Crew Falk;Starts on:date;Finish by:date;Stage=Contract|Permit|Material|Mounting|Electrical|Grid connection|Handed over;System size:number(kWp)#0-1000;Photo:image;Notes:long
- Vogt 6 kWp | proposal=P-301; crew=Crew Nord; stage=Mounting; system_size=6
- Maas 9 kWp | proposal=P-302; crew=Crew Falk; stage=Contract; system_size=9
- Krume 26 kWp | proposal=P-303; crew=Crew Falk; stage=Permit; system_size=26
- Maas 6 kWp | proposal=P-304; crew=Crew Nord; stage=Material; system_size=6; notes=On hold, offer declined.
! record project stage|stage|milestone|project step [stage\\w*|progress|step\\w*|milestone\\w*]: Title!;Project->@installation project|installation~Vogt 6 kWp|Maas 9 kWp;Stage=Contract|Permit|Material|Mounting|Electrical|Grid connection|Handed over;Reached on:date;Done by;Note:long
- Scaffold and rails up | project=Vogt 6 kWp; stage=Mounting; done_by=Crew Nord
- Contract signed | project=Maas 9 kWp; stage=Contract; done_by=Tilda Moss
- Grid request sent | project=Krume 26 kWp; stage=Permit; done_by=Tilda Moss
- Inverter wired | project=Vogt 6 kWp; stage=Electrical; done_by=Lorenz Beck; note=Waits for the meter.
item reference project|project reference|reference|case study|portfolio project: Title!;Place;System size:number(kWp)#0-1000;Panels:number#1-10000;Battery:boolean;Finished in:number#2000-2100;Saving a year:money;Customer says:long;Photo:image
- Farmhouse with battery | place=Linn; system_size=10; panels=24; finished_in=2024; saving_a_year=1900; customer_says=Quiet, clean and on time.
- School gym roof | place=Rehn; system_size=48; panels=112; finished_in=2025; saving_a_year=9100
- Terrace house | place=Oldham; system_size=5; panels=12; finished_in=2025; saving_a_year=980
- Sheep barn at the moor | place=Tarvik; system_size=30; panels=70; finished_in=2023; saving_a_year=6400; customer_says=The barn now pays for the milking shed.

# port authority|harbour authority|harbour master|shipping agent|cargo manifest|port fee|harbor authority|berth allocation|vessel call|port management|port call|vessel scheduling|vessel traffic
item vessel|ship|registered vessel: Name!;IMO number;Flag;Type=Container|Bulk|Tanker|Ro-ro|Passenger|Tug;Length:number(m)#5-500;Draught:number(m)#0-30;Gross tonnage:number#0-300000;Agent->@shipping agent|agent~Nordal Agency|Blue Line;Owner;Certificate until:date;~Status=Registered|In port|Expected|Blocked
- Lady Orsa | imo_number=9412007; flag=Malta; type=Container; length=180; draught=9.5; gross_tonnage=21000; agent=Nordal Agency; status=In port
- Grain Star | imo_number=9330118; flag=Panama; type=Bulk; length=200; draught=11.2; gross_tonnage=32000; agent=Blue Line; status=Expected
- Fjord Queen | imo_number=9501442; flag=Norway; type=Ro-ro; length=165; draught=6.4; gross_tonnage=28500; agent=Nordal Agency; status=Expected
- Pioneer Gas | imo_number=9287730; flag=Liberia; type=Tanker; length=145; draught=8.1; gross_tonnage=12500; agent=Blue Line; status=Registered
item berth|quay|berth place: Berth number!;Terminal~Container quay|Grain quay;Length:number(m)#10-1000;Depth:number(m)#1-30;Cranes:number#0-20;Cargo=Container|Bulk|Liquid|Passengers|Any;Shore power:boolean;Price per hour:money;~Status=Free|Occupied|Reserved|Closed
- B1 | terminal=Container quay; length=240; depth=12; cranes=3; cargo=Container; price_per_hour=120; status=Occupied
- B2 | terminal=Container quay; length=200; depth=11; cranes=2; cargo=Any; price_per_hour=95; status=Free
- G1 | terminal=Grain quay; length=220; depth=13; cranes=1; cargo=Bulk; price_per_hour=110; status=Reserved
- F1 | terminal=Ferry ramp; length=180; depth=8; cranes=0; cargo=Passengers; price_per_hour=80; status=Free
! record call|port call|vessel call|arrival|arrival notice|departure|departure notice|ship call: Call number!;Vessel->@vessel|ship~Lady Orsa|Grain Star;Agent->@shipping agent|agent~Nordal Agency|Blue Line;From port;To port;Arrives on:date!;Arrives at:time;Leaves on:date;Leaves at:time;Cargo;Purpose=Load|Discharge|Bunker|Repair|Crew change;Berth->@berth|quay~B1|G1;~Status=Announced|Approved|At berth|Departed|Refused
- PC-440 | vessel=Lady Orsa; agent=Nordal Agency; from_port=Rotterdam; to_port=Gdansk; cargo=Containers; purpose=Discharge; berth=B1; status=At berth
- PC-441 | vessel=Grain Star; agent=Blue Line; from_port=Santos; to_port=Ghent; cargo=Soy; purpose=Discharge; berth=G1; status=Approved
- PC-442 | vessel=Fjord Queen; agent=Nordal Agency; from_port=Bergen; to_port=Bergen; cargo=Trailers; purpose=Load; status=Announced
- PC-443 | vessel=Pioneer Gas; agent=Blue Line; from_port=Riga; to_port=Antwerp; cargo=Propane; purpose=Bunker; status=Announced
! record berth allocation|berth assignment|berth plan|berth booking|berth timeline [allocat\\w*|assign\\w*|berth\\w*|timeline]: Title!;Berth->@berth|quay~B1|G1;Port call->@port call|call~PC-440|PC-441;From:date!;From hour:time;Until:date;Until hour:time;Side=Port|Starboard;Assigned by~Jens Thorup|Mara Kiel;~Status=Planned|Confirmed|Occupied|Ended
- Orsa on B1 | berth=B1; port_call=PC-440; side=Port; assigned_by=Jens Thorup; status=Occupied
- Star on G1 | berth=G1; port_call=PC-441; side=Starboard; assigned_by=Mara Kiel; status=Confirmed
- Queen on the ramp | berth=F1; port_call=PC-442; side=Port; assigned_by=Mara Kiel; status=Planned
- Orsa moves to G1 | berth=G1; port_call=PC-440; side=Starboard; assigned_by=Jens Thorup; status=Ended
request pilot request|tug request|pilot|tug|service request|pilotage: Title!;Port call->@port call|call~PC-440|PC-441;Kind=Pilot|Tug|Mooring|Waste|Fresh water|Bunker;Wanted on:date;Wanted at:time;Quantity:number#1-10;Pilot or tug~Pilot Rask|Tug Brage;Note:long;~Approved by~Jens Thorup|Mara Kiel
- Pilot for the Star | port_call=PC-441; kind=Pilot; quantity=1; pilot_or_tug=Pilot Rask; approved_by=Mara Kiel
- Two tugs for the Star | port_call=PC-441; kind=Tug; quantity=2; pilot_or_tug=Tug Brage
- Water for the Orsa | port_call=PC-440; kind=Fresh water; quantity=1
- Oily water from the Queen | port_call=PC-442; kind=Waste; quantity=3; note=Three tanks of one cubic metre.; approved_by=Jens Thorup
record cargo manifest|manifest|cargo declaration|cargo item: Number!;Port call->@port call|call~PC-440|PC-441;Direction=Import|Export|Transit;Goods;Packages:number#0-100000;Weight:number(t)#0-500000;Dangerous class;Consignee;File:file;~Status=Submitted|Checked|Released
- MF-77 | port_call=PC-440; direction=Import; goods=Mixed containers; packages=410; weight=5200; consignee=Harbour Logistics; status=Released
- MF-78 | port_call=PC-441; direction=Import; goods=Soy beans; weight=28000; consignee=Mill Ost; status=Submitted
- MF-79 | port_call=PC-442; direction=Export; goods=Trailers; packages=64; weight=1400; consignee=Bergen Trade; status=Submitted
- MF-80 | port_call=PC-440; direction=Transit; goods=Paint in drums; packages=120; weight=26; dangerous_class=3; consignee=Nordal Agency; status=Checked
item port fee|tariff|fee|port due: Name!;Kind=Berth|Pilot|Tug|Cargo|Waste;Unit=Hour|Call|Tonne|Gross ton;Price:money;Vessel type=Any|Container|Bulk|Tanker|Ro-ro;Valid from:date
- Berth hour up to 200 m | kind=Berth; unit=Hour; price=95; vessel_type=Any
- Pilot in | kind=Pilot; unit=Call; price=640; vessel_type=Any
- Bulk cargo due | kind=Cargo; unit=Tonne; price=0.8; vessel_type=Bulk
- Tug for ro-ro ships | kind=Tug; unit=Hour; price=780; vessel_type=Ro-ro
person shipping agent|agent|ship agent: Name!;Contact person;Email:email;Phone:phone;Licence number;Licence until:date;~Status=Active|Blocked
- Nordal Agency | contact_person=Eva Nordal; licence_number=AG-12; status=Active
- Blue Line | contact_person=Rui Costa; licence_number=AG-31; status=Active
- Kiel Port Services | contact_person=Mara Kiel; licence_number=AG-40; status=Blocked
- Thorup and Daughters | contact_person=Signe Thorup; licence_number=AG-52; status=Active
+ invoice: Port call->@port call|call;Agent->@shipping agent|agent;Berth fee:money;Pilot fee:money;Cargo fee:money
+ document: Port call->@port call|call;Vessel->@vessel|ship;Kind=Crew list|Waste notice|Health declaration|Certificate
`
