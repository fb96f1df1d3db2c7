/** What reports, papers, records, duties and departments say by their names, and the period that a report is of: a line for each, the name before the sign of equality. */
export const describedRecords = `
Week 46 summary=[Weekly] More requests than the week before; all but two are done.
Daily figures=[Daily] Figures of the day beside those of the day before.
Yearly outlook=[Yearly] What is planned for the coming year, month by month.
October review=[Monthly] October went as planned; one task moves to November.
Third quarter results=[Quarterly] The third quarter closes slightly above plan.
Customer feedback, autumn=[Quarterly] Praise for quick answers; two customers miss longer opening hours.
Feedback, autumn=[Quarterly] Praise for quick answers; two people miss longer opening hours.
Open questions, November=[Monthly] Four questions are open, two of them since October.
Half-year at a glance=[Yearly] The first half of the year on one page.
Sales by region=[Monthly] The north sold most; the south grew fastest.
Downtime of line 2=[Monthly] Line 2 stood still for six hours, four of them for a new belt.
Deliveries, October=[Monthly] Nearly all deliveries of October arrived on time.
Energy, third quarter=[Quarterly] Less electricity than in the second quarter, slightly more heat.
Stock count, hall A=[Yearly] Three items differ from the books; all are corrected.
Forecast for spring=[Quarterly] Demand is expected to rise from March on.
Answers of the survey=[Yearly] Who answered, what they said and what follows from it.
Safety inspection, hall 2=[Monthly] One exit was blocked; it was cleared at once.
Customers who come back=[Quarterly] Four in ten customers ordered a second time.
Costs and result=[Monthly] Costs, income and what is left of them.
Uptime, October=[Monthly] All services ran, apart from twelve minutes on the ninth.
Slow pages=[Weekly] The three slowest pages, and what makes them slow.
Visits by hour=[Daily] Most visits come between eight and ten in the evening.
Security review=[Yearly] No open doors were found; two passwords had to be changed.
Errors after release 4.2=[Weekly] Errors rose on the first day and fell after the fix.
Open tickets=[Weekly] Tickets by age; the oldest one waits for a part.
Outliers, October=[Monthly] Values far from all others, with what explains them.
Use of storage=[Monthly] Storage grows steadily; there is room until summer.
Favourites of the month=[Monthly] What was looked at and kept most.
Working hours, October=[Monthly] Hours of all teams, with overtime.
Sick days, third quarter=[Quarterly] Fewer sick days than in the same months of last year.
Open positions=[Monthly] Posts that are to be filled, and since when.
Training completed=[Yearly] Who has finished which training.
Results of class 6B=[Monthly] Results of all pupils, with the average of the class.
New colleagues=[Monthly] Who began this month, and where.
Sign-ups by month=[Monthly] Sign-ups rose in each of the last three months.
Orders of this week=[Weekly] Orders of the week and their sum.
Slow requests=[Daily] Requests that took longer than a second.
Largest files=[Monthly] The ten largest files and their owners.
Unpaid invoices=[Monthly] Invoices past their date, with reminders sent.
Emergency contacts=Whom to call, by day and by night.
Getting started=The first steps, from signing in to the first task.
House rules=What holds in the house for everybody: quiet hours, keys and waste.
Data protection notice=Which data is kept, for how long, and who may see it.
Travel policy=What is paid on business trips, and how to claim it.
Installation guide=From the download to the first start, on three systems.
Safety rules=What to wear, what to check and what to do in an emergency.
Style of our code=Names, formatting and how a review is done.
Release notes 4.2=What is new in version 4.2 and what was repaired.
Interface reference=All calls with their parameters and answers.
Code of conduct=How we treat one another, and whom to tell when something is wrong.
Data model=Tables, their fields and how they hang together.
Backup and restore=How copies are made and how one brings them back.
Quality handbook=How quality is planned, checked and recorded.
Delivery note 2041=What was delivered, with quantities.
Operating manual, press 3=How press 3 is set up, run and cleaned.
Test certificate, batch 13=Measured values of batch 13, all within their limits.
Safety data sheet, oil=Dangers, protection and disposal of the oil.
Drawing of the frame=All measurements of the frame, on two sheets.
Budget 2026=Income and expenses planned for 2026.
Price list, autumn=Prices that hold from September on.
Guest list=Everybody who is invited, and who has said yes.
Invitation, summer fair=When and where the summer fair is, and how to answer.
Order confirmation 1042=What was ordered, the price and the day of delivery.
Minutes of the council=Who was present and what was decided.
Tax return 2025=The return for 2025 with its annexes.
Statement of income=Income of the last year, by month.
Proof of address=Shows where somebody lives.
Proof of identity=Copy of the identity card.
Site plan=The plot with its buildings and borders.
Signed in=With password, from the usual device.
Changed settings=Time zone and language were changed.
Exported the list=All rows, as a table.
Approved a request=After a look at its papers.
Added a record=Entered by hand.
Removed a file=It was there twice.
Ran a backup=All data, to the second server.
Invited a colleague=By email, as a user.
Season offer=What costs less until the end of the season.
Partner page=Page of a firm that we work with.
Getting started guide=The first steps, one after the other.
Press kit=Pictures, logo and facts for newspapers.
Community forum=Where users ask and answer one another.
Help pages=Answers to what is asked most.
Price list=What everything costs.
Company page=Our page for firms and applicants.
Our channel=Films and news of ours.
`
/** What those do and may do who are called so, by the words in a name. */
// biome-ignore format: a table
export const duties: readonly (readonly [RegExp, string])[] = [
  [/\b(?:human resources|hr|personnel)\b/i, 'Hiring, contracts, pay and training.'],
  [/\b(?:financ\w*|account(?:s|ing)|treasury|controlling)\b/i, 'Invoices, payments, budget and the yearly report.'],
  [/\b(?:sales|business development)\b/i, 'Offers, contracts and talks with customers.'],
  [/\b(?:marketing|communications?|press|public relations)\b/i, 'Campaigns, texts, pictures and the press.'],
  [/\b(?:engineering|development|software|r&d|research|technology)\b/i, 'Designs, builds and improves what we make.'],
  [/\b(?:customer care|customer service|support|service desk)\b/i, 'Answers questions and complaints of customers.'],
  [/\b(?:purchasing|procurement|buying)\b/i, 'Compares suppliers, orders and checks what arrives.'],
  [/\b(?:quality|inspection|testing)\b/i, 'Tests products and work, and records what is found.'],
  [/\b(?:operations?|administration|general affairs)\b/i, 'Plans the work of each day and keeps the house running.'],
  [/\b(?:warehouse|logistics|stock|shipping|transport)\b/i, 'Stores, packs and sends goods.'],
  [/\b(?:production|manufacturing|assembly|workshop)\b/i, 'Makes and assembles the products.'],
  [/\b(?:it|information technology|systems|data)\b/i, 'Runs computers, networks and access.'],
  [/\b(?:legal|compliance|law)\b/i, 'Contracts, rules and disputes.'],
  [/\b(?:safety|security)\b/i, 'Prevents accidents and keeps watch.'],
  [/\b(?:maintenance|equipment|facilit\w+)\b/i, 'Looks after buildings and machines.'],
  [/\b(?:management|board|head office|executive)\b/i, 'Decides on aims, money and people.'],
]
/** What an account of a role may do, by the words in its name. */
// biome-ignore format: a table
export const rights: readonly (readonly [RegExp, string])[] = [
  [/\b(?:admin(?:istrator)?|owner|root)\b/i, 'Runs the site: accounts, settings and all content.'],
  [/\b(?:manager|supervisor|head)\b/i, 'Sees the work of the whole team, assigns and approves it.'],
  [/\b(?:accountant|cashier|financ\w*|bookkeep\w*)\b/i, 'Enters payments and invoices, and sees the figures.'],
  [/\b(?:auditor|inspector|reviewer)\b/i, 'Reads everything, changes nothing.'],
  [/\b(?:viewer|guest|visitor|reader|observer)\b/i, 'Looks at what is shared, without changing it.'],
  [/\b(?:editor|author|writer|publisher|content)\b/i, 'Writes, changes and publishes content.'],
  [/\b(?:support|service|help)\b/i, 'Answers questions and sees requests of users.'],
  [/\b(?:sales|merchant|seller|shop)\b/i, 'Keeps offers and orders.'],
  [/\b(?:warehouse|stock|logistics|driver)\b/i, 'Books goods in and out, and sees deliveries.'],
  [/\b(?:teacher|trainer|instructor)\b/i, 'Keeps courses, tasks and grades.'],
  [/\b(?:student|pupil|learner)\b/i, 'Takes courses and hands in tasks.'],
  [/\b(?:doctor|nurse|therapist)\b/i, 'Sees appointments and files of patients.'],
  [/\b(?:developer|engineer|technician|operator)\b/i, 'Changes technical settings and reads the logs.'],
  [/\b(?:member|user|customer|client|employee|staff|assistant)\b/i, 'Uses the site and keeps what is their own.'],
]
