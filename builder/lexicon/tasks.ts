/** What there is to be done in a field of life. */
// biome-ignore format: a table
const table: Readonly<Record<string, string>> = {
  education: 'Mark the essays of class 5A|Prepare the lab for Thursday|Order new readers|Put the slides of week 6 online|Call the parents of Ben|Plan the museum visit|Check the attendance of May',
  language: 'Learn twenty words for travel|Record one minute of speech|Read the short story aloud|Write five questions|Repeat yesterday’s mistakes|Listen to the news twice',
  property: 'Show the flat at Maple Street|Read the meters in House 4|Send the lease to be signed|Mend the gate of the yard|Order the lift inspection|Hand over the keys of flat 12',
  logistics: 'Load van 12 for the north round|Count the pallets in hall A|Call the carrier about SH-2041|Check the papers of the container|Move returns to the cold store|Book a dock for Friday',
  hr: 'Invite three people to interviews|Prepare the contract for Ana|Plan the first week of Ben|Check the timesheets of October|Update the list of open jobs|Write the reference for Noah',
  support: 'Call the customer back about the invoice|Test the fix for the login|Write an answer for the help pages|Ask the maker for the part|Close tickets without an answer|Check the slow report again',
  food: 'Order vegetables for the weekend|Write the menu of Thursday|Check the fridge temperatures|Lay the long table for twelve|Clean the coffee machine|Count the wine',
  event: 'Confirm the hall for Saturday|Print the badges|Order water and fruit|Test the microphones|Send the programme to the speakers|Put up the signs',
  manufacturing: 'Oil the bearings of line 2|Set up the saw for batch 13|Check the first piece|Order drill bits|Label the finished boxes|Move the shelf boards to paint',
  agriculture: 'Water the lower field|Mend the fence by the lane|Weigh the harvest of row 4|Feed the hens|Check the traps in the orchard|Sow the second row of beans',
  health: 'Call patients about new appointments|Send the samples to the laboratory|Order gloves, size M|Prepare room 2|Write the letter for Mr Haddad|Check the emergency kit',
  psychology: 'Call back about a first conversation|Prepare the room for the group|Write up the session of Tuesday|Send the questionnaire before Friday|Ask for the referral|Plan the parents’ evening',
  law: 'Read the lease of the Miller case|File the statement before Friday|Call the notary about the deed|Send the draft to both sides|Note the deadline of the appeal|Ask for the extract of the register',
  software: 'Fix the search on small screens|Write tests for the import|Review the change of the login|Update the libraries|Plan the next release|Measure the slow page',
  ai: 'Label two hundred pictures|Compare both models|Write the test prompts|Clean the data of May|Check the answers that were refused|Train with the new set',
  shop: 'Pack the orders of this morning|Photograph the new lamps|Count the shelves in aisle 3|Answer the two returns|Change the window|Order packing paper',
  government: 'Answer the letter of the Miller family|Check the papers of the building permit|Plan the open day|Put the new form online|Inspect the crossing at the school|Prepare the council meeting',
  photo: 'Choose ten pictures of Saturday|Send the proofs|Order frames|Clean the long lens|Retouch the portraits|Back up the shoot',
  media: 'Cut the interview to ten minutes|Write subtitles|Choose the music|Export for the phone|Check the sound of part 2|Upload the trailer',
  household: 'Clean the windows of the hall|Wash the curtains|Buy bulbs|Fix the dripping tap|Take the glass away|Air the cellar',
}

/** Names of tasks of a field of life; null where it has none of its own. */
export const tasksOf = (domain: string): readonly string[] | null => (Object.hasOwn(table, domain) ? table[domain]!.split('|') : null)
