/** Practices, written as `practicesOfLines` reads them. */
export const financeSites = `
# payment gateway|payment system|bank payment|online payment|payment platform|intercity payment|payment function|financial settlement
item payment method|payment channel|payment option|payment type: Name!;Kind=Bank card|Bank transfer|Wallet|QR code|Cash on delivery;Provider~Union Clearing|EasyPay;Fee rate:percent;Minimum amount:money;Maximum amount:money;Logo:image;~Status=Enabled|Disabled|Testing
- Debit card | kind=Bank card; provider=Union Clearing; fee_rate=0.6; minimum_amount=1; maximum_amount=20000; status=Enabled
- Mobile wallet | kind=Wallet; provider=EasyPay; fee_rate=0.4; minimum_amount=0.1; maximum_amount=5000; status=Enabled
- Interbank transfer | kind=Bank transfer; provider=Union Clearing; fee_rate=0.1; minimum_amount=50; maximum_amount=500000; status=Enabled
- Scan code | kind=QR code; provider=EasyPay; fee_rate=0.38; minimum_amount=0.1; maximum_amount=3000; status=Testing
item bank account|bank card|saved card|payment account|payment information: Account name!;Holder~Lena Ortiz|Wei Chang;Bank~Southern Commercial Bank|Harbour Bank;Account number ending~4417;Currency=CNY|HKD|USD|EUR;Balance:money;Daily limit:money;Default:boolean;~Status=Active|Frozen|Closed
- Salary card | holder=Lena Ortiz; bank=Southern Commercial Bank; account_number_ending=4417; currency=CNY; balance=18250; daily_limit=20000; status=Active
- Company settlement account | holder=Wei Chang; bank=Harbour Bank; account_number_ending=9026; currency=CNY; balance=412600; daily_limit=500000; status=Active
- Travel wallet | holder=Lena Ortiz; bank=Harbour Bank; account_number_ending=3310; currency=HKD; balance=1900; daily_limit=5000; status=Active
- Old savings | holder=Wei Chang; bank=Southern Commercial Bank; account_number_ending=1188; currency=CNY; balance=0; daily_limit=2000; status=Frozen
record transaction|payment transaction|transaction record|payment record|transaction history|transfer: Transaction number!;Type=Payment|Transfer|Top-up|Withdrawal|Refund;From account->@bank account~Salary card;To payee~Metro Water|Harbour Books;Amount:money!;Currency=CNY|HKD|USD|EUR;Fee:money;Payment method->@payment method~Debit card|Mobile wallet;Paid on:date;Purpose;~Status=Pending|Successful|Failed|Reversed
- TX-700412 | type=Payment; from_account=Salary card; to_payee=Metro Water; amount=86.4; currency=CNY; fee=0.52; payment_method=Debit card; purpose=Water bill; status=Successful
- TX-700418 | type=Transfer; from_account=Company settlement account; to_payee=Delta Paper Mill; amount=23800; currency=CNY; fee=23.8; payment_method=Interbank transfer; purpose=Invoice 551; status=Pending
- TX-700425 | type=Payment; from_account=Travel wallet; to_payee=Harbour Books; amount=142; currency=HKD; fee=0.57; payment_method=Mobile wallet; purpose=Order 8834; status=Failed
- TX-700431 | type=Refund; from_account=Salary card; to_payee=Lena Ortiz; amount=59; currency=CNY; fee=0; payment_method=Debit card; purpose=Returned lamp; status=Successful
record settlement|settlement batch|financial settlement|clearing record: Batch number!;Merchant~Metro Water|Harbour Books;Settled on:date;Transactions:number#0-100000;Gross amount:money;Fees:money;Net amount:money;Paid to->@bank account~Company settlement account;~Status=Open|Reconciled|Paid out|Differences
- ST-0612-A | merchant=Metro Water; transactions=318; gross_amount=27450; fees=164.7; net_amount=27285.3; paid_to=Company settlement account; status=Paid out
- ST-0612-B | merchant=Harbour Books; transactions=74; gross_amount=9120; fees=36.5; net_amount=9083.5; status=Reconciled
- ST-0613-A | merchant=Metro Water; transactions=295; gross_amount=25110; fees=150.7; net_amount=24959.3; status=Open
- ST-0613-B | merchant=Delta Paper Mill; transactions=12; gross_amount=188400; fees=188.4; net_amount=188211.6; status=Differences
request refund|refund request|chargeback: Title!;Transaction->@transaction~TX-700425|TX-700412;Amount:money!;Reason=Double payment|Goods returned|Not delivered|Fraud suspected|Other;Details:long;Evidence:file;~Decided by~Ana Duarte
- Paid twice for water | transaction=TX-700412; amount=86.4; reason=Double payment; details=Debited on both cards.
- Book never arrived | transaction=TX-700425; amount=142; reason=Not delivered
- Lamp sent back | transaction=TX-700431; amount=59; reason=Goods returned; decided_by=Ana Duarte
- Unknown transfer | transaction=TX-700418; amount=23800; reason=Fraud suspected; details=Nobody of us released this.
item system parameter|system setting|parameter|fee rule|configuration: Name!;Value!;Unit;Area=Limits|Fees|Security|Settlement|Notices;Valid from:date;Changed by~Ana Duarte;Note:long
- Single payment limit | value=50000; unit=CNY; area=Limits; changed_by=Ana Duarte
- Failed logins until lock | value=5; unit=tries; area=Security; changed_by=Ana Duarte
- Settlement cut-off | value=17:30; unit=o'clock; area=Settlement; changed_by=Tom Reyes
- Intercity transfer fee | value=0.1; unit=%; area=Fees; changed_by=Tom Reyes
! record payment attempt|gateway response|payment log: Title!;Transaction->@transaction~TX-700412|TX-700425;Attempted on:date;Attempted at:time;Response code~00|51|91;Result=Approved|Declined|Timed out|Error;Message to payer;Duration:number(ms)#0-60000
- First try, card approved | transaction=TX-700412; response_code=00; result=Approved; message_to_payer=Payment successful; duration=640
- Wallet balance too low | transaction=TX-700425; response_code=51; result=Declined; message_to_payer=Not enough balance; duration=410
- Bank did not answer | transaction=TX-700418; response_code=91; result=Timed out; message_to_payer=Please wait, we are checking with the bank; duration=30000
- Refund booked | transaction=TX-700431; response_code=00; result=Approved; message_to_payer=Refund on its way; duration=720
+ payment: Payment method->@payment method~Debit card|Mobile wallet;Payee;Currency=CNY|HKD|USD|EUR;Fee:money;Failure reason
# credit information|credit score|credit report|credit scoring|credit check|credit rating
person credit subject|applicant|borrower|person: Name!;Kind=Person|Company;Identity number ending~4471;Birth year:number#1900-2020;Address;Phone:phone;Employer~Harbour Pumps;Monthly income:money;~Status=Verified|Not verified
- Evan Pugh | kind=Person; identity_number_ending=4471; birth_year=1984; address=Hollow Lane 2; employer=Hollow Farm; monthly_income=2900; status=Verified
- Rosa Keller | kind=Person; identity_number_ending=9036; birth_year=1991; address=Guildhall Passage 2; employer=Pier School; monthly_income=3400; status=Verified
- Orca Bikes | kind=Company; identity_number_ending=7720; address=Lake Road 40; status=Verified
- Nils Hoek | kind=Person; identity_number_ending=1185; birth_year=2001; monthly_income=1250; status=Not verified
record credit score|score|score record|credit rating: Title!;Subject->@credit subject|applicant~Evan Pugh;Score:number!#300-900;Grade=Excellent|Good|Fair|Poor|Very poor;Model~Model 3.1;Calculated on:date;Change:number#-600-600;Default risk:percent;Main reason
- Evan in May | subject=Evan Pugh; score=712; grade=Good; model=Model 3.1; change=9; default_risk=2.4; main_reason=Long payment history
- Rosa in May | subject=Rosa Keller; score=788; grade=Excellent; model=Model 3.1; change=3; default_risk=0.9; main_reason=Low use of limits
- Orca Bikes in May | subject=Orca Bikes; score=654; grade=Fair; model=Company 2.0; change=-18; default_risk=4.8; main_reason=One late supplier payment
- Nils in May | subject=Nils Hoek; score=561; grade=Poor; model=Model 3.1; change=0; default_risk=9.5; main_reason=Short history
record credit report|detailed report: Report number!;Subject->@credit subject|applicant~Evan Pugh;Score->@credit score|score~Evan in May;Issued on:date;Open accounts:number#0-500;Total debt:money;Late payments:number#0-500;Inquiries in a year:number#0-500;Summary:long;File:file;~Status=In preparation|Ready|Disputed
- CR-2025-0418 | subject=Evan Pugh; score=Evan in May; open_accounts=4; total_debt=18600; late_payments=1; inquiries_in_a_year=2; summary=Tractor loan is paid on time.; status=Ready
- CR-2025-0419 | subject=Rosa Keller; score=Rosa in May; open_accounts=3; total_debt=2100; late_payments=0; inquiries_in_a_year=1; status=Ready
- CR-2025-0420 | subject=Orca Bikes; score=Orca Bikes in May; open_accounts=6; total_debt=74000; late_payments=3; inquiries_in_a_year=5; status=Disputed
- CR-2025-0421 | subject=Nils Hoek; open_accounts=1; total_debt=300; late_payments=2; inquiries_in_a_year=4; status=In preparation
item credit line|credit account|loan account|debt: Title!;Subject->@credit subject|applicant~Evan Pugh;Lender~Southern Bank|Field Leasing;Type=Mortgage|Car loan|Credit card|Consumer loan|Leasing;Opened on:date;Limit:money;Balance:money;Monthly payment:money;Days late:number#0-3000;~Status=Paid on time|Late|Paid off|Written off
- Evan's tractor loan | subject=Evan Pugh; lender=Field Leasing; type=Leasing; limit=24000; balance=16200; monthly_payment=410; days_late=0; status=Paid on time
- Evan's card | subject=Evan Pugh; lender=Southern Bank; type=Credit card; limit=3000; balance=640; monthly_payment=60; days_late=0; status=Paid on time
- Rosa's card | subject=Rosa Keller; lender=Southern Bank; type=Credit card; limit=5000; balance=420; monthly_payment=50; days_late=0; status=Paid on time
- Nils' phone plan | subject=Nils Hoek; lender=Tele North; type=Consumer loan; limit=600; balance=300; monthly_payment=25; days_late=34; status=Late
record payment history|repayment record|payment entry: Title!;Account->@credit account|loan account~Evan's tractor loan;Due on:date;Paid on:date;Amount:money;Days late:number#0-3000;~State=On time|Late|Missed
- Tractor, April | account=Evan's tractor loan; amount=410; days_late=0; state=On time
- Tractor, March | account=Evan's tractor loan; amount=410; days_late=6; state=Late
- Rosa's card, April | account=Rosa's card; amount=50; days_late=0; state=On time
- Phone plan, April | account=Nils' phone plan; amount=25; days_late=34; state=Missed
record credit inquiry|inquiry|query record|query|query history: Title!;Subject->@credit subject|applicant~Evan Pugh;Asked by~Southern Bank;Purpose=Own query|Loan application|Rental|Employment|Review;Asked on:date!;Consent given:boolean;Score shown:number#300-900;~Result=Found|Not found|Refused
- Evan looks himself up | subject=Evan Pugh; asked_by=Evan Pugh; purpose=Own query; score_shown=712; result=Found
- Bank asks for Rosa | subject=Rosa Keller; asked_by=Southern Bank; purpose=Loan application; score_shown=788; result=Found
- Landlord asks for Nils | subject=Nils Hoek; asked_by=Pier Housing; purpose=Rental; result=Refused
- Supplier asks for Orca | subject=Orca Bikes; asked_by=Frame Works; purpose=Review; score_shown=654; result=Found
! request dispute|objection|correction request: Title!;Report->@credit report~CR-2025-0420;Account->@credit account|debt~Evan's card;What is wrong:long!;Evidence:file;Submitted by~Orca Bikes;~Decision=Corrected|Confirmed|Removed;~Decided on:date
- Invoice was paid in time | report=CR-2025-0420; what_is_wrong=The transfer of 3 March is missing.; submitted_by=Orca Bikes; decision=Corrected
- Not my address | report=CR-2025-0418; what_is_wrong=Hollow Lane 2, not 12.; submitted_by=Evan Pugh; decision=Corrected
- Phone plan ended | report=CR-2025-0421; what_is_wrong=Cancelled in January.; submitted_by=Nils Hoek
- Double entry of a card | report=CR-2025-0419; what_is_wrong=One card is listed twice.; submitted_by=Rosa Keller; decision=Confirmed
! item score factor|credit factor: Name!;Weight:percent;Effect=Raises|Lowers|Neutral;Explanation:long;Advice:long
- Payment history | weight=35; effect=Raises; explanation=Share of bills paid in time.; advice=Set standing orders.
- Use of limits | weight=30; effect=Lowers; explanation=Debt compared with limits.; advice=Stay below a third.
- Length of history | weight=15; effect=Raises; explanation=Age of the oldest account.
- New inquiries | weight=10; effect=Lowers; explanation=Applications in twelve months.
# loan management|credit product|approval rule|loan application|loan platform|lending|microloan|credit business|credit risk|financial crm
item credit product|loan product|loan type: Name!;Product code~CP-01;Kind=Consumer loan|Business loan|Mortgage|Car loan|Credit line;Smallest amount:money;Largest amount:money;Yearly rate:percent;Term from:number(months)#1-480;Term to:number(months)#1-480;Repayment=Equal instalments|Equal principal|Interest only|At the end;Fee:percent;Description:long;~Status=Draft|On offer|Suspended
- Home repair loan | product_code=CP-01; kind=Consumer loan; smallest_amount=1000; largest_amount=25000; yearly_rate=6.4; term_from=12; term_to=84; repayment=Equal instalments; fee=1; status=On offer
- Harvest credit line | product_code=CP-07; kind=Credit line; smallest_amount=5000; largest_amount=80000; yearly_rate=5.2; term_from=6; term_to=18; repayment=At the end; fee=0.5; status=On offer
- Workshop loan | product_code=CP-04; kind=Business loan; smallest_amount=10000; largest_amount=300000; yearly_rate=4.9; term_from=24; term_to=120; repayment=Equal principal; fee=0.8; status=On offer
- First car | product_code=CP-09; kind=Car loan; smallest_amount=2000; largest_amount=18000; yearly_rate=7.1; term_from=12; term_to=60; repayment=Equal instalments; fee=1.2; status=Draft
item approval rule|rule|custom rule: Name!;Credit product->@credit product|loan product~Home repair loan;Checks=Score|Income|Age|Debt share|Collateral|Years in business;Condition=At least|At most|Between|Is;Value!~620;If not met=Refuse|Send to a person|Ask for papers|Lower the amount;Order:number#1-1000;Active:boolean
- Score at least 620 | credit_product=Home repair loan; checks=Score; condition=At least; value=620; if_not_met=Send to a person; order=1
- Debt share at most 40 % | credit_product=Home repair loan; checks=Debt share; condition=At most; value=40; if_not_met=Lower the amount; order=2
- Three years in business | credit_product=Workshop loan; checks=Years in business; condition=At least; value=3; if_not_met=Ask for papers; order=1
- Age 18 to 75 | credit_product=First car; checks=Age; condition=Between; value=18-75; if_not_met=Refuse; order=1
request loan application|application|loan request|credit application {Submitted|In review|Approved|Refused|Paid out}: Number!;Applicant->@borrower|applicant~Evan Pugh;Credit product->@credit product|loan product~Harvest credit line;Amount:money!;Term:number(months)#1-480;Purpose:long;Papers:file;~Decided by~Ana Duarte;~Approved amount:money
- LA-2025-118 | applicant=Evan Pugh; credit_product=Harvest credit line; amount=30000; term=12; purpose=Seed and fuel until harvest; decided_by=Ana Duarte; approved_amount=25000
- LA-2025-119 | applicant=Rosa Keller; credit_product=Home repair loan; amount=12000; term=48; purpose=New roof windows
- LA-2025-120 | applicant=Frame Works; credit_product=Workshop loan; amount=160000; term=84; purpose=Laser cutter
- LA-2025-121 | applicant=Nils Hoek; credit_product=Home repair loan; amount=9000; term=60; purpose=Kitchen; decided_by=Tom Reyes
person borrower|applicant: Name!;Kind=Person|Company;Identity number ending~4471;Phone:phone;Email:email;Monthly income:money;Monthly debt:money;Credit score:number#300-900;Address;~Risk class=Low|Medium|High
- Evan Pugh | kind=Person; identity_number_ending=4471; monthly_income=2900; monthly_debt=470; credit_score=712; address=Hollow Lane 2; risk_class=Low
- Rosa Keller | kind=Person; identity_number_ending=9036; monthly_income=3400; monthly_debt=50; credit_score=788; risk_class=Low
- Frame Works | kind=Company; identity_number_ending=5520; monthly_income=84000; monthly_debt=9100; credit_score=654; risk_class=Medium
- Nils Hoek | kind=Person; identity_number_ending=1185; monthly_income=1250; monthly_debt=310; credit_score=561; risk_class=High
record risk check|risk prevention check|risk assessment|risk prevention|risk record: Title!;Application->@loan application|application~LA-2025-121;Check=Score|Blacklist|Fraud|Double application|Income proof|Collateral;Value~561;Rule->@approval rule|rule~Score at least 620;Checked on:date;Checked by~System;Remark:long;~Result=Passed|Warning|Failed
- Score of Nils | application=LA-2025-121; check=Score; value=561; rule=Score at least 620; checked_by=System; result=Failed
- Evan, fraud list | application=LA-2025-118; check=Blacklist; value=None; checked_by=System; result=Passed
- Rosa, income | application=LA-2025-119; check=Income proof; value=3400; checked_by=Ana Duarte; result=Passed
- Frame Works, other bank | application=LA-2025-120; check=Double application; value=One more; checked_by=System; remark=Same machine asked for at Southern Bank.; result=Warning
record approval step|approval record|approval|decision: Title!;Application->@loan application|application~LA-2025-118;Step=First check|Risk office|Manager|Board;Decided by~Ana Duarte;Decision=Approve|Refuse|Return|Approve less;Amount:money;Reason:long;Decided on:date
- Evan, first check | application=LA-2025-118; step=First check; decided_by=Tom Reyes; decision=Approve; amount=30000
- Evan, manager | application=LA-2025-118; step=Manager; decided_by=Ana Duarte; decision=Approve less; amount=25000; reason=Wheat price fell.
- Nils, risk office | application=LA-2025-121; step=Risk office; decided_by=Tom Reyes; decision=Refuse; reason=Score below the rule.
- Frame Works, first check | application=LA-2025-120; step=First check; decided_by=Tom Reyes; decision=Return; reason=Offer for the cutter is missing.
record repayment|instalment|repayment plan|repayment record: Title!;Application->@loan application|application~LA-2025-118;Number:number#1-480;Due on:date!;Principal:money;Interest:money;Paid:money;Paid on:date;~Status=Open|Paid|Part paid|Overdue
- Evan 1 | application=LA-2025-118; number=1; principal=0; interest=108.33; paid=108.33; status=Paid
- Evan 2 | application=LA-2025-118; number=2; principal=0; interest=108.33; paid=0; status=Open
- Old loan Rosa 36 | application=LA-2025-119; number=36; principal=210; interest=4; paid=214; status=Paid
- Old loan Nils 5 | application=LA-2025-121; number=5; principal=90; interest=6; paid=40; status=Overdue
! record loan book tally|portfolio statistic|chart statistic|loan statistic: Month!;Credit product->@credit product|loan product~Home repair loan;Applications:number#0-1000000;Approved:number#0-1000000;Paid out:money;Outstanding:money;Overdue share:percent
- April, home repair | credit_product=Home repair loan; applications=64; approved=41; paid_out=402000; outstanding=3120000; overdue_share=1.8
- May, home repair | credit_product=Home repair loan; applications=71; approved=44; paid_out=455000; outstanding=3340000; overdue_share=1.9
- May, harvest | credit_product=Harvest credit line; applications=22; approved=17; paid_out=390000; outstanding=910000; overdue_share=0.4
- May, workshop | credit_product=Workshop loan; applications=9; approved=4; paid_out=520000; outstanding=4800000; overdue_share=2.6
# financial management system|budget management|cost accounting|financial statement|enterprise finance|expense management|financial accounting
item budget|budget plan|annual budget: Name!;Year:number#2000-2100;Department->@department|cost centre~Production;Category->@account category|expense category~Materials;Amount:money!;Spent:money;Left:money;Responsible~Greta Olsen;Notes:long;~Status=Draft|Submitted|Approved|Closed
- Materials, production 2025 | year=2025; department=Production; category=Materials; amount=480000; spent=212400; left=267600; responsible=Greta Olsen; status=Approved
- Travel, sales 2025 | year=2025; department=Sales; category=Travel; amount=36000; spent=21800; left=14200; responsible=Anke Vogt; status=Approved
- Software, office 2025 | year=2025; department=Office; category=Software; amount=18000; spent=17100; left=900; responsible=Tom Reyes; status=Approved
- Trade fairs 2026 | year=2026; department=Sales; category=Marketing; amount=52000; spent=0; left=52000; responsible=Anke Vogt; status=Draft
record cost entry|cost|expense|cost record|expenditure: Title!;Budget->@budget|budget plan~Materials, production 2025;Department->@department|cost centre~Production;Category->@account category|expense category~Materials;Amount:money!;Tax:percent;Booked on:date!;Supplier~Delta Steel;Document:file;Cost type=Direct|Overhead|Fixed|Variable;~Status=Recorded|Checked|Booked
- Steel, May | budget=Materials, production 2025; department=Production; category=Materials; amount=18400; tax=19; supplier=Delta Steel; cost_type=Direct; status=Booked
- Train to Lyon | budget=Travel, sales 2025; department=Sales; category=Travel; amount=264; tax=7; supplier=Rail North; cost_type=Variable; status=Checked
- Mail licences | budget=Software, office 2025; department=Office; category=Software; amount=1420; tax=19; supplier=Clear Data; cost_type=Fixed; status=Booked
- Hall rent, June | department=Production; category=Rent; amount=6100; tax=0; supplier=Quay Estates; cost_type=Overhead; status=Recorded
record income entry|income|revenue|revenue record: Title!;Department->@department|cost centre~Sales;Category->@account category|expense category~Sales of goods;Amount:money!;Tax:percent;Booked on:date!;Payer~Orca Bikes;Document:file;~Status=Expected|Received|Overdue
- Frames for Orca | department=Sales; category=Sales of goods; amount=42600; tax=19; payer=Orca Bikes; status=Received
- Repair contract, June | department=Sales; category=Services; amount=3800; tax=19; payer=Harbour Trams; status=Expected
- Scrap metal | department=Production; category=Other income; amount=910; tax=19; payer=Skip Brothers; status=Received
- Racks for Pier Labs | department=Sales; category=Sales of goods; amount=7250; tax=19; payer=Pier Labs; status=Overdue
item account category|expense category|ledger account|category|subject: Name!;Account number~4000;Kind=Asset|Liability|Equity|Income|Expense;Parent~Operating costs;Balance:money;Active:boolean
- Materials | account_number=5000; kind=Expense; parent=Operating costs; balance=212400
- Travel | account_number=6650; kind=Expense; parent=Operating costs; balance=21800
- Sales of goods | account_number=4000; kind=Income; balance=690300
- Bank | account_number=1200; kind=Asset; balance=148200
item department|cost centre|cost center: Name!;Code~CC-10;Manager~Greta Olsen;Employees:number#0-100000;Yearly budget:money;Allocation key~By machine hours
- Production | code=CC-10; manager=Greta Olsen; employees=38; yearly_budget=960000; allocation_key=By machine hours
- Sales | code=CC-20; manager=Anke Vogt; employees=9; yearly_budget=210000
- Office | code=CC-30; manager=Tom Reyes; employees=6; yearly_budget=140000; allocation_key=By heads
- Workshop | code=CC-40; manager=Sid Marlow; employees=12; yearly_budget=180000
record financial statement|statement|balance sheet|income statement|financial report: Title!;Kind=Balance sheet|Income statement|Cash flow|Cost report|Budget comparison;Period~May 2025;Total income:money;Total costs:money;Result:money;Assets:money;Liabilities:money;Made by~Tom Reyes;Made on:date;File:file;~Status=Draft|Checked|Published
- Income statement, May | kind=Income statement; period=May 2025; total_income=138400; total_costs=121900; result=16500; made_by=Tom Reyes; status=Checked
- Balance sheet, quarter 1 | kind=Balance sheet; period=Q1 2025; assets=1840000; liabilities=720000; made_by=Tom Reyes; status=Published
- Budget against actual, May | kind=Budget comparison; period=May 2025; total_costs=121900; made_by=Greta Olsen; status=Draft
- Cash flow, April | kind=Cash flow; period=April 2025; total_income=129700; total_costs=133100; result=-3400; made_by=Tom Reyes; status=Published
! record budget change|budget approval|budget revision: Title!;Budget->@budget|budget plan~Software, office 2025;Old amount:money;New amount:money;Reason:long;Asked by~Tom Reyes;Decided by~Greta Olsen;Changed on:date;~Decision=Open|Approved|Refused
- Two more licences | budget=Software, office 2025; old_amount=18000; new_amount=20500; reason=Two new colleagues; asked_by=Tom Reyes; decided_by=Greta Olsen; decision=Approved
- Fewer fairs | budget=Travel, sales 2025; old_amount=42000; new_amount=36000; asked_by=Anke Vogt; decided_by=Greta Olsen; decision=Approved
- Steel price | budget=Materials, production 2025; old_amount=480000; new_amount=510000; reason=Price up 6 %; asked_by=Sid Marlow; decision=Open
- Fair in Porto | budget=Trade fairs 2026; old_amount=52000; new_amount=61000; asked_by=Anke Vogt; decided_by=Greta Olsen; decision=Refused
! record backup|data backup [backup|encrypt\\w*|secur\\w*]: Title!;Made on:date;Size:number(MB)#0-10000000;Encrypted with~AES-256;Place~Second site;Checked by~Tom Reyes;~Result=Complete|Failed|Restored
- Night of 14 May | size=812; encrypted_with=AES-256; place=Second site; checked_by=Tom Reyes; result=Complete
- Night of 13 May | size=810; encrypted_with=AES-256; place=Second site; result=Complete
- Before the year end | size=640; encrypted_with=AES-256; place=Vault; checked_by=Greta Olsen; result=Complete
- Night of 2 May | size=0; encrypted_with=AES-256; place=Second site; result=Failed
# accounting factory|bookkeeping agency|tax declaration|declaration type|agency accounting|bookkeeping service|tax agency
item service enterprise|client company|served enterprise|enterprise|client: Name!;Tax number~DE 204 118;Legal form=Sole trader|Partnership|Limited company|Co-operative;Industry~Bicycles;Taxpayer type=Small|General;Contact person~Ravi Patel;Phone:phone;Accountant~Clara Nunes;Monthly fee:money;Since:date;~Status=Active|Paused|Left
- Orca Bikes | tax_number=204 118; legal_form=Limited company; industry=Bicycles; taxpayer_type=General; contact_person=Ravi Patel; accountant=Clara Nunes; monthly_fee=180; status=Active
- Lindenhof Tea | tax_number=204 977; legal_form=Partnership; industry=Food trade; taxpayer_type=Small; contact_person=Mei Otani; accountant=Clara Nunes; monthly_fee=95; status=Active
- Hollow Farm | tax_number=198 450; legal_form=Sole trader; industry=Farming; taxpayer_type=Small; contact_person=Evan Pugh; accountant=Tom Reyes; monthly_fee=70; status=Active
- Spring Fair | tax_number=201 006; legal_form=Co-operative; industry=Events; taxpayer_type=Small; contact_person=Petra Hill; accountant=Tom Reyes; monthly_fee=40; status=Paused
item declaration type|tax type|filing type: Name!;Period=Monthly|Quarterly|Yearly;Due day:number#1-31;Applies to=Small|General|Both;Rate:percent;Authority~Tax office North;Papers needed:long;Active:boolean
- Value added tax | period=Monthly; due_day=15; applies_to=General; rate=19; authority=Tax office North
- Small business tax | period=Quarterly; due_day=15; applies_to=Small; rate=3; authority=Tax office North
- Wage tax | period=Monthly; due_day=10; applies_to=Both; rate=14; authority=Tax office North; papers_needed=Pay list
- Yearly accounts | period=Yearly; due_day=31; applies_to=Both; rate=0; authority=Register court
work declaration|tax filing|tax declaration|filing|declaration record {To do|In preparation|Filed|Confirmed|Late}: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Type->@declaration type|tax type~Value added tax;Period~Q2 2025;Taxable amount:money;Tax due:money;Due on:date!;Prepared by~Clara Nunes;Receipt:file
- Orca VAT May | enterprise=Orca Bikes; type=Value added tax; period=May 2025; taxable_amount=42600; tax_due=8094; prepared_by=Clara Nunes
- Tea quarter 1 | enterprise=Lindenhof Tea; type=Small business tax; period=Q1 2025; taxable_amount=18900; tax_due=567; prepared_by=Clara Nunes
- Farm wages May | enterprise=Hollow Farm; type=Wage tax; period=May 2025; taxable_amount=2100; tax_due=294; prepared_by=Tom Reyes
- Orca accounts 2024 | enterprise=Orca Bikes; type=Yearly accounts; period=2024; taxable_amount=0; tax_due=0; prepared_by=Clara Nunes
record voucher|accounting entry|financial data|booking entry|bill: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Booked on:date!;Kind=Income|Expense|Wages|Tax|Transfer;Amount:money!;Tax:money;Account~4000 Sales;Text;Scan:file;~Status=Received|Booked|Question
- Frame delivery | enterprise=Orca Bikes; kind=Income; amount=8200; tax=1558; account=4000 Sales; status=Booked
- Tins from the printer | enterprise=Lindenhof Tea; kind=Expense; amount=640; tax=121.6; account=5200 Packaging; status=Booked
- Seed potatoes | enterprise=Hollow Farm; kind=Expense; amount=1180; tax=82.6; account=5000 Materials; status=Question
- Tent hire | enterprise=Spring Fair; kind=Expense; amount=900; tax=171; account=6200 Hire; status=Received
record period statistic|quarterly statistic|annual statistic|statistic|quarter statistic: Title!;Enterprise->@service enterprise|client company~Orca Bikes;Year:number#2000-2100;Quarter=1|2|3|4|Whole year;Income:money;Costs:money;Profit:money;Tax paid:money;Wages:money
- Orca 2025 quarter 1 | enterprise=Orca Bikes; year=2025; quarter=1; income=121400; costs=98700; profit=22700; tax_paid=9100; wages=41000
- Orca 2024 | enterprise=Orca Bikes; year=2024; quarter=Whole year; income=486000; costs=431000; profit=55000; tax_paid=31000; wages=160000
- Tea 2025 quarter 1 | enterprise=Lindenhof Tea; year=2025; quarter=1; income=18900; costs=13100; profit=5800; tax_paid=567; wages=3000
- Farm 2024 | enterprise=Hollow Farm; year=2024; quarter=Whole year; income=84000; costs=66200; profit=17800; tax_paid=2400; wages=8400
! item service package|accounting package: Name!;For=Small|General|Both;Price per month:money!;Documents per month:number#0-100000;Includes:long;~Status=On sale|Off sale
- Small books | for=Small; price_per_month=70; documents_per_month=40; includes=Booking, quarterly filing; status=On sale
- Full books | for=General; price_per_month=180; documents_per_month=200; includes=Booking, VAT, wages up to 10; status=On sale
- Zero filing | for=Small; price_per_month=25; documents_per_month=0; includes=Filing without turnover; status=On sale
- Year end only | for=Both; price_per_month=40; documents_per_month=10; status=Off sale
+ payment: Enterprise->@service enterprise|client company~Orca Bikes;Service month~May 2025;Paid with=WeChat Pay|Bank transfer|Card;Transaction number
# electronic guarantee|financing service|letter of guarantee|guarantee service|bid guarantee|guarantee platform
request guarantee application|guarantee|electronic guarantee|letter of guarantee|guarantee order {Submitted|In review|Issued|Refused|Expired}: Number!;Enterprise->@enterprise|company~Frame Works;Product->@guarantee product|guarantee type~Bid guarantee;Project~Tram depot, lot 2;Beneficiary~Harbour Trams;Amount:money!;Valid until:date;Premium:money;Papers:file;~Issued by~Southern Bank
- EG-2025-041 | enterprise=Frame Works; product=Bid guarantee; project=Tram depot, lot 2; beneficiary=Harbour Trams; amount=40000; premium=160; issued_by=Southern Bank
- EG-2025-042 | enterprise=Orca Bikes; product=Performance guarantee; project=City bike fleet; beneficiary=City of Oakham; amount=120000; premium=960
- EG-2025-043 | enterprise=Vento Controls; product=Advance payment guarantee; project=Pump hall controls; beneficiary=Water board; amount=85000; premium=765; issued_by=Harbour Surety
- EG-2025-044 | enterprise=Pier Labs; product=Bid guarantee; project=Hospital lab; beneficiary=Lake Hospital; amount=15000; premium=60
item guarantee product|guarantee type|guarantee service: Name!;Kind=Bid|Performance|Advance payment|Wage|Quality;Institution->@institution|bank~Southern Bank;Largest amount:money;Premium rate:percent;Takes:number(hours)#0-1000;Papers needed:long;~Status=On offer|Suspended
- Bid guarantee | kind=Bid; institution=Southern Bank; largest_amount=500000; premium_rate=0.4; takes=4; status=On offer
- Performance guarantee | kind=Performance; institution=Southern Bank; largest_amount=2000000; premium_rate=0.8; takes=48; papers_needed=Contract, accounts; status=On offer
- Advance payment guarantee | kind=Advance payment; institution=Harbour Surety; largest_amount=1000000; premium_rate=0.9; takes=24; status=On offer
- Wage guarantee | kind=Wage; institution=Harbour Surety; largest_amount=300000; premium_rate=0.6; takes=24; status=Suspended
request financing application|financing|financing request|loan application {Submitted|In review|Approved|Refused|Paid out}: Number!;Enterprise->@enterprise|company~Orca Bikes;Product->@financing product~Receivables loan;Amount:money!;Term:number(months)#1-240;Purpose:long;Papers:file;~Institution->@institution|bank~Southern Bank;~Approved amount:money
- FA-2025-017 | enterprise=Orca Bikes; product=Receivables loan; amount=90000; term=6; purpose=Bridge until the city pays; institution=Southern Bank; approved_amount=80000
- FA-2025-018 | enterprise=Frame Works; product=Equipment loan; amount=160000; term=60; purpose=Laser cutter
- FA-2025-019 | enterprise=Vento Controls; product=Order loan; amount=45000; term=9; purpose=Parts for the pump hall
- FA-2025-020 | enterprise=Pier Labs; product=Receivables loan; amount=30000; term=4; institution=Lake Bank
item financing product|loan product: Name!;Institution->@institution|bank~Southern Bank;Yearly rate:percent;Largest amount:money;Term to:number(months)#1-240;Security~Invoices;Applications:number#0-1000000;~Status=On offer|Suspended
- Receivables loan | institution=Southern Bank; yearly_rate=5.1; largest_amount=500000; term_to=12; security=Invoices; applications=38; status=On offer
- Equipment loan | institution=Lake Bank; yearly_rate=4.7; largest_amount=800000; term_to=84; security=Machine; applications=21; status=On offer
- Order loan | institution=Southern Bank; yearly_rate=5.6; largest_amount=200000; term_to=18; security=Order contract; applications=12; status=On offer
- Green loan | institution=Lake Bank; yearly_rate=3.9; largest_amount=400000; term_to=120; security=None; applications=4; status=Suspended
item enterprise|company|enterprise account: Name!;Registration number~HR 20418;Industry~Metal;Legal person~Greta Olsen;Phone:phone;Credit class=A|B|C|D;Credit limit:money;Limit used:money;Licence:file;~Status=Registered|Verified|Blocked
- Frame Works | registration_number=HR 20418; industry=Metal; legal_person=Greta Olsen; credit_class=B; credit_limit=400000; limit_used=40000; status=Verified
- Orca Bikes | registration_number=HR 21990; industry=Bicycles; legal_person=Ravi Patel; credit_class=A; credit_limit=500000; limit_used=200000; status=Verified
- Vento Controls | registration_number=HR 18007; industry=Electronics; legal_person=Lea Brandt; credit_class=B; credit_limit=250000; limit_used=85000; status=Verified
- Pier Labs | registration_number=HR 23115; industry=Medical testing; legal_person=Ana Duarte; credit_class=C; credit_limit=60000; limit_used=0; status=Registered
item institution|bank|guarantee institution|financial institution: Name!;Kind=Bank|Insurer|Surety company;Contact person~Tom Reyes;Phone:phone;Total limit:money;Limit used:money;Share of fees:percent;~Status=Connected|Trial|Ended
- Southern Bank | kind=Bank; contact_person=Tom Reyes; total_limit=20000000; limit_used=6400000; share_of_fees=70; status=Connected
- Harbour Surety | kind=Surety company; contact_person=Clara Nunes; total_limit=8000000; limit_used=2100000; share_of_fees=75; status=Connected
- Lake Bank | kind=Bank; contact_person=Finn Aalto; total_limit=10000000; limit_used=900000; share_of_fees=70; status=Connected
- Quay Insurance | kind=Insurer; contact_person=Mara Lindt; total_limit=3000000; limit_used=0; share_of_fees=80; status=Trial
item channel|channel partner|channel service: Name!;Kind=Agent|Exchange|Website|Association;Contact~Sid Marlow;Commission:percent;Orders brought:number#0-1000000;Earned:money;Invitation code~CH-031;~Status=Active|Paused
- Builders' exchange | kind=Exchange; contact=Sid Marlow; commission=12; orders_brought=64; earned=1840; invitation_code=CH-031; status=Active
- Metal association | kind=Association; contact=Evan Pugh; commission=8; orders_brought=19; earned=410; invitation_code=CH-044; status=Active
- Tender news | kind=Website; contact=Petra Hill; commission=10; orders_brought=7; earned=96; status=Active
- Agent Keller | kind=Agent; contact=Rosa Keller; commission=15; orders_brought=0; earned=0; status=Paused
item help article|help center|help question: Title!;Topic=Guarantee|Financing|Account|Fees|Channel;Text:long;Position:number#1-1000;Views:number#0-1000000;Published:boolean
- How do I check an electronic guarantee? | topic=Guarantee; text=Enter number and code on the check page.; position=1; views=812
- Which papers does a loan need? | topic=Financing; text=Accounts of two years and open invoices.; position=2; views=390
- When is the premium due? | topic=Fees; position=3; views=244
- How do I become a channel? | topic=Channel; position=4; views=61
# invoice recognition|receipt recognition|invoice ocr|ocr recognition
record scanned invoice|invoice image|recognised invoice|receipt|scan|uploaded invoice: Number!;File:file;Type=VAT invoice|Receipt|Train ticket|Taxi receipt;Supplier->@supplier|seller|vendor;Issued on:date;Net amount:money;Tax:money;Total:money;Confidence:percent;~Status=Uploaded|Recognised|Needs check|Verified|Failed
- RE-2026-114 | type=VAT invoice; supplier=Kranz Office Supply; net_amount=200; tax=38; total=238; confidence=97; status=Verified
- 77120 | type=Receipt; supplier=Café Linde; net_amount=20; tax=2; total=22; confidence=81; status=Needs check
- T-55-9021 | type=Train ticket; supplier=Regional Rail; net_amount=54; tax=4; total=58; confidence=93; status=Recognised
- TX-311 | type=Taxi receipt; supplier=Taxi Brenner; total=19; confidence=42; status=Failed
item supplier|seller|vendor: Name!;Tax number;Address;Bank account;Phone:phone;Email:email
- Kranz Office Supply | tax_number=DE811220145; address=Tiergasse 8, Ulm
- Café Linde | tax_number=DE290118330; address=Lindenplatz 2, Ulm
- Regional Rail | tax_number=DE100442871; address=Station road 1, Augsburg
- Taxi Brenner | tax_number=DE338871022; address=Hofweg 19, Ulm
record invoice line|line item|recognised item: Description!;Invoice->@scanned invoice|receipt;Quantity:number#0-10000;Unit;Unit price:money;Tax rate:percent;~Amount:money
- Copy paper A4, 5 boxes | invoice=RE-2026-114; quantity=5; unit=Box; unit_price=28; tax_rate=19; amount=140
- Toner black | invoice=RE-2026-114; quantity=1; unit=Piece; unit_price=60; tax_rate=19; amount=60
- Lunch menu | invoice=77120; quantity=2; unit=Piece; unit_price=10; tax_rate=7; amount=20
- Second class return | invoice=T-55-9021; quantity=1; unit=Ticket; unit_price=54; tax_rate=7; amount=54
item recognition template|template|invoice type: Name!;Document type=VAT invoice|Receipt|Train ticket|Taxi receipt;Language=English|German|Chinese;Fields:long;Version:number#1-100;Active:boolean
- VAT invoice Germany | document_type=VAT invoice; language=German; fields=number, date, seller, net, tax, total; version=4
- Till receipt | document_type=Receipt; language=German; fields=date, shop, total; version=2
- Rail ticket | document_type=Train ticket; language=English; fields=number, route, price; version=1
- Taxi slip | document_type=Taxi receipt; language=English; fields=date, driver, total; version=1
record recognition task|recognition job|batch|recognition record|recognition history: Title!;Template->@recognition template|template;Files:number#1-1000;Succeeded:number#0-1000;Failed:number#0-1000;Duration:number(s)#0-3600;Started by;Started on:date;~Status=Queued|Running|Done|Failed
- October purchase invoices | template=VAT invoice Germany; files=42; succeeded=40; failed=2; duration=95; started_by=Greta Holm; status=Done
- Travel week 41 | template=Rail ticket; files=8; succeeded=8; failed=0; duration=14; started_by=Samir Haddad; status=Done
- Canteen receipts | template=Till receipt; files=25; succeeded=11; failed=0; duration=30; started_by=Greta Holm; status=Running
- Taxi slips | template=Taxi slip; files=3; succeeded=0; failed=3; duration=6; started_by=Samir Haddad; status=Failed
request reimbursement|expense claim|expense report: Title!;Employee~Greta Holm|Samir Haddad;Invoice->@scanned invoice|receipt;Amount:money;Purpose:long;Cost centre
- Train to Augsburg | employee=Samir Haddad; invoice=T-55-9021; amount=58; purpose=Customer visit; cost_centre=Sales
- Lunch with supplier | employee=Greta Holm; invoice=77120; amount=22; purpose=Yearly talk; cost_centre=Purchasing
- Office paper | employee=Greta Holm; invoice=RE-2026-114; amount=238; purpose=Stock for the quarter; cost_centre=Office
- Taxi from station | employee=Samir Haddad; invoice=TX-311; amount=19; purpose=Late arrival; cost_centre=Sales
! record field correction [correct|edit|verif|check|proofread]: Title!;Invoice->@scanned invoice|receipt;Field~Total|Date;Recognised value;Corrected value;Corrected by;Corrected on:date
- Total of 77120 | invoice=77120; field=Total; recognised_value=27.00; corrected_value=22.00; corrected_by=Greta Holm
- Seller of TX-311 | invoice=TX-311; field=Seller; recognised_value=Taxi Bremer; corrected_value=Taxi Brenner; corrected_by=Samir Haddad
- Date of RE-2026-114 | invoice=RE-2026-114; field=Date; recognised_value=3 Oct; corrected_value=8 Oct; corrected_by=Greta Holm
- Tax of T-55-9021 | invoice=T-55-9021; field=Tax; recognised_value=14; corrected_value=4; corrected_by=Samir Haddad
# blockchain explorer|block explorer|blockchain browser|blockchain|crypto wallet
item block: Height!;Hash~0x9f2c;Previous hash;Miner->@miner|validator|node;Transactions:number#0-10000;Size:number(kB)#0-10000;Gas used:number#0-100000000;Reward:number#0-1000;Mined on:date;Mined at:time
- 1820441 | hash=0x9f2c41aa; previous_hash=0x77b1c902; miner=North Pool; transactions=182; size=96; gas_used=14200000; reward=2
- 1820440 | hash=0x77b1c902; previous_hash=0x1e0fd3b8; miner=Harbour Node; transactions=149; size=81; gas_used=11900000; reward=2
- 1820439 | hash=0x1e0fd3b8; previous_hash=0xc40a7715; miner=North Pool; transactions=203; size=110; gas_used=15100000; reward=2
- 1820438 | hash=0xc40a7715; previous_hash=0x5dd2e6f0; miner=Cedar Stake; transactions=97; size=55; gas_used=8300000; reward=2
record transaction|transfer|chain transaction: Hash!;Block->@block;From->@address|wallet;To->@address|wallet;Value:number#0-1000000000;Fee:number#0-1000;Token->@token|coin;Nonce:number#0-1000000;Method=Transfer|Swap|Mint|Contract call;~Status=Pending|Success|Failed
- 0xa1f0 | block=1820441; from=0x71aa04; to=0x0cc912; value=12; fee=1; token=Lumen Dollar; method=Transfer; status=Success
- 0xa1f1 | block=1820441; from=0x0cc912; to=0x9e55d7; value=300; fee=1; token=Cedar; method=Swap; status=Success
- 0xa1f2 | block=1820440; from=0x9e55d7; to=0x71aa04; value=5; fee=1; token=Lumen Dollar; method=Transfer; status=Failed
- 0xa1f3 | from=0x71aa04; to=0x4410bf; value=1; fee=2; token=Harbour Pass; method=Mint; status=Pending
item address|wallet|wallet address: Address!;Label;Type=Wallet|Contract|Exchange;~Balance:number#0-1000000000;Transactions:number#0-100000000;First seen:date;Watched:boolean
- 0x71aa04 | label=Treasury; type=Wallet; balance=90210; transactions=812
- 0x0cc912 | label=Hot wallet 3; type=Exchange; balance=1204400; transactions=99120
- 0x9e55d7 | label=Swap router; type=Contract; balance=0; transactions=410220
- 0x4410bf | label=Pass mint; type=Contract; balance=12; transactions=1502
item token|coin|cryptocurrency|asset: Name!;Symbol;Standard=Native|Fungible|Collectible;Contract->@address|wallet;Decimals:number#0-18;Supply:number#0-1000000000000;Price:money;Holders:number#0-10000000
- Cedar | symbol=CDR; standard=Native; decimals=18; supply=120000000; price=3; holders=80210
- Lumen Dollar | symbol=LUD; standard=Fungible; contract=0x9e55d7; decimals=6; supply=50000000; price=1; holders=22100
- Harbour Pass | symbol=HPS; standard=Collectible; contract=0x4410bf; decimals=0; supply=5000; price=40; holders=1490
- Tin Coin | symbol=TIN; standard=Fungible; contract=0x9e55d7; decimals=8; supply=9000000; price=1; holders=640
item smart contract|contract: Name!;Address->@address|wallet;Creator->@address|wallet;Compiler~0.8.24;Source code:long;Verified:boolean;Deployed on:date
- SwapRouter | address=0x9e55d7; creator=0x71aa04; compiler=0.8.24; source_code=contract SwapRouter { }
- HarbourPass | address=0x4410bf; creator=0x71aa04; compiler=0.8.20; source_code=contract HarbourPass { }
- Timelock | address=0x9e55d7; creator=0x0cc912; compiler=0.8.17; source_code=contract Timelock { }
- Faucet | address=0x4410bf; creator=0x9e55d7; compiler=0.8.24; source_code=contract Faucet { }
item miner|validator|node: Name!;Address->@address|wallet;Country;Blocks found:number#0-10000000;Hash rate:number(TH/s)#0-1000000;Uptime:percent;~Status=Online|Offline|Syncing
- North Pool | address=0x71aa04; country=Norway; blocks_found=41200; hash_rate=310; uptime=99; status=Online
- Harbour Node | address=0x0cc912; country=Canada; blocks_found=18800; hash_rate=120; uptime=97; status=Online
- Cedar Stake | address=0x9e55d7; country=Lebanon; blocks_found=9020; hash_rate=60; uptime=92; status=Syncing
- Old Garage | address=0x4410bf; country=Italy; blocks_found=12; hash_rate=1; uptime=40; status=Offline
! record watch alert [alert|watch|notif|monitor|follow]: Title!;Address->@address|wallet;Condition=Incoming|Outgoing|Balance below;Limit:number#0-1000000000;Sent to;Active:boolean
- Treasury outgoing | address=0x71aa04; condition=Outgoing; limit=1000; sent_to=ops@example.org
- Hot wallet low | address=0x0cc912; condition=Balance below; limit=100000; sent_to=desk@example.org
- Mint income | address=0x4410bf; condition=Incoming; limit=1; sent_to=shop@example.org
- Router income | address=0x9e55d7; condition=Incoming; limit=500; sent_to=dev@example.org
# red packet|red envelope|lucky money
event red packet activity|red envelope activity|activity|campaign|event: Title!;Type=Fixed|Random|Password|Sharing;Starts on:date;Ends on:date;Budget:money;~Spent:money;Smallest:money;Largest:money;Packets:number#1-1000000;Password;~Status=Draft|Running|Paused|Ended
- Spring festival rain | type=Random; budget=2000; spent=1310; smallest=1; largest=88; packets=800; status=Running
- Shop opening code | type=Password; budget=500; spent=500; smallest=5; largest=5; packets=100; password=GOODLUCK; status=Ended
- Share with three friends | type=Sharing; budget=900; spent=210; smallest=2; largest=12; packets=150; status=Running
- Staff new year | type=Fixed; budget=1200; spent=0; smallest=20; largest=20; packets=60; status=Draft
record red packet|red envelope|packet|lucky packet: Number!;Activity->@red packet activity|campaign;Sender~Shop desk|Uncle Ho;Total:money;Pieces:number#1-500;~Left:number#0-500;Blessing;Sent on:date;Expires on:date;~Status=Open|Empty|Expired|Refunded
- RP-8801 | activity=Spring festival rain; sender=Shop desk; total=100; pieces=20; left=4; blessing=May all go well; status=Open
- RP-8802 | activity=Shop opening code; sender=Shop desk; total=50; pieces=10; left=0; blessing=Welcome; status=Empty
- RP-8803 | activity=Share with three friends; sender=Uncle Ho; total=24; pieces=4; left=2; blessing=Grow tall; status=Expired
- RP-8804 | activity=Staff new year; sender=Head office; total=120; pieces=6; left=6; blessing=Thank you; status=Open
record grab|claim|grab record|received packet|receipt record|claim record: Reference!;Red packet->@red packet|red envelope;Receiver->@participant|receiver|player;Amount:money;Grabbed on:date;Grabbed at:time;Luckiest:boolean;~Payout=Waiting|Paid|Failed
- G-1 | red_packet=RP-8801; receiver=Xu Fang; amount=18; payout=Paid
- G-2 | red_packet=RP-8801; receiver=Dimitri P.; amount=3; payout=Paid
- G-3 | red_packet=RP-8802; receiver=Lotte M.; amount=5; payout=Waiting
- G-4 | red_packet=RP-8803; receiver=Xu Fang; amount=7; payout=Failed
person participant|receiver|player|fan: Name!;Phone:phone;City;~Balance:money;Received in all:money;Invited by;Joined on:date;Blocked:boolean
- Xu Fang | city=Xiamen; balance=25; received_in_all=112
- Dimitri P. | city=Sofia; balance=3; received_in_all=9; invited_by=Xu Fang
- Lotte M. | city=Bremen; balance=5; received_in_all=5; invited_by=Dimitri P.
- Hana K. | city=Brno; balance=0; received_in_all=40
request withdrawal|cash withdrawal|withdrawal request|cash-out: Number!;Participant->@participant|receiver;Amount:money;Account;Fee:money;Requested on:date;Checked by
- WD-301 | participant=Xu Fang; amount=20; account=Wallet 881; fee=0; checked_by=Finance desk
- WD-302 | participant=Hana K.; amount=40; account=Bank 2201; fee=1; checked_by=Finance desk
- WD-303 | participant=Lotte M.; amount=5; account=Wallet 417; fee=0; checked_by=Finance desk
- WD-304 | participant=Dimitri P.; amount=3; account=Wallet 590; fee=0; checked_by=Finance desk
! record share invitation [share|invit|friend|spread]: Title!;Inviter->@participant|receiver;Invited person;Activity->@red packet activity|campaign;Shared on:date;Bonus:money;Joined:boolean
- Xu invites Dimitri | inviter=Xu Fang; invited_person=Dimitri P.; activity=Share with three friends; bonus=2
- Dimitri invites Lotte | inviter=Dimitri P.; invited_person=Lotte M.; activity=Share with three friends; bonus=2
- Hana invites Jiri | inviter=Hana K.; invited_person=Jiri; activity=Spring festival rain; bonus=0
- Xu invites Mo | inviter=Xu Fang; invited_person=Mo; activity=Spring festival rain; bonus=1
# accounting website|bookkeeping|accounting app|accounting system|financial account|personal accounting|expense tracking|multi-lingual accounting
item financial account|account book|ledger|money account: Name!;Kind=Cash|Bank|Card|Savings|Loan;Currency=EUR|USD|GBP|CNY|JPY;Opening balance:money;~Balance:money;Bank;Owner->@user;Opened on:date;~Status=Active|Archived
- Household bank | kind=Bank; currency=EUR; opening_balance=1200; balance=2318; bank=Savings bank; status=Active
- Wallet | kind=Cash; currency=EUR; opening_balance=80; balance=46; status=Active
- Travel card | kind=Card; currency=USD; opening_balance=0; balance=310; status=Active
- Car loan | kind=Loan; currency=EUR; opening_balance=9000; balance=5400; status=Archived
record accounting entry|account record|transaction|booking entry|financial record|income|expense: Title!;Account->@financial account|account book~Household bank;Kind=Income|Expense|Transfer;Category->@entry category|category~Groceries|Salary;Amount:money;Payee~Green Corner;Receipt:image;Booked on:date;Note;Entered by->@user
- Salary May | account=Household bank; kind=Income; category=Salary; amount=2650; payee=Employer
- Weekly shop | account=Wallet; kind=Expense; category=Groceries; amount=74; payee=Green Corner
- Rent June | account=Household bank; kind=Expense; category=Home; amount=890; payee=Landlord
- Hotel in Boston | account=Travel card; kind=Expense; category=Travel; amount=212; payee=Harbor Inn
item entry category|category|expense category|income category: Name!;Kind=Income|Expense;Color;Icon;Parent category->@entry category|category;Monthly limit:money
- Salary | kind=Income; color=green; monthly_limit=0
- Groceries | kind=Expense; color=orange; monthly_limit=420
- Home | kind=Expense; color=brown; monthly_limit=1100
- Travel | kind=Expense; color=blue; monthly_limit=250
item budget|monthly budget: Title!;Category->@entry category|category~Groceries;Month~June 2025;Limit:money;~Used:money;Warn at:percent
- Groceries, June | category=Groceries; month=June 2025; limit=420; used=188; warn_at=80
- Home, June | category=Home; month=June 2025; limit=1100; used=890; warn_at=90
- Travel, June | category=Travel; month=June 2025; limit=250; used=212; warn_at=75
- Groceries, May | category=Groceries; month=May 2025; limit=420; used=455; warn_at=80
record financial report|statistical analysis|financial analysis|statistic|monthly statement: Title!;Account->@financial account|account book~Household bank;From:date;Until:date;Income:money;Expenses:money;Result:money;Largest category->@entry category|category~Home
- Household, May | account=Household bank; income=2650; expenses=2104; result=546; largest_category=Home
- Wallet, May | account=Wallet; income=200; expenses=234; result=0; largest_category=Groceries
- Travel card, spring | account=Travel card; income=900; expenses=590; result=310; largest_category=Travel
- Household, April | account=Household bank; income=2650; expenses=1980; result=670; largest_category=Home
! item display language|language|translation setting [lingual|language|translat]: Name!;Code;Date format;Number format;Default currency=EUR|USD|GBP|CNY|JPY;~Translated:percent;Active:boolean
- English | code=en; date_format=12 May 2025; number_format=1,234.50; default_currency=GBP; translated=100
- Deutsch | code=de; date_format=12.05.2025; number_format=1.234,50; default_currency=EUR; translated=100
- Français | code=fr; date_format=12/05/2025; number_format=1 234,50; default_currency=EUR; translated=94
- 中文 | code=zh; date_format=2025-05-12; number_format=1,234.50; default_currency=CNY; translated=88
! item recurring entry|standing order|recurring payment: Title!;Account->@financial account|account book~Household bank;Category->@entry category|category~Home;Amount:money;Every=Week|Month|Quarter|Year;Next on:date;Active:boolean
- Rent | account=Household bank; category=Home; amount=890; every=Month
- Car insurance | account=Household bank; category=Travel; amount=184; every=Quarter
- Pocket money | account=Wallet; category=Groceries; amount=20; every=Week
- Salary | account=Household bank; category=Salary; amount=2650; every=Month
! record journal line|posting line|entry line|double entry [ledger|journal|double|debit|payable\\w*|receivable\\w*]: Title!;Account->@financial account|account book~Household bank;Voucher number;Text;Debit:money;Credit:money;Tax code;Booked on:date;Booked by
- Sale on account, debit | account=Household bank; voucher_number=V-101; text=Invoice 2041; debit=119; credit=0; booked_by=Ines Prado
- Sale on account, credit | account=Household bank; voucher_number=V-101; text=Invoice 2041; debit=0; credit=119; booked_by=Ines Prado
- Rent, debit | account=Household bank; voucher_number=V-102; text=Rent of May; debit=800; credit=0; booked_by=Ines Prado
- Rent, credit | account=Household bank; voucher_number=V-102; text=Rent of May; debit=0; credit=800; booked_by=Ines Prado
item business partner|debtor and creditor|customer and supplier|trading partner [payable\\w*|receivable\\w*]: Name!;Kind=Customer|Supplier|Both;Partner number;Tax number;Payment days:number#0-180;Credit limit:money;Email:email;Address;~Open amount:money
- Alder Foods | kind=Customer; partner_number=D-1001; payment_days=14; credit_limit=20000; open_amount=1190
- Holz Nord | kind=Supplier; partner_number=K-2001; payment_days=30; open_amount=3400
- North School | kind=Customer; partner_number=D-1002; payment_days=30; credit_limit=5000; open_amount=0
- Aqua Lines | kind=Both; partner_number=P-3001; payment_days=14; open_amount=220
# investment management|investment product|investment platform|investment portfolio|wealth management|investment information
item investment product|fund|investment|financial product: Name!;Code;Kind=Fund|Bond|Share|Deposit|Gold|Real estate;Issuer~North Capital;Risk=Low|Medium|High;Yearly return:percent;Fee:percent;Least amount:money;Term:number(months)#0-600;Currency=EUR|USD|GBP|CNY;Price:money;~Status=Open|Closed
- World index fund | code=WIX1; kind=Fund; issuer=North Capital; risk=Medium; yearly_return=7; fee=0; least_amount=25; term=0; price=112.40; status=Open
- City bond 2030 | code=CB30; kind=Bond; issuer=City of Lund; risk=Low; yearly_return=3; least_amount=1000; term=60; price=99.10; status=Open
- Solar roof shares | code=SOLR; kind=Share; issuer=Solar Roof; risk=High; yearly_return=11; least_amount=10; term=0; price=18.75; status=Open
- Fixed deposit, one year | code=FD12; kind=Deposit; issuer=Harbour Bank; risk=Low; yearly_return=2; least_amount=500; term=12; price=1; status=Closed
item portfolio|investment portfolio|personal portfolio: Name!;Owner->@user;Aim=Retirement|House|Education|Reserve|Growth;Target amount:money;Risk=Low|Medium|High;Currency=EUR|USD|GBP|CNY;~Value:money;~Return:percent;Started on:date
- House in 2032 | aim=House; target_amount=80000; risk=Medium; currency=EUR; value=31200; return=6
- Pension pot | aim=Retirement; target_amount=300000; risk=Medium; currency=EUR; value=88400; return=9
- Ella's studies | aim=Education; target_amount=30000; risk=Low; currency=EUR; value=9150; return=3
- Play money | aim=Growth; target_amount=5000; risk=High; currency=USD; value=2210; return=14
record holding|position|portfolio item|investment holding: Title!;Portfolio->@portfolio~House in 2032;Product->@investment product|fund~World index fund;Units:number#0-100000000;Buying price:money;~Current price:money;~Value:money;~Gain:money;Since:date
- World fund for the house | portfolio=House in 2032; product=World index fund; units=210; buying_price=98.20; current_price=112.40; value=23604; gain=2982
- City bonds for the house | portfolio=House in 2032; product=City bond 2030; units=70; buying_price=100; current_price=99.10; value=6937; gain=0
- Solar in play money | portfolio=Play money; product=Solar roof shares; units=118; buying_price=14.10; current_price=18.75; value=2212; gain=549
- World fund for Ella | portfolio=Ella's studies; product=World index fund; units=60; buying_price=105; current_price=112.40; value=6744; gain=444
record investment transaction|transaction|buy order|trade|investment record: Number!;Portfolio->@portfolio~House in 2032;Product->@investment product|fund~World index fund;Kind=Buy|Sell|Dividend|Fee;Units:number#0-100000000;Price:money;Amount:money;Traded on:date;~Status=Open|Settled|Cancelled
- TX-10221 | portfolio=House in 2032; product=World index fund; kind=Buy; units=10; price=111.90; amount=1119; status=Settled
- TX-10222 | portfolio=Play money; product=Solar roof shares; kind=Sell; units=20; price=18.60; amount=372; status=Settled
- TX-10223 | portfolio=House in 2032; product=City bond 2030; kind=Dividend; units=70; price=1.5; amount=105; status=Settled
- TX-10224 | portfolio=Ella's studies; product=World index fund; kind=Buy; units=5; price=112.40; amount=562; status=Open
item investment news|market news|news|market analysis|financial news: Title!;Kind=News|Analysis|Commentary|Warning;Product->@investment product|fund~Solar roof shares;Source~Market desk;Summary:long;Text:long;Picture:image;Author~Rhea Stone;Published on:date;~Reads:number#0-10000000
- Panel prices fall again | kind=News; product=Solar roof shares; source=Market desk; author=Rhea Stone; reads=3120
- What rate cuts mean for bonds | kind=Analysis; product=City bond 2030; author=Pavel Ort; reads=5480
- Calm before summer | kind=Commentary; author=Rhea Stone; reads=1902
- Beware of phone offers | kind=Warning; source=Supervision; author=Pavel Ort; reads=7711
! record market quote|price record|price|quote: Title!;Product->@investment product|fund~World index fund;Price:money;Change:percent;Day:date;Volume:number#0-10000000000
- World fund, Monday | product=World index fund; price=112.40; change=1; volume=182000
- World fund, Friday | product=World index fund; price=111.30; change=0; volume=140500
- Solar, Monday | product=Solar roof shares; price=18.75; change=3; volume=910000
- City bond, Monday | product=City bond 2030; price=99.10; change=0; volume=12000
! item watchlist entry|watchlist|price alert: Title!;User~Mara Lindt|Joel Abara;Product->@investment product|fund~Solar roof shares;Alert below:money;Alert above:money;Note;Active:boolean
- Solar under 15 | product=Solar roof shares; alert_below=15; alert_above=25
- World fund above 120 | product=World index fund; alert_above=120
- Bond under par | product=City bond 2030; alert_below=98; note=Buy more
- Deposit reopens | product=Fixed deposit, one year; note=Check in autumn
# exchange website|transactions and payments|withdrawing funds|exchange platform
record wallet entry|balance change|transaction record|transaction|wallet record: Reference!;User->@user;Kind=Deposit|Purchase|Sale|Withdrawal|Fee|Refund;Amount:money;~Balance after:money;Order->@order;Note;Booked on:date;~Status=Pending|Booked|Failed
- TR-70011 | kind=Deposit; amount=300; balance_after=300; status=Booked
- TR-70012 | kind=Purchase; amount=120; balance_after=180; note=Coin set 1986; status=Booked
- TR-70013 | kind=Fee; amount=2.40; balance_after=177.60; status=Booked
- TR-70014 | kind=Withdrawal; amount=100; balance_after=77.60; status=Pending
request withdrawal|withdrawal request|withdraw funds|payout|fund withdrawal: Number!;User->@user;Amount:money;Fee:money;Method=Bank|Wallet|Card;Account->@payout account|bank account~House bank;Reviewer~Money desk;Reason for refusal;Asked on:date;Paid on:date
- WD-4401 | amount=100; fee=1; method=Bank; account=House bank; reviewer=Money desk
- WD-4402 | amount=45; fee=0.50; method=Wallet; account=Phone wallet; reviewer=Money desk
- WD-4390 | amount=800; fee=4; method=Bank; account=Savings bank; reason_for_refusal=Name does not match
- WD-4377 | amount=60; fee=1; method=Card; account=Blue card; reviewer=Money desk
record deposit|top-up|recharge|recharge record: Number!;User->@user;Amount:money;Method=Bank|Wallet|Card|Voucher;Transfer text;Paid in on:date;~Status=Open|Received|Failed|Refunded
- DP-9001 | amount=300; method=Bank; transfer_text=EX-20418; status=Received
- DP-9002 | amount=50; method=Card; status=Received
- DP-9003 | amount=20; method=Voucher; status=Failed
- DP-9004 | amount=500; method=Bank; transfer_text=EX-20420; status=Open
item payout account|bank account|withdrawal account: Name!;Owner->@user;Kind=Bank|Wallet|Card;Number;Holder;Bank;Verified:boolean
- House bank | kind=Bank; number=DE02 1203 0000; holder=Ina Falk; bank=House bank
- Phone wallet | kind=Wallet; number=+49 170 5550111; holder=Leo Brandt
- Savings bank | kind=Bank; number=AT61 1904 3002; holder=M. Huber; bank=Savings bank
- Blue card | kind=Card; number=ends in 4411; holder=Sara Noll
item product category|category|market: Name!;Position:number#1-99;Fee:percent;Description;Products:number#0-1000000
- Coins and stamps | position=1; fee=2; products=812
- Electronics | position=2; fee=3; products=2410
- Vouchers | position=3; fee=1; products=390
- Tickets | position=4; fee=4; products=144
! record traded lot|trade item|order item|order line: Item!;Order->@order;Product->@product~Coin set 1986;Quantity:number#1-10000;Unit price:money;Fee:money;~Total:money
- Coin set 1986 | quantity=1; unit_price=120; fee=2.40; total=122.40
- Voucher book shop | quantity=2; unit_price=25; fee=0.50; total=50.50
- Used tablet | quantity=1; unit_price=180; fee=5.40; total=185.40
- Concert ticket | quantity=2; unit_price=48; fee=3.84; total=99.84
+ product: Seller->@user;Category->@product category|category~Electronics;Stock:number#0-100000;Least order:number#1-1000
+ payment: Order->@order;Method=Balance|Bank|Card|Wallet;Fee:money;Transaction->@wallet entry|transaction~TR-70012
# payment aggregation|payment aggregator|aggregated payment|aggregate payment|payment gateway|payment platform|online payment system|payment system
item payment method|payment channel|payment option|channel: Name!;Code;Kind=Wallet|Bank card|Bank app|QR code;Fee rate:percent;Smallest amount:money;Largest amount:money;Settled after:number(days)#0-30;Logo:image;~Status=Active|Paused|Under test
- Wallet QR code | code=WQR; kind=QR code; fee_rate=0.6; smallest_amount=0.1; largest_amount=5000; settled_after=1; status=Active
- Bank app scan | code=BAS; kind=Bank app; fee_rate=0.4; smallest_amount=1; largest_amount=20000; settled_after=1; status=Active
- Card online | code=CRD; kind=Bank card; fee_rate=1.2; smallest_amount=1; largest_amount=10000; settled_after=3; status=Active
- Phone wallet | code=PHW; kind=Wallet; fee_rate=0.8; smallest_amount=0.5; largest_amount=3000; settled_after=1; status=Under test
item merchant|merchant account|seller account: Name!;Merchant number;Contact person;Email:email;Phone:phone;Service provider->@service provider|provider~Northgate Pay|Lumen Services;Fee rate:percent;Settlement account;Balance:money;~Status=Applied|Approved|Suspended
- Corner Bakery | merchant_number=M-10021; contact_person=Ida Moen; service_provider=Northgate Pay; fee_rate=0.9; settlement_account=ending 4410; balance=1284.5; status=Approved
- Blue Bicycle Shop | merchant_number=M-10034; contact_person=Tom Reyes; service_provider=Lumen Services; fee_rate=1; settlement_account=ending 0972; balance=5630; status=Approved
- Tea & Leaf | merchant_number=M-10047; contact_person=Wen Li; service_provider=Northgate Pay; fee_rate=0.8; settlement_account=ending 3381; balance=412.2; status=Approved
- Garden Market | merchant_number=M-10052; contact_person=Olga Petit; service_provider=Lumen Services; fee_rate=1.1; settlement_account=ending 7716; balance=0; status=Applied
item service provider|provider|agent: Name!;Provider number;Contact person;Phone:phone;Region;Commission:percent;Service description:long;~Status=Active|Suspended
- Northgate Pay | provider_number=SP-01; contact_person=Karin Holt; region=North; commission=0.15; service_description=Terminals and onboarding for small shops.; status=Active
- Lumen Services | provider_number=SP-02; contact_person=Raj Patel; region=Capital area; commission=0.2; service_description=Online shops and invoicing.; status=Active
- Harbour Merchant Desk | provider_number=SP-03; contact_person=Elin Aas; region=West coast; commission=0.12; service_description=Restaurants and hotels by the sea.; status=Active
- Quick Counter | provider_number=SP-04; contact_person=Bruno Sala; region=South; commission=0.1; service_description=Market stalls and kiosks.; status=Suspended
record transaction|transaction record|payment record|payment transaction|transaction information: Transaction number!;Order->@order|payment order;Merchant->@merchant~Corner Bakery|Tea & Leaf;Payment method->@payment method|channel~Wallet QR code|Card online;Amount:money!;Currency=EUR|USD|CNY|GBP;Fee:money;Paid at:date;Channel reference;~Status=Pending|Paid|Failed|Refunded
- T-240001 | merchant=Corner Bakery; payment_method=Wallet QR code; amount=18.4; currency=EUR; fee=0.11; channel_reference=WX88120; status=Paid
- T-240002 | merchant=Blue Bicycle Shop; payment_method=Card online; amount=349; currency=EUR; fee=4.19; channel_reference=CD55301; status=Paid
- T-240003 | merchant=Tea & Leaf; payment_method=Bank app scan; amount=27.9; currency=EUR; fee=0.11; channel_reference=BA10293; status=Failed
- T-240004 | merchant=Corner Bakery; payment_method=Phone wallet; amount=6.5; currency=EUR; fee=0.05; channel_reference=PW00417; status=Refunded
record refund|refund record|refund request: Refund number!;Transaction->@transaction~T-240003|T-240004;Amount:money!;Reason=Returned goods|Paid twice|Not delivered|Other;Asked on:date;Note:long;~Status=Asked for|Approved|Refunded|Refused
- R-0001 | transaction=T-240004; amount=6.5; reason=Paid twice; note=The customer scanned two times.; status=Refunded
- R-0002 | transaction=T-240002; amount=49; reason=Returned goods; note=Lamp sent back unused.; status=Approved
- R-0003 | transaction=T-240001; amount=4.2; reason=Not delivered; note=One loaf was missing.; status=Asked for
- R-0004 | transaction=T-240003; amount=27.9; reason=Other; note=No money was taken at all.; status=Refused
! record settlement|payout|settlement record: Settlement number!;Merchant->@merchant~Corner Bakery|Blue Bicycle Shop;Period from:date;Period to:date;Gross amount:money;Fees:money;Net amount:money;~Status=Open|Paid out|On hold
- S-2024-31 | merchant=Corner Bakery; gross_amount=2140; fees=19.3; net_amount=2120.7; status=Paid out
- S-2024-32 | merchant=Blue Bicycle Shop; gross_amount=8120; fees=81.2; net_amount=8038.8; status=Paid out
- S-2024-33 | merchant=Tea & Leaf; gross_amount=960; fees=7.7; net_amount=952.3; status=Open
- S-2024-34 | merchant=Garden Market; gross_amount=310; fees=3.4; net_amount=306.6; status=On hold
! item exchange rate|currency rate [currenc\\w*|exchange]: Title!;From currency=EUR|USD|CNY|GBP;To currency=EUR|USD|CNY|GBP;Rate:number#0-10000;Valid from:date
- Euro to dollar | from_currency=EUR; to_currency=USD; rate=1.08
- Euro to pound | from_currency=EUR; to_currency=GBP; rate=0.85
- Euro to yuan | from_currency=EUR; to_currency=CNY; rate=7.8
- Dollar to yuan | from_currency=USD; to_currency=CNY; rate=7.2
+ order: Merchant->@merchant;Payment method->@payment method|channel;Amount:money;Currency=EUR|USD|CNY|GBP;~Paid at:date
# public account|financial industry|wechat public|official account|financial service|financial product
item financial product|financial service|wealth product|service: Name!;Kind=Savings|Fund|Loan|Insurance|Card;Risk=Low|Medium|High;Interest rate:percent;Smallest amount:money;Term:number(months)#0-480;Description:long;~Status=Offered|Sold out|Ended
- Harbour savings | kind=Savings; risk=Low; interest_rate=2.1; smallest_amount=100; term=12; description=Fixed for a year.; status=Offered
- Green village fund | kind=Fund; risk=Medium; interest_rate=4.5; smallest_amount=50; term=60; description=Small solar and water plants.; status=Offered
- Workshop loan | kind=Loan; risk=Medium; interest_rate=6.9; smallest_amount=1000; term=36; description=For tools and machines.; status=Offered
- Bicycle insurance | kind=Insurance; risk=Low; interest_rate=0; smallest_amount=4; term=12; description=Theft and fall.; status=Ended
record binding|linked account|bound account|bank card|member profile|identity verification: Title!;Kind=Bank card|Identity card|Phone|Email;Number ends with;Holder name;Linked on:date;Default:boolean;~Status=Checking|Confirmed|Refused|Removed
- Card of Lena | kind=Bank card; number_ends_with=4410; holder_name=Lena Hof; status=Confirmed
- Identity of Lena | kind=Identity card; number_ends_with=77X; holder_name=Lena Hof; status=Confirmed
- Phone of Theo | kind=Phone; number_ends_with=215; holder_name=Theo Marx; status=Checking
- Second card of Theo | kind=Bank card; number_ends_with=0093; holder_name=Theo Marx; status=Refused
record location record|location permission|location|branch visit: Title!;User;Latitude:number#-90-90;Longitude:number#-180-180;Place name;Recorded on:date;Recorded at:time;Used for=Nearest branch|Check-in|Security;~Permission=Asked|Allowed|Refused
- Lena looks for a branch | user=lena; latitude=53.55; longitude=9.99; place_name=Harbour street; used_for=Nearest branch; permission=Allowed
- Theo at the counter | user=theo; latitude=53.56; longitude=10.01; place_name=Station branch; used_for=Check-in; permission=Allowed
- Sign-in of Ida | user=ida; latitude=52.1; longitude=8.7; place_name=Old town; used_for=Security; permission=Allowed
- Paul says no | user=paul; latitude=0; longitude=0; place_name=Not shared; used_for=Nearest branch; permission=Refused
record scan|scan record|scanned code|code scan: Title!;User;Code type=QR code|Bar code;Content!;Purpose=Sign in|Pay|Open product|Visit;Scanned on:date;Scanned at:time;~Result=Done|Unknown code|Expired
- Lena pays coffee | user=lena; code_type=QR code; content=pay/8812; purpose=Pay; result=Done
- Theo signs in at the desk | user=theo; code_type=QR code; content=desk/14; purpose=Sign in; result=Done
- Ida opens the fund | user=ida; code_type=QR code; content=product/green-village; purpose=Open product; result=Done
- Old leaflet | user=paul; code_type=Bar code; content=4008812; purpose=Visit; result=Expired
item branch|service point: Name!;Address;Phone:phone;Latitude:number#-90-90;Longitude:number#-180-180;Opening hours;Services:long;~Status=Open|Closed
- Harbour branch | address=Harbour street 8; latitude=53.55; longitude=9.98; opening_hours=9 to 16; services=Cash, advice, safe boxes; status=Open
- Station branch | address=Station square 1; latitude=53.56; longitude=10.01; opening_hours=8 to 18; services=Cash, cards; status=Open
- Old town desk | address=Church lane 3; latitude=52.1; longitude=8.7; opening_hours=10 to 14; services=Advice by appointment; status=Open
- Mill branch | address=Mill road 20; latitude=52.3; longitude=8.9; opening_hours=none; services=Cash machine; status=Closed
request service request|advice request|consultation: Title!;Product->@financial product|financial service~Harbour savings|Workshop loan;Branch->@branch|service point~Harbour branch|Station branch;Question:long;Call back at:time;Phone:phone;Amount:money
- Loan for a lathe | product=Workshop loan; branch=Station branch; question=Can I repay earlier?; amount=8000
- Savings for a child | product=Harbour savings; branch=Harbour branch; question=Which papers do I bring?; amount=500
- Fund in small steps | product=Green village fund; branch=Old town desk; question=Is 50 a month enough?; amount=50
- Bicycle stolen | product=Bicycle insurance; branch=Harbour branch; question=Where do I send the report?; amount=900
# copy trading|copy trade|social trading|token integration|follow trader|signal trading
person trader|lead trader|master trader: Name!;Nickname;Style=Careful|Balanced|Daring;Market=Coins|Currencies|Shares|Futures;Introduction:long;Return this year:percent;Largest loss:percent;Profit share:percent;Picture:image;~Followers:number#0-1000000;~Status=Open|Full|Paused
- Quiet Heron | nickname=heron; style=Careful; market=Currencies; introduction=Few trades, small steps.; return_this_year=12; largest_loss=5; profit_share=8; followers=420; status=Open
- Red Kite | nickname=kite; style=Daring; market=Coins; introduction=Short trades with stop.; return_this_year=48; largest_loss=31; profit_share=15; followers=980; status=Full
- Old Tortoise | nickname=tortoise; style=Balanced; market=Shares; introduction=Holds for weeks.; return_this_year=17; largest_loss=9; profit_share=10; followers=260; status=Open
- Night Train | nickname=train; style=Daring; market=Futures; introduction=Trades after the close.; return_this_year=-6; largest_loss=40; profit_share=12; followers=75; status=Paused
record copy setting|copied trader|copy relation|copy trade|following: Title!;Trader->@trader~Quiet Heron|Red Kite;Follower;Amount:money!;Way=Fixed amount|Share of balance|Same size;Stop at loss of:percent;Started on:date;Ended on:date;~Profit:money;~Status=Running|Paused|Ended
- Lisa copies Heron | trader=Quiet Heron; follower=lisa; amount=500; way=Share of balance; stop_at_loss_of=10; profit=31; status=Running
- Lisa copies Tortoise | trader=Old Tortoise; follower=lisa; amount=300; way=Fixed amount; stop_at_loss_of=15; profit=22; status=Running
- Rob copies Kite | trader=Red Kite; follower=rob; amount=1000; way=Same size; stop_at_loss_of=25; profit=-140; status=Paused
- Rob copied Train | trader=Night Train; follower=rob; amount=200; way=Fixed amount; stop_at_loss_of=20; profit=-40; status=Ended
record trade|trade record|trade operation|position|trading record: Title!;Trader->@trader~Quiet Heron|Red Kite;Account holder;Token->@token|instrument~Copy token|Blue coin;Side=Buy|Sell;Quantity:number#0-100000000;Entry price:money;Exit price:money;Opened on:date;Closed on:date;Copied:boolean;~Profit:money;~Status=Open|Closed|Cancelled
- Blue coin up | trader=Red Kite; account_holder=kite; token=Blue coin; side=Buy; quantity=40; entry_price=21; exit_price=24; profit=120; status=Closed
- Blue coin up, Rob | trader=Red Kite; account_holder=rob; token=Blue coin; side=Buy; quantity=10; entry_price=21.2; exit_price=24; profit=28; status=Closed
- Euro short | trader=Quiet Heron; account_holder=heron; token=Euro pair; side=Sell; quantity=5000; entry_price=1.09; exit_price=1.08; profit=50; status=Closed
- Copy token held | trader=Old Tortoise; account_holder=lisa; token=Copy token; side=Buy; quantity=150; entry_price=0.8; exit_price=0; profit=0; status=Open
item token|coin|instrument|trading pair: Name!;Symbol;Kind=Coin|Token|Currency pair|Share;Price:money;Change today:percent;Network;Used for=Trading|Fees|Rewards|Voting;~Status=Listed|Paused
- Copy token | symbol=CPY; kind=Token; price=0.82; change_today=1.4; network=Main net; used_for=Fees; status=Listed
- Blue coin | symbol=BLU; kind=Coin; price=24; change_today=-2.1; network=Blue net; used_for=Trading; status=Listed
- Euro pair | symbol=EURUSD; kind=Currency pair; price=1.08; change_today=0.1; network=none; used_for=Trading; status=Listed
- Thank-you token | symbol=THX; kind=Token; price=0.05; change_today=0; network=Main net; used_for=Rewards; status=Paused
record wallet entry|wallet|deposit|withdrawal|token transfer|balance record: Title!;Account holder;Kind=Deposit|Withdrawal|Fee|Reward|Profit share;Token->@token|coin~Copy token|Blue coin;Amount:number#0-100000000;Address;Booked on:date;~Status=Waiting|Booked|Refused
- Lisa pays in | account_holder=lisa; kind=Deposit; token=Copy token; amount=1000; address=x9…41; status=Booked
- Share for Heron | account_holder=lisa; kind=Profit share; token=Copy token; amount=3; address=inside; status=Booked
- Rob takes out | account_holder=rob; kind=Withdrawal; token=Blue coin; amount=4; address=b2…0c; status=Waiting
- Reward for inviting | account_holder=rob; kind=Reward; token=Thank-you token; amount=20; address=inside; status=Booked
! record trader performance|performance|monthly return: Title!;Trader->@trader~Quiet Heron|Red Kite;Month:date;Return:percent;Trades:number#0-100000;Won:percent;Largest loss:percent;Followers:number#0-1000000
- Heron in March | trader=Quiet Heron; return=1.2; trades=9; won=67; largest_loss=1; followers=410
- Heron in April | trader=Quiet Heron; return=0.8; trades=7; won=71; largest_loss=2; followers=420
- Kite in April | trader=Red Kite; return=-9; trades=120; won=48; largest_loss=14; followers=980
- Tortoise in April | trader=Old Tortoise; return=2.1; trades=3; won=100; largest_loss=0; followers=260
# automated settlement|settlement and accounting|settlement system|billing system|financial system|reconciliation|accounting website|financial account
item financial account|account book|ledger|ledger account|money account: Name!;Kind=Cash|Bank|Card|Savings|Receivable|Payable;Currency=EUR|USD|GBP|CNY|JPY;Opening balance:money;Owner;Bank;Number ends with;~Balance:money;~Status=Open|Closed
- Shop till | kind=Cash; currency=EUR; opening_balance=200; owner=Main shop; bank=none; number_ends_with=none; balance=486; status=Open
- House bank | kind=Bank; currency=EUR; opening_balance=12000; owner=Company; bank=Harbour bank; number_ends_with=4410; balance=18230; status=Open
- Dollar account | kind=Bank; currency=USD; opening_balance=0; owner=Company; bank=Harbour bank; number_ends_with=7731; balance=2950; status=Open
- Old savings | kind=Savings; currency=EUR; opening_balance=5000; owner=Company; bank=Village bank; number_ends_with=0098; balance=0; status=Closed
record account entry|bill|daily bill|monthly bill|transaction|financial record|account record|historical account: Title!;Account->@financial account|ledger~Shop till|House bank;Kind=Income|Expense|Transfer;Category->@entry category|category~Sales|Rent;Amount:money!;Booked on:date;Partner;Document:file;Note:long;~State=Open|Settled|Overdue
- Till of Monday | account=Shop till; kind=Income; category=Sales; amount=312; partner=Customers; note=Cash only.; state=Settled
- Rent of May | account=House bank; kind=Expense; category=Rent; amount=1400; partner=House owner Lutz; note=By standing order.; state=Settled
- Parcel service | account=House bank; kind=Expense; category=Transport; amount=286; partner=Parcel service; note=41 parcels.; state=Open
- Order from abroad | account=Dollar account; kind=Income; category=Sales; amount=950; partner=Maple store; note=Net of fee.; state=Settled
item entry category|category|account category|dimension: Name!;Kind=Income|Expense;Code;Budget a month:money;Tax rate:percent;Colour
- Sales | kind=Income; code=400; budget_a_month=9000; tax_rate=19; colour=Green
- Rent | kind=Expense; code=610; budget_a_month=1400; tax_rate=0; colour=Red
- Transport | kind=Expense; code=640; budget_a_month=350; tax_rate=19; colour=Orange
- Interest | kind=Income; code=480; budget_a_month=20; tax_rate=0; colour=Blue
record settlement|settlement record|statement|period statement|financial statement: Title!;Partner;Period=Day|Week|Month|Quarter;From:date;Until:date;Income:money;Expenses:money;Fee:money;Net amount:money;~Status=Draft|Checked|Paid|Disputed
- Shop, Monday | partner=Main shop; period=Day; income=312; expenses=40; fee=0; net_amount=272; status=Checked
- Market partner, May | partner=Market partner Oda; period=Month; income=2400; expenses=300; fee=240; net_amount=1860; status=Paid
- Online shop, May | partner=Online shop; period=Month; income=8100; expenses=1260; fee=162; net_amount=6678; status=Checked
- Courier, first quarter | partner=Courier Blitz; period=Quarter; income=0; expenses=870; fee=0; net_amount=-870; status=Disputed
record verification|receipt verification|reconciliation|receipt check|write-off: Title!;Entry->@account entry|bill~Parcel service|Till of Monday;Receipt number;Receipt:file;Receipt amount:money;Difference:money;Checked by;Checked on:date;Note:long;~Result=Agrees|Difference|Missing receipt
- Parcels of May | entry=Parcel service; receipt_number=PS-5521; receipt_amount=286; difference=0; checked_by=H. Brand; note=All parcels found.; result=Agrees
- Monday till count | entry=Till of Monday; receipt_number=Z-0144; receipt_amount=310; difference=2; checked_by=H. Brand; note=Two too much.; result=Difference
- Rent receipt | entry=Rent of May; receipt_number=none; receipt_amount=0; difference=1400; checked_by=H. Brand; note=Asked the owner.; result=Missing receipt
- Order from abroad, bank slip | entry=Order from abroad; receipt_number=BK-881; receipt_amount=950; difference=0; checked_by=L. Oster; note=Fee apart.; result=Agrees
! item budget|budget plan|financial goal [budget|analys\\w*|statist\\w*|status|dimension]: Name!;Category->@entry category|category~Rent|Transport;Period=Month|Quarter|Year;Planned:money;~Spent:money;Owner;Starts on:date;Note:long
- Transport in May | category=Transport; period=Month; planned=350; spent=286; owner=H. Brand; note=Fewer express parcels.
- Rent of the year | category=Rent; period=Year; planned=16800; spent=7000; owner=L. Oster; note=Contract until next spring.
- Sales goal | category=Sales; period=Quarter; planned=27000; spent=21400; owner=L. Oster; note=Fair in June.
- Interest | category=Interest; period=Year; planned=240; spent=96; owner=H. Brand; note=Rate fell.
+ invoice: Account->@financial account|ledger;Partner;Net amount:money;Tax:money;Due on:date
+ payment: Account->@financial account|ledger;Entry->@account entry|bill;Amount:money;Reference
# portfolio management|investment suggestion|investment portfolio|stock portfolio|options trading
item portfolio|investment portfolio: Name!;Goal=Growth|Income|Balance|Protection;Risk level=Low|Medium|High;Currency=USD|EUR|GBP|CNY;Start amount:money;Horizon:number(years)#1-60;Started on:date;~Value:money;~Return:percent;~Status=Active|Frozen|Closed
- Retirement 2050 | goal=Growth; risk_level=Medium; currency=EUR; start_amount=20000; horizon=25; value=23400; return=17; status=Active
- House deposit | goal=Protection; risk_level=Low; currency=EUR; start_amount=15000; horizon=4; value=15420; return=3; status=Active
- Play money | goal=Growth; risk_level=High; currency=USD; start_amount=3000; horizon=2; value=2610; return=-13; status=Active
- Dividend pot | goal=Income; risk_level=Medium; currency=GBP; start_amount=8000; horizon=10; value=8390; return=5; status=Frozen
item security|asset|stock|instrument|market instrument: Symbol!;Name;Kind=Share|Fund|Bond|Option|Future|Currency|Crypto;Exchange~Frankfurt|New York;Sector~Energy|Health;Currency=USD|EUR|GBP|CNY;~Last price:money;~Change:percent
- NWIN | name=Northwind Energy; kind=Share; exchange=Frankfurt; sector=Energy; currency=EUR; last_price=48.2; change=1.4
- GLBX | name=Global index fund; kind=Fund; exchange=Frankfurt; sector=World; currency=EUR; last_price=91.6; change=0.3
- MEDA | name=Meda Health; kind=Share; exchange=New York; sector=Health; currency=USD; last_price=132; change=-0.8
- GOV10 | name=Government bond 10 y; kind=Bond; exchange=Frankfurt; sector=State; currency=EUR; last_price=98.7; change=0.1
! record portfolio line|holding|position|portfolio holding|portfolio item: Title!;Portfolio->@portfolio|investment portfolio~Retirement 2050;Security->@security|asset~GLBX;Quantity:number#0-100000000;Purchase price:money;Bought on:date;Target share:percent;~Value:money;~Profit:money
- Index fund for retirement | portfolio=Retirement 2050; security=GLBX; quantity=180; purchase_price=80; target_share=70; value=16488; profit=2088
- Northwind for retirement | portfolio=Retirement 2050; security=NWIN; quantity=90; purchase_price=39; target_share=20; value=4338; profit=828
- Bond for the house | portfolio=House deposit; security=GOV10; quantity=140; purchase_price=97; target_share=90; value=13818; profit=238
- Meda, short bet | portfolio=Play money; security=MEDA; quantity=15; purchase_price=148; target_share=75; value=1980; profit=-240
record trade|transaction|investment transaction: Title!;Portfolio->@portfolio|investment portfolio~Play money;Security->@security|asset~MEDA;Side=Buy|Sell|Dividend|Deposit|Withdrawal;Quantity:number#0-100000000;Price:money;Fee:money;Traded on:date;~Total:money;~Status=Open|Filled|Cancelled
- Buy 15 MEDA | portfolio=Play money; security=MEDA; side=Buy; quantity=15; price=148; fee=2; total=2222; status=Filled
- Buy 20 GLBX | portfolio=Retirement 2050; security=GLBX; side=Buy; quantity=20; price=90; fee=1; total=1801; status=Filled
- Sell 10 NWIN | portfolio=Retirement 2050; security=NWIN; side=Sell; quantity=10; price=50; fee=1; total=499; status=Open
- Bond interest | portfolio=House deposit; security=GOV10; side=Dividend; quantity=140; price=1.2; fee=0; total=168; status=Filled
record ai suggestion|suggestion|investment suggestion|portfolio suggestion|recommendation: Title!;Portfolio->@portfolio|investment portfolio~Play money;Security->@security|asset~GLBX;Action=Buy|Hold|Sell|Rebalance|Hedge;Share:percent;Reason:long;Confidence:percent;Made on:date;~Status=New|Followed|Rejected|Expired
- More of the index | portfolio=Retirement 2050; security=GLBX; action=Buy; share=5; reason=Share is four points below the target.; confidence=74; status=New
- Halve Meda | portfolio=Play money; security=MEDA; action=Sell; share=50; reason=One share makes up three quarters.; confidence=81; status=New
- Keep the bond | portfolio=House deposit; security=GOV10; action=Hold; reason=Matches the four years.; confidence=88; status=Followed
- Hedge Northwind | portfolio=Retirement 2050; security=NWIN; action=Hedge; share=10; reason=Results are due next week.; confidence=56; status=Rejected
record option strategy|derivative strategy|strategy|option: Name!;Portfolio->@portfolio|investment portfolio~Retirement 2050;Security->@security|asset~NWIN;Strategy=Covered call|Protective put|Collar|Straddle|Spread;Strike price:money;Premium:money;Contracts:number#1-10000;Expires on:date;~Largest loss:money;~Status=Draft|Open|Exercised|Expired
- Put on Northwind | portfolio=Retirement 2050; security=NWIN; strategy=Protective put; strike_price=45; premium=1.1; contracts=1; largest_loss=110; status=Draft
- Call on Northwind | portfolio=Retirement 2050; security=NWIN; strategy=Covered call; strike_price=55; premium=0.9; contracts=1; largest_loss=0; status=Open
- Straddle Meda | portfolio=Play money; security=MEDA; strategy=Straddle; strike_price=130; premium=7.5; contracts=1; largest_loss=750; status=Expired
- Collar index | portfolio=Dividend pot; security=GLBX; strategy=Collar; strike_price=88; premium=0.2; contracts=2; largest_loss=400; status=Draft
record market data|price|quote|market price|real-time market data: Title!;Security->@security|asset~NWIN;Quoted on:date;Quoted at:time;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000000
- NWIN, Monday | security=NWIN; open=47.5; high=48.6; low=47.2; close=48.2; volume=812000
- GLBX, Monday | security=GLBX; open=91.3; high=91.8; low=91.1; close=91.6; volume=340000
- MEDA, Monday | security=MEDA; open=133.1; high=133.9; low=131.4; close=132; volume=1500000
- GOV10, Monday | security=GOV10; open=98.6; high=98.8; low=98.5; close=98.7; volume=72000
! record risk profile|investor profile [profile|risk|user input]: Title!;Experience=None|Some|Long;Risk tolerance=Low|Medium|High;Yearly income:money;Monthly saving:money;Largest loss accepted:percent;Goal:long
- Careful saver | experience=None; risk_tolerance=Low; yearly_income=38000; monthly_saving=250; largest_loss_accepted=5; goal=A flat in four years.
- Steady builder | experience=Some; risk_tolerance=Medium; yearly_income=56000; monthly_saving=600; largest_loss_accepted=20; goal=Retire at 63.
- Bold trader | experience=Long; risk_tolerance=High; yearly_income=91000; monthly_saving=1500; largest_loss_accepted=50; goal=Beat the index.
- Income seeker | experience=Some; risk_tolerance=Medium; yearly_income=44000; monthly_saving=100; largest_loss_accepted=15; goal=Dividends for holidays.
# financial information|financial knowledge|financial news|finance news|financial literacy|finance information
item financial topic|knowledge category|topic|column: Name!;Parent topic;Description:long;Icon:image;Order:number#1-100;~Status=Shown|Hidden
- Saving basics | description=Accounts, interest and rainy-day money.; order=1; status=Shown
- Funds | description=How funds work and what they cost.; order=2; status=Shown
- Insurance | description=Which risks to cover first.; order=3; status=Shown
- Retirement | parent_topic=Saving basics; description=Old-age provision.; order=4; status=Hidden
item knowledge entry|financial knowledge|financial term|knowledge card|lesson: Title!;Topic->@financial topic|topic~Saving basics|Funds;Level=Beginner|Intermediate|Advanced;Summary!;Text:long;Reading time:number(min)#1-60;Picture:image;Views:number#0-10000000;~Status=Draft|Published
- What compound interest does | topic=Saving basics; level=Beginner; summary=Interest on interest over twenty years; reading_time=4; views=8120; status=Published
- Index fund or active fund | topic=Funds; level=Intermediate; summary=Costs, spread and results side by side; reading_time=7; views=5310; status=Published
- Three insurances first | topic=Insurance; level=Beginner; summary=Liability, health, disability; reading_time=5; views=2900; status=Published
- Duration of bonds | topic=Funds; level=Advanced; summary=How rates move prices; reading_time=9; views=640; status=Draft
item financial news|news|news flash|market news|information: Headline!;Topic->@financial topic|topic~Funds;Source~Market Desk|City Wire;Summary;Text:long;Published on:date;Published at:time;Market=Stocks|Bonds|Currencies|Commodities|Economy;Views:number#0-10000000;Pinned:boolean
- Central bank leaves rates unchanged | topic=Saving basics; source=Market Desk; market=Economy; summary=Second pause in a row; views=15400
- Copper at a yearly high | topic=Funds; source=City Wire; market=Commodities; summary=Mines on strike; views=4210
- Bond funds see inflows | topic=Funds; source=Market Desk; market=Bonds; summary=Longest run since spring; views=3020
- Health insurers raise prices | topic=Insurance; source=City Wire; market=Economy; summary=Four percent on average; views=6100
item poster template|poster style|template: Name!;Format=Portrait|Square|Story;Background:image;Text colour~#FFFFFF;QR code place=Bottom right|Bottom left|Centre;Suited to=News|Knowledge|Daily quote;~Status=Active|Retired
- Morning brief | format=Portrait; text_colour=#FFFFFF; qr_code_place=Bottom right; suited_to=News; status=Active
- Golden quote | format=Square; text_colour=#3B2F1E; qr_code_place=Centre; suited_to=Daily quote; status=Active
- Chart paper | format=Story; text_colour=#222222; qr_code_place=Bottom left; suited_to=Knowledge; status=Active
- New year red | format=Portrait; text_colour=#FFE9B0; qr_code_place=Bottom right; suited_to=Daily quote; status=Retired
record poster|generated poster|share poster|poster record: Title!;Template->@poster template|template~Morning brief|Golden quote;News->@financial news|news~Copper at a yearly high;Slogan;Signature~Ada, adviser;Picture:image;Made on:date;Shares:number#0-100000;Scans:number#0-100000
- Tuesday brief | template=Morning brief; news=Copper at a yearly high; slogan=What moves today; signature=Ada, adviser; shares=12; scans=31
- Patience pays | template=Golden quote; slogan=Time in the market; signature=Boris, adviser; shares=4; scans=7
- Rates explained | template=Chart paper; news=Central bank leaves rates unchanged; slogan=Why it matters for you; signature=Ada, adviser; shares=22; scans=58
- Insurance check | template=Morning brief; news=Health insurers raise prices; slogan=Compare before June; signature=Chen, adviser; shares=9; scans=11
! record share record|share|visit record [shar|poster|social]: Title!;Poster->@poster|generated poster~Tuesday brief|Rates explained;Channel=Chat|Moments|Group|Link;Shared by~Ada|Boris;Shared on:date;Opened:number#0-10000;New readers:number#0-10000
- Tuesday brief to moments | poster=Tuesday brief; channel=Moments; shared_by=Ada; opened=26; new_readers=4
- Rates to savings group | poster=Rates explained; channel=Group; shared_by=Ada; opened=44; new_readers=9
- Patience to a chat | poster=Patience pays; channel=Chat; shared_by=Boris; opened=1; new_readers=0
- Insurance link | poster=Insurance check; channel=Link; shared_by=Chen; opened=11; new_readers=2
# post-loan|loan management|loan repayment|after-loan|loan servicing|debt collection|repayment management
item loan|loan contract|loan information|loan account: Contract number!;Borrower~Selma Krug;Product=Personal|Mortgage|Car|Business;Principal:money;Interest rate:percent;Term:number(months)#1-480;Outstanding:money;Instalment:money;Paid out on:date;Due day:number#1-31;Guarantor~Alpine Guarantee;~Status=Running|Extended|Overdue|Settled|Written off
- LN-20118 | borrower=Selma Krug; product=Car; principal=18000; interest_rate=4.9; term=60; outstanding=11240; instalment=339; due_day=5; guarantor=Alpine Guarantee; status=Running
- LN-20145 | borrower=Tunde Bello; product=Business; principal=50000; interest_rate=6.2; term=48; outstanding=33800; instalment=1180; due_day=15; guarantor=Trade Surety; status=Overdue
- LN-19872 | borrower=Ines Falk; product=Personal; principal=6000; interest_rate=7.5; term=24; outstanding=0; instalment=270; due_day=1; status=Settled
- LN-20203 | borrower=Pavel Horn; product=Mortgage; principal=210000; interest_rate=3.4; term=300; outstanding=204900; instalment=1040; due_day=28; status=Extended
record repayment|repayment record|repayment history|instalment payment: Title!;Loan->@loan|loan contract~LN-20118;Number:number#1-480;Due on:date;Amount due:money;Principal part:money;Interest part:money;Paid on:date;Paid amount:money;Late fee:money;~Status=Due|Paid|Partly paid|Overdue|Deferred
- LN-20118, instalment 24 | loan=LN-20118; number=24; amount_due=339; principal_part=291; interest_part=48; paid_amount=339; late_fee=0; status=Paid
- LN-20145, instalment 17 | loan=LN-20145; number=17; amount_due=1180; principal_part=1001; interest_part=179; paid_amount=400; late_fee=25; status=Partly paid
- LN-20145, instalment 18 | loan=LN-20145; number=18; amount_due=1180; principal_part=1006; interest_part=174; paid_amount=0; late_fee=25; status=Overdue
- LN-20203, instalment 9 | loan=LN-20203; number=9; amount_due=1040; principal_part=456; interest_part=584; paid_amount=0; status=Deferred
request extension request|repayment extension|extension application|loan extension|application: Title!;Loan->@loan|loan contract~LN-20145;Borrower~Tunde Bello;New due date:date;Extra months:number(months)#1-60;Reason=Illness|Loss of work|Late customer payment|Other;Explanation:long;Application letter:file;~Decided by~Desk 3
- Three months for LN-20145 | loan=LN-20145; borrower=Tunde Bello; extra_months=3; reason=Late customer payment; explanation=Main customer pays in autumn.; decided_by=Desk 3
- Parental leave | loan=LN-20203; borrower=Pavel Horn; extra_months=6; reason=Other; decided_by=Desk 1
- Broken leg | loan=LN-20118; borrower=Selma Krug; extra_months=2; reason=Illness
- Factory closed | loan=LN-20118; borrower=Selma Krug; extra_months=4; reason=Loss of work
request payment certificate|certificate request|settlement certificate|certificate: Title!;Loan->@loan|loan contract~LN-19872;Borrower~Ines Falk;Kind=Payment certificate|Settlement letter|Balance confirmation|Interest statement;From:date;To:date;Delivery=Download|Email|Post;Purpose;~Certificate:file
- Settled in full | loan=LN-19872; borrower=Ines Falk; kind=Settlement letter; delivery=Post; purpose=New mortgage
- Interest of last year | loan=LN-20203; borrower=Pavel Horn; kind=Interest statement; delivery=Download; purpose=Tax return
- Proof of payments | loan=LN-20118; borrower=Selma Krug; kind=Payment certificate; delivery=Email; purpose=Landlord
- Balance today | loan=LN-20145; borrower=Tunde Bello; kind=Balance confirmation; delivery=Download
request compensation request|third-party compensation|compensation application|third-party payment: Title!;Loan->@loan|loan contract~LN-20145;Paying party~Trade Surety;Relation=Guarantor|Insurer|Employer|Relative;Amount:money!;Reason:long;Agreement:file;Wished date:date
- Surety pays two instalments | loan=LN-20145; paying_party=Trade Surety; relation=Guarantor; amount=2360; reason=Default of instalments 17 and 18.
- Accident insurance | loan=LN-20118; paying_party=North Insurance; relation=Insurer; amount=678; reason=Sick leave of two months.
- Brother takes over | loan=LN-20203; paying_party=Ivan Horn; relation=Relative; amount=5000
- Employer advance | loan=LN-20118; paying_party=Gear Works; relation=Employer; amount=339
! record supporting paper|uploaded document|application document|attachment|file: Title!;Loan->@loan|loan contract~LN-20145;Kind=Application letter|Proof of income|Doctor's note|Agreement|Identity card;File:file;Uploaded on:date;~Status=Uploaded|Accepted|Unreadable
- Letter of June | loan=LN-20145; kind=Application letter; status=Accepted
- Sick note | loan=LN-20118; kind=Doctor's note; status=Accepted
- Surety agreement | loan=LN-20145; kind=Agreement; status=Uploaded
- Blurred card | loan=LN-20203; kind=Identity card; status=Unreadable
! record decision|processing record|application status: Title!;Application~Three months for LN-20145;Step=Received|Checked|Decided|Carried out;Decision=Open|Approved|Refused|More papers;Clerk~Desk 3;Made on:date;Remark:long
- LN-20145 received | application=Three months for LN-20145; step=Received; decision=Open; clerk=Desk 3
- LN-20145 checked | application=Three months for LN-20145; step=Checked; decision=More papers; clerk=Desk 3; remark=Order book is missing.
- LN-20203 decided | application=Parental leave; step=Decided; decision=Approved; clerk=Desk 1
- LN-19872 carried out | application=Settled in full; step=Carried out; decision=Approved; clerk=Desk 2
# banking activity|bank activity|bank promotion|bank product|bank mini-program|banking campaign|bank marketing|banking product
item activity|bank activity|banking activity|campaign|promotion: Name!;Bank~Harbour Bank|Union Savings;Kind=Instalment|Discount|Points|Gift|Lucky draw;Rules:long;Starts on:date;Ends on:date;Budget:money;~Spent:money;Places:number#0-1000000;Picture:image;~Status=Draft|Running|Paused|Ended
- Card week with discount | bank=Harbour Bank; kind=Discount; rules=10 off from 60 with the bank's debit card, once per person; budget=20000; spent=7340; places=2000; status=Running
- Pay by instalments | bank=Union Savings; kind=Instalment; rules=12 parts without interest from 300; budget=50000; spent=12800; places=800; status=Running
- Points for salaries | bank=Harbour Bank; kind=Points; rules=500 points for a first salary payment; budget=9000; spent=9000; places=900; status=Ended
- Spring draw | bank=Union Savings; kind=Lucky draw; rules=One ticket for each payment over 20; budget=5000; spent=0; places=10000; status=Draft
+ product: Activity->@activity|bank activity;Bank price:money!;Usual price:money;Stock:number#0-1000000;Limit per person:number#1-100;Needs card=Debit card|Credit card|Any card;Picture:image;~Status=On sale|Sold out|Taken down
+ order: Activity->@activity|bank activity;Package->@fee package|package;Quantity:number#1-100;Total:money;Discount:money;Paid with=Debit card|Credit card|Points|Instalments;Delivery address;~Status=Unpaid|Paid|Sent|Completed|Cancelled|Refunded
item fee package|package|package fee|service package|fee plan: Name!;Bank~Harbour Bank|Union Savings;Fee:money!;Period=Month|Quarter|Year|Once;Included:long;Free transfers:number#0-10000;Discount:percent;~Status=Offered|Paused|Withdrawn
- Everyday package | bank=Harbour Bank; fee=3; period=Month; included=Debit card, text alerts; free_transfers=20; discount=0; status=Offered
- Family package | bank=Harbour Bank; fee=7; period=Month; included=Four cards and one savings plan; free_transfers=60; discount=5; status=Offered
- Merchant package | bank=Union Savings; fee=120; period=Year; included=Card terminal and statements; free_transfers=500; discount=10; status=Offered
- Student package | bank=Union Savings; fee=0; period=Once; included=Card without yearly fee; free_transfers=10; discount=0; status=Paused
record package subscription|subscription|package fee record|fee record|fee payment: Title!;Member~Iris Kwan|Paul Adeyemi;Package->@fee package|package~Everyday package|Family package;Fee:money;Charged on:date;Next charge on:date;Renews by itself:boolean;~Status=Active|Due|Overdue|Ended
- Iris, everyday | member=Iris Kwan; package=Everyday package; fee=3; status=Active
- Paul, family | member=Paul Adeyemi; package=Family package; fee=7; status=Due
- Corner bakery, merchant | member=Corner Bakery; package=Merchant package; fee=120; status=Active
- Lotte, student | member=Lotte Baum; package=Student package; fee=0; status=Ended
record fund entry|fund|fund record|fund flow|account entry|transaction|fund detail: Entry number!;Fund account->@fund account|balance account~Card week budget|Instalment pool;Direction=In|Out;Kind=Order|Refund|Fee|Top-up|Settlement|Reward;Amount:money!;Balance after:money;Member~Iris Kwan;Booked on:date;Note;~Status=Pending|Booked|Reversed
- FD-2301 | fund_account=Card week budget; direction=Out; kind=Reward; amount=10; balance_after=12660; member=Iris Kwan; note=Discount of one order; status=Booked
- FD-2302 | fund_account=Instalment pool; direction=In; kind=Order; amount=42.5; balance_after=37242.5; member=Paul Adeyemi; note=Part 1 of 12; status=Booked
- FD-2303 | fund_account=Card week budget; direction=In; kind=Top-up; amount=5000; balance_after=17660; note=Budget of June; status=Booked
- FD-2304 | fund_account=Fees collected; direction=Out; kind=Refund; amount=7; balance_after=893; member=Paul Adeyemi; note=Package ended early; status=Pending
item settlement pot|fund account|balance account|settlement account: Name!;Bank~Harbour Bank|Union Savings;Account number~ending 5521;Holder;Purpose=Activity budget|Sales|Fees|Refunds;~Balance:money;~Frozen:money;~Status=Open|Frozen|Closed
- Card week budget | bank=Harbour Bank; account_number=ending 5521; holder=Retail marketing; purpose=Activity budget; balance=17660; frozen=400; status=Open
- Instalment pool | bank=Union Savings; account_number=ending 0934; holder=Consumer credit; purpose=Sales; balance=37242.5; frozen=0; status=Open
- Fees collected | bank=Harbour Bank; account_number=ending 7710; holder=Branch services; purpose=Fees; balance=893; frozen=7; status=Open
- Refunds of last year | bank=Union Savings; account_number=ending 4402; holder=Back office; purpose=Refunds; balance=0; frozen=0; status=Closed
! record order line|order item|ordered product: Title!;Order number~BO-7701|BO-7702;Product name;Quantity:number#1-100;Unit price:money;Discount:money;Sum:money
- Kettle in BO-7701 | order_number=BO-7701; product_name=Steel kettle; quantity=1; unit_price=68; discount=10; sum=58
- Film tickets in BO-7702 | order_number=BO-7702; product_name=Film ticket; quantity=2; unit_price=9; discount=0; sum=18
- Phone in BO-7703 | order_number=BO-7703; product_name=Phone, 128 GB; quantity=1; unit_price=510; discount=0; sum=510
- Rice in BO-7704 | order_number=BO-7704; product_name=Jasmine rice 5 kg; quantity=3; unit_price=12; discount=3; sum=33
request refund|refund request|withdrawal|withdrawal request [refund|withdraw|fund]: Title!;Member~Iris Kwan|Paul Adeyemi;Order number~BO-7701;Amount:money!;Reason=Not wanted|Damaged|Charged twice|Package ended;Pay to~card ending 5521;Note:long
- Kettle came damaged | member=Iris Kwan; order_number=BO-7701; amount=58; reason=Damaged; pay_to=card ending 5521
- Film tickets charged twice | member=Paul Adeyemi; order_number=BO-7702; amount=18; reason=Charged twice; pay_to=card ending 0934
- Family package ended | member=Paul Adeyemi; amount=7; reason=Package ended
- Rice not needed | member=Lotte Baum; order_number=BO-7704; amount=33; reason=Not wanted; note=Parcel still closed
! record participation|activity participation|activity record|redeemed offer [activit|join|particip|draw]: Title!;Member~Iris Kwan|Paul Adeyemi;Activity->@activity|bank activity~Card week with discount;Order number~BO-7701;Benefit:money;Joined on:date;~Status=Joined|Benefit given|Refused
- Iris in the card week | member=Iris Kwan; activity=Card week with discount; order_number=BO-7701; benefit=10; status=Benefit given
- Paul by instalments | member=Paul Adeyemi; activity=Pay by instalments; order_number=BO-7703; benefit=0; status=Joined
- Lotte, points | member=Lotte Baum; activity=Points for salaries; benefit=5; status=Benefit given
- Ivo, second try | member=Ivo Prent; activity=Card week with discount; benefit=0; status=Refused
# payment gateway|payment processing|payment link|payment platform|accept payments|merchant account|payment aggregator
item merchant|merchant account|payee: Name!;Business number;Website:url;Country;Settlement account;Fee:percent#0-10;Fixed fee:money;Contact email:email;~Status=Applied|Active|Suspended
- Bluebell Florist | business_number=HRB 3321; country=Germany; fee=1.4; fixed_fee=0.25; status=Active
- Metro Cinema | business_number=C 90211; country=Malta; fee=1.9; fixed_fee=0.2; status=Active
- Pine Street Hostel | business_number=GB 552018; country=Ireland; fee=1.6; fixed_fee=0.25; status=Applied
- Gadget Corner | business_number=HRB 7702; country=Germany; fee=2.4; fixed_fee=0.3; status=Suspended
item payment method|payment channel|provider: Name!;Kind=Card|Bank transfer|Wallet|Mobile money|Crypto|Cash;Currencies;Lowest amount:money;Highest amount:money;Fee:percent#0-15;Logo:image;Enabled:boolean
- Card Europe | kind=Card; currencies=EUR, GBP; lowest_amount=1; highest_amount=5000; fee=1.4
- Instant transfer | kind=Bank transfer; currencies=EUR; lowest_amount=1; highest_amount=20000; fee=0.6
- Phone wallet | kind=Wallet; currencies=EUR, USD; lowest_amount=0.5; highest_amount=1500; fee=1.1
- Stablecoin | kind=Crypto; currencies=USD; lowest_amount=10; highest_amount=50000; fee=0.8
record transaction|payment transaction|charge: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Method->@payment method|payment channel~Card Europe|Instant transfer;Amount:money!;Currency=EUR|USD|GBP;Fee:money;Payer email:email;Order number;Created on:date;~Status=Pending|Authorized|Captured|Failed|Refunded
- tx_80117 | merchant=Bluebell Florist; method=Card Europe; amount=54; currency=EUR; fee=1.01; order_number=BF-301; status=Captured
- tx_80118 | merchant=Metro Cinema; method=Instant transfer; amount=23.5; currency=EUR; fee=0.34; order_number=MC-77; status=Pending
- tx_80119 | merchant=Pine Street Hostel; method=Phone wallet; amount=142; currency=GBP; fee=1.81; order_number=PS-1190; status=Authorized
- tx_80120 | merchant=Gadget Corner; method=Card Europe; amount=899; currency=EUR; fee=12.89; order_number=GC-4410; status=Failed
record refund: Reference!;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Amount:money;Reason=Customer wish|Duplicate|Fraud|Not delivered;Asked on:date;Asked by;~Status=Waiting|Done|Failed
- re_301 | transaction=tx_80117; amount=54; reason=Not delivered; status=Done
- re_302 | transaction=tx_80118; amount=23.5; reason=Duplicate; status=Waiting
- re_303 | transaction=tx_80119; amount=71; reason=Customer wish; asked_by=Front desk; status=Done
- re_304 | transaction=tx_80120; amount=899; reason=Fraud; asked_by=Risk team; status=Failed
item payment link|pay page|invoice link: Title!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Amount:money;Currency=EUR|USD|GBP;Description:long;Expires on:date;Uses allowed:number#1-10000;Link:url;~Status=Open|Paid|Expired
- Wedding bouquet deposit | merchant=Bluebell Florist; amount=120; currency=EUR; uses_allowed=1; status=Open
- Private screening | merchant=Metro Cinema; amount=340; currency=EUR; uses_allowed=1; status=Paid
- Dorm bed, three nights | merchant=Pine Street Hostel; amount=96; currency=GBP; uses_allowed=1; status=Expired
- Gift hamper autumn | merchant=Bluebell Florist; amount=45; currency=EUR; uses_allowed=200; status=Open
record settlement|merchant payout|payout|withdrawal: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Period;Gross:money;Fees:money;Refunds:money;Net amount:money;Sent on:date;~Status=Prepared|Sent|Arrived|Failed
- st_0912 | merchant=Bluebell Florist; period=1 to 7 September; gross=1820; fees=31.4; refunds=54; net_amount=1734.6; status=Arrived
- st_0913 | merchant=Metro Cinema; period=1 to 7 September; gross=5210; fees=102; refunds=0; net_amount=5108; status=Sent
- st_0914 | merchant=Pine Street Hostel; period=1 to 7 September; gross=2460; fees=44.1; refunds=71; net_amount=2344.9; status=Prepared
- st_0915 | merchant=Gadget Corner; period=1 to 7 September; gross=980; fees=25.9; refunds=0; net_amount=954.1; status=Failed
! record status callback|transaction event|status history: Title!;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Event=Created|Authorized|Captured|Declined|Refunded|Disputed;Code;Happened on:date;Happened at:time;Detail:long
- tx_80117 captured | transaction=tx_80117; event=Captured; code=00
- tx_80118 created | transaction=tx_80118; event=Created
- tx_80119 authorized | transaction=tx_80119; event=Authorized; code=00; detail=Hold for three days
- tx_80120 declined | transaction=tx_80120; event=Declined; code=51; detail=Insufficient funds
! record webhook delivery|callback log [webhook\\w*|callback\\w*|api|developer\\w*|integrat\\w*]: Reference!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Transaction->@transaction|payment transaction~tx_80117|tx_80118;Address:url;Response code:number#100-599;Attempt:number#1-20;Sent on:date;~Status=Delivered|Retrying|Failed
- wh_901 | merchant=Bluebell Florist; transaction=tx_80117; response_code=200; attempt=1; status=Delivered
- wh_902 | merchant=Metro Cinema; transaction=tx_80118; response_code=503; attempt=2; status=Retrying
- wh_903 | merchant=Pine Street Hostel; transaction=tx_80119; response_code=200; attempt=3; status=Delivered
- wh_904 | merchant=Gadget Corner; transaction=tx_80120; response_code=404; attempt=8; status=Failed
! item api key [api|developer\\w*|key\\w*|integrat\\w*|gateway]: Name!;Merchant->@merchant|merchant account~Bluebell Florist|Metro Cinema;Mode=Test|Live;Public key;Created on:date;Last used on:date;~Status=Active|Revoked
- Web shop live | merchant=Bluebell Florist; mode=Live; public_key=pk_live_77aa; status=Active
- Ticket desk test | merchant=Metro Cinema; mode=Test; public_key=pk_test_31bd; status=Active
- Hostel booking page | merchant=Pine Street Hostel; mode=Live; public_key=pk_live_90fe; status=Active
- Old shop plugin | merchant=Gadget Corner; mode=Live; public_key=pk_live_04c2; status=Revoked
+ invoice: Payment link->@payment link|pay page;Transaction->@transaction|payment transaction
# crowdfunding|backer|fundraising campaign|crowdfund|reward tier|kickstarter|crowdfunded
item campaign|crowdfunding project|fundraiser: Title!;Creator;Category->@category|campaign category~Games|Community;Goal:money;~Raised:money;~Backers:number#0-1000000;Model=All or nothing|Keep what you raise|Donation;Starts on:date;Ends on:date;Place;Story:long;Photo:image;~Status=Draft|In review|Live|Funded|Failed
- Lighthouse card game | category=Games; goal=12000; raised=9340; backers=214; model=All or nothing; place=Brennick; status=Live
- Roof for the village hall | category=Community; goal=30000; raised=31250; backers=402; model=Keep what you raise; place=Tamsel; status=Funded
- Debut album of a brass trio | category=Music; goal=6000; raised=2110; backers=58; model=All or nothing; place=Lindhaven; status=Failed
- Repair cafe on wheels | category=Environment; goal=18000; raised=0; backers=0; model=Donation; place=Orsel; status=In review
item category|campaign category: Name!;Icon:image;Position:number#1-50;Description:long
- Games | position=1
- Community | position=2
- Music | position=3
- Environment | position=4
item reward|reward tier|perk: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Pledge from:money;Limit:number#1-100000;~Taken:number#0-100000;Delivery month;Ships to=Worldwide|Europe|Own country|Nothing to ship;Contents:long
- Signed copy | campaign=Lighthouse card game; pledge_from=35; limit=200; taken=121; delivery_month=March; ships_to=Worldwide; contents=Game and art print
- Name on a slate | campaign=Roof for the village hall; pledge_from=50; limit=300; taken=288; delivery_month=June; ships_to=Nothing to ship; contents=Name engraved on a slate
- Vinyl with handwritten note | campaign=Debut album of a brass trio; pledge_from=28; limit=500; taken=41; delivery_month=September; ships_to=Europe; contents=Double vinyl
- Repair evening for your street | campaign=Repair cafe on wheels; pledge_from=250; limit=12; taken=0; delivery_month=May; ships_to=Own country; contents=Visit of the van for one evening
record pledge|contribution|backing|donation: Reference!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Reward->@reward|reward tier~Signed copy|Name on a slate;Backer;Amount:money!;Anonymous:boolean;Comment;Pledged on:date;~Status=Pledged|Charged|Failed|Refunded
- PL-881 | campaign=Lighthouse card game; reward=Signed copy; amount=35; comment=Cannot wait!; status=Pledged
- PL-882 | campaign=Roof for the village hall; reward=Name on a slate; amount=60; status=Charged
- PL-790 | campaign=Debut album of a brass trio; reward=Vinyl with handwritten note; amount=28; comment=Good luck!; status=Refunded
- PL-791 | campaign=Debut album of a brass trio; reward=Vinyl with handwritten note; amount=40; status=Failed
record campaign update|project update|progress update: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Text:long;Photo:image;Published on:date;Backers only:boolean
- First proofs are here | campaign=Lighthouse card game; text=The cards came back from the printer.
- Scaffolding is up | campaign=Roof for the village hall; text=Work began on Monday.
- Last week to go | campaign=Debut album of a brass trio; text=We still need a third of the sum.
- Van found | campaign=Repair cafe on wheels; text=A used van with 90000 km is reserved.
record milestone|funding goal|stretch goal: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Amount:money;Planned use:long;Due on:date;~Status=Open|Reached|Spent
- Linen finish | campaign=Lighthouse card game; amount=15000; planned_use=Better cards for all.; status=Open
- Insulation | campaign=Roof for the village hall; amount=31000; planned_use=Wood fibre boards.; status=Reached
- Studio days | campaign=Debut album of a brass trio; amount=3500; planned_use=Five days of recording.; status=Open
- First slates bought | campaign=Roof for the village hall; amount=15000; planned_use=Slates and battens.; status=Spent
request payout|withdrawal|fund release: Reference!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Amount:money;Platform fee:money;Account;Purpose:long;Receipts:file
- FR-21 | campaign=Roof for the village hall; amount=15000; platform_fee=750; purpose=First bill of the roofer.
- FR-22 | campaign=Roof for the village hall; amount=9000; platform_fee=450; purpose=Slates.
- FR-23 | campaign=Lighthouse card game; amount=8000; platform_fee=400; purpose=Printing of 1000 games.
- FR-24 | campaign=Roof for the village hall; amount=6200; platform_fee=310; purpose=Scaffolding and insulation.
! record campaign review|approval step|status history: Title!;Campaign->@campaign|crowdfunding project|fundraiser~Lighthouse card game|Roof for the village hall;Decision=Submitted|Changes wanted|Approved|Rejected|Closed;Decided on:date;Decided by;Reason:long
- Card game approved | campaign=Lighthouse card game; decision=Approved
- Roof closed | campaign=Roof for the village hall; decision=Closed; reason=Goal reached.
- Album goal questioned | campaign=Debut album of a brass trio; decision=Changes wanted; decided_by=Review team; reason=Budget has no shipping costs.
- Van submitted | campaign=Repair cafe on wheels; decision=Submitted
+ comment: Campaign->@campaign|crowdfunding project|fundraiser;From the creator:boolean
+ payment: Pledge->@pledge|contribution|backing;Fee:money
# crypto exchange|trading pair|spot trading|cryptocurrency exchange|digital currency trading|exchange platform
item coin|currency|crypto asset|token: Name!;Symbol;Network~Bitcoin|Ethereum;Decimals:number#0-18;Smallest withdrawal:number#0-1000000;Withdrawal fee:number#0-1000000;Logo:image;~Price:money;~Change in 24 h:percent#-100-10000;~Status=Listed|Deposits stopped|Delisted
- Bitcoin | symbol=BTC; network=Bitcoin; decimals=8; smallest_withdrawal=0.001; withdrawal_fee=0.0002; price=61200; change_in_24_h=1.4; status=Listed
- Ether | symbol=ETH; network=Ethereum; decimals=18; smallest_withdrawal=0.01; withdrawal_fee=0.002; price=2940; change_in_24_h=-0.6; status=Listed
- Dollar Token | symbol=USDK; network=Tron; decimals=6; smallest_withdrawal=10; withdrawal_fee=1; price=1; change_in_24_h=0; status=Listed
- Oldcoin | symbol=OLD; network=Own chain; decimals=8; smallest_withdrawal=100; withdrawal_fee=5; price=0.02; change_in_24_h=-31; status=Delisted
item trading pair|market|pair: Symbol!;Base coin->@coin|currency~Bitcoin|Ether;Quote currency=USDT|USD|EUR|BTC;Price step:number#0-1000;Smallest order:number#0-1000000;Maker fee:percent#0-5;Taker fee:percent#0-5;~Last price:money;~Volume in 24 h:money;~Status=Open|Halted|Soon
- BTC/USDT | base_coin=Bitcoin; quote_currency=USDT; price_step=0.01; smallest_order=0.0001; maker_fee=0.1; taker_fee=0.15; last_price=61200; volume_in_24_h=18400000; status=Open
- ETH/EUR | base_coin=Ether; quote_currency=EUR; price_step=0.01; smallest_order=0.001; maker_fee=0.1; taker_fee=0.15; last_price=2710; volume_in_24_h=3100000; status=Open
- ETH/BTC | base_coin=Ether; quote_currency=BTC; price_step=0.00001; smallest_order=0.01; maker_fee=0.08; taker_fee=0.12; last_price=0.048; volume_in_24_h=940000; status=Halted
- USDK/USD | base_coin=Dollar Token; quote_currency=USD; price_step=0.0001; smallest_order=5; maker_fee=0; taker_fee=0.02; last_price=1; volume_in_24_h=0; status=Soon
record trade order|buy order|sell order|limit order|market order: Number!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Trader;Side=Buy|Sell;Type=Limit|Market|Stop limit;Price:money;Stop price:money;Quantity:number#0-1000000000!;Placed on:date;~Filled:number#0-1000000000;~Average price:money;~Status=Open|Partly filled|Filled|Cancelled|Rejected
- TO-80011 | pair=BTC/USDT; side=Buy; type=Limit; price=60900; quantity=0.05; filled=0; status=Open
- TO-80012 | pair=ETH/EUR; side=Sell; type=Market; quantity=1.2; filled=1.2; average_price=2709.4; status=Filled
- TO-80013 | pair=ETH/BTC; side=Sell; type=Stop limit; price=0.0462; stop_price=0.0465; quantity=3; filled=0; status=Cancelled
- TO-80014 | pair=BTC/USDT; side=Buy; type=Limit; price=61100; quantity=0.2; filled=0.12; average_price=61090; status=Partly filled
record wallet|coin balance|account balance: Title!;Owner;Coin->@coin|currency~Bitcoin|Ether;Address;~Available:number#0-1000000000;~Frozen:number#0-1000000000;~Value:money;Created on:date
- Bitcoin of Mats | coin=Bitcoin; available=0.31; frozen=0.05; value=22032
- Ether of Mats | coin=Ether; available=2.4; frozen=0; value=7056
- Dollar Token of Ioana | owner=Ioana Marin; coin=Dollar Token; available=812; frozen=0; value=812
- Bitcoin of Ioana | owner=Ioana Marin; coin=Bitcoin; available=0; frozen=0.02; value=1224
record deposit|coin deposit|incoming transfer: Reference!;Coin->@coin|currency~Bitcoin|Ether;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Amount:number#0-1000000000!;Transaction hash;From address;Received on:date;Confirmations:number#0-10000;~Status=Pending|Confirmed|Credited|Rejected
- DP-301 | coin=Bitcoin; wallet=Bitcoin of Mats; amount=0.2; confirmations=6; status=Credited
- DP-302 | coin=Ether; wallet=Ether of Mats; amount=1; confirmations=4; status=Pending
- DP-303 | coin=Dollar Token; wallet=Dollar Token of Ioana; amount=500; confirmations=20; status=Confirmed
- DP-304 | coin=Bitcoin; wallet=Bitcoin of Ioana; amount=0.00001; confirmations=1; status=Rejected
request withdrawal|coin withdrawal|payout: Reference!;Coin->@coin|currency~Bitcoin|Ether;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Amount:number#0-1000000000!;Fee:number#0-1000000;To address;Network;Transaction hash;Reviewed by
- WD-201 | coin=Bitcoin; wallet=Bitcoin of Mats; amount=0.04; fee=0.0002; network=Bitcoin
- WD-202 | coin=Ether; wallet=Ether of Mats; amount=0.5; fee=0.002; network=Ethereum
- WD-203 | coin=Dollar Token; wallet=Dollar Token of Ioana; amount=200; fee=1; network=Tron; reviewed_by=Desk A
- WD-204 | coin=Bitcoin; wallet=Bitcoin of Ioana; amount=0.015; fee=0.0002; network=Bitcoin
request identity check|kyc application|kyc|verification: Full name!;Birth date:date;Country;Document=Passport|Identity card|Driving licence;Document number;Front photo:image;Selfie:image;Level=Basic|Advanced
- Mats Ekdahl | country=Sweden; document=Passport; level=Advanced
- Ioana Marin | country=Romania; document=Identity card; level=Basic
- Kofi Asante | country=Ghana; document=Driving licence; level=Basic
- Lucie Marchal | country=France; document=Passport; level=Advanced
! record trade|executed trade|fill: Reference!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Order->@trade order|buy order|sell order~TO-80011|TO-80012;Side=Buy|Sell;Price:money;Quantity:number#0-1000000000;Fee:number#0-1000000;Role=Maker|Taker;Done on:date;Done at:time
- TR-9901 | pair=ETH/EUR; order=TO-80012; side=Sell; price=2709.8; quantity=0.7; fee=2.84; role=Taker
- TR-9902 | pair=ETH/EUR; order=TO-80012; side=Sell; price=2708.9; quantity=0.5; fee=2.03; role=Taker
- TR-9903 | pair=BTC/USDT; order=TO-80014; side=Buy; price=61090; quantity=0.12; fee=7.33; role=Maker
- TR-9904 | pair=BTC/USDT; order=TO-80011; side=Buy; price=60900; quantity=0.01; fee=0.61; role=Maker
! record price candle|price history|kline: Title!;Pair->@trading pair|market~BTC/USDT|ETH/EUR;Period=1 minute|15 minutes|1 hour|1 day;Opened at:time;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000
- BTC/USDT Monday | pair=BTC/USDT; period=1 day; open=60350; high=61890; low=60110; close=61200; volume=302
- ETH/EUR Monday | pair=ETH/EUR; period=1 day; open=2726; high=2751; low=2690; close=2710; volume=1140
- ETH/BTC 09:15 | pair=ETH/BTC; period=15 minutes; open=0.0479; high=0.0481; low=0.0478; close=0.048; volume=62
- BTC/USDT 10:00 | pair=BTC/USDT; period=1 hour; open=61010; high=61240; low=60980; close=61200; volume=14
! record balance change|ledger entry|asset record: Title!;Wallet->@wallet|coin balance~Bitcoin of Mats|Ether of Mats;Kind=Deposit|Withdrawal|Trade|Fee|Freeze|Release|Bonus;Amount:number;Balance after:number#0-1000000000;Booked on:date;Reference
- Frozen for TO-80011 | wallet=Bitcoin of Mats; kind=Freeze; amount=-0.05; balance_after=0.31; reference=TO-80011
- Deposit DP-301 | wallet=Bitcoin of Mats; kind=Deposit; amount=0.2; balance_after=0.36; reference=DP-301
- Fee of TR-9903 | wallet=Bitcoin of Mats; kind=Fee; amount=-0.0001; balance_after=0.4299; reference=TR-9903
- Welcome bonus Ioana | wallet=Dollar Token of Ioana; kind=Bonus; amount=10; balance_after=812; reference=Sign-up
+ user: Verified:boolean;Two-factor:boolean;Invite code;Fee level=Normal|VIP 1|VIP 2
# crypto portfolio|crypto wallet|bitcoin|cryptocurrency|crypto tracker|coin price|crypto investment
item cryptocurrency|crypto coin|token|crypto asset: Name!;Symbol;Network~Bitcoin|Ethereum;Category=Currency|Platform|Stablecoin|DeFi|Meme|Other;Market cap:money;Supply:number#0-1000000000000;Website:url;Logo:image;~Price:money;~Change in 24 h:percent#-100-10000
- Bitcoin | symbol=BTC; network=Bitcoin; category=Currency; supply=19700000; price=61200; change_in_24_h=1.4
- Ether | symbol=ETH; network=Ethereum; category=Platform; supply=120000000; price=2940; change_in_24_h=-0.6
- Dollar Token | symbol=USDK; network=Tron; category=Stablecoin; supply=900000000; price=1; change_in_24_h=0
- Orchard Swap | symbol=ORC; network=Ethereum; category=DeFi; supply=50000000; price=2.4; change_in_24_h=6.1
item wallet|crypto wallet|wallet address: Name!;Address;Network=Bitcoin|Ethereum|Solana|Tron|Other;Kind=Hot|Cold|Exchange|Watch only;Owner;Note;~Balance:number#0-1000000000;~Value:money
- Savings cold wallet | network=Bitcoin; kind=Cold; balance=0.8; value=48960
- Everyday wallet | network=Ethereum; kind=Hot; balance=1.5; value=4410
- Exchange account | network=Tron; kind=Exchange; balance=1500; value=1500
- Address of the club | network=Ethereum; kind=Watch only; note=Only to look at; balance=300; value=720
record holding|portfolio position|coin balance: Title!;Coin->@cryptocurrency|crypto coin~Bitcoin|Ether;Wallet->@wallet|crypto wallet~Savings cold wallet|Everyday wallet;Quantity:number#0-1000000000;Average cost:money;~Current value:money;~Profit:money;~Share:percent
- Bitcoin in savings | coin=Bitcoin; wallet=Savings cold wallet; quantity=0.8; average_cost=38000; current_value=48960; profit=18560; share=92
- Ether every day | coin=Ether; wallet=Everyday wallet; quantity=1.5; average_cost=2500; current_value=4410; profit=660; share=8
- Dollar Token reserve | coin=Dollar Token; wallet=Exchange account; quantity=1500; average_cost=1; current_value=1500; profit=0; share=66
- Orchard of the club | coin=Orchard Swap; wallet=Address of the club; quantity=300; average_cost=3.1; current_value=720; profit=-210; share=32
record transaction|crypto transaction|transfer: Reference!;Kind=Buy|Sell|Send|Receive|Swap|Stake|Fee;Coin->@cryptocurrency|crypto coin~Bitcoin|Ether;Wallet->@wallet|crypto wallet~Savings cold wallet|Everyday wallet;Quantity:number#0-1000000000!;Price:money;Fee:money;To address;Transaction hash;Done on:date;Note;~Status=Pending|Confirmed|Failed
- TX-401 | kind=Buy; coin=Bitcoin; wallet=Savings cold wallet; quantity=0.1; price=58000; fee=12; status=Confirmed
- TX-402 | kind=Send; coin=Ether; wallet=Everyday wallet; quantity=0.2; price=2950; fee=1.4; status=Pending
- TX-403 | kind=Swap; coin=Dollar Token; wallet=Exchange account; quantity=400; price=1; fee=0.8; status=Confirmed
- TX-404 | kind=Receive; coin=Orchard Swap; wallet=Address of the club; quantity=50; price=2.2; fee=0; note=Club fees; status=Failed
item staking plan|investment plan|mining plan|yield product: Name!;Coin->@cryptocurrency|crypto coin~Bitcoin|Ether;Yearly rate:percent#0-1000;Lock time:number(days)#0-3650;Lowest amount:number#0-1000000;Highest amount:number#0-1000000000;Payout=Daily|Weekly|At the end;~Status=Open|Full|Closed
- Ether 90 days | coin=Ether; yearly_rate=3.8; lock_time=90; lowest_amount=0.1; highest_amount=50; payout=Weekly; status=Open
- Bitcoin flexible | coin=Bitcoin; yearly_rate=0.9; lock_time=0; lowest_amount=0.001; highest_amount=5; payout=Daily; status=Open
- Dollar Token 30 days | coin=Dollar Token; yearly_rate=5.2; lock_time=30; lowest_amount=50; highest_amount=20000; payout=At the end; status=Full
- Orchard pool | coin=Orchard Swap; yearly_rate=18; lock_time=180; lowest_amount=10; highest_amount=5000; payout=Weekly; status=Closed
record stake|investment|plan subscription: Title!;Plan->@staking plan|investment plan~Ether 90 days|Bitcoin flexible;Owner;Amount:number#0-1000000000!;Starts on:date;Ends on:date;~Earned:number#0-1000000000;~Status=Running|Ended|Withdrawn early
- One Ether for 90 days | plan=Ether 90 days; amount=1; earned=0.004; status=Running
- Flexible 0.05 | plan=Bitcoin flexible; amount=0.05; earned=0.0001; status=Running
- Dollars until June | plan=Dollar Token 30 days; owner=Club treasurer; amount=800; earned=3.4; status=Ended
- Orchard broken off | plan=Orchard pool; owner=Club treasurer; amount=120; earned=0; status=Withdrawn early
! record price candle|price record|price history|price point: Title!;Coin->@cryptocurrency|crypto coin~Bitcoin|Ether;Price:money;Volume:money;Market cap:money;Recorded on:date;Recorded at:time;Change:percent#-100-10000
- Bitcoin Monday noon | coin=Bitcoin; price=61200; volume=24000000000; change=1.4
- Ether Monday noon | coin=Ether; price=2940; volume=11000000000; change=-0.6
- Dollar Token Monday noon | coin=Dollar Token; price=1; volume=310000000; market_cap=900000000; change=0
- Orchard Monday noon | coin=Orchard Swap; price=2.4; volume=4100000; market_cap=120000000; change=6.1
! item price alert|coin alert|alert: Name!;Coin->@cryptocurrency|crypto coin~Bitcoin|Ether;Condition=Above|Below|Rises by|Falls by;Limit:number;Notify=Email|Push|Message;Owner;Active:boolean;~Last fired on:date
- Bitcoin over 65000 | coin=Bitcoin; condition=Above; limit=65000; notify=Push
- Ether falls 5 percent | coin=Ether; condition=Falls by; limit=5; notify=Email
- Dollar Token loses its peg | coin=Dollar Token; condition=Below; limit=0.98; notify=Message; owner=Club treasurer
- Orchard up 20 percent | coin=Orchard Swap; condition=Rises by; limit=20; notify=Push
! record earning|reward payout|interest record [stak\\w*|mining|invest\\w*|earn\\w*|yield|reward\\w*|interest]: Title!;Stake->@stake|investment~One Ether for 90 days|Flexible 0.05;Amount:number#0-1000000;Value:money;Paid on:date;~Status=Pending|Paid
- Week 2 of Ether 90 | stake=One Ether for 90 days; amount=0.0007; value=2.05; status=Paid
- Dollars final payout | stake=Dollars until June; amount=3.4; value=3.4; status=Paid
- Flexible on Tuesday | stake=Flexible 0.05; amount=0.000001; value=0.06; status=Pending
- Week 3 of Ether 90 | stake=One Ether for 90 days; amount=0.0008; value=2.35; status=Pending
+ user: Home currency=USD|EUR|GBP;Two-factor:boolean;Referral code
# stock quote|stock market|stock price|stock exchange|stock portfolio|ticker|stock trading
item stock|share|security|company: Name!;Ticker;Exchange~Vienna|New York;Sector->@sector|industry~Energy|Software;Currency=USD|EUR|GBP|CHF;Price earnings ratio:number#-1000-10000;Dividend yield:percent;Market value:money;About:long;~Last price:money;~Day change:percent#-100-1000
- Danube Hydro | ticker=DHY; exchange=Vienna; sector=Energy; currency=EUR; price_earnings_ratio=14.2; dividend_yield=3.6; last_price=48.2; day_change=0.8
- Quillsoft | ticker=QLS; exchange=New York; sector=Software; currency=USD; price_earnings_ratio=31; dividend_yield=0; last_price=112.4; day_change=-1.3
- Matterhorn Foods | ticker=MTF; exchange=Zurich; sector=Consumer goods; currency=CHF; price_earnings_ratio=19; dividend_yield=2.8; last_price=77.4; day_change=0.2
- Tyne Biotech | ticker=TYB; exchange=London; sector=Health care; currency=GBP; price_earnings_ratio=-12; dividend_yield=0; last_price=3.15; day_change=7.4
item sector|industry: Name!;Description:long;Index name;~Day change:percent#-100-1000
- Energy | index_name=Energy 30; day_change=0.4
- Software | index_name=Software 50; day_change=-0.9
- Consumer goods | index_name=Consumer 40; day_change=0.1
- Health care | index_name=Health 25; day_change=1.7
record stock quote|quote|price record|daily price: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-100000000000;~Change:percent#-100-1000
- DHY Monday | stock=Danube Hydro; open=47.9; high=48.6; low=47.7; close=48.2; volume=210400; change=0.8
- QLS Monday | stock=Quillsoft; open=114; high=114.2; low=111.8; close=112.4; volume=1800200; change=-1.3
- MTF Monday | stock=Matterhorn Foods; open=77.2; high=77.9; low=77; close=77.4; volume=96500; change=0.2
- TYB Monday | stock=Tyne Biotech; open=2.95; high=3.22; low=2.94; close=3.15; volume=2410000; change=7.4
item portfolio|depot: Name!;Owner;Goal=Growth|Income|Retirement|Trial;Currency=USD|EUR|GBP|CHF;Opened on:date;Cash:money;~Value:money;~Return:percent#-100-10000
- Retirement depot | goal=Retirement; currency=EUR; cash=1200; value=41800; return=22
- Practice money | goal=Trial; currency=USD; cash=6400; value=9950; return=-1
- Growth for Mila | owner=Mila Haug; goal=Growth; currency=GBP; cash=310; value=5620; return=41
- Dividends for the flat | owner=Mila Haug; goal=Income; currency=CHF; cash=2400; value=18900; return=9
record position|holding: Title!;Portfolio->@portfolio|depot~Retirement depot|Practice money;Stock->@stock|share~Danube Hydro|Quillsoft;Quantity:number#0-100000000;Average cost:money;~Value:money;~Profit:money
- Hydro in retirement | portfolio=Retirement depot; stock=Danube Hydro; quantity=200; average_cost=39.5; value=9640; profit=1740
- Quillsoft practice | portfolio=Practice money; stock=Quillsoft; quantity=30; average_cost=118; value=3372; profit=-168
- Tyne for Mila | portfolio=Growth for Mila; stock=Tyne Biotech; quantity=1500; average_cost=2.1; value=4725; profit=1575
- Foods for dividends | portfolio=Dividends for the flat; stock=Matterhorn Foods; quantity=210; average_cost=71; value=16254; profit=1344
record trade|stock order|transaction: Reference!;Portfolio->@portfolio|depot~Retirement depot|Practice money;Stock->@stock|share~Danube Hydro|Quillsoft;Side=Buy|Sell;Type=Market|Limit|Stop;Quantity:number#1-100000000;Price:money;Fee:money;Traded on:date;~Status=Open|Filled|Cancelled|Rejected
- T-2101 | portfolio=Retirement depot; stock=Danube Hydro; side=Buy; type=Limit; quantity=50; price=47; fee=4.9; status=Open
- T-2102 | portfolio=Practice money; stock=Quillsoft; side=Buy; type=Market; quantity=30; price=118; fee=1; status=Filled
- T-2103 | portfolio=Growth for Mila; stock=Tyne Biotech; side=Sell; type=Stop; quantity=500; price=2.6; fee=3; status=Cancelled
- T-2104 | portfolio=Dividends for the flat; stock=Matterhorn Foods; side=Buy; type=Limit; quantity=10; price=60; fee=0; status=Rejected
item market news|stock news|analysis: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Source;Text:long;Published on:date;Mood=Positive|Neutral|Negative;Recommendation=Buy|Hold|Sell|None;Price target:money
- Hydro raises its forecast | stock=Danube Hydro; mood=Positive; recommendation=Buy; price_target=54
- Quillsoft loses a big client | stock=Quillsoft; mood=Negative; recommendation=Hold; price_target=115
- Trial of Tyne drug passes phase two | stock=Tyne Biotech; source=Pharma Wire; mood=Positive; recommendation=None; price_target=4.2
- Cocoa price weighs on Matterhorn | stock=Matterhorn Foods; source=Alpine Ledger; mood=Neutral; recommendation=Sell; price_target=70
! item watched share|watchlist entry|watched stock|watchlist: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Owner;List name;Price when added:money;Note;Position:number#1-1000
- Hydro to buy below 46 | stock=Danube Hydro; list_name=Energy; price_when_added=47.9
- Quillsoft watch | stock=Quillsoft; list_name=Tech; price_when_added=118
- Foods after cocoa shock | stock=Matterhorn Foods; owner=Mila Haug; list_name=Dividends; price_when_added=74.1; note=Buy below 72
- Tyne before phase three | stock=Tyne Biotech; owner=Mila Haug; list_name=Risky; price_when_added=2.4
! item price trigger|price alert|alert: Name!;Stock->@stock|share~Danube Hydro|Quillsoft;Condition=Above|Below|Changed by;Limit:number;Notify=Email|Push;Active:boolean;~Last fired on:date
- Hydro under 46 | stock=Danube Hydro; condition=Below; limit=46; notify=Push
- Quillsoft moves 5 percent | stock=Quillsoft; condition=Changed by; limit=5; notify=Email
- Tyne over 4 | stock=Tyne Biotech; condition=Above; limit=4; notify=Push
- Foods under 72 | stock=Matterhorn Foods; condition=Below; limit=72; notify=Email
! record dividend|dividend payment [dividend\\w*|income|portfolio|distribut\\w*]: Title!;Stock->@stock|share~Danube Hydro|Quillsoft;Amount per share:money;Ex-date:date;Paid on:date;Quantity:number#0-100000000;Tax:money;~Total:money
- Hydro spring dividend | stock=Danube Hydro; amount_per_share=0.9; quantity=200; tax=49.5; total=180
- Hydro autumn dividend | stock=Danube Hydro; amount_per_share=0.85; quantity=200; tax=46.8; total=170
- Foods yearly dividend | stock=Matterhorn Foods; amount_per_share=2.15; quantity=210; tax=158; total=451.5
- Foods special dividend | stock=Matterhorn Foods; amount_per_share=0.5; quantity=210; tax=36.75; total=105
+ comment: Stock->@stock|share;Opinion=Rising|Falling|Neutral
# nft|digital collectible|nft marketplace|blind box|nft collection|crypto art
item nft|token|digital collectible|collectible: Name!;Token id;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Artist->@artist|creator~Lio Maren|Studio Falter;Rarity=Common|Rare|Epic|Legendary;Edition:number#1-1000000;Editions in all:number#1-1000000;Price:money;Royalty:percent#0-50;Picture:image;Traits:long;~Owner;~Status=Draft|Minted|On sale|In auction|Sold
- Paper Whale 12 | token_id=12; collection=Paper Whales; artist=Lio Maren; rarity=Rare; edition=1; editions_in_all=1; price=120; royalty=7; traits=Blue, folded fin; status=On sale
- Clockwork Wren 3 of 50 | token_id=1003; collection=Clockwork Birds; artist=Studio Falter; rarity=Common; edition=3; editions_in_all=50; price=25; royalty=5; status=Sold
- Meadow Loop 7 | token_id=7; collection=Meadow Loops; artist=Ara Sunde; rarity=Legendary; edition=1; editions_in_all=1; price=900; royalty=10; traits=Dawn, 40 seconds; status=In auction
- Brick City 441 | token_id=441; collection=Brick City; artist=Jun Okada; rarity=Epic; edition=1; editions_in_all=10; price=60; royalty=2; status=Draft
item nft collection|collection|series: Name!;Artist->@artist|creator~Lio Maren|Studio Falter;Blockchain=Ethereum|Polygon|Solana|Own chain|Other;Contract address;Items:number#1-1000000;Released on:date;Cover:image;Story:long;~Floor price:money;~Volume:money;~Status=Planned|Released|Sold out
- Paper Whales | artist=Lio Maren; blockchain=Ethereum; items=100; story=A hundred folded whales.; floor_price=90; volume=14200; status=Released
- Clockwork Birds | artist=Studio Falter; blockchain=Polygon; items=2000; floor_price=18; volume=31800; status=Sold out
- Meadow Loops | artist=Ara Sunde; blockchain=Solana; items=12; story=Twelve looped meadows with sound.; floor_price=400; volume=5200; status=Released
- Brick City | artist=Jun Okada; blockchain=Own chain; items=1000; floor_price=0; volume=0; status=Planned
person artist|creator: Name!;Wallet address;Bio:long;Portrait:image;Website:url;Royalty:percent#0-50;~Sales:money;~Verified:boolean
- Lio Maren | bio=Folds animals from maps.; royalty=7; sales=14200
- Studio Falter | bio=Three animators from Graz.; royalty=5; sales=31800
- Ara Sunde | bio=Films grass and adds sound.; royalty=10; sales=5200
- Jun Okada | bio=Builds towns from toy bricks.; royalty=2; sales=0
event drop|release|mint sale|launch: Title!;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Starts on:date;Starts at:time;Ends on:date;Price:money;Pieces:number#1-1000000;Limit per person:number#1-1000;Allow list only:boolean;~Minted:number#0-1000000;~Status=Planned|Open|Sold out|Ended
- Whales second wave | collection=Paper Whales; price=95; pieces=40; limit_per_person=2; minted=31; status=Open
- Birds opening | collection=Clockwork Birds; price=15; pieces=500; limit_per_person=5; minted=500; status=Sold out
- Loops at midsummer | collection=Meadow Loops; price=400; pieces=12; limit_per_person=1; minted=9; status=Ended
- Brick presale | collection=Brick City; price=45; pieces=200; limit_per_person=3; minted=0; status=Planned
record bid|offer|price offer: Reference!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Bidder;Amount:money!;Currency=ETH|USDT|USD|EUR;Placed on:date;Valid until:date;~Status=Open|Outbid|Accepted|Declined|Expired
- B-801 | item=Paper Whale 12; amount=105; currency=USD; status=Open
- B-802 | item=Clockwork Wren 3 of 50; amount=24; currency=USD; status=Accepted
- B-803 | item=Meadow Loop 7; amount=780; currency=EUR; status=Outbid
- B-804 | item=Meadow Loop 7; amount=0.3; currency=ETH; status=Expired
record wallet|connected wallet: Address!;Owner;Network=Ethereum|Polygon|Solana|Other;Label;Connected on:date;~Balance:number#0-1000000000;~Items:number#0-1000000
- 0x71b9-a44c | network=Ethereum; label=Main; balance=0.8; items=14
- 0x09d2-ff10 | network=Polygon; label=Games; balance=41; items=60
- 5Gx2-mead-sol | owner=Tilda Frey; network=Solana; label=Films; balance=6.2; items=3
- oc1-7741-bb | owner=Jun Okada; network=Other; label=Builder; balance=120; items=0
! record ownership transfer|sale|transfer|transaction: Reference!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Kind=Mint|Sale|Gift|Auction|Burn;From wallet->@wallet|connected wallet~0x71b9-a44c|0x09d2-ff10;To wallet->@wallet|connected wallet~0x71b9-a44c|0x09d2-ff10;Price:money;Royalty paid:money;Transaction hash;Happened on:date
- TX-1101 | item=Clockwork Wren 3 of 50; kind=Sale; from_wallet=0x09d2-ff10; to_wallet=0x71b9-a44c; price=24; royalty_paid=1.2
- TX-1102 | item=Paper Whale 12; kind=Mint; to_wallet=0x71b9-a44c; price=0; royalty_paid=0
- TX-1103 | item=Meadow Loop 7; kind=Gift; from_wallet=0x71b9-a44c; to_wallet=5Gx2-mead-sol; price=0; royalty_paid=0
- TX-1104 | item=Brick City 441; kind=Burn; from_wallet=oc1-7741-bb; price=0; royalty_paid=0
! record price candle|price record|price history: Title!;Item->@nft|token~Paper Whale 12|Clockwork Wren 3 of 50;Old price:money;New price:money;Currency=ETH|USDT|USD|EUR;Changed on:date;Changed by
- Whale raised | item=Paper Whale 12; old_price=95; new_price=120; currency=USD
- Wren lowered | item=Clockwork Wren 3 of 50; old_price=30; new_price=25; currency=USD
- Loop start price | item=Meadow Loop 7; old_price=650; new_price=900; currency=EUR; changed_by=Ara Sunde
- Brick presale price | item=Brick City 441; old_price=70; new_price=60; currency=USDT; changed_by=Jun Okada
! item blind box|mystery box|card pack [blind|mystery|pack\\w*|box\\w*|draw\\w*]: Name!;Collection->@nft collection|collection~Paper Whales|Clockwork Birds;Price:money;Boxes:number#1-1000000;Chances:long;Opens on:date;~Sold:number#0-1000000
- Bird box | collection=Clockwork Birds; price=20; boxes=200; chances=Common 80, rare 18, epic 2; sold=144
- Folded surprise | collection=Paper Whales; price=80; boxes=20; chances=Rare 90, epic 10; sold=20
- Four bricks | collection=Brick City; price=50; boxes=250; chances=Common 70, epic 30; sold=0
- Sound of a meadow | collection=Meadow Loops; price=300; boxes=5; chances=Legendary 100; sold=2
+ order: Item->@nft|token;Wallet->@wallet|connected wallet;Network fee:money;~Status=New|Paid|Transferred|Failed
+ favorite: Item->@nft|token
# financial real-time alert|financial alert|real-time alert|market alert|stock alert|price alert|financial monitoring|market monitoring|alert for financial
item market instrument|instrument|security|stock|financial product|financial information|financial data: Name!;Symbol~GLBX;Market->@trading venue|market~Frankfurt;Kind=Share|Bond|Fund|Currency|Commodity|Index;Currency=USD|EUR|GBP|CNY;Last price:number#0-10000000;Change today:percent#-100-1000;Volume:number#0-1000000000000;Updated at:time;~Status=Trading|Paused|Delisted
- Globex Steel | symbol=GLBX; market=Frankfurt; kind=Share; currency=EUR; last_price=41.2; change_today=2.4; volume=182000; status=Trading
- Northwind Energy | symbol=NWIN; market=Frankfurt; kind=Share; currency=EUR; last_price=18.9; change_today=-3.1; volume=940000; status=Trading
- Euro / Dollar | symbol=EURUSD; market=Currency desk; kind=Currency; currency=USD; last_price=1.084; change_today=0.2; status=Trading
- Copper, three months | symbol=HGC; market=Metal exchange; kind=Commodity; currency=USD; last_price=9420; change_today=1.1; status=Paused
item trading venue|market|exchange: Name!;Code~XFRA;Country;Opens at:time;Closes at:time;Time zone~Europe/Berlin;Delay of prices:number(min)#0-60
- Frankfurt | code=XFRA; country=Germany; time_zone=Europe/Berlin; delay_of_prices=0
- New York | code=XNYS; country=United States; time_zone=America/New_York; delay_of_prices=15
- Currency desk | code=FX; country=United Kingdom; time_zone=Europe/London; delay_of_prices=0
- Metal exchange | code=XLME; country=United Kingdom; time_zone=Europe/London; delay_of_prices=15
! record price tick|historical data|historical price|quote|market data|price record: Title!;Instrument->@market instrument|instrument~Globex Steel;Day:date!;Time:time;Open:number#0-10000000;High:number#0-10000000;Low:number#0-10000000;Close:number#0-10000000!;Volume:number#0-1000000000000;Change:percent#-100-1000
- Globex Monday | instrument=Globex Steel; open=40.1; high=41.4; low=39.9; close=41.2; volume=182000; change=2.4
- Northwind Monday | instrument=Northwind Energy; open=19.4; high=19.6; low=18.7; close=18.9; volume=940000; change=-3.1
- Euro Monday | instrument=Euro / Dollar; open=1.082; high=1.086; low=1.081; close=1.084; change=0.2
- Copper Monday | instrument=Copper, three months; open=9310; high=9450; low=9300; close=9420; change=1.1
! item alert trigger|alert rule|alert condition|alert setting|warning rule: Name!;Member~Nora Falk|Idris Bell;Instrument->@market instrument|instrument~Northwind Energy;Watches=Price|Change today|Volume|News;Condition=Above|Below|Rises by|Falls by;Limit:number#-1000000-1000000000;Sent by=Push|Email|SMS;Pause after:number(min)#0-1440;Active:boolean;~Last fired on:date
- Northwind falls | member=Nora Falk; instrument=Northwind Energy; watches=Change today; condition=Falls by; limit=3; sent_by=Push; pause_after=60
- Globex above 42 | member=Idris Bell; instrument=Globex Steel; watches=Price; condition=Above; limit=42; sent_by=Email; pause_after=120
- Euro below 1.07 | member=Nora Falk; instrument=Euro / Dollar; watches=Price; condition=Below; limit=1.07; sent_by=SMS; pause_after=30
- Copper volume | member=Idris Bell; instrument=Copper, three months; watches=Volume; condition=Rises by; limit=50; sent_by=Email; pause_after=240
+ alert: Instrument->@market instrument|instrument~Northwind Energy;Trigger->@alert trigger|alert rule~Northwind falls;Value:number#0-10000000;Limit:number#-1000000-1000000000;Sent by=Push|Email|SMS;Seen:boolean
! item watched ticker|watchlist|watched instrument|followed instrument|focus list: Title!;Member~Nora Falk|Idris Bell;Instrument->@market instrument|instrument~Globex Steel;Position:number#1-1000;Bought at:number#0-10000000;Note;Added on:date
- Nora: Globex | member=Nora Falk; instrument=Globex Steel; position=1
- Nora: Northwind | member=Nora Falk; instrument=Northwind Energy; position=2; bought_at=21.4
- Idris: copper | member=Idris Bell; instrument=Copper, three months; position=1
- Idris: euro | member=Idris Bell; instrument=Euro / Dollar; position=2
item saved chart|chart|chart analysis|trend chart|financial trend: Title!;Instrument->@market instrument|instrument~Globex Steel;Kind=Line|Candles|Bars|Volume;Period=Day|Week|Month|Year|Five years;Average=None|20 days|50 days|200 days;Indicator=None|RSI|MACD|Bollinger;Owner~Nora Falk|Idris Bell;Note:long
- Globex year with average | instrument=Globex Steel; kind=Candles; period=Year; average=50 days; indicator=RSI; owner=Nora Falk
- Northwind month | instrument=Northwind Energy; kind=Line; period=Month; average=20 days; indicator=None; owner=Nora Falk
- Copper five years | instrument=Copper, three months; kind=Line; period=Five years; average=200 days; indicator=None; owner=Idris Bell
- Euro week | instrument=Euro / Dollar; kind=Candles; period=Week; average=None; indicator=MACD; owner=Idris Bell
person market member|member|subscriber: Name!;Level=Free|Plus|Professional;Email:email;Phone:phone;Alerts allowed:number#0-10000;Member until:date;~Alerts this month:number#0-100000;~Status=Active|Expired|Blocked
- Nora Falk | level=Plus; alerts_allowed=50; alerts_this_month=12; status=Active
- Idris Bell | level=Professional; alerts_allowed=500; alerts_this_month=41; status=Active
- Lena Forst | level=Free; alerts_allowed=3; alerts_this_month=3; status=Active
- Tom Ekberg | level=Plus; alerts_allowed=50; alerts_this_month=0; status=Expired
# proxy voting|esg and proxy|esg report|esg score|voting report|shareholder voting|stewardship report|sustainable investment
item investor|client|asset owner|fund holder: Name!;Kind=Pension fund|Insurer|Foundation|Private person;Country;Contact person~Greta Vos;Email:email;Assets:money;Policy:file;~Status=Active|Former
- Harbour Pension Fund | kind=Pension fund; country=Netherlands; contact_person=Greta Vos; assets=420000000; status=Active
- Alpine Insurance | kind=Insurer; country=Austria; contact_person=Milo Hart; assets=180000000; status=Active
- Green Meadow Foundation | kind=Foundation; country=Germany; contact_person=Ines Kolb; assets=24000000; status=Active
- Estate of A. Brandt | kind=Private person; country=Denmark; contact_person=Ayla Brandt; assets=3000000; status=Former
item investment|investor investment|holding|investment information|position: Title!;Investor->@investor|client~Harbour Pension Fund;Company->@issuer|portfolio company~Northwind Energy;Kind=Shares|Bond|Fund;Shares held:number#0-10000000000;Value:money;Share of portfolio:percent;Bought on:date;As of:date
- Northwind for Harbour | investor=Harbour Pension Fund; company=Northwind Energy; kind=Shares; shares_held=120000; value=2268000; share_of_portfolio=0.5
- Globex for Harbour | investor=Harbour Pension Fund; company=Globex Steel; kind=Shares; shares_held=80000; value=3296000; share_of_portfolio=0.8
- Clearwater for Alpine | investor=Alpine Insurance; company=Clearwater Utilities; kind=Bond; value=1500000; share_of_portfolio=0.8
- Northwind for Meadow | investor=Green Meadow Foundation; company=Northwind Energy; kind=Shares; shares_held=9000; value=170100; share_of_portfolio=0.7
! item issuer|portfolio company|invested company: Name!;Symbol;Sector=Energy|Industry|Utilities|Health|Technology|Finance;Country;General meeting on:date;Emissions:number(t CO2)#0-1000000000;Controversy=None|Minor|Serious;Website:url
- Northwind Energy | symbol=NWIN; sector=Energy; country=Denmark; emissions=82000; controversy=None
- Globex Steel | symbol=GLBX; sector=Industry; country=Germany; emissions=4100000; controversy=Minor
- Clearwater Utilities | symbol=CLW; sector=Utilities; country=Austria; emissions=310000; controversy=None
- Medarix | symbol=MEDA; sector=Health; country=Switzerland; emissions=21000; controversy=Serious
item voting standard|standard|esg standard|proxy voting standard|criterion|criteria|proxy voting criteria: Name!;Pillar=Environment|Social|Governance|Voting;Code~E-1;Weight:percent;Measure:long;Lowest score:number#0-100;Highest score:number#0-100;Source~Own policy;Active:boolean
- Carbon per sales | pillar=Environment; code=E-1; weight=25; measure=Tons per million of sales; lowest_score=0; highest_score=100; source=Own policy
- Safety at work | pillar=Social; code=S-2; weight=20; lowest_score=0; highest_score=100; source=Own policy
- Independent board | pillar=Governance; code=G-1; weight=30; lowest_score=0; highest_score=100; source=Governance code
- Votes cast | pillar=Voting; code=V-1; weight=25; lowest_score=0; highest_score=100; source=Own policy
record criteria score|score|esg score|rating|criteria rating|proxy voting criteria score: Title!;Investment->@investment|holding~Northwind for Harbour;Company->@issuer|portfolio company~Northwind Energy;Criterion->@voting standard|standard~Carbon per sales;Score:number#0-100!;Year:number#1990-2100;Scored by~Ana Duarte;Evidence:file;Comment:long
- Northwind carbon 2025 | investment=Northwind for Harbour; company=Northwind Energy; criterion=Carbon per sales; score=88; year=2025; scored_by=Ana Duarte
- Globex carbon 2025 | investment=Globex for Harbour; company=Globex Steel; criterion=Carbon per sales; score=31; year=2025; scored_by=Ana Duarte
- Globex board 2025 | investment=Globex for Harbour; company=Globex Steel; criterion=Independent board; score=64; year=2025; scored_by=Leo Quist
- Clearwater safety 2025 | company=Clearwater Utilities; criterion=Safety at work; score=79; year=2025; scored_by=Leo Quist
! record proxy ballot|proxy vote|vote|voting record|ballot: Title!;Company->@issuer|portfolio company~Globex Steel;Investor->@investor|client~Harbour Pension Fund;Meeting on:date;Resolution!;Proposed by=Management|Shareholders;Cast=For|Against|Abstain|Not voted;With management:boolean;Reason:long;Result=Passed|Failed
- Globex pay of the board | company=Globex Steel; investor=Harbour Pension Fund; resolution=Pay of the board; proposed_by=Management; cast=Against; reason=No link to safety goals; result=Passed
- Globex climate plan | company=Globex Steel; investor=Harbour Pension Fund; resolution=Publish a climate plan; proposed_by=Shareholders; cast=For; result=Failed
- Northwind auditor | company=Northwind Energy; investor=Harbour Pension Fund; resolution=Choice of auditor; proposed_by=Management; cast=For; result=Passed
- Northwind auditor, Meadow | company=Northwind Energy; investor=Green Meadow Foundation; resolution=Choice of auditor; proposed_by=Management; cast=Abstain; result=Passed
+ report: Investor->@investor|client~Harbour Pension Fund;Year:number#1990-2100;Template->@layout sheet|report template~Blue with charts;Average score:number#0-100;Votes cast:number#0-100000;Pages:number#0-1000;File:file
! item layout sheet|report template|pdf template: Name!;Page size=A4|Letter;Sections~Holdings, scores, votes;Logo:image;Colour;Charts:boolean;Version:number#1-100;~Used:number#0-100000
- Blue with charts | page_size=A4; sections=Holdings, scores, votes; colour=Blue; version=3; used=41
- Short letter | page_size=A4; sections=Summary, votes; colour=Black; version=1; used=12
- Board paper | page_size=Letter; sections=Scores, votes; colour=Green; version=2; used=6
- Full year book | page_size=A4; sections=Everything; colour=Blue; version=1; used=2
# p2p financial|p2p trading|peer-to-peer trading|otc trading|grabbing order|grab order|order grabbing|cryptocurrency trading platform|p2p crypto
item traded asset|trading product|crypto asset|digital currency: Name!;Symbol;Network~Tron|Ethereum;Pays in=USD|EUR|CNY|GBP;Present price:money;Change today:percent#-100-1000;Smallest amount:number#0-1000000;Largest amount:number#0-100000000;Fee:percent;Picture:image;~Status=Traded|Paused|Removed
- Tether | symbol=USDT; network=Tron; pays_in=USD; present_price=1; change_today=0; smallest_amount=20; largest_amount=50000; fee=0.1; status=Traded
- Bitcoin | symbol=BTC; network=Bitcoin; pays_in=USD; present_price=64200; change_today=1.8; smallest_amount=0.0005; largest_amount=5; fee=0.2; status=Traded
- Ether | symbol=ETH; network=Ethereum; pays_in=EUR; present_price=3100; change_today=-0.7; smallest_amount=0.01; largest_amount=80; fee=0.2; status=Traded
- Litecoin | symbol=LTC; network=Litecoin; pays_in=EUR; present_price=79; change_today=0.4; smallest_amount=0.1; largest_amount=2000; fee=0.3; status=Paused
+ order: Asset->@traded asset|trading product~Tether;Maker~Owen Pratt|Lina Cruz;Side=Buy|Sell;Price:money;Quantity:number#0-100000000;Smallest part:money;Payment way->@payout route|payment method~Bank transfer of Owen;Pay within:number(min)#5-1440;Grabbed by~Lina Cruz
! record matched deal|trade|grabbed order|grabbed deal|deal: Number!;Asset->@traded asset|trading product~Tether;Seller~Owen Pratt;Buyer~Lina Cruz;Quantity:number#0-100000000!;Price:money!;Total:money;Fee:money;Paid at:time;Released on:date;Proof of payment:image;~Status=Waiting for payment|Paid|Coins released|Disputed|Cancelled
- D-90112 | asset=Tether; seller=Owen Pratt; buyer=Lina Cruz; quantity=500; price=1.01; total=505; fee=0.5; status=Coins released
- D-90113 | asset=Bitcoin; seller=Gita Rao; buyer=Owen Pratt; quantity=0.02; price=64100; total=1282; fee=2.56; status=Paid
- D-90114 | asset=Ether; seller=Lina Cruz; buyer=Tom Ekberg; quantity=1.5; price=3090; total=4635; fee=9.27; status=Disputed
- D-90115 | asset=Tether; seller=Owen Pratt; buyer=Gita Rao; quantity=200; price=1.01; total=202; fee=0.2; status=Waiting for payment
record transaction record|transaction|fast transaction|cryptocurrency transaction|wallet movement: Reference!;Member~Owen Pratt|Lina Cruz;Deal->@matched deal|trade~D-90112;Asset->@traded asset|trading product~Tether;Kind=Bought|Sold|Deposit|Withdrawal|Fee;Quantity:number#0-100000000;Price:money;Transaction hash;Balance after:number#0-100000000;Booked on:date;Booked at:time;~Status=Pending|Confirmed|Failed
- T-77001 | member=Lina Cruz; deal=D-90112; asset=Tether; kind=Bought; quantity=500; price=1.01; balance_after=812; status=Confirmed
- T-77002 | member=Owen Pratt; deal=D-90112; asset=Tether; kind=Sold; quantity=500; price=1.01; balance_after=3200; status=Confirmed
- T-77003 | member=Tom Ekberg; asset=Ether; kind=Deposit; quantity=2; balance_after=2; status=Pending
- T-77004 | member=Gita Rao; asset=Bitcoin; kind=Withdrawal; quantity=0.1; balance_after=0.3; status=Failed
item coin purse|wallet|balance|asset account: Title!;Member~Owen Pratt|Lina Cruz;Asset->@traded asset|trading product~Tether;Address;Free:number#0-100000000;Locked in orders:number#0-100000000;~Status=Open|Frozen|Closed
- Owen, Tether | member=Owen Pratt; asset=Tether; free=3200; locked_in_orders=700; status=Open
- Lina, Tether | member=Lina Cruz; asset=Tether; free=812; locked_in_orders=0; status=Open
- Tom, Ether | member=Tom Ekberg; asset=Ether; free=0; locked_in_orders=2; status=Open
- Gita, Bitcoin | member=Gita Rao; asset=Bitcoin; free=0.3; locked_in_orders=0; status=Frozen
! item payout route|payment method|payment way|bank card: Name!;Member~Owen Pratt|Lina Cruz;Kind=Bank transfer|Card|Wallet|Cash in person;Bank;Account ending~4410;Holder;Default:boolean;~Status=Checked|Waiting|Refused
- Bank transfer of Owen | member=Owen Pratt; kind=Bank transfer; bank=Harbour Bank; account_ending=4410; holder=Owen Pratt; status=Checked
- Card of Lina | member=Lina Cruz; kind=Card; bank=Union Savings; account_ending=0921; holder=Lina Cruz; status=Checked
- Wallet of Tom | member=Tom Ekberg; kind=Wallet; account_ending=7750; holder=Tom Ekberg; status=Waiting
- Bank transfer of Gita | member=Gita Rao; kind=Bank transfer; bank=Alpine Bank; account_ending=1203; holder=Gita Rao; status=Checked
request deal dispute|dispute|appeal|complaint: Title!;Deal->@matched deal|trade~D-90114;Opened by~Tom Ekberg|Lina Cruz;Reason=Not paid|Not released|Wrong amount|Other;Details:long;Evidence:image;~Decision=Open|For buyer|For seller
- Ether not released | deal=D-90114; opened_by=Tom Ekberg; reason=Not released; details=Paid at noon, no coins.; decision=Open
- Wrong sum sent | deal=D-90113; opened_by=Gita Rao; reason=Wrong amount; decision=For seller
- No payment came | deal=D-90115; opened_by=Owen Pratt; reason=Not paid; decision=Open
- Name does not agree | deal=D-90112; opened_by=Owen Pratt; reason=Other; decision=For buyer
# high-risk payment|high risk payment|payment issue|payment problem|payment risk|payment fraud|chargeback|complex payment
record payment issue|payment problem|issue|payment case|complex payment issue {New|In analysis|Solution proposed|Solved|Closed}: Title!;Merchant->@risk merchant|merchant~Night Flight Tickets;Kind->@issue kind|issue type~Chargebacks|Declined cards;Amount at stake:money;Transactions concerned:number#0-1000000;First seen on:date;Severity=Low|Medium|High|Critical;Assigned to~Ana Duarte|Leo Quist;Description:long!;Evidence:file
- Many chargebacks in May | merchant=Night Flight Tickets; kind=Chargebacks; amount_at_stake=18400; transactions_concerned=61; severity=High; assigned_to=Ana Duarte; description=Buyers say they did not order.
- Cards from abroad declined | merchant=Vape Corner; kind=Declined cards; amount_at_stake=5200; transactions_concerned=140; severity=Medium; assigned_to=Leo Quist; description=Two banks refuse all charges.
- Payout held back | merchant=Dream Dating; kind=Held payouts; amount_at_stake=42000; transactions_concerned=1; severity=Critical; assigned_to=Ana Duarte; description=Acquirer keeps the week's payout.
- Same card, forty tries | merchant=Night Flight Tickets; kind=Card testing; amount_at_stake=40; transactions_concerned=40; severity=High; assigned_to=Leo Quist; description=One euro charges at night.
item risk merchant|merchant|business|client: Name!;Branch=Travel|Gaming|Dating|Supplements|Adult|Other;Website:url;Country;Volume a month:money;Chargeback rate:percent;Acquirer;Contact:email;~Risk class=Low|Medium|High|Blocked
- Night Flight Tickets | branch=Travel; country=Malta; volume_a_month=240000; chargeback_rate=1.8; acquirer=Northgate Pay; risk_class=High
- Vape Corner | branch=Other; country=Czechia; volume_a_month=60000; chargeback_rate=0.6; acquirer=Union Acquiring; risk_class=Medium
- Dream Dating | branch=Dating; country=Cyprus; volume_a_month=180000; chargeback_rate=2.4; acquirer=Northgate Pay; risk_class=High
- Strong Body Shop | branch=Supplements; country=Poland; volume_a_month=90000; chargeback_rate=0.9; acquirer=Union Acquiring; risk_class=Medium
record risk assessment|risk assessment result|risk check|assessment|risk score: Title!;Issue->@payment issue|payment problem~Many chargebacks in May;Merchant->@risk merchant|merchant~Night Flight Tickets;Score:number#0-100!;Level=Low|Medium|High|Critical;Chargebacks:number#0-100;Identity:number#0-100;History:number#0-100;Assessed by~Ana Duarte;Assessed on:date;Summary:long
- Assessment of the May chargebacks | issue=Many chargebacks in May; merchant=Night Flight Tickets; score=78; level=High; chargebacks=90; identity=60; history=70; assessed_by=Ana Duarte
- Assessment of declined cards | issue=Cards from abroad declined; merchant=Vape Corner; score=44; level=Medium; chargebacks=30; identity=40; history=55; assessed_by=Leo Quist
- Assessment of the held payout | issue=Payout held back; merchant=Dream Dating; score=91; level=Critical; chargebacks=95; identity=85; history=90; assessed_by=Ana Duarte
- Assessment of card testing | issue=Same card, forty tries; merchant=Night Flight Tickets; score=72; level=High; assessed_by=Leo Quist
! record risk indicator|risk factor|risk point|factor: Title!;Assessment->@risk assessment|risk check~Assessment of the May chargebacks;Indicator!;Value;Weight:number#0-100;Points:number#0-100;Level=Low|Medium|High
- Chargeback rate above 1.5 | assessment=Assessment of the May chargebacks; indicator=Chargeback rate; value=1.8 %; weight=40; points=36; level=High
- Night orders | assessment=Assessment of the May chargebacks; indicator=Orders at night; value=62 %; weight=20; points=14; level=Medium
- Banks abroad | assessment=Assessment of declined cards; indicator=Foreign cards; value=71 %; weight=30; points=18; level=Medium
- Many tries | assessment=Assessment of card testing; indicator=Tries per card; value=40; weight=50; points=48; level=High
record payment solution|solution|customized solution|proposed solution {Proposed|Accepted|In use|Refused}: Title!;Issue->@payment issue|payment problem~Many chargebacks in May;Assessment->@risk assessment|risk check~Assessment of the May chargebacks;For level=Low|Medium|High|Critical;Measures:long!;Provider;Cost a month:money;Expected effect;Made by~Ana Duarte;Valid until:date
- 3-D Secure for all tickets | issue=Many chargebacks in May; assessment=Assessment of the May chargebacks; for_level=High; measures=Ask the bank for a second check.; provider=Northgate Pay; cost_a_month=120; expected_effect=Half the chargebacks; made_by=Ana Duarte
- Second acquirer | issue=Cards from abroad declined; assessment=Assessment of declined cards; for_level=Medium; measures=Route foreign cards to a second acquirer.; provider=Union Acquiring; cost_a_month=80; made_by=Leo Quist
- Rolling reserve of ten percent | issue=Payout held back; for_level=Critical; measures=Keep ten percent for 180 days.; made_by=Ana Duarte
- Limit tries per card | issue=Same card, forty tries; for_level=High; measures=Three tries an hour.; cost_a_month=0; made_by=Leo Quist
record troubleshooting step|troubleshooting|troubleshooting record|diagnosis|check step: Title!;Issue->@payment issue|payment problem~Cards from abroad declined;Solution->@payment solution|solution~Second acquirer;Step:number#1-100;What was done:long!;Finding:long;Done by~Leo Quist;Done on:date;~Result=Open|Helped|No effect
- Read the decline codes | issue=Cards from abroad declined; step=1; what_was_done=Listed all codes of a week.; finding=Code 05 from two banks; done_by=Leo Quist; result=Helped
- Test charge by second acquirer | issue=Cards from abroad declined; solution=Second acquirer; step=2; what_was_done=Ten test charges.; finding=Nine went through; done_by=Leo Quist; result=Helped
- Called the acquirer | issue=Payout held back; step=1; what_was_done=Asked for the reason.; done_by=Ana Duarte; result=Open
- Blocked the address range | issue=Same card, forty tries; step=1; what_was_done=Blocked 40 addresses.; done_by=Leo Quist; result=No effect
! item issue kind|issue type|problem category: Name!;Description:long;First steps:long;Usual level=Low|Medium|High|Critical;Answer within:number(h)#1-500;Order:number#1-100
- Chargebacks | description=Buyers ask the bank for money back; usual_level=High; answer_within=24; order=1
- Declined cards | description=Banks refuse charges; usual_level=Medium; answer_within=48; order=2
- Held payouts | description=Acquirer keeps money; usual_level=Critical; answer_within=8; order=3
- Card testing | description=Stolen cards tried out; usual_level=High; answer_within=8; order=4
# scanning the qr|scan to pay|qr payment|qr code payment|payments by scanning|scan-to-pay|unique qr code|payment qr
item payment code|qr code|unique qr code|payment qr code|qr: Code!;Customer~Fern Dental|Lucia Amato;Kind=One use|Lasting|Invoice;Amount:money;Currency=USD|EUR|GBP|CNY;Reference;Picture:image;Valid until:date;~Scans:number#0-1000000;~Paid:number#0-1000000;~Status=Active|Used|Expired|Blocked
- QR-FD-0001 | customer=Fern Dental; kind=Lasting; currency=EUR; reference=Monthly rent of devices; scans=14; paid=12; status=Active
- QR-LA-0002 | customer=Lucia Amato; kind=Invoice; amount=148; currency=EUR; reference=Invoice 2041; scans=1; paid=1; status=Used
- QR-KR-0003 | customer=Kolb Roofing; kind=One use; amount=2200; currency=EUR; reference=Deposit; scans=0; paid=0; status=Active
- QR-JA-0004 | customer=Joel Abara; kind=One use; amount=35; currency=USD; reference=Course fee; scans=2; paid=0; status=Expired
+ customer: Customer number;Tax number;Group->@payer circle|customer group~Business;Total paid:money;Last payment on:date
+ payment: QR code->@payment code|qr code~QR-LA-0002;Customer;Gateway->@pay gateway|payment gateway~Northgate Pay;Gateway reference~ngp_88120;Currency=USD|EUR|GBP|CNY;Fee:money;Net amount:money;Failure reason
! item pay gateway|payment gateway|gateway|gateway setting: Name!;Merchant number;Mode=Test|Live;Public key;Callback address:url;Fee:percent;Currencies~EUR, USD;Active:boolean
- Northgate Pay | merchant_number=M-20117; mode=Live; public_key=pk_live_77; fee=1.4; currencies=EUR, USD
- Union Acquiring | merchant_number=U-339; mode=Live; public_key=pk_u_12; fee=1.7; currencies=EUR
- Northgate sandbox | merchant_number=M-TEST; mode=Test; public_key=pk_test_09; fee=0; currencies=EUR, USD
- Wallet bridge | merchant_number=W-5501; mode=Test; fee=0.9; currencies=CNY
record payment request|payment processing|request for payment: Title!;Customer~Fern Dental|Kolb Roofing;QR code->@payment code|qr code~QR-KR-0003;Amount:money!;Currency=USD|EUR|GBP|CNY;For what:long;Due on:date;Sent by=Email|SMS|Shown on screen|Printed;~Status=Open|Paid|Overdue|Cancelled
- Deposit of Kolb | customer=Kolb Roofing; qr_code=QR-KR-0003; amount=2200; currency=EUR; for_what=Deposit for the roof; sent_by=Email; status=Open
- Invoice of Amato | customer=Lucia Amato; qr_code=QR-LA-0002; amount=148; currency=EUR; sent_by=Printed; status=Paid
- Rent of May, Fern | customer=Fern Dental; qr_code=QR-FD-0001; amount=390; currency=EUR; sent_by=SMS; status=Paid
- Course of Joel | customer=Joel Abara; qr_code=QR-JA-0004; amount=35; currency=USD; sent_by=Shown on screen; status=Cancelled
! record scan log|scan record|code scan|scan: Title!;QR code->@payment code|qr code~QR-FD-0001;Scanned on:date;Scanned at:time;Device=Phone|Tablet|Till;Place;Led to=Payment|Left|Error|Expired page
- Fern, first of May | qr_code=QR-FD-0001; device=Phone; place=Vienna; led_to=Payment
- Amato at the counter | qr_code=QR-LA-0002; device=Phone; place=Shop; led_to=Payment
- Joel, too late | qr_code=QR-JA-0004; device=Phone; led_to=Expired page
- Joel, first try | qr_code=QR-JA-0004; device=Tablet; led_to=Left
! record gateway event|gateway callback|webhook event|payment event: Reference!;Gateway->@pay gateway|payment gateway~Northgate Pay;QR code->@payment code|qr code~QR-LA-0002;Event=Created|Authorized|Paid|Failed|Refunded;Amount:money;Response code:number#100-599;Received on:date;Received at:time;Message
- ev_5001 | gateway=Northgate Pay; qr_code=QR-LA-0002; event=Created; amount=148; response_code=200
- ev_5002 | gateway=Northgate Pay; qr_code=QR-LA-0002; event=Paid; amount=148; response_code=200
- ev_5003 | gateway=Union Acquiring; qr_code=QR-FD-0001; event=Paid; amount=390; response_code=200
- ev_5004 | gateway=Northgate Pay; qr_code=QR-JA-0004; event=Failed; amount=35; response_code=402; message=Card refused
! item payer tier|payer circle|customer group|payer group: Name!;Description;Discount:percent;Payment days:number#0-180;~Customers:number#0-100000
- Business | description=Companies with a tax number; discount=2; payment_days=14; customers=48
- Private | description=Persons; discount=0; payment_days=0; customers=310
- Members | description=Members of the club; discount=5; payment_days=0; customers=85
- Partners | description=Resellers; discount=10; payment_days=30; customers=7
# foreign exchange trading|forex trading|trading automation|automated trading|algorithmic trading|trading robot|trading bot|trading strategies|quantitative trading|automatically execute trading
item trading strategy|strategy|automated strategy|expert advisor: Name!;Currency pair->@currency pair|trading pair~EUR/USD;Time frame=1 minute|15 minutes|1 hour|4 hours|1 day;Entry rule:long!;Exit rule:long;Risk per trade:percent;Version:number#1-1000;Owner~Nils Hoek|Vera Dorn;Description:long;~Status=Draft|Tested|Running|Paused|Retired
- Moving average cross | currency_pair=EUR/USD; time_frame=1 hour; entry_rule=Fast average crosses slow one upwards; exit_rule=Crosses back; risk_per_trade=1; version=4; owner=Nils Hoek; status=Running
- Morning breakout | currency_pair=GBP/USD; time_frame=15 minutes; entry_rule=Price leaves the night range; exit_rule=At 12:00; risk_per_trade=0.5; version=2; owner=Nils Hoek; status=Tested
- RSI swing | currency_pair=USD/JPY; time_frame=4 hours; entry_rule=RSI below 30; exit_rule=RSI above 60; risk_per_trade=1; version=1; owner=Vera Dorn; status=Paused
- Yen carry | currency_pair=AUD/JPY; time_frame=1 day; entry_rule=Positive swap and rising trend; exit_rule=Trend breaks; risk_per_trade=2; version=3; owner=Vera Dorn; status=Draft
item trading parameter|parameter|strategy parameter|parameter setting: Name!;Strategy->@trading strategy|strategy~Moving average cross;Key~fast_period;Type=Number|Percent|Time|Yes or no|Choice;Value!;Lowest:number#-1000000-1000000;Highest:number#-1000000-1000000;Step:number#0-1000000;Note
- Fast average | strategy=Moving average cross; key=fast_period; type=Number; value=12; lowest=5; highest=50; step=1
- Slow average | strategy=Moving average cross; key=slow_period; type=Number; value=48; lowest=20; highest=200; step=4
- Stop loss | strategy=Morning breakout; key=stop_pips; type=Number; value=25; lowest=5; highest=100; step=5
- RSI limit | strategy=RSI swing; key=rsi_low; type=Number; value=30; lowest=10; highest=40; step=1
! item currency pair|trading pair|symbol: Name!;Base currency;Quote currency;Pip size:number#0-1;Spread:number(pips)#0-1000;Largest leverage:number#1-1000;Opens at:time;Closes at:time;~Bid:number#0-1000000;~Ask:number#0-1000000;~Status=Traded|Paused
- EUR/USD | base_currency=EUR; quote_currency=USD; pip_size=0.0001; spread=0.8; largest_leverage=30; bid=1.0839; ask=1.0840; status=Traded
- GBP/USD | base_currency=GBP; quote_currency=USD; pip_size=0.0001; spread=1.2; largest_leverage=30; bid=1.2701; ask=1.2702; status=Traded
- USD/JPY | base_currency=USD; quote_currency=JPY; pip_size=0.01; spread=0.9; largest_leverage=30; bid=151.22; ask=151.23; status=Traded
- AUD/JPY | base_currency=AUD; quote_currency=JPY; pip_size=0.01; spread=1.6; largest_leverage=20; bid=99.1; ask=99.12; status=Paused
! item broker link|broker account|trading account|brokerage connection: Name!;Broker;Account number ending~7711;Kind=Demo|Live;Currency=USD|EUR|GBP;Leverage:number#1-1000;Key ending~c0fe;~Balance:money;~Equity:money;~Status=Connected|Lost|Closed
- Demo at Harbour FX | broker=Harbour FX; account_number_ending=7711; kind=Demo; currency=USD; leverage=30; balance=50000; equity=50240; status=Connected
- Live at Harbour FX | broker=Harbour FX; account_number_ending=8820; kind=Live; currency=EUR; leverage=20; balance=12400; equity=12310; status=Connected
- Live at Alpine Trade | broker=Alpine Trade; account_number_ending=1034; kind=Live; currency=EUR; leverage=10; balance=8000; equity=8000; status=Lost
- Old demo | broker=Alpine Trade; account_number_ending=0001; kind=Demo; currency=USD; leverage=30; balance=0; equity=0; status=Closed
! record automation run|automated run|strategy run|robot run: Title!;Strategy->@trading strategy|strategy~Moving average cross;Broker link->@broker link|broker account~Demo at Harbour FX;Started on:date!;Stopped on:date;Started by~Nils Hoek|Vera Dorn;Starting capital:money;Trades made:number#0-1000000;~Result:money;~Drawdown:percent;Stop reason;~Status=Running|Stopped|Failed
- Averages on demo, June | strategy=Moving average cross; broker_link=Demo at Harbour FX; started_by=Nils Hoek; starting_capital=50000; trades_made=18; result=240; drawdown=1.2; status=Running
- Averages live, May | strategy=Moving average cross; broker_link=Live at Harbour FX; started_by=Nils Hoek; starting_capital=12500; trades_made=22; result=-190; drawdown=3.4; stop_reason=Daily loss limit; status=Stopped
- Breakout on demo | strategy=Morning breakout; broker_link=Demo at Harbour FX; started_by=Nils Hoek; starting_capital=50000; trades_made=9; result=310; drawdown=0.8; status=Stopped
- RSI live | strategy=RSI swing; broker_link=Live at Alpine Trade; started_by=Vera Dorn; starting_capital=8000; trades_made=0; stop_reason=Connection lost; status=Failed
record trade|executed trade|trading result|position|forex trade: Ticket!;Strategy->@trading strategy|strategy~Moving average cross;Run->@automation run|strategy run~Averages on demo, June;Currency pair->@currency pair|trading pair~EUR/USD;Side=Buy|Sell;Lots:number#0-1000;Open price:number#0-1000000;Close price:number#0-1000000;Stop loss:number#0-1000000;Closed at:time;~Profit:money;~Status=Open|Closed|Cancelled
- 5501 | strategy=Moving average cross; run=Averages on demo, June; currency_pair=EUR/USD; side=Buy; lots=0.5; open_price=1.0812; close_price=1.0839; profit=135; status=Closed
- 5502 | strategy=Moving average cross; run=Averages on demo, June; currency_pair=EUR/USD; side=Sell; lots=0.5; open_price=1.0841; stop_loss=1.0871; profit=0; status=Open
- 5388 | strategy=Morning breakout; run=Breakout on demo; currency_pair=GBP/USD; side=Buy; lots=0.2; open_price=1.2650; close_price=1.2701; profit=102; status=Closed
- 5320 | strategy=Moving average cross; run=Averages live, May; currency_pair=EUR/USD; side=Buy; lots=0.3; open_price=1.0902; close_price=1.0872; profit=-90; status=Closed
! record backtest|back test|strategy test|simulation [test\\w*|strateg\\w*|simulat\\w*|analys\\w*]: Title!;Strategy->@trading strategy|strategy~Morning breakout;From:date;Until:date;Starting capital:money;Trades:number#0-1000000;Won:percent;Profit factor:number#0-100;Largest drawdown:percent;~Final capital:money;Made on:date
- Breakout 2024 | strategy=Morning breakout; starting_capital=10000; trades=212; won=54; profit_factor=1.4; largest_drawdown=6; final_capital=12150
- Averages 2023 to 2024 | strategy=Moving average cross; starting_capital=10000; trades=340; won=41; profit_factor=1.2; largest_drawdown=11; final_capital=12900
- RSI swing 2024 | strategy=RSI swing; starting_capital=10000; trades=61; won=62; profit_factor=1.1; largest_drawdown=9; final_capital=10480
- Carry 2022 | strategy=Yen carry; starting_capital=10000; trades=12; won=58; profit_factor=0.9; largest_drawdown=18; final_capital=9620
# private equity|private fund|fund company|fund manager website|hedge fund|asset management company|venture capital|fund website
item fund product|fund|private fund|investment fund: Name!;Code~PF-07;Strategy=Buyout|Growth|Venture|Bonds|Mixed;Manager->@fund manager|portfolio manager~Helen Marsh;Net asset value:number#0-100000;Yearly fee:percent;Performance fee:percent;Risk=R1|R2|R3|R4|R5;Smallest amount:money;Set up on:date;Lock-in:number(months)#0-240;Factsheet:file;~Status=Raising|Running|Closed|Wound up
- Harbour Growth One | code=PF-07; strategy=Growth; manager=Helen Marsh; net_asset_value=1.284; yearly_fee=1.5; performance_fee=20; risk=R4; smallest_amount=1000000; lock_in=36; status=Running
- Steady Bonds | code=PF-09; strategy=Bonds; manager=Igor Stanev; net_asset_value=1.041; yearly_fee=0.8; performance_fee=0; risk=R2; smallest_amount=500000; status=Running
- Young Firms Three | code=PF-12; strategy=Venture; manager=Helen Marsh; net_asset_value=1; yearly_fee=2; performance_fee=20; risk=R5; smallest_amount=1000000; status=Raising
- Balanced Ten | code=PF-02; strategy=Mixed; manager=Rosa Blum; net_asset_value=1.62; yearly_fee=1.2; performance_fee=15; risk=R3; smallest_amount=1000000; status=Closed
person fund manager|portfolio manager|manager: Name!;Position;Experience:number(years)#0-60;Licence number;Assets managed:money;Education;Email:email;Portrait:image;About:long;Order:number#1-1000
- Helen Marsh | position=Partner; experience=19; licence_number=P-20117; assets_managed=820000000; order=1
- Igor Stanev | position=Head of bonds; experience=14; licence_number=P-20441; assets_managed=410000000; order=2
- Rosa Blum | position=Portfolio manager; experience=11; licence_number=P-30182; assets_managed=260000000; order=3
- Nils Haas | position=Analyst; experience=4; licence_number=P-41007; assets_managed=0; order=4
record fund holding|held fund product|held product|customer holding|investor position: Title!;Customer~Greta Olsen|Harbour Foundation;Fund->@fund product|fund~Harbour Growth One;Units:number#0-10000000000!;Paid in:money;Bought on:date;Contract number;~Value:money;~Gain:percent;~Status=Held|Locked|Redeemed
- Greta in Growth One | customer=Greta Olsen; fund=Harbour Growth One; units=800000; paid_in=1000000; contract_number=C-1081; value=1027200; gain=2.7; status=Locked
- Foundation in Bonds | customer=Harbour Foundation; fund=Steady Bonds; units=2000000; paid_in=2000000; contract_number=C-1102; value=2082000; gain=4.1; status=Held
- Greta in Balanced | customer=Greta Olsen; fund=Balanced Ten; units=700000; paid_in=1000000; contract_number=C-0719; value=1134000; gain=13.4; status=Held
- Pratt in Bonds | customer=Owen Pratt; fund=Steady Bonds; units=500000; paid_in=505000; contract_number=C-1120; value=520500; gain=3.1; status=Redeemed
! record unit value|net asset value|nav|fund net value|daily value: Title!;Fund->@fund product|fund~Harbour Growth One;Day:date!;Value per unit:number#0-100000!;Total value:number#0-100000;Change:percent#-100-1000;Fund size:money;Published by
- Growth One, 30 May | fund=Harbour Growth One; value_per_unit=1.284; total_value=1.284; change=0.6; fund_size=310000000; published_by=Back office
- Growth One, 23 May | fund=Harbour Growth One; value_per_unit=1.276; total_value=1.276; change=-0.2; fund_size=308000000; published_by=Back office
- Bonds, 30 May | fund=Steady Bonds; value_per_unit=1.041; total_value=1.081; change=0.1; fund_size=190000000; published_by=Back office
- Balanced, 30 May | fund=Balanced Ten; value_per_unit=1.62; total_value=1.74; change=0.3; fund_size=88000000; published_by=Back office
! record investor payout|dividend|distribution|redemption|subscription and redemption: Title!;Customer~Greta Olsen|Harbour Foundation;Fund->@fund product|fund~Steady Bonds;Kind=Subscription|Redemption|Distribution;Units:number#0-10000000000;Amount:money!;Asked on:date;Settled on:date;~Status=Asked|Confirmed|Paid
- Bonds, yearly distribution | customer=Harbour Foundation; fund=Steady Bonds; kind=Distribution; amount=80000; status=Paid
- Pratt leaves Bonds | customer=Owen Pratt; fund=Steady Bonds; kind=Redemption; units=500000; amount=520500; status=Confirmed
- Greta joins Growth One | customer=Greta Olsen; fund=Harbour Growth One; kind=Subscription; units=800000; amount=1000000; status=Paid
- Foundation wants Young Firms | customer=Harbour Foundation; fund=Young Firms Three; kind=Subscription; amount=1000000; status=Asked
+ customer: Customer number;Kind=Private person|Institution;Qualified investor:boolean;Risk class=C1|C2|C3|C4|C5;Adviser;ID number;Total invested:money
+ inquiry: Fund->@fund product|fund~Steady Bonds;Call back:boolean
item company milestone|company history|company scale|company fact|milestone: Title!;Year:number#1900-2100;Kind=Founding|Award|Fund|Office|Figure;Figure;Text:long;Picture:image;Order:number#1-1000
- Founded by three partners | year=2009; kind=Founding; text=Three desks above a bakery.; order=1
- One billion managed | year=2018; kind=Figure; figure=1.0 billion; order=2
- Second office | year=2020; kind=Office; order=3
- Growth house of the year | year=2023; kind=Award; order=4
# risk control|overdue debtor|debtor query|debtor search|querying overdue|credit risk system|overdue query|identity verification and
! record overdue claim|overdue debt|overdue record|debt record: Debtor!;Debtor file->@debtor;ID number ending~4471;Creditor~Alpine Loans;Amount overdue:money!;Days overdue:number(days)#0-10000;Overdue since:date;Times overdue:number#0-1000;Court case:boolean;Reported by;~Status=Overdue|In payment plan|Settled|Written off
- Tunde Brandt | id_number_ending=4471; creditor=Alpine Loans; amount_overdue=2310; days_overdue=94; times_overdue=3; reported_by=Alpine Loans; status=Overdue
- Kerstin Vale | id_number_ending=0932; creditor=Union Savings; amount_overdue=780; days_overdue=35; times_overdue=1; reported_by=Union Savings; status=In payment plan
- Milan Roth | id_number_ending=7719; creditor=Fast Credit; amount_overdue=12400; days_overdue=410; times_overdue=7; reported_by=Fast Credit; status=Written off
- Orla Finch | id_number_ending=1180; creditor=Alpine Loans; amount_overdue=0; days_overdue=0; times_overdue=2; reported_by=Alpine Loans; status=Settled
! record debtor lookup|debtor query|query record|search record|risk query: Title!;Asked by~Ana Duarte|Leo Quist;Name searched!;ID number ending~4471;Reason=Loan request|Rent|Hiring|Own record;Authorization->@risk mandate|risk authorization~Mandate of Kerstin Vale;Hits:number#0-10000;Debt found:money;Risk level=None|Low|Medium|High;Asked on:date;Cost in uses:number#0-100
- Search for Tunde Brandt | asked_by=Ana Duarte; name_searched=Tunde Brandt; id_number_ending=4471; reason=Loan request; hits=1; debt_found=2310; risk_level=High; cost_in_uses=1
- Search for Kerstin Vale | asked_by=Ana Duarte; name_searched=Kerstin Vale; reason=Rent; authorization=Mandate of Kerstin Vale; hits=1; debt_found=780; risk_level=Medium; cost_in_uses=1
- Search for Paul Adler | asked_by=Leo Quist; name_searched=Paul Adler; reason=Loan request; hits=0; risk_level=None; cost_in_uses=1
- Own record of Orla | asked_by=Orla Finch; name_searched=Orla Finch; reason=Own record; hits=1; debt_found=0; risk_level=Low; cost_in_uses=0
! record risk mandate|risk authorization|risk control authorization|authorization: Title!;Person~Kerstin Vale;Given to~Ana Duarte;Covers=Debts|Identity|Income|Everything;Given on:date;Valid until:date;Signature:image;~Status=Given|Withdrawn|Expired
- Mandate of Kerstin Vale | person=Kerstin Vale; given_to=Ana Duarte; covers=Debts; status=Given
- Mandate of Paul Adler | person=Paul Adler; given_to=Leo Quist; covers=Everything; status=Given
- Mandate of Tunde Brandt | person=Tunde Brandt; given_to=Ana Duarte; covers=Identity; status=Expired
- Mandate of Orla Finch | person=Orla Finch; given_to=Leo Quist; covers=Debts; status=Withdrawn
! item member tier|membership level|membership|member upgrade|membership package: Name!;Price per year:money;Debtor queries:number#0-100000;Contracts:number#0-100000;Identity checks:number#0-100000;Order:number#1-100;Benefits:long
- Free | price_per_year=0; debtor_queries=1; contracts=1; identity_checks=1; order=1
- Silver | price_per_year=60; debtor_queries=20; contracts=10; identity_checks=10; order=2
- Gold | price_per_year=180; debtor_queries=100; contracts=50; identity_checks=50; order=3
- Company | price_per_year=900; debtor_queries=1000; contracts=500; identity_checks=500; order=4
! record feature quota|usage limit|use count|number of times|usage record: Title!;Member~Ana Duarte|Leo Quist;Feature=Debtor query|Contract signing|Identity check|Risk report;Allowed:number#0-100000!;Used:number#0-100000;Bought on top:number#0-100000;Period=Day|Month|Year;Resets on:date
- Ana, debtor queries | member=Ana Duarte; feature=Debtor query; allowed=100; used=42; bought_on_top=0; period=Year
- Ana, contracts | member=Ana Duarte; feature=Contract signing; allowed=50; used=7; period=Year
- Leo, debtor queries | member=Leo Quist; feature=Debtor query; allowed=20; used=20; bought_on_top=10; period=Year
- Leo, identity checks | member=Leo Quist; feature=Identity check; allowed=10; used=3; period=Year
record upgrade purchase|member upgrade|upgrade|membership upgrade: Number!;Member~Ana Duarte|Leo Quist;From tier->@member tier|membership level~Silver;To tier->@member tier|membership level~Gold;Amount:money;Paid by=Card|Bank transfer|Wallet;Paid on:date;Valid until:date;~Status=Waiting|Paid|Cancelled
- U-301 | member=Ana Duarte; from_tier=Silver; to_tier=Gold; amount=120; paid_by=Card; status=Paid
- U-302 | member=Leo Quist; from_tier=Free; to_tier=Silver; amount=60; paid_by=Wallet; status=Paid
- U-303 | member=Orla Finch; from_tier=Free; to_tier=Silver; amount=60; paid_by=Card; status=Cancelled
- U-304 | member=Harbour Rentals; from_tier=Gold; to_tier=Company; amount=720; paid_by=Bank transfer; status=Waiting
# multi-level marketing|network marketing|mlm|referral investment|downline|multi-level investment|affiliate investment
! item rank|mlm rank|partner level|career step: Name!;Direct partners needed:number#0-100000;Team sales needed:money;Bonus:percent;Levels paid:number#1-50;Order:number#1-100;Benefits:long
- Starter | direct_partners_needed=0; team_sales_needed=0; bonus=0; levels_paid=1; order=1
- Bronze | direct_partners_needed=3; team_sales_needed=5000; bonus=2; levels_paid=2; order=2
- Silver | direct_partners_needed=6; team_sales_needed=25000; bonus=4; levels_paid=3; order=3
- Gold | direct_partners_needed=12; team_sales_needed=100000; bonus=6; levels_paid=5; order=4
! item sponsor link|network position|downline place: Title!;Member~Ida Moreau|Kofi Asante;Sponsor~Clara Nunes;Level:number#1-50;Side=Left|Right|None;Rank->@rank|partner level~Bronze;Joined on:date;~Team size:number#0-1000000;~Team sales:money
- Ida under Clara | member=Ida Moreau; sponsor=Clara Nunes; level=1; side=Left; rank=Bronze; team_size=4; team_sales=8200
- Kofi under Clara | member=Kofi Asante; sponsor=Clara Nunes; level=1; side=Right; rank=Starter; team_size=0; team_sales=0
- Jun under Ida | member=Jun Arai; sponsor=Ida Moreau; level=2; side=Left; rank=Starter; team_size=0; team_sales=1500
- Clara at the top | member=Clara Nunes; sponsor=Company; level=1; side=None; rank=Silver; team_size=6; team_sales=31000
! record downline bonus|level commission|referral commission|commission|referral reward: Number!;Member~Clara Nunes|Ida Moreau;From member~Jun Arai;Investment~Ether 90 days;Level:number#1-50;Rate:percent;Amount:money!;Earned on:date;~Status=Pending|Credited|Withdrawn|Cancelled
- C-701 | member=Ida Moreau; from_member=Jun Arai; investment=Ether 90 days; level=1; rate=5; amount=75; status=Credited
- C-702 | member=Clara Nunes; from_member=Jun Arai; investment=Ether 90 days; level=2; rate=2; amount=30; status=Credited
- C-703 | member=Clara Nunes; from_member=Ida Moreau; investment=Bitcoin flexible; level=1; rate=5; amount=120; status=Pending
- C-704 | member=Clara Nunes; from_member=Kofi Asante; level=1; rate=5; amount=10; status=Cancelled
record account balance|balance|balance movement|account entry: Entry!;Member~Ida Moreau|Kofi Asante;Kind=Deposit|Investment|Return|Commission|Withdrawal;Amount:money!;Balance after:money;Booked on:date;Note
- B-9001 | member=Ida Moreau; kind=Deposit; amount=3000; balance_after=3000
- B-9002 | member=Ida Moreau; kind=Investment; amount=-2400; balance_after=600
- B-9003 | member=Ida Moreau; kind=Commission; amount=75; balance_after=675
- B-9004 | member=Kofi Asante; kind=Withdrawal; amount=-200; balance_after=0
request payout claim|withdrawal|withdrawal request|cash out: Title!;Member~Ida Moreau|Kofi Asante;Amount:money!;To address;Network=Bitcoin|Ethereum|Tron|Bank;Fee:money;~Paid on:date;~Note
- Ida, 300 out | member=Ida Moreau; amount=300; network=Tron; fee=1
- Kofi, 200 out | member=Kofi Asante; amount=200; network=Bank; fee=2
- Clara, 900 out | member=Clara Nunes; amount=900; network=Bitcoin; fee=6
- Jun, 50 out | member=Jun Arai; amount=50; network=Tron; fee=1
# position adjustment|position chart|transaction inquiry|account position|cash position|fund position
item position|account position|fund position|cash position|holding: Name!;Account->@bank account~Settlement account EUR;Currency=CNY|HKD|USD|EUR;Opening amount:money;~Incoming:money;~Outgoing:money;~Present amount:money;Lower limit:money;Upper limit:money;Day:date;~Status=Within limits|Too low|Too high
- EUR settlement, Monday | account=Settlement account EUR; currency=EUR; opening_amount=420000; incoming=81000; outgoing=64000; present_amount=437000; lower_limit=200000; upper_limit=600000; status=Within limits
- USD settlement, Monday | account=Settlement account USD; currency=USD; opening_amount=90000; incoming=12000; outgoing=51000; present_amount=51000; lower_limit=60000; upper_limit=300000; status=Too low
- CNY payout, Monday | account=Payout account CNY; currency=CNY; opening_amount=1300000; incoming=0; outgoing=210000; present_amount=1090000; lower_limit=500000; upper_limit=2000000; status=Within limits
- HKD reserve, Monday | account=Reserve HKD; currency=HKD; opening_amount=900000; incoming=10000; outgoing=0; present_amount=910000; lower_limit=100000; upper_limit=800000; status=Too high
! record position adjustment|adjustment|position change|position transfer {Draft|Waiting for approval|Booked|Refused}: Number!;From position->@position|account position~EUR settlement, Monday;To position->@position|account position~USD settlement, Monday;Direction=Increase|Decrease|Transfer;Amount:money!;Rate:number#0-10000;Reason:long!;Asked by~Ines Haug;Approved by~Marek Stone;Booked on:date
- PA-101 | from_position=EUR settlement, Monday; to_position=USD settlement, Monday; direction=Transfer; amount=20000; rate=1.084; reason=Dollar position too low; asked_by=Ines Haug; approved_by=Marek Stone
- PA-102 | to_position=CNY payout, Monday; direction=Increase; amount=100000; reason=Payouts of Tuesday; asked_by=Ines Haug
- PA-103 | from_position=HKD reserve, Monday; direction=Decrease; amount=110000; reason=Above the limit; asked_by=Paul Kern; approved_by=Marek Stone
- PA-104 | from_position=EUR settlement, Monday; direction=Decrease; amount=5000; reason=Fee of the bank; asked_by=Paul Kern
record transaction|account transaction|transaction record|transaction inquiry: Number!;Account->@bank account~Settlement account EUR;Position->@position|account position~EUR settlement, Monday;Direction=In|Out;Amount:money!;Currency=CNY|HKD|USD|EUR;Partner;Purpose;Fee:money;Balance after:money;Booked on:date;Booked at:time;~Status=Pending|Booked|Reversed
- TX-5001 | account=Settlement account EUR; position=EUR settlement, Monday; direction=In; amount=12000; currency=EUR; partner=Corner Bakery; balance_after=432000; status=Booked
- TX-5002 | account=Settlement account EUR; position=EUR settlement, Monday; direction=Out; amount=4000; currency=EUR; partner=Metro Cinema; balance_after=428000; status=Booked
- TX-5003 | account=Settlement account USD; position=USD settlement, Monday; direction=Out; amount=51000; currency=USD; partner=Blue Bicycle Shop; balance_after=51000; status=Booked
- TX-5004 | account=Payout account CNY; position=CNY payout, Monday; direction=Out; amount=210000; currency=CNY; partner=Tea & Leaf; status=Pending
! record day curve|chart snapshot|position chart|position history|daily position: Title!;Position->@position|account position~EUR settlement, Monday;Day:date;Kind=Line|Bars|Area;Amount:money;Change:money;Lowest:money;Highest:money;Made by
- EUR, Monday noon | position=EUR settlement, Monday; kind=Line; amount=431000; change=11000; lowest=418000; highest=433000; made_by=Ines Haug
- EUR, Monday evening | position=EUR settlement, Monday; kind=Line; amount=437000; change=6000; lowest=428000; highest=439000; made_by=Ines Haug
- USD, Monday evening | position=USD settlement, Monday; kind=Bars; amount=51000; change=-39000; made_by=Paul Kern
- HKD, Monday evening | position=HKD reserve, Monday; kind=Area; amount=910000; change=10000; made_by=Paul Kern
+ bank account: Currency=CNY|HKD|USD|EUR;Kind=Settlement|Payout|Reserve|Fees;Holder;Opened on:date;Daily limit:money
# model demo|demo website|demo page|product demo|video gate|gated video|demo portal
item model demo|demo|demonstration|model demonstration: Title!;Category->@demo area|model category~Lending;Summary;Text:long;Link:url;Preview:image;Version;Order:number#1-1000;Needs finished video:boolean;~Opened:number#0-1000000;~Status=Shown|Hidden
- Mortgage rate model | category=Lending; summary=Rate from income and deposit; version=2.1; order=1; opened=84; status=Shown
- House value model | category=Real estate; summary=Price from place and size; version=1.4; order=2; opened=61; status=Shown
- Default risk model | category=Lending; summary=Risk of late payment; version=0.9; order=3; opened=22; status=Shown
- Rent forecast | category=Real estate; summary=Rents of the next five years; version=0.3; order=4; opened=0; status=Hidden
! person visitor pass|visitor|personal credential|credential|access credential: Name!;Random number:number#100000-999999!;Email:email;Phone:phone;Company;Entered on:date;Entered at:time;Device=Computer|Phone|Tablet;~Reached=First page|Video|Demos;~Status=Active|Blocked
- Greta Olsen | random_number=481920; company=Orca Homes; device=Computer; reached=Demos; status=Active
- Paul Adler | random_number=733014; company=Alpine Loans; device=Phone; reached=Video; status=Active
- Lucia Amato | random_number=209557; company=Private; device=Tablet; reached=First page; status=Active
- Sven Arp | random_number=915530; company=Harbour Bank; device=Computer; reached=Demos; status=Blocked
! record viewing proof|watch progress|video progress|video view|watching record|completed video: Title!;Visitor->@visitor pass|visitor~Greta Olsen;Video->@intro video|video~Welcome to the models;Watched:percent!;Seconds watched:number#0-100000;Begun on:date;Finished at:time;Unlocked demos:boolean;~Status=Begun|Paused|Completed
- Greta and the welcome film | visitor=Greta Olsen; video=Welcome to the models; watched=100; seconds_watched=312; status=Completed
- Paul and the welcome film | visitor=Paul Adler; video=Welcome to the models; watched=46; seconds_watched=143; status=Paused
- Sven and the welcome film | visitor=Sven Arp; video=Welcome to the models; watched=100; seconds_watched=312; status=Completed
- Sven and the lending film | visitor=Sven Arp; video=How lending works; watched=12; seconds_watched=29; status=Begun
item intro video|video|second page video: Title!;File:file;Address:url;Length:number(s)#1-100000;Poster:image;Subtitles:file;Must be watched:percent;May skip:boolean;~Status=In use|Old
- Welcome to the models | length=312; must_be_watched=100; status=In use
- How lending works | length=240; must_be_watched=100; status=In use
- House values in short | length=180; must_be_watched=80; status=In use
- First welcome | length=290; must_be_watched=100; status=Old
! record demo tryout|demo visit|demo access|opened demo|demo run: Title!;Visitor->@visitor pass|visitor~Greta Olsen;Demo->@model demo|demo~Mortgage rate model;Opened on:date;Minutes:number#0-1000;Input:long;Result;Rating:rating
- Greta tries mortgages | visitor=Greta Olsen; demo=Mortgage rate model; minutes=7; input=Income 60000, deposit 20 %; result=3.4 %; rating=5
- Greta tries house values | visitor=Greta Olsen; demo=House value model; minutes=4; result=384000; rating=4
- Sven tries mortgages | visitor=Sven Arp; demo=Mortgage rate model; minutes=12; result=4.1 %; rating=3
- Sven tries risks | visitor=Sven Arp; demo=Default risk model; minutes=3; result=Low
item demo area|model category|demo category: Name!;Description:long;Icon:image;Order:number#1-100;~Demos:number#0-1000
- Lending | description=Rates and risks of loans; order=1; demos=2
- Real estate | description=Prices and rents; order=2; demos=2
- Insurance | description=Premiums; order=3; demos=0
- Investing | description=Returns and risks; order=4; demos=0
# mortgage broker|loan broker|loan brokerage|home loan brokerage|mortgage brokerage|commercial loan|home loan|finance broker
! item lending formula|loan calculator|embedded calculator|repayment calculator: Name!;Kind=Repayment|Borrowing power|Stamp duty|Refinance|Extra payments|Deposit;Category->@content tab|loan category~Home loans;Formula:long;Inputs~Amount, rate, years;Default rate:percent;Default term:number(years)#1-50;Note under the result:long;Order:number#1-1000;~Uses:number#0-10000000;~Status=Shown|Hidden
- Repayments a month | kind=Repayment; category=Home loans; inputs=Amount, rate, years; default_rate=5.4; default_term=30; order=1; uses=4120; status=Shown
- How much can I borrow? | kind=Borrowing power; category=Home loans; inputs=Income, costs, children; default_rate=5.4; default_term=30; order=2; uses=3307; status=Shown
- Is refinancing worth it? | kind=Refinance; category=Refinancing; inputs=Old rate, new rate, fees; default_rate=5.1; default_term=25; order=3; uses=905; status=Shown
- Commercial loan | kind=Repayment; category=Commercial loans; inputs=Amount, rate, years; default_rate=7.2; default_term=15; order=4; uses=410; status=Shown
! item lending partner|lender|bank|mortgage lender: Name!;Kind=Bank|Building society|Private lender;Lowest rate:percent;Commission:percent;Contact person~Petr Malik;Phone:phone;Email:email;Logo:image;Days to approval:number(days)#0-200;~Status=Active|Paused
- Harbour Bank | kind=Bank; lowest_rate=5.2; commission=0.6; contact_person=Petr Malik; days_to_approval=12; status=Active
- Union Savings | kind=Building society; lowest_rate=5.0; commission=0.55; contact_person=Ana Sousa; days_to_approval=18; status=Active
- Quick Bridge | kind=Private lender; lowest_rate=9.4; commission=1.2; contact_person=Lou Perrin; days_to_approval=3; status=Active
- Alpine Home | kind=Bank; lowest_rate=5.3; commission=0.6; contact_person=Ina Roth; days_to_approval=14; status=Paused
! item content tab|loan category|tab|content section: Name!;Parent tab->@content tab|loan category;Address~home-loans;Text:long;Picture:image;Order:number#1-1000;~Status=Shown|Hidden
- Home loans | address=home-loans; text=Buying your first or next home.; order=1; status=Shown
- Refinancing | address=refinance; text=Change your lender, save each month.; order=2; status=Shown
- Commercial loans | address=commercial; text=Offices, shops, warehouses.; order=3; status=Shown
- Guides | address=guides; text=Everything about the papers.; order=4; status=Hidden
+ inquiry: Loan product->@loan product~Fixed three years;Calculator->@lending formula~Repayments a month;Loan amount:money;Property value:money;Purpose=Buy|Build|Refinance|Business;Broker~Helen Marsh;Call back on:date
item loan product|mortgage product|home loan|commercial loan: Name!;Lender->@lending partner|lender~Harbour Bank;Category->@content tab|loan category~Home loans;Rate:percent;Rate kind=Fixed|Variable|Split;Longest term:number(years)#1-50;Largest share of value:percent;Fee:money;Features:long;~Status=Offered|Withdrawn
- Fixed three years | lender=Harbour Bank; category=Home loans; rate=5.4; rate_kind=Fixed; longest_term=30; largest_share_of_value=80; fee=300; status=Offered
- Basic variable | lender=Union Savings; category=Home loans; rate=5.1; rate_kind=Variable; longest_term=30; largest_share_of_value=90; fee=0; status=Offered
- Shop and office | lender=Harbour Bank; category=Commercial loans; rate=7.2; rate_kind=Variable; longest_term=15; largest_share_of_value=65; fee=900; status=Offered
- Bridge for builders | lender=Quick Bridge; category=Commercial loans; rate=9.9; rate_kind=Fixed; longest_term=2; largest_share_of_value=60; fee=2000; status=Withdrawn
# accounts receivable|accounts payable|general ledger|receivables|payables|account application|double-entry|chart of accounts|ledger system
! record journal line|posting line|double entry|journal entry: Title!;Voucher number;Account->@ledger account|account~1200 Receivables;Partner->@trading partner|customer and supplier~Alder Foods;Text;Debit:money;Credit:money;Tax code~20 %;Booked on:date;Booked by~Ines Prado
- Sale on account, debit | voucher_number=V-101; account=1200 Receivables; partner=Alder Foods; text=Invoice 2041; debit=119; credit=0; booked_by=Ines Prado
- Sale on account, credit | voucher_number=V-101; account=4000 Sales; partner=Alder Foods; text=Invoice 2041; debit=0; credit=119; booked_by=Ines Prado
- Goods bought, debit | voucher_number=V-102; account=5000 Goods; partner=Holz Nord; text=Bill 77; debit=340; credit=0; booked_by=Ines Prado
- Goods bought, credit | voucher_number=V-102; account=1600 Payables; partner=Holz Nord; text=Bill 77; debit=0; credit=340; booked_by=Ines Prado
! item trading partner|customer and supplier|debtor and creditor|business partner: Name!;Kind=Customer|Supplier|Both;Partner number;Tax number;Payment days:number#0-180;Credit limit:money;Email:email;Address;~Open amount:money
- Alder Foods | kind=Customer; partner_number=D-1001; payment_days=14; credit_limit=20000; open_amount=1190
- Holz Nord | kind=Supplier; partner_number=K-2001; payment_days=30; open_amount=3400
- North School | kind=Customer; partner_number=D-1002; payment_days=30; credit_limit=5000; open_amount=0
- Aqua Lines | kind=Both; partner_number=P-3001; payment_days=14; open_amount=220
! item accounting period|fiscal period|booking period: Name!;Year:number#1990-2100;From:date;Until:date;Closed by~Ines Prado;Closed on:date;~Status=Open|In closing|Closed
- March 2026 | year=2026; closed_by=Ines Prado; status=Closed
- April 2026 | year=2026; closed_by=Ines Prado; status=Closed
- May 2026 | year=2026; status=In closing
- June 2026 | year=2026; status=Open
item ledger account|account in the ledger|general ledger account: Name!;Number;Class=Assets|Debts|Capital|Income|Expenses;Parent account;Usual side=Debit|Credit;Opening balance:money;~Balance:money;Active:boolean
- 1200 Receivables | number=1200; class=Assets; usual_side=Debit; opening_balance=800; balance=1190
- 1600 Payables | number=1600; class=Debts; usual_side=Credit; opening_balance=3060; balance=3400
- 4000 Sales | number=4000; class=Income; usual_side=Credit; opening_balance=0; balance=119
- 5000 Goods | number=5000; class=Expenses; usual_side=Debit; opening_balance=0; balance=340
record account transfer|transfer between accounts|transaction between accounts: Number!;From account->@ledger account|account~1200 Receivables;To account->@ledger account|account~1600 Payables;Amount:money!;Date:date;Purpose;Entered by~Ines Prado;~Status=Draft|Booked|Reversed
- T-31 | from_account=1200 Receivables; to_account=1600 Payables; amount=220; purpose=Offset with Aqua Lines; entered_by=Ines Prado; status=Booked
- T-32 | from_account=4000 Sales; to_account=1200 Receivables; amount=20; purpose=Credit note; entered_by=Ines Prado; status=Draft
- T-33 | from_account=5000 Goods; to_account=1600 Payables; amount=15; purpose=Returned goods; entered_by=Jo Lindt; status=Booked
- T-34 | from_account=1200 Receivables; to_account=4000 Sales; amount=40; purpose=Wrong account; entered_by=Jo Lindt; status=Reversed
+ invoice: Partner->@trading partner|customer and supplier~Alder Foods;Ledger account->@ledger account~4000 Sales;Period->@accounting period|fiscal period~May 2026;Net amount:money;Tax rate:percent
# mobile wallet|e-wallet|digital wallet|electronic wallet|wallet app|money transfer|remittance|prepaid account
! item wallet purse|wallet|balance|wallet account: Number!;Holder~Iris Kwan|Paul Adeyemi;Currency=USD|EUR|GBP|CNY;Daily limit:money;~Balance:money;~Frozen:money;Opened on:date;~Status=Active|Frozen|Closed
- W-2201 | holder=Iris Kwan; currency=EUR; daily_limit=1000; balance=240; frozen=0; status=Active
- W-2202 | holder=Paul Adeyemi; currency=EUR; daily_limit=500; balance=38; frozen=20; status=Active
- W-2203 | holder=Lea Kraft; currency=USD; daily_limit=2000; balance=0; frozen=0; status=Frozen
- W-2204 | holder=Corner Bakery; currency=EUR; daily_limit=5000; balance=1410; frozen=0; status=Active
record wallet movement|transaction|transfer|money transfer|transaction record: Reference!;From wallet->@wallet purse|wallet~W-2201;To wallet->@wallet purse|wallet~W-2204;Kind=Top-up|Transfer|Payment|Withdrawal|Refund|Fee;Amount:money!;Fee:money;Note;Booked on:date;Booked at:time;~Balance after:money;~Status=Pending|Completed|Failed|Reversed
- M-9001 | from_wallet=W-2201; to_wallet=W-2204; kind=Payment; amount=12; fee=0; note=Bread and cake; balance_after=240; status=Completed
- M-9002 | from_wallet=W-2202; to_wallet=W-2201; kind=Transfer; amount=20; fee=0; note=Concert ticket; status=Pending
- M-9003 | to_wallet=W-2202; kind=Top-up; amount=50; fee=0.5; balance_after=38; status=Completed
- M-9004 | from_wallet=W-2204; kind=Withdrawal; amount=800; fee=1; status=Failed
! item linked card|bank card|bank link|linked account|funding source: Name!;Holder~Iris Kwan;Kind=Debit card|Credit card|Bank account;Bank;Number ending~4410;Valid until:date;Default:boolean;~Status=Checked|Waiting|Expired
- Iris, debit card | holder=Iris Kwan; kind=Debit card; bank=Harbour Bank; number_ending=4410; status=Checked
- Paul, account | holder=Paul Adeyemi; kind=Bank account; bank=Union Savings; number_ending=0921; status=Checked
- Lea, credit card | holder=Lea Kraft; kind=Credit card; bank=Alpine Bank; number_ending=7750; status=Expired
- Bakery, account | holder=Corner Bakery; kind=Bank account; bank=Harbour Bank; number_ending=1188; status=Checked
item payee|beneficiary|contact|recipient: Name!;Owner~Iris Kwan;Wallet->@wallet purse|wallet~W-2204;Phone:phone;Bank;Account ending~1188;Country;Favourite:boolean;~Last paid on:date
- Corner Bakery | owner=Iris Kwan; wallet=W-2204; bank=Harbour Bank; account_ending=1188
- Paul | owner=Iris Kwan; wallet=W-2202
- Mother | owner=Paul Adeyemi; bank=Lagos Bank; account_ending=5510; country=Nigeria
- Landlord | owner=Lea Kraft; bank=Union Savings; account_ending=9004
request money request|payment request|top-up request|withdrawal: Title!;From~Iris Kwan;To~Paul Adeyemi;Amount:money!;Reason;Due on:date;~Paid by->@wallet movement|transaction~M-9002
- Half of the tickets | from=Iris Kwan; to=Paul Adeyemi; amount=20; reason=Concert; paid_by=M-9002
- Cake for the office | from=Corner Bakery; to=Lea Kraft; amount=34
- Rent share | from=Paul Adeyemi; to=Lea Kraft; amount=300
- Gift for Ana | from=Lea Kraft; to=Iris Kwan; amount=15
! item transfer limit|fee rule|limit|tariff: Name!;Applies to=Top-up|Transfer|Payment|Withdrawal;Country;Lowest amount:money;Highest amount:money;Fee:percent;Fixed fee:money;Per day:money;Active:boolean
- Transfer inside | applies_to=Transfer; lowest_amount=0.1; highest_amount=1000; fee=0; per_day=2000
- Transfer abroad | applies_to=Transfer; country=Abroad; lowest_amount=5; highest_amount=3000; fee=1.5; fixed_fee=1; per_day=3000
- Withdrawal | applies_to=Withdrawal; lowest_amount=10; highest_amount=2000; fee=0; fixed_fee=1; per_day=2000
- Card top-up | applies_to=Top-up; lowest_amount=5; highest_amount=500; fee=1; per_day=1000
# tax filing|tax return|income tax|tax assistant|tax calculation|tax preparation|vat return|tax advisory
work tax return|return|declaration|tax filing|filing: Title!;Taxpayer->@taxpayer|client~Selma Krug;Tax kind->@levy kind|tax kind~Income tax;Year:number#1990-2100;Income:money;Deductions:money;Tax due:money;Prepared by~Ines Prado;File by:date;Form:file;~Sent on:date;~Refund:money
- Income tax 2025, Krug | taxpayer=Selma Krug; tax_kind=Income tax; year=2025; income=48000; deductions=6100; tax_due=7900; prepared_by=Ines Prado; refund=420
- VAT May, Corner Bakery | taxpayer=Corner Bakery; tax_kind=Sales tax; year=2026; income=21000; deductions=900; tax_due=1480; prepared_by=Jo Lindt
- Income tax 2025, Bello | taxpayer=Tunde Bello; tax_kind=Income tax; year=2025; income=31000; deductions=2300; tax_due=3600; prepared_by=Ines Prado
- Property tax 2026, Falk | taxpayer=Ines Falk; tax_kind=Property tax; year=2026; tax_due=310; prepared_by=Jo Lindt
person taxpayer|client|tax client: Name!;Kind=Person|Couple|Company;Tax number ending~4471;Birth date:date;Marital status=Single|Married|Divorced;Children:number#0-20;Email:email;Phone:phone;Adviser~Ines Prado;~Status=Active|Left
- Selma Krug | kind=Person; tax_number_ending=4471; marital_status=Single; children=0; adviser=Ines Prado; status=Active
- Tunde Bello | kind=Couple; tax_number_ending=0932; marital_status=Married; children=2; adviser=Ines Prado; status=Active
- Corner Bakery | kind=Company; tax_number_ending=7719; adviser=Jo Lindt; status=Active
- Ines Falk | kind=Person; tax_number_ending=1180; marital_status=Divorced; children=1; adviser=Jo Lindt; status=Active
! item levy kind|tax kind|tax type|kind of tax: Name!;Code;Period=Month|Quarter|Year;Rate:percent;Due day:number#1-366;Form name;Description:long
- Income tax | code=IT; period=Year; rate=24; due_day=211; form_name=IT-1
- Sales tax | code=ST; period=Month; rate=20; due_day=15; form_name=ST-3
- Property tax | code=PT; period=Year; rate=1; due_day=90; form_name=PT-2
- Wage tax | code=WT; period=Month; rate=18; due_day=10; form_name=WT-1
! item progression bracket|tax bracket|tax rate step: Name!;Tax kind->@levy kind|tax kind~Income tax;Year:number#1990-2100;From income:money;To income:money;Rate:percent
- Up to 12,000 | tax_kind=Income tax; year=2025; from_income=0; to_income=12000; rate=0
- To 32,000 | tax_kind=Income tax; year=2025; from_income=12000; to_income=32000; rate=20
- To 62,000 | tax_kind=Income tax; year=2025; from_income=32000; to_income=62000; rate=35
- Above 62,000 | tax_kind=Income tax; year=2025; from_income=62000; to_income=9000000; rate=45
record income slip|income|income source|wage slip: Title!;Return->@tax return|return~Income tax 2025, Krug;Kind=Wage|Business|Rent|Interest|Pension;Payer;Gross:money!;Tax withheld:money;Paper:file
- Wage of Selma | return=Income tax 2025, Krug; kind=Wage; payer=Orca Bikes; gross=46000; tax_withheld=8200
- Interest of Selma | return=Income tax 2025, Krug; kind=Interest; payer=Harbour Bank; gross=2000; tax_withheld=120
- Wage of Tunde | return=Income tax 2025, Bello; kind=Wage; payer=Frame Works; gross=31000; tax_withheld=3900
- Till of the bakery | return=VAT May, Corner Bakery; kind=Business; gross=21000
record deduction claim|deduction|expense|allowance: Title!;Return->@tax return|return~Income tax 2025, Krug;Kind=Travel to work|Work tools|Donation|Insurance|Children|Health;Amount:money!;Accepted amount:money;Receipt:file;Date:date;~Status=Entered|Accepted|Refused
- Train to work | return=Income tax 2025, Krug; kind=Travel to work; amount=1400; accepted_amount=1400; status=Accepted
- Two children | return=Income tax 2025, Bello; kind=Children; amount=2000; accepted_amount=2000; status=Accepted
- Desk | return=Income tax 2025, Krug; kind=Work tools; amount=380; status=Entered
- Gym | return=Income tax 2025, Bello; kind=Health; amount=300; accepted_amount=0; status=Refused
! record filing milestone|filing status|assessment notice|tax notice: Title!;Return->@tax return|return~Income tax 2025, Krug;Step=Prepared|Signed|Sent|Received|Assessed|Paid;Amount:money;Paper:file;Happened on:date;Note
- Krug signed | return=Income tax 2025, Krug; step=Signed
- Krug sent | return=Income tax 2025, Krug; step=Sent
- Krug assessed | return=Income tax 2025, Krug; step=Assessed; amount=420; note=Refund
- Bakery prepared | return=VAT May, Corner Bakery; step=Prepared; amount=1480
# cash flow|financial dashboard|financial forecast|financial planning tool|finance dashboard|financial forecasting|bank statement|cash management
! item cash pot|bank account: Name!;Bank;Number ending~2210;Currency=USD|EUR|GBP|CNY;Owner~Ana Sousa;Lowest balance:money;~Balance:money;~Last synced on:date;~Status=Connected|By hand|Closed
- House bank | bank=Harbour Bank; number_ending=2210; currency=EUR; owner=Ana Sousa; lowest_balance=5000; balance=41200; status=Connected
- Savings | bank=Union Savings; number_ending=0412; currency=EUR; owner=Ana Sousa; balance=60000; status=Connected
- Card | bank=Harbour Bank; number_ending=9981; currency=EUR; owner=Lou Perrin; balance=-1300; status=Connected
- Petty cash | currency=EUR; owner=Ina Roth; balance=210; status=By hand
record cash movement|transaction|statement line|income|expense|bank transaction: Text!;Account->@cash pot|bank account~House bank;Category->@flow category|category~Customers;Direction=In|Out;Amount:money!;Partner;Booked on:date;Statement->@statement file|bank statement~House bank, May;Recognised:boolean;Note
- Invoice 2041 paid | account=House bank; category=Customers; direction=In; amount=4800; partner=Alder Foods; statement=House bank, May
- Rent of May | account=House bank; category=Rent; direction=Out; amount=2100; partner=Mill Estates; statement=House bank, May
- Wages of May | account=House bank; category=Wages; direction=Out; amount=18400; statement=House bank, May
- Coffee | account=Petty cash; category=Office; direction=Out; amount=14
! item flow category|category|expense category|income category: Name!;Direction=In|Out;Parent category;Fixed:boolean;Monthly budget:money;Colour;Order:number#1-500
- Customers | direction=In; monthly_budget=40000; order=1
- Wages | direction=Out; monthly_budget=18500; order=2
- Rent | direction=Out; monthly_budget=2100; order=3
- Office | direction=Out; monthly_budget=600; order=4
item cash forecast|forecast|cash flow forecast|prediction: Title!;Account->@cash pot|bank account~House bank;Month~June 2026;Scenario->@scenario~Expected;Expected in:money;Expected out:money;Balance at end:money;~Actual in:money;~Actual out:money;Made by~Ana Sousa;~Status=Open|Current|Past
- June, expected | account=House bank; month=June 2026; scenario=Expected; expected_in=41000; expected_out=36000; balance_at_end=46200; made_by=Ana Sousa; status=Current
- June, cautious | account=House bank; month=June 2026; scenario=Cautious; expected_in=32000; expected_out=36500; balance_at_end=36700; made_by=Ana Sousa; status=Current
- July, expected | account=House bank; month=July 2026; scenario=Expected; expected_in=39000; expected_out=38000; balance_at_end=47200; made_by=Ana Sousa; status=Open
- May, expected | account=House bank; month=May 2026; scenario=Expected; expected_in=40000; expected_out=36000; actual_in=42100; actual_out=36900; status=Past
item scenario|what-if case|assumption set: Name!;Sales change:percent#-100-1000;Cost change:percent#-100-1000;Customers pay after:number(days)#0-365;New staff:number#0-1000;Note:long
- Expected | sales_change=0; cost_change=2; customers_pay_after=24; new_staff=1
- Cautious | sales_change=-20; cost_change=2; customers_pay_after=40; new_staff=0
- Bold | sales_change=25; cost_change=8; customers_pay_after=24; new_staff=4
- Strike | sales_change=-50; cost_change=-10; customers_pay_after=60; new_staff=0
! record statement file|bank statement|uploaded statement|statement import: Title!;Account->@cash pot|bank account~House bank;File:file;From:date;Until:date;Lines:number#0-1000000;Recognised:percent;Uploaded by~Ina Roth;~Status=Uploaded|Read|Faulty
- House bank, May | account=House bank; lines=84; recognised=92; uploaded_by=Ina Roth; status=Read
- House bank, April | account=House bank; lines=79; recognised=95; uploaded_by=Ina Roth; status=Read
- Card, May | account=Card; lines=21; recognised=71; uploaded_by=Lou Perrin; status=Read
- Savings, May | account=Savings; lines=0; uploaded_by=Ina Roth; status=Faulty
! item key ratio|financial metric|kpi|financial indicator: Name!;Month~May 2026;Value:number#-1000000000-1000000000;Target:number#-1000000000-1000000000;Unit=EUR|%|Months|Days;Formula;Trend=Up|Flat|Down
- Runway | month=May 2026; value=14; target=12; unit=Months; formula=Cash / burn; trend=Up
- Burn rate | month=May 2026; value=7200; target=8000; unit=EUR; trend=Down
- Gross margin | month=May 2026; value=62; target=60; unit=%; trend=Flat
- Days until paid | month=May 2026; value=24; target=20; unit=Days; trend=Up
# credit card|debt repayment|debt planner|loan payoff|debt tracker|repayment planner|bank card management
! item credit line|credit card|card|debt: Name!;Owner~Nora Falk|Tom Ekberg;Kind=Credit card|Student loan|Car loan|Overdraft|Store card;Bank;Number ending~4410;Limit:money;Interest rate:percent;Least payment:money;Statement day:number#1-31;Due day:number#1-31;~Owed:money;~Status=Active|Paid off|Blocked
- Blue card | owner=Nora Falk; kind=Credit card; bank=Harbour Bank; number_ending=4410; limit=3000; interest_rate=18.9; least_payment=45; statement_day=3; due_day=20; owed=1240; status=Active
- Student loan | owner=Nora Falk; kind=Student loan; bank=State Fund; interest_rate=2.1; least_payment=120; due_day=1; owed=8600; status=Active
- Car loan | owner=Tom Ekberg; kind=Car loan; bank=Alpine Bank; interest_rate=5.4; least_payment=260; due_day=15; owed=6100; status=Active
- Store card | owner=Tom Ekberg; kind=Store card; limit=500; interest_rate=21; least_payment=20; owed=0; status=Paid off
record card charge|transaction|charge|purchase|spending: Text!;Card->@credit line|credit card~Blue card;Category->@spend category|category~Food;Amount:money!;Merchant;Charged on:date;Instalments:number#1-60;Receipt:image;~Status=Pending|Booked|Disputed|Refunded
- Weekly shopping | card=Blue card; category=Food; amount=84; merchant=Green Corner; instalments=1; status=Booked
- Washing machine | card=Blue card; category=Home; amount=480; merchant=Volt Shop; instalments=6; status=Booked
- Train ticket | card=Blue card; category=Travel; amount=62; merchant=Ferry & Rail; instalments=1; status=Pending
- Unknown charge | card=Blue card; category=Other; amount=19; merchant=Web shop; instalments=1; status=Disputed
record repayment made|repayment|payment made|instalment: Title!;Card->@credit line|credit card~Blue card;Amount:money!;Interest part:money;Principal part:money;Paid on:date;Paid from~Current account;Extra:boolean;~Owed after:money
- Blue card, May | card=Blue card; amount=200; interest_part=19; principal_part=181; paid_from=Current account; owed_after=1240
- Student loan, May | card=Student loan; amount=120; interest_part=15; principal_part=105; paid_from=Current account; owed_after=8600
- Car loan, May | card=Car loan; amount=260; interest_part=28; principal_part=232; paid_from=Current account; owed_after=6100
- Store card, last one | card=Store card; amount=40; interest_part=0; principal_part=40; owed_after=0
! item payoff strategy|repayment plan|payoff plan|strategy: Name!;Owner~Nora Falk|Tom Ekberg;Method=Smallest first|Highest rate first|Own order;Per month:money!;Extra per month:money;Starts on:date;Free of debt on:date;Interest saved:money;~Status=Draft|Running|Reached
- Nora, highest rate first | owner=Nora Falk; method=Highest rate first; per_month=420; extra_per_month=100; interest_saved=610; status=Running
- Nora, smallest first | owner=Nora Falk; method=Smallest first; per_month=420; extra_per_month=100; interest_saved=480; status=Draft
- Tom, own order | owner=Tom Ekberg; method=Own order; per_month=300; interest_saved=120; status=Running
- Tom, faster | owner=Tom Ekberg; method=Highest rate first; per_month=450; extra_per_month=150; interest_saved=340; status=Draft
! record card statement|statement|monthly bill|bill: Title!;Card->@credit line|credit card~Blue card;Month~May 2026;Charges:money;Payments:money;Interest:money;Least payment:money;Due on:date;File:file;~Status=Open|Paid|Late
- Blue card, May bill | card=Blue card; month=May 2026; charges=626; payments=200; interest=19; least_payment=45; status=Open
- Blue card, April bill | card=Blue card; month=April 2026; charges=310; payments=250; interest=18; least_payment=40; status=Paid
- Store card, April bill | card=Store card; month=April 2026; charges=0; payments=40; interest=0; least_payment=20; status=Paid
- Car loan, May bill | card=Car loan; month=May 2026; charges=0; payments=260; interest=28; least_payment=260; status=Paid
! item spend category|category|expense category: Name!;Monthly limit:money;Colour;Icon:image;Order:number#1-500;~Spent this month:money
- Food | monthly_limit=350; order=1; spent_this_month=240
- Home | monthly_limit=200; order=2; spent_this_month=480
- Travel | monthly_limit=150; order=3; spent_this_month=62
- Other | monthly_limit=100; order=4; spent_this_month=19
# stock screener|stock analysis|stock recommendation|stock research|share analysis|equity research|stock picking|technical analysis
item listed share|stock|share|company|security: Symbol!;Name;Exchange~Frankfurt;Sector->@market sector|sector~Energy;Price:money;Market value:money;Price to earnings:number#-10000-10000;Dividend yield:percent;Growth of sales:percent#-100-10000;Debt to equity:number#0-1000;Volume:number#0-100000000000;~Change today:percent#-100-1000
- NWIN | name=Northwind Energy; exchange=Frankfurt; sector=Energy; price=18.9; market_value=2100000000; price_to_earnings=14; dividend_yield=3.2; growth_of_sales=12; debt_to_equity=0.6; change_today=-3.1
- GLBX | name=Globex Steel; exchange=Frankfurt; sector=Industry; price=41.2; market_value=5400000000; price_to_earnings=9; dividend_yield=4.4; growth_of_sales=2; debt_to_equity=1.1; change_today=2.4
- MEDA | name=Medarix; exchange=New York; sector=Health; price=88; market_value=9100000000; price_to_earnings=31; dividend_yield=0; growth_of_sales=24; debt_to_equity=0.2; change_today=0.7
- CLW | name=Clearwater Utilities; exchange=Vienna; sector=Utilities; price=27.5; market_value=1800000000; price_to_earnings=16; dividend_yield=4.9; growth_of_sales=3; debt_to_equity=1.4; change_today=0.1
! item market sector|sector|industry: Name!;Description;Average price to earnings:number#-10000-10000;Change this year:percent#-100-1000;~Shares:number#0-100000
- Energy | average_price_to_earnings=12; change_this_year=6; shares=84
- Industry | average_price_to_earnings=15; change_this_year=9; shares=210
- Health | average_price_to_earnings=24; change_this_year=-2; shares=130
- Utilities | average_price_to_earnings=16; change_this_year=3; shares=61
item saved screen|screen|filter|screener|screening: Name!;Owner~Nora Falk|Idris Bell;Description;Sort by=Market value|Yield|Growth|Price to earnings;Public:boolean;~Hits:number#0-100000;~Last run on:date
- Cheap with dividend | owner=Nora Falk; sort_by=Yield; hits=14
- Fast growers | owner=Idris Bell; sort_by=Growth; hits=9
- Small and debt free | owner=Idris Bell; sort_by=Market value; hits=31
- Big utilities | owner=Nora Falk; sort_by=Market value; hits=6
! record screen condition|filter condition|criterion|screening rule: Title!;Screen->@saved screen|screen~Cheap with dividend;Figure=Price to earnings|Dividend yield|Growth of sales|Debt to equity|Market value|Volume;Condition=Above|Below|Between;From:number#-1000000-10000000000000;To:number#-1000000-10000000000000;Order:number#1-50
- PE below 15 | screen=Cheap with dividend; figure=Price to earnings; condition=Below; to=15; order=1
- Yield above 3 | screen=Cheap with dividend; figure=Dividend yield; condition=Above; from=3; order=2
- Growth above 20 | screen=Fast growers; figure=Growth of sales; condition=Above; from=20; order=1
- Debt below 0.3 | screen=Small and debt free; figure=Debt to equity; condition=Below; to=0.3; order=1
! record price candle|price history|quote|daily price: Title!;Share->@listed share|stock~NWIN;Day:date!;Open:money;High:money;Low:money;Close:money!;Volume:number#0-100000000000
- NWIN Monday | share=NWIN; open=19.4; high=19.6; low=18.7; close=18.9; volume=940000
- GLBX Monday | share=GLBX; open=40.1; high=41.4; low=39.9; close=41.2; volume=182000
- MEDA Monday | share=MEDA; open=87.2; high=88.4; low=86.9; close=88; volume=410000
- CLW Monday | share=CLW; open=27.4; high=27.6; low=27.3; close=27.5; volume=90000
record analyst note|analysis|recommendation|research report|rating: Title!;Share->@listed share|stock~MEDA;Analyst~Ana Duarte;Advice=Buy|Hold|Sell;Target price:money;Horizon:number(months)#1-120;Text:long;File:file;Published on:date;~Right so far=Yes|No|Open
- Medarix has a full pipeline | share=MEDA; analyst=Ana Duarte; advice=Buy; target_price=104; horizon=12; right_so_far=Open
- Globex: cycle turns | share=GLBX; analyst=Leo Quist; advice=Hold; target_price=42; horizon=6; right_so_far=Yes
- Northwind too dear | share=NWIN; analyst=Leo Quist; advice=Sell; target_price=15; horizon=12; right_so_far=Yes
- Clearwater pays well | share=CLW; analyst=Ana Duarte; advice=Buy; target_price=31; horizon=18; right_so_far=Open
# audit management|internal audit|audit system|audit plan|auditing platform|audit firm
work audit engagement|audit|internal audit|audit project: Title!;Area->@audited unit|department~Purchasing;Kind=Financial|Process|IT|Compliance|Follow-up;Lead auditor~Vera Dorn;Team;Starts on:date;Ends on:date;Scope:long;Risk=Low|Medium|High;~Opinion=Good|Needs work|Poor|Open
- Purchasing 2026 | area=Purchasing; kind=Process; lead_auditor=Vera Dorn; scope=Orders above 5,000; risk=High; opinion=Open
- Payroll 2026 | area=Payroll; kind=Financial; lead_auditor=Ben Adler; scope=All wages of a quarter; risk=Medium; opinion=Good
- User rights | area=IT; kind=IT; lead_auditor=Vera Dorn; scope=Rights in all systems; risk=High; opinion=Needs work
- Purchasing, follow-up | area=Purchasing; kind=Follow-up; lead_auditor=Ben Adler; risk=Low; opinion=Open
! item audited unit|audit area|auditee: Name!;Head~Greta Vos;Site;Risk score:number#0-100;Audited every:number(months)#1-120;Last audit on:date;Next audit on:date
- Purchasing | head=Greta Vos; site=Main house; risk_score=78; audited_every=12
- Payroll | head=Ines Kolb; site=Main house; risk_score=52; audited_every=24
- IT | head=Jo Lindt; site=Works; risk_score=81; audited_every=12
- Canteen | head=Karl Voss; site=Works; risk_score=18; audited_every=48
record audit finding|finding|deviation|nonconformity|issue: Title!;Audit->@audit engagement|audit~Purchasing 2026;Check->@audit step|checklist item~Three offers present;Severity=Minor|Major|Critical;Cause:long;Effect:long;Recommendation:long;Evidence:file;Found by~Vera Dorn;~Status=Draft|Agreed|In correction|Closed
- Offers are missing | audit=Purchasing 2026; check=Three offers present; severity=Major; cause=No time; recommendation=Block orders without offers.; found_by=Vera Dorn; status=Agreed
- Former staff can sign in | audit=User rights; severity=Critical; recommendation=Close accounts on the last day.; found_by=Vera Dorn; status=In correction
- One wage paid twice | audit=Payroll 2026; severity=Minor; recommendation=Check doubles each month.; found_by=Ben Adler; status=Closed
- Old price list used | audit=Purchasing 2026; severity=Minor; found_by=Vera Dorn; status=Draft
! record audit step|checklist item|audit checklist|test step|check: Title!;Audit->@audit engagement|audit~Purchasing 2026;Order:number#1-1000;What to test:long!;Sample:number#0-100000;Errors:number#0-100000;Done by~Vera Dorn;Done on:date;~Result=Open|Passed|Failed|Not applicable
- Three offers present | audit=Purchasing 2026; order=1; what_to_test=Every order above 5,000 has three offers.; sample=25; errors=7; done_by=Vera Dorn; result=Failed
- Two signatures | audit=Purchasing 2026; order=2; what_to_test=Both heads signed.; sample=25; errors=0; done_by=Vera Dorn; result=Passed
- Leavers closed | audit=User rights; order=1; what_to_test=No leaver has a live account.; sample=40; errors=3; done_by=Vera Dorn; result=Failed
- Wages recomputed | audit=Payroll 2026; order=1; what_to_test=Recompute thirty wages.; sample=30; errors=1; done_by=Ben Adler; result=Passed
work corrective measure|corrective action|action plan|measure: Title!;Finding->@audit finding|finding~Offers are missing;Responsible~Greta Vos;Due on:date!;Measure:long;Proof:file;Progress:percent;~Checked by
- Block in the order form | finding=Offers are missing; responsible=Greta Vos; progress=40
- Script for leavers | finding=Former staff can sign in; responsible=Jo Lindt; progress=80; checked_by=Vera Dorn
- Monthly double check | finding=One wage paid twice; responsible=Ines Kolb; progress=100; checked_by=Ben Adler
- Throw old lists away | finding=Old price list used; responsible=Greta Vos; progress=0
! record working paper|evidence paper|audit evidence|workpaper: Title!;Audit->@audit engagement|audit~Purchasing 2026;Step->@audit step|checklist item~Three offers present;File:file;Reference;Prepared by~Vera Dorn;Reviewed by~Ben Adler;~Status=Draft|Reviewed
- Sample of 25 orders | audit=Purchasing 2026; step=Three offers present; reference=P-1; prepared_by=Vera Dorn; reviewed_by=Ben Adler; status=Reviewed
- List of leavers | audit=User rights; step=Leavers closed; reference=R-1; prepared_by=Vera Dorn; status=Draft
- Thirty wages | audit=Payroll 2026; step=Wages recomputed; reference=W-1; prepared_by=Ben Adler; reviewed_by=Vera Dorn; status=Reviewed
- Signed order sheets | audit=Purchasing 2026; step=Two signatures; reference=P-2; prepared_by=Vera Dorn; status=Reviewed
record audit report|final report: Title!;Audit->@audit engagement|audit~Payroll 2026;Opinion=Good|Needs work|Poor;Summary:long!;File:file;Sent to~Board;Issued on:date;~Status=Draft|Issued
- Payroll 2026, final | audit=Payroll 2026; opinion=Good; summary=One small error in thirty.; sent_to=Board; status=Issued
- User rights, draft | audit=User rights; opinion=Needs work; summary=Leavers keep their accounts.; status=Draft
- Purchasing 2026, draft | audit=Purchasing 2026; opinion=Needs work; summary=Offers are often missing.; status=Draft
- Purchasing 2024, final | opinion=Poor; summary=No rules at all.; sent_to=Board; status=Issued
# insurance quotation|insurance quote|insurance comparison|insurance broker|insurance product|insurance sales|insurance platform
item cover plan|insurance product|insurance plan|policy type|insurance: Name!;Insurer->@insurer|insurance company~Alpine Insurance;Branch=Car|Home|Health|Life|Travel|Business;Sum insured:money;Own share:money;Price from:money;Age from:number#0-120;Age to:number#0-120;Covers:long;Does not cover:long;Terms:file;~Rating:rating
- Home complete | insurer=Alpine Insurance; branch=Home; sum_insured=300000; own_share=300; price_from=14; age_from=18; age_to=120; covers=Fire, water, theft; rating=4
- Car third party | insurer=Harbour Mutual; branch=Car; sum_insured=10000000; own_share=0; price_from=21; age_from=18; age_to=90; covers=Damage to others; rating=4
- Travel year | insurer=Harbour Mutual; branch=Travel; sum_insured=50000; price_from=6; age_from=0; age_to=75; covers=Doctor, return, luggage; rating=5
- Term life 20 | insurer=North Life; branch=Life; sum_insured=200000; price_from=9; age_from=18; age_to=60; rating=4
! item insurer|insurance company|provider: Name!;Licence number;Phone:phone;Website:url;Logo:image;Commission:percent;Claims answered within:number(days)#0-365;~Rating:rating
- Alpine Insurance | licence_number=AT-101; commission=12; claims_answered_within=6; rating=4
- Harbour Mutual | licence_number=NL-220; commission=10; claims_answered_within=4; rating=5
- North Life | licence_number=DK-088; commission=18; claims_answered_within=14; rating=3
- Clearview | licence_number=DE-310; commission=11; claims_answered_within=9; rating=4
request cover quote|quotation|quote|insurance quote|offer request: Title!;Person~Nora Falk;Plan->@cover plan|insurance product~Home complete;Birth date:date;Postcode;Sum wanted:money;Starts on:date;Risk details:long;Discount:percent;~Price a month:money;~Valid until:date
- Home of Nora | person=Nora Falk; plan=Home complete; postcode=20095; sum_wanted=250000; price_a_month=13
- Car of Tom | person=Tom Ekberg; plan=Car third party; postcode=1010; discount=20; price_a_month=24
- Trip of Lena | person=Lena Forst; plan=Travel year; sum_wanted=50000; price_a_month=6
- Life of Idris | person=Idris Bell; plan=Term life 20; sum_wanted=150000
record policy contract|policy|insurance policy|contract: Number!;Holder~Nora Falk;Plan->@cover plan|insurance product~Home complete;Quote->@cover quote|quotation~Home of Nora;Insured;Sum insured:money;Price a month:money;Starts on:date;Ends on:date;Paid=Monthly|Quarterly|Yearly;Paper:file;~Status=Applied|Active|Lapsed|Cancelled
- P-55012 | holder=Nora Falk; plan=Home complete; quote=Home of Nora; insured=Flat, Mill lane 4; sum_insured=250000; price_a_month=13; paid=Monthly; status=Active
- P-55013 | holder=Tom Ekberg; plan=Car third party; quote=Car of Tom; insured=Car HX 44; price_a_month=24; paid=Yearly; status=Active
- P-55014 | holder=Lena Forst; plan=Travel year; price_a_month=6; paid=Yearly; status=Lapsed
- P-55015 | holder=Idris Bell; plan=Term life 20; sum_insured=150000; price_a_month=11; paid=Monthly; status=Applied
request damage claim|claim|insurance claim|loss report: Number!;Policy->@policy contract|policy~P-55012;Happened on:date!;What happened:long!;Place;Amount claimed:money;Photos:image;Papers:file;~Amount paid:money;~Handled by;~Decided on:date
- CL-701 | policy=P-55012; what_happened=Water from the washing machine.; place=Kitchen; amount_claimed=1800; amount_paid=1500; handled_by=Vera Dorn
- CL-702 | policy=P-55013; what_happened=Touched a parked car.; place=Station square; amount_claimed=2400
- CL-703 | policy=P-55014; what_happened=Suitcase lost.; amount_claimed=600; amount_paid=0; handled_by=Ben Adler
- CL-704 | policy=P-55012; what_happened=Bicycle stolen from the cellar.; amount_claimed=900
! record premium instalment|premium|premium payment|instalment: Title!;Policy->@policy contract|policy~P-55012;Month~May 2026;Amount:money!;Due on:date;Paid on:date;Way=Card|Debit|Transfer;~Status=Due|Paid|Reminded|Returned
- P-55012 May | policy=P-55012; month=May 2026; amount=13; way=Debit; status=Paid
- P-55012 June | policy=P-55012; month=June 2026; amount=13; way=Debit; status=Due
- P-55013 year | policy=P-55013; month=March 2026; amount=288; way=Transfer; status=Paid
- P-55014 year | policy=P-55014; month=January 2026; amount=72; way=Card; status=Returned
! item insured beneficiary|beneficiary|insured person|dependent: Name!;Policy->@policy contract|policy~P-55015;Relation=Holder|Partner|Child|Parent|Other;Birth date:date;Share:percent;Phone:phone
- Amira Bell | policy=P-55015; relation=Partner; share=60
- Sami Bell | policy=P-55015; relation=Child; share=40
- Nora Falk | policy=P-55012; relation=Holder; share=100
- Lena Forst | policy=P-55014; relation=Holder; share=100
# token sale|ico|token launch|token presale|launchpad|tokenomics|airdrop|staking platform
item crypto token|token|coin project|token project: Name!;Symbol;Network=Ethereum|Solana|Tron|Own chain;Total supply:number#0-1000000000000000;Decimals:number#0-18;Contract address;White paper:file;Website:url;Description:long;Logo:image;~Status=Announced|On sale|Listed|Ended
- Harbour Token | symbol=HBR; network=Ethereum; total_supply=100000000; decimals=18; contract_address=0x8f2a; status=On sale
- Meadow Coin | symbol=MDW; network=Solana; total_supply=500000000; decimals=9; status=Announced
- Wind Share | symbol=WND; network=Ethereum; total_supply=20000000; decimals=18; status=Listed
- Old Port | symbol=OPT; network=Tron; total_supply=1000000; decimals=6; status=Ended
! item sale round|round|presale|sale stage|token sale: Name!;Token->@crypto token|token~Harbour Token;Price:number#0-1000000!;Tokens on sale:number#0-1000000000000;Smallest buy:money;Largest buy:money;Bonus:percent;Starts on:date;Ends on:date;~Tokens sold:number#0-1000000000000;~Status=Coming|Open|Sold out|Closed
- Harbour, private round | token=Harbour Token; price=0.02; tokens_on_sale=5000000; smallest_buy=500; bonus=20; tokens_sold=5000000; status=Sold out
- Harbour, public round | token=Harbour Token; price=0.05; tokens_on_sale=20000000; smallest_buy=50; bonus=5; tokens_sold=7400000; status=Open
- Meadow, first round | token=Meadow Coin; price=0.01; tokens_on_sale=50000000; smallest_buy=20; status=Coming
- Wind, public round | token=Wind Share; price=0.4; tokens_on_sale=8000000; tokens_sold=6100000; status=Closed
record token purchase|purchase|contribution|buy order|investment: Number!;Buyer~Owen Pratt|Lina Cruz;Round->@sale round|round~Harbour, public round;Paid in=ETH|BTC|USDT|EUR;Amount paid:number#0-100000000!;Tokens:number#0-1000000000000;Bonus tokens:number#0-1000000000000;Transaction hash;Wallet address;Bought on:date;~Status=Waiting|Confirmed|Tokens sent|Refunded
- TP-101 | buyer=Owen Pratt; round=Harbour, public round; paid_in=USDT; amount_paid=500; tokens=10000; bonus_tokens=500; transaction_hash=0x77c1; status=Tokens sent
- TP-102 | buyer=Lina Cruz; round=Harbour, public round; paid_in=ETH; amount_paid=0.4; tokens=24800; status=Confirmed
- TP-103 | buyer=Gita Rao; round=Wind, public round; paid_in=EUR; amount_paid=800; tokens=2000; status=Refunded
- TP-104 | buyer=Tom Ekberg; round=Harbour, public round; paid_in=BTC; amount_paid=0.01; tokens=12800; status=Waiting
! item vesting tranche|vesting|release plan|unlock schedule: Title!;Token->@crypto token|token~Harbour Token;For whom=Team|Advisers|Private buyers|Public buyers|Reserve;Share:percent;Unlocked at start:percent;Cliff:number(months)#0-120;Months:number#0-240;~Released:percent
- Team of Harbour | token=Harbour Token; for_whom=Team; share=15; unlocked_at_start=0; cliff=12; months=36; released=0
- Private buyers of Harbour | token=Harbour Token; for_whom=Private buyers; share=5; unlocked_at_start=10; months=12; released=10
- Public buyers of Harbour | token=Harbour Token; for_whom=Public buyers; share=20; unlocked_at_start=100; released=100
- Reserve of Wind | token=Wind Share; for_whom=Reserve; share=30; cliff=6; months=60; released=20
! record airdrop claim|airdrop|bounty|token reward: Title!;Member~Owen Pratt|Lina Cruz;Token->@crypto token|token~Harbour Token;Task=Follow|Share|Invite|Hold|Test;Proof:url;Tokens:number#0-1000000000;Wallet address;~Status=Claimed|Checked|Sent|Refused
- Owen shared | member=Owen Pratt; token=Harbour Token; task=Share; tokens=50; status=Sent
- Lina invited three | member=Lina Cruz; token=Harbour Token; task=Invite; tokens=150; status=Checked
- Tom tested | member=Tom Ekberg; token=Meadow Coin; task=Test; tokens=20; status=Claimed
- Gita follows | member=Gita Rao; token=Harbour Token; task=Follow; tokens=10; status=Refused
item roadmap milestone|roadmap|milestone|team member: Title!;Token->@crypto token|token~Harbour Token;Quarter~Q3 2026;Text:long;Progress:percent;Order:number#1-100;~Status=Planned|Under way|Reached
- Contract checked by auditors | token=Harbour Token; quarter=Q1 2026; progress=100; order=1; status=Reached
- Public sale | token=Harbour Token; quarter=Q2 2026; progress=40; order=2; status=Under way
- First listing | token=Harbour Token; quarter=Q3 2026; progress=0; order=3; status=Planned
- Wallet app | token=Harbour Token; quarter=Q4 2026; progress=0; order=4; status=Planned
# car insurance|vehicle insurance|insurance website|insurance platform|insurance sales|online insurance|insurance management|insurance system|insurance mini-program|insurance product|insurance app
item insurance product|insurance plan|insurance|tariff: Name!;Kind=Car|Home|Travel|Health|Life|Liability;Insurer~Nordlicht Mutual;Premium from:money;Sum insured up to:money;Own share:money;Term:number(months)#1-480;Covers:long;Excludes:long;~Status=On sale|Withdrawn
- Car Basic | kind=Car; insurer=Nordlicht Mutual; premium_from=19; sum_insured_up_to=1000000; own_share=500; term=12; status=On sale
- Car Full | kind=Car; insurer=Nordlicht Mutual; premium_from=48; sum_insured_up_to=5000000; own_share=150; term=12; status=On sale
- Trip Safe | kind=Travel; insurer=Alpha Cover; premium_from=7; sum_insured_up_to=200000; own_share=50; term=1; status=On sale
- Home Nest | kind=Home; insurer=Alpha Cover; premium_from=12; sum_insured_up_to=300000; own_share=200; term=12; status=On sale
record insurance policy|policy|insurance contract: Policy number!;Product->@insurance product|insurance plan~Car Basic|Car Full;Policyholder~Ruth Adler|Sam Oduya;Vehicle->@insured vehicle|vehicle~KB-418-T;Sum insured:money;Premium per year:money;Own share:money;Starts on:date!;Ends on:date;Payment=Monthly|Quarterly|Yearly;~Status=Offer|Active|Lapsed|Cancelled|Expired
- P-70018 | product=Car Full; policyholder=Ruth Adler; vehicle=KB-418-T; sum_insured=5000000; premium_per_year=612; own_share=150; payment=Yearly; status=Active
- P-70023 | product=Car Basic; policyholder=Sam Oduya; vehicle=LN-902-C; sum_insured=1000000; premium_per_year=268; own_share=500; payment=Monthly; status=Active
- P-69911 | product=Trip Safe; policyholder=Ruth Adler; premium_per_year=21; payment=Yearly; status=Expired
- P-70102 | product=Home Nest; policyholder=Mei Tan; premium_per_year=158; payment=Quarterly; status=Offer
item insured vehicle|vehicle|vehicle information|car|insured object [vehicle\\w*|cars?|motor\\w*|auto]: Number plate!;Owner~Ruth Adler|Sam Oduya;Make and model;Year built:number#1950-2100;Chassis number;Engine power:number(kW)#1-2000;Value:money;Kilometres a year:number(km)#0-200000;Used for=Private|Business|Taxi
- KB-418-T | owner=Ruth Adler; make_and_model=Compact estate; year_built=2021; engine_power=85; value=16400; used_for=Private
- LN-902-C | owner=Sam Oduya; make_and_model=Small van; year_built=2016; engine_power=66; value=6900; used_for=Business
- MT-077-K | owner=Mei Tan; make_and_model=City car; year_built=2024; engine_power=60; value=14900; used_for=Private
- RS-315-A | owner=Leon Haag; make_and_model=Saloon; year_built=2019; engine_power=110; value=15200; used_for=Taxi
record premium quotation|quotation|quote|premium calculation|insurance quote: Title!;Product->@insurance product|insurance plan~Car Full;Vehicle->@insured vehicle|vehicle~KB-418-T;Driver age:number#16-110;No-claims years:number#0-60;Sum insured:money;Base premium:money;Discount:percent;~Premium per year:money;Valid until:date;~Status=Calculated|Saved|Bought|Expired
- Full cover for the estate | product=Car Full; vehicle=KB-418-T; driver_age=41; no_claims_years=12; base_premium=720; discount=15; premium_per_year=612; status=Bought
- Basic for the van | product=Car Basic; vehicle=LN-902-C; driver_age=29; no_claims_years=3; base_premium=282; discount=5; premium_per_year=268; status=Bought
- Full for the city car | product=Car Full; vehicle=MT-077-K; driver_age=22; no_claims_years=0; base_premium=890; discount=0; premium_per_year=890; status=Saved
- Basic for the saloon | product=Car Basic; vehicle=RS-315-A; driver_age=55; no_claims_years=20; base_premium=410; discount=20; premium_per_year=328; status=Expired
record claim|insurance claim|claim report|accident report|accident|damage report {Reported|Being assessed|Approved|Rejected|Paid}: Claim number!;Policy->@insurance policy|policy~P-70018;Kind=Collision|Theft|Glass|Fire|Storm|Water|Illness;Happened on:date!;Place;Description:long!;Photo:image;Estimated damage:money;~Approved amount:money;~Adjuster~Vera Kolb|Tom Akers
- C-3301 | policy=P-70018; kind=Glass; place=Motorway 7; estimated_damage=480; approved_amount=330; adjuster=Vera Kolb
- C-3306 | policy=P-70023; kind=Collision; place=Market square; estimated_damage=2100; adjuster=Tom Akers
- C-3290 | policy=P-69911; kind=Illness; place=Porto; estimated_damage=260; approved_amount=210; adjuster=Vera Kolb
- C-3311 | policy=P-70018; kind=Storm; place=Home; estimated_damage=900
! record claim assessment|damage assessment|assessment|survey report [assess\\w*|adjust\\w*|claim\\w*]: Title!;Claim->@claim|insurance claim~C-3301;Adjuster~Vera Kolb|Tom Akers;Visited on:date;Damage:money;Covered:boolean;Recommended amount:money;Findings:long;File:file;Decision=Pay|Pay in part|Refuse
- Windscreen of C-3301 | claim=C-3301; adjuster=Vera Kolb; damage=480; recommended_amount=330; decision=Pay
- Bumper of C-3306 | claim=C-3306; adjuster=Tom Akers; damage=2100; recommended_amount=1600; decision=Pay in part
- Doctor's bill | claim=C-3290; adjuster=Vera Kolb; damage=260; recommended_amount=210; decision=Pay
- Roof rack of C-3311 | claim=C-3311; adjuster=Tom Akers; damage=900; decision=Refuse
! record claim photo|claim document|evidence file [claim\\w*|photo\\w*|document\\w*|accident\\w*]: Title!;Claim->@claim|insurance claim~C-3301;Kind=Photo|Invoice|Police report|Estimate|Letter;File:file;Uploaded on:date;Note
- Cracked screen | claim=C-3301; kind=Photo
- Garage estimate | claim=C-3306; kind=Estimate
- Receipt of the clinic | claim=C-3290; kind=Invoice
- Letter of the police | claim=C-3306; kind=Police report
record payout|claim payment|compensation: Reference!;Claim->@claim|insurance claim~C-3301;Amount:money!;Account holder;Account number;Paid on:date;Approved by~Tom Akers;~Status=Requested|Approved|Paid|Refused
- PO-501 | claim=C-3301; amount=330; account_holder=Ruth Adler; status=Paid
- PO-502 | claim=C-3290; amount=210; account_holder=Ruth Adler; status=Paid
- PO-503 | claim=C-3306; amount=1600; account_holder=Sam Oduya; status=Requested
- PO-504 | claim=C-3311; amount=0; account_holder=Ruth Adler; status=Refused
record renewal|renewal reminder|policy renewal|renewal notice: Title!;Policy->@insurance policy|policy~P-70018;Due on:date!;New premium:money;Reminded on:date;Channel=Email|Text message|Letter;~Status=Planned|Sent|Renewed|Not wanted
- Renewal of P-70018 | policy=P-70018; new_premium=598; channel=Email; status=Sent
- Renewal of P-70023 | policy=P-70023; new_premium=275; channel=Text message; status=Planned
- Renewal of P-69911 | policy=P-69911; new_premium=22; channel=Email; status=Not wanted
- Renewal of P-70102 | policy=P-70102; new_premium=161; channel=Letter; status=Planned
item premium rate|rate|rate table|premium rule [rate\\w*|premium\\w*|tariff\\w*|pric\\w*]: Name!;Product->@insurance product|insurance plan~Car Full;Depends on=Age|Region|Vehicle class|No-claims years|Sum insured;From:number;Until:number;Factor:number#0-100;Valid from:date
- Drivers under 25 | product=Car Full; depends_on=Age; from=18; until=24; factor=1.6
- Ten years without a claim | product=Car Full; depends_on=No-claims years; from=10; until=60; factor=0.85
- City region | product=Car Basic; depends_on=Region; factor=1.2
- Strong engines | product=Car Basic; depends_on=Vehicle class; factor=1.35
+ payment: Policy->@insurance policy|policy;Instalment:number
# stock trading simulation|trading simulation|virtual trading|paper trading|trading simulator|stock simulation|simulated trading|stock game|investment simulation
item stock|security|listed stock|instrument: Symbol!;Name!;Sector;Market~Main board|Growth board;Last price:money;Day change:percent;Lot size:number#1-100000;~Volume today:number#0-1000000000;~Status=Trading|Halted|Delisted
- HARB | name=Harbour Lines; sector=Shipping; market=Main board; last_price=42.1; day_change=1.4; lot_size=1; status=Trading
- LUMI | name=Lumi Panels; sector=Energy; market=Growth board; last_price=7.85; day_change=-2.2; lot_size=10; status=Trading
- OATS | name=Oat Mills; sector=Food; market=Main board; last_price=18.3; day_change=0.3; lot_size=1; status=Trading
- FERN | name=Fern Pharma; sector=Health; market=Growth board; last_price=96; day_change=0; lot_size=1; status=Halted
! record order|trade order|stock order|buy order|sell order: Order number!;Account->@virtual account|trading account~Mara's practice account;Stock->@stock|security~HARB|LUMI;Side=Buy|Sell!;Order type=Market|Limit|Stop;Quantity:number#1-10000000!;Limit price:money;Placed on:date;Valid until=Today|Until cancelled;~Filled quantity:number#0-10000000;~Average price:money;~Fee:money;~Status=Open|Partly filled|Filled|Cancelled|Rejected
- T-1001 | account=Mara's practice account; stock=HARB; side=Buy; order_type=Market; quantity=50; filled_quantity=50; average_price=41.6; fee=2; status=Filled
- T-1002 | account=Mara's practice account; stock=LUMI; side=Buy; order_type=Limit; quantity=200; limit_price=7.5; status=Open
- T-1003 | account=Ivo's contest account; stock=OATS; side=Buy; order_type=Market; quantity=300; filled_quantity=300; average_price=18.1; fee=4; status=Filled
- T-1004 | account=Ivo's contest account; stock=OATS; side=Sell; order_type=Limit; quantity=100; limit_price=19; status=Cancelled
item virtual account|trading account|simulated account|practice account: Name!;Owner~Mara Lindt|Ivo Petrov;Contest->@contest|competition|trading competition~Spring open;Starting cash:money;~Cash:money;~Worth of positions:money;~Total:money;~Profit:percent;Opened on:date;~Status=Active|Reset|Closed
- Mara's practice account | owner=Mara Lindt; starting_cash=100000; cash=97918; worth_of_positions=2105; total=100023; profit=0; status=Active
- Ivo's contest account | owner=Ivo Petrov; contest=Spring open; starting_cash=50000; cash=44566; worth_of_positions=5490; total=50056; profit=0.1; status=Active
- Jun's contest account | owner=Jun Arai; contest=Spring open; starting_cash=50000; cash=50000; total=50000; status=Active
- Mara's old account | owner=Mara Lindt; starting_cash=10000; cash=0; status=Closed
! record position|holding|stock position: Title!;Account->@virtual account|trading account~Mara's practice account;Stock->@stock|security~HARB;Quantity:number#0-10000000;Average price:money;~Price now:money;~Worth now:money;~Profit:money;~Profit rate:percent
- Mara's HARB | account=Mara's practice account; stock=HARB; quantity=50; average_price=41.6; price_now=42.1; worth_now=2105; profit=25; profit_rate=1.2
- Ivo's OATS | account=Ivo's contest account; stock=OATS; quantity=300; average_price=18.1; price_now=18.3; worth_now=5490; profit=60; profit_rate=1.1
- Ivo's LUMI | account=Ivo's contest account; stock=LUMI; quantity=0; average_price=8; price_now=7.85; worth_now=0; profit=-30; profit_rate=-1.9
- Mara's FERN | account=Mara's practice account; stock=FERN; quantity=0; average_price=95; price_now=96; worth_now=0; profit=12; profit_rate=1
record market quote|quote|price record|stock price: Title!;Stock->@stock|security~HARB;Day:date;Open:money;High:money;Low:money;Close:money;Volume:number#0-1000000000
- HARB Monday | stock=HARB; open=41.5; high=42.4; low=41.2; close=42.1; volume=188000
- LUMI Monday | stock=LUMI; open=8; high=8.1; low=7.8; close=7.85; volume=420000
- OATS Monday | stock=OATS; open=18.2; high=18.4; low=18.1; close=18.3; volume=90500
- FERN Monday | stock=FERN; open=96; high=96; low=96; close=96; volume=0
event contest|competition|trading competition|trading contest: Name!;Starts on:date!;Ends on:date;Starting cash:money;Prize;Rules:long;Places:number#1-1000000;~Status=Planned|Open|Running|Ended
- Spring open | starting_cash=50000; prize=Book voucher; places=200; status=Running
- Class cup | starting_cash=20000; prize=Cup; places=30; status=Open
- Winter open | starting_cash=50000; prize=Ticket to the fair; places=200; status=Ended
- Night sprint | starting_cash=10000; prize=Badge; places=100; status=Planned
! record contest rank|leaderboard entry|leaderboard|ranking [leaderboard\\w*|rank\\w*|contest\\w*|competition\\w*]: Title!;Contest->@contest|competition~Spring open;Account->@virtual account|trading account~Ivo's contest account;Rank:number#1-1000000;Return:percent;Total:money;Day:date
- Ivo in the Spring open | contest=Spring open; account=Ivo's contest account; rank=1; return=0.1; total=50056
- Jun in the Spring open | contest=Spring open; account=Jun's contest account; rank=2; return=0; total=50000
- Ivo last week | contest=Spring open; account=Ivo's contest account; rank=2; return=-0.2; total=49900
- Jun last week | contest=Spring open; account=Jun's contest account; rank=1; return=0; total=50000
! record watchlist entry|watchlist|watched stock [watch\\w*|favorite\\w*|follow\\w*]: Title!;Stock->@stock|security~HARB;Owner~Mara Lindt;Target price:money;Alert:boolean;Added on:date;Note
- Mara watches FERN | stock=FERN; owner=Mara Lindt; target_price=90
- Ivo watches HARB | stock=HARB; owner=Ivo Petrov; target_price=40
- Jun watches LUMI | stock=LUMI; owner=Jun Arai; target_price=7
- Mara watches OATS | stock=OATS; owner=Mara Lindt; target_price=17.5
item trading rule|rule|market rule: Name!;Kind=Hours|Fee|Limit per day|Price band|Short selling;Value~0.1 percent;Market~Main board|Growth board;Valid from:date;Active:boolean
- Fee | kind=Fee; value=0.1 percent, at least 2; market=Main board
- Trading hours | kind=Hours; value=09:00-17:30; market=Main board
- Price band | kind=Price band; value=10 percent; market=Growth board
- Daily orders | kind=Limit per day; value=50; market=Main board
# wealth management product|financial product sales|financial products|wealth product|fund sales|wealth platform|investment product|fund product
item financial product|product type|wealth product|fund: Name!;Kind=Fund|Deposit|Bond|Insurance plan;Risk level=R1|R2|R3|R4|R5;Expected return:percent;Term:number(days)#1-20000;Smallest amount:money;Raised so far:money;Raising until:date;Fee:percent;Papers:file;~Status=On sale|Sold out|Running|Ended
- Steady 90 | kind=Deposit; risk_level=R1; expected_return=2.4; term=90; smallest_amount=1000; fee=0; status=On sale
- Green Growth | kind=Fund; risk_level=R4; expected_return=6.5; term=1095; smallest_amount=100; fee=1.2; status=On sale
- City Bond 5 | kind=Bond; risk_level=R2; expected_return=3.1; term=1825; smallest_amount=5000; fee=0.3; status=Sold out
- Retire Plan | kind=Insurance plan; risk_level=R2; expected_return=2.9; term=7300; smallest_amount=50; fee=0.8; status=Running
record risk assessment|risk questionnaire|risk test: Title!;Customer~Mara Lindt;Score:number#0-100;Risk type=Careful|Steady|Balanced|Growth|Daring;Answers:long;Taken on:date;Valid until:date
- Mara, spring | customer=Mara Lindt; score=48; risk_type=Balanced
- Joel, spring | customer=Joel Abara; score=81; risk_type=Daring
- Ines, winter | customer=Ines Holt; score=22; risk_type=Careful
- Tomas, winter | customer=Tomas Reid; score=35; risk_type=Steady
! record holding|position|portfolio position: Title!;Product->@financial product|wealth product|fund~Green Growth;Customer~Mara Lindt;Units:number;Paid in:money;~Worth now:money;~Income so far:money;Bought on:date;Ends on:date;~Status=Running|Redeemed|Ended
- Mara in Green Growth | product=Green Growth; customer=Mara Lindt; units=120; paid_in=1200; worth_now=1264; income_so_far=64; status=Running
- Joel in Steady 90 | product=Steady 90; customer=Joel Abara; units=1; paid_in=5000; worth_now=5018; income_so_far=18; status=Running
- Ines in City Bond 5 | product=City Bond 5; customer=Ines Holt; units=2; paid_in=10000; worth_now=10155; income_so_far=155; status=Running
- Tomas in Steady 90 | product=Steady 90; customer=Tomas Reid; units=1; paid_in=2000; worth_now=2012; income_so_far=12; status=Ended
! record income entry|daily income|income|return record [income\\w*|return\\w*|profit\\w*|yield\\w*|earning\\w*]: Title!;Holding->@holding|position~Mara in Green Growth;Product->@financial product|wealth product|fund~Green Growth;Kind=Interest|Dividend|Change in value|Fee;Amount:money;Rate:percent;Day:date
- Green Growth, Monday | holding=Mara in Green Growth; product=Green Growth; kind=Change in value; amount=4.1; rate=0.3
- Steady 90, May | holding=Joel in Steady 90; product=Steady 90; kind=Interest; amount=10; rate=0.2
- City Bond, half year | holding=Ines in City Bond 5; product=City Bond 5; kind=Interest; amount=155; rate=1.55
- Green Growth fee | holding=Mara in Green Growth; product=Green Growth; kind=Fee; amount=-1.2; rate=0.1
record redemption|withdrawal from a product|sale of units: Title!;Holding->@holding|position~Tomas in Steady 90;Units:number;Amount:money!;Fee:money;Asked on:date;Paid on:date;Bank account;~Status=Asked|Paid|Refused
- Tomas takes out | holding=Tomas in Steady 90; units=1; amount=2012; fee=0; status=Paid
- Mara takes half | holding=Mara in Green Growth; units=60; amount=630; fee=6; status=Asked
- Joel early | holding=Joel in Steady 90; units=1; amount=5010; fee=8; status=Refused
- Ines one bond | holding=Ines in City Bond 5; units=1; amount=5070; fee=0; status=Asked
! record product value|net value|price history [value\\w*|price\\w*|chart\\w*|return\\w*|yield\\w*]: Title!;Product->@financial product|wealth product|fund~Green Growth;Day:date;Value per unit:money;Change:percent
- Green Growth Monday | product=Green Growth; value_per_unit=10.53; change=0.3
- Green Growth Tuesday | product=Green Growth; value_per_unit=10.49; change=-0.4
- City Bond Monday | product=City Bond 5; value_per_unit=5077; change=0
- Retire Plan Monday | product=Retire Plan; value_per_unit=101.2; change=0.1
+ order: Financial product->@financial product|wealth product|fund;Amount:money;Pay from
+ product: Risk level=R1|R2|R3|R4|R5;Raised so far:money;Fee:percent
`
