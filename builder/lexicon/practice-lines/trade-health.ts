/** Practices, written as `practicesOfLines` reads them. */
export const healthTrades = `
# dentist|dental clinic|dental practice|dentistry|orthodontist|dental
! person patient|dental patient: Full name!;Date of birth:date;Phone:phone;Email:email;Insurance=Public|Private|None;Insurance number;Allergies;Dentist~Dr. Lena Hofer|Dr. Samuel Okoye;Recall interval:number(months)#3-24;Medical notes:long
- Marta Lindqvist | insurance=Public; insurance_number=PX-48213; allergies=Penicillin; dentist=Dr. Lena Hofer; recall_interval=6
- Tomas Reyes | insurance=Private; insurance_number=DK-90117; allergies=None known; dentist=Dr. Samuel Okoye; recall_interval=12
- Ingrid Falk | insurance=None; allergies=Latex; dentist=Dr. Lena Hofer; recall_interval=12
- Bilal Anwar | insurance=Public; insurance_number=PX-51870; allergies=None known; dentist=Dr. Samuel Okoye; recall_interval=6
item dentist|dental surgeon|hygienist|practitioner: Name!;Specialty=General dentistry|Orthodontics|Endodontics|Periodontics|Oral surgery|Hygiene;Treatment room~Room 1|Room 2;Working days~Mon to Thu|Tue to Sat;Phone:phone;Photo:image;About:long
- Dr. Lena Hofer | specialty=General dentistry; treatment_room=Room 1; working_days=Mon to Thu; about=Fillings, crowns and check-ups for the whole family.
- Dr. Samuel Okoye | specialty=Endodontics; treatment_room=Room 2; working_days=Tue to Sat; about=Root canals under the microscope.
- Dr. Carla Mendes | specialty=Orthodontics; treatment_room=Room 3; working_days=Mon, Wed, Fri; about=Braces and aligners for teenagers and adults.
- Hanna Vogt | specialty=Hygiene; treatment_room=Room 4; working_days=Mon to Fri; about=Cleaning, gum care and advice for small children.
item dental service|procedure|treatment type|dental procedure: Name!;Code;Category=Check-up|Hygiene|Filling|Root canal|Crown|Extraction|Implant|Orthodontics;Duration:number(min)#10-240;Price:money;Anaesthetic needed:boolean;Description:long
- Check-up with X-ray | code=D0150; category=Check-up; duration=30; price=65; description=Examination, bitewing images and treatment advice.
- Professional cleaning | code=D1110; category=Hygiene; duration=45; price=90; description=Scaling, polishing and fluoride varnish.
- Composite filling, two surfaces | code=D2392; category=Filling; duration=50; price=145
- Root canal, molar | code=D3330; category=Root canal; duration=90; price=620; description=Cleaning and sealing of up to four canals.
record treatment|dental treatment|tooth treatment|treatment record|visit: Title!;Patient->@patient|dental patient~Marta Lindqvist|Tomas Reyes;Dentist->@dentist|dental surgeon~Dr. Lena Hofer|Dr. Samuel Okoye;Procedure->@dental service|procedure~Check-up with X-ray|Composite filling, two surfaces;Tooth number:number#11-48;Surface=Mesial|Distal|Occlusal|Buccal|Lingual|Whole tooth;Treated on:date!;Fee:money;Notes:long
- Filling on 26 | patient=Marta Lindqvist; dentist=Dr. Lena Hofer; procedure=Composite filling, two surfaces; tooth_number=26; surface=Occlusal; fee=145; notes=Local anaesthetic, no complaints.
- Yearly check | patient=Tomas Reyes; dentist=Dr. Samuel Okoye; procedure=Check-up with X-ray; fee=65; notes=Watch lower left molar.
- Scaling and polish | patient=Ingrid Falk; dentist=Dr. Lena Hofer; procedure=Professional cleaning; surface=Whole tooth; fee=90
- Root canal on 46 | patient=Bilal Anwar; dentist=Dr. Samuel Okoye; procedure=Root canal, molar; tooth_number=46; surface=Whole tooth; fee=620; notes=Four canals, second visit to seal.
work treatment plan|care plan|dental plan: Title!;Patient->@patient|dental patient~Marta Lindqvist|Tomas Reyes;Dentist->@dentist|dental surgeon~Dr. Lena Hofer|Dr. Samuel Okoye;Start on:date;Visits planned:number#1-30;Estimated cost:money;Consent signed:boolean;~Progress:percent;Notes:long
- Crown on 36 | patient=Tomas Reyes; dentist=Dr. Samuel Okoye; visits_planned=3; estimated_cost=980; notes=Root canal first, then crown.
- Aligner therapy | patient=Marta Lindqvist; dentist=Dr. Lena Hofer; visits_planned=12; estimated_cost=3200
- Gum care programme | patient=Ingrid Falk; dentist=Dr. Lena Hofer; visits_planned=4; estimated_cost=360; notes=Recheck pockets after three months.
- Root canal and crown 46 | patient=Bilal Anwar; dentist=Dr. Samuel Okoye; visits_planned=4; estimated_cost=1480
record dental x-ray|x-ray|x-ray storage|x-ray image|radiograph|dental image [x-?ray|radiograph|imag\\w*]: Title!;Patient->@patient|dental patient~Marta Lindqvist|Tomas Reyes;Type=Bitewing|Periapical|Panoramic|Cone beam;Taken on:date!;Image:file;Dose:number(µSv)#0-500;Findings:long
- Panoramic overview | patient=Tomas Reyes; type=Panoramic; dose=18; findings=Impacted wisdom tooth 38.
- Bitewing left | patient=Marta Lindqvist; type=Bitewing; dose=4; findings=Early caries on 26.
- Periapical 46 | patient=Bilal Anwar; type=Periapical; dose=3; findings=Shadow at the distal root tip.
- Cone beam lower jaw | patient=Ingrid Falk; type=Cone beam; dose=92; findings=Bone height 12 mm at 36.
! item dental supply|supply|material [suppl\\w*|stock|inventory|material]: Name!;Category=Restorative|Impression|Anaesthetic|Hygiene|Protective|Instrument;Quantity in stock:number#0-5000;Unit=Piece|Box|Cartridge|Bottle;Reorder level:number#0-500;Supplier;Expires on:date
- Articaine cartridges | category=Anaesthetic; quantity_in_stock=140; unit=Cartridge; reorder_level=50; supplier=Dentamed
- Nitrile gloves M | category=Protective; quantity_in_stock=24; unit=Box; reorder_level=10; supplier=Dentamed
- Alginate powder 500 g | category=Impression; quantity_in_stock=9; unit=Box; reorder_level=4; supplier=Molar Supply
- Composite A2 syringe | category=Restorative; quantity_in_stock=16; unit=Piece; reorder_level=8; supplier=Molar Supply
record tooth finding|finding|dental chart|tooth chart|dental record|chart entry: Title!;Patient->@patient|dental patient~Marta Lindqvist|Tomas Reyes;Dentist->@dentist|dental surgeon~Dr. Lena Hofer|Dr. Samuel Okoye;Tooth number:number#11-48;Surface=Mesial|Distal|Occlusal|Buccal|Lingual|Whole tooth;Condition=Sound|Decayed|Filled|Crown|Missing|Implant;Found on:date!;Picture:image;Note:long
- Caries on 26 | patient=Marta Lindqvist; dentist=Dr. Lena Hofer; tooth_number=26; surface=Mesial; condition=Decayed
- Crown on 36 | patient=Tomas Reyes; dentist=Dr. Samuel Okoye; tooth_number=36; surface=Whole tooth; condition=Crown
- Gap at 46 | patient=Marta Lindqvist; dentist=Dr. Samuel Okoye; tooth_number=46; surface=Whole tooth; condition=Missing; note=Lost years ago, implant discussed.
- Old filling on 15 | patient=Tomas Reyes; dentist=Dr. Lena Hofer; tooth_number=15; surface=Occlusal; condition=Filled
! record plan step|treatment step|planned treatment [plan\\w*|steps?]: Title!;Treatment plan->@treatment plan|care plan|dental plan~Crown on 36|Aligner therapy;Procedure->@dental service|procedure~Composite filling, two surfaces;Step number:number#1-40;Tooth number:number#11-48;Planned on:date;Price:money;~Status=Planned|Booked|Done|Dropped
- Root canal first | treatment_plan=Crown on 36; procedure=Root canal, molar; step_number=1; tooth_number=36; price=620; status=Done
- Impression | treatment_plan=Crown on 36; step_number=2; tooth_number=36; price=120; status=Booked
- First set of aligners | treatment_plan=Aligner therapy; step_number=1; price=780; status=Planned
- Filling beside the crown | treatment_plan=Crown on 36; procedure=Composite filling, two surfaces; step_number=3; tooth_number=35; price=140; status=Dropped
! record medical questionnaire|anamnesis|health form [questionnaire\\w*|anamnes\\w*|health form\\w*]: Title!;Patient->@patient|dental patient~Marta Lindqvist|Tomas Reyes;Filled in on:date!;Allergies;Medicines;Heart disease:boolean;Pregnant:boolean;Smoker:boolean;Signed:boolean;Notes:long
- Questionnaire of Marta | patient=Marta Lindqvist; allergies=Penicillin
- Questionnaire of Tomas | patient=Tomas Reyes; medicines=Ramipril
- Marta, before surgery | patient=Marta Lindqvist; allergies=Penicillin, latex; medicines=Iron tablets; notes=Fainted once after an injection.
- Tomas, yearly update | patient=Tomas Reyes; allergies=None known; medicines=Ramipril, aspirin 100; notes=Ask the family doctor before extractions.
+ appointment|booking: Patient->@patient|dental patient;Dentist->@dentist|dental surgeon;Procedure->@dental service|procedure;Date:date!;Starts at:time!;Duration:number(min)#10-240;Reason for visit:long;~Status=Booked|Confirmed|Arrived|Completed|Missed|Cancelled
+ invoice|payment: Patient->@patient|dental patient;Treatment->@treatment|dental treatment;Covered by insurance:money;Patient share:money

# physiotherapy|physiotherapist|physical therapy|physical therapist|physio|rehabilitation exercise
person patient|client|physio patient: Full name!;Date of birth:date;Phone:phone;Email:email;Diagnosis;Referred by~Dr. Annika Berg|Knee clinic North;Therapist->@therapist|physiotherapist~Ines Caldera|Rob Visser;Sessions prescribed:number#1-60;~Sessions used:number#0-60;Medical history:long
- Paula Grant | diagnosis=ACL reconstruction, left knee; referred_by=Knee clinic North; therapist=Ines Caldera; sessions_prescribed=18; sessions_used=5
- Henrik Moe | diagnosis=Chronic low back pain; referred_by=Dr. Annika Berg; therapist=Rob Visser; sessions_prescribed=9; sessions_used=2
- Yvonne Carter | diagnosis=Frozen shoulder, right; referred_by=Dr. Annika Berg; therapist=Rob Visser; sessions_prescribed=12; sessions_used=7
- Luca Ferri | diagnosis=Ankle sprain, grade 2; referred_by=Knee clinic North; therapist=Ines Caldera; sessions_prescribed=6; sessions_used=1
item therapist|physiotherapist|physical therapist|practitioner: Name!;Specialty=Orthopaedic|Sports|Neurological|Paediatric|Pelvic floor|Manual therapy;Licence number;Room;Working days~Mon to Fri|Tue and Thu;Photo:image;About:long
- Ines Caldera | specialty=Sports; licence_number=PT-2207; room=Treatment room A; working_days=Mon to Fri; about=Back to sport after knee and shoulder surgery.
- Rob Visser | specialty=Manual therapy; licence_number=PT-1894; room=Treatment room B; working_days=Tue and Thu
- Mona Sethi | specialty=Pelvic floor; licence_number=PT-2431; room=Treatment room C; working_days=Mon, Wed, Fri; about=Recovery after birth and surgery.
- Jakob Lorenz | specialty=Neurological; licence_number=PT-1720; room=Gym; working_days=Tue to Fri
item exercise|rehab exercise|stretch: Name!;Body region=Neck|Shoulder|Back|Hip|Knee|Ankle|Core;Goal=Mobility|Strength|Balance|Stretching|Coordination;Difficulty=Easy|Moderate|Hard;Equipment~Resistance band|Gym ball|None;Video:url;Picture:image;Instructions:long
- Straight leg raise | body_region=Knee; goal=Strength; difficulty=Easy; equipment=None; instructions=Tighten the thigh, lift the leg to 45 degrees, hold three seconds.
- Cat and camel | body_region=Back; goal=Mobility; difficulty=Easy; equipment=Mat; instructions=Arch and round the back slowly ten times.
- Band external rotation | body_region=Shoulder; goal=Strength; difficulty=Moderate; equipment=Resistance band
- Single leg stand on foam | body_region=Ankle; goal=Balance; difficulty=Moderate; equipment=Foam pad; instructions=Stand 30 seconds a side, eyes open, then closed.
record therapy session|treatment session|physio session|session note|visit: Title!;Patient->@patient|physio patient~Paula Grant|Henrik Moe;Therapist->@therapist|physiotherapist~Ines Caldera|Rob Visser;Held on:date!;Pain before:number#0-10;Pain after:number#0-10;Treatment given=Manual therapy|Exercise|Electrotherapy|Massage|Taping|Ultrasound;Duration:number(min)#15-90;Notes:long
- Week 3 knee session | patient=Paula Grant; therapist=Ines Caldera; pain_before=5; pain_after=3; treatment_given=Exercise; duration=40; notes=Closed chain work started.
- First back session | patient=Henrik Moe; therapist=Rob Visser; pain_before=7; pain_after=5; treatment_given=Manual therapy; duration=30
- Shoulder mobilisation | patient=Yvonne Carter; therapist=Rob Visser; pain_before=6; pain_after=4; treatment_given=Massage; duration=30
- Ankle taping and balance | patient=Luca Ferri; therapist=Ines Caldera; pain_before=4; pain_after=3; treatment_given=Taping; duration=25; notes=Swelling almost gone.
work treatment plan|exercise plan|exercise program|home exercise plan|rehab plan: Title!;Patient->@patient|physio patient~Paula Grant|Henrik Moe;Therapist->@therapist|physiotherapist~Ines Caldera|Rob Visser;Goal:long;Starts on:date;Ends on:date;Sessions per week:number#1-7;~Progress:percent
- Return to running | patient=Paula Grant; therapist=Ines Caldera; goal=Run 5 km free of pain in six months.; sessions_per_week=3; progress=30
- Back care at the desk | patient=Henrik Moe; therapist=Rob Visser; goal=Sit a working day with pain below 3.; sessions_per_week=5; progress=10
- Shoulder overhead reach | patient=Yvonne Carter; therapist=Rob Visser; goal=Reach the top shelf without pain.; sessions_per_week=2; progress=55
- Stable ankle | patient=Luca Ferri; therapist=Ines Caldera; goal=Back to football training in six weeks.; sessions_per_week=2; progress=15
! record prescribed exercise|plan exercise|exercise assignment: Title!;Treatment plan->@treatment plan|exercise plan~Return to running|Back care at the desk;Exercise->@exercise|rehab exercise~Straight leg raise|Cat and camel;Sets:number#1-10;Repetitions:number#1-50;Hold:number(s)#0-120;Times a day:number#1-5;Notes:long
- Leg raises, mornings | treatment_plan=Return to running; exercise=Straight leg raise; sets=3; repetitions=12; hold=3; times_a_day=2
- Mobility break | treatment_plan=Back care at the desk; exercise=Cat and camel; sets=1; repetitions=10; times_a_day=3
- Rotations with band | treatment_plan=Shoulder overhead reach; exercise=Band external rotation; sets=3; repetitions=15; hold=2; times_a_day=1
- Foam balance | treatment_plan=Stable ankle; exercise=Single leg stand on foam; sets=4; repetitions=3; hold=30; times_a_day=2
record progress measurement|assessment|range of motion|pain score|outcome measure: Title!;Patient->@patient|physio patient~Paula Grant|Henrik Moe;Measured on:date!;Joint=Neck|Shoulder|Elbow|Hip|Knee|Ankle|Lumbar spine;Movement=Flexion|Extension|Abduction|Rotation;Range:number(°)#0-180;Strength grade:number#0-5;Pain score:number#0-10;Notes:long
- Knee flexion week 3 | patient=Paula Grant; joint=Knee; movement=Flexion; range=105; strength_grade=4; pain_score=3
- Lumbar flexion intake | patient=Henrik Moe; joint=Lumbar spine; movement=Flexion; range=45; strength_grade=4; pain_score=7
- Shoulder abduction week 6 | patient=Yvonne Carter; joint=Shoulder; movement=Abduction; range=110; strength_grade=4; pain_score=4
- Ankle extension first visit | patient=Luca Ferri; joint=Ankle; movement=Extension; range=10; strength_grade=3; pain_score=4
+ appointment|booking: Patient->@patient|physio patient;Therapist->@therapist|physiotherapist;Date:date!;Starts at:time!;Duration:number(min)#15-90;Type=Assessment|Follow-up|Group session|Online;~Status=Booked|Attended|Missed|Cancelled

# eye clinic|optician|optometrist|ophthalmology|ophthalmologist|eyewear|eye test|eye exam
person patient|eye patient: Full name!;Date of birth:date;Phone:phone;Email:email;Insurance number;Wears=Nothing|Glasses|Contact lenses|Both;Known conditions~Glaucoma|Cataract|None;Eye doctor->@eye doctor|optometrist~Dr. Priya Nair|Karel Dvorak;Notes:long
- Agnes Bauer | insurance_number=OC-1182; wears=Glasses; known_conditions=Early cataract; eye_doctor=Dr. Priya Nair
- Liam Foster | insurance_number=OC-2045; wears=Contact lenses; known_conditions=None; eye_doctor=Karel Dvorak
- Noor Rahman | insurance_number=OC-2310; wears=Both; known_conditions=Dry eye; eye_doctor=Karel Dvorak
- Victor Stahl | insurance_number=OC-0987; wears=Nothing; known_conditions=Glaucoma; eye_doctor=Dr. Priya Nair
item eye doctor|optometrist|ophthalmologist|optician: Name!;Role=Ophthalmologist|Optometrist|Dispensing optician|Orthoptist;Specialty~Retina|Cornea|Contact lenses;Branch~City branch|Station branch;Working days;Photo:image;About:long
- Dr. Priya Nair | role=Ophthalmologist; specialty=Retina and cataract; branch=City branch; working_days=Mon, Wed, Fri
- Karel Dvorak | role=Optometrist; specialty=Contact lenses; branch=Station branch; working_days=Tue to Sat
- Dr. Emil Sorensen | role=Ophthalmologist; specialty=Glaucoma; branch=Station branch; working_days=Tue and Thu
- Tina Marques | role=Orthoptist; specialty=Squint in children; branch=City branch; working_days=Mon to Wed
record eye exam|eye test|vision test|examination|visual acuity test: Title!;Patient->@patient|eye patient~Agnes Bauer|Liam Foster;Examiner->@eye doctor|optometrist~Dr. Priya Nair|Karel Dvorak;Examined on:date!;Acuity right~20/20|20/40;Acuity left~20/25|20/30;Pressure right:number(mmHg)#5-60;Pressure left:number(mmHg)#5-60;Findings:long;Next exam on:date
- Yearly test Bauer | patient=Agnes Bauer; examiner=Dr. Priya Nair; acuity_right=20/40; acuity_left=20/30; pressure_right=17; pressure_left=18; findings=Lens opacity right eye, follow in six months.
- Lens check Foster | patient=Liam Foster; examiner=Karel Dvorak; acuity_right=20/20; acuity_left=20/20; pressure_right=14; pressure_left=15
- Dry eye check Rahman | patient=Noor Rahman; examiner=Karel Dvorak; acuity_right=20/25; acuity_left=20/20; pressure_right=13; pressure_left=13; findings=Short tear film, lens wear down to six hours.
- Pressure control Stahl | patient=Victor Stahl; examiner=Dr. Emil Sorensen; acuity_right=20/30; acuity_left=20/25; pressure_right=24; pressure_left=22
record prescription|glasses prescription|lens prescription|eye prescription: Title!;Patient->@patient|eye patient~Agnes Bauer|Liam Foster;Issued on:date!;Sphere right:number(D)#-25-25;Cylinder right:number(D)#-10-10;Sphere left:number(D)#-25-25;Cylinder left:number(D)#-10-10;Addition:number(D)#0-4;Pupil distance:number(mm)#45-80;For=Distance|Reading|Progressive|Contact lenses;Valid until:date
- Bauer progressive | patient=Agnes Bauer; sphere_right=1.5; cylinder_right=0; sphere_left=1.25; cylinder_left=0; addition=2.25; pupil_distance=61; for=Progressive
- Foster lenses | patient=Liam Foster; sphere_right=0.75; cylinder_right=0; sphere_left=0.5; cylinder_left=0; pupil_distance=64; for=Contact lenses
- Rahman distance | patient=Noor Rahman; sphere_right=-3.25; cylinder_right=-0.5; sphere_left=-3; cylinder_left=-0.75; pupil_distance=62; for=Distance
- Stahl reading | patient=Victor Stahl; sphere_right=0.25; sphere_left=0.5; addition=2; pupil_distance=65; for=Reading
item frame|eyewear|glasses|contact lens: Name!;Model code;Type=Full rim|Half rim|Rimless|Sunglasses|Contact lens;Material=Acetate|Metal|Titanium|Hydrogel;Colour;Lens width:number(mm)#40-65;Price:money;In stock:number#0-500;Photo:image
- Round 48 tortoise | model_code=RD-48-T; type=Full rim; material=Acetate; colour=Tortoise; lens_width=48; price=149; in_stock=6
- Feather rimless | model_code=FR-52; type=Rimless; material=Titanium; colour=Silver; lens_width=52; price=229; in_stock=3
- Monthly soft lens, box of 6 | model_code=ML-6; type=Contact lens; material=Hydrogel; colour=Clear; price=38; in_stock=80
- Pilot sunglasses 58 | model_code=SG-58-G; type=Sunglasses; material=Metal; colour=Gold; lens_width=58; price=119; in_stock=11
work eye surgery|surgery|procedure|operation: Title!;Patient->@patient|eye patient~Agnes Bauer|Liam Foster;Surgeon->@eye doctor|ophthalmologist~Dr. Priya Nair;Procedure=Cataract|Laser correction|Glaucoma|Retinal injection|Eyelid;Eye=Right|Left|Both;Planned on:date;Theatre;Consent signed:boolean;Notes:long
- Cataract right, Bauer | patient=Agnes Bauer; surgeon=Dr. Priya Nair; procedure=Cataract; eye=Right; theatre=Theatre 2; notes=Monofocal lens 21.5 D.
- Pressure valve left, Stahl | patient=Victor Stahl; surgeon=Dr. Emil Sorensen; procedure=Glaucoma; eye=Left; theatre=Theatre 1
- Laser both, Rahman | patient=Noor Rahman; surgeon=Dr. Priya Nair; procedure=Laser correction; eye=Both; theatre=Laser suite; notes=Lenses out two weeks before.
- Lid lift Bauer | patient=Agnes Bauer; surgeon=Dr. Priya Nair; procedure=Eyelid; eye=Right; theatre=Theatre 2
+ order: Frame->@frame|eyewear;Prescription->@prescription|glasses prescription;Lens type=Single vision|Bifocal|Progressive;Coating=None|Anti-reflective|Blue filter|Photochromic;~Status=Ordered|In the workshop|Ready|Collected
+ appointment|booking: Patient->@patient|eye patient;Examiner->@eye doctor|optometrist;Date:date!;Starts at:time!;Reason=Eye test|Contact lens fitting|Follow-up|Frame choice|Emergency;~Status=Booked|Attended|Missed|Cancelled

# fertility clinic|ivf|in vitro|fertility treatment|embryo|sperm donor|egg donor
person patient|fertility patient|couple: Full name!;Partner name;Date of birth:date;Phone:phone;Email:email;Diagnosis=Unexplained|Endometriosis|Ovulation disorder|Male factor|Tubal factor;AMH level:number(ng/ml)#0-20;Doctor->@doctor|fertility specialist~Dr. Elif Aydin|Dr. Jonas Krag;Trying since:date;Medical history:long
- Sofie Lund | partner_name=Emil Lund; diagnosis=Tubal factor; amh_level=2.1; doctor=Dr. Elif Aydin
- Rania Haddad | partner_name=Single; diagnosis=Ovulation disorder; amh_level=4.8; doctor=Dr. Jonas Krag
- Carmen Ortega | partner_name=Luis Ortega; diagnosis=Male factor; amh_level=3.3; doctor=Dr. Jonas Krag
- Beth Nolan | partner_name=Kara Nolan; diagnosis=Endometriosis; amh_level=1.2; doctor=Dr. Elif Aydin
item doctor|fertility specialist|embryologist|specialist: Name!;Role=Gynaecologist|Embryologist|Andrologist|Counsellor|Nurse;Languages~English, Turkish|Danish, English;Consultation days;Photo:image;About:long
- Dr. Elif Aydin | role=Gynaecologist; languages=English, Turkish; consultation_days=Mon to Wed; about=IVF and frozen embryo transfer.
- Dr. Jonas Krag | role=Andrologist; languages=Danish, English; consultation_days=Thu and Fri
- Mei Tan | role=Embryologist; languages=English, Mandarin; consultation_days=Mon to Fri
- Gudrun Pahl | role=Counsellor; languages=English, German; consultation_days=Tue and Fri; about=Talks for couples and single parents.
work treatment cycle|ivf cycle|cycle|treatment: Title!;Patient->@patient|couple~Sofie Lund|Rania Haddad;Method=IVF|ICSI|IUI|Frozen transfer|Egg freezing;Protocol=Long|Short|Antagonist|Natural;Start on:date;Egg retrieval on:date;Transfer on:date;Doctor->@doctor|fertility specialist~Dr. Elif Aydin|Dr. Jonas Krag;~Outcome=Open|Pregnant|Not pregnant|Cancelled;Notes:long
- Lund first IVF | patient=Sofie Lund; method=IVF; protocol=Antagonist; doctor=Dr. Elif Aydin; outcome=Open
- Haddad IUI 2 | patient=Rania Haddad; method=IUI; protocol=Natural; doctor=Dr. Jonas Krag; outcome=Open
- Ortega ICSI 1 | patient=Carmen Ortega; method=ICSI; protocol=Long; doctor=Dr. Jonas Krag; outcome=Pregnant
- Nolan frozen transfer | patient=Beth Nolan; method=Frozen transfer; protocol=Natural; doctor=Dr. Elif Aydin; outcome=Not pregnant
record monitoring scan|ultrasound|hormone test|monitoring|scan: Title!;Cycle->@treatment cycle|ivf cycle~Lund first IVF|Haddad IUI 2;Scanned on:date!;Cycle day:number#1-40;Follicles right:number#0-30;Follicles left:number#0-30;Endometrium:number(mm)#0-25;Estradiol:number(pg/ml)#0-6000;LH:number(IU/l)#0-150;Notes:long
- Day 8 scan | cycle=Lund first IVF; cycle_day=8; follicles_right=6; follicles_left=5; endometrium=8.5; estradiol=1240; lh=3.1
- Day 12 scan | cycle=Haddad IUI 2; cycle_day=12; follicles_right=1; follicles_left=0; endometrium=9.2; estradiol=280; lh=22
- Ortega day 10 | cycle=Ortega ICSI 1; cycle_day=10; follicles_right=8; follicles_left=7; endometrium=10.1; estradiol=2150; lh=2.4
- Nolan lining check | cycle=Nolan frozen transfer; cycle_day=14; follicles_right=1; follicles_left=1; endometrium=8.8; estradiol=240
record embryo|frozen embryo|sample|specimen: Code!;Cycle->@treatment cycle|ivf cycle~Lund first IVF;Day:number#1-7;Grade~4AA|3BB;Fertilised by=IVF|ICSI;Straw;Tank~Tank 3, canister B;Frozen on:date;~Status=Developing|Transferred|Frozen|Discarded;Embryologist~Mei Tan|Olof Ek
- E-24-117-1 | cycle=Lund first IVF; day=5; grade=4AA; fertilised_by=IVF; status=Transferred; embryologist=Mei Tan
- E-24-117-2 | cycle=Lund first IVF; day=5; grade=3BB; fertilised_by=IVF; straw=Blue 12; tank=Tank 3, canister B; status=Frozen; embryologist=Mei Tan
- E-24-131-1 | cycle=Ortega ICSI 1; day=5; grade=4AB; fertilised_by=ICSI; status=Transferred; embryologist=Olof Ek
- E-24-131-2 | cycle=Ortega ICSI 1; day=3; grade=8 cells, B; fertilised_by=ICSI; status=Discarded; embryologist=Olof Ek
person donor|sperm donor|egg donor [donor|donat\\w*]: Donor code!;Type=Sperm|Egg|Embryo;Blood group=A|B|AB|O;Eye colour=Blue|Brown|Green|Grey;Hair colour=Blond|Brown|Black|Red;Height:number(cm)#145-210;Education;Identity=Open|Anonymous;~Status=In screening|Available|Reserved|Closed
- D-4471 | type=Sperm; blood_group=O; eye_colour=Blue; hair_colour=Brown; height=184; education=Engineer; identity=Open; status=Available
- D-2038 | type=Egg; blood_group=A; eye_colour=Brown; hair_colour=Black; height=168; education=Teacher; identity=Anonymous; status=In screening
- D-4502 | type=Sperm; blood_group=B; eye_colour=Green; hair_colour=Blond; height=178; education=Carpenter; identity=Anonymous; status=Reserved
- D-3011 | type=Embryo; blood_group=AB; eye_colour=Brown; hair_colour=Brown; identity=Open; status=Available
record medication plan|injection|medication|prescription: Drug!;Cycle->@treatment cycle|ivf cycle~Lund first IVF|Haddad IUI 2;Dose:number#0-1000;Unit=IU|mg|µg;Time of day=Morning|Noon|Evening;From:date;To:date;Taken:boolean;Instructions:long
- Follitropin alfa | cycle=Lund first IVF; dose=225; unit=IU; time_of_day=Evening; instructions=Inject under the skin of the belly.
- Progesterone gel | cycle=Lund first IVF; dose=90; unit=mg; time_of_day=Morning
- Cetrorelix | cycle=Ortega ICSI 1; dose=0.25; unit=mg; time_of_day=Morning; instructions=Start on cycle day 6.
- Estradiol tablets | cycle=Nolan frozen transfer; dose=2; unit=mg; time_of_day=Evening
+ appointment|booking: Patient->@patient|couple;Doctor->@doctor|fertility specialist;Date:date!;Starts at:time!;Type=First consultation|Scan|Egg retrieval|Transfer|Counselling;~Status=Booked|Attended|Missed|Cancelled

# dialysis|dialysis center|dialysis centre|haemodialysis|hemodialysis|nephrology|kidney patient
person patient|dialysis patient|kidney patient: Full name!;Patient number;Date of birth:date;Dry weight:number(kg)#20-200;Access=Fistula|Graft|Catheter;Modality=Haemodialysis|Haemodiafiltration|Peritoneal dialysis;Shift=Morning|Afternoon|Evening;Transplant list=Not listed|In work-up|Listed|On hold;Nephrologist~Dr. Paul Adeyemi|Dr. Greta Wolf;Allergies
- Walter Simms | patient_number=DP-031; dry_weight=78.5; access=Fistula; modality=Haemodialysis; shift=Morning; transplant_list=Listed; nephrologist=Dr. Paul Adeyemi
- Ljuba Petrov | patient_number=DP-044; dry_weight=61; access=Catheter; modality=Haemodiafiltration; shift=Afternoon; transplant_list=In work-up; nephrologist=Dr. Greta Wolf; allergies=Heparin
- Hugo Bianchi | patient_number=DP-052; dry_weight=88; access=Graft; modality=Haemodialysis; shift=Evening; transplant_list=Not listed; nephrologist=Dr. Paul Adeyemi
- Mariam Toure | patient_number=DP-059; dry_weight=55.5; access=Catheter; modality=Peritoneal dialysis; shift=Morning; transplant_list=On hold; nephrologist=Dr. Greta Wolf; allergies=Iodine
item dialysis machine|machine|dialysis station|station|chair: Number!;Model;Serial number;Room;Isolation=None|Hepatitis B|Hepatitis C;Running hours:number(h)#0-60000;Last service:date;Next service:date;~Status=Ready|In use|Disinfecting|Out of service
- Station 1 | model=HD 5008; serial_number=7VA2291; room=Hall A; isolation=None; running_hours=12450; status=Ready
- Station 9 | model=HD 5008; serial_number=7VA2310; room=Side room; isolation=Hepatitis B; running_hours=8020; status=In use
- Station 4 | model=HD 4008; serial_number=5KC1180; room=Hall A; isolation=None; running_hours=31200; status=Out of service
- Station 12 | model=HD 6008; serial_number=8LB0042; room=Hall B; isolation=None; running_hours=1850; status=Disinfecting
record dialysis session|treatment session|session|treatment: Title!;Patient->@patient|dialysis patient~Walter Simms|Ljuba Petrov;Machine->@dialysis machine|station~Station 1|Station 9;Date:date!;Weight before:number(kg)#20-220;Weight after:number(kg)#20-220;Fluid removed:number(l)#0-6;Duration:number(min)#60-480;Blood flow:number(ml/min)#100-500;Blood pressure before~150/85;Blood pressure after~130/80;Nurse~Amina Diallo|Chris Holt;Complications:long
- Simms morning | patient=Walter Simms; machine=Station 1; weight_before=81.2; weight_after=78.6; fluid_removed=2.6; duration=240; blood_flow=320; blood_pressure_before=152/84; blood_pressure_after=131/78; nurse=Amina Diallo
- Petrov afternoon | patient=Ljuba Petrov; machine=Station 9; weight_before=62.9; weight_after=61.1; fluid_removed=1.8; duration=210; blood_flow=280; nurse=Chris Holt; complications=Cramps in the last half hour.
- Bianchi evening | patient=Hugo Bianchi; machine=Station 12; weight_before=91.4; weight_after=88.3; fluid_removed=3.1; duration=270; blood_flow=350; blood_pressure_before=160/90; nurse=Chris Holt
- Simms short run | patient=Walter Simms; machine=Station 4; weight_before=80; weight_after=78.9; fluid_removed=1.1; duration=180; blood_flow=300; nurse=Amina Diallo; complications=Stopped early, machine alarm.
record lab result|blood test|lab value|blood result: Title!;Patient->@patient|dialysis patient~Walter Simms|Ljuba Petrov;Taken on:date!;Kt/V:number#0-3;Potassium:number(mmol/l)#1-9;Phosphate:number(mmol/l)#0-4;Haemoglobin:number(g/dl)#4-20;Urea:number(mmol/l)#0-60;Comment:long
- Simms monthly bloods | patient=Walter Simms; kt_v=1.45; potassium=5.1; phosphate=1.7; haemoglobin=11.2; urea=19
- Petrov monthly bloods | patient=Ljuba Petrov; kt_v=1.22; potassium=5.8; phosphate=2.1; haemoglobin=10.1; urea=24; comment=Extend the session by 15 minutes.
- Bianchi monthly bloods | patient=Hugo Bianchi; kt_v=1.38; potassium=4.7; phosphate=1.9; haemoglobin=10.8; urea=21
- Toure monthly bloods | patient=Mariam Toure; kt_v=1.7; potassium=4.1; phosphate=1.5; haemoglobin=11.9; urea=16; comment=Good clearance at home.
record dialysis prescription|prescription: Title!;Patient->@patient|dialysis patient~Walter Simms|Ljuba Petrov;Sessions per week:number#1-7;Hours per session:number(h)#2-8;Dialyser~FX 80|FX 100;Potassium bath:number(mmol/l)#0-4;Anticoagulant=Heparin|Low molecular heparin|Citrate|None;Valid from:date;Prescribed by~Dr. Paul Adeyemi|Dr. Greta Wolf
- Simms standard | patient=Walter Simms; sessions_per_week=3; hours_per_session=4; dialyser=FX 80; potassium_bath=2; anticoagulant=Heparin; prescribed_by=Dr. Paul Adeyemi
- Petrov heparin free | patient=Ljuba Petrov; sessions_per_week=3; hours_per_session=3.5; dialyser=FX 100; potassium_bath=3; anticoagulant=Citrate; prescribed_by=Dr. Greta Wolf
- Bianchi long evening | patient=Hugo Bianchi; sessions_per_week=3; hours_per_session=4.5; dialyser=FX 100; potassium_bath=2; anticoagulant=Low molecular heparin; prescribed_by=Dr. Paul Adeyemi
- Toure home exchange | patient=Mariam Toure; sessions_per_week=7; hours_per_session=8; anticoagulant=None; prescribed_by=Dr. Greta Wolf
record fluid log|fluid intake|drink|diet log [fluid|drink\\w*|diet|intake]: Title!;Patient->@patient|dialysis patient~Walter Simms|Ljuba Petrov;Date:date!;Fluid intake:number(ml)#0-5000;Urine output:number(ml)#0-4000;Weight:number(kg)#20-220;Salt=Low|Medium|High;Notes:long
- Simms, Sunday | patient=Walter Simms; fluid_intake=900; urine_output=200; weight=80.1; salt=Medium
- Petrov, Monday | patient=Ljuba Petrov; fluid_intake=700; urine_output=350; weight=61.9; salt=Low
- Bianchi, Saturday | patient=Hugo Bianchi; fluid_intake=1400; urine_output=50; weight=90.6; salt=High
- Toure, Tuesday | patient=Mariam Toure; fluid_intake=850; urine_output=500; weight=55.9; salt=Low
! work machine maintenance|water test|disinfection|maintenance task [maint\\w*|disinfect\\w*|water|service]: Title!;Machine->@dialysis machine|station~Station 1|Station 9;Kind=Disinfection|Service|Repair|Water sample;Due on:date;Technician~Ben Arslan|Ida Roth;Result;Notes:long
- Yearly service station 1 | machine=Station 1; kind=Service; technician=Ben Arslan
- Heat disinfection station 9 | machine=Station 9; kind=Disinfection; technician=Ida Roth
- Pump repair station 4 | machine=Station 4; kind=Repair; technician=Ben Arslan; notes=Blood pump rotor worn.
- Water sample hall B | machine=Station 12; kind=Water sample; technician=Ida Roth; result=Below limit
+ appointment|booking: Patient->@patient|dialysis patient;Station->@dialysis machine|station;Date:date!;Shift=Morning|Afternoon|Evening;Transport needed:boolean;~Status=Booked|Attended|Missed|Cancelled

# blood donation|blood bank|blood donor|blood drive|plasma donation|transfusion
person donor|blood donor|plasma donor: Full name!;Donor number;Date of birth:date;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-;Phone:phone;Email:email;City;Weight:number(kg)#50-200;~Donations so far:number#0-300;Last donated on:date;~Status=Active|Deferred|Retired
- Clara Jensen | donor_number=BD-10421; blood_group=O-; city=Harborview; weight=64; donations_so_far=12; status=Active
- Mateo Silva | donor_number=BD-11877; blood_group=A+; city=Oakfield; weight=82; donations_so_far=3; status=Active
- Irina Kovac | donor_number=BD-09310; blood_group=B+; city=Harborview; weight=58; donations_so_far=21; status=Deferred
- Owen Hartley | donor_number=BD-12005; blood_group=AB+; city=Oakfield; weight=90; donations_so_far=47; status=Active
item donation center|donation centre|blood bank|collection site|location: Name!;Address;City;Opening hours~Mon to Fri 8-18;Beds:number#1-40;Kind=Fixed centre|Mobile unit|Hospital;Phone:phone;Accepts=Whole blood|Plasma|Platelets|All
- Harborview Donor Centre | address=12 Quay Street; city=Harborview; opening_hours=Mon to Fri 8-18; beds=10; kind=Fixed centre; accepts=All
- Mobile Unit 2 | address=Changes daily; city=Oakfield; opening_hours=As announced; beds=4; kind=Mobile unit; accepts=Whole blood
- Oakfield Plasma Point | address=3 Mill Square; city=Oakfield; opening_hours=Tue to Sat 10-19; beds=14; kind=Fixed centre; accepts=Plasma
- St. Mary Blood Bank | address=Hospital Road 1; city=Harborview; opening_hours=Daily 7-20; beds=6; kind=Hospital; accepts=All
event blood drive|donation event|drive|donation campaign: Title!;Center->@donation center|collection site~Harborview Donor Centre|Mobile Unit 2;Date:date!;Starts at:time;Ends at:time;Place;Target units:number#1-1000;~Units collected:number#0-1000;Organiser~Red Scarf Volunteers|City College;Description:long
- Summer drive at City College | center=Mobile Unit 2; place=Sports hall; target_units=80; units_collected=0; organiser=City College
- Night shift donors evening | center=Harborview Donor Centre; place=Harborview Donor Centre; target_units=45; units_collected=38; organiser=Red Scarf Volunteers
- Factory floor drive | center=Mobile Unit 2; place=Canteen, Weld Street works; target_units=60; units_collected=52; organiser=Red Scarf Volunteers
- Plasma weekend | center=Oakfield Plasma Point; place=Oakfield Plasma Point; target_units=35; units_collected=12; organiser=City College
record donation|blood donation|donation record: Donation number!;Donor->@donor|blood donor~Clara Jensen|Mateo Silva;Center->@donation center|collection site~Harborview Donor Centre|Mobile Unit 2;Donated on:date!;Type=Whole blood|Plasma|Platelets|Double red cells;Volume:number(ml)#100-900;Haemoglobin:number(g/dl)#8-20;Blood pressure~120/80;Reaction=None|Dizzy|Fainted|Bruise;~Test result=Pending|Cleared|Rejected
- DN-24-5501 | donor=Clara Jensen; center=Harborview Donor Centre; type=Whole blood; volume=450; haemoglobin=13.4; blood_pressure=118/76; reaction=None; test_result=Cleared
- DN-24-5502 | donor=Mateo Silva; center=Mobile Unit 2; type=Plasma; volume=650; haemoglobin=15.1; blood_pressure=126/81; reaction=Dizzy; test_result=Pending
- DN-24-5517 | donor=Irina Kovac; center=St. Mary Blood Bank; type=Platelets; volume=250; haemoglobin=13; reaction=Bruise; test_result=Cleared
- DN-24-5530 | donor=Owen Hartley; center=Oakfield Plasma Point; type=Plasma; volume=700; haemoglobin=15.6; blood_pressure=134/82; reaction=None; test_result=Pending
record blood unit|blood bag|blood stock|blood inventory|unit: Unit number!;Donation->@donation|blood donation~DN-24-5501|DN-24-5502;Component=Red cells|Plasma|Platelets|Whole blood;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-;Volume:number(ml)#30-900;Collected on:date;Expires on:date;Storage~Fridge 2, shelf 3|Freezer 1;~Status=Quarantine|Available|Reserved|Issued|Expired|Discarded
- U-77120 | donation=DN-24-5501; component=Red cells; blood_group=O-; volume=280; storage=Fridge 2, shelf 3; status=Available
- U-77121 | donation=DN-24-5502; component=Plasma; blood_group=A+; volume=600; storage=Freezer 1; status=Quarantine
- U-77135 | donation=DN-24-5517; component=Platelets; blood_group=B+; volume=250; storage=Shaker 1; status=Reserved
- U-77149 | donation=DN-24-5530; component=Plasma; blood_group=AB+; volume=680; storage=Freezer 2; status=Quarantine
request blood request|hospital request|blood unit request|unit request|urgent request|transfusion request: Title!;Hospital->@hospital|clinic~St. Mary Hospital|Oakfield Clinic;Ward;Component=Red cells|Plasma|Platelets|Whole blood;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-;Units needed:number#1-100;Needed by:date;Urgency=Routine|Urgent|Life-threatening;Contact phone:phone;Notes:long
- O negative for trauma room | hospital=St. Mary Hospital; ward=Emergency; component=Red cells; blood_group=O-; units_needed=6; urgency=Life-threatening
- Platelets for oncology | hospital=Oakfield Clinic; ward=Oncology; component=Platelets; blood_group=A+; units_needed=2; urgency=Urgent
- Plasma for burns unit | hospital=St. Mary Hospital; ward=Burns; component=Plasma; blood_group=AB+; units_needed=8; urgency=Urgent
- Red cells for hip surgery | hospital=Oakfield Clinic; ward=Orthopaedics; component=Red cells; blood_group=A+; units_needed=3; urgency=Routine
record eligibility screening|eligibility check|health questionnaire|screening|donor screening|deferral: Title!;Donor->@donor|blood donor~Clara Jensen|Irina Kovac;Checked on:date!;Travelled abroad:boolean;Recent tattoo:boolean;On medication:boolean;Haemoglobin:number(g/dl)#8-20;Result=Eligible|Deferred for a time|Deferred for good;Deferred until:date;Checked by~Nurse Ada Quist|Dr. Milan Horvat;Reason
- Jensen before donation | donor=Clara Jensen; haemoglobin=13.4; result=Eligible; checked_by=Nurse Ada Quist
- Kovac travel deferral | donor=Irina Kovac; haemoglobin=12.9; result=Deferred for a time; checked_by=Dr. Milan Horvat; reason=Return from malaria area
- Silva first visit | donor=Mateo Silva; haemoglobin=15.1; result=Eligible; checked_by=Dr. Milan Horvat
- Hartley after antibiotics | donor=Owen Hartley; haemoglobin=15.4; result=Deferred for a time; checked_by=Nurse Ada Quist; reason=Antibiotics ended last week
! item partner hospital|clinic|receiving hospital [hospital\\w*|clinic\\w*]: Name!;Address;City;Contact person;Phone:phone;Email:email;Beds:number#0-5000;Delivery route;Weekly need:number(units)#0-2000
- St. Mary Hospital | address=Park road 1; city=Harborview; contact_person=Dr. Lise Aker; beds=420; delivery_route=North, 7:00; weekly_need=85
- Oakfield Clinic | address=Oak street 14; city=Oakfield; contact_person=Ben Tarrant; beds=90; delivery_route=South, 8:30; weekly_need=16
- Lakeside Children's Hospital | address=Shore lane 22; city=Harborview; contact_person=Dr. Amal Sater; beds=160; delivery_route=North, 7:40; weekly_need=34
- Hillcrest Trauma Centre | address=Ridge road 5; city=Hillcrest; contact_person=Joan Peller; beds=610; delivery_route=East, 6:15; weekly_need=140
record blood test|test result|blood test result|screening test|donation test: Title!;Donation->@donation|blood donation~DN-24-5501|DN-24-5502;Unit->@blood unit|blood bag|blood inventory;Test=Hepatitis B|Hepatitis C|HIV|Syphilis|Blood group|Antibodies;Result=Negative|Positive|Repeat;Tested on:date!;Laboratory;Tested by~Dr. Milan Horvat
- HIV test, 5501 | donation=DN-24-5501; test=HIV; result=Negative; laboratory=Central laboratory; tested_by=Dr. Milan Horvat
- Blood group, 5502 | donation=DN-24-5502; test=Blood group; result=Negative; laboratory=Central laboratory; tested_by=Dr. Milan Horvat
- Syphilis test, 5501 | donation=DN-24-5501; test=Syphilis; result=Repeat; laboratory=Central laboratory; tested_by=Dr. Ruta Silins
- Antibodies, 5502 | donation=DN-24-5502; test=Antibodies; result=Positive; laboratory=Reference laboratory East; tested_by=Dr. Ruta Silins
+ appointment|booking|reservation: Donor->@donor|blood donor;Center->@donation center|collection site;Drive->@blood drive|donation event;Date:date!;Starts at:time!;Donation type=Whole blood|Plasma|Platelets;~Status=Booked|Came|Missed|Cancelled

# organ donation|organ donor|organ transplant|transplant recipient|transplant center|donor registry
person donor|organ donor|registered donor: Full name!;Registry number;Date of birth:date;Blood group=A|B|AB|O;Type=Living|Deceased|Registered only;Organs~Kidney, liver|All organs|Corneas;HLA typing;Contact person;Phone:phone;Consent signed:boolean;~Status=Registered|In evaluation|Cleared|Donated|Withdrawn
- Nadia Brandt | registry_number=OD-55120; blood_group=O; type=Living; organs=Kidney; hla_typing=A2 A24 B7 B44; contact_person=Ulf Brandt; status=In evaluation
- Peter Alcott | registry_number=OD-48077; blood_group=A; type=Registered only; organs=All organs; contact_person=Joan Alcott; status=Registered
- Mircea Ionescu | registry_number=OD-56002; blood_group=B; type=Deceased; organs=Liver, heart, corneas; hla_typing=A1 A3 B8 B35; contact_person=Elena Ionescu; status=Cleared
- Lucy Tran | registry_number=OD-57718; blood_group=AB; type=Living; organs=Kidney; contact_person=Minh Tran; status=In evaluation
person recipient|transplant recipient|waiting patient|patient: Full name!;Waiting list number;Date of birth:date;Blood group=A|B|AB|O;Organ needed=Kidney|Liver|Heart|Lung|Pancreas|Cornea;Urgency=Low|Medium|High|High urgency;Listed since:date;HLA typing;Weight:number(kg)#3-200;Hospital->@transplant center|hospital~Northlake Transplant Centre|St. Anne University Hospital;~Status=Active|On hold|Transplanted|Removed
- Daniel Osei | waiting_list_number=WL-2231; blood_group=O; organ_needed=Kidney; urgency=Medium; hla_typing=A2 A3 B7 B8; weight=74; hospital=Northlake Transplant Centre; status=Active
- Helga Maurer | waiting_list_number=WL-2304; blood_group=A; organ_needed=Liver; urgency=High; weight=59; hospital=St. Anne University Hospital; status=Active
- Farid Nasser | waiting_list_number=WL-2377; blood_group=B; organ_needed=Heart; urgency=High urgency; weight=82; hospital=St. Anne University Hospital; status=Active
- Edith Sommer | waiting_list_number=WL-1980; blood_group=AB; organ_needed=Cornea; urgency=Low; weight=63; hospital=Northlake Transplant Centre; status=On hold
item transplant center|transplant centre|hospital|clinic: Name!;City;Organs transplanted~Kidney, liver|Heart, lung;Coordinator~Sara Nyström|Luis Ferro;Phone:phone;Email:email;Transplants a year:number#0-1000
- Northlake Transplant Centre | city=Northlake; organs_transplanted=Kidney, pancreas; coordinator=Sara Nyström; transplants_a_year=140
- St. Anne University Hospital | city=Brookhaven; organs_transplanted=Liver, heart, lung; coordinator=Luis Ferro; transplants_a_year=210
- Lakeshore Eye Bank | city=Lakeshore; organs_transplanted=Cornea; coordinator=Petra Lund; transplants_a_year=320
- Highmoor Heart Centre | city=Highmoor; organs_transplanted=Heart, lung; coordinator=Isaac Bell; transplants_a_year=65
record organ offer|available organ|organ: Offer number!;Donor->@donor|organ donor~Nadia Brandt|Peter Alcott;Organ=Kidney|Liver|Heart|Lung|Pancreas|Cornea;Blood group=A|B|AB|O;Recovered on:date;Max cold time:number(h)#1-72;Hospital->@transplant center|hospital~Northlake Transplant Centre;~Status=Offered|Accepted|Declined|Transplanted|Not usable;Notes:long
- OF-24-018 | donor=Nadia Brandt; organ=Kidney; blood_group=O; max_cold_time=24; hospital=Northlake Transplant Centre; status=Offered
- OF-24-021 | donor=Mircea Ionescu; organ=Heart; blood_group=B; max_cold_time=4; hospital=St. Anne University Hospital; status=Accepted
- OF-24-022 | donor=Mircea Ionescu; organ=Liver; blood_group=B; max_cold_time=12; hospital=Northlake Transplant Centre; status=Declined; notes=Fat content too high for the first centre.
- OF-24-025 | donor=Lucy Tran; organ=Kidney; blood_group=AB; max_cold_time=24; hospital=Northlake Transplant Centre; status=Offered
record match|donor match|compatibility test|crossmatch: Title!;Donor->@donor|organ donor~Nadia Brandt;Recipient->@recipient|transplant recipient~Daniel Osei;Organ=Kidney|Liver|Heart|Lung|Pancreas|Cornea;HLA mismatches:number#0-6;Crossmatch=Negative|Positive|Pending;Match score:number#0-100;Checked on:date;Checked by~Dr. Ruth Mensah|Dr. Ivo Kral;~Decision=Open|Accepted|Declined
- Brandt to Osei | donor=Nadia Brandt; recipient=Daniel Osei; organ=Kidney; hla_mismatches=2; crossmatch=Negative; match_score=84; checked_by=Dr. Ruth Mensah; decision=Open
- Ionescu to Nasser | donor=Mircea Ionescu; recipient=Farid Nasser; organ=Heart; hla_mismatches=3; crossmatch=Negative; match_score=78; checked_by=Dr. Ivo Kral; decision=Accepted
- Ionescu to Maurer | donor=Mircea Ionescu; recipient=Helga Maurer; organ=Liver; hla_mismatches=5; crossmatch=Positive; match_score=31; checked_by=Dr. Ruth Mensah; decision=Declined
- Tran to Osei | donor=Lucy Tran; recipient=Daniel Osei; organ=Kidney; hla_mismatches=4; crossmatch=Pending; match_score=52; checked_by=Dr. Ruth Mensah; decision=Open
work transplant|surgery|transplant operation|procedure: Title!;Recipient->@recipient|transplant recipient~Daniel Osei|Helga Maurer;Donor->@donor|organ donor~Nadia Brandt|Peter Alcott;Hospital->@transplant center|hospital~Northlake Transplant Centre|St. Anne University Hospital;Surgeon~Dr. Ivo Kral|Dr. Mina Sato;Planned on:date;Cold time:number(h)#0-72;Outcome;Notes:long
- Kidney Osei | recipient=Daniel Osei; donor=Nadia Brandt; hospital=Northlake Transplant Centre; surgeon=Dr. Ivo Kral; cold_time=2
- Heart Nasser | recipient=Farid Nasser; donor=Mircea Ionescu; hospital=St. Anne University Hospital; surgeon=Dr. Mina Sato; cold_time=3
- Liver Maurer | recipient=Helga Maurer; donor=Peter Alcott; hospital=St. Anne University Hospital; surgeon=Dr. Ivo Kral; cold_time=8; outcome=Good function on day 5
- Cornea Sommer | recipient=Edith Sommer; hospital=Northlake Transplant Centre; surgeon=Dr. Mina Sato; cold_time=36
record follow-up|follow-up visit|checkup|post-transplant visit: Title!;Recipient->@recipient|transplant recipient~Daniel Osei|Helga Maurer;Seen on:date!;Creatinine:number(mg/dl)#0-15;Drug level:number(ng/ml)#0-40;Rejection signs=None|Suspected|Confirmed;Medication~Tacrolimus 4 mg|Mycophenolate 1 g;Doctor~Dr. Ruth Mensah|Dr. Ivo Kral;Notes:long
- Osei work-up visit | recipient=Daniel Osei; creatinine=6.8; rejection_signs=None; doctor=Dr. Ruth Mensah
- Maurer quarterly check | recipient=Helga Maurer; creatinine=1.1; drug_level=7.2; rejection_signs=None; medication=Tacrolimus 4 mg; doctor=Dr. Ivo Kral
- Nasser week 2 | recipient=Farid Nasser; creatinine=1.4; drug_level=11.5; rejection_signs=Suspected; medication=Mycophenolate 1 g; doctor=Dr. Ivo Kral
- Sommer eye control | recipient=Edith Sommer; creatinine=0.9; rejection_signs=None; doctor=Dr. Ruth Mensah; notes=Graft clear, stitches stay in.
+ appointment|booking: Recipient->@recipient|transplant recipient;Hospital->@transplant center|hospital;Date:date!;Starts at:time;Purpose=Evaluation|Blood test|Follow-up|Counselling

# telemedicine|telehealth|online doctor|video consultation|general practice|family doctor|medical practice
person patient: Full name!;Date of birth:date;Gender=Female|Male|Other;Phone:phone;Email:email;Blood group=A|B|AB|O|Unknown;Allergies;Chronic conditions;Insurance number;Emergency contact;Doctor->@doctor|physician~Dr. Helen Marsh|Dr. Rafi Cohen
- Ivana Morris | gender=Female; blood_group=A; allergies=Sulfa drugs; chronic_conditions=Asthma; insurance_number=HC-20991; emergency_contact=Paul Morris; doctor=Dr. Helen Marsh
- George Tanaka | gender=Male; blood_group=O; allergies=None known; chronic_conditions=High blood pressure; insurance_number=HC-17720; doctor=Dr. Rafi Cohen
- Zara Ahmed | gender=Female; blood_group=B; allergies=Peanuts; chronic_conditions=Eczema; insurance_number=HC-21764; doctor=Dr. Nina Petrov
- Colin Fraser | gender=Male; blood_group=Unknown; allergies=None known; chronic_conditions=Anxiety; insurance_number=HC-19003; emergency_contact=Ann Fraser; doctor=Dr. Matteo Greco
! item doctor profile|physician|general practitioner|family doctor [doctors? (?:should|can|could|may|will|must)|doctor search]: Name!;Specialty=General practice|Internal medicine|Paediatrics|Dermatology|Gynaecology|Psychiatry;Licence number;Languages~English, French|English, Hebrew;Fee:money;Video visits:boolean;Working hours~Mon to Fri 9-16;~Rating:rating;Photo:image;About:long
- Dr. Helen Marsh | specialty=General practice; licence_number=GP-5512; languages=English, French; fee=60; working_hours=Mon to Fri 9-16; rating=4.8; about=Family medicine for all ages.
- Dr. Rafi Cohen | specialty=Internal medicine; licence_number=IM-2209; languages=English, Hebrew; fee=75; working_hours=Mon to Thu 12-20; rating=4.6
- Dr. Nina Petrov | specialty=Dermatology; licence_number=DE-3307; languages=English, Russian; fee=85; working_hours=Mon and Wed 10-18; rating=4.9; about=Rashes and moles by photo and video.
- Dr. Matteo Greco | specialty=Psychiatry; licence_number=PS-1188; languages=English, Italian; fee=110; working_hours=Tue to Fri 11-19; rating=4.7
record consultation|video visit|video call|visit|encounter: Title!;Patient->@patient~Ivana Morris|George Tanaka;Doctor->@doctor|physician~Dr. Helen Marsh|Dr. Rafi Cohen;Held on:date!;Type=Video|Phone|Chat|In person;Symptoms:long;Diagnosis;Advice:long;Duration:number(min)#1-120;Follow-up on:date
- Cough for two weeks | patient=Ivana Morris; doctor=Dr. Helen Marsh; type=Video; symptoms=Dry cough at night, no fever.; diagnosis=Asthma flare; advice=Double the inhaler for a week.; duration=15
- Blood pressure review | patient=George Tanaka; doctor=Dr. Rafi Cohen; type=Phone; diagnosis=Hypertension, improving; advice=Keep measuring twice a week.; duration=10
- Itchy rash on hands | patient=Zara Ahmed; doctor=Dr. Nina Petrov; type=Chat; symptoms=Dry cracked skin after cleaning work.; diagnosis=Hand eczema; advice=Gloves and thick cream at night.; duration=20
- Sleep and worry | patient=Colin Fraser; doctor=Dr. Matteo Greco; type=Video; diagnosis=Generalised anxiety; advice=Sleep diary for two weeks.; duration=45
record prescription|e-prescription|medication: Medicine!;Patient->@patient~Ivana Morris|George Tanaka;Doctor->@doctor|physician~Dr. Helen Marsh|Dr. Rafi Cohen;Strength~5 mg|100 µg;Dosage~One tablet in the morning;Quantity:number#1-400;Refills:number#0-12;Issued on:date!;Pharmacy~Corner Pharmacy|Station Pharmacy;~Status=Issued|Sent|Dispensed|Expired
- Amlodipine | patient=George Tanaka; doctor=Dr. Rafi Cohen; strength=5 mg; dosage=One tablet in the morning; quantity=90; refills=2; pharmacy=Station Pharmacy; status=Dispensed
- Budesonide inhaler | patient=Ivana Morris; doctor=Dr. Helen Marsh; strength=200 µg; dosage=Two puffs twice a day; quantity=1; refills=1; pharmacy=Corner Pharmacy; status=Sent
- Mometasone cream | patient=Zara Ahmed; doctor=Dr. Nina Petrov; strength=0.1 %; dosage=Thin layer in the evening; quantity=1; refills=0; pharmacy=Corner Pharmacy; status=Issued
- Sertraline | patient=Colin Fraser; doctor=Dr. Matteo Greco; strength=50 mg; dosage=One tablet in the morning; quantity=28; refills=3; pharmacy=Station Pharmacy; status=Sent
record medical record|health record|lab result|test result|medical document: Title!;Patient->@patient~Ivana Morris|George Tanaka;Type=Lab result|Imaging|Referral letter|Discharge letter|Vaccination;Dated:date!;Result;Normal range;File:file;Doctor->@doctor|physician~Dr. Helen Marsh|Dr. Rafi Cohen;Notes:long
- Lipid panel | patient=George Tanaka; type=Lab result; result=LDL 3.6 mmol/l; normal_range=below 3.0; doctor=Dr. Rafi Cohen
- Chest X-ray | patient=Ivana Morris; type=Imaging; result=Clear; doctor=Dr. Helen Marsh
- Patch test report | patient=Zara Ahmed; type=Referral letter; result=Fragrance mix positive; doctor=Dr. Nina Petrov
- Tetanus booster | patient=Colin Fraser; type=Vaccination; result=Given, no reaction; doctor=Dr. Helen Marsh
! request referral|sick note|refill request|repeat prescription|specialist referral [refer\\w*|sick note\\w*|refill\\w*]: Title!;Patient->@patient~Ivana Morris|George Tanaka;Kind=Referral|Sick note|Repeat prescription|Certificate;Addressed to~Heart clinic|Employer;Urgency=Routine|Soon|Urgent;Wanted by:date;Reason:long;~Answer:long
- Cardiology referral | patient=George Tanaka; kind=Referral; addressed_to=Heart clinic; urgency=Soon; reason=Echo wanted after ECG change.
- Inhaler refill | patient=Ivana Morris; kind=Repeat prescription; addressed_to=Corner Pharmacy; urgency=Routine; reason=Last inhaler almost empty.
- Sick note three days | patient=Zara Ahmed; kind=Sick note; addressed_to=Employer; urgency=Soon; reason=Hands must heal before wet work.
- Fit to dive certificate | patient=Colin Fraser; kind=Certificate; addressed_to=Diving school; urgency=Routine; reason=Course starts next month.
! item time slot|availability slot|availability [slot\\w*|availab\\w*]: Title!;Doctor->@doctor|physician~Dr. Helen Marsh|Dr. Rafi Cohen;Date:date!;Starts at:time!;Ends at:time;Type=Video|Phone|In person;Taken:boolean
- Marsh morning video | doctor=Dr. Helen Marsh; type=Video
- Cohen evening phone | doctor=Dr. Rafi Cohen; type=Phone
- Petrov Wednesday video | doctor=Dr. Nina Petrov; type=Video
- Greco late session | doctor=Dr. Matteo Greco; type=In person
record reading|remote monitoring|monitoring|vital reading|monitoring reading|vital sign|home measurement: Title!;Patient->@patient~Ivana Morris|George Tanaka;Measured=Blood pressure|Pulse|Temperature|Oxygen saturation|Blood sugar|Weight;Value:number#0-500;Second value:number#0-300;Unit=mmHg|bpm|°C|%|mg/dl|kg;Device~Upper-arm cuff|Finger oximeter;Read on:date!;Time:time;Out of range:boolean
- Morning pressure | patient=George Tanaka; measured=Blood pressure; value=146; second_value=92; unit=mmHg; device=Upper-arm cuff
- Oxygen at rest | patient=Ivana Morris; measured=Oxygen saturation; value=97; unit=%; device=Finger oximeter
- Sugar before breakfast | patient=George Tanaka; measured=Blood sugar; value=112; unit=mg/dl; device=Sugar meter
- Evening temperature | patient=Ivana Morris; measured=Temperature; value=38.1; unit=°C; device=Ear thermometer
record consultation summary|visit summary|summary: Title!;Consultation->@consultation|video visit|visit;Patient->@patient~Ivana Morris|George Tanaka;Doctor->@doctor|physician~Dr. Helen Marsh;Diagnosis;Advice:long;Medicines;Follow-up on:date;Written on:date;File:file
- Sinus infection, week one | patient=Ivana Morris; diagnosis=Acute sinusitis; advice=Rest, rinse twice a day; medicines=Nasal spray
- Pressure check by video | patient=George Tanaka; diagnosis=Hypertension, better; advice=Keep the diary; medicines=Ramipril 5 mg
- Rash on the forearm | patient=Ivana Morris; doctor=Dr. Helen Marsh; diagnosis=Contact dermatitis; advice=Leave off the new soap, send a picture in a week; medicines=Hydrocortisone cream
- Back pain after lifting | patient=George Tanaka; doctor=Dr. Helen Marsh; diagnosis=Lower back strain; advice=Keep moving, no heavy loads for ten days; medicines=Ibuprofen 400 mg
+ appointment|booking: Patient->@patient;Doctor->@doctor|physician;Date:date!;Starts at:time!;Type=Video|Phone|In person;Reason:long;Video link:url;~Status=Requested|Confirmed|Completed|Missed|Cancelled
+ review: Doctor->@doctor|physician;Rating:rating
+ message: Patient->@patient;Doctor->@doctor|physician;Attachment:file

# dermatology|dermatologist|skin clinic|skin cancer|skin lesion
person patient|skin patient: Full name!;Date of birth:date;Phone:phone;Email:email;Skin type=Type I|Type II|Type III|Type IV|Type V|Type VI;Family melanoma:boolean;Allergies;Dermatologist->@dermatologist|doctor~Dr. Yara Benn|Dr. Tim Ostrom;Notes:long
- Fiona Clarke | skin_type=Type I; allergies=Nickel; dermatologist=Dr. Yara Benn; notes=Many moles on the back.
- Amir Rahimi | skin_type=Type IV; allergies=None known; dermatologist=Dr. Tim Ostrom
- Gwen Sutter | skin_type=Type II; allergies=Adhesive plaster; dermatologist=Dr. Ines Prado; notes=Acne since age 14.
- Kofi Annan-Lee | skin_type=Type V; allergies=None known; dermatologist=Dr. Tim Ostrom
item dermatologist|doctor|skin specialist: Name!;Focus=Skin cancer|Eczema and psoriasis|Acne|Allergy|Laser|Children;Room;Consulting hours~Mon to Thu 8-14;Fee:money;Photo:image;About:long
- Dr. Yara Benn | focus=Skin cancer; room=Room 4; consulting_hours=Mon to Thu 8-14; fee=80
- Dr. Tim Ostrom | focus=Eczema and psoriasis; room=Room 2; consulting_hours=Tue to Fri 10-17; fee=80
- Dr. Ines Prado | focus=Acne; room=Room 1; consulting_hours=Mon to Wed 12-18; fee=75
- Dr. Gustav Rehn | focus=Laser; room=Laser room; consulting_hours=Thu and Fri 9-15; fee=120
record lesion|mole|skin lesion|spot|finding: Title!;Patient->@patient|skin patient~Fiona Clarke|Amir Rahimi;Body site=Face|Scalp|Neck|Chest|Back|Arm|Leg|Hand;Diameter:number(mm)#0-200;Colour~Brown, even|Two shades;Border=Regular|Irregular;First seen on:date;Risk=Low|Medium|High;~Status=Watched|Biopsy planned|Removed|Closed;Note:long
- Mole left shoulder blade | patient=Fiona Clarke; body_site=Back; diameter=6.5; colour=Two shades; border=Irregular; risk=High; status=Biopsy planned
- Plaque right elbow | patient=Amir Rahimi; body_site=Arm; diameter=45; colour=Red, scaly; border=Regular; risk=Low; status=Watched
- Cyst on the chin | patient=Gwen Sutter; body_site=Face; diameter=8; colour=Skin tone; border=Regular; risk=Low; status=Removed
- Dark patch on calf | patient=Kofi Annan-Lee; body_site=Leg; diameter=12; colour=Brown, even; border=Irregular; risk=Medium; status=Watched
record skin photo|photo|dermoscopy image|image: Title!;Lesion->@lesion|mole~Mole left shoulder blade|Plaque right elbow;Taken on:date!;Photo:image;Method=Overview|Close-up|Dermoscopy;Diameter:number(mm)#0-200;Change=None|Larger|Darker|Smaller;Taken by~Nurse Lotta Kern|Patient;Note:long
- Dermoscopy in spring | lesion=Mole left shoulder blade; method=Dermoscopy; diameter=6.5; change=Larger; taken_by=Nurse Lotta Kern
- Elbow after four weeks | lesion=Plaque right elbow; method=Close-up; diameter=38; change=Smaller; taken_by=Patient
- Chin before excision | lesion=Cyst on the chin; method=Close-up; diameter=8; change=None; taken_by=Nurse Lotta Kern
- Calf overview | lesion=Dark patch on calf; method=Overview; diameter=12; change=Darker; taken_by=Patient
record biopsy|skin check|skin exam|examination|histology: Title!;Patient->@patient|skin patient~Fiona Clarke|Amir Rahimi;Lesion->@lesion|mole~Mole left shoulder blade;Dermatologist->@dermatologist|doctor~Dr. Yara Benn|Dr. Tim Ostrom;Done on:date!;Method=Full body check|Punch biopsy|Shave biopsy|Excision;Laboratory;Result=Pending|Benign|Atypical|Malignant;Next check on:date;Notes:long
- Excision shoulder blade | patient=Fiona Clarke; lesion=Mole left shoulder blade; dermatologist=Dr. Yara Benn; method=Excision; laboratory=Northside Pathology; result=Pending
- Yearly full body check | patient=Amir Rahimi; dermatologist=Dr. Tim Ostrom; method=Full body check; result=Benign
- Punch biopsy calf | patient=Kofi Annan-Lee; lesion=Dark patch on calf; dermatologist=Dr. Tim Ostrom; method=Punch biopsy; laboratory=Northside Pathology; result=Atypical
- Cyst removal chin | patient=Gwen Sutter; lesion=Cyst on the chin; dermatologist=Dr. Ines Prado; method=Shave biopsy; laboratory=Quay Lab; result=Benign
work treatment|skin treatment|therapy|treatment plan: Title!;Patient->@patient|skin patient~Fiona Clarke|Amir Rahimi;Method=Cream|Tablets|Light therapy|Laser|Cryotherapy|Surgery;Product~Betamethasone cream|UVB 311 nm;Sessions:number#1-60;Starts on:date;Ends on:date;Instructions:long
- Light therapy elbow | patient=Amir Rahimi; method=Light therapy; product=UVB 311 nm; sessions=24; instructions=Three times a week, eye protection.
- Wound care after excision | patient=Fiona Clarke; method=Surgery; sessions=2; instructions=Stitches out after 12 days.
- Acne tablets, five months | patient=Gwen Sutter; method=Tablets; product=Isotretinoin 20 mg; sessions=5; instructions=Blood test every month.
- Freezing of the calf patch | patient=Kofi Annan-Lee; method=Cryotherapy; product=Liquid nitrogen; sessions=3
+ appointment|booking: Patient->@patient|skin patient;Dermatologist->@dermatologist|doctor;Date:date!;Starts at:time!;Reason=Skin check|New spot|Acne|Eczema|Laser|Follow-up;~Status=Booked|Attended|Missed|Cancelled

# cardiology|cardiologist|heart clinic|heart patient|ecg|pacemaker|echocardiogram
person patient|heart patient|cardiac patient: Full name!;Patient number;Date of birth:date;Phone:phone;Diagnosis=Hypertension|Coronary disease|Heart failure|Atrial fibrillation|Valve disease;Risk=Low|Moderate|High;Smoker:boolean;Weight:number(kg)#30-250;Cardiologist->@cardiologist|doctor~Dr. Anton Weiss|Dr. Leila Farouk;Medication:long
- Robert Hale | patient_number=C-3301; diagnosis=Atrial fibrillation; risk=High; weight=92; cardiologist=Dr. Anton Weiss; medication=Apixaban 5 mg twice a day
- Olga Marin | patient_number=C-3350; diagnosis=Heart failure; risk=Moderate; weight=68; cardiologist=Dr. Leila Farouk; medication=Ramipril 5 mg, Bisoprolol 2.5 mg
- Stefan Kowal | patient_number=C-3388; diagnosis=Coronary disease; risk=High; weight=101; cardiologist=Dr. Hiro Tanabe; medication=Aspirin 100 mg, Atorvastatin 40 mg
- Beatrice Long | patient_number=C-3412; diagnosis=Valve disease; risk=Moderate; weight=59; cardiologist=Dr. Sunita Rao
item cardiologist|doctor|heart specialist: Name!;Focus=General|Rhythm|Valves|Heart failure|Intervention;Room;Consulting hours~Mon and Wed;Phone:phone;Photo:image;About:long
- Dr. Anton Weiss | focus=Rhythm; room=2.14; consulting_hours=Mon and Wed
- Dr. Leila Farouk | focus=Heart failure; room=2.16; consulting_hours=Tue to Thu
- Dr. Hiro Tanabe | focus=Intervention; room=2.20; consulting_hours=Fri
- Dr. Sunita Rao | focus=Valves; room=2.18; consulting_hours=Mon to Thu
record ecg|ecg recording|electrocardiogram|holter recording: Title!;Patient->@patient|heart patient~Robert Hale|Olga Marin;Recorded on:date!;Kind=12 lead|24 h Holter|Stress test|Event recorder;Heart rate:number(bpm)#20-250;Rhythm=Sinus|Atrial fibrillation|Flutter|Paced|Other;QTc:number(ms)#300-650;File:file;Finding:long;Read by->@cardiologist|doctor~Dr. Anton Weiss|Dr. Leila Farouk
- Resting ECG Hale | patient=Robert Hale; kind=12 lead; heart_rate=96; rhythm=Atrial fibrillation; qtc=430; finding=No new ischaemia.; read_by=Dr. Anton Weiss
- Holter Marin | patient=Olga Marin; kind=24 h Holter; heart_rate=68; rhythm=Sinus; qtc=445; finding=Rare extra beats.; read_by=Dr. Leila Farouk
- Stress test Kowal | patient=Stefan Kowal; kind=Stress test; heart_rate=138; rhythm=Sinus; qtc=418; finding=ST depression at 125 watts.; read_by=Dr. Hiro Tanabe
- Event recorder Long | patient=Beatrice Long; kind=Event recorder; heart_rate=74; rhythm=Flutter; qtc=436; read_by=Dr. Sunita Rao
record echocardiogram|echo|heart ultrasound|imaging|scan: Title!;Patient->@patient|heart patient~Robert Hale|Olga Marin;Done on:date!;Ejection fraction:percent;Left atrium:number(mm)#20-80;Valve finding=Normal|Mild leak|Moderate leak|Severe leak|Stenosis;Image:file;Report text:long;Done by->@cardiologist|doctor~Dr. Anton Weiss|Dr. Leila Farouk
- Echo Marin yearly | patient=Olga Marin; ejection_fraction=38; left_atrium=44; valve_finding=Mild leak; done_by=Dr. Leila Farouk
- Echo Hale before ablation | patient=Robert Hale; ejection_fraction=55; left_atrium=47; valve_finding=Normal; done_by=Dr. Anton Weiss
- Echo Long valve | patient=Beatrice Long; ejection_fraction=60; left_atrium=49; valve_finding=Severe leak; done_by=Dr. Sunita Rao
- Echo Kowal baseline | patient=Stefan Kowal; ejection_fraction=50; left_atrium=40; valve_finding=Normal; done_by=Dr. Hiro Tanabe
record blood pressure reading|blood pressure|vital sign|reading|home measurement: Title!;Patient->@patient|heart patient~Robert Hale|Olga Marin;Measured on:date!;Time:time;Systolic:number(mmHg)#60-260;Diastolic:number(mmHg)#30-160;Pulse:number(bpm)#30-220;Weight:number(kg)#30-250;Symptoms=None|Dizzy|Breathless|Chest pain|Palpitations;Note:long
- Hale morning | patient=Robert Hale; systolic=142; diastolic=88; pulse=91; weight=92.1; symptoms=Palpitations
- Marin evening | patient=Olga Marin; systolic=118; diastolic=72; pulse=66; weight=68.4; symptoms=None
- Kowal after stairs | patient=Stefan Kowal; systolic=168; diastolic=94; pulse=104; weight=101.2; symptoms=Chest pain
- Long noon | patient=Beatrice Long; systolic=126; diastolic=78; pulse=72; weight=59; symptoms=Breathless
work procedure|heart procedure|intervention|surgery: Title!;Patient->@patient|heart patient~Robert Hale|Olga Marin;Kind=Catheter|Stent|Ablation|Pacemaker|Cardioversion|Valve repair;Cardiologist->@cardiologist|doctor~Dr. Anton Weiss|Dr. Leila Farouk;Planned on:date;Lab~Cath lab 1|Theatre 3;Blood thinner paused:boolean;Notes:long
- Ablation Hale | patient=Robert Hale; kind=Ablation; cardiologist=Dr. Anton Weiss; lab=Cath lab 1
- Pacemaker check plan Marin | patient=Olga Marin; kind=Pacemaker; cardiologist=Dr. Leila Farouk; lab=Theatre 3
- Stent Kowal | patient=Stefan Kowal; kind=Stent; cardiologist=Dr. Hiro Tanabe; lab=Cath lab 2
- Mitral repair Long | patient=Beatrice Long; kind=Valve repair; cardiologist=Dr. Sunita Rao; lab=Theatre 3; notes=Heart team agreed on clip.
record implant|pacemaker|device|defibrillator [pacemaker\\w*|implant\\w*|device\\w*|defibrillat\\w*]: Serial number!;Patient->@patient|heart patient~Olga Marin;Type=Pacemaker|Defibrillator|Loop recorder|CRT;Model;Implanted on:date;Battery:number(years)#0-15;Last check:date;Next check:date;~Status=Active|Battery low|Replaced
- PM-882140 | patient=Olga Marin; type=CRT; model=Duo 300; battery=6.5; status=Active
- LR-204417 | patient=Beatrice Long; type=Loop recorder; model=Scout L; battery=3; status=Active
- PM-640022 | patient=Robert Hale; type=Pacemaker; model=Duo 200; battery=0.5; status=Battery low
- DF-771903 | patient=Stefan Kowal; type=Defibrillator; model=Guard V; battery=8; status=Active
+ appointment|booking: Patient->@patient|heart patient;Cardiologist->@cardiologist|doctor;Date:date!;Starts at:time!;Type=Consultation|ECG|Echo|Stress test|Device check;~Status=Booked|Attended|Missed|Cancelled

# midwife|midwifery|pregnancy|prenatal|antenatal|birth center|doula|expectant mother
person mother|expectant mother|pregnant woman|client|patient: Full name!;Date of birth:date;Phone:phone;Email:email;Due on:date!;Pregnancies:number#1-15;Births:number#0-12;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-;Risk=Low|Raised|High;Midwife->@midwife|doula~Greta Solberg|Aisha Kamara;Birth place=Home|Birth centre|Hospital
- Julia Novak | pregnancies=2; births=1; blood_group=A+; risk=Low; midwife=Greta Solberg; birth_place=Birth centre
- Sana Malik | pregnancies=1; births=0; blood_group=O-; risk=Raised; midwife=Aisha Kamara; birth_place=Hospital
- Lena Hartmann | pregnancies=3; births=2; blood_group=B+; risk=Low; midwife=Greta Solberg; birth_place=Home
- Chidi Obi | pregnancies=2; births=0; blood_group=O+; risk=High; midwife=Tove Lindell; birth_place=Hospital
item midwife|doula|practitioner: Name!;Phone:phone;Email:email;Languages~English, Norwegian|English, Krio;Area~Old town and harbour|North suburbs;Clients a month:number#0-40;Services~Home birth, aftercare|Antenatal care, classes;Photo:image;About:long
- Greta Solberg | languages=English, Norwegian; area=Old town and harbour; clients_a_month=6; services=Home birth, aftercare
- Aisha Kamara | languages=English, Krio; area=North suburbs; clients_a_month=8; services=Antenatal care, classes
- Tove Lindell | languages=English, Swedish; area=Lakeside villages; clients_a_month=5; services=Twins, hospital births
- Rosa Ibarra | languages=English, Spanish; area=South quarter; clients_a_month=9; services=Aftercare, breastfeeding help
record prenatal visit|antenatal check|checkup|prenatal checkup|visit: Title!;Mother->@mother|client~Julia Novak|Sana Malik;Midwife->@midwife~Greta Solberg|Aisha Kamara;Visited on:date!;Week:number(weeks)#4-42;Weight:number(kg)#35-200;Blood pressure~118/74;Fundal height:number(cm)#0-50;Baby heart rate:number(bpm)#80-200;Urine=Clear|Protein|Sugar;Notes:long
- Novak week 28 | mother=Julia Novak; midwife=Greta Solberg; week=28; weight=71.5; blood_pressure=116/72; fundal_height=27; baby_heart_rate=142; urine=Clear
- Malik week 34 | mother=Sana Malik; midwife=Aisha Kamara; week=34; weight=80; blood_pressure=134/86; fundal_height=33; baby_heart_rate=138; urine=Protein; notes=Blood pressure again in three days.
- Hartmann week 36 | mother=Lena Hartmann; midwife=Greta Solberg; week=36; weight=77; blood_pressure=120/76; fundal_height=35; baby_heart_rate=136; urine=Clear
- Obi week 20 | mother=Chidi Obi; midwife=Tove Lindell; week=20; weight=84.5; blood_pressure=128/80; fundal_height=22; baby_heart_rate=150; urine=Sugar; notes=Sugar test ordered.
record birth|delivery|labour record: Baby name!;Mother->@mother|client~Julia Novak;Midwife->@midwife~Greta Solberg;Born on:date!;Born at:time;Sex=Girl|Boy;Weight:number(g)#500-6000;Length:number(cm)#25-65;Mode=Spontaneous|Water birth|Vacuum|Caesarean;Apgar after 5 min:number#0-10;Notes:long
- Baby Emil | mother=Julia Novak; midwife=Greta Solberg; sex=Boy; weight=3540; length=51; mode=Water birth; apgar_after_5_min=10
- Baby Inaya | mother=Sana Malik; midwife=Aisha Kamara; sex=Girl; weight=3010; length=48; mode=Vacuum; apgar_after_5_min=9
- Baby Karl | mother=Lena Hartmann; midwife=Greta Solberg; sex=Boy; weight=3890; length=53; mode=Spontaneous; apgar_after_5_min=10
- Baby Ada | mother=Chidi Obi; midwife=Tove Lindell; sex=Girl; weight=2640; length=46; mode=Caesarean; apgar_after_5_min=8
record birth plan|birth preference: Title!;Mother->@mother|client~Julia Novak|Sana Malik;Place=Home|Birth centre|Hospital;Companion;Pain relief=None|Gas|Water|Epidural;Position wishes;Feeding=Breast|Bottle|Mixed;Cord cutting by;Wishes:long
- Novak plan | mother=Julia Novak; place=Birth centre; companion=Partner; pain_relief=Water; feeding=Breast; wishes=Dim light and quiet.
- Malik plan | mother=Sana Malik; place=Hospital; companion=Sister; pain_relief=Epidural; feeding=Breast
- Hartmann home plan | mother=Lena Hartmann; place=Home; companion=Partner and children; pain_relief=None; feeding=Breast; wishes=Pool in the living room.
- Obi plan | mother=Chidi Obi; place=Hospital; companion=Mother; pain_relief=Gas; feeding=Mixed; cord_cutting_by=Grandmother
record postnatal visit|aftercare visit|home visit: Title!;Mother->@mother|client~Julia Novak|Sana Malik;Visited on:date!;Day after birth:number#0-90;Baby weight:number(g)#500-9000;Feeding=Breast|Bottle|Mixed;Wound=Good|Watch|Infected|None;Mood=Good|Low|Worrying;Midwife->@midwife~Greta Solberg|Aisha Kamara;Notes:long
- Novak day 4 | mother=Julia Novak; day_after_birth=4; baby_weight=3380; feeding=Breast; wound=None; mood=Good; midwife=Greta Solberg
- Novak day 10 | mother=Julia Novak; day_after_birth=10; baby_weight=3600; feeding=Breast; wound=None; mood=Low; midwife=Greta Solberg
- Hartmann day 2 | mother=Lena Hartmann; day_after_birth=2; baby_weight=3700; feeding=Breast; wound=Good; mood=Good; midwife=Greta Solberg
- Obi day 7 | mother=Chidi Obi; day_after_birth=7; baby_weight=2600; feeding=Mixed; wound=Watch; mood=Low; midwife=Tove Lindell
event birth class|antenatal class|course|prenatal course [class\\w*|course\\w*]: Title!;Topic=Birth preparation|Breathing|Breastfeeding|Baby care|Pelvic floor;Led by->@midwife~Greta Solberg|Aisha Kamara;Date:date!;Starts at:time;Place;Places:number#2-30;Fee:money
- Breathing and positions | topic=Breathing; led_by=Aisha Kamara; place=Garden room; places=10; fee=25
- First weeks with a baby | topic=Baby care; led_by=Greta Solberg; place=Garden room; places=12; fee=30
- Breastfeeding evening | topic=Breastfeeding; led_by=Rosa Ibarra; place=South quarter library; places=15; fee=15
- Pelvic floor after birth | topic=Pelvic floor; led_by=Tove Lindell; place=Lakeside gym; places=8; fee=40
+ appointment|booking: Mother->@mother|client;Midwife->@midwife;Date:date!;Starts at:time!;Type=First talk|Check|Home visit|Ultrasound;~Status=Booked|Attended|Cancelled

# audiology|audiologist|hearing aid|hearing test|hearing clinic|audiogram
person patient|client|hearing aid user: Full name!;Date of birth:date;Phone:phone;Email:email;Hearing loss=None|Mild|Moderate|Severe|Profound;Side=Left|Right|Both;Tinnitus:boolean;Audiologist->@audiologist|hearing specialist~Nora Piet|Daan Okafor;Insurance number;Notes:long
- Gerald Finch | hearing_loss=Moderate; side=Both; audiologist=Nora Piet; insurance_number=HX-2288; notes=Worked in a sawmill.
- Marisol Vega | hearing_loss=Mild; side=Left; audiologist=Daan Okafor
- Ruth Engel | hearing_loss=Severe; side=Right; audiologist=Nora Piet; insurance_number=HX-2411; notes=Sudden loss in winter.
- Tariq Aziz | hearing_loss=None; side=Both; audiologist=Dr. Maud Keller; notes=Yearly noise check at work.
item audiologist|hearing specialist|acoustician: Name!;Role=Audiologist|Hearing aid fitter|ENT doctor;Branch~Market street|Riverside;Working days~Mon to Fri;Phone:phone;Photo:image
- Nora Piet | role=Audiologist; branch=Market street; working_days=Mon to Fri
- Daan Okafor | role=Hearing aid fitter; branch=Riverside; working_days=Tue to Sat
- Dr. Maud Keller | role=ENT doctor; branch=Market street; working_days=Wed and Thu
- Jonny Lau | role=Hearing aid fitter; branch=Hill clinic; working_days=Mon to Thu
record hearing test|audiogram|test result: Title!;Patient->@patient|client~Gerald Finch|Marisol Vega;Tested on:date!;Left 500 Hz:number(dB)#-10-120;Left 2000 Hz:number(dB)#-10-120;Right 500 Hz:number(dB)#-10-120;Right 2000 Hz:number(dB)#-10-120;Speech understanding:percent;Result=Normal|Mild loss|Moderate loss|Severe loss;Tester->@audiologist~Nora Piet|Daan Okafor;Notes:long
- Finch first test | patient=Gerald Finch; left_500_hz=40; left_2000_hz=55; right_500_hz=45; right_2000_hz=60; speech_understanding=62; result=Moderate loss; tester=Nora Piet
- Vega control | patient=Marisol Vega; left_500_hz=30; left_2000_hz=35; right_500_hz=15; right_2000_hz=20; speech_understanding=90; result=Mild loss; tester=Daan Okafor
- Engel right ear | patient=Ruth Engel; left_500_hz=20; left_2000_hz=25; right_500_hz=70; right_2000_hz=80; speech_understanding=48; result=Severe loss; tester=Nora Piet
- Aziz noise check | patient=Tariq Aziz; left_500_hz=10; left_2000_hz=15; right_500_hz=10; right_2000_hz=10; speech_understanding=100; result=Normal; tester=Jonny Lau
item hearing aid|hearing device|device: Model!;Style=Behind the ear|In the ear|Receiver in canal|Bone conduction;Level=Basic|Medium|Premium;Battery=Rechargeable|Size 312|Size 13;Bluetooth:boolean;Price:money;In stock:number#0-200;Photo:image
- Clarus 50 R | style=Receiver in canal; level=Medium; battery=Rechargeable; price=1290; in_stock=8
- Clarus 90 R | style=Receiver in canal; level=Premium; battery=Rechargeable; price=2150; in_stock=4
- Pico In | style=In the ear; level=Basic; battery=Size 312; price=790; in_stock=5
- Bonus Bone 2 | style=Bone conduction; level=Premium; battery=Size 13; price=2890; in_stock=1
record fitting|hearing aid fitting|adjustment|trial: Title!;Patient->@patient|client~Gerald Finch|Marisol Vega;Hearing aid->@hearing aid|device~Clarus 50 R|Pico In;Serial number;Ear=Left|Right|Both;Fitted on:date!;Trial ends on:date;Daily wear:number(h)#0-18;Satisfaction:rating;~Status=Trial|Bought|Returned;Notes:long
- Finch trial pair | patient=Gerald Finch; hearing_aid=Clarus 50 R; serial_number=C50-77120; ear=Both; daily_wear=9; satisfaction=4; status=Trial
- Vega left | patient=Marisol Vega; hearing_aid=Pico In; serial_number=PI-20118; ear=Left; daily_wear=6; satisfaction=3; status=Bought
- Engel power aid | patient=Ruth Engel; hearing_aid=Clarus 90 R; serial_number=C90-10233; ear=Right; daily_wear=12; satisfaction=5; status=Bought
- Vega second try | patient=Marisol Vega; hearing_aid=Clarus 50 R; serial_number=C50-77301; ear=Left; daily_wear=3; satisfaction=2; status=Returned
request repair|hearing aid repair|service request: Title!;Patient->@patient|client~Gerald Finch|Marisol Vega;Hearing aid->@hearing aid|device~Clarus 50 R|Pico In;Fault=No sound|Whistling|Weak sound|Broken case|Battery;Handed in on:date;Under warranty:boolean;Loan device:boolean;~Cost:money;Notes:long
- Whistling left aid | patient=Marisol Vega; hearing_aid=Pico In; fault=Whistling; notes=Worse when chewing.
- Charger contact loose | patient=Gerald Finch; hearing_aid=Clarus 50 R; fault=Battery
- No sound after rain | patient=Ruth Engel; hearing_aid=Clarus 90 R; fault=No sound; cost=85
- Cracked shell | patient=Marisol Vega; hearing_aid=Pico In; fault=Broken case; cost=60; notes=Dropped on tiles.
+ appointment|booking: Patient->@patient|client;Audiologist->@audiologist;Date:date!;Starts at:time!;Type=Hearing test|Fitting|Adjustment|Cleaning|Repair;~Status=Booked|Attended|Missed|Cancelled

# speech therapy|speech therapist|speech pathologist|stuttering|language disorder|occupational therapy|occupational therapist
person client|child|patient: Full name!;Date of birth:date;Parent or carer;Phone:phone;Email:email;Diagnosis=Articulation|Stuttering|Language delay|Aphasia|Voice|Fine motor|Swallowing;Languages spoken~English, Polish;School or nursery;Therapist->@therapist|speech therapist~Mirjam Stone|Dele Afolabi;Sessions approved:number#1-100
- Leo Banner | parent_or_carer=Kate Banner; diagnosis=Stuttering; languages_spoken=English; school_or_nursery=Elm Grove Primary; therapist=Mirjam Stone; sessions_approved=20
- Zosia Wilk | parent_or_carer=Adam Wilk; diagnosis=Language delay; languages_spoken=English, Polish; school_or_nursery=Sunny Nursery; therapist=Dele Afolabi; sessions_approved=30
- Harold Mint | diagnosis=Aphasia; languages_spoken=English; therapist=Iris Falk; sessions_approved=60
- Nia Evans | parent_or_carer=Gareth Evans; diagnosis=Articulation; languages_spoken=English, Welsh; school_or_nursery=Harbour School; therapist=Dele Afolabi; sessions_approved=15
item therapist|speech therapist|occupational therapist|speech pathologist: Name!;Specialty=Children|Adults|Voice|Stuttering|Neurological|Hand therapy;Registration number;Room;Working days~Mon to Thu;Online sessions:boolean;Photo:image;About:long
- Mirjam Stone | specialty=Stuttering; registration_number=SLT-3391; room=Blue room; working_days=Mon to Thu
- Dele Afolabi | specialty=Children; registration_number=SLT-4410; room=Yellow room; working_days=Tue to Fri
- Iris Falk | specialty=Neurological; registration_number=SLT-2087; room=Green room; working_days=Mon, Wed, Fri
- Tomo Hara | specialty=Voice; registration_number=SLT-5120; room=Studio; working_days=Wed to Sat
record therapy session|session|session note: Title!;Client->@client|child~Leo Banner|Zosia Wilk;Therapist->@therapist|speech therapist~Mirjam Stone|Dele Afolabi;Held on:date!;Duration:number(min)#15-120;Setting=Practice|School|Home|Online;Goals worked on;Accuracy:percent;Homework:long;Notes:long
- Easy onset practice | client=Leo Banner; therapist=Mirjam Stone; duration=45; setting=Practice; goals_worked_on=Easy onset in sentences; accuracy=70; homework=Ten sentences a day with the card set.
- Picture naming | client=Zosia Wilk; therapist=Dele Afolabi; duration=30; setting=School; goals_worked_on=50 new nouns; accuracy=55
- Naming with cues | client=Harold Mint; therapist=Iris Falk; duration=60; setting=Home; goals_worked_on=Kitchen words with first sound cue; accuracy=42; homework=Label ten things in the kitchen.
- R in short words | client=Nia Evans; therapist=Dele Afolabi; duration=30; setting=Online; goals_worked_on=R at word start; accuracy=65
work therapy goal|goal|treatment goal|treatment plan: Title!;Client->@client|child~Leo Banner|Zosia Wilk;Area=Articulation|Fluency|Vocabulary|Grammar|Voice|Motor skills;Baseline:percent;Target:percent;~Current:percent;Due on:date;Therapist->@therapist~Mirjam Stone|Dele Afolabi;Strategy:long
- Fluent sentences in class | client=Leo Banner; area=Fluency; baseline=40; target=80; current=65; therapist=Mirjam Stone
- Two-word phrases | client=Zosia Wilk; area=Grammar; baseline=20; target=75; current=45; therapist=Dele Afolabi
- Order in a café | client=Harold Mint; area=Vocabulary; baseline=10; target=60; current=30; therapist=Iris Falk
- R in free speech | client=Nia Evans; area=Articulation; baseline=15; target=90; current=50; therapist=Dele Afolabi
item exercise|speech exercise|home exercise|activity|therapy material: Name!;Area=Articulation|Fluency|Vocabulary|Grammar|Voice|Motor skills;Target sound~S|R|K;Age from:number(years)#1-99;Duration:number(min)#1-60;Audio:file;Picture:image;Instructions:long
- Snake sounds | area=Articulation; target_sound=S; age_from=4; duration=10; instructions=Trace the snake while holding a long S.
- Turtle talk | area=Fluency; age_from=5; duration=10; instructions=Read the story slowly, one word a breath.
- Rolling R bikes | area=Articulation; target_sound=R; age_from=5; duration=8; instructions=Start the motorbike and hold the R up the hill.
- Straw humming | area=Voice; age_from=12; duration=5; instructions=Hum through a straw into water, no bubbles over the rim.
record assessment|speech assessment|evaluation|test result: Title!;Client->@client|child~Leo Banner|Zosia Wilk;Assessed on:date!;Test=Articulation test|Vocabulary test|Stuttering severity|Hand function|Screening;Raw score:number#0-200;Percentile:number#0-100;Severity=None|Mild|Moderate|Severe;Therapist->@therapist~Mirjam Stone|Dele Afolabi;Recommendation:long
- Banner severity scale | client=Leo Banner; test=Stuttering severity; raw_score=24; percentile=60; severity=Moderate; therapist=Mirjam Stone; recommendation=Weekly therapy for six months.
- Wilk vocabulary | client=Zosia Wilk; test=Vocabulary test; raw_score=38; percentile=9; severity=Moderate; therapist=Dele Afolabi
- Mint screening | client=Harold Mint; test=Screening; raw_score=61; percentile=5; severity=Severe; therapist=Iris Falk; recommendation=Three sessions a week.
- Evans sounds | client=Nia Evans; test=Articulation test; raw_score=72; percentile=30; severity=Mild; therapist=Dele Afolabi
! record practice log|home practice|homework [home\\w*|practice|practise]: Title!;Client->@client|child~Leo Banner|Zosia Wilk;Exercise->@exercise|speech exercise~Snake sounds|Turtle talk;Practised on:date!;Minutes:number(min)#1-120;How it went=Easy|Fine|Hard;Recording:file;Note:long
- Turtle talk at breakfast | client=Leo Banner; exercise=Turtle talk; minutes=10; how_it_went=Fine
- Snake before bed | client=Zosia Wilk; exercise=Snake sounds; minutes=5; how_it_went=Hard
- Bikes in the bath | client=Nia Evans; exercise=Rolling R bikes; minutes=8; how_it_went=Easy
- Straw before the call | client=Harold Mint; exercise=Straw humming; minutes=5; how_it_went=Fine
+ appointment|booking: Client->@client|child;Therapist->@therapist|speech therapist;Date:date!;Starts at:time!;Setting=Practice|School|Home|Online;~Status=Booked|Attended|Missed|Cancelled

# pediatric clinic|paediatric|pediatrician|paediatrician|child growth|growth chart|well-child
person child|patient|baby: Full name!;Date of birth:date!;Gender=Girl|Boy;Birth weight:number(g)#400-6000;Parent->@parent|guardian~Ellen Ward|Yusuf Demir;Paediatrician->@pediatrician|paediatrician~Dr. Bea Holm|Dr. Carlos Ruiz;Allergies;Blood group=A|B|AB|O|Unknown;Notes:long
- Mia Ward | gender=Girl; birth_weight=3320; parent=Ellen Ward; paediatrician=Dr. Bea Holm; allergies=Egg
- Can Demir | gender=Boy; birth_weight=2890; parent=Yusuf Demir; paediatrician=Dr. Carlos Ruiz; allergies=None known
- Arlo Finch | gender=Boy; birth_weight=3750; parent=Simone Finch; paediatrician=Dr. Anja Roos; allergies=Dust mites; blood_group=O
- Hana Sato | gender=Girl; birth_weight=2410; parent=Kenji Sato; paediatrician=Dr. Carlos Ruiz; allergies=None known; blood_group=A
person parent|guardian|family: Full name!;Phone:phone!;Email:email;Address;Insurance=Public|Private|None;Insurance number;Preferred language~English|Turkish
- Ellen Ward | address=4 Orchard Close; insurance=Public; insurance_number=FK-1120; preferred_language=English
- Yusuf Demir | address=81 Canal Road; insurance=Private; insurance_number=FK-3307; preferred_language=Turkish
- Simone Finch | address=19 Beech Walk; insurance=Public; insurance_number=FK-1855; preferred_language=English
- Kenji Sato | address=2 Tower Lane; insurance=None; preferred_language=Japanese
item pediatrician|paediatrician|doctor: Name!;Focus=General|Newborns|Allergy|Development|Heart|Lungs;Room;Consulting hours~Mon to Fri 8-13;Photo:image;About:long
- Dr. Bea Holm | focus=Allergy; room=Room Giraffe; consulting_hours=Mon to Fri 8-13
- Dr. Carlos Ruiz | focus=Newborns; room=Room Whale; consulting_hours=Tue to Sat 9-15
- Dr. Anja Roos | focus=Lungs; room=Room Owl; consulting_hours=Mon to Thu 9-16
- Dr. Felix Adu | focus=Development; room=Room Fox; consulting_hours=Wed and Fri 8-14
record growth measurement|growth record|measurement|growth: Title!;Child->@child|patient~Mia Ward|Can Demir;Measured on:date!;Age:number(months)#0-216;Weight:number(kg)#0-150;Height:number(cm)#30-220;Head circumference:number(cm)#25-65;Weight percentile:number#0-100;Height percentile:number#0-100;Measured by~Nurse Rosa Lind|Nurse Ben Ito
- Mia 12 months | child=Mia Ward; age=12; weight=9.2; height=75; head_circumference=45.5; weight_percentile=55; height_percentile=62; measured_by=Nurse Rosa Lind
- Can 4 months | child=Can Demir; age=4; weight=6.1; height=61; head_circumference=41; weight_percentile=20; height_percentile=25; measured_by=Nurse Ben Ito
- Arlo 5 years | child=Arlo Finch; age=60; weight=19.4; height=111; head_circumference=51.5; weight_percentile=65; height_percentile=70; measured_by=Nurse Rosa Lind
- Hana 6 weeks | child=Hana Sato; age=1; weight=3.4; height=51; head_circumference=36; weight_percentile=12; height_percentile=18; measured_by=Nurse Ben Ito
record vaccination|immunization|immunisation|vaccine dose: Title!;Child->@child|patient~Mia Ward|Can Demir;Vaccine=Six-in-one|Pneumococcal|Rotavirus|MMR|Chickenpox|Meningococcal;Dose number:number#1-5;Given on:date;Due on:date;Batch number;Site=Left thigh|Right thigh|Left arm|Right arm|By mouth;Reaction=None|Fever|Redness|Rash;~Status=Due|Given|Refused
- Mia MMR 1 | child=Mia Ward; vaccine=MMR; dose_number=1; batch_number=MR2217; site=Right thigh; reaction=None; status=Given
- Can six-in-one 2 | child=Can Demir; vaccine=Six-in-one; dose_number=2; site=Left thigh; status=Due
- Arlo chickenpox 2 | child=Arlo Finch; vaccine=Chickenpox; dose_number=2; batch_number=VZ0931; site=Left arm; reaction=Redness; status=Given
- Hana rotavirus 1 | child=Hana Sato; vaccine=Rotavirus; dose_number=1; site=By mouth; status=Due
record visit|well-child visit|checkup|sick visit|consultation: Title!;Child->@child|patient~Mia Ward|Can Demir;Paediatrician->@pediatrician|doctor~Dr. Bea Holm|Dr. Carlos Ruiz;Visited on:date!;Type=Well-child|Sick|Follow-up|Emergency;Temperature:number(°C)#34-43;Diagnosis;Treatment:long;Notes for parents:long
- One-year check | child=Mia Ward; paediatrician=Dr. Bea Holm; type=Well-child; temperature=36.8; diagnosis=Healthy; notes_for_parents=Start cow's milk in small amounts.
- Ear infection | child=Can Demir; paediatrician=Dr. Carlos Ruiz; type=Sick; temperature=38.9; diagnosis=Otitis media; treatment=Amoxicillin for 7 days
- Night cough | child=Arlo Finch; paediatrician=Dr. Anja Roos; type=Follow-up; temperature=37; diagnosis=Mild asthma; treatment=Inhaler with spacer
- Newborn weight check | child=Hana Sato; paediatrician=Dr. Carlos Ruiz; type=Well-child; temperature=36.9; diagnosis=Gaining well; notes_for_parents=Feed every three hours.
record milestone|development milestone|developmental screening [milestone\\w*|develop\\w*]: Milestone!;Child->@child|patient~Mia Ward|Can Demir;Area=Motor|Language|Social|Cognitive;Expected at:number(months)#0-72;Reached on:date;~Status=Not yet|Emerging|Reached;Note:long
- Walks with support | child=Mia Ward; area=Motor; expected_at=11; status=Reached
- Laughs aloud | child=Can Demir; area=Social; expected_at=4; status=Reached
- Says two words together | child=Mia Ward; area=Language; expected_at=24; status=Not yet
- Counts to ten | child=Arlo Finch; area=Cognitive; expected_at=54; status=Reached
+ appointment|booking: Child->@child|patient;Paediatrician->@pediatrician|doctor;Date:date!;Starts at:time!;Type=Well-child|Sick|Vaccination|Follow-up;~Status=Booked|Attended|Missed|Cancelled

# acupuncture|acupuncturist|chiropractor|chiropractic|osteopath|naturopath|homeopath|herbal medicine
person patient|client: Full name!;Date of birth:date;Phone:phone;Email:email;Main complaint;Constitution~Yang deficiency|Damp heat;Allergies;Practitioner->@practitioner|acupuncturist~Lian Zhou|Petra Holt;Source of referral;Health history:long
- Dora Klein | main_complaint=Migraine; constitution=Liver yang rising; allergies=None known; practitioner=Lian Zhou; source_of_referral=Friend
- Simon Abbot | main_complaint=Stiff neck; practitioner=Petra Holt; source_of_referral=Family doctor
- Irma Castell | main_complaint=Hay fever; constitution=Damp heat; allergies=Grass pollen; practitioner=Jonas Eberle; source_of_referral=Website
- Dev Malhotra | main_complaint=Poor sleep; constitution=Heart blood deficiency; practitioner=Lian Zhou; source_of_referral=Colleague
item practitioner|acupuncturist|chiropractor|osteopath|naturopath|therapist: Name!;Discipline=Acupuncture|Chiropractic|Osteopathy|Naturopathy|Homeopathy|Herbal medicine;Qualification;Room;Working days~Mon to Thu;Photo:image;About:long
- Lian Zhou | discipline=Acupuncture; qualification=MSc Chinese medicine; room=Bamboo room; working_days=Mon to Thu
- Petra Holt | discipline=Osteopathy; qualification=D.O.; room=Stone room; working_days=Wed to Sat
- Jonas Eberle | discipline=Naturopathy; qualification=State licence; room=Herb room; working_days=Mon to Wed
- Fay Whitmore | discipline=Chiropractic; qualification=DC; room=Oak room; working_days=Tue to Fri
item therapy|treatment offered|service: Name!;Discipline=Acupuncture|Chiropractic|Osteopathy|Naturopathy|Homeopathy|Herbal medicine;Duration:number(min)#15-120;Price:money;First visit:boolean;Contraindications;Description:long
- First acupuncture visit | discipline=Acupuncture; duration=75; price=95; contraindications=Blood thinners; description=Tongue and pulse, then first needling.
- Spine and joint treatment | discipline=Osteopathy; duration=45; price=80
- Herbal consultation | discipline=Herbal medicine; duration=40; price=60
- Chiropractic adjustment | discipline=Chiropractic; duration=25; price=55; contraindications=Osteoporosis
record treatment|treatment session|session|treatment note: Title!;Patient->@patient|client~Dora Klein|Simon Abbot;Practitioner->@practitioner~Lian Zhou|Petra Holt;Therapy->@therapy|service~First acupuncture visit|Spine and joint treatment;Treated on:date!;Points or areas~LI4, LV3, GB20|C4 to C6;Pain before:number#0-10;Pain after:number#0-10;Reaction;Notes:long
- Klein first needling | patient=Dora Klein; practitioner=Lian Zhou; therapy=First acupuncture visit; points_or_areas=LI4, LV3, GB20; pain_before=7; pain_after=4; reaction=Sleepy
- Abbot neck release | patient=Simon Abbot; practitioner=Petra Holt; therapy=Spine and joint treatment; points_or_areas=C4 to C6; pain_before=5; pain_after=2
- Castell ear needles | patient=Irma Castell; practitioner=Lian Zhou; therapy=First acupuncture visit; points_or_areas=LI20, Yintang, ear allergy point; pain_before=3; pain_after=1
- Malhotra upper back | patient=Dev Malhotra; practitioner=Fay Whitmore; therapy=Chiropractic adjustment; points_or_areas=T3 to T6; pain_before=4; pain_after=2; reaction=Warm, relaxed
item remedy|herb|herbal formula|supplement: Name!;Latin name;Form=Tea|Powder|Tincture|Capsule|Globules|Ointment;Use;Daily dose:number(g)#0-50;Price:money;In stock:number#0-1000;Warning:long
- Feverfew | latin_name=Tanacetum parthenium; form=Capsule; use=Migraine prevention; daily_dose=0.2; price=18; in_stock=30; warning=Not in pregnancy.
- Ginger root | latin_name=Zingiber officinale; form=Powder; use=Nausea; daily_dose=2; price=9; in_stock=55
- Nettle leaf | latin_name=Urtica dioica; form=Tea; use=Hay fever; daily_dose=6; price=7; in_stock=40
- Valerian root | latin_name=Valeriana officinalis; form=Tincture; use=Sleep; daily_dose=3; price=14; in_stock=22; warning=Not with sleeping tablets.
record remedy plan|herbal prescription|prescription: Title!;Patient->@patient|client~Dora Klein|Simon Abbot;Remedy->@remedy|herb~Feverfew|Ginger root;Dosage~One capsule in the morning;From:date!;To:date;Practitioner->@practitioner~Lian Zhou|Petra Holt;Result=Open|Better|No change|Worse
- Klein, six weeks of feverfew | patient=Dora Klein; remedy=Feverfew; dosage=One capsule in the morning; practitioner=Lian Zhou; result=Better
- Abbot, ginger compress | patient=Simon Abbot; remedy=Ginger root; dosage=Compress in the evening; practitioner=Petra Holt; result=Open
- Castell, nettle tea in spring | patient=Irma Castell; remedy=Nettle leaf; dosage=Three cups a day; practitioner=Jonas Eberle; result=Better
- Malhotra, valerian at night | patient=Dev Malhotra; remedy=Valerian root; dosage=30 drops before bed; practitioner=Lian Zhou; result=No change
+ appointment|booking: Patient->@patient|client;Practitioner->@practitioner;Therapy->@therapy|service;Date:date!;Starts at:time!;~Status=Booked|Attended|Missed|Cancelled

# football club|soccer club|soccer|football team|youth football|football league|footballer
item team|squad|age group|side: Name!;Age group=U8|U10|U12|U14|U16|U19|Seniors|Veterans;League->@league|competition~County League A|Youth Cup;Coach~Marco Bellini|Tess Adair;Training days~Tue and Thu, 18:00;Home ground->@pitch|ground~Riverside Ground|Mill Field;Photo:image
- First team | age_group=Seniors; league=County League A; coach=Marco Bellini; training_days=Tue and Thu, 19:00; home_ground=Riverside Ground
- Under 14 girls | age_group=U14; league=Youth Cup; coach=Tess Adair; training_days=Mon and Wed, 17:30; home_ground=Mill Field
- Under 10 mixed | age_group=U10; league=Mini League North; coach=Ola Brandt; training_days=Fri, 17:00; home_ground=School Dome
- Old Boys | age_group=Veterans; league=Friday Veterans; coach=Pat Doyle; training_days=Wed, 20:00; home_ground=Mill Field
person player|footballer|squad member: Full name!;Team->@team|squad~First team|Under 14 girls;Position=Goalkeeper|Defender|Midfielder|Forward;Shirt number:number#1-99;Date of birth:date;Strong foot=Left|Right|Both;Parent phone:phone;~Status=Fit|Injured|Suspended|On leave;Photo:image
- Jon Archer | team=First team; position=Goalkeeper; shirt_number=1; strong_foot=Right; status=Fit
- Kwame Boateng | team=First team; position=Forward; shirt_number=9; strong_foot=Left; status=Fit
- Ella Price | team=Under 14 girls; position=Midfielder; shirt_number=8; strong_foot=Right; status=Injured
- Ivan Soto | team=Old Boys; position=Defender; shirt_number=4; strong_foot=Both; status=Suspended
event match|fixture|game: Title!;Team->@team|squad~First team|Under 14 girls;Opponent;League->@league|competition~County League A|Youth Cup;Date:date!;Kick-off:time;Venue=Home|Away|Neutral;Pitch->@pitch|ground~Riverside Ground|Mill Field;Referee~Alan Pugh|Sofia Renner;~Goals for:number#0-30;~Goals against:number#0-30;~Status=Planned|Played|Postponed|Cancelled
- First team v Harbour United | team=First team; opponent=Harbour United; league=County League A; venue=Home; pitch=Riverside Ground; referee=Alan Pugh; goals_for=2; goals_against=1; status=Played
- U14 girls v Northend | team=Under 14 girls; opponent=Northend Rangers; league=Youth Cup; venue=Away; referee=Sofia Renner; status=Planned
- Old Boys v Quarry Vets | team=Old Boys; opponent=Quarry Vets; league=Friday Veterans; venue=Home; pitch=Mill Field; referee=Alan Pugh; goals_for=0; goals_against=0; status=Played
- U10 v Bridge Minis | team=Under 10 mixed; opponent=Bridge Minis; league=Mini League North; venue=Neutral; pitch=School Dome; referee=Sofia Renner; status=Postponed
event training session|training|practice: Title!;Team->@team|squad~First team|Under 14 girls;Date:date!;Starts at:time;Ends at:time;Pitch->@pitch|ground~Riverside Ground|Mill Field;Coach~Marco Bellini|Tess Adair;Focus=Fitness|Passing|Finishing|Defending|Set pieces|Tactics;Drills:long
- Pressing and finishing | team=First team; pitch=Riverside Ground; coach=Marco Bellini; focus=Finishing; drills=4 v 2 rondo, then crosses from both wings.
- Passing triangles | team=Under 14 girls; pitch=Mill Field; coach=Tess Adair; focus=Passing
- Fun with the ball | team=Under 10 mixed; pitch=School Dome; coach=Ola Brandt; focus=Fitness; drills=Tag with ball, then three small games.
- Corners and free kicks | team=Old Boys; pitch=Mill Field; coach=Pat Doyle; focus=Set pieces
record goal|match event|player stat|statistic|card|lineup: Title!;Match->@match|fixture~First team v Harbour United;Player->@player|footballer~Jon Archer|Kwame Boateng;Type=Goal|Assist|Yellow card|Red card|Substitution|Save;Minute:number(min)#0-130;Note:long
- Boateng header | match=First team v Harbour United; player=Kwame Boateng; type=Goal; minute=34
- Archer booking | match=First team v Harbour United; player=Jon Archer; type=Yellow card; minute=88; note=Time wasting
- Soto sent off | match=Old Boys v Quarry Vets; player=Ivan Soto; type=Red card; minute=71; note=Second booking
- Archer penalty save | match=First team v Harbour United; player=Jon Archer; type=Save; minute=62
item league|competition|division|standing: Name!;Season~2025/26;Level=Local|County|Regional|National|Youth;Teams:number#2-40;~Our place:number#1-40;~Points:number#0-150;Starts on:date;Table link:url
- County League A | season=2025/26; level=County; teams=12; our_place=3; points=27
- Youth Cup | season=2025/26; level=Youth; teams=16
- Mini League North | season=2025/26; level=Local; teams=8
- Friday Veterans | season=2025/26; level=Regional; teams=10; our_place=5; points=18
item pitch|ground|field|stadium: Name!;Address;Surface=Grass|Artificial turf|Indoor;Floodlights:boolean;Capacity:number#0-100000;Changing rooms:number#0-20;Note:long
- Riverside Ground | address=Weir Lane; surface=Grass; capacity=600; changing_rooms=4
- Mill Field | address=Mill Road 40; surface=Artificial turf; capacity=150; changing_rooms=2
- School Dome | address=College Way 2; surface=Indoor; capacity=80; changing_rooms=2
- Lower Meadow | address=Weir Lane, gate 3; surface=Grass; capacity=0; changing_rooms=0; note=Training only, no lines.
! record attendance|training attendance [attend\\w*|availab\\w*|absen\\w*]: Title!;Training->@training session|practice~Pressing and finishing|Passing triangles;Player->@player|footballer~Jon Archer|Ella Price;Present=Yes|Late|Excused|Missing;Reason;Note:long
- Archer, Tuesday | training=Pressing and finishing; player=Jon Archer; present=Yes
- Price, Monday | training=Passing triangles; player=Ella Price; present=Excused; reason=Ankle
- Boateng, Tuesday | training=Pressing and finishing; player=Kwame Boateng; present=Late; reason=Work
- Soto, Wednesday | training=Corners and free kicks; player=Ivan Soto; present=Missing
+ payment: Player->@player|footballer;Season~2025/26;Kind=Membership fee|Kit|Fine|Trip

# basketball|basketball club|basketball team|basketball league|volleyball|handball|netball
item team|squad: Name!;Division=U12|U14|U16|U18|Men|Women|Mixed;League->@league|competition~City League|Winter Cup;Coach~Dana Whitlock|Ismael Toure;Home court->@court|hall|gym~Eastside Hall|College Gym;Training times~Mon 18:00, Thu 19:30;Colours;Photo:image
- Eastside Hawks | division=Men; league=City League; coach=Ismael Toure; home_court=Eastside Hall; training_times=Mon 18:00, Thu 19:30; colours=Navy and gold
- Eastside Sparks U16 | division=U16; league=Winter Cup; coach=Dana Whitlock; home_court=College Gym; training_times=Tue 17:00; colours=Gold
- Eastside Women | division=Women; league=Women's Regional; coach=Carol Nyberg; home_court=Eastside Hall; training_times=Wed 19:00; colours=White and navy
- Eastside Minis | division=U12; league=Mini Series; coach=Dana Whitlock; home_court=Park School Gym; training_times=Sat 10:00; colours=Gold
person player|squad member|athlete: Full name!;Team->@team|squad~Eastside Hawks|Eastside Sparks U16;Position=Guard|Forward|Center|Setter|Hitter|Libero|Goalkeeper;Jersey number:number#0-99;Height:number(cm)#110-230;Date of birth:date;Phone:phone;~Status=Active|Injured|Suspended|Left
- Darius Cole | team=Eastside Hawks; position=Guard; jersey_number=7; height=186; status=Active
- Milan Petric | team=Eastside Hawks; position=Center; jersey_number=14; height=206; status=Injured
- Anya Rowe | team=Eastside Sparks U16; position=Forward; jersey_number=11; height=174; status=Active
- Tuula Aho | team=Eastside Women; position=Guard; jersey_number=5; height=171; status=Active
event game|match|fixture: Title!;Home team->@team|squad~Eastside Hawks|Eastside Sparks U16;Away team;League->@league|competition~City League|Winter Cup;Date:date!;Tip-off:time;Court->@court|hall~Eastside Hall|College Gym;Referee~Viktor Ames|Lily Chan;~Home score:number#0-250;~Away score:number#0-250;~Status=Planned|Played|Postponed|Forfeited
- Hawks v Docklands | home_team=Eastside Hawks; away_team=Docklands Wave; league=City League; court=Eastside Hall; referee=Viktor Ames; home_score=81; away_score=76; status=Played
- Sparks v Hilltop U16 | home_team=Eastside Sparks U16; away_team=Hilltop U16; league=Winter Cup; court=College Gym; referee=Lily Chan; status=Planned
- Women v Lakers Ladies | home_team=Eastside Women; away_team=Lakeside Ladies; league=Women's Regional; court=Eastside Hall; referee=Lily Chan; home_score=58; away_score=63; status=Played
- Minis v Mill School | home_team=Eastside Minis; away_team=Mill School; league=Mini Series; court=Park School Gym; referee=Viktor Ames; status=Postponed
! record player statistic|game statistic|box score|stat line|statistic|player stat [statist\\w*|stats?|points|rebounds?|score\\w*]: Title!;Game->@game|match~Hawks v Docklands;Player->@player|athlete~Darius Cole|Milan Petric;Minutes:number(min)#0-60;Points:number#0-100;Rebounds:number#0-40;Assists:number#0-40;Steals:number#0-20;Blocks:number#0-20;Fouls:number#0-6
- Cole v Docklands | game=Hawks v Docklands; player=Darius Cole; minutes=34; points=27; rebounds=4; assists=9; steals=3; blocks=0; fouls=2
- Petric v Docklands | game=Hawks v Docklands; player=Milan Petric; minutes=18; points=10; rebounds=11; assists=1; steals=0; blocks=3; fouls=4
- Aho v Lakeside | game=Women v Lakers Ladies; player=Tuula Aho; minutes=31; points=14; rebounds=3; assists=6; steals=2; blocks=0; fouls=3
- Rowe v Hilltop | game=Sparks v Hilltop U16; player=Anya Rowe; minutes=26; points=12; rebounds=8; assists=2; steals=1; blocks=1; fouls=2
event practice|training session|training: Title!;Team->@team|squad~Eastside Hawks|Eastside Sparks U16;Date:date!;Starts at:time;Ends at:time;Court->@court|hall~Eastside Hall|College Gym;Focus=Shooting|Defence|Conditioning|Plays|Serving|Scrimmage;Drills:long
- Zone defence evening | team=Eastside Hawks; court=Eastside Hall; focus=Defence; drills=Shell drill, then 5 on 5 half court.
- Shooting hour | team=Eastside Sparks U16; court=College Gym; focus=Shooting
- Dribble relay | team=Eastside Minis; court=Park School Gym; focus=Conditioning; drills=Cones, tag dribble, relay.
- Set plays for Saturday | team=Eastside Women; court=Eastside Hall; focus=Plays
item league|competition|tournament|division: Name!;Season~2025/26;Level=Local|Regional|National|School;Teams:number#2-64;Format=Round robin|Knockout|Groups and finals;Starts on:date;Ends on:date;Rules:long
- City League | season=2025/26; level=Local; teams=10; format=Round robin
- Winter Cup | season=2025/26; level=Regional; teams=16; format=Knockout
- Women's Regional | season=2025/26; level=Regional; teams=8; format=Round robin
- Mini Series | season=2025/26; level=School; teams=12; format=Groups and finals
item court|hall|gym|sports hall: Name!;Address;Floor=Wood|Vinyl|Asphalt|Sand;Baskets:number#0-20;Spectators:number#0-20000;Hourly rate:money
- Eastside Hall | address=Dock Street 5; floor=Wood; baskets=6; spectators=400; hourly_rate=35
- College Gym | address=College Green; floor=Vinyl; baskets=4; spectators=80; hourly_rate=20
- Park School Gym | address=Park Road 9; floor=Vinyl; baskets=4; spectators=60; hourly_rate=15
- Quayside Court | address=Harbour promenade; floor=Asphalt; baskets=2; spectators=0; hourly_rate=0
+ payment: Player->@player|athlete;Season~2025/26;Kind=Membership fee|Jersey|Tournament fee
! record roster entry|team roster|roster [roster\\w*|squad\\w*]: Title!;Team->@team|squad~Eastside Hawks|Eastside Sparks U16;Player->@player|athlete~Darius Cole|Milan Petric;Season~2025/26;Jersey number:number#0-99;Position=Guard|Forward|Center;Joined on:date;~Status=Active|Injured|Left
- Cole for the Hawks | team=Eastside Hawks; player=Darius Cole; season=2025/26; jersey_number=7; position=Guard; status=Active
- Petric for the Hawks | team=Eastside Hawks; player=Milan Petric; season=2025/26; jersey_number=15; position=Center; status=Injured
- Cole last season | team=Eastside Hawks; player=Darius Cole; season=2024/25; jersey_number=7; position=Guard; status=Left
- Petric with the Sparks | team=Eastside Sparks U16; player=Milan Petric; season=2023/24; jersey_number=9; position=Forward; status=Left

# tennis|tennis club|tennis court|badminton|squash|padel|racket sport|table tennis
item court|tennis court|table: Name!;Sport=Tennis|Padel|Badminton|Squash|Table tennis;Surface=Clay|Hard|Grass|Carpet|Wood;Indoor:boolean;Floodlights:boolean;Price per hour:money;Opens at:time;Closes at:time;~Status=Open|Closed|Under repair;Photo:image
- Court 1 | sport=Tennis; surface=Clay; price_per_hour=16; status=Open
- Court 4 | sport=Tennis; surface=Hard; price_per_hour=22; status=Open
- Padel A | sport=Padel; surface=Carpet; price_per_hour=28; status=Under repair
- Squash 2 | sport=Squash; surface=Wood; price_per_hour=14; status=Closed
person player|club player|club member: Full name!;Email:email;Phone:phone;Date of birth:date;Level=Beginner|Intermediate|Advanced|Tournament;Rating points:number#0-3000;Plays=Right-handed|Left-handed;Membership=Adult|Junior|Family|Guest;Looking for partners:boolean
- Vera Lang | level=Advanced; rating_points=1420; plays=Right-handed; membership=Adult
- Oscar Flynn | level=Intermediate; rating_points=1180; plays=Left-handed; membership=Adult
- Suki Adams | level=Beginner; rating_points=800; plays=Right-handed; membership=Junior
- Jonas Pradel | level=Tournament; rating_points=1890; plays=Right-handed; membership=Guest
record match|match result|ladder match|challenge|game: Title!;Player one->@player~Vera Lang|Oscar Flynn;Player two->@player~Oscar Flynn|Suki Adams;Court->@court~Court 1|Court 4;Played on:date!;Kind=Friendly|Ladder|Tournament|League;Score~6:3 6:4;Winner->@player~Vera Lang;Tournament->@tournament|competition~Summer Open|Club Ladder;~Status=Planned|Played|Walkover
- Lang v Flynn | player_one=Vera Lang; player_two=Oscar Flynn; court=Court 1; kind=Ladder; score=6:3 4:6 6:2; winner=Vera Lang; tournament=Club Ladder; status=Played
- Flynn v Adams | player_one=Oscar Flynn; player_two=Suki Adams; court=Court 4; kind=Tournament; tournament=Summer Open; status=Planned
- Pradel v Lang | player_one=Jonas Pradel; player_two=Vera Lang; court=Court 1; kind=Tournament; score=7:5 6:3; winner=Jonas Pradel; tournament=Autumn Doubles; status=Played
- Adams v Pradel | player_one=Suki Adams; player_two=Jonas Pradel; court=Court 4; kind=Friendly; status=Walkover
event tournament|competition|ladder|cup: Title!;Category=Women singles|Men singles|Doubles|Mixed|Juniors;Format=Knockout|Round robin|Ladder;Date:date!;Ends on:date;Entry fee:money;Draw size:number#4-128;Sign up until:date;Director~Hugo Lamarr|Ines Palmer;Rules:long
- Summer Open | category=Mixed; format=Knockout; entry_fee=15; draw_size=32; director=Hugo Lamarr
- Club Ladder | category=Women singles; format=Ladder; entry_fee=0; draw_size=40; director=Ines Palmer
- Autumn Doubles | category=Doubles; format=Round robin; entry_fee=20; draw_size=12; director=Hugo Lamarr
- Junior Circuit Stage 2 | category=Juniors; format=Knockout; entry_fee=8; draw_size=16; director=Ines Palmer
item coach|trainer|tennis coach: Name!;Certificate;Levels taught=Juniors|Beginners|Advanced|All levels;Price per hour:money;Available~Mon to Fri afternoons;Phone:phone;Photo:image;About:long
- Hugo Lamarr | certificate=B licence; levels_taught=All levels; price_per_hour=42; available=Mon to Fri afternoons
- Ines Palmer | certificate=C licence; levels_taught=Juniors; price_per_hour=35; available=Wed and Sat
- Marta Quint | certificate=A licence; levels_taught=Advanced; price_per_hour=58; available=Tue and Thu evenings
- Ben Osei | certificate=Assistant; levels_taught=Beginners; price_per_hour=24; available=Weekends
event coaching session|tennis lesson|lesson|training group|clinic: Title!;Coach->@coach|trainer~Hugo Lamarr|Ines Palmer;Court->@court~Court 1|Court 4;Date:date!;Starts at:time;Duration:number(min)#30-180;Level=Beginner|Intermediate|Advanced;Places:number#1-12;Price:money
- Junior red ball group | coach=Ines Palmer; court=Court 4; duration=60; level=Beginner; places=8; price=12
- Serve workshop | coach=Hugo Lamarr; court=Court 1; duration=90; level=Intermediate; places=4; price=25
- Padel for beginners | coach=Ben Osei; court=Padel A; duration=60; level=Beginner; places=4; price=15
- Match play Thursday | coach=Marta Quint; court=Court 1; duration=120; level=Advanced; places=4; price=38
! record ranking entry|ranking|rating change [rank\\w*|rating|ladder]: Title!;Player->@player~Vera Lang|Oscar Flynn;Match->@match|match result~Lang v Flynn;Position:number#1-500;Points before:number#0-3000;Points after:number#0-3000;Changed on:date
- Lang after ladder win | player=Vera Lang; match=Lang v Flynn; position=2; points_before=1400; points_after=1420
- Flynn after ladder loss | player=Oscar Flynn; match=Lang v Flynn; position=5; points_before=1200; points_after=1180
- Pradel after doubles cup | player=Jonas Pradel; match=Pradel v Lang; position=1; points_before=1862; points_after=1890
- Lang after cup loss | player=Vera Lang; match=Pradel v Lang; position=3; points_before=1448; points_after=1420
+ booking|reservation: Court->@court|tennis court;Date:date!;Starts at:time!;Ends at:time!;Partner->@player;Balls and rackets hired:boolean;Price:money;~Status=Booked|Played|Cancelled|No show
+ membership: Member;Category=Adult|Junior|Family|Student;Starts on:date;Renews on:date;Fee:money;~Status=Active|Due|Expired
! record coach availability|lesson time|lesson slot [lesson time\\w*|availab\\w*|slot\\w*]: Title!;Coach->@coach|trainer~Hugo Lamarr|Ines Palmer;Court->@court~Court 1|Court 4;Date:date!;Starts at:time;Ends at:time;~State=Free|Booked|Cancelled
- Hugo Tuesday four | coach=Hugo Lamarr; court=Court 1; state=Free
- Hugo Tuesday five | coach=Hugo Lamarr; court=Court 1; state=Booked
- Ines Saturday nine | coach=Ines Palmer; court=Court 4; state=Booked
- Ines Saturday ten | coach=Ines Palmer; court=Court 4; state=Cancelled

# running club|marathon|running race|half marathon|trail run|race timing
event race|running event|run|marathon: Title!;Distance:number(km)#0.4-250;Date:date!;Start time:time;Start place;Course->@course|route~Lake loop|Ridge trail;Entry fee:money;Start places:number#10-60000;Entries close on:date;Organiser~Lakeside Runners|Town council;Description:long
- Lakeside Half | distance=21.1; start_place=Boathouse; course=Lake loop; entry_fee=38; start_places=800; organiser=Lakeside Runners
- Ridge Trail 30 | distance=30; start_place=Forest car park; course=Ridge trail; entry_fee=45; start_places=250; organiser=Lakeside Runners
- Town 10 k | distance=10; start_place=Town hall; course=Town streets 10; entry_fee=22; start_places=1500; organiser=Town council
- Winter cross | distance=6; start_place=Golf meadow; course=Meadow cross; entry_fee=8; start_places=120; organiser=Lakeside Runners
person runner|participant|athlete|racer: Full name!;Date of birth:date;Sex=Female|Male|Other;Club;Email:email;Phone:phone;Best 10 km~44:10|52:35;Emergency contact;Shirt size=XS|S|M|L|XL
- Hanna Beck | sex=Female; club=Lakeside Runners; best_10_km=44:10; emergency_contact=Jan Beck; shirt_size=S
- Miles Jordan | sex=Male; club=No club; best_10_km=52:35; emergency_contact=Rose Jordan; shirt_size=L
- Petra Yilmaz | sex=Female; club=Night Striders; best_10_km=39:48; emergency_contact=Can Yilmaz; shirt_size=M
- Walt Greene | sex=Male; club=Lakeside Runners; best_10_km=1:02:15; emergency_contact=Mary Greene; shirt_size=XL
record race entry|entry|start number|race registration: Bib number!;Race->@race|running event~Lakeside Half|Ridge Trail 30;Runner->@runner|participant~Hanna Beck|Miles Jordan;Category=Women|Men|Seniors 50+|Juniors|Relay;Expected time~1:45:00;Chip number;Paid:boolean;~Status=Entered|Confirmed|Started|Withdrawn
- 217 | race=Lakeside Half; runner=Hanna Beck; category=Women; expected_time=1:38:00; chip_number=CH-0217; status=Confirmed
- 305 | race=Lakeside Half; runner=Miles Jordan; category=Men; expected_time=1:58:00; chip_number=CH-0305; status=Entered
- 12 | race=Ridge Trail 30; runner=Petra Yilmaz; category=Women; expected_time=3:05:00; chip_number=CH-1012; status=Started
- 88 | race=Town 10 k; runner=Walt Greene; category=Seniors 50+; expected_time=1:04:00; chip_number=CH-2088; status=Withdrawn
record result|race result|finish time|timing: Title!;Race->@race|running event~Lakeside Half;Runner->@runner|participant~Hanna Beck|Miles Jordan;Bib number;Gun time~1:37:42;Net time~1:37:21;Place overall:number#1-60000;Place in category:number#1-20000;~Status=Finished|Did not finish|Disqualified
- Beck, Lakeside Half | race=Lakeside Half; runner=Hanna Beck; bib_number=217; gun_time=1:37:42; net_time=1:37:21; place_overall=64; place_in_category=5; status=Finished
- Jordan, Lakeside Half | race=Lakeside Half; runner=Miles Jordan; bib_number=305; gun_time=2:01:12; net_time=1:59:50; place_overall=402; place_in_category=280; status=Finished
- Yilmaz, Ridge Trail | race=Ridge Trail 30; runner=Petra Yilmaz; bib_number=12; gun_time=3:02:19; net_time=3:02:16; place_overall=21; place_in_category=2; status=Finished
- Greene, Winter cross | race=Winter cross; runner=Walt Greene; bib_number=54; status=Did not finish
item course|route|running route: Name!;Distance:number(km)#0.4-250;Climb:number(m)#0-12000;Surface=Road|Trail|Track|Mixed;Aid stations:number#0-40;Cut-off:number(h)#0-48;Map:file;Description:long
- Lake loop | distance=21.1; climb=110; surface=Road; aid_stations=4; cut_off=3; description=Flat, one loop round the lake.
- Ridge trail | distance=30; climb=1250; surface=Trail; aid_stations=3; cut_off=6
- Town streets 10 | distance=10; climb=60; surface=Mixed; aid_stations=2; cut_off=1.5
- Meadow cross | distance=6; climb=95; surface=Track; aid_stations=0; cut_off=1; description=Three laps, ditch and log jumps.
record run log|training run|run: Title!;Runner->@runner|participant~Hanna Beck|Miles Jordan;Ran on:date!;Distance:number(km)#0.1-250;Time~52:10;Pace~5:12 per km;Average heart rate:number(bpm)#50-220;Kind=Easy|Long|Intervals|Tempo|Recovery;Feeling=Great|Good|Tired|Pain;Notes:long
- Sunday long run | runner=Hanna Beck; distance=18; time=1:33:40; pace=5:12 per km; average_heart_rate=146; kind=Long; feeling=Good
- Track 8 x 400 | runner=Miles Jordan; distance=7.5; time=41:00; pace=5:28 per km; average_heart_rate=168; kind=Intervals; feeling=Tired
- Tempo along the river | runner=Petra Yilmaz; distance=12; time=50:24; pace=4:12 per km; average_heart_rate=164; kind=Tempo; feeling=Great
- Slow jog with the dog | runner=Walt Greene; distance=5; time=36:30; pace=7:18 per km; average_heart_rate=128; kind=Recovery; feeling=Pain; notes=Left calf tight.
work volunteer shift|marshal post|race task: Title!;Race->@race|running event~Lakeside Half|Ridge Trail 30;Volunteer~Omar Said|Jill Peace;Post=Start|Aid station|Marshal|Finish|Bag drop|First aid;Date:date;From:time;To:time;Notes:long
- Aid station km 10 | race=Lakeside Half; volunteer=Omar Said; post=Aid station; notes=Water, cola, bananas.
- Junction by the chapel | race=Ridge Trail 30; volunteer=Jill Peace; post=Marshal
- Bag drop tent | race=Town 10 k; volunteer=Karin Holt; post=Bag drop
- Finish medals | race=Lakeside Half; volunteer=Bo Ekman; post=Finish; notes=Bring scissors for the chips.
+ payment: Race entry->@race entry|entry;Extras=None|Shirt|Medal engraving|Bus ticket
+ event registration: Race->@race|running event;Runner->@runner;Category=Women|Men|Seniors 50+|Juniors|Relay;Expected time~1:45:00;Shirt size=XS|S|M|L|XL
! item training plan|running plan [training|plans?|workout\\w*]: Name!;Coach~Omar Said|Jill Peace;Goal=5 km|10 km|Half marathon|Marathon|Trail;Level=Beginner|Intermediate|Advanced;Weeks:number#1-40;Runs a week:number#1-14;Starts on:date;Race->@race|running event~Lakeside Half|Ridge Trail 30;Description:long
- Couch to lake loop | coach=Jill Peace; goal=5 km; level=Beginner; weeks=9; runs_a_week=3; description=Walk and run in turns.
- Half in twelve weeks | coach=Omar Said; goal=Half marathon; level=Intermediate; weeks=12; runs_a_week=4; race=Lakeside Half; description=One long run on Sundays.
- Ridge climbing block | coach=Omar Said; goal=Trail; level=Advanced; weeks=8; runs_a_week=5; race=Ridge Trail 30; description=Hills twice a week.
- Faster ten | coach=Jill Peace; goal=10 km; level=Intermediate; weeks=10; runs_a_week=4; description=Intervals on Tuesday.
! record planned workout|workout|plan day [workout\\w*|training|plans?]: Title!;Training plan->@training plan|running plan~Couch to lake loop|Half in twelve weeks;Assigned to->@runner|participant~Hanna Beck|Miles Jordan;Day:date;Kind=Easy|Long|Intervals|Tempo|Rest;Distance:number(km)#0-80;Target pace~5:30 per km;~Done:boolean;Notes:long
- Six by 800 | training_plan=Half in twelve weeks; assigned_to=Miles Jordan; kind=Intervals; distance=9; target_pace=4:40 per km
- Sunday sixteen | training_plan=Half in twelve weeks; assigned_to=Hanna Beck; kind=Long; distance=16; target_pace=6:00 per km
- First three minutes | training_plan=Couch to lake loop; assigned_to=Hanna Beck; kind=Easy; distance=3; target_pace=7:00 per km
- Hill repeats | training_plan=Ridge climbing block; assigned_to=Miles Jordan; kind=Intervals; distance=11; notes=Walk the downhills.
event group run|club run|social run: Title!;Date:date!;Starts at:time;Meeting place;Distance:number(km)#1-60;Pace group=Slow|Medium|Fast|Mixed;Leader~Omar Said|Jill Peace;Course->@course|route~Lake loop|Ridge trail;Places:number#2-200
- Tuesday lake group | meeting_place=Boathouse; distance=8; pace_group=Mixed; leader=Jill Peace; course=Lake loop; places=30
- Saturday ridge run | meeting_place=Forest car park; distance=15; pace_group=Fast; leader=Omar Said; course=Ridge trail; places=15
- Lantern run | meeting_place=Town gate; distance=5; pace_group=Slow; leader=Jill Peace; course=Lake loop; places=40
- Breakfast ten | meeting_place=Bakery; distance=10; pace_group=Medium; leader=Omar Said; course=Lake loop; places=20

# swimming|swim club|swim team|swimmer|swimming pool|swim lesson|water polo
item pool|swimming pool|facility: Name!;Address;Length:number(m)#10-50;Lanes:number#1-12;Water temperature:number(°C)#15-36;Opens at:time;Closes at:time;Indoor:boolean;Entry price:money;Photo:image
- Northside Pool | address=Station Road 11; length=25; lanes=6; water_temperature=27; entry_price=5
- Parkside Lido | address=Park Avenue; length=50; lanes=8; water_temperature=24; entry_price=6.5
- Hillview Teaching Pool | address=Hillview School; length=12.5; lanes=3; water_temperature=31; entry_price=4
- Olympia Centre | address=Arena Way 1; length=50; lanes=10; water_temperature=26; entry_price=8
person swimmer|athlete|club swimmer|student: Full name!;Date of birth:date!;Squad->@squad|training group~Dolphins|Performance;Licence number;Best stroke=Freestyle|Backstroke|Breaststroke|Butterfly|Medley;Parent phone:phone;Medical note:long;~Status=Active|Trial|Paused
- Nina Ostrova | squad=Performance; licence_number=SW-3381; best_stroke=Butterfly; status=Active
- Theo Marsh | squad=Dolphins; licence_number=SW-4120; best_stroke=Freestyle; status=Trial
- Ines Kamp | squad=Tadpoles; licence_number=SW-4502; best_stroke=Breaststroke; status=Paused
- Graham Pell | squad=Masters Early; licence_number=SW-1022; best_stroke=Backstroke; status=Active
item squad|training group|swim group|level: Name!;Level=Learn to swim|Development|Competition|Masters;Ages~8 to 11;Coach~Carla Bianchi|Ade Balogun;Pool->@pool~Northside Pool|Parkside Lido;Training times~Mon, Wed, Fri 17:00;Places:number#4-40;Monthly fee:money
- Dolphins | level=Development; ages=8 to 11; coach=Carla Bianchi; pool=Northside Pool; training_times=Mon, Wed 17:00; places=16; monthly_fee=32
- Performance | level=Competition; ages=13 to 18; coach=Ade Balogun; pool=Parkside Lido; training_times=Mon to Fri 6:00; places=20; monthly_fee=55
- Tadpoles | level=Learn to swim; ages=5 to 7; coach=Carla Bianchi; pool=Hillview Teaching Pool; training_times=Sat 9:30; places=8; monthly_fee=36
- Masters Early | level=Masters; ages=25 and over; coach=Lena Otto; pool=Northside Pool; training_times=Tue, Thu 6:30; places=18; monthly_fee=28
event training session|practice|swim session|swim class|swim lesson: Title!;Squad->@squad|training group~Dolphins|Performance;Pool->@pool~Northside Pool|Parkside Lido;Date:date!;Starts at:time;Ends at:time;Distance:number(m)#0-12000;Main set:long;Coach~Carla Bianchi|Ade Balogun
- Sprint morning | squad=Performance; pool=Parkside Lido; distance=4800; main_set=16 x 50 m butterfly on 1:00; coach=Ade Balogun
- Turns and dives | squad=Dolphins; pool=Northside Pool; distance=1200; coach=Carla Bianchi
- Floating and gliding | squad=Tadpoles; pool=Hillview Teaching Pool; distance=150; main_set=6 x glide to the wall; coach=Carla Bianchi
- Pull and paddles | squad=Masters Early; pool=Northside Pool; distance=2600; main_set=8 x 200 m pull on 3:45; coach=Lena Otto
event swim meet|meet|competition|gala: Title!;Pool->@pool~Northside Pool|Parkside Lido;Date:date!;Course=Short course|Long course|Open water;Entry deadline:date;Entry fee:money;Level=Club|County|Regional|National;Heat sheet:file
- Spring Sprint Gala | pool=Northside Pool; course=Short course; entry_fee=6; level=Club
- County Long Course | pool=Parkside Lido; course=Long course; entry_fee=9; level=County
- National Masters | pool=Olympia Centre; course=Long course; entry_fee=14; level=National
- Lake Mile | pool=Parkside Lido; course=Open water; entry_fee=20; level=Regional
record swim time|race result|time|personal best|result: Title!;Swimmer->@swimmer|athlete~Nina Ostrova|Theo Marsh;Meet->@swim meet|competition~Spring Sprint Gala|County Long Course;Stroke=Freestyle|Backstroke|Breaststroke|Butterfly|Medley;Distance:number(m)#25-10000;Time~1:04.32;Swum on:date!;Place:number#1-200;Personal best:boolean
- Ostrova 100 fly | swimmer=Nina Ostrova; meet=County Long Course; stroke=Butterfly; distance=100; time=1:04.32; place=2
- Marsh 50 free | swimmer=Theo Marsh; meet=Spring Sprint Gala; stroke=Freestyle; distance=50; time=36.80; place=11
- Pell 100 back | swimmer=Graham Pell; meet=National Masters; stroke=Backstroke; distance=100; time=1:15.80; place=5
- Kamp 25 breast | swimmer=Ines Kamp; meet=Spring Sprint Gala; stroke=Breaststroke; distance=25; time=31.40; place=3
record meet entry|race entry|entry [ent(?:ry|ries)|enter\\w*|meet\\w*]: Title!;Meet->@swim meet|meet~Spring Sprint Gala|County Long Course;Swimmer->@swimmer~Nina Ostrova|Theo Marsh;Stroke=Freestyle|Backstroke|Breaststroke|Butterfly|Medley;Distance:number(m)#25-10000;Seed time~1:05.10;Heat:number#1-60;Lane:number#1-12;~Status=Entered|Confirmed|Scratched
- Ostrova 200 medley | meet=Spring Sprint Gala; swimmer=Nina Ostrova; stroke=Medley; distance=200; seed_time=2:28.40; heat=4; lane=3; status=Confirmed
- Marsh 100 free | meet=Spring Sprint Gala; swimmer=Theo Marsh; stroke=Freestyle; distance=100; seed_time=1:21.00; heat=1; lane=5; status=Entered
- Pell 200 back | meet=National Masters; swimmer=Graham Pell; stroke=Backstroke; distance=200; seed_time=2:47.50; heat=3; lane=6; status=Confirmed
- Kamp 50 breast | meet=Spring Sprint Gala; swimmer=Ines Kamp; stroke=Breaststroke; distance=50; seed_time=1:10.00; heat=1; lane=2; status=Scratched
+ booking|reservation: Pool->@pool;Date:date!;Starts at:time!;Lane:number#1-12;Swimmers:number#1-30;Price:money
+ payment: Swimmer->@swimmer;Month;Kind=Squad fee|Meet fee|Licence|Kit

# climbing gym|bouldering|boulder|climbing wall|rock climbing|climber|route setter
item route|climbing route|boulder problem|boulder: Name!;Wall->@wall|sector~Overhang cave|Slab east;Grade~6b+|V4;Style=Boulder|Top rope|Lead|Auto belay;Hold colour=Red|Blue|Yellow|Green|Black|White|Pink;Set on:date;Setter~Pia Lorenz|Zeke Amari;~Average rating:rating;~Status=Open|To be stripped|Removed;Photo:image
- Purple Rain | wall=Overhang cave; grade=V5; style=Boulder; hold_colour=Pink; setter=Zeke Amari; average_rating=4.5; status=Open
- Slow Waltz | wall=Slab east; grade=5c; style=Top rope; hold_colour=Yellow; setter=Pia Lorenz; average_rating=4; status=Open
- Crimp Tax | wall=Overhang cave; grade=V7; style=Boulder; hold_colour=Black; setter=Zeke Amari; status=To be stripped
- Grey Heron | wall=Tower lead; grade=6c+; style=Lead; hold_colour=White; setter=Pia Lorenz; average_rating=4.2; status=Open
item wall|sector|climbing area|crag: Name!;Kind=Bouldering|Rope|Training board|Kids|Outdoor crag;Height:number(m)#2-400;Angle=Slab|Vertical|Overhang|Roof;Routes:number#0-300;Next reset on:date;Location;Photo:image
- Overhang cave | kind=Bouldering; height=4.2; angle=Overhang; routes=28; location=Ground floor
- Slab east | kind=Rope; height=14; angle=Slab; routes=22; location=Main hall
- Tower lead | kind=Rope; height=18; angle=Vertical; routes=34; location=Main hall
- Moon corner | kind=Training board; height=3.5; angle=Roof; routes=0; location=First floor
record ascent|climb|tick|logged climb|climbing log: Title!;Route->@route|boulder problem~Purple Rain|Slow Waltz;Climber->@climber|visitor~Jana Holm|Ricky Dunne;Climbed on:date!;Style=Flash|Onsight|Redpoint|Top rope|Attempt;Attempts:number#1-100;Grade opinion=Soft|Fair|Hard;Rating:rating;Comment:long
- Flash of Slow Waltz | route=Slow Waltz; climber=Jana Holm; style=Flash; attempts=1; grade_opinion=Fair; rating=4
- Project Purple Rain | route=Purple Rain; climber=Ricky Dunne; style=Attempt; attempts=7; grade_opinion=Hard; rating=5; comment=Falls at the last toe hook.
- Onsight Grey Heron | route=Grey Heron; climber=Selma Ortiz; style=Onsight; attempts=1; grade_opinion=Soft; rating=4
- Crimp Tax sent | route=Crimp Tax; climber=Benno Fuchs; style=Redpoint; attempts=18; grade_opinion=Fair; rating=5; comment=Left heel changes everything.
person climber|gym visitor|visitor: Full name!;Date of birth:date;Email:email;Phone:phone;Belay test passed:boolean;Waiver signed on:date;Pass=Day|10 visits|Monthly|Yearly;Best boulder~V5;Best route~6c;Emergency contact
- Jana Holm | pass=Yearly; best_boulder=V5; best_route=6c; emergency_contact=Nils Holm
- Ricky Dunne | pass=10 visits; best_boulder=V4; best_route=6a; emergency_contact=Fay Dunne
- Selma Ortiz | pass=Monthly; best_boulder=V4; best_route=7a; emergency_contact=Luz Ortiz
- Benno Fuchs | pass=Day; best_boulder=V7; best_route=6b; emergency_contact=Ina Fuchs
event climbing course|course|workshop|climbing class|climbing competition: Title!;Type=Taster|Top rope|Lead|Technique|Kids|Competition;Instructor~Pia Lorenz|Sam Quill;Date:date!;Starts at:time;Duration:number(min)#45-480;Places:number#2-60;Price:money;Description:long
- Lead weekend | type=Lead; instructor=Sam Quill; duration=300; places=6; price=120
- Kids on the wall | type=Kids; instructor=Pia Lorenz; duration=90; places=10; price=18
- Taster Friday | type=Taster; instructor=Sam Quill; duration=60; places=8; price=22
- Footwork clinic | type=Technique; instructor=Pia Lorenz; duration=120; places=6; price=35
record visit|check-in|gym entry: Title!;Climber->@climber|visitor~Jana Holm|Ricky Dunne;Visited on:date!;Came at:time;Left at:time;Entry=Day|10 visits|Monthly|Yearly;Shoes rented:boolean;Harness rented:boolean
- Holm, Tuesday | climber=Jana Holm; entry=Yearly
- Dunne, Friday | climber=Ricky Dunne; entry=10 visits
- Ortiz, Sunday | climber=Selma Ortiz; entry=Monthly
- Fuchs, Thursday | climber=Benno Fuchs; entry=Day
! item rental gear|equipment|gear [gear|equip\\w*|rent\\w*|harness\\w*|shoe\\w*|rope\\w*]: Number!;Kind=Shoes|Harness|Rope|Belay device|Helmet|Chalk bag;Size;Bought on:date;Last check:date;Next check:date;Rent:money;~Status=Ready|Rented out|Worn out
- HR-12 | kind=Harness; size=M; rent=4; status=Ready
- SH-41-03 | kind=Shoes; size=41; rent=5; status=Rented out
- BD-07 | kind=Belay device; size=One size; rent=3; status=Ready
- RP-60-2 | kind=Rope; size=60 m; rent=8; status=Worn out
! work route setting|setting day|wall reset [set\\w*|reset\\w*]: Title!;Wall->@wall|sector~Overhang cave|Slab east;Date:date;Setter~Pia Lorenz|Zeke Amari;New routes:number#1-60;Grades wanted~V1 to V6;Notes:long
- Cave reset | wall=Overhang cave; setter=Zeke Amari; new_routes=24; grades_wanted=V1 to V8
- Slab refresh | wall=Slab east; setter=Pia Lorenz; new_routes=8; grades_wanted=4 to 6a
- Tower spring set | wall=Tower lead; setter=Pia Lorenz; new_routes=10; grades_wanted=5b to 7b
- Board repaint | wall=Moon corner; setter=Zeke Amari; new_routes=1; grades_wanted=All; notes=Replace cracked holds first.
+ booking|reservation: Slot on:date!;Starts at:time!;Course->@climbing course|course;People:number#1-20;Gear needed:boolean

# martial arts|karate|judo|taekwondo|dojo|jiu-jitsu|boxing gym|kickboxing
person student|fighter|practitioner|judoka|athlete: Full name!;Date of birth:date;Belt=White|Yellow|Orange|Green|Blue|Purple|Brown|Black;Weight:number(kg)#15-200;Joined on:date;Parent or contact;Phone:phone;Licence number;Medical note:long;~Status=Active|Trial|Paused|Left
- Keiko Brandt | belt=Green; weight=57; parent_or_contact=Mika Brandt; licence_number=JD-1107; status=Active
- Jamal Reid | belt=White; weight=81; parent_or_contact=Tanya Reid; status=Trial
- Oskar Lindh | belt=Brown; weight=73; parent_or_contact=Eva Lindh; licence_number=KA-0388; status=Paused
- Priscilla Nkemi | belt=Yellow; weight=38; parent_or_contact=Grace Nkemi; licence_number=TK-1420; status=Active
event class session|training|training class|practice|class: Title!;Style=Karate|Judo|Taekwondo|Jiu-jitsu|Boxing|Kickboxing|Aikido;Group=Children|Teens|Adults|Competition;Date:date!;Starts at:time;Ends at:time;Instructor->@instructor|sensei~Sensei Aiko Mori|Bruno Castel;Room=Main mat|Small mat|Ring;Places:number#4-60;Focus
- Children judo Tuesday | style=Judo; group=Children; instructor=Sensei Aiko Mori; room=Main mat; places=20; focus=Break falls
- Boxing basics | style=Boxing; group=Adults; instructor=Bruno Castel; room=Ring; places=14; focus=Jab and footwork
- Taekwondo teens | style=Taekwondo; group=Teens; instructor=Min-Jun Seo; room=Small mat; places=16; focus=Turning kick
- Karate kata evening | style=Karate; group=Competition; instructor=Helga Strand; room=Main mat; places=12; focus=Heian Godan
item instructor|sensei|coach|trainer|teacher: Name!;Style=Karate|Judo|Taekwondo|Jiu-jitsu|Boxing|Kickboxing|Aikido;Rank~4th dan|Licence B;Years teaching:number(years)#0-60;Phone:phone;First aid valid until:date;Photo:image;About:long
- Sensei Aiko Mori | style=Judo; rank=4th dan; years_teaching=18
- Bruno Castel | style=Boxing; rank=Licence B; years_teaching=9
- Min-Jun Seo | style=Taekwondo; rank=5th dan; years_teaching=22
- Helga Strand | style=Karate; rank=3rd dan; years_teaching=11
event belt exam|belt test|grading|promotion test: Title!;Style=Karate|Judo|Taekwondo|Jiu-jitsu|Kickboxing;Date:date!;Starts at:time;Examiner->@instructor|sensei~Sensei Aiko Mori;Place;Fee:money;Belts~White to green;Sign up until:date
- Summer grading | style=Judo; examiner=Sensei Aiko Mori; place=Main mat; fee=20; belts=White to green
- Brown belt grading | style=Judo; examiner=Sensei Aiko Mori; place=Regional dojo; fee=45; belts=Blue to brown
- Taekwondo colour belts | style=Taekwondo; examiner=Min-Jun Seo; place=Small mat; fee=25; belts=White to blue
- Karate winter grading | style=Karate; examiner=Helga Strand; place=Main mat; fee=22; belts=Yellow to brown
record exam result|belt promotion|grading result|rank|promotion: Title!;Student->@student|fighter~Keiko Brandt|Jamal Reid;Exam->@belt exam|grading~Summer grading;New belt=Yellow|Orange|Green|Blue|Purple|Brown|Black;Technique:number#0-100;Kata or forms:number#0-100;Theory:number#0-100;~Result=Passed|Failed|Repeat part;Graded on:date;Remarks:long
- Brandt to green | student=Keiko Brandt; exam=Summer grading; new_belt=Green; technique=84; kata_or_forms=78; theory=90; result=Passed
- Reid to yellow | student=Jamal Reid; exam=Summer grading; new_belt=Yellow; technique=61; kata_or_forms=48; theory=70; result=Repeat part
- Nkemi to orange | student=Priscilla Nkemi; exam=Taekwondo colour belts; new_belt=Orange; technique=91; kata_or_forms=88; theory=80; result=Passed
- Lindh to black | student=Oskar Lindh; exam=Karate winter grading; new_belt=Black; technique=55; kata_or_forms=49; theory=62; result=Failed; remarks=Stances too high.
record attendance|class attendance|check-in: Title!;Student->@student|fighter~Keiko Brandt|Jamal Reid;Class->@class session|training~Children judo Tuesday|Boxing basics;Attended on:date!;Present=Yes|Late|Excused|Missing;Note:long
- Brandt, Tuesday | student=Keiko Brandt; class=Children judo Tuesday; present=Yes
- Reid, Thursday | student=Jamal Reid; class=Boxing basics; present=Late
- Nkemi, Wednesday | student=Priscilla Nkemi; class=Taekwondo teens; present=Excused; note=School trip
- Lindh, Friday | student=Oskar Lindh; class=Karate kata evening; present=Missing
event tournament|competition|fight|bout: Title!;Style=Karate|Judo|Taekwondo|Jiu-jitsu|Boxing|Kickboxing;Date:date!;Place;Weight classes~-57 kg, -63 kg;Entry fee:money;Sign up until:date;Age group=Children|Teens|Adults|Veterans
- Harbour Judo Cup | style=Judo; place=Harbour Arena; weight_classes=-52, -57, -63 kg; entry_fee=18; age_group=Teens
- Amateur boxing night | style=Boxing; place=Town Hall; weight_classes=-75, -81 kg; entry_fee=0; age_group=Adults
- Forms Open | style=Karate; place=Lindenpark Hall; weight_classes=Open; entry_fee=15; age_group=Children
- Veterans Taekwondo Day | style=Taekwondo; place=College Gym; weight_classes=-68, -80 kg; entry_fee=25; age_group=Veterans
! record fight record|bout result|tournament result [tournament\\w*|fight\\w*|bout\\w*|competition\\w*]: Title!;Student->@student|fighter~Keiko Brandt;Tournament->@tournament|competition~Harbour Judo Cup;Opponent;Weight class~-57 kg;Result=Won|Lost|Draw;Method=Points|Ippon|Knockout|Submission|Decision;Fought on:date
- Brandt semi-final | student=Keiko Brandt; tournament=Harbour Judo Cup; opponent=L. Farrow; weight_class=-57 kg; result=Won; method=Ippon
- Brandt final | student=Keiko Brandt; tournament=Harbour Judo Cup; opponent=S. Ilic; weight_class=-57 kg; result=Lost; method=Points
- Reid debut | student=Jamal Reid; tournament=Amateur boxing night; opponent=P. Dove; weight_class=-81 kg; result=Draw; method=Decision
- Lindh first round | student=Oskar Lindh; tournament=Forms Open; opponent=K. Ito; weight_class=Open; result=Won; method=Decision
+ payment: Student->@student|fighter;Month;Kind=Monthly fee|Belt exam|Equipment|Licence
+ membership: Member;Student->@student|fighter|member;Starts on:date;Ends on:date;Fee:money;~Status=Active|Paused|Ended

# golf|golf club|golf course|golfer|tee time|handicap
item hole|golf hole: Name!;Course->@course|golf course~Old Links|Forest Nine;Number:number#1-18;Par:number#3-6;Length:number(m)#60-650;Stroke index:number#1-18;Hazards~Pond left, bunker at 200 m;Tip:long;Photo:image
- Old Links 1 | course=Old Links; number=1; par=4; length=342; stroke_index=11; hazards=Bunker at 210 m
- Old Links 7, the Well | course=Old Links; number=7; par=3; length=148; stroke_index=15; hazards=Pond in front of the green
- Forest Nine 4 | course=Forest Nine; number=4; par=4; length=296; stroke_index=5; hazards=Out of bounds right
- Dunes 12 | course=Dunes; number=12; par=5; length=498; stroke_index=3; hazards=Dune ridge, three pot bunkers
item course|golf course: Name!;Holes:number#9-27;Par:number#27-108;Length:number(m)#1000-7500;Slope rating:number#55-155;Course rating:number#25-80;Green fee weekday:money;Green fee weekend:money;~Status=Open|Winter greens|Closed;Photo:image
- Old Links | holes=18; par=72; length=6020; slope_rating=131; course_rating=71.4; green_fee_weekday=65; green_fee_weekend=80; status=Open
- Forest Nine | holes=9; par=34; length=2410; slope_rating=112; course_rating=32.8; green_fee_weekday=28; green_fee_weekend=35; status=Open
- Dunes | holes=18; par=71; length=5840; slope_rating=126; course_rating=70.2; green_fee_weekday=55; green_fee_weekend=70; status=Winter greens
- Short Pitch | holes=9; par=27; length=1080; slope_rating=80; course_rating=26; green_fee_weekday=12; green_fee_weekend=15; status=Closed
person golfer|player|club member: Full name!;Membership number;Email:email;Phone:phone;Handicap:number#-8-54;Membership=Full|Weekday|Junior|Student|Guest;Home club;Joined on:date;Preferred tee=White|Yellow|Blue|Red
- Margaret Ellis | membership_number=GL-0412; handicap=17.8; membership=Full; home_club=Links Bay; preferred_tee=Red
- Dev Kapoor | membership_number=GL-0877; handicap=26.4; membership=Weekday; home_club=Links Bay; preferred_tee=Yellow
- Niamh Doran | membership_number=GL-1203; handicap=4.1; membership=Student; home_club=Dune Park; preferred_tee=Blue
- Rolf Ahlers | membership_number=GL-0031; handicap=33; membership=Full; home_club=Links Bay; preferred_tee=White
record round|scorecard|score|golf round: Title!;Golfer->@golfer|player~Margaret Ellis|Dev Kapoor;Course->@course|golf course~Old Links|Forest Nine;Played on:date!;Gross score:number#18-200;Net score:number#18-200;Stableford points:number#0-60;Putts:number#0-80;Counts for handicap:boolean;Marker
- Ellis Sunday medal | golfer=Margaret Ellis; course=Old Links; gross_score=91; net_score=72; stableford_points=36; putts=33; marker=Dev Kapoor
- Kapoor evening nine | golfer=Dev Kapoor; course=Forest Nine; gross_score=49; net_score=36; stableford_points=18; putts=19; marker=Margaret Ellis
- Doran Dunes qualifier | golfer=Niamh Doran; course=Dunes; gross_score=74; net_score=70; stableford_points=37; putts=29; marker=Rolf Ahlers
- Ahlers Tuesday seniors | golfer=Rolf Ahlers; course=Old Links; gross_score=112; net_score=77; stableford_points=31; putts=38; marker=Niamh Doran
event tournament|competition|golf day: Title!;Course->@course|golf course~Old Links|Forest Nine;Date:date!;First tee:time;Format=Stroke play|Stableford|Match play|Scramble|Four-ball;Entry fee:money;Max handicap:number#0-54;Places:number#4-200;Sign up until:date;Prizes:long
- Captain's Cup | course=Old Links; format=Stroke play; entry_fee=25; max_handicap=28; places=80
- Friday Scramble | course=Forest Nine; format=Scramble; entry_fee=10; max_handicap=54; places=36
- Dunes Match Play | course=Dunes; format=Match play; entry_fee=20; max_handicap=18; places=32
- Seniors Stableford | course=Old Links; format=Stableford; entry_fee=15; max_handicap=40; places=60
record tournament result|leaderboard entry|result: Title!;Tournament->@tournament|competition~Captain's Cup|Friday Scramble;Golfer->@golfer|player~Margaret Ellis|Dev Kapoor;Round->@round|scorecard~Ellis Sunday medal;Place:number#1-200;Score:number#0-300;Prize;Note:long
- Ellis, Captain's Cup | tournament=Captain's Cup; golfer=Margaret Ellis; round=Ellis Sunday medal; place=3; score=72; prize=Voucher
- Kapoor, Scramble | tournament=Friday Scramble; golfer=Dev Kapoor; place=8; score=61
- Doran, Match Play | tournament=Dunes Match Play; golfer=Niamh Doran; round=Doran Dunes qualifier; place=1; score=70; prize=Silver plate
- Ahlers, Seniors | tournament=Seniors Stableford; golfer=Rolf Ahlers; round=Ahlers Tuesday seniors; place=19; score=31
! record hole score|score per hole [scorecard\\w*|score\\w*|stroke\\w*]: Title!;Round->@round|scorecard~Ellis Sunday medal;Hole->@hole|golf hole~Old Links 1|Old Links 7, the Well;Strokes:number#1-15;Putts:number#0-8;Fairway hit:boolean;Penalty strokes:number#0-6
- Ellis at the first | round=Ellis Sunday medal; hole=Old Links 1; strokes=5; putts=2; penalty_strokes=0
- Ellis at the Well | round=Ellis Sunday medal; hole=Old Links 7, the Well; strokes=4; putts=2; penalty_strokes=0
- Doran on Dunes 12 | round=Doran Dunes qualifier; hole=Dunes 12; strokes=4; putts=1; penalty_strokes=0
- Ahlers at the first | round=Ahlers Tuesday seniors; hole=Old Links 1; strokes=7; putts=3; penalty_strokes=1
+ booking|reservation: Course->@course|golf course;Date:date!;Tee time:time!;Players:number#1-4;Cart hired:boolean;Holes=9|18;Price:money;~Status=Booked|Played|Cancelled|No show

# cycling club|cycling|cyclist|bike race|bicycle race|mountain biking|triathlon|triathlete
person rider|cyclist|triathlete|athlete: Full name!;Email:email;Phone:phone;Date of birth:date;Group=Easy|Medium|Fast|Race team;FTP:number(W)#50-550;Weight:number(kg)#30-160;Licence number;Emergency contact;Bike~Steel road bike
- Lotte Visser | group=Fast; ftp=245; weight=61; licence_number=CY-2281; emergency_contact=Bram Visser; bike=Carbon road bike
- Gareth Pike | group=Medium; ftp=230; weight=84; emergency_contact=Lou Pike; bike=Steel tourer
- Nuno Prata | group=Race team; ftp=342; weight=68; licence_number=CY-3107; emergency_contact=Rita Prata; bike=Aero road bike
- Dot Harris | group=Easy; ftp=140; weight=70; emergency_contact=Len Harris; bike=Touring e-bike
item route|cycling route|ride route|track: Name!;Distance:number(km)#1-1000;Climb:number(m)#0-15000;Surface=Road|Gravel|Mountain bike|Track;Difficulty=Easy|Medium|Hard|Very hard;Start place;Coffee stop;GPX file:file;Description:long
- Three valleys loop | distance=86; climb=1120; surface=Road; difficulty=Hard; start_place=Market square; coffee_stop=Mill café
- Canal gravel | distance=42; climb=160; surface=Gravel; difficulty=Easy; start_place=Lock 4; coffee_stop=Lockkeeper's kiosk
- Quarry singletrack | distance=24; climb=640; surface=Mountain bike; difficulty=Very hard; start_place=Quarry gate; coffee_stop=None
- River flats | distance=55; climb=210; surface=Road; difficulty=Medium; start_place=Railway station; coffee_stop=Ferry bakery
event group ride|club ride|ride|tour: Title!;Route->@route|cycling route~Three valleys loop|Canal gravel;Date:date!;Starts at:time;Meeting point;Pace:number(km/h)#10-50;Group=Easy|Medium|Fast|Race team;Ride leader->@rider|cyclist~Lotte Visser|Gareth Pike;Places:number#2-60;Notes:long
- Sunday hills | route=Three valleys loop; meeting_point=Market square; pace=28; group=Fast; ride_leader=Lotte Visser; places=14
- Gravel and cake | route=Canal gravel; meeting_point=Lock 4; pace=20; group=Easy; ride_leader=Gareth Pike; places=20
- Chain gang Tuesday | route=River flats; meeting_point=Railway station; pace=38; group=Race team; ride_leader=Nuno Prata; places=10
- First mountain bike evening | route=Quarry singletrack; meeting_point=Quarry gate; pace=14; group=Medium; ride_leader=Gareth Pike; places=8; notes=Lights and knee pads.
event race|competition|time trial|triathlon: Title!;Discipline=Road|Time trial|Criterium|Mountain bike|Gravel|Triathlon;Date:date!;Place;Distance:number(km)#1-400;Entry fee:money;Category=Open|Women|Men|Juniors|Masters;Entries close on:date;Organiser~Valley Wheelers
- Valley hill climb | discipline=Time trial; place=Ridge road; distance=7.4; entry_fee=12; category=Open; organiser=Valley Wheelers
- Lake sprint triathlon | discipline=Triathlon; place=Boathouse; distance=25.75; entry_fee=48; category=Open; organiser=Valley Wheelers
- Market square criterium | discipline=Criterium; place=Market square; distance=40; entry_fee=20; category=Men; organiser=Valley Wheelers
- Forest gravel 100 | discipline=Gravel; place=Forest lodge; distance=100; entry_fee=35; category=Masters; organiser=Forest Riders
record race result|result|race entry: Title!;Race->@race|competition~Valley hill climb|Lake sprint triathlon;Rider->@rider|cyclist~Lotte Visser|Gareth Pike;Start number:number#1-9999;Time~19:42;Place:number#1-2000;Average power:number(W)#50-600;Category=Open|Women|Men|Juniors|Masters;~Status=Entered|Finished|Did not finish|Disqualified
- Visser hill climb | race=Valley hill climb; rider=Lotte Visser; start_number=31; time=19:42; place=4; average_power=262; category=Women; status=Finished
- Pike triathlon | race=Lake sprint triathlon; rider=Gareth Pike; start_number=118; category=Masters; status=Entered
- Prata criterium | race=Market square criterium; rider=Nuno Prata; start_number=7; time=58:03; place=2; average_power=318; category=Men; status=Finished
- Harris gravel | race=Forest gravel 100; rider=Dot Harris; start_number=204; average_power=118; category=Masters; status=Did not finish
record activity|ride log|training ride|training session|workout: Title!;Rider->@rider|cyclist~Lotte Visser|Gareth Pike;Date:date!;Sport=Cycling|Running|Swimming|Strength;Distance:number(km)#0-1000;Duration:number(min)#1-2880;Climb:number(m)#0-15000;Average heart rate:number(bpm)#50-220;Average power:number(W)#0-600;Notes:long
- Threshold 3 x 12 | rider=Lotte Visser; sport=Cycling; distance=48; duration=96; climb=410; average_heart_rate=152; average_power=205
- Lunch swim | rider=Gareth Pike; sport=Swimming; distance=1.8; duration=42; average_heart_rate=134
- Gym, squats and core | rider=Nuno Prata; sport=Strength; duration=50; average_heart_rate=112
- Canal to the cake stop | rider=Dot Harris; sport=Cycling; distance=31; duration=105; climb=90; average_heart_rate=118; average_power=105
item bike|bicycle|bike component [bikes?|bicycles?|compon\\w*|mainten\\w*]: Name!;Rider->@rider|cyclist~Lotte Visser|Gareth Pike;Type=Road|Gravel|Mountain|Time trial|Touring;Frame number;Bought on:date;~Kilometres:number(km)#0-300000;Chain changed at:number(km)#0-300000;Next service:date;Photo:image
- Red road bike | rider=Lotte Visser; type=Road; frame_number=RX229011; kilometres=14200; chain_changed_at=12800
- Grey tourer | rider=Gareth Pike; type=Touring; frame_number=TU55012; kilometres=38100; chain_changed_at=36000
- Aero race bike | rider=Nuno Prata; type=Time trial; frame_number=AE770142; kilometres=6900; chain_changed_at=5200
- Mud hopper | rider=Gareth Pike; type=Mountain; frame_number=MH110983; kilometres=4100; chain_changed_at=3000
+ event registration: Ride->@group ride|ride;Rider->@rider;Group=Easy|Medium|Fast|Race team;Lift needed:boolean

# rowing club|rowing|rower|regatta|boathouse|canoe club|kayak club|canoe
item boat|rowing boat|kayak|canoe|shell: Name!;Boat class=Single|Double|Pair|Four|Quad|Eight|Kayak|Canoe;Builder;Year built:number#1950-2030;Crew weight:number(kg)#40-110;Rack~B3;Use=Novice|Club|Racing;~Status=Ready|Out|Damaged|In repair;Photo:image
- Heron | boat_class=Four; builder=Werft Nord; year_built=2016; crew_weight=80; rack=B3; use=Club; status=Ready
- Swift | boat_class=Single; builder=Lakeline; year_built=2021; crew_weight=70; rack=A1; use=Racing; status=Ready
- Old Tom | boat_class=Double; builder=Werft Nord; year_built=2004; crew_weight=75; rack=C2; use=Novice; status=In repair
- Osprey | boat_class=Eight; builder=Lakeline; year_built=2019; crew_weight=85; rack=E1; use=Racing; status=Out
person rower|paddler|athlete|cox: Full name!;Date of birth:date;Level=Novice|Intermediate|Advanced|Racing;Side=Port|Starboard|Both|Sculling|Cox;Weight:number(kg)#35-130;Can swim:boolean;Licensed boats~Single, double, four;Phone:phone;Emergency contact
- Freya Lorimer | level=Racing; side=Sculling; weight=66; licensed_boats=Single, double, quad; emergency_contact=Anne Lorimer
- Cole Danvers | level=Novice; side=Port; weight=83; licensed_boats=Four; emergency_contact=Reg Danvers
- Ida Pym | level=Intermediate; side=Starboard; weight=71; licensed_boats=Double, four; emergency_contact=Max Pym
- Toby Osgood | level=Advanced; side=Cox; weight=55; licensed_boats=Four, eight; emergency_contact=Clare Osgood
record outing|trip|logbook entry|logbook|row: Title!;Boat->@boat|rowing boat~Heron|Swift;Date:date!;Left at:time;Back at:time;Crew~Lorimer, Danvers, Pym, Osgood;Destination~Weir bridge;Distance:number(km)#0-200;Steersman->@rower|paddler~Freya Lorimer|Cole Danvers;~Status=On the water|Back|Overdue;Remarks:long
- Heron to Weir bridge | boat=Heron; crew=Lorimer, Danvers, Pym, Osgood; destination=Weir bridge; distance=12; steersman=Freya Lorimer; status=Back
- Swift, two laps | boat=Swift; crew=Lorimer; destination=Island; distance=8; steersman=Freya Lorimer; status=On the water
- Osprey early row | boat=Osprey; crew=First eight; destination=Old lock; distance=16; steersman=Toby Osgood; status=Overdue; remarks=Fog on the upper reach.
- Old Tom test row | boat=Old Tom; crew=Pym, Danvers; destination=Boathouse bay; distance=3; steersman=Ida Pym; status=Back
record damage report|damage|boat damage: Title!;Boat->@boat|rowing boat~Old Tom|Heron;Found on:date!;Part=Hull|Rigger|Seat|Fin|Oar|Rudder;Severity=Cosmetic|Usable|Not usable;Reported by->@rower|paddler~Freya Lorimer|Cole Danvers;Photo:image;~Status=Open|In repair|Fixed;Description:long
- Crack near bow | boat=Old Tom; part=Hull; severity=Not usable; reported_by=Cole Danvers; status=In repair; description=Hit a floating log.
- Loose rigger bolt | boat=Heron; part=Rigger; severity=Usable; reported_by=Freya Lorimer; status=Open
- Split oar blade | boat=Osprey; part=Oar; severity=Usable; reported_by=Toby Osgood; status=Fixed
- Seat wheel worn | boat=Swift; part=Seat; severity=Cosmetic; reported_by=Ida Pym; status=Open; description=Squeaks at full slide.
event regatta|race|competition: Title!;Date:date!;Ends on:date;Place;Water=River|Lake|Canal|Sea;Distance:number(m)#200-42000;Entries close on:date;Entry fee:money;Trailer leaves at:time;Organiser~Lakeside Rowing Union
- Autumn Head | place=Weir bridge; water=River; distance=5000; entry_fee=60; organiser=Lakeside Rowing Union
- Lake Sprint Regatta | place=North shore; water=Lake; distance=1000; entry_fee=35; organiser=Town Rowing Club
- Canal Long Row | place=Lock 12; water=Canal; distance=20000; entry_fee=25; organiser=Lakeside Rowing Union
- Coastal Cup | place=Fisher bay; water=Sea; distance=6000; entry_fee=80; organiser=Bay Rowing Club
record crew entry|regatta entry|crew|race result: Title!;Regatta->@regatta|race~Autumn Head|Lake Sprint Regatta;Boat->@boat|rowing boat~Heron|Swift;Event~Women's single|Mixed four;Stroke->@rower~Freya Lorimer|Cole Danvers;Bow number:number#1-500;Time~3:58.20;Place:number#1-100;~Status=Entered|Raced|Scratched
- Lorimer single | regatta=Lake Sprint Regatta; boat=Swift; event=Women's single; stroke=Freya Lorimer; bow_number=14; time=3:58.20; place=2; status=Raced
- Mixed four | regatta=Autumn Head; boat=Heron; event=Mixed four; stroke=Freya Lorimer; bow_number=61; status=Entered
- First eight | regatta=Autumn Head; boat=Osprey; event=Men's eight; stroke=Cole Danvers; bow_number=4; time=16:41.00; place=7; status=Raced
- Pym and Danvers double | regatta=Canal Long Row; boat=Old Tom; event=Mixed double; stroke=Ida Pym; bow_number=33; status=Scratched
event training session|training|practice|erg test: Title!;Group=Novice|Juniors|Masters|Racing;Date:date!;Starts at:time;Kind=Water|Ergometer|Weights|Running;Coach~Tilda Marsh|Ewan Kerr;Plan:long
- 2 k ergometer test | group=Racing; kind=Ergometer; coach=Ewan Kerr; plan=Warm-up 15 min, then 2000 m all out.
- Novice technique | group=Novice; kind=Water; coach=Tilda Marsh
- Masters circuit | group=Masters; kind=Weights; coach=Tilda Marsh; plan=5 stations, 3 rounds, light bars.
- Junior lake run | group=Juniors; kind=Running; coach=Ewan Kerr
+ booking|reservation: Boat->@boat|rowing boat;Date:date!;From:time!;To:time!;Steersman->@rower|paddler;Crew;~Status=Booked|Out|Back|Cancelled

# horse riding|riding school|riding stable|equestrian|livery|show jumping|dressage
item horse|pony|school horse: Name!;Breed~Haflinger|Hanoverian;Born in:number#1990-2030;Sex=Mare|Gelding|Stallion;Height:number(cm)#70-190;Box->@box|stall~Box 3|Box 7;Owner->@owner|horse owner~Riding school|Ilse Marten;Rider level=Beginner|Intermediate|Advanced;Max rider weight:number(kg)#30-120;~Status=Fit|Resting|Lame|Retired;Photo:image
- Biscuit | breed=Haflinger; born_in=2012; sex=Gelding; height=146; box=Box 3; owner=Riding school; rider_level=Beginner; max_rider_weight=80; status=Fit
- Donna Clara | breed=Hanoverian; born_in=2016; sex=Mare; height=168; box=Box 7; owner=Ilse Marten; rider_level=Advanced; max_rider_weight=90; status=Resting
- Pepper | breed=Welsh pony; born_in=2009; sex=Mare; height=125; box=Paddock South; owner=Riding school; rider_level=Beginner; max_rider_weight=50; status=Lame
- Falcon | breed=Irish Sport Horse; born_in=2014; sex=Gelding; height=165; box=Box 9; owner=Conrad Weller; rider_level=Intermediate; max_rider_weight=95; status=Fit
item box|stall|paddock|arena: Number!;Kind=Box|Paddock box|Open stable|Paddock|Indoor arena|Outdoor arena;Size:number(m²)#6-10000;Bedding=Straw|Shavings|Pellets|None;Monthly rent:money;~Status=Free|Taken|Closed;Note:long
- Box 3 | kind=Box; size=12; bedding=Straw; monthly_rent=320; status=Taken
- Box 7 | kind=Paddock box; size=16; bedding=Shavings; monthly_rent=410; status=Taken
- Box 9 | kind=Box; size=14; bedding=Pellets; monthly_rent=350; status=Taken
- Paddock South | kind=Open stable; size=900; bedding=None; monthly_rent=210; status=Free; note=Shelter for four ponies.
person rider|riding student|pupil: Full name!;Date of birth:date;Phone:phone;Parent phone:phone;Level=Beginner|Intermediate|Advanced|Competition;Weight:number(kg)#15-120;Discipline=Dressage|Jumping|Eventing|Western|Trail;Lessons left:number#0-100;Medical note:long
- Amelie Stone | level=Beginner; weight=41; discipline=Dressage; lessons_left=6
- Victor Hagen | level=Advanced; weight=74; discipline=Jumping; lessons_left=2
- Clara Weller | level=Competition; weight=58; discipline=Eventing; lessons_left=10
- Mats Olin | level=Intermediate; weight=81; discipline=Trail; lessons_left=0
person owner|horse owner|boarder: Full name!;Phone:phone;Email:email;Contract=Full livery|Part livery|Grass livery|School;Monthly fee:money;Since:date;Emergency instructions:long
- Ilse Marten | contract=Full livery; monthly_fee=480; emergency_instructions=Call Dr. Falk first, colic surgery agreed.
- Riding school | contract=School; monthly_fee=0
- Conrad Weller | contract=Part livery; monthly_fee=390; emergency_instructions=Phone first, then the vet.
- Jette Brask | contract=Grass livery; monthly_fee=180
event riding lesson|lesson|riding class|trail ride: Title!;Kind=Group|Private|Lunge|Jumping|Trail ride|Pony club;Instructor~Svenja Dorn|Patrick Moyle;Date:date!;Starts at:time;Duration:number(min)#20-240;Arena->@box|arena~Indoor arena;Level=Beginner|Intermediate|Advanced;Places:number#1-12;Price:money
- Beginners on the lunge | kind=Lunge; instructor=Svenja Dorn; duration=30; level=Beginner; places=1; price=28
- Saturday jumping | kind=Jumping; instructor=Patrick Moyle; duration=60; level=Advanced; places=5; price=35
- Pony club Wednesday | kind=Pony club; instructor=Svenja Dorn; duration=90; level=Beginner; places=8; price=18
- Private dressage hour | kind=Private; instructor=Patrick Moyle; duration=45; level=Intermediate; places=1; price=52
record care record|vet visit|farrier visit|vaccination|health record: Title!;Horse->@horse|pony~Biscuit|Donna Clara;Kind=Farrier|Vet|Vaccination|Worming|Dentist|Physio;Done on:date!;Done by~Dr. Falk|Smith Arno;Next due on:date;Cost:money;Findings:long
- Biscuit new shoes | horse=Biscuit; kind=Farrier; done_by=Smith Arno; cost=120
- Donna Clara tendon scan | horse=Donna Clara; kind=Vet; done_by=Dr. Falk; cost=190; findings=Mild strain, six weeks of walking.
- Pepper hoof abscess | horse=Pepper; kind=Vet; done_by=Dr. Falk; cost=85; findings=Opened, poultice for five days.
- Falcon flu jab | horse=Falcon; kind=Vaccination; done_by=Dr. Falk; cost=48
record feeding plan|feed ration|feeding: Title!;Horse->@horse|pony~Biscuit|Donna Clara;Feed=Hay|Haylage|Oats|Muesli|Mineral|Mash;Amount:number(kg)#0.01-20;Meal=Morning|Noon|Evening;Supplement;From:date;Note:long
- Biscuit morning hay | horse=Biscuit; feed=Hay; amount=4; meal=Morning; note=Hay net, slow feeder.
- Donna Clara mash | horse=Donna Clara; feed=Mash; amount=0.8; meal=Evening; supplement=Joint powder
- Falcon oats at noon | horse=Falcon; feed=Oats; amount=1.5; meal=Noon; supplement=Linseed oil
- Pepper minerals | horse=Pepper; feed=Mineral; amount=0.05; meal=Morning; note=No sugar, had laminitis.
! work stable duty|stable task [task\\w*|dut(?:y|ies)|chore\\w*|mucking]: Title!;Duty=Mucking out|Feeding|Turnout|Sweeping|Watering|Repair;Box->@box|stall~Box 3;Assigned to~Lena|Piet;Date:date;Shift=Early|Noon|Evening;Notes:long
- Muck out east row | duty=Mucking out; assigned_to=Lena; shift=Early
- Turn out mares | duty=Turnout; assigned_to=Piet; shift=Early
- Evening hay round | duty=Feeding; box=Box 9; assigned_to=Lena; shift=Evening
- Fix paddock gate | duty=Repair; box=Paddock South; assigned_to=Piet; shift=Noon; notes=Hinge broken.
+ booking|reservation: Lesson->@riding lesson|lesson;Rider->@rider|pupil;Horse->@horse|pony;Date:date!;Starts at:time;~Status=Booked|Ridden|Cancelled|No show

# sailing club|sailing|yacht club|yacht|dinghy|sailor|mooring|berth
item boat|yacht|dinghy|sailboat: Name!;Class~Laser|Optimist|Cruiser 32;Sail number;Length:number(m)#2-40;Draught:number(m)#0.1-6;Owner->@sailor|skipper~Club|Renata Voss;Berth->@berth|mooring~Pier A 12|Dinghy park 5;Handicap rating:number#0-2000;Insurance until:date;~Status=Afloat|Ashore|In repair;Photo:image
- Gannet | class=Cruiser 32; sail_number=412; length=9.8; draught=1.75; owner=Renata Voss; berth=Pier A 12; handicap_rating=985; status=Afloat
- Puffin 3 | class=Laser; sail_number=20911; length=4.2; draught=0.8; owner=Club; berth=Dinghy park 5; handicap_rating=1100; status=Ashore
- Mistral | class=Folkboat; sail_number=77; length=7.6; draught=1.2; owner=Ansel Grove; berth=Buoy 8; handicap_rating=1045; status=In repair
- Tern 1 | class=Optimist; sail_number=1502; length=2.3; draught=0.4; owner=Club; berth=Dinghy park 9; handicap_rating=1600; status=Ashore
item berth|mooring|slip|dinghy space: Number!;Kind=Pier berth|Buoy|Dinghy park|Dry storage|Guest berth;Max length:number(m)#2-60;Depth:number(m)#0-20;Power:boolean;Water:boolean;Yearly fee:money;~Status=Free|Taken|Closed
- Pier A 12 | kind=Pier berth; max_length=11; depth=2.6; yearly_fee=1450; status=Taken
- Dinghy park 5 | kind=Dinghy park; max_length=5; depth=0; yearly_fee=140; status=Taken
- Buoy 8 | kind=Buoy; max_length=9; depth=3.8; yearly_fee=520; status=Taken
- Dinghy park 9 | kind=Dinghy park; max_length=3; depth=0; yearly_fee=90; status=Free
person sailor|skipper|crew member|helm: Full name!;Membership number;Phone:phone;Email:email;Certificate=None|Beginner|Inland|Coastal|Offshore|Instructor;Role=Helm|Crew|Skipper|Cadet;Date of birth:date;Emergency contact
- Renata Voss | membership_number=SC-118; certificate=Offshore; role=Skipper; emergency_contact=Tom Voss
- Finn Delaney | membership_number=SC-342; certificate=Beginner; role=Cadet; emergency_contact=Una Delaney
- Club | membership_number=SC-000; certificate=None
- Ansel Grove | membership_number=SC-207; certificate=Coastal; role=Helm; emergency_contact=Ivy Grove
event regatta|race|sailing race|race series: Title!;Series~Wednesday evenings;Date:date!;First start:time;Course~Triangle round the island;Classes~Laser, Optimist|Cruisers;Entry fee:money;Race officer~Gwen Parry|Otto Lind;Wind:number(kn)#0-60;~Status=Planned|Sailed|Postponed|Abandoned
- Wednesday race 4 | series=Wednesday evenings; course=Triangle round the island; classes=Laser; entry_fee=0; race_officer=Gwen Parry; wind=12; status=Sailed
- Midsummer Cup | course=Bay, two laps; classes=Cruisers; entry_fee=30; race_officer=Otto Lind; status=Planned
- Icebreaker Sunday | series=Winter series; course=Two buoys and back; classes=Folkboat; entry_fee=5; race_officer=Gwen Parry; wind=22; status=Abandoned
- Optimist Cup | course=Small triangle; classes=Optimist; entry_fee=8; race_officer=Otto Lind; status=Postponed
record race result|result|finish: Title!;Race->@regatta|race~Wednesday race 4;Boat->@boat|yacht~Puffin 3|Gannet;Helm->@sailor|skipper~Finn Delaney|Renata Voss;Elapsed time~48:10;Corrected time~43:47;Place:number#1-300;Points:number#0-300;Code=Finished|DNF|DNS|DSQ|OCS;Protest:boolean
- Delaney race 4 | race=Wednesday race 4; boat=Puffin 3; helm=Finn Delaney; elapsed_time=48:10; corrected_time=43:47; place=6; points=6; code=Finished
- Voss Midsummer entry | race=Midsummer Cup; boat=Gannet; helm=Renata Voss; code=DNS; points=21
- Grove Icebreaker | race=Icebreaker Sunday; boat=Mistral; helm=Ansel Grove; code=DNF; points=12
- Voss race 4 | race=Wednesday race 4; boat=Gannet; helm=Renata Voss; elapsed_time=41:55; corrected_time=42:33; place=4; points=4; code=Finished
record logbook entry|trip|voyage|passage: Title!;Boat->@boat|yacht~Gannet|Puffin 3;Skipper->@sailor|skipper~Renata Voss|Finn Delaney;Left on:date!;Left at:time;From port;To port;Distance:number(nm)#0-5000;Engine hours:number(h)#0-1000;Wind~SW 4;Crew;Remarks:long
- Gannet to Skerry Isle | boat=Gannet; skipper=Renata Voss; from_port=Home harbour; to_port=Skerry Isle; distance=24; engine_hours=1.5; wind=SW 4; crew=Voss, Lind
- Puffin bay practice | boat=Puffin 3; skipper=Finn Delaney; from_port=Home harbour; to_port=Home harbour; distance=5; engine_hours=0; wind=W 3
- Mistral to the slip | boat=Mistral; skipper=Ansel Grove; from_port=Home harbour; to_port=Boatyard slip; distance=2; engine_hours=0.5; wind=NE 2
- Gannet night passage | boat=Gannet; skipper=Renata Voss; from_port=Skerry Isle; to_port=Port Merrow; distance=61; engine_hours=3; wind=NW 5; crew=Voss, Grove
event sailing course|course|sail training: Title!;Level=Taster|Beginner|Intermediate|Coastal|Racing|Youth;Instructor~Gwen Parry|Otto Lind;Date:date!;Ends on:date;Places:number#2-30;Price:money;Boat class~Optimist|Laser;Description:long
- Optimist week | level=Youth; instructor=Gwen Parry; places=10; price=190; boat_class=Optimist
- Coastal skipper weekend | level=Coastal; instructor=Otto Lind; places=5; price=320; boat_class=Cruiser 32
- Sunday taster | level=Taster; instructor=Gwen Parry; places=12; price=35; boat_class=Laser
- Start line clinic | level=Racing; instructor=Otto Lind; places=8; price=75; boat_class=Laser
+ booking|reservation: Boat->@boat|yacht;Berth->@berth|mooring;From:date!;To:date!;Skipper->@sailor;People on board:number#1-20;~Status=Requested|Confirmed|Returned|Cancelled

# athletics club|track and field|athletics|sprinter|long jump|javelin|pole vault
person athlete|runner|thrower|jumper: Full name!;Date of birth:date!;Sex=Female|Male;Age class=U10|U12|U14|U16|U18|U20|Adult|Masters;Main discipline->@discipline|event type~100 m|Long jump;Coach->@coach|trainer~Bruna Keller|Moses Tembo;Licence number;Phone:phone;~Status=Active|Injured|Guest|Left
- Sina Albrecht | sex=Female; age_class=U18; main_discipline=Long jump; coach=Bruna Keller; licence_number=TF-2207; status=Active
- Jo Mbeki | sex=Male; age_class=Adult; main_discipline=100 m; coach=Moses Tembo; licence_number=TF-1833; status=Active
- Tara Lindgren | sex=Female; age_class=Masters; main_discipline=Shot put 4 kg; coach=Viola Brandt; licence_number=TF-0914; status=Active
- Emre Kaya | sex=Male; age_class=U16; main_discipline=1500 m; coach=Cormac Daly; licence_number=TF-2655; status=Injured
item discipline|event type: Name!;Group=Sprint|Middle distance|Hurdles|Jump|Throw|Combined|Relay;Measured in=Seconds|Minutes|Metres|Points;Implement weight:number(kg)#0-10;Wind limit:number(m/s)#0-5;Qualifying standard;Rules:long
- 100 m | group=Sprint; measured_in=Seconds; wind_limit=2; qualifying_standard=11.20
- Long jump | group=Jump; measured_in=Metres; wind_limit=2; qualifying_standard=5.60
- Shot put 4 kg | group=Throw; measured_in=Metres; implement_weight=4; qualifying_standard=12.50
- 1500 m | group=Middle distance; measured_in=Minutes; qualifying_standard=4:12.00
item coach|trainer: Name!;Speciality=Sprint|Endurance|Jumps|Throws|Combined|Youth;Licence~B licence|A licence;Groups~Youth squad;Phone:phone;Email:email;Photo:image
- Bruna Keller | speciality=Jumps; licence=A licence; groups=Jump squad
- Moses Tembo | speciality=Sprint; licence=B licence; groups=Sprint squad
- Viola Brandt | speciality=Throws; licence=B licence; groups=Throws squad
- Cormac Daly | speciality=Endurance; licence=C licence; groups=Youth distance squad
event meet|competition|track meet|championship: Title!;Date:date!;Ends on:date;Place;Level=Club|Regional|National|School|International;Indoor:boolean;Entries close on:date;Entry fee:money;Timetable:file
- Regional U18 championships | place=Lindenpark Stadium; level=Regional; entry_fee=8
- Club evening meet | place=Home track; level=Club; entry_fee=0
- Indoor season opener | place=Lindenpark Hall; level=International; entry_fee=15
- School championships | place=Valley track; level=School; entry_fee=0
record performance|result|personal best|competition result: Title!;Athlete->@athlete|runner~Sina Albrecht|Jo Mbeki;Discipline->@discipline~100 m|Long jump;Meet->@meet|competition~Regional U18 championships|Club evening meet;Mark~5.74|10.98;Wind:number(m/s)#-9-9;Place:number#1-200;Achieved on:date!;Personal best:boolean
- Albrecht 5.74 | athlete=Sina Albrecht; discipline=Long jump; meet=Regional U18 championships; mark=5.74; wind=1.2; place=1
- Mbeki 10.98 | athlete=Jo Mbeki; discipline=100 m; meet=Club evening meet; mark=10.98; wind=0.4; place=1
- Lindgren 11.90 | athlete=Tara Lindgren; discipline=Shot put 4 kg; meet=Club evening meet; mark=11.90; place=2
- Kaya 4:21.35 | athlete=Emre Kaya; discipline=1500 m; meet=School championships; mark=4:21.35; place=3
record meet entry|competition entry|entry: Title!;Athlete->@athlete~Sina Albrecht|Jo Mbeki;Meet->@meet|competition~Regional U18 championships|Club evening meet;Discipline->@discipline~100 m|Long jump;Season best~5.60;Bib number:number#1-5000;~Status=Entered|Confirmed|Withdrawn
- Albrecht 100 m | athlete=Sina Albrecht; meet=Club evening meet; discipline=100 m; season_best=12.61; bib_number=44; status=Entered
- Mbeki club 100 | athlete=Jo Mbeki; meet=Club evening meet; discipline=100 m; season_best=11.04; bib_number=52; status=Confirmed
- Lindgren shot indoor | athlete=Tara Lindgren; meet=Indoor season opener; discipline=Shot put 4 kg; season_best=11.90; bib_number=208; status=Confirmed
- Kaya school 1500 | athlete=Emre Kaya; meet=School championships; discipline=1500 m; season_best=4:24.10; bib_number=17; status=Withdrawn
event training session|training|workout|training plan: Title!;Squad~Sprint squad|Jump squad;Coach->@coach|trainer~Bruna Keller|Moses Tembo;Date:date!;Starts at:time;Place;Focus=Speed|Endurance|Strength|Technique|Recovery;Load=Light|Medium|Hard;Plan:long
- Approach runs | squad=Jump squad; coach=Bruna Keller; place=Home track; focus=Technique; load=Medium; plan=8 approaches with take-off, 6 short jumps.
- Flying thirties | squad=Sprint squad; coach=Moses Tembo; place=Home track; focus=Speed; load=Hard
- Ring technique | squad=Throws squad; coach=Viola Brandt; place=Throwing cage; focus=Strength; load=Medium; plan=20 standing throws, then cleans 5 x 3.
- Forest easy 8 km | squad=Youth distance squad; coach=Cormac Daly; place=Pine forest; focus=Endurance; load=Light

# gymnastics|gymnast|gymnastics club|tumbling|trampoline|cheerleading|figure skating
person gymnast|athlete|skater|student: Full name!;Date of birth:date!;Level=Recreational|Level 1|Level 2|Level 3|Elite;Group->@group|squad~Mini tumblers|Competition girls;Parent->@parent|guardian~Ruth Amsel|Iain Forbes;Licence number;Allergies;Photo consent:boolean;~Status=Active|Waiting list|Injured|Left
- Lara Amsel | level=Level 2; group=Competition girls; parent=Ruth Amsel; licence_number=GY-505; status=Active
- Rory Forbes | level=Recreational; group=Mini tumblers; parent=Iain Forbes; status=Active
- Mina Kovar | level=Level 3; group=Rhythm ribbons; parent=Jitka Kovar; licence_number=GY-612; status=Injured
- Felix Osman | level=Level 1; group=Sky jumpers; parent=Leyla Osman; status=Waiting list
person parent|guardian: Full name!;Phone:phone!;Email:email;Address;Can help at meets:boolean;Pays by=Direct debit|Transfer|Cash
- Ruth Amsel | address=3 Linden Row; pays_by=Direct debit
- Iain Forbes | address=19 Quarry Lane; pays_by=Transfer
- Jitka Kovar | address=44 Tower Street; pays_by=Direct debit
- Leyla Osman | address=7 Bakery Yard; pays_by=Cash
item group|squad|class|training group: Name!;Discipline=Artistic|Rhythmic|Trampoline|Tumbling|Cheer|Skating;Ages~4 to 6;Coach->@coach|trainer~Petra Iliev|Sam Doyle;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;Starts at:time;Duration:number(min)#30-240;Places:number#4-40;Monthly fee:money
- Mini tumblers | discipline=Tumbling; ages=4 to 6; coach=Sam Doyle; day=Wednesday; duration=60; places=12; monthly_fee=28
- Competition girls | discipline=Artistic; ages=9 to 13; coach=Petra Iliev; day=Friday; duration=150; places=14; monthly_fee=60
- Rhythm ribbons | discipline=Rhythmic; ages=8 to 14; coach=Noemi Varga; day=Tuesday; duration=120; places=10; monthly_fee=55
- Sky jumpers | discipline=Trampoline; ages=7 to 12; coach=Axel Bruhn; day=Saturday; duration=90; places=12; monthly_fee=42
item coach|trainer|judge: Name!;Qualification~Level 3 coach|Regional judge;Discipline=Artistic|Rhythmic|Trampoline|Tumbling|Cheer|Skating;Hours a week:number(h)#1-45;Background check until:date;First aid until:date;Phone:phone;Photo:image
- Petra Iliev | qualification=Level 3 coach; discipline=Artistic; hours_a_week=18
- Sam Doyle | qualification=Level 1 coach; discipline=Tumbling; hours_a_week=6
- Noemi Varga | qualification=International judge; discipline=Rhythmic; hours_a_week=12
- Axel Bruhn | qualification=Level 2 coach; discipline=Trampoline; hours_a_week=9
item skill|element|routine: Name!;Apparatus=Floor|Vault|Bars|Beam|Rings|Trampoline|Ice;Difficulty=A|B|C|D|E;Value:number#0-2;Level=Recreational|Level 1|Level 2|Level 3|Elite;Video:url;Coaching tips:long
- Back walkover | apparatus=Beam; difficulty=B; value=0.2; level=Level 2
- Round-off back tuck | apparatus=Floor; difficulty=A; value=0.1; level=Level 2
- Cartwheel | apparatus=Floor; difficulty=A; value=0.1; level=Recreational
- Barani half twist | apparatus=Trampoline; difficulty=C; value=0.6; level=Level 3
record skill progress|skill record|progress: Title!;Gymnast->@gymnast|athlete~Lara Amsel|Rory Forbes;Skill->@skill|element~Back walkover|Cartwheel;Stage=Introduced|With spotter|Alone|Competition ready;Checked on:date!;Coach->@coach|trainer~Petra Iliev|Sam Doyle;Note:long
- Amsel back walkover | gymnast=Lara Amsel; skill=Back walkover; stage=With spotter; coach=Petra Iliev
- Forbes cartwheel | gymnast=Rory Forbes; skill=Cartwheel; stage=Alone; coach=Sam Doyle
- Osman barani | gymnast=Felix Osman; skill=Barani half twist; stage=Introduced; coach=Axel Bruhn; note=Into the foam pit only.
- Amsel floor tuck | gymnast=Lara Amsel; skill=Round-off back tuck; stage=Competition ready; coach=Petra Iliev
event competition|meet: Title!;Date:date!;Place;Discipline=Artistic|Rhythmic|Trampoline|Tumbling|Cheer|Skating;Levels~Level 1 to 3;Entry fee:money;Entries close on:date;Judges needed:number#0-30
- Regional Floor and Beam | place=Town sports hall; discipline=Artistic; levels=Level 1 to 3; entry_fee=14; judges_needed=2
- Spring Tumbling Day | place=Club gym; discipline=Tumbling; levels=Recreational; entry_fee=5; judges_needed=1
- Ribbon and Hoop Trophy | place=Congress hall; discipline=Rhythmic; levels=Level 2 to Elite; entry_fee=22; judges_needed=4
- Bounce Cup | place=Jump arena; discipline=Trampoline; levels=Level 1 to 3; entry_fee=12; judges_needed=3
record score|competition score|result: Title!;Gymnast->@gymnast|athlete~Lara Amsel|Rory Forbes;Competition->@competition|meet~Regional Floor and Beam|Spring Tumbling Day;Apparatus=Floor|Vault|Bars|Beam|Rings|Trampoline|Ice;Difficulty score:number#0-12;Execution score:number#0-10;Penalty:number#0-5;Final score:number#0-22;Place:number#1-200
- Amsel beam | gymnast=Lara Amsel; competition=Regional Floor and Beam; apparatus=Beam; difficulty_score=3.4; execution_score=8.1; penalty=0; final_score=11.5; place=4
- Forbes floor | gymnast=Rory Forbes; competition=Spring Tumbling Day; apparatus=Floor; difficulty_score=1.2; execution_score=7.9; penalty=0.1; final_score=9; place=9
- Kovar ribbon floor | gymnast=Mina Kovar; competition=Ribbon and Hoop Trophy; apparatus=Floor; difficulty_score=4.8; execution_score=7.4; penalty=0.3; final_score=11.9; place=6
- Osman first routine | gymnast=Felix Osman; competition=Bounce Cup; apparatus=Trampoline; difficulty_score=2; execution_score=7.2; penalty=0; final_score=9.2; place=14
+ payment: Gymnast->@gymnast;Month;Kind=Monthly fee|Competition fee|Leotard|Licence

# cricket club|cricket|cricketer|batsman|bowler|baseball|softball
item team|eleven|side: Name!;Level=First|Second|Third|Youth|Women|Veterans;League->@league|competition~Valley League Div 2|Sunday Friendlies;Captain~Ravi Menon|Beth Cross;Home ground->@ground|field~Vicarage Field|College Oval;Practice night~Thursday 18:00;Photo:image
- First XI | level=First; league=Valley League Div 2; captain=Ravi Menon; home_ground=Vicarage Field; practice_night=Thursday 18:00
- Women's XI | level=Women; league=Sunday Friendlies; captain=Beth Cross; home_ground=College Oval; practice_night=Tuesday 18:00
- Colts U15 | level=Youth; league=Colts Cup; captain=Ollie Marsh; home_ground=Recreation Ground; practice_night=Wednesday 17:30
- Second XI | level=Second; league=Valley League Div 5; captain=Imran Baig; home_ground=Vicarage Field; practice_night=Thursday 18:00
person player|cricketer: Full name!;Team->@team|side~First XI|Women's XI;Role=Batter|Bowler|All-rounder|Wicketkeeper|Pitcher|Catcher|Fielder;Batting hand=Right|Left|Switch;Throws or bowls~Right-arm medium|Leg spin;Shirt number:number#0-99;Date of birth:date;Phone:phone;~Status=Available|Injured|Away
- Ravi Menon | team=First XI; role=Batter; batting_hand=Right; throws_or_bowls=Off spin; shirt_number=7; status=Available
- Luke Ashby | team=First XI; role=Bowler; batting_hand=Left; throws_or_bowls=Right-arm fast; shirt_number=19; status=Available
- Beth Cross | team=Women's XI; role=All-rounder; batting_hand=Right; throws_or_bowls=Leg spin; shirt_number=11; status=Available
- Ollie Marsh | team=Colts U15; role=Wicketkeeper; batting_hand=Left; throws_or_bowls=None; shirt_number=23; status=Injured
event match|fixture|game: Title!;Team->@team|side~First XI|Women's XI;Opponent;Ground->@ground|field~Vicarage Field|College Oval;Date:date!;Starts at:time;Format=T20|40 overs|50 overs|Two innings|9 innings;Toss won by;~Our score~187 for 6;~Their score~154 all out;~Result=Planned|Won|Lost|Drawn|Tied|Abandoned;Umpire~Colin Ferris
- First XI v Mill Green | team=First XI; opponent=Mill Green; ground=Vicarage Field; format=40 overs; our_score=187 for 6; their_score=154 all out; result=Won; umpire=Colin Ferris
- Women v Abbey Park | team=Women's XI; opponent=Abbey Park; ground=College Oval; format=T20; result=Planned
- Colts v Riverside | team=Colts U15; opponent=Riverside CC; ground=Recreation Ground; format=T20; our_score=96 all out; their_score=97 for 4; result=Lost; umpire=Colin Ferris
- Second XI v Priors | team=Second XI; opponent=Priors Hill; ground=Vicarage Field; format=50 overs; our_score=44 for 1; result=Abandoned
record batting score|batting|innings|scorecard line|score: Title!;Match->@match|fixture~First XI v Mill Green;Player->@player|cricketer~Ravi Menon|Luke Ashby;Batting position:number#1-11;Runs:number#0-400;Balls:number#0-500;Fours:number#0-60;Sixes:number#0-40;How out=Not out|Bowled|Caught|LBW|Run out|Stumped
- Menon at Mill Green | match=First XI v Mill Green; player=Ravi Menon; batting_position=2; runs=74; balls=81; fours=9; sixes=1; how_out=Caught
- Ashby at Mill Green | match=First XI v Mill Green; player=Luke Ashby; batting_position=9; runs=12; balls=8; fours=1; sixes=1; how_out=Not out
- Marsh v Riverside | match=Colts v Riverside; player=Ollie Marsh; batting_position=1; runs=31; balls=28; fours=4; sixes=0; how_out=Run out
- Cross v Abbey Park | match=Women v Abbey Park; player=Beth Cross; batting_position=3; runs=45; balls=33; fours=6; sixes=1; how_out=LBW
record bowling figure|bowling|pitching record: Title!;Match->@match|fixture~First XI v Mill Green;Player->@player|cricketer~Luke Ashby|Ravi Menon;Overs:number#0-60;Maidens:number#0-40;Runs conceded:number#0-300;Wickets:number#0-10;Wides:number#0-50;No balls:number#0-30
- Ashby 4 for 31 | match=First XI v Mill Green; player=Luke Ashby; overs=8; maidens=1; runs_conceded=31; wickets=4; wides=2; no_balls=0
- Menon 1 for 22 | match=First XI v Mill Green; player=Ravi Menon; overs=5; maidens=0; runs_conceded=22; wickets=1; wides=0; no_balls=0
- Cross 2 for 18 | match=Women v Abbey Park; player=Beth Cross; overs=4; maidens=0; runs_conceded=18; wickets=2; wides=1; no_balls=0
- Ashby 0 for 40 | match=Second XI v Priors; player=Luke Ashby; overs=7; maidens=0; runs_conceded=40; wickets=0; wides=4; no_balls=2
item league|competition|tournament|season: Name!;Season~2026;Format=T20|40 overs|50 overs|9 innings|Friendly;Teams:number#2-30;~Our position:number#1-30;~Points:number#0-400;Starts on:date;Ends on:date
- Valley League Div 2 | season=2026; format=40 overs; teams=10; our_position=4; points=118
- Sunday Friendlies | season=2026; format=Friendly; teams=6
- Colts Cup | season=2026; format=T20; teams=8; our_position=6; points=22
- Valley League Div 5 | season=2026; format=50 overs; teams=9; our_position=2; points=131
item ground|field|pitch|net: Name!;Address;Surface=Grass|Artificial|Matting|Dirt;Nets:number#0-12;Pavilion:boolean;Hire fee:money;Groundskeeper~Norm Tilley;~Condition=Playable|Wet|Closed
- Vicarage Field | address=Church Lane; surface=Grass; nets=3; hire_fee=90; groundskeeper=Norm Tilley; condition=Playable
- College Oval | address=College Road; surface=Artificial; nets=2; hire_fee=60; condition=Playable
- Recreation Ground | address=Park Avenue; surface=Matting; nets=1; hire_fee=20; condition=Wet
- Station Diamond | address=Yard Street 5; surface=Dirt; nets=4; hire_fee=45; groundskeeper=Ana Polk; condition=Closed
! record availability|player availability|team selection [availab\\w*|select\\w*|lineup\\w*]: Title!;Match->@match|fixture~Women v Abbey Park;Player->@player|cricketer~Beth Cross|Luke Ashby;Available=Yes|Maybe|No;Selected:boolean;Lift offered:boolean;Note:long
- Cross for Abbey Park | match=Women v Abbey Park; player=Beth Cross; available=Yes
- Ashby for Abbey scoring | match=Women v Abbey Park; player=Luke Ashby; available=Maybe; note=Can score until five.
- Menon for Priors | match=Second XI v Priors; player=Ravi Menon; available=No
- Marsh for Riverside | match=Colts v Riverside; player=Ollie Marsh; available=Yes
+ payment: Player->@player|cricketer;Match->@match;Kind=Match fee|Subscription|Kit|Tea

# ice hockey|hockey club|hockey team|ice rink|rugby|rugby club|lacrosse|roller derby
item team|squad: Name!;Sport=Ice hockey|Field hockey|Rugby|Lacrosse|Roller derby;Age group=U10|U12|U14|U16|U18|Adult|Veterans;Head coach~Sven Hallberg|Moira Kane;League->@league|competition~North Division|Harbour Cup;Home venue->@venue|rink|pitch~Glacier Rink|Quarry Park;Kit colours
- Polar Kings | sport=Ice hockey; age_group=Adult; head_coach=Sven Hallberg; league=North Division; home_venue=Glacier Rink; kit_colours=White and teal
- Quarry Lions U16 | sport=Rugby; age_group=U16; head_coach=Moira Kane; league=Harbour Cup; home_venue=Quarry Park; kit_colours=Black and amber
- Dockside Rollers | sport=Roller derby; age_group=Adult; head_coach=Jess Vane; league=Derby Series; home_venue=Dock Hall; kit_colours=Purple
- Meadow Sticks U12 | sport=Field hockey; age_group=U12; head_coach=Arjun Bedi; league=School Hockey League; home_venue=Meadow Turf; kit_colours=Green and white
person player|squad member: Full name!;Team->@team|squad~Polar Kings|Quarry Lions U16;Position=Goalkeeper|Defence|Forward|Prop|Hooker|Back|Blocker|Jammer;Jersey number:number#0-99;Date of birth:date;Weight:number(kg)#20-160;Registration number;Emergency contact;~Status=Fit|Injured|Concussion rest|Suspended
- Elias Strand | team=Polar Kings; position=Goalkeeper; jersey_number=30; weight=84; registration_number=IH-771; emergency_contact=Maja Strand; status=Fit
- Toby Kell | team=Quarry Lions U16; position=Hooker; jersey_number=2; weight=76; registration_number=RU-204; emergency_contact=Gail Kell; status=Concussion rest
- Lexi Thorne | team=Dockside Rollers; position=Jammer; jersey_number=13; weight=63; registration_number=RD-118; emergency_contact=Kim Thorne; status=Fit
- Mikko Laine | team=Polar Kings; position=Defence; jersey_number=44; weight=97; registration_number=IH-802; status=Suspended
event match|game|fixture: Title!;Team->@team|squad~Polar Kings|Quarry Lions U16;Opponent;Date:date!;Starts at:time;Venue->@venue|rink~Glacier Rink|Quarry Park;At=Home|Away;League->@league|competition~North Division|Harbour Cup;Referee~Anders Lunde;~Score for:number#0-150;~Score against:number#0-150;~Status=Planned|Played|Postponed
- Kings v Fjord Wolves | team=Polar Kings; opponent=Fjord Wolves; venue=Glacier Rink; at=Home; league=North Division; referee=Anders Lunde; score_for=4; score_against=3; status=Played
- Lions v Bridgeton | team=Quarry Lions U16; opponent=Bridgeton; venue=Quarry Park; at=Home; league=Harbour Cup; status=Planned
- Rollers v Iron Belles | team=Dockside Rollers; opponent=Iron Belles; venue=Dock Hall; at=Home; league=Derby Series; referee=Cass Muir; score_for=142; score_against=118; status=Played
- Sticks v St. Hugh | team=Meadow Sticks U12; opponent=St. Hugh School; venue=Meadow Turf; at=Away; league=School Hockey League; status=Postponed
record match event|goal|penalty|try|scoring event: Title!;Match->@match|game~Kings v Fjord Wolves;Player->@player~Elias Strand|Toby Kell;Type=Goal|Assist|Save|Penalty|Try|Conversion|Card;Period=First|Second|Third|Overtime;Minute:number(min)#0-120;Penalty minutes:number(min)#0-25;Note:long
- Strand, delaying | match=Kings v Fjord Wolves; player=Elias Strand; type=Penalty; period=Third; minute=52; penalty_minutes=2
- Laine slap shot | match=Kings v Fjord Wolves; player=Mikko Laine; type=Goal; period=First; minute=11; penalty_minutes=0
- Strand glove save | match=Kings v Fjord Wolves; player=Elias Strand; type=Save; period=Overtime; minute=63
- Thorne yellow card | match=Rollers v Iron Belles; player=Lexi Thorne; type=Card; period=Second; minute=40; note=Back block.
event practice|training session|ice time: Title!;Team->@team|squad~Polar Kings|Quarry Lions U16;Venue->@venue|rink~Glacier Rink|Quarry Park;Date:date!;Starts at:time;Ends at:time;Focus=Skating|Power play|Tackling|Scrum|Fitness|Shooting;Plan:long
- Power play evening | team=Polar Kings; venue=Glacier Rink; focus=Power play
- Safe tackling | team=Quarry Lions U16; venue=Quarry Park; focus=Tackling
- Crossovers and stops | team=Dockside Rollers; venue=Dock Hall; focus=Skating; plan=Ten laps each way, hockey stops in pairs.
- Short corners | team=Meadow Sticks U12; venue=Meadow Turf; focus=Shooting
item venue|rink|ice rink|pitch: Name!;Address;Surface=Ice|Grass|Turf|Wood|Concrete;Seats:number#0-30000;Hourly rate:money;Changing rooms:number#0-20;Phone:phone
- Glacier Rink | address=Polar Way 1; surface=Ice; seats=1200; hourly_rate=140; changing_rooms=6
- Quarry Park | address=Old Quarry; surface=Grass; seats=200; hourly_rate=25; changing_rooms=4
- Dock Hall | address=Pier Road 20; surface=Concrete; seats=350; hourly_rate=45; changing_rooms=2
- Meadow Turf | address=School Lane 8; surface=Turf; seats=80; hourly_rate=30; changing_rooms=2
record injury|injury report|concussion check|head injury [injur\\w*|concuss\\w*|medical]: Title!;Player->@player~Toby Kell|Elias Strand;Happened on:date!;Match->@match|game~Kings v Fjord Wolves;Body part=Head|Shoulder|Knee|Ankle|Hand|Back;Severity=Mild|Moderate|Severe;Return expected on:date;Cleared by~Dr. Ohm;Treatment:long
- Kell head knock | player=Toby Kell; body_part=Head; severity=Moderate; cleared_by=Dr. Ohm; treatment=Stepwise return, no contact for three weeks.
- Strand groin pull | player=Elias Strand; match=Kings v Fjord Wolves; body_part=Knee; severity=Mild
- Laine shoulder | player=Mikko Laine; match=Kings v Fjord Wolves; body_part=Shoulder; severity=Severe; cleared_by=Dr. Ohm; treatment=Sling for two weeks, then physio.
- Thorne twisted ankle | player=Lexi Thorne; match=Rollers v Iron Belles; body_part=Ankle; severity=Mild
item league|competition|standing|season: Name!;Sport=Ice hockey|Field hockey|Rugby|Lacrosse|Roller derby;Season~2025/26;Teams:number#2-32;~Position:number#1-32;~Points:number#0-200;Starts on:date;Ends on:date
- North Division | sport=Ice hockey; season=2025/26; teams=8; position=2; points=31
- Harbour Cup | sport=Rugby; season=2025/26; teams=6; position=4; points=12
- Derby Series | sport=Roller derby; season=2026; teams=5; position=1; points=15
- School Hockey League | sport=Field hockey; season=2025/26; teams=12; position=7; points=16
+ payment: Player->@player;Season~2025/26;Kind=Membership fee|Ice time|Kit|Insurance

# psychotherapy|psychotherapist|psychologist|psychology practice|counselling practice|counseling|mental health clinic|mental health
person client|patient: Full name!;Date of birth:date;Phone:phone;Email:email;Presenting concern=Anxiety|Depression|Trauma|Relationship|Burnout|Grief|Addiction|Other;Therapist->@therapist|psychologist~Dr. Mona Weir|Felix Arendt;Risk level=Low|Moderate|High;Emergency contact;Sessions approved:number#1-120;~Status=Waiting list|Active|Paused|Closed
- Client 1042 | presenting_concern=Anxiety; therapist=Dr. Mona Weir; risk_level=Low; sessions_approved=24; status=Active
- Client 1057 | presenting_concern=Burnout; therapist=Felix Arendt; risk_level=Moderate; sessions_approved=12; status=Active
- Client 1063 | presenting_concern=Grief; therapist=Ruth Calder; risk_level=Low; sessions_approved=10; status=Waiting list
- Client 0988 | presenting_concern=Trauma; therapist=Dr. Ines Roth; risk_level=High; sessions_approved=60; status=Paused
item therapist|psychologist|counsellor|counselor|psychotherapist: Name!;Approach=Cognitive behavioural|Psychodynamic|Systemic|Humanistic|Trauma therapy;Licence number;Languages~English, German|English, Arabic;Session fee:money;Online sessions:boolean;New clients accepted:boolean;Photo:image;About:long
- Dr. Mona Weir | approach=Cognitive behavioural; licence_number=PSY-2214; languages=English, Arabic; session_fee=95; about=Anxiety, panic and sleep.
- Felix Arendt | approach=Systemic; licence_number=PSY-3107; languages=English, German; session_fee=85; about=Couples, families and work stress.
- Ruth Calder | approach=Humanistic; licence_number=PSY-2980; languages=English, Welsh; session_fee=75; about=Grief and life changes.
- Dr. Ines Roth | approach=Trauma therapy; licence_number=PSY-1541; languages=English, Spanish; session_fee=110
record therapy session|session|session note|progress note: Title!;Client->@client|patient~Client 1042|Client 1057;Therapist->@therapist|psychologist~Dr. Mona Weir|Felix Arendt;Held on:date!;Duration:number(min)#20-180;Format=In person|Video|Phone|Group;Themes;Interventions~Exposure, thought record;Mood rating:number#0-10;Note:long;~Status=Planned|Held|Missed|Cancelled
- 1042 session 6 | client=Client 1042; therapist=Dr. Mona Weir; duration=50; format=In person; themes=Panic on trains; interventions=Exposure, breathing; mood_rating=6; status=Held
- 1057 session 2 | client=Client 1057; therapist=Felix Arendt; duration=50; format=Video; themes=Overload at work; interventions=Genogram; mood_rating=4; status=Held
- 0988 session 14 | client=Client 0988; therapist=Dr. Ines Roth; duration=90; format=In person; themes=Nightmares; interventions=Imagery rescripting; mood_rating=3; status=Held
- 1063 first talk | client=Client 1063; therapist=Ruth Calder; duration=50; format=Phone; themes=Loss of a parent; status=Planned
work treatment goal|treatment plan|therapy goal|goal: Title!;Client->@client|patient~Client 1042|Client 1057;Therapist->@therapist~Dr. Mona Weir|Felix Arendt;Start on:date;Review on:date;Method;~Progress:percent;Description:long
- Ride the train alone | client=Client 1042; therapist=Dr. Mona Weir; method=Graded exposure; progress=50; description=From one stop to a full journey in eight steps.
- Return to work half time | client=Client 1057; therapist=Felix Arendt; method=Energy diary; progress=20
- Sleep through the night | client=Client 0988; therapist=Dr. Ines Roth; method=Imagery rescripting; progress=35
- Sort the parent's house | client=Client 1063; therapist=Ruth Calder; method=Small weekly steps; progress=5; description=One room a fortnight, with a friend.
record assessment|questionnaire|screening|questionnaire result: Title!;Client->@client|patient~Client 1042|Client 1057;Instrument=PHQ-9|GAD-7|WHO-5|PCL-5|Burnout inventory;Score:number#0-100;Severity=Minimal|Mild|Moderate|Severe;Filled in on:date!;Scored by->@therapist~Dr. Mona Weir|Felix Arendt;Comment:long
- 1042 GAD-7 at intake | client=Client 1042; instrument=GAD-7; score=15; severity=Severe; scored_by=Dr. Mona Weir
- 1057 PHQ-9 at intake | client=Client 1057; instrument=PHQ-9; score=13; severity=Moderate; scored_by=Felix Arendt
- 0988 PCL-5 month 3 | client=Client 0988; instrument=PCL-5; score=46; severity=Severe; scored_by=Dr. Ines Roth; comment=Down from 58.
- 1063 WHO-5 | client=Client 1063; instrument=WHO-5; score=52; severity=Mild; scored_by=Ruth Calder
record homework|therapy exercise|between-session task|worksheet [homework|exercise\\w*|worksheet\\w*|task\\w*]: Title!;Client->@client|patient~Client 1042|Client 1057;Session->@therapy session|session~1042 session 6;Kind=Thought record|Exposure|Relaxation|Diary|Reading;Due on:date;Done:boolean;Helpful:rating;Client note:long
- Two stops on the train | client=Client 1042; session=1042 session 6; kind=Exposure; helpful=4
- Energy diary, one week | client=Client 1057; session=1057 session 2; kind=Diary
- Muscle relaxation daily | client=Client 0988; session=0988 session 14; kind=Relaxation; helpful=3
- Letter to read | client=Client 1063; session=1063 first talk; kind=Reading; helpful=5
+ appointment|booking: Client->@client|patient;Therapist->@therapist|psychologist;Date:date!;Starts at:time!;Format=In person|Video|Phone;Video link:url;~Status=Requested|Confirmed|Held|Missed|Cancelled
+ invoice|payment: Client->@client;Session->@therapy session|session;Insurance share:money

# mood tracker|mood diary|mood journal|meditation|mindfulness|wellbeing journal|gratitude journal|anxiety
record mood entry|mood|check-in|mood log|journal entry|diary entry: Title!;Date:date!;Time:time;Mood=Very low|Low|Okay|Good|Very good;Energy:number#1-10;Anxiety:number#1-10;Sleep:number(h)#0-16;Emotion->@emotion|feeling~Calm|Worried;Trigger->@trigger|activity~Work deadline|Walk outside;Note:long
- Quiet Sunday | mood=Good; energy=6; anxiety=2; sleep=8; emotion=Calm; trigger=Walk outside; note=Long walk by the river, phone at home.
- Before the presentation | mood=Low; energy=4; anxiety=8; sleep=5.5; emotion=Worried; trigger=Work deadline
- After choir | mood=Very good; energy=8; anxiety=2; sleep=7; emotion=Joyful; trigger=Time with friends
- Long commute home | mood=Okay; energy=3; anxiety=4; sleep=6.5; emotion=Numb; trigger=Bills and rent; note=Train stood still for an hour.
item emotion|feeling: Name!;Kind=Pleasant|Unpleasant|Neutral;Intensity=Low|Medium|High;Colour~Yellow|Blue;Icon;Description:long
- Calm | kind=Pleasant; intensity=Low; colour=Green
- Worried | kind=Unpleasant; intensity=Medium; colour=Violet
- Joyful | kind=Pleasant; intensity=High; colour=Yellow
- Numb | kind=Neutral; intensity=Low; colour=Grey
item trigger|activity|mood factor|tag: Name!;Category=Work|Family|Friends|Body|Leisure|Nature|Money;Usual effect=Lifts|Neutral|Lowers;Icon;Note:long
- Work deadline | category=Work; usual_effect=Lowers
- Walk outside | category=Nature; usual_effect=Lifts
- Time with friends | category=Friends; usual_effect=Lifts
- Bills and rent | category=Money; usual_effect=Lowers
item meditation|exercise|guided meditation|breathing exercise|coping strategy: Title!;Type=Breathing|Body scan|Loving-kindness|Visualisation|Grounding|Sleep;Duration:number(min)#1-90;Level=Beginner|Intermediate|Advanced;Narrator~Isla Brook|Ken Sato;Audio:file;Cover:image;Instructions:long
- Box breathing | type=Breathing; duration=5; level=Beginner; narrator=Isla Brook; instructions=In for four, hold four, out four, hold four.
- Evening body scan | type=Body scan; duration=20; level=Beginner; narrator=Ken Sato
- Five senses | type=Grounding; duration=4; level=Beginner; narrator=Isla Brook; instructions=Name five things you see, four you feel, three you hear.
- Kind wishes | type=Loving-kindness; duration=12; level=Intermediate; narrator=Isla Brook
record meditation session|practice|exercise log|mindful minute: Title!;Meditation->@meditation|exercise~Box breathing|Evening body scan;Date:date!;Minutes:number(min)#1-180;Mood before=Very low|Low|Okay|Good|Very good;Mood after=Very low|Low|Okay|Good|Very good;Distraction=Low|Medium|High;Note:long
- Breathing before the meeting | meditation=Box breathing; minutes=5; mood_before=Low; mood_after=Okay; distraction=Medium
- Body scan in bed | meditation=Evening body scan; minutes=20; mood_before=Okay; mood_after=Good; distraction=Low
- Five senses on the bus | meditation=Five senses; minutes=4; mood_before=Very low; mood_after=Low; distraction=High
- Kind wishes at dawn | meditation=Kind wishes; minutes=12; mood_before=Good; mood_after=Very good; distraction=Low
work wellbeing goal|goal|habit|self-care goal: Title!;Area=Sleep|Movement|Calm|Social|Gratitude|Screen time;Times per week:number#1-14;Start on:date;Until:date;~Streak:number(days)#0-3650;~Progress:percent;Why:long
- Meditate each morning | area=Calm; times_per_week=7; streak=12; progress=60; why=Start the day slower.
- Call a friend | area=Social; times_per_week=2; streak=3; progress=40
- Screens off at ten | area=Screen time; times_per_week=5; streak=0; progress=20; why=Fall asleep before midnight.
- Walk to work | area=Movement; times_per_week=3; streak=21; progress=85
! record gratitude note|gratitude entry|gratitude [gratitude|grateful|thankful]: Title!;Date:date!;Grateful for:long;Person;Place;Photo:image;Strength:rating
- Neighbour's soup | grateful_for=Warm soup at the door when I was ill.; person=Mrs Lam; strength=5
- First crocus | grateful_for=Colour in the yard after the long winter.; place=Courtyard; strength=4
- Call from my brother | grateful_for=He remembered my exam.; person=Jonas; strength=4
- Seat by the window | grateful_for=Sun on the table all breakfast.; place=Corner café; strength=3
+ reminder: Time:time;Days~Mon to Fri;Kind=Mood check-in|Meditation|Gratitude;Text

# calorie tracker|nutrition tracker|food diary|calorie|macronutrient|meal tracking
record meal|food entry|food log|meal log|diary entry: Title!;Date:date!;Meal=Breakfast|Lunch|Dinner|Snack|Drink;Food->@food|food item~Rolled oats|Chicken breast;Amount:number(g)#1-3000;Calories:number(kcal)#0-5000;Protein:number(g)#0-300;Carbohydrates:number(g)#0-600;Fat:number(g)#0-300;Photo:image;Note:long
- Porridge | meal=Breakfast; food=Rolled oats; amount=60; calories=223; protein=8; carbohydrates=36; fat=4.2
- Chicken and rice | meal=Lunch; food=Chicken breast; amount=180; calories=297; protein=55; carbohydrates=0; fat=6.5
- Apple at four | meal=Snack; food=Apple; amount=150; calories=78; protein=0.4; carbohydrates=18; fat=0.3
- Lentil soup | meal=Dinner; food=Red lentils; amount=90; calories=312; protein=22; carbohydrates=51; fat=1.4
item food|food item|ingredient: Name!;Brand;Category=Grain|Meat and fish|Dairy|Fruit|Vegetable|Legume|Sweets|Drink;Calories per 100 g:number(kcal)#0-900;Protein per 100 g:number(g)#0-100;Carbs per 100 g:number(g)#0-100;Fat per 100 g:number(g)#0-100;Fibre per 100 g:number(g)#0-60;Serving size:number(g)#1-1000;Barcode
- Rolled oats | category=Grain; calories_per_100_g=372; protein_per_100_g=13.5; carbs_per_100_g=59; fat_per_100_g=7; fibre_per_100_g=10; serving_size=60
- Chicken breast | category=Meat and fish; calories_per_100_g=165; protein_per_100_g=31; carbs_per_100_g=0; fat_per_100_g=3.6; serving_size=150
- Apple | category=Fruit; calories_per_100_g=52; protein_per_100_g=0.3; carbs_per_100_g=12; fat_per_100_g=0.2; fibre_per_100_g=2.4; serving_size=150
- Red lentils | category=Legume; calories_per_100_g=347; protein_per_100_g=24; carbs_per_100_g=57; fat_per_100_g=1.5; fibre_per_100_g=11; serving_size=90
item recipe|dish|meal idea: Title!;Servings:number#1-20;Calories per serving:number(kcal)#0-3000;Protein per serving:number(g)#0-200;Preparation:number(min)#1-300;Diet=Any|Vegetarian|Vegan|Low carb|Gluten free;Photo:image;Ingredients:long;Steps:long
- Overnight oats with berries | servings=1; calories_per_serving=380; protein_per_serving=18; preparation=5; diet=Vegetarian; ingredients=60 g oats, 150 ml milk, berries, yoghurt
- Lentil bolognese | servings=4; calories_per_serving=430; protein_per_serving=21; preparation=35; diet=Vegan
- Salmon tray bake | servings=2; calories_per_serving=520; protein_per_serving=36; preparation=30; diet=Gluten free; ingredients=300 g salmon, broccoli, new potatoes
- Egg muffins | servings=6; calories_per_serving=140; protein_per_serving=11; preparation=25; diet=Low carb
work nutrition goal|goal|daily target|calorie goal|target: Title!;Daily calories:number(kcal)#800-6000;Protein:number(g)#0-400;Carbohydrates:number(g)#0-800;Fat:number(g)#0-300;Water:number(ml)#0-8000;Start weight:number(kg)#30-300;Target weight:number(kg)#30-300;Reach by:date;~Progress:percent
- Lose five kilos by summer | daily_calories=1900; protein=120; carbohydrates=190; fat=65; water=2000; start_weight=78; target_weight=73; progress=40
- Build muscle | daily_calories=2900; protein=160; carbohydrates=350; fat=90; water=3000; start_weight=71; target_weight=75
- Hold weight in winter | daily_calories=2200; protein=100; carbohydrates=250; fat=75; water=1800; start_weight=68; target_weight=68; progress=90
- Marathon block | daily_calories=3300; protein=130; carbohydrates=480; fat=85; water=3500; start_weight=66; target_weight=64
record weight entry|weight|weigh-in|body measurement|weight log: Title!;Measured on:date!;Weight:number(kg)#20-350;Body fat:percent;Waist:number(cm)#40-200;Hip:number(cm)#40-220;Photo:image;Note:long
- Monday weigh-in | weight=76.2; body_fat=24; waist=84; hip=101
- Second week | weight=75.6; body_fat=23.6; waist=83; hip=100.5
- After the holidays | weight=77; body_fat=24.8; waist=85; hip=102
- Week five | weight=74.1; body_fat=22.5; waist=81; hip=99; note=Sleeping better too.
record water intake|water|drink|hydration log: Title!;Date:date!;Time:time;Drink=Water|Tea|Coffee|Juice|Soft drink;Amount:number(ml)#10-3000;Note:long
- Glass after waking | drink=Water; amount=300
- Afternoon tea | drink=Tea; amount=250
- Office coffee | drink=Coffee; amount=180
- Orange juice at lunch | drink=Juice; amount=200; note=Half water.
! work meal plan|weekly menu|planned meal [meal plan\\w*|plan\\w*|menu]: Title!;Date:date;Meal=Breakfast|Lunch|Dinner|Snack;Recipe->@recipe|dish~Lentil bolognese|Overnight oats with berries;Servings:number#1-20;Calories:number(kcal)#0-5000;Notes:long
- Monday dinner | meal=Dinner; recipe=Lentil bolognese; servings=2; calories=430
- Tuesday breakfast | meal=Breakfast; recipe=Overnight oats with berries; servings=1; calories=380
- Wednesday lunch | meal=Lunch; recipe=Salmon tray bake; servings=1; calories=520
- Friday snack | meal=Snack; recipe=Egg muffins; servings=2; calories=280
! record recipe ingredient|ingredient line|ingredient amount [recipe\\w*]: Title!;Recipe->@recipe|dish~Lentil bolognese|Overnight oats with berries;Food->@food|food item~Rolled oats|Chicken breast;Amount:number#0-5000;Unit=g|ml|piece|spoon|cup;Note
- Oats for the jar | recipe=Overnight oats with berries; food=Rolled oats; amount=60; unit=g
- Lentils | recipe=Lentil bolognese; amount=180; unit=g
- Frozen berries | recipe=Overnight oats with berries; amount=1; unit=cup; note=No need to thaw.
- Tomato paste | recipe=Lentil bolognese; amount=2; unit=spoon
record macronutrient|nutrient summary|daily summary|nutrient total: Title!;Date:date!;Calories:number(kcal)#0-10000;Protein:number(g)#0-500;Carbohydrates:number(g)#0-1000;Fat:number(g)#0-400;Fibre:number(g)#0-150;Share of target:percent
- Monday in sum | calories=1840; protein=96; carbohydrates=205; fat=61; fibre=28; share_of_target=97
- Tuesday in sum | calories=2110; protein=88; carbohydrates=251; fat=74; fibre=24; share_of_target=111
- Wednesday in sum | calories=1620; protein=112; carbohydrates=148; fat=58; fibre=31; share_of_target=85
- Sunday with cake | calories=2480; protein=74; carbohydrates=318; fat=98; fibre=19; share_of_target=131

# dietitian|dietician|nutritionist|nutrition counselling|diet plan|nutrition practice|nutrition coach
person client|patient: Full name!;Date of birth:date;Phone:phone;Email:email;Height:number(cm)#50-230;Start weight:number(kg)#10-350;Goal=Weight loss|Weight gain|Diabetes|Allergy|Sport|Gut health|Pregnancy;Food allergies;Diet=Any|Vegetarian|Vegan|Kosher|Halal|Gluten free;Dietitian->@dietitian|nutritionist~Clara Nuss|Ken Oduya;Medical conditions:long
- Barbara Lowe | height=168; start_weight=91; goal=Weight loss; food_allergies=None; diet=Any; dietitian=Clara Nuss; medical_conditions=Fatty liver
- Nico Ferrer | height=182; start_weight=70; goal=Sport; food_allergies=Peanut; diet=Vegetarian; dietitian=Ken Oduya
- Hye-jin Park | height=160; start_weight=58; goal=Gut health; food_allergies=Lactose; diet=Gluten free; dietitian=Rosalind Ames; medical_conditions=Irritable bowel
- Samir Awad | height=175; start_weight=84; goal=Diabetes; food_allergies=None; diet=Halal; dietitian=Clara Nuss; medical_conditions=Type 2 diabetes
item dietitian|dietician|nutritionist|coach: Name!;Specialty=Weight|Diabetes|Sports|Children|Gut|Eating disorders;Qualification;Languages;Fee:money;Online:boolean;Photo:image;About:long
- Clara Nuss | specialty=Weight; qualification=MSc Dietetics; languages=English, German; fee=65
- Ken Oduya | specialty=Sports; qualification=BSc Nutrition; languages=English; fee=60
- Rosalind Ames | specialty=Gut; qualification=MSc Clinical Nutrition; languages=English, Korean; fee=70
- Leo Varga | specialty=Children; qualification=BSc Dietetics; languages=English, Hungarian; fee=55
work diet plan|meal plan|nutrition plan: Title!;Client->@client|patient~Barbara Lowe|Nico Ferrer;Dietitian->@dietitian|nutritionist~Clara Nuss|Ken Oduya;Starts on:date;Ends on:date;Daily calories:number(kcal)#800-6000;Protein:number(g)#0-400;Avoid;~Adherence:percent;Guidance:long
- Lowe 12 weeks | client=Barbara Lowe; dietitian=Clara Nuss; daily_calories=1700; protein=95; avoid=Sugary drinks; adherence=70; guidance=Half the plate vegetables, fish twice a week.
- Ferrer race build | client=Nico Ferrer; dietitian=Ken Oduya; daily_calories=3100; protein=140; avoid=Peanut
- Park low FODMAP | client=Hye-jin Park; dietitian=Rosalind Ames; daily_calories=1800; protein=75; avoid=Onion, wheat, milk; adherence=85
- Awad steady sugar | client=Samir Awad; dietitian=Clara Nuss; daily_calories=2000; protein=110; avoid=White bread; adherence=55; guidance=Three meals, no snack after eight.
record plan meal|planned meal|menu item|meal: Title!;Diet plan->@diet plan|meal plan~Lowe 12 weeks|Ferrer race build;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Meal=Breakfast|Lunch|Dinner|Snack;Recipe->@recipe|dish~Baked trout with fennel|Tofu noodle bowl;Portion:number(g)#10-1500;Calories:number(kcal)#0-3000;Alternative
- Lowe Monday dinner | diet_plan=Lowe 12 weeks; day=Monday; meal=Dinner; recipe=Baked trout with fennel; portion=380; calories=420; alternative=Turkey steak
- Ferrer Tuesday lunch | diet_plan=Ferrer race build; day=Tuesday; meal=Lunch; recipe=Tofu noodle bowl; portion=550; calories=720
- Park Thursday breakfast | diet_plan=Park low FODMAP; day=Thursday; meal=Breakfast; recipe=Rice porridge with kiwi; portion=300; calories=310
- Awad Sunday snack | diet_plan=Awad steady sugar; day=Sunday; meal=Snack; recipe=Roasted chickpeas; portion=40; calories=150; alternative=Handful of almonds
item recipe|dish: Title!;Category=Breakfast|Main|Soup|Salad|Snack|Dessert;Servings:number#1-20;Calories:number(kcal)#0-3000;Protein:number(g)#0-200;Allergens;Preparation:number(min)#1-240;Photo:image;Ingredients:long;Method:long
- Baked trout with fennel | category=Main; servings=2; calories=420; protein=38; allergens=Fish; preparation=35
- Tofu noodle bowl | category=Main; servings=2; calories=720; protein=32; allergens=Soy, wheat; preparation=25
- Rice porridge with kiwi | category=Breakfast; servings=1; calories=310; protein=8; allergens=None; preparation=20
- Roasted chickpeas | category=Snack; servings=4; calories=150; protein=7; allergens=None; preparation=45
record consultation|follow-up|session|visit: Title!;Client->@client|patient~Barbara Lowe|Nico Ferrer;Dietitian->@dietitian~Clara Nuss|Ken Oduya;Held on:date!;Type=First|Follow-up|Online|Phone;Topics:long;Agreed steps:long;Next on:date
- Lowe first talk | client=Barbara Lowe; dietitian=Clara Nuss; type=First; topics=Eating at night, shift work.; agreed_steps=Food diary for seven days.
- Ferrer check-in | client=Nico Ferrer; dietitian=Ken Oduya; type=Online; agreed_steps=Carbohydrates within 30 minutes after training.
- Park symptom review | client=Hye-jin Park; dietitian=Rosalind Ames; type=Follow-up; topics=Bloating after lunch.; agreed_steps=Bring garlic oil back, test wheat last.
- Awad phone call | client=Samir Awad; dietitian=Clara Nuss; type=Phone; agreed_steps=Measure two hours after dinner.
record measurement|body measurement|weigh-in|progress: Title!;Client->@client|patient~Barbara Lowe|Nico Ferrer;Measured on:date!;Weight:number(kg)#10-350;BMI:number#8-80;Body fat:percent;Waist:number(cm)#30-220;Blood sugar:number(mmol/l)#1-40;Comment:long
- Lowe week 4 | client=Barbara Lowe; weight=88.4; bmi=31.3; body_fat=38; waist=101; blood_sugar=5.9
- Ferrer month 2 | client=Nico Ferrer; weight=71.2; bmi=21.5; body_fat=12; waist=78
- Park week 6 | client=Hye-jin Park; weight=57.5; bmi=22.5; body_fat=27; waist=72
- Awad month 1 | client=Samir Awad; weight=82.6; bmi=27; body_fat=26; waist=96; blood_sugar=8.2
! record food diary entry|food diary|food log [diary|food log|log\\w*]: Title!;Client->@client|patient~Barbara Lowe|Nico Ferrer;Date:date!;Meal=Breakfast|Lunch|Dinner|Snack;Eaten:long;Hunger:number#0-10;Mood=Good|Neutral|Stressed|Sad;Photo:image
- Lowe late snack | client=Barbara Lowe; meal=Snack; eaten=Two slices of bread with cheese; hunger=3; mood=Stressed
- Ferrer breakfast | client=Nico Ferrer; meal=Breakfast; eaten=Oats, banana, soy milk; hunger=7; mood=Good
- Park canteen lunch | client=Hye-jin Park; meal=Lunch; eaten=Pasta with onion sauce, cramps after; hunger=6; mood=Neutral
- Awad wedding dinner | client=Samir Awad; meal=Dinner; eaten=Lamb, rice, two sweets; hunger=2; mood=Sad
+ appointment|booking: Client->@client|patient;Dietitian->@dietitian|nutritionist;Date:date!;Starts at:time!;Type=First|Follow-up|Online|Phone;~Status=Booked|Held|Missed|Cancelled

# medication tracker|medication reminder|medication schedule|pill|pill reminder|medicine cabinet|medication
item medication|medicine|drug|pill: Name!;Active substance;Strength~500 mg|10 mg;Form=Tablet|Capsule|Liquid|Inhaler|Injection|Drops|Patch;Reason;Prescribed by->@prescriber|doctor~Dr. Vesely|Dr. Ama Boateng;Pills left:number#0-1000;Refill at:number#0-200;Expires on:date;Instructions:long;~Status=Active|Paused|Stopped
- Metformin | active_substance=Metformin hydrochloride; strength=500 mg; form=Tablet; reason=Type 2 diabetes; prescribed_by=Dr. Vesely; pills_left=46; refill_at=14; instructions=With meals.; status=Active
- Levothyroxine | active_substance=Levothyroxine; strength=75 µg; form=Tablet; reason=Underactive thyroid; prescribed_by=Dr. Ama Boateng; pills_left=12; refill_at=15; instructions=Half an hour before breakfast.; status=Active
- Salbutamol | active_substance=Salbutamol; strength=100 µg; form=Inhaler; reason=Asthma; prescribed_by=Dr. Vesely; pills_left=120; refill_at=30; status=Active
- Vitamin D drops | active_substance=Colecalciferol; strength=1000 IU; form=Drops; reason=Winter supplement; pills_left=300; refill_at=60; status=Paused
work dose schedule|schedule|medication plan|intake time: Title!;Medication->@medication|medicine~Metformin|Levothyroxine;Person->@family member|patient~Grandma Edith|Me;Time:time!;Dose:number#0.25-100;Unit=Tablet|Capsule|ml|Puff|Unit|Drop;Days=Every day|Weekdays|Weekends|Every other day|As needed;From:date;Until:date;With food:boolean
- Metformin at breakfast | medication=Metformin; person=Grandma Edith; dose=1; unit=Tablet; days=Every day
- Levothyroxine on waking | medication=Levothyroxine; person=Me; dose=1; unit=Tablet; days=Every day
- Salbutamol before sport | medication=Salbutamol; person=Mia; dose=2; unit=Puff; days=As needed
- Vitamin D at weekends | medication=Vitamin D drops; person=Dad; dose=4; unit=Drop; days=Weekends
record dose|intake|intake history|intake record|dose log|dose record|medication log|taken dose|missed dose: Title!;Medication->@medication|medicine~Metformin|Levothyroxine;Person->@family member|patient~Grandma Edith|Me;Date:date!;Planned at:time;Taken at:time;Amount:number#0.25-100;~Status=Due|Taken|Late|Skipped|Missed;Reason skipped;Note:long
- Metformin Monday morning | medication=Metformin; person=Grandma Edith; amount=1; status=Taken
- Levothyroxine Tuesday | medication=Levothyroxine; person=Me; amount=1; status=Late
- Metformin Monday evening | medication=Metformin; person=Grandma Edith; amount=1; status=Skipped; reason_skipped=Upset stomach
- Salbutamol football day | medication=Salbutamol; person=Mia; amount=2; status=Missed; reason_skipped=Inhaler left at home
person family member|patient|care recipient|dependent: Full name!;Relation=Me|Parent|Child|Partner|Grandparent;Date of birth:date;Allergies;Conditions;Weight:number(kg)#2-250;Pharmacy~Linden Pharmacy;Emergency contact
- Grandma Edith | relation=Grandparent; allergies=Penicillin; conditions=Type 2 diabetes; weight=66; pharmacy=Linden Pharmacy
- Me | relation=Me; allergies=None; conditions=Thyroid; weight=72; pharmacy=Linden Pharmacy
- Mia | relation=Child; allergies=Cat hair; conditions=Asthma; weight=34; pharmacy=Linden Pharmacy
- Dad | relation=Parent; allergies=None; conditions=High blood pressure; weight=88; pharmacy=Linden Pharmacy
item prescriber|doctor|pharmacy: Name!;Kind=Family doctor|Specialist|Pharmacy|Hospital;Specialty;Phone:phone;Email:email;Address;Opening hours
- Dr. Vesely | kind=Family doctor; specialty=General practice; address=Park Street 3; opening_hours=Mon to Fri 8-12
- Dr. Ama Boateng | kind=Specialist; specialty=Endocrinology; address=Clinic North
- Linden Pharmacy | kind=Pharmacy; address=Linden Square 1; opening_hours=Mon to Sat 8-19
- St. Jude Asthma Ward | kind=Hospital; specialty=Lungs; address=Hospital Hill 9; opening_hours=Wed 9-15
request refill|refill request|prescription renewal: Title!;Medication->@medication|medicine~Levothyroxine|Metformin;Pharmacy->@prescriber|pharmacy~Linden Pharmacy;Quantity:number#1-500;Needed by:date;Pick up by;Repeat prescription:boolean;Notes:long
- Levothyroxine, 100 tablets | medication=Levothyroxine; pharmacy=Linden Pharmacy; quantity=100; pick_up_by=Me
- Metformin, 120 tablets | medication=Metformin; pharmacy=Linden Pharmacy; quantity=120; pick_up_by=Daughter
- Salbutamol, spare inhaler | medication=Salbutamol; pharmacy=Linden Pharmacy; quantity=1; pick_up_by=Dad; notes=One for the school bag.
- Vitamin D, two bottles | medication=Vitamin D drops; pharmacy=Linden Pharmacy; quantity=2; pick_up_by=Me
record side effect|reaction|symptom: Title!;Medication->@medication|medicine~Metformin;Person->@family member|patient~Grandma Edith;Noticed on:date!;Severity=Mild|Moderate|Severe;Duration:number(h)#0-720;Told the doctor:boolean;Description:long
- Nausea after dinner | medication=Metformin; person=Grandma Edith; severity=Mild; duration=3; description=Better when taken in the middle of the meal.
- Shaky hands | medication=Salbutamol; person=Mia; severity=Mild; duration=1; description=After two puffs in a row.
- Racing heart at night | medication=Levothyroxine; person=Me; severity=Moderate; duration=4
- Stomach cramps | medication=Metformin; person=Grandma Edith; severity=Severe; duration=8; description=Doctor lowered the dose.
! record caregiver access|caregiver share|shared access|caregiver link [caregiver\\w*|shar\\w*|relative\\w*|carer\\w*]: Title!;Person->@family member|patient~Grandma Edith|Me;Caregiver~Mara Lindt|Joel Abara;Relation=Daughter|Son|Partner|Nurse|Neighbour;May see=Missed doses|All doses|Everything;Told at once:boolean;Since:date;~Status=Invited|Active|Ended
- Mara for Edith | person=Grandma Edith; caregiver=Mara Lindt; relation=Daughter; may_see=Missed doses; status=Active
- Joel for me | person=Me; caregiver=Joel Abara; relation=Partner; may_see=Everything; status=Invited
- Visiting nurse for Edith | person=Grandma Edith; caregiver=Greta Solberg; relation=Nurse; may_see=All doses; status=Active
- Neighbour during the holidays | person=Me; caregiver=Paul Wren; relation=Neighbour; may_see=Missed doses; status=Ended
+ reminder|notification: Dose schedule->@dose schedule;Time:time;Channel=App|Email|Text message;Snooze:number(min)#0-120

# symptom tracker|symptom diary|migraine|headache diary|chronic pain|pain diary|chronic illness
record symptom entry|symptom log|symptom|pain entry|attack|flare-up|episode: Title!;Symptom->@symptom type|symptom~Migraine|Joint pain;Date:date!;Started at:time;Ended at:time;Severity:number#0-10;Body part=Head|Neck|Back|Chest|Belly|Hands|Legs|Whole body;Quality=Throbbing|Stabbing|Burning|Dull|Pressing;Trigger->@trigger|possible trigger~Poor sleep|Weather change;Relief->@remedy|treatment~Triptan tablet|Dark room;Note:long
- Migraine after night shift | symptom=Migraine; severity=8; body_part=Head; quality=Throbbing; trigger=Poor sleep; relief=Triptan tablet; note=Flashing lights for 20 minutes before.
- Stiff hands in the morning | symptom=Joint pain; severity=5; body_part=Hands; quality=Dull; trigger=Weather change; relief=Warm water
- Back pain after gardening | symptom=Back ache; severity=6; body_part=Back; quality=Pressing; trigger=Heavy lifting; relief=Warm water
- Belly cramp after wine | symptom=Cramps; severity=4; body_part=Belly; quality=Stabbing; trigger=Red wine; relief=Magnesium
item symptom type|symptom category|condition|diagnosis: Name!;Condition~Chronic migraine|Rheumatoid arthritis;Usual severity:number#0-10;Scale=0 to 10|Mild to severe|Yes or no;Tracked since:date;Warning signs:long;Colour
- Migraine | condition=Chronic migraine; usual_severity=7; scale=0 to 10; warning_signs=Sight trouble on one side, stiff neck.
- Joint pain | condition=Rheumatoid arthritis; usual_severity=4; scale=0 to 10
- Back ache | condition=Disc wear; usual_severity=5; scale=Mild to severe; warning_signs=Numb leg, weak foot.
- Cramps | condition=Irritable bowel; usual_severity=3; scale=Yes or no
item trigger|possible trigger|factor: Name!;Category=Food|Sleep|Stress|Weather|Hormones|Activity|Environment;Strength=Weak|Medium|Strong;Confirmed:boolean;Note:long
- Poor sleep | category=Sleep; strength=Strong
- Weather change | category=Weather; strength=Medium
- Red wine | category=Food; strength=Strong
- Heavy lifting | category=Activity; strength=Weak
item remedy|treatment|relief|medication: Name!;Kind=Medicine|Rest|Heat or cold|Exercise|Relaxation|Supplement;Dose;Max per month:number#0-100;Prescribed by~Dr. Hartmann;~Helps:rating;Note:long
- Triptan tablet | kind=Medicine; dose=50 mg; max_per_month=9; prescribed_by=Dr. Hartmann; helps=4
- Dark room | kind=Rest; helps=3
- Warm water | kind=Heat or cold; helps=3
- Magnesium | kind=Supplement; dose=300 mg; max_per_month=30; prescribed_by=Dr. Hartmann; helps=2
record daily log|daily check-in|daily entry|wellbeing log: Title!;Date:date!;Sleep:number(h)#0-16;Stress:number#0-10;Energy:number#0-10;Water:number(ml)#0-6000;Steps:number#0-80000;Air pressure:number(hPa)#900-1100;Period day:number#0-12;Note:long
- Rainy Monday | sleep=5.5; stress=7; energy=3; water=1400; steps=4200; air_pressure=998
- Day off | sleep=8; stress=2; energy=7; water=2000; steps=9100; air_pressure=1017
- Night shift | sleep=4; stress=8; energy=2; water=1100; steps=12300; air_pressure=1009
- Storm coming | sleep=7; stress=4; energy=5; water=1800; steps=6500; air_pressure=986; note=Head heavy since noon.
record doctor visit|visit|consultation|doctor report: Title!;Doctor~Dr. Hartmann|Pain clinic;Seen on:date!;Reason;Questions to ask:long;Advice:long;Document:file;Next visit:date
- Pain clinic, first visit | doctor=Pain clinic; reason=More than eight attacks a month; advice=Start preventive medicine, keep the diary.
- Half-year review | doctor=Dr. Hartmann; reason=Blood values; advice=Dose unchanged.
- Joint clinic blood test | doctor=Joint clinic; reason=Swollen knuckles; advice=Repeat values in six weeks.
- Phone call about triptans | doctor=Dr. Hartmann; reason=Ten tablets used this month; advice=Pause, risk of rebound headache.
+ report: Period from:date;Period to:date;Attack days:number#0-366;Average severity:number#0-10;Shared with

# diabetes|diabetic|blood sugar|glucose|insulin|glycemic
record glucose reading|blood sugar reading|glucose measurement|reading|blood sugar: Title!;Measured on:date!;Time:time!;Glucose:number(mg/dl)#20-600;Moment=Fasting|Before meal|After meal|Bedtime|Night|Exercise;Source=Finger prick|Sensor|Laboratory;Person->@patient|person with diabetes~Luca Romano|Ida Sorensen;Feeling=Fine|Shaky|Tired|Thirsty;Note:long
- Luca before breakfast | glucose=112; moment=Fasting; source=Sensor; person=Luca Romano; feeling=Fine
- Ida after lunch | glucose=198; moment=After meal; source=Finger prick; person=Ida Sorensen; feeling=Thirsty
- Aiko at bedtime | glucose=134; moment=Bedtime; source=Sensor; person=Aiko Mendes; feeling=Tired
- Sol after cycling | glucose=66; moment=Exercise; source=Finger prick; person=Sol Berger; feeling=Shaky; note=Two glucose tablets.
record insulin dose|insulin|injection|bolus: Title!;Given on:date!;Time:time!;Insulin->@insulin type|medication~Rapid aspart|Basal glargine;Units:number(IU)#0-150;Kind=Meal|Correction|Basal;Site=Belly|Thigh|Arm|Hip;Person->@patient~Luca Romano|Ida Sorensen;Note:long
- Luca breakfast bolus | insulin=Rapid aspart; units=5; kind=Meal; site=Belly; person=Luca Romano
- Ida evening basal | insulin=Basal glargine; units=18; kind=Basal; site=Thigh; person=Ida Sorensen
- Sol correction at ten | insulin=Regular short; units=3; kind=Correction; site=Arm; person=Sol Berger
- Aiko mixed dinner dose | insulin=Mix 30; units=8; kind=Meal; site=Hip; person=Aiko Mendes
item insulin type|medication|medicine: Name!;Kind=Rapid|Short|Long|Mixed|Tablet;Starts after:number(min)#0-300;Lasts:number(h)#0-48;Device=Pen|Pump|Syringe|Tablet;Stock:number#0-500;Expires on:date;Storage note
- Rapid aspart | kind=Rapid; starts_after=10; lasts=4; device=Pen; stock=6; storage_note=Opened pen 28 days at room temperature
- Basal glargine | kind=Long; starts_after=90; lasts=24; device=Pen; stock=4
- Regular short | kind=Short; starts_after=30; lasts=7; device=Syringe; stock=3
- Mix 30 | kind=Mixed; starts_after=15; lasts=18; device=Pen; stock=5; storage_note=Roll ten times before use
record meal|carb entry|food log|carbohydrate entry: Title!;Eaten on:date!;Time:time;Meal=Breakfast|Lunch|Dinner|Snack;Carbohydrates:number(g)#0-400;Glycaemic load=Low|Medium|High;Person->@patient~Luca Romano|Ida Sorensen;Photo:image;What:long
- Muesli and milk | meal=Breakfast; carbohydrates=48; glycaemic_load=Medium; person=Luca Romano; what=60 g muesli, 200 ml milk
- Pasta lunch | meal=Lunch; carbohydrates=75; glycaemic_load=High; person=Ida Sorensen
- Apple and cheese | meal=Snack; carbohydrates=18; glycaemic_load=Low; person=Aiko Mendes
- Fish with potatoes | meal=Dinner; carbohydrates=52; glycaemic_load=Medium; person=Sol Berger; what=Cod, 250 g potatoes, salad
person patient|person with diabetes: Full name!;Type=Type 1|Type 2|Gestational|Other;Diagnosed on:date;Target low:number(mg/dl)#60-120;Target high:number(mg/dl)#120-300;Carb ratio:number(g/IU)#1-50;Correction factor:number(mg/dl)#5-150;Care team~Dr. Olin, nurse Maja;Emergency contact
- Luca Romano | type=Type 1; target_low=70; target_high=160; carb_ratio=10; correction_factor=45; care_team=Dr. Olin, nurse Maja; emergency_contact=Gina Romano
- Ida Sorensen | type=Type 2; target_low=80; target_high=180; carb_ratio=12; correction_factor=30; care_team=Dr. Olin
- Aiko Mendes | type=Gestational; target_low=70; target_high=140; carb_ratio=15; correction_factor=50; care_team=Dr. Olin, midwife Sara; emergency_contact=Paulo Mendes
- Sol Berger | type=Type 1; target_low=80; target_high=170; carb_ratio=8; correction_factor=35; care_team=Nurse Maja
record lab result|hba1c|check-up|lab test: Title!;Person->@patient~Luca Romano|Ida Sorensen;Taken on:date!;HbA1c:percent;Cholesterol:number(mmol/l)#1-15;Kidney value:number(ml/min)#5-150;Blood pressure~128/80;Eye check=Fine|Changes|Not done;Foot check=Fine|Changes|Not done;Comment:long
- Luca quarter check | person=Luca Romano; hba1c=7.1; cholesterol=4.2; kidney_value=110; blood_pressure=118/74; eye_check=Fine; foot_check=Fine
- Ida yearly check | person=Ida Sorensen; hba1c=8; cholesterol=5.4; kidney_value=78; blood_pressure=142/86; eye_check=Changes; foot_check=Fine
- Aiko week 30 | person=Aiko Mendes; hba1c=5.9; cholesterol=5; kidney_value=120; blood_pressure=112/70; eye_check=Not done; foot_check=Not done
- Sol half year | person=Sol Berger; hba1c=7.6; cholesterol=4.6; kidney_value=92; blood_pressure=130/82; eye_check=Fine; foot_check=Changes
! record low sugar event|hypo|hypoglycaemia|alert [hypo\\w*|low\\w*|alert\\w*|alarm\\w*]: Title!;Person->@patient~Luca Romano;Date:date!;Time:time;Lowest value:number(mg/dl)#10-80;Symptoms=Shaky|Sweating|Confused|Fainted|None;Treated with=Juice|Glucose tablets|Glucagon|Food;Cause;Helper needed:boolean
- Low after football | person=Luca Romano; lowest_value=54; symptoms=Shaky; treated_with=Juice; cause=Long training
- Night low | person=Sol Berger; lowest_value=41; symptoms=Confused; treated_with=Glucagon; cause=Too much correction
- Missed lunch | person=Ida Sorensen; lowest_value=62; symptoms=Sweating; treated_with=Food; cause=Late meeting
- Sensor alarm in class | person=Luca Romano; lowest_value=66; symptoms=None; treated_with=Glucose tablets
+ appointment: Person->@patient;With~Dr. Olin|Foot clinic;Date:date!;Starts at:time;Reason=Quarter check|Eye check|Foot check|Pump training

# vaccination|vaccine|immunization campaign|vaccination center|immunisation|vaccination campaign
person patient|patient record|vaccine recipient|citizen|recipient: Full name!;Date of birth:date!;ID number;Phone:phone;Email:email;Risk group=None|Over 65|Chronic illness|Pregnant|Care worker|Child;Allergies;District;Consent given:boolean
- Ruben Achterberg | id_number=V-22018; risk_group=Over 65; allergies=None known; district=North
- Nour Saleh | id_number=V-22044; risk_group=Care worker; allergies=Latex; district=Harbour
- Pia Holmgren | id_number=V-22101; risk_group=Child; allergies=Egg; district=North
- Desmond Clay | id_number=V-22130; risk_group=Chronic illness; allergies=None known; district=Southfield
item vaccine: Name!;Protects against=Influenza|COVID-19|Measles|Tetanus|Hepatitis B|HPV|Tick-borne encephalitis;Manufacturer;Doses needed:number#1-5;Interval:number(days)#0-365;From age:number(years)#0-100;Storage temperature~2 to 8 °C;Contraindications:long
- Influenza, yearly | protects_against=Influenza; manufacturer=Norvac; doses_needed=1; interval=0; from_age=1; storage_temperature=2 to 8 °C; contraindications=Severe egg allergy
- Hepatitis B adult | protects_against=Hepatitis B; manufacturer=Biolane; doses_needed=3; interval=30; from_age=16; storage_temperature=2 to 8 °C
- MMR children | protects_against=Measles; manufacturer=Norvac; doses_needed=2; interval=90; from_age=1; storage_temperature=2 to 8 °C
- Tick shot | protects_against=Tick-borne encephalitis; manufacturer=Alpenmed; doses_needed=3; interval=60; from_age=1; contraindications=Acute fever
item vaccination site|vaccination center|clinic|center|location: Name!;Address;District;Opens at:time;Closes at:time;Booths:number#1-60;Doses a day:number#1-5000;Walk-in:boolean;Contact~Site lead Marta Ruiz
- Town Hall Annex | address=Market Square 2; district=North; booths=6; doses_a_day=360; contact=Site lead Marta Ruiz
- Harbour Clinic | address=Quay 14; district=Harbour; booths=3; doses_a_day=120; contact=Nurse Eli Grant
- Southfield Bus | address=Library forecourt; district=Southfield; booths=2; doses_a_day=80; contact=Driver Ole Berg
- North School Gym | address=School Road 5; district=North; booths=4; doses_a_day=200; contact=Dr. Tove Lund
! record vaccine batch|batch|stock batch|lot|vaccine stock [batch\\w*|stock|lots?]: Lot number!;Vaccine->@vaccine~Influenza, yearly|Hepatitis B adult;Site->@vaccination site|clinic~Town Hall Annex|Harbour Clinic;Doses received:number#1-100000;~Doses left:number#0-100000;Received on:date;Expires on:date!;Fridge~Fridge 1;~Status=Available|Low|Used up|Recalled|Expired
- FL25-0871 | vaccine=Influenza, yearly; site=Town Hall Annex; doses_received=600; doses_left=214; fridge=Fridge 1; status=Available
- HB-33120 | vaccine=Hepatitis B adult; site=Harbour Clinic; doses_received=100; doses_left=9; fridge=Fridge 2; status=Low
- MM-90412 | vaccine=MMR children; site=North School Gym; doses_received=150; doses_left=0; fridge=Fridge 3; status=Used up
- TB-11807 | vaccine=Tick shot; site=Southfield Bus; doses_received=80; doses_left=51; fridge=Cool box 1; status=Recalled
record vaccination|dose given|administered dose|dose|shot|immunization|jab: Title!;Patient->@patient|recipient~Ruben Achterberg|Nour Saleh;Vaccine->@vaccine~Influenza, yearly|Hepatitis B adult;Batch->@vaccine batch|lot~FL25-0871|HB-33120;Site->@vaccination site|clinic~Town Hall Annex|Harbour Clinic;Dose number:number#1-5;Given on:date!;Arm=Left|Right;Given by~Nurse Eli Grant|Dr. Tove Lund;Next dose due:date
- Achterberg flu shot | patient=Ruben Achterberg; vaccine=Influenza, yearly; batch=FL25-0871; site=Town Hall Annex; dose_number=1; arm=Left; given_by=Dr. Tove Lund
- Saleh hepatitis 2 | patient=Nour Saleh; vaccine=Hepatitis B adult; batch=HB-33120; site=Harbour Clinic; dose_number=2; arm=Right; given_by=Nurse Eli Grant
- Holmgren MMR 1 | patient=Pia Holmgren; vaccine=MMR children; batch=MM-90412; site=North School Gym; dose_number=1; arm=Left; given_by=Dr. Tove Lund
- Clay tick shot 3 | patient=Desmond Clay; vaccine=Tick shot; batch=TB-11807; site=Southfield Bus; dose_number=3; arm=Right; given_by=Nurse Eli Grant
record adverse reaction|side effect|adverse event: Title!;Vaccination->@vaccination|dose given~Saleh hepatitis 2;Patient->@patient~Nour Saleh;Onset on:date!;Reaction=Fever|Swelling|Rash|Headache|Fainting|Allergic shock;Severity=Mild|Moderate|Severe;Reported to authority:boolean;~Outcome=Open|Recovered|In treatment;Description:long
- Saleh swelling | vaccination=Saleh hepatitis 2; patient=Nour Saleh; reaction=Swelling; severity=Mild; outcome=Recovered
- Holmgren fever | vaccination=Holmgren MMR 1; patient=Pia Holmgren; reaction=Fever; severity=Moderate; outcome=Recovered
- Clay headache | vaccination=Clay tick shot 3; patient=Desmond Clay; reaction=Headache; severity=Mild; outcome=Open
- Achterberg fainting | vaccination=Achterberg flu shot; patient=Ruben Achterberg; reaction=Fainting; severity=Moderate; outcome=Recovered; description=Stood up too soon, rested 30 minutes.
event vaccination campaign|campaign|vaccination day|vaccine drive: Title!;Vaccine->@vaccine~Influenza, yearly;Site->@vaccination site|clinic~Town Hall Annex;Date:date!;Ends on:date;Target group=None|Over 65|Chronic illness|Pregnant|Care worker|Child;Target doses:number#1-1000000;~Doses given:number#0-1000000;Description:long
- Autumn flu weeks | vaccine=Influenza, yearly; site=Town Hall Annex; target_group=Over 65; target_doses=2500; doses_given=1180
- Care home catch-up | vaccine=Hepatitis B adult; site=Harbour Clinic; target_group=Care worker; target_doses=200; doses_given=64
- School entry measles | vaccine=MMR children; site=North School Gym; target_group=Child; target_doses=150; doses_given=150
- Forest edge tick tour | vaccine=Tick shot; site=Southfield Bus; target_group=Chronic illness; target_doses=400; doses_given=29
item vaccine schedule|immunization schedule|vaccination schedule|dose schedule|vaccination plan: Name!;Vaccine->@vaccine~Influenza, yearly|Hepatitis B adult;Dose number:number#1-5;From age:number(months)#0-1200;Interval since last dose:number(days)#0-4000;Booster:boolean;Target group=None|Over 65|Chronic illness|Pregnant|Care worker|Child;Note:long
- Influenza, every autumn | vaccine=Influenza, yearly; dose_number=1; interval_since_last_dose=365; target_group=Over 65
- Hepatitis B, second dose | vaccine=Hepatitis B adult; dose_number=2; interval_since_last_dose=28; target_group=Care worker
- Hepatitis B, third dose | vaccine=Hepatitis B adult; dose_number=3; from_age=216; interval_since_last_dose=150; target_group=Chronic illness
- Influenza in pregnancy | vaccine=Influenza, yearly; dose_number=1; interval_since_last_dose=300; target_group=Pregnant; note=From the fourth month on.
record vaccination coverage|coverage|coverage rate|coverage report: Title!;District;Vaccine->@vaccine~Influenza, yearly;Age group=Children|Adults|Over 65|All;Population:number#0-10000000;Vaccinated:number#0-10000000;Coverage:percent;Target:percent;As of:date
- North, influenza | district=North; vaccine=Influenza, yearly; age_group=Over 65; population=8400; vaccinated=5210; coverage=62; target=75
- Harbour, hepatitis B | district=Harbour; vaccine=Hepatitis B adult; age_group=Adults; population=15200; vaccinated=6100; coverage=40; target=60
- Hillside, influenza | district=Hillside; vaccine=Influenza, yearly; age_group=Children; population=3200; vaccinated=960; coverage=30; target=50
- Whole town, hepatitis B | district=All districts; vaccine=Hepatitis B adult; age_group=All; population=61000; vaccinated=29280; coverage=48; target=55
record appointment slot|slot|vaccination slot|time slot: Title!;Site->@vaccination site|clinic|center~Town Hall Annex|Harbour Clinic;Vaccine->@vaccine~Influenza, yearly;Date:date!;Starts at:time!;Ends at:time;Places:number#1-200;~Booked:number#0-200
- Annex, 9 to 10 | site=Town Hall Annex; vaccine=Influenza, yearly; places=24; booked=17
- Harbour, 14 to 15 | site=Harbour Clinic; vaccine=Hepatitis B adult; places=16; booked=9
- Annex, 17 to 18 | site=Town Hall Annex; vaccine=Hepatitis B adult; places=12; booked=12
- Harbour, 8 to 9 | site=Harbour Clinic; vaccine=Influenza, yearly; places=30; booked=4
+ appointment|booking|reservation: Patient->@patient|recipient;Vaccine->@vaccine;Site->@vaccination site|clinic;Date:date!;Starts at:time!;Dose number:number#1-5;~Status=Booked|Arrived|Vaccinated|No show|Cancelled

# gym|fitness studio|fitness center|fitness club|personal trainer|personal training|crossfit|group fitness
person gym member|client|trainee|athlete: Full name!;Email:email;Phone:phone;Date of birth:date;Plan->@membership plan|membership~Monthly flex|Yearly full;Goal=Lose weight|Build muscle|Endurance|Rehab|General fitness;Trainer->@trainer|coach~Nadine Sole|Marcus Obi;Member since:date;Health notes:long;~Status=Active|Frozen|Expired|Trial;Photo:image
- Ellie Thorn | plan=Yearly full; goal=Build muscle; trainer=Nadine Sole; health_notes=Old shoulder injury.; status=Active
- Patrick Noor | plan=Monthly flex; goal=Lose weight; trainer=Marcus Obi; status=Active
- Gia Moretti | plan=Monthly flex; goal=General fitness; status=Frozen
- Dale Winters | plan=Ten visits; goal=Rehab; trainer=Freja Lund; health_notes=New hip, walks without stick.; status=Trial
item membership plan|membership|membership type|pass|subscription: Name!;Price:money;Billing=Daily|Monthly|Yearly|Per visit|10 visits;Minimum term:number(months)#0-36;Classes included:number#0-100;Off-peak only:boolean;Sauna included:boolean;Guest passes:number#0-24;Description:long
- Monthly flex | price=39; billing=Monthly; minimum_term=1; classes_included=4; guest_passes=0
- Yearly full | price=349; billing=Yearly; minimum_term=12; classes_included=100; guest_passes=4; description=All classes, sauna, two trainer talks.
- Ten visits | price=95; billing=10 visits; minimum_term=0; classes_included=0; guest_passes=0
- Day pass | price=12; billing=Daily; minimum_term=0; classes_included=1; guest_passes=0; description=Gym floor and one class.
item trainer|coach|instructor|personal trainer: Name!;Specialty=Strength|Cardio|Yoga|Boxing|Rehab|Nutrition|CrossFit;Certificate;Hourly rate:money;Working hours~Mon to Fri 6-14;Max clients:number#1-80;Phone:phone;Photo:image;About:long
- Nadine Sole | specialty=Strength; certificate=Strength coach level 2; hourly_rate=55; working_hours=Mon to Fri 6-14; max_clients=20
- Marcus Obi | specialty=Cardio; certificate=Fitness A licence; hourly_rate=48; working_hours=Mon to Sat 12-20; max_clients=25
- Freja Lund | specialty=Rehab; certificate=Sports therapist; hourly_rate=62; working_hours=Tue to Fri 8-15; max_clients=15
- Omari Blake | specialty=Boxing; certificate=Boxing coach C; hourly_rate=50; working_hours=Mon to Thu 16-22; max_clients=30
event fitness class|class|group class|class session|session: Title!;Category=Spinning|HIIT|Yoga|Pilates|Boxing|Strength|Dance|Stretching;Trainer->@trainer|coach~Nadine Sole|Marcus Obi;Room->@room|studio room~Cycle room|Studio 1;Date:date!;Starts at:time!;Duration:number(min)#15-120;Capacity:number#1-80;Level=Beginner|Intermediate|Advanced|All levels;~Spots taken:number#0-80
- Morning Spin 45 | category=Spinning; trainer=Marcus Obi; room=Cycle room; duration=45; capacity=18; level=All levels; spots_taken=14
- Barbell Basics | category=Strength; trainer=Nadine Sole; room=Studio 1; duration=60; capacity=12; level=Beginner; spots_taken=7
- Lunch HIIT 30 | category=HIIT; trainer=Marcus Obi; room=Turf zone; duration=30; capacity=16; level=Advanced; spots_taken=16
- Box and Core | category=Boxing; trainer=Omari Blake; room=Box loft; duration=60; capacity=20; level=Intermediate; spots_taken=11
item room|studio room|studio|branch: Name!;Area:number(m²)#10-3000;Capacity:number#1-300;Equipment;Floor;Open from:time;Open until:time;Photo:image
- Cycle room | area=60; capacity=18; equipment=18 bikes; floor=Ground floor
- Studio 1 | area=110; capacity=24; equipment=Barbells, mats, mirrors; floor=First floor
- Turf zone | area=150; capacity=16; equipment=Sleds, ropes, kettlebells; floor=Ground floor
- Box loft | area=90; capacity=20; equipment=12 bags, one ring; floor=Top floor
record check-in|visit|attendance|gym visit: Title!;Member->@gym member|client~Ellie Thorn|Patrick Noor;Class->@fitness class|class~Morning Spin 45|Barbell Basics;Date:date!;Came at:time;Left at:time;Method=Card|App|Front desk;~Status=Present|Late|No show
- Thorn, Monday | member=Ellie Thorn; class=Barbell Basics; method=App; status=Present
- Noor, Tuesday | member=Patrick Noor; class=Morning Spin 45; method=Card; status=Present
- Winters, first visit | member=Dale Winters; class=Lunch HIIT 30; method=Front desk; status=No show
- Moretti, Thursday | member=Gia Moretti; class=Box and Core; method=App; status=Late
record body measurement|progress entry|progress|fitness assessment: Title!;Member->@gym member|client~Ellie Thorn|Patrick Noor;Measured on:date!;Weight:number(kg)#30-300;Body fat:percent;Muscle mass:number(kg)#10-120;Waist:number(cm)#40-200;Resting pulse:number(bpm)#30-120;Photo:image;Note:long
- Thorn start | member=Ellie Thorn; weight=62; body_fat=24; muscle_mass=44; waist=71; resting_pulse=62
- Noor week 8 | member=Patrick Noor; weight=94.5; body_fat=28; muscle_mass=61; waist=102; resting_pulse=70
- Winters intake | member=Dale Winters; weight=81; body_fat=27; muscle_mass=52; waist=95; resting_pulse=74
- Moretti spring | member=Gia Moretti; weight=69.5; body_fat=29; muscle_mass=46; waist=79; resting_pulse=66
! item machine|gym equipment|equipment [equip\\w*|machine\\w*|maint\\w*]: Name!;Category=Cardio|Strength|Free weights|Functional;Serial number;Room->@room|studio~Studio 1;Bought on:date;Last service:date;Next service:date;~Condition=Good|Worn|Out of order
- Rower 3 | category=Cardio; serial_number=RW-3312; condition=Good
- Cable tower | category=Strength; serial_number=CT-1180; room=Studio 1; condition=Worn
- Power rack 1 | category=Free weights; serial_number=PR-0407; room=Studio 1; condition=Good
- Ski trainer | category=Functional; serial_number=SK-2255; room=Turf zone; condition=Out of order
+ booking|reservation: Member->@gym member|client;Class->@fitness class|class;Trainer->@trainer;Date:date!;Starts at:time;~Status=Booked|Waiting list|Attended|Cancelled|No show
+ payment|invoice: Member->@gym member;Plan->@membership plan|membership;Period from:date;Period to:date;Method=Card|Direct debit|Cash|Transfer

# workout tracker|workout log|strength training|weightlifting|workout routine|exercise library|bodybuilding|workout
! record session|workout session|workout|training session|workout log|completed session [session\\w*|workouts?|log|logs|logging]: Title!;Date:date!;Routine->@routine|program|workout plan~Push day|Full body A;Started at:time;Duration:number(min)#1-300;Place=Gym|Home|Outdoor|Travel;~Total volume:number(kg)#0-60000;Calories:number(kcal)#0-3000;Feeling=Great|Good|Tired|Bad;Notes:long
- Push, week 3 | routine=Push day; duration=65; place=Gym; total_volume=7420; calories=410; feeling=Good
- Full body at home | routine=Full body A; duration=40; place=Home; total_volume=3100; calories=260; feeling=Tired
- Pull day outdoors | routine=Pull day; duration=45; place=Outdoor; total_volume=2800; calories=300; feeling=Great
- Hotel circuit | routine=Travel circuit; duration=25; place=Travel; total_volume=0; calories=210; feeling=Bad; notes=Jet lag, stopped after round three.
item exercise|movement|lift: Name!;Muscle group=Chest|Back|Legs|Shoulders|Arms|Core|Full body|Cardio;Equipment=Barbell|Dumbbell|Machine|Cable|Kettlebell|Bodyweight|Band;Type=Strength|Cardio|Mobility|Plyometric;Difficulty=Beginner|Intermediate|Advanced;Video:url;Picture:image;Instructions:long
- Bench press | muscle_group=Chest; equipment=Barbell; type=Strength; difficulty=Intermediate; instructions=Shoulder blades back, bar to lower chest.
- Goblet squat | muscle_group=Legs; equipment=Kettlebell; type=Strength; difficulty=Beginner
- Pull-up | muscle_group=Back; equipment=Bodyweight; type=Strength; difficulty=Advanced
- Box jump | muscle_group=Full body; equipment=Bodyweight; type=Plyometric; difficulty=Intermediate; instructions=Land softly, step down.
! record exercise set|set|logged set|exercise log|exercise logging|exercise entry|lift entry [sets?|rep|reps|repetition\\w*|log|logging|weights?]: Title!;Workout->@workout|session~Push, week 3|Full body at home;Exercise->@exercise|movement~Bench press|Goblet squat;Set number:number#1-20;Repetitions:number#0-200;Weight:number(kg)#0-500;Duration:number(s)#0-7200;Rest:number(s)#0-900;Effort:number#1-10;Warm-up:boolean
- Bench set 3 | workout=Push, week 3; exercise=Bench press; set_number=3; repetitions=6; weight=75; rest=150; effort=9
- Squat set 1 | workout=Full body at home; exercise=Goblet squat; set_number=1; repetitions=12; weight=24; rest=90; effort=7
- Pull-up set 4 | workout=Pull day outdoors; exercise=Pull-up; set_number=4; repetitions=8; weight=0; rest=120; effort=9
- Jump set 2 | workout=Hotel circuit; exercise=Box jump; set_number=2; repetitions=10; weight=0; rest=45; effort=8
item routine|program|workout program|workout plan|workout template|training plan: Name!;Goal=Strength|Muscle|Fat loss|Endurance|Mobility;Days per week:number#1-7;Weeks:number#1-52;Level=Beginner|Intermediate|Advanced;Author~Coach Dena|Own plan;Cover:image;Description:long
- Push day | goal=Muscle; days_per_week=2; weeks=8; level=Intermediate; author=Own plan
- Full body A | goal=Strength; days_per_week=3; weeks=12; level=Beginner; author=Coach Dena; description=Squat, press, row, carry.
- Pull day | goal=Muscle; days_per_week=2; weeks=8; level=Advanced; author=Own plan
- Travel circuit | goal=Endurance; days_per_week=4; weeks=2; level=Beginner; author=Coach Dena
! record routine exercise|plan exercise|program exercise: Title!;Routine->@routine|program~Push day|Full body A;Exercise->@exercise~Bench press|Goblet squat;Order:number#1-30;Sets:number#1-10;Repetitions~6-8|12;Target weight:number(kg)#0-500;Rest:number(s)#0-900
- Push day 1 | routine=Push day; exercise=Bench press; order=1; sets=4; repetitions=6-8; target_weight=75; rest=150
- Full body 1 | routine=Full body A; exercise=Goblet squat; order=1; sets=3; repetitions=12; target_weight=24; rest=90
- Pull day 1 | routine=Pull day; exercise=Pull-up; order=1; sets=5; repetitions=8; rest=120
- Travel 3 | routine=Travel circuit; exercise=Box jump; order=3; sets=4; repetitions=10; rest=45
record personal record|personal best|record lift|one-rep max: Title!;Exercise->@exercise|lift~Bench press|Pull-up;Kind=One-rep max|Most reps|Longest time|Fastest time;Value:number#0-10000;Unit=kg|Reps|Seconds|Minutes;Set on:date!;Bodyweight:number(kg)#30-250;Video:url
- Bench 90 | exercise=Bench press; kind=One-rep max; value=90; unit=kg; bodyweight=79
- 14 pull-ups | exercise=Pull-up; kind=Most reps; value=14; unit=Reps; bodyweight=79
- Goblet 20 reps at 32 | exercise=Goblet squat; kind=Most reps; value=20; unit=Reps; bodyweight=78
- Plank-free jump minute | exercise=Box jump; kind=Longest time; value=60; unit=Seconds; bodyweight=79
work fitness goal|goal|target|challenge: Title!;Exercise->@exercise~Bench press|Pull-up;Start value:number#0-1000;Target value:number#0-1000;Unit=kg|Reps|Minutes|Sessions;Reach by:date;~Progress:percent;Reward;Notes:long
- Bench 100 kg | exercise=Bench press; start_value=80; target_value=100; unit=kg; progress=50; reward=New shoes
- 20 pull-ups | exercise=Pull-up; start_value=8; target_value=20; unit=Reps; progress=50
- Goblet squat 40 kg | exercise=Goblet squat; start_value=24; target_value=40; unit=kg; progress=25
- Train 100 sessions | exercise=Bench press; start_value=0; target_value=100; unit=Sessions; progress=62; reward=Weekend in the mountains
record body measurement|body weight|progress photo|measurement: Title!;Measured on:date!;Weight:number(kg)#30-300;Body fat:percent;Chest:number(cm)#50-180;Waist:number(cm)#40-200;Arm:number(cm)#15-70;Thigh:number(cm)#30-110;Photo:image
- January start | weight=81; body_fat=19; chest=101; waist=88; arm=35; thigh=58
- After eight weeks | weight=79; body_fat=17; chest=103; waist=85; arm=36; thigh=59
- Mid-cut | weight=77.4; body_fat=15; chest=102; waist=82; arm=36; thigh=58
- After flu break | weight=76.5; body_fat=16; chest=101; waist=83; arm=35; thigh=57
! record program assignment|plan assignment|assigned program [assign\\w*|clients?]: Title!;Program->@routine|program|workout plan~Push day|Full body A;Client~Mara Lindt|Joel Abara;Coach~Dena Ruiz;Starts on:date!;Ends on:date;Sessions done:number#0-500;Note:long;~Status=Assigned|Running|Finished|Stopped
- Full body for Mara | program=Full body A; client=Mara Lindt; coach=Dena Ruiz; sessions_done=5; status=Running
- Push block for Joel | program=Push day; client=Joel Abara; coach=Dena Ruiz; sessions_done=0; status=Assigned
- Full body for Priya | program=Full body A; client=Priya Nand; coach=Owen Salt; sessions_done=24; status=Finished; note=Squat up by 20 kg.
- Push block for Tomas | program=Push day; client=Tomas Vrba; coach=Owen Salt; sessions_done=3; status=Stopped; note=Shoulder needs rest.

# yoga|yoga studio|pilates|yoga class|yoga teacher|pilates studio|barre|yoga retreat
event yoga class|class session|class|session|pilates class: Title!;Style->@style|class type~Vinyasa flow|Yin;Teacher->@teacher|instructor~Asha Lindell|Bo Ferreira;Room=Large hall|Small room|Reformer room|Online|Garden;Date:date!;Starts at:time!;Duration:number(min)#30-180;Level=Beginner|Intermediate|Advanced|All levels;Mats:number#1-60;~Places taken:number#0-60;Price:money
- Sunrise flow | style=Vinyasa flow; teacher=Asha Lindell; room=Large hall; duration=60; level=All levels; mats=20; places_taken=13; price=14
- Candlelight yin | style=Yin; teacher=Bo Ferreira; room=Small room; duration=75; level=Beginner; mats=10; places_taken=10; price=16
- Reformer basics | style=Reformer pilates; teacher=Bo Ferreira; room=Reformer room; duration=50; level=Beginner; mats=8; places_taken=5; price=22
- Prenatal Saturday | style=Prenatal yoga; teacher=Asha Lindell; room=Garden; duration=60; level=All levels; mats=12; places_taken=6; price=18
item style|class type|yoga style: Name!;Category=Yoga|Pilates|Barre|Meditation|Breathwork|Prenatal;Intensity=Gentle|Moderate|Strong;Heated:boolean;Props~Blocks, bolster;Suitable in pregnancy:boolean;Picture:image;Description:long
- Vinyasa flow | category=Yoga; intensity=Strong; props=Blocks; description=Breath-led sequence, never twice the same.
- Yin | category=Yoga; intensity=Gentle; props=Bolster, blanket
- Reformer pilates | category=Pilates; intensity=Moderate; props=Reformer
- Prenatal yoga | category=Prenatal; intensity=Gentle; props=Bolster, chair
item teacher|instructor|yoga teacher: Name!;Training~500 h yoga teacher;Styles~Vinyasa, yin;Teaching since:number#1970-2030;Fee per class:money;Languages;Email:email;Photo:image;Bio:long
- Asha Lindell | training=500 h yoga teacher; styles=Vinyasa, prenatal; teaching_since=2014; fee_per_class=45
- Bo Ferreira | training=Pilates mat and reformer; styles=Yin, pilates; teaching_since=2018; fee_per_class=42
- Mira Santos | training=300 h yin teacher; styles=Yin, meditation; teaching_since=2020; fee_per_class=38
- Conor Wells | training=Breathwork facilitator; styles=Breathwork, vinyasa; teaching_since=2011; fee_per_class=50
item pass|class pass|membership|class card|package: Name!;Classes:number#1-200;Valid for:number(days)#1-400;Price:money;Unlimited:boolean;For=New students|All|Students|Seniors;Online classes included:boolean;Description:long
- Ten class card | classes=10; valid_for=120; price=125; for=All
- Two weeks to try | classes=14; valid_for=14; price=35; for=New students
- Student five | classes=5; valid_for=60; price=50; for=Students
- Silver mornings | classes=12; valid_for=90; price=110; for=Seniors; description=Weekday classes before noon.
record student pass|purchased pass|pass purchase|membership purchase: Title!;Student->@student|yogi~Lena Fisk|Omid Rastani;Pass->@pass|class card~Ten class card|Two weeks to try;Bought on:date!;Expires on:date;~Classes left:number#0-200;Paid:money;~Status=Active|Used up|Expired|Frozen
- Fisk ten card | student=Lena Fisk; pass=Ten class card; classes_left=6; paid=125; status=Active
- Rastani trial | student=Omid Rastani; pass=Two weeks to try; classes_left=11; paid=35; status=Active
- Bloom silver mornings | student=Greta Bloom; pass=Silver mornings; classes_left=0; paid=110; status=Used up
- Ito student five | student=Shun Ito; pass=Student five; classes_left=2; paid=50; status=Frozen
person student|yogi|participant|client: Full name!;Email:email;Phone:phone;Level=Beginner|Intermediate|Advanced;Injuries;Pregnant:boolean;Emergency contact;Newsletter:boolean;Student since:date
- Lena Fisk | level=Intermediate; injuries=Left wrist; emergency_contact=Kai Fisk
- Omid Rastani | level=Beginner; injuries=None; emergency_contact=Sara Rastani
- Greta Bloom | level=Beginner; injuries=Knee replacement; emergency_contact=Olaf Bloom
- Shun Ito | level=Advanced; injuries=None; emergency_contact=Yuki Ito
event retreat|workshop|teacher training: Title!;Teacher->@teacher|instructor~Asha Lindell;Date:date!;Ends on:date;Place;Places:number#2-60;Price:money;Meals=None|Vegetarian|Vegan;Programme:long
- Coast retreat, four days | teacher=Asha Lindell; place=Lighthouse farm; places=14; price=560; meals=Vegetarian
- Handstand workshop | teacher=Bo Ferreira; place=Large hall; places=16; price=38; meals=None
- Forest silence weekend | teacher=Mira Santos; place=Old mill; places=10; price=320; meals=Vegan
- Breath day in the barn | teacher=Conor Wells; place=Hill barn; places=24; price=95; meals=Vegetarian
+ booking|reservation: Class->@yoga class|class;Student->@student|yogi;Pass->@student pass|purchased pass;Mat needed:boolean;~Status=Booked|Waiting list|Attended|Late cancelled|No show

# hair salon|hairdresser|barber|barbershop|hairstylist|haircut|barber shop
item hair service|service|haircut|treatment: Name!;Category=Cut|Colour|Styling|Beard|Treatment|Extensions|Bridal;For=Women|Men|Children|Everyone;Duration:number(min)#5-360;Price:money;Price from:boolean;Description:long;Photo:image
- Cut and blow-dry | category=Cut; for=Women; duration=60; price=52
- Fade with beard trim | category=Beard; for=Men; duration=45; price=38; description=Skin fade, hot towel, razor lines.
- Balayage | category=Colour; for=Women; duration=180; price=145
- Bridal updo | category=Bridal; for=Women; duration=120; price=160; description=With one trial two weeks before.
item stylist|hairdresser|barber|staff member: Name!;Role=Stylist|Senior stylist|Barber|Colourist|Apprentice;Specialities~Balayage, curls;Chair~Chair 2;Working days~Tue to Sat;Commission:percent;Phone:phone;Photo:image;About:long
- Romy Castell | role=Colourist; specialities=Balayage, curls; chair=Chair 2; working_days=Tue to Sat; commission=35
- Idris Bello | role=Barber; specialities=Fades, beards; chair=Chair 4; working_days=Mon to Fri; commission=40
- Fern Hadley | role=Senior stylist; specialities=Bobs, bridal; chair=Chair 1; working_days=Wed to Sat; commission=45
- Jiri Polak | role=Apprentice; specialities=Wash, blow-dry; chair=Chair 5; working_days=Tue to Fri; commission=10
person client|salon client: Full name!;Phone:phone;Email:email;Birthday:date;Hair type=Straight|Wavy|Curly|Coily;Hair length=Short|Medium|Long;Allergies;Favourite stylist->@stylist|barber~Romy Castell|Idris Bello;Client since:date;Notes:long
- Judith Amaro | hair_type=Curly; hair_length=Long; allergies=PPD hair dye; favourite_stylist=Romy Castell; notes=Patch test before colour.
- Leon Walsh | hair_type=Straight; hair_length=Short; allergies=None; favourite_stylist=Idris Bello
- Mabel Osei | hair_type=Coily; hair_length=Medium; allergies=None; favourite_stylist=Romy Castell
- Anton Reuss | hair_type=Wavy; hair_length=Medium; allergies=Perfume; favourite_stylist=Fern Hadley; notes=Prefers a silent chair.
record visit|client visit|service record|hair record|colour formula: Title!;Client->@client|salon client~Judith Amaro|Leon Walsh;Stylist->@stylist|barber~Romy Castell|Idris Bello;Service->@hair service|service~Balayage|Fade with beard trim;Visited on:date!;Formula~7N + 6% 1:1;Time taken:number(min)#5-400;Paid:money;Tip:money;Photo after:image;Notes:long
- Amaro, warm balayage | client=Judith Amaro; stylist=Romy Castell; service=Balayage; formula=Clay lightener 6%, toner 8.3; time_taken=190; paid=145; tip=10
- Walsh, mid fade | client=Leon Walsh; stylist=Idris Bello; service=Fade with beard trim; formula=Guard 1 to 3; time_taken=40; paid=38; tip=4
- Reuss, layered cut | client=Anton Reuss; stylist=Fern Hadley; service=Cut and blow-dry; time_taken=55; paid=52; tip=5
- Osei, wedding trial | client=Mabel Osei; stylist=Fern Hadley; service=Bridal updo; time_taken=115; paid=160; tip=0; notes=Pearl pins on the left.
record stylist shift|shift|working hours|time off|rota: Title!;Stylist->@stylist|barber~Romy Castell|Idris Bello;Date:date!;Starts at:time;Ends at:time;Break at:time;Kind=Working|Holiday|Sick|Training;Note:long
- Castell Saturday | stylist=Romy Castell; kind=Working
- Bello colour course | stylist=Idris Bello; kind=Training
- Hadley beach week | stylist=Fern Hadley; kind=Holiday
- Polak flu | stylist=Jiri Polak; kind=Sick
item salon product|hair product|retail product|stock item [product\\w*|stock|inventory|retail]: Name!;Category=Shampoo|Conditioner|Colour|Styling|Beard|Tools;Size:number(ml)#5-5000;Price:money;Cost:money;In stock:number#0-2000;Reorder at:number#0-200;Supplier;Photo:image
- Curl cream | category=Styling; size=200; price=19; cost=9; in_stock=14; reorder_at=5; supplier=Haarwerk
- Cedar beard oil | category=Beard; size=30; price=16; cost=7; in_stock=3; reorder_at=6; supplier=North Barber Supply
- Toner 8.3 | category=Colour; size=60; price=12; cost=6; in_stock=22; reorder_at=10; supplier=Haarwerk
- Repair shampoo | category=Shampoo; size=300; price=17; cost=8; in_stock=9; reorder_at=6; supplier=Haarwerk
! item style|look|gallery photo|portfolio photo [gallery|portfolio|lookbook|style\\w*]: Title!;Photo:image;Stylist->@stylist|barber~Romy Castell|Idris Bello;Service->@hair service|service~Balayage;Length=Short|Medium|Long;Hair type=Straight|Wavy|Curly|Coily;Caption:long
- Honey curls | stylist=Romy Castell; service=Balayage; length=Long; hair_type=Curly
- Low taper | stylist=Idris Bello; service=Fade with beard trim; length=Short; hair_type=Straight
- Side-swept bridal knot | stylist=Fern Hadley; service=Bridal updo; length=Medium; hair_type=Coily
- Soft layers | stylist=Fern Hadley; service=Cut and blow-dry; length=Medium; hair_type=Wavy; caption=Air-dried with salt spray.
+ appointment|booking|reservation: Client->@client|salon client;Stylist->@stylist|barber;Service->@hair service|service;Date:date!;Starts at:time!;Duration:number(min)#5-360;Price:money;~Status=Booked|Confirmed|In the chair|Done|No show|Cancelled
+ review: Stylist->@stylist|barber;Service->@hair service|service
+ product: Category=Shampoo|Conditioner|Colour|Styling|Beard|Tools;Size:number(ml)#5-5000

# beauty salon|nail salon|nail studio|cosmetic studio|beautician|manicure|lash studio|makeup artist
item beauty treatment|treatment|service: Name!;Category=Nails|Face|Lashes and brows|Waxing|Make-up|Permanent make-up|Body;Duration:number(min)#10-300;Price:money;Patch test needed:boolean;Repeat after:number(weeks)#0-52;Picture:image;Description:long
- Gel manicure | category=Nails; duration=60; price=42; repeat_after=3
- Deep cleansing facial | category=Face; duration=75; price=69; repeat_after=5; description=Steam, extraction, mask and massage.
- Lash lift and tint | category=Lashes and brows; duration=60; price=55; repeat_after=7
- Half leg wax | category=Waxing; duration=30; price=28; repeat_after=4
item beautician|technician|nail technician|artist|staff member: Name!;Role=Beautician|Nail technician|Lash artist|Make-up artist|Apprentice;Skills~Gel, nail art;Room~Cabin 1|Nail desk 2;Working days~Mon to Fri;Phone:phone;Photo:image;About:long
- Tamsin Lee | role=Nail technician; skills=Gel, nail art; room=Nail desk 2; working_days=Tue to Sat
- Olivia Brandão | role=Beautician; skills=Facials, lashes, waxing; room=Cabin 1; working_days=Mon to Fri
- Jun Okada | role=Lash artist; skills=Volume lashes, lifts; room=Cabin 2; working_days=Wed to Sat
- Della Pike | role=Make-up artist; skills=Bridal, stage; room=Mirror bar; working_days=Fri and Sat
person client: Full name!;Phone:phone;Email:email;Birthday:date;Skin type=Normal|Dry|Oily|Mixed|Sensitive;Allergies;Medication;Consent signed:boolean;Loyalty points:number#0-10000;Notes:long
- Sabine Roth | skin_type=Sensitive; allergies=Acrylate; loyalty_points=120; notes=Only hypoallergenic lash glue.
- Priya Anand | skin_type=Oily; allergies=None; loyalty_points=45
- Wanda Lis | skin_type=Dry; allergies=Nickel; loyalty_points=310; notes=Likes the early slot.
- Elodie Kerr | skin_type=Mixed; allergies=None; loyalty_points=0
record treatment record|client visit|visit|treatment card: Title!;Client->@client~Sabine Roth|Priya Anand;Treatment->@beauty treatment|service~Gel manicure|Deep cleansing facial;Beautician->@beautician|technician~Tamsin Lee|Olivia Brandão;Done on:date!;Products used~Enzyme peel, calming mask;Colour or shade~Rosewood 12;Skin reaction=None|Redness|Itching|Swelling;Before photo:image;After photo:image;Advice:long
- Roth calming facial | client=Sabine Roth; treatment=Deep cleansing facial; beautician=Olivia Brandão; products_used=Enzyme peel, calming mask; skin_reaction=Redness; advice=No sun for two days.
- Anand rosewood gel | client=Priya Anand; treatment=Gel manicure; beautician=Tamsin Lee; colour_or_shade=Rosewood 12; skin_reaction=None
- Lis lash lift | client=Wanda Lis; treatment=Lash lift and tint; beautician=Jun Okada; colour_or_shade=Deep brown; skin_reaction=None; advice=Keep dry for 24 hours.
- Kerr half leg | client=Elodie Kerr; treatment=Half leg wax; beautician=Olivia Brandão; products_used=Warm honey wax; skin_reaction=Itching
item cosmetic product|beauty product|retail product|stock item: Name!;Category=Cleanser|Serum|Cream|Mask|Nail polish|Lash|Make-up;Brand line;Size:number(ml)#1-1000;Price:money;In stock:number#0-2000;Reorder at:number#0-200;Expires on:date;Photo:image
- Calming mask | category=Mask; brand_line=Pure Lab; size=50; price=29; in_stock=12; reorder_at=4
- Gel polish Rosewood | category=Nail polish; brand_line=Studio Gel; size=8; price=14; in_stock=5; reorder_at=3
- Vitamin C serum | category=Serum; brand_line=Pure Lab; size=30; price=46; in_stock=7; reorder_at=3
- Lash nourishing balm | category=Lash; brand_line=Lumi; size=5; price=22; in_stock=2; reorder_at=4
item gift voucher|voucher|package|treatment package: Name!;Value:money;Treatments:number#1-20;Valid for:number(months)#1-60;Price:money;Includes:long;Picture:image
- Bridal glow package | value=210; treatments=4; valid_for=12; price=185; includes=Facial, lashes, manicure, make-up
- Voucher 50 | value=50; treatments=1; valid_for=36; price=50
- Voucher 100 | value=100; treatments=1; valid_for=36; price=100
- Summer legs course | value=112; treatments=4; valid_for=6; price=95; includes=Four half leg waxes
! record consent form|health questionnaire|patch test [consent|patch|questionnaire]: Title!;Client->@client~Sabine Roth;Treatment->@beauty treatment|service~Lash lift and tint;Signed on:date!;Pregnant:boolean;Skin condition;Patch test result=Not done|No reaction|Reaction;File:file
- Roth lash consent | client=Sabine Roth; treatment=Lash lift and tint; patch_test_result=No reaction
- Lis lash consent | client=Wanda Lis; treatment=Lash lift and tint; skin_condition=Dry lids; patch_test_result=Reaction
- Kerr wax consent | client=Elodie Kerr; treatment=Half leg wax; skin_condition=None; patch_test_result=Not done
- Anand facial consent | client=Priya Anand; treatment=Deep cleansing facial; skin_condition=Mild acne; patch_test_result=No reaction
+ appointment|booking|reservation: Client->@client;Treatment->@beauty treatment|service;Beautician->@beautician|technician;Date:date!;Starts at:time!;Duration:number(min)#10-300;Price:money;~Status=Booked|Confirmed|Done|No show|Cancelled

# spa|massage|day spa|massage therapist|sauna|wellness center|thermal bath|masseur
item spa treatment|massage|treatment|service: Name!;Category=Massage|Body wrap|Facial|Bath|Scrub|Sauna ritual;Duration:number(min)#15-240;Price:money;For two:boolean;Intensity=Gentle|Medium|Strong;Not suitable for;Picture:image;Description:long
- Hot stone massage | category=Massage; duration=75; price=95; intensity=Medium; not_suitable_for=High blood pressure, pregnancy
- Sea salt scrub | category=Scrub; duration=40; price=58; intensity=Gentle
- Birch sauna ritual | category=Sauna ritual; duration=20; price=12; intensity=Strong
- Hay flower bath | category=Bath; duration=30; price=44; intensity=Gentle; not_suitable_for=Hay fever
item massage therapist|therapist|masseur: Name!;Techniques~Swedish, hot stone;Languages;Working days~Thu to Mon;Gender=Female|Male|Other;~Rating:rating;Photo:image;About:long
- Irina Solis | techniques=Hot stone, lymph drainage; languages=English, Russian; working_days=Thu to Mon; gender=Female; rating=4.9
- Teodor Vance | techniques=Deep tissue, sports; languages=English; working_days=Mon to Fri; gender=Male; rating=4.7
- Mei Lin Chao | techniques=Shiatsu, foot reflex; languages=English, Mandarin; working_days=Wed to Sun; gender=Female; rating=4.8
- Pavel Dorn | techniques=Swedish, body wraps; languages=English, Czech; working_days=Sat and Sun; gender=Male; rating=4.4
item treatment room|room|sauna|facility|pool: Name!;Kind=Massage room|Couple suite|Sauna|Steam bath|Pool|Relaxation room;Temperature:number(°C)#5-105;Places:number#1-60;Clothing=Swimwear|Textile free|Robe;Opens at:time;Closes at:time;~Status=Open|Cleaning|Closed
- Cedar room | kind=Massage room; temperature=24; places=1; clothing=Robe; status=Open
- Moonlight suite | kind=Couple suite; temperature=25; places=2; clothing=Robe; status=Open
- Finnish sauna | kind=Sauna; temperature=92; places=20; clothing=Textile free; status=Open
- Salt steam bath | kind=Steam bath; temperature=46; places=8; clothing=Textile free; status=Cleaning
item spa package|package|day pass|gift voucher|voucher: Name!;Treatments included;Persons:number#1-8;Duration:number(h)#1-12;Price:money;Meal included:boolean;Valid for:number(months)#1-60;Picture:image;Description:long
- Half day for two | treatments_included=Hot stone massage, sauna entry; persons=2; duration=4; price=229; valid_for=24
- Weekday day pass | treatments_included=Pools and saunas; persons=1; duration=8; price=39; valid_for=12
- Mother and daughter morning | treatments_included=Hay flower bath, sea salt scrub; persons=2; duration=3; price=175; valid_for=12
- Sauna lovers evening | treatments_included=Birch sauna ritual, sauna entry; persons=1; duration=4; price=45; valid_for=6
person guest|spa guest|client: Full name!;Phone:phone;Email:email;Health notes:long;Pregnant:boolean;Pressure=Light|Medium|Firm;Allergies;Preferred therapist->@massage therapist|therapist~Irina Solis|Teodor Vance;Birthday:date
- Camille Renard | pressure=Medium; allergies=Nut oil; preferred_therapist=Irina Solis
- Stuart Bligh | pressure=Firm; allergies=None; preferred_therapist=Teodor Vance; health_notes=Slipped disc in 2019.
- Amina Yusuf | pressure=Light; allergies=Lavender; preferred_therapist=Mei Lin Chao; health_notes=Second trimester.
- Bernd Katz | pressure=Medium; allergies=None; preferred_therapist=Pavel Dorn
record treatment note|session note|visit|guest visit: Title!;Guest->@guest|spa guest~Camille Renard|Stuart Bligh;Treatment->@spa treatment|massage~Hot stone massage;Therapist->@massage therapist|therapist~Irina Solis|Teodor Vance;Done on:date!;Oil~Almond free, lavender;Tension=Neck|Shoulders|Lower back|Legs|None;Pressure used=Light|Medium|Firm;Note:long
- Renard hot stones | guest=Camille Renard; treatment=Hot stone massage; therapist=Irina Solis; oil=Jojoba, lavender; tension=Shoulders; pressure_used=Medium
- Bligh first massage | guest=Stuart Bligh; treatment=Hot stone massage; therapist=Teodor Vance; oil=Arnica; tension=Lower back; pressure_used=Firm
- Yusuf salt scrub | guest=Amina Yusuf; treatment=Sea salt scrub; therapist=Mei Lin Chao; oil=Coconut; tension=Legs; pressure_used=Light
- Katz hay bath | guest=Bernd Katz; treatment=Hay flower bath; therapist=Pavel Dorn; oil=None; tension=Neck; pressure_used=Medium; note=Slept through the rest time.
+ booking|reservation|appointment: Guest->@guest|spa guest;Treatment->@spa treatment|massage;Therapist->@massage therapist|therapist;Room->@treatment room|room;Date:date!;Starts at:time!;Persons:number#1-8;Price:money;~Status=Requested|Confirmed|Done|No show|Cancelled

# hiking|hiking trail|hiker|trail guide|mountain hut|trekking|backpacking
item trail|hiking trail|route|hike: Name!;Region->@region|park|area~Upper Valley|Coast Range;Length:number(km)#0.2-500;Climb:number(m)#0-9000;Highest point:number(m)#0-8850;Walking time:number(h)#0.2-300;Difficulty=Easy|Moderate|Hard|Alpine;Season=All year|Spring to autumn|Summer|Winter;Dogs allowed:boolean;~Condition=Open|Snow|Storm damage|Closed;GPX file:file;Photo:image;Description:long
- Falcon ridge loop | region=Upper Valley; length=14.2; climb=920; highest_point=2140; walking_time=6; difficulty=Hard; season=Summer; condition=Open
- Lighthouse path | region=Coast Range; length=7.5; climb=180; highest_point=160; walking_time=2.5; difficulty=Easy; season=All year; condition=Open
- Beech gorge | region=Upper Valley; length=9; climb=410; highest_point=1120; walking_time=3.5; difficulty=Moderate; season=Spring to autumn; condition=Storm damage
- Snowshoe round Lake Ister | region=Ister Plateau; length=6; climb=220; highest_point=1680; walking_time=3; difficulty=Moderate; season=Winter; condition=Snow
item region|park|mountain range|area: Name!;Country;Best months~June to September;Protected:boolean;Entry fee:money;Rules:long;Map:file;Photo:image
- Upper Valley | best_months=June to September; entry_fee=0; rules=No camping above the tree line.
- Coast Range | best_months=All year; entry_fee=4
- Ister Plateau | best_months=December to March; entry_fee=0; rules=Dogs on the lead, game refuge.
- Red Canyon Park | best_months=October to April; entry_fee=8; rules=Carry three litres of water.
item hut|mountain hut|shelter|waypoint|point of interest: Name!;Trail->@trail|route~Falcon ridge loop|Beech gorge;Kind=Hut|Spring|Viewpoint|Shelter|Parking|Bus stop|Summit;Altitude:number(m)#0-8850;Beds:number#0-300;Open~Mid June to October;Phone:phone;Coordinates;Note:long
- Falcon Hut | trail=Falcon ridge loop; kind=Hut; altitude=1890; beds=42; open=Mid June to October; coordinates=46.912, 11.204
- Gorge spring | trail=Beech gorge; kind=Spring; altitude=980; beds=0; coordinates=46.871, 11.166
- Ister bus stop | trail=Snowshoe round Lake Ister; kind=Bus stop; altitude=1470; beds=0; coordinates=46.702, 11.388
- Gull viewpoint | trail=Lighthouse path; kind=Viewpoint; altitude=160; beds=0; note=Bench and telescope.
record trip report|hike log|logged hike|trip|hike entry: Title!;Trail->@trail|route~Falcon ridge loop|Lighthouse path;Hiked on:date!;Hiker~Mara Quinn|Ole Brandt;Time taken:number(h)#0.2-300;Distance:number(km)#0.1-500;Weather=Sunny|Cloudy|Rain|Snow|Wind|Fog;Rating:rating;Photo:image;Story:long
- First snow on Falcon | trail=Falcon ridge loop; hiker=Mara Quinn; time_taken=7; distance=14.5; weather=Snow; rating=5; story=Spikes needed on the last 200 metres.
- Lighthouse with kids | trail=Lighthouse path; hiker=Ole Brandt; time_taken=3.2; distance=7.5; weather=Sunny; rating=4
- Quiet snowshoe day | trail=Snowshoe round Lake Ister; hiker=Signe Holt; time_taken=3.5; distance=6.2; weather=Fog; rating=3
- Gorge after rain | trail=Beech gorge; hiker=Mara Quinn; time_taken=4; distance=9; weather=Rain; rating=4; story=All four waterfalls roaring.
request trail condition report|condition report|hazard report|trail report|hazard: Title!;Trail->@trail|route~Beech gorge|Falcon ridge loop;Kind=Fallen tree|Landslide|Snow|Missing sign|Broken bridge|Wildlife|Litter;Seen on:date!;Place on trail~Km 4.2;Severity=Low|Medium|Blocked;Photo:image;Reported by;Description:long
- Bridge rail gone | trail=Beech gorge; kind=Broken bridge; place_on_trail=Km 4.2; severity=Medium; reported_by=Ole Brandt
- Snow field at the saddle | trail=Falcon ridge loop; kind=Snow; place_on_trail=Km 6; severity=Low; reported_by=Mara Quinn
- Beech across the path | trail=Beech gorge; kind=Fallen tree; place_on_trail=Km 2.7; severity=Blocked; reported_by=Signe Holt
- Sign turned at junction | trail=Lighthouse path; kind=Missing sign; place_on_trail=Km 1; severity=Low; reported_by=Ole Brandt
event guided hike|group hike|tour|hiking tour: Title!;Trail->@trail|route~Falcon ridge loop|Lighthouse path;Guide~Elsbeth Kofler|Tim Raye;Date:date!;Starts at:time;Meeting point;Places:number#2-40;Price:money;Level=Easy|Moderate|Hard|Alpine;Bring along:long
- Sunrise on the ridge | trail=Falcon ridge loop; guide=Elsbeth Kofler; meeting_point=Cable car station; places=8; price=45; level=Hard; bring_along=Head torch, warm layer
- Coast birds walk | trail=Lighthouse path; guide=Tim Raye; meeting_point=Harbour kiosk; places=15; price=12; level=Easy
- Snowshoe by moonlight | trail=Snowshoe round Lake Ister; guide=Elsbeth Kofler; meeting_point=Ister bus stop; places=10; price=30; level=Moderate
- Gorge waterfalls tour | trail=Beech gorge; guide=Tim Raye; meeting_point=Sawmill car park; places=14; price=18; level=Moderate; bring_along=Grippy shoes, lunch
! record packing item|gear item|packing list item [gear|pack\\w*|checklist|equipment]: Item!;Category=Clothing|Shelter|Kitchen|Navigation|First aid|Food|Electronics;Weight:number(g)#1-10000;Quantity:number#1-50;Packed:boolean;Worn:boolean;Note:long
- Rain jacket | category=Clothing; weight=310; quantity=1
- Gas stove | category=Kitchen; weight=85; quantity=1
- Two-person tent | category=Shelter; weight=1650; quantity=1
- Blister plasters | category=First aid; weight=20; quantity=6
+ booking|reservation: Hut->@hut|mountain hut;Guided hike->@guided hike|group hike;From:date!;To:date;People:number#1-40;Half board:boolean;~Status=Requested|Confirmed|Cancelled

# campsite|camping|campground|glamping|caravan|camper van|tent pitch
item pitch|campsite|site|plot|camping spot: Number!;Kind=Tent|Caravan|Camper van|Cabin|Glamping tent|Hammock;Size:number(m²)#6-400;Area->@area|campground~Lakeside|Pine wood;Power:boolean;Water:boolean;Shade=Sunny|Half shade|Shady;Max people:number#1-12;Price per night:money;~Status=Free|Occupied|Reserved|Closed;Photo:image
- L-04 | kind=Caravan; size=100; area=Lakeside; shade=Half shade; max_people=6; price_per_night=38; status=Occupied
- P-17 | kind=Tent; size=60; area=Pine wood; shade=Shady; max_people=4; price_per_night=22; status=Free
- Yurt Juniper | kind=Glamping tent; size=40; area=Pine wood; shade=Shady; max_people=4; price_per_night=89; status=Reserved
- S-02 | kind=Cabin; size=32; area=Sunny slope; shade=Sunny; max_people=5; price_per_night=74; status=Closed
item area|campground|field|location: Name!;Pitches:number#1-1000;Washroom=In the area|100 m|300 m;Quiet hours~22:00 to 7:00;Cars allowed:boolean;Dogs allowed:boolean;Open from:date;Open until:date;Map:image
- Lakeside | pitches=40; washroom=In the area; quiet_hours=22:00 to 7:00
- Pine wood | pitches=25; washroom=100 m; quiet_hours=22:00 to 7:00
- Sunny slope | pitches=12; washroom=300 m; quiet_hours=23:00 to 7:00
- Youth meadow | pitches=30; washroom=100 m; quiet_hours=24:00 to 8:00
person guest|camper|visitor: Full name!;Phone:phone;Email:email;Country;Licence plate;Adults:number#1-12;Children:number#0-12;Dogs:number#0-6;ID document number
- Familie Berger | country=Austria; licence_plate=W-2231K; adults=2; children=3; dogs=1
- Noa Stein | country=Netherlands; adults=1; children=0; dogs=0
- Odile Marchand | country=France; licence_plate=GK-482-TR; adults=2; children=1; dogs=0
- Scout group Falken | country=Germany; adults=4; children=12; dogs=0
record stay|check-in|arrival: Title!;Guest->@guest|camper~Familie Berger|Noa Stein;Pitch->@pitch|campsite~L-04|P-17;Arrived on:date!;Leaves on:date;Nights:number#1-200;Meter at arrival:number(kWh)#0-99999;Meter at departure:number(kWh)#0-99999;~Total:money;~Status=Checked in|Checked out
- Berger at the lake | guest=Familie Berger; pitch=L-04; nights=7; meter_at_arrival=2204; total=301; status=Checked in
- Stein two nights | guest=Noa Stein; pitch=P-17; nights=2; total=44; status=Checked out
- Marchand cabin week | guest=Odile Marchand; pitch=S-02; nights=6; meter_at_arrival=801; meter_at_departure=846; total=444; status=Checked out
- Scouts in the pines | guest=Scout group Falken; pitch=Yurt Juniper; nights=3; total=267; status=Checked in
item extra|rental item|add-on: Name!;Category=Rental|Food|Electricity|Laundry|Firewood|Tax;Price:money;Per=Stay|Night|Person|Piece|Hour|kWh;In stock:number#0-500;Description:long;Photo:image
- Canoe, half day | category=Rental; price=24; per=Piece; in_stock=6
- Bag of firewood | category=Firewood; price=7; per=Piece; in_stock=60
- Fridge box | category=Rental; price=4; per=Night; in_stock=10
- Washing machine token | category=Laundry; price=5; per=Piece; in_stock=40
work maintenance task|cleaning task|task: Title!;Area->@area|campground~Lakeside|Pine wood;Pitch->@pitch|site~P-17;Kind=Cleaning|Repair|Mowing|Waste|Safety check;Due on:date;Assigned to~Georg|Milla;Priority=Low|Normal|High;Notes:long
- Fix tap by P-17 | area=Pine wood; pitch=P-17; kind=Repair; assigned_to=Georg; priority=High
- Mow lakeside meadow | area=Lakeside; kind=Mowing; assigned_to=Milla; priority=Normal
- Empty glass containers | area=Youth meadow; kind=Waste; assigned_to=Milla; priority=Normal
- Check gas hoses in cabins | area=Sunny slope; pitch=S-02; kind=Safety check; assigned_to=Georg; priority=High; notes=Replace hoses older than five years.
event camp activity|activity|campfire evening [activit\\w*|event\\w*|programme]: Title!;Kind=Campfire|Children|Hike|Water sport|Music|Workshop;Date:date!;Starts at:time;Place;Leader;Places:number#1-100;Price:money
- Stick bread at the fire | kind=Campfire; place=Fire circle; leader=Milla; places=25; price=3
- Canoe tour for families | kind=Water sport; place=Jetty; leader=Georg; places=12; price=15
- Bat walk | kind=Hike; place=Pine wood gate; leader=Georg; places=18; price=4
- Guitar night | kind=Music; place=Lakeside bar; leader=Sanna; places=60; price=0
+ booking|reservation: Guest->@guest|camper;Pitch->@pitch|campsite;From:date!;To:date!;Adults:number#1-12;Children:number#0-12;Dogs:number#0-6;Vehicle=None|Car|Caravan|Camper van|Motorbike;Extras;~Total:money;~Status=Requested|Confirmed|Arrived|Left|Cancelled

# hospital|hospital ward|inpatient|bed management|hospital bed|ward round|hospital admission
person patient|inpatient: Full name!;Patient number;Date of birth:date;Gender=Female|Male|Other;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-;Phone:phone;Allergies;Emergency contact;Insurance number;Medical history:long
- Edgar Noll | patient_number=HP-20417; gender=Male; blood_group=A+; allergies=Iodine contrast; emergency_contact=Rita Noll; insurance_number=PK-3391
- Fatima Benali | patient_number=HP-20455; gender=Female; blood_group=O+; allergies=None known; emergency_contact=Karim Benali
- Lorenz Amsler | patient_number=HP-20501; gender=Male; blood_group=B-; allergies=Penicillin; emergency_contact=Vera Amsler; medical_history=Stroke in 2021
- Neema Wanjiru | patient_number=HP-20519; gender=Female; blood_group=AB+; allergies=None known; emergency_contact=Paul Wanjiru; insurance_number=PK-4107
item department|ward|unit|clinic: Name!;Specialty=Internal medicine|Surgery|Paediatrics|Maternity|Intensive care|Neurology|Orthopaedics;Floor;Beds:number#1-200;Head doctor~Dr. Sylvia Kant;Head nurse~Jo Mallory;Phone:phone;Visiting hours
- Ward 3B | specialty=Internal medicine; floor=3rd floor; beds=24; head_doctor=Dr. Sylvia Kant; head_nurse=Jo Mallory; visiting_hours=14 to 19
- Surgery East | specialty=Surgery; floor=2nd floor; beds=30; head_doctor=Dr. Arun Patel; head_nurse=Mila Zoric; visiting_hours=15 to 18
- Stroke Unit | specialty=Neurology; floor=4th floor; beds=12; head_doctor=Dr. Hanne Vik; head_nurse=Tariq Shah; visiting_hours=13 to 18
- Maternity West | specialty=Maternity; floor=1st floor; beds=18; head_doctor=Dr. Gloria Tetteh; head_nurse=Anne Roy; visiting_hours=10 to 20
! item bed|hospital bed|room [beds?|wards?]: Number!;Department->@department|ward~Ward 3B|Surgery East;Room;Type=Standard|Isolation|Intensive care|Private|Cot;Oxygen:boolean;Monitor:boolean;~Status=Free|Occupied|Cleaning|Blocked
- 3B-07 window | department=Ward 3B; room=307; type=Standard; status=Occupied
- SE-12 door | department=Surgery East; room=212; type=Standard; status=Free
- 3B-01 | department=Ward 3B; room=301; type=Isolation; status=Cleaning
- SU-03 | department=Stroke Unit; room=403; type=Intensive care; status=Blocked
! item doctor profile|physician|consultant|hospital doctor [doctors? (?:should|can|could|may|will|must)|doctor schedul\\w*]: Name!;Role=Consultant|Resident|Nurse|Therapist|Anaesthetist;Department->@department|ward~Ward 3B|Surgery East;Specialty;Pager;Phone:phone;Email:email;Photo:image
- Dr. Sylvia Kant | role=Consultant; department=Ward 3B; specialty=Gastroenterology; pager=4401
- Dr. Arun Patel | role=Consultant; department=Surgery East; specialty=Abdominal surgery; pager=4420
- Dr. Hanne Vik | role=Consultant; department=Stroke Unit; specialty=Neurology; pager=4433
- Tariq Shah | role=Nurse; department=Stroke Unit; specialty=Stroke care; pager=4460
! record admission|hospital stay|stay|discharge [admission\\w*|wards?|beds?|inpatient\\w*|stays?]: Case number!;Patient->@patient|inpatient~Edgar Noll|Fatima Benali;Bed->@bed|room~3B-07 window|SE-12 door;Department->@department|ward~Ward 3B|Surgery East;Admitted on:date!;Reason;Diagnosis;Doctor->@doctor|physician~Dr. Sylvia Kant|Dr. Arun Patel;Expected discharge:date;Discharged on:date;~Status=Planned|Admitted|Transferred|Discharged
- C-24-8812 | patient=Edgar Noll; bed=3B-07 window; department=Ward 3B; reason=Chest infection; diagnosis=Pneumonia; doctor=Dr. Sylvia Kant; status=Admitted
- C-24-8820 | patient=Fatima Benali; bed=SE-12 door; department=Surgery East; reason=Gallstones; diagnosis=Cholecystitis; doctor=Dr. Arun Patel; status=Planned
- C-24-8831 | patient=Lorenz Amsler; bed=SU-03; department=Stroke Unit; reason=Sudden weakness; diagnosis=Ischaemic stroke; doctor=Dr. Hanne Vik; status=Transferred
- C-24-8790 | patient=Neema Wanjiru; bed=3B-01; department=Ward 3B; reason=Dehydration; diagnosis=Gastroenteritis; doctor=Dr. Sylvia Kant; status=Discharged
record vital sign|vital signs|observation|nursing note: Title!;Admission->@admission|stay~C-24-8812|C-24-8820;Measured on:date!;Time:time!;Temperature:number(°C)#30-43;Pulse:number(bpm)#20-250;Systolic:number(mmHg)#50-260;Diastolic:number(mmHg)#30-160;Oxygen saturation:percent;Pain:number#0-10;Nurse~Jo Mallory|Mila Zoric;Note:long
- Noll morning round | admission=C-24-8812; temperature=38.2; pulse=96; systolic=128; diastolic=74; oxygen_saturation=93; pain=2; nurse=Jo Mallory
- Benali before surgery | admission=C-24-8820; temperature=37.1; pulse=78; systolic=119; diastolic=70; oxygen_saturation=98; pain=4; nurse=Mila Zoric
- Amsler night round | admission=C-24-8831; temperature=37.4; pulse=88; systolic=176; diastolic=96; oxygen_saturation=96; pain=0; nurse=Tariq Shah
- Wanjiru at discharge | admission=C-24-8790; temperature=36.7; pulse=74; systolic=112; diastolic=68; oxygen_saturation=99; pain=1; nurse=Jo Mallory
record medication order|prescription|medication: Drug!;Admission->@admission|stay~C-24-8812|C-24-8820;Dose~1 g|40 mg;Route=Oral|Intravenous|Subcutaneous|Inhaled|Topical;Times a day:number#1-12;From:date;Until:date;Ordered by->@doctor|physician~Dr. Sylvia Kant|Dr. Arun Patel;~Status=Ordered|Running|Stopped
- Ceftriaxone | admission=C-24-8812; dose=2 g; route=Intravenous; times_a_day=1; ordered_by=Dr. Sylvia Kant; status=Running
- Metamizole | admission=C-24-8820; dose=500 mg; route=Oral; times_a_day=4; ordered_by=Dr. Arun Patel; status=Running
- Clopidogrel | admission=C-24-8831; dose=75 mg; route=Oral; times_a_day=1; ordered_by=Dr. Hanne Vik; status=Ordered
- Enoxaparin | admission=C-24-8790; dose=40 mg; route=Subcutaneous; times_a_day=1; ordered_by=Dr. Sylvia Kant; status=Stopped
! request transfer request|bed request|transfer [transfer\\w*|bed request\\w*]: Title!;Admission->@admission|stay~C-24-8812;From department->@department|ward~Ward 3B;To department->@department|ward~Surgery East;Needed by:date;Urgency=Routine|Today|Emergency;Reason:long
- Noll to isolation | admission=C-24-8812; from_department=Ward 3B; to_department=Ward 3B; urgency=Today; reason=Positive influenza test.
- Amsler to stroke unit | admission=C-24-8831; from_department=Ward 3B; to_department=Stroke Unit; urgency=Emergency; reason=New speech trouble.
- Benali to general ward | admission=C-24-8820; from_department=Surgery East; to_department=Ward 3B; urgency=Routine
- Wanjiru to maternity | admission=C-24-8790; from_department=Ward 3B; to_department=Maternity West; urgency=Today; reason=Week 32, monitoring.
record bed allocation|bed assignment|ward allocation|bed and ward allocation|bed booking: Title!;Patient->@patient|inpatient~Edgar Noll;Bed->@bed|room~3B-07 window|SE-12 door;Ward->@department|ward~Ward 3B|Surgery East;Admission->@admission|stay~C-24-8812;From:date!;Until:date;Assigned by~Jo Mallory;~Status=Reserved|Occupied|Released
- Noll in 3B-07 | patient=Edgar Noll; bed=3B-07 window; ward=Ward 3B; admission=C-24-8812; assigned_by=Jo Mallory; status=Occupied
- Benali after surgery | patient=Fatima Benali; bed=SE-12 door; ward=Surgery East; assigned_by=Mila Zoric; status=Occupied
- Noll to surgery | patient=Edgar Noll; bed=SE-12 door; ward=Surgery East; admission=C-24-8812; assigned_by=Mila Zoric; status=Reserved
- Benali left 3B-07 | patient=Fatima Benali; bed=3B-07 window; ward=Ward 3B; assigned_by=Jo Mallory; status=Released
! record bill item|invoice line|billed service [bill\\w*|invoic\\w*]: Service!;Bill->@bill|invoice;Department->@department|ward~Ward 3B|Surgery East;Quantity:number#1-500;Unit price:money;Amount:money;Covered by insurance:boolean
- Bed day, standard ward | department=Ward 3B; quantity=4; unit_price=210; amount=840
- Blood count | department=Ward 3B; quantity=2; unit_price=18; amount=36
- Operating room, two hours | department=Surgery East; quantity=1; unit_price=1450; amount=1450
- Chest X-ray | department=Surgery East; quantity=1; unit_price=95; amount=95
+ appointment|booking: Patient->@patient;Doctor->@doctor|physician;Department->@department|ward;Date:date!;Starts at:time!;Reason;~Status=Booked|Arrived|Done|Missed|Cancelled
+ invoice|payment: Patient->@patient;Admission->@admission|stay;Insurance share:money;Patient share:money

# emergency department|emergency room|patient triage|emergency care|trauma center
person patient|emergency patient: Full name!;Wristband number;Date of birth:date;Gender=Female|Male|Unknown;Arrived by=Walk-in|Ambulance|Helicopter|Police;Allergies;Phone:phone;Next of kin;Language
- Unknown male 14 | wristband_number=ED-0914; gender=Unknown; arrived_by=Ambulance
- Carla Ferreira | wristband_number=ED-0922; gender=Female; arrived_by=Walk-in; allergies=Aspirin; next_of_kin=Rui Ferreira; language=Portuguese
- Hanno Peters | wristband_number=ED-0931; gender=Male; arrived_by=Helicopter; allergies=None known; next_of_kin=Silke Peters; language=German
- Amara Diop | wristband_number=ED-0935; gender=Female; arrived_by=Police; allergies=Latex; language=French
record triage|triage assessment|emergency visit|case|visit: Case number!;Patient->@patient~Unknown male 14|Carla Ferreira;Arrived on:date!;Arrived at:time!;Complaint;Triage level=1 Immediate|2 Very urgent|3 Urgent|4 Standard|5 Non-urgent;Pain:number#0-10;Pulse:number(bpm)#20-250;Oxygen saturation:percent;Bay->@bay|treatment room~Resus 1|Cubicle 6;Triage nurse~Dawn Achebe|Piotr Zak;~Status=Waiting|In treatment|Observation|Admitted|Discharged|Left
- ED-24-55102 | patient=Unknown male 14; complaint=Fall from height; triage_level=1 Immediate; pain=8; pulse=124; oxygen_saturation=91; bay=Resus 1; triage_nurse=Dawn Achebe; status=In treatment
- ED-24-55110 | patient=Carla Ferreira; complaint=Twisted ankle; triage_level=4 Standard; pain=5; pulse=82; oxygen_saturation=99; bay=Cubicle 6; triage_nurse=Piotr Zak; status=Waiting
- ED-24-55117 | patient=Hanno Peters; complaint=Speech trouble; triage_level=2 Very urgent; pain=0; pulse=90; oxygen_saturation=96; bay=Observation 2; triage_nurse=Dawn Achebe; status=Observation
- ED-24-55121 | patient=Amara Diop; complaint=Cut on forearm; triage_level=3 Urgent; pain=6; pulse=104; oxygen_saturation=98; bay=Plaster room; triage_nurse=Piotr Zak; status=Discharged
item bay|treatment room|cubicle|emergency bed: Name!;Type=Resuscitation|Cubicle|Plaster room|Isolation|Observation|Waiting;Monitor:boolean;Ventilator:boolean;Zone=Red|Yellow|Green;~Status=Free|Occupied|Cleaning|Blocked
- Resus 1 | type=Resuscitation; zone=Red; status=Occupied
- Cubicle 6 | type=Cubicle; zone=Green; status=Free
- Observation 2 | type=Observation; zone=Yellow; status=Occupied
- Plaster room | type=Plaster room; zone=Green; status=Cleaning
item emergency doctor|doctor|clinician|staff member: Name!;Role=Emergency doctor|Triage nurse|Trauma surgeon|Paramedic|Registrar;Shift=Early|Late|Night;Phone:phone;Pager;Zone=Red|Yellow|Green;On duty:boolean
- Dr. Noor Hassan | role=Emergency doctor; shift=Night; pager=7101; zone=Red
- Piotr Zak | role=Triage nurse; shift=Late; pager=7120; zone=Green
- Dr. Selin Arca | role=Trauma surgeon; shift=Early; pager=7108; zone=Red
- Dawn Achebe | role=Triage nurse; shift=Night; pager=7122; zone=Yellow
record treatment|emergency treatment|intervention|procedure: Title!;Case->@triage|case~ED-24-55102|ED-24-55110;Done by->@emergency doctor|doctor~Dr. Noor Hassan|Piotr Zak;Date:date!;Time:time;Kind=Examination|Medication|Wound care|Splint|Imaging|Resuscitation;Details:long;Result
- Trauma CT | case=ED-24-55102; done_by=Dr. Noor Hassan; kind=Imaging; result=Pelvic fracture
- Ankle splint | case=ED-24-55110; done_by=Piotr Zak; kind=Splint; result=No fracture on X-ray
- Forearm stitches | case=ED-24-55121; done_by=Dr. Selin Arca; kind=Wound care; details=Seven stitches, tetanus given.; result=Closed
- Clot treatment | case=ED-24-55117; done_by=Dr. Noor Hassan; kind=Medication; result=Speech returns after 40 minutes
record ambulance arrival|pre-alert|ambulance handover|handover: Title!;Ambulance~Medic 12|Air 1;Expected at:time!;Date:date;Age:number(years)#0-115;Condition=Stable|Critical|Resuscitation;Mechanism=Fall|Traffic|Cardiac|Stroke|Burn|Other;Case->@triage|case~ED-24-55102;Handed over at:time;Note:long
- Medic 12, fall | ambulance=Medic 12; age=40; condition=Critical; mechanism=Fall; case=ED-24-55102
- Air 1, stroke | ambulance=Air 1; age=71; condition=Stable; mechanism=Stroke; note=Onset 50 minutes ago.
- Medic 3, scald | ambulance=Medic 3; age=4; condition=Stable; mechanism=Burn; note=Hot tea, 6 percent of the skin.
- Medic 8, car crash | ambulance=Medic 8; age=29; condition=Resuscitation; mechanism=Traffic
record discharge letter|disposition|discharge: Title!;Case->@triage|case~ED-24-55110;Diagnosis;Outcome=Home|Ward|Intensive care|Other hospital|Died|Left without treatment;Left on:date!;Advice:long;Follow-up with;Signed by->@emergency doctor|doctor~Dr. Noor Hassan
- Ferreira discharge | case=ED-24-55110; diagnosis=Ankle sprain; outcome=Home; advice=Ice, rest, crutches for five days.; follow_up_with=Family doctor; signed_by=Dr. Noor Hassan
- Diop discharge | case=ED-24-55121; diagnosis=Forearm cut; outcome=Home; advice=Stitches out after ten days.; follow_up_with=Family doctor; signed_by=Dr. Selin Arca
- Peters to stroke unit | case=ED-24-55117; diagnosis=Ischaemic stroke; outcome=Intensive care; signed_by=Dr. Noor Hassan
- Trauma transfer 14 | case=ED-24-55102; diagnosis=Pelvic fracture; outcome=Other hospital; follow_up_with=Trauma centre; signed_by=Dr. Noor Hassan

# operating theatre|operating room|surgery schedule|surgeon|surgical team|anaesthesia|surgical instrument
work surgery|operation|surgical case|procedure: Title!;Patient->@patient~Irma Colt|Owen Baptiste;Procedure type->@procedure type|surgery type~Hip replacement|Appendectomy;Theatre->@theatre|operating room~Theatre 1|Theatre 4;Surgeon->@surgeon|staff member~Dr. Ulla Frey|Dr. Kofi Annor;Anaesthetist~Dr. Ben Salo;Date:date!;Starts at:time;Estimated duration:number(min)#5-900;~Actual duration:number(min)#0-1200;Urgency=Elective|Urgent|Emergency;Side=Left|Right|Both|None;Notes:long
- Colt left hip | patient=Irma Colt; procedure_type=Hip replacement; theatre=Theatre 1; surgeon=Dr. Ulla Frey; anaesthetist=Dr. Ben Salo; estimated_duration=110; urgency=Elective; side=Left
- Baptiste appendix | patient=Owen Baptiste; procedure_type=Appendectomy; theatre=Theatre 4; surgeon=Dr. Kofi Annor; anaesthetist=Dr. Ben Salo; estimated_duration=50; urgency=Emergency; side=None
- Quist cataract | patient=Marlene Quist; procedure_type=Cataract; theatre=Theatre 6; surgeon=Dr. Emre Tan; anaesthetist=Dr. Ben Salo; estimated_duration=25; urgency=Elective; side=Right
- Rowe section | patient=Tess Rowe; procedure_type=Caesarean section; theatre=Theatre 2; surgeon=Dr. Kofi Annor; anaesthetist=Dr. Lia Brun; estimated_duration=45; urgency=Urgent; side=None
person patient|surgical patient: Full name!;Patient number;Date of birth:date;Ward;Weight:number(kg)#1-300;ASA class=ASA 1|ASA 2|ASA 3|ASA 4|ASA 5;Allergies;Infection=None|MRSA|Hepatitis|Other;Consent signed:boolean
- Irma Colt | patient_number=SP-4410; ward=Orthopaedics 2; weight=68; asa_class=ASA 2; allergies=Latex; infection=None
- Owen Baptiste | patient_number=SP-4433; ward=Surgery 1; weight=80; asa_class=ASA 1; allergies=None known; infection=None
- Marlene Quist | patient_number=SP-4440; ward=Day clinic; weight=59; asa_class=ASA 3; allergies=Iodine; infection=None
- Tess Rowe | patient_number=SP-4451; ward=Maternity; weight=82; asa_class=ASA 2; allergies=None known; infection=MRSA
item theatre|operating room|operating theatre: Name!;Specialty=General|Orthopaedic|Cardiac|Eye|Maternity|Emergency;Floor;Laminar flow:boolean;Equipment~C-arm, microscope;Opens at:time;Closes at:time;~Status=Ready|In use|Cleaning|Out of service
- Theatre 1 | specialty=Orthopaedic; floor=2; equipment=C-arm, cement mixer; status=Ready
- Theatre 4 | specialty=Emergency; floor=2; equipment=Laparoscopy tower; status=In use
- Theatre 6 | specialty=Eye; floor=1; equipment=Microscope; status=Cleaning
- Theatre 2 | specialty=Maternity; floor=2; equipment=Baby warmer; status=Ready
item surgeon|staff member|surgical team member|anaesthetist: Name!;Role=Surgeon|Anaesthetist|Scrub nurse|Circulating nurse|Technician;Specialty;Operating days~Mon, Wed;Pager;Phone:phone;Licence until:date
- Dr. Ulla Frey | role=Surgeon; specialty=Hip and knee; operating_days=Mon, Wed; pager=611
- Dr. Kofi Annor | role=Surgeon; specialty=Abdominal; operating_days=Tue to Fri; pager=618
- Dr. Emre Tan | role=Surgeon; specialty=Eye; operating_days=Tue, Thu; pager=624
- Gwen Salter | role=Scrub nurse; specialty=Orthopaedics; operating_days=Mon to Fri; pager=640
item procedure type|surgery type: Name!;Code;Specialty=General|Orthopaedic|Cardiac|Eye|Maternity|Emergency;Standard duration:number(min)#5-900;Instrument tray->@instrument tray|instrument set~Hip tray A|Laparoscopy tray 2;Anaesthesia=General|Spinal|Local|Sedation;Blood units:number#0-20
- Hip replacement | code=NFB30; specialty=Orthopaedic; standard_duration=105; instrument_tray=Hip tray A; anaesthesia=Spinal; blood_units=2
- Appendectomy | code=JEA01; specialty=General; standard_duration=50; instrument_tray=Laparoscopy tray 2; anaesthesia=General; blood_units=0
- Cataract | code=CKD10; specialty=Eye; standard_duration=25; instrument_tray=Eye tray 5; anaesthesia=Local; blood_units=0
- Caesarean section | code=MCA10; specialty=Maternity; standard_duration=45; instrument_tray=Section tray 1; anaesthesia=Spinal; blood_units=2
item instrument tray|instrument set|surgical instrument: Code!;Description;Pieces:number#1-300;Last sterilised on:date;Sterile until:date;Cycles:number#0-5000;Location~Sterile store shelf 4;~Status=Sterile|In use|Washing|Missing parts|Repair
- Hip tray A | description=Total hip, cemented; pieces=64; cycles=412; location=Sterile store shelf 4; status=Sterile
- Laparoscopy tray 2 | description=Basic laparoscopy; pieces=28; cycles=730; location=Theatre 4; status=In use
- Eye tray 5 | description=Cataract microset; pieces=14; cycles=980; location=Washer 2; status=Washing
- Section tray 1 | description=Caesarean set; pieces=41; cycles=266; location=Sterile store shelf 1; status=Missing parts
record safety checklist|surgical checklist|time-out|checklist: Title!;Surgery->@surgery|operation~Colt left hip|Baptiste appendix;Stage=Sign in|Time out|Sign out;Done on:date!;Done at:time;Identity confirmed:boolean;Site marked:boolean;Antibiotic given:boolean;Swab count correct:boolean;Led by->@surgeon|staff member~Dr. Ulla Frey
- Colt time out | surgery=Colt left hip; stage=Time out; led_by=Dr. Ulla Frey
- Baptiste sign in | surgery=Baptiste appendix; stage=Sign in; led_by=Dr. Kofi Annor
- Quist sign out | surgery=Quist cataract; stage=Sign out; led_by=Gwen Salter
- Rowe time out | surgery=Rowe section; stage=Time out; led_by=Dr. Kofi Annor
! record team assignment|surgical team|surgery staff [team|assign\\w*|staff\\w*|nurse\\w*]: Title!;Surgery->@surgery|operation~Colt left hip;Member->@surgeon|staff member~Dr. Ulla Frey;Role=Lead surgeon|Assistant|Anaesthetist|Scrub nurse|Circulating nurse;From:time;To:time
- Frey leads Colt | surgery=Colt left hip; member=Dr. Ulla Frey; role=Lead surgeon
- Salter scrubs Colt | surgery=Colt left hip; member=Gwen Salter; role=Scrub nurse
- Tan leads Quist | surgery=Quist cataract; member=Dr. Emre Tan; role=Lead surgeon
- Frey assists appendix | surgery=Baptiste appendix; member=Dr. Ulla Frey; role=Assistant

# nursing home|care home|elderly care|senior residence|assisted living|retirement home|aged care|dementia
person resident|senior: Full name!;Room->@room|apartment~Garden 12|Lake 4;Date of birth:date;Moved in on:date;Care level=Level 1|Level 2|Level 3|Level 4|Level 5;Mobility=Walks alone|Walker|Wheelchair|Bedbound;Dementia=None|Mild|Moderate|Severe;Diet=Normal|Soft|Diabetic|Vegetarian;Key carer->@caregiver|nurse~Amara Jules|Stefan Holz;Doctor~Dr. Iris Pohl;Allergies;Life story:long;Photo:image
- Hedwig Kranz | room=Garden 12; care_level=Level 3; mobility=Walker; dementia=Mild; diet=Diabetic; key_carer=Amara Jules; doctor=Dr. Iris Pohl; life_story=Ran a bakery for thirty years, loves waltzes.
- Arthur Bell | room=Lake 4; care_level=Level 2; mobility=Walks alone; dementia=None; diet=Normal; key_carer=Stefan Holz; doctor=Dr. Iris Pohl
- Wilma Osterholm | room=Garden 15; care_level=Level 5; mobility=Bedbound; dementia=Severe; diet=Soft; key_carer=Amara Jules; doctor=Dr. Iris Pohl
- Cedric Lowry | room=Attic 2; care_level=Level 1; mobility=Wheelchair; dementia=None; diet=Vegetarian; key_carer=Bente Krog; doctor=Dr. Leo Marsh; life_story=Ship's radio officer, plays chess by post.
item room|apartment|unit: Number!;Floor;Kind=Single|Double|Apartment|Short stay;Area:number(m²)#8-120;Balcony:boolean;Monthly price:money;Call button:boolean;~Status=Free|Occupied|Renovation
- Garden 12 | floor=Ground floor; kind=Single; area=18; monthly_price=2450; status=Occupied
- Lake 4 | floor=First floor; kind=Apartment; area=38; monthly_price=2900; status=Occupied
- Garden 15 | floor=Ground floor; kind=Short stay; area=17; monthly_price=2600; status=Free
- Attic 2 | floor=Second floor; kind=Double; area=26; monthly_price=1980; status=Renovation
item caregiver|carer|nurse|staff member: Name!;Role=Nurse|Care assistant|Night nurse|Therapist|Kitchen|Housekeeping;Unit~Garden wing;Shift=Early|Late|Night;Phone:phone;Languages;Qualification until:date;Photo:image
- Amara Jules | role=Nurse; unit=Garden wing; shift=Early; languages=English, French
- Stefan Holz | role=Care assistant; unit=Lake wing; shift=Late; languages=German, English
- Bente Krog | role=Night nurse; unit=Lake wing; shift=Night; languages=English, Danish
- Paolo Riva | role=Therapist; unit=Whole house; shift=Early; languages=English, Italian
work care task|care plan|care activity|task: Title!;Resident->@resident|senior~Hedwig Kranz|Arthur Bell;Area=Washing|Dressing|Meals|Mobility|Wound care|Toileting|Company;Frequency=Daily|Twice daily|Weekly|As needed;Time of day=Morning|Noon|Evening|Night;Assigned to->@caregiver|nurse~Amara Jules|Stefan Holz;Start on:date;Review on:date;Instructions:long
- Morning wash Kranz | resident=Hedwig Kranz; area=Washing; frequency=Daily; time_of_day=Morning; assigned_to=Amara Jules; instructions=Let her wash her face on her own.
- Walk in the park Bell | resident=Arthur Bell; area=Mobility; frequency=Daily; time_of_day=Noon; assigned_to=Stefan Holz
- Turn every three hours | resident=Wilma Osterholm; area=Mobility; frequency=As needed; time_of_day=Night; assigned_to=Bente Krog; instructions=Left, back, right, note the skin.
- Chess and tea Lowry | resident=Cedric Lowry; area=Company; frequency=Weekly; time_of_day=Evening; assigned_to=Paolo Riva
record care note|daily note|care log|daily report|handover note: Title!;Resident->@resident|senior~Hedwig Kranz|Arthur Bell;Written on:date!;Shift=Early|Late|Night;Mood=Happy|Calm|Sad|Restless|Confused;Eaten:percent;Drunk:number(ml)#0-4000;Sleep=Good|Broken|Poor;Written by->@caregiver|nurse~Amara Jules|Stefan Holz;Note:long
- Kranz, good day | resident=Hedwig Kranz; shift=Early; mood=Happy; eaten=80; drunk=1100; sleep=Good; written_by=Amara Jules; note=Danced at the music hour.
- Bell, tired | resident=Arthur Bell; shift=Late; mood=Calm; eaten=60; drunk=900; sleep=Broken; written_by=Stefan Holz
- Osterholm, restless night | resident=Wilma Osterholm; shift=Night; mood=Restless; eaten=40; drunk=600; sleep=Poor; written_by=Bente Krog
- Lowry, won at chess | resident=Cedric Lowry; shift=Late; mood=Happy; eaten=100; drunk=1500; sleep=Good; written_by=Stefan Holz
record medication round|medication|administered dose|medication plan: Drug!;Resident->@resident|senior~Hedwig Kranz|Arthur Bell;Dose~5 mg;Date:date!;Time=Morning|Noon|Evening|Night;Given:boolean;Refused:boolean;Given by->@caregiver|nurse~Amara Jules;Remark
- Ramipril, Kranz | resident=Hedwig Kranz; dose=5 mg; time=Morning; given_by=Amara Jules
- Vitamin D, Bell | resident=Arthur Bell; dose=1000 IU; time=Morning; given_by=Amara Jules
- Morphine drops, Osterholm | resident=Wilma Osterholm; dose=4 drops; time=Night; given_by=Bente Krog
- Metformin, Kranz | resident=Hedwig Kranz; dose=850 mg; time=Evening; given_by=Amara Jules; remark=After dinner
record incident|fall|fall report|incident report: Title!;Resident->@resident|senior~Hedwig Kranz;Happened on:date!;Time:time;Kind=Fall|Wandering|Skin tear|Medication error|Choking|Aggression;Place;Injury=None|Bruise|Cut|Fracture;Family told:boolean;Doctor called:boolean;Reported by->@caregiver|nurse~Amara Jules;Measures:long
- Slip in the bathroom | resident=Hedwig Kranz; kind=Fall; place=Bathroom; injury=Bruise; reported_by=Amara Jules; measures=Non-slip mat, shoes checked.
- Found in the car park | resident=Arthur Bell; kind=Wandering; place=Car park; injury=None; reported_by=Stefan Holz; measures=Door chime on the lake side.
- Skin tear at transfer | resident=Wilma Osterholm; kind=Skin tear; place=Garden 15; injury=Cut; reported_by=Bente Krog
- Wrong evening dose | resident=Cedric Lowry; kind=Medication error; place=Dining room; injury=None; reported_by=Amara Jules; measures=Two-person check at the trolley.
event activity|social activity|outing|group activity: Title!;Kind=Music|Gymnastics|Crafts|Outing|Worship|Games|Film;Date:date!;Starts at:time;Place;Leader->@caregiver|staff member~Stefan Holz;Places:number#1-80;Wheelchair friendly:boolean
- Waltz hour | kind=Music; place=Winter garden; leader=Stefan Holz; places=20
- Market outing | kind=Outing; place=Town market; leader=Stefan Holz; places=6
- Chair gymnastics | kind=Gymnastics; place=Hall; leader=Paolo Riva; places=16
- Old films evening | kind=Film; place=Library; leader=Bente Krog; places=25
! person family contact|relative|family member [famil\\w*|relative\\w*|visit\\w*|contact\\w*]: Full name!;Resident->@resident|senior~Hedwig Kranz|Arthur Bell;Relation=Daughter|Son|Partner|Sibling|Friend|Guardian;Phone:phone;Email:email;Power of attorney:boolean;Call at night:boolean
- Doris Kranz | resident=Hedwig Kranz; relation=Daughter
- Neil Bell | resident=Arthur Bell; relation=Son
- Sigrid Osterholm | resident=Wilma Osterholm; relation=Sibling
- Marcus Lowry | resident=Cedric Lowry; relation=Partner
+ booking|reservation|appointment: Resident->@resident|senior;Visitor->@family contact|relative;Date:date!;Starts at:time!;Place=Room|Garden|Café|Video call;People:number#1-6

# home care|home nursing|caregiver visit|domiciliary care|care agency|home help|visiting nurse
person client|patient|care recipient|elderly client|senior client|elderly resident|resident|elderly: Full name!;Address!;Phone:phone;Date of birth:date;Care level=Light|Medium|High|Complex;Key safe code;Mobility=Walks alone|Walker|Wheelchair|Bedbound;Hours a week:number(h)#0.5-168;Coordinator~Lisbeth Arne;Emergency contact;Pets;Health notes:long;~Status=Active|In hospital|Paused|Ended
- Rosalind Page | address=14 Alder Way; care_level=Medium; mobility=Walker; hours_a_week=7; coordinator=Lisbeth Arne; emergency_contact=Hugh Page; pets=Cat; status=Active
- Tadeusz Mroz | address=3 Weaver Court, flat 6; care_level=High; mobility=Wheelchair; hours_a_week=21; coordinator=Lisbeth Arne; emergency_contact=Ewa Mroz; status=Active
- Beryl Tanner | address=22 Chapel Hill; care_level=Light; mobility=Walks alone; hours_a_week=2; coordinator=Jonah Price; emergency_contact=Sue Tanner; status=In hospital
- Ahmed Zaki | address=8 Quay House; care_level=Complex; mobility=Bedbound; hours_a_week=56; coordinator=Jonah Price; pets=None; status=Active
item caregiver|carer|home carer|nurse|aide: Name!;Role=Nurse|Care assistant|Home help|Night carer|Physio;Area~North district;Drives:boolean;Languages;Hours contracted:number(h)#1-48;Background check until:date;Phone:phone;Skills~Stoma, insulin;Photo:image
- Comfort Asante | role=Care assistant; area=North district; languages=English, Twi; hours_contracted=35; skills=Hoist, dementia
- Henry Locke | role=Nurse; area=North and centre; languages=English; hours_contracted=38; skills=Wounds, insulin
- Ilona Kiss | role=Night carer; area=Harbour; languages=English, Hungarian; hours_contracted=30; skills=Ventilation, hoist
- Dean Murphy | role=Home help; area=South district; languages=English; hours_contracted=16; skills=Shopping, cleaning
! work care visit|visit|home visit|visit schedule [visits?|schedul\\w*]: Title!;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Caregiver->@caregiver|carer~Comfort Asante|Henry Locke;Date:date!;Starts at:time!;Planned duration:number(min)#10-720;Tasks~Wash, breakfast, tablets;Checked in at:time;Checked out at:time;Travel:number(km)#0-200;Notes:long
- Page morning call | client=Rosalind Page; caregiver=Comfort Asante; planned_duration=45; tasks=Wash, breakfast, tablets; travel=3.2
- Mroz wound dressing | client=Tadeusz Mroz; caregiver=Henry Locke; planned_duration=30; tasks=Change heel dressing; travel=5
- Zaki night watch | client=Ahmed Zaki; caregiver=Ilona Kiss; planned_duration=600; tasks=Turning, suction, observation; travel=8.5
- Tanner shopping | client=Beryl Tanner; caregiver=Dean Murphy; planned_duration=60; tasks=Shopping list, fridge check; travel=4; notes=Takes the blue trolley.
! record visit report|visit note|care note|care log|visit log [reports?|notes?|logs?]: Title!;Visit->@visit|care visit~Page morning call|Mroz wound dressing;Written on:date!;Mood=Happy|Calm|Low|Confused;Food=Ate well|Some|Refused;Fluids:number(ml)#0-3000;Skin=Fine|Redness|Sore;Blood pressure~132/78;Concern:boolean;Written by->@caregiver|carer~Comfort Asante|Henry Locke;Note:long
- Page ate well | visit=Page morning call; mood=Happy; food=Ate well; fluids=400; skin=Fine; written_by=Comfort Asante
- Heel looks better | visit=Mroz wound dressing; mood=Calm; food=Some; skin=Sore; written_by=Henry Locke; note=Wound 2 cm, clean edges.
- Zaki calm till four | visit=Zaki night watch; mood=Calm; food=Some; fluids=250; skin=Redness; written_by=Ilona Kiss; note=Left heel, cushion moved.
- Tanner not hungry | visit=Tanner shopping; mood=Low; food=Refused; fluids=150; skin=Fine; written_by=Dean Murphy
work care plan|plan of care|care need: Title!;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Area=Personal care|Meals|Medication|Mobility|Household|Company|Wound care;Visits a week:number#1-42;Start on:date;Review on:date;Goal;Instructions:long
- Page stays steady | client=Rosalind Page; area=Mobility; visits_a_week=7; goal=No falls this quarter; instructions=Walker on the left side of the bed.
- Mroz heel wound | client=Tadeusz Mroz; area=Wound care; visits_a_week=3; goal=Closed in six weeks
- Zaki skin protection | client=Ahmed Zaki; area=Personal care; visits_a_week=14; goal=No pressure sores; instructions=Turn every two hours by the chart.
- Tanner meals | client=Beryl Tanner; area=Meals; visits_a_week=2; goal=Gain two kilos
record medication|medication record|medication list: Drug!;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Dose~10 mg;Times~8:00 and 20:00;Form=Tablet|Liquid|Injection|Patch|Drops;Prescribed by~Dr. Imre Nagy;From:date;Until:date;Prompt only:boolean;Storage
- Apixaban | client=Rosalind Page; dose=5 mg; times=8:00 and 20:00; form=Tablet; prescribed_by=Dr. Imre Nagy; storage=Kitchen box
- Insulin glargine | client=Tadeusz Mroz; dose=14 IU; times=8:00; form=Injection; prescribed_by=Dr. Imre Nagy; storage=Fridge
- Fentanyl | client=Ahmed Zaki; dose=25 µg per hour; times=Every third day; form=Patch; prescribed_by=Dr. Imre Nagy; storage=Locked drawer
- Lactulose | client=Beryl Tanner; dose=15 ml; times=9:00; form=Liquid; prescribed_by=Dr. Olive Byrne; storage=Bathroom shelf
record timesheet|hours worked|work hours [timesheet\\w*|payroll|hours|mileage]: Title!;Caregiver->@caregiver|carer~Comfort Asante|Henry Locke;Week from:date!;Hours:number(h)#0-80;Travel:number(km)#0-1500;Overtime:number(h)#0-30;~Status=Draft|Submitted|Approved|Paid
- Asante week 21 | caregiver=Comfort Asante; hours=34.5; travel=118; overtime=0; status=Submitted
- Locke week 21 | caregiver=Henry Locke; hours=39; travel=164; overtime=1; status=Approved
- Kiss week 21 | caregiver=Ilona Kiss; hours=30; travel=51; overtime=0; status=Paid
- Murphy week 21 | caregiver=Dean Murphy; hours=18; travel=72; overtime=2; status=Draft
! record caregiver schedule|caregiver shift|caregiver scheduling|shift|caregiver assignment [schedul\\w*|shifts?|assign\\w*|roster\\w*]: Title!;Caregiver->@caregiver|carer~Comfort Asante|Henry Locke;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Date:date!;Starts at:time!;Ends at:time;Repeats=Once|Daily|Weekly;Assigned by~Lisbeth Arne;~Status=Planned|Accepted|Done|Missed
- Page mornings | caregiver=Comfort Asante; client=Rosalind Page; repeats=Daily; assigned_by=Lisbeth Arne; status=Accepted
- Mroz evenings | caregiver=Henry Locke; client=Tadeusz Mroz; repeats=Weekly; assigned_by=Lisbeth Arne; status=Planned
- Mroz, exercise at noon | caregiver=Comfort Asante; client=Tadeusz Mroz; repeats=Weekly; assigned_by=Oscar Bly; status=Done
- Page to the optician | caregiver=Henry Locke; client=Rosalind Page; repeats=Once; assigned_by=Oscar Bly; status=Missed
request extra visit|visit request|additional visit|extra visit request: Title!;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Wanted on:date!;From:time;Minutes:number(min)#10-720;Reason:long;Requested by~Ruth Page;Caregiver->@caregiver|carer~Comfort Asante;Answer:long
- Visit after the eye doctor | client=Rosalind Page; minutes=60; requested_by=Ruth Page; caregiver=Comfort Asante
- Company on Sunday | client=Tadeusz Mroz; minutes=120; requested_by=Ewa Mroz
- Help after the fall | client=Tadeusz Mroz; minutes=45; reason=Slipped in the bath, no injury.; requested_by=Ewa Mroz; caregiver=Henry Locke; answer=Henry comes at three.
- Evening while Ruth travels | client=Rosalind Page; minutes=90; reason=Daughter is away for two nights.; requested_by=Ruth Page; caregiver=Comfort Asante
record family update|family message|family news|update: Title!;Client->@client|care recipient~Rosalind Page|Tadeusz Mroz;Visit->@visit|care visit~Page morning call;Written by~Comfort Asante|Henry Locke;Sent to~Ruth Page;Sent on:date!;Photo:image;Text:long;~Read:boolean
- Good appetite today | client=Rosalind Page; visit=Page morning call; written_by=Comfort Asante; sent_to=Ruth Page; text=She ate all of her breakfast and went to the garden.
- Wound is healing | client=Tadeusz Mroz; written_by=Henry Locke; sent_to=Ewa Mroz; text=Dressing changed, no redness.
- Walk to the pond | client=Tadeusz Mroz; written_by=Comfort Asante; sent_to=Ewa Mroz; text=Twenty minutes with the walker, one rest on the bench.
- New glasses fit well | client=Rosalind Page; visit=Page morning call; written_by=Henry Locke; sent_to=Ruth Page; text=She reads the newspaper again.
+ invoice|payment: Client->@client|care recipient;Period from:date;Period to:date;Hours:number(h)#0-400;Rate:money;Paid by=Client|Insurance|Council
+ message: Client->@client;Urgency=Normal|Urgent

# disability|disability support|support worker|wheelchair user
person participant|client|service user|disabled person: Full name!;Date of birth:date;Disability=Physical|Intellectual|Visual|Hearing|Autism|Psychosocial|Multiple;Communication=Speech|Sign language|Picture cards|Talker|Writing;Plan number;Support worker->@support worker|assistant~Kerry Dolan|Musa Idrissa;Guardian;Phone:phone;Likes:long;Risks:long
- Jasper Ng | disability=Autism; communication=Talker; plan_number=SP-2201; support_worker=Kerry Dolan; guardian=Mei Ng; likes=Trains, swimming, quiet rooms
- Lotta Sand | disability=Physical; communication=Speech; plan_number=SP-2240; support_worker=Musa Idrissa; likes=Wheelchair basketball
- Nadia Petrova | disability=Hearing; communication=Sign language; plan_number=SP-2263; support_worker=Ines Calvo; likes=Cinema with captions
- Reuben Clark | disability=Multiple; communication=Picture cards; plan_number=SP-2290; support_worker=Kerry Dolan; guardian=Joan Clark; risks=Seizures, carries rescue spray
item support worker|assistant|personal assistant|carer: Name!;Skills~Sign language, hoist;Languages;Available~Mon to Wed;Hourly rate:money;Check valid until:date;First aid:boolean;Drives:boolean;Phone:phone;Photo:image;About:long
- Kerry Dolan | skills=Autism, picture cards; languages=English; available=Mon to Thu; hourly_rate=32
- Musa Idrissa | skills=Hoist, sports; languages=English, Hausa; available=Fri to Sun; hourly_rate=30
- Ines Calvo | skills=Sign language; languages=English, Spanish; available=Tue to Fri; hourly_rate=36
- Bram Koster | skills=Lifting, driving; languages=English, Dutch; available=Mon to Sat; hourly_rate=29
item support service|service|programme|offer: Name!;Category=Daily living|Transport|Leisure|Employment|Therapy|Respite|Advocacy;Provider->@provider|organisation~Open Door Association;Place;Step-free:boolean;Hourly price:money;Places:number#1-200;Description:long
- Saturday swim group | category=Leisure; provider=Open Door Association; place=Northside Pool; hourly_price=18; places=8
- Supported job search | category=Employment; provider=Bridgework; place=Main office; hourly_price=0; places=15
- Weekend respite house | category=Respite; provider=Maple Respite; place=Maple Lane 6; hourly_price=22; places=5
- Door-to-door bus | category=Transport; provider=EasyRide; place=Whole town; hourly_price=15; places=7; description=Ramp, two wheelchair spaces.
item provider|organisation|organization|accessible place: Name!;Kind=Association|Workshop|Therapy practice|Transport|Housing|Public place;Address;Step-free entry:boolean;Accessible toilet:boolean;Sign language:boolean;Phone:phone;Email:email;Website:url
- Open Door Association | kind=Association; address=2 Court Row
- Bridgework | kind=Workshop; address=70 Foundry Street
- Maple Respite | kind=Housing; address=Maple Lane 6
- EasyRide | kind=Transport; address=Depot Road 33
work support plan|support goal|goal|plan: Title!;Participant->@participant|client~Jasper Ng|Lotta Sand;Area=Daily living|Communication|Work|Social life|Mobility|Health;Hours approved:number(h)#1-3000;~Hours used:number(h)#0-3000;Start on:date;Review on:date;Budget:money;~Progress:percent;Steps:long
- Ride the bus alone | participant=Jasper Ng; area=Mobility; hours_approved=60; hours_used=22; budget=1900; progress=40; steps=Learn the stops, ride with Kerry, ride shadowed.
- Own flat | participant=Lotta Sand; area=Daily living; hours_approved=200; hours_used=35; budget=6000; progress=15
- Interpreter at work | participant=Nadia Petrova; area=Work; hours_approved=120; hours_used=90; budget=5400; progress=75
- Choose with pictures | participant=Reuben Clark; area=Communication; hours_approved=80; hours_used=12; budget=2300; progress=10; steps=Two cards at meals, then four.
record support session|shift|session|support log|progress note: Title!;Participant->@participant|client~Jasper Ng|Lotta Sand;Worker->@support worker|assistant~Kerry Dolan|Musa Idrissa;Plan->@support plan|support goal~Ride the bus alone|Own flat;Held on:date!;From:time;To:time;Hours:number(h)#0.25-24;Mood=Happy|Calm|Anxious|Upset;Note:long
- Bus line 4 with Jasper | participant=Jasper Ng; worker=Kerry Dolan; plan=Ride the bus alone; hours=2; mood=Calm; note=Pressed the stop button on his own.
- Flat viewing | participant=Lotta Sand; worker=Musa Idrissa; plan=Own flat; hours=3; mood=Happy
- Staff meeting interpreting | participant=Nadia Petrova; worker=Ines Calvo; plan=Interpreter at work; hours=1.5; mood=Calm
- Lunch cards with Reuben | participant=Reuben Clark; worker=Kerry Dolan; plan=Choose with pictures; hours=2; mood=Anxious; note=Too noisy, moved to the small room.
request support request|assistance request|help request|aid request: Title!;Participant->@participant|client~Lotta Sand|Jasper Ng;Kind=Transport|Assistant|Device|Interpreter|Home change|Advice;Needed on:date;Duration:number(h)#0-24;Place;Access needs;Details:long
- Ramp van to the match | participant=Lotta Sand; kind=Transport; duration=5; place=Harbour Arena; access_needs=Electric wheelchair, 180 kg
- Quiet room at the dentist | participant=Jasper Ng; kind=Assistant; duration=2; place=Dental practice
- Interpreter for bank talk | participant=Nadia Petrova; kind=Interpreter; duration=1; place=Savings bank; access_needs=Good light
- Bath lift trial | participant=Reuben Clark; kind=Device; duration=3; place=Home
! item assistive device|aid|wheelchair|equipment [device\\w*|equipment|wheelchair\\w*|aids?]: Name!;Category=Wheelchair|Hearing|Vision|Communication|Lifting|Bathroom;Serial number;Lent to->@participant|client~Jasper Ng;Lent on:date;Back by:date;Next check:date;~Status=Available|Lent|Repair
- Talker T8 | category=Communication; serial_number=T8-2210; lent_to=Jasper Ng; status=Lent
- Folding ramp 2 m | category=Wheelchair; serial_number=FR-118; status=Available
- Flashing door bell | category=Hearing; serial_number=FB-0412; lent_to=Nadia Petrova; status=Lent
- Bath lift Aqua | category=Bathroom; serial_number=BL-3390; status=Repair
+ booking|appointment: Participant->@participant|client;Service->@support service|service;Worker->@support worker|assistant;Date:date!;Starts at:time!;Hours:number(h)#0.5-24;Access needs

# radiology|imaging center|mri|ct scan|radiologist|medical imaging|x-ray
person patient: Full name!;Patient number;Date of birth:date;Gender=Female|Male|Other;Weight:number(kg)#1-300;Pregnant:boolean;Implants~Pacemaker|None;Kidney value:number(ml/min)#1-150;Contrast allergy:boolean;Phone:phone
- Agatha Moss | patient_number=RX-7712; gender=Female; weight=70; implants=None; kidney_value=88
- Viktor Dahl | patient_number=RX-7730; gender=Male; weight=104; implants=Hip prosthesis; kidney_value=52
- Joanna Speer | patient_number=RX-7741; gender=Female; weight=63; implants=Breast clip; kidney_value=95
- Tom Okonkwo | patient_number=RX-7755; gender=Male; weight=78; implants=Pacemaker; kidney_value=71
item scanner|machine|imaging device|modality: Name!;Modality=MRI|CT|X-ray|Ultrasound|Mammography|PET;Manufacturer;Room;Field strength:number(T)#0-7;Slots a day:number#1-100;Last service:date;Next service:date;~Status=Ready|Busy|Maintenance|Down
- MRI 1 | modality=MRI; manufacturer=Magnova; room=B1.02; field_strength=1.5; slots_a_day=18; status=Ready
- CT 2 | modality=CT; manufacturer=Spectra; room=B1.05; slots_a_day=40; status=Busy
- Mammo A | modality=Mammography; manufacturer=Clarion; room=B1.08; slots_a_day=28; status=Maintenance
- X-ray 1 | modality=X-ray; manufacturer=Spectra; room=B0.03; slots_a_day=90; status=Ready
item exam type|protocol|study type|procedure: Name!;Code;Modality=MRI|CT|X-ray|Ultrasound|Mammography|PET;Body region=Head|Chest|Abdomen|Spine|Joint|Breast|Whole body;Duration:number(min)#2-120;Contrast=None|Gadolinium|Iodine|Oral;Preparation:long;Price:money
- MRI knee | code=MR-KN; modality=MRI; body_region=Joint; duration=25; contrast=None; price=210
- CT abdomen with contrast | code=CT-AB; modality=CT; body_region=Abdomen; duration=15; contrast=Iodine; preparation=Nothing to eat for four hours.; price=260
- Mammography screening | code=MG-SC; modality=Mammography; body_region=Breast; duration=10; contrast=None; price=95
- Chest X-ray two views | code=XR-TH; modality=X-ray; body_region=Chest; duration=5; contrast=None; preparation=Remove chains.; price=45
record examination|study|scan|imaging study: Accession number!;Patient->@patient~Agatha Moss|Viktor Dahl;Exam type->@exam type|protocol~MRI knee|CT abdomen with contrast;Scanner->@scanner|machine~MRI 1|CT 2;Done on:date!;Technician~Ivy Marks|Sam Toll;Images:number#1-5000;Dose:number(mGy·cm)#0-5000;Contrast given:number(ml)#0-200;Priority=Routine|Urgent|Emergency;~Status=Ordered|Scheduled|Scanned|Reported|Sent
- A-240871 | patient=Agatha Moss; exam_type=MRI knee; scanner=MRI 1; technician=Ivy Marks; images=180; dose=0; contrast_given=0; priority=Routine; status=Reported
- A-240880 | patient=Viktor Dahl; exam_type=CT abdomen with contrast; scanner=CT 2; technician=Sam Toll; images=620; dose=540; contrast_given=90; priority=Urgent; status=Scanned
- A-240893 | patient=Joanna Speer; exam_type=Mammography screening; scanner=Mammo A; technician=Ivy Marks; images=4; dose=6; priority=Routine; status=Ordered
- A-240901 | patient=Tom Okonkwo; exam_type=Chest X-ray two views; scanner=X-ray 1; technician=Sam Toll; images=2; dose=0.2; priority=Emergency; status=Sent
record radiology report|finding|diagnostic report: Title!;Study->@examination|study~A-240871|A-240880;Radiologist~Dr. Petra Lenz|Dr. Amit Rao;Reported on:date!;Findings:long;Impression:long;Critical:boolean;Measurements~Lesion 12 mm;~Status=Draft|Second reading|Final|Amended
- Knee report Moss | study=A-240871; radiologist=Dr. Petra Lenz; findings=Tear in the rear horn of the inner meniscus.; impression=Meniscus tear grade 3.; status=Final
- Abdomen report Dahl | study=A-240880; radiologist=Dr. Amit Rao; measurements=Cyst 12 mm; status=Draft
- Breast screening Speer | study=A-240893; radiologist=Dr. Petra Lenz; impression=No sign of a tumour.; status=Second reading
- Chest report Okonkwo | study=A-240901; radiologist=Dr. Amit Rao; findings=Collapsed right lung.; measurements=Gap 31 mm; status=Amended
request imaging request|referral|exam request|imaging order: Title!;Patient->@patient~Agatha Moss|Viktor Dahl;Exam type->@exam type|protocol~MRI knee|CT abdomen with contrast;Referring doctor~Dr. Hollis|Surgery ward;Wanted by:date;Urgency=Routine|Urgent|Emergency;Question:long;Earlier images:file
- Knee after skiing fall | patient=Agatha Moss; exam_type=MRI knee; referring_doctor=Dr. Hollis; urgency=Routine; question=Meniscus or ligament damage?
- Belly pain, fever | patient=Viktor Dahl; exam_type=CT abdomen with contrast; referring_doctor=Surgery ward; urgency=Urgent; question=Diverticulitis?
- Screening round Speer | patient=Joanna Speer; exam_type=Mammography screening; referring_doctor=Dr. Wilde; urgency=Routine
- Sudden chest pain | patient=Tom Okonkwo; exam_type=Chest X-ray two views; referring_doctor=Emergency room; urgency=Emergency; question=Pneumothorax?
! record image series|image|image file [image\\w*|series|dicom|upload\\w*]: Title!;Study->@examination|study~A-240871;Sequence~T2 fat sat|Arterial phase;Slices:number#1-2000;Slice thickness:number(mm)#0.3-20;File:file;Preview:image
- Knee T2 sagittal | study=A-240871; sequence=T2 fat sat; slices=32; slice_thickness=3
- Abdomen arterial | study=A-240880; sequence=Arterial phase; slices=310; slice_thickness=1.5
- Abdomen venous | study=A-240880; sequence=Venous phase; slices=310; slice_thickness=1.5
- Speer oblique views | study=A-240893; sequence=MLO both sides; slices=2
+ appointment|booking: Patient->@patient;Exam type->@exam type|protocol;Scanner->@scanner|machine;Date:date!;Starts at:time!;Duration:number(min)#2-120;~Status=Booked|Arrived|Scanned|No show|Cancelled

# ambulance|paramedic|emergency medical|patient transport|first responder|ambulance dispatch
record emergency call|call|incident|emergency|mission: Call number!;Received on:date!;Received at:time!;Caller phone:phone;Address!;Problem=Cardiac|Breathing|Trauma|Stroke|Birth|Fire|Fall|Other;Priority=Red|Orange|Yellow|Green;Patients:number#0-200;Dispatcher~Ola Nordin|Pam Reece;Ambulance->@ambulance|vehicle~Medic 7|Medic 9;~Status=New|Assigned|On the way|On scene|Transporting|Closed;Notes:long
- E-24-30911 | address=Birch Road 9; problem=Cardiac; priority=Red; patients=1; dispatcher=Ola Nordin; ambulance=Medic 7; status=On scene
- E-24-30914 | address=Station hall, platform 2; problem=Fall; priority=Yellow; patients=1; dispatcher=Pam Reece; ambulance=Medic 9; status=Assigned
- E-24-30920 | address=Ferry Lane 31, 2nd floor; problem=Breathing; priority=Orange; patients=1; dispatcher=Ola Nordin; ambulance=Heli 1; status=On the way
- E-24-30922 | address=Motorway exit 14; problem=Trauma; priority=Red; patients=3; dispatcher=Pam Reece; status=New; notes=Two cars, one person trapped.
item ambulance|vehicle|unit: Call sign!;Type=Emergency ambulance|Patient transport|Doctor car|Helicopter|Motorbike;Licence plate;Station->@station|base~Central Station|South Post;Mileage:number(km)#0-900000;Fuel:percent;Next inspection:date;~Status=Ready|On mission|Cleaning|Out of service
- Medic 7 | type=Emergency ambulance; licence_plate=RS 7070; station=Central Station; mileage=84210; fuel=80; status=On mission
- Medic 9 | type=Patient transport; licence_plate=RS 9091; station=South Post; mileage=142800; fuel=55; status=Ready
- Heli 1 | type=Helicopter; licence_plate=RS HEL; station=Airfield Base; mileage=0; fuel=90; status=On mission
- Doctor 2 | type=Doctor car; licence_plate=RS 2202; station=North Ridge Post; mileage=61250; fuel=34; status=Cleaning
item station|base|rescue station: Name!;Address;Ambulances:number#0-50;Area served;Phone:phone;Crew rooms:number#0-30;Coordinates
- Central Station | address=Fire Lane 1; ambulances=5; area_served=Centre and north; coordinates=59.912, 10.746
- South Post | address=Harbour Road 70; ambulances=2; area_served=South and islands; coordinates=59.871, 10.803
- Airfield Base | address=Hangar 3, airfield; ambulances=1; area_served=Whole county; crew_rooms=3; coordinates=59.95, 10.91
- North Ridge Post | address=Ridge Road 118; ambulances=2; area_served=Hill villages; crew_rooms=2; coordinates=60.014, 10.702
person crew member|paramedic|responder|medic: Full name!;Role=Paramedic|Emergency technician|Emergency doctor|Driver|Volunteer;Certificate until:date;Station->@station|base~Central Station|South Post;Shift=Day|Night|Standby;Phone:phone;~Status=On duty|Off duty|Sick|Holiday
- Rune Eklund | role=Paramedic; station=Central Station; shift=Day; status=On duty
- Tia Moran | role=Emergency technician; station=South Post; shift=Night; status=Off duty
- Dr. Maren Foss | role=Emergency doctor; station=Airfield Base; shift=Day; status=On duty
- Gil Sanders | role=Volunteer; station=North Ridge Post; shift=Standby; status=Sick
record patient care report|care report|patient record|run report: Title!;Call->@emergency call|call~E-24-30911|E-24-30914;Patient name;Age:number(years)#0-115;Consciousness=Alert|Voice|Pain|Unresponsive;Pulse:number(bpm)#0-250;Blood pressure~90/60;Oxygen saturation:percent;Treatment:long;Hospital~Northlake General;Crew lead->@crew member|paramedic~Rune Eklund;Written on:date
- Chest pain, Birch Road | call=E-24-30911; patient_name=A. Nyman; age=67; consciousness=Alert; pulse=104; blood_pressure=148/90; oxygen_saturation=94; treatment=Aspirin, nitro spray, 12 lead ECG; hospital=Northlake General; crew_lead=Rune Eklund
- Fall on platform | call=E-24-30914; age=80; consciousness=Alert; pulse=88; blood_pressure=132/76; oxygen_saturation=97; crew_lead=Tia Moran
- Asthma, Ferry Lane | call=E-24-30920; patient_name=L. Duarte; age=24; consciousness=Alert; pulse=122; blood_pressure=138/84; oxygen_saturation=88; treatment=Nebuliser, oxygen, steroid.; hospital=Northlake General; crew_lead=Dr. Maren Foss
- Trapped driver, exit 14 | call=E-24-30922; age=41; consciousness=Pain; pulse=131; blood_pressure=85/50; oxygen_saturation=90; hospital=Trauma Centre South; crew_lead=Rune Eklund
request transport request|patient transport|transfer request: Title!;Patient name!;From place;To place;Date:date!;Pick-up at:time;Mobility=Walks|Wheelchair|Stretcher|Bariatric;Companion:boolean;Oxygen needed:boolean;Phone:phone;Notes:long
- Dialysis trip Simms | patient_name=W. Simms; from_place=Oak Street 4; to_place=Dialysis centre; mobility=Wheelchair
- Hospital to care home | patient_name=H. Kranz; from_place=Ward 3B; to_place=Garden Care Home; mobility=Stretcher
- Eye clinic and back | patient_name=B. Stokes; from_place=Mill Lane 2; to_place=Eye clinic; mobility=Walks
- Heavy lift to rehab | patient_name=R. Olsen; from_place=Orthopaedics 4; to_place=Rehab Hill; mobility=Bariatric; notes=Four carriers and wide stretcher.
record vehicle check|equipment check|checklist|stock check: Title!;Ambulance->@ambulance|vehicle~Medic 7|Medic 9;Checked on:date!;Checked by->@crew member|paramedic~Rune Eklund|Tia Moran;Oxygen:number(bar)#0-300;Defibrillator=Working|Fault;Drugs complete:boolean;Missing items;Mileage:number(km)#0-900000;~Result=Fit|Restock|Off the road
- Medic 7 early check | ambulance=Medic 7; checked_by=Rune Eklund; oxygen=180; defibrillator=Working; mileage=84195; result=Fit
- Medic 9 night check | ambulance=Medic 9; checked_by=Tia Moran; oxygen=60; defibrillator=Working; missing_items=Child collar; mileage=142790; result=Restock
- Heli 1 dawn check | ambulance=Heli 1; checked_by=Dr. Maren Foss; oxygen=200; defibrillator=Working; mileage=0; result=Fit
- Doctor 2 weekly check | ambulance=Doctor 2; checked_by=Gil Sanders; oxygen=120; defibrillator=Fault; missing_items=Pads; mileage=61240; result=Off the road
! work crew shift|shift|roster [shift\\w*|roster\\w*|schedul\\w*|crew]: Title!;Crew member->@crew member|paramedic~Rune Eklund|Tia Moran;Ambulance->@ambulance|vehicle~Medic 7;Date:date!;From:time;To:time;Kind=Day|Night|Standby;Note:long
- Eklund day | crew_member=Rune Eklund; ambulance=Medic 7; kind=Day
- Moran night | crew_member=Tia Moran; ambulance=Medic 9; kind=Night
- Foss on the helicopter | crew_member=Dr. Maren Foss; ambulance=Heli 1; kind=Day
- Sanders standby weekend | crew_member=Gil Sanders; ambulance=Doctor 2; kind=Standby; note=At home, 10 minutes away.

# medical laboratory|diagnostic laboratory|pathology|blood test|clinical laboratory|lab test|specimen
person patient: Full name!;Patient number;Date of birth:date;Gender=Female|Male|Other;Phone:phone;Email:email;Referring doctor->@referring doctor|doctor~Dr. Lotte Bern|Dr. Omar Aziz;Insurance number;Fasting needed:boolean
- Hilda Voss | patient_number=LB-3307; gender=Female; referring_doctor=Dr. Lotte Bern; insurance_number=IK-991
- Samir Toure | patient_number=LB-3312; gender=Male; referring_doctor=Dr. Omar Aziz; insurance_number=IK-418
- Petra Laing | patient_number=LB-3340; gender=Female; referring_doctor=Dr. Kim Sato; insurance_number=IK-702
- Abel Fonseca | patient_number=LB-3351; gender=Male; referring_doctor=Harbour Birth Clinic; insurance_number=IK-155
item lab test|test|analysis|test panel: Name!;Code;Category=Haematology|Chemistry|Immunology|Microbiology|Hormones|Genetics|Urine;Sample type=Blood|Serum|Urine|Stool|Swab|Tissue;Unit~mmol/l|g/dl;Normal low:number#0-10000;Normal high:number#0-100000;Turnaround:number(h)#0.5-720;Price:money;Preparation:long
- Haemoglobin | code=HB; category=Haematology; sample_type=Blood; unit=g/dl; normal_low=12; normal_high=16; turnaround=4; price=4
- Fasting glucose | code=GLU; category=Chemistry; sample_type=Serum; unit=mmol/l; normal_low=3.9; normal_high=5.6; turnaround=6; price=3; preparation=Nothing to eat for eight hours.
- Urine culture | code=UC; category=Microbiology; sample_type=Urine; unit=CFU/ml; normal_low=0; normal_high=10000; turnaround=48; price=22
- TSH | code=TSH; category=Hormones; sample_type=Serum; unit=mU/l; normal_low=0.4; normal_high=4; turnaround=24; price=12
record sample|specimen|blood sample: Barcode!;Patient->@patient~Hilda Voss|Samir Toure;Type=Blood|Serum|Urine|Stool|Swab|Tissue;Tube=Purple|Yellow|Blue|Green|Cup;Collected on:date!;Collected at:time;Collected by~Nurse Ria|Phlebotomist Tom;Volume:number(ml)#0.1-500;Rack~R2-14;~Status=Collected|Received|In analysis|Done|Rejected;Rejection reason
- S-50881 | patient=Hilda Voss; type=Serum; tube=Yellow; collected_by=Nurse Ria; volume=5; rack=R2-14; status=In analysis
- S-50890 | patient=Samir Toure; type=Urine; tube=Cup; collected_by=Phlebotomist Tom; volume=20; rack=R4-02; status=Received
- S-50902 | patient=Petra Laing; type=Blood; tube=Purple; collected_by=Nurse Ria; volume=3; rack=R1-07; status=Done
- S-50915 | patient=Abel Fonseca; type=Swab; tube=Green; collected_by=Phlebotomist Tom; volume=1; status=Rejected; rejection_reason=Label missing
request test request|lab order|test order|requisition: Title!;Patient->@patient~Hilda Voss|Samir Toure;Test->@lab test|test~Fasting glucose|Urine culture;Referring doctor->@referring doctor|doctor~Dr. Lotte Bern|Dr. Omar Aziz;Priority=Routine|Urgent|Emergency;Wanted by:date;Clinical question:long;Home collection:boolean
- Voss glucose | patient=Hilda Voss; test=Fasting glucose; referring_doctor=Dr. Lotte Bern; priority=Routine; clinical_question=Diabetes in the family.
- Toure culture | patient=Samir Toure; test=Urine culture; referring_doctor=Dr. Omar Aziz; priority=Urgent
- Laing blood count | patient=Petra Laing; test=Haemoglobin; referring_doctor=Dr. Kim Sato; priority=Emergency; clinical_question=Bleeding after surgery?
- Fonseca thyroid | patient=Abel Fonseca; test=TSH; referring_doctor=Harbour Birth Clinic; priority=Routine
record test result|result|lab result|finding: Title!;Sample->@sample|specimen~S-50881|S-50890;Test->@lab test|test~Fasting glucose|Urine culture;Value:number#0-1000000;Unit;Flag=Normal|Low|High|Critical;Analyser->@analyser|instrument~Chem 400;Measured on:date!;Technician~Gwen Idle|Raj Shah;~Status=Measured|Validated|Released|Repeat;Comment:long
- Voss glucose 6.1 | sample=S-50881; test=Fasting glucose; value=6.1; unit=mmol/l; flag=High; analyser=Chem 400; technician=Gwen Idle; status=Validated
- Toure culture day 1 | sample=S-50890; test=Urine culture; value=1000; unit=CFU/ml; flag=Normal; technician=Raj Shah; status=Measured
- Laing haemoglobin 6.8 | sample=S-50902; test=Haemoglobin; value=6.8; unit=g/dl; flag=Critical; analyser=Cyto 5; technician=Raj Shah; status=Released; comment=Ward phoned at once.
- Voss TSH 0.2 | sample=S-50881; test=TSH; value=0.2; unit=mU/l; flag=Low; analyser=Immuno 3; technician=Gwen Idle; status=Repeat
person referring doctor|doctor|clinic|sender: Name!;Practice;Specialty;Phone:phone;Email:email;Results by=Portal|Email|Post|Fax;Customer number
- Dr. Lotte Bern | practice=Park Street Practice; specialty=General practice; results_by=Portal; customer_number=K-20
- Dr. Omar Aziz | practice=Urology Centre; specialty=Urology; results_by=Portal; customer_number=K-31
- Dr. Kim Sato | practice=Surgery ward, City Hospital; specialty=Surgery; results_by=Fax; customer_number=K-44
- Harbour Birth Clinic | practice=Harbour Birth Clinic; specialty=Obstetrics; results_by=Email; customer_number=K-52
item analyser|analyzer|instrument|lab equipment: Name!;Model;Serial number;Section=Haematology|Chemistry|Immunology|Microbiology|Molecular;Last calibration:date;Next calibration:date;Tests a day:number#0-20000;~Status=Ready|Running|Calibration|Down
- Chem 400 | model=C400; serial_number=40-2281; section=Chemistry; tests_a_day=900; status=Running
- Cyto 5 | model=CX5; serial_number=05-118; section=Haematology; tests_a_day=600; status=Ready
- Immuno 3 | model=I300; serial_number=30-071; section=Immunology; tests_a_day=450; status=Calibration
- Plate Reader M | model=PR-M; serial_number=88-402; section=Microbiology; tests_a_day=120; status=Down
! record quality control|control run|calibration [quality|control\\w*|calibrat\\w*]: Title!;Analyser->@analyser|instrument~Chem 400;Test->@lab test|test~Fasting glucose;Run on:date!;Target value:number#0-100000;Measured value:number#0-100000;Deviation:percent;~Result=Accepted|Warning|Rejected;Technician~Gwen Idle
- Glucose level 1 | analyser=Chem 400; test=Fasting glucose; target_value=5; measured_value=5.1; deviation=2; result=Accepted; technician=Gwen Idle
- Haemoglobin high control | analyser=Cyto 5; test=Haemoglobin; target_value=16; measured_value=16.6; deviation=3.8; result=Warning; technician=Raj Shah
- TSH level 2 | analyser=Immuno 3; test=TSH; target_value=5; measured_value=5.9; deviation=18; result=Rejected; technician=Gwen Idle
- Glucose level 2 | analyser=Chem 400; test=Fasting glucose; target_value=15; measured_value=14.9; deviation=0.7; result=Accepted; technician=Gwen Idle
+ appointment|booking: Patient->@patient;Date:date!;Starts at:time!;Place=Laboratory|Home|Company;Fasting:boolean;~Status=Booked|Sample taken|No show|Cancelled

# biobank|tissue bank|biospecimen|sample freezer|cryostorage|biorepository|aliquot
person donor|participant|sample donor: Donor code!;Year of birth:number#1900-2030;Sex=Female|Male|Other;Diagnosis;Consent->@consent|consent form~Broad consent 2.1;Consent signed on:date;Recruited at~Northlake Clinic|City Hospital;Withdrawn:boolean;Notes:long
- BB-00417 | year_of_birth=1961; sex=Female; diagnosis=Breast cancer; consent=Broad consent 2.1; recruited_at=Northlake Clinic
- BB-00502 | year_of_birth=1978; sex=Male; diagnosis=Healthy control; consent=Broad consent 2.1; recruited_at=City Hospital
- BB-00533 | year_of_birth=1949; sex=Male; diagnosis=Parkinson; consent=Neuro consent 1.4; recruited_at=Memory Centre
- BB-00548 | year_of_birth=1990; sex=Female; diagnosis=Crohn disease; consent=Broad consent 2.2; recruited_at=City Hospital; notes=Samples at each flare.
record sample|specimen|biospecimen: Sample code!;Donor->@donor|participant~BB-00417|BB-00502;Collection->@collection|study~Breast tumour cohort|Healthy controls;Type=Blood|Plasma|Serum|DNA|Tissue|Saliva|Urine;Collected on:date!;Volume:number(ml)#0.01-100;Preservation=Fresh frozen|Formalin|EDTA|Heparin;Processing time:number(h)#0-72;~Status=Registered|Stored|Reserved|Shipped|Used up|Destroyed
- BB-00417-T1 | donor=BB-00417; collection=Breast tumour cohort; type=Tissue; preservation=Fresh frozen; processing_time=0.5; status=Stored
- BB-00502-P1 | donor=BB-00502; collection=Healthy controls; type=Plasma; volume=4; preservation=EDTA; processing_time=2; status=Stored
- BB-00533-D1 | donor=BB-00533; collection=Movement disorders; type=DNA; volume=0.2; preservation=EDTA; processing_time=24; status=Reserved
- BB-00548-S2 | donor=BB-00548; collection=Gut inflammation; type=Serum; volume=3; preservation=Fresh frozen; processing_time=1.5; status=Shipped
record aliquot|tube|vial: Barcode!;Sample->@sample|specimen~BB-00417-T1|BB-00502-P1;Volume:number(µl)#1-10000;Concentration:number(ng/µl)#0-5000;Box->@storage box|box~F1-R2-B07|F1-R2-B08;Position~A1|H9;Thaw cycles:number#0-20;~Status=Stored|Checked out|Empty|Lost
- 7100418821 | sample=BB-00502-P1; volume=500; box=F1-R2-B08; position=A1; thaw_cycles=0; status=Stored
- 7100418822 | sample=BB-00502-P1; volume=500; box=F1-R2-B08; position=A2; thaw_cycles=1; status=Checked out
- 7100419007 | sample=BB-00533-D1; volume=100; concentration=48; box=F2-R1-D01; position=C4; thaw_cycles=0; status=Stored
- 7100419050 | sample=BB-00548-S2; volume=250; box=N-A-S11; position=H9; thaw_cycles=3; status=Empty
item freezer|storage unit|nitrogen tank: Name!;Type=Freezer -80|Freezer -20|Nitrogen tank|Fridge|Room temperature;Temperature:number(°C)#-200-30;Alarm limit:number(°C)#-200-30;Racks:number#1-200;Room;Last defrost:date;Contact~Inger Dahl|Wim Bos;~Status=In service|Alarm|Backup|Out of service
- Freezer 1 | type=Freezer -80; temperature=-79; alarm_limit=-70; racks=24; room=B0.11; contact=Inger Dahl; status=In service
- Nitro A | type=Nitrogen tank; temperature=-190; alarm_limit=-160; racks=12; room=B0.14; contact=Wim Bos; status=In service
- Freezer 2 | type=Freezer -20; temperature=-21; alarm_limit=-15; racks=10; room=B0.11; contact=Inger Dahl; status=Alarm
- Spare Ultra | type=Freezer -80; temperature=-80; alarm_limit=-70; racks=24; room=B0.12; contact=Wim Bos; status=Backup
item storage box|box|rack: Code!;Freezer->@freezer|storage unit~Freezer 1|Nitro A;Shelf:number#1-20;Rack:number#1-200;Rows:number#1-20;Columns:number#1-20;~Filled:number#0-400;Label colour
- F1-R2-B07 | freezer=Freezer 1; shelf=1; rack=2; rows=9; columns=9; filled=60
- F1-R2-B08 | freezer=Freezer 1; shelf=1; rack=2; rows=9; columns=9; filled=33
- F2-R1-D01 | freezer=Freezer 2; shelf=3; rack=1; rows=8; columns=12; filled=90; label_colour=Yellow
- N-A-S11 | freezer=Nitro A; shelf=1; rack=4; rows=10; columns=10; filled=17; label_colour=Red
item collection|study|cohort: Name!;Principal investigator~Prof. Hanne Lie|Dr. Paulo Reis;Disease area;Ethics number;Started on:date;Planned donors:number#1-1000000;~Donors so far:number#0-1000000;Open for requests:boolean;Description:long
- Breast tumour cohort | principal_investigator=Prof. Hanne Lie; disease_area=Oncology; ethics_number=EK-2021-118; planned_donors=800; donors_so_far=417
- Healthy controls | principal_investigator=Dr. Paulo Reis; disease_area=None; ethics_number=EK-2020-044; planned_donors=1000; donors_so_far=502
- Movement disorders | principal_investigator=Prof. Edda Kruse; disease_area=Neurology; ethics_number=EK-2022-061; planned_donors=300; donors_so_far=88
- Gut inflammation | principal_investigator=Dr. Paulo Reis; disease_area=Gastroenterology; ethics_number=EK-2023-015; planned_donors=450; donors_so_far=203
request sample request|access request|material request: Title!;Collection->@collection|study~Breast tumour cohort|Healthy controls;Institution~Fjord University;Researcher~Dr. Nell Ortiz;Sample type=Blood|Plasma|Serum|DNA|Tissue|Saliva|Urine;Number of samples:number#1-10000;Needed by:date;Ethics approval:file;Purpose:long;~Decision note:long
- 40 tumour sections | collection=Breast tumour cohort; institution=Fjord University; researcher=Dr. Nell Ortiz; sample_type=Tissue; number_of_samples=40; purpose=Receptor staining.
- 100 control plasmas | collection=Healthy controls; institution=Fjord University; researcher=Dr. Nell Ortiz; sample_type=Plasma; number_of_samples=100
- 25 Parkinson DNA | collection=Movement disorders; institution=Delta Institute; researcher=Prof. Ana Weiss; sample_type=DNA; number_of_samples=25; purpose=Gene panel.; decision_note=Approved with data limits.
- 60 flare sera | collection=Gut inflammation; institution=Seaview College; researcher=Dr. Ron Abel; sample_type=Serum; number_of_samples=60
record shipment|sample movement|check-out|transfer: Shipment number!;Request->@sample request|access request~40 tumour sections;Sent on:date!;Carrier;Tracking number;Dry ice:number(kg)#0-100;Tubes:number#1-10000;Temperature logger:boolean;~Status=Packed|Sent|Arrived|Problem
- SH-118 | request=40 tumour sections; carrier=Cold courier; tracking_number=CC77120; dry_ice=8; tubes=40; status=Arrived
- SH-121 | request=25 Parkinson DNA; carrier=Bio Express; tracking_number=BX10077; dry_ice=3; tubes=25; status=Sent
- SH-124 | request=60 flare sera; carrier=Cold courier; tracking_number=CC77388; dry_ice=10; tubes=60; status=Problem
- SH-126 | request=100 control plasmas; carrier=Bio Express; dry_ice=14; tubes=100; status=Packed
! item consent|consent form|consent version [consent\\w*|ethic\\w*|withdraw\\w*]: Title!;Version;Valid from:date;Allows=Own study|All research|Research and companies;Genetic research:boolean;Recontact:boolean;Document:file
- Broad consent 2.1 | version=2.1; allows=All research
- Broad consent 2.2 | version=2.2; allows=Research and companies
- Neuro consent 1.4 | version=1.4; allows=Own study
- Minors consent 1.0 | version=1.0; allows=Own study

# clinical trial|clinical study|trial participant|drug trial|study protocol|randomization|trial site|principal investigator
! item trial|study|clinical study|clinical trial: Short title!;Protocol number;Phase=Phase I|Phase II|Phase III|Phase IV|Device|Observational;Condition;Sponsor;Principal investigator~Prof. Lea Stern|Dr. Hugo Bianchi;Planned participants:number#1-100000;~Enrolled:number#0-100000;Starts on:date;Ends on:date;~Status=Planned|Recruiting|Active|Closed|Stopped;Summary:long
- ASTRA-2 Asthma | protocol_number=AST-2024-02; phase=Phase III; condition=Severe asthma; sponsor=Northwind Research; principal_investigator=Prof. Lea Stern; planned_participants=320; enrolled=118; status=Recruiting
- KNEE-GEL | protocol_number=KG-17; phase=Phase II; condition=Knee arthrosis; sponsor=University Hospital; principal_investigator=Dr. Hugo Bianchi; planned_participants=80; enrolled=80; status=Active
- HEART-WALK | protocol_number=HW-2025-1; phase=Observational; condition=Heart failure; sponsor=Coast Heart Foundation; principal_investigator=Dr. Sunniva Berg; planned_participants=1000; enrolled=0; status=Planned
- MIGRA-1 | protocol_number=MG-01; phase=Phase I; condition=Migraine; sponsor=Northwind Research; principal_investigator=Prof. Lea Stern; planned_participants=24; enrolled=11; status=Stopped
item site|trial site|study center|study centre: Name!;City;Investigator~Dr. Rita Blom;Trial->@trial|study~ASTRA-2 Asthma|KNEE-GEL;Target:number#1-5000;~Enrolled:number#0-5000;Ethics approval until:date;Activated on:date;Phone:phone
- 01 Northlake | city=Northlake; investigator=Dr. Rita Blom; trial=ASTRA-2 Asthma; target=60; enrolled=31
- 02 Brookhaven | city=Brookhaven; investigator=Dr. Emil Kass; trial=ASTRA-2 Asthma; target=50; enrolled=22
- 03 Harbour Knee Clinic | city=Harborview; investigator=Dr. Hugo Bianchi; trial=KNEE-GEL; target=80; enrolled=80
- 04 Coast Heart | city=Seaford; investigator=Dr. Sunniva Berg; trial=HEART-WALK; target=400; enrolled=0
person participant|subject|trial participant|volunteer|patient: Subject number!;Trial->@trial|study~ASTRA-2 Asthma|KNEE-GEL;Site->@site|study center~01 Northlake|02 Brookhaven;Initials;Year of birth:number#1900-2030;Gender=Female|Male|Other;Consent signed on:date;Arm=Treatment|Placebo|Comparator|Not yet;Randomised on:date;~Status=Screening|Enrolled|Completed|Withdrawn|Screen failure
- 01-014 | trial=ASTRA-2 Asthma; site=01 Northlake; initials=MK; year_of_birth=1974; gender=Female; arm=Treatment; status=Enrolled
- 02-007 | trial=ASTRA-2 Asthma; site=02 Brookhaven; initials=TR; year_of_birth=1988; gender=Male; arm=Not yet; status=Screening
- 03-041 | trial=KNEE-GEL; site=03 Harbour Knee Clinic; initials=AB; year_of_birth=1959; gender=Female; arm=Placebo; status=Completed
- 01-019 | trial=MIGRA-1; site=01 Northlake; initials=SO; year_of_birth=1995; gender=Other; arm=Comparator; status=Withdrawn
event study visit|visit|trial visit|follow-up visit: Title!;Participant->@participant|subject~01-014|02-007;Visit type=Screening|Baseline|Week 4|Week 12|Final|Unscheduled;Date:date!;Window opens:date;Window closes:date;Coordinator~Nina Pell|Jo Vance;Fasting:boolean;~Status=Planned|Done|Missed|Out of window;Notes:long
- 01-014 week 12 | participant=01-014; visit_type=Week 12; coordinator=Nina Pell; status=Done
- 02-007 screening | participant=02-007; visit_type=Screening; coordinator=Jo Vance; status=Planned
- 03-041 final | participant=03-041; visit_type=Final; coordinator=Nina Pell; status=Out of window; notes=Nine days late, holiday.
- 01-019 week 4 | participant=01-019; visit_type=Week 4; coordinator=Jo Vance; status=Missed
record measurement|data entry|case report form|crf entry|outcome: Title!;Visit->@study visit|visit~01-014 week 12;Participant->@participant|subject~01-014;Measure=Blood pressure|Lung function|Pain score|Lab value|Questionnaire|Weight;Value:number#-1000-100000;Unit;Recorded on:date;Recorded by~Nina Pell|Jo Vance;Verified:boolean;Query:long
- FEV1 at week 12 | visit=01-014 week 12; participant=01-014; measure=Lung function; value=2.41; unit=l; recorded_by=Nina Pell
- Control score week 12 | visit=01-014 week 12; participant=01-014; measure=Questionnaire; value=18; unit=Points; recorded_by=Nina Pell
- Knee pain at final | visit=03-041 final; participant=03-041; measure=Pain score; value=3; unit=Points; recorded_by=Nina Pell
- Weight at screening | visit=02-007 screening; participant=02-007; measure=Weight; value=83.4; unit=kg; recorded_by=Jo Vance; query=Shoes on?
record adverse event|side effect|safety report|serious adverse event: Title!;Participant->@participant|subject~01-014;Started on:date!;Ended on:date;Severity=Mild|Moderate|Severe|Life-threatening;Serious:boolean;Related to drug=Not related|Possible|Probable|Certain;Action=None|Dose reduced|Stopped|Treated;Reported to sponsor on:date;~Outcome=Ongoing|Recovered|Recovered with damage|Fatal;Description:long
- Headache after dose 2 | participant=01-014; severity=Mild; related_to_drug=Possible; action=None; outcome=Recovered
- Skin rash arm | participant=01-014; severity=Moderate; related_to_drug=Probable; action=Treated; outcome=Ongoing
- Fainting in the clinic | participant=01-019; severity=Severe; related_to_drug=Certain; action=Stopped; outcome=Recovered
- Swollen knee | participant=03-041; severity=Mild; related_to_drug=Not related; action=Dose reduced; outcome=Recovered
request application|volunteer application|screening request|trial application: Full name!;Trial->@trial|study~ASTRA-2 Asthma;Email:email!;Phone:phone;Age:number(years)#18-100;Condition;Current medicines;Smoker:boolean;Meets criteria:boolean;Message:long
- Johan Mills | trial=ASTRA-2 Asthma; age=46; condition=Asthma since childhood; current_medicines=Budesonide
- Lena Prior | trial=ASTRA-2 Asthma; age=33; condition=Severe asthma; current_medicines=None
- Ursula Nemeth | trial=HEART-WALK; age=67; condition=Heart failure; current_medicines=Bisoprolol, ramipril
- Piers Hall | trial=MIGRA-1; age=29; condition=Migraine twice a week; current_medicines=Triptan; message=Can come on Fridays only.
! record drug dispensing|study drug|drug kit|kit [drug\\w*|dispens\\w*|dose\\w*|kit\\w*|medication]: Kit number!;Participant->@participant|subject~01-014;Batch;Dispensed on:date;Tablets given:number#0-1000;Tablets returned:number#0-1000;Expires on:date;Dispensed by~Nina Pell
- KT-20118 | participant=01-014; batch=B-44; tablets_given=60; tablets_returned=4; dispensed_by=Nina Pell
- KT-20119 | participant=01-014; batch=B-45; tablets_given=60; tablets_returned=0; dispensed_by=Nina Pell
- KG-00341 | participant=03-041; batch=G-12; tablets_given=28; tablets_returned=28; dispensed_by=Nina Pell
- MG-00007 | participant=01-019; batch=M-02; tablets_given=14; tablets_returned=9; dispensed_by=Jo Vance
record participant screening|screening|screening visit|eligibility screening: Title!;Participant->@participant|subject~01-014|02-007;Site->@site|trial site~01 Northlake;Screened on:date!;Inclusion criteria met:boolean;Exclusion criterion;Result=Eligible|Not eligible|Screen again;Screened by~Nina Pell;Note:long
- Screening of 01-014 | participant=01-014; site=01 Northlake; result=Eligible; screened_by=Nina Pell
- Screening of 02-007 | participant=02-007; site=02 Brookhaven; result=Eligible; screened_by=Jo Vance
- Second look at 02-007 | participant=02-007; site=02 Brookhaven; exclusion_criterion=Injection within 90 days; result=Screen again; screened_by=Jo Vance
- First look at 01-014 | participant=01-014; site=01 Northlake; exclusion_criterion=Cold in the last two weeks; result=Not eligible; screened_by=Nina Pell; note=Invited again in a month.
record consent|informed consent|consent record|consent form: Title!;Participant->@participant|subject~01-014|02-007;Trial->@trial|study|clinical trial~ASTRA-2 Asthma;Version~2.1;Signed on:date!;Obtained by~Nina Pell;File:file;Withdrawn on:date;~Status=Valid|Renewal due|Withdrawn
- Consent of 01-014 | participant=01-014; trial=ASTRA-2 Asthma; version=2.1; obtained_by=Nina Pell; status=Valid
- Consent of 02-007 | participant=02-007; trial=KNEE-GEL; version=1.0; obtained_by=Jo Vance; status=Valid
- New version for 01-014 | participant=01-014; trial=ASTRA-2 Asthma; version=2.2; obtained_by=Nina Pell; status=Renewal due
- Sample storage, 02-007 | participant=02-007; trial=KNEE-GEL; version=1.1; obtained_by=Jo Vance; status=Withdrawn
item data collection form|case report form|collection form|form: Title!;Trial->@trial|study|clinical trial~ASTRA-2 Asthma;Visit type=Screening|Baseline|Week 4|Week 12|Final|Unscheduled;Version~1.2;Fields:number#1-300;Required:boolean;Questions:long;~Status=Draft|Released|Retired
- Baseline form | trial=ASTRA-2 Asthma; visit_type=Baseline; version=1.2; fields=34; status=Released
- Pain diary | trial=KNEE-GEL; visit_type=Week 4; version=1.0; fields=12; status=Released
- Asthma control questionnaire | trial=ASTRA-2 Asthma; visit_type=Week 12; version=2.0; fields=7; status=Draft
- Knee function at the end | trial=KNEE-GEL; visit_type=Final; version=0.9; fields=24; status=Retired
! record form entry|visit data|data entry|collected value [data collection|visit data|data entr\\w*|case report\\w*|forms?]: Title!;Visit->@study visit|visit~01-014 week 12;Form->@data collection form|case report form|form~Baseline form;Participant->@participant|subject~01-014;Question;Value;Unit;Entered on:date;Entered by~Nina Pell;~Status=Entered|Queried|Verified|Locked
- Peak flow | visit=01-014 week 12; form=Baseline form; participant=01-014; question=Peak flow, best of three; value=412; unit=l/min; entered_by=Nina Pell; status=Entered
- Weight | visit=01-014 week 12; form=Baseline form; participant=01-014; question=Body weight; value=71.5; unit=kg; entered_by=Nina Pell; status=Verified
- Night symptoms | visit=01-014 week 12; form=Asthma control questionnaire; participant=01-014; question=Nights woken in the last week; value=2; unit=nights; entered_by=Nina Pell; status=Queried
- Heart rate | visit=01-014 week 12; form=Baseline form; participant=01-014; question=Pulse at rest; value=68; unit=bpm; entered_by=Jo Vance; status=Locked
! record data query|query|monitor query [quer\\w*|monitor\\w*]: Title!;Participant->@participant|subject~01-014;Visit->@study visit|visit~01-014 week 12;Field;Question:long;Raised by~Max Orlo;Raised on:date!;Answer:long;Answered by~Nina Pell;~Status=Open|Answered|Closed
- Value out of range | participant=01-014; visit=01-014 week 12; field=Peak flow; question=Please check the third reading; raised_by=Max Orlo; status=Open
- Date missing | participant=02-007; field=Consent date; question=Date of signature missing; raised_by=Max Orlo; answered_by=Jo Vance; status=Answered
- Unit unclear | participant=01-014; visit=01-014 week 12; field=Body weight; question=Kilograms or pounds?; raised_by=Lena Abt; answer=Kilograms, checked on the sheet.; answered_by=Nina Pell; status=Closed
- Nights above seven | participant=01-014; visit=01-014 week 12; field=Night symptoms; question=Entry 9 is more than a week has, please correct; raised_by=Lena Abt; answer=Corrected to 2.; answered_by=Nina Pell; status=Answered
item visit schedule|planned visit|schedule of visits|visit plan: Name!;Trial->@trial|study|clinical trial~ASTRA-2 Asthma;Visit type=Screening|Baseline|Week 4|Week 12|Final|Unscheduled;Day:number#0-2000;Window before:number(days)#0-60;Window after:number(days)#0-60;Procedures:long
- Baseline | trial=ASTRA-2 Asthma; visit_type=Baseline; day=0; window_before=0; window_after=3; procedures=Spirometry, blood sample
- Week 12 | trial=ASTRA-2 Asthma; visit_type=Week 12; day=84; window_before=5; window_after=5; procedures=Spirometry, questionnaire
- Knee week 4 | trial=KNEE-GEL; visit_type=Week 4; day=28; window_before=3; window_after=3; procedures=Pain score, knee bend
- Knee final visit | trial=KNEE-GEL; visit_type=Final; day=180; window_before=7; window_after=14; procedures=Ultrasound, questionnaire

# research group|research lab|laboratory notebook|principal investigator|postdoc|research institute|lab notebook
item research topic|project|research project|research area: Title!;Lead->@researcher|lab member~Prof. Ingrid Vale|Dr. Tariq Amin;Funding->@grant|funding~Horizon membranes|National seed fund;Started on:date;Ends on:date;~Status=Idea|Running|Writing up|Finished;Keywords;Picture:image;Abstract:long
- Thin film membranes | lead=Prof. Ingrid Vale; funding=Horizon membranes; status=Running; keywords=Membranes, desalination; abstract=Low energy desalination with layered oxide films.
- Coral stress markers | lead=Dr. Tariq Amin; funding=National seed fund; status=Writing up; keywords=Coral, heat, proteins
- Salt-proof sensors | lead=Dr. Olu Bankole; funding=Harbour industry contract; status=Idea; keywords=Electrodes, sea water
- Reef sound maps | lead=Dr. Tariq Amin; funding=Ocean fellowship; status=Finished; keywords=Acoustics, fish; abstract=Healthy reefs can be heard at 200 metres.
person researcher|lab member|scientist|group member: Full name!;Position=Professor|Postdoc|Doctoral student|Master student|Technician|Guest;Email:email;Office;Topic->@research topic|project~Thin film membranes|Coral stress markers;ORCID;Started on:date;Contract until:date;Photo:image;Bio:long
- Prof. Ingrid Vale | position=Professor; office=C3.01; topic=Thin film membranes; bio=Leads the group since 2015.
- Dr. Tariq Amin | position=Postdoc; office=C3.07; topic=Coral stress markers
- Joana Pires | position=Doctoral student; office=C3.09; topic=Thin film membranes
- Dr. Olu Bankole | position=Guest; office=C3.12; topic=Salt-proof sensors
item publication|paper|preprint: Title!;Authors;Venue~Journal of Membrane Studies;Year:number#1950-2100;Type=Journal article|Conference paper|Preprint|Book chapter|Thesis;DOI;Topic->@research topic|project~Thin film membranes;Citations:number#0-100000;PDF:file;Abstract:long
- Layered oxides for desalination | authors=J. Pires, I. Vale; venue=Journal of Membrane Studies; year=2024; type=Journal article; doi=10.0000/jms.2024.118; topic=Thin film membranes; citations=12
- Early protein signs of bleaching | authors=T. Amin; venue=Reef Letters; year=2025; type=Preprint; topic=Coral stress markers; citations=1
- Sounds of a living reef | authors=T. Amin, J. Pires; venue=Marine Acoustics Conference; year=2023; type=Conference paper; topic=Reef sound maps; citations=34
- Membranes for small islands | authors=I. Vale; venue=Handbook of Desalination; year=2021; type=Book chapter; topic=Thin film membranes; citations=58
record experiment|lab notebook entry|notebook entry|run|trial: Title!;Topic->@research topic|project~Thin film membranes|Coral stress markers;Researcher->@researcher|lab member~Joana Pires|Dr. Tariq Amin;Done on:date!;Instrument->@instrument|equipment~Vapour coater|Mass spectrometer;Hypothesis;Method:long;Result:long;Data file:file;~Status=Planned|Running|Done|Failed|Repeated
- Coating at 240 °C | topic=Thin film membranes; researcher=Joana Pires; instrument=Vapour coater; hypothesis=Higher heat gives denser film; result=Flux down 12 percent, rejection up to 99.1.; status=Done
- Heat shock series 4 | topic=Coral stress markers; researcher=Dr. Tariq Amin; instrument=Mass spectrometer; status=Running
- Sensor drift in brine | topic=Salt-proof sensors; researcher=Dr. Olu Bankole; instrument=Brine furnace; hypothesis=Coating halves the drift; result=Coating peeled after two days.; status=Failed
- Hydrophone night 9 | topic=Reef sound maps; researcher=Dr. Tariq Amin; instrument=Reef cluster; status=Done
item instrument|equipment|lab equipment|device: Name!;Type=Microscope|Spectrometer|Furnace|Centrifuge|Coater|Computer cluster;Room;Responsible->@researcher|lab member~Joana Pires|Dr. Tariq Amin;Serial number;Training needed:boolean;Hourly cost:money;Next service:date;~Status=Available|In use|Maintenance|Broken;Photo:image
- Vapour coater | type=Coater; room=C0.12; responsible=Joana Pires; serial_number=VC-211; hourly_cost=35; status=Available
- Mass spectrometer | type=Spectrometer; room=C0.15; responsible=Dr. Tariq Amin; serial_number=MS-09; hourly_cost=60; status=In use
- Brine furnace | type=Furnace; room=C0.18; responsible=Dr. Olu Bankole; serial_number=BF-33; hourly_cost=15; status=Maintenance
- Reef cluster | type=Computer cluster; room=C0.01; responsible=Dr. Tariq Amin; serial_number=HPC-2; hourly_cost=8; status=Available
item grant|funding|funding source: Title!;Funder~National Science Fund|European programme;Reference;Amount:money;Spent:money;Starts on:date;Ends on:date;Holder->@researcher|lab member~Prof. Ingrid Vale|Dr. Tariq Amin;~Status=Draft|Submitted|Granted|Rejected|Closed
- Horizon membranes | funder=European programme; reference=EP-88120; amount=480000; spent=190000; holder=Prof. Ingrid Vale; status=Granted
- National seed fund | funder=National Science Fund; reference=SF-2231; amount=45000; spent=41000; holder=Dr. Tariq Amin; status=Granted
- Harbour industry contract | funder=Port Authority; reference=PA-019; amount=62000; spent=4000; holder=Dr. Olu Bankole; status=Submitted
- Ocean fellowship | funder=Blue Foundation; reference=BF-4410; amount=90000; spent=90000; holder=Dr. Tariq Amin; status=Closed
work research task|milestone|task|deliverable: Title!;Topic->@research topic|project~Thin film membranes;Assigned to->@researcher|lab member~Joana Pires|Dr. Tariq Amin;Due on:date;Priority=Low|Normal|High;~Progress:percent;Notes:long
- Pilot module test | topic=Thin film membranes; assigned_to=Joana Pires; priority=High; progress=20
- Resubmit reef paper | topic=Coral stress markers; assigned_to=Dr. Tariq Amin; priority=Normal; progress=70
- Order platinum wire | topic=Salt-proof sensors; assigned_to=Dr. Olu Bankole; priority=Low; progress=0
- Archive hydrophone data | topic=Reef sound maps; assigned_to=Dr. Tariq Amin; priority=Normal; progress=95; notes=Two drives, then delete the copies.
! event seminar|group meeting|talk [seminar\\w*|talk\\w*|meeting\\w*|colloqui\\w*]: Title!;Speaker;Date:date!;Starts at:time;Room;Online link:url;Abstract:long;Slides:file
- Why films crack | speaker=Joana Pires; room=C3 seminar room
- Reefs under heat | speaker=Dr. Tariq Amin; room=C3 seminar room
- Sensors in the sea | speaker=Dr. Olu Bankole; room=Lecture hall 2
- Half-time report on films | speaker=Prof. Ingrid Vale; room=C3 seminar room; abstract=What works, what broke, what is next.
+ booking|reservation: Instrument->@instrument|equipment;Researcher->@researcher|lab member;Topic->@research topic|project;Date:date!;Starts at:time!;Ends at:time!;Purpose

# chemical inventory|laboratory inventory|reagent|lab supply|chemical storage|chemistry lab|safety data sheet
item chemical|reagent|substance|lab supply: Name!;CAS number;Formula;Hazard=None|Flammable|Corrosive|Toxic|Oxidising|Explosive|Harmful;Purity:percent;Supplier->@supplier|vendor~Chemstock|Labora Trade;Catalogue number;Price:money;Reorder level:number#0-1000;Safety data sheet:file
- Acetone | cas_number=67-64-1; formula=C3H6O; hazard=Flammable; purity=99.5; supplier=Chemstock; catalogue_number=AC-2500; price=28; reorder_level=4
- Sodium hydroxide pellets | cas_number=1310-73-2; formula=NaOH; hazard=Corrosive; purity=98; supplier=Labora Trade; catalogue_number=NH-1000; price=22; reorder_level=2
- Potassium permanganate | cas_number=7722-64-7; formula=KMnO4; hazard=Oxidising; purity=99; supplier=Fine Reagents; catalogue_number=PP-250; price=31; reorder_level=1
- Sodium chloride | cas_number=7647-14-5; formula=NaCl; hazard=None; purity=99.9; supplier=Salt and Sons; catalogue_number=SC-5; price=9; reorder_level=3
record container|bottle|stock item|inventory item|batch: Barcode!;Chemical->@chemical|reagent~Acetone|Sodium hydroxide pellets;Storage->@storage location|cabinet~Solvent cabinet 1|Base shelf;Amount left:number#0-100000;Unit=ml|l|g|kg|Piece;Lot number;Received on:date;Opened on:date;Expires on:date;Owner~Dr. Vera Pohl|Student lab;~Status=Sealed|Open|Empty|Expired|Disposed
- CH-00231 | chemical=Acetone; storage=Solvent cabinet 1; amount_left=1.8; unit=l; lot_number=A77120; owner=Student lab; status=Open
- CH-00240 | chemical=Sodium hydroxide pellets; storage=Base shelf; amount_left=1000; unit=g; lot_number=N2281; owner=Dr. Vera Pohl; status=Sealed
- CH-00255 | chemical=Potassium permanganate; storage=Oxidiser locker; amount_left=180; unit=g; lot_number=P1190; owner=Dr. Vera Pohl; status=Expired
- CH-00261 | chemical=Sodium chloride; storage=Cold room fridge; amount_left=0; unit=kg; lot_number=S2025-4; owner=Student lab; status=Empty
item storage location|cabinet|fridge|shelf: Name!;Room;Type=Solvent cabinet|Acid cabinet|Fridge|Freezer|Shelf|Gas cabinet|Poison cabinet;Temperature:number(°C)#-200-40;Capacity:number(l)#1-2000;Locked:boolean;Responsible~Dr. Vera Pohl|Finn Aster;Allowed hazards
- Solvent cabinet 1 | room=L2.04; type=Solvent cabinet; temperature=20; capacity=120; responsible=Finn Aster; allowed_hazards=Flammable
- Base shelf | room=L2.04; type=Shelf; temperature=20; capacity=60; responsible=Dr. Vera Pohl; allowed_hazards=Corrosive
- Oxidiser locker | room=L2.05; type=Poison cabinet; temperature=18; capacity=30; responsible=Dr. Vera Pohl; allowed_hazards=Oxidising
- Cold room fridge | room=L1.01; type=Fridge; temperature=5; capacity=250; responsible=Finn Aster; allowed_hazards=None, Harmful
record usage|withdrawal|usage log|stock movement: Title!;Container->@container|bottle~CH-00231|CH-00240;Taken on:date!;Amount:number#0-100000;Unit=ml|l|g|kg|Piece;Taken by~Mina Roy|Finn Aster;Purpose;Kind=Used|Moved|Returned|Disposed|Correction
- Acetone for cleaning | container=CH-00231; amount=200; unit=ml; taken_by=Mina Roy; purpose=Glassware; kind=Used
- NaOH for titration | container=CH-00240; amount=40; unit=g; taken_by=Finn Aster; purpose=1 molar solution; kind=Used
- Permanganate to waste | container=CH-00255; amount=20; unit=g; taken_by=Mina Roy; purpose=Past its date; kind=Disposed
- Salt count corrected | container=CH-00261; amount=0.5; unit=kg; taken_by=Finn Aster; kind=Correction
request purchase request|supply request|order request|requisition: Title!;Chemical->@chemical|reagent~Acetone|Sodium hydroxide pellets;Quantity:number#1-1000;Pack size~2.5 l|1 kg;Cost centre;Estimated price:money;Needed by:date;Asked by~Mina Roy|Finn Aster;Reason:long
- Acetone, 4 bottles | chemical=Acetone; quantity=4; pack_size=2.5 l; cost_centre=CC-114; estimated_price=112; asked_by=Finn Aster
- Pellets for practical | chemical=Sodium hydroxide pellets; quantity=2; pack_size=1 kg; cost_centre=CC-120; estimated_price=44; asked_by=Mina Roy
- Fresh permanganate | chemical=Potassium permanganate; quantity=1; pack_size=250 g; cost_centre=CC-114; estimated_price=31; asked_by=Mina Roy; reason=Old lot expired.
- Salt for buffers | chemical=Sodium chloride; quantity=3; pack_size=5 kg; cost_centre=CC-131; estimated_price=27; asked_by=Finn Aster
item supplier|vendor: Name!;Contact person;Phone:phone;Email:email;Customer number;Delivery time:number(days)#0-120;Minimum order:money;Website:url
- Chemstock | contact_person=Elin Roos; customer_number=K-7781; delivery_time=3; minimum_order=50
- Labora Trade | contact_person=Tom Beck; customer_number=2231; delivery_time=6; minimum_order=0
- Fine Reagents | contact_person=Ulla Kern; customer_number=FR-118; delivery_time=10; minimum_order=100
- Salt and Sons | contact_person=Ned Salt; customer_number=S-9; delivery_time=2; minimum_order=25
record waste record|chemical waste|disposal|spill report [waste|dispos\\w*|spill\\w*|incident\\w*]: Title!;Date:date!;Kind=Waste|Spill|Exposure|Breakage;Chemical->@chemical|reagent~Acetone;Amount:number(l)#0-1000;Waste class=Halogenated|Non-halogenated|Acid|Base|Solid|Heavy metal;Room;Reported by~Mina Roy;Measures:long
- Solvent drum 12 | kind=Waste; chemical=Acetone; amount=20; waste_class=Non-halogenated; room=L2.04; reported_by=Mina Roy
- Broken flask | kind=Breakage; chemical=Acetone; amount=0.3; waste_class=Non-halogenated; room=L2.06; reported_by=Mina Roy; measures=Room aired for an hour.
- Caustic splash on glove | kind=Exposure; chemical=Sodium hydroxide pellets; amount=0.1; waste_class=Base; room=L2.04; reported_by=Finn Aster; measures=Rinsed 15 minutes, no burn.
- Permanganate on the bench | kind=Spill; chemical=Potassium permanganate; amount=0.05; waste_class=Heavy metal; room=L2.05; reported_by=Mina Roy
+ order: Supplier->@supplier|vendor;Cost centre;Delivery on:date;~Status=Draft|Sent|Confirmed|Delivered|Cancelled

# genetic testing|genetics lab|dna sequencing|genomics|sequencing|genome|gene|bioinformatics
record sample|dna sample|specimen: Sample code!;Source->@source organism|patient~Patient G-118|Arabidopsis line 7;Type=Blood|Saliva|Tissue|DNA|RNA|Plant leaf|Culture;Collected on:date!;Concentration:number(ng/µl)#0-5000;Purity ratio:number#0-4;Volume:number(µl)#1-5000;Plate position~A01;~Status=Received|Extracted|Library ready|Sequenced|Failed
- GS-2201 | source=Patient G-118; type=Blood; concentration=62; purity_ratio=1.84; volume=80; plate_position=A01; status=Sequenced
- GS-2207 | source=Arabidopsis line 7; type=Plant leaf; concentration=35; purity_ratio=1.79; volume=50; plate_position=B03; status=Library ready
- GS-2215 | source=Patient G-131; type=Saliva; concentration=28; purity_ratio=1.7; volume=120; plate_position=C08; status=Extracted
- GS-2219 | source=Brown trout pool 3; type=Tissue; concentration=9; purity_ratio=1.42; volume=40; plate_position=F11; status=Failed
item source organism|patient|organism|strain|individual: Name!;Species~Human|Thale cress;Sex=Female|Male|Unknown|Not applicable;Year of birth:number#1900-2030;Reason for test;Family number;Consent given:boolean;Note:long
- Patient G-118 | species=Human; sex=Female; year_of_birth=1985; reason_for_test=Breast cancer in the family; family_number=F-031
- Arabidopsis line 7 | species=Thale cress; sex=Not applicable; reason_for_test=Drought mutant screen
- Patient G-131 | species=Human; sex=Male; year_of_birth=2012; reason_for_test=Muscle weakness; family_number=F-044
- Brown trout pool 3 | species=Brown trout; sex=Unknown; reason_for_test=River population study; note=Fin clips, 12 fish.
item gene panel|test panel|genetic test|assay: Name!;Genes~BRCA1, BRCA2, TP53;Method=Panel|Exome|Whole genome|PCR|Array|RNA sequencing;Turnaround:number(days)#1-120;Price:money;Coverage:number(x)#1-5000;Sample needed;Description:long
- Hereditary cancer panel | genes=BRCA1, BRCA2, TP53, PALB2; method=Panel; turnaround=21; price=640; coverage=200; sample_needed=4 ml EDTA blood
- Plant whole genome | method=Whole genome; turnaround=35; price=290; coverage=30; sample_needed=2 µg DNA
- Muscle disease exome | genes=DMD, RYR1, LMNA and others; method=Exome; turnaround=42; price=980; coverage=120; sample_needed=2 ml saliva
- Trout marker array | method=Array; turnaround=14; price=85; coverage=1; sample_needed=Fin clip in ethanol
record sequencing run|run|library|batch: Run name!;Sequencer->@sequencer|instrument~Seq 550|Nano 2;Started on:date!;Flow cell;Samples:number#1-1000;Reads:number(million)#0-50000;Quality above Q30:percent;Error rate:percent;Operator~Yuki Ono|Bram Sels;~Status=Planned|Running|Done|Failed;Output folder
- RUN-0412 | sequencer=Seq 550; flow_cell=HX22AB; samples=24; reads=400; quality_above_q30=91; error_rate=0.4; operator=Yuki Ono; status=Done; output_folder=/runs/0412
- RUN-0413 | sequencer=Nano 2; flow_cell=NP771; samples=8; reads=12; operator=Bram Sels; status=Running
- RUN-0410 | sequencer=Maxi X; flow_cell=MX0091; samples=96; reads=2900; quality_above_q30=62; error_rate=2.1; operator=Yuki Ono; status=Failed
- RUN-0414 | sequencer=Array Scan; samples=48; operator=Bram Sels; status=Planned
record variant|mutation|genetic variant|result: Variant!;Sample->@sample|dna sample~GS-2201;Gene~BRCA2|TP53;Chromosome~13;Position:number#1-300000000;Change~c.5946delT;Zygosity=Heterozygous|Homozygous|Hemizygous;Allele frequency:percent;Class=Benign|Likely benign|Uncertain|Likely pathogenic|Pathogenic;Reviewed by~Dr. Sara Quint;Evidence:long
- BRCA2 c.5946delT | sample=GS-2201; gene=BRCA2; chromosome=13; position=32340301; change=c.5946delT; zygosity=Heterozygous; allele_frequency=48; class=Pathogenic; reviewed_by=Dr. Sara Quint
- TP53 c.215C>G | sample=GS-2201; gene=TP53; chromosome=17; change=c.215C>G; zygosity=Homozygous; allele_frequency=99; class=Benign; reviewed_by=Dr. Sara Quint
- DMD exon 45 deletion | sample=GS-2215; gene=DMD; chromosome=X; change=del exon 45; zygosity=Hemizygous; allele_frequency=100; class=Likely pathogenic; reviewed_by=Dr. Ole Prinz
- RYR1 c.1840C>T | sample=GS-2215; gene=RYR1; chromosome=19; change=c.1840C>T; zygosity=Heterozygous; allele_frequency=51; class=Uncertain; reviewed_by=Dr. Ole Prinz
request test request|sequencing request|test order|analysis request: Title!;Panel->@gene panel|genetic test~Hereditary cancer panel|Plant whole genome;Source->@source organism|patient~Patient G-118;Requested by~Dr. Mo Lang|Plant lab;Sample count:number#1-10000;Priority=Routine|Urgent;Needed by:date;Question:long
- Panel for G-118 | panel=Hereditary cancer panel; source=Patient G-118; requested_by=Dr. Mo Lang; sample_count=1; priority=Urgent
- 24 mutant genomes | panel=Plant whole genome; source=Arabidopsis line 7; requested_by=Plant lab; sample_count=24; priority=Routine
- Exome for G-131 | panel=Muscle disease exome; source=Patient G-131; requested_by=Dr. Pia Storm; sample_count=1; priority=Urgent; question=Duchenne in a boy of 12?
- 48 trout from three rivers | panel=Trout marker array; source=Brown trout pool 3; requested_by=Fishery office; sample_count=48; priority=Routine
record genetic report|finding report|analysis|pipeline run: Title!;Sample->@sample|dna sample~GS-2201|GS-2207;Run->@sequencing run|run~RUN-0412;Pipeline~Germline 3.2;Finished on:date;Mean coverage:number(x)#0-5000;Conclusion:long;File:file;Signed by~Dr. Sara Quint;~Status=Running|Draft|Signed|Sent|Failed
- Report GS-2201 | sample=GS-2201; run=RUN-0412; pipeline=Germline 3.2; mean_coverage=212; conclusion=Pathogenic BRCA2 variant, counselling advised.; signed_by=Dr. Sara Quint; status=Signed
- Assembly GS-2207 | sample=GS-2207; pipeline=Plant 1.4; status=Running
- Report GS-2215 | sample=GS-2215; run=RUN-0412; pipeline=Germline 3.2; mean_coverage=118; signed_by=Dr. Ole Prinz; status=Draft
- Trout rerun note | sample=GS-2219; run=RUN-0410; pipeline=Array 2.0; conclusion=DNA too short, new clip needed.; status=Failed
! item sequencer|instrument|machine [sequencer\\w*|instrument\\w*|machine\\w*]: Name!;Model;Serial number;Room;Max reads:number(million)#1-50000;Next service:date;~Status=Ready|Running|Service|Down
- Seq 550 | model=550; serial_number=S5-118; room=G1.2; max_reads=400; status=Ready
- Nano 2 | model=Mk2; serial_number=N-71; room=G1.3; max_reads=20; status=Running
- Maxi X | model=X10; serial_number=MX-204; room=G1.5; max_reads=3000; status=Service
- Array Scan | model=AS2; serial_number=AS-17; room=G1.3; max_reads=1; status=Down

# water testing|water quality|environmental laboratory|water sample|soil sample|soil testing|environmental monitoring
item sampling site|monitoring point|well|station|location: Name!;Type=River|Lake|Well|Tap|Beach|Soil plot|Wastewater;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Municipality;Depth:number(m)#0-1000;Owner;Access note:long;Photo:image
- Alder Bridge | type=River; latitude=48.212; longitude=14.331; municipality=Alderdorf; depth=0.5; owner=Water board
- Well 7 Hofgut | type=Well; latitude=48.231; longitude=14.302; municipality=Hofen; depth=32; owner=Hofgut estate
- Lake Mirren beach | type=Beach; latitude=48.255; longitude=14.377; municipality=Mirren; depth=1; owner=Mirren council
- Kindergarten tap Hofen | type=Tap; latitude=48.229; longitude=14.305; municipality=Hofen; depth=0; owner=Hofen council; access_note=Key at the office until 14:00.
record sample|water sample|soil sample: Sample number!;Site->@sampling site|monitoring point~Alder Bridge|Well 7 Hofgut;Taken on:date!;Taken at:time;Taken by~Silke Born|Aron Pek;Matrix=Drinking water|Surface water|Groundwater|Wastewater|Soil|Sediment;Air temperature:number(°C)#-40-50;Water temperature:number(°C)#-2-60;Weather=Dry|Rain|Snow|Storm;Bottles:number#1-50;~Status=Planned|Taken|In the lab|Reported|Rejected
- W-24-1180 | site=Alder Bridge; taken_by=Silke Born; matrix=Surface water; air_temperature=14; water_temperature=9.5; weather=Dry; bottles=4; status=Reported
- W-24-1187 | site=Well 7 Hofgut; taken_by=Aron Pek; matrix=Groundwater; air_temperature=11; water_temperature=10.1; weather=Rain; bottles=3; status=In the lab
- W-24-1195 | site=Lake Mirren beach; taken_by=Silke Born; matrix=Surface water; air_temperature=27; water_temperature=22; weather=Dry; bottles=2; status=Taken
- W-24-1201 | site=Kindergarten tap Hofen; taken_by=Aron Pek; matrix=Drinking water; air_temperature=20; water_temperature=13; weather=Storm; bottles=5; status=Rejected
item parameter|analyte|measured parameter|test: Name!;Symbol~NO3|pH;Unit~mg/l;Group=Chemical|Physical|Microbiological|Metal|Pesticide;Limit value:number#0-100000;Detection limit:number#0-1000;Method~ISO 10304;Price:money
- Nitrate | symbol=NO3; unit=mg/l; group=Chemical; limit_value=50; detection_limit=0.5; method=ISO 10304; price=18
- E. coli | unit=CFU/100 ml; group=Microbiological; limit_value=0; detection_limit=1; method=ISO 9308; price=24
- Lead | symbol=Pb; unit=µg/l; group=Metal; limit_value=10; detection_limit=0.2; method=ISO 17294; price=21
- Turbidity | unit=NTU; group=Physical; limit_value=1; detection_limit=0.02; method=ISO 7027; price=9
record measurement|result|test result|analysis result|reading: Title!;Sample->@sample|water sample~W-24-1180|W-24-1187;Parameter->@parameter|analyte~Nitrate|E. coli;Value:number#0-1000000;Unit;Uncertainty:percent;Above limit:boolean;Analysed on:date!;Analyst~Dr. Ewa Lis|Jan Kemp;~Status=Entered|Checked|Released
- Nitrate Alder Bridge | sample=W-24-1180; parameter=Nitrate; value=12.4; unit=mg/l; uncertainty=8; analyst=Dr. Ewa Lis; status=Released
- Nitrate Well 7 | sample=W-24-1187; parameter=Nitrate; value=57; unit=mg/l; uncertainty=8; analyst=Jan Kemp; status=Checked
- E. coli Lake Mirren | sample=W-24-1195; parameter=E. coli; value=820; unit=CFU/100 ml; uncertainty=20; analyst=Dr. Ewa Lis; status=Released
- Lead kindergarten tap | sample=W-24-1201; parameter=Lead; value=3.1; unit=µg/l; uncertainty=10; analyst=Jan Kemp; status=Entered
work sampling campaign|sampling plan|sampling round|sampling trip: Title!;Site->@sampling site|monitoring point~Alder Bridge|Well 7 Hofgut;Frequency=Once|Weekly|Monthly|Quarterly|Yearly;Due on:date;Sampler~Silke Born|Aron Pek;Parameters~Nitrate, E. coli;Vehicle;Notes:long
- River round spring | site=Alder Bridge; frequency=Monthly; sampler=Silke Born; parameters=Nitrate, phosphate, E. coli
- Well check Hofen | site=Well 7 Hofgut; frequency=Quarterly; sampler=Aron Pek; parameters=Nitrate, lead
- Bathing season Mirren | site=Lake Mirren beach; frequency=Weekly; sampler=Silke Born; parameters=E. coli, turbidity; vehicle=Van 2
- Lead in kindergartens | site=Kindergarten tap Hofen; frequency=Once; sampler=Aron Pek; parameters=Lead; notes=First draw after the night.
request test order|analysis request|client request|testing request: Title!;Client->@client|municipality~Hofgut estate|Alderdorf council;Matrix=Drinking water|Surface water|Groundwater|Wastewater|Soil|Sediment;Samples:number#1-1000;Parameters;Wanted by:date;Price:money;Notes:long
- House well check | client=Hofgut estate; matrix=Groundwater; samples=1; parameters=Nitrate, E. coli, lead; price=63
- Playground soil | client=Alderdorf council; matrix=Soil; samples=6; parameters=Lead; price=126
- Beach opening check | client=Mirren council; matrix=Surface water; samples=3; parameters=E. coli, turbidity; price=99
- Sewage outlet control | client=Brewery Stadl; matrix=Wastewater; samples=12; parameters=Nitrate, turbidity; price=324; notes=Sampler set to 24 hours.
person client|municipality|customer organisation: Name!;Contact person;Address;Phone:phone;Email:email;Type=Household|Farm|Municipality|Company|Authority;Customer number
- Hofgut estate | contact_person=Lorenz Hof; address=Hofgut 1, Hofen; type=Farm; customer_number=C-118
- Alderdorf council | contact_person=Mayor's office; address=Market 1; type=Municipality; customer_number=C-004
- Mirren council | contact_person=Lia Moser; address=Lake Street 2, Mirren; type=Municipality; customer_number=C-011
- Brewery Stadl | contact_person=Gerd Stadl; address=Mill Yard 9; type=Company; customer_number=C-140
! record limit exceedance|alert|alarm|exceedance [alert\\w*|exceed\\w*|limit\\w*|warning\\w*]: Title!;Measurement->@measurement|result~Nitrate Well 7;Site->@sampling site|well~Well 7 Hofgut;Noticed on:date!;Severity=Notice|Warning|Danger;Informed;Measures:long;~Status=Open|Resampled|Closed
- Nitrate above 50 in Well 7 | measurement=Nitrate Well 7; site=Well 7 Hofgut; severity=Warning; informed=Hofgut estate; status=Open
- Bathing water Mirren | measurement=E. coli Lake Mirren; site=Lake Mirren beach; severity=Danger; informed=Mirren council; measures=Beach closed, new sample in two days.; status=Resampled
- Old pipe kindergarten | measurement=Lead kindergarten tap; site=Kindergarten tap Hofen; severity=Notice; informed=Hofen council; status=Closed
- River nitrate rise | measurement=Nitrate Alder Bridge; site=Alder Bridge; severity=Notice; informed=Water board; status=Open
+ report: Client->@client|municipality;Sample->@sample|water sample;Conclusion=Complies|Does not comply|Follow-up needed;Signed by~Dr. Ewa Lis

# research participant|psychology study|study recruitment|participant recruitment|participant pool|research volunteer|experiment slot
item study|experiment|research study: Title!;Researcher->@researcher|experimenter~Dr. Gal Peretz|Noa Wirth;Kind=Laboratory|Online|Eye tracking|EEG|Questionnaire|Interview;Duration:number(min)#5-480;Pay:money;Credits:number#0-20;Criteria:long;Places:number#1-5000;~Taken:number#0-5000;Ethics number;~Status=Draft|Open|Full|Closed;Description:long
- Faces in a crowd | researcher=Dr. Gal Peretz; kind=Eye tracking; duration=45; pay=12; credits=1; criteria=Normal vision, 18 to 40 years.; places=60; taken=34; ethics_number=PSY-118; status=Open
- Sleep and memory diary | researcher=Noa Wirth; kind=Online; duration=20; pay=8; credits=0.5; places=200; taken=200; ethics_number=PSY-124; status=Full
- Brain waves and music | researcher=Prof. Ruth Aldan; kind=EEG; duration=120; pay=30; credits=2; criteria=No hearing aid, right-handed.; places=36; taken=9; ethics_number=PSY-131; status=Open
- Moving house interviews | researcher=Idan Roth; kind=Interview; duration=60; pay=15; places=20; taken=0; ethics_number=PSY-140; status=Draft
person participant|volunteer|subject: Participant code!;Email:email!;Year of birth:number#1920-2020;Gender=Female|Male|Other|Not said;Native language;Handedness=Right|Left|Both;Vision=Normal|Glasses|Contact lenses|Impaired;Student:boolean;~No-shows:number#0-50;Excluded:boolean
- P-0417 | year_of_birth=2001; gender=Female; native_language=English; handedness=Right; vision=Contact lenses; no_shows=0
- P-0422 | year_of_birth=1996; gender=Male; native_language=Hebrew; handedness=Left; vision=Normal; no_shows=1
- P-0431 | year_of_birth=1988; gender=Other; native_language=French; handedness=Right; vision=Glasses; no_shows=0
- P-0440 | year_of_birth=2003; gender=Not said; native_language=Arabic; handedness=Both; vision=Normal; no_shows=3
item researcher|experimenter|investigator: Name!;Department;Email:email;Role=Principal investigator|Postdoc|Doctoral student|Assistant;Room;Phone:phone
- Dr. Gal Peretz | department=Perception; role=Principal investigator; room=P2.11
- Noa Wirth | department=Memory; role=Doctoral student; room=P2.14
- Prof. Ruth Aldan | department=Music cognition; role=Principal investigator; room=P3.01
- Idan Roth | department=Social; role=Assistant; room=P1.05
event time slot|session slot|experiment session|session: Title!;Study->@study|experiment~Faces in a crowd;Date:date!;Starts at:time!;Duration:number(min)#5-480;Room->@lab room|room~Eye lab|EEG cabin;Experimenter->@researcher|experimenter~Dr. Gal Peretz|Noa Wirth;Places:number#1-40;~Taken:number#0-40
- Faces Monday 10 | study=Faces in a crowd; duration=45; room=Eye lab; experimenter=Noa Wirth; places=1; taken=1
- Faces Monday 11 | study=Faces in a crowd; duration=45; room=Eye lab; experimenter=Noa Wirth; places=1; taken=0
- EEG Thursday 14 | study=Brain waves and music; duration=120; room=EEG cabin; experimenter=Prof. Ruth Aldan; places=1; taken=1
- Group interview Friday | study=Moving house interviews; duration=60; room=Interview room; experimenter=Idan Roth; places=4; taken=2
item lab room|room|laboratory: Name!;Building;Equipment~Eye tracker 1000 Hz;Seats:number#1-40;Soundproof:boolean;Responsible~Noa Wirth;Note:long
- Eye lab | building=Psychology; equipment=Eye tracker 1000 Hz; seats=1; responsible=Noa Wirth
- EEG cabin | building=Psychology; equipment=64 channel EEG; seats=1; responsible=Dr. Gal Peretz
- Interview room | building=Psychology annex; equipment=Two cameras; seats=6; responsible=Idan Roth
- Reaction time room | building=Psychology; equipment=12 computers; seats=12; responsible=Noa Wirth; note=Book for whole groups.
record participation|sign-up|session record|data record: Title!;Participant->@participant|volunteer~P-0417|P-0422;Slot->@time slot|session~Faces Monday 10;Study->@study|experiment~Faces in a crowd;Consent signed:boolean;Condition=Control|Group A|Group B;Data file:file;Paid:money;Credits given:number#0-20;~Status=Signed up|Attended|No show|Cancelled|Excluded;Remarks:long
- P-0417 in Faces | participant=P-0417; slot=Faces Monday 10; study=Faces in a crowd; condition=Group A; paid=12; credits_given=0; status=Attended
- P-0422 in Sleep | participant=P-0422; study=Sleep and memory diary; condition=Control; paid=0; credits_given=0.5; status=Signed up
- P-0431 in Music | participant=P-0431; slot=EEG Thursday 14; study=Brain waves and music; condition=Group B; paid=30; credits_given=0; status=Attended
- P-0440 in Faces | participant=P-0440; slot=Faces Monday 11; study=Faces in a crowd; condition=Control; paid=0; credits_given=0; status=No show; remarks=Third time, block for a term.
! record screening answer|prescreen answer|questionnaire response [screen\\w*|questionnaire\\w*|survey\\w*|eligib\\w*]: Title!;Participant->@participant|volunteer~P-0417;Study->@study|experiment~Faces in a crowd;Question:long;Answer:long;Eligible:boolean;Answered on:date
- P-0417 vision | participant=P-0417; study=Faces in a crowd; question=Do you wear lenses?; answer=Contact lenses, corrected to normal
- P-0431 handedness | participant=P-0431; study=Brain waves and music; question=Which hand do you write with?; answer=Right
- P-0440 age | participant=P-0440; study=Faces in a crowd; question=Are you 18 to 40?; answer=Yes, 22
- P-0422 sleep | participant=P-0422; study=Sleep and memory diary; question=Do you work nights?; answer=No
+ booking|reservation: Slot->@time slot|session;Participant->@participant|volunteer;Study->@study|experiment;Reminder by=Email|Text message;~Status=Booked|Attended|No show|Cancelled
+ payment: Participant->@participant;Study->@study;Method=Cash|Transfer|Voucher|Credits

# sleep tracker|sleep diary|sleep log|sleep clinic|insomnia|sleep quality|sleep apnea|dream journal
record sleep entry|sleep log|night|sleep record|diary entry: Title!;Date:date!;Went to bed at:time;Fell asleep after:number(min)#0-300;Woke up at:time;Got up at:time;Hours slept:number(h)#0-16;Awakenings:number#0-30;Quality=Very poor|Poor|Fair|Good|Excellent;Rested:rating;Place~Home|Hotel;Note:long
- Restless Monday | fell_asleep_after=70; hours_slept=5.2; awakenings=4; quality=Poor; rested=2; place=Home; note=Neighbours moved furniture.
- Deep Saturday | fell_asleep_after=12; hours_slept=8.1; awakenings=0; quality=Excellent; rested=5; place=Home
- Hotel by the station | fell_asleep_after=45; hours_slept=6; awakenings=2; quality=Fair; rested=3; place=Hotel
- Baby night | fell_asleep_after=5; hours_slept=3.8; awakenings=7; quality=Very poor; rested=1; place=Home
item sleep factor|habit|influence|factor: Name!;Category=Caffeine|Alcohol|Screen|Exercise|Stress|Noise|Light|Meal;Effect=Helps|Neutral|Harms;Latest hour:time;Icon;Note:long
- Coffee after three | category=Caffeine; effect=Harms
- Evening walk | category=Exercise; effect=Helps
- Phone in bed | category=Screen; effect=Harms
- Late pizza | category=Meal; effect=Neutral; note=Only when after nine.
record factor log|daytime log|evening log|habit entry: Title!;Night->@sleep entry|night~Restless Monday|Deep Saturday;Factor->@sleep factor|habit~Coffee after three|Evening walk;Amount~Two cups|40 minutes;Time:time;Note:long
- Two late espressos | night=Restless Monday; factor=Coffee after three; amount=Two cups
- Walk by the canal | night=Deep Saturday; factor=Evening walk; amount=40 minutes
- Scrolling till one | night=Restless Monday; factor=Phone in bed; amount=90 minutes
- Pizza at the hotel | night=Hotel by the station; factor=Late pizza; amount=Half a pizza
item relaxation|bedtime story|relaxation exercise|sleep sound|soundscape: Title!;Type=Sound|Story|Breathing|Muscle relaxation|Music;Duration:number(min)#1-480;Audio:file;Narrator~June Abbot;Cover:image;Description:long
- Rain on the tent | type=Sound; duration=60
- Muscle by muscle | type=Muscle relaxation; duration=18; narrator=June Abbot
- The lighthouse keeper | type=Story; duration=28; narrator=June Abbot; description=A slow story, no ending needed.
- Four, seven, eight | type=Breathing; duration=6; narrator=Cal Dorsey
work sleep goal|goal|sleep plan|bedtime schedule: Title!;Bedtime:time;Wake time:time;Target hours:number(h)#4-12;Method=Fixed times|Sleep restriction|No screens|Wind-down routine;Start on:date;Until:date;~Streak:number(days)#0-1000;~Progress:percent
- Lights out at eleven | target_hours=7.5; method=Fixed times; streak=6; progress=55
- No phone after ten | target_hours=8; method=No screens; streak=2; progress=20
- Six hours in bed | target_hours=6; method=Sleep restriction; streak=9; progress=70
- Bath, book, bed | target_hours=8; method=Wind-down routine; streak=0; progress=10
record dream|dream entry [dream\\w*]: Title!;Night->@sleep entry|night~Deep Saturday;Date:date!;Mood=Pleasant|Neutral|Strange|Nightmare;Lucid:boolean;Recurring:boolean;People;Symbols;Story:long
- The flooded library | night=Deep Saturday; mood=Strange; people=Old teacher; symbols=Water, books
- Late for the train | night=Restless Monday; mood=Nightmare; symbols=Station clock
- Flying over the allotments | night=Hotel by the station; mood=Pleasant; people=My brother; symbols=Wind, kites
- Exam without a pen | night=Baby night; mood=Neutral; people=Classmates; symbols=Empty desk; story=I wrote with my finger and passed.
record sleep study|questionnaire|sleep test|assessment: Title!;Kind=Epworth scale|Insomnia index|Home study|Laboratory study;Done on:date!;Score:number#0-30;Breathing stops per hour:number#0-150;Lowest oxygen:percent;Result=Normal|Mild|Moderate|Severe;Doctor~Dr. Felix Stamm;File:file
- Insomnia index in March | kind=Insomnia index; score=16; result=Moderate; doctor=Dr. Felix Stamm
- Home breathing study | kind=Home study; breathing_stops_per_hour=11; lowest_oxygen=87; result=Mild; doctor=Dr. Felix Stamm
- Epworth in autumn | kind=Epworth scale; score=7; result=Normal; doctor=Dr. Felix Stamm
- Night in the sleep lab | kind=Laboratory study; breathing_stops_per_hour=34; lowest_oxygen=79; result=Severe; doctor=Dr. Nora Hess
+ reminder: Kind=Bedtime|Wake-up|Diary|Wind-down;Time:time;Days~Sun to Thu;Sound

# period tracker|menstrual cycle|menstruation|ovulation|cycle tracking|menopause|women's health
record cycle|menstrual cycle|period: Title!;Started on:date!;Period ended on:date;~Next expected on:date;Cycle length:number(days)#15-90;Period length:number(days)#1-15;Flow=Light|Medium|Heavy;Ovulation on:date;Regular:boolean;Note:long
- March cycle | cycle_length=29; period_length=5; flow=Medium
- April cycle | cycle_length=27; period_length=4; flow=Light; note=Two days early after travelling.
- May cycle | cycle_length=31; period_length=6; flow=Heavy
- June cycle | cycle_length=28; period_length=5; flow=Medium; note=Started a new pill.
record daily entry|daily log|cycle day|symptom log|day log: Title!;Date:date!;Cycle->@cycle|period~March cycle|April cycle;Cycle day:number#1-90;Bleeding=None|Spotting|Light|Medium|Heavy;Basal temperature:number(°C)#35-39;Mucus=Dry|Sticky|Creamy|Egg white;Pain:number#0-10;Mood=Happy|Calm|Irritable|Sad|Anxious;Intercourse:boolean;Note:long
- March day 2 | cycle=March cycle; cycle_day=2; bleeding=Heavy; basal_temperature=36.4; mucus=Dry; pain=6; mood=Irritable
- April day 13 | cycle=April cycle; cycle_day=13; bleeding=None; basal_temperature=36.3; mucus=Egg white; pain=1; mood=Happy
- May day 1 | cycle=May cycle; cycle_day=1; bleeding=Medium; basal_temperature=36.5; mucus=Sticky; pain=4; mood=Sad
- June day 20 | cycle=June cycle; cycle_day=20; bleeding=Spotting; basal_temperature=36.8; mucus=Creamy; pain=2; mood=Calm
item symptom|symptom type: Name!;Category=Pain|Skin|Digestion|Mood|Sleep|Hot flush|Energy;Phase=Menstruation|Follicular|Ovulation|Luteal|Any;Icon;Self-care tip:long
- Cramps | category=Pain; phase=Menstruation; self_care_tip=Heat pad, gentle walk.
- Hot flush | category=Hot flush; phase=Any; self_care_tip=Layers and a fan by the bed.
- Breast tenderness | category=Pain; phase=Luteal
- Bloating | category=Digestion; phase=Luteal; self_care_tip=Peppermint tea, less salt.
record logged symptom|symptom entry: Title!;Symptom->@symptom|symptom type~Cramps|Hot flush;Day->@daily entry|day log~March day 2|April day 13;Date:date!;Severity=Mild|Moderate|Severe;Duration:number(h)#0-72;Relief~Ibuprofen 400 mg;Note:long
- Cramps at work | symptom=Cramps; day=March day 2; severity=Severe; duration=5; relief=Ibuprofen 400 mg
- Night flush | symptom=Hot flush; day=April day 13; severity=Mild; duration=1; relief=Open window
- Bloated all evening | symptom=Bloating; day=June day 20; severity=Moderate; duration=4; relief=Peppermint tea
- Tender after running | symptom=Breast tenderness; day=June day 20; severity=Mild; duration=24
record contraception|contraceptive|pill record|medication: Title!;Method=Pill|Ring|Hormone coil|Copper coil|Injection|Implant|Condom|Natural;Product;Started on:date!;Renew on:date;Take at:time;Missed days:number#0-60;Prescribed by~Dr. Ana Prado;Side effects:long
- Copper coil | method=Copper coil; product=T 380; missed_days=0; prescribed_by=Dr. Ana Prado; side_effects=Heavier flow the first months.
- Pill, second brand | method=Pill; product=Levo 20; missed_days=1; prescribed_by=Dr. Ana Prado
- Three-year implant | method=Implant; product=Etono 68; missed_days=0; prescribed_by=Dr. Ana Prado
- Temperature and mucus | method=Natural; product=Own chart; missed_days=4; prescribed_by=Midwife Lea Sandor
item health article|guide|topic|education article: Title!;Topic=Cycle basics|Fertility|Contraception|Pain|Menopause|Nutrition|Teens;Author~Midwife Lea Sandor;Reading time:number(min)#1-60;Reviewed on:date;Picture:image;Text:long
- Reading your temperature curve | topic=Fertility; author=Midwife Lea Sandor; reading_time=6; text=Measure before you get up, always at the same time.
- When pain is not normal | topic=Pain; author=Dr. Ana Prado; reading_time=5
- Flushes, sleep and work | topic=Menopause; author=Dr. Ana Prado; reading_time=8; text=A fan, a cool room and when hormones help.
- Your first period | topic=Teens; author=Midwife Lea Sandor; reading_time=4
+ reminder|notification: Kind=Period due|Fertile days|Pill|Doctor visit;Days before:number#0-14;Time:time
+ appointment: Doctor~Dr. Ana Prado;Date:date!;Starts at:time;Reason=Check-up|Smear test|Contraception|Pain|Menopause

# sobriety|addiction recovery|smoking cessation|quit smoking|sober|rehab center|relapse|recovery group
record check-in|daily check-in|sobriety log|daily log|pledge: Title!;Date:date!;Habit->@habit|addiction~Cigarettes|Alcohol;Stayed clean:boolean;Mood=Very low|Low|Okay|Good|Great;Craving level:number#0-10;Cravings:number#0-50;Money saved:money;Note:long
- Day 12 without smoke | habit=Cigarettes; mood=Good; craving_level=4; cravings=3; money_saved=8
- Wedding weekend | habit=Alcohol; mood=Okay; craving_level=7; cravings=6; money_saved=25; note=Left early, called Marek.
- No bets on cup day | habit=Online betting; mood=Great; craving_level=5; cravings=4; money_saved=40
- Sweet drawer emptied | habit=Sugar; mood=Low; craving_level=6; cravings=8; money_saved=3; note=Headache, better after tea.
item habit|addiction|substance: Name!;Kind=Smoking|Alcohol|Drugs|Gambling|Gaming|Sugar;Quit on:date!;Amount before~15 a day;Cost per week:money;Reason:long;~Clean days:number#0-20000;~Best streak:number#0-20000
- Cigarettes | kind=Smoking; amount_before=15 a day; cost_per_week=56; reason=Breath for my daughter's races.; clean_days=12; best_streak=41
- Alcohol | kind=Alcohol; amount_before=Wine every evening; cost_per_week=45; clean_days=96; best_streak=96
- Online betting | kind=Gambling; amount_before=Every evening; cost_per_week=120; clean_days=33; best_streak=60
- Sugar | kind=Sugar; amount_before=Two bars a day; cost_per_week=14; reason=Blood values.; clean_days=4; best_streak=18
record craving|urge|trigger log|craving log: Title!;Habit->@habit|addiction~Cigarettes|Alcohol;Date:date!;Time:time;Intensity:number#1-10;Trigger=Stress|Boredom|Company|Place|Argument|Celebration|Hunger;Place;Strategy->@coping strategy|strategy~Call my sponsor|Cold water;Resisted:boolean;Note:long
- After the meeting | habit=Cigarettes; intensity=8; trigger=Stress; place=Office yard; strategy=Cold water
- Toast at the wedding | habit=Alcohol; intensity=7; trigger=Celebration; place=Ballroom; strategy=Call my sponsor
- Sunday on the sofa | habit=Online betting; intensity=6; trigger=Boredom; place=Home; strategy=Walk round the block
- Four o'clock slump | habit=Sugar; intensity=5; trigger=Hunger; place=Kitchen; strategy=Ten slow breaths
item coping strategy|strategy|coping tool|exercise: Name!;Kind=Distraction|Breathing|Movement|Talking|Reward|Avoidance;Minutes:number(min)#1-120;~Helps:rating;Audio:file;Instructions:long
- Call my sponsor | kind=Talking; minutes=10; helps=5
- Cold water | kind=Distraction; minutes=2; helps=4; instructions=A glass in small sips, count to sixty.
- Walk round the block | kind=Movement; minutes=15; helps=4
- Ten slow breaths | kind=Breathing; minutes=3; helps=3; instructions=Out twice as long as in.
event recovery meeting|support meeting|group meeting|meeting: Title!;Group;Date:date!;Starts at:time;Place;Format=In person|Online|Phone;Open to=Everyone|Members only|Women|Men|Families;Leader~Marek|Sister Joan;Online link:url
- Tuesday circle | group=Riverside Recovery; place=Parish hall; format=In person; open_to=Everyone; leader=Marek
- Late night online | group=Riverside Recovery; place=Video room; format=Online; open_to=Members only; leader=Sister Joan
- Women's breakfast | group=Open Table; place=Corner café; format=In person; open_to=Women; leader=Sister Joan
- Families by phone | group=Lifeline; place=Phone line; format=Phone; open_to=Families; leader=Hannes
person sponsor|peer|recovery partner|counselor: Name!;Phone:phone!;Email:email;Role=Sponsor|Peer|Counsellor|Doctor|Friend;Available~Evenings and nights;Sober since:date;Emergency contact:boolean
- Marek | role=Sponsor; available=Evenings and nights
- Dr. Una Frost | role=Doctor; available=Weekdays 8 to 14
- Hannes | role=Peer; available=Weekends
- Bea Lorne | role=Counsellor; available=Tue and Thu 10 to 18
record milestone|badge|achievement|chip: Title!;Habit->@habit|addiction~Alcohol|Cigarettes;Days:number#1-20000;Reached on:date;Reward;Shared:boolean;Words:long
- 90 days sober | habit=Alcohol; days=90; reward=Weekend at the sea
- First week smoke-free | habit=Cigarettes; days=7; reward=New book
- A month without bets | habit=Online betting; days=30; reward=Football boots; words=First month with money left.
- Three days no sugar | habit=Sugar; days=3; reward=Long bath
! record relapse|slip|setback [relapse\\w*|slip\\w*|setback\\w*]: Title!;Habit->@habit|addiction~Cigarettes;Date:date!;Amount;Trigger=Stress|Boredom|Company|Place|Argument|Celebration|Hunger;What helped;Lesson learned:long
- One cigarette at the bus stop | habit=Cigarettes; amount=1; trigger=Argument; what_helped=Told my sister; lesson_learned=Never carry a lighter.
- Two glasses at the fair | habit=Alcohol; amount=2; trigger=Company; what_helped=Called Marek
- Lucky spin at night | habit=Online betting; amount=20; trigger=Boredom; what_helped=Blocked the site; lesson_learned=No phone in bed.
- Box of pralines | habit=Sugar; amount=1; trigger=Stress; what_helped=Shared the rest

# disease surveillance|outbreak|epidemic|contact tracing|infectious disease|public health office|epidemiology|infection case
record case|infection case|disease case|case report: Case number!;Disease->@disease|pathogen~Measles|Salmonellosis;Onset on:date;Reported on:date!;Age:number(years)#0-115;Sex=Female|Male|Unknown;District->@district|region~North Quay|Millfield;Classification=Suspected|Probable|Confirmed|Discarded;Vaccinated=Yes|No|Partly|Unknown;Hospitalised:boolean;Outbreak->@outbreak|cluster~Summer camp salmonella;~Outcome=Open|Recovered|Died;Case officer~Ines Vogt|Abe Karim
- ME-24-031 | disease=Measles; age=9; sex=Female; district=North Quay; classification=Confirmed; vaccinated=No; outcome=Recovered; case_officer=Ines Vogt
- SA-24-112 | disease=Salmonellosis; age=13; sex=Male; district=Millfield; classification=Probable; vaccinated=Unknown; outbreak=Summer camp salmonella; outcome=Open; case_officer=Abe Karim
- NO-24-207 | disease=Norovirus; age=82; sex=Female; district=Old Town; classification=Suspected; vaccinated=Unknown; outbreak=Rose Court norovirus; outcome=Died; case_officer=Ines Vogt
- ME-24-035 | disease=Measles; age=34; sex=Male; district=North Quay; classification=Discarded; vaccinated=Yes; outcome=Recovered; case_officer=Tom Heller
item disease|pathogen|notifiable disease: Name!;Pathogen;Transmission=Air|Droplet|Food or water|Contact|Insect|Blood;Incubation:number(days)#0-365;Isolation:number(days)#0-90;Report within:number(h)#1-168;Vaccine available:boolean;Guidance:long
- Measles | pathogen=Measles virus; transmission=Air; incubation=12; isolation=4; report_within=24; guidance=Check vaccination of every contact within 72 hours.
- Salmonellosis | pathogen=Salmonella enterica; transmission=Food or water; incubation=2; isolation=0; report_within=24
- Norovirus | pathogen=Norovirus; transmission=Contact; incubation=2; isolation=2; report_within=24
- Dengue fever | pathogen=Dengue virus; transmission=Insect; incubation=7; isolation=0; report_within=48; guidance=Ask for travel in the last 14 days.
record contact|contact person|traced contact|close contact: Full name!;Case->@case|infection case~ME-24-031|SA-24-112;Phone:phone;Relation=Household|School|Work|Travel|Care|Other;Last exposure on:date!;Risk=Low|Medium|High;Quarantine until:date;Symptoms:boolean;Tested=Not tested|Negative|Positive|Pending;~Status=To call|Called|Monitoring|Released
- Class teacher Roe | case=ME-24-031; relation=School; risk=Medium; tested=Negative; status=Released
- Cabin mate Luis | case=SA-24-112; relation=Travel; risk=High; tested=Pending; status=Monitoring
- Night nurse Klara | case=NO-24-207; relation=Care; risk=Medium; tested=Positive; status=Called
- Brother Finn | case=ME-24-031; relation=Household; risk=High; tested=Not tested; status=To call
record outbreak|cluster: Title!;Disease->@disease|pathogen~Salmonellosis;Place;District->@district|region~Millfield;Started on:date;~Cases:number#0-1000000;Suspected source;Measures:long;~Status=Suspected|Confirmed|Under control|Over;Lead~Abe Karim
- Summer camp salmonella | disease=Salmonellosis; place=Camp Pinewood; district=Millfield; cases=14; suspected_source=Egg dessert; measures=Kitchen closed, samples taken.; status=Confirmed; lead=Abe Karim
- Rose Court norovirus | disease=Norovirus; place=Rose Court care home; district=Old Town; cases=31; suspected_source=Kitchen helper; measures=Visits paused, hand rub at doors.; status=Under control; lead=Ines Vogt
- School measles North Quay | disease=Measles; place=Quay Primary; district=North Quay; cases=6; suspected_source=Holiday return; status=Over; lead=Tom Heller
- Food truck salmonella | disease=Salmonellosis; place=Street food market; district=Harbour East; cases=4; suspected_source=Mayonnaise; status=Suspected; lead=Abe Karim
item district|region|municipality|area: Name!;Population:number#0-100000000;Area:number(km²)#0-1000000;Health officer~Ines Vogt;Phone:phone;Hospitals:number#0-500;~Cases per 100000:number#0-100000
- North Quay | population=48200; area=31; health_officer=Ines Vogt; hospitals=2; cases_per_100000=6
- Millfield | population=22900; area=118; health_officer=Abe Karim; hospitals=1; cases_per_100000=61
- Old Town | population=31500; area=12; health_officer=Ines Vogt; hospitals=3; cases_per_100000=98
- Harbour East | population=17400; area=44; health_officer=Tom Heller; hospitals=0; cases_per_100000=23
record lab test|test|test result|sample: Sample number!;Case->@case|infection case~ME-24-031|SA-24-112;Taken on:date!;Material=Swab|Blood|Stool|Water|Food;Method=PCR|Culture|Antibody|Antigen;Laboratory~State Lab North;Result=Pending|Negative|Positive|Unclear;Subtype;Reported on:date
- L-88102 | case=ME-24-031; material=Swab; method=PCR; laboratory=State Lab North; result=Positive; subtype=D8
- L-88140 | case=SA-24-112; material=Stool; method=Culture; laboratory=State Lab North; result=Pending
- L-88155 | case=NO-24-207; material=Stool; method=PCR; laboratory=City Hospital Lab; result=Positive; subtype=GII.4
- L-88161 | case=ME-24-035; material=Blood; method=Antibody; laboratory=State Lab North; result=Negative
work measure|follow-up task|control measure|task: Title!;Outbreak->@outbreak|cluster~Summer camp salmonella;Case->@case|infection case~SA-24-112;Kind=Call|Home visit|Sampling|Closure|Information|Vaccination;Due on:date;Assigned to~Ines Vogt|Abe Karim;Priority=Low|Normal|High;Result:long
- Sample camp kitchen | outbreak=Summer camp salmonella; kind=Sampling; assigned_to=Abe Karim; priority=High
- Letter to parents | outbreak=Summer camp salmonella; kind=Information; assigned_to=Ines Vogt; priority=Normal
- Close dining room Rose Court | outbreak=Rose Court norovirus; kind=Closure; assigned_to=Ines Vogt; priority=High
- Catch-up shots Quay Primary | outbreak=School measles North Quay; kind=Vaccination; assigned_to=Tom Heller; priority=Normal; result=84 children vaccinated.

# food allergy|allergen|allergy|food intolerance|gluten free|celiac|coeliac|elimination diet
record reaction|allergic reaction|symptom entry|reaction log: Title!;Date:date!;Time:time;Person->@person with allergy|family member~Ben|Aunt Rosa;Food->@food|product~Hazelnut spread|Rye bread;Allergen->@allergen~Hazelnut|Gluten;Symptom=Itching|Hives|Swelling|Belly pain|Vomiting|Breathing trouble|Headache;Severity=Mild|Moderate|Severe;After:number(min)#0-2880;Treatment~Antihistamine|Adrenaline pen;Note:long
- Itchy mouth at breakfast | person=Ben; food=Hazelnut spread; allergen=Hazelnut; symptom=Itching; severity=Mild; after=5; treatment=Antihistamine
- Cramps after dinner | person=Aunt Rosa; food=Rye bread; allergen=Gluten; symptom=Belly pain; severity=Moderate; after=180; treatment=Tea and rest
- Hives after ice cream | person=Lia; food=Vanilla milk ice; allergen=Lactose; symptom=Hives; severity=Moderate; after=30; treatment=Antihistamine
- Walnut in the salad | person=Ben; allergen=Walnut; symptom=Breathing trouble; severity=Severe; after=10; treatment=Adrenaline pen
item allergen: Name!;Group=Nuts|Grain|Milk|Egg|Fish and shellfish|Soy|Fruit|Additive;Other names;Found in;Cross-reactions;Must be labelled:boolean;Icon;Description:long
- Hazelnut | group=Nuts; other_names=Filbert, noisette; found_in=Spreads, pralines, muesli; cross_reactions=Birch pollen
- Gluten | group=Grain; other_names=Wheat protein; found_in=Bread, pasta, beer, soy sauce
- Lactose | group=Milk; found_in=Milk, cream, soft cheese
- Walnut | group=Nuts; other_names=English walnut; found_in=Salads, cakes, pesto; cross_reactions=Pecan
item food|safe food|packaged food|food product: Name!;Maker;Category=Bread|Snack|Dairy|Ready meal|Sweets|Sauce|Drink;Barcode;Contains;May contain;Safe for;~Status=Safe|Careful|Avoid;Photo:image;Ingredients:long
- Hazelnut spread | category=Sweets; contains=Hazelnut, milk; may_contain=Almond; status=Avoid
- Rye bread | category=Bread; contains=Gluten; status=Avoid
- Corn crackers | category=Snack; may_contain=Soy; safe_for=Aunt Rosa, Ben; status=Safe
- Vanilla milk ice | category=Dairy; contains=Milk, lactose; may_contain=Egg; safe_for=Aunt Rosa; status=Careful
person person with allergy|family member|profile|allergic person: Name!;Date of birth:date;Allergies;Worst reaction=Mild|Moderate|Severe;Carries pen:boolean;Pen expires on:date;Doctor~Dr. Nives Hart;Emergency contact;Emergency phone:phone;Emergency plan:long
- Ben | allergies=Hazelnut, walnut; worst_reaction=Severe; doctor=Dr. Nives Hart; emergency_contact=Mum; emergency_plan=Pen into the thigh, call ambulance, lie down.
- Aunt Rosa | allergies=Gluten; worst_reaction=Moderate; doctor=Dr. Nives Hart; emergency_contact=Uncle Jo
- Lia | allergies=Lactose; worst_reaction=Mild; doctor=Dr. Sam Ito; emergency_contact=Dad
- Grandpa Theo | allergies=Shrimp, crab; worst_reaction=Severe; doctor=Dr. Nives Hart; emergency_contact=Grandma; emergency_plan=Two pens in the blue pouch.
item recipe|dish: Title!;Free of=Nuts|Gluten|Milk|Egg|Soy|Several;Servings:number#1-20;Preparation:number(min)#1-300;Meal=Breakfast|Lunch|Dinner|Snack|Dessert;Photo:image;Ingredients:long;Steps:long
- Polenta slices with mushrooms | free_of=Gluten; servings=4; preparation=40; meal=Dinner
- Seed bars | free_of=Nuts; servings=12; preparation=30; meal=Snack; ingredients=Sunflower, pumpkin, oats, honey
- Coconut rice pudding | free_of=Milk; servings=3; preparation=35; meal=Dessert; ingredients=Rice, coconut milk, mango
- Chickpea pancakes | free_of=Egg; servings=2; preparation=20; meal=Breakfast
record allergy test|test result|food challenge|provocation test: Title!;Person->@person with allergy|family member~Ben;Allergen->@allergen~Hazelnut;Kind=Skin prick|Blood IgE|Food challenge|Biopsy|Breath test;Done on:date!;Value:number#0-1000;Result=Negative|Borderline|Positive;Doctor~Dr. Nives Hart;File:file
- Ben hazelnut IgE | person=Ben; allergen=Hazelnut; kind=Blood IgE; value=17.4; result=Positive; doctor=Dr. Nives Hart
- Rosa biopsy | person=Aunt Rosa; allergen=Gluten; kind=Biopsy; result=Positive; doctor=Dr. Nives Hart
- Lia breath test | person=Lia; allergen=Lactose; kind=Breath test; value=38; result=Borderline; doctor=Dr. Sam Ito
- Ben walnut prick | person=Ben; allergen=Walnut; kind=Skin prick; value=9; result=Negative; doctor=Dr. Nives Hart
! item restaurant|place|safe restaurant [restaurant\\w*|eat\\w* out|café\\w*|places?]: Name!;Address;Kind=Restaurant|Café|Bakery|Hotel|Canteen;Careful with;Separate kitchen:boolean;Staff trained:boolean;Rating:rating;Website:url;Note:long
- Corn & Co | address=Bridge Street 9; kind=Café; careful_with=Gluten, nuts; rating=5
- Trattoria Lago | address=Lake Road 2; kind=Restaurant; careful_with=Gluten; rating=4
- Mill Bakery Frei | address=Mill Street 4; kind=Bakery; careful_with=Gluten; rating=5
- School canteen Oak Lane | address=Oak Lane 1; kind=Canteen; careful_with=Nuts, milk; rating=3; note=Tell them two days ahead.

# crisis helpline|helpline|crisis line|suicide prevention|crisis counselor|peer support
record contact|call|chat|conversation|caller contact: Reference!;Started on:date!;Started at:time;Channel=Phone|Chat|Email|Text message;Topic=Loneliness|Suicidal thoughts|Violence|Grief|Family|Addiction|Work|Illness;Age group=Under 18|18 to 29|30 to 59|60 and over|Unknown;Risk=Low|Medium|High|Immediate;Volunteer->@volunteer|counselor~Jade|Ruben;Duration:number(min)#0-240;Repeat caller:boolean;~Outcome=Open|Talked through|Referred|Emergency called|Hung up;Summary:long
- H-24-20981 | channel=Phone; topic=Loneliness; age_group=60 and over; risk=Low; volunteer=Jade; duration=38; outcome=Talked through; summary=Widower, first holiday alone. Agreed to visit the neighbour café.
- H-24-20990 | channel=Chat; topic=Suicidal thoughts; age_group=18 to 29; risk=High; volunteer=Ruben; duration=74; outcome=Referred
- H-24-21004 | channel=Email; topic=Work; age_group=30 to 59; risk=Medium; volunteer=Oona; duration=25; outcome=Open
- H-24-21010 | channel=Text message; topic=Violence; age_group=Under 18; risk=Immediate; volunteer=Ruben; duration=52; outcome=Emergency called; summary=Locked in her room, police sent.
person volunteer|counselor|counsellor|listener|responder: Name!;Phone:phone;Email:email;Languages~English, Spanish;Channels=Phone|Chat|Both;Training->@training|course~Basic listening|Suicide first aid;Hours this year:number(h)#0-2000;Supervisor~Petra Lowe;~Status=In training|Active|Pause|Left
- Jade | languages=English; channels=Phone; training=Basic listening; hours_this_year=64; supervisor=Petra Lowe; status=Active
- Ruben | languages=English, Spanish; channels=Both; training=Suicide first aid; hours_this_year=112; supervisor=Petra Lowe; status=Active
- Oona | languages=English, Finnish; channels=Chat; training=Basic listening; hours_this_year=12; supervisor=Ian Falk; status=In training
- Harold | languages=English; channels=Phone; training=Basic listening; hours_this_year=0; supervisor=Petra Lowe; status=Pause
event shift|duty|helpline shift: Title!;Volunteer->@volunteer|counselor~Jade|Ruben;Date:date!;Starts at:time!;Ends at:time;Channel=Phone|Chat|Email;Desk;Backup->@volunteer|counselor~Ruben;~Status=Open|Taken|Done|Missed
- Friday night phone | volunteer=Jade; channel=Phone; desk=Desk 2; backup=Ruben; status=Taken
- Sunday chat | volunteer=Ruben; channel=Chat; desk=Home; status=Taken
- Monday email desk | volunteer=Oona; channel=Email; desk=Desk 1; backup=Jade; status=Done
- Holiday morning phone | volunteer=Harold; channel=Phone; desk=Desk 3; backup=Ruben; status=Open
item resource|service|referral service|help offer|organisation: Name!;Category=Shelter|Therapy|Emergency|Debt advice|Addiction|Children|Legal;Area served;Phone:phone;Website:url;Opening hours;Languages;Free of charge:boolean;Description:long
- Night Shelter Westgate | category=Shelter; area_served=West district; opening_hours=19 to 8; languages=English
- Young Minds Walk-in | category=Therapy; area_served=Whole city; opening_hours=Mon to Fri 14 to 19; languages=English, Arabic
- Debt Clinic Quayside | category=Debt advice; area_served=Harbour; opening_hours=Tue and Thu 10 to 15; languages=English, Polish
- Children's Safe House | category=Children; area_served=County; opening_hours=Day and night; languages=English; description=Takes children from ten years on without parents.
record referral|safety plan|follow-up|follow-up call: Title!;Contact->@contact|call~H-24-20990|H-24-20981;Resource->@resource|service~Young Minds Walk-in;Date:date!;Kind=Referral|Safety plan|Follow-up call;Agreed with caller:boolean;Warning signs:long;Safe people:long;~Result=Open|Reached|Not reached|Accepted
- Walk-in tomorrow | contact=H-24-20990; resource=Young Minds Walk-in; kind=Referral; safe_people=Sister, flatmate; result=Accepted
- Call after the holiday | contact=H-24-20981; kind=Follow-up call; result=Open
- Safe house tonight | contact=H-24-21010; resource=Children's Safe House; kind=Safety plan; warning_signs=Shouting, locked doors; safe_people=Aunt Mel; result=Reached
- Debt talk Thursday | contact=H-24-21004; resource=Debt Clinic Quayside; kind=Referral; result=Not reached
event training|course|supervision|debriefing: Title!;Kind=Training|Supervision|Debriefing|Info evening;Date:date!;Starts at:time;Leader~Petra Lowe|Dr. Ian Falk;Place;Places:number#2-60;Required:boolean;Content:long
- Basic listening | kind=Training; leader=Petra Lowe; place=Group room; places=14
- Suicide first aid | kind=Training; leader=Dr. Ian Falk; place=Group room; places=12
- Group supervision June | kind=Supervision; leader=Petra Lowe; place=Library room; places=8
- Open evening for volunteers | kind=Info evening; leader=Dr. Ian Falk; place=Town hall; places=40; content=What we do, how to join.
! record debrief note|supervision note|volunteer wellbeing [debrief\\w*|supervis\\w*|wellbeing|support for]: Title!;Volunteer->@volunteer|counselor~Ruben;Contact->@contact|call~H-24-20990;Date:date!;Strain:number#0-10;Supervisor~Petra Lowe;Needs follow-up:boolean;Note:long
- Ruben after the long chat | volunteer=Ruben; contact=H-24-20990; strain=7; supervisor=Petra Lowe; note=Short walk, call tomorrow.
- Ruben after the police call | volunteer=Ruben; contact=H-24-21010; strain=9; supervisor=Petra Lowe
- Jade, a sad but good talk | volunteer=Jade; contact=H-24-20981; strain=3; supervisor=Petra Lowe; note=Proud of the ending.
- Oona unsure about reply | volunteer=Oona; contact=H-24-21004; strain=5; supervisor=Ian Falk; note=Read the draft together next time.

# cancer screening|health screening|mammogram|oncology|chemotherapy|cancer patient|tumor|tumour
person patient|cancer patient: Full name!;Patient number;Date of birth:date;Phone:phone;Diagnosis=Breast|Lung|Bowel|Prostate|Skin|Blood|Other|None yet;Stage=0|I|II|III|IV|Unknown;Diagnosed on:date;Oncologist->@oncologist|doctor~Dr. Amal Reza|Dr. Kurt Lindner;Weight:number(kg)#3-250;Height:number(cm)#40-220;Allergies;Family history:long
- Gloria Stein | patient_number=ON-1108; diagnosis=Breast; stage=II; oncologist=Dr. Amal Reza; weight=67; height=166; allergies=None known; family_history=Mother at 52.
- Boris Tal | patient_number=ON-1123; diagnosis=Bowel; stage=III; oncologist=Dr. Kurt Lindner; weight=81; height=178
- Hilde Maas | patient_number=ON-1140; diagnosis=Skin; stage=0; oncologist=Dr. Freya Lund; weight=59; height=163; allergies=Plaster
- Cyrus Navabi | patient_number=ON-1151; diagnosis=Lung; stage=IV; oncologist=Dr. Otis Grant; weight=72; height=175; family_history=None, smoked 30 years.
item oncologist|doctor|specialist: Name!;Specialty=Medical oncology|Radiotherapy|Surgery|Haematology|Palliative care;Consulting days;Room;Phone:phone;Photo:image;About:long
- Dr. Amal Reza | specialty=Medical oncology; consulting_days=Mon to Wed; room=4.02
- Dr. Kurt Lindner | specialty=Haematology; consulting_days=Tue to Fri; room=4.05
- Dr. Freya Lund | specialty=Surgery; consulting_days=Thu; room=3.10
- Dr. Otis Grant | specialty=Palliative care; consulting_days=Mon to Fri; room=4.11
item protocol|treatment protocol|chemotherapy regimen|regimen: Name!;Cancer type=Breast|Lung|Bowel|Prostate|Skin|Blood|Other;Drugs;Cycles:number#1-40;Days per cycle:number(days)#1-56;Infusion time:number(min)#5-600;Side effects:long;Lab limits
- EC 4 cycles | cancer_type=Breast; drugs=Epirubicin, cyclophosphamide; cycles=4; days_per_cycle=21; infusion_time=120; side_effects=Nausea, hair loss; lab_limits=Neutrophils above 1.5
- FOLFOX | cancer_type=Bowel; drugs=Oxaliplatin, folinic acid, fluorouracil; cycles=12; days_per_cycle=14; infusion_time=180; side_effects=Cold tingling
- Weekly docetaxel | cancer_type=Lung; drugs=Docetaxel; cycles=6; days_per_cycle=7; infusion_time=60; side_effects=Fluid, nail changes; lab_limits=Bilirubin normal
- Melanoma immunotherapy | cancer_type=Skin; drugs=Nivolumab; cycles=13; days_per_cycle=28; infusion_time=30
work treatment cycle|chemotherapy cycle|infusion|chemo session|treatment: Title!;Patient->@patient|cancer patient~Gloria Stein|Boris Tal;Protocol->@protocol|regimen~EC 4 cycles|FOLFOX;Cycle number:number#1-40;Date:date!;Chair;Dose:percent;Nurse~Edda Klein|Roy Fuller;Blood values fine:boolean;~Toxicity grade:number#0-5;Notes:long
- Stein EC 2 | patient=Gloria Stein; protocol=EC 4 cycles; cycle_number=2; chair=Chair 5; dose=100; nurse=Edda Klein
- Tal FOLFOX 6 | patient=Boris Tal; protocol=FOLFOX; cycle_number=6; chair=Chair 2; dose=80; nurse=Roy Fuller; notes=Reduced for nerve tingling.
- Navabi docetaxel 1 | patient=Cyrus Navabi; protocol=Weekly docetaxel; cycle_number=1; chair=Bed 1; dose=75; nurse=Edda Klein; toxicity_grade=2
- Maas immunotherapy 3 | patient=Hilde Maas; protocol=Melanoma immunotherapy; cycle_number=3; chair=Chair 7; dose=100; nurse=Roy Fuller; notes=Thyroid value checked.
record screening|screening test|mammogram|screening result: Title!;Patient->@patient~Gloria Stein;Kind=Mammogram|Colonoscopy|Smear test|Skin check|Low-dose CT|PSA;Done on:date!;Result=Normal|Unclear|Suspicious|Confirmed;Next due on:date;Doctor->@oncologist|doctor~Dr. Amal Reza;Image:file;Findings:long
- Stein control mammogram | patient=Gloria Stein; kind=Mammogram; result=Normal; doctor=Dr. Amal Reza
- Tal colonoscopy | patient=Boris Tal; kind=Colonoscopy; result=Confirmed; doctor=Dr. Kurt Lindner
- Maas full skin check | patient=Hilde Maas; kind=Skin check; result=Suspicious; doctor=Dr. Freya Lund; findings=Dark spot left shin, cut out next week.
- Navabi low-dose CT | patient=Cyrus Navabi; kind=Low-dose CT; result=Unclear; doctor=Dr. Otis Grant
record symptom|side effect|symptom diary|symptom entry: Title!;Patient->@patient|cancer patient~Gloria Stein|Boris Tal;Date:date!;Symptom=Nausea|Fatigue|Pain|Fever|Hair loss|Numbness|Mouth sores;Grade=Mild|Moderate|Severe|Life-threatening;Temperature:number(°C)#34-42;Called the clinic:boolean;Note:long
- Stein tired day 4 | patient=Gloria Stein; symptom=Fatigue; grade=Moderate; temperature=36.9
- Tal cold fingers | patient=Boris Tal; symptom=Numbness; grade=Mild; temperature=36.6
- Navabi fever at night | patient=Cyrus Navabi; symptom=Fever; grade=Severe; temperature=38.9; note=Taken in by the ward.
- Maas sore mouth | patient=Hilde Maas; symptom=Mouth sores; grade=Mild; temperature=36.8
record lab result|blood count|tumour marker|blood test: Title!;Patient->@patient|cancer patient~Gloria Stein|Boris Tal;Taken on:date!;Haemoglobin:number(g/dl)#3-20;White cells:number(G/l)#0-200;Platelets:number(G/l)#0-1500;Neutrophils:number(G/l)#0-50;Tumour marker:number#0-10000;Released for chemo:boolean
- Stein before EC 2 | patient=Gloria Stein; haemoglobin=11.8; white_cells=4.1; platelets=212; neutrophils=2.3; tumour_marker=21
- Tal before FOLFOX 6 | patient=Boris Tal; haemoglobin=12.1; white_cells=3.6; platelets=140; neutrophils=1.7; tumour_marker=6.2
- Navabi before docetaxel | patient=Cyrus Navabi; haemoglobin=9.4; white_cells=2.2; platelets=98; neutrophils=0.9; tumour_marker=310
- Maas month 3 | patient=Hilde Maas; haemoglobin=13.2; white_cells=6.4; platelets=255; neutrophils=3.8
+ appointment|booking: Patient->@patient|cancer patient;Oncologist->@oncologist|doctor;Date:date!;Starts at:time!;Type=Consultation|Infusion|Screening|Scan|Blood test;~Status=Booked|Arrived|Done|Missed|Cancelled

# baby tracker|newborn|breastfeeding|baby feeding|nappy|diaper|baby sleep|lactation
person baby|child|infant|newborn: Name!;Born on:date!;Sex=Girl|Boy;Birth weight:number(g)#400-6500;Birth length:number(cm)#25-65;Paediatrician~Dr. Helle Vig;Blood group=A|B|AB|O|Unknown;Allergies;Photo:image
- Matilda | sex=Girl; birth_weight=3410; birth_length=51; paediatrician=Dr. Helle Vig; blood_group=O
- Joshua | sex=Boy; birth_weight=2780; birth_length=48; paediatrician=Dr. Helle Vig
- Noah | sex=Boy; birth_weight=3920; birth_length=53; paediatrician=Dr. Emil Krantz; blood_group=A; allergies=Cow's milk
- Selma | sex=Girl; birth_weight=2150; birth_length=45; paediatrician=Dr. Emil Krantz; blood_group=Unknown
record feeding|feed|bottle|breastfeed|meal: Title!;Baby->@baby|child~Matilda|Joshua;Date:date!;Time:time!;Kind=Left breast|Right breast|Bottle breast milk|Bottle formula|Solid food;Amount:number(ml)#0-500;Duration:number(min)#0-120;Food;Spit up:boolean;Note:long
- Matilda, early bottle | baby=Matilda; kind=Bottle formula; amount=120; duration=15
- Joshua, left side | baby=Joshua; kind=Left breast; duration=18
- Matilda, first carrot | baby=Matilda; kind=Solid food; amount=40; food=Carrot puree
- Noah, pumped milk | baby=Noah; kind=Bottle breast milk; amount=90; duration=20; note=From the fridge, warmed.
record nap|sleep|sleep entry: Title!;Baby->@baby|child~Matilda|Joshua;Date:date!;Fell asleep at:time;Woke up at:time;Length:number(min)#1-900;Place=Cot|Pram|Arms|Car|Parents' bed;Fell asleep=On own|Rocked|Feeding|Driving;Note:long
- Pram nap Matilda | baby=Matilda; length=95; place=Pram; fell_asleep=Rocked
- Night stretch Joshua | baby=Joshua; length=210; place=Cot; fell_asleep=Feeding
- Car nap Noah | baby=Noah; length=40; place=Car; fell_asleep=Driving
- On Papa's chest | baby=Selma; length=75; place=Arms; fell_asleep=On own
record nappy change|diaper change|nappy|diaper: Title!;Baby->@baby|child~Matilda|Joshua;Date:date!;Time:time;Kind=Wet|Dirty|Both|Dry;Colour=Yellow|Green|Brown|Black|Other;Rash:boolean;Cream used;Note:long
- Matilda morning | baby=Matilda; kind=Both; colour=Yellow
- Joshua night | baby=Joshua; kind=Wet
- Noah after lunch | baby=Noah; kind=Dirty; colour=Green; cream_used=Zinc cream
- Selma before bed | baby=Selma; kind=Dry; note=Drink more tomorrow.
record growth measurement|growth|weight|measurement: Title!;Baby->@baby|child~Matilda|Joshua;Measured on:date!;Weight:number(g)#400-20000;Length:number(cm)#25-120;Head circumference:number(cm)#20-60;Percentile:number#0-100;Measured by~Midwife Anne|Dr. Helle Vig
- Matilda 6 months | baby=Matilda; weight=7420; length=66; head_circumference=42.5; percentile=58; measured_by=Dr. Helle Vig
- Joshua 2 weeks | baby=Joshua; weight=2950; length=49.5; head_circumference=34.5; percentile=15; measured_by=Midwife Anne
- Noah 3 months | baby=Noah; weight=6480; length=62; head_circumference=41; percentile=60; measured_by=Dr. Emil Krantz
- Selma first weigh-in | baby=Selma; weight=2240; length=45.5; head_circumference=32; percentile=4; measured_by=Midwife Anne
record milestone|first time|memory: Title!;Baby->@baby|child~Matilda;Date:date!;Area=Movement|Language|Social|Teeth|Feeding|Sleep;Photo:image;Story:long
- Rolled over | baby=Matilda; area=Movement; story=From belly to back, surprised by herself.
- First smile | baby=Joshua; area=Social
- First tooth | baby=Matilda; area=Teeth; story=Bottom left, found with a spoon.
- Slept six hours | baby=Noah; area=Sleep
record vaccination|medicine|temperature|health entry|illness: Title!;Baby->@baby|child~Matilda|Joshua;Date:date!;Kind=Vaccination|Medicine|Temperature|Illness|Doctor visit;Value:number#0-1000;Unit~ml|°C;Given by~Mum|Dr. Helle Vig;Next due on:date;Note:long
- Vitamin D drops | baby=Joshua; kind=Medicine; value=1; unit=ml; given_by=Mum
- Fever evening | baby=Matilda; kind=Temperature; value=38.4; unit=°C; given_by=Mum
- Six-in-one first dose | baby=Noah; kind=Vaccination; value=0.5; unit=ml; given_by=Dr. Emil Krantz
- Two-month check | baby=Selma; kind=Doctor visit; given_by=Dr. Emil Krantz; note=Hips fine, hearing test again.
! person caregiver|parent|babysitter [caregiver\\w*|parent\\w*|share\\w*|famil\\w*|grandparent\\w*]: Name!;Role=Mother|Father|Grandparent|Babysitter|Midwife;Phone:phone;Email:email;May edit:boolean;Note:long
- Mum | role=Mother
- Grandpa Lars | role=Grandparent
- Papa | role=Father
- Kim from next door | role=Babysitter; note=Thursdays, knows the bottle routine.
+ reminder: Baby->@baby|child;Kind=Feeding|Medicine|Vaccination|Nap;Time:time;Every:number(h)#1-48

# hospice|palliative care|end of life|palliative|terminally ill|bereavement
person patient|hospice guest: Full name!;Date of birth:date;Diagnosis;Admitted on:date;Place of care=Hospice room|Home|Hospital;Room->@room|hospice room~Willow|Maple;Advance directive:boolean;Main contact;Contact phone:phone;Faith wishes;Wishes:long;~Status=Waiting list|Admitted|At home|Died
- Emil Hartwig | diagnosis=Lung cancer, advanced; place_of_care=Hospice room; room=Willow; main_contact=Daughter Nele; wishes=Window open at dawn, jazz in the evening.; status=Admitted
- Sister Benedikta | diagnosis=Heart failure; place_of_care=Home; main_contact=Convent prioress; faith_wishes=Daily prayer; status=At home
- Ottilie Brandt | diagnosis=Bowel cancer; place_of_care=Hospital; main_contact=Son Peer; wishes=Her cat may visit.; status=Waiting list
- Gordon Reid | diagnosis=Motor neurone disease; place_of_care=Hospice room; room=Birch; main_contact=Wife Maeve; faith_wishes=None; status=Died
item room|hospice room: Name!;Floor;Garden access:boolean;Guest bed:boolean;Equipment~Oxygen, lift;~Status=Free|Occupied|Being prepared;Photo:image
- Willow | floor=Ground floor; equipment=Oxygen, lift; status=Occupied
- Maple | floor=Ground floor; equipment=Oxygen; status=Free
- Birch | floor=First floor; equipment=Ceiling lift; status=Being prepared
- Rowan | floor=First floor; equipment=Oxygen, guest bed; status=Free
record symptom assessment|symptom|comfort check|pain assessment: Title!;Patient->@patient~Emil Hartwig|Sister Benedikta;Assessed on:date!;Time:time;Pain:number#0-10;Breathlessness:number#0-10;Nausea:number#0-10;Anxiety:number#0-10;Sleep=Good|Broken|None;Nurse~Ilka Rohn|Tom Abara;Measures:long
- Hartwig evening | patient=Emil Hartwig; pain=4; breathlessness=5; nausea=1; anxiety=3; sleep=Broken; nurse=Ilka Rohn; measures=Morphine drops, fan at the bedside.
- Benedikta visit | patient=Sister Benedikta; pain=1; breathlessness=6; nausea=0; anxiety=1; sleep=Good; nurse=Tom Abara
- Brandt first assessment | patient=Ottilie Brandt; pain=7; breathlessness=2; nausea=6; anxiety=5; sleep=None; nurse=Ilka Rohn; measures=Patch raised, drops against nausea.
- Reid last night | patient=Gordon Reid; pain=0; breathlessness=3; nausea=0; anxiety=0; sleep=Good; nurse=Tom Abara
record medication|comfort medication|drug administration: Drug!;Patient->@patient~Emil Hartwig|Sister Benedikta;Dose~10 mg;Route=By mouth|Under the skin|Patch|Pump|Spray;Schedule=Regular|As needed;Given on:date;Given at:time;Effect after:number(min)#0-240;Given by~Ilka Rohn|Tom Abara;Controlled drug:boolean
- Morphine drops | patient=Emil Hartwig; dose=10 mg; route=By mouth; schedule=As needed; effect_after=25; given_by=Ilka Rohn
- Furosemide | patient=Sister Benedikta; dose=40 mg; route=By mouth; schedule=Regular; given_by=Tom Abara
- Fentanyl patch | patient=Ottilie Brandt; dose=25 µg per hour; route=Patch; schedule=Regular; effect_after=240; given_by=Ilka Rohn
- Midazolam pump | patient=Gordon Reid; dose=10 mg a day; route=Pump; schedule=Regular; effect_after=15; given_by=Tom Abara
person volunteer|companion|hospice volunteer: Full name!;Phone:phone;Email:email;Trained on:date;Skills~Reading aloud, music;Languages;Available=Mornings|Afternoons|Evenings|Nights|Weekends;Hours this year:number(h)#0-1500;~Status=Active|In training|Pause
- Marlene Fuchs | skills=Reading aloud; languages=English, German; available=Afternoons; hours_this_year=42; status=Active
- Desmond Clay | skills=Guitar, night watch; languages=English; available=Nights; hours_this_year=60; status=Active
- Yuki Hale | skills=Cooking, walks with the dog; languages=English, Japanese; available=Weekends; hours_this_year=18; status=In training
- Frank Oduro | skills=Listening, cards; languages=English; available=Mornings; hours_this_year=5; status=Pause
work visit|volunteer visit|home visit|night watch: Title!;Patient->@patient~Emil Hartwig|Sister Benedikta;Volunteer->@volunteer|companion~Marlene Fuchs|Desmond Clay;Kind=Volunteer|Nurse|Doctor|Chaplain|Music therapy;Date:date!;Starts at:time;Duration:number(min)#10-720;Notes:long
- Reading hour with Emil | patient=Emil Hartwig; volunteer=Marlene Fuchs; kind=Volunteer; duration=60
- Night watch convent | patient=Sister Benedikta; volunteer=Desmond Clay; kind=Volunteer; duration=480
- Harp at the bedside | patient=Ottilie Brandt; kind=Music therapy; duration=30; notes=Only quiet pieces.
- Chaplain for the Reids | patient=Gordon Reid; volunteer=Frank Oduro; kind=Chaplain; duration=45
person relative|family member|bereaved: Full name!;Patient->@patient~Emil Hartwig;Relation=Partner|Daughter|Son|Sibling|Friend|Carer;Phone:phone;Call at night:boolean;Support wanted=None|Talk|Grief group|Letter;Follow-up on:date;Note:long
- Nele Hartwig | patient=Emil Hartwig; relation=Daughter; support_wanted=Talk
- Prioress Anna | patient=Sister Benedikta; relation=Friend; support_wanted=None
- Peer Brandt | patient=Ottilie Brandt; relation=Son; support_wanted=Letter
- Maeve Reid | patient=Gordon Reid; relation=Partner; support_wanted=Grief group; note=Wishes to come back in autumn.
! event grief group|bereavement group|memorial [grief|bereav\\w*|memorial]: Title!;Leader~Chaplain Ruth;Date:date!;Starts at:time;Place;Places:number#2-40;For=Adults|Children|Parents|Partners;Description:long
- Grief café | leader=Chaplain Ruth; place=Winter garden; places=14; for=Adults
- Children draw and talk | leader=Ilka Rohn; place=Playroom; places=8; for=Children
- Walk for partners | leader=Chaplain Ruth; place=River path; places=12; for=Partners
- Parents' evening circle | leader=Dr. Sven Ohm; place=Library; places=10; for=Parents

# pharmacy|pharmacist|drugstore|dispensary|prescription refill|online pharmacy|medicine stock
item medicine|drug|pharmacy product: Name!;Active substance;Strength~400 mg;Form=Tablet|Capsule|Syrup|Cream|Drops|Inhaler|Injection;Pack size:number#1-1000;Prescription only:boolean;Price:money;In stock:number#0-100000;Reorder level:number#0-5000;Shelf~C4;Photo:image;Directions:long
- Ibuprofen 400, 20 tablets | active_substance=Ibuprofen; strength=400 mg; form=Tablet; pack_size=20; price=5.4; in_stock=84; reorder_level=20; shelf=C4; directions=One tablet up to three times a day with food.
- Amoxicillin 1000, 14 tablets | active_substance=Amoxicillin; strength=1000 mg; form=Tablet; pack_size=14; price=14.2; in_stock=22; reorder_level=10; shelf=B1
- Salbutamol inhaler | active_substance=Salbutamol; strength=100 µg; form=Inhaler; pack_size=1; price=11.9; in_stock=7; reorder_level=8; shelf=B6
- Cough syrup with thyme | active_substance=Thyme extract; strength=100 ml; form=Syrup; pack_size=1; price=7.9; in_stock=36; reorder_level=12; shelf=D2
person patient|pharmacy customer: Full name!;Date of birth:date;Phone:phone;Email:email;Insurance number;Allergies;Chronic conditions;Other medicines;Doctor~Dr. Ellis Grove;Delivery address;Loyalty points:number#0-100000
- Norma Reyes | insurance_number=NH-8812; allergies=Penicillin; chronic_conditions=Asthma; doctor=Dr. Ellis Grove; delivery_address=6 Finch Lane; loyalty_points=80
- Clive Barton | insurance_number=NH-1170; allergies=None known; chronic_conditions=High blood pressure; doctor=Dr. Ellis Grove; loyalty_points=12
- Marek Zielinski | insurance_number=NH-3345; allergies=None known; chronic_conditions=Bipolar disorder; other_medicines=Lithium; doctor=Dr. Tamara Kuhl; loyalty_points=240
- Aisling Burke | insurance_number=NH-9021; allergies=Aspirin; doctor=Dr. Ellis Grove; delivery_address=Harbour View 12; loyalty_points=5
record prescription|script: Number!;Patient->@patient|pharmacy customer~Norma Reyes|Clive Barton;Medicine->@medicine|drug~Salbutamol inhaler|Amoxicillin 1000, 14 tablets;Prescriber~Dr. Ellis Grove|Dr. Tamara Kuhl;Dosage~Two puffs when needed;Quantity:number#1-1000;Refills left:number#0-12;Issued on:date!;Valid until:date;Scan:file;~Status=Received|Checked|Ready|Dispensed|Rejected
- RX-55120 | patient=Norma Reyes; medicine=Salbutamol inhaler; prescriber=Dr. Ellis Grove; dosage=Two puffs when needed; quantity=2; refills_left=3; status=Ready
- RX-55127 | patient=Clive Barton; medicine=Amoxicillin 1000, 14 tablets; prescriber=Dr. Tamara Kuhl; dosage=One tablet twice a day; quantity=1; refills_left=0; status=Checked
- RX-55131 | patient=Aisling Burke; medicine=Ibuprofen 400, 20 tablets; prescriber=Dr. Ellis Grove; dosage=One tablet with food; quantity=1; refills_left=0; status=Rejected
- RX-55140 | patient=Marek Zielinski; medicine=Cough syrup with thyme; prescriber=Dr. Tamara Kuhl; dosage=10 ml three times a day; quantity=1; refills_left=1; status=Dispensed
! record dispensing|dispensed medicine|prescription dispensing|dispense record [dispens\\w*]: Title!;Prescription->@prescription~RX-55120|RX-55127;Batch->@batch|stock batch~IB-2207|SA-118;Dispensed on:date!;Quantity:number#1-1000;Pharmacist~Mira Holt|Jonas Pike;Counselling given:boolean;Patient pays:money;Insurance pays:money
- Reyes inhaler 1 of 3 | prescription=RX-55120; batch=SA-118; quantity=2; pharmacist=Mira Holt; patient_pays=5; insurance_pays=18.8
- Barton antibiotics | prescription=RX-55127; quantity=1; pharmacist=Jonas Pike; patient_pays=5; insurance_pays=9.2
- Zielinski cough syrup | prescription=RX-55140; batch=TH-340; quantity=1; pharmacist=Mira Holt; patient_pays=7.9; insurance_pays=0
- Reyes inhaler 2 of 3 | prescription=RX-55120; batch=SA-118; quantity=1; pharmacist=Jonas Pike; patient_pays=5; insurance_pays=6.9
record batch|stock batch|lot|stock entry: Batch number!;Medicine->@medicine|drug~Ibuprofen 400, 20 tablets|Salbutamol inhaler;Supplier->@supplier|wholesaler~Medica Wholesale|Nordpharm;Quantity received:number#1-100000;~Quantity left:number#0-100000;Purchase price:money;Received on:date;Expires on:date!;~Status=In stock|Expiring soon|Expired|Recalled
- IB-2207 | medicine=Ibuprofen 400, 20 tablets; supplier=Medica Wholesale; quantity_received=120; quantity_left=84; purchase_price=2.6; status=In stock
- SA-118 | medicine=Salbutamol inhaler; supplier=Nordpharm; quantity_received=20; quantity_left=7; purchase_price=7.1; status=Expiring soon
- TH-340 | medicine=Cough syrup with thyme; supplier=Herbal Trade South; quantity_received=48; quantity_left=36; purchase_price=3.8; status=In stock
- AM-077 | medicine=Amoxicillin 1000, 14 tablets; supplier=Medica Wholesale; quantity_received=30; quantity_left=22; purchase_price=8.4; status=Recalled
item supplier|wholesaler: Name!;Contact person;Phone:phone;Email:email;Delivery days~Mon, Wed, Fri;Order by:time;Minimum order:money;Customer number
- Medica Wholesale | contact_person=Ida Cross; delivery_days=Daily; minimum_order=100; customer_number=771
- Nordpharm | contact_person=Olle Berg; delivery_days=Tue, Thu; minimum_order=250; customer_number=P-30
- Herbal Trade South | contact_person=Rosa Pinto; delivery_days=Wed; minimum_order=80; customer_number=HT-19
- Dressings Direct | contact_person=Gus Ferry; delivery_days=Mon, Fri; minimum_order=0; customer_number=4410
request refill request|prescription upload|repeat request: Title!;Patient->@patient|pharmacy customer~Norma Reyes;Prescription->@prescription~RX-55120;Quantity:number#1-100;Pick-up=Counter|Locker|Delivery;Wanted on:date;Prescription photo:file;Note:long
- Inhaler before holiday | patient=Norma Reyes; prescription=RX-55120; quantity=1; pick_up=Locker
- Blood pressure tablets | patient=Clive Barton; quantity=1; pick_up=Delivery
- Second bottle of syrup | patient=Marek Zielinski; prescription=RX-55140; quantity=1; pick_up=Counter
- Allergy drops by bike | patient=Aisling Burke; quantity=2; pick_up=Delivery; note=Ring twice.
! record drug interaction|interaction [interact\\w*|contraindicat\\w*|safety]: Title!;Medicine->@medicine|drug~Ibuprofen 400, 20 tablets;With substance;Severity=Minor|Moderate|Serious|Forbidden;Effect;Advice:long
- Ibuprofen and lithium | medicine=Ibuprofen 400, 20 tablets; with_substance=Lithium; severity=Serious; effect=Lithium level rises; advice=Offer paracetamol instead.
- Amoxicillin and methotrexate | medicine=Amoxicillin 1000, 14 tablets; with_substance=Methotrexate; severity=Forbidden; effect=Toxic level possible; advice=Call the prescriber.
- Salbutamol and beta blocker | medicine=Salbutamol inhaler; with_substance=Propranolol; severity=Moderate; effect=Weaker relief
- Thyme and sleeping tablets | medicine=Cough syrup with thyme; with_substance=Zopiclone; severity=Minor; effect=Slightly drowsy
record purchase order|supplier order|stock order|wholesale order: Order number!;Supplier->@supplier|wholesaler~Medica Wholesale|Nordpharm;Ordered on:date!;Expected on:date;Ordered by~Mira Holt;Total:money;Delivery note;~Status=Draft|Sent|Received in part|Received|Cancelled
- PO-3108 | supplier=Medica Wholesale; ordered_by=Mira Holt; total=1240; status=Sent
- PO-3109 | supplier=Nordpharm; ordered_by=Jonas Pike; total=486; status=Received
- PO-3110 | supplier=Medica Wholesale; ordered_by=Jonas Pike; total=915; delivery_note=DN-7741; status=Received in part
- PO-3111 | supplier=Nordpharm; ordered_by=Mira Holt; total=205; status=Draft
! record purchase order line|order line|ordered medicine [purchase order\\w*|supplier order\\w*|wholesale\\w*|reorder\\w*]: Title!;Purchase order->@purchase order|supplier order~PO-3108|PO-3109;Medicine->@medicine|drug~Ibuprofen 400, 20 tablets|Salbutamol inhaler;Quantity:number#1-100000;Unit price:money;Amount:money;Received:number#0-100000
- Ibuprofen for August | purchase_order=PO-3108; medicine=Ibuprofen 400, 20 tablets; quantity=200; unit_price=2.1; amount=420
- Inhalers | purchase_order=PO-3109; medicine=Salbutamol inhaler; quantity=40; unit_price=6.4; amount=256; received=40
- Inhalers, second half | purchase_order=PO-3110; medicine=Salbutamol inhaler; quantity=60; unit_price=6.5; amount=390; received=30
- Ibuprofen for the winter | purchase_order=PO-3110; medicine=Ibuprofen 400, 20 tablets; quantity=250; unit_price=2.1; amount=525; received=250
! record sale|pharmacy sale|sale line [sales?|revenue|sold]: Receipt number!;Medicine->@medicine|drug~Ibuprofen 400, 20 tablets|Salbutamol inhaler;Quantity:number#1-1000;Unit price:money;Total:money;Sold on:date!;Sold by~Mira Holt|Jonas Pike;Paid with=Cash|Card|Insurance
- S-90211 | medicine=Ibuprofen 400, 20 tablets; quantity=2; unit_price=4.9; total=9.8; sold_by=Mira Holt; paid_with=Card
- S-90212 | medicine=Salbutamol inhaler; quantity=1; unit_price=11.5; total=11.5; sold_by=Jonas Pike; paid_with=Insurance
- S-90213 | medicine=Ibuprofen 400, 20 tablets; quantity=1; unit_price=4.9; total=4.9; sold_by=Jonas Pike; paid_with=Cash
- S-90214 | medicine=Salbutamol inhaler; quantity=3; unit_price=11.5; total=34.5; sold_by=Mira Holt; paid_with=Insurance
+ order: Patient->@patient|pharmacy customer;Prescription->@prescription;Pick-up=Counter|Locker|Delivery;Delivery address;~Status=New|Checked by pharmacist|Packed|Ready|On the way|Collected|Cancelled

# nurse|nursing|nursing shift|nurse roster|nurse scheduling|nursing staff|shift handover
person nurse|nursing staff|staff nurse: Full name!;Staff number;Grade=Registered nurse|Senior nurse|Ward sister|Nursing assistant|Student;Ward->@ward|unit~Cardiac Ward|Surgical Ward;Contract hours:number(h)#4-48;Skills~IV, ventilator;Licence until:date;Phone:phone;Night shifts allowed:boolean;~Status=Active|On leave|Sick|Left
- Bernadette Osei | staff_number=N-204; grade=Senior nurse; ward=Cardiac Ward; contract_hours=38; skills=IV, telemetry; status=Active
- Mikael Strom | staff_number=N-231; grade=Registered nurse; ward=Surgical Ward; contract_hours=30; skills=Wounds, stoma; status=Active
- Tilly Vance | staff_number=N-248; grade=Student; ward=Surgical Ward; contract_hours=20; status=Active
- Hugo Lamb | staff_number=N-260; grade=Ward sister; ward=Children's Ward; contract_hours=40; skills=Newborns, IV; status=On leave
item ward|unit|department: Name!;Beds:number#1-100;Nurses per shift:number#1-40;Min registered:number#1-40;Ward manager~Helga Ruhl|Sam Ode;Floor;Phone:phone;~Patients today:number#0-100
- Cardiac Ward | beds=22; nurses_per_shift=5; min_registered=3; ward_manager=Helga Ruhl; floor=4; patients_today=20
- Surgical Ward | beds=28; nurses_per_shift=6; min_registered=4; ward_manager=Sam Ode; floor=2; patients_today=25
- Children's Ward | beds=16; nurses_per_shift=4; min_registered=3; ward_manager=Hugo Lamb; floor=1; patients_today=9
- Stroke Rehab | beds=18; nurses_per_shift=3; min_registered=2; ward_manager=Ivy Penn; floor=5; patients_today=18
event shift|duty|nursing shift|roster shift: Title!;Nurse->@nurse|staff nurse~Bernadette Osei|Mikael Strom;Ward->@ward|unit~Cardiac Ward|Surgical Ward;Date:date!;Type=Early|Late|Night|Long day|Standby;Starts at:time;Ends at:time;Break:number(min)#0-120;In charge:boolean;~Status=Draft|Published|Swapped|Worked|Absent
- Osei Monday early | nurse=Bernadette Osei; ward=Cardiac Ward; type=Early; break=30; status=Published
- Strom Tuesday night | nurse=Mikael Strom; ward=Surgical Ward; type=Night; break=45; status=Published
- Lamb long Saturday | nurse=Hugo Lamb; ward=Children's Ward; type=Long day; break=60; status=Draft
- Vance Thursday late | nurse=Tilly Vance; ward=Surgical Ward; type=Late; break=30; status=Worked
request shift swap|swap request|leave request|time-off request|shift request: Title!;Nurse->@nurse|staff nurse~Mikael Strom|Bernadette Osei;Shift->@shift|duty~Strom Tuesday night;Kind=Swap|Holiday|Sick leave|Training|Wish free;From:date!;To:date;Swap with->@nurse~Bernadette Osei;Reason:long;~Decision note:long
- Swap Tuesday night | nurse=Mikael Strom; shift=Strom Tuesday night; kind=Swap; swap_with=Bernadette Osei; reason=School play.
- Week in August | nurse=Bernadette Osei; kind=Holiday
- Flu, two days | nurse=Tilly Vance; shift=Vance Thursday late; kind=Sick leave
- Free for a wedding | nurse=Hugo Lamb; shift=Lamb long Saturday; kind=Wish free; swap_with=Mikael Strom; reason=Sister marries.
record handover|shift handover|handover note|nursing note: Title!;Ward->@ward|unit~Cardiac Ward|Surgical Ward;Shift->@shift|duty~Osei Monday early;Date:date!;Patient or bed~Bed 12;Situation:long;Background:long;To do:long;Urgency=Normal|Watch|Urgent;Written by->@nurse|staff nurse~Bernadette Osei|Mikael Strom
- Bed 12 after stent | ward=Cardiac Ward; shift=Osei Monday early; patient_or_bed=Bed 12; situation=Stable, groin dry.; to_do=Pressure bandage off at 18:00.; urgency=Watch; written_by=Bernadette Osei
- Bed 3 pain pump | ward=Surgical Ward; patient_or_bed=Bed 3; to_do=Check pump every two hours.; urgency=Normal; written_by=Mikael Strom
- Room 3 croup | ward=Children's Ward; shift=Lamb long Saturday; patient_or_bed=Room 3; situation=Barking cough, oxygen 94.; to_do=Doctor again at 21:00.; urgency=Urgent; written_by=Hugo Lamb
- Bed 9 going home | ward=Stroke Rehab; patient_or_bed=Bed 9; situation=Walks with stick.; to_do=Letter and tablets ready by ten.; urgency=Normal; written_by=Tilly Vance
work nursing task|task|care task|ward task: Title!;Ward->@ward|unit~Cardiac Ward|Surgical Ward;Patient or bed~Bed 12;Assigned to->@nurse|staff nurse~Bernadette Osei|Tilly Vance;Due on:date;Due at:time;Kind=Medication|Wound care|Observation|Washing|Stock|Paperwork;Priority=Low|Normal|High;Notes:long
- Dressing bed 7 | ward=Surgical Ward; patient_or_bed=Bed 7; assigned_to=Tilly Vance; kind=Wound care; priority=Normal
- Restock crash trolley | ward=Cardiac Ward; assigned_to=Bernadette Osei; kind=Stock; priority=High
- Weigh all babies | ward=Children's Ward; patient_or_bed=Rooms 1 to 4; assigned_to=Hugo Lamb; kind=Observation; priority=Normal
- Admission form bed 2 | ward=Stroke Rehab; patient_or_bed=Bed 2; assigned_to=Tilly Vance; kind=Paperwork; priority=Low
record qualification|certificate|training record|competency [train\\w*|certif\\w*|qualif\\w*|competenc\\w*]: Title!;Nurse->@nurse|staff nurse~Bernadette Osei|Mikael Strom;Kind=Life support|Infection control|IV therapy|Fire safety|Wound care;Obtained on:date!;Valid until:date;Hours:number(h)#0.5-400;Certificate:file;~Status=Valid|Expiring|Expired
- Osei life support | nurse=Bernadette Osei; kind=Life support; hours=8; status=Valid
- Strom wound course | nurse=Mikael Strom; kind=Wound care; hours=24; status=Valid
- Lamb infusion course | nurse=Hugo Lamb; kind=IV therapy; hours=16; status=Expiring
- Vance fire drill | nurse=Tilly Vance; kind=Fire safety; hours=2; status=Expired
! record overtime|time account|hours worked [overtime|hours|payroll|time account]: Title!;Nurse->@nurse|staff nurse~Bernadette Osei;Month;Planned hours:number(h)#0-250;Worked hours:number(h)#0-300;Overtime:number(h)#-100-150;Approved:boolean
- Osei in May | nurse=Bernadette Osei; month=May; planned_hours=152; worked_hours=160; overtime=8
- Strom in May | nurse=Mikael Strom; month=May; planned_hours=120; worked_hours=134; overtime=14
- Lamb in May | nurse=Hugo Lamb; month=May; planned_hours=160; worked_hours=152; overtime=-8
- Vance in June | nurse=Tilly Vance; month=June; planned_hours=80; worked_hours=80; overtime=0

# family caregiver|caregiving|caregiver|caring for parents|aging parent|ageing parent|carer support
person loved one|care recipient|parent|relative: Name!;Date of birth:date;Lives at;Conditions;Mobility=Independent|Walker|Wheelchair|Bedbound;Allergies;Doctor~Dr. Pavel Hruby;Care level=None|Light|Medium|High;Emergency contact;Likes and habits:long;Photo:image
- Mum | lives_at=12 Tulip Street; conditions=Parkinson's, high blood pressure; mobility=Walker; allergies=Nickel; doctor=Dr. Pavel Hruby; care_level=Medium; likes_and_habits=Tea at four, crosswords, radio plays
- Uncle Ferdi | lives_at=Own flat, second floor; conditions=Mild dementia; mobility=Independent; doctor=Dr. Pavel Hruby; care_level=Light
- Grandma Lotte | lives_at=With us, garden room; conditions=Stroke, left side weak; mobility=Wheelchair; allergies=None; doctor=Dr. Sofia Blum; care_level=High; likes_and_habits=Old songs, cats, sweet coffee
- Dad | lives_at=Mill Road 40; conditions=New knee; mobility=Walker; doctor=Dr. Pavel Hruby; care_level=None
person helper|family member|carer|caregiver: Name!;Relation=Daughter|Son|Partner|Neighbour|Friend|Professional;Phone:phone;Email:email;Available~Tue evenings, weekends;Distance:number(km)#0-2000;Drives:boolean;Can do~Shopping, night stays
- Renate | relation=Daughter; available=Weekdays after five; distance=4; can_do=Meals, doctor visits
- Oskar | relation=Son; available=Weekends; distance=85; can_do=Repairs, paperwork
- Mrs Dvorak | relation=Neighbour; available=Mornings; distance=0; can_do=Tablets, short visits
- Nurse Agata | relation=Professional; available=Mon, Wed, Fri 8 to 9; distance=6; can_do=Washing, dressings
work care task|task|errand|to-do: Title!;For->@loved one|care recipient~Mum|Uncle Ferdi;Helper->@helper|family member~Renate|Oskar;Kind=Meals|Shopping|Medication|Transport|Household|Company|Paperwork|Washing;Due on:date;Due at:time;Repeats=Never|Daily|Weekly|Monthly;Priority=Low|Normal|High;Notes:long
- Fill pill box | for=Mum; helper=Renate; kind=Medication; repeats=Weekly; priority=High
- Fix bathroom grab bar | for=Uncle Ferdi; helper=Oskar; kind=Household; repeats=Never; priority=Normal
- Bath and hair Lotte | for=Grandma Lotte; helper=Nurse Agata; kind=Washing; repeats=Weekly; priority=High
- Drive Dad to physio | for=Dad; helper=Mrs Dvorak; kind=Transport; repeats=Monthly; priority=Low; notes=Front seat pushed back.
event visit|care shift|stay|doctor visit: Title!;For->@loved one|care recipient~Mum|Uncle Ferdi;Helper->@helper|family member~Renate|Oskar;Kind=Company|Care|Doctor|Therapy|Night stay|Respite;Date:date!;Starts at:time;Ends at:time;Place;Notes:long
- Neurologist in town | for=Mum; helper=Renate; kind=Doctor; place=Clinic North, room 204
- Sunday lunch with Ferdi | for=Uncle Ferdi; helper=Oskar; kind=Company; place=His flat
- Night with Lotte | for=Grandma Lotte; helper=Oskar; kind=Night stay; place=Garden room
- Knee exercises | for=Dad; helper=Nurse Agata; kind=Therapy; place=Mill Road 40; notes=Bend to 90 degrees.
record medication|medicine|medication plan: Name!;For->@loved one|care recipient~Mum;Dose~1 tablet;Times~8, 12, 18;Purpose;Prescribed by~Dr. Pavel Hruby;Tablets left:number#0-1000;Refill on:date;With food:boolean;Note:long
- Levodopa | for=Mum; dose=1 tablet; times=8, 12, 18; purpose=Parkinson's; prescribed_by=Dr. Pavel Hruby; tablets_left=62
- Ramipril | for=Mum; dose=1 tablet; times=8; purpose=Blood pressure; prescribed_by=Dr. Pavel Hruby; tablets_left=28
- Clopidogrel | for=Grandma Lotte; dose=1 tablet; times=8; purpose=Blood thinning; prescribed_by=Dr. Sofia Blum; tablets_left=11
- Paracetamol | for=Dad; dose=2 tablets; times=When needed; purpose=Knee pain; prescribed_by=Dr. Pavel Hruby; tablets_left=40
record care log|journal entry|daily note|observation|health note: Title!;About->@loved one|care recipient~Mum|Uncle Ferdi;Date:date!;Mood=Good|Calm|Sad|Confused|Restless;Eaten=Well|Little|Nothing;Slept=Well|Broken|Badly;Pain:number#0-10;Fall:boolean;Written by->@helper|family member~Renate|Mrs Dvorak;Note:long
- Mum laughed at the radio play | about=Mum; mood=Good; eaten=Well; slept=Broken; pain=2; written_by=Renate
- Ferdi looked for his keys | about=Uncle Ferdi; mood=Confused; eaten=Little; slept=Well; pain=0; written_by=Mrs Dvorak
- Lotte sang along | about=Grandma Lotte; mood=Calm; eaten=Little; slept=Badly; pain=4; written_by=Nurse Agata
- Dad did the stairs | about=Dad; mood=Restless; eaten=Well; slept=Well; pain=5; written_by=Oskar; note=Up and down twice, proud.
record expense|care expense|cost [expens\\w*|cost\\w*|receipt\\w*|budget]: Title!;For->@loved one|care recipient~Mum;Category=Medicine|Aids|Care service|Transport|Food|Home;Amount:money!;Paid on:date;Paid by->@helper|family member~Oskar;Receipt:file;Refundable:boolean
- Shower chair | for=Mum; category=Aids; amount=64; paid_by=Oskar
- Taxi to clinic | for=Mum; category=Transport; amount=22; paid_by=Renate
- Hospital bed rental | for=Grandma Lotte; category=Aids; amount=95; paid_by=Renate
- Meals on wheels, May | for=Uncle Ferdi; category=Food; amount=168; paid_by=Oskar
! item care document|document|paper [document\\w*|paper\\w*|power of attorney|file\\w*]: Title!;For->@loved one|care recipient~Mum;Kind=Power of attorney|Advance directive|Insurance|Doctor letter|Care grade|Contract;Dated:date;Valid until:date;File:file;Kept at
- Power of attorney Mum | for=Mum; kind=Power of attorney; kept_at=Blue folder, top drawer
- Living will Lotte | for=Grandma Lotte; kind=Advance directive; kept_at=With Dr. Blum and at home
- Care grade letter Mum | for=Mum; kind=Care grade; kept_at=Red folder
- Knee discharge letter | for=Dad; kind=Doctor letter; kept_at=Kitchen drawer
+ appointment: For->@loved one|care recipient;Helper->@helper|family member;Doctor~Dr. Pavel Hruby;Date:date!;Starts at:time!;Place;Questions to ask:long

# medical equipment|medical device|biomedical|hospital equipment|clinical engineering|ventilator|infusion pump
item device|medical device|equipment|asset: Inventory number!;Name;Type->@device type|model~Infusion pump|Ventilator;Serial number;Department->@department|ward~Intensive Care|Ward 2A;Room;Purchased on:date;Purchase price:money;Warranty until:date;Risk class=I|IIa|IIb|III;Next safety check:date;~Status=In use|Available|In repair|Quarantine|Retired;Photo:image
- MD-00412 | name=Infusion pump left rack; type=Infusion pump; serial_number=IP77120; department=Intensive Care; room=ICU 4; purchase_price=1850; risk_class=IIb; status=In use
- MD-00533 | name=Ventilator spare; type=Ventilator; serial_number=VE2208; department=Intensive Care; room=Store B; purchase_price=24500; risk_class=IIb; status=Available
- MD-00701 | name=Bed scale; type=Patient scale; serial_number=PS118; department=Ward 2A; room=212; purchase_price=1400; risk_class=I; status=In repair
- MD-00788 | name=Defibrillator trolley; type=Defibrillator; serial_number=DF4021; department=Emergency Room; room=Resus 1; purchase_price=8900; risk_class=III; status=Quarantine
item device type|model|equipment type|category: Name!;Manufacturer;Model;Check interval:number(months)#1-60;Service life:number(years)#1-30;Manual:file;Training needed:boolean;Spare parts~Battery B2, filter
- Infusion pump | manufacturer=Fluidra Med; model=F200; check_interval=12; service_life=10; spare_parts=Battery B2
- Ventilator | manufacturer=Aerotec; model=V9; check_interval=6; service_life=12; spare_parts=Filter, oxygen sensor
- Patient scale | manufacturer=Wagner; model=S300; check_interval=24; service_life=15
- Defibrillator | manufacturer=Cardisave; model=D50; check_interval=12; service_life=8; spare_parts=Pads, battery D1
item department|ward|location: Name!;Building;Floor;Contact~Sister Ulrike|Dr. Moss;Phone:phone;Cost centre
- Intensive Care | building=Main house; floor=3; contact=Sister Ulrike; cost_centre=4400
- Ward 2A | building=East wing; floor=2; contact=Dr. Moss; cost_centre=2210
- Emergency Room | building=Main house; floor=0; contact=Nurse Paul; cost_centre=4010
- Operating Wing | building=North wing; floor=1; contact=Dr. Anka Reil; cost_centre=4800
request fault report|repair request|service request|breakdown: Title!;Device->@device|medical device~MD-00412|MD-00701;Department->@department|ward~Intensive Care|Ward 2A;Reported by~Sister Ulrike|Nurse Paul;Patient at risk:boolean;Priority=Low|Normal|High|Critical;Happened on:date;Photo:image;Fault:long;~Technician answer:long
- Pump alarms without cause | device=MD-00412; department=Intensive Care; reported_by=Sister Ulrike; priority=Critical; fault=Air in line alarm with a full line.
- Scale shows 0 | device=MD-00701; department=Ward 2A; reported_by=Nurse Paul; priority=Low
- Defibrillator self-test fails | device=MD-00788; department=Emergency Room; reported_by=Nurse Paul; priority=High; fault=Red light after the morning test.; technician_answer=Battery ordered, use spare from store B.
- Ventilator fan noisy | device=MD-00533; department=Intensive Care; reported_by=Sister Ulrike; priority=Normal
work maintenance|work order|safety check|preventive maintenance|calibration: Title!;Device->@device|medical device~MD-00533|MD-00701;Kind=Safety check|Calibration|Repair|Service|Software update;Technician~Bogdan Ilic|Tess Moran;Due on:date;Done on:date;Labour:number(h)#0-200;Parts cost:money;Result=Passed|Failed|Limited use;Notes:long
- Half-year check ventilator | device=MD-00533; kind=Safety check; technician=Bogdan Ilic; labour=1.5; parts_cost=38; result=Passed
- New load cell scale | device=MD-00701; kind=Repair; technician=Tess Moran; labour=2; parts_cost=120
- Battery change trolley | device=MD-00788; kind=Service; technician=Bogdan Ilic; labour=0.5; parts_cost=210; result=Limited use
- Flow calibration pump | device=MD-00412; kind=Calibration; technician=Tess Moran; labour=1; parts_cost=0; result=Failed; notes=Off by 9 percent, repeat.
record loan|device loan|equipment loan|check-out: Title!;Device->@device|medical device~MD-00533;From department->@department|ward~Intensive Care;To department->@department|ward~Ward 2A;Lent on:date!;Back by:date;Returned on:date;Lent by~Sister Ulrike;Condition on return=Good|Dirty|Damaged;~Status=Lent|Returned|Overdue
- Ventilator to 2A | device=MD-00533; from_department=Intensive Care; to_department=Ward 2A; lent_by=Sister Ulrike; status=Lent
- Pump for transport | device=MD-00412; from_department=Intensive Care; to_department=Ward 2A; lent_by=Sister Ulrike; status=Returned
- Trolley for the theatre move | device=MD-00788; from_department=Emergency Room; to_department=Operating Wing; lent_by=Nurse Paul; status=Overdue
- Scale for the clinic day | device=MD-00701; from_department=Ward 2A; to_department=Emergency Room; lent_by=Dr. Moss; condition_on_return=Dirty; status=Returned
item spare part|part|consumable [spare\\w*|parts?|stock|consumable\\w*]: Name!;Part number;Fits->@device type|model~Infusion pump|Ventilator;In stock:number#0-5000;Reorder level:number#0-500;Unit price:money;Supplier;Shelf
- Battery B2 | part_number=FB2; fits=Infusion pump; in_stock=9; reorder_level=5; unit_price=42; supplier=Fluidra Med; shelf=W3
- Oxygen sensor | part_number=OX9; fits=Ventilator; in_stock=2; reorder_level=3; unit_price=110; supplier=Aerotec; shelf=W4
- Adult pads, pair | part_number=PD-A; fits=Defibrillator; in_stock=24; reorder_level=10; unit_price=31; supplier=Cardisave; shelf=W1
- Load cell 300 kg | part_number=LC300; fits=Patient scale; in_stock=0; reorder_level=1; unit_price=115; supplier=Wagner; shelf=W6

# community health|health worker|mobile clinic|rural clinic|village health|health camp|medical mission|free clinic
person patient|villager|household member: Full name!;Year of birth:number#1900-2030;Gender=Female|Male|Other;Household->@household|family~House 14, Kanda|House 3, Mbale;Phone:phone;Pregnant:boolean;Chronic condition=None|Diabetes|High blood pressure|Asthma|Epilepsy|HIV|Tuberculosis;Allergies;Notes:long
- Amina Juma | year_of_birth=1998; gender=Female; household=House 14, Kanda; chronic_condition=None
- Joseph Otieno | year_of_birth=1961; gender=Male; household=House 3, Mbale; chronic_condition=High blood pressure
- Baby Neema | year_of_birth=2024; gender=Female; household=House 8, Lukani; chronic_condition=None; notes=Low weight, see monthly.
- Samuel Mwangi | year_of_birth=1983; gender=Male; household=House 21, Ferry Camp; chronic_condition=Tuberculosis; allergies=Sulfa drugs
item household|family|home: Name!;Village->@village|location~Kanda|Mbale;Head of household;Members:number#1-30;Children under 5:number#0-15;Water source=Tap|Well|River|Rain|Truck;Toilet:boolean;Mosquito nets:number#0-20;Coordinates;Health worker->@health worker|nurse~Grace Wanjiru|Peter Lule
- House 14, Kanda | village=Kanda; head_of_household=Juma Bakari; members=6; children_under_5=2; water_source=Well; mosquito_nets=3; health_worker=Grace Wanjiru
- House 3, Mbale | village=Mbale; head_of_household=Joseph Otieno; members=3; children_under_5=0; water_source=Rain; mosquito_nets=1; health_worker=Peter Lule
- House 8, Lukani | village=Lukani; head_of_household=Zawadi Komba; members=9; children_under_5=3; water_source=River; mosquito_nets=2; health_worker=Esther Nakato
- House 21, Ferry Camp | village=Ferry Camp; head_of_household=Samuel Mwangi; members=4; children_under_5=1; water_source=Truck; mosquito_nets=0; health_worker=David Omondi
item village|location|outreach site|community: Name!;District;Population:number#1-100000;Households:number#1-20000;Distance to clinic:number(km)#0-300;Road=Good|Dry season only|None;Contact person;Coordinates
- Kanda | district=North; population=820; households=140; distance_to_clinic=22; road=Dry season only; contact_person=Chief Baraka
- Mbale | district=North; population=1900; households=310; distance_to_clinic=8; road=Good; contact_person=Teacher Ruth
- Lukani | district=Hills; population=460; households=72; distance_to_clinic=35; road=None; contact_person=Elder Komba
- Ferry Camp | district=Lake; population=2700; households=520; distance_to_clinic=3; road=Good; contact_person=Camp office
person health worker|nurse|community nurse|volunteer: Full name!;Role=Health worker|Nurse|Midwife|Doctor|Driver|Volunteer;Village->@village|location~Kanda|Mbale;Phone:phone;Trained in~Malaria, newborn care;Languages;Transport=On foot|Bicycle|Motorbike|Car;~Status=Active|On leave|Left
- Grace Wanjiru | role=Health worker; village=Kanda; trained_in=Malaria, newborn care; languages=English, Swahili; transport=Bicycle; status=Active
- Peter Lule | role=Nurse; village=Mbale; trained_in=Chronic care; languages=English, Luganda; transport=Motorbike; status=Active
- Esther Nakato | role=Midwife; village=Lukani; trained_in=Births, newborn care; languages=English, Luganda; transport=On foot; status=Active
- David Omondi | role=Volunteer; village=Ferry Camp; trained_in=Tuberculosis support; languages=Swahili, Luo; transport=Bicycle; status=On leave
record visit|home visit|consultation|patient visit: Title!;Patient->@patient|villager~Amina Juma|Joseph Otieno;Health worker->@health worker|nurse~Grace Wanjiru|Peter Lule;Visited on:date!;Complaint;Temperature:number(°C)#34-43;Blood pressure~150/95;Weight:number(kg)#1-200;Test=None|Malaria|Pregnancy|HIV|Blood sugar;Test result=Negative|Positive|Not done;Treatment:long;Referred:boolean
- Juma fever | patient=Amina Juma; health_worker=Grace Wanjiru; complaint=Fever three days; temperature=38.7; weight=54; test=Malaria; test_result=Positive; treatment=Artemether combination, three days
- Otieno pressure check | patient=Joseph Otieno; health_worker=Peter Lule; blood_pressure=158/96; weight=71; test=Blood sugar; test_result=Negative
- Neema weighing | patient=Baby Neema; health_worker=Esther Nakato; complaint=Poor feeding; temperature=36.9; weight=4.1; test=None; test_result=Not done; treatment=Feeding advice, weekly weighing
- Mwangi month 4 | patient=Samuel Mwangi; health_worker=David Omondi; weight=58; test=HIV; test_result=Negative; treatment=Tablets counted, none missed
event health camp|outreach day|mobile clinic day|clinic day: Title!;Village->@village|location~Kanda|Mbale;Date:date!;Starts at:time;Services=General|Vaccination|Eyes|Teeth|Mother and child|Screening;Team lead->@health worker|nurse~Peter Lule;Vehicle;Expected patients:number#1-5000;~Patients seen:number#0-5000;Notes:long
- Mother and child day Kanda | village=Kanda; services=Mother and child; team_lead=Peter Lule; vehicle=Clinic van; expected_patients=80
- Eye camp Mbale | village=Mbale; services=Eyes; team_lead=Peter Lule; vehicle=Clinic van; expected_patients=150
- Vaccines in Lukani | village=Lukani; services=Vaccination; team_lead=Esther Nakato; vehicle=On foot from the road; expected_patients=60; patients_seen=47
- Chest screening Ferry Camp | village=Ferry Camp; services=Screening; team_lead=Peter Lule; vehicle=X-ray truck; expected_patients=400
record referral|hospital referral|follow-up: Title!;Patient->@patient|villager~Joseph Otieno;Referred on:date!;To~District hospital;Reason;Urgency=Routine|Soon|Emergency;Transport=Own|Ambulance|Motorbike|None;Arrived:boolean;~Status=Open|Arrived|Not arrived|Closed;Feedback:long
- Otieno eye check | patient=Joseph Otieno; to=District hospital; reason=Blurred sight; urgency=Soon; transport=Own; status=Open
- Juma birth plan | patient=Amina Juma; to=District hospital; reason=First birth; urgency=Routine; transport=Motorbike; status=Open
- Neema to nutrition ward | patient=Baby Neema; to=District hospital; reason=Weight falling two weeks; urgency=Emergency; transport=Ambulance; status=Arrived
- Mwangi sputum test | patient=Samuel Mwangi; to=Lake clinic; reason=End of treatment test; urgency=Routine; transport=None; status=Not arrived
! item medicine|supply|drug stock [stock|suppl\\w*|medicine\\w*|drug\\w*|inventory]: Name!;Form=Tablet|Syrup|Injection|Test kit|Dressing|Net;In stock:number#0-100000;Reorder level:number#0-10000;Expires on:date;Kept by->@health worker|nurse~Grace Wanjiru
- Malaria rapid test | form=Test kit; in_stock=140; reorder_level=50; kept_by=Grace Wanjiru
- Rehydration salts | form=Syrup; in_stock=300; reorder_level=100; kept_by=Peter Lule
- Bed net, family size | form=Net; in_stock=85; reorder_level=40; kept_by=David Omondi
- Oxytocin | form=Injection; in_stock=12; reorder_level=20; kept_by=Esther Nakato

# autism|adhd|special needs|early intervention|behavior therapy|behaviour therapy|neurodivergent
person child|client|student|learner: Full name!;Date of birth:date;Diagnosis=Autism|ADHD|Down syndrome|Developmental delay|Sensory processing|Several;Communication=Speech|Single words|Signs|Pictures|Talker;Parent->@parent|guardian~Orla Quinn|David Asher;Therapist->@therapist|educator~Silvia Ramos|Ken Albright;School;Likes;Triggers;Calms with
- Finn Quinn | diagnosis=Autism; communication=Pictures; parent=Orla Quinn; therapist=Silvia Ramos; school=Oak Lane Primary; likes=Trains, spinning tops; triggers=Hand dryers; calms_with=Heavy blanket
- Tamar Asher | diagnosis=ADHD; communication=Speech; parent=David Asher; therapist=Ken Albright; school=Hill School; likes=Drawing, trampolines; triggers=Long waiting; calms_with=Movement break
- Milo Hansen | diagnosis=Developmental delay; communication=Single words; parent=Tine Hansen; therapist=Joy Adeleke; school=Sunflower Nursery; likes=Water, keys; triggers=Crowds; calms_with=Humming
- Rina Shah | diagnosis=Several; communication=Talker; parent=Vikram Shah; therapist=Silvia Ramos; school=Hill School; likes=Maps, elevators; calms_with=Weighted vest
person parent|guardian|family: Full name!;Phone:phone!;Email:email;Relation=Mother|Father|Guardian|Grandparent;Preferred contact=Phone|Email|App;Language;Consent given:boolean
- Orla Quinn | relation=Mother; preferred_contact=App; language=English
- David Asher | relation=Father; preferred_contact=Email; language=English
- Tine Hansen | relation=Grandparent; preferred_contact=Phone; language=Danish
- Vikram Shah | relation=Guardian; preferred_contact=App; language=Gujarati
item therapist|educator|behaviour analyst|aide: Name!;Role=Behaviour analyst|Occupational therapist|Speech therapist|Special educator|Aide;Certificate;Working days;Max children:number#1-40;Room;Phone:phone;Photo:image
- Silvia Ramos | role=Behaviour analyst; certificate=BCBA; working_days=Mon to Thu; max_children=8; room=Room Sky
- Ken Albright | role=Occupational therapist; certificate=OT reg. 2207; working_days=Tue to Fri; max_children=14; room=Room Meadow
- Joy Adeleke | role=Speech therapist; certificate=SLT 8812; working_days=Mon, Wed, Fri; max_children=10; room=Room River
- Per Nilsen | role=Aide; certificate=First aid; working_days=Mon to Fri; max_children=3; room=Room Sky
work goal|learning goal|iep goal|target behaviour: Title!;Child->@child|client~Finn Quinn|Tamar Asher;Area=Communication|Social|Self-care|Behaviour|Motor|Learning;Baseline:percent;Target:percent;~Current:percent;Set on:date;Review on:date;Therapist->@therapist|educator~Silvia Ramos|Ken Albright;Method:long
- Asks for a break with a card | child=Finn Quinn; area=Communication; baseline=10; target=80; current=45; therapist=Silvia Ramos; method=Card on the table, prompt faded over four weeks.
- Stays with a task ten minutes | child=Tamar Asher; area=Learning; baseline=30; target=90; current=60; therapist=Ken Albright
- Two words together | child=Milo Hansen; area=Communication; baseline=5; target=60; current=20; therapist=Joy Adeleke
- Puts on shoes alone | child=Rina Shah; area=Self-care; baseline=25; target=100; current=75; therapist=Silvia Ramos; method=Backward chaining, last step first.
record session|therapy session|lesson record: Title!;Child->@child|client~Finn Quinn|Tamar Asher;Therapist->@therapist|educator~Silvia Ramos|Ken Albright;Goal->@goal|learning goal~Asks for a break with a card|Stays with a task ten minutes;Held on:date!;Duration:number(min)#10-240;Trials:number#0-200;Correct:number#0-200;Prompt=None|Gesture|Verbal|Physical;Mood=Happy|Calm|Restless|Upset;Note:long
- Finn card practice | child=Finn Quinn; therapist=Silvia Ramos; goal=Asks for a break with a card; duration=60; trials=20; correct=11; prompt=Gesture; mood=Calm
- Tamar timer game | child=Tamar Asher; therapist=Ken Albright; goal=Stays with a task ten minutes; duration=45; trials=5; correct=3; prompt=Verbal; mood=Restless
- Milo more water | child=Milo Hansen; therapist=Joy Adeleke; goal=Two words together; duration=30; trials=15; correct=4; prompt=Physical; mood=Happy
- Rina shoes at the door | child=Rina Shah; therapist=Silvia Ramos; goal=Puts on shoes alone; duration=20; trials=6; correct=5; prompt=None; mood=Upset; note=New shoes, tight straps.
record behaviour log|behavior log|behaviour incident|meltdown|abc record: Title!;Child->@child|client~Finn Quinn;Date:date!;Time:time;Place=Home|School|Centre|Outside;Before:long;Behaviour=Meltdown|Hitting|Running off|Self-injury|Shouting|Withdrawal;Intensity:number#1-5;Lasted:number(min)#0-240;What helped:long;Noted by
- Hand dryer at the pool | child=Finn Quinn; place=Outside; before=Dryer started next to him.; behaviour=Meltdown; intensity=4; lasted=15; what_helped=Ear defenders, dark corner; noted_by=Orla Quinn
- Waiting for lunch | child=Tamar Asher; place=School; behaviour=Shouting; intensity=2; lasted=5; noted_by=Class aide
- Ran to the fountain | child=Milo Hansen; place=Outside; before=Saw water across the street.; behaviour=Running off; intensity=5; lasted=2; noted_by=Tine Hansen
- Under the table at circle | child=Rina Shah; place=Centre; before=Song too loud.; behaviour=Withdrawal; intensity=3; lasted=20; what_helped=Vest and map book; noted_by=Per Nilsen
record routine step|visual schedule|daily routine|routine: Title!;Child->@child|client~Finn Quinn|Tamar Asher;Order:number#1-40;Time:time;Part of day=Morning|School|Afternoon|Evening;Picture:image;Minutes:number(min)#1-180;Done:boolean;Reward
- Brush teeth with song | child=Finn Quinn; order=3; part_of_day=Morning; minutes=3; reward=Train sticker
- Pack the bag | child=Tamar Asher; order=1; part_of_day=Evening; minutes=10; reward=Star
- Shoes and jacket | child=Rina Shah; order=5; part_of_day=School; minutes=8; reward=Elevator ride
- Bath time | child=Milo Hansen; order=2; part_of_day=Afternoon; minutes=20; reward=Water pour
! item sensory tool|reward|calming activity [sensory|reward\\w*|calm\\w*|token\\w*]: Name!;Kind=Touch|Movement|Sound|Sight|Deep pressure|Reward;Helps with;Minutes:number(min)#1-120;Stars needed:number#0-100;Picture:image;Instructions:long
- Heavy blanket | kind=Deep pressure; helps_with=Overload; minutes=15
- Trampoline break | kind=Movement; helps_with=Restlessness; minutes=5; stars_needed=3
- Ear defenders | kind=Sound; helps_with=Loud rooms; minutes=30
- Glitter bottle | kind=Sight; helps_with=Waiting; minutes=4; instructions=Shake once, watch until it settles.
+ appointment|booking: Child->@child|client;Therapist->@therapist|educator;Date:date!;Starts at:time!;Place=Centre|Home|School|Online;~Status=Booked|Held|Cancelled|Missed

# citizen science|biodiversity|species sighting|wildlife sighting|birdwatching|bird watching|birder|field research
record sighting|observation|species record|bird sighting|wildlife observation: Title!;Species->@species|bird~Kingfisher|Red fox;Site->@site|hotspot|location~Reed Bay|Old Quarry Wood;Seen on:date!;Time:time;Number seen:number#1-100000;Sex or age=Male|Female|Adult|Juvenile|Unknown;Behaviour=Feeding|Singing|Nesting|Flying|Resting|Tracks only;Observer~Wanda Fox|Eric Plum;Photo:image;Sound:file;~Status=Unchecked|Confirmed|Doubtful|Rejected;Notes:long
- Kingfisher on the jetty | species=Kingfisher; site=Reed Bay; number_seen=2; sex_or_age=Adult; behaviour=Feeding; observer=Wanda Fox; status=Confirmed
- Vixen with cubs | species=Red fox; site=Old Quarry Wood; number_seen=4; sex_or_age=Juvenile; behaviour=Resting; observer=Eric Plum; status=Unchecked
- Salamander on the step | species=Fire salamander; site=Brook Meadow; number_seen=1; sex_or_age=Female; behaviour=Tracks only; observer=Lou Tarr; status=Doubtful
- Ladybird swarm | species=Two-spot ladybird; site=Harbour Wall Garden; number_seen=240; sex_or_age=Unknown; behaviour=Flying; observer=Wanda Fox; status=Rejected
item species|bird|animal|plant: Name!;Latin name;Group=Bird|Mammal|Insect|Amphibian|Reptile|Plant|Fungus|Fish;Protection=Common|Near threatened|Vulnerable|Endangered;Habitat;Size:number(cm)#0.1-1000;Season~March to October;Photo:image;How to tell:long
- Kingfisher | latin_name=Alcedo atthis; group=Bird; protection=Near threatened; habitat=Slow rivers, steep banks; size=17; season=All year; how_to_tell=Blue back, orange belly, straight fast flight.
- Red fox | latin_name=Vulpes vulpes; group=Mammal; protection=Common; habitat=Woods and towns; size=75; season=All year
- Fire salamander | latin_name=Salamandra salamandra; group=Amphibian; protection=Vulnerable; habitat=Beech woods with brooks; size=18; season=March to October
- Two-spot ladybird | latin_name=Adalia bipunctata; group=Insect; protection=Common; habitat=Gardens, lime trees; size=0.5; season=April to October
item site|hotspot|survey site|location|plot: Name!;Habitat=Wetland|Forest|Meadow|River|Coast|Town|Mountain;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Area:number(ha)#0-100000;Access=Open|Guided only|Closed in season;Warden~Ada Meer;Photo:image;Directions:long
- Reed Bay | habitat=Wetland; latitude=52.41; longitude=4.88; area=38; access=Open; warden=Ada Meer; directions=Hide 300 m from the pumping station.
- Old Quarry Wood | habitat=Forest; latitude=52.37; longitude=5.02; area=64; access=Open
- Brook Meadow | habitat=Meadow; latitude=52.35; longitude=5.11; area=12; access=Closed in season; warden=Lou Tarr
- Harbour Wall Garden | habitat=Town; latitude=52.4; longitude=4.91; area=0.4; access=Guided only; directions=Gate behind the ferry office.
event survey|bird count|field trip|bioblitz|survey day: Title!;Site->@site|survey site~Reed Bay|Old Quarry Wood;Kind=Count|Transect|Night survey|Walk|Bioblitz;Date:date!;Starts at:time;Leader~Wanda Fox|Ada Meer;Places:number#1-200;Meeting point;Bring:long
- Winter water bird count | site=Reed Bay; kind=Count; leader=Wanda Fox; places=12; meeting_point=Main hide; bring=Telescope, warm boots
- Salamander night | site=Old Quarry Wood; kind=Night survey; leader=Ada Meer; places=15; meeting_point=Forest gate
- Ladybird weekend | site=Harbour Wall Garden; kind=Bioblitz; leader=Lou Tarr; places=30; meeting_point=Ferry office; bring=Hand lens, white tray
- Meadow line walk | site=Brook Meadow; kind=Transect; leader=Eric Plum; places=6; meeting_point=Brook bridge
record count|survey result|transect count|checklist: Title!;Survey->@survey|bird count~Winter water bird count;Species->@species|bird~Kingfisher;Count:number#0-1000000;Method=Direct count|Estimate|Trap|Camera|Sound;Observer~Wanda Fox|Eric Plum;Weather=Clear|Cloudy|Rain|Fog|Wind;Note:long
- Kingfisher, January count | survey=Winter water bird count; species=Kingfisher; count=3; method=Direct count; observer=Wanda Fox; weather=Cloudy
- Salamanders on the path | survey=Salamander night; species=Fire salamander; count=27; method=Direct count; observer=Eric Plum; weather=Rain
- Ladybirds on lime 4 | survey=Ladybird weekend; species=Two-spot ladybird; count=112; method=Estimate; observer=Lou Tarr; weather=Clear
- Fox at the meadow camera | survey=Meadow line walk; species=Red fox; count=2; method=Camera; observer=Eric Plum; weather=Fog
record identification|id suggestion|verification|expert review: Title!;Sighting->@sighting|observation~Vixen with cubs;Suggested species->@species~Red fox;By~Dr. Ines Marsh|Eric Plum;Confidence=Sure|Likely|Guess;Agrees:boolean;Given on:date;Reason:long
- Fox, sure | sighting=Vixen with cubs; suggested_species=Red fox; by=Dr. Ines Marsh; confidence=Sure; reason=White tail tip, black stockings.
- Maybe an alpine newt | sighting=Salamander on the step; suggested_species=Fire salamander; by=Eric Plum; confidence=Guess; reason=Only wet prints, no photo of the back.
- Kingfisher, clear photo | sighting=Kingfisher on the jetty; suggested_species=Kingfisher; by=Dr. Ines Marsh; confidence=Sure
- Spots say two-spot | sighting=Ladybird swarm; suggested_species=Two-spot ladybird; by=Lou Tarr; confidence=Likely
! item nest box|camera trap|monitoring device [nest\\w*|camera\\w*|trap\\w*|device\\w*]: Number!;Site->@site|location~Old Quarry Wood;Kind=Nest box|Camera trap|Sound recorder|Pond trap;Installed on:date;Last checked on:date;Occupied by->@species|bird~Red fox;~Status=Active|Empty|Damaged|Removed
- NB-14 | site=Old Quarry Wood; kind=Nest box; status=Empty
- CT-02 | site=Old Quarry Wood; kind=Camera trap; status=Active
- SR-05 | site=Reed Bay; kind=Sound recorder; occupied_by=Kingfisher; status=Damaged
- PT-01 | site=Brook Meadow; kind=Pond trap; occupied_by=Fire salamander; status=Removed
+ comment: Sighting->@sighting|observation

# animal facility|laboratory animal|mouse colony|breeding colony|vivarium|zebrafish|lab mice
record animal|mouse|laboratory animal|fish: Animal number!;Species=Mouse|Rat|Zebrafish|Rabbit|Guinea pig|Frog;Strain->@strain|line~C57 black|Albino tubing;Cage->@cage|tank~R3-C12|T2-07;Sex=Female|Male|Unknown;Born on:date;Genotype=Wild type|Heterozygous|Homozygous|Unknown;Ear mark~Left one notch;Weight:number(g)#0.1-8000;~Status=Alive|In experiment|Breeding|Dead|Transferred
- M-24-0311 | species=Mouse; strain=C57 black; cage=R3-C12; sex=Female; genotype=Wild type; ear_mark=Left one notch; weight=21.4; status=Breeding
- M-24-0318 | species=Mouse; strain=C57 black; cage=R3-C12; sex=Male; genotype=Heterozygous; ear_mark=Right two; weight=24.9; status=In experiment
- Z-24-1102 | species=Zebrafish; strain=Albino tubing; cage=T2-07; sex=Female; genotype=Homozygous; weight=0.6; status=Alive
- R-24-0040 | species=Rat; strain=Long hood; cage=R5-A03; sex=Male; genotype=Wild type; ear_mark=Tail ring 40; weight=312; status=Transferred
item strain|line|breed: Name!;Species=Mouse|Rat|Zebrafish|Rabbit|Guinea pig|Frog;Gene changed;Background;Origin;Health rules;Owner~Dr. Femke Bos|Prof. Adel Nour;Permit number;Description:long
- C57 black | species=Mouse; gene_changed=None; background=C57; origin=Own breeding; owner=Dr. Femke Bos; permit_number=TV-118
- Albino tubing | species=Zebrafish; gene_changed=slc45a2; origin=Fish centre north; owner=Prof. Adel Nour; permit_number=TV-120
- Long hood | species=Rat; gene_changed=None; background=Long-Evans; origin=Breeder west; owner=Dr. Femke Bos; permit_number=TV-131
- Clawed green | species=Frog; gene_changed=GFP insert; background=Xenopus; origin=Frog resource; owner=Prof. Adel Nour; permit_number=TV-140; health_rules=Own net per tank
item cage|tank|enclosure: Code!;Room;Rack:number#1-100;Type=Mouse cage|Rat cage|Fish tank|Pen|Breeding cage;Capacity:number#1-500;~Animals:number#0-500;Temperature:number(°C)#10-32;Last changed on:date;Responsible~Tineke Vos|Paul Ahn;~Status=Free|Occupied|Quarantine
- R3-C12 | room=A0.3; rack=3; type=Breeding cage; capacity=5; animals=3; temperature=22; responsible=Tineke Vos; status=Occupied
- T2-07 | room=A0.5; rack=2; type=Fish tank; capacity=40; animals=31; temperature=28; responsible=Paul Ahn; status=Occupied
- R5-A03 | room=A0.4; rack=5; type=Rat cage; capacity=4; animals=2; temperature=21; responsible=Tineke Vos; status=Quarantine
- P1-01 | room=A0.7; rack=1; type=Pen; capacity=6; animals=0; temperature=19; responsible=Paul Ahn; status=Free
record breeding|mating|litter|breeding pair: Title!;Mother->@animal|mouse~M-24-0311;Father->@animal|mouse~M-24-0318;Cage->@cage|tank~R3-C12;Paired on:date!;Born on:date;Pups born:number#0-500;Pups weaned:number#0-500;Weaned on:date;~Status=Paired|Pregnant|Littered|Weaned|Separated
- Pair R3-C12 | mother=M-24-0311; father=M-24-0318; cage=R3-C12; pups_born=7; pups_weaned=6; status=Weaned
- Tank cross T2 | mother=Z-24-1102; cage=T2-07; pups_born=140; pups_weaned=95; status=Separated
- Second litter R3-C12 | mother=M-24-0311; father=M-24-0318; cage=R3-C12; pups_born=5; pups_weaned=0; status=Littered
- New pair hooded | father=R-24-0040; cage=R5-A03; pups_born=0; status=Paired
record health check|welfare check|daily check|treatment|score sheet: Title!;Animal->@animal|mouse~M-24-0311;Cage->@cage|tank~R3-C12|T2-07;Checked on:date!;Weight:number(g)#0-8000;Condition=Good|Fair|Poor|Dead;Finding=None|Wound|Weight loss|Tumour|Hunched|Eye infection;Treatment;Checked by~Tineke Vos|Paul Ahn;Vet called:boolean
- Weekly check 0311 | animal=M-24-0311; cage=R3-C12; weight=21.6; condition=Good; finding=None; checked_by=Tineke Vos
- Tank 7 round | cage=T2-07; condition=Fair; finding=Eye infection; treatment=Two fish isolated; checked_by=Paul Ahn
- Rat 40 arrival | animal=R-24-0040; cage=R5-A03; weight=312; condition=Good; finding=None; checked_by=Tineke Vos
- 0318 after blood sample | animal=M-24-0318; cage=R3-C12; weight=22.9; condition=Poor; finding=Weight loss; treatment=Wet food in a dish; checked_by=Paul Ahn
record experiment|animal experiment|procedure: Title!;Animal->@animal|mouse~M-24-0318;Permit->@permit|protocol~Permit 2024-31 diet;Researcher~Dr. Femke Bos;Done on:date!;Kind=Injection|Behaviour test|Imaging|Blood sample|Surgery|Diet;Severity=Mild|Moderate|Severe|Not recovering;Result:long
- Glucose test week 6 | animal=M-24-0318; permit=Permit 2024-31 diet; researcher=Dr. Femke Bos; kind=Blood sample; severity=Mild
- Fin regrowth imaging | animal=Z-24-1102; permit=Permit 2023-12 fins; researcher=Prof. Adel Nour; kind=Imaging; severity=Mild; result=60 percent regrown on day 9.
- Maze day 1 | animal=R-24-0040; permit=Permit 2025-03 maze; researcher=Dr. Femke Bos; kind=Behaviour test; severity=Mild
- High fat start | animal=M-24-0318; permit=Permit 2024-31 diet; researcher=Dr. Femke Bos; kind=Diet; severity=Moderate
item permit|protocol|animal permit|licence: Title!;Number;Holder~Dr. Femke Bos|Prof. Adel Nour;Species=Mouse|Rat|Zebrafish|Rabbit|Guinea pig|Frog;Animals allowed:number#1-100000;~Animals used:number#0-100000;Valid from:date;Valid until:date;Severity=Mild|Moderate|Severe|Not recovering;Document:file
- Permit 2024-31 diet | number=2024-31; holder=Dr. Femke Bos; species=Mouse; animals_allowed=240; animals_used=88; severity=Mild
- Permit 2023-12 fins | number=2023-12; holder=Prof. Adel Nour; species=Zebrafish; animals_allowed=900; animals_used=410; severity=Mild
- Permit 2025-03 maze | number=2025-03; holder=Dr. Femke Bos; species=Rat; animals_allowed=60; animals_used=2; severity=Mild
- Permit 2022-40 eggs | number=2022-40; holder=Prof. Adel Nour; species=Frog; animals_allowed=120; animals_used=118; severity=Moderate
! request animal request|animal order|transfer request [request\\w*|order\\w*|transfer\\w*]: Title!;Strain->@strain|line~C57 black;Permit->@permit|protocol~Permit 2024-31 diet;Number of animals:number#1-1000;Sex=Female|Male|Unknown;Age:number(weeks)#0-200;Needed on:date;Asked by~Dr. Femke Bos;Notes:long
- 12 males for diet | strain=C57 black; permit=Permit 2024-31 diet; number_of_animals=12; sex=Male; age=8; asked_by=Dr. Femke Bos
- 200 fish larvae | strain=Albino tubing; permit=Permit 2023-12 fins; number_of_animals=200; sex=Unknown; age=1; asked_by=Prof. Adel Nour
- 8 hooded females | strain=Long hood; permit=Permit 2025-03 maze; number_of_animals=8; sex=Female; age=10; asked_by=Dr. Femke Bos
- Two egg donors | strain=Clawed green; permit=Permit 2022-40 eggs; number_of_animals=2; sex=Female; age=90; asked_by=Prof. Adel Nour; notes=Last two of the permit.

# research grant|grant application|funding call|grant proposal|research funding|abstract submission
item funding call|call|call for papers|conference: Title!;Funder~Research Council|Open Science Society;Kind=Grant|Fellowship|Prize|Conference|Journal issue;Opens on:date;Deadline:date!;Budget:money;Maximum per proposal:money;Duration:number(months)#0-120;Topics~Climate, health;Contact:email;~Status=Coming|Open|In review|Decided;Rules:long
- Early Career Call | funder=Research Council; kind=Fellowship; budget=2400000; maximum_per_proposal=180000; duration=36; topics=All fields; status=Open
- Water Symposium | funder=Open Science Society; kind=Conference; budget=0; topics=Hydrology, policy; status=In review
- Clean Air Prize | funder=City Health Fund; kind=Prize; budget=50000; maximum_per_proposal=25000; topics=Air, cities; status=Coming
- Special Issue on Peat | funder=Open Science Society; kind=Journal issue; budget=0; topics=Peatland, carbon; status=Decided
request proposal|grant application|submission|manuscript|abstract|application: Title!;Call->@funding call|conference~Early Career Call|Water Symposium;Applicant~Dr. Noemi Hart|Dr. Pavol Kern;Institution;Co-authors;Amount asked:money;Duration:number(months)#0-120;Keywords;Document:file;Abstract:long;~Decision note:long
- Roots that remember drought | call=Early Career Call; applicant=Dr. Noemi Hart; institution=Lindau University; amount_asked=174000; duration=36; keywords=Plants, memory; abstract=How oak seedlings store a signal of dry years.
- Mapping village wells | call=Water Symposium; applicant=Dr. Pavol Kern; institution=Institute for Water; co_authors=J. Amadi; amount_asked=0; keywords=Groundwater
- Sensors on school roofs | call=Clean Air Prize; applicant=Dr. Amaia Ruiz; institution=Harbour Polytechnic; amount_asked=24000; duration=12; keywords=Air, schools
- Peat that drinks again | call=Special Issue on Peat; applicant=Prof. Odd Lien; institution=Fjord University; co_authors=B. Aas, K. Moe; amount_asked=0; keywords=Rewetting; decision_note=Accepted with small changes.
person reviewer|referee|panel member|expert: Full name!;Email:email!;Institution;Field=Life sciences|Physics|Chemistry|Engineering|Social sciences|Humanities|Medicine;Expertise;Max reviews:number#1-40;~Reviews done:number#0-1000;Conflicts;~Status=Invited|Active|Declined
- Prof. Stella Brandt | institution=North Coast University; field=Life sciences; expertise=Plant stress; max_reviews=6; reviews_done=14; status=Active
- Dr. Ibrahim Sall | institution=Hydro Lab; field=Engineering; expertise=Groundwater models; max_reviews=4; reviews_done=5; conflicts=Institute for Water; status=Active
- Prof. Miriam Oduro | institution=Delta Medical School; field=Medicine; expertise=Lung health; max_reviews=3; reviews_done=0; status=Invited
- Dr. Gus Alder | institution=Bog Research Station; field=Chemistry; expertise=Carbon in soils; max_reviews=2; reviews_done=7; conflicts=Fjord University; status=Declined
record peer review|evaluation|referee report|score: Title!;Proposal->@proposal|submission~Roots that remember drought|Mapping village wells;Reviewer->@reviewer|referee~Prof. Stella Brandt|Dr. Ibrahim Sall;Due on:date;Submitted on:date;Novelty:number#1-10;Method:number#1-10;Feasibility:number#1-10;Recommendation=Accept|Minor revision|Major revision|Reject;Comments to author:long;Confidential remarks:long;~Status=Invited|Accepted|Submitted|Late|Declined
- Brandt on roots | proposal=Roots that remember drought; reviewer=Prof. Stella Brandt; novelty=9; method=7; feasibility=8; recommendation=Accept; status=Submitted
- Sall on wells | proposal=Mapping village wells; reviewer=Dr. Ibrahim Sall; novelty=6; method=6; feasibility=8; recommendation=Minor revision; status=Submitted
- Oduro on school roofs | proposal=Sensors on school roofs; reviewer=Prof. Miriam Oduro; status=Invited
- Alder on peat | proposal=Peat that drinks again; reviewer=Dr. Gus Alder; novelty=5; method=4; feasibility=7; recommendation=Major revision; status=Late; comments_to_author=Water table data are missing for two sites.
record award|granted project|decision|grant: Grant number!;Proposal->@proposal|grant application~Roots that remember drought;Amount granted:money;~Spent:money;Starts on:date;Ends on:date;Next report due:date;Contact officer~Lena Sykes;~Status=Signed|Running|Reporting|Closed
- RC-24-077 | proposal=Roots that remember drought; amount_granted=168000; spent=21500; contact_officer=Lena Sykes; status=Running
- CH-25-003 | proposal=Sensors on school roofs; amount_granted=20000; spent=0; contact_officer=Tom Vale; status=Signed
- RC-21-140 | proposal=Peat that drinks again; amount_granted=96000; spent=96000; contact_officer=Lena Sykes; status=Closed
- OS-23-018 | proposal=Mapping village wells; amount_granted=12000; spent=11400; contact_officer=Tom Vale; status=Reporting
record budget line|expense|expenditure|budget: Title!;Grant->@award|grant~RC-24-077;Category=Staff|Equipment|Travel|Materials|Publication|Overhead;Planned:money;Spent:money;Paid on:date;Receipt:file;Note:long
- Doctoral student year 1 | grant=RC-24-077; category=Staff; planned=48000; spent=16000
- Climate chamber rent | grant=RC-24-077; category=Equipment; planned=9000; spent=5500
- 20 roof sensors | grant=CH-25-003; category=Materials; planned=14000; spent=0
- Open access fee peat | grant=RC-21-140; category=Publication; planned=2500; spent=2380; note=Paid before the grant closed.
work grant milestone|milestone|progress report|deliverable: Title!;Grant->@award|grant~RC-24-077;Due on:date;Kind=Report|Deliverable|Publication|Data set|Visit;Responsible~Dr. Noemi Hart;Document:file;~Progress:percent;Notes:long
- First yearly report | grant=RC-24-077; kind=Report; responsible=Dr. Noemi Hart; progress=30
- Open data set of rings | grant=RC-24-077; kind=Data set; responsible=Dr. Noemi Hart; progress=10
- Visit to three schools | grant=CH-25-003; kind=Visit; responsible=Dr. Amaia Ruiz; progress=0
- Paper on wells | grant=OS-23-018; kind=Publication; responsible=Dr. Pavol Kern; progress=85

# archaeology|archaeological|excavation|archaeologist|dig site|artefact|excavation site
item excavation site|dig site|site|trench area: Name!;Municipality;Period=Stone Age|Bronze Age|Iron Age|Roman|Medieval|Modern;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Area:number(m²)#1-1000000;Director~Dr. Petra Ashdown|Prof. Luca Neri;Permit number;Season;~Status=Survey|Open|Backfilled|Protected;Photo:image;Description:long
- Hollow Field villa | municipality=Eastmere; period=Roman; latitude=51.62; longitude=-1.93; area=2400; director=Dr. Petra Ashdown; permit_number=AR-118; season=Summer; status=Open
- Beacon Hill barrow | municipality=Upton; period=Bronze Age; latitude=51.55; longitude=-1.82; area=400; director=Prof. Luca Neri; permit_number=AR-121; status=Survey
- Market Square cellars | municipality=Oldham Cross; period=Medieval; latitude=51.6; longitude=-1.88; area=650; director=Prof. Luca Neri; permit_number=AR-126; season=Winter; status=Backfilled
- Ness Cave | municipality=Nessport; period=Stone Age; latitude=51.49; longitude=-2.04; area=90; director=Dr. Petra Ashdown; permit_number=AR-109; status=Protected
record context|trench|layer|stratigraphic unit: Context number!;Site->@excavation site|dig site~Hollow Field villa;Trench~Trench 2;Kind=Layer|Cut|Fill|Wall|Floor|Burial|Pit;Depth top:number(m)#-10-100;Depth bottom:number(m)#-10-100;Soil~Dark silty clay;Above context;Dated to;Opened on:date;Drawing:file;Description:long
- 204 | site=Hollow Field villa; trench=Trench 2; kind=Floor; depth_top=0.62; depth_bottom=0.68; soil=Mortar; dated_to=2nd century
- 211 | site=Hollow Field villa; trench=Trench 2; kind=Pit; depth_top=0.7; depth_bottom=1.35; soil=Dark silty clay; above_context=204
- 1004 | site=Market Square cellars; trench=Trench 1; kind=Wall; depth_top=1.1; depth_bottom=2.4; soil=Lime mortar; dated_to=14th century
- 32 | site=Beacon Hill barrow; trench=Test pit A; kind=Burial; depth_top=0.9; depth_bottom=1.2; soil=Chalk rubble; dated_to=About 1800 BC
record find|artifact|artefact|object: Find number!;Site->@excavation site|dig site~Hollow Field villa;Context->@context|trench~204|211;Material=Pottery|Metal|Bone|Glass|Stone|Wood|Textile|Coin;Object type~Brooch|Bowl rim;Period=Stone Age|Bronze Age|Iron Age|Roman|Medieval|Modern;Length:number(mm)#0.1-10000;Weight:number(g)#0-1000000;Found on:date!;Finder~Mabel Orr|Tim Sato;Condition=Complete|Fragment|Corroded|Fragile;Photo:image;Storage box
- HF-0418 | site=Hollow Field villa; context=211; material=Metal; object_type=Brooch; period=Roman; length=41; weight=12.3; finder=Mabel Orr; condition=Corroded; storage_box=Metal 3
- HF-0420 | site=Hollow Field villa; context=204; material=Pottery; object_type=Bowl rim; period=Roman; length=88; weight=64; finder=Tim Sato; condition=Fragment; storage_box=Pottery 11
- MS-0007 | site=Market Square cellars; context=1004; material=Coin; object_type=Silver penny; period=Medieval; length=18; weight=1.3; finder=Rhoda Finch; condition=Complete; storage_box=Coins 1
- BH-0002 | site=Beacon Hill barrow; context=32; material=Bone; object_type=Bone pin; period=Bronze Age; length=72; weight=4; finder=Mabel Orr; condition=Fragile; storage_box=Organic 2
record sample|soil sample|dating sample|laboratory sample: Sample number!;Context->@context|trench~211;Kind=Charcoal|Soil|Bone|Pollen|Seed|Mortar;Weight:number(g)#0-50000;Taken on:date!;Laboratory~Isotope Lab West;Method=Radiocarbon|DNA|Pollen|Chemical|Tree rings;Result;Age:number(years)#0-1000000;~Status=Taken|Sent|Result in
- S-031 | context=211; kind=Charcoal; weight=18; laboratory=Isotope Lab West; method=Radiocarbon; result=AD 130 to 210; age=1850; status=Result in
- S-032 | context=204; kind=Mortar; weight=120; laboratory=Isotope Lab West; method=Chemical; status=Sent
- S-040 | context=32; kind=Bone; weight=6; laboratory=Ancient DNA Unit; method=DNA; status=Taken
- S-044 | context=1004; kind=Seed; weight=2; laboratory=Isotope Lab West; method=Pollen; result=Rye and fig seeds; age=650; status=Result in
record dig diary entry|site diary|daily log|field note: Title!;Site->@excavation site|dig site~Hollow Field villa;Date:date!;Written by~Dr. Petra Ashdown|Mabel Orr;Weather=Sunny|Cloudy|Rain|Storm;Team size:number#1-200;Work done:long;Photo:image;Plan for tomorrow
- Floor of room 3 cleared | site=Hollow Field villa; written_by=Mabel Orr; weather=Sunny; team_size=11; work_done=Mosaic border shows on the east side.
- Rain stop at noon | site=Hollow Field villa; written_by=Dr. Petra Ashdown; weather=Rain; team_size=9
- Cellar stairs found | site=Market Square cellars; written_by=Rhoda Finch; weather=Cloudy; team_size=6; work_done=Seven steps down, blocked by rubble.; plan_for_tomorrow=Shore the north side
- Barrow tarps blown off | site=Beacon Hill barrow; written_by=Dr. Petra Ashdown; weather=Storm; team_size=4
work conservation|conservation task|restoration|treatment: Title!;Find->@find|artefact~HF-0418;Method=Cleaning|Gluing|Desalting|X-ray|Consolidation|Drawing;Conservator~Yvonne Blake;Due on:date;Priority=Low|Normal|High;Before photo:image;After photo:image;Notes:long
- Clean brooch pin | find=HF-0418; method=Cleaning; conservator=Yvonne Blake; priority=High
- Draw bowl rim | find=HF-0420; method=Drawing; conservator=Yvonne Blake; priority=Normal
- X-ray silver penny | find=MS-0007; method=X-ray; conservator=Noel Kemp; priority=Low
- Harden bone pin | find=BH-0002; method=Consolidation; conservator=Yvonne Blake; priority=High; notes=Keep damp until treated.
! person volunteer|team member|digger [volunteer\\w*|student\\w*|team]: Full name!;Role=Director|Supervisor|Student|Volunteer|Specialist|Photographer;Email:email;Phone:phone;From:date;To:date;Experience=None|Some seasons|Professional;Diet;Emergency contact
- Mabel Orr | role=Supervisor; experience=Professional
- Tim Sato | role=Student; experience=Some seasons
- Rhoda Finch | role=Photographer; experience=Professional; diet=Vegan
- Gareth Hume | role=Volunteer; experience=None; emergency_contact=Jill Hume
+ event registration|booking: Site->@excavation site|dig site;Week from:date;Experience=None|Some seasons|Professional;Diet

# seed bank|herbarium|culture collection|botanical collection|plant specimen|fungus collection|museum specimen|natural history collection
item accession|specimen|seed lot|plant specimen|strain: Accession number!;Species->@species|taxon~Cornflower|Alpine rye;Kind=Seed|Herbarium sheet|Live plant|Fungus culture|Insect|Mineral|Bird skin;Collected on:date;Collector->@collector|donor~Ilona Fay|Field Club West;Locality;Country;Quantity:number#0-1000000;Storage->@storage|cabinet|cold room~Cold room 2, shelf 14|Cabinet 7;~Status=Available|Low stock|Reserved|On loan|Lost;Photo:image
- SB-2019-0417 | species=Cornflower; kind=Seed; collector=Ilona Fay; locality=Rye field near Hainau; country=Germany; quantity=4200; storage=Cold room 2, shelf 14; status=Available
- HB-11820 | species=Alpine rye; kind=Herbarium sheet; collector=Field Club West; locality=Pass road, 1800 m; country=Switzerland; quantity=1; storage=Cabinet 7; status=On loan
- FC-0092 | species=Oyster mushroom; kind=Fungus culture; collector=Mycology Group Ost; locality=Beech trunk, Harz; country=Germany; quantity=12; storage=Nitrogen tank 1; status=Low stock
- LP-3310 | species=Lady's slipper; kind=Live plant; collector=Orchid Rescue Trip 2018; locality=Limestone wood; country=Austria; quantity=6; storage=Glasshouse bed C; status=Reserved
item species|taxon|variety: Name!;Latin name;Family;Rank=Species|Subspecies|Variety|Genus|Strain;Conservation=Common|Near threatened|Vulnerable|Endangered|Extinct in the wild;Native to;Use;Picture:image;Description:long
- Cornflower | latin_name=Centaurea cyanus; family=Asteraceae; rank=Species; conservation=Near threatened; native_to=Europe; use=Ornamental, tea
- Alpine rye | latin_name=Secale strictum; family=Poaceae; rank=Species; conservation=Vulnerable; native_to=Alps; use=Breeding
- Oyster mushroom | latin_name=Pleurotus ostreatus; family=Pleurotaceae; rank=Strain; conservation=Common; native_to=Northern woods; use=Food
- Lady's slipper | latin_name=Cypripedium calceolus; family=Orchidaceae; rank=Species; conservation=Endangered; native_to=Europe, Asia; use=Restoration
item storage|cabinet|cold room|shelf: Name!;Room;Type=Cold room|Freezer|Cabinet|Greenhouse bed|Drawer|Nitrogen tank;Temperature:number(°C)#-196-35;Humidity:percent;Capacity:number#1-100000;Last pest check:date;Responsible~Jorge Lind
- Cold room 2, shelf 14 | room=B1; type=Cold room; temperature=-18; humidity=15; capacity=600; responsible=Jorge Lind
- Cabinet 7 | room=H3; type=Cabinet; temperature=18; humidity=45; capacity=900; responsible=Jorge Lind
- Nitrogen tank 1 | room=B4; type=Nitrogen tank; temperature=-190; humidity=0; capacity=2000; responsible=Ama Frey
- Glasshouse bed C | room=G2; type=Greenhouse bed; temperature=16; humidity=70; capacity=80; responsible=Petra Lind
person collector|donor|institution: Name!;Institution;Email:email;Phone:phone;Country;Active from:number#1700-2100;Region;Kind=Person|Institution|Expedition;Note:long
- Ilona Fay | institution=Own collecting; country=Germany; region=Hesse; kind=Person
- Field Club West | institution=Field Club West; country=Switzerland; region=Valais; kind=Institution
- Mycology Group Ost | institution=Natural History Society; country=Germany; region=Harz; kind=Institution; active_from=1987
- Orchid Rescue Trip 2018 | institution=Botanic Garden Linz; country=Austria; region=Upper Austria; kind=Expedition; active_from=2018
record germination test|viability test|test|condition check: Title!;Accession->@accession|seed lot~SB-2019-0417;Tested on:date!;Seeds tested:number#1-10000;Germinated:number#0-10000;Rate:percent;Temperature:number(°C)#0-40;Medium=Agar|Paper|Sand|Soil;Tester~Jorge Lind|Ama Frey;Next test on:date;~Result=Passed|Regenerate|Failed
- Cornflower five-year test | accession=SB-2019-0417; seeds_tested=100; germinated=91; rate=91; temperature=20; medium=Agar; tester=Ama Frey; result=Passed
- Sheet condition check | accession=HB-11820; tester=Jorge Lind; result=Passed
- Slipper on sterile agar | accession=LP-3310; seeds_tested=200; germinated=22; rate=11; temperature=18; medium=Agar; tester=Ama Frey; result=Failed
- Cornflower after ten years | accession=SB-2019-0417; seeds_tested=100; germinated=64; rate=64; temperature=20; medium=Paper; tester=Jorge Lind; result=Regenerate
request loan request|seed request|material request|specimen request: Title!;Accession->@accession|specimen~SB-2019-0417|HB-11820;Institution;Requested by;Quantity:number#1-100000;Purpose=Research|Restoration|Breeding|Teaching|Exhibition;Needed by:date;Agreement:file;Return by:date;Message:long
- 200 seeds for field margin | accession=SB-2019-0417; institution=Meadow Trust; requested_by=Ruth Alder; quantity=200; purpose=Restoration
- Sheet for drawing class | accession=HB-11820; institution=Art College; requested_by=Prof. Lund; quantity=1; purpose=Teaching
- Oyster strain for cellar farm | accession=FC-0092; institution=Farm school; requested_by=Uwe Brand; quantity=1; purpose=Breeding
- Orchid for spring show | accession=LP-3310; institution=City Museum; requested_by=Dr. Elsa Moor; quantity=2; purpose=Exhibition; message=Glass case with cooling.
record loan|distribution|shipment|outgoing loan: Loan number!;Request->@loan request|seed request~Sheet for drawing class;Sent on:date!;Quantity:number#1-100000;Carrier;Tracking number;Return by:date;Returned on:date;Condition on return=Good|Damaged|Missing|Used up;~Status=Packed|Out|Returned|Overdue
- L-0231 | request=Sheet for drawing class; quantity=1; carrier=Courier; status=Out
- L-0229 | request=200 seeds for field margin; quantity=200; carrier=Post; condition_on_return=Used up; status=Out
- L-0235 | request=Oyster strain for cellar farm; quantity=1; carrier=Cold courier; tracking_number=CC8810; status=Packed
- L-0220 | request=Orchid for spring show; quantity=2; carrier=Own van; condition_on_return=Damaged; status=Returned
! record determination|identification|taxon history [identif\\w*|determin\\w*|taxonom\\w*|nam\\w*]: Title!;Accession->@accession|specimen~HB-11820;Species->@species|taxon~Alpine rye;Determined by~Dr. Sand;Determined on:date;Confidence=Sure|Likely|Doubtful;Note:long
- Sand on HB-11820 | accession=HB-11820; species=Alpine rye; determined_by=Dr. Sand; confidence=Sure
- Weber on mushroom culture | accession=FC-0092; species=Oyster mushroom; determined_by=Ida Weber; confidence=Likely; note=Check by sequence.
- Garden label orchid | accession=LP-3310; species=Lady's slipper; determined_by=Dr. Elsa Moor; confidence=Sure
- Field note cornflower | accession=SB-2019-0417; species=Cornflower; determined_by=Ilona Fay; confidence=Doubtful

# core facility|lab equipment|laboratory equipment|research facility|equipment reservation|instrument reservation|research equipment|instrument scheduling|shared equipment|instrument booking|lab equipment booking|microscope|microscopy|clean room
item instrument|microscope|equipment|device: Name!;Category=Light microscope|Electron microscope|Flow cytometer|Mass spectrometer|Printer|Laser|Clean room tool;Model;Room;Manager->@facility staff|operator~Dr. Hugo Salt|Mina Cho;Rate internal:money;Rate external:money;Training needed:boolean;Max booking:number(h)#0.5-168;~Status=Available|In use|Maintenance|Broken;Photo:image;Description:long
- Confocal 2 | category=Light microscope; model=LS 900; room=E0.14; manager=Mina Cho; rate_internal=25; rate_external=90; max_booking=8; status=Available
- Electron scope | category=Electron microscope; model=EV 30; room=E0.02; manager=Dr. Hugo Salt; rate_internal=60; rate_external=210; max_booking=6; status=Maintenance
- Sorter A3 | category=Flow cytometer; model=FS 3; room=E0.20; manager=Ravi Menon; rate_internal=45; rate_external=160; max_booking=4; status=In use
- Resin printer | category=Printer; model=RP 10; room=E1.03; manager=Jo Ellis; rate_internal=12; rate_external=40; max_booking=24; status=Broken
person lab user|researcher|facility user: Full name!;Email:email;Group->@user group|research group~Hartmann group|Outside: Nanovia;Phone:phone;Role=Student|Postdoc|Group leader|Technician|External;Card number;Safety briefing until:date;~Status=Active|Blocked|Left
- Yara Lindt | group=Hartmann group; role=Postdoc; card_number=2201; status=Active
- Ole Frisk | group=Outside: Nanovia; role=External; card_number=2290; status=Active
- Dana Weiss | group=Immune lab; role=Technician; card_number=2304; status=Active
- Marco Till | group=Design school; role=Student; card_number=2188; status=Blocked
item user group|research group|department: Name!;Leader;Cost centre;Kind=Internal|Partner|External;Email:email;Yearly budget:money;~Spent:money
- Hartmann group | leader=Prof. Eva Hartmann; cost_centre=CC-411; kind=Internal; yearly_budget=12000; spent=4310
- Outside: Nanovia | leader=Lars Kemp; cost_centre=EXT-20; kind=External; yearly_budget=20000; spent=8640
- Immune lab | leader=Dr. Sanna Vik; cost_centre=CC-430; kind=Internal; yearly_budget=18000; spent=11250
- Design school | leader=Prof. Otto Klee; cost_centre=PT-07; kind=Partner; yearly_budget=3000; spent=2960
! record usage log|usage session|usage record|instrument session|session [usage\\w*|hours used|log\\w*]: Title!;Instrument->@instrument|microscope~Confocal 2;User->@lab user|researcher~Yara Lindt|Ole Frisk;Date:date!;Started at:time;Ended at:time;Hours:number(h)#0-168;Purpose;Samples:number#0-500;Problem:boolean;Cost:money;Note:long
- Lindt root tips | instrument=Confocal 2; user=Yara Lindt; hours=3.5; purpose=Live imaging; samples=6; cost=87.5
- Frisk film cross section | instrument=Confocal 2; user=Ole Frisk; hours=2; purpose=Layer thickness; samples=3; cost=180
- Weiss T cell sort | instrument=Sorter A3; user=Dana Weiss; hours=4; purpose=CD8 cells; samples=12; cost=180; note=Nozzle blocked once.
- Till lamp prototype | instrument=Resin printer; user=Marco Till; hours=18; purpose=Model part; samples=1; cost=216
! record training record|training|certification|user training|user training record [train\\w*|certif\\w*]: Title!;User->@lab user|researcher~Yara Lindt|Ole Frisk;Instrument->@instrument|microscope~Confocal 2|Electron scope;Trained on:date!;Trainer->@facility staff|operator~Mina Cho;Level=Basic|Independent|Super user;Valid until:date;~Status=Booked|Passed|Repeat|Expired
- Lindt confocal | user=Yara Lindt; instrument=Confocal 2; trainer=Mina Cho; level=Independent; status=Passed
- Frisk confocal | user=Ole Frisk; instrument=Confocal 2; trainer=Mina Cho; level=Basic; status=Passed
- Weiss sorter | user=Dana Weiss; instrument=Sorter A3; trainer=Ravi Menon; level=Super user; status=Passed
- Till printer | user=Marco Till; instrument=Resin printer; trainer=Jo Ellis; level=Basic; status=Expired
item facility staff|operator|instrument manager: Name!;Email:email;Phone:phone;Office;Expertise;Instruments looked after;Working days
- Mina Cho | office=E0.10; expertise=Live cell imaging; working_days=Mon to Fri
- Dr. Hugo Salt | office=E0.11; expertise=Electron microscopy; working_days=Mon to Thu
- Ravi Menon | office=E0.19; expertise=Cell sorting; instruments_looked_after=Sorter A3; working_days=Tue to Fri
- Jo Ellis | office=E1.01; expertise=Printing, laser cutting; instruments_looked_after=Resin printer; working_days=Mon, Wed
! work maintenance|maintenance record|repair|service visit|downtime [maint\\w*|repair\\w*|downtime]: Title!;Instrument->@instrument|microscope~Electron scope;Kind=Service|Repair|Calibration|Upgrade|Cleaning;Technician;Due on:date;Downtime:number(h)#0-2000;Cost:money;Notes:long
- Filament change | instrument=Electron scope; kind=Repair; technician=Dr. Hugo Salt; downtime=16; cost=740
- Laser alignment | instrument=Confocal 2; kind=Calibration; technician=Mina Cho; downtime=4; cost=0
- Replace resin tank | instrument=Resin printer; kind=Repair; technician=Jo Ellis; downtime=72; cost=310
- Sheath filter change | instrument=Sorter A3; kind=Service; technician=Ravi Menon; downtime=2; cost=95; notes=Every three months.
! item project account|cost centre|project code|charge account [account\\w*|charg\\w*|cost cent\\w*|billing]: Number!;Name;Group->@user group|research group~Hartmann group|Outside: Nanovia;Owner~Yara Lindt;Budget:money;~Charged so far:money;Valid until:date;~Status=Open|Used up|Closed
- P-2204 | name=Thin films; group=Hartmann group; owner=Yara Lindt; budget=12000; charged_so_far=3480; status=Open
- P-2210 | name=Outside work; group=Outside: Nanovia; owner=Ole Frisk; budget=5000; charged_so_far=4910; status=Open
- P-2231 | name=Plant roots in 3D; group=Hartmann group; owner=Imre Sand; budget=8000; charged_so_far=8000; status=Used up
- P-2185 | name=Membrane tests; group=Outside: Nanovia; owner=Ole Frisk; budget=3000; charged_so_far=2640; status=Closed
! record usage charge|charge|usage fee [charg\\w*|rates?|billing]: Title!;Instrument->@instrument|microscope~Confocal 2;Usage->@usage log|usage session|usage record;Project account->@project account|cost centre|project code~P-2204|P-2210;Hours:number(h)#0-168;Rate:money;Amount:money;Charged on:date;~Status=Open|Charged|Cancelled
- Confocal, three hours | project_account=P-2204; instrument=Confocal 2; hours=3; rate=40; amount=120; status=Charged
- Scope for Nanovia | project_account=P-2210; instrument=Electron scope; hours=2; rate=120; amount=240; status=Open
- Night run on the confocal | project_account=P-2231; instrument=Confocal 2; hours=9; rate=40; amount=360; status=Charged
- Broken-off session | project_account=P-2185; instrument=Electron scope; hours=1; rate=120; amount=120; status=Cancelled
+ booking|reservation: Instrument->@instrument|microscope;User->@lab user|researcher;Date:date!;Starts at:time!;Ends at:time!;Help needed:boolean;Samples:number#0-500;~Status=Booked|Running|Done|Cancelled|No show
+ invoice: Group->@user group|research group;Period from:date;Period to:date;Hours:number(h)#0-2000

# tattoo|tattoo studio|tattoo artist|tattooist|piercing|piercing studio|body art
item artist|tattoo artist|piercer: Name!;Style=Blackwork|Realism|Traditional|Japanese|Fine line|Watercolour|Piercing;Hourly rate:money;Minimum price:money;Working days~Wed to Sat;Guest artist:boolean;Instagram:url;Photo:image;Bio:long
- Roxy Vale | style=Fine line; hourly_rate=130; minimum_price=80; working_days=Wed to Sat; bio=Botanical work and tiny animals.
- Dmitri Kray | style=Japanese; hourly_rate=150; minimum_price=150; working_days=Tue to Fri
- Sunny Okafor | style=Watercolour; hourly_rate=120; minimum_price=90; working_days=Thu to Sat
- Lena Stahl | style=Piercing; hourly_rate=60; minimum_price=35; working_days=Mon to Fri; bio=Ears, noses and calm first-timers.
item design|flash design|flash|portfolio piece|artwork: Title!;Artist->@artist|tattoo artist~Roxy Vale|Dmitri Kray;Style=Blackwork|Realism|Traditional|Japanese|Fine line|Watercolour;Width:number(cm)#1-80;Placement=Arm|Leg|Back|Chest|Hand|Neck|Anywhere;Price:money;Once only:boolean;Picture:image;~Status=Available|Reserved|Tattooed
- Poppy and bee | artist=Roxy Vale; style=Fine line; width=9; placement=Arm; price=180; status=Available
- Koi upstream | artist=Dmitri Kray; style=Japanese; width=34; placement=Back; price=1400; status=Reserved
- Hummingbird splash | artist=Sunny Okafor; style=Watercolour; width=14; placement=Chest; price=320; status=Tattooed
- Old compass | artist=Dmitri Kray; style=Blackwork; width=11; placement=Leg; price=240; status=Available
person client: Full name!;Date of birth:date!;Phone:phone;Email:email;ID checked:boolean;Skin conditions;Allergies;Medication;First tattoo:boolean;Notes:long
- Carmen Ode | skin_conditions=None; allergies=Nickel; medication=None
- Bastian Fell | skin_conditions=Psoriasis on elbows; allergies=None; medication=None
- Hanne Brook | skin_conditions=Dry skin; allergies=Latex; medication=Blood thinner
- Miles Tang | skin_conditions=None; allergies=None; medication=None; notes=Fainted at his ear piercing.
work tattoo project|session|tattoo session|project: Title!;Client->@client~Carmen Ode|Bastian Fell;Artist->@artist|tattoo artist~Roxy Vale|Dmitri Kray;Design->@design|flash~Poppy and bee|Koi upstream;Body part=Arm|Leg|Back|Chest|Hand|Neck;Sessions planned:number#1-30;~Sessions done:number#0-30;Price agreed:money;Deposit paid:money;Next session:date;Notes:long
- Koi back piece | client=Bastian Fell; artist=Dmitri Kray; design=Koi upstream; body_part=Back; sessions_planned=5; sessions_done=2; price_agreed=1400; deposit_paid=300
- Poppy forearm | client=Carmen Ode; artist=Roxy Vale; design=Poppy and bee; body_part=Arm; sessions_planned=1; sessions_done=0; price_agreed=180; deposit_paid=50
- Hummingbird chest | client=Hanne Brook; artist=Sunny Okafor; design=Hummingbird splash; body_part=Chest; sessions_planned=2; sessions_done=2; price_agreed=320; deposit_paid=80
- Compass calf | client=Miles Tang; artist=Dmitri Kray; design=Old compass; body_part=Leg; sessions_planned=1; sessions_done=0; price_agreed=240; deposit_paid=60
request tattoo request|custom request|consultation request|inquiry|idea: Title!;Name!;Email:email!;Artist->@artist|tattoo artist~Roxy Vale|Dmitri Kray;Body part=Arm|Leg|Back|Chest|Hand|Neck;Size:number(cm)#1-80;Colour=Black|Colour|Both;Budget:money;Reference picture:image;Idea:long;~Quote:money
- Grandfather's fishing boat | name=Lou Prentice; artist=Roxy Vale; body_part=Leg; size=12; colour=Black; budget=250; quote=260
- Cover-up of old star | name=Anton Reiss; artist=Dmitri Kray; body_part=Arm; size=15; colour=Both; budget=400
- Name behind the ear | name=Kira Dunn; artist=Roxy Vale; body_part=Neck; size=3; colour=Black; budget=90; quote=80
- Sunset over my town | name=Olaf Berg; artist=Sunny Okafor; body_part=Back; size=25; colour=Colour; budget=700
record consent form|waiver|consent: Title!;Client->@client~Carmen Ode|Bastian Fell;Project->@tattoo project|session~Poppy forearm|Koi back piece;Signed on:date!;Over 18:boolean;Sober:boolean;Pregnant:boolean;Ink batch~Dynamic black 2207;Needle batch;Document:file
- Ode consent | client=Carmen Ode; project=Poppy forearm; ink_batch=Black 2207
- Fell consent session 2 | client=Bastian Fell; project=Koi back piece; ink_batch=Black 2207, red 118
- Brook consent | client=Hanne Brook; project=Hummingbird chest; ink_batch=Cyan 114, magenta 90
- Tang consent | client=Miles Tang; project=Compass calf; ink_batch=Black 2207; needle_batch=N-33
record aftercare check|healing check|aftercare [aftercare|heal\\w*|follow]: Title!;Client->@client~Bastian Fell;Project->@tattoo project|session~Koi back piece;Checked on:date!;Days after:number(days)#0-120;Healing=Good|Scabbing|Infected|Faded;Touch-up needed:boolean;Photo:image;Advice:long
- Fell after ten days | client=Bastian Fell; project=Koi back piece; days_after=10; healing=Scabbing; advice=Thin cream twice a day, no pool.
- Brook after three weeks | client=Hanne Brook; project=Hummingbird chest; days_after=21; healing=Faded; advice=Touch-up of the blue in two months.
- Ode day five | client=Carmen Ode; project=Poppy forearm; days_after=5; healing=Good
- Tang red edge | client=Miles Tang; project=Compass calf; days_after=8; healing=Infected; advice=See a doctor today.
! item jewellery|supply|ink [jewel\\w*|suppl\\w*|stock|ink\\w*|inventory]: Name!;Kind=Jewellery|Ink|Needle|Aftercare|Hygiene;Material=Titanium|Steel|Gold|Pigment|Other;Size~1.2 x 8 mm;Price:money;In stock:number#0-5000;Batch;Expires on:date
- Titanium labret | kind=Jewellery; material=Titanium; size=1.2 x 8 mm; price=24; in_stock=18
- Black ink 200 ml | kind=Ink; material=Pigment; price=38; in_stock=4; batch=2207
- Healing balm 50 g | kind=Aftercare; material=Other; size=50 g; price=15; in_stock=33
- Round liner 7 | kind=Needle; material=Steel; size=0.35 mm; price=2; in_stock=240; batch=N-33
+ appointment|booking: Client->@client;Artist->@artist|tattoo artist;Project->@tattoo project|session;Date:date!;Starts at:time!;Hours:number(h)#0.25-10;Deposit:money;~Status=Requested|Deposit paid|Confirmed|Done|No show|Cancelled

# skincare|skin care|cosmetics|beauty routine|makeup|perfume|fragrance|skincare routine
item skincare product|beauty product|cosmetic|perfume: Name!;Brand;Category=Cleanser|Toner|Serum|Moisturiser|Sunscreen|Mask|Make-up|Perfume;Skin type=All|Dry|Oily|Mixed|Sensitive;Size:number(ml)#1-1000;Price:money;Sun factor:number#0-100;Open shelf life:number(months)#1-60;Vegan:boolean;Photo:image;Description:long
- Oat cleansing milk | brand=Meadow Lab; category=Cleanser; skin_type=Sensitive; size=200; price=14; open_shelf_life=12
- Niacinamide serum 10 | brand=Clear Formula; category=Serum; skin_type=Oily; size=30; price=11; open_shelf_life=9
- Daily fluid 50 | brand=Sol; category=Sunscreen; skin_type=All; size=50; price=18; sun_factor=50; open_shelf_life=12
- Glow peel 8 | brand=Clear Formula; category=Toner; skin_type=Mixed; size=100; price=16; open_shelf_life=12
item ingredient: Name!;INCI name;Function=Hydrating|Exfoliating|Soothing|Brightening|Antioxidant|Preservative|Fragrance;Irritation=Low|Medium|High;Comedogenic:number#0-5;Works with;Avoid with;Pregnancy safe:boolean;Description:long
- Niacinamide | inci_name=Niacinamide; function=Brightening; irritation=Low; comedogenic=0; works_with=Zinc
- Glycolic acid | inci_name=Glycolic Acid; function=Exfoliating; irritation=High; comedogenic=0; avoid_with=Retinol
- Oat extract | inci_name=Avena Sativa Kernel Extract; function=Soothing; irritation=Low; comedogenic=1
- Vitamin E | inci_name=Tocopherol; function=Antioxidant; irritation=Medium; comedogenic=2; works_with=Vitamin C
record product ingredient|formula line|ingredient list entry: Title!;Product->@skincare product|cosmetic~Niacinamide serum 10|Oat cleansing milk;Ingredient->@ingredient~Niacinamide|Oat extract;Concentration:percent;Position:number#1-100;Key ingredient:boolean
- Niacinamide in serum | product=Niacinamide serum 10; ingredient=Niacinamide; concentration=10; position=2
- Oat in cleansing milk | product=Oat cleansing milk; ingredient=Oat extract; concentration=3; position=5
- Glycolic in peel | product=Glow peel 8; ingredient=Glycolic acid; concentration=8; position=3
- Vitamin E in sun fluid | product=Daily fluid 50; ingredient=Vitamin E; concentration=0.5; position=14
item routine|skincare routine|beauty routine: Name!;Time of day=Morning|Evening|Weekly;Skin type=All|Dry|Oily|Mixed|Sensitive;Goal=Clear skin|Hydration|Anti-ageing|Calm redness|Even tone;Minutes:number(min)#1-120;Public:boolean;Picture:image;Description:long
- Calm mornings | time_of_day=Morning; skin_type=Sensitive; goal=Calm redness; minutes=6
- Sunday reset | time_of_day=Weekly; skin_type=Oily; goal=Clear skin; minutes=35
- Night repair | time_of_day=Evening; skin_type=Dry; goal=Anti-ageing; minutes=10
- Two-minute start | time_of_day=Morning; skin_type=All; goal=Hydration; minutes=2; description=For people who oversleep.
record routine step|step: Title!;Routine->@routine|skincare routine~Calm mornings|Sunday reset;Product->@skincare product|cosmetic~Oat cleansing milk|Daily fluid 50;Order:number#1-20;Amount~Two pumps;Wait:number(min)#0-60;Days=Every day|Weekdays|Twice a week|Weekly;Tip:long
- Cleanse gently | routine=Calm mornings; product=Oat cleansing milk; order=1; amount=Two pumps; days=Every day
- Sun protection | routine=Calm mornings; product=Daily fluid 50; order=2; amount=Two finger lengths; days=Every day
- Peel, no rinse | routine=Sunday reset; product=Glow peel 8; order=2; amount=One cotton pad; wait=10; days=Weekly; tip=No retinol that night.
- Serum before bed | routine=Night repair; product=Niacinamide serum 10; order=2; amount=Three drops; wait=2; days=Twice a week
record skin diary entry|skin log|daily log|skin check: Title!;Date:date!;Condition=Clear|Dry|Oily|Red|Breakout|Itchy;Score:number#1-10;Spots:number#0-100;Sleep:number(h)#0-16;Stress=Low|Medium|High;Routine done->@routine|skincare routine~Calm mornings;Photo:image;Note:long
- Cheeks calmer | condition=Clear; score=8; spots=1; sleep=7.5; stress=Low; routine_done=Calm mornings
- Chin breakout | condition=Breakout; score=4; spots=6; sleep=5; stress=High; routine_done=Sunday reset
- Tight after the sauna | condition=Dry; score=6; spots=0; sleep=8; stress=Low; routine_done=Night repair
- Red nose in the wind | condition=Red; score=5; spots=2; sleep=6.5; stress=Medium; routine_done=Two-minute start
! record shelf item|opened product|my product [shelf|collection|expir\\w*|inventory|my product\\w*]: Title!;Product->@skincare product|cosmetic~Daily fluid 50;Opened on:date;Use by:date;Left:percent;Paid:money;Buy again:boolean;~Status=Unopened|In use|Empty|Expired
- My sunscreen | product=Daily fluid 50; left=40; paid=18; status=In use
- Spare cleansing milk | product=Oat cleansing milk; left=100; paid=12; status=Unopened
- Old peel | product=Glow peel 8; left=15; paid=16; status=Expired
- Serum, last drops | product=Niacinamide serum 10; left=0; paid=11; status=Empty
+ review: Product->@skincare product|cosmetic;Skin type=All|Dry|Oily|Mixed|Sensitive;Used for:number(weeks)#0-520;Irritation:boolean;Buy again:boolean
+ product: Skin type=All|Dry|Oily|Mixed|Sensitive;Size:number(ml)#1-1000;Ingredients:long

# ski resort|ski school|skiing|snowboard|ski rental|ski pass|ski slope|ski club
item slope|piste|run|trail: Name!;Level=Green|Blue|Red|Black|Cross-country;Length:number(m)#50-20000;Top:number(m)#0-4500;Drop:number(m)#5-2500;Lift->@lift|ski lift~Sunny Express|Wolf T-bar;Snowmaking:boolean;Night skiing:boolean;Snow depth:number(cm)#0-800;~Status=Open|Grooming|Closed|Avalanche danger;Photo:image
- Wolf Run | level=Red; length=2400; top=1980; drop=520; lift=Wolf T-bar; snow_depth=95; status=Open
- Bunny Meadow | level=Green; length=450; top=1240; drop=60; lift=Sunny Express; snow_depth=60; status=Open
- Black Notch | level=Black; length=1300; top=2240; drop=610; lift=Notch Gondola; snow_depth=160; status=Avalanche danger
- Valley track 12 km | level=Cross-country; length=12000; top=1180; drop=40; lift=Snow carpet; snow_depth=45; status=Grooming
item lift|ski lift|gondola: Name!;Type=Chairlift|Gondola|T-bar|Magic carpet|Cable car;Capacity:number(people/h)#50-6000;Length:number(m)#20-8000;Ride:number(min)#1-40;Opens at:time;Closes at:time;~Status=Running|Standby|Wind hold|Closed
- Sunny Express | type=Chairlift; capacity=2400; length=1100; ride=6; status=Running
- Wolf T-bar | type=T-bar; capacity=900; length=820; ride=7; status=Wind hold
- Notch Gondola | type=Gondola; capacity=3000; length=2600; ride=11; status=Standby
- Snow carpet | type=Magic carpet; capacity=600; length=80; ride=3; status=Closed
item ski pass|lift ticket|pass: Name!;Days:number#0.5-200;For=Adult|Youth|Child|Senior|Family;Season=Low|High|All;Price:money;Night skiing:boolean;Card deposit:money;Valid area;Description:long
- Day pass adult | days=1; for=Adult; season=High; price=58; card_deposit=3; valid_area=Whole mountain
- Six days family | days=6; for=Family; season=Low; price=690; card_deposit=12; valid_area=Whole mountain
- Season youth | days=130; for=Youth; season=All; price=395; card_deposit=3; valid_area=Whole mountain
- Four hours senior | days=0.5; for=Senior; season=High; price=36; card_deposit=3; valid_area=Sunny side
event ski course|ski lesson|lesson|group course|snowboard lesson: Title!;Discipline=Ski|Snowboard|Cross-country|Telemark;Level=Beginner|Intermediate|Advanced|Expert;Ages~4 to 7;Instructor->@instructor|ski instructor~Beat Amman|Lucie Noir;Date:date!;Ends on:date;Starts at:time;Meeting point;Places:number#1-14;Price:money
- Snow dwarfs, five mornings | discipline=Ski; level=Beginner; ages=4 to 7; instructor=Lucie Noir; meeting_point=Magic carpet; places=8; price=210
- Carving weekend | discipline=Ski; level=Advanced; ages=16 and up; instructor=Beat Amman; meeting_point=Sunny Express top; places=6; price=160
- First turns on a board | discipline=Snowboard; level=Beginner; ages=10 to 16; instructor=Iben Holm; meeting_point=Snow carpet; places=7; price=130
- Skating technique | discipline=Cross-country; level=Intermediate; ages=16 and up; instructor=Arvo Rask; meeting_point=Track hut; places=10; price=48
item instructor|ski instructor|guide: Name!;Disciplines~Ski, telemark;Licence=Level 1|Level 2|Level 3|Mountain guide;Languages;Private hour:money;Available;Phone:phone;Photo:image
- Beat Amman | disciplines=Ski, telemark; licence=Level 3; languages=German, English; private_hour=75; available=Whole season
- Lucie Noir | disciplines=Ski, snowboard; licence=Level 2; languages=French, English; private_hour=65; available=Christmas to March
- Iben Holm | disciplines=Snowboard; licence=Level 1; languages=Danish, English; private_hour=50; available=February
- Arvo Rask | disciplines=Cross-country, ski touring; licence=Mountain guide; languages=Estonian, English; private_hour=95; available=Weekends
item rental item|ski equipment|rental equipment|ski|snowboard: Number!;Kind=Ski|Snowboard|Boot|Pole|Helmet|Sled|Cross-country set;Model;Size~168 cm|Boot 27.5;Level=Beginner|Intermediate|Advanced|Expert;Day price:money;Last waxed on:date;~Status=Ready|Rented|Workshop|Retired;Photo:image
- SK-168-04 | kind=Ski; model=Carve 7; size=168 cm; level=Intermediate; day_price=28; status=Ready
- BT-275-11 | kind=Boot; model=Flex 90; size=Boot 27.5; level=Intermediate; day_price=12; status=Rented
- SB-152-02 | kind=Snowboard; model=Park Lite; size=152 cm; level=Beginner; day_price=30; status=Workshop
- HE-M-40 | kind=Helmet; model=Shell 3; size=M; level=Beginner; day_price=6; status=Retired
record rental|equipment rental|ski rental: Title!;Guest name!;Item->@rental item|ski equipment~SK-168-04|BT-275-11;From:date!;To:date!;Weight:number(kg)#10-160;Height:number(cm)#70-215;Binding setting:number#0.5-16;Price:money;Deposit:money;~Status=Reserved|Out|Returned|Damaged
- Ortiz skis three days | guest_name=Pilar Ortiz; item=SK-168-04; weight=66; height=171; binding_setting=6; price=84; deposit=100; status=Reserved
- Brandt boots | guest_name=Jo Brandt; item=BT-275-11; weight=81; height=180; price=36; deposit=50; status=Out
- Chen board weekend | guest_name=Lily Chen; item=SB-152-02; weight=54; height=163; price=60; deposit=100; status=Damaged
- Falk helmet | guest_name=Otto Falk; item=HE-M-40; weight=40; height=146; price=18; deposit=20; status=Returned
record snow report|weather report|avalanche bulletin [snow|weather|avalanche]: Title!;Date:date!;Snow valley:number(cm)#0-400;Snow top:number(cm)#0-900;New snow:number(cm)#0-200;Temperature:number(°C)#-45-25;Wind:number(km/h)#0-220;Avalanche level:number#1-5;Surface=Powder|Packed|Icy|Wet;Note:long
- Morning report | snow_valley=40; snow_top=145; new_snow=12; temperature=-7; wind=25; avalanche_level=2; surface=Powder
- After the storm | snow_valley=75; snow_top=210; new_snow=55; temperature=-11; wind=70; avalanche_level=4; surface=Powder; note=Notch side stays closed.
- Spring afternoon | snow_valley=15; snow_top=110; new_snow=0; temperature=8; wind=10; avalanche_level=3; surface=Wet
- Frozen after clear night | snow_valley=38; snow_top=140; new_snow=0; temperature=-14; wind=5; avalanche_level=1; surface=Icy
+ booking|reservation: Course->@ski course|lesson;Instructor->@instructor|ski instructor;Pass->@ski pass;From:date!;To:date;People:number#1-20;Level=Beginner|Intermediate|Advanced|Expert;Price:money

# scuba diving|dive center|dive shop|diving|diver|dive log|freediving|snorkel
item dive site|site|reef|wreck: Name!;Type=Reef|Wreck|Wall|Cave|Shore|Lake|Drift;Max depth:number(m)#1-200;Level=Beginner|Advanced|Technical;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Boat ride:number(min)#0-300;Current=None|Mild|Strong;Often seen;Best months;Photo:image;Description:long
- Lantern Reef | type=Reef; max_depth=22; level=Beginner; boat_ride=20; current=Mild; often_seen=Turtles, parrotfish; best_months=May to October
- Wreck of the Adele | type=Wreck; max_depth=34; level=Advanced; boat_ride=45; current=Strong; often_seen=Barracuda, lionfish; best_months=June to September
- Blue Window cave | type=Cave; max_depth=58; level=Technical; boat_ride=70; current=None; often_seen=Groupers; best_months=All year
- Fisher steps | type=Shore; max_depth=9; level=Beginner; boat_ride=0; current=None; often_seen=Seahorses, octopus; best_months=April to November
record dive|dive log|logged dive|log entry: Title!;Diver->@diver|guest~Kim Sorrel|Enzo Pratt;Dive site->@dive site|reef~Lantern Reef|Wreck of the Adele;Date:date!;Max depth:number(m)#0-200;Bottom time:number(min)#1-300;Air start:number(bar)#50-300;Air end:number(bar)#0-300;Water temperature:number(°C)#-2-36;Visibility:number(m)#0-80;Buddy;Gas=Air|Nitrox 32|Nitrox 36|Trimix;Notes:long
- Kim's turtle dive | diver=Kim Sorrel; dive_site=Lantern Reef; max_depth=17.5; bottom_time=48; air_start=200; air_end=60; water_temperature=27; visibility=20; buddy=Enzo; gas=Air
- Adele deck | diver=Enzo Pratt; dive_site=Wreck of the Adele; max_depth=31; bottom_time=27; air_start=220; air_end=70; water_temperature=25; visibility=15; buddy=Rashid; gas=Nitrox 32
- Seahorse hunt | diver=Nora Kvist; dive_site=Fisher steps; max_depth=7; bottom_time=62; air_start=210; air_end=90; water_temperature=24; visibility=8; buddy=Suzi; gas=Air
- Window at 52 metres | diver=Oleg Baran; dive_site=Blue Window cave; max_depth=52; bottom_time=22; air_start=230; air_end=110; water_temperature=21; visibility=40; buddy=Rashid; gas=Trimix; notes=Deco 24 minutes.
person diver|guest|diving student: Full name!;Email:email;Phone:phone;Date of birth:date;Certification=None|Open Water|Advanced|Rescue|Divemaster|Instructor;Certificate number;Dives:number#0-20000;Medical valid until:date;Wetsuit size=XS|S|M|L|XL;Fin size;Emergency contact
- Kim Sorrel | certification=Open Water; certificate_number=OW-22118; dives=14; wetsuit_size=S; fin_size=38; emergency_contact=Pat Sorrel
- Enzo Pratt | certification=Advanced; certificate_number=AO-9071; dives=86; wetsuit_size=L; fin_size=44; emergency_contact=Lia Pratt
- Nora Kvist | certification=None; dives=1; wetsuit_size=M; fin_size=40; emergency_contact=Ivar Kvist
- Oleg Baran | certification=Divemaster; certificate_number=DM-3308; dives=740; wetsuit_size=XL; fin_size=46; emergency_contact=Irina Baran
event dive trip|trip|boat trip|excursion: Title!;Date:date!;Departs at:time;Boat->@dive boat|boat~Blue Manta;First site->@dive site|reef~Lantern Reef;Second site->@dive site|wreck~Wreck of the Adele;Guide->@dive instructor|guide~Rashid Omar;Level=Beginner|Advanced|Technical;Places:number#1-40;Price:money;~Status=Planned|Full|Sailed|Cancelled for weather
- Two-tank morning | boat=Blue Manta; first_site=Wreck of the Adele; second_site=Lantern Reef; guide=Rashid Omar; level=Advanced; places=12; price=95; status=Planned
- Easy reef afternoon | boat=Blue Manta; first_site=Lantern Reef; guide=Suzi Hale; level=Beginner; places=10; price=60; status=Planned
- Cave expedition day | boat=Sea Otter; first_site=Blue Window cave; guide=Rashid Omar; level=Technical; places=4; price=180; status=Full
- Night dive at the wreck | boat=Reef Runner; first_site=Wreck of the Adele; guide=Mauro Lenti; level=Advanced; places=8; price=75; status=Cancelled for weather
event dive course|course|certification course: Title!;Level=Discover|Open Water|Advanced|Rescue|Divemaster|Specialty;Instructor->@dive instructor|guide~Rashid Omar|Suzi Hale;Date:date!;Ends on:date;Dives:number#0-40;Minimum age:number(years)#8-21;Places:number#1-12;Price:money;Includes:long
- Open Water, four days | level=Open Water; instructor=Suzi Hale; dives=4; minimum_age=10; places=4; price=420; includes=Gear, e-learning, card
- Nitrox day | level=Specialty; instructor=Rashid Omar; dives=2; minimum_age=15; places=6; price=150
- Discover in the bay | level=Discover; instructor=Suzi Hale; dives=1; minimum_age=10; places=6; price=70; includes=All gear, photos
- Rescue diver week | level=Rescue; instructor=Mauro Lenti; dives=5; minimum_age=15; places=6; price=390
item dive instructor|instructor|guide|divemaster: Name!;Rank=Divemaster|Instructor|Master instructor|Boat captain;Number;Languages;Specialties~Wreck, nitrox;Insurance until:date;Phone:phone;Photo:image
- Rashid Omar | rank=Master instructor; number=I-44102; languages=English, Arabic; specialties=Wreck, nitrox
- Suzi Hale | rank=Instructor; number=I-50233; languages=English, German; specialties=Children, biology
- Mauro Lenti | rank=Divemaster; number=D-70818; languages=English, Italian; specialties=Night, rescue
- Idris Salem | rank=Boat captain; number=C-0042; languages=Arabic, English; specialties=Navigation
item equipment|dive gear|rental gear|tank: Number!;Kind=Regulator|Jacket|Wetsuit|Tank|Computer|Mask and fins|Torch;Size;Brand;Last service:date;Next service:date;Tank test until:date;Day price:money;~Status=Ready|Rented|Service|Retired
- REG-07 | kind=Regulator; brand=Deep Line; day_price=10; status=Ready
- TANK-12-31 | kind=Tank; size=12 l; brand=Aluminium; day_price=6; status=Ready
- WS-M-15 | kind=Wetsuit; size=M; brand=Neo; day_price=7; status=Rented
- COMP-02 | kind=Computer; brand=Depthmate; day_price=9; status=Service
! item dive boat|boat [boat\\w*]: Name!;Places:number#2-80;Length:number(m)#3-60;Oxygen aboard:boolean;Captain;Engine hours:number(h)#0-50000;Next service:date;~Status=Ready|At sea|Workshop
- Blue Manta | places=16; length=14; captain=Idris; engine_hours=3120; status=Ready
- Sea Otter | places=6; length=8.5; captain=Idris Salem; engine_hours=980; status=At sea
- Reef Runner | places=10; length=10.2; captain=Lou Pinto; engine_hours=5410; status=Workshop
- Old Dolphin | places=24; length=18; captain=Idris Salem; engine_hours=12750; status=Ready
+ booking|reservation: Trip->@dive trip|trip;Course->@dive course|course;Diver->@diver|guest;Gear needed=None|Full set|Tank and weights|Computer only;Certification shown:boolean;Price:money;~Status=Requested|Confirmed|Dived|Cancelled

# step challenge|fitness challenge|step counter|pedometer|weight loss challenge|corporate wellness|wellness challenge|activity tracker
event challenge|step challenge|competition: Title!;Metric=Steps|Kilometres|Minutes active|Calories|Weight|Floors|Litres of water;Starts on:date!;Ends on:date!;Daily target:number#0-1000000;Team size:number#1-50;Open to=Everyone|Company|Friends|Invitation;Prize;Picture:image;~Status=Coming|Running|Finished;Rules:long
- Round the lake in June | metric=Steps; daily_target=9000; team_size=5; open_to=Company; prize=Team breakfast; status=Running
- Thirty active minutes | metric=Minutes active; daily_target=30; team_size=1; open_to=Everyone; status=Coming
- Climb the tower | metric=Floors; daily_target=12; team_size=3; open_to=Invitation; prize=Dinner voucher; status=Finished
- Two litres a day | metric=Litres of water; daily_target=2; team_size=4; open_to=Friends; prize=Steel bottles; status=Running
person participant|walker|employee|challenger: Full name!;Email:email;Team->@team|group~Stair Masters|Lunch Walkers;Department;Date of birth:date;Height:number(cm)#100-230;Start weight:number(kg)#30-300;Device~Phone|Watch;Personal goal;Points:number#0-1000000
- Ulla Meins | team=Stair Masters; department=Accounts; height=170; device=Watch; personal_goal=10000 steps; points=1240
- Abdul Rahim | team=Lunch Walkers; department=Warehouse; height=178; device=Phone; personal_goal=Take the bike; points=980
- Priska Tolle | team=Night Owls; department=Reception; height=162; device=Watch; personal_goal=Stairs only; points=1510
- Jonty Blake | team=Desk Escapees; department=Design; height=185; device=Phone; personal_goal=Lose four kilos; points=430
item team|group: Name!;Captain;Department;Members:number#1-200;~Total:number#0-1000000000;~Rank:number#1-1000;Motto;Picture:image
- Stair Masters | captain=Ulla Meins; department=Accounts; members=5; total=812400; rank=1; motto=No lifts
- Lunch Walkers | captain=Abdul Rahim; department=Warehouse; members=5; total=768000; rank=2
- Night Owls | captain=Priska Tolle; department=Reception; members=4; total=655200; rank=3; motto=Moonlight miles
- Desk Escapees | captain=Jonty Blake; department=Design; members=5; total=401900; rank=4
record activity entry|step entry|daily steps|activity|activity log: Title!;Participant->@participant|walker~Ulla Meins|Abdul Rahim;Challenge->@challenge|step challenge~Round the lake in June;Date:date!;Activity=Walking|Running|Cycling|Swimming|Gym|Stairs|Other;Steps:number#0-120000;Distance:number(km)#0-500;Minutes:number(min)#0-1440;Calories:number(kcal)#0-10000;Source=Manual|Phone|Watch;Photo:image
- Meins, Tuesday walk | participant=Ulla Meins; challenge=Round the lake in June; activity=Walking; steps=11240; distance=8.1; minutes=96; calories=420; source=Watch
- Rahim, bike to work | participant=Abdul Rahim; challenge=Round the lake in June; activity=Cycling; steps=6100; distance=14; minutes=45; calories=390; source=Phone
- Tolle, tower stairs | participant=Priska Tolle; challenge=Climb the tower; activity=Stairs; steps=2400; distance=0.6; minutes=22; calories=210; source=Watch
- Blake, pool lengths | participant=Jonty Blake; challenge=Round the lake in June; activity=Swimming; steps=0; distance=1.2; minutes=40; calories=360; source=Manual
item badge|reward|achievement|prize: Name!;Condition;Points:number#0-100000;Level=Bronze|Silver|Gold|Special;Kind=Badge|Voucher|Prize|Donation;In stock:number#0-10000;Picture:image;Description:long
- Seven day streak | condition=Target reached seven days in a row; points=100; level=Silver; kind=Badge
- Fruit box | condition=2000 points; points=2000; level=Gold; kind=Prize; in_stock=6
- First 10 km day | condition=10 km in one day; points=50; level=Bronze; kind=Badge
- Tree planted | condition=Team reaches one million steps; points=0; level=Special; kind=Donation; in_stock=10; description=One tree in the town forest.
record earned badge|award|won prize: Title!;Participant->@participant|walker~Ulla Meins;Badge->@badge|reward~Seven day streak;Challenge->@challenge~Round the lake in June;Earned on:date!;Points:number#0-100000;Collected:boolean
- Meins streak June | participant=Ulla Meins; badge=Seven day streak; challenge=Round the lake in June; points=100
- Rahim ten kilometres | participant=Abdul Rahim; badge=First 10 km day; challenge=Round the lake in June; points=50
- Tolle tower streak | participant=Priska Tolle; badge=Seven day streak; challenge=Climb the tower; points=100
- Fruit box for Meins | participant=Ulla Meins; badge=Fruit box; challenge=Round the lake in June; points=2000
record weigh-in|body measurement|health check|progress [weigh\\w*|weight|measure\\w*|progress]: Title!;Participant->@participant|walker~Abdul Rahim;Date:date!;Weight:number(kg)#30-300;Waist:number(cm)#40-220;Resting pulse:number(bpm)#30-140;Blood pressure;Private:boolean;Note:long
- Rahim start | participant=Abdul Rahim; weight=88; waist=98; resting_pulse=72
- Rahim mid June | participant=Abdul Rahim; weight=86.4; waist=96; resting_pulse=68
- Blake start | participant=Jonty Blake; weight=93; waist=101; resting_pulse=76; blood_pressure=138/86
- Blake after a month | participant=Jonty Blake; weight=91.2; waist=99; resting_pulse=71; note=Two kilos to go.
+ event registration: Challenge->@challenge|step challenge;Participant->@participant;Team->@team;Device~Phone|Watch
+ post: Challenge->@challenge;Photo:image;Cheers:number#0-100000

# dance studio|dance school|dance class|ballet|salsa|ballroom|dancer|choreography
event dance class|class|course|session: Title!;Style->@dance style|style~Salsa|Ballet;Teacher->@dance teacher|teacher~Manuela Ortiz|Grigor Petrov;Studio->@studio room|studio~Mirror hall|Small studio;Level=Open|Beginner|Intermediate|Advanced|Professional;Ages~8 to 11;Day=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Date:date;Starts at:time!;Duration:number(min)#30-240;Places:number#2-80;Price:money;~Enrolled:number#0-80
- Salsa on two, beginners | style=Salsa; teacher=Manuela Ortiz; studio=Mirror hall; level=Beginner; ages=16 and up; day=Thursday; duration=75; places=24; price=14; enrolled=19
- Ballet for children | style=Ballet; teacher=Grigor Petrov; studio=Small studio; level=Beginner; ages=6 to 8; day=Wednesday; duration=60; places=14; price=11; enrolled=12
- Hip-hop crew teens | style=Hip-hop; teacher=Kev Lamar; studio=Black box; level=Intermediate; ages=12 to 16; day=Friday; duration=90; places=20; price=12; enrolled=20
- Tango open hour | style=Tango; teacher=Pia Sarmiento; studio=Mirror hall; level=Open; ages=18 and up; day=Sunday; duration=60; places=30; price=10; enrolled=8
item dance style|style: Name!;Family=Latin|Ballroom|Ballet|Urban|Contemporary|Folk|Tap|Swing;Partner needed:boolean;Shoes~Leather sole;Music~120 to 200 bpm;Picture:image;Description:long
- Salsa | family=Latin; shoes=Leather sole; music=160 to 220 bpm
- Ballet | family=Ballet; shoes=Ballet slippers; music=Piano
- Hip-hop | family=Urban; shoes=Trainers; music=85 to 110 bpm
- Tango | family=Ballroom; shoes=Suede sole; music=60 to 66 bpm
item dance teacher|teacher|instructor|choreographer: Name!;Styles;Training;Languages;Hourly fee:money;Phone:phone;Email:email;Photo:image;Bio:long
- Manuela Ortiz | styles=Salsa, bachata; training=Twelve years in Cali; languages=Spanish, English; hourly_fee=45
- Grigor Petrov | styles=Ballet, character; training=State ballet school; languages=English, Bulgarian; hourly_fee=50
- Kev Lamar | styles=Hip-hop, house; training=Street battles, youth coach; languages=English; hourly_fee=38
- Pia Sarmiento | styles=Tango, folk; training=Buenos Aires academy; languages=Spanish, Italian; hourly_fee=55
person dancer|student|pupil: Full name!;Date of birth:date;Email:email;Phone:phone;Parent or guardian;Level=Beginner|Intermediate|Advanced|Professional;Role=Leader|Follower|Both|Solo;Looking for partner:boolean;Medical note;Photo consent:boolean
- Helena Frost | level=Intermediate; role=Follower; medical_note=None
- Louis Adeyemi | parent_or_guardian=Bisi Adeyemi; level=Beginner; role=Solo
- Zuri Nkosi | parent_or_guardian=Thabo Nkosi; level=Advanced; role=Both
- Werner Pohl | level=Beginner; role=Leader; medical_note=New hip
record enrolment|enrollment|class pass|course registration: Title!;Dancer->@dancer|student~Helena Frost|Louis Adeyemi;Class->@dance class|course~Salsa on two, beginners|Ballet for children;From:date!;Until:date;Payment=Single|Ten card|Monthly|Term;Classes left:number#0-200;Paid:money;~Status=Trial|Active|Waiting list|Ended
- Frost salsa ten card | dancer=Helena Frost; class=Salsa on two, beginners; payment=Ten card; classes_left=7; paid=120; status=Active
- Louis ballet term | dancer=Louis Adeyemi; class=Ballet for children; payment=Term; paid=145; status=Active
- Nkosi hip-hop monthly | dancer=Zuri Nkosi; class=Hip-hop crew teens; payment=Monthly; paid=44; status=Waiting list
- Pohl tango single | dancer=Werner Pohl; class=Tango open hour; payment=Single; classes_left=0; paid=10; status=Trial
event performance|show|recital|dance event|social dance|workshop: Title!;Kind=Recital|Competition|Social dance|Workshop|Exam;Date:date!;Starts at:time;Place;Ticket price:money;Seats:number#1-5000;Dress code;Description:long
- Winter recital | kind=Recital; place=Old Theatre; ticket_price=12; seats=280
- Saturday salsa night | kind=Social dance; place=Mirror hall; ticket_price=8; seats=120; dress_code=Clean soles
- City battle | kind=Competition; place=Youth centre; ticket_price=5; seats=200
- Ballet grade exam | kind=Exam; place=Small studio; ticket_price=0; seats=10; dress_code=Black leotard
item studio room|studio|hall|room: Name!;Area:number(m²)#15-1000;Floor=Sprung wood|Vinyl|Parquet|Tiles;Mirrors:boolean;Barres:boolean;Capacity:number#1-200;Hourly rent:money;Sound system;Photo:image
- Mirror hall | area=140; floor=Parquet; capacity=50; hourly_rent=30
- Small studio | area=60; floor=Sprung wood; capacity=16; hourly_rent=18
- Black box | area=95; floor=Vinyl; capacity=30; hourly_rent=22; sound_system=2 x 15 inch with subwoofer
- Tile loft | area=48; floor=Tiles; capacity=12; hourly_rent=10
! record attendance|class attendance [attend\\w*|check-?in|absen\\w*]: Title!;Dancer->@dancer|student~Helena Frost;Class->@dance class|class~Salsa on two, beginners;Date:date!;Present=Yes|Late|Excused|No;Note:long
- Frost, Thursday | dancer=Helena Frost; class=Salsa on two, beginners; present=Yes
- Louis, Wednesday | dancer=Louis Adeyemi; class=Ballet for children; present=Late; note=Bus was late.
- Nkosi, Friday | dancer=Zuri Nkosi; class=Hip-hop crew teens; present=Excused
- Pohl, Sunday | dancer=Werner Pohl; class=Tango open hour; present=No
! record costume|choreography|routine [costume\\w*|choreograph\\w*|routine\\w*]: Title!;Performance->@performance|show~Winter recital;Class->@dance class~Ballet for children;Kind=Choreography|Costume;Music;Length:number(min)#0-60;Pieces:number#0-200;Size;Video:url;Notes:long
- Snowflake dance | performance=Winter recital; class=Ballet for children; kind=Choreography; music=Piano waltz; length=4
- Snowflake tutu | performance=Winter recital; class=Ballet for children; kind=Costume; pieces=14; size=116 to 128
- Battle routine | performance=City battle; class=Hip-hop crew teens; kind=Choreography; music=Block party mix; length=3
- Red ribbons | performance=Saturday salsa night; class=Salsa on two, beginners; kind=Costume; pieces=24; notes=Give back after the show.
+ booking|reservation: Class->@dance class|class;Studio->@studio room|studio;Dancer->@dancer|student;Date:date!;Starts at:time;Partner name;~Status=Booked|Waiting list|Attended|Cancelled

# fishing|angling|angler|fishing club|fishing spot|catch log|fly fishing|fishing license
item fishing spot|water|lake|river stretch|location: Name!;Type=Lake|River|Pond|Sea|Canal|Pier;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Depth:number(m)#0-500;Day ticket:money;Permit needed:boolean;Boat allowed:boolean;Best for;Parking;Photo:image;Rules:long
- Alder Lake east bank | type=Lake; depth=9; day_ticket=14; best_for=Pike, perch; parking=At the weir; rules=Two rods, no night fishing.
- Stone Brook beat 3 | type=River; depth=1.2; day_ticket=28; best_for=Brown trout; rules=Fly only, barbless hooks.
- Town pier | type=Pier; depth=6; day_ticket=0; best_for=Mackerel, garfish; parking=Harbour car park
- Mill canal | type=Canal; depth=2.5; day_ticket=8; best_for=Zander, bream; parking=Lock house; rules=No lead weights.
item fish species|fish|species: Name!;Latin name;Minimum size:number(cm)#0-200;Daily limit:number#0-50;Closed from:date;Closed until:date;Record weight:number(kg)#0-1000;Habitat;Bait;Photo:image
- Pike | latin_name=Esox lucius; minimum_size=60; daily_limit=1; record_weight=14.2; habitat=Reed edges; bait=Spinner, dead roach
- Brown trout | latin_name=Salmo trutta; minimum_size=28; daily_limit=2; record_weight=3.8; habitat=Cool streams; bait=Dry fly
- Perch | latin_name=Perca fluviatilis; minimum_size=0; daily_limit=10; record_weight=1.6; habitat=Drop-offs; bait=Worm, small lure
- Zander | latin_name=Sander lucioperca; minimum_size=50; daily_limit=2; record_weight=8.9; habitat=Murky canals; bait=Shad lure
record catch|catch log|caught fish|catch entry: Title!;Angler->@angler|club member~Hugh Tarn|Sigrid Elv;Species->@fish species|fish~Pike|Brown trout;Spot->@fishing spot|water~Alder Lake east bank|Stone Brook beat 3;Caught on:date!;Length:number(cm)#1-500;Weight:number(kg)#0.01-1000;Bait;Method=Spinning|Fly|Float|Ground|Trolling|Ice;Released:boolean;Weather=Sunny|Cloudy|Rain|Wind|Fog;Photo:image;Notes:long
- Pike at the reeds | angler=Hugh Tarn; species=Pike; spot=Alder Lake east bank; length=84; weight=4.6; bait=Copper spinner; method=Spinning; weather=Cloudy
- Evening trout | angler=Sigrid Elv; species=Brown trout; spot=Stone Brook beat 3; length=36; weight=0.5; bait=Elk hair caddis 14; method=Fly; weather=Sunny
- Night zander | angler=Milo Dragan; species=Zander; spot=Mill canal; length=67; weight=3; bait=White shad; method=Ground; weather=Fog
- Perch through the ice | angler=Annika Ros; species=Perch; spot=Alder Lake east bank; length=31; weight=0.42; bait=Red worm; method=Ice; weather=Wind
person angler|club member|fisher: Full name!;Membership number;Licence number;Licence valid until:date;Email:email;Phone:phone;Kind=Adult|Youth|Guest|Honorary;Work hours owed:number(h)#0-40;~Work hours done:number(h)#0-200
- Hugh Tarn | membership_number=A-118; licence_number=FL-22018; kind=Adult; work_hours_owed=10; work_hours_done=6
- Sigrid Elv | membership_number=A-201; licence_number=FL-30440; kind=Adult; work_hours_owed=10; work_hours_done=12
- Milo Dragan | membership_number=A-233; licence_number=FL-31002; kind=Youth; work_hours_owed=5; work_hours_done=0
- Annika Ros | membership_number=A-007; licence_number=FL-00918; kind=Honorary; work_hours_owed=0; work_hours_done=40
record fishing trip|trip|outing|session: Title!;Angler->@angler~Hugh Tarn|Sigrid Elv;Spot->@fishing spot|water~Alder Lake east bank;Date:date!;From:time;To:time;Water temperature:number(°C)#-2-35;Air pressure:number(hPa)#940-1060;Water level=Low|Normal|High|Flood;Fish caught:number#0-500;Notes:long
- Grey morning at Alder Lake | angler=Hugh Tarn; spot=Alder Lake east bank; water_temperature=11; air_pressure=1009; water_level=Normal; fish_caught=3
- Caddis evening | angler=Sigrid Elv; spot=Stone Brook beat 3; water_temperature=13; water_level=Low; fish_caught=5
- Lock house by night | angler=Milo Dragan; spot=Mill canal; water_temperature=16; air_pressure=1002; water_level=High; fish_caught=1
- Ice hole Sunday | angler=Annika Ros; spot=Alder Lake east bank; water_temperature=2; air_pressure=1028; water_level=Normal; fish_caught=9; notes=Ice 14 cm thick.
event fishing competition|competition|match|club event|work day: Title!;Kind=Competition|Work day|Youth day|Meeting;Date:date!;Starts at:time;Ends at:time;Spot->@fishing spot|water~Alder Lake east bank;Fee:money;Places:number#2-300;Prize;Rules:long
- Autumn pike day | kind=Competition; spot=Alder Lake east bank; fee=15; places=40; prize=Rod
- Bank clearing | kind=Work day; spot=Stone Brook beat 3; fee=0; places=20
- Kids at the pier | kind=Youth day; spot=Town pier; fee=0; places=25; prize=Float sets
- Yearly members' evening | kind=Meeting; spot=Mill canal; fee=0; places=80
! item tackle|gear|lure|rod [gear|tackle|lure\\w*|bait\\w*|rod\\w*|equipment]: Name!;Kind=Rod|Reel|Line|Lure|Fly|Net|Boat;Size;Colour;Quantity:number#0-1000;Good for->@fish species|fish~Pike;Price:money;Photo:image
- Copper spinner 4 | kind=Lure; size=4; colour=Copper; quantity=3; good_for=Pike; price=6
- Elk hair caddis 14 | kind=Fly; size=14; colour=Tan; quantity=12; good_for=Brown trout; price=2
- Travel rod 2.40 m | kind=Rod; size=2.40 m; colour=Black; quantity=1; good_for=Perch; price=59
- White shad 12 cm | kind=Lure; size=12 cm; colour=White; quantity=10; good_for=Zander; price=3
+ booking|reservation: Spot->@fishing spot|water;Angler->@angler;Date:date!;Ticket=Day|Week|Season|Guest;Boat needed:boolean;Price:money

# kayak rental|surf school|surfing|surfer|paddleboard|outdoor rental|rafting|kitesurf
item rental item|kayak|surfboard|board|equipment: Number!;Kind=Surfboard|Paddleboard|Single kayak|Double kayak|Canoe|Wetsuit|Raft|Kite;Model;Length:number(cm)#100-800;Level=Beginner|Intermediate|Advanced;Max weight:number(kg)#30-1000;Hour price:money;Day price:money;Condition=New|Good|Worn|Damaged;~Status=Available|Out|Repair|Retired;Photo:image
- SB-08 | kind=Surfboard; model=Softtop 8'0; length=244; level=Beginner; max_weight=95; hour_price=10; day_price=28; condition=Good; status=Available
- DK-03 | kind=Double kayak; model=Coaster II; length=470; level=Beginner; max_weight=230; hour_price=16; day_price=48; condition=Worn; status=Out
- PB-21 | kind=Paddleboard; model=Air 10'6; length=320; level=Beginner; max_weight=130; hour_price=12; day_price=36; condition=New; status=Available
- KT-02 | kind=Kite; model=Twelve; length=500; level=Advanced; max_weight=100; hour_price=20; day_price=70; condition=Damaged; status=Repair
item spot|surf spot|beach|launch site|route: Name!;Type=Beach break|Reef break|Point break|River|Lake|Bay;Level=Beginner|Intermediate|Advanced;Best wind;Best tide=Low|Mid|High|Any;Hazards;Distance:number(km)#0-200;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Photo:image;Description:long
- Gull Beach | type=Beach break; level=Beginner; best_wind=East; best_tide=Mid; hazards=Rip by the pier; distance=0.3
- Otter River run | type=River; level=Intermediate; best_tide=Any; hazards=Weir at km 6; distance=11
- Heron Lake | type=Lake; level=Beginner; best_wind=Calm; best_tide=Any; hazards=Ferry lane; distance=4
- Razor Point | type=Point break; level=Advanced; best_wind=North-east; best_tide=Low; hazards=Urchins, rocks; distance=18
event lesson|surf lesson|course|guided tour|tour|class: Title!;Activity=Surf|Paddleboard|Kayak|Rafting|Kitesurf;Level=Beginner|Intermediate|Advanced;Instructor->@instructor|guide~Kai Brenner|Lola Reyes;Spot->@spot|beach~Gull Beach|Otter River run;Date:date!;Starts at:time!;Duration:number(min)#45-600;Places:number#1-30;Minimum age:number(years)#4-18;Price:money;Gear included:boolean
- First wave | activity=Surf; level=Beginner; instructor=Kai Brenner; spot=Gull Beach; duration=120; places=8; minimum_age=8; price=45
- Otter family float | activity=Kayak; level=Beginner; instructor=Lola Reyes; spot=Otter River run; duration=240; places=12; minimum_age=6; price=58
- Sunset paddle | activity=Paddleboard; level=Beginner; instructor=Mette Aas; spot=Heron Lake; duration=90; places=10; minimum_age=10; price=35
- Kite basics two hours | activity=Kitesurf; level=Intermediate; instructor=Dario Conti; spot=Gull Beach; duration=120; places=2; minimum_age=14; price=110
item instructor|guide|coach: Name!;Activities;Certificate;Rescue swimmer until:date;Languages;Phone:phone;Photo:image;About:long
- Kai Brenner | activities=Surf, paddleboard; certificate=Surf coach level 2; languages=English, German
- Lola Reyes | activities=Kayak, rafting; certificate=River guide; languages=English, Spanish
- Mette Aas | activities=Paddleboard, kayak; certificate=SUP guide; languages=English, Norwegian
- Dario Conti | activities=Kitesurf, surf; certificate=Kite instructor; languages=Italian, English
record rental|rental contract|hire: Title!;Guest name!;Phone:phone;Item->@rental item|kayak~SB-08|DK-03;From:date!;Out at:time;Back at:time;Returned at:time;Deposit:money;Price:money;Waiver signed:boolean;~Status=Reserved|Out|Returned|Late|Damaged
- Nash double kayak | guest_name=Trudy Nash; item=DK-03; deposit=50; price=48; status=Out
- Iqbal softtop | guest_name=Sami Iqbal; item=SB-08; deposit=30; price=28; status=Reserved
- Weber board by the hour | guest_name=Klaus Weber; item=PB-21; deposit=40; price=24; status=Returned
- Moss kite day | guest_name=Ellie Moss; item=KT-02; deposit=200; price=70; status=Damaged
record conditions report|surf report|wave forecast|water level|tide: Title!;Spot->@spot|beach~Gull Beach|Otter River run;Date:date!;Time:time;Wave height:number(m)#0-20;Period:number(s)#1-30;Wind:number(kn)#0-80;Wind direction=N|NE|E|SE|S|SW|W|NW;Water temperature:number(°C)#-2-34;Water level:number(cm)#0-1000;Flag=Green|Yellow|Red;Note:long
- Gull Beach 8 am | spot=Gull Beach; wave_height=0.9; period=9; wind=6; wind_direction=E; water_temperature=17; flag=Green
- Otter after rain | spot=Otter River run; water_temperature=12; water_level=142; flag=Yellow
- Heron Lake glassy | spot=Heron Lake; wave_height=0; wind=2; wind_direction=SW; water_temperature=21; flag=Green
- Razor Point swell | spot=Razor Point; wave_height=3.2; period=14; wind=18; wind_direction=NE; water_temperature=15; flag=Red; note=Experts only.
record damage report|repair|gear check [damage\\w*|repair\\w*|maint\\w*]: Title!;Item->@rental item|kayak~DK-03;Found on:date!;Damage=Ding|Crack|Fin|Hatch|Zip|Leash|Other;Caused by;Cost:money;Photo:image;~Status=Open|In repair|Fixed|Written off
- Hatch cover leaking | item=DK-03; damage=Hatch; cost=22; status=Open
- Kite edge torn | item=KT-02; damage=Other; caused_by=Landing on rocks; cost=85; status=In repair
- Nose ding softtop | item=SB-08; damage=Ding; caused_by=Pier; cost=30; status=Fixed
- Leash snapped | item=PB-21; damage=Leash; cost=18; status=Written off
+ booking|reservation: Lesson->@lesson|tour;Item->@rental item|kayak;Date:date!;Starts at:time!;People:number#1-30;Swimmers only:boolean;Wetsuit size=XS|S|M|L|XL;Price:money;~Status=Booked|Paid|Done|Cancelled for weather|No show

# esports|e-sports|gaming tournament|video game tournament|lan party|speedrun
item esports team|team|clan|roster: Name!;Tag;Game->@game title|game~Turbo Arena|Hex Tactics;Captain->@gamer|player~nightowl|Kestrel;Region=Europe|North America|South America|Asia|Oceania;Founded on:date;~Wins:number#0-5000;~Losses:number#0-5000;Logo:image;About:long
- Iron Larks | tag=LARK; game=Turbo Arena; captain=nightowl; region=Europe; wins=31; losses=12
- Paper Foxes | tag=FOX; game=Hex Tactics; captain=Kestrel; region=Europe; wins=18; losses=15
- Salt Miners | tag=SALT; game=Drift Kings; captain=vapor; region=North America; wins=7; losses=20
- Jade Wall | tag=JADE; game=Last Siege; captain=mochi; region=Asia; wins=44; losses=9
person gamer|player|competitor: Nickname!;Real name;Team->@esports team|team~Iron Larks|Paper Foxes;Role=Captain|Attacker|Support|Tank|Substitute|Coach;Rating points:number#0-5000;Country;Platform=PC|Console|Mobile;Email:email;Stream:url;Photo:image
- nightowl | real_name=Jonas Held; team=Iron Larks; role=Captain; rating_points=2310; country=Denmark; platform=PC
- Kestrel | real_name=Anouk Mey; team=Paper Foxes; role=Support; rating_points=2105; country=Belgium; platform=PC
- vapor | real_name=Cole Hardy; team=Salt Miners; role=Attacker; rating_points=1560; country=Canada; platform=Console
- mochi | real_name=Hana Ono; team=Jade Wall; role=Tank; rating_points=2690; country=Japan; platform=PC
item game title|game: Name!;Genre=Shooter|Strategy|Sports|Racing|Fighting|Card game|Arena;Players per team:number#1-20;Platforms;Version;Maps;Cover:image;Rules:long
- Turbo Arena | genre=Arena; players_per_team=3; platforms=PC, console; version=7.2; maps=Dockyard, Ice Hall
- Hex Tactics | genre=Strategy; players_per_team=1; platforms=PC, mobile; version=3.0
- Drift Kings | genre=Racing; players_per_team=2; platforms=Console; version=2.4; maps=Harbour Loop, Night Pass
- Last Siege | genre=Shooter; players_per_team=5; platforms=PC; version=12.1; maps=Citadel, Canal
event tournament|cup|competition|league: Title!;Game->@game title|game~Turbo Arena|Hex Tactics;Format=Single elimination|Double elimination|Round robin|Swiss|Ladder;Starts on:date!;Ends on:date;Sign up until:date;Max teams:number#2-1024;Entry fee:money;Prize pool:money;Place=Online|Arena|Club;~Status=Announced|Open|Running|Finished;Rules:long
- Winter Turbo Cup | game=Turbo Arena; format=Double elimination; max_teams=32; entry_fee=0; prize_pool=3000; place=Online; status=Open
- Hex Monday League | game=Hex Tactics; format=Swiss; max_teams=64; entry_fee=5; prize_pool=320; place=Online; status=Running
- Siege Arena Finals | game=Last Siege; format=Single elimination; max_teams=8; entry_fee=50; prize_pool=12000; place=Arena; status=Announced
- Drift Club Night | game=Drift Kings; format=Round robin; max_teams=6; entry_fee=0; prize_pool=60; place=Club; status=Finished
record match|bracket match|game result: Title!;Tournament->@tournament|cup~Winter Turbo Cup|Hex Monday League;Round~Quarter-final;Team one->@esports team|team~Iron Larks;Team two->@esports team|team~Paper Foxes;Date:date!;Starts at:time;Best of:number#1-9;~Score one:number#0-100;~Score two:number#0-100;Winner->@esports team|team~Iron Larks;Stream:url;~Status=Planned|Live|Played|Forfeit|Disputed
- Larks v Foxes quarter-final | tournament=Winter Turbo Cup; round=Quarter-final; team_one=Iron Larks; team_two=Paper Foxes; best_of=3; score_one=2; score_two=1; winner=Iron Larks; status=Played
- Jade v Larks showmatch | tournament=Siege Arena Finals; round=Semi-final; team_one=Jade Wall; team_two=Iron Larks; best_of=5; status=Planned
- Miners v Foxes drift | tournament=Drift Club Night; round=Round 3; team_one=Salt Miners; team_two=Paper Foxes; best_of=1; score_one=0; score_two=1; winner=Paper Foxes; status=Disputed
- Foxes no show | tournament=Hex Monday League; round=Round 2; team_one=Iron Larks; team_two=Paper Foxes; best_of=1; winner=Iron Larks; status=Forfeit
record team entry|registration|tournament entry|sign-up: Title!;Tournament->@tournament|cup~Winter Turbo Cup;Team->@esports team|team~Iron Larks|Paper Foxes;Seed:number#1-1024;Checked in:boolean;Fee paid:boolean;~Place:number#1-1024;~Prize:money;~Status=Registered|Confirmed|Eliminated|Winner|Withdrawn
- Larks in Winter Cup | tournament=Winter Turbo Cup; team=Iron Larks; seed=2; status=Confirmed
- Foxes in Winter Cup | tournament=Winter Turbo Cup; team=Paper Foxes; seed=7; place=5; prize=0; status=Eliminated
- Jade in Siege Finals | tournament=Siege Arena Finals; team=Jade Wall; seed=1; status=Registered
- Miners at Drift Night | tournament=Drift Club Night; team=Salt Miners; seed=5; place=6; prize=0; status=Withdrawn
record player statistic|match stat|stat line [stat\\w*|kill\\w*|performance]: Title!;Match->@match|bracket match~Larks v Foxes quarter-final;Player->@gamer|player~nightowl|Kestrel;Kills:number#0-500;Deaths:number#0-500;Assists:number#0-500;Score:number#0-100000;Most valuable:boolean
- nightowl v Foxes | match=Larks v Foxes quarter-final; player=nightowl; kills=24; deaths=11; assists=9; score=4120
- Kestrel v Larks | match=Larks v Foxes quarter-final; player=Kestrel; kills=14; deaths=15; assists=16; score=3350
- vapor at Drift Night | match=Miners v Foxes drift; player=vapor; kills=0; deaths=2; assists=0; score=810
- mochi warm-up | match=Jade v Larks showmatch; player=mochi; kills=31; deaths=8; assists=12; score=5240
! event scrim|practice|training session [scrim\\w*|practice|training|coach\\w*]: Title!;Team->@esports team|team~Iron Larks;Opponent;Date:date!;Starts at:time;Focus;Recording:url;Notes:long
- Scrim on Ice Hall | team=Iron Larks; opponent=Blue Giraffes; focus=Late rotations
- Aim hour | team=Jade Wall; opponent=None; focus=Headshots and crosshair height
- Drift lines | team=Salt Miners; opponent=Curb Crew; focus=Braking later on Night Pass
- Draft practice | team=Paper Foxes; opponent=Owl Academy; focus=Openings as second player; notes=Record every draft.

# chess club|chess|chess player|chess tournament|chess game|grandmaster|bridge club|board game club
person player|chess player|club player: Full name!;Rating:number#100-3000;Title=None|Candidate master|Master|International master|Grandmaster;Federation number;Date of birth:date;Email:email;Team->@team|club team~First team|Youth team;Favourite opening;~Games played:number#0-20000;~Status=Active|Guest|Inactive
- Marta Szabo | rating=2045; title=Candidate master; federation_number=72011; team=First team; favourite_opening=Caro-Kann; games_played=312; status=Active
- Rafe Collins | rating=1622; title=None; federation_number=81220; team=Youth team; favourite_opening=London System; games_played=88; status=Active
- Ivo Brandl | rating=1910; title=None; team=First team; favourite_opening=Sicilian; games_played=240; status=Active
- Hedda Moe | rating=1240; title=None; federation_number=90112; team=Second team; favourite_opening=Italian; games_played=21; status=Guest
event tournament|chess tournament|club championship: Title!;Format=Swiss|Round robin|Knockout|Team|Blitz|Rapid;Rounds:number#1-30;Time control~90 min + 30 s;Date:date!;Ends on:date;Place;Entry fee:money;Max players:number#2-500;Arbiter~Klara Ott|Ned Harper;Rated:boolean;~Status=Open|Running|Finished
- Autumn Open | format=Swiss; rounds=7; time_control=90 min + 30 s; place=Library hall; entry_fee=20; max_players=60; arbiter=Klara Ott; status=Running
- Thursday Blitz | format=Blitz; rounds=11; time_control=3 min + 2 s; place=Club room; entry_fee=3; max_players=30; arbiter=Ned Harper; status=Open
- Club Championship | format=Round robin; rounds=9; time_control=60 min + 15 s; place=Club room; entry_fee=0; max_players=10; arbiter=Ned Harper; status=Finished
- Summer Team Rapid | format=Team; rounds=5; time_control=15 min + 5 s; place=Park pavilion; entry_fee=40; max_players=48; arbiter=Klara Ott; status=Open
record game|chess game|pairing|match|result: Title!;Tournament->@tournament|chess tournament~Autumn Open;Round:number#1-30;Board:number#1-300;White->@player|chess player~Marta Szabo|Ivo Brandl;Black->@player|chess player~Rafe Collins;Result=Not played|White won|Black won|Draw|Forfeit;Opening~Caro-Kann;Moves:number#0-400;Played on:date!;Notation:long
- Szabo v Collins, round 1 | tournament=Autumn Open; round=1; board=1; white=Marta Szabo; black=Rafe Collins; result=White won; opening=English; moves=41
- Brandl v Szabo, round 2 | tournament=Autumn Open; round=2; board=1; white=Ivo Brandl; black=Marta Szabo; result=Draw; opening=Caro-Kann; moves=36
- Collins v Moe, round 2 | tournament=Autumn Open; round=2; board=4; white=Rafe Collins; black=Hedda Moe; result=White won; opening=London System; moves=28
- Moe v Brandl, club | tournament=Club Championship; round=1; board=3; white=Hedda Moe; black=Ivo Brandl; result=Forfeit; moves=0
record standing|ranking entry|score table|crosstable line: Title!;Tournament->@tournament|chess tournament~Autumn Open;Player->@player~Marta Szabo|Ivo Brandl;Place:number#1-500;Points:number#0-30;Buchholz:number#0-300;Rating performance:number#0-3200;Rating change:number#-200-200;Prize:money
- Szabo after round 2 | tournament=Autumn Open; player=Marta Szabo; place=2; points=1.5; buchholz=2; rating_performance=1990; rating_change=3
- Brandl after round 2 | tournament=Autumn Open; player=Ivo Brandl; place=1; points=1.5; buchholz=2.5; rating_performance=2010; rating_change=9
- Collins after round 2 | tournament=Autumn Open; player=Rafe Collins; place=9; points=1; buchholz=1.5; rating_performance=1640; rating_change=2
- Brandl, club champion | tournament=Club Championship; player=Ivo Brandl; place=1; points=7.5; rating_performance=2080; rating_change=21; prize=50
item team|club team: Name!;League;Boards:number#1-12;Captain->@player~Marta Szabo;Home venue;Match day;~League place:number#1-40;~Match points:number#0-60
- First team | league=Regional league; boards=8; captain=Marta Szabo; home_venue=Club room; match_day=Sunday; league_place=3; match_points=9
- Youth team | league=Youth league; boards=4; captain=Rafe Collins; home_venue=Club room; match_day=Saturday; league_place=1; match_points=8
- Second team | league=District league; boards=6; captain=Ivo Brandl; home_venue=School canteen; match_day=Friday; league_place=7; match_points=4
- Veterans | league=Seniors cup; boards=4; captain=Marta Szabo; home_venue=Library hall; match_day=Wednesday; league_place=2; match_points=6
event club evening|training|chess lesson|lecture|simul: Title!;Kind=Free play|Training|Lecture|Simultaneous|Youth;Trainer~Ned Harper|Marta Szabo;Date:date!;Starts at:time;Topic;Level=Beginner|Intermediate|Advanced|All;Places:number#2-100;Material:file
- Rook endings | kind=Training; trainer=Marta Szabo; topic=Lucena and Philidor; level=Intermediate; places=16
- Children's hour | kind=Youth; trainer=Ned Harper; topic=Mate in one; level=Beginner; places=20
- Twenty boards at once | kind=Simultaneous; trainer=Marta Szabo; topic=Simul against the captain; level=All; places=20
- How engines think | kind=Lecture; trainer=Ned Harper; topic=Evaluation and search; level=Advanced; places=35
! item puzzle|chess puzzle|opening line [puzzle\\w*|opening\\w*|study|studies|tactic\\w*]: Title!;Theme=Fork|Pin|Mate|Endgame|Sacrifice|Opening;Position;Side to move=White|Black;Solution;Difficulty:number#400-3000;Source->@game|chess game~Szabo v Collins, round 1;Picture:image
- Knight fork on c7 | theme=Fork; side_to_move=White; solution=1 Nc7+; difficulty=900
- Rook lift to h3 | theme=Sacrifice; side_to_move=White; solution=1 Rh3 2 Qxh7+; difficulty=1700; source=Szabo v Collins, round 1
- Back rank in two | theme=Mate; side_to_move=Black; solution=1 Re1+ 2 Rxe1; difficulty=700
- King walk to g6 | theme=Endgame; side_to_move=White; solution=1 Kf5 2 Kg6; difficulty=1450; source=Brandl v Szabo, round 2
+ event registration: Tournament->@tournament|chess tournament;Player->@player;Rating:number#100-3000;Bye in round:number#1-30
+ payment: Player->@player;Kind=Membership|Entry fee|League fee

# archery|archer|shooting club|shooting range|marksman|target shooting|biathlon|air rifle
person archer|shooter|marksman|club member: Full name!;Membership number;Date of birth:date;Discipline=Recurve|Compound|Barebow|Longbow|Air rifle|Pistol|Clay;Class=Junior|Women|Men|Masters;Licence number;Licence until:date;Safety course on:date;Phone:phone;~Status=Active|Trainee|Guest|Suspended
- Robyn Ashe | membership_number=AR-041; discipline=Recurve; class=Women; licence_number=L-2207; status=Active
- Cedric Voll | membership_number=AR-077; discipline=Air rifle; class=Masters; licence_number=L-1188; status=Active
- Tamsin Quill | membership_number=AR-090; discipline=Compound; class=Junior; licence_number=L-3010; status=Trainee
- Jorik Baas | membership_number=AR-102; discipline=Clay; class=Men; licence_number=L-0742; status=Suspended
item range|lane|shooting range|shooting lane: Name!;Kind=Indoor|Outdoor|Field course|3D course;Distance:number(m)#5-1000;Targets:number#1-60;Opens at:time;Closes at:time;Price per hour:money;Range officer~Ute Brand|Sam Oak;~Status=Open|Closed|Reserved
- Indoor 18 m | kind=Indoor; distance=18; targets=10; price_per_hour=6; range_officer=Ute Brand; status=Open
- Meadow 70 m | kind=Outdoor; distance=70; targets=12; price_per_hour=8; range_officer=Sam Oak; status=Open
- Forest 3D loop | kind=3D course; distance=45; targets=24; price_per_hour=10; range_officer=Ida Klee; status=Reserved
- Clay stand east | kind=Field course; distance=40; targets=5; price_per_hour=20; range_officer=Sam Oak; status=Closed
record score sheet|scorecard|score|round|result: Title!;Archer->@archer|shooter~Robyn Ashe|Cedric Voll;Competition->@competition|tournament~Winter indoor league|Spring 70 m;Shot on:date!;Distance:number(m)#5-1000;Arrows or shots:number#1-300;Total:number#0-3000;Tens:number#0-300;Bow or gun->@equipment|bow~Ashe recurve 38;Place:number#1-500;Witness
- Ashe indoor 30 arrows | archer=Robyn Ashe; competition=Winter indoor league; distance=18; arrows_or_shots=30; total=268; tens=11; bow_or_gun=Ashe recurve 38; place=2; witness=Ute Brand
- Voll 40 shots | archer=Cedric Voll; competition=Winter indoor league; distance=10; arrows_or_shots=40; total=379; tens=22; place=1; witness=Sam Oak
- Quill 72 arrows | archer=Tamsin Quill; competition=Spring 70 m; distance=70; arrows_or_shots=72; total=601; tens=15; bow_or_gun=Youth compound 30; place=4; witness=Ute Brand
- Baas 25 clays | archer=Jorik Baas; competition=Harvest clay cup; distance=40; arrows_or_shots=25; total=22; tens=0; place=3; witness=Sam Oak
record end|series|shot series: Title!;Score sheet->@score sheet|scorecard~Ashe indoor 30 arrows;End number:number#1-60;Points~10, 9, 9;Total:number#0-200;Inner tens:number#0-20;Wind=None|Light|Strong
- Ashe end 1 | score_sheet=Ashe indoor 30 arrows; end_number=1; points=10, 9, 9; total=28; inner_tens=0; wind=None
- Ashe end 2 | score_sheet=Ashe indoor 30 arrows; end_number=2; points=10, 10, 8; total=28; inner_tens=1; wind=None
- Quill end 1 | score_sheet=Quill 72 arrows; end_number=1; points=9, 8, 8, 8, 7, 7; total=47; inner_tens=0; wind=Light
- Quill end 12 | score_sheet=Quill 72 arrows; end_number=12; points=10, 10, 9, 9, 8, 6; total=52; inner_tens=2; wind=Strong
event competition|tournament|league day: Title!;Discipline=Recurve|Compound|Barebow|Longbow|Air rifle|Pistol|Clay;Range->@range|shooting range~Indoor 18 m|Meadow 70 m;Date:date!;Starts at:time;Entry fee:money;Places:number#2-300;Judge~Ute Brand;Sign up until:date;Rules:long
- Winter indoor league | discipline=Recurve; range=Indoor 18 m; entry_fee=8; places=30; judge=Ute Brand
- Spring 70 m | discipline=Recurve; range=Meadow 70 m; entry_fee=12; places=48; judge=Ute Brand
- Harvest clay cup | discipline=Clay; range=Clay stand east; entry_fee=25; places=36; judge=Sam Oak
- Longbow forest day | discipline=Longbow; range=Forest 3D loop; entry_fee=15; places=60; judge=Ida Klee; rules=Wooden arrows only.
item equipment|bow|rifle|club equipment: Name!;Kind=Recurve bow|Compound bow|Longbow|Air rifle|Pistol|Arrow set|Target|Safety gear;Owner->@archer|shooter~Robyn Ashe;Serial number;Draw weight:number(lb)#5-80;Arrow length:number(in)#15-36;Last check:date;~Status=Ready|Lent|Repair|Locked;Photo:image
- Ashe recurve 38 | kind=Recurve bow; owner=Robyn Ashe; draw_weight=38; arrow_length=28; status=Ready
- Club bow 20 lb left | kind=Recurve bow; serial_number=CB-07; draw_weight=20; status=Ready
- Youth compound 30 | kind=Compound bow; owner=Tamsin Quill; draw_weight=30; arrow_length=26; status=Lent
- Air rifle 4 | kind=Air rifle; serial_number=LR-4471; status=Locked
event course|beginners course|training|training session: Title!;Kind=Beginner|Safety|Technique|Youth|Open practice;Coach~Sam Oak|Ute Brand;Range->@range|lane~Indoor 18 m;Date:date!;Starts at:time;Sessions:number#1-20;Places:number#1-30;Price:money
- Beginners, six evenings | kind=Beginner; coach=Sam Oak; range=Indoor 18 m; sessions=6; places=8; price=90
- Range safety | kind=Safety; coach=Ute Brand; range=Indoor 18 m; sessions=1; places=12; price=0
- Holiday bows for kids | kind=Youth; coach=Ida Klee; range=Meadow 70 m; sessions=3; places=12; price=36
- Clean release | kind=Technique; coach=Ute Brand; range=Indoor 18 m; sessions=2; places=4; price=50
+ booking|reservation: Range->@range|shooting lane;Archer->@archer|shooter;Date:date!;Starts at:time!;Lane:number#1-60;Equipment hired:boolean

# tournament organizer|sports league|tournament bracket|league table|sports tournament|fixture list|amateur league|standings
item league|tournament|competition|division|cup: Name!;Sport=Football|Basketball|Volleyball|Tennis|Darts|Bowling|Handball|Other;Season~2025/26;Format=Round robin|Knockout|Groups and knockout|Double elimination|Swiss;Teams:number#2-256;Points for a win:number#0-10;Points for a draw:number#0-10;Starts on:date;Ends on:date;Entry fee:money;~Status=Draft|Open|Running|Finished;Rules:long
- Tuesday Five-a-side | sport=Football; season=2025/26; format=Round robin; teams=10; points_for_a_win=3; points_for_a_draw=1; entry_fee=120; status=Running
- Mayor's Volleyball Cup | sport=Volleyball; season=2026; format=Groups and knockout; teams=16; points_for_a_win=2; points_for_a_draw=0; entry_fee=60; status=Open
- Dart Ladder South | sport=Darts; season=2025/26; format=Swiss; teams=24; points_for_a_win=2; points_for_a_draw=1; entry_fee=10; status=Draft
- Beach Doubles | sport=Tennis; season=2025; format=Double elimination; teams=32; points_for_a_win=1; points_for_a_draw=0; entry_fee=25; status=Finished
item team|club: Name!;League->@league|tournament~Tuesday Five-a-side|Mayor's Volleyball Cup;Captain;Email:email;Phone:phone;Home venue->@venue|court|pitch~North Cage|School Hall;Colours;Fee paid:boolean;Logo:image
- Red Bricks | league=Tuesday Five-a-side; captain=Dario Pinto; home_venue=North Cage; colours=Red
- Late Shift | league=Tuesday Five-a-side; captain=Vic Mensah; home_venue=North Cage; colours=Black and lime
- Net Results | league=Mayor's Volleyball Cup; captain=Elke Roos; home_venue=School Hall; colours=Sky blue
- Flying Bulls Eye | league=Dart Ladder South; captain=Nell Odum; home_venue=The Anchor; colours=Maroon
person player|team player|participant: Full name!;Team->@team|club~Red Bricks|Late Shift;Number:number#0-99;Position;Date of birth:date;Email:email;Eligible:boolean;~Goals:number#0-1000;~Cards:number#0-100;Photo:image
- Dario Pinto | team=Red Bricks; number=10; position=Forward; goals=14; cards=1
- Vic Mensah | team=Late Shift; number=4; position=Defender; goals=3; cards=2
- Elke Roos | team=Net Results; number=7; position=Setter; goals=0; cards=0
- Nell Odum | team=Flying Bulls Eye; number=1; position=First thrower; goals=0; cards=1
event match|fixture|game: Title!;League->@league|tournament~Tuesday Five-a-side;Round~Matchday 6;Home team->@team~Red Bricks;Away team->@team~Late Shift;Date:date!;Starts at:time;Venue->@venue|court~North Cage|School Hall;Referee->@referee|official~Agnes Pool;~Home score:number#0-300;~Away score:number#0-300;~Status=Planned|Live|Played|Postponed|Forfeit
- Red Bricks v Late Shift | league=Tuesday Five-a-side; round=Matchday 6; home_team=Red Bricks; away_team=Late Shift; venue=North Cage; referee=Agnes Pool; home_score=5; away_score=3; status=Played
- Late Shift v Red Bricks | league=Tuesday Five-a-side; round=Matchday 12; home_team=Late Shift; away_team=Red Bricks; venue=North Cage; referee=Agnes Pool; status=Planned
- Net Results opener | league=Mayor's Volleyball Cup; round=Group B; home_team=Net Results; away_team=Late Shift; venue=School Hall; referee=Dev Anand; home_score=2; away_score=0; status=Played
- Bulls Eye washout | league=Dart Ladder South; round=Round 1; home_team=Flying Bulls Eye; away_team=Net Results; venue=The Anchor; status=Postponed
record standing|table row|ranking|league table: Title!;League->@league|tournament~Tuesday Five-a-side;Team->@team|club~Red Bricks|Late Shift;Position:number#1-256;Played:number#0-100;Won:number#0-100;Drawn:number#0-100;Lost:number#0-100;Scored:number#0-5000;Conceded:number#0-5000;Points:number#0-300
- Red Bricks, week 6 | league=Tuesday Five-a-side; team=Red Bricks; position=1; played=6; won=5; drawn=0; lost=1; scored=31; conceded=17; points=15
- Late Shift, week 6 | league=Tuesday Five-a-side; team=Late Shift; position=4; played=6; won=3; drawn=1; lost=2; scored=22; conceded=20; points=10
- Net Results, group B | league=Mayor's Volleyball Cup; team=Net Results; position=2; played=3; won=2; drawn=0; lost=1; scored=5; conceded=3; points=4
- Bulls Eye, round 4 | league=Dart Ladder South; team=Flying Bulls Eye; position=11; played=4; won=1; drawn=1; lost=2; scored=14; conceded=17; points=3
item venue|court|pitch|hall: Name!;Address;Courts:number#1-40;Surface=Grass|Artificial turf|Wood|Sand|Concrete;Indoor:boolean;Floodlights:boolean;Hourly rate:money;Contact;Photo:image
- North Cage | address=Railway Arches 7; courts=2; surface=Artificial turf; hourly_rate=40; contact=Yasmin
- School Hall | address=Linden School; courts=3; surface=Wood; hourly_rate=25; contact=Caretaker Bob
- The Anchor | address=Dock Road 12; courts=4; surface=Concrete; hourly_rate=0; contact=Landlady Meg
- Sandbox South | address=River beach; courts=6; surface=Sand; hourly_rate=18; contact=Till
person referee|official|umpire: Full name!;Licence=Trainee|Local|Regional|National;Sport=Football|Basketball|Volleyball|Tennis|Darts|Bowling|Handball|Other;Phone:phone;Email:email;Fee per match:money;Available~Tuesday evenings;~Matches:number#0-5000
- Agnes Pool | licence=Regional; sport=Football; fee_per_match=25; available=Tuesday evenings; matches=61
- Dev Anand | licence=Local; sport=Volleyball; fee_per_match=20; available=Weekends; matches=12
- Maud Irving | licence=National; sport=Tennis; fee_per_match=40; available=Summer weekends; matches=310
- Ray Tolan | licence=Trainee; sport=Darts; fee_per_match=0; available=Thursdays; matches=2
! record match event|goal|card|score report [goal\\w*|scorer\\w*|card\\w*|statistic\\w*|live score\\w*]: Title!;Match->@match|fixture~Red Bricks v Late Shift;Player->@player~Dario Pinto;Type=Goal|Own goal|Yellow card|Red card|Point|Foul;Minute:number(min)#0-150;Note:long
- Pinto 1:0 | match=Red Bricks v Late Shift; player=Dario Pinto; type=Goal; minute=7
- Mensah booked | match=Red Bricks v Late Shift; player=Vic Mensah; type=Yellow card; minute=22; note=Shirt pull.
- Roos ace | match=Net Results opener; player=Elke Roos; type=Point; minute=14
- Deflected in | match=Red Bricks v Late Shift; player=Vic Mensah; type=Own goal; minute=31
! request result protest|protest|postponement request [protest\\w*|dispute\\w*|postpone\\w*|appeal\\w*]: Title!;Match->@match|fixture~Red Bricks v Late Shift;Team->@team~Late Shift;Kind=Protest|Postponement|Wrong result|Player check;New date:date;Reason:long;~Decision:long
- Ineligible keeper | match=Red Bricks v Late Shift; team=Late Shift; kind=Player check; reason=Number 1 was not on the list.
- Score typed the wrong way | match=Net Results opener; team=Net Results; kind=Wrong result; reason=Set two was 25 to 21.; decision=Corrected.
- Hall flooded | match=Bulls Eye washout; team=Flying Bulls Eye; kind=Postponement; reason=Cellar under water.
- Late kick-off | match=Late Shift v Red Bricks; team=Red Bricks; kind=Protest; reason=Opponent 25 minutes late.; decision=Rejected, within the half hour.
+ event registration: League->@league|tournament;Team name;Captain;Players:number#1-40;Fee paid:boolean
+ payment: Team->@team|club;League->@league;Kind=Entry fee|Fine|Deposit

# bowling|bowling alley|bowling league|darts|dart league|billiards|snooker|pool league
item lane|bowling lane|table|dartboard: Name!;Kind=Bowling lane|Dartboard|Pool table|Snooker table|Skittle lane;Price per hour:money;Max players:number#1-12;Bumpers:boolean;Zone~Family side;Last service:date;~Status=Free|In use|Reserved|Out of order
- Lane 3 | kind=Bowling lane; price_per_hour=32; max_players=6; zone=Family side; status=Free
- Board B | kind=Dartboard; price_per_hour=8; max_players=4; zone=Bar; status=In use
- Table 5 | kind=Pool table; price_per_hour=12; max_players=4; zone=Upstairs; status=Reserved
- Old Skittle 1 | kind=Skittle lane; price_per_hour=20; max_players=10; zone=Cellar; status=Out of order
person player|bowler|league player: Full name!;Team->@team~Gutter Gang|Triple Twenty;Average:number#0-300;Handicap:number#0-150;Hand=Right|Left;Email:email;Phone:phone;Licence number;Joined on:date;~High game:number#0-300
- Connie Park | team=Gutter Gang; average=168; handicap=28; hand=Right; high_game=234
- Big Al Norris | team=Triple Twenty; average=71; handicap=0; hand=Left; high_game=140
- Sergei Novak | team=Chalk Dust; average=0; handicap=15; hand=Right; high_game=0
- Minnie Cho | team=Pin Up Club; average=132; handicap=60; hand=Left; high_game=188
item team: Name!;League->@league|competition~Thursday Tenpin|Pub Darts North;Captain;Home lane->@lane|dartboard~Lane 3|Board B;Members:number#1-20;~Wins:number#0-500;~Losses:number#0-500;~Points:number#0-1000;Logo:image
- Gutter Gang | league=Thursday Tenpin; captain=Connie Park; home_lane=Lane 3; members=5; wins=7; losses=4; points=14
- Triple Twenty | league=Pub Darts North; captain=Big Al Norris; home_lane=Board B; members=6; wins=9; losses=2; points=18
- Chalk Dust | league=Eight Ball Mondays; captain=Sergei Novak; home_lane=Table 5; members=4; wins=3; losses=3; points=6
- Pin Up Club | league=Thursday Tenpin; captain=Minnie Cho; home_lane=Lane 3; members=6; wins=2; losses=9; points=4
item league|competition|tournament: Name!;Game=Tenpin|Ninepin|Darts 501|Darts cricket|Eight ball|Nine ball|Snooker;Season~Winter 2025;Night=Monday|Tuesday|Wednesday|Thursday|Friday;Starts on:date;Ends on:date;Fee per week:money;Format;Secretary~Jean Abbott
- Thursday Tenpin | game=Tenpin; season=Winter 2025; night=Thursday; fee_per_week=12; format=Three games, handicap; secretary=Jean Abbott
- Pub Darts North | game=Darts 501; season=Winter 2025; night=Tuesday; fee_per_week=5; format=Best of nine legs; secretary=Jean Abbott
- Eight Ball Mondays | game=Eight ball; season=Spring 2026; night=Monday; fee_per_week=6; format=Race to five; secretary=Uli Kast
- Cellar Ninepin Cup | game=Ninepin; season=Winter 2025; night=Friday; fee_per_week=8; format=120 throws; secretary=Jean Abbott
event match|league match|fixture: Title!;League->@league|competition~Thursday Tenpin|Pub Darts North;Home team->@team~Gutter Gang|Triple Twenty;Away team;Date:date!;Starts at:time;Lane->@lane~Lane 3|Board B;~Home score:number#0-5000;~Away score:number#0-5000;~Status=Planned|Played|Postponed
- Gutter Gang v Split Happens | league=Thursday Tenpin; home_team=Gutter Gang; away_team=Split Happens; lane=Lane 3; home_score=2410; away_score=2377; status=Played
- Triple Twenty v The Bull | league=Pub Darts North; home_team=Triple Twenty; away_team=The Bull; lane=Board B; home_score=6; away_score=3; status=Played
- Chalk Dust v Corner Pocket | league=Eight Ball Mondays; home_team=Chalk Dust; away_team=Corner Pocket; lane=Table 5; status=Planned
- Pin Up v Gutter Gang | league=Thursday Tenpin; home_team=Pin Up Club; away_team=Gutter Gang; lane=Lane 3; home_score=1985; away_score=2290; status=Played
record game|score|scorecard|leg|frame: Title!;Match->@match|league match~Gutter Gang v Split Happens|Triple Twenty v The Bull;Player->@player|bowler~Connie Park|Big Al Norris;Game number:number#1-30;Score:number#0-501;Strikes:number#0-12;Spares:number#0-10;Highest finish:number#0-170;Darts thrown:number#0-200;Note:long
- Park game 2 | match=Gutter Gang v Split Happens; player=Connie Park; game_number=2; score=203; strikes=6; spares=3
- Norris leg 4 | match=Triple Twenty v The Bull; player=Big Al Norris; game_number=4; score=501; highest_finish=104; darts_thrown=22
- Cho game 1 | match=Pin Up v Gutter Gang; player=Minnie Cho; game_number=1; score=121; strikes=1; spares=4; note=Split in frame nine.
- Novak frame 3 | match=Chalk Dust v Corner Pocket; player=Sergei Novak; game_number=3; score=7
item party package|offer|package: Name!;Players:number#1-60;Duration:number(min)#30-300;Price:money;Shoes included:boolean;Food included;For=Children|Adults|Company|Everyone;Picture:image;Description:long
- Kids birthday | players=8; duration=90; price=149; food_included=Pizza and lemonade; for=Children
- Company strike night | players=20; duration=180; price=590; food_included=Buffet; for=Company
- Bowl and curry | players=4; duration=120; price=98; food_included=Curry buffet; for=Everyone
- Darts and ale evening | players=10; duration=150; price=210; food_included=Chips and wings; for=Adults; description=Two boards, scorer included.
+ booking|reservation: Lane->@lane|bowling lane;Package->@party package|package;Date:date!;Starts at:time!;Hours:number(h)#0.5-8;Players:number#1-60;Shoe sizes;~Status=Booked|Playing|Done|Cancelled|No show

# karting|motorsport|race track|go-kart|racing team|rally|track day|lap time
item track|race track|circuit|stage: Name!;Kind=Kart track|Circuit|Rally stage|Motocross|Drag strip|Hill climb;Length:number(m)#100-30000;Turns:number#0-80;Width:number(m)#3-30;Indoor:boolean;Max vehicles:number#1-80;Lap record;Hourly rent:money;~Status=Open|Wet|Closed;Map:image
- Harbour Kart Hall | kind=Kart track; length=620; turns=14; width=7; max_vehicles=12; lap_record=32.418; hourly_rent=480; status=Open
- Moor Ring | kind=Circuit; length=3400; turns=12; width=12; max_vehicles=36; lap_record=1:28.904; hourly_rent=900; status=Open
- Gravel Pit MX | kind=Motocross; length=1650; turns=22; width=6; max_vehicles=24; lap_record=1:52.700; hourly_rent=150; status=Wet
- Chapel Hill | kind=Hill climb; length=2100; turns=9; width=5; max_vehicles=1; lap_record=58.310; hourly_rent=600; status=Closed
item vehicle|kart|race car|motorbike: Number!;Type=Kart|Race car|Rally car|Motorbike|Junior kart;Model;Engine;Power:number(hp)#1-1500;Weight:number(kg)#40-2500;Chassis number;Engine hours:number(h)#0-20000;Next service:date;Hire price:money;~Status=Ready|On track|Workshop|Retired;Photo:image
- Kart 7 | type=Kart; model=RX 270; engine=Electric; power=20; weight=160; chassis_number=RX-0071; engine_hours=640; hire_price=18; status=Ready
- Car 44 | type=Race car; model=Club Cup 1600; engine=1.6 petrol; power=150; weight=890; chassis_number=CC-44; engine_hours=112; hire_price=0; status=Workshop
- MX 23 | type=Motorbike; model=Dirt 250; engine=250 two-stroke; power=45; weight=98; chassis_number=DX-23; engine_hours=61; hire_price=90; status=Ready
- Junior 2 | type=Junior kart; model=Mini 60; engine=Electric; power=6; weight=85; chassis_number=MJ-002; engine_hours=410; hire_price=12; status=Retired
person racer|pilot|race driver|participant: Full name!;Nickname;Date of birth:date;Height:number(cm)#100-220;Weight:number(kg)#25-160;Licence=None|Club|National|International;Licence until:date;Team->@racing team|team~Moor Foxes|Night Shift Racing;Phone:phone;Emergency contact;~Best lap
- Elin Kask | nickname=Elk; height=170; weight=61; licence=National; team=Moor Foxes; emergency_contact=Rein Kask; best_lap=1:31.220
- Joe Tarrant | nickname=JT; height=183; weight=82; licence=None; team=Night Shift Racing; best_lap=33.905
- Sasha Brandt | nickname=Mud; height=175; weight=70; licence=Club; team=Gravel Devils; emergency_contact=Kim Brandt; best_lap=1:55.140
- Petra Lindqvist | nickname=Ice; height=168; weight=58; licence=International; team=Nordic Endurance; best_lap=1:29.480
item racing team|team: Name!;Manager;Class=Kart|Touring|Formula|Rally|Motorbike|Endurance;Base;Budget:money;Sponsors;~Championship points:number#0-5000;Logo:image
- Moor Foxes | manager=Rein Kask; class=Touring; base=Moor Ring, box 4; budget=42000; sponsors=Tyre House; championship_points=118
- Night Shift Racing | manager=Pam Tarrant; class=Kart; base=Harbour Kart Hall; budget=3000; championship_points=46
- Gravel Devils | manager=Kim Brandt; class=Motorbike; base=Gravel Pit paddock; budget=8500; sponsors=Farm Diesel; championship_points=71
- Nordic Endurance | manager=Stig Dahl; class=Endurance; base=Moor Ring, box 11; budget=160000; sponsors=Oil North, Clock Bros; championship_points=204
event race|heat|track day|grand prix|rally event: Title!;Track->@track|circuit~Harbour Kart Hall|Moor Ring;Class=Kart|Touring|Formula|Rally|Motorbike|Endurance|Open;Date:date!;Starts at:time;Laps:number#1-1000;Grid places:number#1-80;Entry fee:money;Race director~Signe Holt;~Status=Planned|Open|Run|Stopped|Cancelled;Rules:long
- Thursday Kart Sprint | track=Harbour Kart Hall; class=Kart; laps=20; grid_places=12; entry_fee=25; race_director=Signe Holt; status=Run
- Moor Spring Cup | track=Moor Ring; class=Touring; laps=18; grid_places=30; entry_fee=190; race_director=Signe Holt; status=Open
- Mud Sunday | track=Gravel Pit MX; class=Motorbike; laps=10; grid_places=24; entry_fee=40; race_director=Ivo Grant; status=Stopped
- Moor Six Hours | track=Moor Ring; class=Endurance; laps=200; grid_places=36; entry_fee=650; race_director=Signe Holt; status=Planned
record race result|result|classification: Title!;Race->@race|heat~Thursday Kart Sprint;Racer->@racer|pilot~Joe Tarrant|Elin Kask;Vehicle->@vehicle|kart~Kart 7;Grid:number#1-80;Place:number#1-80;Laps:number#0-1000;Total time;Best lap~33.905;Penalty:number(s)#0-600;Points:number#0-100;~Status=Finished|Retired|Disqualified
- Tarrant, Sprint | race=Thursday Kart Sprint; racer=Joe Tarrant; vehicle=Kart 7; grid=4; place=2; laps=20; total_time=11:29.410; best_lap=33.905; penalty=0; points=18; status=Finished
- Brandt, Mud Sunday | race=Mud Sunday; racer=Sasha Brandt; vehicle=MX 23; grid=2; place=1; laps=6; total_time=11:48.300; best_lap=1:55.140; penalty=0; points=25; status=Finished
- Kask, Spring Cup | race=Moor Spring Cup; racer=Elin Kask; vehicle=Car 44; grid=5; laps=11; best_lap=1:31.220; points=0; status=Retired
- Tarrant, Mud Sunday | race=Mud Sunday; racer=Joe Tarrant; grid=18; place=14; laps=5; penalty=30; points=0; status=Disqualified
record lap|lap time|timing [lap\\w*|timing|telemetry]: Title!;Race->@race|heat~Thursday Kart Sprint;Racer->@racer|pilot~Joe Tarrant;Lap number:number#1-1000;Time:number(s)#1-2000;Sector 1:number(s)#0-700;Sector 2:number(s)#0-700;Sector 3:number(s)#0-700;Top speed:number(km/h)#0-450
- Tarrant lap 12 | race=Thursday Kart Sprint; racer=Joe Tarrant; lap_number=12; time=33.905; sector_1=10.9; sector_2=12.4; sector_3=10.605; top_speed=68
- Brandt lap 4 | race=Mud Sunday; racer=Sasha Brandt; lap_number=4; time=115.14; sector_1=38.2; sector_2=40.1; sector_3=36.84; top_speed=82
- Kask lap 7 | race=Moor Spring Cup; racer=Elin Kask; lap_number=7; time=91.22; sector_1=29.8; sector_2=33.1; sector_3=28.32; top_speed=196
- Tarrant lap 1 | race=Thursday Kart Sprint; racer=Joe Tarrant; lap_number=1; time=37.12; sector_1=12.9; sector_2=13.1; sector_3=11.12; top_speed=64
work vehicle service|maintenance|setup sheet|repair: Title!;Vehicle->@vehicle|kart~Kart 7|Car 44;Kind=Service|Repair|Setup|Tyres|Inspection;Mechanic~Otto Brill;Due on:date;Parts;Cost:money;Tyre pressure:number(bar)#0.2-4;Notes:long
- New brake pads kart 7 | vehicle=Kart 7; kind=Repair; mechanic=Otto Brill; parts=Pad set; cost=34
- Gearbox car 44 | vehicle=Car 44; kind=Repair; mechanic=Otto Brill; parts=Third gear; cost=620
- Chain and filter MX 23 | vehicle=MX 23; kind=Service; mechanic=Kim Brandt; parts=Chain, air filter; cost=78
- Rain tyres car 44 | vehicle=Car 44; kind=Tyres; mechanic=Otto Brill; parts=Four wets; cost=740; tyre_pressure=1.9; notes=Swap when the forecast is above 60 percent.
+ booking|reservation: Track->@track|circuit;Vehicle->@vehicle|kart;Date:date!;Starts at:time!;Heats:number#1-20;People:number#1-60;Youngest age:number(years)#4-99;Price:money;~Status=Booked|Driven|Cancelled|No show

# sports center|sports centre|sports facility|sports hall|court booking|recreation center|leisure centre|football pitch
item facility|court|pitch|hall|sports field: Name!;Sport=Football|Basketball|Tennis|Badminton|Volleyball|Swimming|Several;Surface=Grass|Artificial turf|Wood|Clay|Concrete|Water;Indoor:boolean;Size~40 x 20 m;Capacity:number#1-5000;Floodlights:boolean;Price per hour:money;Opens at:time;Closes at:time;~Status=Open|Closed|Maintenance;Photo:image
- Hall A | sport=Several; surface=Wood; size=40 x 20 m; capacity=60; price_per_hour=45; status=Open
- Cage pitch 2 | sport=Football; surface=Artificial turf; size=30 x 15 m; capacity=14; price_per_hour=35; status=Open
- Badminton 1 | sport=Badminton; surface=Wood; size=13 x 6 m; capacity=4; price_per_hour=14; status=Maintenance
- Teaching pool | sport=Swimming; surface=Water; size=16 x 8 m; capacity=30; price_per_hour=70; status=Closed
item club|user group|group|organisation: Name!;Sport=Football|Basketball|Tennis|Badminton|Volleyball|Swimming|Several;Contact person;Email:email;Phone:phone;Discount:percent;Kind=Club|School|Company|Private;Billing address
- Lindenau Volleyball | sport=Volleyball; contact_person=Anke Roth; discount=30; kind=Club
- Primary School West | sport=Several; contact_person=Mr Okoro; discount=100; kind=School
- Otter Swim School | sport=Swimming; contact_person=Mina Falk; discount=15; kind=Company; billing_address=Weir Street 4
- Sunday Dads | sport=Football; contact_person=Theo Brand; discount=0; kind=Private
record recurring slot|block booking|training slot|season booking: Title!;Facility->@facility|court~Hall A|Cage pitch 2;Club->@club|group~Lindenau Volleyball|Primary School West;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time!;Ends at:time!;From:date;Until:date;Price:money;~Status=Requested|Approved|Ended
- Volleyball Monday night | facility=Hall A; club=Lindenau Volleyball; weekday=Monday; price=31.5; status=Approved
- School sports Tuesday | facility=Hall A; club=Primary School West; weekday=Tuesday; price=0; status=Approved
- Otters Saturday morning | facility=Teaching pool; club=Otter Swim School; weekday=Saturday; price=59.5; status=Requested
- Dads Sunday cage | facility=Cage pitch 2; club=Sunday Dads; weekday=Sunday; price=35; status=Ended
event course|sports course|open session|tournament|event: Title!;Facility->@facility|hall~Hall A|Cage pitch 2;Kind=Course|Open play|Tournament|Holiday camp;Coach~Jill Adler|Rasmus Bo;Date:date!;Starts at:time;Duration:number(min)#30-600;Places:number#2-300;Ages~6 to 10;Price:money
- Holiday ball camp | facility=Hall A; kind=Holiday camp; coach=Jill Adler; duration=360; places=30; ages=6 to 10; price=95
- Friday open futsal | facility=Cage pitch 2; kind=Open play; coach=Rasmus Bo; duration=120; places=14; ages=16 and up; price=4
- Badminton night cup | facility=Badminton 1; kind=Tournament; coach=Jill Adler; duration=240; places=24; ages=18 and up; price=8
- Water games for toddlers | facility=Teaching pool; kind=Course; coach=Mina Falk; duration=45; places=10; ages=2 to 4; price=12
item rental equipment|equipment|gear: Name!;Kind=Ball|Racket|Net|Bib set|Mat|Goal;Quantity:number#0-500;Price:money;Deposit:money;Stored in;~Condition=Good|Worn|Broken
- Badminton racket | kind=Racket; quantity=16; price=2; deposit=10; stored_in=Front desk; condition=Good
- Bib set yellow | kind=Bib set; quantity=3; price=3; deposit=10; stored_in=Store 1; condition=Worn
- Folding goal 3 m | kind=Goal; quantity=2; price=5; deposit=20; stored_in=Container; condition=Broken
- Gym mat blue | kind=Mat; quantity=40; price=1; deposit=0; stored_in=Store 2; condition=Worn
request damage report|defect|complaint|repair request: Title!;Facility->@facility|court~Badminton 1|Hall A;Kind=Floor|Light|Net|Changing room|Water|Cleaning|Other;Seen on:date;Reported by;Urgency=Low|Normal|Unsafe;Photo:image;Description:long
- Loose floor board | facility=Badminton 1; kind=Floor; reported_by=Anke Roth; urgency=Unsafe
- Shower cold | facility=Hall A; kind=Water; reported_by=Mr Okoro; urgency=Normal
- Torn cage net | facility=Cage pitch 2; kind=Net; reported_by=Theo Brand; urgency=Low
- Locker room light out | facility=Teaching pool; kind=Light; reported_by=Mina Falk; urgency=Normal; description=Second row, flickers first.
work maintenance|maintenance task|closure|cleaning task: Title!;Facility->@facility|court~Badminton 1;Kind=Cleaning|Repair|Line marking|Inspection|Mowing;Assigned to~Caretaker Jim;Date:date;From:time;To:time;Closed meanwhile:boolean;Notes:long
- Fix badminton floor | facility=Badminton 1; kind=Repair; assigned_to=Caretaker Jim
- New line marking | facility=Cage pitch 2; kind=Line marking; assigned_to=Caretaker Jim
- Drain and scrub pool | facility=Teaching pool; kind=Cleaning; assigned_to=Agnes Poe; notes=Three days until refilled.
- Yearly hall inspection | facility=Hall A; kind=Inspection; assigned_to=Engineer Bohm
! item price rule|price|opening exception [price\\w*|tariff\\w*|peak|opening|holiday\\w*]: Title!;Facility->@facility|court~Hall A;Days~Mon to Fri;From:time;To:time;Price per hour:money;For=Everyone|Club|School|Company|Member;Valid from:date
- Hall A evening | facility=Hall A; days=Mon to Fri; price_per_hour=55; for=Everyone
- Schools before three | facility=Hall A; days=Mon to Fri; price_per_hour=0; for=School
- Club rate cage | facility=Cage pitch 2; days=Mon to Sun; price_per_hour=24.5; for=Club
- Members' badminton | facility=Badminton 1; days=Sat and Sun; price_per_hour=11; for=Member
+ booking|reservation: Facility->@facility|court;Club->@club|group;Date:date!;Starts at:time!;Ends at:time!;People:number#1-300;Equipment->@rental equipment|gear;Price:money;~Status=Requested|Confirmed|Played|Cancelled|No show

# blood pressure|hypertension|vital sign|heart rate|pulse oximeter|vitals tracker|asthma|peak flow
record reading|blood pressure reading|measurement|vital sign|vitals entry: Title!;Measured on:date!;Time:time!;Systolic:number(mmHg)#50-260;Diastolic:number(mmHg)#30-160;Pulse:number(bpm)#25-220;Oxygen:percent;Peak flow:number(l/min)#50-900;Arm=Left|Right;Position=Sitting|Standing|Lying;Person->@person|profile|patient~Me|Dad;Note:long
- Before breakfast | systolic=138; diastolic=86; pulse=72; oxygen=97; arm=Left; position=Sitting; person=Me
- Dad after the stairs | systolic=156; diastolic=91; pulse=94; oxygen=94; peak_flow=320; arm=Left; position=Sitting; person=Dad; note=Rested two minutes only.
- Mum lying down | systolic=112; diastolic=68; pulse=58; oxygen=98; arm=Right; position=Lying; person=Mum
- Leo after football | systolic=121; diastolic=70; pulse=118; oxygen=96; peak_flow=390; arm=Right; position=Standing; person=Leo; note=Used the spray before.
person person|profile|patient|family member: Name!;Date of birth:date;Gender=Female|Male|Other;Height:number(cm)#50-220;Weight:number(kg)#10-250;Target systolic:number(mmHg)#90-180;Target diastolic:number(mmHg)#50-110;Best peak flow:number(l/min)#50-900;Conditions;Doctor~Dr. Rosa Ilic
- Me | gender=Female; height=168; weight=70; target_systolic=130; target_diastolic=80; conditions=High blood pressure; doctor=Dr. Rosa Ilic
- Dad | gender=Male; height=176; weight=84; target_systolic=140; target_diastolic=85; best_peak_flow=480; conditions=Asthma, high blood pressure; doctor=Dr. Rosa Ilic
- Mum | gender=Female; height=161; weight=58; target_systolic=125; target_diastolic=75; conditions=Slow pulse; doctor=Dr. Emil Varga
- Leo | gender=Male; height=165; weight=52; target_systolic=120; target_diastolic=75; best_peak_flow=430; conditions=Asthma; doctor=Dr. Rosa Ilic
item device|monitor|measuring device: Name!;Kind=Upper arm monitor|Wrist monitor|Pulse oximeter|Peak flow meter|Scale|Watch;Model;Cuff size=S|M|L;Bought on:date;Calibrated on:date;Batteries changed on:date;Note:long
- Kitchen monitor | kind=Upper arm monitor; model=M3; cuff_size=M
- Blue meter | kind=Peak flow meter; model=PF 60-880
- Finger clip | kind=Pulse oximeter; model=OX 2
- Travel cuff | kind=Wrist monitor; model=W1; cuff_size=S; note=Reads five too high.
item medication|medicine: Name!;Person->@person|profile~Me|Dad;Dose~5 mg;Times~8:00;Purpose=Blood pressure|Asthma|Heart|Cholesterol|Other;Started on:date;Doctor~Dr. Rosa Ilic;Tablets left:number#0-500;Side effects;~Status=Active|Paused|Stopped
- Candesartan | person=Me; dose=8 mg; times=8:00; purpose=Blood pressure; doctor=Dr. Rosa Ilic; tablets_left=41; status=Active
- Budesonide inhaler | person=Dad; dose=2 puffs; times=8:00 and 20:00; purpose=Asthma; doctor=Dr. Rosa Ilic; tablets_left=90; status=Active
- Salbutamol spray | person=Leo; dose=2 puffs; times=Before sport; purpose=Asthma; doctor=Dr. Rosa Ilic; tablets_left=150; status=Active
- Bisoprolol | person=Mum; dose=2.5 mg; times=8:00; purpose=Heart; doctor=Dr. Emil Varga; tablets_left=12; side_effects=Cold hands; status=Stopped
record symptom|symptom entry|attack|event: Title!;Person->@person|profile~Me|Dad;Date:date!;Time:time;Kind=Headache|Dizzy|Short of breath|Wheezing|Chest pain|Nosebleed|Palpitations;Severity=Mild|Moderate|Severe;Trigger;Action taken;Note:long
- Wheezing after mowing | person=Dad; kind=Wheezing; severity=Moderate; trigger=Grass pollen; action_taken=Two puffs of the blue inhaler
- Headache at the desk | person=Me; kind=Headache; severity=Mild; trigger=Missed tablet
- Mum dizzy on the stairs | person=Mum; kind=Dizzy; severity=Severe; trigger=Stood up fast; action_taken=Sat down, legs up
- Leo tight chest | person=Leo; kind=Short of breath; severity=Moderate; trigger=Cold air; action_taken=Spray, rest
work health goal|goal|plan|target: Title!;Person->@person|profile~Me;Area=Salt|Weight|Movement|Measuring|Smoking|Alcohol;Target value;Start on:date;Until:date;~Progress:percent;Notes:long
- Measure twice a day for a month | person=Me; area=Measuring; target_value=60 readings; progress=35
- Walk 30 minutes | person=Dad; area=Movement; target_value=5 days a week; progress=60
- Half the salt | person=Mum; area=Salt; target_value=5 g a day; progress=20
- Dad smoke-free | person=Dad; area=Smoking; target_value=0 cigarettes; progress=80; notes=Gum in the car.
+ report: Person->@person|profile;From:date;To:date;Average systolic:number(mmHg)#50-260;Average diastolic:number(mmHg)#30-160;Readings above target:number#0-2000;Sent to
+ reminder: Person->@person|profile;Kind=Measure|Tablet|Doctor visit;Time:time;Days

# personal health record|family medical record|medical history|health record|medical document|patient portal|medical file
person family member|profile|person|patient: Full name!;Relation=Me|Partner|Child|Parent|Other;Date of birth:date!;Gender=Female|Male|Other;Blood group=A+|A-|B+|B-|AB+|AB-|O+|O-|Unknown;Height:number(cm)#40-220;Weight:number(kg)#2-250;Insurance;Insurance number;Organ donor:boolean;Emergency contact;Photo:image
- Andrea Holt | relation=Me; gender=Female; blood_group=B+; height=171; weight=66; insurance=City Health; insurance_number=CH-118
- Milo Holt | relation=Child; gender=Male; blood_group=Unknown; height=122; weight=24; insurance=City Health; insurance_number=CH-119
- Jasper Holt | relation=Partner; gender=Male; blood_group=O-; height=184; weight=85; insurance=Guild Health; insurance_number=GH-402
- Nana Irene | relation=Parent; gender=Female; blood_group=A+; height=158; weight=61; emergency_contact=Andrea Holt
record condition|diagnosis|illness|medical condition: Name!;Person->@family member|profile~Andrea Holt|Milo Holt;Diagnosed on:date;Doctor->@doctor|provider~Dr. Ken Lyle|Dr. Ulrike Sand;Kind=Chronic|Acute|Injury|Surgery|Genetic;Severity=Mild|Moderate|Severe;~Status=Active|In remission|Healed;Notes:long
- Underactive thyroid | person=Andrea Holt; doctor=Dr. Ulrike Sand; kind=Chronic; severity=Mild; status=Active
- Broken wrist | person=Milo Holt; doctor=Dr. Ken Lyle; kind=Injury; severity=Moderate; status=Healed
- Hay fever | person=Jasper Holt; doctor=Dr. Ken Lyle; kind=Chronic; severity=Mild; status=In remission
- Cataract surgery right | person=Nana Irene; doctor=Dr. Paul Nemec; kind=Surgery; severity=Moderate; status=Healed; notes=Left eye next year.
record allergy: Allergen!;Person->@family member|profile~Milo Holt;Kind=Food|Medicine|Pollen|Animal|Insect|Other;Reaction;Severity=Mild|Moderate|Severe|Life-threatening;Since:date;Emergency medicine;Note:long
- Wasp sting | person=Milo Holt; kind=Insect; reaction=Swelling of the arm; severity=Moderate; emergency_medicine=Antihistamine drops
- Amoxicillin | person=Andrea Holt; kind=Medicine; reaction=Rash; severity=Mild
- Birch pollen | person=Jasper Holt; kind=Pollen; reaction=Sneezing, red eyes; severity=Mild
- Peanut | person=Nana Irene; kind=Food; reaction=Throat swelling; severity=Life-threatening; emergency_medicine=Adrenaline pen
record medication|medicine|prescription: Name!;Person->@family member|profile~Andrea Holt;Dose~75 µg;How often=Once a day|Twice a day|Three times a day|As needed|Weekly;From:date;Until:date;Doctor->@doctor|provider~Dr. Ulrike Sand;For->@condition|diagnosis~Underactive thyroid;~Status=Current|Past
- Levothyroxine | person=Andrea Holt; dose=75 µg; how_often=Once a day; doctor=Dr. Ulrike Sand; for=Underactive thyroid; status=Current
- Ibuprofen syrup | person=Milo Holt; dose=10 ml; how_often=As needed; doctor=Dr. Ken Lyle; status=Past
- Cetirizine | person=Jasper Holt; dose=10 mg; how_often=Once a day; doctor=Dr. Ken Lyle; for=Hay fever; status=Current
- Antibiotic eye drops | person=Nana Irene; dose=1 drop; how_often=Three times a day; doctor=Dr. Paul Nemec; for=Cataract surgery right; status=Past
record lab result|test result|vaccination|measurement: Title!;Person->@family member|profile~Andrea Holt|Milo Holt;Kind=Lab|Vaccination|Blood pressure|Weight|Imaging|Hearing|Eyes;Date:date!;Value;Unit;Normal range;Next due on:date;Laboratory or clinic;File:file
- TSH | person=Andrea Holt; kind=Lab; value=2.8; unit=mU/l; normal_range=0.4 to 4.0; laboratory_or_clinic=Labor West
- Tetanus booster | person=Milo Holt; kind=Vaccination; value=Dose 4; laboratory_or_clinic=Dr. Lyle
- Weight in January | person=Jasper Holt; kind=Weight; value=85; unit=kg
- Vision after surgery | person=Nana Irene; kind=Eyes; value=0.9; unit=Decimal; normal_range=0.8 to 1.2; laboratory_or_clinic=Eye Centre
item medical document|document|file|record: Title!;Person->@family member|profile~Andrea Holt|Milo Holt;Kind=Letter|Lab report|X-ray|Prescription|Invoice|Vaccination card|Insurance;Dated:date!;From->@doctor|provider~Dr. Ken Lyle|Dr. Ulrike Sand;File:file;Tags;Shared with;Summary:long
- Wrist X-ray | person=Milo Holt; kind=X-ray; from=Dr. Ken Lyle; tags=wrist, 2024
- Thyroid letter | person=Andrea Holt; kind=Letter; from=Dr. Ulrike Sand; tags=thyroid
- Cataract discharge letter | person=Nana Irene; kind=Letter; from=Dr. Paul Nemec; tags=eye, surgery; shared_with=Andrea
- Travel insurance card | person=Jasper Holt; kind=Insurance; tags=travel
item doctor|provider|clinic|physician: Name!;Specialty;Clinic;Phone:phone;Email:email;Address;Opening hours;Website:url;Note:long
- Dr. Ken Lyle | specialty=Family medicine; clinic=Riverside Practice; opening_hours=Mon to Fri 8-16
- Dr. Ulrike Sand | specialty=Endocrinology; clinic=Hormone Centre; opening_hours=Tue and Thu
- Dr. Paul Nemec | specialty=Eye surgery; clinic=Eye Centre; opening_hours=Mon to Thu 8-15
- Tooth House | specialty=Dentistry; clinic=Tooth House; opening_hours=Mon to Sat; note=Ask for Dr. Lim with children.
! record access grant|shared access|share link [share\\w*|access|grant\\w*|consent]: Title!;Person->@family member|profile~Andrea Holt;Given to;Email:email;Scope=Everything|Medications|Lab results|Documents|Emergency data;From:date;Until:date;May edit:boolean
- Dr. Sand until summer | person=Andrea Holt; given_to=Dr. Ulrike Sand; scope=Lab results
- School nurse emergency data | person=Milo Holt; given_to=School nurse Peel; scope=Emergency data
- Andrea for Nana | person=Nana Irene; given_to=Andrea Holt; scope=Everything
- Pharmacy list | person=Jasper Holt; given_to=Riverside Pharmacy; scope=Medications
+ appointment|booking: Person->@family member|profile;Doctor->@doctor|provider;Date:date!;Starts at:time!;Reason;Questions:long;~Status=Booked|Done|Cancelled

# food hygiene|restaurant hygiene|food safety|haccp|health inspector|sanitation|kitchen hygiene
item premises|restaurant|food business|establishment|kitchen: Name!;Type=Restaurant|Café|Bakery|Butcher|Canteen|Food truck|Supermarket|Factory;Address!;District;Owner;Phone:phone;Licence number;Risk=Low|Medium|High;Seats:number#0-5000;Staff:number#1-5000;~Hygiene grade=A|B|C|D|Closed;Next visit due:date
- Golden Noodle | type=Restaurant; address=Station Road 18; district=Centre; owner=Ling Zhao; licence_number=FB-2210; risk=Medium; seats=48; staff=9; hygiene_grade=A
- Braun's Butchery | type=Butcher; address=Mill Lane 2; district=West; owner=Karl Braun; licence_number=FB-1187; risk=High; seats=0; staff=5; hygiene_grade=C
- Oven & Oat | type=Bakery; address=Church Square 3; district=Centre; owner=Mireille Roux; licence_number=FB-2301; risk=Low; seats=12; staff=6; hygiene_grade=B
- Taco Wheels | type=Food truck; address=Market, pitch 9; district=Harbour; owner=Luis Prado; licence_number=FB-2377; risk=High; seats=0; staff=2; hygiene_grade=Closed
record hygiene visit|inspection|audit|inspection visit|check: Title!;Premises->@premises|restaurant~Golden Noodle|Braun's Butchery;Inspector~Tessa Moor|Abel Cruz;Date:date!;Kind=Routine|Complaint|Follow-up|Opening;Announced:boolean;Score:number#0-100;Grade=A|B|C|D|Closed;Hygiene:rating;Structure:rating;Fridge temperature:number(°C)#-30-60;Report file:file;Summary:long
- Noodle routine spring | premises=Golden Noodle; inspector=Tessa Moor; kind=Routine; score=94; grade=A; hygiene=5; structure=4; fridge_temperature=4; summary=Clean and well labelled.
- Butcher after complaint | premises=Braun's Butchery; inspector=Abel Cruz; kind=Complaint; score=61; grade=C; hygiene=3; structure=3; fridge_temperature=9
- Bakery opening check | premises=Oven & Oat; inspector=Tessa Moor; kind=Opening; score=82; grade=B; hygiene=4; structure=5; fridge_temperature=5
- Taco truck follow-up | premises=Taco Wheels; inspector=Abel Cruz; kind=Follow-up; score=33; grade=Closed; hygiene=1; structure=2; fridge_temperature=14; summary=No hot water, meat at 14 °C.
record violation|finding|deficiency|non-conformity: Title!;Visit->@hygiene visit|inspection~Butcher after complaint|Noodle routine spring;Rule->@rule|checklist item~Cold storage below 7 °C|Hand wash basin with soap;Severity=Minor|Major|Critical;Photo:image;Fix by:date;Fixed on:date;Fine:money;~Status=Open|Fixed|Overdue|Appealed;Description:long
- Cold room at 9 °C | visit=Butcher after complaint; rule=Cold storage below 7 °C; severity=Critical; fine=250; status=Open
- Empty soap dispenser | visit=Noodle routine spring; rule=Hand wash basin with soap; severity=Minor; fine=0; status=Fixed
- No hot water on the truck | visit=Taco truck follow-up; rule=Hot water at every sink; severity=Critical; fine=500; status=Overdue
- Sesame missing on label | visit=Bakery opening check; rule=Allergens on the label; severity=Major; fine=80; status=Appealed; description=Seeded roll without allergen list.
item rule|checklist item|requirement|checklist: Title!;Section=Temperature|Cleaning|Staff hygiene|Pests|Storage|Labels|Building;Law reference;Points:number#0-20;Critical:boolean;Guidance:long
- Cold storage below 7 °C | section=Temperature; law_reference=FH 12(2); points=10
- Hand wash basin with soap | section=Staff hygiene; law_reference=FH 4(1); points=4
- Hot water at every sink | section=Building; law_reference=FH 4(3); points=12
- Allergens on the label | section=Labels; law_reference=FL 9(1); points=8; guidance=All fourteen in bold type.
record temperature log|temperature reading|cleaning log|daily check: Title!;Premises->@premises|kitchen~Golden Noodle;Point=Fridge|Freezer|Hot holding|Delivery|Core temperature|Dishwasher;Date:date!;Time:time;Temperature:number(°C)#-40-150;Limit:number(°C)#-40-150;Within limit:boolean;Checked by;Action taken
- Fridge 2 morning | premises=Golden Noodle; point=Fridge; temperature=3.8; limit=7; checked_by=Wei
- Soup at noon | premises=Golden Noodle; point=Hot holding; temperature=71; limit=65; checked_by=Wei
- Butcher cold room evening | premises=Braun's Butchery; point=Fridge; temperature=6.4; limit=7; checked_by=Karl
- Fish delivery | premises=Taco Wheels; point=Delivery; temperature=9; limit=2; checked_by=Luis; action_taken=Sent back
request complaint|citizen complaint|food poisoning report: Title!;Premises->@premises|restaurant~Braun's Butchery;Name;Email:email;Phone:phone;Kind=Illness|Foreign object|Dirt|Pests|Spoiled food|Wrong label;Happened on:date;People ill:number#0-1000;Photo:image;Description:long;~Answer:long
- Smell at the counter | premises=Braun's Butchery; name=F. Adler; kind=Spoiled food; people_ill=0
- Beetle in the flour | premises=Golden Noodle; name=Anonymous; kind=Pests; people_ill=0
- Three ill after tacos | premises=Taco Wheels; name=J. Harlow; kind=Illness; people_ill=3
- Metal clip in a roll | premises=Oven & Oat; name=P. Wendt; kind=Foreign object; people_ill=0; answer=Slicer checked, guard replaced.
record sample|food sample|lab sample [sample\\w*|laborator\\w*|swab\\w*]: Sample number!;Premises->@premises|restaurant~Braun's Butchery;Product;Taken on:date!;Test=Salmonella|Listeria|E. coli|Allergen|Total count;Result=Pending|Clear|Above limit;Count:number(CFU/g)#0-1000000000;Laboratory
- FS-0412 | premises=Braun's Butchery; product=Minced pork; test=Salmonella; result=Pending; laboratory=State food lab
- FS-0417 | premises=Taco Wheels; product=Chicken filling; test=E. coli; result=Above limit; count=42000; laboratory=State food lab
- FS-0420 | premises=Oven & Oat; product=Seeded roll; test=Allergen; result=Above limit; laboratory=Allergen Lab Ost
- FS-0423 | premises=Golden Noodle; product=Sprouts; test=Listeria; result=Clear; count=0; laboratory=State food lab
! work follow-up visit|corrective action|enforcement action [follow-?up|correct\\w*|enforce\\w*|action\\w*]: Title!;Premises->@premises|restaurant~Braun's Butchery;Violation->@violation|finding~Cold room at 9 °C;Kind=Re-check|Warning letter|Fine|Closure;Due on:date;Assigned to~Abel Cruz;Notes:long
- Re-check cold room | premises=Braun's Butchery; violation=Cold room at 9 °C; kind=Re-check; assigned_to=Abel Cruz
- Closure notice taco truck | premises=Taco Wheels; violation=No hot water on the truck; kind=Closure; assigned_to=Abel Cruz
- Label letter bakery | premises=Oven & Oat; violation=Sesame missing on label; kind=Warning letter; assigned_to=Tessa Moor
- Fine for the cold room | premises=Braun's Butchery; violation=Cold room at 9 °C; kind=Fine; assigned_to=Abel Cruz; notes=250, due in 30 days.

# cosmetic surgery|plastic surgery|aesthetic clinic|botox|filler|hair transplant|laser hair removal|aesthetic medicine
person patient|client: Full name!;Date of birth:date!;Phone:phone;Email:email;Skin type=Type I|Type II|Type III|Type IV|Type V|Type VI;Allergies;Medication;Earlier treatments;Smoker:boolean;Source=Website|Friend|Social media|Doctor;Notes:long
- Viola Brandt | skin_type=Type II; allergies=None known; earlier_treatments=Filler in 2023; source=Friend
- Stefano Greco | skin_type=Type IV; allergies=Lidocaine; source=Website
- Renee Alcott | skin_type=Type I; allergies=Iodine; medication=None; source=Doctor; notes=Scar on the chin from childhood.
- Hamid Farsi | skin_type=Type V; allergies=None known; medication=Finasteride; source=Social media
item treatment|procedure|service: Name!;Category=Injection|Laser|Surgery|Hair|Body contouring|Skin;Area=Face|Lips|Eyes|Nose|Breast|Belly|Scalp|Legs;Duration:number(min)#10-600;Price from:money;Downtime:number(days)#0-60;Lasts:number(months)#0-240;Anaesthesia=None|Cream|Local|General;Picture:image;Risks:long;Description:long
- Forehead wrinkle injection | category=Injection; area=Face; duration=20; price_from=190; downtime=0; lasts=4; anaesthesia=None; risks=Bruise, drooping brow
- Eyelid lift | category=Surgery; area=Eyes; duration=75; price_from=2100; downtime=10; lasts=120; anaesthesia=Local
- Laser legs, one session | category=Laser; area=Legs; duration=45; price_from=140; downtime=1; lasts=12; anaesthesia=None
- Hair transplant 2000 grafts | category=Hair; area=Scalp; duration=420; price_from=3900; downtime=7; lasts=240; anaesthesia=Local
item doctor|surgeon|practitioner: Name!;Title=Plastic surgeon|Dermatologist|Aesthetic doctor|Laser therapist|Nurse;Licence number;Focus;Languages;Consulting days;Photo:image;About:long
- Dr. Carina Holm | title=Plastic surgeon; licence_number=PS-118; focus=Eyelids and nose; languages=English, Danish; consulting_days=Mon to Wed
- Dr. Yusuf Eren | title=Aesthetic doctor; licence_number=AD-204; focus=Injections; languages=English, Turkish; consulting_days=Tue to Fri
- Dr. Ivo Lasky | title=Dermatologist; licence_number=DE-077; focus=Scars and hair; languages=English, Czech; consulting_days=Thu and Fri
- Mara Quist | title=Laser therapist; licence_number=LT-310; focus=Hair removal; languages=English, Swedish; consulting_days=Mon to Sat
record consultation|assessment|first talk: Title!;Patient->@patient|client~Viola Brandt|Stefano Greco;Doctor->@doctor|surgeon~Dr. Carina Holm|Dr. Yusuf Eren;Held on:date!;Treatment->@treatment|procedure~Eyelid lift|Forehead wrinkle injection;Wishes:long;Suitable=Yes|With limits|No;Quote:money;Valid until:date;Cooling-off until:date;~Status=Open|Accepted|Declined
- Brandt eyelids | patient=Viola Brandt; doctor=Dr. Carina Holm; treatment=Eyelid lift; suitable=Yes; quote=2250; status=Accepted
- Greco forehead | patient=Stefano Greco; doctor=Dr. Yusuf Eren; treatment=Forehead wrinkle injection; suitable=With limits; quote=190; status=Open
- Farsi hair line | patient=Hamid Farsi; doctor=Dr. Ivo Lasky; treatment=Hair transplant 2000 grafts; suitable=Yes; quote=4200; status=Open
- Alcott leg laser | patient=Renee Alcott; doctor=Dr. Yusuf Eren; treatment=Laser legs, one session; suitable=No; quote=0; status=Declined; wishes=No more shaving.
record treatment record|treatment session|session|surgery record: Title!;Patient->@patient|client~Viola Brandt|Stefano Greco;Treatment->@treatment|procedure~Eyelid lift|Laser legs, one session;Doctor->@doctor|surgeon~Dr. Carina Holm;Done on:date!;Product and batch~Toxin B-2207;Units or ml:number#0-1000;Laser energy:number(J/cm²)#0-100;Consent signed:boolean;Complication=None|Bruise|Swelling|Infection|Asymmetry;Paid:money;Notes:long
- Brandt eyelid surgery | patient=Viola Brandt; treatment=Eyelid lift; doctor=Dr. Carina Holm; complication=Bruise; paid=2250
- Greco laser 1 | patient=Stefano Greco; treatment=Laser legs, one session; doctor=Dr. Yusuf Eren; laser_energy=14; complication=None; paid=140
- Farsi transplant day | patient=Hamid Farsi; treatment=Hair transplant 2000 grafts; doctor=Dr. Ivo Lasky; complication=Swelling; paid=4200
- Alcott forehead | patient=Renee Alcott; treatment=Forehead wrinkle injection; doctor=Dr. Yusuf Eren; product_and_batch=Toxin B-2210; units_or_ml=18; complication=None; paid=190
record before and after photo|photo|result photo: Title!;Patient->@patient|client~Viola Brandt;Record->@treatment record|session~Brandt eyelid surgery;Moment=Before|Directly after|One week|One month|Six months;View=Front|Left|Right|Close-up;Photo:image;Taken on:date;May be published:boolean
- Brandt front before | patient=Viola Brandt; record=Brandt eyelid surgery; moment=Before; view=Front
- Brandt front one month | patient=Viola Brandt; record=Brandt eyelid surgery; moment=One month; view=Front
- Farsi left six months | patient=Hamid Farsi; record=Farsi transplant day; moment=Six months; view=Left
- Alcott close-up at once | patient=Renee Alcott; record=Alcott forehead; moment=Directly after; view=Close-up
work aftercare|follow-up|aftercare plan: Title!;Patient->@patient|client~Viola Brandt;Record->@treatment record|session~Brandt eyelid surgery;Kind=Stitches out|Check|Massage|Refill|Call;Due on:date;Assigned to~Nurse Pia;Healing=Good|Slow|Problem;Instructions:long
- Stitches out day 7 | patient=Viola Brandt; record=Brandt eyelid surgery; kind=Stitches out; assigned_to=Nurse Pia; healing=Good
- Laser legs 2 in six weeks | patient=Stefano Greco; record=Greco laser 1; kind=Refill; assigned_to=Nurse Pia
- Farsi first wash | patient=Hamid Farsi; record=Farsi transplant day; kind=Check; assigned_to=Nurse Tove; healing=Slow; instructions=Foam only, no rubbing.
- Call Alcott day three | patient=Renee Alcott; record=Alcott forehead; kind=Call; assigned_to=Nurse Pia; healing=Good
+ appointment|booking: Patient->@patient|client;Treatment->@treatment|procedure;Doctor->@doctor|surgeon;Date:date!;Starts at:time!;Deposit:money;~Status=Requested|Confirmed|Done|No show|Cancelled
+ payment|invoice: Patient->@patient|client;Record->@treatment record;Method=Card|Cash|Transfer|Instalments

# first aid|first aid course|cpr|life support|lifeguard|defibrillator|first aid training
event course|first aid course|training|class|course date: Title!;Course type->@course type|programme~First aid at work|Baby and child;Date:date!;Starts at:time!;Ends at:time;Instructor->@instructor|trainer~Hal Brook|Nadira Khan;Place->@venue|location~Fire station hall|Community room;Places:number#2-40;~Booked:number#0-40;Price:money;Language;~Status=Open|Full|Held|Cancelled
- First aid at work, Saturday | course_type=First aid at work; instructor=Hal Brook; place=Fire station hall; places=16; booked=11; price=75; language=English; status=Open
- Baby and child evening | course_type=Baby and child; instructor=Nadira Khan; place=Community room; places=12; booked=12; price=48; language=English; status=Full
- Pool lifeguard weekend | course_type=Lifeguard bronze; instructor=Toni Marsh; place=Northside Pool; places=10; booked=4; price=140; language=English; status=Open
- Learner driver Monday | course_type=Learner driver course; instructor=Lars Hein; place=Driving school room; places=20; booked=18; price=45; language=German; status=Held
item course type|programme|curriculum: Name!;Hours:number(h)#1-80;Valid for:number(months)#1-60;For=Everyone|Companies|Parents|Drivers|Lifeguards|Care staff;Price:money;Certificate;Picture:image;Contents:long
- First aid at work | hours=9; valid_for=24; for=Companies; price=75; certificate=First aider
- Baby and child | hours=4; valid_for=24; for=Parents; price=48; certificate=Attendance
- Lifeguard bronze | hours=16; valid_for=24; for=Lifeguards; price=140; certificate=Rescue badge bronze
- Learner driver course | hours=9; valid_for=60; for=Drivers; price=45; certificate=Licence proof; contents=Accident scene, breathing, bleeding.
item instructor|trainer: Name!;Qualification=Instructor|Senior instructor|Paramedic|Doctor|Lifeguard;Licence until:date;Courses;Languages;Day rate:money;Phone:phone;Photo:image
- Hal Brook | qualification=Paramedic; courses=First aid at work, CPR; languages=English; day_rate=220
- Nadira Khan | qualification=Senior instructor; courses=Baby and child; languages=English, Urdu; day_rate=190
- Toni Marsh | qualification=Lifeguard; courses=Lifeguard bronze; languages=English; day_rate=180
- Lars Hein | qualification=Instructor; courses=Learner driver course; languages=German, English; day_rate=170
person participant|trainee|learner|first aider: Full name!;Email:email;Phone:phone;Date of birth:date;Company->@company|organisation~Weber Metal Works|Little Oaks Nursery;Job;Special needs;Certificates:number#0-50
- Oleg Baran | company=Weber Metal Works; job=Welder; certificates=1
- Penny Lark | company=Little Oaks Nursery; job=Educator; certificates=3
- Jana Wolf | company=Harbour Lido; job=Pool attendant; certificates=0
- Emre Kilic | company=City Buses; job=Bus driver; special_needs=Knee, cannot kneel long; certificates=2
record certificate|qualification|course result|attendance: Certificate number!;Participant->@participant|trainee~Oleg Baran|Penny Lark;Course->@course|training~First aid at work, Saturday|Baby and child evening;Present:boolean;Practical test=Passed|Repeat|Not taken;Theory score:percent;Issued on:date;Valid until:date;File:file;~Status=Valid|Expiring|Expired
- FA-24-1180 | participant=Oleg Baran; course=First aid at work, Saturday; practical_test=Passed; theory_score=88; status=Valid
- FA-24-1192 | participant=Penny Lark; course=Baby and child evening; practical_test=Passed; theory_score=95; status=Valid
- FA-24-1207 | participant=Jana Wolf; course=Pool lifeguard weekend; practical_test=Repeat; theory_score=71; status=Expiring
- FA-22-0418 | participant=Emre Kilic; course=Learner driver Monday; practical_test=Passed; theory_score=80; status=Expired
item defibrillator|aed|first aid kit|equipment: Name!;Kind=Defibrillator|First aid kit|Manikin|Stretcher|Rescue board;Location;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Open all day:boolean;Serial number;Pads expire on:date;Battery until:date;Last check:date;~Status=Ready|Check due|In use|Out of order;Photo:image
- Town hall defibrillator | kind=Defibrillator; location=Left of main entrance; latitude=50.081; longitude=8.24; serial_number=AE-2207; status=Ready
- Manikin set 3 | kind=Manikin; location=Store room; status=Check due
- Lido rescue board | kind=Rescue board; location=Tower 1; latitude=50.07; longitude=8.26; status=In use
- Bus depot kit | kind=First aid kit; location=Drivers' room; status=Out of order
person company|organisation|client: Name!;Contact person;Email:email;Phone:phone;Address;Employees:number#1-100000;First aiders needed:number#0-5000;~First aiders valid:number#0-5000
- Weber Metal Works | contact_person=Ute Weber; address=Hammer Street 5; employees=120; first_aiders_needed=12; first_aiders_valid=9
- Little Oaks Nursery | contact_person=Pat Noon; address=Oak Lane 1; employees=18; first_aiders_needed=4; first_aiders_valid=4
- Harbour Lido | contact_person=Ines Rau; address=Beach Road 1; employees=14; first_aiders_needed=6; first_aiders_valid=2
- City Buses | contact_person=Otto Lamm; address=Depot Street 20; employees=410; first_aiders_needed=41; first_aiders_valid=44
record emergency report|accident report|first aid log|incident [incident\\w*|accident\\w*|report\\w*|log]: Title!;Happened on:date!;Time:time;Place;Injured person;Injury=Cut|Burn|Fracture|Collapse|Sprain|Other;First aider->@participant|first aider~Oleg Baran;Treatment:long;Ambulance called:boolean;Material used
- Cut at press 4 | place=Weber hall 2; injured_person=M. Dorn; injury=Cut; first_aider=Oleg Baran; treatment=Pressure bandage; material_used=Bandage L
- Passenger collapsed line 6 | place=Bus 6, Market stop; injured_person=Unknown man; injury=Collapse; first_aider=Emre Kilic; treatment=Chest compressions, shock given; material_used=Pads
- Slipped at the slide | place=Lido, big slide; injured_person=Boy, 9; injury=Sprain; first_aider=Jana Wolf; treatment=Cold pack
- Hot milk in the kitchen | place=Nursery kitchen; injured_person=Cook; injury=Burn; first_aider=Penny Lark; treatment=Lukewarm water 10 minutes; material_used=Burn dressing
+ booking|event registration: Course->@course|training;Participant->@participant|trainee;Company->@company|organisation;Paid by=Self|Company|Insurance;~Status=Booked|Waiting list|Attended|No show|Cancelled

# clinic queue|waiting room|queue ticket|patient queue|walk-in clinic|polyclinic|outpatient
person patient: Full name!;Patient number;Date of birth:date;Phone:phone;Email:email;Insurance=Public|Private|Company|None;Insurance number;Preferred language;Mobility help:boolean;Allergies
- Rosa Maddox | patient_number=OP-5511; insurance=Public; insurance_number=IN-22; preferred_language=English
- Tariq Nasser | patient_number=OP-5520; insurance=None; preferred_language=Arabic
- Lottie Brandt | patient_number=OP-5533; insurance=Private; insurance_number=PV-810; preferred_language=German
- Samuel Oduya | patient_number=OP-5547; insurance=Company; insurance_number=CO-3; preferred_language=Swahili; allergies=Sulfa drugs
record queue entry|queue ticket|queue number|check-in|waiting entry: Ticket number!;Patient->@patient~Rosa Maddox|Tariq Nasser;Department->@department|clinic|counter~General medicine|Laboratory;Doctor->@doctor|physician~Dr. Lily Anders|Dr. Hamid Roy;Date:date!;Arrived at:time!;Called at:time;Finished at:time;Priority=Normal|Elderly|Child|Pregnant|Urgent;Estimated wait:number(min)#0-600;Position:number#1-500;~Status=Waiting|Called|With doctor|Done|Left|No show
- A-014 | patient=Rosa Maddox; department=General medicine; doctor=Dr. Lily Anders; priority=Elderly; estimated_wait=25; position=3; status=Waiting
- L-007 | patient=Tariq Nasser; department=Laboratory; priority=Normal; estimated_wait=10; position=1; status=Called
- E-003 | patient=Lottie Brandt; department=Eye clinic; doctor=Dr. Vera Simic; priority=Child; estimated_wait=40; position=2; status=No show
- A-019 | patient=Samuel Oduya; department=General medicine; doctor=Dr. Hamid Roy; priority=Urgent; estimated_wait=0; position=1; status=With doctor
item department|clinic|counter|service point: Name!;Ticket letter;Floor;Room;Opens at:time;Closes at:time;Average time:number(min)#1-240;Phone:phone;~People waiting:number#0-500;~Status=Open|Paused|Closed
- General medicine | ticket_letter=A; floor=1; room=101 to 106; average_time=12; people_waiting=9; status=Open
- Laboratory | ticket_letter=L; floor=Ground floor; room=004; average_time=5; people_waiting=2; status=Open
- Eye clinic | ticket_letter=E; floor=2; room=210; average_time=18; people_waiting=0; status=Paused
- Vaccination desk | ticket_letter=V; floor=Ground floor; room=011; average_time=4; people_waiting=0; status=Closed
item doctor|physician|provider: Name!;Specialty;Department->@department|clinic~General medicine;Room;Consulting days;From:time;Until:time;Max patients a day:number#1-150;Fee:money;~Status=Available|With patient|Break|Absent;Photo:image
- Dr. Lily Anders | specialty=Family medicine; department=General medicine; room=103; consulting_days=Mon to Fri; max_patients_a_day=32; fee=35; status=With patient
- Dr. Hamid Roy | specialty=Internal medicine; department=General medicine; room=105; consulting_days=Mon to Thu; max_patients_a_day=28; fee=40; status=Available
- Dr. Vera Simic | specialty=Ophthalmology; department=Eye clinic; room=210; consulting_days=Tue and Thu; max_patients_a_day=20; fee=50; status=Break
- Dr. Amos Tait | specialty=Laboratory medicine; department=Laboratory; room=005; consulting_days=Mon to Fri; max_patients_a_day=60; fee=15; status=Absent
record visit|consultation|encounter|medical record: Title!;Patient->@patient~Rosa Maddox|Tariq Nasser;Ticket->@queue entry|queue ticket~A-014;Doctor->@doctor|physician~Dr. Lily Anders|Dr. Hamid Roy;Visited on:date!;Complaint;Diagnosis;Temperature:number(°C)#34-43;Blood pressure;Weight:number(kg)#1-300;Prescription:long;Follow-up on:date
- Maddox knee pain | patient=Rosa Maddox; ticket=A-014; doctor=Dr. Lily Anders; complaint=Knee pain on stairs; diagnosis=Arthrosis; blood_pressure=134/80; weight=74; prescription=Diclofenac gel, physiotherapy
- Nasser stomach | patient=Tariq Nasser; doctor=Dr. Hamid Roy; complaint=Burning stomach; diagnosis=Gastritis; prescription=Omeprazole 20 mg
- Oduya chest tightness | patient=Samuel Oduya; ticket=A-019; doctor=Dr. Hamid Roy; complaint=Tight chest since morning; diagnosis=Anxiety, ECG normal; blood_pressure=142/88; weight=80
- Brandt squint check | patient=Lottie Brandt; ticket=E-003; doctor=Dr. Vera Simic; complaint=Eye turns in; diagnosis=Far-sightedness; weight=18; prescription=Glasses +2.5
! item doctor schedule|schedule slot|availability [slot\\w*|availab\\w*|roster|working hours]: Title!;Doctor->@doctor|physician~Dr. Lily Anders;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday;From:time!;To:time!;Slot length:number(min)#5-120;Max patients:number#1-100;Valid from:date
- Anders Monday morning | doctor=Dr. Lily Anders; weekday=Monday; slot_length=15; max_patients=16
- Roy Thursday afternoon | doctor=Dr. Hamid Roy; weekday=Thursday; slot_length=20; max_patients=12
- Simic Tuesday eyes | doctor=Dr. Vera Simic; weekday=Tuesday; slot_length=18; max_patients=10
- Tait Saturday blood draws | doctor=Dr. Amos Tait; weekday=Saturday; slot_length=5; max_patients=40
+ appointment|booking: Patient->@patient;Doctor->@doctor|physician;Department->@department|clinic;Date:date!;Starts at:time!;Reason;~Status=Booked|Checked in|Done|No show|Cancelled
+ payment|invoice: Patient->@patient;Visit->@visit|consultation;Method=Cash|Card|Insurance;Insurance share:money
+ review: Doctor->@doctor|physician;Waiting time:rating;Kindness:rating

# prosthetics|prosthesis|orthotics|orthopedic|orthopaedic|podiatrist|podiatry|insole
person patient|client|wearer: Full name!;Date of birth:date;Phone:phone;Email:email;Condition=Amputation|Flat foot|Diabetic foot|Scoliosis|Injury|Arthritis;Side=Left|Right|Both;Weight:number(kg)#5-250;Shoe size:number#15-55;Activity=Indoors|Limited outdoors|Active|Sports;Doctor~Dr. Heiner Bott;Insurance number
- Luis Carmona | condition=Amputation; side=Left; weight=79; shoe_size=43; activity=Active; doctor=Dr. Heiner Bott; insurance_number=OR-118
- Hanne Fisk | condition=Diabetic foot; side=Both; weight=88; shoe_size=39; activity=Limited outdoors; doctor=Dr. Heiner Bott; insurance_number=OR-204
- Pia Sandoval | condition=Scoliosis; side=Both; weight=49; shoe_size=38; activity=Active; doctor=Dr. Carla Weiss; insurance_number=OR-231
- Rolf Benning | condition=Arthritis; side=Right; weight=94; shoe_size=45; activity=Indoors; doctor=Dr. Heiner Bott; insurance_number=OR-090
item device type|product type|aid|orthosis: Name!;Category=Leg prosthesis|Arm prosthesis|Insole|Brace|Corset|Orthopaedic shoe|Compression stocking;Code;Material=Carbon|Silicone|Leather|Foam|Plastic|Textile;Production time:number(days)#1-120;Price:money;Insurance covers:boolean;Warranty:number(months)#0-60;Picture:image;Description:long
- Lower leg prosthesis | category=Leg prosthesis; code=24.71; material=Carbon; production_time=30; price=6800; warranty=36
- Diabetic insole pair | category=Insole; code=08.03; material=Foam; production_time=7; price=180; warranty=6
- Night corset | category=Corset; code=23.14; material=Plastic; production_time=21; price=1950; warranty=12
- Hinged knee brace | category=Brace; code=23.04; material=Textile; production_time=3; price=410; warranty=24
record foot measurement|measurement|scan|foot scan|cast: Title!;Patient->@patient|client~Luis Carmona|Hanne Fisk;Measured on:date!;Body part=Foot|Lower leg|Thigh|Arm|Back|Knee;Side=Left|Right|Both;Length:number(mm)#10-1500;Girth:number(mm)#10-1500;Pressure peak:number(kPa)#0-2000;Scan file:file;Measured by~Gero Lenz|Ivy Song;Notes:long
- Carmona stump cast | patient=Luis Carmona; body_part=Lower leg; side=Left; length=165; girth=312; measured_by=Gero Lenz
- Fisk pressure scan | patient=Hanne Fisk; body_part=Foot; side=Both; length=248; girth=241; pressure_peak=410; measured_by=Ivy Song
- Sandoval back scan | patient=Pia Sandoval; body_part=Back; side=Both; length=430; girth=690; measured_by=Gero Lenz; notes=Curve 28 degrees.
- Benning knee girths | patient=Rolf Benning; body_part=Knee; side=Right; length=320; girth=425; measured_by=Ivy Song
work production order|device order|workshop job|job: Title!;Patient->@patient|client~Luis Carmona|Hanne Fisk;Device type->@device type|orthosis~Lower leg prosthesis|Diabetic insole pair;Measurement->@foot measurement|scan~Carmona stump cast|Fisk pressure scan;Technician~Gero Lenz|Ivy Song;Step=Plaster|Milling|Lamination|Assembly|Finishing|Quality check;Due on:date;Price:money;Prescription:file;Notes:long
- Carmona new socket | patient=Luis Carmona; device_type=Lower leg prosthesis; measurement=Carmona stump cast; technician=Gero Lenz; step=Lamination; price=6800
- Fisk insoles | patient=Hanne Fisk; device_type=Diabetic insole pair; measurement=Fisk pressure scan; technician=Ivy Song; step=Milling; price=180
- Sandoval corset | patient=Pia Sandoval; device_type=Night corset; measurement=Sandoval back scan; technician=Gero Lenz; step=Plaster; price=1950
- Benning brace | patient=Rolf Benning; device_type=Hinged knee brace; measurement=Benning knee girths; technician=Ivy Song; step=Quality check; price=410; notes=Extra pad inside.
record fitting|trial fitting|adjustment|delivery: Title!;Patient->@patient|client~Luis Carmona|Hanne Fisk;Job->@production order|device order~Carmona new socket|Fisk insoles;Date:date!;Fit:rating;Pain:number#0-10;Skin=Fine|Red|Blister|Open;Walking distance:number(m)#0-20000;Changes made:long;~Result=Adjust|Accepted|Remake
- Carmona first trial | patient=Luis Carmona; job=Carmona new socket; fit=3; pain=4; skin=Red; walking_distance=200; result=Adjust; changes_made=More room at the fibula head.
- Fisk delivery | patient=Hanne Fisk; job=Fisk insoles; fit=5; pain=1; skin=Fine; result=Accepted
- Sandoval corset trial | patient=Pia Sandoval; job=Sandoval corset; fit=2; pain=6; skin=Blister; walking_distance=0; result=Remake
- Benning brace handover | patient=Rolf Benning; job=Benning brace; fit=4; pain=3; skin=Fine; walking_distance=350; result=Accepted; changes_made=Strap shortened by 3 cm.
record foot treatment|podiatry treatment|treatment: Title!;Patient->@patient|client~Hanne Fisk;Podiatrist~Ruth Kemp;Treated on:date!;Problem=Callus|Nail|Ulcer|Wart|Fungus|Check;Wound size:number(mm)#0-200;Treatment;Next on:date;Price:money;Notes:long
- Fisk nail and callus care | patient=Hanne Fisk; podiatrist=Ruth Kemp; problem=Callus; treatment=Callus removed, cream; price=42
- Fisk small ulcer | patient=Hanne Fisk; podiatrist=Ruth Kemp; problem=Ulcer; wound_size=9; treatment=Cleaned, foam dressing; price=55; notes=Doctor informed.
- Carmona right foot check | patient=Luis Carmona; podiatrist=Olaf Nees; problem=Check; wound_size=0; treatment=Nothing found; price=25
- Benning ingrown nail | patient=Rolf Benning; podiatrist=Ruth Kemp; problem=Nail; treatment=Corner cut, brace glued; price=68
request insurance approval|cost estimate|approval|repair request: Title!;Patient->@patient|client~Luis Carmona;Job->@production order|device order~Carmona new socket;Kind=Approval|Estimate|Repair|Replacement;Insurance;Amount:money;Sent on:date;Document:file;Reason:long;~Approved amount:money
- Socket approval | patient=Luis Carmona; job=Carmona new socket; kind=Approval; insurance=Public fund West; amount=6800
- Repair of knee lock | patient=Luis Carmona; kind=Repair; insurance=Public fund West; amount=240
- Corset estimate | patient=Pia Sandoval; job=Sandoval corset; kind=Estimate; insurance=Guild Health; amount=1950; approved_amount=1800
- New insoles after a year | patient=Hanne Fisk; job=Fisk insoles; kind=Replacement; insurance=City Health; amount=180; reason=Foam pressed flat.
! item material|component|spare part [material\\w*|stock|component\\w*|inventory]: Name!;Category=Foot|Knee joint|Liner|Foam|Carbon|Plaster|Fastener;Supplier;Article number;In stock:number#0-5000;Reorder level:number#0-500;Unit price:money
- Silicone liner size 30 | category=Liner; supplier=Orthoparts; article_number=SL-30; in_stock=3; reorder_level=2; unit_price=310
- Carbon cloth 200 g | category=Carbon; supplier=Fibre Nord; article_number=CF-200; in_stock=26; reorder_level=10; unit_price=48
- Plaster bandage 12 cm | category=Plaster; supplier=Medplast; article_number=PB-12; in_stock=140; reorder_level=50; unit_price=2
- Locking knee joint | category=Knee joint; supplier=Orthoparts; article_number=KJ-7; in_stock=1; reorder_level=1; unit_price=920
+ appointment|booking: Patient->@patient|client;Purpose=Measuring|Fitting|Delivery|Check|Foot care;Date:date!;Starts at:time!;With~Gero Lenz|Ruth Kemp;Home visit:boolean;~Status=Booked|Done|Missed|Cancelled

# support group|self-help group|peer group|patient association|rare disease|patient community|patient organisation
item support group|group|self-help group|community group: Name!;Topic=Grief|Addiction|Chronic illness|Rare disease|Cancer|Mental health|Parents|Carers;Leader->@facilitator|leader|moderator~Ellen March|Jakob Stein;Meets=Weekly|Every two weeks|Monthly;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday;Starts at:time;Place;Online link:url;Size:number#2-500;Open to new:boolean;Picture:image;Description:long
- Living with lupus | topic=Rare disease; leader=Ellen March; meets=Monthly; weekday=Wednesday; place=City library, room 2; size=14; description=Tips, tears and cake.
- Carers' breathing space | topic=Carers; leader=Jakob Stein; meets=Every two weeks; weekday=Thursday; place=Parish hall; size=18
- Chairs of memory | topic=Grief; leader=Nora Blythe; meets=Weekly; weekday=Monday; place=Tea house; size=10
- Sober Saturdays | topic=Addiction; leader=Viktor Hale; meets=Weekly; weekday=Saturday; place=Youth centre; size=25; description=Breakfast first, talk second.
event meeting|group meeting|session|gathering: Title!;Group->@support group|group~Living with lupus|Carers' breathing space;Date:date!;Starts at:time!;Ends at:time;Format=In person|Online|Both;Topic;Guest speaker;Place;Places:number#2-500;Minutes:long
- Sun, skin and summer | group=Living with lupus; format=Both; topic=Protection from light; guest_speaker=Dr. Ada Hill; place=City library, room 2; places=20
- Who cares for me? | group=Carers' breathing space; format=In person; topic=Respite offers; place=Parish hall; places=18
- The first birthday without | group=Chairs of memory; format=In person; topic=Anniversaries; place=Tea house; places=10
- Holidays without drink | group=Sober Saturdays; format=Online; topic=Plans for the season; guest_speaker=Dr. Pia Holm; places=40; minutes=Everyone leaves with one phone number.
person group member|participant|peer|affected person: Nickname!;Email:email;Group->@support group|group~Living with lupus|Carers' breathing space;Role=Affected|Relative|Professional|Guest;Joined on:date;Diagnosis;Town;Anonymous:boolean;Wants contact:boolean;~Status=Waiting|Active|Paused|Left
- Butterfly | group=Living with lupus; role=Affected; diagnosis=Lupus; town=Eastmere; status=Active
- Night owl | group=Carers' breathing space; role=Relative; town=Upton; status=Active
- Oak tree | group=Chairs of memory; role=Affected; diagnosis=Lost a son; town=Harwick; status=Paused
- Day 61 | group=Sober Saturdays; role=Affected; town=Eastmere; status=Waiting
item facilitator|leader|moderator: Name!;Training;Experience:number(years)#0-60;Languages;Phone:phone;Email:email;Own experience;Photo:image
- Ellen March | training=Peer leader course; experience=7; languages=English; own_experience=Lupus since 2009
- Jakob Stein | training=Social worker; experience=15; languages=English, German
- Nora Blythe | training=Grief counsellor; experience=4; languages=English, Welsh; own_experience=Widowed at 35
- Viktor Hale | training=Peer recovery coach; experience=11; languages=English, Polish; own_experience=Sober since 2010
item resource|guide|information sheet|helpful link: Title!;Kind=Guide|Video|Helpline|Study|Book|Form;Topic=Grief|Addiction|Chronic illness|Rare disease|Cancer|Mental health|Parents|Carers;Author;Link:url;File:file;Language;Reviewed on:date;Summary:long
- First weeks after diagnosis | kind=Guide; topic=Rare disease; author=Ellen March; language=English
- Respite care form explained | kind=Form; topic=Carers; author=Jakob Stein; language=English
- Talking to children about death | kind=Book; topic=Grief; author=Nora Blythe; language=English; summary=What to say at four, eight and twelve.
- Night line numbers | kind=Helpline; topic=Addiction; author=Viktor Hale; language=Polish
record shared story|story|experience|discussion|thread: Title!;Author->@group member|peer~Butterfly|Night owl;Group->@support group|group~Living with lupus;Written on:date!;Kind=Story|Question|Tip|Poem;Content warning:boolean;Text:long;~Status=Draft|Published|Hidden
- My first summer with a hat | author=Butterfly; group=Living with lupus; kind=Story; status=Published; text=I bought the widest brim in town.
- How do you sleep? | author=Night owl; group=Carers' breathing space; kind=Question; status=Published
- Empty chair | author=Oak tree; group=Chairs of memory; kind=Poem; status=Hidden
- Sparkling water trick | author=Day 61; group=Sober Saturdays; kind=Tip; status=Draft; text=Order first, before anyone asks.
request join request|contact request|support request|buddy request: Title!;Name!;Email:email!;Group->@support group|group~Living with lupus;Role=Affected|Relative|Professional|Guest;First meeting on:date;Wants a buddy:boolean;Message:long
- Newly diagnosed in May | name=Lin; group=Living with lupus; role=Affected; message=I do not know anyone else with this.
- Caring for my husband | name=Greta; group=Carers' breathing space; role=Relative
- Student nurse wants to listen | name=Kofi; group=Sober Saturdays; role=Professional; message=One visit for my course, if the group agrees.
- My sister died in March | name=Ilse; group=Chairs of memory; role=Relative
! record attendance|meeting attendance [attend\\w*|rsvp|present]: Title!;Meeting->@meeting|session~Sun, skin and summer;Member->@group member|peer~Butterfly;Comes=Yes|Maybe|No;Online:boolean;Brings
- Butterfly comes | meeting=Sun, skin and summer; member=Butterfly; comes=Yes; brings=Lemon cake
- Night owl maybe | meeting=Who cares for me?; member=Night owl; comes=Maybe
- Oak tree stays home | meeting=The first birthday without; member=Oak tree; comes=No
- Day 61 joins online | meeting=Holidays without drink; member=Day 61; comes=Yes; brings=A song
+ event registration: Meeting->@meeting|session;Member->@group member|peer;Format=In person|Online

# occupational health|workplace health|company doctor|ergonomics|fitness for work|medical examination|sick leave
person employee|worker|patient: Full name!;Staff number;Department->@department|company|site~Paint shop|Head office;Job;Date of birth:date;Exposure=None|Noise|Dust|Chemicals|Night work|Screen|Heavy lifting;Last check:date;Next check due:date;Phone:phone;~Fitness=Fit|Fit with limits|Not fit for now|Not checked
- Dragan Milic | staff_number=2207; department=Paint shop; job=Spray painter; exposure=Chemicals; fitness=Fit with limits
- Helene Vogt | staff_number=1180; department=Head office; job=Accountant; exposure=Screen; fitness=Fit
- Yusuf Toprak | staff_number=3055; department=Warehouse; job=Forklift driver; exposure=Night work; fitness=Not fit for now
- Gabi Schramm | staff_number=3112; department=Carpentry; job=Joiner; exposure=Dust; fitness=Not checked
item department|company|site|workplace: Name!;Address;Employees:number#1-100000;Main hazards;Safety officer~Kai Brenner|Ursula Tan;Phone:phone;Noise level:number(dB)#0-140;Last walk-through:date
- Paint shop | address=Plant 2; employees=34; main_hazards=Solvents, noise; safety_officer=Kai Brenner; noise_level=84
- Head office | address=Tower B; employees=120; main_hazards=Screen work; safety_officer=Ursula Tan; noise_level=52
- Warehouse | address=Plant 4; employees=58; main_hazards=Lifting, forklifts; safety_officer=Rita Malone; noise_level=71
- Carpentry | address=Plant 3; employees=16; main_hazards=Wood dust, saws; safety_officer=Kai Brenner; noise_level=93
record medical check|medical examination|health check|examination: Title!;Employee->@employee|worker~Dragan Milic|Helene Vogt;Doctor->@company doctor|doctor|nurse~Dr. Paula Renk|Nurse Gil;Date:date!;Kind=Pre-employment|Periodic|Return to work|Exit|On request;Hearing=Normal|Reduced|Not tested;Lung function:percent;Eyes=Normal|Glasses needed|Reduced|Not tested;Blood pressure;Result=Fit|Fit with limits|Not fit for now;Restrictions:long;Next check:date
- Milic yearly check | employee=Dragan Milic; doctor=Dr. Paula Renk; kind=Periodic; hearing=Normal; lung_function=84; eyes=Normal; blood_pressure=136/84; result=Fit with limits; restrictions=Full mask in booth 3.
- Vogt screen check | employee=Helene Vogt; doctor=Nurse Gil; kind=Periodic; hearing=Not tested; eyes=Glasses needed; result=Fit
- Toprak night fitness | employee=Yusuf Toprak; doctor=Dr. Paula Renk; kind=Return to work; hearing=Normal; eyes=Normal; blood_pressure=158/98; result=Not fit for now; restrictions=No nights for six weeks.
- Schramm first check | employee=Gabi Schramm; doctor=Dr. Sven Adler; kind=Pre-employment; hearing=Reduced; lung_function=97; eyes=Normal; result=Fit
record sick leave|absence|sick note: Title!;Employee->@employee|worker~Dragan Milic|Helene Vogt;From:date!;To:date;Days:number(days)#1-730;Work-related:boolean;Reason=Illness|Accident|Back pain|Mental strain|Surgery|Other;Certificate:file;~Status=Open|Ended|Return plan
- Milic back | employee=Dragan Milic; days=12; reason=Back pain; status=Return plan
- Vogt flu | employee=Helene Vogt; days=5; reason=Illness; status=Ended
- Toprak burnout | employee=Yusuf Toprak; days=45; reason=Mental strain; status=Open
- Schramm finger | employee=Gabi Schramm; days=9; reason=Accident; status=Ended
work return-to-work plan|measure|ergonomic measure|health action: Title!;Employee->@employee|worker~Dragan Milic;Department->@department|workplace~Paint shop;Kind=Return plan|Ergonomics|Training|Vaccination|Protection;Responsible~Kai Brenner|Dr. Paula Renk;Start on:date;Until:date;Hours per day:number(h)#0-12;~Progress:percent;Notes:long
- Milic back in steps | employee=Dragan Milic; department=Paint shop; kind=Return plan; responsible=Dr. Paula Renk; hours_per_day=4; progress=40
- Lifting aid booth 3 | department=Paint shop; kind=Ergonomics; responsible=Kai Brenner; progress=10
- Hearing protection carpentry | employee=Gabi Schramm; department=Carpentry; kind=Protection; responsible=Kai Brenner; progress=75
- Flu shots warehouse | department=Warehouse; kind=Vaccination; responsible=Nurse Gil; progress=0; notes=Canteen, two mornings.
record workplace assessment|ergonomic assessment|risk assessment|walk-through: Title!;Department->@department|site~Paint shop|Head office;Employee->@employee|worker~Helene Vogt;Date:date!;Assessor~Kai Brenner|Ursula Tan;Hazard=Noise|Posture|Chemicals|Light|Stress|Lifting|Climate;Risk=Low|Medium|High;Measured value:number#0-100000;Photo:image;Advice:long;~Status=Open|Fixed
- Desk of H. Vogt | department=Head office; employee=Helene Vogt; assessor=Ursula Tan; hazard=Posture; risk=Medium; advice=Raise the screen by 12 cm.; status=Fixed
- Noise booth 3 | department=Paint shop; assessor=Kai Brenner; hazard=Noise; risk=High; measured_value=87; status=Open
- Packing table height | department=Warehouse; employee=Yusuf Toprak; assessor=Rita Malone; hazard=Lifting; risk=Low; measured_value=18; advice=Raise the table to 95 cm.; status=Fixed
- Dark corner at the saw | department=Carpentry; assessor=Kai Brenner; hazard=Light; risk=Medium; measured_value=210; status=Open
record work accident|accident|near miss|injury report: Title!;Employee->@employee|worker~Dragan Milic;Department->@department|site~Paint shop;Happened on:date!;Time:time;Injury=None|Cut|Burn|Sprain|Eye|Fracture;Days lost:number(days)#0-730;Cause;First aid given:boolean;Reported to insurer:boolean;Photo:image;Description:long
- Solvent splash | employee=Dragan Milic; department=Paint shop; injury=Eye; days_lost=1; cause=Lid not locked
- Near miss with trolley | department=Paint shop; injury=None; days_lost=0; cause=Wet floor
- Cut at the band saw | employee=Gabi Schramm; department=Carpentry; injury=Cut; days_lost=9; cause=Guard left open
- Ankle on the ramp | employee=Yusuf Toprak; department=Warehouse; injury=Sprain; days_lost=4; cause=Oil on the floor
item company doctor|doctor|nurse|practitioner: Name!;Role=Doctor|Nurse|Psychologist|Physio|Ergonomist;Days on site;Phone:phone;Email:email;Room;Languages
- Dr. Paula Renk | role=Doctor; days_on_site=Tue and Thu; room=Plant 1, M2
- Nurse Gil | role=Nurse; days_on_site=Mon to Fri; room=Plant 1, M1
- Dr. Sven Adler | role=Psychologist; days_on_site=Wed; room=Tower B, 3.04; languages=German, English
- Marit Lunde | role=Ergonomist; days_on_site=First Monday; room=On request; languages=Norwegian, English
+ appointment|booking: Employee->@employee|worker;Doctor->@company doctor|doctor;Date:date!;Starts at:time!;Reason=Check|Vaccination|Ergonomics|Talk|Return to work;~Status=Booked|Attended|Missed|Cancelled

# school nurse|school health|school infirmary|student health|campus clinic|sick bay
person student|pupil|child: Full name!;Class;Date of birth:date!;Allergies;Chronic condition=None|Asthma|Diabetes|Epilepsy|Heart|Migraine;Emergency medicine;Parent name;Parent phone:phone!;Doctor;May go home alone:boolean;Care notes:long
- Lucy Farr | class=4b; allergies=Peanut; chronic_condition=Asthma; emergency_medicine=Blue inhaler in room 12; parent_name=Kim Farr; doctor=Dr. Stone
- Emre Aksoy | class=7a; allergies=None; chronic_condition=Diabetes; emergency_medicine=Glucose gel; parent_name=Selma Aksoy; doctor=Dr. Wirth
- Noor Haddad | class=2c; allergies=Egg; chronic_condition=Epilepsy; emergency_medicine=Rescue spray in bag; parent_name=Rania Haddad; doctor=Dr. Kim
- Jack Penrose | class=9a; allergies=Bee stings; chronic_condition=None; emergency_medicine=Pen in office; parent_name=Lou Penrose; doctor=Dr. Stone
record nurse visit|visit|infirmary visit|sick bay visit: Title!;Student->@student|pupil~Lucy Farr|Emre Aksoy;Date:date!;Came at:time!;Left at:time;Complaint=Headache|Stomach|Injury|Fever|Breathing|Low sugar|Anxiety|Other;Temperature:number(°C)#34-42;Treatment;Outcome=Back to class|Sent home|Ambulance|Rest;Parent called:boolean;Nurse~Nurse Adele|Nurse Hugh;Note:long
- Lucy wheezing after sports | student=Lucy Farr; complaint=Breathing; temperature=36.7; treatment=Two puffs of inhaler; outcome=Back to class; nurse=Nurse Adele
- Emre low at ten | student=Emre Aksoy; complaint=Low sugar; temperature=36.5; treatment=Juice and biscuit; outcome=Rest; nurse=Nurse Hugh
- Noor seizure at break | student=Noor Haddad; complaint=Other; temperature=36.9; treatment=Rescue spray after three minutes; outcome=Ambulance; nurse=Nurse Adele
- Jack exam stomach | student=Jack Penrose; complaint=Stomach; temperature=37.2; treatment=Tea, quiet room; outcome=Sent home; nurse=Nurse Hugh
record medicine given|medication|medication log|administered medication: Medicine!;Student->@student|pupil~Lucy Farr|Emre Aksoy;Dose;Given on:date!;Given at:time;Reason;Parent permission:boolean;Given by~Nurse Adele|Nurse Hugh;Reaction
- Salbutamol | student=Lucy Farr; dose=2 puffs; reason=Wheezing; given_by=Nurse Adele; reaction=None
- Insulin at lunch | student=Emre Aksoy; dose=4 IU; reason=Meal; given_by=Nurse Hugh; reaction=None
- Midazolam spray | student=Noor Haddad; dose=5 mg; reason=Seizure; given_by=Nurse Adele; reaction=Sleepy
- Paracetamol | student=Jack Penrose; dose=500 mg; reason=Headache; given_by=Nurse Hugh; reaction=None
record vaccination|immunization|immunisation record: Title!;Student->@student|pupil~Lucy Farr|Emre Aksoy;Vaccine=MMR|Tetanus|Polio|HPV|Hepatitis B|Meningococcal;Dose number:number#1-5;Given on:date;Due on:date;Proof:file;~Status=Complete|Due|Missing|Exempt
- Farr MMR | student=Lucy Farr; vaccine=MMR; dose_number=2; status=Complete
- Aksoy HPV | student=Emre Aksoy; vaccine=HPV; dose_number=1; status=Due
- Haddad polio | student=Noor Haddad; vaccine=Polio; dose_number=3; status=Missing
- Penrose tetanus | student=Jack Penrose; vaccine=Tetanus; dose_number=5; status=Exempt
record health screening|screening|eye test|hearing test|growth check: Title!;Student->@student|pupil~Lucy Farr|Emre Aksoy;Kind=Vision|Hearing|Growth|Teeth|Posture;Date:date!;Height:number(cm)#80-220;Weight:number(kg)#10-180;Result=Normal|Watch|Referred;Parents informed:boolean;Note:long
- Lucy eyes | student=Lucy Farr; kind=Vision; result=Referred; note=Cannot read line 4 with the left eye.
- Emre growth | student=Emre Aksoy; kind=Growth; height=154; weight=44; result=Normal
- Noor hearing | student=Noor Haddad; kind=Hearing; result=Watch; note=Cold that week, repeat.
- Jack posture | student=Jack Penrose; kind=Posture; height=178; weight=61; result=Normal
work care plan|emergency plan|individual care plan|action plan: Title!;Student->@student|pupil~Lucy Farr|Emre Aksoy;Condition=Allergy|Asthma|Diabetes|Epilepsy|Other;Valid from:date;Review on:date;Signed by parent:boolean;Teachers informed:boolean;Document:file;Steps:long
- Peanut plan Lucy | student=Lucy Farr; condition=Allergy; steps=Pen into thigh, call 112, call mother.
- Diabetes plan Emre | student=Emre Aksoy; condition=Diabetes
- Seizure plan Noor | student=Noor Haddad; condition=Epilepsy; steps=Time it, spray at three minutes, ambulance at five.
- Sting plan Jack | student=Jack Penrose; condition=Other
item infirmary supply|supply|first aid stock|stock item [stock|suppl\\w*|inventory]: Name!;Kind=Dressing|Medicine|Device|Hygiene;In stock:number#0-1000;Reorder level:number#0-100;Expires on:date;Stored in
- Cold packs | kind=Device; in_stock=14; reorder_level=6; stored_in=Freezer
- Glucose gel | kind=Medicine; in_stock=5; reorder_level=4; stored_in=Cabinet 1
- Plasters, mixed box | kind=Dressing; in_stock=22; reorder_level=10; stored_in=Drawer 2
- Disposable gloves S | kind=Hygiene; in_stock=3; reorder_level=5; stored_in=Cabinet 2
! record outbreak note|illness report|contagious case [outbreak\\w*|contag\\w*|infect\\w*|lice]: Title!;Illness=Flu|Chickenpox|Lice|Stomach flu|Scarlet fever|COVID-19;Class;Reported on:date!;Cases:number#1-1000;Letter sent:boolean;Measures:long;~Status=Open|Over
- Lice in 4b | illness=Lice; class=4b; cases=3; status=Open
- Stomach flu 2c | illness=Stomach flu; class=2c; cases=9; measures=Toilets cleaned twice a day.; status=Over
- Chickenpox in 1a | illness=Chickenpox; class=1a; cases=2; status=Open
- Scarlet fever 3b | illness=Scarlet fever; class=3b; cases=4; measures=Letter, back after 24 h of antibiotics.; status=Over
+ appointment: Student->@student|pupil;Nurse~Nurse Adele;Date:date!;Starts at:time;Reason

# sexual health|std testing|sti|hiv|contraception clinic|family planning|sex education
person patient|client: Client code!;Year of birth:number#1930-2015;Gender=Female|Male|Non-binary|Trans woman|Trans man;Contact by=Email|Text message|Phone|No contact;Email:email;Phone:phone;Language;Anonymous:boolean;On PrEP:boolean;Notes:long
- SH-2041 | year_of_birth=1995; gender=Female; contact_by=Text message; language=English
- SH-2077 | year_of_birth=1988; gender=Male; contact_by=Email; language=Spanish
- SH-2093 | year_of_birth=2003; gender=Non-binary; contact_by=No contact; language=English
- SH-2101 | year_of_birth=1979; gender=Trans woman; contact_by=Phone; language=Portuguese
item test|test offered|service|screening test: Name!;Infection=HIV|Chlamydia|Gonorrhoea|Syphilis|Hepatitis B|HPV|Pregnancy;Sample=Blood|Swab|Urine|Saliva;Window period:number(days)#0-120;Result after:number(h)#0-240;Price:money;Home kit:boolean;Description:long
- HIV rapid test | infection=HIV; sample=Blood; window_period=42; result_after=1; price=15
- Chlamydia swab | infection=Chlamydia; sample=Swab; window_period=14; result_after=72; price=22
- Syphilis blood test | infection=Syphilis; sample=Blood; window_period=28; result_after=48; price=18
- Home pregnancy kit | infection=Pregnancy; sample=Urine; window_period=10; result_after=0; price=6; description=Two tests in plain packaging.
record test result|test|lab result|screening: Title!;Client->@patient|client~SH-2041|SH-2077;Test->@test|test offered~HIV rapid test|Chlamydia swab;Taken on:date!;Barcode;Result=Pending|Negative|Positive|Unclear;Released on:date;Seen by client:boolean;Counsellor->@counsellor|advisor|nurse~Abby Lane|Nuno Reis;Follow-up=None|Repeat|Treatment|Referral
- 2041 chlamydia | client=SH-2041; test=Chlamydia swab; barcode=C-88120; result=Positive; counsellor=Abby Lane; follow_up=Treatment
- 2077 HIV | client=SH-2077; test=HIV rapid test; barcode=H-20113; result=Negative; counsellor=Nuno Reis; follow_up=None
- 2093 syphilis | client=SH-2093; test=Syphilis blood test; barcode=S-10077; result=Unclear; counsellor=Dr. Ella Byrne; follow_up=Repeat
- 2101 chlamydia | client=SH-2101; test=Chlamydia swab; barcode=C-88144; result=Pending; counsellor=Abby Lane; follow_up=None
record consultation|counselling session|visit: Title!;Client->@patient|client~SH-2041|SH-2077;Counsellor->@counsellor|advisor~Abby Lane|Nuno Reis;Date:date!;Topic=Testing|Contraception|Pregnancy|Symptoms|PrEP|Relationship|Violence;Risk=Low|Medium|High;Treatment;Contraception=None|Pill|Condom|Coil|Implant|Emergency;Note:long
- 2041 treatment talk | client=SH-2041; counsellor=Abby Lane; topic=Symptoms; risk=Medium; treatment=Doxycycline 7 days; contraception=Pill
- 2077 PrEP check | client=SH-2077; counsellor=Nuno Reis; topic=PrEP; risk=High; contraception=Condom
- 2093 emergency pill | client=SH-2093; counsellor=Dr. Ella Byrne; topic=Contraception; risk=Low; treatment=Emergency pill given; contraception=Emergency
- 2101 safe at home? | client=SH-2101; counsellor=Jo Marsh; topic=Violence; risk=High; contraception=None; note=Shelter number given on a small card.
record partner notification|partner notice|contact notice: Title!;Client->@patient|client~SH-2041;Result->@test result|test~2041 chlamydia;Sent on:date;Way=Text message|Email|Letter|By client;Anonymous:boolean;Tested since:boolean;~Status=Planned|Sent|Confirmed|Refused
- 2041 to partner A | client=SH-2041; result=2041 chlamydia; way=Text message; status=Sent
- 2041 to partner B | client=SH-2041; result=2041 chlamydia; way=By client; status=Confirmed
- 2093 to partner | client=SH-2093; result=2093 syphilis; way=Email; status=Planned
- 2101 to former partner | client=SH-2101; result=2101 chlamydia; way=Letter; status=Refused
item counsellor|advisor|nurse|doctor: Name!;Role=Doctor|Nurse|Counsellor|Peer worker;Languages;Working days;Room;Phone:phone;Photo:image
- Abby Lane | role=Nurse; languages=English; working_days=Mon to Thu; room=Blue room
- Nuno Reis | role=Counsellor; languages=English, Portuguese, Spanish; working_days=Tue to Fri; room=Green room
- Dr. Ella Byrne | role=Doctor; languages=English, Irish; working_days=Mon and Fri; room=Consulting 1
- Jo Marsh | role=Peer worker; languages=English; working_days=Wed evenings; room=Sofa corner
item information page|topic|guide|contraceptive method: Title!;Category=Infection|Contraception|Pregnancy|Consent|Body|Rights;Language;Age group=Teens|Adults|Everyone;Effectiveness:percent;Picture:image;Reviewed on:date;Text:long
- Copper coil in five minutes | category=Contraception; language=English; age_group=Everyone; effectiveness=99
- What yes means | category=Consent; language=English; age_group=Teens
- Your right to a test | category=Rights; language=Spanish; age_group=Adults
- HPV and the vaccine | category=Infection; language=English; age_group=Teens; effectiveness=90; text=Best before the first time, useful after it too.
+ appointment|booking: Client->@patient|client;Test->@test|service;Counsellor->@counsellor|advisor;Date:date!;Starts at:time!;Anonymous:boolean;~Status=Booked|Attended|Missed|Cancelled
+ order: Test->@test|service;Delivery=Post|Locker|Pick-up;Plain packaging:boolean;Kit barcode;~Status=New|Sent|Returned to lab|Result ready

# medical staffing|locum|healthcare staffing|locum doctor|doctor on call|on-call schedule|hospital recruitment
person clinician|doctor|locum|nurse|professional: Full name!;Profession=Doctor|Nurse|Midwife|Paramedic|Radiographer|Therapist;Specialty;Grade=Junior|Specialist|Senior|Consultant;Registration number;Registration until:date;Hourly rate:money;Travels up to:number(km)#0-1000;Languages;Phone:phone;Email:email;~Status=In check|Available|Placed|Blocked
- Dr. Ingmar Falk | profession=Doctor; specialty=Anaesthesia; grade=Specialist; registration_number=MD-22018; hourly_rate=95; travels_up_to=120; languages=English, Swedish; status=Available
- Bisi Adekunle | profession=Nurse; specialty=Intensive care; grade=Senior; registration_number=RN-7781; hourly_rate=42; travels_up_to=40; languages=English; status=Placed
- Odile Brunet | profession=Midwife; specialty=Labour ward; grade=Senior; registration_number=MW-3307; hourly_rate=48; travels_up_to=60; languages=French, English; status=In check
- Kasper Lind | profession=Radiographer; specialty=CT; grade=Junior; registration_number=RG-1204; hourly_rate=33; travels_up_to=25; languages=English, Danish; status=Blocked
item hospital|facility|client|clinic: Name!;Address;City;Contact person;Phone:phone;Email:email;Departments;Parking:boolean;Accommodation:boolean;Payment terms:number(days)#0-120
- Northlake General | address=Hospital Road 1; city=Northlake; contact_person=Rota office, Mrs Hahn; departments=Anaesthesia, ICU, emergency; payment_terms=30
- Dune Clinic | address=Beach Avenue 70; city=Sandport; contact_person=Dr. Quill; departments=Rehab; payment_terms=14
- Harbour Maternity | address=Quay Street 40; city=Harborview; contact_person=Matron Ayo; departments=Labour ward, newborns; payment_terms=45
- Scan Centre East | address=Ring Road 212; city=Northlake; contact_person=Jule Marx; departments=CT, MRI; payment_terms=21
request shift request|open shift|vacancy|assignment request|cover request: Title!;Hospital->@hospital|facility~Northlake General|Dune Clinic;Department;Profession=Doctor|Nurse|Midwife|Paramedic|Radiographer|Therapist;Specialty;Date:date!;Starts at:time!;Ends at:time!;Hourly rate:money;On-call:boolean;Staff needed:number#1-50;Urgency=Normal|Urgent;Notes:long
- ICU nights in week 24 | hospital=Northlake General; department=ICU; profession=Nurse; specialty=Intensive care; hourly_rate=46; staff_needed=2; urgency=Urgent
- Anaesthesia Friday list | hospital=Northlake General; department=Anaesthesia; profession=Doctor; specialty=Anaesthesia; hourly_rate=100; staff_needed=1; urgency=Normal
- Labour ward weekend | hospital=Harbour Maternity; department=Labour ward; profession=Midwife; specialty=Births; hourly_rate=52; staff_needed=3; urgency=Urgent
- CT late shift | hospital=Scan Centre East; department=CT; profession=Radiographer; specialty=CT; hourly_rate=36; staff_needed=1; urgency=Normal; notes=Contrast licence needed.
record placement|assignment|shift booking|duty: Title!;Clinician->@clinician|doctor~Dr. Ingmar Falk|Bisi Adekunle;Request->@shift request|open shift~ICU nights in week 24|Anaesthesia Friday list;Hospital->@hospital|facility~Northlake General;Date:date!;Hours:number(h)#1-72;Rate:money;~Status=Offered|Accepted|Confirmed|Worked|Cancelled;Note:long
- Adekunle ICU Monday night | clinician=Bisi Adekunle; request=ICU nights in week 24; hospital=Northlake General; hours=12; rate=46; status=Confirmed
- Falk Friday list | clinician=Dr. Ingmar Falk; request=Anaesthesia Friday list; hospital=Northlake General; hours=9; rate=100; status=Offered
- Brunet Saturday | clinician=Odile Brunet; request=Labour ward weekend; hospital=Harbour Maternity; hours=12; rate=52; status=Accepted
- Lind CT Tuesday | clinician=Kasper Lind; request=CT late shift; hospital=Scan Centre East; hours=8; rate=36; status=Cancelled; note=Licence ran out.
record credential|licence|certificate|document check: Title!;Clinician->@clinician|doctor~Dr. Ingmar Falk|Bisi Adekunle;Kind=Registration|Life support|Police check|Vaccination|Insurance|Reference|Passport;Number;Issued on:date;Valid until:date!;File:file;Checked by~Desk Lena;~Status=Missing|Submitted|Verified|Expired
- Falk registration | clinician=Dr. Ingmar Falk; kind=Registration; number=MD-22018; checked_by=Desk Lena; status=Verified
- Adekunle life support | clinician=Bisi Adekunle; kind=Life support; status=Submitted
- Brunet police check | clinician=Odile Brunet; kind=Police check; number=PC-5510; checked_by=Desk Omar; status=Missing
- Lind insurance | clinician=Kasper Lind; kind=Insurance; number=INS-77; checked_by=Desk Lena; status=Expired
record timesheet|hours worked|time sheet: Title!;Placement->@placement|assignment~Adekunle ICU Monday night;Clinician->@clinician~Bisi Adekunle;Date:date!;Started at:time;Ended at:time;Break:number(min)#0-180;Hours:number(h)#0-72;Extras:money;Signed by;~Status=Draft|Submitted|Approved|Paid|Disputed
- Adekunle night 1 | placement=Adekunle ICU Monday night; clinician=Bisi Adekunle; break=45; hours=11.25; extras=30; signed_by=Sister Ulrike; status=Approved
- Brunet Saturday hours | placement=Brunet Saturday; clinician=Odile Brunet; break=60; hours=11; extras=80; signed_by=Matron Ayo; status=Submitted
- Falk Friday hours | placement=Falk Friday list; clinician=Dr. Ingmar Falk; break=30; hours=8.5; extras=0; signed_by=Mrs Hahn; status=Paid
- Adekunle night 2 | placement=Adekunle ICU Monday night; clinician=Bisi Adekunle; break=0; hours=12; extras=30; signed_by=Sister Ulrike; status=Disputed
record availability|calendar entry|on-call duty|availability entry: Title!;Clinician->@clinician|doctor~Dr. Ingmar Falk;From:date!;To:date;Kind=Available|On-call|Holiday|Unavailable;Days;Nights:boolean;Remark
- Falk June Fridays | clinician=Dr. Ingmar Falk; kind=Available; days=Fridays
- Adekunle August | clinician=Bisi Adekunle; kind=Holiday
- Brunet weekends | clinician=Odile Brunet; kind=On-call; days=Sat and Sun; remark=One hour notice
- Lind exam weeks | clinician=Kasper Lind; kind=Unavailable; days=All
+ invoice: Hospital->@hospital|facility;Placement->@placement|assignment;Hours:number(h)#0-1000;Rate:money
+ review: Clinician->@clinician|doctor;Hospital->@hospital|facility

# intermittent fasting|fasting|fasting tracker|hydration|water intake|detox
record fast|fasting session|fasting window|session: Title!;Plan->@fasting plan|plan|fasting method~16:8 daily|One day a week;Started on:date!;Started at:time!;Ended at:time;Planned hours:number(h)#1-96;~Hours fasted:number(h)#0-96;Feeling=Easy|Fine|Hard|Dizzy;Broke fast with;~Status=Running|Completed|Stopped early;Note:long
- Tuesday sixteen | plan=16:8 daily; planned_hours=16; hours_fasted=16.5; feeling=Fine; broke_fast_with=Omelette; status=Completed
- Sunday long one | plan=One day a week; planned_hours=24; hours_fasted=19; feeling=Hard; broke_fast_with=Broth; status=Stopped early
- Night shift fourteen | plan=14:10 gentle; planned_hours=14; hours_fasted=14; feeling=Easy; broke_fast_with=Yoghurt and nuts; status=Completed
- Wednesday five-two | plan=5:2 light days; planned_hours=20; hours_fasted=9; feeling=Dizzy; status=Running
item fasting plan|plan|fasting method: Name!;Fasting hours:number(h)#8-96;Eating hours:number(h)#0-16;Days a week:number#1-7;Level=Beginner|Intermediate|Advanced;Allowed drinks;Picture:image;Not for;Description:long
- 16:8 daily | fasting_hours=16; eating_hours=8; days_a_week=7; level=Beginner; allowed_drinks=Water, tea, black coffee; not_for=Pregnancy, eating disorders
- One day a week | fasting_hours=24; eating_hours=0; days_a_week=1; level=Advanced; allowed_drinks=Water, broth
- 14:10 gentle | fasting_hours=14; eating_hours=10; days_a_week=5; level=Beginner; allowed_drinks=Water, tea; not_for=Under 18
- 5:2 light days | fasting_hours=20; eating_hours=4; days_a_week=2; level=Intermediate; allowed_drinks=Water, tea, broth; description=500 kcal on two days apart.
record water entry|drink|water intake|hydration entry: Title!;Date:date!;Time:time;Drink=Water|Tea|Coffee|Broth|Juice|Other;Amount:number(ml)#10-3000;Caffeine:number(mg)#0-600;Note:long
- Big glass at seven | drink=Water; amount=400; caffeine=0
- Green tea | drink=Tea; amount=250; caffeine=30
- Espresso before the gym | drink=Coffee; amount=40; caffeine=65
- Cup of bone broth | drink=Broth; amount=300; caffeine=0; note=Pinch of salt against headache.
record weight entry|weigh-in|body measurement|weight: Title!;Date:date!;Weight:number(kg)#30-300;Waist:number(cm)#40-200;Body fat:percent;Ketones:number(mmol/l)#0-10;Blood sugar:number(mmol/l)#1-30;Photo:image
- Week 1 | weight=84.3; waist=95; body_fat=27; ketones=0.4; blood_sugar=5.4
- Week 4 | weight=81.9; waist=92; body_fat=26; ketones=0.9; blood_sugar=5
- Week 8 | weight=80.2; waist=90; body_fat=25; ketones=1.1; blood_sugar=4.8
- After the wedding | weight=81; waist=91; body_fat=25.4; ketones=0.2; blood_sugar=5.6
record meal|eating window meal|food entry: Title!;Date:date!;Time:time;Kind=First meal|Main meal|Snack|Last meal;Calories:number(kcal)#0-4000;Protein:number(g)#0-300;Photo:image;What:long
- Omelette with greens | kind=First meal; calories=420; protein=28
- Lentil curry | kind=Last meal; calories=640; protein=26
- Big salmon salad | kind=Main meal; calories=710; protein=42
- Handful of almonds | kind=Snack; calories=180; protein=6; what=30 g, unsalted
work goal|challenge|target: Title!;Kind=Weight|Fasting streak|Water|Waist|Energy;Start value:number#0-10000;Target value:number#0-10000;Unit=kg|Days|ml|cm|Hours;Reach by:date;~Streak:number(days)#0-2000;~Progress:percent;Why:long
- Twenty days in a row | kind=Fasting streak; start_value=0; target_value=20; unit=Days; streak=12; progress=60
- Two litres a day | kind=Water; start_value=1100; target_value=2000; unit=ml; streak=5; progress=45
- Trousers from 2019 | kind=Waist; start_value=95; target_value=88; unit=cm; streak=0; progress=55
- Down to 78 | kind=Weight; start_value=84; target_value=78; unit=kg; streak=21; progress=63; why=Knees on the stairs.
record symptom|feeling log|daily note|journal entry: Title!;Date:date!;Fast->@fast|fasting session~Sunday long one;Hunger:number#0-10;Energy:number#0-10;Mood=Low|Okay|Good|Great;Symptom=None|Headache|Dizzy|Cold|Irritable;Note:long
- Headache at hour 17 | fast=Sunday long one; hunger=7; energy=3; mood=Low; symptom=Headache
- Clear morning | fast=Tuesday sixteen; hunger=3; energy=8; mood=Good; symptom=None
- Dizzy in the tram | fast=Wednesday five-two; hunger=6; energy=2; mood=Okay; symptom=Dizzy
- Cold hands at night | fast=Night shift fourteen; hunger=2; energy=6; mood=Great; symptom=Cold; note=Ginger tea helped.
+ reminder: Kind=Start fast|End fast|Drink water|Weigh-in;Time:time;Every:number(h)#1-24;Days

# air quality|pollen|pollution|particulate|weather station|sensor network|noise monitoring
item station|sensor|monitoring station|measuring station|weather station: Name!;Type=Air|Weather|Pollen|Noise|Radiation|Indoor;Location;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Altitude:number(m)#-400-9000;Installed on:date;Model;Owner;Battery:percent;~Status=Online|Offline|Maintenance|Retired;Photo:image
- Ring Road North | type=Air; location=Ring Road, bus stop; latitude=52.231; longitude=10.52; altitude=74; model=AQ 3; owner=City council; battery=100; status=Online
- Hill School roof | type=Weather; location=Hill School; latitude=52.249; longitude=10.498; altitude=121; model=WS 8; owner=School science club; battery=62; status=Online
- Park trap | type=Pollen; location=Botanic park; latitude=52.24; longitude=10.51; altitude=79; model=Burkard; owner=Allergy society; status=Maintenance
- School hallway | type=Indoor; location=Primary West, ground floor; latitude=52.226; longitude=10.534; altitude=70; model=RoomSense 2; owner=Parents' council; battery=8; status=Offline
record reading|measurement|air reading|observation|sensor reading: Title!;Station->@station|sensor~Ring Road North|Hill School roof;Parameter->@parameter|pollutant~PM2.5|Temperature;Value:number#-100-100000;Unit;Date:date!;Time:time!;Quality=Valid|Suspect|Missing|Calibrating
- PM2.5 morning rush | station=Ring Road North; parameter=PM2.5; value=31; unit=µg/m³; quality=Valid
- Roof at noon | station=Hill School roof; parameter=Temperature; value=24.6; unit=°C; quality=Valid
- Birch at nine | station=Park trap; parameter=Birch pollen; value=146; unit=grains/m³; quality=Suspect
- Hallway after break | station=School hallway; parameter=CO2; value=1840; unit=ppm; quality=Calibrating
item parameter|pollutant|measured value|pollen type: Name!;Symbol;Unit;Group=Particles|Gas|Pollen|Weather|Noise;Good up to:number#0-10000;Limit value:number#0-10000;Averaging=Minute|Hour|Day|Year;Health effects:long
- PM2.5 | symbol=PM2.5; unit=µg/m³; group=Particles; good_up_to=10; limit_value=25; averaging=Day; health_effects=Reaches the deep lung.
- Temperature | symbol=T; unit=°C; group=Weather; averaging=Hour
- Birch pollen | unit=grains/m³; group=Pollen; good_up_to=10; limit_value=90; averaging=Day
- CO2 | symbol=CO2; unit=ppm; group=Gas; good_up_to=800; limit_value=1500; averaging=Minute
record alert|warning|limit exceedance|alarm: Title!;Station->@station|sensor~Ring Road North;Parameter->@parameter|pollutant~PM2.5;Started on:date!;Ended on:date;Peak value:number#0-100000;Level=Notice|Warning|Severe;Advice:long;~Status=Active|Over|False alarm
- Smoke haze in March | station=Ring Road North; parameter=PM2.5; peak_value=88; level=Warning; advice=Keep windows closed, no running outdoors.; status=Over
- Birch peak week | station=Park trap; parameter=Birch pollen; peak_value=412; level=Severe; advice=Wash hair at night, windows shut at dawn.; status=Active
- Stuffy hallway | station=School hallway; parameter=CO2; peak_value=2310; level=Notice; status=Over
- Fireworks night | station=Ring Road North; parameter=PM2.5; peak_value=540; level=Severe; status=False alarm
record forecast|daily summary|daily average|air quality index: Title!;Station->@station|sensor~Ring Road North|Hill School roof;Date:date!;Index:number#0-500;Category=Good|Moderate|Poor|Bad|Very bad;Minimum:number#-100-10000;Maximum:number#-100-10000;Mean:number#-100-10000;Rain:number(mm)#0-500;Comment:long
- Ring Road, Monday | station=Ring Road North; index=72; category=Moderate; minimum=9; maximum=34; mean=19
- Roof, Monday | station=Hill School roof; index=20; category=Good; minimum=11; maximum=25; mean=18; rain=1.2
- Park, birch Tuesday | station=Park trap; index=160; category=Bad; minimum=20; maximum=310; mean=140; rain=0
- Ring Road, Friday | station=Ring Road North; index=118; category=Poor; minimum=15; maximum=52; mean=31; comment=Still air, cold morning.
work station maintenance|calibration|sensor service|maintenance: Title!;Station->@station|sensor~Park trap|Ring Road North;Kind=Calibration|Filter change|Battery|Repair|Cleaning;Technician~Jette Holm|Piet Aar;Due on:date;Offset:number#-1000-1000;Cost:money;Notes:long
- Drum change park trap | station=Park trap; kind=Filter change; technician=Jette Holm; cost=18
- Zero check Ring Road | station=Ring Road North; kind=Calibration; technician=Piet Aar; offset=0.4; cost=0
- New cell hallway | station=School hallway; kind=Battery; technician=Jette Holm; cost=12
- Bird nest off the roof mast | station=Hill School roof; kind=Cleaning; technician=Piet Aar; cost=0; notes=Wind cup checked.
request pollution report|citizen report|nuisance report|smell report: Title!;Kind=Smoke|Smell|Dust|Noise|Burning;Place;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Noticed on:date;Intensity=Weak|Clear|Strong;Email:email;Photo:image;Description:long;~Answer:long
- Burning plastic smell | kind=Smell; place=Canal lane; intensity=Strong
- Dust from the quarry | kind=Dust; place=Old Quarry road; intensity=Clear
- Bonfire behind the allotments | kind=Burning; place=Allotment gate 3; intensity=Strong; answer=Warden sent, fire put out.
- Compressor hum all night | kind=Noise; place=Bakery yard; intensity=Weak
! record alert subscription|subscription|watch area [subscri\\w*|alert\\w*|notif\\w*]: Title!;Station->@station|sensor~Ring Road North;Parameter->@parameter|pollutant~Birch pollen;Above:number#0-10000;Channel=Email|Text message|App;Email:email;Active:boolean
- Birch above 30 | station=Ring Road North; parameter=Birch pollen; above=30; channel=Email
- Fine dust above 25 | station=Ring Road North; parameter=PM2.5; above=25; channel=App
- Heat at the school | station=Hill School roof; parameter=Temperature; above=32; channel=Text message
- Hallway over 1500 | station=School hallway; parameter=CO2; above=1500; channel=Email

# research data|data repository|dataset repository|open data|research dataset|scientific dataset|survey research
item dataset|data set|research dataset|data package: Title!;Authors;Institution;Field=Life sciences|Earth sciences|Physics|Chemistry|Social sciences|Humanities|Medicine;DOI;Published on:date;Version;Size:number(MB)#0-100000000;Rows:number#0-10000000000;Licence=CC0|CC BY|CC BY-NC|Restricted|Embargo;~Downloads:number#0-100000000;Keywords;Description:long
- River temperatures 1990 to 2020 | authors=A. Sol, B. Reiter; institution=Institute for Water; field=Earth sciences; doi=10.0000/ds.118; version=2.0; size=840; rows=12400000; licence=CC BY; downloads=912; keywords=river, temperature; description=Hourly values of 48 gauges.
- Commuter survey 2024 | authors=M. Ortega; institution=Urban Lab; field=Social sciences; doi=10.0000/ds.204; version=1.1; size=12; rows=3180; licence=Restricted; downloads=44; keywords=traffic, survey
- Letters of the Brandt family | authors=I. Kuhl; institution=City Archive; field=Humanities; doi=10.0000/ds.219; version=1.0; size=5200; rows=1412; licence=CC BY-NC; downloads=133; keywords=letters, 19th century
- Zeolite spectra | authors=P. Nandi, R. Voss; institution=Catalysis Centre; field=Chemistry; version=0.9; size=310; rows=88000; licence=Embargo; downloads=0; keywords=infrared, zeolite; description=640 spectra, opens with the paper.
record data file|file|dataset file|attachment: File name!;Dataset->@dataset|data set~River temperatures 1990 to 2020|Commuter survey 2024;Format=CSV|NetCDF|JSON|Excel|PDF|Image|Archive;Size:number(MB)#0-10000000;Rows:number#0-10000000000;Checksum;File:file;Uploaded on:date;Description:long
- gauges_hourly.csv | dataset=River temperatures 1990 to 2020; format=CSV; size=790; rows=12400000
- codebook.pdf | dataset=Commuter survey 2024; format=PDF; size=1.2
- letters_scans.zip | dataset=Letters of the Brandt family; format=Archive; size=5100; rows=0
- spectra.json | dataset=Zeolite spectra; format=JSON; size=305; rows=88000; description=Wave number and absorbance.
record variable|column|codebook entry|data field: Name!;Dataset->@dataset|data set~River temperatures 1990 to 2020|Commuter survey 2024;Type=Number|Text|Date|Category|Yes or no|Coordinates;Unit;Minimum:number#-1000000-1000000000;Maximum:number#-1000000-1000000000;Missing values:percent;Meaning:long
- water_temp | dataset=River temperatures 1990 to 2020; type=Number; unit=°C; minimum=-0.2; maximum=29.8; missing_values=1.4; meaning=Hourly mean at 0.5 m depth.
- main_mode | dataset=Commuter survey 2024; type=Category; missing_values=0; meaning=Main means of transport to work.
- letter_date | dataset=Letters of the Brandt family; type=Date; missing_values=6.5; meaning=Date written, guessed from the postmark if empty.
- absorbance | dataset=Zeolite spectra; type=Number; unit=a.u.; minimum=0; maximum=3; missing_values=0
record dataset version|version|release|change log: Title!;Dataset->@dataset|data set~River temperatures 1990 to 2020;Version!;Released on:date;Released by~A. Sol|M. Ortega;Changes:long;Breaking change:boolean;~Status=Draft|In review|Published|Withdrawn
- Rivers 2.0 | dataset=River temperatures 1990 to 2020; version=2.0; released_by=A. Sol; changes=Six gauges corrected, 2020 added.; status=Published
- Commuters 1.1 | dataset=Commuter survey 2024; version=1.1; released_by=M. Ortega; changes=Weights added.; status=Published
- Letters 1.0 | dataset=Letters of the Brandt family; version=1.0; released_by=I. Kuhl; changes=First release.; status=In review
- Spectra 0.8 | dataset=Zeolite spectra; version=0.8; released_by=P. Nandi; changes=Wrong baseline.; status=Withdrawn
request access request|data request|download request|data use request: Title!;Dataset->@dataset|data set~Commuter survey 2024;Name!;Email:email!;Institution;Purpose=Research|Teaching|Journalism|Company|Policy;Ethics approval:file;Use until:date;Intended use:long;~Decision note:long
- Commuters for a thesis | dataset=Commuter survey 2024; name=Jana Wolf; institution=Lindau University; purpose=Research; intended_use=Model of bike use in rain.
- Commuters for city plan | dataset=Commuter survey 2024; name=Tom Reed; institution=City council; purpose=Policy
- Letters for a radio play | dataset=Letters of the Brandt family; name=Olga Ferri; institution=Radio North; purpose=Journalism; intended_use=Read twelve letters on air.
- Spectra for a sensor | dataset=Zeolite spectra; name=Ken Abe; institution=GasTec; purpose=Company; decision_note=Wait for the end of the embargo.
person contributor|author|researcher|data curator: Full name!;Email:email;ORCID;Institution;Role=Author|Curator|Reviewer|Data manager;Field=Life sciences|Earth sciences|Physics|Chemistry|Social sciences|Humanities|Medicine;Website:url;Photo:image
- A. Sol | institution=Institute for Water; role=Author; field=Earth sciences
- M. Ortega | institution=Urban Lab; role=Author; field=Social sciences
- I. Kuhl | institution=City Archive; role=Curator; field=Humanities
- P. Nandi | institution=Catalysis Centre; role=Data manager; field=Chemistry
record citation|reuse|publication link|related paper: Title!;Dataset->@dataset|data set~River temperatures 1990 to 2020;Authors;Journal;Year:number#1900-2100;DOI;Kind=Cites|Uses|Describes|Corrects;Link:url
- Warmer rivers, fewer grayling | dataset=River temperatures 1990 to 2020; authors=K. Ilves; journal=Freshwater Notes; year=2024; doi=10.0000/fn.77; kind=Uses
- How commuters changed | dataset=Commuter survey 2024; authors=L. Adu; journal=Transport Letters; year=2025; kind=Cites
- A family writes | dataset=Letters of the Brandt family; authors=I. Kuhl; journal=Archive Studies; year=2023; doi=10.0000/as.12; kind=Describes
- Note on gauge 17 | dataset=River temperatures 1990 to 2020; authors=A. Sol; journal=Freshwater Notes; year=2022; kind=Corrects
! record curation check|quality check|review task [curat\\w*|quality|review\\w*|check\\w*]: Title!;Dataset->@dataset|data set~Commuter survey 2024;Curator->@contributor|data curator~M. Ortega;Done on:date;Documentation=Missing|Partly|Complete;Personal data removed:boolean;Opens without errors:boolean;Result=Accept|Revise|Reject;Comments:long
- Commuters privacy check | dataset=Commuter survey 2024; documentation=Complete; result=Accept
- Letters scan check | dataset=Letters of the Brandt family; curator=I. Kuhl; documentation=Partly; result=Revise; comments=Add the list of persons.
- Spectra first look | dataset=Zeolite spectra; curator=P. Nandi; documentation=Missing; result=Reject
- Rivers 2.0 check | dataset=River temperatures 1990 to 2020; curator=M. Ortega; documentation=Complete; result=Accept

# materials testing|calibration laboratory|test laboratory|testing lab|tensile test|metrology|concrete testing
record test specimen|specimen|sample|test piece|test item: Specimen number!;Client->@client|customer organisation~Bridgeworks North|Alloy House;Material=Steel|Aluminium|Concrete|Plastic|Wood|Composite|Asphalt;Received on:date!;Shape~Cube 150 mm|Flat bar;Length:number(mm)#0.1-10000;Cross section:number(mm²)#0.1-1000000;Heat or batch;Storage;~Status=Received|Prepared|Tested|Archived|Scrapped;Photo:image
- C-24-118 | client=Bridgeworks North; material=Concrete; shape=Cube 150 mm; length=150; cross_section=22500; heat_or_batch=Pier 3 pour 2; storage=Water bath; status=Tested
- M-24-204 | client=Alloy House; material=Aluminium; shape=Flat bar; length=200; cross_section=60; heat_or_batch=H7781; status=Prepared
- W-24-033 | client=Timber Guild; material=Wood; shape=Beam; length=1100; cross_section=3600; heat_or_batch=Spruce lot 9; storage=Climate room; status=Received
- P-24-071 | client=Pipe & Seal; material=Plastic; shape=Ring; length=25; cross_section=140; heat_or_batch=PE 0412; storage=Shelf 6; status=Scrapped
item test method|standard|procedure|test standard: Name!;Standard;Measures=Strength|Hardness|Elongation|Impact|Density|Roughness|Corrosion|Length;Unit;Machine->@testing machine|instrument~Press 3000|Tensile 250;Duration:number(min)#1-100000;Price:money;Accredited:boolean;Procedure:long
- Compressive strength of cubes | standard=EN 12390-3; measures=Strength; unit=MPa; machine=Press 3000; duration=20; price=28
- Tensile test at room temperature | standard=ISO 6892-1; measures=Strength; unit=MPa; machine=Tensile 250; duration=30; price=65
- Rockwell hardness | standard=ISO 6508-1; measures=Hardness; unit=HRC; machine=Hardness C2; duration=10; price=18
- Bending of beams | standard=EN 408; measures=Strength; unit=MPa; machine=Tensile 250; duration=45; price=80
record test result|result|measurement|test: Title!;Specimen->@test specimen|sample~C-24-118|M-24-204;Method->@test method|standard~Compressive strength of cubes|Tensile test at room temperature;Tested on:date!;Value:number#-1000000-100000000;Unit;Uncertainty:number#0-1000000;Required value:number#0-100000000;Verdict=Pass|Fail|Information only;Temperature:number(°C)#-200-1500;Technician~Hilde Mann|Raúl Pinto;Curve:file
- Cube 118 at 28 days | specimen=C-24-118; method=Compressive strength of cubes; value=42.7; unit=MPa; uncertainty=0.9; required_value=37; verdict=Pass; temperature=20; technician=Hilde Mann
- Bar 204 tensile | specimen=M-24-204; method=Tensile test at room temperature; value=288; unit=MPa; uncertainty=3; required_value=295; verdict=Fail; temperature=22; technician=Raúl Pinto
- Beam 033 bending | specimen=W-24-033; method=Bending of beams; value=41; unit=MPa; uncertainty=1.5; required_value=24; verdict=Pass; temperature=20; technician=Hilde Mann
- Ring 071 hardness | specimen=P-24-071; method=Rockwell hardness; value=12; unit=HRC; uncertainty=2; verdict=Information only; temperature=23; technician=Raúl Pinto
item testing machine|instrument|gauge|measuring instrument|equipment: Name!;Type=Press|Tensile machine|Hardness tester|Caliper|Balance|Thermometer|Microscope;Serial number;Range;Accuracy;Room;Last calibration:date;Calibration interval:number(months)#1-60;Next calibration:date;~Status=Ready|In use|Calibration due|Blocked
- Press 3000 | type=Press; serial_number=P3-118; range=0 to 3000 kN; accuracy=Class 1; room=Hall 1; calibration_interval=12; status=Ready
- Tensile 250 | type=Tensile machine; serial_number=T25-07; range=0 to 250 kN; accuracy=Class 0.5; room=Hall 2; calibration_interval=12; status=Calibration due
- Hardness C2 | type=Hardness tester; serial_number=HC-22; range=20 to 70 HRC; accuracy=1 HRC; room=Lab 3; calibration_interval=6; status=In use
- Caliper 150 | type=Caliper; serial_number=CA-9; range=0 to 150 mm; accuracy=0.02 mm; room=Receiving; calibration_interval=24; status=Blocked
record calibration|calibration record|check: Certificate number!;Instrument->@testing machine|gauge~Press 3000|Tensile 250;Calibrated on:date!;Reference standard;Nominal:number#-1000000-1000000000;Measured:number#-1000000-1000000000;Deviation:number#-100000-100000;Result=In tolerance|Adjusted|Out of tolerance;Calibrated by;Valid until:date;Certificate:file
- CAL-24-031 | instrument=Press 3000; reference_standard=Load cell LC-9; nominal=1000; measured=1003; deviation=3; result=In tolerance; calibrated_by=Metrology South
- CAL-23-088 | instrument=Tensile 250; reference_standard=Load cell LC-4; nominal=100; measured=100.2; deviation=0.2; result=Adjusted; calibrated_by=Metrology South
- CAL-24-052 | instrument=Hardness C2; reference_standard=Block 45 HRC; nominal=45; measured=45.3; deviation=0.3; result=In tolerance; calibrated_by=Own lab
- CAL-24-060 | instrument=Caliper 150; reference_standard=Gauge block 100; nominal=100; measured=100.09; deviation=0.09; result=Out of tolerance; calibrated_by=Metrology South
request test order|test request|quotation request|lab order: Title!;Client->@client|customer organisation~Bridgeworks North|Alloy House;Method->@test method|standard~Compressive strength of cubes;Specimens:number#1-1000;Wanted by:date;Express:boolean;Price:money;Purchase order number;Notes:long
- Six cubes pier 3 | client=Bridgeworks North; method=Compressive strength of cubes; specimens=6; price=168; purchase_order_number=BN-4410
- Repeat bar from H7781 | client=Alloy House; method=Tensile test at room temperature; specimens=3; price=195
- Spruce beams before roofing | client=Timber Guild; method=Bending of beams; specimens=4; price=320; notes=Customer wants to watch.
- Hardness of seal rings | client=Pipe & Seal; method=Rockwell hardness; specimens=10; price=180; purchase_order_number=PS-0071
person client|customer organisation|company: Name!;Contact person;Email:email;Phone:phone;Address;Customer number;Payment terms:number(days)#0-120
- Bridgeworks North | contact_person=Ina Olsen; address=Pier Road 1; customer_number=C-31; payment_terms=30
- Alloy House | contact_person=Theo Brand; address=Foundry 9; customer_number=C-44; payment_terms=30
- Timber Guild | contact_person=Mats Holm; address=Sawmill Way 4; customer_number=C-52; payment_terms=14
- Pipe & Seal | contact_person=Ruth Abel; address=Industry Park 18; customer_number=C-60; payment_terms=60
+ report: Client->@client|company;Report number;Specimen->@test specimen|sample;Conclusion=Conforms|Does not conform|For information;Signed by~Hilde Mann;Issued on:date;File:file
+ invoice: Client->@client|company;Order->@test order|test request

# mountain guide|mountaineering|alpine club|climbing expedition|expedition|mountain rescue|via ferrata|ski touring
event guided tour|tour|expedition|climb|trip: Title!;Summit->@summit|mountain|route~Grey Tooth|Falken Wall;Kind=Summit|Via ferrata|Ski tour|Ice climbing|Glacier trek|Expedition;Guide->@mountain guide|guide~Corsin Bass|Lea Thurn;Date:date!;Ends on:date;Starts at:time;Meeting point;Difficulty=Easy|Moderate|Difficult|Very difficult;Places:number#1-20;Price:money;~Status=Planned|Confirmed|Done|Cancelled for weather
- Grey Tooth in two days | summit=Grey Tooth; kind=Summit; guide=Corsin Bass; meeting_point=Valley station; difficulty=Difficult; places=4; price=390; status=Planned
- First ferrata | summit=Falken Wall; kind=Via ferrata; guide=Lea Thurn; meeting_point=Car park Falken; difficulty=Easy; places=6; price=85; status=Confirmed
- Icefall first swings | summit=Frozen Organ; kind=Ice climbing; guide=Mikkel Aho; meeting_point=Climbers' café; difficulty=Moderate; places=4; price=140; status=Done
- Crossing the White Plain | summit=White Plain; kind=Glacier trek; guide=Corsin Bass; meeting_point=Cable car top; difficulty=Moderate; places=8; price=110; status=Cancelled for weather
item mountain guide|guide|instructor|tour leader: Name!;Licence=Mountain guide|Hiking guide|Climbing instructor|Aspirant;Licence number;Licence until:date;Languages;Day rate:money;Specialities;Phone:phone;Photo:image;About:long
- Corsin Bass | licence=Mountain guide; licence_number=MG-221; languages=German, English, Italian; day_rate=520; specialities=High routes, ice
- Lea Thurn | licence=Climbing instructor; licence_number=CI-118; languages=German, English; day_rate=320; specialities=Families, via ferrata
- Mikkel Aho | licence=Aspirant; licence_number=AS-019; languages=Finnish, English; day_rate=280; specialities=Ice falls
- Rosa Velt | licence=Hiking guide; licence_number=HG-340; languages=English, Spanish; day_rate=240; specialities=Snowshoe, botany
item summit|mountain|route|peak: Name!;Altitude:number(m)#100-8850;Range;Grade~PD+|B/C;Climb:number(m)#0-9000;Walking time:number(h)#0.5-400;Best months;Hut;Avalanche terrain:boolean;GPX file:file;Photo:image;Description:long
- Grey Tooth | altitude=3412; range=Upper Alps; grade=AD; climb=1650; walking_time=11; best_months=July to September; hut=Tooth Hut
- Falken Wall | altitude=1890; range=Fore Alps; grade=B/C; climb=480; walking_time=4; best_months=May to October
- Frozen Organ | altitude=1420; range=North gorge; grade=WI 3; climb=120; walking_time=5; best_months=January to March
- White Plain | altitude=2960; range=Upper Alps; grade=F; climb=350; walking_time=6; best_months=June to September; hut=Plain Hut
person participant|client|mountaineer|guest: Full name!;Email:email;Phone:phone;Date of birth:date;Fitness=Low|Fair|Good|Excellent;Experience=None|Hiking|Climbing|Glacier|Expedition;Rescue insurance:boolean;Medical note;Boot size:number#30-52;Emergency contact
- Annika Roos | fitness=Good; experience=Climbing; medical_note=None; boot_size=39; emergency_contact=Jens Roos
- Paolo Fini | fitness=Fair; experience=Hiking; medical_note=Knee operation 2021; boot_size=43; emergency_contact=Gina Fini
- Hugo Lam | fitness=Excellent; experience=Glacier; medical_note=None; boot_size=44; emergency_contact=Wei Lam
- Bettina Kranz | fitness=Low; experience=None; medical_note=Asthma spray; boot_size=40; emergency_contact=Uwe Kranz
item rental gear|equipment|gear: Number!;Kind=Helmet|Harness|Rope|Crampons|Ice axe|Avalanche beacon|Ferrata set|Tent;Size;Bought on:date;Last check:date;Discard after:date;Day price:money;~Status=Ready|Out|Check due|Discarded
- FS-07 | kind=Ferrata set; size=Universal; day_price=12; status=Ready
- CR-12 | kind=Crampons; size=36 to 46; day_price=10; status=Out
- AB-03 | kind=Avalanche beacon; size=Universal; day_price=14; status=Check due
- RO-60-05 | kind=Rope; size=60 m; day_price=15; status=Discarded
record conditions report|avalanche report|route report|tour report: Title!;Summit->@summit|route~Grey Tooth;Date:date!;Author~Corsin Bass|Lea Thurn;Conditions=Very good|Good|Difficult|Dangerous;Avalanche level:number#1-5;Snow:number(cm)#0-800;Rockfall:boolean;Photo:image;Text:long
- Tooth ridge dry | summit=Grey Tooth; author=Corsin Bass; conditions=Very good; avalanche_level=1; snow=0; text=Short ice patch at the saddle, crampons useful.
- Falken cable repaired | summit=Falken Wall; author=Lea Thurn; conditions=Good; avalanche_level=1; snow=0
- Organ is thin on top | summit=Frozen Organ; author=Mikkel Aho; conditions=Difficult; avalanche_level=3; snow=60
- Plain full of open cracks | summit=White Plain; author=Corsin Bass; conditions=Dangerous; avalanche_level=2; snow=20; text=Rope up from the first metre.
record rescue mission|mission|accident|incident [rescue\\w*|mission\\w*|accident\\w*|incident\\w*|alarm\\w*]: Title!;Alarm on:date!;Alarm at:time;Place;Kind=Fall|Avalanche|Lost|Exhaustion|Illness|Lightning;Persons:number#1-200;Team;Helicopter:boolean;~Outcome=Running|Rescued unhurt|Injured|Dead|False alarm;Report text:long
- Lost in fog below the hut | place=Tooth Hut path; kind=Lost; persons=2; team=Valley team; outcome=Rescued unhurt
- Fall on Falken Wall | place=Falken Wall, second ladder; kind=Fall; persons=1; team=Valley team; outcome=Injured
- Tired group on the plain | place=White Plain; kind=Exhaustion; persons=6; team=Glacier team; outcome=Rescued unhurt; report_text=Walked down with headlamps.
- Lamp signals at the pass | place=East pass; kind=Lightning; persons=2; team=Pass team; outcome=False alarm
+ booking|reservation: Tour->@guided tour|tour;Participant->@participant|client;People:number#1-20;Gear needed;Experience=None|Hiking|Climbing|Glacier|Expedition;~Status=Requested|Confirmed|Done|Cancelled

# hunting licence|hunting club|game management|hunting ground|deer stand|wild boar
item hunting ground|district|stand|hide|revier: Name!;Kind=District|High seat|Hide|Feeding place|Salt lick|Trail camera;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Area:number(ha)#0-50000;Built in:number#1950-2100;Last checked:date;Responsible->@hunter|member~Gustav Orth|Edda Kranz;~Condition=Safe|Repair needed|Closed;Photo:image
- Oak stand 4 | kind=High seat; latitude=50.412; longitude=9.331; built_in=2018; responsible=Gustav Orth; condition=Safe
- Fox corner | kind=Hide; latitude=50.418; longitude=9.342; built_in=2009; responsible=Edda Kranz; condition=Repair needed
- North salt lick | kind=Salt lick; latitude=50.425; longitude=9.335; built_in=2021; responsible=Bernd Sallach; condition=Safe
- Camera mill brook | kind=Trail camera; latitude=50.409; longitude=9.347; built_in=2024; responsible=Edda Kranz; condition=Closed
person hunter|member|guest hunter: Full name!;Licence number;Licence valid until:date!;Phone:phone;Email:email;Role=Tenant|Member|Guest|Trainee;Dog;Weapons;Shooting proof on:date;Emergency contact
- Gustav Orth | licence_number=JH-2207; role=Tenant; dog=Bracke Asta; emergency_contact=Lore Orth
- Edda Kranz | licence_number=JH-3188; role=Member; dog=None; emergency_contact=Paul Kranz
- Bernd Sallach | licence_number=JH-1502; role=Guest; dog=Terrier Fips; emergency_contact=Anja Sallach
- Mona Eich | licence_number=JH-4410; role=Trainee; dog=None; emergency_contact=Rolf Eich
record harvest|kill|bag record|shot game|hunting bag: Title!;Hunter->@hunter|member~Gustav Orth|Edda Kranz;Species->@game species|species~Roe deer|Wild boar;Stand->@hunting ground|stand~Oak stand 4|Fox corner;Date:date!;Time:time;Sex=Male|Female|Unknown;Age class=Young|Yearling|Adult|Old;Weight:number(kg)#0.1-500;Tag number;Use=Own|Sold|Guest|Disposed;Sample sent:boolean;Photo:image
- Yearling buck, Oak stand | hunter=Gustav Orth; species=Roe deer; stand=Oak stand 4; sex=Male; age_class=Yearling; weight=14.5; tag_number=R-0071; use=Own
- Young boar at the corner | hunter=Edda Kranz; species=Wild boar; stand=Fox corner; sex=Female; age_class=Young; weight=28; tag_number=S-0118; use=Sold
- Old fox at the lick | hunter=Bernd Sallach; species=Red fox; stand=North salt lick; sex=Male; age_class=Old; weight=7.8; tag_number=F-0009; use=Disposed
- Mallard at mill brook | hunter=Mona Eich; species=Mallard; stand=Camera mill brook; sex=Unknown; age_class=Adult; weight=1.1; tag_number=D-0031; use=Guest
item game species|species|animal: Name!;Latin name;Season from:date;Season until:date;Yearly quota:number#0-10000;~Taken:number#0-10000;Protected:boolean;Picture:image;Notes:long
- Roe deer | latin_name=Capreolus capreolus; yearly_quota=18; taken=7
- Wild boar | latin_name=Sus scrofa; yearly_quota=0; taken=11; notes=No quota, samples required.
- Red fox | latin_name=Vulpes vulpes; yearly_quota=0; taken=14
- Mallard | latin_name=Anas platyrhynchos; yearly_quota=20; taken=5; notes=Only from September.
record game sighting|sighting|observation|trail camera photo: Title!;Species->@game species|species~Roe deer|Wild boar;Place->@hunting ground|hide~Oak stand 4;Seen on:date!;Time:time;Number seen:number#1-500;Observer->@hunter|member~Edda Kranz;Photo:image;Damage seen:boolean;Note:long
- Sow with six piglets | species=Wild boar; place=Oak stand 4; number_seen=7; observer=Edda Kranz
- Two does at dawn | species=Roe deer; place=Fox corner; number_seen=2; observer=Gustav Orth
- Fox pair in the stubble | species=Red fox; place=North salt lick; number_seen=2; observer=Bernd Sallach
- Ducks on the flood water | species=Mallard; place=Camera mill brook; number_seen=40; observer=Mona Eich; note=No shooting, nesting near.
event driven hunt|hunt|hunting day|club event: Title!;Date:date!;Starts at:time;Meeting point;Leader->@hunter|member~Gustav Orth;Places:number#2-150;Game allowed;Safety briefing:boolean;Price:money;Notes:long
- St Hubert's drive | meeting_point=Forest lodge; leader=Gustav Orth; places=30; game_allowed=Boar, fox; price=0
- Clearing day for stands | meeting_point=Barn; leader=Edda Kranz; places=12; price=0
- Fox week evening | meeting_point=Mill bridge; leader=Bernd Sallach; places=8; game_allowed=Fox; price=0
- Guest day on boar | meeting_point=Barn; leader=Gustav Orth; places=20; game_allowed=Boar; price=60
work ground work|repair|task|maintenance: Title!;Place->@hunting ground|stand~Fox corner;Kind=Repair|Feeding|Mowing|Fence|Camera check;Assigned to->@hunter|member~Edda Kranz;Due on:date;Hours:number(h)#0-200;Notes:long
- New ladder fox corner | place=Fox corner; kind=Repair; assigned_to=Edda Kranz; hours=5
- Winter feed oak stand | place=Oak stand 4; kind=Feeding; assigned_to=Gustav Orth; hours=2
- Camera cards swap | place=Camera mill brook; kind=Camera check; assigned_to=Mona Eich; hours=1
- Boar fence maize field | place=North salt lick; kind=Fence; assigned_to=Bernd Sallach; hours=9; notes=Battery on the north post.
+ booking|reservation: Stand->@hunting ground|stand;Hunter->@hunter|member;Date:date!;From:time!;To:time;Guest name;~Status=Booked|Signed in|Signed out|Cancelled

# wellness retreat|retreat center|retreat centre|detox retreat|silent retreat|ayurveda|health resort|spa retreat
event retreat|programme|retreat week|stay programme: Title!;Theme=Yoga|Silence|Detox|Ayurveda|Nature|Creativity|Sleep;Teacher->@teacher|host|facilitator~Anselm Grey|Devi Rao;Starts on:date!;Ends on:date!;Nights:number#1-60;Places:number#2-80;~Booked:number#0-80;Price from:money;Language;Picture:image;Daily plan:long;Description:long
- Five days of silence | theme=Silence; teacher=Anselm Grey; nights=5; places=16; booked=9; price_from=540; language=English; daily_plan=6:30 sitting, 8:00 breakfast, 9:30 walking, 12:00 lunch
- Ayurveda autumn | theme=Ayurveda; teacher=Devi Rao; nights=7; places=12; booked=12; price_from=1180; language=English
- Sleep again, long weekend | theme=Sleep; teacher=Lotte Hirsch; nights=3; places=10; booked=4; price_from=390; language=German
- Brush and forest | theme=Creativity; teacher=Tomas Vale; nights=4; places=14; booked=13; price_from=460; language=English; daily_plan=Walk, paint, eat, paint
item teacher|host|facilitator|therapist: Name!;Field=Yoga|Meditation|Ayurveda|Massage|Cooking|Nature;Training;Languages;Email:email;Website:url;Photo:image;Bio:long
- Anselm Grey | field=Meditation; training=Ten years in a forest monastery; languages=English, German
- Devi Rao | field=Ayurveda; training=BAMS; languages=English, Hindi
- Lotte Hirsch | field=Yoga; training=Yoga nidra, sleep coach; languages=German
- Tomas Vale | field=Nature; training=Forest guide, painter; languages=English, Czech
item room|accommodation|cabin: Name!;Kind=Single|Double|Shared|Cabin|Tent;Beds:number#1-12;Bathroom=Private|Shared;Price per night:money;Accessible:boolean;View;~Status=Free|Occupied|Cleaning|Closed;Photo:image
- Heron single | kind=Single; beds=1; bathroom=Private; price_per_night=95; view=Lake; status=Free
- Larch dormitory | kind=Shared; beds=4; bathroom=Shared; price_per_night=48; view=Woods; status=Occupied
- Owl cabin | kind=Cabin; beds=2; bathroom=Private; price_per_night=120; view=Meadow; status=Closed
- Swallow double | kind=Double; beds=2; bathroom=Private; price_per_night=88; view=Courtyard; status=Cleaning
item treatment|therapy|session offer|workshop: Name!;Category=Massage|Bath|Consultation|Class|Cooking|Walk;Duration:number(min)#15-300;Price:money;Included:boolean;Therapist->@teacher|therapist~Devi Rao;Not suitable for;Picture:image;Description:long
- Warm oil massage | category=Massage; duration=60; price=78; therapist=Devi Rao; not_suitable_for=Fever, pregnancy
- Pulse consultation | category=Consultation; duration=45; price=60; therapist=Devi Rao
- Cedar tub under the stars | category=Bath; duration=40; price=35; therapist=Tomas Vale; not_suitable_for=Heart trouble
- Bread and broth class | category=Cooking; duration=120; price=28; therapist=Lotte Hirsch
person guest|participant|retreat guest: Full name!;Email:email;Phone:phone;Diet=Any|Vegetarian|Vegan|Gluten free|Ayurvedic;Allergies;Health notes:long;Experience=First time|Some|Regular;Room wish;Arrives by=Train|Car|Shuttle;Emergency contact
- Miriam Holt | diet=Vegan; allergies=Cashew; experience=First time; arrives_by=Train; emergency_contact=Dan Holt
- Sören Lind | diet=Any; allergies=None; experience=Regular; arrives_by=Car; emergency_contact=Eva Lind
- Pierre Lacroix | diet=Gluten free; allergies=Wheat; experience=Some; arrives_by=Shuttle; emergency_contact=Anne Lacroix
- Fumiko Ono | diet=Ayurvedic; allergies=None; experience=Regular; room_wish=Heron single; arrives_by=Train
event schedule item|daily session|class|programme item: Title!;Retreat->@retreat|programme~Five days of silence|Ayurveda autumn;Date:date!;Starts at:time!;Duration:number(min)#10-300;Place=Hall|Garden|Kitchen|Lake|Treatment room;Led by->@teacher|facilitator~Anselm Grey;Optional:boolean
- Morning sitting | retreat=Five days of silence; duration=45; place=Hall; led_by=Anselm Grey
- Spice workshop | retreat=Ayurveda autumn; duration=90; place=Kitchen; led_by=Devi Rao
- Nidra before bed | retreat=Sleep again, long weekend; duration=40; place=Hall; led_by=Lotte Hirsch
- Ink by the lake | retreat=Brush and forest; duration=150; place=Lake; led_by=Tomas Vale
record meal plan|menu|kitchen plan|meal [meal\\w*|menu\\w*|kitchen|food|diet\\w*]: Title!;Date:date!;Meal=Breakfast|Lunch|Dinner|Tea;Diet=Any|Vegetarian|Vegan|Gluten free|Ayurvedic;Portions:number#1-200;Allergens;Cook~Rosa|Ben;Dishes:long
- Kitchari lunch | meal=Lunch; diet=Ayurvedic; portions=14; allergens=None; cook=Rosa; dishes=Kitchari, mint chutney, beetroot
- Porridge bar | meal=Breakfast; diet=Vegan; portions=12; allergens=Oats, nuts; cook=Ben; dishes=Oats, stewed plums, seeds
- Soup without words | meal=Dinner; diet=Vegetarian; portions=16; allergens=Celery; cook=Rosa
- Tea and corn cake | meal=Tea; diet=Gluten free; portions=10; allergens=Egg, milk; cook=Ben
+ booking|reservation: Retreat->@retreat|programme;Guest->@guest|participant;Room->@room|cabin;Arrival:date!;Departure:date!;Diet=Any|Vegetarian|Vegan|Gluten free|Ayurvedic;Deposit:money;~Status=Requested|Deposit paid|Confirmed|Stayed|Cancelled
+ review: Retreat->@retreat|programme;Teacher->@teacher|host

# skateboarding|skatepark|skate park|skateboard|skater|bmx|parkour|inline skating
item skatepark|spot|park|street spot: Name!;Address;City;Kind=Skatepark|Street spot|Bowl|Pump track|Parkour park|Indoor hall;Surface=Concrete|Wood|Asphalt|Metal;Features~Quarter pipe, rail;Lights:boolean;Entry fee:money;Opening hours;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Photo:image;Description:long
- Dockside Bowl | address=Pier 4; city=Harwick; kind=Bowl; surface=Concrete; features=Deep end 2.8 m, hips; entry_fee=0; opening_hours=Always
- Warehouse Indoor | address=Mill Street 11; city=Harwick; kind=Indoor hall; surface=Wood; features=Mini ramp, street course; entry_fee=7; opening_hours=Daily 14-22
- Willow Pump Track | address=Willow Park; city=Eastmere; kind=Pump track; surface=Asphalt; features=Two loops, one double; entry_fee=0; opening_hours=Dawn to dusk
- Gravity Yard | address=Tram depot 3; city=Upton; kind=Parkour park; surface=Metal; features=Bars, walls, precision posts; entry_fee=3; opening_hours=Tue to Sun
item trick|move|skill: Name!;Category=Flat|Grind|Slide|Air|Transition|Vault|Flip;Difficulty=Beginner|Intermediate|Advanced|Pro;Needs first;Video:url;Picture:image;How to:long
- Kickflip | category=Flip; difficulty=Intermediate; needs_first=Ollie; how_to=Front foot slides off the heel edge.
- Rock to fakie | category=Transition; difficulty=Beginner; needs_first=Drop in
- Kong vault | category=Vault; difficulty=Intermediate; needs_first=Safety vault
- 50-50 grind | category=Grind; difficulty=Advanced; needs_first=Ollie onto ledge
person rider|skater|student|traceur: Name!;Nickname;Date of birth:date;Stance=Regular|Goofy;Discipline=Skateboard|BMX|Scooter|Inline|Parkour;Level=Beginner|Intermediate|Advanced|Pro;Home spot->@skatepark|spot~Dockside Bowl;Sponsor;Email:email;Photo:image
- Nia Blake | nickname=Nitro; stance=Goofy; discipline=Skateboard; level=Advanced; home_spot=Dockside Bowl; sponsor=Local shop
- Teo Marsh | nickname=T; stance=Regular; discipline=BMX; level=Beginner; home_spot=Warehouse Indoor
- Jun Park | nickname=Cat; stance=Regular; discipline=Parkour; level=Pro; home_spot=Gravity Yard; sponsor=Sole Lab
- Lotte Brink | stance=Goofy; discipline=Scooter; level=Intermediate; home_spot=Willow Pump Track
record trick log|landed trick|session|progress entry|clip: Title!;Rider->@rider|skater~Nia Blake|Teo Marsh;Trick->@trick|move~Kickflip|Rock to fakie;Spot->@skatepark|spot~Dockside Bowl;Date:date!;Attempts:number#1-1000;Landed:boolean;Consistency:percent;Video:url;Note:long
- Nia kickflip over the hip | rider=Nia Blake; trick=Kickflip; spot=Dockside Bowl; attempts=22; consistency=30
- Teo first rock | rider=Teo Marsh; trick=Rock to fakie; spot=Warehouse Indoor; attempts=9; consistency=60
- Jun kong over the gap | rider=Jun Park; trick=Kong vault; spot=Gravity Yard; attempts=3; consistency=95
- Lotte first grind | rider=Lotte Brink; trick=50-50 grind; spot=Warehouse Indoor; attempts=41; consistency=10; note=Wax the ledge.
event contest|jam|competition|skate event: Title!;Spot->@skatepark|spot~Dockside Bowl;Discipline=Skateboard|BMX|Scooter|Inline|Parkour;Format=Jam|Two runs|Best trick|Game of skate;Date:date!;Starts at:time;Entry fee:money;Prize;Places:number#2-200;Judges
- Bowl Jam | spot=Dockside Bowl; discipline=Skateboard; format=Jam; entry_fee=5; prize=Deck and wheels; places=40; judges=Nia, Big Ron
- Rookie best trick | spot=Warehouse Indoor; discipline=BMX; format=Best trick; entry_fee=0; places=20
- Speed vault cup | spot=Gravity Yard; discipline=Parkour; format=Two runs; entry_fee=8; prize=Shoes; places=24; judges=Jun, Mika
- Game of skate night | spot=Warehouse Indoor; discipline=Scooter; format=Game of skate; entry_fee=2; places=16
record contest score|run score|result: Title!;Contest->@contest|jam~Bowl Jam;Rider->@rider|skater~Nia Blake;Run:number#1-10;Style:number#0-100;Difficulty:number#0-100;Total:number#0-100;Place:number#1-200;Judge
- Blake run 1 | contest=Bowl Jam; rider=Nia Blake; run=1; style=84; difficulty=79; total=82; place=2; judge=Big Ron
- Blake run 2 | contest=Bowl Jam; rider=Nia Blake; run=2; style=90; difficulty=85; total=88; place=1; judge=Big Ron
- Park vault run 1 | contest=Speed vault cup; rider=Jun Park; run=1; style=77; difficulty=92; total=84; place=1; judge=Mika
- Marsh best trick | contest=Rookie best trick; rider=Teo Marsh; run=3; style=60; difficulty=48; total=54; place=6; judge=Nia
event lesson|skate lesson|workshop|camp: Title!;Discipline=Skateboard|BMX|Scooter|Inline|Parkour;Level=Beginner|Intermediate|Advanced|Pro;Coach~Big Ron|Nia Blake;Spot->@skatepark|spot~Warehouse Indoor;Date:date!;Starts at:time;Duration:number(min)#30-360;Places:number#1-20;Price:money
- Drop-in school | discipline=Skateboard; level=Beginner; coach=Big Ron; spot=Warehouse Indoor; duration=90; places=8; price=18
- Girls' morning | discipline=Skateboard; level=Beginner; coach=Nia Blake; spot=Warehouse Indoor; duration=120; places=12; price=10
- Vault basics | discipline=Parkour; level=Intermediate; coach=Jun Park; spot=Gravity Yard; duration=60; places=6; price=14
- Pump track for tiny wheels | discipline=BMX; level=Beginner; coach=Big Ron; spot=Willow Pump Track; duration=45; places=10; price=8
! request spot report|damage report|repair request [damage\\w*|repair\\w*|report\\w*]: Title!;Spot->@skatepark|spot~Dockside Bowl;Kind=Crack|Glass|Light|Loose screw|Graffiti|Water;Seen on:date;Dangerous:boolean;Photo:image;Description:long
- Coping loose | spot=Dockside Bowl; kind=Loose screw
- Broken bottles deep end | spot=Dockside Bowl; kind=Glass; description=Swept half, bring a broom.
- Puddle in second berm | spot=Willow Pump Track; kind=Water
- Two lamps dead | spot=Warehouse Indoor; kind=Light; description=Over the mini ramp.
+ booking|reservation: Lesson->@lesson|workshop;Rider->@rider|skater;Gear needed=None|Board|Helmet and pads|Everything;Parent phone:phone

# fencing club|fencing|fencer|fencing tournament|foil|sabre|epee
person fencer|athlete|swordsman: Full name!;Date of birth:date!;Weapon=Foil|Epee|Sabre|Several;Hand=Right|Left;Category=U11|U13|U15|U17|U20|Senior|Veteran;Licence number;Ranking points:number#0-10000;Club;Medical valid until:date;Phone:phone;~Status=Active|Trial|Injured|Left
- Camille Orsay | weapon=Foil; hand=Left; category=U17; licence_number=FE-2207; ranking_points=310; club=Blades of Lynn; status=Active
- Hugo Strand | weapon=Epee; hand=Right; category=Senior; licence_number=FE-1180; ranking_points=122; club=Blades of Lynn; status=Active
- Bela Toth | weapon=Sabre; hand=Right; category=Veteran; licence_number=FE-0071; ranking_points=540; club=Armoury Guild; status=Injured
- Maya Lind | weapon=Foil; hand=Right; category=U11; licence_number=FE-3320; ranking_points=12; club=Blades of Lynn; status=Trial
event tournament|competition|cup: Title!;Weapon=Foil|Epee|Sabre|Several;Category=U11|U13|U15|U17|U20|Senior|Veteran;Date:date!;Starts at:time;Hall;Pistes:number#1-60;Entry fee:money;Sign up until:date;Referees needed:number#0-60;~Status=Open|Closed|Running|Finished
- Lynn Foil Cup | weapon=Foil; category=U17; hall=Lynn Sports Hall; pistes=8; entry_fee=18; referees_needed=6; status=Open
- Night Epee | weapon=Epee; category=Senior; hall=Old Armoury; pistes=4; entry_fee=12; referees_needed=3; status=Finished
- Veterans Sabre Round | weapon=Sabre; category=Veteran; hall=Old Armoury; pistes=3; entry_fee=15; referees_needed=2; status=Running
- Little Musketeers | weapon=Foil; category=U11; hall=School Gym West; pistes=6; entry_fee=5; referees_needed=4; status=Closed
record bout|match|assault: Title!;Tournament->@tournament|competition~Lynn Foil Cup|Night Epee;Round=Pool|Last 64|Last 32|Last 16|Quarter-final|Semi-final|Final;Fencer one->@fencer|athlete~Camille Orsay;Fencer two->@fencer|athlete~Hugo Strand;Touches one:number#0-45;Touches two:number#0-45;Winner->@fencer~Camille Orsay;Piste:number#1-60;Referee~Odile Marsh;Cards=None|Yellow|Red|Black
- Strand v Orsay friendly | tournament=Night Epee; round=Pool; fencer_one=Camille Orsay; fencer_two=Hugo Strand; touches_one=3; touches_two=5; winner=Hugo Strand; piste=2; referee=Odile Marsh; cards=None
- Toth in the semi-final | tournament=Veterans Sabre Round; round=Semi-final; fencer_one=Bela Toth; fencer_two=Hugo Strand; touches_one=10; touches_two=7; winner=Bela Toth; piste=1; referee=Odile Marsh; cards=Yellow
- Lind first pool | tournament=Little Musketeers; round=Pool; fencer_one=Maya Lind; fencer_two=Camille Orsay; touches_one=1; touches_two=4; winner=Camille Orsay; piste=5; referee=Ken Boyd; cards=None
- Orsay last 16 | tournament=Lynn Foil Cup; round=Last 16; fencer_one=Camille Orsay; fencer_two=Maya Lind; touches_one=15; touches_two=9; winner=Camille Orsay; piste=3; referee=Ken Boyd; cards=Red
record tournament entry|entry|final ranking|result: Title!;Tournament->@tournament|competition~Lynn Foil Cup;Fencer->@fencer|athlete~Camille Orsay;Seed:number#1-500;Pool number:number#1-60;~Final place:number#1-500;Points won:number#0-2000;Fee paid:boolean;~Status=Entered|Present|Scratched
- Orsay at Lynn | tournament=Lynn Foil Cup; fencer=Camille Orsay; seed=4; pool_number=2; status=Entered
- Strand Night Epee | tournament=Night Epee; fencer=Hugo Strand; seed=7; final_place=5; points_won=24; status=Present
- Toth sabre entry | tournament=Veterans Sabre Round; fencer=Bela Toth; seed=1; pool_number=1; status=Present
- Lind scratched | tournament=Little Musketeers; fencer=Maya Lind; seed=18; pool_number=3; status=Scratched
event training|training session|lesson|individual lesson: Title!;Weapon=Foil|Epee|Sabre|Several;Coach~Maître Duval|Odile Marsh;Kind=Group|Individual|Footwork|Sparring|Beginner;Date:date!;Starts at:time;Duration:number(min)#20-240;Hall;Places:number#1-40;Notes:long
- Footwork and parry four | weapon=Foil; coach=Maître Duval; kind=Group; duration=90; hall=Old Armoury; places=16
- Individual lesson Orsay | weapon=Foil; coach=Maître Duval; kind=Individual; duration=30; hall=Old Armoury; places=1
- First steps with plastic foils | weapon=Foil; coach=Odile Marsh; kind=Beginner; duration=60; hall=School Gym West; places=14
- Sabre sparring ladder | weapon=Sabre; coach=Bela Toth; kind=Sparring; duration=120; hall=Old Armoury; places=10; notes=Winner stays.
item club equipment|equipment|weapon|gear: Number!;Kind=Mask|Jacket|Lame|Foil|Epee|Sabre|Body wire|Scoring box;Size;Hand=Right|Left;Resistance level;Last check:date;Lent to->@fencer|athlete~Hugo Strand;Deposit:money;~Status=Ready|Lent|Repair|Retired
- MK-14 | kind=Mask; size=M; resistance_level=1600 N; deposit=40; status=Ready
- EP-05 | kind=Epee; hand=Right; lent_to=Hugo Strand; deposit=50; status=Lent
- LM-03 | kind=Lame; size=152; resistance_level=4 ohm; lent_to=Camille Orsay; deposit=60; status=Repair
- SB-01 | kind=Scoring box; resistance_level=None; deposit=0; status=Retired
! record attendance|training attendance [attend\\w*|present|absen\\w*]: Title!;Training->@training|training session~Footwork and parry four;Fencer->@fencer|athlete~Camille Orsay;Present=Yes|Late|Excused|No;Note:long
- Orsay at footwork | training=Footwork and parry four; fencer=Camille Orsay; present=Yes
- Strand at sparring | training=Sabre sparring ladder; fencer=Hugo Strand; present=Late; note=Came from work.
- Lind at first steps | training=First steps with plastic foils; fencer=Maya Lind; present=Excused
- Toth at sparring | training=Sabre sparring ladder; fencer=Bela Toth; present=No
+ payment: Fencer->@fencer|athlete;Season;Kind=Membership|Entry fee|Lesson|Equipment hire

# orienteering|geocaching|geocache|treasure hunt|scavenger hunt|adventure race|escape trail
item cache|control point|checkpoint|geocache|station: Name!;Code;Kind=Traditional|Multi|Mystery|Control|Virtual|Quiz;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Difficulty:number#1-5;Terrain:number#1-5;Size=Micro|Small|Regular|Large|None;Owner->@seeker|participant~Mapfox|Trail Twins;Hint;Points:number#0-1000;~Status=Active|Disabled|Missing|Archived;Description:long
- Under the third arch | code=GC-118; kind=Traditional; latitude=51.203; longitude=4.411; difficulty=2; terrain=2; size=Small; owner=Mapfox; hint=Look for the loose brick; points=20; status=Active
- The miller's riddle | code=GC-131; kind=Mystery; latitude=51.21; longitude=4.432; difficulty=4; terrain=1; size=Micro; owner=Trail Twins; hint=Count the spokes; points=50; status=Active
- Fort control 42 | code=CP-42; kind=Control; latitude=51.231; longitude=4.47; difficulty=3; terrain=4; size=None; owner=Forest Compass; hint=Boulder, north side; points=30; status=Disabled
- Statue quiz | code=GC-150; kind=Quiz; latitude=51.219; longitude=4.402; difficulty=1; terrain=1; size=None; owner=Family Otter; hint=Read the plate; points=10; status=Archived
item course|route|trail|hunt|map: Name!;Kind=Orienteering|Treasure hunt|City rally|Night course|Family trail;Length:number(km)#0.1-200;Climb:number(m)#0-5000;Stations:number#1-100;Level=Easy|Medium|Hard|Elite;Start place;Map scale;Map:file;Description:long
- Old mill trail | kind=Family trail; length=3.4; climb=40; stations=8; level=Easy; start_place=Mill car park; map_scale=1:5000
- Fort forest blue | kind=Orienteering; length=5.8; climb=160; stations=16; level=Medium; start_place=Fort gate; map_scale=1:10000
- Midnight docks | kind=Night course; length=7.2; climb=20; stations=14; level=Hard; start_place=Lighthouse ship; map_scale=1:7500
- Guild houses rally | kind=City rally; length=2.8; climb=10; stations=10; level=Easy; start_place=Town hall steps; map_scale=1:3000
record course station|course control|route stop: Title!;Course->@course|route~Old mill trail|Fort forest blue;Station->@cache|control point~The miller's riddle;Order:number#1-100;Task:long;Answer;Points:number#0-1000;Leg length:number(m)#0-20000
- Mill trail stop 3 | course=Old mill trail; station=The miller's riddle; order=3; task=How many spokes has the wheel?; answer=16; points=10; leg_length=420
- Fort control 1 | course=Fort forest blue; station=Under the third arch; order=1; points=0; leg_length=310
- Rally stop 1 | course=Guild houses rally; station=Statue quiz; order=1; task=Which year is on the plate?; answer=1687; points=10; leg_length=90
- Night control 6 | course=Midnight docks; station=Fort control 42; order=6; points=30; leg_length=640
person seeker|participant|team|runner: Name!;Email:email;Members:number#1-20;Class=Family|Youth|Women|Men|Mixed|Open;Club;Chip number;~Finds:number#0-100000;~Points:number#0-10000000;Photo:image
- Mapfox | members=1; class=Open; chip_number=8812; finds=214; points=4180
- Trail Twins | members=2; class=Mixed; chip_number=9020; finds=98; points=2010
- Forest Compass | members=12; class=Open; club=Forest Compass; chip_number=7001; finds=402; points=8800
- Family Otter | members=4; class=Family; finds=17; points=260
record find|log entry|visit|found log|punch: Title!;Seeker->@seeker|participant~Mapfox|Trail Twins;Station->@cache|control point~Under the third arch|The miller's riddle;Date:date!;Time:time;Kind=Found|Not found|Note|Needs repair;Answer;Favourite:boolean;Photo:image;Comment:long
- Twins found the arch | seeker=Trail Twins; station=Under the third arch; kind=Found; comment=Wet feet, big smile.
- Mapfox stuck at the mill | seeker=Mapfox; station=The miller's riddle; kind=Not found
- Otters note at the statue | seeker=Family Otter; station=Statue quiz; kind=Note; answer=1687; comment=Ice cream next door.
- Control 42 fallen over | seeker=Forest Compass; station=Fort control 42; kind=Needs repair
event race|orienteering event|hunt event|competition: Title!;Course->@course|route~Fort forest blue;Date:date!;First start:time;Start interval:number(min)#0-30;Classes;Entry fee:money;Places:number#2-2000;Organiser;Sign up until:date
- Fort spring meet | course=Fort forest blue; start_interval=2; classes=Women, men, open; entry_fee=8; places=120; organiser=Forest Compass
- Mill family Sunday | course=Old mill trail; start_interval=0; classes=Family; entry_fee=3; places=60; organiser=Forest Compass
- Docks by headlamp | course=Midnight docks; start_interval=1; classes=Men, women, mixed; entry_fee=10; places=80; organiser=Night Compass
- Guild rally for schools | course=Guild houses rally; start_interval=5; classes=Youth; entry_fee=0; places=150; organiser=Town museum
record race result|result|split time: Title!;Race->@race|orienteering event~Fort spring meet;Participant->@seeker|participant~Mapfox;Class=Family|Youth|Women|Men|Mixed|Open;Start number:number#1-5000;Time;Controls found:number#0-100;Place:number#1-2000;~Status=Finished|Missing control|Did not finish
- Mapfox at the fort | race=Fort spring meet; participant=Mapfox; class=Open; start_number=31; time=58:20; controls_found=16; place=7; status=Finished
- Twins at the docks | race=Docks by headlamp; participant=Trail Twins; class=Mixed; start_number=12; time=1:14:05; controls_found=13; place=22; status=Missing control
- Otters at the mill | race=Mill family Sunday; participant=Family Otter; class=Family; start_number=4; time=1:31:40; controls_found=8; place=9; status=Finished
- Compass at the fort | race=Fort spring meet; participant=Forest Compass; class=Men; start_number=60; controls_found=5; status=Did not finish
! item badge|trackable|reward [badge\\w*|trackable\\w*|prize\\w*|reward\\w*]: Name!;Code;Condition;Points:number#0-10000;Holder->@seeker|participant~Mapfox;Picture:image
- Two hundred finds | condition=200 finds; points=200; holder=Mapfox
- First family find | condition=1 find with children; points=10; holder=Family Otter
- Night eyes | code=NIGHT; condition=Finish a night course; points=80; holder=Trail Twins
- Riddle breaker | condition=25 mystery finds; points=150; holder=Forest Compass

# sports academy|talent scouting|sports scout|player scouting|scouting report|youth academy|athlete management|sports agent
person athlete|prospect|player|talent: Full name!;Sport=Football|Basketball|Tennis|Athletics|Swimming|Hockey|Other;Position;Date of birth:date!;Nationality;Height:number(cm)#80-230;Weight:number(kg)#20-180;Strong side=Left|Right|Both;Club->@club|academy|team~Harbour Academy|FC Lindberg;Contract until:date;Market value:money;Agent;~Status=Watched|Invited|On trial|Signed|Rejected
- Idris Vale | sport=Football; position=Left winger; nationality=Wales; height=176; weight=68; strong_side=Left; club=FC Lindberg; market_value=150000; agent=None; status=Watched
- Noemi Sand | sport=Tennis; position=Singles; nationality=Austria; height=171; weight=61; strong_side=Right; club=Harbour Academy; status=Signed
- Kwesi Adom | sport=Basketball; position=Point guard; nationality=Ghana; height=188; weight=79; strong_side=Right; club=Dock City Hoops; market_value=0; agent=Ben Lowe; status=On trial
- Tilda Brekke | sport=Athletics; position=400 m hurdles; nationality=Norway; height=174; weight=60; strong_side=Both; club=Fjord Track Club; status=Invited
item club|academy|team|school: Name!;Sport=Football|Basketball|Tennis|Athletics|Swimming|Hockey|Other;Level=Local|Regional|National|Professional;City;Contact person;Email:email;Phone:phone;Logo:image
- Harbour Academy | sport=Tennis; level=National; city=Harwick; contact_person=Greta Molin
- FC Lindberg | sport=Football; level=Regional; city=Lindberg; contact_person=Tom Ashe
- Dock City Hoops | sport=Basketball; level=Professional; city=Harwick; contact_person=Les Grant
- Fjord Track Club | sport=Athletics; level=Local; city=Nordvik; contact_person=Anne Moe
record scouting report|scout report|evaluation|observation: Title!;Athlete->@athlete|prospect~Idris Vale|Noemi Sand;Scout->@scout|coach~Ray Molloy|Petra Wind;Watched on:date!;Match;Technique:number#1-10;Speed:number#1-10;Game sense:number#1-10;Attitude:number#1-10;Potential:number#1-10;Recommendation=Sign|Invite|Watch again|Drop;Video:url;Comment:long
- Vale v Northend | athlete=Idris Vale; scout=Ray Molloy; match=FC Lindberg v Northend; technique=8; speed=9; game_sense=6; attitude=7; potential=8; recommendation=Invite; comment=Beats the back on the outside, late in the press.
- Sand at regional finals | athlete=Noemi Sand; scout=Petra Wind; match=Regional final; technique=8; speed=7; game_sense=8; attitude=9; potential=8; recommendation=Sign
- Adom in the summer league | athlete=Kwesi Adom; scout=Dee Holland; match=Summer league, game 4; technique=7; speed=8; game_sense=9; attitude=5; potential=7; recommendation=Watch again; comment=Reads the press early, argues with referees.
- Brekke county meet | athlete=Tilda Brekke; scout=Arne Solli; match=County meet; technique=5; speed=7; game_sense=5; attitude=8; potential=6; recommendation=Drop
item scout|coach|staff member|trainer: Name!;Role=Scout|Head coach|Assistant coach|Physio|Analyst|Agent;Sport=Football|Basketball|Tennis|Athletics|Swimming|Hockey|Other;Region;Licence;Phone:phone;Email:email;Photo:image
- Ray Molloy | role=Scout; sport=Football; region=West; licence=Scout level 2
- Petra Wind | role=Head coach; sport=Tennis; region=All; licence=A licence
- Dee Holland | role=Analyst; sport=Basketball; region=South; licence=Data analyst
- Arne Solli | role=Assistant coach; sport=Athletics; region=North; licence=B licence
record performance test|fitness test|test result|physical test: Title!;Athlete->@athlete|prospect~Idris Vale|Noemi Sand;Test=30 m sprint|Jump|Shuttle run|Strength|Agility|Flexibility;Tested on:date!;Value:number#0-100000;Unit=s|cm|m|kg|Level;Percentile:number#0-100;Tester->@scout|coach~Petra Wind
- Vale 30 m | athlete=Idris Vale; test=30 m sprint; value=4.02; unit=s; percentile=94
- Sand jump | athlete=Noemi Sand; test=Jump; value=47; unit=cm; percentile=81; tester=Petra Wind
- Adom agility | athlete=Kwesi Adom; test=Agility; value=10.9; unit=s; percentile=88; tester=Dee Holland
- Brekke shuttle run | athlete=Tilda Brekke; test=Shuttle run; value=12; unit=Level; percentile=90; tester=Arne Solli
event trial|trial day|training session|camp: Title!;Sport=Football|Basketball|Tennis|Athletics|Swimming|Hockey|Other;Date:date!;Starts at:time;Place;Coach->@scout|coach~Petra Wind;Age group;Places:number#1-300;Fee:money;Description:long
- Open trial U16 | sport=Football; place=Lindberg ground; age_group=U16; places=40; fee=0
- Serve camp | sport=Tennis; place=Harbour Academy; coach=Petra Wind; age_group=U18; places=10; fee=180
- Big guards weekend | sport=Basketball; place=Dock Arena; coach=Dee Holland; age_group=U20; places=24; fee=40
- Hurdles open day | sport=Athletics; place=Nordvik track; coach=Arne Solli; age_group=U18; places=30; fee=10; description=Bring spikes, two runs each.
work development plan|training plan|goal|individual plan: Title!;Athlete->@athlete|talent~Noemi Sand|Idris Vale;Area=Technique|Fitness|Tactics|Mental|School|Nutrition;Coach->@scout|coach~Petra Wind;Start on:date;Until:date;~Progress:percent;Steps:long
- Second serve | athlete=Noemi Sand; area=Technique; coach=Petra Wind; progress=35
- Pressing habits | athlete=Idris Vale; area=Tactics; progress=0
- Calm with officials | athlete=Kwesi Adom; area=Mental; coach=Dee Holland; progress=20
- Exam year balance | athlete=Tilda Brekke; area=School; coach=Arne Solli; progress=65; steps=Three sessions a week until June.
! record contract|offer|scholarship|transfer [contract\\w*|offer\\w*|scholarship\\w*|transfer\\w*]: Title!;Athlete->@athlete|player~Noemi Sand;Club->@club|academy~Harbour Academy;Kind=Contract|Trial|Scholarship|Transfer|Sponsorship;From:date;Until:date;Amount:money;File:file;~Status=Draft|Offered|Signed|Expired|Declined
- Sand scholarship | athlete=Noemi Sand; club=Harbour Academy; kind=Scholarship; amount=9000; status=Signed
- Vale trial month | athlete=Idris Vale; club=FC Lindberg; kind=Trial; amount=0; status=Offered
- Adom rookie deal | athlete=Kwesi Adom; club=Dock City Hoops; kind=Contract; amount=28000; status=Draft
- Brekke shoe deal | athlete=Tilda Brekke; club=Fjord Track Club; kind=Sponsorship; amount=1500; status=Declined

# sports injury|sports medicine|athletic trainer|injury prevention|return to play|sports physio|team physio
person athlete|player|patient: Full name!;Team->@team|squad~First Squad|Development Squad;Sport;Position;Date of birth:date;Height:number(cm)#80-230;Weight:number(kg)#20-180;Dominant side=Left|Right|Both;Allergies;Emergency contact;~Availability=Full|Modified|Out;Photo:image
- Tess Brannigan | team=First Squad; sport=Handball; position=Pivot; height=180; weight=76; dominant_side=Right; availability=Out
- Omar Leclerc | team=Development Squad; sport=Handball; position=Wing; height=178; weight=70; dominant_side=Left; availability=Modified
- Nadja Vuk | team=Women's Squad; sport=Handball; position=Goalkeeper; height=184; weight=79; dominant_side=Right; availability=Full
- Piet Lamm | team=Wheelchair Squad; sport=Wheelchair handball; position=Centre; height=172; weight=74; dominant_side=Both; allergies=Tape glue; availability=Modified
item team|squad: Name!;Sport;Level=Youth|Amateur|Semi-professional|Professional;Head coach;Physio~Ana Keel|Jim Foss;Doctor~Dr. Rolf Stein;Players:number#1-100;~Injured now:number#0-100
- First Squad | sport=Handball; level=Professional; head_coach=Mats Holm; physio=Ana Keel; doctor=Dr. Rolf Stein; players=18; injured_now=2
- Development Squad | sport=Handball; level=Youth; head_coach=Ulla Rand; physio=Jim Foss; doctor=Dr. Rolf Stein; players=20; injured_now=1
- Women's Squad | sport=Handball; level=Semi-professional; head_coach=Dana Roth; physio=Jim Foss; doctor=Dr. Eva Lorca; players=16; injured_now=1
- Wheelchair Squad | sport=Wheelchair handball; level=Amateur; head_coach=Kim Berg; physio=Ana Keel; doctor=Dr. Eva Lorca; players=10; injured_now=1
record injury|injury record|injury report: Title!;Athlete->@athlete|player~Tess Brannigan|Omar Leclerc;Happened on:date!;During=Match|Training|Gym|Other;Body part=Head|Shoulder|Elbow|Hand|Back|Hip|Knee|Ankle;Side=Left|Right|Both;Type=Sprain|Strain|Fracture|Dislocation|Bruise|Concussion|Overuse;Severity=Minimal|Mild|Moderate|Severe;Contact:boolean;Days out:number(days)#0-730;Expected return:date;~Status=Acute|Rehab|Return to training|Cleared;Diagnosis:long
- Brannigan ACL left | athlete=Tess Brannigan; during=Match; body_part=Knee; side=Left; type=Sprain; severity=Severe; days_out=210; status=Rehab; diagnosis=Complete tear of the anterior cruciate ligament.
- Leclerc hamstring | athlete=Omar Leclerc; during=Training; body_part=Hip; side=Right; type=Strain; severity=Mild; days_out=12; status=Return to training
- Vuk concussion | athlete=Nadja Vuk; during=Match; body_part=Head; side=Both; type=Concussion; severity=Moderate; days_out=16; status=Cleared
- Lamm shoulder overload | athlete=Piet Lamm; during=Gym; body_part=Shoulder; side=Right; type=Overuse; severity=Minimal; days_out=4; status=Acute; diagnosis=Irritated biceps tendon.
record treatment|treatment session|physio session|therapy: Title!;Injury->@injury|injury record~Brannigan ACL left|Leclerc hamstring;Athlete->@athlete|player~Tess Brannigan|Omar Leclerc;Date:date!;Therapist~Ana Keel|Jim Foss;Method=Manual therapy|Exercise|Ice|Electrotherapy|Taping|Massage;Minutes:number(min)#5-180;Pain before:number#0-10;Pain after:number#0-10;Note:long
- Brannigan week 9 strength | injury=Brannigan ACL left; athlete=Tess Brannigan; therapist=Ana Keel; method=Exercise; minutes=75; pain_before=3; pain_after=2
- Leclerc massage | injury=Leclerc hamstring; athlete=Omar Leclerc; therapist=Jim Foss; method=Massage; minutes=30; pain_before=2; pain_after=1
- Lamm ice and tape | injury=Lamm shoulder overload; athlete=Piet Lamm; therapist=Ana Keel; method=Ice; minutes=20; pain_before=5; pain_after=3
- Vuk neck release | injury=Vuk concussion; athlete=Nadja Vuk; therapist=Jim Foss; method=Manual therapy; minutes=25; pain_before=3; pain_after=1; note=No dizziness afterwards.
work rehab plan|return-to-play plan|rehab phase|recovery plan: Title!;Injury->@injury|injury record~Brannigan ACL left;Phase=Protection|Mobility|Strength|Running|Sport-specific|Return;Start on:date;Ends on:date;Goal;Therapist~Ana Keel|Jim Foss;~Progress:percent;Exercises:long
- Brannigan strength phase | injury=Brannigan ACL left; phase=Strength; goal=Leg press 90 percent of the other side; therapist=Ana Keel; progress=45
- Leclerc sprint build-up | injury=Leclerc hamstring; phase=Running; goal=6 x 40 m free of pain; therapist=Jim Foss; progress=80
- Vuk stepwise return | injury=Vuk concussion; phase=Return; goal=Full training without headache; therapist=Jim Foss; progress=100
- Lamm unload week | injury=Lamm shoulder overload; phase=Protection; goal=Night pain gone; therapist=Ana Keel; progress=15; exercises=Band pulls, no overhead pushing.
record fitness test|screening|return test|assessment: Title!;Athlete->@athlete|player~Tess Brannigan|Omar Leclerc;Tested on:date!;Test=Hop test|Isokinetic strength|Sprint|Y balance|Concussion check|Movement screen;Left:number#0-10000;Right:number#0-10000;Unit;Symmetry:percent;Result=Passed|Borderline|Failed;Tester~Ana Keel
- Brannigan hop month 6 | athlete=Tess Brannigan; test=Hop test; left=118; right=146; unit=cm; symmetry=81; result=Borderline; tester=Ana Keel
- Leclerc sprint test | athlete=Omar Leclerc; test=Sprint; left=0; right=0; unit=s; result=Passed; tester=Jim Foss
- Vuk concussion check | athlete=Nadja Vuk; test=Concussion check; left=0; right=0; unit=Points; result=Passed; tester=Jim Foss
- Lamm shoulder strength | athlete=Piet Lamm; test=Isokinetic strength; left=61; right=44; unit=Nm; symmetry=72; result=Failed; tester=Ana Keel
record wellness check|training load|daily check|load entry: Title!;Athlete->@athlete|player~Omar Leclerc|Tess Brannigan;Date:date!;Sleep:number(h)#0-14;Soreness:number#1-10;Fatigue:number#1-10;Stress:number#1-10;Session effort:number#0-10;Minutes:number(min)#0-400;~Load:number#0-4000
- Leclerc Monday | athlete=Omar Leclerc; sleep=7.5; soreness=4; fatigue=3; stress=2; session_effort=6; minutes=70; load=420
- Brannigan Monday | athlete=Tess Brannigan; sleep=8; soreness=5; fatigue=4; stress=3; session_effort=5; minutes=75; load=375
- Vuk after travel | athlete=Nadja Vuk; sleep=5.5; soreness=3; fatigue=7; stress=6; session_effort=8; minutes=90; load=720
- Lamm Tuesday | athlete=Piet Lamm; sleep=7; soreness=6; fatigue=2; stress=1; session_effort=3; minutes=40; load=120
+ appointment|booking: Athlete->@athlete|player;Injury->@injury;With~Ana Keel|Dr. Rolf Stein;Date:date!;Starts at:time!;Kind=Physio|Doctor|Imaging|Test|Massage;~Status=Booked|Done|Missed

# respite care|adult day care|day care center|companion care|senior companion|meals on wheels|elderly visitor
person senior|guest|client|older person: Full name!;Address;Phone:phone;Date of birth:date;Lives=Alone|With partner|With family;Mobility=Walks alone|Walker|Wheelchair;Diet=Normal|Diabetic|Soft|Vegetarian;Allergies;Interests;Contact person;Contact phone:phone;~Status=Active|Waiting list|Paused|Ended
- Olive Penrose | address=7 Harbour View; lives=Alone; mobility=Walker; diet=Diabetic; allergies=None; interests=Opera, roses; contact_person=Niece Carol; status=Active
- Stan Kowal | address=22 Mine Street; lives=With partner; mobility=Walks alone; diet=Normal; interests=Football, cards; contact_person=Wife Halina; status=Active
- Dorothy Amos | address=4 Chapel Yard; lives=With family; mobility=Wheelchair; diet=Soft; allergies=Shellfish; interests=Radio plays, cats; contact_person=Son Neil; status=Waiting list
- Rajan Pillai | address=61 Canal Street; lives=Alone; mobility=Walks alone; diet=Vegetarian; interests=Chess, cricket; contact_person=Friend Alan; status=Paused
person volunteer|companion|visitor|helper: Full name!;Phone:phone;Email:email;Languages;Interests;Available=Weekday mornings|Weekday afternoons|Evenings|Weekends;Area;Background check until:date;Drives:boolean;~Status=Applied|Checked|Active|Paused;Photo:image
- Jo Rivers | languages=English; interests=Opera, gardening; available=Weekday afternoons; area=Harbour; status=Active
- Marek Zell | languages=English, Polish; interests=Football, chess; available=Weekends; area=North; status=Active
- Bettina Voss | languages=English, German; interests=Cats, crafts; available=Weekday mornings; area=Centre; status=Checked
- Samuel Ofori | languages=English, Twi; interests=Cricket, cooking; available=Evenings; area=Canal side; status=Applied
record companionship match|match|pairing: Title!;Senior->@senior|guest~Olive Penrose|Stan Kowal;Volunteer->@volunteer|companion~Jo Rivers|Marek Zell;Started on:date!;Ended on:date;Rhythm=Weekly|Every two weeks|Monthly|By phone;Shared interests;Satisfaction:rating;~Status=Trial|Running|Ended
- Olive and Jo | senior=Olive Penrose; volunteer=Jo Rivers; rhythm=Weekly; shared_interests=Opera; satisfaction=5; status=Running
- Stan and Marek | senior=Stan Kowal; volunteer=Marek Zell; rhythm=Every two weeks; shared_interests=Football; satisfaction=4; status=Trial
- Dorothy and Bettina | senior=Dorothy Amos; volunteer=Bettina Voss; rhythm=Monthly; shared_interests=Cats; satisfaction=4; status=Trial
- Rajan and Samuel | senior=Rajan Pillai; volunteer=Samuel Ofori; rhythm=By phone; shared_interests=Cricket; satisfaction=3; status=Ended
event visit|companion visit|outing|day guest session: Title!;Senior->@senior|guest~Olive Penrose|Stan Kowal;Volunteer->@volunteer|companion~Jo Rivers|Marek Zell;Date:date!;Starts at:time;Duration:number(min)#15-720;Kind=Home visit|Walk|Shopping|Doctor|Phone call|Day centre;Mood=Happy|Calm|Sad|Worried;Travel:number(km)#0-300;Note:long;~Status=Planned|Done|Cancelled
- Record afternoon | senior=Olive Penrose; volunteer=Jo Rivers; duration=90; kind=Home visit; mood=Happy; travel=3; status=Done
- Match at the club house | senior=Stan Kowal; volunteer=Marek Zell; duration=150; kind=Walk; travel=5; status=Planned
- Cat café with Dorothy | senior=Dorothy Amos; volunteer=Bettina Voss; duration=120; kind=Walk; mood=Calm; travel=2; status=Cancelled
- Test match call | senior=Rajan Pillai; volunteer=Samuel Ofori; duration=30; kind=Phone call; mood=Sad; travel=0; status=Done; note=Misses his brother.
record meal delivery|delivered meal|meal order|delivery: Title!;Senior->@senior|client~Olive Penrose;Meal->@meal|menu~Fish pie, mashed peas;Date:date!;Portions:number#1-6;Round;Brought by->@volunteer|helper~Jo Rivers;Opened the door:boolean;Price:money;~Status=Ordered|Cooked|Delivered|Not at home
- Penrose Friday | senior=Olive Penrose; meal=Fish pie, mashed peas; portions=1; round=Harbour; brought_by=Jo Rivers; price=6.5; status=Delivered
- Kowal Friday | senior=Stan Kowal; meal=Chicken stew; portions=2; round=North; brought_by=Marek Zell; price=13; status=Ordered
- Amos Monday | senior=Dorothy Amos; meal=Pumpkin soup, soft bread; portions=1; round=Centre; brought_by=Bettina Voss; price=5; status=Cooked
- Pillai Monday | senior=Rajan Pillai; meal=Chickpea curry; portions=1; round=Canal; brought_by=Samuel Ofori; price=6; status=Not at home
item meal|menu|dish: Name!;Diet=Normal|Diabetic|Soft|Vegetarian;Served on:date;Calories:number(kcal)#50-2000;Allergens;Price:money;Picture:image
- Fish pie, mashed peas | diet=Diabetic; calories=520; allergens=Fish, milk; price=6.5
- Chicken stew | diet=Normal; calories=610; allergens=Celery; price=6.5
- Pumpkin soup, soft bread | diet=Soft; calories=390; allergens=Gluten, milk; price=5
- Chickpea curry | diet=Vegetarian; calories=540; allergens=Mustard; price=6
event group activity|activity|day programme: Title!;Kind=Music|Crafts|Exercise|Memory|Excursion|Lunch club;Date:date!;Starts at:time;Place;Leader;Places:number#2-100;Transport offered:boolean;Fee:money
- Chair gymnastics | kind=Exercise; place=Community hall; leader=Rita; places=18; fee=2
- Memory café | kind=Memory; place=Library; leader=Jo Rivers; places=12; fee=0
- Singing with the school choir | kind=Music; place=Parish hall; leader=Ms Byrd; places=40; fee=0
- Boat trip to the lock | kind=Excursion; place=Canal pier; leader=Rita; places=14; fee=12
request visit request|companion request|help request|respite request: Title!;Senior->@senior|guest~Olive Penrose;Kind=Companion|Shopping|Transport|Respite day|Repair|Phone call;Wanted on:date;Hours:number(h)#0.5-72;Asked by;Phone:phone;Message:long;~Answer:long
- Lift to the eye clinic | senior=Olive Penrose; kind=Transport; hours=3; asked_by=Niece Carol
- Day off for Halina | senior=Stan Kowal; kind=Respite day; hours=8; asked_by=Wife Halina
- Tap in the kitchen drips | senior=Rajan Pillai; kind=Repair; hours=1; asked_by=Rajan himself; answer=Samuel comes on Thursday.
- Morning shopping while Neil works | senior=Dorothy Amos; kind=Shopping; hours=2; asked_by=Son Neil

# infection control|hand hygiene|sterilization|sterilisation|hospital hygiene|hospital infection|antibiotic
record infection|hospital infection|infection case|germ finding: Title!;Patient number!;Ward->@ward|unit~ICU East|Orthopaedics 1;Germ->@germ|pathogen|organism~MRSA|C. difficile;Site=Wound|Blood|Lung|Urine|Gut|Device;Found on:date!;Acquired=In hospital|Before admission|Unclear;Isolation from:date;Isolation until:date;Antibiotic;~Status=Suspected|Confirmed|Cleared
- MRSA bed 4 | patient_number=HP-2231; ward=Orthopaedics 1; germ=MRSA; site=Wound; acquired=Before admission; antibiotic=Vancomycin; status=Confirmed
- C. diff bed 11 | patient_number=HP-2260; ward=ICU East; germ=C. difficile; site=Gut; acquired=In hospital; antibiotic=Fidaxomicin; status=Suspected
- Flu bed 2 | patient_number=HP-2271; ward=Children's Ward; germ=Influenza A; site=Lung; acquired=Before admission; antibiotic=None; status=Cleared
- Candida line infection | patient_number=HP-2288; ward=Dialysis Unit; germ=Candida auris; site=Device; acquired=Unclear; antibiotic=Anidulafungin; status=Confirmed
item ward|unit|department: Name!;Beds:number#1-100;Hygiene link nurse~Sister Malin|Nurse Otis;Floor;Single rooms:number#0-60;~Open cases:number#0-100;Phone:phone
- ICU East | beds=14; hygiene_link_nurse=Sister Malin; floor=3; single_rooms=6; open_cases=1
- Orthopaedics 1 | beds=28; hygiene_link_nurse=Nurse Otis; floor=2; single_rooms=4; open_cases=1
- Children's Ward | beds=20; hygiene_link_nurse=Nurse Fay; floor=1; single_rooms=10; open_cases=0
- Dialysis Unit | beds=12; hygiene_link_nurse=Nurse Otis; floor=0; single_rooms=2; open_cases=1
item germ|pathogen|organism: Name!;Kind=Bacterium|Virus|Fungus|Parasite;Spreads by=Contact|Droplet|Air|Faeces;Resistant to;Isolation=None|Single room|Cohort|Strict;Protective clothing;Disinfectant;Screening rule;Reportable:boolean
- MRSA | kind=Bacterium; spreads_by=Contact; resistant_to=Methicillin; isolation=Single room; protective_clothing=Gown, gloves; disinfectant=Alcohol
- C. difficile | kind=Bacterium; spreads_by=Faeces; isolation=Single room; protective_clothing=Gown, gloves; disinfectant=Sporicidal agent
- Influenza A | kind=Virus; spreads_by=Droplet; isolation=Cohort; protective_clothing=Mask; disinfectant=Alcohol
- Candida auris | kind=Fungus; spreads_by=Contact; resistant_to=Fluconazole; isolation=Strict; protective_clothing=Gown, gloves, mask; disinfectant=Chlorine
record hand hygiene observation|hygiene audit|audit|compliance check: Title!;Ward->@ward|unit~ICU East|Orthopaedics 1;Date:date!;Observer~Sister Malin|Dr. Quist;Profession=Doctor|Nurse|Therapist|Cleaner|Visitor;Moments seen:number#1-500;Correct:number#0-500;Rate:percent;Gloves misused:number#0-500;Feedback:long
- ICU doctors spring | ward=ICU East; observer=Dr. Quist; profession=Doctor; moments_seen=40; correct=29; rate=73; gloves_misused=3
- Ortho nurses spring | ward=Orthopaedics 1; observer=Sister Malin; profession=Nurse; moments_seen=50; correct=44; rate=88; gloves_misused=2
- Visitors, children's ward | ward=Children's Ward; observer=Nurse Fay; profession=Visitor; moments_seen=30; correct=12; rate=40; gloves_misused=0
- Cleaners dialysis | ward=Dialysis Unit; observer=Dr. Quist; profession=Cleaner; moments_seen=20; correct=15; rate=75; gloves_misused=6; feedback=Change gloves between chairs.
record sterilisation cycle|sterilization cycle|steriliser load|load: Cycle number!;Steriliser->@steriliser|autoclave|washer~Autoclave 1|Washer 2;Run on:date!;Programme=134 °C 5 min|121 °C 20 min|Low temperature|Washing;Temperature:number(°C)#20-150;Pressure:number(bar)#0-5;Sets:number#1-100;Indicator=Passed|Failed|Not used;Operator~Lena Fromm|Ade Sule;~Released=Open|Released|Rejected
- A1-4410 | steriliser=Autoclave 1; programme=134 °C 5 min; temperature=134.6; pressure=3.1; sets=12; indicator=Passed; operator=Lena Fromm; released=Released
- W2-8801 | steriliser=Washer 2; programme=Washing; temperature=93; sets=8; indicator=Not used; operator=Ade Sule; released=Released
- P1-0092 | steriliser=Plasma 1; programme=Low temperature; temperature=52; pressure=0.1; sets=4; indicator=Failed; operator=Ade Sule; released=Rejected
- E2-3307 | steriliser=Endo Washer 2; programme=121 °C 20 min; temperature=121.3; pressure=2.1; sets=2; indicator=Passed; operator=Lena Fromm; released=Open
item steriliser|autoclave|washer|device: Name!;Type=Steam|Plasma|Washer|Endoscope washer;Serial number;Chamber:number(l)#10-2000;Cycles:number#0-100000;Last validation:date;Next validation:date;~Status=Ready|Running|Blocked|Service
- Autoclave 1 | type=Steam; serial_number=AC-118; chamber=450; cycles=8810; status=Ready
- Washer 2 | type=Washer; serial_number=WD-077; chamber=300; cycles=11240; status=Running
- Plasma 1 | type=Plasma; serial_number=PL-009; chamber=100; cycles=1290; status=Blocked
- Endo Washer 2 | type=Endoscope washer; serial_number=EW-044; chamber=60; cycles=5030; status=Service
work measure|corrective action|disinfection|hygiene task: Title!;Ward->@ward|unit~ICU East;Infection->@infection|case~C. diff bed 11;Kind=Isolation|Disinfection|Screening|Training|Air filter;Assigned to~Sister Malin;Due on:date;Priority=Low|Normal|High;Notes:long
- Sporicidal cleaning bed 11 | ward=ICU East; infection=C. diff bed 11; kind=Disinfection; assigned_to=Sister Malin; priority=High
- Screen neighbours | ward=ICU East; infection=C. diff bed 11; kind=Screening; assigned_to=Sister Malin; priority=Normal
- Hand rub course visitors | ward=Children's Ward; infection=Flu bed 2; kind=Training; assigned_to=Nurse Fay; priority=Low
- Close chairs 3 and 4 | ward=Dialysis Unit; infection=Candida line infection; kind=Isolation; assigned_to=Nurse Otis; priority=High; notes=Until three screens are clear.

# health insurance|insurance claim|medical billing|health insurer|medical claim|health plan
person insured person|policyholder|patient|insured: Full name!;Policy number;Date of birth:date!;Plan->@health plan|plan|tariff~Basic Care|Family Plus;Email:email;Phone:phone;Address;Bank account;Dependants:number#0-12;Insured since:date;~Status=Active|Waiting period|Suspended|Ended
- Johanna Meer | policy_number=HI-220118; plan=Family Plus; dependants=2; status=Active
- Cem Arslan | policy_number=HI-221940; plan=Basic Care; dependants=0; status=Active
- Paulina Wirth | policy_number=HI-198877; plan=Senior Calm; dependants=0; status=Suspended
- Ned Ashworth | policy_number=HI-223001; plan=Start Young; dependants=1; status=Waiting period
item health plan|plan|tariff|coverage: Name!;Monthly premium:money;Deductible:money;Yearly limit:money;Covers dental:percent;Covers drugs:percent;Hospital=Shared room|Double room|Private room;Waiting period:number(months)#0-24;Description:long
- Basic Care | monthly_premium=129; deductible=500; yearly_limit=100000; covers_dental=50; covers_drugs=80; hospital=Shared room; waiting_period=3
- Family Plus | monthly_premium=318; deductible=250; yearly_limit=500000; covers_dental=80; covers_drugs=90; hospital=Double room; waiting_period=3
- Senior Calm | monthly_premium=402; deductible=0; yearly_limit=300000; covers_dental=60; covers_drugs=95; hospital=Private room; waiting_period=6
- Start Young | monthly_premium=89; deductible=800; yearly_limit=80000; covers_dental=30; covers_drugs=70; hospital=Shared room; waiting_period=1; description=Up to 29 years, app only.
request claim|insurance claim|reimbursement|bill: Claim number!;Insured->@insured person|policyholder~Johanna Meer|Cem Arslan;Provider->@provider|clinic|hospital~Harbour Dental|City Hospital;Kind=Doctor|Dental|Hospital|Drugs|Glasses|Therapy|Aids;Treated on:date!;Amount billed:money!;Diagnosis;Receipt:file;Note:long;~Amount approved:money;~Paid on:date
- CL-24-0881 | insured=Johanna Meer; provider=Harbour Dental; kind=Dental; amount_billed=420; diagnosis=Caries 26; amount_approved=336
- CL-24-0902 | insured=Cem Arslan; provider=City Hospital; kind=Hospital; amount_billed=2310; diagnosis=Appendicitis
- CL-24-0915 | insured=Paulina Wirth; provider=Sight & Style; kind=Glasses; amount_billed=290; diagnosis=Far-sightedness; amount_approved=150
- CL-24-0922 | insured=Ned Ashworth; provider=Corner Pharmacy; kind=Drugs; amount_billed=46; diagnosis=Asthma; amount_approved=0
record claim line|billing line|service line|billed service: Title!;Claim->@claim|bill~CL-24-0881|CL-24-0902;Code;Quantity:number#1-1000;Unit price:money;Covered:percent;Approved:money;Reason for cut=None|Not covered|Over limit|Deductible|Missing proof
- Composite filling | claim=CL-24-0881; code=D2392; quantity=2; unit_price=145; covered=80; approved=232; reason_for_cut=None
- Ward day | claim=CL-24-0902; code=H100; quantity=4; unit_price=410; covered=90; approved=1476; reason_for_cut=Deductible
- Varifocal lenses | claim=CL-24-0915; code=G210; quantity=2; unit_price=120; covered=60; approved=150; reason_for_cut=Over limit
- Cortisone inhaler | claim=CL-24-0922; code=R030; quantity=1; unit_price=46; covered=70; approved=0; reason_for_cut=Missing proof
item provider|clinic|hospital|doctor: Name!;Kind=Doctor|Dentist|Hospital|Pharmacy|Therapist|Optician;Provider number;Address;Phone:phone;Email:email;In network:boolean;Contract until:date
- Harbour Dental | kind=Dentist; provider_number=PV-118; address=Quay 3
- City Hospital | kind=Hospital; provider_number=PV-001; address=Hospital Square 1
- Sight & Style | kind=Optician; provider_number=PV-230; address=Market Row 12
- Corner Pharmacy | kind=Pharmacy; provider_number=PV-077; address=Mill Street 1
request prior approval|pre-authorisation|preauthorization|cost approval: Title!;Insured->@insured person|policyholder~Cem Arslan|Johanna Meer;Provider->@provider|hospital~City Hospital;Treatment;Estimated cost:money;Planned on:date;Medical report:file;Reason:long;~Approved amount:money
- Knee MRI Meer | insured=Johanna Meer; provider=City Hospital; treatment=MRI knee; estimated_cost=260
- Rehab three weeks | insured=Cem Arslan; provider=City Hospital; treatment=Inpatient rehabilitation; estimated_cost=4200
- Hearing aids Wirth | insured=Paulina Wirth; provider=City Hospital; treatment=Hearing aids, pair; estimated_cost=1900; approved_amount=1200
- Braces for Ashworth's son | insured=Ned Ashworth; provider=Harbour Dental; treatment=Fixed braces; estimated_cost=2600; reason=Jaw grows unevenly.
record premium|premium payment|contribution: Title!;Insured->@insured person|policyholder~Johanna Meer;Month;Amount:money;Due on:date!;Paid on:date;Method=Direct debit|Transfer|Card|Employer;~Status=Due|Paid|Overdue|Refunded
- Meer June | insured=Johanna Meer; month=June; amount=318; method=Direct debit; status=Paid
- Arslan June | insured=Cem Arslan; month=June; amount=129; method=Employer; status=Due
- Wirth May | insured=Paulina Wirth; month=May; amount=402; method=Transfer; status=Overdue
- Ashworth June | insured=Ned Ashworth; month=June; amount=89; method=Card; status=Refunded
! request appeal|objection|complaint [appeal\\w*|objection\\w*|complain\\w*|disput\\w*]: Title!;Claim->@claim|bill~CL-24-0902;Insured->@insured person~Cem Arslan;Sent on:date;Reason:long;New proof:file;~Decision:long
- Private room was medically needed | claim=CL-24-0902; insured=Cem Arslan
- Lenses were over the limit? | claim=CL-24-0915; insured=Paulina Wirth; decision=Rejected, limit of 150 applies.
- Here is the missing receipt | claim=CL-24-0922; insured=Ned Ashworth; reason=Receipt was on page two of the scan.
- Cleaning counted twice | claim=CL-24-0881; insured=Johanna Meer; decision=Corrected, 36 paid.
+ payment: Claim->@claim|bill;Insured->@insured person;Paid to=Insured|Provider

# health campaign|health education|public health|health promotion|health department|prevention programme|health awareness
event health campaign|campaign|awareness campaign|programme: Title!;Topic=Smoking|Nutrition|Exercise|Vaccination|Mental health|Cancer|Heart|Sexual health;Target group=Children|Teens|Adults|Seniors|Pregnant women|Everyone;Starts on:date!;Ends on:date;Region;Budget:money;Reach target:number#0-100000000;~People reached:number#0-100000000;Lead~Dr. Ilse Noor|Pat Grange;Poster:image;~Status=Planned|Running|Finished;Message:long
- Heart week | topic=Heart; target_group=Adults; region=Lake district; budget=18000; reach_target=20000; people_reached=8120; lead=Dr. Ilse Noor; status=Running; message=Know your numbers: pressure, sugar, waist.
- Water instead of soda | topic=Nutrition; target_group=Children; region=City schools; budget=6500; reach_target=4200; people_reached=0; lead=Pat Grange; status=Planned
- Talk before it is dark | topic=Mental health; target_group=Teens; region=North county; budget=9800; reach_target=6000; people_reached=6410; lead=Dr. Sean Abbot; status=Finished; message=One sentence can open the door.
- Shots before winter | topic=Vaccination; target_group=Seniors; region=Whole state; budget=41000; reach_target=90000; people_reached=12800; lead=Dr. Ilse Noor; status=Running
event health event|screening day|workshop|health fair|outreach event: Title!;Campaign->@health campaign|campaign~Heart week|Water instead of soda;Kind=Screening|Workshop|Fair|Talk|School visit;Date:date!;Starts at:time;Place;Speaker;Places:number#5-5000;~Attended:number#0-100000;Free:boolean;Description:long
- Blood pressure at the market | campaign=Heart week; kind=Screening; place=Market square; speaker=Nurse team; places=200; attended=164
- Lesson with 32 sugar cubes | campaign=Water instead of soda; kind=School visit; place=Elm School; speaker=Pat Grange; places=28; attended=0
- School hall listening night | campaign=Talk before it is dark; kind=Talk; place=North High School; speaker=Dr. Sean Abbot; places=150; attended=132
- Seniors' fair with flu desk | campaign=Shots before winter; kind=Fair; place=Congress centre; speaker=Several; places=900; attended=0; description=Coffee, dance band, vaccination bus.
record screening result|screening|health check|participant check: Title!;Event->@health event|screening day~Blood pressure at the market;Date:date!;Age:number(years)#0-115;Sex=Female|Male|Other;Blood pressure;Blood sugar:number(mmol/l)#1-40;BMI:number#8-80;Risk=Low|Medium|High;Referred:boolean;Checked by
- Market check 041 | event=Blood pressure at the market; age=58; sex=Male; blood_pressure=162/98; blood_sugar=6.8; bmi=29; risk=High; checked_by=Nurse Ola
- Market check 042 | event=Blood pressure at the market; age=34; sex=Female; blood_pressure=118/74; blood_sugar=5; bmi=23; risk=Low; checked_by=Nurse Ola
- Market check 043 | event=Blood pressure at the market; age=71; sex=Female; blood_pressure=148/82; blood_sugar=6.1; bmi=27; risk=Medium; checked_by=Nurse Ben
- Fair check 001 | event=Seniors' fair with flu desk; age=80; sex=Other; blood_pressure=131/70; blood_sugar=5.4; bmi=21; risk=Low; checked_by=Nurse Ben
item information material|leaflet|health topic|material|health tip: Title!;Topic=Smoking|Nutrition|Exercise|Vaccination|Mental health|Cancer|Heart|Sexual health;Format=Leaflet|Poster|Video|Web page|Game;Language;Reading level=Easy|Normal|Expert;In stock:number#0-1000000;File:file;Cover:image;Reviewed on:date;Text:long
- Your heart in ten minutes | topic=Heart; format=Leaflet; language=English; reading_level=Easy; in_stock=4200
- Sugar cube poster | topic=Nutrition; format=Poster; language=English; reading_level=Easy; in_stock=300
- How to ask a friend | topic=Mental health; format=Video; language=English; reading_level=Normal; in_stock=0; text=Two minutes, subtitles in four languages.
- Flu shot facts for carers | topic=Vaccination; format=Web page; language=Polish; reading_level=Expert; in_stock=0
request material request|speaker request|school request|request for visit: Title!;Organisation;Name!;Email:email!;Material->@information material|leaflet~Your heart in ten minutes;Kind=Material|Speaker|Screening|School visit;Copies:number#0-100000;Wanted on:date;Audience:number#0-100000;Message:long
- 200 leaflets for practice | organisation=Dr. Bloom's practice; name=Ada; material=Your heart in ten minutes; kind=Material; copies=200
- Talk at the football club | organisation=FC Lindberg; name=Tom; kind=Speaker; audience=60
- Posters for 12 classrooms | organisation=Elm School; name=Ms Dorn; material=Sugar cube poster; kind=Material; copies=12
- Pressure check at the dairy | organisation=Lakeside Dairy; name=Ravi; kind=Screening; audience=85; message=Break room, any Tuesday.
item partner|organisation|school|clinic: Name!;Kind=School|Clinic|Association|Company|Municipality|Media;Contact person;Email:email;Phone:phone;Address;Joined on:date;Offers
- Elm School | kind=School; contact_person=Head Ms Dorn; address=Elm Road 2; offers=Gym and classrooms
- City Radio | kind=Media; contact_person=Luis; offers=Spots at cost
- Lakeside Dairy | kind=Company; contact_person=Ravi; address=Dairy Lane 1; offers=Break room, milk for events
- Seniors' Council | kind=Association; contact_person=Hedda Moll; address=Town hall 2.11; offers=Volunteers, mailing list
record indicator|health indicator|statistic|health statistic [indicator\\w*|statistic\\w*|dashboard|rate\\w*]: Title!;Topic=Smoking|Nutrition|Exercise|Vaccination|Mental health|Cancer|Heart|Sexual health;Region;Year:number#1950-2100;Value:number#0-100000000;Unit;Target:number#0-100000000;Source;Trend=Better|Same|Worse
- Adults who smoke | topic=Smoking; region=Lake district; year=2025; value=19.4; unit=%; target=15; source=Household survey; trend=Better
- Children with daily soda | topic=Nutrition; region=City schools; year=2025; value=31; unit=%; target=20; source=School survey; trend=Same
- Teens who feel lonely | topic=Mental health; region=North county; year=2025; value=27; unit=%; target=18; source=School survey; trend=Worse
- Flu cover over 65 | topic=Vaccination; region=Whole state; year=2024; value=54; unit=%; target=75; source=Vaccination register; trend=Better
+ event registration: Event->@health event|workshop;Age group=Children|Teens|Adults|Seniors;People:number#1-100

# epilepsy|seizure|seizure diary|parkinson|multiple sclerosis|chronic condition|rheumatoid arthritis
record seizure|attack|episode|relapse|event: Title!;Person->@patient|person~Alma|Victor;Date:date!;Started at:time;Lasted:number(s)#1-86400;Type=Focal|Absence|Tonic-clonic|Tremor|Freezing|Relapse|Pain flare;Severity=Mild|Moderate|Severe;Aware=Yes|Partly|No;Trigger->@trigger|possible trigger~Lack of sleep|Missed dose;Rescue medicine:boolean;Witness;Video:file;Note:long
- Alma at breakfast | person=Alma; lasted=70; type=Focal; severity=Moderate; aware=Partly; trigger=Lack of sleep; witness=Mother
- Victor freezing at the door | person=Victor; lasted=40; type=Freezing; severity=Mild; aware=Yes; trigger=Missed dose; witness=Wife
- Dilan on the tram | person=Dilan; lasted=150; type=Tonic-clonic; severity=Severe; aware=No; trigger=Flickering light; witness=Passenger
- Ruth numb legs | person=Ruth; lasted=3600; type=Relapse; severity=Moderate; aware=Yes; trigger=Summer heat; note=Cool bath helped a little.
person patient|person|family member: Name!;Date of birth:date;Condition=Epilepsy|Parkinson's|Multiple sclerosis|Arthritis|Other;Diagnosed on:date;Neurologist~Dr. Selma Voigt;Rescue plan:long;Emergency contact;Emergency phone:phone;Drives:boolean;Allergies
- Alma | condition=Epilepsy; neurologist=Dr. Selma Voigt; rescue_plan=After five minutes midazolam, call ambulance.; emergency_contact=Mother
- Victor | condition=Parkinson's; neurologist=Dr. Selma Voigt; emergency_contact=Wife
- Dilan | condition=Epilepsy; neurologist=Dr. Omer Katz; rescue_plan=Head on jacket, nothing in the mouth.; emergency_contact=Flatmate Jo
- Ruth | condition=Multiple sclerosis; neurologist=Dr. Omer Katz; emergency_contact=Daughter Lea; allergies=Penicillin
item trigger|possible trigger|factor: Name!;Category=Sleep|Stress|Light|Medicine|Food|Heat|Hormones|Infection;Strength=Weak|Medium|Strong;Note:long
- Lack of sleep | category=Sleep; strength=Strong
- Missed dose | category=Medicine; strength=Strong
- Flickering light | category=Light; strength=Medium
- Summer heat | category=Heat; strength=Weak; note=Above 30 degrees.
item medication|medicine|drug: Name!;Person->@patient|person~Alma|Victor;Dose;Times;Started on:date;Ended on:date;Reason for change;Side effects;Tablets left:number#0-1000;~Status=Active|Tapering|Stopped
- Lamotrigine | person=Alma; dose=100 mg; times=8:00 and 20:00; side_effects=Tired; tablets_left=74; status=Active
- Levodopa | person=Victor; dose=100 mg; times=8, 12, 16, 20; tablets_left=120; status=Active
- Valproate | person=Dilan; dose=500 mg; times=8:00 and 20:00; reason_for_change=Weight gain; side_effects=Hungry; tablets_left=18; status=Tapering
- Interferon beta | person=Ruth; dose=44 µg; times=Mon, Wed, Fri; side_effects=Flu feeling; tablets_left=6; status=Stopped
record dose log|dose|medication intake|intake: Title!;Medication->@medication|medicine~Lamotrigine|Levodopa;Person->@patient|person~Alma|Victor;Date:date!;Due at:time;Taken at:time;~Status=Taken|Late|Missed;Note:long
- Alma evening dose | medication=Lamotrigine; person=Alma; status=Taken
- Victor noon dose | medication=Levodopa; person=Victor; status=Missed
- Dilan morning dose | medication=Valproate; person=Dilan; status=Late; note=Slept in.
- Ruth Friday injection | medication=Interferon beta; person=Ruth; status=Taken
record daily log|symptom entry|daily check|symptom log: Title!;Person->@patient|person~Alma|Victor;Date:date!;Sleep:number(h)#0-16;Fatigue:number#0-10;Pain:number#0-10;Stiffness:number#0-10;Tremor:number#0-10;Mood=Low|Okay|Good|Great;Walking:number(min)#0-600;Note:long
- Victor, slow Tuesday | person=Victor; sleep=6; fatigue=6; pain=3; stiffness=7; tremor=5; mood=Okay; walking=20
- Alma, exam day | person=Alma; sleep=5; fatigue=7; pain=0; stiffness=0; tremor=0; mood=Okay; walking=40
- Ruth, heat wave | person=Ruth; sleep=4.5; fatigue=9; pain=5; stiffness=6; tremor=1; mood=Low; walking=10
- Dilan, free weekend | person=Dilan; sleep=9; fatigue=2; pain=0; stiffness=0; tremor=0; mood=Great; walking=120
record medical test|test result|scan|eeg|mri: Title!;Person->@patient|person~Alma;Kind=EEG|MRI|Blood level|Walking test|Memory test;Done on:date!;Value:number#0-10000;Unit;Result=Normal|Changed|Worse|Better;File:file;Doctor~Dr. Selma Voigt
- Alma EEG in spring | person=Alma; kind=EEG; result=Better; doctor=Dr. Selma Voigt
- Victor timed walk | person=Victor; kind=Walking test; value=11.4; unit=s; result=Changed; doctor=Dr. Selma Voigt
- Ruth brain MRI | person=Ruth; kind=MRI; value=2; unit=New lesions; result=Worse; doctor=Dr. Omer Katz
- Dilan valproate level | person=Dilan; kind=Blood level; value=72; unit=mg/l; result=Normal; doctor=Dr. Omer Katz
+ appointment: Person->@patient|person;Doctor~Dr. Selma Voigt;Date:date!;Starts at:time;Questions:long
+ report: Person->@patient|person;From:date;To:date;Attacks:number#0-10000;Missed doses:number#0-1000;Shared with

# national park|nature reserve|park ranger|protected area|ranger station|park permit|visitor centre
item park area|zone|reserve|park|trail: Name!;Kind=Core zone|Visitor zone|Trail|Lake|Picnic place|Viewpoint;Area:number(ha)#0-10000000;Length:number(km)#0-1000;Open from:date;Open until:date;Daily visitor limit:number#0-100000;Dogs=Allowed|On lead|Forbidden;Ranger->@ranger|warden~Isla Mackay|Bo Nyberg;~Status=Open|Partly closed|Closed|Fire danger;Photo:image;Rules:long
- Eagle Gorge | kind=Core zone; area=820; daily_visitor_limit=120; dogs=Forbidden; ranger=Isla Mackay; status=Open
- Mirror Lake loop | kind=Trail; area=40; length=6.2; daily_visitor_limit=900; dogs=On lead; ranger=Bo Nyberg; status=Open
- Heather Lookout | kind=Viewpoint; area=2; length=0.4; daily_visitor_limit=400; dogs=Allowed; ranger=Tess Rowan; status=Fire danger
- Otter Picnic Meadow | kind=Picnic place; area=5; daily_visitor_limit=250; dogs=On lead; ranger=Hari Nath; status=Closed; rules=No grills in summer.
person ranger|warden|park staff|guide: Full name!;Station~North Gate|Lake Station;Role=Ranger|Guide|Biologist|Volunteer|Maintenance;Phone:phone;Radio call sign;Languages;Vehicle;~Status=On duty|Off duty|Leave;Photo:image
- Isla Mackay | station=North Gate; role=Ranger; radio_call_sign=North 1; languages=English, Gaelic; vehicle=Jeep 4; status=On duty
- Bo Nyberg | station=Lake Station; role=Guide; radio_call_sign=Lake 2; languages=English, Swedish; status=On duty
- Tess Rowan | station=Heather Post; role=Biologist; radio_call_sign=Heath 3; languages=English; vehicle=Quad 1; status=Leave
- Hari Nath | station=Lake Station; role=Maintenance; radio_call_sign=Lake 5; languages=English, Hindi; vehicle=Pick-up 2; status=Off duty
record patrol|ranger patrol|patrol log|field report: Title!;Ranger->@ranger|warden~Isla Mackay|Bo Nyberg;Area->@park area|zone~Eagle Gorge|Mirror Lake loop;Date:date!;From:time;To:time;Distance:number(km)#0-200;Visitors met:number#0-10000;Weather=Clear|Cloudy|Rain|Snow|Storm;Findings:long;Photo:image
- Gorge morning patrol | ranger=Isla Mackay; area=Eagle Gorge; distance=11; visitors_met=34; weather=Clear; findings=Eagle pair on the nest, one tent removed.
- Lake loop after storm | ranger=Bo Nyberg; area=Mirror Lake loop; distance=6.5; visitors_met=8; weather=Cloudy; findings=Two trees across the path.
- Fire watch on the heath | ranger=Tess Rowan; area=Heather Lookout; distance=4; visitors_met=61; weather=Clear; findings=Ground dry, two cigarette ends.
- Meadow bins in the snow | ranger=Hari Nath; area=Otter Picnic Meadow; distance=2; visitors_met=0; weather=Snow; findings=Fox tracks at the bins.
request permit|visitor permit|camping permit|research permit|permit request: Title!;Name!;Email:email!;Kind=Entry|Camping|Fishing|Research|Filming|Event|Drone;Area->@park area|zone~Eagle Gorge;From:date!;To:date;People:number#1-500;Vehicle plate;Purpose:long;~Fee:money;~Permit number
- Bat survey in June | name=Dr. Cora Weil; kind=Research; area=Eagle Gorge; people=3; fee=0; permit_number=RP-118
- Two nights at Mirror Lake | name=Jan Oost; kind=Camping; area=Mirror Lake loop; people=4; fee=24
- Drone shots of the heath | name=Pixel Films; kind=Drone; area=Heather Lookout; people=3; fee=180; purpose=Sunrise scene, two flights.
- School picnic with 40 | name=Elm School; kind=Event; area=Otter Picnic Meadow; people=40; vehicle_plate=BUS 118; fee=0; permit_number=RP-131
record incident|violation|ranger incident|hazard: Title!;Area->@park area|zone~Mirror Lake loop|Eagle Gorge;Date:date!;Time:time;Kind=Illegal fire|Poaching|Litter|Injury|Lost person|Fallen tree|Wildlife conflict;Severity=Low|Medium|High;Ranger->@ranger|warden~Bo Nyberg;Fine:money;Photo:image;~Status=Open|Handled|Passed to police;Description:long
- Trees across lake loop | area=Mirror Lake loop; kind=Fallen tree; severity=Medium; ranger=Bo Nyberg; status=Open
- Camp fire in core zone | area=Eagle Gorge; kind=Illegal fire; severity=High; ranger=Isla Mackay; fine=150; status=Handled
- Child lost at lookout | area=Heather Lookout; kind=Lost person; severity=High; ranger=Tess Rowan; fine=0; status=Handled; description=Found after 50 minutes at the bus stop.
- Bags of rubbish at meadow | area=Otter Picnic Meadow; kind=Litter; severity=Low; ranger=Hari Nath; fine=80; status=Passed to police
record wildlife sighting|animal sighting|sighting|wildlife count: Title!;Species~Golden eagle|Lynx|Red deer;Area->@park area|zone~Eagle Gorge;Date:date!;Time:time;Count:number#1-100000;Seen by;Behaviour;Evidence=Seen|Camera|Tracks|Sound;Photo:image
- Lynx on camera 3 | species=Lynx; area=Eagle Gorge; count=1; seen_by=Camera 3; behaviour=Crossing at night; evidence=Camera
- Eagle pair on nest | species=Golden eagle; area=Eagle Gorge; count=2; seen_by=Isla Mackay; evidence=Seen
- Stags at first frost | species=Red deer; area=Heather Lookout; count=14; seen_by=Tess Rowan; behaviour=Rutting; evidence=Sound
- Otter prints in the mud | species=Otter; area=Otter Picnic Meadow; count=1; seen_by=Hari Nath; evidence=Tracks
event guided walk|ranger tour|tour|park programme: Title!;Guide->@ranger|guide~Bo Nyberg;Area->@park area|trail~Mirror Lake loop;Date:date!;Starts at:time;Duration:number(min)#30-600;Meeting point;Places:number#2-60;Price:money;For=Everyone|Families|School classes|Experts
- Beavers at dusk | guide=Bo Nyberg; area=Mirror Lake loop; duration=120; meeting_point=Lake Station; places=15; price=8; for=Families
- Nest watch | guide=Isla Mackay; area=Eagle Gorge; duration=180; meeting_point=North Gate; places=8; price=12; for=Experts
- Night sky on the heath | guide=Tess Rowan; area=Heather Lookout; duration=90; meeting_point=Heather Post; places=25; price=6; for=Everyone
- Mud and tracks for class 3 | guide=Hari Nath; area=Otter Picnic Meadow; duration=150; meeting_point=Bus bay; places=28; price=0; for=School classes
! work park maintenance|repair|conservation work|task [maint\\w*|repair\\w*|task\\w*|conserv\\w*]: Title!;Area->@park area|trail~Mirror Lake loop;Kind=Trail|Sign|Fence|Bridge|Planting|Invasive plants;Assigned to->@ranger|park staff~Bo Nyberg;Due on:date;Volunteers:number#0-200;Cost:money;Notes:long
- Clear lake loop | area=Mirror Lake loop; kind=Trail; assigned_to=Bo Nyberg; volunteers=4; cost=0
- Pull balsam at the brook | area=Otter Picnic Meadow; kind=Invasive plants; assigned_to=Hari Nath; volunteers=18; cost=60
- New fire signs | area=Heather Lookout; kind=Sign; assigned_to=Tess Rowan; volunteers=0; cost=240
- Repair gorge footbridge | area=Eagle Gorge; kind=Bridge; assigned_to=Hari Nath; volunteers=6; cost=1900; notes=Closed for three days.
+ booking|reservation: Guided walk->@guided walk|tour;Area->@park area|zone;Date:date!;People:number#1-60;Arrival time:time;Vehicle plate;~Status=Booked|Checked in|Cancelled

# paintball|laser tag|trampoline park|escape game|adventure park|high ropes|zip line|indoor playground
item arena|attraction|field|course|game area: Name!;Kind=Paintball field|Laser arena|Trampolines|High ropes|Zip line|Climbing frame|Party room;Max players:number#1-300;Minimum age:number(years)#1-18;Minimum height:number(cm)#60-180;Duration:number(min)#10-480;Price per person:money;Indoor:boolean;~Status=Open|Closed|Weather closed|Maintenance;Photo:image;Rules:long
- Forest fort | kind=Paintball field; max_players=24; minimum_age=14; minimum_height=140; duration=120; price_per_person=29; status=Open
- Neon arena | kind=Laser arena; max_players=20; minimum_age=7; minimum_height=110; duration=20; price_per_person=9; status=Open
- Tree tops red | kind=High ropes; max_players=30; minimum_age=10; minimum_height=140; duration=150; price_per_person=26; status=Weather closed
- Sky Floor | kind=Trampolines; max_players=60; minimum_age=5; minimum_height=100; duration=60; price_per_person=13; status=Maintenance
item package|party package|offer|ticket type: Name!;Arena->@arena|attraction~Forest fort|Neon arena;Players from:number#1-100;Players to:number#1-300;Price:money;Includes;Extra balls or rounds:number#0-10000;For=Birthday|Company|Stag and hen|School|Everyone;Picture:image;Description:long
- Birthday neon ten | arena=Neon arena; players_from=8; players_to=12; price=169; includes=Three rounds, room, pizza; for=Birthday
- Company fort day | arena=Forest fort; players_from=12; players_to=24; price=790; includes=Gear, 300 balls each, barbecue; for=Company
- Jump party small | arena=Sky Floor; players_from=6; players_to=10; price=139; includes=Socks, hot dogs, slush; for=Birthday
- School ropes morning | arena=Tree tops red; players_from=20; players_to=30; price=480; includes=Trainers, safety talk; extra_balls_or_rounds=0; for=School
event session|time slot|game session|game: Title!;Arena->@arena|attraction~Forest fort|Neon arena;Date:date!;Starts at:time!;Ends at:time;Places:number#1-300;~Taken:number#0-300;Marshal->@marshal|instructor~Zoe|Big Tim;Game mode=Team battle|Capture the flag|Free jump|Parcours|Last one standing;~Status=Open|Full|Played|Cancelled
- Neon Saturday 14 | arena=Neon arena; places=20; taken=12; marshal=Zoe; game_mode=Team battle; status=Open
- Fort Sunday 10 | arena=Forest fort; places=24; taken=24; marshal=Big Tim; game_mode=Capture the flag; status=Full
- Jump Wednesday 16 | arena=Sky Floor; places=60; taken=0; marshal=Ana Lopes; game_mode=Free jump; status=Cancelled
- Ropes Friday 11 | arena=Tree tops red; places=30; taken=27; marshal=Kofi; game_mode=Parcours; status=Played
person marshal|instructor|staff member|referee: Name!;Role=Marshal|Ropes instructor|Front desk|Host|Technician;Certificate until:date;First aid until:date;Phone:phone;Shift=Morning|Afternoon|Evening;Photo:image
- Zoe | role=Marshal; shift=Afternoon
- Big Tim | role=Marshal; shift=Morning
- Ana Lopes | role=Host; shift=Evening
- Kofi | role=Ropes instructor; shift=Morning
record waiver|safety waiver|consent form|briefing: Player name!;Session->@session|game~Neon Saturday 14;Date of birth:date!;Parent name;Email:email;Signed on:date;Height:number(cm)#60-220;Health problem;Briefing done:boolean;Signature:file
- Luca Hart | session=Neon Saturday 14; parent_name=Ida Hart; height=131; health_problem=None
- Rob Kerr | session=Fort Sunday 10; height=181; health_problem=None
- Mia Chen | session=Ropes Friday 11; parent_name=Wei Chen; height=146; health_problem=Asthma spray in pocket
- Jonas Beck | session=Jump Wednesday 16; parent_name=Lena Beck; height=118; health_problem=None
record score|game score|result|leaderboard entry: Title!;Session->@session|game~Neon Saturday 14;Player or team;Hits:number#0-10000;Shots:number#0-100000;Accuracy:percent;Points:number#0-1000000;Rank:number#1-300
- Luca, round 1 | session=Neon Saturday 14; player_or_team=Luca Hart; hits=41; shots=260; accuracy=16; points=4100; rank=2
- Team Blue, fort | session=Fort Sunday 10; player_or_team=Team Blue; hits=55; points=2; rank=1
- Mia, red course | session=Ropes Friday 11; player_or_team=Mia Chen; points=860; rank=4
- Team Moss, fort | session=Fort Sunday 10; player_or_team=Team Moss; hits=48; shots=1900; accuracy=3; points=1; rank=2
item equipment|gear|marker|harness: Number!;Kind=Marker|Vest|Mask|Harness|Helmet|Trampoline mat|Carabiner;Size;Bought on:date;Last check:date;Next check:date;~Status=Ready|In use|Repair|Discarded
- HN-22 | kind=Harness; size=M; status=Ready
- VT-07 | kind=Vest; status=Repair
- MK-115 | kind=Marker; size=.68; status=In use
- TM-03 | kind=Trampoline mat; size=2 x 4 m; status=Discarded
! work safety check|maintenance|daily check [safety|check\\w*|maint\\w*|inspect\\w*]: Title!;Arena->@arena|attraction~Tree tops red;Checked by->@marshal|staff member~Big Tim;Due on:date;Result=Passed|Repair needed|Closed;Wind:number(km/h)#0-150;Notes:long
- Red course morning check | arena=Tree tops red; checked_by=Big Tim; result=Closed; wind=62
- Sky Floor springs | arena=Sky Floor; checked_by=Ana Lopes; result=Repair needed; notes=Mat 3 torn at the edge.
- Fort bunkers weekly | arena=Forest fort; checked_by=Big Tim; result=Passed; wind=12
- Neon emergency lights | arena=Neon arena; checked_by=Zoe; result=Passed
+ booking|reservation: Session->@session|time slot;Package->@package|offer;Arena->@arena|attraction;Date:date!;Starts at:time!;Players:number#1-300;Youngest age:number(years)#1-99;Deposit:money;~Status=Requested|Confirmed|Played|Cancelled|No show

# powerlifting|weightlifting|wrestling|strongman|lifting meet|olympic lifting|bodybuilding contest
person lifter|athlete|wrestler|competitor: Full name!;Date of birth:date!;Sex=Women|Men;Weight class~-63 kg|-83 kg;Body weight:number(kg)#30-220;Club;Coach~Ivana Petko|Sid Marlow;Licence number;Best total:number(kg)#0-1300;Drug test until:date;~Status=Active|Injured|Suspended
- Lena Marsh | sex=Women; weight_class=-63 kg; body_weight=62.4; club=Iron Barn; coach=Ivana Petko; licence_number=PL-2207; best_total=352.5; status=Active
- Tunde Bello | sex=Men; weight_class=-83 kg; body_weight=82.1; club=Iron Barn; coach=Sid Marlow; licence_number=PL-1183; best_total=610; status=Active
- Pauline Krug | sex=Women; weight_class=+84 kg; body_weight=91; club=Dockers Gym; coach=Ole Brandt; licence_number=PL-0940; best_total=470; status=Suspended
- Dmitri Sava | sex=Men; weight_class=-105 kg; body_weight=103.4; club=Atlas Hall; coach=Ivana Petko; licence_number=PL-3021; best_total=720; status=Injured
event meet|competition|lifting meet|tournament: Title!;Kind=Powerlifting|Olympic lifting|Strongman|Wrestling|Bodybuilding;Date:date!;Weigh-in at:time;Starts at:time;Place;Level=Club|Regional|National|International;Entry fee:money;Places:number#5-500;Sign up until:date;Referees;~Status=Open|Full|Running|Finished
- Barn Spring Open | kind=Powerlifting; place=Iron Barn; level=Club; entry_fee=35; places=40; referees=Marlow, Petko, Ohm; status=Finished
- Regional Snatch Day | kind=Olympic lifting; place=Town gym; level=Regional; entry_fee=30; places=60; status=Open
- Harbour Strongman | kind=Strongman; place=Quay car park; level=National; entry_fee=50; places=24; referees=Brandt, Lowe; status=Full
- Night of Physiques | kind=Bodybuilding; place=City theatre; level=International; entry_fee=80; places=90; status=Running
record attempt|lift|lift attempt: Title!;Meet->@meet|competition~Barn Spring Open;Lifter->@lifter|athlete~Lena Marsh|Tunde Bello;Lift=Squat|Bench press|Deadlift|Snatch|Clean and jerk;Attempt number:number#1-4;Weight:number(kg)#0-600;Result=Good lift|No lift|Not taken;White lights:number#0-3;Record:boolean
- Marsh squat 2 | meet=Barn Spring Open; lifter=Lena Marsh; lift=Squat; attempt_number=2; weight=127.5; result=Good lift; white_lights=3
- Bello deadlift 3 | meet=Barn Spring Open; lifter=Tunde Bello; lift=Deadlift; attempt_number=3; weight=262.5; result=No lift; white_lights=1
- Krug bench 1 | meet=Barn Spring Open; lifter=Pauline Krug; lift=Bench press; attempt_number=1; weight=95; result=Good lift; white_lights=2
- Sava snatch 3 | meet=Regional Snatch Day; lifter=Dmitri Sava; lift=Snatch; attempt_number=3; weight=130; result=Not taken; white_lights=0
record meet result|result|total|placing: Title!;Meet->@meet|competition~Barn Spring Open;Lifter->@lifter|athlete~Lena Marsh|Tunde Bello;Body weight:number(kg)#30-220;Best squat:number(kg)#0-600;Best bench:number(kg)#0-400;Best deadlift:number(kg)#0-600;Total:number(kg)#0-1300;Points:number#0-800;Place:number#1-200
- Marsh at the Barn | meet=Barn Spring Open; lifter=Lena Marsh; body_weight=62.4; best_squat=127.5; best_bench=75; best_deadlift=150; total=352.5; points=388; place=1
- Bello at the Barn | meet=Barn Spring Open; lifter=Tunde Bello; body_weight=82.1; best_squat=215; best_bench=145; best_deadlift=250; total=610; points=415; place=2
- Krug at the Barn | meet=Barn Spring Open; lifter=Pauline Krug; body_weight=91; best_squat=175; best_bench=100; best_deadlift=195; total=470; points=402; place=1
- Sava at the Barn | meet=Barn Spring Open; lifter=Dmitri Sava; body_weight=103.4; best_squat=260; best_bench=170; best_deadlift=290; total=720; points=438; place=1
record meet entry|entry|nomination: Title!;Meet->@meet|competition~Regional Snatch Day;Lifter->@lifter|athlete~Lena Marsh;Weight class;Opening weight:number(kg)#0-500;Weigh-in weight:number(kg)#30-220;Lot number:number#1-500;Equipment=Raw|Equipped;Fee paid:boolean;~Status=Entered|Weighed in|Withdrawn
- Marsh snatch day | meet=Regional Snatch Day; lifter=Lena Marsh; weight_class=-63 kg; opening_weight=60; lot_number=14; equipment=Raw; status=Entered
- Bello snatch day | meet=Regional Snatch Day; lifter=Tunde Bello; weight_class=-83 kg; opening_weight=92; lot_number=22; equipment=Raw; status=Entered
- Krug harbour strongman | meet=Harbour Strongman; lifter=Pauline Krug; weight_class=Open women; weigh_in_weight=91.2; lot_number=3; equipment=Equipped; status=Weighed in
- Sava snatch withdrawn | meet=Regional Snatch Day; lifter=Dmitri Sava; weight_class=-105 kg; opening_weight=118; lot_number=31; equipment=Raw; status=Withdrawn
record training session|training log|workout|session: Title!;Lifter->@lifter|athlete~Lena Marsh|Tunde Bello;Date:date!;Lift=Squat|Bench press|Deadlift|Snatch|Clean and jerk;Sets:number#1-30;Repetitions:number#1-50;Top weight:number(kg)#0-600;Effort:number#1-10;Body weight:number(kg)#30-220;Video:url;Notes:long
- Marsh heavy triples | lifter=Lena Marsh; lift=Squat; sets=5; repetitions=3; top_weight=115; effort=8; body_weight=63
- Bello pause bench | lifter=Tunde Bello; lift=Bench press; sets=6; repetitions=4; top_weight=125; effort=7; body_weight=83
- Krug deadlift singles | lifter=Pauline Krug; lift=Deadlift; sets=8; repetitions=1; top_weight=185; effort=9; body_weight=91.5
- Sava light technique | lifter=Dmitri Sava; lift=Snatch; sets=10; repetitions=2; top_weight=70; effort=4; body_weight=104; notes=Shoulder fine below 75.
item record board entry|club record|record: Title!;Lift=Squat|Bench press|Deadlift|Snatch|Clean and jerk;Weight class;Sex=Women|Men;Weight:number(kg)#0-600;Holder->@lifter|athlete~Lena Marsh;Set at->@meet|competition~Barn Spring Open;Set on:date
- Women -63 squat | lift=Squat; weight_class=-63 kg; sex=Women; weight=127.5; holder=Lena Marsh; set_at=Barn Spring Open
- Men -83 deadlift | lift=Deadlift; weight_class=-83 kg; sex=Men; weight=255; holder=Tunde Bello
- Women +84 bench | lift=Bench press; weight_class=+84 kg; sex=Women; weight=100; holder=Pauline Krug; set_at=Barn Spring Open
- Men -105 squat | lift=Squat; weight_class=-105 kg; sex=Men; weight=260; holder=Dmitri Sava; set_at=Barn Spring Open

# cell culture|bioreactor|fermentation lab|microbiology lab|cell line|plasmid|biotech lab|molecular biology
item cell line|strain|culture stock|organism: Name!;Kind=Mammalian|Bacterial|Yeast|Insect|Plant|Fungus;Origin;Biosafety=Level 1|Level 2|Level 3;Medium->@medium|buffer|recipe~DMEM 10|LB broth;Growth temperature:number(°C)#0-80;Doubling time:number(h)#0.1-500;Resistance;Owner~Dr. Mia Chen|Rolf Anders;Tested for mycoplasma on:date;Notes:long
- HEK clone 7 | kind=Mammalian; origin=Own transfection; biosafety=Level 1; medium=DMEM 10; growth_temperature=37; doubling_time=22; resistance=Puromycin; owner=Dr. Mia Chen
- E. coli DH5 pGreen | kind=Bacterial; origin=Transformation 2024; biosafety=Level 1; medium=LB broth; growth_temperature=37; doubling_time=0.5; resistance=Ampicillin; owner=Rolf Anders
- Baker's yeast Y4 | kind=Yeast; origin=Brewery isolate; biosafety=Level 1; medium=YPD agar; growth_temperature=30; doubling_time=1.8; resistance=G418; owner=Rolf Anders
- Sf9 virus host | kind=Insect; origin=Cell bank; biosafety=Level 2; medium=Insect medium 9; growth_temperature=27; doubling_time=24; resistance=None; owner=Ines Maro; notes=Keep in the separate hood.
record frozen vial|vial|stock vial|aliquot: Code!;Cell line->@cell line|strain~HEK clone 7|E. coli DH5 pGreen;Passage:number#0-200;Frozen on:date!;Frozen by~Dr. Mia Chen;Tank or freezer;Box;Position;Cells:number(million)#0-1000;~Status=Stored|Thawed|Discarded
- HEK7-P12-01 | cell_line=HEK clone 7; passage=12; frozen_by=Dr. Mia Chen; tank_or_freezer=Nitro 1; box=B4; position=A1; cells=2; status=Stored
- DH5G-03 | cell_line=E. coli DH5 pGreen; passage=1; frozen_by=Rolf Anders; tank_or_freezer=Freezer -80; box=G2; position=C5; status=Stored
- Y4-G07 | cell_line=Baker's yeast Y4; passage=3; frozen_by=Rolf Anders; tank_or_freezer=Freezer -80; box=Y1; position=B2; cells=50; status=Thawed
- SF9-P30-02 | cell_line=Sf9 virus host; passage=30; frozen_by=Ines Maro; tank_or_freezer=Nitro 1; box=S2; position=D8; cells=10; status=Discarded
record culture|passage|flask|culture log: Title!;Cell line->@cell line|strain~HEK clone 7|E. coli DH5 pGreen;Date:date!;Passage:number#0-300;Vessel=T25|T75|Plate|Shake flask|Bioreactor;Split ratio~1:5;Confluence:percent;Viability:percent;Contaminated:boolean;Done by~Dr. Mia Chen|Rolf Anders;Note:long
- HEK7 passage 15 | cell_line=HEK clone 7; passage=15; vessel=T75; split_ratio=1:5; confluence=80; viability=96; done_by=Dr. Mia Chen
- DH5 overnight | cell_line=E. coli DH5 pGreen; passage=2; vessel=Shake flask; split_ratio=1:100; done_by=Rolf Anders
- Y4 on plates | cell_line=Baker's yeast Y4; passage=4; vessel=Plate; split_ratio=1:1000; done_by=Rolf Anders; note=Pink colony on plate 3.
- Sf9 for infection | cell_line=Sf9 virus host; passage=33; vessel=T25; split_ratio=1:3; confluence=60; viability=91; done_by=Ines Maro
record bioreactor run|fermentation run|run|batch: Run number!;Cell line->@cell line|strain~E. coli DH5 pGreen;Reactor->@reactor|bioreactor|fermenter~BR-5|BR-20;Started on:date!;Ended on:date;Volume:number(l)#0.01-100000;Temperature:number(°C)#0-80;pH:number#0-14;Stirring:number(rpm)#0-3000;Yield:number(g/l)#0-1000;Operator~Rolf Anders;~Status=Planned|Running|Harvested|Failed
- F-24-031 | cell_line=E. coli DH5 pGreen; reactor=BR-5; volume=4; temperature=37; ph=7; stirring=600; yield=3.2; operator=Rolf Anders; status=Harvested
- F-24-032 | cell_line=E. coli DH5 pGreen; reactor=BR-20; volume=15; temperature=30; ph=7; stirring=450; operator=Rolf Anders; status=Running
- F-24-035 | cell_line=Baker's yeast Y4; reactor=BR-2 glass; volume=1.5; temperature=30; ph=5; stirring=400; yield=0; operator=Ines Maro; status=Failed
- F-24-036 | cell_line=Sf9 virus host; reactor=Wave 10; volume=6; temperature=27; ph=6.2; stirring=0; operator=Ines Maro; status=Planned
record process reading|sensor reading|sample reading|measurement: Title!;Run->@bioreactor run|run~F-24-031|F-24-032;Date:date!;Time:time;Hour:number(h)#0-2000;Optical density:number#0-300;pH:number#0-14;Oxygen:percent;Glucose:number(g/l)#0-500;Product:number(g/l)#0-1000
- F-24-031 hour 6 | run=F-24-031; hour=6; optical_density=12.4; ph=6.9; oxygen=38; glucose=8.1; product=0.9
- F-24-032 hour 3 | run=F-24-032; hour=3; optical_density=4.1; ph=7; oxygen=61; glucose=14.2; product=0.1
- F-24-035 hour 20 | run=F-24-035; hour=20; optical_density=18; ph=3.9; oxygen=4; glucose=0; product=0
- F-24-031 hour 12 | run=F-24-031; hour=12; optical_density=41; ph=7; oxygen=29; glucose=1.2; product=2.8
item reactor|bioreactor|fermenter|incubator: Name!;Volume:number(l)#0.1-100000;Maker;Serial number;Room;Last calibration:date;Next service:date;~Status=Ready|Running|Cleaning|Down
- BR-5 | volume=5; maker=Biotec; serial_number=B5-118; room=F1; status=Ready
- BR-20 | volume=20; maker=Biotec; serial_number=B20-031; room=F1; status=Running
- BR-2 glass | volume=2; maker=Glasbau; serial_number=G2-009; room=F2; status=Cleaning
- Wave 10 | volume=10; maker=Swayline; serial_number=W-70; room=F3; status=Down
item medium|buffer|recipe|reagent: Name!;Kind=Medium|Buffer|Antibiotic|Enzyme|Plasmid|Primer;Composition:long;pH:number#0-14;Stock:number#0-10000;Unit=ml|l|g|µg|Piece;Made on:date;Expires on:date;Stored in
- DMEM 10 | kind=Medium; composition=DMEM, 10 % serum, glutamine; ph=7.4; stock=6; unit=l; stored_in=Fridge 2
- LB broth | kind=Medium; composition=Tryptone 10 g, yeast extract 5 g, salt 10 g; ph=7; stock=12; unit=l; stored_in=Shelf 4
- YPD agar | kind=Medium; composition=Yeast extract 10 g, peptone 20 g, glucose 20 g, agar; ph=6.5; stock=40; unit=Piece; stored_in=Fridge 1
- Insect medium 9 | kind=Medium; composition=Ready mix, no serum; ph=6.2; stock=3; unit=l; stored_in=Fridge 3
+ booking|reservation: Reactor->@reactor|bioreactor;Run->@bioreactor run;From:date!;To:date!;Purpose

# disc golf|ultimate frisbee|frisbee|petanque|boules|croquet|minigolf|mini golf
item course|field|court|lane: Name!;Game=Disc golf|Ultimate|Boules|Croquet|Mini golf;Address;Holes:number#0-36;Par:number#0-120;Length:number(m)#0-6000;Surface=Grass|Gravel|Forest|Concrete|Felt;Fee:money;~Condition=Open|Wet|Closed;Photo:image;Description:long
- Oakwood 18 | game=Disc golf; address=Oakwood car park; holes=18; par=57; length=1720; surface=Forest; fee=0; condition=Open
- Plane tree court | game=Boules; address=Market square; holes=0; surface=Gravel; fee=0; condition=Open
- Castle Croquet Lawn | game=Croquet; address=Castle garden; holes=6; par=26; length=180; surface=Grass; fee=4; condition=Wet
- Pirate Putt | game=Mini golf; address=Sea front 20; holes=12; par=36; length=160; surface=Felt; fee=7; condition=Closed
item hole|basket|station: Name!;Course->@course|field~Oakwood 18;Number:number#1-36;Par:number#2-7;Length:number(m)#3-400;Hazard;Picture:image;Tip:long
- Oakwood 1 | course=Oakwood 18; number=1; par=3; length=82; hazard=Ditch right
- Oakwood 7 | course=Oakwood 18; number=7; par=4; length=151; hazard=Low branches
- Pirate Putt 5, the cannon | course=Pirate Putt; number=5; par=3; length=12; hazard=Cannon tunnel
- Castle hoop 2 | course=Castle Croquet Lawn; number=2; par=4; length=28; hazard=Slope to the moat; tip=Play short of the crown.
person player|thrower|team player: Full name!;Nickname;Email:email;Team;Rating:number#0-1100;Hand=Right|Left;Division=Open|Women|Juniors|Masters;Member number;Favourite disc
- Ines Kallio | nickname=Ace; team=Oak Chains; rating=912; hand=Right; division=Women; member_number=DG-118; favourite_disc=Orange putter
- Mo Talbot | nickname=Moss; team=Oak Chains; rating=874; hand=Left; division=Open; member_number=DG-140; favourite_disc=Blue driver
- Gaston Leroy | nickname=Old Gaston; team=Plane Tree Boules; rating=0; hand=Right; division=Masters; member_number=BO-004
- Pip Harlow | nickname=Pip; team=Putt Crew; rating=640; hand=Left; division=Juniors; member_number=DG-171; favourite_disc=Glow putter
record round|scorecard|game|match: Title!;Course->@course|field~Oakwood 18;Player->@player|thrower~Ines Kallio|Mo Talbot;Played on:date!;Strokes:number#0-250;Over par:number#-36-120;Points:number#0-1000;Weather=Sunny|Cloudy|Wind|Rain|Snow;Counts for league:boolean;Notes:long
- Kallio Sunday round | course=Oakwood 18; player=Ines Kallio; strokes=55; over_par=-2; weather=Sunny
- Talbot Sunday round | course=Oakwood 18; player=Mo Talbot; strokes=60; over_par=3; weather=Sunny
- Harlow windy front | course=Oakwood 18; player=Pip Harlow; strokes=71; over_par=14; weather=Wind
- Leroy pirate family day | course=Pirate Putt; player=Gaston Leroy; strokes=34; over_par=-2; weather=Cloudy; notes=Grandson kept the card.
record hole score|throw record|hole result: Title!;Round->@round|scorecard~Kallio Sunday round;Hole->@hole|basket~Oakwood 1|Oakwood 7;Strokes:number#1-20;Putts:number#0-10;Out of bounds:number#0-10;Ace:boolean
- Kallio hole 1 | round=Kallio Sunday round; hole=Oakwood 1; strokes=2; putts=1; out_of_bounds=0
- Kallio hole 7 | round=Kallio Sunday round; hole=Oakwood 7; strokes=4; putts=2; out_of_bounds=0
- Harlow hole 7 | round=Harlow windy front; hole=Oakwood 7; strokes=6; putts=3; out_of_bounds=1
- Leroy at the cannon | round=Leroy pirate family day; hole=Pirate Putt 5, the cannon; strokes=1; putts=1; out_of_bounds=0
event tournament|league day|competition|league: Title!;Course->@course|field~Oakwood 18|Plane tree court;Date:date!;Starts at:time;Format=Stroke play|Match play|Doubles|Knockout;Division=Open|Women|Juniors|Masters;Entry fee:money;Places:number#4-300;Director;Sign up until:date
- Oakwood Monthly | course=Oakwood 18; format=Stroke play; division=Open; entry_fee=5; places=72; director=Ines Kallio
- Market boules evening | course=Plane tree court; format=Doubles; division=Open; entry_fee=2; places=24; director=Old Gaston
- Junior glow night | course=Oakwood 18; format=Match play; division=Juniors; entry_fee=3; places=16; director=Mo Talbot
- Castle croquet knockout | course=Castle Croquet Lawn; format=Knockout; division=Masters; entry_fee=10; places=8; director=Lady Wynn
record tournament result|result|ranking entry|standing: Title!;Tournament->@tournament|league day~Oakwood Monthly;Player->@player|thrower~Ines Kallio|Mo Talbot;Round->@round|scorecard~Kallio Sunday round;Total:number#0-1000;Place:number#1-300;Points:number#0-1000;Prize
- Kallio, Monthly | tournament=Oakwood Monthly; player=Ines Kallio; round=Kallio Sunday round; total=55; place=4; points=82
- Talbot, Monthly | tournament=Oakwood Monthly; player=Mo Talbot; round=Talbot Sunday round; total=60; place=19; points=54
- Harlow, glow night | tournament=Junior glow night; player=Pip Harlow; round=Harlow windy front; total=71; place=1; points=100; prize=Glow disc
- Leroy, market boules | tournament=Market boules evening; player=Gaston Leroy; total=39; place=2; points=60

# rehabilitation clinic|rehab clinic|stroke rehabilitation|rehabilitation|cardiac rehab|recovery clinic
person patient|rehab patient: Full name!;Patient number;Date of birth:date;Reason=Stroke|Hip or knee replacement|Heart attack|Brain injury|Spine|Lung|Other;Event on:date;Admitted on:date;Planned discharge:date;Mobility=Bed|Wheelchair|Walker|Stick|Free;Speech=Normal|Slow|Single words|None;Doctor~Dr. Uta Grell;Room;Contact person;~Status=Waiting list|Inpatient|Day patient|Discharged
- Horst Lindner | patient_number=RH-118; reason=Stroke; mobility=Wheelchair; speech=Slow; doctor=Dr. Uta Grell; room=214; contact_person=Wife Gisela; status=Inpatient
- Edith Pappas | patient_number=RH-131; reason=Hip or knee replacement; mobility=Walker; speech=Normal; doctor=Dr. Uta Grell; room=118; contact_person=Son Nikos; status=Day patient
- Mehmet Yaman | patient_number=RH-140; reason=Heart attack; mobility=Free; speech=Normal; doctor=Dr. Leon Fabry; room=305; contact_person=Brother Ali; status=Discharged
- Judith Crane | patient_number=RH-152; reason=Brain injury; mobility=Bed; speech=Single words; doctor=Dr. Uta Grell; contact_person=Husband Mark; status=Waiting list
item therapist|therapy staff|practitioner: Name!;Field=Physiotherapy|Occupational therapy|Speech therapy|Neuropsychology|Sports therapy|Nursing;Room;Working days;Max sessions a day:number#1-20;Phone:phone;Photo:image
- Fenja Moll | field=Physiotherapy; room=Gym 1; working_days=Mon to Fri; max_sessions_a_day=10
- Otis Park | field=Occupational therapy; room=Training kitchen; working_days=Mon to Thu; max_sessions_a_day=9
- Selma Krause | field=Speech therapy; room=Room 1.07; working_days=Tue to Fri; max_sessions_a_day=8
- Dr. Ravi Sood | field=Neuropsychology; room=Room 1.11; working_days=Mon, Wed; max_sessions_a_day=5
event therapy session|session|therapy slot|therapy plan item: Title!;Patient->@patient|rehab patient~Horst Lindner|Edith Pappas;Therapist->@therapist~Fenja Moll|Otis Park;Kind=Physiotherapy|Occupational therapy|Speech therapy|Group|Water|Treadmill;Date:date!;Starts at:time!;Duration:number(min)#15-180;Room;~Status=Planned|Done|Missed|Cancelled;Note:long
- Lindner gait training | patient=Horst Lindner; therapist=Fenja Moll; kind=Physiotherapy; duration=45; room=Gym 1; status=Done
- Pappas kitchen hour | patient=Edith Pappas; therapist=Otis Park; kind=Occupational therapy; duration=60; room=Training kitchen; status=Planned
- Crane picture words | patient=Judith Crane; therapist=Selma Krause; kind=Speech therapy; duration=30; room=Room 1.07; status=Cancelled
- Yaman treadmill test | patient=Mehmet Yaman; therapist=Fenja Moll; kind=Treadmill; duration=40; room=Gym 1; status=Missed; note=Was at the ECG.
work rehab goal|goal|treatment goal: Title!;Patient->@patient|rehab patient~Horst Lindner|Edith Pappas;Area=Walking|Self-care|Speech|Memory|Work|Strength;Set on:date;Reach by:date;~Progress:percent;Therapist->@therapist~Fenja Moll|Otis Park;Steps:long
- Walk to the dining room | patient=Horst Lindner; area=Walking; progress=40; therapist=Fenja Moll
- Climb stairs alone | patient=Edith Pappas; area=Strength; progress=70; therapist=Fenja Moll
- Say the children's names | patient=Judith Crane; area=Speech; progress=10; therapist=Selma Krause; steps=Photo cards, first sound, whole name.
- Back to the bakery half days | patient=Mehmet Yaman; area=Work; progress=85; therapist=Otis Park
record assessment|function test|barthel index|progress test: Title!;Patient->@patient|rehab patient~Horst Lindner|Edith Pappas;Test=Barthel index|Six-minute walk|Timed up and go|Berg balance|Memory test|Grip strength;Done on:date!;Score:number#0-1000;Unit=Points|m|s|kg;Stage=Admission|Interim|Discharge|Follow-up;Tester->@therapist~Fenja Moll;Comment:long
- Lindner Barthel at admission | patient=Horst Lindner; test=Barthel index; score=45; unit=Points; stage=Admission; tester=Fenja Moll
- Pappas walk interim | patient=Edith Pappas; test=Six-minute walk; score=310; unit=m; stage=Interim; tester=Fenja Moll
- Crane memory at admission | patient=Judith Crane; test=Memory test; score=11; unit=Points; stage=Admission; tester=Dr. Ravi Sood
- Yaman grip at discharge | patient=Mehmet Yaman; test=Grip strength; score=46; unit=kg; stage=Discharge; tester=Otis Park
record exercise log|home exercise|training log|exercise session: Title!;Patient->@patient|rehab patient~Edith Pappas;Exercise->@exercise~Step-up|Hand grip ball;Date:date!;Sets:number#1-20;Repetitions:number#1-100;Effort:number#0-10;Pain:number#0-10;Pulse:number(bpm)#30-220;Note:long
- Pappas step-ups | patient=Edith Pappas; exercise=Step-up; sets=3; repetitions=10; effort=6; pain=2; pulse=98
- Lindner grip ball | patient=Horst Lindner; exercise=Hand grip ball; sets=4; repetitions=12; effort=7; pain=0
- Yaman brisk walk | patient=Mehmet Yaman; exercise=Corridor walk 6 min; sets=2; repetitions=1; effort=5; pain=0; pulse=108
- Crane name cards | patient=Judith Crane; exercise=Photo naming; sets=2; repetitions=8; effort=8; pain=0; note=Three of eight alone.
item exercise: Name!;Area=Walking|Self-care|Speech|Memory|Work|Strength;Position=Lying|Sitting|Standing|Walking;Equipment;Difficulty=Easy|Medium|Hard;Video:url;Picture:image;Instructions:long
- Step-up | area=Strength; position=Standing; equipment=Step 15 cm; difficulty=Medium
- Hand grip ball | area=Self-care; position=Sitting; equipment=Soft ball; difficulty=Easy
- Corridor walk 6 min | area=Walking; position=Walking; equipment=Pulse watch; difficulty=Hard
- Photo naming | area=Speech; position=Lying; equipment=Family photos; difficulty=Easy; instructions=Wait ten seconds before the first cue.
+ appointment|booking: Patient->@patient|rehab patient;Therapist->@therapist;Date:date!;Starts at:time!;Kind=Admission|Therapy|Doctor|Discharge talk;~Status=Booked|Done|Missed

# intensive care|icu|neonatal|critical care|premature baby|ventilated patient
person patient|icu patient|newborn: Full name!;Patient number;Date of birth:date;Weight:number(kg)#0.3-300;Diagnosis;Admitted on:date!;Bed->@bed|bed space|incubator~Bed 3|Bed 8;Consultant~Dr. Vera Halm|Dr. Isaac Roth;Allergies;Resuscitation=Full|Limited|None;~Status=Critical|Serious|Stable|Transferred|Died
- Ruth Ambrose | patient_number=IC-2207; weight=71; diagnosis=Septic shock; bed=Bed 3; consultant=Dr. Vera Halm; resuscitation=Full; status=Critical
- Baby Kern | patient_number=NI-0118; weight=1.2; diagnosis=Preterm birth, week 29; bed=Bed 8; consultant=Dr. Isaac Roth; resuscitation=Full; status=Stable
- Tomas Hale | patient_number=IC-2219; weight=94; diagnosis=Bypass surgery, day 1; bed=Bed 5; consultant=Dr. Vera Halm; allergies=Penicillin; resuscitation=Full; status=Serious
- Elsie Moreau | patient_number=IC-2198; weight=52; diagnosis=Brain haemorrhage; bed=Bed 11; consultant=Dr. Isaac Roth; resuscitation=Limited; status=Transferred
item bed|bed space|incubator: Name!;Room;Kind=Adult bed|Incubator|Isolation bed|Warmer;Ventilator:boolean;Dialysis:boolean;Monitor;~Status=Free|Occupied|Cleaning|Blocked
- Bed 3 | room=ICU 1; kind=Adult bed; monitor=M-31; status=Occupied
- Bed 8 | room=Neonatal 2; kind=Incubator; monitor=M-44; status=Occupied
- Bed 5 | room=ICU 2; kind=Adult bed; monitor=M-36; status=Occupied
- Bed 11 | room=Isolation 1; kind=Isolation bed; monitor=M-40; status=Cleaning
record observation|vital sign|hourly chart|chart entry: Title!;Patient->@patient|icu patient~Ruth Ambrose|Baby Kern;Date:date!;Time:time!;Heart rate:number(bpm)#0-300;Mean pressure:number(mmHg)#0-200;Oxygen saturation:percent;Temperature:number(°C)#25-43;Urine:number(ml)#0-2000;Consciousness:number#3-15;Nurse~Lotte Imm|Sam Reid
- Ambrose 14:00 | patient=Ruth Ambrose; heart_rate=112; mean_pressure=62; oxygen_saturation=94; temperature=38.6; urine=30; consciousness=9; nurse=Lotte Imm
- Kern 14:00 | patient=Baby Kern; heart_rate=148; mean_pressure=34; oxygen_saturation=93; temperature=36.9; urine=4; nurse=Sam Reid
- Hale 06:00 | patient=Tomas Hale; heart_rate=88; mean_pressure=74; oxygen_saturation=97; temperature=36.4; urine=70; consciousness=14; nurse=Sam Reid
- Moreau 22:00 | patient=Elsie Moreau; heart_rate=64; mean_pressure=92; oxygen_saturation=98; temperature=37.8; urine=55; consciousness=6; nurse=Lotte Imm
record ventilator setting|ventilation|ventilation record: Title!;Patient->@patient|icu patient~Ruth Ambrose|Baby Kern;Date:date!;Time:time;Mode=Controlled|Assisted|CPAP|High flow|None;Oxygen fraction:percent;PEEP:number(cmH2O)#0-30;Tidal volume:number(ml)#1-1000;Rate:number(breaths/min)#0-80;Set by~Dr. Vera Halm
- Ambrose controlled | patient=Ruth Ambrose; mode=Controlled; oxygen_fraction=55; peep=10; tidal_volume=420; rate=18; set_by=Dr. Vera Halm
- Kern CPAP | patient=Baby Kern; mode=CPAP; oxygen_fraction=28; peep=6; set_by=Dr. Isaac Roth
- Hale off the tube | patient=Tomas Hale; mode=High flow; oxygen_fraction=40; peep=0; rate=20; set_by=Dr. Vera Halm
- Moreau assisted | patient=Elsie Moreau; mode=Assisted; oxygen_fraction=30; peep=5; tidal_volume=360; rate=14; set_by=Dr. Isaac Roth
record infusion|drug infusion|medication: Drug!;Patient->@patient|icu patient~Ruth Ambrose|Baby Kern;Concentration;Rate:number(ml/h)#0-1000;Started on:date!;Stopped on:date;Line=Central|Arterial|Peripheral|Umbilical;Ordered by~Dr. Vera Halm|Dr. Isaac Roth;~Status=Running|Paused|Stopped
- Noradrenaline | patient=Ruth Ambrose; concentration=5 mg in 50 ml; rate=8; line=Central; ordered_by=Dr. Vera Halm; status=Running
- Caffeine citrate | patient=Baby Kern; concentration=10 mg/ml; rate=0.6; line=Umbilical; ordered_by=Dr. Isaac Roth; status=Running
- Propofol | patient=Elsie Moreau; concentration=20 mg/ml; rate=6; line=Peripheral; ordered_by=Dr. Isaac Roth; status=Stopped
- Amiodarone | patient=Tomas Hale; concentration=900 mg in 50 ml; rate=2; line=Arterial; ordered_by=Dr. Vera Halm; status=Paused
record lab value|blood gas|lab result: Title!;Patient->@patient|icu patient~Ruth Ambrose;Taken on:date!;Time:time;pH:number#6-8;Oxygen pressure:number(mmHg)#10-600;Carbon dioxide:number(mmHg)#10-150;Lactate:number(mmol/l)#0-30;Potassium:number(mmol/l)#1-10;Haemoglobin:number(g/dl)#2-25
- Ambrose gas noon | patient=Ruth Ambrose; ph=7.29; oxygen_pressure=78; carbon_dioxide=46; lactate=4.1; potassium=4.6; haemoglobin=9.2
- Kern gas noon | patient=Baby Kern; ph=7.33; oxygen_pressure=58; carbon_dioxide=48; lactate=1.6; potassium=5.1; haemoglobin=15.1
- Hale gas morning | patient=Tomas Hale; ph=7.41; oxygen_pressure=96; carbon_dioxide=38; lactate=1.1; potassium=3.9; haemoglobin=8.8
- Moreau gas evening | patient=Elsie Moreau; ph=7.46; oxygen_pressure=110; carbon_dioxide=33; lactate=0.9; potassium=4.2; haemoglobin=11.6
work daily goal|care task|round task|ward round plan: Title!;Patient->@patient|icu patient~Ruth Ambrose|Baby Kern;Area=Breathing|Circulation|Nutrition|Sedation|Lines|Family;Due on:date;Assigned to~Lotte Imm|Sam Reid;Priority=Low|Normal|High;Notes:long
- Wake-up trial Ambrose | patient=Ruth Ambrose; area=Sedation; assigned_to=Lotte Imm; priority=Normal
- Skin-to-skin hour Kern | patient=Baby Kern; area=Family; assigned_to=Sam Reid; priority=High
- First porridge Hale | patient=Tomas Hale; area=Nutrition; assigned_to=Sam Reid; priority=Low
- Remove arterial line Moreau | patient=Elsie Moreau; area=Lines; assigned_to=Lotte Imm; priority=Normal; notes=Before transfer.
! record alarm|alert|critical event [alarm\\w*|alert\\w*|critical\\w*]: Title!;Patient->@patient|icu patient~Ruth Ambrose;Date:date!;Time:time;Signal=Heart rate|Pressure|Oxygen|Breathing|Pump|Device;Value:number#0-1000;Level=Low|Medium|High;Answered by~Lotte Imm;~Status=Active|Answered|False alarm
- Pressure below 55 | patient=Ruth Ambrose; signal=Pressure; value=53; level=High; answered_by=Lotte Imm; status=Answered
- Kern oxygen 84 | patient=Baby Kern; signal=Oxygen; value=84; level=Medium; answered_by=Sam Reid; status=Answered
- Hale flutter 150 | patient=Tomas Hale; signal=Heart rate; value=150; level=High; status=Active
- Moreau pump empty | patient=Elsie Moreau; signal=Pump; value=0; level=Low; answered_by=Lotte Imm; status=False alarm

# field trial|plant breeding|crop research|agricultural research|trial plot|crop variety|phenotyping
item field trial|trial|experiment|crop trial: Title!;Crop=Wheat|Maize|Barley|Potato|Soy|Grape|Apple|Vegetable;Question;Site->@trial site|station|field~Hill Station|River Field;Season~2025;Design=Randomised blocks|Split plot|Strips|Rows;Repetitions:number#1-20;Lead~Dr. Petra Korn|Samir Lodi;Sown on:date;~Status=Planned|Running|Harvested|Published;Description:long
- Wheat drought 25 | crop=Wheat; question=Which lines keep yield with half the water?; site=Hill Station; season=2025; design=Randomised blocks; repetitions=4; lead=Dr. Petra Korn; status=Running
- Potato blight screen | crop=Potato; question=Leaf blight without spraying; site=River Field; season=2025; design=Rows; repetitions=3; lead=Samir Lodi; status=Planned
- Apple thinning by hand | crop=Apple; question=How many fruits per branch?; site=Orchard Block C; season=2024; design=Split plot; repetitions=5; lead=Dr. Petra Korn; status=Published
- Soy after rye strips | crop=Soy; question=Does rolled rye hold the weeds?; site=Moor Edge; season=2024; design=Strips; repetitions=6; lead=Lina Huber; status=Harvested
item variety|crop variety|breeding line|genotype: Name!;Crop=Wheat|Maize|Barley|Potato|Soy|Grape|Apple|Vegetable;Line number;Parents;Breeder;Maturity=Early|Medium|Late;Resistant to;Seed left:number(kg)#0-100000;Released in:number#1900-2100;Picture:image;Description:long
- Korund | crop=Wheat; line_number=W-118; parents=Aron x Silva; breeder=Hill Station; maturity=Medium; resistant_to=Yellow rust; seed_left=42; released_in=2021
- Nova Blue | crop=Potato; line_number=P-031; parents=Blue 7 x Laura; breeder=River Institute; maturity=Late; resistant_to=Leaf blight; seed_left=180; released_in=2023
- Rubin Late | crop=Apple; line_number=A-207; parents=Rubin x Elise; breeder=Orchard Centre; maturity=Late; resistant_to=Scab; released_in=2016
- Soja 77 | crop=Soy; line_number=S-077; parents=Merlin x Tofa; breeder=Hill Station; maturity=Early; resistant_to=Cold nights; seed_left=310; released_in=2022
record plot|trial plot|parcel: Plot number!;Trial->@field trial|trial~Wheat drought 25|Potato blight screen;Variety->@variety|breeding line~Korund|Nova Blue;Block:number#1-20;Row:number#1-500;Column:number#1-500;Area:number(m²)#0.1-100000;Treatment=Control|Irrigated|Dry|Fertilised|Sprayed|Unsprayed;~Status=Sown|Growing|Harvested|Lost
- WD-101 | trial=Wheat drought 25; variety=Korund; block=1; row=1; column=1; area=12; treatment=Dry; status=Growing
- PB-014 | trial=Potato blight screen; variety=Nova Blue; block=1; row=4; column=2; area=18; treatment=Unsprayed; status=Sown
- AT-B3 | trial=Apple thinning by hand; variety=Rubin Late; block=2; row=3; column=1; area=60; treatment=Control; status=Harvested
- SR-09 | trial=Soy after rye strips; variety=Soja 77; block=3; row=9; column=1; area=450; treatment=Fertilised; status=Lost
record plot measurement|observation|phenotyping record|score|yield record: Title!;Plot->@plot|trial plot~WD-101|PB-014;Trait->@trait|measured trait~Plant height|Leaf blight score;Date:date!;Value:number#0-1000000;Unit;Growth stage:number#0-99;Observer~Lina Huber|Samir Lodi;Photo:image;Note:long
- Height WD-101 in June | plot=WD-101; trait=Plant height; value=84; unit=cm; growth_stage=59; observer=Lina Huber
- Blight PB-014 first week | plot=PB-014; trait=Leaf blight score; value=2; unit=Score 1 to 9; growth_stage=40; observer=Samir Lodi
- Fruits per branch AT-B3 | plot=AT-B3; trait=Fruits per branch; value=7; unit=Fruits; growth_stage=75; observer=Lina Huber
- Weeds SR-09 in July | plot=SR-09; trait=Weed cover; value=38; unit=%; growth_stage=65; observer=Samir Lodi; note=Deer lay in the middle.
item trait|measured trait|parameter: Name!;Unit;Method;Scale=Measured|Score 1 to 9|Percent|Yes or no|Count;Minimum:number#-1000-1000000;Maximum:number#-1000-1000000;Picture:image;Instructions:long
- Plant height | unit=cm; method=Ruler, ten plants; scale=Measured; minimum=0; maximum=250
- Leaf blight score | unit=Score 1 to 9; method=Visual, whole plot; scale=Score 1 to 9; minimum=1; maximum=9
- Fruits per branch | unit=Fruits; method=Five marked branches; scale=Count; minimum=0; maximum=60
- Weed cover | unit=%; method=Frame 1 x 1 m, four throws; scale=Percent; minimum=0; maximum=100; instructions=Photo from 1.5 m height.
item trial site|station|field|location: Name!;Address;Latitude:number(°)#-90-90;Longitude:number(°)#-180-180;Altitude:number(m)#-100-5000;Soil=Sand|Loam|Clay|Silt|Peat;Area:number(ha)#0.01-10000;Yearly rain:number(mm)#0-6000;Manager
- Hill Station | latitude=48.71; longitude=9.21; altitude=410; soil=Loam; area=36; yearly_rain=690; manager=Lina Huber
- River Field | latitude=48.64; longitude=9.35; altitude=265; soil=Silt; area=14; yearly_rain=720; manager=Samir Lodi
- Orchard Block C | latitude=47.66; longitude=9.41; altitude=430; soil=Clay; area=6; yearly_rain=940; manager=Jost Amann
- Moor Edge | latitude=52.88; longitude=8.12; altitude=12; soil=Peat; area=22; yearly_rain=780; manager=Wiebke Harms
work field work|treatment application|field task|sowing: Title!;Trial->@field trial|trial~Wheat drought 25|Potato blight screen;Kind=Sowing|Irrigation|Fertiliser|Spraying|Weeding|Scoring|Harvest;Product;Amount:number#0-100000;Unit=kg|l|mm|Pieces;Due on:date;Assigned to~Lina Huber|Samir Lodi;Notes:long
- Second irrigation control plots | trial=Wheat drought 25; kind=Irrigation; amount=25; unit=mm; assigned_to=Lina Huber
- Plant the blight rows | trial=Potato blight screen; kind=Sowing; amount=640; unit=Pieces; assigned_to=Samir Lodi
- Thin to one per cluster | trial=Apple thinning by hand; kind=Harvest; product=Young fruits removed; amount=140; unit=kg; assigned_to=Jost Amann
- Roll the rye | trial=Soy after rye strips; kind=Weeding; amount=6; unit=Pieces; assigned_to=Wiebke Harms; notes=At full flower, one pass.
! record weather record|rainfall|weather [weather|rain\\w*|climate]: Title!;Site->@trial site|station~Hill Station;Date:date!;Rain:number(mm)#0-500;Minimum:number(°C)#-50-50;Maximum:number(°C)#-50-60;Sun:number(h)#0-24;Soil moisture:percent
- Hill Station 3 June | site=Hill Station; rain=4.2; minimum=9; maximum=22; sun=7; soil_moisture=31
- Moor Edge storm day | site=Moor Edge; rain=46; minimum=13; maximum=19; sun=1; soil_moisture=58
- River Field frost | site=River Field; rain=0; minimum=-3; maximum=14; sun=9; soil_moisture=27
- Block C heat | site=Orchard Block C; rain=0; minimum=18; maximum=34; sun=13; soil_moisture=16

# laboratory information management|lims|laboratory information system|lab information system|laboratory management system|lab management system|sample tracking|laboratory information|lab information management
record sample|specimen|registered sample: Sample number!;Client->@client|customer~Aldwater Utility|Green Acre Foods;Sample type=Water|Soil|Food|Air|Blood|Material|Chemical;Matrix;Collected on:date;Collected at~Well 4|Line 2;Received on:date!;Received by~Nora Falk;Amount:number#0-100000;Unit=ml|g|piece|l;Storage place~Fridge 2|Shelf B4;Priority=Routine|Urgent;~Status=Registered|In test|Results entered|Approved|Reported|Disposed
- S-26-0141 | client=Aldwater Utility; sample_type=Water; matrix=Drinking water; collected_at=Well 4; received_by=Nora Falk; amount=500; unit=ml; storage_place=Fridge 2; priority=Routine; status=In test
- S-26-0142 | client=Green Acre Foods; sample_type=Food; matrix=Yoghurt; collected_at=Line 2; received_by=Nora Falk; amount=250; unit=g; storage_place=Fridge 1; priority=Urgent; status=Registered
- S-26-0143 | client=Aldwater Utility; sample_type=Water; matrix=Raw water; collected_at=Reservoir; received_by=Tom Ashe; amount=1000; unit=ml; storage_place=Fridge 2; priority=Routine; status=Approved
- S-26-0144 | client=Hartmoor Council; sample_type=Soil; matrix=Playground soil; collected_at=Elm park; received_by=Tom Ashe; amount=800; unit=g; storage_place=Shelf B4; priority=Routine; status=Registered
item test method|test|catalog test|test catalog|analysis|test type|method|test procedure: Name!;Code;Standard~ISO 10304-1|ISO 6579;Measures~Nitrate|Salmonella;Unit~mg/l|in 25 g;Lower limit:number#0-100000;Upper limit:number#0-1000000;Instrument->@instrument|analyser|equipment~Ion chromatograph 1|Incubator 3;Turnaround:number(days)#0-90;Price:money;Accredited:boolean;Procedure:long
- Nitrate in water | code=W-NO3; standard=ISO 10304-1; measures=Nitrate; unit=mg/l; upper_limit=50; instrument=Ion chromatograph 1; turnaround=3; price=24
- Salmonella, detection | code=F-SAL; standard=ISO 6579; measures=Salmonella; unit=in 25 g; upper_limit=0; instrument=Incubator 3; turnaround=5; price=48
- Lead by ICP | code=S-PB; standard=ISO 17294; measures=Lead; unit=mg/kg; upper_limit=200; instrument=ICP-MS 2; turnaround=4; price=36
- pH value | code=W-PH; standard=ISO 10523; measures=pH; lower_limit=6; upper_limit=10; instrument=pH meter 5; turnaround=1; price=8
! record test assignment|requested analysis [assign\\w*|analys\\w*|technician\\w*]: Title!;Sample->@sample|specimen~S-26-0141|S-26-0142;Test method->@test method|test|method|test catalog~Nitrate in water|Salmonella, detection;Analyst~Ivo Marsh|Lena Brook;Instrument->@instrument|analyser|equipment~Ion chromatograph 1;Assigned on:date;Due on:date;Repeat:boolean;~Status=Assigned|Running|Result entered|Approved|Repeat
- Nitrate for S-26-0141 | sample=S-26-0141; test_method=Nitrate in water; analyst=Ivo Marsh; instrument=Ion chromatograph 1; status=Running
- Salmonella for S-26-0142 | sample=S-26-0142; test_method=Salmonella, detection; analyst=Lena Brook; instrument=Incubator 3; status=Assigned
- pH for S-26-0143 | sample=S-26-0143; test_method=pH value; analyst=Ivo Marsh; instrument=pH meter 5; status=Approved
- Lead for S-26-0144 | sample=S-26-0144; test_method=Lead by ICP; analyst=Lena Brook; instrument=ICP-MS 2; status=Assigned
! record test result|result|result entry|measured value|analysis result: Title!;Sample->@sample|specimen~S-26-0141|S-26-0143;Test method->@test method|test|method|test catalog~Nitrate in water|pH value;Instrument->@instrument|analyser|equipment~Ion chromatograph 1;Value:number#-1000-1000000;Unit;Uncertainty:number#0-100000;Within limits=Yes|No|Not assessed;Entered by~Ivo Marsh;Entered on:date;Reviewed by~Dr. Edda Roth;~Status=Entered|In review|Approved|Rejected
- Nitrate, first reading | sample=S-26-0141; test_method=Nitrate in water; instrument=Ion chromatograph 1; value=31.4; unit=mg/l; uncertainty=1.2; within_limits=Yes; entered_by=Ivo Marsh; status=In review
- pH, raw water | sample=S-26-0143; test_method=pH value; instrument=pH meter 5; value=7.6; uncertainty=0.1; within_limits=Yes; entered_by=Ivo Marsh; reviewed_by=Dr. Edda Roth; status=Approved
- Lead, playground | sample=S-26-0144; test_method=Lead by ICP; instrument=ICP-MS 2; value=58; unit=mg/kg; uncertainty=4; within_limits=Yes; entered_by=Lena Brook; status=Entered
- Nitrate, repeat | sample=S-26-0141; test_method=Nitrate in water; instrument=Ion chromatograph 1; value=31.9; unit=mg/l; uncertainty=1.2; within_limits=Yes; entered_by=Ivo Marsh; status=Entered
item instrument|analyser|lab equipment|equipment|device: Name!;Model;Serial number;Room;Responsible~Ivo Marsh;Last calibration:date;Next calibration:date;Calibration interval:number(months)#1-60;~Status=Ready|In use|Calibration due|Out of order
- Ion chromatograph 1 | model=IC 930; serial_number=930-2231; room=Lab 2; responsible=Ivo Marsh; calibration_interval=6; status=Ready
- Incubator 3 | model=Heracell; serial_number=HC-118; room=Micro lab; responsible=Lena Brook; calibration_interval=12; status=In use
- ICP-MS 2 | model=NexION; serial_number=NX-77; room=Lab 4; responsible=Lena Brook; calibration_interval=6; status=Calibration due
- pH meter 5 | model=Lab 855; serial_number=L-5-19; room=Lab 1; responsible=Ivo Marsh; calibration_interval=1; status=Ready
! record calibration|calibration record|instrument check|calibration check|calibration test [calibrat\\w*|instrument\\w*]: Certificate number!;Instrument->@instrument|analyser|equipment~Ion chromatograph 1|pH meter 5;Calibrated on:date!;Reference standard;Deviation:number#-1000-1000;Result=In tolerance|Adjusted|Out of tolerance;Calibrated by~Ivo Marsh;Valid until:date;File:file
- CAL-0311 | instrument=pH meter 5; reference_standard=Buffer 7.00; deviation=0.02; result=In tolerance; calibrated_by=Ivo Marsh
- CAL-0312 | instrument=Ion chromatograph 1; reference_standard=Anion mix; deviation=0.4; result=Adjusted; calibrated_by=Ivo Marsh
- CAL-0313 | instrument=Incubator 3; reference_standard=Probe P-12; deviation=0.3; result=In tolerance; calibrated_by=Lena Brook
- CAL-0314 | instrument=ICP-MS 2; reference_standard=Multi-element standard; deviation=2.1; result=Out of tolerance; calibrated_by=Lena Brook
record quality control|control sample|qc sample|quality control check|qc check: Title!;Test method->@test method|test|method~Nitrate in water|pH value;Instrument->@instrument|analyser|equipment~Ion chromatograph 1;Type=Blank|Control standard|Duplicate|Spike|Ring test;Target value:number#-1000-1000000;Measured value:number#-1000-1000000;Recovery:percent;Run on:date;Analyst~Ivo Marsh;Result=Passed|Warning|Failed
- Nitrate control, Monday | test_method=Nitrate in water; instrument=Ion chromatograph 1; type=Control standard; target_value=25; measured_value=24.7; recovery=99; analyst=Ivo Marsh; result=Passed
- Blank, ICP | test_method=Lead by ICP; instrument=ICP-MS 2; type=Blank; target_value=0; measured_value=0.1; analyst=Lena Brook; result=Passed
- pH buffer 4 | test_method=pH value; instrument=pH meter 5; type=Control standard; target_value=4; measured_value=4.03; recovery=101; analyst=Ivo Marsh; result=Passed
- Duplicate S-26-0141 | test_method=Nitrate in water; instrument=Ion chromatograph 1; type=Duplicate; target_value=31.4; measured_value=33.8; recovery=108; analyst=Ivo Marsh; result=Warning
person client|customer|customer organisation|submitter: Name!;Contact person;Email:email;Phone:phone;Address;Customer number;Payment terms:number(days)#0-120
- Aldwater Utility | contact_person=Greta Holm; address=Pump road 2; customer_number=C-104; payment_terms=30
- Green Acre Foods | contact_person=Malik Idris; address=Dairy street 9; customer_number=C-118; payment_terms=14
- Hartmoor Council | contact_person=Ruth Amsel; address=Town hall; customer_number=C-097; payment_terms=30
- Ferrum Works | contact_person=Paolo Ricci; address=Foundry lane 1; customer_number=C-131; payment_terms=30
record certificate|certificate of analysis|test report|analysis report|test certificate: Report number!;Sample->@sample|specimen~S-26-0143;Client->@client|customer~Aldwater Utility;Conclusion=Within limits|Outside limits|For information;Written by~Ivo Marsh;Approved by~Dr. Edda Roth;Issued on:date;File:file;~Status=Draft|In review|Issued|Withdrawn
- R-26-0088 | sample=S-26-0143; client=Aldwater Utility; conclusion=Within limits; written_by=Ivo Marsh; approved_by=Dr. Edda Roth; status=Issued
- R-26-0089 | sample=S-26-0141; client=Aldwater Utility; conclusion=Within limits; written_by=Ivo Marsh; status=Draft
- R-26-0090 | sample=S-26-0144; client=Hartmoor Council; conclusion=For information; written_by=Lena Brook; status=In review
- R-26-0091 | sample=S-26-0142; client=Green Acre Foods; conclusion=For information; written_by=Lena Brook; status=Draft

# research project|research project management|research administration|research office|research portfolio|research management
item research project|project|funded project: Title!;Code;Principal investigator->@researcher|scientist|team member~Dr. Hana Olsen|Prof. Ruben Vega;Department->@department|faculty|institute~Biology|Materials Science;Grant->@grant|funding~Clean Water Call|Young Labs Fund;Starts on:date;Ends on:date;Budget:money;~Progress:percent;Summary:long;~Status=Proposed|Approved|Running|Closed|Rejected
- Membranes from algae | code=RP-118; principal_investigator=Dr. Hana Olsen; department=Biology; grant=Clean Water Call; budget=240000; progress=35; status=Running
- Self-healing concrete | code=RP-121; principal_investigator=Prof. Ruben Vega; department=Materials Science; grant=Young Labs Fund; budget=90000; progress=10; status=Running
- Sensors for river ice | code=RP-126; principal_investigator=Dr. Hana Olsen; department=Biology; grant=Northern Rivers Fund; budget=135000; progress=0; status=Proposed
- Glass from old panels | code=RP-094; principal_investigator=Prof. Ruben Vega; department=Materials Science; grant=Circular Materials Prize; budget=60000; progress=100; status=Closed
! record proposal review|review score|reviewer score|score|evaluation [review\\w*|scor\\w*|evaluat\\w*]: Title!;Proposal->@project proposal|proposal|research proposal~Algae membranes, first call;Reviewer~Prof. Lena Ost|Dr. Karim Said;Originality:number#0-10;Method:number#0-10;Feasibility:number#0-10;~Total:number#0-30;Recommendation=Fund|Revise|Refuse;Comment:long;Reviewed on:date
- Ost on algae | proposal=Algae membranes, first call; reviewer=Prof. Lena Ost; originality=8; method=7; feasibility=9; total=24; recommendation=Fund
- Said on concrete | proposal=Concrete that heals; reviewer=Dr. Karim Said; originality=9; method=6; feasibility=6; total=21; recommendation=Revise
- Said on river ice | proposal=River ice, pilot winter; reviewer=Dr. Karim Said; originality=6; method=5; feasibility=4; total=15; recommendation=Refuse
- Ost on old panels | proposal=Panels into glass; reviewer=Prof. Lena Ost; originality=7; method=9; feasibility=9; total=25; recommendation=Fund
request project proposal|proposal|research proposal|grant proposal: Title!;Applicant->@researcher|scientist|team member~Dr. Hana Olsen;Department->@department|faculty|institute~Biology|Materials Science;Call->@grant|funding|funding call~Clean Water Call;Requested budget:money;Starts on:date;Months:number#1-120;Summary:long;Proposal file:file;~Average score:number#0-30
- Algae membranes, first call | applicant=Dr. Hana Olsen; department=Biology; call=Clean Water Call; requested_budget=240000; months=36; average_score=24
- Concrete that heals | applicant=Prof. Ruben Vega; department=Materials Science; call=Young Labs Fund; requested_budget=90000; months=24; average_score=21
- River ice, pilot winter | applicant=Dr. Hana Olsen; department=Biology; call=Northern Rivers Fund; requested_budget=135000; months=30; average_score=15
- Panels into glass | applicant=Prof. Ruben Vega; department=Materials Science; call=Circular Materials Prize; requested_budget=60000; months=18; average_score=25
item grant|funding|funding call|funding programme|fund: Name!;Funder;Amount:money;Opens on:date;Apply by:date;Department->@department|faculty|institute~Biology;Reporting=Yearly|Half-yearly|At the end;~Spent:money;~Status=Open|Awarded|Running|Closed
- Clean Water Call | funder=Water Foundation; amount=500000; department=Biology; reporting=Yearly; spent=84000; status=Running
- Young Labs Fund | funder=State ministry; amount=180000; department=Materials Science; reporting=At the end; spent=9000; status=Awarded
- Northern Rivers Fund | funder=Polar council; amount=320000; department=Biology; reporting=Half-yearly; spent=0; status=Open
- Circular Materials Prize | funder=Chamber of industry; amount=60000; department=Materials Science; reporting=At the end; spent=59400; status=Closed
item budget line|budget|funding budget|project budget: Title!;Project->@research project|project~Membranes from algae|Self-healing concrete;Category=Staff|Equipment|Travel|Material|Publication|Overhead;Year:number#2000-2100;Planned:money;~Spent:money;~Left:money
- Staff, algae 2026 | project=Membranes from algae; category=Staff; year=2026; planned=96000; spent=31000; left=65000
- Equipment, concrete | project=Self-healing concrete; category=Equipment; year=2026; planned=28000; spent=9000; left=19000
- Travel, river ice | project=Sensors for river ice; category=Travel; year=2027; planned=14000; spent=0; left=14000
- Material, old panels | project=Glass from old panels; category=Material; year=2024; planned=18500; spent=18200; left=300
record expense|project expense|spending: Title!;Project->@research project|project~Membranes from algae;Budget->@budget line|budget~Staff, algae 2026|Equipment, concrete;Amount:money;Spent on:date!;Paid to;Receipt:file;Entered by~Mila Horn;~Status=Entered|Approved|Refused
- Spectrometer lamp | project=Membranes from algae; amount=780; paid_to=Lumen Labs; entered_by=Mila Horn; status=Approved
- Mixing drum | project=Self-healing concrete; budget=Equipment, concrete; amount=4200; paid_to=Baukraft; entered_by=Mila Horn; status=Entered
- Ferry to the test river | project=Sensors for river ice; budget=Travel, river ice; amount=340; paid_to=Fjord Lines North; entered_by=Tor Eide; status=Refused
- Two tonnes of crushed glass | project=Glass from old panels; budget=Material, old panels; amount=960; paid_to=Scherben and Son; entered_by=Mila Horn; status=Approved
record publication|paper|research output: Title!;Project->@research project|project~Membranes from algae;Authors;Journal;Year:number#1900-2100;DOI;Type=Article|Conference paper|Book chapter|Thesis|Data paper;Open access:boolean;File:file
- Algae films under load | project=Membranes from algae; authors=Olsen, Horn; journal=Journal of Membranes; year=2026; type=Article
- Cracks that close | project=Self-healing concrete; authors=Vega; journal=Materials Days; year=2026; type=Conference paper
- Melting panels without lead | project=Glass from old panels; authors=Vega, Horn; journal=Glass and Reuse; year=2025; type=Article
- Ice noise under bridges | project=Sensors for river ice; authors=Eide; journal=Faculty of Biology; year=2026; type=Thesis
item data set|dataset|research data: Name!;Project->@research project|project~Membranes from algae;Format=CSV|Images|Text|HDF5|Other;Size:number(MB)#0-100000000;Version;Licence;Access=Open|On request|Closed;Uploaded by~Mila Horn;File:file;Description:long
- Flow through films | project=Membranes from algae; format=CSV; size=48; version=1.2; licence=CC BY; access=Open; uploaded_by=Mila Horn
- Crack images | project=Self-healing concrete; format=Images; size=5200; version=0.9; licence=Internal; access=On request; uploaded_by=Mila Horn
- Hydrophone test, one night | project=Sensors for river ice; format=HDF5; size=18400; version=0.1; licence=Internal; access=Closed; uploaded_by=Tor Eide
- Melt logs 2024 | project=Glass from old panels; format=Text; size=12; version=2.0; licence=CC BY; access=Open; uploaded_by=Mila Horn
`
