import { living, type Shape, shape } from './shape.ts'

const done = 'Waiting; Start: Waiting > Running; Finish: Running > Done; Stop: Waiting, Running > Stopped'

/** What runs of tools and checks keep: what was given, what came out, and how it went. */
export const resultShapes: readonly Shape[] = [
  living(
    done,
    shape(
      'job',
      /(?:^| )commands?(?: executions?| runs?)?$/,
      'Command!;Options;Target;Input:long;~Output:long;~Exit code:number;~Seconds:number(s)#0-;~Run on:date',
      'list /shared | options=--long; target=files.example.com; output=12 folders, 240 files; exit_code=0; seconds=1',
      'backup orders | options=--changes-only; target=db2.example.com; output=1840 rows saved; exit_code=0; seconds=42',
      'check certificates | target=www.example.com; output=Valid for 61 days; exit_code=0; seconds=2',
      'restart queue | target=north-01; output=No such service; exit_code=1; seconds=1',
    ),
  ),
  living(
    done,
    shape(
      'job',
      /(?:^| )(?:port|vulnerability|virus|security|network|code|malware|file|website) scans?$/,
      'Title!;Target!;Kind=Quick|Thorough;~Looked at:number#0-;~Found:number#0-;~Result:long;~Scanned on:date',
      'Office network | target=10.0.4.0/24; kind=Quick; looked_at=254; found=2; result=Two printers answer without a password.',
      'Front page | target=www.example.com; kind=Thorough; looked_at=48; found=1; result=One form has no limit on tries.',
      'Upload folder | target=/uploads; kind=Thorough; looked_at=310; found=0; result=Nothing unusual.',
      'Server north | target=north-01; kind=Quick; looked_at=1024; found=3; result=Three ports are open that nobody uses.',
    ),
  ),
  living(
    done,
    shape(
      'job',
      /(?:^| )(?:interpolations?|data operations?|spatial anal(?:ysis|yses)|data processing tasks?)$/,
      'Title!;Source file->filed;Method=Nearest|Linear|Spline|Average;Parameters:long;~Points:number#0-;~Result:long;~Done on:date',
      'Rain gauges, May | method=Spline; parameters=cell 100 m; points=4200; result=Surface without gaps.',
      'Heights, north valley | method=Linear; parameters=cell 25 m; points=18200; result=Two gaps by the lake.',
      'Noise by street | method=Nearest; parameters=radius 300 m; points=960; result=Done without remarks.',
      'Ground water | method=Average; parameters=five neighbours; points=310; result=Done without remarks.',
    ),
  ),
  living(
    done,
    shape(
      'job',
      /(?:^| )garbage collections?$|(?:^| )cache cleanups?$/,
      'Title!;Database->dataset;Kind=By plan|By hand|When full;~Keys removed:number#0-;~Freed:number(MB)#0-;~Run on:date',
      'Nightly run | kind=By plan; keys_removed=1840; freed=64',
      'After the import | kind=By hand; keys_removed=96; freed=4',
      'Memory limit reached | kind=When full; keys_removed=12400; freed=410',
      'Weekly run | kind=By plan; keys_removed=5200; freed=180',
    ),
  ),
  living(
    '',
    shape(
      'article',
      /(?:^| )(?:design|software|architecture|programming) patterns?$/,
      'Title!;Type=Creational|Structural|Behavioural!;Summary:long!;Example code:long;When to use:long',
      'Singleton | type=Creational; summary=One object of its class, reached from everywhere.; example_code=Settings::instance(); when_to_use=For what there is only one of.',
      'Factory method | type=Creational; summary=Leaves to others which object is made.; example_code=$shop->makeInvoice(); when_to_use=When the kind is known late.',
      'Adapter | type=Structural; summary=Gives a class the shape that its user expects.; example_code=new MailAdapter($sender); when_to_use=To join parts that were not made for each other.',
      'Decorator | type=Structural; summary=Adds to an object without changing its class.; example_code=new Logged(new Store()); when_to_use=When additions are combined freely.',
      'Observer | type=Behavioural; summary=Tells all who listen that something changed.; example_code=$stock->attach($display); when_to_use=When several views follow one fact.',
      'Strategy | type=Behavioural; summary=Exchanges one way of doing something for another.; example_code=$sort->by(new ByPrice()); when_to_use=When the way is chosen while it runs.',
    ),
  ),
  shape(
    'quotation',
    /(?:^| )(?:shipping|freight|delivery|courier|logistics|express|transport|parcel|moving) (?:quote|quotation|rate quote|price quote)$/,
    'From!;To!;Goods;Weight:number(kg)#0-!;Size;Carrier;Price:money#0-;Days:number#0-;Valid until:date',
    'Lisbon | to=Berlin; goods=Two boxes of books; weight=24; size=60 × 40 × 40 cm; carrier=Northline; price=48; days=4',
    'Porto | to=Madrid; goods=Bicycle; weight=16; size=140 × 80 × 25 cm; carrier=Harbour Post; price=62; days=3',
    'Hamburg | to=Oslo; goods=Spare parts; weight=120; size=One pallet; carrier=Northline; price=210; days=6',
    'Paris | to=Rome; goods=Documents; weight=1; size=Envelope; carrier=Swift Courier; price=19; days=1',
  ),
  shape(
    'progress',
    /(?:^| )(?:learning|study|course|training)(?: \w+)? (?:progress|records?|situations?)$/,
    'Title!;Course->coursed;Learner;Done:percent#0-100;Minutes:number(min)#0-;Date:date;Note',
    'First lesson | done=100; minutes=35; note=Watched twice',
    'Chapter 2 | done=60; minutes=50; note=The exercises are left',
    'Week 3 | done=25; minutes=20; note=Go on with the second video',
    'Basics | done=100; minutes=90; note=Test passed',
    'Practice | done=40; minutes=45; note=Two tasks open',
  ),
  shape(
    'job',
    /(?:^| )(?:speech|voice)-to-text$|(?:^| )audio transcriptions?$/,
    'Title!;Recording:file!;Language=English (US)|English (UK)|Spanish|Chinese|French|German;Length:number(min)#0-;~Transcript:long;~Edited on:date',
    'First visit, Monday | recording=first-visit.mp3; language=English (US); length=12; transcript=Good morning. Since when have you had the cough?',
    'Follow-up by phone | recording=follow-up.mp3; language=English (UK); length=6; transcript=The tablets help, but I am tired in the morning.',
    'Interview, part 2 | recording=interview-2.mp3; language=Spanish; length=25; transcript=Gracias por venir. Empecemos por el principio.',
    'Voice note | recording=voice-note.mp3; language=English (US); length=1; transcript=Please call me back after four.',
  ),
  shape(
    'report',
    /(?:^| )evaluation(?: \w+)? reports?$/,
    'Title!;Evaluated!;Score:number#0-100;Result=Good|Sufficient|Poor;Findings:long;Recommendations:long;Evaluated by;Date:date',
    'Front page | evaluated=www.example.com; score=82; result=Good; findings=Two pictures lack a description.; recommendations=Describe them in a sentence each.',
    'Help pages | evaluated=www.example.com/help; score=64; result=Sufficient; findings=Long paragraphs, few headings.; recommendations=One heading for each question.',
    'Contact form | evaluated=www.example.com/contact; score=48; result=Poor; findings=Fields have no labels.; recommendations=Label each field above it.',
    'Shop on the phone | evaluated=shop.example.com; score=77; result=Good; findings=Buttons are near each other.; recommendations=Leave more room between them.',
  ),
]
