import { kit } from './kit.ts'

const running = 'Stopped; Start: Stopped > Running; Stop: Running > Stopped'

/** What programs, those who write them and the machines that run them keep. */
export const computingKits = {
  worker_pool: kit(
    'machine',
    'table',
    'public',
    'create',
    '=Image workers|Mail workers|Report workers|Import workers|Night jobs|Search index',
    'Name!;Workers:number#1-!;Queue length:number#0-!;Running now:number#0-;Waiting:number#0-;CPU used:percent#0-100;Memory used:number(MB)#0-;Started on:date',
    running,
  ),
  task_queue: kit(
    'machine',
    'table',
    'public',
    'create',
    '=mails-out|image-resize|orders-in|search-index|reports|dead-letters',
    'Name!;Pool->pooled;Waiting:number#0-;Longest:number#1-;Workers:number#1-;Oldest waits:number(s)#0-;Checked on:date',
    'Open; Pause: Open > Paused; Resume: Paused > Open',
  ),
  process_run: kit(
    'machine',
    'table',
    'public',
    'start',
    '=worker-01|worker-02|mail-sender|image-resizer|report-writer|search-indexer',
    'Name!;Pool->pooled;Task;CPU used:percent#0-100;Memory used:number(MB)#0-;Started on:date',
    'Waiting; Start: Waiting > Running; Finish: Running > Done; Stop: Waiting, Running > Stopped',
  ),
  crawler: kit(
    'machine',
    'table',
    'public',
    'create',
    '=Price watch|News of the region|Job openings|Book covers|Public tenders|Event calendar',
    'Name!;Start address:url!;What to take!;Depth:number#0-;Every=Hour|Day|Week;Pages read:number#0-;Last run on:date',
    'Idle; Start: Idle > Running; Stop: Running > Idle',
  ),
  code_function: kit(
    'work',
    'table',
    'public',
    'add',
    '=sum_of_orders|format_date|send_mail|parse_row|is_open_today|nearest_shop',
    'Name!;Module;Parameters:long;Returns;Version;Description:long!',
  ),
  service_mock: kit(
    'machine',
    'table',
    'public',
    'create',
    '=Customers, three rows|Order accepted|Order refused|Login fails|Slow answer|Empty list',
    'Name!;Method=GET|POST|PUT|DELETE!;Path!;Response code:number#100-599;Response:long!;Delay:number(ms)#0-',
    'On; Switch off: On > Off; Switch on: Off > On',
  ),
} as const

/** What they are called, in the singular. */
// biome-ignore format: a table
export const computingNouns: Readonly<Record<keyof typeof computingKits, string>> = {
  worker_pool: 'coroutine pool|thread pool|process pool|worker pool|connection pool|goroutine pool|task pool|object pool|proxy pool',
  task_queue: 'work queue|message queue|task queue|job queue|print queue|event queue|mail queue|email queue|download queue|waiting queue',
  process_run: 'coroutine|goroutine|worker thread|worker process|background process|system process|daemon|running process|server process|child process|thread worker',
  crawler: 'crawler|web crawler|spider|web spider|scraper|web scraper|crawler task|crawling task|crawl task|scraping task|crawler rule|crawl rule|collection rule|scraping rule|crawler script',
  code_function: 'code function|api function|custom function|cloud function|serverless function|library function|helper function|utility function|class method|code module|utility class',
  service_mock: 'mock|mock api|mock service|mock interface|mock response|mock data rule|mock server',
}
