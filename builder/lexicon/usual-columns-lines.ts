/** Columns that tables called by these nouns usually have, written as those of a kit; a noun with a "=" before it means that alone, any other its compounds too. */
export const usualColumnsOfNouns = `
=3d model: Exhibit->@exhibit;File:file;Preview:image;Size:number#0-
=3d view: Source->@data source;Linked chart->@chart
=about section: Content:long;Picture:image;Sort order:number#0-
=academic record: Semester;Grade point:number#0-;Credits earned:number#0-;Remark:long
=acceleration node: Region;Address;Bandwidth:number#0-;Load:percent;~Status=Online|Offline
=acceleration server: Region;Address;Bandwidth:number#0-;Load:percent;~Status=Online|Offline
=access log: Time:date;Address
access permission: Level=View|Comment|Edit;Valid until:date
=access record: Person->@people;Direction=In|Out;Time:date;Method=Card|Face|Code
=access rule: Role->@role;Level=None|View|Edit
=accommodation: Kind=Hotel|Guesthouse|Hostel;Address;Phone:phone;Picture:image
=account category: Code;Kind=Income|Expense|Asset|Liability
=account change: Action=Added|Modified|Deleted;Field;Old value;New value
=account group: Department;Description:long
=account status record: Checked at:date;Online:boolean;Resources:number#0-;Power:number#0-;Note
=achievement: Goal:number#0-;Reward:number#0-;Icon:image;Description:long
=active editor: Cell;Last active:date
activity: Description:long;Picture:image;Start:date;Location;~Status=Upcoming|Running|Ended;End:date;Places:number#0-
=activity category: Description:long;Order:number#0-
activity entry: Student->@student;~Status=Joined|Attended|Cancelled;Joined at:date
=activity participant: Name;Phone:phone;~Status=Registered|Attended|Cancelled
=activity record: Date:date;Points:number#0-
activity registration: Phone:phone;~Status=Registered|Attended|Cancelled;Enterprise->@enterprise;Name
=activity rule: Description:long
=activity session: Child->@children;Date:date;Minutes:number#0-;Score:number#0-;Observation:long
=activity sign-up: ~Status=Signed up|Cancelled|Attended
=actor: Country;Movies:number#0-
=acupoint: Meridian;Location:long;Effects:long;Method:long;Picture:image
ad: Picture:image;~Status=Running|Paused;Target link:url;Starts:date;Ends:date;Advertiser->@advertiser;Text:long
=ad click: Clicked at:date;Device;Source
=ad comment: Text:long
=ad creative: Campaign->@campaign;Type=Image|Video|Text;Landing page:url;Size
=ad like: Kind=Like|Love
=ad placement: Page=Explore|Free content|Creator;Position=Side|Top|Before content;Price:money#0-;Ad->@ad
=ad publication: Platform->@social media platform;Published at:date;Post link:url
=ad share: Channel=Link|Message|Story
=ad space: Media->@media;Position;Size;Price:money#0-;~Status=Available|Occupied
=ad spend record: Keyword->@keyword;Date:date;Impressions:number#0-;Cost:money#0-
=ad view: Watched seconds:number#0-
address: Phone:phone;City;Default:boolean;Street
=address book contact: Visiting card->@visiting card;Company;Position;Phone:phone;Email:email;Group;Notes:long
=address search: Property->@property;Found:boolean;Searched at:date
=adjustment: Reason:long;Action:long;Date:date;~Status=Planned|Done
=admission: Result=Admitted|Waiting|Not admitted
=advantage: Text:long;Icon:image;Position:number#0-
=advertisement: Picture:image;Link:url
=advertiser: Email:email;Phone:phone;Balance:money#0-
=advertising record: Date:date;Impressions:number#0-;Conversions:number#0-;Cost:money#0-;Region;Device=Desktop|Mobile|Tablet
=advisor: Agency->@agency;Countries;Photo:image;Email:email;Phone:phone;Biography:long
=affair: Enterprise->@enterprise;Kind;Due date:date;~Status=Open|In progress|Done;Notes:long
=after-sales case: Customer->@customer;Product->@product;Problem:long;Solution:long;~Status=Open|In progress|Closed
=after-sales request: Kind=Repair|Exchange|Complaint;~Status=Open|In progress|Closed
=after-school service: Weekday;Starts:time;Places:number#0-;Fee:money#0-;Description:long
=age distribution: Year:number#0-;Age group;People:number#0-;Share:percent
=agency: Phone:phone;Email:email;Address
=agency review: House->@house;Agency->@regulatory agency;Decision=Pending|Approved|Rejected;Reason:long;Time:date
agent: ~Status=Available|Busy|Offline;Phone:phone;Level=First|Second|Third;Commission:percent;Region;Extension;Queue->@call queue
=aggregate: Source->@data source;Period=Hour|Day|Month;Start:date;Average:number#0-;Minimum:number#0-;Maximum:number#0-
=ai engine: Provider;Model;Address:url;Cost per request:money#0-;Active:boolean
=ai image job: Source image:image;Result image:image
=ai model: Kind=Text|Image|Video;Provider;Cost per use:number#0-;Description:long;Active:boolean
=ai suggestion: Portfolio->@portfolio;Asset->@asset;Action=Buy|Sell|Hold;Confidence:percent;Reason:long;Suggested at:date;~Status=New|Accepted|Dismissed
=ai tool: Category->@tool category;Website:url;Logo:image;Description:long;Pricing=Free|Freemium|Paid;Recommended:boolean
=aircraft: Speed:number#0-;Handling:number#0-;Picture:image;Required score:number#0-
=airline: Code;Logo:image;Phone:phone;Counter
=alarm: Sentry post->@sentry post;Level=Low|Medium|High;Received at:date;Description:long;~Status=New|Handled|False alarm
album: Cover:image;Description:long
=album category: Position:number#0-
=album photo: Album->@album;Product->@door product;Picture:image;Order:number#0-
=album setting: Rotation seconds:number#0-;Thumbnail size:number#0-;Sort by=Name|Date|Custom order
=album share: Link:url;Expires:date
=album tag: Tag->@tag
alert: Raised at:date;~Status=Open|Acknowledged|Resolved;Level=Info|Warning|Critical;Rule->@alert rule;Account->@game account;Text:long
=alert channel: Kind=Email|DingTalk|QQ;Address;Minimum level=Warning|Critical;Active:boolean
=alert delivery: Channel->@alert channel;Sent at:date;Result=Sent|Failed
alert rule: Condition;Active:boolean;Threshold:number#0-;Level=Info|Warning|Critical;Measure;Channel=Site|Email|SMS
=alert setting: Metric=Connections|CPU|Memory|Disk|Slow queries;Enabled:boolean
=allocation: Supplier->@supplier;Container or vehicle;Volume:number#0-;Weight:number#0-;Load rate:percent
=amenity: Icon:image;Order:number#0-
analysis: Result:long;Method
analysis report: Period;Summary:long;File:file
=analysis template: Description:long
=analytical report: Checklist->@checklist;Findings:long;Generated at:date
=analytics report: Project->@building project;Period;Compliance rate:percent;Open violations:number#0-
=anchor: Speciality;Photo:image;Biography:long;Call price per minute:money#0-;Verified:boolean
=animal: Species->@specy;Breed;Gender=Female|Male|Unknown;Birthday:date;Weight kg:number#0-;Cage;Photo:image;~Status=Admitted|In treatment|Recovered|Discharged|Deceased
=animal owner: Phone:phone;Email:email;Address
=animation: Duration:number#0-
=animation effect: Type=Entrance|Exit|Emphasis|Transition;Duration:number#0-;Preview:image
=animation setting: Target=Logo|Menu|Page;Effect=Collapse|Fade|Slide;Milliseconds:number#0-;Active:boolean
=anniversary: Date:date;People;Notes:long
announcement: Body:long;Published on:date;Cover:image;File:file
answer: Text:long;Question->@question
=answer option: Question->@quiz question
=answer record: Answer:long;Correct:boolean
=answer view: Fee:money#0-;Viewed at:date
=api call: Called at:date;Status code:number#0-;Milliseconds:number#0-;Request:long;Response:long;Succeeded:boolean
=api client: Key;Permissions;Requests:number#0-;Active:boolean
=api interface: Address:url;Method=GET|POST|PUT|DELETE;Authentication=None|Key|Token|Basic;Parameters:long;Timeout seconds:number#0-;Active:boolean
=api key: Key;Expires:date;Active:boolean
=api log: Method=GET|POST|PUT|DELETE;Status code:number#0-;Milliseconds:number#0-;Time:date
=api source: Address:url;Method=GET|POST;Fields:long;Active:boolean
=app feature: Description:long;Icon:image;Sort order:number#0-
=app page: Application->@application;Layout:long;Route;Sort order:number#0-
=applicant: Passport number;Visa class;Email:email;Phone:phone;Embassy account
application: ~Status=Sent|Viewed|Interview|Hired|Rejected;Description:long;Icon:image
=application category: Parent->@application category;Position:number#0-
=application file: Extension->@extension application;Certificate->@certificate request;Compensation->@compensation application;File:file;Kind=Application letter|Identity|Proof|Other
=application review: Score:number#0-;Comment:long;Decision=Accept|Reject|Wait
=application scenario: Area;Description:long;Picture:image
=application version: Application->@application;File:file;Size:number#0-;Changes:long;Released on:date
=applied effect: Effect->@effect;Start second:number#0-;End second:number#0-;Strength:number#0-
=applied filter: Filter->@filter;Strength:number#0-
appointment: ~Status=Requested|Confirmed|Finished|Cancelled;Time:date;Phone:phone;Doctor->@doctor
=appointment change: Old time:date;New time:date;Reason
=appointment slot: Date:date;Time:time;~Status=Open|Taken;Seen at:date
approval: Decision=Pending|Approved|Rejected;Comment:long
=approval process: Form->@form;Steps:long;Active:boolean
=approval record: Rule->@approval rule;Decision=Approved|Rejected|Returned;Comment:long;Decided at:date
=approval rule: Credit product->@credit product;Field;Operator;Value;Action=Approve|Reject|Manual review;Priority:number#0-;Active:boolean
=approval step: Record->@form record;Decision=Pending|Approved|Rejected;Comment:long
=ar game: Cover:image;Link:url;Rules:long;Reward;Active:boolean
=archive send: Email:email;Message:long;Sent at:date
article: Summary:long;Picture:image;Published on:date;Category->@category;Body:long
=article category: Description:long
=article recommendation: Reason;Recommended on:date;Read:boolean
=article tag: Tag->@tag;Sort order:number#0-
=article translation: Article->@article;Language->@language;Body:long
=article version: Version:number#0-;Content:long;Saved at:date
artist: Photo:image;Biography:long;Country
=assessment: Findings:long
=assessment answer: Question;Answer;Points:number#0-
=assessment group: Skill->@skill;Leader->@employee;Members;Description:long
=asset movement: From location;To location;Date:date;Reason
=asset record: Kind=Top-up|Consumption|Gift|Refund;Amount:money#0-;Balance:money#0-
=assignment: Note:long;~Status=Open|Accepted|Done
=assistance message: Text:long;Attachment:file
=assistance request: Request:long;Needed by:date;~Status=Open|In progress|Answered|Closed
attachment: File:file;Size:number#0-;Message->@message
=attendance: ~Status=Present|Late|Absent
=attendance record: Date:date;Arrived at:time;Left at:time;~Status=Present|Late|Absent|Leave
attraction: Ticket price:money#0-;Opening hours;Picture:image;Address;Description:long;Category->@attraction category
=attraction picture: Attraction->@attraction;Picture:image;Position:number#0-
=auction: Item->@digital collectible;Start price:money#0-;Current price:money#0-;Start time:date;End time:date;~Status=Upcoming|Running|Ended
=audience: Region;Interests;Size:number#0-
=audio: Folder->@folder;File:file;Duration:number#0-;Artist
=audio category: Icon:image;Sort order:number#0-
=audio extraction: Format=MP3|WAV|AAC
=audio file: File:file;Duration:number#0-
=audio track: Category=Parenting|Ancient wisdom|Health;Duration:number#0-;Cover:image
=audiobook: Author;Narrator;Category->@audiobook category;Cover:image;Description:long
=audiobook category: Icon:image;Sort order:number#0-
=audiobook chapter: Audiobook->@audiobook;Minutes:number#0-;Order:number#0-
audit: Decision=Pending|Approved|Rejected;Comment:long;Opinion:long;Time:date
=authentication: Identity number;Photo:image
=author: Biography:long;Photo:image
=authorization: Agreement->@privacy agreement;Agreed:boolean;Agreed at:date
=automation job: Data set->@data set;Source:url;Schedule;Last run:date
=automation rule: Trigger;Action:long;Schedule;Active:boolean
=availability date: Date:date;Available:boolean;Price:money#0-
=availability slot: Day;From:time;To:time
=avatar: Source image->@uploaded image;Style->@avatar style;Picture:image;Generated at:date
=avatar style: Preview:image;Tier=Basic|Premium;Description:long;Active:boolean
=baby: Member->@member;Birth date:date;Gender=Boy|Girl|Expected
=background image: Picture:image;Category;Public:boolean
=background removal: Preview:image;Result:image;Milliseconds:number#0-
=backpack item: Item->@item;Quantity:number#0-
backup: File:file;Size MB:number#0-;Kind=Full|Incremental;Started at:date;Finished at:date;Database->@distributed database
=backup schedule: Database->@database;Frequency=Hourly|Daily|Weekly|Monthly;Time:time;Keep days:number#0-;Active:boolean
=badge: Icon:image;Description:long
=balance: Balance:money#0-;Currency;Credit limit:money#0-
=ball commentary: Over:number#0-;Batter->@player;Bowler->@player;Runs:number#0-;Text:long
=bank: Code;City;Fee:percent;Active:boolean
=bank card: Card number;Holder;Default:boolean
banner: Picture:image;Link:url;Order:number#0-;Sort order:number#0-
=batch: Target format->@data format;Files:number#0-;Started at:date
=batch import: Kind=Registrations|Scores|Examinations;File:file;Rows:number#0-;Failed rows:number#0-
=batch job: Template->@style template;Images:number#0-;Progress:percent
=battle: Attacker->@character;Defender->@character;Winner->@character;Damage:number#0-
=beauty channel: Address:url;Keywords;Enabled:boolean
=behavior: Element->@element;Kind=Move|Rotate|Follow|Collide;Parameters:long
=behavior recognition: Camera->@camera;Behaviour=Dumping|Fighting|Falling|Loitering;Picture:image;Confidence:percent;Recognised at:date
=benefit: Product->@product;Description:long;Icon:image;Sort order:number#0-
=benefit redemption: Member->@member;Code;Date:date;~Status=Claimed|Used|Expired
=bet: Outcome=Won|Lost;Payout:money#0-;Stake:money#0-
=bid: Amount:money#0-
=bill: Amount:money#0-;~Status=Unpaid|Paid;Kind=Salary|Social security|Service|Other;Due date:date
=bill item: Description;Quantity:number#0-;Unit price:money#0-;Amount:money#0-
=bill of material: Material->@material;Quantity:number#0-;Position;Version
=billing record: Kind=Live stream|Call|Membership|Top-up;Amount:money#0-;Balance after:money#0-
=bitcoin price: High:money#0-;Low:money#0-;Volume:number#0-;Quoted at:date
=blast furnace: Plant;Capacity:number#0-;Volume:number#0-;Commissioned:date;~Status=Running|Stopped
=blind box: Set->@set;Price in coins:number#0-;Picture:image;Remaining:number#0-;Active:boolean
=blog post: Body:long;Published on:date;Category;Cover:image
=blogger: Weibo link:url;Question fee:money#0-;Field;Introduction:long;Avatar:image
=bluetooth device: Address;Kind=Phone|Headset|Player;Paired:boolean;Connected:boolean;Last connected:date
=board: Squares:number#0-;Picture:image;Rules:long
=board message: Name;Email:email;Text:long;Reply:long
=boat: Code;Seats:number#0-;Price per hour:money#0-;Picture:image;~Status=Free|Rented|Repair
=bonus round: Level->@level;Duration:number#0-;Multiplier:number#0-;Description:long
=book: Cover:image
booking: ~Status=Booked|Confirmed|Cancelled|Attended;Total:money#0-;Note:long;Phone:phone
=booking item: Room->@hotel room;Car->@rental car;Flight->@flight;Transfer->@transfer;Package->@tour package;Price:money#0-
=booking record: Slot->@appointment slot;Tried at:date;Result=Booked|Failed;Message
=booking service: Service->@service;Quantity:number#0-;Price:money#0-
=bookmark: Address:url;Folder->@bookmark folder;Notes:long;Order:number#0-
=bookmark folder: Parent->@bookmark folder;Order:number#0-
=borrower: ID number;Phone:phone;Income:money#0-;Occupation;Credit score:number#0-
=bot message: Player->@player;Group->@telegram group;Command;Received at:date;Handled:boolean
=bounty: Job posting->@job posting;Enterprise->@enterprise;Reward:money#0-;Conditions:long;Deadline:date;~Status=Open|Taken|Paid|Expired
=bounty claim: Note:long
=box opening: Fragment->@fragment;Coins used:number#0-;Opened at:date
=brainwave program: Type=Alpha|Theta|Delta;Frequency:number#0-;Minutes:number#0-;Description:long
=branch: Region;Manager
=brand: Logo:image;Country
=brand guideline: Logo:image;Main colour;Second colour;Font;Rules:long
=brand profile: Slogan;Logo:image;Description:long;Address;Phone:phone;Email:email
=brand value: Text:long;Colours;Fonts;Order:number#0-
=branding item: Animation->@animation;Kind=Watermark|Logo|Personal information|Organisation information;Picture:image;Text;Position=Top left|Top right|Bottom left|Bottom right
=broadcast setting: Language;Voice=Female|Male;Speed:number#0-;Volume:number#0-;Announce every point:boolean
=browsing history: Viewed at:date
=browsing record: Date:date;Visitors:number#0-
=budget: Spent:money#0-
=budget line: Category->@cost category;Planned:money#0-;Actual:money#0-
=build: Version;Started at:date;File:file;Log:long
=buildable area: Property->@property;Area:number#0-;Maximum height:number#0-;Setback:number#0-;Permitted use;Outline:long;Notes:long
=building project: Address;Start date:date;~Status=Planned|Under construction|Completed
=building type: Kind=Factory|Road|Mine|Storage;Cost:number#0-;Speed:number#0-;Picture:image;Maximum level:number#0-
=bulk modification: Property;New value;Graphs changed:number#0-;Applied at:date
=bullet comment: Room->@live room;Session->@live session;Colour;Sent at:date
=business area: Description:long;Icon:image;Picture:image;Sort order:number#0-
=business category: Description:long;Sort order:number#0-
=business code: Name;Description:long;Active:boolean
=business data: Category;Department->@department;Value:number#0-;Unit;Date:date
=business figure: Data set->@data set;Value:number#0-;Unit;Date:date
=business module: Icon:image;Category;Link;Description:long;Active:boolean
=business order: Kind=Sale|Purchase;Party->@business partner;Date:date;Total:money#0-
=business order item: Item->@item;Quantity:number#0-;Price:money#0-
=business partner: Kind=Customer|Supplier;Contact person;Phone:phone;Email:email;Address
=business record: Amount:money#0-;Date:date;~Status=Open|Closed;Notes:long
=business rule: Application->@application;Trigger=Create|Update|Delete|Click|Schedule;Condition:long;Action:long;Active:boolean
=business statistic: Enterprise->@enterprise;Orders:number#0-;Amount:money#0-;Errors:number#0-
=button style: Shape=Round|Square|Pill;Size=Small|Medium|Large;Colour;Position=Above post|Below post|Side
=cache entry: Expires at:date;Size:number#0-;Hits:number#0-
=cache namespace: Description:long;Default lifetime:number#0-
=cache operation: Action=Added|Updated|Deleted|Queried;Old value:long;New value:long
=cache statistic: Date:date;Entries:number#0-;Hits:number#0-;Misses:number#0-;Size:number#0-
=cached item: Source->@subscription source;Author;Summary:long;Content:long;Link:url;Published at:date;Read:boolean;Starred:boolean
=cad file: Project->@project;File:file;Version;Format=DWG|DXF;Size:number#0-;Imported at:date
=cafeteria payment: Amount:money#0-;Meal=Breakfast|Lunch|Dinner
=calculation: Product->@product;Daily flow:number#0-;Pollution load:number#0-;Recommended capacity:number#0-;Estimated cost:money#0-
=calendar entry: Date:date;Kind=Workday|Holiday|Event;Shifted to:date
=calendar event: Start:date;End:date;Notes:long;Location;Kind=Meeting|Deadline|Leave|Other
=calendar link: Address:url;Last synchronized:date;Active:boolean
call: Started at:date;~Status=Ringing|Active|Ended|Missed;Seconds:number#0-;Kind=Voice|Video;Ended at:date;Agent->@agent;Called:phone
=call participant: Joined at:date;Left at:date
=call plan: Customer->@customer;Opportunity->@opportunity;Planned for:date;Purpose:long;Result:long;~Status=Planned|Done|Missed|Cancelled
=call queue: Number:phone;Maximum wait:number#0-;Agents:number#0-
=call script: Text:long;Active:boolean
=camera: Location;Latitude:number#0-;Longitude:number#0-;Stream:url;~Status=Online|Offline
=camera recording: Recorded at:date;File:file;Seconds:number#0-;Guide lines:boolean
campaign: ~Status=Planned|Running|Ended;Start date:date;End date:date;Budget:money#0-
=campus scenery: Picture:image;Place;Season=Spring|Summer|Autumn|Winter;Description:long
=candidate note: Text:long;Rating:rating;Interview at:date
=candidate source: Channel=Website|Referral|Job board|Event;Cost:money#0-;Candidates:number#0-
=canvas component: Screen->@large screen;Dataset->@dataset;Type=Line|Bar|Pie|Map|Table|Text;Position X:number#0-;Position Y:number#0-;Style:long
=canvas item: Project->@project;Component->@component;Position X:number#0-;Position Y:number#0-;Width:number#0-;Height:number#0-;Style:long;Data source->@data source
=car image: Car->@scrapped car;Step->@process step;Picture:image;Taken at:date
=car model: Brand;Year:number#0-;Engine;Picture:image
=car record: Car->@car;Kind=Fuel|Maintenance|Insurance|Fine;Cost:money#0-;Mileage:number#0-;Date:date
=car type: Base fare:money#0-;Price per km:money#0-;Seats:number#0-;Picture:image
=car video: Car->@scrapped car;Step->@process step;Duration:number#0-
=car wash: Address;Latitude:number#0-;Longitude:number#0-;Phone:phone;Opening hours;Price from:money#0-;Picture:image
card: Series->@card sery;Rarity=Common|Rare|Epic|Legendary;Picture:image;Customer->@customer;Kind=Times card|Stored value|Period card;Valid until:date;~Status=Active|Replaced|Expired
=card activation: Real name;Identity number;Photo:image;Activated at:date
=card batch: Game->@game;Server;Contents:long;Total:number#0-;Remaining:number#0-;Start:date;End:date;~Status=Open|Empty|Ended
=card consumption: Amount:money#0-;Times:number#0-;Service;Consumed at:date
=card order: Card type->@card type;Quantity:number#0-;Coupon->@user coupon;Total:money#0-;~Status=Unpaid|Paid|Refunded
=card pack: Game->@game;Contents:long;Total:number#0-;Remaining:number#0-;Valid until:date
=card replacement: New card->@card;Reason;Fee:money#0-
=card scan: Scanned at:date;Added to address book:boolean
=card series: Release date:date;Cover:image
=card share: Channel=WeChat|Moments|QR code;Shared at:date
=card template: Background:image;Layout=Horizontal|Vertical;Colour;Order:number#0-
=card transaction: Kind=Top-up|Payment|Refund;Amount:money#0-;Bonus:money#0-;Balance after:money#0-
=card type: Kind=Individual|Team;Price:money#0-;Validity days:number#0-;Picture:image;Description:long
=carousel slide: Picture:image;Link:url;Position:number#0-;Active:boolean
=carplay connection: Connected at:date;Disconnected at:date;Automatic:boolean
=carrier: Phone:phone;Active:boolean
cart item: Quantity:number#0-;Selected:boolean
=case: Picture:image;Place;Description:long
=case study: Client;Solution->@solution;Picture:image;Body:long;Completed on:date
=cash withdrawal: Amount:money#0-;Fee:money#0-;Bank account
=cashier order: Customer->@customer;Kind=Purchase|Gift;Total:money#0-;Method=Cash|WeChat|Card;~Status=Paid|Refunded
=casting device: Room->@room;Kind=Chromecast|AirPlay|Miracast;Address;~Status=Ready|Casting|Offline
=catalog: Product->@product;File:file;Language
category: Description:long;Order:number#0-
=catering order: Dish->@dish;Quantity:number#0-;Total:money#0-;Pick-up time:date;~Status=Placed|Paid|Ready|Collected|Cancelled
=cdn resource: Address:url;Kind=Script|Style|Font;Version;Form->@form;Order:number#0-
=cell: Value:long;Formula
=cell change: Old value:long;New value:long;Changed at:date
=certificate: Issued on:date;File:file
=certificate authentication: Submitted on:date;Result=Pending|Passed|Failed;Comment:long
=certificate request: Kind=Payment|Settlement|Balance;Purpose;Email:email;File:file;~Status=Submitted|Issued|Rejected
=challenge: Task:long;Target picture:image;Difficulty=Easy|Normal|Hard;Points:number#0-;Order:number#0-
=challenge instance: Difficulty=Easy|Normal|Hard;Required level:number#0-;Players:number#0-;Reward;Description:long
=change record: Action=Added|Changed|Deleted;Old value;New value
=change request: Earliest:date;Latest:date;Automatic:boolean;~Status=Searching|Changed|Expired|Stopped
channel: Kind=Search|Social|Email|Display;Description:long;Address;Active:boolean
=channel category: Description:long;Sort order:number#0-
=channel member: Online:boolean;Last seen:date
chapter: Number:number#0-;Sort order:number#0-;Summary:long;Free:boolean
=chapter image: Picture:image;Order:number#0-;Width:number#0-;Height:number#0-
character: Portrait:image;Level:number#0-;Health:number#0-;Attack:number#0-;Class=Warrior|Mage|Archer|Rogue;Gold:number#0-;Experience:number#0-
=character feature: Category->@feature category;Option->@feature option
=character item: Equipment->@equipment;Quantity:number#0-;Worn:boolean
=character pair: Traditional;Variant=Standard|Taiwan|Hong Kong;Note
=character skill: Skill->@skill;Level:number#0-;Unlocked at:date
=characteristic: Review->@review;Value
=charge: Container->@container;Kind=Storage|Handling|Repair;Amount:money#0-;Date:date;~Status=Unpaid|Paid
=charging card: Balance:money#0-;Issued on:date;~Status=Active|Lost|Disabled
=charging order: Pile->@charging pile;Started at:date;Stopped at:date;Energy:number#0-;Amount:money#0-;Payment method;~Status=Charging|Unpaid|Paid|Cancelled
=charging pile: Station->@charging station;Type=Fast|Slow;Power:number#0-;Price per kWh:money#0-;Installed on:date;~Status=Free|Charging|Fault|Offline
=charging station: Address;Latitude:number#0-;Longitude:number#0-;Opening hours;Parking lot->@parking lot;Phone:phone;Picture:image;~Status=Open|Closed
=charity project: Category->@project category;Goal:money#0-;Raised:money#0-;Start date:date;End date:date;Picture:image;Description:long;~Status=Open|Funded|Closed
chart: Kind=Bar|Line|Pie;Measure
=chart label: Chart->@chart;Kind=Horizontal axis|Vertical axis|Data|Legend;Font size:number#0-;Colour
=chart style: Chart->@chart;Colours;Font;Legend:boolean
chat: Kind=Single|Group;Picture:image;Last message at:date;Notice:long
=chat conversation: Model;Pinned:boolean;Last message at:date
=chat group: Picture:image;Description:long;Join=Open|Approval|Invitation;Members:number#0-
=chat link: Enterprise->@enterprise;Address:url;Welcome text;Active:boolean
chat member: Role=Owner|Admin|Member;Muted:boolean;Unread:number#0-
chat message: Text:long;Picture:image;Read:boolean;Sent at:date
=chat room: Description:long
=chat setting: Model;Temperature:number#0-;Maximum tokens:number#0-;System prompt:long;Active:boolean
check-in: Points:number#0-;Days in a row:number#0-;Picture:image
=check-in record: Room->@room;Guest name;ID number;Checked in at:date;Checked out at:date;~Status=Checked in|Checked out
=check-in total: Region->@region;Checked in:number#0-;Missing:number#0-;Abnormal:number#0-
=checklist: Stage=First|Second;Description:long;Active:boolean
=checklist item: Checklist->@checklist;Options:long;Depends on->@checklist item;Sort order:number#0-
=checklist response: Item->@checklist item;Selection;Note:long;Answered at:date
=checkpoint: Position;Saved at:date;State:long
=chemical formula: Product;Ingredients:long;Ratio;Version;~Status=Active|Retired
=child: Gender=Girl|Boy;Photo:image;Birthday:date
=child milestone: Milestone->@milestone;Reached on:date;Note:long
=circle: Description:long;Cover:image;Members:number#0-
=circle member: Role=Owner|Member;Joined on:date
=circle post: Text:long;Picture:image
city: Latitude:number#0-;Longitude:number#0-;Province
=city service: Category;Link:url;Icon:image;Description:long
=claim: Amount:money#0-
=claim document: Claim->@claim;Kind=ID|Medical report|Invoice|Other;File:file;Verified:boolean
=claim progress: Stage;Note:long;Date:date
=claim result: Task->@claim task;Proxy->@proxy server;Result=Claimed|Failed|Taken;Message;Time:date
=claim task: Threads:number#0-;List->@username list;Started at:date;Finished at:date;Claimed:number#0-;Failed:number#0-
class: Class teacher->@teacher;Grade
=class session: Date:date;Start:time;End:time;Location;Free places:number#0-;~Status=Open|Full|Cancelled
=classical text: Author;Dynasty;Text:long;Explanation:long;Picture:image
=cleaning rule: Data set->@data set;Column;Operation=Remove duplicates|Fill missing|Trim|Replace|Delete;Value;Rows changed:number#0-
=cleaning step: Column->@dataset column;Operation=Remove duplicates|Fill missing|Drop rows|Correct values;Rows affected:number#0-;Position:number#0-
=cleansing run: Started at:date;Checked:number#0-;Corrected:number#0-;Removed:number#0-
=click: Clicked at:date;Visitor;Source;Device=Desktop|Mobile|Tablet
client: Email:email;Phone:phone;Notes:long
=client action: Target component->@component;Action=Show|Hide|Update|Redirect|Message;Value:long;~Status=Sent|Applied
=client configuration: Client=Outlook|Thunderbird|Apple Mail|Gmail|Other;Instructions:long;Done:boolean
=clinic: Address;Phone:phone;Opening hours;Picture:image;Description:long
=clip: Video->@video;Start second:number#0-;End second:number#0-;Order:number#0-
=cloud service: Provider=AWS|Azure|Google|Alibaba|Other;Region;Kind=Storage|Server|Database|Application;Risk=Low|Medium|High;~Status=Protected|At risk|Offline
=cloud storage setting: Bucket;Region;Access key;Active:boolean
=cloud style: Font;Colours;Shape=Rectangle|Circle|Heart|Star;Width:number#0-;Height:number#0-;Background
=cloud upload: Source->@data source;Target;Records:number#0-;Uploaded at:date
=coach: Venue->@venue;Style;Years of experience:number#0-;Photo:image;Bio:long
code example: Code:long;Explanation:long;Order:number#0-
=code generation: Template->@template;Parameter values:long;Generated at:date
=code library: Language;Description:long;Visibility=Public|Private
=code run: Output:long;Milliseconds:number#0-;Error
=code snippet: Code:long
=code submission: Library->@code library;Language;Version;Code:long;File:file;~Status=Submitted|In review|Accepted|Rejected|Merged
=code template: Category;Code:long;Description:long
=coin exchange: Amount:money#0-;Rate:number#0-
=coin flip: Flipped at:date;Message->@message;Seed
=coin record: Kind=Top-up|Task|Used|Gift;Coins:number#0-;Balance:number#0-
=collaboration request: Freelancer->@freelancer profile;Message:long;Budget:money#0-;~Status=Sent|Accepted|Declined|Completed
=collaborator: Permission=View|Comment|Edit;Invited on:date
=collected card: Member->@member;Collected at:date;Source
=collected data: Collected at:date
=collected fragment: Quantity:number#0-;Used:number#0-
=collected information: Field->@information field;Value:long
collection: Description:long;Cover:image;Saved at:date
=collection item: Video->@video;Order:number#0-
=collection log: Started at:date;Articles found:number#0-;Articles added:number#0-;Result=Success|Failure
=collection setting: Interval minutes:number#0-;Unit=mm|inch;Threshold:number#0-;Active:boolean
=collection source: Kind=Upload|Camera|Platform|API;Address:url;Schedule;Active:boolean
=collection task: Interval minutes:number#0-;Rules:long;~Status=Running|Stopped
=collision event: Object=Wall|Car|Barrier|Coin;X:number#0-;Y:number#0-;Time:date;Effect
=color: Code;Multiplier:number#0-
=color palette: Foreground;Background;Colours;Number of colours=4|9|16
=color scheme: Main colour
=colour: Code;Extra price:money#0-;Active:boolean
=column: Teacher->@teacher;Description:long;Cover:image;Price:money#0-;Subscribers:number#0-;Recommended:boolean
=column article: Column->@column;Content:long;Published on:date;Free:boolean
=combined response: Text:long;Method=Merge|Vote|Summary;Rating:rating
=comic: Author->@author;Category->@comic category;Introduction:long;Cover:image;Update status=Ongoing|Finished|Paused
=comic author: Photo:image;Biography:long
=comic category: Description:long;Sort order:number#0-
=comic page: Page number:number#0-;Picture:image
comment: Text:long
=comment change: Field->@table field;Old comment:long;New comment:long;Changed at:date
=comment reply: Text:long
commission: Amount:money#0-;~Status=Due|Paid;Rate:percent;Order->@order
=commission rule: Product->@product;Rate:percent;Minimum amount:money#0-;Valid from:date
=community: Address;City;Latitude:number#0-;Longitude:number#0-;Phone:phone;Map:image
community post: Picture:image;Topic;Text:long
=company: Logo:image;Industry->@industry;Address
=company detail: Address;Phone:phone;Email:email
=company introduction: Content:long;Picture:image;Sort order:number#0-
=company logo: Picture:image;Position=Left|Center|Right;Default:boolean
=company milestone: Date:date;Description:long;Picture:image
=company page: Body:long;Picture:image
=company profile: Content:long;Picture:image;Sort order:number#0-
=comparison result: Comparison->@comparison;Column;Excel value;Database value;Result=Identical|Different|Only in Excel|Only in database
=compatibility check: Result=Compatible|Partly|Incompatible
=compatibility record: Browser;Version;Result=Supported|Partial|Unsupported;Note:long
=compensation application: Third party;Amount:money#0-;Reason:long;Contact phone:phone
=competition: Location;Start date:date;End date:date;~Status=Planned|Running|Finished
=competitor: Kind=Team|Player;Colour;Logo:image
=complainant: Phone:phone;Address;Identity number
=complaint: Company->@tourism company;Text:long;Phone:phone;Reply:long;~Status=Open|Handled|Closed
=complaint category: Description:long
=complaint work order: Number;Category->@complaint category;Complainant->@complainant;Institution->@institution;Description:long;Due date:date
=compliance check: Regulation->@regulation;Checked on:date;Notes:long
component: Icon:image;Category->@component category;Description:long;Version
component category: Description:long;Order:number#0-
=component library: Author;Version;Link:url;Installed:boolean;Description:long
=component property: Type=Text|Number|Boolean|List;Default value
=component record: Product->@product;Component;Batch;Installed at:date;Supplier
=component style: Component->@component;Colour;Font;Layout:long
=component version: Version;Changes:long;Released on:date;File:file
=composer: Born:number#0-;Country;Biography:long
=computing task: Progress:percent
conference: ~Status=Planned|Running|Ended;Start:date;Minutes:number#0-;Meeting link:url
=conference participant: Joined at:date;Left at:date;Role=Host|Guest
=conference update: Conference->@conference;Text:long;Important:boolean
=connection: ~Status=Connected|Disconnected
=consent: Given:boolean;Given at:date;Text version
=consistency comparison: Target->@database;Tables compared:number#0-;Differences:number#0-;Details:long;Result=Identical|Different
=construction drawing: Project->@project;Type=Plan|Elevation|Section|Detail;File:file;Version;Generated at:date
=construction order: Facility->@drainage facility;Contractor;Content:long;Start date:date;End date:date;~Status=Planned|In progress|Finished
=construction site: Address;Start date:date;End date:date;Area:number#0-;Progress:percent;~Status=Planned|Building|Finished
consultation: ~Status=Open|Answered|Closed;Question:long;Doctor->@doctor
consultation message: Text:long;Picture:image;Sent at:date;Consultation->@consultation
=consultation reply: Text:long;Attachment:file
=consultation request: Email:email;Phone:phone;Company;Service->@service;Message:long;~Status=New|Contacted|Closed
consumption record: Amount:money#0-;Order->@order;Method;Spent on:date;Spent at:date;Date:date
contact: Phone:phone;Remark;Blocked:boolean;Email:email
contact detail: Address;Phone:phone;Email:email;Map:url
=contact group: Description:long;Contacts:number#0-
contact message: Email:email;Name;Message:long;~Status=New|Answered;Phone:phone
=contact request: Preferred time:date;Message:long;~Status=New|Answered|Closed
=container: Type=20 ft|40 ft|Reefer|Tank;Customer->@customer;Location->@yard location;Arrived at:date;Left at:date;~Status=In yard|Out|Under repair
content: Body:long;Cover:image;Category->@category;Type=Article|Page|Image|Video;Published on:date
content block: Text:long;Page->@page;Kind=Text|Image|Link|HTML;Order:number#0-
=content category: Position:number#0-
content item: Summary:long;Picture:image;Kind=Article|Video|Link|File;Link:url;Category->@category;Body:long;Published on:date
=content share: Channel=Link|Email|Social network;Shared at:date
=content update: Content:long;Note
content version: Version:number#0-;Body:long;Note;Saved at:date
=contestant: Age:number#0-;City;Photo:image;Biography:long;~Status=Competing|Eliminated|Winner
=contestant video: Contestant->@contestant;Link:url;Cover:image;Description:long
contract: ~Status=Open|In production|Completed;File:file;End date:date;Amount:money#0-;Customer->@customer;Start date:date;Contract number;Counterparty
=contract application: Template->@contract template;Purpose:long;Needed by:date
=contract category: Description:long;Order:number#0-
=contract expense: Contract->@contract;Category;Amount:money#0-;Tax:money#0-;Date:date
=contract payment: Contract->@contract;Kind=Receivable|Payable;Amount:money#0-;Due date:date;Paid on:date;~Status=Due|Paid|Overdue
=contract resource: Kind=Clause|Seal|Attachment|Standard text;Text:long;File:file
=contract template: Category->@contract category;Body:long;Version;Active:boolean
=control: Plan->@operation plan;Indicator;Target:number#0-;Actual:number#0-;Checked on:date;~Status=On track|At risk|Off track;Action:long
conversation: Last message at:date;Kind=Single|Group
=conversation line: Lesson->@lesson;Speaker=Teacher|Learner|System;Code:long;Picture:image;Sort order:number#0-
conversation member: Muted:boolean;Last read at:date;Role=Owner|Admin|Member;Unread:number#0-
=conversation message: Sender=User|Assistant;Text:long
conversion: Format->@conversion format
=conversion format: Extension;Description:long
=conversion mode: Description:long;Pitch:number#0-;Speed:number#0-;Active:boolean
=conversion result: Source file->@spreadsheet file;Format->@data format;File:file
=copied trade: Copy setting->@copy setting;Amount:number#0-;Price:money#0-;Profit:money#0-
=copy setting: Amount per trade:money#0-;Maximum loss:percent;Start date:date;~Status=Active|Paused|Stopped
=coroutine: Pool->@coroutine pool;Started at:date;Tasks done:number#0-;~Status=Idle|Running|Stopped
=coroutine pool: Size:number#0-;Queue length:number#0-;Timeout:number#0-;Description:long;~Status=Running|Stopped
=corporate account: Contact person;Phone:phone;Balance:money#0-;Credit limit:money#0-;~Status=Active|Suspended
=correction: Field;Old value;New value;Reason
=cost: Category->@cost category;Department->@department;Amount:money#0-;Date:date;Supplier
=cost category: Description:long
=cost formula: Formula:long;Base fee:money#0-;Hourly rate:money#0-;Markup:percent
=cost record: Category->@cost category;Department->@department;Amount:money#0-;Date:date;Note:long
=cost report: Period;Total cost:money#0-;Sales total:money#0-;Profit:money#0-;Summary:long
=counseling message: Session->@machine session;Sender=User|Machine|Expert;Appointment->@appointment;Sent at:date
=counselor: Title;Specialty;Fee:money#0-;Experience years:number#0-;Biography:long;Photo:image;Rating:rating
=counterparty: Contact person;Phone:phone;Email:email
coupon: Valid until:date;Minimum spend:money#0-;Value:money#0-;Quantity:number#0-;Valid from:date;~Status=Unused|Used|Expired;Code;Discount:money#0-
=coupon claim: ~Status=Unused|Used|Expired;Used on:date
=coupon purchase: Merchant->@merchant;Coupon type->@coupon type;Quantity:number#0-;Total:money#0-;~Status=Unpaid|Paid|Refunded
=coupon type: Kind=Hours|Amount|Full day;Face value:money#0-;Price:money#0-;Valid days:number#0-;Description:long
=courier: Phone:phone;Region->@region;Latitude:number#0-;Longitude:number#0-;~Status=Free|Busy|Off duty
course: Description:long;Cover:image;Price:money#0-;~Status=Open|Closed;Teacher;Category->@course category;Level=Beginner|Intermediate|Advanced
course category: Description:long;Order:number#0-;Sort order:number#0-
=course content: Course->@course;Kind=Video|Document|Text;Video:url;File:file;Text:long;Order:number#0-
course enrolment: Progress:percent
=course lesson: Course->@course;Video:url;Minutes:number#0-;Sort order:number#0-
=course material: Course->@course;File:file
=course plan: Report->@health report;Goal;Weeks:number#0-;Start date:date;Description:long;~Status=Active|Finished|Stopped
=course progress: Progress:percent;Last activity:date;~Status=Active|Completed|Withdrawn
=course purchase: Price:money#0-;~Status=Unpaid|Paid|Refunded
=course schedule: Class->@class;Weekday=Monday|Tuesday|Wednesday|Thursday|Friday;Start:time;End:time;Room
=course video: Course->@course;Duration:number#0-;Position:number#0-
=coverage record: Run->@test run;Lines:number#0-;Covered lines:number#0-;Coverage:percent
=crawl log: Started at:date;Found:number#0-;Saved:number#0-;Result=Success|Failure;Error
=crawl record: Source:url;Crawled at:date;Movies:number#0-;File:file
=crawl run: Started at:date;Finished at:date;Pages:number#0-;Records:number#0-
=crawl source: Link:url;Description:long;Frequency;~Status=Active|Paused
=crawl task: Source->@movie source;~Status=Running|Stopped
=crawled record: Source->@crawl source;Category;Link:url;Content:long;Crawled at:date
=created account: Platform->@third-party platform;Account name;Response:long
=creator: Avatar:image
=credit guarantee: ~Status=Active|Used|Returned
=credit package: Credits:number#0-;Price:money#0-;On sale:boolean
=credit product: Type=Personal|Business|Mortgage|Car;Minimum amount:money#0-;Maximum amount:money#0-;Interest rate:percent;Term months:number#0-;Description:long
=credit record: Kind=Loan|Card|Repayment|Overdue|Inquiry;Date:date;~Status=Normal|Overdue|Settled;Credits:number#0-
=credit report: Subject->@subject;Score->@credit score;Summary:long;Issued on:date;File:file
=credit score: Score:number#0-;Grade=AAA|AA|A|B|C;Agency;Calculated on:date
=crm sync record: Kind=Member|Points|Prize;Direction=In|Out;Items:number#0-;Synced at:date
=crop: Seed->@item;Growing hours:number#0-;Yield:number#0-;Price:number#0-;Picture:image
=crop achievement: Crop->@crop;Goal:number#0-;Reward coins:number#0-;Icon:image
=crypto transaction: Player->@player profile;Kind=Entry fee|Prize|Deposit|Withdrawal;Amount:number#0-;Currency=ETH|USDT|BTC|Other;Hash
=cryptocurrency: Symbol;Price:money#0-;Icon:image
=css file: Project->@optimization project;File:file;Selectors:number#0-;Size KB:number#0-;Optimized file:file
=css selector: CSS file->@css file;Line:number#0-;Declarations:long;Matches:number#0-;Used:boolean
=csv column: File->@csv file;Type=Text|Number|Date;Position:number#0-
=csv file: File:file;Rows:number#0-;Columns:number#0-
=csv row: Row number:number#0-;Values:long
=cuisine: Description:long;Restaurants:number#0-
=cultural activity: Community->@community;Location;Start:date;Places:number#0-;Picture:image;Description:long;~Status=Open|Full|Finished
=cultural event: Place;Starts at:date;Ends at:date;Description:long;Picture:image
=cultural workshop: Culture;Starts at:date;Price:money#0-;Places:number#0-;Description:long
=currency pair: Base currency;Quote currency;Spread:number#0-;Last price:number#0-
=current event: Content:long;Cover:image;Published on:date;Region
=curriculum: Grade;Subject;Description:long;Document:file;Order:number#0-
=custom collection: Source;Fields:long;Rules:long;Description:long
=custom field: Label;Type=Text|Number|Date|Image|Choice;Applies to=Pages|Posts;Required:boolean;Options:long
=custom parameter: Form->@form;Kind=Text|Number|Date|Choice;Default value;Description:long
customer: Phone:phone;Email:email;Address;Contact person;Notes:long;Company
=customer account: Kind=Company|Person|Partner;Contact person;Phone:phone;Email:email;Address;Notes:long
=customer contact: Customer->@customer;Kind=Call|Email|Meeting|Visit;Date:date;Notes:long;Next step
=customer follow-up: Customer->@customer;Method=Call|Visit|Email;Content:long;Date:date;Next step
=customer segment: Description:long
=customer visit: Customer->@customer;Entered at:date;Minutes:number#0-;Bought:boolean;Area
=customs declaration: Order->@order;Value:money#0-;Duty:money#0-;Declared on:date;~Status=Submitted|Cleared|Held|Rejected
=daily access count: Date:date;Accesses:number#0-;Unique visitors:number#0-
=daily construction record: Date:date;Workers:number#0-;Machines:number#0-;Planned work:number#0-;Completed work:number#0-;Weather
=daily figure: Revenue:money#0-;Orders:number#0-;New customers:number#0-
=daily menu: Meal=Breakfast|Lunch|Dinner;Menu item->@menu item;Portions:number#0-
=daily metric: Date:date;Revenue:money#0-;Visitors:number#0-;Transactions:number#0-;Conversion:percent
=daily plan: Property->@property;Date:date;Tasks:long;~Status=Planned|Running|Done
=daily progress: Cigarettes:number#0-;Limit:number#0-;Money saved:money#0-;Goal->@goal
=daily statistic: Orders:number#0-
=daily task: Description:long;Goal:number#0-;Reward coins:number#0-
=danmu: Text;Colour;Sent at:date
dashboard: Layout:long;Description:long;Public:boolean
=dashboard chart: Chart->@chart;Width:number#0-;X:number#0-;Y:number#0-;Height:number#0-
=dashboard component: Dashboard->@dashboard;Type=Line|Bar|Pie|Map|Table|Text;Dataset->@dataset;Position X:number#0-;Position Y:number#0-;Settings:long
=dashboard filter: Dashboard->@dashboard;Data set->@data set;Field;Operator=Equals|Between|Contains|In;Value
=dashboard parameter: Dashboard->@dashboard;Kind=Text|Number|Date|Choice;Default value
=dashboard setting: Widgets;Layout=One column|Two columns|Grid
=dashcam: Model;Serial number;Firmware;Last connected:date;~Status=Connected|Disconnected
=data category: Description:long;Order:number#0-
=data column: Data set->@data set;Kind=Text|Number|Date|Yes or no;Missing values:number#0-;Order:number#0-
=data entry: Note:long;Value:number#0-;Date:date
=data field: Data set->@data set;Kind=Text|Number|Date|Yes or no;Indexed:boolean;Order:number#0-
data file: File:file;Rows:number#0-;Format;Uploaded on:date
=data format: Extension;Delimiter;Encoding;Description:long
data import: File:file;Rows:number#0-;Format=CSV|Excel|JSON
=data issue: Column->@dataset column;Kind=Incorrect|Duplicate|Incomplete;Row:number#0-;~Status=Found|Fixed|Ignored
=data item: Content:long;Value
=data model: Description:long
=data permission: Level=View|Edit|Manage;Granted on:date
=data plan: Region->@region;Data GB:number#0-;Valid days:number#0-;Price:money#0-;Description:long;On sale:boolean
=data point: Value:number#0-;Date:date
data record: Content:long;~Status=Open|Closed;Date:date;Category->@category;Value:number#0-;Department->@department;Source
=data report: Orders:number#0-;Revenue:money#0-;Period start:date;Period end:date
=data request: Kind=Export|Deletion|Correction;Requested on:date;~Status=Open|Done|Refused
=data screen: Dashboard->@dashboard;Report->@report;Resolution;Location;Link:url;Deployed at:date;~Status=Online|Offline
=data series: Unit;Colour;Description:long
data set: Description:long;Rows:number#0-;File:file
data source: Kind=File|Database|API;~Status=Connected|Disconnected;Address
=data table: Rows:number#0-;Columns:long
=data terminal: Source->@data source;Serial number;Location;Latitude:number#0-;Longitude:number#0-;~Status=Online|Offline|Faulty
=data type: Description:long
=data update: Source;Value:long;Received at:date
=data usage record: Date:date;Used MB:number#0-;Remaining MB:number#0-;Region->@region
=data value: Value:number#0-;Rank:number#0-
=data view: Data set->@data set;Filters:long;Sort;Shared:boolean
database: ~Status=Connected|Disconnected;Host;Port:number#0-;Description:long;Size:number#0-;Kind=MySQL|PostgreSQL|Oracle|SQL Server
=database configuration: Database->@database;Value;Default value;Changed at:date
database connection: User name;Host;Port:number#0-;~Status=Connected|Disconnected;Kind=MySQL|PostgreSQL|SQLite|SQL Server|Oracle;Database name
=database server: Host;Port:number#0-;Version;User name;~Status=Running|Slow|Down
database table: Rows:number#0-;Comment;Database->@database
=database type: Version;Driver;Icon:image
dataset: Rows:number#0-;Description:long;Data source->@data source;Fields:long;Query:long
=dataset column: Dataset->@dataset;Type=Number|Text|Date
=dataset relation: Related dataset->@dataset;Main field;Related field;Kind=One to one|One to many
=dataset table: Dataset->@dataset;Columns;Rows:number#0-
=date format: Pattern;Example;Active:boolean
=debtor: ID number;Phone:phone;Overdue amount:money#0-;Overdue days:number#0-;Platform;~Status=Overdue|Settled
=debtor query: Debtor->@debtor;Result=Found|Not found;Queried at:date
=decision: ~Status=Proposed|Decided|Carried out
=decision rule: Template->@analysis template;Condition;Outcome;Weight:number#0-
=declaration: Enterprise->@enterprise;Kind=Quality|License|Product|Other;Content:long;Attachment:file;Review note:long
=decoration: Category;Picture:image
=decryption job: Method->@encryption method;Key->@key;Output file:file;Finished at:date
=delayed service application: Service;From:date;To:date;Reason:long
=delivery: Courier->@courier;Delivered at:date
=delivery address: Phone:phone;Building;Room;Default:boolean
=delivery option: Merchant->@merchant;Fee:money#0-;Minutes:number#0-;Minimum order:money#0-
=demand: Description:long;~Status=Open|Assigned|Finished|Closed
=demo: Pattern->@design pattern;Input:long;Output:long;Link:url
=demo visit: Demo->@model demo;Opened at:date;Minutes:number#0-
department: Description:long
deployment: Version;Deployed at:date
=deposit: Amount:number#0-
=derivative strategy: Asset->@asset;Type=Covered call|Protective put|Straddle|Spread;Strike price:money#0-;Expiry:date;Premium:money#0-;Portfolio->@portfolio
design: Preview:image;Template->@template;Main colour->@colour
=design element: Type=Text|Number|Logo|Pattern;Picture:image
=design page: Background
=design pattern: Kind->@pattern category;Intent:long;Introduction:long;When to use:long;Diagram:image;Order:number#0-
=design service: Price:money#0-;Days:number#0-;Picture:image;Description:long
=design setting: Colour;Font;Spacing;Animation
=design work: Category->@work category;Client;Picture:image;Description:long;Completed on:date;Featured:boolean
=destination: Country;Picture:image;Description:long;Region;Best season
=detected face: Image->@image;Face picture:image;X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-;Confidence:percent
=detected threat: Scan->@trojan scan;File path;Severity=Low|Medium|High;~Status=Found|Removed|Ignored
=developer: Company;Email:email;Phone:phone;Website:url
=development assessment: Date:date;Area=Movement|Language|Social|Thinking;Score:number#0-;Result=Normal|Watch|Delayed;Advice:long
=development case: Scenario->@application scenario;Company;Link:url;Picture:image;Description:long
device: Serial number;~Status=Online|Offline|Fault;Type->@device type;Location;Last seen:date;Location
=device alarm: Device->@device;Level=Info|Warning|Critical;~Status=Open|Handled;Raised at:date
=device command: Command=Start|Stop|Rotate|Zoom|Reset;Parameters;Result=Sent|Done|Failed
=device configuration: Device->@device;Version
=device group: Description:long
device reading: Value:number#0-;Unit;Time:date;Measure
=device record: CPU:percent;Memory:percent;Temperature:number#0-;Recorded at:date;Alarm:boolean
=device scan: Started at:date;Finished at:date;Found:number#0-
=device setting: Device=Phone|Tablet|Desktop;Width:number#0-;Columns:number#0-
=device type: Manufacturer;Description:long
=diagnosis: Consultation->@consultation;Image->@pet image;Confidence:percent;Findings:long;Suggestion:long;Treatment:long
=diary: Category->@diary category;Body:long;Picture:image;Mood=Happy|Calm|Sad|Angry;Weather;Date:date;Visibility=Private|Friends|Public
=diary category: Colour;Position:number#0-
=diary utensil: Utensil->@utensil;Remark
=dice roll: Character->@character;Dice
=dictionary: Description:long;Words:number#0-;Active:boolean
=dictionary word: Dictionary->@dictionary;Part of speech;Frequency:number#0-
=diet record: Food;Calories:number#0-;Date:date;Picture:image;Note:long
=difference: Puzzle->@puzzle;X:number#0-;Y:number#0-;Radius:number#0-;Hint
=difference region: X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-;Difference:percent
=digital collectible: Series;Edition number;Picture:image;Rarity=Common|Rare|Epic|Legendary;Value:money#0-
=digital creation: Kind=Meta-universe building|Trendy play design;Description:long;Picture:image;File:file
=digital human: Avatar:image;Voice->@voice
=dimension: Dataset->@dataset;Field;Format
=director: Country;Movies:number#0-
=discovery scan: Started at:date;Found:number#0-
=discussion: Topic;Text:long
=discussion comment: Text:long
discussion reply: Text:long
=discussion topic: Text:long;Pinned:boolean;Component->@component
=disease: Species;Symptoms:long;Treatment methods:long;Severity=Mild|Moderate|Severe
dish: Price:money#0-;Picture:image;Category->@dish category;~Status=On sale|Sold out
=dish category: Position:number#0-
=disk: Device->@device;Mount point;Size GB:number#0-;Used GB:number#0-;Health=Good|Warning|Failed
=disk record: Time:date;Used:percent;Read speed:number#0-;Write speed:number#0-
=dismantling record: Step->@process step;Started at:date;Finished at:date;Remark:long
=display option: Layout=List|Grid|Card;Items:number#0-;Show title:boolean;Show summary:boolean;Show publication time:boolean;Style:long
=display preference: Items per page=10|20|50|100;Sort by;Last page:number#0-
=display setting: Zoom factor:number#0-;Trigger=Click|Mouse over|Button;Animation:boolean
=distributed database: Engine=MySQL|PostgreSQL|MongoDB|Cassandra|TiDB;Version;Nodes:number#0-;Size GB:number#0-;Description:long;~Status=Running|Degraded|Stopped
distribution: Platform->@third-party platform;Channel->@distribution channel
=distribution channel: Address:url;Active:boolean
=distribution report: Platform->@platform;Release->@release;Period start:date;Period end:date;Streams:number#0-;Revenue:money#0-
=distribution scheme: Levels:number#0-;First level rate:percent;Second level rate:percent;Start date:date;Description:long;Active:boolean
=distribution strategy: Rules:long;Priority:number#0-;Region;Active:boolean
=distribution task: Resource->@resource;Server->@server;Strategy->@distribution strategy;Progress:percent;Started at:date
distributor: Commission rate:percent;Code;Level;Phone:phone;Region;Parent->@distributor;Balance:money#0-
=dns record: Domain;Kind=MX|TXT|CNAME|A|SPF;Value;Priority:number#0-;Time to live:number#0-;~Status=Missing|Set|Verified
doctor: Photo:image;Title;Speciality;Introduction:long;Department->@department;Fee:money#0-;Hospital;Phone:phone
=doctor schedule: Date:date;Places:number#0-;Booked:number#0-
document: File:file;Content:long;Kind=Bill of lading|Invoice|Packing list|Customs declaration;~Status=Open|Done|Cancelled;Folder->@folder
=document folder: Parent->@document folder;Description:long
=document translation: Document->@document;Language->@language;Content:long
document version: Version:number#0-;Content:long;Saved at:date
documentation page: Body:long;Order:number#0-;Section;Component->@component
=documentation template: Kind=Letter|Invoice|Report|Presentation|Business card;File:file;Preview:image;Version
=domain: Registrar;Mail server;Verified:boolean;Expires:date
=domain extension: Registration price:money#0-;Renewal price:money#0-;Rules:long
=domain name: Registered on:date;Expires on:date;~Status=Active|Expired|Transferred;Auto renew:boolean
=domain search: Available:boolean;Searched at:date
=donation: Project->@charity project;Amount:money#0-;Donor name;Email:email;Phone:phone;Message;Anonymous:boolean
=door category: Picture:image;Order:number#0-
=door product: Category->@door category;Material;Colour;Size;Price:money#0-;Picture:image;Description:long
=door record: Face->@face;Order->@order;Action=Open|Close;Happened at:date;Result=Success|Refused
=dormitory room: Building;Beds:number#0-;Free beds:number#0-;Monthly rent:money#0-;~Status=Free|Full|Repair
=dormitory stay: Person->@people;Bed;Check-in:date;Check-out:date;~Status=Living|Left
download: Downloaded at:date;Format=PNG|JPG
=download link: Link:url;Version
download record: Downloaded at:date;Format=PPT|PDF
=download task: Progress:percent;Speed:number#0-;Started at:date
=drainage facility: Code;Type=Pipe|Manhole|Pump station|Outlet;Address;Latitude:number#0-;Longitude:number#0-;Built on:date;~Status=Normal|Damaged|Under repair
=drama: Genre;Cover:image;Summary:long;Actors;Chapters:number#0-;Price per chapter:money#0-
=draw: Prize->@prize;Drawn at:date
=drawing: Preview:image;Description:long
=driver: Phone:phone;Licence number;Rating:rating;~Status=Offline|Free|On a trip
=driver location: Latitude:number#0-;Longitude:number#0-;Estimated arrival:time;Reported at:date
=dropdown option: Menu item->@menu item;Link;Order:number#0-;Visible:boolean
=dumping result: Recognition->@behavior recognition;Location;Description:long;Analysed at:date;~Status=New|Confirmed|False alarm|Handled
=earned achievement: Earned on:date;Claimed:boolean
=earned badge: Earned on:date
=earned reward: Run->@game run;Earned at:date
=earning: Video->@short video;Amount:money#0-;Date:date
=edge: Graph->@graph;Source->@node;Target->@node;Weight:number#0-;Properties:long
edit: Result:image;~Status=Proposed|Accepted|Rejected;Operation=Cut|Merge|Crop|Volume|Speed;Settings:long
=edit request: Instructions:long;Model;Keep formatting:boolean;Started at:date;Finished at:date;Error
=edited file: Edit request->@edit request;File:file;Formatting match:percent
=education: Resume->@resume;Degree;Major;Start date:date;End date:date
=education entry: Resume->@resume;Degree;Subject;Start date:date;End date:date
=education material: Category;Doctor->@doctor;Body:long;Picture:image;Video:url;Published on:date
=educational program: Grades;Coordinator->@staff member;Schedule;Picture:image;Description:long
=effect: Kind=Audio|Video;Preview:image
=elder profile: Birthday:date;Photo:image;Illnesses:long;Allergies:long;Doctor;Emergency contact;Emergency phone:phone
=election: Term:number#0-;Trigger=Automatic|Failure|Manual;Winner->@machine;Started at:date;Ended at:date
=electronic guarantee: Application->@guarantee application;Beneficiary;Amount:money#0-;Issued on:date;Expires on:date;File:file;~Status=Valid|Expired|Claimed|Cancelled
=element: Kind=Sprite|Shape|Text|Chart;X:number#0-;Y:number#0-
=element parameter: Element->@form element;Value;Kind=Text|Number|Yes or no|Choice
=element property: Property;Value
email: Sender:email;Body:long;Sent at:date;Read:boolean;Attachment:file;Folder=Inbox|Sent|Drafts|Trash;Recipients
email account: Display name;Password;~Status=Active|Disabled|Unverified;Quota MB:number#0-;Provider->@email provider;Domain->@email domain
=email domain: Mail server;Port:number#0-;Accounts allowed:number#0-;Active:boolean
=email provider: Incoming server;Outgoing server;Port:number#0-;Encryption=None|SSL|TLS
=email thread: Client->@client;~Status=New|Waiting approval|Answered|Closed;Priority=Low|Normal|High
=embassy: Country;Address;Time zone
=emission calculation: Record->@emission record;Method;Total CO2:number#0-;CO2 per tonne:number#0-;Calculated at:date
=emission factor: Material;Factor:number#0-;Unit;Source
=emission record: Period;Coke:number#0-;Coal:number#0-;Hot metal:number#0-;Electricity:number#0-;Date:date
=emoji: Order:number#0-
=emoticon: Picture:image;Pack
=emotion record: Emotion=Happy|Calm|Anxious|Sad|Angry;Score:number#0-;Source=Test|Chat|Forum;Note:long
employee: Position;Phone:phone;Department->@department;Hired on:date;~Status=Active|On leave|Left;Email:email;Salary:money#0-
=employee change: Field;Old value;New value;Changed on:date
=employee document: Employee->@employee;Kind=Contract|Certificate|Identity;File:file;Expires:date
=employee skill: Skill->@skill;Level=Basic|Intermediate|Advanced;Obtained on:date;Valid until:date
=employee task: Employee->@employee;Customer->@customer;Due:date;~Status=To do|Done;Notes:long
employer: Phone:phone;Description:long;Address;Contact person;Industry;Website:url;Logo:image
=employment news: Category;Body:long;Source;Published on:date
=employment record: Employer->@employer;Position;Start date:date;End date:date;Salary:money#0-;Contract type
=encryption job: Method->@encryption method;Key->@key;Output file:file;Finished at:date
=encryption key: Active:boolean;Public key:long
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
enrolment: ~Status=Learning|Finished;Progress:percent;Enrolled on:date
=enrolment application: Course->@course;Birthday:date;Phone:phone;Email:email;Address;Document:file;~Status=Submitted|Accepted|Rejected|Enrolled
enterprise: Phone:phone;Industry;Contact person;Address;Logo:image;~Status=Active|Suspended;Registration number
=enterprise certification: Business licence:image;Food permit:image;Submitted on:date;Comment:long
=entertainment item: Type=Video|Music|Game;Link:url;Cover:image;Description:long
=entertainment venue: Kind;Address;Price:money#0-;Picture:image;Description:long
=entity: Description:long;Logo:image;Website:url;Founded:date
=entrepreneurship resource: Area->@area;Kind=Incubator|Loan|Guidance|Training;Address;Contact;Description:long
=entry: Category->@entry category;Value:number#0-;Date:date;Text:long;Picture:image
=entry category: Icon:image;Description:long
=entry value: Field->@form field;Value:long
=environment: Kind=Development|Test|Production;Description:long
=environment variable: Value;Environment->@environment;Secret:boolean;Description:long
=environmental record: Station->@monitoring station;Indicator->@indicator;Value:number#0-;Measured at:date;Weather;Remark:long
=epidemic record: Date:date;Confirmed:number#0-;New cases:number#0-;Recovered:number#0-;Deaths:number#0-
=episode: Number:number#0-;Video:url
=equipment: Registration number;~Status=In use|Stopped|Scrapped
=equipment data: Metric;Value:number#0-;Recorded at:date;Alarm:boolean
=equipment item: Character->@character;Slot=Weapon|Armour|Ring|Boots;Rarity=Common|Rare|Epic|Legendary;Level:number#0-;Bonus;Reforged:number#0-
=equipment type: Inspection interval months:number#0-;Description:long
=errand order: Pick-up place;Delivery place;Fee:money#0-;Due:date;~Status=Open|Taken|Done|Cancelled
=errand service: Category=Parcel|Food|Shopping|Printing|Queueing|Other;Base price:money#0-;Picture:image;Description:long;Active:boolean
=error check: Script;Error:long;Checked at:date;~Status=Found|Corrected|Ignored
=error log: Details:long;Level=Warning|Error|Critical;Page;Time:date
=error notice: Field->@form field;Message;Shown at:date
=error page: Code:number#0-;Text:long;Active:boolean
=error report: Description:long;~Status=New|Looked at|Fixed;Course->@course
=estimate: Model->@model;Technology->@printing technology;Material->@material;Volume:number#0-;Weight:number#0-;Print hours:number#0-;Cost:money#0-
evaluation: Rating:rating;Text:long
event: Description:long;Start:date;End:date;Location;Picture:image
=event category: Colour;Description:long
=event handler: Event type->@event type;Action:long;Maximum retries:number#0-;Order:number#0-;Active:boolean
=event log: Server function->@server function;Payload:long;Response:long;Milliseconds:number#0-
=event property: Event->@event;Kind=Text|Number|Date|Yes or no;Required:boolean
=event record: Time:date;Visitor;Page:url;Values:long;Device=Desktop|Mobile|Tablet
=event registration: ~Status=Registered|Attended|Cancelled
=event report: Event->@event;Period start:date;Period end:date;Total:number#0-;Unique visitors:number#0-;Summary:long
=event response: Handler->@event handler;Result:long;Milliseconds:number#0-;Succeeded:boolean
=event statistic: Date:date;Registrations:number#0-;Revenue:money#0-
=event translation: Event->@event;Language->@language;Description:long
=event type: Description:long;Timeout seconds:number#0-;Active:boolean
exam: Subject;Class->@class;Date:date;Full marks:number#0-;Minutes:number#0-
=exam answer: Question->@question;Answer:long;Correct:boolean;Points:number#0-
=exam question: Question->@question;Points:number#0-;Order:number#0-
=exam result: Score:number#0-;Passed:boolean;Started at:date;Submitted at:date
=exam score: Student->@student;Score:number#0-;Position:number#0-;Remark
=exam subject: Full marks:number#0-;Weight:percent
=example: Component->@component;Code:long;Description:long
=example program: Chapter->@chapter;Description:long;Framework;Python version;Tags
=excel export: Module->@module;File:file;Rows:number#0-
=excel file: File:file;Rows:number#0-
=excel import: Module->@module;File:file;Rows:number#0-;Failed rows:number#0-
=excel workbook: File:file;Sheet name;Rows:number#0-;Uploaded on:date
=exchange rate: Rate:number#0-
=execution log: Time:date;Level=Info|Warning|Error;Message:long
=execution parameter: Name;Value
=exercise: Lesson->@lesson;Task:long;Starting code:long;Expected result:long;Hint:long
=exercise attempt: Query:long;Result:long;Correct:boolean;Run at:date
=exhibit: Period;Description:long;Picture:image
=exhibition: Start date:date;End date:date;Cover:image;Description:long;~Status=Upcoming|Open|Closed
=exhibition hall: Location;Cover:image;Introduction:long;Opening hours;~Status=Open|Closed
=exhibition work: Work->@work;Room;Order:number#0-
=exhibitor: Booth number;Logo:image;Introduction:long
=expense claim: Project->@project;Employee->@employee;Amount:money#0-;Date:date
expert: Field;Title;Photo:image;Bio:long;Phone:phone;Organisation;Email:email
=expert field: Description:long;Order:number#0-
export: File:file;Format=CSV|Excel|JSON;Exported at:date
=express order: Branch->@branch;Sender city;Receiver city;Weight:number#0-;Fee:money#0-;Shipped at:date;~Status=Collected|In transit|Delivered|Returned
=expression: Project->@project;Expression:long;Description:long
=extension application: Months:number#0-;Reason:long;New end date:date;Reply:long
=external link: Address:url;Icon:image;Active:boolean
=extracted detail: CSV file->@csv file;Workbook->@excel workbook;Value:long;Row number:number#0-
=extracted record: Run->@scraping run;Page:url;Content:long;Link:url
=extracted text: PDF file->@pdf file;Text:long;Language->@language;Font->@font;Words:number#0-
=extraction: From:date;To:date;Worklogs:number#0-
=extraction job: Started at:date;Tables found:number#0-;Error
=face: Active:boolean
=face record: Face photo:image;Active:boolean
=factory: Player->@player;Level:number#0-;Product->@item;Output per hour:number#0-;~Status=Idle|Producing
=factory department: Parent->@factory department;Description:long
=failure prediction: Part;Probability:percent;Expected on:date;Advice:long;~Status=Open|Confirmed|Prevented
=family member: Relation=Parent|Child|Grandparent|Other
=farm plot: Plot number:number#0-;Crop->@crop;Planted at:date;Ripe at:date;Pests:boolean;~Status=Empty|Growing|Ripe
=fault: Node->@node;Level=Minor|Major|Critical;Diagnosis:long;Solution:long;Found at:date;~Status=Open|Diagnosed|Fixed
=favorite: Note;Saved at:date
=favorite question: Note:long;Saved at:date
favourite: Note;Folder
=favourite location: Note
=feature: Description:long;Icon:image;Position:number#0-;Enabled:boolean
=feature category: Position:number#0-;Layer:number#0-
=feature option: Category->@feature category;Picture:image;Colour;Position:number#0-
=fee: Student->@student;Kind=Tuition|Certificate|Exam;Amount:money#0-;Due date:date;Paid on:date;~Status=Due|Paid|Overdue
=feed: Address:url;Category->@feed category;Priority=Low|Normal|High;Icon:image;Last fetched:date;Active:boolean
=feed category: Colour;Position:number#0-
=feed image: Item->@feed item;Picture:image;Address:url
=feed item: Link:url;Author;Summary:long;Published at:date
feedback: Text:long;~Status=New|Answered|Closed;Kind=Bug|Suggestion|Praise;Rating:rating;Reply:long
=feedback entry: Tool->@tool;Rating:rating;Text:long;~Status=New|Read|Done
=feedback message: Page->@page;Name;Email:email;Text:long;~Status=New|Read|Done
=feedback report: Overall score:number#0-;Pronunciation score:number#0-;Intonation score:number#0-;Rhythm score:number#0-;Fluency score:number#0-;Suggestions:long
=festival news: Content:long;Cover:image;Published on:date
=fetch record: Fetched at:date;Result=Succeeded|Failed;Error
=field: Description:long;Order:number#0-
=field change: Field->@form field;Old value;New value;Changed at:date
=field dependency: Depends on->@form field;Operator=Equals|Not equals|Contains|Greater than;Value;Action=Show|Hide|Require
field option: Field->@form field;Value;Position:number#0-
=field property: Field->@form field;Value;Kind=Text|Number|Yes or no
=field value: Page->@page;Post->@post;Value:long
file: Size:number#0-;File:file;Description:long;Folder->@folder;Type
=file category: Order:number#0-;Description:long
=file format: Extension;Kind=Video|Audio;Supported:boolean
=file metadata: File->@office file;Value;Kind=Title|Author|Subject|Keyword|Custom
=file transfer: File:file;Size:number#0-;~Status=Sent|Received|Cancelled
=file update record: Branch->@branch;Action=Added|Updated|Deleted;Message:long;Old version:number#0-;New version:number#0-
=file version: Version:number#0-;File copy:file;Changes:long;Size KB:number#0-
filter: Value;Field;Active:boolean;Operator=Equals|Greater|Less|Between
=filter result: Date:date;Alerts:number#0-;Successful:number#0-;Success rate:percent
=final report: Analytical report->@analytical report;Summary:long;File:file;Generated at:date
=finance record: Kind=Income|Expense;Category;Amount:money#0-;Date:date;Note:long
=financial account: Kind=Cash|Bank|Card|Loan|Investment;Currency;Opening balance:money#0-;Balance:money#0-;Notes:long;Active:boolean
=financial institution: Type=Bank|Insurer|Guarantee company;Contact person;Phone:phone;Logo:image
=financial instrument: Symbol;Market;Kind=Stock|Fund|Currency|Commodity|Bond;Currency;Last price:money#0-
=financial product: Kind=Deposit|Fund|Insurance|Loan;Rate:percent;Term;Description:long
financial record: Kind=Income|Expense|Receivable|Payable;Amount:money#0-;Date:date;Account;Customer->@customer;~Status=Open|Settled
financial statement: Kind=Balance sheet|Income statement|Cash flow;Period start:date;Period end:date;Income:money#0-;Period;File:file;Expenses:money#0-;Profit:money#0-
=financing application: Enterprise->@enterprise;Product->@financing product;Amount:money#0-;Term months:number#0-;Purpose
=financing product: Institution->@financial institution;Maximum amount:money#0-;Interest rate:percent;Term months:number#0-;Description:long;Active:boolean
=fish count: Date:date;Count:number#0-;Average weight:number#0-;Deaths:number#0-
=fish farm: Location;Area:number#0-;Phone:phone;~Status=Running|Idle|Closed
=fishing spot: Code;Price per hour:money#0-;~Status=Free|Occupied|Closed
=fitting: Project->@project;Kind=Soft furnishing|Hard furnishing;Room;Quantity:number#0-;Unit price:money#0-;Material->@material
=flash sale: Product->@product;Sale price:money#0-;Quantity:number#0-;Start time:date;End time:date;~Status=Upcoming|Running|Ended
=flight: Airline;Departure:date;Arrival:date
=flight record: Second:number#0-;Altitude:number#0-;Speed:number#0-;Fuel left:number#0-;Angle:number#0-
=floor: Building->@building;Area:number#0-;Plan:image
=flow record: Sensor->@sensor;Time:date;People in:number#0-;People out:number#0-;Present:number#0-;Density:number#0-
=flowchart: Graph->@graph;Description:long;Version:number#0-
=flowchart link: Flowchart->@flowchart;From->@flowchart node;To->@flowchart node;Style=Solid|Dashed
=flowchart node: Flowchart->@flowchart;Shape=Start|Step|Decision|Data|End;X:number#0-;Y:number#0-;Colour
folder: Description:long;Parent->@folder
=follow: Since:date
=follow-up: Date:date;Notes:long;Next step:date
=follow-up visit: Date:date;Method=Phone|Visit|Letter;Result:long;Next step
=follower: Followed at:date;Notifications:boolean
=font: File:file
=food: Kind=Dish|Snack|Restaurant;Address;Price:money#0-;Picture:image;Description:long
=footprint: Viewed at:date;Watched seconds:number#0-
=forecast product: Category->@product category;Agency->@agency;Sea area->@sea area;Warning level=Blue|Yellow|Orange|Red;Issued at:date;Content:long;Data file:file
form: Description:long;Layout=One column|Two columns|Tabs
=form component: Form->@form;Kind=Text|Number|Choice|Date|Image|File|Location;Options;Required:boolean;Order:number#0-
=form element: Form->@form;Kind=Input box|Select box|Button|Checkbox;Position:number#0-
=form entry: Submitted at:date
form field: Required:boolean;Form->@form;Type=Text|Number|Selection|Date|File;Order:number#0-;Options;Placeholder;Default value
=form item: Form->@form;Required:boolean
=form question: Form->@research form;Kind=Single choice|Multiple choice|Text|Number|Photo;Options:long;Required:boolean;Order:number#0-
=form record: Form->@form;Values:long
=form response: Submitted at:date;Score:number#0-;Signature:image;~Status=In progress|Submitted
=form style: Colour;Font
form submission: ~Status=New|Handled;Message:long;Email:email;Submitted at:date;Name;Phone:phone
=form template: Category;Layout:long;Description:long
=form theme: Colour;Font
=format: Extension;Kind=Video|Audio|Image;Codec
=formula: Kind=Numerical|Date|Text|Sub-table summary;Expression:long
forum post: Content:long;Topic
forum reply: Text:long
forum topic: Text:long;Pinned:boolean;Category
=forward: Note;~Status=Sent|Read|Answered
=forwarding record: Rule->@forwarding rule;Forwarded at:date;Error
=forwarding rule: Active:boolean;Forward to:phone
=fragment: Set->@set;Picture:image;Rarity=Common|Rare|Epic|Hidden;Probability:percent;Order:number#0-
=framework parameter: Module->@module;Value;Kind=Text|Number|Yes or no|Choice;Default value;Description:long
=framework version: Released on:date;Changes:long;Current:boolean
=free vehicle: Owner name;Phone:phone;Valid from:date;Valid to:date;Reason
=freelancer: Location;Photo:image;Title;Skills;Hourly rate:money#0-;Biography:long
=freelancer profile: Headline;Photo:image;Hourly rate:money#0-
=freelancer skill: Skill->@skill;Level=Beginner|Intermediate|Expert
=freight rule: Base price:money#0-;Price per km:money#0-;Price per floor:money#0-;Price per item:money#0-
=freight template: Method=Express|Post|Pickup;Charge by=Piece|Weight|Volume;Base fee:money#0-;Free over:money#0-
=freight template condition: Region;First unit:number#0-;First fee:money#0-;Extra unit:number#0-;Extra fee:money#0-
=frequently asked question: Answer:long;Sort order:number#0-
=friend group: Order:number#0-;Friends:number#0-
friend request: Greeting
friendship: Remark;Blocked:boolean;~Status=Requested|Accepted|Blocked
=function module: Code;Description:long;Enabled:boolean
=fund: Code;Manager->@fund manager;Strategy;Founded on:date;Net value:number#0-;Size:money#0-;Risk=Low|Medium|High;Description:long
=fund manager: Position;Photo:image;Years:number#0-;Biography:long
=fund record: Supplier->@supplier;Kind=Sale|Refund|Withdrawal|Fee;Amount:money#0-;Balance after:money#0-
=funnel: Steps:long;Conversion:percent;Period start:date;Period end:date
=funnel stage: Probability:percent;Description:long;Sort order:number#0-
=gallery: Description:long
=gallery album: Description:long;Cover:image
=gallery photo: Album->@gallery album;Picture:image;Caption:long;Sort order:number#0-
game: Cover:image;~Status=On|Off;Description:long;Category->@game category;Rules:long
=game account: Game->@game;~Status=Available|Claimed
=game account code: Batch->@card batch;Retrieved at:date;~Status=Free|Taken|Used
=game activity: Game->@game;Start:date;End:date;Places:number#0-;Rules:long;Picture:image
=game category: Sort order:number#0-;Description:long
=game event: Trigger;Story:long;Reward;Start:date;End:date
=game genre: Description:long
=game history: Stake:money#0-;Prize:money#0-;Played at:date;Result=Won|Lost
=game mode: Rules:long;Picture:image;Kind=Map|Competitive|Casual;Maximum players:number#0-
=game move: Dice:number#0-;Token:number#0-;From:number#0-;To:number#0-
=game news: Game->@game;Body:long;Picture:image;Published on:date
=game player: Colour=Red|Blue|Green|Yellow;Position:number#0-;Stake:money#0-
=game record: Score:number#0-;Points earned:number#0-;Duration:number#0-;Played at:date
=game result: Score:number#0-
=game room: ~Status=Waiting|Playing|Finished;Password
=game round: ~Status=Open|Closed|Settled;Started at:date;Seconds used:number#0-
=game run: Score:number#0-;Height:number#0-;Bonus points:number#0-;Duration:number#0-;Played at:date
=game scene: Width:number#0-;Height:number#0-;Background:image;Description:long
=game score: Score:number#0-;Played at:date
game session: ~Status=Starting|Running|Finished;Score:number#0-;Started at:date;Seconds:number#0-;Ended at:date
=game video: Game->@game;Cover:image;Duration:number#0-
=gameplay guide: Category=Combat|Delivery|Building|Equipment|Vehicles;Body:long;Picture:image;Video:url
=garbage collection: Started at:date;Keys removed:number#0-;Bytes freed:number#0-;Trigger=Schedule|Memory|Manual
=garbage item: Class=Recyclable|Kitchen|Hazardous|Other;Picture:image;Disposal advice:long
=gas station: Address;Phone:phone;Opening hours
=gate: Location;Kind=Vehicle|Pedestrian;~Status=Open|Closed|Faulty
=gear rental: From:date;To:date;Price:money#0-;Address;~Status=Reserved|Sent|Returned
=gender ratio: Year:number#0-;Male:percent;Female:percent;Ratio:number#0-
=generated code: Project->@project;Table->@database table;Layer=Entity|Service|Controller|Page;Code:long
=generated content: Task->@generation task;Kind=Text|Image|Video;Text:long;Picture:image;File:file;Favourite:boolean
=generated image: Source picture:image
=generated page: Template->@template;Version->@template version;Values:long;Output:long;Generated at:date
=generated question: Chapter->@textbook chapter;Kind=Single choice|Multiple choice|Short answer|Essay;Difficulty=Easy|Normal|Hard;Options:long;Answer:long;Approved:boolean
=generated response: Model->@model;Text:long;Confidence:percent
=generation history: Generated at:date;Version:number#0-;Result=Success|Failure;File:file
=generation record: Generation:number#0-;Live cells:number#0-;Births:number#0-;Deaths:number#0-
=generation request: Chapter->@chapter;Result:long;Words:number#0-
=generation task: Kind=Text|Image|Video;Model->@ai model;Parameters:long;Started at:date
genre: Description:long
=gif image: Picture:image;Tags
=gift: Price:number#0-;Icon:image
=gift record: Quantity:number#0-;Total:number#0-
=given answer: Question->@question;Option->@answer option;Score:number#0-
=glossary term: Explanation:long;Code:long;Lesson->@lesson
=goal: Daily limit:number#0-;Start date:date;End date:date;Reason:long;~Status=Active|Reached|Missed
good: Stock:number#0-;Picture:image;Description:long;Category;Points price:number#0-;~Status=For sale|Reserved|Sold|Withdrawn
=government unit: Level;Region;Contact person;Phone:phone
=grab run: Started at:date;Items:number#0-;Error
=grabbed item: Source->@data source;Content:long;Link:url;Grabbed at:date
=grade: Score:number#0-;Remark:long;Term
=graph: Description:long
=graph query: Graph->@graph;Query:long;Results:number#0-;Run at:date;Duration:number#0-
=graph upload: Graph->@graph;File:file;Format=CSV|JSON|GraphML;Rows:number#0-
=graph version: Version:number#0-;Content:long;Note
=graphic: Width:number#0-;Height:number#0-;Background colour;Content:long;Preview:image;Folder
=graphic version: Version:number#0-;Content:long;Saved at:date
=grid: Code;Town;Area:number#0-;Staff->@grid staff;Boundary:long
=grid staff: Phone:phone;Position;Photo:image;~Status=On duty|Off duty|Left
=group: Avatar:image;Notice:long
=group buy: Product->@product;Group price:money#0-;Group size:number#0-;Start time:date;End time:date
=group buy member: Joined at:date;Paid:boolean
=group chat: Avatar:image;Members:number#0-;Announcement:long
group member: Role=Owner|Admin|Member;Muted:boolean;Joined on:date;Joined at:date
=growth record: Date:date;Height cm:number#0-;Weight kg:number#0-;Head cm:number#0-;Note:long
=guarantee application: Enterprise->@enterprise;Product->@guarantee product;Project name;Amount:money#0-;Fee:money#0-;Start date:date;End date:date
=guarantee product: Kind=Bid|Performance|Payment|Quality;Rate:percent;Institution->@financial institution;Description:long;Active:boolean
=guess task: Photo->@old photo;Reward coins:number#0-;Position:number#0-;Active:boolean
=guest: Wedding->@wedding;Email:email;Phone:phone;Table number:number#0-;Companions:number#0-;Reply=Invited|Coming|Declined
=guide: Section->@section;Summary:long;Content:long;Protected:boolean;Password;Menu order:number#0-;Cover:image
=guideline: Category=Navigation|Language|Forms|PDF|Documents;Content:long;Level=A|AA|AAA;Sort order:number#0-
=hairdresser: Salon->@salon;Level=Junior|Senior|Director;Photo:image;Speciality;Phone:phone
=hall: Floor:number#0-;Description:long;Picture:image
=hand-drawn image: Picture:image;Artist;Drawn on:date;Width:number#0-;Height:number#0-
=handling guide: Service->@service;Conditions:long;Materials:long;Steps:long;File:file
=handling record: Action:long;Handled at:date;Attachment:file
=health article: Category;Content:long;Cover:image;Published on:date
=health check: Kind=Security|Performance|Uptime;Response time:number#0-;Result=Pass|Fail;Checked at:date;Note:long
=health check-in: Temperature:number#0-;Health status=Healthy|Fever|Cough|Other;Location;Contact with cases:boolean;Note:long
=health data: Measured at:date;Systolic:number#0-;Diastolic:number#0-;Heart rate:number#0-;Blood sugar:number#0-;Weight:number#0-
=health report: Patient->@patient;Summary:long;File:file;Doctor->@doctor
=heat map: Area->@area;Time:date;Picture:image;Peak density:number#0-
=help article: Category;Content:long;Sort order:number#0-
=help reply: Reply to->@help reply;Text:long;Picture:image;Accepted:boolean
=help request: Car model->@car model;Fault:long;Picture:image;Video:url;Reward:money#0-;~Status=Open|Answered|Solved|Closed
=high score: Score:number#0-;Date:date
=highlight theme: Background colour;Font;Font size:number#0-;Default:boolean
=historical record: Site->@site;Event;Detail:long;Happened at:date
=holding: Current value:money#0-
=holiday: Date:date;Country;Description:long
=home committee: School->@school;Class->@class;Introduction:long
=home service: Merchant->@merchant;Category->@service category;Price:money#0-;Unit;Picture:image;Description:long;~Status=On|Off
=homepage section: Kind=Banner|Products|Text|Links;Text:long;Picture:image;Position:number#0-;Visible:boolean
=homework: Class->@class;Subject;Due date:date;Instructions:long
=homework submission: Student->@student;Text:long;File:file;Grade;Comment:long
=hospital: Address;Phone:phone;Level;Picture:image;Introduction:long
=hospital binding: Patient card number;Real name;ID number;Phone:phone
=hosting account: Customer->@customer;Plan->@hosting plan;Server->@server;Start date:date;Next due date:date;~Status=Active|Suspended|Terminated
=hosting plan: Disk space:number#0-;Bandwidth:number#0-;Price:money#0-;Period=Monthly|Yearly;Description:long
=hotel: Address;Stars:number#0-;Picture:image;Description:long;Address;Phone:phone
=hotel room: Hotel->@hotel;Beds:number#0-;Price per night:money#0-
=house: Rooms:number#0-
=html file: Project->@optimization project;File:file;Elements:number#0-;Size KB:number#0-
=human recognition: Camera->@camera;Picture:image;Persons:number#0-;Attributes:long;Confidence:percent;Recognised at:date
=humorous post: Kind=Image|Video|Article;Category->@category;Text:long;Picture:image;Video:url
=icon: Picture:image;Group
=idea: Book->@book;Text:long;Used:boolean
=identification: Person;Confidence:percent;Content:long;Identified at:date
=identity check: ID number;Front image:image;Result=Consistent|Inconsistent|Pending
=identity verification: ID photo:image;Face photo:image;Result=Pending|Passed|Failed
=idiom: Pinyin;First character;Last character;Meaning:long;Example:long
=idle good: Category;Price:money#0-;Condition=New|Like new|Good|Worn;Picture:image;Description:long;~Status=For sale|Reserved|Sold|Withdrawn
image: Picture:image;Size KB:number#0-
=image category: Icon:image;Sort order:number#0-
=image content: Category;Picture:image;Link:url;Order:number#0-;Description:long;Active:boolean
=image edit: Operation=Crop|Rotate|Resize|Watermark;Result:image;Settings
=image library: Kind=Bing|GitHub|Other;Address:url;Images:number#0-;Last synced:date
=image post: Picture:image;Caption:long;Published on:date
=image recognition: Picture:image;Recognised text:long;Confidence:percent
=image resolution: Width:number#0-;Height:number#0-;Link:url;Size KB:number#0-
=image share: Message
=image template: Category->@image category;Picture:image;Text areas:number#0-
=image view: Action=Enlarged|Shrunk;Viewed at:date
=import: File:file;Rows:number#0-;Failed rows:number#0-
=imported row: Sheet;Row number:number#0-;Values:long
=inbound item: Product->@product;Quantity:number#0-;Unit price:money#0-
=inbound order: Warehouse->@warehouse;Supplier->@supplier;Date:date;Note:long
=inbound record: Warehouse->@warehouse;Goods->@good;Quantity:number#0-;Supplier;Received at:date;~Status=Expected|Received|Stored
=incident: Cause:long;Started at:date;Resolved at:date;Severity=Low|Medium|High;Resolution:long;~Status=Open|Investigating|Resolved
=indexed document: Link:url;Content:long;Indexed at:date
indicator: Unit;Category=Air|Water|Soil|Noise;Description:long
=indicator value: Value:number#0-;Change:percent
industry: Description:long;Sort order:number#0-
=infobox: Template->@infobox template;Picture:image;Values:long
=infobox field: Template->@infobox template;Kind=Text|Image|Link|Date|List;Order:number#0-;Required:boolean
=infobox template: Style:long;Main colour;Description:long
=information category: Order:number#0-;Description:long
=information entry: Category->@category;Summary:long;Published on:date
=information field: Type=Text|Number|Choice|Date;Required:boolean;Position:number#0-
=information form: ID number;Phone:phone;Address;Occupation;Bank account;Beneficiary
=information item: Category->@category;Summary:long
=information post: Body:long;Picture:image
inquiry: ~Status=New|Answered|Closed;Message:long;Name;Email:email;Phone:phone;Product->@product
inspection: Date:date;Findings:long;Result=Passed|Passed with remarks|Failed
=inspection report: Vehicle->@vehicle;Template->@report template;Station;Date:date;Result=Passed|Failed|Recheck;Audit status=Pending|Approved|Rejected;File:file
=inspection result: Item->@inspection item;Value:number#0-;Result=Passed|Failed;Remark;Picture:image
=inspection schedule: Due date:date;~Status=Planned|Done|Overdue
=installed plugin: Plugin->@plugin;Enabled:boolean;Settings:long
=institution: Kind=Hospital|Clinic|Health centre;Address;Phone:phone
=institution profile: Content:long;Address;Phone:phone;Picture:image
=instruction: Account->@game account;Text:long;Due:date;~Status=Open|Done
=instructor: Photo:image;Biography:long;Website:url
=insurance product: Coverage:money#0-;Annual premium:money#0-;Term years:number#0-;Description:long
=integration: Address:url;Active:boolean
=interaction ranking: Kind=Gifts|Comments|Likes;Score:number#0-;Rank:number#0-
=interaction record: Action=Click|Submit|Switch|Hover;Time:date;Result
=interactive element: Kind=Button|Link|Hotspot
=interest: Category->@category;Weight:number#0-
=interest group: Topic;Picture:image;Members:number#0-;Description:long
interface: Address:url;Method=GET|POST;Description:long;~Status=Enabled|Disabled;Active:boolean
=interface link: Downstream->@service;Interface->@interface;Calls:number#0-;Average duration:number#0-
=interface setting: Accent colour;Layout=Grid|List|Masonry;Logo:image
=interface theme: Main colour;Font;Layout=Toolbar top|Toolbar left|Floating;Dark:boolean
=interview: Candidate->@candidate;Position->@position;Time:date;Location;Feedback:long;Result=Pending|Passed|Failed
inventory: Quantity:number#0-;Warehouse;Counted on:date
=inventory change: Kind=In|Out|Correction;Quantity:number#0-;Reason
=inventory count: Location->@storage location;Counted:number#0-;Expected:number#0-;Difference:number#0-;Date:date
inventory item: Quantity:number#0-;Minimum quantity:number#0-
=inventory record: Quantity:number#0-
=inventory reduction: Order->@proxy order;Quantity:number#0-;Reason=Order|Damage|Loss|Adjustment;Date:date
=inventory warning: Warehouse->@warehouse;Kind=Low stock|Overstock|Expiring;Quantity:number#0-;Raised at:date;~Status=Open|Handled
=investigator: Site->@site;Speciality;Email:email;Phone:phone
=investor profile: Risk tolerance=Low|Medium|High;Horizon years:number#0-;Income:money#0-;Goals:long
invitation: ~Status=Sent|Joined|Rewarded;Code;Reward:money#0-
invoice: Total:money#0-;~Status=Requested|Issued|Rejected;Customer->@customer;Due date:date;Issued on:date;Title;Tax number;Due date:date
=invoice item: Invoice->@invoice;Quantity:number#0-;Unit price:money#0-
=ip address: Port:number#0-;Provider;Country;~Status=Free|Used|Blocked
=isolation record: Place;Start date:date;End date:date;~Status=Isolated|Released
=issue: Page->@page;Severity=Low|Medium|High;Description:long;~Status=Open|In progress|Fixed
=issued coupon: Coupon type->@coupon type;Guest name;License plate;Guest phone:phone;Expires:date;~Status=Issued|Used|Expired|Revoked
item: Kind=Weapon|Armour|Potion|Artifact;Picture:image;Price:money#0-;Value:number#0-;Code;Warehouse->@warehouse;Quantity:number#0-;Minimum quantity:number#0-
=item category: Code;Description:long
=item option: Item->@form item;Value;Correct:boolean;Position:number#0-
=item type: Kind=Text|Choice|Date|File|Signature|Score;Settings:long;Icon:image
itinerary: Note:long;Cost:money#0-;Start date:date;End date:date;Days:number#0-;Destination
=itinerary item: Attraction->@attraction;Day:number#0-;Start time:time;Activity;Note:long
=itinerary stop: Day:number#0-;Note;Attraction->@attraction
=jewelry product: Category->@category;Material=Gold|Silver|Platinum|Pearl|Other;Gemstone;Weight g:number#0-;Price:money#0-;Stock:number#0-;Description:long
job: Description:long;~Status=Open|Assigned|In progress|Completed|Cancelled;Category->@job category;Deadline:date;Employer->@employer;Location;Budget:money#0-;Salary:money#0-
=job application: ~Status=Sent|Shortlisted|Accepted|Rejected;Cover letter:long
job category: Description:long;Order:number#0-
=job favourite: Note:long;Saved on:date
=job listing: City;Pay:money#0-;Description:long;Contact phone:phone;~Status=Open|Closed
=job opening: Employer->@employer;Category->@job category;Location;Salary:money#0-;Kind=Full time|Part time|Locum;Description:long;Closes on:date;~Status=Open|Closed|Filled
=job posting: Enterprise->@enterprise;Category;Location;Salary:money#0-;Requirements:long;Openings:number#0-;~Status=Open|Closed|Filled
=job skill: Skill->@skill;Level
=job statistic: Date:date;Applications:number#0-
=job translation: Job->@job;Language=English|German|French|Spanish;Description:long
=join request: Message
=jpeg image: Picture:image;Path;Width:number#0-;Height:number#0-;Size KB:number#0-
=json file: Conversion->@conversion;File:file;Preview:long
=json output: Entry->@form entry;JSON text:long;Valid:boolean
=json structure: Schema:long;Description:long;Default:boolean
=judge: Competition->@competition;Field;Phone:phone
keyword: Rank:number#0-;Search volume:number#0-;Checked on:date
=kitchen message: Text:long;Read:boolean
=knowledge article: Category->@category;Body:long;Picture:image;Level=Beginner|Intermediate|Advanced
=knowledge base: Kind=Local|Cloud|Personal;Field;Entries:number#0-;Description:long
=knowledge entry: Correct form;Knowledge base->@knowledge base;Rule:long;Example:long;Active:boolean
=kpi: Department->@factory department;Target:number#0-;Actual:number#0-;Unit;Period
=lab attempt: Solution:long;Score:number#0-;Started at:date
=label: Product->@product;Code;Design:image;Certified on:date;~Status=Submitted|Certified|Rejected
=label order: Label->@label;Enterprise->@enterprise;Quantity:number#0-;Total:money#0-;Address;~Status=Placed|Paid|Printed|Shipped|Completed
=label replacement: Old label;New label;Reason;Printed:boolean
=lamp event: Equipment->@equipment;Reason:long;Called at:date;Resolved at:date;~Status=Open|In progress|Resolved
=landlord: ID number;Phone:phone;Bank account;Verified:boolean
=landlord review: Decision=Pending|Approved|Rejected;Comment:long;Time:date
language: Code;Active:boolean;Default:boolean
=large screen: Width:number#0-;Height:number#0-;Background:image
=launch parameter: Simulation->@simulation;Value:number#0-;Unit;Minimum:number#0-;Maximum:number#0-
=launch site: Country;Latitude:number#0-;Longitude:number#0-;Description:long
=launch subscriber: Name;Confirmed:boolean
=lawyer: Law firm;Licence number;Photo:image;Fee:money#0-;Rating:rating
=layer: Graphic->@graphic;Visible:boolean;Locked:boolean;Sort order:number#0-
layout: Columns:number#0-;Preview:image;Sidebar=None|Left|Right
=layout setting: Conference->@conference;Layout=List|Grid|Tabs;Main colour;Banner:image;Sections
lead: ~Status=New|Contacted|Qualified|Won|Lost;Phone:phone;Email:email;Source;Message:long;Client->@client;Campaign->@marketing campaign
=lead category: Description:long
=lead source: Channel=Google Ads|Meta Ads|Organic search|Direct|Other;Description:long;Active:boolean
=lead statistic: Date:date;Leads:number#0-;Valuable leads:number#0-;Cost per lead:money#0-;Revenue:money#0-
=lead status history: ~Status=New|Contacted|Qualified|Won|Lost;Changed at:date;Note
=leader record: Election->@election;Term:number#0-;From:date;Until:date;End reason
=leaderboard: Rank:number#0-
leaderboard entry: Position:number#0-;Period=Daily|Weekly|All time;Points:number#0-
=league: Country;Season;Logo:image
=learning path: Goal;Description:long;Level=Beginner|Intermediate|Advanced
learning progress: Progress:percent;Finished:boolean;Last viewed at:date;Watched:percent;Completed:boolean
learning record: Progress:percent;Course->@course;Minutes:number#0-
=learning resource: Course->@course;Kind=Video|Document|Link|Quiz;File:file;Link:url;Order:number#0-
=learning task: Article->@article;Video->@video;Due date:date;Points:number#0-;~Status=Open|Closed
=leave application: Kind=Sick|Personal;From:date;To:date;Reason:long
=lecture: Lawyer->@lawyer;Video:url;Description:long
=lecture progress: Watched:percent;Completed:boolean
=ledger entry: Account;Debit:money#0-;Credit:money#0-;Date:date
=legal field: Description:long
lesson: Minutes:number#0-;Course->@course;Content:long;Video:url;Order:number#0-;Sort order:number#0-
=lesson plan: Subject->@subject;Week start:date;Class name;Goals:long
level: Number:number#0-;Difficulty=Easy|Normal|Hard;Background:image;Target score:number#0-;Description:long;Game->@game
=level progress: Unlocked:boolean;Best score:number#0-;Stars:number#0-
=library image: Category->@image category;Picture:image;Size
=license plate: Colour=Blue|Green|Yellow|White;Vehicle type=Car|Van|Truck;Verified:boolean
like: Liked at:date;Date:date
=link check: Page->@page;Status code:number#0-;Checked at:date;Result=Valid|Broken
=liquidity record: Exchange->@exchange;Depth:money#0-;Spread:percent;Recorded at:date
=listening record: Chapter->@audiobook chapter;Position seconds:number#0-;Listened at:date
=live battle: Opponent room->@live room;Started at:date;Ended at:date;Score:number#0-;Opponent score:number#0-;Result=Won|Lost|Draw
=live broadcast: Start:date;Cover:image;Viewers:number#0-;Reason
=live category: Icon:image;Position:number#0-
=live room: Category->@live category;Cover:image;Viewers:number#0-;~Status=Offline|Live|Banned
=live score: Batting team->@team;Runs:number#0-;Wickets:number#0-;Overs:number#0-;Innings:number#0-
=live session: Room->@live room;Started at:date;Ended at:date;Peak viewers:number#0-;Gift income:money#0-;Recording:url
live stream: ~Status=Planned|Live|Ended;Start:date;Stream link:url;Teacher->@teacher;Cover:image;Viewers:number#0-
=live stream purchase: Amount:money#0-
=live update: Destination->@destination;Kind=Weather|Traffic|Events|Safety;Text:long;Valid until:date
=load record: Time:date
=loading measurement: Preloaded:boolean;Loading ms:number#0-;Buffering ms:number#0-;Browser;Measured at:date
=loading task: Kind=Loading|Unloading;Package size=Large|Small;Vehicle->@vehicle;Site->@site;Planned for:date;Finished at:date;~Status=Planned|Running|Done
=loan: Product;Principal:money#0-;Outstanding:money#0-;Interest rate:percent;Start date:date;End date:date;~Status=Normal|Overdue|Extended|Settled
=loan account: Contract->@loan contract;Customer->@customer;Principal:money#0-;Outstanding:money#0-;Next due:date;~Status=Normal|Overdue|Settled|Written off
=loan application: Amount:money#0-;Term months:number#0-;Purpose
=loan contract: Application->@loan application;Customer->@customer;Amount:money#0-;Interest rate:percent;Start date:date;End date:date;File:file
=loan product: Interest rate:percent;Minimum amount:money#0-;Maximum amount:money#0-;Months:number#0-;Conditions:long
=local information: Category=Restaurant|Attraction|Transport|Weather|Motel;Text:long;Picture:image;Address;Phone:phone
location: Latitude:number#0-;Longitude:number#0-;Address;Description:long
=location record: Longitude:number#0-;Address;Allowed:boolean;Recorded at:date
=log: Module->@module;Level=Debug|Info|Warning|Error;Time:date;File
=log category: Colour
=log history: Action=Edited|Deleted;Old content:long
=login log: IP address;Browser;Logged in at:date;Result=Succeeded|Failed
login record: IP address;Logged in at:date;Result=Succeeded|Failed;Device
=logistics statistic: Province->@province;Category->@item category;Packages:number#0-;Share:percent;Rank:number#0-
=logo: Picture:image;Vector file:file;Variant=Full colour|Black|White|Icon;Approved:boolean
lottery: Rules:long;~Status=Upcoming|Running|Ended;Start date:date;End date:date;Entry code:image
=lottery chance: Order->@order;Count:number#0-;Used:number#0-;Expires:date
=lottery draw: Prize->@prize;Drawn at:date;Won:boolean;Claimed:boolean
=lottery entry: Chance->@lottery chance;Drawn at:date;Won:boolean
=lottery product: Series->@card sery;Points cost:number#0-;Stock:number#0-;Picture:image;Starts at:date;Ends at:date;~Status=Upcoming|Open|Ended
=lottery setting: Lottery->@lottery;Value;Description:long
=love note: Message:long;Template->@note template;Picture:image;Sent at:date;Read:boolean
=lyric: Language;Text:long;Timed:boolean
=machine: IP address;Port:number#0-;Role=Leader|Follower|Candidate;Priority:number#0-;Last heartbeat:date
=machine session: Started at:date;Mood;Suggestion:long;~Status=Open|Closed
=mailbox: Display name;Incoming server;Outgoing server;Port:number#0-;Protocol=POP3|IMAP;Signature:long
=maintenance document: Container->@container;Damage:long;Work done:long;Cost:money#0-;~Status=Reported|Repairing|Finished
=maintenance inspection: Device->@device;Inspector->@employee;Planned for:date;Done on:date;Findings:long;Result=Normal|Repair needed|Replaced;~Status=Planned|Done|Overdue
=maintenance record: Content->@content;Kind=Added|Updated|Deleted;Date:date
=maintenance request: Tenant->@tenant;Property->@property;Description:long;Picture:image;~Status=Submitted|Assigned|Repairing|Done
=maintenance task: Database->@distributed database;Kind=Upgrade|Rebalance|Cleanup|Restart;Planned for:date;~Status=Planned|Running|Done
=mall item: Kind=Equipment|Potion|Skin|Currency;Price:money#0-;Picture:image;Description:long;On sale:boolean
=mall order: Address;Total:money#0-;~Status=Unpaid|Paid|Shipped|Completed|Cancelled
=mall order item: Product->@product;Quantity:number#0-;Price:money#0-
=mall product: Points:number#0-;Stock:number#0-;Picture:image;Description:long;~Status=Available|Sold out
=management report: Kind=Headcount|Turnover|Salary;From:date;To:date;File:file
=manuscript: Book->@book;Version;Format=Word|PDF|EPUB;File:file
map: Zoom:number#0-;Description:long;Style;Centre latitude:number#0-;Centre longitude:number#0-;Mode->@game mode;Difficulty=Easy|Normal|Hard;Picture:image
=map area: Map->@park map;Kind=Building|Parking|Green area|Road;Coordinates:long
=map element: Label;Kind=Marker|Route|Area;Coordinates:long;Colour
=map feature: Layer->@map layer;Geometry:long;Properties:long
=map layer: Type=Point|Line|Area|Raster;Source:url;Style:long;Visible:boolean;Sort order:number#0-
=map location: Region;Latitude:number#0-;Longitude:number#0-;Description:long;Picture:image;Unlock level:number#0-
=map marker: Map->@map;Category;Latitude:number#0-;Longitude:number#0-;Description:long;Picture:image
=map point: Community->@community;Kind=Office|School|Clinic|Park|Shop;Latitude:number#0-;Longitude:number#0-;Phone:phone
=map range: Centre latitude:number#0-;Centre longitude:number#0-;Radius:number#0-;City
=map setting: Centre latitude:number#0-;Centre longitude:number#0-;Zoom:number#0-
=marker: Location->@location;Latitude:number#0-;Longitude:number#0-;Colour;Note:long
=market data: Time:date;Open:money#0-;High:money#0-;Low:money#0-;Close:money#0-;Volume:number#0-
=marketing activity: Kind=Discount|Lecture|Trial|Lottery;Start date:date;End date:date;Rules:long;Cover:image
marketing campaign: Start date:date;Budget:money#0-;End date:date;~Status=Planned|Running|Ended;Website->@website;Channel=Email|Search|Social|SMS;Audience
=marketing data: Date:date;Impressions:number#0-;Conversions:number#0-;Cost:money#0-;Revenue:money#0-
=marketing email: Campaign->@marketing campaign;Client->@client;Body:long;Sent at:date;Opened:boolean;Clicked:boolean
=marketing operation: Kind=Call|Message|Visit;Content:long;Date:date;Result
match: ~Status=Scheduled|Live|Finished;Home team->@team;Away team->@team;Kick-off:date;Home score:number#0-;Away score:number#0-;Started at:date
=match event: Player->@player;Minute:number#0-;Kind=Goal|Yellow card|Red card|Substitution
=match player: Player->@player;Score:number#0-;Result=Won|Lost|Draw;Place:number#0-
=match request: Level:number#0-;Requested at:date;~Status=Waiting|Matched|Cancelled
=match statistic: Team->@team;Possession:percent;Shots:number#0-;Shots on target:number#0-;Corners:number#0-;Yellow cards:number#0-;Red cards:number#0-
material: Unit;Stock:number#0-;Unit price:money#0-;Code;Category;Minimum quantity:number#0-;Supplier->@supplier;Description:long
=material category: Description:long;Order:number#0-
=material folder: Parent->@material folder;Description:long
=material list: Project->@project;Generated at:date;Total:money#0-;File:file
=material list item: Material->@material;Quantity:number#0-;Price:money#0-
=material movement: From location->@storage location;To location->@storage location;Quantity:number#0-;Kind=In|Out|Move|Adjustment;Time:date
=material requirement: Production order->@production order;Required:number#0-;Available:number#0-;Shortage:number#0-;Needed on:date
=measurement: Name;Kind=Length|Area|Height|Setback;Value:number#0-;Unit=Metre|Square metre|Foot|Square foot;Measured on:date
=media: Type=Website|App|Outdoor;Link:url;Contact;Description:long
=media category: Description:long;Sort order:number#0-
media file: File:file;Type=Image|Video|Document;Size:number#0-;Duration:number#0-
=media folder: Parent->@media folder;Path;Items:number#0-
=media format: Extension;Type=Audio|Video;Codec
media item: Kind=Image|Video;File:file;Duration:number#0-;Cover:image;Category->@media category;Caption:long;Link:url
=media track: Kind=Audio|Video;Artist;Album;File:file;Seconds:number#0-;Cover:image
=medical history: Animal->@animal;Kind=Illness|Surgery|Vaccination|Allergy;Date:date;Description:long;Document:file
=medical record: Conditions:long;Medication:long;Allergies:long;Dietary needs;Doctor's phone:phone
=medical term: Language->@language;Category;Definition:long;Pronunciation
=medication: Patient->@patient;Dose;Times per day:number#0-;Start date:date;End date:date
=medication record: Medicine->@medicine;Elder->@elder profile;Planned at:date;Taken at:date;~Status=Taken|Late|Missed;Note:long
=medication reminder: Medicine->@medicine;Elder->@elder profile;Time:time;Repeat=Daily|Weekly|Every other day;Start date:date;End date:date;Active:boolean
=medicine: Unit;Stock:number#0-;Price:money#0-;Description:long
=meeting: Starts at:date;Duration minutes:number#0-;Meeting address:url;~Status=Scheduled|Live|Ended|Cancelled;Kind=Conference|Live stream
=meeting monitoring: Checked at:date;Participants:number#0-;Quality=Good|Fair|Poor;Note
=meeting token: Meeting->@meeting;Expires:date;Role=Host|Guest
member: Phone:phone;Level;Points:number#0-;Joined on:date;Birthday:date;Expires:date;~Status=Active|Suspended
=member benefit: Level=Basic|Silver|Gold;Description:long;Points cost:number#0-;Valid until:date;Picture:image
=member coupon: Member->@member;~Status=Unused|Used|Expired
member level: Benefits:long;Price:money#0-;Discount:percent
=member upgrade: Level->@member level;Amount:money#0-;Valid until:date
membership: Start date:date;End date:date;~Status=Active|Expired;Price:money#0-
=membership application: Class->@class;Child's name;Relation=Mother|Father|Guardian|Teacher;Message
=membership level: Required points:number#0-;Discount:percent;Benefits:long
=membership package: Anchor->@anchor;Price:money#0-;Days:number#0-;Benefits:long;On sale:boolean
=membership plan: Price:money#0-;Benefits:long;Months:number#0-;Active:boolean
=memo: Text:long;Remind at:date;Done:boolean
=memory alert: Memory used:number#0-;Action=Paused|Killed|Warned
=mentor: Field;Photo:image;Email:email
menu: Parent->@menu;Path;Icon;Order:number#0-;Visible:boolean
=menu category: Order:number#0-;Description:long
=menu change: Action=Added|Edited|Deleted|Moved;Details:long;Time:date
menu item: Link;Order:number#0-;Parent->@menu item
=menu option: Menu->@voice menu;Key;Voice command;Action=Open menu|Play prompt|Transfer|Hang up;Target menu->@voice menu
=menu permission: Role->@role;Can view:boolean;Can edit:boolean;Can delete:boolean
=merchandise item: Category;Price:money#0-;Stock:number#0-;Picture:image;Description:long
merchant: Phone:phone;Address;Logo:image;Contact person;~Status=Open|Closed
=merchant category: Icon:image
=merchant policy: Policy->@payment policy;Valid from:date;Valid until:date
message: Text:long;Read:boolean;Kind=Text|Image|File;Picture:image
=message receipt: Read at:date
=message recipient: Message->@message;Sent at:date;Read:boolean
=message reply: Text:long;Replied at:date
=message template: Category=Marketing|Notification|Verification;Text:long
=messenger account: Network=MSN|Yahoo;Display name;Password;~Status=Connected|Disconnected
=metacomponent: Category->@component category;Version;Description:long;Code:long;Preview:image
=metadata record: Table->@database table;Business meaning:long;Version:number#0-
=metric: Formula;Unit
=metric result: Metric->@metric;Value:number#0-;Measured at:date
migration: Started at:date;Source->@database;Target->@database;Progress:percent
=migration error: Migration->@migration;Folder;Resolution:long;Found at:date;~Status=Open|Resolved|Skipped
=migration step: Migration->@migration;Kind=Add|Change|Drop;Table name;Sort order:number#0-;Result=Succeeded|Failed|Skipped
=milestone: Age months:number#0-;Area=Movement|Language|Social|Thinking;Description:long;Order:number#0-
=mini-program: Platform=WeChat|Baidu|Alipay;Template->@template;App key;Logo:image
=mini-program project: Icon:image;Template->@page template;Description:long
=mining session: Ended at:date;Rate:number#0-;Coins mined:number#0-;~Status=Running|Finished
=mobile setting: Font size:number#0-;Image width:number#0-;Hidden blocks;Checked:boolean
=mockup: Page->@page;Picture:image;Version:number#0-;Notes:long
model: Version;Description:long;Accuracy:percent;Active:boolean;~Status=Training|Ready|Retired
=model demo: Kind=Mortgage lending|Real estate;Address:url;Picture:image;Description:long;Active:boolean
=model deployment: Server;Version;Deployed at:date
=model entity: Model->@model;Table->@database table;Description:long;Order:number#0-
=model field: Data model->@data model;Kind=Text|Number|Date|Yes or no|Link|File;Required:boolean;Default value;Order:number#0-
=model table: Data model->@data model;Comment;X:number#0-;Y:number#0-;Colour
=model version: Version;Changes:long;Snapshot:long
=moderation record: Action=Edited|Hidden|Deleted|Restored;Reason;Time:date
=modification: New date:date;Date format->@date format;New body:long;Modified at:date;Output file:file;~Status=Preview|Saved
module: Description:long;Enabled:boolean;Icon:image;Version
=module record: Module->@module;Value:long;Amount:money#0-;Date:date;~Status=Open|Closed
=moment: Picture:image;Video:url;Location;Visibility=Everyone|Friends|Only me
=moment comment: Reply to->@moment comment;Text:long
=moment like: Date:date
=monitored resource: Address:url;Kind=Website|Server|Database|Service;Interval minutes:number#0-;~Status=Normal|Warning|Down
=monitored website: Address:url;Check interval:number#0-;~Status=Up|Down|Paused
=monitoring device: Site->@construction site;Kind=Camera|Dust|Noise|Crane|Temperature;Serial number;Video:url;~Status=Online|Offline|Faulty
=monitoring item: Server->@server;Kind=CPU|Disk|Load|Service|Database|Web server|Network|Custom;Command;Interval seconds:number#0-;Warning level:number#0-;Critical level:number#0-;Active:boolean
monitoring record: Time:date;~Status=Normal|Attention|Resolved
=monitoring station: Location;Latitude:number#0-;Longitude:number#0-;Kind=Air|Water|Soil|Noise
=mosque: Address;City;Photo:image;Phone:phone
=motivational message: Text:long;Category=Health|Money|Family|Success;Active:boolean
=move: From:number#0-;To:number#0-;Character->@character
=movie: Director;Genre->@genre;Rating:number#0-;Poster:image;Summary:long
=movie role: Actor->@actor;Role;Sort order:number#0-
=movie source: Address:url;Rules:long;Active:boolean
=moving item: Order->@moving order;Category;Quantity:number#0-;Weight:number#0-;Fragile:boolean
=moving order: Starting point;Ending point;Distance:number#0-;Moving date:date;Driver->@driver;Freight:money#0-;~Status=Placed|Accepted|Loading|On the way|Completed|Cancelled
=multimedia file: Kind=Video|Audio|Image;File:file;Format->@format;Size:number#0-;Duration:number#0-;Folder->@folder
music track: Duration:number#0-;Artist;File:file
=name card: Logo:image
=national park: Region;Latitude:number#0-;Longitude:number#0-;Area:number#0-;Opening hours;Ticket price:money#0-;Picture:image;Description:long
=navigation history: Address;Visited at:date;Device
=nearby data: Project->@research project;Kind;Latitude:number#0-;Longitude:number#0-;Value;Collected at:date
=nearby transfer: From device->@device;To device->@device;Progress:percent;~Status=Waiting|Running|Done|Refused
=net value: Date:date;Net value:number#0-;Change:percent
=network: Data file->@relationship file;Directed:boolean;Nodes:number#0-;Links:number#0-;Description:long
=network connection: Server->@server;Target;Delay ms:number#0-;Loss:percent;~Status=Connected|Slow|Lost
=network device: Kind=Router|Switch|Firewall|Server|Access point;IP address;Location;Model;Firmware;Last seen:date;~Status=Online|Offline|Warning
=network request: Application->@application;Method=GET|POST|PUT|DELETE;Status code:number#0-;Duration:number#0-;Sent at:date
news: Summary:long;Cover:image;Published on:date;Category;Content:long
=news announcement: Hospital->@hospital;Body:long;Picture:image;Published on:date
news article: Body:long;Picture:image;Published on:date;Body:long;Category
=news category: Description:long;Sort order:number#0-
news item: Body:long;Picture:image;Published on:date;Language->@language
node: Type;~Status=Online|Offline|Faulty
=node link: From->@workflow node;To->@workflow node;Output name
=note: Content:long;Pinned:boolean
=note category: Description:long;Order:number#0-
=note tag: Tag->@tag;Order:number#0-
=note template: Background:image;Text:long;Category=Confession|Anniversary|Apology|Daily
=note version: Content:long;Version:number#0-
=notebook: Colour;Position:number#0-
=notice: Text:long;Published on:date
notification: Read:boolean;Text:long
=observation: Time:date;Temperature:number#0-;Pulse:number#0-;Weight kg:number#0-;Condition=Good|Stable|Critical;Notes:long
=obstacle: Kind=Bird|Cloud|Rocket|Mountain;Picture:image;Penalty:number#0-;Level->@level
=offboarding: Leaving date:date;Kind=Resignation|Dismissal|Contract end;Reason:long;Handover done:boolean
=office: Phone:phone;Address
=office file: Kind=Document|Spreadsheet|Presentation;Folder->@folder;File:file;Version:number#0-;Size KB:number#0-;Locked:boolean
=office unit: Property->@property;Floor:number#0-;Area:number#0-;Tenant;Monthly rent:money#0-;~Status=Free|Rented
=offline club: Address;Phone:phone;Opening hours;Picture:image;Description:long
=offline message: Delivered at:date;Delivered:boolean
=old photo: Picture:image;Year:number#0-;Place;Answer;Difficulty=Easy|Medium|Hard
=onboarding: Position->@position;Start date:date;Salary:money#0-;Documents:file
=operation data: Store->@store;Orders:number#0-;Sales:money#0-
=operation guide: Game mode->@game mode;Text:long;Picture:image;Order:number#0-
operation log: Address;Detail:long;Result=Succeeded|Failed;Time:date;Happened at:date;Database->@database
=operation notice: Kind=Banner|Announcement|Activity;Content:long;Picture:image;Published on:date
=operation plan: Department->@department;Start date:date;End date:date;Goal:long;Budget:money#0-;Progress:percent
=operation record: Module;Detail:long;Happened at:date
=opportunity: Customer->@customer;Stage=New|Contacted|Proposal|Negotiation|Won|Lost;Amount:money#0-;Probability:percent;Expected close:date;Notes:long
=optimization: ~Status=Planned|Done;Before:number#0-;After:number#0-;Date:date
=optimization project: Description:long;HTML files:number#0-;CSS files:number#0-;Unused selectors:number#0-;~Status=Uploaded|Analysing|Done
=optimization result: Before KB:number#0-;After KB:number#0-;Saved:percent;Removed selectors:number#0-;File:file
order: ~Status=Placed|Paid|Shipped|Completed|Cancelled;Total:money#0-;Address;Customer->@customer
=order assignment: Engineer->@engineer;Assigned at:date;~Status=Offered|Accepted|Declined
=order file: Order->@order;Kind=Brief|Draft|Final;File:file;Version:number#0-
=order grab: Grabbed at:date;~Status=Won|Lost|Released
order item: Quantity:number#0-;Price:money#0-;Product->@product
=order message: Text:long;Attachment:file
=order notification: Order->@order;Text:long;Read:boolean
=order statistic: Course->@course;Orders:number#0-;Revenue:money#0-;Refunds:money#0-
=order status history: Changed at:date;Note
=order status record: ~Status=Placed|Accepted|Loading|On the way|Completed|Cancelled;Note
=order ticket: Ticket type->@ticket type;Ticket code;Price:money#0-;~Status=Valid|Used|Cancelled
=organization page: Section=Mission|Values|History|Team;Content:long;Picture:image;Sort order:number#0-
=originality check: Originality:percent;Matches:long;Checked at:date;Result=Passed|Review|Failed
=out-of-stock record: Location->@storage location;Missing quantity:number#0-;Found on:date;~Status=Open|Refilled
=outbound contact: Phone:phone;Task->@outbound task;Attempts:number#0-;Result=Waiting|Answered|Refused|No answer
=outbound item: Product->@product;Quantity:number#0-;Unit price:money#0-
=outbound order: Warehouse->@warehouse;Recipient;Date:date;Note:long
=outbound record: Warehouse->@warehouse;Goods->@good;Quantity:number#0-;Destination;Shipped at:date;~Status=Picking|Shipped|Delivered
=outbound task: Script->@call script;Start:date;End:date;Numbers:number#0-;Called:number#0-;Connected:number#0-;~Status=Planned|Running|Paused|Finished
=outcome: Quiz->@quizze;Minimum score:number#0-;Maximum score:number#0-;Description:long;Picture:image
=outing recommendation: Season=Spring|Summer|Autumn|Winter;Holiday;Attraction->@attraction;Text:long;Picture:image
=outline item: Document->@document;Level:number#0-;Order:number#0-
=output: Kind=Screen|Speaker|Projector;Volume:number#0-;Resolution;Active:boolean
=output file: Task->@processing task;File:file;Format;Size MB:number#0-
=outsourcing order: Contractor;Product->@product;Quantity:number#0-;Amount:money#0-;Due date:date;~Status=Sent|Received|Settled
=overdue reminder: Amount due:money#0-;Days overdue:number#0-;Sent at:date;~Status=Sent|Paid|Escalated
=overlay layer: Project->@overlay project;Kind=Video|Image|Text;X:number#0-;Y:number#0-;Opacity:percent;Start second:number#0-;End second:number#0-;Order:number#0-
=overlay project: Description:long;Base video->@video;Base image->@image;Preview:image
=overlay style: Border;Shadow;Animation=None|Fade|Slide|Zoom;Colour
=package: Weight:number#0-;~Status=Expected|Stored|Shelved|Removed|Shipped
page: Body:long;Slug;Picture:image;Published:boolean;Order:number#0-
=page category: Parent->@page category;Description:long
=page comment: Text:long;Hidden:boolean
=page component: Component->@component;Position:number#0-
=page content: Content:long;Picture:image;Position:number#0-
=page element: Page->@page;Kind=Image|Text|Graphic|Button;Content:long;Picture:image;Order:number#0-
=page lock: Locked at:date;Expires at:date
=page revision: Revision:number#0-;Body:long;Summary;Minor:boolean
=page section: Background:image;Order:number#0-
=page style: Theme=Light|Dark|Blue;Background:image;Layout:long;Active:boolean
=page template: Preview:image
page version: Note;Version:number#0-;Content:long;Saved at:date
=page visit: Page;Visited at:date;Visitor;Source;Seconds:number#0-
=paid question: Lawyer->@lawyer;Question:long;Answer:long;Price:money#0-;~Status=Asked|Answered|Refunded
=painter: City;Phone:phone;Styles;Photo:image;Price per square metre:money#0-;Bio:long;Rating:rating
=painting: Task->@painting task;Picture:image;Favourite:boolean;Public:boolean
=painting style: Preview:image;Description:long;Order:number#0-
=painting task: Kind=Text-to-image|Image-to-image|Image repair|Image enlargement;Source image:image;Style->@painting style;Width:number#0-;Height:number#0-
=pandemic personnel: ID number;Phone:phone;Region->@region;Kind=Confirmed|Suspected|Close contact|Isolated|Cured
=pandemic statistic: Region->@region;Confirmed:number#0-;Cured:number#0-;Isolated:number#0-;Deaths:number#0-;Cure rate:percent;Mortality rate:percent
=parcel: Size=Large|Small;Weight kg:number#0-;Volume:number#0-;Origin;Destination;~Status=Received|Loaded|In transit|Unloaded|Delivered
=parent document: Category=Forms|Handbook|Calendar|Menu|Other;File:file;Description:long
=parent message: Staff member->@staff member;Child's name;Text:long;Reply:long;~Status=New|Answered
=park: Address;Area:number#0-;Description:long;Picture:image
=park entry: Spot->@scenic spot;Entered at:date;Result=Admitted|Refused
=park map: Park->@park;Picture:image;Floor;Scale
=parking lot: Address;Spaces:number#0-;Free spaces:number#0-
=parking payment: Entry time:date;Exit time:date;Fee:money#0-;Coupon->@issued coupon;Amount paid:money#0-;~Status=Unpaid|Paid
=parking record: Parking lot->@parking lot;Space number;Entered at:date;Left at:date;Fee:money#0-;~Status=Parked|Unpaid|Paid|Overdue
=parsed row: Sheet;Row number:number#0-;Values:long;Error
=parsing result: Document->@document;Model->@model;Text:long;Fields:long;Confidence:percent;Parsed at:date
=part: Price:money#0-
=participant: Joined at:date
partner: Phone:phone;Commission:percent;~Status=Talking|Active|Ended;Invitation code;Balance:money#0-
=party member: Branch;Phone:phone;Joined on:date;Points:number#0-
=password change: Changed at:date;Method=Reset|Manual;IP address
password reset: Expires:date;Used:boolean;Token;Code
=path course: Course->@course;Sort order:number#0-
patient: Phone:phone;Gender=Male|Female;Allergies:long;Birth date:date;Doctor->@doctor;Medical history:long;Birthday:date
=patient file: Patient->@patient;Kind=Record|Test result|Prescription|Picture;Date:date;File:file;Notes:long
=patrol: Route;Planned for:date;Finished at:date;Findings:long;~Status=Planned|Running|Finished
=patrol point: Route->@patrol route;Location;Check items:long;Sort order:number#0-
=patrol record: Point->@patrol point;Checked at:date;Result=Normal|Problem;Remark:long
=patrol route: Area;Points:number#0-;Description:long;Map:image
=patrol task: Route->@patrol route;Date:date;Start time:time;End time:time;Description:long
=pattern: Cells:long;Width:number#0-;Height:number#0-;Picture:image
=pattern category: Description:long;Order:number#0-
payment: Amount:money#0-;~Status=Open|Paid|Overdue;Method;Order->@order
=payment account: Account number;Bank->@bank;Balance:money#0-;Currency;~Status=Active|Frozen|Closed
=payment gateway: Merchant number;Key;Callback:url;Mode=Test|Live;Active:boolean
payment method: Fee:percent;Active:boolean;Kind=Bank|Alipay|WeChat;Gateway->@payment gateway
=payment policy: Method=WeChat|Alipay|Card|Bank transfer;Fee rate:percent;Minimum fee:money#0-;Daily limit:money#0-;Settlement days:number#0-;Active:boolean
=payroll: Month:date;Base:money#0-;Commission:money#0-;Deductions:money#0-;Net pay:money#0-
=pdf file: File:file;Pages:number#0-;Size:number#0-
=performance evaluation: Task->@work task;Rating:rating;Punctuality:rating;Quality:rating;Comment:long;Date:date
=performance measurement: Page:url;Before ms:number#0-;After ms:number#0-;Measured at:date
performance record: Memory:percent;Connections:number#0-;Processor:percent;Queries per second:number#0-;Time:date
=performance statistic: Period start:date;Requests:number#0-;Average duration:number#0-;Error rate:percent;Peak duration:number#0-
permission: Module;Can view:boolean;Can edit:boolean;Role->@role;Operation=View|Add|Edit|Delete;Delete:boolean
=permission group: Description:long;Can export:boolean
person: Photo:image;Position;Gender=Female|Male|Unknown;Organisation;Notes:long
=personal code: QR code:image;Expires:date
=personal detail: Resume->@resume;Birthday:date;Phone:phone;Email:email;City;Job wanted;Website:url
=personal profile: Gender=Male|Female|Other;Occupation;Website:url;Biography:long;City
=personal setting: Theme colour;Navigation:long;Start page
=personality test: Description:long;Cover:image;~Status=Open|Closed
=personnel: Enterprise->@enterprise;Employee number;Position;Phone:phone;Role;~Status=Active|Left
=personnel change: Kind=Joined|Transfer|Promotion|Leave|Resignation;Date:date;From;To;Reason:long
=personnel document: Employee->@employee;Kind=Contract|Certificate|Identity;File:file;Expires:date
=pest control record: Pest;Tool->@item;Treated at:date
=pet: Species=Dog|Cat|Bird|Rabbit|Other;Breed;Weight:number#0-;Photo:image
=pet image: Consultation->@consultation;Pet->@pet;Picture:image;Body part
=pharmaceutical name: Generic name;Language->@language;Pronunciation
=phone: Brand;Number:phone;Storage;Purchase time:date;Price:money#0-;Note:long
photo: Picture:image
=photo answer: Answer;Correct:boolean;Coins:number#0-
=photo change: Previous photo->@photo;Changed at:date;Reason;~Status=Preview|Saved|Discarded
=photo history: Used from:date;Used until:date;Restored:boolean
=photography tip: Condition=Clear|Cloudy|Rain|Snow|Fog;Text:long;Aperture;Shutter speed;ISO:number#0-;Picture:image
=php file: File:file;Size:number#0-;Kind=Plain|Encrypted;Uploaded on:date
=php object: Class name;Source:long;Format=Array|Object|JSON;Description:long
=php script: Code:long;Description:long;Version:number#0-
=phrase pair: Traditional phrase;Region=Standard|Taiwan|Hong Kong;Priority:number#0-
=physical examination: Date:date;Place;Height:number#0-;Weight:number#0-;Vision;Result=Pending|Fit|Unfit
=piano key: Octave:number#0-;Keyboard key;Colour=White|Black
=pickup: Planned:date;Picked up at:date
=picture: Album->@album;Picture:image;Thumbnail:image;Taken on:date;Position:number#0-;Caption:long
=pitch: Stadium->@stadium;Kind=Football|Basketball|Tennis|Badminton;Price per hour:money#0-;~Status=Free|Booked|Closed
=pivot table: Data set->@data set;Rows;Columns;Values;Aggregate=Sum|Count|Average|Minimum|Maximum
=place category: Icon:image
=placed decoration: Decoration->@decoration;X:number#0-;Y:number#0-;Scale:number#0-
=placed photo: Photo->@photo;X:number#0-;Y:number#0-;Scale:number#0-;Rotation:number#0-;Filter
=placement: Ad space->@ad space;Strategy->@placement strategy;Start date:date;End date:date;~Status=Running|Stopped
=placement statistic: Date:date;Impressions:number#0-;Conversions:number#0-;Cost:money#0-
=placement strategy: Campaign->@campaign;Region;Age range;Gender=All|Male|Female;Interests;Bid:money#0-;~Status=Active|Paused
=plan: Price:money#0-;Period=Monthly|Yearly|One-off;Avatars included:number#0-;Features:long
=plan activity: Activity->@activity;Times per week:number#0-;Sort order:number#0-
=plan task: Plan->@operation plan;Due date:date;~Status=To do|In progress|Done
=platform: ~Status=Active|Disabled;Logo:image
play history: Played at:date;Seconds:number#0-;Position:number#0-
=play record: Position:number#0-;Watched at:date
=play statistic: Date:date;Traffic:number#0-;Region
playback history: Position:number#0-;Played at:date
=playback progress: Position in seconds:number#0-;Finished:boolean;Last watched:date
=playback record: Position seconds:number#0-;Played at:date
=playback session: Output->@output;Position seconds:number#0-;~State=Playing|Paused|Stopped;Started at:date
player: Photo:image;Level:number#0-;Team->@team;Coins:number#0-;Bio:long;Experience:number#0-;Position=Goalkeeper|Defender|Midfielder|Forward;Number:number#0-
=player profile: Country;Avatar:image;Wallet address;Biography:long;Level:number#0-;Wins:number#0-
=player progress: Character->@character;Stars:number#0-;Best score:number#0-;Completed:boolean
=player setting: Muted:boolean;Volume:number#0-
=player statistic: Matches:number#0-
playlist: Cover:image;Description:long;Shuffle:boolean
=playlist entry: Media file->@media file;Position:number#0-
playlist item: Order:number#0-;Media file->@media file;Media item->@media item
=playlist song: Song->@song;Position:number#0-
plugin: Version;Description:long;Enabled:boolean;Author
=png export: File:image;Width:number#0-;Height:number#0-
point record: Points:number#0-;Kind=Earned|Spent;Date:date
=point scene: Activity->@activity;Points:number#0-;Daily limit:number#0-;Description:long;Active:boolean
=points ranking: Points:number#0-;Rank:number#0-;Period=Week|Month|Year
points record: Balance:number#0-;Points:number#0-;Kind=Earned|Redeemed|Expired;Reason
policy: Text:long;File:file;Category->@policy category;Effective from:date;Issuer;Deadline:date;Issuing body
=policy application: Enterprise->@enterprise;Attachment:file
=policy category: Description:long
=policy upgrade: Policy->@policy;New product->@insurance product;New coverage:money#0-;Extra premium:money#0-;Applied on:date
=poll: Story->@story;Multiple answers:boolean;Closes:date
=poll option: Poll->@poll;Order:number#0-
=poll vote: Option->@poll option;Voted at:date
=pond: Farm->@fish farm;Volume:number#0-;Species;Fish count:number#0-;Stocked on:date;~Status=Active|Empty|Cleaning
=pool statistic: Running coroutines:number#0-;Queue length:number#0-;CPU:percent;Memory:number#0-;Recorded at:date
=population record: Year:number#0-;Population:number#0-;Male:number#0-;Female:number#0-;Births:number#0-;Deaths:number#0-
=portal article: Channel=Portal website|Public account;Content:long;Cover:image;Published on:date
=portfolio: Goal;Risk level=Low|Medium|High;Invested:money#0-;Current value:money#0-;Currency;Description:long
=position: Department->@department;Level
post: Picture:image;Content:long;~Status=Pending review|Published|Rejected;Category->@category
=post comment: Text:long
=post review: Decision=Approved|Rejected;Reason
=post tag: Tag->@tag;Order:number#0-
=postcard: Scenic spot->@scenic spot;Template->@postcard template;Message:long;Picture:image
=postcard template: Background:image;Order:number#0-;Active:boolean
=poster: Picture:image;QR code:image
=poster template: Background:image;Layout:long;Order:number#0-;Active:boolean
=posting package: Price:money#0-;Days:number#0-;Postings:number#0-;Description:long
=practical project: Course->@course;Task:long;Solution link:url;Files:file;Order:number#0-
=practice area: Description:long;Sort order:number#0-
=practice database: Description:long;Schema:long;Sample rows:number#0-
=practice lab: Course->@course;Task:long;Environment;Difficulty=Easy|Medium|Hard;Minutes:number#0-
=practice question: Type->@question type;Level->@level;Text:long;Seconds allowed:number#0-
=practice session: Mode=Sequential|Random|Specialized|Memorization;Last question:number#0-;Answered:number#0-;Correct:number#0-;Started at:date
=prank: Tool->@prank tool;Friend name;Message:long;Share link:url
=prank tool: Kind=Fake call|Fake message|Fake screen|Sound;Preview:image;Instructions:long
=prayer time: Date:date;Fajr:time;Dhuhr:time;Asr:time;Maghrib:time;Isha:time
=pre-selection: Student->@student;Mentor->@mentor;Choice:number#0-;~Status=Chosen|Accepted|Declined;Reason:long
=pre-selection activity: Starts at:date;Ends at:date;Maximum choices:number#0-;Description:long;~Status=Planned|Open|Closed
=preload setting: Files ahead:number#0-;Buffer seconds:number#0-;Quality=Low|Medium|High;Active:boolean
=preparation tip: Category=Visa|Currency|Clothing|Language|Safety;Content:long;Sort order:number#0-
=prescription: Consultation->@consultation;Patient->@patient;Doctor->@doctor;Kind=Western|Traditional Chinese|Patented Chinese;Diagnosis:long;Total:money#0-;Issued on:date;~Status=Issued|Dispensed|Void
=prescription item: Medicine->@medicine;Dosage;Frequency;Days:number#0-;Quantity:number#0-
preview: Viewed at:date
=price history: Price:money#0-;High:money#0-;Low:money#0-;Recorded at:date
=price plan: Room->@room;Hours:number#0-;Price:money#0-;Weekday=Weekdays|Weekend|Every day
=price update: Old price:money#0-;New price:money#0-;Date:date;Source=Import|Automatic
=pricing rule: Price per minute:money#0-;Price per km:money#0-;Parking price:money#0-;Active:boolean
print job: Copies:number#0-;Printer->@printer;CSV file->@csv file;Printed at:date
=print record: Printed at:date
=print setting: Paper size=A3|A4|A5|Letter;Quality=Draft|Normal|High;Colour:boolean;Double sided:boolean;Orientation=Portrait|Landscape
=print template: Kind=Order|Contract;Language=Chinese|English;Layout:long;Active:boolean
=printer: Location;~Status=Ready|Busy|Offline|Error
=printing technology: Description:long;Formula->@cost formula;Layer height:number#0-;Active:boolean
=privacy agreement: Version;Content:long;Effective from:date;Active:boolean
=private message: Text:long;Read:boolean
prize: Quantity:number#0-;Picture:image;Lottery->@lottery;Probability:percent;Level=First|Second|Third|Special|Consolation;Remaining:number#0-
=prize tier: Card type->@scratch card type;Amount:money#0-;Probability:percent;Quantity:number#0-
=problem: Description:long;~Status=Open|In progress|Solved
=problem report: Subscription->@subscription;Kind=No connection|Slow|Billing|Other;Description:long;Device;Diagnosis:long;~Status=Open|Diagnosed|Solved
=process improvement: Production line->@production line;Before:long;After:long;Saving:money#0-;Date:date;~Status=Proposed|Trial|Adopted|Rejected
=process route: Product->@product;Step;Production line->@production line;Standard time:number#0-;Sort order:number#0-
=process standard: Project->@project;Category;Parameters:long;Version;Active:boolean
=process step: Sort order:number#0-
=processing effect: Kind=Background removal|Enhancement|Transformation;Credits:number#0-;Example:image;Description:long;Active:boolean
processing job: Progress:percent
=processing option: Kind=Convert|Compress|Cut|Watermark|Extract audio;Settings:long;Active:boolean
=processing record: Title;Result;Time:date
=processing result: Output file:file;Width:number#0-;Height:number#0-;Size:number#0-;Finished at:date
=processing rule: Column;Operation=Rename|Remove|Convert|Fill;Value
processing task: Operation=Cut|Convert|Compress|Encode|Decode|Filter
=procurement order: Supplier->@supplier;Date:date;Total:money#0-
=procurement order item: Quantity:number#0-;Unit price:money#0-
=procurement record: Supplier->@supplier;Product->@product;Quantity:number#0-;Unit price:money#0-;Date:date;~Status=Ordered|Received|Cancelled
product: Price:money#0-;Picture:image;Category->@product category;Description:long;Stock:number#0-;~Status=Active|Paused
product category: Order:number#0-;Description:long
=product certification: Certificate number;Issued on:date;Valid until:date
=product collection: Supplier->@supplier;Method=API|Web collection;Products:number#0-;Collected at:date
=product comment: Evaluation->@evaluation;Text:long
=product feature: Product->@product;Description:long;Icon:image;Sort order:number#0-
=product file: Product->@product;Type=PDF|Image|Video;File:file;Size:number#0-;Sort order:number#0-
=product group: HS code;Description:long
product image: Picture:image;Product->@product;Position:number#0-;Caption;Sort order:number#0-
=product option: Product->@product;Kind=Paper|Size|Finish|Sides;Extra price:money#0-
=product parameter: Name;Value;Group
=product registration: Product->@product;Store->@store;Listing price:money#0-;Registered at:date
=product selection: Amount:money#0-;Note:long
=product sku: Product->@product;Specification;Price:money#0-;Points:number#0-;Stock:number#0-
=production line: ~Status=Running|Stopped|Maintenance
=production order: Product->@product;Quantity:number#0-;Due date:date;~Status=Planned|In progress|Finished;Order->@order;Start date:date
production plan: Product->@product;Quantity:number#0-;Start date:date;~Status=Planned|Running|Finished;End date:date;Due date:date
=production record: Date:date
=production schedule: Line;Start time:date;End time:date;Shift;~Status=Planned|Running|Done
=production statistic: Date:date;Produced:number#0-
=products and service: Album->@album;Kind=Product|Service;Price:money#0-;Description:long
=professional: Speciality;Phone:phone;City;Photo:image;Years:number#0-
=professional course: Major;Course->@course;Semester;Required:boolean;Credits:number#0-
profile: Photo:image;Skills;Hourly rate:money#0-;City;Biography:long
=profit-sharing rule: Store->@store;Receiver;Share:percent;Active:boolean
program: Description:long;~Status=Planned|Running|Finished;Duration:number#0-;Cover:image
=program item: Material->@material;Seconds:number#0-;Area;Order:number#0-
progress record: Stars:number#0-;Best score:number#0-;Completed:boolean
=progress report: Progress:percent;Message:long;Project->@project;Date:date
=prohibited word: Category=Advertising|Politics|Violence|Adult|Other;Replacement;Active:boolean
project: ~Status=Planned|Under way|Finished;Description:long;Start date:date;End date:date;Picture:image
=project application: Student->@student;Motivation:long;Submitted on:date;Comment:long;~Status=Submitted|In review|Accepted|Rejected
=project case: Service->@service;Client;Industry;Description:long;Result:long;Picture:image
=project category: Description:long;Order:number#0-
=project cost: Project->@project;Category=Labour|Software|Hardware|Travel|Other;Amount:money#0-;Date:date;Notes:long
=project image: Project->@project;Picture:image;Order:number#0-
=project management system: Address:url;Kind=Jira|Redmine|Azure DevOps|Other;Access key;Last synchronized:date
=project member: Student->@student;Role;Joined on:date
=project milestone: Project->@project;Due date:date
=project music: Track->@music track;Start second:number#0-;Volume:number#0-
=project phase: Project->@project;Start date:date;End date:date;Progress:percent;Order:number#0-;~Status=Not started|In progress|Completed
=project resource: Project->@project;Kind=Grant|Place|Staff|Equipment;Amount:money#0-;Allocated to->@student;Allocated on:date
=project task: Project->@project;Assigned to->@employee;Due date:date;~Status=To do|In progress|Done
=project template: Language;Description:long;File:file;Preview:image
=project type: Description:long
=project update: Project->@charity project;Body:long;Picture:image;Date:date
=project video: Project->@project;Link:url;Cover:image;Order:number#0-
promotion: Starts:date;Ends:date;Discount:percent;Picture:image;Active:boolean;Description:long;Kind=Banner|Discount|Coupon
=promotion channel: Kind=Online|Partner|Store|Referral;Cost:money#0-;Customers gained:number#0-
=promotion content: Content:long;Picture:image;Link:url;Sort order:number#0-
=promotion link: Product->@product;Link:url
=promotion page: Template->@template;Content:long;Share link:url
=promotion record: Kind=Click|Sign-up|Order;Order amount:money#0-;Happened at:date;Source
=promotion statistic: Date:date;New followers:number#0-
=promotional activity: Start:date;End:date;Reward;Rules:long;~Status=Planned|Running|Ended
=prompt: Text:long
=pronunciation error: Report->@feedback report;Expected sound;Heard sound;Tip:long
=proof-of-life check: Person->@person;Blink detected:boolean;Motion detected:boolean;Result=Alive|Not proven
=proofreading error: Page:number#0-;Original text:long;Suggestion:long;Kind=Spelling|Grammar|Terminology|Fact|Format;~Status=Open|Accepted|Ignored
=proofreading task: Mode=Local knowledge base|Cloud-based knowledge base;Knowledge base->@knowledge base;Started at:date;Finished at:date;Errors found:number#0-
=prop: Effect:long;Price:number#0-;Icon:image;Character->@character;Quantity:number#0-
property: City;~Status=Free|Rented|Repair;Area:number#0-
=property photo: Property->@property;Picture:image;Order:number#0-
=proposal: Price:money#0-;Days:number#0-;~Status=Sent|Accepted|Declined|Withdrawn
=protocol: Type=HTTP|WebSocket|TCP|CLI;Port:number#0-;Settings:long;Enabled:boolean
=provider: Phone:phone;Address
=province: Code;Packages:number#0-;Rank:number#0-
=proxy order: Customer->@customer;Address;Total:money#0-;~Status=Placed|Confirmed|Shipped|Completed|Cancelled
=proxy order item: Product->@product;Quantity:number#0-;Price:money#0-
=proxy server: Host;Port:number#0-;User name;Password;Kind=HTTP|SOCKS5;Working:boolean
=psychological test: Category;Description:long;Questions:number#0-;Minutes:number#0-
=public account: Enterprise->@enterprise;Platform;Description:long;Avatar:image;~Status=Active|Paused
=public service: Kind=Visitor centre|Parking|Toilet|Medical|Transport;Address;Phone:phone;Latitude:number#0-;Longitude:number#0-
=public welfare activity: Place;Starts at:date;Ends at:date;Places:number#0-;Description:long;Picture:image
=publication: Version:number#0-;Published at:date;~Status=Online|Offline
=publication record: Device->@device;Published at:date;Ends at:date
purchase: Amount:money#0-;Video->@short video;Quantity:number#0-
=purchase item: Quantity:number#0-;Price:money#0-
purchase order: Supplier->@supplier;Total:money#0-;Order date:date;Expected on:date
purchase order item: Quantity:number#0-;Unit price:money#0-;Material->@material
=push notification: Message->@message;Sent at:date
=puzzle: First image:image;Second image:image;Differences:number#0-;Time limit seconds:number#0-;Difficulty=Easy|Normal|Hard;Order:number#0-
qr code: Content:long;Size:number#0-;Picture:image;Kind=Text|URL;Colour
=qr code session: Expires at:date;~Status=Waiting|Scanned|Confirmed|Expired
=quality indicator: Unit;Standard value:number#0-;Upper limit:number#0-;Lower limit:number#0-;Measured value:number#0-;Measured at:date
=quality inspection: Product->@product;Production order->@production order;Result=Pass|Fail;Defects:number#0-;Inspected on:date;Note:long
query: Database->@database;Rows:number#0-;Milliseconds:number#0-
=query filter: Field;Operator=Equals|Contains|Greater|Less|Between;Value
=query history: Duration ms:number#0-;Results:number#0-
=query optimization: Query->@query;Suggestion:long;Optimised statement:long;Gain:percent;~Status=Suggested|Applied|Rejected
=query record: Queried at:date;Results:number#0-
=query result: Rows:number#0-;Error:long
question: Kind=Single choice|Multiple choice|True or false|Fill in;Options:long;Correct answer
=question answer: Answer:long;Correct:boolean;Answered at:date
=question bank: Subject;Questions:number#0-;Cover:image;Description:long
=question option: Question->@question;Correct:boolean;Order:number#0-
=question type: Description:long;Order:number#0-
questionnaire: Description:long;Closes:date;Opens:date
=questionnaire question: Questionnaire->@questionnaire;Kind=Single choice|Multiple choice|Text;Options:long;Required:boolean;Order:number#0-
=questionnaire response: Answers:long;Submitted at:date
=questionnaire result: Score:number#0-;Level=Normal|Mild|Moderate|Severe;Advice:long
=queue entry: Kind=Match|Skills;Match->@match;Position:number#0-;Joined at:date;~Status=Waiting|Called|Done|Left
=queue ticket: Merchant->@merchant;People:number#0-;Taken at:date;~Status=Waiting|Called|Seated|Missed
=quick link: Icon:image;Link:url;Position:number#0-
=quiz: Course->@course;Pass mark:number#0-
=quiz answer: Question->@quiz question;Text
=quiz attempt: Started at:date
=quiz category: Icon:image;Sort order:number#0-
=quiz page: Position:number#0-;Text:long;Picture:image
=quiz question: Kind=Single choice|Multiple choice|Text|Number;Position:number#0-
=quotation: Inquiry->@inquiry;Supplier->@supplier;Freight:money#0-;Valid until:date
=radio station: Frequency:number#0-;Region;Preset:number#0-;Favourite:boolean
=rain gauge: Location;Latitude:number#0-;Longitude:number#0-;Installed on:date
ranking: Score:number#0-;Rank:number#0-;Period;Season
=rapport score: Questions:number#0-;Correct:number#0-;Score:percent
=rate: Destination;Service=Standard|Express;Price per kg:money#0-;Minimum charge:money#0-;Days:number#0-
rating: Rating:rating;Text:long
=reader setting: Scroll speed:number#0-;Direction=Vertical|Left to right|Right to left;Background
=reading history: Chapter->@chapter;Page:number#0-;Read at:date
=reading progress: Chapter->@chapter;Image number:number#0-;Read at:date
=receipt: ~Status=Expected|Received|Checked;Material->@material;Supplier->@supplier;Location->@storage location;Quantity:number#0-;Date:date
=recharge: Method=WeChat|Alipay
=recharge record: Amount:money#0-;Recharged at:date
=recognised field: Record->@recognition record;Value;Confidence:percent
=recognition: Image->@image;Language;Recognised text:long;Confidence:percent;Recognised at:date
=recognition record: Type->@recognition type;Picture:image;Result text:long;Confidence:percent;Recognised at:date
=recognition result: Person->@people;Similarity:percent;Confirmed:boolean;Recognised at:date
=recognition type: Group=Document|Text|Object|Code;Icon:image;Description:long;Sort order:number#0-;Active:boolean
recommendation: Reason;Score:number#0-
=recommendation request: Interests;Days:number#0-;Budget:money#0-;Answer:long
=recommendation rule: Product->@product;Weight:number#0-
=record: Account->@financial account;Category->@category;Kind=Income|Expense|Transfer;Amount:money#0-;Date:date;Notes:long;Receipt:image
recording: Duration:number#0-;Notes:long
=recovery: Backup->@backup;Started at:date;Finished at:date
=recruitment: School;Programme;Places:number#0-;Starts:date;Ends:date;Description:long
=recruitment notice: Employer->@employer;Location;Date:date;Body:long;Picture:image
=rectification: Inspection->@inspection;Due date:date;~Status=Open|Under way|Submitted|Accepted|Rejected;Photo:image
red packet: Amount:money#0-;Expires at:date;~Status=Open|Empty|Expired;Chat->@chat
red packet claim: Amount:money#0-;Claimed at:date
=red packet invitation: Channel=WeChat|Link|SMS;Sent at:date;~Status=Sent|Opened|Answered
redemption: Address;Phone:phone;~Status=Requested|Shipped|Received;Quantity:number#0-;Points:number#0-;Recipient
=redemption item: Points:number#0-;Picture:image;Stock:number#0-;Description:long
=redirect rule: To address:url;Kind=Permanent|Temporary;Enabled:boolean;Note
=redirection: Server->@server;Client address;Requested at:date;Response time:number#0-
=referral: Bonus:money#0-
=refresh log: Refreshed at:date;Error
refund: Amount:money#0-;Reason:long;Refunded at:date;Order->@order
region: Parent->@region;Code;Risk level=Low|Medium|High;Population:number#0-;Latitude:number#0-;Longitude:number#0-
=registrant contact: Domain->@domain name;Email:email;Phone:phone;Address;Kind=Owner|Technical|Billing
=registration: ~Status=Booked|Seen|Cancelled;Years:number#0-;Price:money#0-
=regulation: Code;Category->@regulation category;Text:long;Effective from:date
=regulation category: Description:long
=regulatory agency: District;Contact person;Phone:phone
=related pattern: Related->@design pattern;Relation=Similar|Used with|Alternative;Note
=relationship: From table->@model table;To table->@model table;Kind=One to one|One to many|Many to many
=relationship file: File:file;Format=CSV|JSON|GraphML|Excel;Rows:number#0-
release: Notes:long;Category->@release category;Picture:image;~Status=Visible|Closed;File:file;Released on:date;City
=release category: Position:number#0-
=release comment: Text:long;Hidden:boolean
reminder: Message:long;Active:boolean;Employee->@employee;Kind=Contract end|Birthday|Probation|Other;Customer->@customer;Remind at:date;Channel=Email|Push|SMS;Time:time
=reminder delivery: Recipient;Sent at:date;Result=Delivered|Failed|No answer;Error
=reminder template: Channel=Email|SMS|Phone call;Text:long
=removal mode: Description:long;Kind=Person|Product|Animal|Automatic;Active:boolean
=removal option: Kind=Person|Product|Animal|Automatic;New background=Transparent|White|Colour;Edge softness:number#0-;Active:boolean
=removal order: Customer->@customer;Destination;Packages:number#0-;Carrier;~Status=Open|Picking|Shipped
=rendered video: Project->@project;File:file;Quality=Low|Medium|High
=renewal: Years:number#0-;Price:money#0-;New expiry:date;~Status=Unpaid|Paid
=rent bill: Contract->@contract;Month:date;Amount:money#0-;Due date:date;~Status=Unpaid|Paid|Overdue
=rent payment: Amount:money#0-;Method=WeChat|Card|Transfer
=rental: Product->@product;Start date:date;End date:date;Rent:money#0-;Deposit:money#0-;~Status=Booked|Rented|Returned|Overdue
=rental application: Tenant->@tenant;Move-in date:date;Months:number#0-;People:number#0-;Documents:file;Reason:long;~Status=Submitted|Landlord approved|Agency approved|Rejected
=rental car: Class=Economy|Standard|Premium;Seats:number#0-;Price per day:money#0-;City;Picture:image;Available:boolean
=rental contract: House->@house;Tenant->@tenant;Start date:date;End date:date;Monthly rent:money#0-;File:file
=repair: Website->@website;Server->@server;Fault:long;Solution:long;Fixed at:date;~Status=Reported|Repairing|Fixed
=repair appointment: Service->@repair service;Building;Room;Phone:phone;Time:date;Picture:image;~Status=Requested|Accepted|Repairing|Done|Cancelled
=repair data entry: Category->@data category;Car model->@car model;Symptom;Content:long;File:file
=repair service: Price:money#0-;Description:long;Icon:image;Active:boolean
=repair task: Incident->@incident;Description:long;Due date:date;~Status=Open|In progress|Done
=repayment: Due date:date;Paid on:date;~Status=Due|Paid|Overdue;Amount:money#0-;Paid amount:money#0-
=replenishment maintenance record: Request->@replenishment request;Store->@store;Date:date;Work:long;~Status=Planned|In progress|Done
=replenishment request: Store->@store;Needed by:date;Reason:long
=replenishment request item: Product->@product;Quantity:number#0-;Received quantity:number#0-
reply: Text:long
report: Summary:long;File:file;Kind=Daily|Weekly|Monthly;Period start:date;Period end:date
=report category: Department->@department;Description:long
=report chart: Report->@analytical report;Type=Bar|Line|Pie|Table;Data:long;Sort order:number#0-
=report progress: Stage;Note:long;Date:date
=report section: Report->@report;Type=Text|Chart|Table|Image;Data range;Text:long;Sort order:number#0-
=report template: Vehicle kind;Layout:long;Version;Active:boolean
=representative: Constituency;Position;Party;Photo:image;Phone:phone;Email:email;Biography:long
request: ~Status=Open|Chosen|Paid|Closed;Address;Body:long
=request log: Method=GET|POST|PUT|DELETE;Route->@route;Status code:number#0-;Milliseconds:number#0-;Address;Time:date
=request record: Requested at:date;Duration:number#0-;Status code:number#0-;Client;Error:long
=requirement: Enterprise->@enterprise;Description:long;Priority=Low|Medium|High;~Status=New|In development|Done
=research answer: Question->@form question;Value:long;Picture:image
=research form: Description:long;Opens:date;Closes:date
=research note: Book->@book;Source;Link:url;Text:long;Verified:boolean
=research project: Location;Latitude:number#0-;Longitude:number#0-;Category;Description:long;~Status=Open|Under way|Finished
=research record: Technology->@technology;Progress:percent
=research report: Authors;Summary:long;File:file;Published on:date;Topic->@topic
=research request: Project->@research project;Area;Radius:number#0-;Question:long;Deadline:date;~Status=Submitted|Accepted|Done|Rejected
=research response: Store->@store;Check-in->@check-in;Submitted at:date
reservation: ~Status=Reserved|Confirmed|Cancelled;Phone:phone;Game->@game;Visitors:number#0-;Name
=residence page: Section=Home|History|Facts;Content:long;Picture:image;Sort order:number#0-
=resident: ID number;Gender=Female|Male;Birthday:date;Phone:phone;House->@house;Grid->@grid;Special group->@special group
=resident discussion: Community->@community;Text:long;~Status=Proposed|Open|Decided|Closed
=resignation: Applied on:date;Last day:date;Reason:long;Handover:long
resource: Kind=Article|Tool|Video|Guide;Description:long;File:file;Category->@resource category;Link:url;~Status=Active|Deleted
=resource category: Description:long;Sort order:number#0-
=resource statistic: CPU:percent;Memory:percent;Disk:percent;Recorded at:date
=resource type: Fields:long;Description:long
response: Body:long;~Status=Started|Completed;Status code:number#0-;Submitted at:date
=response value: Item->@form item;Value:long
=restaurant: City
=result chart: Run->@workflow run;Kind=Bar|Line|Pie|Scatter|Table;Options:long
=result edit: Operation=Trim|Subtitle|Background|Volume;Settings:long
=result rating: Rating:rating;Comment:long
=result share: Link:url;Shared with;Expires:date
resume: Name;Photo:image;Summary:long;Template->@resume template;Experience:long;Education;File:file;Visibility=Public|Private
=resume section: Resume->@resume;Kind=Education|Work|Project|Skill|Other;Organisation;Start date:date;End date:date;Description:long;Sort order:number#0-
=resume share: Shared with;Channel=WeChat|Link|Email
=resume style: Colour;Font;Spacing;Preview:image
=resume template: Preview:image
=return: Order->@order;Reason:long;Amount:money#0-
=revenue: Question->@question;Kind=Answer|View share;Amount:money#0-;Date:date
=revenue record: Department->@department;Amount:money#0-;Date:date;Source
=revenue report: From:date;To:date;Total:money#0-;File:file
review: Text:long;Rating:rating
=review comment: Line:number#0-;Text:long;Resolved:boolean
=review subject: Category->@category;Description:long;Picture:image
=reviews of application: Version->@application version;Result=Pending|Approved|Rejected;Remarks:long
reward: Picture:image;Amount:number#0-;Kind=Points|Bonus;Quantity:number#0-;Description:long
=reward claim: Claimed at:date;~Status=Claimed|Delivered
=reward record: Amount:money#0-
=reward redemption: Customer->@customer;Points:number#0-;~Status=Requested|Sent|Cancelled
=ride: Started at:date;Ended at:date;Start mileage:number#0-;End mileage:number#0-;Cost:money#0-;~Status=Riding|Parked|Locked|Settled
=ride order: Car type->@car type;Driver->@driver;Starting point;Ending point;Distance:number#0-;Fare:money#0-;~Status=Waiting|Taken|Arrived|On the way|Completed|Cancelled
=riding card: Price:money#0-;Valid from:date;Valid until:date;Rides left:number#0-
=risk alert: Loan account->@loan account;Level=Low|Medium|High;Text:long;Raised at:date;~Status=Open|Handled
=risk assessment: Date:date;Score:number#0-;Level=Low|Medium|High
=risk authorization: Scope;Authorised at:date;Expires on:date;~Status=Active|Revoked|Expired
=risk check: Application->@loan application;Kind=Identity|Blacklist|Income|Overdue;Score:number#0-;Result=Pass|Warning|Fail;Note:long
=road: Region;Type=Motorway|Main road|Street;Length:number#0-
=rocket: Height:number#0-;Mass kg:number#0-;Fuel capacity:number#0-;Thrust:number#0-;Stages:number#0-;Description:long
role: Description:long;Active:boolean
=role permission: Menu->@menu;Can view:boolean;Can edit:boolean;Can delete:boolean
room: ~Status=Waiting|Playing|Finished;Seats:number#0-;Stake:money#0-;Code;Kind=Mahjong|Cards|Chess|Tea;Picture:image
=room booking: Room->@hotel room;Guest name;Phone:phone;Check-in:date;Check-out:date;Total:money#0-;~Status=Booked|Paid|Checked in|Completed|Cancelled
=room guest: Seat:number#0-;Joined at:date;~Status=Invited|On air|Left
=room opening: Order->@order;Opened at:date;Closed at:date;Method=Code|Bluetooth|Remote
=room player: ~Status=Ready|Playing|Out;Character->@character;Seat:number#0-;Board position:number#0-
=room tag: Tag->@tag
=room type: Hotel->@hotel;Beds:number#0-;Guests:number#0-;Price per night:money#0-;Picture:image;Facilities:long
route: Active:boolean;Mode=Walking|Cycling|Driving|Public transport;Distance:number#0-;Minutes:number#0-;Method=GET|POST|PUT|DELETE
=route package: Destination;Days:number#0-;Price:money#0-;Departure:date;Places:number#0-;Cover:image;Description:long
=route step: Instruction;Road->@road;Distance:number#0-;Sort order:number#0-
=routing rule: Connection->@database connection;Table pattern;Kind=Read|Write|Shard;Priority:number#0-;Active:boolean
=rss source: Feed link:url;Category->@category;Refresh minutes:number#0-;Last fetched:date;Active:boolean
rule: Description:long;Condition:long
=run result: Output:long;Error:long;Memory used:number#0-
=runner: Student number;Phone:phone;Photo:image;Rating:rating;Balance:money#0-
=rv site: Length:number#0-;Hookups=Full|Electric and water|None;Nightly rate:money#0-;Picture:image;Description:long;~Status=Free|Taken|Closed
=safety incident: Site->@construction site;Date:date;Severity=Minor|Serious|Fatal;Description:long;Measures:long;~Status=Open|Handled|Closed
=safety lamp: Production line->@production line;Colour=Green|Yellow|Red;Trigger;Active:boolean
=salary: Month:date;Base:money#0-;Deductions:money#0-;Net pay:money#0-;Bonus:money#0-
=sale: Customer->@customer;Product;Quantity:number#0-;Amount:money#0-;Date:date
=sales code: Course->@course;Book->@book;Price:money#0-;Valid until:date;~Status=Unused|Used|Expired
=sales data: Date:date;Orders:number#0-;Amount:money#0-
=sales forecast: Month:date;Expected revenue:money#0-;Actual revenue:money#0-;Confidence:percent;Method
=sales item: Product->@product;Quantity:number#0-;Unit price:money#0-
sales order: Customer->@customer;Order date:date;Total:money#0-;Delivery date:date
=sales order item: Product->@product;Quantity:number#0-;Price:money#0-
=sales record: Date:date;Quantity:number#0-;Revenue:money#0-;Channel
sales report: Period start:date;Period end:date;Revenue:money#0-;Orders:number#0-;Best seller->@product
=sales staff: Phone:phone;WeChat;Photo:image
=sales statistic: Sales amount:money#0-;Order quantity:number#0-
=salon: Address;Phone:phone;Opening hours;Picture:image;Description:long;Rating:rating
=saved ad: Collection
=saved chart: Instrument->@financial instrument;Kind=Candle|Line|Bar;Period=Day|Week|Month|Year;Indicators
=saved design: Version:number#0-;Content:long;Note
saved filter: Region->@region;From:date;To:date
=saved form: Progress:percent;Last saved at:date
=saved image: Collection->@collection;Note;Saved at:date
=saved place: Marker->@map marker;Note:long
=saved retrieval: Indicator->@indicator;Station->@monitoring station;From:date;To:date;Minimum value:number#0-;Maximum value:number#0-
=saved search: Keywords;From:date;To:date
=saved value: Field->@form field;Value:long
=scan record: Scanned at:date
=scenario: Description:long
=scenario item: Product->@product;Daily demand:number#0-;Order quantity:number#0-;Reorder point:number#0-;Holding cost:money#0-
=scene: Project->@video project;Text:long;Effect->@animation effect;Duration:number#0-;Background:image;Sort order:number#0-
=scenic area: Address;Opening hours;QR code:image;Description:long;Picture:image;Phone:phone
scenic spot: Description:long;Picture:image;Address;Opening hours;Ticket price:money#0-;Address;Latitude:number#0-;Longitude:number#0-
=scenic spot ticket: Scenic spot->@scenic spot;Price:money#0-;Stock:number#0-;Valid days:number#0-;Rules:long
=schedule: Start time:date;End time:date;~Status=Planned|Aired|Cancelled
=schema: Database type=MySQL|PostgreSQL|Oracle|SQL Server;Description:long;Current version
=schema version: Schema->@schema;File:file;Content:long;Change note:long;Uploaded on:date
=school: Address
=school event: Start:date;End:date;Location;Description:long
=school information: Category=History|Teachers|Honours|Contact;Text:long;Picture:image
=school notification: Class->@class;Text:long;Published on:date;Important:boolean
=school page: Slug;Body:long;Picture:image;Position:number#0-
score: Score:number#0-;Remarks:long;Duration:number#0-
=score entry: Side->@competitor;Points:number#0-;Period:number#0-;Time:date;Note
=score factor: Credit score->@credit score;Weight:percent;Points:number#0-;Comment:long
=scraping run: Started at:date;Finished at:date;Pages:number#0-;Records:number#0-;Error
=scraping task: Address:url;Data type->@data type;Schedule=Once|Hourly|Daily|Weekly;Last run:date
=scrapped car: Brand;Model;Owner name;Owner phone:phone;Enterprise->@enterprise;Received on:date;Price:money#0-;~Status=Received|In dismantling|Dismantled|Deregistered
=scratch card: Card type->@scratch card type;Price:money#0-;Prize:money#0-;Scratched at:date;~Status=Bought|Scratched|Paid out
=scratch card type: Price:money#0-;Top prize:money#0-;Picture:image;Total cards:number#0-;Remaining:number#0-;Rules:long
=screen: ~Status=On|Off
=screen component: X:number#0-;Y:number#0-;Width:number#0-;Height:number#0-
=screen content: Notice->@security notice;Starts at:date;Ends at:date;Position:number#0-
=screenshot: Picture:image
=screenshot task: Page address:url;Area=Full page|Window|Selection;Frequency minutes:number#0-;Starts at:date;~Status=Running|Paused
=script embed: Script->@php script;Position:number#0-;Enabled:boolean
=script run: Executed at:date;Duration ms:number#0-;~Status=Success|Error|Timeout;Input:long
=script task: Script:long;Language=Python|Shell|Node;Processes:number#0-;Memory limit:number#0-;Schedule
=script version: Version:number#0-;Code:long;Note
=sea area: Code;Description:long
=search: Results:number#0-;Searched at:date
=search criterion: Project type->@project type;Location;From:date;To:date;Maximum price:money#0-;Automatic booking:boolean;Active:boolean
=search engine: Search address:url;Icon:image;Default:boolean
search history: Searched at:date;Results:number#0-
=search keyword: Searches:number#0-;Ranking:number#0-;Checked on:date
=search match: Image->@image;Similarity:percent;Order:number#0-
=search record: Category;Results:number#0-;Searched at:date
=search result: Project->@project;Found at:date;Matches all:boolean
=search setting: Search title;Description:long;Keywords;Social image:image
=section: Description:long;Sort order:number#0-
=sector: Description:long;Sort order:number#0-
=security event: ~Status=Open|Handled;Description:long
=security incident: Kind=Failed logins|Unauthorised access|Malware|Data leak;Severity=Low|Medium|High;Description:long;Found at:date;~Status=Open|Investigating|Closed
=security issue: Log->@security log;Description:long;Due date:date;~Status=Open|In progress|Closed
=security log: Address;Time:date
=security notice: Kind=Text|Picture|Video;Body:long;Picture:image;Level=Normal|Important|Urgent;Published at:date
=security permission: Can read:boolean;Can write:boolean;Can administer:boolean;Allowed addresses
=security policy: Kind=Access|Malware|Data loss|Network;Rules:long;Action=Allow|Warn|Block;Cloud service->@cloud service;Active:boolean
=security score: Cloud service->@cloud service;Score:number#0-;Threats:number#0-;Open issues:number#0-
=security setting: Value;Description:long
=segment: Description:long;Customers:number#0-
=segmentation mode: Code;Description:long;Active:boolean
=segmentation task: Text:long;Mode->@segmentation mode;Encoding=UTF-8|GBK|GB2312|Big5;Dictionary->@dictionary;Result:long;Milliseconds:number#0-
=segmented word: Task->@segmentation task;Position:number#0-;Part of speech
=selector: Task->@scraping task;Selector;Attribute;Multiple:boolean;Order:number#0-
=selector match: HTML file->@html file;Element;Line:number#0-
=seller: Contact person;Phone:phone;Logo:image;Introduction:long
=seller rating: Rating:rating;Text:long
=sending record: Sent at:date;Operator;Result=Delivered|Failed|Pending;Error text
=sensor: Kind=Camera|Wi-Fi|Gate|Infrared;Serial number;~Status=Online|Offline|Faulty
=sentry post: Location;Phone:phone;~Status=Online|Offline
=seo page: Meta title;Meta description:long;Keywords;Rank:number#0-
seo setting: Meta title;Meta description:long;Keywords;Canonical link:url;Share image:image;Structured data:long
=series: Format=Test|ODI|T20;Start date:date;End date:date
server: ~Status=Online|Offline;IP address;Location;Capacity:number#0-;Load:percent;Operating system;Host
=server function: Parameters:long;Return type;Description:long;Active:boolean
=server load record: Time:date;Processor:percent;Memory:percent;Running tasks:number#0-
=server reading: Time:date;Processor:percent;Memory:percent;Disk:percent;Response ms:number#0-
=server setting: Value;Description:long
service: Description:long;Price:money#0-;Category;Picture:image
=service application: Reason:long;Attachment:file;~Status=Applied|In progress|Completed|Rejected
=service appointment: Date:date;Address;Phone:phone;~Status=Booked|Confirmed|Done|Cancelled
service category: Icon:image;Position:number#0-;Description:long
=service configuration: Setting;Value;Note
=service evaluation: Rating:rating;Text:long
=service guide: Category=Departure|Arrival|Transfer|Luggage|Special help;Body:long;Picture:image;Order:number#0-
=service inquiry: Question:long;Answer:long;~Status=New|Answered
=service item: Category->@service category;Price:money#0-;Minutes:number#0-;Picture:image;Description:long;Active:boolean
=service order: Service->@home service;Merchant->@merchant;Address;Phone:phone;Visit time:date;Total:money#0-;~Status=Unpaid|Paid|Assigned|Completed|Cancelled
=service parameter: Service->@service;Value;Secret:boolean;Environment->@environment
=service project: Category->@service category;Picture:image;Summary:long;Description:long;Order:number#0-
=service provider: Contact person;Phone:phone;Commission:percent;Description:long;~Status=Active|Suspended
=service record: Started at:date;Finished at:date;Work done:long;Parts cost:money#0-
=service registration: Student->@student;~Status=Applied|Accepted|Cancelled
=service request: Service->@service;Provider->@provider;Address;Preferred time:date;Description:long;~Status=Requested|Accepted|In progress|Completed|Cancelled
=service template: Description:long;Repository:url;Framework
session: Starts at:date;Ends at:date;Course->@course;Kind=One-on-one|Team;Seats:number#0-;~Status=Scheduled|Done|Cancelled
=session reminder: Send at:date;Channel=Email|SMS|App;Sent:boolean
=set: Cover:image;Fragments:number#0-;Reward->@reward;Start:date;End:date;Description:long;~Status=Open|Closed
setting: Value;Description:long
settlement: Amount:money#0-;~Status=Open|Settled|Disputed;Period;Party;Kind=Purchase|Sale|Storage
=shape: Type=Line|Curve|Rectangle|Circle|Polygon|Text;Fill colour;Stroke colour
share: Shared at:date;Platform;Network=WeChat|Moments|Weibo;Link:url
=share code: Code:image;Link:url;Scans:number#0-
=share link: Link:url;Password;Expires on:date;Maximum downloads:number#0-;~Status=Active|Expired|Revoked
=shared document: Folder;File:file;Version;Description:long
=shared file: Chat->@chat;File:file;Size:number#0-;Shared at:date
=shared information: Enterprise->@enterprise;Category=Notice|Standard|Experience|Other;Content:long;Attachment:file
=sharing button: Platform->@sharing platform;Icon:image;Position:number#0-;Enabled:boolean
=sharing code: Recruitment->@recruitment;Picture:image;Scans:number#0-;Expires:date
=sharing platform: Share address:url;Icon:image;Colour
=sharing record: Shared with->@agency;Shared at:date;Note:long
=sheet: Spreadsheet->@spreadsheet;Rows:number#0-;Columns:number#0-;Order:number#0-
=sheet music: Composer;Level=Beginner|Intermediate|Advanced;Notes:long;File:file;Picture:image
=sheet music image: Composer->@composer;Instrument;Key;Category->@category;Picture:image;Page:number#0-;Source:url
=shelf location: Warehouse->@warehouse;Zone;Row;Capacity:number#0-;~Status=Free|Occupied
=shift: Date:date;Start:time;End:time;~Status=Planned|Worked|Absent
shipment: ~Status=Packed|In transit|Delivered;Carrier;Shipped on:date;Customer;Order->@order
=shipping label: Shipment->@shipment;Format=PDF|PNG|ZPL;File:file;Generated at:date
=shipping option: Carrier->@carrier;Speed=Standard|Express|Overnight;Base price:money#0-;Price per kg:money#0-;Days:number#0-
=shipping quote: Carrier->@carrier;Option->@shipping option;From postcode;To postcode;Weight:number#0-;Price:money#0-;Valid until:date
=shooting video: File:file;Cover:image;Duration:number#0-;Recorded at:date;Court;Shots made:number#0-;Shots taken:number#0-
=shop: Description:long
=shop good: Item->@item;Price:number#0-;Stock:number#0-
=short url: Original link:url;Title;Accesses:number#0-;Expires:date;Active:boolean
=short video: Topic->@topic;Cover:image
=show update: Episode->@episode;Body:long;Picture:image;Published on:date
=sidebar placement: Expert->@expert;Position=Left|Right;Order:number#0-
=signature: Signer name;Email:email;Signature:image;Signed at:date;~Status=Waiting|Signed|Declined
=similar image search: Threshold:percent;Matches:number#0-;Searched at:date
=similarity check: First text:long;Second text:long;Similarity:percent;Matches:long
=simulated exam: Bank->@question bank;Questions:number#0-;Minutes:number#0-;Pass mark:number#0-;Active:boolean
=simulation: ~Status=Ready|Running|Paused|Ended
=simulation result: Product->@product;Day:number#0-;Opening stock:number#0-;Demand:number#0-;Received:number#0-;Closing stock:number#0-
=simulation run: Scenario->@scenario;Run at:date;Service level:percent;Total cost:money#0-;Stockouts:number#0-;Average stock:number#0-
=site: Address
=site reading: Metric=Temperature|Humidity|Motion|Smoke;Value:number#0-;Measured at:date
=site setting: Description:long;Storage address
=situation record: Region->@region;Confirmed cases:number#0-;Cured:number#0-;Isolated:number#0-;Deaths:number#0-;Cure rate:percent;Mortality rate:percent
=size: Chest;Length;Extra price:money#0-
skill: Level=Basic|Good|Expert;Category
=skill assessment: Skill->@skill;Assessment group->@assessment group;Date:date;Score:number#0-;Result=Passed|Failed;Remark:long
=skill category: Description:long;Icon:image
=skills run: Competition->@competition;Kind=Driver|Programming;Attempt:number#0-;Score:number#0-;Time:date
=skin: Version;Preview:image;Description:long;Active:boolean
=sleep record: Bedtime:date;Wake time:date;Duration:number#0-;Deep sleep:number#0-;Light sleep:number#0-;Awakenings:number#0-;Score:number#0-
=slide: Slider->@slider;Product->@product;Picture:image;Order:number#0-;Visible:boolean
=slider: Show arrows:boolean;Show dots:boolean;Slides on phone:number#0-;Slides on tablet:number#0-;Autoplay seconds:number#0-;Active:boolean
=slot check: Checked at:date;Slots found:number#0-
=smoking record: Quantity:number#0-;Place;Trigger=Stress|Habit|Social|After meal|Other;Mood;Note:long
=snapshot: Picture:image;Taken at:date;Note
=snippet version: Version:number#0-;Code:long;Note
=social link: Link:url;Icon:image
=social media link: Address:url;Icon:image;Position:number#0-
=social media pixel: Network=Facebook|TikTok|LinkedIn|Pinterest|X;Pixel code;Active:boolean
=social media platform: Page link:url;Account name;Connected:boolean
=social media post: Platform=X|Facebook|Instagram|Weibo|Other;Posted on:date;Upload->@upload;Language
=social post: Platform=Facebook|Instagram|X|TikTok;Picture:image;Scheduled for:date
=social security record: Month:date;Base:money#0-;Pension:money#0-;Medical:money#0-;Unemployment:money#0-;Employer share:money#0-;~Status=Paying|Paused|Stopped
=soldier: Service number;Unit->@unit;Rank;Birth date:date;Identity number;Phone:phone;Photo:image
=solution: Industry;Picture:image;Summary:long;Body:long;Order:number#0-
=song: Artist->@artist;Album->@album;Genre->@genre;Duration:number#0-
=sound effect: Event=Jump|Hit|Bonus|Level up;Volume:number#0-
=source code file: Video->@video;Language=Java|TypeScript|HTML|CSS;Code:long;File:file;Explanation:long
=source file: Language;Code:long;Size:number#0-
=source website: Address:url;Interval minutes:number#0-;Last fetched:date;Active:boolean
=speaker: Company;Position;Photo:image;Biography:long
=special effect: Kind=Filter|Slow motion|Transition|Sticker
=special group: Description:long;People:number#0-;Visit every days:number#0-
=specialty: Origin;Price:money#0-;Where to buy;Picture:image;Description:long
=species: Latin name;Description:long
=speech recording: Transcript:long;Text->@text;Duration:number#0-;Language
=speed measurement: Load ms:number#0-;Score:number#0-;Device=Desktop|Mobile;Measured at:date
=speed test: Load time ms:number#0-;Size:number#0-;Score:number#0-;Tested at:date
=spinal screening: Family member->@family member;Screened on:date;Rotation angle:number#0-;Posture photo:image;Risk=Low|Medium|High;Answers:long
=split payment: Rule->@profit-sharing rule;Receiver;Amount:money#0-
=sports: Icon:image;Description:long;Order:number#0-
=sports health record: Date:date;Height:number#0-;Weight:number#0-;Heart rate:number#0-;Test;Score:number#0-
=sports news: Category;Body:long;Picture:image;Published on:date
=sports record: Date:date;Minutes:number#0-;Distance km:number#0-;Calories:number#0-;Note:long
=spot category: Description:long;Sort order:number#0-
=spot check: Inspection item->@inspection item;Value:number#0-;Result=Pass|Fail;Checked at:date
=spot reservation: Scenic spot->@scenic spot;Visitor name;Phone:phone;Date:date;People:number#0-;Total:money#0-;~Status=Booked|Paid|Visited|Cancelled
=spreadsheet: ~Status=Open|Completed;Description:long
=spreadsheet file: File:file;Batch->@batch;Sheets:number#0-;Rows:number#0-
=spreadsheet template: Category;Preview:image;Content:long
=spreadsheet version: Version:number#0-;Content:long;Note
=sql query: Connection->@database connection;Statement:long;Last run at:date;Description:long
=stadium: Address;City;Capacity:number#0-;Phone:phone;Picture:image;Description:long
=staff member: Position;Department;Photo:image;Email:email;Phone:phone;Biography:long
=standard file: Skill->@skill;Version;File:file;Effective from:date
=standing: Team->@team;Played:number#0-;Won:number#0-;Drawn:number#0-;Lost:number#0-;Points:number#0-;Goal difference:number#0-
statistical report: Period
=statistics report: Period start:date;Period end:date;Summary:long
=status history: ~Status=Booked|Changed|Cancelled|Attended;Changed at:date
=status query: Queried at:date;Status shown;Address
status record: Time:date;Note:long;Status
=status update: From status;To status;Note:long;Time:date
=stay: Room->@room;Guest name;Email:email;Check-in:date;Check-out:date;Total:money#0-;~Status=Booked|Confirmed|Completed|Cancelled
=stock change: Kind=Delivery|Sale|Adjustment;Quantity:number#0-;Date:date;Notes:long
=stock level: Warehouse->@warehouse;Quantity:number#0-;Counted on:date
stock movement: Kind=In|Out|Transfer|Adjustment;Quantity:number#0-;Reason;Date:date;Product->@product;Warehouse->@warehouse
=stop word: Language;Active:boolean
storage location: Zone;Capacity:number#0-;Shelf;~Status=Free|Full|Blocked;Warehouse->@warehouse
=storage order: Customer->@customer;Warehouse->@warehouse;Packages:number#0-;~Status=Open|Receiving|Done
store: Address;Phone:phone;Opening hours;~Status=Open|Closed
=store item: Category=Coins|Skin|Booster|Pass;Price:money#0-;Picture:image;Description:long;On sale:boolean
=store role: Role=Sales|Supervisor|Manager|Owner;Active:boolean
=stored value card: Balance:money#0-;Valid until:date;~Status=Active|Frozen|Expired
=story: Text:long;Picture:image
=story chapter: Episode:number#0-;Summary:long;Body:long;Picture:image
=story scene: Story->@story;Background:image;Text:long;Order:number#0-
=strategy: Rules:long;~Status=Active|Paused;Content:long
=strategy parameter: Strategy->@strategy;Value;Minimum:number#0-;Maximum:number#0-
=streaming app: Icon:image;Link:url;Order:number#0-;Active:boolean
=structure change: Operation=Add section|Remove section|Move|Rename;Target;Details:long;Changed at:date
=structure field: Structure->@json structure;Source=Heading|Paragraph|Table|Image|List;Style;Required:boolean;Order:number#0-
student: Student number;Class->@class;Birthday:date;Phone:phone;Grade;Email:email
=student entry: Recruitment->@recruitment;Sharing code->@sharing code;Phone:phone;Grade;Parent phone:phone;~Status=Submitted|Contacted|Recruited|Declined
=student group: Class->@class;Members;Description:long
=student location: Latitude:number#0-;Longitude:number#0-;Place;Recorded at:date
=student question: Text:long;Subject->@subject;Chapter->@textbook chapter;~Status=Open|Answered
=student showcase: Student name;Course->@course;Story:long;Picture:image;Video:url
=study document: Trial->@trial;Kind=Protocol|Consent form|Report|Other;Version;File:file;Approved:boolean
=study record: Player->@character;Result=Known|Unknown;Coins earned:number#0-;Next review:date
style: Colour;Font;Background
=style category: Description:long;Sort order:number#0-
=style definition: Component->@component;Property;Value;~State=Default|Active|Disabled
=style preset: Size:number#0-;Colour;Error correction=L|M|Q|H
=style template: Category->@style category;Preview:image;Description:long;Default settings:long
=sub-production line: Production line->@production line;Slot;Water supplement threshold:number#0-;Water stop threshold:number#0-;Water level:number#0-;~Status=Running|Stopped
subject: Description:long;Order:number#0-
submission: Submitted at:date;~Status=New|Reviewed
=submission answer: Field->@form field;Value:long
=submission record: Action=Submitted|Updated|Reviewed|Merged;Time:date;Note
=submission result: Result=Succeeded|Failed;Message:long;Time:date
submission value: Value:long;Field->@form field
=submitted answer: Idiom;Round:number#0-;Seconds:number#0-;Valid:boolean
=subscriber: ~Status=Active|Unsubscribed
subscription: Start date:date;~Status=Active|Cancelled|Expired;End date:date
subscription plan: Price:money#0-;Period=Month|Year;Active:boolean;Description:long
=subscription source: Feed link:url;Category->@category;Website:url;Interval minutes:number#0-;Last fetched:date
=subsidy: Trainee->@trainee;Institution->@training institution;Kind=Training|Living|Employment;Amount:money#0-;Applied on:date
=substitute material: Substitute->@material;Ratio:number#0-;Priority:number#0-;Note
=subtask: Task->@computing task;Progress:percent
=subtitle: Animation->@animation;Start second:number#0-;End second:number#0-;Style
=suggested amount: Amount:money#0-;Project->@charity project;Order:number#0-
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
=synthesis: Made at:date;~Status=Made|Redeemed
=synthesis job: Audio->@source file
=synthesis result: Job->@synthesis job;File:file;Cover:image;Seconds:number#0-;Version:number#0-
=system log: Level=Info|Warning|Error;Module;IP address;Logged at:date
=system notice: Text:long;Version;Published on:date
=system parameter: Value;Kind=Text|Number|Yes or no;Description:long
system setting: Value;Description:long;Key
=tab: Order:number#0-
=table: Seats:number#0-;~Status=Free|Occupied|Reserved;Area
=table column: Table->@database table;Length:number#0-;Primary key:boolean;Data type;Nullable:boolean
=table data: Component->@component;Columns:long;Rows:long
=table download: Format=CSV|Excel;File:file;Rows:number#0-
=table field: Table->@database table;Data type;Length:number#0-;Primary key:boolean;Nullable:boolean;Comment:long;Order:number#0-
tag: Description:long
=takeout order: Merchant->@merchant;Address;Phone:phone;Total:money#0-;~Status=Unpaid|Paid|Cooking|Delivering|Completed|Refunded;Remark
=talent: Maximum level:number#0-;Icon:image
=talent profile: Speciality=Acting|Singing|Dancing|Music|Hosting;City;Height:number#0-;Photo:image;Bio:long;Fee:money#0-
=target platform: Incoming server;Outgoing server;Setup guide:long;Logo:image
=target website: Address:url;~Status=Reachable|Unreachable;Last checked:date
task: ~Status=To do|In progress|Done;Description:long;Assigned to->@grid staff;Due date:date;Priority=Low|Normal|High
=task assignment: Worker->@worker;Accepted at:date
=task category: Description:long;Sort order:number#0-
=task comment: Text:long;Attachment:file
=task order: Proof:image;Submitted at:date;Fee:money#0-
=task parcel: Parcel->@parcel;Scanned at:date;Position;Damaged:boolean
=task photo: Task->@patrol task;Record->@patrol record;Picture:image;Taken at:date
=task progress: ~Status=Open|Done|Claimed
=task record: Progress:number#0-;~Status=Open|Done|Claimed
=task run: Started at:date;Ended at:date;Progress:percent;Result:long
=task schedule: Mentor->@mentor;Student->@student;Starts at:date;Due date:date;~Status=Planned|Under way|Done;Description:long
=tax code: Description;Rate:percent;Active:boolean
=tax rate: Rate:percent;Valid from:date;Description:long;Active:boolean
=tea: Type=Green|Black|Oolong|White|Pu-erh;Origin;Description:long;Picture:image
=tea diary: Tea->@tea;Water->@water;Water temperature:number#0-;Brewed at:date;Taste notes:long;Rating:rating;Photo:image
teacher: Title;Biography:long;Photo:image
=teacher application: School;Subject;Phone:phone;Certificate:image
=teaching resource: Subject;Class->@class;File:file;Description:long
team: Logo:image;Leader->@character;Description:long;Coach;Members:number#0-
=team activity: Team->@team;Venue->@venue;Start:date;Places:number#0-;Fee:money#0-;Description:long;~Status=Open|Full|Finished|Cancelled
team member: Role=Leader|Agent;Position;Photo:image;Bio:long;~Status=Active|Left;Joined on:date
=team ranking: Format=Test|ODI|T20;Position:number#0-;Points:number#0-;Rating:number#0-
=team registration: Team->@team;Group;~Status=Submitted|Paid|Confirmed|Withdrawn
=team task: Team->@team;Due date:date;~Status=To do|In progress|Done
=technical advantage: Icon:image;Text:long;Order:number#0-
=technical specification: Product->@product;Value;Unit;Order:number#0-
=technician: Skills;Phone:phone;Level=Junior|Senior|Expert;Available:boolean
=technology: Parent->@technology;Cost:number#0-;Effect:long;Picture:image
=technology page: Body:long;Picture:image;Order:number#0-
=telegram group: Group number;Members:number#0-;Minimum amount:money#0-;Active:boolean
=telegram session: Session key;Active:boolean;Last synchronized:date
template: Preview:image;Category->@template category;Description:long;Layout:long
template category: Description:long;Position:number#0-
=template media: Media file->@media file;Caption;Order:number#0-
=template parameter: Template->@template;Type=Text|Number|Choice|Boolean;Default value;Required:boolean
=template rule: Template->@template;Kind=Condition|Loop;Expression;Block:long;Order:number#0-
=template version: Version:number#0-
=temporary parking: Parked at:date;Resumed at:date;Place;Fee:money#0-
=tenant: ~Status=Trial|Active|Suspended;ID number;Phone:phone
=test case: Result=Passed|Failed|Not run
=test environment: Project->@test project;PHP version;Extensions;Variables:long;Processes:number#0-
=test file: Project->@test project;File:file;Code:long;Tests:number#0-
=test project: Description:long;PHP version;PHPUnit version
=test question: Test->@personality test;Options:long;Sort order:number#0-
test result: Score:number#0-;Description:long;Taken at:date
=test run: Started at:date;Result=Passed|Failed|Error;Environment->@testing environment;Duration:number#0-;Log:long
=testimonial: Text:long;Rating:rating;Photo:image
=testing environment: Operating system;Runtime;Memory:number#0-;~Status=Free|Busy|Offline
text: Text:long;Language;Font;Size:number#0-;Colour
=text code: Text:long;Expires:date
=text content: Page->@page;Body:long;Sort order:number#0-
=text document: Recognition->@recognition;Content:long;Words:number#0-
=text generation: Text->@text;Result:long;Model;Generated at:date
=text message: Recipient:phone;Text:long;Received at:date
=text overlay: Project->@project;Font;Size:number#0-;Colour;Start second:number#0-;End second:number#0-;Position
=text post: Content:long;Topic;Published on:date
=text share: Link:url;Access=View|Edit
=text version: Version:number#0-;Content:long
=textbook: Subject->@subject;Grade;Publisher;Cover:image;File:file;Description:long
=textbook chapter: Textbook->@textbook;Number:number#0-;Body:long;Order:number#0-
theme: Active:boolean;Version;Preview:image;Description:long;Main colour;Font
=theme setting: Main colour;Heading font
=theme style: Main colour;Preview:image;Layout=List|Grid|Cards
=theme variable: Kind=Colour|Font size|Spacing|Radius;Value;Description:long
=therapy: Type=Speech|Voice|Communication|Listening|Sensory|Sign language|Social skills|Behavioural analysis;Goal;Description:long;Picture:image
=threat: Cloud service->@cloud service;Policy->@security policy;Kind=Malware|Phishing|Ransomware|Intrusion;Severity=Low|Medium|High|Critical;Found at:date;~Status=Found|Blocked|Investigating|Resolved
=thumbnail: Image:image;Width:number#0-;Height:number#0-;Rotation:number#0-
ticket: ~Status=New|Open|Waiting|Solved|Closed;Category->@ticket category;Description:long;Priority=Low|Normal|High|Urgent;Customer->@customer;Channel=Web|Email|Phone|Chat|Social
=ticket category: Description:long
=ticket history: Action=Created|Assigned|Replied|Solved|Closed;Note
=ticket order: Ticket->@scenic spot ticket;Quantity:number#0-;Price:money#0-;Code;Used:boolean
=ticket package: Game->@game;Store->@store;Price:money#0-;Stock:number#0-;Description:long;Picture:image
=ticket reply: Text:long;Attachment:file;Internal note:boolean
=ticket type: Price:money#0-
time slot: ~Status=Free|Booked;Date:date;From:time;To:time;Places:number#0-
=time zone setting: City->@city;Format=12-hour|24-hour;Daylight saving:boolean
=timer: Duration minutes:number#0-;Target time:date;~Status=Running|Paused|Done
=token: Symbol;Contract address;Network;Price:money#0-;Logo:image
=token style: Token=Keyword|Variable|Function|String|Comment|Number;Colour;Bold:boolean;Italic:boolean
=tool: Icon:image;Kind=Image|Link|Text|HTML;Position:number#0-
=tool category: Icon:image;Position:number#0-
=tool tag: Tag->@tag
=top-up: Amount:money#0-;Method=Card|Bank transfer
topic: Description:long
=topic category: Description:long;Order:number#0-
=tour booking: Starts at:date;People:number#0-;Total:money#0-;~Status=Booked|Paid|Attended|Cancelled
=tour package: Destination;Days:number#0-;Price:money#0-;Picture:image;Itinerary:long;Places:number#0-
=tourism company: Kind=Travel agency|Hotel|Restaurant|Attraction;Licence number;Address;Phone:phone;~Status=Licensed|Suspended|Closed
=tourism information: Kind=Traffic|Tickets|Events|Notices;Body:long;Picture:image;Published on:date
=tourism product: Kind=Ticket|Hotel|Tour|Package;Attraction->@attraction;Price:money#0-;Stock:number#0-;Picture:image;Description:long
=tourist: Gender=Male|Female;Phone:phone;ID number;City;Photo:image
=tournament: Start date:date;End date:date;Format=Knockout|League|Groups and knockout;Entry fee:money#0-;~Status=Planned|Registration|Running|Finished
=tournament registration: Player->@player profile;Fee paid:boolean;~Status=Registered|Checked in|Eliminated|Winner|Withdrawn
=track: Seconds:number#0-
=tracking event: Location
=tracking record: Place;~Status=Placed|Picked up|In transit|Delivered;Recorded at:date;Note
=tracking tag: Container code;Trigger=Page view|Click|Form|Scroll;Code:long;Active:boolean
trade: Price:money#0-;~Status=Open|Closed|Cancelled;Buyer->@character;Item->@item;Side=Buy|Sell;Profit:money#0-
=trade area: Founded:date;Description:long
=trade record: Importer->@country;Product->@product group;Direction=Import|Export;Value:money#0-;Quantity:number#0-;Year:number#0-;Month:number#0-
=trader: Photo:image;Strategy:long;Return:percent;Risk=Low|Medium|High;Fee:percent
=trader statistic: Month:date;Trades:number#0-;Win rate:percent;Return:percent;Drawdown:percent
=trading account: Broker;Account number;Currency;Balance:money#0-;Equity:money#0-;~Status=Connected|Disconnected
=trading product: Currency->@cryptocurrency;Side=Buy|Sell;Price:money#0-;Minimum:money#0-;Maximum:money#0-;~Status=On|Off
=trading volume: Exchange->@exchange;Volume:money#0-;Date:date
=traffic push: Audience;Sent at:date;Reached:number#0-
=traffic record: Page;Time:date;Visitor;Source;Device=Desktop|Mobile|Tablet;Seconds:number#0-
=traffic route: Kind=Bus|Metro|Taxi|Car|Train;From
=traffic source: Media->@media;Type;Daily visitors:number#0-
=traffic update: Road->@road;Level=Smooth|Slow|Congested|Blocked;Cause;Description:long;Reported at:date
=trainee: ID number;Gender=Male|Female;Birth date:date;Phone:phone;Education;Address;Employment status=Employed|Unemployed
=trainer: Phone:phone
=training application: Training plan->@training plan;Reason:long
=training completion: Volunteer->@volunteer;Progress:percent;Score:number#0-;Completed on:date
=training content: Skill->@skill;Hours:number#0-;Description:long
=training course: Minutes:number#0-;Video:url;Instructions:long
=training institution: Licence number;Contact person;Phone:phone;Address;~Status=Active|Suspended
=training job: Steps:number#0-;Progress:percent;Started at:date;Finished at:date
=training order: Troop type->@troop type;Quantity:number#0-;Starts at:date;Ends at:date
=training plan: Content->@training content;Trainer->@trainer;Start date:date;End date:date;Place;~Status=Planned|Running|Finished
=training record: Plan->@course plan;Date:date;Minutes:number#0-;Completed:boolean;Feeling
=training sample: Recording->@voice recording;Transcript:long
=training statistic: Period;Sessions:number#0-;Total minutes:number#0-;Completion rate:percent
transaction: Amount:money#0-;Kind=Income|Expense;~Status=Active|Committed|Rolled back;Date:date
=transaction record: Amount:number#0-
=transcript: Audio file->@audio file;Language->@language;Text:long;Accuracy:percent
=transcript edit: Before:long;After:long;Edited at:date
=transfer: Price:money#0-;Note
=transferred file: Conversation->@conversation;File:file;Size KB:number#0-
=transition: Effect=Slide|Fade|Flip|None;Duration:number#0-;Direction=Forward|Back
translation: Text:long;Language->@language
=translation engine: Provider;API address:url;API key;Languages;Active:boolean
=translation request: Source language->@language;Target language->@language;Characters:number#0-;Requested at:date
=translation result: Engine->@translation engine;Translated text:long;Accuracy:percent;Speed:number#0-
=transmission record: Kind=Upload|Download|Nearby;Device->@device;Speed:number#0-;Transferred at:date
=transport guide: Type=Plane|Train|Bus|Taxi|Ferry;From;To
=transport option: Kind=Plane|Train|Car;Carrier->@carrier;Price per km:money#0-;Maximum weight:number#0-;Description:long
=travel card: Card type->@card type;Activated at:date;Valid until:date;~Status=Unactivated|Active|Expired
=travel gear: Kind=Headset|Controller|Camera;Price per day:money#0-;Stock:number#0-;Picture:image
=travel itinerary: Destination;Start date:date;Days:number#0-;People:number#0-;Budget:money#0-;Wishes:long;~Status=Requested|Planned|Confirmed|Done
=travel plan: Price:money#0-
=travel plan stop: National park->@national park;Arrival:date;Days:number#0-;Order:number#0-;Notes:long
=travel preference: Interests;Budget:money#0-;Travel style=Relaxed|Adventure|Cultural|Family;Climate;Companions:number#0-
=travel record: Attraction->@attraction;Date:date;Note:long;Picture:image
=travel service: Destination->@destination;Type=Hotel|Flight|Transfer|Guide|Insurance;Price:money#0-;Provider;Description:long
travel strategy: Body:long;Picture:image;Published on:date
=travel suggestion: Content:long;Weather;Valid until:date;Attraction->@attraction
=treasure: Location->@map location;Points:number#0-
=treasure collection: Location->@map location;Collected at:date;Points earned:number#0-
=treatment: Customer->@customer;Employee->@employee;Sessions:number#0-;Sessions used:number#0-;Next visit:date;Notes:long;~Status=Active|Finished
=treatment plan: Child->@children;Goals:long;Start date:date;End date:date;~Status=Active|Finished|Paused
=treatment record: Animal->@animal;Date:date;Diagnosis:long;Medication;Dose;Next treatment:date;Notes:long
=trend analysis: Data set->@data set;Measure;Period start:date;Period end:date;Result:long
=trial: Protocol number;Phase=I|II|III|IV;Sponsor;Start date:date;End date:date;Description:long;~Status=Planned|Recruiting|Active|Completed|Terminated
=trigger: Form->@form;Kind=Event|Process;Condition;Action:long;Enabled:boolean
=trip: Destination->@destination;Start date:date;End date:date;Budget:money#0-;Travellers:number#0-;~Status=Planned|Ongoing|Finished
=trip item: Trip->@trip;Activity->@activity;Service->@travel service;Day:date;Time:time;Note:long
=trojan scan: Started at:date;Files scanned:number#0-;Threats:number#0-;~Status=Running|Clean|Infected
=troop: Account->@game account;Troop type->@troop type;Quantity:number#0-;Level:number#0-
=troop type: Training minutes:number#0-;Cost:number#0-;Power:number#0-;Picture:image
=troubleshooting guide: Problem kind;Steps:long;Picture:image;Order:number#0-
=truck: License plate;Capacity:number#0-;Hourly rate:money#0-;Picture:image;~Status=Available|Booked|Repair
=truck booking: Truck->@truck;Customer name;Phone:phone;Pick-up address;Delivery address;Move date:date;Price:money#0-;~Status=Requested|Confirmed|Done|Cancelled
=tutorial: Body:long;Video:url;Level=Beginner|Intermediate|Advanced;Order:number#0-
=tutoring booking: Time:date;Phone:phone;Total:money#0-;~Status=Requested|Confirmed|Done|Cancelled
=tutoring offer: Teacher->@teacher;Kind=One-on-one|Group;Location;Price:money#0-;Places:number#0-;Description:long
=tv channel: Number:number#0-;Stream link:url;Logo:image;Category;Active:boolean
=twilight time: Date:date;Sunrise:time;Sunset:time;Golden hour:time;Blue hour:time
=unemployment record: Registered on:date;Reason;Previous job;~Status=Unemployed|Re-employed
=uniform type: Sport;Base price:money#0-;Description:long;Picture:image;Active:boolean
=unit: Parent unit->@unit;Commander
=university: City
=unlocked content: Scenario->@scenario;Unlocked on:date
=unlocked guide: Browser;Unlocked at:date
=upcoming feature: Text:long;Picture:image;Launch date:date;Order:number#0-;~Status=Planned|Coming soon|Launched
=update: Version;Published on:date;Picture:image
=update category: Colour
=update comment: Reply to->@update comment;Text:long
=update like: Date:date
=update log: Update->@update;Kind=Added|Changed|Fixed|Removed;Position:number#0-
=update record: Field;Old value;New value;Source=Manual|Import|Automatic
=upgrade: Website;From version;To version;Started at:date;Finished at:date;~Status=Planned|Running|Done|Rolled back
=upgrade document: Upgrade->@policy upgrade;File:file;Verified:boolean
=upload: File:file
=uploaded image: Picture:image;Size:number#0-;Uploaded on:date
=url error: Request->@url request;Cause;~Status=Open|Fixed
=url request: Target->@target website;Rule->@redirect rule;Result=Correct|Redirected|Not found|Blocked;Requested at:date
=usage quota: Function=Debtor query|Contract signing|Identity verification|Authorization;Allowed:number#0-;Used:number#0-;Period
usage record: Used at:date;Date:date
=usage statistic: Calls:number#0-;Call minutes:number#0-;Conferences:number#0-;Messages:number#0-;Cost:money#0-
=use case: Product->@product;Industry;Description:long;Picture:image
=user activity: Action=Login|Logout|Failed login|Change|Delete|Download;Target;Address;Time:date
=user behaviour: Product->@product;Location->@location;Happened at:date;Detail:long
=user block: Action=Block|Suspend;Reason:long;Until:date
user coupon: ~Status=Unused|Used|Expired
=user input: Record->@data record;Text:long;Valid:boolean
=user role: Role->@role;Assigned on:date
=user session: Language;Started at:date;Ended at:date
user setting: Notifications:boolean;Language;Theme=Light|Dark
=username: List->@username list;Available:boolean
=username list: Usernames:number#0-;Description:long
=utensil: Kind=Teapot|Gaiwan|Cup|Kettle;Material;Picture:image
=validation error: Rule->@validation rule;Message;Row number:number#0-;~Status=Open|Fixed|Ignored
validation rule: Rule=Required|Minimum|Maximum|Pattern|Unique;Value;Error message;Field->@form field
=variable: Template->@template;Kind=Text|Number|Date|List|Yes or no;Default value;Required:boolean
=variable change: Old value;New value;Changed at:date;Note
=variable file: Environment->@environment;File:file;Variables:number#0-;Loaded at:date
vehicle: Model;Driver->@driver;Kind=Van|Small truck|Large truck;Capacity:number#0-;~Status=Idle|Loading|On the road|Repair;Phone:phone;Brand
=vehicle entry: Container->@container;Entered at:date;Left at:date;Gate;Purpose
=vehicle function: Kind=Climate|Lights|Seats|Windows;Value;On:boolean
=vehicle location: Latitude:number#0-;Longitude:number#0-;Speed:number#0-;Reported at:date
=vehicle passage: Gate->@gate;Direction=In|Out;Time:date;Fee:money#0-
=vehicle registration: License plate;Brand;Model;Chassis number;Owner name;Phone:phone;Documents:file
venue: Address;Capacity:number#0-;Picture:image;City;Opening hours;Price per hour:money#0-;Description:long
verification: Result=Valid|Invalid|Timeout;Checked at:date;Message:long;Code
=verification code: Expires at:date;Used:boolean
=verification report: Result->@verification result;File:file;Downloaded:number#0-
=verification result: Authentic:boolean;Score:percent;Reason:long
=version: Version:number#0-;Content:long;Released on:date
=vertical text: Section->@page section;Position=Left|Center|Right;Size:number#0-;Font;Colour;Transparency:percent
video: Duration:number#0-;Cover:image;File:file;Description:long;Category->@category;~Status=Uploaded|Checking|Verified|Rejected;Video:url
=video call: Started at:date;~Status=Ringing|Answered|Missed|Ended
video category: Description:long;Sort order:number#0-
=video comment: Text:long
=video edit: Video->@shooting video;Start second:number#0-;End second:number#0-;Operation=Cut|Merge|Caption|Blur
=video lecture: Course->@course;Video:url;Minutes:number#0-;Order:number#0-
=video library: Page->@page;Cover:image;Description:long;Order:number#0-
=video mark: Video->@video;Second:number#0-;Kind=Hazard|Event|Note;Text:long;Snapshot:image
=video progress: Video->@video;Watched:percent;Completed:boolean;Completed at:date
=video project: Text:long;Template->@template;Music->@music track;Duration:number#0-;Resolution=720p|1080p|4K
=video recording: Device->@device;Started at:date;Ended at:date;Size:number#0-
=video session: Time slot->@time slot;Meeting link:url;Started at:date;Ended at:date;Recording:url;~Status=Planned|Live|Ended
=video statistic: Date:date;Income:money#0-
=video tag: Tag->@tag;Order:number#0-
=video view: Seconds watched:number#0-;Liked:boolean
=viewing history: Watched at:date;Position seconds:number#0-
=violation: Check->@compliance check;Severity=Low|Medium|High;Due date:date;~Status=Open|Fixed|Closed
=vip membership: Price:money#0-;Start date:date;End date:date;~Status=Active|Expired
=virtual payment record: Kind=Top-up|Unlock|Bonus;Coins:number#0-;Balance:number#0-
=virtual tour: Description:long
=visit record: Visited at:date
=visit statistic: Date:date;Visitors:number#0-;Page views:number#0-
=visiting card: Position;Company;Phone:phone;Email:email;Address;Website:url;Photo:image;QR code:image
=visitor: Email:email;Phone:phone;Company;Random number:number#0-;Registered at:date
=visitor appointment: Phone:phone;Company;Visit time:date;Purpose;License plate
=visualization: Kind=Scatter plot|Line chart|Bar chart|Histogram
=visualization effect: Type;Settings:long;Preview:image
=visualization template: Kind=Bar race|Line race|Map|Pie|Bubble;Preview:image;Default style:long
=voice: Language;Gender=Female|Male
=voice broadcast: Text;Voice=Female|Male;Time:date
=voice input: Menu->@voice menu;Recognised text;Confidence:percent;Matched:boolean
=voice menu: Parent->@voice menu;Prompt->@voice prompt;Timeout seconds:number#0-;Active:boolean
=voice message: Duration:number#0-
=voice model: Gender=Female|Male|Neutral;Version;Public:boolean;Description:long
=voice prompt: Text:long;Language;Voice=Female|Male
=voice recording: Duration:number#0-
=volunteer: Phone:phone;Email:email;Birthday:date;Skills;Emergency contact
vote: Candidate->@candidate;Cast at:date;Voter->@machine
=vote package: Price:money#0-;Description:long;On sale:boolean
=voting activity: Content:long;Cover:image;Starts at:date;Ends at:date;Votes per person:number#0-
=voting power purchase: Package->@vote package;Votes granted:number#0-;Amount:money#0-;Method=Card|PayPal|Wallet
=voucher: Points cost:number#0-;Code;Expires:date;~Status=Available|Earned|Redeemed|Expired
=vr scene: Scenic spot->@scenic spot;Panorama:url;Cover:image;Order:number#0-
=wall: Project->@project;Length:number#0-;Height:number#0-;Thickness:number#0-;Material->@material;Floor:number#0-
wallet: Balance:number#0-;Frozen:number#0-;Currency;Address
=wallet record: Amount:money#0-;Balance:money#0-
wallet transaction: Amount:money#0-;Kind=Top-up|Charge|Refund;Balance after:money#0-
=wallpaper: Picture:image;Category;Active:boolean
warehouse: Address;Capacity:number#0-
=warehouse data: Date:date;Inbound:number#0-;Outbound:number#0-;Stock:number#0-;Occupancy:percent
=warehouse entry: Purchase order->@purchase order;Warehouse;Quantity:number#0-;Date:date;Kind=In|Out
=warehouse item: Store->@store;Quantity:number#0-;Minimum:number#0-;Unit;Unit cost:money#0-
=warning: Production line->@production line;Level=Info|Warning|Critical;Content:long;Raised at:date;Handled:boolean
=warranty: Pile->@charging pile;Problem:long;Reported at:date;Fixed at:date;~Status=Reported|In repair|Fixed
=watch history: Position:number#0-;Watched at:date
=watch list: Instrument->@financial instrument;Notes:long
=watchlist entry: Note;Position:number#0-
=water: Kind=Spring|Tap|Mineral|Purified;Description:long
=water device: Location;Serial number;Reading:number#0-;Installed on:date;~Status=Running|Off|Faulty
=water reading: Sensor->@sensor;Time:date;Temperature:number#0-;Oxygen:number#0-;Acidity:number#0-;Ammonia:number#0-
=watermark: Text;Picture:image;Opacity:percent;Position=Top left|Top right|Centre|Bottom left|Bottom right
=watermark removal: Link:url;Seconds:number#0-
=weather alert: City;Condition=Rain|Snow|Heat|Cold|Wind;Temperature:number#0-;Date:date;Text
=weather forecast: Date:date;Condition=Clear|Cloudy|Rain|Snow|Fog;High:number#0-;Low:number#0-;Cloud cover:percent;Wind:number#0-;Chance of rain:percent
=weather record: Date:date;Temperature:number#0-;Humidity:number#0-;Conditions;Wind;Icon:image
=webinar: Instructor->@instructor;Start:date;Minutes:number#0-;Meeting link:url;Recording:url;Places:number#0-;~Status=Planned|Live|Finished
=webinar registration: ~Status=Registered|Attended|Cancelled
website: Domain;~Status=Online|Offline;Description:long;Address:url
=website content: Website->@website;Page;Body:long;Picture:image;Published:boolean
=website design: Website->@website;Layout:long;Preview:image;Version
=wedding: Bride;Groom;Date:date;Venue;Address;Cover:image;Welcome text:long
=wedding event: Wedding->@wedding;Start:date;Location;Address;Dress code;Notes:long
=weekly report: Week;Work done:long;Problems:long;Plan:long
=welfare distribution: Amount:money#0-;Occasion;~Status=Issued|Received|Expired
=widget: Page->@page;Kind=Text|Image|Slider|Contact|Map|News;Content:long;Area=Header|Main|Sidebar|Footer;Order:number#0-;Visible:boolean
=wifi setting: Password;Security=WPA2|WPA3|Open;Connected:boolean
=wiki page: Category->@category;Content:long
=window: Wall->@wall;Width:number#0-;Height:number#0-;Type;Material->@material
=wine: Chinese name;Type->@wine type;Price:money#0-;Volume:number#0-;Origin;Stock:number#0-;Description:long;Picture:image
=wine type: Chinese name;Description:long;Sort order:number#0-
=winning record: ~Status=Won|Collected;Participant->@participant;Won at:date;Prize->@prize
withdrawal: ~Status=Requested|Paid|Rejected;Method=Card|Bank|Crypto;Amount:money#0-;Address;Fee:number#0-;Account number
=word: Word list->@word list;Meaning:long;Example:long
=word check: Found words;Count:number#0-;Result=Clean|Problems;Checked at:date
=word cloud: Upload->@upload;Style->@cloud style;Words:number#0-;Picture:image
=word count: Cloud->@word cloud;Count:number#0-;Hidden:boolean
=word document: File:file;Pages:number#0-;Size KB:number#0-
=word list: Words:number#0-;Description:long
=word query: Word->@word;Found:boolean;Sentiment value:number#0-;Searched at:date
=work: Category->@category;Description:long;Picture:image
=work category: Description:long;Sort order:number#0-
=work experience: Resume->@resume;Company;Start date:date;End date:date;Description:long
=work image: Work->@design work;Picture:image;Order:number#0-
=work log: Date:date;Category->@log category;Content:long;Hours:number#0-;Problems:long;Plan:long;Attachment:file
=work note: Category->@note category;Content:long;Date:date;Attachment:file;Important:boolean
=work order: Customer->@customer;Device->@device;Problem:long;Priority=Low|Normal|High;Estimate:money#0-;~Status=Received|Diagnosing|Repairing|Ready|Collected|Cancelled
=work order item: Work order->@work order;Kind=Part|Labour;Quantity:number#0-;Unit price:money#0-
=work queue: Pool->@coroutine pool;Maximum length:number#0-;Current length:number#0-
=work record: Staff->@grid staff;Task->@task;Resident->@resident;Date:date;Text:long;Picture:image
=work result: Assignment->@task assignment;Description:long;File:file;Submitted at:date
=work step: Order->@order;Picture:image;Note:long;Done at:date;Order number:number#0-
=work task: Category->@task category;Description:long;Location;Pay:money#0-;Start date:date;Due date:date;~Status=Open|Accepted|Finished|Cancelled
=workbench: Location;Responsible->@employee;~Status=In use|Free|Closed
=worker: Phone:phone
=workflow node: Workflow->@workflow;Component->@component;X:number#0-;Y:number#0-;Parameters:long;Order:number#0-
=workflow run: Started at:date;Finished at:date;Rows:number#0-;Log:long
=workflow step: Form->@form;Kind=Fill|Approve|Notify;Order:number#0-
=worklog: Project->@project;Issue;Author;Date:date;Hours:number#0-;Comment:long
=workshop enrolment: ~Status=Enrolled|Attended|Cancelled;Paid:money#0-
=wrong question: Wrong times:number#0-;Last answer;Mastered:boolean
=xbox account: Gamertag;Token;~Status=Ready|In use|Blocked
=yard location: Zone;Row;Tier:number#0-;~Status=Free|Occupied
=zoning rule: Maximum coverage:percent;Maximum height:number#0-;Minimum setback:number#0-;Description:long
`
