import { kit } from './kit.ts'

/** What sites keep of what is done on them, and the parts of the page on which they introduce themselves. */
export const notedKits = {
  introduction: kit(
    'text',
    'feed',
    'catalogue',
    'add',
    '=Who we are|How it began|What we stand for|How we work|The people behind it',
    'Heading!;Text:long!;Picture:image',
  ),
  visit_count: kit(
    'record',
    'table',
    'public',
    'record',
    '=Home|Prices|Contact|News|Search|Sign-up',
    'Page!;Visitors:number#0-;Page views:number#0-;Source=Search|Direct|Link|Advertisement;Date:date!',
  ),
  click: kit('record', 'table', 'public', 'record', 'topics', 'Title->clicked!;Clicked by;Came from=List|Search|Shared link|Advertisement;Clicked on:date!'),
  claim_record: kit('record', 'table', 'own', 'record', '=Coffee mug|Cinema ticket|Canvas bag|Desk plant', 'Reward->rewarded!;Claimed by;For;Claimed on:date!'),
  level_progress: kit(
    'record',
    'table',
    'own',
    'record',
    'players',
    'Player!;Level->levelled!;Stars:number#0-3;Best score:number#0-;Reached on:date',
    'Open; Finish: Open > Finished; Play again: Finished > Open',
  ),
  queue_entry: kit(
    'request',
    'table',
    'public',
    'join',
    'people',
    'In line->queueing!;For->queued_for!;Place in the queue:number#1-;Note',
    'Waiting; Call: Waiting > Called; Finish: Called > Done; Leave: Waiting, Called > Left',
  ),
  troubleshooting: kit(
    'work',
    'table',
    'own',
    'record',
    '=Cannot sign in|Page stays empty|Payment is refused|Device is not found|Runs slowly',
    'Problem!;Concerns->served;Cause;Steps taken:long!;Outcome;Date:date',
    'Open; Solve: Open > Solved; Hand over: Open > Handed over',
  ),
  paid_view: kit('money', 'table', 'own', 'record', 'people', 'Viewer!;Title->paid_for!;Fee:money#0-;Viewed on:date!'),
} as const
