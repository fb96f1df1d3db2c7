import { essential } from './essential.ts'
import { means, type Practice, passes, unlike } from './practice.ts'
import { living, single } from './shape.ts'

const people = 'Ana Silva|Ben Carter|Mei Chen|Farid Haddad'

/** What places keep where words, kinds and names are looked up. */
// biome-ignore format: a table
export const lookupPractices: readonly Practice[] = [
  unlike(/\b(?:phone numbers?|plagiarism|databases?|sql|servers?|logistics|parcels?|orders|enterprises?|employees?|staff)\b/i, 'lookup|first-letter|initial letter|initial-letter|popular lookup|popular search|hot search|lookup history|search history|lookup mini-program',
    single(means('trade_record', 'lookup|lookup record|lookup history|personal lookup|personal lookup record|personal lookup history|search record|search history|personal search record|personal search history|query record|query history', `Keyword!;Found by=Name|First letter|Feature|Picture;Results:number#0-24;Looked up by~${people};Date:date!;Time:time`, 'fly | found_by=Name; results=3', 'b | found_by=First letter; results=18', 'grey cap | found_by=Feature; results=4', 'spruce | found_by=Name; results=0')),
    living('New; Correct: New > Corrected; Leave as it is: New > Left as it is', single(means('trade_request', 'error report|error feedback|error correction|correction|mistake report|feedback on error', `What is wrong!;Entry;Should be:long!;Source;Sent by~${people};Email:email;Sent on:date`, 'Picture shows another kind | should_be=The stem of this one has a ring.; status=New', 'Season is missing | should_be=August to October.; status=Corrected', 'Name misspelt | should_be=With one t.; status=Corrected', 'Not found here | should_be=Grows under birches too.; status=Left as it is'))),
    single(means('trade_item', 'puzzling feature|feature|puzzling term|difficult term|difficult character|puzzling character|term', 'Name!;Explanation:long!;Kind=Shape|Colour|Place|Word;Example;Picture:image;Looked up:number(times)#0-400', 'Ring on the stem | explanation=What is left of the skin that covered the young one.; kind=Shape; looked_up=212', 'Milky | explanation=White juice where it is cut.; kind=Colour; looked_up=160', 'Under birches only | explanation=Lives together with their roots.; kind=Place; looked_up=84', 'Fringed | explanation=With a soft, torn edge.; kind=Word; looked_up=31')),
    passes('first-letter|initial-letter|initial letter|first letter|initial'),
    essential(/lookup|search|quer/, 'Users can view lookup records.', /\b(?:lookup|search|query|browsing) (?:history|records?)\b/),
    essential(/error|correction|mistake/, 'Users can submit error reports.', /\berror (?:reports?|feedback|corrections?)\b/),
  ),
]
