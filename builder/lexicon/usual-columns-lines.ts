/** Columns that tables called by these nouns usually have, written as those of a kit; a noun with a "=" before it means that alone, any other its compounds too. */
export const usualColumnsOfNouns = `
=about section: Content:long;Picture:image;Sort order:number#0-
=academic record: Semester;Grade point:number#0-;Credits earned:number#0-;Remark:long
=acceleration node: Region;Address;Bandwidth:number#0-;Load:percent;~Status=Online|Offline
=acceleration server: Region;Address;Bandwidth:number#0-;Load:percent;~Status=Online|Offline
=access log: Target;Time:date;Address
access permission: Level=View|Comment|Edit
=access record: Person->@people;Direction=In|Out;Time:date;Method=Card|Face|Code
=access right: Level=Read|Write|Manage;Granted on:date
=access rule: Role->@role;Level=None|View|Edit
=accommodation: Type=Hotel|Hostel|Apartment;Address;Price per night:money#0-;Rating:rating;Phone:phone;Description:long;Picture:image
=account category: Code;Kind=Income|Expense|Asset|Liability
=account change: Action=Added|Modified|Deleted;Field;Old value;New value
=account group: Department;Description:long
activity: Description:long;Picture:image;~Status=Upcoming|Running|Ended;Location;Start:date;End:date;Category=Culture|Nature|Food|Sport|Nightlife;Fee:money#0-
=activity category: Description:long;Order:number#0-
activity entry: Student->@student;~Status=Joined|Attended|Cancelled;Joined at:date
=activity participant: Name;Phone:phone;~Status=Registered|Attended|Cancelled
=activity record: Date:date;Points:number#0-
=activity registration: Phone:phone;~Status=Registered|Confirmed|Cancelled
=activity rule: Activity->@activity;Text:long;Order:number#0-
=activity session: Child->@children;Date:date;Minutes:number#0-;Score:number#0-;Observation:long
=activity sign-up: Participant name;Phone:phone;~Status=Registered|Attended|Cancelled
=actor: Country;Movies:number#0-
=acupoint: Meridian;Location:long;Effects:long;Method:long;Picture:image
=ad: Text:long;Picture:image;~Status=Running|Paused
=ad creative: Campaign->@campaign;Type=Image|Video|Text;Material:file;Landing page:url;Size
=ad publication: Platform->@social media platform;Published at:date;Post link:url
=ad space: Media->@media;Position;Size;Price:money#0-;~Status=Available|Occupied
=ad spend record: Keyword->@keyword;Date:date;Clicks:number#0-;Impressions:number#0-;Cost:money#0-
=ad view: Watched at:date;Seconds:number#0-;Reward coins:number#0-;Completed:boolean
address: Phone:phone;City;Street;Default:boolean;Postcode
=address search: Property->@property;Found:boolean;Searched at:date
=adjustment: Indicator->@indicator;Reason:long;Action:long;Date:date;~Status=Planned|Done
=admission: Gate;Verified at:date;Result=Admitted|Refused
=advertisement: Level=Top banner|Middle|Bottom;Picture:image;Link:url;Order:number#0-;Active:boolean
=advertiser: Contact person;Phone:phone;Email:email;Balance:money#0-
=advertising record: Date:date;Impressions:number#0-;Clicks:number#0-;Conversions:number#0-;Cost:money#0-;Region;Device=Desktop|Mobile|Tablet
=affair: Enterprise->@enterprise;Kind;Due date:date;~Status=Open|In progress|Done;Notes:long
=after-sales case: Customer->@customer;Product->@product;Problem:long;Solution:long;~Status=Open|In progress|Closed
=after-sales request: Order->@order;Kind=Repair|Exchange|Complaint;Description:long;Reply:long;~Status=Open|In progress|Closed
=agency: Level=National|Regional|Provincial|City;Contact person;Phone:phone;Email:email;Address
=agent: Phone:phone;Level=First|Second|Third;Commission:percent;Region
=aggregate: Source->@data source;Period=Hour|Day|Month;Start:date;Average:number#0-;Minimum:number#0-;Maximum:number#0-
=ai engine: Provider;Model;Address:url;Cost per request:money#0-;Active:boolean
=ai image job: Source image:image;Result image:image
=ai suggestion: Portfolio->@portfolio;Asset->@asset;Action=Buy|Sell|Hold;Confidence:percent;Reason:long;Suggested at:date;~Status=New|Accepted|Dismissed
=airline: Code;Logo:image;Phone:phone;Counter
album: Description:long;Cover:image;Access=Public|Friends|Private
=album photo: Album->@album;Product->@door product;Picture:image;Order:number#0-
=album setting: Rotation seconds:number#0-;Thumbnail size:number#0-;Sort by=Name|Date|Custom order
alert: Raised at:date;~Status=Open|Acknowledged|Resolved;Level=Info|Warning|Critical;Rule->@alert rule;Text:long;Value:number#0-;Device->@device
alert rule: Condition;Threshold:number#0-;Active:boolean;Level=Info|Warning|Critical;Metric;Measure
=alert setting: Site->@site;Metric;Upper limit:number#0-;Lower limit:number#0-;Active:boolean
=allocation: Supplier->@supplier;Container or vehicle;Volume:number#0-;Weight:number#0-;Load rate:percent
=amenity: Icon:image;Description:long;Order:number#0-
analysis: Result:long;Method
analysis report: Period;Summary:long;File:file
=analysis template: Metrics;Chart type=Bar|Line|Pie|Heat map;Description:long
=analytical report: Checklist->@checklist;Findings:long;Generated at:date
=anchor: Speciality;Photo:image;Biography:long;Call price per minute:money#0-;Followers:number#0-;Verified:boolean
=animal: Species->@specy;Breed;Gender=Female|Male|Unknown;Birthday:date;Weight kg:number#0-;Cage;Photo:image;~Status=Admitted|In treatment|Recovered|Discharged|Deceased
=animal owner: Phone:phone;Email:email;Address
=animation: Data set->@data set;Template->@visualization template;Seconds:number#0-;Speed:number#0-;Video:file
=animation effect: Type=Entrance|Exit|Emphasis|Transition;Duration:number#0-;Preview:image
=announcement: Content:long;Published on:date
answer: Text:long;Question->@question;Value:long
=answer option: Question->@question;Score:number#0-;Outcome->@outcome;Sort order:number#0-
=answer record: Question->@question;Exam->@exam;Answer:long;Correct:boolean;Points:number#0-;Answered at:date
=answer view: Fee:money#0-;Viewed at:date
=app feature: Description:long;Icon:image;Sort order:number#0-
=app page: Application->@application;Layout:long;Route;Sort order:number#0-
application: ~Status=Sent|Viewed|Interview|Hired|Rejected;Description:long;Cover letter:long;CV:file;Resume->@resume
=application review: Score:number#0-;Comment:long;Decision=Accept|Reject|Wait
=application scenario: Area;Description:long;Picture:image
=applied effect: Effect->@effect;Start second:number#0-;End second:number#0-;Strength:number#0-
appointment: Time:time;~Status=Requested|Confirmed|Finished|Cancelled;Fee:money#0-;Problem:long;Doctor->@doctor;Date:date;Reason:long
=approval: Step->@workflow step;Decision=Pending|Approved|Rejected;Comment:long
=approval record: Rule->@approval rule;Decision=Approved|Rejected|Returned;Comment:long;Decided at:date
=approval rule: Credit product->@credit product;Field;Operator;Value;Action=Approve|Reject|Manual review;Priority:number#0-;Active:boolean
=area: Building;Floor;Capacity:number#0-;Latitude:number#0-;Longitude:number#0-;Map:image
article: Summary:long;Cover:image;Category->@category;Published on:date;Body:long
=article category: Description:long
=article recommendation: Reason;Recommended on:date;Read:boolean
=article tag: Tag->@tag;Sort order:number#0-
=article version: Version:number#0-;Content:long;Saved at:date
=artist: Photo:image;Biography:long
=assessment: Area;Score:number#0-;Findings:long;Date:date
=assessment group: Skill->@skill;Leader->@employee;Members;Description:long
=assessment result: Course->@course;Date:date;Result=Competent|Not yet competent|Pending;Feedback:long
=asset movement: From location;To location;Date:date;Reason
=assistance message: Text:long;Attachment:file
=assistance request: Request:long;Needed by:date;~Status=Open|In progress|Answered|Closed
=attachment: Email->@email;File:file;Size:number#0-
=attendance: ~Status=Present|Late|Absent
=attraction: Opening hours;Ticket price:money#0-;Picture:image;Category->@attraction category;Address;Description:long
=attraction category: Description:long;Sort order:number#0-
=auction: Item->@digital collectible;Start price:money#0-;Current price:money#0-;Start time:date;End time:date;~Status=Upcoming|Running|Ended
=audience: Region;Interests;Size:number#0-
=audio category: Icon:image;Sort order:number#0-
=audio extraction: Format=MP3|WAV|AAC;Output:file
=audio file: File:file;Duration:number#0-
=audio track: Category=Parenting|Ancient wisdom|Health;Audio:file;Duration:number#0-;Cover:image;Plays:number#0-
=audiobook: Author;Narrator;Category->@audiobook category;Cover:image;Description:long;Members only:boolean;Plays:number#0-;~Status=Serialising|Finished
=audiobook category: Icon:image;Sort order:number#0-
=audit: Result=Approved|Rejected;Comment:long
=author: Biography:long;Photo:image
=authorization: Agreement->@privacy agreement;Agreed:boolean;Agreed at:date
=automation job: Data set->@data set;Source:url;Schedule;Last run:date
=automation rule: Trigger;Action:long;Schedule;Active:boolean
=availability slot: Day;From:time;To:time
=avatar: Source image->@uploaded image;Style->@avatar style;Picture:image;Generated at:date
=avatar style: Preview:image;Tier=Basic|Premium;Description:long;Active:boolean
=baby: Member->@member;Birth date:date;Gender=Boy|Girl|Expected
=background image: Picture:image;Category;Public:boolean
=backup: File:file;Size:number#0-
=backup schedule: Database->@database;Frequency=Hourly|Daily|Weekly|Monthly;Time:time;Keep days:number#0-;Active:boolean
=badge: Icon:image;Description:long
=balance: Balance:money#0-;Currency;Credit limit:money#0-
=bank: Code;City;Fee:percent;Active:boolean
banner: Picture:image;Order:number#0-;Link:url
=batch: Target format->@data format;Files:number#0-;Started at:date
=batch job: Template->@style template;Images:number#0-;Progress:percent
=battle: Attacker->@character;Defender->@character;Winner->@character;Damage:number#0-
=behavior recognition: Camera->@camera;Behaviour=Dumping|Fighting|Falling|Loitering;Picture:image;Confidence:percent;Recognised at:date
=benefit: Product->@product;Description:long;Icon:image;Sort order:number#0-
=benefit redemption: Member->@member;Code;Date:date;~Status=Claimed|Used|Expired
=bet: Amount:money#0-;Odds:number#0-;Payout:money#0-;~Status=Placed|Won|Lost|Refunded
=bid: Amount:money#0-;Bid at:date;Winning:boolean
=bill: Kind=Salary|Social security|Service|Other;Month:date;Amount:money#0-;Due date:date;~Status=Unpaid|Paid|Cancelled
=bill of material: Material->@material;Quantity:number#0-;Position;Version
=billing record: Kind=Live stream|Call|Membership|Top-up;Amount:money#0-;Balance after:money#0-
=blog post: Category;Content:long;Cover:image;Published on:date
=blogger: Weibo link:url;Question fee:money#0-;Field;Introduction:long;Avatar:image;Followers:number#0-
=bluetooth device: Address;Kind=Phone|Headset|Player;Paired:boolean;Connected:boolean;Last connected:date
=bonus round: Level->@level;Duration:number#0-;Multiplier:number#0-;Description:long
booking: ~Status=Booked|Confirmed|Cancelled|Attended;Total:money#0-;Client->@client;Note:long;Phone:phone
=booking service: Service->@service;Quantity:number#0-;Price:money#0-
=bookmark: Address:url;Folder->@bookmark folder;Notes:long;Order:number#0-
=bookmark folder: Parent->@bookmark folder;Order:number#0-
=borrower: ID number;Phone:phone;Income:money#0-;Occupation;Credit score:number#0-
=bounty: Job posting->@job posting;Enterprise->@enterprise;Reward:money#0-;Conditions:long;Deadline:date;~Status=Open|Taken|Paid|Expired
=bounty claim: Note:long
=brainwave program: Type=Alpha|Theta|Delta;Frequency:number#0-;Minutes:number#0-;Audio:file;Description:long
=branch: Region;Manager;Phone:phone;Address
=brand: Country;Logo:image;Average rating:rating;Description:long
=brand profile: Slogan;Logo:image;Description:long;Address;Phone:phone;Email:email
=branding item: Animation->@animation;Kind=Watermark|Logo|Personal information|Organisation information;Picture:image;Text;Position=Top left|Top right|Bottom left|Bottom right
=broadcast setting: Language;Voice=Female|Male;Speed:number#0-;Volume:number#0-;Announce every point:boolean
=build: Version;Started at:date;File:file;Log:long
=buildable area: Property->@property;Area:number#0-;Maximum height:number#0-;Setback:number#0-;Permitted use;Outline:long;Notes:long
=bullet comment: Room->@live room;Session->@live session;Colour;Sent at:date
=business: Category=Shop|Restaurant|Lounge|Service;Terminal;Floor;Opening hours;Phone:phone;Picture:image;Description:long
=business area: Description:long;Icon:image;Picture:image;Sort order:number#0-
=business category: Description:long;Sort order:number#0-
=business figure: Data set->@data set;Value:number#0-;Unit;Date:date
=business module: Icon:image;Category;Link;Description:long;Active:boolean
=business record: Category->@business category;Customer->@customer;Amount:money#0-;Date:date;Description:long;~Status=Open|In progress|Closed
=business rule: Application->@application;Trigger=Create|Update|Delete|Click|Schedule;Condition:long;Action:long;Active:boolean
=cache entry: Interface;Expires at:date;Hits:number#0-;Size KB:number#0-
=cached item: Source->@subscription source;Author;Summary:long;Content:long;Link:url;Published at:date;Read:boolean;Starred:boolean
=cad file: Project->@project;File:file;Version;Format=DWG|DXF;Size:number#0-;Imported at:date
=cafeteria payment: Amount:money#0-;Meal=Breakfast|Lunch|Dinner;Paid at:date
=calculation: Product->@product;Daily flow:number#0-;Pollution load:number#0-;Recommended capacity:number#0-;Estimated cost:money#0-
=calendar event: Start:date;End:date;Notes:long;Location;Kind=Meeting|Deadline|Leave|Other
call: Started at:date;~Status=Ringing|Answered|Missed|Ended;Seconds:number#0-;Ended at:date;Kind=Audio|Video
=call participant: Joined at:date;Left at:date
=camera: Location;Latitude:number#0-;Longitude:number#0-;Stream:url;~Status=Online|Offline
=camera recording: Recorded at:date;File:file;Seconds:number#0-;Guide lines:boolean
campaign: ~Status=Planned|Running|Ended;Start date:date;End date:date;Budget:money#0-;Advertiser->@advertiser;Kind=Coupon|Discount|Group buy|Gift;Discount:percent;Description:long
=candidate: Phone:phone;Email:email;Position->@position;Source->@candidate source;CV:file;Stage=New|Screening|Interview|Offer|Onboarded|Left|Rejected
=candidate note: Text:long;Rating:rating;Interview at:date
=candidate source: Channel=Website|Referral|Job board|Event;Cost:money#0-;Candidates:number#0-
=canvas component: Screen->@large screen;Dataset->@dataset;Type=Line|Bar|Pie|Map|Table|Text;Position X:number#0-;Position Y:number#0-;Style:long
=canvas item: Project->@project;Component->@component;Position X:number#0-;Position Y:number#0-;Width:number#0-;Height:number#0-;Style:long;Data source->@data source
=car: Brand;Plate number;Mileage:number#0-;Purchase time:date;Price:money#0-;Insurance until:date
=car image: Car->@scrapped car;Step->@process step;Picture:image;Taken at:date
=car model: Brand;Year:number#0-;Engine;Picture:image
=car record: Car->@car;Kind=Fuel|Maintenance|Insurance|Fine;Cost:money#0-;Mileage:number#0-;Date:date
=car video: Car->@scrapped car;Step->@process step;Video:file;Duration:number#0-
=car wash: Address;Latitude:number#0-;Longitude:number#0-;Phone:phone;Opening hours;Price from:money#0-;Picture:image
=card batch: Game->@game;Server;Contents:long;Total:number#0-;Remaining:number#0-;Start:date;End:date;~Status=Open|Empty|Ended
=card transaction: Kind=Top-up|Payment|Refund;Amount:money#0-;Bonus:money#0-;Balance after:money#0-
=carousel slide: Picture:image;Link:url;Sort order:number#0-;Active:boolean
=carplay connection: Connected at:date;Disconnected at:date;Automatic:boolean
=carrier: Phone:phone
cart item: Quantity:number#0-;Selected:boolean
=case: Picture:image
=case study: Client;Solution->@solution;Picture:image;Body:long;Completed on:date
=catalog: Product->@product;File:file;Language;Downloads:number#0-
category: Description:long;Sort order:number#0-;Parent->@category
=catering order: Dish->@dish;Quantity:number#0-;Total:money#0-;Pick-up time:date;~Status=Placed|Paid|Ready|Collected|Cancelled
=certificate: Student->@student;Certificate number;Issuer;Issued on:date;Credits:number#0-;File:file
=certificate authentication: Submitted on:date;Result=Pending|Passed|Failed;Comment:long
=change record: Action=Added|Changed|Deleted
channel: ~Status=On air|Off air;Kind=Web|Email|Phone|Chat|Social media
=channel category: Description:long;Sort order:number#0-
chapter: Number:number#0-;Free:boolean;Sort order:number#0-;Duration:number#0-;Summary:long;Comic->@comic;Published on:date
=chapter image: Picture:image;Order:number#0-;Width:number#0-;Height:number#0-
character: Portrait:image;Health:number#0-;Level:number#0-;Attack:number#0-;Defence:number#0-
=characteristic: Review->@review;Value
=charging card: Balance:money#0-;Issued on:date;~Status=Active|Lost|Disabled
=charging order: Pile->@charging pile;Started at:date;Stopped at:date;Energy:number#0-;Amount:money#0-;Payment method;~Status=Charging|Unpaid|Paid|Cancelled
=charging pile: Station->@charging station;Type=Fast|Slow;Power:number#0-;Price per kWh:money#0-;Installed on:date;~Status=Free|Charging|Fault|Offline
=charging station: Address;Latitude:number#0-;Longitude:number#0-;Opening hours;Parking lot->@parking lot;Phone:phone;Picture:image;~Status=Open|Closed
chart: Kind=Bar|Line|Pie|Gauge|Map;Measure;Dimension
chat: Kind=Single|Group;Picture:image;Last message at:date
=chat link: Enterprise->@enterprise;Address:url;Welcome text;Visits:number#0-;Active:boolean
chat member: Role=Owner|Admin|Member;Muted:boolean;Unread:number#0-;Joined at:date
chat message: Text:long;Picture:image;Sent at:date;Read:boolean
=chat room: Description:long
check-in: Points:number#0-;Days in a row:number#0-
=check-in record: Room->@room;Guest name;ID number;Checked in at:date;Checked out at:date;~Status=Checked in|Checked out
=checklist: Stage=First|Second;Description:long;Active:boolean
=checklist item: Checklist->@checklist;Options:long;Depends on->@checklist item;Sort order:number#0-
=checklist response: Item->@checklist item;Selection;Note:long;Answered at:date
=chemical formula: Product;Ingredients:long;Ratio;Version;~Status=Active|Retired
=child: Gender=Male|Female
=circle: Topic;Picture:image;Members:number#0-;Description:long
=circle member: Role=Owner|Admin|Member;Joined on:date
=circle post: Circle->@circle;Text:long;Picture:image;Likes:number#0-
=city: Latitude:number#0-;Longitude:number#0-;Province
=city service: Category;Link:url;Icon:image;Description:long
=claim: Amount:money#0-
=claim document: Claim->@claim;Kind=ID|Medical report|Invoice|Other;File:file;Verified:boolean
=claim progress: Stage;Note:long;Date:date
class: Class teacher->@teacher;Grade;Members:number#0-
=cleaning rule: Data set->@data set;Column;Operation=Remove duplicates|Fill missing|Trim|Replace|Delete;Value;Rows changed:number#0-
=cleansing run: Started at:date;Checked:number#0-;Corrected:number#0-;Removed:number#0-
=click: Clicked at:date;Visitor;Source;Device=Desktop|Mobile|Tablet
=client: Phone:phone;Email:email;Notes:long
=client action: Target component->@component;Action=Show|Hide|Update|Redirect|Message;Value:long;~Status=Sent|Applied
=cloud upload: Source->@data source;Target;Records:number#0-;Uploaded at:date
=code generation: Template->@template;Parameter values:long;Generated at:date
=code library: Language;Description:long;Visibility=Public|Private
=code snippet: Code:long;Element selector;PHP version;Theme->@highlight theme
=code submission: Library->@code library;Language;Version;Code:long;File:file;~Status=Submitted|In review|Accepted|Rejected|Merged
=collaboration request: Freelancer->@freelancer profile;Message:long;Budget:money#0-;~Status=Sent|Accepted|Declined|Completed
=collaborator: Permission=View|Comment|Edit;Invited on:date
=collected card: Member->@member;Collected at:date;Source
=collected data: Collected at:date
=collection: Description:long
=collection item: Video->@video;Order:number#0-
=collection setting: Interval minutes:number#0-;Unit=mm|inch;Threshold:number#0-;Active:boolean
=collection source: Kind=Upload|Camera|Platform|API;Address:url;Schedule;Active:boolean
=color palette: Foreground;Background;Colours;Number of colours=4|9|16
=color scheme: Main colour;Background colour;Text colour;Active:boolean
=colour: Code;Extra price:money#0-;Active:boolean
=column: Teacher->@teacher;Description:long;Cover:image;Price:money#0-;Subscribers:number#0-;Recommended:boolean
=column article: Column->@column;Content:long;Published on:date;Free:boolean
=combined response: Text:long;Method=Merge|Vote|Summary;Rating:rating
=comic: Author->@author;Category->@comic category;Introduction:long;Cover:image;Update status=Ongoing|Finished|Paused;Views:number#0-
=comic author: Photo:image;Biography:long
=comic category: Description:long;Sort order:number#0-
=comic page: Page number:number#0-;Picture:image
comment: Text:long;Likes:number#0-
=comment change: Field->@table field;Old comment:long;New comment:long;Changed at:date
commission: Amount:money#0-;~Status=Due|Paid;Rate:percent
=commission rule: Product->@product;Rate:percent;Minimum amount:money#0-;Valid from:date
=community post: Picture:image;Topic;Likes:number#0-
=company: Industry;Size;City;Description:long;Logo:image
=company detail: Address;Phone:phone;Email:email
=company introduction: Content:long;Picture:image;Sort order:number#0-
=company milestone: Date:date;Description:long;Picture:image
=company page: Body:long;Picture:image
=company profile: Content:long;Picture:image;Sort order:number#0-
=comparison result: Comparison->@comparison;Column;Excel value;Database value;Result=Identical|Different|Only in Excel|Only in database
=compatibility check: Target->@database;Issues:number#0-;Report:long;Checked at:date;Result=Compatible|Partly|Incompatible
=compatibility record: Browser;Version;Result=Supported|Partial|Unsupported;Note:long
=competitor: Kind=Team|Player;Colour;Logo:image
component: Icon:image;Type=Chart|Map|Table|Text|Media
=component category: Description:long;Order:number#0-
=component library: Author;Version;Link:url;Installed:boolean;Description:long
=component record: Product->@product;Component;Batch;Installed at:date;Supplier
=computing task: Progress:percent
=conference: Access code;Start time:date;Duration:number#0-;~Status=Scheduled|Running|Ended
=conference participant: Phone:phone;Joined at:date;Left at:date;Muted:boolean
=connection: Opened at:date;Closed at:date;Error
=consent: Given:boolean;Given at:date;Text version
=consistency comparison: Target->@database;Tables compared:number#0-;Differences:number#0-;Details:long;Result=Identical|Different
=construction drawing: Project->@project;Type=Plan|Elevation|Section|Detail;File:file;Version;Generated at:date
=construction order: Facility->@drainage facility;Contractor;Content:long;Start date:date;End date:date;~Status=Planned|In progress|Finished
=construction site: Address;Start date:date;End date:date;Area:number#0-;Progress:percent;~Status=Planned|Building|Finished
consultation: ~Status=Open|Answered|Closed;Notes:long;Doctor->@doctor
=consultation message: Consultation->@consultation;Sent at:date;Picture:image
=consultation reply: Text:long;Attachment:file
=consumption record: Member->@member;Store;Amount:money#0-;Points earned:number#0-;Items:long;Date:date
contact: Phone:phone;Email:email;Notes:long
contact detail: Address;Phone:phone;Email:email;Map link:url
=contact group: Description:long
contact message: Name;Email:email;Message:long;~Status=New|Answered;Phone:phone
=contact request: Preferred time:date;Message:long;~Status=New|Answered|Closed
content: Body:long;Published on:date;Category->@category;Type=Article|Page|Image|Video;Cover:image
=content block: Type=Text|Image|Video|Other;Text:long;Sort order:number#0-
=content category: Kind=News|Product|Service;Sort order:number#0-
content version: Version:number#0-;Body:long;Note;Saved at:date
=contestant: Age:number#0-;City;Photo:image;Biography:long;Votes:number#0-;~Status=Competing|Eliminated|Winner
=contestant video: Contestant->@contestant;Link:url;Cover:image;Views:number#0-;Description:long
contract: ~Status=Open|In production|Completed;File:file;End date:date;Start date:date;Customer->@customer;Amount:money#0-;Contract number;Counterparty
=contract application: Template->@contract template;Purpose:long;Needed by:date
=contract category: Description:long;Order:number#0-
=contract expense: Contract->@contract;Category;Amount:money#0-;Tax:money#0-;Date:date;Receipt:file
=contract payment: Contract->@contract;Kind=Receivable|Payable;Amount:money#0-;Due date:date;Paid on:date;~Status=Due|Paid|Overdue
=contract resource: Kind=Clause|Seal|Attachment|Standard text;Text:long;File:file
=contract template: Category->@contract category;Body:long;Version;Active:boolean
conversation: Last message;Kind=Private|Group
=conversation line: Lesson->@lesson;Speaker=Teacher|Learner|System;Code:long;Picture:image;Sort order:number#0-
=conversation member: Last read at:date;Muted:boolean
=conversation message: Sender=User|Assistant;Text:long;Audio:file
conversion: Target format->@format;Quality=Low|Medium|High;Output file:file;Started at:date
=conversion result: Source file->@spreadsheet file;Format->@data format;File:file;Downloads:number#0-
=copied trade: Copy setting->@copy setting;Amount:number#0-;Price:money#0-;Profit:money#0-
=copy setting: Amount per trade:money#0-;Maximum loss:percent;Start date:date;~Status=Active|Paused|Stopped
=coroutine: Pool->@coroutine pool;Started at:date;Tasks done:number#0-;~Status=Idle|Running|Stopped
=coroutine pool: Size:number#0-;Queue length:number#0-;Timeout:number#0-;Description:long;~Status=Running|Stopped
=corporate account: Contact person;Phone:phone;Balance:money#0-;Credit limit:money#0-;~Status=Active|Suspended
=cost category: Kind=Fixed|Variable;Description:long
=cost formula: Formula:long;Base fee:money#0-;Hourly rate:money#0-;Markup:percent
=cost record: Category->@cost category;Department->@department;Amount:money#0-;Date:date;Voucher:file;Note:long
=cost report: Period;Total cost:money#0-;Sales total:money#0-;Profit:money#0-;Summary:long
=counseling message: Session->@machine session;Sender=User|Machine|Expert;Appointment->@appointment;Sent at:date
=counselor: Title;Specialty;Fee:money#0-;Experience years:number#0-;Biography:long;Photo:image;Rating:rating
=counterparty: Registration number;Contact person;Phone:phone;Email:email;Address
=country: Country code:number#0-;Currency
coupon: Valid until:date;Minimum spend:money#0-;~Status=Unused|Used|Expired;Discount:money#0-;Valid from:date;Quantity:number#0-;Value:money#0-
=coupon claim: ~Status=Unused|Used|Expired;Used on:date
=coupon purchase: Merchant->@merchant;Coupon type->@coupon type;Quantity:number#0-;Total:money#0-;~Status=Unpaid|Paid|Refunded
=coupon type: Kind=Hours|Amount|Full day;Face value:money#0-;Price:money#0-;Valid days:number#0-;Description:long
course: Description:long;Cover:image;Teacher;Price:money#0-;~Status=Open|Closed;Category->@course category;Level=Beginner|Intermediate|Advanced
course category: Description:long;Sort order:number#0-
=course enrolment: Progress:percent
=course lesson: Course->@course;Video:url;Minutes:number#0-;Sort order:number#0-
=course plan: Report->@health report;Goal;Weeks:number#0-;Start date:date;Description:long;~Status=Active|Finished|Stopped
=course progress: Progress:percent;Last activity:date;~Status=Active|Completed|Withdrawn
=course schedule: Class->@class;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Start:time;End:time;Room
=coverage record: Run->@test run;Lines:number#0-;Covered lines:number#0-;Coverage:percent
=crawl record: Source:url;Crawled at:date;Movies:number#0-;File:file
=crawl run: Started at:date;Finished at:date;Pages:number#0-;Records:number#0-
=crawl source: Link:url;Description:long;Frequency;~Status=Active|Paused
=crawl task: Source->@crawl source;Started at:date;Ended at:date;Records:number#0-
=crawled record: Source->@crawl source;Category;Link:url;Content:long;Crawled at:date
=creator: Avatar:image;Biography:long;Website:url;Followers:number#0-
=credit guarantee: Amount:money#0-;Paid at:date;~Status=Paid|Frozen|Refunded
=credit product: Type=Personal|Business|Mortgage|Car;Minimum amount:money#0-;Maximum amount:money#0-;Interest rate:percent;Term months:number#0-;Description:long
=credit record: Date:date;~Status=Normal|Overdue|Settled
=credit report: Subject->@subject;Score->@credit score;Summary:long;Issued on:date;File:file
=credit score: Score:number#0-;Grade=AAA|AA|A|B|C;Agency;Calculated on:date
=crm sync record: Kind=Member|Points|Prize;Direction=In|Out;Items:number#0-;Synced at:date
=csv file: File:file;Rows:number#0-;Columns;Uploaded on:date
=cuisine: Description:long;Restaurants:number#0-
=currency pair: Base currency;Quote currency;Spread:number#0-;Last price:number#0-
=current event: Content:long;Cover:image;Published on:date;Region
=custom collection: Source;Fields:long;Rules:long;Description:long
=custom field: Label;Type=Text|Number|Date|Image|Choice;Applies to=Pages|Posts;Required:boolean;Options:long
=custom parameter: Form->@form;Kind=Text|Number|Date|Choice;Default value;Description:long
customer: Phone:phone;Email:email;Address;Notes:long;Contact person
=customer contact: Customer->@customer;Kind=Call|Email|Meeting|Visit;Date:date;Notes:long;Next step
=customer follow-up: Customer->@customer;Method=Call|Visit|Email;Content:long;Date:date;Next step
=daily access count: Date:date;Accesses:number#0-;Unique visitors:number#0-
=daily construction record: Date:date;Workers:number#0-;Machines:number#0-;Planned work:number#0-;Completed work:number#0-;Weather
=daily plan: Property->@property;Date:date;Tasks:long;~Status=Planned|Running|Done
dashboard: Description:long;Layout:long;Cover:image;Refresh seconds:number#0-
=dashboard chart: Chart->@chart;X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-
=dashboard component: Dashboard->@dashboard;Type=Line|Bar|Pie|Map|Table|Text;Dataset->@dataset;Position X:number#0-;Position Y:number#0-;Settings:long
=dashboard filter: Dashboard->@dashboard;Data set->@data set;Field;Operator=Equals|Between|Contains|In;Value
=dashboard parameter: Dashboard->@dashboard;Kind=Text|Number|Date|Choice;Default value
=dashboard setting: Widgets;Layout=One column|Two columns|Grid
=data category: Description:long;Order:number#0-
=data column: Data set->@data set;Kind=Text|Number|Date|Yes or no;Missing values:number#0-;Order:number#0-
=data entry: Notes:long
=data field: Data set->@data set;Kind=Text|Number|Date|Yes or no;Indexed:boolean;Order:number#0-
data file: File:file;Rows:number#0-;Format;Uploaded on:date
=data format: Extension;Delimiter;Encoding;Description:long
data import: File:file;Rows:number#0-;Format=CSV|Excel|JSON
=data model: Description:long
=data permission: Level=View|Edit|Manage;Granted on:date
=data plan: Region->@region;Data GB:number#0-;Valid days:number#0-;Price:money#0-;Description:long;On sale:boolean
=data point: Time:date;Value:number#0-
data record: Content:long;Date:date;Category;~Status=Open|Closed;Source
=data report: Store->@store;Period start:date;Period end:date;Orders:number#0-;Revenue:money#0-
=data request: Kind=Export|Deletion|Correction;Requested on:date;~Status=Open|Done|Refused
=data screen: Dashboard->@dashboard;Report->@report;Resolution;Location;Link:url;Deployed at:date;~Status=Online|Offline
=data series: Source;Unit;Colour;Description:long
data set: Description:long;Data source->@data source;Rows:number#0-
data source: Type=Database|API|Excel|CSV;~Status=Connected|Disconnected;Address;User name
=data table: Description:long;Columns:long;Rows:number#0-
=data terminal: Source->@data source;Serial number;Location;Latitude:number#0-;Longitude:number#0-;~Status=Online|Offline|Faulty
=data type: Description:long;Sort order:number#0-
=data usage record: Date:date;Used MB:number#0-;Remaining MB:number#0-;Region->@region
=data value: Enterprise->@enterprise;Year:number#0-;Value:number#0-;Rank:number#0-
=data view: Data set->@data set;Filters:long;Sort;Shared:boolean
database: ~Status=Connected|Disconnected;Host;Port:number#0-;Description:long;Size:number#0-;Kind=MySQL|PostgreSQL|Oracle|SQL Server
=database connection: User name;~Status=Connected|Disconnected;Host;Port:number#0-
=database table: Rows:number#0-;Database->@database;Comment
dataset: Data source->@data source;Fields:long;Rows:number#0-;Query:long;Content:long
=dataset relation: Related dataset->@dataset;Main field;Related field;Kind=One to one|One to many
=dataset table: Dataset->@dataset;Columns;Rows:number#0-
=date format: Pattern;Example;Active:boolean
=debtor: ID number;Phone:phone;Overdue amount:money#0-;Overdue days:number#0-;Platform;~Status=Overdue|Settled
=debtor query: Debtor->@debtor;Result=Found|Not found;Queried at:date
=declaration: Enterprise->@enterprise;Kind=Quality|License|Product|Other;Content:long;Attachment:file;Review note:long
=decryption job: Method->@encryption method;Key->@key;Output file:file;Finished at:date
=delivery option: Merchant->@merchant;Fee:money#0-;Minutes:number#0-;Minimum order:money#0-
department: Description:long;Parent->@department;Location;Phone:phone
=derivative strategy: Asset->@asset;Type=Covered call|Protective put|Straddle|Spread;Strike price:money#0-;Expiry:date;Premium:money#0-;Portfolio->@portfolio
design: Logo:image;Main colour->@colour;Font
=design element: Type=Text|Number|Logo|Pattern;Text;Picture:image;Position;Colour->@colour
=design setting: Colour;Font;Spacing;Animation
=destination: Country;Region;Description:long;Best season;Picture:image
=detected face: Image->@image;Face picture:image;X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-;Confidence:percent
=development case: Scenario->@application scenario;Company;Link:url;Picture:image;Description:long
device: Type=Encoder|Server|Set-top box|Transmitter;Serial number;IP address;~Status=Online|Offline|Fault;Location;Last seen at:date
=device command: Command=Start|Stop|Rotate|Zoom|Reset;Parameters;Result=Sent|Done|Failed
=device group: Description:long
=device reading: Time:date;Measure;Value:number#0-;Unit
=device record: CPU:percent;Memory:percent;Temperature:number#0-;Recorded at:date;Alarm:boolean
=device type: Manufacturer;Description:long
=diagnosis: Consultation->@consultation;Image->@pet image;Confidence:percent;Findings:long;Suggestion:long;Treatment:long
=diary share: Network=WeChat|Weibo|Moments;Shared at:date
=diary utensil: Utensil->@utensil;Remark
=dice roll: Character->@character;Dice;Result:number#0-;Turn:number#0-
=dictionary: Description:long;Words:number#0-;Active:boolean
=dictionary word: Dictionary->@dictionary;Part of speech;Frequency:number#0-
=diet record: Food;Calories:number#0-;Date:date;Picture:image;Note:long
=difference: Puzzle->@puzzle;X:number#0-;Y:number#0-;Radius:number#0-;Hint
=digital collectible: Series;Edition number;Picture:image;Rarity=Common|Rare|Epic|Legendary;Value:money#0-
=digital creation: Kind=Meta-universe building|Trendy play design;Description:long;Picture:image;File:file;Votes:number#0-
=digital human: Avatar:image;Voice->@voice;Personality:long;Greeting;Active:boolean
=dimension: Dataset->@dataset;Field;Format
=director: Country;Movies:number#0-
=discovery scan: Started at:date;Found:number#0-
=discussion: Topic;Text:long;Closes on:date;~Status=Open|Closed
=discussion comment: Reply to->@discussion comment;Text:long;Likes:number#0-
=discussion reply: Text:long;Picture:image
=discussion topic: Category->@topic category;Text:long;Pinned:boolean;Views:number#0-
=disease: Species;Symptoms:long;Treatment methods:long;Severity=Mild|Moderate|Severe
=dish: Category;Price:money#0-;Picture:image;Available on:date;Portions:number#0-
=disk: Device->@device;Mount point;Size GB:number#0-;Used GB:number#0-;Health=Good|Warning|Failed
=disk record: Time:date;Used:percent;Read speed:number#0-;Write speed:number#0-
=dismantling record: Step->@process step;Started at:date;Finished at:date;Remark:long
=display option: Layout=List|Grid|Card;Items:number#0-;Show title:boolean;Show summary:boolean;Show publication time:boolean;Style:long
=distribution: Platform->@platform;Submitted on:date;Live on:date;Link:url
=distribution report: Platform->@platform;Release->@release;Period start:date;Period end:date;Streams:number#0-;Downloads:number#0-;Revenue:money#0-
=distribution scheme: Levels:number#0-;First level rate:percent;Second level rate:percent;Start date:date;Description:long;Active:boolean
=distribution strategy: Rules:long;Priority:number#0-;Region;Active:boolean
=distribution task: Resource->@resource;Server->@server;Strategy->@distribution strategy;Progress:percent;Started at:date
=distributor: Phone:phone;Region
=doctor: Department->@department;Title;Fee:money#0-;Photo:image
=doctor schedule: Date:date;Start:time;End:time;Places:number#0-;Booked:number#0-
document: File:file;Content:long;Kind=Bill of lading|Invoice|Packing list|Customs declaration;Version:number#0-;Folder
=document folder: Parent->@document folder;Description:long
=document translation: Document->@document;Language->@language;Content:long
=document version: Version:number#0-;Content:long;Saved at:date
=documentation page: Content:long;Sort order:number#0-;Section
=domain name: Customer->@customer;Registrar;Registered on:date;Expires on:date;Price:money#0-;Auto renew:boolean;~Status=Active|Expired|Transferred
=door category: Picture:image;Order:number#0-
=door product: Category->@door category;Material;Colour;Size;Price:money#0-;Picture:image;Description:long
=dormitory room: Building;Beds:number#0-;Free beds:number#0-;Monthly rent:money#0-;~Status=Free|Full|Repair
=dormitory stay: Person->@people;Bed;Check-in:date;Check-out:date;~Status=Living|Left
download: Downloaded at:date;File:file
=download link: Link:url;Version;Clicks:number#0-
download record: Downloaded at:date;Format=PPT|PDF
=download task: Progress:percent;Speed:number#0-;Started at:date
=drainage facility: Code;Type=Pipe|Manhole|Pump station|Outlet;Address;Latitude:number#0-;Longitude:number#0-;Built on:date;~Status=Normal|Damaged|Under repair
=drama: Genre;Cover:image;Summary:long;Actors;Chapters:number#0-;Price per chapter:money#0-
=dropdown option: Menu item->@menu item;Link;Order:number#0-;Visible:boolean
=dumping result: Recognition->@behavior recognition;Location;Description:long;Analysed at:date;~Status=New|Confirmed|False alarm|Handled
=earned badge: Earned on:date
=earned reward: Run->@game run;Earned at:date
=earning: Video->@short video;Amount:money#0-;Date:date
=edge: Graph->@graph;Source->@node;Target->@node;Weight:number#0-;Properties:long
=edit: Result:image;Operation=Cut|Merge|Crop|Volume|Speed;Settings:long
=edit request: Instructions:long;Model;Keep formatting:boolean;Started at:date;Finished at:date;Error
=edited file: Edit request->@edit request;File:file;Formatting match:percent;Downloads:number#0-
=education material: Category;Doctor->@doctor;Body:long;Picture:image;Video:url;Published on:date
=effect: Kind=Audio|Video;Preview:image;Settings:long
=election: Term:number#0-;Trigger=Automatic|Failure|Manual;Winner->@machine;Started at:date;Ended at:date
=electronic guarantee: Application->@guarantee application;Beneficiary;Amount:money#0-;Issued on:date;Expires on:date;File:file;~Status=Valid|Expired|Claimed|Cancelled
=element: Field;Value:long;Score:number#0-;Position:number#0-
=element style: Property;Value;Device=All|Desktop|Mobile
=email: Folder=Inbox|Sent|Drafts|Trash;Sender:email;Recipients;Body:long;Sent at:date;Read:boolean
=email account: Display name;Password;~Status=Active|Disabled|Unverified;Quota:number#0-
=email domain: Mail server;Port:number#0-;Accounts allowed:number#0-;Active:boolean
=email provider: Incoming server;Outgoing server;Port:number#0-;Encryption=None|SSL|TLS
=emoticon: Picture:image;Pack
=emotion record: Emotion=Happy|Calm|Anxious|Sad|Angry;Score:number#0-;Source=Test|Chat|Forum;Note:long
employee: Position;Phone:phone;Department->@department;Hired on:date;~Status=Active|Left;Email:email;Base salary:money#0-
=employee skill: Skill->@skill;Level=Basic|Intermediate|Advanced;Obtained on:date;Valid until:date
=employee task: Employee->@employee;Customer->@customer;Due:date;~Status=To do|Done;Notes:long
employer: Phone:phone;Description:long;Address;Contact person;Website:url;Logo:image;Industry
=employment news: Category;Body:long;Source;Published on:date
=employment record: Employer->@employer;Position;Start date:date;End date:date;Salary:money#0-;Contract type
=encryption job: Method->@encryption method;Key->@key;Output file:file;Finished at:date
=encryption key: Public key:long;Active:boolean
=encryption method: Algorithm;Key length:number#0-;Description:long;Active:boolean
=encryption task: Tables;Algorithm=AES|RSA|SM4;Key name
=enemy: Level->@level;Health:number#0-;Attack:number#0-;Reward:number#0-;Picture:image
=energy meter: Property->@property;Kind=Electricity|Water|Gas|Heat;Location;~Status=Running|Faulty
=energy reading: Date:date;Reading:number#0-;Consumption:number#0-;Cost:money#0-
=engine answer: Engine->@ai engine;Text:long;Tokens:number#0-;Milliseconds:number#0-
=engine statistic: Period;Requests:number#0-;Average accuracy:percent;Average speed:number#0-
=engineer: Phone:phone;Skills;Photo:image;Region;Rating:rating;~Status=Free|Busy|Off duty
=engineer location: Latitude:number#0-;Longitude:number#0-;Time:date
=engineering quantity: Project->@project;Unit;Quantity:number#0-;Unit price:money#0-;Total:money#0-
enrolment: ~Status=Learning|Finished;Enrolled on:date;Progress:percent
=enrolment application: Course->@course;Birthday:date;Phone:phone;Email:email;Address;Document:file;~Status=Submitted|Accepted|Rejected|Enrolled
enterprise: Phone:phone;Industry;Contact person;Address;~Status=Active|Suspended;Logo:image;Licence number
=enterprise certification: Business licence:image;Food permit:image;Submitted on:date;Comment:long
=entertainment item: Type=Video|Music|Game;Link:url;Cover:image;Description:long;Plays:number#0-
=entity: Description:long;Logo:image;Website:url;Founded:date
=environmental record: Station->@monitoring station;Indicator->@indicator;Value:number#0-;Measured at:date;Weather;Remark:long
=episode: Number:number#0-;Air date:date;Video:url;Summary:long
=equipment: Code;Production line->@production line;Model;Installed on:date;~Status=Running|Idle|Fault
=equipment data: Metric;Value:number#0-;Recorded at:date;Alarm:boolean
=equipment item: Character->@character;Slot=Weapon|Armour|Ring|Boots;Rarity=Common|Rare|Epic|Legendary;Level:number#0-;Bonus;Reforged:number#0-
=error notice: Field->@form field;Message;Shown at:date
=error report: Course->@course;Description:long;Severity=Low|Medium|High;~Status=Open|In progress|Fixed
=estimate: Model->@model;Technology->@printing technology;Material->@material;Volume:number#0-;Weight:number#0-;Print hours:number#0-;Cost:money#0-
evaluation: Score:number#0-;Date:date;Rating:rating;Text:long
event: Description:long;Location;Start:date;End:date;Picture:image;Type->@event type
=event category: Colour;Description:long
=event handler: Event type->@event type;Action:long;Maximum retries:number#0-;Order:number#0-;Active:boolean
=event log: Server function->@server function;Payload:long;Response:long;Milliseconds:number#0-
=event registration: ~Status=Registered|Attended|Cancelled;Notes:long
=event response: Handler->@event handler;Result:long;Milliseconds:number#0-;Succeeded:boolean
=event translation: Event->@event;Language->@language;Description:long
=event type: Description:long;Timeout seconds:number#0-;Active:boolean
=exam: Subject->@subject;Class->@class;Start:date;End:date;Minutes:number#0-
=exam question: Question->@question;Points:number#0-;Order:number#0-
=example program: Chapter->@chapter;Description:long;Framework;Python version;Tags;Download:file
=excel file: File:file;Sheet name;Rows:number#0-;Uploaded on:date
=excel workbook: File:file;Sheet name;Rows:number#0-;Uploaded on:date
=exchange: Wanted item->@digital collectible;Message:long;~Status=Open|Accepted|Rejected|Cancelled
=exchange rate: Rate:number#0-
=execution log: Time:date;Level=Info|Warning|Error;Message:long
=exercise: Lesson->@lesson;Task:long;Starting code:long;Expected result:long;Hint:long
=exercise attempt: Query:long;Result:long;Correct:boolean;Run at:date
=exhibit: Exhibition->@exhibition;Period;Origin;Picture:image;Text:long;Inventory number
=exhibition: Hall->@hall;Category->@category;Start date:date;End date:date;Cover:image;Description:long;~Status=Upcoming|Open|Closed
=exhibition hall: Location;Cover:image;3D model:file;Introduction:long;Opening hours;~Status=Open|Closed
=exhibitor: Exhibition hall->@exhibition hall;Booth number;Logo:image;Phone:phone;Introduction:long
=expense claim: Project->@project;Employee->@employee;Amount:money#0-;Date:date;Receipt:file
=experience record: Points:number#0-;Total:number#0-;Date:date
=expert: Field;Title;Organisation;Photo:image;Email:email;Bio:long
export: File:file;Format=CSV|Excel|JSON
=express order: Branch->@branch;Sender city;Receiver city;Weight:number#0-;Fee:money#0-;Shipped at:date;~Status=Collected|In transit|Delivered|Returned
=external link: Address:url;Icon:image;Clicks:number#0-;Active:boolean
=extracted detail: CSV file->@csv file;Workbook->@excel workbook;Value:long;Row number:number#0-
=extraction job: Started at:date;Tables found:number#0-;Error
=face record: Face photo:image;Active:boolean
=factory department: Parent->@factory department;Description:long
=family member: Gender=Male|Female;Birth date:date;Height:number#0-;Weight:number#0-;Relation
favourite: Note;Folder
=fee: Student->@student;Kind=Tuition|Certificate|Exam;Amount:money#0-;Due date:date;Paid on:date;~Status=Due|Paid|Overdue
=feed item: Source->@rss source;Summary:long;Link:url;Author;Picture:image;Published at:date
=feedback: Content:long;Kind=Suggestion|Problem|Complaint;Reply:long;~Status=New|Answered
=feedback report: Overall score:number#0-;Pronunciation score:number#0-;Intonation score:number#0-;Rhythm score:number#0-;Fluency score:number#0-;Suggestions:long
=festival news: Content:long;Cover:image;Published on:date
=fetch record: Fetched at:date;New items:number#0-;Result=Succeeded|Failed;Error
=field dependency: Depends on->@form field;Operator=Equals|Not equals|Contains|Greater than;Value;Action=Show|Hide|Require
=field option: Field->@form field;Value;Position:number#0-
=field property: Field->@form field;Value;Kind=Text|Number|Yes or no
=field value: Page->@page;Post->@post;Value:long
file: Size:number#0-;File:file;Description:long;Downloads:number#0-
=file category: Order:number#0-;Description:long
=file metadata: File->@office file;Value;Kind=Title|Author|Subject|Keyword|Custom
=file transfer: File:file;Size:number#0-;~Status=Sent|Received|Cancelled
=file version: Version:number#0-;File copy:file;Changes:long;Size KB:number#0-
=filter: Field;Kind=Choice|Text|Date range|Number range;Options;Order:number#0-
=final report: Analytical report->@analytical report;Summary:long;File:file;Generated at:date
=finance record: Kind=Income|Expense;Category;Amount:money#0-;Date:date;Note:long
=financial institution: Type=Bank|Insurer|Guarantee company;Contact person;Phone:phone;Logo:image
=financial instrument: Symbol;Market;Kind=Stock|Fund|Currency|Commodity|Bond;Currency;Last price:money#0-
=financial record: Kind=Income|Expense|Receivable|Payable;Amount:money#0-;Customer->@customer;Date:date;~Status=Open|Settled
=financial statement: Income:money#0-;Kind=Balance sheet|Income statement|Cash flow;Period start:date;Period end:date;Expenses:money#0-;Profit:money#0-
=financing application: Enterprise->@enterprise;Product->@financing product;Amount:money#0-;Term months:number#0-;Purpose
=financing product: Institution->@financial institution;Maximum amount:money#0-;Interest rate:percent;Term months:number#0-;Description:long;Active:boolean
=fish count: Date:date;Count:number#0-;Average weight:number#0-;Deaths:number#0-
=fish farm: Location;Area:number#0-;Phone:phone;~Status=Running|Idle|Closed
=fitting: Project->@project;Kind=Soft furnishing|Hard furnishing;Room;Quantity:number#0-;Unit price:money#0-;Material->@material
=flash sale: Product->@product;Sale price:money#0-;Quantity:number#0-;Start time:date;End time:date;~Status=Upcoming|Running|Ended
=flight: Airline->@airline;Origin;Destination;Departure:date;Arrival:date;Gate;Terminal;~Status=Scheduled|Boarding|Departed|Delayed|Arrived|Cancelled
=flow record: Sensor->@sensor;Time:date;People in:number#0-;People out:number#0-;Present:number#0-;Density:number#0-
folder: Description:long;Parent->@folder;Order:number#0-
=follow-up: Content:long;Date:date;Next step
=follower: Followed at:date;Notifications:boolean
=forecast product: Category->@product category;Agency->@agency;Sea area->@sea area;Warning level=Blue|Yellow|Orange|Red;Issued at:date;Content:long;Data file:file
form: Description:long;Layout=One column|Two columns|Tabs;Type=Assessment|Questionnaire|Contract
=form component: Form->@form;Kind=Text|Number|Choice|Date|Image|File|Location;Options;Required:boolean;Order:number#0-
form field: Form->@form;Required:boolean;Type=Text|Number|Selection|Date|File;Order:number#0-;Default value;Options;Placeholder;Sort order:number#0-
=form item: Form->@form;Item type->@item type;Required:boolean;Options:long;Default value;Sort order:number#0-
=form style: Colour;Font;Settings:long
=form submission: ~Status=New|Answered|Closed
=form template: Category;Layout:long;Description:long
=form theme: Colour;Font;Custom style:long
=format: Extension;Type=Video|Audio;Codec;Active:boolean
=forum post: Content:long;Likes:number#0-;Topic
forum reply: Text:long;Likes:number#0-
=forum topic: Category;Text:long;Pinned:boolean
=forward: Note;~Status=Sent|Read|Answered
=forwarding rule: Forward to:phone;Active:boolean
=framework parameter: Module->@module;Value;Kind=Text|Number|Yes or no|Choice;Default value;Description:long
=framework version: Released on:date;Changes:long;Current:boolean
=free vehicle: Owner name;Phone:phone;Valid from:date;Valid to:date;Reason
=freelancer: Title;Skills;Hourly rate:money#0-;Location;Photo:image
=freelancer profile: Headline;Bio:long;Photo:image;Hourly rate:money#0-;City;Category->@skill category;Available:boolean
=freelancer skill: Skill->@skill;Level=Beginner|Intermediate|Expert
=frequently asked question: Answer:long;Sort order:number#0-
=friend: Remark;Group;~Status=Requested|Accepted|Blocked
=friend group: Order:number#0-;Friends:number#0-
friend request: Greeting
friendship: Remark;Blocked:boolean;~Status=Requested|Accepted|Declined|Blocked;Since:date
=fund: Code;Manager->@fund manager;Strategy;Founded on:date;Net value:number#0-;Size:money#0-;Risk=Low|Medium|High;Description:long
=fund manager: Position;Photo:image;Years:number#0-;Biography:long
=funnel stage: Probability:percent;Description:long;Sort order:number#0-
=gallery album: Description:long;Cover:image
=gallery photo: Album->@gallery album;Picture:image;Caption:long;Sort order:number#0-
game: ~Status=On|Off;Cover:image;Category->@game category;Description:long;Rules:long
=game account code: Batch->@card batch;Retrieved at:date;~Status=Free|Taken|Used
=game activity: Game->@game;Start:date;End:date;Places:number#0-;Rules:long;Picture:image
=game category: Sort order:number#0-;Description:long
=game event: Trigger;Story:long;Reward;Start:date;End:date
=game mode: Kind=Map|Competitive|Casual;Rules:long;Picture:image;Maximum players:number#0-
=game player: Colour=Red|Blue|Green|Yellow;Position:number#0-;Stake:money#0-
=game record: Score:number#0-;Points earned:number#0-;Duration:number#0-;Played at:date
=game result: Score:number#0-
=game room: Seats:number#0-;~Status=Waiting|Playing|Finished;Password
=game round: Started at:date;Seconds used:number#0-;Found:number#0-;Result=Playing|Won|Time up
=game run: Score:number#0-;Height:number#0-;Bonus points:number#0-;Duration:number#0-;Played at:date
=game session: ~Status=Starting|Running|Finished
=game video: Game->@game;Link:url;Cover:image;Seconds:number#0-;Views:number#0-
=gameplay guide: Category=Combat|Delivery|Building|Equipment|Vehicles;Body:long;Picture:image;Video:url
=garbage collection: Started at:date;Keys removed:number#0-;Bytes freed:number#0-;Trigger=Schedule|Memory|Manual
=gas station: Address;Phone:phone;Opening hours
=gate: Location;Kind=Vehicle|Pedestrian;~Status=Open|Closed|Faulty
=generated image: Template->@image template;Text:long;Source picture:image;Result:image;Saved:boolean
=genre: Description:long
=gift: Price:money#0-;Picture:image;Effect;Active:boolean
=gift record: Session->@live session;Quantity:number#0-;Total:money#0-;Sent at:date
=given answer: Question->@question;Option->@answer option;Score:number#0-
=glossary term: Explanation:long;Code:long;Lesson->@lesson
=government unit: Level;Region;Contact person;Phone:phone
=grab run: Started at:date;Items:number#0-;Error
=grabbed item: Source->@data source;Content:long;Link:url;Grabbed at:date
=grade: Term;Score:number#0-;Remark:long
=graph: Description:long;Nodes:number#0-;Edges:number#0-;Visibility=Private|Shared|Public
=graph query: Graph->@graph;Query:long;Results:number#0-;Run at:date;Duration:number#0-
=graph upload: Graph->@graph;File:file;Format=CSV|JSON|GraphML;Rows:number#0-
=graphic: Width:number#0-;Height:number#0-;Background colour;Content:long;Preview:image;Folder
=graphic version: Version:number#0-;Content:long;Saved at:date
=group: Avatar:image;Notice:long
=group buy: Product->@product;Group price:money#0-;Group size:number#0-;Start time:date;End time:date
=group buy member: Joined at:date;Paid:boolean
=group chat: Avatar:image;Announcement:long;Members:number#0-
group member: Role=Owner|Admin|Member;Muted:boolean;Joined at:date
=guarantee application: Enterprise->@enterprise;Product->@guarantee product;Project name;Amount:money#0-;Fee:money#0-;Start date:date;End date:date
=guarantee product: Kind=Bid|Performance|Payment|Quality;Rate:percent;Institution->@financial institution;Description:long;Active:boolean
=guest: Wedding->@wedding;Email:email;Phone:phone;Table number:number#0-;Companions:number#0-;Reply=Invited|Coming|Declined
=guide: Section->@section;Summary:long;Content:long;Protected:boolean;Password;Menu order:number#0-;Cover:image
=guideline: Category=Navigation|Language|Forms|PDF|Documents;Content:long;Level=A|AA|AAA;Sort order:number#0-
=hall: Floor:number#0-;Description:long;Picture:image
=handling guide: Service->@service;Conditions:long;Materials:long;Steps:long;File:file
=health article: Category;Content:long;Cover:image;Published on:date
=health check: Kind=Security|Performance|Uptime;Response time:number#0-;Result=Pass|Fail;Checked at:date;Note:long
=health check-in: Temperature:number#0-;Health status=Healthy|Fever|Cough|Other;Location;Contact with cases:boolean;Note:long
=heat map: Area->@area;Time:date;Picture:image;Peak density:number#0-
=help article: Category;Content:long;Sort order:number#0-;Views:number#0-
=help reply: Reply to->@help reply;Text:long;Picture:image;Accepted:boolean
=help request: Car model->@car model;Fault:long;Picture:image;Video:url;Reward:money#0-;~Status=Open|Answered|Solved|Closed
=high score: Score:number#0-
=highlight theme: Background colour;Font;Font size:number#0-;Default:boolean
=historical record: Site->@site;Event;Detail:long;Happened at:date
=history entry: Address:url;Visited at:date;Visits:number#0-
=holding: Current value:money#0-
=home committee: School->@school;Class->@class;Introduction:long
=homework: Class->@class;Subject;Due date:date;Instructions:long
=homework submission: Student->@student;Text:long;File:file;Grade;Comment:long
=hosting account: Customer->@customer;Plan->@hosting plan;Server->@server;Start date:date;Next due date:date;~Status=Active|Suspended|Terminated
=hosting plan: Disk space:number#0-;Bandwidth:number#0-;Price:money#0-;Period=Monthly|Yearly;Description:long
=hotel: Address;Phone:phone;Stars:number#0-;Picture:image;Description:long
=hotel room: Hotel->@hotel;Beds:number#0-;Price per night:money#0-;Rooms:number#0-;Picture:image
=human recognition: Camera->@camera;Picture:image;Persons:number#0-;Attributes:long;Confidence:percent;Recognised at:date
=identity check: ID number;Front image:image;Result=Consistent|Inconsistent|Pending
=identity verification: ID photo:image;Face photo:image;Result=Pending|Passed|Failed
=idiom: Pinyin;First character;Last character;Meaning:long;Example:long
image: Picture:image
=image category: Icon:image;Sort order:number#0-
=image content: Category;Picture:image;Link:url;Order:number#0-;Description:long;Active:boolean
=image edit: Operation=Crop|Rotate|Resize|Filter;Settings;Result:image
=image library: Kind=Bing|GitHub|Other;Address:url;Images:number#0-;Last synced:date
=image post: Picture:image;Caption:long;Likes:number#0-;Published on:date
=image recognition: Picture:image;Recognised text:long;Confidence:percent
=image resolution: Width:number#0-;Height:number#0-;Link:url;Size KB:number#0-
=image share: Message
=image template: Category->@image category;Picture:image;Text areas:number#0-;Uses:number#0-
=import: File:file;Rows:number#0-;Failed rows:number#0-
=inbound item: Product->@product;Quantity:number#0-;Unit price:money#0-
=inbound order: Warehouse->@warehouse;Supplier->@supplier;Date:date;Note:long
=incident: Cause:long;Started at:date;Resolved at:date;Severity=Low|Medium|High;Resolution:long;~Status=Open|Investigating|Resolved
=indicator: Unit;Category=Air|Water|Soil|Noise;Description:long
=indicator value: Time:date;Value:number#0-;Source->@data source;Change:percent
=industry: Description:long
=infobox: Template->@infobox template;Picture:image;Values:long
=infobox field: Template->@infobox template;Kind=Text|Image|Link|Date|List;Order:number#0-;Required:boolean
=infobox template: Style:long;Main colour;Description:long
=information category: Order:number#0-;Description:long
=information entry: Category->@category;Summary:long;Body:long;Source;Picture:image;Published on:date
=information form: ID number;Phone:phone;Address;Occupation;Bank account;Beneficiary
=information item: Category->@category;Summary:long
=information post: Category->@information category;Body:long;Picture:image;Contact phone:phone
inquiry: ~Status=New|Answered|Closed;Message:long;Name;Email:email;Phone:phone;Product->@product
=inspection: Date:date;Findings:long;Result=Normal|Problem
=inspection item: Process route->@process route;Standard;Upper limit:number#0-;Lower limit:number#0-;Method
=installation: Template->@template;Website;Installed on:date;Active:boolean;~Status=Installed|Updated|Removed
=institution: Kind=University|Enterprise;Address;Contact person;Phone:phone;Members:number#0-
=institution profile: Content:long;Address;Phone:phone;Picture:image
=insurance product: Coverage:money#0-;Annual premium:money#0-;Term years:number#0-;Description:long
=integration: Address:url;Active:boolean
=interaction ranking: Kind=Gifts|Comments|Likes;Score:number#0-;Rank:number#0-
=interactive element: Scene->@story scene;Kind=Button|Link|Hotspot;Target scene->@story scene;Link:url;X:number#0-;Y:number#0-
=interest: Category->@category;Weight:number#0-
=interest group: Topic;Picture:image;Members:number#0-;Description:long
=interface: Address:url;Method=GET|POST;Description:long;~Status=Enabled|Disabled
=interface link: Downstream->@service;Interface->@interface;Calls:number#0-;Average duration:number#0-
=interface setting: Accent colour;Layout=Grid|List|Masonry;Logo:image
=interview: Candidate->@candidate;Position->@position;Time:date;Location;Feedback:long;Result=Pending|Passed|Failed
=inventory: Warehouse;Quantity:number#0-;Counted on:date
=inventory count: Location->@storage location;Counted:number#0-;Expected:number#0-;Difference:number#0-;Date:date
=inventory item: Quantity:number#0-
=inventory record: Kind=In|Out|Adjustment;Quantity:number#0-;Stock after:number#0-;Date:date
=investigator: Site->@site;Speciality;Email:email;Phone:phone
=investor profile: Risk tolerance=Low|Medium|High;Horizon years:number#0-;Income:money#0-;Goals:long
=invitation: Code;Reward:money#0-;~Status=Sent|Joined|Rewarded
invoice: Total:money#0-;~Status=Requested|Issued|Rejected;Customer->@customer;Due date:date
=invoice item: Invoice->@invoice;Quantity:number#0-;Unit price:money#0-
=isolation record: Place;Start date:date;End date:date;~Status=Isolated|Released
=issue: Page->@page;Severity=Low|Medium|High;Description:long;~Status=Open|In progress|Fixed
=issued coupon: Coupon type->@coupon type;Guest name;License plate;Guest phone:phone;Expires:date;~Status=Issued|Used|Expired|Revoked
=item category: Code;Description:long
=item type: Kind=Text|Choice|Date|File|Signature|Score;Settings:long;Icon:image
=itinerary: Budget:money#0-;Note:long;Start date:date;End date:date;Destination
=itinerary item: Attraction->@attraction;Day:number#0-;Start time:time;Activity;Note:long
=itinerary stop: Attraction->@attraction;Day:number#0-;Start:time;Notes:long
job: Description:long;Employer->@employer;Location;~Status=Open|Filled|Closed;Minimum salary:money#0-;Category->@job category
=job category: Description:long;Order:number#0-
=job favourite: Note:long;Saved on:date
=job opening: Employer->@employer;Category->@job category;Location;Salary:money#0-;Kind=Full time|Part time|Locum;Description:long;Closes on:date;~Status=Open|Closed|Filled
=job posting: Enterprise->@enterprise;Category;Location;Salary:money#0-;Requirements:long;Openings:number#0-;~Status=Open|Closed|Filled
=job skill: Skill->@skill;Level
=job statistic: Date:date;Views:number#0-;Applications:number#0-
=job translation: Job->@job;Language=English|German|French|Spanish;Description:long
=json file: Conversion->@conversion;File:file;Preview:long;Downloads:number#0-
=json structure: Schema:long;Description:long;Default:boolean
=knowledge article: Category->@category;Body:long;Picture:image;Level=Beginner|Intermediate|Advanced
=kpi: Department->@factory department;Target:number#0-;Actual:number#0-;Unit;Period
=lab attempt: Solution:long;Score:number#0-;Started at:date
=label: Product->@product;Code;Design:image;Certified on:date;~Status=Submitted|Certified|Rejected
=label order: Label->@label;Enterprise->@enterprise;Quantity:number#0-;Total:money#0-;Address;~Status=Placed|Paid|Printed|Shipped|Completed
=lamp event: Equipment->@equipment;Reason:long;Called at:date;Resolved at:date;~Status=Open|In progress|Resolved
language: Code;Active:boolean
=large screen: Width:number#0-;Height:number#0-;Background:image
=lawyer: Law firm;Specialty->@practice area;Licence number;Years:number#0-;Fee:money#0-;Biography:long;Photo:image;Rating:rating
=layer: Graphic->@graphic;Visible:boolean;Locked:boolean;Sort order:number#0-
layout: Kind=Grid|Free|Tabs;Columns:number#0-;Preview:image
lead: ~Status=New|Contacted|Enrolled|Lost;Phone:phone;Source;Email:email;Campaign->@marketing campaign;Message:long;Client->@client
=lead source: Channel=Google Ads|Meta Ads|Organic search|Direct|Other;Description:long;Active:boolean
=lead statistic: Date:date;Leads:number#0-;Valuable leads:number#0-;Cost per lead:money#0-;Revenue:money#0-
=leader record: Election->@election;Term:number#0-;From:date;Until:date;End reason
=leaderboard: Rank:number#0-
=league: Country;Season;Logo:image
=learning path: Goal;Description:long;Level=Beginner|Intermediate|Advanced
=learning progress: Progress:percent;Finished:boolean;Last viewed at:date
=learning record: Course->@course;Last viewed at:date;Progress:percent
=learning resource: Course->@course;Kind=Video|Document|Link|Quiz;File:file;Link:url;Order:number#0-
=lecture: Lawyer->@lawyer;Time:date;Video:url;Price:money#0-;Description:long;Cover:image
lesson: Sort order:number#0-;Course->@course;Minutes:number#0-;Content:long;Video:url;Media:url
=lesson progress: Enrolment->@enrolment;Finished:boolean;Last viewed at:date
level: Number:number#0-;Difficulty=Easy|Normal|Hard;Background:image;Target score:number#0-;Description:long
=level progress: Unlocked:boolean;Best score:number#0-;Stars:number#0-
=library image: Category->@image category;Picture:image;Size;Downloads:number#0-;Likes:number#0-
=license plate: Colour=Blue|Green|Yellow|White;Vehicle type=Car|Van|Truck;Verified:boolean
like: Liked at:date;Source
=link: Network->@network;Source->@node;Target->@node;Weight:number#0-;Kind
=link check: Page->@page;Status code:number#0-;Checked at:date;Result=Valid|Broken
=live broadcast: Start:date;Cover:image;Viewers:number#0-;Reason
=live room: Category;Cover:image;Stream link:url;Viewers:number#0-;~Status=Live|Offline
=live session: Room->@live room;Started at:date;Ended at:date;Peak viewers:number#0-;Gift income:money#0-;Recording:url
live stream: ~Status=Scheduled|Live|Ended;Start time:date;Cover:image;Link:url;Teacher->@teacher;Category->@video category;Viewers:number#0-
=live stream purchase: Amount:money#0-;Paid at:date
=live update: Destination->@destination;Kind=Weather|Traffic|Events|Safety;Text:long;Valid until:date
=load record: Time:date;Processor:percent;Memory:percent;Running tasks:number#0-
=loading measurement: Preloaded:boolean;Loading ms:number#0-;Buffering ms:number#0-;Browser;Measured at:date
=loan application: Borrower->@borrower;Credit product->@credit product;Amount:money#0-;Term months:number#0-;Purpose;Applied on:date
=location: Latitude:number#0-;Longitude:number#0-;Address
=log: Module->@module;Level=Debug|Info|Warning|Error;Time:date;File
=login log: IP address;Browser;Logged in at:date;Result=Succeeded|Failed
login record: IP address;Logged in at:date;Result=Succeeded|Failed;Device
=logistics statistic: Province->@province;Category->@item category;Packages:number#0-;Share:percent;Rank:number#0-
=lottery: Start date:date;End date:date;Rules:long;~Status=Upcoming|Running|Ended
=lottery draw: Prize->@prize;Drawn at:date;Won:boolean;Claimed:boolean
=love note: Message:long;Template->@note template;Picture:image;Sent at:date;Read:boolean
=lyric: Language;Text:long;Timed:boolean
=machine: IP address;Port:number#0-;Role=Leader|Follower|Candidate;Priority:number#0-;Last heartbeat:date
=machine session: Started at:date;Mood;Suggestion:long;~Status=Open|Closed
=mailbox: Display name;Incoming server;Outgoing server;Port:number#0-;Protocol=POP3|IMAP;Signature:long
=maintenance record: Content->@content;Kind=Added|Updated|Deleted;Date:date
=maintenance request: Tenant->@tenant;Property->@property;Description:long;Picture:image;~Status=Submitted|Assigned|Repairing|Done
=mall product: Points:number#0-;Stock:number#0-;Picture:image;Description:long;~Status=Available|Sold out
=map: Description:long
=map feature: Layer->@map layer;Geometry:long;Properties:long
=map layer: Type=Point|Line|Area|Raster;Source:url;Style:long;Visible:boolean;Sort order:number#0-
=map location: Region;Latitude:number#0-;Longitude:number#0-;Description:long;Picture:image;Unlock level:number#0-
=map marker: Map->@map;Category;Latitude:number#0-;Longitude:number#0-;Description:long;Picture:image
=market data: Time:date;Open:money#0-;High:money#0-;Low:money#0-;Close:money#0-;Volume:number#0-
=marketing activity: Kind=Discount|Lecture|Trial|Lottery;Start date:date;End date:date;Rules:long;Cover:image
=marketing campaign: Start date:date;~Status=Planned|Running|Ended
=marketing email: Campaign->@marketing campaign;Client->@client;Body:long;Sent at:date;Opened:boolean;Clicked:boolean
match: ~Status=Scheduled|Live|Finished;Started at:date;League->@league;Home team->@team;Away team->@team;Kick-off:date;Home score:number#0-;Away score:number#0-
=match event: Player->@player;Minute:number#0-;Kind=Goal|Yellow card|Red card|Substitution
=match player: Player->@player;Score:number#0-;Result=Won|Lost|Draw
=match request: Level:number#0-;Requested at:date;~Status=Waiting|Matched|Cancelled
material: Unit;Stock:number#0-;Supplier;Code;Unit cost:money#0-;Unit price:money#0-;Category
=material category: Description:long;Order:number#0-
=material list: Project->@project;Generated at:date;Total:money#0-;File:file
=material list item: Material->@material;Quantity:number#0-;Price:money#0-
=material movement: From location->@storage location;To location->@storage location;Quantity:number#0-;Kind=In|Out|Move|Adjustment;Time:date
=material requirement: Production order->@production order;Required:number#0-;Available:number#0-;Shortage:number#0-;Needed on:date
=measurement: Name;Kind=Length|Area|Height|Setback;Value:number#0-;Unit=Metre|Square metre|Foot|Square foot;Measured on:date
=media: Type=Website|App|Outdoor;Link:url;Contact;Description:long
=media category: Description:long;Sort order:number#0-
media file: Type=Image|Video|Document;File:file;Size:number#0-
=media format: Extension;Type=Audio|Video;Codec
=media item: Type=Audio|Video;File:file
=media track: Kind=Audio|Video;Artist;Album;File:file;Seconds:number#0-;Cover:image
=medical history: Animal->@animal;Kind=Illness|Surgery|Vaccination|Allergy;Date:date;Description:long;Document:file
=medical term: Language->@language;Category;Definition:long;Pronunciation
=medicine: Unit;Price:money#0-;Stock:number#0-
member: Phone:phone;Level->@member level;Points:number#0-;Joined on:date;Expires:date;~Status=Active|Suspended
=member benefit: Level=Basic|Silver|Gold;Description:long;Points cost:number#0-;Valid until:date;Picture:image
=member coupon: Member->@member;Received at:date;Used at:date;~Status=Unused|Used|Expired
member level: Benefits:long;Price:money#0-;Discount:percent
=member upgrade: Level->@member level;Amount:money#0-;Paid at:date;Valid until:date
membership: Start date:date;End date:date;~Status=Active|Expired;Amount:money#0-
=membership application: Class->@class;Child's name;Relation=Mother|Father|Guardian|Teacher;Message
=membership level: Required points:number#0-;Discount:percent;Benefits:long
=membership package: Anchor->@anchor;Price:money#0-;Days:number#0-;Benefits:long;On sale:boolean
=membership plan: Price:money#0-;Benefits:long;Months:number#0-;Active:boolean
=mentor: Field;Biography:long;Email:email;Photo:image
=menu: Parent->@menu;Order:number#0-;Path;Icon;Visible:boolean
=menu category: Order:number#0-
menu item: Order:number#0-;Link;Parent->@menu item;Category->@menu category
=menu option: Menu->@voice menu;Key;Voice command;Action=Open menu|Play prompt|Transfer|Hang up;Target menu->@voice menu
=merchandise item: Category;Price:money#0-;Stock:number#0-;Picture:image;Description:long
merchant: Phone:phone;Address;Contact person;Logo:image;~Status=In review|Open|Closed
=merchant policy: Policy->@payment policy;Valid from:date;Valid until:date
message: Read:boolean;Text:long;Student->@student;Type=Text|Image|Voice;File:file;Sent at:date;Picture:image
=message reply: Text:long;Replied at:date
=message template: Category=Marketing|Notification|Verification;Text:long;Sender ID
=metadata record: Table->@database table;Business meaning:long;Version:number#0-
=metric: Formula;Unit
=metric result: Metric->@metric;Value:number#0-;Measured at:date
=migration: Started at:date
=migration step: Migration->@migration;Kind=Add|Change|Drop;Table name;Sort order:number#0-;Result=Succeeded|Failed|Skipped
=mini-program project: Icon:image;Template->@page template;Description:long
=mining task: Data set->@data set;Algorithm=Clustering|Classification|Association|Regression;Parameters:long;Result:long
model: Version;Description:long;~Status=Training|Ready|Retired
=model deployment: Server;Version;Deployed at:date
=model entity: Model->@model;Table->@database table;Description:long;Order:number#0-
=model field: Data model->@data model;Kind=Text|Number|Date|Yes or no|Link|File;Required:boolean;Default value;Order:number#0-
=model table: Data model->@data model;Comment;X:number#0-;Y:number#0-;Colour
=model version: Version;Changes:long;Snapshot:long
=moderation record: Action=Edited|Hidden|Deleted|Restored;Reason;Time:date
=modification: New date:date;Date format->@date format;New body:long;Modified at:date;Output file:file;~Status=Preview|Saved
module: Description:long;Active:boolean;Sort order:number#0-;Version;Author;Icon:image
=monitored website: Address:url;Check interval:number#0-;~Status=Up|Down|Paused
=monitoring device: Site->@construction site;Kind=Camera|Dust|Noise|Crane|Temperature;Serial number;Video:url;~Status=Online|Offline|Faulty
=monitoring station: Location;Latitude:number#0-;Longitude:number#0-;Kind=Air|Water|Soil|Noise
=mosque: Address;City;Description:long;Photo:image;Phone:phone;Imam
=move: From:number#0-;To:number#0-
=movie: Director;Genre;Rating:rating;Review:long;Poster:image
=movie role: Actor->@actor;Role;Sort order:number#0-
=music track: Duration:number#0-;Artist;Audio:file
=name card: Logo:image;Slogan;Address;Phone:phone;Email:email;Website:url;Description:long
=navigation history: Address;Visited at:date;Device
=nearby transfer: From device->@device;To device->@device;Progress:percent;~Status=Waiting|Running|Done|Refused
=net value: Date:date;Net value:number#0-;Change:percent
=network: Data file->@relationship file;Directed:boolean;Nodes:number#0-;Links:number#0-;Description:long
=network request: Application->@application;Method=GET|POST|PUT|DELETE;Status code:number#0-;Duration:number#0-;Sent at:date
news: Summary:long;Cover:image;Published on:date;Category;Content:long
news article: Body:long;Picture:image;Published on:date;Category;Body:long
=news category: Description:long;Sort order:number#0-
=news item: Body:long;Picture:image;Published on:date
=node: Type
=note category: Description:long;Order:number#0-
=note template: Background:image;Text:long;Category=Confession|Anniversary|Apology|Daily
=notice: Department;Content:long;Published on:date
notification: Text:long;Read:boolean
=observation: Time:date;Temperature:number#0-;Pulse:number#0-;Weight kg:number#0-;Condition=Good|Stable|Critical;Notes:long
=obstacle: Level->@level
=offboarding: Leaving date:date;Kind=Resignation|Dismissal|Contract end;Reason:long;Handover done:boolean
=office file: Kind=Document|Spreadsheet|Presentation;Folder->@folder;File:file;Version:number#0-;Size KB:number#0-;Locked:boolean
=office unit: Property->@property;Floor:number#0-;Area:number#0-;Tenant;Monthly rent:money#0-;~Status=Free|Rented
=offline club: Address;Phone:phone;Opening hours;Picture:image;Description:long
=offline message: Delivered at:date;Delivered:boolean
=onboarding: Position->@position;Start date:date;Salary:money#0-;Documents:file
operation log: Detail:long;Happened at:date;Result=Succeeded|Failed;Time:date;Address
=operation notice: Kind=Banner|Announcement|Activity;Content:long;Picture:image;Published on:date
=operation record: Module;Detail:long;Happened at:date
order: ~Status=Placed|Paid|Shipped|Completed|Cancelled;Total:money#0-;Address;Customer->@customer
=order assignment: Engineer->@engineer;Assigned at:date;~Status=Offered|Accepted|Declined
order item: Price:money#0-;Quantity:number#0-;Product->@product
=organization page: Section=Mission|Values|History|Team;Content:long;Picture:image;Sort order:number#0-
=outbound item: Product->@product;Quantity:number#0-;Unit price:money#0-
=outbound order: Warehouse->@warehouse;Recipient;Date:date;Note:long
=outcome: Quiz->@quizze;Minimum score:number#0-;Maximum score:number#0-;Description:long;Picture:image
=output: Kind=Screen|Speaker|Projector;Volume:number#0-;Resolution;Active:boolean
=outsourcing order: Contractor;Product->@product;Quantity:number#0-;Amount:money#0-;Due date:date;~Status=Sent|Received|Settled
=overdue reminder: Amount due:money#0-;Days overdue:number#0-;Sent at:date;~Status=Sent|Paid|Escalated
=package: Weight:number#0-
page: Content:long;Slug;Menu order:number#0-;Picture:image
=page category: Parent->@page category;Description:long
=page comment: Text:long;Hidden:boolean
=page component: Page->@page;Component->@component;Data model->@data model;X:number#0-;Y:number#0-;Properties:long;Order:number#0-
=page content: Page;Text:long;Picture:image;Order:number#0-
=page element: Page->@page;Kind=Image|Text|Graphic|Button;Content:long;Picture:image;Order:number#0-
=page lock: Locked at:date;Expires at:date
=page revision: Revision:number#0-;Body:long;Summary;Minor:boolean
=page section: Background:image;Transition=Slide|Fade|Zoom;Order:number#0-;Quick jump label
=page template: Preview:image
=page version: Version:number#0-;Content:long;Note;Saved at:date
=page visit: Page;Visited at:date;Visitor;Source;Seconds:number#0-
=pandemic personnel: ID number;Phone:phone;Region->@region;Kind=Confirmed|Suspected|Close contact|Isolated|Cured;Since:date;Note:long
=pandemic statistic: Region->@region;Confirmed:number#0-;Cured:number#0-;Isolated:number#0-;Deaths:number#0-;Cure rate:percent;Mortality rate:percent
=parameter preset: Scale=2x|4x|8x;Noise reduction=None|Low|Medium|High;Output format
=parking lot: Address;Spaces:number#0-;Free spaces:number#0-
=parking payment: Entry time:date;Exit time:date;Fee:money#0-;Coupon->@issued coupon;Amount paid:money#0-;~Status=Unpaid|Paid
=parking record: Parking lot->@parking lot;Space number;Entered at:date;Left at:date;Fee:money#0-;~Status=Parked|Unpaid|Paid|Overdue
=parsed row: Sheet;Row number:number#0-;Values:long;Error
=part: Price:money#0-
=participant: Trial->@trial;Site->@site;Birthday:date;Gender=Female|Male|Other;Enrolled on:date;~Status=Screening|Enrolled|Completed|Withdrawn
partner: Phone:phone;Commission:percent;~Status=Talking|Active|Ended;Invitation code;Balance:money#0-
=password change: Changed at:date;Method=Reset|Manual;IP address
password reset: Expires at:date;Used:boolean;Code;Token
=path course: Course->@course;Sort order:number#0-
=patient: Phone:phone;Allergies:long;Gender=Male|Female;Medical history:long;Birthday:date
=patient file: Patient->@patient;Kind=Record|Test result|Prescription|Picture;Date:date;File:file;Notes:long
=patrol: Route;Planned for:date;Finished at:date;Findings:long;~Status=Planned|Running|Finished
=patrol point: Route->@patrol route;Location;Check items:long;Sort order:number#0-
=patrol record: Point->@patrol point;Checked at:date;Result=Normal|Problem;Remark:long
=patrol route: Area;Points:number#0-;Description:long;Map:image
=patrol task: Route->@patrol route;Date:date;Start time:time;End time:time;Description:long
payment: Amount:money#0-;~Status=Open|Paid|Overdue;Paid at:date;Method;Order->@order
=payment account: Account number;Bank->@bank;Balance:money#0-;Currency;~Status=Active|Frozen|Closed
=payment gateway: Merchant number;Key;Callback:url;Mode=Test|Live;Active:boolean
=payment method: Fee:percent;Active:boolean;Gateway->@payment gateway
=payment policy: Method=WeChat|Alipay|Card|Bank transfer;Fee rate:percent;Minimum fee:money#0-;Daily limit:money#0-;Settlement days:number#0-;Active:boolean
=payroll: Month:date;Base:money#0-;Commission:money#0-;Deductions:money#0-;Net pay:money#0-
=pdf file: File:file;Pages:number#0-;Size KB:number#0-
=performance evaluation: Task->@work task;Rating:rating;Punctuality:rating;Quality:rating;Comment:long;Date:date
performance record: Date:date;Load time:number#0-
=performance statistic: Period start:date;Requests:number#0-;Average duration:number#0-;Error rate:percent;Peak duration:number#0-
permission: Module;Operation=View|Add|Edit|Delete;Role->@role
=permission group: Description:long;Can export:boolean
=person: Photo:image;Position;Gender=Female|Male|Unknown;Organisation;Notes:long
=personal code: QR code:image;Expires:date
=personal profile: Gender=Male|Female|Other;Occupation;Website:url;Biography:long;City
=personality test: Description:long;Cover:image;~Status=Open|Closed
=personnel change: Kind=Joined|Transfer|Promotion|Leave|Resignation;Date:date;From;To;Reason:long
=pet: Species=Dog|Cat|Bird|Rabbit|Other;Breed;Weight:number#0-;Photo:image
=pet image: Consultation->@consultation;Pet->@pet;Picture:image;Body part
=pharmaceutical name: Generic name;Language->@language;Pronunciation
=phone: Brand;Number:phone;Storage;Purchase time:date;Price:money#0-;Note:long
photo: Picture:image;Album->@album;Taken at:date
=photo change: Previous photo->@photo;Changed at:date;Reason;~Status=Preview|Saved|Discarded
=photo history: Used from:date;Used until:date;Restored:boolean
=php file: File:file;Size:number#0-;Kind=Plain|Encrypted;Uploaded on:date
=picture: Album->@album;Picture:image;Thumbnail:image;Taken on:date;Position:number#0-;Caption:long
=pivot table: Data set->@data set;Rows;Columns;Values;Aggregate=Sum|Count|Average|Minimum|Maximum
=placement: Ad space->@ad space;Strategy->@placement strategy;Start date:date;End date:date;~Status=Running|Stopped
=placement statistic: Date:date;Impressions:number#0-;Clicks:number#0-;Conversions:number#0-;Cost:money#0-
=placement strategy: Campaign->@campaign;Region;Age range;Gender=All|Male|Female;Interests;Bid:money#0-;~Status=Active|Paused
=plan: Price:money#0-;Period=Monthly|Yearly|One-off;Avatars included:number#0-;Features:long
=plan activity: Activity->@activity;Times per week:number#0-;Sort order:number#0-
=play history: Played at:date
=play statistic: Date:date;Plays:number#0-;Traffic:number#0-;Region
=playback history: Played at:date;Position:number#0-
=playback progress: Position in seconds:number#0-;Finished:boolean;Last watched:date
=playback record: Played at:date;Position seconds:number#0-;~State=Playing|Paused|Stopped|Finished
=playback session: Output->@output;Position seconds:number#0-;~State=Playing|Paused|Stopped;Started at:date
player: Photo:image;Team->@team;Position=Goalkeeper|Defender|Midfielder|Forward;Number:number#0-;Nationality;Level:number#0-
=player progress: Character->@character;Stars:number#0-;Best score:number#0-;Completed:boolean
=player setting: Volume:number#0-
=player statistic: Season;Matches:number#0-;Goals:number#0-;Assists:number#0-;Yellow cards:number#0-;Red cards:number#0-
playlist: Cover:image;Description:long;Shuffle:boolean;Repeat=Off|One|All
playlist item: Order:number#0-;Media file->@media file
=playlist song: Song->@song;Order:number#0-
=plugin: Version;Author;Description:long;Enabled:boolean
=plugin setting: Website->@website;Name;Value
point record: Points:number#0-;Kind=Earned|Spent;Date:date
=point scene: Activity->@activity;Points:number#0-;Daily limit:number#0-;Description:long;Active:boolean
=points record: Points:number#0-;Kind=Earned|Redeemed|Expired
=policy: Body:long;Attachment:file
=policy application: Enterprise->@enterprise;Statement:long;Attachment:file;Review note:long
=policy upgrade: Policy->@policy;New product->@insurance product;New coverage:money#0-;Extra premium:money#0-;Applied on:date
=poll: Story->@story;Multiple answers:boolean;Closes:date
=poll option: Poll->@poll;Votes:number#0-;Order:number#0-
=poll vote: Option->@poll option;Voted at:date
=pond: Farm->@fish farm;Volume:number#0-;Species;Fish count:number#0-;Stocked on:date;~Status=Active|Empty|Cleaning
=pool statistic: Running coroutines:number#0-;Queue length:number#0-;CPU:percent;Memory:number#0-;Recorded at:date
=portal article: Channel=Portal website|Public account;Content:long;Cover:image;Published on:date
=portfolio: Goal;Risk level=Low|Medium|High;Invested:money#0-;Current value:money#0-;Currency;Description:long
=position: Client->@client;Department;Location;Headcount:number#0-;Salary;Description:long;~Status=Open|Filled|Closed
post: Picture:image;Content:long;Likes:number#0-;~Status=Pending review|Published|Rejected;Category=Blog|News;Topic
=post comment: Text:long;Likes:number#0-
=post review: Decision=Approved|Rejected;Reason
=poster: Picture:image;QR code:image;Shares:number#0-
=poster template: Background:image;Layout:long;Order:number#0-;Active:boolean
=posting package: Price:money#0-;Days:number#0-;Postings:number#0-;Description:long
=practice area: Description:long;Sort order:number#0-
=practice database: Description:long;Schema:long;Sample rows:number#0-
=practice lab: Course->@course;Task:long;Environment;Difficulty=Easy|Medium|Hard;Minutes:number#0-
=practice question: Type->@question type;Level->@level;Text:long;Sample audio:file;Seconds allowed:number#0-
=prayer time: Date:date;Fajr:time;Dhuhr:time;Asr:time;Maghrib:time;Isha:time
=preload setting: Files ahead:number#0-;Buffer seconds:number#0-;Quality=Low|Medium|High;Active:boolean
=preparation tip: Category=Visa|Currency|Clothing|Language|Safety;Content:long;Sort order:number#0-
=prescription: Consultation->@consultation;Patient->@patient;Doctor->@doctor;Kind=Western|Traditional Chinese|Patented Chinese;Diagnosis:long;Total:money#0-;Issued on:date;~Status=Issued|Dispensed|Void
=prescription item: Medicine->@medicine;Dosage;Frequency;Days:number#0-;Quantity:number#0-
=preview: Link:url;Made at:date;Expires at:date
=price plan: Room->@room;Hours:number#0-;Price:money#0-;Weekday=Weekdays|Weekend|Every day
=price quote: Time:date;Bid:number#0-;Ask:number#0-
=price update: Old price:money#0-;New price:money#0-;Date:date;Source=Import|Automatic
=print job: CSV file->@csv file
=print record: Printed at:date;Pages:number#0-;Result=Succeeded|Failed;Error
=print setting: Paper size=A3|A4|A5|Letter;Quality=Draft|Normal|High;Colour:boolean;Double sided:boolean;Orientation=Portrait|Landscape
=printer: Location;Model;Colour:boolean;Paper sizes;Toner:percent;~Status=Ready|Busy|Offline|Error
=printing technology: Description:long;Formula->@cost formula;Layer height:number#0-;Active:boolean
=privacy agreement: Version;Content:long;Effective from:date;Active:boolean
=private message: Text:long;Picture:image;Read:boolean
=prize: Quantity:number#0-;Probability:percent;Picture:image
=problem: Description:long;~Status=Open|In progress|Solved
=problem report: Subscription->@subscription;Kind=No connection|Slow|Billing|Other;Description:long;Device;Diagnosis:long;~Status=Open|Diagnosed|Solved
=process: Enterprise->@enterprise;Description:long;Active:boolean
=process improvement: Production line->@production line;Before:long;After:long;Saving:money#0-;Date:date;~Status=Proposed|Trial|Adopted|Rejected
=process route: Product->@product;Step;Production line->@production line;Standard time:number#0-;Sort order:number#0-
=process standard: Project->@project;Category;Parameters:long;Version;Active:boolean
=process step: Process->@process;Required photos:number#0-;Sort order:number#0-
=processing job: Progress:percent
=processing result: Output file:file;Width:number#0-;Height:number#0-;Size:number#0-;Finished at:date
=processing rule: Column;Operation=Rename|Remove|Convert|Fill;Value
=processing task: Dataset->@dataset;Steps:long;Run at:date
product: Price:money#0-;Picture:image;Category->@product category;Description:long;Stock:number#0-;~Status=Active|Paused
product category: Sort order:number#0-;Description:long;Picture:image
=product certification: Certificate number;Report:file;Issued on:date;Valid until:date
=product collection: Supplier->@supplier;Method=API|Web collection;Products:number#0-;Collected at:date
=product feature: Product->@product;Description:long;Icon:image;Sort order:number#0-
=product file: Product->@product;Type=PDF|Image|Video;File:file;Size:number#0-;Sort order:number#0-
=product image: Picture:image;Caption;Sort order:number#0-
=product option: Product->@product;Kind=Paper|Size|Finish|Sides;Extra price:money#0-
=product registration: Product->@product;Store->@store;Listing price:money#0-;Registered at:date
=production line: ~Status=Running|Stopped|Maintenance
=production order: Product->@product;Order->@order;Quantity:number#0-;Due date:date;~Status=Planned|In progress|Finished
=production plan: Product->@product;Quantity:number#0-;Start date:date;Due date:date;Progress:percent;~Status=Planned|In progress|Finished
=production schedule: Line;Start time:date;End time:date;Shift;~Status=Planned|Running|Done
=production statistic: Date:date;Planned:number#0-;Produced:number#0-;Defects:number#0-;Efficiency:percent
=professional: Speciality;Phone:phone;City;Photo:image;Years:number#0-
=professional course: Major;Course->@course;Semester;Required:boolean;Credits:number#0-
=profile: Photo:image
=profit-sharing rule: Store->@store;Receiver;Share:percent;Active:boolean
=program: Description:long;Cover:image
progress record: Score:number#0-;Date:date;Best score:number#0-;Completed:boolean;Level->@level
=progress report: Project->@project;Content:long;Progress:percent;Date:date
project: ~Status=Planned|Under way|Finished;Description:long;Start date:date;End date:date;Picture:image
=project application: Student->@student;Motivation:long;CV:file;Submitted on:date;Comment:long;~Status=Submitted|In review|Accepted|Rejected
=project category: Description:long;Order:number#0-
=project cost: Project->@project;Category=Labour|Software|Hardware|Travel|Other;Amount:money#0-;Date:date;Notes:long
=project image: Project->@project;Picture:image;Order:number#0-
=project member: Student->@student;Role;Joined on:date
=project milestone: Project->@project;Due date:date;Done:boolean;Note:long
=project phase: Project->@project;Start date:date;End date:date;Progress:percent;Order:number#0-;~Status=Not started|In progress|Completed
=project resource: Project->@project;Kind=Grant|Place|Staff|Equipment;Amount:money#0-;Allocated to->@student;Allocated on:date
=project task: Project->@project;Assigned to->@employee;Due date:date;~Status=To do|In progress|Done
=project video: Project->@project;Link:url;Cover:image;Order:number#0-
=promotion: Start:date;End:date
=promotion channel: Kind=Online|Partner|Store|Referral;Cost:money#0-;Customers gained:number#0-
=promotion content: Content:long;Picture:image;Link:url;Sort order:number#0-
=promotion link: Product->@product;Link:url
=promotion page: Template->@template;Content:long;Share link:url;Views:number#0-
=promotion record: Kind=Click|Sign-up|Order;Order amount:money#0-;Happened at:date;Source
=promotional activity: Start:date;End:date;Reward;Rules:long;~Status=Planned|Running|Ended
=prompt: Text:long;Conversation->@conversation;Language
=pronunciation error: Report->@feedback report;Expected sound;Heard sound;Tip:long
=prop: Effect:long;Price:number#0-;Icon:image;Character->@character;Quantity:number#0-
=property: Address;Area:number#0-;~Status=Free|Rented|Repair
=proposal: Request->@request;Merchant->@merchant;Price:money#0-;Days:number#0-;Text:long;Anonymous:boolean;~Status=Sent|Accepted|Declined|Withdrawn
=protocol: Type=HTTP|WebSocket|TCP|CLI;Port:number#0-;Settings:long;Enabled:boolean
=provider: Category->@service category;Phone:phone;City;Hourly rate:money#0-;Photo:image;Experience:long;Rating:rating
=province: Code;Packages:number#0-;Rank:number#0-
=psychological test: Category;Description:long;Questions:number#0-;Minutes:number#0-
=public account: Enterprise->@enterprise;Platform=WeChat|Weibo|Douyin|Other;Logo:image;Followers:number#0-;Introduction:long;~Status=Active|Paused
=publication: Version:number#0-;Published at:date;~Status=Online|Offline
purchase: Amount:money#0-;Video->@short video;Paid at:date
=purchase item: Quantity:number#0-;Price:money#0-
purchase order: Supplier->@supplier;Total:money#0-;Order date:date;Expected on:date
=purchase order item: Item->@item;Quantity:number#0-;Unit price:money#0-
=puzzle: First image:image;Second image:image;Differences:number#0-;Time limit seconds:number#0-;Difficulty=Easy|Normal|Hard;Order:number#0-
=qr code: Content:long;Size:number#0-;Picture:image;Kind=Text|URL
=qr code session: Expires at:date;~Status=Waiting|Scanned|Confirmed|Expired
=quality indicator: Unit;Standard value:number#0-;Upper limit:number#0-;Lower limit:number#0-;Measured value:number#0-;Measured at:date
=quality inspection: Product->@product;Production order->@production order;Result=Pass|Fail;Defects:number#0-;Inspected on:date;Note:long
query: Database->@database;Results:number#0-;Run at:date;Rows:number#0-;Milliseconds:number#0-;Statement:long
=query filter: Field;Operator=Equals|Contains|Greater|Less|Between;Value
=query history: Results:number#0-;Duration:number#0-;Run at:date
=query optimization: Query->@query;Suggestion:long;Optimised statement:long;Gain:percent;~Status=Suggested|Applied|Rejected
=query record: Queried at:date;Results:number#0-
=query result: Rows:number#0-;Error:long
question: Kind=Single choice|Multiple choice|Text|Score;Options:long;Order:number#0-;Questionnaire->@questionnaire;Correct answer
=question answer: Answer:long;Correct:boolean;Answered at:date
=question option: Question->@question;Correct:boolean;Order:number#0-
=question type: Description:long;Order:number#0-
questionnaire: Description:long;Closes:date
=questionnaire result: Score:number#0-;Level=Normal|Mild|Moderate|Severe;Advice:long
=queue ticket: Merchant->@merchant;People:number#0-;Taken at:date;~Status=Waiting|Called|Seated|Missed
=quick link: Icon:image;Link:url;Position:number#0-
=quiz category: Icon:image;Sort order:number#0-
=quotation: Inquiry->@inquiry;Supplier->@supplier;Freight:money#0-;Valid until:date
=radio station: Frequency:number#0-;Region;Preset:number#0-;Favourite:boolean
=rain gauge: Location;Latitude:number#0-;Longitude:number#0-;Installed on:date
ranking: Score:number#0-;Rank:number#0-;Season;Period
=rapport score: Questions:number#0-;Correct:number#0-;Score:percent
=rating: Rating:rating;Note
=reader setting: Scroll speed:number#0-;Direction=Vertical|Left to right|Right to left;Background
=reading history: Chapter->@chapter;Page:number#0-;Read at:date
=reading progress: Chapter->@chapter;Image number:number#0-;Read at:date
=receipt: Material->@material;Supplier->@supplier;Location->@storage location;Quantity:number#0-;Date:date;~Status=Expected|Received|Checked
=recharge: Amount:money#0-;Method=WeChat|Bank card;Paid at:date
=recharge record: Amount:money#0-;Recharged at:date
=recognised field: Record->@recognition record;Value;Confidence:percent
=recognition: Image->@image;Language;Recognised text:long;Confidence:percent;Recognised at:date
=recognition record: Type->@recognition type;Picture:image;Result text:long;Confidence:percent;Recognised at:date
=recognition result: Person->@people;Similarity:percent;Confirmed:boolean;Recognised at:date
=recognition type: Group=Document|Text|Object|Code;Icon:image;Description:long;Sort order:number#0-;Active:boolean
recommendation: Reason;Score:number#0-
=recommendation request: Interests;Days:number#0-;Budget:money#0-;Answer:long
=recording: Audio:file;Duration:number#0-
=recruitment notice: Employer->@employer;Location;Date:date;Body:long;Picture:image
=rectification: Inspection->@inspection;Due date:date;~Status=Open|Under way|Submitted|Accepted|Rejected;Photo:image
=red packet: Amount:money#0-;Shares:number#0-;Expires at:date;~Status=Open|Empty|Expired
=red packet claim: Amount:money#0-;Claimed at:date
=red packet invitation: Channel=WeChat|Link|SMS;Sent at:date;~Status=Sent|Opened|Answered
=redemption: Address;Phone:phone;~Status=Placed|Shipped|Completed
=redemption item: Points:number#0-;Picture:image;Stock:number#0-;Description:long
=redirection: Server->@server;Client address;Requested at:date;Response time:number#0-
=refund: Amount:money#0-;Reason:long;Order->@order
=registration: Patient->@patient;Doctor->@doctor;Schedule->@schedule;Kind=Face-to-face|Remote;Fee:money#0-;~Status=Booked|Seen|Cancelled
=relationship: From table->@model table;To table->@model table;Kind=One to one|One to many|Many to many
=relationship file: File:file;Format=CSV|JSON|GraphML|Excel;Rows:number#0-
=release: Category=Casting|Performance|Cooperation|Work;Picture:image
=release comment: Text:long;Hidden:boolean
=reminder: Channel=Email|Push|SMS
=reminder delivery: Recipient;Sent at:date;Result=Delivered|Failed|No answer;Error
=reminder template: Channel=Email|SMS|Phone call;Text:long
=rent bill: Contract->@contract;Month:date;Amount:money#0-;Due date:date;~Status=Unpaid|Paid|Overdue
=rent payment: Amount:money#0-;Method=WeChat|Card|Transfer;Paid at:date
=rental: Product->@product;Start date:date;End date:date;Rent:money#0-;Deposit:money#0-;~Status=Booked|Rented|Returned|Overdue
=repair data entry: Category->@data category;Car model->@car model;Symptom;Content:long;File:file;Views:number#0-
=repair task: Incident->@incident;Description:long;Due date:date;~Status=Open|In progress|Done
=repayment: Due date:date;Principal:money#0-;Interest:money#0-;Paid on:date;~Status=Due|Paid|Overdue
reply: Text:long;Sent at:date;Hidden:boolean
report: Summary:long;File:file;Kind=Orders|Supply chain|Quality;Period;~Status=Submitted|In progress|Resolved|Rejected
=report category: Department->@department;Description:long
=report chart: Report->@analytical report;Type=Bar|Line|Pie|Table;Data:long;Sort order:number#0-
=report progress: Stage;Note:long;Date:date
=report section: Report->@report;Type=Text|Chart|Table|Image;Data range;Text:long;Sort order:number#0-
=representative: Constituency;Position;Party;Photo:image;Phone:phone;Email:email;Biography:long
=request: Category->@category;Description:long;Budget:money#0-;Needed by:date;Region;Anonymous:boolean;~Status=Open|Chosen|Paid|Closed
=request record: Requested at:date;Duration:number#0-;Status code:number#0-;Client;Error:long
=requirement: Enterprise->@enterprise;Description:long;Priority=Low|Medium|High;~Status=New|In development|Done
=research report: Authors;Summary:long;File:file;Published on:date;Topic->@topic
=reservation: Name;Phone:phone;~Status=Booked|Confirmed|Seated|Cancelled
=residence page: Section=Home|History|Facts;Content:long;Picture:image;Sort order:number#0-
resource: Description:long;File:file;Kind=Article|Tool|Video|Guide;Link:url;Topic->@topic
=resource category: Description:long;Sort order:number#0-
=resource statistic: CPU:percent;Memory:percent;Disk:percent;Recorded at:date
response: ~Status=Started|Completed;Submitted at:date
=restaurant: City
=result rating: Rating:rating;Comment:long
=resume: Full name;Phone:phone;Experience:long;Education;File:file
=resume section: Resume->@resume;Kind=Education|Work|Project|Skill|Other;Organisation;Start date:date;End date:date;Description:long;Sort order:number#0-
=resume style: Colour;Font;Spacing;Preview:image
=resume template: Category;Preview:image;Layout:long;Members only:boolean
=return: Order->@order;Reason:long;Amount:money#0-
=revenue: Question->@question;Kind=Answer|View share;Amount:money#0-;Date:date
review: Text:long;Rating:rating
=review comment: Line:number#0-;Text:long;Resolved:boolean
=review subject: Category->@category;Description:long;Picture:image
=reward: Type=Badge|Skin|Power-up;Picture:image
=reward claim: Claimed at:date;~Status=Claimed|Delivered
=reward record: Kind=Task fee|Invitation|Commission;Amount:money#0-;Task->@task
=risk authorization: Scope;Authorised at:date;Expires on:date;~Status=Active|Revoked|Expired
=risk check: Application->@loan application;Kind=Identity|Blacklist|Income|Overdue;Score:number#0-;Result=Pass|Warning|Fail;Note:long
=road: Region;Type=Motorway|Main road|Street;Length:number#0-
role: Description:long;Active:boolean
=role permission: Menu->@menu;Can view:boolean;Can edit:boolean;Can delete:boolean
=room: ~Status=Waiting|Playing|Closed;Code
=room booking: Room->@hotel room;Guest name;Phone:phone;Check-in:date;Check-out:date;Total:money#0-;~Status=Booked|Paid|Checked in|Completed|Cancelled
=room opening: Order->@order;Opened at:date;Closed at:date;Method=Code|Bluetooth|Remote
=room player: Character->@character;Seat:number#0-;Board position:number#0-;~Status=Ready|Playing|Out
=room type: Hotel->@hotel;Beds:number#0-;Guests:number#0-;Price per night:money#0-;Picture:image;Facilities:long
=route: Active:boolean
=route package: Destination;Days:number#0-;Price:money#0-;Departure:date;Places:number#0-;Cover:image;Description:long
=route step: Instruction;Road->@road;Distance:number#0-;Sort order:number#0-
=routing rule: Connection->@database connection;Table pattern;Kind=Read|Write|Shard;Priority:number#0-;Active:boolean
=rss source: Feed link:url;Category->@category;Refresh minutes:number#0-;Last fetched:date;Active:boolean
=rule: Condition:long
=rv site: Length:number#0-;Hookups=Full|Electric and water|None;Nightly rate:money#0-;Picture:image;Description:long;~Status=Free|Taken|Closed
=safety incident: Site->@construction site;Date:date;Severity=Minor|Serious|Fatal;Description:long;Measures:long;~Status=Open|Handled|Closed
=safety lamp: Production line->@production line;Colour=Green|Yellow|Red;Trigger;Active:boolean
=salary: Month:date;Base:money#0-;Deductions:money#0-;Net pay:money#0-;Bonus:money#0-
=sale: Customer->@customer;Product;Quantity:number#0-;Amount:money#0-;Date:date
=sales forecast: Month:date;Expected revenue:money#0-;Actual revenue:money#0-;Confidence:percent;Method
=sales item: Product->@product;Quantity:number#0-;Unit price:money#0-
=sales order: Customer->@customer;Order date:date;Total:money#0-
=sales record: Date:date;Quantity:number#0-;Revenue:money#0-;Channel
=sales report: Period start:date;Period end:date;Orders:number#0-;Revenue:money#0-
=sales staff: Phone:phone;WeChat;Photo:image
=saved chart: Instrument->@financial instrument;Kind=Candle|Line|Bar;Period=Day|Week|Month|Year;Indicators
=saved place: Marker->@map marker;Note:long
=saved retrieval: Indicator->@indicator;Station->@monitoring station;From:date;To:date;Minimum value:number#0-;Maximum value:number#0-
=saved search: Keywords;From:date;To:date
=scan record: Device;Scanned at:date
=scenario item: Product->@product;Daily demand:number#0-;Order quantity:number#0-;Reorder point:number#0-;Holding cost:money#0-
=scene: Project->@video project;Text:long;Effect->@animation effect;Duration:number#0-;Background:image;Sort order:number#0-
=scenic area: Address;Opening hours;QR code:image;Description:long;Picture:image;Phone:phone
=scenic spot: Address;Opening hours;Introduction:long;Picture:image;Address;Ticket price:money#0-
=scenic spot ticket: Scenic spot->@scenic spot;Price:money#0-;Stock:number#0-;Valid days:number#0-;Rules:long
=schedule: Start time:date;End time:date;~Status=Planned|Aired|Cancelled
=schema: Database type=MySQL|PostgreSQL|Oracle|SQL Server;Description:long;Current version
=schema version: Schema->@schema;File:file;Content:long;Change note:long;Uploaded on:date
=school: City;Address;Logo:image;Introduction:long
=school notification: Class->@class;Text:long;Published on:date;Important:boolean
score: Score:number#0-;Remarks:long;Duration:number#0-
=score entry: Side->@competitor;Points:number#0-;Period:number#0-;Time:date;Note
=score factor: Credit score->@credit score;Weight:percent;Points:number#0-;Comment:long
=scrapped car: Brand;Model;Owner name;Owner phone:phone;Enterprise->@enterprise;Received on:date;Price:money#0-;~Status=Received|In dismantling|Dismantled|Deregistered
=screen component: Large screen->@large screen;Component->@component;Data set->@data set;X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-;Options:long
=sea area: Code;Description:long
=search: Results:number#0-;Searched at:date
search history: Searched at:date;Results:number#0-
=search keyword: Searches:number#0-;Ranking:number#0-;Checked on:date
=search match: Image->@image;Similarity:percent;Order:number#0-
=search record: Category;Results:number#0-;Searched at:date
=section: Description:long;Sort order:number#0-
=sector: Description:long;Sort order:number#0-
=segment: Description:long;Customers:number#0-
=segmentation mode: Code;Description:long;Active:boolean
=segmentation task: Text:long;Mode->@segmentation mode;Encoding=UTF-8|GBK|GB2312|Big5;Dictionary->@dictionary;Result:long;Milliseconds:number#0-
=segmented word: Task->@segmentation task;Position:number#0-;Part of speech
=seller: Contact person;Phone:phone;Logo:image;Introduction:long
=sending record: Sent at:date;Operator;Result=Delivered|Failed|Pending;Error text
=sensor: Kind=Camera|Wi-Fi|Gate|Infrared;Serial number;~Status=Online|Offline|Faulty
=seo setting: Meta title;Meta description:long;Keywords;Canonical link:url
=server: IP address;Region;Capacity:number#0-;~Status=Online|Offline
=server function: Parameters:long;Return type;Description:long;Active:boolean
=server setting: Value;Description:long
service: Description:long;Price:money#0-;Category;Picture:image
=service category: Description:long;Order:number#0-;Icon:image
=service evaluation: Rating:rating;Text:long
=service guide: Category=Departure|Arrival|Transfer|Luggage|Special help;Body:long;Picture:image;Order:number#0-
=service item: Category->@service category;Price:money#0-;Minutes:number#0-;Picture:image;Description:long;Active:boolean
=service project: Category->@service category;Picture:image;Summary:long;Description:long;Order:number#0-
=service record: Started at:date;Finished at:date;Work done:long;Parts cost:money#0-
=service request: Service->@service;Provider->@provider;Address;Preferred time:date;Description:long;~Status=Requested|Accepted|In progress|Completed|Cancelled
=session reminder: Send at:date;Channel=Email|SMS|App;Sent:boolean
setting: Value;Description:long
settlement: Amount:money#0-;~Status=Open|Settled|Disputed;Period;Settled on:date
=shape: Layer->@layer;Type=Line|Curve|Rectangle|Circle|Polygon|Text;Path:long;Fill colour;Stroke colour;Stroke width:number#0-
share: Shared at:date;Platform;Link:url
=share link: Link:url;Password;Expires on:date;Maximum downloads:number#0-;~Status=Active|Expired|Revoked
=shared document: Folder;File:file;Version;Description:long
=shared file: Chat->@chat;File:file;Size:number#0-;Shared at:date;Downloads:number#0-
=shared information: Enterprise->@enterprise;Category=Notice|Standard|Experience|Other;Content:long;Attachment:file
=sharing record: Shared with->@agency;Shared at:date;Note:long
=shift: Date:date;Start:time;End:time;~Status=Planned|Worked|Absent
shipment: ~Status=Packed|Shipped|Delivered;Carrier;Shipped on:date;Customer->@customer;Order->@order;Cost:money#0-
=shipping label: Shipment->@shipment;Format=PDF|PNG|ZPL;File:file;Generated at:date
=shipping option: Carrier->@carrier;Speed=Standard|Express|Overnight;Base price:money#0-;Price per kg:money#0-;Days:number#0-
=shipping quote: Carrier->@carrier;Option->@shipping option;From postcode;To postcode;Weight:number#0-;Price:money#0-;Valid until:date
=short url: Original link:url;Title;Accesses:number#0-;Expires:date;Active:boolean
=short video: Topic->@topic;Video:file;Cover:image;Views:number#0-
=show update: Episode->@episode;Body:long;Picture:image;Published on:date
=similar image search: Threshold:percent;Matches:number#0-;Searched at:date
=simulation result: Product->@product;Day:number#0-;Opening stock:number#0-;Demand:number#0-;Received:number#0-;Closing stock:number#0-
=simulation run: Scenario->@scenario;Run at:date;Service level:percent;Total cost:money#0-;Stockouts:number#0-;Average stock:number#0-
=site: Address
=site reading: Metric=Temperature|Humidity|Motion|Smoke;Value:number#0-;Measured at:date
=site setting: Value;Description:long
=size: Chest;Length;Extra price:money#0-
skill: Category;Level=Beginner|Intermediate|Expert
=skill assessment: Skill->@skill;Assessment group->@assessment group;Date:date;Score:number#0-;Result=Passed|Failed;Remark:long
=skill category: Description:long;Icon:image
=skin: Version;Preview:image;Description:long;Active:boolean
=sleep record: Bedtime:date;Wake time:date;Duration:number#0-;Deep sleep:number#0-;Light sleep:number#0-;Awakenings:number#0-;Score:number#0-
=snapshot: Picture:image;Taken at:date;Note
=social media platform: Page link:url;Account name;Connected:boolean
=social security record: Month:date;Base:money#0-;Pension:money#0-;Medical:money#0-;Unemployment:money#0-;Employer share:money#0-;~Status=Paying|Paused|Stopped
=solution: Industry;Picture:image;Summary:long;Body:long;Order:number#0-
=song: Artist->@artist;Album->@album;Genre->@genre;Audio:file;Seconds:number#0-;Released on:date;Plays:number#0-
=sound effect: Event=Jump|Hit|Bonus|Level up;Audio:file;Volume:number#0-
=source file: Language;Code:long
=species: Latin name;Description:long
=speed test: Load time:number#0-;Size:number#0-;Tested at:date;Score:number#0-
=spinal screening: Family member->@family member;Screened on:date;Rotation angle:number#0-;Posture photo:image;Risk=Low|Medium|High;Answers:long
=split payment: Rule->@profit-sharing rule;Receiver;Amount:money#0-;Paid at:date
=spot category: Description:long;Sort order:number#0-
=spot check: Inspection item->@inspection item;Value:number#0-;Result=Pass|Fail;Checked at:date
=spot reservation: Scenic spot->@scenic spot;Visitor name;Phone:phone;Date:date;People:number#0-;Total:money#0-;~Status=Booked|Paid|Visited|Cancelled
=spreadsheet: Link:url;Sheet name;Last read at:date;~Status=Connected|Disconnected
=spreadsheet file: File:file;Batch->@batch;Sheets:number#0-;Rows:number#0-
=sql query: Connection->@database connection;Statement:long;Last run at:date;Description:long
=standard file: Skill->@skill;Version;File:file;Effective from:date
=standing: Team->@team;Played:number#0-;Won:number#0-;Drawn:number#0-;Lost:number#0-;Points:number#0-
=statistical report: Period;Applications:number#0-;Approval rate:percent;Loan total:money#0-;Overdue rate:percent
=statistics report: Form->@form;Period start:date;Period end:date;Submissions:number#0-;Summary:long
=status update: From status;To status;Note:long;Time:date
=stock change: Kind=Delivery|Sale|Adjustment;Quantity:number#0-;Date:date;Notes:long
=stock level: Warehouse->@warehouse;Quantity:number#0-;Counted on:date
=stock movement: Kind=In|Out|Transfer|Adjustment;Quantity:number#0-;Date:date;Product->@product;Warehouse->@warehouse
=storage location: Zone;Shelf;Capacity:number#0-
store: Address;Phone:phone;Opening hours;~Status=Open|Closed;Latitude:number#0-;Longitude:number#0-
=store item: Category=Coins|Skin|Booster|Pass;Price:money#0-;Picture:image;Description:long;On sale:boolean
=stored value card: Balance:money#0-;Valid until:date;~Status=Active|Frozen|Expired
=story: Text:long;Picture:image
=story chapter: Episode:number#0-;Summary:long;Body:long;Picture:image
=story scene: Story->@story;Background:image;Text:long;Order:number#0-
=strategy: Rules:long;~Status=Active|Paused;Content:long
=strategy parameter: Strategy->@strategy;Value;Minimum:number#0-;Maximum:number#0-
=structure change: Operation=Add section|Remove section|Move|Rename;Target;Details:long;Changed at:date
=structure field: Structure->@json structure;Source=Heading|Paragraph|Table|Image|List;Style;Required:boolean;Order:number#0-
student: Student number;Phone:phone;Class->@class;Birthday:date;Email:email
=student group: Class->@class;Members;Description:long
=student showcase: Student name;Course->@course;Story:long;Picture:image;Video:url
=study document: Trial->@trial;Kind=Protocol|Consent form|Report|Other;Version;File:file;Approved:boolean
=study record: Player->@character;Result=Known|Unknown;Coins earned:number#0-;Next review:date
=style: Colour;Font;Background
=style category: Description:long;Sort order:number#0-
=style definition: Component->@component;Property;Value;~State=Default|Active|Disabled
=style preset: Size:number#0-;Colour;Error correction=L|M|Q|H
=style template: Category->@style category;Preview:image;Description:long;Default settings:long
=sub-production line: Production line->@production line;Slot;Water supplement threshold:number#0-;Water stop threshold:number#0-;Water level:number#0-;~Status=Running|Stopped
=subject: Description:long;Order:number#0-
submission: Submitted at:date;~Status=New|Reviewed
=submission answer: Field->@form field;Value:long
=submission record: Action=Submitted|Updated|Reviewed|Merged;Time:date;Note
submission value: Value:long;Field->@form field
=submitted answer: Idiom;Round:number#0-;Seconds:number#0-;Valid:boolean
=subscriber: Card number;Phone:phone;Address;Package;~Status=Active|Suspended
=subscription: Start date:date;End date:date;~Status=Active|Cancelled|Expired
=subscription plan: Price:money#0-;Period=Monthly|Yearly;Content;Description:long;Active:boolean
=subscription source: Feed link:url;Category->@category;Website:url;Interval minutes:number#0-;Last fetched:date
=subsidy: Trainee->@trainee;Institution->@training institution;Kind=Training|Living|Employment;Amount:money#0-;Applied on:date
=substitute material: Substitute->@material;Ratio:number#0-;Priority:number#0-;Note
=subtask: Task->@computing task;Computer->@computer;Progress:percent;Seconds:number#0-
=subtitle: Animation->@animation;Start second:number#0-;End second:number#0-;Style
=suggestion: Category->@suggestion category;Representative->@representative;Text:long;Attachment:file;Reply:long;~Status=Submitted|Accepted|In progress|Answered|Closed
=suggestion category: Department;Description:long
supplier: Contact person;Phone:phone;Email:email;Address;Rating:rating
=support request: Category=Study|Personal|Technical|Payment;Description:long;Reply:long;~Status=Open|Answered|Closed
=support task: Category->@task category;Description:long;Location;Priority=Low|Normal|High|Urgent;Due date:date;~Status=Posted|Assigned|Accepted|In progress|Done|Cancelled
=surrounding attraction: Distance km:number#0-;Address;Picture:image;Introduction:long
=survey: Kind=Survey|Exam;Description:long;Opens:date;Closes:date
=survey response: Submitted at:date;Total score:number#0-
=sync record: Started at:date;Items:number#0-;Message:long
=synchronisation: Target system;Time:date;Result=Succeeded|Failed;Error
=synchronisation record: Time:date;Records:number#0-;Result=Succeeded|Failed;Error
=synthesis job: Voice->@voice;Audio:file
=system log: Level=Info|Warning|Error;Module;IP address;Logged at:date
=system parameter: Value;Kind=Text|Number|Yes or no;Description:long
system setting: Value;Description:long;Key
=tab: Address:url;Order:number#0-;Active:boolean;Pinned:boolean
=table: Seats:number#0-;~Status=Free|Occupied|Reserved|Cleaning
=table column: Table->@database table;Data type;Length:number#0-;Primary key:boolean;Nullable:boolean
=table field: Table->@database table;Data type;Length:number#0-;Primary key:boolean;Nullable:boolean;Comment:long;Order:number#0-
tag: Description:long;Slug
=talent: Maximum level:number#0-;Icon:image
task: ~Status=To do|In progress|Done;Description:long;Due date:date;Priority=Low|Medium|High;Kind=Login|Play|Share|Recharge
=task assignment: Worker->@worker;Accepted at:date
=task category: Description:long;Sort order:number#0-
=task comment: Text:long;Attachment:file
=task order: Proof:image;Submitted at:date;Fee:money#0-
=task photo: Task->@patrol task;Record->@patrol record;Picture:image;Taken at:date
=task progress: Count:number#0-;~Status=Not started|In progress|Done|Claimed
=tax rate: Rate:percent;Valid from:date;Description:long;Active:boolean
=tea: Type=Green|Black|Oolong|White|Pu-erh;Origin;Description:long;Picture:image
=tea diary: Tea->@tea;Water->@water;Water temperature:number#0-;Brewed at:date;Taste notes:long;Rating:rating;Photo:image
teacher: Title;Biography:long;Photo:image
=team: League->@league;Coach;Stadium;Logo:image
=technical advantage: Icon:image;Text:long;Order:number#0-
=technical specification: Product->@product;Value;Unit;Order:number#0-
=technician: Skills;Phone:phone;Level=Junior|Senior|Expert;Available:boolean
=technology page: Body:long;Picture:image;Order:number#0-
template: Preview:image;Description:long;Category->@template category
=template category: Description:long;Sort order:number#0-
=template parameter: Template->@template;Type=Text|Number|Choice|Boolean;Default value;Required:boolean
=tenant: ID number;Phone:phone;Property->@property;Moved in:date;Verified:boolean;~Status=Active|Left
=test case: Query->@sql query;Dataset->@dataset;Expected value;Actual value;Result=Passed|Failed|Not run;Run at:date
=test environment: Project->@test project;PHP version;Extensions;Variables:long;Processes:number#0-
=test file: Project->@test project;File:file;Code:long;Tests:number#0-
=test project: Description:long;PHP version;PHPUnit version
=test question: Test->@personality test;Options:long;Sort order:number#0-
test result: Score:number#0-;Description:long;Taken at:date
=test run: Project->@test project;Environment->@test environment;Parallel processes:number#0-;Started at:date;Duration:number#0-
=testimonial: Course->@course;Text:long;Photo:image;Rating:rating;Published:boolean
=text content: Page->@page;Body:long;Sort order:number#0-
=text document: Recognition->@recognition;Content:long;Words:number#0-
=text edit: Content before:long;Content after:long;Edited at:date
=text message: Recipient:phone;Text:long;Received at:date
=text post: Content:long;Topic;Likes:number#0-;Published on:date
theme: Active:boolean;Preview:image;Version;Description:long;Main colour;Font;Dark:boolean
=theme style: Main colour;Preview:image;Layout=List|Grid|Cards
=theme variable: Kind=Colour|Font size|Spacing|Radius;Value;Description:long
=therapy: Type=Speech|Voice|Communication|Listening|Sensory|Sign language|Social skills|Behavioural analysis;Goal;Description:long;Picture:image
=thumbnail: Image:image;Width:number#0-;Height:number#0-;Rotation:number#0-
=ticket: ~Status=Unused|Used|Expired|Refunded;Category->@ticket category;Priority=Low|Normal|High|Urgent;Description:long;Customer->@customer
=ticket category: Description:long
=ticket order: Ticket->@scenic spot ticket;Quantity:number#0-;Price:money#0-;Code;Used:boolean
=ticket package: Game->@game;Store->@store;Price:money#0-;Stock:number#0-;Description:long;Picture:image
=ticket reply: Text:long;Attachment:file;Internal note:boolean
=ticket type: Scenic area->@scenic area;Price:money#0-;Audience=Adult|Child|Senior|Student;Daily stock:number#0-;Rules:long
=time slot: ~Status=Free|Booked|Closed
=time zone setting: City->@city;Format=12-hour|24-hour;Daylight saving:boolean
=token: Symbol;Contract address;Network;Price:money#0-;Logo:image
=token style: Token=Keyword|Variable|Function|String|Comment|Number;Colour;Bold:boolean;Italic:boolean
=tool: Type=Line|Curve|Shape|Text|Selection;Icon:image;Settings:long
=top-up: Amount:money#0-;Method=Card|Bank transfer;Paid at:date
topic: Description:long
=topic category: Description:long;Order:number#0-
=tourism information: Kind=Traffic|Tickets|Events|Notices;Body:long;Picture:image;Published on:date
=tourist: Gender=Male|Female;Phone:phone;ID number;City;Photo:image
=tournament: Year:number#0-;Host;Start date:date;End date:date;Logo:image
=track: Artist->@artist;Release->@release;Genre;Audio:file;Seconds:number#0-;ISRC;Explicit:boolean
=trade: ~Status=Open|Closed|Cancelled;Price:money#0-;Side=Buy|Sell;Profit:money#0-
=trader: Photo:image;Strategy:long;Return:percent;Risk=Low|Medium|High;Followers:number#0-;Fee:percent
=trader statistic: Month:date;Trades:number#0-;Win rate:percent;Return:percent;Drawdown:percent
=trading account: Broker;Account number;Currency;Balance:money#0-;Equity:money#0-;~Status=Connected|Disconnected
=traffic push: Public account->@public account;Audience->@audience;Target link:url;Sent at:date;Reached:number#0-;Clicks:number#0-
=traffic route: Kind=Bus|Metro|Taxi|Car|Train;From;To;Timetable;Price:money#0-;Map:image
=traffic source: Media->@media;Type;Daily visitors:number#0-
=traffic update: Road->@road;Level=Smooth|Slow|Congested|Blocked;Cause;Description:long;Reported at:date
=trainee: ID number;Gender=Male|Female;Birth date:date;Phone:phone;Education;Address;Employment status=Employed|Unemployed
=trainer: Employee->@employee;Skill->@skill;Organisation;Phone:phone
=training application: Training plan->@training plan;Reason:long
=training content: Skill->@skill;Hours:number#0-;Material:file;Description:long
=training course: Minutes:number#0-
=training institution: Licence number;Contact person;Phone:phone;Address;~Status=Active|Suspended
=training plan: Content->@training content;Trainer->@trainer;Start date:date;End date:date;Place;~Status=Planned|Running|Finished
=training record: Plan->@course plan;Date:date;Minutes:number#0-;Completed:boolean;Feeling
=training statistic: Period;Sessions:number#0-;Total minutes:number#0-;Completion rate:percent
transaction: Kind=Income|Expense;Amount:money#0-;Date:date;~Status=Active|Committed|Rolled back;Category;Notes:long;Account->@payment account
=transcript: Audio file->@audio file;Language->@language;Text:long;Accuracy:percent
=transcript edit: Before:long;After:long;Edited at:date
=transfer: Amount:number#0-;Message
=transferred file: Conversation->@conversation;File:file;Size KB:number#0-;Downloads:number#0-
=transition: Effect=Slide|Fade|Flip|None;Duration:number#0-;Direction=Forward|Back
=translation: Text:long;Language=Chinese|English
=translation engine: Provider;API address:url;API key;Languages;Active:boolean
=translation request: Source language->@language;Target language->@language;Characters:number#0-;Requested at:date
=translation result: Engine->@translation engine;Translated text:long;Accuracy:percent;Speed:number#0-
=transmission record: Kind=Upload|Download|Nearby;Device->@device;Speed:number#0-;Transferred at:date
=transport guide: Type=Plane|Train|Bus|Taxi|Ferry;From;To
=transport option: Kind=Plane|Train|Car;Carrier->@carrier;Price per km:money#0-;Maximum weight:number#0-;Description:long
=travel itinerary: Destination;Start date:date;Days:number#0-;People:number#0-;Budget:money#0-;Wishes:long;~Status=Requested|Planned|Confirmed|Done
=travel plan: Transport option->@transport option;Origin;Destination;Departure:date;Arrival:date;Price:money#0-;Places:number#0-
=travel preference: Interests;Budget:money#0-;Travel style=Relaxed|Adventure|Cultural|Family;Climate;Companions:number#0-
=travel service: Destination->@destination;Type=Hotel|Flight|Transfer|Guide|Insurance;Price:money#0-;Provider;Description:long
=travel strategy: Cover:image;Body:long;Likes:number#0-
=travel suggestion: Content:long;Weather;Valid until:date;Attraction->@attraction
=treasure: Location->@map location;Points:number#0-
=treasure collection: Location->@map location;Collected at:date;Points earned:number#0-
=treatment: Customer->@customer;Employee->@employee;Sessions:number#0-;Sessions used:number#0-;Next visit:date;Notes:long;~Status=Active|Finished
=treatment plan: Child->@children;Goals:long;Start date:date;End date:date;~Status=Active|Finished|Paused
=treatment record: Animal->@animal;Date:date;Diagnosis:long;Medication;Dose;Next treatment:date;Notes:long
=trend analysis: Data set->@data set;Measure;Period start:date;Period end:date;Result:long
=trial: Protocol number;Phase=I|II|III|IV;Sponsor;Start date:date;End date:date;Description:long;~Status=Planned|Recruiting|Active|Completed|Terminated
=trip: Destination->@destination;Start date:date;End date:date;Budget:money#0-;Travellers:number#0-;~Status=Planned|Ongoing|Finished
=trip item: Trip->@trip;Activity->@activity;Service->@travel service;Day:date;Time:time;Note:long
=troubleshooting guide: Problem kind;Steps:long;Picture:image;Order:number#0-
=unemployment record: Registered on:date;Reason;Previous job;~Status=Unemployed|Re-employed
=uniform type: Sport;Base price:money#0-;Description:long;Picture:image;Active:boolean
=university: City
=unlocked guide: Browser;Unlocked at:date
=upgrade document: Upgrade->@policy upgrade;File:file;Verified:boolean
=uploaded image: Picture:image;Size:number#0-;Uploaded on:date
=usage quota: Function=Debtor query|Contract signing|Identity verification|Authorization;Allowed:number#0-;Used:number#0-;Period
=usage record: Used at:date
=usage statistic: Active users:number#0-;New users:number#0-;New posts:number#0-;Sleep records:number#0-
=use case: Product->@product;Industry;Description:long;Picture:image
=user behaviour: Product->@product;Location->@location;Happened at:date;Detail:long
=user role: Role->@role;Assigned on:date
=user setting: Theme=Light|Dark;Notifications:boolean
=utensil: Kind=Teapot|Gaiwan|Cup|Kettle;Material;Picture:image
=validation error: Rule->@validation rule;Message;Row number:number#0-;~Status=Open|Fixed|Ignored
=vehicle: Person->@people
=vehicle function: Kind=Climate|Lights|Seats|Windows;Value;On:boolean
=vehicle passage: Gate->@gate;Direction=In|Out;Time:date;Fee:money#0-
=venue: Address;Capacity:number#0-
=verification: Result=Valid|Invalid|Timeout;Checked at:date;Message:long
=verification code: Expires at:date;Used:boolean
=version: Released on:date
=vertical text: Section->@page section;Position=Left|Center|Right;Size:number#0-;Font;Colour;Transparency:percent
video: Cover:image;Duration:number#0-;Description:long;Category->@video category;Video:file;File:file;Link:url
=video call: Started at:date;~Status=Ringing|Answered|Missed|Ended
video category: Description:long;Sort order:number#0-
=video comment: Text:long;Likes:number#0-
=video edit: Video->@video;Start second:number#0-;End second:number#0-;Operation=Cut|Merge|Caption|Blur;Output:file
=video mark: Video->@video;Second:number#0-;Kind=Hazard|Event|Note;Text:long;Snapshot:image
=video project: Text:long;Template->@template;Music->@music track;Duration:number#0-;Resolution=720p|1080p|4K;Preview:file
=video recording: Device->@device;Video:file;Started at:date;Ended at:date;Size:number#0-
=video session: Time slot->@time slot;Meeting link:url;Started at:date;Ended at:date;Recording:url;~Status=Planned|Live|Ended
=video statistic: Date:date;Views:number#0-;Likes:number#0-;Shares:number#0-;Income:money#0-
=video tag: Tag->@tag;Order:number#0-
=video view: Seconds watched:number#0-;Liked:boolean
=viewing history: Watched at:date;Position seconds:number#0-
=virtual tour: Mosque->@mosque;Tour link:url;Cover:image;Description:long
=visit: Name;Date:date;Findings:long;~Status=Scheduled|Completed|Missed
=visit record: Visited at:date
=visit statistic: Date:date;Visitors:number#0-;Page views:number#0-;Leads:number#0-
=visitor appointment: Phone:phone;Company;Visit time:date;Purpose;License plate
=visualization: Graph->@graph;Layout=Force|Tree|Circle|Grid;Settings:long;Picture:image
=visualization effect: Type;Settings:long;Preview:image
=visualization template: Kind=Bar race|Line race|Map|Pie|Bubble;Preview:image;Default style:long
=voice: Sample:file;Language;Gender=Female|Male
=voice broadcast: Text;Voice=Female|Male;Audio:file;Time:date
=voice input: Menu->@voice menu;Audio:file;Recognised text;Confidence:percent;Matched:boolean
=voice menu: Parent->@voice menu;Prompt->@voice prompt;Timeout seconds:number#0-;Active:boolean
=voice message: Audio:file;Duration:number#0-
=voice prompt: Text:long;Audio:file;Language;Voice=Female|Male
=voice recording: Session->@chat session;Audio:file;Transcript:long;Duration:number#0-
=vote: Voter->@machine
=vote package: Votes:number#0-;Price:money#0-;Description:long;On sale:boolean
=voting power purchase: Package->@vote package;Votes granted:number#0-;Amount:money#0-;Method=Card|PayPal|Wallet
=voucher: Points cost:number#0-;Code;Expires:date;~Status=Available|Earned|Redeemed|Expired
=vr scene: Scenic spot->@scenic spot;Panorama:url;Cover:image;Order:number#0-
=wall: Project->@project;Length:number#0-;Height:number#0-;Thickness:number#0-;Material->@material;Floor:number#0-
=wallet: Token->@token;Balance:number#0-;Kind=Internal|External
=wallet transaction: Kind=Deposit|Withdrawal|Bet|Winnings;Amount:money#0-;Balance after:money#0-
warehouse: Address;Capacity:number#0-
=warehouse entry: Purchase order->@purchase order;Warehouse;Quantity:number#0-;Date:date;Kind=In|Out
=warehouse item: Store->@store;Quantity:number#0-;Minimum:number#0-;Unit;Unit cost:money#0-
=warning: Production line->@production line;Level=Info|Warning|Critical;Content:long;Raised at:date;Handled:boolean
=warranty: Pile->@charging pile;Problem:long;Reported at:date;Fixed at:date;~Status=Reported|In repair|Fixed
=watch history: Position:number#0-;Watched at:date
=watch list: Instrument->@financial instrument;Notes:long
=water: Kind=Spring|Tap|Mineral|Purified;Description:long
=water device: Location;Serial number;Reading:number#0-;Installed on:date;~Status=Running|Off|Faulty
=water reading: Sensor->@sensor;Time:date;Temperature:number#0-;Oxygen:number#0-;Acidity:number#0-;Ammonia:number#0-
=weather record: Date:date;Temperature:number#0-;Humidity:number#0-;Conditions;Wind;Icon:image
=web page: Website->@website;Slug;Content:long
website: Domain;Description:long;~Status=Online|Offline;Address:url
=wedding: Bride;Groom;Date:date;Venue;Address;Cover:image;Welcome text:long
=wedding event: Wedding->@wedding;Start:date;Location;Address;Dress code;Notes:long
=wifi setting: Password;Security=WPA2|WPA3|Open;Connected:boolean
=wiki page: Category->@category;Content:long
=window: Wall->@wall;Width:number#0-;Height:number#0-;Type;Material->@material
=wine: Chinese name;Type->@wine type;Price:money#0-;Volume:number#0-;Origin;Stock:number#0-;Description:long;Picture:image
=wine type: Chinese name;Description:long;Sort order:number#0-
=withdrawal: Amount:money#0-;Method;~Status=Requested|Paid|Rejected
=word: Word list->@word list;Meaning:long;Example:long
=word document: File:file;Pages:number#0-;Size KB:number#0-
=word list: Words:number#0-;Description:long
=word query: Word->@word;Found:boolean;Sentiment value:number#0-;Searched at:date
=work: Category->@work category;Description:long;Picture:image
=work category: Description:long;Sort order:number#0-
=work note: Category->@note category;Content:long;Date:date;Attachment:file;Important:boolean
=work order: Customer->@customer;Device->@device;Problem:long;Priority=Low|Normal|High;Estimate:money#0-;~Status=Received|Diagnosing|Repairing|Ready|Collected|Cancelled
=work order item: Work order->@work order;Kind=Part|Labour;Quantity:number#0-;Unit price:money#0-
=work queue: Pool->@coroutine pool;Maximum length:number#0-;Current length:number#0-
=work result: Assignment->@task assignment;Description:long;File:file;Submitted at:date
=work step: Order->@order;Picture:image;Note:long;Done at:date;Order number:number#0-
=work task: Category->@task category;Description:long;Location;Pay:money#0-;Start date:date;Due date:date;~Status=Open|Accepted|Finished|Cancelled
=worker: Phone:phone
=workflow step: Form->@form;Kind=Fill|Approve|Notify;Order:number#0-
=zoning rule: Maximum coverage:percent;Maximum height:number#0-;Minimum setback:number#0-;Description:long
`
