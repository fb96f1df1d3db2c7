import { essential } from './essential.ts'
import { has, means, type Practice, practice, same, unlike } from './practice.ts'
import { single } from './shape.ts'

/** What those keep whom patients write to, who find out what is wrong with a vehicle, and who lay out sites from a template. */
// biome-ignore format: a table
export const practicesOfReplies: readonly Practice[] = [
  unlike(/\b(?:vets?|veterinar\w+|pets?|chats?)\b/i, 'mental health clinic|mental health center|health clinic|mental health|counselling centre|counseling center|psychology practice|therapy practice|medical clinic|dental clinic',
    means('trade_request', 'message|online message|contact message|website message|visitor message|patient message', 'Name!;Email:email!;Phone:phone;Service->@service|therapy|treatment;Subject~First appointment|Insurance|Opening hours;Reach me=By email|By phone|Either;Message:long!;Answer:long;Answered by~Dr Weber|Nina Okafor', 'Ana Silva | subject=First appointment; reach_me=By phone; message=I would like to talk to somebody. Do you take new patients this month?', 'Samir Aziz | subject=Insurance; reach_me=By email; message=Is individual counselling paid for by my insurance?; answer=Yes, up to twelve sessions a year.', 'Grace Liu | subject=Opening hours; reach_me=Either; message=Are there appointments after six in the evening?', 'Hugo Weber | subject=First appointment; reach_me=By email; message=My daughter is sixteen. May she come alone?'),
  ),
  unlike(/\b(?:patients?|doctors?|hospitals?|clinics?|medical)\b/i, 'vehicle diagnosis|diagnostic management|vehicle diagnostic|after-sales operation|fault diagnosis|automotive diagnosis',
    single(means('trade_record', 'diagnosis record|diagnostic record|diagnosis|diagnostic|vehicle diagnosis|diagnostic report', 'Title!;Vehicle->@vehicle|car|equipment~Van 31|Truck 04;Fault code~P0300|C1201|U0100;System=Engine|Brakes|Battery|Electrics;Findings:long!;Result=No fault|Fault found|Under way!;Diagnosed by~Mara Lind|Tom Reyes;Date:date;Time:time', 'Engine misses at idle | fault_code=P0300; system=Engine; findings=Two spark plugs are worn.; result=Fault found', 'Brake light stays on | fault_code=C1201; system=Brakes; findings=A sensor sends nothing.; result=Fault found', 'Battery empty overnight | fault_code=U0100; system=Battery; findings=Measured until tomorrow morning.; result=Under way', 'Check before delivery | system=Electrics; findings=All control units answer.; result=No fault')),
    same('diagnosis record|!diagnostic|!diagnosis'),
  ),
  practice('recording of learning|minimum viewing time|least viewing time|minimum watching time',
    same('learning progress|!recording'),
    has('course|micro-class|video course', 'Minimum viewing time:number(min)#5-60'),
    has('learning progress|learning record|study record', 'Viewing time:number(min)#1-90'),
    essential(/progress|learning record|study record/, 'Students can view learning progress.', /\blearning progress\b/i),
  ),
  practice('wordpress|wordpress template|wordpress website|wordpress theme|blog template|website template',
    has('image|video|picture', 'Article->@article|blog post|post'),
  ),
]
