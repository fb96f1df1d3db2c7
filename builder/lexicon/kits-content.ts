import { kit } from './kit.ts'
import { peopleKits } from './kits-people.ts'

/** What people publish, test and learn, and the people of a site. */
export const contentKits = {
  ...peopleKits,
  advert: kit(
    'text',
    'cards',
    'public',
    'publish',
    '=Summer shoes, half price|New espresso machine|Learn Spanish in a month|Weekend in the mountains|Handmade lamps|Organic vegetable box|Noise-free headphones',
    'Title!;Advertiser;Picture:image;Link:url;Budget:money#0-;Starts on:date;Ends on:date;Text:long!;~Views:number#0-;~Clicks:number#0-',
    'Running; Pause: Running > Paused; Resume: Paused > Running; End: Running, Paused > Ended',
  ),
  test_case: kit(
    'work',
    'table',
    'public',
    'create',
    '=Adds two numbers|Refuses an empty name|Rounds the total|Sends the confirmation|Keeps the order of rows|Rejects a wrong password',
    'Title!;Code under test:long;Input;Expected result!;Actual result;Last run on:date',
    'Not run; Mark as passed: Not run, Failed > Passed; Mark as failed: Not run, Passed > Failed; Reset: Passed, Failed > Not run',
  ),
  test_result: kit(
    'record',
    'table',
    'public',
    'record',
    '=Adds two numbers|Refuses an empty name|Rounds the total|Sends the confirmation|Keeps the order of rows|Rejects a wrong password',
    'Test!;Result=Passed|Failed!;Message:long;Duration:number(ms)#0-;Run on:date',
  ),
  word: kit('text', 'cards', 'public', 'add', 'words', 'Word!;Meaning!;Part of speech=Noun|Verb|Adjective|Adverb|Phrase;Example:long'),
  saying: kit(
    'text',
    'cards',
    'public',
    'add',
    '=Well begun is half done|Still waters run deep|Many hands make light work|Better late than never|Slow and steady wins the race|Practice makes perfect|The early bird catches the worm',
    'Quote!;Author;Topic=Life|Work|Friendship|Learning',
  ),
} as const
