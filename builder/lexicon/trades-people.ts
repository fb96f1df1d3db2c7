import { type Named, named } from './shape.ts'

const service = 'Phone:phone;Email:email'

/** Those whose name says what is kept of them. */
// biome-ignore format: a table
export const peopleTrades: readonly Named[] = [
  named('person', 'pilot|captain|skipper|sailor|train driver|bus driver|crew member|flight attendant|astronaut', `Name!;Rank=Trainee|Second|First|Captain;Licence number;Experience:number(years)#0-;${service};Licence valid until:date;Note:long`),
  named('person', 'guard|security guard|police officer|officer|ranger|firefighter|patrol officer|lifeguard|watchman|investigator|inspector|law enforcement officer|soldier|security officer|warden', `Name!;Badge number;Rank=Trainee|Officer|Senior officer|Chief;Unit;Area;Shift=Early|Late|Night;${service};Since:date`),
  named('expert', 'actor|actress|film director|director|performer|celebrity|star of film|singer profile|dancer|comedian|voice actor|film star|idol|entertainer', 'Name!;Known for;Genre=Drama|Comedy|Music|Documentary|Stage;Born on:date;Country;Awards;About:long;Picture:image'),
  named('expert', 'translator|interpreter|proofreader|copywriter|editor|ghost writer|subtitler', `Name!;Languages;Field=Law|Technology|Literature|Medicine|Marketing;Rate:money#0-;Experience:number(years)#0-;Rating:rating;${service};About:long`),
  named('expert', 'attorney|solicitor|barrister|notary|legal adviser|legal advisor|legal consultant|paralegal', `Name!;Practice area=Family|Labour|Trade|Criminal|Property;Firm;Licence number;Fee per hour:money#0-;Experience:number(years)#0-;Rating:rating;${service};About:long;Picture:image`),
  named('expert', 'researcher|scientist|scholar|professor|academic expert|author of paper|principal investigator|research fellow', 'Name!;Institution;Field;Degree=Bachelor|Master|Doctor|Professor;Publications:number#0-;Email:email;Website:url;About:long;Picture:image'),
  named('expert', 'babysitter|nanny|caregiver|carer|home helper|housekeeper|pet sitter|dog walker|domestic helper|nursing worker|cleaner profile|handyman|craftsman|plumber|electrician|carpenter|domestic worker|housekeeping worker', `Name!;Service;Area;Rate per hour:money#0-;Experience:number(years)#0-;Free on=Weekdays|Evenings|Weekends|Any time;Rating:rating;${service};About:long;Picture:image`),
  named('person', 'passenger|traveler|traveller|tourist|tour participant', `Name!;Passport number;Date of birth:date;Nationality;Seat;${service};Special wishes:long`),
  named('person', 'child|kid|kid profile|child profile|baby profile|infant', 'Name!;Date of birth:date;Sex=Girl|Boy;Parent;Parent phone:phone;Group;Allergies;Note:long;Picture:image'),
  named('person', 'landlord|property owner|house owner|homeowner|building owner|apartment owner|lessor', `Name!;Properties:number#0-;Bank account;${service};Address;Since:date;Note:long`),
  named('person', 'library reader|library member|reader profile|library user|borrower profile', `Name!;Card number;Kind=Adult|Child|Student|Teacher;Books out:number#0-;Valid until:date;${service};Address`),
  named('person', 'donor|benefactor|patron|supporter profile|backer|philanthropist', `Name!;Kind=Person|Company|Foundation;Given so far:money#0-;Last gift on:date;${service};Address;Thank-you sent:boolean;Note:long`),
  named('person', 'seller|shop owner|merchant account|store owner|vendor account|supplier contact|wholesaler', `Name!;Shop;Goods;Rating:rating;Sold:number#0-;${service};Address;Since:date`),
  named('person', 'buyer|shopper|consumer profile|purchaser', `Name!;${service};Address;Orders:number#0-;Spent:money#0-;Last order on:date;Note:long`),
  named('person', 'subscriber|premium user|paying member|follower of newsletter', 'Name!;Email:email!;Plan=Free|Basic|Plus|Business;Since:date;Renews on:date;Source;Note:long'),
  named('person', 'competitor|contestant|entrant|runner|racer profile|challenger', `Name!;Start number;Category=Junior|Open|Women|Men|Senior;Club;Date of birth:date;${service};Result`),
  named('person', 'witness|plaintiff|defendant|applicant for aid|party to case|claimant', `Name!;Part=Witness|Plaintiff|Defendant|Other;Case;${service};Address;Statement:long;Heard on:date`),
  named('person', 'agent account|sales agent|promoter|affiliate|referrer|reseller|franchise owner|sub-agent|promotion agent|distribution agent|channel partner|distribution member|team leader of sales', `Name!;Level=First|Second|Third;Referral code;Brought by;Customers:number#0-;Commission rate:percent#0-100;Earned:money#0-;${service};Joined on:date`),
  named('person', 'operator|machine operator|line worker|production worker|assembler|welder|miner', `Name!;Staff number;Station;Shift=Early|Late|Night;Skills;${service};Since:date`),
  named('person', 'winner|prize winner|lucky user|lottery winner|winning user', 'Name!;Prize!;Drawn on:date;Phone:phone;Address;Handed over:boolean;Note'),
  named('person', 'investor|shareholder|fund holder|stakeholder', `Name!;Kind=Private|Company|Fund;Invested:money#0-;Shares:number#0-;Since:date;${service};Note:long`),
  named('person', 'cashier|clerk|receptionist|customer service agent|customer service representative|service agent|call center agent|call centre agent|customer service staff|support agent|online customer service', `Name!;Staff number;Desk;Shift=Early|Late|Night;State=Free|Talking|Away;Talks today:number#0-;Rating:rating;${service}`),
]
