import { essential } from './essential.ts'
import { has, means, type Practice, passes, practice, same, unlike } from './practice.ts'
import { living } from './shape.ts'

const board = 'Board->@kanban board|board|task board~Website of the spring|Office move'
const issue = '@bug|issue|defect|ticket'
const asset = '@asset|laptop|computer|device|equipment|tool'
const quote = 'Quote->@quote|quotation|estimate~New bathroom|Leak in the cellar'
const worked = 'To do; Start: To do > In progress; Finish: To do, In progress > Done; Reopen: Done > In progress'

/** What a team keeps at its desks: boards and cards, pages, bugs, what there is in store, who has which laptop, and quotes. */
// biome-ignore format: a table
export const practicesOfBoards: readonly Practice[] = [
  practice('kanban|kanban board|task board|trello|trello clone',
    passes('kanban|column|board column|list|swimlane'),
    living(worked, means('trade_work', 'card|task card', `Title!;${board};Assigned to~Mara Lind|Tom Reyes;Due on:date;Label=Bug|Feature|Chore|Idea;Description:long`, 'Prices on the first page | label=Feature', 'Form loses the phone number | label=Bug', 'Order new chairs | label=Chore', 'Photos of the team | label=Idea')),
    has('comment|checklist|attachment|card comment', 'Card->@card|task card'),
  ),
  practice('wiki|knowledge base|company wiki|team wiki|internal wiki|employee handbook|company handbook',
    means('trade_item', 'page|wiki page|article|wiki article|wiki', 'Title!;Category->@category|=space|section~How we work|Tools;Text:long!;Written by~Mara Lind|Tom Reyes;Changed on:date', 'How we take holidays | text=Ask two weeks ahead, write it into the calendar, tell who stands in.', 'Setting up a new computer | text=Account first, then mail, then the shared folders.', 'Who to call when the heating is out | text=Caretaker until six, afterwards the number on the boiler.', 'Writing to customers | text=Answer within a day, use their name, say what happens next.'),
    means('trade_record', 'revision|page version|version|page history|change', 'What changed!;Page->@page|wiki page|article;Changed by;Changed on:date;Text before:long', 'Number of the caretaker | changed_by=Mara Lind', 'New paragraph on part-time work | changed_by=Tom Reyes', 'Spelling | changed_by=Mara Lind', 'Steps for the new mail program | changed_by=Ida Weber'),
    has('comment', 'Page->@page|wiki page|article|wiki article'),
    essential(/page$|article|document/, 'Employees can add pages.', /\bwiki\b/),
  ),
  practice('bug tracker|bug tracking|issue tracker|issue tracking|bug tracking system|defect tracker',
    passes('assignee|priority'),
    same('bug|!issue|!defect|!ticket'),
    means('trade_item', 'label|tag', 'Name!;Colour~Red|Blue|Green;Description', 'Regression | colour=Red; description=It worked before.', 'Interface | colour=Blue; description=Seen on the screen.', 'Speed | colour=Green; description=Slower than it should be.', 'Good first issue | colour=Grey; description=Small and well described.'),
    has('bug|issue|ticket|defect', 'Project->@project|product;Label->@label|tag;Priority=Low|Normal|High'),
    has('comment|attachment', `Bug->${issue}`),
  ),
  unlike(/\b(?:shop|store|e-?commerce|cart|restaurant|game)\b/i, 'inventory app|inventory tool|inventory tracker|stock app|stock tracker',
    essential(/product|item|material|(?:^| )goods?$|component|(?:spare )?part$|inventory|(?:^| )stock$|ingredient|medicine|asset/, 'Users can manage products with name, code, quantity and lowest stock.'),
    essential(/movement|receipt|issue|transfer/, 'Users can record stock movements.', /\b(?:in and out|incoming|outgoing|movements?)\b/),
    has('purchase order|stock alert|low-stock alert', 'Product->@product|inventory item|item'),
  ),
  practice('asset tracking|asset tracker|equipment tracker|laptop tracking',
    passes('warranty'),
    means('trade_item', 'asset|laptop|computer|device|equipment|tool|phone', 'Name!;Serial number!;Kind=Laptop|Screen|Phone|Printer|Other;Used by~Mara Lind|Tom Reyes;Bought on:date;Warranty until:date;Price:money#80-2400;Condition=New|Good|Worn|Broken;Note', 'Laptop 14 | serial_number=LT-0414; kind=Laptop; used_by=Mara Lind; condition=Good', 'Laptop 15 | serial_number=LT-0415; kind=Laptop; used_by=Tom Reyes; condition=New', 'Screen, 27 inch | serial_number=SC-2231; kind=Screen; condition=Good', 'Printer, hall | serial_number=PR-0107; kind=Printer; condition=Worn'),
    means('trade_record', 'assignment|asset assignment|handover|loan', `Given to!;Asset->${asset};Given on:date!;Returned on:date;Condition=New|Good|Worn|Broken;Note`, 'Mara Lind | condition=Good', 'Tom Reyes | condition=New', 'Ida Weber | condition=Good', 'Leo Costa | condition=Worn'),
    essential(/asset|laptop|computer|device|equipment|tool|phone/, 'Users can manage assets.'),
    essential(/assign|handover|loan|check-?out|receipt|requisition|borrow|transfer/, 'Users can record asset assignments.'),
  ),
  practice('quote generator|quoting app|quotation app|quote builder|estimate app|estimating app|quoting tool|quotation generator|quotation tool|quotation builder|create quote|create quotation|prepare quote|prepare quotation|create estimate',
    living('Draft; Send: Draft > Sent; Accept: Sent > Accepted; Decline: Sent > Declined', means('quotation', 'quote|quotation|estimate', 'Title!;Customer->@customer|client~Lantern Group|Kestrel Services;Price:money#0-;Discount:percent#0-20;Valid until:date;Note:long', 'Quote 2041 | note=Material is in the price.', 'Quote 2042 | note=Two visits, and one round of changes.', 'Quote 2043 | note=Half of it due at the start.', 'Quote 2044 | note=Valid for thirty days.', 'Quote 2045 | note=Without the journey.')),
    means('trade_record', 'line item|quote line|quote item|estimate line', `What!;${quote};Quantity:number#1-20;Unit=h|pcs|m|set;Unit price:money#6-480;Total:money`, 'Fitting, two people | quantity=8; unit=h; unit_price=62; total=496', 'Copper pipe, 22 mm | quantity=12; unit=m; unit_price=9; total=108', 'Basin with tap | quantity=1; unit=set; unit_price=340; total=340', 'Journey | quantity=2; unit=pcs; unit_price=25; total=50'),
    living('Planned; Start: Planned > Under way; Finish: Under way > Done; Cancel: Planned > Cancelled', means('trade_work', 'job|work order', `Title!;Customer->@customer|client;${quote};Address;Date:date;Assigned to~Mara Lind|Tom Reyes;Notes:long`, 'New bathroom, second floor | address=4 Mill Lane', 'Leak in the cellar | address=18 Hill Road', 'Boiler service | address=7 Park Street', 'Outside tap | address=2 Station Square')),
  ),
  practice('newsletter|email newsletter|mailing list|newsletter app',
    means('trade_item', 'issue|newsletter issue|edition|newsletter edition|campaign', 'Subject!;Number:number#1-80;Text:long!;Sent on:date;Opened by:percent;State=Draft|Scheduled|Sent', 'What grows in May | number=14; state=Sent; opened_by=48', 'Three repairs that last | number=15; state=Sent; opened_by=52', 'Letters from readers | number=16; state=Scheduled', 'Summer reading | number=17; state=Draft'),
  ),
  practice('survey tool|survey app|survey builder|form builder|questionnaire tool',
    means('trade_item', 'question|survey question|form question', 'Question!;Form->@form|survey|questionnaire;Kind=One choice|Several choices|Text|Scale;Choices:long;Required:boolean;Order:number#1-12', 'How did you hear of us? | kind=One choice; order=1; required=yes', 'What should be better? | kind=Text; order=2', 'How likely are you to come again? | kind=Scale; order=3; required=yes', 'Which days suit you? | kind=Several choices; order=4'),
  ),
  practice('feedback board|feature request|feature voting|public roadmap|product roadmap|idea board',
    passes('feedback|feedback message|feedback board'),
    means('trade_item', 'feature request|request|idea|suggestion', 'Title!;Details:long!;Area=Interface|Speed|Exports|Other;Asked by;Asked on:date;State=Under review|Planned|In progress|Shipped', 'Dark colours at night | area=Interface; state=Planned', 'Export to a spreadsheet | area=Exports; state=Under review', 'Faster search | area=Speed; state=In progress', 'Shortcuts by keyboard | area=Interface; state=Shipped'),
    has('vote|upvote|comment', 'Feature request->@feature request|request|idea|suggestion'),
    has('roadmap|roadmap item|changelog|changelog entry|release', 'Feature request->@feature request|request|idea'),
  ),
]
