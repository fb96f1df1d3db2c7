import type { KitName } from './kits.ts'

/** Sample rows of what is kept of doings on a site, written as those of other kits. */
export const notedRows: Readonly<Partial<Record<KitName, readonly string[]>>> = {
  introduction: [
    'Who we are | text=A small team that answers for its work. Here you learn who we are and whom to ask.',
    'How it began | text=We began with one idea, one table and a list of people who wanted it. Most of them are still with us.',
    'What we stand for | text=We say what we do, we do it on time, and we put right what went wrong.',
    'How we work | text=First we listen. Then we make a proposal, agree on it, and keep you informed until it is done.',
  ],
  visit_count: [
    'Home | visitors=842; page_views=1310; source=Search',
    'Prices | visitors=216; page_views=402; source=Link',
    'News | visitors=164; page_views=238; source=Direct',
    'Contact | visitors=97; page_views=121; source=Search',
    'Sign-up | visitors=58; page_views=73; source=Advertisement',
  ],
  claim_record: [
    'Coffee mug | claimed_by=Ana Silva; for=Seven days in a row',
    'Cinema ticket | claimed_by=Ben Carter; for=First place of the week',
    'Canvas bag | claimed_by=Mei Chen; for=All tasks done',
    'Desk plant | claimed_by=Farid Haddad; for=A friend joined',
  ],
  level_progress: [
    'Kestrel | level=1 Green valley; stars=3; best_score=1840',
    'MiraPlays | level=2 Windy ridge; stars=2; best_score=1520',
    'Juniper | level=3 Old mine; stars=1; best_score=980',
    'PixelFox | level=1 Green valley; stars=2; best_score=1310',
  ],
  queue_entry: [
    'Ana Silva | place_in_the_queue=1; note=Ready at once.',
    'Ben Carter | place_in_the_queue=2; note=Ready in five minutes.',
    'Mei Chen | place_in_the_queue=3; note=First round for them.',
    'Farid Haddad | place_in_the_queue=4; note=Asked for a later start.',
  ],
  selection: [
    'Ana Silva | reason=Works in the field that I want to learn.; selected_on=-6d',
    'Ben Carter | reason=Fits my timetable.; selected_on=-5d; status=Accepted',
    'Mei Chen | reason=Recommended by last year’s group.; selected_on=-3d',
    'Farid Haddad | reason=Second choice.; selected_on=-2d; status=Declined',
  ],
  team_member: [
    'Ana Silva | part=Captain; joined_on=-40d',
    'Ben Carter | part=Member; joined_on=-32d',
    'Mei Chen | part=Member; joined_on=-21d',
    'Farid Haddad | part=Reserve; joined_on=-9d',
  ],
  completion: [
    'Ana Silva | points=20; note=Done on the first day.',
    'Ben Carter | points=15; note=Took two tries.',
    'Mei Chen | points=30; note=All three rounds.',
    'Farid Haddad | points=10',
  ],
  unlocked: [
    'Kestrel | unlocked=Old mine; kind=Scene; unlocked_by=Reached level 5',
    'MiraPlays | unlocked=The lamplighter; kind=Character; unlocked_by=Finished the first story',
    'Juniper | unlocked=Silver key; kind=Item; unlocked_by=Five tasks in a day',
    'PixelFox | unlocked=Chapter two; kind=Story; unlocked_by=Ended chapter one',
  ],
  paid_view: ['Ana Silva | fee=1', 'Ben Carter | fee=1', 'Mei Chen | fee=2', 'Farid Haddad | fee=1'],
  troubleshooting: [
    'Cannot sign in | cause=Old password saved; steps_taken=Cleared what was saved, set a new password.; outcome=Signed in again',
    'Page stays empty | cause=Outdated browser; steps_taken=Tried another browser, then updated the first.; outcome=Shown in both',
    'Runs slowly | cause=Disk nearly full; steps_taken=Looked at the load, moved old files away.; outcome=As fast as before',
    'Device is not found | cause=Loose cable; steps_taken=Restarted, checked the port, changed the cable.; outcome=Found at once',
  ],
}
