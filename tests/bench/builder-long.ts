import type { Own } from './builder-short.ts'

/** Whole apps told in about seventy words, each in its own way; colours where the third member of a line's words names them. */
export const long: readonly Own[] = [
  [
    'We run a tool library in Leeds. Members look through our drills, ladders and saws, borrow one for a week and bring it back; they see what they have at home and when it is due. The librarian adds tools, takes them out of service when they break, and approves loans. Everybody can leave a short review of a tool. I picture a cream page with moss green buttons.',
    ['tool', 'loan', 'review'],
    ['member', 'librarian'],
  ],
  [
    'Think of a front desk for a vet practice. A pet owner signs up, enters their animals with age and breed, and asks for an appointment by date and reason. The vet sees the day’s appointments, confirms or moves them, and writes a note after the visit. The receptionist keeps the list of owners. Soft mint behind everything, dark teal for what can be pressed.',
    ['animal', 'appointment', 'note'],
    ['pet owner', 'vet', 'receptionist'],
  ],
  [
    'Build something for our film festival. Visitors page through the programme by day, open a film to read about it, and put films on their own watch list. They buy tickets, get a booking number and can cancel up to the day before. The festival team edits films and screenings and sees how many tickets each screening sold. Black background, gold accents.',
    ['film', 'screening', 'ticket'],
    ['visitor', 'festival team'],
  ],
  [
    'My landscaping firm needs an app where clients ask for a quote with the size of their garden and a few words. Estimators answer with an amount, the client accepts or declines, and an accepted quote becomes a job. Crew members see the jobs of the week and mark them done. The owner wants totals per month. Light sand page, forest green parts.',
    ['quote', 'job'],
    ['client', 'estimator', 'crew member', 'owner'],
  ],
  [
    'An allotment society wants to stop using paper. People put themselves on the waiting list, plot holders pay their yearly rent and report water leaks, and the secretary hands out plots when one is free. There should be a noticeboard and a page of rules that anyone can read. Honeydew for the page, brown for headers and buttons please.',
    ['plot', 'leak', 'notice'],
    ['plot holder', 'secretary'],
  ],
  [
    'Design an ordering app for a school canteen: parents top up a balance, choose tomorrow’s lunches from the menu and see past orders. Kitchen staff publish the menu for each day and tick meals as served. The bursar looks at a report of income by week. Keep it lemon chiffon with tomato buttons.',
    ['lunch', 'order', 'menu'],
    ['parent', 'kitchen staff', 'bursar'],
  ],
  [
    'I teach piano to forty pupils. They should pick a free lesson slot, cancel when ill, and find their homework with the sheet they need. I want to enter homework, note progress after every lesson and see who has not paid this month. A landing page tells new families my prices. Lavender page, indigo controls.',
    ['lesson', 'homework', 'payment'],
    ['pupil'],
  ],
  [
    'Our city wants residents to report broken street lights with a place and a photo, follow what happens to their report, and back reports of others. Field crews take on reports and close them with a comment. A supervisor assigns crews and looks at how many reports are open per district. White smoke page with steel blue elements.',
    ['report', 'comment'],
    ['resident', 'field crew', 'supervisor'],
  ],
  [
    'Make a second-hand bookshop. Shoppers search by author or subject, put books in a basket, check out and follow their parcel. They can ask us to look for a rare title. Staff add stock with condition and price, pack orders and answer the requests. Reviews with stars under each book. Old lace background and maroon interface.',
    ['book', 'order', 'review'],
    ['shopper', 'staff'],
  ],
  [
    'A climbing gym: members buy a ten-entry pass, check in at the desk, sign up for courses and log the routes they have climbed with a grade. Route setters publish new routes and take old ones down. The manager sees entries per day as a chart. Dark slate background with orange components.',
    ['pass', 'course', 'route'],
    ['member', 'route setter', 'manager'],
  ],
  [
    'For a charity kitchen: volunteers choose shifts and swap them with one another, donors promise food with amount and pick-up time, and drivers collect it. Coordinators see which shifts are short of people and send everyone a notice. Nobody should see the phone number of anyone else but coordinators. Seashell page and crimson buttons.',
    ['shift', 'notice'],
    ['volunteer', 'donor', 'driver', 'coordinator'],
  ],
  [
    'Set up an intranet for a bakery chain with five shops. Shop managers order flour and packaging from the central store, storekeepers deliver and keep the stock numbers right, and head office compares consumption by shop. An item that runs low is shown in red. Wheat for the ground and saddle brown for controls.',
    ['item', 'order', 'shop'],
    ['shop manager', 'storekeeper', 'head office'],
  ],
  [
    'An app for a running club. Runners enter each run with distance, time and feeling, see their own totals by month and compare with the club. Trainers plan group runs with a meeting point, runners join or leave them. There is a page with records and one for photos. Alice blue with navy elements.',
    ['run', 'group run', 'record'],
    ['runner', 'trainer'],
  ],
  [
    'Please create a portal for a small insurance broker. Customers see their policies, report a damage with description and amount, and follow the state of the claim. Agents check claims, ask questions and approve or refuse them. A dashboard shows open claims by kind. Colours: ghost white background, midnight blue components.',
    ['policy', 'claim'],
    ['customer', 'agent'],
  ],
  [
    'A farm sells vegetable boxes. Subscribers choose a small or large box, pause when on holiday and tell us what they dislike. Farmers write what is in this week’s box and print the delivery list by street. New people read about the farm and subscribe. Ivory and olive, calm and rustic.',
    ['box', 'subscription'],
    ['subscriber', 'farmer'],
  ],
  [
    'I want a quiz platform for my history lessons. Teachers write quizzes with four answers per question, pupils take them once and see the score and the right answers. A leaderboard ranks the class. The head teacher can look at averages per quiz. Cornsilk background, chocolate for the buttons and bars.',
    ['quiz', 'question'],
    ['teacher', 'pupil', 'head teacher'],
  ],
  [
    'Our hospital ward hands over patients between shifts on paper. Nurses should write handover notes per patient with urgency, tick what is done, and search older notes. Doctors add orders; nurses confirm them. The ward manager keeps beds and staff. Azure page, dark cyan widgets, nothing fancy.',
    ['patient', 'handover note', 'bed'],
    ['nurse', 'doctor', 'ward manager'],
  ],
  [
    'Co-op housing: residents book the guest flat and the laundry room without double bookings, report repairs, and vote on proposals before the yearly meeting. The board publishes minutes and marks repairs as planned or done. A caretaker sees the open repairs only. Beige and sienna.',
    ['booking', 'repair', 'proposal'],
    ['resident', 'board', 'caretaker'],
  ],
  [
    'Let hobby astronomers record observations with object, telescope, date and sky quality, attach a drawing, and follow other observers. Comments under each observation. A moderator removes what does not belong. Statistics show observations per month and the most seen objects. Midnight blue background, light sky blue interface.',
    ['observation', 'comment'],
    ['astronomer', 'moderator'],
  ],
  [
    'Job fair app: companies enter their stand, open positions and talks; students browse companies by field, save the ones they like, apply with a short letter and book a ten minute interview. Organisers approve companies and print the floor list. Snow coloured page with royal purple components.',
    ['company', 'position', 'interview'],
    ['company', 'student', 'organiser'],
  ],
  [
    'We translate documents. A client sends a request with languages, number of words and deadline; we answer with a price. When the client agrees, a translator takes the job, delivers, and a reviewer signs it off. The client downloads it and rates us. The office sees turnover per language. Mint cream, sea green.',
    ['request', 'job'],
    ['client', 'translator', 'reviewer'],
  ],
  [
    'Make an online shop for handmade soap with a cart, delivery details and an order page that shows where the parcel is. People filter soaps by skin type and scent and read reviews. I, the maker, add soaps, change the stock, mark orders as shipped and see what sold best. Pink page, plum buttons.',
    ['soap', 'order', 'review'],
    ['maker'],
  ],
  [
    'A shared calendar for our amateur theatre: actors say when they are free, the director plans rehearsals with scenes and place, and everyone sees who is missing. Props are listed with who brings them. Ticket reservations for the show nights come from the public. Dark red on antique white.',
    ['rehearsal', 'prop', 'reservation'],
    ['actor', 'director'],
  ],
  [
    'Mobile mechanic: drivers describe the fault, enter car and address, and pick a day. The mechanic accepts or refuses, adds parts and hours, and sends an invoice that the driver marks as paid. A list of past visits per car. Also an about page and opening hours. Gainsboro with fire brick controls.',
    ['visit', 'invoice', 'part'],
    ['driver', 'mechanic'],
  ],
  [
    'Our debating society needs a place for motions. Members propose a motion, vote for or against, and argue in comments below. The chair opens and closes the vote and publishes the result. Guests can read but not vote. List of members with how often they spoke. Linen background, dark slate blue accents.',
    ['motion', 'vote', 'comment'],
    ['member', 'chair', 'guest'],
  ],
  [
    'Warehouse helper: pickers scan or type an order number, see the lines with shelf and quantity, and tick them off; packers print a label and mark the order ready. Supervisors add products, correct stock after counting, and look at orders per picker and day. Light gray page, medium blue parts.',
    ['order', 'product'],
    ['picker', 'packer', 'supervisor'],
  ],
  [
    'A site for our village: news, events with sign-up, a directory of businesses, and a marketplace where villagers offer and look for things. The council edits news and events; everybody edits only their own adverts. Search over everything. Honeydew page with sea green bars, friendly and large type.',
    ['news', 'event', 'business', 'advert'],
    ['villager', 'council'],
  ],
  [
    'Build a tracker for chronic pain. Patients note each day the pain from 0 to 10, sleep, medicine and a remark; they see a line over time and print it for the doctor. Therapists read the diaries of patients who share them and leave advice. Private by default. Lavender blush and dark orchid.',
    ['diary entry', 'advice'],
    ['patient', 'therapist'],
  ],
  [
    'Car sharing among colleagues: drivers offer rides to work with time, start and free seats; passengers join a ride until it is full and can leave it again. Costs are split and shown per month. HR sees how many rides and kilometres were saved. Pale green, dark green elements.',
    ['ride'],
    ['driver', 'passenger', 'hr'],
  ],
  [
    'For an art gallery: visitors browse works by artist and price, ask about a work, and reserve a guided tour. Gallery staff add artists, works and exhibitions, mark works as sold and answer inquiries. A newsletter sign-up in the footer. White page, black components, lots of space.',
    ['work', 'artist', 'exhibition', 'inquiry', 'tour'],
    ['visitor', 'gallery staff'],
  ],
  [
    'An escape room business: groups choose a room, date and number of players, pay a deposit and get a code. Game masters see today’s groups and enter the finishing time, which feeds a hall of fame. The owner changes prices and opening times. Dark background, lime controls.',
    ['room', 'booking'],
    ['game master', 'owner'],
  ],
  [
    'Help me run a reading group for seniors. Readers suggest books, vote for next month’s, and write what they think of the current one. The host sets the meeting date and place and keeps the list of past books. Big letters. Floral white with dark golden rod.',
    ['book', 'suggestion', 'meeting'],
    ['reader', 'host'],
  ],
  [
    'A service desk for a university: students and lecturers open tickets with category and urgency, add messages, and close them when solved. Technicians take tickets, change the state and write internal notes. The head of IT looks at average time to solve by category. Page in light cyan, components in teal.',
    ['ticket', 'message'],
    ['student', 'lecturer', 'technician', 'head of it'],
  ],
  [
    'Fish market auctions: fishers enter lots with species, weight and lowest price; buyers bid higher until the auctioneer closes the lot; the winner sees what to pay. Daily totals per species. Keep buyers from seeing who bids. Powder blue ground and midnight blue buttons.',
    ['lot', 'bid'],
    ['fisher', 'buyer', 'auctioneer'],
  ],
  [
    'I organise children’s birthday parties. Parents choose a theme, a date and extras like face painting, see the total, and send the booking. I confirm or suggest another day. Helpers see the parties they work at. Photos of past parties on the first page. Light yellow and hot pink.',
    ['party', 'booking', 'theme'],
    ['parent', 'helper'],
  ],
  [
    'An app for beekeepers: hives with place and queen, inspections with brood, mites and honey, and treatments with date. Reminders for the next inspection are listed on the first page. Association members read one another’s remarks; the bee inspector reads all hives. Corn silk with golden rod.',
    ['hive', 'inspection', 'treatment'],
    ['beekeeper', 'bee inspector'],
  ],
  [
    'Driver’s school planner: students book lessons with an instructor, cancel a day before, and see which topics they have done. Instructors enter free hours, tick topics and rate each lesson. The office registers students and prints a bill. White with dodger blue controls.',
    ['lesson', 'topic', 'bill'],
    ['student', 'instructor', 'office'],
  ],
  [
    'A platform for street musicians. Musicians make a profile with songs and a tip button, announce where they play, and see their tips. Listeners follow musicians, find who plays nearby today, and leave applause. Admins block bad profiles. Black page and deep pink elements.',
    ['musician', 'song', 'tip'],
    ['musician', 'listener', 'admin'],
  ],
  [
    'Time sheets for a small agency: employees log hours by project and day, project leads approve a week, and accounting exports what was approved as a table. Vacation requests go the same way. Everyone sees how many days they have left. Azure and slate blue.',
    ['hour', 'project', 'vacation request'],
    ['employee', 'project lead', 'accounting'],
  ],
  [
    'A lending desk for costumes of our carnival club. Members search costumes by size and theme, reserve for a weekend and return them; damage is noted. The wardrobe keeper adds costumes with a photo and sees what is out. A page tells how the club began. Misty rose with dark magenta.',
    ['costume', 'reservation'],
    ['member', 'wardrobe keeper'],
  ],
]
