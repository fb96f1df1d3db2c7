import { essential } from './essential.ts'
import { has, means, type Practice, practice, same, unlike } from './practice.ts'
import { living } from './shape.ts'

const patient = 'Patient->@patient|patient record|patient file|family member~Ana Silva|Samir Aziz|Grace Liu'
const doctor = 'Doctor->@doctor|dentist|physician|specialist|expert~Dr Weber|Dr Chen|Dr Silva'
const visit = 'Appointment->@appointment|appointment registration|registration|consultation|online consultation|video consultation|booking'
const pet = 'Pet->@pet|pet record|pet file|pet profile|animal|dog|cat~Biscuit|Luna|Otto'
const vet = 'Vet->@veterinarian|vet|doctor|pet doctor~Dr Weber|Dr Chen|Dr Silva'
const bloodGroups = 'A+|A-|B+|B-|AB+|AB-|O+|O-'
const owed = 'Unpaid; Mark as paid: Unpaid > Paid; Refund: Paid > Refunded'
const paid = 'Card|Cash|Bank transfer'

/** What those keep who treat people and animals, and who give blood and organs. */
// biome-ignore format: a table
export const practicesOfCures: readonly Practice[] = [
  practice('pet hospital|animal hospital|veterinary|veterinary clinic|veterinary hospital|vet clinic|pet clinic|animal clinic|veterinarian|vaccine reminder|pet record|pet medical|register pet',
    same('pet|pet file|pet profile|pet archive|!pet record|!pet information|!pet card'),
    same('medical record|case record|treatment record|!visit record|!diagnosis|!visit|!medical history|!consultation record'),
    same('drug|medicine|medication|!drug inventory|!drug stock|!medicine inventory|!medicine stock|!medication inventory|!pharmacy inventory'),
    same('charge|bill|fee|!charge settlement|!settlement|!income|!revenue'),
    means('trade_item', 'drug|medicine|medication', 'Name!;For=Dogs|Cats|Small animals|All;Form=Tablet|Injection|Ointment|Drops;Unit=piece|bottle|box|ml;In stock:number#0-!;Lowest stock:number#0-;Price:money#0-;Batch number;Expiry date:date;Supplier', 'Worming tablets | for=Dogs; form=Tablet; unit=box; in_stock=42; lowest_stock=10; price=14; batch_number=WT-204', 'Rabies vaccine | for=All; form=Injection; unit=bottle; in_stock=18; lowest_stock=20; price=22; batch_number=RV-771', 'Ear drops | for=Dogs; form=Drops; unit=bottle; in_stock=25; lowest_stock=6; price=11; batch_number=ED-118', 'Eye ointment | for=Cats; form=Ointment; unit=piece; in_stock=9; lowest_stock=5; price=9; batch_number=EO-052'),
    living(owed, means('trade_record', 'charge|bill|fee', `Title!;${pet};${visit};Service=Consultation|Vaccination|Surgery|Medicine|Boarding;Amount:money#0-!;Paid with=${paid};Charged on:date`, 'Check-up and vaccine | service=Vaccination; amount=58', 'Ear cleaning | service=Consultation; amount=42', 'Stitches out | service=Surgery; amount=35', 'Worming tablets | service=Medicine; amount=14')),
    means('reminder', 'vaccine reminder|vaccination reminder|deworming reminder|reminder', `Vaccine!;${pet};Due on:date!;Days before:number#0-60;Way=Message|Email|Phone;Note`, 'Rabies | days_before=14; way=Message', 'Distemper, second dose | days_before=7; way=Email', 'Worming | days_before=3; way=Message', 'Cat flu booster | days_before=14; way=Phone'),
    has('medical record|case record|treatment record', `${pet};${vet};${visit};Prescription~Ear drops, twice a day|Rest for a week`),
    has('prescription', `${pet};${vet};Drug->@drug|medicine|medication`),
    has('appointment|appointment registration|registration', vet),
    essential(/vaccin/, 'Staff can manage vaccine reminders.', /\bvaccin\w+/i),
    essential(/^(?:vets?|doctors?|veterinarians?|staff members?|employees?)$/, 'Managers can manage veterinarians with name, speciality, phone and email.', /\b(?:doctors?|vets?|veterinarians?)\b/i),
  ),
  practice('pet adoption|pet service|pet boarding|foster care|adoption application|pet supply|boarding service|pet foster|adopt pet|animal shelter|boarding appointment',
    same('adoption application|pet adoption application|!pet adoption|!adoption|!animal adoption|!adoption request'),
    same('boarding appointment|boarding booking|pet boarding booking|boarding reservation|boarding order|!booking'),
    same('supply|pet supply|pet product|product'),
    means('product', 'supply|pet supply|pet product', 'Name!;For=Dogs|Cats|Small animals|Birds;Kind=Food|Toy|Bed|Care|Lead;Price:money#0-!;In stock:number#0-;Description:long;Picture:image', 'Chew rope | for=Dogs; kind=Toy; price=9; in_stock=31', 'Cat tree, one metre | for=Cats; kind=Bed; price=79; in_stock=6', 'Puppy food, 3 kg | for=Dogs; kind=Food; price=18; in_stock=44', 'Brush for long hair | for=Cats; kind=Care; price=12; in_stock=20'),
    has('boarding appointment|boarding booking|boarding reservation|boarding order', `${pet};Check-in:date;Check-out:date;Feeding~Twice a day, own food|Dry food in the morning;Amount:money#10-600`),
    means('volunteer', 'foster family|foster home|foster|foster parent', 'Name!;Home=House with garden|Flat|Farm;Takes in=Dogs|Cats|Small animals|All;Places:number#1-8;Animals now:number#0-8;Experience;Phone:phone;Email:email;Free from:date', 'Weber family | home=House with garden; takes_in=Dogs; places=2; animals_now=1', 'Ida Holm | home=Flat; takes_in=Cats; places=3; animals_now=3', 'The Lunds | home=Farm; takes_in=All; places=6; animals_now=2', 'Ben Marsh | home=Flat; takes_in=Small animals; places=2; animals_now=0'),
    means('treatment_note', 'medical treatment|treatment|animal treatment|veterinary treatment|medical record|health record', `Treatment!;${pet.replace('@pet', '@animal|pet')};Date:date!;Vet~Dr Weber|Dr Chen;Medicine;Cost:money#0-;Next on:date;Note:long`, 'Neutering | medicine=Painkiller, three days; cost=90', 'Second vaccine | medicine=Distemper; cost=28', 'Wound on the paw | medicine=Ointment; cost=35', 'Worming | medicine=Tablet; cost=9'),
    same('foster family|foster home|!family|foster'),
  ),
  unlike(/\bpets?\b|veterinar|\bblood (?:donat|bank|station)|beauty|massage|nursing home/i, 'hospital registration|hospital appointment|appointment registration|outpatient|registration record|doctor schedule|doctor scheduling|telemedicine|online consultation|consult doctor|medical record|department browsing|doctor introduction|smart hospital|dental clinic|dentist|video consultation|clinic',
    same('doctor schedule|schedule|time slot|available time|!doctor scheduling|!scheduling|available slot|!time period'),
    same('appointment|registration|appointment registration|medical appointment|doctor appointment|online appointment|!registration record|!appointment record|outpatient appointment'),
    same('medical record|electronic medical record|!medical information|!medical history|!patient record|case record|!consultation record'),
    same('consultation|online consultation|!video consultation|!video'),
    same('fee|registration fee|consultation fee|!payment of fee|!payment|bill|medical bill'),
    same('treatment item|treatment service|!treatment|service item'),
    same('patient|!patient file|!patient profile|!patient information'),
    means('service', 'treatment item|treatment service|treatment|medical service|dental service|service item', 'Name!;Category=Check-up|Filling|Cleaning|Surgery|Other;Price:money#0-;Duration:number(min)#5-240;Description:long;Picture:image', 'Check-up | category=Check-up; price=40; duration=20', 'Cleaning | category=Cleaning; price=75; duration=45', 'Small operation | category=Surgery; price=260; duration=60', 'Bandage and advice | category=Other; price=25; duration=15'),
    living(owed, means('trade_record', 'fee|registration fee|consultation fee|medical fee|bill|medical bill|charge', `Title!;${patient};${visit};Kind=Registration|Consultation|Test|Medicine|Treatment;Amount:money#0-!;Paid with=${paid};Paid on:date`, 'Registration, cardiology | kind=Registration; amount=12', 'Video talk, 20 minutes | kind=Consultation; amount=35', 'Blood count | kind=Test; amount=28', 'Throat tablets | kind=Medicine; amount=9')),
    means('lab_result', 'test report|inspection report|examination report|check-up report|uploaded report|medical report', `Title!;${patient};${visit};Kind=Blood|Urine|X-ray|Ultrasound|ECG;Examined on:date;Result=In range|Out of range;Findings:long;File:file`, 'Blood count | kind=Blood; result=In range', 'X-ray, left wrist | kind=X-ray; result=Out of range', 'Heart at rest | kind=ECG; result=In range', 'Kidneys | kind=Ultrasound; result=In range'),
    living('To send; Send: To send > On the way; Deliver: On the way > Delivered; Cancel: To send > Cancelled', means('trade_record', 'drug delivery|medicine delivery|medication delivery|drug order|medicine order|drug purchase', `Reference!;${patient};Prescription->@electronic prescription|prescription;Address~14 Mill lane|3 Dock street, flat 5;Courier;Amount:money#0-;Sent on:date;Arrives on:date`, 'MD-2041 | amount=18; courier=Blue Van', 'MD-2042 | amount=9; courier=Town Riders', 'MD-2043 | amount=42; courier=Blue Van', 'MD-2044 | amount=27; courier=Town Riders')),
    means('patient', 'patient|patient profile|patient information', 'Name!;Gender=Female|Male|Other;Date of birth:date;Phone:phone;ID number~AB-204118|AB-771302;Blood group=A|B|AB|O;Allergies~None|Penicillin;Address;Notes:long', 'Ana Silva | gender=Female; blood_group=A; allergies=Penicillin', 'Samir Aziz | gender=Male; blood_group=O; allergies=None', 'Grace Liu | gender=Female; blood_group=B; allergies=None', 'Hugo Weber | gender=Male; blood_group=AB; allergies=Latex'),
    has('medical record|electronic medical record|case record', `${patient};${doctor};${visit};Prescription~Ibuprofen 400 mg|Rest for a week`),
    has('treatment plan|x-ray image|tooth chart|tooth|review|follow-up|prescription|electronic prescription', `${patient};${doctor};${visit}`),
    has('doctor|dentist|physician', 'Phone:phone;Email:email'),
    essential(/patient/, 'Staff can manage patients.', /\bpatients\b[\s\S]*\b(?:records?|list|histor\w+|information|files?|visits?)\b|\blist of patients\b/i),
    essential(/medical record|diagnos|histor/, 'Doctors can write medical records.', /\b(?:medical (?:information|records?|histor\w+)|diagnos\w+)\b/i),
    essential(/^fees?$|bill|payment|charge/, 'Patients can pay bills.', /\bpay\w* (?:\w+ ){0,2}(?:bills?|fees?|online)\b/i),
  ),
  practice('blood donation|blood donor|blood station|blood bank|donate blood|donation appointment|donation record',
    same('donation|blood donation|donation record|blood donation record|!donation volume|!historical donation|!donation history'),
    same('honor certificate|honour certificate|certificate|donation certificate|electronic certificate'),
    same('health questionnaire|questionnaire|!questionnaire response|!response|health survey'),
    means('trade_item', 'blood station|donation station|blood donation house|donation site|donation point|donation centre|donation center|blood center|blood centre|donation vehicle', 'Name!;Address;City;Latitude:number;Longitude:number;Phone:phone;Opening hours;Places per hour:number#1-60;Kind=Fixed|Mobile;Description:long;Picture:image', 'Station square | address=1 Station square; city=Graston; opening_hours=8:00 to 18:00; places_per_hour=12; kind=Fixed', 'Harbour clinic | address=3 Dock street; city=Fairhaven; opening_hours=9:00 to 16:00; places_per_hour=8; kind=Fixed', 'Blue bus | address=Market; city=Graston; opening_hours=10:00 to 15:00; places_per_hour=6; kind=Mobile', 'Town hall | address=1 Market square; city=Millbrook; opening_hours=9:00 to 17:00; places_per_hour=10; kind=Fixed'),
    means('trade_record', 'health questionnaire|questionnaire|health survey|pre-donation questionnaire', `Name!;${'Appointment->@donation appointment|appointment|booking'};Date:date!;Weight:number(kg)#45-150;Slept well:boolean;Medicine lately:boolean;Fever or cold:boolean;Travelled lately:boolean;Operation in the last year:boolean;Fit to donate=Yes|No|Ask the doctor;Note`, 'Ana Silva | weight=62; slept_well=yes; fit_to_donate=Yes', 'Samir Aziz | weight=81; slept_well=yes; medicine_lately=yes; fit_to_donate=Ask the doctor', 'Grace Liu | weight=58; slept_well=yes; fit_to_donate=Yes', 'Hugo Weber | weight=90; slept_well=no; fever_or_cold=yes; fit_to_donate=No'),
    means('trade_record', 'honor certificate|honour certificate|certificate|donation certificate|electronic certificate', 'Number!;Holder;Donation->@donation|blood donation|donation record;Volume in all:number(ml)#200-20000;Level=Bronze|Silver|Gold;Issued on:date;Issued by;File:file', 'HC-2041 | holder=Ana Silva; volume_in_all=3150; level=Silver; issued_by=Station square', 'HC-2042 | holder=Samir Aziz; volume_in_all=1200; level=Bronze; issued_by=Harbour clinic', 'HC-2043 | holder=Grace Liu; volume_in_all=5400; level=Gold; issued_by=Town hall', 'HC-2044 | holder=Hugo Weber; volume_in_all=400; level=Bronze; issued_by=Blue bus'),
  ),
  practice('organ donation|organ transplant|transplant|organ donor|organ matching|transplant recipient',
    means('volunteer', 'donor|organ donor|registered donor', `Name!;Date of birth:date;Gender=Female|Male|Other;Blood group=${bloodGroups};Organs;Phone:phone;ID number~AB-204118|AB-771302;Next of kin;Consent signed on:date;Card number;Notes:long`, 'Ana Silva | gender=Female; blood_group=O+; organs=All; next_of_kin=Ben Silva; card_number=OD-2041', 'Samir Aziz | gender=Male; blood_group=A-; organs=Kidneys, liver; next_of_kin=Ida Aziz; card_number=OD-2042', 'Grace Liu | gender=Female; blood_group=B+; organs=Corneas; next_of_kin=Hua Liu; card_number=OD-2043', 'Hugo Weber | gender=Male; blood_group=AB+; organs=All; next_of_kin=Mara Weber; card_number=OD-2044'),
    living('Waiting; Match: Waiting > Matched; Transplant: Matched > Transplanted; Remove: Waiting, Matched > Removed', means('trade_record', 'recipient|waiting list|recipient waiting list|waiting recipient|transplant recipient|waiting list entry|waiting patient', `Name!;Hospital->@hospital|transplant centre;Organ=Kidney|Liver|Heart|Lung|Cornea!;Blood group=${bloodGroups};Urgency=Low|Medium|High;Waiting since:date;Date of birth:date;Doctor->@doctor;Notes:long`, 'Rosa Klein | organ=Kidney; blood_group=O+; urgency=Medium', 'Emil Novak | organ=Liver; blood_group=A-; urgency=High', 'Leo Varga | organ=Cornea; blood_group=B+; urgency=Low', 'Mina Cole | organ=Heart; blood_group=AB+; urgency=High')),
    means('trade_record', 'match|organ match|organ matching|matching|matching result|match record', 'Title!;Donor->@donor|organ donor~Ana Silva|Samir Aziz;Recipient->@recipient|waiting list|waiting list entry~Rosa Klein|Emil Novak;Organ=Kidney|Liver|Heart|Lung|Cornea;Blood groups fit:boolean;Score:percent;Matched on:date!;Decision=Open|Accepted|Refused', 'Silva to Klein | organ=Kidney; blood_groups_fit=yes; score=88; decision=Open', 'Aziz to Novak | organ=Liver; blood_groups_fit=yes; score=74; decision=Accepted', 'Liu to Varga | organ=Cornea; blood_groups_fit=yes; score=91; decision=Accepted', 'Weber to Cole | organ=Heart; blood_groups_fit=no; score=35; decision=Refused'),
    means('treatment_note', 'transplant|transplant record|transplant operation|transplant outcome|transplantation', 'Operation!;Recipient->@recipient|waiting list;Donor->@donor;Hospital->@hospital;Surgeon->@doctor|surgeon;Organ=Kidney|Liver|Heart|Lung|Cornea;Date:date!;Outcome=Successful|Under observation|Rejected|Died;Follow-up on:date;Notes:long', 'Kidney, left | organ=Kidney; outcome=Successful', 'Part of a liver | organ=Liver; outcome=Under observation', 'Cornea, right eye | organ=Cornea; outcome=Successful', 'Heart | organ=Heart; outcome=Under observation'),
    means('trade_record', 'consent form|consent|donation consent|informed consent', 'Title!;Donor->@donor|organ donor;Organs;Signed on:date;Witness;Withdrawn on:date;File:file', 'All organs | organs=All; witness=Ben Silva', 'Kidneys and liver | organs=Kidneys, liver; witness=Ida Aziz', 'Corneas only | organs=Corneas; witness=Hua Liu', 'All but the heart | organs=All but the heart; witness=Mara Weber'),
    same('recipient|!recipient waiting list|waiting list|waiting list entry'),
    same('transplant|!transplant record|!transplant outcome'),
    same('donor|!donor registration|!registration|!donor card|organ donor'),
    same('organ match|!organ matching|!matching'),
    essential(/match/, 'Doctors can record organ matches.', /\bmatch\w*\b/i),
    essential(/recipient|waiting/, 'Doctors can register recipients.', /\brecipients?\b|\bwaiting lists?\b/i),
  ),
]
